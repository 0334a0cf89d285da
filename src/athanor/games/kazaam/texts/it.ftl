game-name = Kazaam!
game-tagline = Costruisci un corpo di nove parti, e intanto serviti di ognuna.
game-about = Apprendisti alchimisti costruiscono un omuncolo di nove parti. Ogni parte in gioco è un attrezzo: le orecchie origliano, le mani rubano, le gambe scavano, le code frustano, e una testa prevede che cosa tramano gli altri. La partita si ferma appena qualcuno gioca la nona parte, e vince il totale più alto.

option-head = Chi può rispondere con una testa
option-head-help = Una testa visibile può fermare la parte di un altro giocatore. Le regole pubblicate cambiano da una lingua all’altra.
option-head-any = Qualsiasi altro giocatore
option-head-targeted = Solo il giocatore bersaglio
option-first = Chi comincia
option-first-help = Per tradizione, l’ultimo che ha mutato il piombo in oro.
option-first-random = Estratto a sorte
option-box = La scatola
option-box-help = I tasselli e gli alchimisti con cui si gioca. Un tavolo può portare un file suo.
option-box-standard = La scatola standard

decision-act = { $left ->
    [one] Ti resta un’azione.
   *[other] Ti restano { $left } azioni.
}
waiting-act = { $seat } ha ancora { $left ->
    [one] un’azione
   *[other] { $left } azioni
}.
decision-answer = { $user_seat } usa { $part }. Giri la tua testa a faccia in giù per impedirlo?
waiting-answer = { $user_seat } usa { $part }; { $seat } può rispondere con una testa.
decision-take = Prendi un tassello dagli scarti.
waiting-take = { $seat } scava negli scarti.
decision-gather = Prendi tre ingredienti dalla riserva.
waiting-gather = { $seat } sceglie gli ingredienti.

order-answer = Quando un altro giocatore usa una parte e potresti girare la tua testa
order-answer-pass = Lascia fare sempre
order-answer-aimed = Ferma tutto ciò che prende di mira me, lascia fare il resto
order-answer-hand-or-tail = Ferma una mano o una coda che prende di mira me, lascia fare il resto

action-draw = Pesca un tassello.
action-play = Gioca { $tile }.
action-extract = Estrai { $tile }.
action-restore = Gira a faccia in su tutti i tuoi tasselli.
action-end-turn = Finisci il turno.
action-pry = Usa { $part } per guardare la mano di { $target_seat }.
action-steal = Usa { $part } per rubare un tassello a { $target_seat }.
action-dig = Usa { $part } per prendere un tassello dagli scarti.
action-digest = Usa il torso per prendere tre ingredienti.
action-lash = Usa la coda per colpire { $target_part } di { $target_seat }.
action-foresee = Gira la tua testa a faccia in giù e impediscilo.
action-let-pass = Lascia fare.
action-take = Prendi { $tile }.
action-gather = Prendi { $ingredients }.

