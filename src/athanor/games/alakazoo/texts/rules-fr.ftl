chapter-box = Le matériel
rule-Z-01 = Il y a huit portails. Chacun montre une créature et compte neuf places, une par partie du corps ; chaque place porte deux runes.
drawing-Z-01 = Le portail du dragon : neuf places, deux runes sur chacune.
rule-Z-02 = Il y a 72 sorts : neuf parties pour chacune des huit créatures. La partie est le type du sort.
drawing-Z-02 = La tête du dragon, le torse du griffon et la queue du sphinx.
rule-Z-03 = Les trois dés de sort montrent une étoile et cinq symboles de rune. Un portail porte quatre fois trois de ses symboles et trois fois les deux autres, jamais deux fois le même sur une place ; il n’y a pas deux portails semblables.
drawing-Z-03 = Les six faces d’un dé : l’étoile, puis le soleil, la lune, la flamme, la goutte et la feuille.
rule-Z-04 = Il y a quatre gardiens à trois emplacements, cinq cartes de capacité, 30 pouvoirs magiques et 12 sombres pouvoirs.

chapter-setup = Mise en place
rule-Z-05 = Dans l’ordre du tour, chacun choisit un portail et un gardien et met trois pouvoirs magiques dans ses emplacements. En option, les deux sont tirés au sort.
rule-Z-06 = Les sorts de certaines créatures restent dans la boîte : ceux de deux créatures à quatre joueurs, de trois à trois joueurs, de quatre à deux joueurs. Jamais ceux d’un portail en jeu ; le hasard décide lesquels.
rule-Z-07 = Chacun reçoit quatre sorts, en garde un en secret et passe les autres à gauche, jusqu’à ce que tous en aient quatre. On choisit en même temps.
rule-Z-08 = On dispose quatre colonnes de deux sorts, face visible. Une colonne en contient au plus quatre.
rule-Z-09 = La défausse est face visible et chacun peut la consulter.
rule-Z-10 = Chaque gardien reçoit au hasard une carte de capacité, face visible ; les autres retournent dans la boîte.
rule-Z-11 = Le plus jeune commence : dites qui c’est, ou laissez faire le hasard. On joue dans le sens horaire.
rule-Z-12 = Quand il faut piocher et que la pioche est vide, on mélange la défausse pour en former une nouvelle. Sans l’une ni l’autre, on ne pioche rien.

chapter-turn = Votre tour
rule-Z-13 = Si vous commencez votre tour avec trois sombres pouvoirs, vous les rendez tous et ne faites rien d’autre.
rule-Z-14 = Avec moins, soit vous vous reposez, en rendant tous vos sombres pouvoirs si vous en avez et sans rien faire d’autre, soit vous faites l’une des trois actions, pouvez ensuite placer des sorts, et enfin rendez le surplus : d’abord les pouvoirs, puis les sorts.

chapter-dice = Première action : lancer les dés
rule-Z-15 = Première action : lancez un, deux ou trois dés à la fois et utilisez-les un à un, dans l’ordre de votre choix.
rule-Z-16 = Une étoile apporte un pouvoir magique pour toute rune libre de votre portail ou un emplacement libre de votre gardien. Elle doit servir ; si rien n’est libre, il ne se passe rien.
rule-Z-17 = Un dé de rune pose un pouvoir magique sur une rune libre de son symbole. C’est obligatoire.
example-Z-17 = Vous obtenez une lune, une goutte et une étoile. La lune et la goutte couvrent chacune une rune libre de leur symbole ; l’étoile couvre la rune libre de votre choix.
rule-Z-18 = Si aucune rune de ce symbole n’est libre, vous prenez un sombre pouvoir ; pas si c’est seulement la réserve de pouvoirs magiques qui est vide.
rule-Z-19 = Une place qui porte un sort n’a plus de rune libre. Un pouvoir magique posé sur une rune ne se déplace pas.
rule-Z-20 = Si, à la fin de votre tour, plus de six pouvoirs magiques sont sur votre portail, rendez le surplus, à votre choix, puis prenez un sombre pouvoir.
example-Z-20 = Il y a huit pouvoirs magiques sur votre portail : vous en rendez deux et prenez un sombre pouvoir.
rule-Z-21 = Quand la réserve de pouvoirs magiques est vide, on n’en prend pas.
rule-Z-22 = Un sombre pouvoir va dans un emplacement libre de votre gardien. S’il n’y en a pas, un pouvoir magique est d’abord rendu pour faire place.
rule-Z-23 = Plusieurs sombres pouvoirs peuvent arriver en un tour, mais personne n’en a plus de trois : le quatrième n’est pas pris.

