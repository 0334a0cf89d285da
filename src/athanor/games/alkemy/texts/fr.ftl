game-name = Alkemy
game-tagline = Menez une petite troupe de figurines peintes et tenez les bornes jin.
game-about = Deux compagnies se rencontrent sur une table garnie de décors. Les figurines marchent, chargent, tirent et combattent avec des cartes choisies en secret ; les alchimistes se jouent des règles. Le camp qui contrôle le plus de bornes à la fin du tour marque un point, et trois points donnent la victoire.

lesson-alchemy = Seconde leçon : tir et alchimie
page-companies = Compagnies

option-format = Format
option-format-help = Jusqu’à 200 points : une table de 24 pouces sur 24. Au-delà : 48 pouces sur 36. Blitz et 300 sont les formats publiés.
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
option-scenario = Scénario
option-scenario-help = Les bornes du djinn : le scénario publié. Les trois tertres et les pierres tombées sont de nous.
option-scenario-djinn = Les bornes du djinn : activez-les, trois points font la victoire
option-scenario-knolls = Les trois tertres : un point par tertre tenu à la fin du tour, il en faut six
option-scenario-stones = Les pierres tombées : rapportez-en deux sur trois
option-wipeout = Quand un camp n’a plus de figurine
option-wipeout-help = Le scénario publié s’achève alors par un match nul ; une table plus rude donne la victoire au survivant.
option-wipeout-draw = La partie est nulle
option-wipeout-win = L’autre camp gagne
option-turns = Nombre de tours
option-turns-help = La partie s’arrête après ce nombre de tours, si personne n’a gagné avant.
option-time_up = Quand les tours sont écoulés
option-time_up-help = Le scénario publié s’achève alors par un match nul ; d’autres tables comptent les points de victoire.
option-time_up-draw = La partie est nulle
option-time_up-points = Le plus de points de victoire l’emporte
option-training = Entraînement
option-training-help = Montre distances, couverts et trajets avant qu’une action ne soit déclarée.
option-setup = Mise en place
option-setup-help = Rapide : décors, composants et compagnies sont placés pour vous, de la même façon des deux côtés.
option-setup-hand = À la main
option-setup-quick = Rapide

order-react = Quand une de vos figurines peut réagir
order-react-stand-fast = Ne pas réagir
order-react-shoot = Tirer à son tour, sinon ne pas réagir
order-react-shelter = Se mettre à couvert, sinon ne pas réagir
order-card = Quand une de vos figurines est attaquée
order-card-parry = Parer, sinon rester inactive
order-card-inactive = Rester inactive

decision-muster = Amenez une compagnie à la table.
decision-scenery = Placez un élément de décor.
decision-component = Placez un composant contre un décor.
decision-deploy = Déployez une figurine derrière votre ligne.
decision-champion = Choisissez en secret la figurine qui fait le jet d’initiative.
decision-begin = Vous avez l’initiative : qui prend la main en premier ?
decision-hand = Activez une carte ou passez la main.
decision-act = Donnez un ordre.
decision-card = Choisissez en secret une carte de combat pour le combat de { $figure }.
decision-keep = { $figure } a lancé les dés : lesquels gardez-vous ?
decision-reroll = { $figure } peut relancer un dé.
decision-react = { $figure } peut réagir.
decision-tester = Désignez la figurine qui agit d’abord contre celle qui part.
decision-attacker = Vos figurines combattent l’une après l’autre. Laquelle maintenant ?
decision-cover = Un tir touche { $figure } : derrière quel couvert s’abrite cette figurine ?
decision-harvest = { $figure } peut récolter un composant.
decision-improve = La formule de { $figure } réussit : dépenser des pierres pour l’améliorer ?
decision-opportunity = { $figure } peut agir avant que la main ne passe.
decision-flawless = Sans faille : obliger l’attaquant de { $figure } à relancer ?
decision-feint = Feinte : rendre inactive la carte de { $figure } ?
decision-counter = La parade de { $figure } est brillante : riposter ?
decision-chain = { $figure } a touché : poursuivre ?
decision-push = { $figure } a frappé brutalement : repousser l’ennemi d’un pouce ?
decision-acrobat = Esquiver par un tour de cirque avec { $figure } ?
decision-empathy = Prendre un point de ces dommages avec { $figure } ?
decision-marksman = Tireur émérite : ignorer tout couvert pour ce tir de { $figure } ?
decision-free-attack = { $figure } peut frapper l’ennemi qui part.
decision-benevolence = { $figure } prend-elle un dé de bonus ? Si le jet échoue, sa DEF tombe à 2.
decision-wave = Dépenser une onde pour que { $figure } lance des dés blancs ?
decision-undine = { $figure } est touchée : dépenser des ondes pour détourner les dommages ?
decision-breath = { $figure } manque de peu : dépenser des pierres pour le souffle vengeur ?
decision-breath-damage = { $figure } a touché : dépenser une pierre pour un dommage de plus ?
decision-mastery = La formule de { $figure } échoue de peu : dépenser des pierres pour la maîtriser ?
decision-ancients = { $figure } est blessée : payer 2 pierres pour garder sa concentration ?
decision-inspiration = { $figure } échange-t-elle un dé avec l’ennemi pour gagner le jet ?
decision-preempt = { $figure } est chargée : tente-t-elle de frapper la première ?
decision-decline = { $figure } paie-t-elle une pierre pour que son djinn ne dépérisse pas ?
decision-decline-heal = { $figure } paie-t-elle une pierre de plus pour soigner son djinn ?
decision-guard = { $figure } est visée : quelqu’un prend-il sa place ?
decision-victim = Qui est frappé ensuite ?
decision-trick = { $figure } s’esquive : où marche-t-elle ?
decision-prank = Le destin se joue de { $figure } : quelle carte doit-elle jouer ?
decision-graft = Quel greffon de { $figure } pousse ce tour-ci ?
decision-summon = Où apparaît { $figure } ?
waiting-muster = Choix d’une compagnie : { $seat }.
waiting-scenery = { $seat } place un décor.
waiting-component = { $seat } place un composant.
waiting-deploy = { $seat } se déploie.
waiting-champion = Choix d’une figurine pour l’initiative : { $seat }.
waiting-begin = { $seat } décide qui commence.
waiting-hand = { $seat } a la main.
waiting-act = { $seat } donne ses ordres.
waiting-card = Choix d’une carte dans le combat de { $figure } : { $seat }.
waiting-keep = { $seat } choisit des dés pour { $figure }.
waiting-reroll = { $seat } peut relancer un dé de { $figure }.
waiting-react = { $seat } décide si { $figure } réagit.
waiting-tester = { $seat } désigne une figurine.
waiting-attacker = { $seat } dit qui combat maintenant.
waiting-cover = { $seat } choisit un couvert pour { $figure }.
waiting-harvest = { $seat } peut récolter avec { $figure }.
waiting-improve = { $seat } peut améliorer la formule de { $figure }.
waiting-opportunity = { $seat } peut jouer { $figure } aussitôt.
waiting-flawless = { $seat } peut obliger l’attaquant de { $figure } à relancer.
waiting-feint = { $seat } peut feinter avec { $figure }.
waiting-counter = { $seat } peut riposter avec { $figure }.
waiting-chain = { $seat } peut poursuivre avec { $figure }.
waiting-push = { $seat } peut repousser avec { $figure }.
waiting-acrobat = { $seat } peut esquiver avec { $figure }.
waiting-empathy = { $seat } peut prendre un point de dommages avec { $figure }.
waiting-marksman = { $seat } peut utiliser le talent de tireur de { $figure }.
waiting-free-attack = { $seat } peut frapper avec { $figure }.
waiting-benevolence = { $seat } peut prendre un dé de bonus pour { $figure }.
waiting-wave = { $seat } peut dépenser une onde pour { $figure }.
waiting-undine = { $seat } peut détourner les dommages de { $figure }.
waiting-breath = { $seat } peut aider { $figure } avec des pierres.
waiting-breath-damage = { $seat } peut augmenter les dommages de { $figure }.
waiting-mastery = { $seat } peut maîtriser la formule de { $figure }.
waiting-ancients = { $seat } peut garder la concentration de { $figure }.
waiting-inspiration = { $seat } peut échanger un dé de { $figure }.
waiting-preempt = { $seat } peut frapper d’abord avec { $figure }.
waiting-decline = { $seat } peut sauver un djinn avec { $figure }.
waiting-decline-heal = { $seat } peut soigner un djinn avec { $figure }.
waiting-guard = { $seat } peut faire protéger { $figure }.
waiting-victim = { $seat } dit qui est frappé ensuite.
waiting-trick = { $seat } s’éloigne avec { $figure }.
waiting-prank = { $seat } choisit une carte pour { $figure }.
waiting-graft = { $seat } peut faire pousser un greffon de { $figure }.
waiting-summon = { $seat } place { $figure }.

