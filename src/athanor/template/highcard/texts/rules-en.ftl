rule-HC-1 = There are thirteen cards, numbered from 1 to 13. At the start of each round all of them are shuffled, and every player is dealt one, which nobody else may see.
rule-HC-2 = The players decide in turn. Each round begins with the next player.
rule-HC-3 = Whoever is on turn keeps the card, or lays it aside face down and draws another. That one has to be kept.
rule-HC-4 = When all have decided, all cards are shown. The highest one wins the round. Whoever has won most rounds in the end wins the game.
