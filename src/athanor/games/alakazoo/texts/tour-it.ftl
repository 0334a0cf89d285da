# La prima partita ad Alakazoö!: ciò che si dice per strada.

tour-welcome = Questo è il tuo portale, quello del drago: nove posti, uno per ogni parte della creatura. Li riempiono gli incantesimi.
tour-draft-1 = Prima gli incantesimi: ognuno ne tiene uno in segreto e passa gli altri. Tieni la mano destra del drago, perché quelli della tua creatura portano più punti.
tour-draft-2 = Questi tre vengono da { $seat1 }. Tieni la mano sinistra del drago.
tour-draft-3 = Ancora una volta: tieni la gamba sinistra del drago. L’ultimo incantesimo arriva da sé.
tour-roll = Un turno è un’azione: lanciare i dadi, prendere incantesimi o chiedere aiuto al guardiano. Lancia due dadi.
tour-cover = Ogni dado mette un potere magico su una runa libera del suo simbolo. Metti la goccia sulla coda.
tour-star = Una stella va bene su qualsiasi runa. Copri l’altra runa della coda.
tour-place = Le due rune sono coperte: puoi mettere una coda. Hai quella del minotauro, e qualsiasi creatura va bene.
tour-column = Un punto, perché nessun altro occupa ancora questo posto; la coda del drago ne avrebbe portato un secondo. È nella quarta colonna: prendi tutta la colonna.
tour-discard = Cinque incantesimi in mano, e il massimo è quattro. Scarta la coda del gargoyle.
tour-dark = L’incantesimo di troppo ti è costato un potere oscuro, e uno magico gli ha lasciato il posto. Ne porta uno anche un dado senza runa libera. Con tre perdi un turno; riposa prima per restituirli.
tour-guardian = In cambio di un potere magico il guardiano ti aiuta. Chiedigli «Ripensamento».
tour-swap = Ora scambia le code: quella del drago, che hai in mano, con quella del minotauro sul portale.
tour-go = Solo drago sul tuo portale: un punto alla fine. Ne porta uno anche ogni riga o colonna di una sola creatura, o di tre diverse. I punti si contano qui, e ogni regola è nel libro in alto.
