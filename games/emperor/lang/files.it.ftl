## Che cosa non va nella notazione

notation-move = «{ $text }»: una mossa comincia con house, emissary, fortification, done, exchange, take o draw, non con «{ $rest }» (colonna { $column }).
notation-region = «{ $text }»: «{ $rest }» non comincia con una regione (colonna { $column }). Le regioni sono chin, qi, wei, shu, zhao, lu, han, yan e chu.
notation-space = «{ $text }»: una casella palazzo si scrive come «wei-3», da 1 a 8 (colonna { $column }).
notation-for = «{ $text }»: dopo il luogo viene «for» con ciò che paga, come in «house wei-3 for red» (colonna { $column }).
notation-pair = «{ $text }»: un jolly sono due carte, come in «green*2» (colonna { $column }).
notation-colour = «{ $text }»: «{ $rest }» non è un colore (colonna { $column }). I colori sono yellow, red, orange, green e purple.

## Che cosa non va in una posizione

position-players = { $count ->
    [one] C'è un giocatore
   *[other] Ci sono { $count } giocatori
}, ma la preparazione prevede { $seats } posti.
position-seat = Il posto { $number } non esiste: la preparazione prevede { $seats } posti.
position-exhausted = Il mazzo risulterebbe esaurito { $count } volte; la seconda chiude la partita.
position-phase = Il turno non torna: «second» vuole una regione, «draw» vuole ciò che è venuto prima (after), «place» e «over» né l'una né l'altro.
position-region-seats = { $region } elenca i pezzi di { $count } posti, ma i posti sono { $seats }.
position-space = { $region } non ha la casella palazzo { $number }: ne ha { $count }.
position-house-twice = Sulla casella { $number } di { $region } sorgono due palazzi.
position-fort-twice = Sulla casella { $number } di { $region } stanno due fortezze.
position-points = { $seat } avrebbe { $points } punti, ma le regioni complete ne hanno portati { $brought }.
position-fortifications-off = È stata piazzata una fortezza, ma al tavolo si gioca senza.
position-forts = Sulla mappa { $placed ->
    [one] c'è una fortezza
   *[other] ci sono { $placed } fortezze
}, ma i giocatori ne hanno piazzate { $used }.
position-houses = { $seat } ha { $count } palazzi sulla mappa; per colore ce ne sono { $most }.
position-emissaries = { $seat } ha { $count } emissari alle corti; per colore ce ne sono { $most }.
position-court = { $region } accoglie { $count } emissari; può accoglierne { $limit }, quanti sono i palazzi di chi ne ha di più.
position-cards = { $count ->
    [one] C'è in tutto una carta { $colour }
   *[other] Le carte { $colour } sono in tutto { $count }
}; con questi giocatori se ne usano { $printed }.
position-known = Si sa che { $seat } ha carte che in mano non ci sono.
position-hand = { $seat } ha in mano { $count } carte. Devono essere tre, o meno dopo aver piazzato, mentre si pesca e nell'ultimo giro.
position-row = Nella fila scoperta { $count ->
    [one] c'è una carta
   *[other] ci sono { $count } carte
}; all'inizio di un turno devono essere { $printed }.
position-pile = Il mazzo ha { $count } carte ed è stato esaurito { $exhausted } volte. È vuoto solo quando è stato esaurito due volte.
position-nothing-to-draw = Non resta niente da pescare, quindi il turno sarebbe finito.
position-placed = { $seat } pesca dopo aver piazzato, ma i pezzi del turno non stanno da nessuna parte: uno in una regione vuota (opening), uno accanto ad altri (one), o due accanto a un altro (two).
position-drawn = Nella fila scoperta { $count ->
    [one] manca una carta
   *[other] mancano { $count } carte
}, ma con questa mano { $seat } ne ha pescate da { $least } a { $most } in questo turno. Ciò che viene dalla fila è noto, ciò che viene dal mazzo no.
position-second = Un secondo pezzo in { $region } segue un primo di { $seat } che non ha aperto la regione: devono starci almeno due pezzi, di cui uno di { $seat }.
position-not-over = La partita non può essere finita: qualcuno può ancora piazzare un pezzo, e l'ultimo giro non è compiuto.
position-over = Nessuno può più piazzare niente, quindi la partita è finita.

## Che cosa non va in un file di tabellone

