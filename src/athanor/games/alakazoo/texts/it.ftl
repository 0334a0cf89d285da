game-name = Alakazoö!
game-tagline = Lancia le rune, scegli gli incantesimi ed evoca una creatura dal tuo portale, pezzo per pezzo.
game-about = Nel grande torneo ogni mago evoca una creatura fantastica sui nove posti di un portale. I dadi portano la magia, gli incantesimi portano i pezzi, e un guardiano del castello aiuta chi lo paga. Resta fedele alla tua creatura, arriva per primo su un posto, completa righe e colonne: il mago con più punti è l’Arcanimus.

option-portals = Portali e guardiani
option-portals-help = Ognuno sceglie a turno un portale e un guardiano, oppure si estraggono a sorte.
option-portals-chosen = Scelti in ordine di turno
option-portals-random = Estratti a sorte
option-first = Primo giocatore
option-first-help = Comincia il più giovane: indica chi è, o lascia decidere la sorte.
option-first-random = Estratto a sorte
option-hand_swap = Scambio tra mani
option-hand_swap-help = Se l’incantesimo restituito debba essere dello stesso tipo del tuo.
option-hand_swap-free = Qualsiasi tipo
option-hand_swap-same_type = Stesso tipo, se possibile
option-solo_rest = Riposo in solitario
option-solo_rest-help = In solitario puoi restituire i poteri oscuri riposando. È molto più facile.
option-tommy = Tommy il furetto astuto
option-tommy-help = Nel mazzo si nascondono sorprese: alcune capitano una volta, altre restano fino alla fine.
option-university = L’università della magia
option-university-help = Ognuno tiene un mago e una carta in più per il guardiano.
option-book = Il libro della magia
option-book-help = Una pagina segreta chiede gruppi di incantesimi. In solitario è sempre l’obiettivo; in più giocatori «obiettivo» vale come «bonus».
option-book-off = Senza
option-book-bonus = Bonus: oltre a righe e colonne
option-book-instead = Al posto di righe e colonne
option-book-goal = Obiettivo del solitario

# What is asked.
decision-portal = Scegli il tuo portale.
waiting-portal = { $seat } sceglie un portale.
decision-guardian = Scegli un guardiano del castello.
waiting-guardian = { $seat } sceglie un guardiano.
decision-draft = Tieni un incantesimo; gli altri passano a sinistra.
waiting-draft = Scelta di un incantesimo: { $seat }.
decision-enrol = Tieni un mago e una carta del guardiano.
waiting-enrol = Scelta all’università: { $seat }.
decision-page = Tieni una pagina del libro, coperta.
waiting-page = Scelta di una pagina: { $seat }.
decision-act = Lancia i dadi, prendi incantesimi o chiedi aiuto al guardiano.
waiting-act = { $seat } sceglie un’azione.
decision-resolve = Usa i dadi uno alla volta, nell’ordine che vuoi.
waiting-resolve = { $seat } usa i dadi.
decision-exchange = Scarta ancora, o pesca tanti incantesimi quanti ne hai scartati.
waiting-exchange = { $seat } cambia incantesimi.
decision-place = Metti incantesimi sul portale, o termina il turno.
waiting-place = { $seat } può mettere incantesimi.
decision-trim-tokens = Troppi poteri magici sul portale: restituiscine uno.
waiting-trim-tokens = { $seat } restituisce poteri magici.
decision-trim-hand = Troppi incantesimi in mano: scartane uno.
waiting-trim-hand = { $seat } scarta.
decision-give-up = Scarta un incantesimo dalla mano.
waiting-give-up = { $seat } scarta un incantesimo.
decision-take = Prendi un incantesimo.
waiting-take = { $seat } prende un incantesimo.
decision-swap = Scambia un incantesimo del portale con uno dello stesso tipo.
waiting-swap = { $seat } scambia un incantesimo del proprio portale.
decision-swap-portals = Scegli il posto in cui due portali si scambiano gli incantesimi.
waiting-swap-portals = { $seat } sceglie uno scambio tra portali.
decision-target = Scegli un giocatore.
waiting-target = { $seat } sceglie un giocatore.
decision-offer = Scegli l’incantesimo che cedi; per ora nessuno lo vede.
waiting-offer = { $seat } sceglie un incantesimo da cedere.
decision-name = Nomina la creatura che vuoi.
waiting-name = { $seat } nomina una creatura.
decision-give = Dai un incantesimo della creatura nominata.
waiting-give = { $seat } deve dare un incantesimo.
decision-cover = Metti un potere magico su una runa a scelta.
waiting-cover = { $seat } copre una runa.
decision-uncover = Scegli il potere magico da spostare.
waiting-uncover = { $seat } sposta un potere magico.
decision-shadow = Arriva un potere oscuro: quale guardiano lo prende?
waiting-shadow = { $seat } colloca un potere oscuro.

