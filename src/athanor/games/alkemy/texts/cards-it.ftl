# Quello che è stampato sulle carte: abilità e formule per intero.
explain-skill-acrobat = Quando un attacco in combattimento la ferirebbe, la miniatura può fare una prova di REF contro il totale di COM dell’attaccante; un successo annulla tutti quei danni. Un dado bonus alla prova se è in salute o in stato grave.
explain-skill-alchemical_control = I danni le costano un livello di concentrazione solo se superano la sua concentrazione del momento.
explain-skill-alchemical_decline = Alla fine di ogni turno subisce 1 danno. Un alchimista khaliman amico può pagare 1 pietra per evitarlo e 1 altra pietra per farla guarire di 1, o di 2 se è un Evocatore.
explain-skill-alchemical_explosion = Quando i suoi danni si leggono sotto spada-mazza o ascia-ascia, tutte le altre miniature in vista, anche amiche, subiscono danni: 2 fino a 2 pollici, 1 fino a 4 pollici. Coriaceo conta.
explain-skill-alchemical_mastery = Dopo un lancio di alchimia fallito può aggiungere 1 al totale per ogni pietra spesa, fino alla sua concentrazione + 1 pietre.
explain-skill-alchemical_necrosis = Alla fine di ogni turno subisce 1 danno. Nella sua attivazione, a contatto con un alchimista, per 1 PA: quello perde 2 pietre e la miniatura recupera 2 PV. Finché è in gioco ogni formula costa 1 componente in più.
explain-skill-alchemical_servant = La compagnia può avere 2 carte del Djinn Mahritin.
explain-skill-alchemical_support = Una volta per turno nella sua attivazione, gratis: cede quanti componenti vuole a un alchimista amico a contatto.
explain-skill-alchemical_weapon = In combattimento contro un alchimista i suoi danni si leggono nella seconda tabella.
explain-skill-alchemist_inner_air = Affinità con l’aria. Una volta per turno raccoglie un segnalino componente entro 1 pollice: 6 di aria, 2 di ogni altro elemento. Un dado bonus ai lanci di alchimia. Al massimo 6 pietre di miglioramenti per formula.
explain-skill-alchemist_inner_earth = Affinità con la terra. Una volta per turno raccoglie un segnalino componente entro 1 pollice: 6 di terra, 2 di ogni altro elemento. Un dado bonus ai lanci di alchimia. Al massimo 6 pietre di miglioramenti per formula.
explain-skill-alchemist_inner_water = Affinità con l’acqua. Una volta per turno raccoglie un segnalino componente entro 1 pollice: 6 di acqua, 2 di ogni altro elemento. Un dado bonus ai lanci di alchimia. Al massimo 6 pietre di miglioramenti per formula.
explain-skill-alchemist_outer_air = Affinità con l’aria. Una volta per turno raccoglie un segnalino componente entro 1 pollice: 4 di aria, 2 di ogni altro elemento. Al massimo 4 pietre di miglioramenti per formula.
explain-skill-alchemist_outer_earth = Affinità con la terra. Una volta per turno raccoglie un segnalino componente entro 1 pollice: 4 di terra, 2 di ogni altro elemento. Al massimo 4 pietre di miglioramenti per formula.
explain-skill-alchemist_outer_water = Affinità con l’acqua. Una volta per turno raccoglie un segnalino componente entro 1 pollice: 4 di acqua, 2 di ogni altro elemento. Al massimo 4 pietre di miglioramenti per formula.
explain-skill-armour_piercing_combat = Coriaceo non riduce i suoi danni in combattimento.
explain-skill-armour_piercing_shot = Coriaceo non riduce i danni dei suoi tiri.
explain-skill-bees = Un alveare punge con COM 4 e dadi bianchi contro DEF, danni nella seconda tabella del lanciatore: ogni miniatura entro 2 pollici quando è posato, poi chi vi si muove, agisce o reagisce, una volta per turno. Una puntura da 3 danni toglie l’alveare. I Lancia-alveari sono immuni.
explain-skill-brutal_blow = Una volta per turno, quando il suo attacco brutale riesce, può spingere quel nemico di 1 pollice in linea retta, senza prova di disingaggio. La spinta si ferma agli ostacoli, e prima del contatto con un altro avversario di chi è spinto. Non insieme a un attacco concatenato.
explain-skill-cavalry = La sua carica dà 2 dadi bonus al COM invece di 1, e quei danni si leggono una colonna più a destra.
explain-skill-chain_attack = Quando il suo attacco riesce, con danni o senza, può subito rilanciare COM gratis contro lo stesso nemico, prima che risponda: il nemico conta come inattivo, danni una colonna a sinistra. Una volta per ogni carta giocata.
explain-skill-chains = Una volta per turno nella sua attivazione, gratis: COM contro la DEF di un nemico di taglia 1 o 2 in vista, entro 4 pollici. Se riesce, lo trascina a contatto per la via più breve, al massimo 4 pollici e senza toccare nessun altro; quello perde 1 PA e i due sono in combattimento.
explain-skill-chaotic_inspiration = Una volta per turno, in una prova contrapposta con un nemico, tranne l’iniziativa, può scambiare uno dei suoi dadi con uno del nemico.
explain-skill-clairvoyant = I nemici in combattimento con lei non possono usare le abilità Maestro, Esperto, Impeccabile e Finta.
explain-skill-cumbersome = Nella sua attivazione deve fare altro fra un tiro e l’altro.
explain-skill-deadly_dance = Il secondo lancio del suo attacco concatenato si legge senza spostamento a sinistra.
explain-skill-diplomatic_immunity = Fino al suo primo lancio di COM o tiro della partita: chi vuole caricarla deve prima vincere una prova contrapposta di MND. Altrimenti la carica non avviene, non costa nulla e non si può ritentare nel turno. Gli Evasi la ignorano.
explain-skill-double_graft = All’inizio di un turno può scegliere un effetto per quel turno, ciascuno una volta per partita. Eccesso di linfa: chi perde 2 o più caselle per un suo attacco ha COM 2. Innesto ancorato: Coriaceo/1. Innesto mobile: la prossima miniatura che ferisce in combattimento non può più muoversi. Gemmazione: si muove di 5/7/12.
explain-skill-empathy = Ogni volta che un Aurlok amico entro 6 pollici subisce danni, può prenderne 1 al suo posto, senza perdere concentrazione. Non con un solo punto vita rimasto.
explain-skill-entangle = Quando comincia un combattimento con lei, la miniatura fa prima un lancio di COM gratuito e senza risposta. Se riesce non ferisce, ma finché dura quel combattimento il nemico ha 1 dado malus al COM e DEF -2, e paga 1 PA in più per ogni movimento con cui si disingaggia.
explain-skill-escaped = Ignora l’immunità diplomatica.
explain-skill-expert_brutal = Un dado bonus al COM quando gioca l’attacco brutale.
explain-skill-expert_normal = Un dado bonus al COM quando gioca l’attacco normale.
explain-skill-expert_parry = Un dado bonus al COM quando gioca la parata.
explain-skill-expert_quick_normal = Un dado bonus al COM quando gioca l’attacco rapido o l’attacco normale.
explain-skill-fearless = Supera senza lanciare i dadi ogni prova contro chi è spaventoso.
explain-skill-feint = Mostrate le due carte combattimento, può cambiare la propria in Inattivo, e allora non la paga. Non in una carica.
explain-skill-flawless = Quando para può far rilanciare COM all’attaccante prima di lanciare a sua volta. Vale il secondo lancio.
explain-skill-frightening_14 = Prima che cominci un combattimento con lei, l’avversario fa una prova di MND contro 14. Se fallisce ha 1 dado malus a tutti i lanci finché combatte con questa miniatura. Più miniature spaventose si sommano.
explain-skill-frightening_15 = Prima che cominci un combattimento con lei, l’avversario fa una prova di MND contro 15. Se fallisce ha 1 dado malus a tutti i lanci finché combatte con questa miniatura. Più miniature spaventose si sommano.
explain-skill-guard = Quando un amico entro 2 pollici diventa bersaglio di un tiro, una formula, una carica o un ingaggio, può gratis scambiare il posto con lui e diventare il bersaglio; allora non reagisce. Non se è in combattimento o bersaglio della stessa azione.
explain-skill-hemotoxic = In stato grave o critico restituisce 1 danno al nemico a contatto il cui attacco la ferisce.
explain-skill-high_dignitary = La compagnia può avere 4 carte di Ghulam Suleman. Finché lei è in gioco i suoi Ghulam hanno Esperto (Parata).
explain-skill-hive_throw = Tre alveari per partita. Lanciarne uno per turno è gratis, ogni altro costa 1 PA: si posa in vista, entro 10 pollici.
explain-skill-icon = Una volta per turno un amico entro 2 pollici da lei può proteggerla come con Guardia.
explain-skill-ifrit_hunter = Contro un nemico di taglia 3: Perforante (Combattimento) e 1 altro dado bonus al COM.
explain-skill-impassive = Lei e gli amici entro 4 pollici, tranne gli eroi, non prendono mai dadi malus.
explain-skill-iron_grip = In ogni lancio di COM uno dei suoi dadi è bianco, qualunque sia il suo stato.
explain-skill-lackey = Raccoglie come un alchimista, ma 2 componenti da ogni segnalino, e non ne porta mai più di 2. Nella sua attivazione li cede gratis a un alchimista a contatto.
explain-skill-laying_on_of_hands = Una volta per turno nella sua attivazione, gratis: segna quante vuole delle proprie caselle bianche, e un Avaloniano amico a contatto recupera 2 PV per ognuna.
explain-skill-leader = Gli amici entro tanti pollici quanto il suo MND possono usare il suo MND invece del proprio. Il suo lancio per l’iniziativa si fa sempre con dadi bianchi.
explain-skill-leap = In marcia, carica o corsa può saltare miniature e ostacoli di taglia 3 o meno, al massimo per la lunghezza della sua marcia. Può caricare un nemico che non vede. Le cadute non la feriscono.
explain-skill-lightning_fast = Quando un nemico lascia il contatto con lui, gli fa un attacco gratuito, danni una colonna a sinistra, anche dove le regole non glielo darebbero.
explain-skill-marksman_1 = Una volta per turno, dichiarato appena prima del tiro: il bersaglio non ha alcun vantaggio da nessuna copertura.
explain-skill-marksman_2 = Due volte per turno, dichiarato appena prima del tiro: il bersaglio non ha alcun vantaggio da nessuna copertura.
explain-skill-master_combat = Una volta per turno, nella sua attivazione o in reazione, un’azione di combattimento non costa PA.
explain-skill-mutagenic_metabolism = La compagnia può avere 2 carte dello Sciamano della Medicina del Rospo. Finché lui è in gioco i suoi Sciamani della Medicina sono Emotossici e i suoi Lancia-alveari hanno Balzo. Un Walosi amico con l’ultima casella segnata resta in gioco entro tanti pollici quanto il suo MND; a fine turno è tolto se non è stato guarito.
explain-skill-one_eyed = Il suo dado bonus per la mira è un dado rosso.
explain-skill-opportunist = Una volta per turno, subito dopo l’attivazione di un’Ombra o di un Sussurro della compagnia, Chen Sze può attivarsi o riattivarsi prima che la mano passi.
explain-skill-pacifist = Per lui e per ogni miniatura entro 5 pollici da lui, ogni azione o reazione di combattimento, tiro o alchimia contro un nemico costa 1 PA in più.
explain-skill-pack_spirit = Ha Attacco Concatenato contro un nemico in combattimento con un altro Khergar.
explain-skill-poisoned_weapons = Una miniatura che ferisce, in combattimento o con un tiro, ha 1 dado malus a tutti i lanci fino alla fine del turno.
explain-skill-preemptive_strike = Quando è caricata può fare una prova contrapposta gratuita di REF con chi carica; se vince infligge subito i danni che i dadi di questo lancio mostrano. La sua Guardia vale anche in combattimento finché nessuno la tocca.
explain-skill-prescience = Non ha mai bisogno di linea di vista. In combattimento il nemico mostra la sua carta prima che lei scelga la propria.
explain-skill-raven_swarm = Una volta per turno può misurare una distanza prima di dichiarare un’azione. I nemici a contatto con lui hanno 1 dado malus al COM.
explain-skill-reach = Combatte e comincia combattimenti fino a 1 pollice. Un nemico senza allungo che non la tocca può solo parare, e non la trattiene quando si disingaggia.
explain-skill-religious_authority = Una volta per turno nella sua attivazione indica un amico entro tanti pollici quanto il suo MND, né eroe né alchimista, che compie subito un’azione da 1 PA gratis.
explain-skill-roaring_wave = Una volta per turno nella sua attivazione, per 1 PA: un attacco normale contro ogni nemico entro 1 pollice, uno dopo l’altro, senza reazioni.
explain-skill-sacred_censers = Ogni volta che lei o un amico entro 6 pollici subisce danni, 1 punto è ignorato. Più turiboli non si sommano.
explain-skill-sergeant = Solo con tutte e 3 le Guardie triadiche. Finché il Sergente è in gioco hanno Esperto (Parata).
explain-skill-spirit = Conta come Senza Paura. Nessuna alchimia può prenderlo di mira né toccarlo. Si disingaggia senza prova. Entra in gioco solo con la Convocazione degli Antichi.
explain-skill-spirit_vision = Una volta per turno nella sua attivazione, su una miniatura entro tanti pollici quanto il suo MND, fino alla fine del turno: un nemico non ha copertura né furtività; un amico ottiene Furtività o, se già l’aveva, non gli si può tirare.
explain-skill-stealth = Può essere schierata dopo tutte le altre. Sempre in copertura contro i tiri, e può reagire a un tiro per togliere la mira, ovunque finisca. Non si può caricare né ingaggiare da più di 4 pollici.
explain-skill-strategist = Schieramento: prima tutte le miniature avversarie senza furtività, poi quelle della sua compagnia, infine le furtive. Nessun effetto se l’hanno entrambe le compagnie.
explain-skill-stubborn = Le abilità e le formule amiche non possono né prenderla di mira né aiutarla.
explain-skill-superior_will = Una volta per turno nella sua attivazione, su un nemico in vista: prova di MND contro 15. Se riesce, la prossima attivazione avversaria del turno deve essere quella della carta di quella miniatura, e non si può passare.
explain-skill-tactician = Un dado bonus ai suoi lanci per l’iniziativa.
explain-skill-tamer = Possono accompagnarlo tanti animali selvatici quanti sono i suoi PA. Una volta per turno la loro carta può attivarsi o riattivarsi subito dopo il domatore, prima che la mano passi. Gli animali entro tanti pollici quanto il suo MND possono usare il suo MND.
explain-skill-telluric_shock = Una volta per turno nella sua attivazione, gratis: ogni altra miniatura entro 4 pollici perde 1 PA.
explain-skill-templar_constable = La compagnia può avere 2 carte di Templari. Finché è in gioco, i suoi Novizi del Tempio hanno Esperto (Brutale).
explain-skill-temple_veteran = La compagnia può avere 6 carte di Novizio del Tempio. Quando la sua parata supera l’attacco di 5 o più, riprende il PA della carta oltre al solito contrattacco.
explain-skill-tendon_cutter = I dadi bonus che ha in un lancio di COM valgono anche per l’attacco concatenato che segue.
explain-skill-thrust_duel = Una carta combattimento in più che conta come attacco normale. Se lui e l’avversario combattono solo l’uno contro l’altro: 1 dado bonus a REF e a COM.
explain-skill-thrust_raging_attack = Una carta combattimento in più che conta come attacco normale. I danni che la carta nemica le infligge si leggono una colonna a destra. In stato grave i suoi danni si leggono nella seconda tabella.
explain-skill-thrust_sturdy = Una carta combattimento in più che conta come attacco normale. I suoi danni si leggono due colonne a sinistra; contro il prossimo lancio di COM dell’avversario ha 1 di Coriaceo in più.
explain-skill-thrust_walosi_trick = Una carta combattimento in più che conta come attacco rapido, con 2 dadi bonus a REF. Invece di colpire, la miniatura marcia subito, anche dopo una carica o una corsa, con 1 dado bonus se si disingaggia.
explain-skill-tough_1 = Ogni lancio di COM o tiro che la ferisce fa 1 danno in meno, ma mai meno di 1.
explain-skill-tough_2 = Ogni lancio di COM o tiro che la ferisce fa 2 danni in meno, ma mai meno di 1.
explain-skill-toxic_batrachians = All’inizio della sua attivazione ne sceglie uno, che dura fino alla scelta seguente. Rospo toro: Coriaceo +1. Raganella gialla: Segugio e REF +2. Raganella nera: COM +1 e danni +1.
explain-skill-tracker = Una volta per turno, all’inizio della sua attivazione: una marcia gratis, che non è un’azione.
explain-skill-vital_transfer = Una volta per attivazione può passare danni propri ad Avaloniani amici entro 4 pollici: 1 punto a ciascuno, a quanti vuole.
explain-skill-waga_possession = Ha 10 caselle di possessione. Ogni danno che un nemico infligge a lui o a un Aurlok amico entro 6 pollici ne segna una. Segnate tutte, è sostituito dalla sua forma posseduta, che conserva effetti, PA spesi e danni.
explain-skill-war_drum = In salute o in stato grave: lei e gli Aurlok amici in combattimento entro 6 pollici hanno 1 dado bonus al COM con le carte d’attacco, non oltre a quello della carica, e nella loro attivazione non possono parare né restare inattivi.
explain-skill-war_horn = In salute o in stato grave: i nemici in combattimento entro 6 pollici lanciano in quel combattimento dadi gialli se in salute, rossi se in stato grave.
explain-skill-wild_animal = Solo con un domatore. Capo non lo aiuta; non può fare ciò che chiede uno scenario; non può parare.
explain-skill-will_of_the_ancients = Quando è ferita può pagare 2 pietre per conservare il livello di concentrazione.
explain-skill-wolf_leader = Finché è in gioco, i Guerrieri del Tuono del Lupo della compagnia hanno Furtività.
explain-formula-aerial_diversion = Due amici a portata, uno dei quali può essere l’alchimista, si scambiano di posto senza prove di disingaggio. 2 pietre: 1 pollice di portata in più.
explain-formula-alchemical_scimitar = Su sé stessa, fino alla fine di un turno in cui è ferita: non perde concentrazione, ha 1 dado bonus al COM, e la sua tabella dei danni è 4/4/5/5/6/6.
explain-formula-angelus_vitae = Un Avaloniano amico che non sia un eroe, o lui stesso, ha Esperto (Brutale) per il prossimo lancio di COM, o Esperto (Normale) se già l’aveva. 2 pietre: un bersaglio in più a portata. 2 pietre: fino alla fine del turno in cui il bersaglio gioca una carta diversa da Inattivo.
explain-formula-animal_fury = Un nemico subisce tanti danni quante caselle gialle segnate ha lo sciamano. 2 pietre: un bersaglio in più a portata.
explain-formula-avenging_breath = Un’area attorno all’alchimista. Finché la sua concentrazione non scende a 0, può spendere una pietra per aggiungere 1 a un lancio di COM, a un tiro o ai danni di un amico nell’area che non sia un eroe; per turno non più pietre della sua concentrazione.
explain-formula-baleful_howl = Fino alla fine del turno lo sciamano è Spaventoso (12), e ogni nemico nell’area fa subito una prova di MND o ha 1 dado malus a tutti i lanci fino alla fine del turno. 1 pietra: 1 pollice di portata. 1 pietra: 1 in più al numero da battere.
explain-formula-beathacrann_benevolence = Fino alla fine del turno un Avaloniano amico, o lui stesso, può prendere 1 dado bonus in ogni lancio; se un lancio così aiutato fallisce, la sua DEF è 2 per il resto del turno. 2 pietre: un bersaglio in più a portata.
explain-formula-blinding_whirl = Un’area attorno all’alchimista, fino alla fine del turno: gli amici al suo interno hanno Furtività, e i tiri contro una miniatura furtiva nell’area hanno 1 dado malus. 2 pietre: 1 pollice di portata.
explain-formula-corrosive_oil = Un Avaloniano amico, o lui stesso, infligge 1 danno in più in combattimento con il prossimo lancio di COM. 1 pietra: un bersaglio in più. 2 pietre: fino alla fine del turno in cui il bersaglio ha inflitto danni.
explain-formula-corrupting_bond = Un amico, o lui stesso, e un nemico a portata. L’amico subisce tanti danni quanti sono i punti vita che gli restano; poi il giocatore divide fra i nemici tanti danni quante sono le caselle gialle e rosse segnate dell’amico. 2, 3 o 4 pietre: uno, due o tre nemici in più a portata.
explain-formula-deadly_blessing = Su un amico o su sé stessa: quando una carta d’attacco è risolta contro il bersaglio, l’attaccante subisce danni pari al Coriaceo del bersaglio, una volta. 1 pietra: un bersaglio in più. 2 pietre: fino alla fine del turno in cui una carta è risolta contro il bersaglio.
explain-formula-koga_swiftness = Fino alla fine del turno un Aurlok amico che non sia un eroe si muove di +1/+1/+2, e i tiri contro di lui sono senza mira. 2 pietre: un bersaglio in più a portata.
explain-formula-litany_of_brambles = Su un Avaloniano amico o su di sé, fino alla fine di un turno in cui il bersaglio è ferito: ogni volta che un attacco a contatto ferisce il bersaglio, l’attaccante subisce 1 danno. 1 pietra: un bersaglio in più a portata. 2 pietre: 1 danno in più.
explain-formula-orison_of_rock = Un’area attorno a lei: lei e gli amici al suo interno hanno Botta (Robusta) e Coriaceo/1, o 1 di Coriaceo più di prima. Termina con il turno in cui è ferita. 1 pietra: 1 pollice di portata. 3 pietre: 1 di Coriaceo in più.
explain-formula-pranks_of_fate = Fino alla fine del turno la carta combattimento del bersaglio è pescata a caso fra rapido, normale e brutale. 1 pietra: un bersaglio in più a portata. 3 pietre: il giocatore dell’alchimista sceglie quella carta.
explain-formula-prayer_to_stones = Area attorno al prete: lui e gli Avaloniani amici che vi si trovano hanno Coriaceo/1, o un punto in più di quanto avevano. Finisce appena è ferito. 1 pietra: 1 pollice di portata in più.
explain-formula-premonition = Area attorno all’Oracolo, finché la sua concentrazione non è 0: lei e i Khalimani amici inattivi che vi si trovano possono reagire come se avessero PA, quante volte vogliono. 1 pietra: 1 pollice di portata in più.
explain-formula-razor_tornado = Un’area attorno a Feng Sao, che fa un lancio di alchimia. Ogni miniatura nell’area, se uno scenario non la nasconde del tutto, deve raggiungere quel totale con REF o è scagliata lontano da lui di tanti pollici quanta è la sua concentrazione, con 1 danno per pollice. 2 pietre: 1 pollice di portata. 1 pietra: 1 in più al lancio.
explain-formula-reflections_of_reality = Abdelan usa una formula di un alchimista in vista entro 8 pollici: valgono il suo livello, la portata e la soglia, il numero di componenti si paga in acqua, e il popolo che nomina diventa khaliman. Miglioramenti come per quella formula.
explain-formula-serenity = Terminano tutti gli effetti delle formule precedenti sul bersaglio; danni e movimenti già fatti restano. Un nemico vi sfugge vincendo una prova contrapposta di MND con Abdelan. 1 pietra: un bersaglio in più.
explain-formula-summoning_of_the_ancients = Mette a portata uno Spirito Antenato o uno Spirito Eroe, non in combattimento; può attivarsi nello stesso turno. Uno alla volta, ogni tipo una volta per partita. Svanisce quando lo sciamano è fuori o la sua concentrazione scende a 0.
explain-formula-telluric_lance = Fino alla fine del turno un Aurlok amico che non sia un eroe ha Portata, Esperto (Brutale) e Perforante (Combattimento). 2 pietre: un bersaglio in più a portata.
explain-formula-travelling_circus = Un amico o lui stesso è Acrobata, con REF 4 per quella prova, una volta. 1 pietra: un bersaglio in più a portata. 2 pietre: fino alla fine del turno in cui l’effetto serve. 2 pietre: 1 punto di REF in più.
explain-formula-uchronia = Un Khalimano amico o lei stessa può una volta rilanciare uno dei suoi dadi, in qualsiasi lancio. 1 pietra: un bersaglio in più a portata. 3 pietre: in tutti i lanci del turno in cui l’effetto serve.
explain-formula-undine_guard = Un’area attorno all’Evocatrice, che ottiene tanti segnalini onda quanta è la sua concentrazione. Quando lei o un amico nell’area subisce i danni di un lancio, 1 segnalino li fa leggere due colonne a sinistra, 2 segnalini tre colonne. 2 pietre: 1 segnalino in più.
explain-formula-undine_preceptor = Un’area attorno all’Evocatrice, che ottiene tanti segnalini onda quanta è la sua concentrazione. Ognuno permette a lei o a un amico nell’area di fare un lancio con dadi bianchi. 3 pietre, una volta sola: la portata di tutte le sue formule è raddoppiata.
explain-formula-violent_gust = Un nemico è gettato a terra finché non paga 1 PA nella sua attivazione per rialzarsi: DEF 8, non può agire, non è in guardia e non ha attacchi gratuiti contro chi si disingaggia. 2 pietre: un bersaglio in più a portata.
explain-formula-walosi_explosion = Ogni miniatura Emotossica a portata infligge 1 danno a tutte le miniature entro 1 pollice da lei; le Emotossiche sono immuni. 3 pietre: un amico a portata ha Emotossico fino alla fine del turno. 3 pietre: 1 pollice in più attorno a quelle miniature.
explain-formula-walosi_kiss = Un Aurlok amico o lo sciamano stesso recupera 1 PV. 2 pietre: un bersaglio in più a portata. 2 pietre: 1 PV recuperato in più.
explain-formula-walosi_trick = Un amico, o lui stesso, ha Balzo e Botta (Astuzia di Walosi) finché non gioca quest’ultima; se aveva già Balzo, giocarla non costa PA. 2 pietre: un bersaglio in più.
explain-formula-wind_influence = Fino alla fine del turno un nemico ha 1 dado malus a REF e i suoi danni in combattimento si leggono una colonna a sinistra. 2 pietre: un bersaglio in più a portata.
explain-formula-wind_lightness = Fino alla fine del turno un amico di taglia 1 o 2 che non sia un eroe, o la discepola stessa, diventa Segugio oppure si disingaggia senza prova. 2 pietre: un bersaglio in più a portata. 1 pietra: entrambi gli effetti.

