chapter-box = What is in the box
rule-Z-01 = There are eight portals. Each shows a creature and has nine places, one for each part of its body, and every place has two runes.
drawing-Z-01 = The portal of the dragon: nine places, two runes on each.
rule-Z-02 = There are 72 spells: nine parts of each of eight creatures. The part is the type of the spell.
drawing-Z-02 = The dragon’s head, the griffin’s torso and the sphinx’s tail.
rule-Z-03 = Three spell dice show a star and five rune symbols. A portal has three of its symbols four times and two three times, never one twice on the same place; no two portals are alike.
drawing-Z-03 = The six faces of a die: the star, then sun, moon, flame, drop and leaf.
rule-Z-04 = There are four guardians with three slots each, five ability cards, 30 magic powers and 12 dark powers.

chapter-setup = Before the game
rule-Z-05 = In turn order everyone chooses a portal and a guardian and puts three magic powers into the guardian’s slots. By option both are drawn at random.
rule-Z-06 = The spells of some creatures stay in the box: those of two creatures with four players, of three with three, of four with two. Never those of a portal in play; chance decides which.
rule-Z-07 = Everyone is dealt four spells, keeps one in secret and passes the rest to the left, until all have four. All choose at the same time.
rule-Z-08 = Four columns of two spells are laid out face up. A column holds four at most.
rule-Z-09 = The discard pile is face up, and anyone may look through it.
rule-Z-10 = Each guardian gets an ability card at random, face up; the others go back into the box.
rule-Z-11 = The youngest starts: say who that is, or let chance decide. Play goes round to the left.
rule-Z-12 = When a spell is to be drawn and the pile is empty, the discards are shuffled into a new one. With neither, nothing is drawn.

chapter-turn = Your turn
rule-Z-13 = If you start a turn with three dark powers, you return them all and do nothing else.
rule-Z-14 = With fewer you either rest, returning all dark powers if you have any and doing nothing else, or take one of the three actions; then you may place spells, and finally you give up what is too much: first powers, then spells.

chapter-dice = First action: roll the dice
rule-Z-15 = First action: roll one, two or three dice at once and use them one by one, in any order.
rule-Z-16 = A star brings a magic power for any uncovered rune of your portal or a free slot of your guardian. It must be used; with neither free, nothing happens.
rule-Z-17 = A rune die puts a magic power on a free rune of its symbol. This is not optional.
example-Z-17 = You roll a moon, a drop and a star. The moon and the drop each cover a free rune of their symbol; the star covers any free rune you like.
rule-Z-18 = If no rune of that symbol is free, you take a dark power; not if only the supply of magic powers is empty.
rule-Z-19 = A place that holds a spell has no free runes. A magic power on a rune is not moved.
rule-Z-20 = If more than six magic powers lie on your portal at the end of your turn, return the surplus, as you choose, and take a dark power.
example-Z-20 = Eight magic powers lie on your portal: you return two and take one dark power.
rule-Z-21 = When the supply of magic powers is empty, none is taken.
rule-Z-22 = A dark power goes into a free slot of your guardian. With none free, a magic power goes back first to make room.
rule-Z-23 = Several dark powers may come in one turn, but nobody has more than three: a fourth is not taken.

chapter-spells = Second action: new spells
rule-Z-24 = Second action, either: take all spells of one column into your hand; then each column gets one from the pile, left to right, unless it holds four. An empty column may be chosen.
rule-Z-25 = Or: discard any number of spells from your hand, at least one, and draw as many.
rule-Z-26 = If you hold more than four spells at the end of your turn, discard down to four, as you choose, and take a dark power.
example-Z-26 = With four spells in hand you take a column of three. You hold seven: you discard three and take one dark power.

chapter-guardian = Third action: the guardian
rule-Z-27 = Third action: return one magic power from your guardian and have it do one thing that can be done now. Without a magic power, no such action.
rule-Z-28 = Trade: discard a spell from your hand and take any one spell from a column.
rule-Z-29 = Swap of hands: choose a spell of yours, unseen, and name a creature of the game. The opponent gives you a spell of it, as they choose; if they have none you take one at random. Nobody else sees the two spells. Then take a dark power.
rule-Z-30 = Second thoughts: swap a spell on your portal with one from your hand.
rule-Z-31 = Swap of portals: swap a spell on your portal with one on an opponent’s. Then take a dark power.
rule-Z-32 = Ability: use the ability card of your guardian.
rule-Z-33 = Swaps that touch a portal are between spells of the same type, of any creatures. The swap of hands is free; by option the spell given back is of the type of yours where the opponent has one of the creature.
rule-Z-34 = In the last round no guardian is used against a player whose portal is full.
rule-Z-35 = Gardener: swap a spell on your portal with one in a column.
rule-Z-36 = Gravedigger: swap a spell on your portal with one in the discard pile.
rule-Z-37 = Mimic: use the ability card of an opponent’s guardian, even if their portal is full. Not in solo.
rule-Z-38 = Merchant: trade two spells for two, from any columns. Without two on both sides it is a plain trade.
rule-Z-39 = Envoy: swap two spells with one player’s hand for a single dark power. One creature is named for both; what is lacking is taken at random. Without two on both sides it is a plain swap.
rule-Z-40 = A spell taken from a column is not replaced until somebody takes a column.

