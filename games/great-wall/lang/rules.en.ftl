
# Great Wall of China: the rules in our words, the rulings, and the options as sentences.

## The options as sentences: … stands for the choice

sentence-claims = Whoever leads a section … a favour.
sentence-claims-may = may claim
sentence-claims-must = must claim
sentence-scores = Claimed favours lie ….
sentence-scores-hidden = face down
sentence-scores-open = face up
sentence-first = … begins.
sentence-first-random = A player drawn by lot
sentence-first-seat-1 = Seat 1
sentence-first-seat-2 = Seat 2
sentence-first-seat-3 = Seat 3
sentence-first-seat-4 = Seat 4
sentence-first-seat-5 = Seat 5

## Groups and headings

group-glance = At a glance
group-turn = Your turn
group-cards = The cards
group-claims = Claiming favours
group-end = The end
group-appendix = Appendix: at this table

heading-overview = What it is about
heading-set-up = Set-up
heading-favours = The favours
heading-turn = A turn
heading-totals = Adding up a section
heading-end = How a game ends
heading-scoring = Who wins

## Rules

rule-overview =
    You are the head of a noble family, and the emperor wants a wall. It grows in several sections at the same time, and every family may build at each of them. Beside a section lie two imperial favours: tokens worth between 1 and 8 points.

    If your turn begins and nobody has built as much at a section as you, you may claim one of its favours. The first one is a burden for now: until the section is finished, its worth is taken off what you have built there. Claiming the second one finishes the section, and both favours become points.

    So every section is won twice, and the first winner starts the second race with a handicap. Most points at the end win.
rule-set-up =
    All players have the same twenty cards, each in a colour of their own. The deck is shuffled and lies face down as a pile; the first five cards go to the hand.

    The 36 favours are mixed unseen. Then pairs of them are turned up, and each pair marks a section:

    - two sections for two players,
    - three sections for three,
    - four sections for four or five.

    __Only with two players:__ should a pair be two equal favours, both leave the game and another pair is drawn. This holds for the whole game.

    Chance decides who begins, unless the table has agreed on a seat. After that, turns go clockwise, in the order of the seats.
rule-favours =
    There are 36 favours, together worth 147 points. None is worth 6, and a 7 or an 8 is rare.
rule-turn =
    A turn has three steps:

    1. __Check:__ wherever you lead a section alone, you may claim one of its favours. If you lead nowhere, as always in your first turn, this step is passed over.
    2. __First action:__ play cards, or draw a card.
    3. __Second action:__ once more, play cards or draw a card. It may be the same as the first.

    Actions cannot be saved or skipped. Only Cavalry is played on top of them.
rule-hand =
    Playing means: choose a kind of card in your hand and add one card of it, or several, to one section. Any number of equal cards in one section is a single action; two kinds, or two sections, are two actions.

    You play from your hand only, never from the pile. Neither the hand nor a section has a limit.
rule-pile-empty =
    Drawing means: take the next card of your own pile into your hand. Nobody else sees it.

    If the pile is empty you can no longer draw, and each action has to be a play. If the hand is empty but the pile is not, you have to draw. An action is passed over only by somebody who has neither.
rule-section-open =
    A section is being built as long as a favour beside it can be claimed. Only there can cards be played.

    When a section is finished, two new favours open it again. Once the supply of favours has run out, its place stays empty, and the game goes on with one section less.

rule-card-wall = The plain stone. It has no power, but you own seven of them, and several at once still cost one action.
rule-card-gate = A larger stone, without a power.
rule-card-watchtower = The highest single card, without a power. There is only one.
rule-card-infantry =
    Soldiers are strong together. All your own Infantry in one section is counted as one troop: the second soldier adds 2, the third 3, the fourth 4, the fifth 5. A troop of one to five is worth __1, 3, 6, 10, 15__.

    They may arrive in different turns, and other cards may lie between them. Infantry of another colour is another troop.