action-muster = Amener { $company }.
action-place-scenery = Placer { $scenery } { where-at }, { $lying }.
action-place-component = Placer un composant { where-at }.
action-deploy = Déployer { $figure } { where-at }.
action-champion = Faire le jet d’initiative avec { $figure }.
action-begin = { $first_seat } commence.
action-activate = Activer { $figure }.
action-reactivate = Réactiver { $figure } pour 1 PA.
action-pass = Passer la main.
action-walk = { $figure } marche { where-to }.
action-run = { $figure } court { where-to }.
action-track = { $figure } piste { where-to }, gratuitement.
action-charge = { $figure } charge { $target }{ $others_count ->
        [0] .
       *[other] , et { $others } du même élan.
    }
action-engage = { $figure } engage { $target }{ $others_count ->
        [0] .
       *[other] , et { $others } du même élan.
    }
action-fight = { $figure } combat { $target }.
action-shoot = { $figure } tire sur { $target } et annonce { $inches } pouces.
action-concentrate = { $figure } se concentre.
action-cast = { $figure } lance { $formula }{ $targets_count ->
        [0] .
       *[other] { " " }sur { $targets }.
    }{ $way ->
        [swift] { " " }(pour la vitesse)
        [slippery] { " " }(pour se désengager)
        [ancestor] { " " }(un ancêtre)
        [hero] { " " }(un héros)
       *[other] { "" }
    }
action-claim = { $figure } { $taken ->
        [stone] ramasse
       *[other] active ou neutralise
    } { $mark } pour 2 PA.
action-hand-over = { $figure } remet { $count ->
    [one] { $count } composant
   *[other] { $count } composants
} à { $target }.
action-lay-hands = { $figure } donne { $count ->
    [one] { $count } point de vie
   *[other] { $count } points de vie
} pour soigner { $target }.
action-command = { $figure } fait agir { $target } aussitôt.
action-use-skill = { $figure } : { $skill }{ $choice ->
        [bull] , crapaud-buffle
        [yellow] , rainette jaune
        [black] , rainette noire
       *[other] { "" }
    } { $target }{ $region ->
        [none] { "" }
       *[other] { " " }{ where-at }
    }
