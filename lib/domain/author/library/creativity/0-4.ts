// Want: a red sun. In the way: one pot of paint, and it is blue. Engine: red will not come off a thing. Turn: the jam sun is eaten, and in
// the hole that is left sits the real one. Last image: a nose in the hole. The title asks; the last page answers.
export const source = String.raw`
id: creativity-0-4
title: <What Is Red?|Red, Red, Red|{Kim} and the Red, Red Sun|One Pot of Blue>
skill: creativity
level: 0-4
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
surprise: picture | There is a thing that is red on page 1, and it is not paint. | Look by the big sheet. | 1 jam
surprise: picture | Look in the hole on each page, from page 13 on. | What has the sun got in it now? | 13 holed-picture

# 1
@ kitchen morning medium | child: stand happy looks blue-paint | all: look-up curious looks blue-paint | props: table, blue-paint, jam, paper
= {Kim} has a big sheet of paper, and a pot of blue paint. A jar of jam is near by.
{Kim} had a big, big sheet. {He} had one pot of paint. What was in it? <It was blue!|Look in. It was blue!>

{Dab}, {dab}, {dab}! <That is a house.|That is a house, with a door.> It is a blue house.

# 2
@ kitchen morning close | child: reach delighted looks blue-picture | Bo: look-up curious looks blue-picture | props: blue-picture, blue-paint
= {Kim} paints a blue house and a blue tree.
And that is a tree. It is a blue tree. [place: That is {place.landmark}, but blue. | somewhere: It is all blue, {somewhere.at}. | <That is a bird, a blue bird.|That is a cake, a blue cake.>] [sequel&1-3: And that is {recall}.]
* blue | <Blue, blue, blue!|What a lot of blue!>

# 3
@ living-room noon medium | child: kneel delighted looks blue-picture | all: look-up happy looks blue-picture | props: blue-picture, blue-paint, rug
= {Kim} shows {pets} how they look in blue paint.
Who is that? <That is {Kim}, all blue.|It is {Kim}, all in blue.>
* blue | <The feet are blue, too.|{Kim} has big blue feet.>
* blue |

"Now the sun!" said {Kim}. Up went the paint. {Dab}...

# 4
@ living-room noon close | child: hands-on-hips worried looks blue-picture | Bo: look-up worried looks Kim | props: blue-picture, blue-paint
= {Kim} stops, with the paint up high. There is no sun in the picture yet.
Stop! A sun is not blue! <A sun is hot.|You can not have a blue sun.> A sun is red, red, red.
* blue | {Kim} looked in the pot. Blue.

"What is red?" said {Kim}.

# 5
@ garden noon wide | child: kneel happy looks ball | Bo: sit curious looks ball | props: ball, blue-picture, butterfly
= {Kim} rubs a red ball on the picture.
"What is red?" A ball is red! {Rub}, {rub}, {rub}, went the ball, on the sheet.

Did the red come off? <It did not.|Not one bit.>
* look | It is a good ball. It is all stuck on.

# 6
@ bathroom noon medium | child: crouch happy looks bucket | Bo: look-up curious looks bucket | props: bucket, hat, sock
= {Kim} squeezes a red thing over a bucket of water. The water stays clear.
"What is red?" A {thing} is red! {Slosh}, went the {thing}, in the water. {Slosh}, {slosh}!

<The water was just water.|It was just wet.>
* look | <{Kim} got a wet tummy.|{Kim} got wet, up to here.>

# 7
@ garden noon medium | child: reach curious looks leaf | all: look-up curious looks Kim | props: leaf, flower, blue-picture
= {Kim} looks for red all over the garden.
"What is red?" A bit of leaf was red. {Kim} gave it a rub. <Brown!|It went brown.>

{Kim} looked up, and {he} looked down.
* look | <Not the grass. Not the sky.|The sky was no good. It was blue.>

# 8
@ [place: {place.id} | market] noon close | child: reach delighted looks tomato holds tomato | Bo: look-up curious looks tomato | props: tomato, basket
= {Kim} has found a round red tomato, and squeezes it.
"What is red?" Oh, that is! It was round, and fat, and red. {Kim} gave it a squash.

Pop! Plip, plip, plip! <It was all pips.|It was pips, and it was wet.>
* look | It was no good for a sun. It was good to eat.

# 9
@ kitchen golden medium | child: sit sad looks blue-picture | all: sit sad looks Kim | props: blue-picture, bread, jam | event
= {Kim} sits by the blue picture, and gets something to eat.
So {Kim} sat down. <There was no more red.|There was no red to be had.>

[event: It was {event.is}. They had {event.food}. Then they had {snack}, with jam. | occasion: It was "{occasion}" day. They had {snack}, with jam. | "Eat up," said a big voice. It was {snack}, with jam.]

{Kim} had one bite. {He} looked at it.

# 10
@ kitchen golden close | child: stand delighted looks bread holds bread wears jam | props: jam, bread
= {Kim} stares at the jam on the bread.
What is red?

Jam is red! Jam is red, and round, and wet. And it does come off. It came off on {Kim's} nose!

# 11
@ kitchen golden above | child: reach proud looks jam-picture | Bo: look-up curious looks jam-picture | props: jam-picture, bread, plate
= From above: the picture has a big round sun of jam. The bread has none.
Off came the jam. {Dab}, {dab}, {dab}! It was all the jam there was. <It was a good thick sun.|It was as round as a {round}.>

{Kim} ate the {snack} with no jam at all. "Red," said {Kim}. "Red, red, red!"

# 12
@ living-room golden cloud medium | child: stand scared looks pet1 | Bo: stand happy looks jam-picture | props: jam-picture, rug
= {Bo} has got to the jam sun. {Kim} is too late.
And who got to it? {Bo}! [dog: Lick! Lick, lick! {Bo} did not stop. | cat: {Bo} sat on it. Cats do. Then {Bo} got up. Rip! | bird: Peck, peck, peck! {Bo} had it all. Peck! | fish: Splosh! That was {Bo's} tail. It was all wet. | rabbit: Nip, nip, nip! {Bo} did not stop at the jam. | guineapig: Nip, nip! {Bo} ate the jam, and then the sheet. | hamster: In it went, in one cheek. {Bo} got all of it. | horse: It was just one lick. But {Bo} has a big tongue. | lizard: Lick! {Bo} can do it from far off. Lick! | toy: Flop! {Bo} fell down on it, and stuck. Rip! | {Bo} had a bit. Then {Bo} had all of it.]

"No!" said {Kim}. "No, no!" No sun! <Just a hole.|There was just a hole.>

# 13
@ living-room golden cloud close | child: kneel sad looks holed-picture | Bo: sit worried looks Kim | props: holed-picture
= {Kim} looks at the picture. There is a round hole where the sun was.
It was a round hole. [1-3: There was nothing in it.] {Kim} put in one hand. It came out.
* hole | <Who wants a hole?|It was a hole in the sky.>

"Waa," said {Kim}.

# 14
@ hallway golden cloud medium | child: hide sad | all: sit sad looks Kim | props: holed-picture, boots
= {Kim} sits on the floor in the hall, and hides.
{Kim} went and sat by the boots. <It was a sad place, and good for it.|Boots are good, when you are sad.>
* hole | No red. No sun. No jam.
* hole |

{Kim} held up the sheet, to hide in.

# 15
@ hallway golden close | child: look-up curious looks holed-picture holds holed-picture | Bo: sit curious looks Kim | props: boots
= {Kim} holds up the picture to hide behind. Something shines through the hole.
And in by the hole came a bit of warm. <It sat on {Kim's} nose.|It sat on {Kim's} chin.> It was as round as a {round}.

{Kim} put an eye up to the hole.

# 16
@ garden golden behind | child: reach delighted holds sun-picture | Bo: look-up delighted
= From behind: {Kim} holds the picture up to the sky. The red sun sits right in the hole.
What is red?

There it was! It was big, and hot, and red. It was the sun, and it was in the hole!

It sat on the blue house. <It sat by the blue tree.|It was just where a sun sits.>

# 17
@ garden golden wide | child: celebrate delighted holds sun-picture | all: look-up delighted | props: bucket
= {Kim} dances about with the picture held up high. The sun is low and red.
"Red!" said {Kim}. "Red, red, RED!"

Then the sun went down a bit. So {Kim} got down a bit. <Down, and down, and bump.|Down, down, down. Bump!> And then the sun was in bed.

# 18
@ bedroom night medium | child: kneel curious looks window holds moon-picture | all: look-up curious looks window | props: window
= At the window, {Kim} holds the picture up. Now the moon is in the hole.
Up came the moon. Up went the sheet. [!deed: <And in the hole?|And what was in it now?>]

It was the moon! <It was a white sun, and thin.|It was a thin, white sun.> "That is good, too," said {Kim}.

[deed: Once, {Kim} {deed}. [back: That was {back.at}. This was here. | This was like that.] | And what now? What can go in a hole?]

# 19
@ garden morning medium | child: kneel delighted looks pet1 holds holed-picture | all: look-up delighted looks Kim | props: flower, butterfly | event
= In the morning, {Kim} holds the picture up to everyone, one by one, and looks at them through the hole.
Then it was day. Up went the sheet. [1-3: {Kim} held it up to <it all|all of it>.]
* joy | There was a grass sun. There was a house sun!
* joy |
* joy |

<What a lot of suns!|There was no end of suns!>

# 20
@ kitchen morning close | child: look-up delighted looks jam holds holed-picture wears jam | Bo: look-up happy looks Kim | props: jam, bread
= {Kim} has {his} own nose in the hole of the picture. There is jam on it.
* joy | {Kim} put in {green}. It was a green sun!
* joy |
And {Kim}? {He} put in a nose, with jam on it.

"What is red?" said {Kim}.

## dog
blue: That is {Bo+}. Blue ears, blue tail! // sit happy
look: {Bo} had a red tongue. Lick! It did not come off. // stand happy looks Kim
hole: {Bo} put a nose in the hole, and out again. // stand sad looks holed-picture
joy: Look, the {Bo} sun! It was all wet nose! // look-up delighted looks Kim

## dog 2
blue: {Bo+} was next. That is a lot of blue leg. // stand proud
look: {Bo} dug for red. There was none down there. // dig happy
hole: {Bo} went round the hole, and lay down. // lie sad
joy: Wag, wag, wag! {Bo} was a sun that wags. // stand delighted

## cat
blue: That is {Bo+}. {Bo} did not say yes to blue. // back-turned cross
look: {Bo} had a red nap, in the sun. // sleep calm
hole: {Bo} put one paw in, to see. // sit curious looks holed-picture
joy: {Bo} was a sun with ears. {Bo} knew. // sit proud

## cat 2
blue: Blue {Bo+}! You can see just the tail. // sit calm
look: {Bo} looked at red, and red went by. // sit curious
hole: {Bo} sat by {Kim}, and had a wash. // sit sad
joy: Two eyes in the hole! That was {Bo}. // look-up happy

## bird
blue: That is {Bo+}, up in the blue. // perch happy
look: {Bo} gave a feather. It was not for rubs. // perch proud holds feather
hole: {Bo} sang, but it was a thin, blue song. // perch sad
joy: {Bo} flew in one side, and out again! // fly delighted

## fish
blue: That is {Bo+}, in a blue bowl. Blup! // swim happy
look: {Bo} looked out, and it all looked wet. // swim curious
hole: Not a blup came from {Bo}. // hide sad
joy: {Bo} swam in, and out. It was a fish sun! // swim delighted

## fish 2
blue: Dab! {Bo+} is one dab, with a tail. // swim curious
look: {Bo} was no help. {Bo} had no hands. // swim calm
hole: {Bo} hid by the weed. // hide sad
joy: A sun with fins? That was {Bo}! // swim delighted

## rabbit
blue: That is {Bo+}. Ears go up, up, up! // sit happy
look: {Bo} dug up a carrot. It was not as red as that. // stand proud holds carrot
hole: {Bo} knew a lot of holes. Not this sort. // sit sad looks holed-picture
joy: It was a sun with ears, and that was {Bo}. // look-up delighted looks Kim

## guineapig
blue: That is {Bo+}. It is just a blue bun. // sit calm
look: "Wheek," said {Bo}. A pea is not red. // look-up happy
hole: "Wheek," said {Bo}, as small as a pip. // sit sad
joy: "Wheek!" said the sun. The sun was {Bo}. // look-up delighted looks Kim

## hamster
blue: That dot there is {Bo+}. // stand proud
look: {Bo} looked in both cheeks. No red. // stand curious
hole: {Bo} had a look in. It was all hole. // sit sad looks holed-picture
joy: {Bo} was such a small sun! // stand delighted

## horse
blue: Up here is {Bo+}. The legs did not fit. // stand proud
look: {Bo} put a big nose in it. No red there. // stand curious
hole: {Bo} blew, and the sheet went flap. // stand sad
joy: It was all nose! That was the {Bo} sun. // look-up delighted looks Kim

## lizard
blue: That line is {Bo+}. There is the tail. // lie calm
look: {Bo} lay on a red brick. {Bo} was no more red. // lie happy
hole: {Bo} went flat, as flat as the sheet. // lie sad
joy: The {Bo} sun put out a tongue! // look-up happy

## toy
blue: {Bo+} sat still. {Bo} is good. // sit proud
look: {Bo} had a red bit, but it was sewn on. // sit calm
hole: {Bo} lay flat, nose down. // lie sad
joy: Up, {Bo}! Look, a soft, soft sun. // sit delighted

## other
blue: That is {Bo+}, from this end. // stand calm
look: {Bo} went to look, and came back. No red. // walk curious
hole: {Bo} looked at it. {Bo} did not know. // sit sad looks holed-picture
joy: The {Bo} sun was so, so good! // look-up delighted looks Kim

## duet
blue: Up sits {Bo+}. On {Bo} sits {Mo+}. // sit happy looks Mo
look: {Bo} looked here, and {Mo} looked there. // walk curious looks Mo
hole: {Bo} was sad, and {Mo} was sad to see it. // sit sad looks Mo
joy: {Bo} and {Mo} got in. It was a two-nose sun! // look-up delighted looks Mo

## duet 2
blue: {Bo+} is blue. So is {Mo+}. // sit proud looks Mo
look: Was {Bo} red? No. Was {Mo}? No. // sit curious looks Mo
hole: {Bo} looked at {Mo}. {Mo} did not do it. // sit worried looks Mo
joy: First, the {Bo} sun. Then, the {Mo} sun! // look-up delighted looks Kim

## any turn
blue: {Bo+} is by the house. All done! // sit happy
look: Was there red on {Bo}? {Kim} had a good look. No. // look-up curious looks Kim
hole: {Bo} came in close. That was a bit good. // sit sad looks Kim
joy: {Bo} had a turn, and was a good sun. // look-up delighted looks Kim

## any look
blue: {Bo+} had a look. Blue! // look-up curious looks blue-picture
look: {Bo} went first, to look for red. // walk happy
hole: {Bo} had one more look for the sun. // look-up sad
joy: {Bo} looked in, {Kim} looked out. Boo! // look-up delighted looks Kim

## any nap
blue: {Bo+} is in a blue bed. // sleep calm
look: {Bo} had a nap. You can not see red in a nap. // sleep calm
hole: {Bo} did not nap. Not now. // lie sad
joy: {Bo} was a sun with both eyes shut. // sleep happy

## any paint
blue: {Bo+} got a real dab. Oops! // look-up worried looks Kim wears blue-dab
look: {Bo} still had a blue nose. No help there. // sit calm wears blue-dab
hole: {Bo} gave {Kim} a kind bump. // sit sad looks Kim
joy: A sun with a blue nose? That was {Bo}! // look-up delighted looks Kim wears blue-dab
`
