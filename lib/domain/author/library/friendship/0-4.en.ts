export const words = String.raw`
title: <Me Too|The Brolly That Said Me Too|{Kim} and the Brolly|Me Too, Said the Brolly>
set: ran = [wheels: rolled | ran]
set: sat = [wheels: Up came {Kim}, close, close | Down sat {Kim}]
refrain: "Me too," said the brolly.
recall: the brolly in the park
deed: gave {bibi} the one good spade
summary: {Kim} has a bucket, a spade and all of the park. Then there is a brolly. It digs when {Kim} digs, and it hides when {Kim} hides, and all it ever says is "Me too". {Kim} says no more. Then the park is rather big.
extra: friend = {bibi}
pick: bibi = Bibi, Lulu, Momo, Coco, Nini, Tutu
pick: bug = a bug, an ant, a pea
pick: drip = drip, plip, plop
word: brolly = an umbrella, to keep you dry
word: spade = a tool for digging
word: whee = what you say when you go fast
word: log = a bit of a tree that lies down
word: stamp = to put your foot down hard
word: sniff = a small, wet breath through the nose
question: What did the brolly always say?
question: Why did {Kim} say no more?
question: What was it like to have all of the park?
question: What did {Kim} give to the brolly?
question: Who does what you do?
activity: sound | Say it together, each time: "Me too!" | big ; small ; sad ; happy
activity: move | One of you digs, pats, stamps and sniffs. The other one does it, too.
activity: find | Look for the brolly. Where does it come in?
surprise: The brolly is in the picture before anybody sees it. | Look behind {Kim} on page 2.
surprise: Two bumps on the last page: one near, one far. | Say the far one softly.

# 1
= {Kim} stands at the edge of a sand pit with a bucket and a spade.
{Kim} had a bucket. {He} had a spade.

[somewhere: It was a park {somewhere.at}. {He} had all of it. | {He} had all of the park.] It had <big, hot, flat|deep, soft, yellow> sand!

[sequel&!event&!somewhere: It was not {recall}. It was sand.] [event: It was {event.is}.] "All for me," said {Kim}.

# 2
= {Kim} digs in the sand. Behind {him}, somebody with a red brolly is watching.
Dig, dig, dig! {Kim} dug a hole.
* dig | It was a good, deep hole.

Pat, pat, pat! {Kim} made a pie.

<Then {Kim} looked up.|Then {Kim} looked up, and up.>

# 3
= {Kim} looks up at a big red brolly with somebody small under it.
There was no rain. But there was a brolly! It was big and red.
* dig | It had two feet.

Was there somebody under that brolly? Yes, there was!

"Me too," said the brolly.

# 4
= From above: {Kim} and the brolly kneel side by side, with two sand pies.
Dig, dig, dig, went the brolly. Pat, pat, pat!
* dig | <Now there were two pies.|There was its pie, and it was good.>

<"This is my dig," said {Kim}.|"My sand," said {Kim}.> "Me too," said the brolly.

# 5
= {Kim} goes up a green hill. The red brolly comes up behind.
So {Kim} went up the hill. Up, up, up!
The hill was good. It had no brolly.

Then who came up? Up, up, up!

<"Me too!" Oh, no. The brolly.|"Me too!" It was that brolly.>

# 6
= {Kim} goes fast down the hill, and the brolly comes after.
{Kim} {ran} down the hill. Whee!
* too | <The grass went by, and by, and by.|The trees went by, and by, and by.>

Then there was one more whee. Whee! Bump!

"Me too!" said the brolly.

# 7
= {Kim} swings. On the other swing, the brolly swings on its tummy.
{Kim} went on the swing. Swish, swash!
* too | Up went the sun. Down went the sun.

Who was on the other swing? <It went swish on its tum.|It went swash on its tum.>

"[roomy: Me too! Me too! | Me too!]"

# 8
= {Kim} hides behind a log. Behind the other end of the log is the brolly.
{Kim} hid by a log. Shh! [roomy: No dig. No pat. No whee.]
* too | {Kim} did not move one toe.

Then it was still, still, still.

"Me too," said the log, as small as {bug}.

# 9
= {Kim} and the brolly stand nose to nose, with hands on hips.
"I am me!" said {Kim}. "Just me!"
* too | The brolly had a good think.

"Me too," said the brolly. "Just me!"

<{Kim's} face got hot. {His} ears got hot.|{Kim} got hot. {He} got hot all the way up.>

# 10
= {Kim} points away and shouts. The brolly goes off, low and slow.
[wheels: Bang, bang, bang! | <Stamp, stamp, stamp!|Stamp! Stamp! Stamp!>] "No!" said {Kim}. "No more me too!"

The brolly did not [wheels: go bang | stamp]. The brolly did not say a thing.

Down it went, and off it went. Off, off, off.

# 11
= {Kim} digs alone in the sand again.
<Good!|There!> Now {Kim} had all of the park. Dig, dig, dig!
* quiet | Nobody dug. Nobody said it.

Dig, dig... dig.

"Good," said {Kim}, to the hole. [roomy: <The hole did not say a thing.|It was just a hole.>]

# 12
= {Kim} has made a fine sand pie. Nobody is there to see it.
{Kim} made one more pie. It was the best, best pie!

[roomy: "Look!" said {Kim}. "Look, look!"]
* quiet | Nobody looked at the pie.

"Woo," said the wind. <Wind does not like pies.|The wind just went by.>

# 13
= {Kim} goes down the hill alone and looks back.
Up the hill. [roomy: Up, up, up.] Down the hill. Whee.
* quiet | It was not a big whee.

{Kim} looked back up the hill. <Nobody went bump.|There was no bump.>

# 14
= {Kim} sits in the sand and talks to the bucket.
"Me too?" said {Kim}, to the bucket. The bucket did not say it.
* quiet | {Kim} said it for the bucket. It was no good.

Where, oh where, was that brolly?

# 15
= {Kim} looks for the brolly by the hill, the swing and the log.
Not on the hill. Not on the swing. Not by the log. [1-2: Not in the bucket!]

"Brolly?" said {Kim}. "Brolly, brolly, brolly?"

Sniff, said a tree. Trees do not sniff.

# 16
= Under a tree is the brolly, held right down. {Kim} stands near.
There was the brolly! It was right down low.

Under it went {drip}, {drip}, {drip}. <But there was no rain.|It was not rain.>

What did {Kim} say? {He} did not know one thing to say. [1-3: Not one.]

# 17
= {Kim} and the brolly sit side by side under the tree, and they both sniff.
{Sat}, by the brolly. Nobody said a thing. A leaf came down.

Sniff, went the brolly.

Sniff, went {Kim}. "Me too," said {Kim}.

# 18
= {Kim} holds out the spade. Two eyes and a nose look out from under the brolly.
Up came the brolly. There were two eyes in there[!deed: , and a nose].

{Kim} had just the one spade. It was a good spade. [deed: Once, {Kim} {deed}. [back: That was {back.at}. This was here. | This was like that.] | {He} looked at it for a bit.]

"You dig," said {Kim}.

# 19
= From above: {Kim} and {bibi} make sand pies together.
Dig, dig, dig! Pat, pat, pat! [event&1-2: They made {event.food}, out of sand. | occasion&!event&1-4: It was {occasion}!]
* pie | [!event&!occasion: They made six pies.] "More!" said {Kim}. "Me too!"
* pie |

"I am {Kim}," said {Kim}.

"Me too!" said the brolly. <No, no. That was {bibi}.|No, no, no! She was {bibi}.>

# 20
= {Kim} goes home backwards, waving, and bumps into the gate. Far away, {bibi} waves too.
* pie | The brolly went off, and {Kim} went off.
* pie |

Home time! {Kim} went back to front, to wave. [roomy: Wave, wave!] Bump! That was the gate.

And far, far off, bump! "Me too!"

## dog
dig: {Bo+} dug, too. Sand, sand, sand!
too: {Bo} was in on it. Wag, wag, wag!
quiet: {Bo} put {their} chin down. Hff.
pie: {Bo} ate one sand pie. Bleh! Just one.

## dog 2
dig: Down went {Bo+}, flop, on the sand.
too: {Bo} got a bone. It was a big bone!
quiet: {Bo} had the bone. It was no fun now.
pie: {Bo} lay on two pies. Flat, flat pies!

## cat
dig: {Bo+} sat in the sand. Just sat.
too: {Bo} shut one eye. Too much whee!
quiet: {Bo} had a look for the brolly. Just one look.
pie: {Bo} sat on a pie. It was flat now.

## cat 2
dig: {Bo+} put one paw in the sand. Hot! Paw out.
too: {Bo} sat. Cats do not do whee.
quiet: {Bo} came by, and went by. Purr? No purr.
pie: {Bo} got a pat. Pat, pat. Not a sand one.

## bird
dig: {Bo+} had a sand bath. Puff, puff!
too: {Bo} said it, too. Cheep, cheep, cheep!
quiet: {Bo} did not sing. Not one cheep.
pie: One leaf for the pie! That was {Bo}.

## fish
dig: {Bo+} looked on from the bowl. Blup!
too: {Bo} went round, and round, and round.
quiet: {Bo} blew just one bubble. Pop.
pie: {Bo} got a pie, too, right by the bowl.

## fish 2
dig: Plop! {Kim} put {Bo+} by the sand.
too: Blup, blup! {Bo} got a bit of sand in.
quiet: {Bo} hid by the green weed.
pie: {Bo} swam up, and {Bo} swam down. Whee!

## rabbit
dig: {Bo+} dug a hole, too. Dig, hop, dig!
too: {Bo} hopped here. {Bo} hopped there.
quiet: Down went one of {Bo's} ears.
pie: Up went two ears. Pie? Oh, {Bo}!

## guineapig
dig: {Bo+} had the grass. Munch, munch, munch.
too: "Wheek!" {Bo} said it, too.
quiet: {Bo} said wheek. It was not a big wheek.
pie: {Bo} ran round and round the pies. Wheek!

## hamster
dig: {Bo+} put sand in one cheek. Oops!
too: {Bo} went in {Kim's} hands. Bump, bump!
quiet: {Bo} put {their} nose out. No brolly.
pie: {Bo} made a pie. It was as small as a pea.

## horse
dig: {Bo+} went clop, clop. Big, big feet!
too: {Bo} came, too. The park went bump.
quiet: {Bo} put a big nose on {Kim}. Hff.
pie: Clop! {Bo} had a foot in a pie.

## lizard
dig: {Bo+} lay on the hot sand. Aah!
too: Zip! That was {Bo}, by and gone.
quiet: {Bo} lay flat. Flat, flat, flat.
pie: {Bo} lay on a pie. The pie was hot.

## toy
dig: {Kim} sat {Bo+} in the sand. Plop!
too: {Bo} came, too, in {Kim's} arms. Squash!
quiet: {Kim} sat by {Bo}. {Bo} fell over.
pie: {Bo} got sand in one ear. Good sand!

## other
dig: {Bo+} had a good look at the sand.
too: {Bo} looked at {Kim}. {Bo} looked at the brolly.
quiet: {Bo} looked here and there. No brolly.
pie: {Bo} had a pie, and the brolly had a pie.

## duet
dig: This bit was for {Bo+}. That bit was for {Mo+}.
too: {Bo} looked at {Mo}. {Mo} looked at the brolly.
quiet: {Bo} had {Mo}. {Mo} had {Bo}. Hm.
pie: One pie for {Bo}! One pie for {Mo}!

## duet 2
dig: Here was {Bo+}. And here was {Mo+}!
too: {Bo} did what {Mo} did. {Mo} did what {Bo} did.
quiet: {Bo} sat close to {Mo}. That was nice, for {Mo}.
pie: {Bo} got sand on {Mo}. {Mo} got sand on {Bo}!

## any spot
dig: {Bo+} got the best spot. It was hot.
too: Did {Bo} go, too? Not {Bo}. Too hot!
quiet: Was {Bo} there? Yes. It was not the same.
pie: Who got the big one? {Bo} did!

## any near
dig: Where did {Bo+} go? By {Kim}, of course.
too: {Bo} saw that brolly. {Bo} saw it all.
quiet: {Bo} looked at {Kim}. {Kim} looked at {Bo}.
pie: Pat, pat, pat! {Bo} got a pat, too.

## any nap
dig: {Bo+} had a nap. Sand is good for that.
too: {Bo} woke up. What was that?
quiet: {Bo} did not nap. It was too still.
pie: {Bo} had a nap by a pie.

## any say
dig: "Hello, {Bo+}," said {Kim}.
too: {Bo} did not say it. {Bo} said {bo.noise}.
quiet: "Say it, {Bo}," said {Kim}. {Bo} did not.
pie: "And {Bo}?" said the brolly. Yes, and {Bo}!
`
