game-name = Kazaam!
game-tagline = Build a body of nine parts, and put each of them to use on the way.
game-about = Apprentice alchemists build a homunculus of nine parts. Every part in play is a tool: ears pry, hands steal, legs dig, tails lash, and a head foresees what the others are up to. The game stops the moment somebody plays the ninth part, and the most points win.

option-head = Who may answer with a head
option-head-help = A face-up head can stop another player’s part. The published rules differ from one language to another.
option-head-any = Any other player
option-head-targeted = Only the player the part is aimed at
option-first = Who starts
option-first-help = By tradition, whoever last turned lead into gold.
option-first-random = Drawn at random
option-box = The box
option-box-help = The tiles and alchemists you play with. A table may bring a box file of its own.
option-box-standard = The standard box

decision-act = { $left ->
    [one] You have one action left.
   *[other] You have { $left } actions left.
}
waiting-act = { $seat } has { $left ->
    [one] one action
   *[other] { $left } actions
} left.
decision-answer = { $user_seat } uses { $part }. Will you turn your head face down to stop it?
waiting-answer = { $user_seat } uses { $part }; { $seat } may answer with a head.
decision-take = Take a tile from the discard pile.
waiting-take = { $seat } is looking through the discard pile.
decision-gather = Take three ingredients from the supply.
waiting-gather = { $seat } is choosing ingredients.

order-answer = When another player uses a part and you could turn your head face down
order-answer-pass = Let everything pass
order-answer-aimed = Stop whatever is aimed at me, let the rest pass
order-answer-hand-or-tail = Stop a hand or a tail aimed at me, let the rest pass

action-draw = Draw a tile.
action-play = Play { $tile }.
action-extract = Extract { $tile }.
action-restore = Turn all your tiles face up.
action-end-turn = End your turn.
action-pry = Use { $part } to look at the hand of { $target_seat }.
action-steal = Use { $part } to steal a tile from { $target_seat }.
action-dig = Use { $part } to take a tile from the discard pile.
action-digest = Use the torso to take three ingredients.
action-lash = Use the tail on { $target_part } of { $target_seat }.
action-foresee = Turn your head face down and stop it.
action-let-pass = Let it pass.
action-take = Take { $tile }.
action-gather = Take { $ingredients }.

event-game-began = { $seat } starts.
event-board-given = { $seat } plays { $alchemist }: { $ingredient }, { $homunculus }.
event-dealt = { $tiles ->
    [hidden] { $seat } draws { $count ->
        [one] one tile
       *[other] { $count } tiles
    }.
   *[other] { $seat } draws { $tiles }.
}
event-turn-began = { $seat }’s turn.
event-turn-began-own = Your turn.
event-drew = { $tile ->
    [hidden] { $seat } draws a tile.
   *[other] { $seat } draws { $tile }.
}
event-shuffled = The discards ({ $count ->
    [one] one tile
   *[other] { $count } tiles
}) are shuffled into a new pile.
event-played = { $seat } plays { $tile } and pays { $ingredients }.
event-extracted = { $seat } extracts { $tile } { $ingredients_count ->
    [0] for nothing
   *[other] for { $ingredients }
}.
event-restored = { $seat } turns { $count ->
    [one] one tile
   *[other] { $count } tiles
} face up.
event-turn-ended = { $seat } ends the turn.
event-used = { $target_part ->
    [hidden] { $target_seat ->
        [hidden] { $seat } uses { $part }.
       *[other] { $seat } uses { $part } on { $target_seat }.
    }
   *[other] { $seat } uses { $part } on { $target_part } of { $target_seat }.
}
event-foresaw = { $seat } turns a head face down to stop { $part } of { $target_seat }.
event-passed = { $seat } lets it pass.
event-cancelled = Foreseen: { $part } of { $seat } has no effect.
event-pried = { $tiles ->
    [hidden] { $seat } looks at the hand of { $target_seat }.
   *[other] { $seat } looks at the hand of { $target_seat }{ $tiles_count ->
        [0] , which is empty
       *[other] {" "}and sees { $tiles }
    }.
}
event-stole = { $tile ->
    [hidden] { $seat } steals a tile from { $target_seat }.
   *[other] { $seat } steals { $tile } from { $target_seat }.
}
event-dug = { $tile ->
    [hidden] { $seat } takes a tile from the discard pile.
   *[other] { $seat } takes { $tile } from the discard pile.
}
event-gathered = { $seat } takes { $ingredients } from the supply.
event-came-to-nothing = { $seat } uses { $part } and finds nothing to take.
event-turned-down = { $seat } turns { $tile } of { $target_seat } face down.
event-destroyed = { $seat } discards { $tile } of { $target_seat }.
event-game-ended = Kazaam! { $seat } played the ninth part. { $winner_seats } { $winner_seats_count ->
    [one] wins
   *[other] share the win
}.

