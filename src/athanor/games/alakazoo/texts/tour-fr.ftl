# La première partie d’Alakazoö ! : ce qui se dit en chemin.

tour-welcome = Voici votre portail, celui du dragon : neuf places, une pour chaque morceau de la créature. Les sorts les remplissent.
tour-draft-1 = D’abord les sorts : chacun en garde un en secret et passe les autres. Gardez la main droite du dragon, car les sorts de votre créature rapportent plus.
tour-draft-2 = Ces trois-là viennent de { $seat1 }. Gardez la main gauche du dragon.
tour-draft-3 = Encore une fois : gardez la jambe gauche du dragon. Le dernier sort vous revient de lui-même.
tour-roll = Un tour, c’est une action : lancer les dés, prendre des sorts ou demander l’aide du gardien. Lancez deux dés.
tour-cover = Chaque dé pose un pouvoir magique sur une rune libre de son symbole. Posez la goutte sur la queue.
tour-star = Une étoile va sur n’importe quelle rune. Couvrez l’autre rune de la queue.
tour-place = Les deux runes sont couvertes : vous pouvez y placer une queue. Vous avez celle du minotaure, et toute créature convient.
tour-column = Un point, car personne d’autre n’occupe encore cette place ; la queue du dragon en aurait rapporté un second. Elle est dans la quatrième colonne : prenez toute la colonne.
tour-discard = Cinq sorts en main, alors que le maximum est de quatre. Défaussez la queue de la gargouille.
tour-dark = Ce sort de trop vous vaut un sombre pouvoir, et un pouvoir magique lui a cédé la place. Un dé sans rune libre en apporte un aussi. Avec trois vous perdez un tour ; reposez-vous avant pour les rendre.
tour-guardian = Contre un pouvoir magique, votre gardien vous aide. Demandez-lui « Volte-face ».
tour-swap = Échangez maintenant les queues : celle du dragon, dans votre main, contre celle du minotaure sur votre portail.
tour-go = Rien que du dragon sur votre portail : un point à la fin. Chaque ligne ou colonne d’une même créature, ou de trois différentes, en donne un aussi. Les points se comptent ici, et chaque règle est dans le livre, en haut.
