chapter-box = Il materiale
rule-Z-01 = Ci sono otto portali. Ognuno mostra una creatura e ha nove posti, uno per ogni parte del corpo; ogni posto ha due rune.
drawing-Z-01 = Il portale del drago: nove posti, due rune su ciascuno.
rule-Z-02 = Ci sono 72 incantesimi: nove parti per ciascuna di otto creature. La parte è il tipo dell’incantesimo.
drawing-Z-02 = La testa del drago, il torso del grifone e la coda della sfinge.
rule-Z-03 = I tre dadi mostrano una stella e cinque simboli di runa. Un portale ha tre simboli quattro volte e due simboli tre volte, mai lo stesso due volte su un posto; non ci sono due portali uguali.
drawing-Z-03 = Le sei facce di un dado: la stella, poi sole, luna, fiamma, goccia e foglia.
rule-Z-04 = Ci sono quattro guardiani con tre spazi ciascuno, cinque carte abilità, 30 poteri magici e 12 poteri oscuri.

chapter-setup = Preparazione
rule-Z-05 = In ordine di turno ognuno sceglie un portale e un guardiano e mette tre poteri magici nei suoi spazi. Con un’opzione entrambi si estraggono a sorte.
rule-Z-06 = Gli incantesimi di alcune creature restano nella scatola: quelli di due creature in quattro giocatori, di tre in tre, di quattro in due. Mai quelli di un portale in gioco; decide il caso.
rule-Z-07 = Ognuno riceve quattro incantesimi, ne tiene uno in segreto e passa gli altri a sinistra, finché tutti ne hanno quattro. Si sceglie insieme.
rule-Z-08 = Si dispongono quattro colonne di due incantesimi scoperti. Una colonna ne contiene al massimo quattro.
rule-Z-09 = Gli scarti sono scoperti e chiunque può guardarli.
rule-Z-10 = Ogni guardiano riceve a caso una carta abilità, scoperta; le altre tornano nella scatola.
rule-Z-11 = Comincia il più giovane: indica chi è, o lascia decidere la sorte. Si gioca in senso orario.
rule-Z-12 = Quando si deve pescare e il mazzo è vuoto, gli scarti si mescolano in un nuovo mazzo. Se mancano anche quelli, non si pesca nulla.

chapter-turn = Il tuo turno
rule-Z-13 = Chi comincia il turno con tre poteri oscuri li restituisce tutti e non fa altro.
rule-Z-14 = Con meno, o riposi, restituendo tutti i poteri oscuri se ne hai e senza fare altro, o fai una delle tre azioni; poi puoi mettere incantesimi, e infine rinunci a quello che è in più: prima i poteri, poi gli incantesimi.

chapter-dice = Prima azione: lanciare i dadi
rule-Z-15 = Prima azione: lancia uno, due o tre dadi insieme e usali uno alla volta, nell’ordine che vuoi.
rule-Z-16 = Una stella porta un potere magico per una runa libera del portale o uno spazio libero del guardiano. Va usata; se non c’è posto, non succede nulla.
rule-Z-17 = Un dado con una runa mette un potere magico su una runa libera di quel simbolo. È obbligatorio.
example-Z-17 = Escono una luna, una goccia e una stella. La luna e la goccia coprono ciascuna una runa libera del loro simbolo; la stella copre la runa libera che vuoi.
rule-Z-18 = Se nessuna runa di quel simbolo è libera, prendi un potere oscuro; non se è vuota soltanto la riserva di poteri magici.
rule-Z-19 = Un posto con un incantesimo non ha rune libere. Un potere magico su una runa non si sposta.
rule-Z-20 = Se alla fine del turno sul portale ci sono più di sei poteri magici, restituisci quelli in più, a tua scelta, e poi prendi un potere oscuro.
example-Z-20 = Sul tuo portale ci sono otto poteri magici: ne restituisci due e prendi un potere oscuro.
rule-Z-21 = Quando la riserva di poteri magici è vuota, non se ne prendono.
rule-Z-22 = Un potere oscuro va in uno spazio libero del guardiano. Se non ce n’è, prima si restituisce un potere magico per fare posto.
rule-Z-23 = In un turno possono arrivare più poteri oscuri, ma nessuno ne ha più di tre: il quarto non si prende.

