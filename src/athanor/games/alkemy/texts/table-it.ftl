# What is said at Alkemy's table in a browser, and nowhere else.

table-field = Il tavolo visto dall’alto. Le frecce muovono il punto scelto o la vista, più e meno cambiano la scala, 0 mostra tutto, Invio conferma, Esc annulla.
table-zoom-in = Più vicino
table-zoom-out = Più lontano
table-whole = Tutto il tavolo
table-fold = Richiudi il pannello
table-unfold = Mostra il pannello
table-ready = Pronti all’attivazione
table-duel = I combattenti
table-face-down = Coperta
table-skip = Salta
table-piece = { $scenery } ({ $kind ->
        [hindering] d’intralcio
        [cluttered] ingombro
        [obstructing] bloccante
        [water] acqua
       *[hill] collina
    }, altezza { $size } pollici)
table-marker = { $mark } ({ $marker }), { $owner ->
        [own] tuo
        [other] del nemico
       *[none] neutro
    }
table-component = Un componente { $element }
table-on-watch = in guardia
table-inactive = inattiva
table-fighting = in combattimento con { $figures }
table-concentration = concentrazione { $level }
table-played = attivata
table-mnd = MND
table-ref = REF
table-com = COM
table-def = DEF
table-moves = Marcia / carica / corsa
table-more = Tutta la carta
table-blow = Danni in combattimento
table-weapon = Danni di un tiro (COM { $com }, portata { $range })
table-alchemy = { $components ->
        [one] un componente
       *[other] { $components } componenti
    }, { $stones ->
        [one] una pietra
       *[other] { $stones } pietre
    }, concentrazione { $level }
table-companies = Compagnie
table-orders = Ordini
table-targets = Bersagli
table-do-walk = Marcia
table-do-run = Corri (2 PA)
table-do-track = Segui le tracce (gratis)
table-do-charge = Carica
table-do-engage = Ingaggia
table-do-fight = Combatti
table-do-shoot = Tira
table-do-concentrate = Concentrati
table-do-cast = { $formula }{ $way ->
        [swift] , per la rapidità
        [slippery] , per disingaggiarsi
        [ancestor] , un antenato
        [hero] , un eroe
       *[other] { "" }
    } ({ $level } / { $components })
table-do-claim = { $taken ->
        [stone] Raccogli
       *[other] Gira
    } { $mark } (2 PA)
table-do-command = Comanda
table-do-done = Fatto
table-do-stand-fast = Non reagire
table-do-react-move = Muoviti dopo il tiro
table-do-react-engage = Ingaggia il tiratore
table-do-react-shoot = Rispondi al tiro
table-here-walk = Marcia fin qui
table-here-run = Corri fin qui
table-here-track = Segui le tracce fin qui
table-here-react-move = Vai qui dopo il tiro
table-here-deploy = Schiera qui
table-here-place-scenery = Piazza qui
table-here-place-component = Piazza qui
table-cancel = Annulla
table-first-target = Primo bersaglio: { $figure }
table-charge-end = Indica un punto del tavolo se importa dove finisce la carica.
table-charge-there = La carica finisce lì, o il più vicino possibile.
table-charge-anywhere = Ovunque
table-estimate = Quanti pollici?
table-guess = Sono { $guess }
table-possible = può andarci
table-cost = { $cost } pollici su { $limit }
table-toll = di cui { $toll } per il terreno ingombro o le siepi
table-leaves = deve prima disingaggiarsi da { $figures }
table-touches = tocca { $figures }
table-perched = sta su { $scenery }
table-near-marker = a portata: { $mark }
table-sights = Mostra chi vede chi
table-sees = { $count ->
    [0] non vede nemici
    [one] vede 1 nemico
   *[other] vede { $count } nemici
  }
table-shelter = riparo da { $figures }: { $what }
table-can-charge = abbastanza vicino per caricare { $figures }
table-can-shoot = abbastanza vicino per tirare su { $figures }
table-charged-by = può essere caricata da { $figures }
table-shot-by = può subire un tiro da { $figures }
table-near-component = a portata di un componente
table-sight = in vista
table-no-sight = fuori vista
table-measured = a { $inches } pollici
table-cover = al coperto
table-no-cover = senza copertura
table-odds = { $chance }% di colpire, { $damage } danni attesi
table-promise = infligge { $damage }, subisce { $taken }
table-results = I dadi
table-close = Chiudi
table-damage-read = Danni, colonna { $column }
table-die = Dado { $colour }: { $number }, { $symbol }
table-keep = { $total } in tutto
table-roll-again = Rilancia questo dado
table-picked = La tua scelta: { $what }. Verrà mostrata quando entrambi avranno scelto.
table-card-brutal = Attacco brutale
table-card-brutal-help = Batte il rapido; una colonna in più; colpisce per ultimo.
table-card-normal = Attacco normale
table-card-normal-help = Batte il brutale.
table-card-quick = Attacco rapido
table-card-quick-help = Batte il normale; una colonna in meno; colpisce per primo.
table-card-parry = Parata
table-card-parry-help = COM contro COM; con almeno tre in più, rispondi.
table-card-inactive = Inattivo
table-card-inactive-help = Non costa nulla, non fa nulla.
table-saved = Le tue compagnie
table-own-company = O il codice di una tua compagnia
table-bring = Portala
table-points-cost = { $cost } punti
table-turn-left = Gira a sinistra
table-turn-right = Gira a destra
table-by-keys = Piazza con la tastiera
table-place-one = Piazzane uno per me
table-place-all = Piazza tutti i miei
table-hive = Un alveare lanciato da { $figure }
table-card-duel = Duello
table-card-duel-help = Conta come normale; meglio se siete solo in due.
table-card-raging = Attacco rabbioso
table-card-raging-help = Conta come normale; più danni subiti, e inflitti nello stato giallo.
table-card-sturdy = Robusta
table-card-sturdy-help = Conta come normale; due colonne in meno, ma più coriaceo.
table-card-trick = Astuzia di Walosi
table-card-trick-help = Conta come rapido; marcia invece di colpire.
table-map = Il tavolo dopo il turno { $turn }, con il cammino di ciascuno; fuori combattimento: { $fallen }.
table-map-until = I cammini fino al turno { $turn }
table-map-turn = Turno sulla mappa
table-best = La migliore miniatura
table-deed-damage = { $count ->
    [one] { $count } danno inflitto
   *[other] { $count } danni inflitti
  }
table-deed-felled = { $count ->
    [one] un nemico abbattuto
   *[other] { $count } nemici abbattuti
  }
table-deed-markers = { $count ->
    [one] un segnalino preso
   *[other] { $count } segnalini presi
  }
table-deed-healed = { $count ->
    [one] { $count } punto curato
   *[other] { $count } punti curati
  }
table-turn-by-turn = Turno per turno
table-turn-name = Turno { $turn }
table-scored = { $name ->
    [none] Nessuno segna.
   *[other] { $name } segna.
  }
table-fallen = Fuori combattimento
table-felled-by = nel turno { $turn }, per mano di { $figure }
table-fell-in = nel turno { $turn }
table-foresees = Prescienza: { $figure } vede l’altra carta prima di scegliere.
table-foreseen = Prescienza: { $figure } vede questa carta prima di scegliere. Non è segreta.