ending-nine-parts = The ninth part has been played.

alchemist-severus = Severus
alchemist-severus-about = Speaks little, weighs everything twice, and keeps his mercury in a hollow skull.
alchemist-zosima = Zosima
alchemist-zosima-about = Writes down her dreams of snakes that bite their tails, and smells of sulphur all year round.
alchemist-perenella = Perenella
alchemist-perenella-about = Grows mandrake in the cellar and has knitted it a scarf. Anything with fur may sleep in her bed.
alchemist-cornelius = Cornelius
alchemist-cornelius-about = Has never seen a unicorn, but owns eleven horns and a beetle for each of them.
alchemist-basilius = Basilius
alchemist-basilius-about = No eyebrows, no patience, and a barrel of dragon blood behind the door.
alchemist-minerva = Minerva
alchemist-minerva-about = Lives in a hollow oak, wears a phoenix feather, and has already read your notes.

ingredient-mercury = mercury
ingredient-sulphur = sulphur
ingredient-mandrake = mandrake
ingredient-unicorn-horn = unicorn horn
ingredient-dragon-blood = dragon blood
ingredient-phoenix-feather = phoenix feather

part-head = the head
part-torso = the torso
part-tail = the tail
part-left-hand = the left hand
part-right-hand = the right hand
part-left-leg = the left leg
part-right-leg = the right leg
part-left-ear = the left ear
part-right-ear = the right ear

target_part-head = the head
target_part-torso = the torso
target_part-tail = the tail
target_part-left-hand = the left hand
target_part-right-hand = the right hand
target_part-left-leg = the left leg
target_part-right-leg = the right leg
target_part-left-ear = the left ear
target_part-right-ear = the right ear

homunculus-fire = the homunculus of fire
homunculus-bone = the homunculus of bone
homunculus-scale = the homunculus of scale
homunculus-wood = the homunculus of wood
homunculus-fur = the homunculus of fur
homunculus-chitin = the homunculus of chitin
homunculus-stone = the homunculus of stone

material-fire = fire
material-bone = bone
material-scale = scale
material-wood = wood
material-fur = fur
material-chitin = chitin
material-stone = stone

power-head = Foreseeing: when another player uses a part, turn this head face down and that use has no effect. Never an action.
power-torso = Digesting: take three ingredients of your choice from the supply.
power-tail = Lashing: choose a tile in play, but not this one. Face up, it is turned face down; face down, it is discarded.
power-left-hand = Thieving: take a random tile from the hand of another player. Not with six tiles in hand.
power-right-hand = Thieving: take a random tile from the hand of another player. Not with six tiles in hand.
power-left-leg = Digging: take a tile of your choice from the discard pile. Not with six tiles in hand.
power-right-leg = Digging: take a tile of your choice from the discard pile. Not with six tiles in hand.
power-left-ear = Prying: look at the hand of another player.
power-right-ear = Prying: look at the hand of another player.