# What is done.
action-choose-portal = Prendi { $portal }.
action-choose-guardian = Scegli { $guardian }.
action-draft = Tieni { $card }.
action-enrol = Tieni «{ $wizard }» e «{ $power }».
action-keep-page = Tieni la pagina «{ $page }».
action-rest = Riposa: restituisci tutti i poteri oscuri.
action-roll = { $dice ->
    [one] Lancia un dado.
   *[other] Lancia { $dice } dadi.
}
action-take-column = Prendi la colonna { $column }.
action-discard = Scarta { $card }.
action-draw = Pesca tanti incantesimi quanti ne hai scartati.
action-invoke = Paga { $guardian } per «{ $power }».
action-place = Metti { $card }.
action-done = Non mettere altro.
action-uncover = Togli il potere magico dalla runa { $rune } { $place }.
action-cover = { $die_id ->
    [star] Stella: copri la runa { $rune } { $place }.
   *[other] Copri la runa { $rune } { $place }.
}
action-charge = Stella: un potere magico per { $guardian }.
action-darken = Nessuna runa { $die } è libera: prendi un potere oscuro.
action-forgo = Il dado { $die } non porta nulla.
action-shadow = Potere oscuro per { $guardian }.
action-target = Scegli { $seat }.
action-offer = Cedi { $card }.
action-name-creature = Nomina { $creature }.
action-give = Dai { $card }.
action-take = Prendi { $card }.
action-swap = Metti { $card } sul tuo portale, con uno scambio, { $place }.
action-swap-portals = Scambia con { $seat } { $place }.

# What happened.
event-portal-chosen = { $seat } prende { $portal }.
event-guardian-chosen = { $seat } sceglie { $guardian }.
event-game-began = In gioco: { $creatures }. Comincia { $seat }.
event-ability-dealt = { $seat }: { $guardian } riceve «{ $power }».
event-dealt = { $cards ->
    [hidden] { $seat } riceve { $count } incantesimi.
   *[other] { $seat } riceve { $count } incantesimi: { $cards }.
}
event-drafted = { $card ->
    [hidden] { $seat } tiene un incantesimo.
   *[other] { $seat } tiene { $card }.
}
event-column-laid = Colonna { $column }: { $cards }.
event-tommy-hid = { $count } carte Tommy si nascondono nel mazzo.
event-lessons-offered = { $wizards ->
    [hidden] A { $seat } vengono offerti due maghi e due carte del guardiano.
   *[other] A { $seat } vengono offerti { $wizards }, e { $powers }.
}
event-enrolled = { $seat } studia con «{ $wizard }» e insegna «{ $power }» al guardiano.
event-pages-offered = { $pages ->
    [hidden] A { $seat } vengono offerte due pagine del libro.
   *[other] A { $seat } vengono offerte due pagine: { $pages }.
}
event-page-kept = { $page ->
    [hidden] { $seat } tiene una pagina, coperta.
   *[other] { $seat } tiene la pagina «{ $page }».
}
event-turn-began = Turno { $turn }: { $seat }.
event-turn-began-own = Turno { $turn }: tocca a te.
event-turn-lost = Tre poteri oscuri: { $seat } perde il turno.
event-rested = { $seat } riposa.
event-rolled = { $seat } lancia i dadi: { $dice }.
event-die-turned = { $count ->
    [one] Per { $seat } il dado { $die } vale come stella.
   *[other] Per { $seat } { $count } dadi { $die } valgono come stelle.
}
event-covered = { $seat } copre la runa { $rune } { $place } ({ $die }).
event-uncovered = { $seat } perde il potere magico della runa { $rune }, { $place }.
event-charged = { $seat }: { $guardian } riceve un potere magico.
event-drained = { $seat }: { $guardian } perde un potere magico.
event-die-forgone = Il dado { $die } non porta nulla a { $seat }.
event-darkened = { $ousted ->
    [true] { $seat }: { $guardian } prende un potere oscuro e perde un potere magico ({ $reason }).
   *[other] { $seat }: { $guardian } prende un potere oscuro ({ $reason }).
}
event-dark-refused = { $seat } evita un potere oscuro ({ $reason }).
event-dark-returned = { $count ->
    [one] { $seat } restituisce un potere oscuro.
   *[other] { $seat } restituisce { $count } poteri oscuri.
}
event-dark-passed = { $seat } passa un potere oscuro a { $other_seat }.
event-column-taken = { $cards_count ->
    [0] { $seat } prende la colonna { $column }, che è vuota.
   *[other] { $seat } prende la colonna { $column }: { $cards }.
}
event-column-filled = La colonna { $column } riceve { $card }.
event-columns-swept = { $cards_count ->
    [0] Le colonne vengono rifatte.
   *[other] Le colonne vengono scartate: { $cards }.
}
event-discarded = { $seat } scarta { $card }.
event-drew = { $card ->
    [hidden] { $seat } pesca un incantesimo.
   *[other] { $seat } pesca { $card }.
}
event-reshuffled = Il mazzo viene rimescolato: { $count } carte.
event-invoked = { $seat } paga { $guardian } per «{ $power }».
event-borrowed = { $seat } prende in prestito «{ $power }» da { $other_seat }.
event-took = { $seat } prende { $card } { $source_id ->
    [hand] dalla mano
    [columns] dalle colonne
   *[discards] dagli scarti
}.
event-creature-named = { $seat } chiede { $creature } a { $other_seat }.
event-handed-over = { $at_random ->
    [true] { $cards ->
        [hidden] { $other_seat } pesca un incantesimo dalla mano di { $seat }.
       *[other] { $other_seat } pesca { $cards } dalla mano di { $seat }.
    }
   *[other] { $cards ->
        [hidden] { $seat } dà un incantesimo a { $other_seat }.
       *[other] { $seat } dà { $cards } a { $other_seat }.
    }
}
event-stolen = { $card ->
    [hidden] { $seat } ruba un incantesimo a { $other_seat }.
   *[other] { $seat } ruba { $card } a { $other_seat }.
}
event-swapped = { $seat } scambia { $cards } tra { $source_id ->
    [hand] la mano
    [columns] le colonne
   *[discards] gli scarti
} e il portale.
event-portals-swapped = { $seat } e { $other_seat } si scambiano { $cards }, { $place }.
event-placed = { $points ->
    [0] { $seat } mette { $card }.
    [one] { $seat } mette { $card }: un punto ({ $counts }).
   *[other] { $seat } mette { $card }: { $points } punti ({ $counts }).
}
event-portal-filled = { $points ->
    [0] { $seat } completa il portale.
   *[other] { $seat } completa il portale prima di tutti: un punto, e questo è l’ultimo giro.
}
event-hands-passed = { $cards ->
    [hidden] { $seat } riceve la mano di { $other_seat }.
   *[other] { $seat } riceve la mano di { $other_seat }: { $cards }.
}
event-tommy-appeared = { $lasting ->
    [true] Ecco Tommy, e resta: { $tommy }.
   *[other] Ecco Tommy: { $tommy }.
}
event-tommy-discarded = { $seat } pesca Tommy ({ $tommy }), lo scarta e pesca ancora.
event-game-ended = { $winner_seats_count ->
    [0] La partita è finita. Nessuno è l’Arcanimus.
   *[other] La partita è finita. { $winner_seats } è l’Arcanimus.
}
event-solo-ended = { $won ->
    [true] { $seat } completa l’evocazione in { $turns } turni.
   *[other] I poteri oscuri vincono contro { $seat }, dopo { $turns } turni.
}

