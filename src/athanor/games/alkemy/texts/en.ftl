game-name = Alkemy
game-tagline = Lead a small company of painted figures, and hold the markers of the djinn.
game-about = Two companies meet on a table with scenery. Figures walk, charge, shoot and fight with cards picked in secret; alchemists bend the rules. Whoever controls more markers at the end of a turn scores a point, and three points win.

lesson-alchemy = Lesson two: shooting and alchemy
page-companies = Companies

option-format = Format
option-format-help = Up to 200 points: a table of 24 by 24 inches. More: 48 by 36 inches. Blitz and 300 are the published ones.
option-format-blitz = Blitz, 180 points
option-format-300 = 300 points
option-format-100 = 100 points
option-format-150 = 150 points
option-format-200 = 200 points
option-format-250 = 250 points
option-format-350 = 350 points
option-format-400 = 400 points
option-format-450 = 450 points
option-format-500 = 500 points
option-scenario = Scenario
option-scenario-help = Djinn’s markers: the published one. Three knolls and fallen stones are ours.
option-scenario-djinn = The djinn’s markers: turn them, three points win
option-scenario-knolls = Three knolls: each turn a point for every knoll you hold, six win
option-scenario-stones = Fallen stones: carry two of the three home
option-wipeout = When a side has no figure left
option-wipeout-help = The published scenario ends in a draw then; a harsher table lets the survivor win.
option-wipeout-draw = The game is drawn
option-wipeout-win = The other side wins
option-turns = Number of turns
option-turns-help = The game ends after this many turns, if nobody has won before.
option-time_up = When the turns are over
option-time_up-help = The published scenario ends in a draw then; other tables count victory points.
option-time_up-draw = The game is drawn
option-time_up-points = More victory points win
option-training = Training
option-training-help = Shows distances, cover and paths before an action is declared.
option-setup = Set-up
option-setup-help = Quick: scenery, components and companies are placed for you, alike for both sides.
option-setup-hand = By hand
option-setup-quick = Quick

order-react = When one of your figures may react
order-react-stand-fast = Stand fast
order-react-shoot = Shoot back, or else stand fast
order-react-shelter = Move into cover, or else stand fast
order-card = When one of your figures is attacked
order-card-parry = Parry, or else stay inactive
order-card-inactive = Stay inactive

decision-muster = Bring a company to the table.
decision-scenery = Place a piece of scenery.
decision-component = Place a component against scenery.
decision-deploy = Deploy a figure behind your line.
decision-champion = Pick in secret the figure that rolls for initiative.
decision-begin = You won the initiative: who has the hand first?
decision-hand = Activate a card, or pass the hand.
decision-act = Give an order.
decision-card = Pick a combat card in secret for { $figure }’s fight.
decision-keep = { $figure } has rolled: which two dice do you keep?
decision-reroll = { $figure } may roll one die again.
decision-react = { $figure } may react.
decision-tester = Name the figure that acts first against the one that is leaving.
decision-attacker = Your figures fight one after another. Which is next?
decision-cover = { $figure } is hit: which cover does it take?
decision-harvest = { $figure } may harvest a component.
decision-improve = { $figure }’s formula works: spend stones to improve it?
decision-opportunity = { $figure } may act before the hand passes.
decision-flawless = Flawless: should the attacker of { $figure } roll again?
decision-feint = Feint: should the card of { $figure } become inactive?
decision-counter = The parry of { $figure } was brilliant: strike back?
decision-chain = { $figure } has hit: go on?
decision-push = { $figure } has hit brutally: push the enemy an inch?
decision-acrobat = Should { $figure } use its circus trick to dodge?
decision-empathy = Should { $figure } take one point of the damage?
decision-marksman = Marksman: should this shot of { $figure } ignore all cover?
decision-free-attack = { $figure } may strike the enemy that is leaving.
decision-benevolence = Should { $figure } take a bonus die? If the roll fails its DEF falls to 2.
decision-wave = Spend a wave so that { $figure } rolls white dice?
decision-undine = { $figure } is hit: spend waves to turn the damage aside?
decision-breath = { $figure } just misses: spend stones on the avenging breath?
decision-breath-damage = { $figure } has hit: spend a stone for one more damage?
decision-mastery = { $figure }’s formula just fails: spend stones to master it?
decision-ancients = { $figure } is hurt: pay 2 stones to keep its concentration?
decision-inspiration = Should { $figure } exchange a die with the enemy and win the roll?
decision-preempt = { $figure } is charged: should it try to strike first?
decision-decline = Should { $figure } pay a stone so that its djinn does not waste away?
decision-decline-heal = Should { $figure } pay one more stone to heal its djinn?
decision-guard = { $figure } is aimed at: should somebody take its place?
decision-victim = Who is struck next?
decision-trick = { $figure } slips away: where does it walk?
decision-prank = Fate plays with { $figure }: which card must it play?
decision-graft = Which graft of { $figure } grows this turn?
decision-summon = Where does { $figure } appear?
waiting-muster = Choosing a company: { $seat }.
waiting-scenery = { $seat } is placing scenery.
waiting-component = { $seat } is placing a component.
waiting-deploy = { $seat } is deploying.
waiting-champion = Picking a figure for initiative: { $seat }.
waiting-begin = { $seat } decides who begins.
waiting-hand = { $seat } has the hand.
waiting-act = { $seat } is giving orders.
waiting-card = Picking a combat card in { $figure }’s fight: { $seat }.
waiting-keep = { $seat } is picking dice for { $figure }.
waiting-reroll = { $seat } may roll a die of { $figure } again.
waiting-react = { $seat } decides whether { $figure } reacts.
waiting-tester = { $seat } names a figure.
waiting-attacker = { $seat } says who fights next.
waiting-cover = { $seat } picks a cover for { $figure }.
waiting-harvest = { $seat } may harvest with { $figure }.
waiting-improve = { $seat } may improve the formula of { $figure }.
waiting-opportunity = { $seat } may play { $figure } at once.
waiting-flawless = { $seat } may make the attacker of { $figure } roll again.
waiting-feint = { $seat } may feint with { $figure }.
waiting-counter = { $seat } may strike back with { $figure }.
waiting-chain = { $seat } may go on with { $figure }.
waiting-push = { $seat } may push with { $figure }.
waiting-acrobat = { $seat } may dodge with { $figure }.
waiting-empathy = { $seat } may take a point of damage with { $figure }.
waiting-marksman = { $seat } may use { $figure }’s marksman skill.
waiting-free-attack = { $seat } may strike with { $figure }.
waiting-benevolence = { $seat } may take a bonus die for { $figure }.
waiting-wave = { $seat } may spend a wave on { $figure }.
waiting-undine = { $seat } may turn aside the damage to { $figure }.
waiting-breath = { $seat } may help { $figure } with stones.
waiting-breath-damage = { $seat } may add to the damage of { $figure }.
waiting-mastery = { $seat } may master { $figure }’s formula.
waiting-ancients = { $seat } may keep the concentration of { $figure }.
waiting-inspiration = { $seat } may exchange a die of { $figure }.
waiting-preempt = { $seat } may strike first with { $figure }.
waiting-decline = { $seat } may save a djinn with { $figure }.
waiting-decline-heal = { $seat } may heal a djinn with { $figure }.
waiting-guard = { $seat } may have { $figure } protected.
waiting-victim = { $seat } says who is struck next.
waiting-trick = { $seat } walks away with { $figure }.
waiting-prank = { $seat } picks a card for { $figure }.
waiting-graft = { $seat } may let a graft of { $figure } grow.
waiting-summon = { $seat } places { $figure }.

action-muster = Bring { $company }.
action-place-scenery = Place { $scenery } { where-at }, { $lying }.
action-place-component = Place a component { where-at }.
action-deploy = Deploy { $figure } { where-at }.
action-champion = Roll for initiative with { $figure }.
action-begin = { $first_seat } begins.
action-activate = Activate { $figure }.
action-reactivate = Activate { $figure } again for 1 AP.
action-pass = Pass the hand.
action-walk = { $figure } walks { where-to }.
action-run = { $figure } runs { where-to }.
action-track = { $figure } tracks { where-to }, for free.
action-charge = { $figure } charges { $target }{ $others_count ->
        [0] .
       *[other] , and { $others } with it.
    }
action-engage = { $figure } engages { $target }{ $others_count ->
        [0] .
       *[other] , and { $others } with it.
    }
action-fight = { $figure } fights { $target }.
action-shoot = { $figure } shoots at { $target }, estimating { $inches } inches.
action-concentrate = { $figure } concentrates.
action-cast = { $figure } casts { $formula }{ $targets_count ->
        [0] .
       *[other] { " " }on { $targets }.
    }{ $way ->
        [swift] { " " }(to be swift)
        [slippery] { " " }(to slip away)
        [ancestor] { " " }(an ancestor)
        [hero] { " " }(a hero)
       *[other] { "" }
    }
action-claim = { $figure } { $taken ->
        [stone] lifts
       *[other] turns
    } { $mark } for 2 AP.
action-hand-over = { $figure } hands { $count } components to { $target }.
action-lay-hands = { $figure } gives { $count } of its own health points to heal { $target }.
action-command = { $figure } has { $target } act at once.
action-use-skill = { $figure }: { $skill }{ $choice ->
        [bull] , bull toad
        [yellow] , yellow tree frog
        [black] , black tree frog
       *[other] { "" }
    } { $target }{ $region ->
        [none] { "" }
       *[other] { " " }{ where-at }
    }
action-rise = { $figure } gets up for 1 AP.
action-done = { $figure } is done.
action-play-card = Play { $card }.
action-keep = Keep dice { $first } and { $second }.
action-reroll = Roll die { $die } again.
action-stand-fast = Stand fast.
action-react-move = After the shot, move { where-to }.
action-react-engage = Engage { $target }.
action-react-shoot = Shoot at { $target }.
action-pick = { $figure }.
action-accept = { $what ->
        [flawless] Yes, roll again.
        [feint] Yes, feint.
        [counter] Strike back.
        [chain] Attack again.
        [push] Push the enemy away.
        [acrobat] Dodge.
        [empathy] Take one point of it.
        [marksman] Yes, no cover.
        [free-attack] Strike.
        [cover] Behind the scenery.
        [benevolence] Take the die.
        [wave] Spend a wave.
        [undine] Spend one wave: two columns.
        [undine-both] Spend two waves: three columns.
        [breath] Make it a hit.
        [breath-damage] One more damage.
        [mastery] Make it succeed.
        [ancients] Pay 2 stones.
        [inspiration] Exchange a die.
        [preempt] Strike first.
        [decline] Pay a stone.
        [decline-heal] Pay one more.
        [sap] Excess of sap.
        [anchored] Anchored graft.
        [moving] Moving graft.
        [budding] Budding.
       *[other] Yes.
    }
action-decline = { $what ->
        [improve] Enough: it takes effect.
        [harvest] Leave it.
        [reroll] Keep the dice.
        [opportunity] Not now.
        [cover] No cover.
        [guard] Nobody.
        [trick] Stay here.
        [graft] None this turn.
       *[other] No.
    }
