game-name = Alakazoö!
game-tagline = Roll the runes, draft your spells, and call a creature through your portal, part by part.
game-about = In the great tournament every wizard summons a fantastic creature on the nine places of a portal. Dice bring the magic, spells bring the parts, and a guardian of the castle helps whoever pays it. Match your creature, be first on a place, complete rows and columns: the wizard with the most points is the Arcanimus.

option-portals = Portals and guardians
option-portals-help = Everyone chooses a portal and a guardian in turn order, or both are drawn at random.
option-portals-chosen = Chosen in turn order
option-portals-random = Drawn at random
option-first = First player
option-first-help = The youngest starts: say who that is, or let chance decide.
option-first-random = Drawn at random
option-hand_swap = Swap between hands
option-hand_swap-help = Whether the spell given back should be of the same type as yours.
option-hand_swap-free = Any type
option-hand_swap-same_type = Same type if possible
option-solo_rest = Rest in solo
option-solo_rest-help = In solo you may return your dark powers by resting. Much easier.
option-tommy = Tommy the sly ferret
option-tommy-help = Surprises hide in the pile: some happen once, some stay until the end.
option-university = The university of magic
option-university-help = Everyone keeps a wizard and one more card for their guardian.
option-book = The book of magic
option-book-help = A secret page asks for sets of spells. In solo it is always the goal; at a table of several, “goal” plays as “bonus”.
option-book-off = Without
option-book-bonus = Bonus: on top of rows and columns
option-book-instead = Instead of rows and columns
option-book-goal = Goal of the solo game

# What is asked.
decision-portal = Choose your portal.
waiting-portal = { $seat } is choosing a portal.
decision-guardian = Choose a guardian of the castle.
waiting-guardian = { $seat } is choosing a guardian.
decision-draft = Keep one spell; the others go to the left.
waiting-draft = Choosing a spell: { $seat }.
decision-enrol = Keep a wizard and a guardian card.
waiting-enrol = Choosing at the university: { $seat }.
decision-page = Keep one page of the book, face down.
waiting-page = Choosing a page: { $seat }.
decision-act = Roll the dice, take spells, or ask your guardian for help.
waiting-act = { $seat } is choosing an action.
decision-resolve = Use your dice one by one, in any order.
waiting-resolve = { $seat } is using the dice.
decision-exchange = Discard more, or draw as many as you discarded.
waiting-exchange = { $seat } is exchanging spells.
decision-place = Place spells on your portal, or end your turn.
waiting-place = { $seat } may place spells.
decision-trim-tokens = Too many magic powers on your portal: return one.
waiting-trim-tokens = { $seat } is returning magic powers.
decision-trim-hand = Too many spells in hand: discard one.
waiting-trim-hand = { $seat } is discarding.
decision-give-up = Discard a spell from your hand.
waiting-give-up = { $seat } is discarding a spell.
decision-take = Take a spell.
waiting-take = { $seat } is taking a spell.
decision-swap = Swap a spell on your portal with one of the same type.
waiting-swap = { $seat } is swapping a spell on the portal.
decision-swap-portals = Choose the place where two portals swap spells.
waiting-swap-portals = { $seat } is choosing a swap between portals.
decision-target = Choose a player.
waiting-target = { $seat } is choosing a player.
decision-offer = Choose the spell you give away; nobody sees it yet.
waiting-offer = { $seat } is choosing a spell to give away.
decision-name = Name the creature you want.
waiting-name = { $seat } is naming a creature.
decision-give = Give a spell of the creature that was named.
waiting-give = { $seat } must give a spell.
decision-cover = Put a magic power on a rune of your choice.
waiting-cover = { $seat } is covering a rune.
decision-uncover = Choose the magic power to move.
waiting-uncover = { $seat } is moving a magic power.
decision-shadow = A dark power comes: which guardian takes it?
waiting-shadow = { $seat } is placing a dark power.