ending-arcanimus = Un portale era completo e l’ultimo giro è stato giocato.
ending-nobody = Parità di punti e di creature: nessuno è l’Arcanimus.
ending-solo-won = Il portale è stato completato in tempo.
ending-solo-lost = Un guardiano aveva tre poteri oscuri.

# Refusals. Each says what is wrong and what to do instead.
error-act-first = Prima fai una delle tre azioni, o riposa.
error-already-chosen = Hai già scelto. Aspetta gli altri.
error-cover-first = Prima scegli la runa che riceve il potere magico.
error-dark-first = Prima scegli quale guardiano prende il potere oscuro.
error-dark-not-optional = Nessuna runa { $die } è libera: devi prendere un potere oscuro.
error-die-not-optional = Una runa { $die } è libera: scegli quella.
error-discard-first = Prima scarta dalla mano. Incantesimi da scartare: { $count }.
error-draft-first = Prima tieni uno degli incantesimi che ti sono stati passati.
error-draw-first = Scarta altri incantesimi, o pesca.
error-enrol-first = Prima tieni un mago e una carta del guardiano.
error-fourth-dark = Nessuno prende un quarto potere oscuro. Il dado non porta nulla.
error-give-first = Prima dai un incantesimo della creatura nominata.
error-guardian-first = Prima scegli un guardiano.
error-guardian-full = Nessuno spazio è libero: { $guardian } ha tre poteri. Scegli una runa.
error-guardian-taken = { $seat } ha già scelto { $guardian }. Scegli un altro guardiano.
error-guardian-without-magic = Non hai un potere magico per pagare: { $guardian } non ne ha. Una stella ne porta uno.
error-name-first = Prima nomina una creatura.
error-needs-an-opponent = «{ $power }» richiede un avversario; in solitario non c’è.
error-no-exchange-solo = In solitario non si scarta per pescare. Prendi una colonna o lancia i dadi.
error-no-magic-left = La riserva non ha più poteri magici. Il dado non porta nulla.
error-no-rest-solo = In solitario non si riposa. Fai un’azione.
error-no-such-die = Non resta nessun dado { $die }. Usa uno di quelli sul tavolo.
error-no-such-rune = Il tuo portale non ha la runa { $rune } { $place }. Scegline una che mostra.
error-not-an-opponent = { $seat } non è un avversario. Scegli un altro giocatore.
error-not-in-game = Questa creatura non è in gioco: { $creature }. Nominane un’altra.
error-not-offered = Non ti hanno passato { $card }. Scegli uno degli incantesimi davanti a te.
error-not-there = Questo incantesimo non è lì: { $card }. Scegline uno visibile.
error-not-your-guardian = Non è il tuo guardiano: { $guardian }. Scegli il tuo.
error-not-your-power = «{ $power }» non è un potere del tuo guardiano. Scegline uno che lo è.
error-nothing-to-rest-from = Non hai poteri oscuri. Fai un’azione.
error-offer-first = Prima scegli l’incantesimo che cedi.
error-other-creature = Hai un incantesimo della creatura nominata: { $creature }. Danne uno.
error-other-rune = Il dado { $die } non va sulla runa { $rune }. Solo una stella va ovunque.
error-page-first = Prima tieni una delle due pagine.
error-page-not-offered = La pagina «{ $page }» non ti è stata offerta. Tieni una delle tue due.
error-place-empty = Non c’è un incantesimo da scambiare { $place }. Scegli un altro posto.
error-place-filled = C’è già un incantesimo { $place }. Scegli un altro posto.
error-place-or-done = Metti incantesimi, o termina il turno.
error-portal-first = Prima scegli un portale.
error-portal-full = È l’ultimo giro: nessun guardiano agisce contro un portale completo.
error-portal-taken = { $seat } ha già preso { $portal }. Scegline un altro.
error-power-in-vain = «{ $power }» ora non è possibile. Scegli un’altra azione.
error-power-not-offered = La carta «{ $power }» non ti è stata offerta. Tieni una delle tue due.
error-resolve-first = Prima usa tutti i dadi.
error-rune-covered = La runa { $rune } { $place } è coperta. Scegline una libera.
error-rune-uncovered = Nessun potere magico sulla runa { $rune } { $place }. Scegline un’altra.
error-runes-uncovered = Prima devono essere coperte entrambe le rune { $place }.
error-safe-dice = Questi dadi non portano poteri oscuri. Il dado non porta nulla.
error-star-is-light = Una stella non porta mai un potere oscuro.
error-swap-first = Prima scegli lo scambio.
error-take-first = Prima prendi un incantesimo.
error-target-first = Prima scegli un giocatore.
error-target-in-vain = Con { $seat } non porterebbe a nulla. Scegli un altro giocatore.
error-too-many-dice = Puoi lanciare al massimo { $limit } dadi.
error-too-many-spells = Puoi tenere { $limit } incantesimi. Scarta quelli in più.
error-uncover-first = Prima scegli un potere magico sul tuo portale.
error-unlike-types = Si scambiano solo incantesimi dello stesso tipo: { $card } non va { $place }.
error-wizard-not-offered = «{ $wizard }» non ti è stato offerto. Tieni uno dei tuoi due.
error-position-cards = Questa posizione contiene { $count } incantesimi su { $wanted }, o alcuni due volte.
error-position-column = La colonna { $column } ha { $count } incantesimi; al massimo quattro.
error-position-creatures = Queste { $count } creature non corrispondono a portali e giocatori.
error-position-place = Due incantesimi sono { $place }.
error-position-rune = Un segnalino non può stare sulla runa { $rune } { $place }.
error-position-slots = Un guardiano ha tre spazi: { $guardian } ne ha più o meno del possibile.
error-position-tokens = In questa posizione ci sono più segnalini che nella scatola.
error-position-turn = Questo turno non è di nessun posto: { $turn_seat }.
error-position-word = «{ $word }» qui non significa nulla ({ $place }).

