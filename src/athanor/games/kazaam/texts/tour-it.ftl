# La prima partita a Kazaam!: ciò che si dice per strada.

tour-welcome = Qui prenderà forma il tuo omuncolo: nove parti, ciascuna una volta sola. Appena qualcuno le ha tutte, la partita finisce, e vince chi ha più punti.
tour-draw = Un turno è fatto di tre azioni a tua scelta; le fiamme le contano. Comincia da un tassello nuovo: pescalo dal mazzo.
tour-extract = Una parte costa gli ingredienti che mostra; tu non ne hai ancora. Tocca il torso di fuoco ed estrailo: rende i suoi, più un sangue di drago, il tuo preferito.
tour-play = Mercurio, zolfo, sangue di drago: bastano per pagare la mano sinistra. Toccala e giocala.
tour-steal = Anche { $seat1 } ha una mano in gioco. Ogni parte sa fare qualcosa: una mano ruba un tassello a caso, e poi resta coperta. Tocca la tua mano sinistra e usala contro { $seat1 }.
tour-spare = Hai rubato la testa di fuoco, il tuo omuncolo preferito. C’è posto per una testa sola: estrai l’altra, quella di scaglie.
tour-head = Ora puoi pagare la testa di fuoco. Giocala: ti servirà presto.
tour-foresee = { $seat1 } vuole rubarti l’ultimo tassello. Una testa risponde quando un altro giocatore usa una parte: gira la tua a faccia in giù, e il furto non riesce.
tour-restore = Il tuo tassello è salvo. Ma la testa e la mano ora sono a faccia in giù: non possono fare nulla e non danno punti. Con un’azione gira a faccia in su tutti i tuoi tasselli.
tour-points = Ora hai 7 punti: 1 per la mano, 2 per la testa, 2 perché sono del tuo omuncolo preferito, 2 perché i tuoi tasselli visibili sono tutti di uno solo. Chi gioca la nona parte ne riceve altri 4.
tour-notes = Quello che hai visto è annotato qui per te: i tasselli negli scarti, e quelli che conosci nella mano di un altro giocatore.
tour-parts = L’orecchio guarda una mano, la gamba scava negli scarti, il torso rende tre ingredienti, la coda colpisce un tassello in gioco. Tocca un tassello per leggere che cosa fa.
tour-go = È tutto qui. Le regole sono nel libro in alto, e dietro ogni punto interrogativo. Ti restano due azioni: continua da qui, o torna all’inizio e apri un tavolo.
