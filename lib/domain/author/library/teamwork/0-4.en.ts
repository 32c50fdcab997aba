export const words = String.raw`
title: <One, Two, Three, Pull!|{Kim} and the Kite|Who Says Pull?|Up in the Tree>
refrain: "One, two, three, pull!" said {Kim}.
recall: the kite in the tree
deed: gave {dot} the tail of a kite
keepsake: the tail of the kite
joke: One, two, bump!
summary: The big kite is up in the tree, and just its tail hangs down. {Kim} can pull it. {dot} can pull it. But {Kim} pulls at two, and {dot} pulls at four. Bump! And who gets to say it?
extra: friend = {dot}
pick: dot = Fern, Bea, Lil, Joy, Suki, Tilly, Etta
pick: big = a door, a bed, a bed sheet, a bath
pick: head = head, nose, hat, chin
pick: over = the hill, the path, the pond, the slide
pick: top = leaf, red leaf, big leaf
set: beat = [dog: Huff, huff, huff | cat: Prr, prr, prr | bird: Tap, tap, tap | fish: Blup, blup, blup | rabbit: Thump, thump, thump | guineapig: Wheek, wheek, wheek | hamster: Crunch, crunch, crunch | horse: Clop, clop, clop | lizard: Tick, tick, tick | toy: Squeak, squeak, squeak | Hum, hum, hum]
word: kite = it flies up on the wind, on a string
word: tail = the long, thin bit at the end
word: pull = to get hold of a thing and make it come to you
word: bump = when you sit down all at once
word: bow = a knot with two ears
word: wind = air that goes by, whoosh
question: Who had the kite?
question: What came down when {Kim} had a pull?
question: Why did it not work when {Kim} and {dot} were both at it?
question: What did {Kim} give to {dot}, and who said it in the end?
question: What can you not do, with just one of you?
activity: sound | Say it so that you are one voice. | One ; two ; three ; pull
activity: move | Hold hands, sit down, and get up, all at once. Is it hard?
activity: sound | Be the sound of {Bo}, three times. What can you do to it? | clap ; jump ; pull
surprise: More and more leaves come down. | Say what came down on page 3, on page 4, and on page 9.
surprise: It takes all of them to pull it down. Who says when? | Listen on page 17.

# 1
= A big red kite flies away up in the wind. {Kim} stretches out both hands.
Up went the kite. <Up, up, up!|Up and up!> It was as big as {big}. [friend: {series.friend} had made the tail.] [birthday: It was {Kim's} birthday kite, all new. | family-reunion: It was the reunion. All the aunts looked up. | beach-holiday: It was a beach day, with a big wind. | camping-trip: It was the camping trip, and the wind blew. | farm-stay: It was the farm stay, with a big wind. | occasion&!event: It was {occasion}. | series: It had {series.keepsake} on it.]

<"Look!" said {Kim}. "No hands! No string!"|"No hands!" said {Kim}. "Look! No string!"> <Oh. No string.|Oh, no. No string!|But no string is no good.> <{Bo+} saw it go.|There it went, and {Bo+} looked up.>

# 2
= The kite is in a tall tree. Its long tail hangs down.
[place: {place.Tree} got it, {place.at}. | somewhere: A tree {somewhere.at} got it. | <A tree got it.|The tree had it.>] <"Down, kite!" said {Kim}. It did not come.|"Come down, kite!" said {Kim}. Did it? No.|"Kite!" said {Kim}. "Here! Down!" It just sat.>
> want
* see | <Flap, it said, up there.|Flap, said the tail.|It did like it, up there.>

<But the kite's tail came down, as far as here.|But the tail of the kite hung down, to about here.|The kite let down its tail, as if to say pull.>

# 3
= {Kim} pulls at the tail of the kite. One leaf comes down.
<"I can pull it," said {Kim}.|"I can do it," said {Kim}.> "One, two, three, pull!"
> one
* see | <It was not a kite, not at all.|What came? It was no kite.|The tree held on.>

<Down came one {top}, on {Kim's} {head}. Plop!|Plop! Down came one {top}, on {Kim's} {head}.|What came? One {top}. Plop, on {Kim's} {head}!>

# 4
= {dot} comes and pulls at the tail. {Kim} looks on.
Then came {dot}, [place: from {place.street} | from over {over}]. <"I can pull," said {dot}.|"No, I can," said {dot}.> "One, two, three, pull!"
^ pet set
* see | <"That was my {top}," said {Kim}.|It was still no kite.|{dot} pulled till her boots went in.>

<Down came two. Plop, plop!|Plop, plop! Down came two.>

# 5 a
= {Kim} pulls one way, and {dot} pulls the other way.
<So {Kim} went this way, and {dot} went that way.|{Kim} went this way. {dot} went that way.> Pull! Pull!
> way
* mix | <It was a bit like a seesaw.|Creak, said the tree.>

The kite did not go this way, or that way. [roomy: <It had no way to go.|Which way was it to go?>]

# 5 b
= {Kim} pulls high up at the tail, and {dot} pulls low down.
<So {Kim} had it up here, and {dot} down there.|{Kim} had it up here. {dot} had it down there.> Pull! Pull!
> way
* mix | <It was a bit like a slide.|Creak, said the tree.>

The kite did not go up here, or down there. [roomy: <It had no way to go.|Which way was it to go?>]

# 6
= {Kim} has sat down hard in the leaves. {dot} is about to.
<"One, two, three, pull!" said {Kim}.|"One!" said {Kim}. "Two, three, pull!"> But {Kim} pulled at two. Bump! [series&roomy: That was {series.keepsake}.]
^ child set |
* mix | <Who pulled at three? Nobody.|There was nobody at three.>

{dot} pulled at four. <Bump!|And bump!|Bump, in the grass!> [roomy: <The tree just stood there.|Flap, said the kite.>]

# 7
= {Kim} and {dot} stand nose to nose, and both talk.
<"I say it," said {dot}. "No, I say it," said {Kim}.|"I say it," said {Kim}. "No, I do," said {dot}.> [birthday: "It is my birthday!" | family-reunion: "My aunt is the big one!" | beach-holiday: "I have the bucket!" | camping-trip: "I have the torch!" | farm-stay: "I can moo! MOO!"]
> say
* mix | <Nobody pulled.|Nobody did it.|The kite had to wait.>

<"One!" "One!" "Two!" "Ten!" "Three!" "Pull!"|"One!" "Two!" "One!" "Six!" "Pull!" "Three!"> [series: "{series.joke}!"] <It was a lot to say.|That was just noise.|The tree did not know when to bend.>

# 8 a
= Everyone pulls at once under the tree, each their own way.
<Then they all had a go, all at once.|All at once, they all had a go.> Pull! Pull, pull! <"Now!" "Not now!"|"You!" "No, you!">
* mix | <Bump, and bump, and bump.|You could not see a kite for elbows.>
^ pet second

<It was a lot of pull, and a lot of bump.|A lot of pull! A lot of bump!|Each pull got in the way of a pull.>

# 8 b
= They have all sat down hard under the tree.
<Then they did it with eyes shut.|Eyes shut, then, all of them!> Pull! Pull, pull! <"Now!" "Was that now?"|"Who was that?" "Me!">
* mix | <Bump, and bump, and bump.|You could not see a kite for elbows.>
^ pet second

<It was a lot of pull, and a lot of bump.|A lot of pull! A lot of bump!|Each pull got in the way of a pull.>

# 9
= Leaves come down all over everyone, like rain. The kite stays up.
<Down it came, on {Kim} and on {dot}!|Down it all came, on {Kim} and {dot}!> [place&roomy: It came on {place.creature}, too.]
> fall | <It came in their ears.|It came up to their knees.>
^ pet trouble

<It was leaves! One was left on the tree.|But it was leaves. Just one still hung on.|It was the tree's hat, all but one leaf.> And the kite? <Up there, it said flap.|Flap, it said, up there.|It had not come one bit.>

# 10
= {Kim} sits on one side of the tree, and {dot} on the other. Nobody looks at anybody.
"You do it all wrong," said {dot}. <"You did it wrong first," said {Kim}.|"No, you do," said {Kim}.|"It is my kite," said {Kim}.>
> eyes
* low | <It was a sad tree, on this side and that.|Nobody looked at the kite.|It was a big tree to have in between.>

<{Kim} sat here. {dot} sat there.|So {Kim} sat here, and {dot} sat there.|One went to this side. One went to that.>

# 11
= All alone, {Kim} gives the tail one small pull.
{Kim} had one more go, <a small one|but not a big one>. <Not one leaf came down.|The last leaf did not come.|The tree did not even creak.>
^ child trouble |
* low | <{dot} had one more go. Flap, said the kite.|Flap, said the kite, and that was all.>

<One pull is a small pull.|It was just one pull, from just one.|It is no good to be one, in a one, two, three.>

# 12
= It is late. {Kim} and {dot} sit apart under the bare tree.
[birthday: The cake was at home, with nobody by it. | family-reunion: The aunts had all gone in, to eat. | beach-holiday: The sand got cold. The buckets had gone home. | camping-trip: The tents had their lights on, far off. | farm-stay: The cows went home, one, two, three. | place: {place.Says}. Then that stopped, too. | <It got late. The wind went off to bed.|The wind had gone to bed. It was late.>] <Nobody said one. Nobody said two.|Nobody said one thing.|Nobody had a word left.>
* low | <There was no bump. There was no flap.|A kite looks sad with no wind in it.>
^ child second

<It was so, so still. And then... shh!|And it was so still. But what was that?|Shh. It was as still as a stone.>

# 13
= {Kim} looks round at {Bo}, who makes a small sound, again and again.
[place: Down low was a sound. It was not {place.sound}. | <Then there was a sound, down low.|Down low, there was a small sound.>]
> hinge

{Kim} heard {Bo}. <And round the tree, so did {dot}.|Round the tree, {dot} did, too.|{dot} sat up. She heard it, too.> <It went on, and on.|It did not stop.>

# 14
= {Kim} and {dot} stand nose to nose, and laugh.
{beat}, said {Bo}. Clap, clap, clap, went {Kim}. Clap, clap, clap, went {dot}. <{Bo} said when.|It was all in time with {Bo}.>
^ pet third

<{Kim} looked round this side. {dot} looked round that side.|{Kim} looked round the tree, and so did {dot}.> <Nose, bump, nose!|Bump, nose to nose!|And there was a nose, and a nose!>

# 15
= {Kim} holds out the end of the tail to {dot}.
It was {Kim's} kite. <And {Kim} did so want to say it.|And oh, to be the one to say it!> [deed: Once, {Kim} {deed}. [back: That was {back.at}.] | <But {Kim} held it in.|But {Kim} let it go.|It was just there, on {Kim's} tongue.>]
^ child third

"You have the tail," said {Kim}. <"Shh! {Bo} can say it."|"Shh! Let {Bo} say it.">

# 16
= Everyone has got into one long line under the tree, hand behind hand.
{dot} had the tail. {Kim} had {dot}. And next came [2+: {pets} | {Bo}]. <All in one line, one long, long line.|They were one line, one long, long line.|Hold on, hold on, hold on, all down the line!> [roomy: [birthday: It was a birthday for all of them. | family-reunion: And all the aunts! All in one line! | beach-holiday: They dug their toes in the sand. | camping-trip: The torch was on the kite. | farm-stay: A cow came up to look.]]

<They did not speak. Shh, shh.|Shh, shh. They did not speak.> [roomy: <Not one of them.|They just waited.>]

# 17
= They all lean back and pull, all at once.
{beat}, said {Bo}, and PULL! Creak, said the tree. <It bent a bit.|It came down a bit.>
> beat
^ child pay

{beat}, said {Bo}, and PULL! <It bent, and it bent, and...|Down it came, and down...>

# 18
= They have all fallen over in the leaves, and the kite comes down on top of them.
Pop! <Bump went {dot}, and bump went {Kim}.|Bump, went {Kim}. Bump, went {dot}.|They all sat down at once.> It was just one bump!
> flap
* joy |
^ pet pay

<"Kite!" said {Kim}, from under it.|It was big, and red, and it was down.|The kite lay on them all, like a sheet.> [roomy: <All of it was there.|And {Bo} had said it.>]

# 19 a
= On a windy day, {Kim} and {dot} fly the kite together, and {pets} watch.
<Then they had a long string, and a wind.|Then there was a string, and there was a wind!> [place: Up, over {place.landmark}! | <Up, up, up!|Up it went!>] [series: [roomy: On its tail was {series.keepsake}.] | 1-3: [birthday: Now it had all of its birthday. | family-reunion: All the aunts had a go. | beach-holiday: It went up, over the sand. | camping-trip: It went up, over the tents. | farm-stay: It went up, and the cows looked.]]
* joy |

"I had it first," said {dot}. <"We had it last," said {Kim}.|"We have it now," said {Kim}.|"It had us all," said {Kim}.>

# 19 b
= {Kim} mends a hole in the kite with glue, and {dot} helps.
<Then it had a hole in it. {dot} held it.|It had one hole in it. So {dot} held it.> {Kim} had the glue. [place&roomy: It smelled of {place.food} and glue.] [series: [roomy: The tail got {series.keepsake}.] | 1-3: [birthday: Now it was a birthday kite for two. | family-reunion: Each aunt gave it one bow. | beach-holiday: A bit of sand got in the glue. | camping-trip: They did it by the tents. | farm-stay: A cow had a look at it.]]
* joy |

Nobody said it. <They just did it, one, two, three.|One, two, three, they just did it.|Hold, dab, hold, dab, they just did it.>

# 20 a
= From behind: all of them hold on to one string, high up on their toes. The kite pulls.
> last
* joy | <It was one string, with all of them on it.|There was a hand for each bit of string.>
It was a big kite, in a big wind. [place&roomy: It could see {place.ride}.] [roomy: [birthday: "Happy birthday," said {dot}. | family-reunion: "Hold on!" said all the aunts. | beach-holiday: The waves said hush. | camping-trip: The tent said flap. | farm-stay: "Moo," said a cow.]]

<"One," said {Kim}. "Two," said {dot}. "Three!"|"One!" said {dot}. "Two!" said {Kim}. "Three!"> And <the wind|the wind, the big wind,> said, PULL!

# 20 b
= The kite is far up, and small. {Kim} and {dot} look up at it.
> last
* joy | <It was one string, with all of them on it.|There was a hand for each bit of string.>
<Up it went, as small as a {top}.|Up, and up, till it was as small as a {top}.> [place&roomy: It could see {place.ride}.] [roomy: [birthday: "Happy birthday," said {dot}. | family-reunion: All the aunts looked up. | beach-holiday: The waves said hush. | camping-trip: The tent said flap. | farm-stay: "Moo," said a cow.]]

{Kim} had the string, and {dot} had the string. <And down came the last {top}. Plop, on two heads.|Down came the last {top}. Plop, on two heads!>

## lead dog
want: {Bo} wanted its tail, <to run with|for a run>.
one: {Bo} jumped. <That was at two!|That was at one.>
way: {Bo} pulled, too, <at a sock|the wrong way>.
say: {Bo} lay down. <It was too loud.|Woof? Nobody heard.>
fall: {Bo} bit it. <Was it the tail? No!|No tail in that!>
eyes: {Bo} could see them both. <They did not look.|Two sad ones.>
hinge: "Huff, huff, huff," said {Bo}, <out of puff|all puffed out>.
beat: {Bo} pulled, too, <this time at three|right on time>.
flap: {Bo} had the tail, at last. <Run!|Run, {Bo}!>
last: {Bo} jumped, and <landed|came down> on time.

## lead cat
want: Its tail had bows, and {Bo} wanted <one|the blue one>.
one: {Bo} gave it a pat. <That was at one.|That was at two.>
way: {Bo} lay on the tail. <No way at all.|Cats do not pull.>
say: {Bo} put up one paw. <Too loud!|No more!>
fall: {Bo} sat there, and <was just a nose|shook one paw>.
eyes: {Bo} could see them both. <They did not look.|Two sad ones.>
hinge: "Prr, prr, prr," said {Bo}, <in the leaves|warm at last>.
beat: {Bo} did not pull, but <said when|said it>.
flap: {Bo} had a bow, at last. <The blue one.|Mine!>
last: {Bo} had the bow. <That was the best bit.|Just the one.>

## lead bird
hinge: Tap, tap, tap, went {Bo}, at a twig.
beat: {Bo} pulled up, and they pulled down.
flap: {Bo} flew round it. Flap, flap!

## lead fish
hinge: Blup, blup, blup, went {Bo}, one, and one, and one.
beat: {Bo} went round, and came up on time.
flap: {Bo} looked up. It was a red sky!

## lead rabbit
hinge: Thump, thump, thump, went {Bo}, with one foot.
beat: {Bo} did a hop, right on time.
flap: Hop, and hop! {Bo} was on top.

## lead guineapig
hinge: Wheek, wheek, wheek, went {Bo}, and it was tea time.
beat: {Bo} pulled at some grass, right on time.
flap: "Wheek!" said {Bo}, from under it.

## lead hamster
hinge: Crunch, crunch, crunch, went {Bo}, with a seed.
beat: {Bo} pulled at some grass, on time.
flap: {Bo} ran up it, and down it.

## lead horse
hinge: Clop, clop, clop, went {Bo}, with one foot.
beat: {Bo} is as big as ten. That helped.
flap: {Bo} blew. Hff! It was not a bump.

## lead lizard
hinge: Tick, tick, tick, went {Bo}, with ten toes.
beat: {Bo} held on, and did not let go.
flap: {Bo} lay flat, as flat as a kite.

## lead toy
hinge: Squeak, squeak, squeak! Who sat on {Bo}?
beat: {Bo} was in the line, and said it.
flap: Up went {Bo}, and down again. Squeak!

## lead other
hinge: Hum, hum, hum, went {Bo}, down there.
beat: {Bo} was in the line, and right on time.
flap: {Bo} came out, with a leaf on.

## trait pet fear
set: {Bo} does not like {trait.things}. Or kites.
trouble: Was it {trait.a}? No. It was leaves.
pay: No {trait.things}! It was just a kite.

## trait pet theft
set: {Bo} had {trait.a}, and pulled at that.
trouble: {Bo} lost {trait.thing}, down in there.
pay: And there was {trait.thing}! {Bo} had it.

## trait pet noise
set: "{trait.Sound}!" said {Bo}. It was not three yet.
trouble: "{trait.Sound}!" said {Bo}, from under it.
pay: "{trait.Sound}!" said {Bo}, from under it.

## trait pet part
set: {Bo} looked up, {trait.has} and all.
trouble: {Bo} sat in it, {trait.has} and all.
pay: Out came {Bo}, {trait.has} and all.

## trait pet deaf
set: {Bo} did not hear three. {Bo} saw it.
trouble: {Bo} did not hear it. {Bo} was in it.
pay: {Bo} did not hear the pop. {Bo} felt it.

## trait pet age
set: {Bo} is {trait.is}. [old: {Bo} was too slow. | {Bo} was too fast.]
trouble: {Bo} is {trait.is}. [old: It was hard to get out. | But what fun!]
pay: {Bo} is {trait.is}. [old: But not just now! | But what a pull!]

## trait pet favourite
set: {Bo} had {trait.thing}, and pulled at that.
trouble: {Bo} lost {trait.thing}, down in there.
pay: And there was {trait.thing}! {Bo} had it.

## trait pet sleep
set: {Bo} can sleep {trait.where}. Not up there.
trouble: {Bo} sleeps {trait.where}. Not in this!
pay: Now {Bo} could sleep {trait.where}.

## trait pet habit
set: {Bo} {trait.did}. It did not come down.
trouble: {Bo} {trait.did}. No help!
pay: {Bo} {trait.did}, just for joy.

## trait pet talent
set: {Bo} {trait.did}. It did not come down.
trouble: {Bo} {trait.did}. No help!
pay: {Bo} {trait.did}, just for joy.

## trait child fear
set: {Kim} does not like {trait.things}. Or bumps.
trouble: {Kim} thought of {trait.things}, all alone.
pay: {Kim} did not think of {trait.things}.

## trait child collection
set: {Kim} had sat on {trait.a}. Ow!
trouble: {Kim} looked at {trait.thing}. It was no help.
pay: {Kim} had put {trait.thing} down, to pull.

## trait child noise
set: {Kim} did not {trait.do}. Not on a bump.
trouble: {Kim} did not {trait.do}. Who for?
pay: {Kim} did not {trait.do}. {Kim} just pulled.

## trait child part
set: There sat {Kim}, {trait.has} and all.
trouble: There was {Kim}, {trait.has} and all.
pay: {Kim} pulled, {trait.has} and all.

## trait child favourite
set: {Kim} had thought of {trait.things}. That was why.
trouble: {Kim} thought of {trait.things}. It was no help.
pay: {Kim} did not think of {trait.things}.

## trait child sleep
set: {Kim} sleeps {trait.where}. Bumps are not soft.
trouble: {Kim} can't sleep {trait.where} here.
pay: Nobody can sleep {trait.where} and pull.

## trait child habit
set: [askswhy: "Why at four?" said {Kim}. "Why, why?" | counts: {Kim} can count. It was just too soon. | drawsonthings: {Kim} drew a three, on a leaf. | Off came {Kim's} hat. Where to?]
trouble: [askswhy: "Why?" said {Kim}, to the tree. | counts: {Kim} counted the leaves. None. | drawsonthings: {Kim} drew a sad face, on the tree. | {Kim} had no kite, and no hat.]
pay: [askswhy: {Kim} did not ask why. {Kim} just pulled. | counts: {Kim} counted, but did not say it. | drawsonthings: {Kim} had no hand to draw with. | One more hat flew off. {Kim} let it.]

## trait child talent
set: {Kim} can {trait.do}. {Kim} can't wait for three.
trouble: {Kim} can {trait.do}. But who for?
pay: [remembers: {Kim} remembered. At three, not at two. | {Kim} did not {trait.do}. {Kim} just pulled.]

## dog
see: {Bo+} told the tree off. Woof!
mix: {Bo} pulled at one, two, and ten.
low: {Bo} lay down flat. No wag.
joy: {Bo} got the tail, and ran round with it.

## dog 2
see: {Bo+} got a feather down. Good dog!
mix: {Bo} pulled, but on {Kim's} sock.
low: {Bo} put {their} nose in {Kim's} hand.
joy: Wag, wag! {Bo} had leaves on.

## cat
see: {Bo+} came, and saw, and sat. That was all.
mix: {Bo} had a nap, and it was the wrong time.
low: {Bo} sat in the leaves, and was just ears.
joy: {Bo} saw it first, so it was {Bo's}.

## cat 2
see: {Bo+} gave the tail one pat. It was a cat pat.
mix: {Bo} gave the tail six pats, all at two.
low: {Bo} looked the other way.
joy: {Bo} had a bow off the tail. Mine!

## bird
see: {Bo+} flew up to it. That was no help.
mix: {Bo} pulled, but {Bo} pulled up.
low: {Bo} sat on a low twig, and did not sing.
joy: {Bo} flew by the kite, wing by wing.

## fish
see: {Bo+} looked up at it. It looked like a fish.
mix: {Bo} went round this way, and round that way.
low: {Bo} hid, down by the stone.
joy: {Bo} had a leaf, for a kite.

## fish 2
see: {Bo+} could not pull. {Bo} could look.
mix: {Bo} said it, but in bubbles.
low: There were leaves on {Bo's} bowl. It was dark.
joy: {Bo} went up, to see it go.

## rabbit
see: {Bo+} put up two long, long ears.
mix: {Bo} had a hop at one, and at ten.
low: {Bo} put {their} ears down in the leaves.
joy: Hop, and hop! {Bo} was up, and down.

## guineapig
see: "Wheek?" said {Bo+}. "Can you eat it?"
mix: {Bo} ran round and round, with a leaf.
low: {Bo} sat in the leaves, and was a leaf.
joy: "Wheek!" said {Bo} to the wind.

## hamster
see: {Bo+} was as big as the {top}.
mix: {Bo} pulled at one small bit of grass.
low: {Bo} sat, and was as small as small.
joy: {Bo} ran at the end of the tail! Whee!

## horse
see: {Bo+} put up a big nose. It was still too high.
mix: {Bo} sat on nobody, but it was close.
low: {Bo} blew, and the leaves went off. Hff.
joy: {Bo} ran, and it was as good as a wind.

## lizard
see: {Bo+} ran up to look. Zip!
mix: {Bo} went up, and {Bo} came down, at all times.
low: {Bo} was the same as the tree. It was a sad tree.
joy: {Bo} lay flat, with all feet out.

## toy
see: {Bo+} sat by the tree. {Bo} had time.
mix: They sat on {Bo}. Squeak!
low: {Bo} was face down in the leaves.
joy: {Bo} sat, and saw it go up.

## other
see: {Bo+} looked up, as far as {Bo} could.
mix: {Bo} had a go, too, a bit late.
low: {Bo} sat down by {Kim}, but not too close.
joy: {Bo} had leaves on, and was glad.

## duet
see: Up looked {Bo+}. Up looked {Mo+}.
mix: {Bo} went at one, and {Mo} went at five.
low: {Bo} did not look at {Mo}. Not once.
joy: {Bo} was in it, and {Mo} was in it, too.

## duet 2
see: Not {Bo+}. Not {Mo+}. Too high!
mix: Bump went {Bo}, into {Mo}.
low: {Bo} sat with {Mo}. They were sad, but warm.
joy: {Bo} went whee! {Mo} went whee, too!

## any end
see: {Bo+} looked at the last bow.
mix: {Bo} was in a bit of a knot.
low: {Bo} had no leaves to look at.
joy: {Bo} had the last bit of string.

## any say
see: {Kim} looked at {Bo+}. Can {Bo} get it?
mix: {Bo} did say it, but nobody could tell.
low: {Bo} looked at {Kim}, and then at {dot}.
joy: "We did it!" said {Kim} to {Bo}.

## any leaf
see: {Bo+} got one red leaf.
mix: {Bo} got ten leaves, all on {Bo}.
low: {Bo} had a leaf on, and let it be.
joy: {Bo} had a roll in all the leaves.

## any rest
see: {Bo+} sat in the shade.
mix: {Bo} got up, and {Bo} sat down. Bump!
low: {Bo} was too sad to sit.
joy: {Bo} went this way with it, and that way.
`