event-game-began = Comincia { $seat }.
event-board-given = { $seat } gioca con { $alchemist }: { $ingredient }, { $homunculus }.
event-dealt = { $tiles ->
    [hidden] { $seat } pesca { $count ->
        [one] un tassello
       *[other] { $count } tasselli
    }.
   *[other] { $seat } pesca { $tiles }.
}
event-turn-began = Tocca a { $seat }.
event-turn-began-own = Tocca a te.
event-drew = { $tile ->
    [hidden] { $seat } pesca un tassello.
   *[other] { $seat } pesca { $tile }.
}
event-shuffled = Gli scarti ({ $count ->
    [one] un tassello
   *[other] { $count } tasselli
}) vengono mescolati e formano il nuovo mazzo.
event-played = { $seat } gioca { $tile } e paga { $ingredients }.
event-extracted = { $seat } estrae { $tile } { $ingredients_count ->
    [0] senza ricavarne nulla
   *[other] e ne ricava { $ingredients }
}.
event-restored = { $seat } gira a faccia in su { $count ->
    [one] un tassello
   *[other] { $count } tasselli
}.
event-turn-ended = { $seat } finisce il turno.
event-used = { $target_part ->
    [hidden] { $target_seat ->
        [hidden] { $seat } usa { $part }.
       *[other] { $seat } usa { $part } contro { $target_seat }.
    }
   *[other] { $seat } usa { $part } contro { $target_part } di { $target_seat }.
}
event-foresaw = { $seat } gira una testa a faccia in giù per fermare { $part } di { $target_seat }.
event-passed = { $seat } lascia fare.
event-cancelled = Era previsto: { $part } di { $seat } non ha effetto.
event-pried = { $tiles ->
    [hidden] { $seat } guarda la mano di { $target_seat }.
   *[other] { $tiles_count ->
        [0] { $seat } guarda la mano di { $target_seat }: è vuota.
       *[other] { $seat } guarda la mano di { $target_seat } e vede { $tiles }.
    }
}
event-stole = { $tile ->
    [hidden] { $seat } ruba un tassello a { $target_seat }.
   *[other] { $seat } ruba { $tile } a { $target_seat }.
}
event-dug = { $tile ->
    [hidden] { $seat } prende un tassello dagli scarti.
   *[other] { $seat } prende { $tile } dagli scarti.
}
event-gathered = { $seat } prende dalla riserva { $ingredients }.
event-came-to-nothing = { $seat } usa { $part } e non trova nulla da prendere.
event-turned-down = { $seat } gira a faccia in giù { $tile } di { $target_seat }.
event-destroyed = { $seat } scarta { $tile } di { $target_seat }.
event-game-ended = Kazaam! { $seat } ha giocato la nona parte. { $winner_seats_count ->
    [one] Vince
   *[other] Vincono insieme
} { $winner_seats }.

ending-nine-parts = È stata giocata la nona parte.

alchemist-severus = Severus
alchemist-severus-about = Parla poco, pesa tutto due volte e tiene il mercurio in un teschio cavo.
alchemist-zosima = Zosima
alchemist-zosima-about = Annota i suoi sogni di serpenti che si mordono la coda, e odora di zolfo tutto l’anno.
alchemist-perenella = Perenella
alchemist-perenella-about = Coltiva la mandragora in cantina e le ha fatto una sciarpa a maglia. Tutto ciò che ha il pelo può dormire nel suo letto.
alchemist-cornelius = Cornelius
alchemist-cornelius-about = Non ha mai visto un unicorno, ma possiede undici corni, e uno scarabeo per ciascuno.
alchemist-basilius = Basilius
alchemist-basilius-about = Niente sopracciglia, niente pazienza, e un barile di sangue di drago dietro la porta.
alchemist-minerva = Minerva
alchemist-minerva-about = Abita in una quercia cava, porta una piuma di fenice e ha già letto i tuoi appunti.

ingredient-mercury = mercurio
ingredient-sulphur = zolfo
ingredient-mandrake = mandragora
ingredient-unicorn-horn = corno di unicorno
ingredient-dragon-blood = sangue di drago
ingredient-phoenix-feather = piuma di fenice

part-head = la testa
part-torso = il torso
part-tail = la coda
part-left-hand = la mano sinistra
part-right-hand = la mano destra
part-left-leg = la gamba sinistra
part-right-leg = la gamba destra
part-left-ear = l’orecchio sinistro
part-right-ear = l’orecchio destro

target_part-head = la testa
target_part-torso = il torso
target_part-tail = la coda
target_part-left-hand = la mano sinistra
target_part-right-hand = la mano destra
target_part-left-leg = la gamba sinistra
target_part-right-leg = la gamba destra
target_part-left-ear = l’orecchio sinistro
target_part-right-ear = l’orecchio destro

homunculus-fire = l’omuncolo di fuoco
homunculus-bone = l’omuncolo d’osso
homunculus-scale = l’omuncolo di scaglie
homunculus-wood = l’omuncolo di legno
homunculus-fur = l’omuncolo di pelliccia
homunculus-chitin = l’omuncolo di chitina
homunculus-stone = l’omuncolo di pietra

