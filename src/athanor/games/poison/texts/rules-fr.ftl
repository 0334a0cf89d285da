chapter-cards = Les cartes
rule-P-01 = Poison compte 50 cartes : 14 potions dans chacune des trois couleurs, rouge, bleu et mauve, et 8 poisons.
rule-P-02 = Un poison vaut toujours 4 dans un chaudron.
rule-P-03 = Les potions valent 1, 2, 4, 5 ou 7. Il y en a trois de chaque valeur par couleur, sauf le 4, qui n’y est que deux fois.
drawing-P-03 = Les valeurs d’une couleur, et un poison.
rule-P-04 = Poison se joue de 3 à 6.

chapter-deal = La donne
rule-P-05 = Une partie compte plusieurs manches. Chaque manche a son donneur, et le rôle passe au joueur de gauche après chacune. Le premier donneur est tiré au sort, ou choisi à l’ouverture de la table.
rule-P-06 = Le donneur mélange toutes les cartes et les distribue une à une, en commençant à sa gauche, jusqu’à la dernière. Certains joueurs peuvent en recevoir une de plus.
rule-P-07 = À trois joueurs, on distribue comme si l’on était quatre. La quatrième main est écartée sans être vue : elle ne joue pas et ne compte dans aucune majorité.
rule-P-08 = Le joueur à gauche du donneur commence, puis on joue dans le sens horaire.

chapter-turn = Votre tour
rule-P-09 = À votre tour, vous mettez exactement une carte de votre main, face visible, dans un chaudron. On ne peut pas passer.
rule-P-10 = Il y a trois chaudrons sur la table.
rule-P-11 = La première potion d’un chaudron lui donne sa couleur. Il n’accepte ensuite que des potions de cette couleur.
drawing-P-11 = Le chaudron de gauche est bleu, celui de droite mauve, celui du milieu encore vide.
example-P-11 = Une potion bleue va dans le chaudron de gauche, une mauve dans celui de droite. Une rouge ne peut qu’entamer celui du milieu. Un poison va où l’on veut.
rule-P-12 = Une couleur n’est jamais dans deux chaudrons à la fois.
rule-P-13 = Un poison peut aller dans n’importe quel chaudron, même vide.
rule-P-14 = Un chaudron qui ne contient que du poison n’a pas encore de couleur. La première potion la lui donne ; ce ne peut pas être celle d’un autre chaudron.

chapter-overflow = Quand un chaudron déborde
rule-P-15 = Si votre carte fait passer un chaudron au-dessus de 13, il déborde : vous prenez toutes les cartes qu’il contient, sauf celle que vous venez de jouer. À 13 tout juste, rien ne déborde.
drawing-P-15 = 11 et 5 font 16 : le chaudron déborde, et le 5 le relance.
example-P-15 = Le chaudron contient un 7 et un 4. Avec votre 5, il passe à 16 : vous prenez le 7 et le 4, votre 5 reste. Avec un 2, il serait à 13, et il ne se passerait rien.
rule-P-16 = La carte qui a fait déborder le chaudron y reste et le relance : avec sa couleur si c’est une potion, sans couleur si c’est un poison.
rule-P-17 = Les cartes prises restent face cachée devant vous. Personne ne peut les regarder avant la fin de la manche, pas même vous. La table n’en montre que le nombre, et le journal ne remonte qu’à votre dernier tour, sauf avec l’aide-mémoire.
rule-P-18 = Un joueur qui n’a plus de cartes alors que d’autres en ont encore passe son tour.

chapter-count = Le décompte de la manche
rule-P-19 = La manche est finie quand toutes les cartes sont jouées. Ce qui reste dans les chaudrons ne compte pour personne. Chacun montre alors les cartes qu’il a prises.
rule-P-20 = Chaque potion prise coûte 1 point, chaque poison 2.
rule-P-21 = Si vous êtes seul à avoir pris le plus de cartes d’une couleur, cette couleur ne vous coûte rien. Il suffit d’en avoir plus que chacun des autres ; la moitié n’est pas nécessaire.
drawing-P-21 = Ce que trois joueurs ont bu, et ce que cela leur coûte.
example-P-21 = Ada est seule à avoir le plus de cartes rouges : ses quatre ne lui coûtent rien, les deux de Geber lui coûtent 2 points.
rule-P-22 = En cas d’égalité pour la majorité d’une couleur, personne n’y échappe : tous paient.
example-P-22 = Geber et Maria ont trois cartes bleues chacun et personne n’en a plus : ils paient tous deux 3 points.
rule-P-23 = Le poison se paie toujours.

chapter-end = Qui gagne
rule-P-24 = La partie s’achève quand chacun a donné une fois ; à trois joueurs, deux fois.
rule-P-25 = Le total le plus bas gagne. À égalité, les joueurs se partagent la victoire.

chapter-short = Variante : la main courte
rule-P-26 = Main courte : chacun reçoit cinq cartes, le reste forme une pioche face cachée. Après avoir joué une carte, vous piochez aussitôt la suivante, une fois bu ce qu’il y avait à boire. La manche s’achève quand la pioche est vide et toutes les cartes jouées.
rule-P-27 = La main courte se joue avec les 50 cartes quel que soit le nombre de joueurs ; on n’écarte donc pas de quatrième main. À trois, on joue toujours six manches.
