// Want: to give everything a drip from the bucket. In the way: one more game, on a hot day, and a plant that says nothing.
// Engine: watering everything but the plant. Turn: it has no feet and no bucket, it has just Kim. Last image: a drop from the new leaf.
export const source = String.raw`
id: responsibility-0-4
title: <Drip for You|The Plant That Did Not Say a Thing|{Kim} and the Bucket with a Hole|Drip for {peg}>
skill: responsibility
level: 0-4
refrain: "Drip for you," said {Kim}.
recall: the drip on the leaf
deed: got three drips home for {peg}
summary: {Kim} has a bucket with a hole, and it goes drip. There is a drip for the mat and the hat, and a drip for the sun. And {peg}? {peg} is a plant with one leaf, and does not say a thing. Then it gets hot.
pick: peg = Peg, Stan, Lou, Gus, Fay, Ned, Dot
pick: thing = book, brick, box, bag
pick: small = a pea, a crumb, a seed
pick: hung = a sock, a wet sock, a rag, an old hat
pick: pot = the shed, the gate, the wall
pick: big = a bun, a plum, a fist
pick: mat = mat, boot, rug, step
word: drip = one small bit of water that falls
word: leaf = the flat, green bit of a plant
word: pot = what a plant sits in
word: bucket = you carry water in it
word: shade = where the sun can not get at you
word: hole = where there is nothing, and things fall out
question: Who got a drip?
question: Why did the leaf go down?
question: What did {Kim} say to {Bo} on the way back?
question: How many leaves has {peg} now?
question: Who or what gets a drip from you?
activity: do | Find a plant at home and give it a drink. Say the words.
activity: sound | Make the sounds together. | Drip, drip ; Flop ; Blup
activity: move | Be the leaf: up, up, up; down, down, down; and up.
surprise: listen | The leaf goes down, a bit at a time, while nobody looks. | Read the end of page 9, and of page 10.
surprise: sound | On the last page, somebody gives {Kim} a drip. | Who is it?

# 1
@ kitchen morning close | child: kneel happy looks sprout | all: look-up curious looks sprout | props: sprout, window
= {Kim} kneels nose to leaf with a small green plant in a pot.
This is {peg}. {peg} came in a pot. {peg} had just one leaf, as big as {big}.

"Hello, {peg}," said {Kim}. [sequel&1-4: {Kim} told {peg} all about {recall}.]

<{peg} did not say a thing.|{peg} did not say hello.>

# 2
@ kitchen morning medium | child: reach proud looks sprout holds bucket | Bo: look-up curious looks Kim | props: sprout, bucket
= {Kim} holds a yellow bucket over the small plant. Water drips from a hole.
{Kim} had a yellow bucket, with a hole. "Drip for you," said {Kim}. Drip, drip, drip!

<Up went the leaf. Good {peg}!|The leaf went up. Up, up!>
* wet | <"That is it," said {Kim}. "All gone.">

# 3
@ hallway morning medium | child: stand delighted holds bucket | Bo: sit curious looks bucket | props: hat, boots, bucket
= {Kim} waters the hat and the boots in the hall.
Who else wants a drip? The {mat} did! "Drip for you, {mat}!"

The hat did! "Drip for you, hat!" <Drip, drip, drip!|Drip! Drip! Drip!>
* wet | <It was a good, wet hat.|Now it was a bath for a head.>

# 4
@ living-room morning wide | child: stand delighted holds bucket | all: look-up worried looks Kim | props: sofa, book, bucket | event
= {Kim} waters everything in the living room.
"Drip for you, {thing}! Drip for you, <sock|lamp>! Drip, drip, drip!"
* wet | {Kim} was as good as rain.

[event: It was {event.is}. "Drip for you, {event.food}!" Oh, no, no. | occasion: The wall said, "{occasion}." "Drip for you, wall!" | <"Drip for you, bread!" Oh, no, no.|"Drip for you, cake!" Oh, no, no.>]

# 5
@ [place: {place.id} | garden] morning wide | child: celebrate delighted holds bucket | Bo: look-up happy looks Kim | props: bucket, butterfly
= Out of doors, {Kim} holds up the bucket to everything in sight.
<Out went {Kim}.|Out they all went.> "Drip for you, tree! Drip for you, bug!"

[place: "Drip for you, {place.landmark}!" It was a bit too far off. | somewhere: Who else was {somewhere.at}? "Drip for you, and you, and you!" | <"Drip for you, big sky!" The sky was too far off.|"Drip for you, bird!" The bird was too far off.>]
* wet | <Drip, drip, drip, went the hole.|The hole went drip, and drip, and drip.>

# 6
@ garden noon close | child: look-up happy holds bucket | props: bucket
= {Kim} swings the bucket up at the sky, and the water comes down on {his} nose.
"Drip for you, sun!" said {Kim}. Up went the drip. Down came the drip, on {Kim's} nose.

<Then the bucket went drip... and stopped.|Drip, went the bucket. Drip... and stop.>

[roomy: There was not one drip in it.]

# 7
@ kitchen noon medium | child: walk happy looks sprout holds bucket | Bo: sit calm looks sprout | props: sprout, window
= On the sill, the plant waits. {Kim} walks past with an empty bucket.
And {peg}? {peg} got no drip at all. <The tap was far off.|It was a long way to the tap.>

"After play," said {Kim}. "One game. You can wait."

{peg} did not say a thing.

# 8
@ garden noon above | child: run delighted | Bo: lie calm | props: hat, ball
= From above: under a big hot sun, {Kim} plays.
Up came the sun, big and hot. [roomy: It was hot, hot, hot!]

{Kim} played by {pot}. <{He} played in the mud.|{He} played in the long grass.>
* hot | The grass was hot. The mud was hot.

# 9
@ park noon medium | child: climb happy | all: lie calm | props: bench, hat
= {Kim} plays in the hot sun. There is no plant to be seen.
"One more game," said {Kim}. <It was a good game.|It was a fast, fast game.>
* hot | It was too hot for a hat.

And in the hot, hot window sat {peg}. Down went the leaf, just a bit.

# 10
@ playground golden wide | child: celebrate delighted | Bo: lie calm | props: bucket, ball
= {Kim} is having the best game of all, late in the day.
"One more game! <Just one more!|And one, and one!>" [roomy: It was hot, hot, hot.]
* hot | It was a long, hot, good game.

And in the window, where nobody looked? Down went the leaf. Down, down, down.

# 11
@ kitchen golden close | child: stand scared looks limp-sprout | Bo: look-up worried looks limp-sprout | props: limp-sprout, window
= {Kim} stands before the plant. Its one leaf hangs down.
Then {Kim} came in. "Hello, {peg}!"

Oh. <Oh, {peg}.|Oh, oh, {peg}.> The leaf was down on the pot. It hung there, like {hung}.

{peg} did not say a thing.

# 12
@ kitchen dusk medium | child: reach worried looks limp-sprout | Bo: sit worried looks limp-sprout | props: limp-sprout
= With one finger, {Kim} lifts the leaf of the plant.
"Up, {peg}!" said {Kim}. {peg} did not get up.

{Kim} put the leaf up with one hand. <Flop! Down it went.|It went up. It went flop.>
* low | "Do not do that," said {Kim}.

"Please, {peg}. Up, up, up."

# 13
@ kitchen dusk close | child: kneel sad looks limp-sprout holds bread | props: limp-sprout "hat", bread
= {Kim} has given the plant a hat and a bit of bread. The leaf still hangs.
{Kim} sang {peg} a song. {He} gave {peg} a bit of bun, and a hat.

<{peg} did not want a bun, or a hat.|{peg} did not eat the bun.>
* low | <{Kim} ate the bun. It was a sad bun.|The hat was a good hat. It was no good.>

# 14
@ kitchen dusk medium | child: sit sad looks limp-sprout | all: sit sad looks limp-sprout | props: limp-sprout, bucket
= {Kim} sits by the plant, and looks and looks at it.
{peg} had no feet, to get to the tap. {peg} had no hands, and no bucket.
* low | {peg} had no words, to say please.

[wheels: {Kim} had wheels. | {Kim} had feet.] {He} had a bucket. <And {peg}? {peg} had just {Kim}.|And who did {peg} have? Just {Kim}.>

# 15
@ garden dusk behind | child: carry worried holds bucket | all: stand curious | props: bucket, puddle
= From behind: {Kim} carries a full bucket back across the dark garden. It drips all the way.
[home: Out of {home.door} went {Kim}. The tap was far, far, far. | Out went {Kim}, to the tap. It was far, far, far.]

And now the bucket was full and fat. But drip, said the hole! <Drip, on the path!|Drip, on the grass!> Drip, drip, on {Kim}!

[roomy: "No, no," said {Kim}. "Not now."]

# 16
@ garden dusk medium | child: carry cross looks Bo holds bucket | Bo: look-up curious looks bucket | props: bucket
= {Bo} is in the way, and wants some. {Kim} holds on to the bucket.
Who was there, in the way? {Bo}! [dog: Out came a long, pink tongue. | cat: {Bo} sat right down. Cats do. | bird: {Bo} wanted a bath. Cheep! | fish: {Bo} looked at all that good water. Blup? | rabbit: {Bo} sat there, all ears. | guineapig: "Wheek, wheek?" said {Bo}. | hamster: {Bo} sat there, as small as a plum. | horse: {Bo} was big, and put a big lip out. | lizard: {Bo} put out one long lick. | toy: {Bo} sat there, and sat, and sat. | {Bo} looked up at that bucket.]

"Not for you," said {Kim}. "Not for me. <This is for {peg}!|It is all for {peg}!>"

# 17
@ kitchen night close | child: reach worried looks limp-sprout holds bucket | Bo: look-up worried looks limp-sprout | props: limp-sprout, bucket
= In the dark kitchen, {Kim} gives the plant the last drops in the bucket.
{Kim} looked in the bucket. The hole had got such a lot. <There were just three drips.|There were three drips in there.>

"Drip for you," said {Kim}. "Drip for you. And drip for you."

# 18
@ kitchen night wide | child: sit sad looks limp-sprout | all: sleep calm | props: limp-sprout, blanket
= In the dark kitchen, {Kim} sits by the plant and waits, with a blanket.
<Did the leaf go up? It did not.|Up, leaf! It did not go up.> {Kim} sat by {peg}. [!deed: {He} did not play one game.]

Up came the moon. [deed: Once, {Kim} {deed}. [back: That was {back.at}. This was here. | This was like that.] | <"I am here," said {Kim}.|"I can wait," said {Kim}.>]

{peg} did not say a thing.

# 19
@ kitchen morning medium | child: celebrate delighted looks two-leaves | all: look-up delighted looks two-leaves | props: two-leaves, window
= In the morning sun, the plant stands up straight. It has one leaf, and one tiny new one.
Then it was day, and look! The leaf was up, up, up!

And what was that, as small as {small}? <One more leaf!|A new leaf!>
* joy | <"Two!" said {Kim}. "Two!"|"Hello!" said {Kim} to the leaf.>
* joy |

# 20
@ kitchen morning close | child: kneel happy looks two-leaves holds bucket | all: sit happy looks Kim | props: two-leaves, bucket
= {Kim} puts {his} nose up to the two green leaves. A drop falls on it.
Drip for {peg}! Then it is drip for the {mat}.
* joy | <That is how it is now.|{peg} gets it first, now.>
* joy |

{Kim} put {his} nose up to the leaf. Drip! [roomy: It was wet.]

"Drip for me," said {Kim}.

## dog
wet: {Bo+} got a drip on the nose. // sit happy looks Kim
hot: {Bo} lay flat, with a long, pink tongue. // lie calm
low: {Bo} had a sniff at {peg}. No wag. // stand sad looks limp-sprout
joy: {Bo} got wet, and shook, and got {Kim} wet! // leap delighted

## dog 2
wet: {Bo+} bit a drip. Snap! // leap happy
hot: {Bo} dug, to get to the cool bit. // dig calm
low: {Bo} put one paw up to {peg}. // sit sad looks limp-sprout
joy: Wag, wag, wag! {Bo} bit six drips. // leap delighted

## cat
wet: {Bo+} did not want a drip. // back-turned cross
hot: {Bo} had a nap. Cats like it hot. // sleep calm
low: {Bo} gave {peg} one small rub. // stand sad looks limp-sprout
joy: {Bo} got one drip, and did not mind. Much. // sit proud

## cat 2
wet: {Bo+} sat far off. No drips here! // sit calm at far
hot: {Bo} lay in the shade, and shut one eye. // lie calm
low: {Bo} looked at {Kim}. It was a long look. // sit worried looks Kim
joy: {Bo} had a drink, off the {mat}. // stand happy

## bird
wet: {Bo+} had a bath in a drip. Cheep! // perch delighted
hot: {Bo} sat with both wings out. Phew! // perch calm
low: "Cheep?" said {Bo} to the leaf. // perch sad looks limp-sprout
joy: {Bo} sang a song for each leaf. // perch delighted looks two-leaves

## fish
wet: Drip for {Bo+}, in the bowl! // swim curious looks Kim
hot: {Bo} was the one with a pool. // swim happy
low: {Bo} had a lot to drink. {peg} had none. // swim sad looks limp-sprout
joy: {Bo} blew a bubble, as round as a drip. // swim delighted

## fish 2
wet: Plip! {Bo+} came up to look. // swim curious
hot: {Bo} hid by the cool, green weed. // hide calm
low: {Bo} swam up, as close as can be. // swim sad looks limp-sprout
joy: Blup, blup! {Bo} said it to each leaf. // swim delighted looks two-leaves

## rabbit
wet: {Bo+} got a drip in one ear. // sit curious
hot: {Bo} lay flat, as flat as a mat. // lie calm
low: {Bo} did not eat {peg}. Not one bite. // sit sad looks limp-sprout
joy: Hop, hop, hop! {Bo} still did not bite. // leap happy

## guineapig
wet: "Wheek!" said {Bo+}, and ran. // run worried
hot: {Bo} hid in the shade of a hat. // hide calm
low: {Bo} said wheek, as small as a drip. // sit sad looks limp-sprout
joy: "Wheek, wheek!" said {Bo}. That is two. // look-up delighted

## hamster
wet: One drip was a bath for {Bo+}. // sit curious
hot: {Bo} sat still. The seeds were hot. // sit calm
low: {Bo} put down one seed for {peg}. // stand sad looks limp-sprout
joy: {Bo} had one drip, and that was a pool! // run delighted

## horse
wet: {Bo+} got the drip. Slurp! // stand happy looks Kim
hot: {Bo} was big, and made a lot of shade. // stand calm
low: {Bo} put in a big, sad head. Puff. // stand sad looks limp-sprout
joy: Clop, clop! {Bo} had a look at each leaf. // stand happy looks two-leaves

## lizard
wet: {Bo+} got a drip. Lick! // look-up happy
hot: Too hot? Not for {Bo}. Just right! // lie happy
low: {Bo} lay by the pot, and was still. // lie sad looks limp-sprout
joy: {Bo} ran here, and {Bo} ran there. Green! // run delighted

## toy
wet: {Bo+} got wet, and sat there. // sit calm
hot: {Bo} lay out in the sun, to get dry. // lie happy
low: {Kim} put {Bo} by {peg}. That was a bit good. // sit sad looks limp-sprout
joy: {Bo} got wet, and sat there, and was glad. // sit happy

## other
wet: {Bo+} looked up. Drip! // look-up curious
hot: {Bo} had the best bit of shade. // lie calm
low: {Bo} looked at {peg} for a long time. // look-up sad looks limp-sprout
joy: {Bo} looked at one leaf, and at the other. // look-up happy looks two-leaves

## duet
wet: Drip for {Bo+}! Drip for {Mo+}! // look-up curious looks Mo
hot: {Bo} was hot. {Mo} was hot, too. // lie calm looks Mo
low: {Bo} looked at {Mo}. {Mo} looked at {peg}. // sit sad looks limp-sprout
joy: Leaf one for {Bo}, and leaf two for {Mo}! // look-up delighted looks two-leaves

## duet 2
wet: Drip, {Bo+}! Drip, {Mo+}! Drip, drip, drip! // look-up happy looks Mo
hot: {Bo} lay here, and {Mo} lay there. Puff! // lie calm
low: {Bo} could not do it. Nor could {Mo}. // sit sad looks limp-sprout
joy: {Bo} said hello to it. So did {Mo}. // look-up delighted looks two-leaves

## any say
wet: {Bo+} said {bo.noise}. That was thanks. // look-up happy looks Kim
hot: {Bo} did not say {bo.noise}. Too hot! // lie calm
low: {Bo} said {bo.noise}, but not a big one. // sit sad looks limp-sprout
joy: "{bo.noise}!" said {Bo} to each leaf. // look-up delighted looks two-leaves

## any last
wet: [fish: Bowl and all, {Bo+} | {Bo+}] was next. Drip! // sit happy looks Kim
hot: {Bo} was in the shade. {Kim} was not. // lie calm
low: {Bo} came up close, and looked. // sit sad looks limp-sprout
joy: Drip for {Bo}, last of all! // sit delighted

## any nap
wet: [fish: In the bowl, {Bo+} | {Bo+}] had a nap. Drip! // look-up cross
hot: {Bo} had a nap in the shade. // sleep calm
low: {Bo} did not nap. It was no time for a nap. // lie sad
joy: {Bo} had a drip, and then a nap. // sleep happy

## any way
wet: {Bo+} was in the way. Drip! // look-up worried looks Kim
hot: {Bo} went to look for shade. // walk calm
low: {Bo} looked at {Kim}. What now? // look-up worried looks Kim
joy: {Bo} was in the way. Drip, drip! // look-up happy looks Kim
`
