game-name = Kazaam !
game-tagline = Construisez un corps de neuf morceaux, et servez-vous de chacun en chemin.
game-about = Des apprentis alchimistes construisent un homonculus de neuf morceaux. Chaque morceau en jeu est un outil : les oreilles espionnent, les mains volent, les jambes fouillent, les queues fouettent, et une tête prévoit ce que les autres préparent. La partie s’arrête dès que quelqu’un joue son neuvième morceau, et le plus grand total gagne.

option-head = Qui peut répondre avec une tête
option-head-help = Une tête face visible peut arrêter le morceau d’un autre joueur. Les règles publiées diffèrent d’une langue à l’autre.
option-head-any = Tout autre joueur
option-head-targeted = Seulement le joueur visé
option-first = Qui commence
option-first-help = Selon la tradition, le dernier à avoir changé du plomb en or.
option-first-random = Tiré au sort
option-box = La boîte
option-box-help = Les tuiles et les alchimistes de la partie. Une table peut apporter son propre fichier.
option-box-standard = La boîte standard

decision-act = { $left ->
    [1] Il vous reste une action.
   *[other] Il vous reste { $left } actions.
}
waiting-act = { $seat } a encore { $left ->
    [1] une action
   *[other] { $left } actions
}.
decision-answer = { $user_seat } utilise { $part }. Retourner votre tête face cachée pour l’en empêcher ?
waiting-answer = { $user_seat } utilise { $part } ; { $seat } peut répondre avec une tête.
decision-take = Prenez une tuile dans la défausse.
waiting-take = { $seat } fouille la défausse.
decision-gather = Prenez trois ingrédients dans la réserve.
waiting-gather = { $seat } choisit des ingrédients.

order-answer = Quand un autre joueur utilise un morceau et que vous pourriez retourner votre tête
order-answer-pass = Toujours laisser faire
order-answer-aimed = Arrêter tout ce qui me vise, laisser faire le reste
order-answer-hand-or-tail = Arrêter une main ou une queue qui me vise, laisser faire le reste

action-draw = Piocher une tuile.
action-play = Jouer { $tile }.
action-extract = Extraire { $tile }.
action-restore = Retourner toutes vos tuiles face visible.
action-end-turn = Finir votre tour.
action-pry = Utiliser { $part } pour regarder la main de { $target_seat }.
action-steal = Utiliser { $part } pour voler une tuile à { $target_seat }.
action-dig = Utiliser { $part } pour prendre une tuile dans la défausse.
action-digest = Utiliser le torse pour prendre trois ingrédients.
action-lash = Utiliser la queue contre { $target_part } chez { $target_seat }.
action-foresee = Retourner votre tête face cachée et l’en empêcher.
action-let-pass = Laisser faire.
action-take = Prendre { $tile }.
action-gather = Prendre { $ingredients }.

