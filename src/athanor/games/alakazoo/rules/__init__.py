"""The rules of Alakazoö!, a file for each part of the booklet.

`setup`, `draft` and `secrets` before the first turn; `turn` is the state and the way through a
turn; `dice`, `dark`, `spells` and `guardian` are what is done in it, `placing` and `excess` how it
ends; `score` and `solo` how the game does. `pile` holds draws and columns. `effects`, `tommy`,
`lessons` and `book` are what cards add. `phases` holds the numbers that name these things.
"""
