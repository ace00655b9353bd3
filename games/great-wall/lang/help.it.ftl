# Aiuto su ciò che si vede, e la scheda riassuntiva.

## Carte

help-kind-card = Carta
help-wall = Muro
    .says = Vale { $value } e non ha poteri. Ogni mazzo ne ha { $count }; più d'uno insieme è un'azione sola.
help-gate = Cancello
    .says = Vale { $value } e non ha poteri. Ogni mazzo ne ha { $count }.
help-watchtower = Torrione
    .says = Vale { $value }, più di ogni altra carta da sola, e non ha poteri. { $count ->
        [one] Ce n'è uno per mazzo.
       *[other] Ogni mazzo ne ha { $count }.
    }
help-infantry = Fante
    .says = Da uno a cinque tuoi in una sezione valgono insieme { $together }. Ogni mazzo ne ha { $count }.
help-cavalry = Cavaliere
    .says = Vale { $value }, e giocarlo non è un'azione: viene dopo il controllo e prima della seconda azione.
help-noble = Nobile
    .says = Finché è scoperto in una sezione, lì ogni carta vale 1, di chiunque sia.
help-dragon = Drago
    .says = Vale { $value }. Può coprire qualunque carta scoperta che non porti un favore: quella non vale più.
help-echo = Un Drago che sta altrove
    .says = Questo Drago copre un'altra carta della sezione; il suo punto conta qui, per il suo proprietario.

## La muraglia

help-kind-wall = Sulla muraglia
help-section = Una sezione
    .says = Chi all'inizio del suo turno è in testa da solo può reclamare uno dei suoi favori. Il secondo la conclude.
help-favour = Un favore
    .says = Tanti punti, quando la sezione è conclusa. Può reclamarlo solo chi nella sezione è in testa da solo.
help-token = Un favore reclamato
    .says = Sta su una carta, che nessun Drago può coprire, e toglie il suo valore al totale di chi lo tiene finché la sezione non è conclusa.
help-tower = Una torre
    .says = Le carte di un giocatore in questa sezione. In un'azione si può aggiungere qualunque numero di carte uguali.
help-total = Un totale
    .says = Quanto valgono qui le carte scoperte di un giocatore, meno il favore che qui tiene.
help-lead = La bandiera di chi è in testa
    .says = Più di tutti gli altri presenti. Se in cima sono in due pari, nessuno è in testa.
help-covered = Una carta coperta
    .says = Le sta sopra un Drago: non vale più e ha perso il suo potere.

## Il turno

help-kind-turn = Nel tuo turno
help-draw = Il tuo mazzo
    .says = Pescando prendi in mano la prima carta; è un'azione.
help-decline = Rinunciare
    .says = In questo turno non reclami altro, quindi nessun favore ti pesa.
help-many = Quante
    .says = Qualunque numero di carte uguali in una sezione è un'azione sola.

## Giocatori

help-kind-player = Giocatori
help-player = Un giocatore
    .says = Carte in mano, carte nel mazzo, favori vinti; chi è di turno è segnato.
help-hand-size = Carte in mano
    .says = Quante carte ha in mano il giocatore. Non c'è limite.
help-pile-size = Carte nel mazzo
    .says = Quante carte il giocatore può ancora pescare. Chi le ha giocate tutte e venti dà inizio alla fine.
help-won = Favori vinti
    .says = I favori delle sezioni concluse sono punti. Stanno coperti, se il tavolo non li gioca scoperti.
help-supply = Favori ancora da uscire
    .says = Due di essi riaprono una sezione conclusa. Quando non ce ne sono più, resta chiusa.

## La scheda riassuntiva

aid-turn = Il tuo turno
    .text =
        1. __Controllo:__ dove sei in testa da solo puoi reclamare uno dei favori. Uno per sezione e turno.
        2. __Prima azione:__ gioca quante carte uguali vuoi in una sezione, oppure pesca una carta.
        3. __Seconda azione:__ di nuovo lo stesso.

        Il Cavaliere non è un'azione: si gioca dopo il controllo e prima che la seconda azione sia fatta.
aid-cards = Le carte
aid-claims = Reclamare
    .text =
        - __In testa__ vuol dire: più di tutti quelli che lì hanno una carta scoperta. In parità nessuno è in testa.
        - __Primo favore:__ scegline uno e posalo su una tua carta scoperta lì. Finché la sezione non è conclusa, il suo valore si toglie dal tuo totale.
        - __Secondo favore:__ conclude la sezione. I due favori sono vinti, tutte le carte escono dal gioco, due favori nuovi la riaprono.
        - Puoi rinunciare, a meno che il tavolo non giochi altrimenti.
aid-wall = Sulla muraglia
aid-end = La fine
    .text =
        - Chi ha giocato tutte e venti le carte la fa cominciare: gli altri hanno ancora un turno, poi ciascuno controlla una volta.
        - Oppure non resta nessuna sezione.
        - Vince chi ha più punti di favori vinti. Un favore che sta ancora su una carta non vale nulla.
