// Want: a tower that stays up. In the way: everybody says ooh, and it falls down. Engine: it is the rug; it is the floor; a plum.
// Turn: "Where?" Cost: red is best, and red has to come out. Last image: red on a head. {nana} is "she", {pop} and {ned} "he".
export const source = String.raw`
id: constructive_feedback-0-4
title: <Ooh! Crash!|Red Is First|{Kim} and the Wob>
skill: constructive_feedback
level: 0-4
set: crash = <Wib, wob, wib... CRASH!|Wib, wob, wib, wob... CRASH!>
refrain: "Ooh!" Wib, wob... CRASH!
recall: the tower and the wob
deed: asked where the wob was
summary: {Kim} has a lot of blocks, and red is the best, so red goes first. Up, up, up! "Ooh!" says {nana}. Wib, wob... CRASH! Then {ned} comes in, and {ned} does not say ooh.
extra: elder = {nana} she
extra: grownup = {pop} he
extra: friend = {ned} he
pick: nana = Nana, Gran, Oma, Nonna, Yaya
pick: pop = Pop, Dad, Papa, Baba
pick: ned = Ned, Gil, Abe, Tam, Kofi, Sol
pick: lap = tea, lap, shoe, bag
pick: tum = tum, belt, elbow
pick: fruit = apple, tomato, egg
pick: bee = bee, bird, snail
pick: cheese = cheese, toast, cake
word: block = a thing of wood to build with
word: tower = a thing that goes up and up
word: wob = when a thing will not stand still
word: crash = what a tower says when it falls
word: round = with no corners, like a ball
word: flat = as thin as a mat
question: What went down first, each time? Why?
question: What did they all say, and what did the tower do?
question: What did {ned} say?
question: Where was the wob?
question: Where did red go in the end?
activity: build | Make a tower. Put a round thing at the bottom. Now put it at the top.
activity: sound | Say it with me. | Up, up, up ; Ooh ; Wib, wob ; CRASH
activity: ask | Find a thing you made. Ask somebody, "Is there a wob in it?"
surprise: picture | Where is red in each tower? | Look down low, and then look up. | 3 block-tower, 20 block
surprise: count | How many say "ooh"? How many say "wob"? | Listen from page 3.

# 1
@ living-room morning wide | child: kneel delighted looks block-tower | all: sit curious looks block-tower | props: block-tower "down", red-block, rug
= {Kim} kneels on the rug with a heap of blocks, and a round red one.
{Kim} had a lot of blocks. One was big. One was flat. One was long. And one was red, and round, and the best.

"Red is first," said {Kim}. [sequel&1-3: "It is as good as {recall}!"]

# 2
@ living-room morning medium | child: reach happy looks block-tower | Bo: sit happy looks block-tower | props: block-tower "low", rug
= {Kim} builds a tower. The round red block is at the bottom.
Down went red. On went big. On went flat. <On went long.|And on went long.>
* help | On went a thin one, and a fat one.

Up, up, up! It was a tower.

# 3
@ living-room morning close | child: stand proud looks block-tower | elder: stand delighted looks block-tower | props: block-tower
= {Kim} stands by a tall tower. {nana} holds up both hands.
"Ooh!" said {nana}. "What a good one! What a good, big, tall one!"

[roomy: <{nana} did like it.|{nana} said ooh to it all.>] Wib, said the tower. Wob. Wib. Wob. Wib, wob, wib...

# 4
@ living-room morning medium | child: shrug worried looks block-tower | elder: sit worried looks block-tower | all: stand worried looks block-tower | props: block-tower "down", red-block, rug, cup
= The blocks lie all over the rug.
CRASH! <One went here, and one went there.|One went up, and one went down.> One went in {nana's} {lap}.
* crash | Red went roll, roll, roll.

"Who did that?" said {Kim}.

# 5
@ kitchen noon medium | child: carry happy looks block-tower | Bo: walk happy | props: block-tower "low", table
= In the kitchen, {Kim} builds again, with red at the bottom.
"It was the rug," said {Kim}. "Bad rug!" So they went to the kitchen.

Down went red. Red is first! On went big, and flat, and long.
* help | Up, up, and a bit more up!

# 6
@ kitchen noon wide | child: celebrate happy looks block-tower | grownup: stand delighted looks block-tower | all: stand worried looks block-tower | props: block-tower, table
= {pop} claps at the tower. It has begun to lean.
"Ooh!" said {pop}. "Come and see, all of you! That is the best one yet!"

{crash}
* crash | <It was a bad floor.|It went as far as the door.>

# 7
@ garden noon medium | child: kneel happy looks block-tower | Bo: sit curious looks block-tower | props: block-tower, flower
= {Kim} builds on the garden path. The tower is as high as {his} {tum}.
"It was the floor," said {Kim}. So out they went, to the path.

Down went red. Red is best! Up, up, up, up to {Kim's} {tum}!
* help | There was just one block left.

# 8
@ [place: {place.id} | garden] golden wide | child: stand scared looks block-tower | elder: wave delighted looks block-tower | all: leap scared looks block-tower | props: block-tower, fence, butterfly
= Over the fence, people wave at the tower. It leans and leans.
"Ooh!" they said, over the fence. [place: "It is as good as {place.landmark}!" | somewhere: "It is the best {somewhere.at}!" | "Ooh!" said a {bee}, or so it looked.]

{crash}
* crash | The path had blocks on it, down to the gate.

# 9
@ kitchen golden close | child: reach worried looks plate | Bo: look-up happy looks plate | props: table, plate, bread, {fruit} | event
= {Kim} has built with food. It leans over the plate.
Then it was time to eat, so they sat down. [event: It was {event.day}. They had {event.food}. | occasion: It was "{occasion}". There was a lot.]

Down went {a fruit}. On went bread, and on went {cheese}. "Ooh!" <Wib, wob... Splat! It was all over.|Wib. Wob. Splat! It was on the mat.>

# 10
@ living-room golden medium | child: stand proud looks friend | friend: stand curious looks block-tower | Bo: sit curious looks friend | props: block-tower, door
= {ned} has come in. He looks at {Kim's} tower with his head on one side.
In [home: at {home.door}] came {ned}, <from next door|in his socks>.

{Kim} had one more up, red first, up, up, up. [roomy: {ned} had a good look at it.] {ned} did not say ooh.

{ned} said...

# 11
@ living-room golden wide | child: hands-on-hips cross looks friend | friend: point worried looks block-tower | all: hide worried looks block-tower | props: block-tower
= {Kim} is cross with {ned}, who points at the tower.
"Wob."

"No!" said {Kim}. <"Not wob! You have to say ooh."|"No wob here! You say ooh.">

"Ooh," said {ned}. CRASH! Down it came, block by block by block. Red went roll, roll, roll.

# 12
@ living-room dusk medium | child: hide cross | friend: stand sad looks child | Bo: sit sad looks Kim | props: sofa, block-tower "down", red-block
= {Kim} has turned away from the blocks, and hides.
"You did that," said {Kim}. "You, and that wob!"

And {Kim} put {his} nose in the sofa.
* low | It was dark in there. It said nothing.

# 13
@ living-room dusk behind | child: hide sad | friend: kneel sad looks block-tower | all: lie sad looks block-tower | props: block-tower "down", red-block, sofa
= {ned} sits by the heap of blocks. {Kim} still hides.
It was a long time in the sofa. <{ned} did not go home.|{ned} sat on the rug.>

[deed: Once, {Kim} {deed}. [back: That was {back.at}. This was here. | This was like that.] | All that ooh! And all that crash!]
* low | One block lay on its back.

# 14
@ living-room dusk close | child: look-up worried looks friend | friend: kneel curious looks child | props: block-tower "down", red-block
= {Kim} looks round at {ned} with one eye.
Out came one eye. <Out came a chin.|Out came a nose.> {Kim} had a thing to say, and it was hard.
* low | It did not want to come out.

"Where?" said {Kim}. It was a small where. "Where is the wob?"

# 15
@ living-room lamp medium | child: point worried looks block-tower | friend: crouch curious looks block-tower | Bo: look-up curious looks block-tower | props: block-tower, lamp
= {Kim} and {ned} look at the tower from top to bottom.
Up, up, up, one more time. "Is it here?" said {Kim}. Not at the top. "Is it here?" <Not in the middle.|Not there.>

Down got {ned}, down, down, down.

"Here," said {ned}. It was red.

# 16
@ living-room lamp close | child: lie worried looks block-tower | friend: lie calm looks block-tower | props: block-tower
= {Kim} and {ned} lie with their chins on the floor, and look at red.
"Not red!" said {Kim}. "Red is best!"

But down got {Kim}, nose to the floor. <And look!|And there it was.> Red went wib. Red went wob. Red is round, and round will roll.

"Wob," said {Kim}.

# 17
@ living-room lamp medium | child: carry sad holds red-block | friend: sit calm looks child | Bo: sit curious looks red-block | props: block-tower "few"
= Very slowly, {Kim} takes the tower apart by hand.
{Kim} took it all down. Off came long. Off came flat. Off came big, and not one went crash. <That is hard.|That is slow.>

Out came red, and off it went, to {Bo}. [dog: {Bo} sat by it, to guard it. | cat: {Bo} gave it a pat. Roll, roll, roll! | bird: {Bo} gave it a peck. Roll, roll, roll! | fish: {Bo} saw it roll, roll, roll by. | rabbit: {Bo} gave it a bump. Roll, roll, roll! | guineapig: {Bo} said wheek, and gave it a push. | hamster: {Bo} gave it a small push. Roll, roll, roll! | horse: {Bo} gave it a big, soft push. | lizard: {Bo} gave it a flick. Roll, roll, roll! | toy: It sat down by {Bo}, and was still. | {Bo} gave it a push. Roll, roll, roll!]

# 18
@ living-room lamp wide | child: reach curious looks block-tower | friend: crouch happy looks block-tower | all: sit curious looks block-tower | props: block-tower "good", red-block
= {Kim} and {ned} put block on block. The red one lies to one side.
Down went big. "Wob?" said {Kim}. "No wob," said {ned}.

On went flat. "Wob?" "No wob." On went long. "Wob?" "A bit." So {Kim} gave it a push.

Up, up, up!

# 19
@ living-room night wide | child: celebrate delighted looks block-tower | friend: celebrate delighted looks block-tower | elder: stand delighted looks block-tower | all: stand delighted looks block-tower | props: block-tower "good", red-block, lamp
= The tower stands straight, as high as {Kim's} nose.
Up to the {tum}! [roomy: Up to the chin!] Up, up, up to {Kim's} nose! <Wib? No. Wob? No.|Did it wib? No. Did it wob? No.>
* joy | It just stood there, and stood there.
* joy |

"Ooh!" said {nana}.

# 20
@ living-room lamp medium | child: celebrate happy wears block | friend: point happy looks child | elder: celebrate delighted looks child | all: look-up happy looks Kim | props: block-tower "good"
= {Kim} has the red block on {his} head. {ned} points up at it.
* joy | <They all sat down, to look.|It was bed time, and still it stood.>
* joy |
And red? [roomy: Red is best.] So red went up on {Kim's} head.

"Ooh!" said {nana}.

"Wob," said {ned}. Boing!

## dog
help: {Bo+} got a bone for it. It was a good bone. // stand proud holds bone
crash: {Bo} got one back, all wet. // stand happy
low: {Bo} lay down, chin on a block. // lie sad looks Kim
joy: {Bo} gave it a wag, but from far off! // stand delighted

## dog 2
help: {Bo+} gave a wag. Too close, {Bo}! // stand happy
crash: {Bo} said woof to each bit. // stand worried
low: {Bo} did not wag at all. // sit sad looks Kim
joy: {Bo} ran round and round, and not in it! // run delighted

## cat
help: {Bo+} sat just where the next one went. // sit proud
crash: Up went {Bo}, on four toes! // leap scared
low: {Bo} sat in the bits, and did not purr. // sit sad
joy: {Bo} went by it, as soft as soft. // walk proud

## cat 2
help: {Bo+} gave it one small pat. Just one. // sit curious
crash: {Bo} was gone. There was just a tail. // hide scared
low: {Bo} had a wash, but it was a sad wash. // sit sad
joy: {Bo} did not pat it. It was hard not to. // sit proud

## bird
help: {Bo+} flew up to the top. Cheep! // fly proud
crash: {Bo} flew up, and round, and down. // fly worried
low: {Bo} had no song for that. // perch sad
joy: {Bo} flew by the top, and still it stood! // fly delighted

## fish
help: {Bo+} blew a bubble for the top. // swim happy
crash: Slosh, went the bowl, and {Bo} hid. // hide scared
low: {Bo} swam low, and {Bo} swam slow. // swim sad
joy: Blup, said {Bo}, and that is ooh. // swim delighted

## fish 2
help: {Bo+} looked at it, up and down. // swim curious
crash: One eye looked out. That was {Bo}. // hide worried
low: There was one small bubble from {Bo}. // swim sad
joy: {Bo} went up, up, up, as well! // swim delighted

## rabbit
help: {Bo+} had a nibble at flat. // sit happy
crash: {Bo} went thump, and thump, and thump. // leap worried
low: Down went {Bo's} ears, one and two. // sit sad
joy: {Bo} hopped for it, but over there! // leap delighted

## guineapig
help: In ran {Bo+}. Out ran {Bo}. // run happy
crash: "Wheek!" said the blocks. {Bo} was in there. // hide worried
low: {Bo} said one wheek, as soft as fluff. // sit sad
joy: {Bo} ran by. Wheek! It stood. // run delighted

## hamster
help: {Bo+} put a seed by it. // stand proud
crash: {Bo} put a bit of it in one cheek. // stand curious
low: {Bo} gave it back. It was wet. // stand sad
joy: {Bo} ran round it, and round it. Hello! // run delighted

## horse
help: {Bo+} gave it a big, big sniff. // stand curious
crash: {Bo} went back a bit. Clop, clop! // walk worried
low: {Bo} put a soft nose on {Kim}. // stand sad looks Kim
joy: {Bo} was taller than that. But just! // stand proud

## lizard
help: {Bo+} ran up close, and sat there. // sit happy
crash: {Bo} ran. It was all tail. // run scared
low: {Bo} lay down flat, on flat. // lie sad
joy: {Bo} looked up it, and it did not wob! // look-up delighted

## toy
help: {Kim} sat {Bo+} by it, to hold it. // sit calm
crash: Over went {Bo}, feet up. // lie calm
low: {Bo} lay where {Bo} fell. // lie sad
joy: {Bo} sat by it, to see that it stood. // sit delighted

## other
help: {Bo+} did a bit, and then a bit too much. // stand happy
crash: {Bo} looked at the bits, one by one. // stand worried
low: {Bo} came close, and was still. // sit sad looks Kim
joy: {Bo} had a look, and sat down to look. // sit delighted

## duet
help: {Bo+} put one on. {Mo+} took one off. // stand happy looks Mo
crash: {Bo} looked at {Mo}. It was not {Mo}. // stand worried looks Mo
low: {Bo} sat on this side, and {Mo} sat on that. // sit sad looks Kim
joy: {Bo} said ooh to {Mo}, and {Mo} to {Bo}! // stand delighted looks Mo

## duet 2
help: {Bo+} came to help. So did {Mo+}. Oh no! // walk happy looks Mo
crash: {Bo} hid by {Mo}, and {Mo} hid by {Bo}. // hide scared looks Mo
low: {Bo} looked at {Mo}. It was no fun. // sit sad looks Mo
joy: {Bo} went round this way, and {Mo} went that! // walk delighted looks Mo

## any nap
help: {Bo+} slept in the way. // sleep calm
crash: That woke {Bo} up! // look-up scared
low: {Bo} did not sleep. Not now. // lie sad
joy: {Bo} could sleep now. It was that good! // sleep happy

## any say
help: "{bo.noise}," said {Bo+}. That was a big help. // look-up happy
crash: "{bo.noise}!" said {Bo}, and jumped. // look-up scared
low: {Bo} did not say {bo.noise} at all. // sit sad looks Kim
joy: "{bo.noise}!" said {Bo}, and still it stood! // look-up delighted

## any close
help: {Bo+} came close. Look out, {Bo}! // sit happy
crash: {Bo} had one come down close by. Oops! // sit worried
low: {Bo} sat as close as close. // sit sad looks Kim
joy: {Bo} sat back, and that was a help! // sit delighted

## any look
help: {Bo+} had to see each one. // look-up curious
crash: {Bo} looked up, and then looked down. // look-up worried
low: {Bo} looked at red for a long time. // sit sad
joy: {Bo} looked up, and up, and up! // look-up delighted
`
