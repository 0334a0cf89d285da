# Ciò che il client web dice intorno a ogni gioco: inizio, posti, richiesta, cronaca, chat, conteggio.

web-home = Inizio
web-loading = Un momento…
web-close = Chiudi
web-settings = Impostazioni
web-language = Lingua
web-theme = Tema
web-theme-system = Come il dispositivo
web-theme-light = Chiaro
web-theme-dark = Scuro
web-motion = Animazioni
web-motion-system = Come il dispositivo
web-motion-moving = Sì
web-motion-still = No
web-pace = Mosse degli altri
web-pace-normal = Una dopo l’altra, per seguirle
web-pace-slow = Lentamente
web-pace-step = Una alla volta, quando premo Avanti
web-pace-once = Tutte insieme
web-card-size = Grandezza delle carte
web-card-size-small = Piccole
web-card-size-usual = Medie
web-card-size-large = Grandi
web-palette-safe = Colori più facili da distinguere
web-palette-more = Per chi confonde il rosso e il verde. Le forme non cambiano.
web-sounds = Suoni
web-sounds-more = Propri di ogni gioco; un campanellino quando tocca a te.
web-volume = Volume dei suoni
web-settings-kept = Queste scelte restano in questo browser.
web-confirm-setting = Chiedi conferma prima di ogni mossa
web-lost = Connessione caduta. Questo è l’ultimo stato visto; stiamo riprovando.
web-offline = Sei offline. Le regole e le partite che hai già guardato restano a portata di mano.
web-try-now = Riprova ora
error-no-connection = Il server non risponde. Controlla la connessione e riprova.
error-seat-link = La chiave di questo link non apre nessun posto: è copiata male o non vale più. I posti di questo browser restano come sono.
error-tables-full = Sarebbero più di { $most } tavoli in questo browser. Togline prima qualcuno dall’elenco; non è stato aggiunto nulla.
error-accounts-full = Questo browser non può conservare altri account. Torna prima a uno di essi ed esci.
error-unexpected = Qualcosa qui è andato storto ({ $code }). Riprova.

# Inizio
web-hero = Giochi di alchimisti, nel tuo browser
web-hero-more = Gioca subito contro i bot, o manda a un amico il link del tuo tavolo. Senza account, senza installare nulla.
web-games = I giochi
web-my-tables = I tuoi tavoli
web-open-tables = Tavoli aperti
web-no-open-tables = Nessun tavolo pubblico è aperto. Aprine uno: forse arriverà qualcuno.
web-bots-level = Livello dei bot
web-players = Da { $least } a { $most } giocatori
web-players-exactly = { $count } giocatori
web-duration = { $count } minuti
web-play-now = Gioca subito
web-play-friend = Gioca con un amico
web-learn = Impara in due minuti
web-begin-here = Il più facile per cominciare
web-picture = { $game }, durante una partita
bot-random-about = Gioca qualsiasi mossa lecita: per provare.
bot-greedy-about = Prende ciò che sembra meglio in quel momento.
bot-novice-about = Pensa un po’ in anticipo: adatto alla prima partita.
bot-adept-about = Vede più lontano e ricorda ciò che è stato giocato.
bot-master-about = Pensa quanto più può: difficile da battere.
bot-grandmaster-about = Ha imparato dalle proprie partite dove si vince: il più difficile da battere.
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
bot-random = casuale (1/5)
bot-novice = novizio (2/5)
bot-greedy = goloso (3/5)
bot-adept = adepto (4/5)
bot-master = maestro (5/5)
bot-grandmaster = gran maestro (oltre 5/5)

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
web-gathering = In attesa di giocatori
web-gathering-host = Il tuo tavolo è aperto
web-invited = { $name } ti invita a una partita di { $game }
web-invited-learn = Prima imparalo, in due minuti
web-invited-tour = Prima imparalo giocando
web-clock-told-none = Senza orologio: pensa quanto vuoi
web-clock-told-bot = { $clock }. Poi la mossa la fa un bot
web-clock-told-lose = { $clock }. Chi lo esaurisce perde
web-alone = Questo link funziona solo su questo computer.
web-alone-more = Perché altri in casa possano seguirlo, avvia il server con
web-alone-address = Il tavolo sarà allora all’indirizzo { $address }.
web-reach-home = Chi è nella stessa rete di questo computer può seguirlo.
web-option = { $option }: { $value }
web-option-file = un file proprio di questo tavolo
web-seat-brought = Un posto da un link
web-seat-brought-again = Il link contiene un’altra chiave per il posto di { $name }, che questo browser ha già. La vecchia resta finché funziona. Vuoi prendere anche questa?
web-seat-brought-more = Il link dà a questo browser anche il posto di { $name }. Qui giochi già come { $own }, e resta così. Vuoi giocare con entrambi?
web-seat-brought-yes = Sì, prendilo
web-sit = Siediti
web-leave = Esci
web-table-full = Tutti i posti sono presi. Potrai guardare appena comincia la partita.
web-seat-open = libero
web-add-here = Aggiungi un giocatore su questo dispositivo
web-start = Comincia la partita
web-start-bots = { $count ->
    [one] Comincia; un bot prende il posto libero
   *[other] Comincia; i bot prendono i { $count } posti liberi
}
web-waiting-start = { $name } comincia la partita quando ci sono tutti.
web-fair = Come la mescolata resta onesta
web-fair-more = Il server ha già scelto il suo segreto e lo ha sigillato con questo numero. Ogni giocatore ne aggiunge uno suo. Dopo la partita la registrazione dimostra che niente è stato cambiato.
web-invite = Invita
web-invite-more = Chi apre questo link prende un posto.
web-invite-link = Link al tavolo
web-watch-link = Link per gli spettatori
web-other-device = Continua su un altro dispositivo
web-other-device-more = Chi ha questo link può giocare a questo posto. Non darlo a nessuno.
web-seat-link = Posto di { $name }
web-copy = Copia
web-copied = Copiato
web-share = Condividi
web-qr = Codice QR del link al tavolo
web-code = Codice QR