action-rise = { $figure } se relève pour 1 PA.
action-done = { $figure } a terminé.
action-play-card = Jouer { $card }.
action-keep = Garder les dés { $first } et { $second }.
action-reroll = Relancer le dé { $die }.
action-stand-fast = Ne pas réagir.
action-react-move = Après le tir, se déplacer { where-to }.
action-react-engage = Engager { $target }.
action-react-shoot = Tirer sur { $target }.
action-pick = { $figure }.
action-accept = { $what ->
        [flawless] Oui, faire relancer.
        [feint] Oui, feinter.
        [counter] Riposter.
        [chain] Attaquer encore.
        [push] Repousser l’ennemi.
        [acrobat] Esquiver.
        [empathy] En prendre un point.
        [marksman] Oui, sans couvert.
        [free-attack] Frapper.
        [cover] Derrière le décor.
        [benevolence] Prendre le dé.
        [wave] Dépenser une onde.
        [undine] Dépenser une onde : deux colonnes.
        [undine-both] Dépenser deux ondes : trois colonnes.
        [breath] En faire une touche.
        [breath-damage] Un dommage de plus.
        [mastery] La faire réussir.
        [ancients] Payer 2 pierres.
        [inspiration] Échanger un dé.
        [preempt] Frapper d’abord.
        [decline] Payer une pierre.
        [decline-heal] En payer une de plus.
        [sap] Excès de sève.
        [anchored] Greffon ancré.
        [moving] Greffon mouvant.
        [budding] Bourgeonnement.
       *[other] Oui.
    }
action-decline = { $what ->
        [improve] Assez : elle prend effet.
        [harvest] Le laisser.
        [reroll] Garder les dés.
        [opportunity] Pas maintenant.
        [cover] Sans couvert.
        [guard] Personne.
        [trick] Rester ici.
        [graft] Aucun ce tour-ci.
       *[other] Non.
    }
action-harvest = Récolter le composant { $component }.
action-improve = { $what ->
        [target] Une cible de plus : { $figure }.
        [range] Un pouce de portée de plus.
        [lasting] La faire durer tout le tour.
        [ref] Un point de REF de plus.
        [healing] Soigner un point de plus.
        [damage] Un point de dommages de plus.
        [both] Les deux effets.
        [number] Un de plus au seuil.
        [tough] Un Coriace de plus.
        [power] Un de plus au jet.
        [marker] Une onde de plus.
        [double] Portée double pour toutes ses formules.
        [toxic] Du sang toxique pour { $figure }.
        [inch] Un pouce de plus autour.
        [pick] Choisir la carte vous-même.
       *[other] L’améliorer.
    }

event-company-mustered = { $seat } amène { $company } : { $figures_count } figurines.
event-scenery-placed = { $seat } place { $scenery } { where-at }.
event-component-placed = { $seat } place un composant { $element } { where-at }.
event-deployed = { $seat } déploie { $figure } { where-at }.
event-turn-began = Tour { $turn }.
event-initiative-won = { $seat } gagne l’initiative.
event-hand-given = { $seat } prend la main en premier.
event-activated = { $seat } active { $figure }.
event-reactivated = { $seat } réactive { $figure }.
event-passed = { $seat } passe la main.
event-rolled = { $figure } lance { $numbers } : { $trait } { $value } + { $kept } = { $total }.
event-double-six = Alkemy ! { $figure } fait un double six.
event-moved = { $figure } { $how ->
        [walk] marche { where-to }
        [run] court { where-to }
        [track] piste { where-to }
        [charge] arrive au contact
        [engage] engage
        [reaction] se déplace en réaction { where-to }
        [push] recule sous le choc
        [swap] change de place
       *[other] échoue et s’avance { where-to }
    }{ $how ->
        [swap] .
        [push] .
       *[other] , { $inches } pouces.
    }
event-charge-declared = { $figure } charge { $target } : { $inches } pouces, { $succeeds ->
        [true] à portée.
       *[other] trop loin.
    }
event-immunity-held = L’immunité de { $target } tient : { $figure } ne charge pas.
event-cards-shown = { $figure } montre { $card }, { $target } montre { $reply }.
event-feinted = { $figure } fait une feinte.
event-struck = { $figure } { $how ->
        [shot] tire sur
       *[other] frappe
    } { $target } : COM { $value } + { $first } + { $second } = { $total }{ $difficulty ->
        [0] { "" }
       *[other] { " " }contre DEF { $difficulty }
    } : { $hit ->
        [true] touché, { $symbols }, colonne { $column }, { $damage ->
            [one] { $damage } dommage
           *[other] { $damage } dommages
        }.
       *[other] manqué.
    }
event-parried = { $figure } pare l’attaque de { $target }{ $counter ->
        [true] { " " }et peut riposter.
       *[other] .
    }
event-damaged = { $figure } subit { $damage ->
        [one] { $damage } dommage
       *[other] { $damage } dommages
    } : il reste { $left } PV, { $state }.
event-healed = { $figure } récupère { $count } PV.
event-fell = { $figure } est hors de combat.
event-shot-declared = { $figure } tire sur { $target } et annonce { $guess } pouces ; distance réelle : { $inches } pouces, { $in_range ->
        [true] { $aim ->
            [true] bien visé.
           *[other] sans visée.
        }
       *[other] hors de portée.
    }
event-reacted = { $figure } réagit { $how ->
        [shot] et tire à son tour.
        [engage] et va engager.
       *[other] et va se déplacer.
    }
event-cover-taken = { $figure } fait { $total } au jet de couvert : { $saved ->
        [true] tir arrêté.
       *[other] sans effet.
    }
event-disengage-tested = { $figure } { $freed ->
        [true] se désengage de { $target }.
       *[other] ne parvient pas à se désengager de { $target }.
    }
event-skill-used = { $figure } : { $skill }.
event-test-made = { $figure } { $skill_id ->
        [frightening] { $passed ->
            [true] n’a pas peur.
           *[other] prend peur.
        }
        [entangle] { $passed ->
            [true] lance le filet : prise.
           *[other] lance le filet : manqué.
        }
        [chains] { $passed ->
            [true] lance les chaînes : prise.
           *[other] lance les chaînes : manqué.
        }
        [superior_will] { $passed ->
            [true] plie la volonté de l’ennemi.
           *[other] ne plie pas la volonté de l’ennemi.
        }
        [razor_tornado] { $passed ->
            [true] tient bon dans la tempête.
           *[other] est emportée par la tempête.
        }
        [baleful_howl] { $passed ->
            [true] garde son sang-froid.
           *[other] est saisie d’effroi.
        }
       *[serenity] { $passed ->
            [true] ne se laisse pas apaiser.
           *[other] s’apaise.
        }
    }
