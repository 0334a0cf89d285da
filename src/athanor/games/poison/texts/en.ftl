game-name = Poison
game-tagline = Pour your potions, and let somebody else drink them.
game-about = Apprentice wizards pour potions into three cauldrons. Whoever makes a cauldron overflow must drink it, and what you drink counts against you, unless you alone drank the most of that colour. Fewest points wins.

option-hand = Cards in hand
option-hand-help = With the short hand you hold five cards and draw a new one after each turn.
option-hand-full = All cards are dealt
option-hand-short = Short hand: five cards and a draw pile
option-first_dealer = First dealer
option-first_dealer-help = The player on the dealer’s left starts; the deal passes on after every round.
option-first_dealer-random = Drawn at random
option-memory_aid = Memory aid
option-memory_aid-help = Shows what everybody has taken, and the log of the whole round. Without it you have to remember.

decision-pour = Pour a card into a cauldron.
waiting-pour = { $seat } is pouring.

action-pour = Pour { $card } into { $cauldron }.

event-round-began = Round { $round } of { $rounds }. { $dealer_seat } deals, { $seat } starts.
event-dealt = { $cards ->
    [hidden] { $seat } is dealt { $count ->
        [one] one card
       *[other] { $count } cards
    }.
   *[other] { $seat } is dealt { $cards }.
}
event-poured = { $seat } pours { $card } into { $cauldron }: { $total }.
event-overflowed = At { $total }, { $cauldron } overflows. { $seat } drinks { $count ->
    [one] one card
   *[other] { $count } cards
}: { $cards }.
event-drew = { $card ->
    [hidden] { $seat } draws a card.
   *[other] { $seat } draws { $card }.
}
event-round-scored = Round { $round } is over; everybody shows what they drank.
event-game-ended = The game is over. { $winner_seats } { $winner_seats_count ->
    [one] wins
   *[other] share the win
}.

ending-all-dealt = All the rounds have been played.

colour-red = red
colour-blue = blue
colour-purple = purple
colour-poison = poison

cauldron-left = the left cauldron
cauldron-middle = the middle cauldron
cauldron-right = the right cauldron

card-red-1 = a red 1
card-red-2 = a red 2
card-red-4 = a red 4
card-red-5 = a red 5
card-red-7 = a red 7
card-blue-1 = a blue 1
card-blue-2 = a blue 2
card-blue-4 = a blue 4
card-blue-5 = a blue 5
card-blue-7 = a blue 7
card-purple-1 = a purple 1
card-purple-2 = a purple 2
card-purple-4 = a purple 4
card-purple-5 = a purple 5
card-purple-7 = a purple 7
card-poison = a poison
card-poison-many = { $count } poisons

table-round = Round { $round } of { $rounds }
table-dealer = dealer
table-hand = Your hand
table-hand-size = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
table-taken = { $count ->
    [one] 1 card drunk
   *[other] { $count } cards drunk
}
table-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
table-empty = empty
table-no-colour = no colour yet
table-aside = { $count ->
    [one] 1 card set aside, unseen
   *[other] { $count } cards set aside, unseen
}
table-pile = { $count ->
    [one] 1 card in the pile
   *[other] { $count } cards in the pile
}
gain-cards = { $count ->
    [one] card drunk
   *[other] cards drunk
}
gain-points = { $count ->
    [one] point
   *[other] points
}
table-pad = Score pad
table-total = Total
table-immune = pays nothing for { $colours }
table-cauldrons = The cauldrons
table-cauldron = { $cauldron }, { $colour }, { $total } of 13
table-overflows = would overflow
table-closed = closed to this card

reason-dry = Nothing overflows: the cauldron comes to { $total }, with { $room } to spare.
reason-high-card = Now is a good time to get rid of { $card }: the cauldron only comes to { $total }.
reason-spared = You alone would have the most { $colour }, so it costs you nothing.
reason-least = Something has to be drunk, and this costs only { $cost ->
    [one] 1 point
   *[other] { $cost } points
}.
reason-poisoner = Drink now, for { $cost ->
    [one] 1 point
   *[other] { $cost } points
}, before more poison comes: { $seat } probably holds some.

error-other-colour = You cannot pour { $card } here: { $cauldron } holds another colour. Choose another cauldron or card.
error-colour-elsewhere = That colour is already in { $cauldron }: { $card } has to go there.
error-no-such-card = There is no card “{ $card }” in this game. Cards are called red-7, blue-1 or poison.
error-no-such-cauldron = There is no cauldron “{ $cauldron }”. Choose left, middle or right.
error-position-cards = This position has { $count } cards; Poison is played with { $wanted }.
error-position-copies = This position has { $card } { $count } times; there are only { $wanted }.
error-position-brim = In this position { $cauldron } holds { $total }; more than 13 overflows.
error-position-mixed = In this position { $cauldron } holds two colours; a cauldron has one.
error-position-twice = In this position { $cauldron } holds a colour that is in another cauldron too.
error-position-turn = Seat { $turn_seat } cannot be next to play in this position.
error-position-round = Round { $round } of { $rounds } does not fit the score pad of this position.
