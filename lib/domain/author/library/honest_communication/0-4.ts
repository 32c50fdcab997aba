// Want: not one more lump, and {gran} still glad. In the way: "mmm", which {gran} takes for a yes. Engine: lumps hidden in all the wrong places;
// each "all gone" fetches more. Turn: the hat goes up. Last image: the hat again, and whose "mmm" it is now. {gran} is always "she".
export const source = String.raw`
id: honest-communication-0-4
title: <Mmm|{Kim} and the Lumps|Glop, Glop, Glop>
skill: honest_communication
level: 0-4
set: say = [dog: woof | cat: mew | bird: cheep | fish: blup | rabbit: thump | guineapig: wheek | hamster: eek | horse: hrrr | lizard: hss | toy: squeak | no]
refrain: "More?" said {gran}. "Mmm," said {Kim}.
recall: the hat full of lumps
deed: told {gran} about the lumps
summary: {gran} has made porridge, with lumps. {Kim} does not like a lump. But {gran} is so glad! "More?" says {gran}. "Mmm," says {Kim}. Mmm is not a yes. But {gran} takes it for one. Glop!
extra: elder = {gran} she
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
surprise: picture | The lumps get up as high as a hill. | Look at page 10. | 10 porridge
surprise: picture | The hat is there from the start. | Look for it on page 1. | 1 hat

# 1
@ kitchen morning wide | child: stand happy looks elder | elder: stand delighted holds spoon | all: look-up curious looks elder | props: porridge, hat at near
= {gran} stirs a big pot of porridge. Her best hat lies by the wall.
{gran} had a {fat} pot. It was porridge. Glop, it said. [place: You could smell it at {place.landmark}. | somewhere: You could smell it {somewhere.at}. | home: You could smell it all over {home.own}. | Glop, glop!]

[event: It was {event.day}! | occasion: The card said "{occasion}". | <It was a cold, cold day.|It was a wet, wet day.>] "I made this just for {Kim}," said {gran}. [sequel&1-3: "It beats {recall}!"]

# 2
@ kitchen morning close | child: sit worried looks porridge | props: porridge "bowl", spoon
= {Kim} looks at a bowl of porridge. It is full of lumps.
Up came the spoon. Glop! And on it was a lump. It was a {fat}, grey, wet lump.
* see | It did shake a bit.

{Kim} did not like lumps. [roomy: <Not one.|Not one bit.>]

# 3
@ kitchen morning medium | child: sit worried looks elder | elder: stand delighted looks child | Bo: sit curious looks Kim | props: table, porridge "bowl"
= {gran} bends down, all smiles. {Kim} has a full mouth.
"Is it good?" said {gran}. She was so glad, her nose was pink.
* see | The lump sat on {Kim's} tongue.

So what did {Kim} say? "Mmm," said {Kim}.

# 4
@ kitchen noon close | child: sit worried | elder: reach delighted looks porridge holds spoon | props: table, porridge "heap"
= {gran} gives {Kim} a big new spoon of porridge.
Mmm is not a yes. Mmm is not a no. It is just a hum. [roomy: {hums} do it.]
* see | You do not say it. It just comes out.

"More?" said {gran}. "Mmm," said {Kim}. Glop!

# 5
@ kitchen noon above | child: sit sad looks porridge holds spoon | all: sit curious looks Kim | props: table, porridge "heap"
= From above: the bowl is full to the top. {Kim} holds the spoon and does not eat.
Now it was full, up to the top. <{Kim} had one lump in {his} cheek.|One lump sat in {Kim's} cheek.> It did not go down. It just sat.

So where can you put a lump? {Kim} looked at the {plant}.

# 6
@ living-room noon medium | child: crouch worried looks plant holds spoon | props: plant at left, porridge "bowl" at right
= {Kim} puts lumps in with a potted plant.
Plop! In with the {plant} went the lumps. [roomy: Pat, pat, pat.]
* hide | Not one lump to see!

"All gone?" said {gran}. "More?" "Mmm," said {Kim}. Glop, glop!

# 7
@ bedroom noon close | child: kneel worried looks sock holds sock | Bo: sit curious looks Kim | props: sock, porridge "heap"
= {Kim} fills a sock with lumps.
Squish! Lumps went in a {sock}, down to the toe. It was {gran's} {sock}.
* hide | It had a wet, fat toe now.

"All gone? More?" said {gran}. "Mmm," said {Kim}. Glop, glop, glop!

# 8
@ hallway golden medium | child: reach worried looks porridge | Bo: look-up curious looks Kim | props: porridge "hat", bag
= {Kim} has filled {gran's} best hat with lumps, up to the rim.
Squash! [roomy: Where can you put so much?] In a hat! It was {gran's} best hat.
* hide | It was a good, deep hat.

"All gone? You do like it!" said {gran}. "More?" <Glop, glop, GLOP!|GLOP, said the pot.>

# 9
@ kitchen golden close | child: whisper worried looks pet1 holds spoon | Bo: sit curious looks spoon | props: porridge "heap"
= {Kim} holds a spoon of lumps out to {Bo}.
"You have it," said {Kim} to {Bo}. [dog: {Bo} had one. {Bo} had ten. Then {Bo} lay down. | cat: {Bo} put a paw on it. Then {Bo} shook the paw. | bird: {Bo} had a peck. But birds are small, and lumps are big. | fish: {Bo} looked, and went down to the stones. No. | rabbit: {Bo} had a sniff. It was not a carrot. | guineapig: {Bo} sat in it. That was no help. | hamster: {Bo} put one in each cheek. That was it. | horse: {Bo} had the lot! But then... | lizard: {Bo} put out a tongue, and took it back. | toy: {Bo} got it on the nose. There it sat. | {Bo} looked at it, and then at the door.]

"That is not full!" said {gran}. "Here is more!"

# 10
@ kitchen golden wide | child: stand scared looks porridge | elder: stand delighted looks child holds spoon | all: look-up scared looks porridge | props: porridge "hill" at centre
= The porridge is a hill, higher than {Kim}. {gran} still has the spoon.
Glop! Glop! GLOP! It was a hill of lumps. It was as big as [place: {place.landmark} | <a cow|a car>].

"More?" said {gran}.

"Mmm," said {Kim}. <It was a small, sad mmm.|It was a thin, wet mmm.>

# 11
@ living-room golden above | child: lie sad | all: lie sad | props: rug, porridge "heap", plant, sock
= From above: {Kim} lies flat on the rug, among lumps.
There were lumps in the {plant}. There were lumps in the {sock}. There were lumps in {Kim}.
* low | {Kim} had to lie down.

<"Glop," it said in there.|Glop, said {Kim's} tum.>

# 12
@ kitchen dusk medium | child: sit sad looks elder | elder: look-up calm looks porridge | Bo: sit worried looks elder | props: table, porridge "empty"
= {gran} tips the big pot and looks in. It is empty.
{gran} looked in the pot. "Oh. Not one bit for me," she said. [roomy: "You like it so!"]
* low | She put the spoon down.

{Kim} was as small as {small}. [1-2: And as hot as a pot.]

# 13
@ hallway dusk medium | child: stand scared looks elder | elder: walk happy looks porridge | Bo: look-up worried looks porridge | props: porridge "hat", door
= {gran} goes to get her hat. {Kim} stands quite still.
"Now for a {walk}!" said {gran}. "I will just get my hat."

Her hat? Oh, no! Her hat was full <of lumps|up>!
* low | Step, step, step, went {gran}.

# 14
@ hallway dusk close | child: reach scared looks door | props: door
= {Kim} wants to call out, but {his} mouth is shut.
"Mmm!" said {Kim}. It was all that came out. "Mmm! Mmm! MMM!"

"No more," said {gran}. "The pot is all gone." <She took the hat.|And she had hold of the hat.>

It is just one word. Who can say it?

# 15
@ hallway dusk wide | child: stand scared looks hat | elder: reach happy holds hat | Bo: look-up scared looks hat | props: door
= {gran} lifts her hat, higher and higher. {Kim} and {Bo} look up at it.
Up went the hat. The word sat on {Kim's} tongue, like a lump. It did not go down. It did not come out.

Up, up, up went the hat!

# 16
@ hallway dusk medium | child: point scared looks elder | elder: stand worried looks child holds hat | Bo: look-up worried looks Kim | props: door
= {Kim} shouts and points. {gran} stops, with the hat in her hands.
"Stop," said {Kim}. It was too small. [deed: Once, {Kim} {deed}. [back: That was {back.at}. This was here. | This was like that.]] "STOP!"

{gran} did stop. "I put lumps in it," said {Kim}. "I do not like lumps, not one bit!"

# 17
@ living-room lamp close | child: stand sad looks elder | elder: crouch sad looks child | props: plant, sock
= {gran} bends down to {Kim}. Neither is smiling.
{gran} looked in the hat. [roomy: She looked in the {sock}.] Her nose was not pink now.

"But you said mmm," said {gran}.

"It was not a yes mmm," said {Kim}. "It was a no mmm." It was not good to say.

# 18
@ kitchen lamp medium | child: sit worried looks elder | elder: sit worried looks porridge holds spoon | Bo: look-up curious looks elder | props: porridge "hill" at right
= {gran} sits by the hill and bites a lump.
{gran} sat down by the hill. She bit one lump. [roomy: She had to chew for a long time.]

"Mmm," said {gran}. {Kim} looked up. "Is that a yes mmm?"

"No," said {gran}. <"Oh, no, no, no."|"That is a lump.">

# 19
@ kitchen lamp wide | child: celebrate delighted looks porridge holds spoon | elder: stand happy looks porridge | all: sit happy | props: table, porridge "bowl", bucket | event
= {Kim} has fished the lumps out into a bucket. {gran} claps.
{Kim} got the lumps out. Plop, plop!
* joy |
* joy | It took all day. It took till bed.

Then {Kim} had to rub the hat. [1-4: Rub, rub!]

# 20
@ [place: {place.id} | street] morning medium | child: point worried looks elder | elder: stand worried looks child holds hat | all: look-up happy looks elder | props: hat, puddle
= Out on a walk the next day, {gran} has taken off her hat. There was one lump left.
* joy | Now there were no lumps. Not one!
"Is it good?" said {gran}. "YES," said {Kim}. "More!"

Next day, up went the hat. [roomy: It had one more lump in it.] Splat! "Good hat?" said {Kim}.

"Mmm," said {gran}.

## dog
see: "Woof!" said {Bo+}. That is a yes. // look-up delighted
hide: {Bo} had one for a ball. It did not roll. // stand curious looks porridge
low: {Bo} lay down flat. Woof? It was a small one. // lie sad
joy: {Bo} had the last lump, and licked the floor. // stand delighted

## dog 2
see: Wag, wag, went {Bo+}. That is a yes. // stand happy
hide: {Bo} had a dig, and hid one, too. // dig happy
low: No wag came from {Bo}. That is a no. // lie sad
joy: Wag! {Bo} had two lumps. Wag, wag! // sit delighted

## cat
see: {Bo+} had one sniff. That was a no. // sit cross
hide: {Bo} saw it all, and sat on {their} tail. // sit calm looks Kim
low: {Bo} looked at {Kim}, and did not blink. // sit worried looks Kim
joy: {Bo} got the milk, and no lump. Purr! // sit happy

## cat 2
see: {Bo+} looked the other way. That is no, in cat. // back-turned calm
hide: {Bo} put out one paw. {Bo} took it back. // sit curious looks porridge
low: {Bo} went to sit by {gran}. // walk sad
joy: Pat, pat! {Bo} had a lump to hit. // leap happy

## bird
see: "Cheep, cheep!" said {Bo+}. That is yes, please. // perch delighted
hide: {Bo} flew off with a bit. It fell. Plop! // fly worried
low: {Bo} put {their} head in {their} wing. // hide sad
joy: Peck, peck, peck! That lump was {Bo's}. // perch delighted

## fish
see: {Bo+} swam round to the far side. No! // swim cross
hide: {Bo} hid by the weed. No lumps in here! // hide worried
low: {Bo} looked out, and blew one sad bubble. // swim sad
joy: Just one crumb for {Bo}. Plip! Yes, yes! // swim delighted

## fish 2
see: {Bo+} has a bowl, too. No lumps in it! // swim proud
hide: Blup! That was {Bo}. {Bo} would not tell. // swim curious looks Kim
low: {Bo} sat down on a stone. // swim sad
joy: {Bo} had a crumb, and swam a ring round it. // swim happy

## rabbit
see: Thump, went {Bo+}. One thump is a no. // sit cross
hide: Up went {Bo's} ears. One, two! // look-up curious looks Kim
low: Down went {Bo's} ears, one and two. // lie sad
joy: {Bo} hopped on a lump. Flat! Hop, hop! // leap delighted

## guineapig
see: "Wheek!" said {Bo+}. Yes! Yes! Yes! // look-up delighted
hide: "Wheek!" said {Bo}. "Shh, {Bo}!" said {Kim}. // look-up happy looks Kim
low: "Wheek?" said {Bo}. It was not a glad one. // sit sad
joy: {Bo} had a lump as big as {Bo}. Wheek! // stand delighted

## hamster
see: {Bo+} put out two paws for it. Yes! // beg happy
hide: {Bo} hid a bit, too. Hamsters do. // stand proud
low: {Bo} hid, cheeks and all. // hide sad
joy: {Bo} rolled a lump off to bed. // walk proud

## horse
see: In came a big nose. {Bo+} said yes! // stand delighted
hide: {Bo} blew on it. Hff! Oats for all! // stand happy
low: {Bo} let {their} big head hang down. // stand sad
joy: Oats! {Bo} had lumps, and then the bucket. // stand delighted

## lizard
see: {Bo+} shut one eye at it. No. // lie cross
hide: Zip! {Bo} ran off. No lumps for {Bo}! // run worried
low: {Bo} lay as still as a lump. // lie sad
joy: One lump was still warm. {Bo} lay by it. // lie happy

## toy
see: {Bo+} fell over, flop. Was that a no? // lie calm
hide: {Kim} had {Bo} look out for {gran}. // sit worried
low: {Kim} held {Bo}. It was a tight hug. // cuddled sad
joy: {Bo} had one lump, and did not say mmm. // sit happy

## other
see: {Bo+} said no. You could tell. // stand cross
hide: {Bo} looked at the lumps, and at {Kim}. // stand curious looks Kim
low: {Bo} came up close, and did not hum. // sit sad looks Kim
joy: {Bo} said yes to one lump. You could tell. // stand delighted

## duet
see: {Bo+} said yes. {Mo+} said no. You could tell. // sit curious looks Mo
hide: {Bo} looked at {Mo}. {Mo} looked at {Bo}. Shh! // sit worried looks Mo
low: {Bo} was sad, and {Mo} was, too. // sit sad looks Mo
joy: {Bo} had a lump. {Mo} had a lump. Yes, yes! // stand delighted looks Mo

## duet 2
see: No, said {Bo+}. No, no, said {Mo+}. // sit cross looks Mo
hide: {Bo} hid. So did {Mo}. So did the lumps. // hide worried looks Mo
low: {Bo} sat by {Mo}, and that was warm. // sit sad looks Mo
joy: One for {Bo}! One for {Mo}! And one more. // look-up happy looks Mo

## any no
see: {Bo+} said no. It was not hard for {Bo}. // sit cross
hide: {Bo} saw one more lump go. // look-up curious looks Kim
low: {Bo} did not like it. {Bo} said so. // sit sad
joy: "One for you, {Bo}?" {Bo} said yes to that. // look-up happy looks Kim

## any look
see: {Bo+} had a look[fish: , bowl and all]. No! // look-up curious looks porridge
hide: "Do not tell," said {Kim} to {Bo}. // sit calm looks Kim
low: {Kim} looked at {Bo}. {Bo} looked sad. // sit sad looks Kim
joy: {Bo} had a look at the last lump. Bye, lump! // stand happy

## any back
see: {Bo+} went back a bit. That is a no. // walk worried
hide: {Bo} went back one bit more. // walk worried
low: {Bo} did not go. {Bo} sat by {Kim}. // sit sad looks Kim
joy: Now {Bo} came up close. No lumps here! // stand delighted

## any in
see: Was it good? {Bo+} said no. // sit calm
hide: {Bo} got one lump. {Bo} said no to it. // stand worried
low: {Bo} had lumps here, and lumps there. // sit sad
joy: Not one lump was left by {Bo}. Good! // sit happy looks Kim
`
