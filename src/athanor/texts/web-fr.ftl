# Ce que le client web dit autour de chaque jeu : accueil, places, consigne, journal, discussion, décompte.

web-home = Accueil
web-loading = Un instant…
web-close = Fermer
web-settings = Réglages
web-language = Langue
web-theme = Thème
web-theme-system = Selon l’appareil
web-theme-light = Clair
web-theme-dark = Sombre
web-motion = Animations
web-motion-system = Selon l’appareil
web-motion-moving = Oui
web-motion-still = Non
web-pace = Coups des autres
web-pace-normal = L’un après l’autre, pour les suivre
web-pace-slow = Lentement
web-pace-step = Un par un, quand j’appuie sur Suivant
web-pace-once = Tous d’un coup
web-card-size = Taille des cartes
web-card-size-small = Petites
web-card-size-usual = Moyennes
web-card-size-large = Grandes
web-palette-safe = Couleurs plus faciles à distinguer
web-palette-more = Pour qui confond le rouge et le vert. Les formes ne changent pas.
web-sounds = Sons
web-sounds-more = Propres à chaque jeu ; une clochette quand c’est à vous.
web-volume = Volume sonore
web-settings-kept = Ces réglages restent dans ce navigateur.
web-confirm-setting = Demander confirmation avant chaque coup
web-lost = Connexion perdue. Voici le dernier état connu ; nouvel essai en cours.
web-offline = Vous êtes hors ligne. Les règles et les parties déjà consultées restent à portée de main.
web-try-now = Réessayer
error-no-connection = Le serveur ne répond pas. Vérifiez votre connexion et réessayez.
error-seat-link = La clé de ce lien ne donne aucune place ici : elle est mal copiée ou n’est plus valable. Les places de ce navigateur ne changent pas.
error-tables-full = Cela ferait plus de { $most } tables dans ce navigateur. Retirez-en d’abord de la liste ; rien n’a été ajouté.
error-accounts-full = Ce navigateur ne peut pas garder plus de comptes. Revenez d’abord à l’un d’eux et déconnectez-le.
error-unexpected = Quelque chose s’est mal passé ici ({ $code }). Réessayez.

# Accueil
web-hero = Des jeux d’alchimistes, dans votre navigateur
web-hero-more = Jouez tout de suite contre des robots, ou envoyez à un ami le lien de votre table. Sans compte, sans rien installer.
web-games = Les jeux
web-my-tables = Vos tables
web-open-tables = Tables ouvertes
web-no-open-tables = Aucune table publique n’est ouverte. Ouvrez-en une, quelqu’un viendra peut-être.
web-bots-level = Niveau des robots
web-players = De { $least } à { $most } joueurs
web-players-exactly = { $count } joueurs
web-duration = { $count } minutes
web-play-now = Jouer tout de suite
web-play-friend = Jouer avec un ami
web-learn = Apprendre en deux minutes
web-begin-here = Le plus facile pour commencer
web-picture = { $game }, en pleine partie
bot-random-about = Joue n’importe quoi de permis : pour essayer.
bot-greedy-about = Prend ce qui semble le meilleur sur le moment.
bot-novice-about = Réfléchit un peu : bien pour une première partie.
bot-adept-about = Voit plus loin et retient ce qui a été joué.
bot-master-about = Réfléchit autant qu’il peut : difficile à battre.
bot-grandmaster-about = A appris de ses propres parties où une partie se gagne : le plus difficile à battre.
web-open-table = Ouvrir une table
web-join = Rejoindre
web-watch = Regarder
web-return = Retour à la table
web-seats-free = { $count ->
    [one] { $count } place libre sur { $seats }
   *[other] { $count } places libres sur { $seats }
}
web-stage-full = va commencer
web-stage-playing = partie en cours
bot-random = hasard (1/5)
bot-novice = novice (2/5)
bot-greedy = gourmand (3/5)
bot-adept = adepte (4/5)
bot-master = maître (5/5)
bot-grandmaster = grand maître (au-delà de 5/5)