event-game-began = { $seat } commence.
event-board-given = { $seat } joue { $alchemist } : { $ingredient }, { $homunculus }.
event-dealt = { $tiles ->
    [hidden] { $seat } pioche { $count ->
        [1] une tuile
       *[other] { $count } tuiles
    }.
   *[other] { $seat } pioche { $tiles }.
}
event-turn-began = C’est à { $seat } de jouer.
event-turn-began-own = À vous de jouer.
event-drew = { $tile ->
    [hidden] { $seat } pioche une tuile.
   *[other] { $seat } pioche { $tile }.
}
event-shuffled = La défausse ({ $count ->
    [1] une tuile
   *[other] { $count } tuiles
}) est mélangée et devient la nouvelle pioche.
event-played = { $seat } joue { $tile } et paie { $ingredients }.
event-extracted = { $seat } extrait { $tile } { $ingredients_count ->
    [0] sans rien en tirer
   *[other] et en tire { $ingredients }
}.
event-restored = { $seat } retourne { $count ->
    [1] une tuile
   *[other] { $count } tuiles
} face visible.
event-turn-ended = { $seat } finit son tour.
event-used = { $target_part ->
    [hidden] { $target_seat ->
        [hidden] { $seat } utilise { $part }.
       *[other] { $seat } utilise { $part } contre { $target_seat }.
    }
   *[other] { $seat } utilise { $part } contre { $target_part } chez { $target_seat }.
}
event-foresaw = { $seat } retourne une tête face cachée pour arrêter { $part } chez { $target_seat }.
event-passed = { $seat } laisse faire.
event-cancelled = C’était prévu : chez { $seat }, { $part } n’a aucun effet.
event-pried = { $tiles ->
    [hidden] { $seat } regarde les tuiles que { $target_seat } a en main.
   *[other] { $tiles_count ->
        [0] { $seat } regarde la main de { $target_seat } : elle est vide.
       *[other] { $seat } regarde les tuiles que { $target_seat } a en main : { $tiles }.
    }
}
event-stole = { $tile ->
    [hidden] { $seat } vole une tuile à { $target_seat }.
   *[other] { $seat } vole { $tile } à { $target_seat }.
}
event-dug = { $tile ->
    [hidden] { $seat } prend une tuile dans la défausse.
   *[other] { $seat } prend { $tile } dans la défausse.
}
event-gathered = { $seat } prend dans la réserve { $ingredients }.
event-came-to-nothing = { $seat } utilise { $part } et ne trouve rien à prendre.
event-turned-down = { $seat } retourne face cachée { $tile } chez { $target_seat }.
event-destroyed = { $seat } défausse { $tile } chez { $target_seat }.
event-game-ended = Kazaam ! { $seat } a joué le neuvième morceau. { $winner_seats } { $winner_seats_count ->
    [1] gagne
   *[other] se partagent la victoire
}.

ending-nine-parts = Le neuvième morceau a été joué.

alchemist-severus = Severus
alchemist-severus-about = Parle peu, pèse tout deux fois et garde son mercure dans un crâne creux.
alchemist-zosima = Zosima
alchemist-zosima-about = Note ses rêves de serpents qui se mordent la queue, et sent le soufre toute l’année.
alchemist-perenella = Perenella
alchemist-perenella-about = Cultive la mandragore à la cave et lui a tricoté une écharpe. Tout ce qui a du poil peut dormir dans son lit.
alchemist-cornelius = Cornelius
alchemist-cornelius-about = N’a jamais vu de licorne, mais possède onze cornes, et un scarabée pour chacune.
alchemist-basilius = Basilius
alchemist-basilius-about = Pas de sourcils, pas de patience, et un tonneau de sang de dragon derrière la porte.
alchemist-minerva = Minerva
alchemist-minerva-about = Habite un chêne creux, porte une plume de phénix et a déjà lu vos notes.

ingredient-mercury = mercure
ingredient-sulphur = soufre
ingredient-mandrake = mandragore
ingredient-unicorn-horn = corne de licorne
ingredient-dragon-blood = sang de dragon
ingredient-phoenix-feather = plume de phénix

part-head = la tête
part-torso = le torse
part-tail = la queue
part-left-hand = la main gauche
part-right-hand = la main droite
part-left-leg = la jambe gauche
part-right-leg = la jambe droite
part-left-ear = l’oreille gauche
part-right-ear = l’oreille droite

target_part-head = la tête
target_part-torso = le torse
target_part-tail = la queue
target_part-left-hand = la main gauche
target_part-right-hand = la main droite
target_part-left-leg = la jambe gauche
target_part-right-leg = la jambe droite
target_part-left-ear = l’oreille gauche
target_part-right-ear = l’oreille droite

homunculus-fire = l’homonculus de feu
homunculus-bone = l’homonculus d’os
homunculus-scale = l’homonculus d’écaille
homunculus-wood = l’homonculus de bois
homunculus-fur = l’homonculus de fourrure
homunculus-chitin = l’homonculus de chitine
homunculus-stone = l’homonculus de pierre

material-fire = feu
material-bone = os
material-scale = écaille
material-wood = bois
material-fur = fourrure
material-chitin = chitine
material-stone = pierre

