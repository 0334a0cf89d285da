# Ce que le client web dit autour de chaque jeu : accueil, places, consigne, journal, discussion, décompte.

web-home = Accueil
web-loading = Un instant…
web-close = Fermer
web-settings = Réglages
web-language = Langue
web-theme = Clair ou sombre
web-theme-system = Comme l’appareil
web-theme-light = De jour
web-theme-dark = De nuit
web-motion = Mouvement
web-motion-system = Selon l’appareil
web-motion-moving = Les choses bougent
web-motion-still = Rien ne bouge
web-card-size = Taille des cartes
web-card-size-small = Petites
web-card-size-usual = Normales
web-card-size-large = Grandes
web-palette-safe = Des couleurs plus faciles à distinguer
web-palette-more = Pour les yeux qui confondent le rouge et le vert. Les formes disent toujours la même chose.
web-sounds = Sons
web-sounds-more = Un petit choc à chaque coup, une clochette quand c’est à vous.
web-settings-kept = Ces choix restent dans ce navigateur et ne vont nulle part ailleurs.
web-confirm-setting = Redemander avant chaque coup
web-lost = La connexion est perdue. Voici ce que l’on a vu en dernier ; on réessaie.
web-try-now = Réessayer
error-no-connection = La maison ne répond pas. Vérifiez votre connexion et réessayez.
error-seat-link = La clé de ce lien ne donne aucune place ici : elle est mal copiée ou ne vaut plus. Ce que ce navigateur possède reste tel quel.
error-tables-full = Cela ferait plus de { $most } tables dans ce navigateur. Retirez-en d’abord de la liste ; rien n’a été ajouté.
error-accounts-full = Ce navigateur garde déjà autant de comptes qu’il peut. Revenez d’abord à l’un d’eux et déconnectez-le.
error-unexpected = Quelque chose s’est mal passé ici ({ $code }). Réessayez.

# Accueil
web-hero = Un seul feu, mille vases
web-hero-more = Des jeux d’alchimistes pour une tablée d’amis. Ouvrez une table, envoyez le lien, jouez : sur tous les écrans, sans compte.
web-games = Les jeux
web-my-tables = Vos tables
web-open-tables = Tables ouvertes
web-no-open-tables = Aucune table publique n’est ouverte. Ouvrez-en une, quelqu’un viendra peut-être.
web-bots-level = Niveau des robots
web-players = De { $least } à { $most } joueurs
web-players-exactly = { $count } joueurs
web-duration = { $count } minutes
web-play-now = Jouer contre des robots
web-open-table = Ouvrir une table
web-join = Rejoindre
web-watch = Regarder
web-return = Retour à la table
web-seats-free = { $count ->
    [one] une place libre sur { $seats }
   *[other] { $count } places libres sur { $seats }
}
web-stage-full = sur le point de commencer
web-stage-playing = partie en cours
bot-random = caprice
bot-greedy = glouton
bot-novice = novice
bot-adept = adepte
bot-master = maître

# Ouvrir une table
web-guest = Convive
web-who-plays = Qui joue
web-how-played = Comment l’on joue
web-your-name = Votre nom
web-name-of = Nom pour { $seat }
web-how-many = Joueurs
web-seat = Place { $number }
web-plan-open = À inviter
web-plan-here = Quelqu’un sur cet appareil
web-plan-bot = Robot : { $level }
web-who-may-join = Qui peut venir
web-by-link = Ceux qui ont le lien
web-public = Tout le monde : la table figure à l’accueil

# La tablée se forme
web-gathering = La tablée se forme
web-gathering-host = Votre table est ouverte
web-option = { $option } : { $value }
web-option-file = un fichier propre à cette table
web-seat-brought = Une place par un lien
web-seat-brought-again = Ce lien apporte une autre clé pour la place de { $name }, que ce navigateur a déjà. Sa propre clé est gardée tant qu’elle n’est pas reconnue fausse. Prendre aussi celle-ci ?
web-seat-brought-more = Ce lien donne aussi à ce navigateur la place de { $name }. Vous êtes déjà ici en tant que { $own } ; cela reste. Jouer les deux ?
web-seat-brought-yes = Oui, la prendre
web-sit = S’asseoir
web-leave = Quitter
web-table-full = Toutes les places sont prises. Vous pourrez regarder dès que la partie commence.
web-seat-open = libre
web-add-here = Ajouter un joueur sur cet appareil
web-start = Commencer la partie
web-start-bots = { $count ->
    [one] Commencer ; un robot prend la place libre
   *[other] Commencer ; des robots prennent les { $count } places libres
}
web-waiting-start = { $name } commence la partie quand tout le monde est là.
web-fair = Comment le mélange reste honnête
web-fair-more = La maison a déjà choisi son secret et l’a scellé par ce nombre. Chaque joueur y ajoute le sien. Après la partie, le compte rendu prouve que rien n’a été changé.
web-invite = Inviter
web-invite-more = Qui ouvre ce lien prend une place.
web-invite-link = Lien vers la table
web-watch-link = Lien pour les spectateurs
web-other-device = Continuer sur un autre appareil
web-other-device-more = Qui possède ce lien tient la place. Gardez-le pour vous.
web-seat-link = Place de { $name }
web-copy = Copier
web-copied = Copié
web-share = Partager
web-qr = Code carré du lien vers la table

