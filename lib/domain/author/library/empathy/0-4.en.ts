export const words = String.raw`
title: <Is It This?|The Peep by the Lamp|{Kim} and the Peep|What Is Good for Sad?>
refrain: "Is it this?" said {Kim}. "Peep," said the peep.
recall: the peep by the lamp
deed: let a small peep go home
summary: There is a peep in the house, as small as a {plum}, and it is sad. {Kim} gives it a {snack}, a bath, a bear and a drum. Is it this? Is it this? Then {Kim} gets down as low as a peep, and looks.
pick: snack = bun, plum, pear, crust
pick: plum = fig, nut, lemon, pip
pick: ted = Ted, Mop, Bobo, Old Fuzz
pick: boom = Bang, Boom, Bong
pick: up = clock, curtain, big plant
pick: what = hat, mug, shoe, cot
word: peep = a small, high sound
word: fluff = soft, thin, short feathers or hair
word: beak = the hard mouth of a bird
word: low = near the floor
word: glass = what a window is made of
question: What did {Kim} give to the peep?
question: Why was it not the {snack}?
question: What did the peep see, from down low?
question: Why was it hard for {Kim} to open the window?
question: What is best when you are sad?
activity: sound | Be the peep together. | a sad peep ; a scared peep ; a glad peep
activity: move | Get down as low as a peep. What can you see from there?
activity: find | Where is the peep? Look for it on each page.
surprise: The tree was there all day. | Look out of each window, from page 1 on.
surprise: The last peep is not a sad one. How does it go? | Say the last peep as a question.

# 1
= {Kim} sits up in bed and listens.
Peep! What was that? It was not the bed. Beds say <creak|crick>. [sequel&roomy: It was not {recall}.]
* hear | It was not {Kim}.

[place: It was not {place.creature}. {Place.says}. | somewhere: It was no wind {somewhere.at}. | It was not the door. Doors say <bump|clunk>.]

Peep!

# 2
= {Kim} looks for the sound in the hall.
{Kim} looked in a {what}. No peep. [home: {He} looked by {home.door}. | {He} looked in a bag.] No peep.
* hear | <What was it? Who was it?|High up? No. Not high up.>

Peep! <It came from the lamp!|It was by the lamp!>

# 3
= {Kim} has found a tiny bird, by the lamp.
By the lamp sat a peep! It had a beak. It had fluff.
* hear | It had two thin feet.

It was as small as a {plum}. "Hello, peep!" said {Kim}.

# 4
= {Kim} looks at the small bird, who shakes. {Kim} is sorry for it.
"Peep," said the peep. <It shook.|It shook, fluff and all.> It was a sad, sad peep.

{Kim} knew all about sad. [1-4: {He} had it now and then.]

What is good for sad? {Kim} knew that, too!

# 5
= {Kim} holds up a {snack} for the small bird.
A {snack} is good! It was a <warm, soft|big, fat> {snack}.

"Is it this?" said {Kim}.

"Peep," said the peep. It was not the {snack}.
* give | {Kim} had to eat it up. Mmm!

# 6
= {Kim} has filled the bath with bubbles. The bird sits far away from it.
A bath is good! [roomy: It had <pink|blue> bubbles, up to here.]

"Is it this?" said {Kim}.

"Peep," said the peep. It was not the bath.
* give | {Kim} got in. Splish! Splosh!

# 7
= {Kim} holds an old bear up to the small bird.
{ted} is best of all! [roomy: {ted} has one ear.] {ted} is for bed.

"Is it this?" said {Kim}.

"Peep," said the peep. <It was not even {ted}!|Not {ted}? Not {ted}!>
* give | {ted} got a kiss, so as not to mind.

# 8
= {Kim} beats a drum. The small bird hops far away.
Then it must be this! {boom}! {boom}! {boom}!

"Is it this?"

"PEEP!" Off it went, in by the {up}. [roomy: It was not, not, not this.]
* give | {Kim} gave the drum one more bang.

# 9
= From above: there is a heap of things on the rug, and the small bird looks at none of it.
Not the {snack}. Not the bath. Not {ted}. Not the {boom}.
[event: Not the {event.food}. | occasion: It was {occasion}. | place: Not the {place.food}. | <Not the blue hat.|Not the red bus.>] Not a kiss.

It was a big, big heap. [roomy: It was not it.]

# 10
= {Kim} stands with hands on hips and is cross with the small bird.
"Say it!" said {Kim}. "Say what it is!"

"Peep," said the peep. <It did say it.|That was what it was.>
* low | {Kim} did not know peep.

"Not peep!" said {Kim}. "Say a word!"

# 11
= {Kim} sits down and cries. Near by, the small bird is sad, too.
"Peep," said the peep.

"Waa," said {Kim}. {He} had no more things.
* low | It was all a bit wet.

Peep. Waa. Peep. Waa. <It went on for a bit.|It was a sad sort of song.>

# 12
= {Kim} lies flat on the rug. The small bird has come up to {Bo}.
[dog: {Bo} put {their} chin down on the rug. | cat: {Bo} sat on both front paws, and sat still. | bird: {Bo} put {their} head on one side. | fish: {Bo} was still, as still as a stone. | rabbit: {Bo} lay flat, with both ears down. | guineapig: {Bo} did not say wheek. | hamster: {Bo} sat still, as small as a peep. | horse: {Bo} put a big nose down on the rug. | lizard: {Bo} lay still, as lizards can. | toy: {Bo} lay on the rug, nose down. | {Bo} sat so, so still.] Then {Kim} lay down, too.

Nobody gave it a thing. Nobody said a thing.

Hop. Hop, hop. Who came and sat by {Bo}?

# 13
= Nose to beak on the rug: {Kim} and the small bird.
It was the peep! It did not look at {ted}. <It did not look at one thing.|It did not look at the heap.>

Then where did it look? {Kim} put {his} chin down, as low as a peep.

# 14
= From behind, low down: the window is huge. Outside there is a tree.
<My, it was big down there!|It was so big from there!> The sofa was a hill.

Up, up, up was the window. Out there was a tree.

Hop, hop, went the peep, up to the glass. Tap, tap.

# 15
= {Kim} looks up into the tree outside, where a big bird calls.
"Peep?" said the peep.

"PEEP!" said the tree. It was a big peep! <It was a come-home sort of peep.|It was a where-are-you sort of peep.> {Kim} knew that sort.

"Oh," said {Kim}.

# 16
= {Kim} looks at the small bird for a long time, close by the window.
{Kim} looked at the fluff. [roomy: It was such good fluff.] {He} looked at the two thin feet.
* low | The feet did not shake now.

"Stay?" said {Kim}. [1-4: It was just a small stay.]

"Peep," said the peep, to the tree.

# 17
= {Kim} pushes the window open.
{Kim} got a hand on the window. It was stiff. [deed: Once, {Kim} {deed}. [back: That was {back.at}. This was here. | This was like that.]] <Push, push, push!|Push! Push! One more push!>

Up it went! In came the wind. [!deed: In came <all the sky|a leaf>.]

"Is it this?" said {Kim}.

# 18
= The small bird flies out of the window, to the tree. {Kim} waves.
Whirr!

Out it went, and up it went, fluff and all. [1-2: <It did not go in a line.|It went a bit to the left.>]
* joy | "Go, go, go!" said {Kim}.
* joy |

"PEEP!" said the tree. "PEEP, PEEP!" It was this.

# 19
= In the tree, the small bird sits under a big wing. Below, {Kim} has a picnic.
[event: It was {event.is}.] Up there, the peep sat under a wing. It was warm in there. [roomy: {Kim} could tell.]
* joy | Down here, they had [event: {event.food} | the heap].
* joy |

"Good peep," said {Kim}. [1-3: {He} {was} glad, and a bit sad.]

# 20
= In the morning, the small bird is at the window. It has brought {Kim} a snail.
Tap, tap, tap! Who was at the glass? It was the peep, and not a sad one.

It put a snail by {Kim}. It was a big, wet, good snail.

"Peep?" said the peep. Is it this?

## dog
hear: {Bo+} put up one ear. Then the other ear.
give: {Bo} gave it a bone. It was {their} best bone.
low: {Bo} had one more bone. No.
joy: {Bo} saw it go. Wag, wag, wag!

## dog 2
hear: {Bo+} ran here, and {Bo} ran there. Sniff, sniff!
give: {Bo} gave it a ball. It did not throw it.
low: Down went {Bo's} tail. Down, down, down.
joy: {Bo} ran round and round the tree.

## cat
hear: {Bo+} shut one eye. It was the other one.
give: Was it a nap? {Bo} gave it a nap.
low: {Bo} looked at it, and sat on {their} paws.
joy: {Bo} looked the other way. It was hard.

## cat 2
hear: Who was it? {Bo+} knew. {Bo} did not say.
give: {Bo} gave it a look. It was a long look.
low: {Bo} lay down flat, as sad as a mat.
joy: {Bo} had some sun, and that was good.

## bird
hear: "Cheep?" said {Bo+}. "Peep," it said.
give: {Bo} gave it a seed. It was not the seed.
low: {Bo} sang, but it was a sad song.
joy: "Cheep!" said {Bo}. "Cheep, cheep, cheep!"

## fish
hear: {Bo+} looked out of the bowl. Blup?
give: {Bo} gave it a bubble. Pop! It was not that.
low: {Bo} had no more bubbles.
joy: Up came a bubble, a big one. That was {Bo}.

## fish 2
hear: {Bo+} swam round to see. Blup, blup?
give: {Bo} gave it a bit of weed. It was wet.
low: {Bo} was sad, down by the stone.
joy: {Bo} swam up, and {Bo} swam down. Whee!

## rabbit
hear: Up went the ears of {Bo+}. Up, up!
give: {Bo} gave it a carrot, but with a bite out.
low: {Bo} put one ear down by {Kim}.
joy: {Bo} did a hop, and a kick.

## guineapig
hear: "Wheek?" said {Bo+}. Wheek is not peep.
give: {Bo} gave it hay. Then {Bo} ate the hay.
low: "Wheek," said {Bo}, but it was just a small one.
joy: "Wheek!" said {Bo}, to the tree. "Wheek, wheek!"

## hamster
hear: {Bo+} woke up. Out came one eye.
give: {Bo} gave it one seed, and had to lie down.
low: {Bo} went in {Kim's} hands. It was sad in there.
joy: {Bo} ate the seed, and that was that.

## horse
hear: {Bo+} put one ear back. Clop?
give: {Bo} gave it a lick. It was a lot of lick.
low: {Bo} blew on {Kim}. Hff. It was warm.
joy: {Bo} put up a big, big nose, to see.

## lizard
hear: {Bo+} did not move. Just one eye did.
give: {Bo} gave it the warm spot. It did not sit.
low: {Bo} lay by {Kim}, as flat as a mat.
joy: {Bo} ran up to the tree. Zip!

## toy
hear: Did {Bo+} say it? {Kim} gave {them} a squash. No.
give: {Kim} gave it {Bo}, but not to keep.
low: {Kim} held {Bo}, and {Bo} got wet.
joy: {Kim} put {Bo's} arm up, to wave.

## other
hear: {Bo+} looked up, and {Bo} looked down.
give: {Bo} gave it a look at {Bo}. It was not that.
low: {Bo} came up close to {Kim}.
joy: {Bo} saw it all. It was good to see.

## duet
hear: Here was {Bo+}. Was it {Mo+}? No.
give: {Bo} gave it {Mo}. It was not {Mo}.
low: {Bo} sat by {Mo}, and they were sad.
joy: {Bo} was glad, and {Mo} was glad.

## duet 2
hear: Was it {Bo+}? No. Was it {Mo+}? No, no.
give: {Bo} gave a thing. {Mo} gave a thing. It was no thing.
low: {Bo} had {Mo}. Who did the peep have?
joy: {Bo} gave {Mo} a bump. It was a glad bump.

## any see
hear: {Bo+} came to see[fish: , bowl and all].
give: {Bo} saw that it was not that.
low: {Bo} had no more to give.
joy: "Did you see, {Bo}?" {Bo} did see!

## any bed
hear: {Bo+} was in bed still. Peep! Not now.
give: {Bo} gave it some bed. It was not bed.
low: {Bo} did not nap, not one bit.
joy: {Bo} had a nap, a good long one.

## any me
hear: "Is that you, {Bo+}?" It was not {Bo}.
give: "Was it this, {Bo}?" {Bo} did not know.
low: {Kim} put a hand on {Bo}. That was good.
joy: "Was it this, {Bo}?" It was!

## any last
hear: {Bo+} was the last to see.
give: {Bo} was next. {Bo} had not a thing.
low: {Bo} sat by the heap. It was no help.
joy: {Bo} saw it last, but {Bo} saw it.
`
