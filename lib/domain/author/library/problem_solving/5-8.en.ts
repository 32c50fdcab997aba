export const words = String.raw`
title: <Have You Tried Butter?|Forty-Two Stairs|{Kim} and the Piano|The Piano in the Hall>
refrain: "Have you tried butter?" asked {ivy}.
recall: the piano on the stairs
deed: asked {lady} down to meet a piano
keepsake: the armchair on two brooms
joke: Have you tried butter?
summary: {lady} lives on the third floor, and her piano stands in the hall. There are forty-two stairs in between. Everybody who squeezes past has advice. "Have you tried butter?" {Kim} has. Now half of the house is stuck above it, and the other half below.
extra: elder = {lady}
extra: grownup = {pym}
extra: friend = {ivy}
pick: lady = Mrs Olivetti, Miss Larkin, Madame Dupont, Mrs Rosenblum, Mrs Takahashi, Mrs Adeyemi
pick: pym = Mr Pym, Mr Basso, Mr Novak, Mr Gill, Mr Hartono
pick: ivy = Ivy, Paloma, Zadie, Freya, Mei, Delphine
pick: plonk = plonk, plunk, blong
pick: past = the baker's, the bus stop, the butcher's, the post office
pick: shopping = a pineapple, two cabbages, a mop, a long loaf
pick: over = the milk, a baby, the newspapers, somebody's lunch
word: piano = a large, heavy thing full of strings, which you play with your fingers
word: advice = what people tell you to do
word: jammed = stuck tight
word: stuck = not able to go one way or the other
word: armchair = a soft chair with places for your arms
word: banister = what you hold on to beside the stairs
word: heaved = pushed or pulled with great force
question: Why couldn't {lady} just come down the stairs?
question: Which advice was the worst? Which was nearly right?
question: What did {Kim} have to tell {lady} that was harder than pushing?
question: What did {Bo} do that gave {Kim} the idea?
question: What were forty-two stairs good for, in the end?
activity: think | Something is too big to go to the place. What could come to it instead? | a mountain ; a bath ; a sleeping cat ; the sea
activity: music | Play the table, as {lady} played the window sill. Can somebody guess the tune?
activity: talk | Say "Have you tried...?" about tidying your room. Who has the silliest advice?
surprise: Somebody gives the right advice by mistake. | Read page 8 again after page 17.
surprise: Something goes up the stairs by itself. | Find it on page 12.

# 1
= In the hall of a tall house, a big brown piano stands at the foot of the stairs.
{lady} lived three floors up, [place: in a guest house {place.at} | somewhere: in a house {somewhere.at} | home: in the house beside {home.the} | in the house on the corner]. <Two men got her piano into the hall, counted forty-two stairs, and drove off.|Her piano got as far as the hall. After that came forty-two stairs.|There was nothing wrong with her piano, but it was in the hall.>
* hall | <It was as big as a bull, and browner.|It stood there, and showed its teeth.|People breathed in, to get past it.>

# 2
= {lady} calls from her chair. {Kim} looks at the piano.
<"Is it brown?" called {lady}, whose knees hadn't done stairs since winter.|"Is it as big as ever?" called {lady}. Her knees hadn't done stairs since winter.> <"Has the piano got its teeth?"|"And has it got all its teeth?"|"And has it kept its teeth?">
> want | <"All of them," called {Kim}.|"Eighty-eight," called {Kim}, who counted.|"Every single tooth," called {Kim}.>
^ pet second

# 3
= {Kim} stands before the piano with both hands on {his} hips.
"I'll get it up to you," called {Kim}. [birthday: She had promised to play on {his} birthday. | christmas: She wanted carols, for Christmas. | family-reunion: It was for dancing, at the family reunion. | diwali: She wanted some music for Diwali. | lunar-new-year: She wanted it for Lunar New Year.]

"How?"

<"I'm just at that bit," said {Kim}.|"That bit comes next, I think," said {Kim}.>
^ pet set |
* hall | [pettrait: | <The piano said nothing, in a deep voice.|{He} drew a plan, with arrows.|{He} walked round it twice, to see where up was.>]

# 4
= {Kim} pushes at the piano. {pym} goes by, with his shopping, and points.
{pym} came by sideways, with [place: [roomy: some] {place.food} | {shopping}]. "Have you tried pushing?" he asked. <{Kim} pushed, and the piano said {plonk}.|"{Plonk}," said the piano, as {Kim} pushed.|{Kim} pushed till {he} {was} pink, and the piano said {plonk}.>
^ child set |
> push |
* hall | [childtrait: | <It was a fairly good {plonk}.|"That was pushing," said {Kim}.|It was the only thing that came up the stairs.>]

# 5 a
= The piano rolls away down the street. {Kim} and {ivy} chase it.
"Have you tried butter?" asked {ivy}. Butter worked beautifully, <but the wrong way|but only down the hill|as long as it was downhill>. They caught the piano outside [place: {place.shop} | {past}].
> butter |
* help | <It had enjoyed itself, you could tell.|People held the door for it.|Somebody had asked it for the time.>

# 5 b
= The piano rolls away down the street. {Kim} and {ivy} chase it.
"Have you tried wheels?" asked {ivy}. <Wheels worked, but only downhill.|Wheels did it, but it was the wrong hill.|On wheels, it went like a bus, and nobody could stop it.> They caught the piano outside [place: {place.shop} | {past}].
> butter |
* help | <It had enjoyed itself, you could tell.|People held the door for it.|Somebody had asked it for the time.>

# 6 a
= {Kim} and {ivy} pull on a rope. The piano has not moved.
"Have you tried a rope?" asked the postman. <They tied it to the banister, and pulled, and the banister came.|They tied it to the banister, and pulled, until the banister came.|They pulled, and something came up the stairs. It was the banister.> [series: "{series.joke}," said the postman, holding it.]
> rope |
* help | <"Have you tried glue?" asked {ivy}.|So they had to try glue, too.|"I've got a spoon," said the lady from number six.>

# 6 b
= {Kim} and {ivy} sing to the piano. The piano has not moved.
"Have you tried music?" asked the postman. <They sang to it, and the piano hummed, and a shelf fell down.|They sang to it, and the piano hummed, until a shelf fell down.|They sang it a song about stairs, and the piano hummed, and stayed.> [series: "{series.joke}," sang the postman, to the same tune.]
> rope |
* help | <"Have you tried glue?" asked {ivy}.|So they had to try glue, too.|"I've got a spoon," said the lady from number six.>

# 7
= {Kim} reads a note out of a basket that has come down on a string.
<Down came a basket of biscuits, with a note.|A basket came down on a string, with biscuits and a note.> <"I've given away my table, to make room for it."|"I gave my table away. Pianos need room."|"The table is gone, so there's plenty of room.">

The next note said, "And my bed." [series: There was {series.keepsake}, too. [friend: It was for {series.friend}.]]
^ child second

# 8
= The piano leans, and is stuck across the bottom of the stairs.
"Have you tried it the other way round?" asked {pym}. <They heaved, until its keys faced the stairs. There it stuck[roomy: , for <good|ever>].|They turned it round, keys to the stairs, and then it wouldn't turn back[roomy: , for <good|ever>].>
> eyes |
* help | <That was the end of the stairs.|Nobody could get round it.|It looked pleased with the view.>

# 9
= {pym} stands behind the piano, and looks cross. Bags are passed over it.
Half [roomy: of] the house was stuck above it now, and half outside. [birthday: The birthday cake was above, and the candles outside. | christmas: The pudding was above, and the spoons were outside. | family-reunion: So did the family, nine above and eleven outside. | diwali: The laddu was above, and the lamps were outside. | lunar-new-year: The dumplings were above, and most of the family outside.] [series&roomy: "{series.joke}," said nobody.]

"Have you tried not having a piano?" asked {pym}.
^ pet trouble | <They passed {over} across.|{Kim} hadn't tried that.|"We're trying that up here," called somebody.>

# 10
= {Kim} looks up past the piano, and doesn't know what to say.
"Is it on the way?" called {lady}. "It's in the way," called {Kim}, <looking at it|but not loudly|and went red>.

"<Lovely|Splendid>!" called {lady}, whose ears were like her knees.
> carry |
* low

# 11
= At night, {Kim} sits on the bed and listens to something above.
That night, there was a small sound above[place: , softer than {place.sound}]. Tap, tap-tap, tap. <"She's playing the window sill," said {Kim}.|"It's {lady}," said {Kim}, "playing the window sill."|"She's practising," said {Kim}, "on her window sill.">
> tap |
* low | <It was ten fingers, without a piano.|It stopped, and began again.|It was a waltz, if you knew.>

# 12
= In the dark hall, {Kim} puts one finger on a key.
{Kim} [wheels: rolled | crept] out, and pressed one key. <The note went up and up. High up, {lady} tapped on, and never heard it.|One note went up the stairs, as far as the second floor. {lady} tapped on, and never heard it.>
^ child trouble | [1,2,3: <It was a good note, all the same.|It sounded lonely, down there.|The piano let it go slowly.>]
* low

# 13
= {Kim} holds out a plan for {Bo} to look at.
<Next day, {Kim} drew a new plan, and called {Bo} to look.|In the morning, {Kim} had a new plan, on four sheets, and called {Bo} to look.>
> hinge
So {Kim} took the plan to {Bo}, and halfway there, {he} stopped. "Oh!" said {Kim}.

# 14
= {Kim} points up the stairs. {ivy} does not understand yet.
^ pet third
<"How many people does it take to lift a piano?" asked {Kim}.|"How many people can lift a piano?" asked {Kim}.> "Six," said {ivy}, "and they can't."

<"I came down to {Bo}, and {lady} can come to the piano," said {Kim}.|"If I can go to {Bo}, {lady} can come to the piano," said {Kim}.> [deed: {Kim} once {deed}[back: , {back.at}].]

# 15
= {Kim} calls up the stairs, with one hand by {his} mouth.
[roomy: First, {Kim} | {Kim}] had to call up the stairs, <and that was harder than pushing|which was worse than pushing>. "I was wrong! It lives down here, with {Bo}, so please come down!"

<"Oh," called {lady}, after a while. "Is it still brown?"|Nothing came down for a while. "Well," called {lady}, "is it still brown?">

# 16
= {lady} comes down the stairs in an armchair on two broomsticks, carried by the neighbours.
<[dog: Behind {Bo} | Down to {Bo}] came {lady}, in an armchair on brooms|[dog: Down behind {Bo} | Down to {Bo}] came {lady} in an armchair on brooms>, [birthday: in a party hat | christmas: in tinsel | family-reunion: over nine cousins | diwali: with bells on | lunar-new-year: all in red | in her hat]. [series: Behind her came {series.keepsake}. | roomy: <Whoever had given advice had to carry.|Everybody with advice had to carry.>]
> chair |
"Have you tried bending your legs?" {lady} asked {pym}.

# 17
= {lady} sits at her piano and looks at the keys. {Kim} watches her.
"Stop!" she said, <on the lowest step but one|on the second stair>. <There stood [dog: {Bo's} | the] piano, the wrong way round. It was just right.|There was [dog: {Bo's} | the] piano, the wrong way round. That was just right.>

She put out one finger[roomy: , and it shook a bit]. [place: Even {place.sound} seemed to wait. | roomy: <It had been so long.|It had waited so long.|Nobody breathed.>]
^ child third

# 18
= {lady} plays. Everybody in the house has come out to hear.
Then she played, and <all the way up the house, doors opened|one door opened after another, right up to the roof|people came out with their forks still in their hands>. [birthday: It was {Kim's} birthday, and {his} name was in the song. | christmas: It was Christmas Eve, and she knew every carol. | family-reunion: So the family reunion was held on the stairs. | diwali: It was Diwali, and a lamp stood on every stair. | lunar-new-year: It was Lunar New Year, and red lanterns hung all the way up. | occasion&!event: It was {occasion}. | <All the banisters hummed.|Even the teacups joined in.|The postman forgot what he was holding.>] [place: {place.Creature} stopped to listen.]
* joy | <On the first floor, somebody danced with a mop.|On the top floor, somebody cried into a bowl of soup.|Two people who never spoke sang the same verse.>

# 19
= Everyone sits on the stairs in the lamplight. {pym} has just said something.
<Forty-two stairs turned out to be forty-two seats, and {Bo} had the best.|Forty-two stairs turned out to be forty-two seats, with {Bo} in the front row.|Forty-two stairs made forty-two seats, and one was {Bo's}.>
^ pet pay |
* joy

"Have you tried it slower?" asked {pym}[roomy: , on number nineteen]. "Have you tried listening?" asked {lady}.

# 20 a
= At bedtime, {Kim} touches the keys of the piano on the way past.
It is still there, and so is {Bo}. <Every Friday, there is music|Fridays are for music>.
^ child pay | [1,2,3: [1,2,3: <Nobody squeezes past it any more.|Nobody minds climbing over.|The post comes a little late on Fridays.>]]
> last |
* joy

Everyone goes to bed by way of the piano, {plonk}, {plonk}, plink.

# 20 b
= At bedtime, {Kim} touches the keys of the piano on the way past.
It is still there, and so is {Bo}. <Every Friday, there is music|Fridays are for music>.
^ child pay | [1,2,3: [1,2,3: <Nobody squeezes past it any more.|Nobody minds climbing over.|The post comes a little late on Fridays.>]]
> last |
* joy

Down comes the armchair, and all doors stay open, <even {pym's}|right up to the roof>.

## lead dog
want: {Bo+} wanted to live under it, and <moved in|took a bone along>.
push: {Bo} was underneath, <and no help|and stayed there>.
butter: {Bo} ran after it, <for it was home|home and all>.
rope: {Bo} lay down, <so that it would stay|and hoped that it stayed>.
eyes: {Bo} had never had a kennel that <sang|could sing>.
tap: {Bo} missed {their} piano, <and said so|and lay under the bed>.
hinge: But {Bo} was at home, under the piano, and came for nobody.
chair: {Bo} walked in front, <as if with a queen|and cleared the way>.
last: {Bo} sleeps under the low end, <which hums|where it hums>.
carry: {Bo} lay under it all, <and would not be moved|and guarded the pedals>.

## lead cat
want: {Bo+} wanted people to come to {them}, <and never the other way|one by one>.
push: {Bo} <did not push|let them push>, being a cat.
butter: {Bo} waited, and the <butter came by|piano came back>.
rope: {Bo} did not help. Things <come to {Bo}|come round>.
eyes: {Bo} thought the piano was right. <One stays put.|Let them come.>
tap: {Bo} sat up, <since it was for {Bo}, surely|and took it for a visitor>.
hinge: But {Bo} does not come. Whoever wants {Bo} goes to {Bo}.
chair: {Bo} had always known that <one is carried|legs are for others>.
last: {Bo} has the fourth stair, and <is visited|receives guests>.
carry: {Bo} let things be passed <to {them} as well|round {them}>.

## lead bird
butter: {Bo} flew on ahead, and told the street.
hinge: But {Bo} was on {their} perch, and liked it there.
chair: {Bo} flew down with her, stair by stair.

## lead fish
butter: From the bowl, {Bo} saw it go by twice.
hinge: But {Bo} doesn't leave the bowl for anybody.
chair: {Bo}, who is always carried, saw nothing odd in it.

## lead rabbit
butter: {Bo} was in front, and didn't know why.
hinge: But {Bo} had an appointment with a cabbage, and sat tight.
chair: {Bo} thumped for each stair, and was right.

## lead guineapig
butter: "Wheek!" said {Bo}, but pianos don't listen.
hinge: But {Bo} was busy with a lettuce, and said so.
chair: "Wheek," said {Bo}, once for each stair.

## lead hamster
butter: {Bo} ate what butter there was, and slid.
hinge: But {Bo} was in bed, for the day.
chair: {Bo} had to stay up for this.

## lead horse
butter: {Bo} met it at the corner, and stopped it.
hinge: But {Bo} does not go through front doors, and stood outside.
chair: {Bo} looked in, to see how carrying is done.

## lead lizard
butter: {Bo} ran, and was not the slower one.
hinge: But {Bo} had found the one warm pipe, and lay there.
chair: {Bo} watched, and did not blink.

## lead toy
butter: {Bo} was found on the pavement, and carried home.
hinge: But {Bo} sat tight, as toys do.
chair: {Bo}, who is always carried, knew how it felt.

## lead other
butter: {Bo} kept well out of its way.
hinge: But {Bo} was comfortable, and stayed there.
chair: {Bo} went down beside her, on foot.

## trait pet fear
set: {Bo} was scared of {trait.things}, but not of pianos.
trouble: Across it came {trait.a}, and {Bo} hid.
pay: {Bo} forgot {trait.things}, until the last note.

## trait pet theft
set: {Bo} {trait.did}, while everybody looked at the piano.
trouble: On the way across, {Bo} {trait.did}.
pay: {Bo} gave {trait.thing} back, and sat down.

## trait pet noise
set: "{trait.Sound}," said {Bo}, and the piano hummed it, too.
trouble: "{trait.Sound}," said {Bo}, for all of them.
pay: {Bo} {trait.did}, and was nearly in tune.

## trait pet part
set: In its shine stood {Bo}, with {trait.has}.
trouble: {Bo}, with {trait.has}, got past, and nobody else did.
pay: {Bo}, with {trait.has}, sat at the front.

## trait pet deaf
set: {Bo} could not hear it, and laid a chin on it.
trouble: {Bo} could not hear how cross they were, and saw it.
pay: {Bo} lay against it, and heard it that way.

## trait pet age
set: {Bo} was {trait.is}, and [old: had seen bigger ones | had never seen one].
trouble: {Bo} was {trait.is}, and [old: lay down to wait | went over it twice].
pay: {Bo} was {trait.is}, and [old: stayed up for it | sat still for it].

## trait pet favourite
set: {Bo} had {trait.thing}, and wanted nothing else carried.
trouble: {trait.Thing} was on the wrong side of it, too.
pay: Next to {Bo} sat {trait.thing}.

## trait pet sleep
set: To {Bo}, it looked as good as {trait.doing}.
trouble: {Bo} could still lie {trait.where}, and did not mind.
pay: {Bo} forgot to be {trait.where}.

## trait pet habit
set: {Bo} {trait.did}, to get to know it.
trouble: To help, {Bo} {trait.did}.
pay: {Bo} {trait.did}, nearly in time.

## trait pet talent
set: {Bo} could {trait.do}, and the piano could not.
trouble: {Bo} could {trait.do}, which was no use at all.
pay: {Bo} {trait.did}, nearly in time.

## trait child fear
set: {Kim} was scared of {trait.things}, but not of stairs.
trouble: [dark: {Kim} hated the dark, and had gone all the same. | There might be {trait.things}, but {Kim} had gone.]
pay: {Kim} goes past {trait.things}, if there are any, to music.

## trait child collection
set: {Kim} put {trait.a} on it, for luck.
trouble: {Kim} held {trait.a} in the other hand.
pay: There is {trait.a} on it still, for luck.

## trait child noise
set: {Kim} {trait.did}, to help it along.
trouble: {Kim} did not {trait.do}, for once.
pay: {Kim} can {trait.do} as well, on Fridays.

## trait child part
set: In the shine was somebody cross, with {trait.has}.
trouble: In the shine was somebody sad, with {trait.has}.
pay: In the shine there's a grin, with {trait.has}.

## trait child favourite
set: It weighed as much as a hundred {trait.things}.
trouble: {Kim} thought of {trait.things}, and then of her.
pay: {Kim} plays a tune about {trait.things}.

## trait child sleep
set: {He} would see it that night, {trait.where}.
trouble: {Kim} could not sleep, not even {trait.where}.
pay: {Kim} can hear it in bed, {trait.where}.

## trait child habit
set: [askswhy: "Why is it so heavy?" asked {Kim}. | counts: {Kim} counted eighty-eight keys. | drawsonthings: {Kim} drew an arrow on it, pointing up. | loseshats: {Kim's} hat fell in, and was gone.]
trouble: [askswhy: Why did nothing work? | counts: {Kim} counted them, and it was still forty-two. | drawsonthings: {Kim} drew a sad face in the dust. | loseshats: {Kim's} hat was still in there.]
pay: [askswhy: "Why not sooner?" asks {Kim}. | counts: {Kim} still counts forty-two. | drawsonthings: There is a small drawing on it, of a chair. | loseshats: One Friday, out came {Kim's} hat.]

## trait child talent
set: {Kim} could {trait.do}, but not this.
trouble: [remembers: {Kim} remembered where her tune stopped. | {Kim} did not feel like {trait.doing}.]
pay: [remembers: {Kim} remembers every tune. | {Kim} can {trait.do} to it, on Fridays.]

## dog
hall: {Bo+} growled at it, and it growled back.
help: {Bo} pulled too, on somebody's trousers.
low: {Bo} brought a ball, and took it away again.
joy: {Bo} sang the high part, with {their} chin up.

## dog 2
hall: {Bo+} wagged against it, in the low notes.
help: {Bo} ate what was left of the butter.
low: {Bo} put {their} chin by {Kim's} foot, and sighed.
joy: {Bo} beat time, and was nearly right.

## cat
hall: {Bo+} walked along the front, there and back.
help: {Bo} licked the butter off the wrong bits.
low: {Bo} turned {their} back on it all, and didn't purr.
joy: {Bo} purred, and was in tune.

## cat 2
hall: {Bo+} got in behind it, and wouldn't say why.
help: {Bo} sat down where it had to go.
low: {Bo} looked at the wall, and not at anybody.
joy: {Bo} lay at the warm end, which was the low one.

## bird
hall: {Bo+} gave it one note, to be friendly.
help: {Bo} flew up there, and didn't see the problem.
low: {Bo} didn't sing, not even the scale.
joy: {Bo} sang all the bits that she left out.

## fish
hall: To {Bo+}, it was a cliff with teeth.
help: {Bo} floated, and hoped that it would catch on.
low: {Bo} sank to the bottom, and stayed there.
joy: Rings ran over {Bo's} water, one for each note.

## fish 2
hall: {Bo+} felt each {plonk} right through the water.
help: {Bo} went round and round, like the advice.
low: {Bo} blew one bubble. It got to the top, too.
joy: {Bo} danced, which you can do without stairs.

## rabbit
hall: {Bo+} thumped once, and all its strings hummed.
help: {Bo} dug, in case it would rather go down.
low: {Bo} lay as flat as a mat.
joy: {Bo} thumped in time, and was the drum.

## guineapig
hall: "Wheek," said {Bo+}, and a string agreed.
help: "Wheek," said {Bo}, which was no worse than the rest.
low: {Bo} knew just one word, and didn't say it.
joy: {Bo} knew just one word, and sang it.

## hamster
hall: {Bo+} moved in, behind the left pedal.
help: {Bo} held on to a pedal, and went too.
low: {Bo} got out of bed, to sit with {Kim}.
joy: {Bo} ran along in front, faster than the tune.

## horse
hall: {Bo+} looked in, at all those teeth.
help: {Bo} leaned on it, and was asked to stop.
low: {Bo} hung a long face over it all.
joy: {Bo} tapped on the doorstep, all four parts.

## lizard
hall: {Bo+} lay along the foot of it, like varnish.
help: {Bo} ran on ahead, to show how.
low: {Bo} was cold, and lay quite still.
joy: {Bo} lay along the warm wood, and hummed.

## toy
hall: {Bo+} was sat in front of it, ready to begin.
help: {Bo} was put under it, as a wedge.
low: {Bo} was squashed a bit, and didn't complain.
joy: {Bo} had a stair with a good view.

## other
hall: {Bo+} went all round it, in case it was alive.
help: {Bo} kept out from under it, which was sensible.
low: {Bo} came and leaned on {Kim}, for company.
joy: {Bo} felt it with all of {themself}.

## duet
hall: {Bo+} tried the high end. {Mo+} tried the low.
help: {Bo} pushed it up. {Mo} pushed it back.
low: {Bo} and {Mo} leaned on each other.
joy: {Bo} and {Mo} shared a stair.

## duet 2
hall: {Bo+} thought it was for {them}. {Mo+} thought so, too.
help: {Bo} gave {Mo} some advice.
low: {Bo} looked at {Mo}, and had no advice.
joy: {Bo} danced, or {Mo} was in the way.

## any stool
hall: {Bo+} had a piece to play, it seemed.
help: {Bo} was moved twice, and the piano never.
low: {Bo} was too sad to be in the way.
joy: {Bo} turned the pages, and ate one.

## any hat
hall: {Bo+} saw somebody else in the shine of it.
help: {Bo} watched, and would have done it differently.
low: {Bo} looked at nobody, and nobody looked back.
joy: {Bo} bowed, whenever anybody clapped.

## any feet
hall: {Bo+} looked for the food in it.
help: {Bo} got under everybody's feet.
low: {Bo} went without supper, to keep {Kim} company.
joy: {Bo} was given the biscuits to mind.

## any stair
hall: {Bo+} liked it where it was.
help: {Bo} was the only one who did not push.
low: {Bo} had got nowhere, like everybody.
joy: {Bo} had the best stair, and knew it.
`
