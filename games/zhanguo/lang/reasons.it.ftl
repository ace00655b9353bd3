
## Perché una mossa è buona o no

reason-points = { $seat-is ->
    [you] Prendi
   *[other] { $seat } prende
} subito { $points } PV ({ $source }).
reason-governors = { $seat-is ->
    [you] Avresti
   *[other] { $seat } avrebbe
} più Governatori di tutti nella Regione { $region }: { $points } PV alla fine, allo stato attuale.
reason-governors-more = I Governatori { $seat-is ->
    [you] che hai
   *[other] di { $seat }
} nella Regione { $region } porterebbero { $points } PV alla fine, allo stato attuale.
reason-governors-shared = { $seat-is ->
    [you] Saresti
   *[other] { $seat } sarebbe
} alla pari per Governatori nella Regione { $region }: { $points } PV alla fine, allo stato attuale.
reason-governors-rival = { $rival-is ->
    [you] Perderesti
   *[other] { $rival } perderebbe
} { $points } PV per i Governatori nella Regione { $region }, allo stato attuale.
reason-aspect = { $seat-is ->
    [you] Saresti
   *[other] { $seat } sarebbe
} in testa in { $aspect } con { $count }: { $points } PV alla fine, e il primo diritto alla ricompensa.
reason-aspect-lead = { $seat-is ->
    [you] Saresti
   *[other] { $seat } sarebbe
} in testa in { $aspect }: { $count } contro { $rival-is ->
    [you] i tuoi { $theirs }
   *[other] { $theirs } di { $rival }
}.
reason-aspect-behind = { $seat-is ->
    [you] Avresti
   *[other] { $seat } avrebbe
} { $count } in { $aspect }, contro { $rival-is ->
    [you] i tuoi { $theirs }
   *[other] { $theirs } di { $rival }
}.
reason-task = Porta a termine l'{ $task } della sezione { $section }: { $points } PV in più per gli Incarichi { $seat-is ->
    [you] che hai lì
   *[other] di { $seat } lì
}.
reason-task-step = { $seat-is ->
    [you] Avresti
   *[other] { $seat } avrebbe
} { $has } di { $wanted } per l'{ $task } della sezione { $section }.
reason-wall = La Muraglia in { $section } porterebbe { $points } PV alla fine, allo stato attuale ({ $criterion }).
reason-walls = Le Muraglie { $seat-is ->
    [you] che hai
   *[other] di { $seat }
} porterebbero { $points } PV in più alla fine, allo stato attuale.
reason-walls-less = Le Muraglie { $seat-is ->
    [you] che hai
   *[other] di { $seat }
} porterebbero { $points } PV in meno alla fine, allo stato attuale.
reason-set = La Regione { $region } avrebbe i Funzionari rosso, grigio e bianco che servono per un Governatore.
reason-two-officials = La Regione { $region } avrebbe due dei tre Funzionari che servono per un Governatore.
reason-workers = { $seat-is ->
    [you] Avresti
   *[other] { $seat } avrebbe
} { $count ->
    [one] un Lavoratore
   *[other] { $count } Lavoratori
} nella Regione { $region }.
reason-silent = Nella Regione { $region } il Malcontento arriverebbe alla fine della linea: le sue carte tacciono, e non vi si costruiscono Palazzi.
reason-no-palace = Nella Regione { $region } il Malcontento vieterebbe i Palazzi.
reason-unrest = Nella Regione { $region } il Malcontento salirebbe a { $unrest }.
reason-calm = Nella Regione { $region } il Malcontento calerebbe a { $unrest }.
reason-speaks = Le carte della Regione { $region } tornerebbero a rispondere.
reason-answers = A questa azione { $count ->
    [one] risponderebbe una carta
   *[other] risponderebbero { $count } carte
} sopra la plancia { $seat-is ->
    [you] che hai davanti
   *[other] di { $seat }
}.
reason-board-answers = La plancia { $seat-is ->
    [you] che hai davanti
   *[other] di { $seat }
} risponderebbe a questa azione.
reason-ability = Sopra la Regione { $region } può rispondere ad azioni future: { $bonus }.
reason-reward = La ricompensa è gratis: { $reward }.
reason-middle = { $card } è il numero più vicino al centro: è il meno sicuro di essere più alto o più basso.
reason-end = { $card } è il numero più vicino a un estremo: è il più sicuro di essere più alto o più basso.

## Di che cosa parlano i problemi

theme-palaces = Palazzi e punti
theme-governors = Maggioranze di Governatori
theme-aspects = Aspetti dell'unificazione
theme-tasks = Lavorare agli Incarichi
theme-walls = La Grande Muraglia
theme-people = Funzionari e lavoratori
theme-unrest = Malcontento
theme-numbers = I numeri della Corte
theme-rewards = Abilità e ricompense
