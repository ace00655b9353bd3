# Le lezioni, in italiano.

nav-learn = Impara
learn-title = Impara
learn-lead = Lezioni brevi sui tabelloni veri. Una frase per passo, e la mossa la fai tu.
learn-of = Impara { $game }
learn-all = Tutti i giochi
learn-resume = Continua da dove eri rimasto
learn-resumed = { $game }: { $lesson }
learn-go-on = Continua
learn-begin = Comincia
learn-again = ancora
learn-done = fatta
learn-count = { $count ->
    [one] 1 lezione
   *[other] { $count } lezioni
}
learn-steps = { $count ->
    [one] 1 passo
   *[other] { $count } passi
}
learn-progress = { $done } lezioni fatte su { $count }
learn-none = Per questo gioco non ci sono ancora lezioni.
learn-first-game = Prima partita
learn-new = Imparalo giocando: { $count ->
    [one] 1 lezione
   *[other] { $count } lezioni
}
learn-menu = Lezioni brevi sul tabellone vero
me-learnt = Che cosa hai imparato
me-learnt-lead = Fin dove sei arrivato nelle lezioni. È solo tuo: nessun altro lo vede.

learn-seal = Lezione
learn-place = { $game }, lezione { $number } di { $count }
learn-this = Questa lezione
learn-rule = La regola:
learn-step = Passo { $step } di { $steps }
learn-show = Mostrami
learn-next = Avanti
learn-next-lesson = Prossima lezione: { $lesson }
learn-back = Tutte le lezioni
learn-cancel = Lascia
learn-restart = Ricomincia
learn-whole = La lezione è finita.
learn-unkept = Per ora non si può registrare fin dove sei arrivato. Riprova tra un momento.
learn-wrong = Non ancora.
learn-right = Giusto.
learn-move = La tua mossa
learn-try = Prova
tab-lesson = Lezione

learn-keys-show = Mostrami come si fa
learn-keys-next = Il passo seguente, quando questo è fatto
learn-keys-leave = Lascia ciò che è scelto; ricomincia il passo
learn-keys-short-cards = carte
learn-keys-short-show = mostrami
learn-keys-short-next = avanti

no-lesson = Questa lezione non esiste
no-lesson-text = Forse nell'indirizzo c'è un errore di battitura. Tutte le lezioni stanno nella pagina «Impara».
no-try = Questo tentativo non si legge. Ricarica la pagina.
no-step = Questa lezione non ha un passo simile.

# ---- una prima partita

guide-goal = Il tuo obiettivo
guide-hide = Nascondi
guide-show = Mostralo sopra il tabellone
guide-had = Ho capito
guide-off = Niente più consigli
guide-number = Consiglio { $number } di { $count }
no-remark = Questo non si può leggere. Ricarica la pagina.
me-remarks = Prime partite
me-remarks-lead = Nella tua prima partita di ogni gioco qualche consiglio dice che cosa conta, accanto a ciò di cui parla.
me-remarks-on = I consigli arrivano.
me-remarks-off = Non volevi più consigli.
me-remarks-past = L'hai già giocato, quindi non arrivano consigli.
me-remarks-again = Mostrali di nuovo