power-head = Prévoir : quand un autre joueur utilise un morceau, retournez cette tête face cachée et ce morceau n’a aucun effet. Ce n’est jamais une action.
power-torso = Digérer : prenez dans la réserve trois ingrédients de votre choix.
power-tail = Fouetter : choisissez une tuile en jeu, sauf celle-ci. Face visible, elle est retournée face cachée ; face cachée, elle est défaussée.
power-left-hand = Voler : prenez une tuile au hasard dans la main d’un autre joueur. Pas avec six tuiles en main.
power-right-hand = Voler : prenez une tuile au hasard dans la main d’un autre joueur. Pas avec six tuiles en main.
power-left-leg = Fouiller : prenez une tuile de votre choix dans la défausse. Pas avec six tuiles en main.
power-right-leg = Fouiller : prenez une tuile de votre choix dans la défausse. Pas avec six tuiles en main.
power-left-ear = Espionner : regardez la main d’un autre joueur.
power-right-ear = Espionner : regardez la main d’un autre joueur.

tile-fire-head = la tête de feu
tile-fire-head-2 = l’autre tête de feu
tile-fire-torso = le torse de feu
tile-fire-torso-2 = l’autre torse de feu
tile-fire-tail = la queue de feu
tile-fire-tail-2 = l’autre queue de feu
tile-fire-left-hand = la main gauche de feu
tile-fire-left-hand-2 = l’autre main gauche de feu
tile-fire-right-hand = la main droite de feu
tile-fire-right-hand-2 = l’autre main droite de feu
tile-fire-left-leg = la jambe gauche de feu
tile-fire-left-leg-2 = l’autre jambe gauche de feu
tile-fire-right-leg = la jambe droite de feu
tile-fire-right-leg-2 = l’autre jambe droite de feu
tile-fire-left-ear = l’oreille gauche de feu
tile-fire-left-ear-2 = l’autre oreille gauche de feu
tile-fire-right-ear = l’oreille droite de feu
tile-fire-right-ear-2 = l’autre oreille droite de feu
tile-bone-head = la tête d’os
tile-bone-head-2 = l’autre tête d’os
tile-bone-torso = le torse d’os
tile-bone-torso-2 = l’autre torse d’os
tile-bone-tail = la queue d’os
tile-bone-tail-2 = l’autre queue d’os
tile-bone-left-hand = la main gauche d’os
tile-bone-left-hand-2 = l’autre main gauche d’os
tile-bone-right-hand = la main droite d’os
tile-bone-right-hand-2 = l’autre main droite d’os
tile-bone-left-leg = la jambe gauche d’os
tile-bone-left-leg-2 = l’autre jambe gauche d’os
tile-bone-right-leg = la jambe droite d’os
tile-bone-right-leg-2 = l’autre jambe droite d’os
tile-bone-left-ear = l’oreille gauche d’os
tile-bone-left-ear-2 = l’autre oreille gauche d’os
tile-bone-right-ear = l’oreille droite d’os
tile-bone-right-ear-2 = l’autre oreille droite d’os
tile-scale-head = la tête d’écaille
tile-scale-head-2 = l’autre tête d’écaille
tile-scale-torso = le torse d’écaille
tile-scale-torso-2 = l’autre torse d’écaille
tile-scale-tail = la queue d’écaille
tile-scale-tail-2 = l’autre queue d’écaille
tile-scale-left-hand = la main gauche d’écaille
tile-scale-left-hand-2 = l’autre main gauche d’écaille
tile-scale-right-hand = la main droite d’écaille
tile-scale-right-hand-2 = l’autre main droite d’écaille
tile-scale-left-leg = la jambe gauche d’écaille
tile-scale-left-leg-2 = l’autre jambe gauche d’écaille
tile-scale-right-leg = la jambe droite d’écaille
tile-scale-right-leg-2 = l’autre jambe droite d’écaille
tile-scale-left-ear = l’oreille gauche d’écaille
tile-scale-left-ear-2 = l’autre oreille gauche d’écaille
tile-scale-right-ear = l’oreille droite d’écaille
tile-scale-right-ear-2 = l’autre oreille droite d’écaille
tile-wood-head = la tête de bois
tile-wood-head-2 = l’autre tête de bois
tile-wood-torso = le torse de bois
tile-wood-torso-2 = l’autre torse de bois
tile-wood-tail = la queue de bois
tile-wood-tail-2 = l’autre queue de bois
tile-wood-left-hand = la main gauche de bois
tile-wood-left-hand-2 = l’autre main gauche de bois
tile-wood-right-hand = la main droite de bois
tile-wood-right-hand-2 = l’autre main droite de bois
tile-wood-left-leg = la jambe gauche de bois
tile-wood-left-leg-2 = l’autre jambe gauche de bois
tile-wood-right-leg = la jambe droite de bois
tile-wood-right-leg-2 = l’autre jambe droite de bois
tile-wood-left-ear = l’oreille gauche de bois
tile-wood-left-ear-2 = l’autre oreille gauche de bois
tile-wood-right-ear = l’oreille droite de bois
tile-wood-right-ear-2 = l’autre oreille droite de bois
tile-fur-head = la tête de fourrure
tile-fur-head-2 = l’autre tête de fourrure
tile-fur-torso = le torse de fourrure
tile-fur-torso-2 = l’autre torse de fourrure
tile-fur-tail = la queue de fourrure
tile-fur-tail-2 = l’autre queue de fourrure
tile-fur-left-hand = la main gauche de fourrure
tile-fur-left-hand-2 = l’autre main gauche de fourrure
tile-fur-right-hand = la main droite de fourrure
tile-fur-right-hand-2 = l’autre main droite de fourrure
tile-fur-left-leg = la jambe gauche de fourrure
tile-fur-left-leg-2 = l’autre jambe gauche de fourrure
tile-fur-right-leg = la jambe droite de fourrure
tile-fur-right-leg-2 = l’autre jambe droite de fourrure
tile-fur-left-ear = l’oreille gauche de fourrure
tile-fur-left-ear-2 = l’autre oreille gauche de fourrure
tile-fur-right-ear = l’oreille droite de fourrure
tile-fur-right-ear-2 = l’autre oreille droite de fourrure
tile-chitin-head = la tête de chitine
tile-chitin-head-2 = l’autre tête de chitine
tile-chitin-torso = le torse de chitine
tile-chitin-torso-2 = l’autre torse de chitine
tile-chitin-tail = la queue de chitine
tile-chitin-tail-2 = l’autre queue de chitine
tile-chitin-left-hand = la main gauche de chitine
tile-chitin-left-hand-2 = l’autre main gauche de chitine
tile-chitin-right-hand = la main droite de chitine
tile-chitin-right-hand-2 = l’autre main droite de chitine
tile-chitin-left-leg = la jambe gauche de chitine
tile-chitin-left-leg-2 = l’autre jambe gauche de chitine
tile-chitin-right-leg = la jambe droite de chitine
tile-chitin-right-leg-2 = l’autre jambe droite de chitine
tile-chitin-left-ear = l’oreille gauche de chitine
tile-chitin-left-ear-2 = l’autre oreille gauche de chitine
tile-chitin-right-ear = l’oreille droite de chitine
tile-chitin-right-ear-2 = l’autre oreille droite de chitine
tile-stone-head = la tête de pierre
tile-stone-head-2 = l’autre tête de pierre
tile-stone-torso = le torse de pierre
tile-stone-torso-2 = l’autre torse de pierre
tile-stone-tail = la queue de pierre
tile-stone-tail-2 = l’autre queue de pierre
tile-stone-left-hand = la main gauche de pierre
tile-stone-left-hand-2 = l’autre main gauche de pierre
tile-stone-right-hand = la main droite de pierre
tile-stone-right-hand-2 = l’autre main droite de pierre
tile-stone-left-leg = la jambe gauche de pierre
tile-stone-left-leg-2 = l’autre jambe gauche de pierre
tile-stone-right-leg = la jambe droite de pierre
tile-stone-right-leg-2 = l’autre jambe droite de pierre
tile-stone-left-ear = l’oreille gauche de pierre
tile-stone-left-ear-2 = l’autre oreille gauche de pierre
tile-stone-right-ear = l’oreille droite de pierre
tile-stone-right-ear-2 = l’autre oreille droite de pierre