# Qui est là
web-you = vous
web-you-named = { $name } (vous)
web-is-here = présent
web-is-away = absent
web-is-away-since = absent depuis { $since }
web-is-bot = robot, { $level }
web-is-covered = absent, un robot joue
web-seconds = { $count } s
web-minutes = { $count } min
web-hours = { $count } h
web-players-list = Joueurs
web-acts = à jouer :
web-spectator = Spectateur
web-cover-me = Laisser un robot jouer pour moi
web-cover = Laisser un robot jouer pour { $name }
web-take-back = Reprendre ma place
web-rename = Changer
web-leave-game = Partir ; un robot continue
web-leave-sure = Sûr ? Vous ne pourrez pas revenir
web-covered-prompt = Un robot joue pour vous.
web-mute = Ne plus entendre { $name }
web-unmute = Entendre { $name } de nouveau
web-block = Bloquer { $name } à toutes les tables
web-unblock = Ne plus bloquer { $name }
web-remove = Écarter
web-remove-name = Écarter { $name } de la table
web-stand-in = En mon absence, ma place est jouée par
web-cover-counts = Cette partie compte : un robot ne joue pour { $name } que si tous les autres présents le souhaitent. { $name } n’y perd alors aucun point, et vous ne pouvez pas lui en prendre.
web-cover-wished = Vous le souhaitez. Un robot jouera dès que les autres le souhaiteront aussi.
web-counts = Cette partie compte pour le classement : absences et départs
web-counts-leave = Qui quitte la partie est dernier.
web-counts-clock = Qui n’a plus de temps subit ce que dit la pendule de cette table : un robot joue le coup, ou la place est dernière.
web-counts-three-days = Il n’y a pas de pendule : la maison donne trois jours pour chaque coup. Qui ne revient pas est dernier.
web-counts-no-pause = Les pendules tournent même pendant une absence : sinon, il suffirait de partir pour ne pas perdre.
web-counts-days = Personne ne peut confier la place d’un autre à un robot : c’est la pendule qui décide.
web-counts-away = Si quelqu’un est absent, un robot du niveau qu’il a choisi ne joue pour lui que si tous les autres le souhaitent. Il n’y perd aucun point ; ceux qui l’ont souhaité ne lui en prennent pas.
web-counts-bot = Qui laisse un robot jouer à sa place peut perdre des points, mais pas en gagner.
web-counts-undo = Un coup se reprend librement tant qu’il n’a rien révélé. Si tous acceptent d’en reprendre un autre, la partie ne compte plus.
web-report = Signaler { $name }
web-report-reason = De quoi s’agit-il ?
web-report-words = Ce qui s’est passé (si vous le souhaitez)
web-report-more = L’exploitant de cette maison le lira, avec ce qui a été dit dans la discussion. Personne à la table n’en saura rien.
web-report-send = Envoyer le signalement
web-reported = Merci. L’exploitant le lira.

