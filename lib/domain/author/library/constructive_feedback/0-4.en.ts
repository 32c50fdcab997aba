export const words = String.raw`
title: <Ooh! Crash!|Red Is First|{Kim} and the Wob>
set: crash = <Wib, wob, wib... CRASH!|Wib, wob, wib, wob... CRASH!>
refrain: "Ooh!" Wib, wob... CRASH!
recall: the tower and the wob
deed: asked where the wob was
keepsake: the round, red block
joke: Red is first
summary: {Kim} has a lot of blocks, and red is the best, so red goes first. Up, up, up! "Ooh!" says {nana}. Wib, wob... CRASH! Then {ned} comes in, from next door, and {ned} does not say ooh.
extra: elder = {nana}
extra: grownup = {pop}
extra: friend = {ned}
pick: nana = Nana, Gran, Oma, Nonna, Yaya
pick: pop = Pop, Dad, Papa, Baba
pick: ned = Ned, Gil, Abe, Tam, Kofi, Sol
pick: lap = tea, lap, shoe, bag
pick: fruit = apple, tomato, egg
pick: chair = chair, mat, lamp, shelf
word: block = a thing of wood to build with
word: tower = a thing that goes up and up
word: wob = when a thing will not stand still
word: crash = what a tower says when it falls
word: round = with no corners, like a ball
word: flat = as thin as a mat
question: What did {Kim} put down first, each time? Why?
question: What did they all say, and what did the tower do?
question: How did {Bo} help to find the wob?
question: Why was it hard to take red out?
question: Who can you ask, when a thing goes wob?
activity: build | Make a tower. Put a round thing at the bottom. Now put it at the top.
activity: sound | Say it with me. | Up, up, up ; Ooh ; Wib, wob ; CRASH
activity: ask | Find a thing you made. Ask somebody, "Is there a wob in it?"
surprise: Where is red in each tower? | Look down low on page 3, and look again on page 17.
surprise: How many say "ooh"? How many say "wob"? | Listen from page 3.

# 1
= {Kim} kneels on the rug with a heap of blocks, and holds up a round red one.
{Kim} had <a lot of blocks|a big heap of blocks|a box full of blocks>. <One was big. One was flat. One was long.|Big ones, flat ones, and long, long ones.> And one was red, and round, <and the best|and best of all>.

<"Red is first," said {Kim}.|"First comes red," said {Kim}.|"Red!" said {Kim}. "Red is first."> [birthday: The blocks were new, for {his} birthday. | christmas: It was Christmas. The tower had to be a tree. | boxing-day: It was Boxing Day. The blocks were one day old. | family-reunion: It was the family reunion, with ten aunts. | family-wedding: It was the wedding. The cake was a tower! | occasion&!event: It was {occasion}. | series: By them was {series.keepsake}.]

# 2
= {Kim} builds a tower. The round red block is at the bottom.
Down went red. <On went big. On went flat. On went long.|On went flat. On went long. On went big.>
> want
* help | <On went a thin one, and a fat one.|Each one went on with a tok.>

<Up, up, up! It was a tower.|Up, up, up it went. A tower!|It was a heap. And then it was a tower!>

# 3
= {Kim} stands by a tall tower. {nana} holds up both hands.
<In came {nana}. "Ooh!" said {nana}.|"Ooh!" said {nana}, in the door.|Up went {nana's} hands. "Ooh!"> "<What a good one!|What a good, big tower!> [place: It is as tall as {place.landmark}! | <It is as tall as a tree!|It is as tall as a bus!>]"
^ child set

<Wib, went the tower. Wob. Wib, wob...|Wib, went the top. Wob. Wib. Wob...>

# 4
= The blocks lie all over the rug, and the red one rolls away.
CRASH! <One went here, and one went there.|One went up, and one went down.|They ran off, this way and that way.> One went in {nana's} {lap}.
> crash
* crash | <Red went roll, roll, roll.|And red? Off it went, on its side.>

<"Who did that?" said {Kim}.|{Kim} looked round. "Who did that?"|"Oh!" said {Kim}. "Who did that?">

# 5
= In the kitchen, {Kim} builds again, with red at the bottom.
"It was the rug," said {Kim}. <"Bad rug!"|"It is too soft."> <So off they went, to the kitchen.|So they went to the kitchen.|The kitchen floor is hard. In they went!> [1-3&place: You could see {place.shop}.]
<Down went red. [roomy: Red is first!]|Red went down first.|Who was first? Red was.>
* help | <On went big, and flat, and long.|On they went, with a tok, tok, tok.>
^ pet set

<Up, up, up!|Up it went. Up, up!>

# 6
= {pop} holds up both hands at the tower. It has begun to lean.
<"Ooh!" said {pop}. "Come|And in came {pop}. "Ooh! Come> and see, all of you! [birthday: It is as big as you are now! | christmas: What a good Christmas tree! | boxing-day: It is the best of Boxing Day! | family-reunion: Come, aunts! All ten! | family-wedding: It is as good as the cake! | <That is the best one yet!|I never saw one so good!>]"
> ooh

{crash}
* crash | <It was a bad floor.|It went as far as the door.|All of the pans sang.>
^ pet second

# 7 a
= {Kim} builds on the garden path. The tower is as high as {his} tum.
"It was the floor," said {Kim}. <So out they went, to the path.|Then out they went, to the path.|A path is good and flat. Out they went!> [1-3&place: There was {place.tree}.]
<Down went red. Up, up, up, to {Kim's} tum!|Red went first. Up, up, up, to the tum!|Red. Then on, and on, as far as the tum!>
> path
* help | <There was just one block left.|The top one had to be put on with care.>

# 7 b
= {Kim} builds in the hall, by the boots. The tower is as high as {his} tum.
"It was the floor," said {Kim}. <So off they went, to the hall.|Then off they went, to the hall.|The hall has a good, flat floor. Off they went!> [1-3&place: They could hear {place.sound}.]
<Down went red. Up, up, up, to {Kim's} tum!|Red went first. Up, up, up, to the tum!|Red. Then on, and on, as far as the tum!>
> path
* help | <There was just one block left.|The top one had to be put on with care.>

# 8 a
= {nana} and {pop} have come out, with their arms up. The tower leans and leans.
<"Ooh!" said {nana}. "Ooh!" said {pop}. "Ooh!"|{nana} said ooh. {pop} said ooh, too.|Out came {nana} and {pop}, with two big oohs.> [birthday: They sang to {Kim}, and to the tower. | christmas: They sang to it, as to a tree. | boxing-day: They put down the bat and the ball. | family-reunion: All ten aunts said it, one by one. | family-wedding: The two who got married said it, too. | <They said it to the top, and all down.|They had never said so much ooh.>] [friend: {series.friend} came to say ooh, too.]
> boo

{crash}
* crash | <It went as far as the gate.|There were blocks, down to the gate.>

# 8 b
= {nana} and {pop} have come into the hall, with their arms up. The tower leans and leans.
<"Ooh!" said {nana}. "Ooh!" said {pop}. "Ooh!"|{nana} said ooh. {pop} said ooh, too.|Out came {nana} and {pop}, with two big oohs.> [birthday: They sang to {Kim}, and to the tower. | christmas: They sang to it, as to a tree. | boxing-day: They put down the bat and the ball. | family-reunion: All ten aunts said it, one by one. | family-wedding: The two who got married said it, too. | <They said it to the top, and all down.|They had never said so much ooh.>] [friend: {series.friend} came to say ooh, too.]
> boo

{crash}
* crash | <It went in all the boots.|There was one block in each boot.>

# 9
= {Kim} has built with food. It lies all over the place.
<Then it was time to eat.|Then they had to eat a bit.|You can not eat a block. So they had lunch.> Down went {a fruit}, on a plate. <On went bread. On went cheese.|On went cheese. On went bread.> [birthday: On top went a candle! | christmas: On top went the pudding! | boxing-day: On top went cold pie! | family-reunion: On top went cold melon! | family-wedding: On top went a sugar rose! | series: On top went {series.keepsake}! | place: On top went some {place.food}!] "Ooh!"

<Wib, wob... Splat!|Wib. Wob. Splat! It was all over.|Wib. Wob. You can eat it now. Splat!>
> splat | <It was on the mat, and on the cat flap.|It was on the wall, and on the spoon.|They had it off the floor.>
^ child second

# 10
= {ned} has come in. He looks long at {Kim's} tower.
<In came {ned}, from next door.|Then in came {ned}, the boy next door.|Knock, knock. It was {ned}, from next door.> <One more tower was up, red first.|There was one more tower, red first.>
> ned

<{Ned} looked, and looked. He did not say ooh.|{Ned} had a long look. There was no ooh.|{Ned} looked up, and {ned} looked down. No ooh.> [series: He did not say, "{series.joke}."] He said...

# 11
= {Kim} is cross with {ned}, who points at the tower.
"Wob."

<"No!" said {Kim}. "You have to say ooh!"|"No!" said {Kim}. "It is not wob. You say ooh!"|"That is no word!" said {Kim}. "Say ooh!">

"Ooh," said {ned}. CRASH! <Down it all came, block by block by block.|Down came big, and flat, and long, and thin.|It did not even wait for ooh to stop.> [roomy: Red went by {Bo}, roll, roll, roll.]
^ pet trouble

# 12
= {Kim} has turned away from {ned} and the blocks, and hides.
<"You did that!" said {Kim}. "You, and that wob!"|"You did that!" said {Kim}. "You said wob!"|"It fell when you came!" said {Kim}.> And {Kim} hid {his} nose in the sofa. [place: {He} could not hear {place.sound}. | <It was dark in there.|It was all sofa in there.>]
* low | <Nobody said ooh now.|It was not much fun.|The blocks lay as they fell.>
^ child trouble

# 13
= {ned} kneels with the red block in his hand. {Kim} still hides.
{Ned} did not go home. <He got {Kim} the blocks, one by one.|He put all the blocks by {Kim}.|He went to get the blocks, two by two.> [deed: {Kim} once {deed}. [back: That was {back.at}.] | <One had gone as far as the {chair}.|One was in the hall, by a boot.>]
> eyes
* low | <It was a long time in the sofa.|A sofa is hot on the nose.>

# 14
= {Kim} has come out, and looks at {ned}.
<Out came a chin. Out came a nose.|Out came a nose, and then {Kim}.|Then one eye came out, to see.> <Ooh is nice. But ooh did not help the tower.|It is good to hear ooh. It did not help.|They had all said ooh. And they all fell down.>
* low | <{Kim} wanted one that stays up.|Who can help, then?>
^ child third

<"Where is it?" said {Kim}. "Where is the wob?"|"Say it," said {Kim}. "Where is the wob?"|"Come and show me," said {Kim}. "Where is it?">

# 15
= {Kim} and {ned} look at the tower from top to bottom. {Bo} is down by the red block.
Up, up, up, one more time. <{Kim} looked up. {Ned} looked up.|{Kim} looked up, and so did {ned}.|They had a look, from the top to the toes.> [1-3&place: Out there went {place.ride}.] Wib, wob...
> hinge

<And it stood still! No wib. No wob.|No wib! No wob! It stood still.|It did not wib now. It just stood!>

# 16
= {Kim} lies with {his} chin on the floor, and looks at the red block.
<Down got {Kim}, nose to the floor.|{Kim} got down, as low as low.|Chin on the rug, {Kim} had a look.> {Bo} was by red, <and held it still|so red did not roll>. <{They} had stopped the wob!|{They} had got hold of the wob!>
^ child pay

<"{Bo}, red can roll! It has the wob!" said {Kim}.|"Red can roll, {Bo}! It has the wob!" said {Kim}.>
^ pet third

# 17
= {Kim} has taken the tower apart by hand, and looks at the red block.
<{Kim} took it all down, bit by bit.|Bit by bit, {Kim} took it all down.|{Kim} took off the top, and then the next.> <Not one went crash.|No crash, not one.> Out came red, with {Bo} <still by it|close by it>. <{Kim} held it, for a bit.|{Kim} had a long look at it.|{Kim} held on to it, for a bit.>

<Then {he} gave it to {Bo}.|Then off it went, to {Bo}.|{Bo} could have it now.>
> red

# 18
= {Kim} and {ned} put block on block. The red one is not in it.
<{Bo} had red, so big went first.|Red was with {Bo}, so down went big.> <"Wob?" said {Kim}. "No," said {ned}.|"Wob?" "No wob," said {ned}.> <On went long. "Wob?" "A bit." So {Kim} gave it a push.|On went flat. "Wob?" "A bit." {Kim} put it right.>
^ pet pay

[series: They put {series.keepsake} by it. [friend&roomy: {series.friend} had sent it.]] Up, up, up!

# 19 a
= The tower stands straight, as high as {Kim's} nose.
<Up to the tum! Up to the chin! Up to the nose!|Up to {Kim's} tum, up to the chin, up, up!> [birthday: It was as tall as {Kim}, who was big now. | christmas: It was a Christmas tree, and it stood! | boxing-day: It was up as long as the match. | family-reunion: The ten aunts came in on tip-toe. | family-wedding: It stood as well as the cake did. | place: It was as still as {place.landmark}. | <It stood, and it stood.|It did not wib, and it did not wob.>]
> joy
* joy | <Nobody said ooh. They just looked.|It was so good, nobody said ooh.>
* joy |

# 19 b
= {Kim} and {ned} jump by the tower. It stands.
<{Kim} blew on it. Hff! [roomy: {Ned} gave a jump.]|Jump, jump! [roomy: They did it right by it.]> <Bang, went the big door.|Bump, went the big door.> [birthday: It was as tall as {Kim}, who was big now. | christmas: It was a Christmas tree, and it stood! | boxing-day: It was up as long as the match. | family-reunion: The ten aunts came in, and still it stood. | family-wedding: They had a dance, and still it stood. | place: Out there went {place.ride}. | <And still it stood!|And it stood, and stood.>]
> joy
* joy | <Nobody said ooh. They just looked.|It was so good, nobody said ooh.>
* joy |

# 20 a
= {Kim} has the red block on {his} head. {ned} stands and looks.
<Then {Bo} let {Kim} have red back, for a hat.|Then {Kim} had {Bo's} red, up on {his} head.> [1-3: [birthday: It was the best birthday hat. | christmas: It was the star. | boxing-day: Boxing Day was red. | family-reunion: Then each aunt had a turn. | family-wedding: All had hats on. This was {Kim's}. | roomy: <It was a good hat.|It was the best hat of all.>]]
> last
* joy |
* joy |
<{Kim} went round the room, slow, slow, slow.|Round the room went {Kim}, so, so slow.> <Wib. Wob. It did not fall.|Wib. Wob. It stayed on.>

# 20 b
= {ned} has built a tower with red at the bottom. {Kim}, {ned} and {Bo} lie on the floor and look at it.
Then {ned} made one. {Bo} lent him red, to go first. [roomy: [birthday: It was a birthday tower, for {Kim}. | christmas: It was one more tree. | boxing-day: "It is for Boxing Day," he said. | family-reunion: "Ooh!" said the ten aunts. | family-wedding: It was a cake for two.]]
> last
* joy |
* joy |
<{Kim} did not say ooh. {He} got down, to look.|{Kim} just got down on the floor, to look.> <So did {ned}. Wib, wob.|{Ned} got down, too. Wib. Wob.>

## lead dog
want: To {Bo+}, red was a ball. <Roll it?|Who will roll it?>
crash: Off ran red, and off ran {Bo}! <Ball!|Good ball!>
ooh: {Bo} said woof. <That is ooh, in dog.|It was a big woof.>
path: {Bo} looked at red. <Just red.|Ball, ball, ball.>
boo: Red ran, and so did {Bo}. <Good!|What a ball!>
splat: {Bo} got the bread. <Gulp!|That was the end of that.>
ned: {Bo} gave {ned} a sniff. <Jam!|He was all jam.>
eyes: {Bo} saw two feet, and no face. <Sniff. It was sad.|It smelled sad in there.>
hinge: {Bo} wanted red. <{They} lay down, and held it.|{They} got down, nose to red, and held it.>
red: {Bo} had the ball, <at last|chin on top>!
joy: {Bo} ran by with red. <It stood!|And it stood!>
last: {Bo} looked at red. <All eyes on the ball.|Ball?>

## lead cat
want: {Bo+} wanted a nap. <Just there, by red.|Right there, by red.>
crash: Up went {Bo}! <No more nap.|So long, nap.>
ooh: {Bo} had a new nap, <just by the tower|close to the tower>.
path: {Bo} lay down by red, <for a nap|in the way>.
boo: Up went {Bo}! <That was nap three.|Nap three was gone.>
splat: {Bo} had cheese on. <Nobody had asked.|A cat is no plate.>
ned: {Bo} looked at {ned}, who <did not shout|was good and still>.
eyes: {Bo} saw two feet, and no lap. <{Bo} sat by the feet.|Where was the lap?>
hinge: {Bo} wanted a nap. <{They} put a paw on red, to stop it.|{They} put out one paw, and held red still.>
red: One pat for red. <Bad ball!|That was the loud one.>
joy: {Bo} lay down by it. <Now, a nap.|There was no crash.>
last: {Bo} lay down flat, <and that was that|for nap four>.

## lead bird
ned: {Bo} looked at {ned}, head on one side.
hinge: {Bo} sat down on red, like an egg.
red: {Bo} gave it a peck. Tock! No chick.

## lead fish
ned: {Bo} blew {ned} one bubble.
hinge: {Bo's} bowl stood by red, and held it.
red: {Bo} saw it roll by. Round, like a bowl!

## lead rabbit
ned: {Bo} gave {ned} one thump, for hello.
hinge: {Bo} lay down by red, and was soft.
red: {Bo} put {their} chin on it. Mine!

## lead guineapig
ned: "Wheek," said {Bo}, to {ned}.
hinge: {Bo} got in by red, to hide.
red: "Wheek!" {Bo} gave it a push.

## lead hamster
ned: {Bo} gave {ned} a seed.
hinge: {Bo} put two hands on red, and held it.
red: {Bo} ran round it. It was too big to eat.

## lead horse
ned: {Bo} blew on {ned}. Hff!
hinge: {Bo} put a big nose down, and held red.
red: {Bo} gave it a sniff. It was no apple.

## lead lizard
ned: {Bo} looked at {ned}, and did not blink.
hinge: {Bo} lay down by red. {Bo} was a stop.
red: {Bo} lay by it. It was as red as the sun.

## lead toy
ned: {Ned} said hello to {Bo}.
hinge: Flop! {Bo} fell down by red, and held it.
red: It sat by {Bo}. {Bo} did not let it roll.

## lead other
ned: {Bo} had a good look at {ned}.
hinge: {Bo} lay down by red, and it could not roll.
red: {Bo} gave it a push. Roll, roll!

## trait pet fear
set: {Bo} does not like {trait.things}. Towers are fine.
trouble: To {Bo}, it fell like {trait.a}.
pay: It was not like {trait.a}. {Bo} sat by it.

## trait pet theft
set: {Bo} got {trait.a}, to go on top.
trouble: Down came {trait.thing}. {Bo} got it back.
pay: {Bo} put {trait.thing} by it, not on it.

## trait pet noise
set: "{trait.Sound}!" said {Bo}. It shook a bit.
trouble: "{trait.Sound}!" said {Bo}. "{trait.Sound}!"
pay: "{trait.Sound}!" said {Bo}, and it stood.

## trait pet part
set: {Bo}, with {trait.has}, went round it.
trouble: {Bo}, with {trait.has}, got out of the way.
pay: {Bo} has {trait.has}, and no wob.

## trait pet deaf
set: {Bo} did not hear the wib. {Bo} felt it.
trouble: {Bo} did not hear the crash. {Bo} felt it.
pay: {Bo} felt the floor. No wob.

## trait pet age
set: {Bo} is {trait.is}. [old: {Bo} went round it, slowly. | {Bo} ran round it!]
trouble: {Bo} is {trait.is}. [old: {Bo} got up, bit by bit. | {Bo} ran off, and back.]
pay: {Bo} is {trait.is}. [old: {Bo} had a rest by it. | {Bo} sat still, for once.]

## trait pet favourite
set: {Bo} put {trait.thing} by it, to help.
trouble: Down it came, on {trait.thing}!
pay: {Bo} had {trait.thing} back, by the tower.

## trait pet sleep
set: {Bo} sleeps {trait.where}. Here was no bed.
trouble: {Bo} went off, to sleep {trait.where}.
pay: {Bo} slept, as if {trait.where}.

## trait pet habit
set: {Bo} {trait.did}. It shook a bit.
trouble: {Bo} {trait.did}. Was it that? No.
pay: {Bo} {trait.did}, and still it stood.

## trait pet talent
set: {Bo} {trait.did}, to help.
trouble: [findsthings: {Bo} found them all, one by one. | catches: {Bo} got one in the air. Just one! | {Bo} {trait.did}. It did not help.]
pay: {Bo} {trait.did}, and still it stood.

## trait child fear
set: It was not like {trait.things}. {Kim} had looked.
trouble: Was that {trait.a}, in there? {Kim} hoped not.
pay: {Kim} did not think of {trait.things} now.

## trait child collection
set: And {trait.a} was on top.
trouble: {He} had {trait.a} to hold. That was all.
pay: Down there was {trait.a}, too.

## trait child noise
set: {Kim} {trait.did}, to help it up.
trouble: {Kim} did not {trait.do}. Not now.
pay: {Kim} did not {trait.do}. {Kim} looked.

## trait child part
set: {Kim} has {trait.has}. The tower had none.
trouble: {He} had {trait.has}, and no smile.
pay: {Kim} had {trait.has}, and dust.

## trait child favourite
set: Up on top was {trait.a}.
trouble: {He} thought of {trait.things}. No good.
pay: By red lay {trait.a}.

## trait child sleep
set: It could stand {trait.where}, all night.
trouble: {Kim} wanted to sleep, {trait.where}.
pay: Down here, it was like {trait.where}.

## trait child habit
set: [askswhy: "Why ooh?" said {Kim}. | counts: {Kim} counted up it. "Ten!" | drawsonthings: {Kim} drew a door on it. | {Kim's} hat was on top.]
trouble: [askswhy: "Why?" said {Kim}. "Why, why?" | counts: {Kim} counted to ten. Still cross! | drawsonthings: {Kim} drew a cross face on it. | {He} had lost {his} hat, too.]
pay: [askswhy: "Why?" said {Kim}. Now {he} knew. | counts: {Kim} counted. "One red, one wob." | drawsonthings: {Kim} drew a face on it. Wib. | And there was {his} hat.]

## trait child talent
set: {Kim} {trait.did}, and up it went.
trouble: {Kim} did not {trait.do}. It was no day for it.
pay: [remembers: "It was red, each time!" said {Kim}. | {Kim} did not {trait.do}. {Kim} looked.]

## dog
help: {Bo+} got a good bone for it.
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
joy: {Bo} ran by. Wheek! Still it stood.

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
