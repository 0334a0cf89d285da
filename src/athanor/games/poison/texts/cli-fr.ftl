# Ce que seul le terminal dit de Poison.

cli-cauldron-left = gauche
cli-cauldron-middle = milieu
cli-cauldron-right = droite
