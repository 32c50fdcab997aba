export const words = String.raw`
title: <Ooh! Crash!|Red Is First|{Kim} and the Wob>
set: crash = <Wib, wob, wib... CRASH!|Wib, wob, wib, wob... CRASH!>
refrain: "Ooh!" Wib, wob... CRASH!
recall: the tower and the wob
deed: asked where the wob was
summary: {Kim} has a lot of blocks, and red is the best, so red goes first. Up, up, up! "Ooh!" says {nana}. Wib, wob... CRASH! Then {ned} comes in, and {ned} does not say ooh.
extra: elder = {nana}
extra: grownup = {pop}
extra: friend = {ned}
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
surprise: Where is red in each tower? | Look down low, and then look up.
surprise: How many say "ooh"? How many say "wob"? | Listen from page 3.

# 1
= {Kim} kneels on the rug with a heap of blocks, and a round red one.
{Kim} had a lot of blocks. One was big. One was flat. One was long. And one was red, and round, and the best.

"Red is first," said {Kim}. [sequel&1-3: "It is as good as {recall}!"]

# 2
= {Kim} builds a tower. The round red block is at the bottom.
Down went red. On went big. On went flat. <On went long.|And on went long.>
* help | On went a thin one, and a fat one.

Up, up, up! It was a tower.

# 3
= {Kim} stands by a tall tower. {nana} holds up both hands.
"Ooh!" said {nana}. "What a good one! What a good, big, tall one!"

[roomy: <{nana} did like it.|{nana} said ooh to it all.>] Wib, said the tower. Wob. Wib. Wob. Wib, wob, wib...

# 4
= The blocks lie all over the rug.
CRASH! <One went here, and one went there.|One went up, and one went down.> One went in {nana's} {lap}.
* crash | Red went roll, roll, roll.

"Who did that?" said {Kim}.

# 5
= In the kitchen, {Kim} builds again, with red at the bottom.
"It was the rug," said {Kim}. "Bad rug!" So they went to the kitchen.

Down went red. Red is first! On went big, and flat, and long.
* help | Up, up, and a bit more up!

# 6
= {pop} claps at the tower. It has begun to lean.
"Ooh!" said {pop}. "Come and see, all of you! That is the best one yet!"

{crash}
* crash | <It was a bad floor.|It went as far as the door.>

# 7
= {Kim} builds on the garden path. The tower is as high as {his} {tum}.
"It was the floor," said {Kim}. So out they went, to the path.

Down went red. Red is best! Up, up, up, up to {Kim's} {tum}!
* help | There was just one block left.

# 8
= Over the fence, people wave at the tower. It leans and leans.
"Ooh!" they said, over the fence. [place: "It is as good as {place.landmark}!" | somewhere: "It is the best {somewhere.at}!" | "Ooh!" said a {bee}, or so it looked.]

{crash}
* crash | The path had blocks on it, down to the gate.

# 9
= {Kim} has built with food. It leans over the plate.
Then it was time to eat, so they sat down. [event: It was {event.day}. They had {event.food}. | occasion: It was {occasion}. There was a lot.]

Down went {a fruit}. On went bread, and on went {cheese}. "Ooh!" <Wib, wob... Splat! It was all over.|Wib. Wob. Splat! It was on the mat.>

# 10
= {ned} has come in. He looks at {Kim's} tower with his head on one side.
In [home: at {home.door}] came {ned}, <from next door|in his socks>.

{Kim} had one more up, red first, up, up, up. [roomy: {ned} had a good look at it.] {ned} did not say ooh.

{ned} said...

# 11
= {Kim} is cross with {ned}, who points at the tower.
"Wob."

"No!" said {Kim}. <"Not wob! You have to say ooh."|"No wob here! You say ooh.">

"Ooh," said {ned}. CRASH! Down it came, block by block by block. Red went roll, roll, roll.

# 12
= {Kim} has turned away from the blocks, and hides.
"You did that," said {Kim}. "You, and that wob!"

And {Kim} put {his} nose in the sofa.
* low | It was dark in there. It said nothing.

# 13
= {ned} sits by the heap of blocks. {Kim} still hides.
It was a long time in the sofa. <{ned} did not go home.|{ned} sat on the rug.>

[deed: Once, {Kim} {deed}. [back: That was {back.at}. This was here. | This was like that.] | All that ooh! And all that crash!]
* low | One block lay on its back.

# 14
= {Kim} looks round at {ned} with one eye.
Out came one eye. <Out came a chin.|Out came a nose.> {Kim} had a thing to say, and it was hard.
* low | It did not want to come out.

"Where?" said {Kim}. It was a small where. "Where is the wob?"

# 15
= {Kim} and {ned} look at the tower from top to bottom.
Up, up, up, one more time. "Is it here?" said {Kim}. Not at the top. "Is it here?" <Not in the middle.|Not there.>

Down got {ned}, down, down, down.

"Here," said {ned}. It was red.

# 16
= {Kim} and {ned} lie with their chins on the floor, and look at red.
"Not red!" said {Kim}. "Red is best!"

But down got {Kim}, nose to the floor. <And look!|And there it was.> Red went wib. Red went wob. Red is round, and round will roll.

"Wob," said {Kim}.

# 17
= Very slowly, {Kim} takes the tower apart by hand.
{Kim} took it all down. Off came long. Off came flat. Off came big, and not one went crash. <That is hard.|That is slow.>

Out came red, and off it went, to {Bo}. [dog: {Bo} sat by it, to guard it. | cat: {Bo} gave it a pat. Roll, roll, roll! | bird: {Bo} gave it a peck. Roll, roll, roll! | fish: {Bo} saw it roll, roll, roll by. | rabbit: {Bo} gave it a bump. Roll, roll, roll! | guineapig: {Bo} said wheek, and gave it a push. | hamster: {Bo} gave it a small push. Roll, roll, roll! | horse: {Bo} gave it a big, soft push. | lizard: {Bo} gave it a flick. Roll, roll, roll! | toy: It sat down by {Bo}, and was still. | {Bo} gave it a push. Roll, roll, roll!]

# 18
= {Kim} and {ned} put block on block. The red one lies to one side.
Down went big. "Wob?" said {Kim}. "No wob," said {ned}.

On went flat. "Wob?" "No wob." On went long. "Wob?" "A bit." So {Kim} gave it a push.

Up, up, up!

# 19
= The tower stands straight, as high as {Kim's} nose.
Up to the {tum}! [roomy: Up to the chin!] Up, up, up to {Kim's} nose! <Wib? No. Wob? No.|Did it wib? No. Did it wob? No.>
* joy | It just stood there, and stood there.
* joy |

"Ooh!" said {nana}.

# 20
= {Kim} has the red block on {his} head. {ned} points up at it.
* joy | <They all sat down, to look.|It was bed time, and still it stood.>
* joy |
And red? [roomy: Red is best.] So red went up on {Kim's} head.

"Ooh!" said {nana}.

"Wob," said {ned}. Boing!

## dog
help: {Bo+} got a bone for it. It was a good bone.
crash: {Bo} got one back, all wet.
low: {Bo} lay down, chin on a block.
joy: {Bo} gave it a wag, but from far off!

## dog 2
help: {Bo+} gave a wag. Too close, {Bo}!
crash: {Bo} said woof to each bit.
low: {Bo} did not wag at all.
joy: {Bo} ran round and round, and not in it!

## cat
help: {Bo+} sat just where the next one went.
crash: Up went {Bo}, on four toes!
low: {Bo} sat in the bits, and did not purr.
joy: {Bo} went by it, as soft as soft.

## cat 2
help: {Bo+} gave it one small pat. Just one.
crash: {Bo} was gone. There was just a tail.
low: {Bo} had a wash, but it was a sad wash.
joy: {Bo} did not pat it. It was hard not to.

## bird
help: {Bo+} flew up to the top. Cheep!
crash: {Bo} flew up, and round, and down.
low: {Bo} had no song for that.
joy: {Bo} flew by the top, and still it stood!

## fish
help: {Bo+} blew a bubble for the top.
crash: Slosh, went the bowl, and {Bo} hid.
low: {Bo} swam low, and {Bo} swam slow.
joy: Blup, said {Bo}, and that is ooh.

## fish 2
help: {Bo+} looked at it, up and down.
crash: One eye looked out. That was {Bo}.
low: There was one small bubble from {Bo}.
joy: {Bo} went up, up, up, as well!

## rabbit
help: {Bo+} had a nibble at flat.
crash: {Bo} went thump, and thump, and thump.
low: Down went {Bo's} ears, one and two.
joy: {Bo} hopped for it, but over there!

## guineapig
help: In ran {Bo+}. Out ran {Bo}.
crash: "Wheek!" said the blocks. {Bo} was in there.
low: {Bo} said one wheek, as soft as fluff.
joy: {Bo} ran by. Wheek! It stood.

## hamster
help: {Bo+} put a seed by it.
crash: {Bo} put a bit of it in one cheek.
low: {Bo} gave it back. It was wet.
joy: {Bo} ran round it, and round it. Hello!

## horse
help: {Bo+} gave it a big, big sniff.
crash: {Bo} went back a bit. Clop, clop!
low: {Bo} put a soft nose on {Kim}.
joy: {Bo} was taller than that. But just!

## lizard
help: {Bo+} ran up close, and sat there.
crash: {Bo} ran. It was all tail.
low: {Bo} lay down flat, on flat.
joy: {Bo} looked up it, and it did not wob!

## toy
help: {Kim} sat {Bo+} by it, to hold it.
crash: Over went {Bo}, feet up.
low: {Bo} lay where {Bo} fell.
joy: {Bo} sat by it, to see that it stood.

## other
help: {Bo+} did a bit, and then a bit too much.
crash: {Bo} looked at the bits, one by one.
low: {Bo} came close, and was still.
joy: {Bo} had a look, and sat down to look.

## duet
help: {Bo+} put one on. {Mo+} took one off.
crash: {Bo} looked at {Mo}. It was not {Mo}.
low: {Bo} sat on this side, and {Mo} sat on that.
joy: {Bo} said ooh to {Mo}, and {Mo} to {Bo}!

## duet 2
help: {Bo+} came to help. So did {Mo+}. Oh no!
crash: {Bo} hid by {Mo}, and {Mo} hid by {Bo}.
low: {Bo} looked at {Mo}. It was no fun.
joy: {Bo} went round this way, and {Mo} went that!

## any nap
help: {Bo+} slept in the way.
crash: That woke {Bo} up!
low: {Bo} did not sleep. Not now.
joy: {Bo} could sleep now. It was that good!

## any say
help: "{bo.noise}," said {Bo+}. That was a big help.
crash: "{bo.noise}!" said {Bo}, and jumped.
low: {Bo} did not say {bo.noise} at all.
joy: "{bo.noise}!" said {Bo}, and still it stood!

## any close
help: {Bo+} came close. Look out, {Bo}!
crash: {Bo} had one come down close by. Oops!
low: {Bo} sat as close as close.
joy: {Bo} sat back, and that was a help!

## any look
help: {Bo+} had to see each one.
crash: {Bo} looked up, and then looked down.
low: {Bo} looked at red for a long time.
joy: {Bo} looked up, and up, and up!
`
