# L'Imperatore della Cina, in italiano.

emperor = L'Imperatore della Cina
emperor-line = Costruisci lungo le strade, manda emissari a corte e conta le alleanze.

seat-1 = Blu
seat-2 = Rosso
seat-3 = Giallo
seat-4 = Verde
seat-5 = Viola

## Carte, pezzi e luoghi

yellow = { $count ->
    [one] gialla
   *[other] gialle
}
red = { $count ->
    [one] rossa
   *[other] rosse
}
orange = arancione
green = { $count ->
    [one] verde
   *[other] verdi
}
purple = viola

house = { $count ->
    [one] palazzo
   *[other] palazzi
}
emissary = { $count ->
    [one] emissario
   *[other] emissari
}
fortification = { $count ->
    [one] fortezza
   *[other] fortezze
}

full-regions = Regioni complete
open-regions = Regioni aperte
alliances = Alleanze
roads = Strade

## Opzioni

option-fortifications = Fortezze
    .without = Senza fortezze.
    .with = Ognuno ha una fortezza, che raddoppia.
option-side = Lato del tabellone
    .by-seats = Il lato adatto al numero di giocatori; in quattro, quello per 3 e 4.
    .for-3-4 = Il lato per 3 e 4 giocatori.
    .for-4-5 = Il lato per 4 e 5 giocatori, con più strade.
option-roads = File lungo le strade
    .rows = Conta ogni fila di almeno quattro palazzi, purché le file non abbiano palazzi in comune.
    .one-row = Conta una sola fila per ogni gruppo di palazzi uniti da strade.
option-first = Primo giocatore
    .random = Decide la sorte chi comincia.
    .seat-1 = Comincia il posto 1.
    .seat-2 = Comincia il posto 2.
    .seat-3 = Comincia il posto 3.
    .seat-4 = Comincia il posto 4.
    .seat-5 = Comincia il posto 5.
fault-side = Il lato { $side } non è adatto a { $seats } giocatori. In tre si gioca su for-3-4, in cinque su for-4-5; solo in quattro si sceglie.

## Regole: il titolo, e perché una mossa è rifiutata

place-or-exchange = Piazzare o scambiare
    .refusal = { $seat-is ->
        [you] Devi
       *[other] { $seat } deve
    } piazzare un pezzo o scambiare una carta: il turno non si può saltare.
exchange-instead = Scambiare invece di piazzare
    .refusal = { $seat-is ->
        [you] Hai
       *[other] { $seat } ha
    } già piazzato un pezzo in questo turno. Si scambia una carta soltanto invece di piazzare.
one-region = Una regione per turno
    .refusal = { $seat-is ->
        [you] In questo turno hai
       *[other] { $seat } in questo turno ha
    } piazzato un pezzo in { $first }, quindi il secondo non può andare in { $region }: i due pezzi di un turno vanno nella stessa regione.
empty-region = Un solo pezzo apre una regione vuota
    .refusal = { $seat-is ->
        [you] Hai
       *[other] { $seat } ha
    } aperto una regione vuota, che accoglie un solo pezzo per turno. Ora si pescano le carte.
two-pieces = Due pezzi per turno
    .refusal = { $seat-is ->
        [you] Hai
       *[other] { $seat } ha
    } piazzato due pezzi, e un terzo nel turno non c'è. Ora si pescano le carte.
turn-draw = Pescare chiude il turno
    .refusal = { $seat-is ->
        [you] Hai
       *[other] { $seat } ha
    } { $after ->
        [exchange] scambiato una carta invece di piazzare, e in un turno lo si fa una volta.
       *[one] finito di piazzare in questo turno.
    } Ora si pescano le carte, fino ad averne tre in mano.
draw-later = Si pesca dopo aver piazzato
    .refusal = { $step ->
        [second] { $seat-is ->
            [you] Hai
           *[other] { $seat } ha
        } piazzato un pezzo. Si pesca dopo il secondo, o quando si rinuncia a piazzarlo.
       *[place] { $seat-is ->
            [you] Peschi
           *[other] { $seat } pesca
        } soltanto dopo aver piazzato, o dopo aver ceduto una carta nello scambio.
    }
space-missing = Le caselle palazzo
    .refusal = { $region } non ha la casella palazzo { $number }: ne ha { $count }.
space-taken = Un palazzo per casella
    .refusal = Sulla casella { $number } di { $region } sorge { $owner-is ->
        [you] un tuo palazzo
       *[other] un palazzo di { $owner }
    }. Una casella tiene un solo palazzo.
emissary-house = Niente emissari senza palazzi
    .refusal = In { $region } non c'è ancora nessun palazzo, quindi la sua corte non accoglie emissari.
emissary-limit = Il limite degli emissari
    .refusal = In { $region } non c'è posto per un altro emissario: ne accoglie quanti sono i palazzi di chi ne ha di più ({ $seat-is ->
        [you] tu
       *[other] { $seat }
    }, { $limit }). { $opens ->
        [0] Nessuno può averne di più, quindi non si aprirà nessun posto.
       *[other] Si apre un posto quando qualcuno vi ha più palazzi di quanti ne ha ora il primo.
    }
fortifications-off = Giocare con le fortezze
    .refusal = A questo tavolo si gioca senza fortezze.
fortification-space = Dove sta una fortezza
    .refusal = La fortezza vuole una casella vuota; sulla casella { $number } di { $region } c'è già qualcosa.
supply = I pezzi della riserva
    .refusal = { $seat-is ->
        [you] Non ti resta
       *[other] A { $seat } non resta
    } nessun pezzo di questo tipo: { $piece }.
