export const words = String.raw`
title: <The Seven Minutes|It Says Here|The Finest Clock in the Country>
refrain: "It says here."
recall: the missing seven minutes
deed: was wrong into a microphone
summary: The town clock loses seven minutes a day, and everybody knows why. {Kim} knows best: it's the wind. {He} {is} in the newspaper for it. There is only one thing wrong with the wind, and to find it, somebody has to sit down and look at a clock.
extra: friend = {vic}
extra: friend2 = {mo}
extra: grownup = {mayor}
extra: elder = {quill}
pick: vic = Vida, Roshni, Edie, Lucinda, Tamsin, Aroha
pick: mo = Moses, Barnaby, Idris, Felix, Anselm, Kenji
pick: mayor = Mayor Abara, Mayor Lindqvist, Mayor Costa, Mayor Pillai
pick: quill = Miss Quill, Miss Bloom, Miss Marchetti, Miss Ito
pick: baker = damp, ghosts, the trams, old age, the government
pick: watch = a diving watch, an egg timer, a stopwatch
pick: bird = a starling, a sparrow, somebody's budgie
word: theory = an idea about why something happens
word: evidence = what shows that a thing is true
word: brochure = a thin book that says how nice a place is
word: gears = toothed wheels that turn each other
word: establish = to find out for certain
word: headline = the big words over a piece in a newspaper
word: unveiled = shown for the first time, in front of people
question: What was wrong with {Kim's} first theory? Why did everybody like it?
question: Why did nobody find out before?
question: The pigeons waited for four o'clock, and so it came late. What else takes longer when somebody waits for it?
question: {vic} wants spikes and {mo} wants to leave it. Who is right? What does {Kim} want?
question: Which was braver, the notebook or the microphone?
activity: measure | Count something for a day that nobody counts: steps, yawns, opened doors. What did everybody think it was? What is it?
activity: think | Here is a fact: the bus is late on Wednesdays. Find three theories. How would you test the one that you like best?
activity: make | Draw a clock that is right twice a day, with something sitting on it.
surprise: The ones who did it are there from the start. | Look at the tower on page 1 again.
surprise: Everybody says "It says here". | What are they holding, each time?

# 1
= {Kim} looks up at a tall clock tower. A pigeon sits on top of it.
The town clock [place: {place.at}|somewhere: {somewhere.at}] lost seven minutes a day, and everybody there knew why. The trouble was that they all knew something different.

# 2
= {mo} reads from a brochure. {vic} does not believe a word of it.
The baker said it was {baker}, and {vic} said it was gears.

"It says here," said {mo}, who had the brochure, "it's the finest clock in the country."
* theory | <It didn't say when.|The brochure was older than he was.>

# 3
= In a strong wind, {Kim} points up at the clock and explains. {mayor} listens.
{Kim's} theory was better, because it had a diagram. "It's the wind," {he} explained, "pushing the hands."
* theory | Everybody said that they'd thought so, too.

# 4
= {Kim} reads a newspaper with {his} own picture in it.
"It says here," said {Kim}, [roomy: who was on page one,] "that I solved it." {mayor} was building a screen against the wind.
* theory | {Kim} bought nine copies.

# 5
= A wooden screen has been put up beside the tower. {Kim} compares the clock with a watch.
The screen went up, and at six, the clock said seven minutes to.

"It's a slow sort of wind," said {mo}.
* wrong | {Kim} went home [home: to {home.own}] by the back lane.

# 6
= {Kim} sits on the bed with the newspaper, and doesn't look proud any more.
[roomy: {Kim} needn't have said anything.] A theory is like a jumper from an aunt: once you've been photographed in it, it's hard to take off.
* wrong | {Kim} turned the headline to the wall.

# 7
= {Kim} sits on a bench with a notebook, opposite the clock.
So {Kim} took a notebook and a Saturday, and looked at the clock[roomy: , which nobody had done in ninety years].

"Nine o'clock," {he} wrote, "right."
* watch | {He} ruled a line for each quarter of an hour.

# 8
= It rains on {Kim} and the notebook. {vic} waves on her way to somewhere dry.
It's surprising how dull a clock can be while it's right. [roomy: It rained on the figures, and] {vic} and {mo} went by [place: with {place.food} | to the pool].
* watch | "Quarter to one: wet," wrote {Kim}.

# 9
= {Kim}, {vic} and {mo} hold up three watches and compare them.
By three, they were back, with {watch} and a sundial. It took ten minutes to establish what time it was.
* watch | None of the watches agreed, except about lunch.

# 10
= {Kim} holds up the notebook in triumph. {vic} looks over {his} shoulder.
The clock was right at half past three, and seven minutes slow at four.

"It doesn't lose a bit at a time," said {Kim}. "It loses them <all at once|all in one go>."

# 11
= On Sunday, {Kim} sits on the bench and tries to write, but {Bo} is in the way.
On Sunday, {Kim} had a sharp pencil ready. [dog: {Bo} put a chin on {his} writing hand. | cat: {Bo} lay down along {his} writing arm. | bird: {Bo} landed on the end of {his} pencil. | fish: {He} had {Bo} in {his} lap, and the bowl slid down on {his} wrist. | rabbit: {Bo} settled down on {his} sleeve. | guineapig: {Bo} went to sleep on {his} wrist. | hamster: {Bo} climbed out along {his} pencil. | horse: {Bo} rested a long chin on {his} arm. | lizard: {Bo} came and lay along {his} pencil. | toy: {Bo} toppled over, on {his} writing hand. | {Bo} came and sat on {his} sleeve.] {Kim's} hand shook a little, and stopped.

{Kim} looked at it, and then up, at the other one.

# 12
= From behind: {Kim} looks up. The long hand of the clock lies level, and a row of pigeons sits on it.
The long hand of the clock lay as level as a branch. Eleven pigeons sat down on it, and the hand shook a little, and stopped.

"Oh," said {Kim}, who had never been so glad to be wrong.

# 13
= {quill} sits on a bench with a paper bag. {Kim} talks to her.
At four, by the clock, {quill} came to her bench with the crumbs. The pigeons flew down, and the hand went on.

They'd been waiting for four o'clock, and <while they waited,|all the while,> it couldn't come.

# 14
= {vic} and {mo} argue on both sides of {Kim}.
"Spikes," said {vic}. "My brother keeps missing the bus."

"Leave it," said {mo}. "What's seven minutes? Nobody else visits her."

[deed: Both were right, and looked at {Kim}, who once {deed}[back: , {back.at}]. | They were both right, and both looked at {Kim}.]

# 15
= {Kim} stands before the whole town at a microphone. {mayor} holds a ribbon.
[event: It was {event.day}, and everybody | occasion: It was {occasion}, and everybody | Everybody] came to see the screen unveiled.

"It isn't the wind," said {Kim}, into the microphone, "and it never was. I only liked the sound of it."
* wrong | There was a considerable silence.

# 16
= {mayor} holds up a newspaper, and {Kim} holds up a notebook.
"It says here," said {mayor}, with the newspaper, "it's the wind."

"It says here," said {Kim}, with the notebook, "it's eleven pigeons." [sequel&1-2: {He} wished that it were {recall} instead.]

[roomy: Somebody laughed, <and then nobody did.|but not for long.>]

# 17
= Everybody looks up. The pigeons have lined up on the long hand of the clock.
"Wait until a quarter to four," said {Kim}, and down came eleven pigeons. For seven minutes, the town looked at its clock, and nobody had a theory.

# 18
= In a shed, {Kim}, {vic} and {mo} build a low clock out of boards.
"What do they want?" {Kim} asked {quill}. They wanted something level, and nobody said that it had to move.
* joy | The screen, it turned out, was excellent wood.
* joy |

# 19
= Beside {quill's} bench stands a low clock with pigeons on its long hand. Everyone admires it.
So the screen became a clock, with both hands nailed down, and eleven pigeons moved over.
* joy | {vic} said that it had no gears, but kindly.
* joy |

Four o'clock came at four, which upset the baker.

# 20
= {mo} reads the new brochure to {Kim}, by the clock full of pigeons.
It still says a quarter to four, so it's right twice a day, and full.
* joy | Even the baker sets his lunch by it.

"It says here," said {mo}, with the new brochure, "the finest clock in the country. It doesn't say which."

## dog
theory: {Bo+} had a theory as well, about ham.
watch: {Bo} watched a bun, with the same attention.
wrong: {Bo} carried the newspaper, picture side down.
joy: {Bo} befriended all eleven, in {their} own opinion.

## dog 2
theory: {Bo+} suspected squirrels. It was usually squirrels.
watch: {Bo} barked on the hour, roughly.
wrong: {Bo} leaned against {Kim}, hard.
joy: {Bo} held the ladder, by lying under it.

## cat
theory: {Bo+} knew, and wasn't saying.
watch: {Bo} never blinked, for reasons of {their} own.
wrong: {Bo} sat down on the headline.
joy: {Bo} liked a clock at that height.

## cat 2
theory: To {Bo+}, it was always nearly dinner.
watch: {Bo} slept on page two of the figures.
wrong: {Bo} looked away, which is tact, in a cat.
joy: {Bo} walked through the paint, and signed it.

## bird
theory: {Bo+} explained it clearly, in bird.
watch: {Bo} learned to say "right", and said it.
wrong: {Bo} put {their} head under a wing.
joy: {Bo} sat with the pigeons, nearly, and approved.

## fish
theory: {Bo+} had never been late for anything.
watch: {Bo} came in the bowl, and looked up.
wrong: {Bo} hid behind the weed, and so would you.
joy: {Bo} blew a bubble for each of them.

## fish 2
theory: {Bo+} swam clockwise, as an example.
watch: {Bo} ticked, or something in the bowl did.
wrong: Not a bubble came from {Bo}.
joy: {Bo} swam anticlockwise, to celebrate.

## rabbit
theory: {Bo+} had heard about rabbits and watches.
watch: {Bo} ate half past nine. It had been right.
wrong: {Bo} flattened both ears.
joy: {Bo} ate whatever crumbs the pigeons missed.

## guineapig
theory: According to {Bo+}, it was lettuce o'clock.
watch: {Bo} called the quarters, and some eighths.
wrong: {Bo} said nothing, at length.
joy: It was lettuce o'clock, said {Bo}, on the dot.

## hamster
theory: {Bo+} went faster than the hands, and was no later.
watch: {Bo} ticked next to {Kim}, four hundred a minute.
wrong: {Bo} hid, since nobody asks questions of a hamster.
joy: {Bo} would have liked a ride on the short hand.

## horse
theory: {Bo+} believed in breakfast at six, by any clock.
watch: {Bo} kept the weather off half of the figures.
wrong: {Bo} breathed down {Kim's} neck, kindly.
joy: {Bo} carried the boards, and looked modest.

## lizard
theory: {Bo+} went by the sun, and was never wrong.
watch: {Bo} moved one leg, at noon.
wrong: {Bo} turned grey, in sympathy.
joy: {Bo} lay below the short hand, in the sun.

## toy
theory: {Bo+} had an open mind, and seam.
watch: {Bo} never looked away, being sewn like that.
wrong: {Bo} lay face down, which put it well.
joy: {Bo} was put in front, as a cuckoo.

## other
theory: {Bo+} had no theory, which put {them} ahead.
watch: {Bo} did the odd numbers.
wrong: {Bo} came a bit closer to {Kim}, and stayed.
joy: {Bo} helped, and was four colours for a week.

## duet
theory: {Bo+} blamed {Mo+}, who had only just come in.
watch: {Bo} watched the clock, and {Mo} watched {Bo}.
wrong: {Bo} looked at {Mo}, and {Mo} at the ground.
joy: {Bo} chose the short hand, and so did {Mo}.

## duet 2
theory: {Bo+} was always early, and {Mo+} never.
watch: {Bo} and {Mo} took it in turns to be bored.
wrong: {Bo} stood close to {Kim}, and {Mo} closer.
joy: {Bo} passed the nails, and {Mo} lost them.

## any late
theory: {Bo+} was late, and glad of an excuse.
watch: {Bo} missed one o'clock, and two.
wrong: {Bo} didn't know where to look.
joy: {Bo} was on time, for the record.

## any file
theory: It was not {Bo+}, who had been asleep.
watch: {Bo} sat on the dry end of the bench.
wrong: {Bo} tucked {themself} in behind {Kim}.
joy: {Bo} got the last of the crumbs.

## any vote
theory: Nobody asked {Bo+}, and they should have.
watch: {Bo} is in the notebook, as "also present".
wrong: {Bo} would have sworn that it was the wind.
joy: {Bo} is in the notebook, as "delighted".

## any shade
theory: {Bo+} sat in the shade of it, which was accurate.
watch: {Bo} moved round with the shade, like a number.
wrong: {Bo} felt hot, on {Kim's} behalf.
joy: {Bo} had two lots of shade now.
`
