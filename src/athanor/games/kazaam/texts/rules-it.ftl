chapter-box = Il materiale
rule-K-01 = Kazaam! si gioca da 2 a 5.
rule-K-02 = Ci sono 70 tasselli. Ognuno è una parte di uno dei sette omuncoli e mostra degli ingredienti. Le parti sono di nove tipi: testa, torso, coda, mano sinistra e destra, gamba sinistra e destra, orecchio sinistro e destro.
drawing-K-02 = Le nove parti dell’omuncolo di fuoco.
rule-K-03 = I sette omuncoli sono di fuoco, d’osso, di scaglie, di legno, di pelliccia, di chitina e di pietra. Ognuno ha dieci tasselli: uno per ogni parte, e una parte doppia, diversa da un omuncolo all’altro.
rule-K-04 = Un tassello mostra da due a cinque ingredienti: due le orecchie, tre le mani e le gambe, quattro la coda e il torso, cinque la testa, mai più di due uguali. Sono ciò che paghi per giocarlo e ciò che ricevi quando lo estrai. Nell’insieme dei tasselli i sei ingredienti sono ugualmente frequenti.
rule-K-05 = La riserva contiene 16 pezzi di ciascuno dei sei ingredienti. Quando uno finisce, non ce n’è più finché qualcuno non lo paga.
rule-K-06 = Gli alchimisti sono sei. Ognuno ha una plancia con nove posti, un ingrediente preferito e un omuncolo preferito. Ogni ingrediente è il preferito di un solo alchimista; un omuncolo non è il preferito di nessuno.

chapter-setup = Preparazione
rule-K-07 = Ogni giocatore riceve un alchimista a caso. Gli altri tornano nella scatola.
rule-K-08 = I tasselli, mescolati e coperti, formano il mazzo. Gli ingredienti formano la riserva.
rule-K-09 = Ogni giocatore pesca tre tasselli e li tiene segreti.
rule-K-10 = Comincia l’ultimo che ha mutato il piombo in oro. Se nessuno l’ha mai fatto, si tira a sorte, o sceglie il tavolo.
rule-K-11 = Si gioca in senso orario.

chapter-turn = Il tuo turno: tre azioni
rule-K-12 = Nel tuo turno fai fino a tre azioni: pescare, giocare, usare, estrarre o ripristinare, in qualsiasi ordine, anche più volte la stessa. Puoi fermarti prima.
rule-K-13 = Pescare: prendi in mano il prossimo tassello del mazzo.
rule-K-14 = Una mano non tiene mai più di sei tasselli. Con sei, non puoi fare nulla che ne aggiunga un altro.
rule-K-15 = Quando il mazzo finisce, gli scarti vengono mescolati e ne formano uno nuovo, subito o appena ce ne sono. Senza mazzo né scarti nessuno può pescare. Sai ancora quali tasselli sono tornati nel mazzo, ma non più dove sono.
rule-K-16 = Giocare: posa un tassello della tua mano sulla tua plancia e paga alla riserva gli ingredienti che mostra. Se te ne manca uno, non puoi giocarlo.
example-K-16 = Un tassello mostra due mercuri e uno zolfo. Rimetti questi tre ingredienti nella riserva e metti il tassello sulla tua plancia.
rule-K-17 = La tua plancia porta al massimo una volta ciascuna delle nove parti. Possono venire da qualsiasi omuncolo.
drawing-K-17 = Sei parti di quattro omuncoli; tre posti sono ancora vuoti.
rule-K-18 = Un tassello si gioca a faccia in su, al posto della sua parte.
rule-K-19 = Usare: gira a faccia in giù uno dei tuoi tasselli visibili e fai ciò che fa la sua parte. Puoi farlo anche se non porta a nulla.
drawing-K-19 = Una mano prima di essere usata, e dopo.
rule-K-20 = Estrarre: scarta un tassello della tua mano e prendi dalla riserva gli ingredienti che mostra, più un ingrediente preferito del tuo alchimista. Quello che la riserva non ha, non lo ricevi.
example-K-20 = Il tuo ingrediente preferito è lo zolfo. Estrai da un tassello che mostra due mercuri e una mandragora: prendi questi tre, e uno zolfo.
rule-K-21 = Ripristinare: gira a faccia in su tutti i tuoi tasselli coperti. Tutti; se non ce n’è nessuno, non si ripristina.
rule-K-22 = Dopo la tua ultima azione tocca al giocatore alla tua sinistra.

