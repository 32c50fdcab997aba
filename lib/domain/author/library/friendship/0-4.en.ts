export const words = String.raw`
title: <Me Too|The Brolly That Said Me Too|{Kim} and the Brolly|Me Too, Said the Brolly>
set: ran = [wheels: rolled | ran]
set: sat = [wheels: Up came {Kim}, close[roomy: , close] | Down sat {Kim}]
set: sand = [snow-day: snow | sand]
set: park = [beach-holiday: beach | park]
refrain: "Me too," said the brolly.
recall: the brolly in the park
deed: gave {bibi} the one good spade
keepsake: the one good spade
joke: Me too!
summary: {Kim} has a bucket, a spade, {Bo} and all of the {park}. Then there is a brolly. It digs when {Kim} digs, and it hides when {Kim} hides, and all it ever says is "Me too". {Kim} says no more. Then the {park} is rather big.
extra: friend = {bibi}
pick: bibi = Bibi, Lulu, Momo, Coco, Nini, Tutu
pick: bug = a bug, an ant, a pea
pick: drip = drip, plip, plop
pick: bump = bump, bonk, boomp
pick: dig = dig, scoop, scrape
pick: pat = pat, clap, tap
word: brolly = an umbrella, to keep you dry
word: spade = a tool for digging
word: whee = what you say when you go fast
word: log = a bit of a tree that lies down
word: stamp = to put your foot down hard
word: sniff = a small, wet breath through the nose
question: What did the brolly always say?
question: Why did {Kim} say no more?
question: Who saw the two eyes first?
question: What did {Kim} give to the brolly?
question: Who does what you do?
activity: sound | Say it together, each time: "Me too!" | big ; small ; sad ; happy
activity: move | One of you digs, pats, stamps and sniffs. The other one does it, too.
activity: find | Look for the brolly. Where does it come in?
surprise: The brolly is in the picture before anybody sees it. | Look behind {Kim} on page 2.
surprise: On the last page, the brolly and {Kim} both go home. | Wave to them, and say it softly.

# 1
= {Kim} holds a bucket at the edge of the {sand}.
<{Kim} had a bucket, a spade and {Bo+}.|{Kim} had a spade, a bucket and {Bo+}.|{Kim} had {Bo+}, a bucket and a spade.>

[somewhere: It was a {park} {somewhere.at}. {He} had all of it. | <{He} had all of the {park}.|And {he} had all of the {park}.|The {park} was all for {him}.>] [snow-day: It was white, white, white! | beach-holiday: Hush, hush, said the waves. | roomy: <It had big, soft {sand}!|It had deep, soft {sand}!|It had lots and lots of {sand}!>]

[birthday: And it was {Kim's} birthday! | snow-day: It was a snow day! | holi: It was Holi. {He} had a bowl of pink. | eid-al-fitr: It was Eid. {He} had new shoes. | occasion&!event: It was {occasion}. | series: {He} had {series.keepsake}.] <"All for me," said {Kim}.|"Mine, all of it," said {Kim}.|"It is just for me," said {Kim}.>

# 2
= {Kim} digs in the {sand}. Behind {him}, somebody with a red brolly is watching.
{Dig}, {dig}, {dig}! {Kim} dug a hole.
* dig | <It was a good, deep hole.|It was a fine big hole.>
> want

{Pat}, {pat}, {pat}! {Kim} made a pie.

<Then {Kim} looked up.|Then {Kim} looked up, and up.|Then there was a bit of red.>
^ child second

# 3
= {Kim} looks up at a big red brolly with somebody small under it.
[snow-day: Who has a brolly, in the snow? | <There was no rain. But there was a brolly!|Who has a brolly, with no rain?|No rain, and a brolly?>] <{Kim} saw red, and two feet.|It was red, and it had feet.|It had two feet, and it was red.>
> eyes
* dig | <{Kim} did not see in.|Who was in there? {Kim} could not see.>

[roomy: <"Hello?" said {Kim}.|"Who is that?" said {Kim}.|"That is a brolly," said {Kim}.>]

"Me too," said the brolly.

# 4
= {Kim} and the brolly kneel, with two {sand} pies.
{Dig}, {dig}, {dig}, went the brolly, with its hands. {Pat}, {pat}, {pat}!
* dig | <Now there were two pies.|There was its pie, and it was good.>
> gift

[birthday: "It is my birthday," said {Kim}. | holi: "This is my pink," said {Kim}. | eid-al-fitr: "I have new shoes," said {Kim}. | beach-holiday: "This is my bit of beach," said {Kim}. | snow-day: "This is my snow day," said {Kim}. | <"This is my dig," said {Kim}.|"My {sand}," said {Kim}.|"I was here first," said {Kim}.>] "Me too," said the brolly.

# 5 a
= {Kim} goes up a hill. The red brolly comes up behind.
<So {Kim} went up the hill.|Off went {Kim}, up the hill.|{Kim} went up the big hill.> Up, up, up! [place: {He} saw {place.landmark}. | beach-holiday: {He} saw all of the sea.]
^ pet set | The hill was good. It had no brolly.

Then who came up? Up, up, up!

<"Me too!" Oh, no. The brolly.|"Me too!" It was that brolly.|"Me too!" Oh, no, no, no.>

# 5 b
= {Kim} goes round a tree. Round the other side comes the red brolly.
<So {Kim} went to a tree.|Off went {Kim}, to a tree.|{Kim} went to the best tree.> [place: It was {place.tree}.] Round, round, round!
^ pet set | The tree was good. It had no brolly.

Then who came round? Round, round, round!

<"Me too!" Oh, no. The brolly.|"Me too!" It was that brolly.|"Me too!" Oh, no, no, no.>

# 6 a
= {Kim} goes fast down the hill, and the brolly comes after.
<{Kim} {ran} down the hill.|Down the hill {ran} {Kim}.|So {Kim} {ran} off, down the hill.> Whee!
* too | <The hill went by, and by, and by.|The trees went by, and by, and by.|Down, and down, and down!>
> whee

<Then there was one more whee.|Then there was a whee too many.|Then the hill said whee.> {Bump}! [series: "{series.joke}!" said {Kim}.]

"Me too!" said the brolly.

# 6 b
= {Kim} calls into a fat pipe. At the other end is the brolly.
<"Hoo!" said {Kim}, in a pipe.|{Kim} put a hoo in a pipe.> <"Hoo!" said the pipe.|The pipe said it back.|Back came a hoo.>
* too | {Kim} did one more. Hoo, hoo, hoo!
> whee

<"I am {Kim}!" said {Kim}, in the pipe.|"Hello!" said {Kim}, in the pipe.|"It is me!" said {Kim}, in the pipe.> [series: And, "{series.joke}!"]

"Me too!" <Pipes do not say that.|That was not the pipe.>

# 7 a
= {Kim} swings. On the other swing, the brolly swings on its tummy.
{Kim} went on the swing. <Swish, swash!|Up, and back!|Swing, swung!> [place: {He} saw {place.ride} go by.]
^ child set |
* too | <Up went {Kim}. Down went {Kim}.|Up, and down, and up!>

<Who was on the other swing?|And the other swing?|Who had the other swing?> <Somebody lay on it, tum down.|Somebody had it, tum down.|Somebody swung there, tum down.>

"Me too!"

# 7 b
= {Kim} comes down the slide. After {him} comes the brolly, on its tummy.
{Kim} went down the slide. <Zip!|Zoom!|Zzzip!> [place: {He} saw {place.ride} go by.]
^ child set |
* too | <Up went {Kim}. Zip, down came {Kim}.|Up, up, up, and down, down, down!>

<Who came down next?|Then who came down?|And who was next?> <It went zip on its tum.|Zip, zip, on its tum!|It came down on its tum.> {Bump}!

"Me too!"

# 8
= {Kim} hides behind a log. Behind the other end of the log is the brolly.
<{Kim} hid by a log. Shh!|Shh! {Kim} hid by a log.|{Kim} got down by a log. Shh!>
> hush
* too | <{Kim} did not move one toe.|Not one toe went out.>

[roomy: <Then it was still, still, still.|It was as still as a stone.|Still. Still. Still.> | It was still.]

"Me too," said the log, as small as {bug}.

# 9
= {Kim} and the brolly stand nose to nose, with hands on hips.
<"I am me!" said {Kim}. "Just me!"|"No! I am me!" said {Kim}. "Just me!">
* too | <The brolly had a good think.|The brolly looked up, and down.>
^ pet second

"Me too," said the brolly. "Just me!"

[roomy: <{Kim's} face got hot. {His} ears got hot.|{Kim} got hot. {He} got hot all the way up.|Hot, hot, hot went {Kim}, up to the ears.> | {Kim} got hot.]

# 10
= {Kim} points away and shouts. The brolly goes off, low and slow.
[wheels: Bang, bang, bang! | <Stamp, stamp, stamp!|Stamp! Stamp! Stamp!>] "No!" said {Kim}. [roomy: "No more me too! <Go and play there!"|Go home!"|Off you go!"> | "No more me too!"]

<The brolly did not say a thing.|The brolly did not say it.|Nobody said me too.>
> torn

<Down went the brolly, and off it went.|Down went the brolly. Off it went.> [roomy: <Off, off, off.|Off, and off, and off.> | Off, off.]

# 11
= {Kim} digs alone again.
<Good!|There!|At last!> <Now {Kim} had it all.|Now it was all for {Kim}.> [somewhere&roomy: All of it, {somewhere.at}!] {Dig}, {dig}, {dig}!
* quiet | <Nobody dug. Nobody said it.|Nobody else went {dig}.>
> fetch

<{Dig}, {dig}... {dig}.|{Pat}, {pat}... {pat}.>

[series: In went {series.keepsake}. [friend: {series.friend} had sent it.] | <"Good," said {Kim}, to the hole.|"All for me," said {Kim}, to the hole.|"Nice," said {Kim}, to the hole.>]

# 12
= {Kim} has made a fine {sand} pie. Nobody is there to see it.
<{Kim} made one more pie.|Then {Kim} made a pie.> <It was the best, best pie!|It was the best one of all!|It was big, and it did not fall!> [birthday: It had sticks, for candles. Nobody sang. | holi: {He} put pink on {his} nose. Nobody did it back. | eid-al-fitr: {He} had an Eid sweet. Eid sweets are for two. | beach-holiday: Up came the sea. Hush! No more pie. | snow-day: It had a snow hat. Nobody saw. | <"Look!" said {Kim}. "Look, look!"|"Look, {Bo}!" said {Kim}.|"Who wants to look?" said {Kim}.>]
^ pet trouble |
* quiet | <But {Bo} did not look.|But {Bo} looked the other way.>

[place: Just {place.creature} came by. | <The wind just went by.|"Woo," said the wind. Just the wind.|A leaf fell on it. Just a leaf.>]

# 13
= {Kim} comes back alone and looks round.
<{Kim} did it all again, up and down.|So {Kim} did it again, all of it.> <Whee, whee!|Whee, whee, whee!>
> gone
* quiet | <{Bo} was not there to see.|{Bo} did not see it.>
^ child third

<But with no {Bo}, it was a flat whee.|It was not a big whee, with no {Bo}.|With no {Bo}, the whee fell down flat.>

# 14
= {Kim} sits and talks to the bucket.
"Hello?" said {Kim}, to the bucket. <The bucket did not say hello.|There was not one word from the bucket.|Buckets do not say hello to you.>
^ child trouble |
* quiet | <{Kim} said it for the bucket, in a bucket voice.|{Kim} gave it a pat. It was just a bucket.>
^ pet third

<And where, where was {Bo}?|Then {Kim} looked round. No {Bo}!|"{Bo}?" said {Kim}. There was no {Bo}.>

# 15 a
= {Kim} looks for {Bo} by the hill, the swing and the log.
Not on the hill. Not on the swing. [place: Not on {place.street}. | <Not by the log.|Not by the log, or in the log.>]

[roomy: <"{Bo}?" said {Kim}. "{Bo}, {Bo}?"|"{Bo}! {Bo}!" said {Kim}.|"Where are you, {Bo}?" said {Kim}.> <Not here. Not there.|Look, look, look!> | "{Bo}?" said {Kim}.]
> hinge

<"Who is there?" said {Kim}.|"What is there?" said {Kim}.>

# 15 b
= {Kim} looks for {Bo} by the pipe, the slide and the log.
Not in the pipe. Not on the slide. [place: Not on {place.street}. | <Not by the log.|Not by the log, or in the log.>]

[roomy: <"{Bo}?" said {Kim}. "{Bo}, {Bo}?"|"{Bo}! {Bo}!" said {Kim}.|"Where are you, {Bo}?" said {Kim}.> <Not here. Not there.|Look, look, look!> | "{Bo}?" said {Kim}.]
> hinge

<"Who is there?" said {Kim}.|"What is there?" said {Kim}.>

# 16
= Under a tree is the brolly, held right down. {Kim} stands near.
<And there was the brolly, right down low.|There was the brolly, as low as can be.> {Bo} looked under it: {drip}, {drip}, <and|but> [snow-day: not snow | no rain].

<Now {Bo} looked at {Kim}, who had said no.|And {Bo} looked at {Kim}, who had said no.>
^ child pay | [roomy: <What did {Kim} say? Not one thing.|{Kim} did not know what to say.> | What now?]

# 17
= {Kim} and the brolly sit side by side under the tree, and they both sniff.
{Sat}. [roomy: <Now {Kim} was low, too.|It was low there.|That was low.>] <Up got the brolly, to go away.|Then the brolly got up, to go.>
> low | <A leaf came down.|Nobody said a thing.>

<"Sniff," said the brolly.|"Sniff, sniff," said the brolly.>

<Sniff, sniff.|Sniff, sniff, sniff.> "Me too," said {Kim}, and held on to {Bo}.

# 18
= {Kim} holds out the spade. Two eyes and a nose look out from under the brolly.
<Up came the brolly. Up came two eyes, and a nose.|Up went the brolly. Out came a nose.|The brolly went up. There was a nose in it.>

<{Bo} looked at {Kim}, and then at the one spade.|{Bo} looked at the one spade, and then at {Kim}.> [deed: {Kim} {deed}. [back: That was {back.at}. | Once.] [roomy: So {he} could do this.] | <It was a good spade.|It was such a good spade.> [roomy: <{He} looked at it for a bit.|{Kim} held on to it for a bit.|{Kim} had a think.>]]
^ pet pay

<"You dig," said {Kim}.|"You have it," said {Kim}.|"Here you are," said {Kim}.>

# 19 a
= From above: {Kim} and {bibi} make {sand} pies together.
{Dig}, {dig}, {dig}! {Pat}, {pat}, {pat}! [birthday: It sang {Kim} all of the song! | holi: Pink on each nose! "Holi hai!" | eid-al-fitr: "Eid Mubarak," said {Kim}. One sweet each! | beach-holiday: Up came the sea. Dig a wall! | snow-day: One snow man! Two snow men! | series: On top went {series.keepsake}.]
> two
* pie | [!event: <"More!" said {Kim}.|"Big ones!" said {Kim}.|"One for you!" said {Kim}.>]
* pie |

"I am {Kim}," said {Kim}.

"Me too!" said the brolly. <No, no. That was {bibi}.|No, no, no! She was {bibi}.>

# 19 b
= From above: {Kim} and {bibi} each dig a hole, and the two holes meet.
<{Kim} dug here. The brolly dug there.|{Kim} dug this way. The brolly dug that way.> [birthday: It sang {Kim} all of the song! | holi: Pink on each nose! "Holi hai!" | eid-al-fitr: "Eid Mubarak," said {Kim}. One sweet each! | beach-holiday: In came the sea, round and round! | snow-day: It was a snow house for two! | series: In went {series.keepsake}.]
> two
* pie | [!event: {Dig}, {dig}, {dig}! <Deep, deep, deep!|In, in, in!>]
* pie |

{Kim} put a hand in. <It met a hand!|There was a hand in there!>

<It was {bibi}. "Hello," said {bibi}.|It was a small hand. It was {bibi}.>

# 20 a
= {Kim} goes home backwards, waving, and bumps into the gate. Far away, {bibi} waves too.
> home
* pie | <The brolly went off, and {Kim} went off.|Time to go, said the sun.>
* pie |

[place: {place.Ride} was there. | home: Home to {home.own}! | Home time!] <{Kim} went backwards, to wave.|{Kim} did a wave, and one more wave.> {Bump}! That was the gate.

Far, far off, {bump}! "Me too!"

# 20 b
= {Kim} and {bibi} go home under one red brolly in the [snow-day: snow | rain].
[snow-day: Then down the snow came. Pff, pff, pff! | <Drip. Drip, drip. Now there was rain!|Drip, drop. That was real rain!|Then it did rain. Drip, drop!>]
> home
* pie | <{Kim} had no brolly.|Who had no brolly? {Kim}.>
* pie |

"Come in," said {bibi}. In went {Kim}.

[place: Home it went, by {place.landmark}. | <Up the hill went the brolly.|Off home went the brolly.>] It had four feet now.

## lead dog
want: {Bo} had a ball. <Would {Kim} throw it? Not now.|Who would throw it? Not {Kim}.>
eyes: From low down, {Bo} saw two eyes, and <a hello|a nose>.
gift: {Bo} gave it the ball. <Off it flew! {Bo} ran.|And it threw the ball!>
whee: <The brolly threw the ball. {Bo} ran and ran.|Off went the ball. Off went {Bo}!>
hush: Huff, huff, huff! <That was {Bo}, with the ball.|Shh, {Bo}, with that ball!>
torn: {Bo} looked at {Kim}, and then at the brolly. Oh.
fetch: {Bo} put the ball by {Kim}. <Nobody threw it.|It just lay there.>
gone: <Then {Bo} took the ball, and off {they} went.|Off went {Bo}, with the ball. Where to?>
hinge: Up came {Bo}. No ball! One wet ear! {They} ran to a tree.
low: But {Bo} lay down on its feet, and it <had to stop|stopped>.
two: <{Kim} threw it. The brolly threw it. Run, {Bo}!|Two to throw the ball! Run, {Bo}!>
home: {Bo} took the ball home. <It was a good ball.|That ball had had a good day.>

## lead cat
want: {Bo} had no house. <In the bucket, then? Out you go!|The bucket, then? Out of there!>
eyes: {Bo}, so low, saw <a red house, and two eyes|two eyes, in a red house>.
gift: {Bo} went in under it. <Good! A house for a cat.|It was just right, for a cat.>
whee: The house ran off. <{Bo} did not. Cats do not run.|{Bo} sat there, with no house.>
hush: {Bo} hid, too. <One paw was out. Just one.|Just one paw was out.>
torn: That was {Bo's} house! {Bo} looked at {Kim}. Well!
fetch: {Bo} got in the bucket. <It was not red.|It was just a bucket.>
gone: Then {Bo} went off. <{Bo} did not look back.|Where to? Cats do not say.>
hinge: {Bo} put one paw out, by a tree. Purr, said {Bo}!
low: But {Bo} lay down on its feet, so it <had to stop|stopped>.
two: {Bo} had the red house. <It was by the pies.|{Bo} had it all.>
home: {Bo} got in the bucket. <Nobody said out.|And {Kim} let {Bo} be.>

## lead bird
gift: {Bo} said cheep to it. It said cheep to {Bo}.
hinge: Cheep, cheep, cheep! That was {Bo}, by a tree.
low: But {Bo} sat down on its toe, so it stopped.

## lead fish
gift: It was not so hot for {Bo} now. Nice brolly!
hinge: There was {Bo's} bowl, by a tree. It was all red!
low: But {Bo's} bowl was in the way, so it stopped.

## lead rabbit
gift: Hop! {Bo} sat by its toes. It had good toes.
hinge: Hop, hop, hop, round a tree went {Bo}.
low: But {Bo} sat on its cold toes, so it stopped.

## lead guineapig
gift: "Wheek!" said {Bo}. "Wheek," said the brolly. Well!
hinge: "Wheek!" That was {Bo}, by a tree. "Wheek!"
low: But {Bo} sat down on its toes, so it stopped.

## lead hamster
gift: {Bo} put out a nose. It put out a toe.
hinge: There was {Bo's} nose, and it went round a tree.
low: But {Bo} sat on its big toe, so it stopped.

## lead horse
gift: {Bo} put a big nose in. Hff! Up it went.
hinge: {Bo} is big. {Kim} saw {Bo}, far off, by a tree.
low: But {Bo} put a nose on it, so it stopped.

## lead lizard
gift: {Bo} lay by its toes. It was red there.
hinge: Zip! That was {Bo}, round a tree, and gone.
low: But {Bo} lay flat on its toes, so it stopped.

## lead toy
gift: It gave {Bo} a pat. Pat, pat. Just for {Bo}.
hinge: There was {Bo's} foot. Somebody had {Bo}, by a tree.
low: But it had {Bo} in one hand, so it stopped.

## lead other
gift: It looked at {Bo}. It gave {Bo} a bit of leaf.
hinge: There was {Bo}, and {Bo} looked at a tree.
low: But {Bo} lay down on its feet, so it stopped.

## trait pet fear
set: {Bo} does not like {trait.things}. Was this {trait.a}? Just a brolly!
trouble: {Bo} hid. Was it {trait.thing}?
pay: Was it {trait.thing}? {Bo} came, all the same.

## trait pet umbrellas
set: {Bo} does not like umbrellas. But this one had nice feet.
trouble: It was gone. {Bo} was not glad. Why was that?
pay: In went {Bo}, under an umbrella! All the way in!

## trait pet theft
set: {Bo} took {trait.a}. Whose was it? The brolly's!
trouble: {Bo} had {trait.thing} still. Nobody came for it.
pay: {Bo} gave {trait.thing} back. It was a bit wet.

## trait pet socks
set: Off came one small sock. {Bo} took it. {Bo} takes socks.
trouble: {Bo} had that sock still. Nobody came for it.
pay: {Bo} gave back the small sock. In went a small foot.

## trait pet noise
set: "{trait.Sound}!" said {Bo}. "{trait.Sound}!" said the brolly.
trouble: "{trait.Sound}?" said {Bo}. Nobody said it back.
pay: "{trait.Sound}," said {Bo}. "{trait.Sound}," said that nose.

## trait pet part
set: {Bo} has {trait.has}. The brolly got down low, to see.
trouble: {Bo} sat there, with {trait.has}. Nobody got down low.
pay: It gave {Bo} a pat. It likes {trait.has}.

## trait pet deaf
set: {Bo} does not hear. But {Bo} saw it, and got a wave.
trouble: {Bo} did not hear. But {Bo} saw that it was gone.
pay: {Bo} did not hear the sniff. {Bo} saw the smile.

## trait pet age
set: {Bo} is {trait.is}. [old: {Bo} is slow. It waited for {Bo}. | {Bo} fell over. It helped {Bo} up.]
trouble: {Bo} is {trait.is}. [old: It was a long way, with nobody to wait. | {Bo} fell over. Nobody helped.]
pay: [old: Up got old {Bo}, for a pat. | {Bo} fell over, and got a small hand.]

## trait pet favourite
set: {Bo} had {trait.thing}. The brolly liked it, too.
trouble: {Bo} had {trait.thing}. It was no fun for one.
pay: {Bo} put {trait.thing} down, by two small feet.

## trait pet sleep
set: {Bo} likes to sleep {trait.where}. "Me too," it said.
trouble: {Bo} wanted to go and sleep. This was no fun.
pay: {Bo} did not sleep now. {Bo} was all nose.

## trait pet habit
set: {Bo} likes to {trait.do}. It had to do it, too.
trouble: {Bo} did it all alone. It was no fun.
pay: So {Bo} {trait.did}. So it did it, too!

## trait pet talent
set: {Bo} can {trait.do}. It could not, but it had a go.
trouble: {Bo} can {trait.do}. But who for?
pay: [shakeshands: {Bo} put out a paw. A hand took it. | opensdoors: {Bo} can open doors. And brollies! | So {Bo} did it, just for the brolly.]

## trait child fear
set: "I do not like {trait.things}," said {Kim}.
trouble: There might be {trait.things}. Nobody said "me too".
pay: Was it sad about {trait.things}? No. About {Kim}.

## trait child collection
set: {Kim} had {trait.a}. It had one, too.
trouble: {Kim} got out {trait.thing}. Nobody had one, too.
pay: {Kim} put {trait.thing} down, by two small feet.

## trait child noise
set: {Kim} likes to {trait.do}. So it did, too.
trouble: {Kim} {trait.did}, and [talksalot: talked, and talked | {trait.did}]. Nobody did it, too.
pay: [talksalot: {Kim} can talk and talk. Not now. Now {he} just sat. | So {Kim} {trait.did}, close by, just a bit.]

## trait child part
set: "I have {trait.has}," said {Kim}.
trouble: {Kim} had {trait.has}. Nobody had that, too.
pay: {Kim} looked in. It did have {trait.has}, too!

## trait child favourite
set: "I like {trait.things}," said {Kim}.
trouble: "I like {trait.things}," said {Kim}.
pay: "Do you like {trait.things}?" said {Kim}. Sniff. It did.

## trait child sleep
set: "I sleep {trait.where}," said {Kim}.
trouble: "I sleep {trait.where}," said {Kim}.
pay: "Do you sleep {trait.where}?" said {Kim}. Sniff. It did.

## trait child habit
set: {Kim} likes to {trait.do}. So it did, too.
trouble: {Kim} {trait.did}. Nobody did it, too.
pay: [askswhy: "Why are you sad?" said {Kim}. But {he} knew why. | counts: {Kim} counted the drips. One, two, three, four. Oh. | drawsonthings: {Kim} drew a face by its feet. A sad one. | {Kim} put {his} hat down, by two feet.]

## trait child talent
set: "I can {trait.do}," said {Kim}. And {he} did.
trouble: {Kim} can {trait.do}. But who for?
pay: [remembers: {Kim} remembers it all. It just wanted to play. | So {Kim} {trait.did}, just for the brolly.]

## dog
dig: {Bo+} dug, too. Up flew the {sand}!
too: {Bo} was in on it. Woof, woof, woof!
quiet: {Bo} put {their} chin down. Hff.
pie: {Bo} ate one pie. Bleh! Just one.

## dog 2
dig: Down went {Bo+}, flop, on the {sand}.
too: {Bo} got a bone, a big one!
quiet: {Bo} had the bone. It was no fun now.
pie: {Bo} lay on two pies. Flat!

## cat
dig: {Bo+} sat in the {sand}. Just sat.
too: {Bo} shut one eye. Too much noise!
quiet: {Bo} went to look for it. Just one look.
pie: {Bo} sat on a pie. It was flat now.

## cat 2
dig: {Bo+} put in one paw. Bleh! Paw out.
too: {Bo} sat. Cats do not do whee.
quiet: {Bo} came by, and went by. Purr? No purr.
pie: {Bo} got a pat. Not a pie one.

## bird
dig: {Bo+} had a {sand} bath. Puff, puff!
too: {Bo} said it, too. Cheep, cheep, cheep!
quiet: {Bo} did not sing. Not one cheep.
pie: One leaf for the pie! That was {Bo}.

## fish
dig: {Bo+} dug, too, in the bowl. Blup!
too: {Bo} went round, and round, and round.
quiet: {Bo} blew just one bubble. Pop.
pie: {Bo} got a pie, too, right by the bowl.

## fish 2
dig: Plop! {Kim} put {Bo+} by the {sand}.
too: Blup, blup! {Bo} got a bit of {sand} in.
quiet: {Bo} hid by the green weed.
pie: {Bo} swam up, and {Bo} swam down. Whee!

## rabbit
dig: {Bo+} dug a hole, too. Dig, hop, dig!
too: {Bo} hopped here. {Bo} hopped there.
quiet: {Bo} did not hop.
pie: {Bo} had a nose in the pie.

## guineapig
dig: {Bo+} had a leaf. Munch, munch, munch.
too: "Wheek!" {Bo} said it, too.
quiet: {Bo} said wheek. It was a sad one.
pie: {Bo} ran round and round the pies. Wheek!

## hamster
dig: {Bo+} put a bit in one cheek. Oops!
too: {Bo} went in {Kim's} hands. Bump, bump!
quiet: {Bo} put {their} nose out. No brolly.
pie: {Bo} made one, as small as a pea.

## horse
dig: {Bo+} went clop, clop. Big, big feet!
too: {Bo} came, too. The {park} went bump.
quiet: {Bo} put a big nose on {Kim}. Hff.
pie: Clop! {Bo} had a foot in a pie.

## lizard
dig: {Bo+} lay on the bucket lid. Aah!
too: Zip! That was {Bo}, by and gone.
quiet: {Bo} lay flat. Flat, flat, flat.
pie: {Bo} lay on a pie. A bed!

## toy
dig: {Kim} sat {Bo+} by the hole. Plop!
too: {Bo} came, too, in {Kim's} arms. Squash!
quiet: {Bo} fell over. {Kim} let {Bo} lie.
pie: {Bo} got {sand} on one arm. Good {sand}!

## other
dig: {Bo+} had a good spot, by the hole.
too: {Bo} did it, too, in {their} own way.
quiet: {Bo} looked here and there. No brolly.
pie: {Bo} had a pie, just {Bo}.

## duet
dig: This bit was for {Bo+}. That bit was for {Mo+}.
too: {Bo} looked at {Mo}. Well!
quiet: {Bo} had {Mo}. {Mo} had {Bo}. Hm.
pie: One pie for {Bo}! One pie for {Mo}!

## duet 2
dig: Here was {Bo+}. And here was {Mo+}!
too: {Bo} did what {Mo} did.
quiet: {Bo} sat close to {Mo}.
pie: {Bo} and {Mo} got {sand} on the nose!

## any spot
dig: {Bo+} got the best spot. No room for {Kim}!
too: Did {Bo} go, too? Not {Bo}. Too far!
quiet: {Bo} had a big spot now.
pie: Who got the big one? {Bo} did!

## any near
dig: {Bo+} went by {Kim}, close, close by.
too: {Bo} went by the brolly. {Bo} liked it there.
quiet: {Bo} looked at {Kim}. Hm.
pie: Pat, pat, pat! {Bo} got a pat, too.

## any nap
dig: {Bo+} had a nap by the hole.
too: {Bo} woke up. What was that?
quiet: {Bo} did not nap. It was too still.
pie: {Bo} had a nap by a pie.

## any say
dig: "Hello, {Bo+}," said {Kim}.
too: {Bo} did not say it. {Bo} said {bo.noise}.
quiet: {Bo} did not say it. Not once.
pie: "And {Bo}?" it said. And {Bo}!
`
