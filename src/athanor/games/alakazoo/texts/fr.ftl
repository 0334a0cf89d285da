game-name = Alakazoö !
game-tagline = Lancez les runes, choisissez vos sorts et faites venir une créature par votre portail, morceau par morceau.
game-about = Au grand tournoi, chaque sorcier invoque une créature fantastique sur les neuf places d’un portail. Les dés donnent la magie, les sorts donnent les morceaux, et un gardien du château aide qui le paie. Restez fidèle à votre créature, soyez le premier sur une place, complétez lignes et colonnes : le sorcier qui a le plus de points est l’Arcanimus.

option-portals = Portails et gardiens
option-portals-help = Chacun choisit à son tour un portail et un gardien, ou les deux sont tirés au sort.
option-portals-chosen = Choisis dans l’ordre du tour
option-portals-random = Tirés au sort
option-first = Premier joueur
option-first-help = Le plus jeune commence : dites qui c’est, ou laissez faire le hasard.
option-first-random = Tiré au sort
option-hand_swap = Échange entre mains
option-hand_swap-help = Le sort rendu doit-il être du même type que le vôtre ?
option-hand_swap-free = Tout type
option-hand_swap-same_type = Même type si possible
option-solo_rest = Se reposer en solo
option-solo_rest-help = En solo, vous pouvez rendre vos sombres pouvoirs en vous reposant. C’est bien plus facile.
option-tommy = Tommy le furet rusé
option-tommy-help = Des surprises se cachent dans la pioche : certaines n’arrivent qu’une fois, d’autres durent jusqu’à la fin.
option-university = L’université de magie
option-university-help = Chacun garde un magicien et une carte de plus pour son gardien.
option-book = Le livre de magie
option-book-help = Une page secrète demande des ensembles de sorts. En solo, elle est toujours l’objectif ; à plusieurs, « objectif » se joue comme « bonus ».
option-book-off = Sans
option-book-bonus = Bonus : en plus des lignes et colonnes
option-book-instead = À la place des lignes et colonnes
option-book-goal = Objectif du jeu en solo

# What is asked.
decision-portal = Choisissez votre portail.
waiting-portal = { $seat } choisit un portail.
decision-guardian = Choisissez un gardien du château.
waiting-guardian = { $seat } choisit un gardien.
decision-draft = Gardez un sort ; les autres passent à gauche.
waiting-draft = Choix d’un sort : { $seat }.
decision-enrol = Gardez un magicien et une carte de gardien.
waiting-enrol = Choix à l’université : { $seat }.
decision-page = Gardez une page du livre, face cachée.
waiting-page = Choix d’une page : { $seat }.
decision-act = Lancez les dés, prenez des sorts ou demandez l’aide de votre gardien.
waiting-act = { $seat } choisit une action.
decision-resolve = Utilisez vos dés un à un, dans l’ordre de votre choix.
waiting-resolve = { $seat } utilise ses dés.
decision-exchange = Défaussez encore, ou piochez autant de sorts que vous en avez défaussé.
waiting-exchange = { $seat } échange des sorts.
decision-place = Placez des sorts sur votre portail, ou finissez votre tour.
waiting-place = { $seat } peut placer des sorts.
decision-trim-tokens = Trop de pouvoirs magiques sur votre portail : rendez-en un.
waiting-trim-tokens = { $seat } rend des pouvoirs magiques.
decision-trim-hand = Trop de sorts en main : défaussez-en un.
waiting-trim-hand = { $seat } se défausse.
decision-give-up = Défaussez un sort de votre main.
waiting-give-up = { $seat } défausse un sort.
decision-take = Prenez un sort.
waiting-take = { $seat } prend un sort.
decision-swap = Échangez un sort de votre portail contre un autre du même type.
waiting-swap = { $seat } échange un sort de son portail.
decision-swap-portals = Choisissez la place où deux portails échangent leurs sorts.
waiting-swap-portals = { $seat } choisit un échange entre portails.
decision-target = Choisissez un joueur.
waiting-target = { $seat } choisit un joueur.
decision-offer = Choisissez le sort que vous cédez ; personne ne le voit encore.
waiting-offer = { $seat } choisit un sort à céder.
decision-name = Nommez la créature que vous voulez.
waiting-name = { $seat } nomme une créature.
decision-give = Donnez un sort de la créature nommée.
waiting-give = { $seat } doit donner un sort.
decision-cover = Posez un pouvoir magique sur la rune de votre choix.
waiting-cover = { $seat } couvre une rune.
decision-uncover = Choisissez le pouvoir magique à déplacer.
waiting-uncover = { $seat } déplace un pouvoir magique.
decision-shadow = Un sombre pouvoir arrive : quel gardien le prend ?
waiting-shadow = { $seat } place un sombre pouvoir.

