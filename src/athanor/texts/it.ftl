# Ciò che la casa dice in tutti i giochi.

list-last = { $first } e { $last }
list-times = { $word } ×{ $count }
language-name = Italiano

reason-search = Nelle partite immaginate da qui, è andata meglio questa mossa.

# Rifiuti. Ognuno dice che cosa non va e che cosa fare invece.
error-unknown-game = Nessun gioco si chiama «{ $game }». I giochi sono: { $known }.
error-game-broken = A { $game } qui non si può giocare: il suo pacchetto è guasto ({ $reason }).
error-game-unfinished = { $game } non è finito: manca { $missing }. Si potrà giocare appena ci sarà.
error-unknown-bot = Nessun bot si chiama «{ $bot }». I bot sono: { $known }.
error-unknown-language = La lingua «{ $language }» non è disponibile. Scegli tra: { $known }.
error-unknown-option = L’opzione «{ $option }» non esiste. Le opzioni di questo gioco sono: { $known }.
error-option-type = L’opzione «{ $option }» non può essere «{ $value }». Scegli tra: { $wanted }.
error-option-range = L’opzione «{ $option }» non può essere { $value }. Scegli un numero da { $low } a { $high }.
error-seats-range = A { $game } non si gioca con { $seats } posti. Scegli da { $low } a { $high }.
error-no-such-seat = Non c’è un posto { $seat } a un tavolo da { $seats }. I posti si contano da 0.
error-seed-type = «{ $seed }» non è un seme. Dai un numero intero.
error-foreign-view = Questa è una vista di { $game }; ci si aspettava { $wanted }.
error-foreign-action = «{ $action }» non è un’azione di questo gioco. Scegli una delle azioni proposte.
error-action-shape = Non è un’azione di questo gioco: { $reason }. Scegli una delle azioni proposte.
error-not-your-turn = Non tocca a te: tocca a { $turn_seat }. Aspetta il tuo turno.
error-game-over = La partita è finita. Cominciane un’altra.
error-not-in-hand = Non hai in mano { $card }. Scegli un’altra carta.
error-env-not-reset = Non è ancora stato distribuito nulla. Chiama prima «reset».
error-render-mode = La modalità di resa «{ $mode }» non esiste. Scegli { $known }, o nessuna.
error-cannot-show = Non è uno stato, né una vista, né un verbale, ma «{ $kind }»: non c’è niente da disegnare.
error-illegal-way = «{ $way }» non è un modo di trattare un’azione contro le regole. Scegli tra: { $known }.
error-action-missing = Si aspetta un’azione di { $agent } e non ne è stata data nessuna.
error-opponents = { $count } avversari per { $places } posti. Nominane uno per posto, o uno solo per tutti.
error-not-a-bot = { $bot } non può giocare: gli manca un metodo «choose» che risponda a una vista con un’azione.
error-bot-failed = Il bot { $bot } non è riuscito a scegliere: { $reason }.
error-bot-illegal = Il bot { $bot } ha scelto { $action }, che in quel momento le regole non permettono.
error-no-small-game = { $game } non ha una partita piccola che si possa risolvere. Ce l’hanno: { $known }.
error-small-size = Una partita piccola non può avere la misura { $size }. Scegli da 1 a { $most }.
error-observer-parameters = Gli osservatori di questi giochi non prendono parametri.
error-no-such-number = Non c’è un’azione { $index }. Si contano da 0 e sono { $count }.
error-train-torch = Per imparare servono PyTorch e NumPy: pip install 'athanor-games[train]'.
error-train-config = { $file } non è una configurazione per imparare: { $reason }
error-train-no-config = { $game } non ha una propria configurazione per imparare; indicane una con --config.
error-train-game = { $file } è una configurazione per { $found }, non per { $wanted }.
error-train-sketch = { $game } non ha uno schizzo delle sue posizioni (bots/sketch.py): i bot non possono impararlo.
error-train-differs = In { $folder } è stata cominciata un’altra configurazione. Scegli un’altra cartella con --to.
error-weights-shape = Questi pesi non si possono leggere: { $reason }
error-weights-game = Questi pesi sono stati imparati per { $found }, non per { $wanted }.
error-vector-tables = Non si può giocare a { $tables } tavoli. Chiedine almeno uno.
error-vector-actions = { $count } azioni per { $tables } tavoli: danne una per ciascuno.
error-vector-illegal = L’azione { $index } non è proposta al tavolo { $table }. Scegline una che la maschera permette; non è stato giocato nulla.