rule-card-cavalry = Riders are quick: playing Cavalry is not an action. You still have as many actions as before.
rule-cavalry-window =
    Cavalry rides after the check, and before the second action is done: that is, before the first action or between the two. It never rides before the check, and once the second action is taken the turn is over.

    You may play both of yours in one turn, to one section or to two. If your first action draws Cavalry, it can ride at once; drawn by the second action, it waits for your next turn.
rule-card-noble =
    Before the Noble all are equal: while it lies uncovered in a section, every card there is worth exactly __1__. It does not matter whose card it is, what it was worth, or which of them came first. A troop of Infantry is worth as many points as it has soldiers.

    A favour that somebody holds there still takes off its full worth. A second Noble changes nothing, but then both must be covered before the cards have their own worth again.
rule-card-dragon =
    The Dragon can be played in two ways. Either it lies beside your other cards, as a card worth 1. Or it goes on top of a card that is already in a section: the card below counts no longer and has lost its power, while the Dragon counts 1 for you.
rule-dragon-target =
    The Dragon may cover any card that lies uncovered: a rival's, one of your own (perhaps a Noble that has done its work), even another Dragon.

    - On Infantry: the troop is smaller by one.
    - On a Noble: the cards have their own worth again, unless a second Noble lies there.
    - On a Dragon: that Dragon counts no longer. The card at the very bottom does not come back.
rule-dragon-favour = A card that bears a claimed favour is safe: no Dragon may cover it. All other cards of that section stay in danger.

rule-totals =
    Your total in a section is what your uncovered cards there are worth, less the favour you hold there, if you hold one. Infantry counts as a troop; beside a Noble each card counts 1.

    A total may fall below zero.
rule-claim-present =
    Present in a section are those who have at least one uncovered card of their own there. All others are left out of the comparison: they do not even count as 0.

    So if you are alone in a section, you lead it with any total, even one below zero.
rule-claim-lead =
    You lead a section if your total is higher than that of each other player present. If two or more share the highest total, nobody leads, and nobody can claim there until the tie is broken.

    Only whoever holds the first favour of a section can be below zero there. Then every rival present is ahead.
rule-check-first = The check is the first thing in a turn. As long as you lead a section alone and have neither claimed its favour nor declined, you can neither draw nor play.
rule-check-over =
    Favours change hands only in the check, at the very start of a turn. What you build afterwards has to hold until your next turn: the others can still overtake you.

    If you lead several sections, you may claim in each, in the order you like. Declining ends the check for all that is left.
rule-claim-once = In one turn you claim at most one favour of a section, even if you would still lead it afterwards. Claims in several sections are allowed in the same turn.
rule-claim-favour = Only the favours beside a section can be claimed there. As long as both lie there, the choice is yours: the high one is worth more at the end, the low one holds you back less.
rule-claim-first =
    Whoever claims first in a section chooses one of its two favours and lays it, face up, on one of his own uncovered cards there. It is not yet won. Until the section is finished, its worth is taken off its holder's total, and often somebody else leads then.
rule-claim-card = You choose the card: any uncovered card of your own in that section. The choice matters for one reason only: no Dragon can cover a card that bears a favour.
rule-claim-second =
    When only one favour is left, the leader may claim it and finishes the section:

    1. The claimer takes the second favour, the holder of the first takes that one. Both may be the same player.
    2. Both favours are points now, and lie face down before their owners. A table can agree to leave them face up.
    3. All cards of the section leave the game.
    4. Two new favours open the section again, if there are any.
rule-claim-compulsory = As we read the rules, whoever leads may claim but can also decline, and often that is wise: without a claim there is no handicap. A table can agree on the other way; then whatever can be claimed must be claimed, and only the favour and the card are chosen.

rule-end =
    There are two ways:

    - __A player runs out of cards.__ The others have one last turn each, then everybody checks once more.
    - __No section is left.__ As soon as the last favour is claimed and no new ones can come, the game is over on the spot.