action-harvest = Harvest component { $component }.
action-improve = { $what ->
        [target] One more target: { $figure }.
        [range] One inch more of range.
        [lasting] Let it last through the turn.
        [ref] One more REF.
        [healing] Heal one more.
        [damage] One more damage.
        [both] Both effects.
        [number] One more to the number to beat.
        [tough] One tougher.
        [power] One more to the roll.
        [marker] One more wave.
        [double] Twice the range of all her formulas.
        [toxic] Poisonous blood for { $figure }.
        [inch] One inch more round them.
        [pick] Pick the card yourself.
       *[other] Improve it.
    }

event-company-mustered = { $seat } brings { $company }: { $figures_count } figures.
event-scenery-placed = { $seat } places { $scenery } { where-at }.
event-component-placed = { $seat } places a component of { $element } { where-at }.
event-deployed = { $seat } deploys { $figure } { where-at }.
event-turn-began = Turn { $turn }.
event-initiative-won = { $seat } wins the initiative.
event-hand-given = { $seat } has the hand first.
event-activated = { $seat } activates { $figure }.
event-reactivated = { $seat } activates { $figure } again.
event-passed = { $seat } passes the hand.
event-rolled = { $figure } rolls { $numbers }: { $trait } { $value } + { $kept } = { $total }.
event-double-six = Alkemy! { $figure } has a double six.
event-moved = { $figure } { $how ->
        [walk] walks { where-to }
        [run] runs { where-to }
        [track] tracks { where-to }
        [charge] charges into contact
        [engage] engages
        [reaction] moves in reaction { where-to }
        [push] is pushed back
        [swap] changes places
       *[other] falls short and walks on { where-to }
    }{ $how ->
        [swap] .
        [push] .
       *[other] , { $inches } inches.
    }
event-charge-declared = { $figure } charges { $target }: { $inches } inches, { $succeeds ->
        [true] near enough.
       *[other] too far.
    }
event-immunity-held = The immunity of { $target } holds: { $figure } does not charge.
event-cards-shown = { $figure } shows { $card }, { $target } shows { $reply }.
event-feinted = { $figure } feints.
event-struck = { $figure } { $how ->
        [shot] shoots at
       *[other] strikes
    } { $target }: COM { $value } + { $first } + { $second } = { $total }{ $difficulty ->
        [0] { "" }
       *[other] { " " }against DEF { $difficulty }
    }: { $hit ->
        [true] a hit, { $symbols }, column { $column }, { $damage } damage.
       *[other] a miss.
    }
event-parried = { $figure } parries { $target }{ $counter ->
        [true] { " " }and may strike back.
       *[other] .
    }
event-damaged = { $figure } takes { $damage } damage: { $left } health left, { $state }.
event-healed = { $figure } heals { $count }.
event-fell = { $figure } is out.
event-shot-declared = { $figure } shoots at { $target }, estimating { $guess } inches; the distance is { $inches } inches: { $in_range ->
        [true] { $aim ->
            [true] well aimed.
           *[other] not aimed.
        }
       *[other] out of range.
    }
event-reacted = { $figure } reacts: { $how ->
        [shot] it shoots back.
        [engage] it will engage.
       *[other] it will move.
    }
event-cover-taken = { $figure } rolls { $total } for cover: { $saved ->
        [true] saved.
       *[other] no use.
    }
event-disengage-tested = { $figure } { $freed ->
        [true] slips away from { $target }.
       *[other] fails to slip away from { $target }.
    }
event-skill-used = { $figure }: { $skill }.
event-test-made = { $figure } { $skill_id ->
        [frightening] { $passed ->
            [true] is not afraid.
           *[other] is afraid.
        }
        [entangle] { $passed ->
            [true] throws the net: caught.
           *[other] throws the net: missed.
        }
        [chains] { $passed ->
            [true] casts the chains: caught.
           *[other] casts the chains: missed.
        }
        [superior_will] { $passed ->
            [true] bends the enemy’s will.
           *[other] does not bend the enemy’s will.
        }
        [razor_tornado] { $passed ->
            [true] stands fast in the storm.
           *[other] is swept away by the storm.
        }
        [baleful_howl] { $passed ->
            [true] keeps its nerve.
           *[other] is filled with dread.
        }
       *[serenity] { $passed ->
            [true] does not let itself be calmed.
           *[other] is calmed.
        }
    }
event-guarded = { $figure } takes the place of { $target }.
event-possessed = Waga takes possession: { $figure }.
event-summoned = { $figure } appears { where-at }.
event-knocked-down = { $figure } is knocked down.
event-risen = { $figure } gets up.
event-measured = { $figure } measures: { $target } is { $inches } inches away.
event-hive-thrown = { $figure } throws a hive: it lands { where-at }.
event-concentrated = { $figure } concentrates: level { $level }.
event-formula-cast = { $figure } casts { $formula }: { $works ->
        [true] it succeeds.
       *[other] it fails.
    }
event-improved = { $figure } improves the formula.
event-harvested = { $figure } harvests { $count } components.
event-handed-over = { $figure } hands { $count } components to { $target }.
event-marker-turned = { $figure } { $owner ->
        [none] makes { $mark } neutral.
       *[other] takes { $mark }.
    }
event-ground-held = { $owner ->
        [none] Nobody holds { $mark }.
       *[other] One side holds { $mark }.
    }
event-stone-lifted = { $figure } lifts { $mark }.
event-stone-dropped = { $figure } drops { $mark }.
event-stone-home = { $figure } brings { $mark } home.
event-order-cancelled = { $figure } can no longer do it.
event-turn-scored = End of turn { $turn }: { $scorer_seat ->
        [hidden] nobody scores
       *[other] { $scorer_seat } scores a point
    }. Points: { $points }.
event-game-ended = The game is over. { $winner_seats_count ->
        [0] Nobody wins.
       *[other] { $winner_seats } wins.
    }

ending-points = The points to win have been reached.
ending-turns = The agreed number of turns is over.
ending-wipeout = One side has no figure left.

error-already-activated = This card has already been activated this turn. Choose another, or pass.
error-already-deployed = { $figure } is already on the table.
error-already-moved = { $figure } has run or charged and may not move again this turn.
error-bad-boost = The range of { $formula } cannot be bought like this: at most 4 stones.
error-bad-guess = Give an estimate from 0 to 60 inches.
error-bad-target = The formula cannot be cast on { $target }.
error-bad-targets = { $formula } needs another number of targets.
error-bad-use = { $figure } cannot use { $skill } like this now: look at its card for whom and when.
error-bad-way = Say which effect of { $formula } you want.
error-bears-stone = { $figure } carries a stone, and neither runs nor charges with it.
error-cannot-claim = { $figure } is a wild animal: it cannot turn markers.
error-cannot-run = { $figure } cannot run.
error-charge-from-combat = { $figure } is in combat and cannot charge. Disengage first.
error-company-code = This is not the code of a company. Copy it again from the beginning, AK1 included.
error-company-empty = There is nobody in this company. Add a hero to begin with.
error-company-shape = This file is not a saved company: { $reason }.
error-cumbersome = The weapon of { $figure } is cumbersome: do something else before shooting again.
error-empty-activation = { $figure } must do something first.
error-enemy-figure = { $figure } is not yours.
error-enemy-half = Two of your components at least must lie on the enemy’s half of the table.
error-enemy-zone = No scenery in the enemy’s deployment zone.
error-formula-twice = { $formula } has already been cast this turn.
error-held-by-standing = A knoll is not paid for: it is held by who has more figures within 3 inches when the turn ends.
error-heroes = There { $count ->
    [one] is 1 hero
   *[other] are { $count } heroes
  }; { $most ->
    [1] there must be exactly one.
   *[other] there must be { $least } to { $most }.
  }{ $profile ->
    [none] { "" }
   *[other] { " " }One too many: { $profile }.
  }
error-hive-too-far = { $figure } throws a hive 10 inches at most: choose a nearer place.
error-hive-unseen = { $figure } does not see that place: choose one in sight.
error-immune = Immunity protected { $target }: this figure may not charge it again this turn.
error-in-combat = { $figure } is in combat and cannot shoot.
error-in-contact = { $target } is already in contact.
error-into-contact = A walk or run may not end in contact with an enemy. Charge instead.
error-knocked-down = { $figure } lies on the ground: it must get up first.
error-must-activate = You were given the hand: activate a card.
error-must-obey = A superior will is at work: { $figure } must be activated now.
error-near-component = Components lie at least 4 inches apart.
error-near-edge = Scenery stands at least 3 inches from the edges.
error-near-marker = Scenery stands at least 3 inches from the markers.
error-near-scenery = Scenery stands at least 3 inches from other scenery.
error-needs-guards = { $profile } comes only with { $count } Triadic Guards.
error-needs-tamer = { $profile } comes only with a tamer, one animal for each of its AP: { $count } here.
error-no-ap = { $figure } does not have enough action points.
error-no-common-symbol = { $profile } does not march with { $people }: they have no symbol in common.
error-no-components = There are not enough components and stones for { $formula }.
error-no-concentration = The concentration is not right for this.
error-no-gift = { $figure } cannot do this now: its skill works once a turn, on a suitable friend close enough.
error-no-hives = { $figure } has thrown its three hives.
error-no-room = There is no room there.
error-no-shelter = { $figure } must end in cover, out of sight or out of range.
error-no-such-figure = There is no figure called { $figure }.
error-no-such-marker = There is no marker { $marker }.
error-no-such-scenery = There is no scenery called { $scenery }.
error-no-such-skill = { $figure } has no such skill to use.
error-no-tracker = { $figure } has no free walk now; a tracker has one at the start of its activation.
error-no-way = There is no straight way to { $target }.
error-no-weapon = { $figure } has nothing to shoot with.
error-not-active = It is not { $figure } that takes an order now.
error-not-against-scenery = A component lies against a piece of scenery.
error-not-an-enemy = { $target } is not an enemy in play.
error-not-down = { $figure } is not on the ground.
error-not-in-combat = There is no combat with { $target }.
error-not-offered = This is not what is asked now. Choose one of the actions offered.
error-not-yet-activated = { $figure } has not been activated this turn: activate its card.
error-nothing-to-do = { $figure } could do nothing with another activation. Keep its action points for reactions.
error-one-half = At least one of your components must lie on each half of the table.
error-other-card = It is not { $figure }’s turn: finish the card you began with.
error-out-of-play = { $figure } is out of play.
error-out-of-range = The shooter is out of the range of { $figure }.
error-out-of-sight = { $target } is out of sight.
error-outside-zone = { $figure } must stand behind your line, more than 9 inches from the markers.
error-over-points = The company costs { $cost } points; { $points } are allowed.
error-own-marker = Marker { $marker } is already yours.
error-position-card = A card in “{ $place }” names figures that are not there.
error-position-component = “{ $place }” is not an element.
error-position-figure = The figure { $figure } cannot be what the position says.
error-position-figures = A table cannot hold these { $count } figures: each has a name of its own.
error-position-frame = “{ $place }” does not fit this position ({ $kind }).
error-position-overlap = { $figure } and { $target } stand in the same place.
error-profile-not-offered = { $profile } cannot be bought: it enters only in the course of a game.
error-scenery-used = This piece is already on the table: { $scenery }. Choose another.
error-second-charge = { $figure } has already charged this turn.
error-skill-at-start = { $figure } picks its toad at the start of its activation.
error-skill-used = { $figure } has already used { $skill } this turn.
error-stone-carried = A stone is carried by one figure, and a figure carries one stone.
error-stone-home = Stone { $marker } has been brought home. It stays there.
error-table-columns = { $file }, line { $line }: there must be { $wanted } columns.
error-table-number = { $file }, { $row }: “{ $column }” must be a number.
error-table-twice = { $file }: a profile appears twice.
error-table-value = { $file }, { $row }: “{ $column }” is wrong.
error-through-a-figure = Somebody stands there. No movement goes through a figure.
error-too-far = That is too far.
error-too-few-ap = { $figure } cannot be activated twice in a turn: only figures with 3 or 4 action points on their card can.
error-too-many-cards = { $profile }: { $count } cards, and at most { $most } are allowed.
error-unknown-company = There is no company called { $company }.
error-unknown-formula = The alchemist does not know { $formula }.
error-unknown-profile = There is no profile called { $profile }.
error-unseen-target = { $target } cannot be shot at this turn.

