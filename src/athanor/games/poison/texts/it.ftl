game-name = Poison
game-tagline = Versa le tue pozioni e lascia che le bevano gli altri.
game-about = Apprendisti maghi versano pozioni in tre calderoni. Chi ne fa traboccare uno deve berlo, e quello che bevi ti costa punti, a meno che di quel colore tu ne abbia bevuto più di ogni altro. Vince il totale più basso.

option-hand = Carte in mano
option-hand-help = Con la mano corta hai cinque carte e ne peschi una dopo ogni turno.
option-hand-full = Si distribuiscono tutte le carte
option-hand-short = Mano corta: cinque carte e un mazzo
option-first_dealer = Primo mazziere
option-first_dealer-help = Comincia chi siede alla sinistra del mazziere; il mazziere cambia a ogni mano.
option-first_dealer-random = Estratto a sorte
option-memory_aid = Promemoria
option-memory_aid-help = Mostra che cosa ha bevuto ciascuno e la cronaca di tutta la mano. Senza, bisogna ricordarselo.

decision-pour = Versa una carta in un calderone.
waiting-pour = { $seat } sta versando.

action-pour = Versa { $card } { $cauldron_id ->
    [left] nel calderone di sinistra
    [middle] nel calderone di mezzo
   *[right] nel calderone di destra
}.

event-round-began = Mano { $round } di { $rounds }. { $dealer_seat } dà le carte, { $seat } comincia.
event-dealt = { $cards ->
    [hidden] { $seat } riceve { $count ->
        [one] una carta
       *[other] { $count } carte
    }.
   *[other] { $seat } riceve { $cards }.
}
event-poured = { $seat } versa { $card } { $cauldron_id ->
    [left] nel calderone di sinistra
    [middle] nel calderone di mezzo
   *[right] nel calderone di destra
}: { $total }.
event-overflowed = A { $total }, { $cauldron } trabocca. { $seat } beve { $count ->
    [one] una carta
   *[other] { $count } carte
}: { $cards }.
event-drew = { $card ->
    [hidden] { $seat } pesca una carta.
   *[other] { $seat } pesca { $card }.
}
event-round-scored = La mano { $round } è finita; ognuno mostra quello che ha bevuto.
event-game-ended = La partita è finita. { $winner_seats_count ->
    [one] Vince { $winner_seats }
   *[other] Vincono insieme { $winner_seats }
}.

ending-all-dealt = Tutte le mani sono state giocate.

colour-red = rosso
colour-blue = blu
colour-purple = viola
colour-poison = veleno

cauldron-left = il calderone di sinistra
cauldron-middle = il calderone di mezzo
cauldron-right = il calderone di destra

card-red-1 = un 1 rosso
card-red-2 = un 2 rosso
card-red-4 = un 4 rosso
card-red-5 = un 5 rosso
card-red-7 = un 7 rosso
card-blue-1 = un 1 blu
card-blue-2 = un 2 blu
card-blue-4 = un 4 blu
card-blue-5 = un 5 blu
card-blue-7 = un 7 blu
card-purple-1 = un 1 viola
card-purple-2 = un 2 viola
card-purple-4 = un 4 viola
card-purple-5 = un 5 viola
card-purple-7 = un 7 viola
card-poison = un veleno
card-poison-many = { $count } veleni

table-round = Mano { $round } di { $rounds }
table-dealer = mazziere
table-hand = La tua mano
table-hand-size = { $count ->
    [one] 1 carta in mano
   *[other] { $count } carte in mano
}
table-taken = { $count ->
    [one] 1 carta bevuta
   *[other] { $count } carte bevute
}
table-points = { $count ->
    [one] 1 punto
   *[other] { $count } punti
}
table-empty = vuoto
table-no-colour = ancora senza colore
table-aside = { $count ->
    [one] 1 carta messa da parte, coperta
   *[other] { $count } carte messe da parte, coperte
}
table-pile = { $count ->
    [one] 1 carta nel mazzo
   *[other] { $count } carte nel mazzo
}
gain-cards = { $count ->
    [one] carta bevuta
   *[other] carte bevute
}
gain-points = { $count ->
    [one] punto
   *[other] punti
}
table-pad = Segnapunti
table-total = Totale
table-immune = non paga: { $colours }
table-cauldrons = I calderoni
table-cauldron = { $cauldron }, { $colour }, { $total } su 13
table-overflows = traboccherebbe
table-closed = chiuso a questa carta

reason-dry = Non trabocca nulla: il calderone arriva a { $total }, con { $room } di margine.
reason-high-card = È il momento buono per liberarti di una carta alta, { $card }: il calderone arriva solo a { $total }.
reason-spared = Ne avresti più di ogni altro ({ $colour }): quel colore non ti costerebbe nulla.
reason-least = Qualcosa devi bere, e questo costa solo { $cost ->
    [one] 1 punto
   *[other] { $cost } punti
}.
reason-poisoner = Bevi ora, per { $cost ->
    [one] 1 punto
   *[other] { $cost } punti
}, prima che arrivi altro veleno: { $seat } probabilmente ne ha in mano.

error-other-colour = Non puoi versare { $card } qui: { $cauldron } ha un altro colore. Scegli un altro calderone o un’altra carta.
error-colour-elsewhere = Quel colore è già { $cauldron_id ->
    [left] nel calderone di sinistra
    [middle] nel calderone di mezzo
   *[right] nel calderone di destra
}: { $card } deve andare lì.
error-no-such-card = In questo gioco non c’è la carta «{ $card }». Le carte si chiamano red-7, blue-1 o poison.
error-no-such-cauldron = Il calderone «{ $cauldron }» non esiste. Scegli left (sinistra), middle (mezzo) o right (destra).
error-position-cards = Questa posizione ha { $count } carte; a Poison si gioca con { $wanted }.
error-position-copies = In questa posizione { $card } compare { $count } volte; ce ne sono { $wanted }.
error-position-brim = In questa posizione { $cauldron } contiene { $total }; oltre 13 trabocca.
error-position-mixed = In questa posizione { $cauldron } contiene due colori; un calderone ne ha uno solo.
error-position-twice = In questa posizione { $cauldron } contiene un colore che sta anche in un altro calderone.
error-position-turn = In questa posizione non può toccare al posto { $turn_seat }.
error-position-round = La mano { $round } di { $rounds } non corrisponde al segnapunti di questa posizione.
