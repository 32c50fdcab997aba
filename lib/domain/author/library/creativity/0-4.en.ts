export const words = String.raw`
title: <What Is Red?|Red, Red, Red|{Kim} and the Red, Red Sun|One Pot of Blue>
refrain: "What is red?" said {Kim}.
recall: the sun in the hole
deed: made a sun out of a hole
summary: {Kim} has a big sheet and one pot of paint, and it is all blue. The house is blue. {Bo} is blue. But a sun is red! What is red? A ball? A hat? {Kim} has one more thing, on a bit of bread.
pick: thing = hat, sock, boot, bag
pick: rub = rub, scrub
pick: slosh = slop, slosh, swish
pick: dab = dab, dot, blob
pick: snack = bread, toast, flat bread
pick: round = plum, plate, drum, bun
pick: green = the grass, a leaf, a frog
word: blue = like the sky by day
word: red = like jam, and a good hot sun
word: paint = wet stuff to make a picture with
word: jam = sweet, sticky fruit for bread
word: rub = to push up and down on a thing
word: hole = where there is nothing at all
question: What was blue in the picture?
question: Why did the red not come off the ball?
question: Who got the jam sun?
question: What did {Kim} see in the hole?
question: What is red where you are?
activity: find | Put a hole in some paper, and go for a walk with it. What can you catch in it? | some green ; some red ; a face
activity: paint | Make a picture with just one colour. What do you put in for the rest?
activity: sound | Say it as {Kim} says it. | Dab, dab, dab ; Rub, rub, rub ; Rip
surprise: There is a thing that is red on page 1, and it is not paint. | Look by the big sheet.
surprise: Look in the hole on each page, from page 13 on. | What has the sun got in it now?

# 1
= {Kim} has a big sheet of paper, and a pot of blue paint. A jar of jam is near by.
{Kim} had a big, big sheet. {He} had one pot of paint. What was in it? <It was blue!|Look in. It was blue!>

{Dab}, {dab}, {dab}! <That is a house.|That is a house, with a door.> It is a blue house.

# 2
= {Kim} paints a blue house and a blue tree.
And that is a tree. It is a blue tree. [uluru: That is a cake, a blue cake. | place: That is {place.landmark}, but blue. | somewhere: It is all blue, {somewhere.at}. | <That is a bird, a blue bird.|That is a cake, a blue cake.>] [sequel&1-3: And that is {recall}.]
* blue | <Blue, blue, blue!|What a lot of blue!>

# 3
= {Kim} shows {pets} how they look in blue paint.
Who is that? <That is {Kim}, all blue.|It is {Kim}, all in blue.>
* blue | <The feet are blue, too.|{Kim} has big blue feet.>
* blue |

"Now the sun!" said {Kim}. Up went the paint. {Dab}...

# 4
= {Kim} stops, with the paint up high. There is no sun in the picture yet.
Stop! A sun is not blue! <A sun is hot.|You can not have a blue sun.> A sun is red, red, red.
* blue | {Kim} looked in the pot. Blue.

"What is red?" said {Kim}.

# 5
= {Kim} rubs a red ball on the picture.
"What is red?" A ball is red! {Rub}, {rub}, {rub}, went the ball, on the sheet.

Did the red come off? <It did not.|Not one bit.>
* look | It is a good ball. It is all stuck on.

# 6
= {Kim} squeezes a red thing over a bucket of water. The water stays clear.
"What is red?" A {thing} is red! {Slosh}, went the {thing}, in the water. {Slosh}, {slosh}!

<The water was just water.|It was just wet.>
* look | <{Kim} got a wet tummy.|{Kim} got wet, up to here.>

# 7
= {Kim} looks for red all over the garden.
"What is red?" A bit of leaf was red. {Kim} gave it a rub. <Brown!|It went brown.>

{Kim} looked up, and {he} looked down.
* look | <Not the grass. Not the sky.|The sky was no good. It was blue.>

# 8
= {Kim} has found a round red tomato, and squeezes it.
"What is red?" Oh, that is! It was round, and fat, and red. {Kim} gave it a squash.

Pop! Plip, plip, plip! <It was all pips.|It was pips, and it was wet.>
* look | It was no good for a sun. It was good to eat.

# 9
= {Kim} sits by the blue picture, and gets something to eat.
So {Kim} sat down. <There was no more red.|There was no red to be had.>

[event: It was {event.is}. They had {event.food}. Then they had {snack}, with jam. | occasion: It was {occasion}. They had {snack}, with jam. | "Eat up," said a big voice. It was {snack}, with jam.]

{Kim} had one bite. {He} looked at it.

# 10
= {Kim} stares at the jam on the bread.
What is red?

Jam is red! Jam is red, and round, and wet. And it does come off. It came off on {Kim's} nose!

# 11
= From above: the picture has a big round sun of jam. The bread has none.
Off came the jam. {Dab}, {dab}, {dab}! It was all the jam there was. <It was a good thick sun.|It was as round as a {round}.>

{Kim} ate the {snack} with no jam at all. "Red," said {Kim}. "Red, red, red!"

# 12
= {Bo} has got to the jam sun. {Kim} is too late.
And who got to it? {Bo}! [dog: Lick! Lick, lick! {Bo} did not stop. | cat: {Bo} sat on it. Cats do. Then {Bo} got up. Rip! | bird: Peck, peck, peck! {Bo} had it all. Peck! | fish: Splosh! That was {Bo's} tail. It was all wet. | rabbit: Nip, nip, nip! {Bo} did not stop at the jam. | guineapig: Nip, nip! {Bo} ate the jam, and then the sheet. | hamster: In it went, in one cheek. {Bo} got all of it. | horse: It was just one lick. But {Bo} has a big tongue. | lizard: Lick! {Bo} can do it from far off. Lick! | toy: Flop! {Bo} fell down on it, and stuck. Rip! | {Bo} had a bit. Then {Bo} had all of it.]

"No!" said {Kim}. "No, no!" No sun! <Just a hole.|There was just a hole.>

# 13
= {Kim} looks at the picture. There is a round hole where the sun was.
It was a round hole. [1-3: There was nothing in it.] {Kim} put in one hand. It came out.
* hole | <Who wants a hole?|It was a hole in the sky.>

"Waa," said {Kim}.

# 14
= {Kim} sits on the floor in the hall, and hides.
{Kim} went and sat by the boots. <It was a sad place, and good for it.|Boots are good, when you are sad.>
* hole | No red. No sun. No jam.
* hole |

{Kim} held up the sheet, to hide in.

# 15
= {Kim} holds up the picture to hide behind. Something shines through the hole.
And in by the hole came a bit of warm. <It sat on {Kim's} nose.|It sat on {Kim's} chin.> It was as round as a {round}.

{Kim} put an eye up to the hole.

# 16
= From behind: {Kim} holds the picture up to the sky. The red sun sits right in the hole.
What is red?

There it was! It was big, and hot, and red. It was the sun, and it was in the hole!

It sat on the blue house. <It sat by the blue tree.|It was just where a sun sits.>

# 17
= {Kim} dances about with the picture held up high. The sun is low and red.
"Red!" said {Kim}. "Red, red, RED!"

Then the sun went down a bit. So {Kim} got down a bit. <Down, and down, and bump.|Down, down, down. Bump!> And then the sun was in bed.

# 18
= At the window, {Kim} holds the picture up. Now the moon is in the hole.
Up came the moon. Up went the sheet. [!deed: <And in the hole?|And what was in it now?>]

It was the moon! <It was a white sun, and thin.|It was a thin, white sun.> "That is good, too," said {Kim}.

[deed: Once, {Kim} {deed}. [back: That was {back.at}. This was here. | This was like that.] | And what now? What can go in a hole?]

# 19
= In the morning, {Kim} holds the picture up to everyone, one by one, and looks at them through the hole.
Then it was day. Up went the sheet. [1-3: {Kim} held it up to <it all|all of it>.]
* joy | There was a grass sun. There was a house sun!
* joy |
* joy |

<What a lot of suns!|There was no end of suns!>

# 20
= {Kim} has {his} own nose in the hole of the picture. There is jam on it.
* joy | {Kim} put in {green}. It was a green sun!
* joy |
And {Kim}? {He} put in a nose, with jam on it.

"What is red?" said {Kim}.

## dog
blue: That is {Bo+}. Blue ears, blue tail!
look: {Bo} had a red tongue. Lick! It did not come off.
hole: {Bo} put a nose in the hole, and out again.
joy: Look, the {Bo} sun! It was all wet nose!

## dog 2
blue: {Bo+} was next. That is a lot of blue leg.
look: {Bo} dug for red. There was none down there.
hole: {Bo} went round the hole, and lay down.
joy: Wag, wag, wag! {Bo} was a sun that wags.

## cat
blue: That is {Bo+}. {Bo} did not say yes to blue.
look: {Bo} had a red nap, in the sun.
hole: {Bo} put one paw in, to see.
joy: {Bo} was a sun with ears. {Bo} knew.

## cat 2
blue: Blue {Bo+}! You can see just the tail.
look: {Bo} looked at red, and red went by.
hole: {Bo} sat by {Kim}, and had a wash.
joy: Two eyes in the hole! That was {Bo}.

## bird
blue: That is {Bo+}, up in the blue.
look: {Bo} gave a feather. It was not for rubs.
hole: {Bo} sang, but it was a thin, blue song.
joy: {Bo} flew in one side, and out again!

## fish
blue: That is {Bo+}, in a blue bowl. Blup!
look: {Bo} looked out, and it all looked wet.
hole: Not a blup came from {Bo}.
joy: {Bo} swam in, and out. It was a fish sun!

## fish 2
blue: Dab! {Bo+} is one dab, with a tail.
look: {Bo} was no help. {Bo} had no hands.
hole: {Bo} hid by the weed.
joy: A sun with fins? That was {Bo}!

## rabbit
blue: That is {Bo+}. Ears go up, up, up!
look: {Bo} dug up a carrot. It was not as red as that.
hole: {Bo} knew a lot of holes. Not this sort.
joy: It was a sun with ears, and that was {Bo}.

## guineapig
blue: That is {Bo+}. It is just a blue bun.
look: "Wheek," said {Bo}. A pea is not red.
hole: "Wheek," said {Bo}, as small as a pip.
joy: "Wheek!" said the sun. The sun was {Bo}.

## hamster
blue: That dot there is {Bo+}.
look: {Bo} looked in both cheeks. No red.
hole: {Bo} had a look in. It was all hole.
joy: {Bo} was such a small sun!

## horse
blue: Up here is {Bo+}. The legs did not fit.
look: {Bo} put a big nose in it. No red there.
hole: {Bo} blew, and the sheet went flap.
joy: It was all nose! That was the {Bo} sun.

## lizard
blue: That line is {Bo+}. There is the tail.
look: {Bo} lay on a red brick. {Bo} was no more red.
hole: {Bo} went flat, as flat as the sheet.
joy: The {Bo} sun put out a tongue!

## toy
blue: {Bo+} sat still. {Bo} is good.
look: {Bo} had a red bit, but it was sewn on.
hole: {Bo} lay flat, nose down.
joy: Up, {Bo}! Look, a soft, soft sun.

## other
blue: That is {Bo+}, from this end.
look: {Bo} went to look, and came back. No red.
hole: {Bo} looked at it. {Bo} did not know.
joy: The {Bo} sun was so, so good!

## duet
blue: Up sits {Bo+}. On {Bo} sits {Mo+}.
look: {Bo} looked here, and {Mo} looked there.
hole: {Bo} was sad, and {Mo} was sad to see it.
joy: {Bo} and {Mo} got in. It was a two-nose sun!

## duet 2
blue: {Bo+} is blue. So is {Mo+}.
look: Was {Bo} red? No. Was {Mo}? No.
hole: {Bo} looked at {Mo}. {Mo} did not do it.
joy: First, the {Bo} sun. Then, the {Mo} sun!

## any turn
blue: {Bo+} is by the house. All done!
look: Was there red on {Bo}? {Kim} had a good look. No.
hole: {Bo} came in close. That was a bit good.
joy: {Bo} had a turn, and was a good sun.

## any look
blue: {Bo+} had a look. Blue!
look: {Bo} went first, to look for red.
hole: {Bo} had one more look for the sun.
joy: {Bo} looked in, {Kim} looked out. Boo!

## any nap
blue: {Bo+} is in a blue bed.
look: {Bo} had a nap. You can not see red in a nap.
hole: {Bo} did not nap. Not now.
joy: {Bo} was a sun with both eyes shut.

## any paint
blue: {Bo+} got a real dab. Oops!
look: {Bo} still had a blue nose. No help there.
hole: {Bo} gave {Kim} a kind bump.
joy: A sun with a blue nose? That was {Bo}!
`
