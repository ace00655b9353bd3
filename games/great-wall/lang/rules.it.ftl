
# La Grande Muraglia: le regole con parole nostre, le nostre decisioni, e le opzioni come frasi.

## Le opzioni come frasi: … sta per la scelta

sentence-claims = Chi è in testa in una sezione … un favore.
sentence-claims-may = può reclamare
sentence-claims-must = deve reclamare
sentence-scores = I favori reclamati restano ….
sentence-scores-hidden = coperti
sentence-scores-open = scoperti
sentence-first = Inizia ….
sentence-first-random = un giocatore a sorte
sentence-first-seat-1 = il posto 1
sentence-first-seat-2 = il posto 2
sentence-first-seat-3 = il posto 3
sentence-first-seat-4 = il posto 4
sentence-first-seat-5 = il posto 5

## Gruppi e titoli

group-glance = In breve
group-turn = Il tuo turno
group-cards = Le carte
group-claims = Reclamare i favori
group-end = La fine
group-appendix = Appendice: a questo tavolo

heading-overview = Di che si tratta
heading-set-up = Preparazione
heading-favours = I favori
heading-turn = Un turno
heading-totals = Il totale in una sezione
heading-end = Come finisce una partita
heading-scoring = Chi vince

## Regole

rule-overview =
    Sei a capo di una famiglia nobile, e l'imperatore vuole una muraglia. Cresce in più sezioni alla volta, e ogni famiglia può costruire in tutte. Accanto a una sezione ci sono due favori imperiali: gettoni che valgono da 1 a 8 punti.

    Se il tuo turno comincia e in una sezione nessuno ha costruito quanto te, puoi reclamare uno dei suoi favori. Il primo per ora è un peso: finché la sezione non è conclusa, il suo valore si toglie da quanto vi hai costruito. Chi reclama il secondo conclude la sezione, e i due favori diventano punti.

    Ogni sezione si vince dunque due volte, e chi vince la prima parte svantaggiato nella seconda. Alla fine vince chi ha più punti.
rule-set-up =
    Tutti hanno le stesse venti carte, ciascuno nel suo colore. Le carte mescolate formano il mazzo, coperto; le prime cinque vanno in mano.

    I 36 favori si mescolano coperti. Poi se ne scoprono alcune coppie, e ogni coppia segna una sezione:

    - due sezioni in due giocatori,
    - tre sezioni in tre,
    - quattro sezioni in quattro o cinque.

    __Solo in due:__ se una coppia ha due favori uguali, entrambi lasciano il gioco e se ne scopre un'altra. Vale per tutta la partita.

    Chi inizia lo decide il caso, a meno che il tavolo non abbia scelto un posto. Poi si prosegue in senso orario, nell'ordine dei posti.
rule-favours =
    I favori sono 36, e insieme valgono 147 punti. Nessuno vale 6, e un 7 o un 8 è raro.
rule-turn =
    Un turno ha tre passi:

    1. __Controllo:__ dove sei in testa da solo puoi reclamare un favore della sezione. Se non lo sei in nessuna, come sempre nel tuo primo turno, questo passo si salta.
    2. __Prima azione:__ gioca carte, oppure pesca una carta.
    3. __Seconda azione:__ di nuovo, gioca carte o pesca una carta. Può essere uguale alla prima.

    Le azioni non si conservano e non si saltano. Solo i Cavalieri si giocano in aggiunta.
rule-hand =
    Giocare vuol dire: scegli un tipo di carta che hai in mano e aggiungine una o più a una sezione. Quante siano, carte uguali nella stessa sezione sono una sola azione; due tipi, o due sezioni, sono due azioni.

    Si gioca solo dalla mano, mai dal mazzo. Né la mano né una sezione hanno un limite.
