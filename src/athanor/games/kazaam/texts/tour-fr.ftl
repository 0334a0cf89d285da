# La première partie de Kazaam ! : ce qui se dit en chemin.

tour-welcome = Ici prendra forme votre homonculus : neuf morceaux, chacun une seule fois. Dès qu’un joueur a les neuf, la partie s’arrête, et le plus grand total gagne.
tour-draw = Un tour, c’est trois actions de votre choix ; les flammes les comptent. Commencez par une nouvelle tuile : piochez.
tour-extract = Un morceau coûte les ingrédients qu’il montre ; vous n’en avez pas encore. Touchez le torse de feu et extrayez-le : il donne les siens, plus un sang de dragon, votre préféré.
tour-play = Mercure, soufre, sang de dragon : voilà de quoi payer la main gauche. Touchez-la et jouez-la.
tour-steal = { $seat1 } a aussi une main en jeu. Chaque morceau a son pouvoir : une main vole une tuile au hasard, puis reste face cachée. Touchez votre main gauche et utilisez-la contre { $seat1 }.
tour-spare = Vous avez volé la tête de feu, votre homonculus préféré. Il n’y a de place que pour une tête : extrayez l’autre, celle d’écaille.
tour-head = Vous avez maintenant de quoi payer la tête de feu. Jouez-la : elle va bientôt vous servir.
tour-foresee = { $seat1 } veut voler votre dernière tuile. Une tête répond quand un autre joueur utilise un morceau : retournez la vôtre face cachée, et le vol échoue.
tour-restore = Votre tuile est sauvée. Mais votre tête et votre main sont face cachée : elles ne peuvent plus rien et ne rapportent rien. Pour une action, retournez toutes vos tuiles face visible.
tour-points = Vous voilà à 7 points : 1 pour la main, 2 pour la tête, 2 parce qu’elles sont de votre homonculus préféré, 2 parce que toutes vos tuiles face visible sont d’un seul. Le neuvième morceau en rapporte 4 de plus à celui qui le joue.
tour-notes = Ce que vous avez vu est noté ici pour vous : les tuiles de la défausse, et celles que vous connaissez dans la main d’un autre joueur.
tour-parts = L’oreille regarde une main, la jambe fouille la défausse, le torse donne trois ingrédients, la queue frappe une tuile en jeu. Touchez une tuile pour lire à quoi elle sert.
tour-go = C’est tout. Les règles sont dans le livre, en haut, et derrière chaque point d’interrogation. Il vous reste deux actions : continuez ici, ou revenez à l’accueil pour ouvrir une table.
