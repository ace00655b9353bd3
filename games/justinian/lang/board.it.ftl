## Il tavolo

board-court = La corte, dalla posizione più bassa alla più alta
board-courtier = { $courtier } ({ $number }), posizione { $place }, vale { $points } nella fase { $phase }. Segnalini: { $tokens }.
board-courtier-bare = { $courtier } ({ $number }), posizione { $place }, vale { $points } nella fase { $phase }. Nessun segnalino.
board-token-of = { $seat-is ->
    [you] { $token }, tuo
   *[other] { $token } di { $seat }
}
board-favourite = Tuo favorito nel colore { $colours }.
board-home = a casa
board-full = pieno
board-ruler = Indica un consigliere: la linea d’oro mostra quanto varrebbe in ogni posizione.
board-holes = Una tessera ha tre fori, dall’alto per le fasi 1, 2 e 3. Ora conta la fase { $phase }.
board-holes-order = fori dall’alto
board-lift = Alza le tessere
board-lift-more = Ogni posizione ha venti numeri stampati. Il foro di una tessera ne mostra uno.

board-phases = Le fasi
board-phase-scored = Fase { $phase }: contato il colore { $colour }.
board-phase-later = Fase { $phase }: per contarla serve { $threshold }.
board-phase-now = Chi ha qui { $threshold } può avviare il conteggio.
board-phase-space = Spazio della fase { $phase }, i tuoi segnalini:
board-of = di { $threshold }
board-highest = sceglie il colore
board-rivals = I segnalini degli altri sullo spazio della fase
board-rival = { $seat }: { $count ->
    [0] nessun segnalino sullo spazio della fase
    [one] un segnalino sullo spazio della fase
   *[other] { $count } segnalini sullo spazio della fase
}
board-rival-total = { $seat }: { $total } sullo spazio della fase
board-rival-enough = { $seat } ha almeno { $threshold }: tutti hanno visto che gli è stato offerto il conteggio.

board-why-choose-title = Prima un segnalino
board-why-choose = Scegli un segnalino dalla mano, poi un consigliere o lo spazio della fase.

## Quel che è successo, una cosa alla volta

board-scoring-named = { $seat-is ->
    [you] Hai { $total } sullo spazio della fase e fai
   *[other] { $seat } ha { $total } sullo spazio della fase e fa
} contare il colore { $colour }.
board-step-back = Un passo indietro
board-step-forward = Un passo avanti
board-step-pause = Pausa
board-tale = Com’è andato il giro
board-tale-acts = Che cosa si racconta
board-tale-tokens = Segnalini
board-tale-moves = Movimenti
board-tale-cards = Carte
board-tale-points = Punti
board-tale-again = Rivedi
board-tale-skip = Salta
board-tale-skip-turn = Al mio turno
board-tale-who = { $seat-is ->
    [you] Tu
   *[other] { $seat }
}
board-tale-so-far = Finora { $sum }.
board-tale-together = In tutto { $sum }.
board-tale-rises = { $courtier } sale di { $steps }, da { $from } a { $to }.
board-tale-falls = { $courtier } scende di { $steps }, da { $from } a { $to }.
board-tale-ends = { $courtier } doveva muoversi di { $sum } e si ferma in fondo, da { $from } a { $to }.
board-tale-stays = { $courtier } doveva muoversi di { $sum }, ma è già in fondo.
board-tale-bare = Nessun segnalino sui consiglieri.
board-tale-nobody = Nessuno si muove.
board-tale-court = La corte adesso, dalla posizione più bassa: { $courtiers }.
board-afterwards = La corte alla fine, muovendo da { $side }: { $courtiers }

## La mano

board-hand = Dietro il tuo schermo: { $count ->
    [0] nessun segnalino
    [one] un segnalino
   *[other] { $count } segnalini
}
board-reserve = riserva
board-pass = Passa
board-pass-more = Pesca { $count ->
    [one] un segnalino
   *[other] { $count } segnalini
} su { $left } ed esci da questo giro.
board-pass-empty = La tua riserva è vuota. Esci da questo giro.
board-out = Hai passato
board-out-more = Sei fuori fino alla fine di questo giro.

