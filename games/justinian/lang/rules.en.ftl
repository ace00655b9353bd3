# Justinian: the rules in our words, the rulings, and the options as sentences.

## The options as sentences: … stands for the choice

sentence-first = … begins.
sentence-first-random = A player drawn by lot
sentence-first-seat-1 = Seat 1
sentence-first-seat-2 = Seat 2
sentence-first-seat-3 = Seat 3
sentence-first-seat-4 = Seat 4

## Groups and headings

group-glance = At a glance
group-round = A round
group-court = The court moves
group-scoring = Scoring a colour
group-exchange = Between the phases
group-end = The end
group-appendix = Appendix: small print, and how this table works

heading-overview = What it is about
heading-components = What lies on the table
heading-set-up = Set-up
heading-holes = What a courtier is worth
heading-turn = Your turn
heading-moving = How courtiers move
heading-points = Points
heading-end = How a game ends

## Rules

rule-overview =
    Twelve courtiers stand in a row before the emperor, from the lowest place on the left to the highest on the right. The further up they get, the more they are worth to those who secretly back them.

    You back courtiers in four colours. With tokens laid face down you lift your favourites and bring others down. Other tokens go to the phase space: there it is settled when a colour is scored, and by whom it is chosen.

    Three of the four colours are scored, one in each phase. Most points win.
rule-components =
    - __The court__: twelve places in a row, and twelve courtiers on tiles, numbered from 1 to 12.
    - __48 character cards__: each courtier once in every one of four colours. Who is on your cards is your favourite.
    - __Tokens__: 22 for each player, in his colour. Those in your hand lie behind your screen, where the others do not see them.
    - __The phase track__: three spaces, for phase 1, 2 and 3. A pawn shows the current one, which takes tokens.
    - __The score track__: a marker of each player, and a second one that shows 100 or 200 once so many are passed.

    Points simply add up, and here the page keeps count.
rule-set-up =
    Two, three or four can play. The courtiers stand by number: 1 in the lowest place, 12 in the highest.

    Each player has the same 22 tokens: five times 1, four times 2 and two times 3 in black, and the same again in red. Black is plus, red is minus. Ten of them are drawn at random and kept behind the screen; the other twelve lie face down and are the reserve.

    The character cards come in four colours, with one card of each courtier in every colour. From each colour everybody gets two cards, secretly. The others form a pile for each colour.

    __Only with two players:__ everybody gets three cards of each colour, and all three are scored.

    The game begins in phase 1, with all points at 0. Chance decides who begins, unless the table has agreed on a seat.
rule-holes =
    Every place has a column of printed numbers, and every tile has three holes at heights of its own. What shows in a hole is what the courtier is worth: the upper hole counts in phase 1, the middle one in phase 2, the lower one in phase 3.

    So a courtier's worth depends on who he is, where he stands and which phase it is. The further right, the more; and the lower his number, the faster he gains.
rule-turn =
    On your turn you do one of two things:

    - __Lay a token__ from your hand, face down, on a courtier or on the space of the current phase.
    - __Pass.__

    Then it is the next player's turn, clockwise, leaving out those who have passed. This goes on until everybody has.

    Your own tokens you may look at whenever you like, wherever they lie. Of the others' tokens you see where they lie and whose they are, but not which.
rule-hand = Tokens are laid from the hand only, one in a turn. What lies in the reserve has to be drawn first, by passing.
rule-hand-empty = Without a token in hand there is nothing to lay: you must pass. You still draw from the reserve, if there is anything in it, and are back in the next round. Tokens that were played never come back: with hand and reserve empty you can do nothing more about courtiers and phases, and only pass.
rule-token-hidden = You always choose which of your tokens you lay. The question mark in the log and in the notation only stands for what the others cannot see.
rule-courtier-full = A courtier takes three tokens in a round, whoever they belong to. The phase space takes any number.
rule-pass =
    Whoever passes draws two tokens at random from the reserve, and is out until the next round.

    The last to pass has three advantages: he chooses from which side the courtiers move, he is the first to be offered the scoring, and he begins the next round.
rule-phase-alone = When all others have passed you may go on alone, laying as many tokens on courtiers as you like. But on the phase space you may lay only one more in this round.

