# Ciò che solo il terminale dice di Alakazoö!

cli-creature-dragon = drago
cli-creature-griffin = grifone
cli-creature-minotaur = minotauro
cli-creature-sphinx = sfinge
cli-creature-yeti = yeti
cli-creature-gargoyle = gargoyle
cli-creature-werewolf = mannaro
cli-creature-faun = fauno