# Chi c’è
web-you = tu
web-you-named = { $name } (tu)
web-own-plate = il tuo nome, un bot al tuo posto, lasciare la partita
web-is-here = in linea
web-is-away = non in linea
web-is-away-since = non in linea da { $since }
web-is-bot = bot, { $level }
web-is-covered = non in linea, gioca un bot
web-seconds = { $count } s
web-minutes = { $count } min
web-hours = { $count } h
web-players-list = Giocatori
web-acts = tocca a:
web-spectator = Spettatore
web-cover-me = Fai giocare un bot al posto mio
web-cover = Fai giocare un bot per { $name }
web-take-back = Riprendi il mio posto
web-rename = Cambia
web-leave-game = Esci; continua un bot
web-leave-sure = Confermi? Non potrai tornare
web-covered-prompt = Un bot gioca per te.
web-mute = Silenzia { $name }
web-unmute = Non silenziare più { $name }
web-block = Blocca { $name } a tutti i tavoli
web-unblock = Non bloccare più { $name }
web-remove = Escludi
web-remove-name = Escludi { $name } dal tavolo
web-stand-in = Quando non ci sono, al mio posto gioca
web-cover-counts = Questa partita conta: un bot gioca per { $name } solo se sono d’accordo tutti gli altri presenti. Così { $name } non perde punti, e tu non puoi vincerne contro { $name }.
web-cover-wished = Tu sei d’accordo. Un bot giocherà appena lo saranno anche gli altri.
web-counts = Questa partita conta per la classifica: assenze e abbandoni
web-counts-leave = Chi lascia la partita arriva ultimo.
web-counts-clock = Per chi finisce il tempo vale la regola di questo tavolo: un bot fa la mossa, oppure il giocatore arriva ultimo.
web-counts-three-days = Non c’è orologio: ogni mossa può durare tre giorni. Chi non torna arriva ultimo.
web-counts-no-pause = Gli orologi corrono anche durante un’assenza: altrimenti basterebbe andarsene per non perdere.
web-counts-days = Nessuno può far giocare un bot al posto di un altro: decide l’orologio.
web-counts-away = Se qualcuno è assente, un bot del livello che ha scelto gioca al suo posto solo se tutti gli altri sono d’accordo. Così non perde punti; chi ha accettato non ne vince contro di lui.
web-counts-bot = Chi fa giocare un bot al proprio posto può perdere punti, ma non vincerne.
web-counts-undo = Una mossa si annulla liberamente finché non ha rivelato nulla. Se tutti accettano di annullarne un’altra, la partita non conta più.
web-report = Segnala { $name }
web-report-reason = Di che si tratta?
web-report-words = Che cosa è successo (se vuoi)
web-report-more = Lo legge chi gestisce questo server, insieme alla chat. Nessuno al tavolo lo saprà.
web-report-send = Invia la segnalazione
web-reported = Grazie. Chi gestisce il server la leggerà.

