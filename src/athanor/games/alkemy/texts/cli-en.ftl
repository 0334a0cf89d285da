# What only the terminal says of Alkemy.

cli-help-company = Look at a company of Alkemy, check it, save it, share it.
cli-help-company-words = A sample, a code, a saved file, or figures: lee_ping triadic_guard=3. Without any, the samples are listed.
cli-help-company-points = The points of the format.
cli-help-company-save = Write the company into this file.
cli-help-odds = What a fight of Alkemy should come to: damage dealt and taken, each card against each.
cli-help-odds-attacker = A profile, such as garlan; garlan:5 has taken five damage.
cli-help-odds-defender = The profile it fights.
cli-help-odds-charge = The attacker charges: one bonus die.
