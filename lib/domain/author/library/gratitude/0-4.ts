// Want: {bim}, an old blanket with a hole. In the way: the wash. Engine: things that are not {bim}: no boat, no hat, and where does a nose go?
// Turn: {Kim} sees who did it all, rub, rub, rub. Last image: one small blanket over everybody. {nana} is always "she".
export const source = String.raw`
id: gratitude-0-4
title: <Round and Round|Where Does a Nose Go?|{Kim} and {bim}|The Blanket with the Hole>
skill: gratitude
level: 0-4
refrain: Round and round and round went {bim}.
recall: the blanket with the hole
deed: put {bim} on {nana's} cold feet
summary: {bim} is old and thin, and has a hole. {bim} is a boat, a hat and a tent. Then {bim} has to have a wash. Round and round and round goes {bim}! There is a new one, with stripes. But where does a nose go?
extra: elder = {nana} she
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
surprise: picture | {nana} is in the book, and at work, from page 3 on. | Look for her on pages 3, 4, 6, 9 and 12. | 3 elder, 4 elder, 6 elder, 9 elder, 12 elder
surprise: sound | {nana} says "Oof" as the day goes on. How many times? | Start on page 12.

# 1
@ bedroom morning medium | child: hug happy holds old-blanket | all: sit happy | props: old-blanket, bed
= {Kim} has an old blanket with a hole in it.
[somewhere: Once, {somewhere.at},] {Kim} had {bim}. {bim} was a blanket. It was old and thin, and it had a hole.
* all | It was a good hole, too.

[sequel&!somewhere: {bim} had been there, for {recall}. | <Oh, what a blanket!|My, what a blanket!>]

# 2
@ living-room morning wide | child: sit delighted | all: sit happy | props: old-blanket, rug
= On the rug, {Kim} rows a blanket like a boat.
{bim} was a boat. Row, row, row! {bim} was a hat. {bim} was a tent. You could look out of the hole.
* all | <Peep!|Peep, peep!>

# 3
@ kitchen noon medium | child: kneel happy looks old-blanket | elder: stand worried looks old-blanket holds bag | Bo: sit happy | props: old-blanket, puddle, jar
= {Kim} has mopped up something sticky with the blanket. {nana} sees it.
{bim} was a mat, for {jam}. {bim} was a mop, for mud. Then {bim} was a bit of a mess.
* all | It was more mud than {bim}.

"Oh, {bim}," said {nana}.

# 4
@ bathroom noon medium | child: hug cross looks elder | elder: reach calm looks old-blanket holds old-blanket at centre | Bo: look-up worried | props: washer, basket
= {nana} puts the blanket into a washing machine. {Kim} does not like it.
"{bim} has to have a wash," said {nana}.

"No wash!" said {Kim}. [1-4: "No, no, no!"] But in went {bim}.

Click! That was the little round door.

# 5
@ bathroom noon close | child: kneel sad looks washer | all: sit curious looks washer | props: washer "on" at centre
= {Kim} kneels in front of the round window. The blanket goes round in it.
It had a round window. "Hello, {bim}!"

Round and round and round went {bim}.

"Out now," said {Kim}. "Not yet," said {nana}.

# 6
@ living-room noon wide | child: sit cross | elder: walk calm at far | Bo: sit calm | props: pillow, towel
= {Kim} sits on a towel, and it is not a boat.
{Kim} had to have a boat! So {he} got a towel. Row, row, ow! It was a rough old towel.

It was no boat.
* no | <It was just a towel, with {Kim} on it.|It did not row one bit.>

# 7
@ kitchen noon close | child: stand cross | Bo: look-up curious looks Kim | props: sock, bowl, hat
= {Kim} has tried on a sock and a {pot}. They are not hats.
{Kim} had to have a hat! A sock? Too small! A {pot}? Too hard! {bonk}!

It was no hat.
* no | It had no hole to look out of.

# 8
@ bathroom golden behind | child: wave happy looks washer | Bo: look-up curious looks washer | props: washer "on" at centre, puddle
= From behind: {Kim} waves at the round window. The blanket flaps by.
Back to the window! "Hello, {bim}!" Flap, said {bim}.

Round and round and round went {bim}.

Round and round and round went {Kim}. Bump! <That was the floor.|That was the bath.>

# 9
@ living-room golden medium | child: stand worried looks blanket | elder: kneel happy looks child holds blanket | all: sit curious looks blanket | props: blanket, sofa
= {nana} holds out a big new blanket. {Kim} looks for the hole.
"Here is a new one," said {nana}. It was big. It was soft. It had stripes on it.
* no | It did not smell of {bim}.

"Ta," said {Kim}. But where was the hole? Where does a nose go?

# 10
@ living-room golden cloud wide | child: hide cross | all: hide worried | props: cubby at far
= There is a tent, and it is dark in there. {Kim} does not like it.
So they had a new tent. It was a dark, dark tent. You could not look out. Nobody could look in.

"Out, out, out!" said {Kim}.
* low | <It was hot in there, and a bit sad.|That was no tent at all.>

# 11
@ bedroom golden cloud close | child: lie sad | all: lie sad | props: bed, pillow
= {Kim} lies on the bed with one hand out, and cries.
It was time for a nap. {Kim} put out a hand. No {bim}. {He} put out the other one. No {bim}!
* low | <The bed was too big.|The bed was so still.>

"Waa!" said {Kim}.

# 12
@ bathroom golden cloud wide | child: stand curious looks elder | elder: kneel calm looks basket holds sock | Bo: sit curious looks elder | props: basket, bucket, sock, washer "on" at far
= {nana} kneels by a heap of washing. {Kim} looks at her from the door.
* low | Who was up? Who was not in bed?
{Kim} went to look for {nana}. Rub, rub, rub! She had a sock. Rub, rub, rub! She had a sheet.

She had a big, big heap. "Oof," said {nana}. <{Kim} looked.|{Kim} had a good look.>

# 13
@ bathroom golden close | child: crouch worried looks old-blanket | elder: crouch happy looks child | Bo: look-up worried looks old-blanket | props: washer, old-blanket, puddle
= Out of the machine comes something small and wet. {Kim} is not sure.
Click! Out came {bim}. It was wet. It was cold. It was small, and it smelled of soap.

"Is it you?" said {Kim}. <Drip, drip, said {bim}.|Drip, said {bim}. Drip, drip.>

# 14
@ garden golden wind wide | child: look-up worried looks clothes-line | elder: reach calm looks clothes-line | all: sit calm looks clothes-line | props: clothes-line at centre, basket
= The old blanket hangs on a line in the wind. {nana} puts in a peg.
[home: Out of {home.door} went {nana}. Up, up, up! | {nana} had to reach up, up, up.] Peg, peg! "Oof," said {nana}. In came the wind.

Up and down and up and down went {bim}. <Flap, flap!|Flap!>

# 15
@ garden golden close | child: hug delighted holds old-blanket | Bo: look-up happy looks old-blanket | props: old-blanket, basket
= {Kim} has the blanket back, and looks out of the hole.
Then it was dry! {Kim} put {his} nose in. It was the same old hole!

"Ta, {bim}," said {Kim}. "Ta for the boat! Ta for the hat! Ta for the tent!"

# 16
@ garden dusk medium | child: stand curious looks elder | elder: sit calm | Bo: sit curious looks elder | props: bench, basket
= {nana} sits down by the basket. {Kim} looks at her.
Who got {bim} so dry? The wind did. Who put {bim} up there? Who did it all, rub, rub, rub?

{Kim} looked round. "Oof," said {nana}, and sat down.

# 17
@ living-room dusk close | child: stand worried looks elder holds old-blanket | elder: sleep calm | Bo: sit calm looks elder | props: sofa, old-blanket
= {nana} is asleep. {Kim} looks at her, with the blanket held tight.
{nana} had a nap, right there. Her feet were bare, and they were cold.

{Kim} looked at {bim}. [!deed: {He} held {bim} tight.] {He} had only just got {bim} back. [deed: Once, {Kim} {deed}. [back: That was {back.at}. This was here. | This was like that.] | 1-3: And then?]

# 18
@ living-room dusk medium | child: reach happy looks elder | elder: sleep happy at centre | Bo: sit happy looks elder | props: old-blanket "over", sofa
= {Kim} lays the blanket over {nana}.
Flap! {Kim} put {bim} on {nana}. It did not go up to her chin. It did not go down to her toes.
* joy | It was just the one small {bim}.
* joy |

# 19
@ living-room lamp close | child: sit happy looks elder | elder: sit delighted looks child | all: sit happy | props: old-blanket, lamp | event
= {nana} is awake, with the blanket on her knees, and {Kim} tells her.
"What is this?" said {nana}. "It's {bim}," said {Kim}. "Ta."

"Ta? What for?"
* joy | {Kim} had to think.

"For rub, rub, rub," said {Kim}.

# 20
@ living-room lamp wide | child: sit delighted holds old-blanket | elder: hug delighted looks child | all: sit happy | props: old-blanket at near, lamp, sofa | event
= {nana} has her arms round {Kim}. The small blanket is over everybody.
[event: It was {event.is}. They had {event.food}. | occasion: It was "{occasion}" time.] They all had a tent! [place&!event&!occasion: You could see {place.landmark}!] Who had a nose in the hole?
* joy | That was {Kim}. Peep!

Round and round and round went {nana's} arms.

## dog
all: {Bo+} had the other end. Tug, tug, tug! // stand happy
no: {Bo} gave it a sniff. It was not {bim}. // stand curious
low: {Bo} put {their} chin down. Hff. // lie sad
joy: {Bo} put a nose out of the hole. Wag! // sit delighted

## dog 2
all: {Bo+} had a bit to lie on. // lie happy
no: {Bo} lay on it. {Bo} got up again. // stand cross
low: {Bo} lay by {Kim}, with no bit of {bim}. // lie sad
joy: {Bo} lay on {bim}. Flop! That was the end of that. // lie delighted

## cat
all: {Bo+} made {bim} soft. Push, push, push. // sit happy
no: {Bo} had one look, and shut one eye. // sit cross
low: {Bo} had no lap, and no {bim}. // sit sad
joy: Push, push, push. Purr! That was {Bo}. // sit happy

## cat 2
all: {Bo+} got under {bim}. Where was {Bo}? // hide happy
no: {Bo} got under it, and got out. // walk cross
low: {Bo} looked under the bed. No {bim}. // walk sad
joy: {Bo} got under {bim}. Who is that lump? // hide happy

## bird
all: In at the hole went {Bo+}. Cheep! // fly happy
no: {Bo} had no hole to go in at. // perch cross
low: {Bo} put {their} head under one wing. // perch sad
joy: In at the hole went {Bo}, and out. Cheep! // fly delighted

## fish
all: {Bo+} saw {bim} go by. Row, row, blup! // swim happy
no: {Bo} blew a bubble at it. Pop. // swim cross
low: {Bo} did not go round and round. // swim sad
joy: Round and round and round went {Bo}. // swim delighted

## fish 2
all: "Look, {bim}!" {Bo+} looked out of the bowl. // look-up happy
no: {Bo} swam round to the other side. // swim cross
low: {Bo} sat down at the bottom. // swim sad
joy: {Bo} looked in at the hole. Blup! // look-up delighted

## rabbit
all: Two ears in the hole! That was {Bo+}. // sit happy
no: {Bo} had no hole for the ears. // sit cross
low: Down went the ears of {Bo}. // sit sad
joy: Two ears in the hole! Hello, {Bo}! // sit delighted

## guineapig
all: {Bo+} ran in under {bim}. Wheek! // run happy
no: {Bo} ran in under it. Wheek? Ran out. // run worried
low: {Bo} said one small wheek. // lie sad
joy: {Bo} ran in, and in, and in. Wheek! // run delighted

## hamster
all: {Bo+} had a bit in one cheek. // sit happy
no: {Bo} bit it. Bleh! That was not {bim}. // stand cross
low: {Bo} had a sock. It was not the same. // sit sad holds sock
joy: {Bo} sat in the hole, and it fitted {them}. // sit delighted

## horse
all: {Bo+} had a bit of {bim}. It was too small. // stand happy
no: {Bo} blew on it. Hff! No. // stand cross
low: {Bo} put a big nose on {Kim}. // stand sad looks Kim
joy: Some of {Bo} got in. It was just the nose. // stand happy

## lizard
all: {Bo+} lay on {bim}, like a stripe. // lie happy
no: {Bo} lay on it, and fell off. // lie cross
low: {Bo} did not flick. // lie sad
joy: Flick! {Bo} put a tongue out of the hole. // lie happy

## toy
all: {Bo+} got a ride in {bim}. Swish! // sit happy
no: {Bo} got a ride in it, and fell out. // lie worried
low: {Kim} held {Bo}, but {Bo} was sad, too. // carried sad
joy: {Kim} put {Bo} at the hole. Peep! // sit delighted

## other
all: {Bo+} had a bit. {Kim} had a bit. // stand happy
no: {Bo} did not like it, and went off. // walk cross
low: {Bo} looked for {bim}, high and low. // walk sad
joy: {Bo} had a bit of {bim} again. // stand happy

## duet
all: Here was {Bo+}. Here was {Mo+}. All in! // sit happy looks Mo
no: {Bo} gave it to {Mo}. {Mo} gave it back. // sit cross looks Mo
low: {Bo} was sad, so {Mo} was sad. // sit sad looks Mo
joy: {Bo} had a look out. {Mo} had a look in. // look-up happy looks Mo

## duet 2
all: Here came {Bo+}. Here came {Mo+}. // sit happy looks Mo
no: {Bo} did not like it. {Mo} did not like it. // sit cross
low: {Bo} had {Mo}, but no {bim}. // sit sad looks Mo
joy: {Bo} had a look, and {Mo} had a look. // sit delighted looks Mo

## any in
all: {Bo+} got in as well. In, in, in! // sit happy
no: Did {Bo} get in? {Bo} did not. // back-turned cross
low: {Bo} came, and sat with {Kim}. // sit sad looks Kim
joy: {Bo} got in as well. In, in, in! // sit delighted

## any nap
all: {Bo+} had a nap on {bim}. // sleep happy
no: {Bo} had no nap. It was not {bim}. // sit cross
low: {Bo} had no nap at all. // lie sad
joy: {Bo} had a nap, right by {bim}. // sleep happy

## any ask
all: "You too, {Bo}!" In got {Bo+}. // sit happy
no: "Is it good, {Bo}?" It was not. // sit worried
low: "No {bim}, {Bo}," said {Kim}. // sit sad looks Kim
joy: "You too, {Bo}!" said {nana}. // sit delighted

## any end
all: By the hole sat {Bo+}. // sit happy
no: {Bo} went off, to look for {bim}. // walk worried
low: {Bo} came back, with no {bim}. // walk sad
joy: {Bo} had the last bit, by the hole. // sit happy
`