error-position-game = È una posizione di «{ $game }», non di { $wanted }. Caricala nel suo gioco.
error-position-rules = Questa posizione è stata salvata con la versione { $rules } delle regole; questo programma usa la versione { $wanted }.
error-position-shape = Non è una posizione di questo gioco: { $reason }.
error-position-rng = La voce «rng» della posizione è danneggiata. Salva di nuovo la posizione.
error-position-length = In questa posizione «{ $place }» ha { $count } voci; devono essere { $wanted }.
error-sealed-seed = Un seme sigillato è lungo 32 byte; questo ne ha { $length }.

error-archive-illegal = All’azione { $step } le regole ora rifiutano ciò che era stato giocato ({ $reason }). Se è voluto, aumenta «rules» nel meta.py del gioco; altrimenti la modifica è un errore.
error-archive-otherwise = Le { $steps } azioni ora portano a un’altra fine. Se è voluto, aumenta «rules» nel meta.py del gioco; altrimenti la modifica è un errore.
error-record-missing = Il file { $file } non esiste. Controlla il nome.
error-option-file = Non si riesce a leggere { $file }: { $reason }.
error-record-unreadable = Non si riesce a leggere { $file }: { $reason }.
error-record-not-json = { $file } non è la registrazione di una partita: il JSON si interrompe al byte { $byte }. Forse il file è stato troncato.
error-record-shape = { $file } non è la registrazione di una partita: { $reason }.
error-record-format = { $file } viene da una versione più recente di Athanor (formato { $format }; questa legge fino a { $known }). Aggiorna Athanor.
error-record-rules = Questa partita di { $game } è stata giocata con la versione { $rules } delle regole; questo programma usa la versione { $wanted } e non tira a indovinare.
error-record-header = L’intestazione della registrazione è stata cambiata: il sigillo non corrisponde.
error-record-step = L’azione { $step } della registrazione è stata cambiata, tolta o aggiunta: il sigillo non corrisponde.
error-record-end = La fine della registrazione è stata cambiata: il sigillo non corrisponde.
error-record-commitment = Il seme della registrazione non è quello promesso prima della partita.
error-record-open = Questa partita non è finita: il seme non è ancora rivelato, non c’è niente da verificare.
error-record-illegal = L’azione { $step } della registrazione è contro le regole. Il tavolo avrebbe risposto: «{ $because }»
error-record-chance = L’estrazione { $draw } della registrazione («{ $why }», azione { $step }) non è quella che dà il seme.
error-record-draws = La registrazione riporta { $found } estrazioni; il seme e le azioni ne danno { $wanted }.
error-record-result = Il risultato della registrazione non è quello a cui portano le azioni.
error-record-earlier = Questa registrazione continua una partita precedente, ma il tratto { $stretch } delle sue estrazioni non corrisponde alle azioni.
error-record-too-long = Per rigiocare questa registrazione servono più di { $seconds } secondi. Rigiocala sul tuo computer con «athanor replay».
error-record-too-large = { $file } è troppo grande ({ $size } byte) per la registrazione di una partita; il massimo è { $most } byte.
error-record-too-deep = { $file } non è la registrazione di una partita: le mosse annullate sono annidate troppo in profondità.
error-record-too-many-moves = { $file } ha più mosse di quante ne servano a una partita; il massimo è { $most }, comprese quelle annullate.
error-game-too-long = Questa partita è arrivata a { $most } azioni e nessuna registrazione ne contiene di più. Finisce qui.
error-desk-busy = Il server sta leggendo ciò che altri hanno mandato. Riprova tra un momento.
error-work-too-long = Al server servirebbero più di { $seconds } secondi. Prova con qualcosa di più piccolo.
error-work-too-large = Occupa più spazio di quanto il server ne dia a una richiesta. Prova con qualcosa di più piccolo.
error-work-too-deep = È annidato più in profondità di quanto il server sappia leggere.
error-work-failed = Non è andata a buon fine. Riprova; se succede ancora, avvisa chi gestisce questo server.
error-no-such-step = In questa partita non c’è un’azione { $step }; l’ultima è la { $last }.
error-no-such-replay = Il server ha messo via questa partita. Riaprila.
error-bots-only = Scegli un bot per gli altri posti.