# What is done.
action-choose-portal = Prendre { $portal }.
action-choose-guardian = Choisir { $guardian }.
action-draft = Garder { $card }.
action-enrol = Garder « { $wizard } » et « { $power } ».
action-keep-page = Garder la page « { $page } ».
action-rest = Se reposer : rendre tous vos sombres pouvoirs.
action-roll = { $dice ->
    [1] Lancer un dé.
   *[other] Lancer { $dice } dés.
}
action-take-column = Prendre la colonne { $column }.
action-discard = Défausser { $card }.
action-draw = Piocher autant de sorts que vous en avez défaussé.
action-invoke = Payer { $guardian } pour « { $power } ».
action-place = Placer { $card }.
action-done = Ne plus rien placer.
action-uncover = Retirer le pouvoir magique de la rune { $rune } sur { $place }.
action-cover = { $die_id ->
    [star] Étoile : couvrir la rune { $rune } sur { $place }.
   *[other] Couvrir la rune { $rune } sur { $place }.
}
action-charge = Étoile : un pouvoir magique pour { $guardian }.
action-darken = Aucune rune { $die } n’est libre : prendre un sombre pouvoir.
action-forgo = Le dé { $die } ne donne rien.
action-shadow = Sombre pouvoir pour { $guardian }.
action-target = Choisir { $seat }.
action-offer = Céder { $card }.
action-name-creature = Nommer { $creature }.
action-give = Donner { $card }.
action-take = Prendre { $card }.
action-swap = Mettre { $card } sur votre portail, par échange, sur { $place }.
action-swap-portals = Échanger avec { $seat } sur { $place }.

# What happened.
event-portal-chosen = { $seat } prend { $portal }.
event-guardian-chosen = { $seat } choisit { $guardian }.
event-game-began = En jeu : { $creatures }. { $seat } commence.
event-ability-dealt = { $seat } : { $guardian } reçoit « { $power } ».
event-dealt = { $cards ->
    [hidden] { $seat } reçoit { $count } sorts.
   *[other] { $seat } reçoit { $count } sorts : { $cards }.
}
event-drafted = { $card ->
    [hidden] { $seat } garde un sort.
   *[other] { $seat } garde { $card }.
}
event-column-laid = Colonne { $column } : { $cards }.
event-tommy-hid = { $count } cartes Tommy se cachent dans la pioche.
event-lessons-offered = { $wizards ->
    [hidden] { $seat } se voit proposer deux magiciens et deux cartes de gardien.
   *[other] { $seat } se voit proposer { $wizards }, et { $powers }.
}
event-enrolled = { $seat } étudie avec « { $wizard } » et apprend « { $power } » à son gardien.
event-pages-offered = { $pages ->
    [hidden] { $seat } se voit proposer deux pages du livre.
   *[other] { $seat } se voit proposer deux pages : { $pages }.
}
event-page-kept = { $page ->
    [hidden] { $seat } garde une page, face cachée.
   *[other] { $seat } garde la page « { $page } ».
}
event-turn-began = Tour { $turn } : { $seat }.
event-turn-began-own = Tour { $turn } : à vous de jouer.
event-turn-lost = Trois sombres pouvoirs : { $seat } perd son tour.
event-rested = { $seat } se repose.
event-rolled = { $seat } lance les dés : { $dice }.
event-die-turned = { $count ->
    [1] Pour { $seat }, le dé { $die } compte comme une étoile.
   *[other] Pour { $seat }, { $count } dés { $die } comptent comme des étoiles.
}
event-covered = { $seat } couvre la rune { $rune } sur { $place } ({ $die }).
event-uncovered = { $seat } perd le pouvoir magique de la rune { $rune }, sur { $place }.
event-charged = { $seat } : { $guardian } reçoit un pouvoir magique.
event-drained = { $seat } : { $guardian } perd un pouvoir magique.
event-die-forgone = Le dé { $die } n’apporte rien à { $seat }.
event-darkened = { $ousted ->
    [true] { $seat } : { $guardian } prend un sombre pouvoir et perd un pouvoir magique ({ $reason }).
   *[other] { $seat } : { $guardian } prend un sombre pouvoir ({ $reason }).
}
event-dark-refused = { $seat } échappe à un sombre pouvoir ({ $reason }).
event-dark-returned = { $count ->
    [1] { $seat } rend un sombre pouvoir.
   *[other] { $seat } rend { $count } sombres pouvoirs.
}
event-dark-passed = { $seat } passe un sombre pouvoir à { $other_seat }.
event-column-taken = { $cards_count ->
    [0] { $seat } prend la colonne { $column }, qui est vide.
   *[other] { $seat } prend la colonne { $column } : { $cards }.
}
event-column-filled = La colonne { $column } reçoit { $card }.
event-columns-swept = { $cards_count ->
    [0] Les colonnes sont refaites.
   *[other] Les colonnes sont défaussées : { $cards }.
}
event-discarded = { $seat } défausse { $card }.
event-drew = { $card ->
    [hidden] { $seat } pioche un sort.
   *[other] { $seat } pioche { $card }.
}
event-reshuffled = La pioche est mélangée à nouveau : { $count } cartes.
event-invoked = { $seat } paie { $guardian } pour « { $power } ».
event-borrowed = { $seat } emprunte « { $power } » à { $other_seat }.
event-took = { $seat } prend { $card } dans { $source }.
event-creature-named = { $seat } demande { $creature } à { $other_seat }.
event-handed-over = { $at_random ->
    [true] { $cards ->
        [hidden] { $other_seat } tire un sort de la main de { $seat }.
       *[other] { $other_seat } tire { $cards } de la main de { $seat }.
    }
   *[other] { $cards ->
        [hidden] { $seat } donne un sort à { $other_seat }.
       *[other] { $seat } donne { $cards } à { $other_seat }.
    }
}
event-stolen = { $card ->
    [hidden] { $seat } vole un sort à { $other_seat }.
   *[other] { $seat } vole { $card } à { $other_seat }.
}
event-swapped = { $seat } échange { $cards } entre { $source_id ->
    [hand] sa main
    [columns] les colonnes
   *[discards] la défausse
} et son portail.
event-portals-swapped = { $seat } et { $other_seat } échangent { $cards }, sur { $place }.
event-placed = { $points ->
    [0] { $seat } place { $card }.
    [one] { $seat } place { $card } : un point ({ $counts }).
   *[other] { $seat } place { $card } : { $points } points ({ $counts }).
}
event-portal-filled = { $points ->
    [0] { $seat } complète son portail.
   *[other] { $seat } complète son portail avant tous les autres : un point, et c’est la dernière manche.
}
event-hands-passed = { $cards ->
    [hidden] { $seat } reçoit la main de { $other_seat }.
   *[other] { $seat } reçoit la main de { $other_seat } : { $cards }.
}
event-tommy-appeared = { $lasting ->
    [true] Voici Tommy, et il reste : { $tommy }.
   *[other] Voici Tommy : { $tommy }.
}
event-tommy-discarded = { $seat } pioche Tommy ({ $tommy }), le défausse et pioche encore.
event-game-ended = { $winner_seats_count ->
    [0] La partie est finie. Personne n’est l’Arcanimus.
   *[other] La partie est finie. { $winner_seats } est l’Arcanimus.
}
event-solo-ended = { $won ->
    [true] { $seat } achève l’invocation en { $turns } tours.
   *[other] Les sombres pouvoirs l’emportent sur { $seat }, après { $turns } tours.
}