payment-colour = Paga il colore della regione
    .refusal = Una carta { $card } non paga un pezzo in { $region }. Lo paga una carta { $colour }, oppure due carte uguali di un altro colore come jolly.
joker-other = Il jolly è di un altro colore
    .refusal = Una coppia { $card } non fa da jolly in { $region }, che è di quel colore: lì ogni carta { $colour } paga un pezzo.
hand = Le carte in mano
    .refusal = { $seat-is ->
        [you] Non hai
       *[other] { $seat } non ha
    } in mano { $count ->
        [one] una carta { $card }
       *[other] { $count } carte { $card }
    }{ $held ->
        [0] .
       *[other] , ma solo { $held }.
    }
row-card = La fila scoperta
    .refusal = Nella fila scoperta non c'è nessuna carta { $card }.
pile-empty = Il mazzo
    .refusal = Il mazzo è esaurito per la seconda volta. { $seat-is ->
        [you] Puoi
       *[other] { $seat } può
    } soltanto prendere carte dalla fila scoperta.

## Il diario

log-house = { $seat-is ->
    [you] Piazzi
   *[other] { $seat } piazza
} un palazzo su { $region } { $number } con { $count ->
    [one] una carta { $card }
   *[other] due carte { $card } come jolly
}.
log-house-fortified = { $seat-is ->
    [you] Piazzi
   *[other] { $seat } piazza
} un palazzo sulla fortezza di { $region } { $number } con { $count ->
    [one] una carta { $card }
   *[other] due carte { $card } come jolly
}.
log-emissary = { $seat-is ->
    [you] Mandi
   *[other] { $seat } manda
} un emissario in { $region } con { $count ->
    [one] una carta { $card }
   *[other] due carte { $card } come jolly
}.
log-fortification = { $seat-is ->
    [you] Metti la tua
   *[other] { $seat } mette la
} fortezza su { $region } { $number } con { $count ->
    [one] una carta { $card }
   *[other] due carte { $card } come jolly
}.
log-done = { $seat-is ->
    [you] Non piazzi
   *[other] { $seat } non piazza
} un secondo pezzo.
log-exchange = { $seat-is ->
    [you] Scambi
   *[other] { $seat } scambia
} una carta { $card }.
log-take = { $seat-is ->
    [you] Prendi
   *[other] { $seat } prende
} dalla fila una carta { $card }.
log-draw = { $seat-is ->
    [you] Peschi
   *[other] { $seat } pesca
} dal mazzo una carta { $card }.
log-draw-hidden = { $seat-is ->
    [you] Peschi
   *[other] { $seat } pesca
} dal mazzo.
log-full = { $region } è completa, quindi si contano i suoi palazzi.
log-open = Si contano i palazzi in { $region }.
log-house-points = { $seat-is ->
    [you] Ottieni
   *[other] { $seat } ottiene
} { $points ->
    [one] un punto
   *[other] { $points } punti
} per { $houses ->
    [one] un palazzo
   *[other] { $houses } palazzi
}.
log-house-points-doubled = { $seat-is ->
    [you] Ottieni
   *[other] { $seat } ottiene
} { $points } punti, raddoppiati da una fortezza, per { $houses ->
    [one] un palazzo
   *[other] { $houses } palazzi
}.
log-reshuffled = Il mazzo è esaurito per la prima volta: gli scarti, mescolati, formano quello nuovo.
log-last-round = Il mazzo è esaurito per la seconda volta: il giro finisce dopo il { $seat-is ->
    [you] tuo turno
   *[other] turno di { $seat }
}.
log-nothing-to-place = Nessuno può più piazzare niente.
log-over = La partita è finita.
log-alliance = Alleanza { $number }, { $one } e { $other }: { $points ->
    [one] un punto
   *[other] { $points } punti
} per { $seats }.
log-row = { $seat-is ->
    [you] Ottieni
   *[other] { $seat } ottiene
} { $points } punti per una fila di { $houses } palazzi ({ $regions }).
log-row-doubled = { $seat-is ->
    [you] Ottieni
   *[other] { $seat } ottiene
} { $points } punti per una fila di { $houses } palazzi, raddoppiata da una fortezza ({ $regions }).

## Un disegno in caratteri

sketch-emissaries = corte
sketch-player = { $points } { $points ->
    [one] punto
   *[other] punti
}; restano: { $houses } { $houses ->
    [one] palazzo
   *[other] palazzi
}, { $emissaries } { $emissaries ->
    [one] emissario
   *[other] emissari
}
sketch-hand = mano: { $cards }
sketch-row = fila scoperta: { $cards }
sketch-pile = mazzo: { $pile }, scarti: { $discards }, esaurito { $exhausted ->
    [0] mai
    [one] una volta
   *[other] due volte
}
sketch-cards = { $count } { $card }
sketch-none = nessuna
sketch-place = { $seat-is ->
    [you] Piazzi un pezzo o scambi
   *[other] { $seat } piazza un pezzo o scambia
} una carta.
sketch-second = { $seat-is ->
    [you] Puoi
   *[other] { $seat } può
} piazzare un secondo pezzo in { $region }.
sketch-draw = { $seat-is ->
    [you] Peschi
   *[other] { $seat } pesca
} le carte.

## Che cosa conta una verifica delle regole

things-houses = regioni con un palazzo
things-emissaries = regioni con un emissario
things-fortifications = regioni con una fortezza
things-exchanged = colori di carte scambiate
things-taken = colori di carte prese dalla fila scoperta
