
# L'Imperatore della Cina: una prima partita. L'obiettivo in una riga, e i consigli, come in data/first.toml.

goal-line = Riempi le regioni con i tuoi palazzi, guida corti vicine, costruisci file lungo le strade. Vince chi ha più punti.

first-goal = Qui si contano i tuoi punti
    .text = Le regioni complete danno punti durante la partita, le alleanze fra corti e le file lungo le strade alla fine.
first-place = Una carta paga un pezzo
    .text = Scegli una carta, poi un palazzo o un emissario in una regione del suo colore; due carte uguali pagano in ogni altra regione.
first-draw = Pesca fino a tre carte
    .text = Prendi carte scoperte da qui, dove gli altri le vedono, o dal mazzo, dove non le vede nessuno.
first-full = Questa regione è completa
    .text = I palazzi sono stati contati subito: chi ne ha di più riceve un punto per ogni palazzo della regione, il secondo uno per ogni palazzo del primo.
first-court = Un emissario a questa corte
    .text = Alla fine, chi ha più emissari in due corti vicine riceve un punto per ogni emissario delle due.
first-road = Una fila comincia da un palazzo
    .text = Alla fine, quattro o più tuoi palazzi in fila ininterrotta lungo una strada danno un punto ciascuno.