material-fire = fuoco
material-bone = osso
material-scale = scaglie
material-wood = legno
material-fur = pelliccia
material-chitin = chitina
material-stone = pietra

power-head = Prevedere: quando un altro giocatore usa una parte, gira questa testa a faccia in giù e quell’uso non ha effetto. Non è mai un’azione.
power-torso = Digerire: prendi dalla riserva tre ingredienti a tua scelta.
power-tail = Frustare: scegli un tassello in gioco, ma non questo. Se è visibile viene girato a faccia in giù; se è già coperto viene scartato.
power-left-hand = Rubare: prendi un tassello a caso dalla mano di un altro giocatore. Non con sei tasselli in mano.
power-right-hand = Rubare: prendi un tassello a caso dalla mano di un altro giocatore. Non con sei tasselli in mano.
power-left-leg = Scavare: prendi dagli scarti un tassello a tua scelta. Non con sei tasselli in mano.
power-right-leg = Scavare: prendi dagli scarti un tassello a tua scelta. Non con sei tasselli in mano.
power-left-ear = Origliare: guarda la mano di un altro giocatore.
power-right-ear = Origliare: guarda la mano di un altro giocatore.

tile-fire-head = la testa di fuoco
tile-fire-head-2 = l’altra testa di fuoco
tile-fire-torso = il torso di fuoco
tile-fire-torso-2 = l’altro torso di fuoco
tile-fire-tail = la coda di fuoco
tile-fire-tail-2 = l’altra coda di fuoco
tile-fire-left-hand = la mano sinistra di fuoco
tile-fire-left-hand-2 = l’altra mano sinistra di fuoco
tile-fire-right-hand = la mano destra di fuoco
tile-fire-right-hand-2 = l’altra mano destra di fuoco
tile-fire-left-leg = la gamba sinistra di fuoco
tile-fire-left-leg-2 = l’altra gamba sinistra di fuoco
tile-fire-right-leg = la gamba destra di fuoco
tile-fire-right-leg-2 = l’altra gamba destra di fuoco
tile-fire-left-ear = l’orecchio sinistro di fuoco
tile-fire-left-ear-2 = l’altro orecchio sinistro di fuoco
tile-fire-right-ear = l’orecchio destro di fuoco
tile-fire-right-ear-2 = l’altro orecchio destro di fuoco
tile-bone-head = la testa d’osso
tile-bone-head-2 = l’altra testa d’osso
tile-bone-torso = il torso d’osso
tile-bone-torso-2 = l’altro torso d’osso
tile-bone-tail = la coda d’osso
tile-bone-tail-2 = l’altra coda d’osso
tile-bone-left-hand = la mano sinistra d’osso
tile-bone-left-hand-2 = l’altra mano sinistra d’osso
tile-bone-right-hand = la mano destra d’osso
tile-bone-right-hand-2 = l’altra mano destra d’osso
tile-bone-left-leg = la gamba sinistra d’osso
tile-bone-left-leg-2 = l’altra gamba sinistra d’osso
tile-bone-right-leg = la gamba destra d’osso
tile-bone-right-leg-2 = l’altra gamba destra d’osso
tile-bone-left-ear = l’orecchio sinistro d’osso
tile-bone-left-ear-2 = l’altro orecchio sinistro d’osso
tile-bone-right-ear = l’orecchio destro d’osso
tile-bone-right-ear-2 = l’altro orecchio destro d’osso
tile-scale-head = la testa di scaglie
tile-scale-head-2 = l’altra testa di scaglie
tile-scale-torso = il torso di scaglie
tile-scale-torso-2 = l’altro torso di scaglie
tile-scale-tail = la coda di scaglie
tile-scale-tail-2 = l’altra coda di scaglie
tile-scale-left-hand = la mano sinistra di scaglie
tile-scale-left-hand-2 = l’altra mano sinistra di scaglie
tile-scale-right-hand = la mano destra di scaglie
tile-scale-right-hand-2 = l’altra mano destra di scaglie
tile-scale-left-leg = la gamba sinistra di scaglie
tile-scale-left-leg-2 = l’altra gamba sinistra di scaglie
tile-scale-right-leg = la gamba destra di scaglie
tile-scale-right-leg-2 = l’altra gamba destra di scaglie
tile-scale-left-ear = l’orecchio sinistro di scaglie
tile-scale-left-ear-2 = l’altro orecchio sinistro di scaglie
tile-scale-right-ear = l’orecchio destro di scaglie
tile-scale-right-ear-2 = l’altro orecchio destro di scaglie
tile-wood-head = la testa di legno
tile-wood-head-2 = l’altra testa di legno
tile-wood-torso = il torso di legno
tile-wood-torso-2 = l’altro torso di legno
tile-wood-tail = la coda di legno
tile-wood-tail-2 = l’altra coda di legno
tile-wood-left-hand = la mano sinistra di legno
tile-wood-left-hand-2 = l’altra mano sinistra di legno
tile-wood-right-hand = la mano destra di legno
tile-wood-right-hand-2 = l’altra mano destra di legno
tile-wood-left-leg = la gamba sinistra di legno
tile-wood-left-leg-2 = l’altra gamba sinistra di legno
tile-wood-right-leg = la gamba destra di legno
tile-wood-right-leg-2 = l’altra gamba destra di legno
tile-wood-left-ear = l’orecchio sinistro di legno
tile-wood-left-ear-2 = l’altro orecchio sinistro di legno
tile-wood-right-ear = l’orecchio destro di legno
tile-wood-right-ear-2 = l’altro orecchio destro di legno
tile-fur-head = la testa di pelliccia
tile-fur-head-2 = l’altra testa di pelliccia
tile-fur-torso = il torso di pelliccia
tile-fur-torso-2 = l’altro torso di pelliccia
tile-fur-tail = la coda di pelliccia
tile-fur-tail-2 = l’altra coda di pelliccia
tile-fur-left-hand = la mano sinistra di pelliccia
tile-fur-left-hand-2 = l’altra mano sinistra di pelliccia
tile-fur-right-hand = la mano destra di pelliccia
tile-fur-right-hand-2 = l’altra mano destra di pelliccia
tile-fur-left-leg = la gamba sinistra di pelliccia
tile-fur-left-leg-2 = l’altra gamba sinistra di pelliccia
tile-fur-right-leg = la gamba destra di pelliccia
tile-fur-right-leg-2 = l’altra gamba destra di pelliccia
tile-fur-left-ear = l’orecchio sinistro di pelliccia
tile-fur-left-ear-2 = l’altro orecchio sinistro di pelliccia
tile-fur-right-ear = l’orecchio destro di pelliccia
tile-fur-right-ear-2 = l’altro orecchio destro di pelliccia
tile-chitin-head = la testa di chitina
tile-chitin-head-2 = l’altra testa di chitina
tile-chitin-torso = il torso di chitina
tile-chitin-torso-2 = l’altro torso di chitina
tile-chitin-tail = la coda di chitina
tile-chitin-tail-2 = l’altra coda di chitina
tile-chitin-left-hand = la mano sinistra di chitina
tile-chitin-left-hand-2 = l’altra mano sinistra di chitina
tile-chitin-right-hand = la mano destra di chitina
tile-chitin-right-hand-2 = l’altra mano destra di chitina
tile-chitin-left-leg = la gamba sinistra di chitina
tile-chitin-left-leg-2 = l’altra gamba sinistra di chitina
tile-chitin-right-leg = la gamba destra di chitina
tile-chitin-right-leg-2 = l’altra gamba destra di chitina
tile-chitin-left-ear = l’orecchio sinistro di chitina
tile-chitin-left-ear-2 = l’altro orecchio sinistro di chitina
tile-chitin-right-ear = l’orecchio destro di chitina
tile-chitin-right-ear-2 = l’altro orecchio destro di chitina
tile-stone-head = la testa di pietra
tile-stone-head-2 = l’altra testa di pietra
tile-stone-torso = il torso di pietra
tile-stone-torso-2 = l’altro torso di pietra
tile-stone-tail = la coda di pietra
tile-stone-tail-2 = l’altra coda di pietra
tile-stone-left-hand = la mano sinistra di pietra
tile-stone-left-hand-2 = l’altra mano sinistra di pietra
tile-stone-right-hand = la mano destra di pietra
tile-stone-right-hand-2 = l’altra mano destra di pietra
tile-stone-left-leg = la gamba sinistra di pietra
tile-stone-left-leg-2 = l’altra gamba sinistra di pietra
tile-stone-right-leg = la gamba destra di pietra
tile-stone-right-leg-2 = l’altra gamba destra di pietra
tile-stone-left-ear = l’orecchio sinistro di pietra
tile-stone-left-ear-2 = l’altro orecchio sinistro di pietra
tile-stone-right-ear = l’orecchio destro di pietra
tile-stone-right-ear-2 = l’altro orecchio destro di pietra

