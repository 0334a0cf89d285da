# Ce qui est imprimé sur les cartes : compétences et formules en entier.
explain-skill-acrobat = Quand une attaque de combat devrait la blesser, la figurine peut tester sa REF contre le total de COM de l’attaquant ; un succès annule tous ces dommages. Un dé de bonus au test si elle est indemne ou dans l’état grave.
explain-skill-alchemical_support = Une fois par tour dans son activation, gratuitement : remet autant de ses composants qu’elle veut à un alchimiste ami au contact.
explain-skill-alchemical_weapon = En combat contre un alchimiste, ses dommages se lisent dans sa seconde table.
explain-skill-alchemist_outer_air = Affinité avec l’air. Une fois par tour, récolte un marqueur de composant à 1 pouce : 4 d’air, 2 de tout autre élément. Au plus 4 pierres d’améliorations par formule.
explain-skill-alchemist_outer_earth = Affinité avec la terre. Une fois par tour, récolte un marqueur de composant à 1 pouce : 4 de terre, 2 de tout autre élément. Au plus 4 pierres d’améliorations par formule.
explain-skill-alchemist_outer_water = Affinité avec l’eau. Une fois par tour, récolte un marqueur de composant à 1 pouce : 4 d’eau, 2 de tout autre élément. Au plus 4 pierres d’améliorations par formule.
explain-skill-armour_piercing_combat = Coriace ne réduit pas ses dommages en combat.
explain-skill-armour_piercing_shot = Coriace ne réduit pas les dommages de ses tirs.
explain-skill-brutal_blow = Une fois par tour, quand son attaque brutale réussit, la figurine peut repousser cet ennemi d’un pouce en ligne droite, sans jet de désengagement. La poussée s’arrête aux obstacles, et avant le contact d’un autre adversaire de la figurine repoussée. Pas avec un enchaînement.
explain-skill-chain_attack = Quand son attaque réussit, avec ou sans dommages, la figurine peut aussitôt refaire gratuitement un jet de COM contre le même ennemi, avant sa réplique : l’ennemi compte comme inactif, dommages une colonne à gauche. Une fois par carte jouée.
explain-skill-cumbersome = Dans son activation, il faut faire autre chose entre deux tirs.
explain-skill-deadly_dance = Le second jet de son enchaînement se lit sans décalage à gauche.
explain-skill-diplomatic_immunity = Jusqu’à son premier jet de COM ou de tir de la partie : celui qui veut la charger doit d’abord gagner un jet d’ESP en opposition. Sinon la charge n’a pas lieu, ne coûte rien et ne peut pas être retentée ce tour-ci. Les Évadés l’ignorent.
explain-skill-empathy = Chaque fois qu’un Aurlok ami à 6 pouces ou moins subit des dommages, la figurine peut en prendre 1 point à sa place, sans perdre de concentration. Pas avec un seul point de vie restant.
explain-skill-escaped = Ignore l’immunité diplomatique.
explain-skill-expert_brutal = Un dé de bonus au COM quand la figurine joue l’attaque brutale.
explain-skill-fearless = Réussit sans jet tout test contre un adversaire effrayant.
explain-skill-feint = Une fois les deux cartes de combat montrées, la figurine peut changer la sienne en Inactif, et ne paie alors rien. Pas lors d’une charge.
explain-skill-flawless = Quand elle pare, la figurine peut obliger l’attaquant à relancer COM avant de faire son propre jet. Le second jet est gardé.
explain-skill-hemotoxic = Dans l’état grave ou critique, rend 1 dommage à l’ennemi au contact dont l’attaque la blesse.
explain-skill-laying_on_of_hands = Une fois par tour dans son activation, gratuitement : la figurine coche autant de ses cases blanches qu’elle veut, et un Avalonien ami au contact récupère 2 PV pour chacune.
explain-skill-leader = Les amis à autant de pouces que son ESP peuvent utiliser son ESP à la place du leur. Son propre jet d’initiative se fait toujours avec des dés blancs.
explain-skill-leap = En marche, charge ou course, la figurine peut sauter par-dessus figurines et obstacles de taille 3 au plus, sur la longueur de sa marche au plus. Elle peut charger un ennemi qu’elle ne voit pas. Les chutes ne la blessent pas.
explain-skill-marksman_2 = Deux fois par tour, annoncé juste avant le jet de tir : la cible ne profite d’aucun couvert.
explain-skill-master_combat = Une fois par tour, dans son activation ou en réaction, une action de combat ne coûte aucun PA.
explain-skill-one_eyed = Son dé de bonus de visée est un dé rouge.
explain-skill-opportunist = Une fois par tour, juste après l’activation d’une Ombre ou d’un Murmure de la compagnie, Chen Sze peut s’activer ou se réactiver avant que la main ne passe.
explain-skill-prescience = N’a jamais besoin de ligne de vue. Au combat, l’ennemi montre sa carte avant qu’elle ne choisisse la sienne.
explain-skill-reach = Combat et ouvre des combats jusqu’à 1 pouce. Un ennemi sans allonge qui ne la touche pas peut seulement parer, et ne la retient pas quand elle se désengage.
explain-skill-religious_authority = Une fois par tour dans son activation, il désigne un ami à autant de pouces que son ESP, ni héros ni alchimiste, qui fait aussitôt une action de 1 PA gratuitement.
explain-skill-stealth = Peut être déployée après toutes les autres. Toujours à couvert contre les tirs, et peut réagir à un tir pour ôter la visée, où qu’elle finisse. Ne peut être ni chargée ni engagée de plus de 4 pouces.
explain-skill-templar_constable = La compagnie peut avoir 2 cartes de Templiers. Tant qu’il est en jeu, ses Novices du Temple ont Expert (Brutale).
explain-skill-tough_1 = Chaque jet de COM ou de tir qui la blesse fait 1 dommage de moins, mais jamais moins de 1.
explain-skill-tracker = Une fois par tour, au début de son activation : une marche gratuite, qui n’est pas une action.
explain-skill-wolf_leader = Tant qu’il est en jeu, les Guerriers-Tonnerre Loup de la compagnie ont Furtivité.
explain-formula-aerial_diversion = Deux amis à portée, dont l’un peut être l’alchimiste, échangent leurs places sans jet de désengagement. 2 pierres : 1 pouce de portée de plus.
explain-formula-animal_fury = Un ennemi subit autant de dommages que le chaman a de cases jaunes cochées. 2 pierres : une cible de plus à portée.
explain-formula-litany_of_brambles = Sur un Avalonien ami ou lui-même, jusqu’à la fin d’un tour où la cible est blessée : chaque fois qu’une attaque au contact blesse la cible, l’attaquant subit 1 dommage. 1 pierre : une cible de plus à portée. 2 pierres : 1 dommage de plus.
explain-formula-prayer_to_stones = Zone autour du prêtre : lui et les Avaloniens amis qui s’y trouvent ont Coriace/1, ou un point de plus qu’ils n’avaient. Cesse dès qu’il est blessé. 1 pierre : 1 pouce de portée de plus.
explain-formula-premonition = Zone autour de l’Oracle, jusqu’à ce que sa concentration soit à 0 : elle et les Khalimans amis inactifs qui s’y trouvent peuvent réagir comme s’ils avaient des PA, autant de fois qu’ils veulent. 1 pierre : 1 pouce de portée de plus.
explain-formula-travelling_circus = Un ami ou lui-même est Acrobate, avec REF 4 pour ce test, une fois. 1 pierre : une cible de plus à portée. 2 pierres : jusqu’à la fin du tour où l’effet sert. 2 pierres : 1 point de REF de plus.
explain-formula-uchronia = Un Khaliman ami ou elle-même peut une fois relancer un de ses dés, dans n’importe quel jet. 1 pierre : une cible de plus à portée. 3 pierres : dans tous les jets du tour où l’effet sert.
explain-formula-walosi_kiss = Un Aurlok ami ou le chaman lui-même récupère 1 PV. 2 pierres : une cible de plus à portée. 2 pierres : 1 PV récupéré de plus.
explain-formula-wind_lightness = Jusqu’à la fin du tour, un ami de taille 1 ou 2 autre qu’un héros, ou la disciple elle-même, devient Pisteur ou se désengage sans jet. 2 pierres : une cible de plus à portée. 1 pierre : les deux effets.
explain-not-yet = Pas encore en jeu ici : les figurines qui l’ont ne peuvent pas être prises (A-87).

