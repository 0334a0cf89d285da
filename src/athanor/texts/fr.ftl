# Ce que la maison dit dans tous les jeux.

list-last = { $first } et { $last }
list-times = { $word } ×{ $count }
language-name = Français

reason-search = Dans les parties imaginées à partir d’ici, c’est ce coup qui a le mieux réussi.

# Refus. Chacun dit ce qui ne va pas et quoi faire à la place.
error-unknown-game = Aucun jeu ne s’appelle « { $game } ». Les jeux sont : { $known }.
error-game-broken = { $game } ne peut pas être joué ici : son paquet est défectueux ({ $reason }).
error-game-unfinished = { $game } n’est pas terminé : il manque { $missing }. On pourra y jouer dès que ce sera là.
error-unknown-bot = Aucun robot ne s’appelle « { $bot } ». Les robots sont : { $known }.
error-unknown-language = La langue « { $language } » n’est pas disponible. Choisissez parmi : { $known }.
error-unknown-option = L’option « { $option } » n’existe pas. Les options de ce jeu sont : { $known }.
error-option-type = L’option « { $option } » ne peut pas être « { $value } ». Choisissez parmi : { $wanted }.
error-option-range = L’option « { $option } » ne peut pas être { $value }. Choisissez un nombre de { $low } à { $high }.
error-seats-range = On ne joue pas à { $game } avec { $seats } places. Choisissez de { $low } à { $high }.
error-no-such-seat = Il n’y a pas de place { $seat } à une table de { $seats }. Les places se comptent à partir de 0.
error-seed-type = « { $seed } » n’est pas une graine. Donnez un nombre entier.
error-foreign-view = C’est une vue de { $game } ; on attendait { $wanted }.
error-foreign-action = « { $action } » n’est pas une action de ce jeu. Choisissez une des actions proposées.
error-action-shape = Ce n’est pas une action de ce jeu : { $reason }. Choisissez une des actions proposées.
error-not-your-turn = Ce n’est pas à vous de jouer, c’est à { $turn_seat }. Attendez votre tour.
error-game-over = La partie est finie. Commencez-en une autre.
error-not-in-hand = Vous n’avez pas { $card } en main. Choisissez une autre carte.
error-env-not-reset = Rien n’est encore distribué. Appelez d’abord « reset ».
error-render-mode = Le mode de rendu « { $mode } » n’existe pas. Choisissez { $known }, ou aucun.
error-cannot-show = Ce n’est ni un état, ni une vue, ni un compte rendu, mais « { $kind } » : il n’y a rien à dessiner.
error-illegal-way = « { $way } » n’est pas une façon de traiter une action contraire aux règles. Choisissez parmi : { $known }.
error-action-missing = On attend une action de { $agent }, et aucune n’a été donnée.
error-opponents = { $count } adversaires pour { $places } places. Nommez-en un par place, ou un seul pour toutes.
error-not-a-bot = { $bot } ne peut pas jouer : il lui manque une méthode « choose » qui réponde à une vue par une action.
error-bot-failed = Le robot { $bot } n’a pas pu choisir : { $reason }.
error-bot-illegal = Le robot { $bot } a choisi { $action }, ce que les règles ne permettent pas à ce moment.
error-no-small-game = { $game } n’a pas de petite partie que l’on puisse résoudre. Ceux qui en ont : { $known }.
error-small-size = Une petite partie ne peut pas être de taille { $size }. Choisissez de 1 à { $most }.
error-observer-parameters = Les observateurs de ces jeux ne prennent pas de paramètres.
error-no-such-number = Il n’y a pas d’action { $index }. Elles se comptent à partir de 0, et il y en a { $count }.
error-train-torch = Pour apprendre, il faut PyTorch et NumPy : pip install 'athanor-games[train]'.
error-train-config = { $file } n’est pas une configuration d’apprentissage : { $reason }
error-train-no-config = { $game } n’a pas de configuration d’apprentissage ; indiquez-en une avec --config.
error-train-game = { $file } est une configuration pour { $found }, pas pour { $wanted }.
error-train-sketch = { $game } n’a pas d’esquisse de ses positions (bots/sketch.py) : les robots ne peuvent pas l’apprendre.
error-train-differs = Une autre configuration a été commencée dans { $folder }. Choisissez un autre dossier avec --to.
error-weights-shape = Ces poids ne peuvent pas être lus : { $reason }
error-weights-game = Ces poids ont été appris pour { $found }, pas pour { $wanted }.
error-vector-tables = On ne peut pas jouer à { $tables } tables. Demandez-en au moins une.
error-vector-actions = { $count } actions pour { $tables } tables : donnez-en une pour chacune.
error-vector-illegal = L’action { $index } n’est pas proposée à la table { $table }. Choisissez-en une que le masque autorise ; rien n’a été joué.