table-left = { $count ->
    [one] { $count } action restante
   *[other] { $count } actions restantes
}
table-hand = Votre main
table-hand-size = { $count ->
    [one] { $count } tuile en main
   *[other] { $count } tuiles en main
}
table-board = L’homonculus de { $seat }
table-empty-place = { $part } : rien encore
table-face-up = face visible
table-face-down = face cachée
table-price = Coûte { $ingredients }
table-gain = Donne { $ingredients }
table-favourites = Préférences : { $ingredient } et { $homunculus }
table-supply = Réserve
table-pile = { $count ->
    [one] { $count } tuile dans la pioche
   *[other] { $count } tuiles dans la pioche
}
table-discards = { $count ->
    [one] { $count } tuile dans la défausse
   *[other] { $count } tuiles dans la défausse
}
table-known = Vous savez
table-known-hand = En main chez { $seat }
table-maybe-hand = Peut-être en main chez { $seat }
table-aimed-at-you = C’est vous la cible.
table-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
table-points-parts = Morceaux
table-points-favourites = Homonculus préféré
table-points-kinship = Tous d’un même homonculus
table-points-finisher = Le neuvième morceau
table-points-total = Total
gain-parts = morceau
gain-favourites = préféré
gain-kinship = tous d’un même homonculus
gain-finisher = neuvième morceau

