game-name = Alkemy
game-tagline = Guida una piccola compagnia di miniature dipinte e tieni i segnalini dei djinn.
game-about = Due compagnie si incontrano su un tavolo con elementi scenici. Le miniature marciano, caricano, tirano e combattono con carte scelte in segreto; gli alchimisti aggirano le regole. Chi controlla più segnalini alla fine del turno segna un punto, e tre punti danno la vittoria.

lesson-alchemy = Seconda lezione: tiro e alchimia
page-companies = Compagnie

option-format = Formato
option-format-help = Fino a 200 punti: un tavolo di 24 pollici per 24. Oltre: 48 pollici per 36. Blitz e 300 sono i formati pubblicati.
option-format-blitz = Blitz, 180 punti
option-format-300 = 300 punti
option-format-100 = 100 punti
option-format-150 = 150 punti
option-format-200 = 200 punti
option-format-250 = 250 punti
option-format-350 = 350 punti
option-format-400 = 400 punti
option-format-450 = 450 punti
option-format-500 = 500 punti
option-scenario = Scenario di gioco
option-scenario-help = I segnalini del djinn: lo scenario pubblicato. I tre poggi e le pietre cadute sono nostri.
option-scenario-djinn = I segnalini del djinn: girali, con tre punti si vince
option-scenario-knolls = I tre poggi: a fine turno un punto per ogni poggio tenuto, ne servono sei
option-scenario-stones = Le pietre cadute: portane a casa due su tre
option-wipeout = Quando una parte non ha più miniature
option-wipeout-help = Lo scenario pubblicato finisce allora in parità; un tavolo più severo dà la vittoria a chi sopravvive.
option-wipeout-draw = La partita è patta
option-wipeout-win = L’altra parte vince
option-turns = Numero di turni
option-turns-help = La partita finisce dopo questi turni, se prima nessuno ha vinto.
option-time_up = Quando i turni sono finiti
option-time_up-help = Lo scenario pubblicato finisce allora in parità; altri tavoli contano i punti vittoria.
option-time_up-draw = La partita è patta
option-time_up-points = Vince chi ha più punti vittoria
option-training = Allenamento
option-training-help = Mostra distanze, coperture e percorsi prima che un’azione venga dichiarata.
option-setup = Preparazione
option-setup-help = Rapida: elementi scenici, componenti e compagnie vengono piazzati per te, allo stesso modo per entrambi.
option-setup-hand = A mano
option-setup-quick = Rapida

order-react = Quando una tua miniatura può reagire
order-react-stand-fast = Non reagire
order-react-shoot = Rispondi al tiro, altrimenti non reagire
order-react-shelter = Mettiti al coperto, altrimenti non reagire
order-card = Quando una tua miniatura viene attaccata
order-card-parry = Para, altrimenti resta inattiva
order-card-inactive = Resta inattiva

decision-muster = Porta una compagnia al tavolo.
decision-scenery = Piazza un elemento scenico.
decision-component = Piazza un componente contro un elemento scenico.
decision-deploy = Schiera una miniatura dietro la tua linea.
decision-champion = Scegli in segreto la miniatura che lancia i dadi per l’iniziativa.
decision-begin = Hai l’iniziativa: chi comincia con la mano?
decision-hand = Attiva una carta o passa la mano.
decision-act = Dai un ordine.
decision-card = Scegli in segreto una carta combattimento per lo scontro di { $figure }.
decision-keep = { $figure } ha lanciato i dadi: quali due tieni?
decision-reroll = { $figure } può rilanciare un dado.
decision-react = { $figure } può reagire.
decision-tester = Indica la miniatura che agisce per prima contro chi se ne va.
decision-attacker = Le tue miniature combattono una dopo l’altra. Quale adesso?
decision-cover = Un tiro colpisce { $figure }: dietro quale copertura si ripara?
decision-harvest = { $figure } può raccogliere un componente.
decision-improve = La formula di { $figure } riesce: vuoi spendere pietre per migliorarla?
decision-opportunity = { $figure } può agire prima che la mano passi.
decision-flawless = Impeccabile: l’attaccante di { $figure } deve rilanciare i dadi?
decision-feint = Finta: la carta di { $figure } diventa inattiva?
decision-counter = La parata di { $figure } è brillante: vuoi rispondere?
decision-chain = { $figure } ha colpito: vuoi continuare?
decision-push = { $figure } ha colpito brutalmente: vuoi spingere il nemico di un pollice?
decision-acrobat = { $figure } usa il numero da circo per schivare?
decision-empathy = { $figure } prende su di sé un punto di danni?
decision-marksman = Tiratore scelto: questo tiro di { $figure } ignora ogni copertura?
decision-free-attack = { $figure } può colpire il nemico che se ne va.
decision-benevolence = { $figure } prende un dado bonus? Se il lancio fallisce la sua DEF scende a 2.
decision-wave = Spendere un’onda perché { $figure } lanci dadi bianchi?
decision-undine = { $figure } è colpita: spendere onde per deviare i danni?
decision-breath = { $figure } manca di poco: spendere pietre per il soffio vendicatore?
decision-breath-damage = { $figure } ha colpito: spendere una pietra per un danno in più?
decision-mastery = La formula di { $figure } fallisce di poco: spendere pietre per dominarla?
decision-ancients = { $figure } è ferita: pagare 2 pietre per conservare la concentrazione?
decision-inspiration = { $figure } scambia un dado col nemico per vincere il lancio?
decision-preempt = { $figure } è caricata: prova a colpire per prima?
decision-decline = { $figure } paga una pietra perché il suo djinn non deperisca?
decision-decline-heal = { $figure } paga un’altra pietra per guarire il suo djinn?
decision-guard = { $figure } è presa di mira: qualcuno prende il suo posto?
decision-victim = Chi è colpito adesso?
decision-trick = { $figure } se la svigna: dove marcia?
decision-prank = Il destino si prende gioco di { $figure }: quale carta deve giocare?
decision-graft = Quale innesto di { $figure } cresce in questo turno?
decision-summon = Dove appare { $figure }?
waiting-muster = Scelta di una compagnia: { $seat }.
waiting-scenery = { $seat } piazza un elemento scenico.
waiting-component = { $seat } piazza un componente.
waiting-deploy = { $seat } schiera le miniature.
waiting-champion = Scelta di una miniatura per l’iniziativa: { $seat }.
waiting-begin = { $seat } decide chi comincia.
waiting-hand = { $seat } ha la mano.
waiting-act = { $seat } dà gli ordini.
waiting-card = Scelta di una carta nello scontro di { $figure }: { $seat }.
waiting-keep = { $seat } sceglie i dadi per { $figure }.
waiting-reroll = { $seat } può rilanciare un dado di { $figure }.
waiting-react = { $seat } decide se { $figure } reagisce.
waiting-tester = { $seat } indica una miniatura.
waiting-attacker = { $seat } dice chi combatte adesso.
waiting-cover = { $seat } sceglie una copertura per { $figure }.
waiting-harvest = { $seat } può raccogliere con { $figure }.
waiting-improve = { $seat } può migliorare la formula di { $figure }.
waiting-opportunity = { $seat } può giocare subito { $figure }.
waiting-flawless = { $seat } può far rilanciare i dadi all’attaccante di { $figure }.
waiting-feint = { $seat } può fare una finta con { $figure }.
waiting-counter = { $seat } può rispondere con { $figure }.
waiting-chain = { $seat } può continuare con { $figure }.
waiting-push = { $seat } può spingere con { $figure }.
waiting-acrobat = { $seat } può schivare con { $figure }.
waiting-empathy = { $seat } può prendere un punto di danni con { $figure }.
waiting-marksman = { $seat } può usare il talento da tiratore di { $figure }.
waiting-free-attack = { $seat } può colpire con { $figure }.
waiting-benevolence = { $seat } può prendere un dado bonus per { $figure }.
waiting-wave = { $seat } può spendere un’onda per { $figure }.
waiting-undine = { $seat } può deviare i danni a { $figure }.
waiting-breath = { $seat } può aiutare { $figure } con pietre.
waiting-breath-damage = { $seat } può aumentare i danni di { $figure }.
waiting-mastery = { $seat } può dominare la formula di { $figure }.
waiting-ancients = { $seat } può conservare la concentrazione di { $figure }.
waiting-inspiration = { $seat } può scambiare un dado di { $figure }.
waiting-preempt = { $seat } può colpire per primo con { $figure }.
waiting-decline = { $seat } può salvare un djinn con { $figure }.
waiting-decline-heal = { $seat } può guarire un djinn con { $figure }.
waiting-guard = { $seat } può far proteggere { $figure }.
waiting-victim = { $seat } dice chi è colpito adesso.
waiting-trick = { $seat } si allontana con { $figure }.
waiting-prank = { $seat } sceglie una carta per { $figure }.
waiting-graft = { $seat } può far crescere un innesto di { $figure }.
waiting-summon = { $seat } piazza { $figure }.

action-muster = Porta { $company }.
action-place-scenery = Piazza { $scenery } { where-at }, { $lying }.
action-place-component = Piazza un componente { where-at }.
action-deploy = Schiera { $figure } { where-at }.
action-champion = Lancia i dadi per l’iniziativa con { $figure }.
action-begin = Comincia { $first_seat }.
action-activate = Attiva { $figure }.
action-reactivate = Riattiva { $figure } per 1 PA.
action-pass = Passa la mano.
action-walk = { $figure } marcia { where-to }.
action-run = { $figure } corre { where-to }.
action-track = { $figure } segue le tracce { where-to }, gratis.
action-charge = { $figure } carica { $target }{ $others_count ->
        [0] .
       *[other] , e { $others } nello stesso slancio.
    }
action-engage = { $figure } ingaggia { $target }{ $others_count ->
        [0] .
       *[other] , e { $others } nello stesso slancio.
    }
action-fight = { $figure } combatte contro { $target }.
action-shoot = { $figure } tira su { $target } e dichiara { $inches } pollici.
action-concentrate = { $figure } si concentra.
action-cast = { $figure } lancia { $formula }{ $targets_count ->
        [0] .
       *[other] { " " }su { $targets }.
    }{ $way ->
        [swift] { " " }(per la rapidità)
        [slippery] { " " }(per disingaggiarsi)
        [ancestor] { " " }(un antenato)
        [hero] { " " }(un eroe)
       *[other] { "" }
    }
action-claim = { $figure } { $taken ->
        [stone] raccoglie
       *[other] gira
    } { $mark } per 2 PA.
action-hand-over = { $figure } consegna { $count ->
    [one] un componente
   *[other] { $count } componenti
} a { $target }.
action-lay-hands = { $figure } dà { $count ->
    [one] un punto vita
   *[other] { $count } punti vita
} per guarire { $target }.
action-command = { $figure } fa agire subito { $target }.
action-use-skill = { $figure }: { $skill }{ $choice ->
        [bull] , rospo toro
        [yellow] , raganella gialla
        [black] , raganella nera
       *[other] { "" }
    } { $target }{ $region ->
        [none] { "" }
       *[other] { " " }{ where-at }
    }
