export const words = String.raw`
title: <Not Yet|Bok|{Kim} and the Egg|Now? Not Yet>
refrain: "Now?" said {Kim}. Not yet.
recall: the egg in the hay
deed: sat still for an egg
summary: {hen} sits on an egg, and {Kim} can not wait. {Kim} waits with a jump, and with {bang}, and with a big, big shh. Off runs {hen}! Now the egg has just {Kim}, and {Kim} sits.
pick: hen = Mabel, Pearl, Flo, Nell, Opal, Betty, Ruth
pick: brown = toast, tea, a nut, a bun
pick: bang = a pan, a pot, a lid, a tin
pick: size = a hop, a sneeze, a hiccup, a wink
pick: itch = nose, chin, knee, ear
pick: far = gate, pigs, wall, shed, cow
pick: snack = pie, soup, jam bun, plum bun
word: hen = a mother bird on a farm
word: egg = round and hard, with a chick in it
word: chick = a small, new bird
word: beak = the hard mouth of a bird
word: crack = a thin line where a thing has come open
word: hay = dry grass to sit in
question: How did {Kim} wait? Which way was best for the egg?
question: Why did {hen} run off?
question: What did {Kim} not do, so as to sit with the egg?
question: Who can not wait on the last page?
question: What is hard to wait for?
activity: sound | Say it small, and then not so small, and then big. | now ; Now ; NOW
activity: move | Be {hen}. Sit, sit, sit. Who can sit until ten?
activity: sound | Tap on the egg, from the inside. | Tick ; tick, tick ; crack
surprise: How many eggs are there in this book? | Read page 2, and page 20.
surprise: Now it is the chick who says it, and not too small. | Read the end in a big, big voice.

# 1
= {Kim} looks at a brown hen, who sits in a nest of hay and does not move.
"Bok," said {hen}. {hen} is a hen. She sat in the hay, and sat, and sat.

<She did not run. She did not peck.|She did not hop. She did not dig.> So why did {hen} sit?

# 2
= {hen} has stood up. In the nest is one brown egg.
{hen} got up for a drink. Oh! It was an egg! It was as brown as {brown}.
* see | "Hello, egg!" said {Kim}.

There was a chick in it! "Out, chick!" said {Kim}. "Now?"

# 3
= {hen} sits down on the egg again. {Kim} waits beside her.
{hen} sat down on it. "Bok," she said. [roomy: That is hen.] It is hen for "not yet".
* see | <So {Kim} sat down, too.|"I can wait," said {Kim}.>

[place: {Place.landmark} did not hatch. | somewhere: The egg was {somewhere.at}. So was {Kim}.]

# 4
= {Kim} waits by {hen} for one small moment, and looks about.
And {Kim} did wait. {He} sat, and sat, as long as {size}.
* see | <"I sat all day!" said {Kim}.|"That was all day," said {Kim}.>

"Now?" said {Kim}.

"Bok," said {hen}. Not yet.

# 5
= {Kim} waits with a lot of jumps, in front of {hen}.
[wheels: So {Kim} had to wait with wheels. Whee, round! Whee, round! | So {Kim} had to wait with feet. Jump! Jump! Jump!] [roomy: "Wait, wait, wait!" said {Kim}.]
* loud | <It was a good way to wait.|It was a big sort of wait.>

Up went {hen's} head. "Now?" said {Kim}. Not yet.

# 6
= {Kim} beats a wooden spoon. {hen} looks worried in her nest.
So {Kim} had to wait with {bang}. Bang, bang, bang!
* loud | <Bang! That bit was best.|It was good and loud.>

"Bok?" said {hen}.

"Now?" said {Kim}. Not yet.

# 7
= {Kim} has one finger up to {his} lips, to hush the whole garden.
"Shh!" said {Kim} to a bug. [roomy: What a loud bug!] <"Shh!" to the grass.|"Shh!" to the hay.>
* loud | <"Shh!" to the tree. "SHH, tree!"|"Shh!" to the wind. "SHH, wind!">

"SHH!" said {Kim} to the sky. "I AM WAITING!"

# 8
= {Kim} bends close to {hen} and whispers. {hen} looks back at {him}.
Then {Kim} said it small, as small as a bug. "Now?" <{hen} did not hear.|{hen} did not look.>

"Now?" said {Kim}, not so small. "Now? Now? NOW?"
* loud | It was a big "now" for one small hen.

# 9
= {hen} runs away. Feathers fly. The egg is left in the nest.
"Bok!" said {hen}. "BOK, BOK, BOK!" Flap! Flap! Off she ran, past the {far}.

She ran <as far as a hen can run|until she was just a dot>. And there sat the egg, with no hen on it.

# 10
= {Kim} puts one hand on the egg. The wind blows.
{Kim} put one hand on the egg. It was warm. Then the wind came.
* cold | <It was a bit less warm.|Brr, said the hay.>

"{hen}!" called {Kim}. [roomy: "{hen}! {hen}!"] {hen} just ran, and ran.

# 11
= {Kim} goes after {hen}, who keeps far away.
{Kim} went to get {hen}. Round the pond! Round the tree! [roomy: Round the pond!]
* cold | <{Kim} had no wings.|Nobody can get a hen.>

And the egg? <The wind was on it.|It had the wind, and no hen.>

# 12
= {Kim} has put a sock and a hat by the egg, but it is still cold.
{Kim} gave it a sock. [roomy: It was a thin sock.] {He} gave it a hat, and it blew off.
* cold | "Oh, egg," said {Kim}.

What is good and warm? {hen}. What can sit, and sit, and sit?

# 13
= {Kim} sits in the nest of hay and holds the egg in both hands.
"I can," said {Kim}. [wheels: {Kim} got right down in the hay. | Down sat {Kim}, in the hay.]

{He} held the egg, in two hands. No jump. No bang. {He} just sat.
* cold | <It is hard, to just sit.|It was all hay, and wait.>

# 14
= {Kim} sits still with the egg. A butterfly has come down close to {his} head.
{Kim} had an itch, on {his} {itch}. [!deed: <It was a big itch.|It got big. It got bigger.>] But {he} had no hand for it! [deed: Once, {Kim} {deed}. [back: That was {back.at}. This was here. | This was like that.] | And then a bug sat down on it.]

"Not yet," said {Kim}, to the itch.

# 15
= {Kim} and {Bo} keep the egg warm together.
[sequel&1-4: {Kim} told the egg about {recall}. | The wind blew, and blew.] <Brr!|Brr! Brr!> [dog: {Bo} lay round them, like a scarf. | cat: {Bo} lay up close, and went prrr, prrr. | bird: {Bo} put out one wing, like a lid. | fish: {Bo} went in front, bowl and all. No more wind! | rabbit: {Bo} had some fluff. It was {their} own fluff. | guineapig: {Bo} came in the hay. {Bo} is a warm pig. | hamster: {Bo} had a soft bed, and gave it all up. | horse: {Bo} is as big as a shed. No more wind! | lizard: {Bo} had one warm rock, and gave it up. | toy: {Bo} went in front. {Bo} is all fluff. | {Bo} sat where the wind was. {Bo} was a wall.]

The egg was a bit more warm. <So was {Kim}.|{Kim} was, too.>

# 16
= In the warm house over there it is supper time. {Kim} stays with the egg.
"Hot {snack}!" said a big voice [townhouse,houseboat: in there | home: from {home.the}]. [event: In there, they had {event.food}! It was {event.is}. | occasion: It was {occasion}! | <It was a good, good smell.|Oh, it did smell good.>]

{Kim} had to swallow. [roomy: {He} looked at the egg.]

"Not yet," said {Kim}. "<You have it.|You go in.>"

# 17
= In the dark, {hen} walks up to {Kim}, one step at a time.
Step. <Step, step.|Step... step.> Who was there? {Kim} did not say "now". [roomy: {He} did not say one thing.]

It was {hen}! She sat down on the egg. She sat down on {Kim}, too.

"Bok," said {hen}. Not yet.

# 18
= By the light of a lantern, {Kim} looks at a thin crack in the egg.
Tick, said the egg. Tick, tick. {Kim} held on to {his} hands. Tick... and stop. [roomy: <It was a long stop.|Oh, that was a long stop!>]

Nobody said "now". Then it came. Tick, tick, CRACK!

# 19
= In the morning sun, a small yellow chick sits in the open shell.
Out came a beak. [roomy: Out came a wing.] A chick!

"Cheep," it said. [1-3: <It was so small.|It was not loud.>]
* hatch | {Kim} held out one hand.
* hatch |

"Bok," said {hen}. That is "now", too.

# 20
= {hen} sits on one more egg. The chick stands in front of her, with its beak wide open. {Kim} has a finger up to {his} lips.
There was one more egg! So {hen} sat, and sat.
* hatch | <{Kim} did not jump.|It sat there, like an egg.>
* hatch |

"Cheep?" said the chick to it. "Cheep? CHEEP?"

"Shh," said {Kim}. "Not yet."

## dog
see: {Bo+} gave it a sniff. No ball.
loud: Wag, wag, thump! {Bo} did it with {their} tail.
cold: {Bo} did not wag, not one wag.
hatch: The chick sat by {Bo}. No wag!

## dog 2
see: {Bo+} put a ball by it. Two!
loud: "Woof!" said {Bo}. That was "now", in dog.
cold: {Bo} went to look for {hen}. No {hen}.
hatch: {Bo} gave the chick a lick. Now it was wet.

## cat
see: {Bo+} sat, as if on an egg.
loud: {Bo} had a wash, and it was a loud wash.
cold: {Bo} sat in the wind, to stop it.
hatch: {Bo} looked at the chick, and sat on {their} paws.

## cat 2
see: {Bo+} shut one eye. Cats can wait.
loud: {Bo} put one paw on each ear.
cold: {Bo} came in close. Cats are warm.
hatch: The chick took {Bo} for a hen.

## bird
see: {Bo+} had been in one, long ago.
loud: {Bo} sang a song. It had ten bits.
cold: {Bo} put {their} head in, and did not sing.
hatch: {Bo} sang the chick the song, all ten bits.

## fish
see: {Bo+} looked in. {Bo} had never sat.
loud: Blup! Blup! BLUP! That was {Bo}.
cold: Not one blup came from {Bo}.
hatch: The chick looked in, and {Bo} looked out.

## fish 2
see: {Bo+} blew a round, round bubble.
loud: {Bo} swam round, and round, and ROUND. Splosh!
cold: {Bo} hung there, and was still.
hatch: Blup, said {Bo}, and the chick sat down. Bump!

## rabbit
see: {Bo+} put up one ear. Bok?
loud: Thump! Thump! {Bo} has big feet.
cold: {Bo} put both ears down, flat.
hatch: One hop for {Bo}, one for the chick.

## guineapig
see: "Wheek?" said {Bo+} to the egg.
loud: "Wheek! WHEEK! WHEEK!" That was {Bo}, at the hay.
cold: {Bo} did not eat the hay. Not now.
hatch: "Wheek," said {Bo}, but as small as a cheep.

## hamster
see: {Bo+} was as small as the egg.
loud: Whirr! {Bo} ran here, and there, and here.
cold: {Bo} sat by {Kim}, and shook a bit.
hatch: {Bo} gave the chick a seed. Peck! All gone.

## horse
see: {Bo+} put down one big, big eye.
loud: Stamp! Stamp! {Bo} did it with a hoof.
cold: {Bo} did not stamp. {Bo} just blew. Hff.
hatch: Clop! The chick came up to {Bo's} toe.

## lizard
see: {Bo+} put out a tongue, to see.
loud: Scritch! {Bo} ran this way. Scritch! And that way.
cold: {Bo} was still. {Bo} can do still.
hatch: {Bo} was as still as a stick. The chick sat down.

## toy
see: {Bo+} sat. {Bo} can sit all day.
loud: Up went {Bo}! Down came {Bo}! Flop!
cold: In the hay lay {Bo}, nose down.
hatch: The chick had a look at {Bo}. Soft!

## other
see: {Bo+} looked at it, first this end, then that end.
loud: {Bo} did a bit of it, too.
cold: {Bo} came up close, and was still.
hatch: {Bo} and the chick had a good long look.

## duet
see: {Bo+} had a look. So did {Mo+}.
loud: {Bo} was loud, and {Mo} was LOUD.
cold: {Bo} sat by {Mo}, and {Mo} sat by {Bo}.
hatch: The chick ran from {Bo} to {Mo}!

## duet 2
see: In came {Bo+}. In came {Mo+}, to see.
loud: {Bo} did it, too. {Mo} did it, too!
cold: Brr, {Bo}! Brr, {Mo}!
hatch: {Bo} said hello, and {Mo} said hello.

## any turn
see: {Bo+} was next[fish: , bowl and all].
loud: "Now?" said {Kim} to {Bo}. {Bo} did not know.
cold: {Bo} looked for {hen}, as far as one can look.
hatch: {Kim} let {Bo} look first.

## any nap
see: {Bo+} had a nap, to wait.
loud: Up got {Bo}! Who can nap now?
cold: {Bo} did not nap. {Bo} looked at the egg.
hatch: {Bo} had a nap with the chick.

## any count
see: How many eggs? "One," said {Kim} to {Bo+}.
loud: {Kim} did a bang for {Bo}. BANG!
cold: {Kim} looked at {Bo}. It was a sad look.
hatch: {Bo} had a look, and one more.

## any way
see: {Bo+} was in the way[fish: , too].
loud: Who was in the way? {Bo} was! Oops!
cold: {Bo} was not in the way now. {Bo} was warm.
hatch: Over {Bo} went the chick. Hop!
`