# Ouvrir une table
web-guest = Invité
web-who-plays = Qui joue
web-how-played = Comment on joue
web-your-name = Votre nom
web-name-of = Nom pour { $seat }
web-how-many = Joueurs
web-seat = Place { $number }
web-plan-open = À inviter
web-plan-here = Quelqu’un sur cet appareil
web-plan-bot = Robot : { $level }
web-who-may-join = Qui peut venir
web-by-link = Ceux qui ont le lien
web-public = Tout le monde : table affichée à l’accueil

# La tablée se forme
web-gathering = On attend les joueurs
web-gathering-host = Votre table est ouverte
web-invited = { $name } vous invite à une partie de { $game }
web-invited-learn = D’abord l’apprendre, en deux minutes
web-invited-tour = D’abord l’apprendre en jouant
web-clock-told-none = Sans pendule : prenez votre temps
web-clock-told-bot = { $clock }. Ensuite un robot joue le coup
web-clock-told-lose = { $clock }. Qui l’épuise perd la partie
web-alone = Ce lien ne marche que sur cet ordinateur.
web-alone-more = Pour que d’autres puissent le suivre chez vous, démarrez le serveur avec
web-alone-address = La table sera alors à l’adresse { $address }.
web-reach-home = Toute personne reliée au même réseau que cet ordinateur peut le suivre.
web-option = { $option } : { $value }
web-option-file = un fichier propre à cette table
web-seat-brought = Une place par un lien
web-seat-brought-again = Ce lien contient une autre clé pour la place de { $name }, que ce navigateur a déjà. L’ancienne reste tant qu’elle fonctionne. Prendre aussi celle-ci ?
web-seat-brought-more = Ce lien donne aussi à ce navigateur la place de { $name }. Vous êtes déjà ici sous le nom de { $own }, et vous le restez. Jouer les deux ?
web-seat-brought-yes = Oui, la prendre
web-sit = S’asseoir
web-leave = Quitter
web-table-full = Toutes les places sont prises. Vous pourrez regarder dès le début de la partie.
web-seat-open = libre
web-add-here = Ajouter un joueur sur cet appareil
web-start = Commencer la partie
web-start-bots = { $count ->
    [1] Commencer ; un robot prend la place libre
   *[other] Commencer ; des robots prennent les { $count } places libres
}
web-waiting-start = { $name } lancera la partie quand tout le monde sera là.
web-fair = Comment le mélange reste équitable
web-fair-more = Le serveur a déjà choisi son secret et l’a scellé par ce nombre. Chaque joueur y ajoute le sien. Après la partie, le compte rendu prouve que rien n’a été changé.
web-invite = Inviter
web-invite-more = Toute personne qui ouvre ce lien peut prendre une place.
web-invite-link = Lien vers la table
web-watch-link = Lien pour les spectateurs
web-other-device = Continuer sur un autre appareil
web-other-device-more = Toute personne qui a ce lien peut jouer à cette place. Gardez-le pour vous.
web-seat-link = Place de { $name }
web-copy = Copier
web-copied = Copié
web-share = Partager
web-qr = Code QR du lien vers la table
web-code = Code QR