tile-fire-head = the head of fire
tile-fire-head-2 = the other head of fire
tile-fire-torso = the torso of fire
tile-fire-torso-2 = the other torso of fire
tile-fire-tail = the tail of fire
tile-fire-tail-2 = the other tail of fire
tile-fire-left-hand = the left hand of fire
tile-fire-left-hand-2 = the other left hand of fire
tile-fire-right-hand = the right hand of fire
tile-fire-right-hand-2 = the other right hand of fire
tile-fire-left-leg = the left leg of fire
tile-fire-left-leg-2 = the other left leg of fire
tile-fire-right-leg = the right leg of fire
tile-fire-right-leg-2 = the other right leg of fire
tile-fire-left-ear = the left ear of fire
tile-fire-left-ear-2 = the other left ear of fire
tile-fire-right-ear = the right ear of fire
tile-fire-right-ear-2 = the other right ear of fire
tile-bone-head = the head of bone
tile-bone-head-2 = the other head of bone
tile-bone-torso = the torso of bone
tile-bone-torso-2 = the other torso of bone
tile-bone-tail = the tail of bone
tile-bone-tail-2 = the other tail of bone
tile-bone-left-hand = the left hand of bone
tile-bone-left-hand-2 = the other left hand of bone
tile-bone-right-hand = the right hand of bone
tile-bone-right-hand-2 = the other right hand of bone
tile-bone-left-leg = the left leg of bone
tile-bone-left-leg-2 = the other left leg of bone
tile-bone-right-leg = the right leg of bone
tile-bone-right-leg-2 = the other right leg of bone
tile-bone-left-ear = the left ear of bone
tile-bone-left-ear-2 = the other left ear of bone
tile-bone-right-ear = the right ear of bone
tile-bone-right-ear-2 = the other right ear of bone
tile-scale-head = the head of scale
tile-scale-head-2 = the other head of scale
tile-scale-torso = the torso of scale
tile-scale-torso-2 = the other torso of scale
tile-scale-tail = the tail of scale
tile-scale-tail-2 = the other tail of scale
tile-scale-left-hand = the left hand of scale
tile-scale-left-hand-2 = the other left hand of scale
tile-scale-right-hand = the right hand of scale
tile-scale-right-hand-2 = the other right hand of scale
tile-scale-left-leg = the left leg of scale
tile-scale-left-leg-2 = the other left leg of scale
tile-scale-right-leg = the right leg of scale
tile-scale-right-leg-2 = the other right leg of scale
tile-scale-left-ear = the left ear of scale
tile-scale-left-ear-2 = the other left ear of scale
tile-scale-right-ear = the right ear of scale
tile-scale-right-ear-2 = the other right ear of scale
tile-wood-head = the head of wood
tile-wood-head-2 = the other head of wood
tile-wood-torso = the torso of wood
tile-wood-torso-2 = the other torso of wood
tile-wood-tail = the tail of wood
tile-wood-tail-2 = the other tail of wood
tile-wood-left-hand = the left hand of wood
tile-wood-left-hand-2 = the other left hand of wood
tile-wood-right-hand = the right hand of wood
tile-wood-right-hand-2 = the other right hand of wood
tile-wood-left-leg = the left leg of wood
tile-wood-left-leg-2 = the other left leg of wood
tile-wood-right-leg = the right leg of wood
tile-wood-right-leg-2 = the other right leg of wood
tile-wood-left-ear = the left ear of wood
tile-wood-left-ear-2 = the other left ear of wood
tile-wood-right-ear = the right ear of wood
tile-wood-right-ear-2 = the other right ear of wood
tile-fur-head = the head of fur
tile-fur-head-2 = the other head of fur
tile-fur-torso = the torso of fur
tile-fur-torso-2 = the other torso of fur
tile-fur-tail = the tail of fur
tile-fur-tail-2 = the other tail of fur
tile-fur-left-hand = the left hand of fur
tile-fur-left-hand-2 = the other left hand of fur
tile-fur-right-hand = the right hand of fur
tile-fur-right-hand-2 = the other right hand of fur
tile-fur-left-leg = the left leg of fur
tile-fur-left-leg-2 = the other left leg of fur
tile-fur-right-leg = the right leg of fur
tile-fur-right-leg-2 = the other right leg of fur
tile-fur-left-ear = the left ear of fur
tile-fur-left-ear-2 = the other left ear of fur
tile-fur-right-ear = the right ear of fur
tile-fur-right-ear-2 = the other right ear of fur
tile-chitin-head = the head of chitin
tile-chitin-head-2 = the other head of chitin
tile-chitin-torso = the torso of chitin
tile-chitin-torso-2 = the other torso of chitin
tile-chitin-tail = the tail of chitin
tile-chitin-tail-2 = the other tail of chitin
tile-chitin-left-hand = the left hand of chitin
tile-chitin-left-hand-2 = the other left hand of chitin
tile-chitin-right-hand = the right hand of chitin
tile-chitin-right-hand-2 = the other right hand of chitin
tile-chitin-left-leg = the left leg of chitin
tile-chitin-left-leg-2 = the other left leg of chitin
tile-chitin-right-leg = the right leg of chitin
tile-chitin-right-leg-2 = the other right leg of chitin
tile-chitin-left-ear = the left ear of chitin
tile-chitin-left-ear-2 = the other left ear of chitin
tile-chitin-right-ear = the right ear of chitin
tile-chitin-right-ear-2 = the other right ear of chitin
tile-stone-head = the head of stone
tile-stone-head-2 = the other head of stone
tile-stone-torso = the torso of stone
tile-stone-torso-2 = the other torso of stone
tile-stone-tail = the tail of stone
tile-stone-tail-2 = the other tail of stone
tile-stone-left-hand = the left hand of stone
tile-stone-left-hand-2 = the other left hand of stone
tile-stone-right-hand = the right hand of stone
tile-stone-right-hand-2 = the other right hand of stone
tile-stone-left-leg = the left leg of stone
tile-stone-left-leg-2 = the other left leg of stone
tile-stone-right-leg = the right leg of stone
tile-stone-right-leg-2 = the other right leg of stone
tile-stone-left-ear = the left ear of stone
tile-stone-left-ear-2 = the other left ear of stone
tile-stone-right-ear = the right ear of stone
tile-stone-right-ear-2 = the other right ear of stone

