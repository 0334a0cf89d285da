# Quel che solo il terminale dice di Alkemy.

cli-help-company = Guarda, controlla, salva o condividi una compagnia di Alkemy.
cli-help-company-words = Un esempio, un codice, un file, o miniature: lee_ping triadic_guard=3. Senza nulla, l’elenco degli esempi.
cli-help-company-points = I punti del formato.
cli-help-company-save = Scrivi la compagnia in questo file.
cli-help-odds = Quanto deve rendere uno scontro di Alkemy: danni inflitti e subiti, carta contro carta.
cli-help-odds-attacker = Un profilo, per esempio garlan; garlan:5 ha subito cinque danni.
cli-help-odds-defender = Il profilo che affronta.
cli-help-odds-charge = L’attaccante carica: un dado bonus.