# Runes, dice and guardians.
rune-sun = sole
rune-moon = luna
rune-flame = fiamma
rune-drop = goccia
rune-leaf = foglia
die-star = stella
die-sun = sole
die-moon = luna
die-flame = fiamma
die-drop = goccia
die-leaf = foglia
dice-star = stella
dice-sun = sole
dice-moon = luna
dice-flame = fiamma
dice-drop = goccia
dice-leaf = foglia
guardian-owl = la civetta
guardian-bear = l’orso
guardian-fox = la volpe
guardian-stag = il cervo
reason-die = per un dado
reason-tokens = troppi poteri magici
reason-hand = troppi incantesimi
reason-swap = per uno scambio
reason-tommy = per colpa di Tommy
source-hand = la mano
source-columns = le colonne
source-discards = gli scarti
count-own-creature = propria creatura
count-first-on-place = primo su un posto
count-lines = righe e colonne
count-all-alike = una sola creatura
count-book = righe del libro
count-patchwork = quattro angoli diversi
count-anatomist = { wizard-anatomist }
count-centre-stage = { tommy-centre-stage }
count-all-ears = { tommy-all-ears }
gain-portal = primo portale completo

# Why a move looks good.
reason-points = { $points ->
    [one] Porta subito un punto.
   *[other] Porta subito { $points } punti.
}
reason-safe = Ogni faccia di un dado trova ancora una runa.
reason-risk = { $faces ->
    [one] Una sola faccia di un dado porterebbe un potere oscuro.
   *[other] { $faces } facce di un dado porterebbero un potere oscuro; vale la pena rischiare.
}
reason-useful = { $count ->
    [one] C’è un incantesimo per un posto vuoto.
   *[other] Ci sono incantesimi per { $count } posti vuoti.
}
reason-rest = I poteri oscuri ti costano più di un turno.