# Qui est là
web-you = vous
web-you-named = { $name } (vous)
web-own-plate = votre nom, un bot à votre place, quitter la partie
web-is-here = en ligne
web-is-away = hors ligne
web-is-away-since = hors ligne depuis { $since }
web-is-bot = robot, { $level }
web-is-covered = hors ligne, un robot joue
web-seconds = { $count } s
web-minutes = { $count } min
web-hours = { $count } h
web-players-list = Joueurs
web-acts = son tour :
web-spectator = Spectateur
web-cover-me = Laisser un robot jouer pour moi
web-cover = Laisser un robot jouer pour { $name }
web-take-back = Reprendre ma place
web-rename = Changer
web-leave-game = Quitter ; un robot continue
web-leave-sure = Confirmer ? Vous ne pourrez pas revenir
web-covered-prompt = Un robot joue pour vous.
web-mute = Masquer { $name }
web-unmute = Ne plus masquer { $name }
web-block = Bloquer { $name } à toutes les tables
web-unblock = Ne plus bloquer { $name }
web-remove = Exclure
web-remove-name = Exclure { $name } de la table
web-stand-in = Si je m’absente, ma place est jouée par
web-cover-counts = Cette partie compte : un robot ne joue pour { $name } que si toutes les autres personnes présentes sont d’accord. { $name } n’y perd alors aucun point, et vous ne pouvez pas lui en prendre.
web-cover-wished = Vous êtes d’accord. Un robot jouera dès que les autres le seront aussi.
web-counts = Cette partie compte pour le classement : absences et départs
web-counts-leave = Quitter la partie, c’est finir dernier.
web-counts-clock = À court de temps, la règle de cette table s’applique : un robot joue le coup, ou le joueur finit dernier.
web-counts-three-days = Il n’y a pas de pendule : chaque coup peut prendre trois jours. Qui ne revient pas finit dernier.
web-counts-no-pause = Les pendules tournent même pendant une absence : sinon, il suffirait de partir pour ne pas perdre.
web-counts-days = Personne ne peut confier la place d’un autre à un robot : c’est la pendule qui décide.
web-counts-away = Si quelqu’un s’absente, un robot du niveau qu’il a choisi ne joue pour lui que si tous les autres sont d’accord. Il n’y perd aucun point ; ceux qui ont accepté ne lui en prennent pas.
web-counts-bot = Si vous laissez un robot jouer pour vous, vous pouvez perdre des points, mais pas en gagner.
web-counts-undo = Un coup s’annule librement tant qu’il n’a rien révélé. Si tous acceptent d’en annuler un autre, la partie ne compte plus.
web-report = Signaler { $name }
web-report-reason = De quoi s’agit-il ?
web-report-words = Ce qui s’est passé (si vous le souhaitez)
web-report-more = L’exploitant de ce serveur le lira, avec la discussion. Personne à la table n’en saura rien.
web-report-send = Envoyer le signalement
web-reported = Merci. L’exploitant le lira.

# La partie
web-your-turn = À vous de jouer.
web-your-answer = À vous de répondre.
web-since = { $count ->
    [1] Depuis votre tour : un coup
   *[other] Depuis votre tour : { $count } coups
}
web-since-title = Depuis votre dernier tour
web-next-move = Suivant
web-catch-up = Passer
web-catch-up-count = { $count ->
    [1] Montrer tout de suite le dernier coup
   *[other] Montrer tout de suite les { $count } derniers coups
}
web-over = La partie est finie.
web-waiting-since = déjà { $since }
web-awaited-away = Hors ligne : { $name } ({ $since })
web-moves = Tous les coups ({ $count })
web-confirm = Confirmer ? { $action }
web-yes = Oui
web-no = Non
web-go-on = Continuer
web-side = Journal et discussion
web-pad = Scores
web-plain-table = La table en toutes lettres
web-plain-find = Chercher un coup
web-board-broken = Le plateau de ce jeu ne fonctionne plus. Vous pouvez continuer ici, en mots.
web-log = Journal
web-log-brief = réflexion brève
web-log-brief-why = Beaucoup de tables attendent : pour ce coup, le robot a eu moins de la moitié de son temps habituel.
web-log-cut = À vous de vous rappeler ce qui précède votre dernier tour.
web-chat = Discussion
web-chat-empty = Aucun message pour l’instant.
web-chat-write = Écrire à la table
web-send = Envoyer
web-mute-all = Couper
web-unmute-all = Rétablir
web-unread = à lire
phrase-hello = Bonjour.
phrase-good-luck = Bonne chance.
phrase-well-played = Bien joué.
phrase-ouch = Aïe.
phrase-thinking = Je réfléchis.
phrase-thanks = Merci.
phrase-again = On remet ça ?
phrase-bye = Au revoir.

# Plusieurs personnes autour d’un écran
web-pass-to = Passez l’écran à { $name }
web-pass-more = Personne d’autre ne doit regarder.
web-i-am = Je suis { $name }
web-look-as = Regarder en tant que { $name }
web-curtain = Les cartes sont cachées
web-curtain-waiting = { $name } joue.
web-hide-cards = Cacher les cartes

