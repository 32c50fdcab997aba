// Want: an egg to hatch, now. In the way: it is an egg, and waiting is such a noisy thing. Engine: waiting louder and louder.
// Turn: {hen} runs off, and Kim has to be the hen. Last image: the chick cannot wait for the next one. The hen is "she", the chick "it".
export const source = String.raw`
id: patience-0-4
title: <Not Yet|Bok|{Kim} and the Egg|Now? Not Yet>
skill: patience
level: 0-4
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
surprise: count | How many eggs are there in this book? | Read page 2, and page 20.
surprise: listen | Now it is the chick who says it, and not too small. | Read the end in a big, big voice.

# 1
@ farm morning wide | child: crouch curious looks hen | all: look-up curious looks hen | props: hen "sits", hay
= {Kim} looks at a brown hen, who sits in a nest of hay and does not move.
"Bok," said {hen}. {hen} is a hen. She sat in the hay, and sat, and sat.

<She did not run. She did not peck.|She did not hop. She did not dig.> So why did {hen} sit?

# 2
@ farm morning close | child: kneel delighted looks nest | Bo: look-up curious looks nest | props: nest, hen
= {hen} has stood up. In the nest is one brown egg.
{hen} got up for a drink. Oh! It was an egg! It was as brown as {brown}.
* see | "Hello, egg!" said {Kim}.

There was a chick in it! "Out, chick!" said {Kim}. "Now?"

# 3
@ [place: {place.id} | farm] morning wide | child: sit happy looks hen | Bo: sit calm looks hen | props: hen "sits", hay
= {hen} sits down on the egg again. {Kim} waits beside her.
{hen} sat down on it. "Bok," she said. [roomy: That is hen.] It is hen for "not yet".
* see | <So {Kim} sat down, too.|"I can wait," said {Kim}.>

[place: {Place.landmark} did not hatch. | somewhere: The egg was {somewhere.at}. So was {Kim}.]

# 4
@ garden morning medium | child: sit curious | all: sit calm | props: hen "sits", bucket
= {Kim} waits by {hen} for one small moment, and looks about.
And {Kim} did wait. {He} sat, and sat, as long as {size}.
* see | <"I sat all day!" said {Kim}.|"That was all day," said {Kim}.>

"Now?" said {Kim}.

"Bok," said {hen}. Not yet.

# 5
@ farm noon medium | child: jump happy looks hen | Bo: look-up curious looks Kim | props: hen "sits", hay
= {Kim} waits with a lot of jumps, in front of {hen}.
[wheels: So {Kim} had to wait with wheels. Whee, round! Whee, round! | So {Kim} had to wait with feet. Jump! Jump! Jump!] [roomy: "Wait, wait, wait!" said {Kim}.]
* loud | <It was a good way to wait.|It was a big sort of wait.>

Up went {hen's} head. "Now?" said {Kim}. Not yet.

# 6
@ farm noon wide | child: celebrate delighted holds spoon looks hen | Bo: sit happy looks Kim | props: hen "sits", hay
= {Kim} beats a wooden spoon. {hen} looks worried in her nest.
So {Kim} had to wait with {bang}. Bang, bang, bang!
* loud | <Bang! That bit was best.|It was good and loud.>

"Bok?" said {hen}.

"Now?" said {Kim}. Not yet.

# 7
@ garden noon above | child: whisper happy | all: look-up worried looks Kim | props: butterfly, flower
= {Kim} has one finger up to {his} lips, to hush the whole garden.
"Shh!" said {Kim} to a bug. [roomy: What a loud bug!] <"Shh!" to the grass.|"Shh!" to the hay.>
* loud | <"Shh!" to the tree. "SHH, tree!"|"Shh!" to the wind. "SHH, wind!">

"SHH!" said {Kim} to the sky. "I AM WAITING!"

# 8
@ farm golden close | child: whisper curious looks hen | Bo: look-up worried looks Kim | props: hen "sits"
= {Kim} bends close to {hen} and whispers. {hen} looks back at {him}.
Then {Kim} said it small, as small as a bug. "Now?" <{hen} did not hear.|{hen} did not look.>

"Now?" said {Kim}, not so small. "Now? Now? NOW?"
* loud | It was a big "now" for one small hen.

# 9
@ farm golden wind wide | child: stand scared looks hen | all: look-up scared looks hen | props: hen at far, nest, feather
= {hen} runs away. Feathers fly. The egg is left in the nest.
"Bok!" said {hen}. "BOK, BOK, BOK!" Flap! Flap! Off she ran, past the {far}.

She ran <as far as a hen can run|until she was just a dot>. And there sat the egg, with no hen on it.

# 10
@ farm golden wind close | child: reach worried looks nest | Bo: sit worried looks nest | props: nest, leaf
= {Kim} puts one hand on the egg. The wind blows.
{Kim} put one hand on the egg. It was warm. Then the wind came.
* cold | <It was a bit less warm.|Brr, said the hay.>

"{hen}!" called {Kim}. [roomy: "{hen}! {hen}!"] {hen} just ran, and ran.

# 11
@ river dusk wind wide | child: run worried looks hen | Bo: stand worried | props: hen
= {Kim} goes after {hen}, who keeps far away.
{Kim} went to get {hen}. Round the pond! Round the tree! [roomy: Round the pond!]
* cold | <{Kim} had no wings.|Nobody can get a hen.>

And the egg? <The wind was on it.|It had the wind, and no hen.>

# 12
@ farm dusk medium | child: kneel sad looks nest | all: sit sad looks nest | props: nest, hat, sock
= {Kim} has put a sock and a hat by the egg, but it is still cold.
{Kim} gave it a sock. [roomy: It was a thin sock.] {He} gave it a hat, and it blew off.
* cold | "Oh, egg," said {Kim}.

What is good and warm? {hen}. What can sit, and sit, and sit?

# 13
@ farm dusk close | child: sit worried looks egg holds egg | props: hay, egg
= {Kim} sits in the nest of hay and holds the egg in both hands.
"I can," said {Kim}. [wheels: {Kim} got right down in the hay. | Down sat {Kim}, in the hay.]

{He} held the egg, in two hands. No jump. No bang. {He} just sat.
* cold | <It is hard, to just sit.|It was all hay, and wait.>

# 14
@ farm dusk above | child: sit worried holds egg | all: lie calm looks Kim | props: butterfly, hay
= {Kim} sits still with the egg. A butterfly has come down close to {his} head.
{Kim} had an itch, on {his} {itch}. [!deed: <It was a big itch.|It got big. It got bigger.>] But {he} had no hand for it! [deed: Once, {Kim} {deed}. [back: That was {back.at}. This was here. | This was like that.] | And then a bug sat down on it.]

"Not yet," said {Kim}, to the itch.

# 15
@ farm dusk wind close | child: sit calm looks pet1 holds egg | Bo: lie calm looks Kim | props: hay
= {Kim} and {Bo} keep the egg warm together.
[sequel&1-4: {Kim} told the egg about {recall}. | The wind blew, and blew.] <Brr!|Brr! Brr!> [dog: {Bo} lay round them, like a scarf. | cat: {Bo} lay up close, and went prrr, prrr. | bird: {Bo} put out one wing, like a lid. | fish: {Bo} went in front, bowl and all. No more wind! | rabbit: {Bo} had some fluff. It was {their} own fluff. | guineapig: {Bo} came in the hay. {Bo} is a warm pig. | hamster: {Bo} had a soft bed, and gave it all up. | horse: {Bo} is as big as a shed. No more wind! | lizard: {Bo} had one warm rock, and gave it up. | toy: {Bo} went in front. {Bo} is all fluff. | {Bo} sat where the wind was. {Bo} was a wall.]

The egg was a bit more warm. <So was {Kim}.|{Kim} was, too.>

# 16
@ farm lamp medium | child: sit sad holds egg | Bo: look-up worried looks Kim | props: hay, lantern | event
= In the warm house over there it is supper time. {Kim} stays with the egg.
"Hot {snack}!" said a big voice [townhouse,houseboat: in there | home: from {home.the}]. [event: In there, they had {event.food}! It was {event.is}. | occasion: It was "{occasion}" in there! | <It was a good, good smell.|Oh, it did smell good.>]

{Kim} had to swallow. [roomy: {He} looked at the egg.]

"Not yet," said {Kim}. "<You have it.|You go in.>"

# 17
@ farm night medium | child: sit curious looks hen holds egg | Bo: lie calm looks hen | props: hen, hay
= In the dark, {hen} walks up to {Kim}, one step at a time.
Step. <Step, step.|Step... step.> Who was there? {Kim} did not say "now". [roomy: {He} did not say one thing.]

It was {hen}! She sat down on the egg. She sat down on {Kim}, too.

"Bok," said {hen}. Not yet.

# 18
@ farm night close | child: crouch delighted looks nest | props: nest "crack", hen, lantern
= By the light of a lantern, {Kim} looks at a thin crack in the egg.
Tick, said the egg. Tick, tick. {Kim} held on to {his} hands. Tick... and stop. [roomy: <It was a long stop.|Oh, that was a long stop!>]

Nobody said "now". Then it came. Tick, tick, CRACK!

# 19
@ farm morning medium | child: kneel delighted looks nest | all: look-up delighted looks nest | props: nest "chick", hen
= In the morning sun, a small yellow chick sits in the open shell.
Out came a beak. [roomy: Out came a wing.] A chick!

"Cheep," it said. [1-3: <It was so small.|It was not loud.>]
* hatch | {Kim} held out one hand.
* hatch |

"Bok," said {hen}. That is "now", too.

# 20
@ farm morning wide | child: whisper happy looks chick | all: sit happy looks chick | props: hen "sits" at right, chick at near
= {hen} sits on one more egg. The chick stands in front of her, with its beak wide open. {Kim} has a finger up to {his} lips.
There was one more egg! So {hen} sat, and sat.
* hatch | <{Kim} did not jump.|It sat there, like an egg.>
* hatch |

"Cheep?" said the chick to it. "Cheep? CHEEP?"

"Shh," said {Kim}. "Not yet."

## dog
see: {Bo+} gave it a sniff. No ball. // stand curious looks hen
loud: Wag, wag, thump! {Bo} did it with {their} tail. // stand happy
cold: {Bo} did not wag, not one wag. // lie sad
hatch: The chick sat by {Bo}. No wag! // lie delighted looks chick

## dog 2
see: {Bo+} put a ball by it. Two! // sit happy holds ball
loud: "Woof!" said {Bo}. That was "now", in dog. // stand delighted
cold: {Bo} went to look for {hen}. No {hen}. // walk worried
hatch: {Bo} gave the chick a lick. Now it was wet. // stand happy looks chick

## cat
see: {Bo+} sat, as if on an egg. // sit proud
loud: {Bo} had a wash, and it was a loud wash. // sit calm
cold: {Bo} sat in the wind, to stop it. // sit worried
hatch: {Bo} looked at the chick, and sat on {their} paws. // sit curious looks chick

## cat 2
see: {Bo+} shut one eye. Cats can wait. // lie calm
loud: {Bo} put one paw on each ear. // lie cross
cold: {Bo} came in close. Cats are warm. // sit sad looks Kim
hatch: The chick took {Bo} for a hen. // lie proud looks chick

## bird
see: {Bo+} had been in one, long ago. // perch proud looks hen
loud: {Bo} sang a song. It had ten bits. // perch delighted
cold: {Bo} put {their} head in, and did not sing. // perch sad
hatch: {Bo} sang the chick the song, all ten bits. // perch delighted looks chick

## fish
see: {Bo+} looked in. {Bo} had never sat. // swim curious looks hen
loud: Blup! Blup! BLUP! That was {Bo}. // swim delighted
cold: Not one blup came from {Bo}. // hide sad
hatch: The chick looked in, and {Bo} looked out. // look-up delighted looks chick

## fish 2
see: {Bo+} blew a round, round bubble. // swim happy looks hen
loud: {Bo} swam round, and round, and ROUND. Splosh! // swim delighted
cold: {Bo} hung there, and was still. // swim sad
hatch: Blup, said {Bo}, and the chick sat down. Bump! // swim happy looks chick

## rabbit
see: {Bo+} put up one ear. Bok? // sit curious looks hen
loud: Thump! Thump! {Bo} has big feet. // stand happy
cold: {Bo} put both ears down, flat. // lie sad
hatch: One hop for {Bo}, one for the chick. // leap delighted

## guineapig
see: "Wheek?" said {Bo+} to the egg. // stand curious looks hen
loud: "Wheek! WHEEK! WHEEK!" That was {Bo}, at the hay. // look-up delighted
cold: {Bo} did not eat the hay. Not now. // sit sad
hatch: "Wheek," said {Bo}, but as small as a cheep. // sit happy looks chick

## hamster
see: {Bo+} was as small as the egg. // stand curious looks hen
loud: Whirr! {Bo} ran here, and there, and here. // run happy
cold: {Bo} sat by {Kim}, and shook a bit. // sit sad looks Kim
hatch: {Bo} gave the chick a seed. Peck! All gone. // stand happy looks chick

## horse
see: {Bo+} put down one big, big eye. // stand curious looks hen
loud: Stamp! Stamp! {Bo} did it with a hoof. // stand happy
cold: {Bo} did not stamp. {Bo} just blew. Hff. // stand sad
hatch: Clop! The chick came up to {Bo's} toe. // stand delighted looks chick

## lizard
see: {Bo+} put out a tongue, to see. // lie curious looks hen
loud: Scritch! {Bo} ran this way. Scritch! And that way. // run happy
cold: {Bo} was still. {Bo} can do still. // lie sad
hatch: {Bo} was as still as a stick. The chick sat down. // lie happy looks chick

## toy
see: {Bo+} sat. {Bo} can sit all day. // sit calm looks hen
loud: Up went {Bo}! Down came {Bo}! Flop! // sit worried
cold: In the hay lay {Bo}, nose down. // lie sad
hatch: The chick had a look at {Bo}. Soft! // sit happy looks chick

## other
see: {Bo+} looked at it, first this end, then that end. // look-up curious looks hen
loud: {Bo} did a bit of it, too. // stand happy
cold: {Bo} came up close, and was still. // sit sad looks Kim
hatch: {Bo} and the chick had a good long look. // look-up delighted looks chick

## duet
see: {Bo+} had a look. So did {Mo+}. // look-up curious looks hen
loud: {Bo} was loud, and {Mo} was LOUD. // stand happy looks Mo
cold: {Bo} sat by {Mo}, and {Mo} sat by {Bo}. // sit sad looks Mo
hatch: The chick ran from {Bo} to {Mo}! // look-up delighted looks chick

## duet 2
see: In came {Bo+}. In came {Mo+}, to see. // look-up curious looks hen
loud: {Bo} did it, too. {Mo} did it, too! // stand delighted looks Mo
cold: Brr, {Bo}! Brr, {Mo}! // sit sad looks Mo
hatch: {Bo} said hello, and {Mo} said hello. // look-up delighted looks chick

## any turn
see: {Bo+} was next[fish: , bowl and all]. // look-up curious looks hen
loud: "Now?" said {Kim} to {Bo}. {Bo} did not know. // look-up curious looks Kim
cold: {Bo} looked for {hen}, as far as one can look. // look-up worried
hatch: {Kim} let {Bo} look first. // sit delighted looks chick

## any nap
see: {Bo+} had a nap, to wait. // sleep calm
loud: Up got {Bo}! Who can nap now? // look-up cross
cold: {Bo} did not nap. {Bo} looked at the egg. // lie sad
hatch: {Bo} had a nap with the chick. // sleep happy

## any count
see: How many eggs? "One," said {Kim} to {Bo+}. // sit curious looks hen
loud: {Kim} did a bang for {Bo}. BANG! // look-up worried looks Kim
cold: {Kim} looked at {Bo}. It was a sad look. // sit sad looks Kim
hatch: {Bo} had a look, and one more. // look-up happy looks chick

## any way
see: {Bo+} was in the way[fish: , too]. // sit curious
loud: Who was in the way? {Bo} was! Oops! // stand worried looks Kim
cold: {Bo} was not in the way now. {Bo} was warm. // sit sad looks Kim
hatch: Over {Bo} went the chick. Hop! // lie happy looks chick
`