# What guardians can be paid for.
power-trade = Baratto
power-trade-effect = Scarta un incantesimo dalla mano e prendine uno qualsiasi da una colonna.
power-swap-hands = Scambio di mani
power-swap-hands-effect = Scambia un incantesimo della tua mano con uno di un avversario: nomina la creatura che vuoi. Poi prendi un potere oscuro.
power-swap-own = Ripensamento
power-swap-own-effect = Scambia un incantesimo del tuo portale con uno dello stesso tipo della tua mano.
power-swap-portals = Scambio di portali
power-swap-portals-effect = Scambia un incantesimo del tuo portale con uno dello stesso tipo sul portale di un avversario. Poi prendi un potere oscuro.
power-gardener = Giardiniere
power-gardener-effect = Scambia un incantesimo del tuo portale con uno dello stesso tipo in una colonna.
power-gravedigger = Becchino
power-gravedigger-effect = Scambia un incantesimo del tuo portale con uno dello stesso tipo negli scarti.
power-mimic = Imitatore
power-mimic-effect = Usa l’abilità del guardiano di un altro giocatore.
power-merchant = Mercante
power-merchant-effect = Scarta due incantesimi e prendine due dalle colonne.
power-envoy = Emissario
power-envoy-effect = Scambia due incantesimi con la mano di un avversario nominando una creatura. Poi prendi un solo potere oscuro.
power-kindle = Scintilla
power-kindle-effect = Metti un potere magico su una qualsiasi runa libera del tuo portale; in questo turno non metti incantesimi.
power-summon = Richiamo
power-summon-effect = Pesca due incantesimi.
power-absolve = Assoluzione
power-absolve-effect = Restituisci tutti i tuoi poteri oscuri.
power-shift = Slittamento
power-shift-effect = Sposta un potere magico del tuo portale su un’altra runa libera.
power-unearth = Riesumazione
power-unearth-effect = Prendi in mano un incantesimo dagli scarti.
power-lure = Esca
power-lure-effect = Prendi in mano un incantesimo da una colonna.
power-molt = Muta
power-molt-effect = Scarta tutta la mano e pesca un incantesimo in più di quanti ne hai scartati.
power-tide = Marea
power-tide-effect = Scarta tutte le colonne, metti due nuovi incantesimi su ciascuna e prendine uno.
power-pilfer = Furto
power-pilfer-effect = Prendi un incantesimo a caso dalla mano di un avversario. Poi prendi un potere oscuro.
power-burden = Fardello
power-burden-effect = Dai uno dei tuoi poteri oscuri a un avversario che ne ha meno di tre.
power-omen = Presagio
power-omen-effect = Lancia due dadi; non portano poteri oscuri.
power-weave = Tessitura
power-weave-effect = In questo turno puoi mettere un incantesimo con una sola runa coperta.
power-scry = Veggenza
power-scry-effect = Pesca tre incantesimi, poi scartane due dalla mano.