chapter-placing = Placing spells
rule-Z-41 = After your action place any number of spells from your hand, each on the empty place of its type if both runes are covered. The two magic powers go back first. Any creature may be placed, and nobody has to place.
drawing-Z-41 = Both runes of the head are covered: any head may be placed there.
rule-Z-42 = One point if the spell is of your portal’s creature.
rule-Z-43 = One point if no opponent has a spell on that same place yet.
example-Z-43 = You are the first to place a tail, and it is that of your portal’s creature: 2 points.
rule-Z-44 = Swaps score nothing.

chapter-end = The end and the count
rule-Z-45 = The first to fill the ninth place gets a point, and the round becomes the last: it is played out so that all have had the same number of turns, lost ones included. If the last seat of a round does it, the game is over after that turn.
rule-Z-46 = At the end each complete row or column is worth a point if its three spells are of one creature, or of three different ones.
drawing-Z-46 = The upper row is all dragon, the middle one of three creatures, the lower one neither.
example-Z-46 = The upper and the middle row are worth a point each. The lower one has two spells of one creature and one of another: nothing.
rule-Z-47 = One more point if all spells on the portal, and there is at least one, are of its creature. It need not be full.
rule-Z-48 = Most points wins; then most spells of one and the same creature on the portal. If that is equal too, nobody wins.

chapter-solo = Playing alone
rule-Z-49 = Solo: one portal and two guardians, each with its own ability card and no magic power.
rule-Z-50 = Solo: the spells of three creatures, the portal’s among them; four columns as usual; a hand of four is drawn.
rule-Z-51 = Solo: actions as usual, but no discarding to draw. The six slots of the two guardians hold magic and dark powers as you like; three dark powers cost no turn, and there is no limit of three. A guardian that is paid uses its own card; the Envoy stays in the box.
rule-Z-52 = Solo: you lose as soon as one guardian holds three dark powers. You choose where each goes, and a magic power of that guardian makes room if need be.
rule-Z-53 = Solo: you win when the ninth spell is placed, before any surplus is given up.
rule-Z-54 = Solo: there is no resting, unless the option allows it.
rule-Z-55 = Solo: what needs an opponent does not exist. The number of turns is recorded; fewer is better.

chapter-tommy = Expansion: Tommy
rule-Z-60 = Tommy: when hands and columns are laid out, three of his cards for each player, drawn from 24, are shuffled into the pile.
rule-Z-61 = A Tommy card that turns up in a column takes effect at once. A blue one is then out of the game; a brown one lies open and holds until the end.
rule-Z-62 = After it the column is refilled until it shows a creature, before the next column. No ability takes a Tommy card from the discards.
rule-Z-63 = If you draw a Tommy card into your hand, you discard it and draw on until a creature comes, as long as pile or discards hold a spell. It may be shuffled in again.
rule-Z-64 = Twelve of his cards happen once, twelve last. They surprise everyone alike, favour nobody by seat, and none ends the game.

chapter-university = Expansion: the University
rule-Z-65 = University: after set-up everyone gets two wizards and two guardian cards and keeps one of each. All choose in secret, then show.
rule-Z-66 = A wizard is always at work for its owner. A guardian card is one more thing the guardian can be paid for, beside its ability card.
rule-Z-67 = There are thirteen wizards and thirteen guardian cards.

chapter-book = Expansion: the Book
rule-Z-68 = Book: every page is about two creatures and has three lines of three spells: one of each and any one; two of the first and any one; two of the second and any one.
rule-Z-69 = Only pages whose two creatures are in the game are used, with at least one of them on a portal.
rule-Z-70 = Everyone gets two pages, keeps one face down and discards the other. Only its owner sees it until the end.
rule-Z-71 = At the end each line fulfilled by spells on your portal, wherever they lie, is worth a point. A spell serves one line; the best assignment is found for you.
rule-Z-72 = The book is a bonus on top of rows and columns, or stands instead of them, or in solo is the goal: a full portal wins only with all three lines, and plays on without.
