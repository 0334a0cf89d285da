rule-HC-1 = Ci sono tredici carte, numerate da 1 a 13. All’inizio di ogni mano si mescolano tutte e ogni giocatore ne riceve una, che nessun altro può vedere.
rule-HC-2 = I giocatori decidono a turno. Ogni mano comincia dal giocatore seguente.
rule-HC-3 = Chi è di turno tiene la carta, o la mette da parte coperta e ne pesca un’altra. Quella va tenuta.
rule-HC-4 = Quando tutti hanno deciso, si mostrano tutte le carte. La più alta vince la mano. Chi alla fine ha vinto più mani vince la partita.