# Wizards.
wizard-archivist = Archivista
wizard-archivist-effect = Puoi tenere in mano sei incantesimi.
wizard-geometer = Geometra
wizard-geometer-effect = Sette poteri magici possono restare sul tuo portale.
wizard-gambler = Giocatore d’azzardo
wizard-gambler-effect = Quando due tuoi dadi sono uguali, il guardiano riceve un potere magico se ha uno spazio libero.
wizard-stargazer = Astronomo
wizard-stargazer-effect = I tuoi dadi che mostrano una luna valgono come stelle.
wizard-dreamer = Sognatore
wizard-dreamer-effect = Quando riposi, pesca fino a due incantesimi finché la mano ha posto.
wizard-hermit = Eremita
wizard-hermit-effect = Quando riposi, il guardiano riceve un potere magico.
wizard-diplomat = Diplomatico
wizard-diplomat-effect = Scambi e furti del tuo guardiano non ti portano poteri oscuri.
wizard-hoarder = Collezionista
wizard-hoarder-effect = Se hai già un potere oscuro, scartare incantesimi in eccesso non te ne porta altri.
wizard-juggler = Giocoliere
wizard-juggler-effect = Restituire poteri magici in eccesso non ti porta poteri oscuri.
wizard-gleaner = Spigolatore
wizard-gleaner-effect = Quando prendi una colonna con un solo incantesimo o vuota, pescane un altro.
wizard-scholar = Studioso
wizard-scholar-effect = Quando scarti per pescare, pesca un incantesimo in più.
wizard-anatomist = Anatomista
wizard-anatomist-effect = Un incantesimo che metti sul torso vale un punto in più.
wizard-stoic = Stoico
wizard-stoic-effect = Ogni volta che prendi un potere oscuro, pesca un incantesimo se la mano ha posto.

# Tommy's cards.
tommy-sparks = Scintille
tommy-sparks-effect = Ogni guardiano con uno spazio libero riceve un potere magico; se la riserva non basta per tutti, nessuno lo riceve.
tommy-spring-cleaning = Grandi pulizie
tommy-spring-cleaning-effect = Tutti i poteri oscuri tornano nella riserva.
tommy-soot = Fuliggine
tommy-soot-effect = Ogni giocatore senza poteri oscuri ne prende uno.
tommy-whirlwind = Turbine
tommy-whirlwind-effect = Tutte le colonne vengono scartate e su ciascuna si mettono due incantesimi.
tommy-merry-go-round = Giostra
tommy-merry-go-round-effect = Ognuno passa tutta la mano a sinistra.
tommy-pickpocket = Borseggio
tommy-pickpocket-effect = Ognuno scarta un incantesimo a caso.
tommy-parcel = Pacchetto
tommy-parcel-effect = Ognuno pesca un incantesimo.
tommy-nibble = Spuntino
tommy-nibble-effect = Ogni portale perde un potere magico a caso.
tommy-paw-prints = Impronte
tommy-paw-prints-effect = Ogni portale riceve un potere magico su una runa libera a caso; se la riserva non basta per tutti, nessuno lo riceve.
tommy-burrow = Tana
tommy-burrow-effect = Gli scarti vengono mescolati nel mazzo.
tommy-larder = Dispensa
tommy-larder-effect = Ogni colonna riceve un incantesimo in più, fino a quattro.
tommy-sneeze = Starnuto
tommy-sneeze-effect = Il guardiano di ogni giocatore perde un potere magico.
tommy-deep-pockets = Tasche profonde
tommy-deep-pockets-effect = Ognuno può tenere in mano un incantesimo in più.
tommy-torn-pockets = Tasche bucate
tommy-torn-pockets-effect = Ognuno può tenere in mano un incantesimo in meno.
tommy-polished-frame = Cornice lucida
tommy-polished-frame-effect = Su ogni portale può restare un potere magico in più.
tommy-creaking-frame = Cornice cigolante
tommy-creaking-frame-effect = Su ogni portale può restare un potere magico in meno.
tommy-lost-die = Dado perduto
tommy-lost-die-effect = Nessuno lancia più di due dadi.
tommy-lucky-twins = Gemelli fortunati
tommy-lucky-twins-effect = Chi lancia due dadi uguali riceve un potere magico per il guardiano se ha uno spazio libero.
tommy-siesta = Siesta
tommy-siesta-effect = Chi riposa pesca un incantesimo se la mano ha posto.
tommy-consolation = Consolazione
tommy-consolation-effect = Chi prende un potere oscuro pesca un incantesimo se la mano ha posto.
tommy-truce = Tregua
tommy-truce-effect = Gli scambi non portano poteri oscuri.
tommy-centre-stage = Sotto i riflettori
tommy-centre-stage-effect = Un incantesimo messo sul torso vale un punto in più.
tommy-all-ears = Tutt’orecchi
tommy-all-ears-effect = Un incantesimo messo su un orecchio vale un punto in più.
tommy-patchwork = Patchwork
tommy-patchwork-effect = Alla fine, quattro angoli di quattro creature diverse valgono un punto.