error-position-game = C’est une position de « { $game } », pas de { $wanted }. Chargez-la dans le bon jeu.
error-position-rules = Cette position a été enregistrée avec la version { $rules } des règles ; ce programme applique la version { $wanted }.
error-position-shape = Ce n’est pas une position de ce jeu : { $reason }.
error-position-rng = L’entrée « rng » de la position est endommagée. Enregistrez de nouveau la position.
error-position-length = « { $place } » a { $count } entrées dans cette position ; il en faut { $wanted }.
error-sealed-seed = Une graine scellée fait 32 octets ; celle-ci en compte { $length }.

error-archive-illegal = À l’action { $step }, les règles refusent maintenant ce qui a été joué ({ $reason }). Si c’est voulu, augmentez « rules » dans le meta.py du jeu ; sinon, la modification est une erreur.
error-archive-otherwise = Les { $steps } actions mènent maintenant à une autre fin. Si c’est voulu, augmentez « rules » dans le meta.py du jeu ; sinon, la modification est une erreur.
error-record-missing = Le fichier { $file } n’existe pas. Vérifiez le nom.
error-option-file = Impossible de lire { $file } : { $reason }.
error-record-unreadable = Impossible de lire { $file } : { $reason }.
error-record-not-json = { $file } n’est pas un compte rendu : le JSON s’interrompt à l’octet { $byte }. Le fichier a peut-être été coupé.
error-record-shape = { $file } n’est pas le compte rendu d’une partie : { $reason }.
error-record-format = { $file } vient d’une version plus récente d’Athanor (format { $format } ; celle-ci lit jusqu’à { $known }). Mettez Athanor à jour.
error-record-rules = Cette partie de { $game } a été jouée avec la version { $rules } des règles ; ce programme applique la version { $wanted } et ne devine pas.
error-record-header = L’en-tête du compte rendu a été modifié : son sceau ne correspond pas.
error-record-step = L’action { $step } du compte rendu a été modifiée, retirée ou ajoutée : son sceau ne correspond pas.
error-record-end = La fin du compte rendu a été modifiée : son sceau ne correspond pas.
error-record-commitment = La graine du compte rendu n’est pas celle qui avait été promise avant la partie.
error-record-open = Cette partie n’est pas finie : sa graine n’est pas encore révélée, il n’y a rien à vérifier.
error-record-illegal = L’action { $step } du compte rendu est contraire aux règles. La table aurait répondu : « { $because } »
error-record-chance = Le tirage { $draw } du compte rendu (« { $why } », action { $step }) n’est pas celui que donne la graine.
error-record-draws = Le compte rendu annonce { $found } tirages ; la graine et les actions en donnent { $wanted }.
error-record-result = Le résultat du compte rendu n’est pas celui auquel mènent les actions.
error-record-earlier = Ce compte rendu continue une partie antérieure, mais la portion { $stretch } de ses tirages ne correspond pas à ses actions.
error-record-too-long = Il faut plus de { $seconds } secondes pour rejouer ce compte rendu. Rejouez-le sur votre machine avec « athanor replay ».
error-record-too-large = { $file } est trop gros ({ $size } octets) pour un compte rendu de partie ; le maximum est de { $most } octets.
error-record-too-deep = { $file } n’est pas le compte rendu d’une partie : les coups annulés y sont imbriqués trop profondément.
error-record-too-many-moves = { $file } contient plus de coups qu’aucune partie n’en demande ; le maximum est de { $most }, coups annulés compris.
error-game-too-long = Cette partie en est à { $most } actions, et aucun compte rendu n’en contient davantage. Elle s’arrête ici.
error-desk-busy = Le serveur est occupé à lire ce que d’autres ont envoyé. Réessayez dans un instant.
error-work-too-long = Cela demanderait au serveur plus de { $seconds } secondes. Essayez quelque chose de plus petit.
error-work-too-large = Cela prend plus de place que le serveur n’en donne à une demande. Essayez quelque chose de plus petit.
error-work-too-deep = C’est imbriqué plus profondément que ce que le serveur sait lire.
error-work-failed = Cela n’a pas abouti. Réessayez ; si cela se reproduit, prévenez la personne qui gère ce serveur.
error-no-such-step = Il n’y a pas d’action { $step } dans cette partie ; la dernière est la { $last }.
error-no-such-replay = Le serveur a rangé cette partie. Rouvrez-la.
error-bots-only = Choisissez un robot pour les autres places.

