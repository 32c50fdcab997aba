export const words = String.raw`
title: <Good Night. Click!|Good Night, {Kim}. Click!|"One More?" Said the Sock>
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
surprise: The moon comes up, and nobody looks. | Look out of the window, on page 9.
surprise: In the end it is {Kim} who says "One more". Of what? | Page 19, and then the last line of all.

# 1
= {Kim} points proudly at the switch of a lamp.
This is a switch. Click! It is on. Click! It is off. When it is bed time, who does all the clicks?

{Kim} does. It is a <big job|job for one>. [sequel&1-4: It is as good as {recall}.]

# 2
= {Kim} reaches up to the switch in the hall.
"Good night, hall," said {Kim}. Click! Off went the hall.
* bed | <It was good and dark.|That was the dark, put on.>

[place: Good night to {place.landmark}! No switch. | somewhere: It was bed time {somewhere.at}. | home: Good night to {home.own}! No switch. | <"Good night, gate!" No switch.|"Good night, tree!" No switch.>]

# 3
= {Kim} turns off everything in the kitchen.
"Good night, fan," said {Kim}. Click! "Good night, big light." Click!
* bed | <Off went all of it. Good night!|The dark came in, to look.>

[event: It was {event.day}. "Good night, {event.food}!" | occasion: It was {occasion}. "Good night, wall!" | <"Good night, bread!"|"Good night, soup!">] No switch.

# 4
= {Kim} presses {his} own nose with one finger, in front of the mirror.
"Good night, bath. Good night, tap." <Drip, said the tap.|The tap said drip.> No switch.
* bed | <It had no click.|No click, just a drip.>

Then {Kim} put a finger on {his} own nose. Click! {Kim} did not go off.

# 5
= {Kim} kneels in front of a small box. In its light is a yellow duck.
And this is {bip}. {bip} is a small box, with a light in it. In the light was a duck.

The duck ran, and ran, and fell in the {mud}. {splat}!
* look | <Oh, that was good!|It was a good duck.>

# 6
= {Kim} laughs at the duck in the box.
"One more?" said {bip}. Up got the duck. It ran, and ran. {splat}!
* look | <It was just as good.|{Kim} came up close, to see it better.>

"One more?" said {bip}. [roomy: And one more.]

# 7
= {Kim} takes the bright box up to bed.
"Bed!" said a big voice. So {Kim} went to bed. So did {bip}.
* look | <"Shh," said {Kim} to {bip}.|Up they went, duck and all.>

"Good night, lamp." Click! Now it was all dark, but for {bip}.

# 8
= {Bo} waits by the bed, nose up. {Kim} looks only at the box.
Who was that? It was {Bo}, for nose to nose. They did it each night. [dog: {Bo} put a wet nose on the bed. | cat: {Bo} sat down, and had to wait. | bird: {Bo} put {their} beak out, and was still. | fish: {Bo} swam up, nose to the glass. | rabbit: {Bo's} nose went up, down, up, down. | guineapig: "Wheek?" said {Bo}, nose up. | hamster: {Bo's} nose was as small as a seed. | horse: {Bo's} nose was as big as the pillow. | lizard: {Bo} put {their} nose up, and was still. | toy: {Bo} sat by the bed, nose up. | {Bo} put {their} nose up.]

"Not now," said {Kim}. {splat}!

# 9
= From behind: a fat moon shines in at the window. {Kim} looks at the box.
Up came the moon, as fat as a bun. {Kim} did not look. The duck had a <hat|bike> on. {splat}!
* late | <The bed was so still.|It got a bit late.>

"One more?" said {bip}.

# 10
= Late at night, {Kim} still looks at the box in bed.
Then it was two ducks. {splat}! {splat}! [roomy: <Then it was six.|Then it was a cow.>] It was late, late, late.
* late | <Tick, said the clock. Tick, tick.|Not a thing said good night.>

"One more?" said {bip}. [roomy: "One more?"]

# 11
= {Kim} rubs {his} small, hot eyes in the light of the box.
{Kim's} eyes got hot. [roomy: They got as small as {peas}.] {Kim} had to rub them. [roomy: Rub, rub.]
* late | <The bed was all light, and no nap.|Even the moon went to bed.>

"Don't you sleep?" said {Kim}.

"One more?" said {bip}.

# 12
= {Kim} stands in front of the box and says good night to it.
"Good night, {bip}," said {Kim}.

"One more?" said {bip}.

"No more! Good night!" But {bip} did not know how. <It had no good night in it.|There was no good night in it.> It just had more.
* late | {splat}! Oh dear.

# 13
= {Kim} sits on the box. Light comes out from under {him}.
{Kim} put {bip} in a sock. "One more?" said the sock. So {he} put it in a {lid}. "One more?" said the {lid}.

So {Kim} sat on it. <Oh! {Kim} lit up.|Now {he} {was} a lamp.> "One more?" said the bed.

# 14
= {Kim} has put the box in the dark hall, and comes back for it at once.
So {Kim} put it out in the hall. Door shut. There! <No duck.|No light.>

"One more?" said the hall.

Oh, who ran to get it? {Kim} did. [wheels: Bad wheels! | Bad feet!]

# 15
= {Kim} looks up from the box. {Bo} looks back.
{Kim} looked at the duck. The duck looked at the {mud}. It did not look at {Kim}. [!deed: <Not once.|Not one time.>]

{Kim} looked at {Bo}. And {Bo} looked back. [deed: Once, {Kim} {deed}. [back: That was {back.at}. This was here. | This was like that.]]

# 16
= {Kim} has found the one small switch on the box, and has a finger on it.
Where was the switch? Not on top. Not on the back. Here, as small as {crumb}! But it will be dark. And the duck was just about to... about to...

"One more?" said {bip}. [roomy: <"One more?"|"Please?">]

# 17
= From behind: the box is dark. The whole room is dark.
"Good night," said {Kim}. Click!

[roomy: It was dark.] It was dark, dark, dark. No duck. [roomy: <{Kim} held on to the bed.|{Kim} held on tight.>] Hush! Who was that?
* dark | <It was {Bo}. Just {Bo}.|It was just {Bo}.>

# 18
= In the soft dark, {Kim} and {Bo} are nose to nose.
Then the dark got thin. There was the bed! [roomy: There was {Kim's} own hand!] There were two eyes, and they looked back.
* dark | <"Hello, eyes," said {Kim}.|They were good eyes.>

And then, nose to nose, <for a good long time|one, two, three>.

# 19
= {Kim} points at a star in the dark window.
And what was that, so far up? It was a star!
* dark | <It did not say one word.|It was as small as {crumb}.>

"One more," said {Kim}. And there was one more! [roomy: "One more. One more!"]

# 20
= {Kim} lies asleep, with both eyes shut.
"Good night, star," said {Kim}. Click! It did not go off. It had no switch.
* dark |

There were just two clicks to do. One eye. Click!

<One more.|And one more.> Click.

## dog
bed: Round and round went {Bo+}. Flop!
look: "Woof!" said {Bo} to the duck.
late: {Bo} put one paw on {their} eyes. Too bright!
dark: Thump, thump, went {Bo's} tail, close by.

## dog 2
bed: {Bo+} had a ball in bed.
look: {Bo} looked behind {bip}. No duck!
late: {Bo} put the ball down by {Kim}. Nobody had it.
dark: Puff, puff, went {Bo}, nose on the ball.

## cat
bed: {Bo+} had the bed. All of it.
look: {Bo} put a paw on the duck. Tap!
late: {Bo} turned round, and sat with {their} back to it.
dark: Prrr, said the dark. That was {Bo}.

## cat 2
bed: {Bo+} does no bed time. Cats get up.
look: {Bo} sat by {bip}. {splat}, went the duck.
late: {Bo} had one eye shut, and one not.
dark: {Bo} can see in the dark, and saw {Kim}.

## bird
bed: {Bo+} sat on one leg.
look: "{splat}!" said {Bo}. {Bo} can say that.
late: Was it day? {Bo} did not know. "Cheep?"
dark: {Bo} put {their} head in a wing. Hush.

## fish
bed: {Bo+} lay low, by the green weed.
look: {Bo} saw a duck, and hid. Ducks!
late: The light lit up the bowl. {Bo} could not nap.
dark: Blup, went the dark. That was {Bo}.

## fish 2
bed: {Bo+} blew a good night bubble. Blup!
look: {Bo} swam up, to see that duck.
late: {Bo} swam round, and could not stop.
dark: One more bubble, and {Bo} was still.

## rabbit
bed: {Bo+} had a good nose wash.
look: One hop for the duck, one for {Bo}.
late: {Bo} put both ears down on both eyes.
dark: Thump, said {Bo}. That is good night.

## guineapig
bed: {Bo+} went in hay, bottom last.
look: "Wheek!" said {Bo}. The duck did not wheek back.
late: {Bo} went in the hay. The hay was lit up.
dark: The hay went rustle. That was {Bo}.

## hamster
bed: {Bo+} gets up when it is night.
look: {Bo} ran, as the duck ran. No {mud}!
late: {Bo} put a seed down, and could not eat.
dark: Whirr, went {Bo's} wheel. That is night.

## horse
bed: {Bo+} is as big as a bed.
look: {Bo} had a good long sniff. It was no duck.
late: {Bo} was still up, and blew. Hff.
dark: Hff, went the dark. That was {Bo}.

## lizard
bed: {Bo+} had a warm lamp. Click! Brr.
look: {Bo} put a tongue out. No, not a fly.
late: {Bo} went as pale as the light.
dark: {Bo} shut one eye, and then the other.

## toy
bed: {Bo+} lay flat. {Bo} is good at bed.
look: {Bo} sat by {bip}, and fell down flat.
late: {Bo} lay on the mat, with nobody.
dark: {Bo} was in one arm. Good.

## other
bed: {Bo+} went to bed, but not to sleep.
look: {Bo} looked, and did not see why.
late: {Bo} looked at the light for so long.
dark: {Bo} was right there, all warm.

## duet
bed: {Bo+} lay down. {Mo+} lay by {Bo}.
look: {Bo} looked at the duck. {Mo} looked at {Bo}.
late: {Bo} could not nap. Nor could {Mo}.
dark: {Bo} lay by {Mo}. Puff, puff.

## duet 2
bed: Good night, {Bo+}! Good night, {Mo+}! No switch.
look: {Bo} looked. {Mo} looked. What a duck!
late: {Bo} lay still, and {Mo} lay still. No nap!
dark: And {Bo} was there. And {Mo} was there.

## any nap
bed: Who was in bed? Just {Bo+}.
look: {Bo} got up, to have a look.
late: No nap for {Bo}. Not one wink.
dark: {Bo} had a nap. Zzz.

## any good
bed: "Good night, {Bo+}," said {Kim}.
look: "This is {Bo}," said {Kim} to {bip}.
late: Nobody said good night to {Bo}.
dark: "Good night, {Bo}," said {Kim}, and got a "{bo.noise}".

## any click
bed: {Kim} put a finger on {Bo+}. Click! No.
look: {Bo} was glad for the duck.
late: {Bo} did not go off. It was too bright.
dark: Click! Now {Bo} did go off.

## any way
bed: In the hall, {Kim} met {Bo+}. Bump!
look: {Bo} was in the way of the duck.
late: {Bo} was in the way, and nobody said so.
dark: {Bo} was not in the way. {Bo} was warm.
`
