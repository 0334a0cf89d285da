# Ce que seul le terminal dit d’Alkemy.

cli-help-company = Regarder, vérifier, enregistrer ou partager une compagnie d’Alkemy.
cli-help-company-words = Un exemple, un code, un fichier, ou des figurines : lee_ping triadic_guard=3. Sans rien, la liste des exemples.
cli-help-company-points = Les points du format.
cli-help-company-save = Écrire la compagnie dans ce fichier.
cli-help-odds = Ce que doit donner un combat d’Alkemy : dommages infligés et subis, carte contre carte.
cli-help-odds-attacker = Un profil, par exemple garlan ; garlan:5 a subi cinq dommages.
cli-help-odds-defender = Le profil qu’il combat.
cli-help-odds-charge = L’attaquant charge : un dé de bonus.
