export const words = String.raw`
title: <Not Yet|Bok|{Kim} and the Egg|Now? Not Yet>
refrain: "Now?" said {Kim}. Not yet.
recall: the egg in the hay
deed: sat still for an egg
keepsake: a bit of brown egg shell
joke: That is hen for not yet
summary: {hen} sits on an egg, and {Kim} can not wait. {Kim} waits with a jump, and with a bang, and with a big, big shh. Off runs {hen}! Now the egg has just {Kim}, and {Kim} sits.
pick: hen = Mabel, Pearl, Flo, Nell, Opal, Betty, Ruth
pick: brown = toast, tea, a nut, a bun
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
question: Who kept the wind off, and how?
question: What is hard to wait for?
activity: sound | Say it small, and then not so small, and then big. | now ; Now ; NOW
activity: move | Be {hen}. Sit, sit, sit. Who can sit until ten?
activity: sound | Tap on the egg, from the inside. | Tick ; tick, tick ; crack
surprise: How many eggs are there in this book? | Read page 2, and page 20.
surprise: The egg says it first, and then the chick does. | Read page 18 in a small voice, and page 19 in a big one.

# 1
= {Kim} looks at a brown hen, who sits in a nest of hay and does not move.
<"Bok," said {hen} the hen. She sat in the hay.|In the hay sat {hen} the hen. "Bok," she said.> [new-baby: It was the day of the new baby. Not here yet! | christmas: It was Christmas. The presents were for later. | easter: It was Easter. The egg hunt was for later. | farm-stay: It was the farm stay. {hen} was the first hen. | nowruz: It was Nowruz. They all had to wait for spring. | occasion&!event: It was {occasion}. | roomy: <She did not run, and she did not peck.|She did not hop, and she did not dig.>]

{Kim} looked, and so did {Bo+}. <Why did {hen} sit, and sit?|What did {hen} sit on?|What is so good to sit on?>

# 2
= {hen} has stood up. In the nest is one brown egg.
{hen} got up for a drink. <Oh! It was an egg, as brown as {brown}!|An egg! It was as brown as {brown}.|There it lay, as brown as {brown}. An egg!>
> want
* see | <"Hello, egg!" said {Kim}.|{Kim} said hello to it.|It was as warm as a hand.>

<There was a chick in it!|And in that egg was a chick!|That egg was a house, for one chick!> <"Out, chick!" said {Kim}. "Now?"|"Come out!" said {Kim}. "Now?">

# 3
= {hen} sits down on the egg again. {Kim} waits beside her.
<Down sat {hen}, on the egg. "Bok."|{Hen} sat down on it, all fluff. "Bok."|Back came {hen}, and sat on it. "Bok."> <That is hen for "not yet".|In hen, that is "not yet".>
* see | <So {Kim} sat down, too.|"I can wait," said {Kim}.|{Kim} had a bit of hay to sit on, too.>
^ child set

<It can't be hard to wait.|You just sit there. Easy!|If a hen can do it, so can you.>

# 4
= {Kim} waits by {hen} for one small moment, and looks about.
And {Kim} did wait, <as long as {size}.|for all of {size}.>
> still
* see | <It was long. Well, it felt long.|That felt like all day.|A fly came, and went.>

<"I sat all day!" said {Kim}. "Now?"|"That was all day," said {Kim}. "Now?"> [new-baby: "And the baby? Now?" | christmas: "And the presents? Now?" | easter: "And the egg hunt? Now?" | farm-stay: "And can I ride the pony? Now?" | nowruz: "And is it spring? Now?"]

"Bok," said {hen}. Not yet.

# 5
= {Kim} waits with a lot of jumps, in front of {hen}.
[wheels: So {Kim} had to wait with wheels. Whee, round, whee, round! | So {Kim} had to wait with feet. Jump, jump, jump!] [roomy: <"Wait, wait, wait!" said {Kim}.|It was a good way to wait.|You can not wait harder than that.>]
* loud | <It was quite a big sort of wait.|Bump, bump, bump, went the hay.|{Kim} could do a lot of that.>
^ pet set

Up went {hen's} head. <"Now?" said {Kim}. Not yet.|"Now?" Not yet.>

# 6 a
= {Kim} beats on a pan with a spoon. {hen} looks worried in her nest.
So {Kim} had to wait with a pan. <Bang, bang, bang!|Bong, bang, bong!> [roomy: <It was good and loud.|You could hear {Kim} wait.>]
> bang
* loud | <That was the best wait so far.|The pan was good at it.>
^ child second

"Bok?" said {hen}. <"Now?" said {Kim}. Not yet.|"Now?" Not yet.>

# 6 b
= {Kim} beats a drum. {hen} looks worried in her nest.
So {Kim} had to wait with a drum. <Boom, boom, boom!|Pum, boom, boom!> [roomy: <It was good and loud.|You could hear {Kim} wait.>]
> bang
* loud | <That was the best wait so far.|The drum was good at it.>
^ child second

"Bok?" said {hen}. <"Now?" said {Kim}. Not yet.|"Now?" Not yet.>

# 7
= {Kim} has one finger up to {his} lips, to hush the whole garden.
<"Shh!" said {Kim} to a bug.|"Shh!" to a bug.|"Shh, ant!" said {Kim}.> [roomy: <"Shh!" to the grass.|"Shh!" to the hay.>] [place: "Shh!" to {place.ride}. | <"Shh!" to the tree.|"Shh!" to the wind.>]
> hush
* loud | <It was a lot of shh.|The bug had not said one thing.>

<"SHH!" said {Kim} to the sky. "I AM WAITING!"|"SHH, sky!" said {Kim}. "CAN'T YOU SEE? I AM WAITING!"> [series: "{series.joke}!" That was {Kim}. "Shh, {Kim}!"]

# 8
= {Kim} bends close to {hen} and asks. {hen} looks back at {him}.
<Then {Kim} said it small, as small as a bug.|It came out small at first, as small as a bug.|There was a "now" in {Kim}. It was a small one.> "Now?"

<"Now?" said {Kim}, not so small. "Now? Now? NOW?"|Then it got big. "Now? NOW? NOW?">
* loud | <It was a big "now" for one small hen.|Poor {hen}. She is a small hen.>
^ pet second

# 9
= {hen} runs away. Feathers fly. The egg is left in the nest.
<"Bok!" said {hen}. "BOK, BOK, BOK!" It was too loud.|It was too loud for {hen}. "BOK, BOK, BOK!"|Up got {hen}. "BOK!" No hen can sit in that. "BOK!"> Flap, flap! [place: She ran, as if to {place.landmark}! | Off she ran, past the {far}!]

And there sat the egg, <with no hen on it|with nobody on it>.

# 10
= {Kim} puts one hand on the egg. The wind blows.
{Kim} put one hand on the egg. It was warm. <Then the wind came|And then came the wind>[place: , in {place.tree}].
> eyes
* cold | <It was a bit less warm.|Brr, said the hay.|It went in at {Kim's} sleeve, too.>

<An egg must not get cold. {Kim} knew that.|A cold egg has no chick. {Kim} knew.|{Kim} knew this: cold is bad for an egg.>

# 11 a
= {Kim} goes after {hen}, who keeps far away.
<{Kim} went to get {hen}, round the pond and back.|Round and round the pond, to get {hen}, went {Kim}.|"Come back, {hen}!" said {Kim}, all round the pond.>
> chase
^ pet trouble
* cold | <{Kim} had no wings.|Nobody can get a hen.>

And the egg? <Now the wind was on it.|It had the wind, and no hen.|The wind had it, all to itself.>

# 11 b
= {Kim} holds out a bit of bread. {hen} keeps far away.
<{Kim} put down a bit of bread. "Come, {hen}! Yum!"|"Bread, {hen}! Yum, yum!" said {Kim}. {hen} did not come.>
> chase
^ pet trouble
* cold | <{hen} just ran on.|{hen} was a small dot now.>

And the egg? <Now the wind was on it.|It had the wind, and no hen.|The wind had it, all to itself.>

# 12 a
= {Kim} has put a sock and a hat by the egg, but it is still cold.
[series: {Kim} gave it {series.keepsake}. [friend: {series.friend} had lent that.] | {Kim} gave it a sock.] <{He} gave it a hat.|Then {he} gave it a hat.> Off it blew[place: , to {place.street}].
> sock
* cold | <"Oh, egg," said {Kim}.|"What now, egg?" said {Kim}.|An egg does not say brr. It just gets cold.>

<What is warm, and can sit, and sit? A hen.|Who is warm, and can just sit? {hen}.|A hat can not sit. A hen can.>

# 12 b
= {Kim} has put a blanket and a bag over the egg, but it is still cold.
[series: {Kim} gave it {series.keepsake}. [friend: {series.friend} had lent that.] | {Kim} gave it a bag.] <{He} gave it a blanket.|Then {he} gave it a blanket.> Off it blew[place: , to {place.street}].
> sock
* cold | <"Oh, egg," said {Kim}.|"What now, egg?" said {Kim}.|An egg does not say brr. It just gets cold.>

<What is warm, and can sit, and sit? A hen.|Who is warm, and can just sit? {hen}.|A blanket can not sit. A hen can.>

# 13
= {Kim} sits in the nest of hay and holds the egg in both hands.
[wheels: <"I can," said {Kim}, and got down to the egg.|"Me, then," said {Kim}, and got down to it.> | <"I can," said {Kim}, and sat down in the hay.|"Me, then," said {Kim}, and sat down by it.>] {He} held the egg, in two hands.
* cold | <It is hard, to just sit.|It was all hay, and wait.>
^ child trouble

[wheels: <But one hand had to bang. Boom! Mind the egg!|But one hand had to go pum. Pum! Mind the egg!> | <But two feet had to jump. Jump! Mind the egg!|But one foot had to go. Jump! Mind the egg!>]

# 14
= {Kim} sits with the egg, and has an itch. A butterfly has come down close to {his} head.
{Kim} had an itch, on {his} {itch}. But {he} had no hand for it! [deed: {Kim} {deed}. [back: That was {back.at}. | Once.] | <The itch got big. It got bigger.|And then a bug sat down on it.|It was the best itch of the day.>]

<So {Kim} let go. Scratch! In came the wind.|So one hand let go. Scratch! In came the wind.>

# 15
= {Kim} and {Bo} keep the egg warm together.
<The wind blew, and blew.|More wind came, and more.> [place&roomy: You could hear {place.sound}.] [series: {Kim} put {series.keepsake} there. | <Was the egg cold?|How cold was the egg?>]
> hinge

<So {Kim} sat, just as still as {Bo}.|And {Kim} sat by {Bo}, just as still.> <They were as good as a nest.|They were as good as a hen.>

# 16
= In the warm house over there it is time for something good. {Kim} stays with the egg.
[new-baby: "The baby is here! Come and see!" | christmas: "Presents!" said a big voice. "Come in!" | easter: "The egg hunt! Come on!" said a big voice. | farm-stay: "Come and ride the pony!" said a big voice. | nowruz: "Spring is close! Come to the table!" | place: "{place.Food}!" said a big voice. | "Hot {snack}!" said a big voice.] <{Kim} wanted to go so much.|Oh, {Kim} wanted to go!>
^ child third

<"You go, {Bo}," said {Kim}.|"{Bo}, you go," said {Kim}.> <But {Bo} did not go, so {Kim} sat still.|{Bo} did not go, so {Kim} did not. Not yet!>

# 17
= In the dark, {hen} walks up to {Kim}, one step at a time.
Step. <Step, step.|Step... step.> Who was there? <{Kim} looked at {Bo}, and did not say "now".|{Kim} did not say one thing.>
> step
^ child pay

<{hen} saw how still {Bo} was, and sat down.|In came {hen}, by {Bo}, and sat on the egg.> "Bok."

# 18
= By the light of a lantern, {Kim} looks at a thin crack in the egg.
Tick, said the egg. Tick, tick. <Tick... and then there was a long stop.|Tick... and then it had to rest.|A tick, and then a lot of not yet.>
> tick
^ pet third

[roomy: <Nobody said "now". Then it came.|Nobody said a thing. And then...>] Tick, tick, <tick, CRACK!|CRACK!>

# 19
= In the morning sun, a small yellow chick sits in the open shell.
[place&roomy: Morning! {place.Wakes}. | <And then it was morning.|Up came the sun.|The sun was pink, and up came a wing.>] <Out came a chick.|Out came a beak. A chick!|Who came out, all wet? A chick!> "Cheep," it said. [1-3: [new-baby: The baby came to see. Two new ones! | christmas: It was a present with no paper on. | easter: It was the best Easter egg of all. | farm-stay: All the farm came to see it. | nowruz: Happy new year, chick! Nowruz mobarak! | <It was so small.|It was not loud.>]]
> hatch
* hatch | <{Kim} held out one hand.|It sat down by {Kim}.>
^ pet pay

"Bok," said {hen}. <That is "now", too.|That is hen for "now".|{Kim} knew that bok.>

# 20 a
= {hen} sits on one more egg. The chick stands in front of her, with its beak wide open. {Kim} has a finger up to {his} lips.
There was one more egg! So {hen} sat on. [series&1-3: By it was {series.keepsake}. | 1-3: [new-baby: The baby slept. | christmas: That was one more present. | easter: That was one more Easter egg. | farm-stay: The pony could wait. | nowruz: On the table were painted eggs. This was real.]]
> last
* hatch |
* hatch |

"Cheep?" said the chick to the egg. "Cheep? <CHEEP?"|CHEEP! CHEEP!">

<"Shh," said {Kim}. "Not yet."|{Kim} had to say it. "Not yet.">

# 20 b
= The chick is asleep in {Kim's} hands. {Kim} does not move.
<The chick sat down in {Kim's} hands.|Down sat the chick, in {Kim's} hands.> [series&1-3: By it was {series.keepsake}. | 1-3: [new-baby: In the house, the baby slept, too. | christmas: The other presents could wait. | easter: The chocolate eggs could wait. | farm-stay: The pony could wait. | nowruz: The spring was here, and it was warm.]]
> last
* hatch |
* hatch |

<The chick shut one eye, and then the other.|The chick shut its eyes, one and two.> [roomy: <{Kim} had an itch.|There was that itch.>] {Kim} did not move. <Not one bit.|Not yet.>

## lead dog
want: To {Bo}, it was a ball. <Throw it?|Who will throw it?>
still: {Bo} sat, too, as long as <one huff|one sniff>.
bang: "Woof!" said {Bo}. <That is "now", in dog.|Now there were two.>
hush: "Shh!" to {Bo}. <{Bo} can't shh.|But {Bo} had a woof in.>
eyes: {Bo} sniffed the egg. No ball! <It smelled of somebody.|Somebody was in there.>
chase: {Bo} ran, too. <So {hen} ran more.|That was no help.>
sock: {Bo} gave it a stick. <It was the best stick.|{Bo} had just the one.>
hinge: {Bo} can't lie still. <Now|Yet now> {they} did, all round the egg.
step: {Bo} had run at hens. <Not now.|Now? Not one step.>
tick: {Bo} held still, <nose and all|even the nose>.
hatch: It sat by {Bo}. <{Bo} did not move.|So {Bo} lay still.>
last: {Bo} had a real ball, and <let it lie|did not run>.

## lead cat
want: {Bo} did not look long. <{Bo} had a mouse hole.|There was a mouse hole.>
still: {Bo} sat by the mouse hole. <Cats can wait.|And sat.>
bang: {Bo} gave {Kim} a look. <Mice had heard it.|So long, mouse.>
hush: "Shh!" to {Bo}. <{Bo} had not said a thing.|But {Bo} was still!>
eyes: {Bo} looked at the egg. <No mouse in there.|Was a mouse in there?>
chase: {Bo} did not run. <Cats sit, and mice come.|You sit, and a mouse comes.>
sock: {Bo} sat there, and <was warm|gave it a pat>. That was all.
hinge: {Bo} let the mouse be, and lay <by the egg|round the egg>.
step: {Bo} just sat. <Sit, and a hen comes.|You sit, and a hen comes.>
tick: {Bo} looked at it, as at a <mouse|hole>.
hatch: {Bo} gave it a lick. <It was no mouse, but it was nice.|It was no mouse.>
last: {Bo} was back at the mouse hole, <and sat|to wait>.

## lead bird
chase: {Bo} flew after {hen}. {hen} did not stop.
hinge: {Bo} put out one wing, like a lid.
tick: {Bo} did not sing, not one bit.

## lead fish
chase: {Bo} went round, too, in the bowl.
hinge: {Bo} went in front, bowl and all, like a wall.
tick: {Bo} did not blow one bubble.

## lead rabbit
chase: Hop, hop, hop! {hen} was faster.
hinge: {Bo} had some fluff, and the egg got it.
tick: {Bo} did not thump. Not now.

## lead guineapig
chase: "Wheek!" said {Bo}. "Bok?" said {hen}.
hinge: {Bo} came in the hay. {Bo} is a warm pig.
tick: {Bo} did not say wheek, not one.

## lead hamster
chase: {Bo} ran, too, on small, small feet.
hinge: {Bo} came in, right by the egg, and was warm.
tick: {Bo} sat there, and did not nibble.

## lead horse
chase: Clop, clop! {hen} just ran on.
hinge: {Bo} stood in the wind. {Bo} is as big as a wall.
tick: {Bo} did not blow. Not one hff.

## lead lizard
chase: Zip! {Bo} ran, too. {hen} did not wait.
hinge: {Bo} had sat in the sun. Now {Bo} warmed the egg.
tick: {Bo} was still. {Bo} can do still.

## lead toy
chase: {Bo} lay in the hay. {Bo} can't run.
hinge: {Kim} sat {Bo} in the wind. {Bo} is thick.
tick: {Bo} did not move. {Bo} is good at it.

## lead other
chase: {Bo} went one way. {hen} went the other.
hinge: {Bo} came in close, and kept the wind off.
tick: {Bo} was still, too. So, so still.

## trait pet fear
set: {Bo} does not like {trait.things}. Or this!
trouble: Was that {trait.a}? Now {Bo} ran, too.
pay: It was not like {trait.things}. But it moved!

## trait pet theft
set: {Bo} got {trait.a}, to wait with.
trouble: {Bo} gave the egg {trait.a}. Well, no.
pay: {Bo} gave it {trait.thing}. Too big!

## trait pet noise
set: "{trait.Sound}!" said {Bo}. It was not a still wait.
trouble: "{trait.Sound}!" said {Bo}. {hen} ran on.
pay: "{trait.Sound}," said {Bo}, as small as a cheep.

## trait pet part
set: {Bo} has {trait.has}. The egg has none.
trouble: {Bo}, with {trait.has}, did not get {hen}.
pay: The chick looked at {trait.has}.

## trait pet deaf
set: {Bo} did not hear the jump. {Bo} felt it.
trouble: {Bo} did not hear {hen} go. {Bo} saw.
pay: {Bo} did not hear the cheep. {Bo} saw.

## trait pet age
set: {Bo} is {trait.is}. [old: Old ones can wait. | Young ones can't wait.]
trouble: {Bo} is {trait.is}. [old: {hen} is fast. | {Bo} ran the wrong way.]
pay: [old: Old {Bo} had never seen one so new. | Now {Bo} was not the young one.]

## trait pet favourite
set: {Bo} had {trait.thing}, to wait with.
trouble: {Bo} put {trait.thing} down, for {hen}. Well, no.
pay: {Bo} put {trait.thing} down, by the chick.

## trait pet sleep
set: {Bo} can wait asleep, {trait.where}.
trouble: {Bo} did not sleep. It was cold.
pay: Now {Bo} could sleep {trait.where}.

## trait pet habit
set: To wait, {Bo} {trait.did}. It helped.
trouble: {Bo} {trait.did}. It did not get {hen}.
pay: {Bo} {trait.did}. The chick looked on.

## trait pet talent
set: To wait, {Bo} {trait.did}. It took no time.
trouble: [findsthings: {Bo} found {hen}. Off she ran! | {Bo} {trait.did}. {hen} did not look.]
pay: So {Bo} {trait.did}, just for it.

## trait child fear
set: Was it a chick, or {trait.a}? {Kim} had to see.
trouble: What if {trait.a} came? {Kim} would not get up.
pay: Was it {trait.a}? {Kim} did not get up.

## trait child collection
set: {Kim} put {trait.a} by it, to look at.
trouble: {Kim} had {trait.thing}, but no hand for it.
pay: Step, on {trait.thing}. Tick.

## trait child noise
set: {Kim} {trait.did}, to wait.
trouble: {Kim} did not {trait.do}. That was hard.
pay: {Kim} did not {trait.do}. Not now.

## trait child part
set: {Kim} let her see {trait.has}. "Bok?"
trouble: There {he} sat, {trait.has} and all.
pay: Somebody looked at {trait.has}.

## trait child favourite
set: {Kim} told her of {trait.things}. "Bok?"
trouble: {Kim} thought of {trait.things}, to sit still.
pay: {Kim} had told the egg all about {trait.things}.

## trait child sleep
set: {Kim} sleeps {trait.where}. An egg has hay.
trouble: {Kim} sleeps {trait.where}. But not now.
pay: That night, nobody slept {trait.where}.

## trait child habit
set: [askswhy: "Why?" said {Kim}. "Bok," said {hen}. | counts: {Kim} counted the eggs. One. That was all. | drawsonthings: {Kim} drew an egg, to wait. | {Kim} had a hat. Or did {he}?]
trouble: [askswhy: {Kim} did not ask why. {Kim} knew. | counts: {Kim} counted to ten, and to ten, and to ten. | drawsonthings: {Kim} had no hand to draw with. | {Kim} had lost {his} hat. So {his} head got cold.]
pay: [askswhy: {Kim} did not ask who. {Kim} did not ask why. | counts: {Kim} counted the steps. One. Two. Three. | drawsonthings: It was too dark to draw. | And she had been on {Kim's} hat.]

## trait child talent
set: {Kim} can {trait.do}. So {he} did, to wait.
trouble: {Kim} can {trait.do}. {Kim} just sat.
pay: [remembers: {Kim} will remember that step. | {Kim} did not {trait.do}. Not yet.]

## dog
see: {Bo+} gave it a sniff. No ball.
loud: Wag, wag, thump! {Bo} did it with {their} tail.
cold: {Bo} did not wag, not one wag.
hatch: {Bo} lay down, small, by the chick.

## dog 2
see: {Bo+} put a ball by it. Two!
loud: "Woof!" said {Bo}. That was "now", in dog.
cold: {Bo} went to look for {hen}. No {hen}.
hatch: {Bo} gave it a lick. Wet!

## cat
see: {Bo+} sat, as if on an egg.
loud: {Bo} had a wash, and it was a loud wash.
cold: {Bo} sat by, and did not purr.
hatch: {Bo} looked at the chick. No mouse!

## cat 2
see: {Bo+} shut one eye. Cats can wait.
loud: {Bo} put one paw on each ear.
cold: {Bo} came in close. Cats are warm.
hatch: The chick took {Bo} for a hen.

## bird
see: {Bo+} had been in one, long ago.
loud: {Bo} sang a song. It had ten bits.
cold: {Bo} put {their} head in. No song.
hatch: {Bo} sang the chick the song.

## fish
see: {Bo+} looked in. {Bo} had never sat.
loud: Blup! Blup! BLUP! That was {Bo}.
cold: Not one blup came from {Bo}.
hatch: The chick looked at {Bo}. Blup!

## fish 2
see: {Bo+} blew a round, round bubble.
loud: {Bo} went round, and round, and ROUND!
cold: {Bo} hung there, and was still.
hatch: Blup, said {Bo}, to the chick.

## rabbit
see: {Bo+} put up one ear. Bok?
loud: Thump! Thump! {Bo} has big feet.
cold: {Bo} put both ears down, flat.
hatch: One hop for {Bo}, one for the chick.

## guineapig
see: "Wheek?" said {Bo+} to the egg.
loud: "Wheek! WHEEK! WHEEK!" That was {Bo}, at the hay.
cold: {Bo} did not eat the hay. Not now.
hatch: "Wheek," said {Bo}, but small.

## hamster
see: {Bo+} was as small as the egg.
loud: Whirr! {Bo} ran here, and there, and here.
cold: {Bo} sat by {Kim}, and shook a bit.
hatch: {Bo} gave it a seed. Peck! Gone.

## horse
see: {Bo+} put down one big, big eye.
loud: Stamp! Stamp! {Bo} did it with a hoof.
cold: {Bo} did not stamp. {Bo} just blew. Hff.
hatch: {Bo} blew on it. Hff!

## lizard
see: {Bo+} put out a tongue, to see.
loud: Scritch! {Bo} ran this way. Scritch! And that way.
cold: {Bo} was still. {Bo} can do still.
hatch: {Bo} was still. So was the chick.

## toy
see: {Bo+} sat. {Bo} can sit all day.
loud: Up went {Bo}! Down came {Bo}! Flop!
cold: In the hay lay {Bo}, nose down.
hatch: The chick looked at {Bo}. Soft!

## other
see: {Bo+} looked at it, this end and that.
loud: {Bo} did a bit of it, too.
cold: {Bo} came up close, and was still.
hatch: {Bo} and the chick had a look.

## duet
see: {Bo+} had a look. So did {Mo+}.
loud: {Bo} was loud, and {Mo} was LOUD.
cold: {Bo} sat by {Mo}, and {Mo} sat by {Bo}.
hatch: The chick ran from {Bo} to {Mo}!

## duet 2
see: In came {Bo+}. In came {Mo+}, to see.
loud: {Bo} did it, too. {Mo} did it, too!
cold: Brr, {Bo}! Brr, {Mo}!
hatch: {Bo} said hello. {Mo} did, too.

## any turn
see: {Bo+} was next[fish: , bowl and all].
loud: "Now?" said {Kim} to {Bo}. {Bo} did not know.
cold: {Bo} looked for {hen}, far and near.
hatch: {Kim} let {Bo} look first.

## any nap
see: {Bo+} had a nap, to wait.
loud: Up got {Bo}! Who can nap now?
cold: {Bo} did not nap. {Bo} looked at the egg.
hatch: {Bo} had a nap with the chick.

## any count
see: How many eggs? "One," said {Kim} to {Bo+}.
loud: One bang was for {Bo}. BANG!
cold: {Kim} looked at {Bo}. It was a sad look.
hatch: {Bo} had one look, and one more.

## any way
see: {Bo+} was in the way[fish: , too].
loud: Who was in the way? {Bo} was! Oops!
cold: {Bo} was not in the way now. {Bo} was warm.
hatch: Over {Bo} went the chick. Hop!
`
