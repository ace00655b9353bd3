
## La mappa

board-map-for-3-4 = Mappa della Cina, lato per 3 e 4 giocatori
board-map-for-4-5 = Mappa della Cina, lato per 4 e 5 giocatori
board-whole = Tutta la mappa
board-colours = I colori delle regioni
board-alliance = Alleanza { $number }: { $one } e { $other }
board-house = { $seat-is ->
    [you] Il tuo palazzo
   *[other] Palazzo di { $seat }
} su { $region } { $number }
board-fort = Fortezza su { $region } { $number }
board-emissary = { $seat-is ->
    [you] Il tuo emissario
   *[other] Emissario di { $seat }
} in { $region }
board-marker = { $seat-is ->
    [you] Tu
   *[other] { $seat }
}: { $points ->
    [one] un punto
   *[other] { $points } punti
}
board-point-card = Una carta punti: cinquanta punti

board-info-cards = carte { $colour }
board-info-houses = Palazzi
board-info-free = { $count ->
    [0] completa
    [one] 1 casella libera
   *[other] { $count } caselle libere
}
board-info-worth = Contati ora
board-info-scored = Contati
board-info-fills = Contati subito
board-info-alliances = Alleanze alla fine
board-would-house = Con il tuo palazzo in { $region }
board-would-emissary = Con il tuo emissario in { $region }
board-info-court = Emissari
board-info-limit = { $count } su { $limit }

## Che cosa porterebbe un posto

board-space = { $region } { $number }
board-put-house = Palazzo su { $region } { $number }.
board-put-house-fort = Palazzo sulla fortezza di { $region } { $number }: raddoppia i tuoi punti.
board-put-fort = Fortezza su { $region } { $number }.
board-put-emissary = Emissario in { $region }.
board-would-fill = { $region } sarebbe completa e si conterebbe: { $points }.
board-would-have = Lì avresti { $count ->
    [one] un palazzo
   *[other] { $count } palazzi
}.
board-would-row = Le tue file lungo le strade: { $from } → { $to } punti alla fine.
board-would-lead = Stringeresti { $count ->
    [one] l'alleanza { $numbers }
   *[other] le alleanze { $numbers }
}.
board-would-bring = { $points ->
    [one] Un punto in più
   *[other] { $points } punti in più
} alla fine, stando così le cose.

board-why-choose-title = Prima una carta
board-why-choose = Scegli una carta dalla mano, o una coppia come jolly; poi il posto si accende.
board-why-house = Dove questo paga, tutte le caselle hanno già un palazzo.
board-why-emissary = Dove questo paga, nessuna corte ha posto: accoglie tanti emissari quanti sono i palazzi di chi ne ha di più.
board-why-fortification = Dove questo paga, non resta nessuna casella vuota per una fortezza.

## La mano

board-hand = La tua mano: { $count ->
    [one] una carta
   *[other] { $count } carte
}
board-card = Carta { $colour }: { $regions }
board-joker = Coppia come jolly
board-joker-not = non in { $regions }
board-spent = { $piece }, { $region }
board-exchanged = scambiata
board-pieces = I tuoi pezzi
board-left = { $count ->
    [one] rimasto
   *[other] rimasti
}
board-exchange = Scambia una carta
board-exchange-more = invece di piazzare
board-exchange-card = { $count ->
    [one] Scarta
   *[other] Scartane una
}
board-done = Basta, pesca

## Fila, mazzo, scarti

board-row = Fila scoperta
board-row-later = si pesca dopo aver piazzato
board-row-now = prendi una carta
board-pile = mazzo
board-pile-first = Il mazzo, al primo passaggio
board-pile-second = Il mazzo, al secondo e ultimo passaggio
board-pile-out = Il mazzo è esaurito
board-discards = scarti
board-end-far = Il mazzo si esaurisce due volte.
board-end-near = Secondo passaggio del mazzo.
board-end-now = Ultimo giro.
board-memory = Le carte finora
board-memory-discards = Scarti
board-memory-unseen = Mai viste

## La domanda

