// Want: a piano, up forty-two stairs. In the way: it is a piano; and everybody's advice. Engine: "Have you tried...?", asked on the way past.
// Turn: five people can't lift a piano, but they can lift {lady}. Last image: bed, by way of the piano. {pym} is "he", {ivy} and {lady} "she".
export const source = String.raw`
id: problem-solving-5-8
title: <Have You Tried Butter?|Forty-Two Stairs|{Kim} and the Piano>
skill: problem_solving
level: 5-8
refrain: "Have you tried...?"
recall: the piano on the stairs
deed: asked {lady} down to meet a piano
summary: {lady} lives on the third floor, and her piano stands in the hall. There are forty-two stairs in between. Everybody who squeezes past has advice. "Have you tried butter?" {Kim} has. Now half of the house is stuck upstairs, and the other half down.
extra: elder = {lady} she
extra: grownup = {pym} he
extra: friend = {ivy} she
pick: lady = Mrs Olivetti, Miss Larkin, Madame Dupont, Mrs Rosenblum, Mrs Takahashi, Mrs Adeyemi
pick: pym = Mr Pym, Mr Basso, Mr Novak, Mr Gill, Mr Hartono
pick: ivy = Ivy, Paloma, Zadie, Freya, Mei, Delphine
pick: plonk = plonk, plunk, blong
pick: past = the baker's, the bus stop, the butcher's, the post office
pick: shopping = a pineapple, two cabbages, a mop, a long loaf
pick: over = the milk, a baby, the newspapers, somebody's lunch, a birthday cake
word: piano = a large, heavy thing full of strings, which you play with your fingers
word: advice = what people tell you to do
word: jammed = stuck tight
word: stuck = not able to go one way or the other
word: armchair = a soft chair with places for your arms
word: banister = what you hold on to beside the stairs
question: Why couldn't {lady} just come down the stairs?
question: Which advice was the worst? Which was nearly right?
question: What did {Kim} have to tell {lady} that was harder than pushing?
question: Which is easier to carry, a piano or {lady}? Why did nobody see that?
question: What were forty-two stairs good for, in the end?
activity: think | Something is too big to go to the place. What could come to it instead? | a mountain ; a bath ; a sleeping cat ; the sea
activity: music | Play the table, as {lady} did. Can somebody guess the tune?
activity: talk | Say "Have you tried...?" about tidying your room. Who has the silliest advice?
surprise: word | Somebody gives the right advice by mistake. | Read page 8 again after page 14.
surprise: sound | Something goes up all the stairs by itself. | Find it on page 12.

# 1
@ hallway morning wide | child: look-up delighted looks piano | all: look-up curious looks piano | props: piano at right
= In the hall of a tall house, a big brown piano stands at the foot of the stairs.
[place: A piano came for {lady}, three floors up, near {place.landmark}. | somewhere: A piano came to {somewhere.name}, for {lady}, three floors up. | On Monday, a piano came for {lady}, three floors up.] Two men got it into the hall, and counted the stairs.

"Forty-two," they said, and drove off.

# 2
@ hallway morning medium | child: look-up happy looks elder | elder: wave delighted looks child at far | Bo: look-up curious looks piano | props: piano at right
= {lady} leans down from the stairs to see her piano.
"Is it brown?" called {lady}, whose knees hadn't done stairs since winter. "Has the piano got its teeth?"
* hall | <"All of them," called {Kim}.|"Eighty-eight," called {Kim}, who counted.>

# 3
@ hallway noon close | child: hands-on-hips proud looks piano | Bo: sit calm looks Kim | props: piano
= {Kim} stands before the piano with both hands on {his} hips.
"I'll get it up to you," called {Kim}.

"How?"

"I'm just at that bit," said {Kim}. [sequel&1-2: It looked heavier than {recall}.]
* hall | <The piano said nothing, in a deep voice.|{He} drew a plan, with arrows.>

# 4
@ hallway noon wide | child: reach cross looks piano | grownup: point happy looks piano at left | all: stand curious | props: piano at right
= {Kim} pushes at the piano. {pym} goes by, with his shopping, and points.
{pym} came by sideways, with {shopping}. "Have you tried pushing?" he asked.

So {Kim} pushed. The piano said {plonk}, and stayed.
* hall | <It was a fairly good {plonk}.|"That was pushing," said {Kim}.>

# 5
@ [place: {place.id} | street] noon wide | child: run worried looks piano | friend: run worried looks piano | Bo: run happy | props: piano at right
= The piano rolls away down the street. {Kim} and {ivy} chase it.
"Have you tried butter?" asked {ivy}.

Butter worked beautifully, in the wrong direction. They caught the piano outside {past}.
* help | <It had enjoyed itself, you could tell.|People held the door for it.>

# 6
@ hallway golden medium | child: carry cross holds rope looks piano | friend: carry cross looks piano | all: stand worried looks piano | props: piano at right, rope
= {Kim} and {ivy} pull on a rope. The piano has not moved.
"Have you tried a rope?" asked the man with the post.

They tied it to the banister, and pulled. The piano stayed. The banister came.
* help | <"Have you tried glue?" asked {ivy}.|So they had to try glue, too.>

# 7
@ hallway golden close | child: read worried looks note holds note | Bo: look-up curious looks basket | props: basket at right
= {Kim} reads a note out of a basket that has come down on a string.
Down came a basket on a string, with biscuits and a note. "I've given away my table, to make room."

The next note said, "And my bed." {Kim} put down {his} biscuit.

# 8
@ hallway dusk wide | child: reach worried looks piano | friend: reach worried looks piano | grownup: point happy looks piano at left | all: stand worried looks piano | props: piano "stuck" at right
= The piano leans, and is stuck across the bottom of the stairs.
"Have you tried it the other way round?" asked {pym}.

They heaved, until its keys faced the stairs. It tipped, and was stuck for ever.
* help | <{pym} was stuck upstairs.|That was the end of the stairs.>

# 9
@ hallway dusk medium | child: stand sad looks piano | grownup: hands-on-hips cross looks child at far | Bo: sit worried looks Kim | props: piano "stuck" at right, bag
= {pym} stands behind the piano, and looks cross. Bags are passed over it.
Half of the house lived above the piano now, and half below. [roomy: They passed {over} across.]

"Have you tried not having a piano?" asked {pym}.
* low | {Kim} hadn't tried that.

# 10
@ hallway dusk close | child: look-up sad | Bo: sit sad looks Kim | props: piano "stuck" at right
= {Kim} looks up past the piano, and doesn't know what to say.
"Is it on the way?" called {lady}.

"It's in the way," called {Kim}, looking at it.

"<Lovely|Splendid>!" called {lady}, whose ears were like her knees.

# 11
@ bedroom night medium | child: sit sad | all: lie sad looks Kim | props: bed, moon
= At night, {Kim} sits on the bed and listens to something above.
That night, there was a small sound, far above. Tap, tap-tap, tap. [roomy: It had a tune in it.]
* low | <It was ten fingers, without a piano.|It stopped, and began again.>

"She's playing the window sill," said {Kim}.

# 12
@ hallway night close | child: reach curious looks piano | Bo: look-up curious looks Kim | props: piano "stuck" at right
= In the dark hall, {Kim} puts one finger on a key.
{Kim} [wheels: rolled | crept] out, and pressed one key. The note went up all forty-two stairs[roomy: , with nobody pushing].

High up, {lady} stopped tapping.
* low | <Nothing else had got past the first.|It was only one note, but it got there.>

# 13
@ [horse: street | hallway] morning medium | child: crouch happy looks pet1 holds paper | Bo: lie calm | props: paper
= {Kim} holds out a plan for {Bo} to look at.
Next day, [home: {home.at},] {Kim} drew a new plan, and called {Bo} to look. [dog: {Bo} was flat out on the mat, and stayed there. | cat: {Bo} is a cat, and does not come. | bird: {Bo} was on {their} perch, and liked it there. | fish: {Bo} doesn't leave the bowl for anybody. | rabbit: {Bo} had an appointment with a cabbage. | guineapig: {Bo} was deep in some hay, and busy. | hamster: {Bo} was in bed, for the day. | horse: {Bo} does not go through front doors. | lizard: {Bo} had found the hot pipe, and shut both eyes. | toy: {Bo} sat tight, as toys do. | {Bo} was comfortable where {they} {was}.] So {Kim} took the plan to {Bo}.

Halfway there, {he} stopped. "Oh," {he} said.

# 14
@ hallway noon medium | child: point delighted looks piano | friend: shrug curious looks child | all: look-up curious looks Kim | props: piano "stuck" at right
= {Kim} points up the stairs. {ivy} does not understand yet.
"How many people does it take to lift a piano?" asked {Kim}.

"Six," said {ivy}, "and they can't."

"And to lift {lady}?" {ivy} opened her mouth[!deed: , and shut it]. [deed: {Kim} once {deed}[back: , {back.at}]. It helps.]

# 15
@ hallway noon behind | child: look-up scared looks piano | Bo: sit worried looks Kim | props: piano "stuck" at right
= {Kim} calls up the stairs, with one hand by {his} mouth.
First, {Kim} had to call up the stairs, and that was harder than pushing. "It won't come up. I was wrong. But you could come down."

"My knees!" called {lady}.

"We don't need your knees! We need your armchair."

# 16
@ hallway golden wide | child: celebrate delighted looks elder | elder: sit proud at far | grownup: carry worried at right | friend: carry happy | all: look-up delighted looks elder | props: poled-chair at right
= {lady} comes down the stairs in an armchair on two broomsticks, carried by the neighbours.
They tied it to brooms, and everybody with advice took an end. Down came {lady}[roomy: , in her hat].

"Have you tried bending your legs?" she asked {pym}.

# 17
@ hallway golden close | child: look-up curious looks elder | elder: sit worried looks piano | Bo: look-up curious looks elder | props: piano "stuck" at right
= {lady} sits at her piano and looks at the keys. {Kim} watches her.
On the second stair, she said stop. The piano had jammed the wrong way round, which was exactly right.

She put out one finger. It shook a bit. <It had been nine years.|It had waited nine years.>

# 18
@ hallway lamp wide | child: sit delighted looks elder | elder: sit delighted looks piano | friend: sit delighted | all: sit happy looks elder | props: piano "stuck" at right | event
= {lady} plays. Everybody in the house has come out to hear.
Then she played, and all the doors opened wide. [event: It was {event.day}. | occasion: "{occasion}," said the calendar. | Nobody went out of them.] <The banisters hummed.|Teacups joined in.>
* joy | Somebody on the first floor danced with a mop.
* joy |

# 19
@ hallway lamp medium | child: sit happy looks elder | elder: sit happy looks grownup | grownup: sit worried looks elder | all: sit happy | props: piano "stuck" at right, lantern
= Everyone sits on the stairs in the lamplight. {pym} has just said something.
[roomy: The whole house sat down to listen.] Forty-two stairs turned out to be forty-two seats.
* joy | <Nobody in it had ever had a better one.|There was even one for a hat.>

"Have you tried it slower?" asked {pym}, on number nineteen.

"Have you tried listening?" asked {lady}.

# 20
@ hallway night close | child: climb happy looks piano | Bo: walk happy looks piano | props: piano "stuck" at right, moon
= At bedtime, {Kim} touches the keys of the piano on the way past.
It's stuck there still, and Fridays are for music.
* joy | <Nobody squeezes past it any more.|People climb over, and beg its pardon.>
* joy |

And everyone there goes up to bed by way of the piano, {plonk}, {plonk}, plink.

## dog
hall: {Bo+} growled at it, and it growled back. // stand cross looks piano
help: {Bo} pulled too, on somebody's trousers. // stand happy
low: {Bo} brought a ball, and took it away again. // stand sad
joy: {Bo} sang the high part, with {their} chin up. // look-up delighted

## dog 2
hall: {Bo+} wagged against it, in the low notes. // stand happy
help: {Bo} ate what was left of the butter. // stand happy
low: {Bo} put {their} chin by {Kim's} foot, and sighed. // lie sad looks Kim
joy: {Bo} beat time with a tail, and was nearly right. // sit delighted

## cat
hall: {Bo+} walked along the front, there and back. // walk proud looks piano
help: {Bo} licked the butter off the wrong bits. // sit happy
low: {Bo} turned {their} back on it all, and didn't purr. // back-turned sad
joy: {Bo} purred, and was in tune. // lie delighted

## cat 2
hall: {Bo+} got in behind it, and wouldn't say why. // hide curious
help: {Bo} sat down where it had to go. // sit proud
low: {Bo} put back both ears, one at a time. // sit sad looks Kim
joy: {Bo} lay at the warm end, which was the low one. // lie happy

## bird
hall: {Bo+} gave it one note, to be friendly. // perch happy looks piano
help: {Bo} flew up there, and didn't see the problem. // fly proud
low: {Bo} didn't sing, not even the scale. // perch sad
joy: {Bo} sang all the bits that she left out. // perch delighted

## fish
hall: To {Bo+}, it was a cliff with teeth. // swim curious looks piano
help: {Bo} floated, and hoped that it would catch on. // swim calm
low: {Bo} sank to the bottom, and stayed there. // hide sad
joy: Rings ran over {Bo's} water, one for each note. // swim delighted

## fish 2
hall: {Bo+} felt each {plonk} right through the water. // swim curious looks piano
help: {Bo} went round and round, like the advice. // swim worried
low: {Bo} blew one bubble. It got upstairs, too. // look-up sad
joy: {Bo} danced, which you can do without stairs. // swim delighted

## rabbit
hall: {Bo+} thumped once, and all its strings hummed. // sit curious looks piano
help: {Bo} dug, in case it would rather go down. // dig happy
low: {Bo} lay flat, and so did both ears. // lie sad
joy: {Bo} thumped in the right places, and was the drum. // leap delighted

## guineapig
hall: "Wheek," said {Bo+}, and a string agreed. // look-up curious looks piano
help: "Wheek," said {Bo}, which was no worse than the rest. // look-up happy
low: {Bo} knew just one word, and didn't say it. // hide sad
joy: {Bo} knew just one word, and sang it. // look-up delighted

## hamster
hall: {Bo+} moved in, behind the left pedal. // walk happy
help: {Bo} held on to a pedal, and went too. // stand worried
low: {Bo} got out of bed, to sit with {Kim}. // sit sad looks Kim
joy: {Bo} ran along in front, faster than the tune. // run delighted

## horse
hall: {Bo+} looked in, at all those teeth. // stand curious looks piano
help: {Bo} leaned on it, and was asked to stop. // stand happy
low: {Bo} hung a long face over it all. // stand sad
joy: {Bo} tapped on the doorstep, all four parts. // stand delighted

## lizard
hall: {Bo+} lay along the foot of it, like varnish. // lie calm
help: {Bo} ran on ahead, to show how. // run proud
low: {Bo} was cold, and the colour of evening. // lie sad
joy: {Bo} lay against the warm wood, all toes humming. // lie delighted

## toy
hall: {Bo+} was sat in front of it, and looked ready to begin. // sit proud
help: {Bo} was put under it, as a wedge. // lie worried
low: {Bo} had a squashed ear, and didn't complain. // sit sad
joy: {Bo} had a stair with a good view. // sit delighted

## other
hall: {Bo+} went all round it, in case it was alive. // walk curious looks piano
help: {Bo} kept out from under it, which was sensible. // stand worried
low: {Bo} came and leaned on {Kim}, for company. // sit sad looks Kim
joy: {Bo} listened from nose to tail, with all of {themself}. // sit delighted

## duet
hall: {Bo+} tried the high end. {Mo+} tried the low. // sit curious looks Mo
help: {Bo} pushed it up. {Mo} pushed it back. // stand cross looks Mo
low: {Bo} leaned on {Mo}, and {Mo} leaned on {Bo}. // sit sad looks Mo
joy: {Bo} and {Mo} shared a stair, and a tune. // sit delighted looks Mo

## duet 2
hall: {Bo+} thought it was for {them}. {Mo+} thought so, too. // look-up proud looks Mo
help: {Bo} gave {Mo} some advice. // stand happy looks Mo
low: {Bo} looked at {Mo}, and had no advice. // sit sad looks Mo
joy: {Bo} danced, or {Mo} was in the way. // stand delighted looks Mo

## any stool
hall: {Bo+} had a piece to play, it seemed. // look-up happy looks piano
help: {Bo} was moved twice, and the piano never. // sit cross
low: {Bo} was too sad to be in the way. // sit sad
joy: {Bo} turned the pages, and ate one. // sit delighted

## any hat
hall: {Bo+} saw somebody else in the shine of it. // look-up curious looks piano
help: {Bo} watched, and would have done it differently. // sit calm
low: {Bo} looked at nobody, and nobody looked back. // sit sad
joy: {Bo} bowed, whenever anybody clapped. // stand proud

## any feet
hall: {Bo+} looked for the food in it. // look-up curious looks piano
help: {Bo} got under everybody's feet. // walk worried
low: {Bo} went without supper, to keep {Kim} company. // lie sad looks Kim
joy: {Bo} was given the biscuits to mind. // sit delighted

## any stair
hall: {Bo+} liked it where it was. // sit calm
help: {Bo} was the only one who did not push. // sit calm
low: {Bo} had got nowhere, like everybody. // sit sad
joy: {Bo} had the best stair, and knew it. // sit proud
`
