# What is printed on the cards: skills and formulas in full.
explain-skill-acrobat = When an attack in combat would damage it, it may test REF against the attacker’s COM total; success cancels all of that damage. One bonus die on the test while sound or seriously hurt.
explain-skill-alchemical_support = Once a turn in its activation, for free: hands any number of its components to a friendly alchemist in contact.
explain-skill-alchemical_weapon = In combat with an alchemist its damage is read in its second table.
explain-skill-alchemist_outer_air = Affinity air. Once a turn it harvests a component marker within 1 inch: 4 of air, 2 of any other element. At most 4 stones of improvements for each formula.
explain-skill-alchemist_outer_earth = Affinity earth. Once a turn it harvests a component marker within 1 inch: 4 of earth, 2 of any other element. At most 4 stones of improvements for each formula.
explain-skill-alchemist_outer_water = Affinity water. Once a turn it harvests a component marker within 1 inch: 4 of water, 2 of any other element. At most 4 stones of improvements for each formula.
explain-skill-armour_piercing_combat = Tough does not reduce its damage in combat.
explain-skill-armour_piercing_shot = Tough does not reduce the damage of its shots.
explain-skill-brutal_blow = Once a turn, when its brutal attack succeeds, it may push that enemy 1 inch straight away, without a disengagement roll. The push stops at obstacles, and short of contact with another enemy of the one pushed. Not together with a chain attack.
explain-skill-chain_attack = When its attack succeeds, damage or not, it may at once roll COM again for free on the same enemy, before that enemy strikes back: the enemy counts as inactive, damage one column to the left. Once for each card played.
explain-skill-cumbersome = In its activation it must do something else between two shots.
explain-skill-deadly_dance = The second roll of its chain attack is read without the shift to the left.
explain-skill-diplomatic_immunity = Until its first COM or shooting roll of the game: whoever wants to charge it must first win an opposed MND roll. If lost, the charge does not take place, costs nothing and may not be tried again this turn. The Escaped ignore it.
explain-skill-empathy = Each time a friendly Aurlok within 6 inches takes damage, it may take 1 point of it instead. This costs no concentration. Not with a single health point left.
explain-skill-escaped = Ignores diplomatic immunity.
explain-skill-expert_brutal = One bonus die on COM when it plays the brutal attack.
explain-skill-fearless = Passes every test against frightening figures without rolling.
explain-skill-feint = Once both combat cards are shown it may turn its own into inactive, and then pays nothing for it. Not in a charge.
explain-skill-flawless = When it parries it may make the attacker roll COM again before it rolls itself. The second roll stands.
explain-skill-hemotoxic = Seriously hurt or critical, it gives 1 damage back to an enemy in contact whose attack damages it.
explain-skill-laying_on_of_hands = Once a turn in its activation, for free: it ticks any number of its own white boxes, and a friendly Avalonian in contact heals 2 for each.
explain-skill-leader = Friends within as many inches as its MND may use its MND instead of their own. Its own initiative roll is always made with white dice.
explain-skill-leap = In a walk, charge or run it may jump over figures and obstacles of size 3 or less, at most as far as its walk. It may charge an enemy it does not see. Falls do not hurt it.
explain-skill-marksman_2 = Twice a turn, announced just before the shooting roll: the target gets nothing from cover of any kind.
explain-skill-master_combat = Once a turn, in its activation or in reaction, one combat action costs no AP.
explain-skill-one_eyed = His bonus die for aim is a red die.
explain-skill-opportunist = Once a turn, right after a Shadow or Whisper of the company has been activated, Chen Sze may be activated or re-activated before the hand passes.
explain-skill-prescience = Never needs line of sight. In combat the enemy must show its card before she picks hers.
explain-skill-reach = Fights and starts combats up to 1 inch away. An enemy without reach that does not touch it can only parry, and does not hold it when it disengages.
explain-skill-religious_authority = Once a turn in his activation he names a friend within his MND in inches, neither hero nor alchemist: it at once does one action worth 1 AP for free.
explain-skill-stealth = May be deployed after all others. Always in cover against shots, and may react to a shot to take away aim wherever it ends. Cannot be charged or engaged from more than 4 inches away.
explain-skill-templar_constable = The company may hold 2 cards of Templars. While he is in play its Temple Novices have Expert (Brutal).
explain-skill-tough_1 = Each COM or shooting roll that damages it does 1 damage less, but never less than 1.
explain-skill-tracker = Once a turn at the start of its activation: a free walk, which is not an action.
explain-skill-wolf_leader = While he is in play the Wolf Thunder Warriors of the company have stealth.
explain-formula-aerial_diversion = Two friends in range, one of whom may be the alchemist, change places without disengagement rolls. 2 stones: 1 inch more range.
explain-formula-animal_fury = An enemy takes as much damage as the shaman has ticked yellow boxes. 2 stones: one more target in range.
explain-formula-litany_of_brambles = On a friendly Avalonian or himself, until the end of a turn in which the target is hurt: each time an attack from contact damages the target, the attacker takes 1 damage. 1 stone: one more target in range. 2 stones: 1 more damage.
explain-formula-prayer_to_stones = An area round the priest: he and friendly Avalonians in it are Tough/1, or one tougher than they were. Ends as soon as he is hurt. 1 stone: 1 inch more range.
explain-formula-premonition = An area round the Oracle, until her concentration is 0: she and inactive friendly Khalimans in it may react as if they had AP, any number of times. 1 stone: 1 inch more range.
explain-formula-travelling_circus = A friend or himself is an Acrobat with REF 4 for that test, once. 1 stone: one more target in range. 2 stones: until the end of the turn in which it is used. 2 stones: 1 more REF.
explain-formula-uchronia = A friendly Khaliman or herself may once roll one of its dice again, in any roll. 1 stone: one more target in range. 3 stones: in all rolls of the turn in which it is used.
explain-formula-walosi_kiss = A friendly Aurlok or the shaman itself heals 1. 2 stones: one more target in range. 2 stones: 1 more healed.
explain-formula-wind_lightness = Until the end of the turn a friend of size 1 or 2 other than a hero, or the disciple itself, is either a Tracker or disengages without a roll. 2 stones: one more target in range. 1 stone: both effects.
explain-not-yet = Not in play here yet: figures with it cannot be taken (A-87).