# La partita
web-your-turn = Tocca a te.
web-your-answer = Tocca a te rispondere.
web-since = { $count ->
    [one] Dal tuo turno: una mossa
   *[other] Dal tuo turno: { $count } mosse
}
web-since-title = Dal tuo ultimo turno
web-next-move = Avanti
web-catch-up = Salta
web-catch-up-count = { $count ->
    [one] Mostra subito l’ultima mossa
   *[other] Mostra subito le ultime { $count } mosse
}
web-over = La partita è finita.
web-waiting-since = già { $since }
web-awaited-away = { $name } non è in linea ({ $since })
web-moves = Tutte le mosse ({ $count })
web-confirm = Confermi? { $action }
web-yes = Sì
web-no = No
web-go-on = Avanti
web-side = Cronaca e chat
web-pad = Punti
web-plain-table = Il tavolo a parole
web-plain-find = Cerca una mossa
web-board-broken = Il tabellone di questo gioco non funziona più. Puoi continuare qui, a parole.
web-log = Cronaca
web-log-brief = pensata in fretta
web-log-brief-why = Molti tavoli aspettano: per questa mossa il bot ha avuto meno della metà del suo solito tempo.
web-log-cut = Quello che è successo prima del tuo ultimo turno devi ricordarlo tu.
web-chat = Chat
web-chat-empty = Nessuno ha ancora parlato.
web-chat-write = Scrivi al tavolo
web-send = Invia
web-mute-all = Silenzia
web-unmute-all = Ascolta di nuovo
web-unread = da leggere
phrase-hello = Ciao.
phrase-good-luck = Buona fortuna.
phrase-well-played = Ben giocato.
phrase-ouch = Ahi.
phrase-thinking = Ci penso.
phrase-thanks = Grazie.
phrase-again = Un’altra partita?
phrase-bye = A presto.

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
web-solo-lost = Stavolta hai perso
web-ranking = Risultato
web-rematch = Rivincita
web-rematch-open = Prossima partita
web-rematch-waiting = Gli altri sono passati alla prossima partita.
web-record = Scarica la registrazione
web-look-back = Tavolo finale
web-to-count = Risultato

# Rivedere una partita
web-replay = Rivedi
web-replay-game = Rivedi la partita
web-replay-file = Apri una registrazione
web-replay-file-more = Una registrazione è una partita intera in un file: rivedila, verificala, riprendila da qualunque momento.
web-replay-choose = Scegli un file, o trascinalo qui
web-replay-other-file = Apri un’altra registrazione
web-replay-setup = La partita è pronta.
web-replay-side = Mosse e opzioni
web-replay-steps = Passi
web-replay-first = All’inizio
web-replay-back = Un’azione indietro
web-replay-run = Riproduci
web-replay-stop = Pausa
web-replay-on = Un’azione avanti
web-replay-last = Alla fine
web-replay-slider = Momento della partita
web-replay-step = Azione { $step } di { $last }
web-replay-eyes = Vista
web-replay-open = tutte le mani scoperte
web-replay-as = di { $name }
web-replay-link = Link a questo momento
web-replay-taken-over = Fino all’azione { $step } è una partita precedente; questa continua da lì.
web-replay-hidden = { $name } fa una mossa che resta nascosta.
web-play-on = Gioca da qui
web-play-on-more = Un nuovo tavolo continua dopo l’azione { $step }, contro i bot. Ciò che è stato distribuito resta; il seguito si estrae di nuovo.
web-play-on-seat = Il tuo posto
web-play-on-now = Gioca

# Le risposte automatiche, e il tempo per rispondere
web-orders = Risposte automatiche
web-orders-short = Risposte
web-orders-more = Date per te un attimo dopo la domanda. Nessun altro le vede, e puoi cambiarle quando vuoi.
web-order-given = Risposta automatica: { $order }
web-window = { $count ->
    [one] Ancora { $count } secondo
   *[other] Ancora { $count } secondi
}
order-ask = Chiedimelo
# Le regole a portata di mano
web-rules = Regole
web-rules-of = Le regole di { $game }
web-rules-contents = Capitoli
web-rules-example = Esempio:
web-rules-search = Cerca nelle regole
web-rules-found = { $count ->
    [one] { $count } regola su { $all }
   *[other] { $count } regole su { $all }
}
web-rule-link = Link a questa regola
web-rule-about = La regola su questo: { $about }