weapon-bow = Arc
weapon-darts = Fléchettes
weapon-double_bow = Arc double
weapon-scorpion = Scorpion
weapon-long_sling = Fronde longue
weapon-ravens = Corbeaux
weapon-javelins = Javelots
weapon-tomahawk = Tomahawk
weapon-crossbow = Arbalète
weapon-sling = Fronde

# La page des compagnies.
co-title = Compagnies
co-intro = Parcourez les cartes, composez une compagnie, emmenez-la à une table ou au club.
co-gallery = Toutes les figurines
co-cards = Toutes les cartes
co-build = Votre compagnie
co-saved = Enregistrées
co-loading = Les cartes arrivent…
co-search = Chercher
co-search-hint = Nom, compétence ou formule
co-people = Peuple
co-role = Rôle
co-skill = Compétence
co-cost-most = Coût maximal
co-any = Tous
co-also-missing = Montrer les cartes qu’on ne peut pas encore prendre
co-also-apart = Aussi les cartes qui ne vont pas avec la compagnie
co-found = { $count ->
    [0] Aucune carte ne correspond. Élargissez la recherche.
    [1] Une carte
   *[other] { $count } cartes
  }
co-clear = Effacer la recherche
role-hero = Héros
role-alchemist = Alchimistes
role-shooter = Tireurs
role-troop = Troupes
kind-hero = Héros
kind-hero-alchemist = Héros, alchimiste
kind-alchemist = Alchimiste
kind-troop = Troupe
kind-special = Spécial
co-size = Taille
co-ap = PA
co-move = Mouvements
co-walk = Marche
co-charge = Charge
co-run = Course
co-mnd = ESP
co-ref = REF
co-com = COM
co-def = DEF
co-cost = { $cost } points
co-points-short = pts
co-per-figure = chacune
co-health = Santé
co-health-told = { $white } blanches, { $yellow } jaunes, { $red } rouges
co-damage = Dommages
co-damage-shot = Dommages des tirs
co-damage-alchemical = Dommages contre les alchimistes
co-shot = { $weapon } : COM { $com }, portée { $range } pouces
co-limit = { $figures ->
    [1] { $count ->
        [one] { $count } carte au plus
       *[other] { $count } cartes au plus
      }
   *[other] { $count ->
        [one] { $count } carte de { $figures } au plus
       *[other] { $count } cartes de { $figures } au plus
      }
  }
