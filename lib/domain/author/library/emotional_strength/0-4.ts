// Want: a banana all in one; then not to be cross. In the way: a Cross with big feet, who has come to stay. Engine: "I am not cross!" "I am,"
// said the Cross; out at the door, in at the window. Turn: a chair for it. Last image: it sleeps in a slipper. The Cross is always "it".
export const source = String.raw`
id: emotional_strength-0-4
title: <Stamp, Stamp, Stamp|{Kim} Is Not Cross|"I Am," Said the Cross>
skill: emotional_strength
level: 0-4
refrain: "I am not cross!" said {Kim}. "I am," said the Cross.
recall: the Cross in the slipper
deed: gave a Cross the good chair
summary: Snap! goes {Kim's} banana. Then there are feet in the hall. Stamp, stamp, stamp! It is a Cross, and it has come to stay. {Kim} puts it out, and in it comes. {Kim} hides it, and it gets as big as a {shed}. What does a Cross want?
pick: toast = toast, bun, jam, pie
pick: shed = shed, bus, tree, truck
pick: bean = a bean, a bee, a plum, a nut
pick: sneeze = a sneeze, a pip, a crumb
pick: voice = big voice, far voice, kind voice
pick: pot = cup, pot, spoon, lid
word: cross = not glad at all, and hot all over
word: stamp = to put your foot down, hard
word: snap = to break, with a small, quick sound
word: mend = to make a thing good when it was broken
word: slipper = a soft shoe for in the house
word: trod = put a foot down on it
question: What made the Cross come?
question: Where did {Kim} put the Cross, and what did it do then?
question: What did the Cross want, all day?
question: What did {Kim} give up for it?
question: What does your Cross look like when it comes?
activity: move | Stamp in, as big as you can. Then get small, and small, and go to sleep. | as big as a bed ; as a dog ; as a bun ; as a bean
activity: sound | One of you is not cross. One of you is. | I am not cross! ; I am!
activity: draw | Draw a Cross. How big are its feet?
surprise: size | How big is the Cross? | Look at it on page 4, on page 10 and on page 18. | 4 cross, 10 cross, 18 cross
surprise: listen | On the last page, who goes stamp, and how loud? | Hush, and read it small.

# 1
@ kitchen morning medium | child: sit happy looks banana holds banana | all: sit calm looks Kim | props: table, bowl | event
= {Kim} peels a long yellow banana.
{Kim} had a banana. It was a long, long banana. {Kim} did not want a bit of it. {Kim} wanted it all in one.

[event: It was {event.day}. But first, the banana! | occasion: The wall said, "{occasion}". But first, the banana! | <Peel, peel, peel!|Peel! Peel! Peel!>]

# 2
@ kitchen morning close | child: sit sad looks banana | props: banana "two"
= The banana has snapped. {Kim} looks at the two bits.
Snap! Now it was two bits. <Two bits is not one.|It was not long now.>

"Mend it," said {Kim}. You can't mend a banana. [sequel&1-4: Not with {recall}.] "MEND IT!" said {Kim}.

And out in the hall, there was a sound.

# 3
@ hallway morning behind | child: stand worried looks door | Bo: look-up curious looks door | props: door
= From behind: {Kim} and {Bo} look at the door to the hall.
Stamp. Stamp. Stamp. <Who was it?|Who was that?> Stamp. Stamp. It was not {Bo+}. [fish: {Bo} has no feet. | horse: {Bo} goes clop. | toy: {Bo} was flat on the mat. | bird: {Bo} goes hop, hop. | lizard: {Bo} goes scritch. | rabbit: {Bo} goes thump. | {Bo} goes pit-a-pat.]

STAMP. <Up to the door it came.|Then it was at the door.>

# 4
@ hallway morning medium | child: stand scared looks cross | props: cross at right, door
= A shaggy red Cross with big feet has come in. {Kim} backs away.
In it came, on big, big feet. It was red. [roomy: It had hair all over.] It had a bad, bad look.

It was a Cross. <It did not say hello.|Nobody had asked it in.> It did not wipe its feet.

# 5
@ kitchen noon medium | child: hands-on-hips cross looks cross | Bo: look-up worried looks cross | props: cross at right, plate
= {Kim} and the Cross stand side by side, and look just the same.
"Are you cross?" said a {voice}.

"I am not cross!" said {Kim}.

"I am," said the Cross. Stamp!
* trod | <The cups hopped.|Up went the cups, and down.>

# 6
@ kitchen noon wide | child: stand cross looks cross | all: look-up worried looks cross | props: cross at right, hat, plate
= The Cross stamps all over the kitchen.
It trod on the {toast}. [roomy: It trod on the hat.] It trod on the banana. Splat!
* trod | <Oh, what feet!|It had a lot of foot.>

"I am not cross!" said {Kim}.

"I am," said the Cross.

# 7
@ living-room noon medium | child: shrug cross looks cross | Bo: look-up worried looks cross | props: cross "big" at right, sofa
= The Cross has got as big as the chair.
{Kim} said it a lot. "I am not cross! I am not, not, NOT!" And each time, the Cross got big, and bigger. It was as big as a bed.
* trod | Stamp, stamp, stamp!

# 8
@ hallway golden wide | child: run cross | Bo: look-up worried looks cross | props: cross "big" at right, door, window
= {Kim} has shut the door. But here comes the Cross, from the other side.
"Out!" said {Kim}. Out it went. [home: Bang went {home.door}. | <Bang went the door.|{Kim} shut the door. Bang!>] There!
* boo | <It was so still.|No feet. No stamp.>

Stamp. Stamp. In at the window it came.

# 9
@ bathroom golden medium | child: hide worried | all: hide worried | props: cross "big" at right, towel
= The Cross has been hidden in the bathroom, but it is much too big.
So {Kim} hid it in the bath. <Lid on.|Towel on top.> "I am not cross," said {Kim}.
* boo | <The bath did not say a thing.|Drip, said the tap.>

"I am," said the bath.

# 10
@ living-room golden close | child: celebrate cross looks cross | props: cross "huge" at right
= {Kim} shouts with both arms up. The Cross fills half of the room.
"STOP IT!" said {Kim}. [roomy: Oh, it was glad of that!] "STOP IT!" said the Cross. "STOP IT, STOP IT, STOP IT!"
* boo |

<Now|And now> it was as big as a {shed}.

# 11
@ [place: {place.id} | garden] golden wind wide | child: run worried | Bo: run worried | props: cross "huge" at right, leaf
= {Kim} hurries away out of doors. The Cross is just behind.
{Kim} [wheels: went off, fast, fast, fast | ran, and ran, and ran]. So did the Cross. [place: It ran past {place.landmark}. | somewhere: It ran all over {somewhere.name}. | <It ran past the gate.|It ran round the tree.>] It had the feet for it.
* boo | <You can't run from feet like that.|Stamp, stamp, stamp, stamp!>

# 12
@ garden dusk cloud wide | child: sit sad | all: hide scared | props: cross "huge" at right, flower
= The Cross is so big that there is no sun. {Kim} sits in its shade.
The Cross sat in the sun. No more sun. <It was cold.|Brr.> [roomy: Up went the birds, and off.]
* low | The bugs went in.

"I am not cross," said {Kim}. It was a small "not".

# 13
@ garden dusk medium | child: reach sad looks pet1 | Bo: hide scared | props: cross "big" at far, flowerpot
= {Kim} holds out a hand. {Bo} has hidden, and does not come.
And where was {Bo}? [dog: {Bo} was behind the bin, tail in. | cat: {Bo} was by the wall, all fur. | bird: {Bo} had {their} head in one wing. | fish: {Bo} was in the weed, and did not look out. | rabbit: {Bo} was in the grass, ears flat. | guineapig: {Bo} was in the grass, and it shook. | hamster: {Bo} was in the grass, as small as a bud. | horse: {Bo} was by the far wall, head down. | lizard: {Bo} lay flat, and was a stick. | toy: {Bo} was face down, in the mud. | {Bo} was behind the shed.]

"I am not cross at you," said {Kim}. <But {Bo} did not come.|But no {Bo} came out.>

# 14
@ living-room dusk medium | child: sit sad | Bo: hide worried | props: cross "big" at right, rug
= {Kim} sits on the floor, back to back with the Cross.
So it was just {Kim}, and the Cross.
* low | <It was not a good day.|Nobody sat by {him}.>

"Stamp," said the Cross. But it was not much of a stamp.

{Kim} looked up. <{He} had not looked at it, not once.|That was the first look.>

# 15
@ living-room dusk close | child: crouch curious looks cross | Bo: look-up worried looks cross | props: cross "tired" at right, chair
= {Kim} takes a good look. The Cross has tired eyes and sore feet.
It had been up all day. Its big, red feet were sore. Nobody had asked it to sit.
* low | <It did not look so bad.|It had wet eyes.>

What does a Cross want? A chair. And there was just one.

# 16
@ living-room lamp medium | child: sit worried looks cross | all: look-up curious looks cross | props: cross "sits" at right, rug
= The Cross has {Kim's} own chair. {Kim} sits on the floor.
[wheels: It was {Kim's} own red one, for books. | It was {Kim's} own chair, the good one.] Nobody sat in that chair but {Kim}. [deed: Once, {Kim} {deed}. [back: That was {back.at}. This was here. | This was like that.] | <{He} held on to it.|{He} looked at it for a bit.>]

"You have it," said {Kim}.

Creak! The Cross sat down.

# 17
@ living-room lamp close | child: sit sad looks cross | Bo: look-up curious looks cross | props: cross "less" at right
= {Kim} and the Cross sit close, and {Kim} tells it something.
"I am cross," said {Kim}. [roomy: <For a bit, that was all.|There. It was said.>] "I am," said the Cross.

"I wanted it long," said {Kim}.

"Long," said the Cross. <And it got a bit small.|It was a bit smaller.>

# 18
@ living-room lamp medium | child: kneel happy looks cross | Bo: look-up curious looks cross | props: cross "asleep" at right, rug
= The Cross is as small as can be, asleep in a slipper. {Kim} looks in.
[roomy: As small as a dog!] As small as a bun! As small as {bean}! {Kim} put it in a slipper. It shut its eyes.

[toy: Who got a lap? | Who came out, a bit at a time?] {Bo} did.
* joy | <"Shh," said {Kim}. "Zzz," said the Cross.|Zzz, said the slipper.>

# 19
@ kitchen morning medium | child: sit delighted looks banana | all: sit happy looks Kim | props: banana "two", table
= At the table, {Kim} has a bit of banana for each hand.
There was one banana left. {Kim} did not wait for it to snap. {Kim} did it. Snap!
* joy | <One for this hand, and one for that.|Two bits is more than one.>
* joy |

"Mm," said {Kim}[roomy: , with a bit in each cheek].

# 20
@ kitchen morning close | child: whisper happy looks cross | all: look-up curious looks cross | props: cross "asleep" at right
= {Kim} has a finger on {his} lips. In the slipper, the Cross is asleep.
Then the {pot} fell down. Clonk! Nobody said a thing. They all looked at the slipper.
* joy |

"Stamp," said the slipper, as small as {sneeze}.

And then, zzz.

## dog
trod: It trod on {Bo+}'s tail. Yip! // leap scared
boo: "Woof!" said {Bo}, from a good way off. // hide scared looks cross
low: {Bo} did not wag. Not a bit. // lie sad
joy: {Bo} gave {Kim} one small, warm lick. // sit happy looks Kim

## dog 2
trod: It trod on {Bo+}'s bone. Crack! // stand worried
boo: {Bo} dug a hole, to hide in. // dig worried
low: {Bo} looked at {Kim}, with just one eye. // hide sad looks Kim
joy: {Bo} went by on soft, soft paws. // walk happy

## cat
trod: It trod in {Bo+}'s milk. Splosh! // back-turned cross
boo: {Bo} got big, too. It was all fur. // stand scared looks cross
low: {Bo} sat with {their} back to it. // back-turned cross
joy: {Bo} looked in. It was {Bo's} slipper. // sit curious looks cross

## cat 2
trod: {Bo+} sat far off. It could not get {Bo}. // sit proud at far
boo: {Bo} said one word. Hiss! // stand cross looks cross
low: {Bo} hid, all but the eyes. // hide worried
joy: {Bo} lay down by {Kim}. Prrr. // lie happy looks Kim

## bird
trod: It trod on {Bo+}'s seeds. Crunch! // fly scared
boo: {Bo} flew up, and did not come down. // fly scared
low: {Bo} did not sing one note. // perch sad
joy: {Bo} sang, as thin as a hair. // perch happy

## fish
trod: Up went {Bo+}, bowl and all. Splosh! // swim scared
boo: {Bo} hid in the weed, all but the tail. // hide scared
low: {Bo} looked out, and {Bo's} mouth went down. // swim sad
joy: Blup, said {Bo}. It was a small blup. // swim happy

## fish 2
trod: Slip, slop, went {Bo+} in the bowl. // swim worried
boo: {Bo} swam round to the far side. // swim worried
low: {Bo} hung there. It was all so loud. // hide sad
joy: {Bo} came up, and said hello. // look-up happy

## rabbit
trod: It trod on {Bo+}'s ear. Ow! // leap scared
boo: {Bo} hid {their} nose, ears and all. // hide scared
low: {Bo} put one ear up, and put it down. // hide sad
joy: Hop, said {Bo}, and made it a soft one. // leap happy

## guineapig
trod: "Wheek!" said {Bo+}. It trod on the hay. // look-up scared
boo: {Bo} hid, but it still said wheek. // hide scared
low: {Bo} had no wheek left. // hide sad
joy: "Wheek?" said {Bo}. "Is there a bit for me?" // look-up happy looks Kim

## hamster
trod: It did not see {Bo+}. Oh, so close! // run scared
boo: {Bo} hid in a spot as small as {Bo}. // hide scared
low: {Bo} put a seed down, and went. // hide sad
joy: {Bo} sat by the slipper. Just the size! // sit curious looks cross

## horse
trod: It trod on {Bo+}'s hoof. {Bo} trod back. // stand cross
boo: {Bo} put both ears flat. // stand scared looks cross
low: {Bo} had gone a long way off. // stand sad
joy: {Bo} came close, and blew on {Kim's} hair. Hff. // stand happy looks Kim

## lizard
trod: Zip, went {Bo+}. Big feet can't zip! // run scared
boo: {Bo} went as red as the Cross. // lie worried looks cross
low: {Bo} was as still as a stick. // hide sad
joy: {Bo} came out, one leg at a time. // walk happy

## toy
trod: It trod on {Bo+}. Flat! // lie worried
boo: {Bo} got a kick, and flew. // lie scared
low: Nobody got {Bo} up. // lie sad
joy: {Kim} said sorry to {Bo}, in one soft ear. // carried happy

## other
trod: {Bo+} had to move. Stamp! Just in time. // walk scared
boo: {Bo} looked for a way out. // walk worried
low: {Bo} did not come when {Kim} called. // hide sad
joy: {Bo} came up close, and sat. // sit happy looks Kim

## duet
trod: Off went {Bo+}! Off went {Mo+}! // run scared looks Mo
boo: {Bo} hid behind {Mo}. // hide scared looks Mo
low: {Bo} sat with {Mo}, and not with {Kim}. // sit sad looks Mo
joy: "Shh," said {Kim} to {Bo}, and to {Mo}. // sit happy looks Kim

## duet 2
trod: It trod by {Bo+}. It trod by {Mo+}. // hide scared
boo: Oh, how {Bo} and {Mo} shook! // hide scared
low: {Bo} did not come. {Mo} did not come. // back-turned sad
joy: Back came {Bo}, and back came {Mo}. // sit happy looks Kim

## any way
trod: Who was in the way? {Bo+}! Stamp! // run scared
boo: {Bo} had to get out of the way. Fast! // run scared
low: {Bo} was not even in the way. // hide sad
joy: {Bo} was in the way, and that was good. // sit happy looks Kim

## any nap
trod: {Bo+} had a nap. Stamp! No, {Bo} did not. // look-up scared
boo: {Bo} hid, and shut both eyes. // hide scared
low: {Bo} could not nap. Who could? // hide sad
joy: Now {Bo} had that nap. // sleep happy

## any not
trod: "{Bo+} is not cross," said {Kim}. That was so. // look-up worried looks cross
boo: {Bo} did not want a Cross in here. // look-up worried looks cross
low: {Bo} looked at {Kim} from far off. // hide sad looks Kim
joy: {Bo} got a hug, with two arms. // sit happy looks Kim

## any mat
trod: It trod on {Bo+}'s own mat. Stamp! // leap scared
boo: {Bo} hid in the mat, rolled up. // hide scared
low: {Bo's} mat was a flat, flat mat. // hide sad
joy: {Bo} and the mat came back. // sit happy
`