weapon-bow = Arco
weapon-darts = Freccette
weapon-double_bow = Arco doppio
weapon-scorpion = Scorpione
weapon-long_sling = Fionda lunga
weapon-ravens = Corvi
weapon-javelins = Giavellotti
weapon-tomahawk = Tomahawk
weapon-crossbow = Balestra
weapon-sling = Fionda

# La pagina delle compagnie.
co-title = Compagnie
co-intro = Sfoglia le carte, componi una compagnia, portala a un tavolo o al club.
co-gallery = Tutte le miniature
co-cards = Tutte le carte
co-build = La tua compagnia
co-saved = Salvate
co-loading = Le carte stanno arrivando…
co-search = Cerca
co-search-hint = Nome, abilità o formula
co-people = Popolo
co-role = Ruolo
co-skill = Abilità
co-cost-most = Costo massimo
co-any = Tutti
co-also-missing = Mostra le carte che entrano solo a partita in corso
co-also-apart = Anche le carte che non vanno con la compagnia
co-found = { $count ->
    [0] Nessuna carta corrisponde. Allarga la ricerca.
    [one] Una carta
   *[other] { $count } carte
  }
co-clear = Cancella la ricerca
role-hero = Eroi
role-alchemist = Alchimisti
role-shooter = Tiratori
role-troop = Truppe
kind-hero = Eroe
kind-hero-alchemist = Eroe, alchimista
kind-alchemist = Alchimista
kind-troop = Truppa
kind-special = Speciale
co-size = Taglia
co-ap = PA
co-move = Movimenti
co-walk = Marcia
co-charge = Carica
co-run = Corsa
co-mnd = MND
co-ref = REF
co-com = COM
co-def = DEF
co-cost = { $cost } punti
co-points-short = pt
co-per-figure = ciascuna
co-health = Salute
co-health-told = { $white } bianche, { $yellow } gialle, { $red } rosse
co-damage = Danni
co-damage-shot = Danni dei tiri
co-damage-alchemical = Seconda tabella dei danni
co-shot = { $weapon }: COM { $com }, portata { $range } pollici
co-limit = { $figures ->
    [one] { $count ->
        [one] al massimo 1 carta
       *[other] al massimo { $count } carte
      }
   *[other] { $count ->
        [one] al massimo 1 carta da { $figures }
       *[other] al massimo { $count } carte da { $figures }
      }
  }