rule-side-when =
    When all have passed, every token on the courtiers is turned up. Then whoever passed last decides: the courtiers are handled from the left, beginning in the lowest place, or from the right.

    The choice matters. Whoever moves later starts from where the others have pushed him.
rule-side-due = Before anything else happens the courtiers move, and whoever passed last chooses the side.
rule-moving =
    For each courtier the tokens on him are added up, black as plus and red as minus. If the sum is above zero he moves that many places to the right; if it is below zero, to the left. All those he passes slide one place the other way.

    Each courtier with tokens moves once. Afterwards his tokens leave the game for good.
rule-ends = A courtier cannot leave the row: in the first or last place he stops, and what is left of the move is lost. With a sum of zero he stays where he is.

rule-offer-when =
    After the courtiers have moved, a scoring may be started by anybody whose own tokens on the phase space are worth enough: __5__ in phase 1, __9__ in phase 2, __12__ in phase 3. Here only the numbers count; black and red are the same.

    Everybody whose tokens there could be enough, for all the others know, is asked: one after another, clockwise, beginning with the last to pass. The first who has enough and wants it starts the scoring. Nobody has to: declining costs nothing, and you are asked again after the next round.

    If nobody does, the next round begins in the same phase. The tokens on the phase space stay there, face down, and count on until the phase is scored.
rule-offer-due = Whoever is asked decides at once, before the next player is asked: score, or decline.
rule-score-enough = Who has not enough is asked like everybody else, but can only decline. The others cannot tell that from somebody who would rather wait. Only of somebody with so few tokens on the phase space that they could never be enough do all know it, and such a player is not asked.
rule-colour-when =
    Once a scoring is started, all tokens on the phase space are turned up. The player whose tokens there are worth most names the colour, whoever started it; how many they are does not matter. In a tie it is the one who sits nearest, clockwise, to the last to pass; he himself is nearest of all.
rule-colour-due = In a scoring the colour comes first. Everything else waits for it.
rule-colour-scored = Any colour may be named that has not been scored before. All its cards leave the game afterwards, so one of the four colours is never scored.
rule-points =
    Everybody except the player who named the colour gets as many points as his tokens on the phase space are worth, however few they are. Then these tokens leave the game.

    After that everybody shows all his cards of the colour and gets the points in the holes of these courtiers, for the current phase.

rule-exchange-when =
    After phase 1 and after phase 2 everybody may exchange one card, beginning with the last to pass and going on clockwise. You put a card under the pile of its colour and draw the uppermost one of the same pile.

    It pays where a favourite has fallen and cannot be lifted any more. A card that was returned can come up again once the pile above it has been drawn.
rule-exchange-due = The new phase begins when everybody has decided: exchange one card, or keep all.
rule-card-held = Only a card from your own hand can be exchanged, and only for one of the same colour.
rule-card-scored = A colour that was scored has no cards and no pile any more.
rule-card-hidden = You choose which card you return. The others only see its colour, so in the log and in the notation it is a question mark for them.

rule-end =
    The game ends after the scoring of phase 3. It can end sooner, when everybody has run out of tokens.
rule-tokens-gone =
    If all players have played all their tokens, hand and reserve, and nobody started a scoring, the current phase is scored all the same: the highest total names the colour, and a tie is settled as in any scoring. Then the game is over, even if it was only the first or second phase.
rule-standstill = If a whole round passes in which nobody lays a token, nobody draws one and nobody scores, the phase is scored as if somebody had started it. Then the game goes on.
rule-winning = The player with the most points wins. If several have the most, they share the victory.

rule-not-your-turn = Only the player whose turn it is decides. The page says whose turn it is, and a bot's turn passes by itself.
rule-undo-drawn = You can take back your own decisions until something new was seen (tokens drawn or turned up) or somebody else has decided. What has been seen cannot be unseen. Once the game is over, nothing can be taken back.
rule-game-over = Once the game is over, its record can be kept and replayed, and the same players can start again. No more moves are made.

## Captions