table-left = { $count ->
    [one] { $count } azione rimasta
   *[other] { $count } azioni rimaste
}
table-hand = La tua mano
table-hand-size = { $count ->
    [one] { $count } tassello in mano
   *[other] { $count } tasselli in mano
}
table-board = L’omuncolo di { $seat }
table-empty-place = { $part }: ancora nulla
table-face-up = a faccia in su
table-face-down = a faccia in giù
table-price = Costa { $ingredients }
table-gain = Rende { $ingredients }
table-favourites = Preferenze: { $ingredient } e { $homunculus }
table-supply = Riserva
table-pile = { $count ->
    [one] { $count } tassello nel mazzo
   *[other] { $count } tasselli nel mazzo
}
table-discards = { $count ->
    [one] { $count } tassello negli scarti
   *[other] { $count } tasselli negli scarti
}
table-known = Quello che sai
table-known-hand = Nella mano di { $seat }
table-maybe-hand = Forse nella mano di { $seat }
table-aimed-at-you = Il bersaglio sei tu.
table-points = { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}
table-points-parts = Parti
table-points-favourites = Omuncolo preferito
table-points-kinship = Tutti di uno stesso omuncolo
table-points-finisher = La nona parte
table-points-total = Totale
gain-parts = parte
gain-favourites = preferito
gain-kinship = tutti di un omuncolo
gain-finisher = nona parte