# Le décompte
web-you-win = Vous gagnez
web-wins = { $count ->
    [1] { $name } gagne
   *[other] { $name } se partagent la victoire
}
web-nobody-wins = Personne ne gagne
web-solo-lost = Perdu, cette fois
web-ranking = Résultat
web-rematch = Revanche
web-rematch-open = Partie suivante
web-rematch-waiting = Les autres sont passés à la partie suivante.
web-record = Télécharger le compte rendu
web-look-back = Table finale
web-to-count = Résultat

# Revoir une partie
web-replay = Revoir
web-replay-game = Revoir la partie
web-replay-file = Ouvrir un compte rendu
web-replay-file-more = Un compte rendu est une partie entière dans un fichier : revoyez-la, vérifiez-la, reprenez-la à n’importe quel moment.
web-replay-choose = Choisissez un fichier, ou déposez-le ici
web-replay-other-file = Ouvrir un autre compte rendu
web-replay-setup = La partie est mise en place.
web-replay-side = Coups et options
web-replay-steps = Étapes
web-replay-first = Au début
web-replay-back = Reculer d’une action
web-replay-run = Lecture
web-replay-stop = Pause
web-replay-on = Avancer d’une action
web-replay-last = À la fin
web-replay-slider = Moment de la partie
web-replay-step = Action { $step } sur { $last }
web-replay-eyes = Vue
web-replay-open = toutes les mains visibles
web-replay-as = celle de { $name }
web-replay-link = Lien vers ce moment
web-replay-taken-over = Jusqu’à l’action { $step }, c’est une partie antérieure ; celle-ci la continue.
web-replay-hidden = { $name } joue un coup qui reste caché.
web-play-on = Jouer à partir d’ici
web-play-on-more = Une nouvelle table continue après l’action { $step }, contre des robots. Ce qui est distribué le reste ; la suite est tirée de nouveau.
web-play-on-seat = Votre place
web-play-on-now = Jouer

# Les réponses automatiques, et le temps qu’il y a pour répondre
web-orders = Réponses automatiques
web-orders-short = Réponses
web-orders-more = Données pour vous un instant après la question. Personne d’autre ne les voit, et vous pouvez les changer à tout moment.
web-order-given = Réponse automatique : { $order }
web-window = { $count ->
    [one] Encore { $count } seconde
   *[other] Encore { $count } secondes
}
order-ask = Me demander
# Les règles sous la main
web-rules = Règles
web-rules-of = Les règles de { $game }
web-rules-contents = Chapitres
web-rules-example = Exemple :
web-rules-search = Chercher dans les règles
web-rules-found = { $count ->
    [one] { $count } règle sur { $all }
   *[other] { $count } règles sur { $all }
}
web-rule-link = Lien vers cette règle
web-rule-about = La règle à ce sujet : { $about }

# Annuler un coup
web-undo = Annuler mon coup
web-undo-bots = Annuler mon coup
web-undo-ask = Demander à annuler mon coup
web-undo-asking = { $name } voudrait annuler un coup.
web-undo-agree = D’accord
web-undo-refuse = Refuser
web-undo-waiting = Vous avez demandé à annuler votre coup. On attend l’accord de { $names }.
web-undo-withdraw = Finalement, non

# Les pendules
web-clock = Temps de réflexion
web-clock-none = Sans limite
web-clock-plan-seconds = { $count } secondes par coup
web-clock-plan-minutes = { $count ->
    [1] Une minute par coup
   *[other] { $count } minutes par coup
}
web-clock-plan-bank = { $minutes } minutes pour la partie, et { $seconds } secondes de plus après chaque coup
web-clock-plan-days = { $count ->
    [1] Par correspondance : un jour par coup
   *[other] Par correspondance : { $count } jours par coup
}
web-clock-zero = Quand le temps est écoulé
web-clock-zero-bot = un robot joue le coup
web-clock-zero-lose = le joueur perd, et un robot continue
web-clock-pause = Arrêter les pendules pendant une absence
web-clock-paused = pendule arrêtée :
web-clock-low = peu de temps :
web-clock-lost = temps écoulé
web-clock-hours = { $hours }:{ $minutes } h
web-clock-days = { $days } j { $hours } h
web-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
ending-time = Les autres ont épuisé leur temps.