rule-pile-empty =
    Pescare vuol dire: prendi in mano la prossima carta del tuo mazzo. Nessun altro la vede.

    Se il mazzo è vuoto non puoi più pescare, e ogni azione dev'essere una giocata. Se la mano è vuota ma il mazzo no, devi pescare. Salta un'azione solo chi non ha più né l'una né l'altro.
rule-section-open =
    Una sezione è in costruzione finché accanto c'è un favore da reclamare. Solo lì si possono giocare carte.

    Quando una sezione è conclusa, due nuovi favori la riaprono. Finita la riserva dei favori, il suo spazio resta vuoto e si continua con una sezione in meno.

rule-card-wall = La pietra semplice. Non ha poteri, ma ne hai sette, e giocarne più d'una costa comunque una sola azione.
rule-card-gate = Una pietra più grande, senza poteri.
rule-card-watchtower = La carta più alta, senza poteri. Ce n'è una sola.
rule-card-infantry =
    I Fanti sono forti insieme. Tutti i tuoi Fanti in una sezione contano come una truppa: il secondo aggiunge 2, il terzo 3, il quarto 4, il quinto 5. Una truppa da uno a cinque vale __1, 3, 6, 10, 15__.

    Possono arrivare in turni diversi, con altre carte in mezzo. I Fanti di un altro colore sono un'altra truppa.
rule-card-cavalry = I Cavalieri sono veloci: giocarli non è un'azione. Ti restano tutte le azioni che avevi.
rule-cavalry-window =
    I Cavalieri si muovono dopo il controllo e prima che la seconda azione sia fatta: cioè prima della prima azione, o fra le due. Mai prima del controllo; e fatta la seconda azione il turno è finito.

    Puoi giocarli entrambi nello stesso turno, in una sezione o in due. Se con la prima azione peschi un Cavaliere, può muoversi subito; pescato con la seconda, aspetta il tuo prossimo turno.
rule-card-noble =
    Davanti al Nobile tutti sono uguali: finché è scoperto in una sezione, ogni carta lì vale esattamente __1__. Non importa di chi sia, quanto valesse o quale sia arrivata prima. Una truppa di Fanti vale tanti punti quanti sono i Fanti.

    Un favore che qualcuno tiene lì continua a togliere tutto il suo valore. Un secondo Nobile non cambia nulla, ma allora vanno coperti entrambi perché le carte tornino al loro valore.
rule-card-dragon =
    Il Drago si gioca in due modi. Può stare accanto alle tue altre carte, come una carta che vale 1. Oppure va sopra una carta già presente in una sezione: la carta sotto non conta più e perde il suo potere, mentre il Drago conta 1 per te.
rule-dragon-target =
    Il Drago può coprire qualunque carta scoperta: di un avversario, una delle tue (magari un Nobile che ha già fatto il suo dovere), perfino un altro Drago.

    - Su un Fante: la truppa ha un Fante in meno.
    - Su un Nobile: le carte tornano al loro valore, a meno che non ci sia un secondo Nobile.
    - Su un Drago: quel Drago non conta più. La carta in fondo non torna a contare.
rule-dragon-favour = Una carta che porta un favore reclamato è al sicuro: nessun Drago può coprirla. Tutte le altre carte di quella sezione restano in pericolo.

rule-totals =
    Il tuo totale in una sezione è il valore delle tue carte scoperte, meno il favore che vi tieni, se ne tieni uno. I Fanti contano come truppa; accanto a un Nobile ogni carta conta 1.

    Un totale può scendere sotto zero.
rule-claim-present =
    In una sezione è presente chi vi ha almeno una carta propria scoperta. Tutti gli altri restano fuori dal confronto: non contano nemmeno come 0.

    Se dunque sei da solo in una sezione, sei in testa con qualunque totale, anche sotto zero.
rule-claim-lead =
    Sei in testa in una sezione se il tuo totale è più alto di quello di ogni altro presente. Se due o più hanno lo stesso totale più alto nessuno è in testa, e lì nessuno può reclamare finché dura la parità.

    Sotto zero, in una sezione, può essere solo chi ne tiene il primo favore. Allora ogni avversario presente gli è davanti.
