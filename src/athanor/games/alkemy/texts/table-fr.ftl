# What is said at Alkemy's table in a browser, and nowhere else.

table-field = La table vue d’en haut. Les flèches déplacent le point visé ou la vue, plus et moins changent l’échelle, 0 montre tout, Entrée valide, Échap annule.
table-zoom-in = Plus près
table-zoom-out = Plus loin
table-whole = Toute la table
table-fold = Replier le panneau
table-unfold = Afficher le panneau
table-ready = Prêts à être activés
table-duel = Les combattants
table-face-down = Face cachée
table-skip = Passer
table-piece = { $scenery } ({ $kind ->
        [hindering] gênant
        [cluttered] encombré
        [obstructing] bloquant
        [water] eau
       *[hill] colline
    }, { $size } pouces de haut)
table-marker = { $mark } ({ $marker }), { $owner ->
        [own] à vous
        [other] à l’ennemi
       *[none] neutre
    }
table-component = Un composant { $element }
table-on-watch = aux aguets
table-inactive = inactive
table-fighting = au combat avec { $figures }
table-concentration = concentration { $level }
table-played = activée
table-mnd = ESP
table-ref = REF
table-com = COM
table-def = DEF
table-moves = Marche / charge / course
table-more = Toute la carte
table-blow = Dommages au combat
table-weapon = Dommages d’un tir (COM { $com }, portée { $range })
table-alchemy = { $components ->
        [one] { $components } composant
       *[other] { $components } composants
    }, { $stones ->
        [one] { $stones } pierre
       *[other] { $stones } pierres
    }, concentration { $level }
table-companies = Compagnies
table-orders = Ordres
table-targets = Cibles
table-do-walk = Marcher
table-do-run = Courir (2 PA)
table-do-track = Pister (gratuit)
table-do-charge = Charger
table-do-engage = Engager
table-do-fight = Combattre
table-do-shoot = Tirer
table-do-concentrate = Se concentrer
table-do-cast = { $formula }{ $way ->
        [swift] , pour la vitesse
        [slippery] , pour se désengager
        [ancestor] , un ancêtre
        [hero] , un héros
       *[other] { "" }
    } ({ $level } / { $components })
table-do-claim = { $taken ->
        [stone] Ramasser
       *[other] Activer ou neutraliser
    } { $mark } (2 PA)
table-do-command = Commander
table-do-done = Terminé
table-do-stand-fast = Ne pas réagir
table-do-react-move = Se déplacer après le tir
table-do-react-engage = Engager le tireur
table-do-react-shoot = Tirer à son tour
table-here-walk = Marcher ici
table-here-run = Courir ici
table-here-track = Pister jusqu’ici
table-here-react-move = Aller ici après le tir
table-here-deploy = Déployer ici
table-here-place-scenery = Placer ici
table-here-place-component = Placer ici
table-cancel = Annuler
table-first-target = Première cible : { $figure }
table-charge-end = Indiquez un endroit sur la table s’il importe où la charge s’achève.
table-charge-there = La charge s’achève là, ou aussi près que possible.
table-charge-anywhere = N’importe où
table-estimate = À combien de pouces ?
table-guess = C’est { $guess }
table-possible = elle peut y aller
table-cost = { $cost } pouces sur { $limit }
table-toll = dont { $toll } pour le terrain encombré ou les haies
table-leaves = doit d’abord se désengager de { $figures }
table-touches = touche { $figures }
table-perched = se tient sur { $scenery }
table-near-marker = à portée : { $mark }
table-sights = Montrer qui voit qui
table-sees = { $count ->
    [0] ne voit aucun ennemi
    [one] voit { $count } ennemi
   *[other] voit { $count } ennemis
  }
table-shelter = à couvert de { $figures } : { $what }
table-can-charge = assez près pour charger { $figures }
table-can-shoot = assez près pour tirer sur { $figures }
table-charged-by = peut être chargée par { $figures }
table-shot-by = peut essuyer un tir de { $figures }
table-near-component = à portée d’un composant
table-sight = en vue
table-no-sight = hors de vue
table-measured = à { $inches } pouces
table-cover = à couvert
table-no-cover = sans couvert
table-odds = { $chance } % de toucher, { $damage } dommages attendus
table-promise = inflige { $damage }, subit { $taken }
table-results = Les dés
table-close = Fermer
table-damage-read = Dommages, colonne { $column }
table-die = Dé { $colour } : { $number }, { $symbol }
table-keep = { $total } en tout
table-roll-again = Relancer ce dé
table-picked = Votre choix : { $what }. Il sera montré quand les deux auront choisi.
table-card-brutal = Attaque brutale
table-card-brutal-help = Bat la rapide ; une colonne de plus ; frappe en dernier.
table-card-normal = Attaque normale
table-card-normal-help = Bat la brutale.
table-card-quick = Attaque rapide
table-card-quick-help = Bat la normale ; une colonne de moins ; frappe en premier.
table-card-parry = Parade
table-card-parry-help = COM contre COM ; trois de mieux, et vous ripostez.
table-card-inactive = Inactif
table-card-inactive-help = Ne coûte rien, ne fait rien.
table-saved = Vos compagnies
table-own-company = Ou le code d’une compagnie à vous
table-bring = L’amener
table-points-cost = { $cost } points
table-turn-left = Tourner à gauche
table-turn-right = Tourner à droite
table-by-keys = Placer au clavier
table-place-one = En placer un pour moi
table-place-all = Tout placer pour moi
table-hive = Une ruche lancée par { $figure }
table-card-duel = Botte du duel
table-card-duel-help = Compte comme normale ; meilleure si vous n’êtes que deux.
table-card-raging = Attaque rageuse
table-card-raging-help = Compte comme normale ; plus de dommages subis, et infligés à l’état jaune.
table-card-sturdy = Robuste
table-card-sturdy-help = Compte comme normale ; deux colonnes de moins, mais plus coriace.
table-card-trick = Ruse de Walosi
table-card-trick-help = Compte comme rapide ; marcher au lieu de frapper.
table-map = La table après le tour { $turn }, avec le chemin de chacun ; hors de combat : { $fallen }.
table-map-until = Les chemins jusqu’au tour { $turn }
table-map-turn = Tour sur la carte
table-best = Meilleure figurine
table-deed-damage = { $count ->
    [one] { $count } dommage infligé
   *[other] { $count } dommages infligés
  }
table-deed-felled = { $count ->
    [one] { $count } ennemi abattu
   *[other] { $count } ennemis abattus
  }
table-deed-markers = { $count ->
    [one] { $count } borne prise
   *[other] { $count } bornes prises
  }
table-deed-healed = { $count ->
    [one] { $count } point soigné
   *[other] { $count } points soignés
  }
table-turn-by-turn = Tour après tour
table-turn-name = Tour { $turn }
table-scored = { $name ->
    [none] Personne ne marque.
   *[other] { $name } marque.
  }
table-fallen = Hors de combat
table-felled-by = au tour { $turn }, par { $figure }
table-fell-in = au tour { $turn }
table-foresees = Prescience : { $figure } voit l’autre carte avant de choisir.
table-foreseen = Prescience : { $figure } voit cette carte avant de choisir. Elle n’est pas secrète.
