# Ciò che la casa dice in tutti i giochi.

list-last = { $first } e { $last }
language-name = Italiano

reason-search = Nella maggior parte delle partite immaginate da qui, è andata meglio così.

# Rifiuti. Ognuno dice che cosa non va e che cosa fare invece.
error-unknown-game = Non c’è un gioco «{ $game }». I giochi sono: { $known }.
error-unknown-bot = Non c’è un bot «{ $bot }». I bot sono: { $known }.
error-unknown-language = Qui non si parla «{ $language }». Scegli tra: { $known }.
error-unknown-option = Non c’è un’opzione «{ $option }». Le opzioni di questo gioco sono: { $known }.
error-option-type = L’opzione «{ $option }» non può essere «{ $value }». Scegli tra: { $wanted }.
error-option-range = L’opzione «{ $option }» non può essere { $value }. Scegli un numero da { $low } a { $high }.
error-seats-range = A { $game } non si gioca con { $seats } posti. Scegli da { $low } a { $high }.
error-no-such-seat = Non c’è un posto { $seat } a un tavolo da { $seats }. I posti si contano da 0.
error-seed-type = «{ $seed }» non è un seme. Dai un numero intero.
error-no-encoding = { $game } non ha una codifica per l’apprendimento. Usa le sue viste.
error-foreign-view = Questa è una vista di { $game }; ci si aspettava { $wanted }.
error-foreign-action = «{ $action }» non è un’azione di questo gioco. Scegli una delle azioni proposte.
error-action-shape = Questa non è un’azione di questo gioco: { $reason }. Scegli una delle azioni proposte.
error-not-your-turn = Non tocca a te: tocca a { $turn_seat }. Aspetta il tuo turno.
error-game-over = La partita è finita. Cominciane un’altra.
error-not-in-hand = Non hai { $card }. Scegli una carta della tua mano.

error-position-game = Questa posizione è di «{ $game }», non di { $wanted }. Caricala nel suo gioco.
error-position-rules = Questa posizione è stata salvata con la versione { $rules } delle regole; questo programma gioca la versione { $wanted }.
error-position-shape = Questa non è una posizione di questo gioco: { $reason }.
error-position-rng = La voce «rng» della posizione è danneggiata. Salva di nuovo la posizione.
error-position-length = In questa posizione «{ $place }» ha { $count } voci; devono essere { $wanted }.
error-sealed-seed = Un seme sigillato è lungo 32 byte; questo ne ha { $length }.

error-record-missing = Non c’è un file { $file }. Controlla il nome.
error-record-unreadable = Non si riesce a leggere { $file }: { $reason }.
error-record-not-json = { $file } non è il verbale di una partita: il JSON si interrompe al byte { $byte }. Forse il file è stato troncato.
error-record-shape = { $file } non è il verbale di una partita: { $reason }.
error-record-format = { $file } viene da una versione più recente di Athanor (formato { $format }; questa legge fino a { $known }). Aggiorna Athanor.
error-record-rules = Questa partita di { $game } è stata giocata con la versione { $rules } delle regole; questo programma gioca la versione { $wanted } e non tira a indovinare.
error-record-header = L’intestazione del verbale è stata cambiata: il sigillo non corrisponde.
error-record-step = L’azione { $step } del verbale è stata cambiata, tolta o aggiunta: il sigillo non corrisponde.
error-record-end = La fine del verbale è stata cambiata: il sigillo non corrisponde.
error-record-commitment = Il seme del verbale non è quello promesso prima della partita.
error-record-open = Questa partita non è finita: il seme non è ancora rivelato, non c’è niente da verificare.
error-record-illegal = L’azione { $step } del verbale è contro le regole: { $reason }.
error-record-chance = L’estrazione { $draw } del verbale («{ $why }», azione { $step }) non è quella che dà il seme.
error-record-draws = Il verbale racconta { $found } estrazioni; il seme e le azioni ne danno { $wanted }.
error-record-result = Il risultato del verbale non è quello a cui portano le azioni.