rule-check-first = Il controllo è la prima cosa del turno. Finché sei in testa da solo in una sezione e non hai né reclamato un favore né rinunciato, non puoi né pescare né giocare.
rule-check-over =
    I favori passano di mano solo nel controllo, appena comincia il turno. Ciò che costruisci dopo deve reggere fino al tuo prossimo turno: gli altri possono ancora superarti.

    Se sei in testa in più sezioni puoi reclamare in ciascuna, nell'ordine che preferisci. Rinunciare conclude il controllo per tutte quelle che restano.
rule-claim-once = In un turno reclami al massimo un favore per sezione, anche se dopo saresti ancora in testa. In sezioni diverse puoi reclamare nello stesso turno.
rule-claim-favour = In una sezione si reclamano solo i favori che le stanno accanto. Finché ci sono entrambi scegli tu: quello alto alla fine vale di più, quello basso ti frena di meno.
rule-claim-first =
    Chi reclama per primo in una sezione sceglie uno dei due favori e lo posa, scoperto, su una delle proprie carte scoperte. Non è ancora vinto. Finché la sezione non è conclusa, il suo valore si toglie dal totale di chi lo tiene, e spesso allora è in testa qualcun altro.
rule-claim-card = La carta la scegli tu: una qualunque delle tue carte scoperte in quella sezione. La scelta conta per un solo motivo: nessun Drago può coprire una carta che porta un favore.
rule-claim-second =
    Quando resta un solo favore, chi è in testa può reclamarlo e conclude la sezione:

    1. Chi reclama prende il secondo favore, chi teneva il primo prende il suo. Può essere lo stesso giocatore.
    2. I due favori ora sono punti, e stanno coperti davanti ai loro proprietari. Un tavolo può accordarsi per lasciarli scoperti.
    3. Tutte le carte della sezione lasciano il gioco.
    4. Due nuovi favori riaprono la sezione, se ce ne sono.
rule-claim-compulsory = Come leggiamo le regole, chi è in testa può reclamare ma anche rinunciare, e spesso conviene: senza favore non c'è svantaggio. Un tavolo può accordarsi diversamente; allora tutto ciò che si può reclamare va reclamato, e si scelgono solo il favore e la carta.

rule-end =
    Ci sono due modi:

    - __Un giocatore finisce le carte.__ Gli altri hanno ciascuno un ultimo turno, poi tutti controllano ancora una volta.
    - __Non restano sezioni.__ Appena è reclamato l'ultimo favore e non possono uscirne altri, la partita finisce lì.
rule-last-card = La fine comincia quando un giocatore ha giocato l'ultima delle sue venti carte. Conclude il suo turno; poi ciascuno degli altri ne ha esattamente uno ancora, con controllo e due azioni. Una mano vuota con il mazzo pieno non è la fine: vuol dire solo che devi pescare.
rule-last-check = Dopo gli ultimi turni c'è ancora un giro. A partire da chi ha finito le carte ciascuno fa un controllo: reclama o rinuncia, ma non pesca né gioca. Una sezione conclusa in questo giro non si riapre.
rule-scoring =
    Somma i favori che hai vinto nelle sezioni concluse. Vince la somma più alta; se è pari, la vittoria è condivisa.

    Un primo favore rimasto su una carta, perché nessuno ha concluso la sezione, non vale nulla.

rule-not-your-turn = Decide solo chi è di turno. La pagina dice a chi tocca, e il turno di un bot passa da sé.
rule-undo-drawn = Puoi annullare le tue decisioni finché non si è visto nulla di nuovo (una carta pescata, un favore scoperto) e nessun altro ha deciso. Ciò che si è visto non si può più non vedere. A partita finita non si può più annullare nulla.
rule-game-over = Finita la partita, la sua registrazione si può conservare e rivedere, e gli stessi giocatori possono ricominciare. Non si fanno più mosse.