event-guarded = { $figure } prend la place de { $target }.
event-possessed = Waga prend possession : { $figure }.
event-summoned = { $figure } apparaît { where-at }.
event-knocked-down = { $figure } est renversée.
event-risen = { $figure } se relève.
event-measured = { $figure } mesure : { $target } est à { $inches } pouces.
event-hive-thrown = { $figure } lance une ruche, qui tombe { where-at }.
event-concentrated = { $figure } se concentre : niveau { $level }.
event-formula-cast = { $figure } lance { $formula } : { $works ->
        [true] succès.
       *[other] échec.
    }
event-improved = { $figure } améliore la formule.
event-harvested = { $figure } récolte { $count ->
        [one] { $count } composant
       *[other] { $count } composants
    }.
event-handed-over = { $figure } remet { $count ->
        [one] { $count } composant
       *[other] { $count } composants
    } à { $target }.
event-marker-turned = { $figure } { $owner ->
        [none] neutralise { $mark }.
       *[other] active { $mark }.
    }
event-ground-held = { $owner ->
        [none] Personne ne tient { $mark }.
       *[other] Un camp tient { $mark }.
    }
event-stone-lifted = { $figure } ramasse { $mark }.
event-stone-dropped = { $figure } lâche { $mark }.
event-stone-home = { $figure } rapporte { $mark }.
event-order-cancelled = { $figure } ne peut plus le faire.
event-turn-scored = Fin du tour { $turn } : { $scorer_seat ->
        [hidden] personne ne marque
       *[other] { $scorer_seat } marque un point
    }. Points : { $points }.
event-game-ended = La partie est finie. { $winner_seats_count ->
        [0] Personne ne gagne.
       *[other] La victoire va à { $winner_seats }.
    }

ending-points = Les points de la victoire sont atteints.
ending-turns = Le nombre de tours convenu est atteint.
ending-wipeout = Un camp n’a plus de figurine.

error-already-activated = Cette carte a déjà été activée ce tour-ci. Choisissez-en une autre ou passez.
error-already-deployed = { $figure } est déjà sur la table.
error-already-moved = { $figure } a couru ou chargé et ne se déplace plus ce tour-ci.
error-bad-boost = La portée de { $formula } ne s’achète pas ainsi : 4 pierres au plus.
error-bad-guess = Annoncez un nombre de pouces de 0 à 60.
error-bad-target = La formule ne peut pas viser { $target }.
error-bad-targets = { $formula } demande un autre nombre de cibles.
error-bad-use = { $figure } ne peut pas utiliser ainsi { $skill } : voyez sur sa carte sur qui et quand.
error-bad-way = Dites quel effet de { $formula } vous voulez.
error-bears-stone = { $figure } porte une pierre : ni course ni charge avec elle.
error-cannot-claim = Un animal sauvage ne peut pas activer de borne : { $figure }.
error-cannot-run = { $figure } ne peut pas courir.
error-charge-from-combat = { $figure } est au combat et ne peut pas charger. Il faut d’abord se désengager.
error-company-code = Ce n’est pas le code d’une compagnie. Recopiez-le depuis le début, AK1 compris.
error-company-empty = Cette compagnie est vide. Commencez par un héros.
error-company-shape = Ce fichier n’est pas une compagnie : { $reason }.
error-cumbersome = L’arme de { $figure } est encombrante : faites autre chose avant de tirer de nouveau.
error-empty-activation = { $figure } doit d’abord agir.
error-enemy-figure = Cette figurine n’est pas à vous : { $figure }.
error-enemy-half = Deux de vos composants au moins doivent se trouver dans la moitié adverse de la table.
error-enemy-zone = Pas de décor dans la zone de déploiement adverse.
error-formula-twice = { $formula } a déjà servi ce tour-ci.
error-held-by-standing = Un tertre ne se paie pas : il est tenu par qui a le plus de figurines à 3 pouces ou moins à la fin du tour.
error-heroes = Il y a { $count } héros ; { $most ->
    [1] il en faut exactement un.
   *[other] il en faut de { $least } à { $most }.
  }{ $profile ->
    [none] { "" }
   *[other] { " " }De trop : { $profile }.
  }
