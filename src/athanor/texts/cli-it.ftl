# Quel che dice soltanto il terminale.

cli-heading-arguments = Argomenti
cli-heading-options = Opzioni
cli-heading-commands = Comandi
cli-required = [obbligatorio]
cli-default = [predefinito: { $value }]

cli-help-athanor = Giochi di alchimisti, da giocare e da studiare. Senza comando: un tavolo nel tuo browser.
cli-help-help = Mostra questa pagina ed esci.
cli-help-lang = La lingua: en, fr o it. Se manca, quella del sistema.
cli-help-version = Mostra la versione ed esci.
cli-version = Athanor { $version }, { $compiled ->
    [true] compilato
   *[false] interpretato
  }
cli-help-games = Elenca i giochi, i posti e le opzioni.
cli-help-play = Gioca contro i bot, qui nel terminale.
cli-help-arena = Fai giocare i bot fra loro e conta chi vince.
cli-help-replay = Racconta di nuovo una partita, passo per passo.
cli-help-verify = Dimostra che una registrazione non è stata cambiata e che le estrazioni erano oneste.
cli-help-bench = Misura quanto è veloce il motore su questa macchina.
cli-help-serve = Apri il tavolo ai browser.
cli-help-backup = Copia i tavoli di un server in un file, senza fermarlo.
cli-help-tables = Conta i tavoli di un server, e quelli che non riesce a leggere.
cli-help-broken = Elenca i tavoli messi da parte, da quando e perché.
cli-help-reports = Elenca ciò che è stato segnalato ai tavoli di un server.