table-left = { $count ->
    [one] 1 action left
   *[other] { $count } actions left
}
table-hand = Your hand
table-hand-size = { $count ->
    [one] 1 tile in hand
   *[other] { $count } tiles in hand
}
table-board = The homunculus of { $seat }
table-empty-place = { $part }: nothing yet
table-face-up = face up
table-face-down = face down
table-price = Costs { $ingredients }
table-gain = Yields { $ingredients }
table-favourites = Favourites: { $ingredient } and { $homunculus }
table-supply = Supply
table-pile = { $count ->
    [one] 1 tile in the pile
   *[other] { $count } tiles in the pile
}
table-discards = { $count ->
    [one] 1 tile in the discards
   *[other] { $count } tiles in the discards
}
table-known = You know
table-known-hand = In the hand of { $seat }
table-maybe-hand = Perhaps in the hand of { $seat }
table-aimed-at-you = It is aimed at you.
table-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
table-points-parts = Parts
table-points-favourites = Favourite homunculus
table-points-kinship = All of one homunculus
table-points-finisher = The ninth part
table-points-total = Total
gain-parts = part
gain-favourites = favourite
gain-kinship = all of one homunculus
gain-finisher = ninth part

reason-finish = With { $tile }, your ninth part, the game is yours.
reason-build = You can pay for { $tile }: that makes { $count } parts of nine.
reason-spare = You already have that part in play; { $tile } is worth more as ingredients.
reason-ingredients = It brings { $count } ingredients, { $ingredient } among them, and you are short of that.
reason-draw = You still lack { $count ->
    [one] one part
   *[other] { $count } parts
}, and a tile is an action well spent.
reason-restore = { $count ->
    [one] One of your tiles lies face down: it scores nothing, and a tail could take it.
   *[other] { $count } of your tiles lie face down: they score nothing, and a tail could take them.
}
reason-steal = A tile for you and one less for { $seat }, who holds { $count }.
reason-steal-needed = One tile less for { $seat }, who probably holds { $part } and needs it.
reason-tool = Now is the time to use { $part }: it brings more than a draw.
reason-lash-away = Already face down, { $part } of { $seat } is gone for good.
reason-lash-down = Face down, { $part } of { $seat } is no use, and the next tail takes it.
reason-foresee = What { $seat } is doing would cost you more than your head is worth.
reason-keep-head = Keep your head for something that hurts more.
reason-stop = Nothing you could do now would help you.

