# Ce que dit seulement le terminal.

cli-heading-arguments = Arguments
cli-heading-options = Options
cli-heading-commands = Commandes
cli-required = [obligatoire]
cli-default = [par défaut : { $value }]

cli-help-athanor = Des jeux d’alchimistes, pour jouer et pour étudier. Sans commande : une table dans votre navigateur.
cli-help-help = Afficher cette page et quitter.
cli-help-lang = La langue : en, fr ou it. Par défaut, celle du système.
cli-help-version = Indiquer la version et quitter.
cli-version = Athanor { $version }, { $compiled ->
    [true] compilé
   *[false] interprété
  }
cli-help-games = Lister les jeux, leurs places et leurs options.
cli-help-play = Jouer contre des robots, ici dans le terminal.
cli-help-arena = Faire jouer des robots les uns contre les autres et compter les victoires.
cli-help-replay = Raconter de nouveau une partie, pas à pas.
cli-help-verify = Prouver qu’un compte rendu n’a pas été modifié et que les tirages étaient équitables.
cli-help-bench = Mesurer la vitesse du moteur sur cette machine.
cli-help-serve = Ouvrir la table aux navigateurs.
cli-help-backup = Copier les tables d’un serveur dans un fichier, sans l’arrêter.
cli-help-tables = Compter les tables d’un serveur, et celles qu’il ne peut pas lire.
cli-help-broken = Lister les tables mises de côté, depuis quand et pourquoi.
cli-help-reports = Lister ce que les joueurs ont signalé aux tables d’un serveur.

