chapter-box = What is in the box
rule-K-01 = Kazaam! is a game for 2 to 5 players.
rule-K-02 = There are 70 tiles. Each is one part of one of seven homunculi and shows ingredients. There are nine kinds of part: head, torso, tail, left and right hand, left and right leg, left and right ear.
drawing-K-02 = All nine parts of the homunculus of fire.
rule-K-03 = The seven homunculi are of fire, bone, scale, wood, fur, chitin and stone. Each has ten tiles: one of every part, and one part twice. Which part that is differs from one to the next.
rule-K-04 = A tile shows two to five ingredients: ears two, hands and legs three, tail and torso four, heads five, and never more than two alike. They are what you pay to play the tile, and what you get when you extract it. Over all tiles the six ingredients are equally frequent.
rule-K-05 = The supply holds 16 of each of the six ingredients. When one runs out, there is no more of it until somebody pays with it.
rule-K-06 = There are six alchemists. Each has a board with nine places, a favourite ingredient and a favourite homunculus. Every ingredient is the favourite of one alchemist; one homunculus is nobody’s.

chapter-setup = Before the game
rule-K-07 = Each player gets a random alchemist. The others go back into the box.
rule-K-08 = The tiles are shuffled face down into a draw pile. The ingredients form the supply.
rule-K-09 = Each player draws three tiles and keeps them secret.
rule-K-10 = Whoever last turned lead into gold starts. If nobody ever has, a random player does, or the one the table has chosen.
rule-K-11 = Play goes round to the left.

chapter-turn = Your turn: three actions
rule-K-12 = On your turn you take up to three actions: draw, play, use, extract or restore, in any order, the same one again if you like. You may stop earlier.
rule-K-13 = Draw: take the next tile of the pile into your hand.
rule-K-14 = A hand never holds more than six tiles. With six, you can do nothing that would add another.
rule-K-15 = When the pile runs out, the discards are shuffled into a new one, at once or as soon as there are any. With neither, nobody can draw. You still know which tiles went back, but not where they are.
rule-K-16 = Play: lay a tile from your hand onto your board and pay the ingredients it shows to the supply. Without all of them you cannot play it.
example-K-16 = A tile shows two mercury and one sulphur. You put these three back into the supply and lay the tile onto your board.
rule-K-17 = Your board holds at most one of each of the nine parts. They may come from any homunculi.
drawing-K-17 = Six parts from four homunculi; three places are still empty.
rule-K-18 = A tile is played face up, in the place of its part.
rule-K-19 = Use: turn one of your face-up tiles face down and do what its part does. You may do so even if it comes to nothing.
drawing-K-19 = A hand before it is used, and afterwards.
rule-K-20 = Extract: discard a tile from your hand and take from the supply the ingredients it shows, and one favourite ingredient of your alchemist. What the supply lacks you do not get.
example-K-20 = Your favourite ingredient is sulphur. You extract a tile that shows two mercury and one mandrake: you take these three, and one sulphur.
rule-K-21 = Restore: turn all your face-down tiles face up. All of them or none; if none is face down, you cannot restore.
rule-K-22 = After your last action the player on your left takes a turn.

chapter-parts = What each part does
rule-K-23 = Ear: look at the hand of another player. Only you see it.
rule-K-24 = Hand: take a random tile from the hand of another player. Not with six tiles in hand. Only the two of you know which it was.
rule-K-25 = Leg: take a tile of your choice from the discard pile into your hand. Not with six tiles in hand.
rule-K-26 = Only a player who is using a leg may look through the discard pile. Everybody sees a tile when it is discarded; nobody is told which one a leg took.
rule-K-27 = Torso: take three ingredients from the supply, in any mixture, or all that remain if they are fewer.
rule-K-28 = Tail: choose a tile in play, anyone’s, even your own. If it is face up it is turned face down; if it is face down it is discarded.
drawing-K-28 = Struck once, a tile is turned face down; struck again, it is discarded.
rule-K-29 = A tail cannot choose itself. It is the only way to get rid of a tile of your own.

chapter-heads = Answering with a head
rule-K-30 = Head: not an action. When another player uses a part, you may turn your face-up head face down, and that use has no effect; the part stays face down and the action is spent. The part and its target are named first, then heads are asked, and only then is anything looked at, chosen or drawn.
rule-K-31 = Any other player may answer with a head, whoever the part is aimed at. If the table has chosen so, only the player it is aimed at may.
rule-K-32 = Turning a head is the use of a part as well: it can be answered with another head, and the last one takes effect first. Players are asked in order, starting on the left of the one who used the part. Whoever lets a use pass is not asked about it again; when a head is stopped, those not yet asked about the first use still are. Only heads stop a use. A tail judges its target when it strikes.
example-K-32 = Ada uses a hand against Geber. Geber turns his head to stop it; Maria turns hers to stop Geber’s. So Ada’s hand works after all, and both heads lie face down.
rule-K-33 = A head is never used as an action.

chapter-end = The end and the points
rule-K-34 = The game ends at once when a player has nine parts in play, face up or face down, even with actions left.
rule-K-35 = Only face-up tiles score: 1 point for an ear, a hand or a leg, 2 for a head, a torso or a tail.
rule-K-36 = Each face-up tile of your favourite homunculus scores 1 more.
rule-K-37 = If all your face-up tiles are of one homunculus, whichever it is, each of them scores 1 more. This adds to the points for your favourite.
drawing-K-37 = Five tiles of one homunculus, all face up.
example-K-37 = An ear and two hands score 1 each, a torso and a tail 2 each: 7. They are all of fire: 5 more. If fire is your favourite, another 5: 17 points in all.
rule-K-38 = The player who finished scores 4 more.
rule-K-39 = The most points win. If there is a tie, more face-up tiles decide, then more ingredients; if that is equal too, the game is drawn.

chapter-secrets = What everybody knows
rule-K-40 = Open to all: boards, with what lies face down on them, ingredients, and how many tiles are in hands, pile and discards. Secret: what is in the hands, the order of the pile, and what a leg took.
rule-K-41 = Only players with a face-up head are asked. A leg or a torso that takes effect takes what it can. The game ends with the ninth part and in no other way.