ending-arcanimus = Un portail était complet et la dernière manche a été jouée.
ending-nobody = Égalité de points et de créatures : personne n’est l’Arcanimus.
ending-solo-won = Le portail a été complété à temps.
ending-solo-lost = Un gardien tenait trois sombres pouvoirs.

# Refusals. Each says what is wrong and what to do instead.
error-act-first = Faites d’abord l’une des trois actions, ou reposez-vous.
error-already-chosen = Vous avez déjà choisi. Attendez les autres.
error-cover-first = Choisissez d’abord la rune qui reçoit le pouvoir magique.
error-dark-first = Dites d’abord quel gardien prend le sombre pouvoir.
error-dark-not-optional = Aucune rune { $die } n’est libre : il faut prendre un sombre pouvoir.
error-die-not-optional = Une rune { $die } est libre : choisissez-la.
error-discard-first = Défaussez d’abord des sorts de votre main ; encore { $count } à défausser.
error-draft-first = Gardez d’abord l’un des sorts qu’on vous a passés.
error-draw-first = Défaussez encore des sorts, ou piochez.
error-enrol-first = Gardez d’abord un magicien et une carte de gardien.
error-fourth-dark = Personne ne prend un quatrième sombre pouvoir. Le dé ne donne rien.
error-give-first = Donnez d’abord un sort de la créature nommée.
error-guardian-first = Choisissez d’abord un gardien.
error-guardian-full = Aucun emplacement n’est libre : { $guardian } tient trois pouvoirs. Choisissez une rune.
error-guardian-taken = { $seat } a déjà choisi { $guardian }. Choisissez un autre gardien.
error-guardian-without-magic = Vous n’avez pas de pouvoir magique pour payer : { $guardian } n’en a pas. Une étoile en apporte un.
error-name-first = Nommez d’abord une créature.
error-needs-an-opponent = Il faut un adversaire pour « { $power } » ; il n’y en a pas en solo.
error-no-exchange-solo = En solo, on ne défausse pas pour piocher. Prenez une colonne ou lancez les dés.
error-no-magic-left = La réserve n’a plus de pouvoir magique. Le dé ne donne rien.
error-no-rest-solo = En solo, on ne se repose pas. Faites une action.
error-no-such-die = Il ne reste pas de dé { $die }. Utilisez l’un de ceux qui sont sur la table.
error-no-such-rune = Votre portail n’a pas de rune { $rune } sur { $place }. Choisissez-en une qu’il montre.
error-not-an-opponent = { $seat } n’est pas un adversaire. Choisissez un autre joueur.
error-not-in-game = Cette créature n’est pas en jeu : { $creature }. Nommez-en une autre.
error-not-offered = On ne vous a pas passé { $card }. Choisissez l’un des sorts devant vous.
error-not-there = Ce sort n’est pas là : { $card }. Choisissez un sort visible.
error-not-your-guardian = Ce n’est pas votre gardien : { $guardian }. Choisissez le vôtre.
error-not-your-power = « { $power } » n’est pas un pouvoir de votre gardien. Choisissez-en un qui l’est.
error-nothing-to-rest-from = Vous n’avez pas de sombre pouvoir. Faites une action.
error-offer-first = Choisissez d’abord le sort que vous cédez.
error-other-creature = Vous avez un sort de la créature nommée : { $creature }. Donnez-en un.
error-other-rune = Le dé { $die } ne va pas sur la rune { $rune }. Seule une étoile va partout.
error-page-first = Gardez d’abord l’une des deux pages.
error-page-not-offered = La page « { $page } » ne vous a pas été proposée. Gardez l’une des deux vôtres.
error-place-empty = Il n’y a pas de sort à échanger sur { $place }. Choisissez une autre place.
error-place-filled = Il y a déjà un sort sur { $place }. Choisissez une autre place.
error-place-or-done = Placez des sorts, ou finissez votre tour.
error-portal-first = Choisissez d’abord un portail.
error-portal-full = C’est la dernière manche : aucun gardien n’agit contre un portail complet.
error-portal-taken = { $seat } a déjà pris { $portal }. Choisissez-en un autre.
error-power-in-vain = « { $power } » n’est pas possible maintenant. Choisissez une autre action.
error-power-not-offered = La carte « { $power } » ne vous a pas été proposée. Gardez l’une des deux vôtres.
error-resolve-first = Utilisez d’abord tous vos dés.
error-rune-covered = La rune { $rune } sur { $place } est couverte. Choisissez-en une libre.
error-rune-uncovered = Il n’y a pas de pouvoir magique sur la rune { $rune } sur { $place }. Choisissez-en une autre.
error-runes-uncovered = Les deux runes doivent d’abord être couvertes sur { $place }.
error-safe-dice = Ces dés n’apportent pas de sombre pouvoir. Le dé ne donne rien.
error-star-is-light = Une étoile n’apporte jamais de sombre pouvoir.
error-swap-first = Choisissez d’abord l’échange.
error-take-first = Prenez d’abord un sort.
error-target-first = Choisissez d’abord un joueur.
error-target-in-vain = Cela ne donnerait rien avec { $seat }. Choisissez un autre joueur.
error-too-many-dice = Vous pouvez lancer { $limit } dés au plus.
error-too-many-spells = Vous pouvez garder { $limit } sorts. Défaussez le surplus.
error-uncover-first = Choisissez d’abord un pouvoir magique de votre portail.
error-unlike-types = On n’échange que des sorts du même type : { $card } ne va pas sur { $place }.
error-wizard-not-offered = « { $wizard } » ne vous a pas été proposé. Gardez l’un des deux vôtres.
error-position-cards = Cette position contient { $count } sorts sur { $wanted }, ou certains deux fois.
error-position-column = La colonne { $column } contient { $count } sorts ; quatre au plus.
error-position-creatures = Ces { $count } créatures ne vont pas avec les portails et les joueurs.
error-position-place = Deux sorts sont sur { $place }.
error-position-rune = Un jeton ne peut pas être sur la rune { $rune } sur { $place }.
error-position-slots = Un gardien a trois emplacements : { $guardian } en tient plus ou moins que possible.
error-position-tokens = Il y a plus de jetons dans cette position que dans la boîte.
error-position-turn = Ce tour n’est celui d’aucune place : { $turn_seat }.
error-position-word = « { $word } » ne veut rien dire ici ({ $place }).