## Didascalie

diagram-lead = A sinistra: Blu e Rosso hanno 3 a testa. È parità, quindi nessuno può reclamare. A destra: Blu ha una truppa di due, che vale 3, ed è in testa da solo contro 2.
diagram-claim = Prima e dopo aver reclamato, con le stesse carte. A sinistra: Blu è in testa con 6 contro 2. A destra: Blu ha posato il 5 su un Cancello; 6 − 5 lascia 1, ed è in testa Rosso.
diagram-finish = A sinistra: Rosso è in testa con 2 contro 1 e può reclamare il 3. A destra: dopo il secondo favore. Le carte se ne sono andate, Blu ha vinto il 5 e Rosso il 3, e accanto c'è una nuova coppia.
diagram-held = A sinistra: Blu ha costruito 6 e tiene il favore da 5, quindi gli resta 1. Rosso è in testa con 2 e può concludere la sezione. A destra: Blu ha costruito 3 e tiene un 5, quindi ha −2; ma è solo, ed è ancora in testa.
diagram-infantry = Truppe di uno, due, tre, quattro e cinque Fanti valgono 1, 3, 6, 10 e 15.
diagram-noble = Le due famiglie hanno costruito allo stesso modo in entrambe le sezioni. A sinistra Blu è in testa con 5 contro 4. A destra c'è il Nobile di Rosso: ogni carta conta 1, e Rosso è in testa con 4 contro 3.
diagram-dragon = A sinistra: il Drago di Rosso copre uno dei quattro Fanti, e la truppa di Blu scende da 10 a 6. A destra: il Drago di Blu sta accanto alle altre carte e aggiunge 1.
diagram-protected = A sinistra: il favore è posato sul Nobile di Blu, e nessun Drago può togliergli il potere. A destra: Rosso ha posato il favore su un Muro, e il Drago di Blu ha coperto il Nobile di Rosso.

## Decisioni nostre

ruling-claim-lead = Chi in una sezione non ha carte scoperte non vi è presente, e non conta come se avesse 0.
ruling-claim-compulsory = Il regolamento dice che chi è in testa può reclamare; le recensioni dell'edizione tedesca lo descrivono come automatico. Seguiamo il regolamento e offriamo l'altro modo come opzione.
ruling-claim-card = Il favore può stare anche sul Drago di chi reclama: è una carta scoperta come le altre.
ruling-check-over = L'ordine in cui si reclama è libero, e i nuovi favori di una sezione conclusa si vedono prima di reclamare ancora.
ruling-cavalry-window = I Cavalieri non consumano mai un'azione: dopo averli giocati si devono ancora entrambe le azioni.
ruling-pile-empty = Un'azione si salta solo se non si può fare proprio nulla. Chi ha soltanto Cavalieri e il mazzo vuoto deve giocarli.
ruling-dragon-target = Si possono coprire anche le proprie carte e altri Draghi, e ciò che sta sotto un Drago coperto resta annullato.
ruling-last-check = L'ultimo giro di controllo comincia da chi ha giocato l'ultima carta, e le sezioni concluse non si riaprono.
ruling-last-card = La fine comincia con l'ultima delle venti carte, non con una mano vuota.

## Nomi di fatti e fonti nel file dei dati, e le colonne delle sue tabelle

fact-infantry = Fanti insieme
fact-set-up = Preparazione
field-count = in ogni mazzo:
field-value = valore:
field-together = uno, due, tre, quattro, cinque:
field-tokens = gettoni:
field-hand = carte in mano all'inizio:
field-pairs = sezioni in due, tre, quattro, cinque giocatori:
source-rule-book-cards-in-detail = Regolamento, le carte in dettaglio
source-rule-book-contents = Regolamento, contenuto
source-rule-book-preparation = Regolamento, preparazione
column-favours = Favori
column-favours-tokens = Quanti
