# What only the terminal says of Poison.

cli-cauldron-left = left
cli-cauldron-middle = middle
cli-cauldron-right = right
