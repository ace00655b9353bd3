
# La pagina del tavolo di ZhanGuo.

## Le parti della pagina

board-parts = Parti del tavolo
board-part-map = Mappa
board-part-mine = La mia plancia
board-part-info = Ricompense e Incarichi
board-map = Tabellone
board-walls = La Grande Muraglia
board-regions = La Grande Muraglia e le cinque Regioni
board-jumps = Parti della mappa
board-whole = Tutta
board-mine = La mia plancia
board-of = Plancia di { $seat }
board-info = Ricompense e Incarichi
board-court = Corte
board-court-more = o porta qui la carta
board-yours = I tuoi pezzi
board-yours-more = segnalini, poi riserva
board-supply = Riserva
board-tall = Valore 3
board-none = nessuno

## Sulla mappa

board-palace = { $seat-is ->
    [you] Il tuo Palazzo
   *[other] Palazzo di { $seat }
}, Regione { $region }
board-governor = { $seat-is ->
    [you] Il tuo Governatore
   *[other] Governatore di { $seat }
}, Regione { $region }
board-wall = { $seat-is ->
    [you] La tua Muraglia
   *[other] Muraglia di { $seat }
}, { $section }
board-square = Regione { $region }: { $spot }
board-build = Costruisci un Palazzo nella Regione { $region }
board-go = Sposta il Governatore nella Regione { $region }
board-tile = { $section }. Alla fine { $points } PV { $criterion }
board-space = { $section }, { $bars } { $bars ->
    [one] barretta
   *[other] barrette
}: { $points } PV

## Ricompense e Incarichi

board-rewards = Ricompense, round { $round } di 5
board-rewards-more = prima chi ha più segnalini
board-all-rounds = Tutti i round
board-anywhere = dove vuoi
board-or = o
board-standing = Segnalini dei giocatori
board-reward-taken = presa da { $seat-is ->
    [you] te
   *[other] { $seat }
}
board-lead-none = ancora nessun segnalino
board-lead = { $seat-is ->
    [you] Sei
   *[other] { $seat } è
} in testa di { $margin }
board-lead-tie = { $seat-is ->
    [you] Vinci
   *[other] { $seat } vince
} il pareggio
board-line = Linea delle Ricompense
board-line-more = decide i pareggi
board-tasks = Incarichi
board-tasks-more = somma dei posti × tuoi dischetti nella sezione
board-task-section = Sezione { $section }
board-task-done = fatto
board-forecast = Se la partita finisse ora

## Il conteggio finale

board-count = Il conteggio finale
board-count-more = Governatori, aspetti, Incarichi, Muraglie
board-count-before = Punti di prima
board-count-total = Totale

## La mia plancia

board-unrest = Malcontento
board-unrest-of = Malcontento { $unrest } su { $track }
board-silent = tace
board-silent-more = Malcontento alla fine: queste carte non rispondono, e qui niente Palazzi
board-no-palace = Qui niente Palazzi con questo Malcontento
board-full = pieno
board-governors-area = Area Governatori
board-workers-area = Area Lavoratori
board-officials = { $count } { $official }
board-workers = { $count ->
    [one] 1 Lavoratore
   *[other] { $count } Lavoratori
}
board-down = Regione { $region }: un Funzionario scende a lavorare, gratis
board-to-workers = Nell'Area Lavoratori della Regione { $region }
board-to-governors = Nell'Area Governatori della Regione { $region }
board-hire = Assumi Lavoratori nella Regione { $region }
board-calm = Abbassa il Malcontento nella Regione { $region }
board-plus-vp = +{ $points } PV

## Carte e Corte

