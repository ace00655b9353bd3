// Everything is there: begin.
fresh();
open();
