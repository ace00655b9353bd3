# Justinian: what the lessons say.

## What wins

lesson-goal = What wins
    .about = Secret favourites, what they are worth, and three colours that are scored.
lesson-goal-1 = The further right a courtier stands before the emperor, the more he is worth: the large number on him. Two courtiers in each of four colours are your favourites.
    .more = Only you know them. At the end of each row stands what the colour would bring you now.
lesson-goal-2 = Phase 1 is being scored, and you may name the colour. Which brings you the most?
    .right = Niceforus shows 23 and Antemius 26: 49 points. Red and Yellow show their cards in porphyry too, and get 32 and 35 for them.
    .else-1 = Verdigris brings 38: Teodora is worth 23, but Germanus in place 4 only 15. Look for two who both stand high.
    .else-2 = That would bring 30: neither of the two stands high. Compare the four sums at the ends of the rows.
lesson-goal-3 = Phase 2: porphyry has left the game, the court has changed, and now the middle holes count. Name your best colour.
    .more = The upper holes were for phase 1; the lower ones, with the largest numbers, are for phase 3.
    .right = Germanus 27 and Teodora 25: 52. But Red has Procopius and Narses in verdigris, and gets 74 for them: a colour counts for everybody.
    .else-1 = That brings less than verdigris with its 52. Compare the three sums.
lesson-goal-4 = The last scoring: you have 101 points, Red 114 and Yellow 74. Two colours are left. Name the one that takes you past Red.
    .right = Belisarius 46 and Niceforus 44: you end with 191, Red with 158 and Yellow with 137. Most points win. Alabaster was never scored: one colour is always left over.
    .else-1 = Alabaster brings you 48, and you end with 149; Red has Procopius there, who is worth 60. Look at your other colour.

## Laying tokens

lesson-tokens = Laying tokens
    .about = Black lifts, red brings down, and nobody sees which it is.
lesson-tokens-1 = You back Procopius (1) in two colours, and he stands lowest of all. Lay your +3 on him.
    .more = Choose the token, then the courtier. It lies face down: only you can read it.
    .right = At the end of the round it will lift him by three places.
    .else-1 = A black token lifts him, but this one by less than three places. You hold a +3.
    .else-2 = Red tokens bring a courtier down. Procopius is yours: choose a black one, the +3.
    .else-3 = On the phase space a token moves nobody; what it does there is another lesson. Lay the +3 on Procopius.
    .else-4 = Passing ends the round for you, and you have ten tokens in hand. Lay the +3 on Procopius first.
    .else = That is another courtier or another token. Take the +3 and lay it on Procopius (1).
lesson-tokens-2 = Red has laid a token on Narses (9), whom you back, and Yellow one on Teodora (12). You see whose they are, but not which.
    .more = They may lift or bring down; that shows when all have passed.
lesson-tokens-3 = Narses (9), Niceforus (10) and Antemius (11) are your favourites, Teodora (12) is not. Lay your −3 on her: as she falls, the three she passes slide up.
    .right = Unless Yellow’s token holds her up, all three of yours rise by one place.
    .else-1 = That brings her down too, but past fewer of your favourites. Use the −3.
    .else-2 = A black token would lift Teodora, and she already stands at the top. You want her down: the −3.
    .else-3 = There the −3 would move nobody. Lay it on Teodora (12).
    .else = Look for the one who stands above three of your favourites: Teodora (12), and the −3.
lesson-tokens-4 = Three tokens lie on Narses (9) now, and no courtier takes a fourth. Lift Niceforus (10) instead, with a +2.
    .right = All have passed by now. The tokens were turned up, and the courtiers moved.
    .else-1 = Narses is full until the next round. Niceforus (10) is free, and you back him too.
    .else-2 = Niceforus is the right one. Lay a +2 on him.
    .else = Choose a +2, then Niceforus (10).
lesson-tokens-5 = Procopius stands in place 4: worth 19 instead of 13. But Yellow’s token on Teodora was a +2, so your −3 brought her down by only 1.
    .more = Tokens that have been turned up leave the game.
