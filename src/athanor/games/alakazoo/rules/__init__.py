"""The rules of Alakazoö!, a file for each part of the booklet.

`setup` and `secrets` come before the first turn; `turn` is the state, `rounds` the way from turn to
turn, `asking` every question. `dice`, `dark`, `spells` and `guardian` are what is done in a turn,
with what powers ask in `questions`, `hands` and `targets`; `placing` and `excess` are how it ends,
`score` and `solo` how the game does. `pile` holds draws and columns. `moments` says what cards are
made of; `effects`, `tommy`, `lessons` and `book` are the cards. `phases` holds the numbers that
name these things, `invariants` what is always true.
"""