# Places in words: see `whereabouts.py`

mark-marker-left = the left marker
mark-marker-middle = the middle marker
mark-marker-right = the right marker
mark-knoll-left = the left knoll
mark-knoll-middle = the middle knoll
mark-knoll-right = the right knoll
mark-stone-left = the left stone
mark-stone-middle = the middle stone
mark-stone-right = the right stone
landmark-house = the house
landmark-rock = the rock
landmark-grove = the grove
landmark-hedge = the hedge
landmark-wall = the low wall
landmark-ruins = the ruins
landmark-marsh = the marsh
landmark-pond = the pond
landmark-hill = the hill
landmark-barn = the barn
landmark-thicket = the thicket
landmark-cart = the cart
of_landmark-house = of the house
of_landmark-rock = of the rock
of_landmark-grove = of the grove
of_landmark-hedge = of the hedge
of_landmark-wall = of the low wall
of_landmark-ruins = of the ruins
of_landmark-marsh = of the marsh
of_landmark-pond = of the pond
of_landmark-hill = of the hill
of_landmark-barn = of the barn
of_landmark-thicket = of the thicket
of_landmark-cart = of the cart
region-far-left = open ground at the far left
region-far-middle = open ground at the far side
region-far-right = open ground at the far right
region-level-left = open ground on the left
region-level-middle = open ground in the middle
region-level-right = open ground on the right
region-near-left = open ground at the near left
region-near-middle = open ground at the near side
region-near-right = open ground at the near right
heading-ahead = straight ahead
heading-ahead-left = ahead and to the left
heading-ahead-right = ahead and to the right
heading-left = to the left
heading-right = to the right
heading-back = back
heading-back-left = back and to the left
heading-back-right = back and to the right
lying-upright = lengthwise
lying-across = crosswise
lying-aslant = aslant
where-to = { $mark ->
        [none] { $bearing ->
            [none] { $heading ->
                [none] to { $region }
               *[other] { $heading }, to { $region }
            }
            [in] into { $landmark }
            [on] onto { $landmark }
           *[other] { where-beside }
        }
       *[other] to { $mark }{ where-also }
    }{ $rank ->
        [0] { "" }
       *[other] { " " }({ $rank })
    }
where-at = { $mark ->
        [none] { $bearing ->
            [none] on { $region }
           *[other] { where-beside }
        }
       *[other] at { $mark }{ where-also }
    }{ $rank ->
        [0] { "" }
       *[other] { " " }({ $rank })
    }
where-also = { $bearing ->
        [none] { "" }
       *[other] , { where-beside }
    }
where-beside = { $bearing ->
        [in] in { $landmark }
        [on] on { $landmark }
        [behind] behind { $landmark }
        [beyond] beyond { $landmark }
        [left] to the left { $of_landmark }
       *[right] to the right { $of_landmark }
    }

company-cost = { $cost } of { $points } points.
company-code = To share it: { $text }
odds-title = Expected damage, dealt : taken
odds-shot = A shot: { $plain }, aimed { $aimed }.
card-brutal = a brutal attack
card-normal = a normal attack
card-quick = a quick attack
card-parry = a parry
card-inactive = the inactive card
card-duel = the duel thrust
card-raging = the raging thrust
card-sturdy = the sturdy thrust
card-trick = the trick of Walosi
reply-brutal = { card-brutal }
reply-normal = { card-normal }
reply-quick = { card-quick }
reply-parry = { card-parry }
reply-inactive = { card-inactive }
reply-duel = { card-duel }
reply-raging = { card-raging }
reply-sturdy = { card-sturdy }
reply-trick = { card-trick }
trait-ref = REF
trait-com = COM
trait-shot = COM
trait-mnd = MND
trait-concentration = concentration
state-white = sound
state-yellow = seriously hurt
state-red = critical
state-out = out
symbols-sword-sword = sword and sword
symbols-sword-axe = sword and axe
symbols-sword-mace = sword and mace
symbols-axe-axe = axe and axe
symbols-axe-mace = axe and mace
symbols-mace-mace = mace and mace
element-air = air
element-water = water
element-earth = earth
element-fire = fire
scenery-house = a house
scenery-rock = a rock
scenery-grove = a grove
scenery-hedge = a hedge
scenery-wall = a low wall
scenery-ruins = ruins
scenery-marsh = a marsh
scenery-pond = a pond
scenery-hill = a hill
scenery-barn = a barn
scenery-thicket = a thicket
scenery-cart = a cart
people-triad = the Jade Triad
people-khaliman = the Khaliman Republic
people-escaped = the Escaped
people-aurlok = the Aurlok nation
people-walosi = the Walosi
people-avalon = the Kingdom of Avalon
people-temple = the Temple
company-triad-alchemist = { people-triad }, with an alchemist
company-triad-warriors = { people-triad }, warriors only
company-triad-300 = { people-triad }, 300 points
company-khaliman-alchemist = { people-khaliman }, with an alchemist
company-khaliman-warriors = { people-khaliman }, warriors only
company-khaliman-300 = { people-khaliman }, 300 points
company-aurlok-alchemist = { people-aurlok }, with an alchemist
company-aurlok-warriors = { people-aurlok }, warriors only
company-aurlok-300 = { people-aurlok }, 300 points
company-avalon-alchemist = { people-avalon }, with an alchemist
company-avalon-warriors = { people-avalon }, warriors only
company-avalon-300 = { people-avalon }, 300 points
company-escaped-band = { people-escaped }
company-walosi-alchemist = { people-walosi }, with an alchemist
company-temple-band = { people-temple }
company-triad-tiger = { people-triad }, behind the Tiger Guard
company-triad-storm = { people-triad }, in the storm
company-khaliman-djinn = { people-khaliman }, with a djinn
company-khaliman-beasts = { people-khaliman }, with beasts of the desert
company-escaped-ifrit = { people-escaped }, with an ifrit
company-aurlok-ancients = { people-aurlok }, with the ancients
company-walosi-ostiliha = { people-walosi }, from Ostiliha
company-avalon-grafted = { people-avalon }, with a colossus
company-temple-compline = { people-temple }, of Compline
company-triad-100 = { people-triad }, 100 points
company-khaliman-100 = { people-khaliman }, 100 points
company-escaped-100 = { people-escaped }, 100 points
company-aurlok-100 = { people-aurlok }, 100 points
company-walosi-100 = { people-walosi }, 100 points
company-avalon-100 = { people-avalon }, 100 points
company-temple-100 = { people-temple }, 100 points
company-triad-150 = { people-triad }, 150 points
company-khaliman-150 = { people-khaliman }, 150 points
company-escaped-150 = { people-escaped }, 150 points
company-aurlok-150 = { people-aurlok }, 150 points
company-walosi-150 = { people-walosi }, 150 points
company-avalon-150 = { people-avalon }, 150 points
company-temple-150 = { people-temple }, 150 points
company-triad-400 = { people-triad }, 400 points
company-khaliman-400 = { people-khaliman }, 400 points
company-escaped-400 = { people-escaped }, 400 points
company-aurlok-400 = { people-aurlok }, 400 points
company-walosi-400 = { people-walosi }, 400 points
company-avalon-400 = { people-avalon }, 400 points
company-temple-400 = { people-temple }, 400 points
company-triad-500 = { people-triad }, 500 points
company-khaliman-500 = { people-khaliman }, 500 points
company-aurlok-500 = { people-aurlok }, 500 points
company-avalon-500 = { people-avalon }, 500 points

# The table in the browser; most of its words are in table-*.ftl

table-again = Try again
table-score = { $count ->
        [one] 1 point
       *[other] { $count } points
    }
table-held = { $count ->
        [one] 1 marker
       *[other] { $count } markers
    }
table-standing = { $count } of { $all } figures
table-hand = has the hand
die-white = White
die-yellow = Yellow
die-red = Red
symbol-sword = sword
symbol-axe = axe
symbol-mace = mace

