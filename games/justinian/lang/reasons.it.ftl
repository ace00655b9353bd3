
## Perché una mossa è buona o no

reason-cards-rise = Per i segnalini che { $seat-is ->
    [you] conosci, le tue carte
   *[other] { $seat } conosce, le sue carte
} ({ $colour }) varrebbero { $exact ->
    [yes] { "" }
   *[no] almeno{ " " }
}{ $points } in più.
reason-cards-fall = Per i segnalini che { $seat-is ->
    [you] conosci, le tue carte
   *[other] { $seat } conosce, le sue carte
} ({ $colour }) varrebbero { $exact ->
    [yes] { "" }
   *[no] almeno{ " " }
}{ $points } in meno.
reason-stranger = { $seat-is ->
    [you] Non hai
   *[other] { $seat } non ha
} carte di { $courtier } ({ $number }): ci perde chi le ha.
reason-feint = { $seat-is ->
    [you] Non hai
   *[other] { $seat } non ha
} carte di { $courtier } ({ $number }), ma gli altri non possono saperlo.
reason-enough = Sullo spazio della fase { $seat-is ->
    [you] avresti
   *[other] { $seat } avrebbe
} { $total }: abbastanza per avviare il conteggio, che chiede { $threshold }.
reason-short = Sullo spazio della fase { $seat-is ->
    [you] avresti
   *[other] { $seat } avrebbe
} { $total } dei { $threshold } che avviano il conteggio.
reason-space = Sullo spazio della fase { $seat-is ->
    [you] avresti
   *[other] { $seat } avrebbe
} { $total }: il totale più alto sceglie il colore.
reason-most-tokens = { $seat-is ->
    [you] Avresti
   *[other] { $seat } avrebbe
} più segnalini di tutti sullo spazio della fase: { $count }.
reason-draws = { $seat-is ->
    [you] Pescheresti
   *[other] { $seat } pescherebbe
} { $count ->
    [one] un segnalino
   *[other] { $count } segnalini
}.
reason-out = In questo giro { $count ->
    [one] un altro giocatore potrebbe
   *[other] altri { $count } giocatori potrebbero
} ancora posare segnalini, e { $seat-is ->
    [you] tu non potresti
   *[other] { $seat } non potrebbe
} rispondere.
reason-chooses-side = { $seat-is ->
    [you] Passeresti per ultimo e sceglieresti
   *[other] { $seat } passerebbe per ultimo e sceglierebbe
} da che lato si muovono i consiglieri.
reason-ties = { $seat-is ->
    [you] Passeresti per ultimo e vinceresti
   *[other] { $seat } passerebbe per ultimo e vincerebbe
} la parità per il totale più alto.
reason-side = A partire da { $side } le carte { $seat-is ->
    [you] che hai
   *[other] di { $seat }
} ({ $colour }) valgono { $points }, dall'altro lato { $other }.
reason-side-loses = A partire da { $side } le carte { $seat-is ->
    [you] che hai
   *[other] di { $seat }
} ({ $colour }) valgono solo { $points }, dall'altro lato { $other }.
reason-score = Il conteggio verrebbe mentre le carte { $seat-is ->
    [you] che hai
   *[other] di { $seat }
} ({ $colour }) valgono { $points }.
reason-waits = I segnalini { $seat-is ->
    [you] che hai
   *[other] di { $seat }
} restano sullo spazio della fase, per { $total }, e se ne possono aggiungere altri.
reason-colour = Le carte { $seat-is ->
    [you] che hai
   *[other] di { $seat }
} ({ $colour }) portano { $points } adesso.
reason-kept-colour = Le carte { $seat-is ->
    [you] che hai
   *[other] di { $seat }
} ({ $colour }) restano per dopo: nella fase { $phase } varrebbero { $points } così come stanno.
reason-exchange = { $courtier } ({ $number }) varrebbe { $points } nella fase { $phase } con la corte di adesso, le altre carte ({ $colour }) in media circa { $mean }.
reason-keep = Con la corte di adesso, nella fase { $phase } nessuna delle carte { $seat-is ->
    [you] che hai
   *[other] di { $seat }
} vale meno, in media, di quella che potrebbe arrivare al suo posto.

## Di che cosa parlano i problemi

theme-courtiers = Spostare i cortigiani
theme-secrecy = Nascondere le proprie carte
theme-scoring = Quando segnare punti
theme-tokens = Spendere segnalini
theme-ties = Parità e lati
theme-colours = Colori e scambi
