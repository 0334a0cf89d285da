# Ciò che il client web dice intorno a ogni gioco: inizio, posti, richiesta, cronaca, chiacchiere, conteggio.

web-home = Inizio
web-loading = Un momento…
web-close = Chiudi
web-settings = Impostazioni
web-language = Lingua
web-theme = Chiaro o scuro
web-theme-system = Come il dispositivo
web-theme-light = Di giorno
web-theme-dark = Di notte
web-motion = Movimento
web-motion-system = Come il dispositivo
web-motion-moving = Le cose si muovono
web-motion-still = Niente si muove
web-card-size = Grandezza delle carte
web-card-size-small = Piccole
web-card-size-usual = Normali
web-card-size-large = Grandi
web-palette-safe = Colori più facili da distinguere
web-palette-more = Per gli occhi che confondono il rosso e il verde. Le forme dicono sempre lo stesso.
web-sounds = Suoni
web-sounds-more = Un colpetto a ogni mossa, un campanello quando tocca a te.
web-settings-kept = Queste scelte restano in questo browser e non vanno altrove.
web-confirm-setting = Chiedi conferma prima di ogni mossa
web-lost = La connessione è caduta. Questo è l’ultimo stato visto; stiamo riprovando.
web-try-now = Riprova ora
error-no-connection = La casa non risponde. Controlla la connessione e riprova.
error-unexpected = Qualcosa qui è andato storto ({ $code }). Riprova.

# Inizio
web-hero = Un solo fuoco, molti vasi
web-hero-more = Giochi di alchimisti per una tavolata di amici. Apri un tavolo, manda il link, gioca: su ogni schermo, senza registrarti.
web-games = I giochi
web-my-tables = I tuoi tavoli
web-open-tables = Tavoli aperti
web-no-open-tables = Nessun tavolo pubblico è aperto. Aprine uno: forse viene qualcuno.
web-bots-level = Livello dei bot
web-players = Da { $least } a { $most } giocatori
web-duration = { $count } minuti
web-play-now = Gioca subito contro i bot
web-open-table = Apri un tavolo
web-join = Unisciti
web-watch = Guarda
web-return = Torna al tavolo
web-seats-free = { $count ->
    [one] un posto libero su { $seats }
   *[other] { $count } posti liberi su { $seats }
}
web-stage-full = sta per cominciare
web-stage-playing = partita in corso
bot-random = capriccio
bot-greedy = ingordo
bot-novice = novizio
bot-adept = adepto
bot-master = maestro

# Aprire un tavolo
web-guest = Ospite
web-who-plays = Chi gioca
web-how-played = Come si gioca
web-your-name = Il tuo nome
web-name-of = Nome per { $seat }
web-how-many = Giocatori
web-seat = Posto { $number }
web-plan-open = Da invitare
web-plan-here = Qualcuno su questo dispositivo
web-plan-bot = Bot: { $level }
web-who-may-join = Chi può unirsi
web-by-link = Chi ha il link
web-public = Chiunque: il tavolo appare nella pagina iniziale

# Il tavolo si riempie
web-gathering = Il tavolo si riempie
web-gathering-host = Il tuo tavolo è aperto
web-option = { $option }: { $value }
web-sit = Siediti
web-leave = Lascia
web-table-full = Tutti i posti sono presi. Potrai guardare appena comincia la partita.
web-seat-open = libero
web-add-here = Aggiungi un giocatore su questo dispositivo
web-start = Comincia la partita
web-start-bots = { $count ->
    [one] Comincia; un bot prende il posto libero
   *[other] Comincia; i bot prendono i { $count } posti liberi
}
web-waiting-start = { $name } comincia la partita quando ci sono tutti.
web-fair = Come il mazzo resta onesto
web-fair-more = La casa ha già scelto il suo segreto e lo ha sigillato con questo numero. Ogni giocatore ne aggiunge uno suo. Dopo la partita il verbale prova che niente è stato cambiato.
web-invite = Invita
web-invite-more = Chi apre questo link prende un posto.
web-invite-link = Link al tavolo
web-watch-link = Link per gli spettatori
web-other-device = Continua su un altro dispositivo
web-other-device-more = Chi ha questo link tiene il posto. Non darlo a nessuno.
web-seat-link = Posto di { $name }
web-copy = Copia
web-copied = Copiato
web-share = Condividi
web-qr = Codice quadrato del link al tavolo

# Chi c’è
web-you = tu
web-you-named = { $name } (tu)
web-is-here = presente
web-is-away = assente
web-is-away-since = assente da { $since }
web-is-bot = bot, { $level }
web-is-covered = assente, gioca un bot
web-seconds = { $count } s
web-minutes = { $count } min
web-hours = { $count } h
web-players-list = Giocatori
web-acts = tocca a:
web-spectator = Spettatore
web-cover-me = Fai giocare un bot per me
web-cover = Fai giocare un bot per { $name }
web-take-back = Riprendi il mio posto
web-rename = Cambia
web-leave-game = Lascia; continua un bot
web-leave-sure = Sicuro? Non potrai tornare
web-covered-prompt = Un bot gioca per te.
web-mute = Non ascoltare { $name }
web-unmute = Ascolta di nuovo { $name }

