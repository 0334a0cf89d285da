# What is said at Alkemy's table in a browser, and nowhere else.

table-field = The table from above. Arrow keys move the place or the view, plus and minus zoom, 0 shows it all, Enter carries out, Escape cancels.
table-zoom-in = Closer
table-zoom-out = Farther
table-whole = The whole table
table-fold = Fold the panel away
table-unfold = Show the panel
table-ready = Ready to be activated
table-duel = The fighters
table-face-down = Face down
table-skip = Skip
table-piece = { $scenery } ({ $kind ->
        [hindering] hindering
        [cluttered] cluttered
        [obstructing] obstructing
        [water] water
       *[hill] hill
    }, { $size } inches high)
table-marker = { $mark } ({ $marker }), { $owner ->
        [own] yours
        [other] the enemy’s
       *[none] neutral
    }
table-component = A component of { $element }
table-on-watch = on watch
table-inactive = inactive
table-fighting = in combat with { $figures }
table-concentration = concentration { $level }
table-played = activated
table-mnd = MND
table-ref = REF
table-com = COM
table-def = DEF
table-moves = Walk / charge / run
table-more = The whole card
table-blow = Damage in combat
table-weapon = Damage of a shot (COM { $com }, range { $range })
table-alchemy = { $components } components, { $stones } stones, concentration { $level }
table-companies = Companies
table-orders = Orders
table-targets = Targets
table-do-walk = Walk
table-do-run = Run (2 AP)
table-do-track = Track (free)
table-do-charge = Charge
table-do-engage = Engage
table-do-fight = Fight
table-do-shoot = Shoot
table-do-concentrate = Concentrate
table-do-cast = { $formula }{ $way ->
        [swift] , to be swift
        [slippery] , to slip away
        [ancestor] , an ancestor
        [hero] , a hero
       *[other] { "" }
    } ({ $level } / { $components })
table-do-claim = { $taken ->
        [stone] Lift
       *[other] Turn
    } { $mark } (2 AP)
table-do-command = Command
table-do-done = Done
table-do-stand-fast = Stand fast
table-do-react-move = Move after the shot
table-do-react-engage = Engage the shooter
table-do-react-shoot = Shoot back
table-here-walk = Walk here
table-here-run = Run here
table-here-track = Track to here
table-here-react-move = Move here after the shot
table-here-deploy = Deploy here
table-here-place-scenery = Place here
table-here-place-component = Place here
table-cancel = Cancel
table-first-target = First target: { $figure }
table-charge-end = Point at the table if it matters where the charge ends.
table-charge-there = The charge ends there, or as near to it as it can.
table-charge-anywhere = Anywhere
table-estimate = How far, in inches?
table-guess = It is { $guess }
table-possible = it can go there
table-cost = { $cost } of { $limit } inches
table-toll = { $toll } of them for cluttered ground or hedges
table-leaves = must first get away from { $figures }
table-touches = touches { $figures }
table-perched = stands on { $scenery }
table-near-marker = within reach: { $mark }
table-sights = Show who sees whom
table-sees = { $count ->
    [0] sees no enemy
    [one] sees 1 enemy
   *[other] sees { $count } enemies
  }
table-shelter = cover from { $figures }: { $what }
table-can-charge = near enough to charge { $figures }
table-can-shoot = near enough to shoot at { $figures }
table-charged-by = could be charged by { $figures }
table-shot-by = could be shot at by { $figures }
table-near-component = within reach of a component
table-sight = in sight
table-no-sight = out of sight
table-measured = { $inches } inches away
table-cover = in cover
table-no-cover = no cover
table-odds = { $chance }% to hit, { $damage } expected damage
table-promise = deals { $damage }, takes { $taken }
table-results = The dice
table-close = Close
table-damage-read = Damage, column { $column }
table-die = { $colour } die: { $number }, { $symbol }
table-keep = { $total } together
table-roll-again = Roll it again
table-picked = Your pick: { $what }. It is shown when both have picked.
table-card-brutal = Brutal attack
table-card-brutal-help = Beats quick; one column more; strikes last.
table-card-normal = Normal attack
table-card-normal-help = Beats brutal.
table-card-quick = Quick attack
table-card-quick-help = Beats normal; one column less; strikes first.
table-card-parry = Parry
table-card-parry-help = COM against COM; better by three, you strike back.
table-card-inactive = Inactive
table-card-inactive-help = Costs nothing, does nothing.
table-saved = Your own companies
table-own-company = Or the code of a company of your own
table-bring = Bring it
table-points-cost = { $cost } points
table-turn-left = Turn to the left
table-turn-right = Turn to the right
table-by-keys = Place with keys
table-place-one = Place one for me
table-place-all = Place all of mine
table-hive = A hive thrown by { $figure }
table-card-duel = Duel
table-card-duel-help = Counts as normal; better when you two are alone.
table-card-raging = Raging attack
table-card-raging-help = Counts as normal; you are hurt more, and hurt more when yellow.
table-card-sturdy = Sturdy
table-card-sturdy-help = Counts as normal; two columns less, but tougher.
table-card-trick = Trick of Walosi
table-card-trick-help = Counts as quick; walk away instead of striking.
table-map = The table after turn { $turn }, with everybody’s trails; { $fallen } out in all.
table-map-until = Trails up to turn { $turn }
table-map-turn = Turn on the map
table-best = Best figure
table-deed-damage = { $count } damage dealt
table-deed-felled = { $count ->
    [one] 1 enemy brought down
   *[other] { $count } enemies brought down
  }
table-deed-markers = { $count ->
    [one] 1 marker taken
   *[other] { $count } markers taken
  }
table-deed-healed = { $count } healed
table-turn-by-turn = Turn by turn
table-turn-name = Turn { $turn }
table-scored = { $name ->
    [none] Nobody scores.
   *[other] { $name } scores.
  }
table-fallen = The fallen
table-felled-by = in turn { $turn }, by { $figure }
table-fell-in = in turn { $turn }
table-foresees = Prescience: { $figure } sees the other card before choosing.
table-foreseen = Prescience: { $figure } sees this card before choosing. It is not secret.
