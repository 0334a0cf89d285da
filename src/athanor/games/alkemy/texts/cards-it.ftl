# Quello che è stampato sulle carte: abilità e formule per intero.
explain-skill-acrobat = Quando un attacco in combattimento la ferirebbe, la miniatura può fare una prova di REF contro il totale di COM dell’attaccante; un successo annulla tutti quei danni. Un dado bonus alla prova se è in salute o in stato grave.
explain-skill-alchemical_support = Una volta per turno nella sua attivazione, gratis: cede quanti componenti vuole a un alchimista amico a contatto.
explain-skill-alchemical_weapon = In combattimento contro un alchimista i suoi danni si leggono nella seconda tabella.
explain-skill-alchemist_outer_air = Affinità con l’aria. Una volta per turno raccoglie un segnalino componente entro 1 pollice: 4 di aria, 2 di ogni altro elemento. Al massimo 4 pietre di miglioramenti per formula.
explain-skill-alchemist_outer_earth = Affinità con la terra. Una volta per turno raccoglie un segnalino componente entro 1 pollice: 4 di terra, 2 di ogni altro elemento. Al massimo 4 pietre di miglioramenti per formula.
explain-skill-alchemist_outer_water = Affinità con l’acqua. Una volta per turno raccoglie un segnalino componente entro 1 pollice: 4 di acqua, 2 di ogni altro elemento. Al massimo 4 pietre di miglioramenti per formula.
explain-skill-armour_piercing_combat = Coriaceo non riduce i suoi danni in combattimento.
explain-skill-armour_piercing_shot = Coriaceo non riduce i danni dei suoi tiri.
explain-skill-brutal_blow = Una volta per turno, quando il suo attacco brutale riesce, può spingere quel nemico di 1 pollice in linea retta, senza prova di disingaggio. La spinta si ferma agli ostacoli, e prima del contatto con un altro avversario di chi è spinto. Non insieme a un attacco concatenato.
explain-skill-chain_attack = Quando il suo attacco riesce, con danni o senza, può subito rilanciare COM gratis contro lo stesso nemico, prima che risponda: il nemico conta come inattivo, danni una colonna a sinistra. Una volta per ogni carta giocata.
explain-skill-cumbersome = Nella sua attivazione deve fare altro fra un tiro e l’altro.
explain-skill-deadly_dance = Il secondo lancio del suo attacco concatenato si legge senza spostamento a sinistra.
explain-skill-diplomatic_immunity = Fino al suo primo lancio di COM o tiro della partita: chi vuole caricarla deve prima vincere una prova contrapposta di MND. Altrimenti la carica non avviene, non costa nulla e non si può ritentare nel turno. Gli Evasi la ignorano.
explain-skill-empathy = Ogni volta che un Aurlok amico entro 6 pollici subisce danni, può prenderne 1 al suo posto, senza perdere concentrazione. Non con un solo punto vita rimasto.
explain-skill-escaped = Ignora l’immunità diplomatica.
explain-skill-expert_brutal = Un dado bonus al COM quando gioca l’attacco brutale.
explain-skill-fearless = Supera senza lanciare i dadi ogni prova contro chi è spaventoso.
explain-skill-feint = Mostrate le due carte combattimento, può cambiare la propria in Inattivo, e allora non la paga. Non in una carica.
explain-skill-flawless = Quando para può far rilanciare COM all’attaccante prima di lanciare a sua volta. Vale il secondo lancio.
explain-skill-hemotoxic = In stato grave o critico restituisce 1 danno al nemico a contatto il cui attacco la ferisce.
explain-skill-laying_on_of_hands = Una volta per turno nella sua attivazione, gratis: segna quante vuole delle proprie caselle bianche, e un Avaloniano amico a contatto recupera 2 PV per ognuna.
explain-skill-leader = Gli amici entro tanti pollici quanto il suo MND possono usare il suo MND invece del proprio. Il suo lancio per l’iniziativa si fa sempre con dadi bianchi.
explain-skill-leap = In marcia, carica o corsa può saltare miniature e ostacoli di taglia 3 o meno, al massimo per la lunghezza della sua marcia. Può caricare un nemico che non vede. Le cadute non la feriscono.
explain-skill-marksman_2 = Due volte per turno, dichiarato appena prima del tiro: il bersaglio non ha alcun vantaggio da nessuna copertura.
explain-skill-master_combat = Una volta per turno, nella sua attivazione o in reazione, un’azione di combattimento non costa PA.
explain-skill-one_eyed = Il suo dado bonus per la mira è un dado rosso.
explain-skill-opportunist = Una volta per turno, subito dopo l’attivazione di un’Ombra o di un Sussurro della compagnia, Chen Sze può attivarsi o riattivarsi prima che la mano passi.
explain-skill-prescience = Non ha mai bisogno di linea di vista. In combattimento il nemico mostra la sua carta prima che lei scelga la propria.
explain-skill-reach = Combatte e comincia combattimenti fino a 1 pollice. Un nemico senza allungo che non la tocca può solo parare, e non la trattiene quando si disingaggia.
explain-skill-religious_authority = Una volta per turno nella sua attivazione indica un amico entro tanti pollici quanto il suo MND, né eroe né alchimista, che compie subito un’azione da 1 PA gratis.
explain-skill-stealth = Può essere schierata dopo tutte le altre. Sempre in copertura contro i tiri, e può reagire a un tiro per togliere la mira, ovunque finisca. Non si può caricare né ingaggiare da più di 4 pollici.
explain-skill-templar_constable = La compagnia può avere 2 carte di Templari. Finché è in gioco, i suoi Novizi del Tempio hanno Esperto (Brutale).
explain-skill-tough_1 = Ogni lancio di COM o tiro che la ferisce fa 1 danno in meno, ma mai meno di 1.
explain-skill-tracker = Una volta per turno, all’inizio della sua attivazione: una marcia gratis, che non è un’azione.
explain-skill-wolf_leader = Finché è in gioco, i Guerrieri del Tuono del Lupo della compagnia hanno Furtività.
explain-formula-aerial_diversion = Due amici a portata, uno dei quali può essere l’alchimista, si scambiano di posto senza prove di disingaggio. 2 pietre: 1 pollice di portata in più.
explain-formula-animal_fury = Un nemico subisce tanti danni quante caselle gialle segnate ha lo sciamano. 2 pietre: un bersaglio in più a portata.
explain-formula-litany_of_brambles = Su un Avaloniano amico o su di sé, fino alla fine di un turno in cui il bersaglio è ferito: ogni volta che un attacco a contatto ferisce il bersaglio, l’attaccante subisce 1 danno. 1 pietra: un bersaglio in più a portata. 2 pietre: 1 danno in più.
explain-formula-prayer_to_stones = Area attorno al prete: lui e gli Avaloniani amici che vi si trovano hanno Coriaceo/1, o un punto in più di quanto avevano. Finisce appena è ferito. 1 pietra: 1 pollice di portata in più.
explain-formula-premonition = Area attorno all’Oracolo, finché la sua concentrazione non è 0: lei e i Khalimani amici inattivi che vi si trovano possono reagire come se avessero PA, quante volte vogliono. 1 pietra: 1 pollice di portata in più.
explain-formula-travelling_circus = Un amico o lui stesso è Acrobata, con REF 4 per quella prova, una volta. 1 pietra: un bersaglio in più a portata. 2 pietre: fino alla fine del turno in cui l’effetto serve. 2 pietre: 1 punto di REF in più.
explain-formula-uchronia = Un Khalimano amico o lei stessa può una volta rilanciare uno dei suoi dadi, in qualsiasi lancio. 1 pietra: un bersaglio in più a portata. 3 pietre: in tutti i lanci del turno in cui l’effetto serve.
explain-formula-walosi_kiss = Un Aurlok amico o lo sciamano stesso recupera 1 PV. 2 pietre: un bersaglio in più a portata. 2 pietre: 1 PV recuperato in più.
explain-formula-wind_lightness = Fino alla fine del turno un amico di taglia 1 o 2 che non sia un eroe, o la discepola stessa, diventa Segugio oppure si disingaggia senza prova. 2 pietre: un bersaglio in più a portata. 1 pietra: entrambi gli effetti.
explain-not-yet = Qui non è ancora in gioco: le miniature che la possiedono non si possono prendere (A-87).

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
co-also-missing = Mostra le carte che ancora non si possono prendere
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
co-damage-alchemical = Danni contro gli alchimisti
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
co-not-offered = Non ancora disponibile
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