action-rise = { $figure } si rialza per 1 PA.
action-done = { $figure } ha finito.
action-play-card = Gioca { $card }.
action-keep = Tieni i dadi { $first } e { $second }.
action-reroll = Rilancia il dado { $die }.
action-stand-fast = Non reagire.
action-react-move = Dopo il tiro, muovi { where-to }.
action-react-engage = Ingaggia { $target }.
action-react-shoot = Tira su { $target }.
action-pick = { $figure }.
action-accept = { $what ->
        [flawless] Sì, fai rilanciare.
        [feint] Sì, fai una finta.
        [counter] Rispondi.
        [chain] Attacca ancora.
        [push] Spingi via il nemico.
        [acrobat] Schiva.
        [empathy] Prendine un punto.
        [marksman] Sì, nessuna copertura.
        [free-attack] Colpisci.
        [cover] Dietro l’elemento scenico.
        [benevolence] Prendi il dado.
        [wave] Spendi un’onda.
        [undine] Spendi un’onda: due colonne.
        [undine-both] Spendi due onde: tre colonne.
        [breath] Fallo diventare un colpo.
        [breath-damage] Un danno in più.
        [mastery] Falla riuscire.
        [ancients] Paga 2 pietre.
        [inspiration] Scambia un dado.
        [preempt] Colpisci per primo.
        [decline] Paga una pietra.
        [decline-heal] Pagane un’altra.
        [sap] Eccesso di linfa.
        [anchored] Innesto ancorato.
        [moving] Innesto mobile.
        [budding] Gemmazione.
       *[other] Sì.
    }
action-decline = { $what ->
        [improve] Basta: ha effetto.
        [harvest] Lascialo.
        [reroll] Tieni i dadi.
        [opportunity] Non ora.
        [cover] Nessuna copertura.
        [guard] Nessuno.
        [trick] Resta qui.
        [graft] Nessuno in questo turno.
       *[other] No.
    }
action-harvest = Raccogli il componente { $component }.
action-improve = { $what ->
        [target] Un bersaglio in più: { $figure }.
        [range] Un pollice di portata in più.
        [lasting] Falla durare tutto il turno.
        [ref] Un punto di REF in più.
        [healing] Guarisci un punto in più.
        [damage] Un danno in più.
        [both] Entrambi gli effetti.
        [number] Uno in più al numero da battere.
        [tough] Uno di Coriaceo in più.
        [power] Uno in più al lancio.
        [marker] Un’onda in più.
        [double] Portata doppia per tutte le sue formule.
        [toxic] Sangue tossico per { $figure }.
        [inch] Un pollice in più attorno.
        [pick] Scegli tu la carta.
       *[other] Migliorala.
    }

event-company-mustered = { $seat } porta { $company }: { $figures_count } miniature.
event-scenery-placed = { $seat } piazza { $scenery } { where-at }.
event-component-placed = { $seat } piazza un componente { $element } { where-at }.
event-deployed = { $seat } schiera { $figure } { where-at }.
event-turn-began = Turno { $turn }.
event-initiative-won = { $seat } vince l’iniziativa.
event-hand-given = La prima mano va a { $seat }.
event-activated = { $seat } attiva { $figure }.
event-reactivated = { $seat } riattiva { $figure }.
event-passed = { $seat } passa la mano.
event-rolled = { $figure } lancia { $numbers }: { $trait } { $value } + { $kept } = { $total }.
event-double-six = Alkemy! { $figure } fa doppio sei.
event-moved = { $figure } { $how ->
        [walk] marcia { where-to }
        [run] corre { where-to }
        [track] segue le tracce { where-to }
        [charge] arriva in carica
        [engage] ingaggia
        [reaction] si muove per reazione { where-to }
        [push] indietreggia per l’urto
        [swap] cambia posto
       *[other] fallisce e avanza { where-to }
    }{ $how ->
        [swap] .
        [push] .
       *[other] , { $inches } pollici.
    }
event-charge-declared = { $figure } carica { $target }: { $inches } pollici, { $succeeds ->
        [true] a portata.
       *[other] troppo lontano.
    }
event-immunity-held = L’immunità di { $target } regge: { $figure } non carica.
event-cards-shown = { $figure } mostra { $card }, { $target } mostra { $reply }.
event-feinted = { $figure } fa una finta.
event-struck = { $figure } { $how ->
        [shot] tira su
       *[other] colpisce
    } { $target }: COM { $value } + { $first } + { $second } = { $total }{ $difficulty ->
        [0] { "" }
       *[other] { " " }contro DEF { $difficulty }
    }: { $hit ->
        [true] a segno, { $symbols }, colonna { $column }, { $damage ->
            [one] un danno
           *[other] { $damage } danni
        }.
       *[other] mancato.
    }
event-parried = { $figure } para l’attacco di { $target }{ $counter ->
        [true] { " " }e può rispondere.
       *[other] .
    }
event-damaged = { $figure } subisce { $damage ->
        [one] un danno
       *[other] { $damage } danni
    }: PV rimasti { $left }, { $state }.
event-healed = { $figure } recupera { $count } PV.
event-fell = { $figure } è fuori combattimento.
event-shot-declared = { $figure } tira su { $target } e dichiara { $guess } pollici; distanza reale: { $inches } pollici, { $in_range ->
        [true] { $aim ->
            [true] ben mirato.
           *[other] senza mira.
        }
       *[other] fuori portata.
    }
event-reacted = { $figure } reagisce { $how ->
        [shot] e tira a sua volta.
        [engage] e sta per ingaggiare.
       *[other] e sta per muoversi.
    }
event-cover-taken = { $figure } fa { $total } al lancio di copertura: { $saved ->
        [true] tiro fermato.
       *[other] senza effetto.
    }
event-disengage-tested = { $figure } { $freed ->
        [true] si disingaggia da { $target }.
       *[other] non riesce a disingaggiarsi da { $target }.
    }
event-skill-used = { $figure }: { $skill }.
event-test-made = { $figure } { $skill_id ->
        [frightening] { $passed ->
            [true] non ha paura.
           *[other] ha paura.
        }
        [entangle] { $passed ->
            [true] lancia la rete: preso.
           *[other] lancia la rete: mancato.
        }
        [chains] { $passed ->
            [true] lancia le catene: preso.
           *[other] lancia le catene: mancato.
        }
        [superior_will] { $passed ->
            [true] piega la volontà del nemico.
           *[other] non piega la volontà del nemico.
        }
        [razor_tornado] { $passed ->
            [true] resiste alla tempesta.
           *[other] è travolta dalla tempesta.
        }
        [baleful_howl] { $passed ->
            [true] mantiene il sangue freddo.
           *[other] è presa dal terrore.
        }
       *[serenity] { $passed ->
            [true] non si lascia placare.
           *[other] si placa.
        }
    }
event-guarded = { $figure } prende il posto di { $target }.
event-possessed = Waga prende possesso: { $figure }.
event-summoned = Appare { $figure }, { where-at }.
event-knocked-down = { $figure } è gettata a terra.
event-risen = { $figure } si rialza.
event-measured = { $figure } misura: { $target } è a { $inches } pollici.
event-hive-thrown = { $figure } lancia un alveare: cade { where-at }.
event-concentrated = { $figure } si concentra: livello { $level }.
event-formula-cast = { $figure } lancia { $formula }: { $works ->
        [true] riesce.
       *[other] fallisce.
    }
event-improved = { $figure } migliora la formula.
event-harvested = { $figure } raccoglie { $count ->
        [one] un componente
       *[other] { $count } componenti
    }.
event-handed-over = { $figure } consegna { $count ->
        [one] un componente
       *[other] { $count } componenti
    } a { $target }.
event-marker-turned = { $figure } { $owner ->
        [none] rende neutro { $mark }.
       *[other] prende { $mark }.
    }
event-ground-held = { $owner ->
        [none] Nessuno tiene { $mark }.
       *[other] Una parte tiene { $mark }.
    }
event-stone-lifted = { $figure } raccoglie { $mark }.
event-stone-dropped = { $figure } lascia cadere { $mark }.
event-stone-home = { $figure } porta a casa { $mark }.
event-order-cancelled = { $figure } non può più farlo.
event-turn-scored = Fine del turno { $turn }: { $scorer_seat ->
        [hidden] nessuno segna
       *[other] { $scorer_seat } segna un punto
    }. Punti: { $points }.
event-game-ended = La partita è finita. { $winner_seats_count ->
        [0] Non vince nessuno.
       *[other] Vince { $winner_seats }.
    }

ending-points = I punti per la vittoria sono stati raggiunti.
ending-turns = I turni stabiliti sono finiti.
ending-wipeout = Una parte non ha più miniature.

error-already-activated = Questa carta è già stata attivata in questo turno. Scegline un’altra o passa.
error-already-deployed = { $figure } è già sul tavolo.
error-already-moved = { $figure } ha già corso o caricato e non si muove più in questo turno.
error-bad-boost = La portata di { $formula } non si compra così: al massimo 4 pietre.
error-bad-guess = Dichiara un numero di pollici da 0 a 60.
error-bad-target = La formula non può avere effetto su { $target }.
error-bad-targets = { $formula } richiede un altro numero di bersagli.
error-bad-use = { $figure } non può usare così { $skill }: guarda sulla carta su chi e quando.
error-bad-way = Scegli quale effetto di { $formula } vuoi.
error-bears-stone = { $figure } porta una pietra: con quella non corre e non carica.
error-cannot-claim = { $figure } è un animale selvatico: non può girare segnalini.
error-cannot-run = { $figure } non può correre.
error-charge-from-combat = { $figure } è in combattimento e non può caricare. Prima bisogna disingaggiarsi.
error-company-code = Questo non è il codice di una compagnia. Ricopialo dall’inizio, AK1 compreso.
error-company-empty = Questa compagnia è vuota. Comincia da un eroe.
error-company-shape = Questo file non è una compagnia: { $reason }.
error-cumbersome = L’arma di { $figure } è ingombrante: fai altro prima di tirare di nuovo.
error-empty-activation = { $figure } deve prima agire.
error-enemy-figure = Questa miniatura non è tua: { $figure }.
error-enemy-half = Almeno due dei tuoi componenti devono stare nella metà nemica del tavolo.
error-enemy-zone = Nessun elemento scenico nella zona di schieramento nemica.
error-formula-twice = { $formula } è già servita in questo turno.
error-held-by-standing = Un poggio non si paga: lo tiene chi a fine turno ha più miniature entro 3 pollici.
error-heroes = { $count ->
    [one] C’è 1 eroe
   *[other] Ci sono { $count } eroi
  }; { $most ->
    [1] ce ne vuole esattamente uno.
   *[other] devono essere da { $least } a { $most }.
  }{ $profile ->
    [none] { "" }
   *[other] { " " }Di troppo: { $profile }.
  }