# Mes tables
web-mine-none = Pas encore de table. Celles que vous ouvrez ou rejoignez dans ce navigateur sont gardées ici.
web-mine-yours = À vous de jouer
web-mine-waiting = On attend { $names }
web-mine-gathering = On attend les joueurs
web-mine-over = Terminée
web-mine-until = jusqu’au { $date }
web-mine-forget = Retirer de cette liste
web-mine-gone = Cette table n’existe plus.
web-mine-move = Sur un autre appareil
web-mine-move-more = Ouvrez ce lien sur votre téléphone ou votre ordinateur, et toutes vos tables y seront aussi. Toute personne qui a ce lien peut jouer à votre place : ne l’envoyez à personne.
web-mine-brought = { $count ->
    [1] Ce lien apporte une table. L’ajouter à ce navigateur ? Les vôtres restent.
   *[other] Ce lien apporte { $count } tables. Les ajouter à ce navigateur ? Les vôtres restent.
}
web-mine-brought-yes = Ajouter
web-mine-arrived = { $count ->
    [1] Une table est maintenant aussi dans ce navigateur.
   *[other] { $count } tables sont maintenant aussi dans ce navigateur.
}
web-mine-notify = M’avertir quand c’est à moi de jouer
web-mine-notify-more = Par un message de ce navigateur, tant qu’il est ouvert.
web-mine-notify-push = Par un message de ce navigateur, même quand aucune page n’est ouverte.
web-mine-notify-denied = Ce navigateur n’autorise pas les messages de cette page ; cela se change dans ses réglages.
web-mine-notified = { $name } vous attend
web-mine-next = Table suivante : à vous de jouer
# Vérifier une partie
web-proof = Vérification
web-proof-run = Vérifier la partie
web-proof-more = Votre navigateur vérifie lui-même le compte rendu : chaque sceau, l’engagement pris avant la première carte, chaque mélange et chaque jet.
web-proof-file = Le compte rendu
web-proof-good = Tout est vérifié.
web-proof-bad = La vérification échoue.
web-proof-seals = Les sceaux de l’en-tête, des { $moves } actions et de la fin correspondent : rien n’a été modifié, retiré ni ajouté.
web-proof-seed = { $count ->
    [1] La graine est celle qui avait été promise avant la première carte.
   *[other] Les { $count } graines, de cette partie et de celles qu’elle continue, sont celles qui avaient été promises.
}
web-proof-draws = Chaque tirage vient de la graine et des secrets des joueurs : { $shuffles ->
    [one] { $shuffles } mélange
   *[other] { $shuffles } mélanges
}, { $picks ->
    [one] { $picks } jet ou tirage
   *[other] { $picks } jets ou tirages
}.
web-proof-promise = C’est bien l’engagement montré à ce navigateur avant la partie, et son secret est dans le mélange.
web-proof-rules = Pour savoir si chaque action était permise, il faut les règles : le serveur a rejoué la partie, et « athanor verify » le fait sur votre machine.
error-promise-broken = Le compte rendu est cohérent, mais ce n’est pas la partie promise à ce navigateur avant la première carte.
error-secret-missing = Le compte rendu est cohérent, mais le secret que ce navigateur a donné au mélange n’y est pas.

# Conseils, et l’analyse après la partie
web-hint = Conseil
web-hint-thinking = Voyons…
web-hint-chance = environ { $percent } % de chances de gagner
web-hint-play = Jouer
web-hint-other = Un autre conseil
web-hint-play-move = Jouer ce coup : { $action }
web-allow-hints = Les joueurs peuvent demander conseil
web-review = Analyse
web-review-run = Analyser la partie de { $name }
web-review-more = Les coups qui ont coûté le plus, jugés seulement d’après ce que le joueur savait alors.
web-review-of = La partie de { $name }
web-review-progress = { $done } coups jugés sur { $total }
web-review-graph = Chances de gagner, coup par coup
web-review-point = Après l’action { $step } : environ { $percent } % de chances
web-review-mistakes = { $count ->
    [1] Un coup a coûté cher :
   *[other] Ces { $count } coups ont coûté le plus :
}
web-review-none = Aucun coup n’est vraiment une erreur.
web-review-played = Action { $step } : { $action }
web-review-better = Mieux : { $action }
web-review-cost = a coûté environ { $percent } % de chances de gagner

