export const words = String.raw`
title: <Drip for You|One More Game|{Kim} and the Bucket with a Hole|Drip for {peg}>
refrain: "Drip for you," said {Kim}.
recall: the drip on the leaf
deed: got three drips home for {peg}
keepsake: the bucket with the hole
joke: Drip for you
summary: {Kim} has a bucket with a hole, and it goes drip. There is a drip for the mat and the hat, and a drip for the sun. And {peg}? {peg} is a plant with one leaf, and has nobody but {Kim}. Then it gets hot.
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
question: How did {Bo} stop the hole?
question: How many leaves has {peg} now?
question: Who or what gets a drip from you?
activity: do | Find a plant at home and give it a drink. Say the words.
activity: sound | Make the sounds together. | Drip, drip ; Flop ; Drip... and stop
activity: move | Be the leaf: up, up, up; down, down, down; and up.
surprise: The leaf goes down, a bit at a time, while nobody looks. | Read the end of page 9, and of page 10.
surprise: The bucket says drip. How does it say it on each page? | Say it fast, and then slow.

# 1
= {Kim} kneels nose to leaf with a small green plant in a pot.
This is {peg}. {peg} <came in a pot|lives in a pot>. {peg} had <just one leaf, as big as {big}|one leaf, just one, as big as {big}>. [holi: It was Holi, and out came all the buckets. | nowruz: It was Nowruz. The green wheat was up, and so was {peg}. | eid-al-fitr: It was Eid. {peg} was a present, from next door. | family-reunion: It was the family reunion. An aunt had brought {peg}. | mid-autumn-festival: It was the Mid-Autumn Festival. The moon was for later. | occasion&!event: It was {occasion}.]

"Hello, {peg}," said {Kim}. <"You are my plant."|"You are for me.">

# 2
= {Kim} holds a yellow bucket over the small plant. Water drips from a hole.
{Kim} had a bucket, with a hole. <"Drip for you," said {Kim}. Drip, drip, drip!|"Drip for you!" Drip, drip, drip, it went.>
> want
* wet | <"That is it," said {Kim}. "All gone.">
^ child second

<Up went the leaf. Good {peg}!|The leaf went up. Up, up!>

# 3
= {Kim} waters the hat and the boots in the hall.
<Who else wants a drip?|And who wants the next?> <The {mat} did! "Drip for you, {mat}!"|"Drip for you, {mat}!" said {Kim}.> <The hat did! "Drip for you, hat!"|The hat had one. "Drip for you, hat!">
* wet | <It was a good, wet hat.|Now it was a bath for a head.>
^ pet set

<Drip, drip, drip!|Drip! Drip! Drip!>

# 4
= {Kim} waters everything in the living room.
<"Drip for you, {thing}! And drip for you, lamp!"|"Drip for you, {thing}! And drip for you, sock!"> [series: And {series.keepsake} had one.] Drip, drip, drip, and drip! [holi: "Drip for you, in pink!" | nowruz: "And drip for you, green wheat!" | eid-al-fitr: Not the new shoes! Oh, {Kim}. | family-reunion: "Drip for you, aunt!" Oh, no, no. | mid-autumn-festival: Not the lanterns! Oh, {Kim}. | <"Drip for you, bread!" Oh, no, no.|"Drip for you, cake!" Oh, no, no.>]
> sofa
* wet | {Kim} was as good as a cloud.

# 5
= Out of doors, {Kim} lets the bucket drip on everything in sight.
<Out went {Kim}. A bug had a drip.|Then out went {Kim}. The grass had a drip.> [place: There was {place.tree}. "Drip for you, up there!" | <"Drip for you, big sky!" It was too far off.|"Drip for you, bird!" But the bird was up there.>]
* wet | <Drip, drip, drip, went the hole.|The hole went drip, and drip, and drip.>
^ child set

# 6
= {Kim} swings the bucket up at the sky, and the water comes down on {his} nose.
"Drip for you, sun!" said {Kim}. <Up went the drip. Down came the drip, on {Kim's} nose.|Up it went. Down it came, on {Kim's} nose.>
^ pet second
^ child third

<Then the bucket went drip... and stopped.|Drip, went the bucket. Drip... and stop.> It was all gone.

# 7
= On the sill, the plant waits. {Kim} walks past with an empty bucket.
<Now it was hot. {peg} had to have one more drip.|It got hot. So {peg} had to have a drip.> The tap was <far off|a long way off>.
> wait

<"After play," said {Kim}. "One game. You can wait."|"One game first," said {Kim}. "You can wait.">

# 8
= {Kim} plays under a big hot sun.
<Up came the sun, big and hot.|The sun came up, and up, so hot.> {Kim} played [place: by {place.street} | by {pot}]. [holi: They threw pink, and blue, and green! | nowruz: They went to see all the aunts. | eid-al-fitr: They ran from door to door, for sweets. | family-reunion: There were so many of them to play with! | mid-autumn-festival: They made lanterns, for the moon. | <It was a game with a lot of run.|It was a good game, and loud.>]
> shade
* hot | The grass was hot. The mud was hot.

# 9 a
= {Kim} climbs up to the slide in the hot sun. There is no plant to be seen.
<"One more game," said {Kim}. Whee, went the slide.|"One more go!" said {Kim}. Down the slide!>
> game
* hot | It was too hot for a hat.

And in the <hot, hot|big, hot> window sat {peg}. <Down went the leaf, just a bit.|The leaf went down, a bit.>

# 9 b
= {Kim} is at the swing in the hot sun. There is no plant to be seen.
<"One more game," said {Kim}. Whee, went the swing.|"One more go!" said {Kim}. Up went the swing!>
> game
* hot | It was too hot for a hat.

And in the <hot, hot|big, hot> window sat {peg}. <Down went the leaf, just a bit.|The leaf went down, a bit.>

# 10
= {Kim} is having the best game of all, late in the day.
<"One more game! Just one more!"|"And one more! And one, and one!"> [holi: Pink for you! Blue for you! | nowruz: One more aunt, with one more sweet! | eid-al-fitr: There was one more door, and one more sweet! | family-reunion: All of them played, big ones and small. | mid-autumn-festival: They hung up the lanterns, one by one. | place: They went as far as {place.shop}. | <It was the best game of them all.|It was a long, hot, good one.>]
* hot | <It was too good to stop.|Who can stop a good game?>

<And in the window, where nobody looked?|Who looked at the window? Not one of them.> <Down went the leaf. Down, down, down.|The leaf went down, and down, and down.>

# 11
= {Kim} stands before the plant. Its one leaf hangs down.
[carried: {Bo} was too hot, so {Kim} took {them} in. | <{Bo} was too hot, and went in. {Kim} went, too.|In went {Bo}, who was hot. So did {Kim}.>] "Hello, {peg}!" Oh. <Oh, {peg}.|Oh, no.> The leaf was down on the pot. <It hung there, like {hung}.|It was as limp as {hung}.>
> eyes

# 12
= With one finger, {Kim} lifts the leaf of the plant.
<"Up, {peg}!" said {Kim}. It did not get up.|"Get up, {peg}!" said {Kim}. It did not.> <{Kim} put the leaf up with one hand. Flop!|{Kim} held it up. It went flop.>
> lick
* low | "Do not do that," said {Kim}.

<"Please, {peg}. Up, up, up."|"Please," said {Kim}. "Please get up."> [series: "{series.joke}!" Not one leaf moved.]

# 13 a
= {Kim} has given the plant a hat and a bit of bread. The leaf still hangs.
{Kim} gave it a [holi: sweet | nowruz: sweet | eid-al-fitr: date | family-reunion: bun | mid-autumn-festival: moon cake | bun], and a hat[friend: , from {series.friend}]. [series&1-3: {He} gave it {series.keepsake}.] [1-3&place: {He} gave it some {place.food}.] <{peg} did not want a hat.|But who wants a hat?>
* low | <The hat was good, but not for {peg}.|It was a good hat, on a sad leaf.>
^ pet trouble

<It did not want a thing you can eat.|It did not eat, not one bit.>

# 13 b
= {Kim} reads a book to the plant. The leaf still hangs.
{Kim} gave it a [holi: sweet | nowruz: sweet | eid-al-fitr: date | family-reunion: bun | mid-autumn-festival: moon cake | bun], and a book[friend: , from {series.friend}]. [series&1-3: {He} gave it {series.keepsake}.] [1-3&place: {He} gave it some {place.food}.] <{peg} did not want a book.|But who wants a book?>
* low | <The book was good, but not for {peg}.|It was a good book, and a sad leaf.>
^ pet trouble

<It did not want a thing you can eat.|It did not eat, not one bit.>

# 14
= {Kim} sits by the plant, with the empty bucket.
<{Bo} looked at {Kim}, and then at the bucket.|{Bo} sat by the bucket, and looked at {Kim}.> {Bo} could go and drink, but {peg} had no feet!
* low | {peg} had no words, to say please.
^ child trouble

<{Kim} looked at {Bo}, and took the bucket.|So {Kim} took the bucket, and {Bo} got up.>

# 15
= From behind: {Kim} carries a full bucket back across the dark garden. It drips all the way.
[home: Out of {home.door} went {Kim}, after {Bo}. | <Out went {Bo} and {Kim}, to the tap.|So {Kim} went, with {Bo}, to the tap.>] <It was far, and dark.|It was dark, and far.> [1-3&place: You could just hear {place.sound}.] <The bucket was full.|Full it was, to the top.> <But drip, drip, said the hole! All gone.|But the hole went drip, drip! All gone.> [deed: {Kim} once {deed}. [back: That was {back.at}.] | <Back {Kim} went. Full! And all gone again.|One more go! Drip, drip! All gone again.>]

# 16
= {Bo} is in the way, and has got to the bucket.
<Back! Drip, drip! Soon it would be all gone.|Once more! Drip! Soon it would be all gone.> {Bo} came close. <"No, {Bo}, it is for {peg}!" said {Kim}.|"{Bo}, no! It is for {peg}!" said {Kim}.>
> hinge

<"Oh, {Bo}, it does not drip!" said {Kim}.|"{Bo}, it does not drip!" said {Kim}.>

# 17
= In the dark kitchen, {Kim} gives the plant the last drops in the bucket.
<{Bo} had kept three drips in the bucket.|There were three drips left, thanks to {Bo}.>
> wish | <Three is not a lot.|Three is just three.>
^ child pay

"Drip for you, {peg}," said {Kim}. "<And one for you. And one for you.|And one more drip. And one more.>"

# 18
= In the dark kitchen, {Kim} sits by the plant and waits, with a blanket.
<Did the leaf go up? It did not.|The leaf did not go up. Not yet.> {Kim} sat by {peg}. [holi: {He} {was} still pink, and blue, and green. | nowruz: They all sang, out there. {Kim} sat. | eid-al-fitr: They all had a last sweet. {Kim} sat. | family-reunion: They all said good night. {Kim} sat. | mid-autumn-festival: They all went out, to see the moon. {Kim} sat. | <{He} did not play one game.|{He} did not say, "One more game.">]
> sit
^ pet third

[series&1-3: {He} held {series.keepsake}.] <Up came the moon.|The moon came, and went by.> [1-3&place: Far off went {place.ride}.]

# 19 a
= In the morning sun, the plant stands up straight. It has one leaf, and one tiny new one.
[1-3&place: Morning! {place.Wakes}. | <Then it was day.|Up came the sun.>] <And up, up, up was the leaf!|Look! The leaf was up, up!> [1-3: [holi: It had one pink dot. | nowruz: A new year, and a new leaf! | eid-al-fitr: "Eid Mubarak, {peg}!" | family-reunion: "Come and see, all of you!" | mid-autumn-festival: It had had the moon all night.]]
> joy
* joy | <"Two!" said {Kim}. "Two!"|"Hello!" said {Kim} to the leaf.>
* joy |
^ pet pay

And by it, what was that[roomy: , as small as {small}]? <One more!|A new one!>

# 19 b
= {Kim} has slept on the floor, by the plant. It has one leaf, and one tiny new one.
[1-3&place: Morning! {place.Wakes}. | <Then it was day.|Up came the sun.>] <On {Kim's} nose sat a leaf, and it was up!|On {Kim's} nose was the leaf. It was up!> [1-3: [holi: It had one pink dot. | nowruz: A new year, and a new leaf! | eid-al-fitr: "Eid Mubarak, {peg}!" | family-reunion: "Come and see, all of you!" | mid-autumn-festival: It had had the moon all night.]]
> joy
* joy | <"Two!" said {Kim}. "Two!"|"Hello!" said {Kim} to the leaf.>
* joy |
^ pet pay

And by it[roomy: , as small as {small},] was <one more|a new one>!

# 20 a
= {Kim} puts {his} nose up to the two green leaves. A drop falls on it.
<Drip for {peg} comes first now. Then it is the {mat}.|First it is drip for {peg}. Then the {mat} has one.>
> last
* joy | <That is how it is now.|{peg} gets it first, now.>
* joy |

{Kim} put {his} nose up to the leaf. <Drip! And that one was for {Kim}.|One drip came down, for {Kim}.>

# 20 b
= At night, {Kim} is up again, with the bucket, and gives the plant a drip.
<Next night, {Kim} was in bed. But it had been hot!|It was hot, next day. {Kim} was in bed. Oh!> <Up got {Kim}, in the dark.|Out of bed went {Kim}.>
> last
* joy | <The moon was up, too.|All the house was asleep.>
* joy |

<To the tap. To {peg}. Drip, drip, drip.|Tap. Bucket. {peg}. Drip, drip, drip.> <Then {he} slept.|And so to bed.>

## lead dog
want: {Bo+} had a ball. <Throw it?|Play?>
sofa: <{Bo's} ball had one, too.|And {Bo's} ball got one, too.>
wait: {Bo} put down the ball. <Play!|{Bo} was all for play.>
shade: {Bo} lay in the shade, <and so did the ball|ball and all>.
game: {Bo} ran, too, till <it was too hot|the ball was hot>.
eyes: {Bo} saw it hang. <It was like a hot, dry tongue.|It hung like a dry tongue.>
lick: {Bo} gave it a lick. <It was so dry.|Dry, dry, dry!>
hinge: {Bo's} ball fell in, plop, <and lay|and sat right> on the hole.
wish: {They} looked at them, <but did not take one|and let them be>.
sit: {Bo} got a big drink, and <lay down, too|lay by the pot>.
joy: {Bo} gave it a sniff, <but a small one|as soft as soft>.
last: <{Bo's} ball went plop, in the bucket.|Plop, in the bucket went {Bo's} ball.>

## lead cat
want: {Bo+} put out a paw, for one. <Missed!|It got away.>
sofa: <Pat, and {Bo} had missed it!|{Bo} gave it a pat, but it was gone.>
wait: {Bo} looked up, for <one more drip|a drip to pat>.
shade: {Bo} lay in the shade. <No drips. Cats know.|There was no drip to get.>
game: {Bo} did not play. <It was too hot.|Cats know when.>
eyes: {Bo} saw it hang, <and did not pat it|as if to drip. It did not>.
lick: {Bo} gave it a pat. <Flop.|It went flop.>
hinge: {Bo} got the drip! <A|One> paw was on the hole.
wish: {They} looked at each one, <and let it be|but did not pat it>.
sit: {Bo} sat by the pot. <Cats can sit all night.|All night.>
joy: {Bo} gave it a pat, <but a small one|as soft as soft>.
last: Pat! <{Bo} got that one.|That one, {Bo} had.>

## lead bird
eyes: {Bo} put {their} head down, as it did.
hinge: {Bo} had a feather, and put it in the hole.
sit: {Bo} sat there, head in.

## lead fish
eyes: {Bo} knew. It is bad to be dry.
hinge: {Bo's} bowl stood by it, and shut the hole.
sit: {Bo} hung there, and did not go round.

## lead rabbit
eyes: {Bo} knew. It was no good to nibble now.
hinge: {Bo} had fluff, and put it in the hole.
sit: {Bo} sat by it, and kept still.

## lead guineapig
eyes: "Wheek?" said {Bo}. It did not look good.
hinge: {Bo} had some carrot, and put it in the hole.
sit: {Bo} sat there, like a warm bun.

## lead hamster
eyes: {Bo} looked up at it. It hung, right there.
hinge: {Bo} had a seed, and put it in the hole.
sit: {Bo} was up. {Bo} is, at night.

## lead horse
eyes: {Bo} blew on it. Hff. It was dry.
hinge: {Bo} put a big lip on the hole. Shut!
sit: {Bo} stood by. {Bo} can sleep like that.

## lead lizard
eyes: {Bo} likes hot. It did not.
hinge: {Bo} lay down on the hole, to be cool.
sit: {Bo} was still. {Bo} can do still.

## lead toy
eyes: {Bo} lay by it, just as flat.
hinge: In went {Bo}, to sit on the hole. Squelch!
sit: {Bo} sat there, all wet, and did not mind.

## lead other
eyes: {Bo} saw it first, and did not like it.
hinge: {Bo} sat down by it, right on the hole.
sit: {Bo} sat there, too.

## trait pet fear
set: No drip for {trait.things}! {Bo} looked out for that.
trouble: Was it scared of {trait.things}? {Bo} would be.
pay: No {trait.things} by it. Good.

## trait pet theft
set: {Bo} had {trait.a}. Drip for that!
trouble: {Bo} gave it {trait.a}. No good.
pay: {Bo} let it have {trait.thing}.

## trait pet noise
set: "{trait.Sound}!" said {Bo}, who had got wet.
trouble: "{trait.Sound}," said {Bo}. It did not get up.
pay: "{trait.Sound}!" said {Bo}, to one leaf and two.

## trait pet part
set: {Bo}, with {trait.has}, got out of the wet.
trouble: {Bo} sat by it, with {trait.has}.
pay: {Bo} has {trait.has}. {peg} has two leaves.

## trait pet deaf
set: {Bo} did not hear the drip. It was wet.
trouble: {Bo} did not hear it flop. {Bo} saw it.
pay: {Bo} did not hear a thing. {Bo} saw two.

## trait pet age
set: {Bo} is {trait.is}. [old: One drip is a bath. | {Bo} wanted them all.]
trouble: {Bo} is {trait.is}. [old: {Bo} lies flat like that. | {Bo} did not know why.]
pay: {Bo} is {trait.is}. [old: The leaf was new. | So was the leaf.]

## trait pet favourite
set: Drip for {trait.thing}! {Bo} took it away.
trouble: {Bo} put {trait.thing} by it. No good.
pay: {Bo} put {trait.thing} by it.

## trait pet sleep
set: {Bo} had been asleep, {trait.where}. Drip!
trouble: {Bo} would not sleep {trait.where}.
pay: Now {Bo} could sleep {trait.where}.

## trait pet habit
set: {Bo} {trait.did}, and got wet.
trouble: {Bo} {trait.did}. It was no help.
pay: {Bo} {trait.did}, for joy.

## trait pet talent
set: {Bo} {trait.did}, and got wet.
trouble: [findsthings: {Bo} can find things. {Bo} found one leaf. | {Bo} {trait.did}. It was no help.]
pay: {Bo} {trait.did}, for joy.

## trait child fear
set: No drip for {trait.things}! {Kim} went round.
trouble: It was dark, and there were {trait.things}.
pay: {Kim} did not think of {trait.things}.

## trait child collection
set: Drip for {trait.a}! It was nice, wet.
trouble: {Kim} put down {trait.thing}.
pay: {Kim} put {trait.thing} by the pot.

## trait child noise
set: {Kim} {trait.did}, drip by drip.
trouble: {Kim} did not {trait.do}. Not now.
pay: {Kim} {trait.did}, as soft as a drip.

## trait child part
set: One drip got {Kim}, on {trait.has}.
trouble: {Kim}, with {trait.has}, looked at it.
pay: Not one got on {trait.has}.

## trait child favourite
set: Drip for {trait.thing}! It was nice, wet.
trouble: {Kim} put down {trait.thing}.
pay: {Kim} told it of {trait.things}.

## trait child sleep
set: {Kim} sleeps {trait.where}. No drip there!
trouble: {Kim} could not sleep {trait.where}.
pay: {Kim} would not sleep {trait.where}.

## trait child habit
set: [askswhy: "Why do you drip?" said {Kim}. | counts: {Kim} counted each drip, up to ten. | drawsonthings: {Kim} drew with a drip. It went dry. | Drip for {Kim's} hat! Where was it?]
trouble: [askswhy: "Why did I not come?" said {Kim}. | counts: {Kim} counted. One leaf. No feet. | drawsonthings: {Kim} drew it a drip. That was no drip. | {Kim} had lost {his} hat, out there.]
pay: [askswhy: {Kim} did not ask why. {Kim} knew. | counts: {Kim} counted. One. Two. Three. | drawsonthings: {Kim} drew it a sun, for later. | {Kim} had no hat on. {He} did not mind.]

## trait child talent
set: {Kim} {trait.did}, drip by drip.
trouble: {Kim} did not {trait.do}. Not now.
pay: [remembers: {Kim} had to remember this. | {Kim} {trait.did}, as soft as a drip.]

## dog
wet: {Bo+} got a drip on the nose.
hot: {Bo} lay flat, with a long, pink tongue.
low: {Bo} stood by {peg}, so still. No wag.
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
hot: {Bo} lay in the shade. Not a hop.
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
wet: {Bo+} got a drip, on the nose.
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
joy: {Bo} looked at this leaf, and that.

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
