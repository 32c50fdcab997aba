export const words = String.raw`
title: <What Is Red?|Red, Red, Red|{Kim} and the Red, Red Sun|One Pot of Blue>
refrain: "What is red?" said {Kim}.
recall: the sun in the hole
deed: made a sun out of a hole
keepsake: the sheet with the hole
joke: What is red?
summary: {Kim} has a big sheet and one pot of paint, and it is all blue. The house is blue. {Bo} is blue. But a sun is red! What is red? A ball? A leaf? {Kim} has one more thing, on a bit of bread.
pick: thing = hat, sock, cap, bag
pick: rub = rub, scrub
pick: slosh = slop, slosh, swish
pick: dab = dab, dot, blob
pick: snack = bread, toast, flat bread
pick: round = plum, plate, drum, bun
pick: green = the grass, a leaf, a frog
pick: many = six, seven, ten
word: blue = like the sky by day
word: red = like jam, and a good hot sun
word: paint = wet stuff to make a picture with
word: jam = sweet, sticky fruit for bread
word: rub = to push up and down on a thing
word: hole = where there is nothing at all
question: What was blue in the picture?
question: Why did the red not come off the ball?
question: What did {Bo} want, and what came of it?
question: What did {Kim} see in the hole?
question: What is red where you are?
activity: find | Put a hole in some paper, and go for a walk with it. What can you catch in it? | some green ; some red ; a face
activity: paint | Make a picture with just one colour. What do you put in for the rest?
activity: sound | Say it as {Kim} says it. | Dab, dab, dab ; Rub, rub, rub ; Rip
surprise: There is a thing that is red on page 1, and it is not paint. | Look by the big sheet.
surprise: Look in the hole on each page, from page 13 on. | What has it got in it now?

# 1
= {Kim} has a big sheet of paper, and a pot of blue paint. A jar of jam is near by.
{Kim} had <a big, big sheet|a sheet, as big as a bed>. {He} had one pot of paint. <What was in it? Blue!|Look in. It was blue, all blue!|It was as blue as the night.>
> want

[beach-holiday: It was a beach holiday, with sand in the paint. | camping-trip: It was the camping trip. Up went the tent. | lunar-new-year: It was Lunar New Year. But the pot was blue! | diwali: It was Diwali. The lamps were for later. | matariki: It was Matariki. The nights were long now. | occasion&!event: It was {occasion}.] <{Dab}, {dab}, {dab}! That is a house.|{Dab}! A house. {Dab}! It has a door.>

# 2
= {Kim} paints a blue house and a blue tree.
<And that is a tree. It is a blue tree.|And that is a tree, a big, big, blue tree.|Up, and up. That is a tree. It is blue.> [series: That is {series.keepsake}, in blue. [friend: That is {series.friend}, in blue.]] [uluru: That is a tent, a blue tent. | place: And see {place.landmark}, all blue. | somewhere: It is all blue, {somewhere.at}. | <That is a bird, a blue bird.|That is a cake, a blue cake.>]
* blue | <Blue, blue, blue, up to the top!|What a lot of blue that was!>

# 3
= {Kim} shows {pets} how they look in blue paint.
<Who is that? That is {Kim}, all blue.|That is {Kim}. {His} feet are blue, too.|Blue legs, blue nose, blue hat. That is {Kim}.>
* blue | <The sky is blue. It has to be.|The sky is blue, all the way up.>
* blue |
^ pet set

<"Now the sun!" said {Kim}. Up went the paint.|"And now the sun!" Up went the paint.> {Dab}...

# 4
= {Kim} stops, with the paint up high. There is no sun in the picture yet.
<Stop! A sun is not blue! A sun is hot.|Stop! You can't have a blue sun!|Stop! A blue sun is a moon, or a plum.> A sun is red, <red, red|as red as red>.
* blue | <{Kim} looked in the pot. Blue.|Was it all blue? It was.>

<"What is red?" said {Kim}.|{Kim} looked round. "What is red?">

# 5
= {Kim} rubs a red ball on the picture.
"What is red?" <A ball is red! {Rub}, {rub}, {rub}, on the sheet.|A ball is! {Rub}, {rub}, {rub}, it went.|A ball! Give it a {rub}, and one more.>
> ball
* look | <It is a good ball. It is all stuck on.|A ball likes to stay red.>

<Did the red come off? It did not.|No red came off. Not one bit.|The ball had all its red, still.>
^ child second

# 6 a
= {Kim} squeezes a red thing in a bucket of water. The water stays clear.
"What is red?" <A {thing} is red! In it went. {Slosh}, {slosh}!|A {thing} is! {Slosh}, it went, in the water.|A {thing} is red. So in it went, to soak.>
> wet
* look | <{Kim} got a wet tummy.|{Kim} got wet, up to here.>
^ child set

<The water was just water. It was just wet.|It made no red. It made wet.|Up it came, as red as before.>

# 6 b
= {Kim} scratches at the picture with a red brick.
"What is red?" <A brick is red! Scritch, scritch, on the sheet.|A brick is! Scritch, it went, and scritch.|Here is a brick, a red one. Scritch, scritch!>
> brick
* look | It is good for a wall, a brick.
^ child set

<It made no red. It made a bump.|No red, just scritch. And one bump.|It did not make red. It made crumbs.>

# 7
= {Kim} looks for red all over, and holds up a leaf.
"What is red?" <A leaf is! {Kim} gave it a rub.|A bit of leaf is! Rub, rub!> [place: It came off {place.tree}.] <Brown! It went brown.|But it just went brown.> [beach-holiday: A crab was red. It did not stop. | camping-trip: The fire was red. You do not touch that! | lunar-new-year: The lanterns were red. But up so high! | diwali: The rangoli had red. Nobody treads there. | matariki: The kites were red. But up so high! | uluru: The big rock was red. You let that be. | <A bug is red! Off it went.|A bird is red! It flew off.|A bug is! But off it went.>]
> leaf
* look | <Not the grass. Not the sky.|The sky was no good. It was blue.>

# 8
= {Kim} has found a round red tomato, and holds it up.
<"What is red?" A tomato! It was round, and fat.|"What is red?" A tomato is! It was fat, and round.|"What is red?" And fat? And round? A tomato!> [place: It came from {place.shop}.] {Kim} gave it a squash. <Pop! Plip, plip!|Plip, plip, plop!>
> tomato
* look | It was no good for a sun. It was good to eat.

[roomy: <It was all pips, and it was wet.|It was more pip than red.>]

# 9
= {Kim} sits by the blue picture, and gets something to eat.
<So {Kim} sat down. There was no more red.|{Kim} sat down. No red, and no sun.|So {Kim} sat down, with a blue day.> [beach-holiday: They had chips. | camping-trip: They sat by the fire. | lunar-new-year: They had dumplings. | diwali: They had laddu. | matariki: They had hot soup. | place: They had {place.food}.] [beach-holiday,camping-trip,lunar-new-year,diwali,matariki,place: Then {snack}, with jam. | <Then came lunch. It was {snack}, with jam.|And then there was {snack}, with jam.>]
> bread | <It was a lot of jam.|It was good, thick jam.>

<{Kim} had one bite. {He} looked at it.|One bite. Then {Kim} looked at it.|In went a bite. It stopped in {his} cheek.>

# 10
= {Kim} stares at the jam on the bread. There is jam on {his} nose.
What is red?

Jam is red! <Jam is red, and round, and wet.|Jam is red, and thick, and wet.> And it does come off. <It came off on {Kim's} nose!|There was red on {Kim's} nose!|You could see it, on {Kim's} nose!>
^ pet second

# 11
= From above: the picture has a big round sun of jam. The bread has none.
<Off came the jam. {Dab}, {dab}, {dab}!|The jam came off, all of it. {Dab}!> <It was a good thick sun.|It was as round as a {round}.> <{Kim} ate the {snack} with no jam at all.|There was no jam left to eat.|A sun wants a lot of jam.>
^ child third

<"Red," said {Kim}. "Red, red, red!"|"There!" said {Kim}. "That is red!"|"A sun!" said {Kim}. "A hot, red one!">

# 12
= {Bo} has got to the jam sun. {Kim} is too late.
<And who got to it? {Bo}!|Then who came by? {Bo}!>
> eat

<"No!" said {Kim}. "No, no!" But it was gone.|"No! No, no, no!" It was too late.|"That is the sun!" said {Kim}. But it was gone.> [deed: {Kim} once {deed}. [back: That was {back.at}.]] <{Bo} had left just a hole.|Where it was, {Bo} had left a hole.>

# 13
= {Kim} looks at the picture. There is a round hole where the sun was.
<It was a round hole.|The hole was as round as can be.> [series&1-3: You could put in {series.keepsake}. | <{Kim} put in one hand. It came out.|You could put a hand in it.>] [roomy: There was nothing in it.]
* hole | <Who wants that, in a sky?|It was a sad bit of sky.>
^ pet trouble

<"Waa," said {Kim}. "Waa!"|And {Kim} cried, a bit.|Plop, went a tear.>

# 14
= {Kim} sits on the floor by the boots, with the picture.
<{Kim} went and sat by the boots.|So {Kim} sat by the boots.> <There was no red, and no sun.|It was a day with no sun at all.>
> eyes |
* hole | <Boots are good, when you are sad.|Boots do not say a thing.>
^ child trouble

<By the door, {Kim} hid behind the sheet.|{Kim} hid behind the sheet, by the door.|By the door, the sheet hid {Kim}, nose and all.> [place&roomy: You could hear {place.sound}.]

# 15
= {Kim} lies down by {Bo}, where the light comes in.
<Then what was that, down on the floor?|Oh! What was that, down on the floor?>
> hinge

{Kim} put {his} head down by {Bo}, and looked up.

# 16
= From behind: {Kim} holds the picture up to the sky. The red sun sits right in the hole.
What is red?

There it was! It was <big, and hot, and red|hot, and round, and red|round, and fat, and red>. {Bo} looked up. <In the sheet, in {Bo's} hole, sat the real sun!|The real sun sat in {Bo's} hole, in the sheet!> [place: It sat by {place.landmark}. | <It was the right size, too.|It was just the size for it.>]

# 17
= {Kim} dances about with the picture held up high. The sun is low and red.
Up went the sheet. <"Red, red, RED!"|"Red! That is so red!"> said {Kim}. [beach-holiday: The waves were red, too. | camping-trip: The tent was red, too. | lunar-new-year: The lanterns were red, too. | diwali: Then they lit the lamps, one by one. | matariki: It was a good sun for Matariki. | <The wall was red, too.|All of the grass was, too.>]
> red
^ child pay
^ pet third

[place: By {place.street}, it went down. | Then the sun went down.] <Down, down, down. Good night, sun!|"Good night, sun!" said {Kim}.>

# 18 a
= At night, {Kim} holds the picture up. Now [lunar-new-year: a lantern | diwali: a lamp | the moon] is in the hole.
[lunar-new-year: Then it was dark, and time for lanterns. | diwali: Then it was dark, and time for lamps. | <And then it was night. Up came the moon.|Then up came the moon.>] Up went the sheet. <And in the hole?|What was in the hole now?>
* hole | <{Kim} had to look.|It had not been in there before.>

[lunar-new-year: It was a red lantern, and it shone! | diwali: It was a small, gold lamp, and it shone! | <It was the moon!|The moon was!> <It was a white sun, and thin.|It was a thin, white sun.>] "That is good, too," said {Kim}.

# 18 b
= At night, {Kim} makes more holes in the picture, small ones.
Then it was night. [lunar-new-year: But there were lanterns. | diwali: But there were lamps. | <No sun! But {Kim} had a stick.|The sun was in bed.>] <{Bo} had made one good hole.|{Bo} made one good hole.> Why not two?
* hole | <{Kim} wanted to know.|That was a thing to find out.>

[beach-holiday: There was sand on it, as well.] Poke! <{Kim} put in a small one. Poke! Poke!|It was a small one. Poke, poke!> <Soon there were {many}.|There were {many} small holes now.>

# 19 a
= {Kim} holds the picture up to everyone, one by one, and looks at them through the hole.
[matariki: Up, in the dark! They looked up. Matariki! | Then it was day.] Up went the sheet. [series&1-3: There was {series.keepsake}, in it.] <In the hole was no end of suns!|What a lot of suns, in one hole!> [1-3: [beach-holiday: A sand sun! A crab sun! | camping-trip: A tent sun! | lunar-new-year: A lion sun! A drum sun! | diwali: A lamp sun! | matariki: They said the names of the stars. | place: It had {place.ride} in it! | <A grass sun!|A house sun!>]]
> joy
* joy | <It was a nose sun!|It was a foot sun!>
* joy |
^ pet pay

# 19 b
= {Kim} holds the picture up to a light. There are stars all over.
Then {Kim} held it up to the [camping-trip: lantern | lamp]. <Oh! Stars! They went all over.|Stars! They went up, and all round.> [series&1-3: On {series.keepsake} sat one.] [1-3: [beach-holiday: There was sand, and stars. | camping-trip: The tent was full of stars. | lunar-new-year: The New Year came in with stars. | diwali: Lamps out there, stars in here! | matariki: Then out they went, and looked up. Matariki! | place: Out there, {place.landmark}. In here, stars! | <On the wall! On the bed!|One sat on the door.>]]
> stars
* star | <One sat on {Kim's} foot.|One sat on {Kim's} chin.>
* star |
^ pet pay

# 20 a
= {Kim} holds up the picture with its hole. There is jam on {his} own nose.
<{Kim} put in {green}. It was a green sun.|In went {green}, and that was a green sun.> [series: "{series.joke}!" said the hole. It was {Kim}.] [roomy: <There was room for it all.|You can do a lot with one hole.>]
> last
* joy | <And then the best one.|There was one more sun to come.>
* joy |
And {Kim}? {He} put in a nose, <with jam on it|and it had jam on>.

# 20 b
= {Kim} is asleep. The picture with the holes is up on the wall, and it is morning.
<The sheet went up by the bed, stars and all.|Up went the sheet, by the bed, with its stars.> [series: "{series.joke}!" said the hole. It was {Kim}.] <{Kim} slept, jam and all.|{Kim} slept. [roomy: {His} nose had jam on.]>
> last
* star | <Then it was day, and no cloud.|And then came the day.>
* star |
Up came the sun, and <it got in by|looked for> the big hole. <It sat on {Kim's} nose.|It went right in.>

## lead dog
want: {Bo+} did not look at that. <There was jam!|{Bo} looked at the jam.>
ball: {Bo} ran off with it. <No jam in there.|It is a ball, {Kim}!>
wet: {Bo} gave it a lick. <No jam.|It was not jam.>
brick: {Bo} gave it a lick. <Not jam. Brick.|It was brick, not jam.>
leaf: {Bo} dug. <There was no jam down there.|It was brown, and no jam.>
tomato: {Bo} ate it all up. <Not bad, for no jam.|It was nearly jam.>
bread: Jam! <{Bo} sat up, and up.|At last! {Bo} sat up.>
eat: Lick, lick, rip, went {Bo}. <Jam, at last!|It was all jam.>
eyes: {Bo} had eaten the jam. <But {Kim} was sad, so it was no good.|But now {Kim} was sad. Not good.>
hinge: {Bo} saw a red dot, on the mat. <Jam? Lick! It did not come off.|More jam? Lick, lick! It stayed.>
red: {Bo} ran round, <red all over|and was red, too>.
joy: {Bo} looked in: the {Bo} sun! <It was all nose.|It had a wet nose.>
stars: {Bo} ran at one. <Jam? No. Star!|No jam!>
last: Lick! <{Bo} had the last of the jam.|{Bo} knew where there was jam.>

## lead cat
want: {Bo+} wanted a warm bit. <Was the sheet warm?|There was none.>
ball: {Bo} gave it a pat. <It was cold.|Not warm.>
wet: {Bo} went off. <Wet is not warm.|It was wet, and cold.>
brick: {Bo} sat by it. <It was cold.|It had been in the wet.>
leaf: {Bo} lay by a wall. <It was warm.|The sun had been there.>
tomato: {Bo} got a pip, on the nose. <Cold!|It was a cold pip.>
bread: {Bo} felt the {snack}. <It was warm, for a bit.|That was not a bad bit.>
eat: It looked so warm. <{Bo} sat on it, and rip!|So {Bo} sat down on it, and rip!>
eyes: {Bo} looked for a lap. <It was wet, and cold.|There was a sheet on it.>
hinge: {Bo} lay down on a red dot. <Was it warm! At last!|That was the warm bit, at last!>
red: {Bo} lay in the last of it. <Mm.|It was good.>
joy: {Bo} looked in: the {Bo} sun! <It looked back.|It did not say a thing.>
stars: One sat on {Bo}. <It was nearly warm.|Was it warm? Nearly.>
last: {Bo} lay by {Kim}. <That was warm.|It was the warm bit.>

## lead bird
eat: Peck, peck, peck! {Bo} had it all. Rip!
hinge: {Bo} saw a red dot, on the mat. Peck! It stayed.
red: {Bo} flew in it, and was a red bird.

## lead fish
eat: Splosh! {Bo} got it all wet. Rip!
hinge: A red dot swam in with {Bo}, round and round.
red: {Bo} swam in red, in a red bowl.

## lead rabbit
eat: Nip, nip, nip! {Bo} ate right through. Rip!
hinge: {Bo} saw a red dot. Nip? You can't nip it.
red: Hop! {Bo} was red, all over.

## lead guineapig
eat: Nip! {Bo} ate the jam, and then the sheet.
hinge: "Wheek!" said {Bo}. There was a red dot.
red: "Wheek!" said {Bo}, all red.

## lead hamster
eat: In it went, in one cheek. Rip!
hinge: {Bo} saw a red dot. It did not go in.
red: {Bo} ran in it, and was red, too.

## lead horse
eat: It was just one lick. But {Bo} is big. Rip!
hinge: {Bo} blew at a red dot. It did not go.
red: {Bo} was red, right up to the top.

## lead lizard
eat: Lick! {Bo} can do it from far off. Rip!
hinge: {Bo} lay down on a red dot, to get warm.
red: {Bo} lay in the last of it.

## lead toy
eat: Flop! {Bo} fell down on it, and stuck. Rip!
hinge: On {Bo} sat a red dot, as warm as toast.
red: {Bo} was red, and soft, and warm.

## lead other
eat: {Bo} had a bit. Then {Bo} had it all. Rip!
hinge: {Bo} sat down on a red dot. It was warm.
red: {Bo} was red, all over.

## trait pet fear
set: {Bo} looked in it for {trait.things}. None.
trouble: {Bo} ran off, as if from {trait.a}.
pay: {Bo} looked. No {trait.things} in there.

## trait pet theft
set: And that is {trait.a}. {Bo} has it.
trouble: {Bo} gave {Kim} {trait.a}. It was no help.
pay: And {trait.thing} was one, till {Bo} got it.

## trait pet noise
set: And {Bo} says {trait.sound} in it, in blue.
trouble: "{trait.Sound}," said {Bo}. It was a sad one.
pay: "{trait.Sound}!" said {Bo}.

## trait pet part
set: {Bo} has {trait.has} in it, in blue.
trouble: {Bo} sat there, with {trait.has}.
pay: With {trait.has}, {Bo} shone.

## trait pet deaf
set: {Bo} did not hear the dab. {Bo} looked.
trouble: {Bo} did not hear the no. {Bo} saw it.
pay: {Bo} did not hear the ooh. {Bo} saw.

## trait pet age
set: [old: {Bo} is {trait.is}, with a blue chin now. | {Bo} is {trait.is}. It took not much blue.]
trouble: {Bo} is {trait.is}. [old: {Bo} went off, step by step. | {Bo} did not know.]
pay: {Bo} is {trait.is}. [old: {Bo} shone, slowly. | {Bo} ran at it.]

## trait pet favourite
set: And that is {trait.thing}, in blue, for {Bo}.
trouble: {Bo} gave {Kim} {trait.thing}, to be good.
pay: And {trait.thing} had to be one, too.

## trait pet sleep
set: There {Bo} sleeps, {trait.where}, in blue.
trouble: {Bo} would not sleep {trait.where}.
pay: {Bo} slept, as if {trait.where}.

## trait pet habit
set: {Bo} {trait.did}. Oops, blue!
trouble: {Bo} {trait.did}. It did not help.
pay: {Bo} {trait.did}, and shone.

## trait pet talent
set: And {Bo} {trait.did}, in blue.
trouble: {Bo} {trait.did}. Still no sun.
pay: {Bo} {trait.did}, and shone.

## trait child fear
set: {Kim} did not look by {trait.things}.
trouble: {Kim} was too sad to mind {trait.things}.
pay: There are no {trait.things} in such a sun.

## trait child collection
set: {Kim} had {trait.a}. It was not red.
trouble: {Kim} had {trait.a} to hold.
pay: And {trait.thing} was red now, too.

## trait child noise
set: {Kim} {trait.did}, and looked for red.
trouble: {Kim} did not {trait.do}, not one bit.
pay: {Kim} {trait.did}, all red.

## trait child part
set: {Kim} has {trait.has}. It was no help.
trouble: There {he} sat, with {trait.has}.
pay: It shone on {trait.has}, too.

## trait child favourite
set: {Kim} had {trait.a}. It was not red.
trouble: {Kim} had {trait.a} to hold.
pay: And {trait.thing} was red now, too.

## trait child redboots
set: {Kim} has red boots. It did not come off.
trouble: They were the red boots. Bah!
pay: The red boots had never been so red.

## trait child sleep
set: Was there red {trait.where}? No.
trouble: {Kim} wanted to sleep, {trait.where}.
pay: {Kim} would sleep well, {trait.where}.

## trait child habit
set: [askswhy: "Why not?" said {Kim}. "Why, why?" | counts: {Kim} counted the red. None. | drawsonthings: {Kim} drew on it. In blue. | {Kim} had lost {his} red hat.]
trouble: [askswhy: "Why?" said {Kim}, to a boot. | counts: {Kim} counted the suns. None. | drawsonthings: {Kim} drew a sad face on a boot. | And {his} hat was gone, too.]
pay: [askswhy: "Why is it red?" said {Kim}. "It just is!" | counts: {Kim} counted. "One sun!" | drawsonthings: {Kim} drew a face on it. | And look, there was {his} hat!]

## trait child talent
set: {Kim} {trait.did}. No red came.
trouble: {Kim} did not {trait.do}. Not now.
pay: [remembers: "I will remember it!" said {Kim}. | {Kim} {trait.did}, all red.]

## dog
blue: That is {Bo+}. Blue ears, blue tail!
look: {Bo} had a red tongue. Lick! It did not come off.
hole: {Bo} put a nose in the hole.
joy: Look, the {Bo} sun! It was all wet nose!
star: One sat on {Bo}. It did not wag.

## dog 2
blue: {Bo+} was next. That is a lot of blue leg.
look: {Bo} dug for red. There was none down there.
hole: {Bo} went round it, and lay down.
joy: Wag, wag, wag! {Bo} was a sun that wags.
star: {Bo} ran at one. It ran, too.

## cat
blue: That is {Bo+}. {Bo} did not say yes to blue.
look: {Bo} had a red nap, in the sun.
hole: {Bo} put one paw in, to see.
joy: {Bo} was a sun with ears. {Bo} knew.
star: One sat on {Bo}. {Bo} let it.

## cat 2
blue: Blue {Bo+}! You can see just the tail.
look: {Bo} looked at red, and red went by.
hole: {Bo} sat by {Kim}, and had a wash.
joy: Two eyes in the hole! That was {Bo}.
star: {Bo} put a paw on one. It got out.

## bird
blue: That is {Bo+}, up in the blue.
look: {Bo} gave a feather. It was not for rubs.
hole: {Bo} sang a thin, blue song.
joy: {Bo} flew in one side, and out again!
star: One sat by {Bo}, like a bird.

## fish
blue: That is {Bo+}, in a blue bowl. Blup!
look: {Bo} looked out, and it all looked wet.
hole: Not a blup came from {Bo}.
joy: {Bo} swam in, and out. It was a fish sun!
star: One swam in with {Bo}.

## fish 2
blue: Dab! {Bo+} is one dab, with a fin.
look: {Bo} was no help. {Bo} had no hands.
hole: {Bo} hid by the weed.
joy: A sun with fins? That was {Bo}!
star: {Bo} had one in the bowl. Blup!

## rabbit
blue: That is {Bo+}. Ears go up, up, up!
look: {Bo} dug up a carrot. It was not red.
hole: {Bo} knew a lot of holes. Not this sort.
joy: It was a sun with ears, and that was {Bo}.
star: {Bo} sat still. One sat on {Bo}.

## guineapig
blue: That is {Bo+}. It is just a blue bun.
look: "Wheek," said {Bo}. A pea is not red.
hole: "Wheek," said {Bo}, as small as a pip.
joy: "Wheek!" said the sun. The sun was {Bo}.
star: "Wheek!" One sat on {Bo}.

## hamster
blue: That dot there is {Bo+}.
look: {Bo} looked in both cheeks. No red.
hole: {Bo} had a look in. It was all hole.
joy: {Bo} was such a small sun!
star: One was as big as {Bo}.

## horse
blue: Up here is {Bo+}. The legs did not fit.
look: {Bo} put a big nose in it. No red there.
hole: Hff, went {Bo}. Flap, went the sheet.
joy: It was all nose! That was the {Bo} sun.
star: {Bo} had five on. There was room.

## lizard
blue: That line is {Bo+}. There is the tail.
look: {Bo} lay on a red brick. {Bo} was no more red.
hole: {Bo} went flat, as flat as the sheet.
joy: The {Bo} sun put out a tongue!
star: {Bo} lay still, with one on.

## toy
blue: {Bo+} sat still. {Bo} is good.
look: {Bo} had a red bit, but it was sewn on.
hole: {Bo} lay flat, nose down.
joy: Up, {Bo}! Look, a soft, soft sun.
star: One sat by {Bo}, as soft as soft.

## other
blue: That is {Bo+}, from this end.
look: {Bo} went, and came back. No red.
hole: {Bo} looked at it. {Bo} did not know.
joy: The {Bo} sun was so, so good!
star: One sat on {Bo}, and shone.

## duet
blue: Up sits {Bo+}. On {Bo} sits {Mo+}.
look: {Bo} looked here, and {Mo} looked there.
hole: {Bo} was sad, and {Mo} was sad to see it.
joy: {Bo} and {Mo} got in. It was a two-nose sun!
star: One sat on {Bo}, and one on {Mo}.

## duet 2
blue: {Bo+} is blue. So is {Mo+}.
look: Was {Bo} red? No. Was {Mo}? No.
hole: {Bo} looked at {Mo}. {Mo} did not do it.
joy: First, the {Bo} sun. Then, the {Mo} sun!
star: {Bo} had one. {Mo} had one, too.

## any turn
blue: {Bo+} is by the house. All done!
look: Was there red on {Bo}? {Kim} had a good look. No.
hole: {Bo} came in close. That was a bit good.
joy: {Bo} had a turn, and was a good sun.
star: {Bo} got the first one.

## any look
blue: {Bo+} had a look. Blue!
look: {Bo} went first, to look for red.
hole: {Bo} had one more look for the sun.
joy: {Bo} looked in, {Kim} looked out. Boo!
star: {Bo} looked at one. It looked back.

## any nap
blue: {Bo+} is in a blue bed.
look: {Bo} had a nap. You can not see red in a nap.
hole: {Bo} did not nap. Not now.
joy: {Bo} was a sun with both eyes shut.
star: {Bo} slept, with one on.

## any paint
blue: {Bo+} got a real dab. Oops!
look: {Bo} still had a blue nose. No help there.
hole: {Bo} gave {Kim} a kind bump.
joy: A sun with a blue nose? That was {Bo}!
star: One sat on {Bo}, right on the blue.
`