error-hive-too-far = { $figure } lancia un alveare a 10 pollici al massimo: scegli un posto più vicino.
error-hive-unseen = { $figure } non vede quel posto: scegline uno in vista.
error-immune = L’immunità ha protetto { $target }: questa miniatura non può più caricare quel bersaglio in questo turno.
error-in-combat = { $figure } è in combattimento e non può tirare.
error-in-contact = { $target } è già a contatto.
error-into-contact = Una marcia o una corsa non può finire a contatto con un nemico. Piuttosto carica.
error-knocked-down = { $figure } è a terra: deve prima rialzarsi.
error-must-activate = Ti è stata data la mano: attiva una carta.
error-must-obey = È all’opera una volontà superiore: ora si deve attivare { $figure }.
error-near-component = I componenti stanno ad almeno 4 pollici l’uno dall’altro.
error-near-edge = Un elemento scenico sta ad almeno 3 pollici dai bordi.
error-near-marker = Un elemento scenico sta ad almeno 3 pollici dai segnalini.
error-near-scenery = Un elemento scenico sta ad almeno 3 pollici dagli altri.
error-needs-guards = { $profile } viene solo con { $count } Guardie triadiche.
error-needs-tamer = { $profile } viene solo con un domatore, un animale per ogni suo PA: qui { $count }.
error-no-ap = { $figure } non ha abbastanza punti azione.
error-no-common-symbol = { $profile } non marcia con { $people }: nessun simbolo in comune.
error-no-components = Non ci sono abbastanza componenti e pietre per { $formula }.
error-no-concentration = La concentrazione non lo permette.
error-no-gift = { $figure } non può farlo: la sua abilità vale una volta per turno, su un amico adatto e abbastanza vicino.
error-no-hives = { $figure } ha lanciato i suoi tre alveari.
error-no-room = Lì non c’è posto.
error-no-shelter = { $figure } deve finire in copertura, fuori vista o fuori portata.
error-no-such-figure = Nessuna miniatura si chiama { $figure }.
error-no-such-marker = Il segnalino { $marker } non esiste.
error-no-such-scenery = Nessun elemento scenico si chiama { $scenery }.
error-no-such-skill = { $figure } non ha questa abilità da usare.
error-no-tracker = { $figure } non ha una marcia gratuita; un segugio ne ha una all’inizio della sua attivazione.
error-no-way = Nessuna via diretta porta a { $target }.
error-no-weapon = { $figure } non ha nulla con cui tirare.
error-not-active = Non tocca a { $figure } ricevere un ordine.
error-not-against-scenery = Un componente si piazza contro un elemento scenico.
error-not-an-enemy = { $target } non è un nemico in gioco.
error-not-down = { $figure } non è a terra.
error-not-in-combat = { $target } non è in combattimento con questa miniatura.
error-not-offered = Non è questo che si chiede ora. Scegli una delle azioni proposte.
error-not-yet-activated = Questa miniatura non è ancora stata attivata in questo turno: { $figure }. Attiva la sua carta.
error-nothing-to-do = { $figure } non potrebbe fare nulla con un’altra attivazione. Tieni i suoi punti azione per reagire.
error-one-half = Almeno uno dei tuoi componenti deve stare su ogni metà del tavolo.
error-other-card = Non tocca a { $figure }: finisci la carta iniziata.
error-out-of-play = { $figure } è fuori combattimento.
error-out-of-range = Il tiratore è fuori dalla portata di { $figure }.
error-out-of-sight = { $target } è fuori vista.
error-outside-zone = { $figure } deve stare dietro la tua linea, a più di 9 pollici dai segnalini.
error-over-points = La compagnia costa { $cost } punti; ne sono permessi { $points }.
error-own-marker = Il segnalino { $marker } è già tuo.
error-position-card = Una carta in «{ $place }» nomina miniature assenti.
error-position-component = «{ $place }» non è un elemento.
error-position-figure = La miniatura { $figure } non può essere come dice la posizione.
error-position-figures = Un tavolo non può avere queste { $count } miniature: ognuna ha il suo nome.
error-position-frame = «{ $place }» non va bene per questa posizione ({ $kind }).
error-position-overlap = { $figure } e { $target } stanno nello stesso posto.
error-profile-not-offered = { $profile } non si compra: entra solo a partita in corso.
error-scenery-used = Questo elemento è già sul tavolo: { $scenery }. Scegline un altro.
error-second-charge = { $figure } ha già caricato in questo turno.
error-skill-at-start = { $figure } sceglie il suo rospo all’inizio dell’attivazione.
error-skill-used = { $figure } ha già usato { $skill } in questo turno.
error-stone-carried = Una pietra è portata da una sola miniatura, e una miniatura ne porta una sola.
error-stone-home = La pietra { $marker } è stata portata a casa. Resta lì.
error-table-columns = { $file }, riga { $line }: servono { $wanted } colonne.
error-table-number = { $file }, { $row }: «{ $column }» deve essere un numero.
error-table-twice = { $file }: un profilo compare due volte.
error-table-value = { $file }, { $row }: «{ $column }» è sbagliato.
error-through-a-figure = Lì c’è qualcuno. Nessun movimento attraversa una miniatura.
error-too-far = È troppo lontano.
error-too-few-ap = { $figure } non può essere riattivata: possono farlo solo le miniature con 3 o 4 punti azione sulla carta.
error-too-many-cards = { $profile }: { $count } carte; ne sono permesse { $most }.
error-unknown-company = Nessuna compagnia si chiama { $company }.
error-unknown-formula = L’alchimista non conosce { $formula }.
error-unknown-profile = Nessun profilo si chiama { $profile }.
error-unseen-target = Non si può tirare a { $target } in questo turno.

# Places in words: see `whereabouts.py`

mark-marker-left = il segnalino di sinistra
mark-marker-middle = il segnalino di mezzo
mark-marker-right = il segnalino di destra
mark-knoll-left = il poggio di sinistra
mark-knoll-middle = il poggio di mezzo
mark-knoll-right = il poggio di destra
mark-stone-left = la pietra di sinistra
mark-stone-middle = la pietra di mezzo
mark-stone-right = la pietra di destra
landmark-house = la casa
landmark-rock = la roccia
landmark-grove = il boschetto
landmark-hedge = la siepe
landmark-wall = il muretto
landmark-ruins = le rovine
landmark-marsh = la palude
landmark-pond = lo stagno
landmark-hill = la collina
landmark-barn = il fienile
landmark-thicket = la macchia
landmark-cart = il carro
of_landmark-house = della casa
of_landmark-rock = della roccia
of_landmark-grove = del boschetto
of_landmark-hedge = della siepe
of_landmark-wall = del muretto
of_landmark-ruins = delle rovine
of_landmark-marsh = della palude
of_landmark-pond = dello stagno
of_landmark-hill = della collina
of_landmark-barn = del fienile
of_landmark-thicket = della macchia
of_landmark-cart = del carro
region-far-left = allo scoperto, in fondo a sinistra
region-far-middle = allo scoperto, in fondo
region-far-right = allo scoperto, in fondo a destra
region-level-left = allo scoperto, sulla sinistra
region-level-middle = allo scoperto, al centro
region-level-right = allo scoperto, sulla destra
region-near-left = allo scoperto, in primo piano a sinistra
region-near-middle = allo scoperto, in primo piano
region-near-right = allo scoperto, in primo piano a destra
heading-ahead = dritto avanti
heading-ahead-left = avanti a sinistra
heading-ahead-right = avanti a destra
heading-left = verso sinistra
heading-right = verso destra
heading-back = indietro
heading-back-left = indietro a sinistra
heading-back-right = indietro a destra
lying-upright = per il lungo
lying-across = di traverso
lying-aslant = in diagonale
where-to = { $mark ->
        [none] { $bearing ->
            [none] { $heading ->
                [none] { $region }
               *[other] { $heading }, { $region }
            }
            [in] fin dentro { $landmark }
            [on] fin sopra { $landmark }
           *[other] { where-beside }
        }
       *[other] verso { $mark }{ where-also }
    }{ $rank ->
        [0] { "" }
       *[other] { " " }({ $rank })
    }
where-at = { $mark ->
        [none] { $bearing ->
            [none] { $region }
           *[other] { where-beside }
        }
       *[other] presso { $mark }{ where-also }
    }{ $rank ->
        [0] { "" }
       *[other] { " " }({ $rank })
    }
where-also = { $bearing ->
        [none] { "" }
       *[other] , { where-beside }
    }
where-beside = { $bearing ->
        [in] dentro { $landmark }
        [on] sopra { $landmark }
        [behind] dietro { $landmark }
        [beyond] oltre { $landmark }
        [left] a sinistra { $of_landmark }
       *[right] a destra { $of_landmark }
    }

company-cost = { $cost } punti su { $points }.
company-code = Per condividerla: { $text }
odds-title = Danni attesi, inflitti : subiti
odds-shot = Un tiro: { $plain }, mirato { $aimed }.
card-brutal = un attacco brutale
card-normal = un attacco normale
card-quick = un attacco rapido
card-parry = una parata
card-inactive = la carta Inattivo
card-duel = la botta del duello
card-raging = la botta rabbiosa
card-sturdy = la botta robusta
card-trick = l’astuzia di Walosi
reply-brutal = { card-brutal }
reply-normal = { card-normal }
reply-quick = { card-quick }
reply-parry = { card-parry }
reply-inactive = { card-inactive }
reply-duel = { card-duel }
reply-raging = { card-raging }
reply-sturdy = { card-sturdy }
reply-trick = { card-trick }
trait-ref = REF
trait-com = COM
trait-shot = COM
trait-mnd = MND
trait-concentration = concentrazione
state-white = in salute
state-yellow = stato grave
state-red = stato critico
state-out = fuori combattimento
symbols-sword-sword = spada e spada
symbols-sword-axe = spada e ascia
symbols-sword-mace = spada e mazza
symbols-axe-axe = ascia e ascia
symbols-axe-mace = ascia e mazza
symbols-mace-mace = mazza e mazza
element-air = d’aria
element-water = d’acqua
element-earth = di terra
element-fire = di fuoco
scenery-house = una casa
scenery-rock = una roccia
scenery-grove = un boschetto
scenery-hedge = una siepe
scenery-wall = un muretto
scenery-ruins = delle rovine
scenery-marsh = una palude
scenery-pond = uno stagno
scenery-hill = una collina
scenery-barn = un fienile
scenery-thicket = una macchia
scenery-cart = un carro
people-triad = la Triade di Giada
people-khaliman = la Repubblica khalimana
people-escaped = gli Evasi
people-aurlok = la nazione aurlok
people-walosi = i Walosi
people-avalon = il Regno di Avalon
people-temple = il Tempio
company-triad-alchemist = { people-triad }, con alchimista
company-triad-warriors = { people-triad }, solo guerrieri
company-triad-300 = { people-triad }, 300 punti
company-khaliman-alchemist = { people-khaliman }, con alchimista
company-khaliman-warriors = { people-khaliman }, solo guerrieri
company-khaliman-300 = { people-khaliman }, 300 punti
company-aurlok-alchemist = { people-aurlok }, con alchimista
company-aurlok-warriors = { people-aurlok }, solo guerrieri
company-aurlok-300 = { people-aurlok }, 300 punti
company-avalon-alchemist = { people-avalon }, con alchimista
company-avalon-warriors = { people-avalon }, solo guerrieri
company-avalon-300 = { people-avalon }, 300 punti
company-escaped-band = { people-escaped }
company-walosi-alchemist = { people-walosi }, con alchimista
company-temple-band = { people-temple }
company-triad-tiger = { people-triad }, dietro la Guardia della Tigre
company-triad-storm = { people-triad }, nella tempesta
company-khaliman-djinn = { people-khaliman }, con un djinn
company-khaliman-beasts = { people-khaliman }, con le belve del deserto
company-escaped-ifrit = { people-escaped }, con un ifrit
company-aurlok-ancients = { people-aurlok }, con gli antichi
company-walosi-ostiliha = { people-walosi }, da Ostiliha
company-avalon-grafted = { people-avalon }, con un colosso
company-temple-compline = { people-temple }, di Compieta
company-triad-100 = { people-triad }, 100 punti
company-khaliman-100 = { people-khaliman }, 100 punti
company-escaped-100 = { people-escaped }, 100 punti
company-aurlok-100 = { people-aurlok }, 100 punti
company-walosi-100 = { people-walosi }, 100 punti
company-avalon-100 = { people-avalon }, 100 punti
company-temple-100 = { people-temple }, 100 punti
company-triad-150 = { people-triad }, 150 punti
company-khaliman-150 = { people-khaliman }, 150 punti
company-escaped-150 = { people-escaped }, 150 punti
company-aurlok-150 = { people-aurlok }, 150 punti
company-walosi-150 = { people-walosi }, 150 punti
company-avalon-150 = { people-avalon }, 150 punti
company-temple-150 = { people-temple }, 150 punti
company-triad-400 = { people-triad }, 400 punti
company-khaliman-400 = { people-khaliman }, 400 punti
company-escaped-400 = { people-escaped }, 400 punti
company-aurlok-400 = { people-aurlok }, 400 punti
company-walosi-400 = { people-walosi }, 400 punti
company-avalon-400 = { people-avalon }, 400 punti
company-temple-400 = { people-temple }, 400 punti
company-triad-500 = { people-triad }, 500 punti
company-khaliman-500 = { people-khaliman }, 500 punti
company-aurlok-500 = { people-aurlok }, 500 punti
company-avalon-500 = { people-avalon }, 500 punti