file-game = Questo è un file di tabellone per «{ $game }», non per il gioco «emperor».
file-name = Il tabellone vuole un nome: name = "…".
file-colour = «{ $colour }» in { $within } non è un colore. I colori sono yellow, red, orange, green e purple.
file-cards = { $count ->
    [one] C'è una carta { $colour }
   *[other] Ci sono { $count } carte { $colour }
}. Devono essere almeno 4, perché in tre se ne tolgono due.
file-cards-many = { $count ->
    [one] C'è una carta { $colour }
   *[other] Ci sono { $count } carte { $colour }
}, ma il gioco ne ha in tutto { $printed }.
file-cards-sum = { $count ->
    [one] C'è in tutto una carta
   *[other] Le carte sono in tutto { $count }
}; il gioco ne ha { $printed }.
file-region = La regione «{ $region }» non esiste (in { $within }). Le regioni sono chin, qi, wei, shu, zhao, lu, han, yan e chu; un altro nome da mostrare va in «name».
file-region-missing = In { $within } manca la regione «{ $region }».
file-region-name = La regione «{ $region }» vuole un nome che nessun'altra ha, non «{ $name }».
file-spaces = La regione «{ $region }» ha { $count } caselle palazzo. Devono essere da 4 a 8.
file-pairs = { $count ->
    [0] Nessuna regione ha questo colore: { $colour }. Quattro colori hanno due regioni ciascuno, uno ne ha una sola.
   *[other] { $count } regioni hanno lo stesso colore: { $colour }. Quattro colori hanno due regioni ciascuno, uno ne ha una sola.
}
file-alliances = { $count ->
    [one] C'è una sola alleanza
   *[other] Le alleanze sono { $count }
}; devono essere { $printed }.
file-alliance-name = «{ $name }» non è un'alleanza. Si chiamano da alliance-1 ad alliance-15.
file-alliance-missing = Manca l'alleanza { $number }.
file-alliance = L'alleanza { $number } deve essere fra due regioni, non «{ $between }».
file-alliance-self = L'alleanza { $number } è fra { $region } e sé stessa.
file-alliance-twice = Le alleanze { $first } e { $number } sono fra le stesse due regioni.
file-neighbours = L'alleanza { $number } rende { $one } e { $other } confinanti, ma hanno lo stesso colore: { $colour }. Regioni dello stesso colore non confinano mai.
file-road = La strada «{ $road }» in { $within } non porta da nessuna parte. Una strada sono due caselle palazzo, come «chin-1 chin-2», ed entrambe devono esistere.
file-road-self = La strada «{ $road }» porta da una casella a sé stessa.
file-road-twice = La strada «{ $road }» c'è due volte.
file-roadless = La casella { $space } non ha strade sul lato { $side }. Ogni casella palazzo ne ha almeno una.
file-sheet = Il foglio è { $width } per { $height }; entrambi devono essere da 200 a 4000.
file-drawn-spaces = Sul foglio hanno un posto { $drawn } caselle palazzo di «{ $region }», ma la regione ne ha { $count }.
file-corner = Il contorno di «{ $region }» usa l'angolo «{ $corner }», che non è fra gli angoli.
file-outline-short = Il contorno di «{ $region }» vuole almeno tre angoli.
file-outline-twice = Il contorno di «{ $region }» passa due volte per lo stesso angolo.
file-alliance-place = Il numero dell'alleanza { $number } non ha un posto sul foglio.
file-off-sheet = drawing.{ $what } è in { $x }, { $y }, fuori dal foglio.
file-edge-shared = La linea { $edge } appartiene a più di due contorni.
file-outlines-cross = I contorni di { $one } e { $other } si incrociano: linea { $edge } e linea { $edge-2 }.
file-no-border = L'alleanza { $number } unisce { $one } e { $other }, ma i loro contorni non hanno linee in comune.
file-no-alliance = { $one } e { $other } confinano, ma fra loro non c'è un'alleanza.
file-dragon-outside = La casella drago di «{ $region }» è fuori dal suo contorno.
file-space-outside = La casella palazzo { $space } è fuori dal contorno della sua regione.
file-roads-cross = Le strade «{ $one }» e «{ $other }» si incrociano. Le strade si incontrano solo alle caselle palazzo.
file-spaces-near = Le caselle palazzo { $one } e { $other } sono così vicine che sarebbero disegnate una sull'altra.
