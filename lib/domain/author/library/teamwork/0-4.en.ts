export const words = String.raw`
title: <One, Two, Three, Pull!|{Kim} and the Kite|Who Says Pull?>
refrain: "One, two, three, pull!" said {Kim}.
recall: the kite in the tree
deed: gave {dot} the tail of a kite
summary: The big kite is up in the tree, and just its tail hangs down. {Kim} can pull it. {dot} can pull it. But {Kim} pulls at two, and {dot} pulls at four. Bump! And who gets to say it?
extra: friend = {dot}
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
surprise: More and more leaves come down. | Say what came down on page 3, on page 4, and on page 9.
surprise: The last one to pull is not {Kim}, and is not {dot}. | Who is it? Feel it on page 20.

# 1
= A big red kite flies away up in the wind. {Kim} stretches out both hands.
Up went the kite. Up, up, up! It was as big as {big}. [sequel&1-4: It was as good as {recall}.]

"Look!" said {Kim}. "No string! No hands!" <Oh. No string.|Oh, no. No string!>

# 2
= The kite is in a tall tree. Its long tail hangs down.
[place: A tree {place.at} got it. | somewhere: A tree {somewhere.at} got it. | A tree got it.] "Down, kite!" said {Kim}. Did it come down? It did not.

But it had a tail. The tail came down to here.
* see | <{Kim} got hold of it.|Flap, said the tail.>

# 3
= {Kim} pulls at the tail of the kite. One leaf comes down.
"I can pull," said {Kim}. "One, two, three, pull!"

Down came one {top}, on {Kim's} {head}. Plop!
* see | <It was not a kite.|It was a good {top}. It was no kite.>

# 4
= {dot} comes and pulls at the tail. {Kim} looks on.
Then came {dot}, from over {over}. "I can pull," said {dot}. "One, two, three, pull!"

Down came two. Plop, plop!
* see | "That was my {top}," said {Kim}.

# 5
= {Kim} pulls one way, and {dot} pulls the other way.
So {Kim} went this way, and {dot} went that way. Pull! Pull!

The kite did not go this way. It did not go that way. <It had no way to go.|Which way was it to go?>
* mix | <It was a bit like a seesaw.|Creak, said the tree.>

# 6
= {Kim} has sat down hard in the leaves. {dot} is about to.
"One, two, three, pull!" said {Kim}. But {Kim} pulled at two. Bump!

{dot} pulled at four. Bump!
* mix | <Who pulled at three? Nobody.|There was nobody at three.>

# 7
= {Kim} and {dot} stand nose to nose, and both talk.
"I say it," said {dot}.

"No, I say it," said {Kim}. "One!"

"One!" said {dot}. "Two!" "Two!" "One!" "<Ten|Six>!" "Three!" "Pull!"
* mix | Nobody did.

# 8
= From above: everyone is running about under the tree, each their own way.
Then they all had a go, all at once. Pull! Pull, pull! <"Now!" "Not now!"|"You!" "No, you!">
* mix | Bump, and bump, and bump.

It was a lot of pull. It was a lot of bump.

# 9
= Leaves come down all over everyone, like green rain. The kite stays up.
Down it came! It came down on {Kim}, and on {dot}. <It came in their ears.|It came up to their knees.> It was leaves!

It was all the leaves there were. And the kite? Up there, it said flap.

# 10
= {Kim} sits on one side of the tree, and {dot} on the other. Nobody looks at anybody.
"You do it all wrong," said {dot}.

"You do it wrong first," said {Kim}. {Kim} sat here. {dot} sat there.
* low | <It was a sad tree, on this side and that.|Nobody looked at the kite.>

# 11
= All alone, {Kim} gives the tail one small pull.
{Kim} had one more go, a small one. Not one leaf. There were none.
* low | {dot} had one more go. Flap, said the kite.

<One pull is a small pull.|It was just one pull, from just one.>

# 12
= It is late. {Kim} and {dot} sit apart under the bare tree.
It got late. [event: At home, they had {event.food}. It was {event.day}. | occasion: It was {occasion}. | home: Far off, {home.at}, it was tea time. | The wind went off to bed.] <Nobody said one. Nobody said two.|Nobody said a thing.>
* low | It was so still.

It was so, so still. Then there was a sound.

# 13
= {Kim} looks round at {Bo}, who makes a small sound, again and again.
It was {Bo}. [dog: Thump, thump, thump! It was {their} tail. | cat: Prr, prr, prr! It was {their} purr. | bird: Tap, tap, tap! It was {their} beak. | fish: Blup, blup, blup! It was one bubble, and one, and one. | rabbit: Thump, thump, thump! It was {their} foot. | guineapig: Wheek, wheek, wheek! It was for tea. | hamster: Crunch, crunch, crunch! It was a seed. | horse: Clop, clop, clop! It was {their} foot. | lizard: Tick, tick, tick! It was {their} toes. | toy: Squeak, squeak, squeak! Who was sat on {Bo}? | Hum, hum, hum! It was {Bo}.]

{Kim} heard it. And round there, {dot} heard it, too. <What a good sound!|It was a good sound.>

# 14
= {Kim} and {dot} look round the tree at each other, and both clap in time.
Pat, pat, pat, went {Kim}. Pat, pat, pat, went {dot}. <It was the same pat.|It was one big pat.>

{Kim} looked round this side. {dot} looked round that side. Nose, bump, nose!

# 15
= {Kim} holds out the end of the tail to {dot}.
It was {Kim's} kite. [!deed: {He} did so want to say it.] But {Kim} shut {his} mouth. [deed: Once, {Kim} {deed}. [back: That was {back.at}. This was here. | This was like that.] | <That was hard.|It did not like to be shut.>]

"You have this bit," said {Kim}. "Nobody say it. {Bo} can say it."

# 16
= Everyone has got into one long line under the tree, hand behind hand.
{dot} had the tail. {Kim} had {dot}. [2+: And {pets}? | And {Bo}?] All in one line, one long, long line.

<Nobody said it. Shh, shh.|Shh. Nobody said it. Shh.>

# 17
= They all lean back and pull, all at once.
[dog: Thump, thump, thump | cat: Prr, prr, prr | bird: Tap, tap, tap | fish: Blup, blup, blup | rabbit: Thump, thump, thump | guineapig: Wheek, wheek, wheek | hamster: Crunch, crunch, crunch | horse: Clop, clop, clop | lizard: Tick, tick, tick | toy: Squeak, squeak, squeak | Hum, hum, hum]... PULL! Creak, said the tree. <It bent a bit.|It came down a bit.>

[dog: Thump, thump, thump | cat: Prr, prr, prr | bird: Tap, tap, tap | fish: Blup, blup, blup | rabbit: Thump, thump, thump | guineapig: Wheek, wheek, wheek | hamster: Crunch, crunch, crunch | horse: Clop, clop, clop | lizard: Tick, tick, tick | toy: Squeak, squeak, squeak | Hum, hum, hum]... PULL! It bent, and it bent, and...

# 18
= They have all fallen over in the leaves, and the kite comes down on top of them.
Pop!

Bump went {dot}, and bump went {Kim}. It was just one bump!
* joy | And down it came, flap, on top.
* joy |

"Kite!" said {Kim}, from under it.

# 19
= On a windy day, {Kim} and {dot} fly the kite together, and {pets} watch.
Then there was a good long string. Then there was a wind!
* joy | Up, up, up! And this time, it had hands on it.
* joy |

"I had it first," said {dot}. <"We had it last," said {Kim}.|"We have it now," said {Kim}.>

# 20
= From behind: all of them hold on to one string, high up on their toes. The kite pulls.
* joy | It was one string, with all of them on it.
It was a big kite, in a big wind. Whoosh, said the wind. Whoosh. Whoosh...

"One," said {Kim}. "Two," said {dot}. "Three!"

And the wind said, PULL!

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
joy: {Bo} swam up, to see it go.

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
joy: {Bo} lay flat, all four feet out.

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
