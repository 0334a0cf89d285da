chapter-cards = Le carte
rule-P-01 = Poison ha 50 carte: 14 pozioni in ciascuno dei tre colori, rosso, blu e viola, e 8 veleni.
rule-P-02 = Un veleno vale sempre 4 in un calderone.
rule-P-03 = Le pozioni valgono 1, 2, 4, 5 o 7. In ogni colore ce ne sono tre di ciascun valore, ma solo due del 4.
drawing-P-03 = I valori di un colore, e un veleno.
rule-P-04 = A Poison si gioca da 3 a 6.

chapter-deal = La distribuzione
rule-P-05 = Una partita è fatta di più mani. Ogni mano ha il suo mazziere, e dopo ciascuna il ruolo passa a sinistra. Il primo mazziere è estratto a sorte, o scelto quando si apre il tavolo.
rule-P-06 = Il mazziere mescola tutte le carte e le distribuisce una alla volta, a partire dalla sua sinistra, finché non finiscono. Qualcuno può riceverne una in più.
rule-P-07 = In tre si distribuisce come se si fosse in quattro. La quarta mano si mette da parte senza guardarla: non gioca e non conta in nessuna maggioranza.
rule-P-08 = Comincia chi siede alla sinistra del mazziere, poi si gioca in senso orario.

chapter-turn = Il tuo turno
rule-P-09 = Al tuo turno metti esattamente una carta della tua mano, scoperta, in un calderone. Non si può passare.
rule-P-10 = Sul tavolo ci sono tre calderoni.
rule-P-11 = La prima pozione in un calderone gli dà il colore. Da allora accetta solo pozioni di quel colore.
drawing-P-11 = Il calderone di sinistra è blu, quello di destra viola, quello di mezzo ancora vuoto.
example-P-11 = Una pozione blu va nel calderone di sinistra, una viola in quello di destra. Una rossa può solo iniziare quello di mezzo. Un veleno va dove si vuole.
rule-P-12 = Un colore non sta mai in due calderoni allo stesso tempo.
rule-P-13 = Un veleno può andare in qualsiasi calderone, anche vuoto.
rule-P-14 = Un calderone che contiene solo veleno non ha ancora un colore. Glielo dà la prima pozione, che non può essere del colore di un altro calderone.

chapter-overflow = Quando un calderone trabocca
rule-P-15 = Se la tua carta porta un calderone oltre 13, trabocca: prendi tutte le carte che contiene tranne quella che hai appena giocato. A 13 esatti non succede nulla.
drawing-P-15 = 11 più 5 fa 16: il calderone trabocca, e il 5 lo ricomincia.
example-P-15 = Il calderone contiene un 7 e un 4. Con il tuo 5 arriva a 16: prendi il 7 e il 4, il tuo 5 resta. Con un 2 sarebbe arrivato a 13, e non sarebbe successo nulla.
rule-P-16 = La carta che ha fatto traboccare il calderone vi resta e lo ricomincia: con il suo colore se è una pozione, senza colore se è un veleno.
rule-P-17 = Le carte prese restano coperte davanti a te. Nessuno può guardarle prima della fine della mano, nemmeno tu. Il tavolo mostra solo quante sono, e la cronaca risale solo al tuo ultimo turno, a meno che non ci sia il promemoria.
rule-P-18 = Chi non ha più carte mentre altri ne hanno ancora viene saltato.

chapter-count = Il conteggio della mano
rule-P-19 = La mano finisce quando tutte le carte sono state giocate. Quello che resta nei calderoni non conta per nessuno. Poi ognuno mostra le carte che ha preso.
rule-P-20 = Ogni pozione presa costa 1 punto, ogni veleno 2.
rule-P-21 = Se di un colore hai preso più carte di chiunque altro, quel colore non ti costa nulla. Basta averne più di ciascun altro; non serve la metà.
drawing-P-21 = Quello che hanno bevuto tre giocatori, e quanto costa loro.
example-P-21 = Ada ha più carte rosse di tutti: le sue quattro non le costano nulla, le due di Geber gli costano 2 punti.
rule-P-22 = Se due o più giocatori sono pari per la maggioranza di un colore, nessuno si salva: pagano tutti.
example-P-22 = Geber e Maria hanno tre carte blu ciascuno e nessuno ne ha di più: pagano 3 punti tutti e due.
rule-P-23 = Il veleno si paga sempre.

chapter-end = Chi vince
rule-P-24 = La partita finisce quando ognuno ha dato le carte una volta; in tre, due volte.
rule-P-25 = Vince il totale più basso. A parità di totale la vittoria è condivisa.

chapter-short = Variante: la mano corta
rule-P-26 = Mano corta: ognuno riceve cinque carte e il resto forma un mazzo coperto. Dopo aver giocato una carta peschi subito la successiva, una volta bevuto ciò che c’era da bere. La mano finisce quando il mazzo è vuoto e tutte le carte sono state giocate.
rule-P-27 = La mano corta si gioca con tutte le 50 carte qualunque sia il numero dei giocatori, quindi non si mette da parte una quarta mano. In tre si giocano comunque sei mani.