reason-finish = C’est votre neuvième morceau, { $tile }, et la victoire est à vous.
reason-build = Vous pouvez payer { $tile } : cela fait { $count } morceaux sur neuf.
reason-spare = Vous avez déjà ce morceau en jeu ; { $tile } vaut plus en ingrédients.
reason-ingredients = Cela rapporte { $count } ingrédients, dont { $ingredient }, et il vous en manque.
reason-draw = Il vous manque encore { $count ->
    [1] un morceau
   *[other] { $count } morceaux
}, et une tuile vaut bien une action.
reason-restore = { $count ->
    [1] Une de vos tuiles est face cachée : elle ne rapporte rien, et une queue pourrait l’emporter.
   *[other] { $count } de vos tuiles sont face cachée : elles ne rapportent rien, et une queue pourrait les emporter.
}
reason-steal = Une tuile pour vous et une de moins pour { $seat }, qui en a { $count } en main.
reason-steal-needed = Une tuile de moins pour { $seat }, qui a probablement en main { $part } et en a besoin.
reason-tool = C’est le moment d’utiliser { $part } : cela rapporte plus qu’une pioche.
reason-lash-away = Chez { $seat }, { $part } est déjà face cachée : { $part_id ->
    [torso] le voilà perdu
   *[other] la voilà perdue
} pour de bon.
reason-lash-down = Face cachée, { $part } ne sert plus à { $seat }, et la prochaine queue l’emporte.
reason-foresee = Ce que prépare { $seat } vous coûterait plus que votre tête.
reason-keep-head = Gardez votre tête pour un coup plus dur.
reason-stop = Rien de ce que vous pourriez faire maintenant ne vous aiderait.