lesson-tokens-6 = Phase 2: one +3 is left to you. Procopius (1) in place 5 or Niceforus (10) in place 8: for whom are three places worth more?
    .more = Point at a courtier: the gold line shows what he would be worth in every place.
    .right = Procopius goes from 27 to 38, by 11 points. The lower the number, the more every place is worth.
    .else-1 = Niceforus would go from 23 to 31, by 8 points. Compare what Procopius gains from place 5 to 8.
    .else-2 = Choose between Procopius (1) and Niceforus (10): what would each be worth three places further right?
    .else = It is about the +3: on Procopius (1) or on Niceforus (10)?

## How the court moves

lesson-court = How the court moves
    .about = Sums, sliding, the two sides and the ends of the row.
lesson-court-1 = All have passed, and you were the last: you choose from which side the courtiers move. Only Belisarius (2) bears a token, so either side will do.
    .more = He rises by three, and those he passes slide down by one.
    .right = Belisarius stands in place 5. Tribonianus, Basilius and Germanus have each slid down by one.
lesson-court-2 = Tokens on the same courtier are added up. Your +1 lies on Isidorus (8): lay another so that he rises by exactly three, just above Antemius (11).
    .right = 1 and 2 are 3: Isidorus goes from place 8 to 11.
    .else-1 = A black token is right, but the sum is not 3. He already bears +1: what is missing?
    .else-2 = A red token is subtracted: with +1 the sum would be 0 or less, and at 0 he does not move at all. You need two more.
    .else = Lay it on Isidorus (8), who bears your +1. What makes it 3?
lesson-court-3 = You back Tribonianus (3), who bears +3; Red’s −2 lies on Giulianus (7). From which side does Tribonianus end higher?
    .more = From the left the lowest place moves first, from the right the highest.
    .right = From the left he goes to place 6 first; then Giulianus falls past him, and he slides up to 7. That is 24 instead of 22.
    .else-1 = From the right Giulianus falls first, while Tribonianus is still far below: he ends in place 6, worth 22. Let Tribonianus go first.
lesson-court-4 = Antemius (11) stands one place below the top. Bring him there, and waste nothing.
    .more = At the end of the row a courtier stops, and what is left of his move is lost.
    .right = One step, one +1: Antemius is at the top, and your larger tokens are still in hand.
    .else-1 = That would bring him to the top as well, but the rest of the move is lost. What is the smallest token that does it?
    .else-2 = A red token would bring him down. He is yours in two colours: lift him.
    .else = Only a token on Antemius (11) is asked for: the smallest black one.
lesson-court-5 = You have only red tokens left, and yet Niceforus (10) can rise. On whom must you lay one?
    .right = Whoever falls past Niceforus pushes him up: he stands in place 11 now.
    .else-1 = Teodora would fall by one, past Antemius only. She has to come past Niceforus too, or somebody nearer has to fall.
    .else-2 = A red token on Niceforus himself brings him down. Look at who stands above him.
    .else-3 = There it moves nobody. Look at who stands above Niceforus.
    .else = That leaves Niceforus where he is. Whoever falls past him lifts him: look to his right.

## Passing

lesson-pass = Passing
    .about = Two tokens, out of the round, and what the last one gets.
lesson-pass-1 = Two weak tokens are left in your hand. Pass: you draw two from your reserve, and are out until the next round.
    .more = Everybody has the same 22 tokens and begins with ten of them in hand. What is played never comes back.
    .right = You drew two tokens. Red and Yellow have played on, and then passed as well.
    .else = A 1 moves hardly anything, and new tokens come only by passing. Pass now.
lesson-pass-2 = Red passed last. So Red chose the side from which the courtiers moved, would have been asked first about a scoring, and has begun this round.
    .more = A courtier with sum 0, as Basilius (4) was, stays where he is: your −1 and Red’s +1.
lesson-pass-3 = Your hand is empty, and only one thing is left to do.
    .right = You must pass without a token in hand, but you draw two all the same.