error-hive-too-far = { $figure } lance une ruche à 10 pouces au plus : choisissez un endroit plus proche.
error-hive-unseen = { $figure } ne voit pas cet endroit : choisissez-en un en vue.
error-immune = L’immunité a protégé { $target } : cette figurine ne peut plus charger cette cible ce tour-ci.
error-in-combat = { $figure } est au combat et ne peut pas tirer.
error-in-contact = { $target } est déjà au contact.
error-into-contact = Une marche ou une course ne finit pas au contact d’un ennemi. Chargez plutôt.
error-knocked-down = { $figure } est à terre : il faut d’abord se relever.
error-must-activate = On vous a donné la main : activez une carte.
error-must-obey = Une volonté supérieure est à l’œuvre : il faut activer { $figure }.
error-near-component = Les composants sont à 4 pouces au moins les uns des autres.
error-near-edge = Un décor se place à 3 pouces au moins des bords.
error-near-marker = Un décor se place à 3 pouces au moins des bornes.
error-near-scenery = Un décor se place à 3 pouces au moins d’un autre décor.
error-needs-guards = { $profile } ne vient qu’avec { $count } Gardes triadiques.
error-needs-tamer = { $profile } ne vient qu’avec un dresseur, un animal par PA de celui-ci : { $count } ici.
error-no-ap = { $figure } n’a pas assez de points d’action.
error-no-common-symbol = { $profile } ne marche pas avec { $people } : aucun symbole en commun.
error-no-components = Il n’y a pas assez de composants ni de pierres pour { $formula }.
error-no-concentration = La concentration ne le permet pas.
error-no-gift = { $figure } ne peut pas le faire : sa compétence sert une fois par tour, sur un ami qui convient et assez proche.
error-no-hives = { $figure } a lancé ses trois ruches.
error-no-room = Il n’y a pas de place à cet endroit.
error-no-shelter = { $figure } doit finir à couvert, hors de vue ou hors de portée.
error-no-such-figure = Aucune figurine ne s’appelle { $figure }.
error-no-such-marker = La borne { $marker } n’existe pas.
error-no-such-scenery = Aucun décor ne s’appelle { $scenery }.
error-no-such-skill = { $figure } n’a pas cette compétence à utiliser.
error-no-tracker = { $figure } n’a pas de marche gratuite ; un pisteur en a une au début de son activation.
error-no-way = Aucun chemin direct ne mène à { $target }.
error-no-weapon = { $figure } n’a rien pour tirer.
error-not-active = Ce n’est pas à { $figure } de recevoir un ordre.
error-not-against-scenery = Un composant se place contre un décor.
error-not-an-enemy = { $target } n’est pas un ennemi en jeu.
error-not-down = { $figure } n’est pas à terre.
error-not-in-combat = { $target } n’est pas au combat avec cette figurine.
error-not-offered = Ce n’est pas ce qui est demandé. Choisissez une des actions proposées.
error-not-yet-activated = Cette figurine n’a pas encore été activée ce tour-ci : { $figure }. Activez sa carte.
error-nothing-to-do = { $figure } ne pourrait rien faire d’une nouvelle activation. Gardez ses points d’action pour réagir.
error-one-half = Un de vos composants au moins doit se trouver sur chaque moitié de la table.
error-other-card = Ce n’est pas le tour de { $figure } : finissez la carte commencée.
error-out-of-play = { $figure } est hors de combat.
error-out-of-range = Le tireur est hors de portée pour { $figure }.
error-out-of-sight = { $target } est hors de vue.
error-outside-zone = { $figure } doit se tenir derrière votre ligne, à plus de 9 pouces des bornes.
error-over-points = La compagnie coûte { $cost } points ; { $points } sont permis.
error-own-marker = La borne { $marker } est déjà à vous.
error-position-card = Une carte de « { $place } » nomme des figurines absentes.
error-position-component = « { $place } » n’est pas un élément.
error-position-figure = La figurine { $figure } ne peut pas être ce que dit la position.
error-position-figures = Une table ne peut contenir ces { $count } figurines : chacune a son propre nom.
error-position-frame = « { $place } » ne convient pas à cette position ({ $kind }).
error-position-overlap = { $figure } et { $target } occupent la même place.
error-profile-not-offered = { $profile } ne s’achète pas : cette figurine n’entre qu’en cours de partie.
error-scenery-used = Ce décor est déjà sur la table : { $scenery }. Choisissez-en un autre.
error-second-charge = { $figure } a déjà chargé ce tour-ci.
error-skill-at-start = { $figure } choisit son crapaud au début de son activation.
error-skill-used = { $figure } a déjà utilisé { $skill } ce tour-ci.
error-stone-carried = Une seule figurine porte une pierre, et une figurine n’en porte qu’une.
error-stone-home = La pierre { $marker } a été rapportée. Elle y reste.
error-table-columns = { $file }, ligne { $line } : il faut { $wanted } colonnes.
error-table-number = { $file }, { $row } : « { $column } » doit être un nombre.
error-table-twice = { $file } : un profil figure deux fois.
error-table-value = { $file }, { $row } : « { $column } » est incorrect.
error-through-a-figure = Quelqu’un se tient là. Aucun mouvement ne traverse une figurine.
error-too-far = C’est trop loin.
error-too-few-ap = { $figure } ne peut pas être réactivé : seules les figurines qui ont 3 ou 4 points d’action sur leur carte le peuvent.
error-too-many-cards = { $profile } : { $count } cartes ; { $most } sont permises.
error-unknown-company = Aucune compagnie ne s’appelle { $company }.
error-unknown-formula = L’alchimiste ne connaît pas { $formula }.
error-unknown-profile = Aucun profil ne s’appelle { $profile }.
error-unseen-target = { $target } ne peut pas être visée par un tir ce tour-ci.

# Places in words: see `whereabouts.py`

mark-marker-left = la borne de gauche
mark-marker-middle = la borne du milieu
mark-marker-right = la borne de droite
mark-knoll-left = le tertre de gauche
mark-knoll-middle = le tertre du milieu
mark-knoll-right = le tertre de droite
mark-stone-left = la pierre de gauche
mark-stone-middle = la pierre du milieu
mark-stone-right = la pierre de droite
landmark-house = la maison
landmark-rock = le rocher
landmark-grove = le bosquet
landmark-hedge = la haie
landmark-wall = le muret
landmark-ruins = les ruines
landmark-marsh = le marais
landmark-pond = l’étang
landmark-hill = la colline
landmark-barn = la grange
landmark-thicket = le fourré
landmark-cart = le chariot
of_landmark-house = de la maison
of_landmark-rock = du rocher
of_landmark-grove = du bosquet
of_landmark-hedge = de la haie
of_landmark-wall = du muret
of_landmark-ruins = des ruines
of_landmark-marsh = du marais
of_landmark-pond = de l’étang
of_landmark-hill = de la colline
of_landmark-barn = de la grange
of_landmark-thicket = du fourré
of_landmark-cart = du chariot
region-far-left = à découvert, au fond à gauche
region-far-middle = à découvert, au fond
region-far-right = à découvert, au fond à droite
region-level-left = à découvert, sur la gauche
region-level-middle = à découvert, au milieu
region-level-right = à découvert, sur la droite
region-near-left = à découvert, au premier plan à gauche
region-near-middle = à découvert, au premier plan
region-near-right = à découvert, au premier plan à droite
heading-ahead = droit devant
heading-ahead-left = vers l’avant à gauche
heading-ahead-right = vers l’avant à droite
heading-left = vers la gauche
heading-right = vers la droite
heading-back = vers l’arrière
heading-back-left = vers l’arrière à gauche
heading-back-right = vers l’arrière à droite
lying-upright = dans la longueur
lying-across = en travers
lying-aslant = de biais
where-to = { $mark ->
        [none] { $bearing ->
            [none] { $heading ->
                [none] { $region }
               *[other] { $heading }, { $region }
            }
            [in] jusque dans { $landmark }
            [on] jusque sur { $landmark }
           *[other] { where-beside }
        }
       *[other] vers { $mark }{ where-also }
    }{ $rank ->
        [0] { "" }
       *[other] { " " }({ $rank })
    }
