# Una partita finita riguardata dalla casa, in italiano.

# ---- il momento
review-end = La partita è finita.
review-now = La situazione è questa.
review-after = Dopo { $count ->
    [one] 1 decisione
   *[other] { $count } decisioni
}
review-keys-marked = Alla decisione segnata precedente, seguente
review-keys-better = Mostra la mossa giocata (0), una migliore (da 1 a 3)
tab-moments = Momento
tab-chart = Grafico
log-marked = solo segnati

# ---- riguardare la partita
looking-nothing = La casa può riguardare questa partita.
looking-nothing-more = Quanto valeva ogni decisione, che cosa ha portato il caso e dove la partita è cambiata. Ci vogliono un minuto o due, e nessuno deve aspettare.
looking-ask = Riguarda la partita
looking-waiting = La casa riguarderà questa partita.
looking-waiting-more = Prima vengono altre partite. Intanto qui si può usare tutto, o andarsene.
looking-running = La casa sta riguardando la partita.
looking-running-more = { $seen } decisioni su { $count } viste da vicino, le altre da lontano. Intanto si può usare tutto, o andarsene.
looking-stopped = Vista fino alla decisione { $number }.
looking-stopped-more = Quel che è stato trovato resta. Chiunque può far continuare la casa.
looking-go-on = Continua
looking-failed = La casa non è riuscita a riguardare questa partita.
looking-failed-more = Quel che è stato trovato resta.
looking-again = Riprova
looking-stop = Ferma
looking-half = Metà della partita è stata riguardata.
looking-done = La partita è stata riguardata.

# ---- una decisione giudicata
judged-decides = { $you ->
    [yes] Decidi tu
   *[no] Decide { $name }
}
judged-when = Turno { $turns }, decisione { $number }
judged-not-yet = non ancora
judged-only = Nessuna scelta
judged-only-more = Non c'era altro da fare. Non conta nulla.
judged-as-good = Pari alla migliore
judged-best = La migliore
judged-good = Buona
judged-inaccuracy = Imprecisione
judged-mistake = Errore
judged-blunder = Errore grave
judged-lost = { $loss } persi
judged-to-win = { $change } di vittoria
judged-points = { $points } pt
judged-played = Giocata
judged-better = Meglio
judged-knew = { $you ->
    [yes] Ciò che sapevi
   *[no] Ciò che { $name } sapeva
}
judged-knew-more = è tutto quel che conta qui. Di { $count } mosse, le migliori sono state provate negli stessi mondi, distribuiti come { $you ->
    [yes] dovevi immaginarli tu
   *[no] { $name } doveva immaginarli
}.
judged-unknown = { $you ->
    [yes] Non potevi sapere:
   *[no] { $name } non poteva sapere:
}
judged-unknown-better = in realtà è andata meglio di quanto sembrasse da lì ({ $change }).
judged-unknown-worse = in realtà è andata peggio di quanto sembrasse da lì ({ $change }).
judged-luck = Poi il caso:
judged-unasked = Nessuno ha ancora chiesto alla casa quanto valesse questa decisione.
judged-afar = La casa ha visto questo momento solo da lontano. Gli sguardi da vicino seguono l'ordine della partita; chiedi di questo, e sarà il prossimo.
judged-now = Guarda subito questo
judged-stopped = La casa non ha visto questo momento da vicino.
judged-end = La fine
judged-end-more = Non resta nulla da decidere.

# ---- le probabilità
chances = Probabilità di vittoria
chances-more = prima di ogni decisione, a carte scoperte
chances-coarse = primo quadro; il tratteggio è visto da lontano
chances-summary = Probabilità di vittoria. All'inizio: { $start }. A metà: { $middle }. { $count ->
    [0] La tabella sotto riporta ogni decisione.
    [one] La partita è cambiata con la decisione { $turned }. La tabella sotto riporta ogni decisione.
   *[other] La partita è cambiata con le decisioni { $turned }. La tabella sotto riporta ogni decisione.
}
chances-table = Come tabella
chances-what = Che cosa è successo
chances-mark = Segno
legend-inaccuracy = imprecisione, da { $loss }
legend-mistake = errore, da { $loss }
legend-blunder = errore grave, da { $loss }
legend-lucky = pesca fortunata
legend-unlucky = pesca sfortunata

# ---- come è andata la partita
skill = I giocatori
skill-more = precisione da ciò che ciascuno poteva sapere; fortuna da ciò che il caso ha portato
skill-place = { $place }º posto
skill-points = { $count ->
    [one] punto
   *[other] punti
}
skill-accuracy = Precisione
skill-luck = Fortuna
skill-best = buone
skill-inaccuracies = imprecise
skill-mistakes = errori
skill-blunders = errori gravi
turned = Dove la partita è cambiata
turned-more = le svolte più grandi
turned-so-far = finora
turned-better = Meglio: { $move }
turned-lucky = Fortuna di { $name }
turned-unlucky = Sfortuna di { $name }
turned-choice = Una scelta
split = Come si è arrivati al risultato
split-more = inizio + abilità + fortuna + altri + nascosto = risultato
split-how = In percento. Le proprie mosse possono solo costare, misurate sulla migliore da ciò che si sapeva; la fortuna è ciò che ha portato il caso, gli altri ciò che hanno scelto, il nascosto ciò che da quel posto nessuno poteva vedere. Tratteggiato è perso, pieno è vinto.
split-start = Inizio
split-skill = Abilità
split-luck = Fortuna
split-others = Altri
split-hidden = Nascosto
split-result = Risultato