# La première partie, guidée
web-tour = Une première partie
web-tour-begin = Apprendre en jouant
web-tour-step = { $number } sur { $count }
web-tour-watch = Regardez ce que font les autres.
web-tour-other = D’abord ceci : faites ce que montre l’anneau.
web-tour-skip = Quitter la visite
web-tour-play-on = Continuer à jouer

# Comptes et classements
web-account = Compte
web-account-about = Rien ne vous y oblige. Avec un compte, les parties finies contre des comptes et des robots comptent pour votre cote. C’est un simple nom, sans adresse ni mot de passe ; il figure au classement.
web-account-name = Nom du compte
web-account-create = Créer un compte
web-account-back = Récupération
web-account-back-none = Pour l’instant, ce compte n’existe que dans ce navigateur. Ajoutez une clé d’accès ou créez un lien de récupération pour le retrouver.
web-account-delete = Supprimer le compte
web-account-delete-sure = Confirmer ? Les cotes seront perdues
web-passkey-use = Se connecter avec une clé d’accès
web-passkey-add = Ajouter une clé d’accès
web-passkeys = { $count ->
    [0] Aucune clé d’accès.
    [1] Une clé d’accès.
   *[other] { $count } clés d’accès.
}
web-recovery = Lien de récupération
web-recovery-use = Si vous avez gardé un lien de récupération, ouvrez-le ici.
web-recovery-make = Créer un lien de récupération
web-recovery-again = Créer un nouveau lien de récupération
web-recovery-more = Quiconque a ce lien peut agir en votre nom. Gardez-le bien : il n’est montré qu’une fois, ne sert qu’une fois et remplace le précédent. En l’utilisant, vous recevez le suivant.
web-link-no = Non, ne rien changer
web-recovery-ask = Se connecter avec ce lien ?
web-recovery-ask-more = Ce lien ramène à un compte. Acceptez si c’est le vôtre : les parties que vous finirez ici compteront pour lui.
web-recovery-ask-held = Vous utilisez le compte { $name }. Ce lien mène à une autre connexion, peut-être au compte de quelqu’un d’autre. { $name } reste dans ce navigateur, et vous pouvez y revenir à tout moment.
web-recovery-yes = Oui, se connecter
web-recovery-stay = Rester { $name }
web-former = Autres comptes dans ce navigateur
web-former-more = Déjà utilisés ici. Rien n’est perdu.
web-former-back = Y revenir
web-sign-out = Se déconnecter ici
web-sessions = Vos connexions
web-sessions-more = Un navigateur inutilisé pendant 90 jours est déconnecté de lui-même.
web-session-here = ce navigateur
web-session-used = depuis le { $begun }, utilisé le { $used }
web-session-unknown = Un navigateur
web-session-end = Déconnecter
web-session-end-others = Tout déconnecter ailleurs
web-blocked = Personnes que vous avez bloquées
web-blocked-more = Vous ne voyez ce qu’elles écrivent à aucune table. Celles qui ont un compte ne peuvent pas s’asseoir aux tables que vous ouvrez avec le vôtre.
web-rating = Cote
web-ratings = Classement
web-ratings-of = Classement de { $game }
web-ratings-about = La force de chacun, et de combien on peut se tromper. Les plus sûrs d’abord.
web-ratings-count = Une partie compte si elle va à son terme et si chaque place est un compte ou un robot, aucun compte deux fois. Un robot qui joue pour vous ne gagne pas pour vous.
web-rating-none = Pas encore de cote. Finissez une partie contre des robots ou d’autres comptes.
web-rating-spoken = { $rating }, à { $spread } près
web-rated = Cote { $before } →
web-rated-games = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
web-ladder-place = Rang
web-ladder-player = Joueur
web-ladder-games = Parties

web-own-file = Votre propre fichier