# Il tavolo nel browser

table-again = Riprova
table-score = { $count ->
        [one] { $count } punto
       *[other] { $count } punti
    }
table-held = { $count ->
        [one] { $count } segnalino
       *[other] { $count } segnalini
    }
table-standing = { $count ->
        [one] una miniatura
       *[other] { $count } miniature
    } su { $all }
table-hand = ha la mano
die-white = bianco
die-yellow = giallo
die-red = rosso
symbol-sword = spada
symbol-axe = ascia
symbol-mace = mazza

profile-lee_ping = Capitano Lee Ping della milizia di Dong-Yi
profile-fu_nihao = Capitano Fu Nihao dell’Esercito triadico
profile-xian_ling = Xian Ling della Scuola della Scimmia delle Nebbie
profile-feng_sao = Feng Sao della Scuola del Lungo Sospiro
profile-chen_sze = Chen Sze
profile-long_sigh_alchemist = Alchimista della Scuola del Lungo Sospiro
profile-crystal_sun_alchemist = Alchimista della Scuola del Sole di Cristallo
profile-crystal_sun_disciple = Discepola della Scuola del Sole di Cristallo
profile-chinge = Chinge
profile-militia_spearmen = Lancieri della milizia
profile-militia_archers = Arcieri della milizia
profile-triadic_guard = Guardia triadica
profile-triadic_guard_sergeant = Sergente della Guardia triadica
profile-iron_heart_sentinel = Sentinella del Cuore di Ferro
profile-dragon_guard_inquisitor = Inquisitore della Guardia del Drago
profile-tiger_guard_blade = Lama della Guardia della Tigre
profile-whisper = Sussurro
profile-shadow = Ombra
profile-araoui = Sceicco Araoui Ibn Khalid
profile-hakim = Kabirsceicco Hakim Ibn Khalid
profile-dahlia = Dahlia Ibn Malikh
profile-ibrahim = Ibrahim Ibn Suleman
profile-iecha = Iëcha Bint Sorhna
profile-abdelan = Abdelan Ibn Malikh
profile-sorhna_oracle = Oracolo Sorhna
profile-sorhna_evoker = Evocatrice Sorhna
profile-malikh_jaraya = Jaraya Malikh
profile-malikh_camel_rider = Meharista Malikh
profile-ermadhi_guardian = Guardiano Ermadhi
profile-malikh_tuareg = Tuareg Malikh
profile-suleman_ghulam = Ghulam Suleman
profile-malikh_beast_tamer = Domatore di belve Malikh
profile-desert_khergars = Khergar del deserto
profile-khalid_derwish = Der’wish Khalid
profile-suleman_ifrit_qaniss = Ifrit’Qaniss Suleman
profile-mahritin_djinn = Djinn Mahritin
profile-amn_ayassarr = Am’n Ayassarr, Ifrit Pyritin
profile-hakan = Hakan Ibn Suleman, il Guercio
profile-tooth_convicts = Forzati del Dente
profile-khalid_flayer = Scorticatrice Khalid
profile-suleman_strangler = Strangolatore Suleman
profile-malikh_looters = Predoni Malikh
profile-malikh_fugitive = Fuggiasco Malikh
profile-suleman_madman = Forsennato Suleman
profile-tamel_seh = Tamel’Seh Occhio Lontano
profile-tecum_seh = Tecum’Seh, Sachem Corvo
profile-tha_pioca = Tha’pioca Franca Pancia
profile-ca_apiti = Ca’apiti Occhi Rossi
profile-wolitse = Wolitse Brezza Notturna
profile-tanka_wanka = Tanka Wanka
profile-watanka = Watanka il Venerabile
profile-toad_medicine_shaman = Sciamano della Medicina del Rospo
profile-wolf_night_shaman = Sciamano della Notte del Lupo
profile-aurlok_hero_spirit = Spirito Eroe Aurlok
profile-aurlok_ancestor_spirit = Spirito Antenato Aurlok
profile-raven_thunder_warrior = Guerriero del Tuono del Corvo
profile-toad_thunder_warrior = Guerriero del Tuono del Rospo
profile-wolf_thunder_warrior = Guerriero del Tuono del Lupo
profile-aurochs_rain_chaser_drum = Scacciapioggia dell’Uro con Tamburo
profile-aurochs_rain_chaser_horn = Scacciapioggia dell’Uro con Corno
profile-aurochs_totem_warrior = Guerriero del Totem dell’Uro
profile-aurochs_manitou_warrior = Guerriero del Manitù dell’Uro
profile-aurochs_manitou_possessed = Guerriero del Manitù dell’Uro Posseduto
profile-raven_wind_warrior = Guerriero del Vento del Corvo
profile-toad_hive_thrower = Lancia-alveari del Rospo
profile-wolf_spirit_guard = Guardia dello Spirito del Lupo
profile-pitekica = Pitekica, Sciamano dello Spirito del Rospo di Ostiliha
profile-toad_horned_sentinel = Sentinella Cornuta del Rospo
profile-toad_wind_warrior = Guerriero del Vento del Rospo
profile-garlan = Cavaliere Legato Garlan di Brall
profile-leodegarius = Diacono Leodegarius
profile-caelina = Priora Caelina dell’Abbazia dei Mattutini
profile-lotharius = Connestabile Lotharius del Tempio dei Vespri
profile-mordren = Cavaliere Errante Mordren di Klarmen
profile-berac_h = Berac’h, il Carceriere
profile-country_priest = Prete di campagna
profile-temple_collector_brother = Frate Collettore del Tempio
profile-avalonian_recruits = Reclute di Avalon
profile-avalonian_crossbowmen = Balestrieri di Avalon
profile-temple_novice = Novizio del Tempio
profile-avalonian_beaters = Battitori di Avalon
profile-avalonian_retiarius = Reziario di Avalon
profile-knight_errant = Cavaliere errante
profile-avalonian_templar = Templare di Avalon
profile-avalonian_pilgrim = Pellegrino di Avalon
profile-avalonian_colossus = Colosso di Avalon
profile-deicolus = Siniscalco Deicolus del Tempio di Compieta
profile-temple_hospitaller = Ospitaliere del Tempio di Compieta
profile-temple_auxiliaries = Ausiliari del Tempio
skill-acrobat = Acrobata
skill-alchemical_control = Controllo Alchemico
skill-alchemical_decline = Declino Alchemico
skill-alchemical_explosion = Esplosione Alchemica
skill-alchemical_mastery = Maestria Alchemica
skill-alchemical_necrosis = Necrosi Alchemica
skill-alchemical_servant = Servitore Alchemico
skill-alchemical_support = Sostegno Alchemico
skill-alchemical_weapon = Arma Alchemica
skill-alchemist_inner_air = Alchimista del Cerchio Interno (Aria)
skill-alchemist_inner_earth = Alchimista del Cerchio Interno (Terra)
skill-alchemist_inner_water = Alchimista del Cerchio Interno (Acqua)
skill-alchemist_outer_air = Alchimista del Cerchio Esterno (Aria)
skill-alchemist_outer_earth = Alchimista del Cerchio Esterno (Terra)
skill-alchemist_outer_water = Alchimista del Cerchio Esterno (Acqua)
skill-armour_piercing_combat = Perforante (Combattimento)
skill-armour_piercing_shot = Perforante (Tiro)
skill-bees = Api
skill-brutal_blow = Colpo Brutale
skill-cavalry = Cavalleria
skill-chain_attack = Attacco Concatenato
skill-chains = Catene
skill-chaotic_inspiration = Ispirazione Caotica
skill-clairvoyant = Chiaroveggente
skill-cumbersome = Ingombrante
skill-deadly_dance = Danza Mortale
skill-diplomatic_immunity = Immunità Diplomatica
skill-double_graft = Doppio Innesto
skill-empathy = Empatia
skill-entangle = Groviglio
skill-escaped = Evasi
skill-expert_brutal = Esperto (Brutale)
skill-expert_normal = Esperto (Normale)
skill-expert_parry = Esperto (Parata)
skill-expert_quick_normal = Esperto (Rapido, Normale)
skill-fearless = Senza Paura
skill-feint = Finta
skill-flawless = Impeccabile
skill-frightening_14 = Spaventoso (14)
skill-frightening_15 = Spaventoso (15)
skill-guard = Guardia
skill-hemotoxic = Emotossico
skill-high_dignitary = Alto Dignitario
skill-hive_throw = Lancio di Alveari
skill-icon = Icona
skill-ifrit_hunter = Cacciatore di Ifrit
skill-impassive = Impassibile
skill-iron_grip = Presa di Ferro
skill-lackey = Galoppino
skill-laying_on_of_hands = Imposizione delle Mani
skill-leader = Capo
skill-leap = Balzo
skill-lightning_fast = Rapido come il Fulmine
skill-marksman_1 = Tiratore Scelto (1)
skill-marksman_2 = Tiratore Scelto (2)
skill-master_combat = Maestro (Combattimento)
skill-mutagenic_metabolism = Metabolismo Mutageno
skill-one_eyed = Guercio
skill-opportunist = Opportunista
skill-pacifist = Pacifista
skill-pack_spirit = Spirito di Branco
skill-poisoned_weapons = Armi Avvelenate
skill-preemptive_strike = Colpo Preventivo
skill-prescience = Prescienza
skill-raven_swarm = Stormo di Corvi
skill-reach = Allungo
skill-religious_authority = Autorità Religiosa
skill-roaring_wave = Onda Ruggente
skill-sacred_censers = Turiboli Sacri
skill-sergeant = Sergente
skill-spirit = Spirito
skill-spirit_vision = Visione dello Spirito
skill-stealth = Furtività
skill-strategist = Stratega
skill-stubborn = Testardo
skill-superior_will = Volontà Superiore
skill-tactician = Tattico
skill-tamer = Domatore
skill-telluric_shock = Scossa Tellurica
skill-templar_constable = Connestabile Templare
skill-temple_veteran = Veterano del Tempio
skill-tendon_cutter = Tagliatendini
skill-thrust_duel = Botta (Duello)
skill-thrust_raging_attack = Botta (Attacco Rabbioso)
skill-thrust_sturdy = Botta (Robusta)
skill-thrust_walosi_trick = Botta (Astuzia di Walosi)
skill-tough_1 = Coriaceo/1
skill-tough_2 = Coriaceo/2
skill-toxic_batrachians = Batraci Tossici
skill-tracker = Segugio
skill-vital_transfer = Trasferimento Vitale
skill-waga_possession = Possessione di Waga
skill-war_drum = Tamburo di Guerra
skill-war_horn = Corno di Guerra
skill-wild_animal = Animale Selvatico
skill-will_of_the_ancients = Volontà degli Antichi
skill-wolf_leader = Capo del Lupo
skill-avenging_breath = { formula-avenging_breath }
skill-uchronia = { formula-uchronia }
skill-undine_guard = { formula-undine_guard }
skill-undine_preceptor = { formula-undine_preceptor }
formula-aerial_diversion = Diversivo Aereo
formula-alchemical_scimitar = Scimitarra Alchemica
formula-angelus_vitae = Angelus Vitae
formula-animal_fury = Furia Animale
formula-avenging_breath = Soffio Vendicatore
formula-baleful_howl = Ululato Funesto
formula-beathacrann_benevolence = Benevolenza del Beathacrann
formula-blinding_whirl = Vortice Accecante
formula-corrosive_oil = Olio Corrosivo
formula-corrupting_bond = Legame Corruttore
formula-deadly_blessing = Benedizione Mortale
formula-koga_swiftness = Rapidità di Koga
formula-litany_of_brambles = Litania dei Rovi
formula-orison_of_rock = Orazione della Roccia
formula-pranks_of_fate = Scherzi del Destino
formula-prayer_to_stones = Preghiera alle Pietre
formula-premonition = Premonizione
formula-razor_tornado = Tornado Tagliente
formula-reflections_of_reality = Riflessi della Realtà
formula-serenity = Serenità
formula-summoning_of_the_ancients = Convocazione degli Antichi
formula-telluric_lance = Lancia Tellurica
formula-travelling_circus = Circo Ambulante
formula-uchronia = Ucronia
formula-undine_guard = Guardia Ondina
formula-undine_preceptor = Precettore Ondino
formula-violent_gust = Raffica Violenta
formula-walosi_explosion = Esplosione di Walosi
formula-walosi_kiss = Bacio di Walosi
formula-walosi_trick = Astuzia di Walosi
formula-wind_influence = Influsso del Vento
formula-wind_lightness = Leggerezza del Vento