cli-help-game = Le jeu, tel que « athanor games » le nomme.
cli-help-file = Un compte rendu, tel que « athanor play --save » l’écrit.
cli-help-seats = Le nombre de places à la table.
cli-help-seat = Votre place ; les places se comptent à partir de 0.
cli-help-play-bots = Les robots des autres places, séparés par des virgules ; un seul nom vaut pour toutes.
cli-help-arena-bots = Les robots qui s’affrontent, séparés par des virgules.
cli-help-option = Une option du jeu, sous la forme nom=valeur ; peut être répétée.
cli-help-name = Votre nom à la table.
cli-help-seed = Un nombre ; le même nombre redonne la même partie.
cli-help-save = Écrire le compte rendu de la partie dans ce fichier.
cli-help-position = Commencer à partir de la position de ce fichier.
cli-help-all = Tout raconter d’un coup.
cli-help-number-of-games = Le nombre de parties.
cli-help-ms = Le temps de réflexion d’un robot qui cherche, en millisecondes par coup.
cli-help-on = Qui joue : here (ici), processes (les processus de cette machine) ou ray (une grappe qui est là, ou qu’on démarre ici).
cli-help-arena-file = Conserver chaque partie dans ce fichier. S’il existe déjà, on ne joue que ce qui y manque.
cli-help-keep-moves = Y conserver aussi chaque coup.
cli-help-balance = Si une place, un plateau ou une compagnie gagne trop souvent entre robots égaux.
cli-help-pairs = À deux joueurs, aussi chacun contre chacun.
cli-help-balance-bot = Le robot qui joue à toutes les places.
cli-help-jobs = Le nombre de parties jouées en même temps ; par défaut, une par cœur.
cli-help-json = Afficher un objet JSON et rien d’autre.
cli-help-out = Écrire le résultat dans ce fichier, en JSON.
cli-help-plot = Dessiner le résultat dans ce fichier SVG.
cli-help-records = Les comptes rendus comme données.
cli-help-export = Écrire les comptes rendus de toutes les parties terminées d’un serveur, sans les noms des joueurs.
cli-help-export-folder = Le dossier où les écrire, un fichier par partie.
cli-help-export-since = Seulement les parties terminées ce jour-là ou plus tard, comme 2026-01-31.
cli-help-export-names = Avec les noms des joueurs et le moment où ils ont joué.
cli-help-to-parquet = Écrire dans un fichier Parquet une ligne pour chaque coup de ces parties.
cli-help-records-files = Des comptes rendus, des dossiers qui en contiennent, ou des matchs dont les coups sont conservés.
cli-help-parquet-out = Le fichier Parquet à écrire.
cli-help-parquet-names = Avec les noms des joueurs et les comptes rendus entiers.
cli-help-parquet-views = Avec ce que les joueurs savaient.
cli-help-exploit = Ce que gagne exactement, dans une petite partie, quelqu’un qui connaît un robot.
cli-help-exploit-bot = Le robot contre lequel on joue.
cli-help-exploit-size = La taille : à Poison tant de cartes dans chaque main, à Kazaam ! tant d’actions.
cli-help-exploit-samples = Combien de fois le robot est interrogé dans chaque situation.
cli-help-train = Laisse des robots apprendre un jeu en y jouant, et retient ceux qui gagnent à coup sûr. Il faut l’extra « train ».
cli-help-train-config = Un fichier TOML qui dit ce qui est appris et comment ; sinon, celui du jeu.
cli-help-train-to = Le dossier de ce qui est vu et appris ; un apprentissage interrompu y reprend. Sinon training/JEU.
cli-help-peer = Mesurer à côté d’un autre moteur : openspiel.
cli-help-env = Mesurer les environnements pour machines qui apprennent, à côté du hanabi de PettingZoo et des cœurs d’OpenSpiel s’ils sont installés.
cli-help-seconds = La durée de chaque mesure, en secondes.
cli-help-host = Où écouter ; 0.0.0.0 signifie partout.
cli-help-port = Le port d’écoute.
cli-help-data = Le dossier où sont gardées les tables.
cli-help-public-address = L’adresse par laquelle on joint ce serveur, si elle est différente.
cli-help-log-level = Le niveau de détail du journal : debug, info, warning ou error.
cli-help-open = Ouvrir la table aussitôt dans un navigateur.
cli-help-database = Un PostgreSQL (postgresql://…) où garder les tables, que plusieurs serveurs peuvent partager ; sinon, un dossier.
cli-help-move = Copier une maison dans une autre base de données (un dossier ou un PostgreSQL), en prouvant que rien ne manque.
cli-help-move-source = Le dossier où sont gardées les tables, ou postgresql://…
cli-help-move-target = Un dossier ou un PostgreSQL encore vide.
cli-help-target = Le fichier où copier.
cli-help-reports-clear = Effacer les signalements de cette table.

cli-reports-none = Rien n’a été signalé.
cli-reports-cleared = { $count ->
    [one] { $count } signalement effacé.
   *[other] { $count } signalements effacés.
}
cli-report = { $when }, table { $table } : { $name } ({ $reason })
cli-report-account = Compte { $account }
cli-report-words = « { $words } »

cli-games-facts = { $high ->
    [1] pour un joueur
   *[other] { $low ->
        [2] { $high ->
            [2] pour 2 joueurs
           *[other] de 2 à { $high } joueurs
        }
       *[other] de { $low } à { $high } joueurs
    }
}, { $minutes } minutes
cli-help-archive = Garder une partie finie de chaque mode, et vérifier qu’elles se rejouent toujours.
cli-help-archive-to = Le dossier des archives.
cli-help-archive-check = Rejouer les parties gardées et dire ce qui a changé.
cli-help-archive-tell = Réécrire ce que chacun a vu dans les parties gardées.
cli-help-archive-bot = Le robot qui joue.
cli-archive-kept = { $count ->
    [one] { $count } partie gardée.
   *[other] { $count } parties gardées.
}
cli-archive-missing = Aucune partie « { $mode } » n’est gardée pour la version { $rules } des règles. Sans --check, celles qui manquent sont ajoutées.
cli-archive-changed = { $file } : les joueurs voient autre chose qu’avant. Si c’est voulu, lancez la commande avec --tell.
cli-help-new-game = Écrire un paquet avec un petit jeu à vous, pour commencer.
cli-help-new-game-id = Le nom du jeu dans les fichiers et les adresses : minuscules, chiffres, _.
cli-help-new-game-seats = Pour combien de joueurs, de 2 à 6.
cli-help-new-game-to = Le dossier ; par défaut, il porte le nom du jeu.
cli-new-game-written = Le jeu est dans { $folder }. Et maintenant :
    pip install -e { $folder }
    athanor check-game { $game }
    athanor play { $game }
cli-help-check-game = Vérifier tout ce que la maison demande à un jeu, et nommer tout ce qui manque.
cli-help-check-release = Compter comme faute ce qui peut sinon attendre, comme les autres langues.
cli-help-check-part = Cette partie des vérifications seulement ; peut être répété.
cli-check-part = { $part } : { $wrong ->
    [0] { $count ->
        [one] { $count } vérification, tout va bien
       *[other] { $count } vérifications, tout va bien
    }
    [one] { $wrong } chose ne va pas
   *[other] { $wrong } choses ne vont pas
}
cli-check-sum = { $wrong ->
    [0] { $later ->
        [0] { $game } respecte tout ce que la maison demande.
        [one] { $game } peut être joué ; il reste une chose à compléter avant de le publier.
       *[other] { $game } peut être joué ; il reste { $later } choses à compléter avant de le publier.
    }
    [one] Une chose ne va pas.
   *[other] { $wrong } choses ne vont pas.
}
cli-terminal-broken = L’affichage de { $game } dans le terminal est inutilisable ({ $reason }). On peut jouer sans lui.
cli-games-how = Pour jouer : athanor play { $game }

cli-you = Apprenti
cli-bot-random = Hasard
cli-bot-greedy = Gourmand
cli-bot-novice = Novice
cli-bot-adept = Adepte
cli-bot-master = Maître
cli-bot-grandmaster = Grand maître
cli-player = Joueur
cli-points = Points
cli-winners = { $count ->
    [0] Personne ne gagne.
    [1] { $names } gagne.
   *[other] { $names } se partagent la victoire.
}

cli-prompt = Votre choix (« ? » pour les règles, « q » pour quitter) :
cli-go-on = Entrée pour continuer.
cli-not-a-choice = « { $answer } » n’est pas un des choix. Tapez un nombre de 1 à { $count }, « ? » pour les règles ou « q » pour quitter.
cli-no-such-rule = La règle « { $rule } » n’existe pas. Elles vont de { $first } à { $last }.
cli-keys = Tapez « ? { $first } » pour une seule règle, un nombre pour agir, Entrée pour revoir la table, « q » pour quitter.
cli-left = Vous avez quitté la table.
cli-saved = Le compte rendu est dans { $file }. Pour le revoir : athanor replay { $file }

cli-replay-title = { $game }, { $moves ->
    [one] { $moves } action
   *[other] { $moves } actions
}
cli-replay-prompt = { $step } sur { $last }. Entrée continue, un nombre y mène, « q » quitte :
cli-replay-range = Tapez un nombre de { $first } à { $last }, ou seulement Entrée.

cli-verified = { $file } est authentique : une partie entière de { $game }, { $moves } actions permises, { $draws } tirages, tous issus de la graine promise.
cli-verified-left = { $file } est authentique : une partie de { $game } interrompue, { $moves } actions permises, { $draws } tirages, tous issus de la graine promise.
cli-verified-seed = Promesse faite avant la première carte : { $commitment }

cli-arena-title = { $game } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
cli-arena-bot = Robot
cli-arena-games = Parties
cli-arena-wins = Victoires
cli-arena-share = Part
cli-arena-interval = Intervalle à 95 %
cli-arena-score = Score moyen
cli-arena-fair = Une part égale serait de { $share } %. Une victoire partagée compte pour une fraction.
cli-balance-trait = Avec
cli-balance-over = Au-delà de l’équité
cli-balance-against = Contre
cli-balance-won = Victoires
cli-balance-undecided = { $count ->
    [0] Chaque partie a eu un gagnant
    [one] Une partie n’a pas eu de gagnant
   *[other] { $count } parties n’ont pas eu de gagnant
} ; une partie a pris { $steps } actions en moyenne et { $longest } au plus, et qui a gagné a eu { $score } points.
cli-arena-unfinished = { $count ->
    [one] { $count } partie a été arrêtée
   *[other] { $count } parties ont été arrêtées
} à la limite d’actions ; personne n’y a gagné.
cli-arena-uneven = Le nombre de parties n’est pas un multiple de { $seats } : les places n’ont pas été réparties tout à fait également.
cli-arena-interrupted = Arrêt anticipé : voici ce qui a été joué jusque-là.
cli-arena-nothing = Arrêt avant la fin de la première partie.
cli-arena-progress = En jeu
cli-arena-of-games = parties
cli-arena-axis = Part des victoires, avec intervalles à 95 %

cli-exported = { $games ->
    [0] Aucune partie n’y est terminée : rien n’a été écrit.
    [one] { $games } compte rendu est dans { $folder }.
   *[other] { $games } comptes rendus sont dans { $folder }.
}
cli-parquet-written = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
} : tout est dans { $file }.
cli-exploit-title = { $game }, une petite partie à { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
}
cli-exploit-seat = Place
cli-exploit-own = Le robot gagne
cli-exploit-best = La meilleure réponse gagne
cli-exploit-gain = Bénéfice
cli-exploit-mean = Qui connaît { $bot } gagne { $gain } points sur cent de plus que lui.