error-hand-full = You already hold { $most } tiles. Play or extract one first.
error-pile-empty = There is no tile left to draw. Wait until one is discarded, or do something else.
error-tile-not-in-hand = You do not hold { $tile }. Choose a tile from your hand.
error-place-taken = That place is taken: { $part }. Each part has only one place.
error-cannot-pay = You cannot pay for { $tile }: you lack { $ingredient }{ $count ->
    [one] {""}
   *[other] {" "}and more
}. Extract a tile or use a torso first.
error-nothing-face-down = All your tiles are face up already. Do something else.
error-part-missing = You do not have { $part } in play. Play one first.
error-part-face-down = Your { $part_id ->
    [head] head
    [torso] torso
    [tail] tail
    [left-hand] left hand
    [right-hand] right hand
    [left-leg] left leg
    [right-leg] right leg
    [left-ear] left ear
   *[right-ear] right ear
} lies face down. Turn your tiles face up first.
error-no-such-player = There is no player { $target_seat } at this table. Choose another.
error-target-self = Choose another player, not yourself.
error-tail-itself = A tail cannot choose itself. Choose another tile in play.
error-no-such-target = That part is not in play at { $target_seat }’s: { $part }. Choose a tile in play.
error-not-in-discards = That tile is not in the discard pile: { $tile }. Choose one that is.
error-take-first = Take a tile from the discard pile first.
error-nothing-to-take = You are not searching the discard pile. Use a leg first.
error-gather-first = Take three ingredients from the supply first.
error-nothing-to-gather = You are not taking ingredients. Use a torso first.
error-gather-count = A torso takes { $wanted } ingredients, not { $count }.
error-supply-short = The supply does not have all of these. Choose another mixture.
error-head-no-action = A head is not an action. It answers when another player uses a part.
error-no-window = Nobody has used a part, so there is nothing to answer. Wait until somebody does.
error-window-open = A part is being used. Wait until { $asked_seat } has answered.
error-answer-first = A part is being used. Answer it with your head or let it pass.
error-not-asked = It is not for you to answer now, but for { $asked_seat }. Wait until you are asked.
error-no-such-tile = There is no tile “{ $tile }” in this box. Tiles are called fire-head or bone-left-ear.
error-no-such-part = There is no part “{ $part }” that could do that. Choose one of the actions offered.
error-no-such-ingredient = There is no ingredient “{ $name }”. Choose one of the six in the supply.

