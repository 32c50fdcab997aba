// Want: the kite out of the tree. In the way: two who both say "pull", and nobody pulls when the other does. Engine: bump, and bump, and leaves.
// Turn: nobody says it; they hear it. Last image: the wind pulls back. {dot} is "she".
export const source = String.raw`
id: teamwork-0-4
title: <One, Two, Three, Pull!|{Kim} and the Kite|Who Says Pull?>
skill: teamwork
level: 0-4
refrain: "One, two, three, pull!" said {Kim}.
recall: the kite in the tree
deed: gave {dot} the tail of a kite
summary: The big kite is up in the tree, and just its tail hangs down. {Kim} can pull it. {dot} can pull it. But {Kim} pulls at two, and {dot} pulls at four. Bump! And who gets to say it?
extra: friend = {dot} she
pick: dot = Fern, Bea, Lil, Joy, Suki, Tilly, Etta
pick: big = a door, a bed, a bed sheet, a bath
pick: head = head, nose, hat, chin
pick: over = the hill, the path, the pond, the slide
pick: top = leaf, red leaf, big leaf
word: kite = it flies up on the wind, on a string
word: tail = the long, thin bit at the end
word: pull = to get hold of a thing and make it come to you
word: bump = when you sit down all at once
word: twig = a small, thin bit of a tree
word: wind = air that goes by, whoosh
question: Who had the kite?
question: What came down when {Kim} had a pull?
question: Why did it not work when {Kim} and {dot} were both at it?
question: Who said it in the end?
question: What can you not do, with just one of you?
activity: sound | Say it so that you are one voice. | One ; two ; three ; pull
activity: move | Hold hands, sit down, and get up, all at once. Is it hard?
activity: sound | Be the sound of {Bo}, three times. What can you do to it? | clap ; jump ; pull
surprise: count | More and more leaves come down. | Say what came down on page 3, on page 4, and on page 9.
surprise: word | The last one to pull is not {Kim}, and is not {dot}. | Who is it? Feel it on page 20.

# 1
@ garden morning wind wide | child: reach worried looks kite | all: look-up curious looks kite | props: kite
= A big red kite flies away up in the wind. {Kim} stretches out both hands.
Up went the kite. Up, up, up! It was as big as {big}. [sequel&1-4: It was as good as {recall}.]

"Look!" said {Kim}. "No string! No hands!" <Oh. No string.|Oh, no. No string!>

# 2
@ park morning wide | child: look-up worried looks kite-tree | Bo: look-up curious looks kite-tree | props: kite-tree
= The kite is in a tall tree. Its long tail hangs down.
[place: A tree {place.at} got it. | somewhere: A tree {somewhere.at} got it. | A tree got it.] "Down, kite!" said {Kim}. Did it come down? It did not.

But it had a tail. The tail came down to here.
* see | <{Kim} got hold of it.|Flap, said the tail.>

# 3
@ park morning close | child: reach happy looks kite-tree | Bo: look-up curious looks Kim | props: kite-tree, leaf
= {Kim} pulls at the tail of the kite. One leaf comes down.
"I can pull," said {Kim}. "One, two, three, pull!"

Down came one {top}, on {Kim's} {head}. Plop!
* see | <It was not a kite.|It was a good {top}. It was no kite.>

# 4
@ park noon medium | child: stand cross looks friend | friend: reach happy looks kite-tree | all: look-up curious looks friend | props: kite-tree, leaf
= {dot} comes and pulls at the tail. {Kim} looks on.
Then came {dot}, from over {over}. "I can pull," said {dot}. "One, two, three, pull!"

Down came two. Plop, plop!
* see | "That was my {top}," said {Kim}.

# 5
@ park noon wide | child: run worried | friend: run worried at right | Bo: look-up worried looks Kim | props: kite-tree
= {Kim} pulls one way, and {dot} pulls the other way.
So {Kim} went this way, and {dot} went that way. Pull! Pull!

The kite did not go this way. It did not go that way. <It had no way to go.|Which way was it to go?>
* mix | <It was a bit like a seesaw.|Creak, said the tree.>

# 6
@ park noon medium | child: sit cross looks friend | friend: jump worried looks child | Bo: sit curious looks Kim | props: kite-tree, leaf
= {Kim} has sat down hard in the leaves. {dot} is about to.
"One, two, three, pull!" said {Kim}. But {Kim} pulled at two. Bump!

{dot} pulled at four. Bump!
* mix | <Who pulled at three? Nobody.|There was nobody at three.>

# 7
@ park golden medium | child: hands-on-hips cross looks friend | friend: hands-on-hips cross looks child at centre | Bo: sit worried looks Kim | props: kite-tree
= {Kim} and {dot} stand nose to nose, and both talk.
"I say it," said {dot}.

"No, I say it," said {Kim}. "One!"

"One!" said {dot}. "Two!" "Two!" "One!" "<Ten|Six>!" "Three!" "Pull!"
* mix | Nobody did.

# 8
@ park golden above | child: run worried | friend: run worried | all: run worried | props: leaf, hat
= From above: everyone is running about under the tree, each their own way.
Then they all had a go, all at once. Pull! Pull, pull! <"Now!" "Not now!"|"You!" "No, you!">
* mix | Bump, and bump, and bump.

It was a lot of pull. It was a lot of bump.

# 9
@ park golden wind wide | child: stand cross | friend: stand cross | all: sit worried | props: kite-tree, leaf
= Leaves come down all over everyone, like green rain. The kite stays up.
Down it came! It came down on {Kim}, and on {dot}. <It came in their ears.|It came up to their knees.> It was leaves!

It was all the leaves there were. And the kite? Up there, it said flap.

# 10
@ park dusk medium | child: sit cross | friend: sit cross at far | all: back-turned cross | props: leaf
= {Kim} sits on one side of the tree, and {dot} on the other. Nobody looks at anybody.
"You do it all wrong," said {dot}.

"You do it wrong first," said {Kim}. {Kim} sat here. {dot} sat there.
* low | <It was a sad tree, on this side and that.|Nobody looked at the kite.>

# 11
@ park dusk close | child: reach sad looks kite-tree | Bo: sit sad looks Kim | props: kite-tree
= All alone, {Kim} gives the tail one small pull.
{Kim} had one more go, a small one. Not one leaf. There were none.
* low | {dot} had one more go. Flap, said the kite.

<One pull is a small pull.|It was just one pull, from just one.>

# 12
@ park dusk wide | child: sit sad | friend: sit sad at far | Bo: sit sad | props: kite-tree
= It is late. {Kim} and {dot} sit apart under the bare tree.
It got late. [event: At home, they had {event.food}. It was {event.day}. | occasion: At home, it was "{occasion}". | home: Far off, {home.at}, it was tea time. | The wind went off to bed.] <Nobody said one. Nobody said two.|Nobody said a thing.>
* low | It was so still.

It was so, so still. Then there was a sound.

# 13
@ park dusk close | child: look-up curious looks pet1 | Bo: sit happy looks Kim | props: leaf
= {Kim} looks round at {Bo}, who makes a small sound, again and again.
It was {Bo}. [dog: Thump, thump, thump! It was {their} tail. | cat: Prr, prr, prr! It was {their} purr. | bird: Tap, tap, tap! It was {their} beak. | fish: Blup, blup, blup! It was one bubble, and one, and one. | rabbit: Thump, thump, thump! It was {their} foot. | guineapig: Wheek, wheek, wheek! It was for tea. | hamster: Crunch, crunch, crunch! It was a seed. | horse: Clop, clop, clop! It was {their} foot. | lizard: Tick, tick, tick! It was {their} toes. | toy: Squeak, squeak, squeak! Who was sat on {Bo}? | Hum, hum, hum! It was {Bo}.]

{Kim} heard it. And round there, {dot} heard it, too. <What a good sound!|It was a good sound.>

# 14
@ park dusk medium | child: sit happy looks friend | friend: sit happy looks child at centre | Bo: sit happy looks Kim | props: leaf
= {Kim} and {dot} look round the tree at each other, and both clap in time.
Pat, pat, pat, went {Kim}. Pat, pat, pat, went {dot}. <It was the same pat.|It was one big pat.>

{Kim} looked round this side. {dot} looked round that side. Nose, bump, nose!

# 15
@ park dusk close | child: reach worried looks friend | friend: reach happy looks child at centre | Bo: look-up curious looks Kim | props: kite-tree
= {Kim} holds out the end of the tail to {dot}.
It was {Kim's} kite. [!deed: {He} did so want to say it.] But {Kim} shut {his} mouth. [deed: Once, {Kim} {deed}. [back: That was {back.at}. This was here. | This was like that.] | <That was hard.|It did not like to be shut.>]

"You have this bit," said {Kim}. "Nobody say it. {Bo} can say it."

# 16
@ park dusk wide | child: carry proud | friend: carry proud | all: stand proud | props: kite-tree
= Everyone has got into one long line under the tree, hand behind hand.
{dot} had the tail. {Kim} had {dot}. [2+: And {pets}? | And {Bo}?] All in one line, one long, long line.

<Nobody said it. Shh, shh.|Shh. Nobody said it. Shh.>

# 17
@ park dusk medium | child: carry delighted | friend: carry delighted | all: look-up happy | props: kite-tree
= They all lean back and pull, all at once.
[dog: Thump, thump, thump | cat: Prr, prr, prr | bird: Tap, tap, tap | fish: Blup, blup, blup | rabbit: Thump, thump, thump | guineapig: Wheek, wheek, wheek | hamster: Crunch, crunch, crunch | horse: Clop, clop, clop | lizard: Tick, tick, tick | toy: Squeak, squeak, squeak | Hum, hum, hum]... PULL! Creak, said the tree. <It bent a bit.|It came down a bit.>

[dog: Thump, thump, thump | cat: Prr, prr, prr | bird: Tap, tap, tap | fish: Blup, blup, blup | rabbit: Thump, thump, thump | guineapig: Wheek, wheek, wheek | hamster: Crunch, crunch, crunch | horse: Clop, clop, clop | lizard: Tick, tick, tick | toy: Squeak, squeak, squeak | Hum, hum, hum]... PULL! It bent, and it bent, and...

# 18
@ park dusk wide | child: sit delighted | friend: sit delighted | all: sit delighted | props: kite
= They have all fallen over in the leaves, and the kite comes down on top of them.
Pop!

Bump went {dot}, and bump went {Kim}. It was just one bump!
* joy | And down it came, flap, on top.
* joy |

"Kite!" said {Kim}, from under it.

# 19
@ [place: {place.id} | beach] morning wind medium | child: celebrate delighted looks kite | friend: celebrate delighted looks kite | all: look-up delighted looks kite | props: kite | event
= On a windy day, {Kim} and {dot} fly the kite together, and {pets} watch.
Then there was a good long string. Then there was a wind!
* joy | Up, up, up! And this time, it had hands on it.
* joy |

"I had it first," said {dot}. <"We had it last," said {Kim}.|"We have it now," said {Kim}.>

# 20
@ beach noon wind behind | child: reach delighted looks kite | friend: reach delighted looks kite | all: look-up delighted looks kite | props: kite
= From behind: all of them hold on to one string, high up on their toes. The kite pulls.
* joy | It was one string, with all of them on it.
It was a big kite, in a big wind. Whoosh, said the wind. Whoosh. Whoosh...

"One," said {Kim}. "Two," said {dot}. "Three!"

And the wind said, PULL!

## dog
see: {Bo+} told the tree off. Woof! // sit cross looks kite-tree
mix: {Bo} pulled at one, two, and ten. // run happy
low: {Bo} lay down flat. No wag. // lie sad
joy: {Bo} got the tail, and ran round with it. // run delighted

## dog 2
see: {Bo+} got a feather down. Good dog! // stand proud holds feather
mix: {Bo} pulled, but on {Kim's} sock. // stand happy looks Kim
low: {Bo} put {their} nose in {Kim's} hand. // sit sad looks Kim
joy: Wag, wag! {Bo} had leaves on. // leap delighted

## cat
see: {Bo+} came, and saw, and sat. That was all. // sit proud
mix: {Bo} had a nap, and it was the wrong time. // sleep calm
low: {Bo} sat in the leaves, and was just ears. // sit sad
joy: {Bo} saw it first, so it was {Bo's}. // sit proud looks kite

## cat 2
see: {Bo+} gave the tail one pat. It was a cat pat. // sit curious looks kite-tree
mix: {Bo} gave the tail six pats, all at two. // leap happy
low: {Bo} looked the other way. // back-turned sad
joy: {Bo} had a bow off the tail. Mine! // run delighted

## bird
see: {Bo+} flew up to it. That was no help. // fly curious looks kite-tree
mix: {Bo} pulled, but {Bo} pulled up. // fly happy
low: {Bo} sat on a low twig, and did not sing. // perch sad
joy: {Bo} flew by the kite, wing by wing. // fly delighted looks kite

## fish
see: {Bo+} looked up at it. It looked like a fish. // look-up curious looks kite-tree
mix: {Bo} went round this way, and round that way. // swim worried
low: {Bo} hid, down by the stone. // hide sad
joy: {Bo} had a leaf, for a kite. // swim delighted

## fish 2
see: {Bo+} could not pull. {Bo} could look. // swim curious looks kite-tree
mix: {Bo} said it, but in bubbles. // swim happy
low: There were leaves on {Bo's} bowl. It was dark. // hide sad
joy: {Bo} swam up, to see it go. // look-up delighted looks kite

## rabbit
see: {Bo+} put up two long, long ears. // look-up curious looks kite-tree
mix: {Bo} had a hop at one, and at ten. // leap happy
low: {Bo} put {their} ears down in the leaves. // lie sad
joy: Hop, and hop! {Bo} was up, and down. // leap delighted

## guineapig
see: "Wheek?" said {Bo+}. "Can you eat it?" // look-up curious looks kite-tree
mix: {Bo} ran round and round, with a leaf. // run happy
low: {Bo} sat in the leaves, and was a leaf. // hide sad
joy: "Wheek!" said {Bo} to the wind. // look-up delighted

## hamster
see: {Bo+} was as big as the {top}. // stand curious
mix: {Bo} pulled at one small bit of grass. // stand proud
low: {Bo} sat, and was as small as small. // sit sad
joy: {Bo} ran at the end of the tail! Whee! // run delighted

## horse
see: {Bo+} put up a big nose. It was still too high. // look-up curious looks kite-tree
mix: {Bo} sat on nobody, but it was close. // stand worried
low: {Bo} blew, and the leaves went off. Hff. // stand sad
joy: {Bo} ran, and it was as good as a wind. // run delighted

## lizard
see: {Bo+} ran up to look. Zip! // run curious
mix: {Bo} went up, and {Bo} came down, at all times. // run worried
low: {Bo} was the same as the tree. It was a sad tree. // lie sad
joy: {Bo} lay flat, all four feet out. // lie delighted

## toy
see: {Bo+} sat by the tree. {Bo} had time. // sit calm
mix: They sat on {Bo}. Squeak! // lie worried
low: {Bo} was face down in the leaves. // lie sad
joy: {Bo} sat, and saw it go up. // sit delighted looks kite

## other
see: {Bo+} looked up, as far as {Bo} could. // look-up curious looks kite-tree
mix: {Bo} had a go, too, a bit late. // stand worried
low: {Bo} sat down by {Kim}, but not too close. // sit sad
joy: {Bo} had leaves on, and was glad. // stand delighted

## duet
see: Up looked {Bo+}. Up looked {Mo+}. // sit curious looks kite-tree
mix: {Bo} went at one, and {Mo} went at five. // run worried looks Mo
low: {Bo} did not look at {Mo}. Not once. // back-turned cross
joy: {Bo} was in it, and {Mo} was in it, too. // sit delighted looks Mo

## duet 2
see: Not {Bo+}. Not {Mo+}. Too high! // look-up curious looks Mo
mix: Bump went {Bo}, into {Mo}. // stand worried looks Mo
low: {Bo} sat with {Mo}. They were sad, but warm. // sit sad looks Mo
joy: {Bo} went whee! {Mo} went whee, too! // leap delighted looks Mo

## any end
see: {Bo+} looked at the last bow. // look-up curious looks kite-tree
mix: {Bo} was in a bit of a knot. // sit worried
low: {Bo} had no leaves to look at. // sit sad
joy: {Bo} had the last bit of string. // sit delighted looks kite

## any say
see: {Kim} looked at {Bo+}. Can {Bo} get it? // look-up curious looks Kim
mix: {Bo} did say it, but nobody could tell. // look-up happy
low: {Bo} looked at {Kim}, and then at {dot}. // sit sad looks Kim
joy: "We did it!" said {Kim} to {Bo}. // look-up delighted looks Kim

## any leaf
see: {Bo+} got one red leaf. // sit happy
mix: {Bo} got ten leaves, all on {Bo}. // sit worried
low: {Bo} had a leaf on, and let it be. // lie sad
joy: {Bo} had a roll in all the leaves. // lie delighted

## any rest
see: {Bo+} sat in the shade. // lie calm
mix: {Bo} got up, and {Bo} sat down. Bump! // sit worried
low: {Bo} was too sad to sit. // stand sad
joy: {Bo} went this way with it, and that way. // run delighted looks kite
`
