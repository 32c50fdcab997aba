export const words = String.raw`
title: <Have You Tried Butter?|Forty-Two Stairs|{Kim} and the Piano>
refrain: "Have you tried...?"
recall: the piano on the stairs
deed: asked {lady} down to meet a piano
summary: {lady} lives on the third floor, and her piano stands in the hall. There are forty-two stairs in between. Everybody who squeezes past has advice. "Have you tried butter?" {Kim} has. Now half of the house is stuck upstairs, and the other half down.
extra: elder = {lady}
extra: grownup = {pym}
extra: friend = {ivy}
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
surprise: Somebody gives the right advice by mistake. | Read page 8 again after page 14.
surprise: Something goes up all the stairs by itself. | Find it on page 12.

# 1
= In the hall of a tall house, a big brown piano stands at the foot of the stairs.
[place: A piano came for {lady}, three floors up, near {place.landmark}. | somewhere: A piano came to {somewhere.name}, for {lady}, three floors up. | On Monday, a piano came for {lady}, three floors up.] Two men got it into the hall, and counted the stairs.

"Forty-two," they said, and drove off.

# 2
= {lady} leans down from the stairs to see her piano.
"Is it brown?" called {lady}, whose knees hadn't done stairs since winter. "Has the piano got its teeth?"
* hall | <"All of them," called {Kim}.|"Eighty-eight," called {Kim}, who counted.>

# 3
= {Kim} stands before the piano with both hands on {his} hips.
"I'll get it up to you," called {Kim}.

"How?"

"I'm just at that bit," said {Kim}. [sequel&1-2: It looked heavier than {recall}.]
* hall | <The piano said nothing, in a deep voice.|{He} drew a plan, with arrows.>

# 4
= {Kim} pushes at the piano. {pym} goes by, with his shopping, and points.
{pym} came by sideways, with {shopping}. "Have you tried pushing?" he asked.

So {Kim} pushed. The piano said {plonk}, and stayed.
* hall | <It was a fairly good {plonk}.|"That was pushing," said {Kim}.>

# 5
= The piano rolls away down the street. {Kim} and {ivy} chase it.
"Have you tried butter?" asked {ivy}.

Butter worked beautifully, in the wrong direction. They caught the piano outside {past}.
* help | <It had enjoyed itself, you could tell.|People held the door for it.>

# 6
= {Kim} and {ivy} pull on a rope. The piano has not moved.
"Have you tried a rope?" asked the man with the post.

They tied it to the banister, and pulled. The piano stayed. The banister came.
* help | <"Have you tried glue?" asked {ivy}.|So they had to try glue, too.>

# 7
= {Kim} reads a note out of a basket that has come down on a string.
Down came a basket on a string, with biscuits and a note. "I've given away my table, to make room."

The next note said, "And my bed." {Kim} put down {his} biscuit.

# 8
= The piano leans, and is stuck across the bottom of the stairs.
"Have you tried it the other way round?" asked {pym}.

They heaved, until its keys faced the stairs. It tipped, and was stuck for ever.
* help | <{pym} was stuck upstairs.|That was the end of the stairs.>

# 9
= {pym} stands behind the piano, and looks cross. Bags are passed over it.
Half of the house lived above the piano now, and half below. [roomy: They passed {over} across.]

"Have you tried not having a piano?" asked {pym}.
* low | {Kim} hadn't tried that.

# 10
= {Kim} looks up past the piano, and doesn't know what to say.
"Is it on the way?" called {lady}.

"It's in the way," called {Kim}, looking at it.

"<Lovely|Splendid>!" called {lady}, whose ears were like her knees.

# 11
= At night, {Kim} sits on the bed and listens to something above.
That night, there was a small sound, far above. Tap, tap-tap, tap. [roomy: It had a tune in it.]
* low | <It was ten fingers, without a piano.|It stopped, and began again.>

"She's playing the window sill," said {Kim}.

# 12
= In the dark hall, {Kim} puts one finger on a key.
{Kim} [wheels: rolled | crept] out, and pressed one key. The note went up all forty-two stairs[roomy: , with nobody pushing].

High up, {lady} stopped tapping.
* low | <Nothing else had got past the first.|It was only one note, but it got there.>

# 13
= {Kim} holds out a plan for {Bo} to look at.
Next day, [home: {home.at},] {Kim} drew a new plan, and called {Bo} to look. [dog: {Bo} was flat out on the mat, and stayed there. | cat: {Bo} is a cat, and does not come. | bird: {Bo} was on {their} perch, and liked it there. | fish: {Bo} doesn't leave the bowl for anybody. | rabbit: {Bo} had an appointment with a cabbage. | guineapig: {Bo} was deep in some hay, and busy. | hamster: {Bo} was in bed, for the day. | horse: {Bo} does not go through front doors. | lizard: {Bo} had found the hot pipe, and shut both eyes. | toy: {Bo} sat tight, as toys do. | {Bo} was comfortable where {they} {was}.] So {Kim} took the plan to {Bo}.

Halfway there, {he} stopped. "Oh," {he} said.

# 14
= {Kim} points up the stairs. {ivy} does not understand yet.
"How many people does it take to lift a piano?" asked {Kim}.

"Six," said {ivy}, "and they can't."

"And to lift {lady}?" {ivy} opened her mouth[!deed: , and shut it]. [deed: {Kim} once {deed}[back: , {back.at}]. It helps.]

# 15
= {Kim} calls up the stairs, with one hand by {his} mouth.
First, {Kim} had to call up the stairs, and that was harder than pushing. "It won't come up. I was wrong. But you could come down."

"My knees!" called {lady}.

"We don't need your knees! We need your armchair."

# 16
= {lady} comes down the stairs in an armchair on two broomsticks, carried by the neighbours.
They tied it to brooms, and everybody with advice took an end. Down came {lady}[roomy: , in her hat].

"Have you tried bending your legs?" she asked {pym}.

# 17
= {lady} sits at her piano and looks at the keys. {Kim} watches her.
On the second stair, she said stop. The piano had jammed the wrong way round, which was exactly right.

She put out one finger. It shook a bit. <It had been nine years.|It had waited nine years.>

# 18
= {lady} plays. Everybody in the house has come out to hear.
Then she played, and all the doors opened wide. [event: It was {event.day}. | occasion: It was {occasion}. | Nobody went out of them.] <The banisters hummed.|Teacups joined in.>
* joy | Somebody on the first floor danced with a mop.
* joy |

# 19
= Everyone sits on the stairs in the lamplight. {pym} has just said something.
[roomy: The whole house sat down to listen.] Forty-two stairs turned out to be forty-two seats.
* joy | <Nobody in it had ever had a better one.|There was even one for a hat.>

"Have you tried it slower?" asked {pym}, on number nineteen.

"Have you tried listening?" asked {lady}.

# 20
= At bedtime, {Kim} touches the keys of the piano on the way past.
It's stuck there still, and Fridays are for music.
* joy | <Nobody squeezes past it any more.|People climb over, and beg its pardon.>
* joy |

And everyone there goes up to bed by way of the piano, {plonk}, {plonk}, plink.

## dog
hall: {Bo+} growled at it, and it growled back.
help: {Bo} pulled too, on somebody's trousers.
low: {Bo} brought a ball, and took it away again.
joy: {Bo} sang the high part, with {their} chin up.

## dog 2
hall: {Bo+} wagged against it, in the low notes.
help: {Bo} ate what was left of the butter.
low: {Bo} put {their} chin by {Kim's} foot, and sighed.
joy: {Bo} beat time with a tail, and was nearly right.

## cat
hall: {Bo+} walked along the front, there and back.
help: {Bo} licked the butter off the wrong bits.
low: {Bo} turned {their} back on it all, and didn't purr.
joy: {Bo} purred, and was in tune.

## cat 2
hall: {Bo+} got in behind it, and wouldn't say why.
help: {Bo} sat down where it had to go.
low: {Bo} put back both ears, one at a time.
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
low: {Bo} blew one bubble. It got upstairs, too.
joy: {Bo} danced, which you can do without stairs.

## rabbit
hall: {Bo+} thumped once, and all its strings hummed.
help: {Bo} dug, in case it would rather go down.
low: {Bo} lay flat, and so did both ears.
joy: {Bo} thumped in the right places, and was the drum.

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
low: {Bo} was cold, and the colour of evening.
joy: {Bo} lay against the warm wood, all toes humming.

## toy
hall: {Bo+} was sat in front of it, and looked ready to begin.
help: {Bo} was put under it, as a wedge.
low: {Bo} had a squashed ear, and didn't complain.
joy: {Bo} had a stair with a good view.

## other
hall: {Bo+} went all round it, in case it was alive.
help: {Bo} kept out from under it, which was sensible.
low: {Bo} came and leaned on {Kim}, for company.
joy: {Bo} listened from nose to tail, with all of {themself}.

## duet
hall: {Bo+} tried the high end. {Mo+} tried the low.
help: {Bo} pushed it up. {Mo} pushed it back.
low: {Bo} leaned on {Mo}, and {Mo} leaned on {Bo}.
joy: {Bo} and {Mo} shared a stair, and a tune.

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