co-not-offered = Entra solo a partita in corso
co-skills = Abilità
co-formulas = Formule
co-formula-facts = livello { $level } · { $components ->
    [one] 1 componente
   *[other] { $components } componenti
  } { $element } · { $range ->
    [0] su di sé
   *[other] { $range } pollici
  } · { $threshold ->
    [auto] riesce sempre
   *[other] contro MND
  }
co-formula-other = come la formula che copia
co-alchemy = { $circle ->
    [inner] Cerchio interno
   *[other] Cerchio esterno
  }, alchimia { $element }: { $stones } pietre, porta { $store } componenti
co-symbol = { $symbol ->
    [sword] spada
    [axe] ascia
   *[mace] mazza
  }
co-add = Aggiungi
co-add-of = Aggiungi { $profile }
co-less-of = Togli { $profile }
co-count = { $count } nella compagnia
co-name = Nome
co-name-hint = Dalle un nome
co-format = Formato
co-budget = { $cost } punti su { $points }
co-left = { $count ->
    [one] resta 1 punto
   *[other] restano { $count } punti
  }
co-over = { $count ->
    [one] 1 punto di troppo
   *[other] { $count } punti di troppo
  }
co-figures = { $figures ->
    [one] 1 miniatura
   *[other] { $figures } miniature
  }, { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
  }
