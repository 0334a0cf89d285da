# La première partie de Poison : ce qui se dit en chemin.

tour-welcome = Voici vos cartes : des potions de trois couleurs, et du poison. À chaque tour, on verse une carte. Le but : boire le moins possible.
tour-first = Commencez : prenez le 5 rouge et versez-le dans le chaudron de gauche. La première potion donne sa couleur au chaudron.
tour-colours = { $seat1 } a commencé un chaudron bleu, { $seat2 } a ajouté un 4 au rouge : 9. Dans le rouge on ne verse que du rouge, dans le bleu que du bleu.
tour-poison = Un poison va dans n’importe quel chaudron et vaut 4. Versez le vôtre dans le rouge : à 13 tout juste, il est plein et rien ne se passe.
tour-overflow = { $seat1 } a dû verser un 2 : 15, c’est plus que 13. Le chaudron a débordé et { $seat1 } a tout bu, sauf le 2, qui y reste.
tour-drink = Le chaudron bleu contient 12. Pour cette fois, faites-le déborder vous-même : versez le 2 bleu.
tour-most = Vous avez bu deux cartes bleues. Chaque potion coûte 1 point, chaque poison 2. Mais si vous êtes seul à avoir bu le plus d’une couleur, elle ne vous coûte rien.
tour-count = Quand toutes les cartes sont versées, chacun montre ce qu’il a bu et on le note ici. Après la dernière manche, le total le plus bas gagne.
tour-go = C’est tout. Les règles sont dans le livre, en haut, et derrière chaque point d’interrogation. Continuez ici, ou revenez à l’accueil pour ouvrir une table.