lesson-pass-4 = Red and Yellow have passed: you are alone. On the phase space you may lay only one more token in this round. You have 2 there, and 5 are enough.
    .more = There a red token counts like a black one.
    .right = 2 and 3 are 5. And courtiers still take as many as you like, three each at most.
    .else-1 = That is not 5 yet, and you may not lay a second one there in this round. Which token is worth three?
    .else-2 = You would pass with 2 on the phase space. Lay one more there first.
    .else = On courtiers you may lay as many as you like, later. First bring the phase space to 5, with one token.
lesson-pass-5 = Your one token lies there. Now lift Procopius (1) with +2.
    .right = From place 3 to 5: worth 22 instead of 17.
    .else-1 = Whoever is alone may lay one token on the phase space, and you have. Courtiers still take yours: Procopius (1).
    .else-2 = Not yet: nobody can interrupt you now. Use the +2 on Procopius first.
    .else = Take the +2, and lay it on Procopius (1).
lesson-pass-6 = Now pass. As the last one you choose the side, and you are asked first whether to score: do so.
    .right = The side, the first word about scoring, and the first turn in the next round: that is what passing last is worth.
    .else-1 = You may go on laying tokens. But keep these for later, and pass.
    .else = You may decline, and then the next one is asked. But you have enough: pass, choose a side, and score.

## The phase space

lesson-phase = The phase space
    .about = What it takes to score a phase, and when to wait.
lesson-phase-1 = Tokens on the phase space move nobody. They decide when a colour is scored: whoever has 5 there may score phase 1.
    .more = Phase 2 takes 9, phase 3 takes 12.
lesson-phase-2 = Here only the number counts: your red 2 is worth 2. Lay one token that makes it 5.
    .right = 2 and 3 are 5, black or red. All have passed now, and you are asked.
    .else-1 = That is less than 5. You need three more, in one token; the sign does not matter.
    .else-2 = With 2 on the phase space nobody would ask you. Lay a token there first.
    .else = On a courtier it moves him, but scores nothing. Lay it on the phase space, and make it 5.
lesson-phase-3 = You have enough, and your favourites in verdigris bring 57. Start the scoring.
    .right = All tokens on the phase space are turned up. You have the most, so you name the colour.
    .else-1 = You may wait: nobody must score, and your tokens stay. But favourites that stand this high will be pushed down. Score now.
lesson-phase-4 = Another game. You are asked as well, for two tokens could be worth 6. Yours are worth 3, so you can only decline.
    .more = Everybody is asked whose tokens could be enough. So a “not yet” gives nothing away.
    .right = Nobody can tell whether you could not or would not.
lesson-phase-5 = A new round of the same phase. Your tokens have stayed on the phase space and still count: make them 5 or more.
    .right = They lie there until the phase is scored, through as many rounds as it takes.
    .else-1 = 3 and 1 are 4, one too few. Lay a larger one.
    .else-2 = Passing leaves your total at 3. Lay a token on the phase space first.
    .else = On a courtier it does not count towards the phase. Lay a 2 or a 3 on the phase space.
lesson-phase-6 = You have 5, enough to score. But your colours bring 34 at most, you hold two +3 and two +2, and Red has three tokens there. Do not score yet.
    .right = You lift your favourites first, and are asked again after the next round. If somebody else scores, your tokens still bring you 5 points.
    .else-1 = Red turns up 6 against your 5 and names the colour: porphyry, with 49 for Red and 28 for you. Wait until your favourites have risen.
lesson-phase-7 = Phase 2 takes 9, and you have 6. Which token is enough?
    .right = 6 and 3 are 9. Red tokens that lift nobody are well spent here.
    .else-1 = That makes 7 or 8, and it takes 9.
    .else-2 = First bring the phase space to 9; then you can score after this round.
    .else = That moves a courtier. Lay a token on the phase space that makes 9.

## Who names the colour

lesson-colour = Who names the colour
    .about = The highest total names it; all others get points for their tokens.