# La partie
web-your-turn = À vous.
web-over = La partie est finie.
web-waiting-since = depuis { $since }
web-moves = Tous les coups ({ $count })
web-confirm = Sûr ? { $action }
web-yes = Oui
web-no = Non
web-go-on = Continuer
web-side = Journal et discussion
web-pad = Marque
web-plain-table = La table en mots
web-plain-find = Chercher un coup
web-board-broken = Le plateau de ce jeu ne fonctionne plus. Vous pouvez continuer ici, en mots.
web-log = Journal
web-log-brief = réflexion brève
web-log-brief-why = Beaucoup de tables attendent : pour ce coup, le robot a eu moins de la moitié de son temps de réflexion habituel.
web-log-cut = Ce qui précède votre dernier tour, il faut s’en souvenir.
web-chat = Discussion
web-chat-empty = Rien n’a encore été dit.
web-chat-write = Écrire à la table
web-send = Envoyer
web-mute-all = Couper
web-unmute-all = Écouter de nouveau
web-unread = nouveaux messages
phrase-hello = Bonjour.
phrase-good-luck = Bonne chance.
phrase-well-played = Bien joué.
phrase-ouch = Aïe.
phrase-thinking = Je réfléchis.
phrase-thanks = Merci.
phrase-again = Encore une ?
phrase-bye = Au revoir.

# Plusieurs personnes autour d’un écran
web-pass-to = Passez l’écran à { $name }
web-pass-more = Que personne d’autre ne regarde.
web-i-am = C’est moi, { $name }
web-look-as = Regarder en tant que { $name }
web-curtain = Les cartes sont cachées
web-curtain-waiting = { $name } joue.
web-hide-cards = Cacher les cartes

# Le décompte
web-you-win = Vous l’emportez
web-wins = { $count ->
    [one] { $name } l’emporte
   *[other] { $name } se partagent la victoire
}
web-nobody-wins = Personne ne l’emporte
web-ranking = Le décompte
web-rematch = Rejouer
web-rematch-open = Vers la partie suivante
web-record = Télécharger le compte rendu
web-look-back = Revoir la table
web-to-count = Vers le décompte

# Revoir une partie
web-replay = Rejouer
web-replay-game = Revoir la partie
web-replay-file = Ouvrir un compte rendu
web-replay-file-more = Un compte rendu est une partie entière dans un fichier : revoyez-la, prouvez-la, reprenez-la à n’importe quel moment.
web-replay-choose = Choisissez un fichier, ou déposez-le ici
web-replay-other-file = Ouvrir un autre compte rendu
web-replay-setup = La partie est mise en place.
web-replay-side = La partie, et la suite
web-replay-steps = Étapes
web-replay-first = Au début
web-replay-back = Reculer d’une action
web-replay-run = Laisser défiler
web-replay-stop = Arrêter
web-replay-on = Avancer d’une action
web-replay-last = À la fin
web-replay-slider = Moment de la partie
web-replay-step = Action { $step } sur { $last }
web-replay-eyes = Vue
web-replay-open = cartes sur table : toutes les mains
web-replay-as = par { $name }
web-replay-link = Lien vers ce moment
web-replay-taken-over = Jusqu’à l’action { $step }, c’est une autre partie ; celle-ci la reprend à partir de là.
web-replay-hidden = { $name } joue un coup qui reste caché.
web-play-on = Reprendre à partir d’ici
web-play-on-more = Une nouvelle table continue après l’action { $step }, contre des robots. Ce qui est distribué le reste ; la suite est tirée de nouveau.
web-play-on-seat = Votre place
web-play-on-now = Reprendre

# Standing orders, and the time there is for an answer
web-orders = Consignes
web-orders-more = La réponse est donnée pour vous un instant après la question, comme si vous l’aviez donnée. Personne d’autre ne voit vos consignes, et vous pouvez en changer à tout moment.
web-order-given = Consigne : { $order }
web-window = { $count ->
    [one] Encore { $count } seconde
   *[other] Encore { $count } secondes
}
order-ask = Me demander
# Les règles sous la main
web-rules = Règles
web-rules-of = Les règles de { $game }
web-rules-search = Chercher dans les règles
web-rules-found = { $count ->
    [one] { $count } règle sur { $all }
   *[other] { $count } règles sur { $all }
}
web-rule-link = Lien vers cette règle
web-rule-about = La règle à ce sujet : { $about }

# Taking back a move
web-undo = Reprendre
web-undo-bots = Reprendre (robots d’accord)
web-undo-ask = Demander à reprendre
web-undo-asking = { $name } voudrait reprendre un coup.
web-undo-agree = D’accord
web-undo-refuse = Plutôt pas
web-undo-waiting = Vous avez demandé à reprendre votre coup. Accord attendu : { $names }.
web-undo-withdraw = Continuer sans reprendre