# Runes, dice and guardians.
rune-sun = soleil
rune-moon = lune
rune-flame = flamme
rune-drop = goutte
rune-leaf = feuille
die-star = étoile
die-sun = soleil
die-moon = lune
die-flame = flamme
die-drop = goutte
die-leaf = feuille
dice-star = étoile
dice-sun = soleil
dice-moon = lune
dice-flame = flamme
dice-drop = goutte
dice-leaf = feuille
guardian-owl = la chouette
guardian-bear = l’ours
guardian-fox = le renard
guardian-stag = le cerf
reason-die = pour un dé
reason-tokens = trop de pouvoirs magiques
reason-hand = trop de sorts
reason-swap = pour un échange
reason-tommy = à cause de Tommy
source-hand = la main
source-columns = les colonnes
source-discards = la défausse
count-own-creature = sa créature
count-first-on-place = premier sur une place
count-lines = lignes et colonnes
count-all-alike = une seule créature
count-book = lignes du livre
count-patchwork = quatre coins différents
count-anatomist = { wizard-anatomist }
count-centre-stage = { tommy-centre-stage }
count-all-ears = { tommy-all-ears }
gain-portal = premier portail complet

# Why a move looks good.
reason-points = { $points ->
    [one] Cela rapporte { $points } point tout de suite.
   *[other] Cela rapporte { $points } points tout de suite.
}
reason-safe = Chaque face d’un dé trouve encore une rune.
reason-risk = { $faces ->
    [1] Une seule face d’un dé apporterait un sombre pouvoir.
   *[other] { $faces } faces d’un dé apporteraient un sombre pouvoir ; le risque en vaut la peine.
}
reason-useful = { $count ->
    [1] Il y a là un sort pour une place vide.
   *[other] Il y a là des sorts pour { $count } places vides.
}
reason-rest = Les sombres pouvoirs vous coûtent plus qu’un tour.