# La partita
web-your-turn = Tocca a te.
web-over = La partita è finita.
web-waiting-since = da { $since }
web-moves = Tutte le mosse ({ $count })
web-confirm = Sicuro? { $action }
web-yes = Sì
web-no = No
web-go-on = Avanti
web-side = Cronaca e chiacchiere
web-pad = Punti
web-log = Cronaca
web-log-cut = Quel che è successo prima del tuo ultimo turno lo devi ricordare.
web-chat = Chiacchiere
web-chat-empty = Nessuno ha ancora parlato.
web-chat-write = Scrivi al tavolo
web-send = Invia
web-mute-all = Silenzia
web-unmute-all = Ascolta di nuovo
web-unread = nuovi messaggi
phrase-hello = Ciao.
phrase-good-luck = Buona fortuna.
phrase-well-played = Bella mossa.
phrase-ouch = Ahi.
phrase-thinking = Ci penso.
phrase-thanks = Grazie.
phrase-again = Un’altra?
phrase-bye = Arrivederci.

# Più persone attorno a uno schermo
web-pass-to = Passa lo schermo a { $name }
web-pass-more = Nessun altro deve guardare.
web-i-am = Sono { $name }
web-look-as = Guarda come { $name }
web-curtain = Le carte sono nascoste
web-curtain-waiting = Sta giocando { $name }.
web-hide-cards = Nascondi le carte

# Il conteggio
web-you-win = Hai vinto
web-wins = { $count ->
    [one] Vince { $name }
   *[other] Vincono insieme { $name }
}
web-nobody-wins = Non vince nessuno
web-ranking = Il conteggio
web-rematch = Gioca ancora
web-rematch-open = Alla prossima partita
web-record = Scarica il verbale
web-record-more = Il verbale contiene ogni mossa e ogni mescolata; chiunque può verificarlo.
web-look-back = Guarda il tavolo
web-to-count = Al conteggio

# Standing orders, and the time there is for an answer
web-orders = Consegne
web-orders-more = La risposta viene data per te un attimo dopo la domanda, come se l’avessi data tu. Nessun altro vede le tue consegne, e puoi cambiarle quando vuoi.
web-order-given = Consegna: { $order }
web-window = { $count ->
    [one] Ancora { $count } secondo
   *[other] Ancora { $count } secondi
}
order-ask = Chiedimelo
# Le regole a portata di mano
web-rules = Regole
web-rules-of = Le regole di { $game }
web-rules-search = Cerca nelle regole
web-rules-found = { $count ->
    [one] { $count } regola su { $all }
   *[other] { $count } regole su { $all }
}
web-rule-link = Link a questa regola
web-rule-about = La regola su questo: { $about }

# Taking back a move
web-undo = Ritira
web-undo-bots = Ritira (i bot sono d’accordo)
web-undo-ask = Chiedi di ritirare
web-undo-asking = { $name } vorrebbe ritirare una mossa.
web-undo-agree = D’accordo
web-undo-refuse = Meglio di no
web-undo-waiting = Hai chiesto di ritirare la tua mossa. Manca il consenso di { $names }.
web-undo-withdraw = Gioca senza ritirare

# Clocks
web-clock = Tempo per pensare
web-clock-none = Quanto vuoi
web-clock-plan-seconds = { $count } secondi per mossa
web-clock-plan-minutes = { $count ->
    [one] Un minuto per mossa
   *[other] { $count } minuti per mossa
}
web-clock-plan-bank = { $minutes } minuti per la partita, e { $seconds } secondi in più dopo ogni mossa
web-clock-plan-days = { $count ->
    [one] Per corrispondenza: un giorno per mossa
   *[other] Per corrispondenza: { $count } giorni per mossa
}
web-clock-zero = Quando il tempo è finito
web-clock-zero-bot = un bot fa la mossa
web-clock-zero-lose = il posto perde, e un bot gioca al suo posto
web-clock-pause = Ferma gli orologi mentre qualcuno è assente
web-clock-paused = fermo:
web-clock-low = poco tempo:
web-clock-lost = tempo finito
web-clock-hours = { $hours }:{ $minutes } h
web-clock-days = { $days } g { $hours } h
web-days = { $count ->
    [one] { $count } giorno
   *[other] { $count } giorni
}
ending-time = Gli altri hanno finito il tempo.

# My tables
web-mine-none = Ancora nessun tavolo. Quelli che apri o a cui ti siedi in questo browser restano qui.
web-mine-yours = Tocca a te
web-mine-waiting = Si aspetta { $names }
web-mine-gathering = Ci si raduna
web-mine-over = Finita
web-mine-until = fino al { $date }
web-mine-forget = Togli da questo elenco
web-mine-gone = Questo tavolo non c’è più.
web-mine-move = Su un altro dispositivo
web-mine-move-more = Apri questo link sul telefono o sul computer, e tutti i tuoi tavoli saranno anche lì. Chi ha il link può giocare per te: non mandarlo a nessun altro.
web-mine-arrived = { $count ->
    [one] Ora un tavolo è anche in questo browser.
   *[other] Ora { $count } tavoli sono anche in questo browser.
}
web-mine-notify = Avvisami quando tocca a me
web-mine-notify-more = Con un messaggio di questo browser, finché è aperto.
web-mine-notify-push = Con un messaggio di questo browser, anche quando nessuna pagina di questa casa è aperta.
web-mine-notify-denied = Questo browser non permette messaggi da questa pagina; si cambia nelle sue impostazioni.
web-mine-notified = { $name } ti aspetta
web-mine-next = Prossimo tavolo: tocca a te