# What is done.
action-choose-portal = Take { $portal }.
action-choose-guardian = Choose { $guardian }.
action-draft = Keep { $card }.
action-enrol = Keep “{ $wizard }” and “{ $power }”.
action-keep-page = Keep the page “{ $page }”.
action-rest = Rest: return all your dark powers.
action-roll = { $dice ->
    [one] Roll one die.
   *[other] Roll { $dice } dice.
}
action-take-column = Take column { $column }.
action-discard = Discard { $card }.
action-draw = Draw as many spells as you discarded.
action-invoke = Pay { $guardian } for “{ $power }”.
action-place = Place { $card }.
action-done = Place nothing more.
action-uncover = Take the magic power from the { $rune } rune on { $place }.
action-cover = { $die_id ->
    [star] Star: cover the { $rune } rune on { $place }.
   *[other] Cover the { $rune } rune on { $place }.
}
action-charge = Star: a magic power for { $guardian }.
action-darken = No { $die } rune is free: take a dark power.
action-forgo = The { $die } die comes to nothing.
action-shadow = The dark power goes to { $guardian }.
action-target = Choose { $seat }.
action-offer = Give away { $card }.
action-name-creature = Name { $creature }.
action-give = Give { $card }.
action-take = Take { $card }.
action-swap = Swap { $card } onto your portal, on { $place }.
action-swap-portals = Swap with { $seat } on { $place }.

# What happened.
event-portal-chosen = { $seat } takes { $portal }.
event-guardian-chosen = { $seat } chooses { $guardian }.
event-game-began = In the game: { $creatures }. { $seat } starts.
event-ability-dealt = { $seat }: { $guardian } gets “{ $power }”.
event-dealt = { $cards ->
    [hidden] { $seat } is dealt { $count } spells.
   *[other] { $seat } is dealt { $count } spells: { $cards }.
}
event-drafted = { $card ->
    [hidden] { $seat } keeps a spell.
   *[other] { $seat } keeps { $card }.
}
event-column-laid = Column { $column }: { $cards }.
event-tommy-hid = { $count } Tommy cards are hidden in the pile.
event-lessons-offered = { $wizards ->
    [hidden] { $seat } is offered two wizards and two guardian cards.
   *[other] { $seat } is offered { $wizards }, and { $powers }.
}
event-enrolled = { $seat } studies with “{ $wizard }” and teaches the guardian “{ $power }”.
event-pages-offered = { $pages ->
    [hidden] { $seat } is offered two pages of the book.
   *[other] { $seat } is offered two pages: { $pages }.
}
event-page-kept = { $page ->
    [hidden] { $seat } keeps a page, face down.
   *[other] { $seat } keeps the page “{ $page }”.
}
event-turn-began = Turn { $turn }: { $seat }.
event-turn-began-own = Turn { $turn }: your turn.
event-turn-lost = Three dark powers: { $seat } loses the turn.
event-rested = { $seat } rests.
event-rolled = { $seat } rolls: { $dice }.
event-die-turned = { $count ->
    [one] For { $seat } the { $die } die counts as a star.
   *[other] For { $seat } { $count } { $die } dice count as stars.
}
event-covered = { $seat } covers the { $rune } rune on { $place } ({ $die }).
event-uncovered = { $seat } loses the magic power on the { $rune } rune, on { $place }.
event-charged = { $seat }: { $guardian } gets a magic power.
event-drained = { $seat }: { $guardian } loses a magic power.
event-die-forgone = The { $die } die brings { $seat } nothing.
event-darkened = { $ousted ->
    [true] { $seat }: { $guardian } takes a dark power and loses a magic one ({ $reason }).
   *[other] { $seat }: { $guardian } takes a dark power ({ $reason }).
}
event-dark-refused = { $seat } is spared a dark power ({ $reason }).
event-dark-returned = { $count ->
    [one] { $seat } returns one dark power.
   *[other] { $seat } returns { $count } dark powers.
}
event-dark-passed = { $seat } passes a dark power to { $other_seat }.
event-column-taken = { $cards_count ->
    [0] { $seat } takes column { $column }, which is empty.
   *[other] { $seat } takes column { $column }: { $cards }.
}
event-column-filled = Column { $column } gets { $card }.
event-columns-swept = { $cards_count ->
    [0] The columns are laid anew.
   *[other] The columns are cleared: { $cards }.
}
event-discarded = { $seat } discards { $card }.
event-drew = { $card ->
    [hidden] { $seat } draws a spell.
   *[other] { $seat } draws { $card }.
}
event-reshuffled = The pile is reshuffled: { $count } cards.
event-invoked = { $seat } pays { $guardian } for “{ $power }”.
event-borrowed = { $seat } borrows “{ $power }” from { $other_seat }.
event-took = { $seat } takes { $card } from { $source }.
event-creature-named = { $seat } asks { $other_seat } for { $creature }.
event-handed-over = { $at_random ->
    [true] { $cards ->
        [hidden] { $other_seat } draws a spell from the hand of { $seat }.
       *[other] { $other_seat } draws { $cards } from the hand of { $seat }.
    }
   *[other] { $cards ->
        [hidden] { $seat } gives a spell to { $other_seat }.
       *[other] { $seat } gives { $other_seat } { $cards }.
    }
}
event-stolen = { $card ->
    [hidden] { $seat } steals a spell from { $other_seat }.
   *[other] { $seat } steals { $card } from { $other_seat }.
}
event-swapped = { $seat } swaps { $cards } between { $source_id ->
    [hand] hand
    [columns] the columns
   *[discards] the discard pile
} and portal.
event-portals-swapped = { $seat } and { $other_seat } swap { $cards }, on { $place }.
event-placed = { $points ->
    [0] { $seat } places { $card }.
    [one] { $seat } places { $card }: one point ({ $counts }).
   *[other] { $seat } places { $card }: { $points } points ({ $counts }).
}
event-portal-filled = { $points ->
    [0] { $seat } completes the portal.
   *[other] { $seat } is the first to complete a portal: one point, and this is the last round.
}
event-hands-passed = { $cards ->
    [hidden] { $seat } gets the hand of { $other_seat }.
   *[other] { $seat } gets the hand of { $other_seat }: { $cards }.
}
event-tommy-appeared = { $lasting ->
    [true] Here is Tommy, and he stays: { $tommy }.
   *[other] Here is Tommy: { $tommy }.
}
event-tommy-discarded = { $seat } draws Tommy ({ $tommy }), puts him away and draws on.
event-game-ended = { $winner_seats_count ->
    [0] The game is over. Nobody is the Arcanimus.
   *[other] The game is over. { $winner_seats } is the Arcanimus.
}
event-solo-ended = { $won ->
    [true] { $seat } completes the summoning in { $turns } turns.
   *[other] The dark powers have beaten { $seat } after { $turns } turns.
}