# What guardians can be paid for.
power-trade = Troc
power-trade-effect = Défaussez un sort de votre main et prenez n’importe quel sort d’une colonne.
power-swap-hands = Échange de mains
power-swap-hands-effect = Échangez un sort de votre main contre un sort d’un adversaire : nommez la créature voulue. Puis prenez un sombre pouvoir.
power-swap-own = Volte-face
power-swap-own-effect = Échangez un sort de votre portail contre un sort du même type de votre main.
power-swap-portals = Échange de portails
power-swap-portals-effect = Échangez un sort de votre portail contre un sort du même type du portail d’un adversaire. Puis prenez un sombre pouvoir.
power-gardener = Jardinier
power-gardener-effect = Échangez un sort de votre portail contre un sort du même type d’une colonne.
power-gravedigger = Fossoyeur
power-gravedigger-effect = Échangez un sort de votre portail contre un sort du même type de la défausse.
power-mimic = Imitateur
power-mimic-effect = Utilisez la capacité du gardien d’un autre joueur.
power-merchant = Marchand
power-merchant-effect = Défaussez deux sorts et prenez-en deux dans les colonnes.
power-envoy = Émissaire
power-envoy-effect = Échangez deux sorts avec la main d’un adversaire en nommant une créature. Puis prenez un seul sombre pouvoir.
power-kindle = Étincelle
power-kindle-effect = Posez un pouvoir magique sur n’importe quelle rune libre de votre portail ; vous ne placez pas de sort ce tour-ci.
power-summon = Appel
power-summon-effect = Piochez deux sorts.
power-absolve = Absolution
power-absolve-effect = Rendez tous vos sombres pouvoirs.
power-shift = Glissement
power-shift-effect = Déplacez un pouvoir magique de votre portail vers une autre rune libre.
power-unearth = Exhumation
power-unearth-effect = Prenez en main un sort de la défausse.
power-lure = Appât
power-lure-effect = Prenez en main un sort d’une colonne.
power-molt = Mue
power-molt-effect = Défaussez toute votre main et piochez un sort de plus que vous n’en avez défaussé.
power-tide = Marée
power-tide-effect = Défaussez toutes les colonnes, posez deux nouveaux sorts sur chacune et prenez-en un.
power-pilfer = Larcin
power-pilfer-effect = Prenez un sort au hasard dans la main d’un adversaire. Puis prenez un sombre pouvoir.
power-burden = Fardeau
power-burden-effect = Donnez l’un de vos sombres pouvoirs à un adversaire qui en a moins de trois.
power-omen = Présage
power-omen-effect = Lancez deux dés ; ils n’apportent pas de sombre pouvoir.
power-weave = Tissage
power-weave-effect = Ce tour-ci, vous pouvez placer un sort dont une seule rune est couverte.
power-scry = Voyance
power-scry-effect = Piochez trois sorts, puis défaussez-en deux de votre main.

