## Il tavolo

board-section = Sezione { $section }
board-section-word = Sezione
board-closed = Terminata. Qui non arrivano più favori.
board-noble = Nobile: tutte valgono 1
board-tower = Le carte di { $seat } nella sezione { $section }
board-tower-own = Le tue carte nella sezione { $section }
board-totals = Totali nella sezione { $section }
board-weight = { $cards } di carte, meno il favore da { $favour }
board-last = Ultima mossa.

board-favour = Favore da { $favour }
board-favour-held = Favore da { $favour }: reclamato da { $seat }, sta su un { $card }
board-favour-held-own = Favore da { $favour }: reclamato da te, sta sul tuo { $card }

board-stone = { $card } di { $seat }: vale { $worth }.
board-stone-own = Il tuo { $card }: vale { $worth }.
board-stone-noble = Senza il Nobile varrebbe { $was }.
board-stone-covered = { $card } di { $seat }, sotto { $by-is ->
    [you] il tuo Drago
   *[other] il Drago di { $by }
}: non vale niente.
board-stone-covered-own = Il tuo { $card }, sotto { $by-is ->
    [you] il tuo stesso Drago
   *[other] il Drago di { $by }
}: non vale niente.
board-stone-echo = Drago di { $seat }, posato su { $owner-is ->
    [you] un tuo { $card }
   *[other] un { $card } di { $owner }
}: qui vale { $worth }.
board-stone-echo-own = Il tuo Drago, posato su { $owner-is ->
    [you] un tuo { $card }
   *[other] un { $card } di { $owner }
}: qui vale { $worth }.
board-stone-token = Porta il favore da { $favour }.

board-leads = { $seat } è in testa di { $by }
board-leads-own = Sei in testa di { $by }
board-alone = Qui c’è solo { $seat }
board-alone-own = Qui ci sei solo tu
board-tie = Parità: nessuno è in testa
board-nobody = Qui non ha ancora costruito nessuno

board-outcome-lead = saresti in testa
board-outcome-keep = resti in testa
board-outcome-other = in testa { $seat }
board-outcome-other-keeps = { $seat } resta in testa
board-outcome-tie = parità con { $rivals }
board-outcome-nobody = nessuno in testa
board-outcome-second = { $points } a te, { $held } a { $seat }
board-outcome-both = Li vinci entrambi: { $points }
board-take = { $favour }:

board-why-choose-title = Prima le carte
board-why-choose = Scegli le carte dalla mano, poi la sezione in cui giocarle.

## La mano

board-hand = La tua mano: { $count ->
    [one] una carta
   *[other] { $count } carte
}
board-hand-empty = Non hai carte in mano.
board-kind = { $card }
board-how-many = Quanti
board-how-many-of = Quanti { $card }
board-hint-plain = { $value } ciascuno
board-hint-infantry = { $together } insieme
board-hint-cavalry = { $value }, non costa azioni
board-hint-noble = { $value }, tutte valgono 1
board-hint-dragon = { $value }, o copre una carta
board-draw = Pesca
board-pile-left = { $count ->
    [0] finite
    [one] ne resta 1
   *[other] ne restano { $count }
}
board-decline = Rinuncia
board-decline-more = { $check ->
    [last] Non reclamare altro
   *[turn] Non reclamare in questo turno
}

## La domanda

board-ask-act = Gioca carte di un solo tipo, oppure pesca.
board-ask-play = Gioca carte di un solo tipo.
board-ask-draw = Pesca una carta.
board-ask-first = La prima delle tue due azioni.
board-ask-second = La seconda delle tue due azioni.
board-ask-section = Gioca { $count } { $card }: scegli una sezione.
board-ask-section-more = Oppure scegli altre carte, o pesca.
board-ask-cavalry-more = Il Cavaliere non costa azioni.
board-ask-noble-more = In quella sezione ogni carta varrà 1.
board-ask-dragon = Drago: scegli una carta da coprire, o una sezione.
board-ask-dragon-more = Una carta coperta perde valore e potere.
board-ask-claim = Sei in testa { $count ->
    [one] nella sezione { $sections }
   *[other] nelle sezioni { $sections }
}: { $claims ->
    [must] reclama un favore.
   *[may] reclama un favore, o rinuncia.
}
board-ask-claim-more = Il primo favore pesa contro di te finché la sezione non è terminata.
board-ask-claim-must = A questo tavolo chi è in testa deve reclamare.
board-ask-claim-last = L’ultimo controllo: ciò che resta incompiuto non vale punti.
board-ask-lay = Posa { $favour ->
    [1] l'1
    [8] l'8
   *[other] il { $favour }
} su una tua carta nella sezione { $section }.
board-ask-lay-more = Nessun Drago può coprire una carta con un favore.

board-steps = Le fasi di questo turno
board-step-check = Controllo
board-step-first = Azione 1
board-step-second = Azione 2

## Giocatori e riserva

board-fact-hand = { $count ->
    [one] 1 carta
   *[other] { $count } carte
} in mano
board-fact-pile = { $count ->
    [one] 1 carta
   *[other] { $count } carte
} nel mazzo
board-won-none = ancora nessun favore
board-won = { $count ->
    [one] 1 favore
   *[other] { $count } favori
}
board-won-open = { $count ->
    [one] 1 favore
   *[other] { $count } favori
} per { $worth }
board-supply = { $count ->
    [0] Non arrivano altri favori
    [one] Deve ancora arrivare 1 favore
   *[other] Devono ancora arrivare { $count } favori
}
board-supply-over = { $count ->
    [0] Tutti i favori sono arrivati
    [one] 1 favore non è mai arrivato
   *[other] { $count } favori non sono mai arrivati
}
board-removed = { $count ->
    [one] Fuori dal gioco: la coppia da { $favours }
   *[other] Fuori dal gioco: le coppie da { $favours }
}