where-at = { $mark ->
        [none] { $bearing ->
            [none] { $region }
           *[other] { where-beside }
        }
       *[other] devant { $mark }{ where-also }
    }{ $rank ->
        [0] { "" }
       *[other] { " " }({ $rank })
    }
where-also = { $bearing ->
        [none] { "" }
       *[other] , { where-beside }
    }
where-beside = { $bearing ->
        [in] dans { $landmark }
        [on] sur { $landmark }
        [behind] derrière { $landmark }
        [beyond] au-delà { $of_landmark }
        [left] à gauche { $of_landmark }
       *[right] à droite { $of_landmark }
    }

company-cost = { $cost } points sur { $points }.
company-code = Pour la partager : { $text }
odds-title = Dommages attendus, infligés : subis
odds-shot = Un tir : { $plain }, visé { $aimed }.
card-brutal = une attaque brutale
card-normal = une attaque normale
card-quick = une attaque rapide
card-parry = une parade
card-inactive = la carte Inactif
card-duel = la botte du duel
card-raging = la botte rageuse
card-sturdy = la botte robuste
card-trick = la ruse de Walosi
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
trait-mnd = ESP
trait-concentration = concentration
state-white = indemne
state-yellow = état grave
state-red = état critique
state-out = hors de combat
symbols-sword-sword = épée et épée
symbols-sword-axe = épée et hache
symbols-sword-mace = épée et masse
symbols-axe-axe = hache et hache
symbols-axe-mace = hache et masse
symbols-mace-mace = masse et masse
element-air = d’air
element-water = d’eau
element-earth = de terre
element-fire = de feu
scenery-house = une maison
scenery-rock = un rocher
scenery-grove = un bosquet
scenery-hedge = une haie
scenery-wall = un muret
scenery-ruins = des ruines
scenery-marsh = un marais
scenery-pond = un étang
scenery-hill = une colline
scenery-barn = une grange
scenery-thicket = un fourré
scenery-cart = un chariot
people-triad = la Triade de Jade
people-khaliman = la République khalimane
people-escaped = les Évadés
people-aurlok = la nation aurlok
people-walosi = les Walosi
people-avalon = le Royaume d’Avalon
people-temple = le Temple
company-triad-alchemist = { people-triad }, avec alchimiste
company-triad-warriors = { people-triad }, guerriers seuls
company-triad-300 = { people-triad }, 300 points
company-khaliman-alchemist = { people-khaliman }, avec alchimiste
company-khaliman-warriors = { people-khaliman }, guerriers seuls
company-khaliman-300 = { people-khaliman }, 300 points
company-aurlok-alchemist = { people-aurlok }, avec alchimiste
company-aurlok-warriors = { people-aurlok }, guerriers seuls
company-aurlok-300 = { people-aurlok }, 300 points
company-avalon-alchemist = { people-avalon }, avec alchimiste
company-avalon-warriors = { people-avalon }, guerriers seuls
company-avalon-300 = { people-avalon }, 300 points
company-escaped-band = { people-escaped }
company-walosi-alchemist = { people-walosi }, avec alchimiste
company-temple-band = { people-temple }
company-triad-tiger = { people-triad }, derrière la Garde Tigre
company-triad-storm = { people-triad }, dans la tempête
company-khaliman-djinn = { people-khaliman }, avec un djinn
company-khaliman-beasts = { people-khaliman }, avec les bêtes du désert
company-escaped-ifrit = { people-escaped }, avec un ifrit
company-aurlok-ancients = { people-aurlok }, avec les anciens
company-walosi-ostiliha = { people-walosi }, d’Ostiliha
company-avalon-grafted = { people-avalon }, avec un colosse
company-temple-compline = { people-temple }, des Complies
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

# La table dans le navigateur

table-again = Réessayer
table-score = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
table-held = { $count ->
        [one] { $count } borne
       *[other] { $count } bornes
    }
table-standing = { $count ->
        [one] { $count } figurine
       *[other] { $count } figurines
    } sur { $all }
table-hand = a la main
die-white = blanc
die-yellow = jaune
die-red = rouge
symbol-sword = épée
symbol-axe = hache
symbol-mace = masse