# Wizards.
wizard-archivist = Archiviste
wizard-archivist-effect = Vous pouvez garder six sorts en main.
wizard-geometer = Géomètre
wizard-geometer-effect = Sept pouvoirs magiques peuvent rester sur votre portail.
wizard-gambler = Flambeur
wizard-gambler-effect = Quand deux de vos dés sont identiques, votre gardien reçoit un pouvoir magique s’il a un emplacement libre.
wizard-stargazer = Astronome
wizard-stargazer-effect = Vos dés qui montrent une lune comptent comme des étoiles.
wizard-dreamer = Rêveur
wizard-dreamer-effect = Quand vous vous reposez, piochez jusqu’à deux sorts tant que votre main a de la place.
wizard-hermit = Ermite
wizard-hermit-effect = Quand vous vous reposez, votre gardien reçoit un pouvoir magique.
wizard-diplomat = Diplomate
wizard-diplomat-effect = Les échanges et larcins de votre gardien ne vous valent pas de sombre pouvoir.
wizard-hoarder = Collectionneur
wizard-hoarder-effect = Si vous avez déjà un sombre pouvoir, défausser un surplus de sorts ne vous en vaut pas d’autre.
wizard-juggler = Jongleur
wizard-juggler-effect = Rendre un surplus de pouvoirs magiques ne vous vaut pas de sombre pouvoir.
wizard-gleaner = Glaneur
wizard-gleaner-effect = Quand vous prenez une colonne d’un seul sort ou vide, piochez-en un autre.
wizard-scholar = Érudit
wizard-scholar-effect = Quand vous défaussez pour piocher, piochez un sort de plus.
wizard-anatomist = Anatomiste
wizard-anatomist-effect = Un sort que vous placez sur le torse vaut un point de plus.
wizard-stoic = Stoïque
wizard-stoic-effect = Chaque fois que vous prenez un sombre pouvoir, piochez un sort si votre main a de la place.

# Tommy's cards.
tommy-sparks = Étincelles
tommy-sparks-effect = Chaque gardien qui a un emplacement libre reçoit un pouvoir magique ; si la réserve ne suffit pas à tous, aucun n’en reçoit.
tommy-spring-cleaning = Grand ménage
tommy-spring-cleaning-effect = Tous les sombres pouvoirs retournent à la réserve.
tommy-soot = Suie
tommy-soot-effect = Chaque joueur sans sombre pouvoir en prend un.
tommy-whirlwind = Tourbillon
tommy-whirlwind-effect = Toutes les colonnes sont défaussées et deux sorts sont posés sur chacune.
tommy-merry-go-round = Manège
tommy-merry-go-round-effect = Chacun passe toute sa main à gauche.
tommy-pickpocket = Chapardage
tommy-pickpocket-effect = Chacun défausse un sort au hasard.
tommy-parcel = Colis
tommy-parcel-effect = Chacun pioche un sort.
tommy-nibble = Grignotage
tommy-nibble-effect = Chaque portail perd un pouvoir magique au hasard.
tommy-paw-prints = Traces de pattes
tommy-paw-prints-effect = Chaque portail reçoit un pouvoir magique sur une rune libre au hasard ; si la réserve ne suffit pas à tous, aucun n’en reçoit.
tommy-burrow = Terrier
tommy-burrow-effect = La défausse est mélangée dans la pioche.
tommy-larder = Garde-manger
tommy-larder-effect = Chaque colonne reçoit un sort de plus, jusqu’à quatre.
tommy-sneeze = Éternuement
tommy-sneeze-effect = Le gardien de chaque joueur perd un pouvoir magique.
tommy-deep-pockets = Poches profondes
tommy-deep-pockets-effect = Chacun peut garder un sort de plus en main.
tommy-torn-pockets = Poches trouées
tommy-torn-pockets-effect = Chacun peut garder un sort de moins en main.
tommy-polished-frame = Cadre poli
tommy-polished-frame-effect = Un pouvoir magique de plus peut rester sur chaque portail.
tommy-creaking-frame = Cadre grinçant
tommy-creaking-frame-effect = Un pouvoir magique de moins peut rester sur chaque portail.
tommy-lost-die = Dé perdu
tommy-lost-die-effect = Personne ne lance plus de deux dés.
tommy-lucky-twins = Jumeaux chanceux
tommy-lucky-twins-effect = Qui obtient deux dés identiques gagne un pouvoir magique pour son gardien s’il a un emplacement libre.
tommy-siesta = Sieste
tommy-siesta-effect = Qui se repose pioche un sort si sa main a de la place.
tommy-consolation = Consolation
tommy-consolation-effect = Qui prend un sombre pouvoir pioche un sort si sa main a de la place.
tommy-truce = Trêve
tommy-truce-effect = Les échanges n’apportent pas de sombre pouvoir.
tommy-centre-stage = Sous les projecteurs
tommy-centre-stage-effect = Un sort placé sur le torse vaut un point de plus.
tommy-all-ears = Tout ouïe
tommy-all-ears-effect = Un sort placé sur une oreille vaut un point de plus.
tommy-patchwork = Patchwork
tommy-patchwork-effect = À la fin, quatre coins de quatre créatures différentes valent un point.