cli-train-title = { $game } : ce qui a été appris
cli-train-games = Parties
cli-train-fit = Apprentissage
cli-train-match = Match contre le meilleur
cli-train-iteration = Itération
cli-train-positions = Positions vues
cli-train-share = Victoires sur une part égale
cli-train-interval = Intervalle à 95 %
cli-train-promoted = Retenu
cli-train-yes = oui
cli-train-no = non
cli-train-best = Le meilleur jusqu’ici : { $file }
cli-train-none = Rien n’a encore battu à coup sûr le jugement propre au jeu.
cli-bench-title = { $game } sur un cœur
cli-bench-compiled = Actions au hasard par seconde, compilé
cli-bench-interpreted = Actions au hasard par seconde, interprété
cli-bench-peer = OpenSpiel hearts, par Python : actions au hasard par seconde
cli-bench-peer-chance = Les mêmes, en comptant chaque carte distribuée comme une action
cli-bench-ratio = Le compilé, en multiple d’OpenSpiel
cli-bench-clone = Une copie de l’état, en microsecondes
cli-bench-ismcts = Parties explorées par seconde depuis une donne complète (IS-MCTS)
cli-bench-peer-ismcts = L’IS-MCTS en C++ d’OpenSpiel sur hearts, depuis une donne complète
cli-bench-vector = Environnement vectoriel, pas par seconde
cli-bench-pettingzoo = Adaptateur PettingZoo, pas par seconde
cli-bench-hanabi = Hanabi de PettingZoo, pas par seconde
cli-bench-openspiel-env = Cœurs d’OpenSpiel, pas par seconde
cli-bench-vector-over-hanabi = Environnement vectoriel, fois hanabi
cli-bench-pettingzoo-over-hanabi = Adaptateur PettingZoo, fois hanabi
cli-bench-progress = Mesure
cli-bench-not-compiled = Le moteur n’est pas compilé ici : seules les mesures interprétées sont faites. Pour le compiler, installez un compilateur C, puis Athanor de nouveau.