error-position-twice = This tile is in this position twice: { $tile }. Each tile is in one place only.
error-position-missing = This tile is missing from this position: { $tile }. All 70 tiles must be in it.
error-position-alchemist = “{ $name }” is not in this box, or is in this position twice.
error-position-part = This tile, { $tile }, does not belong here: { $part }.
error-position-pile = This position has discards but no pile. They would have been shuffled into one.
error-position-supply = This position holds more ingredients than the box has: { $name }.
error-position-turn = It cannot be the turn of seat { $turn_seat } in this position.
error-position-left = A turn has three actions; this position says that { $left } are left.
error-position-finisher = A game is over when one player has nine parts, and only then; this position says otherwise.
error-position-phase = This position cannot be waiting for “{ $phase }”.
error-position-use = The parts in use do not fit together in this position (seat { $seat }).
error-position-knowledge = What seat { $seat } remembers cannot be true in this position.
error-position-place = “{ $place }” is not a place for a tile. Places are seats, pile and discards.

error-box-unreadable = { $file }, line { $line }: the file cannot be read ({ $reason }).
error-box-too-long = { $file }, line { $line }: { $count } characters are too many for a box. The most is { $most }.
error-box-syntax = { $file }, line { $line }: this is not TOML ({ $reason }).
error-box-too-deep = { $file }, line { $line }: this is nested more deeply than any box ({ $most } levels at most).
error-box-number = { $file }, line { $line }: no number of a box has more than { $most } digits.
error-box-unknown-name = { $file }, line { $line }: a box has no entry “{ $name }”. Remove it, or correct its name.
error-box-missing-homunculus = { $file }, line { $line }: { $homunculus } is missing. Add its table.
error-box-unknown-part = { $file }, line { $line }: “{ $name }” is not a part. Parts are called head or left-ear.
error-box-missing-part = { $file }, line { $line }: { $homunculus } lacks { $part }. Add it.
error-box-part-shape = { $file }, line { $line }: { $part } of { $homunculus } must be one tile or a list of two.
error-box-tile-count = { $file }, line { $line }: { $homunculus } has { $count } tiles; it must have { $wanted }.
error-box-unknown-ingredient = { $file }, line { $line }: “{ $name }” is not an ingredient. Correct the word.
error-box-unknown-homunculus = { $file }, line { $line }: “{ $name }” is not a homunculus. Correct the word.
error-box-symbols = { $file }, line { $line }: a tile shows { $low } to { $high } ingredients, not { $count }.
error-box-alike = { $file }, line { $line }: { $ingredient } is on one tile more than { $most } times.
error-box-alchemists = { $file }, line { $line }: there are { $count } alchemists; there must be { $wanted }.
error-box-alchemist-shape = { $file }, line { $line }: “{ $name }” needs an ingredient and a homunculus, and nothing else.
error-box-alchemist-name = { $file }, line { $line }: “{ $name }” is not a name for an alchemist. Give a short one.
error-box-supply = { $file }, line { $line }: the supply cannot be { $value }. Give a number from { $low } to { $high }.

## The table in the browser

table-own-board = Your homunculus
table-ingredients = Ingredients of { $seat }
table-discard-pile = Discards
table-draw = Draw
table-restore = Restore
table-end-turn = End turn
table-play = Play it
table-extract = Extract it
table-use = use it
table-aim = Choose its target
table-cancel = Cancel
table-ways = What you can do
table-hint = Tap a tile to see what it does, and what you can do with it.
table-choose-tile = Choose the tile for the tail to strike.
table-whose-pry = Whose hand?
table-whose-steal = From whose?
table-price-mark = Costs
table-gain-mark = Yields
table-lacks = You lack { $ingredients }.
table-place-taken = You already have { $part } in play.
table-window = A head may answer
table-foresee = Foresee it
table-answer-early = Your answer, given now
table-you-have = you have { $count }
table-mixture = Your mixture
table-take-mixture = Take them
table-start-over = Start over
table-peek = In the hand of { $seat }
table-peek-empty = Nothing at all.
table-peek-kept = What you saw stays in your notes.
table-known-discards = Among the discards
table-maybe-discards = Among the discards, unless it was taken from there
table-pad = If it ended now
table-count = Point by point
table-level-tiles = Face-up tiles
table-level-ingredients = Ingredients