# Rifiuti del server dei tavoli.
error-malformed = Il server non ha capito. Ricarica la pagina; se succede ancora, segnalalo.
error-too-large = È più di quanto il server accetti in una volta. Accorcia.
error-not-found = A questo indirizzo non c’è niente. Controlla il link.
error-method-not-allowed = Questo indirizzo non si usa così. Vedi la descrizione dell’API.
error-foreign-origin = Questa pagina non appartiene al server. Apri il tavolo al suo indirizzo.
error-internal = Qualcosa è andato storto sul server. È stato annotato; riprova.
error-not-stored = Il server non ha potuto salvarlo, quindi non è successo nulla. Riprova tra un momento.
error-no-such-table = Questo link non porta a nessun tavolo. Controllalo, oppure apri un tavolo tuo.
error-table-crowded = Troppe persone stanno guardando questo tavolo. Riprova più tardi.
error-table-rules = Questo tavolo è cominciato con la versione { $rules } delle regole; ora il server usa la versione { $wanted }.
error-hello-first = Il server non sa ancora chi sei. Ricarica la pagina.
error-id-too-long = L’identificativo di un messaggio ha al massimo 64 caratteri.
error-seat-taken = Qui è già seduto qualcuno. Scegli un altro posto.
error-removed-here = Chi ospita questo tavolo ti ha chiesto di lasciarlo. Scegline un altro, o aprine uno tuo.
error-unwelcome = Chi ospita questo tavolo preferisce giocare senza di te. Scegline un altro, o aprine uno tuo.
error-not-removable = Si può escludere solo un’altra persona. Scegli il suo posto.
error-not-reportable = A questo posto non c’è nessuno da segnalare.
error-not-blockable = Si può bloccare ovunque solo un’altra persona che ha un account.
error-too-many-blocks = Hai già bloccato { $most } persone. Togli prima qualcuno dall’elenco.
error-no-open-seat = Tutti i posti di questo tavolo sono per i bot. Tienine uno per te.
error-name-missing = Dicci come ti chiami.
error-name-too-long = Un nome ha al massimo { $limit } caratteri. Scegline uno più corto.
error-name-invisible = Questo nome è invisibile. Scegline un altro.
error-name-taken = «{ $name }» è già a questo tavolo, o i due nomi si somigliano troppo. Scegline un altro.
error-nonce-shape = La tua parte della mescolata è una riga di al massimo { $limit } caratteri.
error-text-missing = Questa riga è vuota. Prima scrivi qualcosa.
error-text-too-long = Una riga ha al massimo { $limit } caratteri. Accorciala.
error-unknown-phrase = La frase «{ $phrase }» non esiste. Le frasi sono: { $known }.
error-chat-too-fast = Scrivi più in fretta di quanto gli altri leggano. Aspetta qualche secondo.
error-not-your-seat = Questo posto non è tuo.
error-host-only = Può farlo solo chi ospita il tavolo. Chiediglielo.
error-already-started = La partita è cominciata. Puoi guardarla.
error-not-started = La partita non è ancora cominciata. Aspetta chi ospita.
error-not-over = La partita non è finita. Prima giocala fino in fondo.
error-table-moved-on = Nel frattempo la partita è andata avanti. Guarda di nuovo e scegli.
error-seat-covered = Un bot sta giocando per te. Prima riprendi il tuo posto.
error-bot-seat = Lì è già seduto un bot.
error-not-away = Un posto si può affidare a un bot quando chi lo occupa è assente da { $seconds } secondi.
error-clock-decides = A questo tavolo ognuno ha giorni per una mossa, e decide l’orologio. Aspetta.
error-cover-level = Per questo posto può giocare solo il livello scelto da chi lo occupa: { $bot }.
error-nothing-to-undo = Non c’è una tua mossa da annullare.
error-undo-limit = Per ora non si può annullare altro. Prima gioca.
error-undo-chance = Nel frattempo si è tirato a sorte o si sono lanciati dadi: contro i bot non si annulla. Continua.
error-undo-asked-already = Qualcuno chiede già di annullare una mossa.
error-no-undo-wish = Nessuno chiede di annullare una mossa.
error-undo-not-asked = Non ti è chiesto il consenso, o l’hai già dato.
error-clock-range = Dai a ogni orologio da { $low } a { $high } secondi, non { $seconds }.
error-clock-increment = Un incremento va con una riserva di tempo, e al massimo di { $high } secondi, non { $increment }.
error-clock-pause = Un orologio a giorni non si ferma quando qualcuno è assente.
error-seat-lost = Questo giocatore ha finito il tempo: ha perso.
error-push-off = Questo server non manda messaggi ai browser: chi lo gestisce non ha impostato una chiave.
error-push-subscription = Questa non è l’iscrizione al servizio di messaggi di un browser.
error-push-key = ATHANOR_PUSH_KEY non è una chiave. Creane una con: python -m athanor.server.push
error-push-missing = Web Push ha bisogno del pacchetto «cryptography». Installalo con: pip install 'athanor-games[push]'
error-hints-off = A questo tavolo si gioca senza suggerimenti.
error-hint-not-now = Non tocca a te. Chiedi di nuovo quando sarà il tuo turno.
error-hint-too-fast = Hai appena chiesto molti suggerimenti. Pensaci un momento, poi chiedi di nuovo.
error-no-advice = Stavolta il suggerimento non è arrivato. Riprova.
error-unknown-order = La risposta automatica «{ $order }» qui non esiste. Le risposte sono: { $known }.
error-lesson-seats = Una lezione è per una sola persona tra i bot, e non è in elenco.
error-lesson-move = La mossa { $step } di questa lezione è contro le regole ({ $reason }). Va riscritta.