# Creatures, places and spells.
creature-dragon = le dragon
creature-griffin = le griffon
creature-minotaur = le minotaure
creature-sphinx = le sphinx
creature-yeti = le yéti
creature-gargoyle = la gargouille
creature-werewolf = le loup-garou
creature-faun = le faune
portal-dragon = le portail du dragon
portal-griffin = le portail du griffon
portal-minotaur = le portail du minotaure
portal-sphinx = le portail du sphinx
portal-yeti = le portail du yéti
portal-gargoyle = le portail de la gargouille
portal-werewolf = le portail du loup-garou
portal-faun = le portail du faune
place-left-ear = l’oreille gauche
place-head = la tête
place-right-ear = l’oreille droite
place-left-hand = la main gauche
place-torso = le torse
place-right-hand = la main droite
place-left-leg = la jambe gauche
place-tail = la queue
place-right-leg = la jambe droite
card-dragon-left-ear = l’oreille gauche du dragon
card-dragon-head = la tête du dragon
card-dragon-right-ear = l’oreille droite du dragon
card-dragon-left-hand = la main gauche du dragon
card-dragon-torso = le torse du dragon
card-dragon-right-hand = la main droite du dragon
card-dragon-left-leg = la jambe gauche du dragon
card-dragon-tail = la queue du dragon
card-dragon-right-leg = la jambe droite du dragon
card-griffin-left-ear = l’oreille gauche du griffon
card-griffin-head = la tête du griffon
card-griffin-right-ear = l’oreille droite du griffon
card-griffin-left-hand = la main gauche du griffon
card-griffin-torso = le torse du griffon
card-griffin-right-hand = la main droite du griffon
card-griffin-left-leg = la jambe gauche du griffon
card-griffin-tail = la queue du griffon
card-griffin-right-leg = la jambe droite du griffon
card-minotaur-left-ear = l’oreille gauche du minotaure
card-minotaur-head = la tête du minotaure
card-minotaur-right-ear = l’oreille droite du minotaure
card-minotaur-left-hand = la main gauche du minotaure
card-minotaur-torso = le torse du minotaure
card-minotaur-right-hand = la main droite du minotaure
card-minotaur-left-leg = la jambe gauche du minotaure
card-minotaur-tail = la queue du minotaure
card-minotaur-right-leg = la jambe droite du minotaure
card-sphinx-left-ear = l’oreille gauche du sphinx
card-sphinx-head = la tête du sphinx
card-sphinx-right-ear = l’oreille droite du sphinx
card-sphinx-left-hand = la main gauche du sphinx
card-sphinx-torso = le torse du sphinx
card-sphinx-right-hand = la main droite du sphinx
card-sphinx-left-leg = la jambe gauche du sphinx
card-sphinx-tail = la queue du sphinx
card-sphinx-right-leg = la jambe droite du sphinx
card-yeti-left-ear = l’oreille gauche du yéti
card-yeti-head = la tête du yéti
card-yeti-right-ear = l’oreille droite du yéti
card-yeti-left-hand = la main gauche du yéti
card-yeti-torso = le torse du yéti
card-yeti-right-hand = la main droite du yéti
card-yeti-left-leg = la jambe gauche du yéti
card-yeti-tail = la queue du yéti
card-yeti-right-leg = la jambe droite du yéti
card-gargoyle-left-ear = l’oreille gauche de la gargouille
card-gargoyle-head = la tête de la gargouille
card-gargoyle-right-ear = l’oreille droite de la gargouille
card-gargoyle-left-hand = la main gauche de la gargouille
card-gargoyle-torso = le torse de la gargouille
card-gargoyle-right-hand = la main droite de la gargouille
card-gargoyle-left-leg = la jambe gauche de la gargouille
card-gargoyle-tail = la queue de la gargouille
card-gargoyle-right-leg = la jambe droite de la gargouille
card-werewolf-left-ear = l’oreille gauche du loup-garou
card-werewolf-head = la tête du loup-garou
card-werewolf-right-ear = l’oreille droite du loup-garou
card-werewolf-left-hand = la main gauche du loup-garou
card-werewolf-torso = le torse du loup-garou
card-werewolf-right-hand = la main droite du loup-garou
card-werewolf-left-leg = la jambe gauche du loup-garou
card-werewolf-tail = la queue du loup-garou
card-werewolf-right-leg = la jambe droite du loup-garou
card-faun-left-ear = l’oreille gauche du faune
card-faun-head = la tête du faune
card-faun-right-ear = l’oreille droite du faune
card-faun-left-hand = la main gauche du faune
card-faun-torso = le torse du faune
card-faun-right-hand = la main droite du faune
card-faun-left-leg = la jambe gauche du faune
card-faun-tail = la queue du faune
card-faun-right-leg = la jambe droite du faune
page-dragon-griffin = Dragon et griffon
page-dragon-minotaur = Dragon et minotaure
page-dragon-sphinx = Dragon et sphinx
page-dragon-yeti = Dragon et yéti
page-dragon-gargoyle = Dragon et gargouille
page-dragon-werewolf = Dragon et loup-garou
page-dragon-faun = Dragon et faune
page-griffin-minotaur = Griffon et minotaure
page-griffin-sphinx = Griffon et sphinx
page-griffin-yeti = Griffon et yéti
page-griffin-gargoyle = Griffon et gargouille
page-griffin-werewolf = Griffon et loup-garou
page-griffin-faun = Griffon et faune
page-minotaur-sphinx = Minotaure et sphinx
page-minotaur-yeti = Minotaure et yéti
page-minotaur-gargoyle = Minotaure et gargouille
page-minotaur-werewolf = Minotaure et loup-garou
page-minotaur-faun = Minotaure et faune
page-sphinx-yeti = Sphinx et yéti
page-sphinx-gargoyle = Sphinx et gargouille
page-sphinx-werewolf = Sphinx et loup-garou
page-sphinx-faun = Sphinx et faune
page-yeti-gargoyle = Yéti et gargouille
page-yeti-werewolf = Yéti et loup-garou
page-yeti-faun = Yéti et faune
page-gargoyle-werewolf = Gargouille et loup-garou
page-gargoyle-faun = Gargouille et faune
page-werewolf-faun = Loup-garou et faune