ending-arcanimus = A portal was complete and the last round played out.
ending-nobody = Equal points and equal creatures: nobody is the Arcanimus.
ending-solo-won = The portal was complete in time.
ending-solo-lost = A guardian held three dark powers.

# Refusals. Each says what is wrong and what to do instead.
error-act-first = First take one of the three actions, or rest.
error-already-chosen = You have already chosen. Wait for the others.
error-cover-first = First choose the rune that gets the magic power.
error-dark-first = First say which guardian takes the dark power.
error-dark-not-optional = No { $die } rune is free, so a dark power must be taken.
error-die-not-optional = A { $die } rune is free: choose it.
error-discard-first = First discard from your hand. Spells to go: { $count }.
error-draft-first = First keep one of the spells you were passed.
error-draw-first = Discard more spells, or draw.
error-enrol-first = First keep a wizard and a guardian card.
error-fourth-dark = Nobody takes a fourth dark power. The die comes to nothing.
error-give-first = First give a spell of the creature that was named.
error-guardian-first = First choose a guardian.
error-guardian-full = No slot is free: { $guardian } holds three powers. Choose a rune.
error-guardian-taken = { $seat } has already chosen { $guardian }. Choose another guardian.
error-guardian-without-magic = You have no magic power to pay with: { $guardian } holds none. A star brings one.
error-name-first = First name a creature.
error-needs-an-opponent = “{ $power }” needs an opponent; there is none in solo.
error-no-exchange-solo = In solo you may not discard spells to draw others. Take a column or roll.
error-no-magic-left = The supply has no magic power left. The die comes to nothing.
error-no-rest-solo = In solo you may not rest. Take an action.
error-no-such-die = No die that shows { $die } is left. Use one of those on the table.
error-no-such-rune = Your portal has no { $rune } rune on { $place }. Choose one that it shows.
error-not-an-opponent = { $seat } is not an opponent. Choose another player.
error-not-in-game = That creature is not in this game: { $creature }. Name one that is.
error-not-offered = You were not passed { $card }. Choose one of the spells before you.
error-not-there = That spell is not there: { $card }. Choose one that is shown.
error-not-your-guardian = Not your guardian: { $guardian }. Choose one of your own.
error-not-your-power = “{ $power }” is not among your guardian’s powers. Choose one that is.
error-nothing-to-rest-from = You have no dark power. Take an action.
error-offer-first = First choose the spell that you give away.
error-other-creature = You hold a spell of the creature that was named: { $creature }. Give one of those.
error-other-rune = The { $die } die does not fit the { $rune } rune. Only a star fits any rune.
error-page-first = First keep one of the two pages.
error-page-not-offered = The page “{ $page }” was not offered to you. Keep one of your two.
error-place-empty = There is no spell on { $place } to swap. Choose another place.
error-place-filled = There is already a spell on { $place }. Choose another place.
error-place-or-done = Place spells, or end your turn.
error-portal-first = First choose a portal.
error-portal-full = It is the last round: no guardian acts against a player whose portal is full.
error-portal-taken = { $seat } has already taken { $portal }. Choose another.
error-power-in-vain = “{ $power }” is not possible now. Choose another action.
error-power-not-offered = “{ $power }” was not offered to you. Keep one of your two.
error-resolve-first = First use all your dice.
error-rune-covered = The { $rune } rune on { $place } is covered. Choose one that is free.
error-rune-uncovered = No magic power lies on the { $rune } rune on { $place }. Choose another.
error-runes-uncovered = Both runes on { $place } must be covered first.
error-safe-dice = These dice bring no dark power. The die comes to nothing.
error-star-is-light = A star never brings a dark power.
error-swap-first = First choose what to swap.
error-take-first = First take a spell.
error-target-first = First choose a player.
error-target-in-vain = That would come to nothing with { $seat }. Choose another player.
error-too-many-dice = You may roll at most { $limit } dice.
error-too-many-spells = You may keep { $limit } spells. Discard until you do.
error-uncover-first = First choose a magic power on your portal.
error-unlike-types = Only spells of the same type are swapped: { $card } does not go on { $place }.
error-wizard-not-offered = “{ $wizard }” was not offered to you. Keep one of your two.
error-position-cards = This position holds { $count } spells of { $wanted }, or some of them twice.
error-position-column = Column { $column } holds { $count } spells; the most is four.
error-position-creatures = These { $count } creatures do not fit the portals and players.
error-position-place = Two spells lie on { $place }.
error-position-rune = A token cannot lie on the { $rune } rune on { $place }.
error-position-slots = A guardian has three slots: { $guardian } holds more or less than it can.
error-position-tokens = There are more tokens in this position than in the box.
error-position-turn = There is no seat for this turn: { $turn_seat }.
error-position-word = “{ $word }” means nothing here ({ $place }).

