# Every sentence of the game. `athanor check-game highcard` names what is missing.

game-name = HighCard
game-tagline = Keep your card, or hope for a better one?
game-about = Everyone has a card that nobody else sees. In turn each keeps it or swaps it for another; then all are shown, and the highest wins the round.

option-rounds = Rounds
option-rounds-help = So many rounds are played; whoever won most of them wins.

decision-choose = Round { $round }: keep your card, or swap it?
waiting-choose = { $seat } thinks about a card.

action-keep = Keep the card.
action-swap = Swap the card.

event-dealt = { $card ->
    [hidden] { $seat } is dealt a card.
   *[other] { $seat } is dealt a { $card }.
}
event-kept = { $seat } keeps the card.
event-swapped = { $card ->
    [hidden] { $seat } swaps the card.
   *[other] { $seat } swaps the card and draws a { $card }.
}
event-shown = The cards are shown: { $numbers }. { $winner_seat } wins the round.

ending-rounds = All rounds are played.

error-highcard-choose = Keep your card or swap it; there is nothing else to do.
error-highcard-not-your-turn = It is another player’s turn.
error-highcard-cards = These are { $count } cards, or some of them twice; there must be { $wanted } different ones.
error-highcard-seats = Cards, points and turns must be those of { $wanted } players.

reason-highcard-keep = With a { $card }, keeping is better.
reason-highcard-swap = A { $card } is worth the risk of another.

# What lies on the table, where there is no board: on the plain one, and in the terminal.
view-round = Rounds played
view-spoken = Have decided
view-cards = Cards
view-aside = Laid aside
view-pile = Cards in the pile
view-shown = Cards of the last round
view-points = Rounds won
