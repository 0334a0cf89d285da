# Tutte le frasi del gioco. «athanor check-game highcard» nomina quelle che mancano.

game-name = HighCard
game-tagline = Tieni la tua carta, o speri in una migliore?
game-about = Ognuno ha una carta che nessun altro vede. A turno la si tiene o la si cambia; poi si mostrano tutte, e la più alta vince la mano.

option-rounds = Mani
option-rounds-help = Si gioca questo numero di mani; vince chi ne ha vinte di più.

decision-choose = Mano { $round }: tieni la tua carta o la cambi?
waiting-choose = { $seat } pensa alla sua carta.

action-keep = Tieni la carta.
action-swap = Cambia la carta.

event-dealt = { $card ->
    [hidden] { $seat } riceve una carta.
   *[other] { $seat } riceve un { $card }.
}
event-kept = { $seat } tiene la carta.
event-swapped = { $card ->
    [hidden] { $seat } cambia la carta.
   *[other] { $seat } cambia la carta e pesca un { $card }.
}
event-shown = Si mostrano le carte: { $numbers }. { $winner_seat } vince la mano.

ending-rounds = Tutte le mani sono state giocate.

error-highcard-choose = Tieni la tua carta o cambiala; non c’è altro da fare.
error-highcard-not-your-turn = Tocca a un altro giocatore.
error-highcard-cards = Qui ci sono { $count } carte, o alcune due volte; devono essere { $wanted } diverse.
error-highcard-seats = Carte, punti e turni devono essere quelli di { $wanted } giocatori.

reason-highcard-keep = Con un { $card } è meglio tenere.
reason-highcard-swap = Un { $card } vale il rischio di un’altra carta.

# Che cosa c’è sul tavolo, dove non c’è un tabellone.
view-round = Mani giocate
view-spoken = Hanno deciso
view-cards = Carte
view-aside = Messe da parte
view-pile = Carte nel mazzo
view-shown = Carte dell’ultima mano
view-points = Mani vinte