reason-finish = È la tua nona parte, { $tile }, e la vittoria è tua.
reason-build = Puoi pagare { $tile }: così le parti sono { $count } su nove.
reason-spare = Hai già quella parte in gioco; { $tile } rende di più in ingredienti.
reason-ingredients = Porta { $count } ingredienti, tra cui { $ingredient }, e te ne mancano.
reason-draw = Ti { $count ->
    [one] manca ancora una parte
   *[other] mancano ancora { $count } parti
}, e un tassello vale bene un’azione.
reason-restore = { $count ->
    [one] Un tuo tassello è coperto: così non dà punti, e una coda potrebbe portarlo via.
   *[other] { $count } tuoi tasselli sono coperti: così non danno punti, e una coda potrebbe portarli via.
}
reason-steal = Un tassello per te e uno in meno per { $seat }, che ne ha { $count }.
reason-steal-needed = Un tassello in meno per { $seat }, che probabilmente ha in mano { $part } e ne ha bisogno.
reason-tool = È il momento di usare { $part }: rende più di una pescata.
reason-lash-away = Già a faccia in giù, { $part } di { $seat } { $part_id ->
    [torso] è perso
    [left-ear] è perso
    [right-ear] è perso
   *[other] è persa
} per sempre.
reason-lash-down = A faccia in giù, { $part } di { $seat } non serve più, e la prossima coda può { $part_id ->
    [torso] portarlo
    [left-ear] portarlo
    [right-ear] portarlo
   *[other] portarla
} via.
reason-foresee = Quello che fa { $seat } ti costerebbe più della tua testa.
reason-keep-head = Tieni la testa per un colpo più duro.
reason-stop = Nulla di quello che potresti fare ora ti aiuterebbe.

