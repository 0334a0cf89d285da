# Ce que seul le terminal dit d’Alakazoö!

cli-creature-dragon = dragon
cli-creature-griffin = griffon
cli-creature-minotaur = minotaure
cli-creature-sphinx = sphinx
cli-creature-yeti = yéti
cli-creature-gargoyle = gargouille
cli-creature-werewolf = garou
cli-creature-faun = faune
