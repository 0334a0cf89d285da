chapter-box = Le matériel
rule-K-01 = Kazaam ! se joue de 2 à 5.
rule-K-02 = Il y a 70 tuiles. Chacune est un morceau d’un des sept homonculus et montre des ingrédients. Il y a neuf sortes de morceaux : tête, torse, queue, main gauche et droite, jambe gauche et droite, oreille gauche et droite.
drawing-K-02 = Les neuf morceaux de l’homonculus de feu.
rule-K-03 = Les sept homonculus sont de feu, d’os, d’écaille, de bois, de fourrure, de chitine et de pierre. Chacun a dix tuiles : une de chaque morceau, et un morceau en double, qui change d’un homonculus à l’autre.
rule-K-04 = Une tuile montre de deux à cinq ingrédients : deux pour les oreilles, trois pour les mains et les jambes, quatre pour la queue et le torse, cinq pour la tête, jamais plus de deux semblables. C’est ce que vous payez pour la jouer et ce que vous recevez en l’extrayant. Sur l’ensemble des tuiles, les six ingrédients sont aussi fréquents les uns que les autres.
rule-K-05 = La réserve contient 16 exemplaires de chacun des six ingrédients. Quand l’un est épuisé, il n’y en a plus tant que personne n’en paie.
rule-K-06 = Il y a six alchimistes. Chacun a un plateau de neuf places, un ingrédient préféré et un homonculus préféré. Chaque ingrédient est le préféré d’un seul alchimiste ; un homonculus n’est le préféré de personne.

chapter-setup = Mise en place
rule-K-07 = Chaque joueur reçoit un alchimiste au hasard. Les autres retournent dans la boîte.
rule-K-08 = Les tuiles, mélangées face cachée, forment la pioche. Les ingrédients forment la réserve.
rule-K-09 = Chaque joueur pioche trois tuiles et les garde secrètes.
rule-K-10 = Le dernier à avoir changé du plomb en or commence. Si personne ne l’a jamais fait, on tire au sort, ou la table choisit.
rule-K-11 = On joue dans le sens horaire.

chapter-turn = Votre tour : trois actions
rule-K-12 = À votre tour, vous faites jusqu’à trois actions : piocher, jouer, utiliser, extraire ou restaurer, dans n’importe quel ordre, la même plusieurs fois si vous voulez. Vous pouvez vous arrêter avant.
rule-K-13 = Piocher : prenez en main la prochaine tuile de la pioche.
rule-K-14 = Une main ne compte jamais plus de six tuiles. Avec six, vous ne pouvez rien faire qui en ajouterait une.
rule-K-15 = Quand la pioche est épuisée, la défausse est mélangée pour en former une nouvelle, aussitôt ou dès qu’il y en a une. Sans l’une ni l’autre, personne ne peut piocher. Vous savez encore quelles tuiles y sont retournées, mais plus où elles sont.
rule-K-16 = Jouer : posez une tuile de votre main sur votre plateau et rendez à la réserve les ingrédients qu’elle montre. S’il vous en manque un, vous ne pouvez pas la jouer.
example-K-16 = Une tuile montre deux mercures et un soufre. Vous remettez ces trois ingrédients dans la réserve et posez la tuile sur votre plateau.
rule-K-17 = Votre plateau porte au plus une fois chacun des neuf morceaux. Ils peuvent venir de n’importe quels homonculus.
drawing-K-17 = Six morceaux de quatre homonculus ; trois places sont encore vides.
rule-K-18 = Une tuile se joue face visible, à la place de son morceau.
rule-K-19 = Utiliser : retournez face cachée une de vos tuiles face visible et faites ce que fait son morceau. Vous le pouvez même si cela ne donne rien.
drawing-K-19 = Une main avant d’être utilisée, et après.
rule-K-20 = Extraire : défaussez une tuile de votre main et prenez dans la réserve les ingrédients qu’elle montre, plus un ingrédient préféré de votre alchimiste. Ce que la réserve n’a pas, vous ne le recevez pas.
example-K-20 = Votre ingrédient favori est le soufre. Vous extrayez une tuile qui montre deux mercures et une mandragore : vous prenez ces trois ingrédients, et un soufre.
rule-K-21 = Restaurer : retournez face visible toutes vos tuiles face cachée. Toutes ; s’il n’y en a aucune, on ne restaure pas.
rule-K-22 = Après votre dernière action, c’est au joueur à votre gauche de jouer.

