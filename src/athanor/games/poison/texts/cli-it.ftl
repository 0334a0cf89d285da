# What only the terminal says of Poison.

cli-cauldron-left = sinistra
cli-cauldron-middle = mezzo
cli-cauldron-right = destra
