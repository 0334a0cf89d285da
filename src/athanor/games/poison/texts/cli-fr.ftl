# What only the terminal says of Poison.

cli-cauldron-left = gauche
cli-cauldron-middle = milieu
cli-cauldron-right = droite
