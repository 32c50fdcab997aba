export const words = String.raw`
title: <Drip for You|The Plant That Did Not Say a Thing|{Kim} and the Bucket with a Hole|Drip for {peg}>
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
surprise: The leaf goes down, a bit at a time, while nobody looks. | Read the end of page 9, and of page 10.
surprise: On the last page, somebody gives {Kim} a drip. | Who is it?

# 1
= {Kim} kneels nose to leaf with a small green plant in a pot.
This is {peg}. {peg} came in a pot. {peg} had just one leaf, as big as {big}.

"Hello, {peg}," said {Kim}. [sequel&1-4: {Kim} told {peg} all about {recall}.]

<{peg} did not say a thing.|{peg} did not say hello.>

# 2
= {Kim} holds a yellow bucket over the small plant. Water drips from a hole.
{Kim} had a yellow bucket, with a hole. "Drip for you," said {Kim}. Drip, drip, drip!

<Up went the leaf. Good {peg}!|The leaf went up. Up, up!>
* wet | <"That is it," said {Kim}. "All gone.">

# 3
= {Kim} waters the hat and the boots in the hall.
Who else wants a drip? The {mat} did! "Drip for you, {mat}!"

The hat did! "Drip for you, hat!" <Drip, drip, drip!|Drip! Drip! Drip!>
* wet | <It was a good, wet hat.|Now it was a bath for a head.>

# 4
= {Kim} waters everything in the living room.
"Drip for you, {thing}! Drip for you, <sock|lamp>! Drip, drip, drip!"
* wet | {Kim} was as good as rain.

[event: It was {event.is}. "Drip for you, {event.food}!" Oh, no, no. | occasion: It was {occasion}. "Drip for you, wall!" | <"Drip for you, bread!" Oh, no, no.|"Drip for you, cake!" Oh, no, no.>]

# 5
= Out of doors, {Kim} holds up the bucket to everything in sight.
<Out went {Kim}.|Out they all went.> "Drip for you, tree! Drip for you, bug!"

[place: You could see {place.landmark}. No pot there! | somewhere: Who else was {somewhere.at}? "Drip for you, and you, and you!" | <"Drip for you, big sky!" The sky was too far off.|"Drip for you, bird!" The bird was too far off.>]
* wet | <Drip, drip, drip, went the hole.|The hole went drip, and drip, and drip.>

# 6
= {Kim} swings the bucket up at the sky, and the water comes down on {his} nose.
"Drip for you, sun!" said {Kim}. Up went the drip. Down came the drip, on {Kim's} nose.

<Then the bucket went drip... and stopped.|Drip, went the bucket. Drip... and stop.>

[roomy: There was not one drip in it.]

# 7
= On the sill, the plant waits. {Kim} walks past with an empty bucket.
And {peg}? {peg} got no drip at all. <The tap was far off.|It was a long way to the tap.>

"After play," said {Kim}. "One game. You can wait."

{peg} did not say a thing.

# 8
= From above: under a big hot sun, {Kim} plays.
Up came the sun, big and hot. [roomy: It was hot, hot, hot!]

{Kim} played by {pot}. <{He} played in the mud.|{He} played in the long grass.>
* hot | The grass was hot. The mud was hot.

# 9
= {Kim} plays in the hot sun. There is no plant to be seen.
"One more game," said {Kim}. <It was a good game.|It was a fast, fast game.>
* hot | It was too hot for a hat.

And in the hot, hot window sat {peg}. Down went the leaf, just a bit.

# 10
= {Kim} is having the best game of all, late in the day.
"One more game! <Just one more!|And one, and one!>" [roomy: It was hot, hot, hot.]
* hot | It was a long, hot, good game.

And in the window, where nobody looked? Down went the leaf. Down, down, down.

# 11
= {Kim} stands before the plant. Its one leaf hangs down.
Then {Kim} came in. "Hello, {peg}!"

Oh. <Oh, {peg}.|Oh, oh, {peg}.> The leaf was down on the pot. It hung there, like {hung}.

{peg} did not say a thing.

# 12
= With one finger, {Kim} lifts the leaf of the plant.
"Up, {peg}!" said {Kim}. {peg} did not get up.

{Kim} put the leaf up with one hand. <Flop! Down it went.|It went up. It went flop.>
* low | "Do not do that," said {Kim}.

"Please, {peg}. Up, up, up."

# 13
= {Kim} has given the plant a hat and a bit of bread. The leaf still hangs.
{Kim} sang {peg} a song. {He} gave {peg} a bit of bun, and a hat.

<{peg} did not want a bun, or a hat.|{peg} did not eat the bun.>
* low | <{Kim} ate the bun. It was a sad bun.|The hat was a good hat. It was no good.>

# 14
= {Kim} sits by the plant, and looks and looks at it.
{peg} had no feet, to get to the tap. {peg} had no hands, and no bucket.
* low | {peg} had no words, to say please.

[wheels: {Kim} had wheels. | {Kim} had feet.] {He} had a bucket. <And {peg}? {peg} had just {Kim}.|And who did {peg} have? Just {Kim}.>

# 15
= From behind: {Kim} carries a full bucket back across the dark garden. It drips all the way.
[home: Out of {home.door} went {Kim}. The tap was far, far, far. | Out went {Kim}, to the tap. It was far, far, far.]

And now the bucket was full and fat. But drip, said the hole! <Drip, on the path!|Drip, on the grass!> Drip, drip, on {Kim}!

[roomy: "No, no," said {Kim}. "Not now."]

# 16
= {Bo} is in the way, and wants some. {Kim} holds on to the bucket.
Who was there, in the way? {Bo}! [dog: Out came a long, pink tongue. | cat: {Bo} sat right down. Cats do. | bird: {Bo} wanted a bath. Cheep! | fish: {Bo} looked at all that good water. Blup? | rabbit: {Bo} sat there, all ears. | guineapig: "Wheek, wheek?" said {Bo}. | hamster: {Bo} sat there, as small as a plum. | horse: {Bo} was big, and put a big lip out. | lizard: {Bo} put out one long lick. | toy: {Bo} sat there, and sat, and sat. | {Bo} looked up at that bucket.]

"Not for you," said {Kim}. "Not for me. <This is for {peg}!|It is all for {peg}!>"

# 17
= In the dark kitchen, {Kim} gives the plant the last drops in the bucket.
{Kim} looked in the bucket. The hole had got such a lot. <There were just three drips.|There were three drips in there.>

"Drip for you," said {Kim}. "Drip for you. And drip for you."

# 18
= In the dark kitchen, {Kim} sits by the plant and waits, with a blanket.
<Did the leaf go up? It did not.|Up, leaf! It did not go up.> {Kim} sat by {peg}. [!deed: {He} did not play one game.]

Up came the moon. [deed: Once, {Kim} {deed}. [back: That was {back.at}. This was here. | This was like that.] | <"I am here," said {Kim}.|"I can wait," said {Kim}.>]

{peg} did not say a thing.

# 19
= In the morning sun, the plant stands up straight. It has one leaf, and one tiny new one.
Then it was day, and look! The leaf was up, up, up!

And what was that, as small as {small}? <One more leaf!|A new leaf!>
* joy | <"Two!" said {Kim}. "Two!"|"Hello!" said {Kim} to the leaf.>
* joy |

# 20
= {Kim} puts {his} nose up to the two green leaves. A drop falls on it.
Drip for {peg}! Then it is drip for the {mat}.
* joy | <That is how it is now.|{peg} gets it first, now.>
* joy |

{Kim} put {his} nose up to the leaf. Drip! [roomy: It was wet.]

"Drip for me," said {Kim}.

## dog
wet: {Bo+} got a drip on the nose.
hot: {Bo} lay flat, with a long, pink tongue.
low: {Bo} had a sniff at {peg}. No wag.
joy: {Bo} got wet, and shook, and got {Kim} wet!

## dog 2
wet: {Bo+} bit a drip. Snap!
hot: {Bo} dug, to get to the cool bit.
low: {Bo} put one paw up to {peg}.
joy: Wag, wag, wag! {Bo} bit six drips.

## cat
wet: {Bo+} did not want a drip.
hot: {Bo} had a nap. Cats like it hot.
low: {Bo} gave {peg} one small rub.
joy: {Bo} got one drip, and did not mind. Much.

## cat 2
wet: {Bo+} sat far off. No drips here!
hot: {Bo} lay in the shade, and shut one eye.
low: {Bo} looked at {Kim}. It was a long look.
joy: {Bo} had a drink, off the {mat}.

## bird
wet: {Bo+} had a bath in a drip. Cheep!
hot: {Bo} sat with both wings out. Phew!
low: "Cheep?" said {Bo} to the leaf.
joy: {Bo} sang a song for each leaf.

## fish
wet: Drip for {Bo+}, in the bowl!
hot: {Bo} was the one with a pool.
low: {Bo} had a lot to drink. {peg} had none.
joy: {Bo} blew a bubble, as round as a drip.

## fish 2
wet: Plip! {Bo+} came up to look.
hot: {Bo} hid by the cool, green weed.
low: {Bo} swam up, as close as can be.
joy: Blup, blup! {Bo} said it to each leaf.

## rabbit
wet: {Bo+} got a drip in one ear.
hot: {Bo} lay flat, as flat as a mat.
low: {Bo} did not eat {peg}. Not one bite.
joy: Hop, hop, hop! {Bo} still did not bite.

## guineapig
wet: "Wheek!" said {Bo+}, and ran.
hot: {Bo} hid in the shade of a hat.
low: {Bo} said wheek, as small as a drip.
joy: "Wheek, wheek!" said {Bo}. That is two.

## hamster
wet: One drip was a bath for {Bo+}.
hot: {Bo} sat still. The seeds were hot.
low: {Bo} put down one seed for {peg}.
joy: {Bo} had one drip, and that was a pool!

## horse
wet: {Bo+} got the drip. Slurp!
hot: {Bo} was big, and made a lot of shade.
low: {Bo} put in a big, sad head. Puff.
joy: Clop, clop! {Bo} had a look at each leaf.

## lizard
wet: {Bo+} got a drip. Lick!
hot: Too hot? Not for {Bo}. Just right!
low: {Bo} lay by the pot, and was still.
joy: {Bo} ran here, and {Bo} ran there. Green!

## toy
wet: {Bo+} got wet, and sat there.
hot: {Bo} lay out in the sun, to get dry.
low: {Kim} put {Bo} by {peg}. That was a bit good.
joy: {Bo} got wet, and sat there, and was glad.

## other
wet: {Bo+} looked up. Drip!
hot: {Bo} had the best bit of shade.
low: {Bo} looked at {peg} for a long time.
joy: {Bo} looked at one leaf, and at the other.

## duet
wet: Drip for {Bo+}! Drip for {Mo+}!
hot: {Bo} was hot. {Mo} was hot, too.
low: {Bo} looked at {Mo}. {Mo} looked at {peg}.
joy: Leaf one for {Bo}, and leaf two for {Mo}!

## duet 2
wet: Drip, {Bo+}! Drip, {Mo+}! Drip, drip, drip!
hot: {Bo} lay here, and {Mo} lay there. Puff!
low: {Bo} could not do it. Nor could {Mo}.
joy: {Bo} said hello to it. So did {Mo}.

## any say
wet: {Bo+} said {bo.noise}. That was thanks.
hot: {Bo} did not say {bo.noise}. Too hot!
low: {Bo} said {bo.noise}, but not a big one.
joy: "{bo.noise}!" said {Bo} to each leaf.

## any last
wet: [fish: Bowl and all, {Bo+} | {Bo+}] was next. Drip!
hot: {Bo} was in the shade. {Kim} was not.
low: {Bo} came up close, and looked.
joy: Drip for {Bo}, last of all!

## any nap
wet: [fish: In the bowl, {Bo+} | {Bo+}] had a nap. Drip!
hot: {Bo} had a nap in the shade.
low: {Bo} did not nap. It was no time for a nap.
joy: {Bo} had a drip, and then a nap.

## any way
wet: {Bo+} was in the way. Drip!
hot: {Bo} went to look for shade.
low: {Bo} looked at {Kim}. What now?
joy: {Bo} was in the way. Drip, drip!
`