# Creatures, places and spells.
creature-dragon = il drago
creature-griffin = il grifone
creature-minotaur = il minotauro
creature-sphinx = la sfinge
creature-yeti = lo yeti
creature-gargoyle = il gargoyle
creature-werewolf = il lupo mannaro
creature-faun = il fauno
portal-dragon = il portale del drago
portal-griffin = il portale del grifone
portal-minotaur = il portale del minotauro
portal-sphinx = il portale della sfinge
portal-yeti = il portale dello yeti
portal-gargoyle = il portale del gargoyle
portal-werewolf = il portale del lupo mannaro
portal-faun = il portale del fauno
place-left-ear = sull’orecchio sinistro
place-head = sulla testa
place-right-ear = sull’orecchio destro
place-left-hand = sulla mano sinistra
place-torso = sul torso
place-right-hand = sulla mano destra
place-left-leg = sulla gamba sinistra
place-tail = sulla coda
place-right-leg = sulla gamba destra
card-dragon-left-ear = l’orecchio sinistro del drago
card-dragon-head = la testa del drago
card-dragon-right-ear = l’orecchio destro del drago
card-dragon-left-hand = la mano sinistra del drago
card-dragon-torso = il torso del drago
card-dragon-right-hand = la mano destra del drago
card-dragon-left-leg = la gamba sinistra del drago
card-dragon-tail = la coda del drago
card-dragon-right-leg = la gamba destra del drago
card-griffin-left-ear = l’orecchio sinistro del grifone
card-griffin-head = la testa del grifone
card-griffin-right-ear = l’orecchio destro del grifone
card-griffin-left-hand = la mano sinistra del grifone
card-griffin-torso = il torso del grifone
card-griffin-right-hand = la mano destra del grifone
card-griffin-left-leg = la gamba sinistra del grifone
card-griffin-tail = la coda del grifone
card-griffin-right-leg = la gamba destra del grifone
card-minotaur-left-ear = l’orecchio sinistro del minotauro
card-minotaur-head = la testa del minotauro
card-minotaur-right-ear = l’orecchio destro del minotauro
card-minotaur-left-hand = la mano sinistra del minotauro
card-minotaur-torso = il torso del minotauro
card-minotaur-right-hand = la mano destra del minotauro
card-minotaur-left-leg = la gamba sinistra del minotauro
card-minotaur-tail = la coda del minotauro
card-minotaur-right-leg = la gamba destra del minotauro
card-sphinx-left-ear = l’orecchio sinistro della sfinge
card-sphinx-head = la testa della sfinge
card-sphinx-right-ear = l’orecchio destro della sfinge
card-sphinx-left-hand = la mano sinistra della sfinge
card-sphinx-torso = il torso della sfinge
card-sphinx-right-hand = la mano destra della sfinge
card-sphinx-left-leg = la gamba sinistra della sfinge
card-sphinx-tail = la coda della sfinge
card-sphinx-right-leg = la gamba destra della sfinge
card-yeti-left-ear = l’orecchio sinistro dello yeti
card-yeti-head = la testa dello yeti
card-yeti-right-ear = l’orecchio destro dello yeti
card-yeti-left-hand = la mano sinistra dello yeti
card-yeti-torso = il torso dello yeti
card-yeti-right-hand = la mano destra dello yeti
card-yeti-left-leg = la gamba sinistra dello yeti
card-yeti-tail = la coda dello yeti
card-yeti-right-leg = la gamba destra dello yeti
card-gargoyle-left-ear = l’orecchio sinistro del gargoyle
card-gargoyle-head = la testa del gargoyle
card-gargoyle-right-ear = l’orecchio destro del gargoyle
card-gargoyle-left-hand = la mano sinistra del gargoyle
card-gargoyle-torso = il torso del gargoyle
card-gargoyle-right-hand = la mano destra del gargoyle
card-gargoyle-left-leg = la gamba sinistra del gargoyle
card-gargoyle-tail = la coda del gargoyle
card-gargoyle-right-leg = la gamba destra del gargoyle
card-werewolf-left-ear = l’orecchio sinistro del lupo mannaro
card-werewolf-head = la testa del lupo mannaro
card-werewolf-right-ear = l’orecchio destro del lupo mannaro
card-werewolf-left-hand = la mano sinistra del lupo mannaro
card-werewolf-torso = il torso del lupo mannaro
card-werewolf-right-hand = la mano destra del lupo mannaro
card-werewolf-left-leg = la gamba sinistra del lupo mannaro
card-werewolf-tail = la coda del lupo mannaro
card-werewolf-right-leg = la gamba destra del lupo mannaro
card-faun-left-ear = l’orecchio sinistro del fauno
card-faun-head = la testa del fauno
card-faun-right-ear = l’orecchio destro del fauno
card-faun-left-hand = la mano sinistra del fauno
card-faun-torso = il torso del fauno
card-faun-right-hand = la mano destra del fauno
card-faun-left-leg = la gamba sinistra del fauno
card-faun-tail = la coda del fauno
card-faun-right-leg = la gamba destra del fauno
page-dragon-griffin = Drago e grifone
page-dragon-minotaur = Drago e minotauro
page-dragon-sphinx = Drago e sfinge
page-dragon-yeti = Drago e yeti
page-dragon-gargoyle = Drago e gargoyle
page-dragon-werewolf = Drago e lupo mannaro
page-dragon-faun = Drago e fauno
page-griffin-minotaur = Grifone e minotauro
page-griffin-sphinx = Grifone e sfinge
page-griffin-yeti = Grifone e yeti
page-griffin-gargoyle = Grifone e gargoyle
page-griffin-werewolf = Grifone e lupo mannaro
page-griffin-faun = Grifone e fauno
page-minotaur-sphinx = Minotauro e sfinge
page-minotaur-yeti = Minotauro e yeti
page-minotaur-gargoyle = Minotauro e gargoyle
page-minotaur-werewolf = Minotauro e lupo mannaro
page-minotaur-faun = Minotauro e fauno
page-sphinx-yeti = Sfinge e yeti
page-sphinx-gargoyle = Sfinge e gargoyle
page-sphinx-werewolf = Sfinge e lupo mannaro
page-sphinx-faun = Sfinge e fauno
page-yeti-gargoyle = Yeti e gargoyle
page-yeti-werewolf = Yeti e lupo mannaro
page-yeti-faun = Yeti e fauno
page-gargoyle-werewolf = Gargoyle e lupo mannaro
page-gargoyle-faun = Gargoyle e fauno
page-werewolf-faun = Lupo mannaro e fauno

