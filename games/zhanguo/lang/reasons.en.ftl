
## Why a move is good or bad

reason-points = { $seat-is ->
    [you] You get
   *[other] { $seat } gets
} { $points } VP at once ({ $source }).
reason-governors = { $seat-is ->
    [you] You
   *[other] { $seat }
} would have the most Governors in region { $region }: { $points } VP at the end, as it stands.
reason-governors-more = { $seat-is ->
    [you] Your Governors
   *[other] { $seat }’s Governors
} in region { $region } would bring { $points } VP at the end, as it stands.
reason-governors-shared = { $seat-is ->
    [you] You
   *[other] { $seat }
} would share the most Governors in region { $region }: { $points } VP at the end, as it stands.
reason-governors-rival = { $rival-is ->
    [you] You
   *[other] { $rival }
} would lose { $points } VP for Governors in region { $region }, as it stands.
reason-aspect = { $seat-is ->
    [you] You
   *[other] { $seat }
} would lead in { $aspect } with { $count }: { $points } VP at the end, and the first claim to its reward.
reason-aspect-lead = { $seat-is ->
    [you] You
   *[other] { $seat }
} would lead in { $aspect }, { $count } to { $rival-is ->
    [you] your
   *[other] { $rival }’s
} { $theirs }.
reason-aspect-behind = { $seat-is ->
    [you] You
   *[other] { $seat }
} would have { $count } in { $aspect }, to { $rival-is ->
    [you] your
   *[other] { $rival }’s
} { $theirs }.
reason-task = It completes the { $task } of section { $section }: { $points } VP more for { $seat-is ->
    [you] your
   *[other] { $seat }’s
} Tasks there.
reason-task-step = { $seat-is ->
    [you] You
   *[other] { $seat }
} would have { $has } of the { $wanted } that the { $task } of section { $section } asks for.
reason-wall = The Wall in { $section } would bring { $points } VP at the end, as it stands ({ $criterion }).
reason-walls = { $seat-is ->
    [you] Your Walls
   *[other] { $seat }’s Walls
} would bring { $points } VP more at the end, as it stands.
reason-walls-less = { $seat-is ->
    [you] Your Walls
   *[other] { $seat }’s Walls
} would bring { $points } VP less at the end, as it stands.
reason-set = Region { $region } would have the red, grey and white Officials that a Governor takes.
reason-two-officials = Region { $region } would have two of the three Officials that a Governor takes.
reason-workers = { $seat-is ->
    [you] You
   *[other] { $seat }
} would have { $count ->
    [one] one Worker
   *[other] { $count } Workers
} in region { $region }.
reason-silent = Unrest in region { $region } would reach the end of its track: its cards fall silent, and no Palace can be built there.
reason-no-palace = Unrest in region { $region } would forbid Palaces there.
reason-unrest = Unrest in region { $region } would rise to { $unrest }.
reason-calm = Unrest in region { $region } would fall to { $unrest }.
reason-speaks = The cards of region { $region } would answer again.
reason-answers = { $count ->
    [one] One card above { $seat-is ->
        [you] your board
       *[other] { $seat }’s board
    } would answer
   *[other] { $count } cards above { $seat-is ->
        [you] your board
       *[other] { $seat }’s board
    } would answer
} this action.
reason-board-answers = { $seat-is ->
    [you] Your player board
   *[other] { $seat }’s player board
} would answer this action.
reason-ability = Above region { $region } it can answer later actions: { $bonus }.
reason-reward = The reward costs nothing: { $reward }.
reason-middle = { $card } is the number nearest to the middle: it is the least sure to be higher or lower.
reason-end = { $card } is the number nearest to an end: it is the surest to be higher or lower.

## What puzzles are about

theme-palaces = Palaces and points
theme-governors = Majorities of Governors
theme-aspects = Aspects of unification
theme-tasks = Working on Tasks
theme-walls = The Great Wall
theme-people = Officials and workers
theme-unrest = Unrest
theme-numbers = The Court's numbers
theme-rewards = Abilities and rewards
