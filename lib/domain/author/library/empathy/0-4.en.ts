export const words = String.raw`
title: <Is It This?|The Peep by the Lamp|{Kim} and the Peep|What Is Good for Sad?>
refrain: "Is it this?" said {Kim}. "Peep," said the peep.
recall: the peep by the lamp
deed: let a small peep go home
keepsake: a bit of fluff
joke: Is it this?
summary: There is a peep in the house, as small as a {plum}, and it is sad. {Kim} gives it a {snack}, a bear and a lot of noise. Is it this? Is it this? Then {Kim} gets down as low as a peep, and looks.
pick: snack = bun, crust, roll, plum bun
pick: plum = fig, nut, lemon, pip
pick: ted = Ted, Mop, Bobo, Fuzz
pick: boom = Bang, Boom, Bong
pick: what = hat, mug, shoe, cot
word: peep = a small, high sound
word: fluff = soft, thin, short feathers or hair
word: beak = the hard mouth of a bird
word: low = near the floor
word: glass = what a window is made of
question: What did {Kim} give to the peep?
question: Why was it not the {snack}?
question: What did the peep see, from down low? Who looked there first?
question: Why was it hard for {Kim} to open the window?
question: What is best when you are sad?
activity: sound | Be the peep together. | a sad peep ; a scared peep ; a glad peep
activity: move | Get down as low as a peep. What can you see from there?
activity: find | Where is the peep? Look for it on each page.
surprise: The tree was there all day. | Look out of each window, from page 1 on.
surprise: The peep says peep in a lot of ways. | Say each peep as it was meant.

# 1
= {Kim} sits up in bed and listens.
Peep! <What was that? It was not the bed.|Who was that? It was not the bed.|Up sat {Kim}. It was not the bed.> Beds say <creak|crick>. [place: It was not {place.creature}. {Place.says}. | somewhere: It was no wind {somewhere.at}. | <It was not the door. Doors say bump.|It was not the mat. Mats say flup.>] [beach-holiday: It was a beach holiday. The bed was new. | naidoc-week: It was NAIDOC Week. Aunty was to come. | train-journey: The train had come so far. What a new bed! | first-day-of-school: The first day of school was done. | new-baby: It was not the new baby. Babies say waa! | occasion&!event: It was {occasion}.]
* hear | <It was not {Kim}.|{Kim} had not said a thing.>

<Peep! Peep!|PEEP!>

# 2
= {Kim} looks for the sound in the hall.
<{Kim} looked in a {what}. No peep.|First, {Kim} looked in a {what}. No peep.|Here was a {what}, and in it was no peep.> [home: {He} looked by {home.door}. | <{He} looked in a bag.|{He} looked by a box.>] No peep. [series&1-3: It was not in {series.keepsake}.]
> want
* hear | <It was not up high. It was not down low.|High up? No. Not high up.>

Peep! <It came from the lamp!|It was by the lamp!|The lamp had said it!>

# 3
= {Kim} has found a tiny bird, by the lamp.
<By the lamp sat a peep! It had a beak, and fluff.|There it was, a peep! It had fluff, and a beak.|It was a bird, but just a pinch of one.>
> look
* hear | <It had two thin feet.|One bit of fluff stuck up.>

<It was as small as a {plum}.|A {plum} is as big as that.|You could put it in a cup.> <"Hello, peep!" said {Kim}.|"Hello, you!" said {Kim}.>
^ child second

# 4
= {Kim} looks at the small bird, who shakes. {Kim} is sorry for it.
"Peep," said the peep. <It shook. It was a sad, sad peep.|It was a sad peep, and it shook.|It was sad, and all of it shook.> {Kim} knew all about sad. [train-journey: {Kim} was far from home, too. | first-day-of-school: At the school gate, {Kim} had been it. | new-baby: {Kim} had been it, that day. | naidoc-week: You sit by a sad one, Aunty says.]
^ pet set

<What is good for sad? {Kim} knew that, too!|{Kim} knew what is good for sad, too!|And {Kim} knew what you do. You give!>

# 5
= {Kim} holds out a {snack} for the small bird.
<A {snack} is good!|First, a {snack}!> [roomy: <It was a warm, soft one.|It was a big, fat one.>]

"Is it this?" said {Kim}. <"Peep," said the peep. It was not.|"Peep," it said. It was not the {snack}.|"Peep." It did not like to look at it.>
> snack
* give | <{Kim} had to eat it up. Mmm!|Who had it? {Kim} had it. Mmm!>
^ child set

# 6 a
= {Kim} has filled the bath with bubbles. The bird sits far away from it.
<A bath is good!|Then a bath, a warm one!> <It had bubbles, up to here.|It had a duck in, and bubbles.> [series: "{series.joke}!" sang {Kim}. It did not sing.]

"Is it this?" said {Kim}. <"Peep," said the peep. It was not.|"Peep," it said. It was not the bath.|"Peep," from far off. It was not this.>
> bath
* give | <{Kim} got in. Splish! Splosh!|It was a bath for one. In got {Kim}!>

# 6 b
= {Kim} reads a book to the small bird, who looks away.
<A book is good!|Then a book, a long one!> <It had a cow in it. Moo!|It had a big pig in it. Oink!> [series: "{series.joke}," read {Kim}. It did not say that.]

"Is it this?" said {Kim}. <"Peep," said the peep. It was not.|"Peep," it said. It was not the book.|"Peep," it said, and looked the other way.>
> book
* give | <{Kim} read it all, from end to end.|It was a good bit. {Kim} had to read on.>

# 7
= {Kim} holds out an old bear to the small bird.
<{ted} is best of all!|So {Kim} went to get {ted}!> <{ted} is for bed.|{ted} has one ear, and is for bed.> [train-journey: And {ted} had come on the train, too. | first-day-of-school: {ted} had not been let in at school. | new-baby: The baby did not have one. | beach-holiday: And {ted} had sand in one ear. | naidoc-week: {ted} came to all of Aunty's stories.]

"Is it this?" said {Kim}. <"Peep," said the peep.|"Peep," it said.> <It was not even {ted}!|Not {ted}? Not {ted}!>
> ted
* give | <{ted} got a kiss, so as not to mind.|{Kim} gave {ted} a hug, all the same.>

# 8 a
= {Kim} beats a drum. The small bird hops far away.
<Then it must be a drum! {boom}! {boom}! {boom}!|A drum, then! {boom}! {boom}! {boom}!>

"Is it this?" <"PEEP!" Off it went, to hide.|"PEEP!" It hid, by the plant.|It ran, on its thin feet. "PEEP!">
> loud
* give | <{Kim} gave the drum one more bang.|It was a good bang, too.>
^ pet second

[roomy: <It was not, not, not this.|No, it was not that at all.>]

# 8 b
= {Kim} dances. The small bird hops far away.
<Then it must be a dance! Whee! Bump! Whee!|A dance, then! Round and round! Bump!>

"Is it this?" <"PEEP!" Off it went, to hide.|"PEEP!" It hid, by the plant.|It ran, on its thin feet. "PEEP!">
> loud
* give | <{Kim} did one more round. Whee!|It was a good dance, too.>
^ pet second

[roomy: <It was not, not, not this.|No, it was not that at all.>]

# 9
= From above: there is a heap of things on the rug, and the small bird looks at none of it.
Not the {snack}. Not {ted}. Not the noise. [series: Not {series.keepsake}. [friend: Not {series.friend}.]] [beach-holiday: Not one shell. | naidoc-week: Not the warm damper. | train-journey: Not the toy train. | first-day-of-school: Not the new school bag. | new-baby: Not the baby's rattle. | place: Not the {place.food}. | <A blue hat? Not that.|A red bus? Not that.>] [roomy: <A kiss? No.|A hug? No.>]
> ball | <It was not a thing in this house.|It was none of it.>

<It was a big, big heap, and no good.|What a heap! And it was no good.|{Kim} had no more to give. And it shook.>

# 10
= {Kim} stands with hands on hips and is cross with the small bird.
<"Say it!" said {Kim}. "Say what it is!"|"What is it, then?" said {Kim}. "Say it!">

"Peep," said the peep. <It did say it.|That was what it was.|It had said so all day.>
* low | <{Kim} did not know peep.|No book has peep in it.>
^ pet trouble

<"Not peep!" said {Kim}. "Say a word!"|"That is no word!" said {Kim}. "Say one!"|"Not in peep!" said {Kim}. "Say it in Kim!">

# 11
= {Kim} sits down and cries. Near by, the small bird is sad, too.
"Peep," said the peep. <"Waa," said {Kim}. There were no more things.|"Waa," said {Kim}, who had no more things.|"Waa," said {Kim}, and that was louder.>
> eyes
* low | <It was all a bit wet.|Plip, on the mat. Plip.>
^ child trouble

[roomy: Peep. Waa. Peep. Waa. | Peep. Waa.] [new-baby&1-3: "Waa!" said the baby.] [roomy: <Then not one peep came.|Then there was no more peep.> | Then no peep came.]

# 12
= {Kim} lies flat on the rug. {Bo} has come to rest near the window.
<Then {Kim} lay down on the rug. {He} did not say one word.|{Kim} lay down, flat, and gave it no more things.|{Kim} was all out of things, and lay down flat.> <The peep just sat there.|The peep was as still as fluff.|The peep was just a bit of fluff.> [naidoc-week: {Kim} was still, as when Aunty tells. | place: You could hear {place.sound}.]
> hinge

<"Up there, {Bo}?" said {Kim}.|"What is up there, {Bo}?" said {Kim}.|"Where, {Bo}, up there?" said {Kim}.>

# 13
= Nose to beak on the rug: {Kim} and the small bird, who looks up, as {Bo} does.
[series: It did not see {series.keepsake}. | <Nose to beak, {Kim} had a look.|{Kim} lay there, nose to beak.>] <{Bo} looked up, and so did the peep.|Up looked {Bo}, and so did the peep.>
^ child third

<Off it went to {Bo}, hop, hop! {Kim} went, too.|Hop, hop, off it went to {Bo}! {Kim} went, too.>

# 14
= From behind, low down: the window is huge. Outside there is a tree.
<My, {Bo's} window was big, from down there!|Oh, {Bo's} window was so big, down there!|Oh, {Bo's} window had no end, down there!> [roomy: The sofa was a hill.] [naidoc-week: Out there were flags, red, black and yellow. | beach-holiday: Out there was a lot of sand.] <{Kim} looked where {Bo} looked, at|{Kim} saw what {Bo} saw:> [place: {place.tree} | a tree].

<Tap, tap, tap, went the small peep.|The small peep went tap, tap, tap.>

# 15
= {Kim} looks up into the tree outside, where a big bird calls.
"Peep?" said the peep. "PEEP!" said the tree, and up looked {Bo}. {They} knew that one: <a where-are-you sort of peep|a come-home sort of peep>.
^ pet third

<{Kim} looked at {Bo}, and knew it, too.|Then {Kim} looked at {Bo}, and knew it.> [train-journey: {Kim's} own home was so far. | first-day-of-school: It was the sort from the gate. | new-baby: The baby had it, for Mum. | naidoc-week: All the aunties have it, for the small ones. | beach-holiday: It goes all over the sand, at dusk. | <"Oh," said {Kim}.|"Oh!" said {Kim}. "Oh, peep!">]

# 16
= {Kim} looks at the small bird for a long time, close by the window.
<{Kim} looked at the fluff.|{Kim} had a look at the fluff.|{Kim} looked at it, from beak to fluff.> [roomy: <It was such good fluff.|There was such a lot of it.>] [they: {Kim} | {He}] wanted the peep to stay. But it wanted to go home, <and {Bo} knew|as {Bo} knew>.
* low | <The feet did not shake now.|It did not shake now. It just sat.>

<"Peep," it said, so small.|It looked at {Kim}.>

# 17
= {Kim} opens the window.
[deed&!roomy: {Bo's} window was stiff. | <So {Kim} got a hand on {Bo's} window.|{Kim} went to {Bo's} window.> It was stiff.] [deed: {Kim} once {deed}. [back: That was {back.at}.] | <Push, push! It did not move for {Kim}.|Push! Push! {Kim} had no more push.|Push, push, push! {Kim} went pink.>]
> push

And then it went up, <all at once|all the way>! [place: You could hear {place.sound}.] <"Is it this?" said {Kim}.|"It is this," said {Kim}. "Is it?">

# 18
= The small bird flies out of the window, to the tree. {Kim} waves.
Whirr! <Out went the peep, fluff and all, past {Bo}.|Past {Bo} went the peep, out and up.> [place&1-3: Down there went {place.ride}.]
> go
* joy | <"Go, go, go!" said {Kim}.|"It can fly!" said {Kim}.>
^ child pay

<"PEEP!" said the tree. "PEEP, PEEP!" It was this.|"PEEP!" said the tree. It was this, all the time.> [1-3: [naidoc-week: By the fire, they all looked up. | first-day-of-school: It was home time, up there, too. | train-journey: Far off, a train said whoo. | new-baby: In there, Mum had the baby. Shh. | beach-holiday: The sand was pink.]]

# 19 a
= In the tree, the small bird sits under a big wing. Below, {Kim} has a picnic.
Up there, {Bo} saw the peep, under a wing. <It was warm in there.|That is the best bed of all.> [1-3: [naidoc-week: By the fire, Aunty told her story, to all of them. | train-journey: {Kim} told home of it, on the phone. | first-day-of-school: {Kim} sat by Mum, and told it all. | new-baby: The baby had an arm to sit in. | beach-holiday: They had it all on the sand.]]
> tree
* joy | <Down here, they had the heap.|Down here, they ate the {snack}.>
* joy |
^ pet pay

<{Kim} was glad, and a bit sad.|It was a glad sort of sad.>

# 19 b
= It is night. In the tree, the small bird sits under a big wing.
[roomy: Then it was night.] <Up there, {Bo} saw the peep, under a wing.|Under a wing, up there, {Bo} saw the peep.> [1-3: [naidoc-week: By the fire, Aunty told her story, to all of them. | train-journey: {Kim} told home of it, on the phone. | first-day-of-school: {Kim} sat by Mum, and told it all. | new-baby: The baby had an arm to sit in. | beach-holiday: The waves said shh.]]
> tree
* joy | <It was warm in there.|That is the best bed of all.>
* joy |
^ pet pay

<{Kim} let a bit of the night in.|{Kim} let in a bit of the night.>

# 20 a
= In the morning, the small bird is at the window. It has brought {Kim} a snail.
[1-3: [place: Morning! {place.Wakes}.]] Tap, tap, tap! [roomy: <Who was at the glass?|There was somebody at the glass.>] It was the peep, and not a sad one. [series&1-3: It sat by {series.keepsake}.]
> last
* joy |

It put down a snail for {Kim}, <a big, wet one|big and wet>. <"Peep?" it said. Is it this?|"Peep?" said the peep. Is it this?>

# 20 b
= {Kim} is sad, and sits on the floor. The small bird has come in at the window.
[1-3: [place: Morning! {place.Wakes}.]] {Kim} <had a bump, on the knee|had a bad dream>. "Waa!" [1-3: [first-day-of-school: And school had a day two. | train-journey: And it was so far from home. | new-baby: And they all had the baby.]] <Hop, hop. Who came in?|Then, hop, hop, hop.> It was the peep. [series&1-3: It went past {series.keepsake}.]
> last
* joy |

<It gave {Kim} no bun, and no song.|It did not give {Kim} a thing.> <It just sat by {him}, as low as low.|It came up close, and sat, and sat.>

## lead dog
want: Peep? {Bo+} knew it. <That was the ball!|It was what the ball says!>
look: {Bo} gave it a sniff. <No ball.|It was no ball.>
snack: {Bo} sat up for it. <Yes, yes!|It was, for {Bo}.>
bath: {Bo} did not look. <A bath is sad.|It was not, for {Bo}.>
book: {Bo} lay on the best bit. <And that was that.|No more book.>
ted: {Bo} had {ted} for a bit. <Wet {ted}!|Mm.>
loud: {Bo} said woof, to help. <It did not help.|It was so loud.>
ball: {Bo} put down the ball. <It was the best thing of all.|That was the best {Bo} had.>
eyes: {Bo} saw two sad ones, <and had just one ball|one big, one small. And one ball>.
hinge: {Bo} bit the ball, <got two peeps, and looked up|and had two peeps, one up there>.
push: {Bo} gave a push, <with a wet nose|nose first>.
go: {Bo} ran round the tree. <Woof!|And round.>
tree: {Bo} bit the ball. Peep! <"PEEP!" said the tree.|Up there: "PEEP!">
last: {Bo} gave it a sniff. <Still no ball.|No ball, but good.>

## lead cat
want: {Bo+} did not look. <{Bo} had a window.|There was a window, and {Bo}.>
look: {Bo} gave it one look. <Then back to the window.|Just one.>
snack: {Bo} was at the window. <Still.|Yes, still.>
bath: {Bo} went off. <Who wants wet?|Who wants a bath?>
book: {Bo} looked out. <There was more in that.|It was a better book.>
ted: {Bo} had had a nap on {ted}. <Flat {ted}!|It was warm.>
loud: {Bo} put {their} back to it. <Bah.|So loud.>
ball: {Bo} had a nap by the peep. <It did not nap.|No nap?>
eyes: {Bo} saw two wet faces, <one big, one small|and not one lap>.
hinge: {Bo} was back at the window. <"Mrp?" said {Bo}.|One paw went up the glass.>
push: {Bo} gave it one paw. <At last!|That was a lot, for a cat.>
go: {Bo} saw it go. <It was hard.|Hm.>
tree: {Bo} had the window back. <It was not the same.|All of it.>
last: {Bo} looked at it. <It looked at {Bo}.|And that was all.>

## lead bird
look: "Cheep?" said {Bo}. It was not a cheep.
hinge: {Bo} sat by the window, and sang to the sky.
push: Cheep, cheep! {Bo} sang, to help.

## lead fish
look: {Bo} looked at it. No fins!
hinge: {Bo} looked up, out of the bowl, to the light.
push: {Bo} blew one big bubble, to help.

## lead rabbit
look: {Bo} looked at it. What thin feet!
hinge: {Bo} sat up, by the window, to smell the sky.
push: Thump! {Bo} did it, to help.

## lead guineapig
look: {Bo} took it for a bun, with feet.
hinge: "Wheek?" said {Bo}, up to the window.
push: "Wheek!" said {Bo}, and that was a help.

## lead hamster
look: {Bo} was as big as it. Just.
hinge: {Bo} went as far as the window, and looked up.
push: {Bo} gave a push, as big as a pea.

## lead horse
look: {Bo} looked down, and down. There it was.
hinge: {Bo} put a big nose to the window. Hff.
push: {Bo} put a big nose to it. Push!

## lead lizard
look: {Bo} did not move. It did not move.
hinge: {Bo} lay there, and looked up at the window.
push: {Bo} gave a push, a thin one.

## lead toy
look: {Bo} sat by it. {Bo} has fluff, too.
hinge: {Bo} lay by the window, nose up, all day.
push: {Kim} gave it a push with {Bo}. Soft!

## lead other
look: {Bo} looked at it, and it looked back.
hinge: {Bo} lay by the window, and looked up.
push: {Bo} gave a push, as well.

## trait pet fear
set: {Bo} is like that, with {trait.things}.
trouble: Was it {trait.a}? {Bo} had a look. No.
pay: It had not been {trait.things}, then.

## trait pet theft
set: {Bo} got it {trait.a}. No?
trouble: {Bo} took {trait.thing} back. It was no good.
pay: {Bo} had {trait.thing}, and was glad.

## trait pet noise
set: "{trait.Sound}!" said {Bo}. It shook a bit more.
trouble: "{trait.Sound}," said {Bo}. That was no word, too.
pay: "{trait.Sound}!" said {Bo}, to the tree.

## trait pet part
set: It saw that {Bo} has {trait.has}.
trouble: There sat {Bo}, {trait.has} and all.
pay: {Bo} looked up, {trait.has} and all.

## trait pet deaf
set: {Bo} did not hear it. {Bo} saw it shake.
trouble: {Bo} did not hear it. {Bo} saw it was sad.
pay: {Bo} did not hear them. {Bo} saw.

## trait pet age
set: {Bo} is {trait.is}. [old: {Bo} had been sad before. | {Bo} was small, too.]
trouble: {Bo} is {trait.is}. [old: {Bo} just lay down by it. | {Bo} did not know peep.]
pay: {Bo} is {trait.is}. [old: {Bo} sat down to look. | {Bo} ran round the tree.]

## trait pet favourite
set: {Bo} gave it {trait.thing}. It was not that.
trouble: {Bo} did not want {trait.thing} now.
pay: {Bo} had {trait.thing}, and was glad.

## trait pet sleep
set: {Bo} let it sleep {trait.where}. No?
trouble: {Bo} could not sleep {trait.where}.
pay: Now {Bo} could sleep {trait.where}.

## trait pet habit
set: {Bo} {trait.did}. It shook a bit more.
trouble: {Bo} {trait.did}. It was no help.
pay: {Bo} {trait.did}, and was glad.

## trait pet talent
set: {Bo} {trait.did}. It shook a bit more.
trouble: [findsthings: {Bo} can find things. But what? | {Bo} can {trait.do}. It was no help.]
pay: {Bo} {trait.did}, and was glad.

## trait child fear
set: Was it scared of {trait.things}? {Kim} asked.
trouble: {Kim} thought of {trait.things}. Waa.
pay: Were there {trait.things}? It did not mind.

## trait child collection
set: {Kim} had {trait.a}. It was not that.
trouble: Not even {trait.a} was any good.
pay: {Kim} held up {trait.a}, for bye-bye.

## trait child noise
set: {Kim} {trait.did}. It shook.
trouble: {Kim} could not even {trait.do}.
pay: {Kim} {trait.did}, for bye-bye.

## trait child part
set: It looked at {trait.has}.
trouble: {Kim} cried, {trait.has} and all.
pay: {Kim} waved, {trait.has} and all.

## trait child favourite
set: {Kim} told it of {trait.things}. It shook.
trouble: Not even {trait.a} was any good.
pay: It was better than {trait.things}.

## trait child sleep
set: Did it sleep {trait.where}? It did not.
trouble: {Kim} wanted to sleep, {trait.where}.
pay: No one up there sleeps {trait.where}.

## trait child habit
set: [askswhy: "Why are you in here?" said {Kim}. | counts: {Kim} counted it. One peep. | drawsonthings: {Kim} drew it. Dot, dot, beak. | {Kim} put it in {his} hat. It got out.]
trouble: [askswhy: "Why?" said {Kim}. "Why, why?" | counts: {Kim} counted. No more things. None. | drawsonthings: {Kim} drew a sad face on the mat. | And {his} hat was lost, too.]
pay: [askswhy: "That is why!" said {Kim}. | counts: {Kim} counted. One peep, one PEEP! | drawsonthings: {Kim} drew two, up in a tree. | Off went {Kim's} hat, as well.]

## trait child talent
set: {Kim} {trait.did}. It shook.
trouble: {Kim} could not even {trait.do}.
pay: [remembers: {Kim} will remember that. | {Kim} {trait.did}, for bye-bye.]

## dog
hear: {Bo+} put up one ear. Then the other ear.
give: {Bo} gave it a bone. It was {their} best bone.
low: {Bo} had one more bone. No.
joy: {Bo} saw it go. Wag, wag, wag!

## dog 2
hear: {Bo+} ran here, and {Bo} ran there. Sniff, sniff!
give: {Bo} gave it a ball. It did not throw it.
low: Down went {Bo's} tail. Down, down, down.
joy: {Bo} ran round and round the tree.

## cat
hear: {Bo+} shut one eye. It was the other one.
give: Was it a nap? {Bo} gave it a nap.
low: {Bo} looked at it, and sat on {their} paws.
joy: {Bo} looked the other way. It was hard.

## cat 2
hear: Who was it? {Bo+} knew. {Bo} did not say.
give: {Bo} gave it a look. It was a long look.
low: {Bo} lay down flat, as sad as a mat.
joy: {Bo} had some sun, and that was good.

## bird
hear: "Cheep?" said {Bo+}. "Peep," it said.
give: {Bo} gave it a seed. It was not the seed.
low: {Bo} sang, but it was a sad song.
joy: "Cheep!" said {Bo}. "Cheep, cheep, cheep!"

## fish
hear: {Bo+} looked out of the bowl. Blup?
give: {Bo} gave it a bubble. Pop! It was not that.
low: {Bo} had no more bubbles.
joy: Up came a bubble, a big one. That was {Bo}.

## fish 2
hear: {Bo+} went round to see. Blup, blup?
give: {Bo} gave it a bit of weed. It was wet.
low: {Bo} was sad, down by the stone.
joy: {Bo} went up, and {Bo} went down. Whee!

## rabbit
hear: Up went the ears of {Bo+}. Up, up!
give: {Bo} gave it a carrot, but with a bite out.
low: {Bo} put one ear down by {Kim}.
joy: {Bo} did a hop, and a kick.

## guineapig
hear: "Wheek?" said {Bo+}. Wheek is not peep.
give: {Bo} gave it a pea. Then {Bo} ate the pea.
low: "Wheek," said {Bo}, but it was just a small one.
joy: "Wheek!" said {Bo}, to the tree. "Wheek, wheek!"

## hamster
hear: {Bo+} woke up. Out came a nose.
give: {Bo} gave it one seed, and had to lie down.
low: {Bo} went in {Kim's} hands. It was sad in there.
joy: {Bo} ate the seed, and that was that.

## horse
hear: {Bo+} put one ear back. Clop?
give: {Bo} gave it a lick. It was a lot of lick.
low: {Bo} blew on {Kim}. Hff. It was warm.
joy: {Bo} put up a big, big nose, to see.

## lizard
hear: {Bo+} did not move. It was not {Bo}.
give: {Bo} gave it the warm spot. It did not sit.
low: {Bo} lay by {Kim}, as flat as a mat.
joy: {Bo} ran up to the tree. Zip!

## toy
hear: Did {Bo+} say it? {Kim} gave {them} a squash. No.
give: {Kim} gave it {Bo}, but not to keep.
low: {Kim} held {Bo}, and {Bo} got wet.
joy: {Kim} put {Bo's} arm up, to wave.

## other
hear: {Bo+} looked up, and {Bo} looked down.
give: {Bo} gave it a look at {Bo}. It was not that.
low: {Bo} came up close to {Kim}.
joy: {Bo} looked up, and up. That was good.

## duet
hear: Here was {Bo+}. Was it {Mo+}? No.
give: {Bo} gave it {Mo}. It was not {Mo}.
low: {Bo} sat by {Mo}, and they were sad.
joy: {Bo} was glad. So was {Mo}.

## duet 2
hear: Was it {Bo+}? No. Was it {Mo+}? No, no.
give: {Bo} gave a thing. {Mo} gave a thing. It was no thing.
low: {Bo} had {Mo}. Who did the peep have?
joy: {Bo} gave {Mo} a glad bump.

## any see
hear: {Bo+} came to see[fish: , bowl and all].
give: {Bo} saw that it was not that.
low: {Bo} had no more to give.
joy: "Did you see, {Bo}?" {Bo} did see!

## any bed
hear: {Bo+} was in bed still. Peep! Not now.
give: {Bo} gave it some bed. It was not bed.
low: {Bo} did not nap, not one bit.
joy: {Bo} had a nap, a good long one.

## any me
hear: "Is that you, {Bo+}?" It was not {Bo}.
give: "Was it this, {Bo}?" {Bo} did not know.
low: {Kim} put a hand on {Bo}. That was good.
joy: "Was it this, {Bo}?" It was!

## any last
hear: {Bo+} was the last to see.
give: {Bo} was next. {Bo} had not a thing.
low: {Bo} sat by the heap. It was no help.
joy: {Bo} saw it last, but {Bo} saw it.
`