rule-last-card = The end begins when a player has played the last of all twenty cards. He finishes his turn; then each of the others has exactly one more, with check and two actions. An empty hand over a full pile is not the end: it only means that you must draw.
rule-last-check = After the last turns there is one more round. Beginning with the player who ran out of cards, everybody makes one check: claim or decline, but neither draw nor play. A section finished in this round does not open again.
rule-scoring =
    Add up the favours you have won in finished sections. The highest sum wins; if it is shared, so is the victory.

    A first favour that still lies on a card, because nobody finished the section, is worth nothing.

rule-not-your-turn = Only the player whose turn it is decides. The page says whose turn it is, and a bot's turn passes by itself.
rule-undo-drawn = You can take back your own decisions until something new was seen (a card drawn, a favour turned up) or somebody else has decided. What has been seen cannot be unseen. Once the game is over, nothing can be taken back.
rule-game-over = Once the game is over, its record can be kept and replayed, and the same players can start again. No more moves are made.

## Captions

diagram-lead = Left: Blue and Red have 3 each. That is a tie, so nobody can claim. Right: Blue has a troop of two, worth 3, and leads alone against 2.
diagram-claim = Before and after a claim, with the same cards. Left: Blue leads with 6 against 2. Right: Blue has laid the 5 on a Gate; 6 − 5 leaves 1, and Red leads.
diagram-finish = Left: Red leads with 2 against 1 and may claim the 3. Right: after a second claim. The cards have gone, Blue has won the 5 and Red the 3, and a new pair lies there.
diagram-held = Left: Blue built 6 and holds the favour of 5, which leaves 1. Red leads with 2 and may finish the section. Right: Blue built 3 and holds a 5, so he has −2; but he is alone and still leads.
diagram-infantry = Troops of one, two, three, four and five are worth 1, 3, 6, 10 and 15.
diagram-noble = Both families have built alike in both sections. Left, Blue leads with 5 against 4. Right lies Red's Noble: every card counts 1, and Red leads with 4 against 3.
diagram-dragon = Left: Red's Dragon covers one of four soldiers, so Blue's troop falls from 10 to 6. Right: Blue's Dragon lies beside the other cards and adds 1.
diagram-protected = Left: the favour lies on Blue's Noble, so no Dragon can end its power. Right: Red laid the favour on a Wall, and Blue's Dragon has covered Red's Noble.

## Rulings

ruling-claim-lead = Somebody without an uncovered card in a section is not present there, and is not counted as having 0.
ruling-claim-compulsory = The rule book says that the leader may claim; reviews of the German edition describe it as automatic. We follow the rule book and offer the other way as an option.
ruling-claim-card = The favour may also lie on the claimer's own Dragon: it is an uncovered card like any other.
ruling-check-over = The order of the claims is free, and the new favours of a finished section are seen before the next claim.
ruling-cavalry-window = Cavalry never uses up an action: after it, both actions are still owed.
ruling-pile-empty = An action is passed over only if nothing at all can be done. If Cavalry is all you have left and the pile is empty, it must be played.
ruling-dragon-target = Your own cards and other Dragons may be covered too, and what lies below a covered Dragon stays cancelled.
ruling-last-check = The last round of checks begins with the player who played the last card, and finished sections are not refilled in it.
ruling-last-card = The end begins with the last of all twenty cards, not with an empty hand.

## Names of facts and sources in the data file, and the columns of its tables

fact-infantry = Infantry together
fact-set-up = Set-up
field-count = in each deck:
field-value = worth:
field-together = one, two, three, four, five:
field-tokens = tokens:
field-hand = cards in hand at first:
field-pairs = sections for two, three, four, five players:
source-rule-book-cards-in-detail = Rule book, the cards in detail
source-rule-book-contents = Rule book, contents of the box
source-rule-book-preparation = Rule book, preparation
column-favours = Favours
column-favours-tokens = How many