# Refus du serveur de tables.
error-malformed = Le serveur n’a pas compris. Rechargez la page ; si cela se reproduit, signalez-le.
error-too-large = C’est plus que le serveur n’accepte en une fois. Faites plus court.
error-not-found = Il n’y a rien à cette adresse. Vérifiez le lien.
error-method-not-allowed = Cette adresse ne s’utilise pas ainsi. Voyez la description de l’API.
error-foreign-origin = Cette page n’appartient pas au serveur. Ouvrez la table à sa propre adresse.
error-internal = Un problème est survenu sur le serveur. Il est noté ; réessayez.
error-not-stored = Le serveur n’a pas pu enregistrer ceci : rien ne s’est passé. Réessayez dans un instant.
error-no-such-table = Ce lien ne mène à aucune table. Vérifiez-le, ou ouvrez votre propre table.
error-table-crowded = Trop de monde regarde cette table. Réessayez plus tard.
error-table-rules = Cette table a commencé avec la version { $rules } des règles ; le serveur applique maintenant la version { $wanted }.
error-hello-first = Le serveur ne sait pas encore qui vous êtes. Rechargez la page.
error-id-too-long = L’identifiant d’un message compte 64 caractères au plus.
error-seat-taken = Quelqu’un est déjà assis ici. Choisissez une autre place.
error-removed-here = L’hôte vous a demandé de quitter cette table. Choisissez-en une autre, ou ouvrez la vôtre.
error-unwelcome = L’hôte de cette table préfère jouer sans vous. Choisissez-en une autre, ou ouvrez la vôtre.
error-not-removable = On ne peut exclure qu’une autre personne. Choisissez sa place.
error-not-reportable = Il n’y a personne à signaler à cette place.
error-not-blockable = On ne peut bloquer partout que quelqu’un d’autre qui a un compte.
error-too-many-blocks = Vous avez déjà bloqué { $most } personnes. Retirez d’abord quelqu’un de la liste.
error-no-open-seat = Toutes les places de cette table sont pour des robots. Gardez-en une pour vous.
error-name-missing = Dites-nous quel est votre nom.
error-name-too-long = Un nom compte { $limit } caractères au plus. Choisissez-en un plus court.
error-name-invisible = Ce nom est invisible. Choisissez-en un autre.
error-name-taken = « { $name } » est déjà à cette table, ou les deux noms se ressemblent trop. Choisissez-en un autre.
error-nonce-shape = Votre part du mélange tient en une ligne de { $limit } caractères au plus.
error-text-missing = Cette ligne est vide. Écrivez d’abord quelque chose.
error-text-too-long = Une ligne compte { $limit } caractères au plus. Faites plus court.
error-unknown-phrase = La phrase « { $phrase } » n’existe pas. Les phrases sont : { $known }.
error-chat-too-fast = Vous écrivez plus vite que les autres ne lisent. Attendez quelques secondes.
error-not-your-seat = Cette place n’est pas la vôtre.
error-host-only = Seul l’hôte de la table peut le faire. Demandez-le-lui.
error-already-started = La partie a commencé. Vous pouvez la regarder.
error-not-started = La partie n’a pas encore commencé. Attendez l’hôte.
error-not-over = La partie n’est pas finie. Jouez-la d’abord jusqu’au bout.
error-table-moved-on = La partie a avancé entre-temps. Regardez de nouveau, puis choisissez.
error-seat-covered = Un robot joue pour vous. Reprenez d’abord votre place.
error-bot-seat = Un robot est déjà assis là.
error-not-away = Un robot peut remplacer un joueur absent depuis { $seconds } secondes.
error-clock-decides = À cette table, chacun a plusieurs jours pour jouer, et c’est la pendule qui décide. Patientez.
error-cover-level = À cette place, seul le niveau choisi par son joueur peut jouer : { $bot }.
error-nothing-to-undo = Aucun de vos coups ne peut être annulé.
error-undo-limit = Rien de plus ne peut être annulé pour l’instant. Jouez d’abord.
error-undo-chance = Depuis, on a tiré au sort ou lancé des dés : contre des bots, cela ne s’annule pas. Continuez.
error-undo-asked-already = Quelqu’un demande déjà à annuler un coup.
error-no-undo-wish = Personne ne demande à annuler un coup.
error-undo-not-asked = On ne vous demande pas votre accord, ou vous l’avez déjà donné.
error-clock-range = Donnez à chaque pendule de { $low } à { $high } secondes, pas { $seconds }.
error-clock-increment = Un incrément va avec une réserve de temps, et de { $high } secondes au plus, pas { $increment }.
error-clock-pause = Une pendule en jours ne s’arrête pas quand quelqu’un est absent.
error-seat-lost = Ce joueur n’a plus de temps : il a perdu.
error-push-off = Ce serveur n’envoie pas de messages aux navigateurs : son exploitant n’a pas réglé de clé pour cela.
error-push-subscription = Ceci n’est pas l’abonnement d’un service de messages de navigateur.
error-push-key = ATHANOR_PUSH_KEY n’est pas une clé. Créez-en une avec : python -m athanor.server.push
error-push-missing = Web Push a besoin du paquet « cryptography ». Installez-le avec : pip install 'athanor-games[push]'
error-hints-off = Cette table se joue sans conseils.
error-hint-not-now = Ce n’est pas à vous de jouer. Redemandez quand ce sera votre tour.
error-hint-too-fast = Vous venez de demander beaucoup de conseils. Réfléchissez un instant, puis redemandez.
error-no-advice = Aucun conseil n’est venu cette fois. Réessayez.
error-unknown-order = La réponse automatique « { $order } » n’existe pas ici. Les réponses sont : { $known }.
error-lesson-seats = Une leçon se joue seul parmi des robots, et n’est pas affichée.
error-lesson-move = Le coup { $step } de cette leçon est contraire aux règles ({ $reason }). Il faut la réécrire.