# Clocks
web-clock = Temps de réflexion
web-clock-none = Autant que vous voulez
web-clock-plan-seconds = { $count } secondes par coup
web-clock-plan-minutes = { $count ->
    [one] Une minute par coup
   *[other] { $count } minutes par coup
}
web-clock-plan-bank = { $minutes } minutes pour la partie, et { $seconds } secondes de plus après chaque coup
web-clock-plan-days = { $count ->
    [one] Par correspondance : un jour par coup
   *[other] Par correspondance : { $count } jours par coup
}
web-clock-zero = Quand le temps est écoulé
web-clock-zero-bot = un robot joue le coup
web-clock-zero-lose = la place perd, et un robot continue pour elle
web-clock-pause = Arrêter les pendules pendant une absence
web-clock-paused = arrêtée :
web-clock-low = peu de temps :
web-clock-lost = temps écoulé
web-clock-hours = { $hours }:{ $minutes } h
web-clock-days = { $days } j { $hours } h
web-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
ending-time = Les autres n’ont plus de temps.

# My tables
web-mine-none = Pas encore de table. Celles que vous ouvrez ou rejoignez dans ce navigateur sont gardées ici.
web-mine-yours = À vous de jouer
web-mine-waiting = On attend { $names }
web-mine-gathering = On se rassemble
web-mine-over = Terminée
web-mine-until = jusqu’au { $date }
web-mine-forget = Retirer de cette liste
web-mine-gone = Cette table n’existe plus.
web-mine-move = Sur un autre appareil
web-mine-move-more = Ouvrez ce lien sur votre téléphone ou votre ordinateur, et toutes vos tables y seront aussi. Qui a ce lien peut jouer à votre place : ne l’envoyez à personne d’autre.
web-mine-brought = { $count ->
    [one] Ce lien apporte une table. L’ajouter à ce navigateur ? Les vôtres restent.
   *[other] Ce lien apporte { $count } tables. Les ajouter à ce navigateur ? Les vôtres restent.
}
web-mine-brought-yes = Ajouter
web-mine-arrived = { $count ->
    [one] Une table est maintenant aussi dans ce navigateur.
   *[other] { $count } tables sont maintenant aussi dans ce navigateur.
}
web-mine-notify = M’avertir quand c’est à moi
web-mine-notify-more = Par un message de ce navigateur, tant qu’il est ouvert.
web-mine-notify-push = Par un message de ce navigateur, même quand aucune page de cette maison n’est ouverte.
web-mine-notify-denied = Ce navigateur n’autorise pas les messages de cette page ; cela se change dans ses réglages.
web-mine-notified = { $name } vous attend
web-mine-next = Table suivante : à vous
# Prouver une partie
web-proof = Preuve
web-proof-run = Prouver cette partie
web-proof-more = Votre navigateur vérifie lui-même le compte rendu : chaque sceau, la promesse faite avant la première carte, chaque mélange et chaque jet.
web-proof-file = Le compte rendu
web-proof-good = C’est prouvé.
web-proof-bad = La preuve échoue.
web-proof-seals = Les sceaux de l’en-tête, des { $moves } actions et de la fin correspondent : rien n’a été modifié, retiré ni ajouté.
web-proof-seed = { $count ->
    [one] La graine est celle qui avait été promise avant la première carte.
   *[other] Les { $count } graines, celle de cette partie et celles qu’elle prolonge, sont celles qui avaient été promises.
}
web-proof-draws = Chaque tirage vient de la graine et des secrets des joueurs : { $shuffles ->
    [one] { $shuffles } mélange
   *[other] { $shuffles } mélanges
}, { $picks ->
    [one] { $picks } jet ou tirage
   *[other] { $picks } jets ou tirages
}.
web-proof-promise = C’est bien la promesse montrée à ce navigateur avant la partie, et son secret est dans le mélange.
web-proof-rules = Pour savoir si chaque action était permise, il faut les règles : la maison l’a vérifié en rejouant la partie, et « athanor verify » le prouve sur votre machine.
error-promise-broken = Le compte rendu se tient, mais ce n’est pas la partie promise à ce navigateur avant la première carte.
error-secret-missing = Le compte rendu se tient, mais le secret que ce navigateur a donné au mélange n’y est pas.