# Runes, dice and guardians.
rune-sun = sun
rune-moon = moon
rune-flame = flame
rune-drop = drop
rune-leaf = leaf
die-star = star
die-sun = sun
die-moon = moon
die-flame = flame
die-drop = drop
die-leaf = leaf
dice-star = star
dice-sun = sun
dice-moon = moon
dice-flame = flame
dice-drop = drop
dice-leaf = leaf
guardian-owl = the owl
guardian-bear = the bear
guardian-fox = the fox
guardian-stag = the stag
reason-die = for a die
reason-tokens = too many magic powers
reason-hand = too many spells
reason-swap = for a swap
reason-tommy = because of Tommy
source-hand = the hand
source-columns = the columns
source-discards = the discard pile
count-own-creature = own creature
count-first-on-place = first on a place
count-lines = rows and columns
count-all-alike = all of one creature
count-book = lines of the book
count-patchwork = four different corners
count-anatomist = { wizard-anatomist }
count-centre-stage = { tommy-centre-stage }
count-all-ears = { tommy-all-ears }
gain-portal = first portal complete

# Why a move looks good.
reason-points = { $points ->
    [one] It brings a point at once.
   *[other] It brings { $points } points at once.
}
reason-safe = Every face of a die still finds a rune.
reason-risk = { $faces ->
    [one] Only one face of a die would bring a dark power.
   *[other] { $faces } faces of a die would bring a dark power; it is worth the risk.
}
reason-useful = { $count ->
    [one] It has a spell for an empty place.
   *[other] It has spells for { $count } empty places.
}
reason-rest = Dark powers are costing you more than a turn.