# Les comptes.
error-signed-out = Votre session est fermée ici. Connectez-vous de nouveau.
error-recovery-unknown = Ce lien de récupération ne mène nulle part. Un plus récent l’a peut-être remplacé.
error-passkey-unknown = Cette clé d’accès n’appartient à aucun compte de ce serveur.
error-passkey-refused = La clé d’accès n’a pas été acceptée. Réessayez, ou connectez-vous autrement.
error-passkey-stale = Cela a pris trop de temps. Réessayez.
error-passkey-address = Les clés d’accès sont liées à une adresse publique, et ce serveur n’en a pas. Son exploitant la définit avec --public-address.

# Ce que la maison dit dans la conversation.
phrase-house-sat = { $name } s’assoit.
phrase-house-left = { $name } quitte la table.
phrase-house-removed = L’hôte a demandé à { $name } de partir.
phrase-house-covered = Un robot joue pour { $name }.
phrase-house-back = { $name } joue de nouveau.
phrase-house-started = La partie commence.
phrase-house-undo-asked = { $name } voudrait annuler un coup.
phrase-house-undo-refused = { $name } préfère que le coup reste joué.
phrase-house-undo-withdrawn = { $name } continue.
phrase-house-undone = { $name } annule un coup.
phrase-house-lost = { $name } n’a plus de temps.

# Les coups repris, dans une partie racontée de nouveau. Une action est une phrase à elle seule.
undone-moves = { $name } annule { $count ->
    [1] un coup
   *[other] { $count } coups
}.
undone-action = { $name } : { $action }