# Conseils, et l’analyse après la partie
web-hint = Que feriez-vous ?
web-hint-thinking = Voyons un peu…
web-hint-chance = environ { $percent } % de chances de gagner
web-allow-hints = Les joueurs peuvent demander conseil
web-review = Analyse
web-review-run = Analyser la partie de { $name }
web-review-more = Les coups qui ont coûté le plus, jugés seulement d’après ce que le joueur savait alors.
web-review-of = La partie de { $name }
web-review-progress = { $done } coups jugés sur { $total }
web-review-graph = Chances de gagner, coup par coup
web-review-point = Après l’action { $step } : environ { $percent } % de chances
web-review-mistakes = { $count ->
    [one] Un coup a coûté quelque chose :
   *[other] Ces { $count } coups ont coûté le plus :
}
web-review-none = Aucun coup ne se détache comme une erreur.
web-review-played = Action { $step } : { $action }
web-review-better = Mieux : { $action }
web-review-cost = a coûté environ { $percent } % de chances de gagner

# La première partie, guidée
web-tour = Une première partie
web-tour-begin = Apprendre en jouant
web-tour-step = { $number } sur { $count }
web-tour-watch = Regardez ce que font les autres.
web-tour-other = D’abord ceci : faites ce que montre l’anneau.
web-tour-skip = Passer la visite
web-tour-play-on = Continuer à jouer

# Comptes et classements
web-account = Compte
web-account-about = Vous n’en avez pas besoin : tout marche sans. Avec un compte, les parties finies entre comptes et robots comptent pour votre cote. C’est un nom et un chemin de retour, sans adresse ni mot de passe ; le nom figure au classement.
web-account-name = Nom du compte
web-account-create = Créer un compte
web-account-back = Chemins de retour
web-account-back-none = Pour l’instant ce compte ne vit que dans ce navigateur. Ajoutez une clé d’accès ou créez un lien de retour pour le retrouver.
web-account-delete = Supprimer le compte
web-account-delete-sure = Sûr ? Les cotes s’en vont aussi
web-passkey-use = Se connecter avec une clé d’accès
web-passkey-add = Ajouter une clé d’accès
web-passkeys = { $count ->
    [0] Aucune clé d’accès.
    [one] Une clé d’accès.
   *[other] { $count } clés d’accès.
}
web-recovery = Lien de retour
web-recovery-use = Si vous avez gardé un lien de retour, ouvrez-le ici.
web-recovery-make = Créer un lien de retour
web-recovery-again = Créer un nouveau lien de retour
web-recovery-more = Qui a ce lien, c’est vous. Gardez-le bien : il n’est montré que cette fois, ne sert qu’une fois et annule le précédent. En l’utilisant, vous recevez le suivant.
web-link-no = Non, ne rien changer
web-recovery-ask = Se connecter par ce lien ?
web-recovery-ask-more = Ce lien ramène à un compte. Acceptez si c’est le vôtre : les parties que vous finirez ici compteront pour lui.
web-recovery-ask-held = Vous êtes connecté en tant que { $name }. Ce lien mène à une autre connexion, peut-être au compte de quelqu’un d’autre. { $name } reste dans ce navigateur, et vous pouvez y revenir à tout moment.
web-recovery-yes = Oui, se connecter
web-recovery-stay = Rester { $name }
web-former = Autres comptes dans ce navigateur
web-former-more = Ils servaient ici auparavant. Rien n’en est perdu.
web-former-back = Y revenir
web-sign-out = Se déconnecter ici
web-sessions = Vos connexions
web-sessions-more = Un navigateur où vous n’avez rien fait pendant 90 jours est déconnecté de lui-même.
web-session-here = ce navigateur
web-session-used = depuis le { $begun }, utilisé le { $used }
web-session-unknown = Un navigateur
web-session-end = Déconnecter
web-session-end-others = Déconnecter partout ailleurs
web-blocked = Personnes que vous avez bloquées
web-blocked-more = Vous ne lisez pas ce qu’elles écrivent, à aucune table. Celles qui ont un compte ne peuvent pas s’asseoir à une table que vous ouvrez avec votre compte.
web-rating = Cote
web-ratings = Classement
web-ratings-of = Classement à { $game }
web-ratings-about = La force de chacun, à peu près : l’écart dit de combien on peut se tromper. Les plus sûrs d’abord.
web-ratings-count = Une partie compte si elle va à son terme et si chaque place est un compte ou un robot, aucun compte deux fois. Un robot qui joue à votre place ne gagne pas pour vous.
web-rating-none = Pas encore de cote. Finissez une partie contre des robots ou d’autres comptes.
web-rating-spoken = { $rating }, à { $spread } près
web-rated = Cote { $before } →
web-rated-games = { $count ->
    [one] une partie
   *[other] { $count } parties
}
web-ladder-place = Rang
web-ladder-player = Joueur
web-ladder-games = Parties

web-own-file = Votre propre fichier