co-sound = Rispetta tutte le regole.
co-broken = { $count ->
    [one] Una regola non è rispettata:
   *[other] { $count } regole non sono rispettate:
  }
co-rule = Regola { $rule }
co-empty = Ancora nessuno. Parti da una compagnia già pronta, o aggiungi carte.
co-start-from = Parti da
co-samples = Compagnie già pronte
co-new = Nuova compagnia
co-unnamed = Compagnia
co-save = Salva
co-kept = Salvata in questo browser e sul server.
co-kept-here = Salvata in questo browser. Il server non ha potuto salvarla: { $reason }
co-share = Condividi
co-share-more = Chi apre questo link vede questa compagnia.
co-code = Codice per il tavolo
co-link = Link
co-print = Stampa o crea un PDF
co-play = Gioca con questa compagnia
co-play-not = Una compagnia che non rispetta una regola non si può giocare.
co-open = Apri
co-delete = Elimina
co-delete-of = Elimina { $name }
co-saved-none = Ancora niente di salvato.
co-shared = Qualcuno ha condiviso con te una compagnia. Cambiala come vuoi: quella del link resta com’è.
co-server = salvata sul server come { $id }
co-to-build = Alla compagnia ({ $cost })

# Il foglio stampato.
sheet-title = Foglio di compagnia
sheet-total = { $cost } punti
sheet-dice = I dadi
sheet-skills = Abilità
sheet-formulas = Formule
sheet-alchemists = Alchimisti
sheet-concentration = Concentrazione
sheet-stones = Pietre
sheet-components = Componenti
sheet-turn = Turno
sheet-points = Punti
sheet-opponent = Avversario
sheet-date = Data
sheet-move = Marcia / carica / corsa
sheet-order = Colonne delle tabelle dei danni: { $columns }.
sheet-state = I danni segnano le caselle da sinistra; la prima casella libera dà il colore dei dadi.
sheet-made = Fatto con Athanor. Codice per il tavolo: { $code }
co-notes = Appunti
co-notes-hint = Piani, colori, chi dipinge che cosa
co-compare = Confrontane due
co-compare-with = Compagnia { $number }
co-compare-cost = Punti
co-compare-figures = Miniature
co-compare-ap = Punti azione
co-compare-health = Salute
co-compare-shooters = Tiratori
co-compare-alchemists = Alchimisti
