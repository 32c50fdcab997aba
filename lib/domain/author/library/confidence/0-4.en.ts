export const words = String.raw`
title: <Flip, Flop|{Kim}, in Honey|And Who Are You?>
set: flip = <Psss, went the pan. Flip, flop!|Psss! Flip, flop, went the pan.>
refrain: Psss, went the pan. Flip, flop!
recall: the name in the tum
deed: went first, and said a name
summary: {fay} makes pancakes, and puts your name on in honey. "And who are you?" she says. But the name that {Kim} had all day has gone. It is not in the hat. It is not in the sock. Where is it?
extra: grownup = {fay}
extra: elder = {bob}
extra: friend = {small}
extra: friend2 = {dot}
pick: fay = Fay, Joan, Gwen, Ruth, Bea
pick: bob = Bob, Ned, Gus, Hal, Stan
pick: small = Liv, Mim, Nell, Tui, Wren, Kit
pick: dot = Dot, Peg, Lou, Sal, Ann
pick: find = leaf, shell, feather, key
pick: string = string, fluff, biscuit, chalk
pick: pip = a pip, a pea, a crumb
pick: plum = a plum, an egg, a bun
sign: pancakes = PANCAKES
word: name = what they call you
word: pancake = a flat, round cake from a pan
word: honey = sweet, sticky stuff that bees make
word: next = the one who comes now
word: tum = where the food goes when you eat
word: chin = the bit of your face under your mouth
question: What did {fay} put on each pancake?
question: Where did {Kim} look for the name?
question: Where was it, all that time?
question: What did {Kim} say to the one in the big hat?
question: Who has got {Kim's} name in the tum now?
activity: sound | Say it as the pan says it, and then as a tum says it. | Psss ; Flip ; Flop
activity: say | Say your name to a shoe. Say it to the door. Now say it to the moon.
activity: move | Be a pancake. Flip! Now flop!
surprise: {bob} comes back, and comes back. What does he eat? | Look for his name in honey.
surprise: Whose name is on each plate? | Look on pages 2, 9, 10 and 19.

# 1
= A pancake flies up from a black pan at {fay's} stall. {Kim} looks up at it.
Psss! [!place: <What was that?|Who said that?>] [roomy: A pan!] A big, black pan! [place: You can see {place.landmark} from here. | somewhere: It was {somewhere.at}.]

Up went a pancake. Down it came. Flip, flop!
* want | It was as round as the sun.

<"For me!"|"That is for me!"> said {Kim}.

# 2
= On a plate is a pancake with a name on it in honey. It says {bob}.
{fay} had a pot of honey, too. "And who are you?" she said. "{bob}," said {bob}.

On it went, in honey. And {bob} ate {bob}[roomy: , <all of him|end to end>]! [occasion&!event: It was {occasion}.]
* want | <Yum, said {bob}.|It ran down his chin.>

# 3
= {Kim} waits in a line for pancakes.
{flip} So {Kim} got in the line. It was all legs.
* want | <Is it my turn? Not yet. Now?|And the legs went by, two by two.>
* want |

"Next!" said {fay}.

# 4
= {fay} bends down to {Kim} and asks. {Kim's} mouth is open.
"And who are you?" said {fay}.

Up went {Kim's} chin. In went a lot of air. [1-3: It was just one small thing to say.] And out came...

Nothing came out. Hup!

# 5
= {Kim} looks up, and down, and all about.
But {Kim} had a name. [roomy: <You know it!|You can say it!>] It had been there all day. It was there in bed [home: , {home.at}]. [sequel: It was there for {recall}. | It was there at tea.]

"Where is it?" said {Kim}.

# 6
= {Kim} has {his} hat off, and looks in it.
Was it up in the hat? {Kim} took it off. <There was just hat in there.|That was all hat.>
* ask | {Kim} gave it a good shake. No name.

"Where is it?"

# 7
= {Kim} empties a pocket on to the ground.
Was it in the pocket? In went one hand. Out came {a find}. [roomy: Out came a bit of {string}.]
* ask | <That is good stuff. It was no name.|There was a hole in there, too.>

"Where is it?"

# 8
= From above: {Kim} sits with one boot off, and looks into a sock.
Was it down in the sock? Toes! [roomy: One, two, three, four, five.] <Toes have no name.|Not one was it.>
* ask | {Kim} put it back on, a bit wet.

"Where is it?"

# 9
= A girl gets her pancake. It says {dot}.
"Next!" said {fay}. "{dot}," said a girl. It just fell out of her! <Plop!|Just like that!>

{flip} The bowl was not so full now.

# 10
= {bob} is back. He holds up his pancake, and it says {bob}.
"Next!" And who was that? <It was {bob}.|Oh no. It was {bob}.>

"{bob}," said {bob}, and {bob} ate {bob} all up. [event: "It is {event.day}!" said {bob}.]

There was just a bit in the bowl now.

# 11
= {Kim} sits on the ground, and looks at {his} own tummy. {Bo} is close.
So {Kim} went and sat by the bins. Flip, went the tum. Flop!

[dog: {Bo} put one ear on it. Wag! | cat: {Bo} sat by it, and looked in. | bird: {Bo} put {their} head down to it. Peck? | fish: {Kim} held the bowl to it. Blup, said {Bo}. | rabbit: {Bo} put one long ear on it. | guineapig: {Bo} put a nose to it. "Wheek?" | hamster: {Bo} sat up, to hear it. | horse: {Bo} put a big nose to it, and blew. | lizard: {Bo} put out a tongue at it. | toy: {Kim} put {Bo} up close to it. | {Bo} came up close to it.] <Who was in there?|There was somebody in.>

"It is in my tum," said {Kim}.

# 12
= {Kim} talks to {his} tummy.
"Come up," said {Kim}. Up it came, a bit[roomy: , and a bit more]. It came up as far as the chin.
* low | <It was warm, up there.|It had a look out.>

Then it saw the line. Down it went!

# 13
= {Kim} kneels, and whispers to a flower.
{Kim} looked at a flower. [roomy: It did not look back. <That was good.|That was a help.>]
* low | Nobody else was there to hear.

"I am {Kim}," said {Kim}. There! It was no more than {pip}. But it was out.

# 14
= {Kim} stands in front of the bins, and says it to them.
Then {Kim} said it to a bin. "I am {Kim}!" [roomy: It was as big as {plum}.]
* low | The bin did not say no.

And back went {Kim}[roomy: , <fast, fast, fast|quick, quick, quick>]!

# 15
= {Kim} is back at the stall. {fay} asks. {Kim} has both hands over {his} mouth.
"Next!" said {fay}. "And who are you?" [deed: Once, {Kim} {deed}. [back: That was {back.at}. This was here. | This was like that.]]

{Kim} had it. It was right there, on the way up. Up, up...

Hup! [!deed: <Flip, flop, went the tum.|Flop, went the tum. Flip, flop!>] Down it went.

# 16
= Behind {Kim} is a small girl, who looks into her hat.
"And you?" said {fay}. There, by {Kim}, was somebody small, in a hat.

Somebody had her chin up. Hup! Somebody took off the hat, and looked in. [roomy: <She looked in her sock.|She gave it a shake.>]

"Where is it?" said Somebody.

# 17
= {Kim} crouches, eye to eye with the small girl.
{Kim} knew where! Down {he} got, close to her hat. "It is in your tum," said {Kim}. "Flip, flop?"

<"Flip, flop," said Somebody.|Somebody looked down. "Flip, flop.">

"In my tum, too," said {Kim}. "I will go first."

# 18
= {Kim} stands up tall, and says it. A bird flies up.
Flip, flop! It did not stop. {Kim} went on all the same.

Up it came, up by the chin, up, up...

"I am {Kim}!" Pop! It was as big as the sun. [place: They heard it on the {place.by}. | <A bird fell off the roof.|They heard it on the bus.>]

# 19
= The last pancake has two names on it, {Kim} and {small}.
"I am {small}!" Pop!

{flip} It was the last pancake. It had two names on it.
* joy | <It was a tight fit, but good.|What a lot of honey!>
* joy |

# 20
= {Kim} and {small} sit by two clean plates. {Kim} points at {small's} tummy.
* joy | <It was hot, and it was sweet.|Munch, munch, munch!>
* joy |
{Kim} ate {small}[roomy: , all but the edge]. {small} ate {Kim}.

"Where is it now?" said {small}.

"It is in your tum," said {Kim}.

## dog
want: {Bo+} had a wag for the pan.
ask: "You say it, {Bo}!" It came out woof.
low: {Bo} put one paw by {Kim's} foot.
joy: {Bo} had the bit that fell. Snap!

## dog 2
want: {Bo+} sat. That is how dogs ask.
ask: {Bo} had a sniff for it. Sniff, sniff!
low: {Bo} did not wag. {Bo} sat close.
joy: Lick, lick! {Bo} did the plate.

## cat
want: {Bo+} was there first. Cats are.
ask: {Bo} knew where. {Bo} did not say.
low: {Bo} looked the other way. It was a help.
joy: {Bo} had honey on one paw. One lick did it.

## cat 2
want: {Bo+} sat up tall, to see.
ask: {Bo} sat on the spot where it was not.
low: {Bo} came by, soft, soft, soft.
joy: {Bo} got the warm spot by the pan.

## bird
want: {Bo+} took it for the sun. Cheep!
ask: "You say it, {Bo}!" "Cheep!" That was not it.
low: {Bo} sang it soft, with no words in.
joy: Up flew {Bo} with a bit, and {Bo} was gone!

## fish
want: {Bo+} looked out of the bowl. Blup!
ask: {Bo} said a name. It came up as a bubble.
low: {Bo} swam up to the glass, and was still.
joy: {Bo} went flip, and {Bo} went flop!

## fish 2
want: {Bo+} swam flip, and {Bo} swam flop.
ask: Was it in the bowl? There was just {Bo}.
low: One small bubble came up from {Bo}.
joy: One crumb for {Bo}. Plip! Gone!

## rabbit
want: You saw two ears. That was {Bo+}.
ask: {Bo} gave one thump. It was not that.
low: {Bo} put up both ears, to hear it.
joy: {Bo} hopped, and it was a flip, and a flop!

## guineapig
want: "Wheek!" said {Bo+}. That is please.
ask: "Wheek," said {Bo}. That was {Bo's} own name.
low: {Bo} said it, too, as small as small.
joy: {Bo} ran round and round the plate. Wheek!

## hamster
want: {Bo+} was down by the toes.
ask: {Bo} had a look in both cheeks. No name.
low: {Bo} sat in {Kim's} hand, nice and warm.
joy: {Bo} put the edge in one cheek. It stuck out.

## horse
want: {Bo+} had a good, long sniff.
ask: {Bo} had {their} nose in the hat. No name there.
low: {Bo} blew down {Kim's} neck. It was warm.
joy: {Bo} had one lick. There went the honey!

## lizard
want: {Bo+} lay down where it was hot.
ask: {Bo} put out a tongue. No name was on it.
low: {Bo} sat in {Kim's} hands, and did not blink.
joy: Flick! {Bo} got a crumb from far off.

## toy
want: {Kim} held up {Bo+}, to see.
ask: {Bo} had a name, too, on a tag. It said {Bo}.
low: {Kim} gave {Bo} a hug, and held on.
joy: {Bo} had honey on one ear. Oops!

## other
want: {Bo+} had one sniff, and sat down to hope.
ask: {Bo} gave {Kim} a look. It was not on {Bo}.
low: {Bo} came up close, and just sat.
joy: {Bo} had a bit, and then a bit more.

## duet
want: Up looked {Bo+}. Down looked {Mo+}.
ask: {Bo} looked at {Mo}. {Mo} did not have it.
low: {Bo} sat by {Kim}, and {Mo} sat by {Bo}.
joy: {Bo} got this bit, and {Mo} got that!

## duet 2
want: {Bo+} sat. {Mo+} sat in the way.
ask: {Bo} said "{bo.noise}" to {Mo}. That was no help.
low: {Bo} was still. So was {Mo}. So it was still.
joy: One lick for {Bo}, and one lick for {Mo}!

## any nap
want: {Bo+} slept. It was a warm spot.
ask: {Bo} woke up, and had no name to give.
low: {Bo} shut both eyes, to be nice.
joy: That woke {Bo} up. Oh! Yum!

## any say
want: "{bo.noise}," said {Bo+}, to the pan.
ask: "Is it {bo.noise}?" said {Kim}. {Bo} said no.
low: {Bo} did not say {bo.noise}. Good {Bo}!
joy: "{bo.noise}!" said {Bo}, and it was big, too!

## any tag
want: {Bo+} came, too. Nobody asked {Bo}, "Who?"
ask: {Kim} knew {Bo's} name. So that was one.
low: {Bo} did not need a name. {Bo} sat.
joy: There was a bit for {Bo}, and a bit more!

## any see
want: {Bo+} looked up. Down. Up.
ask: {Bo} had a look down there, and up here.
low: {Bo} looked at {Kim}, and it was a kind look.
joy: {Bo} looked up. Flip! Flop! Yum!
`