error-hand-full = Vous avez déjà { $most } tuiles en main. Jouez-en ou extrayez-en une d’abord.
error-pile-empty = Il n’y a plus de tuile à piocher. Attendez qu’une tuile soit défaussée, ou faites autre chose.
error-tile-not-in-hand = Vous n’avez pas { $tile } en main. Choisissez une autre tuile.
error-place-taken = Cette place est déjà prise : { $part }. Chaque morceau n’a qu’une place.
error-cannot-pay = Vous ne pouvez pas payer { $tile } : il vous manque { $ingredient }{ $count ->
    [1] {""}
   *[other] {" "}et autre chose
}. Extrayez une tuile ou utilisez un torse d’abord.
error-nothing-face-down = Toutes vos tuiles sont déjà face visible. Faites autre chose.
error-part-missing = Vous n’avez pas { $part } en jeu. Il faut d’abord { $part_id ->
    [torso] le
   *[other] la
} jouer.
error-part-face-down = Votre { $part_id ->
    [head] tête
    [torso] torse
    [tail] queue
    [left-hand] main gauche
    [right-hand] main droite
    [left-leg] jambe gauche
    [right-leg] jambe droite
    [left-ear] oreille gauche
   *[right-ear] oreille droite
} est face cachée. Retournez d’abord vos tuiles face visible.
error-no-such-player = Il n’y a pas de joueur { $target_seat } à cette table. Choisissez-en un autre.
error-target-self = Choisissez un autre joueur que vous-même.
error-tail-itself = Une queue ne peut pas se choisir elle-même. Choisissez une autre tuile en jeu.
error-no-such-target = Ce morceau n’est pas en jeu chez { $target_seat } : { $part }. Choisissez une tuile en jeu.
error-not-in-discards = Cette tuile n’est pas dans la défausse : { $tile }. Choisissez-en une qui y soit.
error-take-first = Prenez d’abord une tuile dans la défausse.
error-nothing-to-take = Vous ne fouillez pas la défausse. Utilisez d’abord une jambe.
error-gather-first = Prenez d’abord trois ingrédients dans la réserve.
error-nothing-to-gather = Vous ne prenez pas d’ingrédients. Utilisez d’abord un torse.
error-gather-count = Un torse prend { $wanted } ingrédients, pas { $count }.
error-supply-short = La réserve n’a pas tout cela. Choisissez un autre mélange.
error-head-no-action = Une tête n’est pas une action. Elle répond quand un autre joueur utilise un morceau.
error-no-window = Personne n’a utilisé de morceau : il n’y a rien à quoi répondre. Attendez que quelqu’un le fasse.
error-window-open = Un morceau est en train d’être utilisé. Attendez la réponse de { $asked_seat }.
error-answer-first = Un morceau est en train d’être utilisé. Répondez avec votre tête ou laissez faire.
error-not-asked = Ce n’est pas à vous de répondre, mais à { $asked_seat }. Attendez votre tour.
error-no-such-tile = Il n’y a pas de tuile « { $tile } » dans cette boîte. Les tuiles s’appellent fire-head ou bone-left-ear.
error-no-such-part = Aucun morceau « { $part } » ne peut faire cela. Choisissez une des actions proposées.
error-no-such-ingredient = L’ingrédient « { $name } » n’existe pas. Choisissez un des six de la réserve.

error-position-twice = Cette tuile figure deux fois dans cette position : { $tile }. Chaque tuile n’est qu’à un endroit.
error-position-missing = Cette tuile manque dans cette position : { $tile }. Les 70 tuiles doivent y être.
error-position-alchemist = « { $name } » n’est pas dans cette boîte, ou figure deux fois dans cette position.
error-position-part = Cette tuile, { $tile }, n’a pas sa place ici : { $part }.
error-position-pile = Cette position a une défausse mais pas de pioche. Elle aurait été mélangée.
error-position-supply = Cette position compte plus d’ingrédients que la boîte : { $name }.
error-position-turn = Dans cette position, ce ne peut pas être à la place { $turn_seat } de jouer.
error-position-left = Un tour compte trois actions ; selon cette position, il en reste { $left }.
error-position-finisher = Une partie est finie quand un joueur a neuf morceaux, et seulement alors ; cette position dit autre chose.
error-position-phase = Cette position ne peut pas attendre « { $phase } ».
error-position-use = Les morceaux utilisés ne vont pas ensemble dans cette position (place { $seat }).
error-position-knowledge = Ce dont la place { $seat } se souvient ne peut pas être vrai dans cette position.
error-position-place = « { $place } » n’est pas un endroit pour une tuile. Les endroits sont les places, pile et discards.