# La commande qui lance le serveur.
serve-ready = Athanor est à l’adresse { $address } (arrêtez-le avec Ctrl-C)
serve-no-browser = Il n’y a pas de navigateur ici. Ouvrez { $address } dans un navigateur.
error-port-taken = Le port { $port } est déjà utilisé par un autre programme. Choisissez-en un autre avec --port.
error-address-refused = Le serveur ne peut pas écouter sur { $host }, port { $port } : { $reason }.
error-data-unwritable = Impossible d’écrire dans le dossier de données { $folder } : { $reason }. Choisissez-en un autre avec --data.
error-data-in-use = Un autre serveur utilise le dossier de données { $folder }. Arrêtez-le, ou choisissez un autre dossier avec --data.
error-data-missing = Il n’y a pas de base de données dans { $folder }. Indiquez le dossier de données du serveur avec --data.
error-database-unsupported = Les bases de données « { $database } » ne sont pas prises en charge. Indiquez un PostgreSQL sous la forme postgresql://…, ou omettez --database pour utiliser SQLite.
error-database-old = Ce PostgreSQL est en version { $found } ; il faut la { $least } ou une plus récente.
error-database-unreachable = { $database } est inutilisable : { $reason }
error-database-extra = La bibliothèque de PostgreSQL manque. Installez-la avec : pip install 'athanor-games[postgres]'
move-done = Copié et comparé : { $logs } tables avec { $entries } entrées, { $rows } lignes en tout. Lancez le serveur sur la nouvelle base ; l’ancienne n’a pas changé.
error-database-in-use = Un serveur utilise { $database }. Arrêtez-le d’abord.
error-database-not-empty = { $database } n’est pas vide. Choisissez une autre destination.
error-move-differs = Ce qui est arrivé diffère de ce qui a été envoyé (dans « { $table } ») ; rien n’en a été gardé. Réessayez, et vérifiez le disque si cela se reproduit.
error-table-elsewhere = Cette table se trouve en ce moment sur un autre serveur. Réessayez dans un instant.
error-log-level = Le niveau de journal « { $level } » n’existe pas. Choisissez parmi : { $known }.
error-public-address = L’adresse publique « { $address } » doit commencer par http:// ou https://.
error-backup-exists = { $file } existe déjà et ne sera pas remplacé. Choisissez un autre nom.
error-backup-unwritable = Impossible d’écrire { $file } : { $reason }.

# Ce qu’apprend un programme qui rejoint une table de loin.
error-server-unreachable = Pas de réponse de { $address }. Vérifiez l’adresse, et que le serveur fonctionne.
error-server-refused = Le serveur refuse la connexion (statut { $status }).
error-server-strange = Ce n’est pas un serveur Athanor. Vérifiez l’adresse.

# Ce qui se prépare avant une partie.
error-no-handbook = { $game } n’a pas de cartes à parcourir.
error-no-rosters = Dans { $game }, rien ne se prépare avant la partie.
error-no-such-roster = Rien n’est enregistré sous ce lien. Vérifiez qu’il n’y manque pas une lettre.
error-roster-empty = Il n’y a encore rien à enregistrer. Ajoutez quelque chose d’abord.

# La part de la maison pour une adresse.
error-too-many-records = Beaucoup de comptes rendus viennent d’arriver de votre adresse. Attendez { $seconds ->
    [1] une seconde
   *[other] { $seconds } secondes
 }, puis réessayez.
error-too-many-tables = Beaucoup de tables viennent d’être ouvertes depuis votre adresse. Attendez { $seconds ->
    [1] une seconde
   *[other] { $seconds } secondes
 }, puis réessayez.
error-too-many-accounts = Beaucoup de comptes viennent d’être créés depuis votre adresse. Attendez { $seconds ->
    [1] une seconde
   *[other] { $seconds } secondes
 }, puis réessayez.
error-too-many-rosters = Beaucoup de choses viennent d’être enregistrées depuis votre adresse. Attendez { $seconds ->
    [1] une seconde
   *[other] { $seconds } secondes
 }, puis réessayez.
error-too-many-seats = Beaucoup de places viennent d’être prises depuis votre adresse. Attendez { $seconds ->
    [1] une seconde
   *[other] { $seconds } secondes
 }, puis réessayez.
error-too-many-hints = Beaucoup de conseils viennent d’être demandés depuis votre adresse. Attendez { $seconds ->
    [1] une seconde
   *[other] { $seconds } secondes
 }, puis réessayez.
error-too-many-reviews = Beaucoup de parties viennent d’être analysées pour votre adresse. Attendez { $seconds ->
    [1] une seconde
   *[other] { $seconds } secondes
 }, puis réessayez.
error-too-many-passkeys = Beaucoup de personnes viennent de se connecter depuis votre adresse. Attendez { $seconds ->
    [1] une seconde
   *[other] { $seconds } secondes
 }, puis réessayez.
