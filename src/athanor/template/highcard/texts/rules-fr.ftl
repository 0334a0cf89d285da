rule-HC-1 = Il y a treize cartes, numérotées de 1 à 13. Au début de chaque manche on les mélange toutes et chaque joueur en reçoit une, que personne d’autre ne doit voir.
rule-HC-2 = Les joueurs choisissent à tour de rôle. Chaque manche commence par le joueur suivant.
rule-HC-3 = Qui a la main garde sa carte, ou la met de côté face cachée et en tire une autre. Celle-là, il faut la garder.
rule-HC-4 = Quand tous ont choisi, on montre toutes les cartes. La plus haute gagne la manche. Qui a gagné le plus de manches à la fin gagne la partie.