weapon-bow = Bow
weapon-darts = Darts
weapon-double_bow = Double bow
weapon-scorpion = Scorpion
weapon-long_sling = Long sling
weapon-ravens = Ravens
weapon-javelins = Javelins
weapon-tomahawk = Tomahawk
weapon-crossbow = Crossbow
weapon-sling = Sling

# The page of companies.
co-title = Companies
co-intro = Look through the cards, build a company, take it to a table or to the club.
co-gallery = All figures
co-cards = All cards
co-build = Your company
co-saved = Saved
co-loading = Fetching the cards…
co-search = Search
co-search-hint = Name, skill or formula
co-people = People
co-role = Role
co-skill = Skill
co-cost-most = Maximum cost
co-any = All
co-also-missing = Show cards that cannot be taken yet
co-also-apart = Also cards that do not fit the company
co-found = { $count ->
    [0] No card matches. Widen the search.
    [one] One card
   *[other] { $count } cards
  }
co-clear = Clear the search
role-hero = Heroes
role-alchemist = Alchemists
role-shooter = Shooters
role-troop = Troops
kind-hero = Hero
kind-hero-alchemist = Hero, alchemist
kind-alchemist = Alchemist
kind-troop = Troop
kind-special = Special
co-size = Size
co-ap = AP
co-move = Moves
co-walk = Walk
co-charge = Charge
co-run = Run
co-mnd = MND
co-ref = REF
co-com = COM
co-def = DEF
co-cost = { $cost } points
co-points-short = pts
co-per-figure = each
co-health = Health
co-health-told = { $white } white, { $yellow } yellow, { $red } red
co-damage = Damage
co-damage-shot = Damage of shots
co-damage-alchemical = Damage against alchemists
co-shot = { $weapon }: COM { $com }, range { $range } inches
co-limit = { $figures ->
    [one] { $count ->
        [one] 1 card at most
       *[other] { $count } cards at most
      }
   *[other] { $count ->
        [one] 1 card of { $figures } at most
       *[other] { $count } cards of { $figures } at most
      }
  }
co-not-offered = Cannot be taken yet
co-skills = Skills
co-formulas = Formulas
co-formula-facts = level { $level } · { $components } { $element } · { $range ->
    [0] on itself
   *[other] { $range } inches
  } · { $threshold ->
    [auto] always succeeds
   *[other] against MND
  }
co-formula-other = as the formula it copies
co-alchemy = { $circle ->
    [inner] Inner circle
   *[other] Outer circle
  }, { $element }: { $stones } stones, holds { $store } components
co-symbol = { $symbol ->
    [sword] sword
    [axe] axe
   *[mace] mace
  }
co-add = Add
co-add-of = Add { $profile }
co-less-of = One { $profile } fewer
co-count = { $count } in the company
co-name = Name
co-name-hint = A name for it
co-format = Format
co-budget = { $cost } of { $points } points
co-left = { $count ->
    [one] 1 point left
   *[other] { $count } points left
  }
co-over = { $count ->
    [one] 1 point too many
   *[other] { $count } points too many
  }
co-figures = { $figures ->
    [one] 1 figure
   *[other] { $figures } figures
  }, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  }
co-sound = It follows all the rules.
co-broken = { $count ->
    [one] One rule is broken:
   *[other] { $count } rules are broken:
  }
co-rule = Rule { $rule }
co-empty = Nobody yet. Start from a ready-made company, or add cards.
co-start-from = Start from
co-samples = Ready-made companies
co-new = New company
co-unnamed = Company
co-save = Save
co-kept = Saved in this browser and on the server.
co-kept-here = Saved in this browser. The server could not save it: { $reason }
co-share = Share
co-share-more = Whoever opens this link sees this company.
co-code = Code for the table
co-link = Link
co-print = Print or PDF
co-play = Play with it
co-play-not = A company that breaks a rule cannot be played.
co-open = Open
co-delete = Delete
co-delete-of = Delete { $name }
co-saved-none = Nothing saved yet.
co-shared = A company was shared with you. Change it as you like: the one in the link stays as it is.
co-server = saved on the server as { $id }
co-to-build = To the company ({ $cost })

# The printed sheet.
sheet-title = Company sheet
sheet-total = { $cost } points
sheet-dice = The dice
sheet-skills = Skills
sheet-formulas = Formulas
sheet-alchemists = Alchemists
sheet-concentration = Concentration
sheet-stones = Stones
sheet-components = Components
sheet-turn = Turn
sheet-points = Points
sheet-opponent = Opponent
sheet-date = Date
sheet-move = Walk / charge / run
sheet-order = Columns of the damage tables: { $columns }.
sheet-state = Damage ticks boxes from the left; the first free box gives the colour of the dice.
sheet-made = Made with Athanor. Code for the table: { $code }
