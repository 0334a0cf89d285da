# Quel che solo il terminale dice di Poison.

cli-cauldron-left = sinistra
cli-cauldron-middle = mezzo
cli-cauldron-right = destra
