
# La Grande Muraglia: una prima partita. L'obiettivo in una riga, e i consigli, come in data/first.toml.

goal-line = Sii in testa in una sezione quando comincia il tuo turno e prendi lì un favore. Vince chi ha più punti in favori.

first-goal = Due favori per ogni sezione
    .text = Chi è in testa in una sezione all'inizio del proprio turno può reclamare qui un favore, e vince chi ne ha per più punti.
first-claim = Essere in testa ora rende
    .text = Eri in testa qui quando è cominciato il tuo turno, quindi puoi reclamare un favore: premilo, poi premi la tua carta su cui starà.
first-lead = Resta in testa fino al prossimo turno
    .text = Se quando comincia il tuo prossimo turno sei ancora in testa in questa sezione, puoi reclamare qui un favore.
first-actions = Due azioni per turno
    .text = Con ogni azione giochi quante carte vuoi dello stesso tipo in una sezione, oppure peschi una carta.
first-weight = Questo favore pesa su chi lo tiene
    .text = Finché nessuno reclama il secondo favore di questa sezione, il primo abbassa del proprio valore il totale di chi lo tiene.
first-rival = Qui è in testa qualcun altro
    .text = Supera questo totale prima che ricominci il suo turno, o raggiungilo: in parità non è in testa nessuno.