profile-lee_ping = Captain Lee Ping of the Dong-Yi Militia
profile-fu_nihao = Captain Fu Nihao of the Triadic Army
profile-xian_ling = Xian Ling of the School of the Monkey of the Mists
profile-feng_sao = Feng Sao of the School of the Long Sigh
profile-chen_sze = Chen Sze
profile-long_sigh_alchemist = Alchemist of the School of the Long Sigh
profile-crystal_sun_alchemist = Alchemist of the School of the Crystal Sun
profile-crystal_sun_disciple = Disciple of the School of the Crystal Sun
profile-chinge = Chinge
profile-militia_spearmen = Militia Spearmen
profile-militia_archers = Militia Archers
profile-triadic_guard = Triadic Guard
profile-triadic_guard_sergeant = Sergeant of the Triadic Guard
profile-iron_heart_sentinel = Sentinel of the Iron Heart
profile-dragon_guard_inquisitor = Inquisitor of the Dragon Guard
profile-tiger_guard_blade = Blade of the Tiger Guard
profile-whisper = Whisper
profile-shadow = Shadow
profile-araoui = Sheikh Araoui Ibn Khalid
profile-hakim = Kabirsheikh Hakim Ibn Khalid
profile-dahlia = Dahlia Ibn Malikh
profile-ibrahim = Ibrahim Ibn Suleman
profile-iecha = Iëcha Bint Sorhna
profile-abdelan = Abdelan Ibn Malikh
profile-sorhna_oracle = Sorhna Oracle
profile-sorhna_evoker = Sorhna Evoker
profile-malikh_jaraya = Malikh Jaraya
profile-malikh_camel_rider = Malikh Camel Rider
profile-ermadhi_guardian = Ermadhi Guardian
profile-malikh_tuareg = Malikh Tuareg
profile-suleman_ghulam = Suleman Ghulam
profile-malikh_beast_tamer = Malikh Beast Tamer
profile-desert_khergars = Desert Khergars
profile-khalid_derwish = Khalid Der’wish
profile-suleman_ifrit_qaniss = Suleman Ifrit’Qaniss
profile-mahritin_djinn = Mahritin Djinn
profile-amn_ayassarr = Am’n Ayassarr, Pyritin Ifrit
profile-hakan = Hakan Ibn Suleman, the One-eyed
profile-tooth_convicts = Convicts of the Tooth
profile-khalid_flayer = Khalid Flayer
profile-suleman_strangler = Suleman Strangler
profile-malikh_looters = Malikh Looters
profile-malikh_fugitive = Malikh Fugitive
profile-suleman_madman = Suleman Madman
profile-tamel_seh = Tamel’Seh Far Eye
profile-tecum_seh = Tecum’Seh, Raven Sachem
profile-tha_pioca = Tha’pioca Frank Belly
profile-ca_apiti = Ca’apiti Red Eyes
profile-wolitse = Wolitse Night Breeze
profile-tanka_wanka = Tanka Wanka
profile-watanka = Watanka the Venerable
profile-toad_medicine_shaman = Toad Medicine Shaman
profile-wolf_night_shaman = Wolf Night Shaman
profile-aurlok_hero_spirit = Aurlok Hero Spirit
profile-aurlok_ancestor_spirit = Aurlok Ancestor Spirit
profile-raven_thunder_warrior = Raven Thunder Warrior
profile-toad_thunder_warrior = Toad Thunder Warrior
profile-wolf_thunder_warrior = Wolf Thunder Warrior
profile-aurochs_rain_chaser_drum = Aurochs Rain Chaser with Drum
profile-aurochs_rain_chaser_horn = Aurochs Rain Chaser with Horn
profile-aurochs_totem_warrior = Aurochs Totem Warrior
profile-aurochs_manitou_warrior = Aurochs Manitou Warrior
profile-aurochs_manitou_possessed = Possessed Aurochs Manitou Warrior
profile-raven_wind_warrior = Raven Wind Warrior
profile-toad_hive_thrower = Toad Hive Thrower
profile-wolf_spirit_guard = Wolf Spirit Guard
profile-pitekica = Pitekica, Toad Spirit Shaman of Ostiliha
profile-toad_horned_sentinel = Toad Horned Sentinel
profile-toad_wind_warrior = Toad Wind Warrior
profile-garlan = Knight-Legate Garlan of Brall
profile-leodegarius = Deacon Leodegarius
profile-caelina = Prioress Caelina of the Abbey of Matins
profile-lotharius = Constable Lotharius of the Temple of Vespers
profile-mordren = Knight Errant Mordren of Klarmen
profile-berac_h = Berac’h, the Gaoler
profile-country_priest = Country Priest
profile-temple_collector_brother = Collector Brother of the Temple
profile-avalonian_recruits = Avalonian Recruits
profile-avalonian_crossbowmen = Avalonian Crossbowmen
profile-temple_novice = Temple Novice
profile-avalonian_beaters = Avalonian Beaters
profile-avalonian_retiarius = Avalonian Retiarius
profile-knight_errant = Knight Errant
profile-avalonian_templar = Avalonian Templar
profile-avalonian_pilgrim = Avalonian Pilgrim
profile-avalonian_colossus = Avalonian Colossus
profile-deicolus = Seneschal Deicolus of the Temple of Compline
profile-temple_hospitaller = Hospitaller of the Temple of Compline
profile-temple_auxiliaries = Temple Auxiliaries
skill-acrobat = Acrobat
skill-alchemical_control = Alchemical Control
skill-alchemical_decline = Alchemical Decline
skill-alchemical_explosion = Alchemical Explosion
skill-alchemical_mastery = Alchemical Mastery
skill-alchemical_necrosis = Alchemical Necrosis
skill-alchemical_servant = Alchemical Servant
skill-alchemical_support = Alchemical Support
skill-alchemical_weapon = Alchemical Weapon
skill-alchemist_inner_air = Alchemist of the Inner Circle (Air)
skill-alchemist_inner_earth = Alchemist of the Inner Circle (Earth)
skill-alchemist_inner_water = Alchemist of the Inner Circle (Water)
skill-alchemist_outer_air = Alchemist of the Outer Circle (Air)
skill-alchemist_outer_earth = Alchemist of the Outer Circle (Earth)
skill-alchemist_outer_water = Alchemist of the Outer Circle (Water)
skill-armour_piercing_combat = Armour Piercing (Combat)
skill-armour_piercing_shot = Armour Piercing (Shot)
skill-bees = Bees
skill-brutal_blow = Brutal Blow
skill-cavalry = Cavalry
skill-chain_attack = Chain Attack
skill-chains = Chains
skill-chaotic_inspiration = Chaotic Inspiration
skill-clairvoyant = Clairvoyant
skill-cumbersome = Cumbersome
skill-deadly_dance = Deadly Dance
skill-diplomatic_immunity = Diplomatic Immunity
skill-double_graft = Double Graft
skill-empathy = Empathy
skill-entangle = Entangle
skill-escaped = Escaped
skill-expert_brutal = Expert (Brutal)
skill-expert_normal = Expert (Normal)
skill-expert_parry = Expert (Parry)
skill-expert_quick_normal = Expert (Quick, Normal)
skill-fearless = Fearless
skill-feint = Feint
skill-flawless = Flawless
skill-frightening_14 = Frightening (14)
skill-frightening_15 = Frightening (15)
skill-guard = Guard
skill-hemotoxic = Hemotoxic
skill-high_dignitary = High Dignitary
skill-hive_throw = Hive Throw
skill-icon = Icon
skill-ifrit_hunter = Ifrit Hunter
skill-impassive = Impassive
skill-iron_grip = Iron Grip
skill-lackey = Lackey
skill-laying_on_of_hands = Laying on of Hands
skill-leader = Leader
skill-leap = Leap
skill-lightning_fast = Lightning Fast
skill-marksman_1 = Marksman (1)
skill-marksman_2 = Marksman (2)
skill-master_combat = Master (Combat)
skill-mutagenic_metabolism = Mutagenic Metabolism
skill-one_eyed = One-eyed
skill-opportunist = Opportunist
skill-pacifist = Pacifist
skill-pack_spirit = Pack Spirit
skill-poisoned_weapons = Poisoned Weapons
skill-preemptive_strike = Pre-emptive Strike
skill-prescience = Prescience
skill-raven_swarm = Raven Swarm
skill-reach = Reach
skill-religious_authority = Religious Authority
skill-roaring_wave = Roaring Wave
skill-sacred_censers = Sacred Censers
skill-sergeant = Sergeant
skill-spirit = Spirit
skill-spirit_vision = Spirit Vision
skill-stealth = Stealth
skill-strategist = Strategist
skill-stubborn = Stubborn
skill-superior_will = Superior Will
skill-tactician = Tactician
skill-tamer = Tamer
skill-telluric_shock = Telluric Shock
skill-templar_constable = Templar Constable
skill-temple_veteran = Temple Veteran
skill-tendon_cutter = Tendon Cutter
skill-thrust_duel = Thrust (Duel)
skill-thrust_raging_attack = Thrust (Raging Attack)
skill-thrust_sturdy = Thrust (Sturdy)
skill-thrust_walosi_trick = Thrust (Walosi Trick)
skill-tough_1 = Tough/1
skill-tough_2 = Tough/2
skill-toxic_batrachians = Toxic Batrachians
skill-tracker = Tracker
skill-vital_transfer = Vital Transfer
skill-waga_possession = Possession by Waga
skill-war_drum = War Drum
skill-war_horn = War Horn
skill-wild_animal = Wild Animal
skill-will_of_the_ancients = Will of the Ancients
skill-wolf_leader = Wolf Leader
skill-avenging_breath = { formula-avenging_breath }
skill-uchronia = { formula-uchronia }
skill-undine_guard = { formula-undine_guard }
skill-undine_preceptor = { formula-undine_preceptor }
formula-aerial_diversion = Aerial Diversion
formula-alchemical_scimitar = Alchemical Scimitar
formula-angelus_vitae = Angelus Vitae
formula-animal_fury = Animal Fury
formula-avenging_breath = Avenging Breath
formula-baleful_howl = Baleful Howl
formula-beathacrann_benevolence = Benevolence of the Beathacrann
formula-blinding_whirl = Blinding Whirl
formula-corrosive_oil = Corrosive Oil
formula-corrupting_bond = Corrupting Bond
formula-deadly_blessing = Deadly Blessing
formula-koga_swiftness = Swiftness of Koga
formula-litany_of_brambles = Litany of Brambles
formula-orison_of_rock = Orison of Rock
formula-pranks_of_fate = Pranks of Fate
formula-prayer_to_stones = Prayer to the Stones
formula-premonition = Premonition
formula-razor_tornado = Razor Tornado
formula-reflections_of_reality = Reflections of Reality
formula-serenity = Serenity
formula-summoning_of_the_ancients = Summoning of the Ancients
formula-telluric_lance = Telluric Lance
formula-travelling_circus = Travelling Circus
formula-uchronia = Uchronia
formula-undine_guard = Undine Guard
formula-undine_preceptor = Undine Preceptor
formula-violent_gust = Violent Gust
formula-walosi_explosion = Explosion of Walosi
formula-walosi_kiss = Kiss of Walosi
formula-walosi_trick = Trick of Walosi
formula-wind_influence = Influence of the Wind
formula-wind_lightness = Lightness of the Wind

