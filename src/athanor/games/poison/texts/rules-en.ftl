chapter-cards = The cards
rule-P-01 = Poison has 50 cards: 14 potions in each of three colours, red, blue and purple, and 8 poisons.
rule-P-02 = A poison always counts 4 in a cauldron.
rule-P-03 = Potions are worth 1, 2, 4, 5 or 7. In each colour there are three of every value, but only two of the 4.
drawing-P-03 = The values of one colour, and a poison.
rule-P-04 = Poison is a game for 3 to 6 players.

chapter-deal = Dealing
rule-P-05 = A game takes several rounds. Each round has a dealer, and the deal passes to the left after every round. The first dealer is drawn at random, or chosen when the table is set up.
rule-P-06 = The dealer shuffles all the cards and deals them out one by one, beginning on their left, until none remains. Some players may get one card more than others.
rule-P-07 = With three players the cards are dealt as if there were four. The fourth hand is laid aside unseen: it takes no part in the round and counts in no majority.
rule-P-08 = The player on the dealer’s left starts, and play goes round to the left.

chapter-turn = Your turn
rule-P-09 = On your turn you put exactly one card from your hand, face up, into a cauldron. You may not pass.
rule-P-10 = There are three cauldrons on the table.
rule-P-11 = The first potion in a cauldron gives it its colour. From then on it takes only potions of that colour.
drawing-P-11 = The left cauldron is blue, the right one purple, the middle one still empty.
example-P-11 = A blue potion goes into the left cauldron, a purple one into the right. A red one can only start the one in the middle. A poison may go into any of them.
rule-P-12 = A colour is never in two cauldrons at once.
rule-P-13 = A poison may go into any cauldron, even an empty one.
rule-P-14 = A cauldron with nothing but poison in it has no colour yet. The first potion gives it one, which must not be that of another cauldron.

chapter-overflow = When a cauldron overflows
rule-P-15 = If your card brings a cauldron above 13, it overflows: you take every card in it except the one you have just played. Exactly 13 is still safe.
drawing-P-15 = 11 and 5 make 16: the cauldron overflows, and the 5 starts it anew.
example-P-15 = The cauldron holds a 7 and a 4. With your 5 it comes to 16: you take the 7 and the 4, and your 5 stays. A 2 would have brought it to 13, and nothing would have happened.
rule-P-16 = The card that made the cauldron overflow stays in it and starts it anew: with its colour if it is a potion, without one if it is a poison.
rule-P-17 = Cards you have taken lie face down in front of you. Nobody may look at them until the round is over, not even you. The table shows only how many there are, and the log goes back only to your own last turn, unless the memory aid is on.
rule-P-18 = A player who has no cards left while others still hold some is skipped.

chapter-count = Counting a round
rule-P-19 = The round is over when every card has been played. What is left in the cauldrons counts for nobody. Then everyone shows the cards they have taken.
rule-P-20 = Each potion you have taken costs 1 point, each poison 2.
rule-P-21 = If you alone have taken the most cards of a colour, that colour costs you nothing. More than each of the others is enough; half is not needed.
drawing-P-21 = What three players have drunk, and what it costs them.
example-P-21 = Ada alone has the most red cards: her four cost nothing, Geber’s two cost him 2.
rule-P-22 = If two or more players tie for the most of a colour, nobody is spared: all of them pay.
example-P-22 = Geber and Maria have three blue cards each and nobody has more: both pay 3.
rule-P-23 = Nobody is ever spared the points for poison.

chapter-end = Who wins
rule-P-24 = The game ends when everyone has dealt once; with three players, twice.
rule-P-25 = The lowest total wins. Players with the same lowest total share the win.

chapter-short = Variant: the short hand
rule-P-26 = Short hand: each player is dealt five cards, and the rest is a face-down pile. After playing a card you draw the next one at once, once you have drunk what there was to drink. The round ends when the pile is empty and every card has been played.
rule-P-27 = The short hand is played with all 50 cards whatever the number of players, so no fourth hand is laid aside. Three players still play six rounds.
