# What is printed on the cards: skills and formulas in full.
explain-skill-acrobat = When an attack in combat would damage it, it may test REF against the attacker’s COM total; success cancels all of that damage. One bonus die on the test while sound or seriously hurt.
explain-skill-alchemical_control = Damage costs it a concentration level only if it is more than its present concentration.
explain-skill-alchemical_decline = At the end of each turn it takes 1 damage. A friendly Khaliman alchemist may pay 1 stone to prevent it and 1 more stone to heal it by 1, or by 2 if that alchemist is an Evoker.
explain-skill-alchemical_explosion = When its damage is read under sword-mace or axe-axe, all other figures in its sight, friends too, take damage: 2 up to 2 inches away, 1 up to 4 inches. Tough counts against it.
explain-skill-alchemical_mastery = After a failed alchemy roll it may buy 1 more to the total for each stone, up to its concentration + 1 stones.
explain-skill-alchemical_necrosis = At the end of each turn it takes 1 damage. In its activation, in contact with an alchemist, for 1 AP: that alchemist loses 2 stones and it heals 2. While it is in play every formula costs 1 component more.
explain-skill-alchemical_servant = The company may hold 2 cards of the Mahritin Djinn.
explain-skill-alchemical_support = Once a turn in its activation, for free: hands any number of its components to a friendly alchemist in contact.
explain-skill-alchemical_weapon = In combat with an alchemist its damage is read in its second table.
explain-skill-alchemist_inner_air = Affinity air. Once a turn it harvests a component marker within 1 inch: 6 of air, 2 of any other element. One bonus die on alchemy rolls. At most 6 stones of improvements for each formula.
explain-skill-alchemist_inner_earth = Affinity earth. Once a turn it harvests a component marker within 1 inch: 6 of earth, 2 of any other element. One bonus die on alchemy rolls. At most 6 stones of improvements for each formula.
explain-skill-alchemist_inner_water = Affinity water. Once a turn it harvests a component marker within 1 inch: 6 of water, 2 of any other element. One bonus die on alchemy rolls. At most 6 stones of improvements for each formula.
explain-skill-alchemist_outer_air = Affinity air. Once a turn it harvests a component marker within 1 inch: 4 of air, 2 of any other element. At most 4 stones of improvements for each formula.
explain-skill-alchemist_outer_earth = Affinity earth. Once a turn it harvests a component marker within 1 inch: 4 of earth, 2 of any other element. At most 4 stones of improvements for each formula.
explain-skill-alchemist_outer_water = Affinity water. Once a turn it harvests a component marker within 1 inch: 4 of water, 2 of any other element. At most 4 stones of improvements for each formula.
explain-skill-armour_piercing_combat = Tough does not reduce its damage in combat.
explain-skill-armour_piercing_shot = Tough does not reduce the damage of its shots.
explain-skill-bees = A hive stings with COM 4 and white dice against DEF, damage in the thrower’s second table: each figure within 2 inches when it is placed, later any that moves, acts or reacts within 2 inches, once a turn. A sting of 3 damage removes the hive. Hive Throwers are immune.
explain-skill-brutal_blow = Once a turn, when its brutal attack succeeds, it may push that enemy 1 inch straight away, without a disengagement roll. The push stops at obstacles, and short of contact with another enemy of the one pushed. Not together with a chain attack.
explain-skill-cavalry = Its charge gives 2 bonus dice on COM instead of 1, and that damage is read one column further to the right.
explain-skill-chain_attack = When its attack succeeds, damage or not, it may at once roll COM again for free on the same enemy, before that enemy strikes back: the enemy counts as inactive, damage one column to the left. Once for each card played.
explain-skill-chains = Once a turn in its activation, for free: COM against the DEF of an enemy of size 1 or 2 in sight, up to 4 inches away. Success drags it into contact by the shortest way, at most 4 inches and touching nobody else; it loses 1 AP and the two are in combat.
explain-skill-chaotic_inspiration = Once a turn, in an opposed roll with an enemy other than initiative, it may exchange one of its dice for one of the enemy’s.
explain-skill-clairvoyant = Enemies in combat with her have no use of their Master, Expert, Flawless and Feint skills.
explain-skill-cumbersome = In its activation it must do something else between two shots.
explain-skill-deadly_dance = The second roll of its chain attack is read without the shift to the left.
explain-skill-diplomatic_immunity = Until its first COM or shooting roll of the game: whoever wants to charge it must first win an opposed MND roll. If lost, the charge does not take place, costs nothing and may not be tried again this turn. The Escaped ignore it.
explain-skill-double_graft = At the start of a turn he may pick one effect for that turn, each once a game. Excess of sap: whoever loses 2 or more boxes to one of his attacks has COM 2. Anchored graft: Tough/1. Moving graft: the next figure he damages in combat may not move. Budding: he moves 5/7/12.
explain-skill-empathy = Each time a friendly Aurlok within 6 inches takes damage, it may take 1 point of it instead. This costs no concentration. Not with a single health point left.
explain-skill-entangle = When a combat with it starts, it first makes a free COM roll without reply. Success deals no damage, but while that combat lasts the enemy has 1 malus die on COM and DEF -2, and must pay 1 AP more for a move that disengages.
explain-skill-escaped = Ignores diplomatic immunity.
explain-skill-expert_brutal = One bonus die on COM when it plays the brutal attack.
explain-skill-expert_normal = One bonus die on COM when it plays the normal attack.
explain-skill-expert_parry = One bonus die on COM when it plays the parry.
explain-skill-expert_quick_normal = One bonus die on COM when it plays the quick or the normal attack.
explain-skill-fearless = Passes every test against frightening figures without rolling.
explain-skill-feint = Once both combat cards are shown it may turn its own into inactive, and then pays nothing for it. Not in a charge.
explain-skill-flawless = When it parries it may make the attacker roll COM again before it rolls itself. The second roll stands.
explain-skill-frightening_14 = Before a combat with it starts, the opponent tests MND against 14. If it fails it has 1 malus die on all rolls while in combat with this figure. Several frightening figures add up.
explain-skill-frightening_15 = Before a combat with it starts, the opponent tests MND against 15. If it fails it has 1 malus die on all rolls while in combat with this figure. Several frightening figures add up.
explain-skill-guard = When a friend within 2 inches becomes the target of a shot, formula, charge or engagement, it may for free change places with it and be the target; it then has no reaction. Not while it is in combat or a target of the same action.
explain-skill-hemotoxic = Seriously hurt or critical, it gives 1 damage back to an enemy in contact whose attack damages it.
explain-skill-high_dignitary = The company may hold 4 cards of the Suleman Ghulam. While she is in play its Ghulams have Expert (Parry).
explain-skill-hive_throw = Three hives a game. Throwing one a turn is free, each further one costs 1 AP: it is put in sight, up to 10 inches away.
explain-skill-icon = Once a turn a friend within 2 inches of her may protect her as with Guard.
explain-skill-ifrit_hunter = Against an enemy of size 3: Armour Piercing (Combat) and 1 further bonus die on COM.
explain-skill-impassive = It and friends other than heroes within 4 inches never take malus dice.
explain-skill-iron_grip = On any COM roll one of its dice is white, whatever its state.
explain-skill-lackey = Harvests like an alchemist, but 2 components from any marker and never carrying more than 2. In its activation it hands them for free to an alchemist in contact.
explain-skill-laying_on_of_hands = Once a turn in its activation, for free: it ticks any number of its own white boxes, and a friendly Avalonian in contact heals 2 for each.
explain-skill-leader = Friends within as many inches as its MND may use its MND instead of their own. Its own initiative roll is always made with white dice.
explain-skill-leap = In a walk, charge or run it may jump over figures and obstacles of size 3 or less, at most as far as its walk. It may charge an enemy it does not see. Falls do not hurt it.
explain-skill-lightning_fast = When an enemy leaves contact with him he makes a free attack on it, damage one column to the left, even where the rules would not give him one.
explain-skill-marksman_1 = Once a turn, announced just before the shooting roll: the target gets nothing from cover of any kind.
explain-skill-marksman_2 = Twice a turn, announced just before the shooting roll: the target gets nothing from cover of any kind.
explain-skill-master_combat = Once a turn, in its activation or in reaction, one combat action costs no AP.
explain-skill-mutagenic_metabolism = The company may hold 2 cards of the Toad Medicine Shaman. While he is in play its Medicine Shamans are Hemotoxic and its Hive Throwers have Leap. A friendly Walosi whose last box is ticked stays in play while within his MND in inches; at the end of the turn it is removed unless healed.
explain-skill-one_eyed = His bonus die for aim is a red die.
explain-skill-opportunist = Once a turn, right after a Shadow or Whisper of the company has been activated, Chen Sze may be activated or re-activated before the hand passes.
explain-skill-pacifist = For him and every figure within 5 inches of him, any action or reaction of combat, shooting or alchemy aimed at an enemy costs 1 AP more.
explain-skill-pack_spirit = Has Chain Attack against an enemy that is in combat with another Khergar.
explain-skill-poisoned_weapons = A figure it damages, in combat or by a shot, has 1 malus die on all rolls until the end of the turn.
explain-skill-preemptive_strike = When charged it may make a free opposed REF roll with the charger; if it wins it deals at once the damage that the dice of this roll show. Its Guard works even in combat as long as nobody touches it.
explain-skill-prescience = Never needs line of sight. In combat the enemy must show its card before she picks hers.
explain-skill-raven_swarm = Once a turn he may measure one distance before declaring an action. Enemies in contact with him have 1 malus die on COM.
explain-skill-reach = Fights and starts combats up to 1 inch away. An enemy without reach that does not touch it can only parry, and does not hold it when it disengages.
explain-skill-religious_authority = Once a turn in his activation he names a friend within his MND in inches, neither hero nor alchemist: it at once does one action worth 1 AP for free.
explain-skill-roaring_wave = Once a turn in its activation, for 1 AP: a normal attack on every enemy within 1 inch, one after the other, without reactions.
explain-skill-sacred_censers = Each time it or a friend within 6 inches takes damage, 1 point is ignored. Several censers do not add up.
explain-skill-sergeant = Only with all 3 Triadic Guards. While the Sergeant is in play they have Expert (Parry).
explain-skill-spirit = Counts as Fearless. No alchemy can target or affect it. Disengages without a roll. Comes into play only by the Summoning of the Ancients.
explain-skill-spirit_vision = Once a turn in his activation, on a figure within his MND in inches, until the end of the turn: an enemy has no cover and no stealth; a friend gains Stealth or, if it has it already, cannot be shot at.
explain-skill-stealth = May be deployed after all others. Always in cover against shots, and may react to a shot to take away aim wherever it ends. Cannot be charged or engaged from more than 4 inches away.
explain-skill-strategist = Deployment: first all of the opponent’s figures without stealth, then his company’s, last the figures with stealth. No effect if both companies have it.
explain-skill-stubborn = Friendly skills and formulas can neither target nor help it.
explain-skill-superior_will = Once a turn in her activation, on an enemy in sight: she tests MND against 15. Success: the opponent’s next activation this turn must be that figure’s card, and passing is not allowed.
explain-skill-tactician = One bonus die on its initiative rolls.
explain-skill-tamer = As many wild animals as it has AP may come with it. Once a turn their card may be activated or re-activated right after the tamer, before the hand passes. Animals within its MND in inches may use its MND.
explain-skill-telluric_shock = Once a turn in its activation, for free: every other figure within 4 inches loses 1 AP.
explain-skill-templar_constable = The company may hold 2 cards of Templars. While he is in play its Temple Novices have Expert (Brutal).
explain-skill-temple_veteran = The company may hold 6 cards of the Temple Novice. When his parry beats the attack by 5 or more he gets back the AP of the card besides the usual counter-attack.
explain-skill-tendon_cutter = Bonus dice she has on a COM roll also count for the chain attack after it.
explain-skill-thrust_duel = An extra combat card that counts as a normal attack. If he and his opponent fight nobody but each other: 1 bonus die on REF and on COM.
explain-skill-thrust_raging_attack = An extra combat card that counts as a normal attack. Damage dealt to it by the enemy’s card is read one column to the right. Seriously hurt, it reads its own damage in its second table.
explain-skill-thrust_sturdy = An extra combat card that counts as a normal attack. Its damage is read two columns to the left; against the opponent’s next COM roll it is one tougher.
explain-skill-thrust_walosi_trick = An extra combat card that counts as a quick attack, with 2 bonus dice on REF. Instead of striking, the figure walks at once, even after a charge or run, with 1 bonus die if it disengages.
explain-skill-tough_1 = Each COM or shooting roll that damages it does 1 damage less, but never less than 1.
explain-skill-tough_2 = Each COM or shooting roll that damages it does 2 damage less, but never less than 1.
explain-skill-toxic_batrachians = At the start of its activation it picks one, which lasts until it picks again. Bull toad: one tougher. Yellow tree frog: Tracker and REF +2. Black tree frog: COM +1 and damage +1.
explain-skill-tracker = Once a turn at the start of its activation: a free walk, which is not an action.
explain-skill-vital_transfer = Once in each activation he may pass on damage of his own to friendly Avalonians within 4 inches: 1 point to each, to as many as he likes.
explain-skill-waga_possession = Has 10 possession boxes. Each point of damage that an enemy deals to it or to a friendly Aurlok within 6 inches ticks one. With all ticked it is replaced by its possessed form, which keeps effects, AP spent and damage.
explain-skill-war_drum = While sound or seriously hurt: it and friendly Aurlok in combat within 6 inches have 1 bonus die on COM with attack cards, not on top of the die for a charge, and may not parry or stay inactive in their own activation.
explain-skill-war_horn = While sound or seriously hurt: enemies in combat within 6 inches of it roll yellow dice in that combat if they are sound, red dice if seriously hurt.
explain-skill-wild_animal = Only with a tamer. Leader does not help it; it cannot do what a scenario asks for; it may not parry.
explain-skill-will_of_the_ancients = When damaged it may pay 2 stones to keep its concentration level.
explain-skill-wolf_leader = While he is in play the Wolf Thunder Warriors of the company have stealth.
explain-formula-aerial_diversion = Two friends in range, one of whom may be the alchemist, change places without disengagement rolls. 2 stones: 1 inch more range.
explain-formula-alchemical_scimitar = On herself, until the end of a turn in which she is hurt: she loses no concentration, has 1 bonus die on COM, and her damage table is 4/4/5/5/6/6.
explain-formula-angelus_vitae = A friendly Avalonian other than a hero, or himself, has Expert (Brutal) for its next COM roll, or Expert (Normal) if it had that already. 2 stones: one more target in range. 2 stones: until the end of the turn in which the target plays a card other than inactive.
explain-formula-animal_fury = An enemy takes as much damage as the shaman has ticked yellow boxes. 2 stones: one more target in range.
explain-formula-avenging_breath = An area round the alchemist. Until its concentration falls to 0 it may spend a stone to add 1 to a COM roll, a shooting roll or the damage of a friend in the area other than a hero; each turn no more stones than its concentration.
explain-formula-baleful_howl = Until the end of the turn the shaman is Frightening (12), and every enemy in the area tests MND now or has 1 malus die on all rolls until the end of the turn. 1 stone: 1 inch more range. 1 stone: 1 more to the number to beat.
explain-formula-beathacrann_benevolence = Until the end of the turn a friendly Avalonian, or himself, may take 1 bonus die on any roll; if a roll so helped fails, its DEF is 2 for the rest of the turn. 2 stones: one more target in range.
explain-formula-blinding_whirl = An area round the alchemist, until the end of the turn: friends in it have Stealth, and shots at a figure with stealth in it have 1 malus die. 2 stones: 1 inch more range.
explain-formula-corrosive_oil = A friendly Avalonian, or himself, deals 1 more damage in combat with its next COM roll. 1 stone: one more target. 2 stones: until the end of the turn in which the target has dealt damage.
explain-formula-corrupting_bond = A friend, or himself, and an enemy in range. The friend takes all the damage it has health points left; then its player divides among the enemies as much damage as the friend has ticked yellow and red boxes. 2, 3 or 4 stones: one, two or three more enemies in range.
explain-formula-deadly_blessing = On a friend or herself: when an attack card is resolved against the target, the attacker takes damage equal to the target’s tough, once. 1 stone: one more target. 2 stones: until the end of the turn in which a card is resolved against the target.
explain-formula-koga_swiftness = Until the end of the turn a friendly Aurlok other than a hero moves +1/+1/+2, and shots at it have no aim. 2 stones: one more target in range.
explain-formula-litany_of_brambles = On a friendly Avalonian or himself, until the end of a turn in which the target is hurt: each time an attack from contact damages the target, the attacker takes 1 damage. 1 stone: one more target in range. 2 stones: 1 more damage.
explain-formula-orison_of_rock = An area round her: she and friends in it have Thrust (Sturdy) and Tough/1, or are one tougher than they were. Ends with the turn in which she is hurt. 1 stone: 1 inch more range. 3 stones: one tougher.
explain-formula-pranks_of_fate = Until the end of the turn the target’s combat card is drawn at random from quick, normal and brutal. 1 stone: one more target in range. 3 stones: the alchemist’s player picks that card.
explain-formula-prayer_to_stones = An area round the priest: he and friendly Avalonians in it are Tough/1, or one tougher than they were. Ends as soon as he is hurt. 1 stone: 1 inch more range.
explain-formula-premonition = An area round the Oracle, until her concentration is 0: she and inactive friendly Khalimans in it may react as if they had AP, any number of times. 1 stone: 1 inch more range.
explain-formula-razor_tornado = An area round Feng Sao, who makes an alchemy roll. Every figure in it, unless scenery hides it wholly, needs that total on REF or is thrown straight away from him by as many inches as his concentration, with 1 damage per inch. 2 stones: 1 inch more range. 1 stone: 1 more to the roll.
explain-formula-reflections_of_reality = Abdelan casts a formula of an alchemist in sight within 8 inches: its level, range and threshold hold, its number of components is paid in water, and people named in it count as Khaliman. Improvements as for that formula.
explain-formula-serenity = All effects of earlier formulas on the target end; damage and moves already made stay. An enemy escapes by winning an opposed MND roll with Abdelan. 1 stone: one more target.
explain-formula-summoning_of_the_ancients = Puts an Ancestor Spirit or a Hero Spirit in range, not in combat; it may be activated in the same turn. One at a time, each kind once a game. It vanishes when the shaman is out or its concentration falls to 0.
explain-formula-telluric_lance = Until the end of the turn a friendly Aurlok other than a hero has Reach, Expert (Brutal) and Armour Piercing (Combat). 2 stones: one more target in range.
explain-formula-travelling_circus = A friend or himself is an Acrobat with REF 4 for that test, once. 1 stone: one more target in range. 2 stones: until the end of the turn in which it is used. 2 stones: 1 more REF.
explain-formula-uchronia = A friendly Khaliman or herself may once roll one of its dice again, in any roll. 1 stone: one more target in range. 3 stones: in all rolls of the turn in which it is used.
explain-formula-undine_guard = An area round the Evoker, who gains as many wave markers as her concentration. When she or a friend in the area takes damage from a roll, 1 marker has it read two columns to the left, 2 markers three columns. 2 stones: 1 more marker.
explain-formula-undine_preceptor = An area round the Evoker, who gains as many wave markers as her concentration. Each lets her or a friend in the area make one roll with white dice. 3 stones, once only: the range of all her formulas is doubled.
explain-formula-violent_gust = An enemy is knocked down until it pays 1 AP in its activation to rise: DEF 8, it cannot act, is not on watch, and gets no free attack on those who disengage. 2 stones: one more target in range.
explain-formula-walosi_explosion = Each figure with Hemotoxic in range deals 1 damage to all figures within 1 inch of it; those with Hemotoxic are immune. 3 stones: a friend in range has Hemotoxic until the end of the turn. 3 stones: 1 inch more round those figures.
explain-formula-walosi_kiss = A friendly Aurlok or the shaman itself heals 1. 2 stones: one more target in range. 2 stones: 1 more healed.
explain-formula-walosi_trick = A friend, or himself, has Leap and Thrust (Walosi Trick) until it plays the latter; if it had Leap already, playing it costs no AP. 2 stones: one more target.
explain-formula-wind_influence = Until the end of the turn an enemy has 1 malus die on REF and its combat damage is read one column to the left. 2 stones: one more target in range.
explain-formula-wind_lightness = Until the end of the turn a friend of size 1 or 2 other than a hero, or the disciple itself, is either a Tracker or disengages without a roll. 2 stones: one more target in range. 1 stone: both effects.

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
co-also-missing = Show cards that enter only during a game
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
co-damage-alchemical = Second damage table
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
co-not-offered = Enters only during a game
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
co-notes = Notes
co-notes-hint = Plans, colours, who paints what
co-compare = Compare two
co-compare-with = Company { $number }
co-compare-cost = Points
co-compare-figures = Figures
co-compare-ap = Action points
co-compare-health = Health
co-compare-shooters = Shooters
co-compare-alchemists = Alchemists
