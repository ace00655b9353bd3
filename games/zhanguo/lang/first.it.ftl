
# ZhanGuo: una prima partita. L'obiettivo in una riga, e i consigli, come in data/first.toml.

goal-line = Unifica cinque Regioni: Governatori, Palazzi, Muraglie, Incarichi e segnalini danno Punti Vittoria. Dopo cinque round vince chi ne ha di più.

first-goal = Cinque Regioni e una Muraglia
    .text = I Palazzi danno punti subito; i Governatori in queste Regioni, le Muraglie, gli Incarichi e i segnalini si contano dopo il quinto round.
first-cards = Una carta per turno, in due modi
    .text = Metti una carta sopra una Regione della tua plancia, per segnalini e abilità, o portala a Corte, per una di sei azioni.
first-markers = Più carte, più segnalini
    .text = La prima carta sopra una Regione dà un segnalino del suo colore, la seconda due e la terza tre, ma la seconda e la terza alzano il Malcontento.
first-numbers = Più alta o più bassa di questa carta
    .text = Una carta a Corte può essere più alta o più bassa di quella sotto, e questo decide quali abilità sopra la plancia rispondono.
first-unrest = Malcontento in questa Regione
    .text = Con molto Malcontento qui non si costruisce un Palazzo, e sull'ultimo spazio della linea le carte sopra la Regione non rispondono più.
first-reward = Il round finisce con le ricompense
    .text = Si chiede prima a chi ha più segnalini di un colore: prendi la ricompensa e restituiscili, o passa e tienili.
first-task = Un Incarico è compiuto
    .text = Chi arriva prima prende un posto che vale di più, e alla fine i tuoi dischetti in una sezione si moltiplicano fra loro.