diagram-moving = Before: Basilius (4) has +2, Giulianus (7) has −2 and +1, together −1.
diagram-moved-left = From the left: first Basilius rises from place 4 to 6, then Giulianus falls from 7 to 6 and so lifts Basilius to 7.
diagram-moved-right = From the right: first Giulianus falls from place 7 to 6 and lifts Eraclius (6), then Basilius rises from 4 to 6 and pushes Giulianus down to 5.
diagram-points = Phase 2, so the middle holes count: Belisarius (2) in place 7 shows 32, Niceforus (10) in place 9 shows 25. Blue holds both in amber, and gets 57 if amber is scored.
diagram-total = A black 2 and a red 3 are 5 on the phase space: enough to score phase 1.
diagram-chooser = Blue has 5, Red 8, Yellow 1, Green nothing. Blue started the scoring, but Red names the colour. Blue gets 5 points and Yellow 1; Red gets none for tokens.

## Rulings

ruling-ends = The rule book does not say what happens at the ends of the row. We let a courtier stop there.
ruling-side-when = Each courtier moves once, in the order in which all stood before anyone moved. If no token lies on any courtier, nobody is asked for a side.
ruling-phase-alone = The one token counts from the moment when all others have passed; what you laid before does not matter.
ruling-pass = If fewer than two tokens are left in the reserve, you draw what is there.
ruling-offer-when = By the rule book one may start a scoring by mistake and then covers the tokens again. Here nobody can: who has not enough may only decline, and is asked all the same, so that asking tells nobody anything. Games begun before that are played to their end as they were begun, with only those asked who have enough.
ruling-colour-when = In one place the rule book gives no points for tokens to whoever started the scoring, in another to whoever names the colour. Its example fits the second, and so do we. That the last to pass is nearest to himself is our reading.
ruling-exchange-when = One card each, also with two players. A pile is never empty when it comes to that.
ruling-tokens-gone = This is looked at after the scoring step of each round. If a scoring has just taken place and no tokens are left, the game ends with it.
ruling-standstill = The rule book does not foresee it. Without this rule everybody could go on passing for ever.
ruling-winning = The rule book does not break ties.

## Names of facts and sources in the data file

place-1 = Place 1
place-2 = Place 2
place-3 = Place 3
place-4 = Place 4
place-5 = Place 5
place-6 = Place 6
place-7 = Place 7
place-8 = Place 8
place-9 = Place 9
place-10 = Place 10
place-11 = Place 11
place-12 = Place 12
holes-1 = Holes of courtier 1
holes-2 = Holes of courtier 2
holes-3 = Holes of courtier 3
holes-4 = Holes of courtier 4
holes-5 = Holes of courtier 5
holes-6 = Holes of courtier 6
holes-7 = Holes of courtier 7
holes-8 = Holes of courtier 8
holes-9 = Holes of courtier 9
holes-10 = Holes of courtier 10
holes-11 = Holes of courtier 11
holes-12 = Holes of courtier 12
courtier-1 = Courtier 1
courtier-2 = Courtier 2
courtier-3 = Courtier 3
courtier-4 = Courtier 4
courtier-5 = Courtier 5
courtier-6 = Courtier 6
courtier-7 = Courtier 7
courtier-8 = Courtier 8
courtier-9 = Courtier 9
courtier-10 = Courtier 10
courtier-11 = Courtier 11
courtier-12 = Courtier 12
fact-tokens = Tokens
fact-phases = Phases
fact-set-up = Set-up
fact-colours = Colours of the cards
field-column = numbers from the top:
field-rows = rows for phase 1, 2, 3:
field-name = name:
field-names = names:
field-counts = of 1, 2 and 3, in black and in red:
field-thresholds = enough to score phase 1, 2, 3:
field-hand = tokens drawn at first:
field-cards = cards of each colour with two, three, four players:
source-our-reconstruction = Our reconstruction
source-our-reconstruction-between-its-sourced-ends = Our reconstruction between the first and last number, which are sourced
source-our-reconstruction-through-a-sourced-example = Our reconstruction through an example of the rule book
source-from-the-number-of-rows-and-tiles = Follows from the number of rows and tiles
source-rule-book-an-example = Rule book, an example
source-a-review-that-gives-no-numbers = The name from a review that gives no numbers; the number is ours
source-rule-book-components = Rule book, components
source-rule-book-scoring = Rule book, scoring
source-rule-book-preparation = Rule book, preparation
source-our-names = Our names