chapter-spells = Seconda azione: nuovi incantesimi
rule-Z-24 = Seconda azione, a scelta: prendi in mano tutti gli incantesimi di una colonna; poi ogni colonna ne riceve uno dal mazzo, da sinistra a destra, se non ne ha già quattro. Si può scegliere una colonna vuota.
rule-Z-25 = Oppure: scarta quanti incantesimi vuoi, almeno uno, e pescane altrettanti.
rule-Z-26 = Se alla fine del turno hai più di quattro incantesimi, scarta fino a quattro, a tua scelta, e poi prendi un potere oscuro.
example-Z-26 = Con quattro incantesimi in mano prendi una colonna di tre. Ne hai sette: ne scarti tre e prendi un potere oscuro.

chapter-guardian = Terza azione: il guardiano
rule-Z-27 = Terza azione: restituisci un potere magico del guardiano per una cosa che ora si può fare. Senza potere magico, questa azione non è possibile.
rule-Z-28 = Baratto: scarta un incantesimo dalla mano e prendine uno qualsiasi da una colonna.
rule-Z-29 = Scambio di mani: scegli un tuo incantesimo, senza mostrarlo, e nomina una creatura in gioco. L’avversario ti dà un incantesimo di quella creatura, a sua scelta; se non ne ha, ne prendi uno a caso. Nessun altro vede i due incantesimi. Poi prendi un potere oscuro.
rule-Z-30 = Ripensamento: scambia un incantesimo del tuo portale con uno della tua mano.
rule-Z-31 = Scambio di portali: scambia un incantesimo del tuo portale con uno sul portale di un avversario. Poi prendi un potere oscuro.
rule-Z-32 = Abilità: usa la carta abilità del tuo guardiano.
rule-Z-33 = Gli scambi che toccano un portale avvengono tra incantesimi dello stesso tipo, di qualsiasi creatura. Lo scambio di mani è libero; con un’opzione l’incantesimo restituito è del tipo del tuo, se l’avversario ne ha uno della creatura.
rule-Z-34 = Nell’ultimo giro nessun guardiano agisce contro un giocatore dal portale completo.
rule-Z-35 = Giardiniere: scambia un incantesimo del portale con uno di una colonna.
rule-Z-36 = Becchino: scambia un incantesimo del portale con uno degli scarti.
rule-Z-37 = Imitatore: usa la carta abilità del guardiano di un avversario, anche se il suo portale è completo. Non in solitario.
rule-Z-38 = Mercante: baratta due incantesimi con due, da qualsiasi colonna. Senza due da ogni parte è il baratto semplice.
rule-Z-39 = Emissario: scambia due incantesimi con la mano di un giocatore per un solo potere oscuro. Si nomina una creatura per entrambi; ciò che manca si prende a caso. Senza due da ogni parte è lo scambio semplice.
rule-Z-40 = Un incantesimo preso da una colonna non si rimpiazza finché qualcuno non prende una colonna.

chapter-placing = Mettere incantesimi
rule-Z-41 = Dopo l’azione metti quanti incantesimi vuoi, ognuno sul posto vuoto del suo tipo se entrambe le rune sono coperte. Prima si restituiscono i due poteri magici. Va bene qualsiasi creatura, e nessuno è obbligato.
drawing-Z-41 = Le due rune della testa sono coperte: vi si può mettere qualsiasi testa.
rule-Z-42 = Un punto se l’incantesimo è della creatura del tuo portale.
rule-Z-43 = Un punto se nessun avversario ha ancora un incantesimo su quello stesso posto.
example-Z-43 = Sei il primo a mettere una coda, ed è quella della creatura del tuo portale: 2 punti.
rule-Z-44 = Gli scambi non danno punti.

