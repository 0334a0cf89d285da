# What only the terminal says of Alakazoö!

cli-creature-dragon = dragon
cli-creature-griffin = griffin
cli-creature-minotaur = minotaur
cli-creature-sphinx = sphinx
cli-creature-yeti = yeti
cli-creature-gargoyle = gargoyle
cli-creature-werewolf = werewolf
cli-creature-faun = faun
