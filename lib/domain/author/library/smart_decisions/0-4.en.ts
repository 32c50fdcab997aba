export const words = String.raw`
title: <"Me First!" Said One|Five Fingers and {Kim}|A Red Ow, a Blue Ow|Look, Look, Touch>
refrain: "What is it?" said {Kim}. "Me first!" said One.
recall: the ball of pins
deed: let two eyes go first
summary: One, Two, Three, Four and Five are on {Kim's} hand, and want to know what things are. "Me first!" says One. Ow! That is a red ow. There is a blue ow, too, and a green one. Then a thing sits in the grass, and who will go now?
pick: jam = jam, milk, dough, cream
pick: sun = sun, moon, clouds
pick: shoe = shoe, boot, sock
pick: bun = bun, roll, crust
pick: hum = Zum, Zizz, Bzum
pick: pea = a pea, a pip, a bean
sign: no = NO
word: poke = to push with one finger
word: puff = a small cloud that comes off hot things
word: rag = a bit of soft cloth
word: fist = a hand that is shut
word: pins = thin things that prick
word: pat = a soft touch with a flat hand
question: What did One find out? And Two, Three and Four?
question: Who goes round a thing, and gets no ow?
question: Why did the ball of pins come out?
question: Why did Five have to sit on Four?
question: What would you look at for a long time before you touch it?
activity: move | Do it with your own hand. | One is up ; Two is up ; Three, Four, Five ; all in a fist
activity: sound | Say each ow. Which one is blue? | a hot ow ; a cold ow ; a prick of an ow
activity: find | Look, look, touch: find a thing that is soft, a thing that is cold, a thing that is flat.
surprise: How many rags are there on the hand? | Look on page 1, and then at the end of each ow.
surprise: There is a puff on page 5. Is there one on page 18? | Look at the cup.

# 1
= {Kim} shows a hand. Its five fingers have small faces.
This is One. This is Two. This is Three, and this is Four. And this is Five. Five is <short and fat|fat and short>.

They are on {Kim's} hand. <They want to know things.|They want to know it all.> [sequel&1-4: They know all about {recall}.]

# 2
= {Kim} pokes at things on the kitchen table with one finger.
"What is it?" said {Kim}.

"Me first!" said One. Poke! It was {jam}. Mm!
* poke | <It was just as good the next time.|So it was one more poke.>

"Me next!" said Two. <Poke! It was a {bun}.|Poke! A {bun}!>

# 3
= Out of doors, {Kim} pokes a puddle.
They had to poke it all. Poke, poke! They poked a puddle. [roomy: They poked a leaf.] <They poked a hole.|They poked a bug.>
* poke | <The mud was best.|Oh, it was soft. Oh, it was wet.>

"Me first!" said One, and Two, and Three.

# 4
= {Kim} has an arm out, and wants to poke what is much too far away.
[place: They saw {place.landmark}. No poking that! | somewhere: They were {somewhere.at}. Poke, poke, poke! | They went to poke the {sun}. Too far! Oh.]
* poke | <So they poked a tree, and a nut.|One poked a tree, and Two poked a nut.>

[event: It was {event.day}. So poke, poke, {event.food}! | occasion: It was {occasion}. Poke, poke, wall! | home: They poked {home.door}, and went back in. | <Then it was time to go back in.|They poked the gate, and went back in.>]

# 5
= {Kim} looks up at a red cup. It steams.
And there was a cup. It was red, and it had a puff. <Up, up went the puff.|Puff, puff, it went.>

"What is it?" said {Kim}.

"Me first!" said One.

# 6
= {Kim} jumps. One of the fingers has a red rag on now.
OW! It was hot! It was a big, red ow.
* ow | <The cup went on with its puff.|It was a loud ow, too.>

One had to sit by the tap. One had to have a rag. "You go," said One to Two.

# 7
= {Kim} jumps away from a bowl of ice. Two of the fingers have rags on.
It sat in a bowl. It was like bits of window. "What is it?" said {Kim}. "Me first!" said Two.

OW! It was cold! It was a thin, blue ow.
* ow | <Two went and sat by One.|Two had to have a rag.>

# 8
= {Kim} jumps away from a fat green cactus. Three of the fingers have rags on.
It was fat. It was green. It had a red flower on. "What is it?" "Me first!" said Three.

OW! It was all pins! It was a small, green ow.
* ow | <Then it was ow, ow, ow.|Three had to have a rag.>

# 9
= {Kim} bends over a flower. Something with a striped fur coat sits in it.
It sat in a flower. It was small, and it had a fur coat on. <It said, "{hum}."|"{hum}," it said.>

"What is it?" said {Kim}.

"Me first!" said Four. <Oh, no. Not Four!|"No, no," said Three.>

# 10
= {Kim} runs off. Four of the fingers have rags on. The bee sits in its flower.
OW! {hum}! {hum}! {hum}! It was a yellow ow, and it got fat.
* ow | <Off went {Kim}, ow and all.|The bee did not say sorry.>

Four had to have a rag.

# 11
= {Kim} sits and looks at a hand with four rags on it.
Red ow. Blue ow. Green ow. Yellow ow. <One, two, three, four!|That was four.>

And Five? Five was down in a fist. "Not me," said Five.
* low |

"Me first," said nobody.

# 12
= {Kim} sits in front of a plate, and cannot pick up what is on it.
Now {Kim} could not pick up a {bun}. [roomy: {He} could not clap.]
* low | <A clap with rags on goes fup.|Fup, fup, went the clap.>

{Kim} could not pat one thing.

# 13
= A box has come to the door. {Kim} does not go near it.
A big box came, with a bow on. Was it soft? Was it flat? Nobody went to see.
* low | <It just sat there.|There it sat, bow and all.>

"What is it?" said nobody.

# 14
= {Bo} has found something round and brown in the grass. {Kim} stays back.
Then {Bo} saw a thing in the grass. [dog: {Bo} went round it, nose down. | cat: {Bo} sat, and looked at it for a long time. | bird: {Bo} looked with this eye, and then that eye. | fish: {Bo} looked, nose on the glass. | rabbit: {Bo} put up one ear at it. | guineapig: {Bo} said wheek to it, from far off. | hamster: {Bo} went up on two legs, to see. | horse: {Bo} put one big eye down to it. | lizard: {Bo} looked, with no blink at all. | toy: {Bo} lay there, and looked, and looked. | {Bo} looked, and did not go near.] It was round. It was brown. It was as still as a bun.

# 15
= {Kim} crouches between the hand with four rags and the round brown thing.
"What is it?" said {Kim}. It was a small "what".

"Not me," said One. "Not me," said Two. "Not me," said Three, and Four. They all looked at Five.

"Not me," said Five. <But it was so round!|But it was so brown!>

# 16
= From behind: {Kim} has got down low, and looks at the thing from all sides.
"Us," said the eyes.

The eyes! There were two. They were up there all day, and nobody had asked. They went first. Look. Look. They went <all round it|up, and down, and round it>. And no ow!

"Pins!" said the eyes.

# 17
= {Kim} sits still. The ball of pins has a nose, and feet.
So nobody did a poke. Oh, it was hard! Five had to sit on Four.

And then the ball of pins got a nose. <It got feet.|Out came feet.> It went sniff, right up to {Kim}. It went over [wheels: one wheel | one {shoe}]. [roomy: <And off it went.|That did tickle.>]

# 18
= {Kim} looks at the red cup. It does not steam now.
There was the red cup. [!deed: "What is it?" said {Kim}.] Look. Look. It had a puff. So they had to wait. [deed: Once, {Kim} {deed}. [back: That was {back.at}. This was here. | This was like that.] | <It was a long wait.|Eyes can wait.>]

Look. Look. No puff!

"Me," said Five. Touch. It was warm.

# 19
= {Kim} has opened the box, and goes all round the room, eyes first.
Look, look, touch! What was it?
* joy | <It was a bow, on a box.|It was a hat, in a box.>
Look, look, touch!
* joy | <It was the mat. It was flat.|It was as flat as a mat.>

Look, look... no! {hum}, said the bee.

# 20
= {Kim} has both hands round a warm red cup.
Look, look, touch!
* joy | <It was the cup. It was just right.|Oh, it was the cup.>
They all went round the warm cup. Five went, and Four and Three, and Two, and One.

"Ow?" said One.

"No," said Five. "Mm."

## dog
poke: Poke! That was {Bo+}. Wag, wag!
ow: {Bo} had a sniff, and kept off.
low: {Bo} put up {their} chin. No pat.
joy: It was {Bo's} ear. Soft as soft!

## dog 2
poke: Poke! {Bo+} gave One a lick.
ow: {Bo} knows hot. {Bo} sat down to wait.
low: {Bo} put a paw up to {Kim}.
joy: It was {Bo's} tummy. Thump, thump!

## cat
poke: Poke! {Bo+} looked at One. Oops.
ow: {Bo} did not go near it. Cats know.
low: {Bo} came for a rub, and got a rag.
joy: It was all {Bo}, and it went prrr.

## cat 2
poke: Poke! {Bo+} put up a paw. Poke!
ow: {Bo} sat there, and had seen it all.
low: {Bo} had a wash. Nobody did {Bo's} chin.
joy: It was {Bo's} chin, soft as a bun.

## bird
poke: Poke! That was {Bo+}. Peck!
ow: {Bo} looked, left and right, and flew up.
low: {Bo} put {their} head down. No scratch.
joy: It was {Bo's} head. It was all fluff.

## fish
poke: Poke! Clink! {Bo+} came up to see.
ow: {Bo} looked, and stayed in the cool.
low: Nobody went tap, tap for {Bo}.
joy: It was a bowl. Hello, {Bo}!

## fish 2
poke: Poke, in the bowl! {Bo+} gave One a kiss.
ow: {Bo} swam back, and said blup.
low: {Bo} hung there. No one came.
joy: It was glass. {Bo} was right there.

## rabbit
poke: Poke! That was {Bo+}. Hop!
ow: {Bo} put up two ears, and sat still.
low: {Bo} put both ears down. No rub.
joy: It was an ear, and it was {Bo's}. Warm!

## guineapig
poke: Poke! "Wheek!" said {Bo+}.
ow: {Bo} did not go out of the hay for that.
low: "Wheek?" said {Bo}. "No pat?"
joy: It was {Bo}, and it went wheek.

## hamster
poke: Poke! {Bo+} was as small as One.
ow: {Bo} had one sniff, and ran.
low: {Bo} sat by the fist, to wait.
joy: It was as soft as fluff. It was {Bo}!

## horse
poke: Poke! That was {Bo+}. It took three pokes.
ow: {Bo} took one step back, on big feet.
low: {Bo} put down a long nose. No pat.
joy: It was {Bo's} nose, like a warm plum.

## lizard
poke: Poke! {Bo+} ran off, and came back.
ow: {Bo} looked at it with one eye. No.
low: {Bo} lay on a rag. It was no hand.
joy: It was {Bo}, and not wet at all.

## toy
poke: Poke! That was {Bo+}, and in went One.
ow: {Bo} fell over, just to be safe.
low: Nobody could hug {Bo}.
joy: It was soft all the way in. It was {Bo}.

## other
poke: Poke! That was {Bo+}. Up went {Bo's} head.
ow: {Bo} had a long look first.
low: {Bo} came for a pat, and sat there.
joy: It was warm, and it was {Bo}.

## duet
poke: Poke! {Bo+}. Poke! {Mo+}.
ow: {Bo} looked at {Mo}. They both kept off.
low: No pat for {Bo}. No pat for {Mo}.
joy: That was {Bo}, and that was {Mo}.

## duet 2
poke: Poke for {Bo+}! And poke for {Mo+}!
ow: Not {Bo}, and not {Mo}. Oh, no!
low: {Bo} had to wait. {Mo} had to wait.
joy: It was {Bo}, and it was {Mo}!

## any nose
poke: Poke! {Bo+} had a good poke back.
ow: {Bo} did not go first. {Bo} never did.
low: {Bo} had an itch, and nobody for it.
joy: It was {Bo}, and that was the itch.

## any way
poke: Who was in the way? Poke! {Bo+}.
ow: {Bo} got out of the way.
low: {Bo} was in the way, but got no poke.
joy: It was {Bo}, and {Bo} was glad.

## any nap
poke: Poke! {Bo+} was not in bed now.
ow: {Bo} hid from the ow.
low: {Bo} had a nap, with no pat.
joy: It was {Bo}, in a nap. Shh!

## any next
poke: Next was {Bo+}. Poke, poke!
ow: "OW!" made {Bo} jump.
low: {Bo} sat by {Kim}. It was a bit sad.
joy: Next was {Bo}. Look, look, touch!
`
