# The first game of Kazaam!: what is said on the way.

tour-welcome = Your homunculus will stand here: nine parts, each of them once. When somebody has all nine the game ends at once, and the most points win.
tour-draw = A turn is three actions of your choice, counted by the flames. Begin with a new tile: draw one from the pile.
tour-extract = A part costs the ingredients it shows; you have none yet. Tap the torso of fire and extract it: it yields its own, and one dragon blood, your favourite.
tour-play = Mercury, sulphur and dragon blood: that pays for the left hand. Tap it and play it.
tour-steal = { $seat1 } has a hand in play as well. Each part can do something: a hand steals a random tile, and then lies face down. Tap your left hand and use it on { $seat1 }.
tour-spare = You stole the head of fire, your favourite homunculus. There is room for one head only, so extract the other one, of scale.
tour-head = Now you can pay for the head of fire. Play it; you will need it soon.
tour-foresee = { $seat1 } wants to steal your last tile. A head answers when another player uses a part: turn yours face down, and the theft fails.
tour-restore = Your tile is safe. But your head and your hand are face down now: they can do nothing and bring no points. Restoring turns all your tiles face up, for one action.
tour-points = Now you have 7 points: 1 for the hand, 2 for the head, 2 because both are of your favourite homunculus, 2 because all your face-up tiles are of one. Whoever plays the ninth part gets 4 more.
tour-notes = What you have seen is noted here for you: the tiles among the discards, and those you know in another player’s hand.
tour-parts = Ears look into a hand, legs search the discards, a torso brings three ingredients, a tail strikes any tile in play. Tap a tile to read what it does.
tour-go = That is all there is to it. The rules are in the book above, and behind every question mark. You have two actions left: play on from here, or go home and open a table.