chapter-spells = Deuxième action : de nouveaux sorts
rule-Z-24 = Deuxième action, au choix : prenez en main tous les sorts d’une colonne ; puis chaque colonne en reçoit un de la pioche, de gauche à droite, sauf si elle en a quatre. Une colonne vide peut être choisie.
rule-Z-25 = Ou bien : défaussez autant de sorts que vous voulez, au moins un, et piochez-en autant.
rule-Z-26 = Si vous avez plus de quatre sorts en main à la fin de votre tour, défaussez jusqu’à quatre, à votre choix, puis prenez un sombre pouvoir.
example-Z-26 = Avec quatre sorts en main, vous prenez une colonne de trois. Vous en tenez sept : vous en défaussez trois et prenez un sombre pouvoir.

chapter-guardian = Troisième action : le gardien
rule-Z-27 = Troisième action : rendez un pouvoir magique de votre gardien pour une chose qui peut se faire maintenant. Sans pouvoir magique, cette action est impossible.
rule-Z-28 = Troc : défaussez un sort de votre main et prenez n’importe quel sort d’une colonne.
rule-Z-29 = Échange de mains : choisissez un de vos sorts, sans le montrer, et nommez une créature de la partie. L’adversaire vous donne un sort de cette créature, à son choix ; s’il n’en a pas, vous en prenez un au hasard. Personne d’autre ne voit les deux sorts. Puis prenez un sombre pouvoir.
rule-Z-30 = Volte-face : échangez un sort de votre portail contre un sort de votre main.
rule-Z-31 = Échange de portails : échangez un sort de votre portail contre un sort du portail d’un adversaire. Puis prenez un sombre pouvoir.
rule-Z-32 = Capacité : utilisez la carte de capacité de votre gardien.
rule-Z-33 = Les échanges qui touchent un portail se font entre sorts du même type, de n’importe quelles créatures. L’échange de mains est libre ; en option, le sort rendu est du type du vôtre si l’adversaire en a un de la créature.
rule-Z-34 = À la dernière manche, aucun gardien n’agit contre un joueur dont le portail est complet.
rule-Z-35 = Jardinier : échangez un sort de votre portail contre un sort d’une colonne.
rule-Z-36 = Fossoyeur : échangez un sort de votre portail contre un sort de la défausse.
rule-Z-37 = Imitateur : utilisez la carte de capacité du gardien d’un adversaire, même si son portail est complet. Pas en solo.
rule-Z-38 = Marchand : troquez deux sorts contre deux, de n’importe quelles colonnes. Sans deux de chaque côté, c’est le troc simple.
rule-Z-39 = Émissaire : échangez deux sorts avec la main d’un joueur pour un seul sombre pouvoir. On nomme une créature pour les deux ; ce qui manque est pris au hasard. Sans deux de chaque côté, c’est l’échange simple.
rule-Z-40 = Un sort pris dans une colonne n’est remplacé que lorsque quelqu’un prend une colonne.

chapter-placing = Poser des sorts
rule-Z-41 = Après votre action, placez autant de sorts que vous voulez, chacun sur la place vide de son type si les deux runes sont couvertes. Les deux pouvoirs magiques sont d’abord rendus. Toute créature convient, et nul n’est obligé de placer.
drawing-Z-41 = Les deux runes de la tête sont couvertes : on peut y poser n’importe quelle tête.
rule-Z-42 = Un point si le sort est de la créature de votre portail.
rule-Z-43 = Un point si aucun adversaire n’a encore de sort sur cette même place.
example-Z-43 = Vous êtes le premier à poser une queue, et c’est celle de la créature de votre portail : 2 points.
rule-Z-44 = Les échanges ne rapportent rien.