# Annullare una mossa
web-undo = Annulla la mossa
web-undo-bots = Annulla la mossa
web-undo-ask = Chiedi di annullare la mossa
web-undo-asking = { $name } vorrebbe annullare una mossa.
web-undo-agree = D’accordo
web-undo-refuse = Rifiuta
web-undo-waiting = Hai chiesto di annullare la tua mossa. Manca il consenso di { $names }.
web-undo-withdraw = Lascia stare

# Gli orologi
web-clock = Tempo per pensare
web-clock-none = Senza limite
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
web-clock-zero-lose = il giocatore perde, e continua un bot
web-clock-pause = Ferma gli orologi mentre qualcuno è assente
web-clock-paused = orologio fermo:
web-clock-low = poco tempo:
web-clock-lost = tempo finito
web-clock-hours = { $hours }:{ $minutes } h
web-clock-days = { $days } g { $hours } h
web-days = { $count ->
    [one] { $count } giorno
   *[other] { $count } giorni
}
ending-time = Gli altri hanno finito il tempo.

# I miei tavoli
web-mine-none = Ancora nessun tavolo. Quelli che apri o a cui ti siedi in questo browser restano qui.
web-mine-yours = Tocca a te
web-mine-waiting = In attesa di { $names }
web-mine-gathering = In attesa di giocatori
web-mine-over = Finita
web-mine-until = fino al { $date }
web-mine-forget = Togli da questo elenco
web-mine-gone = Questo tavolo non c’è più.
web-mine-move = Su un altro dispositivo
web-mine-move-more = Apri questo link sul telefono o sul computer, e tutti i tuoi tavoli saranno anche lì. Chi ha il link può giocare al posto tuo: non mandarlo a nessuno.
web-mine-brought = { $count ->
    [one] Questo link porta un tavolo. Vuoi aggiungerlo a questo browser? I tuoi restano.
   *[other] Questo link porta { $count } tavoli. Vuoi aggiungerli a questo browser? I tuoi restano.
}
web-mine-brought-yes = Aggiungi
web-mine-arrived = { $count ->
    [one] Ora un tavolo è anche in questo browser.
   *[other] Ora { $count } tavoli sono anche in questo browser.
}
web-mine-notify = Avvisami quando tocca a me
web-mine-notify-more = Con un messaggio di questo browser, finché è aperto.
web-mine-notify-push = Con un messaggio di questo browser, anche quando nessuna pagina è aperta.
web-mine-notify-denied = Questo browser non permette messaggi da questa pagina; si cambia nelle sue impostazioni.
web-mine-notified = { $name } ti aspetta
web-mine-next = Prossimo tavolo: tocca a te
# Verificare una partita
web-proof = Verifica
web-proof-run = Verifica la partita
web-proof-more = Il tuo browser controlla da sé la registrazione: ogni sigillo, l’impegno preso prima della prima carta, ogni mescolata e ogni lancio.
web-proof-file = La registrazione
web-proof-good = Tutto verificato.
web-proof-bad = La verifica non riesce.
web-proof-seals = I sigilli dell’intestazione, di tutte le { $moves } azioni e della fine corrispondono: niente è stato cambiato, tolto o aggiunto.
web-proof-seed = { $count ->
    [one] Il seme è quello promesso prima della prima carta.
   *[other] I { $count } semi, di questa partita e di quella che continua, sono quelli promessi.
}
web-proof-draws = Ogni estrazione viene dal seme e dai segreti dei giocatori: { $shuffles ->
    [one] una mescolata
   *[other] { $shuffles } mescolate
}, { $picks ->
    [one] un lancio o una scelta
   *[other] { $picks } lanci o scelte
}.
web-proof-promise = È l’impegno mostrato a questo browser prima della partita, e il suo segreto è nella mescolata.
web-proof-rules = Per sapere se ogni azione era permessa servono le regole: il server ha rigiocato la partita, e «athanor verify» lo fa sul tuo computer.
error-promise-broken = La registrazione è coerente, ma non è la partita promessa a questo browser prima della prima carta.
error-secret-missing = La registrazione è coerente, ma il segreto dato da questo browser alla mescolata non c’è.