# Gli account.
error-signed-out = Qui non hai effettuato l’accesso. Accedi di nuovo.
error-recovery-unknown = Questo link di recupero non porta da nessuna parte. Forse ne hai fatto uno più recente.
error-passkey-unknown = Questa passkey non appartiene a nessun account di questo server.
error-passkey-refused = La passkey non è stata accettata. Riprova, o entra in un altro modo.
error-passkey-stale = È passato troppo tempo. Riprova.
error-passkey-address = Le passkey sono legate a un indirizzo pubblico, e questo server non ne ha. Chi lo gestisce lo imposta con --public-address.

# Ciò che la casa dice nella chat.
phrase-house-sat = { $name } si siede.
phrase-house-left = { $name } lascia il tavolo.
phrase-house-removed = Chi ospita ha chiesto a { $name } di andarsene.
phrase-house-covered = Un bot gioca per { $name }.
phrase-house-back = { $name } gioca di nuovo.
phrase-house-started = La partita comincia.
phrase-house-undo-asked = { $name } vorrebbe annullare una mossa.
phrase-house-undo-refused = { $name } preferisce che la mossa resti.
phrase-house-undo-withdrawn = { $name } va avanti.
phrase-house-undone = { $name } annulla una mossa.
phrase-house-lost = { $name } ha finito il tempo.