# À la table, dans le navigateur.
table-hand = Votre main
table-hand-size = { $count ->
    [one] { $count } sort en main
   *[other] { $count } sorts en main
}
table-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
table-magic = { $count ->
    [one] { $count } pouvoir magique
   *[other] { $count } pouvoirs magiques
}
table-dark = { $count ->
    [one] { $count } sombre pouvoir
   *[other] { $count } sombres pouvoirs
}
table-empty = vide
table-covered = couverte
table-columns = Les colonnes
table-column = Colonne { $column }
table-take-column = Prendre la colonne { $column }
table-pile = { $count ->
    [one] { $count } carte dans la pioche
   *[other] { $count } cartes dans la pioche
}
table-discards = { $count ->
    [0] défausse vide
    [1] un sort défaussé
   *[other] { $count } sorts défaussés
}
table-discard-pile = La défausse
table-known = vu dans cette main : { $cards }
table-portal = Le portail de { $seat }
table-portal-own = Votre portail
table-place-empty = { $place } : vide
table-place-filled = { $place } : { $card }
table-rune = rune { $rune } sur { $place }
table-guardian = { $guardian } : { $magic ->
    [one] { $magic } magique
   *[other] { $magic } magiques
}, { $dark ->
    [one] { $dark } sombre
   *[other] { $dark } sombres
}
table-ask-guardian = Demander l’aide du gardien
table-powers = Ce que votre gardien fait contre un pouvoir magique
table-rest = Se reposer
table-draw = Piocher
table-done = Ne plus rien placer
table-dice = Vos dés
table-die = dé : { $die }
table-offer = Les sorts devant vous
table-chosen = a choisi
table-choosing = choisit
table-kept = Vous gardez { $card }. Les autres choisissent encore.
table-kept-both = Vous gardez « { $wizard } » et « { $power } ». Les autres choisissent encore.
table-kept-page = Vous gardez cette page. Les autres choisissent encore.
table-wizards = Un magicien
table-cards = Une carte de gardien
table-keep = Garder les deux
table-page = Votre page du livre
table-line-joker = au choix
table-goal = L’objectif
table-tommy = Tommy
table-tommy-lasting = Tommy reste
table-last-round = Dernière manche
table-turn = Tour { $turn }
table-supply = Réserve : { $magic ->
    [one] { $magic } magique
   *[other] { $magic } magiques
}, { $dark ->
    [one] { $dark } sombre
   *[other] { $dark } sombres
}
table-pad = Points
table-so-far = Jusqu’ici
table-at-end = À la fin, dans l’état actuel
table-total = Total
table-won = en cours de partie
table-alike = Le plus de sorts d’une même créature
table-save = Enregistrer l’image
table-picture = La créature de { $seat }
table-dark-limit = Trois sombres pouvoirs sur un gardien, et la partie est perdue.
table-solo-won = La créature a franchi le portail.
table-solo-lost = Les sombres pouvoirs ont été plus rapides.
table-spells-placed = { $count ->
    [one] { $count } sort placé sur 9
   *[other] { $count } sorts placés sur 9
}