# Al tavolo, nel browser.
table-hand = La tua mano
table-hand-size = { $count ->
    [one] un incantesimo in mano
   *[other] { $count } incantesimi in mano
}
table-points = { $count ->
    [one] un punto
   *[other] { $count } punti
}
table-magic = { $count ->
    [one] un potere magico
   *[other] { $count } poteri magici
}
table-dark = { $count ->
    [one] un potere oscuro
   *[other] { $count } poteri oscuri
}
table-empty = vuoto
table-covered = coperta
table-columns = Le colonne
table-column = Colonna { $column }
table-take-column = Prendi la colonna { $column }
table-pile = { $count ->
    [one] una carta nel mazzo
   *[other] { $count } carte nel mazzo
}
table-discards = { $count ->
    [0] nessuno scarto
    [one] un incantesimo scartato
   *[other] { $count } incantesimi scartati
}
table-discard-pile = Gli scarti
table-known = visto in questa mano: { $cards }
table-portal = Il portale di { $seat }
table-portal-own = Il tuo portale
table-place-empty = { $place }: vuoto
table-place-filled = { $place }: { $card }
table-rune = runa { $rune } { $place }
table-guardian = { $guardian }: { $magic ->
    [one] { $magic } magico
   *[other] { $magic } magici
}, { $dark ->
    [one] { $dark } oscuro
   *[other] { $dark } oscuri
}
table-ask-guardian = Chiedi aiuto al guardiano
table-powers = Che cosa fa il guardiano in cambio di un potere magico
table-rest = Riposa
table-draw = Pesca
table-done = Non mettere altro
table-dice = I tuoi dadi
table-die = dado: { $die }
table-offer = Gli incantesimi davanti a te
table-chosen = ha scelto
table-choosing = sta scegliendo
table-kept = Tieni { $card }. Gli altri stanno ancora scegliendo.
table-kept-both = Tieni «{ $wizard }» e «{ $power }». Gli altri stanno ancora scegliendo.
table-kept-page = Tieni questa pagina. Gli altri stanno ancora scegliendo.
table-wizards = Un mago
table-cards = Una carta del guardiano
table-keep = Tieni entrambi
table-page = La tua pagina del libro
table-line-joker = a scelta
table-goal = L’obiettivo
table-tommy = Tommy
table-tommy-lasting = Tommy resta
table-last-round = Ultimo giro
table-turn = Turno { $turn }
table-supply = Riserva: { $magic ->
    [one] { $magic } magico
   *[other] { $magic } magici
}, { $dark ->
    [one] { $dark } oscuro
   *[other] { $dark } oscuri
}
table-pad = Punti
table-so-far = Finora
table-at-end = Alla fine, così come stanno le cose
table-total = Totale
table-won = durante la partita
table-alike = Più incantesimi di una stessa creatura
table-save = Salva come immagine
table-picture = La creatura di { $seat }
table-dark-limit = Tre poteri oscuri su un guardiano, e la partita è persa.
table-solo-won = La creatura ha attraversato il portale.
table-solo-lost = I poteri oscuri sono stati più veloci.
table-spells-placed = { $count ->
    [one] { $count } incantesimo messo su 9
   *[other] { $count } incantesimi messi su 9
}
