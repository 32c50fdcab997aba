export const words = String.raw`
title: <Flip, Flop|{Kim}, in Honey|And Who Are You?>
set: flip = <Psss, went the pan. Flip, flop!|Psss! Flip, flop, went the pan.>
refrain: Psss, went the pan. Flip, flop!
recall: the name in the tum
deed: went first, and said a name
keepsake: the pot of honey
joke: It is in your tum
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
question: Who found out where it was?
question: What did {Kim} say to the one in the big hat?
question: Who has got {Kim's} name in the tum now?
activity: sound | Say it as the pan says it, and then as a tum says it. | Psss ; Flip ; Flop
activity: say | Say your name to a shoe. Say it to the door. Now say it to the moon.
activity: move | Be a pancake. Flip! Now flop!
surprise: {bob} comes back, and comes back. What does he eat? | Look for his name in honey.
surprise: Whose name is on each plate? | Look on pages 2, 9, 10 and 19.

# 1
= A pancake flies up from a black pan at {fay's} table. {Kim} looks up at it.
[first-day-of-school: It was the first day of school, with pancakes. | family-reunion: It was the big family day. All the aunts came. | beach-holiday: It was a beach holiday. The pan had sand on. | camping-trip: It was the camping trip. The pan was hot. | pet-adoption-day: It was the day {Bo} came. {Bo} was new! | occasion&!event: It was {occasion}.] {fay} had a pan. Up went a pancake. <Down it came. Flip, flop!|Down it came, flip, flop!|Down it came, as flat as a hat.>
* want | <It was as round as the sun.|Up it went, and up.>

<"For me," said {Kim}. "And for {Bo+}."|"One for me," said {Kim}. "One for {Bo+}.">

# 2
= On a plate is a pancake with a name on it in honey. It says {bob}.
<"And who are you?" said {fay}. "{bob}," said {bob}.|"Who are you, then?" said {fay}. "{bob}," said {bob}.|"Who is it for?" said {fay}. "{bob}," said {bob}.> <She put it on the pancake, in honey: {bob}.|Round went the honey, and it said {bob}.>
> want
* want | <It ran down, and round.|It was a good, fat name.>

<And {bob} ate it all up, name and all.|And {bob} ate {bob}, end to end.>

# 3
= {Kim} waits in a line for pancakes.
{flip} So {Kim} got in the line. <It was all legs.|It was long, and full of legs.|It was all knees, and no end of it.>
^ child set
> line
* want | <Is it my turn? Not yet. Now?|And the legs went by, two by two.>

<"Next!" said {fay}. It was {Kim}.|"Next!" said {fay}. That was {Kim}!>

# 4
= {fay} bends down to {Kim} and asks. {Kim's} mouth is open.
"And who are you?" said {fay}. [first-day-of-school: All the class looked at {Kim}. | family-reunion: All the aunts had asked it, all day. | beach-holiday: All the wet feet stood still. | camping-trip: Pop, said the fire. It is easy for fires. | pet-adoption-day: {Bo} had a name, and {Bo} was new.]

<Up went {Kim's} chin. In went a lot of air.|{Kim} put up {his} chin, and took a big breath.|{Kim} stood up, as tall as a spoon in jam.> And out came...

<Nothing came out. Hup!|Hup! Nothing. Nothing at all.|Hup! That was all of it.>

# 5
= {Kim} looks up, and down, and all about.
But {Kim} had a name! [roomy: <You know it. You can say it.|It had been there all day.>] <It was there in bed.|It was there in the bath.> It was there on [place: {place.street}. | the way.]
^ pet set | <And now it was gone.|And now? Gone!|But it was not there now.>

<"Where is it?" said {Kim}.|"Where did it go?" said {Kim}.> [series: There was just, "{series.joke}." No name.]

# 6
= {Kim} has {his} hat off, and looks in it.
<Was it up in the hat? {Kim} took it off.|Was it in the hat? Off came the hat.> <There was just hat in there.|It was all hat in there.|A hat has a lot of room, and no name.> [place&roomy: {He} saw {place.landmark}. No name.]
> eyes
* ask | <{Kim} gave it a good shake.|Shake, shake! No name.|A bit of grass fell out.>

<"No! So where is it?"|"Not here. Where is it?"|"No name. Where can it be?">

# 7 a
= {Kim} empties a pocket on to the ground.
<Was it in the pocket? In went one hand.|The pocket, then? In went a hand.> Out came {a find}. <It was a good one, but no name.|That has no name.|It was nice to see it. It was no name.>
> pocket
* ask | <There was a hole in there, too.|Out came a bit of old biscuit.>
^ child second

<"No! So where is it?"|"Not here. Where is it?"|"No name. Where can it be?">

# 7 b
= {Kim} looks into a bag, and has put things on the ground.
<Was it in the bag? In went one hand.|The bag, then? In went a hand.> Out came {a find}. <It was a good one, but no name.|That has no name.|It was nice to see it. It was no name.>
> pocket
* ask | <There was a hole in there, too.|Out came a bit of old biscuit.>
^ child second

<"No! So where is it?"|"Not here. Where is it?"|"No name. Where can it be?">

# 8 a
= From above: {Kim} sits with one boot off, and looks into a sock.
<Was it down in the sock? Toes!|Off came the sock. What was in it? Toes!|Names can fall down, as far as the toes!> <Five toes, and not one was it.|Toes have no name to give.>
> sock
* ask | <{Kim} put it back on, a bit wet.|Wiggle, wiggle, they went. They did not know.>
^ pet second

<"No! So where is it?"|"Not here. Where is it?"|"No name. Where can it be?">

# 8 b
= From above: {Kim} calls into a bucket.
<Was it down in the bucket? "Hoo!" said {Kim}.|"Hoo!" said {Kim}, in a bucket. Was it there?|Names can fall in things. "Hoo!" A bucket?> <"Hoo," it said. That is no name.|Back came a hoo, and no name.>
> pail
* ask | <{Kim} gave it a good shake.|It was all bucket in there.>
^ pet second

<"No! So where is it?"|"Not here. Where is it?"|"No name. Where can it be?">

# 9
= A girl gets her pancake. It says {dot}.
<"Next!" said {fay}. "{dot}," said a girl.|A girl was next. "{dot}," said {dot}.> <It just fell out of her! Plop!|Plop! It just fell out!> [first-day-of-school: All the class had one. Plop, plop, plop! | family-reunion: All the cousins had one. Plop, plop, plop! | beach-holiday: All the wet feet had one. Plop, plop, plop! | camping-trip: They came from all the tents. Plop, plop, plop! | pet-adoption-day: And {Bo's} name was on a new tag.]

[place&roomy: Off she went, to {place.shop}.] {flip} <The bowl was not so full now.|There was not so much in the bowl.>

# 10
= {bob} is back. He holds up his pancake, and it says {bob}.
"Next!" And who was that? <It was {bob}.|Oh no. It was {bob}.|It had honey on its chin. {bob}!>

<"{bob}," said {bob}, and ate it all up.|"{bob}!" said {bob}, and ate {bob} up.> <There was just a bit in the bowl now.|The bowl had one more pancake in it.|The spoon hit the end of the bowl. Tock.>

[series: {Kim} had {series.keepsake}. No name. | roomy: <"Oh," said {Kim}.|{Kim} looked at the bowl.>]

# 11
= {Kim} sits on the ground, and looks at {his} own tummy. {Bo} is close.
So {Kim} went and sat by [place: {place.tree}. | the bins.] <There was no more place to look.|Where else could a name be?|A name should stay where you put it.>
> hinge

<Flip, flop! {Bo} had found where it hid!|{Bo} had found where the name hid! Flip, flop!>

# 12
= {Kim} talks to {his} tummy.
<"Come up," said {Kim}. It came as far as the chin.|"Up you come," said {Kim}. Up it came, to the chin.|{Kim} said please. It came up, to the chin.>
> low
* low | <It was warm, up there.|It had a look out.>

<Then it saw the line. Down it went!|It saw all those legs. Down it went!|Far off, {fay} said next. Down it went!>
^ child trouble

# 13
= {Kim} sits by a flower and laughs: {Bo} has come right up to {his} tummy.
[roomy: <Shh, now.|Shh.>] [place: Nobody else was there but {place.creature}.]
> flower | [fish: {Bo} blew a bubble at the tum. | {Bo} came right up to the tum.]
* low |
^ child third

[roomy: <Ha, {Bo} tickled, and out came the name!|{Bo} tickled, ha, and out came the name!> | Ha, {Bo} tickled it out!] "I am {Kim}," it said, small as {pip}.

# 14
= {Kim} stands by the bins, and says it to {Bo}.
<Then {Kim} told {Bo}[roomy: , one more time]. "I am {Kim}!"|"I am {Kim}!" {Kim} told {Bo}[roomy: , one more time].> [series: {He} told {series.keepsake}, too. [friend: {He} told {series.friend}.] | roomy: <{Bo} looked up. The name was as big as {plum}.|{Bo} looked up. Now it was as big as {plum}.> | The name was as big as {plum}.]
* low | <It did not go back in.|It came out just like that.>
^ pet trouble

And back went {Kim}, [roomy: <fast, fast, fast|quick, quick, quick> | fast]!

# 15
= {Kim} is back at the table. {fay} asks. {Kim} has both hands over {his} mouth.
"Next!" said {fay}. "And who are you?" [deed: {Kim} {deed}. [back: That was {back.at}. | Once.]]

Now {Kim} had it[deed&!roomy: | , all set]. <It was on the way up. Up, up...|It came up, and up, and up...> Hup! <Down it went.|And down it went.|It saw the line, and went.>

# 16
= Behind {Kim} is a small girl, who looks into her hat.
"And you?" said {fay}. <By {Kim} was somebody small, in a hat.|There was somebody small there, in a hat.|Who was that, down there? It had a hat on.> Up went one small chin. Hup!
> hat

[series: The small one saw {series.keepsake}. "In there?" | <The small one looked in the hat.|Off came the hat. Two eyes looked in.> <"Where is it?"|It was not there.>]

# 17
= {Kim} crouches, eye to eye with the small girl.
> tum
[roomy: <"{Bo} says it is in there," said {Kim}.|"It is in there, {Bo} says," said {Kim}.> | "{Bo} says it is in there."]
^ child pay

<The small one felt it jump. Flip, flop!|And in there, it went flip, flop. It did!>

<"I will go first," said {Kim}. "Then you."|"Me first," said {Kim}. "Then you.">

# 18
= {Kim} stands up tall, with both arms up, and says it.
<Flip, flop! {Kim} was scared, but {Bo} was there.|Flip, flop! {Kim} was scared, and looked at {Bo}.> Up it came, and up... <and it got stuck.|and then it stuck.>
> big

"I am {Kim}!" Pop! [place: You could hear it on {place.ride}! | first-day-of-school: The class heard it, to the last row. | family-reunion: All the aunts heard it. | beach-holiday: Even the waves heard it. | camping-trip: They heard it in all the tents. | pet-adoption-day: Now {Bo} knew it, too. | place: You could hear it on {place.ride}. | <It was as big as the sun.|They heard it on the bus.|Far off, a bin fell over.>]

# 19
= The last pancake has two names on it, {Kim} and {small}.
"I am {small}!" Pop! <Flip, flop, went the pan!|Flop, said the pan, and flip!>
> joy
* joy | <It was a tight fit, but good.|What a lot of honey!>
* joy |
^ pet pay

<There was one pancake, with two names on.|The last pancake had two names on it.>

# 20 a
= {Kim} and {small} stand by two clean plates. {Kim} has a hand on {small}.
<{Kim} ate {small}, and {small} ate {Kim}.|{small} ate the {Kim} bit. {Kim} ate the {small} bit.> [1-3: [first-day-of-school: And then it was time for school. | family-reunion: {small} was a cousin! Now they knew. | beach-holiday: Then they went to dig. | camping-trip: They had two tents, side by side. | pet-adoption-day: It was {Bo's} first day, and a good one.]]
> last
* joy | <It was hot, and it was sweet.|Munch, munch, munch!>
* joy |
^ pet third

<"Where is it now?" said {small}.|"And where is it now?" said {small}.>

<"In your tum," said {Kim}. "And yours is in me!"|"It is in your tum," said {Kim}.>

# 20 b
= {Kim} and {small} look at {Bo}, by a small pancake. It says {Bo}.
<{Kim} ate {small}, and {small} ate {Kim}.|{small} ate the {Kim} bit. {Kim} ate the {small} bit.> [1-3: [first-day-of-school: And then it was time for school. | family-reunion: {small} was a cousin! Now they knew. | beach-holiday: Then they went to dig. | camping-trip: They had two tents, side by side. | pet-adoption-day: It was {Bo's} first day, and a good one.]]
* joy |
* joy |
^ pet third

<There was one small bit. On it went, in honey: {Bo}.|One bit was left. {fay} put a name on: {Bo}.>

<And {Bo} had {Bo}, end to end.|That was for {Bo}, name and all.> [4+: | Flip, flop!]

## lead dog
want: To {Bo}, it was a thing to catch. <Throw it!|Here!>
line: {Bo} sat, all set to catch. <Now?|Please?>
eyes: {Bo} can smell a name. <Not here.|Not in there!>
pocket: {Bo} got a bit out. <Just biscuit.|No. Just fluff.>
sock: {Bo} put a nose in it. <Toes!|Not a name. Toes.>
pail: "Woof!" said {Bo}, in there. <"Woof," it said.|That was no name.>
hinge: Sniff, sniff! {Bo} put a nose on {Kim's} tum. There!
low: {Bo} gave the tum a lick. <Come on!|Up, up!>
flower: {Bo} gave the tum a lick, <and one more|and then a good one>.
hat: {Bo} gave the hat a lick. <No name!|Not there.>
tum: {Bo} put a nose on the small one's tum. <There!|Sniff! There!>
big: {Bo} gave the tum a big lick. <Up!|Up, up!>
joy: One bit fell. {Bo} got it! <Snap!|At last!>
last: {fay} threw one bit. {Bo} <got it|jumped>! Snap!

## lead cat
want: {Bo} came for the pan. <It was warm.|Pans are warm.>
line: {Bo} lay down. <The line went round.|So they all went round.>
eyes: {Bo} looked in. Warm, dark, <and no name|but no name>.
pocket: {Bo} put a paw in, too. <Just fluff.|No. Just dark.>
sock: {Bo} lay on the warm bit. <No name there.|It was just warm.>
pail: {Bo} sat far off. <Too much hoo.|Hoo is too loud.>
hinge: {Bo} lay on {Kim's} warm tum, and it moved!
low: {Bo} gave it a pat. <Up!|Pat, pat.>
flower: {Bo} lay on the tum, <prr, and it shook|and went prr, prr>.
hat: {Bo} looked at the hat. <Not in hats.|No. Been there.>
tum: {Bo} put a paw on the small one's tum. <It moved!|There!>
big: {Bo} put a warm prr on the tum. <Up!|Up, up!>
joy: {Bo} had honey on one paw. <Lick!|One lick.>
last: {Bo} lay by the pan. <Still warm.|Good. Warm.>

## lead bird
hinge: {Bo} put {their} head to the tum. Peck? In there!
hat: {Bo} looked in the hat. Cheep. No.
tum: {Bo} put {their} head to the small one's tum. Cheep!
big: {Bo} sang to the tum. Cheep, cheep, up!

## lead fish
hinge: {Bo} looked at {Kim's} tum. Blup! It was in there.
hat: {Bo} looked at the hat through the glass. No.
tum: {Bo} looked at the small one's tum. Blup!
big: {Bo} went flip, and {Bo} went flop! Up!

## lead rabbit
hinge: {Bo} put {their} head on the tum. Thump! In there!
hat: {Bo} gave the hat one thump. No.
tum: {Bo} put {their} head to the small one's tum. Thump!
big: {Bo} gave one thump, to help it. Up!

## lead guineapig
hinge: {Bo} put a nose to the tum. "Wheek!" In there!
hat: "Wheek," said {Bo}, to the hat. No.
tum: {Bo} put a nose to the small one's tum. "Wheek!"
big: "Wheek!" said {Bo}, to the tum. Up!

## lead hamster
hinge: {Bo} put a nose to the tum, and it moved!
hat: {Bo} put a nose in the hat. No.
tum: {Bo} put a nose to the small one's tum. There!
big: {Bo} gave the tum a small push. Up!

## lead horse
hinge: {Bo} put a big nose to the tum. Hff! There!
hat: {Bo} put a big nose in the hat. No.
tum: {Bo} put a nose to the small one's tum. Hff!
big: {Bo} blew at the tum. Hff! Up!

## lead lizard
hinge: {Bo} put out a tongue at the tum. In there!
hat: {Bo} put out a tongue at the hat. No.
tum: {Bo} put out a tongue at the small one's tum.
big: {Bo} put out a tongue at the tum. Up!

## lead toy
hinge: {Kim} put {Bo} on {his} tum. {Bo} moved!
hat: {Bo} looked at the hat. It was not in there.
tum: {Kim} put {Bo} on the small one's tum. {Bo} moved!
big: {Kim} put {Bo} to the tum. Up!

## lead other
hinge: {Bo} came up close to the tum. It was in there!
hat: {Bo} came up close to the hat. No.
tum: {Bo} came up close to the small one's tum. There!
big: {Bo} came up close to the tum. Up!

## trait pet fear
set: {Bo} hides from {trait.things}. Do names hide, too?
trouble: Was that {trait.a}? {Bo} hid, like a name.
pay: {Bo} came out, too. It can be done.

## trait pet theft
set: {Bo} takes {trait.things}. Did {Bo} take it? No.
trouble: {Bo} had {trait.a}. But no name.
pay: {Bo} ran off with {trait.a}. Nobody looked.

## trait pet noise
set: "{trait.Sound}!" said {Bo}. It just fell out.
trouble: "{trait.Sound}," said {Bo}. Easy!
pay: "{trait.Sound}!" said {Bo}, as big as that.

## trait pet part
set: {Bo} has {trait.has}, and a name.
trouble: {Bo} is {Bo}, {trait.has} and all.
pay: {Bo} got a bit, {trait.has} and all.

## trait pet deaf
set: {Bo} hears no name. {Bo} comes for a wave.
trouble: {Bo} did not hear it. {Bo} saw it come.
pay: {Bo} did not hear it pop. {Bo} saw.

## trait pet age
set: {Bo} is {trait.is}. [old: {Bo} still has a name. | The name is still new.]
trouble: {Bo} is {trait.is}. [old: {Bo} can wait. | {Bo} can't wait.]
pay: [old: Old {Bo} got the soft bit. | Young {Bo} got honey all over.]

## trait pet favourite
set: {Bo} had {trait.thing}. So that was not lost.
trouble: {Bo} gave {Kim} {trait.thing}.
pay: There was honey on {trait.thing}. Oh, well!

## trait pet sleep
set: Was it asleep, {trait.where}? {Bo} looked.
trouble: {Bo} lay down, as if {trait.where}.
pay: Now {Bo} could sleep {trait.where}.

## trait pet habit
set: {Bo} {trait.did}, to look for it.
trouble: {Bo} {trait.did}. It did help, a bit.
pay: {Bo} {trait.did}, honey and all.

## trait pet talent
set: {Bo} can {trait.do}. [findsthings: But not a name. | It did not help.]
trouble: {Bo} {trait.did}, to help.
pay: {Bo} {trait.did}, honey and all.

## trait child fear
set: Were there {trait.things}? No, a line.
trouble: It was as if it saw {trait.a}.
pay: "It is scared," said {Kim}. "I fear {trait.things}."

## trait child collection
set: {Kim} had {trait.a} to hold.
trouble: {Kim} held {trait.thing}. It stayed down.
pay: {Kim} gave her {trait.thing}, to hold.

## trait child noise
set: {Kim} {trait.did}, in the line.
trouble: {Kim} could {trait.do}. But not say it.
pay: {Kim} {trait.did}, and so did she.

## trait child part
set: Anybody can see {trait.has}.
trouble: It went down past {trait.has}.
pay: She looked at {trait.has}. She had that, too!

## trait child favourite
set: {Kim} thought of {trait.things}, with honey.
trouble: {Kim} thought of {trait.things}. It stayed down.
pay: "Do you like {trait.things}?" said {Kim}. She did.

## trait child sleep
set: It had been there, {trait.where}.
trouble: It wanted to be {trait.where}.
pay: "I sleep {trait.where}," said {Kim}. So did she.

## trait child habit
set: [askswhy: "Why is it so long?" said {Kim}. | counts: {Kim} counted the legs. Ten! | drawsonthings: {Kim} drew on the bag, to wait. | {Kim} had a hat on, for once.]
trouble: [askswhy: "Why?" said {Kim}, to the tum. | counts: {Kim} counted to three. It stayed down. | drawsonthings: {Kim} drew it: a name, with feet. | It was as lost as {Kim's} last hat.]
pay: [askswhy: "Why?" she said. "It is shy," said {Kim}. | counts: "On three," said {Kim}. "One, two..." | drawsonthings: {Kim} drew it for her: two tums. | "I lose hats, too," said {Kim}.]

## trait child talent
set: [remembers: {Kim} can remember everything. Well, most. | {Kim} {trait.did}, in the line.]
trouble: {Kim} can {trait.do}. This was hard.
pay: [remembers: {Kim} will remember where it was. | {Kim} {trait.did}, just for her.]

## dog
want: {Bo+} had a wag for the pan.
ask: "You say it, {Bo}!" It came out woof.
low: {Bo} put one paw by {Kim's} foot.
joy: {Bo} had the bit that fell. Snap!

## dog 2
want: {Bo+} sat. That is how dogs ask.
ask: {Bo} went off to look. Sniff, sniff!
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
low: {Bo} came up to the glass, and was still.
joy: {Bo} went flip, and {Bo} went flop!

## fish 2
want: {Bo+} went flip, and {Bo} went flop.
ask: Was it in the bowl? There was just {Bo}.
low: One small bubble came up from {Bo}.
joy: One crumb for {Bo}. Plip! Gone!

## rabbit
want: You saw two ears. That was {Bo+}.
ask: {Bo} gave one thump. It was not that.
low: {Bo} sat so still, to let it come.
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
joy: {Bo} put a bit in one cheek.

## horse
want: {Bo+} had a good, long sniff.
ask: {Bo} put a big nose in. No name.
low: {Bo} blew down {Kim's} neck. It was warm.
joy: {Bo} had one lick. There went the honey!

## lizard
want: {Bo+} lay down where it was hot.
ask: {Bo} put out a tongue. No name was on it.
low: {Bo} sat in {Kim's} hands, and did not blink.
joy: Flick! {Bo} got a crumb from far off.

## toy
want: {Kim} held up {Bo+}, to see.
ask: {Bo} had a name, too, on a tag.
low: {Kim} gave {Bo} a hug, and held on.
joy: {Bo} had honey on one ear. Oops!

## other
want: {Bo+} came to the pan, and sat down.
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
joy: There was a bit for {Bo}, too!

## any see
want: {Bo+} looked up. Down. Up.
ask: {Bo} had a look down there, and up here.
low: {Bo} gave {Kim} a kind look.
joy: {Bo} looked up. Flip! Flop! Yum!
`
