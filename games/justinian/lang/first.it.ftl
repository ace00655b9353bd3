
# Justinian: una prima partita. L'obiettivo in una riga, e i consigli, come in data/first.toml.

goal-line = Spingi verso destra i tuoi favoriti segreti. Dei quattro colori se ne contano tre; vince chi ha più punti.

first-goal = Questi sono i tuoi favoriti
    .text = Più stanno a destra quando si conta il loro colore, più punti ti danno, e li conosci solo tu.
first-token = Il nero fa salire, il rosso fa scendere
    .text = A ogni turno posa un segnalino coperto su un consigliere; quando tutti hanno passato, i segnalini si scoprono e i consiglieri si muovono.
first-hidden = Di chi è, lo vedi
    .text = Che cosa fa questo segnalino si vedrà quando tutti avranno passato, ma sai che qualcuno vuole muovere questo consigliere.
first-phase = Qui si decide quando contare
    .text = I segnalini su questo spazio non muovono nessuno: chi ne ha abbastanza dopo un giro può avviare il conteggio, e il totale più alto sceglie il colore.
first-pass = Chi passa per ultimo decide di più
    .text = Passando peschi due segnalini ed esci dal giro; l'ultimo a passare sceglie da che lato si muovono i consiglieri e comincia il giro dopo.
first-moved = La corte si è mossa
    .text = I segnalini su ogni consigliere sono stati sommati: di tante posizioni si è spostato, e chi è stato scavalcato è scivolato di una dall'altra parte.
first-scored = Un colore è stato contato
    .text = Tutti hanno preso punti per le carte di quel colore; ora è fuori, e nella prossima fase i numeri sono più alti.