chapter-end = La fin et le décompte
rule-Z-45 = Le premier à remplir sa neuvième place gagne un point, et la manche devient la dernière : on la finit pour que tous aient eu autant de tours, tours perdus compris. Si c’est le dernier joueur de la manche, la partie s’achève après ce tour.
rule-Z-46 = À la fin, chaque ligne ou colonne complète vaut un point si ses trois sorts sont d’une seule créature, ou de trois différentes.
drawing-Z-46 = La rangée du haut est toute du dragon, celle du milieu de trois créatures, celle du bas ni l’un ni l’autre.
example-Z-46 = La rangée du haut et celle du milieu rapportent un point chacune. Celle du bas a deux sorts d’une créature et un d’une autre : rien.
rule-Z-47 = Un point de plus si tous les sorts du portail, et il y en a au moins un, sont de sa créature. Il n’a pas besoin d’être complet.
rule-Z-48 = Le plus grand nombre de points gagne ; à égalité, le plus de sorts d’une même créature sur le portail. Si c’est encore égal, personne ne gagne.

chapter-solo = Jouer seul
rule-Z-49 = Solo : un portail et deux gardiens, chacun avec sa carte de capacité et sans pouvoir magique.
rule-Z-50 = Solo : les sorts de trois créatures, dont celle du portail ; quatre colonnes comme d’habitude ; on pioche une main de quatre.
rule-Z-51 = Solo : les actions habituelles, sauf défausser pour piocher. Les six emplacements des deux gardiens reçoivent pouvoirs magiques et sombres à votre gré ; trois sombres pouvoirs ne coûtent pas de tour, et la limite de trois ne vaut pas. Le gardien payé utilise sa propre carte ; l’Émissaire reste dans la boîte.
rule-Z-52 = Solo : vous perdez dès qu’un gardien tient trois sombres pouvoirs. Vous choisissez où va chacun, et un pouvoir magique de ce gardien fait place s’il le faut.
rule-Z-53 = Solo : vous gagnez dès que le neuvième sort est placé, avant de rendre un éventuel surplus.
rule-Z-54 = Solo : on ne se repose pas, sauf si l’option le permet.
rule-Z-55 = Solo : ce qui demande un adversaire n’existe pas. Le nombre de tours est noté ; moins il y en a, mieux c’est.

chapter-tommy = Extension : Tommy
rule-Z-60 = Tommy : une fois mains et colonnes en place, trois de ses cartes par joueur, tirées parmi 24, sont mélangées à la pioche.
rule-Z-61 = Une carte Tommy qui apparaît dans une colonne agit aussitôt. Une bleue quitte alors la partie ; une brune reste visible et vaut jusqu’à la fin.
rule-Z-62 = Après elle, on complète la colonne jusqu’à une créature, avant la colonne suivante. Aucune capacité ne prend une carte Tommy dans la défausse.
rule-Z-63 = Si vous piochez une carte Tommy, vous la défaussez et piochez jusqu’à une créature, tant que la pioche ou la défausse contient un sort. Elle peut y être remélangée.
rule-Z-64 = Douze de ses cartes n’arrivent qu’une fois, douze durent. Elles surprennent tout le monde de la même façon, ne favorisent aucune place, et aucune ne met fin à la partie.

chapter-university = Extension : l’Université
rule-Z-65 = Université : après la mise en place, chacun reçoit deux magiciens et deux cartes de gardien, et garde un magicien et une carte. On choisit en secret, puis on montre.
rule-Z-66 = Un magicien agit en permanence pour son propriétaire. Une carte de gardien est une chose de plus que le gardien peut faire, à côté de sa capacité.
rule-Z-67 = Il y a treize magiciens et treize cartes de gardien.

chapter-book = Extension : le Livre
rule-Z-68 = Livre : chaque page parle de deux créatures et compte trois lignes de trois sorts : un de chacune et un au choix ; deux de la première et un au choix ; deux de la seconde et un au choix.
rule-Z-69 = On n’utilise que les pages dont les deux créatures sont en jeu, l’une au moins sur un portail.
rule-Z-70 = Chacun reçoit deux pages, en garde une face cachée et défausse l’autre. Seul son propriétaire la voit jusqu’à la fin.
rule-Z-71 = À la fin, chaque ligne réalisée par des sorts de votre portail, où qu’ils soient, vaut un point. Un sort ne sert qu’à une ligne ; la meilleure répartition est trouvée pour vous.
rule-Z-72 = Le livre est un bonus en plus des lignes et colonnes, ou les remplace, ou en solo devient l’objectif : un portail complet ne gagne qu’avec les trois lignes, sinon on continue.