# Consigli, e l’analisi dopo la partita
web-hint = Suggerimento
web-hint-thinking = Fammi pensare…
web-hint-chance = circa { $percent }% di probabilità di vincere
web-hint-play = Gioca
web-hint-other = Un altro suggerimento
web-hint-play-move = Gioca questa mossa: { $action }
web-allow-hints = I giocatori possono chiedere suggerimenti
web-review = Analisi
web-review-run = Analizza la partita di { $name }
web-review-more = Le mosse costate di più, giudicate solo da ciò che il giocatore sapeva allora.
web-review-of = La partita di { $name }
web-review-progress = { $done } mosse giudicate su { $total }
web-review-graph = Probabilità di vincere, mossa per mossa
web-review-point = Dopo l’azione { $step }: circa { $percent }% di probabilità
web-review-mistakes = { $count ->
    [one] Una mossa è costata cara:
   *[other] Queste { $count } mosse sono costate di più:
}
web-review-none = Nessuna mossa è un vero errore.
web-review-played = Azione { $step }: { $action }
web-review-better = Meglio: { $action }
web-review-cost = è costata circa il { $percent }% di probabilità di vincere

# La prima partita, guidata
web-tour = Una prima partita
web-tour-begin = Impara giocando
web-tour-step = { $number } di { $count }
web-tour-watch = Guarda che cosa fanno gli altri.
web-tour-other = Prima questo: fai ciò che mostra l’anello.
web-tour-skip = Esci dalla guida
web-tour-play-on = Continua a giocare

# Account e classifiche
web-account = Account
web-account-about = Non ti serve. Con un account, le partite finite contro account e bot contano per il tuo punteggio. È solo un nome, senza e-mail e senza password; il nome appare in classifica.
web-account-name = Nome dell’account
web-account-create = Crea un account
web-account-back = Recupero
web-account-back-none = Per ora questo account esiste solo in questo browser. Aggiungi una passkey o crea un link di recupero per ritrovarlo.
web-account-delete = Elimina l’account
web-account-delete-sure = Confermi? Spariscono anche i punteggi
web-passkey-use = Accedi con una passkey
web-passkey-add = Aggiungi una passkey
web-passkeys = { $count ->
    [0] Nessuna passkey.
    [one] Una passkey.
   *[other] { $count } passkey.
}
web-recovery = Link di recupero
web-recovery-use = Se hai conservato un link di recupero, aprilo qui.
web-recovery-make = Crea un link di recupero
web-recovery-again = Crea un nuovo link di recupero
web-recovery-more = Chi ha questo link entra come te. Conservalo bene: si vede una volta sola, vale una volta sola e sostituisce quello di prima. Quando lo usi ricevi il prossimo.
web-link-no = No, lascia così
web-recovery-ask = Vuoi accedere con questo link?
web-recovery-ask-more = Il link riporta a un account. Accetta se è il tuo: da qui in poi le partite che finisci contano per quello.
web-recovery-ask-held = Qui usi l’account { $name }. Il link porta a un altro accesso, forse all’account di qualcun altro. { $name } resta in questo browser, e puoi tornarci quando vuoi.
web-recovery-yes = Sì, accedi
web-recovery-stay = Resta { $name }
web-former = Altri account in questo browser
web-former-more = Già usati qui. Non si perde nulla.
web-former-back = Torna a questo
web-sign-out = Esci da qui
web-sessions = Dove hai effettuato l’accesso
web-sessions-more = Da un browser inutilizzato per 90 giorni si esce da sé.
web-session-here = questo browser
web-session-used = dal { $begun }, usato il { $used }
web-session-unknown = Un browser
web-session-end = Esci
web-session-end-others = Esci da tutti gli altri
web-blocked = Persone che hai bloccato
web-blocked-more = Non vedi ciò che scrivono, a nessun tavolo. Chi ha un account non può sedersi ai tavoli che apri con il tuo.
web-rating = Punteggio
web-ratings = Classifica
web-ratings-of = Classifica di { $game }
web-ratings-about = Quanto è forte ciascuno, e di quanto si può sbagliare. Prima i più sicuri.
web-ratings-count = Una partita conta se arriva alla fine e se ogni posto è un account o un bot, nessun account due volte. Un bot che gioca al tuo posto non vince per te.
web-rating-none = Ancora nessuno. Finisci una partita contro i bot o altri account.
web-rating-spoken = { $rating }, più o meno { $spread }
web-rated = Punteggio { $before } →
web-rated-games = { $count ->
    [one] una partita
   *[other] { $count } partite
}
web-ladder-place = Posizione
web-ladder-player = Giocatore
web-ladder-games = Partite

web-own-file = Un tuo file