# What guardians can be paid for.
power-trade = Trade
power-trade-effect = Discard a spell from your hand and take any spell from a column.
power-swap-hands = Swap of hands
power-swap-hands-effect = Give a spell from your hand for one of an opponent’s: name the creature you want. Then take a dark power.
power-swap-own = Second thoughts
power-swap-own-effect = Swap a spell on your portal with one of the same type in your hand.
power-swap-portals = Swap of portals
power-swap-portals-effect = Swap a spell on your portal with one of the same type on an opponent’s. Then take a dark power.
power-gardener = Gardener
power-gardener-effect = Swap a spell on your portal with one of the same type in a column.
power-gravedigger = Gravedigger
power-gravedigger-effect = Swap a spell on your portal with one of the same type in the discard pile.
power-mimic = Mimic
power-mimic-effect = Use the ability of another player’s guardian.
power-merchant = Merchant
power-merchant-effect = Discard two spells and take two from any columns.
power-envoy = Envoy
power-envoy-effect = Swap two spells with an opponent’s hand, naming one creature. Then take one dark power.
power-kindle = Kindle
power-kindle-effect = Put a magic power on any free rune of your portal; you place no spell this turn.
power-summon = Summon
power-summon-effect = Draw two spells.
power-absolve = Absolve
power-absolve-effect = Return all your dark powers.
power-shift = Shift
power-shift-effect = Move a magic power on your portal to another free rune.
power-unearth = Unearth
power-unearth-effect = Take a spell from the discard pile into your hand.
power-lure = Lure
power-lure-effect = Take a spell from a column into your hand.
power-molt = Moult
power-molt-effect = Discard your whole hand and draw one spell more than you discarded.
power-tide = Tide
power-tide-effect = Discard all columns, lay two new spells on each, and take one of them.
power-pilfer = Pilfer
power-pilfer-effect = Take a random spell from an opponent’s hand. Then take a dark power.
power-burden = Burden
power-burden-effect = Give one of your dark powers to an opponent who has fewer than three.
power-omen = Omen
power-omen-effect = Roll two dice; they bring no dark power.
power-weave = Weave
power-weave-effect = This turn you may place one spell with only one of its runes covered.
power-scry = Scry
power-scry-effect = Draw three spells, then discard two from your hand.