cli-no-such-option = L’option { $option } n’existe pas. Voir : { $path } --help
cli-missing = Il manque { $name }. Voir : { $path } --help
cli-bad-value = { $name } n’a pas reçu de valeur valable. Voir : { $path } --help
cli-bad-usage = Cela ne s’utilise pas ainsi. Voir : { $path } --help

error-unknown-command = La commande « { $command } » n’existe pas. Les commandes sont : { $known }.
error-option-word = « { $option } » n’est pas une option. Écrivez nom=valeur ; les options de ce jeu sont : { $known }.
error-bots-count = { $bots } robots ne remplissent pas une table de { $seats } places. Nommez-en { $wanted }, ou un seul pour toutes.
error-arena-bots = Nommez au moins autant de robots que le jeu a de places, par exemple : --bots { $example }
error-arena-seats = { $bots } robots ne remplissent pas { $seats } places. Nommez un robot par place, ou omettez --seats.
error-number-low = { $option } doit valoir au moins { $low }.
error-number-high = { $option } doit valoir au plus { $high }.
error-unknown-peer = Le moteur « { $peer } » n’existe pas. Choisissez parmi : { $known }.
error-arena-file-differs = { $file } contient un autre match : « { $what } » n’y est pas le même. Choisissez un autre fichier.
error-arena-file-taken = Un autre match écrit dans { $file }. Attendez qu’il finisse, ou choisissez un autre fichier.
error-arena-file-shape = { $file } n’est pas le fichier d’un match : la ligne { $line } est illisible ({ $reason }).
error-arena-file-format = { $file } vient d’une version plus récente d’Athanor (format { $format } ; celle-ci lit jusqu’à { $known }). Mettez Athanor à jour.
error-arena-file-rules = Les parties de { $file } ont été jouées avec la version { $rules } des règles ; ce programme applique la version { $wanted }. Choisissez un autre fichier.
error-unknown-crew = « { $crew } » ne peut pas jouer un match. Choisissez parmi : { $known }.
error-workers-lost = Les processus qui jouent ont été perdus { $times } fois de suite. La mémoire manque peut-être ; essayez-en moins avec « --jobs ».
error-cluster-missing = Ray n’est pas installé. Installez-le avec : pip install 'athanor-games[cluster]'
error-cluster-unreachable = Il n’y a pas de grappe Ray à { $address } ({ $reason }). Sans RAY_ADDRESS, on en démarre une sur cette machine.
error-cluster-not-started = Ray n’a pas pu démarrer sur cette machine : { $reason } Réessayez, ou jouez avec --on processes.
error-parquet-missing = PyArrow n’est pas installé. Installez-le avec : pip install 'athanor-games[data]'
error-moves-not-kept = Les coups des parties de { $file } n’ont pas été conservés. Jouez avec « --keep-moves ».
error-file-unreadable = Impossible de lire { $file } : { $reason }.
error-parquet-schema = { $file } a un autre schéma (version { $version }) et ce programme ne peut pas le lire.
error-peer-missing = OpenSpiel n’est pas installé. Installez-le avec : pip install 'athanor-games[peer]'
error-learn-missing = Les environnements ont besoin de PettingZoo, Gymnasium et NumPy. Installez-les avec : pip install 'athanor-games[learn]'
error-file-exists = { $file } existe déjà. Choisissez un autre nom.
error-file-is-folder = { $file } est un dossier. Donnez le nom d’un fichier.
error-file-unwritable = Impossible d’écrire { $file } : { $reason }.
error-no-folder = Le dossier { $folder } n’existe pas. Créez-le d’abord, ou choisissez un autre endroit.
error-folder-not-empty = { $folder } n’est pas vide. Choisissez un autre endroit avec --to.
error-game-id = « { $game } » ne peut pas être le nom d’un jeu. Prenez des minuscules, des chiffres et _, deux au moins, en commençant par une lettre, et pas un mot de Python.
error-game-id-taken = Il y a déjà un jeu « { $game } ». Choisissez un autre nom.
error-new-game-seats = « { $seats } » n’est pas un nombre de places. Écrivez 2-4, ou 3 pour trois exactement ; de 2 à { $most }.
error-check-optimized = Les vérifications demandent Python sans -O.
error-check-part = Il n’y a pas de partie « { $part } ». Il y a : { $known }.
error-folder-closed = Impossible d’écrire dans { $folder }. Choisissez un autre endroit.
error-position-missing = Le fichier { $file } n’existe pas. Vérifiez le nom.
error-position-unreadable = Impossible de lire { $file } : { $reason }.
error-position-not-json = { $file } n’est pas une position : { $reason }. Le fichier a peut-être été coupé.
error-position-seats = La position de ce fichier a { $seats } places. Omettez --seats.
error-position-option = Une position a ses propres options. Omettez --option.
error-position-save = Une partie qui commence à partir d’une position n’a pas de compte rendu. Omettez --save.
