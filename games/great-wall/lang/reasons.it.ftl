
## Perché una mossa è buona o no

reason-draw = { $seat-is ->
    [you] Avresti
   *[other] { $seat } avrebbe
} { $count ->
    [one] una carta
   *[other] { $count } carte
} in mano, con { $left } ancora nel mazzo.
reason-alone = { $seat-is ->
    [you] Saresti
   *[other] { $seat } sarebbe
} in testa nella sezione { $section }, senza rivali.
reason-lead = { $seat-is ->
    [you] Saresti
   *[other] { $seat } sarebbe
} in testa nella sezione { $section } per { $margin }.
reason-lead-taken = { $seat-is ->
    [you] Toglieresti
   *[other] { $seat } toglierebbe
} la testa della sezione { $section } a { $rival-is ->
    [you] te
   *[other] { $rival }
}, per { $margin }.
reason-lead-grows = Nella sezione { $section } il vantaggio { $seat-is ->
    [you] che hai
   *[other] di { $seat }
} su { $rival-is ->
    [you] di te
   *[other] { $rival }
} salirebbe da { $from } a { $margin }.
reason-level = { $seat-is ->
    [you] Raggiungeresti
   *[other] { $seat } raggiungerebbe
} { $rival-is ->
    [you] te
   *[other] { $rival }
} nella sezione { $section }: nessuno sarebbe più in testa.
reason-closer = { $seat-is ->
    [you] Saresti
   *[other] { $seat } sarebbe
} a { $margin } da { $rival-is ->
    [you] te
   *[other] { $rival }
} nella sezione { $section }, non più a { $from }.
reason-free = Non costa azioni: { $seat-is ->
    [you] ne hai
   *[other] { $seat } ne ha
} ancora { $left ->
    [one] una
   *[other] due
}.
reason-infantry = I Fanti { $seat-is ->
    [you] che hai
   *[other] di { $seat }
} nella sezione { $section } varrebbero insieme { $to }{ $from ->
    [0] { "" }
   *[other] , non { $from }
}.
reason-noble = Con il Nobile { $rival-is ->
    [you] scendi
   *[other] { $rival } scende
} da { $from } a { $to } nella sezione { $section }.
reason-noble-ends = Senza il Nobile le carte { $seat-is ->
    [you] che hai
   *[other] di { $seat }
} nella sezione { $section } valgono { $points } in più.
reason-cover = Senza quella carta ({ $card }) { $owner-is ->
    [you] hai
   *[other] { $owner } ha
} { $to } nella sezione { $section }, non { $from }.
reason-cover-out = { $owner-is ->
    [you] Non avresti
   *[other] { $owner } non avrebbe
} più carte nella sezione { $section }.
reason-hold = Il favore da { $favour } { $seat-is ->
    [you] sarebbe tuo
   *[other] sarebbe di { $seat }
} appena la sezione { $section } si conclude, chiunque la concluda.
reason-hold-alone = { $seat-is ->
    [you] Saresti
   *[other] { $seat } sarebbe
} ancora in testa nella sezione { $section }, senza rivali, con il { $left } ancora da reclamare.
reason-hold-leads = { $seat-is ->
    [you] Saresti
   *[other] { $seat } sarebbe
} ancora in testa nella sezione { $section } per { $margin }, con il { $left } ancora da reclamare.
reason-hold-behind = Con il peso del favore da { $favour }, in testa nella sezione { $section } { $rival-is ->
    [you] saresti tu
   *[other] sarebbe { $rival }
}, per { $margin }.
reason-hold-level = Con il peso del favore da { $favour } nessuno sarebbe in testa nella sezione { $section }.
reason-finish = Così la sezione { $section } si conclude: { $mine } a { $seat-is ->
    [you] te
   *[other] { $seat }
}, { $theirs } a { $holder-is ->
    [you] te
   *[other] { $holder }
}.
reason-finish-both = Così la sezione { $section } si conclude e i due favori vanno a { $seat-is ->
    [you] te
   *[other] { $seat }
}: { $points } punti.
reason-unburdened = Nella sezione { $section } nessun favore pesa sul vantaggio, che resta { $margin }.
reason-forgo = Il favore da { $favour } della sezione { $section } resterebbe da reclamare, e al prossimo controllo la testa può essere di altri.
reason-last-card = { $seat-is ->
    [you] Giocheresti
   *[other] { $seat } giocherebbe
} l'ultima carta: tutti gli altri hanno ancora un turno.
reason-last-card-ahead = { $seat-is ->
    [you] Giocheresti l'ultima carta e daresti
   *[other] { $seat } giocherebbe l'ultima carta e darebbe
} inizio alla fine, avendo finora più favore di tutti.

## Di che cosa parlano i problemi

theme-lead = Prendere il comando
theme-hold = Tenere una sezione
theme-deny = Negare il comando
theme-powers = Poteri delle carte
theme-dragon = Draghi
theme-claim = Riscuotere favori
theme-cards = Pescare carte
theme-end = Chiudere la partita