error-hand-full = Hai già { $most } tasselli in mano. Prima giocane o estraine uno.
error-pile-empty = Non ci sono più tasselli da pescare. Aspetta che ne venga scartato uno, o fai altro.
error-tile-not-in-hand = Non hai in mano { $tile }. Scegli un tassello della tua mano.
error-place-taken = Questo posto è già occupato: { $part }. Ogni parte ha un posto solo.
error-cannot-pay = Non puoi pagare { $tile }: ti manca { $ingredient }{ $count ->
    [one] {""}
   *[other] {" "}e altro ancora
}. Prima estrai un tassello o usa un torso.
error-nothing-face-down = Tutti i tuoi tasselli sono già a faccia in su. Fai altro.
error-part-missing = Non hai in gioco { $part }. Prima { $part_id ->
    [torso] giocalo
    [left-ear] giocalo
    [right-ear] giocalo
   *[other] giocala
}.
error-part-face-down = { $part_id ->
    [head] La tua testa
    [torso] Il tuo torso
    [tail] La tua coda
    [left-hand] La tua mano sinistra
    [right-hand] La tua mano destra
    [left-leg] La tua gamba sinistra
    [right-leg] La tua gamba destra
    [left-ear] Il tuo orecchio sinistro
   *[right-ear] Il tuo orecchio destro
} è a faccia in giù. Prima gira a faccia in su i tuoi tasselli.
error-no-such-player = A questo tavolo non c’è il giocatore { $target_seat }. Scegline un altro.
error-target-self = Scegli un altro giocatore, non te.
error-tail-itself = Una coda non può scegliere sé stessa. Scegli un altro tassello in gioco.
error-no-such-target = Questa parte non è in gioco da { $target_seat }: { $part }. Scegli un tassello in gioco.
error-not-in-discards = Questo tassello non è negli scarti: { $tile }. Scegline uno che ci sia.
error-take-first = Prima prendi un tassello dagli scarti.
error-nothing-to-take = Non stai scavando negli scarti. Prima usa una gamba.
error-gather-first = Prima prendi tre ingredienti dalla riserva.
error-nothing-to-gather = Non stai prendendo ingredienti. Prima usa un torso.
error-gather-count = Un torso prende { $wanted } ingredienti, non { $count }.
error-supply-short = La riserva non ha tutto questo. Scegli un’altra combinazione.
error-head-no-action = Una testa non è un’azione. Risponde quando un altro giocatore usa una parte.
error-no-window = Nessuno ha usato una parte, non c’è nulla a cui rispondere. Aspetta che qualcuno lo faccia.
error-window-open = Si sta usando una parte. Aspetta che risponda { $asked_seat }.
error-answer-first = Si sta usando una parte. Rispondi con la tua testa o lascia fare.
error-not-asked = Non tocca a te rispondere, ma a { $asked_seat }. Aspetta il tuo momento.
error-no-such-tile = In questa scatola non c’è il tassello «{ $tile }». I tasselli si chiamano fire-head o bone-left-ear.
error-no-such-part = Nessuna parte «{ $part }» può farlo. Scegli una delle azioni proposte.
error-no-such-ingredient = L’ingrediente «{ $name }» non esiste. Scegli uno dei sei della riserva.

error-position-twice = In questa posizione c’è due volte { $tile }. Ogni tassello sta in un posto solo.
error-position-missing = In questa posizione manca { $tile }. Devono esserci tutti i 70 tasselli.
error-position-alchemist = «{ $name }» non è in questa scatola, o c’è due volte in questa posizione.
error-position-part = Questo tassello, { $tile }, non va qui: { $part }.
error-position-pile = Questa posizione ha scarti ma nessun mazzo. Sarebbero stati mescolati.
error-position-supply = Questa posizione ha più ingredienti della scatola: { $name }.
error-position-turn = In questa posizione non può toccare al posto { $turn_seat }.
error-position-left = Un turno ha tre azioni; secondo questa posizione ne restano { $left }.
error-position-finisher = La partita finisce quando un giocatore ha nove parti, e solo allora; questa posizione dice altro.
error-position-phase = Questa posizione non può attendere «{ $phase }».
error-position-use = Le parti in uso non stanno insieme in questa posizione (posto { $seat }).
error-position-knowledge = Quello che il posto { $seat } ricorda non può essere vero in questa posizione.
error-position-place = «{ $place }» non è un luogo per un tassello. I luoghi sono i posti, pile e discards.

