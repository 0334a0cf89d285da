# Ce qui est imprimé sur les cartes : compétences et formules en entier.
explain-skill-acrobat = Quand une attaque de combat devrait la blesser, la figurine peut tester sa REF contre le total de COM de l’attaquant ; un succès annule tous ces dommages. Un dé de bonus au test si elle est indemne ou dans l’état grave.
explain-skill-alchemical_control = Des dommages ne lui coûtent un niveau de concentration que s’ils dépassent sa concentration du moment.
explain-skill-alchemical_decline = À la fin de chaque tour, elle subit 1 dommage. Un alchimiste khaliman ami peut payer 1 pierre pour l’empêcher, et 1 pierre de plus pour la soigner de 1, ou de 2 s’il est Évocateur.
explain-skill-alchemical_explosion = Quand ses dommages se lisent sous épée-masse ou hache-hache, toutes les autres figurines en vue, amies comprises, subissent des dommages : 2 jusqu’à 2 pouces, 1 jusqu’à 4 pouces. Coriace compte.
explain-skill-alchemical_mastery = Après un jet d’alchimie raté, peut ajouter 1 au total par pierre dépensée, jusqu’à sa concentration + 1 pierres.
explain-skill-alchemical_necrosis = À la fin de chaque tour, subit 1 dommage. Dans son activation, au contact d’un alchimiste, pour 1 PA : celui-ci perd 2 pierres et la figurine récupère 2 PV. Tant qu’elle est en jeu, chaque formule coûte 1 composant de plus.
explain-skill-alchemical_servant = La compagnie peut compter 2 cartes de Djinn Mahritin.
explain-skill-alchemical_support = Une fois par tour dans son activation, gratuitement : remet autant de ses composants qu’elle veut à un alchimiste ami au contact.
explain-skill-alchemical_weapon = En combat contre un alchimiste, ses dommages se lisent dans sa seconde table.
explain-skill-alchemist_inner_air = Affinité avec l’air. Une fois par tour, récolte un marqueur de composant à 1 pouce : 6 d’air, 2 de tout autre élément. Un dé de bonus aux jets d’alchimie. Au plus 6 pierres d’améliorations par formule.
explain-skill-alchemist_inner_earth = Affinité avec la terre. Une fois par tour, récolte un marqueur de composant à 1 pouce : 6 de terre, 2 de tout autre élément. Un dé de bonus aux jets d’alchimie. Au plus 6 pierres d’améliorations par formule.
explain-skill-alchemist_inner_water = Affinité avec l’eau. Une fois par tour, récolte un marqueur de composant à 1 pouce : 6 d’eau, 2 de tout autre élément. Un dé de bonus aux jets d’alchimie. Au plus 6 pierres d’améliorations par formule.
explain-skill-alchemist_outer_air = Affinité avec l’air. Une fois par tour, récolte un marqueur de composant à 1 pouce : 4 d’air, 2 de tout autre élément. Au plus 4 pierres d’améliorations par formule.
explain-skill-alchemist_outer_earth = Affinité avec la terre. Une fois par tour, récolte un marqueur de composant à 1 pouce : 4 de terre, 2 de tout autre élément. Au plus 4 pierres d’améliorations par formule.
explain-skill-alchemist_outer_water = Affinité avec l’eau. Une fois par tour, récolte un marqueur de composant à 1 pouce : 4 d’eau, 2 de tout autre élément. Au plus 4 pierres d’améliorations par formule.
explain-skill-armour_piercing_combat = Coriace ne réduit pas ses dommages en combat.
explain-skill-armour_piercing_shot = Coriace ne réduit pas les dommages de ses tirs.
explain-skill-bees = Une ruche pique avec COM 4 et des dés blancs contre DEF, dommages dans la seconde table du lanceur : chaque figurine à 2 pouces quand elle est posée, puis toute figurine qui y bouge, agit ou réagit, une fois par tour. Une piqûre de 3 dommages retire la ruche. Les Lance-Ruches sont immunisés.
explain-skill-brutal_blow = Une fois par tour, quand son attaque brutale réussit, la figurine peut repousser cet ennemi d’un pouce en ligne droite, sans jet de désengagement. La poussée s’arrête aux obstacles, et avant le contact d’un autre adversaire de la figurine repoussée. Pas avec un enchaînement.
explain-skill-cavalry = Sa charge donne 2 dés de bonus au COM au lieu d’un, et ces dommages se lisent une colonne plus à droite.
explain-skill-chain_attack = Quand son attaque réussit, avec ou sans dommages, la figurine peut aussitôt refaire gratuitement un jet de COM contre le même ennemi, avant sa réplique : l’ennemi compte comme inactif, dommages une colonne à gauche. Une fois par carte jouée.
explain-skill-chains = Une fois par tour dans son activation, gratuitement : COM contre la DEF d’un ennemi de taille 1 ou 2 en vue, à 4 pouces au plus. En cas de succès, il est traîné au contact par le plus court chemin, 4 pouces au plus et sans toucher personne d’autre ; il perd 1 PA et le combat s’engage.
explain-skill-chaotic_inspiration = Une fois par tour, dans un jet en opposition contre un ennemi, sauf l’initiative, peut échanger un de ses dés contre un dé de l’ennemi.
explain-skill-clairvoyant = Les ennemis en combat avec elle ne profitent pas de leurs compétences Maître, Expert, Sans Faille et Feinte.
explain-skill-cumbersome = Dans son activation, il faut faire autre chose entre deux tirs.
explain-skill-deadly_dance = Le second jet de son enchaînement se lit sans décalage à gauche.
explain-skill-diplomatic_immunity = Jusqu’à son premier jet de COM ou de tir de la partie : celui qui veut la charger doit d’abord gagner un jet d’ESP en opposition. Sinon la charge n’a pas lieu, ne coûte rien et ne peut pas être retentée ce tour-ci. Les Évadés l’ignorent.
explain-skill-double_graft = Au début d’un tour, peut choisir un effet pour ce tour, chacun une fois par partie. Excès de sève : qui perd 2 cases ou plus sur une de ses attaques a COM 2. Greffon ancré : Coriace/1. Greffon mouvant : la prochaine figurine qu’il blesse en combat ne peut plus bouger. Bourgeonnement : il se déplace de 5/7/12.
explain-skill-empathy = Chaque fois qu’un Aurlok ami à 6 pouces ou moins subit des dommages, la figurine peut en prendre 1 point à sa place, sans perdre de concentration. Pas avec un seul point de vie restant.
explain-skill-entangle = Quand un combat avec elle commence, la figurine fait d’abord un jet de COM gratuit et sans réplique. Un succès ne blesse pas, mais tant que dure ce combat l’ennemi a 1 dé de malus au COM et DEF -2, et paie 1 PA de plus pour tout mouvement qui désengage.
explain-skill-escaped = Ignore l’immunité diplomatique.
explain-skill-expert_brutal = Un dé de bonus au COM quand la figurine joue l’attaque brutale.
explain-skill-expert_normal = Un dé de bonus au COM quand la figurine joue l’attaque normale.
explain-skill-expert_parry = Un dé de bonus au COM quand la figurine joue la parade.
explain-skill-expert_quick_normal = Un dé de bonus au COM quand la figurine joue l’attaque rapide ou l’attaque normale.
explain-skill-fearless = Réussit sans jet tout test contre un adversaire effrayant.
explain-skill-feint = Une fois les deux cartes de combat montrées, la figurine peut changer la sienne en Inactif, et ne paie alors rien. Pas lors d’une charge.
explain-skill-flawless = Quand elle pare, la figurine peut obliger l’attaquant à relancer COM avant de faire son propre jet. Le second jet est gardé.
explain-skill-frightening_14 = Avant qu’un combat avec elle ne commence, l’adversaire teste son ESP contre 14. S’il échoue, il a 1 dé de malus à tous ses jets tant qu’il combat cette figurine. Plusieurs figurines effrayantes s’ajoutent.
explain-skill-frightening_15 = Avant qu’un combat avec elle ne commence, l’adversaire teste son ESP contre 15. S’il échoue, il a 1 dé de malus à tous ses jets tant qu’il combat cette figurine. Plusieurs figurines effrayantes s’ajoutent.
explain-skill-guard = Quand un ami à 2 pouces devient la cible d’un tir, d’une formule, d’une charge ou d’un engagement, la figurine peut gratuitement échanger sa place avec lui et devenir la cible ; elle ne réagit alors pas. Pas si elle est en combat ou visée par la même action.
explain-skill-hemotoxic = Dans l’état grave ou critique, rend 1 dommage à l’ennemi au contact dont l’attaque la blesse.
explain-skill-high_dignitary = La compagnie peut compter 4 cartes de Ghulam Suleman. Tant qu’elle est en jeu, ses Ghulams ont Expert (Parade).
explain-skill-hive_throw = Trois ruches par partie. En lancer une par tour est gratuit, chaque autre coûte 1 PA : elle se pose en vue, à 10 pouces au plus.
explain-skill-icon = Une fois par tour, un ami à 2 pouces d’elle peut la protéger comme avec Garde.
explain-skill-ifrit_hunter = Contre un ennemi de taille 3 : Perce-Armure (Combat) et 1 dé de bonus de plus au COM.
explain-skill-impassive = Elle et ses amis à 4 pouces, sauf les héros, ne prennent jamais de dés de malus.
explain-skill-iron_grip = À tout jet de COM, un de ses dés est blanc, quel que soit son état.
explain-skill-lackey = Récolte comme un alchimiste, mais 2 composants de tout marqueur, et n’en porte jamais plus de 2. Dans son activation, les remet gratuitement à un alchimiste au contact.
explain-skill-laying_on_of_hands = Une fois par tour dans son activation, gratuitement : la figurine coche autant de ses cases blanches qu’elle veut, et un Avalonien ami au contact récupère 2 PV pour chacune.
explain-skill-leader = Les amis à autant de pouces que son ESP peuvent utiliser son ESP à la place du leur. Son propre jet d’initiative se fait toujours avec des dés blancs.
explain-skill-leap = En marche, charge ou course, la figurine peut sauter par-dessus figurines et obstacles de taille 3 au plus, sur la longueur de sa marche au plus. Elle peut charger un ennemi qu’elle ne voit pas. Les chutes ne la blessent pas.
explain-skill-lightning_fast = Quand un ennemi quitte son contact, il fait contre lui une attaque gratuite, dommages une colonne à gauche, même là où les règles ne la lui donneraient pas.
explain-skill-marksman_1 = Une fois par tour, annoncé juste avant le jet de tir : la cible ne profite d’aucun couvert.
explain-skill-marksman_2 = Deux fois par tour, annoncé juste avant le jet de tir : la cible ne profite d’aucun couvert.
explain-skill-master_combat = Une fois par tour, dans son activation ou en réaction, une action de combat ne coûte aucun PA.
explain-skill-mutagenic_metabolism = La compagnie peut compter 2 cartes de Chaman-Médecine Crapaud. Tant qu’il est en jeu, ses Chamans-Médecine sont Hémotoxiques et ses Lance-Ruches ont Bond. Un Walosi ami dont la dernière case est cochée reste en jeu à autant de pouces que son ESP ; à la fin du tour il est retiré s’il n’a pas été soigné.
explain-skill-one_eyed = Son dé de bonus de visée est un dé rouge.
explain-skill-opportunist = Une fois par tour, juste après l’activation d’une Ombre ou d’un Murmure de la compagnie, Chen Sze peut s’activer ou se réactiver avant que la main ne passe.
explain-skill-pacifist = Pour lui et toute figurine à 5 pouces de lui, toute action ou réaction de combat, de tir ou d’alchimie contre un ennemi coûte 1 PA de plus.
explain-skill-pack_spirit = A Enchaînement contre un ennemi en combat avec un autre Khergar.
explain-skill-poisoned_weapons = Une figurine qu’elle blesse, en combat ou d’un tir, a 1 dé de malus à tous ses jets jusqu’à la fin du tour.
explain-skill-preemptive_strike = Quand elle est chargée, la figurine peut faire un jet de REF gratuit en opposition avec le chargeur ; si elle gagne, elle inflige aussitôt les dommages que montrent les dés de ce jet. Sa Garde vaut même en combat tant que personne ne la touche.
explain-skill-prescience = N’a jamais besoin de ligne de vue. Au combat, l’ennemi montre sa carte avant qu’elle ne choisisse la sienne.
explain-skill-raven_swarm = Une fois par tour, peut mesurer une distance avant de déclarer une action. Les ennemis à son contact ont 1 dé de malus au COM.
explain-skill-reach = Combat et ouvre des combats jusqu’à 1 pouce. Un ennemi sans allonge qui ne la touche pas peut seulement parer, et ne la retient pas quand elle se désengage.
explain-skill-religious_authority = Une fois par tour dans son activation, il désigne un ami à autant de pouces que son ESP, ni héros ni alchimiste, qui fait aussitôt une action de 1 PA gratuitement.
explain-skill-roaring_wave = Une fois par tour dans son activation, pour 1 PA : une attaque normale contre chaque ennemi à 1 pouce, l’un après l’autre, sans réaction.
explain-skill-sacred_censers = Chaque fois qu’elle ou un ami à 6 pouces subit des dommages, 1 point est ignoré. Plusieurs encensoirs ne s’ajoutent pas.
explain-skill-sergeant = Seulement avec les 3 Gardes triadiques. Tant que le Sergent est en jeu, ils ont Expert (Parade).
explain-skill-spirit = Compte comme Sans Peur. Aucune alchimie ne peut le viser ni l’affecter. Se désengage sans jet. N’entre en jeu que par la Convocation des Anciens.
explain-skill-spirit_vision = Une fois par tour dans son activation, sur une figurine à autant de pouces que son ESP, jusqu’à la fin du tour : un ennemi n’a ni couvert ni furtivité ; un ami gagne Furtivité ou, s’il l’a déjà, ne peut être visé par un tir.
explain-skill-stealth = Peut être déployée après toutes les autres. Toujours à couvert contre les tirs, et peut réagir à un tir pour ôter la visée, où qu’elle finisse. Ne peut être ni chargée ni engagée de plus de 4 pouces.
explain-skill-strategist = Déploiement : d’abord toutes les figurines adverses sans furtivité, puis celles de sa compagnie, enfin les figurines furtives. Sans effet si les deux compagnies l’ont.
explain-skill-stubborn = Les compétences et formules amies ne peuvent ni la viser ni l’aider.
explain-skill-superior_will = Une fois par tour dans son activation, sur un ennemi en vue : elle teste son ESP contre 15. En cas de succès, la prochaine activation adverse du tour doit être celle de la carte de cette figurine, et passer est interdit.
explain-skill-tactician = Un dé de bonus à ses jets d’initiative.
explain-skill-tamer = Autant d’animaux sauvages que ses PA peuvent l’accompagner. Une fois par tour, leur carte peut s’activer ou se réactiver juste après le dresseur, avant que la main ne passe. Les animaux à autant de pouces que son ESP peuvent utiliser son ESP.
explain-skill-telluric_shock = Une fois par tour dans son activation, gratuitement : toute autre figurine à 4 pouces perd 1 PA.
explain-skill-templar_constable = La compagnie peut avoir 2 cartes de Templiers. Tant qu’il est en jeu, ses Novices du Temple ont Expert (Brutale).
explain-skill-temple_veteran = La compagnie peut compter 6 cartes de Novice du Temple. Quand sa parade dépasse l’attaque de 5 ou plus, il récupère le PA de la carte en plus de la contre-attaque.
explain-skill-tendon_cutter = Les dés de bonus qu’elle a sur un jet de COM valent aussi pour l’enchaînement qui suit.
explain-skill-thrust_duel = Une carte de combat de plus qui compte comme attaque normale. Si lui et son adversaire ne combattent que l’un contre l’autre : 1 dé de bonus en REF et en COM.
explain-skill-thrust_raging_attack = Une carte de combat de plus qui compte comme attaque normale. Les dommages que lui inflige la carte ennemie se lisent une colonne à droite. Dans l’état grave, ses propres dommages se lisent dans sa seconde table.
explain-skill-thrust_sturdy = Une carte de combat de plus qui compte comme attaque normale. Ses dommages se lisent deux colonnes à gauche ; contre le prochain jet de COM de l’adversaire, elle gagne 1 en Coriace.
explain-skill-thrust_walosi_trick = Une carte de combat de plus qui compte comme attaque rapide, avec 2 dés de bonus en REF. Au lieu de frapper, la figurine marche aussitôt, même après une charge ou une course, avec 1 dé de bonus si elle se désengage.
explain-skill-tough_1 = Chaque jet de COM ou de tir qui la blesse fait 1 dommage de moins, mais jamais moins de 1.
explain-skill-tough_2 = Chaque jet de COM ou de tir qui la blesse fait 2 dommages de moins, mais jamais moins de 1.
explain-skill-toxic_batrachians = Au début de son activation, en choisit un, qui dure jusqu’au choix suivant. Crapaud-buffle : Coriace +1. Rainette jaune : Pisteur et REF +2. Rainette noire : COM +1 et dommages +1.
explain-skill-tracker = Une fois par tour, au début de son activation : une marche gratuite, qui n’est pas une action.
explain-skill-vital_transfer = Une fois par activation, peut passer de ses dommages à des Avaloniens amis à 4 pouces : 1 point à chacun, à autant qu’il veut.
explain-skill-waga_possession = A 10 cases de possession. Chaque dommage qu’un ennemi lui inflige, ou inflige à un Aurlok ami à 6 pouces, en coche une. Toutes cochées, il est remplacé par sa forme possédée, qui garde les effets, les PA dépensés et les dommages.
explain-skill-war_drum = Indemne ou dans l’état grave : elle et les Aurloks amis en combat à 6 pouces ont 1 dé de bonus au COM avec les cartes d’attaque, sans cumul avec celui de la charge, et ne peuvent ni parer ni rester inactifs dans leur activation.
explain-skill-war_horn = Indemne ou dans l’état grave : les ennemis en combat à 6 pouces lancent des dés jaunes dans ce combat s’ils sont indemnes, rouges s’ils sont dans l’état grave.
explain-skill-wild_animal = Seulement avec un dresseur. Chef ne l’aide pas ; il ne peut pas accomplir ce que demande un scénario ; il ne pare pas.
explain-skill-will_of_the_ancients = Quand elle est blessée, peut payer 2 pierres pour garder son niveau de concentration.
explain-skill-wolf_leader = Tant qu’il est en jeu, les Guerriers-Tonnerre Loup de la compagnie ont Furtivité.
explain-formula-aerial_diversion = Deux amis à portée, dont l’un peut être l’alchimiste, échangent leurs places sans jet de désengagement. 2 pierres : 1 pouce de portée de plus.
explain-formula-alchemical_scimitar = Sur elle-même, jusqu’à la fin d’un tour où elle est blessée : elle ne perd pas de concentration, a 1 dé de bonus au COM, et sa table de dommages devient 4/4/5/5/6/6.
explain-formula-angelus_vitae = Un Avalonien ami qui n’est pas un héros, ou lui-même, a Expert (Brutale) pour son prochain jet de COM, ou Expert (Normale) s’il l’avait déjà. 2 pierres : une cible de plus à portée. 2 pierres : jusqu’à la fin du tour où la cible joue une carte autre qu’Inactif.
explain-formula-animal_fury = Un ennemi subit autant de dommages que le chaman a de cases jaunes cochées. 2 pierres : une cible de plus à portée.
explain-formula-avenging_breath = Une zone autour de l’alchimiste. Jusqu’à ce que sa concentration tombe à 0, il peut dépenser une pierre pour ajouter 1 à un jet de COM, à un jet de tir ou aux dommages d’un ami de la zone qui n’est pas un héros ; par tour, pas plus de pierres que sa concentration.
explain-formula-baleful_howl = Jusqu’à la fin du tour, le chaman est Effrayant (12), et chaque ennemi dans la zone teste son ESP tout de suite ou a 1 dé de malus à tous ses jets jusqu’à la fin du tour. 1 pierre : 1 pouce de portée. 1 pierre : 1 de plus au seuil.
explain-formula-beathacrann_benevolence = Jusqu’à la fin du tour, un Avalonien ami, ou lui-même, peut prendre 1 dé de bonus à tout jet ; si un jet ainsi aidé échoue, sa DEF est de 2 pour le reste du tour. 2 pierres : une cible de plus à portée.
explain-formula-blinding_whirl = Une zone autour de l’alchimiste, jusqu’à la fin du tour : les amis y ont Furtivité, et les tirs contre une figurine furtive de la zone ont 1 dé de malus. 2 pierres : 1 pouce de portée.
explain-formula-corrosive_oil = Un Avalonien ami, ou lui-même, inflige 1 dommage de plus en combat à son prochain jet de COM. 1 pierre : une cible de plus. 2 pierres : jusqu’à la fin du tour où la cible a infligé des dommages.
explain-formula-corrupting_bond = Un ami, ou lui-même, et un ennemi à portée. L’ami subit autant de dommages qu’il lui reste de points de vie ; puis le joueur répartit entre les ennemis autant de dommages que l’ami a de cases jaunes et rouges cochées. 2, 3 ou 4 pierres : un, deux ou trois ennemis de plus à portée.
explain-formula-deadly_blessing = Sur un ami ou elle-même : quand une carte d’attaque est résolue contre la cible, l’attaquant subit autant de dommages que le Coriace de la cible, une fois. 1 pierre : une cible de plus. 2 pierres : jusqu’à la fin du tour où une carte est résolue contre la cible.
explain-formula-koga_swiftness = Jusqu’à la fin du tour, un Aurlok ami qui n’est pas un héros se déplace de +1/+1/+2, et les tirs contre lui sont sans visée. 2 pierres : une cible de plus à portée.
explain-formula-litany_of_brambles = Sur un Avalonien ami ou lui-même, jusqu’à la fin d’un tour où la cible est blessée : chaque fois qu’une attaque au contact blesse la cible, l’attaquant subit 1 dommage. 1 pierre : une cible de plus à portée. 2 pierres : 1 dommage de plus.
explain-formula-orison_of_rock = Une zone autour d’elle : elle et ses amis y ont Botte (Robuste) et Coriace/1, ou 1 Coriace de plus qu’avant. Prend fin avec le tour où elle est blessée. 1 pierre : 1 pouce de portée. 3 pierres : 1 Coriace de plus.
explain-formula-pranks_of_fate = Jusqu’à la fin du tour, la carte de combat de la cible est tirée au hasard entre rapide, normale et brutale. 1 pierre : une cible de plus à portée. 3 pierres : le joueur de l’alchimiste choisit cette carte.
explain-formula-prayer_to_stones = Zone autour du prêtre : lui et les Avaloniens amis qui s’y trouvent ont Coriace/1, ou un point de plus qu’ils n’avaient. Cesse dès qu’il est blessé. 1 pierre : 1 pouce de portée de plus.
explain-formula-premonition = Zone autour de l’Oracle, jusqu’à ce que sa concentration soit à 0 : elle et les Khalimans amis inactifs qui s’y trouvent peuvent réagir comme s’ils avaient des PA, autant de fois qu’ils veulent. 1 pierre : 1 pouce de portée de plus.
explain-formula-razor_tornado = Une zone autour de Feng Sao, qui fait un jet d’alchimie. Chaque figurine de la zone, sauf cachée tout entière par un décor, doit atteindre ce total en REF ou est projetée loin de lui d’autant de pouces que sa concentration, avec 1 dommage par pouce. 2 pierres : 1 pouce de portée. 1 pierre : 1 de plus au jet.
explain-formula-reflections_of_reality = Abdelan lance une formule d’un alchimiste en vue à 8 pouces : son niveau, sa portée et son seuil valent, son nombre de composants se paie en eau, et le peuple qu’elle nomme devient khaliman. Améliorations de cette formule.
explain-formula-serenity = Tous les effets des formules précédentes sur la cible prennent fin ; dommages et mouvements déjà faits restent. Un ennemi y échappe en gagnant un jet d’ESP en opposition avec Abdelan. 1 pierre : une cible de plus.
explain-formula-summoning_of_the_ancients = Place à portée un Esprit-Ancêtre ou un Esprit-Héros, hors de combat ; il peut s’activer dans le même tour. Un seul à la fois, chaque sorte une fois par partie. Il disparaît quand le chaman est éliminé ou que sa concentration tombe à 0.
explain-formula-telluric_lance = Jusqu’à la fin du tour, un Aurlok ami qui n’est pas un héros a Allonge, Expert (Brutale) et Perce-Armure (Combat). 2 pierres : une cible de plus à portée.
explain-formula-travelling_circus = Un ami ou lui-même est Acrobate, avec REF 4 pour ce test, une fois. 1 pierre : une cible de plus à portée. 2 pierres : jusqu’à la fin du tour où l’effet sert. 2 pierres : 1 point de REF de plus.
explain-formula-uchronia = Un Khaliman ami ou elle-même peut une fois relancer un de ses dés, dans n’importe quel jet. 1 pierre : une cible de plus à portée. 3 pierres : dans tous les jets du tour où l’effet sert.
explain-formula-undine_guard = Une zone autour de l’Évocatrice, qui gagne autant de marqueurs d’onde que sa concentration. Quand elle ou un ami de la zone subit les dommages d’un jet, 1 marqueur les fait lire deux colonnes à gauche, 2 marqueurs trois colonnes. 2 pierres : 1 marqueur de plus.
explain-formula-undine_preceptor = Une zone autour de l’Évocatrice, qui gagne autant de marqueurs d’onde que sa concentration. Chacun lui permet, ou à un ami de la zone, de faire un jet avec des dés blancs. 3 pierres, une seule fois : la portée de toutes ses formules est doublée.
explain-formula-violent_gust = Un ennemi est renversé jusqu’à ce qu’il paie 1 PA dans son activation pour se relever : DEF 8, il ne peut pas agir, n’est pas aux aguets et n’a pas d’attaque gratuite contre qui se désengage. 2 pierres : une cible de plus à portée.
explain-formula-walosi_explosion = Chaque figurine Hémotoxique à portée inflige 1 dommage à toutes les figurines à 1 pouce d’elle ; les Hémotoxiques sont immunisées. 3 pierres : un ami à portée a Hémotoxique jusqu’à la fin du tour. 3 pierres : 1 pouce de plus autour de ces figurines.
explain-formula-walosi_kiss = Un Aurlok ami ou le chaman lui-même récupère 1 PV. 2 pierres : une cible de plus à portée. 2 pierres : 1 PV récupéré de plus.
explain-formula-walosi_trick = Un ami, ou lui-même, a Bond et Botte (Ruse de Walosi) jusqu’à ce qu’il joue cette dernière ; s’il avait déjà Bond, la jouer ne coûte aucun PA. 2 pierres : une cible de plus.
explain-formula-wind_influence = Jusqu’à la fin du tour, un ennemi a 1 dé de malus en REF et ses dommages de combat se lisent une colonne à gauche. 2 pierres : une cible de plus à portée.
explain-formula-wind_lightness = Jusqu’à la fin du tour, un ami de taille 1 ou 2 autre qu’un héros, ou la disciple elle-même, devient Pisteur ou se désengage sans jet. 2 pierres : une cible de plus à portée. 1 pierre : les deux effets.

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
co-also-missing = Montrer les cartes qui n’entrent qu’en cours de partie
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
co-damage-alchemical = Seconde table de dommages
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
co-not-offered = N’entre qu’en cours de partie
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
co-notes = Mes notes
co-notes-hint = Plans, couleurs, qui peint quoi
co-compare = En comparer deux
co-compare-with = Compagnie { $number }
co-compare-cost = Points
co-compare-figures = Figurines
co-compare-ap = Points d’action
co-compare-health = Santé
co-compare-shooters = Tireurs
co-compare-alchemists = Alchimistes