board-cards = I tuoi favoriti
board-cards-more = valore se contati adesso
board-cards-next = valore nella fase { $phase }
board-card-place = { $number } in { $place }
board-points = { $count ->
    [one] punto
   *[other] punti
}
board-suit-gone = Contato nella fase { $phase }: { $points } per te
board-exchange = Scambia
board-exchange-first = Prima scegli una carta.
board-exchange-card = { $courtier } ({ $number }) va sotto il mazzetto; ne peschi un’altra nel colore { $colour }.
board-exchange-why = Scegli la carta da rendere, poi puoi scambiarla. Oppure tieni tutto.
board-keep = Tieni tutto
board-keep-more = Non scambi nessuna carta.

## Le altre decisioni

board-sides = Prima da sinistra o da destra
board-left = Da sinistra
board-right = Da destra
board-first-last = Comincia { $first }, finisce { $last }
board-look = Mostra sulla corte
board-places-change = { $count ->
    [0] Nessuno cambia posto.
    [one] Un consigliere cambia posto.
   *[other] { $count } consiglieri cambiano posto.
}
board-places-differ = { $count ->
    [0] Dall’altro lato finisce allo stesso modo.
   *[other] Dall’altro lato cambiano { $count } posti.
}
board-gains = Quanto varrebbero i tuoi favoriti
board-score = Conta adesso
board-score-more = I segnalini sullo spazio si scoprono. Chi ha il totale più alto sceglie il colore; gli altri prendono il loro in punti.
board-decline = Non ancora
board-score-short = Serve { $threshold }, e tu hai { $total }.
board-decline-more = I tuoi segnalini restano, e la domanda torna dopo il prossimo giro.
board-colours = Quale colore
board-colour-more = per te
board-colour-gone = già contato

## Che cosa si chiede

board-ask-token = Scegli un segnalino, o passa.
board-ask-token-more = Va coperto su un consigliere o sullo spazio della fase.
board-ask-alone = Tutti gli altri hanno passato. Puoi continuare, ma sullo spazio della fase va un solo altro segnalino.
board-ask-alone-laid = Tutti gli altri hanno passato e il tuo unico segnalino è sullo spazio della fase. Restano i consiglieri.
board-ask-empty = Non hai segnalini in mano: passa.
board-ask-place = Dove lo posi?
board-ask-place-court = Su un consigliere illuminato, coperto.
board-ask-place-more = Su un consigliere illuminato o sullo spazio della fase, coperto.
board-ask-side = Da che lato si muovono i consiglieri?
board-ask-side-more = I segnalini sono tutti scoperti: le due anteprime sono esatte.
board-ask-offer = Hai { $total }: contare adesso la fase { $phase }?
board-ask-offer-more = La domanda va a tutti quelli i cui segnalini potrebbero bastare: che i tuoi bastano, gli altri non lo sanno.
board-ask-offer-able = La domanda va solo a chi ha abbastanza: ora gli altri lo sanno.
board-ask-decline = Hai { $total }, e serve { $threshold }: puoi solo rinunciare.
board-ask-decline-more = La domanda arriva anche a te, così gli altri non lo vengono a sapere.
board-ask-colour = Il colore lo scegli tu: quale si conta?
board-ask-colour-more = Il tuo { $total } è il totale più alto. Tu non prendi punti per i segnalini; gli altri sì.
board-ask-exchange = Scambia una carta, o tienile tutte.
board-ask-exchange-more = Va sotto il suo mazzetto, e ne peschi un’altra dello stesso colore.
board-ask-return = Rendere { $courtier } ({ $number }) e pescare un’altra carta nel colore { $colour }?
board-ask-return-more = Quel che si pesca non si rende.

board-steps = A che punto è il giro
board-step-tokens = Segnalini
board-step-court = Corte
board-step-scoring = Conteggio

## Giocatori e mazzetti

board-fact-hand = mano
board-fact-reserve = riserva
board-passed = ha passato per { $nth ->
    [1] primo
    [2] secondo
    [3] terzo
   *[other] quarto
}
board-passed-last = ha passato per ultimo
board-begins = ha aperto il giro
board-known = Conosci una carta: { $courtier } nel colore { $colour }
board-piles = I mazzetti di carte
board-pile = { $colour }: { $count ->
    [one] una carta nel mazzetto.
   *[other] { $count } carte nel mazzetto.
}
board-pile-known = Hai reso { $courtier }: { $above ->
    [0] ora è in cima.
    [one] sopra c’è una carta.
   *[other] sopra ci sono { $above } carte.
}