profile-lee_ping = Capitaine Lee Ping de la milice de Dong-Yi
profile-fu_nihao = Capitaine Fu Nihao de l’Armée triadique
profile-xian_ling = Xian Ling de l’École du Singe des Brumes
profile-feng_sao = Feng Sao de l’École du Long Soupir
profile-chen_sze = Chen Sze
profile-long_sigh_alchemist = Alchimiste de l’École du Long Soupir
profile-crystal_sun_alchemist = Alchimiste de l’École du Soleil de Cristal
profile-crystal_sun_disciple = Disciple de l’École du Soleil de Cristal
profile-chinge = Chinge
profile-militia_spearmen = Miliciens-Lanciers
profile-militia_archers = Miliciens-Archers
profile-triadic_guard = Garde triadique
profile-triadic_guard_sergeant = Sergent de la Garde triadique
profile-iron_heart_sentinel = Sentinelle du Cœur de Fer
profile-dragon_guard_inquisitor = Inquisiteur de la Garde Dragon
profile-tiger_guard_blade = Lame de la Garde Tigre
profile-whisper = Murmure
profile-shadow = Ombre
profile-araoui = Cheikh Araoui Ibn Khalid
profile-hakim = Kabircheikh Hakim Ibn Khalid
profile-dahlia = Dahlia Ibn Malikh
profile-ibrahim = Ibrahim Ibn Suleman
profile-iecha = Iëcha Bint Sorhna
profile-abdelan = Abdelan Ibn Malikh
profile-sorhna_oracle = Oracle Sorhna
profile-sorhna_evoker = Évocatrice Sorhna
profile-malikh_jaraya = Jaraya Malikh
profile-malikh_camel_rider = Méhariste Malikh
profile-ermadhi_guardian = Gardien Ermadhi
profile-malikh_tuareg = Tuareg Malikh
profile-suleman_ghulam = Ghulam Suleman
profile-malikh_beast_tamer = Belluaire Malikh
profile-desert_khergars = Khergars du désert
profile-khalid_derwish = Der’wish Khalid
profile-suleman_ifrit_qaniss = Ifrit’Qaniss Suleman
profile-mahritin_djinn = Djinn Mahritin
profile-amn_ayassarr = Am’n Ayassarr, Ifrit Pyritin
profile-hakan = Hakan Ibn Suleman, le Borgne
profile-tooth_convicts = Bagnards de la Dent
profile-khalid_flayer = Écorcheuse Khalid
profile-suleman_strangler = Étrangleur Suleman
profile-malikh_looters = Pillards Malikh
profile-malikh_fugitive = Fugitif Malikh
profile-suleman_madman = Forcené Suleman
profile-tamel_seh = Tamel’Seh Œil Lointain
profile-tecum_seh = Tecum’Seh Sachem Corbeau
profile-tha_pioca = Tha’pioca Franche Panse
profile-ca_apiti = Ca’apiti Yeux Rouges
profile-wolitse = Wolitse Brise Nocturne
profile-tanka_wanka = Tanka Wanka
profile-watanka = Watanka le Vénérable
profile-toad_medicine_shaman = Chaman-Médecine Crapaud
profile-wolf_night_shaman = Chaman-Nuit Loup
profile-aurlok_hero_spirit = Esprit-Héros Aurlok
profile-aurlok_ancestor_spirit = Esprit-Ancêtre Aurlok
profile-raven_thunder_warrior = Guerrier-Tonnerre Corbeau
profile-toad_thunder_warrior = Guerrier-Tonnerre Crapaud
profile-wolf_thunder_warrior = Guerrier-Tonnerre Loup
profile-aurochs_rain_chaser_drum = Chasse-Pluie Auroch avec Tambour
profile-aurochs_rain_chaser_horn = Chasse-Pluie Auroch avec Cor
profile-aurochs_totem_warrior = Guerrier-Totem Auroch
profile-aurochs_manitou_warrior = Guerrier-Manitou Auroch
profile-aurochs_manitou_possessed = Guerrier-Manitou Auroch Possédé
profile-raven_wind_warrior = Guerrier-Vent Corbeau
profile-toad_hive_thrower = Lance-Ruches Crapaud
profile-wolf_spirit_guard = Garde-Esprit Loup
profile-pitekica = Pitekica, Chaman-Esprit Crapaud d’Ostiliha
profile-toad_horned_sentinel = Sentinelle-Cornue Crapaud
profile-toad_wind_warrior = Guerrier-Vent Crapaud
profile-garlan = Chevalier-Légat Garlan de Brall
profile-leodegarius = Diacre Leodegarius
profile-caelina = Prieure Caelina de l’Abbaye des Matines
profile-lotharius = Connétable Lotharius du Temple des Vêpres
profile-mordren = Chevalier-Errant Mordren de Klarmen
profile-berac_h = Berac’h, le Geôlier
profile-country_priest = Prêtre de campagne
profile-temple_collector_brother = Frère-Collecteur du Temple
profile-avalonian_recruits = Recrues avaloniennes
profile-avalonian_crossbowmen = Arbalétriers avaloniens
profile-temple_novice = Novice du Temple
profile-avalonian_beaters = Rabatteurs avaloniens
profile-avalonian_retiarius = Rétiaire avalonien
profile-knight_errant = Chevalier errant
profile-avalonian_templar = Templier avalonien
profile-avalonian_pilgrim = Pèlerin avalonien
profile-avalonian_colossus = Colosse avalonien
profile-deicolus = Sénéchal Deicolus du Temple des Complies
profile-temple_hospitaller = Hospitalier du Temple des Complies
profile-temple_auxiliaries = Auxiliaires du Temple
skill-acrobat = Acrobate
skill-alchemical_control = Contrôle Alchimique
skill-alchemical_decline = Déclin Alchimique
skill-alchemical_explosion = Explosion Alchimique
skill-alchemical_mastery = Maîtrise Alchimique
skill-alchemical_necrosis = Nécrose Alchimique
skill-alchemical_servant = Serviteur Alchimique
skill-alchemical_support = Soutien Alchimique
skill-alchemical_weapon = Arme Alchimique
skill-alchemist_inner_air = Alchimiste du Cercle Intérieur (Air)
skill-alchemist_inner_earth = Alchimiste du Cercle Intérieur (Terre)
skill-alchemist_inner_water = Alchimiste du Cercle Intérieur (Eau)
skill-alchemist_outer_air = Alchimiste du Cercle Extérieur (Air)
skill-alchemist_outer_earth = Alchimiste du Cercle Extérieur (Terre)
skill-alchemist_outer_water = Alchimiste du Cercle Extérieur (Eau)
skill-armour_piercing_combat = Perce-Armure (Combat)
skill-armour_piercing_shot = Perce-Armure (Tir)
skill-bees = Abeilles
skill-brutal_blow = Coup Brutal
skill-cavalry = Cavalerie
skill-chain_attack = Enchaînement
skill-chains = Chaînes
skill-chaotic_inspiration = Inspiration Chaotique
skill-clairvoyant = Clairvoyante
skill-cumbersome = Encombrant
skill-deadly_dance = Danse Mortelle
skill-diplomatic_immunity = Immunité Diplomatique
skill-double_graft = Double greffon
skill-empathy = Empathie
skill-entangle = Enchevêtrement
skill-escaped = Évadés
skill-expert_brutal = Expert (Brutale)
skill-expert_normal = Expert (Normale)
skill-expert_parry = Expert (Parade)
skill-expert_quick_normal = Expert (Rapide, Normale)
skill-fearless = Sans Peur
skill-feint = Feinte
skill-flawless = Sans Faille
skill-frightening_14 = Effrayant (14)
skill-frightening_15 = Effrayant (15)
skill-guard = Garde
skill-hemotoxic = Hémotoxique
skill-high_dignitary = Haut Dignitaire
skill-hive_throw = Lancer de Ruches
skill-icon = Icône
skill-ifrit_hunter = Chasseur d’Ifrit
skill-impassive = Impassible
skill-iron_grip = Poigne de Fer
skill-lackey = Larbin
skill-laying_on_of_hands = Imposition des mains
skill-leader = Chef
skill-leap = Bond
skill-lightning_fast = Rapide comme l’éclair
skill-marksman_1 = Tireur Émérite (1)
skill-marksman_2 = Tireur Émérite (2)
skill-master_combat = Maître (Combat)
skill-mutagenic_metabolism = Métabolisme Mutagène
skill-one_eyed = Borgne
skill-opportunist = Opportuniste
skill-pacifist = Pacifiste
skill-pack_spirit = Esprit de meute
skill-poisoned_weapons = Armes empoisonnées
skill-preemptive_strike = Frappe Préventive
skill-prescience = Prescience
skill-raven_swarm = Nuée de Corbeaux
skill-reach = Allonge
skill-religious_authority = Autorité Religieuse
skill-roaring_wave = Onde Rugissante
skill-sacred_censers = Encensoirs sacrés
skill-sergeant = Sergent
skill-spirit = Esprit
skill-spirit_vision = Vision de l’Esprit
skill-stealth = Furtivité
skill-strategist = Stratège
skill-stubborn = Borné
skill-superior_will = Volonté Supérieure
skill-tactician = Tacticien
skill-tamer = Dresseur
skill-telluric_shock = Choc Tellurique
skill-templar_constable = Connétable-Templier
skill-temple_veteran = Vétéran du Temple
skill-tendon_cutter = Coupe Tendon
skill-thrust_duel = Botte (Duel)
skill-thrust_raging_attack = Botte (Attaque Rageuse)
skill-thrust_sturdy = Botte (Robuste)
skill-thrust_walosi_trick = Botte (Ruse de Walosi)
skill-tough_1 = Coriace/1
skill-tough_2 = Coriace/2
skill-toxic_batrachians = Batraciens Toxiques
skill-tracker = Pisteur
skill-vital_transfer = Transfert Vital
skill-waga_possession = Possession de Waga
skill-war_drum = Tambour de Guerre
skill-war_horn = Cor de Guerre
skill-wild_animal = Animal Sauvage
skill-will_of_the_ancients = Volonté des Anciens
skill-wolf_leader = Leader du Loup
skill-avenging_breath = { formula-avenging_breath }
skill-uchronia = { formula-uchronia }
skill-undine_guard = { formula-undine_guard }
skill-undine_preceptor = { formula-undine_preceptor }
formula-aerial_diversion = Diversion Aérienne
formula-alchemical_scimitar = Cimeterre Alchimique
formula-angelus_vitae = Angelus Vitae
formula-animal_fury = Fureur Animale
formula-avenging_breath = Souffle Vengeur
formula-baleful_howl = Hurlement Funeste
formula-beathacrann_benevolence = Bienveillance du Beathacrann
formula-blinding_whirl = Tourbillon aveuglant
formula-corrosive_oil = Huile Corrosive
formula-corrupting_bond = Liaison Corruptive
formula-deadly_blessing = Bénédiction Mortelle
formula-koga_swiftness = Rapidité de Koga
formula-litany_of_brambles = Litanie des Ronces
formula-orison_of_rock = Oraison de la Roche
formula-pranks_of_fate = Facéties du Destin
formula-prayer_to_stones = Prière aux pierres
formula-premonition = Prémonition
formula-razor_tornado = Tornade Acérée
formula-reflections_of_reality = Reflets de la Réalité
formula-serenity = Sérénité
formula-summoning_of_the_ancients = Convocation des Anciens
formula-telluric_lance = Lance Tellurique
formula-travelling_circus = Cirque Ambulant
formula-uchronia = Uchronie
formula-undine_guard = Garde Ondin
formula-undine_preceptor = Précepteur Ondin
formula-violent_gust = Bourrasque Violente
formula-walosi_explosion = Explosion de Walosi
formula-walosi_kiss = Baiser de Walosi
formula-walosi_trick = Ruse de Walosi
formula-wind_influence = Influence du vent
formula-wind_lightness = Légèreté du Vent

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

table-turn = Tour { $turn }. Points : { $first } à { $second }.
table-figure = { $ap } PA, { $left } PV
