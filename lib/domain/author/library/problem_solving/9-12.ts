// Want: to find where the town clock loses seven minutes a day. In the way: everybody knows already, {Kim} loudest of all. Engine: theories.
// Two decent sides: the right time; and somebody who is waited for at four. Turn: the notebook against the newspaper. {vic}, {mayor} and
// {quill} are "she", {mo} is "he". Last image: a fifth clock, always wrong, and full.
export const source = String.raw`
id: problem-solving-9-12
title: <The Seven Minutes|It Says Here|The Finest Clock in the Country>
skill: problem_solving
level: 9-12
refrain: "It says here."
recall: the missing seven minutes
deed: was wrong into a microphone
summary: The town clock loses seven minutes a day, and everybody knows why. {Kim} knows best: it's the wind. {He} {is} in the newspaper for it. There is only one thing wrong with the wind, and to find it, somebody has to sit down and look at a clock.
extra: friend = {vic} she
extra: friend2 = {mo} he
extra: grownup = {mayor} she
extra: elder = {quill} she
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
surprise: picture | The ones who did it are there from the start. | Look at the tower on page 1 again. | 1 clock-tower
surprise: word | Everybody says "It says here". | What are they holding, each time?

# 1
@ [place: {place.id} | street] morning wide | child: look-up curious looks clock-tower | all: look-up curious looks clock-tower | props: clock-tower "one" at right
= {Kim} looks up at a tall clock tower. A pigeon sits on top of it.
The town clock [place: {place.at}|somewhere: {somewhere.at}] lost seven minutes a day, and everybody there knew why. The trouble was that they all knew something different.

# 2
@ street noon medium | child: stand curious looks friend2 | friend: shrug cross looks friend2 | friend2: read proud holds book | Bo: look-up curious looks clock-tower | props: clock-tower at right
= {mo} reads from a brochure. {vic} does not believe a word of it.
The baker said it was {baker}, and {vic} said it was gears.

"It says here," said {mo}, who had the brochure, "it's the finest clock in the country."
* theory | <It didn't say when.|The brochure was older than he was.>

# 3
@ street noon wind medium | child: point proud looks clock-tower | grownup: stand happy looks child | all: stand curious | props: clock-tower at right, leaf
= In a strong wind, {Kim} points up at the clock and explains. {mayor} listens.
{Kim's} theory was better, because it had a diagram. "It's the wind," {he} explained, "pushing the hands."
* theory | Everybody said that they'd thought so, too.

# 4
@ kitchen golden close | child: read delighted looks paper holds paper | Bo: look-up curious looks paper | props: paper, table
= {Kim} reads a newspaper with {his} own picture in it.
"It says here," said {Kim}, [roomy: who was on page one,] "that I solved it." {mayor} was building a screen against the wind.
* theory | {Kim} bought nine copies.

# 5
@ street dusk wide | child: look-up worried looks clock-tower | all: look-up worried looks clock-tower | props: clock-tower "screen" at right
= A wooden screen has been put up beside the tower. {Kim} compares the clock with a watch.
The screen went up, and at six, the clock said seven minutes to.

"It's a slow sort of wind," said {mo}.
* wrong | {Kim} went home [home: to {home.own}] by the back lane.

# 6
@ bedroom night medium | child: sit sad looks paper | Bo: sit sad looks Kim | props: paper, bed, lamp
= {Kim} sits on the bed with the newspaper, and doesn't look proud any more.
[roomy: {Kim} needn't have said anything.] A theory is like a jumper from an aunt: once you've been photographed in it, it's hard to take off.
* wrong | {Kim} turned the headline to the wall.

# 7
@ street morning close | child: sit curious looks clock-tower holds paper | Bo: sit calm looks clock-tower | props: bench, clock-tower at right
= {Kim} sits on a bench with a notebook, opposite the clock.
So {Kim} took a notebook and a Saturday, and looked at the clock[roomy: , which nobody had done in ninety years].

"Nine o'clock," {he} wrote, "right."
* watch | {He} ruled a line for each quarter of an hour.

# 8
@ street noon rain medium | child: sit sad looks clock-tower | friend: wave happy looks child at far | Bo: sit calm | props: clock-tower at right, umbrella, bench
= It rains on {Kim} and the notebook. {vic} waves on her way to somewhere dry.
It's surprising how dull a clock can be while it's right. [roomy: It rained on the figures, and] {vic} and {mo} went by [place: with {place.food} | to the pool].
* watch | "Quarter to one: wet," wrote {Kim}.

# 9
@ street golden above | child: stand cross looks friend | friend: point cross looks friend2 | friend2: shrug worried looks friend | all: sit calm | props: clock-tower at right, clock, paper
= {Kim}, {vic} and {mo} hold up three watches and compare them.
By three, they were back, with {watch} and a sundial. It took ten minutes to establish what time it was.
* watch | None of the watches agreed, except about lunch.

# 10
@ street golden close | child: look-up delighted looks clock-tower holds paper | friend: look-up curious looks child | Bo: look-up curious looks Kim | props: clock-tower at right, paper
= {Kim} holds up the notebook in triumph. {vic} looks over {his} shoulder.
The clock was right at half past three, and seven minutes slow at four.

"It doesn't lose a bit at a time," said {Kim}. "It loses them <all at once|all in one go>."

# 11
@ street golden medium | child: sit worried looks pet1 holds crayon | Bo: sit calm looks Kim | props: bench, paper
= On Sunday, {Kim} sits on the bench and tries to write, but {Bo} is in the way.
On Sunday, {Kim} had a sharp pencil ready. [dog: {Bo} put a chin on {his} writing hand. | cat: {Bo} lay down along {his} writing arm. | bird: {Bo} landed on the end of {his} pencil. | fish: {He} had {Bo} in {his} lap, and the bowl slid down on {his} wrist. | rabbit: {Bo} settled down on {his} sleeve. | guineapig: {Bo} went to sleep on {his} wrist. | hamster: {Bo} climbed out along {his} pencil. | horse: {Bo} rested a long chin on {his} arm. | lizard: {Bo} came and lay along {his} pencil. | toy: {Bo} toppled over, on {his} writing hand. | {Bo} came and sat on {his} sleeve.] {Kim's} hand shook a little, and stopped.

{Kim} looked at it, and then up, at the other one.

# 12
@ street golden behind | child: look-up delighted looks clock-tower | all: look-up delighted looks clock-tower | props: clock-tower "pigeons"
= From behind: {Kim} looks up. The long hand of the clock lies level, and a row of pigeons sits on it.
The long hand of the clock lay as level as a branch. Eleven pigeons sat down on it, and the hand shook a little, and stopped.

"Oh," said {Kim}, who had never been so glad to be wrong.

# 13
@ park golden medium | child: sit curious looks elder | elder: sit happy looks child holds bag | Bo: sit curious looks elder | props: bench, bread
= {quill} sits on a bench with a paper bag. {Kim} talks to her.
At four, by the clock, {quill} came to her bench with the crumbs. The pigeons flew down, and the hand went on.

They'd been waiting for four o'clock, and <while they waited,|all the while,> it couldn't come.

# 14
@ park dusk medium | child: shrug sad | friend: hands-on-hips cross looks friend2 | friend2: hands-on-hips cross looks friend | all: sit worried looks Kim | props: bench
= {vic} and {mo} argue on both sides of {Kim}.
"Spikes," said {vic}. "My brother keeps missing the bus."

"Leave it," said {mo}. "What's seven minutes? Nobody else visits her."

[deed: Both were right, and looked at {Kim}, who once {deed}[back: , {back.at}]. | They were both right, and both looked at {Kim}.]

# 15
@ street noon medium | child: stand scared looks grownup holds microphone | grownup: celebrate happy | Bo: sit worried looks Kim | props: microphone, clock-tower "screen" at right, ribbon | event
= {Kim} stands before the whole town at a microphone. {mayor} holds a ribbon.
[event: It was {event.day}, and everybody | occasion: "{occasion}" or not, everybody | Everybody] came to see the screen unveiled.

"It isn't the wind," said {Kim}, into the microphone, "and it never was. I only liked the sound of it."
* wrong | There was a considerable silence.

# 16
@ street noon close | child: stand worried looks grownup holds paper | grownup: stand cross looks child holds paper | friend: stand worried looks child | Bo: sit worried looks Kim | props: microphone
= {mayor} holds up a newspaper, and {Kim} holds up a notebook.
"It says here," said {mayor}, with the newspaper, "it's the wind."

"It says here," said {Kim}, with the notebook, "it's eleven pigeons." [sequel&1-2: {He} wished that it were {recall} instead.]

[roomy: Somebody laughed, <and then nobody did.|but not for long.>]

# 17
@ street golden wide | child: point calm looks clock-tower | grownup: look-up worried looks clock-tower | all: look-up curious looks clock-tower | props: clock-tower "pigeons" at right
= Everybody looks up. The pigeons have lined up on the long hand of the clock.
"Wait until a quarter to four," said {Kim}, and down came eleven pigeons. For seven minutes, the town looked at its clock, and nobody had a theory.

# 18
@ shed golden medium | child: carry happy holds paint | friend: carry happy | friend2: carry happy | all: stand happy | props: fifth-clock, paint, ladder
= In a shed, {Kim}, {vic} and {mo} build a low clock out of boards.
"What do they want?" {Kim} asked {quill}. They wanted something level, and nobody said that it had to move.
* joy | The screen, it turned out, was excellent wood.
* joy |

# 19
@ park golden wide | child: stand delighted looks fifth-clock | elder: sit delighted looks fifth-clock | friend: stand happy | all: sit happy looks fifth-clock | props: fifth-clock "pigeons" at right, bench
= Beside {quill's} bench stands a low clock with pigeons on its long hand. Everyone admires it.
So the screen became a clock, with both hands nailed down, and eleven pigeons moved over.
* joy | {vic} said that it had no gears, but kindly.
* joy |

Four o'clock came at four, which upset the baker.

# 20
@ park golden close | child: sit happy looks friend2 | friend2: read happy holds book | Bo: sit happy | props: fifth-clock "pigeons" at right, bench
= {mo} reads the new brochure to {Kim}, by the clock full of pigeons.
It still says a quarter to four, so it's right twice a day, and full.
* joy | Even the baker sets his lunch by it.

"It says here," said {mo}, with the new brochure, "the finest clock in the country. It doesn't say which."

## dog
theory: {Bo+} had a theory as well, about ham. // sit happy
watch: {Bo} watched a bun, with the same attention. // sit curious
wrong: {Bo} carried the newspaper, picture side down. // stand sad holds paper
joy: {Bo} befriended all eleven, in {their} own opinion. // sit delighted

## dog 2
theory: {Bo+} suspected squirrels. It was usually squirrels. // look-up cross
watch: {Bo} barked on the hour, roughly. // look-up happy
wrong: {Bo} leaned against {Kim}, hard. // sit sad looks Kim
joy: {Bo} held the ladder, by lying under it. // lie happy

## cat
theory: {Bo+} knew, and wasn't saying. // sit proud looks clock-tower
watch: {Bo} never blinked, for reasons of {their} own. // sit curious looks clock-tower
wrong: {Bo} sat down on the headline. // sit calm
joy: {Bo} liked a clock at that height. // sit delighted

## cat 2
theory: To {Bo+}, it was always nearly dinner. // sit calm
watch: {Bo} slept on page two of the figures. // sleep calm
wrong: {Bo} looked away, which is tact, in a cat. // back-turned calm
joy: {Bo} walked through the paint, and signed it. // walk proud

## bird
theory: {Bo+} explained it clearly, in bird. // perch proud looks clock-tower
watch: {Bo} learned to say "right", and said it. // perch delighted
wrong: {Bo} put {their} head under a wing. // perch sad
joy: {Bo} sat with the pigeons, nearly, and approved. // perch delighted

## fish
theory: {Bo+} had never been late for anything. // swim calm
watch: {Bo} came in the bowl, and looked up. // look-up curious
wrong: {Bo} hid behind the weed, and so would you. // hide sad
joy: {Bo} blew a bubble for each of them. // swim delighted

## fish 2
theory: {Bo+} swam clockwise, as an example. // swim happy
watch: {Bo} ticked, or something in the bowl did. // swim calm
wrong: Not a bubble came from {Bo}. // hide sad
joy: {Bo} swam anticlockwise, to celebrate. // swim delighted

## rabbit
theory: {Bo+} had heard about rabbits and watches. // sit calm
watch: {Bo} ate half past nine. It had been right. // sit happy
wrong: {Bo} flattened both ears. // lie sad
joy: {Bo} ate whatever crumbs the pigeons missed. // sit delighted

## guineapig
theory: According to {Bo+}, it was lettuce o'clock. // look-up happy
watch: {Bo} called the quarters, and some eighths. // look-up delighted
wrong: {Bo} said nothing, at length. // lie sad
joy: It was lettuce o'clock, said {Bo}, on the dot. // look-up delighted

## hamster
theory: {Bo+} went faster than the hands, and was no later. // run happy
watch: {Bo} ticked next to {Kim}, four hundred a minute. // sit happy
wrong: {Bo} hid, since nobody asks questions of a hamster. // hide sad
joy: {Bo} would have liked a ride on the short hand. // stand delighted

## horse
theory: {Bo+} believed in breakfast at six, by any clock. // stand calm
watch: {Bo} kept the weather off half of the figures. // stand calm
wrong: {Bo} breathed down {Kim's} neck, kindly. // stand sad looks Kim
joy: {Bo} carried the boards, and looked modest. // stand proud

## lizard
theory: {Bo+} went by the sun, and was never wrong. // lie proud
watch: {Bo} moved one leg, at noon. // lie calm
wrong: {Bo} turned grey, in sympathy. // lie sad
joy: {Bo} lay below the short hand, in the sun. // lie delighted

## toy
theory: {Bo+} had an open mind, and seam. // sit calm
watch: {Bo} never looked away, being sewn like that. // sit proud looks clock-tower
wrong: {Bo} lay face down, which put it well. // lie sad
joy: {Bo} was put in front, as a cuckoo. // sit proud

## other
theory: {Bo+} had no theory, which put {them} ahead. // look-up curious looks clock-tower
watch: {Bo} did the odd numbers. // sit calm
wrong: {Bo} came a bit closer to {Kim}, and stayed. // stand sad looks Kim
joy: {Bo} helped, and was four colours for a week. // stand delighted

## duet
theory: {Bo+} blamed {Mo+}, who had only just come in. // sit cross looks Mo
watch: {Bo} watched the clock, and {Mo} watched {Bo}. // sit calm looks Mo
wrong: {Bo} looked at {Mo}, and {Mo} at the ground. // sit sad looks Mo
joy: {Bo} chose the short hand, and so did {Mo}. // sit happy looks Mo

## duet 2
theory: {Bo+} was always early, and {Mo+} never. // sit proud looks Mo
watch: {Bo} and {Mo} took it in turns to be bored. // lie calm looks Mo
wrong: {Bo} stood close to {Kim}, and {Mo} closer. // stand sad looks Kim
joy: {Bo} passed the nails, and {Mo} lost them. // stand happy looks Mo

## any late
theory: {Bo+} was late, and glad of an excuse. // walk happy
watch: {Bo} missed one o'clock, and two. // lie calm
wrong: {Bo} didn't know where to look. // sit sad looks Kim
joy: {Bo} was on time, for the record. // stand proud

## any file
theory: It was not {Bo+}, who had been asleep. // sit calm
watch: {Bo} sat on the dry end of the bench. // sit calm
wrong: {Bo} tucked {themself} in behind {Kim}. // hide sad
joy: {Bo} got the last of the crumbs. // sit delighted

## any vote
theory: Nobody asked {Bo+}, and they should have. // look-up curious looks clock-tower
watch: {Bo} is in the notebook, as "also present". // sit proud
wrong: {Bo} would have sworn that it was the wind. // sit worried looks Kim
joy: {Bo} is in the notebook, as "delighted". // sit delighted

## any shade
theory: {Bo+} sat in the shade of it, which was accurate. // sit calm
watch: {Bo} moved round with the shade, like a number. // walk calm
wrong: {Bo} felt hot, on {Kim's} behalf. // sit worried looks Kim
joy: {Bo} had two lots of shade now. // lie happy
`
