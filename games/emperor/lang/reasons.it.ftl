
## Perché una mossa è buona o no

reason-share = { $points } a { $seat-is ->
    [you] te
   *[other] { $seat }
}
reason-closes = Così { $region } è completa: { $shares }.
reason-most-houses = { $seat-is ->
    [you] Avresti
   *[other] { $seat } avrebbe
} più palazzi di tutti in { $region }: { $count } contro { $rival-is ->
    [you] i tuoi { $theirs }
   *[other] { $theirs } di { $rival }
}.
reason-level-houses = { $seat-is ->
    [you] Raggiungeresti
   *[other] { $seat } raggiungerebbe
} { $rival-is ->
    [you] te
   *[other] { $rival }
} in { $region }: { $count ->
    [one] un palazzo
   *[other] { $count } palazzi
} a testa.
reason-room = In { $region } ci sarebbe posto per un altro emissario.
reason-opens = Apre { $region }, dove in questo turno si piazza un solo pezzo.
reason-doubled = Sulla fortezza, i palazzi { $seat-is ->
    [you] che hai
   *[other] di { $seat }
} in { $region } contano il doppio.
reason-fortified = Chi costruirà su { $region } { $number } conterà lì il doppio.
reason-row = Forma una fila di { $houses } palazzi lungo le strade: { $points } punti alla fine, allo stato attuale.
reason-row-near = { $seat-is ->
    [you] Avresti
   *[other] { $seat } avrebbe
} tre palazzi in fila lungo le strade: con il quarto si conta.
reason-blocks-row = Con un palazzo lì, { $rival-is ->
    [you] avresti
   *[other] { $rival } avrebbe
} { $points ->
    [one] un punto
   *[other] { $points } punti
} in più dalle strade.
reason-alliance = Crea l'alleanza di { $one } e { $other }: { $points } a { $seat-is ->
    [you] te
   *[other] { $seat }
} alla fine, allo stato attuale.
reason-alliance-grows = L'alleanza di { $one } e { $other } sale a { $points }.
reason-alliance-breaks = { $seat-is ->
    [you] Perderesti
   *[other] { $seat } perderebbe
} l'alleanza di { $one } e { $other }, che valeva { $points ->
    [one] un punto
   *[other] { $points } punti
}.
reason-first-emissary = { $seat-is ->
    [you] Avresti
   *[other] { $seat } avrebbe
} l'unico emissario in { $region }.
reason-most-emissaries = { $seat-is ->
    [you] Avresti
   *[other] { $seat } avrebbe
} più emissari di tutti in { $region }: { $count } contro { $rival-is ->
    [you] i tuoi { $theirs }
   *[other] { $theirs } di { $rival }
}.
reason-level-emissaries = { $seat-is ->
    [you] Raggiungeresti
   *[other] { $seat } raggiungerebbe
} { $rival-is ->
    [you] te
   *[other] { $rival }
} alla corte di { $region }.
reason-joker = Costa due carte dello stesso colore ({ $card }) come jolly.
reason-second = In { $region } può seguire un secondo pezzo.
reason-one-piece = In questo turno { $seat-is ->
    [you] piazzeresti
   *[other] { $seat } piazzerebbe
} un solo pezzo.
reason-no-piece = In questo turno { $seat-is ->
    [you] non piazzeresti
   *[other] { $seat } non piazzerebbe
} alcun pezzo.
reason-two-pieces = { $seat-is ->
    [you] Avresti
   *[other] { $seat } avrebbe
} in mano { $count } carte dello stesso colore ({ $card }): bastano per due pezzi ({ $regions }).
reason-pair = { $seat-is ->
    [you] Avresti
   *[other] { $seat } avrebbe
} in mano { $count } carte dello stesso colore ({ $card }), che altrove valgono come jolly.
reason-pays = Una carta di quel colore ({ $card }) paga un pezzo ({ $regions }).
reason-last-of-row = È l'ultima carta di quel colore ({ $card }) nella fila scoperta.
reason-secret = Nessun altro saprebbe di che carta si tratta.
reason-last-round = Il mazzo si esaurirebbe per la seconda volta: questo giro sarebbe l'ultimo.
reason-last-round-ahead = Il mazzo si esaurirebbe per la seconda volta: questo giro sarebbe l'ultimo, e allo stato attuale { $seat-is ->
    [you] sei
   *[other] { $seat } è
} in testa.

## Di che cosa parlano i problemi

theme-houses = Case in una regione
theme-closing = Chiudere e aprire regioni
theme-road = Costruire lungo la strada
theme-alliance = Alleanze fatte e rotte
theme-emissaries = Emissari a corte
theme-hand = Pagare con le carte giuste
theme-end = L'ultimo round
