# La prima partita a Poison: ciò che si dice per strada.

tour-welcome = Queste sono le tue carte: pozioni di tre colori, e veleno. A ogni turno si versa una carta. Lo scopo: bere il meno possibile.
tour-first = Comincia: prendi il 5 rosso e versalo nel calderone di sinistra. La prima pozione dà il colore al calderone.
tour-colours = { $seat1 } ha cominciato un calderone blu, { $seat2 } ha aggiunto un 4 al rosso: 9. Nel rosso va solo il rosso, nel blu solo il blu.
tour-poison = Un veleno può andare in qualsiasi calderone e vale 4. Versa il tuo nel rosso: a 13 esatti è pieno e non succede niente.
tour-overflow = { $seat1 } ha dovuto versare un 2: 15 è più di 13. Il calderone è traboccato e { $seat1 } ha bevuto tutto tranne il 2, che resta dentro.
tour-drink = Il calderone blu contiene 12. Per questa volta fallo traboccare tu: versa il 2 blu.
tour-most = Hai bevuto due carte blu. Ogni pozione costa 1 punto, ogni veleno 2. Ma se di un colore hai bevuto più di chiunque altro, quel colore non ti costa nulla.
tour-count = Quando tutte le carte sono versate, ognuno mostra ciò che ha bevuto e lo si segna qui. Dopo l’ultima mano vince il totale più basso.
tour-go = È tutto qui. Le regole sono nel libro in alto, e dietro ogni punto interrogativo. Continua da qui, o torna all’inizio e apri un tavolo.