chapter-parts = À quoi sert chaque morceau
rule-K-23 = Oreille : regardez la main d’un autre joueur. Vous seul la voyez.
rule-K-24 = Main : prenez une tuile au hasard dans la main d’un autre joueur. Pas avec six tuiles en main. Vous êtes les deux seuls à savoir laquelle c’était.
rule-K-25 = Jambe : prenez en main une tuile de votre choix dans la défausse. Pas avec six tuiles en main.
rule-K-26 = Seul un joueur qui utilise une jambe peut regarder la défausse. Tous voient une tuile quand elle est défaussée ; personne n’apprend laquelle une jambe a prise.
rule-K-27 = Torse : prenez dans la réserve trois ingrédients, dans le mélange que vous voulez, ou tout ce qui reste s’il y en a moins.
rule-K-28 = Queue : choisissez une tuile en jeu, chez n’importe qui, même chez vous. Face visible, elle est retournée face cachée ; face cachée, elle est défaussée.
drawing-K-28 = Frappée une fois, une tuile est retournée face cachée ; frappée encore, elle est défaussée.
rule-K-29 = Une queue ne peut pas se choisir elle-même. C’est le seul moyen de se débarrasser d’une de ses propres tuiles.

chapter-heads = Répondre avec une tête
rule-K-30 = Tête : ce n’est pas une action. Quand un autre joueur utilise un morceau, vous pouvez retourner face cachée votre tête face visible : ce morceau n’a aucun effet, il reste face cachée et l’action est dépensée. On annonce d’abord le morceau et sa cible, puis on interroge les têtes, et c’est seulement ensuite qu’on regarde, choisit ou pioche.
rule-K-31 = Tout autre joueur peut répondre avec une tête, quel que soit le joueur visé. Si la table l’a choisi ainsi, seul le joueur visé le peut.
rule-K-32 = Retourner une tête, c’est aussi utiliser un morceau : une autre tête peut y répondre, et la dernière agit la première. On interroge les joueurs dans l’ordre, à partir de la gauche de celui qui a utilisé le morceau. Celui qui a laissé faire n’est plus interrogé à ce sujet ; quand une tête est arrêtée, ceux qui n’avaient pas encore été interrogés sur le premier morceau le sont. Seules les têtes arrêtent un morceau. Une queue juge sa cible au moment où elle frappe.
example-K-32 = Ada utilise une main contre Geber. Geber retourne sa tête pour l’arrêter ; Maria retourne la sienne pour arrêter celle de Geber. La main d’Ada agit donc, et les deux têtes sont face cachée.
rule-K-33 = Une tête ne s’utilise jamais comme action.

chapter-end = La fin et les points
rule-K-34 = La partie s’arrête aussitôt qu’un joueur a neuf morceaux en jeu, face visible ou cachée, même s’il lui reste des actions.
rule-K-35 = Seules les tuiles face visible comptent : 1 point pour une oreille, une main ou une jambe, 2 pour une tête, un torse ou une queue.
rule-K-36 = Chaque tuile face visible de votre homonculus préféré rapporte 1 point de plus.
rule-K-37 = Si toutes vos tuiles face visible sont d’un seul homonculus, quel qu’il soit, chacune rapporte 1 point de plus. Cela s’ajoute aux points de votre préféré.
drawing-K-37 = Cinq tuiles d’un même homonculus, toutes face visible.
example-K-37 = Une oreille et deux mains rapportent 1 chacune, un torse et une queue 2 chacun : 7. Tous sont de feu : 5 de plus. Si le feu est votre favori, encore 5 : 17 points en tout.
rule-K-38 = Le joueur qui a fini marque 4 points de plus.
rule-K-39 = Le plus grand total gagne. À égalité, ce sont les tuiles face visible, puis les ingrédients qui décident ; si tout est égal, la partie est nulle.

chapter-secrets = Ce que chacun sait
rule-K-40 = Visible par tous : les plateaux, y compris ce qui y est face cachée, les ingrédients, et le nombre de tuiles en main, dans la pioche et dans la défausse. Secret : le contenu des mains, l’ordre de la pioche et ce qu’une jambe a pris.
rule-K-41 = On n’interroge que les joueurs qui ont une tête face visible. Une jambe ou un torse qui agit prend ce qu’il peut. La partie ne finit qu’au neuvième morceau.
