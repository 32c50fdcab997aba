export const words = String.raw`
title: <Round and Round|Where Does a Nose Go?|{Kim} and {bim}|The Blanket with the Hole>
refrain: Round and round and round went {bim}.
recall: the blanket with the hole
deed: put {bim} on {nana's} cold feet
keepsake: the blanket with the hole
joke: Where does a nose go?
summary: {bim} is an old, thin blanket, and {bim} has a hole. Then {bim} has to have a wash. Round and round and round it goes! There is a new one, with stripes. But where does a nose go? And who did it all, rub, rub, rub?
extra: elder = {nana}
pick: nana = Nan, Gran, Nana, Granny, Mimi, Nanna
pick: bim = Bim, Nub, Tat, Wob
pick: jam = jam, egg, soup
pick: bonk = Bonk, Bong, Donk
pick: oof = Oof, Hoof, Phew
pick: smell = toast, jam, bath
word: blanket = a warm thing to go on a bed
word: wash = to make a thing clean with water
word: peg = a clip to hang up wet things
word: hole = a gap that you can look out of
word: towel = a cloth to get dry with
word: ta = a small way to say thank you
question: What was {bim}, with {Kim}?
question: What was not good about the new one?
question: Who did rub, rub, rub? How could {Kim} tell?
question: What did {Kim} give to {nana}, and why was it hard?
question: Who can you say "ta" to, and what for?
activity: move | Go round and round and round, and up and down. Now stop!
activity: sound | Say what it says. | Click ; Flap ; {oof} ; Rub, rub, rub
activity: find | Find the hole in {bim}. What can you see in it?
surprise: {nana} is in the book, and at work, from page 3 on. | Look for her on pages 3, 4, 6, 9 and 12.
surprise: {nana} says "{oof}" as the day goes on. How many times? | Start on page 12.

# 1
= {Kim} has an old blue blanket with a hole in it.
<{Kim} had {Bo+}, and {Kim} had {bim}.|{Kim} had {bim}, and {Kim} had {Bo+}.> <{bim} was a blanket, old and thin.|{bim} was a blanket, thin and old.> [friend: {series.friend} had one, too.]

[beach-holiday: It was a beach day! {bim} had to come. | new-baby: There was a new baby! {Kim} was big now. | family-wedding: It was the day of the wedding! | matariki: It was Matariki. They got up in the dark. | naidoc-week: It was NAIDOC Week, and time for the march! | occasion&!event: It was {occasion}. | place: They were {place.at}, with {nana}. | somewhere: They were {somewhere.at}, with {nana}. | series: It lay by {series.keepsake}. | <It smelled of {smell}, and of {Kim}.|It smelled of {Kim}, and a bit of {smell}.>] <And it had a hole. Peep!|It had a hole, too. Peep!>

# 2 a
= On the rug, {Kim} rows a blanket like a boat.
{bim} was a boat[place: , like {place.ride}]. <Row, row, row!|Row, row, and row!> {bim} was a hat.
> want
* all | <{bim} was a mat, and a tent, and a ball.|It was a tent, and a lump, and a mat.>

<And the hole? It was just right for a nose.|The hole was just right, for a nose.>

# 2 b
= {Kim} has a blanket on like wings. A teddy is close by.
{bim} was wings[place: , over {place.landmark}]. <Flap, flap, flap!|Flap, flap, and flap!> {bim} was a bed for Ted.
> want
* all | <{bim} was a mat, and a tent, and a ball.|It was a tent, and a lump, and a mat.>

<And the hole? It was just right for a nose.|The hole was just right, for a nose.>

# 3
= {Kim} has mopped up something sticky with the blanket. {nana} sees it.
[beach-holiday: {bim} was a mat, for wet sand. | new-baby: {bim} was a mop, for the baby's milk. | family-wedding: {bim} was a mop, for wedding cake. | matariki: {bim} was a mat, when they saw the stars. | naidoc-week: {bim} was a mat at the march, on wet grass. | place: {bim} was a plate, for {place.food}. | {bim} was a mat, for {jam}.] <{bim} was a mop, for mud.|{bim} was a rag, for mud.>
> mess
* all | <There was a lot of mud.|There was a bit more mud.>

<Then {bim} was a mess.|So {bim} was a mess.> "Oh, {bim}," said {nana}. Rub, rub, rub!

# 4
= {Kim} holds the blanket tight. {nana} has opened the little round door of the washing machine.
"{bim} has to have a wash," said {nana}. <"No wash!" said {Kim}. "No, no, no!"|"No!" said {Kim}. "No wash! No, no!">
^ pet set

But in went {bim}. Click! <That was the little round door.|The little round door was shut.>

# 5
= {Kim} kneels in front of the round window. The blanket goes round in it.
<The door had a window, full of soap.|There was a round window, full of wet and soap.> "Hello, {bim}!"
> eyes
* all | <It went this way, and then that.|It went that way, and then this.>
^ child set

Round and round and round went {bim}. [roomy: <"Out now," said {Kim}. "Not yet," said {nana}.|"Come out," said {Kim}. "Not yet," said {nana}.>]

# 6 a
= {Kim} sits on a towel, and it is not a boat. {nana} goes by with a basket.
<So {Kim} had to have a boat. A towel?|{Kim} had to have a boat. So, a towel?> Row, row, ow! <It was a rough, rough towel.|That was one rough towel.>
* no | <It just lay there, with {Kim} on it.|It did not row one bit.>

<It was no boat. It was no {bim}.|No, no. That was no boat.>

# 6 b
= {Kim} has a towel on like wings, but it does not flap. {nana} goes by with a basket.
<So {Kim} had to have wings. A towel?|{Kim} had to have wings. So, a towel?> Flap, flop, ow! <It was a rough, rough towel.|That was one rough towel.>
* no | <It just hung there, on {Kim}.|It did not flap one bit.>

<Those were no wings. It was no {bim}.|No, no. Those were no wings.>

# 7 a
= {Kim} has a bucket on {his} head and a sock in one hand. They are not hats.
{Kim} had to have a hat. <A sock? It was too small.|A sock? Too small, too thin.> A bucket? {bonk}! Too hard!
> hat
* no | <It had no hole to look out of.|You could not see one thing.>

<It was no hat. It was no {bim}.|No, no. That was no hat.>

# 7 b
= {Kim} tries to put a teddy to bed, with a sock and a box. They are not beds.
Ted had to have a bed. <A sock? It was too small.|A sock? Too small, too thin.> A box? {bonk}! Too hard!
> hat
* no | <It had no hole for his nose.|Poor Ted. He was not warm.>

<It was no bed. It was no {bim}.|No, no. That was no bed.>

# 8
= From behind: {Kim} waves at the round window. The blanket flaps by.
<Back went {Kim} and {Bo}. "Hello, {bim}!"|Back to it, {Kim} and {Bo}! "Hello, {bim}!"> Flap, said {bim}. [series: "{series.joke}!" Flap, flap! It liked that.]
> spin | [roomy: <It did not stop.|It was all soap.>]
^ pet second

Round and round and round went {bim}. Round and round and round went {Kim}. <Bump! That was the floor.|Bump! Hello, floor.>

# 9
= {nana} holds out a big new blanket with stripes.
<"Here is a new one," said {nana}.|"Look, a new one," said {nana}.> [place: It came from {place.shop}. | roomy: <It was big. It was soft.|It was soft, and so big.>] It had stripes.
> new
* no | <It did not smell of {bim}.|It did not smell of {smell}.>

"Ta," said {Kim}. But <it was a flat ta. Where|it was a thin ta. Where> does a nose go?

# 10
= There is a tent, and it is dark in there. {Kim} does not like it.
{Kim} and {Bo} made a tent of the new one. <It was dark.|It was so dark.> <You could not look out. Nobody could look in.|Nobody could look out, and nobody in.>
^ pet trouble |
* low | <It was hot in there, and a bit sad.|That was no tent at all.>

<"Out, out, out!" said {Kim}.|"Let me out!" said {Kim}. "Out, out!">

# 11
= {Kim} lies on the bed with one hand out, and cries.
It was time for a nap. [place: {place.Says}. [roomy: {Kim} did not.]] <{Kim} put out a hand. No {bim}.|Out went a hand. No {bim}.>
^ child trouble |
* low | <The bed was too big.|The bed was so still.>

<The other hand went out. No {bim}!|Out went the other one. No {bim}!> "Waa!" said {Kim}.

# 12
= {nana} kneels by a heap of washing, with a sock. {Kim} looks at her from the door.
<Who was up? {nana} was.|Who had no nap? {nana}.> Rub, rub, rub! [beach-holiday: Ten wet towels! Sand, sand, sand! | new-baby: So many small, small socks! | family-wedding: All the white shirts, for the wedding! | matariki: All the coats, wet from the dark grass! | naidoc-week: The march shirts, black and red and yellow! | series: There was {series.keepsake}, too. | <She had a sock. She had a sheet.|She had a hat. She had a sheet.>]
* low | She did not sing. She did not stop.

<She had a big, big heap.|It was a big, big heap.> "{oof}," said {nana}. <"{bim}?" said {Kim}.|"And {bim}?" said {Kim}.>

# 13
= Out of the machine comes something small and wet. {Kim} is not sure.
Click! Out came {bim}. <It was wet and cold.|It was cold and wet.> It smelled of soap.
> drip | [roomy: <It was so small.|It was a small lump.>]
^ pet third

<"Is it you?" said {Kim}.|"{bim}? Is it you?" said {Kim}.> Drip, drip, said {bim}. "{oof}," said {nana}, <and got up|and took it up>.

# 14
= The old blanket hangs on a line in the wind. {nana} puts in a peg.
[home: Out of {home.door} went {nana}. | {nana} had to reach up, up, up.] <Peg, peg! "{oof}," said {nana}.|Peg! "{oof}," said {nana}. Peg!>
> line
* low | <Up there, {bim} was so small.|{Kim} could not get it.>

[place: In came the wind from {place.landmark}. | <In came the wind.|Then came the wind.>] Up and down and up and down went {bim}.

# 15 a
= {Kim} has the blanket back, and hugs it.
<Then it was dry! {Kim} put a nose in.|It was dry! In went {Kim's} nose.> <It was the same old hole!|There was the old hole!>
> back | It smelled of soap and sun.

"Ta, {bim}," said {Kim}. <"Ta for the boat! Ta for the hat!"|"Ta for the hat! Ta for the boat!">

# 15 b
= {Kim} has the blanket back, and hugs it.
<Then it was dry! {Kim} put a nose in.|It was dry! In went {Kim's} nose.> <It was the same old hole!|There was the old hole!>
> back | It smelled of soap and sun.

"Ta, {bim}," said {Kim}. <"Ta for the wings! Ta for the bed!"|"Ta for the bed! Ta for the wings!">

# 16
= {Bo} has the end of the blanket, by the sofa, where {nana} is asleep.
<{bim} did not say a thing. It was just {bim}.|{bim} was just {bim}. It did not say a thing.> <{Kim} put {bim} round, for bed.|Then {Kim} put {bim} round, for bed.>
> hinge
^ child second

# 17
= {nana} is asleep. {Kim} looks at her, with the blanket held tight.
<{nana} slept on the sofa by {Bo}, with cold feet.|On the sofa by {Bo} slept {nana}, with cold feet.> [roomy: <And {Bo} saw her red hands, from rub, rub, rub.|{Bo} saw her red hands, too, from rub, rub, rub.> | {Bo} saw her red hands.] [roomy: [beach-holiday: One bit of sand was on her toe. | new-baby: The baby slept, and {nana} slept. | family-wedding: The wedding shirts hung there, so white. | matariki: At Matariki you say thank you. | naidoc-week: She had gone all the way, on the march.]]
^ child pay |

{Kim} had only just got {bim} back. [deed: Once, {Kim} {deed}. [back: That was {back.at}.] | <{Kim} held it tight.|{Kim} held on to it, tight.>]

# 18
= {Kim} lays the blanket over {nana}.
Flap! <{Kim} and {Bo} put {bim} on {nana's} cold toes.|{Bo} and {Kim} put {bim} on {nana's} cold feet.>
> feet
* joy | <It was just the one small {bim}.|They were not so cold now.>
^ child third

<Now {Kim} had no {bim} at all.|{Kim} had no {bim}, not at all.> [roomy: <That was hard.|That is hard.>]

# 19
= {nana} is awake, with the blanket on her knees. {Kim} shows her with both hands what the ta is for.
"What is this?" said {nana}. [place&roomy: She could smell {place.food}.] <"It is ta," said {Kim}. {Bo} meant it, too.|"Ta," said {Kim}. {Bo} meant it, too.>
* joy |
^ pet pay |

<"What for?" said {nana}.|"What is that for?"> <Rub, rub, went {Kim's} two hands. "For this."|Rub, rub, rub, went {Kim's} hands. "For this.">

# 20 a
= {Kim} and {nana} sit on the rug with the blanket, like two in a boat.
<Then {Kim} and {nana} had a boat. All in!|{Kim} and {nana} had a boat. In, in!> [series&1-3: In got {series.keepsake}, too. | 1-3: [beach-holiday: A bit of sand fell out. Tick. | new-baby: The baby's small socks got dry. | family-wedding: They had wedding cake, in a boat. | matariki: In the hole was one star. | naidoc-week: {nana} told a story, an old, old one. | <{Kim} had the front.|{nana} had the back.>]]
> last
* joy |
* joy |

<Row, row, row, went {nana}.|"Row!" said {nana}. Row, row!> And where did a nose go? In the hole. Peep!

# 20 b
= {Kim} flies with the blanket like wings. {nana} does it, too. The teddy lies on a pillow.
<Then {nana} had one wing. {Kim} had one.|So {Kim} had one wing, and {nana} one.> [series&1-3: They flew over {series.keepsake}. | 1-3: [beach-holiday: A bit of sand fell out. Tick. | new-baby: They flew past the baby. Shh! | family-wedding: They flew past the wedding cake, and had some. | matariki: They flew up to the stars, all nine. | naidoc-week: Then {nana} told a story, an old, old one. | <Up and down and up they went.|They flew up, and down, and up.>] | Flap!]
> last
* joy |
* joy |

And then it was a bed. <Where did a nose go? In the hole.|Where did two noses go? In the hole.>

## lead dog
want: {Bo} had the other end. <Tug, tug, tug!|Tug! Tug! Tug!>
mess: {Bo} had put the mud there. <All of it.|Good mud!>
eyes: {Bo} saw {bim}. <And a dog! Two noses!|And a wet dog, with a nose!>
hat: {Bo} had a tug at it. <It did not tug.|It was no good to tug.>
spin: Round and round <ran {Bo}, too|and round went {Bo}>.
new: {Bo} gave it a tug. <Too thick!|It was too big to tug.>
drip: {Bo} gave it a sniff. Soap! <Was it {bim}?|No mud at all!>
line: {Bo} jumped up. <No end to tug!|The end was too far up.>
back: {Bo} jumped up, too. <The other end! Please!|Where was the other end?>
hinge: But {Bo} had the other end, <and tugged|and ran>, to {nana}!
feet: {Bo} had the other end. <No tug. Not now.|No tug at all.>
last: {Bo} had the other end. <Just a small tug.|One tug. Just one.>

## lead cat
want: {bim} was a bed for {Bo}. <Pat, pat, purr.|Push, push, purr.>
mess: Nobody had asked {Bo}. <It was {Bo's} bed!|Mud, on a bed!>
eyes: {Bo} sat. {bim} went by. <There! And there!|There it was! There!>
hat: {Bo} looked at it. <Nobody can sleep in that.|You can't sleep in that.>
spin: {Bo} did not go round. <Cats sit, and look.|Cats do not.>
new: {Bo} lay on it. <Too new! {Bo} got up.|No, too new. Up again!>
drip: A wet bed! {Bo} <looked the other way|did not look>.
line: Up there? <{Bo} does not sleep up there.|That is no place for a bed.>
back: {Bo} came to see. <Was it warm? It was.|A dry bed, at last!>
hinge: But {Bo} lay down on one end of {bim}. <Stop!|{bim} stopped.>
feet: {Bo} lay down there, too. <That made it warm.|Now it was warm.>
last: {Bo} sat by it. <Cats do not fly or row.|A bed would be good, soon.>

## lead bird
new: {Bo} had no hole to go in at.
hinge: But {Bo} had the end in {their} beak, by {nana}.
feet: {Bo} sang one small cheep, just for her.

## lead fish
new: {Bo} blew a bubble at it. Pop.
hinge: But {Bo's} bowl stood on the end, by {nana}.
feet: {Bo} hung there, and looked. That was good.

## lead rabbit
new: {Bo} sat on it, and got off.
hinge: But {Bo} sat on the end, by {nana}.
feet: {Bo} came up close. Rabbits are warm.

## lead guineapig
new: Wheek? {Bo} ran in, and ran out.
hinge: "Wheek!" {Bo} sat on the end, by {nana}.
feet: {Bo} sat close by. Wheek, but a small one.

## lead hamster
new: {Bo} bit it. Bleh! It was not {bim}.
hinge: But {Bo} hung on to the end, by {nana}.
feet: {Bo} sat by her. {Bo} is small, but warm.

## lead horse
new: {Bo} blew on it. Hff! No.
hinge: But {Bo} stood on the end, by {nana}.
feet: {Bo} blew on them. Hff! That is warm.

## lead lizard
new: {Bo} lay on it, and fell off.
hinge: But {Bo} lay flat on the end, by {nana}.
feet: {Bo} lay by her, as flat as {bim}.

## lead toy
new: {Kim} put {Bo} on it. Flop!
hinge: But {Bo} lay on the end, by {nana}. Flop!
feet: {Kim} sat {Bo} there, to look after her.

## lead other
new: {Bo} had a look at it. No.
hinge: But {Bo} sat on the end, by {nana}.
feet: {Bo} came up close, and was warm.

## trait pet fear
set: {Bo} does not like {trait.things}. Or this!
trouble: Was that {trait.a}? No, it was a toe.
pay: No {trait.things} here. {Bo} came close.

## trait pet baths
set: {Bo} does not like baths. This was one!
trouble: No bath in there. {Bo} looked.
pay: No bath here. {Bo} came close.

## trait pet theft
set: {Bo} ran to it, with {trait.a}. Was it next?
trouble: {Bo} put in {trait.a}. It was no help.
pay: {Bo} gave {nana} {trait.a}. That is ta.

## trait pet noise
set: "{trait.Sound}!" said {Bo}, to the little door.
trouble: "{trait.Sound}," said {Bo}. It was a sad one.
pay: "{trait.Sound}," said {Bo}. That is ta.

## trait pet part
set: {Bo} has {trait.has}. It has a door.
trouble: In sat {Bo}, {trait.has} and all. No.
pay: {nana} gave {Bo} a pat, {trait.has} and all.

## trait pet deaf
set: {Bo} did not hear the click. {Bo} saw it.
trouble: {Bo} did not hear {Kim}. {Bo} felt it.
pay: {Bo} did not hear the ta. {Bo} saw it.

## trait pet age
set: {Bo} is {trait.is}. {Bo} [old: knew | did not know] that door.
trouble: {Bo} is {trait.is}. It was dark, for {Bo}.
pay: {Bo} is {trait.is}. [old: Old ones know cold feet. | So {Bo} said ta two times.]

## trait pet favourite
set: {Bo} held on to {trait.thing}. That was not to go in!
trouble: {Bo} put in {trait.thing}. It was no help.
pay: {Bo} let {nana} have {trait.thing}. That is ta.

## trait pet sleep
set: {Bo} sleeps {trait.where}. Not in there!
trouble: {Bo} sleeps {trait.where}. Not in here!
pay: Tonight {Bo} had no bed. {Bo} had {nana}.

## trait pet habit
set: {Bo} {trait.did}. It did not stop {nana}.
trouble: {Bo} {trait.did}. It did not help.
pay: {Bo} {trait.did}, all for {nana}.

## trait pet talent
set: [opensdoors: {Bo} can open doors. Not this one! | {Bo} {trait.did}. It did not stop {nana}.]
trouble: {Bo} can {trait.do}. It did not help.
pay: {Bo} {trait.did}, all for {nana}.

## trait child fear
set: {bim} is good for {trait.things}. You hide in it.
trouble: And {trait.things}? {Kim} had no {bim}!
pay: And {trait.things}? {bim} was good for that.

## trait child collection
set: {Kim} held up {trait.a}. "Look, {bim}!"
trouble: {Kim} held {trait.thing}. It was not {bim}.
pay: {Kim} put {trait.a} down, by {nana}.

## trait child noise
set: {Kim} {trait.did} to {bim}, in there.
trouble: {Kim} did not {trait.do}. It was too sad.
pay: {Kim} did not {trait.do}. Shh!

## trait child part
set: {bim} knows {Kim}, {trait.has} and all.
trouble: {Kim} lay there, {trait.has} and all.
pay: {Kim}, with {trait.has}, looked at her.

## trait child favourite
set: {Kim} told {bim} about {trait.things}. Flap!
trouble: {Kim} thought of {trait.things}. It did not help.
pay: {Kim} likes {trait.things}. {bim} is more.

## trait child sleep
set: {Kim} sleeps {trait.where}, with {bim}.
trouble: {Kim} sleeps {trait.where}, and with {bim}.
pay: {Kim} sleeps {trait.where}, and with {bim}.

## trait child habit
set: [askswhy: "Why round?" said {Kim}. "Why and why?" | counts: {Kim} counted. Ten times round! And ten more. | drawsonthings: {Kim} drew a nose on the window. | {Kim} had a hat, and then {he} had none.]
trouble: [askswhy: "Why?" said {Kim}, to the bed. "Why, why?" | counts: {Kim} counted the {bim}s in bed. None. | drawsonthings: {Kim} did not want to draw. | No hat. No {bim}. All was lost.]
pay: [askswhy: {Kim} did not ask why. {Kim} knew. | counts: {Kim} counted. Ten cold toes, and no more. | drawsonthings: {Kim} had to draw it, later. | {Kim} loses hats. This was not lost.]

## trait child talent
set: {Kim} can {trait.do}. {bim} likes that.
trouble: {Kim} can {trait.do}. It did not help.
pay: [remembers: {Kim} remembered it all, rub, rub, rub. | {Kim} can {trait.do}. But not now. Shh.]

## dog
all: {Bo+} had the other end. Tug, tug, tug!
no: {Bo} gave it a sniff. It was not {bim}.
low: {Bo} put {their} chin down. Hff.
joy: {Bo} put a nose out of the hole. Wag!

## dog 2
all: {Bo+} had a bit to lie on.
no: {Bo} lay on it. {Bo} got up again.
low: {Bo} lay by {Kim}, with no bit of {bim}.
joy: {Bo} lay on {bim}. Flop! That was the end of that.

## cat
all: {Bo+} made {bim} soft. Push, push, push.
no: {Bo} had one look, and shut one eye.
low: {Bo} had no lap, and no {bim}.
joy: Push, push, push. Purr! That was {Bo}.

## cat 2
all: {Bo+} got under {bim}. Where was {Bo}?
no: {Bo} got under it, and got out.
low: {Bo} looked under the bed. No {bim}.
joy: {Bo} got under {bim}. Who is that lump?

## bird
all: In at the hole went {Bo+}. Cheep!
no: {Bo} had no hole to go in at.
low: {Bo} put {their} head under one wing.
joy: In at the hole went {Bo}, and out. Cheep!

## fish
all: {Bo+} saw {bim} go by. Blup, blup!
no: {Bo} blew a bubble at it. Pop.
low: {Bo} did not go round and round.
joy: Round and round and round went {Bo}.

## fish 2
all: "Look, {bim}!" {Bo+} looked out of the bowl.
no: {Bo} went round to the other side.
low: {Bo} sat down at the bottom.
joy: {Bo} looked in at the hole. Blup!

## rabbit
all: Two ears in the hole! That was {Bo+}.
no: {Bo} had no hole for the ears.
low: Down went the ears of {Bo}.
joy: Two ears in the hole! Hello, {Bo}!

## guineapig
all: {Bo+} ran in under {bim}. Wheek!
no: {Bo} ran in under it. Wheek? Ran out.
low: {Bo} said one small wheek.
joy: {Bo} ran in, and in, and in. Wheek!

## hamster
all: {Bo+} had a bit in one cheek.
no: {Bo} got fluff in one cheek.
low: {Bo} had a sock. It was not the same.
joy: {Bo} sat in the hole, and it fitted {them}.

## horse
all: {Bo+} had a bit of {bim}. It was too small.
no: {Bo} blew on it. Hff! No.
low: {Bo} put a big nose on {Kim}.
joy: Some of {Bo} got in. It was just the nose.

## lizard
all: {Bo+} lay on {bim}, like a stripe.
no: {Bo} lay on it, and fell off.
low: {Bo} did not flick.
joy: Flick! {Bo} put a tongue out of the hole.

## toy
all: {Bo+} got a ride in {bim}. Swish!
no: {Bo} got a ride in it, and fell out.
low: {Kim} held {Bo}, but {Bo} was sad, too.
joy: {Kim} put {Bo} at the hole. Peep!

## other
all: {Bo+} had a bit. {Kim} had a bit.
no: {Bo} did not like it, and went off.
low: {Bo} looked for {bim}, high and low.
joy: {Bo} had a bit of {bim} again.

## duet
all: Here was {Bo+}. Here was {Mo+}. All in!
no: {Bo} gave it to {Mo}. {Mo} gave it back.
low: {Bo} was sad, so {Mo} was sad.
joy: {Bo} had a look out. {Mo} had a look in.

## duet 2
all: Here came {Bo+}. Here came {Mo+}.
no: {Bo} did not like it. {Mo} did not like it.
low: {Bo} had {Mo}, but no {bim}.
joy: {Bo} had a look, and {Mo} had a look.

## any in
all: {Bo+} got in as well. In, in, in!
no: Did {Bo} get in? {Bo} did not.
low: {Bo} came, and sat with {Kim}.
joy: {Bo} got in as well. In, in, in!

## any nap
all: {Bo+} had a nap on {bim}.
no: {Bo} had no nap. It was not {bim}.
low: {Bo} had no nap at all.
joy: {Bo} had a nap, right by {bim}.

## any ask
all: "You too, {Bo}!" In got {Bo+}.
no: "Is it good, {Bo}?" It was not.
low: "No {bim}, {Bo}," said {Kim}.
joy: "You too, {Bo}!" said {nana}.

## any end
all: By the hole sat {Bo+}.
no: {Bo} went off, to look for {bim}.
low: {Bo} came back, with no {bim}.
joy: {Bo} had the last bit, by the hole.
`
