// Want: the small box with the light in it. In the way: it never says good night. Engine: good night to all that has a switch, and to much that
// has none; "One more?" said the sock. Turn: eyes that look back. Last image: the last two clicks. {bip} is always "it".
export const source = String.raw`
id: digital_wellness-0-4
title: <Good Night. Click!|Good Night, {Kim}. Click!|"One More?" Said the Sock>
skill: digital_wellness
level: 0-4
refrain: "Good night," said {Kim}. Click!
recall: the star with no switch
deed: did the last click of all
summary: When it is bed time, {Kim} does all the clicks. Good night, hall. Click! Good night, fan. Click! But {bip} is a small box with a duck in it, and {bip} never says good night. "One more?" says {bip}. "One more?" says the sock that {bip} is in.
pick: bip = Bip, Zim, Pim, Wiz, Nib, Zob
pick: mud = mud, soup, jam, pond
pick: splat = Splat, Splosh, Flump, Plop
pick: peas = two peas, two pips, two dots, two seeds
pick: lid = pot, boot, hat, jug
pick: crumb = a crumb, a pip, a flea, a dot
word: switch = what you push to turn a light on or off
word: click = the small sound of a switch
word: star = a far-off light in the night sky
word: hall = the way in to a house
word: pillow = a soft thing to put your head on
word: late = when it is past the time
question: What did {Kim} find that has no switch?
question: Why did the sock say "One more"?
question: Who did not look at {Kim}, not one time?
question: Why was it hard to do the last click?
question: What do you say good night to?
activity: move | Put a finger on each thing, and say it. | Good night, nose. Click! ; Good night, knee. Click!
activity: sound | Say "One more?" as small as a flea, and then from in a sock. | One more?
activity: do | Turn off the light, and shut both eyes. When you look, what comes out of the dark?
surprise: picture | The moon comes up, and nobody looks. | Look out of the window, on page 9. | 9 window
surprise: word | In the end it is {Kim} who says "One more". Of what? | Page 19, and then the last line of all.

# 1
@ bedroom dusk medium | child: point proud looks lamp | all: sit calm looks Kim | props: lamp, bed
= {Kim} points proudly at the switch of a lamp.
This is a switch. Click! It is on. Click! It is off. When it is bed time, who does all the clicks?

{Kim} does. It is a <big job|job for one>. [sequel&1-4: It is as good as {recall}.]

# 2
@ hallway dusk wide | child: reach happy | Bo: look-up curious looks Kim | props: door, boots
= {Kim} reaches up to the switch in the hall.
"Good night, hall," said {Kim}. Click! Off went the hall.
* bed | <It was good and dark.|That was the dark, put on.>

[place: Good night to {place.landmark}! No switch. | somewhere: It was bed time {somewhere.at}. | home: Good night to {home.own}! No switch. | <"Good night, gate!" No switch.|"Good night, tree!" No switch.>]

# 3
@ kitchen lamp medium | child: reach happy | Bo: sit calm looks Kim | props: lamp, table, bread | event
= {Kim} turns off everything in the kitchen.
"Good night, fan," said {Kim}. Click! "Good night, big light." Click!
* bed | <Off went all of it. Good night!|The dark came in, to look.>

[event: It was {event.day}. "Good night, {event.food}!" | occasion: The wall said, "{occasion}". "Good night, wall!" | <"Good night, bread!"|"Good night, soup!">] No switch.

# 4
@ bathroom lamp close | child: whisper curious looks mirror | Bo: look-up curious looks Kim | props: bucket, mirror
= {Kim} presses {his} own nose with one finger, in front of the mirror.
"Good night, bath. Good night, tap." <Drip, said the tap.|The tap said drip.> No switch.
* bed | <It had no click.|No click, just a drip.>

Then {Kim} put a finger on {his} own nose. Click! {Kim} did not go off.

# 5
@ living-room lamp medium | child: kneel delighted looks light-box | Bo: look-up curious looks light-box | props: light-box, sofa
= {Kim} kneels in front of a small box. In its light is a yellow duck.
And this is {bip}. {bip} is a small box, with a light in it. In the light was a duck.

The duck ran, and ran, and fell in the {mud}. {splat}!
* look | <Oh, that was good!|It was a good duck.>

# 6
@ living-room lamp close | child: sit delighted looks light-box holds light-box | Bo: sit curious looks light-box | props: light-box
= {Kim} laughs at the duck in the box.
"One more?" said {bip}. Up got the duck. It ran, and ran. {splat}!
* look | <It was just as good.|{Kim} came up close, to see it better.>

"One more?" said {bip}. [roomy: And one more.]

# 7
@ bedroom lamp wide | child: walk happy looks light-box holds light-box | all: walk happy | props: light-box, bed, lamp
= {Kim} takes the bright box up to bed.
"Bed!" said a big voice. So {Kim} went to bed. So did {bip}.
* look | <"Shh," said {Kim} to {bip}.|Up they went, duck and all.>

"Good night, lamp." Click! Now it was all dark, but for {bip}.

# 8
@ bedroom night close | child: lie delighted looks light-box holds light-box | Bo: look-up calm looks Kim | props: bed, light-box
= {Bo} waits by the bed, nose up. {Kim} looks only at the box.
Who was that? It was {Bo}, for nose to nose. They did it each night. [dog: {Bo} put a wet nose on the bed. | cat: {Bo} sat down, and had to wait. | bird: {Bo} put {their} beak out, and was still. | fish: {Bo} swam up, nose to the glass. | rabbit: {Bo's} nose went up, down, up, down. | guineapig: "Wheek?" said {Bo}, nose up. | hamster: {Bo's} nose was as small as a seed. | horse: {Bo's} nose was as big as the pillow. | lizard: {Bo} put {their} nose up, and was still. | toy: {Bo} sat by the bed, nose up. | {Bo} put {their} nose up.]

"Not now," said {Kim}. {splat}!

# 9
@ bedroom night behind | child: sit happy looks light-box holds light-box | Bo: lie sad looks Kim | props: window, light-box
= From behind: a fat moon shines in at the window. {Kim} looks at the box.
Up came the moon, as fat as a bun. {Kim} did not look. The duck had a <hat|bike> on. {splat}!
* late | <The bed was so still.|It got a bit late.>

"One more?" said {bip}.

# 10
@ bedroom night medium | child: sit happy looks light-box holds light-box | all: lie sad looks Kim | props: bed, clock, light-box
= Late at night, {Kim} still looks at the box in bed.
Then it was two ducks. {splat}! {splat}! [roomy: <Then it was six.|Then it was a cow.>] It was late, late, late.
* late | <Tick, said the clock. Tick, tick.|Not a thing said good night.>

"One more?" said {bip}. [roomy: "One more?"]

# 11
@ bedroom night close | child: sit worried looks light-box holds light-box | props: light-box, pillow
= {Kim} rubs {his} small, hot eyes in the light of the box.
{Kim's} eyes got hot. [roomy: They got as small as {peas}.] {Kim} had to rub them. [roomy: Rub, rub.]
* late | <The bed was all light, and no nap.|Even the moon went to bed.>

"Don't you sleep?" said {Kim}.

"One more?" said {bip}.

# 12
@ bedroom night medium | child: hands-on-hips cross looks light-box | Bo: look-up worried looks light-box | props: light-box, bed
= {Kim} stands in front of the box and says good night to it.
"Good night, {bip}," said {Kim}.

"One more?" said {bip}.

"No more! Good night!" But {bip} did not know how. <It had no good night in it.|There was no good night in it.> It just had more.
* late | {splat}! Oh dear.

# 13
@ bedroom night wide | child: sit worried at centre | all: look-up worried looks Kim | props: light-box "deep" at centre, sock, pillow
= {Kim} sits on the box. Light comes out from under {him}.
{Kim} put {bip} in a sock. "One more?" said the sock. So {he} put it in a {lid}. "One more?" said the {lid}.

So {Kim} sat on it. <Oh! {Kim} lit up.|Now {he} {was} a lamp.> "One more?" said the bed.

# 14
@ hallway night medium | child: run worried looks light-box | Bo: walk worried looks Kim | props: light-box, basket, door
= {Kim} has put the box in the dark hall, and comes back for it at once.
So {Kim} put it out in the hall. Door shut. There! <No duck.|No light.>

"One more?" said the hall.

Oh, who ran to get it? {Kim} did. [wheels: Bad wheels! | Bad feet!]

# 15
@ bedroom night close | child: sit curious looks pet1 | Bo: look-up calm looks Kim | props: light-box
= {Kim} looks up from the box. {Bo} looks back.
{Kim} looked at the duck. The duck looked at the {mud}. It did not look at {Kim}. [!deed: <Not once.|Not one time.>]

{Kim} looked at {Bo}. And {Bo} looked back. [deed: Once, {Kim} {deed}. [back: That was {back.at}. This was here. | This was like that.]]

# 16
@ bedroom night medium | child: crouch worried looks light-box holds light-box | Bo: sit calm looks Kim | props: light-box, bed
= {Kim} has found the one small switch on the box, and has a finger on it.
Where was the switch? Not on top. Not on the back. Here, as small as {crumb}! But it will be dark. And the duck was just about to... about to...

"One more?" said {bip}. [roomy: <"One more?"|"Please?">]

# 17
@ bedroom night behind | child: sit scared looks light-box | all: sit calm looks Kim | props: light-box "off", bed
= From behind: the box is dark. The whole room is dark.
"Good night," said {Kim}. Click!

[roomy: It was dark.] It was dark, dark, dark. No duck. [roomy: <{Kim} held on to the bed.|{Kim} held on tight.>] Hush! Who was that?
* dark | <It was {Bo}. Just {Bo}.|It was just {Bo}.>

# 18
@ bedroom night close | child: kneel happy looks pet1 | Bo: look-up happy looks Kim | props: bed
= In the soft dark, {Kim} and {Bo} are nose to nose.
Then the dark got thin. There was the bed! [roomy: There was {Kim's} own hand!] There were two eyes, and they looked back.
* dark | <"Hello, eyes," said {Kim}.|They were good eyes.>

And then, nose to nose, <for a good long time|one, two, three>.

# 19
@ bedroom night wide | child: point delighted looks star | all: look-up happy looks star | props: window, star at right
= {Kim} points at a star in the dark window.
And what was that, so far up? It was a star!
* dark | <It did not say one word.|It was as small as {crumb}.>

"One more," said {Kim}. And there was one more! [roomy: "One more. One more!"]

# 20
@ bedroom night above | child: sleep happy | all: sleep happy | props: star, pillow, blanket
= {Kim} lies asleep, with both eyes shut.
"Good night, star," said {Kim}. Click! It did not go off. It had no switch.
* dark |

There were just two clicks to do. One eye. Click!

<One more.|And one more.> Click.

## dog
bed: Round and round went {Bo+}. Flop! // lie calm
look: "Woof!" said {Bo} to the duck. // stand happy looks light-box
late: {Bo} put one paw on {their} eyes. Too bright! // lie sad
dark: Thump, thump, went {Bo's} tail, close by. // lie happy

## dog 2
bed: {Bo+} had a ball in bed. // sit happy holds ball
look: {Bo} looked behind {bip}. No duck! // stand curious looks light-box
late: {Bo} put the ball down by {Kim}. Nobody had it. // sit sad looks Kim
dark: Puff, puff, went {Bo}, nose on the ball. // lie happy

## cat
bed: {Bo+} had the bed. All of it. // lie proud
look: {Bo} put a paw on the duck. Tap! // sit curious looks light-box
late: {Bo} turned round, and sat with {their} back to it. // back-turned cross
dark: Prrr, said the dark. That was {Bo}. // lie happy

## cat 2
bed: {Bo+} does no bed time. Cats get up. // sit proud
look: {Bo} sat by {bip}. {splat}, went the duck. // sit proud
late: {Bo} had one eye shut, and one not. // lie cross
dark: {Bo} can see in the dark, and saw {Kim}. // sit happy looks Kim

## bird
bed: {Bo+} sat on one leg. // perch calm
look: "{splat}!" said {Bo}. {Bo} can say that. // perch delighted looks light-box
late: Was it day? {Bo} did not know. "Cheep?" // perch worried
dark: {Bo} put {their} head in a wing. Hush. // perch happy

## fish
bed: {Bo+} lay low, by the green weed. // swim calm
look: {Bo} saw a duck, and hid. Ducks! // hide worried
late: The light lit up the bowl. {Bo} could not nap. // swim sad
dark: Blup, went the dark. That was {Bo}. // swim happy

## fish 2
bed: {Bo+} blew a good night bubble. Blup! // swim happy
look: {Bo} swam up, to see that duck. // swim curious looks light-box
late: {Bo} swam round, and could not stop. // swim sad
dark: One more bubble, and {Bo} was still. // swim happy

## rabbit
bed: {Bo+} had a good nose wash. // sit calm
look: One hop for the duck, one for {Bo}. // leap happy
late: {Bo} put both ears down on both eyes. // lie sad
dark: Thump, said {Bo}. That is good night. // lie happy

## guineapig
bed: {Bo+} went in hay, bottom last. // hide calm
look: "Wheek!" said {Bo}. The duck did not wheek back. // look-up curious looks light-box
late: {Bo} went in the hay. The hay was lit up. // hide sad
dark: The hay went rustle. That was {Bo}. // lie happy

## hamster
bed: {Bo+} gets up when it is night. // stand happy
look: {Bo} ran, as the duck ran. No {mud}! // run happy looks light-box
late: {Bo} put a seed down, and could not eat. // sit sad
dark: Whirr, went {Bo's} wheel. That is night. // run happy

## horse
bed: {Bo+} is as big as a bed. // lie calm
look: {Bo} had a good long sniff. It was no duck. // stand curious looks light-box
late: {Bo} was still up, and blew. Hff. // stand sad
dark: Hff, went the dark. That was {Bo}. // stand happy

## lizard
bed: {Bo+} had a warm lamp. Click! Brr. // lie calm
look: {Bo} put a tongue out. No, not a fly. // look-up curious looks light-box
late: {Bo} went as pale as the light. // lie sad
dark: {Bo} shut one eye, and then the other. // lie happy

## toy
bed: {Bo+} lay flat. {Bo} is good at bed. // lie calm
look: {Bo} sat by {bip}, and fell down flat. // lie happy
late: {Bo} lay on the mat, with nobody. // lie sad
dark: {Bo} was in one arm. Good. // carried happy

## other
bed: {Bo+} went to bed, but not to sleep. // lie calm
look: {Bo} looked, and did not see why. // look-up curious looks light-box
late: {Bo} looked at the light for so long. // lie sad
dark: {Bo} was right there, all warm. // lie happy

## duet
bed: {Bo+} lay down. {Mo+} lay by {Bo}. // lie calm looks Mo
look: {Bo} looked at the duck. {Mo} looked at {Bo}. // look-up curious looks Mo
late: {Bo} could not nap. Nor could {Mo}. // lie sad looks Mo
dark: {Bo} lay by {Mo}. Puff, puff. // lie happy looks Mo

## duet 2
bed: Good night, {Bo+}! Good night, {Mo+}! No switch. // lie calm
look: {Bo} looked. {Mo} looked. What a duck! // sit curious looks light-box
late: {Bo} lay still, and {Mo} lay still. No nap! // lie sad
dark: And {Bo} was there. And {Mo} was there. // sit happy looks Kim

## any nap
bed: Who was in bed? Just {Bo+}. // lie calm
look: {Bo} got up, to have a look. // look-up curious looks light-box
late: No nap for {Bo}. Not one wink. // lie sad
dark: {Bo} had a nap. Zzz. // sleep happy

## any good
bed: "Good night, {Bo+}," said {Kim}. // sit calm looks Kim
look: "This is {Bo}," said {Kim} to {bip}. // look-up happy looks light-box
late: Nobody said good night to {Bo}. // sit sad looks Kim
dark: "Good night, {Bo}," said {Kim}, and got a "{bo.noise}". // look-up happy looks Kim

## any click
bed: {Kim} put a finger on {Bo+}. Click! No. // look-up curious looks Kim
look: {Bo} was glad for the duck. // sit happy looks light-box
late: {Bo} did not go off. It was too bright. // sit sad
dark: Click! Now {Bo} did go off. // sleep happy

## any way
bed: In the hall, {Kim} met {Bo+}. Bump! // sit worried looks Kim
look: {Bo} was in the way of the duck. // stand curious
late: {Bo} was in the way, and nobody said so. // sit sad
dark: {Bo} was not in the way. {Bo} was warm. // lie happy
`
