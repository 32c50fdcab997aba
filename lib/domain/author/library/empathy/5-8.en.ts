export const words = String.raw`
title: <Freeze!|The Scarf Looked Round|Everybody Froze|Statues Never Look Round>
set: often = [first-day-of-school: most Fridays | camping-trip,beach-holiday: every day now | most Saturdays]
set: thing = <teapot|tree>
refrain: "Freeze!" Everybody froze. {boy} moved.
recall: the blue tower
deed: gave up the top step for {boy}
keepsake: the scarf that looked round
joke: Teapots never look round
summary: {Kim} can keep still for longer than {post}, and wants to win the Golden Spoon. But Statues is played in pairs, and the new boy always looks round. He looks round as a teapot. He looks round as a tree. What is he looking at? It is {Bo} who finds out.
extra: friend = {boy}
extra: grownup = {pott}
pick: boy = Milo, Idris, Anton, Emeka, Rafa, Sol, Benji
pick: pott = Mr Pott, Mr Gill, Mr Sharma, Mr Webb
pick: fay = Aunty Fay, Aunty Joy, Aunty Rose, Aunty May
pick: post = a lamp post, a letterbox, a garden gnome, a fridge
pick: book = a book, a loaf, a tea tray
pick: sofa = a sofa, a bicycle, a wedding cake
sign: statues = STATUES
word: freeze = to stop moving, all at once
word: statue = a person made of stone or metal
word: pair = two who belong together
word: shoulder = where your arm joins on
word: water tower = a big tank on legs that keeps water for a town
word: gap = an empty space between two things
word: practised = did a thing again and again, to get better at it
question: Why did {boy} look round?
question: What had {Kim} thought it was?
question: What did {Kim} find out by standing where {boy} stood? Who showed {him} the place?
question: What did {Kim} give up, and what for?
question: What do you look for, when you are somewhere new?
activity: play | Play Statues. Be a teapot, a tree and a sofa. Which one is hardest?
activity: look | Stand where somebody else sits at home. What can they see that you can't?
activity: sound | One of you says it, and the other one does it. | Freeze! ; Melt!
surprise: The blue tower is in the pictures before {Kim} sees it. | Look far off, on page 4.
surprise: Who moves on page 17? | Look at everybody, even the pets.

# 1
= At breakfast, {Kim} stands as stiff as a statue with a spoon in the air.
{Kim} could keep still for longer than {post}. <At breakfast, {he} froze in front of {Bo+}, until the toast was cold.|{He} froze for {Bo+} at breakfast, and the toast got cold.>
> want
* home | <It was not easy, with toast so near.|The spoon stayed in the air.|Butter ran off the knife.>

# 2
= {pott} has put up a sign: STATUES.
[first-day-of-school: The first week of school would end with Statues | camping-trip: The last day at camp was for Statues | beach-holiday: The last day by the waves was for Statues | naidoc-week: The NAIDOC Week family day would have Statues | holi: At Holi, on Saturday, there would be Statues | On Saturday, there would be Statues again][somewhere&roomy: , {somewhere.at}]. <You held hands, for a Golden Spoon, and if anybody moved, both were out.|Two held hands, for a Golden Spoon, and if either wobbled, both were out.|It went in pairs, hand in hand, for a Golden Spoon. One wobble, and two were out.>
^ child set | <{Kim} had never once been out.|{Kim} had never moved.>
* home |

# 3
= {Kim} looks at a new boy, who looks at the ground.
<{Kim} got the new boy, because he was left over.|The new boy was left over, and {Kim} got him.|Everybody grabbed somebody, and {Kim} was left with the new boy.> His name was {boy}, and he <had said nothing|had not spoken> since [first-day-of-school: the first day of school | camping-trip: the tents went up | beach-holiday: the bus came | Monday].
> sniff | <His hand was quite cold, and held on tight.|He held out a hand, and it was cold.>

# 4
= {Kim} stands like a statue. Beside {him}, {boy} has turned his head.
<"Freeze!" called {pott}, to try it out. Everybody froze. {boy} moved.|"Freeze!" called {pott}. Everybody froze, except that {boy} moved.|"And... freeze!" called {pott}. Everybody froze. {boy} moved.>

<It was only his head.|His feet stayed, and his hands, but not his head.> <He looked over one shoulder, quick as a bird, and back.|Quick as a bird, he looked over one shoulder, and back.>
> moved
* home

# 5
= {Kim} asks a question. {boy} has gone red, and looks at his shoes.
"Freeze!" Everybody froze. {boy} moved.

[place: "Was it {place.creature}?" | <"What was it?"|"What did you see?">] asked {Kim}. {boy} went red, [pettrait: <and looked at his shoes|and would not say> | <and looked at his shoes, which had not moved|and would not say, and looked at his shoes>].
^ pet set

# 6 a
= {boy} stands like a teapot, with one hand on his hip. {Kim} points.
"Be a teapot," said {Kim}. "Teapots never look round." {boy} nodded, <and put one hand on his hip|and was a teapot>.

"Freeze!" <The teapot looked round.|Round went the teapot.|The lid turned, and the spout went with it.>
> eyes
^ pet third
* practise | <It was a good teapot in every other way.|Not one drop was spilled, at least.|It had a lovely spout.>

# 6 b
= {boy} stands up straight, like a lamp post. {Kim} points.
"Be a lamp post," said {Kim}. "Lamp posts never look round." {boy} nodded, <and stood up straight|and was a lamp post>.

"Freeze!" <The lamp post looked round.|Round went the lamp post.|The lamp stayed on, and looked behind it.>
> eyes
^ pet third
* practise | <It was a good lamp post in every other way.|It had nearly worked, at least.|A moth had believed in it.>

# 7 a
= {Kim} has wound a long scarf round and round {boy}.
<They tried a snowman, with a scarf wound round and round.|They wound a long scarf round and round him, for a snowman.|As a snowman, he had a scarf on, right up to the ears.> "Freeze!"

<The scarf looked round as well.|Round went the scarf as well.|The snowman looked round, scarf and all.>
^ child second
> scarf | <{Kim} counted to ten, twice.|It was quick, for a scarf.>
* practise |

# 7 b
= {boy} hugs a broom, with a scarf round and round them both.
<They tied him to a broom, with a scarf [roomy: wound] round and round.|They took a long scarf, and wound it round {boy} and a broom.> "Freeze!"

<The broom looked round as well.|Round went the broom as well.|The broom looked round, bristles and all.>
^ child second
> scarf | <{Kim} counted to ten, twice.|It was quick, for a broom.>
* practise |

# 8
= {Kim} stands like a statue. Nobody else does.
By Thursday, {Kim} was doing statues [camping-trip: all over the campsite | beach-holiday: all over the sand | home: all over {home.own} | everywhere]. <{He} froze in the [camping-trip: sleeping bag, | beach-holiday: shallows, and a crab went round {him}, | bath,] until {his} toes froze[roomy: , too].|{He} froze [camping-trip: in a tent, | beach-holiday: with a bucket, | in the bath,] until {he} could not feel {his} feet.>
^ pet trouble
* practise | <Nobody else in the family was any good.|Nobody else in the family froze.|People had begun to dust {him}.>

# 9
= {Kim} shouts. {boy} has pressed his lips together.
"You aren't even trying!" shouted {Kim} on [first-day-of-school: Thursday | the last evening].

<But he was, and his lips were [roomy: quite] white with it.|But he was, and he held on until his lips were white.|He was, though, so hard that his knees shook.> [!childtrait,roomy: <That was the worst thing about it.|That only made it worse.|{Kim} could see it, and shouted all the same.>]
^ child trouble |

# 10
= {boy} walks away. His scarf lies on the ground.
{boy} let go. <"Get somebody else," he said, and those were his first words.|His first words were, "Get somebody else."|"Get somebody else," said {boy}. He had a nice voice.>

Then he walked away, <and did not look round once|and this time, he did not look round>.
> gone
^ child third
* low | <A leaf came down, and froze.|His scarf lay on the ground.|It left a cold place in {Kim's} hand.>

# 11
= {Kim} does not know what {boy} looked at. {Bo} is in the place where {boy} always stood, and looks at something far off.
<Now {Kim} had no hand to hold, and could not win.|{Kim} had no hand to hold now, and nobody wins alone.|A pair of one can't win, however still it is.> [series: {He} held {series.keepsake}[friend: , from {series.friend},] instead.] {Kim} could not tell what {boy} kept looking at.
> hinge

# 12
= From behind: {Kim} looks at a blue water tower, far away on a hill.
<[place: By {place.tree} | Between two trees], {Bo} had a gap to look through, no wider than {book}.|{Bo} looked out through a gap[place: , by {place.tree} | , no wider than {book}].> <So {Kim} stood by {them}, and saw a blue water tower, on a hill.|{Kim} put {his} feet by {Bo}, and saw a blue water tower, on a hill.|Where {Bo} looked, on a hill, {Kim} saw a blue water tower.>
> tower |

# 13
= {boy} has come back for his scarf.
[roomy: {boy} came back for his scarf.] "We live by that tower, and I check if we still do," {boy} told {Bo}.

"Why wouldn't you?" asked {Kim}.

"[camping-trip: Our last tent blew away | <Our last house isn't ours now|We had to leave our last house>]," [roomy: he told them both | said {boy}].
* low |

# 14
= {Kim} and {boy} both look at the far blue tower.
<{Bo} went on looking at the tower, and so {Kim} had to, too.|Whenever {Kim} turned away, {Bo} still looked, and so {Kim} had to, too.> [place&roomy: Nobody looked at {place.landmark}.] <So that was how it felt, to be {boy}.|So that was what it was like, to be {boy}.|So that was {boy}, and he had it all day long.>
[deed: {He} once {deed}[back: , {back.at}].]
* low |

# 15
= {Kim} and {boy} sit on the ground and think.
<"If that was mine, I'd look at it all day," said {Kim}.|"I'd look at it all the time," said {Kim} slowly.>

"You can't," said {boy}. "It's Statues."

"{Bo} can," said {Kim}. <Even now, {Bo} looked at the tower, as still as any statue.|Even now, {Bo} looked at the tower, and stayed absolutely still.>
> idea |

# 16
= {Kim} and {boy} walk away from the crowd to the far end.
[first-day-of-school: Friday came, and | camping-trip: The last day came, and | beach-holiday: The last day came, and | naidoc-week: First, {fay}, an Elder, welcomed everybody to her Country. Then | holi: At Holi, all pink, | occasion&!event: It was {occasion}. | Saturday came, and] {Kim} gave up the <best|front> place. {Kim} and {boy} stood by the bins, where {Bo} <could|could still> see the tower. [place&roomy: The bins were near {place.shop}.] [series: "{series.joke}," said {boy}.]
^ pet second

# 17
= From behind: {Kim} and {boy}, hand in hand, both point at the blue tower.
"Freeze!" Everybody froze.

<{boy} pointed where {Bo} looked, and {Kim} pointed, too.|{boy} and {Kim} pointed where {Bo} looked.> <The wind blew, and not one of their sleeves moved.|A sparrow considered them, and took them for trees.|The sun disappeared and came back, and they were still there.>
> still | <The bins did not move, either.|Nobody has ever been so still.>
^ pet pay |

# 18 a
= {Kim} and {boy} still point. A butterfly flies round them.
[holi: A cloud of green powder came down on {Kim's} nose, and tickled. | <A butterfly flew round {Kim's} nose, and tickled it.|A butterfly sat down on {Kim's} nose, and stayed there.>] <All over the place, statues [first-day-of-school: giggled | wobbled], and were out.|All round them, people [first-day-of-school: giggled | wobbled], and were out.>
^ child pay |
* joy | <{boy} held on as tight as he could.|Neither of them so much as blinked.>

# 18 b
= {Kim} and {boy} still point. A bus stops near them.
[holi: A bucket of purple went over them both, splosh. {Kim} badly wanted to turn round. | <A bus came past, and everybody on it waved.|A bus came by, with a whole band on it, waving.> <It's hard not to wave back at a whole bus.|{Kim} badly wanted to turn round.>] <All over the place, statues [first-day-of-school: giggled | wobbled], and were out.|All round them, people [first-day-of-school: giggled | wobbled], and were out.>
^ child pay |
* joy | <{boy} held on as tight as he could.|Neither of them so much as blinked.>

# 19
= Everybody goes home. {Kim} and {boy} are still pointing.
[!5: {pott}[holi: , all pink,] never reached the bins. | roomy: {pott}[holi: , all pink,] never reached the bins.] [3+: Two girls won, as {sofa}. | <Two girls won the Golden Spoon, as {sofa}.|The Golden Spoon went to two girls, as {sofa}.|Two girls were {sofa}, and got the Golden Spoon.>] [naidoc-week&1: {fay} looked where they pointed, and told them the hill's first name.]
* joy |
* joy |

"We can move now," said {boy}.

"In a minute," said {Kim}.

# 20 a
= Two statues, {Kim} and {boy}, both pointing the same way.
They do it {often}[place&roomy: , {place.at}]. [camping-trip: The tents come down round them. | beach-holiday: The sand has four flat places. | naidoc-week&1: They call the hill by both its names. | naidoc-week: {fay} told them the first name of that hill. | holi: One of them is still a bit green. | <People stop, to see what it is.|People stop, and look where they point.|A man with a ladder once stopped, to dust them.>] [series&roomy: One of them wears {series.keepsake}.]
> last | <A pigeon once sat on both of them.|Even pigeons come, and sit.>

"Freeze!" says {boy}. Everybody freezes. Nobody moves.

# 20 b
= Two statues, {Kim} and {boy}, both pointing the same way, under a star.
They do it {often}[place&roomy: , {place.at}]. [camping-trip: The tents come down round them. | beach-holiday: The sand has four flat places. | naidoc-week&1: They call the hill by both its names. | naidoc-week: {fay} told them the first name of that hill. | holi: One of them is still a bit green. | <People stop, to see what it is.|People stop, and look where they point.|A man with a ladder once stopped, to dust them.>] [series&roomy: One of them wears {series.keepsake}.]
> last | <A pigeon once sat on both of them.|Even pigeons come, and sit.>

It gets dark, and far off, over the hill, <a star comes out|the first star shines|one star lights up>.

## lead dog
want: {Bo} wanted {him} to move. <A statue throws nothing.|Statues don't throw balls.>
sniff: {Bo} put the ball down in front of him, <and waited|to see>.
moved: {Bo} loved it. Here was a statue that <worked|could move>.
eyes: All the others were broken, {Bo} thought, and only {boy} worked.
scarf: {Bo} took one end [roomy: of the scarf], <and they both went round|and ran round him>.
gone: {Bo} ran after him with the ball, and came back <alone|slowly>.
hinge: But {Bo} sniffed out {boy's} spot, sat down there with the ball, <and looked round|and waited>.
tower: {Bo} <let the ball lie|kept the ball>, and looked that way.
idea: {Bo} <did not even look at|had forgotten> the ball.
still: {Bo} sat with the ball, and <waited|did not ask>.
last: {Bo} sits by the ball, and <lets it lie|does not ask>.

## lead cat
want: {Bo} wanted the warm place that {he} stood on.
sniff: {Bo} sat by his feet, and waited <for them to go|for the warm place>.
moved: {Bo} hoped that <the feet would go next|he would go altogether>.
eyes: People warm up places, {Bo} had noticed, and <never leave|then stay>.
scarf: {Bo} got one end [roomy: of the scarf], and <sat on that|found it warm>.
gone: {Bo} looked at the warm place that <he left|was left>.
hinge: But {Bo} knew {boy's} warm place, sat down there, and <looked round|turned to look>.
tower: {Bo} moved up, <just a bit|and left half the warm place>.
idea: The warm place had gone cold, and {Bo} <stayed|sat on>.
still: {Bo} had never seen it done better, <except by cats|and stayed>.
last: {Bo} sits between them, <warm on both sides|where it is warm>.

## lead bird
hinge: But {Bo} landed there, and looked over one wing.
tower: {Bo} flew up, to see more of it.
last: {Bo} sits near by, as birds do with statues.

## lead fish
hinge: But {Bo's} bowl stood just there, and {Bo} swam round to look.
tower: {Bo} saw it too, round and blue.
last: {Bo} looks at it, through the water.

## lead rabbit
hinge: But {Bo} stopped there, sat up tall, and looked round.
tower: {Bo} kept on looking, without one sniff.
last: {Bo} sits up with them, as tall as that goes.

## lead guineapig
hinge: But {Bo} stopped there, said wheek, and looked round.
tower: "Wheek," said {Bo}, as if it were cucumber.
last: {Bo} does not say one wheek, until the end.

## lead hamster
hinge: But {Bo} sat up there, and looked round.
tower: {Bo} looked so hard that a seed fell out.
last: {Bo} sits up between them, like a small statue.

## lead horse
hinge: But {Bo} stood there, ate the grass of it, and looked round.
tower: {Bo} could see it over everything.
last: {Bo} is the tallest of them.

## lead lizard
hinge: But {Bo} lay down there, in the warm, and looked round.
tower: {Bo} saw it with one eye, and {Kim} with the other.
last: {Bo} is the stillest of the three.

## lead toy
hinge: But there sat {Bo}, who had kept {boy} company all week, looking round.
tower: {Kim} sat {Bo} up, to see it, too.
last: {Bo} does not move, and never has.

## lead other
hinge: But {Bo} stopped there, and looked round.
tower: {Bo} did not look away from it.
last: {Bo} stays with them, and looks.

## trait pet fear
set: {Bo} could freeze as well, but only at {trait.things}.
trouble: {Bo} saw {him} so stiff, thought of {trait.things}, and hid.
pay: {Bo} thought of {trait.things}, and still did not run.

## trait pet theft
set: {Bo} liked to {trait.do}, and it's easy to rob a statue.
trouble: {He} could not stop {Bo}, who {trait.did}.
pay: {Bo} {trait.did}, and nobody moved to stop it.

## trait pet noise
set: {Bo} could {trait.do}, but {Bo} could not freeze.
trouble: "{trait.Sound}," said {Bo}, right beside {his} ear.
pay: "{trait.Sound}!" said {Bo}, and even that moved nobody.

## trait pet part
set: {Bo}, with {trait.has}, made a statue like no other.
trouble: Beside {him} was {Bo}, with {trait.has}, and kept stiller.
pay: {Bo}, with {trait.has}, was a third statue.

## trait pet deaf
set: {Bo} could not hear the word, and did not freeze.
trouble: {Bo} could not hear {him} breathe, and came to look.
pay: {Bo} could not hear a word, but saw that it mattered.

## trait pet age
set: {Bo} was {trait.is}, and [old: could keep still all day | had never kept still].
trouble: {Bo}, being {trait.is}, [old: did it asleep | took it for a trick].
pay: {Bo} was {trait.is}, and [old: outlasted them all | kept still, nearly].

## trait pet favourite
set: {Bo} would freeze only for {trait.thing}.
trouble: {Bo} wanted {trait.thing}, and {Kim} could not pass it.
pay: [ball: {Bo} did not push the ball at anybody. | {Bo} did not even look at {trait.thing}.]

## trait pet sleep
set: {Bo} kept still {trait.where}, and nowhere else.
trouble: {Bo} would rather have kept still {trait.where}.
pay: {Bo} kept still, and not even {trait.where}.

## trait pet habit
set: "Freeze!" said {Kim} to {Bo}, who {trait.did}.
trouble: {Bo} {trait.did}, and {Kim} could not say stop.
pay: {Bo} waited, and only then {trait.did}.

## trait pet talent
set: {Bo} could {trait.do}, but never keep still.
trouble: {Bo} offered to {trait.do}, which is no way to freeze.
pay: {Bo} could {trait.do}, but did not, and kept still.

## trait child fear
set: {Kim} never moved, unless there were {trait.things}.
trouble: {He} could not have been stiffer in front of {trait.things}.
pay: There might be {trait.things}, and {Kim} did not look.

## trait child collection
set: {Kim} held {trait.a}, which was good at it, too.
trouble: {He} held {trait.thing} so tight that {his} hand hurt.
pay: {Trait.thing} lay there, and kept still, too.

## trait child noise
set: {Kim} liked to {trait.do}, but statues don't.
trouble: {He} had not been able to {trait.do} all week.
pay: {Kim} wanted to {trait.do}, and did not.

## trait child part
set: {Kim} could freeze {his} whole face, with {trait.has}.
trouble: {His} face was all cross, with {trait.has} in it.
pay: {Kim} nearly grinned, with {trait.has} and all.

## trait child favourite
set: Statues think of one thing. {Kim} thought of {trait.things}.
trouble: {He} could have had a week of {trait.things}.
pay: {Kim} thought hard of {trait.things}, and did not blink.

## trait child sleep
set: At night, {trait.where}, {he} practised in {his} sleep.
trouble: {He} had not slept for it, not even {trait.where}.
pay: That night, {trait.where}, {he} slept with one finger out.

## trait child habit
set: [askswhy: {Kim} always asked why, but statues don't. | counts: {Kim} counted everything, and once froze up to nine hundred. | drawsonthings: {Kim} drew on things, and drew a ring to stand in. | loseshats: {Kim} lost hats, but never while standing still.]
trouble: [askswhy: "Why?" {he} shouted, and did not wait. | counts: {He} had counted. It was forty-one times. | drawsonthings: {He} had even drawn a ring for his feet. | loseshats: {His} hat flew off, and was lost.]
pay: [askswhy: {Kim} did not ask why, because now {he} knew. | counts: {Kim} counted to a thousand, and began again. | drawsonthings: {Kim} did not draw on one thing. | loseshats: The wind took {Kim's} hat, and {he} let it go.]

## trait child talent
set: [remembers: {Kim} remembered each time that somebody had moved. | {Kim} could {trait.do}, but statues don't.]
trouble: [remembers: {He} remembered every single time. | {Kim} was much too cross to {trait.do}.]
pay: [remembers: {Kim} remembered his white lips, and kept still. | {Kim} nearly {trait.did}, but only nearly.]

## dog
home: {Bo+} kept still, until somebody said "walk".
practise: {Bo} froze, all but one end.
low: {Bo} lay down, and stayed, without being told.
joy: {Bo} wagged for all of them.

## dog 2
home: {Bo+} tried it, and had to scratch.
practise: {Bo} was a statue of a dog, until the ball.
low: {Bo} could keep still, now that nobody was counting.
joy: {Bo} ran rings round them both.

## cat
home: {Bo+} had been doing it for years.
practise: {Bo} won every time, by being asleep.
low: {Bo} looked at {Kim} until {Kim} looked away.
joy: {Bo} sat down between them, like part of it.

## cat 2
home: {Bo+} would keep still only when asked to move.
practise: {Bo} froze in mid-wash, with one leg up.
low: {Bo} went and sat by {themself}.
joy: {Bo} posed by the bins, and was taken for china.

## bird
home: {Bo+} could do it on one leg.
practise: "Freeze!" said {Bo}, at all the wrong times.
low: {Bo} said nothing, not even "freeze".
joy: {Bo} perched near by, as birds do on statues.

## fish
home: {Bo+} kept still, but for the fins and mouth.
practise: {Bo} had never frozen, and hoped not to.
low: Nobody had asked {Bo} to keep still, but {they} did.
joy: {Bo} swam round, to look as well.

## rabbit
home: {Bo+} was good at it, whenever a door banged.
practise: {Bo} was a statue with a nose that went.
low: Even {Bo's} nose had stopped.
joy: {Bo} froze, all but the nose.

## guineapig
home: {Bo+} froze, until a bag rustled.
practise: {Bo} held out for one minute, and then said wheek.
low: {Bo} crept under a leaf.
joy: {Bo} said wheek, but softly.

## hamster
home: {Bo+} had kept still once, by mistake.
practise: {Bo} was a statue with full cheeks.
low: {Bo} looked up at {Kim}, and went on looking.
joy: {Bo} stood up, and pointed with both cheeks.

## horse
home: {Bo+} could do it asleep, which is nearly cheating.
practise: {Bo} stood like a monument, and then ate some of it.
low: {Bo} looked over everybody's head, at the hill.
joy: {Bo} stood with them, and pigeons came.

## lizard
home: {Bo+} had not moved since Tuesday.
practise: Nobody could tell if {Bo} had begun.
low: {Bo} turned {their} head, which {they} never did.
joy: {Bo} pointed, too, with all of {themself}.

## toy
home: {Bo+} was the champion, and never boasted.
practise: {Bo} fell over, and was still a statue.
low: {Bo} lay face down in the grass.
joy: {Bo} sat by them, to show how.

## other
home: {Bo+} moved when {they} wanted to, and not before.
practise: {Bo} nearly did it, several times.
low: {Bo} looked at the place where {boy} had been.
joy: {Bo} stayed, as still as could be hoped.

## duet
home: {Bo+} could do it. {Mo+} could do it for longer.
practise: {Bo} watched {Mo} for moving, and {Mo} watched {Bo}.
low: {Bo} sat close to {Mo}, and neither of them moved.
joy: {Bo} and {Mo} made one wide statue.

## duet 2
home: At home, {Bo+} and {Mo+} were always out first.
practise: {Bo} moved, and looked at {Mo}.
low: {Bo} looked round for {Mo}.
joy: {Bo} froze, {Mo} froze, and both were proud.

## any itch
home: {Bo+} had an itch at once.
practise: {Bo} had another itch, further down.
low: {Bo} forgot to have an itch.
joy: {Bo} had no itch at all.

## any judge
home: {Bo+} was the judge, being no good at it.
practise: {Bo} judged that everybody had moved.
low: {Bo} would not be the judge of this.
joy: {Bo} judged that this was the best.

## any late
home: {Bo+} did what {Kim} did, but later.
practise: {Bo} froze, just when it was over.
low: {Bo} was sad as well, and not late at all.
joy: {Bo} looked where they looked, in good time.

## any nap
home: {Bo+} was best at lying-down statues.
practise: {Bo} froze so well that it was a nap.
low: {Bo} lay there, with both eyes open.
joy: {Bo} slept, and it counted.
`