# Wizards.
wizard-archivist = Archivist
wizard-archivist-effect = You may keep six spells in hand.
wizard-geometer = Geometer
wizard-geometer-effect = Seven magic powers may stay on your portal.
wizard-gambler = Gambler
wizard-gambler-effect = When two of your dice show the same, your guardian gets a magic power if a slot is free.
wizard-stargazer = Stargazer
wizard-stargazer-effect = Your dice that show a moon count as stars.
wizard-dreamer = Dreamer
wizard-dreamer-effect = When you rest, draw up to two spells as long as your hand has room.
wizard-hermit = Hermit
wizard-hermit-effect = When you rest, your guardian gets a magic power.
wizard-diplomat = Diplomat
wizard-diplomat-effect = Swaps and thefts with your guardian bring you no dark power.
wizard-hoarder = Hoarder
wizard-hoarder-effect = If you already have a dark power, discarding too many spells brings you no other.
wizard-juggler = Juggler
wizard-juggler-effect = Returning too many magic powers brings you no dark power.
wizard-gleaner = Gleaner
wizard-gleaner-effect = When you take a column of one spell or none, draw another.
wizard-scholar = Scholar
wizard-scholar-effect = When you discard to draw, draw one spell more.
wizard-anatomist = Anatomist
wizard-anatomist-effect = A spell you place on the torso is worth one point more.
wizard-stoic = Stoic
wizard-stoic-effect = Whenever you take a dark power, draw a spell if your hand has room.

# Tommy's cards.
tommy-sparks = Sparks
tommy-sparks-effect = Every guardian with a free slot gets a magic power; if the supply cannot serve all, none does.
tommy-spring-cleaning = Spring cleaning
tommy-spring-cleaning-effect = All dark powers go back to the supply.
tommy-soot = Soot
tommy-soot-effect = Every player without a dark power takes one.
tommy-whirlwind = Whirlwind
tommy-whirlwind-effect = All columns are discarded and two spells are laid on each.
tommy-merry-go-round = Merry-go-round
tommy-merry-go-round-effect = Everyone passes their whole hand to the left.
tommy-pickpocket = Pickpocket
tommy-pickpocket-effect = Everyone discards a random spell.
tommy-parcel = Parcel
tommy-parcel-effect = Everyone draws a spell.
tommy-nibble = Nibble
tommy-nibble-effect = Every portal loses a random magic power.
tommy-paw-prints = Paw prints
tommy-paw-prints-effect = Every portal gets a magic power on a random free rune; if the supply cannot serve all, none does.
tommy-burrow = Burrow
tommy-burrow-effect = The discard pile is shuffled into the pile.
tommy-larder = Larder
tommy-larder-effect = Every column gets one more spell, up to four.
tommy-sneeze = Sneeze
tommy-sneeze-effect = Every player’s guardian loses a magic power.
tommy-deep-pockets = Deep pockets
tommy-deep-pockets-effect = Everyone may keep one spell more in hand.
tommy-torn-pockets = Torn pockets
tommy-torn-pockets-effect = Everyone may keep one spell fewer in hand.
tommy-polished-frame = Polished frame
tommy-polished-frame-effect = One magic power more may stay on every portal.
tommy-creaking-frame = Creaking frame
tommy-creaking-frame-effect = One magic power fewer may stay on every portal.
tommy-lost-die = Lost die
tommy-lost-die-effect = Nobody rolls more than two dice.
tommy-lucky-twins = Lucky twins
tommy-lucky-twins-effect = Whoever rolls two dice alike gets a magic power for their guardian if a slot is free.
tommy-siesta = Siesta
tommy-siesta-effect = Whoever rests draws a spell if their hand has room.
tommy-consolation = Consolation
tommy-consolation-effect = Whoever takes a dark power draws a spell if their hand has room.
tommy-truce = Truce
tommy-truce-effect = Swaps bring no dark power.
tommy-centre-stage = Centre stage
tommy-centre-stage-effect = A spell placed on the torso is worth one point more.
tommy-all-ears = All ears
tommy-all-ears-effect = A spell placed on an ear is worth one point more.
tommy-patchwork = Patchwork
tommy-patchwork-effect = At the end, four corners of four different creatures are worth one point.

