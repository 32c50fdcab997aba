export const words = String.raw`
title: <The Seven Minutes|It Says Here|The Finest Clock in the Country|Right Twice a Day>
refrain: "It says here."
recall: the missing seven minutes
deed: was wrong into a microphone
keepsake: the notebook full of times
joke: It says here
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
sign: headline = THE WIND
word: theory = an idea about why something happens
word: evidence = what shows that a thing is true
word: brochure = a thin book that says how nice a place is
word: gears = toothed wheels that turn each other
word: diagram = a drawing that explains
word: headline = the big words over a piece in a newspaper
word: unveiled = shown for the first time, in front of people
question: What was wrong with {Kim's} first theory? Why did everybody like it?
question: What did {Bo} show {Kim} about hands?
question: {quill} never knew that anybody waited for her. What do you think she felt?
question: {vic} wants spikes and {mo} wants to leave it. Who is right? What does {Kim} want?
question: Which was braver, the notebook or the microphone?
activity: measure | Count something for a day that nobody counts: steps, yawns, opened doors. What did everybody think it was? What is it?
activity: think | Here is a fact: the bus is late on Wednesdays. Find three theories. How would you test the one that you like best?
activity: make | Draw a clock that is right twice a day, with something sitting on it.
surprise: The ones who did it are there from the start. | Look at the tower on page 1 again.
surprise: Everybody says "It says here". | What are they holding, each time?

# 1
= {Kim} looks up at a tall clock tower. A pigeon sits on top of it.
The town clock [somewhere: {somewhere.at}] lost seven minutes every day, <and was corrected every night|which were put back every night>. Everybody knew why, <and they all knew something different|and no two of them agreed>.
> want
* theory |

# 2
= {mo} reads from a brochure. {vic} does not believe a word of it.
<The baker said it was {baker}, and {vic} said it was gears.|{vic} blamed the gears, and the baker blamed {baker}.> [series: The postman blamed {series.keepsake}, but gave no reasons.] "It says here," said {mo}, who had the brochure, "it's the finest clock in the country."
* theory |

[roomy: [new-years-eve: Even the new year began seven minutes late. | farm-stay: On the farm, the cows waited for it, loudly. | family-wedding: The family wedding was to be at four, by that clock. | train-journey: Their own train had left by a different clock. | new-baby: The new baby was born at four, or seven past. | occasion&!event: It was {occasion}.]]

# 3
= In a strong wind, {Kim} holds up a diagram. {mayor} looks at it.
<{Kim's} theory was better, because it had a diagram.|But {Kim's} theory had a diagram, which made it better.> "It's the wind," {he} explained, "<pushing the hands|which pushes the hands>."
> wind
^ pet second
* theory | Everybody had thought so, too.

# 4 a
= {Kim} points at a newspaper in the kitchen.
"It says here," said {Kim}, who was on page one, "that I solved it." {mayor} was <already building a screen|having a screen built>, against the wind.
> page | {Kim} bought nine copies.
^ child set

# 4 b
= {Kim} points at a newspaper in the street. {mayor} smiles.
"It says here," read {Kim}, on page one of nine copies, "that I solved it." {mayor} was <already building a screen|having a screen built>, against the wind.
> page |
^ child set

# 5
= A wooden screen has been put up beside the tower. {Kim} looks up at the clock.
<The screen went up, and at six, the clock said seven minutes to.|Up went the screen, and at six, it was seven minutes to six.> "It's a remarkably slow sort of wind," <said {mo}|was {mo's} opinion>.
^ pet set
* wrong | [roomy: {Kim} went home [home: to {home.own}] by [place: {place.street} | the back lane].]

# 6
= {Kim} sits by the bed with the newspaper, and doesn't look proud any more.
[roomy: <{Kim} needn't have said anything.|Nobody had made {Kim} say it.>] A theory is like a jumper from an aunt: once you're photographed in it, <it won't come off|it has to stay on>.
> jumper
^ child trouble
* wrong | {Kim} turned the headline to the wall.

# 7
= {Kim} sits on a bench with a notebook, opposite the clock.
So {Kim} took a notebook [place: and a Saturday to {place.street} | and a Saturday], and looked at the clock, [place: <as nobody ever had|as nobody had in years> | <which nobody had done in ninety years|as nobody had in ninety years>]. "Nine o'clock," {he} wrote, "right."
> watch
* watch | {He} ruled a line for each quarter of an hour.

# 8
= {Kim} looks at the clock, and is bored. {vic} waves from far off.
<It's extraordinary how dull a clock can be while it's right.|While it's right, a clock is extraordinarily dull [roomy: to look at].> {vic} and {mo} went by [place: with {place.food} | to the <pool|cinema>].
^ pet trouble
* watch | "Quarter to one: dull," wrote {Kim}.

# 9
= {Kim}, {vic} and {mo} compare clocks.
By three, they were back, with {watch} and a sundial. It took <an hour to establish what time it was|them an hour to agree [roomy: on the time]>.
> time
^ child second
* watch | <Nothing agreed, except about lunch.|Then the sun disappeared.>

[series&roomy: {mo} had also brought {series.keepsake}, but that didn't tell the time.]

# 10
= {Kim} holds up the notebook in triumph. {vic} looks up at {him}.
<The clock, right at three, was seven minutes slow at four.|At three, the clock had been right, and when they looked up, at four, it was seven minutes slow.> <"It doesn't lose a bit at a time," said {Kim}. "It loses them all at once."|"It isn't slow at all," said {Kim}. "It stops, once a day, for seven minutes.">
> eyes

# 11
= {Kim} sits on the bench and tries to write, but {Bo} is in the way.
<On Sunday, {Kim} drew another theory[place: , under {place.tree}], and consulted nobody.|On Sunday, {Kim} drew another theory[place&!3+: , under {place.tree} | place: | , with enormous arrows].>
> hinge

Under {Bo}, {Kim's} hand <shook a little, and stopped|trembled, and stopped>. {He} looked at {Bo}, and then up, <at the clock's long hand|at the long hand of the clock>.

# 12
= From below: {Kim} looks up. The long hand of the clock lies level, and a row of pigeons sits on it.
At a quarter to four, the long hand lay level, <like|just like> {Kim's} under {Bo}, and eleven pigeons sat on it. [place&roomy: They lived on {place.landmark}.]

"Oh," said {Kim}, who was glad to be wrong. "It stops for them, as I do for {Bo}."

# 13
= {quill} sits on a bench with bread. {Kim} talks to her.
<Seven minutes later, {quill} came to her bench with crumbs, and down flew the pigeons, past {Bo}.|After seven minutes, {quill} brought crumbs to her bench, and the pigeons flew down, past {Bo}.> They had waited for her, as {Bo} waits, and four o'clock <had waited, too|had to wait>.

"For me?" said {quill}.

# 14
= {vic} and {mo} argue on both sides of {Kim}.
"Spikes," said {vic}. "My brother misses his bus."

"Leave them," said {mo}. "<You have {Bo}, and {quill} has only them.|{quill} has nobody but them, and you have {Bo}.>"

<They were both right, and looked at {Kim}|Both were right, and looked at {Kim}>[deed: , who once {deed}[back: , {back.at}]].
^ child third

# 15
= {Kim} speaks into a microphone. {mayor} looks worried.
Everybody came to see the screen unveiled. "It isn't the wind," said {Kim}, into the microphone, <"and it never was. I only liked the sound of it."|"and it never was. I just liked being right.">
> mic
* wrong | There was a considerable silence.

[roomy: [new-years-eve: It was New Year's Eve, and they had paper hats on. | farm-stay: Half of the farm had come along. | family-wedding: They were dressed for the wedding. | train-journey: They had an hour until the train. | new-baby: The baby had been brought to see it.]]

# 16
= {mayor} points at a newspaper, and {Kim} holds up a notebook.
"It says here," said {mayor}, with the newspaper, "it's the wind."

"It says here," said {Kim}, with [roomy: {Bo} and] the notebook, "it's eleven pigeons." [roomy: <Somebody laughed, and then nobody did.|A few people laughed.>]
^ pet third

[series&roomy: "{series.joke}," said a voice at the back.]

# 17
= Everybody looks up. The pigeons have lined up on the long hand of the clock.
<"Wait," said {Kim}, and at a quarter to four, eleven pigeons sat down.|"Just wait," said {Kim}, and at a quarter to four, the pigeons sat down.> For seven minutes, <the town looked at its clock|everybody looked at the clock>, and nobody had a theory.
> town

[new-years-eve&roomy: It was as still as before the last stroke. | farm-stay&roomy: Even the cows looked up. | family-wedding&roomy: Even the bride looked up. | train-journey&roomy: A train waited, for company. | new-baby&roomy: Even the baby looked up, and stopped. | place&roomy: Even {place.ride} stopped.]

# 18 a
= In a shed, {Kim} paints a low clock made of boards.
"What do they want?" asked {quill}. <"What {Bo} wants: a hand that keeps still," said {Kim}.|"The same as {Bo}," said {Kim}, "a hand that keeps still.">
^ pet pay
* joy | The screen, it turned out, was excellent wood.

# 18 b
= On a bench, {Kim} draws a plan. {quill} and {vic} look on.
"What do they want?" asked {quill}. <"What {Bo} wants," said {Kim}, and drew it: a hand that keeps still.|"The same as {Bo}," said {Kim}, and drew a hand that keeps still.>
^ pet pay
* joy | The screen, it turned out, was excellent wood.

# 19 a
= Beside {quill's} bench stands a low clock with pigeons on its long hand. {Kim} touches it.
So the screen became a second clock, for pigeons, with hands that keep still, as {Bo} likes. <Four o'clock came at four, which upset the baker.|Four came at four now, and the baker felt rushed.>
^ child pay
* joy |

[roomy: [new-years-eve: At midnight, it was midnight, and they cheered. | farm-stay: The cows are milked on time, and hum. | family-wedding: At four came the bride, who was early. | train-journey: Everybody caught the train. | new-baby: The baby's first word was coo.]]

# 19 b
= Beside the park stands a low clock full of pigeons. {mo} looks up at it, and {Kim} touches it.
So the screen became a second clock, for pigeons, with hands that keep still, as {Bo} likes. {vic's} brother <caught his bus, and got off to look|was on time for the bus, and let it go, to look>.
^ child pay
* joy |

[roomy: [new-years-eve: At midnight, it was midnight, and they cheered. | farm-stay: The cows are milked on time, and hum. | family-wedding: At four came the bride, who was early. | train-journey: Everybody else caught the train. | new-baby: The baby's first word was coo.]]

# 20 a
= {mo} reads the new brochure to {Kim}, by the clock full of pigeons.
It says a quarter to four, so it's right twice a day, and full. "The finest clock in the country," <read {mo}|said {mo}, with the new brochure>. "It doesn't say which."
> last
* joy |

[new-years-eve&!3+: It was the new year, and punctual. | roomy: [new-years-eve: It was the new year, and punctual. |  farm-stay: A hen has moved in, on the short hand. | family-wedding: Confetti lay all along it. | train-journey: From the train, one can see it. | new-baby: The baby can tell the time on it. | series: Beside it hangs {series.keepsake}. | place: In the distance, one hears {place.sound}.]]

# 20 b
= {quill}, {Kim}, {vic} and {mayor} sit by the clock full of pigeons.
<These days, there are [roomy: {Bo},] eleven pigeons, one bag of crumbs, and rather a lot of people on that bench.|At a quarter to four, there are [roomy: {Bo} and] eleven pigeons, and hardly any room on that bench.> Nobody looks at the time.
> last
* joy |

[new-years-eve&!3+: It is the new year, and nobody is late. | roomy: [new-years-eve: It is the new year, and nobody is late. |  farm-stay: A hen has moved in, on the short hand. | family-wedding: There is still confetti. | train-journey: From the train, one can see them all. | new-baby: The baby coos, and is answered. | series: Beside it hangs {series.keepsake}. | place: In the distance, one hears {place.sound}.]]

## lead dog
want: {Bo+} wanted {Kim's} right hand, <for stroking|which was always busy>.
wind: {Bo} nudged the hand <that drew|with the pencil>.
page: {Bo} was given the left hand, <absently|for a minute>.
jumper: {Bo} leaned against {Kim}, <hard|all evening>.
watch: {Bo} nudged the pencil, <and the nine went crooked|hopefully>.
time: {Bo} was certain that it was time for <a bun|a walk>.
eyes: As {Bo} saw it, hands are for stroking, <not for writing|above all>.
hinge: {Bo}, put off all week, laid a heavy chin on the hand with the pencil.
mic: {Bo} stood beside {Kim}, <closer than usual|and faced them all>.
town: {Bo} looked up, <since everybody did|and sat down for it>.
last: {Bo} has both of {Kim's} hands, <all afternoon|at last>.

## lead cat
want: {Bo+} lay down on whatever {Kim} <was about to use|was reading>.
wind: {Bo} lay on the diagram, <north to south|and purred>.
page: {Bo} slept on <page one|the headline>.
jumper: {Bo} sat on the headline, <out of tact|and washed>.
watch: {Bo} lay on the notebook, <and was lifted off|and was moved>.
time: {Bo} had known the time <all along|since breakfast>.
eyes: {Bo} saw nothing wrong with a clock that <has a rest|lies down>.
hinge: {Bo}, moved off the notebook nine times, lay along {Kim's} arm, right to the pencil.
mic: {Bo} sat down by the microphone, <like an owner|and purred into it>.
town: {Bo} looked at eleven pigeons, <and swallowed|one by one>.
last: {Bo} has the far end of the bench, <and a truce|by agreement>.

## lead bird
eyes: As {Bo} saw it, the answer had feathers.
hinge: {Bo}, who liked whatever was narrow, landed on the end of {Kim's} pencil.
last: {Bo} was counted, too, and that made twelve.

## lead fish
eyes: As {Bo} saw it, they all went round too slowly.
hinge: {Bo} leapt at a crumb, and the bowl slid down against {Kim's} wrist.
last: {Bo} went round once an hour, or thought so.

## lead rabbit
eyes: As {Bo} saw it, it had been lunch for hours.
hinge: {Bo}, tired of sitting on the ground, settled down against {Kim's} wrist.
last: {Bo} has grass on all sides of the hour.

## lead guineapig
eyes: As {Bo} saw it, it was always lettuce o'clock.
hinge: {Bo}, tired of calling the quarters, went to sleep on {Kim's} wrist.
last: {Bo} calls the quarters, for company.

## lead hamster
eyes: As {Bo} saw it, whatever goes round is happy.
hinge: {Bo}, who never sat still, stopped for once, on {Kim's} pencil.
last: {Bo} keeps a crumb for each of them.

## lead horse
eyes: As {Bo} saw it, time was when one was hungry.
hinge: {Bo}, tired of standing, rested a long, heavy chin on {Kim's} arm.
last: {Bo} stands by the bench, like a roof.

## lead lizard
eyes: As {Bo} saw it, the sun had never been late.
hinge: {Bo}, looking for something warm, came and lay along {Kim's} pencil.
last: {Bo} lies below it, and goes by the sun.

## lead toy
eyes: As {Bo} saw it, one sits, and waits.
hinge: {Bo}, who had been propped up all day, toppled over on {Kim's} writing hand.
last: {Bo} sits between {quill} and {Kim}.

## lead other
eyes: As {Bo} saw it, sitting is half of the answer.
hinge: {Bo}, who had been good all week, came and leaned on {Kim's} arm.
last: {Bo} has a place on the bench.

## trait pet fear
set: {Bo} suspected {trait.things}, as always.
trouble: "Noon," wrote {Kim}, "and {Bo} saw {trait.a}, and hid."
pay: No part of it was {trait.a}, which {Bo} checked.

## trait pet theft
set: Some suspected {Bo}, who had {trait.a}, after all.
trouble: "Noon," wrote {Kim}, "and {Bo} has {trait.a}, which is not mine."
pay: {Bo} paid for the nails with {trait.thing}.

## trait pet socks
set: Some suspected {Bo}, who had a sock, after all.
trouble: "Noon," wrote {Kim}, "and {Bo} has my sock."
pay: {Bo} gave a sock, to polish it with.

## trait pet noise
set: Some said that it shook whenever {Bo} {trait.did}.
trouble: "Noon," wrote {Kim}, "and {Bo} {trait.did}, without effect."
pay: {Bo} {trait.did} at every nail, to help.

## trait pet part
set: {Bo}, with {trait.has}, looked at it the longest.
trouble: In the margin, {Kim} drew {Bo}, with {trait.has}.
pay: {Bo}, with {trait.has}, was measured for the model.

## trait pet deaf
set: {Bo} could not hear it strike, and was never late.
trouble: "Noon," wrote {Kim}, "and {Bo} did not hear it strike."
pay: {Bo} could not hear the hammer, and slept beside it.

## trait pet age
set: {Bo} was {trait.is}, and [old: remembered it being right | had never known it right].
trouble: {Bo} was {trait.is}, and [old: better at sitting than {Kim} | sat still for a minute].
pay: {Bo} was {trait.is}, and [old: supervised, lying down | helped until asked not to].

## trait pet favourite
set: {Bo} had {trait.thing}, and all the time in the world.
trouble: "Noon," wrote {Kim}, "and {Bo} has lost {trait.thing}."
pay: {Bo} lay on the plans, with {trait.thing}.

## trait pet sleep
set: {Bo} lived by a clock of {their} own, {trait.where}.
trouble: {Bo} wanted to be {trait.where}, and so did {Kim}.
pay: {Bo} slept through it, as if {trait.where}.

## trait pet habit
set: {Bo} {trait.did} at six, and was on time.
trouble: "Noon," wrote {Kim}, "and {Bo} {trait.did}, twice."
pay: {Bo} {trait.did}, which cost them seven minutes.

## trait pet digs
set: {Bo} dug a hole at six, and was on time.
trouble: "Noon," wrote {Kim}, "and {Bo} dug a hole, twice."
pay: {Bo} dug the hole for its post.

## trait pet talent
set: {Bo} could {trait.do}, but not tell the time.
trouble: "Noon," wrote {Kim}, "and {Bo} can {trait.do}, unlike the clock."
pay: {Bo} was asked to {trait.do}, while the paint dried.

## trait child fear
set: It said that {Kim} feared only {trait.things}.
trouble: {Kim} would rather have met {trait.things}.
pay: It had been neither the wind nor {trait.things}.

## trait child dark
set: It said that {Kim} feared only the dark.
trouble: Even the dark was better than that headline.
pay: It got dark, and {Kim} had not noticed.

## trait child collection
set: In the picture, {Kim} held up {trait.a}, as evidence.
trouble: {Kim} laid {trait.a} on it, but it showed.
pay: In the middle, {Kim} put {trait.a}.

## trait child noise
set: It said that {Kim} {trait.did} while thinking.
trouble: {Kim} did not feel like {trait.doing}.
pay: {Kim} {trait.did}, and eleven heads went sideways.

## trait child part
set: In the picture, one could see {trait.has}.
trouble: Even {trait.has} looked sure, on page one.
pay: The next picture showed {trait.has}.

## trait child favourite
set: It said that {Kim} was fond of {trait.things}.
trouble: {Kim} tried to think of {trait.things}.
pay: {Kim} could think of {trait.things} again.

## trait child sleep
set: It said that {Kim} liked to {trait.do}.
trouble: {Kim} wished to be {trait.where}.
pay: {Kim} slept {trait.where}, until nine.

## trait child habit
set: [askswhy: It said that {Kim} always asked why. | counts: It said that {Kim} had counted everything. | drawsonthings: {Kim} drew a moustache on the mayor. | In the picture, {Kim} had a hat, which is lost.]
trouble: [askswhy: "Why did I say it?" {Kim} asked the lamp. | counts: {Kim} counted the copies: nine. | drawsonthings: {Kim} drew a moustache on that, too. | {Kim} would gladly have lost that, and no hats.]
pay: [askswhy: "Why?" {Kim} had asked, and this was why. | counts: {Kim} counted them: eleven. | drawsonthings: {Kim} had drawn on the numbers. | One of them brought back a hat.]

## trait child talent
set: It said that {Kim} could also {trait.do}.
trouble: {Kim} could {trait.do}, but not take it back.
pay: {Kim} {trait.did}, and the pigeons stayed.

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
theory: {Bo+} went clockwise, as an example.
watch: {Bo} ticked, or something in the bowl did.
wrong: Not a bubble came from {Bo}.
joy: {Bo} went anticlockwise, to celebrate.

## rabbit
theory: {Bo+} knew all about rabbits and watches.
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
watch: {Bo} ticked beside {Kim}, four hundred a minute.
wrong: {Bo} hid, since nobody asks questions of a hamster.
joy: {Bo} wished to ride on the short hand.

## horse
theory: {Bo+} believed in breakfast at six, by any clock.
watch: {Bo} kept the weather off half of the figures.
wrong: {Bo} breathed down {Kim's} neck, kindly.
joy: {Bo} carried the boards, and looked modest.

## lizard
theory: {Bo+} went by the sun, and was never wrong.
watch: {Bo} moved one leg, at noon.
wrong: {Bo} turned grey, in sympathy.
joy: {Bo} lay nearby, in the sun.

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