lesson-colour-1 = The tokens on the phase space are turned up: you have 5, Red 4, Yellow 1. The highest total names the colour, so you do. Which is best for you?
    .more = For tokens you get nothing; Red gets 4 points and Yellow 1.
    .right = Procopius 30 and Niceforus 27: 57 points. With their tokens Red gets 35 and Yellow 34.
    .else-1 = That brings you less than verdigris, where Procopius and Niceforus stand high.
lesson-colour-2 = You have 5 in two tokens, Red has three tokens there. All your colours stand well: start the scoring, whoever names it.
    .right = Red turns up 7 and names alabaster. You started, but the highest total decides.
    .else-1 = You may wait. But your favourites stand high, and nobody knows for how long: score.
lesson-colour-3 = You got 47 points for your cards in alabaster and 5 for your tokens: 52. Red got 52 for cards and nothing for tokens.
    .more = Whoever names the colour pays for it with the points of the tokens.
lesson-colour-4 = You and Red both have 6. Yellow passed last: going clockwise from there, you come before Red, so you name the colour.
    .more = Nearest of all would be Yellow.
    .right = Procopius has come from far below to place 9: 34, and Antemius adds 26. 60 points.
    .else-1 = That brings 42 at most. One of your colours has both a courtier at the top and one who has risen from far below.
lesson-colour-5 = Phase 2: you have 11, Red 9. Amber was scored in phase 1 and has left the game. Name one of the other three.
    .right = Tribonianus 31 and Narses 30: 61. In phase 3 only two colours are left to choose from.
    .else-1 = That brings you 45 or less. In which colour do both your favourites stand high?

## Between the phases

lesson-exchange = Between the phases
    .about = One card may go, and another comes.
lesson-exchange-1 = Phase 1 is scored. Before phase 2 begins everybody may exchange one card, beginning with the last to pass: you.
    .more = Your cards now show what they would bring in phase 2.
lesson-exchange-2 = Somebody has pushed Teodora (12) down to place 1, where she brings only 5. Return her, and draw another card in amber.
    .right = She lies under the pile of amber, and you have drawn its uppermost card.
    .else-1 = That favourite stands well enough. Look for the one who brings least.
    .else-2 = You may keep all. But every other card in amber would bring more than 5.
lesson-exchange-3 = Your new favourite in amber is known to you alone. Yellow exchanged a card in porphyry: you saw the colour, but not the card.
    .more = A returned card can come up again when those above it have been drawn.
lesson-exchange-4 = Before phase 3. Niceforus (10) is your weakest card, with 32, and of the ten others in amber only three would bring more. What do you do?
    .more = The three are Germanus, Isidorus and Procopius; somebody may hold them.
    .right = Nobody must exchange. Favourites who stand high are kept.
    .else-1 = What you would draw is most likely worth less: only a few courtiers stand higher. Keep all.
lesson-exchange-5 = With two players everybody has three favourites in each colour, and all three are scored. Exchange the one who brings you least.
    .right = Antemius would have brought 6. One card each, with two players as well.
    .else-1 = In porphyry, yes, but one of the three stands in the lowest place.
    .else-2 = There is one who brings only 6. Compare the numbers on all nine cards.
    .else-3 = You may keep all, but one of the nine brings only 6.

## How a game ends

lesson-end = How a game ends
    .about = After phase 3, or when all tokens are gone.
lesson-end-1 = Phase 3 takes 12, and you have 12. You lead with 93 points to 91 and 76, and Procopius (1) has come up to the very top: score.
    .right = You have the most tokens there, so you name the last colour.
    .else-1 = You may wait, but from the top Procopius can only go down. Score.
lesson-end-2 = Two colours are left. Name the better one: it is the last of the game.
    .right = Procopius is worth 75 and Isidorus 40: 115 points. With the scoring of phase 3 the game is over.
    .else-1 = Amber brings 93, and you would end with 186. In porphyry Procopius stands at the top.
lesson-end-3 = Most points win: you have 208, Red 179 and Yellow 122.
    .more = If several have the most, they share the victory.
