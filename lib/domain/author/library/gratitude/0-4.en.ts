export const words = String.raw`
title: <Round and Round|Where Does a Nose Go?|{Kim} and {bim}|The Blanket with the Hole>
refrain: Round and round and round went {bim}.
recall: the blanket with the hole
deed: put {bim} on {nana's} cold feet
summary: {bim} is old and thin, and has a hole. {bim} is a boat, a hat and a tent. Then {bim} has to have a wash. Round and round and round goes {bim}! There is a new one, with stripes. But where does a nose go?
extra: elder = {nana}
pick: nana = Nan, Gran, Babcia, Abuela, Nani, Mimi
pick: bim = Bim, Nub, Tat, Wob
pick: jam = jam, egg, soup
pick: pot = pot, pan
pick: bonk = Bonk, Bong, Donk
word: blanket = a warm thing to go on a bed
word: wash = to make a thing clean with water
word: peg = a clip to hang up wet things
word: tent = a house made of cloth
word: towel = a cloth to get dry with
word: hole = a gap that you can look out of
question: What was {bim}, with {Kim}?
question: What was not good about the new one?
question: Who did rub, rub, rub?
question: What did {Kim} give to {nana}, and why was it hard?
question: Who can you say "ta" to?
activity: move | Go round and round and round, and up and down. Now stop!
activity: sound | Say what it says. | Click ; Flap ; Oof ; Rub, rub, rub
activity: find | Find the hole in {bim}. What can you see in it?
surprise: {nana} is in the book, and at work, from page 3 on. | Look for her on pages 3, 4, 6, 9 and 12.
surprise: {nana} says "Oof" as the day goes on. How many times? | Start on page 12.

# 1
= {Kim} has an old blanket with a hole in it.
[somewhere: Once, {somewhere.at},] {Kim} had {bim}. {bim} was a blanket. It was old and thin, and it had a hole.
* all | It was a good hole, too.

[sequel&!somewhere: {bim} had been there, for {recall}. | <Oh, what a blanket!|My, what a blanket!>]

# 2
= On the rug, {Kim} rows a blanket like a boat.
{bim} was a boat. Row, row, row! {bim} was a hat. {bim} was a tent. You could look out of the hole.
* all | <Peep!|Peep, peep!>

# 3
= {Kim} has mopped up something sticky with the blanket. {nana} sees it.
{bim} was a mat, for {jam}. {bim} was a mop, for mud. Then {bim} was a bit of a mess.
* all | It was more mud than {bim}.

"Oh, {bim}," said {nana}.

# 4
= {nana} puts the blanket into a washing machine. {Kim} does not like it.
"{bim} has to have a wash," said {nana}.

"No wash!" said {Kim}. [1-4: "No, no, no!"] But in went {bim}.

Click! That was the little round door.

# 5
= {Kim} kneels in front of the round window. The blanket goes round in it.
It had a round window. "Hello, {bim}!"

Round and round and round went {bim}.

"Out now," said {Kim}. "Not yet," said {nana}.

# 6
= {Kim} sits on a towel, and it is not a boat.
{Kim} had to have a boat! So {he} got a towel. Row, row, ow! It was a rough old towel.

It was no boat.
* no | <It was just a towel, with {Kim} on it.|It did not row one bit.>

# 7
= {Kim} has tried on a sock and a {pot}. They are not hats.
{Kim} had to have a hat! A sock? Too small! A {pot}? Too hard! {bonk}!

It was no hat.
* no | It had no hole to look out of.

# 8
= From behind: {Kim} waves at the round window. The blanket flaps by.
Back to the window! "Hello, {bim}!" Flap, said {bim}.

Round and round and round went {bim}.

Round and round and round went {Kim}. Bump! <That was the floor.|That was the bath.>

# 9
= {nana} holds out a big new blanket. {Kim} looks for the hole.
"Here is a new one," said {nana}. It was big. It was soft. It had stripes on it.
* no | It did not smell of {bim}.

"Ta," said {Kim}. But where was the hole? Where does a nose go?

# 10
= There is a tent, and it is dark in there. {Kim} does not like it.
So they had a new tent. It was a dark, dark tent. You could not look out. Nobody could look in.

"Out, out, out!" said {Kim}.
* low | <It was hot in there, and a bit sad.|That was no tent at all.>

# 11
= {Kim} lies on the bed with one hand out, and cries.
It was time for a nap. {Kim} put out a hand. No {bim}. {He} put out the other one. No {bim}!
* low | <The bed was too big.|The bed was so still.>

"Waa!" said {Kim}.

# 12
= {nana} kneels by a heap of washing. {Kim} looks at her from the door.
* low | Who was up? Who was not in bed?
{Kim} went to look for {nana}. Rub, rub, rub! She had a sock. Rub, rub, rub! She had a sheet.

She had a big, big heap. "Oof," said {nana}. <{Kim} looked.|{Kim} had a good look.>

# 13
= Out of the machine comes something small and wet. {Kim} is not sure.
Click! Out came {bim}. It was wet. It was cold. It was small, and it smelled of soap.

"Is it you?" said {Kim}. <Drip, drip, said {bim}.|Drip, said {bim}. Drip, drip.>

# 14
= The old blanket hangs on a line in the wind. {nana} puts in a peg.
[home: Out of {home.door} went {nana}. Up, up, up! | {nana} had to reach up, up, up.] Peg, peg! "Oof," said {nana}. In came the wind.

Up and down and up and down went {bim}. <Flap, flap!|Flap!>

# 15
= {Kim} has the blanket back, and looks out of the hole.
Then it was dry! {Kim} put {his} nose in. It was the same old hole!

"Ta, {bim}," said {Kim}. "Ta for the boat! Ta for the hat! Ta for the tent!"

# 16
= {nana} sits down by the basket. {Kim} looks at her.
Who got {bim} so dry? The wind did. Who put {bim} up there? Who did it all, rub, rub, rub?

{Kim} looked round. "Oof," said {nana}, and sat down.

# 17
= {nana} is asleep. {Kim} looks at her, with the blanket held tight.
{nana} had a nap, right there. Her feet were bare, and they were cold.

{Kim} looked at {bim}. [!deed: {He} held {bim} tight.] {He} had only just got {bim} back. [deed: Once, {Kim} {deed}. [back: That was {back.at}. This was here. | This was like that.] | 1-3: And then?]

# 18
= {Kim} lays the blanket over {nana}.
Flap! {Kim} put {bim} on {nana}. It did not go up to her chin. It did not go down to her toes.
* joy | It was just the one small {bim}.
* joy |

# 19
= {nana} is awake, with the blanket on her knees, and {Kim} tells her.
"What is this?" said {nana}. "It's {bim}," said {Kim}. "Ta."

"Ta? What for?"
* joy | {Kim} had to think.

"For rub, rub, rub," said {Kim}.

# 20
= {nana} has her arms round {Kim}. The small blanket is over everybody.
[event: It was {event.is}. They had {event.food}. | occasion: It was {occasion}.] They all had a tent! [place&!event&!occasion: You could see {place.landmark}!] Who had a nose in the hole?
* joy | That was {Kim}. Peep!

Round and round and round went {nana's} arms.

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
all: {Bo+} saw {bim} go by. Row, row, blup!
no: {Bo} blew a bubble at it. Pop.
low: {Bo} did not go round and round.
joy: Round and round and round went {Bo}.

## fish 2
all: "Look, {bim}!" {Bo+} looked out of the bowl.
no: {Bo} swam round to the other side.
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
no: {Bo} bit it. Bleh! That was not {bim}.
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