error-box-unreadable = { $file }, ligne { $line } : le fichier ne peut pas être lu ({ $reason }).
error-box-too-long = { $file }, ligne { $line } : { $count } caractères, c’est trop pour une boîte. Le maximum est { $most }.
error-box-syntax = { $file }, ligne { $line } : ce n’est pas du TOML ({ $reason }).
error-box-too-deep = { $file }, ligne { $line } : c’est imbriqué plus profondément qu’aucune boîte ({ $most } niveaux au plus).
error-box-number = { $file }, ligne { $line } : aucun nombre d’une boîte n’a plus de { $most } chiffres.
error-box-unknown-name = { $file }, ligne { $line } : une boîte n’a pas d’entrée « { $name } ». Retirez-la ou corrigez son nom.
error-box-missing-homunculus = { $file }, ligne { $line } : il manque { $homunculus }. Ajoutez sa table.
error-box-unknown-part = { $file }, ligne { $line } : « { $name } » n’est pas un morceau. Les morceaux s’appellent head ou left-ear.
error-box-missing-part = { $file }, ligne { $line } : chez { $homunculus }, il manque { $part }. À ajouter.
error-box-part-shape = { $file }, ligne { $line } : { $part }, chez { $homunculus }, doit être une tuile ou une liste de deux.
error-box-tile-count = { $file }, ligne { $line } : { $homunculus } a { $count } tuiles ; il en faut { $wanted }.
error-box-unknown-ingredient = { $file }, ligne { $line } : « { $name } » n’est pas un ingrédient. Corrigez ce mot.
error-box-unknown-homunculus = { $file }, ligne { $line } : « { $name } » n’est pas un homonculus. Corrigez ce mot.
error-box-symbols = { $file }, ligne { $line } : une tuile montre de { $low } à { $high } ingrédients, pas { $count }.
error-box-alike = { $file }, ligne { $line } : { $ingredient } figure plus de { $most } fois sur une tuile.
error-box-alchemists = { $file }, ligne { $line } : il y a { $count } alchimistes ; il en faut { $wanted }.
error-box-alchemist-shape = { $file }, ligne { $line } : il faut à « { $name } » un ingrédient et un homonculus, rien d’autre.
error-box-alchemist-name = { $file }, ligne { $line } : « { $name } » n’est pas un nom d’alchimiste. Donnez-en un court.
error-box-supply = { $file }, ligne { $line } : la réserve ne peut pas être { $value }. Donnez un nombre de { $low } à { $high }.

## The table in the browser

table-own-board = Votre homonculus
table-ingredients = Ingrédients chez { $seat }
table-discard-pile = Défausse
table-draw = Piocher
table-restore = Restaurer
table-end-turn = Fin du tour
table-play = La jouer
table-extract = L’extraire
table-use = l’utiliser
table-aim = Choisir sa cible
table-cancel = Annuler
table-ways = Ce que vous pouvez faire
table-hint = Touchez une tuile pour voir à quoi elle sert et ce que vous pouvez en faire.
table-choose-tile = Choisissez la tuile que la queue va frapper.
table-whose-pry = La main de qui ?
table-whose-steal = À qui ?
table-price-mark = Coûte
table-gain-mark = Donne
table-lacks = Il vous manque : { $ingredients }.
table-place-taken = Vous avez déjà { $part } en jeu.
table-window = Une tête peut répondre
table-foresee = L’empêcher
table-answer-early = Votre réponse, dès maintenant
table-you-have = vous en avez { $count }
table-mixture = Votre mélange
table-take-mixture = Les prendre
table-start-over = Recommencer
table-peek = En main chez { $seat }
table-peek-empty = Rien du tout.
table-peek-kept = Ce que vous avez vu reste dans vos notes.
table-known-discards = Dans la défausse
table-maybe-discards = Dans la défausse, si personne ne l’a reprise
table-pad = Si la partie s’arrêtait là
table-count = Point par point
table-level-tiles = Tuiles face visible
table-level-ingredients = Ingrédients