error-too-many-reports = Beaucoup de signalements viennent d’arriver de votre adresse. Attendez { $seconds ->
    [1] une seconde
   *[other] { $seconds } secondes
 }, puis réessayez.
error-too-many-words = Beaucoup de messages viennent d’être écrits depuis votre adresse. Attendez { $seconds ->
    [1] une seconde
   *[other] { $seconds } secondes
 }, puis réessayez.
error-too-many-names = Beaucoup de noms viennent d’être changés depuis votre adresse. Attendez { $seconds ->
    [1] une seconde
   *[other] { $seconds } secondes
 }, puis réessayez.
error-too-many-connections = Votre adresse a déjà de très nombreuses connexions à ce serveur. Fermez les pages dont vous n’avez plus besoin, puis réessayez.
error-too-many-jobs = Le serveur travaille déjà à plusieurs choses pour votre adresse. Attendez que l’une d’elles soit finie.
error-too-much-work = Le serveur a beaucoup réfléchi pour votre adresse. Attendez { $seconds ->
    [1] une seconde
   *[other] { $seconds } secondes
 }, puis réessayez.
error-shares-unknown = « { $word } » n’est pas une part de ce serveur. Écrivez par exemple « tables=30 hints=0 » ; les parts sont : { $known }.
error-proxies-unknown = « { $word } » n’est ni une adresse ni un réseau. Écrivez par exemple « 127.0.0.1 10.0.0.0/8 ».

# Les fichiers de la maison.
error-too-slow = La requête a mis trop de temps à arriver. Réessayez.
error-too-many-requests = Trop de requêtes attendent sur une même connexion ; la limite est de { $limit }.
error-headers-too-large = Les en-têtes de la requête dépassent { $limit } octets.
error-house-full = Le serveur ne peut pas accueillir plus de monde. Réessayez plus tard.
error-unknown-host = Le serveur n’est pas connu sous ce nom. Ouvrez-le à sa propre adresse. (S’il est à vous : nommez-le avec --public-address.)
error-rename-too-fast = Vous venez de changer de nom plusieurs fois. Attendez quelques secondes.
error-not-read = Le serveur ne peut pas lire cela en ce moment. Réessayez dans un instant.
error-table-broken = Le serveur ne peut pas lire cette table et l’a mise de côté pour son exploitant. Rien n’est perdu ; toutes les autres tables continuent.
error-database-newer = { $file } a été écrit par un programme plus récent (version { $found } ; celui-ci connaît la { $known }). Lancez le programme plus récent, ou restaurez une sauvegarde faite par celui-ci.
error-database-foreign = { $file } n’est pas une base de données d’Athanor. Déplacez ce fichier, ou choisissez un autre dossier avec --data.
error-database-damaged = { $file } est endommagé. Restaurez une sauvegarde ; gardez d’abord une copie du fichier, car on peut souvent en récupérer une bonne partie.
error-database-unwritable = Impossible d’écrire dans { $file }. Vérifiez à qui ce fichier appartient et si le disque est en lecture seule.
error-database-full = Il n’y a plus de place sur le disque pour { $file }. Libérez-en, puis relancez.
error-database-unusable = { $file } est inutilisable : { $reason }
tables-gathering = Tables en attente de joueurs
tables-playing = Tables en jeu
tables-over = Parties finies
tables-aside = Tables illisibles, mises de côté
tables-none-aside = Toutes les tables sont lisibles.

# Pourquoi quelqu’un est signalé.
report-name = son nom
report-chat = ses messages
report-play = sa façon de jouer
report-other = autre chose

# What a messenger shows of a link to a table
preview-invites = { $name } vous invite à une partie de { $game }
preview-gathering = { $game } : une table va commencer
preview-playing = { $game }, partie en cours : { $names }
preview-over = { $game }, partie terminée : { $names }
preview-minutes = environ { $count } minutes
preview-players = { $count ->
    [1] en solitaire
   *[other] { $count } joueurs
}
preview-no-clock = sans pendule
preview-clock-days = { $count ->
    [1] un jour par coup
   *[other] { $count } jours par coup
}
preview-clock-bank = { $minutes } minutes à chaque pendule
preview-clock-move = { $count } secondes par coup