board-hand = La mia mano: { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
board-card = { $card }, { $aspect }. { $action }: { $bonus }
board-higher = più alta
board-lower = più bassa
board-higher-wakes = più alta attiva
board-lower-wakes = più bassa attiva
board-none-wakes = non attiva nulla
board-to-beat = numero da battere
board-ruler = Il numero da battere è { $number }. Più basse nella tua mano: { $lower }. Più alte: { $higher }.
board-ruler-bare = La Corte è vuota: la prima carta è sia più alta sia più bassa.
board-court-bare = la prima carta è sia più alta sia più bassa
board-answer = { $count ->
    [one] abilità risponde
   *[other] abilità rispondono
}
board-governors = Governatori rimasti
board-palaces = Palazzi rimasti
board-walls-left = Muraglie rimaste
board-left = ne hai { $count }
board-why-choose-title = Prima che cosa si gioca
board-why-choose = Scegli una carta dalla mano, o ciò che si sposta; poi i posti si accendono.
board-why-other-title = Hai scelto altro
board-why-other = Ciò che hai scelto va in un posto acceso. Premilo di nuovo per lasciarlo, e scegli da capo.

## Che cosa ti si chiede

board-ask-board = Scegli la tua plancia.
board-ask-bid-first = Apri l'asta: offri almeno 1 PV.
board-ask-bid = L'offerta più alta è { $high } PV: offri di più o passa.
board-ask-bid-more = Chi vince sceglie una plancia.
board-ask-discard = Scegli una carta da mettere sotto il suo mazzo.
board-ask-discard-more = Ne tieni due per colore.
board-ask-play = Scegli una carta da giocare.
board-ask-play-more = Prima i Funzionari possono scendere a lavorare gratis.
board-ask-place = Metti { $card } sopra una Regione, o portala a Corte.
board-ask-down = Quale Funzionario scende nell'Area Lavoratori?
board-ask-official = Prendi un Funzionario: scegli dove metterlo.
board-ask-official-in = Prendi un Funzionario a scelta nella Regione { $region }.
board-ask-official-where = In quale Regione va il Funzionario { $official }?
board-ask-points = { $count ->
    [one] Ancora un punto: sposta un Funzionario.
   *[other] Ancora { $count } punti: sposta i tuoi Funzionari.
}
board-ask-points-more = Scendere nella stessa Regione è gratis.
board-ask-to = Dove?
board-ask-install = Dove insedi il Governatore?
board-ask-hire = Dove assumi Lavoratori?
board-ask-hire-more = Uno per ogni Funzionario nell'Area Lavoratori.
board-ask-palace = Dove costruisci il Palazzo?
board-ask-palace-worker = Quale altra Regione dà il terzo Lavoratore?
board-ask-tall = Prendi un segnalino di valore 3.
board-ask-wall = Dove costruisci la Muraglia?
board-ask-wall-worker = { $count ->
    [one] Quale Regione dà un Lavoratore per la Muraglia?
   *[other] Quale Regione dà un Lavoratore? Ne servono ancora { $count }.
}
board-ask-abilities = Le tue carte rispondono, nell'ordine che vuoi.
board-ask-marker = Prendi un segnalino Unificazione.
board-ask-calm = Dove scende di 1 il Malcontento?
board-ask-calm-worker = Dove scende di 1 il Malcontento, e arriva un Lavoratore?
board-ask-worker = Quale Lavoratore si sposta?
board-ask-governor = Quale dei tuoi Governatori si sposta?
board-ask-offer = Prendi { $reward } per { $aspect }?
board-ask-offer-in = Prendi { $reward } nella Regione { $region } per { $aspect }?
board-ask-offer-among = Prendi { $reward } nella Regione { $first } o { $last } per { $aspect }?
board-ask-offer-any = Prendi { $reward } in una Regione a scelta per { $aspect }?
board-ask-offer-more = Renderesti tutti i tuoi segnalini di colore { $colour } (valore { $count }), e il tuo dischetto scenderebbe nella Linea delle Ricompense.

## Il riquadro della giocata

board-place-it = Mettila qui: Unificazione
board-or-court = O portala a Corte
board-way-first = { $card } è la prima carta: conta come più alta e come più bassa.
board-way-higher = { $card } è più alta di { $top }: Muraglia, Palazzo e Assumere attivano le tue carte.
board-way-lower = { $card } è più bassa di { $top }: Reclutare e Governatore attivano le tue carte.
board-then = { $aspect } { $value }
board-then-level = { $aspect } { $value }, alla pari
board-then-lead = { $aspect } { $value }, sei in testa
board-then-silent = la Regione tace
board-ability-board = plancia
board-account = Questa giocata dà
board-account-none = Ancora nulla.
board-account-governor = Governatore in
board-account-palace = Palazzo in
board-account-workers = Lavoratori in
board-account-governs = governa
board-account-works = lavora in
board-account-task = { $task } della sezione { $section }, a fine turno
board-answers-then = Poi rispondono
board-answers-now = Rispondono
board-is-higher = { $card } è più alta di { $below }
board-is-lower = { $card } è più bassa di { $below }
board-use = Usa
board-used = usata
board-end-turn = Fine turno
board-done-points = Basta punti
board-done-official = Nessun Funzionario
board-accept = Prendi la ricompensa
board-pass = Lasciala
board-auction-pass = Passa

## Le plance

board-boards = Plance giocatore
board-boards-more = con ciò che ognuna sa fare
board-taken-by = presa da { $seat-is ->
    [you] te
   *[other] { $seat }
}
board-start = All'inizio: { $red } rossi, { $grey } grigi, { $white } bianchi
board-tracks = lunghezza delle linee del Malcontento

## I giocatori

board-vp = { $points } PV
board-vp-short = PV
board-backs = { $count ->
    [one] 1 carta in mano
   *[other] { $count } carte in mano
}
board-open = Apri la plancia