lesson-end-4 = Another game, phase 2. Your +2 is the last token of all, in hands and reserves: once it is laid, the phase is scored without anybody asking. Lay it where it decides who names the colour.
    .right = You have 5 now. It would take 9 to start a scoring, but not to name the colour in one.
    .else-1 = That moves a courtier, but your 3 on the phase space may not be the most. Lay it there.
    .else-2 = The scoring comes with the last token, not before. Lay it on the phase space.
lesson-end-5 = All tokens are gone, so phase 2 is scored. With 5 to 3 and 2 you have the most: name your best colour.
    .right = 80 points, and you end with 123. Without tokens the game is over, though it was only phase 2.
    .else-1 = That brings less than alabaster, where Belisarius stands at the top.
lesson-end-6 = All reserves are empty, and Red and Yellow have passed without laying anything. See what happens if you pass too.
    .more = You have 6 on the phase space, too few to start a scoring.
    .right = Nobody laid, nobody drew, nobody scored: so the phase is scored as if somebody had started it.
    .else-1 = Then something has happened, and the game simply goes on. Pass.
lesson-end-7 = Your 6 are the most, so you name the colour.
    .right = Alabaster brings 83. This time tokens are left, so the game goes on: phase 3 is still to come.
    .else-1 = That brings 55 or less. In alabaster Belisarius stands at the top.

## Good play

lesson-play = Good play
    .about = Five real decisions, and why one choice is better.
lesson-play-1 = Red and Yellow have passed, and one +3 is left in your hand. Where does it bring you the most?
    .more = Look for a favourite who counts more than once.
    .right = Belisarius is your favourite in three colours: from 32 to 45, three times 13. Whichever colour is named, you gain.
    .else-1 = That is a favourite in one colour only, and another colour may be named. Whom do you back in all three?
    .else-2 = 9 would be enough to score, but with favourites who stand no higher than before, and Red and Yellow have three tokens there too. Lift somebody first.
    .else-3 = Keeping it for the next round is not bad. But now nobody can answer any more: lift the one who counts most.
    .else = That courtier is not your favourite. Whom do you back in all three colours?
lesson-play-2 = You passed last, and all tokens are face up. You back Belisarius (2) in porphyry and amber: from which side?
    .more = Ask who moves before him: Teodora (12) with −1 on his right, Basilius (4) with +3 on his left.
    .right = Teodora falls first and lifts Belisarius, who then rises to the top: 44 instead of 39. Your amber brings 60 instead of 53.
    .else-1 = From the left he moves before Teodora and ends one place below the top; and Basilius passes Isidorus, who is yours too. Compare the sums under both sides.
lesson-play-3 = You have 7 on the phase space, Red has one token there and Yellow two. Alabaster would bring you 62. Score, or wait?
    .more = No token is worth more than 3.
    .right = Red can have 3 at most and Yellow 6: you are sure to name the colour. And Germanus stands at the top, from where one only falls.
    .else-1 = Next round Germanus and Narses will be pushed down, and the others lay more tokens here. Now you are sure to have the most.
lesson-play-4 = You name the colour of phase 1. Porphyry brings 52, amber 44. But what you name now is gone: which can wait?
    .more = Procopius (1) in place 8 shows 30, 38 and 48 in the three holes, and at the top 75 in phase 3.
    .right = Antemius stands at the top and can only fall: score him now. Procopius still rises, and is worth more in every phase.
    .else-1 = That is 8 points more now, but Procopius leaves the game in the phase in which he is worth least. Which colour has no room left to rise?
    .else-2 = That gives up too much. It is between porphyry and amber.
lesson-play-5 = Before phase 3 only porphyry and alabaster are left, and Red is ahead. Which card do you exchange, if any?
    .right = Nobody at court is worth less than 18, so what you draw cannot be worse. And if somebody else names alabaster, it hurts less.
    .else-1 = Germanus is your best card in both colours, with 53. Look for the one that cannot get worse.
    .else-2 = Antemius brings 33, and in porphyry only Isidorus and Basilius would bring more. There is a weaker card.
    .else-3 = You may keep all, but one of your cards is worth as little as a card can be.