figure-lee_ping-1 = { profile-lee_ping }
figure-lee_ping-2 = { profile-lee_ping } 2
figure-fu_nihao-1 = { profile-fu_nihao }
figure-fu_nihao-2 = { profile-fu_nihao } 2
figure-xian_ling-1 = { profile-xian_ling }
figure-xian_ling-2 = { profile-xian_ling } 2
figure-feng_sao-1 = { profile-feng_sao }
figure-feng_sao-2 = { profile-feng_sao } 2
figure-chen_sze-1 = { profile-chen_sze }
figure-chen_sze-2 = { profile-chen_sze } 2
figure-long_sigh_alchemist-1 = { profile-long_sigh_alchemist } 1
figure-long_sigh_alchemist-2 = { profile-long_sigh_alchemist } 2
figure-long_sigh_alchemist-3 = { profile-long_sigh_alchemist } 3
figure-long_sigh_alchemist-4 = { profile-long_sigh_alchemist } 4
figure-crystal_sun_alchemist-1 = { profile-crystal_sun_alchemist }
figure-crystal_sun_alchemist-2 = { profile-crystal_sun_alchemist } 2
figure-crystal_sun_disciple-1 = { profile-crystal_sun_disciple } 1
figure-crystal_sun_disciple-2 = { profile-crystal_sun_disciple } 2
figure-crystal_sun_disciple-3 = { profile-crystal_sun_disciple } 3
figure-crystal_sun_disciple-4 = { profile-crystal_sun_disciple } 4
figure-chinge-1 = { profile-chinge }
figure-chinge-2 = { profile-chinge } 2
figure-militia_spearmen-1 = { profile-militia_spearmen } 1
figure-militia_spearmen-2 = { profile-militia_spearmen } 2
figure-militia_spearmen-3 = { profile-militia_spearmen } 3
figure-militia_spearmen-4 = { profile-militia_spearmen } 4
figure-militia_spearmen-5 = { profile-militia_spearmen } 5
figure-militia_spearmen-6 = { profile-militia_spearmen } 6
figure-militia_spearmen-7 = { profile-militia_spearmen } 7
figure-militia_spearmen-8 = { profile-militia_spearmen } 8
figure-militia_archers-1 = { profile-militia_archers } 1
figure-militia_archers-2 = { profile-militia_archers } 2
figure-militia_archers-3 = { profile-militia_archers } 3
figure-militia_archers-4 = { profile-militia_archers } 4
figure-militia_archers-5 = { profile-militia_archers } 5
figure-militia_archers-6 = { profile-militia_archers } 6
figure-militia_archers-7 = { profile-militia_archers } 7
figure-militia_archers-8 = { profile-militia_archers } 8
figure-triadic_guard-1 = { profile-triadic_guard } 1
figure-triadic_guard-2 = { profile-triadic_guard } 2
figure-triadic_guard-3 = { profile-triadic_guard } 3
figure-triadic_guard-4 = { profile-triadic_guard } 4
figure-triadic_guard-5 = { profile-triadic_guard } 5
figure-triadic_guard-6 = { profile-triadic_guard } 6
figure-triadic_guard_sergeant-1 = { profile-triadic_guard_sergeant }
figure-triadic_guard_sergeant-2 = { profile-triadic_guard_sergeant } 2
figure-iron_heart_sentinel-1 = { profile-iron_heart_sentinel } 1
figure-iron_heart_sentinel-2 = { profile-iron_heart_sentinel } 2
figure-iron_heart_sentinel-3 = { profile-iron_heart_sentinel } 3
figure-iron_heart_sentinel-4 = { profile-iron_heart_sentinel } 4
figure-dragon_guard_inquisitor-1 = { profile-dragon_guard_inquisitor }
figure-dragon_guard_inquisitor-2 = { profile-dragon_guard_inquisitor } 2
figure-tiger_guard_blade-1 = { profile-tiger_guard_blade }
figure-tiger_guard_blade-2 = { profile-tiger_guard_blade } 2
figure-whisper-1 = { profile-whisper } 1
figure-whisper-2 = { profile-whisper } 2
figure-whisper-3 = { profile-whisper } 3
figure-whisper-4 = { profile-whisper } 4
figure-shadow-1 = { profile-shadow } 1
figure-shadow-2 = { profile-shadow } 2
figure-shadow-3 = { profile-shadow } 3
figure-shadow-4 = { profile-shadow } 4
figure-araoui-1 = { profile-araoui }
figure-araoui-2 = { profile-araoui } 2
figure-hakim-1 = { profile-hakim }
figure-hakim-2 = { profile-hakim } 2
figure-dahlia-1 = { profile-dahlia }
figure-dahlia-2 = { profile-dahlia } 2
figure-ibrahim-1 = { profile-ibrahim }
figure-ibrahim-2 = { profile-ibrahim } 2
figure-iecha-1 = { profile-iecha }
figure-iecha-2 = { profile-iecha } 2
figure-abdelan-1 = { profile-abdelan }
figure-abdelan-2 = { profile-abdelan } 2
figure-sorhna_oracle-1 = { profile-sorhna_oracle }
figure-sorhna_oracle-2 = { profile-sorhna_oracle } 2
figure-sorhna_evoker-1 = { profile-sorhna_evoker }
figure-sorhna_evoker-2 = { profile-sorhna_evoker } 2
figure-malikh_jaraya-1 = { profile-malikh_jaraya } 1
figure-malikh_jaraya-2 = { profile-malikh_jaraya } 2
figure-malikh_jaraya-3 = { profile-malikh_jaraya } 3
figure-malikh_jaraya-4 = { profile-malikh_jaraya } 4
figure-malikh_jaraya-5 = { profile-malikh_jaraya } 5
figure-malikh_jaraya-6 = { profile-malikh_jaraya } 6
figure-malikh_jaraya-7 = { profile-malikh_jaraya } 7
figure-malikh_jaraya-8 = { profile-malikh_jaraya } 8
figure-malikh_camel_rider-1 = { profile-malikh_camel_rider } 1
figure-malikh_camel_rider-2 = { profile-malikh_camel_rider } 2
figure-malikh_camel_rider-3 = { profile-malikh_camel_rider } 3
figure-malikh_camel_rider-4 = { profile-malikh_camel_rider } 4
figure-ermadhi_guardian-1 = { profile-ermadhi_guardian } 1
figure-ermadhi_guardian-2 = { profile-ermadhi_guardian } 2
figure-ermadhi_guardian-3 = { profile-ermadhi_guardian } 3
figure-ermadhi_guardian-4 = { profile-ermadhi_guardian } 4
figure-ermadhi_guardian-5 = { profile-ermadhi_guardian } 5
figure-ermadhi_guardian-6 = { profile-ermadhi_guardian } 6
figure-malikh_tuareg-1 = { profile-malikh_tuareg } 1
figure-malikh_tuareg-2 = { profile-malikh_tuareg } 2
figure-malikh_tuareg-3 = { profile-malikh_tuareg } 3
figure-malikh_tuareg-4 = { profile-malikh_tuareg } 4
figure-malikh_tuareg-5 = { profile-malikh_tuareg } 5
figure-malikh_tuareg-6 = { profile-malikh_tuareg } 6
figure-suleman_ghulam-1 = { profile-suleman_ghulam } 1
figure-suleman_ghulam-2 = { profile-suleman_ghulam } 2
figure-suleman_ghulam-3 = { profile-suleman_ghulam } 3
figure-suleman_ghulam-4 = { profile-suleman_ghulam } 4
figure-suleman_ghulam-5 = { profile-suleman_ghulam } 5
figure-suleman_ghulam-6 = { profile-suleman_ghulam } 6
figure-suleman_ghulam-7 = { profile-suleman_ghulam } 7
figure-suleman_ghulam-8 = { profile-suleman_ghulam } 8
figure-malikh_beast_tamer-1 = { profile-malikh_beast_tamer }
figure-malikh_beast_tamer-2 = { profile-malikh_beast_tamer } 2
figure-desert_khergars-1 = { profile-desert_khergars } 1
figure-desert_khergars-2 = { profile-desert_khergars } 2
figure-desert_khergars-3 = { profile-desert_khergars } 3
figure-desert_khergars-4 = { profile-desert_khergars } 4
figure-desert_khergars-5 = { profile-desert_khergars } 5
figure-desert_khergars-6 = { profile-desert_khergars } 6
figure-khalid_derwish-1 = { profile-khalid_derwish } 1
figure-khalid_derwish-2 = { profile-khalid_derwish } 2
figure-khalid_derwish-3 = { profile-khalid_derwish } 3
figure-khalid_derwish-4 = { profile-khalid_derwish } 4
figure-suleman_ifrit_qaniss-1 = { profile-suleman_ifrit_qaniss }
figure-suleman_ifrit_qaniss-2 = { profile-suleman_ifrit_qaniss } 2
figure-mahritin_djinn-1 = { profile-mahritin_djinn } 1
figure-mahritin_djinn-2 = { profile-mahritin_djinn } 2
figure-mahritin_djinn-3 = { profile-mahritin_djinn } 3
figure-mahritin_djinn-4 = { profile-mahritin_djinn } 4
figure-amn_ayassarr-1 = { profile-amn_ayassarr }
figure-amn_ayassarr-2 = { profile-amn_ayassarr } 2
figure-hakan-1 = { profile-hakan }
figure-hakan-2 = { profile-hakan } 2
figure-tooth_convicts-1 = { profile-tooth_convicts } 1
figure-tooth_convicts-2 = { profile-tooth_convicts } 2
figure-tooth_convicts-3 = { profile-tooth_convicts } 3
figure-tooth_convicts-4 = { profile-tooth_convicts } 4
figure-tooth_convicts-5 = { profile-tooth_convicts } 5
figure-tooth_convicts-6 = { profile-tooth_convicts } 6
figure-tooth_convicts-7 = { profile-tooth_convicts } 7
figure-tooth_convicts-8 = { profile-tooth_convicts } 8
figure-khalid_flayer-1 = { profile-khalid_flayer } 1
figure-khalid_flayer-2 = { profile-khalid_flayer } 2
figure-khalid_flayer-3 = { profile-khalid_flayer } 3
figure-khalid_flayer-4 = { profile-khalid_flayer } 4
figure-suleman_strangler-1 = { profile-suleman_strangler } 1
figure-suleman_strangler-2 = { profile-suleman_strangler } 2
figure-suleman_strangler-3 = { profile-suleman_strangler } 3
figure-suleman_strangler-4 = { profile-suleman_strangler } 4
figure-malikh_looters-1 = { profile-malikh_looters } 1
figure-malikh_looters-2 = { profile-malikh_looters } 2
figure-malikh_looters-3 = { profile-malikh_looters } 3
figure-malikh_looters-4 = { profile-malikh_looters } 4
figure-malikh_fugitive-1 = { profile-malikh_fugitive } 1
figure-malikh_fugitive-2 = { profile-malikh_fugitive } 2
figure-malikh_fugitive-3 = { profile-malikh_fugitive } 3
figure-malikh_fugitive-4 = { profile-malikh_fugitive } 4
figure-suleman_madman-1 = { profile-suleman_madman }
figure-suleman_madman-2 = { profile-suleman_madman } 2
figure-tamel_seh-1 = { profile-tamel_seh }
figure-tamel_seh-2 = { profile-tamel_seh } 2
figure-tecum_seh-1 = { profile-tecum_seh }
figure-tecum_seh-2 = { profile-tecum_seh } 2
figure-tha_pioca-1 = { profile-tha_pioca }
figure-tha_pioca-2 = { profile-tha_pioca } 2
figure-ca_apiti-1 = { profile-ca_apiti }
figure-ca_apiti-2 = { profile-ca_apiti } 2
figure-wolitse-1 = { profile-wolitse }
figure-wolitse-2 = { profile-wolitse } 2
figure-tanka_wanka-1 = { profile-tanka_wanka }
figure-tanka_wanka-2 = { profile-tanka_wanka } 2
figure-watanka-1 = { profile-watanka }
figure-watanka-2 = { profile-watanka } 2
figure-toad_medicine_shaman-1 = { profile-toad_medicine_shaman }
figure-toad_medicine_shaman-2 = { profile-toad_medicine_shaman } 2
figure-toad_medicine_shaman-3 = { profile-toad_medicine_shaman } 3
figure-toad_medicine_shaman-4 = { profile-toad_medicine_shaman } 4
figure-wolf_night_shaman-1 = { profile-wolf_night_shaman }
figure-wolf_night_shaman-2 = { profile-wolf_night_shaman } 2
figure-aurlok_hero_spirit-1 = { profile-aurlok_hero_spirit }
figure-aurlok_hero_spirit-2 = { profile-aurlok_hero_spirit } 2
figure-aurlok_ancestor_spirit-1 = { profile-aurlok_ancestor_spirit }
figure-aurlok_ancestor_spirit-2 = { profile-aurlok_ancestor_spirit } 2
figure-raven_thunder_warrior-1 = { profile-raven_thunder_warrior } 1
figure-raven_thunder_warrior-2 = { profile-raven_thunder_warrior } 2
figure-raven_thunder_warrior-3 = { profile-raven_thunder_warrior } 3
figure-raven_thunder_warrior-4 = { profile-raven_thunder_warrior } 4
figure-raven_thunder_warrior-5 = { profile-raven_thunder_warrior } 5
figure-raven_thunder_warrior-6 = { profile-raven_thunder_warrior } 6
figure-toad_thunder_warrior-1 = { profile-toad_thunder_warrior } 1
figure-toad_thunder_warrior-2 = { profile-toad_thunder_warrior } 2
figure-toad_thunder_warrior-3 = { profile-toad_thunder_warrior } 3
figure-toad_thunder_warrior-4 = { profile-toad_thunder_warrior } 4
figure-toad_thunder_warrior-5 = { profile-toad_thunder_warrior } 5
figure-toad_thunder_warrior-6 = { profile-toad_thunder_warrior } 6
figure-wolf_thunder_warrior-1 = { profile-wolf_thunder_warrior } 1
figure-wolf_thunder_warrior-2 = { profile-wolf_thunder_warrior } 2
figure-wolf_thunder_warrior-3 = { profile-wolf_thunder_warrior } 3
figure-wolf_thunder_warrior-4 = { profile-wolf_thunder_warrior } 4
figure-wolf_thunder_warrior-5 = { profile-wolf_thunder_warrior } 5
figure-wolf_thunder_warrior-6 = { profile-wolf_thunder_warrior } 6
figure-aurochs_rain_chaser_drum-1 = { profile-aurochs_rain_chaser_drum }
figure-aurochs_rain_chaser_drum-2 = { profile-aurochs_rain_chaser_drum } 2
figure-aurochs_rain_chaser_horn-1 = { profile-aurochs_rain_chaser_horn }
figure-aurochs_rain_chaser_horn-2 = { profile-aurochs_rain_chaser_horn } 2
figure-aurochs_totem_warrior-1 = { profile-aurochs_totem_warrior } 1
figure-aurochs_totem_warrior-2 = { profile-aurochs_totem_warrior } 2
figure-aurochs_totem_warrior-3 = { profile-aurochs_totem_warrior } 3
figure-aurochs_totem_warrior-4 = { profile-aurochs_totem_warrior } 4
figure-aurochs_manitou_warrior-1 = { profile-aurochs_manitou_warrior }
figure-aurochs_manitou_warrior-2 = { profile-aurochs_manitou_warrior } 2
figure-aurochs_manitou_possessed-1 = { profile-aurochs_manitou_possessed }
figure-aurochs_manitou_possessed-2 = { profile-aurochs_manitou_possessed } 2
figure-raven_wind_warrior-1 = { profile-raven_wind_warrior } 1
figure-raven_wind_warrior-2 = { profile-raven_wind_warrior } 2
figure-raven_wind_warrior-3 = { profile-raven_wind_warrior } 3
figure-raven_wind_warrior-4 = { profile-raven_wind_warrior } 4
figure-raven_wind_warrior-5 = { profile-raven_wind_warrior } 5
figure-raven_wind_warrior-6 = { profile-raven_wind_warrior } 6
figure-toad_hive_thrower-1 = { profile-toad_hive_thrower } 1
figure-toad_hive_thrower-2 = { profile-toad_hive_thrower } 2
figure-toad_hive_thrower-3 = { profile-toad_hive_thrower } 3
figure-toad_hive_thrower-4 = { profile-toad_hive_thrower } 4
figure-wolf_spirit_guard-1 = { profile-wolf_spirit_guard } 1
figure-wolf_spirit_guard-2 = { profile-wolf_spirit_guard } 2
figure-wolf_spirit_guard-3 = { profile-wolf_spirit_guard } 3
figure-wolf_spirit_guard-4 = { profile-wolf_spirit_guard } 4
figure-pitekica-1 = { profile-pitekica }
figure-pitekica-2 = { profile-pitekica } 2
figure-toad_horned_sentinel-1 = { profile-toad_horned_sentinel } 1
figure-toad_horned_sentinel-2 = { profile-toad_horned_sentinel } 2
figure-toad_horned_sentinel-3 = { profile-toad_horned_sentinel } 3
figure-toad_horned_sentinel-4 = { profile-toad_horned_sentinel } 4
figure-toad_wind_warrior-1 = { profile-toad_wind_warrior } 1
figure-toad_wind_warrior-2 = { profile-toad_wind_warrior } 2
figure-toad_wind_warrior-3 = { profile-toad_wind_warrior } 3
figure-toad_wind_warrior-4 = { profile-toad_wind_warrior } 4
figure-toad_wind_warrior-5 = { profile-toad_wind_warrior } 5
figure-toad_wind_warrior-6 = { profile-toad_wind_warrior } 6
figure-garlan-1 = { profile-garlan }
figure-garlan-2 = { profile-garlan } 2
figure-leodegarius-1 = { profile-leodegarius }
figure-leodegarius-2 = { profile-leodegarius } 2
figure-caelina-1 = { profile-caelina }
figure-caelina-2 = { profile-caelina } 2
figure-lotharius-1 = { profile-lotharius }
figure-lotharius-2 = { profile-lotharius } 2
figure-mordren-1 = { profile-mordren }
figure-mordren-2 = { profile-mordren } 2
figure-berac_h-1 = { profile-berac_h }
figure-berac_h-2 = { profile-berac_h } 2
figure-country_priest-1 = { profile-country_priest }
figure-country_priest-2 = { profile-country_priest } 2
figure-temple_collector_brother-1 = { profile-temple_collector_brother }
figure-temple_collector_brother-2 = { profile-temple_collector_brother } 2
figure-avalonian_recruits-1 = { profile-avalonian_recruits } 1
figure-avalonian_recruits-2 = { profile-avalonian_recruits } 2
figure-avalonian_recruits-3 = { profile-avalonian_recruits } 3
figure-avalonian_recruits-4 = { profile-avalonian_recruits } 4
figure-avalonian_recruits-5 = { profile-avalonian_recruits } 5
figure-avalonian_recruits-6 = { profile-avalonian_recruits } 6
figure-avalonian_recruits-7 = { profile-avalonian_recruits } 7
figure-avalonian_recruits-8 = { profile-avalonian_recruits } 8
figure-avalonian_crossbowmen-1 = { profile-avalonian_crossbowmen } 1
figure-avalonian_crossbowmen-2 = { profile-avalonian_crossbowmen } 2
figure-avalonian_crossbowmen-3 = { profile-avalonian_crossbowmen } 3
figure-avalonian_crossbowmen-4 = { profile-avalonian_crossbowmen } 4
figure-temple_novice-1 = { profile-temple_novice } 1
figure-temple_novice-2 = { profile-temple_novice } 2
figure-temple_novice-3 = { profile-temple_novice } 3
figure-temple_novice-4 = { profile-temple_novice } 4
figure-temple_novice-5 = { profile-temple_novice } 5
figure-temple_novice-6 = { profile-temple_novice } 6
figure-temple_novice-7 = { profile-temple_novice } 7
figure-temple_novice-8 = { profile-temple_novice } 8
figure-temple_novice-9 = { profile-temple_novice } 9
figure-temple_novice-10 = { profile-temple_novice } 10
figure-temple_novice-11 = { profile-temple_novice } 11
figure-temple_novice-12 = { profile-temple_novice } 12
figure-avalonian_beaters-1 = { profile-avalonian_beaters } 1
figure-avalonian_beaters-2 = { profile-avalonian_beaters } 2
figure-avalonian_beaters-3 = { profile-avalonian_beaters } 3
figure-avalonian_beaters-4 = { profile-avalonian_beaters } 4
figure-avalonian_beaters-5 = { profile-avalonian_beaters } 5
figure-avalonian_beaters-6 = { profile-avalonian_beaters } 6
figure-avalonian_retiarius-1 = { profile-avalonian_retiarius } 1
figure-avalonian_retiarius-2 = { profile-avalonian_retiarius } 2
figure-avalonian_retiarius-3 = { profile-avalonian_retiarius } 3
figure-avalonian_retiarius-4 = { profile-avalonian_retiarius } 4
figure-knight_errant-1 = { profile-knight_errant }
figure-knight_errant-2 = { profile-knight_errant } 2
figure-avalonian_templar-1 = { profile-avalonian_templar } 1
figure-avalonian_templar-2 = { profile-avalonian_templar } 2
figure-avalonian_templar-3 = { profile-avalonian_templar } 3
figure-avalonian_templar-4 = { profile-avalonian_templar } 4
figure-avalonian_pilgrim-1 = { profile-avalonian_pilgrim } 1
figure-avalonian_pilgrim-2 = { profile-avalonian_pilgrim } 2
figure-avalonian_pilgrim-3 = { profile-avalonian_pilgrim } 3
figure-avalonian_pilgrim-4 = { profile-avalonian_pilgrim } 4
figure-avalonian_colossus-1 = { profile-avalonian_colossus }
figure-avalonian_colossus-2 = { profile-avalonian_colossus } 2
figure-deicolus-1 = { profile-deicolus }
figure-deicolus-2 = { profile-deicolus } 2
figure-temple_hospitaller-1 = { profile-temple_hospitaller }
figure-temple_hospitaller-2 = { profile-temple_hospitaller } 2
figure-temple_auxiliaries-1 = { profile-temple_auxiliaries } 1
figure-temple_auxiliaries-2 = { profile-temple_auxiliaries } 2
figure-temple_auxiliaries-3 = { profile-temple_auxiliaries } 3
figure-temple_auxiliaries-4 = { profile-temple_auxiliaries } 4
figure-temple_auxiliaries-5 = { profile-temple_auxiliaries } 5
figure-temple_auxiliaries-6 = { profile-temple_auxiliaries } 6
target-lee_ping-1 = { figure-lee_ping-1 }
target-lee_ping-2 = { figure-lee_ping-2 }
target-fu_nihao-1 = { figure-fu_nihao-1 }
target-fu_nihao-2 = { figure-fu_nihao-2 }
target-xian_ling-1 = { figure-xian_ling-1 }
target-xian_ling-2 = { figure-xian_ling-2 }
target-feng_sao-1 = { figure-feng_sao-1 }
target-feng_sao-2 = { figure-feng_sao-2 }
target-chen_sze-1 = { figure-chen_sze-1 }
target-chen_sze-2 = { figure-chen_sze-2 }
target-long_sigh_alchemist-1 = { figure-long_sigh_alchemist-1 }
target-long_sigh_alchemist-2 = { figure-long_sigh_alchemist-2 }
target-long_sigh_alchemist-3 = { figure-long_sigh_alchemist-3 }
target-long_sigh_alchemist-4 = { figure-long_sigh_alchemist-4 }
target-crystal_sun_alchemist-1 = { figure-crystal_sun_alchemist-1 }
target-crystal_sun_alchemist-2 = { figure-crystal_sun_alchemist-2 }
target-crystal_sun_disciple-1 = { figure-crystal_sun_disciple-1 }
target-crystal_sun_disciple-2 = { figure-crystal_sun_disciple-2 }
target-crystal_sun_disciple-3 = { figure-crystal_sun_disciple-3 }
target-crystal_sun_disciple-4 = { figure-crystal_sun_disciple-4 }
target-chinge-1 = { figure-chinge-1 }
target-chinge-2 = { figure-chinge-2 }
target-militia_spearmen-1 = { figure-militia_spearmen-1 }
target-militia_spearmen-2 = { figure-militia_spearmen-2 }
target-militia_spearmen-3 = { figure-militia_spearmen-3 }
target-militia_spearmen-4 = { figure-militia_spearmen-4 }
target-militia_spearmen-5 = { figure-militia_spearmen-5 }
target-militia_spearmen-6 = { figure-militia_spearmen-6 }
target-militia_spearmen-7 = { figure-militia_spearmen-7 }
target-militia_spearmen-8 = { figure-militia_spearmen-8 }
target-militia_archers-1 = { figure-militia_archers-1 }
target-militia_archers-2 = { figure-militia_archers-2 }
target-militia_archers-3 = { figure-militia_archers-3 }
target-militia_archers-4 = { figure-militia_archers-4 }
target-militia_archers-5 = { figure-militia_archers-5 }
target-militia_archers-6 = { figure-militia_archers-6 }
target-militia_archers-7 = { figure-militia_archers-7 }
target-militia_archers-8 = { figure-militia_archers-8 }
target-triadic_guard-1 = { figure-triadic_guard-1 }
target-triadic_guard-2 = { figure-triadic_guard-2 }
target-triadic_guard-3 = { figure-triadic_guard-3 }
target-triadic_guard-4 = { figure-triadic_guard-4 }
target-triadic_guard-5 = { figure-triadic_guard-5 }
target-triadic_guard-6 = { figure-triadic_guard-6 }
target-triadic_guard_sergeant-1 = { figure-triadic_guard_sergeant-1 }
target-triadic_guard_sergeant-2 = { figure-triadic_guard_sergeant-2 }
target-iron_heart_sentinel-1 = { figure-iron_heart_sentinel-1 }
target-iron_heart_sentinel-2 = { figure-iron_heart_sentinel-2 }
target-iron_heart_sentinel-3 = { figure-iron_heart_sentinel-3 }
target-iron_heart_sentinel-4 = { figure-iron_heart_sentinel-4 }
target-dragon_guard_inquisitor-1 = { figure-dragon_guard_inquisitor-1 }
target-dragon_guard_inquisitor-2 = { figure-dragon_guard_inquisitor-2 }
target-tiger_guard_blade-1 = { figure-tiger_guard_blade-1 }
target-tiger_guard_blade-2 = { figure-tiger_guard_blade-2 }
target-whisper-1 = { figure-whisper-1 }
target-whisper-2 = { figure-whisper-2 }
target-whisper-3 = { figure-whisper-3 }
target-whisper-4 = { figure-whisper-4 }
target-shadow-1 = { figure-shadow-1 }
target-shadow-2 = { figure-shadow-2 }
target-shadow-3 = { figure-shadow-3 }
target-shadow-4 = { figure-shadow-4 }
target-araoui-1 = { figure-araoui-1 }
target-araoui-2 = { figure-araoui-2 }
target-hakim-1 = { figure-hakim-1 }
target-hakim-2 = { figure-hakim-2 }
target-dahlia-1 = { figure-dahlia-1 }
target-dahlia-2 = { figure-dahlia-2 }
target-ibrahim-1 = { figure-ibrahim-1 }
target-ibrahim-2 = { figure-ibrahim-2 }
target-iecha-1 = { figure-iecha-1 }
target-iecha-2 = { figure-iecha-2 }
target-abdelan-1 = { figure-abdelan-1 }
target-abdelan-2 = { figure-abdelan-2 }
target-sorhna_oracle-1 = { figure-sorhna_oracle-1 }
target-sorhna_oracle-2 = { figure-sorhna_oracle-2 }
target-sorhna_evoker-1 = { figure-sorhna_evoker-1 }
target-sorhna_evoker-2 = { figure-sorhna_evoker-2 }
target-malikh_jaraya-1 = { figure-malikh_jaraya-1 }
target-malikh_jaraya-2 = { figure-malikh_jaraya-2 }
target-malikh_jaraya-3 = { figure-malikh_jaraya-3 }
target-malikh_jaraya-4 = { figure-malikh_jaraya-4 }
target-malikh_jaraya-5 = { figure-malikh_jaraya-5 }
target-malikh_jaraya-6 = { figure-malikh_jaraya-6 }
target-malikh_jaraya-7 = { figure-malikh_jaraya-7 }
target-malikh_jaraya-8 = { figure-malikh_jaraya-8 }
target-malikh_camel_rider-1 = { figure-malikh_camel_rider-1 }
target-malikh_camel_rider-2 = { figure-malikh_camel_rider-2 }
target-malikh_camel_rider-3 = { figure-malikh_camel_rider-3 }
target-malikh_camel_rider-4 = { figure-malikh_camel_rider-4 }
target-ermadhi_guardian-1 = { figure-ermadhi_guardian-1 }
target-ermadhi_guardian-2 = { figure-ermadhi_guardian-2 }
target-ermadhi_guardian-3 = { figure-ermadhi_guardian-3 }
target-ermadhi_guardian-4 = { figure-ermadhi_guardian-4 }
target-ermadhi_guardian-5 = { figure-ermadhi_guardian-5 }
target-ermadhi_guardian-6 = { figure-ermadhi_guardian-6 }
target-malikh_tuareg-1 = { figure-malikh_tuareg-1 }
target-malikh_tuareg-2 = { figure-malikh_tuareg-2 }
target-malikh_tuareg-3 = { figure-malikh_tuareg-3 }
target-malikh_tuareg-4 = { figure-malikh_tuareg-4 }
target-malikh_tuareg-5 = { figure-malikh_tuareg-5 }
target-malikh_tuareg-6 = { figure-malikh_tuareg-6 }
target-suleman_ghulam-1 = { figure-suleman_ghulam-1 }
target-suleman_ghulam-2 = { figure-suleman_ghulam-2 }
target-suleman_ghulam-3 = { figure-suleman_ghulam-3 }
target-suleman_ghulam-4 = { figure-suleman_ghulam-4 }
target-suleman_ghulam-5 = { figure-suleman_ghulam-5 }
target-suleman_ghulam-6 = { figure-suleman_ghulam-6 }
target-suleman_ghulam-7 = { figure-suleman_ghulam-7 }
target-suleman_ghulam-8 = { figure-suleman_ghulam-8 }
target-malikh_beast_tamer-1 = { figure-malikh_beast_tamer-1 }
target-malikh_beast_tamer-2 = { figure-malikh_beast_tamer-2 }
target-desert_khergars-1 = { figure-desert_khergars-1 }
target-desert_khergars-2 = { figure-desert_khergars-2 }
target-desert_khergars-3 = { figure-desert_khergars-3 }
target-desert_khergars-4 = { figure-desert_khergars-4 }
target-desert_khergars-5 = { figure-desert_khergars-5 }
target-desert_khergars-6 = { figure-desert_khergars-6 }
target-khalid_derwish-1 = { figure-khalid_derwish-1 }
target-khalid_derwish-2 = { figure-khalid_derwish-2 }
target-khalid_derwish-3 = { figure-khalid_derwish-3 }
target-khalid_derwish-4 = { figure-khalid_derwish-4 }
target-suleman_ifrit_qaniss-1 = { figure-suleman_ifrit_qaniss-1 }
target-suleman_ifrit_qaniss-2 = { figure-suleman_ifrit_qaniss-2 }
target-mahritin_djinn-1 = { figure-mahritin_djinn-1 }
target-mahritin_djinn-2 = { figure-mahritin_djinn-2 }
target-mahritin_djinn-3 = { figure-mahritin_djinn-3 }
target-mahritin_djinn-4 = { figure-mahritin_djinn-4 }
target-amn_ayassarr-1 = { figure-amn_ayassarr-1 }
target-amn_ayassarr-2 = { figure-amn_ayassarr-2 }
target-hakan-1 = { figure-hakan-1 }
target-hakan-2 = { figure-hakan-2 }
target-tooth_convicts-1 = { figure-tooth_convicts-1 }
target-tooth_convicts-2 = { figure-tooth_convicts-2 }
target-tooth_convicts-3 = { figure-tooth_convicts-3 }
target-tooth_convicts-4 = { figure-tooth_convicts-4 }
target-tooth_convicts-5 = { figure-tooth_convicts-5 }
target-tooth_convicts-6 = { figure-tooth_convicts-6 }
target-tooth_convicts-7 = { figure-tooth_convicts-7 }
target-tooth_convicts-8 = { figure-tooth_convicts-8 }
target-khalid_flayer-1 = { figure-khalid_flayer-1 }
target-khalid_flayer-2 = { figure-khalid_flayer-2 }
target-khalid_flayer-3 = { figure-khalid_flayer-3 }
target-khalid_flayer-4 = { figure-khalid_flayer-4 }
target-suleman_strangler-1 = { figure-suleman_strangler-1 }
target-suleman_strangler-2 = { figure-suleman_strangler-2 }
target-suleman_strangler-3 = { figure-suleman_strangler-3 }
target-suleman_strangler-4 = { figure-suleman_strangler-4 }
target-malikh_looters-1 = { figure-malikh_looters-1 }
target-malikh_looters-2 = { figure-malikh_looters-2 }
target-malikh_looters-3 = { figure-malikh_looters-3 }
target-malikh_looters-4 = { figure-malikh_looters-4 }
target-malikh_fugitive-1 = { figure-malikh_fugitive-1 }
target-malikh_fugitive-2 = { figure-malikh_fugitive-2 }
target-malikh_fugitive-3 = { figure-malikh_fugitive-3 }
target-malikh_fugitive-4 = { figure-malikh_fugitive-4 }
target-suleman_madman-1 = { figure-suleman_madman-1 }
target-suleman_madman-2 = { figure-suleman_madman-2 }
target-tamel_seh-1 = { figure-tamel_seh-1 }
target-tamel_seh-2 = { figure-tamel_seh-2 }
target-tecum_seh-1 = { figure-tecum_seh-1 }
target-tecum_seh-2 = { figure-tecum_seh-2 }
target-tha_pioca-1 = { figure-tha_pioca-1 }
target-tha_pioca-2 = { figure-tha_pioca-2 }
target-ca_apiti-1 = { figure-ca_apiti-1 }
target-ca_apiti-2 = { figure-ca_apiti-2 }
target-wolitse-1 = { figure-wolitse-1 }
target-wolitse-2 = { figure-wolitse-2 }
target-tanka_wanka-1 = { figure-tanka_wanka-1 }
target-tanka_wanka-2 = { figure-tanka_wanka-2 }
target-watanka-1 = { figure-watanka-1 }
target-watanka-2 = { figure-watanka-2 }
target-toad_medicine_shaman-1 = { figure-toad_medicine_shaman-1 }
target-toad_medicine_shaman-2 = { figure-toad_medicine_shaman-2 }
target-toad_medicine_shaman-3 = { figure-toad_medicine_shaman-3 }
target-toad_medicine_shaman-4 = { figure-toad_medicine_shaman-4 }
target-wolf_night_shaman-1 = { figure-wolf_night_shaman-1 }
target-wolf_night_shaman-2 = { figure-wolf_night_shaman-2 }
target-aurlok_hero_spirit-1 = { figure-aurlok_hero_spirit-1 }
target-aurlok_hero_spirit-2 = { figure-aurlok_hero_spirit-2 }
target-aurlok_ancestor_spirit-1 = { figure-aurlok_ancestor_spirit-1 }
target-aurlok_ancestor_spirit-2 = { figure-aurlok_ancestor_spirit-2 }
target-raven_thunder_warrior-1 = { figure-raven_thunder_warrior-1 }
target-raven_thunder_warrior-2 = { figure-raven_thunder_warrior-2 }
target-raven_thunder_warrior-3 = { figure-raven_thunder_warrior-3 }
target-raven_thunder_warrior-4 = { figure-raven_thunder_warrior-4 }
target-raven_thunder_warrior-5 = { figure-raven_thunder_warrior-5 }
target-raven_thunder_warrior-6 = { figure-raven_thunder_warrior-6 }
target-toad_thunder_warrior-1 = { figure-toad_thunder_warrior-1 }
target-toad_thunder_warrior-2 = { figure-toad_thunder_warrior-2 }
target-toad_thunder_warrior-3 = { figure-toad_thunder_warrior-3 }
target-toad_thunder_warrior-4 = { figure-toad_thunder_warrior-4 }
target-toad_thunder_warrior-5 = { figure-toad_thunder_warrior-5 }
target-toad_thunder_warrior-6 = { figure-toad_thunder_warrior-6 }
target-wolf_thunder_warrior-1 = { figure-wolf_thunder_warrior-1 }
target-wolf_thunder_warrior-2 = { figure-wolf_thunder_warrior-2 }
target-wolf_thunder_warrior-3 = { figure-wolf_thunder_warrior-3 }
target-wolf_thunder_warrior-4 = { figure-wolf_thunder_warrior-4 }
target-wolf_thunder_warrior-5 = { figure-wolf_thunder_warrior-5 }
target-wolf_thunder_warrior-6 = { figure-wolf_thunder_warrior-6 }
target-aurochs_rain_chaser_drum-1 = { figure-aurochs_rain_chaser_drum-1 }
target-aurochs_rain_chaser_drum-2 = { figure-aurochs_rain_chaser_drum-2 }
target-aurochs_rain_chaser_horn-1 = { figure-aurochs_rain_chaser_horn-1 }
target-aurochs_rain_chaser_horn-2 = { figure-aurochs_rain_chaser_horn-2 }
target-aurochs_totem_warrior-1 = { figure-aurochs_totem_warrior-1 }
target-aurochs_totem_warrior-2 = { figure-aurochs_totem_warrior-2 }
target-aurochs_totem_warrior-3 = { figure-aurochs_totem_warrior-3 }
target-aurochs_totem_warrior-4 = { figure-aurochs_totem_warrior-4 }
target-aurochs_manitou_warrior-1 = { figure-aurochs_manitou_warrior-1 }
target-aurochs_manitou_warrior-2 = { figure-aurochs_manitou_warrior-2 }
target-aurochs_manitou_possessed-1 = { figure-aurochs_manitou_possessed-1 }
target-aurochs_manitou_possessed-2 = { figure-aurochs_manitou_possessed-2 }
target-raven_wind_warrior-1 = { figure-raven_wind_warrior-1 }
target-raven_wind_warrior-2 = { figure-raven_wind_warrior-2 }
target-raven_wind_warrior-3 = { figure-raven_wind_warrior-3 }
target-raven_wind_warrior-4 = { figure-raven_wind_warrior-4 }
target-raven_wind_warrior-5 = { figure-raven_wind_warrior-5 }
target-raven_wind_warrior-6 = { figure-raven_wind_warrior-6 }
target-toad_hive_thrower-1 = { figure-toad_hive_thrower-1 }
target-toad_hive_thrower-2 = { figure-toad_hive_thrower-2 }
target-toad_hive_thrower-3 = { figure-toad_hive_thrower-3 }
target-toad_hive_thrower-4 = { figure-toad_hive_thrower-4 }
target-wolf_spirit_guard-1 = { figure-wolf_spirit_guard-1 }
target-wolf_spirit_guard-2 = { figure-wolf_spirit_guard-2 }
target-wolf_spirit_guard-3 = { figure-wolf_spirit_guard-3 }
target-wolf_spirit_guard-4 = { figure-wolf_spirit_guard-4 }
target-pitekica-1 = { figure-pitekica-1 }
target-pitekica-2 = { figure-pitekica-2 }
target-toad_horned_sentinel-1 = { figure-toad_horned_sentinel-1 }
target-toad_horned_sentinel-2 = { figure-toad_horned_sentinel-2 }
target-toad_horned_sentinel-3 = { figure-toad_horned_sentinel-3 }
target-toad_horned_sentinel-4 = { figure-toad_horned_sentinel-4 }
target-toad_wind_warrior-1 = { figure-toad_wind_warrior-1 }
target-toad_wind_warrior-2 = { figure-toad_wind_warrior-2 }
target-toad_wind_warrior-3 = { figure-toad_wind_warrior-3 }
target-toad_wind_warrior-4 = { figure-toad_wind_warrior-4 }
target-toad_wind_warrior-5 = { figure-toad_wind_warrior-5 }
target-toad_wind_warrior-6 = { figure-toad_wind_warrior-6 }
target-garlan-1 = { figure-garlan-1 }
target-garlan-2 = { figure-garlan-2 }
target-leodegarius-1 = { figure-leodegarius-1 }
target-leodegarius-2 = { figure-leodegarius-2 }
target-caelina-1 = { figure-caelina-1 }
target-caelina-2 = { figure-caelina-2 }
target-lotharius-1 = { figure-lotharius-1 }
target-lotharius-2 = { figure-lotharius-2 }
target-mordren-1 = { figure-mordren-1 }
target-mordren-2 = { figure-mordren-2 }
target-berac_h-1 = { figure-berac_h-1 }
target-berac_h-2 = { figure-berac_h-2 }
target-country_priest-1 = { figure-country_priest-1 }
target-country_priest-2 = { figure-country_priest-2 }
target-temple_collector_brother-1 = { figure-temple_collector_brother-1 }
target-temple_collector_brother-2 = { figure-temple_collector_brother-2 }
target-avalonian_recruits-1 = { figure-avalonian_recruits-1 }
target-avalonian_recruits-2 = { figure-avalonian_recruits-2 }
target-avalonian_recruits-3 = { figure-avalonian_recruits-3 }
target-avalonian_recruits-4 = { figure-avalonian_recruits-4 }
target-avalonian_recruits-5 = { figure-avalonian_recruits-5 }
target-avalonian_recruits-6 = { figure-avalonian_recruits-6 }
target-avalonian_recruits-7 = { figure-avalonian_recruits-7 }
target-avalonian_recruits-8 = { figure-avalonian_recruits-8 }
target-avalonian_crossbowmen-1 = { figure-avalonian_crossbowmen-1 }
target-avalonian_crossbowmen-2 = { figure-avalonian_crossbowmen-2 }
target-avalonian_crossbowmen-3 = { figure-avalonian_crossbowmen-3 }
target-avalonian_crossbowmen-4 = { figure-avalonian_crossbowmen-4 }
target-temple_novice-1 = { figure-temple_novice-1 }
target-temple_novice-2 = { figure-temple_novice-2 }
target-temple_novice-3 = { figure-temple_novice-3 }
target-temple_novice-4 = { figure-temple_novice-4 }
target-temple_novice-5 = { figure-temple_novice-5 }
target-temple_novice-6 = { figure-temple_novice-6 }
target-temple_novice-7 = { figure-temple_novice-7 }
target-temple_novice-8 = { figure-temple_novice-8 }
target-temple_novice-9 = { figure-temple_novice-9 }
target-temple_novice-10 = { figure-temple_novice-10 }
target-temple_novice-11 = { figure-temple_novice-11 }
target-temple_novice-12 = { figure-temple_novice-12 }
target-avalonian_beaters-1 = { figure-avalonian_beaters-1 }
target-avalonian_beaters-2 = { figure-avalonian_beaters-2 }
target-avalonian_beaters-3 = { figure-avalonian_beaters-3 }
target-avalonian_beaters-4 = { figure-avalonian_beaters-4 }
target-avalonian_beaters-5 = { figure-avalonian_beaters-5 }
target-avalonian_beaters-6 = { figure-avalonian_beaters-6 }
target-avalonian_retiarius-1 = { figure-avalonian_retiarius-1 }
target-avalonian_retiarius-2 = { figure-avalonian_retiarius-2 }
target-avalonian_retiarius-3 = { figure-avalonian_retiarius-3 }
target-avalonian_retiarius-4 = { figure-avalonian_retiarius-4 }
target-knight_errant-1 = { figure-knight_errant-1 }
target-knight_errant-2 = { figure-knight_errant-2 }
target-avalonian_templar-1 = { figure-avalonian_templar-1 }
target-avalonian_templar-2 = { figure-avalonian_templar-2 }
target-avalonian_templar-3 = { figure-avalonian_templar-3 }
target-avalonian_templar-4 = { figure-avalonian_templar-4 }
target-avalonian_pilgrim-1 = { figure-avalonian_pilgrim-1 }
target-avalonian_pilgrim-2 = { figure-avalonian_pilgrim-2 }
target-avalonian_pilgrim-3 = { figure-avalonian_pilgrim-3 }
target-avalonian_pilgrim-4 = { figure-avalonian_pilgrim-4 }
target-avalonian_colossus-1 = { figure-avalonian_colossus-1 }
target-avalonian_colossus-2 = { figure-avalonian_colossus-2 }
target-deicolus-1 = { figure-deicolus-1 }
target-deicolus-2 = { figure-deicolus-2 }
target-temple_hospitaller-1 = { figure-temple_hospitaller-1 }
target-temple_hospitaller-2 = { figure-temple_hospitaller-2 }
target-temple_auxiliaries-1 = { figure-temple_auxiliaries-1 }
target-temple_auxiliaries-2 = { figure-temple_auxiliaries-2 }
target-temple_auxiliaries-3 = { figure-temple_auxiliaries-3 }
target-temple_auxiliaries-4 = { figure-temple_auxiliaries-4 }
target-temple_auxiliaries-5 = { figure-temple_auxiliaries-5 }
target-temple_auxiliaries-6 = { figure-temple_auxiliaries-6 }

table-turn = Turno { $turn }. Punti: { $first } a { $second }.
table-figure = { $ap } PA, { $left } PV
