// Want: a small sad peep to be glad, and to stay. In the way: {Kim} gives it what makes {Kim} glad. Engine: "Is it this?" "Peep."
// Turn: as low as a peep, {Kim} sees what a peep sees. Last image: the peep brings what makes a peep glad. It is called "the peep".
export const source = String.raw`
id: empathy-0-4
title: <Is It This?|The Peep by the Lamp|{Kim} and the Peep|What Is Good for Sad?>
skill: empathy
level: 0-4
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
surprise: picture | The tree was there all day. | Look out of each window, from page 1 on. | 1 window
surprise: sound | The last peep is not a sad one. How does it go? | Say the last peep as a question.

# 1
@ bedroom morning wide | child: sit curious | all: look-up curious | props: bed, lamp, window at far
= {Kim} sits up in bed and listens.
Peep! What was that? It was not the bed. Beds say <creak|crick>. [sequel&roomy: It was not {recall}.]
* hear | It was not {Kim}.

[place: It was not {place.creature}. {Place.says}. | somewhere: It was no wind {somewhere.at}. | It was not the door. Doors say <bump|clunk>.]

Peep!

# 2
@ hallway morning medium | child: crouch curious looks basket | Bo: look-up curious | props: basket, hat, shelf
= {Kim} looks for the sound in the hall.
{Kim} looked in a {what}. No peep. [home: {He} looked by {home.door}. | {He} looked in a bag.] No peep.
* hear | <What was it? Who was it?|High up? No. Not high up.>

Peep! <It came from the lamp!|It was by the lamp!>

# 3
@ living-room morning close | child: kneel delighted looks bird | Bo: look-up curious looks bird | props: lamp at near, bird
= {Kim} has found a tiny bird, by the lamp.
By the lamp sat a peep! It had a beak. It had fluff.
* hear | It had two thin feet.

It was as small as a {plum}. "Hello, peep!" said {Kim}.

# 4
@ living-room noon medium | child: stand worried looks bird | all: sit curious looks bird | props: lamp, bird, sofa
= {Kim} looks at the small bird, who shakes. {Kim} is sorry for it.
"Peep," said the peep. <It shook.|It shook, fluff and all.> It was a sad, sad peep.

{Kim} knew all about sad. [1-4: {He} had it now and then.]

What is good for sad? {Kim} knew that, too!

# 5
@ kitchen noon medium | child: reach happy looks bird holds apple | Bo: look-up curious looks Kim | props: table, plate, bird, apple "{snack}"
= {Kim} holds up a {snack} for the small bird.
A {snack} is good! It was a <warm, soft|big, fat> {snack}.

"Is it this?" said {Kim}.

"Peep," said the peep. It was not the {snack}.
* give | {Kim} had to eat it up. Mmm!

# 6
@ bathroom noon wide | child: kneel happy looks bird | Bo: sit curious looks bird | props: bucket, bird at far, shelf
= {Kim} has filled the bath with bubbles. The bird sits far away from it.
A bath is good! [roomy: It had <pink|blue> bubbles, up to here.]

"Is it this?" said {Kim}.

"Peep," said the peep. It was not the bath.
* give | {Kim} got in. Splish! Splosh!

# 7
@ bedroom golden close | child: kneel happy looks bird holds teddy | Bo: sit calm looks teddy | props: teddy, bird, bed
= {Kim} holds an old bear up to the small bird.
{ted} is best of all! [roomy: {ted} has one ear.] {ted} is for bed.

"Is it this?" said {Kim}.

"Peep," said the peep. <It was not even {ted}!|Not {ted}? Not {ted}!>
* give | {ted} got a kiss, so as not to mind.

# 8
@ living-room golden medium | child: sit delighted holds drum | Bo: sit happy looks drum | props: drum, bird at far, clock
= {Kim} beats a drum. The small bird hops far away.
Then it must be this! {boom}! {boom}! {boom}!

"Is it this?"

"PEEP!" Off it went, in by the {up}. [roomy: It was not, not, not this.]
* give | {Kim} gave the drum one more bang.

# 9
@ living-room golden above | child: stand worried looks bird | all: sit worried looks bird | props: drum, teddy, bread, blanket, bird | event
= From above: there is a heap of things on the rug, and the small bird looks at none of it.
Not the {snack}. Not the bath. Not {ted}. Not the {boom}.
[event: Not the {event.food}. | occasion: Not "{occasion}". | place: Not the {place.food}. | <Not the blue hat.|Not the red bus.>] Not a kiss.

It was a big, big heap. [roomy: It was not it.]

# 10
@ kitchen golden cloud medium | child: hands-on-hips cross looks bird | all: sit worried looks Kim | props: bird at far, teddy, shelf
= {Kim} stands with hands on hips and is cross with the small bird.
"Say it!" said {Kim}. "Say what it is!"

"Peep," said the peep. <It did say it.|That was what it was.>
* low | {Kim} did not know peep.

"Not peep!" said {Kim}. "Say a word!"

# 11
@ hallway golden cloud medium | child: sit sad | Bo: sit sad looks Kim | props: bird, teddy
= {Kim} sits down and cries. Near by, the small bird is sad, too.
"Peep," said the peep.

"Waa," said {Kim}. {He} had no more things.
* low | It was all a bit wet.

Peep. Waa. Peep. Waa. <It went on for a bit.|It was a sad sort of song.>

# 12
@ living-room dusk wide | child: lie sad | Bo: lie calm looks bird | props: rug, bird, window at far
= {Kim} lies flat on the rug. The small bird has come up to {Bo}.
[dog: {Bo} put {their} chin down on the rug. | cat: {Bo} sat on both front paws, and sat still. | bird: {Bo} put {their} head on one side. | fish: {Bo} was still, as still as a stone. | rabbit: {Bo} lay flat, with both ears down. | guineapig: {Bo} did not say wheek. | hamster: {Bo} sat still, as small as a peep. | horse: {Bo} put a big nose down on the rug. | lizard: {Bo} lay still, as lizards can. | toy: {Bo} lay on the rug, nose down. | {Bo} sat so, so still.] Then {Kim} lay down, too.

Nobody gave it a thing. Nobody said a thing.

Hop. Hop, hop. Who came and sat by {Bo}?

# 13
@ living-room dusk close | child: lie curious looks bird | Bo: lie curious looks bird | props: bird, rug
= Nose to beak on the rug: {Kim} and the small bird.
It was the peep! It did not look at {ted}. <It did not look at one thing.|It did not look at the heap.>

Then where did it look? {Kim} put {his} chin down, as low as a peep.

# 14
@ living-room dusk behind | child: sit curious looks window | all: sit curious looks window | props: window, bird
= From behind, low down: the window is huge. Outside there is a tree.
<My, it was big down there!|It was so big from there!> The sofa was a hill.

Up, up, up was the window. Out there was a tree.

Hop, hop, went the peep, up to the glass. Tap, tap.

# 15
@ garden dusk wide | child: look-up curious looks bird-tree | Bo: look-up curious looks bird-tree | props: window, bird-tree "big" at right
= {Kim} looks up into the tree outside, where a big bird calls.
"Peep?" said the peep.

"PEEP!" said the tree. It was a big peep! <It was a come-home sort of peep.|It was a where-are-you sort of peep.> {Kim} knew that sort.

"Oh," said {Kim}.

# 16
@ bedroom dusk close | child: crouch sad looks bird | Bo: sit sad looks Kim | props: bird, window
= {Kim} looks at the small bird for a long time, close by the window.
{Kim} looked at the fluff. [roomy: It was such good fluff.] {He} looked at the two thin feet.
* low | The feet did not shake now.

"Stay?" said {Kim}. [1-4: It was just a small stay.]

"Peep," said the peep, to the tree.

# 17
@ bedroom dusk wind medium | child: reach worried looks window | Bo: look-up worried looks window | props: window, bird
= {Kim} pushes the window open.
{Kim} got a hand on the window. It was stiff. [deed: Once, {Kim} {deed}. [back: That was {back.at}. This was here. | This was like that.]] <Push, push, push!|Push! Push! One more push!>

Up it went! In came the wind. [!deed: In came <all the sky|a leaf>.]

"Is it this?" said {Kim}.

# 18
@ garden dusk wide | child: wave happy looks bird-tree | Bo: look-up happy looks bird-tree | props: window, bird-tree "flies" at right, leaf
= The small bird flies out of the window, to the tree. {Kim} waves.
Whirr!

Out it went, and up it went, fluff and all. [1-2: <It did not go in a line.|It went a bit to the left.>]
* joy | "Go, go, go!" said {Kim}.
* joy |

"PEEP!" said the tree. "PEEP, PEEP!" It was this.

# 19
@ garden dusk wide | child: sit delighted looks bird-tree | all: sit happy | props: bird-tree "both" at right, plate, bread | event
= In the tree, the small bird sits under a big wing. Below, {Kim} has a picnic.
[event: It was {event.is}.] Up there, the peep sat under a wing. It was warm in there. [roomy: {Kim} could tell.]
* joy | Down here, they had [event: {event.food} | the heap].
* joy |

"Good peep," said {Kim}. [1-3: {He} {was} glad, and a bit sad.]

# 20
@ bedroom morning close | child: crouch delighted looks snail | Bo: sit curious looks snail | props: snail, bird, window
= In the morning, the small bird is at the window. It has brought {Kim} a snail.
Tap, tap, tap! Who was at the glass? It was the peep, and not a sad one.

It put a snail by {Kim}. It was a big, wet, good snail.

"Peep?" said the peep. Is it this?

## dog
hear: {Bo+} put up one ear. Then the other ear. // look-up curious
give: {Bo} gave it a bone. It was {their} best bone. // stand proud holds bone
low: {Bo} had one more bone. No. // lie sad holds bone
joy: {Bo} saw it go. Wag, wag, wag! // stand happy

## dog 2
hear: {Bo+} ran here, and {Bo} ran there. Sniff, sniff! // run curious
give: {Bo} gave it a ball. It did not throw it. // sit happy holds ball
low: Down went {Bo's} tail. Down, down, down. // lie sad
joy: {Bo} ran round and round the tree. // run delighted

## cat
hear: {Bo+} shut one eye. It was the other one. // sit curious
give: Was it a nap? {Bo} gave it a nap. // sleep calm
low: {Bo} looked at it, and sat on {their} paws. // lie worried
joy: {Bo} looked the other way. It was hard. // back-turned calm

## cat 2
hear: Who was it? {Bo+} knew. {Bo} did not say. // sit proud
give: {Bo} gave it a look. It was a long look. // sit curious
low: {Bo} lay down flat, as sad as a mat. // lie sad
joy: {Bo} had some sun, and that was good. // lie happy

## bird
hear: "Cheep?" said {Bo+}. "Peep," it said. // perch curious
give: {Bo} gave it a seed. It was not the seed. // perch happy
low: {Bo} sang, but it was a sad song. // perch sad
joy: "Cheep!" said {Bo}. "Cheep, cheep, cheep!" // fly delighted

## fish
hear: {Bo+} looked out of the bowl. Blup? // swim curious
give: {Bo} gave it a bubble. Pop! It was not that. // look-up happy
low: {Bo} had no more bubbles. // hide sad
joy: Up came a bubble, a big one. That was {Bo}. // swim delighted

## fish 2
hear: {Bo+} swam round to see. Blup, blup? // swim curious
give: {Bo} gave it a bit of weed. It was wet. // swim happy
low: {Bo} was sad, down by the stone. // hide sad
joy: {Bo} swam up, and {Bo} swam down. Whee! // swim delighted

## rabbit
hear: Up went the ears of {Bo+}. Up, up! // look-up curious
give: {Bo} gave it a carrot, but with a bite out. // sit happy holds carrot
low: {Bo} put one ear down by {Kim}. // sit sad looks Kim
joy: {Bo} did a hop, and a kick. // leap delighted

## guineapig
hear: "Wheek?" said {Bo+}. Wheek is not peep. // look-up curious
give: {Bo} gave it hay. Then {Bo} ate the hay. // stand happy
low: "Wheek," said {Bo}, but it was just a small one. // look-up sad
joy: "Wheek!" said {Bo}, to the tree. "Wheek, wheek!" // look-up delighted

## hamster
hear: {Bo+} woke up. Out came one eye. // look-up curious
give: {Bo} gave it one seed, and had to lie down. // stand worried
low: {Bo} went in {Kim's} hands. It was sad in there. // carried sad
joy: {Bo} ate the seed, and that was that. // sit happy

## horse
hear: {Bo+} put one ear back. Clop? // stand curious
give: {Bo} gave it a lick. It was a lot of lick. // stand happy
low: {Bo} blew on {Kim}. Hff. It was warm. // stand sad looks Kim
joy: {Bo} put up a big, big nose, to see. // look-up delighted

## lizard
hear: {Bo+} did not move. Just one eye did. // stand curious
give: {Bo} gave it the warm spot. It did not sit. // lie calm
low: {Bo} lay by {Kim}, as flat as a mat. // lie sad
joy: {Bo} ran up to the tree. Zip! // run happy

## toy
hear: Did {Bo+} say it? {Kim} gave {them} a squash. No. // cuddled curious
give: {Kim} gave it {Bo}, but not to keep. // sit worried
low: {Kim} held {Bo}, and {Bo} got wet. // cuddled sad
joy: {Kim} put {Bo's} arm up, to wave. // sit happy

## other
hear: {Bo+} looked up, and {Bo} looked down. // look-up curious
give: {Bo} gave it a look at {Bo}. It was not that. // stand proud
low: {Bo} came up close to {Kim}. // sit sad looks Kim
joy: {Bo} saw it all. It was good to see. // stand delighted

## duet
hear: Here was {Bo+}. Was it {Mo+}? No. // look-up curious looks Mo
give: {Bo} gave it {Mo}. It was not {Mo}. // sit happy looks Mo
low: {Bo} sat by {Mo}, and they were sad. // sit sad looks Mo
joy: {Bo} was glad, and {Mo} was glad. // sit delighted looks Mo

## duet 2
hear: Was it {Bo+}? No. Was it {Mo+}? No, no. // look-up curious
give: {Bo} gave a thing. {Mo} gave a thing. It was no thing. // sit worried
low: {Bo} had {Mo}. Who did the peep have? // sit sad looks Mo
joy: {Bo} gave {Mo} a bump. It was a glad bump. // sit happy looks Mo

## any see
hear: {Bo+} came to see[fish: , bowl and all]. // look-up curious
give: {Bo} saw that it was not that. // sit calm
low: {Bo} had no more to give. // sit sad
joy: "Did you see, {Bo}?" {Bo} did see! // look-up delighted looks Kim

## any bed
hear: {Bo+} was in bed still. Peep! Not now. // lie calm
give: {Bo} gave it some bed. It was not bed. // lie calm
low: {Bo} did not nap, not one bit. // lie worried
joy: {Bo} had a nap, a good long one. // sleep happy

## any me
hear: "Is that you, {Bo+}?" It was not {Bo}. // look-up curious looks Kim
give: "Was it this, {Bo}?" {Bo} did not know. // sit curious looks Kim
low: {Kim} put a hand on {Bo}. That was good. // sit sad looks Kim
joy: "Was it this, {Bo}?" It was! // sit happy looks Kim

## any last
hear: {Bo+} was the last to see. // walk curious
give: {Bo} was next. {Bo} had not a thing. // sit worried
low: {Bo} sat by the heap. It was no help. // sit sad
joy: {Bo} saw it last, but {Bo} saw it. // sit proud
`
