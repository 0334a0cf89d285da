# Toutes les phrases du jeu. « athanor check-game highcard » nomme celles qui manquent.

game-name = HighCard
game-tagline = Garder votre carte, ou en espérer une meilleure ?
game-about = Chacun a une carte que personne d’autre ne voit. À son tour, on la garde ou on l’échange ; puis toutes sont montrées, et la plus haute gagne la manche.

option-rounds = Manches
option-rounds-help = On joue ce nombre de manches ; qui en a gagné le plus l’emporte.

decision-choose = Manche { $round } : gardez-vous votre carte, ou l’échangez-vous ?
waiting-choose = { $seat } réfléchit à sa carte.

action-keep = Garder la carte.
action-swap = Échanger la carte.

event-dealt = { $card ->
    [hidden] { $seat } reçoit une carte.
   *[other] { $seat } reçoit un { $card }.
}
event-kept = { $seat } garde sa carte.
event-swapped = { $card ->
    [hidden] { $seat } échange sa carte.
   *[other] { $seat } échange sa carte et tire un { $card }.
}
event-shown = Les cartes sont montrées : { $numbers }. { $winner_seat } gagne la manche.

ending-rounds = Toutes les manches sont jouées.

error-highcard-choose = Gardez votre carte ou échangez-la ; il n’y a rien d’autre à faire.
error-highcard-not-your-turn = C’est à un autre de jouer.
error-highcard-cards = Il y a là { $count } cartes, ou certaines en double ; il en faut { $wanted } différentes.
error-highcard-seats = Cartes, points et tours doivent être ceux de { $wanted } joueurs.

reason-highcard-keep = Avec un { $card }, mieux vaut garder.
reason-highcard-swap = Un { $card } vaut bien le risque d’une autre carte.

# Ce qui est sur la table, là où il n’y a pas de plateau.
view-round = Manches jouées
view-spoken = Ont choisi
view-cards = Cartes
view-aside = Mises de côté
view-pile = Cartes dans la pioche
view-shown = Cartes de la dernière manche
view-points = Manches gagnées