# Le mosse ritirate, in una partita raccontata di nuovo. Un’azione è una frase a sé.
undone-moves = { $name } annulla { $count ->
    [one] una mossa
   *[other] { $count } mosse
}.
undone-action = { $name }: { $action }

# Il comando che avvia il server.
serve-ready = Athanor è all’indirizzo { $address } (fermalo con Ctrl-C)
serve-no-browser = Qui non c’è un browser. Apri { $address } in un browser.
error-port-taken = La porta { $port } è occupata da un altro programma. Scegline un’altra con --port.
error-address-refused = Il server non può ascoltare su { $host }, porta { $port }: { $reason }.
error-data-unwritable = Non si può scrivere nella cartella dei dati { $folder }: { $reason }. Scegline un’altra con --data.
error-data-in-use = Un altro server sta usando la cartella dei dati { $folder }. Fermalo, o scegli un’altra cartella con --data.
error-data-missing = In { $folder } non c’è un database. Indica la cartella dei dati del server con --data.
error-database-unsupported = I database di tipo «{ $database }» non sono supportati. Indica un PostgreSQL come postgresql://…, oppure ometti --database per usare SQLite.
error-database-old = Questo PostgreSQL è la versione { $found }; serve la { $least } o una più recente.
error-database-unreachable = { $database } non si può usare: { $reason }
error-database-extra = Manca la libreria di PostgreSQL. Installala con: pip install 'athanor-games[postgres]'
move-done = Copiato e confrontato: { $logs } tavoli con { $entries } voci, { $rows } righe in tutto. Avvia il server sul nuovo database; il vecchio è rimasto com’era.
error-database-in-use = Un server sta usando { $database }. Prima fermalo.
error-database-not-empty = { $database } non è vuoto. Scegli un’altra destinazione.
error-move-differs = Ciò che è arrivato è diverso da ciò che è stato inviato (in «{ $table }»); non ne è rimasto nulla. Riprova, e controlla il disco se succede ancora.
error-table-elsewhere = In questo momento il tavolo è su un altro server. Riprova tra un attimo.
error-log-level = Il livello di registro «{ $level }» non esiste. Scegli tra: { $known }.
error-public-address = L’indirizzo pubblico «{ $address }» deve cominciare con http:// o https://.
error-backup-exists = { $file } esiste già e non viene sovrascritto. Scegli un altro nome.
error-backup-unwritable = Non si può scrivere { $file }: { $reason }.

# Ciò che viene detto a un programma che si unisce da lontano.
error-server-unreachable = Nessuna risposta da { $address }. Controlla l’indirizzo e che il server sia in funzione.
error-server-refused = Il server rifiuta la connessione (stato { $status }).
error-server-strange = Non è un server Athanor. Controlla l’indirizzo.

# Ciò che si prepara prima di una partita.
error-no-handbook = { $game } non ha carte da sfogliare.
error-no-rosters = In { $game } non si prepara nulla prima della partita.
error-no-such-roster = Sotto questo link non è salvato nulla. Controlla che non manchi una lettera.
error-roster-empty = Non c’è ancora nulla da salvare. Prima aggiungi qualcosa.

# Quanto della casa spetta a un indirizzo.
error-too-many-records = Dal tuo indirizzo sono appena arrivate molte registrazioni. Aspetta { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
 }, poi riprova.
error-too-many-tables = Dal tuo indirizzo sono appena stati aperti molti tavoli. Aspetta { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
 }, poi riprova.
error-too-many-accounts = Dal tuo indirizzo sono appena stati creati molti account. Aspetta { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
 }, poi riprova.
error-too-many-rosters = Dal tuo indirizzo sono appena stati fatti molti salvataggi. Aspetta { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
 }, poi riprova.
error-too-many-seats = Dal tuo indirizzo sono appena stati presi molti posti. Aspetta { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
 }, poi riprova.
error-too-many-hints = Dal tuo indirizzo sono appena stati chiesti molti suggerimenti. Aspetta { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
 }, poi riprova.
