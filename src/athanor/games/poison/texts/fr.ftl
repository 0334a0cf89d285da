game-name = Poison
game-tagline = Versez vos potions, et laissez les autres les boire.
game-about = Des apprentis sorciers versent des potions dans trois chaudrons. Celui qui fait déborder un chaudron doit le boire, et ce que vous buvez vous coûte des points, sauf si vous seul en avez bu le plus de cette couleur. Le plus petit total gagne.

option-hand = Cartes en main
option-hand-help = Avec la main courte, vous avez cinq cartes et en piochez une après chaque tour.
option-hand-full = Toutes les cartes sont distribuées
option-hand-short = Main courte : cinq cartes et une pioche
option-first_dealer = Premier donneur
option-first_dealer-help = Le joueur à gauche du donneur commence ; le donneur change à chaque manche.
option-first_dealer-random = Tiré au sort
option-memory_aid = Aide-mémoire
option-memory_aid-help = Montre ce que chacun a bu et le journal de toute la manche. Sans elle, il faut s’en souvenir.

decision-pour = Versez une carte dans un chaudron.
waiting-pour = { $seat } verse une carte.

action-pour = Verser { $card } dans { $cauldron }.

event-round-began = Manche { $round } sur { $rounds }. { $dealer_seat } donne, { $seat } commence.
event-dealt = { $cards ->
    [hidden] { $seat } reçoit { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
   *[other] { $seat } reçoit { $cards }.
}
event-poured = { $seat } verse { $card } dans { $cauldron } : { $total }.
event-overflowed = À { $total }, { $cauldron } déborde. { $seat } boit { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} : { $cards }.
event-drew = { $card ->
    [hidden] { $seat } pioche une carte.
   *[other] { $seat } pioche { $card }.
}
event-round-scored = La manche { $round } est finie ; chacun montre ce qu’il a bu.
event-game-ended = La partie est finie. { $winner_seats } { $winner_seats_count ->
    [1] gagne
   *[other] se partagent la victoire
}.

ending-all-dealt = Toutes les manches sont jouées.

colour-red = rouge
colour-blue = bleu
colour-purple = mauve
colour-poison = poison

cauldron-left = le chaudron de gauche
cauldron-middle = le chaudron du milieu
cauldron-right = le chaudron de droite

card-red-1 = un 1 rouge
card-red-2 = un 2 rouge
card-red-4 = un 4 rouge
card-red-5 = un 5 rouge
card-red-7 = un 7 rouge
card-blue-1 = un 1 bleu
card-blue-2 = un 2 bleu
card-blue-4 = un 4 bleu
card-blue-5 = un 5 bleu
card-blue-7 = un 7 bleu
card-purple-1 = un 1 mauve
card-purple-2 = un 2 mauve
card-purple-4 = un 4 mauve
card-purple-5 = un 5 mauve
card-purple-7 = un 7 mauve
card-poison = un poison
card-poison-many = { $count } poisons

table-round = Manche { $round } sur { $rounds }
table-dealer = donneur
table-hand = Votre main
table-hand-size = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
table-taken = { $count ->
    [one] { $count } carte bue
   *[other] { $count } cartes bues
}
table-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
table-empty = vide
table-no-colour = pas encore de couleur
table-aside = { $count ->
    [one] { $count } carte mise de côté, face cachée
   *[other] { $count } cartes mises de côté, face cachée
}
table-pile = { $count ->
    [one] { $count } carte dans la pioche
   *[other] { $count } cartes dans la pioche
}
gain-cards = { $count ->
    [1] carte bue
   *[other] cartes bues
}
gain-points = { $count ->
    [1] point
   *[other] points
}
table-pad = Feuille de score
table-total = Total
table-immune = ne paie pas : { $colours }
table-cauldrons = Les chaudrons
table-cauldron = { $cauldron }, { $colour }, { $total } sur 13
table-overflows = déborderait
table-closed = interdit à cette carte

reason-dry = Rien ne déborde : le chaudron monte à { $total }, et il reste { $room } de marge.
reason-high-card = C’est le bon moment pour vous défaire d’une carte forte, { $card } : le chaudron ne monte qu’à { $total }.
reason-spared = Vous seul en auriez le plus ({ $colour }) : cette couleur ne vous coûterait rien.
reason-least = Il faut bien boire, et cela ne coûte que { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
}.
reason-poisoner = Buvez maintenant, pour { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
}, avant que du poison ne s’y ajoute : { $seat } en a probablement en main.

error-other-colour = Impossible de verser { $card } ici : { $cauldron } a une autre couleur. Choisissez un autre chaudron ou une autre carte.
error-colour-elsewhere = Cette couleur est déjà dans { $cauldron } : { $card } doit y aller.
error-no-such-card = Il n’y a pas de carte « { $card } » dans ce jeu. Les cartes s’appellent red-7, blue-1 ou poison.
error-no-such-cauldron = Il n’y a pas de chaudron « { $cauldron } ». Choisissez left (gauche), middle (milieu) ou right (droite).
error-position-cards = Cette position compte { $count } cartes ; Poison se joue avec { $wanted }.
error-position-copies = Dans cette position, { $card } figure { $count } fois ; il y en a { $wanted }.
error-position-brim = Dans cette position, { $cauldron } contient { $total } ; au-delà de 13, il déborde.
error-position-mixed = Dans cette position, { $cauldron } contient deux couleurs ; un chaudron n’en a qu’une.
error-position-twice = Dans cette position, { $cauldron } contient une couleur qui est aussi dans un autre chaudron.
error-position-turn = Dans cette position, ce ne peut pas être à la place { $turn_seat } de jouer.
error-position-round = La manche { $round } sur { $rounds } ne correspond pas à la feuille de score de cette position.