chapter-end = La fine e il conteggio
rule-Z-45 = Il primo che riempie il nono posto ottiene un punto e il giro diventa l’ultimo: lo si gioca fino in fondo, così tutti hanno avuto lo stesso numero di turni, compresi quelli persi. Se è l’ultimo del giro, la partita finisce dopo quel turno.
rule-Z-46 = Alla fine ogni riga o colonna completa vale un punto se i tre incantesimi sono di una sola creatura, o di tre diverse.
drawing-Z-46 = La riga in alto è tutta del drago, quella in mezzo di tre creature, quella in basso né l’uno né l’altro.
example-Z-46 = La riga in alto e quella in mezzo valgono un punto ciascuna. Quella in basso ha due incantesimi di una creatura e uno di un’altra: niente.
rule-Z-47 = Un altro punto se tutti gli incantesimi del portale, e ce n’è almeno uno, sono della sua creatura. Non serve che sia completo.
rule-Z-48 = Vince chi ha più punti; in parità, chi ha più incantesimi di una stessa creatura sul portale. Se è ancora pari, non vince nessuno.

chapter-solo = Giocare da soli
rule-Z-49 = Solitario: un portale e due guardiani, ognuno con la sua carta abilità e senza poteri magici.
rule-Z-50 = Solitario: gli incantesimi di tre creature, tra cui quella del portale; quattro colonne come al solito; si pesca una mano di quattro.
rule-Z-51 = Solitario: azioni come al solito, ma non si scarta per pescare. I sei spazi dei due guardiani accolgono poteri magici e oscuri come vuoi; tre poteri oscuri non costano il turno, e non c’è il limite di tre. Il guardiano pagato usa la propria carta; l’Emissario resta nella scatola.
rule-Z-52 = Solitario: perdi appena un guardiano ha tre poteri oscuri. Scegli tu dove va ciascuno, e se serve un potere magico di quel guardiano fa posto.
rule-Z-53 = Solitario: vinci appena metti il nono incantesimo, prima di rinunciare a quello che è in più.
rule-Z-54 = Solitario: non si riposa, a meno che l’opzione non lo permetta.
rule-Z-55 = Solitario: ciò che richiede un avversario non esiste. Si annota il numero di turni; meno è meglio.

chapter-tommy = Espansione: Tommy
rule-Z-60 = Tommy: disposte mani e colonne, tre sue carte per giocatore, prese tra 24, si mescolano nel mazzo.
rule-Z-61 = Una carta Tommy che appare in una colonna ha effetto subito. Una blu poi esce dal gioco; una marrone resta scoperta e vale fino alla fine.
rule-Z-62 = Dopo, la colonna si riempie finché non mostra una creatura, prima della colonna seguente. Nessuna abilità prende una carta Tommy dagli scarti.
rule-Z-63 = Se peschi una carta Tommy, la scarti e peschi finché non arriva una creatura, se mazzo o scarti hanno ancora un incantesimo. Può essere rimescolata.
rule-Z-64 = Dodici sue carte capitano una volta, dodici restano. Sorprendono tutti allo stesso modo, non favoriscono nessun posto, e nessuna chiude la partita.

chapter-university = Espansione: l’Università
rule-Z-65 = Università: dopo la preparazione ognuno riceve due maghi e due carte del guardiano, e tiene un mago e una carta. Si sceglie in segreto, poi si mostra.
rule-Z-66 = Un mago lavora sempre per il suo proprietario. Una carta del guardiano è una cosa in più che il guardiano può fare, oltre all’abilità.
rule-Z-67 = Ci sono tredici maghi e tredici carte del guardiano.

chapter-book = Espansione: il Libro
rule-Z-68 = Libro: ogni pagina riguarda due creature e ha tre righe di tre incantesimi: uno per ciascuna e uno qualsiasi; due della prima e uno qualsiasi; due della seconda e uno qualsiasi.
rule-Z-69 = Si usano solo pagine le cui due creature sono in gioco, almeno una su un portale.
rule-Z-70 = Ognuno riceve due pagine, ne tiene una coperta e scarta l’altra. Solo il proprietario la vede fino alla fine.
rule-Z-71 = Alla fine ogni riga realizzata con incantesimi del portale, ovunque siano, vale un punto. Un incantesimo serve per una sola riga; la migliore assegnazione si trova da sé.
rule-Z-72 = Il libro è un bonus oltre a righe e colonne, o le sostituisce, o in solitario è l’obiettivo: un portale completo vince solo con tutte e tre le righe, altrimenti si continua.
