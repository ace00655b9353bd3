# Aiuto su ciò che si vede sui tabelloni, e schede riassuntive.

helps-all = Tutti i simboli
helps-title = { $game }: tutti i simboli
helps-lead = Che cosa c'è sui tabelloni e sulle carte, genere per genere, con la regola di ciascuno. Al tavolo, indica una cosa o toccala; dove un tocco giocherebbe, tieni premuto. Da tastiera: ? su ciò che è segnato, oppure H.
helps-rule = Regola: { $rule }
helps-now = Tu ora:
keys-help = Aiuto su ciò che è segnato; poi le frecce vanno a ciò che gli sta accanto
keys-help-first = Aiuto, a partire dalla prima cosa del tabellone
aid = Scheda riassuntiva
aid-title = { $game }: scheda riassuntiva
aid-print = Stampa, una pagina A4