figure-lee_ping-1 = { profile-lee_ping }
figure-lee_ping-2 = { profile-lee_ping } 2
figure-fu_nihao-1 = { profile-fu_nihao }
figure-fu_nihao-2 = { profile-fu_nihao } 2
figure-xian_ling-1 = { profile-xian_ling }
figure-xian_ling-2 = { profile-xian_ling } 2
figure-feng_sao-1 = { profile-feng_sao }
figure-feng_sao-2 = { profile-feng_sao } 2
figure-chen_sze-1 = { profile-chen_sze }
figure-chen_sze-2 = { profile-chen_sze } 2
figure-long_sigh_alchemist-1 = { profile-long_sigh_alchemist } 1
figure-long_sigh_alchemist-2 = { profile-long_sigh_alchemist } 2
figure-long_sigh_alchemist-3 = { profile-long_sigh_alchemist } 3
figure-long_sigh_alchemist-4 = { profile-long_sigh_alchemist } 4
figure-crystal_sun_alchemist-1 = { profile-crystal_sun_alchemist }
figure-crystal_sun_alchemist-2 = { profile-crystal_sun_alchemist } 2
figure-crystal_sun_disciple-1 = { profile-crystal_sun_disciple } 1
figure-crystal_sun_disciple-2 = { profile-crystal_sun_disciple } 2
figure-crystal_sun_disciple-3 = { profile-crystal_sun_disciple } 3
figure-crystal_sun_disciple-4 = { profile-crystal_sun_disciple } 4
figure-chinge-1 = { profile-chinge }
figure-chinge-2 = { profile-chinge } 2
figure-militia_spearmen-1 = { profile-militia_spearmen } 1
figure-militia_spearmen-2 = { profile-militia_spearmen } 2
figure-militia_spearmen-3 = { profile-militia_spearmen } 3
figure-militia_spearmen-4 = { profile-militia_spearmen } 4
figure-militia_spearmen-5 = { profile-militia_spearmen } 5
figure-militia_spearmen-6 = { profile-militia_spearmen } 6
figure-militia_spearmen-7 = { profile-militia_spearmen } 7
figure-militia_spearmen-8 = { profile-militia_spearmen } 8
figure-militia_archers-1 = { profile-militia_archers } 1
figure-militia_archers-2 = { profile-militia_archers } 2
figure-militia_archers-3 = { profile-militia_archers } 3
figure-militia_archers-4 = { profile-militia_archers } 4
figure-militia_archers-5 = { profile-militia_archers } 5
figure-militia_archers-6 = { profile-militia_archers } 6
figure-militia_archers-7 = { profile-militia_archers } 7
figure-militia_archers-8 = { profile-militia_archers } 8
figure-triadic_guard-1 = { profile-triadic_guard } 1
figure-triadic_guard-2 = { profile-triadic_guard } 2
figure-triadic_guard-3 = { profile-triadic_guard } 3
figure-triadic_guard-4 = { profile-triadic_guard } 4
figure-triadic_guard-5 = { profile-triadic_guard } 5
figure-triadic_guard-6 = { profile-triadic_guard } 6
figure-triadic_guard_sergeant-1 = { profile-triadic_guard_sergeant }
figure-triadic_guard_sergeant-2 = { profile-triadic_guard_sergeant } 2
figure-iron_heart_sentinel-1 = { profile-iron_heart_sentinel } 1
figure-iron_heart_sentinel-2 = { profile-iron_heart_sentinel } 2
figure-iron_heart_sentinel-3 = { profile-iron_heart_sentinel } 3
figure-iron_heart_sentinel-4 = { profile-iron_heart_sentinel } 4
figure-dragon_guard_inquisitor-1 = { profile-dragon_guard_inquisitor }
figure-dragon_guard_inquisitor-2 = { profile-dragon_guard_inquisitor } 2
figure-tiger_guard_blade-1 = { profile-tiger_guard_blade }
figure-tiger_guard_blade-2 = { profile-tiger_guard_blade } 2
figure-whisper-1 = { profile-whisper } 1
figure-whisper-2 = { profile-whisper } 2
figure-whisper-3 = { profile-whisper } 3
figure-whisper-4 = { profile-whisper } 4
figure-shadow-1 = { profile-shadow } 1
figure-shadow-2 = { profile-shadow } 2
figure-shadow-3 = { profile-shadow } 3
figure-shadow-4 = { profile-shadow } 4
figure-araoui-1 = { profile-araoui }
figure-araoui-2 = { profile-araoui } 2
figure-hakim-1 = { profile-hakim }
figure-hakim-2 = { profile-hakim } 2
figure-dahlia-1 = { profile-dahlia }
figure-dahlia-2 = { profile-dahlia } 2
figure-ibrahim-1 = { profile-ibrahim }
figure-ibrahim-2 = { profile-ibrahim } 2
figure-iecha-1 = { profile-iecha }
figure-iecha-2 = { profile-iecha } 2
figure-abdelan-1 = { profile-abdelan }
figure-abdelan-2 = { profile-abdelan } 2
figure-sorhna_oracle-1 = { profile-sorhna_oracle }
figure-sorhna_oracle-2 = { profile-sorhna_oracle } 2
figure-sorhna_evoker-1 = { profile-sorhna_evoker }
figure-sorhna_evoker-2 = { profile-sorhna_evoker } 2
figure-malikh_jaraya-1 = { profile-malikh_jaraya } 1
figure-malikh_jaraya-2 = { profile-malikh_jaraya } 2
figure-malikh_jaraya-3 = { profile-malikh_jaraya } 3
figure-malikh_jaraya-4 = { profile-malikh_jaraya } 4
figure-malikh_jaraya-5 = { profile-malikh_jaraya } 5
figure-malikh_jaraya-6 = { profile-malikh_jaraya } 6
figure-malikh_jaraya-7 = { profile-malikh_jaraya } 7
figure-malikh_jaraya-8 = { profile-malikh_jaraya } 8
figure-malikh_camel_rider-1 = { profile-malikh_camel_rider } 1
figure-malikh_camel_rider-2 = { profile-malikh_camel_rider } 2
figure-malikh_camel_rider-3 = { profile-malikh_camel_rider } 3
figure-malikh_camel_rider-4 = { profile-malikh_camel_rider } 4
figure-ermadhi_guardian-1 = { profile-ermadhi_guardian } 1
figure-ermadhi_guardian-2 = { profile-ermadhi_guardian } 2
figure-ermadhi_guardian-3 = { profile-ermadhi_guardian } 3
figure-ermadhi_guardian-4 = { profile-ermadhi_guardian } 4
figure-ermadhi_guardian-5 = { profile-ermadhi_guardian } 5
figure-ermadhi_guardian-6 = { profile-ermadhi_guardian } 6
figure-malikh_tuareg-1 = { profile-malikh_tuareg } 1
figure-malikh_tuareg-2 = { profile-malikh_tuareg } 2
figure-malikh_tuareg-3 = { profile-malikh_tuareg } 3
figure-malikh_tuareg-4 = { profile-malikh_tuareg } 4
figure-malikh_tuareg-5 = { profile-malikh_tuareg } 5
figure-malikh_tuareg-6 = { profile-malikh_tuareg } 6
figure-suleman_ghulam-1 = { profile-suleman_ghulam } 1
figure-suleman_ghulam-2 = { profile-suleman_ghulam } 2
figure-suleman_ghulam-3 = { profile-suleman_ghulam } 3
figure-suleman_ghulam-4 = { profile-suleman_ghulam } 4
figure-suleman_ghulam-5 = { profile-suleman_ghulam } 5
figure-suleman_ghulam-6 = { profile-suleman_ghulam } 6
figure-suleman_ghulam-7 = { profile-suleman_ghulam } 7
figure-suleman_ghulam-8 = { profile-suleman_ghulam } 8
figure-malikh_beast_tamer-1 = { profile-malikh_beast_tamer }
figure-malikh_beast_tamer-2 = { profile-malikh_beast_tamer } 2
figure-desert_khergars-1 = { profile-desert_khergars } 1
figure-desert_khergars-2 = { profile-desert_khergars } 2
figure-desert_khergars-3 = { profile-desert_khergars } 3
figure-desert_khergars-4 = { profile-desert_khergars } 4
figure-desert_khergars-5 = { profile-desert_khergars } 5
figure-desert_khergars-6 = { profile-desert_khergars } 6
figure-khalid_derwish-1 = { profile-khalid_derwish } 1
figure-khalid_derwish-2 = { profile-khalid_derwish } 2
figure-khalid_derwish-3 = { profile-khalid_derwish } 3
figure-khalid_derwish-4 = { profile-khalid_derwish } 4
figure-suleman_ifrit_qaniss-1 = { profile-suleman_ifrit_qaniss }
figure-suleman_ifrit_qaniss-2 = { profile-suleman_ifrit_qaniss } 2
figure-mahritin_djinn-1 = { profile-mahritin_djinn } 1
figure-mahritin_djinn-2 = { profile-mahritin_djinn } 2
figure-mahritin_djinn-3 = { profile-mahritin_djinn } 3
figure-mahritin_djinn-4 = { profile-mahritin_djinn } 4
figure-amn_ayassarr-1 = { profile-amn_ayassarr }
figure-amn_ayassarr-2 = { profile-amn_ayassarr } 2
figure-hakan-1 = { profile-hakan }
figure-hakan-2 = { profile-hakan } 2
figure-tooth_convicts-1 = { profile-tooth_convicts } 1
figure-tooth_convicts-2 = { profile-tooth_convicts } 2
figure-tooth_convicts-3 = { profile-tooth_convicts } 3
figure-tooth_convicts-4 = { profile-tooth_convicts } 4
figure-tooth_convicts-5 = { profile-tooth_convicts } 5
figure-tooth_convicts-6 = { profile-tooth_convicts } 6
figure-tooth_convicts-7 = { profile-tooth_convicts } 7
figure-tooth_convicts-8 = { profile-tooth_convicts } 8
figure-khalid_flayer-1 = { profile-khalid_flayer } 1
figure-khalid_flayer-2 = { profile-khalid_flayer } 2
figure-khalid_flayer-3 = { profile-khalid_flayer } 3
figure-khalid_flayer-4 = { profile-khalid_flayer } 4
figure-suleman_strangler-1 = { profile-suleman_strangler } 1
figure-suleman_strangler-2 = { profile-suleman_strangler } 2
figure-suleman_strangler-3 = { profile-suleman_strangler } 3
figure-suleman_strangler-4 = { profile-suleman_strangler } 4
figure-malikh_looters-1 = { profile-malikh_looters } 1
figure-malikh_looters-2 = { profile-malikh_looters } 2
figure-malikh_looters-3 = { profile-malikh_looters } 3
figure-malikh_looters-4 = { profile-malikh_looters } 4
figure-malikh_fugitive-1 = { profile-malikh_fugitive } 1
figure-malikh_fugitive-2 = { profile-malikh_fugitive } 2
figure-malikh_fugitive-3 = { profile-malikh_fugitive } 3
figure-malikh_fugitive-4 = { profile-malikh_fugitive } 4
figure-suleman_madman-1 = { profile-suleman_madman }
figure-suleman_madman-2 = { profile-suleman_madman } 2
figure-tamel_seh-1 = { profile-tamel_seh }
figure-tamel_seh-2 = { profile-tamel_seh } 2
figure-tecum_seh-1 = { profile-tecum_seh }
figure-tecum_seh-2 = { profile-tecum_seh } 2
figure-tha_pioca-1 = { profile-tha_pioca }
figure-tha_pioca-2 = { profile-tha_pioca } 2
figure-ca_apiti-1 = { profile-ca_apiti }
figure-ca_apiti-2 = { profile-ca_apiti } 2
figure-wolitse-1 = { profile-wolitse }
figure-wolitse-2 = { profile-wolitse } 2
figure-tanka_wanka-1 = { profile-tanka_wanka }
figure-tanka_wanka-2 = { profile-tanka_wanka } 2
figure-watanka-1 = { profile-watanka }
figure-watanka-2 = { profile-watanka } 2
figure-toad_medicine_shaman-1 = { profile-toad_medicine_shaman }
figure-toad_medicine_shaman-2 = { profile-toad_medicine_shaman } 2
figure-toad_medicine_shaman-3 = { profile-toad_medicine_shaman } 3
figure-toad_medicine_shaman-4 = { profile-toad_medicine_shaman } 4
figure-wolf_night_shaman-1 = { profile-wolf_night_shaman }
figure-wolf_night_shaman-2 = { profile-wolf_night_shaman } 2
figure-aurlok_hero_spirit-1 = { profile-aurlok_hero_spirit }
figure-aurlok_hero_spirit-2 = { profile-aurlok_hero_spirit } 2
figure-aurlok_ancestor_spirit-1 = { profile-aurlok_ancestor_spirit }
figure-aurlok_ancestor_spirit-2 = { profile-aurlok_ancestor_spirit } 2
figure-raven_thunder_warrior-1 = { profile-raven_thunder_warrior } 1
figure-raven_thunder_warrior-2 = { profile-raven_thunder_warrior } 2
figure-raven_thunder_warrior-3 = { profile-raven_thunder_warrior } 3
figure-raven_thunder_warrior-4 = { profile-raven_thunder_warrior } 4
figure-raven_thunder_warrior-5 = { profile-raven_thunder_warrior } 5
figure-raven_thunder_warrior-6 = { profile-raven_thunder_warrior } 6
figure-toad_thunder_warrior-1 = { profile-toad_thunder_warrior } 1
figure-toad_thunder_warrior-2 = { profile-toad_thunder_warrior } 2
figure-toad_thunder_warrior-3 = { profile-toad_thunder_warrior } 3
figure-toad_thunder_warrior-4 = { profile-toad_thunder_warrior } 4
figure-toad_thunder_warrior-5 = { profile-toad_thunder_warrior } 5
figure-toad_thunder_warrior-6 = { profile-toad_thunder_warrior } 6
figure-wolf_thunder_warrior-1 = { profile-wolf_thunder_warrior } 1
figure-wolf_thunder_warrior-2 = { profile-wolf_thunder_warrior } 2
figure-wolf_thunder_warrior-3 = { profile-wolf_thunder_warrior } 3
figure-wolf_thunder_warrior-4 = { profile-wolf_thunder_warrior } 4
figure-wolf_thunder_warrior-5 = { profile-wolf_thunder_warrior } 5
figure-wolf_thunder_warrior-6 = { profile-wolf_thunder_warrior } 6
figure-aurochs_rain_chaser_drum-1 = { profile-aurochs_rain_chaser_drum }
figure-aurochs_rain_chaser_drum-2 = { profile-aurochs_rain_chaser_drum } 2
figure-aurochs_rain_chaser_horn-1 = { profile-aurochs_rain_chaser_horn }
figure-aurochs_rain_chaser_horn-2 = { profile-aurochs_rain_chaser_horn } 2
figure-aurochs_totem_warrior-1 = { profile-aurochs_totem_warrior } 1
figure-aurochs_totem_warrior-2 = { profile-aurochs_totem_warrior } 2
figure-aurochs_totem_warrior-3 = { profile-aurochs_totem_warrior } 3
figure-aurochs_totem_warrior-4 = { profile-aurochs_totem_warrior } 4
figure-aurochs_manitou_warrior-1 = { profile-aurochs_manitou_warrior }
figure-aurochs_manitou_warrior-2 = { profile-aurochs_manitou_warrior } 2
figure-aurochs_manitou_possessed-1 = { profile-aurochs_manitou_possessed }
figure-aurochs_manitou_possessed-2 = { profile-aurochs_manitou_possessed } 2
figure-raven_wind_warrior-1 = { profile-raven_wind_warrior } 1
figure-raven_wind_warrior-2 = { profile-raven_wind_warrior } 2
figure-raven_wind_warrior-3 = { profile-raven_wind_warrior } 3
figure-raven_wind_warrior-4 = { profile-raven_wind_warrior } 4
figure-raven_wind_warrior-5 = { profile-raven_wind_warrior } 5
figure-raven_wind_warrior-6 = { profile-raven_wind_warrior } 6
figure-toad_hive_thrower-1 = { profile-toad_hive_thrower } 1
figure-toad_hive_thrower-2 = { profile-toad_hive_thrower } 2
figure-toad_hive_thrower-3 = { profile-toad_hive_thrower } 3
figure-toad_hive_thrower-4 = { profile-toad_hive_thrower } 4
figure-wolf_spirit_guard-1 = { profile-wolf_spirit_guard } 1
figure-wolf_spirit_guard-2 = { profile-wolf_spirit_guard } 2
figure-wolf_spirit_guard-3 = { profile-wolf_spirit_guard } 3
figure-wolf_spirit_guard-4 = { profile-wolf_spirit_guard } 4
figure-pitekica-1 = { profile-pitekica }
figure-pitekica-2 = { profile-pitekica } 2
figure-toad_horned_sentinel-1 = { profile-toad_horned_sentinel } 1
figure-toad_horned_sentinel-2 = { profile-toad_horned_sentinel } 2
figure-toad_horned_sentinel-3 = { profile-toad_horned_sentinel } 3
figure-toad_horned_sentinel-4 = { profile-toad_horned_sentinel } 4
figure-toad_wind_warrior-1 = { profile-toad_wind_warrior } 1
figure-toad_wind_warrior-2 = { profile-toad_wind_warrior } 2
figure-toad_wind_warrior-3 = { profile-toad_wind_warrior } 3
figure-toad_wind_warrior-4 = { profile-toad_wind_warrior } 4
figure-toad_wind_warrior-5 = { profile-toad_wind_warrior } 5
figure-toad_wind_warrior-6 = { profile-toad_wind_warrior } 6
figure-garlan-1 = { profile-garlan }
figure-garlan-2 = { profile-garlan } 2
figure-leodegarius-1 = { profile-leodegarius }
figure-leodegarius-2 = { profile-leodegarius } 2
figure-caelina-1 = { profile-caelina }
figure-caelina-2 = { profile-caelina } 2
figure-lotharius-1 = { profile-lotharius }
figure-lotharius-2 = { profile-lotharius } 2
figure-mordren-1 = { profile-mordren }
figure-mordren-2 = { profile-mordren } 2
figure-berac_h-1 = { profile-berac_h }
figure-berac_h-2 = { profile-berac_h } 2
figure-country_priest-1 = { profile-country_priest }
figure-country_priest-2 = { profile-country_priest } 2
figure-temple_collector_brother-1 = { profile-temple_collector_brother }
figure-temple_collector_brother-2 = { profile-temple_collector_brother } 2
figure-avalonian_recruits-1 = { profile-avalonian_recruits } 1
figure-avalonian_recruits-2 = { profile-avalonian_recruits } 2
figure-avalonian_recruits-3 = { profile-avalonian_recruits } 3
figure-avalonian_recruits-4 = { profile-avalonian_recruits } 4
figure-avalonian_recruits-5 = { profile-avalonian_recruits } 5
figure-avalonian_recruits-6 = { profile-avalonian_recruits } 6
figure-avalonian_recruits-7 = { profile-avalonian_recruits } 7
figure-avalonian_recruits-8 = { profile-avalonian_recruits } 8
figure-avalonian_crossbowmen-1 = { profile-avalonian_crossbowmen } 1
figure-avalonian_crossbowmen-2 = { profile-avalonian_crossbowmen } 2
figure-avalonian_crossbowmen-3 = { profile-avalonian_crossbowmen } 3
figure-avalonian_crossbowmen-4 = { profile-avalonian_crossbowmen } 4
figure-temple_novice-1 = { profile-temple_novice } 1
figure-temple_novice-2 = { profile-temple_novice } 2
figure-temple_novice-3 = { profile-temple_novice } 3
figure-temple_novice-4 = { profile-temple_novice } 4
figure-temple_novice-5 = { profile-temple_novice } 5
figure-temple_novice-6 = { profile-temple_novice } 6
figure-temple_novice-7 = { profile-temple_novice } 7
figure-temple_novice-8 = { profile-temple_novice } 8
figure-temple_novice-9 = { profile-temple_novice } 9
figure-temple_novice-10 = { profile-temple_novice } 10
figure-temple_novice-11 = { profile-temple_novice } 11
figure-temple_novice-12 = { profile-temple_novice } 12
figure-avalonian_beaters-1 = { profile-avalonian_beaters } 1
figure-avalonian_beaters-2 = { profile-avalonian_beaters } 2
figure-avalonian_beaters-3 = { profile-avalonian_beaters } 3
figure-avalonian_beaters-4 = { profile-avalonian_beaters } 4
figure-avalonian_beaters-5 = { profile-avalonian_beaters } 5
figure-avalonian_beaters-6 = { profile-avalonian_beaters } 6
figure-avalonian_retiarius-1 = { profile-avalonian_retiarius } 1
figure-avalonian_retiarius-2 = { profile-avalonian_retiarius } 2
figure-avalonian_retiarius-3 = { profile-avalonian_retiarius } 3
figure-avalonian_retiarius-4 = { profile-avalonian_retiarius } 4
figure-knight_errant-1 = { profile-knight_errant }
figure-knight_errant-2 = { profile-knight_errant } 2
figure-avalonian_templar-1 = { profile-avalonian_templar } 1
figure-avalonian_templar-2 = { profile-avalonian_templar } 2
figure-avalonian_templar-3 = { profile-avalonian_templar } 3
figure-avalonian_templar-4 = { profile-avalonian_templar } 4
figure-avalonian_pilgrim-1 = { profile-avalonian_pilgrim } 1
figure-avalonian_pilgrim-2 = { profile-avalonian_pilgrim } 2
figure-avalonian_pilgrim-3 = { profile-avalonian_pilgrim } 3
figure-avalonian_pilgrim-4 = { profile-avalonian_pilgrim } 4
figure-avalonian_colossus-1 = { profile-avalonian_colossus }
figure-avalonian_colossus-2 = { profile-avalonian_colossus } 2
figure-deicolus-1 = { profile-deicolus }
figure-deicolus-2 = { profile-deicolus } 2
figure-temple_hospitaller-1 = { profile-temple_hospitaller }
figure-temple_hospitaller-2 = { profile-temple_hospitaller } 2
figure-temple_auxiliaries-1 = { profile-temple_auxiliaries } 1
figure-temple_auxiliaries-2 = { profile-temple_auxiliaries } 2
figure-temple_auxiliaries-3 = { profile-temple_auxiliaries } 3
figure-temple_auxiliaries-4 = { profile-temple_auxiliaries } 4
figure-temple_auxiliaries-5 = { profile-temple_auxiliaries } 5
figure-temple_auxiliaries-6 = { profile-temple_auxiliaries } 6
target-lee_ping-1 = { figure-lee_ping-1 }
target-lee_ping-2 = { figure-lee_ping-2 }
target-fu_nihao-1 = { figure-fu_nihao-1 }
target-fu_nihao-2 = { figure-fu_nihao-2 }
target-xian_ling-1 = { figure-xian_ling-1 }
target-xian_ling-2 = { figure-xian_ling-2 }
target-feng_sao-1 = { figure-feng_sao-1 }
target-feng_sao-2 = { figure-feng_sao-2 }
target-chen_sze-1 = { figure-chen_sze-1 }
target-chen_sze-2 = { figure-chen_sze-2 }
target-long_sigh_alchemist-1 = { figure-long_sigh_alchemist-1 }
target-long_sigh_alchemist-2 = { figure-long_sigh_alchemist-2 }
target-long_sigh_alchemist-3 = { figure-long_sigh_alchemist-3 }
target-long_sigh_alchemist-4 = { figure-long_sigh_alchemist-4 }
target-crystal_sun_alchemist-1 = { figure-crystal_sun_alchemist-1 }
target-crystal_sun_alchemist-2 = { figure-crystal_sun_alchemist-2 }
target-crystal_sun_disciple-1 = { figure-crystal_sun_disciple-1 }
target-crystal_sun_disciple-2 = { figure-crystal_sun_disciple-2 }
target-crystal_sun_disciple-3 = { figure-crystal_sun_disciple-3 }
target-crystal_sun_disciple-4 = { figure-crystal_sun_disciple-4 }
target-chinge-1 = { figure-chinge-1 }
target-chinge-2 = { figure-chinge-2 }
target-militia_spearmen-1 = { figure-militia_spearmen-1 }
target-militia_spearmen-2 = { figure-militia_spearmen-2 }
target-militia_spearmen-3 = { figure-militia_spearmen-3 }
target-militia_spearmen-4 = { figure-militia_spearmen-4 }
target-militia_spearmen-5 = { figure-militia_spearmen-5 }
target-militia_spearmen-6 = { figure-militia_spearmen-6 }
target-militia_spearmen-7 = { figure-militia_spearmen-7 }
target-militia_spearmen-8 = { figure-militia_spearmen-8 }
target-militia_archers-1 = { figure-militia_archers-1 }
target-militia_archers-2 = { figure-militia_archers-2 }
target-militia_archers-3 = { figure-militia_archers-3 }
target-militia_archers-4 = { figure-militia_archers-4 }
target-militia_archers-5 = { figure-militia_archers-5 }
target-militia_archers-6 = { figure-militia_archers-6 }
target-militia_archers-7 = { figure-militia_archers-7 }
target-militia_archers-8 = { figure-militia_archers-8 }
target-triadic_guard-1 = { figure-triadic_guard-1 }
target-triadic_guard-2 = { figure-triadic_guard-2 }
target-triadic_guard-3 = { figure-triadic_guard-3 }
target-triadic_guard-4 = { figure-triadic_guard-4 }
target-triadic_guard-5 = { figure-triadic_guard-5 }
target-triadic_guard-6 = { figure-triadic_guard-6 }
target-triadic_guard_sergeant-1 = { figure-triadic_guard_sergeant-1 }
target-triadic_guard_sergeant-2 = { figure-triadic_guard_sergeant-2 }
target-iron_heart_sentinel-1 = { figure-iron_heart_sentinel-1 }
target-iron_heart_sentinel-2 = { figure-iron_heart_sentinel-2 }
target-iron_heart_sentinel-3 = { figure-iron_heart_sentinel-3 }
target-iron_heart_sentinel-4 = { figure-iron_heart_sentinel-4 }
target-dragon_guard_inquisitor-1 = { figure-dragon_guard_inquisitor-1 }
target-dragon_guard_inquisitor-2 = { figure-dragon_guard_inquisitor-2 }
target-tiger_guard_blade-1 = { figure-tiger_guard_blade-1 }
target-tiger_guard_blade-2 = { figure-tiger_guard_blade-2 }
target-whisper-1 = { figure-whisper-1 }
target-whisper-2 = { figure-whisper-2 }
target-whisper-3 = { figure-whisper-3 }
target-whisper-4 = { figure-whisper-4 }
target-shadow-1 = { figure-shadow-1 }
target-shadow-2 = { figure-shadow-2 }
target-shadow-3 = { figure-shadow-3 }
target-shadow-4 = { figure-shadow-4 }
target-araoui-1 = { figure-araoui-1 }
target-araoui-2 = { figure-araoui-2 }
target-hakim-1 = { figure-hakim-1 }
target-hakim-2 = { figure-hakim-2 }
target-dahlia-1 = { figure-dahlia-1 }
target-dahlia-2 = { figure-dahlia-2 }
target-ibrahim-1 = { figure-ibrahim-1 }
target-ibrahim-2 = { figure-ibrahim-2 }
target-iecha-1 = { figure-iecha-1 }
target-iecha-2 = { figure-iecha-2 }
target-abdelan-1 = { figure-abdelan-1 }
target-abdelan-2 = { figure-abdelan-2 }
target-sorhna_oracle-1 = { figure-sorhna_oracle-1 }
target-sorhna_oracle-2 = { figure-sorhna_oracle-2 }
target-sorhna_evoker-1 = { figure-sorhna_evoker-1 }
target-sorhna_evoker-2 = { figure-sorhna_evoker-2 }
target-malikh_jaraya-1 = { figure-malikh_jaraya-1 }
target-malikh_jaraya-2 = { figure-malikh_jaraya-2 }
target-malikh_jaraya-3 = { figure-malikh_jaraya-3 }
target-malikh_jaraya-4 = { figure-malikh_jaraya-4 }
target-malikh_jaraya-5 = { figure-malikh_jaraya-5 }
target-malikh_jaraya-6 = { figure-malikh_jaraya-6 }
target-malikh_jaraya-7 = { figure-malikh_jaraya-7 }
target-malikh_jaraya-8 = { figure-malikh_jaraya-8 }
target-malikh_camel_rider-1 = { figure-malikh_camel_rider-1 }
target-malikh_camel_rider-2 = { figure-malikh_camel_rider-2 }
target-malikh_camel_rider-3 = { figure-malikh_camel_rider-3 }
target-malikh_camel_rider-4 = { figure-malikh_camel_rider-4 }
target-ermadhi_guardian-1 = { figure-ermadhi_guardian-1 }
target-ermadhi_guardian-2 = { figure-ermadhi_guardian-2 }
target-ermadhi_guardian-3 = { figure-ermadhi_guardian-3 }
target-ermadhi_guardian-4 = { figure-ermadhi_guardian-4 }
target-ermadhi_guardian-5 = { figure-ermadhi_guardian-5 }
target-ermadhi_guardian-6 = { figure-ermadhi_guardian-6 }
target-malikh_tuareg-1 = { figure-malikh_tuareg-1 }
target-malikh_tuareg-2 = { figure-malikh_tuareg-2 }
target-malikh_tuareg-3 = { figure-malikh_tuareg-3 }
target-malikh_tuareg-4 = { figure-malikh_tuareg-4 }
target-malikh_tuareg-5 = { figure-malikh_tuareg-5 }
target-malikh_tuareg-6 = { figure-malikh_tuareg-6 }
target-suleman_ghulam-1 = { figure-suleman_ghulam-1 }
target-suleman_ghulam-2 = { figure-suleman_ghulam-2 }
target-suleman_ghulam-3 = { figure-suleman_ghulam-3 }
target-suleman_ghulam-4 = { figure-suleman_ghulam-4 }
target-suleman_ghulam-5 = { figure-suleman_ghulam-5 }
target-suleman_ghulam-6 = { figure-suleman_ghulam-6 }
target-suleman_ghulam-7 = { figure-suleman_ghulam-7 }
target-suleman_ghulam-8 = { figure-suleman_ghulam-8 }
target-malikh_beast_tamer-1 = { figure-malikh_beast_tamer-1 }
target-malikh_beast_tamer-2 = { figure-malikh_beast_tamer-2 }
target-desert_khergars-1 = { figure-desert_khergars-1 }
target-desert_khergars-2 = { figure-desert_khergars-2 }
target-desert_khergars-3 = { figure-desert_khergars-3 }
target-desert_khergars-4 = { figure-desert_khergars-4 }
target-desert_khergars-5 = { figure-desert_khergars-5 }
target-desert_khergars-6 = { figure-desert_khergars-6 }
target-khalid_derwish-1 = { figure-khalid_derwish-1 }
target-khalid_derwish-2 = { figure-khalid_derwish-2 }
target-khalid_derwish-3 = { figure-khalid_derwish-3 }
target-khalid_derwish-4 = { figure-khalid_derwish-4 }
target-suleman_ifrit_qaniss-1 = { figure-suleman_ifrit_qaniss-1 }
target-suleman_ifrit_qaniss-2 = { figure-suleman_ifrit_qaniss-2 }
target-mahritin_djinn-1 = { figure-mahritin_djinn-1 }
target-mahritin_djinn-2 = { figure-mahritin_djinn-2 }
target-mahritin_djinn-3 = { figure-mahritin_djinn-3 }
target-mahritin_djinn-4 = { figure-mahritin_djinn-4 }
target-amn_ayassarr-1 = { figure-amn_ayassarr-1 }
target-amn_ayassarr-2 = { figure-amn_ayassarr-2 }
target-hakan-1 = { figure-hakan-1 }
target-hakan-2 = { figure-hakan-2 }
target-tooth_convicts-1 = { figure-tooth_convicts-1 }
target-tooth_convicts-2 = { figure-tooth_convicts-2 }
target-tooth_convicts-3 = { figure-tooth_convicts-3 }
target-tooth_convicts-4 = { figure-tooth_convicts-4 }
target-tooth_convicts-5 = { figure-tooth_convicts-5 }
target-tooth_convicts-6 = { figure-tooth_convicts-6 }
target-tooth_convicts-7 = { figure-tooth_convicts-7 }
target-tooth_convicts-8 = { figure-tooth_convicts-8 }
target-khalid_flayer-1 = { figure-khalid_flayer-1 }
target-khalid_flayer-2 = { figure-khalid_flayer-2 }
target-khalid_flayer-3 = { figure-khalid_flayer-3 }
target-khalid_flayer-4 = { figure-khalid_flayer-4 }
target-suleman_strangler-1 = { figure-suleman_strangler-1 }
target-suleman_strangler-2 = { figure-suleman_strangler-2 }
target-suleman_strangler-3 = { figure-suleman_strangler-3 }
target-suleman_strangler-4 = { figure-suleman_strangler-4 }
target-malikh_looters-1 = { figure-malikh_looters-1 }
target-malikh_looters-2 = { figure-malikh_looters-2 }
target-malikh_looters-3 = { figure-malikh_looters-3 }
target-malikh_looters-4 = { figure-malikh_looters-4 }
target-malikh_fugitive-1 = { figure-malikh_fugitive-1 }
target-malikh_fugitive-2 = { figure-malikh_fugitive-2 }
target-malikh_fugitive-3 = { figure-malikh_fugitive-3 }
target-malikh_fugitive-4 = { figure-malikh_fugitive-4 }
target-suleman_madman-1 = { figure-suleman_madman-1 }
target-suleman_madman-2 = { figure-suleman_madman-2 }
target-tamel_seh-1 = { figure-tamel_seh-1 }
target-tamel_seh-2 = { figure-tamel_seh-2 }
target-tecum_seh-1 = { figure-tecum_seh-1 }
target-tecum_seh-2 = { figure-tecum_seh-2 }
target-tha_pioca-1 = { figure-tha_pioca-1 }
target-tha_pioca-2 = { figure-tha_pioca-2 }
target-ca_apiti-1 = { figure-ca_apiti-1 }
target-ca_apiti-2 = { figure-ca_apiti-2 }
target-wolitse-1 = { figure-wolitse-1 }
target-wolitse-2 = { figure-wolitse-2 }
target-tanka_wanka-1 = { figure-tanka_wanka-1 }
target-tanka_wanka-2 = { figure-tanka_wanka-2 }
target-watanka-1 = { figure-watanka-1 }
target-watanka-2 = { figure-watanka-2 }
target-toad_medicine_shaman-1 = { figure-toad_medicine_shaman-1 }
target-toad_medicine_shaman-2 = { figure-toad_medicine_shaman-2 }
target-toad_medicine_shaman-3 = { figure-toad_medicine_shaman-3 }
target-toad_medicine_shaman-4 = { figure-toad_medicine_shaman-4 }
target-wolf_night_shaman-1 = { figure-wolf_night_shaman-1 }
target-wolf_night_shaman-2 = { figure-wolf_night_shaman-2 }
target-aurlok_hero_spirit-1 = { figure-aurlok_hero_spirit-1 }
target-aurlok_hero_spirit-2 = { figure-aurlok_hero_spirit-2 }
target-aurlok_ancestor_spirit-1 = { figure-aurlok_ancestor_spirit-1 }
target-aurlok_ancestor_spirit-2 = { figure-aurlok_ancestor_spirit-2 }
target-raven_thunder_warrior-1 = { figure-raven_thunder_warrior-1 }
target-raven_thunder_warrior-2 = { figure-raven_thunder_warrior-2 }
target-raven_thunder_warrior-3 = { figure-raven_thunder_warrior-3 }
target-raven_thunder_warrior-4 = { figure-raven_thunder_warrior-4 }
target-raven_thunder_warrior-5 = { figure-raven_thunder_warrior-5 }
target-raven_thunder_warrior-6 = { figure-raven_thunder_warrior-6 }
target-toad_thunder_warrior-1 = { figure-toad_thunder_warrior-1 }
target-toad_thunder_warrior-2 = { figure-toad_thunder_warrior-2 }
target-toad_thunder_warrior-3 = { figure-toad_thunder_warrior-3 }
target-toad_thunder_warrior-4 = { figure-toad_thunder_warrior-4 }
target-toad_thunder_warrior-5 = { figure-toad_thunder_warrior-5 }
target-toad_thunder_warrior-6 = { figure-toad_thunder_warrior-6 }
target-wolf_thunder_warrior-1 = { figure-wolf_thunder_warrior-1 }
target-wolf_thunder_warrior-2 = { figure-wolf_thunder_warrior-2 }
target-wolf_thunder_warrior-3 = { figure-wolf_thunder_warrior-3 }
target-wolf_thunder_warrior-4 = { figure-wolf_thunder_warrior-4 }
target-wolf_thunder_warrior-5 = { figure-wolf_thunder_warrior-5 }
target-wolf_thunder_warrior-6 = { figure-wolf_thunder_warrior-6 }
target-aurochs_rain_chaser_drum-1 = { figure-aurochs_rain_chaser_drum-1 }
target-aurochs_rain_chaser_drum-2 = { figure-aurochs_rain_chaser_drum-2 }
target-aurochs_rain_chaser_horn-1 = { figure-aurochs_rain_chaser_horn-1 }
target-aurochs_rain_chaser_horn-2 = { figure-aurochs_rain_chaser_horn-2 }
target-aurochs_totem_warrior-1 = { figure-aurochs_totem_warrior-1 }
target-aurochs_totem_warrior-2 = { figure-aurochs_totem_warrior-2 }
target-aurochs_totem_warrior-3 = { figure-aurochs_totem_warrior-3 }
target-aurochs_totem_warrior-4 = { figure-aurochs_totem_warrior-4 }
target-aurochs_manitou_warrior-1 = { figure-aurochs_manitou_warrior-1 }
target-aurochs_manitou_warrior-2 = { figure-aurochs_manitou_warrior-2 }
target-aurochs_manitou_possessed-1 = { figure-aurochs_manitou_possessed-1 }
target-aurochs_manitou_possessed-2 = { figure-aurochs_manitou_possessed-2 }
target-raven_wind_warrior-1 = { figure-raven_wind_warrior-1 }
target-raven_wind_warrior-2 = { figure-raven_wind_warrior-2 }
target-raven_wind_warrior-3 = { figure-raven_wind_warrior-3 }
target-raven_wind_warrior-4 = { figure-raven_wind_warrior-4 }
target-raven_wind_warrior-5 = { figure-raven_wind_warrior-5 }
target-raven_wind_warrior-6 = { figure-raven_wind_warrior-6 }
target-toad_hive_thrower-1 = { figure-toad_hive_thrower-1 }
target-toad_hive_thrower-2 = { figure-toad_hive_thrower-2 }
target-toad_hive_thrower-3 = { figure-toad_hive_thrower-3 }
target-toad_hive_thrower-4 = { figure-toad_hive_thrower-4 }
target-wolf_spirit_guard-1 = { figure-wolf_spirit_guard-1 }
target-wolf_spirit_guard-2 = { figure-wolf_spirit_guard-2 }
target-wolf_spirit_guard-3 = { figure-wolf_spirit_guard-3 }
target-wolf_spirit_guard-4 = { figure-wolf_spirit_guard-4 }
target-pitekica-1 = { figure-pitekica-1 }
target-pitekica-2 = { figure-pitekica-2 }
target-toad_horned_sentinel-1 = { figure-toad_horned_sentinel-1 }
target-toad_horned_sentinel-2 = { figure-toad_horned_sentinel-2 }
target-toad_horned_sentinel-3 = { figure-toad_horned_sentinel-3 }
target-toad_horned_sentinel-4 = { figure-toad_horned_sentinel-4 }
target-toad_wind_warrior-1 = { figure-toad_wind_warrior-1 }
target-toad_wind_warrior-2 = { figure-toad_wind_warrior-2 }
target-toad_wind_warrior-3 = { figure-toad_wind_warrior-3 }
target-toad_wind_warrior-4 = { figure-toad_wind_warrior-4 }
target-toad_wind_warrior-5 = { figure-toad_wind_warrior-5 }
target-toad_wind_warrior-6 = { figure-toad_wind_warrior-6 }
target-garlan-1 = { figure-garlan-1 }
target-garlan-2 = { figure-garlan-2 }
target-leodegarius-1 = { figure-leodegarius-1 }
target-leodegarius-2 = { figure-leodegarius-2 }
target-caelina-1 = { figure-caelina-1 }
target-caelina-2 = { figure-caelina-2 }
target-lotharius-1 = { figure-lotharius-1 }
target-lotharius-2 = { figure-lotharius-2 }
target-mordren-1 = { figure-mordren-1 }
target-mordren-2 = { figure-mordren-2 }
target-berac_h-1 = { figure-berac_h-1 }
target-berac_h-2 = { figure-berac_h-2 }
target-country_priest-1 = { figure-country_priest-1 }
target-country_priest-2 = { figure-country_priest-2 }
target-temple_collector_brother-1 = { figure-temple_collector_brother-1 }
target-temple_collector_brother-2 = { figure-temple_collector_brother-2 }
target-avalonian_recruits-1 = { figure-avalonian_recruits-1 }
target-avalonian_recruits-2 = { figure-avalonian_recruits-2 }
target-avalonian_recruits-3 = { figure-avalonian_recruits-3 }
target-avalonian_recruits-4 = { figure-avalonian_recruits-4 }
target-avalonian_recruits-5 = { figure-avalonian_recruits-5 }
target-avalonian_recruits-6 = { figure-avalonian_recruits-6 }
target-avalonian_recruits-7 = { figure-avalonian_recruits-7 }
target-avalonian_recruits-8 = { figure-avalonian_recruits-8 }
target-avalonian_crossbowmen-1 = { figure-avalonian_crossbowmen-1 }
target-avalonian_crossbowmen-2 = { figure-avalonian_crossbowmen-2 }
target-avalonian_crossbowmen-3 = { figure-avalonian_crossbowmen-3 }
target-avalonian_crossbowmen-4 = { figure-avalonian_crossbowmen-4 }
target-temple_novice-1 = { figure-temple_novice-1 }
target-temple_novice-2 = { figure-temple_novice-2 }
target-temple_novice-3 = { figure-temple_novice-3 }
target-temple_novice-4 = { figure-temple_novice-4 }
target-temple_novice-5 = { figure-temple_novice-5 }
target-temple_novice-6 = { figure-temple_novice-6 }
target-temple_novice-7 = { figure-temple_novice-7 }
target-temple_novice-8 = { figure-temple_novice-8 }
target-temple_novice-9 = { figure-temple_novice-9 }
target-temple_novice-10 = { figure-temple_novice-10 }
target-temple_novice-11 = { figure-temple_novice-11 }
target-temple_novice-12 = { figure-temple_novice-12 }
target-avalonian_beaters-1 = { figure-avalonian_beaters-1 }
target-avalonian_beaters-2 = { figure-avalonian_beaters-2 }
target-avalonian_beaters-3 = { figure-avalonian_beaters-3 }
target-avalonian_beaters-4 = { figure-avalonian_beaters-4 }
target-avalonian_beaters-5 = { figure-avalonian_beaters-5 }
target-avalonian_beaters-6 = { figure-avalonian_beaters-6 }
target-avalonian_retiarius-1 = { figure-avalonian_retiarius-1 }
target-avalonian_retiarius-2 = { figure-avalonian_retiarius-2 }
target-avalonian_retiarius-3 = { figure-avalonian_retiarius-3 }
target-avalonian_retiarius-4 = { figure-avalonian_retiarius-4 }
target-knight_errant-1 = { figure-knight_errant-1 }
target-knight_errant-2 = { figure-knight_errant-2 }
target-avalonian_templar-1 = { figure-avalonian_templar-1 }
target-avalonian_templar-2 = { figure-avalonian_templar-2 }
target-avalonian_templar-3 = { figure-avalonian_templar-3 }
target-avalonian_templar-4 = { figure-avalonian_templar-4 }
target-avalonian_pilgrim-1 = { figure-avalonian_pilgrim-1 }
target-avalonian_pilgrim-2 = { figure-avalonian_pilgrim-2 }
target-avalonian_pilgrim-3 = { figure-avalonian_pilgrim-3 }
target-avalonian_pilgrim-4 = { figure-avalonian_pilgrim-4 }
target-avalonian_colossus-1 = { figure-avalonian_colossus-1 }
target-avalonian_colossus-2 = { figure-avalonian_colossus-2 }
target-deicolus-1 = { figure-deicolus-1 }
target-deicolus-2 = { figure-deicolus-2 }
target-temple_hospitaller-1 = { figure-temple_hospitaller-1 }
target-temple_hospitaller-2 = { figure-temple_hospitaller-2 }
target-temple_auxiliaries-1 = { figure-temple_auxiliaries-1 }
target-temple_auxiliaries-2 = { figure-temple_auxiliaries-2 }
target-temple_auxiliaries-3 = { figure-temple_auxiliaries-3 }
target-temple_auxiliaries-4 = { figure-temple_auxiliaries-4 }
target-temple_auxiliaries-5 = { figure-temple_auxiliaries-5 }
target-temple_auxiliaries-6 = { figure-temple_auxiliaries-6 }

table-turn = Turn { $turn }. Points: { $first } to { $second }.
table-figure = { $ap } AP, { $left } health
