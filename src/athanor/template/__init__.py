"""What `athanor new-game` writes.

`highcard/` is the game, a package like any other, and checked as such. `project/` is what lies
around it: files whose names end in `.template`. In all of them `highcard`, `HighCard` and `HC-`
stand for the new game's own names (`cli/new_game.py`).
"""