cli-help-game = Il gioco, come lo chiama «athanor games».
cli-help-file = Una registrazione, come la scrive «athanor play --save».
cli-help-seats = Quanti posti ha il tavolo.
cli-help-seat = Il tuo posto; i posti si contano da 0.
cli-help-play-bots = I bot degli altri posti, separati da virgole; un solo nome vale per tutti.
cli-help-arena-bots = I bot che si sfidano, separati da virgole.
cli-help-option = Un’opzione del gioco, come nome=valore; si può ripetere.
cli-help-name = Il tuo nome al tavolo.
cli-help-seed = Un numero; lo stesso numero ridà la stessa partita.
cli-help-save = Scrivi la registrazione della partita in questo file.
cli-help-position = Comincia dalla posizione in questo file.
cli-help-all = Racconta tutto in una volta.
cli-help-number-of-games = Quante partite si giocano.
cli-help-ms = Quanto può pensare un bot che cerca, in millisecondi per mossa.
cli-help-on = Chi gioca: here (qui), processes (i processi di questo computer) o ray (un cluster che c’è già, o avviato qui).
cli-help-arena-file = Conserva ogni partita in questo file. Se c’è già, si gioca solo quel che manca.
cli-help-keep-moves = Conserva nel file anche ogni mossa.
cli-help-balance = Se un posto, una plancia o una compagnia vince troppo spesso tra bot uguali.
cli-help-pairs = Con due giocatori, anche ognuno contro ogni altro.
cli-help-balance-bot = Il bot che gioca a tutti i posti.
cli-help-jobs = Quante partite si giocano insieme; se manca, una per ogni core.
cli-help-json = Stampa un oggetto JSON e nient’altro.
cli-help-out = Scrivi il risultato in questo file, in JSON.
cli-help-plot = Disegna il risultato in questo file SVG.
cli-help-records = Le registrazioni come dati.
cli-help-export = Scrive le registrazioni di tutte le partite finite di un server, senza i nomi dei giocatori.
cli-help-export-folder = La cartella in cui scriverle, un file per partita.
cli-help-export-since = Solo le partite finite in questo giorno o dopo, come 2026-01-31.
cli-help-export-names = Con i nomi dei giocatori e il momento in cui hanno giocato.
cli-help-to-parquet = Scrive in un file Parquet una riga per ogni mossa di queste partite.
cli-help-records-files = Registrazioni, cartelle che ne contengono, o incontri di cui si sono conservate le mosse.
cli-help-parquet-out = Il file Parquet da scrivere.
cli-help-parquet-names = Con i nomi dei giocatori e le registrazioni intere.
cli-help-parquet-views = Con quel che i giocatori sapevano.
cli-help-exploit = Quanto vince esattamente, in una partita piccola, chi conosce un bot.
cli-help-exploit-bot = Il bot contro cui si gioca.
cli-help-exploit-size = La misura: in Poison tante carte in ogni mano, in Kazaam! tante azioni.
cli-help-exploit-samples = Quante volte si interroga il bot in ogni situazione.
cli-help-train = Lascia che i bot imparino un gioco giocandolo, e promuove chi vince con certezza. Serve l’extra «train».
cli-help-train-config = Un file TOML che dice che cosa si impara e come; altrimenti, quello del gioco.
cli-help-train-to = La cartella di ciò che si vede e si impara; un addestramento interrotto riprende da lì. Altrimenti training/GIOCO.
cli-help-peer = Misura accanto a un altro motore: openspiel.
cli-help-env = Misura gli ambienti per macchine che imparano, accanto all’hanabi di PettingZoo e agli hearts di OpenSpiel se sono installati.
cli-help-seconds = Quanto dura ogni misura, in secondi.
cli-help-host = Dove ascoltare; 0.0.0.0 vuol dire ovunque.
cli-help-port = La porta su cui ascoltare.
cli-help-data = La cartella in cui si conservano i tavoli.
cli-help-public-address = L’indirizzo con cui si raggiunge questo server, se è un altro.
cli-help-log-level = Quanto racconta il server: debug, info, warning o error.
cli-help-open = Apri subito il tavolo in un browser.
cli-help-database = Un PostgreSQL (postgresql://…) in cui conservare i tavoli, che più server possono condividere; altrimenti una cartella.
cli-help-move = Copia una casa in un altro database (una cartella o un PostgreSQL), dimostrando che non manca nulla.
cli-help-move-source = La cartella in cui si conservano i tavoli, oppure postgresql://…
cli-help-move-target = Una cartella o un PostgreSQL ancora vuoti.
cli-help-target = Il file in cui copiare.
cli-help-reports-clear = Cancella le segnalazioni di questo tavolo.

cli-reports-none = Non è stato segnalato nulla.
cli-reports-cleared = { $count ->
    [one] Una segnalazione cancellata.
   *[other] { $count } segnalazioni cancellate.
}
cli-report = { $when }, tavolo { $table }: { $name } ({ $reason })
cli-report-account = Account { $account }
cli-report-words = «{ $words }»

cli-games-facts = { $high ->
    [1] per un giocatore
   *[other] { $low ->
        [2] { $high ->
            [2] per 2 giocatori
           *[other] da 2 a { $high } giocatori
        }
       *[other] da { $low } a { $high } giocatori
    }
}, { $minutes } minuti
cli-help-archive = Conserva una partita finita per ogni modalità e controlla che si possano ancora giocare.
cli-help-archive-to = La cartella dell’archivio.
cli-help-archive-check = Rigioca le partite conservate e mostra che cosa è cambiato.
cli-help-archive-tell = Riscrivi quello che ciascuno ha visto nelle partite conservate.
cli-help-archive-bot = Il bot che gioca.
cli-archive-kept = { $count ->
    [one] È conservata una partita.
   *[other] Sono conservate { $count } partite.
}
cli-archive-missing = Nessuna partita «{ $mode }» è conservata per la versione { $rules } delle regole. Senza --check si aggiungono quelle che mancano.
cli-archive-changed = { $file }: i giocatori vedono qualcosa di diverso da prima. Se è voluto, esegui il comando con --tell.
cli-help-new-game = Scrivi un pacchetto con un piccolo gioco tuo, per cominciare.
cli-help-new-game-id = Come si chiama il gioco nei file e negli indirizzi: minuscole, cifre, _.
cli-help-new-game-seats = Per quanti giocatori, da 2 a 6.
cli-help-new-game-to = La cartella; se non la dici, si chiama come il gioco.
cli-new-game-written = Il gioco è in { $folder }. E adesso:
    pip install -e { $folder }
    athanor check-game { $game }
    athanor play { $game }
cli-help-check-game = Verifica tutto quello che la casa chiede a un gioco, e nomina quello che manca.
cli-help-check-release = Conta come errore anche quello che può venire dopo, come le altre lingue.
cli-help-check-part = Solo questa parte delle verifiche; si può ripetere.
cli-check-part = { $part }: { $wrong ->
    [0] { $count ->
        [one] una verifica, tutto bene
       *[other] { $count } verifiche, tutto bene
    }
    [one] una cosa non va
   *[other] { $wrong } cose non vanno
}
cli-check-sum = { $wrong ->
    [0] { $later ->
        [0] { $game } rispetta tutto quello che la casa chiede.
        [one] { $game } si può giocare; manca ancora una cosa prima di pubblicarlo.
       *[other] { $game } si può giocare; mancano ancora { $later } cose prima di pubblicarlo.
    }
    [one] Una cosa non va.
   *[other] { $wrong } cose non vanno.
}
cli-terminal-broken = La parte di { $game } per il terminale non si può usare ({ $reason }). Si può giocare anche senza.
cli-games-how = Per giocare: athanor play { $game }

cli-you = Apprendista
cli-bot-random = Casuale
cli-bot-greedy = Goloso
cli-bot-novice = Novizio
cli-bot-adept = Adepto
cli-bot-master = Maestro
cli-bot-grandmaster = Gran maestro
cli-player = Giocatore
cli-points = Punti
cli-winners = { $count ->
    [0] Non vince nessuno.
    [one] Vince { $names }.
   *[other] Vincono insieme { $names }.
}

cli-prompt = La tua scelta (? per le regole, q per uscire):
cli-go-on = Invio per continuare.
cli-not-a-choice = «{ $answer }» non è fra le scelte. Scrivi un numero da 1 a { $count }, ? per le regole o q per uscire.
cli-no-such-rule = La regola «{ $rule }» non esiste. Vanno da { $first } a { $last }.
cli-keys = Scrivi «? { $first }» per una sola regola, un numero per agire, Invio per rivedere il tavolo, q per uscire.
cli-left = Hai lasciato il tavolo.
cli-saved = La registrazione è in { $file }. Per rivederla: athanor replay { $file }

cli-replay-title = { $game }, { $moves ->
    [one] un’azione
   *[other] { $moves } azioni
}
cli-replay-prompt = { $step } di { $last }. Invio va avanti, un numero porta lì, q esce:
cli-replay-range = Scrivi un numero da { $first } a { $last }, o solo Invio.

cli-verified = { $file } è autentico: una partita intera di { $game }, { $moves } azioni permesse, { $draws } estrazioni, tutte dal seme promesso.
cli-verified-left = { $file } è autentico: una partita di { $game } interrotta, { $moves } azioni permesse, { $draws } estrazioni, tutte dal seme promesso.
cli-verified-seed = Promessa fatta prima della prima carta: { $commitment }

cli-arena-title = { $game }: { $games ->
    [one] una partita
   *[other] { $games } partite
}
cli-arena-bot = Bot
cli-arena-games = Partite
cli-arena-wins = Vittorie
cli-arena-share = Quota
cli-arena-interval = Intervallo al 95%
cli-arena-score = Punteggio medio
cli-arena-fair = Una quota equa sarebbe il { $share }%. Una vittoria condivisa conta per la sua parte.
cli-balance-trait = Con
cli-balance-over = Oltre l’equità
cli-balance-against = Contro
cli-balance-won = Vittorie
cli-balance-undecided = { $count ->
    [0] Ogni partita ha avuto un vincitore
    [one] Una partita non ha avuto un vincitore
   *[other] { $count } partite non hanno avuto un vincitore
}; una partita ha richiesto in media { $steps } azioni e al massimo { $longest }, e chi ha vinto ha fatto { $score } punti.
cli-arena-unfinished = { $count ->
    [one] Una partita è stata fermata
   *[other] { $count } partite sono state fermate
} al limite di azioni; lì non ha vinto nessuno.
cli-arena-uneven = Il numero di partite non è un multiplo di { $seats }: i posti non sono stati divisi del tutto equamente.
cli-arena-interrupted = Fermato prima della fine: ecco quel che si è giocato fin lì.
cli-arena-nothing = Fermato prima che finisse la prima partita.
cli-arena-progress = In gioco
cli-arena-of-games = partite
cli-arena-axis = Quota di vittorie, con intervalli al 95%

cli-exported = { $games ->
    [0] Lì non è finita nessuna partita: non si è scritto nulla.
    [one] Una registrazione è in { $folder }.
   *[other] { $games } registrazioni sono in { $folder }.
}
cli-parquet-written = { $games ->
    [one] Una partita
   *[other] { $games } partite
}, { $moves ->
    [one] una mossa
   *[other] { $moves } mosse
}: è tutto in { $file }.
cli-exploit-title = { $game }, una partita piccola con { $deals ->
    [one] una distribuzione
   *[other] { $deals } distribuzioni
}
cli-exploit-seat = Posto
cli-exploit-own = Il bot vince
cli-exploit-best = La risposta migliore vince
cli-exploit-gain = Guadagno
cli-exploit-mean = Chi conosce { $bot } vince { $gain } punti su cento più di lui.

cli-train-title = { $game }: che cosa è stato imparato
cli-train-games = Partite
cli-train-fit = Apprendimento
cli-train-match = Incontro con il migliore
cli-train-iteration = Iterazione
cli-train-positions = Posizioni viste
cli-train-share = Vittorie su una parte equa
cli-train-interval = Intervallo al 95%
cli-train-promoted = Promosso
cli-train-yes = sì
cli-train-no = no
cli-train-best = Il migliore finora: { $file }
cli-train-none = Nulla ha ancora battuto con certezza il giudizio proprio del gioco.
cli-bench-title = { $game } su un core
cli-bench-compiled = Azioni a caso al secondo, compilato
cli-bench-interpreted = Azioni a caso al secondo, interpretato
cli-bench-peer = OpenSpiel hearts, da Python: azioni a caso al secondo
cli-bench-peer-chance = Le stesse, contando come azione ogni carta distribuita
cli-bench-ratio = Il compilato, in multipli di OpenSpiel
cli-bench-clone = Una copia dello stato, in microsecondi
cli-bench-ismcts = Partite esplorate al secondo da una distribuzione completa (IS-MCTS)
cli-bench-peer-ismcts = L’IS-MCTS in C++ di OpenSpiel su hearts, da una distribuzione completa
cli-bench-vector = Ambiente vettoriale, passi al secondo
cli-bench-pettingzoo = Adattatore PettingZoo, passi al secondo
cli-bench-hanabi = Hanabi di PettingZoo, passi al secondo
cli-bench-openspiel-env = Hearts di OpenSpiel, passi al secondo
cli-bench-vector-over-hanabi = Ambiente vettoriale, volte hanabi
cli-bench-pettingzoo-over-hanabi = Adattatore PettingZoo, volte hanabi
cli-bench-progress = Misura
cli-bench-not-compiled = Qui il motore non è compilato: si misurano solo i valori interpretati. Per compilarlo, installa un compilatore C e poi di nuovo Athanor.

cli-no-such-option = L’opzione { $option } non esiste. Vedi: { $path } --help
cli-missing = Manca { $name }. Vedi: { $path } --help
cli-bad-value = { $name } non ha ricevuto un valore adatto. Vedi: { $path } --help
cli-bad-usage = Non si usa così. Vedi: { $path } --help

error-unknown-command = Il comando «{ $command }» non esiste. I comandi sono: { $known }.
error-option-word = «{ $option }» non è un’opzione. Scrivi nome=valore; le opzioni di questo gioco sono: { $known }.
error-bots-count = { $bots } bot non riempiono un tavolo da { $seats } posti. Nominane { $wanted }, o uno solo per tutti.
error-arena-bots = Nomina almeno tanti bot quanti sono i posti del gioco, per esempio: --bots { $example }
error-arena-seats = { $bots } bot non riempiono { $seats } posti. Nomina un bot per ogni posto, oppure ometti --seats.
error-number-low = { $option } deve valere almeno { $low }.
error-number-high = { $option } deve valere al massimo { $high }.
error-unknown-peer = Il motore «{ $peer }» non esiste. Scegli tra: { $known }.
error-arena-file-differs = { $file } contiene un altro incontro: il suo «{ $what }» non è lo stesso. Scegli un altro file.
error-arena-file-taken = Un altro incontro sta scrivendo { $file }. Aspetta che finisca, o scegli un altro file.
error-arena-file-shape = { $file } non è il file di un incontro: la riga { $line } è illeggibile ({ $reason }).
error-arena-file-format = { $file } viene da una versione più recente di Athanor (formato { $format }; questa legge fino a { $known }). Aggiorna Athanor.
error-arena-file-rules = Le partite in { $file } sono state giocate con la versione { $rules } delle regole; questo programma usa la versione { $wanted }. Scegli un altro file.
error-unknown-crew = «{ $crew }» non può giocare un incontro. Scegli tra: { $known }.
error-workers-lost = I processi che giocano sono andati persi { $times } volte di fila. Forse manca memoria; prova con meno, con «--jobs».
error-cluster-missing = Ray non è installato. Installalo con: pip install 'athanor-games[cluster]'
error-cluster-unreachable = Non c’è un cluster Ray a { $address } ({ $reason }). Senza RAY_ADDRESS se ne avvia uno su questo computer.
error-cluster-not-started = Ray non è partito su questo computer: { $reason } Riprova, o gioca con --on processes.
error-parquet-missing = PyArrow non è installato. Installalo con: pip install 'athanor-games[data]'
error-moves-not-kept = Le mosse delle partite in { $file } non sono state conservate. Gioca con «--keep-moves».
error-file-unreadable = Non si riesce a leggere { $file }: { $reason }.
error-parquet-schema = { $file } ha un altro schema (versione { $version }) e questo programma non può leggerlo.
error-peer-missing = OpenSpiel non è installato. Installalo con: pip install 'athanor-games[peer]'
error-learn-missing = Agli ambienti servono PettingZoo, Gymnasium e NumPy. Installali con: pip install 'athanor-games[learn]'
error-file-exists = { $file } esiste già. Scegli un altro nome.
error-file-is-folder = { $file } è una cartella. Dai il nome di un file.
error-file-unwritable = Non si può scrivere { $file }: { $reason }.
error-no-folder = La cartella { $folder } non esiste. Creala prima, o scegli un altro posto.
error-folder-not-empty = { $folder } non è vuota. Scegli un altro posto con --to.
error-game-id = «{ $game }» non può essere il nome di un gioco. Usa minuscole, cifre e _, almeno due, cominciando con una lettera, e nessuna parola di Python.
error-game-id-taken = C’è già un gioco «{ $game }». Scegli un altro nome.
error-new-game-seats = «{ $seats }» non sono posti. Scrivi 2-4, o 3 per tre esatti; da 2 a { $most }.
error-check-optimized = Le verifiche vogliono Python senza -O.
error-check-part = Non c’è la parte «{ $part }». Ci sono: { $known }.
error-folder-closed = In { $folder } non si può scrivere. Scegli un altro posto.
error-position-missing = Il file { $file } non esiste. Controlla il nome.
error-position-unreadable = Non si può leggere { $file }: { $reason }.
error-position-not-json = { $file } non è una posizione: { $reason }. Forse è stato troncato.
error-position-seats = La posizione di questo file ha { $seats } posti. Ometti --seats.
error-position-option = Una posizione ha le sue opzioni. Ometti --option.
error-position-save = Una partita che comincia da una posizione non ha registrazione. Ometti --save.
