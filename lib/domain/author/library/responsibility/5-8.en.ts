export const words = String.raw`
title: <It Can't Have Gone Far|Small, Brown, Has Own House|The Keeper of {comet}|The Wrong Snail>
refrain: "It can't have gone far," said {Kim}.
recall: the weekend of the snail
deed: owned up to the wrong snail
summary: {Kim} is Keeper of the class snail until Monday. There are three rules, and two of them are easy. Then the jar is empty, the whole house must be searched, and a snail turns out to be faster than it looks.
extra: friend = {friend}
pick: friend = Hetty, Anwen, Lupe, Kiri, Fern, Salma, Greta
pick: comet = Comet, Rocket, Thunder, Flash, Zoom, Lightning, Jet
pick: green = lettuce, cabbage
pick: treat = Pancakes, Noodles, Dumplings, Waffles
pick: seat = sofa, armchair, bookcase
pick: nine = nine, eleven, fourteen, seven
pick: month = Easter, winter, my birthday
pick: bitten = REWARD
sign: lost-small-brown-reward = LOST. SMALL. BROWN. REWARD.
sign: lost-small-brown = LOST. SMALL. BROWN.
word: keeper = somebody who looks after an animal
word: badge = a small sign that you wear on your shirt
word: horns = what a snail's eyes stand on
word: polished = rubbed until it shines
word: silver = the colour of a new coin
word: reward = what you get for finding something
word: heavy = hard to lift
word: ceiling = the top of a room, over your head
question: Which of the three rules was the hard one, and why?
question: Who would have known about the other snail?
question: Why didn't {Kim} hand over the badge on Sunday?
question: What did {Kim} see when the torch was down low?
question: What do you keep, and what are its rules?
activity: write | Write three rules for whoever looks after you for a weekend.
activity: measure | A snail goes about four metres in an hour. How far would yours get? | during lunch ; during a bath ; in one night
activity: sound | Say "It can't have gone far" the way {Kim} says it each time. | sure ; less sure ; in a whisper
surprise: Only one page says where {comet} was all along. Who else looks up before that? | Read page 18 again.
surprise: The notice has seven words when it goes up. One of them is eaten. | Which word is gone on page 17?

# 1
= At school, {Kim} holds a big glass jar with a snail in it, and wears a badge. {friend} looks on anxiously.
[first-day-of-school: On the first day of school | On Friday], {Kim} won the badge that said KEEPER. It came with a jar, and in the jar was {comet}.

"Don't lose it," said {friend}, who was next.

<"It's a snail," said {Kim}.|"Lose a snail?" said {Kim}.>

# 2
= {Kim} goes down the street with the jar in both arms, one careful bit at a time.
{Kim} took the jar home, <slower than rain|slower than a piano>. On the lid were three rules. WET THE LEAF. WASH THE JAR. SHUT THE LID.
* keep | "Easy," said {Kim}.

# 3
= By lamplight, {Kim} polishes a jar with a sock. The snail inside it shines.
By seven o'clock, {Kim} had wet the leaf <ten times|eleven times>, and even {comet} looked polished.
* keep | Nobody had ever kept a snail so hard.

[sequel&1-3: It was a bigger job than {recall}.]

# 4
= {Kim} holds up the jar, to show the snail the view.
On Saturday, [somewhere&!place: {somewhere.at}, {Kim} showed {comet} the view. | {Kim} took {comet} out to see [place: {place.landmark}.|<the park.|the ducks.>]] Before dinner, {comet} put out one eye, and after dinner, the other.
* keep | <For a snail, that's a full day.|It was a busy day, for a snail.>

# 5
= {Kim} has taken the lid off the jar and is looking over {his} shoulder.
Back [home: at {home.own} | home], {Kim} took off the lid to wet the leaf. [first-day-of-school: "{event.Food}!" somebody called. | birthday: It was {his} birthday. "{event.Food}!" somebody called. | event: It was {event.is}. "{event.Food}!" somebody called. | occasion: It was {occasion}. "Cake!" somebody called. | "{treat}!" somebody called.]

{Kim} looked at the lid. "In a minute," {he} said.

# 6
= The jar stands open and empty. {Kim} stares at it.
<It was a long minute. It had second helpings in it.|It was a big minute. It had seconds in it.>

There was the jar, and the leaf, with one neat bite out of it.

"It can't have gone far," said {Kim}.

# 7
= {Kim} looks along the edge of the table, where a thin silver line begins.
{Kim} looked under the jar, and in another jar, and found one thin, silver line.
* hunt | It went over the edge of the table.

# 8
= {Kim} looks underneath a heavy {seat}. Cushions are everywhere.
The silver line <went down one leg of the table|crossed the rug>, and in behind the {seat}.

"It can't have gone far," said {Kim}, to the {seat}.
* hunt | The {seat} had heard that before.

# 9
= In the hall, {Kim} sits among a great many shoes, doing sums on a bit of paper.
By bedtime, {Kim} had looked in {nine} shoes. A snail can travel four metres an hour, and <in a week, be at school|by Tuesday, be at the supermarket>.
* hunt | {Kim} wished that {he} hadn't worked that out.

# 10
= {Kim} sticks up a notice in the hall.
So {Kim} put up a notice, <rather low, for snails|down low, where a snail could read it>.

LOST. SMALL. BROWN. HAS OWN HOUSE. REWARD.
* hunt | "It can't have gone far," {Kim} told the pillow.

# 11
= From above: under a lifted flowerpot there are many snails, all small and brown. {Kim} has the jar.
On Sunday, {Kim} lifted a flowerpot. Underneath were six snails, all small, all brown, all with their own house.

{He} looked at them [roomy: for a long time], and put one in the jar.

# 12
= {Kim} and the snail in the jar look at each other.
<From the side, it looked just like {comet}. From the front, it looked like nobody.|It looked like {comet} all over, apart from the face.>

"You're {comet}," {Kim} told it. It went indoors.
* low | {Kim} knew how it felt.

# 13
= {friend} has come with a leaf, and beams at the wrong snail.
Then {friend} came, with a leaf. "I've been growing it since {month}," she said.

"Hello, {comet}!" she told the wrong snail.
* low | Every clock in the house got louder.

# 14
= {friend} feeds the snail in the jar. {Kim} looks away.
"{comet} starts in the middle," said {friend}[roomy: . This | , but this] one started at the edge. [roomy: "Shy today," she said.]

<{Kim's} badge felt as heavy as a plate.|{Kim's} badge had never been so heavy.>
* low | Nobody would ever know, except for {Kim}.

# 15
= {Kim} has told {friend}. She has put the leaf down.
"That isn't {comet}," said {Kim}. [deed: {He} once {deed}[back: , {back.at}].] "I left the lid off, and found another snail, and it isn't the snail's fault."

{friend} said nothing. There was a lot of it.

# 16
= {Kim} puts the snail back under its flowerpot. {friend} holds out one hand for the badge.
{Kim} put the snail back [roomy: with its relations], and {friend} held out her hand. "Badge," she said.

"Tomorrow," said {Kim}. "It got lost on my turn."
* low | Her hand went down, bit by bit.

# 17
= In the dark hall, {Kim} holds a torch down low. Thin silver lines shine on everything.
Snails get up at night, so {Kim} did, too. [roomy: By torchlight, everything glittered.]

One silver line went right across the notice. {comet} had eaten <the word {bitten}|most of {bitten}>.

# 18
= By torchlight, {Kim} has followed the silver line as far as {Bo}, who is looking up.
[dog: The line went up {Bo's} tail, along {their} back, and off at the nose. | cat: The line went up one side of {Bo}, and down the other. {Bo} had told nobody. | bird: The line went twice round {Bo}, as neatly as string. | fish: The line went up the bowl and once round the rim. {Bo} had seen it all. | rabbit: The line went between {Bo's} ears, by way of a carrot. | guineapig: The line went over the hay, and over {Bo}, who looks like hay. | hamster: The line went through {Bo's} wheel, and through it, and through it. | horse: The line went out of the window, along {Bo's} mane, and in again. | lizard: The line went along {Bo's} tail, as if {Bo} were more wall. | toy: The line went over {Bo}, ear to ear. {Bo} hadn't said a word. | The line went all round {Bo}, at a polite distance.] There the line stopped.

"It can't have gone far," whispered {Kim}. {Bo} looked up.

# 19
= {Kim} looks up at the ceiling. Far above the bed, there is a snail.
On the ceiling was {comet}, <with both eyes out|enjoying the view>. "It HAS gone far," said {Kim}.

{comet} came down by broom, eating {friend's} leaf from the middle.
* joy | <Nobody in that house had ever gone further.|It was a good week's walk, without a lunch.>
* joy |

# 20
= At night, {Kim} lies in bed and looks up, where a long silver line shines on the ceiling.
On Monday, there was a new rule on the jar: LOOK UP.
* joy | <"Is that a rule?" asked {friend}.|"Good rule," said {friend}, looking up.>
* joy |

That night, over {Kim's} bed, a silver line still shone. It went a long way.

## dog
keep: {Bo+} said hello to the jar, and fogged up the glass.
hunt: Nose down, {Bo} tracked a snail, a sock and a sausage.
low: {Bo} looked guilty, though for once {they} had done nothing.
joy: {Bo} said hello so hard that {comet} went indoors.

## dog 2
keep: {Bo+} tried going at the speed of {comet}, and fell over.
hunt: {Bo} found two balls and a biscuit, and was pleased with the search.
low: With a sigh, {Bo} put {their} chin down by {Kim}.
joy: {Bo} wagged so much that the pictures went crooked.

## cat
keep: {Bo+} had never met anybody who did less, and was jealous.
hunt: {Bo} searched one cushion for hours, with both eyes shut.
low: {Bo} gave {Kim} a look. It was that look.
joy: {Bo} was not pleased, and purred by mistake.

## cat 2
keep: {Bo+} put one paw on the glass, and counted the horns.
hunt: {Bo} looked in a box, because it was a box.
low: {Bo} stopped washing, looked at the jar, and started again.
joy: {Bo} let {comet} go first. That took all evening.

## bird
keep: {Bo+} looked in at {comet} like somebody at a bakery window.
hunt: {Bo} searched from the air, mostly over the biscuits.
low: {Bo} had a song ready, but put it away.
joy: {Bo} sang {comet} a long song, mostly about distance.

## fish
keep: {Bo+} and {comet} looked at each other, glass to glass.
hunt: {Bo} checked the bowl, all the way round, {nine} times.
low: Each time {Kim} looked over, {Bo} was looking back.
joy: {Bo} did six laps before {comet} had said hello.

## fish 2
keep: Two pets now lived in glass, and {Bo+} had the bigger house.
hunt: {Bo} pointed with one fin, and then with the other fin.
low: One bubble came up from {Bo}, and took its time.
joy: {Bo} blew one bubble each for {Kim} and {comet}.

## rabbit
keep: {Bo+} saw whose {green} it was eating, and went quiet.
hunt: {Bo} searched the {green}, leaf by leaf, from the inside.
low: Down went one of {Bo's} ears, and then the other one.
joy: {Bo} gave {comet} half a {green}, and sighed once.

## guineapig
keep: "Wheek!" said {Bo+}, and waited an hour for the answer.
hunt: {Bo} looked under the hay, and on the hay, and ate the hay.
low: {Bo} said wheek, but only as a question.
joy: Round and round ran {Bo}, telling everybody at once.

## hamster
keep: {Bo+} knew about keeping your house on you, and bowed.
hunt: {Bo} turned out both cheeks. {nine} seeds, and no snail.
low: {Bo} ran in circles, and got no further than anybody.
joy: {Bo} gave {comet} a seed for the road.

## horse
keep: {Bo+} put one huge eye to the jar. Out came a small one.
hunt: {Bo} lifted one foot at a time, to check underneath.
low: {Bo} breathed on {Kim's} neck, and it was a sad sort of breath.
joy: {Bo} raced {comet} to the door, and kindly lost.

## lizard
keep: {Bo+} licked {their} lips, and {comet} was moved to a higher shelf.
hunt: {Bo} ran ahead, had a look, and kept it quiet.
low: {Bo} lay flat, and looked nobody in the eye.
joy: {Bo} raced {comet}, with a nap in the middle.

## toy
keep: {Kim} made {Bo+} Assistant Keeper, with a paper badge.
hunt: {Kim} shook {Bo}, and out came some fluff.
low: {Kim} turned {Bo} round, so that {they} couldn't see.
joy: {comet} was allowed to cross {Bo}, ear to ear.

## other
keep: {Bo+} took one look at {comet}, and then several more.
hunt: {Bo} looked in all the same places, a minute later.
low: {Bo} came and stood close to {Kim}, without a word.
joy: {Bo} did what {Bo} does when {they} {is} happy.

## duet
keep: {Bo+} loved {comet}, and {Mo+} loved the {green}.
hunt: {Bo} searched {Mo}, and {Mo} searched {Bo}.
low: {Bo} looked at {Mo}, and both of them looked at {Kim}.
joy: {Bo} took a bow, and so did {Mo}.

## duet 2
keep: {Bo+} and {Mo+} took one side each.
hunt: {Bo} blamed {Mo}, and {Mo} blamed the leaf.
low: Not even {Bo} and {Mo} felt like arguing.
joy: {Bo} cheered high, and {Mo} cheered low.

## any sign
keep: {Kim} read {Bo+} the rules, twice, and asked for questions.
hunt: {Bo} was told to stay put, and did that best of all.
low: It helped, a bit, that {Bo} was there.
joy: {Bo} was made Keeper of the Keeper.

## any nap
keep: {Bo+} was asleep, at about the same speed as {comet}.
hunt: {Bo} had a lie-down, so as to think like a snail.
low: There was no napping for {Bo} with that jar about.
joy: Now that everybody was in, {Bo} could sleep.

## any hurt
keep: [fish: From a bowl, {Bo+} | {Bo+}] watched {comet} cross one leaf, and missed dinner.
hunt: {Kim} asked {Bo} twice, and twice {Bo} knew nothing.
low: {Bo} kept looking at the jar, and then at {Kim}.
joy: {Bo} was thanked, and could not think what for.

## any breeze
keep: {Bo+} was asked to be gentle, and looked a little hurt.
hunt: {Kim} looked behind {Bo}, said sorry, and looked again.
low: {Bo} would have told, too, but nobody had asked {them}.
joy: {comet} shot past {Bo}, who felt the breeze.
`