board-ask-place = Scegli una carta o una coppia, poi un posto.
board-ask-place-more = Paga un pezzo. Oppure scambia una carta.
board-ask-card = Scegli un posto acceso in { $regions }.
board-ask-pair = Jolly: un posto acceso, ma non in { $regions }.
board-ask-there = Scegli un posto acceso in { $region }.
board-ask-house = Palazzo: scegli una casella accesa.
board-ask-emissary = Emissario: scegli una casella drago accesa.
board-ask-fortification = Fortezza: scegli una casella accesa.
board-pays-card = Una carta { $colour }: un palazzo su una casella, un emissario sul drago.
board-pays-pair = Due carte { $colour }: un palazzo su una casella, un emissario sul drago.
board-cost-card = Costa una carta { $colour }.
board-cost-pair = Costa due carte { $colour }.
board-ask-exchange = Scambio: scegli la carta da scartare.
board-ask-exchange-more = In questo turno non piazzi niente.
board-ask-second = Un secondo pezzo in { $region }? Scegli una carta.
board-ask-second-more = Oppure pesca le carte.
board-ask-nothing = In { $region } non può seguire un secondo pezzo.
board-ask-nothing-more = Passa a pescare le carte.
board-ask-draw = Pesca ancora { $count ->
    [one] una carta
   *[other] { $count } carte
}.
board-ask-draw-more = Dalla fila scoperta, o coperta dal mazzo.
board-ask-row-only = Il mazzo è esaurito: dalla fila scoperta.
board-ask-pile-only = La fila scoperta è vuota: dal mazzo.

board-steps = Passi di questo turno
board-step-first = Pezzo
board-step-second = Secondo
board-step-draw = Pesca
board-step-exchange = Scambio

## Giocatori

board-start = Primo giocatore: tiene l'imperatore
board-fact-houses = { $count ->
    [one] 1 palazzo rimasto
   *[other] { $count } palazzi rimasti
}
board-fact-emissaries = { $count ->
    [one] 1 emissario rimasto
   *[other] { $count } emissari rimasti
}
board-fact-forts = { $count ->
    [0] Nessuna fortezza rimasta
    [one] La fortezza rimasta
   *[other] { $count } fortezze rimaste
}
board-fact-cards = { $count ->
    [one] 1 carta
   *[other] { $count } carte
} in mano, nessuna nota
board-fact-known = { $count ->
    [one] 1 carta
   *[other] { $count } carte
} in mano; tutti sanno di: { $cards }
board-fact-points = { $count ->
    [one] punto
   *[other] punti
}

## Il conteggio finale

board-count = Il conteggio finale
board-count-play = Mostra il conteggio finale
board-count-pause = Pausa
board-count-back = Un passo indietro
board-count-forward = Un passo avanti
board-count-before = Prima del conteggio.
board-count-before-more = Questi punti vengono dalle regioni man mano che si completavano.
board-count-open = Palazzi in { $region }.
board-count-open-more = La regione non è completa, ma si conta adesso.
board-count-alliance-more = Il maggior numero di emissari in entrambe: contano tutti e { $points }.
board-count-row = { $seat-is ->
    [you] Tu: una
   *[other] { $seat }: una
} fila di { $count } palazzi.
board-count-row-more = Un punto per ogni palazzo lungo la strada.
board-count-row-doubled = Un punto per ogni palazzo lungo la strada, raddoppiato da una fortezza.
board-count-winner = { $count ->
    [one] Il nuovo imperatore: { $seats }.
   *[other] Si dividono il trono: { $seats }.
}
board-count-over = Guarda sulla mappa da dove sono venuti i punti.

## Ciò che si ha ora, per l'aiuto su una cosa

board-now-region = { $houses ->
    [one] un palazzo
   *[other] { $houses } palazzi
}, per { $points } { $points ->
    [one] punto
   *[other] punti
} se si contasse ora; { $emissaries ->
    [one] un emissario
   *[other] { $emissaries } emissari
}.
board-now-region-full = { $houses ->
    [one] un palazzo
   *[other] { $houses } palazzi
}, già contati; { $emissaries ->
    [one] un emissario
   *[other] { $emissaries } emissari
}.