# Creatures, places and spells.
creature-dragon = the dragon
creature-griffin = the griffin
creature-minotaur = the minotaur
creature-sphinx = the sphinx
creature-yeti = the yeti
creature-gargoyle = the gargoyle
creature-werewolf = the werewolf
creature-faun = the faun
portal-dragon = the portal of the dragon
portal-griffin = the portal of the griffin
portal-minotaur = the portal of the minotaur
portal-sphinx = the portal of the sphinx
portal-yeti = the portal of the yeti
portal-gargoyle = the portal of the gargoyle
portal-werewolf = the portal of the werewolf
portal-faun = the portal of the faun
place-left-ear = the left ear
place-head = the head
place-right-ear = the right ear
place-left-hand = the left hand
place-torso = the torso
place-right-hand = the right hand
place-left-leg = the left leg
place-tail = the tail
place-right-leg = the right leg
card-dragon-left-ear = the dragon’s left ear
card-dragon-head = the dragon’s head
card-dragon-right-ear = the dragon’s right ear
card-dragon-left-hand = the dragon’s left hand
card-dragon-torso = the dragon’s torso
card-dragon-right-hand = the dragon’s right hand
card-dragon-left-leg = the dragon’s left leg
card-dragon-tail = the dragon’s tail
card-dragon-right-leg = the dragon’s right leg
card-griffin-left-ear = the griffin’s left ear
card-griffin-head = the griffin’s head
card-griffin-right-ear = the griffin’s right ear
card-griffin-left-hand = the griffin’s left hand
card-griffin-torso = the griffin’s torso
card-griffin-right-hand = the griffin’s right hand
card-griffin-left-leg = the griffin’s left leg
card-griffin-tail = the griffin’s tail
card-griffin-right-leg = the griffin’s right leg
card-minotaur-left-ear = the minotaur’s left ear
card-minotaur-head = the minotaur’s head
card-minotaur-right-ear = the minotaur’s right ear
card-minotaur-left-hand = the minotaur’s left hand
card-minotaur-torso = the minotaur’s torso
card-minotaur-right-hand = the minotaur’s right hand
card-minotaur-left-leg = the minotaur’s left leg
card-minotaur-tail = the minotaur’s tail
card-minotaur-right-leg = the minotaur’s right leg
card-sphinx-left-ear = the sphinx’s left ear
card-sphinx-head = the sphinx’s head
card-sphinx-right-ear = the sphinx’s right ear
card-sphinx-left-hand = the sphinx’s left hand
card-sphinx-torso = the sphinx’s torso
card-sphinx-right-hand = the sphinx’s right hand
card-sphinx-left-leg = the sphinx’s left leg
card-sphinx-tail = the sphinx’s tail
card-sphinx-right-leg = the sphinx’s right leg
card-yeti-left-ear = the yeti’s left ear
card-yeti-head = the yeti’s head
card-yeti-right-ear = the yeti’s right ear
card-yeti-left-hand = the yeti’s left hand
card-yeti-torso = the yeti’s torso
card-yeti-right-hand = the yeti’s right hand
card-yeti-left-leg = the yeti’s left leg
card-yeti-tail = the yeti’s tail
card-yeti-right-leg = the yeti’s right leg
card-gargoyle-left-ear = the gargoyle’s left ear
card-gargoyle-head = the gargoyle’s head
card-gargoyle-right-ear = the gargoyle’s right ear
card-gargoyle-left-hand = the gargoyle’s left hand
card-gargoyle-torso = the gargoyle’s torso
card-gargoyle-right-hand = the gargoyle’s right hand
card-gargoyle-left-leg = the gargoyle’s left leg
card-gargoyle-tail = the gargoyle’s tail
card-gargoyle-right-leg = the gargoyle’s right leg
card-werewolf-left-ear = the werewolf’s left ear
card-werewolf-head = the werewolf’s head
card-werewolf-right-ear = the werewolf’s right ear
card-werewolf-left-hand = the werewolf’s left hand
card-werewolf-torso = the werewolf’s torso
card-werewolf-right-hand = the werewolf’s right hand
card-werewolf-left-leg = the werewolf’s left leg
card-werewolf-tail = the werewolf’s tail
card-werewolf-right-leg = the werewolf’s right leg
card-faun-left-ear = the faun’s left ear
card-faun-head = the faun’s head
card-faun-right-ear = the faun’s right ear
card-faun-left-hand = the faun’s left hand
card-faun-torso = the faun’s torso
card-faun-right-hand = the faun’s right hand
card-faun-left-leg = the faun’s left leg
card-faun-tail = the faun’s tail
card-faun-right-leg = the faun’s right leg
page-dragon-griffin = Dragon and griffin
page-dragon-minotaur = Dragon and minotaur
page-dragon-sphinx = Dragon and sphinx
page-dragon-yeti = Dragon and yeti
page-dragon-gargoyle = Dragon and gargoyle
page-dragon-werewolf = Dragon and werewolf
page-dragon-faun = Dragon and faun
page-griffin-minotaur = Griffin and minotaur
page-griffin-sphinx = Griffin and sphinx
page-griffin-yeti = Griffin and yeti
page-griffin-gargoyle = Griffin and gargoyle
page-griffin-werewolf = Griffin and werewolf
page-griffin-faun = Griffin and faun
page-minotaur-sphinx = Minotaur and sphinx
page-minotaur-yeti = Minotaur and yeti
page-minotaur-gargoyle = Minotaur and gargoyle
page-minotaur-werewolf = Minotaur and werewolf
page-minotaur-faun = Minotaur and faun
page-sphinx-yeti = Sphinx and yeti
page-sphinx-gargoyle = Sphinx and gargoyle
page-sphinx-werewolf = Sphinx and werewolf
page-sphinx-faun = Sphinx and faun
page-yeti-gargoyle = Yeti and gargoyle
page-yeti-werewolf = Yeti and werewolf
page-yeti-faun = Yeti and faun
page-gargoyle-werewolf = Gargoyle and werewolf
page-gargoyle-faun = Gargoyle and faun
page-werewolf-faun = Werewolf and faun