chapter-parts = Che cosa fa ogni parte
rule-K-23 = Orecchio: guarda la mano di un altro giocatore. La vedi solo tu.
rule-K-24 = Mano: prendi un tassello a caso dalla mano di un altro giocatore. Non con sei tasselli in mano. Solo voi due sapete qual era.
rule-K-25 = Gamba: prendi in mano un tassello a tua scelta dagli scarti. Non con sei tasselli in mano.
rule-K-26 = Solo chi sta usando una gamba può guardare gli scarti. Tutti vedono un tassello quando viene scartato; nessuno viene a sapere quale ha preso una gamba.
rule-K-27 = Torso: prendi dalla riserva tre ingredienti, nella combinazione che vuoi, o tutti quelli che restano se sono meno.
rule-K-28 = Coda: scegli un tassello in gioco, di chiunque, anche tuo. Se è visibile viene girato a faccia in giù; se è coperto viene scartato.
drawing-K-28 = Colpito una volta, un tassello viene girato a faccia in giù; colpito ancora, viene scartato.
rule-K-29 = Una coda non può scegliere sé stessa. È l’unico modo di liberarsi di un proprio tassello.

chapter-heads = Rispondere con una testa
rule-K-30 = Testa: non è un’azione. Quando un altro giocatore usa una parte, puoi girare a faccia in giù la tua testa visibile: quell’uso non ha effetto, la parte resta coperta e l’azione è spesa. Prima si annunciano la parte e il bersaglio, poi si interrogano le teste, e solo allora si guarda, si sceglie o si pesca.
rule-K-31 = Può rispondere con una testa qualsiasi altro giocatore, chiunque sia il bersaglio. Se il tavolo ha scelto così, può farlo solo il giocatore bersaglio.
rule-K-32 = Anche girare una testa è usare una parte: le si può rispondere con un’altra testa, e l’ultima agisce per prima. I giocatori vengono interrogati in ordine, a partire dalla sinistra di chi ha usato la parte. Chi ha lasciato fare non viene più interrogato su quell’uso; quando una testa viene fermata, chi non era ancora stato interrogato sul primo uso lo è ora. Solo le teste fermano un uso. Una coda giudica il bersaglio quando colpisce.
example-K-32 = Ada usa una mano contro Geber. Geber gira la sua testa per fermarla; Maria gira la propria per fermare quella di Geber. Così la mano di Ada agisce lo stesso, e le due teste restano coperte.
rule-K-33 = Una testa non si usa mai come azione.

chapter-end = La fine e i punti
rule-K-34 = La partita finisce appena un giocatore ha nove parti in gioco, visibili o coperte, anche se gli restano azioni.
rule-K-35 = Contano solo i tasselli visibili: 1 punto per un orecchio, una mano o una gamba, 2 per una testa, un torso o una coda.
rule-K-36 = Ogni tassello visibile del tuo omuncolo preferito vale 1 punto in più.
rule-K-37 = Se tutti i tuoi tasselli visibili sono di un solo omuncolo, qualunque sia, ognuno vale 1 punto in più. Si somma ai punti del tuo preferito.
drawing-K-37 = Cinque tasselli dello stesso omuncolo, tutti visibili.
example-K-37 = Un orecchio e due mani valgono 1 ciascuno, un torso e una coda 2 ciascuno: 7. Sono tutti di fuoco: altri 5. Se il fuoco è il tuo preferito, ancora 5: 17 punti in tutto.
rule-K-38 = Chi ha finito segna 4 punti in più.
rule-K-39 = Vince il totale più alto. In caso di parità decidono i tasselli visibili, poi gli ingredienti; se sono pari anche questi, la partita è patta.

chapter-secrets = Che cosa sanno tutti
rule-K-40 = Visibile a tutti: le plance, anche ciò che vi sta coperto, gli ingredienti, e quanti tasselli ci sono nelle mani, nel mazzo e negli scarti. Segreto: il contenuto delle mani, l’ordine del mazzo e ciò che ha preso una gamba.
rule-K-41 = Vengono interrogati solo i giocatori con una testa visibile. Una gamba o un torso che ha effetto prende ciò che può. La partita finisce solo con la nona parte.