error-too-many-reviews = Molte partite sono appena state analizzate per il tuo indirizzo. Aspetta { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
 }, poi riprova.
error-too-many-passkeys = Molte persone sono appena entrate dal tuo indirizzo. Aspetta { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
 }, poi riprova.
error-too-many-reports = Molte segnalazioni sono appena arrivate dal tuo indirizzo. Aspetta { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
 }, poi riprova.
error-too-many-words = Dal tuo indirizzo sono appena stati scritti molti messaggi. Aspetta { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
 }, poi riprova.
error-too-many-names = Dal tuo indirizzo sono appena stati cambiati molti nomi. Aspetta { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
 }, poi riprova.
error-too-many-connections = Il tuo indirizzo ha già moltissime connessioni a questo server. Chiudi le pagine che non ti servono più, poi riprova.
error-too-many-jobs = Il server sta già lavorando a più cose per il tuo indirizzo. Aspetta che una sia finita.
error-too-much-work = Il server ha pensato molto per il tuo indirizzo. Aspetta { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
 }, poi riprova.
error-shares-unknown = «{ $word }» non è una quota di questo server. Scrivi per esempio «tables=30 hints=0»; le quote sono: { $known }.
error-proxies-unknown = «{ $word }» non è né un indirizzo né una rete. Scrivi per esempio «127.0.0.1 10.0.0.0/8».

# I file della casa.
error-too-slow = La richiesta ci ha messo troppo ad arrivare. Riprova.
error-too-many-requests = Troppe richieste in attesa sulla stessa connessione; il limite è { $limit }.
error-headers-too-large = Le intestazioni della richiesta superano { $limit } byte.
error-house-full = Il server è al completo. Riprova più tardi.
error-unknown-host = Il server non è conosciuto con questo nome. Aprilo al suo indirizzo. (Se è tuo: indicalo con --public-address.)
error-rename-too-fast = Hai appena cambiato nome più volte. Aspetta qualche secondo.
error-not-read = In questo momento il server non riesce a leggerlo. Riprova tra un attimo.
error-table-broken = Il server non riesce a leggere questo tavolo e l’ha messo da parte per chi lo gestisce. Nulla è andato perso; tutti gli altri tavoli continuano.
error-database-newer = { $file } è stato scritto da un programma più recente (versione { $found }; questo conosce la { $known }). Avvia il programma più recente, oppure ripristina un backup fatto da questo.
error-database-foreign = { $file } non è un database di Athanor. Spostalo, oppure scegli un’altra cartella con --data.
error-database-damaged = { $file } è danneggiato. Ripristina un backup; prima tieni una copia del file, perché spesso se ne può salvare molto.
error-database-unwritable = Non si può scrivere in { $file }. Controlla a chi appartiene e se il disco è in sola lettura.
error-database-full = Sul disco non c’è più posto per { $file }. Liberane un po’, poi riavvia.
error-database-unusable = { $file } non si può usare: { $reason }
tables-gathering = Tavoli in attesa di giocatori
tables-playing = Tavoli in gioco
tables-over = Partite finite
tables-aside = Tavoli illeggibili, messi da parte
tables-none-aside = Tutti i tavoli sono leggibili.

# Perché qualcuno è segnalato.
report-name = il suo nome
report-chat = i suoi messaggi
report-play = il suo modo di giocare
report-other = altro

# What a messenger shows of a link to a table
preview-invites = { $name } ti invita a una partita di { $game }
preview-gathering = { $game }: un tavolo sta per iniziare
preview-playing = { $game }, partita in corso: { $names }
preview-over = { $game }, partita conclusa: { $names }
preview-minutes = circa { $count } minuti
preview-players = { $count ->
    [one] in solitario
   *[other] { $count } giocatori
}
preview-no-clock = senza orologio
preview-clock-days = { $count ->
    [one] un giorno per mossa
   *[other] { $count } giorni per mossa
}
preview-clock-bank = { $minutes } minuti per ciascun orologio
preview-clock-move = { $count } secondi per mossa
