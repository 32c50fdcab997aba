export const words = String.raw`
title: <Mmm|{Kim} and the Lumps|Glop, Glop, Glop>
set: say = [dog: woof | cat: mew | bird: cheep | fish: blup | rabbit: thump | guineapig: wheek | hamster: eek | horse: hrrr | lizard: hss | toy: squeak | no]
refrain: "More?" said {gran}. "Mmm," said {Kim}.
recall: the hat full of lumps
deed: told {gran} about the lumps
summary: {gran} has made porridge, with lumps. {Kim} does not like a lump. But {gran} is so glad! "More?" says {gran}. "Mmm," says {Kim}. Mmm is not a yes. But {gran} takes it for one. Glop!
extra: elder = {gran}
pick: gran = Gran, Nan, Nonna, Oma, Granny, Yaya
pick: fat = fat, round, huge, hot
pick: hums = Bees, Pots, Cars, Bugs
pick: plant = fern, plant, pot plant
pick: sock = sock
pick: small = a pip, a crumb, a pea, a flea
pick: walk = walk, stroll, trot
word: porridge = oats, cooked until they are hot and soft
word: lump = a hard bit in a thing that should be soft
word: spoon = what you eat soft food with
word: hum = a song with a shut mouth
word: more = some on top of what you have
word: stop = no more, not now
question: What did {Kim} mean by "mmm"? What did {gran} think it was?
question: Where did {Kim} put the lumps?
question: Why was it so hard to say stop?
question: How do you say no? How does {Bo} say no?
question: Who said the last "mmm", and what did it mean?
activity: sound | Say "mmm" three ways. | a yes mmm ; a no mmm ; a mmm for a lump
activity: find | Point at each thing with lumps in it.
activity: move | Say no with just your nose. Now with just your feet.
surprise: The lumps get up as high as a hill. | Look at page 10.
surprise: The hat is there from the start. | Look for it on page 1.

# 1
= {gran} stirs a big pot of porridge. Her best hat lies by the wall.
{gran} had a {fat} pot. It was porridge. Glop, it said. [place: You could smell it at {place.landmark}. | somewhere: You could smell it {somewhere.at}. | home: You could smell it all over {home.own}. | Glop, glop!]

[event: It was {event.day}! | occasion: It was {occasion}! | <It was a cold, cold day.|It was a wet, wet day.>] "I made this just for {Kim}," said {gran}. [sequel&1-3: "It beats {recall}!"]

# 2
= {Kim} looks at a bowl of porridge. It is full of lumps.
Up came the spoon. Glop! And on it was a lump. It was a {fat}, grey, wet lump.
* see | It did shake a bit.

{Kim} did not like lumps. [roomy: <Not one.|Not one bit.>]

# 3
= {gran} bends down, all smiles. {Kim} has a full mouth.
"Is it good?" said {gran}. She was so glad, her nose was pink.
* see | The lump sat on {Kim's} tongue.

So what did {Kim} say? "Mmm," said {Kim}.

# 4
= {gran} gives {Kim} a big new spoon of porridge.
Mmm is not a yes. Mmm is not a no. It is just a hum. [roomy: {hums} do it.]
* see | You do not say it. It just comes out.

"More?" said {gran}. "Mmm," said {Kim}. Glop!

# 5
= From above: the bowl is full to the top. {Kim} holds the spoon and does not eat.
Now it was full, up to the top. <{Kim} had one lump in {his} cheek.|One lump sat in {Kim's} cheek.> It did not go down. It just sat.

So where can you put a lump? {Kim} looked at the {plant}.

# 6
= {Kim} puts lumps in with a potted plant.
Plop! In with the {plant} went the lumps. [roomy: Pat, pat, pat.]
* hide | Not one lump to see!

"All gone?" said {gran}. "More?" "Mmm," said {Kim}. Glop, glop!

# 7
= {Kim} fills a sock with lumps.
Squish! Lumps went in a {sock}, down to the toe. It was {gran's} {sock}.
* hide | It had a wet, fat toe now.

"All gone? More?" said {gran}. "Mmm," said {Kim}. Glop, glop, glop!

# 8
= {Kim} has filled {gran's} best hat with lumps, up to the rim.
Squash! [roomy: Where can you put so much?] In a hat! It was {gran's} best hat.
* hide | It was a good, deep hat.

"All gone? You do like it!" said {gran}. "More?" <Glop, glop, GLOP!|GLOP, said the pot.>

# 9
= {Kim} holds a spoon of lumps out to {Bo}.
"You have it," said {Kim} to {Bo}. [dog: {Bo} had one. {Bo} had ten. Then {Bo} lay down. | cat: {Bo} put a paw on it. Then {Bo} shook the paw. | bird: {Bo} had a peck. But birds are small, and lumps are big. | fish: {Bo} looked, and went down to the stones. No. | rabbit: {Bo} had a sniff. It was not a carrot. | guineapig: {Bo} sat in it. That was no help. | hamster: {Bo} put one in each cheek. That was it. | horse: {Bo} had the lot! But then... | lizard: {Bo} put out a tongue, and took it back. | toy: {Bo} got it on the nose. There it sat. | {Bo} looked at it, and then at the door.]

"That is not full!" said {gran}. "Here is more!"

# 10
= The porridge is a hill, higher than {Kim}. {gran} still has the spoon.
Glop! Glop! GLOP! It was a hill of lumps. It was as big as [place: {place.landmark} | <a cow|a car>].

"More?" said {gran}.

"Mmm," said {Kim}. <It was a small, sad mmm.|It was a thin, wet mmm.>

# 11
= From above: {Kim} lies flat on the rug, among lumps.
There were lumps in the {plant}. There were lumps in the {sock}. There were lumps in {Kim}.
* low | {Kim} had to lie down.

<"Glop," it said in there.|Glop, said {Kim's} tum.>

# 12
= {gran} tips the big pot and looks in. It is empty.
{gran} looked in the pot. "Oh. Not one bit for me," she said. [roomy: "You like it so!"]
* low | She put the spoon down.

{Kim} was as small as {small}. [1-2: And as hot as a pot.]

# 13
= {gran} goes to get her hat. {Kim} stands quite still.
"Now for a {walk}!" said {gran}. "I will just get my hat."

Her hat? Oh, no! Her hat was full <of lumps|up>!
* low | Step, step, step, went {gran}.

# 14
= {Kim} wants to call out, but {his} mouth is shut.
"Mmm!" said {Kim}. It was all that came out. "Mmm! Mmm! MMM!"

"No more," said {gran}. "The pot is all gone." <She took the hat.|And she had hold of the hat.>

It is just one word. Who can say it?

# 15
= {gran} lifts her hat, higher and higher. {Kim} and {Bo} look up at it.
Up went the hat. The word sat on {Kim's} tongue, like a lump. It did not go down. It did not come out.

Up, up, up went the hat!

# 16
= {Kim} shouts and points. {gran} stops, with the hat in her hands.
"Stop," said {Kim}. It was too small. [deed: Once, {Kim} {deed}. [back: That was {back.at}. This was here. | This was like that.]] "STOP!"

{gran} did stop. "I put lumps in it," said {Kim}. "I do not like lumps, not one bit!"

# 17
= {gran} bends down to {Kim}. Neither is smiling.
{gran} looked in the hat. [roomy: She looked in the {sock}.] Her nose was not pink now.

"But you said mmm," said {gran}.

"It was not a yes mmm," said {Kim}. "It was a no mmm." It was not good to say.

# 18
= {gran} sits by the hill and bites a lump.
{gran} sat down by the hill. She bit one lump. [roomy: She had to chew for a long time.]

"Mmm," said {gran}. {Kim} looked up. "Is that a yes mmm?"

"No," said {gran}. <"Oh, no, no, no."|"That is a lump.">

# 19
= {Kim} has fished the lumps out into a bucket. {gran} claps.
{Kim} got the lumps out. Plop, plop!
* joy |
* joy | It took all day. It took till bed.

Then {Kim} had to rub the hat. [1-4: Rub, rub!]

# 20
= Out on a walk the next day, {gran} has taken off her hat. There was one lump left.
* joy | Now there were no lumps. Not one!
"Is it good?" said {gran}. "YES," said {Kim}. "More!"

Next day, up went the hat. [roomy: It had one more lump in it.] Splat! "Good hat?" said {Kim}.

"Mmm," said {gran}.

## dog
see: "Woof!" said {Bo+}. That is a yes.
hide: {Bo} had one for a ball. It did not roll.
low: {Bo} lay down flat. Woof? It was a small one.
joy: {Bo} had the last lump, and licked the floor.

## dog 2
see: Wag, wag, went {Bo+}. That is a yes.
hide: {Bo} had a dig, and hid one, too.
low: {Bo} did not wag. That is a no.
joy: Wag! {Bo} had two lumps. Wag, wag!

## cat
see: {Bo+} had one sniff. That was a no.
hide: {Bo} saw it all, and sat on {their} tail.
low: {Bo} looked at {Kim}, and did not blink.
joy: {Bo} got the milk, and no lump. Purr!

## cat 2
see: {Bo+} looked the other way. That is no, in cat.
hide: {Bo} put out one paw. {Bo} took it back.
low: {Bo} went to sit by {gran}.
joy: Pat, pat! {Bo} had a lump to hit.

## bird
see: "Cheep, cheep!" said {Bo+}. That is yes, please.
hide: {Bo} flew off with a bit. It fell. Plop!
low: {Bo} put {their} head in {their} wing.
joy: Peck, peck, peck! That lump was {Bo's}.

## fish
see: {Bo+} swam round to the far side. No!
hide: {Bo} hid by the weed. No lumps in here!
low: {Bo} looked out, and blew one sad bubble.
joy: Just one crumb for {Bo}. Plip! Yes, yes!

## fish 2
see: {Bo+} has a bowl, too. No lumps in it!
hide: Blup! That was {Bo}. {Bo} would not tell.
low: {Bo} sat down on a stone.
joy: {Bo} had a crumb, and swam a ring round it.

## rabbit
see: Thump, went {Bo+}. One thump is a no.
hide: Up went {Bo's} ears. One, two!
low: Down went {Bo's} ears, one and two.
joy: {Bo} hopped on a lump. Flat! Hop, hop!

## guineapig
see: "Wheek!" said {Bo+}. Yes! Yes! Yes!
hide: "Wheek!" said {Bo}. "Shh, {Bo}!" said {Kim}.
low: "Wheek?" said {Bo}. It was not a glad one.
joy: {Bo} had a lump as big as {Bo}. Wheek!

## hamster
see: {Bo+} put out two paws for it. Yes!
hide: {Bo} hid a bit, too. Hamsters do.
low: {Bo} hid, cheeks and all.
joy: {Bo} rolled a lump off to bed.

## horse
see: In came a big nose. {Bo+} said yes!
hide: {Bo} blew on it. Hff! Oats for all!
low: {Bo} let {their} big head hang down.
joy: Oats! {Bo} had lumps, and then the bucket.

## lizard
see: {Bo+} shut one eye at it. No.
hide: Zip! {Bo} ran off. No lumps for {Bo}!
low: {Bo} lay as still as a lump.
joy: One lump was still warm. {Bo} lay by it.

## toy
see: {Bo+} fell over, flop. Was that a no?
hide: {Kim} had {Bo} look out for {gran}.
low: {Kim} held {Bo}. It was a tight hug.
joy: {Bo} had one lump, and did not say mmm.

## other
see: {Bo+} said no. You could tell.
hide: {Bo} looked at the lumps, and at {Kim}.
low: {Bo} came up close, and did not hum.
joy: {Bo} said yes to one lump. You could tell.

## duet
see: {Bo+} said yes. {Mo+} said no. You could tell.
hide: {Bo} looked at {Mo}. {Mo} looked at {Bo}. Shh!
low: {Bo} was sad, and {Mo} was, too.
joy: {Bo} had a lump. {Mo} had a lump. Yes, yes!

## duet 2
see: No, said {Bo+}. No, no, said {Mo+}.
hide: {Bo} hid. So did {Mo}. So did the lumps.
low: {Bo} sat by {Mo}, and that was warm.
joy: One for {Bo}! One for {Mo}! And one more.

## any no
see: {Bo+} said no. It was not hard for {Bo}.
hide: {Bo} saw one more lump go.
low: {Bo} did not like it. {Bo} said so.
joy: "One for you, {Bo}?" {Bo} said yes to that.

## any look
see: {Bo+} had a look[fish: , bowl and all]. No!
hide: "Do not tell," said {Kim} to {Bo}.
low: {Kim} looked at {Bo}. {Bo} looked sad.
joy: {Bo} had a look at the last lump. Bye, lump!

## any back
see: {Bo+} went back a bit. That is a no.
hide: {Bo} went back one bit more.
low: {Bo} did not go. {Bo} sat by {Kim}.
joy: Now {Bo} came up close. No lumps here!

## any in
see: Was it good? {Bo+} said no.
hide: {Bo} got one lump. {Bo} said no to it.
low: {Bo} had lumps here, and lumps there.
joy: Not one lump was left by {Bo}. Good!
`
