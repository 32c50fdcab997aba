// Want: the whole park, alone. In the way: a brolly that does everything too. Engine: "Me too." Turn: the brolly is sad, and Kim says it.
// Last image: two bumps, a long way apart. The other child is "the brolly" until she has a name.
export const source = String.raw`
id: friendship-0-4
title: <Me Too|The Brolly That Said Me Too|{Kim} and the Brolly|Me Too, Said the Brolly>
skill: friendship
level: 0-4
set: ran = [wheels: rolled | ran]
set: sat = [wheels: Up came {Kim}, close, close | Down sat {Kim}]
refrain: "Me too," said the brolly.
recall: the brolly in the park
deed: gave {bibi} the one good spade
summary: {Kim} has a bucket, a spade and all of the park. Then there is a brolly. It digs when {Kim} digs, and it hides when {Kim} hides, and all it ever says is "Me too". {Kim} says no more. Then the park is rather big.
extra: friend = {bibi} she
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
surprise: picture | The brolly is in the picture before anybody sees it. | Look behind {Kim} on page 2. | 2 umbrella
surprise: sound | Two bumps on the last page: one near, one far. | Say the far one softly.

# 1
@ [place: {place.id} | park] noon wide | child: stand proud holds bucket | all: stand happy looks Kim | props: bucket, sandcastle at far
= {Kim} stands at the edge of a sand pit with a bucket and a spade.
{Kim} had a bucket. {He} had a spade.

[somewhere: It was a park {somewhere.at}. {He} had all of it. | {He} had all of the park.] It had <big, hot, flat|deep, soft, yellow> sand!

[sequel&!event&!somewhere: It was not {recall}. It was sand.] [event: It was {event.is}.] "All for me," said {Kim}.

# 2
@ playground noon medium | child: kneel happy holds spade | Bo: sit calm | friend: hide happy looks child holds umbrella at far | props: spade, bucket, sandcastle
= {Kim} digs in the sand. Behind {him}, somebody with a red brolly is watching.
Dig, dig, dig! {Kim} dug a hole.
* dig | It was a good, deep hole.

Pat, pat, pat! {Kim} made a pie.

<Then {Kim} looked up.|Then {Kim} looked up, and up.>

# 3
@ playground noon close | child: look-up curious looks friend | friend: hide happy looks child holds umbrella | Bo: look-up curious looks friend | props: spade
= {Kim} looks up at a big red brolly with somebody small under it.
There was no rain. But there was a brolly! It was big and red.
* dig | It had two feet.

Was there somebody under that brolly? Yes, there was!

"Me too," said the brolly.

# 4
@ playground noon above | child: kneel cross looks friend | friend: kneel happy looks child holds umbrella at centre | all: sit curious looks friend | props: sandcastle, sandcastle, spade
= From above: {Kim} and the brolly kneel side by side, with two sand pies.
Dig, dig, dig, went the brolly. Pat, pat, pat!
* dig | <Now there were two pies.|There was its pie, and it was good.>

<"This is my dig," said {Kim}.|"My sand," said {Kim}.> "Me too," said the brolly.

# 5
@ park noon wide | child: climb happy | friend: climb happy looks child holds umbrella at far | Bo: walk happy | props: flower, butterfly
= {Kim} goes up a green hill. The red brolly comes up behind.
So {Kim} went up the hill. Up, up, up!
The hill was good. It had no brolly.

Then who came up? Up, up, up!

<"Me too!" Oh, no. The brolly.|"Me too!" It was that brolly.>

# 6
@ park noon medium | child: run delighted | friend: run delighted looks child holds umbrella at far | Bo: run happy looks Kim | props: flower
= {Kim} goes fast down the hill, and the brolly comes after.
{Kim} {ran} down the hill. Whee!
* too | <The grass went by, and by, and by.|The trees went by, and by, and by.>

Then there was one more whee. Whee! Bump!

"Me too!" said the brolly.

# 7
@ playground golden medium | child: sit worried looks friend | friend: lie delighted | props: swing, umbrella
= {Kim} swings. On the other swing, the brolly swings on its tummy.
{Kim} went on the swing. Swish, swash!
* too | Up went the sun. Down went the sun.

Who was on the other swing? <It went swish on its tum.|It went swash on its tum.>

"[roomy: Me too! Me too! | Me too!]"

# 8
@ forest golden close | child: hide worried | friend: hide happy looks child holds umbrella | Bo: hide calm | props: log at centre, mushroom
= {Kim} hides behind a log. Behind the other end of the log is the brolly.
{Kim} hid by a log. Shh! [roomy: No dig. No pat. No whee.]
* too | {Kim} did not move one toe.

Then it was still, still, still.

"Me too," said the log, as small as {bug}.

# 9
@ park golden medium | child: hands-on-hips cross looks friend | friend: hands-on-hips happy looks child holds umbrella at centre | Bo: stand worried looks Kim | props: log
= {Kim} and the brolly stand nose to nose, with hands on hips.
"I am me!" said {Kim}. "Just me!"
* too | The brolly had a good think.

"Me too," said the brolly. "Just me!"

<{Kim's} face got hot. {His} ears got hot.|{Kim} got hot. {He} got hot all the way up.>

# 10
@ park golden cloud wide | child: point cross looks friend | friend: walk sad holds umbrella at far | all: sit worried looks Kim | props: leaf
= {Kim} points away and shouts. The brolly goes off, low and slow.
[wheels: Bang, bang, bang! | <Stamp, stamp, stamp!|Stamp! Stamp! Stamp!>] "No!" said {Kim}. "No more me too!"

The brolly did not [wheels: go bang | stamp]. The brolly did not say a thing.

Down it went, and off it went. Off, off, off.

# 11
@ playground golden cloud medium | child: kneel calm holds spade | Bo: lie calm | props: spade, sandcastle, bucket
= {Kim} digs alone in the sand again.
<Good!|There!> Now {Kim} had all of the park. Dig, dig, dig!
* quiet | Nobody dug. Nobody said it.

Dig, dig... dig.

"Good," said {Kim}, to the hole. [roomy: <The hole did not say a thing.|It was just a hole.>]

# 12
@ playground golden wind close | child: hands-on-hips worried | props: sandcastle, leaf
= {Kim} has made a fine sand pie. Nobody is there to see it.
{Kim} made one more pie. It was the best, best pie!

[roomy: "Look!" said {Kim}. "Look, look!"]
* quiet | Nobody looked at the pie.

"Woo," said the wind. <Wind does not like pies.|The wind just went by.>

# 13
@ park dusk wind wide | child: walk sad | all: walk calm | props: leaf, bench
= {Kim} goes down the hill alone and looks back.
Up the hill. [roomy: Up, up, up.] Down the hill. Whee.
* quiet | It was not a big whee.

{Kim} looked back up the hill. <Nobody went bump.|There was no bump.>

# 14
@ playground dusk medium | child: sit sad looks bucket | all: sit sad looks Kim | props: bucket, spade
= {Kim} sits in the sand and talks to the bucket.
"Me too?" said {Kim}, to the bucket. The bucket did not say it.
* quiet | {Kim} said it for the bucket. It was no good.

Where, oh where, was that brolly?

# 15
@ park dusk wide | child: walk worried | all: walk worried | props: log, swing, leaf
= {Kim} looks for the brolly by the hill, the swing and the log.
Not on the hill. Not on the swing. Not by the log. [1-2: Not in the bucket!]

"Brolly?" said {Kim}. "Brolly, brolly, brolly?"

Sniff, said a tree. Trees do not sniff.

# 16
@ forest dusk close | child: stand worried looks friend | friend: hide sad holds umbrella | Bo: look-up worried looks friend | props: leaf
= Under a tree is the brolly, held right down. {Kim} stands near.
There was the brolly! It was right down low.

Under it went {drip}, {drip}, {drip}. <But there was no rain.|It was not rain.>

What did {Kim} say? {He} did not know one thing to say. [1-3: Not one.]

# 17
@ forest dusk close | child: sit sad looks friend | friend: sit sad looks child holds umbrella at centre | Bo: sit sad | props: leaf
= {Kim} and the brolly sit side by side under the tree, and they both sniff.
{Sat}, by the brolly. Nobody said a thing. A leaf came down.

Sniff, went the brolly.

Sniff, went {Kim}. "Me too," said {Kim}.

# 18
@ forest dusk medium | child: reach happy looks friend holds spade | friend: look-up happy looks child holds umbrella at centre | Bo: look-up happy looks friend | props: bucket
= {Kim} holds out the spade. Two eyes and a nose look out from under the brolly.
Up came the brolly. There were two eyes in there[!deed: , and a nose].

{Kim} had just the one spade. It was a good spade. [deed: Once, {Kim} {deed}. [back: That was {back.at}. This was here. | This was like that.] | {He} looked at it for a bit.]

"You dig," said {Kim}.

# 19
@ playground dusk above | child: kneel delighted looks friend | friend: kneel delighted looks child holds spade | all: sit happy | props: sandcastle, sandcastle, bucket, umbrella | event
= From above: {Kim} and {bibi} make sand pies together.
Dig, dig, dig! Pat, pat, pat! [event&1-2: They made {event.food}, out of sand. | occasion&!event&1-4: One pie said, "{occasion}!"]
* pie | [!event&!occasion: They made six pies.] "More!" said {Kim}. "Me too!"
* pie |

"I am {Kim}," said {Kim}.

"Me too!" said the brolly. <No, no. That was {bibi}.|No, no, no! She was {bibi}.>

# 20
@ playground dusk wide | child: wave happy looks friend | friend: wave happy looks child holds umbrella at far | all: walk happy | props: fence, sandcastle at far
= {Kim} goes home backwards, waving, and bumps into the gate. Far away, {bibi} waves too.
* pie | The brolly went off, and {Kim} went off.
* pie |

Home time! {Kim} went back to front, to wave. [roomy: Wave, wave!] Bump! That was the gate.

And far, far off, bump! "Me too!"

## dog
dig: {Bo+} dug, too. Sand, sand, sand! // dig delighted
too: {Bo} was in on it. Wag, wag, wag! // run delighted
quiet: {Bo} put {their} chin down. Hff. // lie sad
pie: {Bo} ate one sand pie. Bleh! Just one. // stand cross

## dog 2
dig: Down went {Bo+}, flop, on the sand. // lie happy
too: {Bo} got a bone. It was a big bone! // run happy holds bone
quiet: {Bo} had the bone. It was no fun now. // sit sad holds bone
pie: {Bo} lay on two pies. Flat, flat pies! // lie happy

## cat
dig: {Bo+} sat in the sand. Just sat. // sit calm
too: {Bo} shut one eye. Too much whee! // sit cross
quiet: {Bo} had a look for the brolly. Just one look. // stand curious
pie: {Bo} sat on a pie. It was flat now. // sit proud

## cat 2
dig: {Bo+} put one paw in the sand. Hot! Paw out. // stand cross
too: {Bo} sat. Cats do not do whee. // sit calm
quiet: {Bo} came by, and went by. Purr? No purr. // walk sad
pie: {Bo} got a pat. Pat, pat. Not a sand one. // sit happy

## bird
dig: {Bo+} had a sand bath. Puff, puff! // perch happy
too: {Bo} said it, too. Cheep, cheep, cheep! // fly delighted
quiet: {Bo} did not sing. Not one cheep. // perch sad
pie: One leaf for the pie! That was {Bo}. // perch proud holds leaf

## fish
dig: {Bo+} looked on from the bowl. Blup! // swim curious looks Kim
too: {Bo} went round, and round, and round. // swim happy
quiet: {Bo} blew just one bubble. Pop. // swim sad
pie: {Bo} got a pie, too, right by the bowl. // swim delighted

## fish 2
dig: Plop! {Kim} put {Bo+} by the sand. // swim calm
too: Blup, blup! {Bo} got a bit of sand in. // look-up curious
quiet: {Bo} hid by the green weed. // hide sad
pie: {Bo} swam up, and {Bo} swam down. Whee! // swim delighted

## rabbit
dig: {Bo+} dug a hole, too. Dig, hop, dig! // dig happy
too: {Bo} hopped here. {Bo} hopped there. // leap happy
quiet: Down went one of {Bo's} ears. // sit sad
pie: Up went two ears. Pie? Oh, {Bo}! // sit happy

## guineapig
dig: {Bo+} had the grass. Munch, munch, munch. // stand happy
too: "Wheek!" {Bo} said it, too. // look-up delighted
quiet: {Bo} said wheek. It was not a big wheek. // sit sad
pie: {Bo} ran round and round the pies. Wheek! // run delighted

## hamster
dig: {Bo+} put sand in one cheek. Oops! // sit curious
too: {Bo} went in {Kim's} hands. Bump, bump! // carried worried
quiet: {Bo} put {their} nose out. No brolly. // look-up sad
pie: {Bo} made a pie. It was as small as a pea. // sit proud

## horse
dig: {Bo+} went clop, clop. Big, big feet! // walk calm
too: {Bo} came, too. The park went bump. // run happy
quiet: {Bo} put a big nose on {Kim}. Hff. // stand sad looks Kim
pie: Clop! {Bo} had a foot in a pie. // stand happy

## lizard
dig: {Bo+} lay on the hot sand. Aah! // lie happy
too: Zip! That was {Bo}, by and gone. // run curious
quiet: {Bo} lay flat. Flat, flat, flat. // lie sad
pie: {Bo} lay on a pie. The pie was hot. // lie happy

## toy
dig: {Kim} sat {Bo+} in the sand. Plop! // sit happy
too: {Bo} came, too, in {Kim's} arms. Squash! // carried delighted
quiet: {Kim} sat by {Bo}. {Bo} fell over. // lie sad
pie: {Bo} got sand in one ear. Good sand! // sit proud

## other
dig: {Bo+} had a good look at the sand. // stand curious
too: {Bo} looked at {Kim}. {Bo} looked at the brolly. // stand curious looks friend
quiet: {Bo} looked here and there. No brolly. // stand sad
pie: {Bo} had a pie, and the brolly had a pie. // stand happy

## duet
dig: This bit was for {Bo+}. That bit was for {Mo+}. // sit calm looks Mo
too: {Bo} looked at {Mo}. {Mo} looked at the brolly. // look-up curious
quiet: {Bo} had {Mo}. {Mo} had {Bo}. Hm. // sit calm looks Mo
pie: One pie for {Bo}! One pie for {Mo}! // sit happy looks Mo

## duet 2
dig: Here was {Bo+}. And here was {Mo+}! // stand happy looks Mo
too: {Bo} did what {Mo} did. {Mo} did what {Bo} did. // look-up happy looks Mo
quiet: {Bo} sat close to {Mo}. That was nice, for {Mo}. // sit sad looks Mo
pie: {Bo} got sand on {Mo}. {Mo} got sand on {Bo}! // sit delighted looks Mo

## any spot
dig: {Bo+} got the best spot. It was hot. // sit happy
too: Did {Bo} go, too? Not {Bo}. Too hot! // lie calm
quiet: Was {Bo} there? Yes. It was not the same. // sit sad looks Kim
pie: Who got the big one? {Bo} did! // sit proud

## any near
dig: Where did {Bo+} go? By {Kim}, of course. // sit calm looks Kim
too: {Bo} saw that brolly. {Bo} saw it all. // look-up curious
quiet: {Bo} looked at {Kim}. {Kim} looked at {Bo}. // look-up sad looks Kim
pie: Pat, pat, pat! {Bo} got a pat, too. // look-up happy looks Kim

## any nap
dig: {Bo+} had a nap. Sand is good for that. // sleep calm
too: {Bo} woke up. What was that? // look-up curious
quiet: {Bo} did not nap. It was too still. // lie sad
pie: {Bo} had a nap by a pie. // sleep happy

## any say
dig: "Hello, {Bo+}," said {Kim}. // look-up happy looks Kim
too: {Bo} did not say it. {Bo} said {bo.noise}. // look-up curious
quiet: "Say it, {Bo}," said {Kim}. {Bo} did not. // sit worried looks Kim
pie: "And {Bo}?" said the brolly. Yes, and {Bo}! // sit happy
`
