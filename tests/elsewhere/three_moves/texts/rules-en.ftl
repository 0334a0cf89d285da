rule-T-1 = The players speak in turn, the first of them twice.
rule-T-2 = A player says whether their card is the higher one.
