# The game of three moves. It speaks English only, and is played in every language all the same.

game-name = Three moves
game-tagline = Is your card the higher one?
game-about = A game for two, as short as a game can be.

action-say = { $higher ->
    [true] Mine is higher
   *[false] Mine is lower
}
event-dealt = { $card ->
    [hidden] { $seat } is dealt a card.
   *[other] { $seat } is dealt a { $card }.
}
event-said = { $higher ->
    [true] { $seat } says theirs is higher.
   *[false] { $seat } says theirs is lower.
}
event-shown = The cards are { $numbers }.
decision-say = Is your card the higher one?
waiting-say = { $seat } thinks about their card.
ending-shown = The cards were shown.

error-three-not-now = Now another seat speaks.
error-three-say = Say whether your card is higher.