error-box-unreadable = { $file }, riga { $line }: il file non si può leggere ({ $reason }).
error-box-too-long = { $file }, riga { $line }: { $count } caratteri sono troppi per una scatola. Il massimo è { $most }.
error-box-syntax = { $file }, riga { $line }: questo non è TOML ({ $reason }).
error-box-too-deep = { $file }, riga { $line }: è annidato più in profondità di qualunque scatola (al massimo { $most } livelli).
error-box-number = { $file }, riga { $line }: nessun numero di una scatola ha più di { $most } cifre.
error-box-unknown-name = { $file }, riga { $line }: una scatola non ha la voce «{ $name }». Toglila o correggi il nome.
error-box-missing-homunculus = { $file }, riga { $line }: manca { $homunculus }. Aggiungi la sua tabella.
error-box-unknown-part = { $file }, riga { $line }: «{ $name }» non è una parte. Le parti si chiamano head o left-ear.
error-box-missing-part = { $file }, riga { $line }: per { $homunculus } manca { $part }. Va aggiunto.
error-box-part-shape = { $file }, riga { $line }: { $part }, per { $homunculus }, dev’essere un tassello o una lista di due.
error-box-tile-count = { $file }, riga { $line }: { $homunculus } ha { $count } tasselli; devono essere { $wanted }.
error-box-unknown-ingredient = { $file }, riga { $line }: «{ $name }» non è un ingrediente. Correggi la parola.
error-box-unknown-homunculus = { $file }, riga { $line }: «{ $name }» non è un omuncolo. Correggi la parola.
error-box-symbols = { $file }, riga { $line }: un tassello mostra da { $low } a { $high } ingredienti, non { $count }.
error-box-alike = { $file }, riga { $line }: { $ingredient } compare più di { $most } volte su un tassello.
error-box-alchemists = { $file }, riga { $line }: gli alchimisti sono { $count }; devono essere { $wanted }.
error-box-alchemist-shape = { $file }, riga { $line }: a «{ $name }» servono un ingrediente e un omuncolo, e nient’altro.
error-box-alchemist-name = { $file }, riga { $line }: «{ $name }» non è un nome da alchimista. Dagliene uno corto.
error-box-supply = { $file }, riga { $line }: la riserva non può essere { $value }. Dai un numero da { $low } a { $high }.

## The table in the browser

table-own-board = Il tuo omuncolo
table-ingredients = Ingredienti di { $seat }
table-discard-pile = Scarti
table-draw = Pesca
table-restore = Ripristina
table-end-turn = Fine turno
table-play = Giocalo
table-extract = Estrailo
table-use = usalo
table-aim = Scegli il bersaglio
table-cancel = Annulla
table-ways = Che cosa puoi fare
table-hint = Tocca un tassello per vedere che cosa fa e che cosa puoi farne.
table-choose-tile = Scegli il tassello che la coda colpirà.
table-whose-pry = La mano di chi?
table-whose-steal = A chi?
table-price-mark = Costa
table-gain-mark = Rende
table-lacks = Ti manca: { $ingredients }.
table-place-taken = Hai già { $part } in gioco.
table-window = Una testa può rispondere
table-foresee = Impediscilo
table-answer-early = La tua risposta, già da ora
table-you-have = ne hai { $count }
table-mixture = La tua scelta
table-take-mixture = Prendili
table-start-over = Ricomincia
table-peek = Nella mano di { $seat }
table-peek-empty = Niente di niente.
table-peek-kept = Quello che hai visto resta nei tuoi appunti.
table-known-discards = Tra gli scarti
table-maybe-discards = Tra gli scarti, se nessuno l’ha ripreso
table-pad = Se finisse adesso
table-count = Punto per punto
table-level-tiles = Tasselli visibili
table-level-ingredients = Ingredienti
