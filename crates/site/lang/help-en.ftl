# Help on what boards show, and player aids.

helps-all = All symbols
helps-title = { $game }: all symbols
helps-lead = What stands on the boards and cards, kind by kind, with the rule of each. At a table, point at a thing or tap it; where a tap would play, press long. By keyboard: ? on what is marked, or H.
helps-rule = Rule: { $rule }
helps-now = You now:
keys-help = Help on what is marked; arrows then go to what lies beside it
keys-help-first = Help, from the board’s first thing on
aid = Player aid
aid-title = { $game }: player aid
aid-print = Print, one page A4