co-not-offered = Pas encore disponible
co-skills = Compétences
co-formulas = Formules
co-formula-facts = niveau { $level } · { $components ->
    [one] { $components } composant
   *[other] { $components } composants
  } { $element } · { $range ->
    [0] sur soi
   *[other] { $range } pouces
  } · { $threshold ->
    [auto] réussite automatique
   *[other] contre ESP
  }
co-formula-other = comme la formule qu’elle copie
co-alchemy = { $circle ->
    [inner] Cercle intérieur
   *[other] Cercle extérieur
  }, alchimie { $element } : { $stones } pierres, porte { $store } composants
co-symbol = { $symbol ->
    [sword] épée
    [axe] hache
   *[mace] masse
  }
co-add = Ajouter
co-add-of = Ajouter { $profile }
co-less-of = Retirer { $profile }
co-count = { $count } dans la compagnie
co-name = Nom
co-name-hint = Donnez-lui un nom
co-format = Format
co-budget = { $cost } points sur { $points }
co-left = { $count ->
    [one] reste { $count } point
   *[other] restent { $count } points
  }
co-over = { $count ->
    [one] { $count } point de trop
   *[other] { $count } points de trop
  }
co-figures = { $figures ->
    [one] { $figures } figurine
   *[other] { $figures } figurines
  }, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  }
co-sound = Elle respecte toutes les règles.
co-broken = { $count ->
    [1] Une règle n’est pas respectée :
   *[other] { $count } règles ne sont pas respectées :
  }
co-rule = Règle { $rule }
co-empty = Encore personne. Partez d’une compagnie toute faite, ou ajoutez des cartes.
co-start-from = Partir de
co-samples = Compagnies toutes faites
co-new = Nouvelle compagnie
co-unnamed = Compagnie
co-save = Enregistrer
co-kept = Enregistrée dans ce navigateur et sur le serveur.
co-kept-here = Enregistrée dans ce navigateur. Le serveur n’a pas pu l’enregistrer : { $reason }
co-share = Partager
co-share-more = Toute personne qui ouvre ce lien voit cette compagnie.
co-code = Code pour la table
co-link = Lien
co-print = Imprimer ou créer un PDF
co-play = Jouer avec cette compagnie
co-play-not = Une compagnie qui enfreint une règle ne peut pas être jouée.
co-open = Ouvrir
co-delete = Supprimer
co-delete-of = Supprimer { $name }
co-saved-none = Rien d’enregistré pour l’instant.
co-shared = Quelqu’un a partagé cette compagnie avec vous. Changez-la à votre guise : celle du lien reste telle quelle.
co-server = enregistrée sur le serveur sous { $id }
co-to-build = Voir la compagnie ({ $cost })

# La feuille imprimée.
sheet-title = Feuille de compagnie
sheet-total = { $cost } points
sheet-dice = Les dés
sheet-skills = Compétences
sheet-formulas = Formules
sheet-alchemists = Alchimistes
sheet-concentration = Concentration
sheet-stones = Pierres
sheet-components = Composants
sheet-turn = Tour
sheet-points = Points
sheet-opponent = Adversaire
sheet-date = Date
sheet-move = Marche / charge / course
sheet-order = Colonnes des tables de dommages : { $columns }.
sheet-state = Les dommages cochent les cases de gauche à droite ; la première case libre donne la couleur des dés.
sheet-made = Faite avec Athanor. Code pour la table : { $code }