# At the table in the browser.
table-hand = Your hand
table-hand-size = { $count ->
    [one] one spell in hand
   *[other] { $count } spells in hand
}
table-points = { $count ->
    [one] one point
   *[other] { $count } points
}
table-magic = { $count ->
    [one] one magic power
   *[other] { $count } magic powers
}
table-dark = { $count ->
    [one] one dark power
   *[other] { $count } dark powers
}
table-empty = empty
table-covered = covered
table-columns = The columns
table-column = Column { $column }
table-take-column = Take column { $column }
table-pile = { $count ->
    [one] one card in the pile
   *[other] { $count } cards in the pile
}
table-discards = { $count ->
    [0] nothing discarded
    [one] one spell discarded
   *[other] { $count } spells discarded
}
table-discard-pile = The discard pile
table-known = seen in this hand: { $cards }
table-portal = The portal of { $seat }
table-portal-own = Your portal
table-place-empty = { $place }: empty
table-place-filled = { $place }: { $card }
table-rune = { $rune } rune on { $place }
table-guardian = { $guardian }: { $magic } magic, { $dark } dark
table-ask-guardian = Ask your guardian
table-powers = What your guardian does for a magic power
table-rest = Rest
table-draw = Draw
table-done = Place nothing more
table-dice = Your dice
table-die = die: { $die }
table-offer = The spells before you
table-chosen = chosen
table-choosing = is choosing
table-kept = You keep { $card }. The others are still choosing.
table-kept-both = You keep “{ $wizard }” and “{ $power }”. The others are still choosing.
table-kept-page = You keep this page. The others are still choosing.
table-wizards = A wizard
table-cards = A guardian card
table-keep = Keep both
table-page = Your page of the book
table-line-joker = any
table-goal = The goal
table-tommy = Tommy
table-tommy-lasting = Tommy stays
table-last-round = Last round
table-turn = Turn { $turn }
table-supply = Supply: { $magic } magic, { $dark } dark
table-pad = Points
table-so-far = So far
table-at-end = At the end, as things stand
table-total = Total
table-won = during the game
table-alike = Most of one creature
table-save = Save as a picture
table-picture = { $seat }’s creature
table-dark-limit = Three dark powers on one guardian, and the game is lost.
table-solo-won = The creature has come through the portal.
table-solo-lost = The dark powers were quicker.
table-spells-placed = { $count } of 9 spells placed
