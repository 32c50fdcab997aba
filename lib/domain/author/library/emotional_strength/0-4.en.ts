export const words = String.raw`
title: <Stamp, Stamp, Stamp|{Kim} Is Not Cross|"I Am," Said the Cross>
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
surprise: How big is the Cross? | Look at it on page 4, on page 10 and on page 18.
surprise: On the last page, who goes stamp, and how loud? | Hush, and read it small.

# 1
= {Kim} peels a long yellow banana.
{Kim} had a banana. It was a long, long banana. {Kim} did not want a bit of it. {Kim} wanted it all in one.

[event: It was {event.day}. But first, the banana! | occasion: It was {occasion}. But first, the banana! | <Peel, peel, peel!|Peel! Peel! Peel!>]

# 2
= The banana has snapped. {Kim} looks at the two bits.
Snap! Now it was two bits. <Two bits is not one.|It was not long now.>

"Mend it," said {Kim}. You can't mend a banana. [sequel&1-4: Not with {recall}.] "MEND IT!" said {Kim}.

And out in the hall, there was a sound.

# 3
= From behind: {Kim} and {Bo} look at the door to the hall.
Stamp. Stamp. Stamp. <Who was it?|Who was that?> Stamp. Stamp. It was not {Bo+}. [fish: {Bo} has no feet. | horse: {Bo} goes clop. | toy: {Bo} was flat on the mat. | bird: {Bo} goes hop, hop. | lizard: {Bo} goes scritch. | rabbit: {Bo} goes thump. | {Bo} goes pit-a-pat.]

STAMP. <Up to the door it came.|Then it was at the door.>

# 4
= A shaggy red Cross with big feet has come in. {Kim} backs away.
In it came, on big, big feet. It was red. [roomy: It had hair all over.] It had a bad, bad look.

It was a Cross. <It did not say hello.|Nobody had asked it in.> It did not wipe its feet.

# 5
= {Kim} and the Cross stand side by side, and look just the same.
"Are you cross?" said a {voice}.

"I am not cross!" said {Kim}.

"I am," said the Cross. Stamp!
* trod | <The cups hopped.|Up went the cups, and down.>

# 6
= The Cross stamps all over the kitchen.
It trod on the {toast}. [roomy: It trod on the hat.] It trod on the banana. Splat!
* trod | <Oh, what feet!|It had a lot of foot.>

"I am not cross!" said {Kim}.

"I am," said the Cross.

# 7
= The Cross has got as big as the chair.
{Kim} said it a lot. "I am not cross! I am not, not, NOT!" And each time, the Cross got big, and bigger. It was as big as a bed.
* trod | Stamp, stamp, stamp!

# 8
= {Kim} has shut the door. But here comes the Cross, from the other side.
"Out!" said {Kim}. Out it went. [home: Bang went {home.door}. | <Bang went the door.|{Kim} shut the door. Bang!>] There!
* boo | <It was so still.|No feet. No stamp.>

Stamp. Stamp. In at the window it came.

# 9
= The Cross has been hidden in the bathroom, but it is much too big.
So {Kim} hid it in the bath. <Lid on.|Towel on top.> "I am not cross," said {Kim}.
* boo | <The bath did not say a thing.|Drip, said the tap.>

"I am," said the bath.

# 10
= {Kim} shouts with both arms up. The Cross fills half of the room.
"STOP IT!" said {Kim}. [roomy: Oh, it was glad of that!] "STOP IT!" said the Cross. "STOP IT, STOP IT, STOP IT!"
* boo |

<Now|And now> it was as big as a {shed}.

# 11
= {Kim} hurries away out of doors. The Cross is just behind.
{Kim} [wheels: went off, fast, fast, fast | ran, and ran, and ran]. So did the Cross. [place: It ran past {place.landmark}. | somewhere: It ran all over {somewhere.name}. | <It ran past the gate.|It ran round the tree.>] It had the feet for it.
* boo | <You can't run from feet like that.|Stamp, stamp, stamp, stamp!>

# 12
= The Cross is so big that there is no sun. {Kim} sits in its shade.
The Cross sat in the sun. No more sun. <It was cold.|Brr.> [roomy: Up went the birds, and off.]
* low | The bugs went in.

"I am not cross," said {Kim}. It was a small "not".

# 13
= {Kim} holds out a hand. {Bo} has hidden, and does not come.
And where was {Bo}? [dog: {Bo} was behind the bin, tail in. | cat: {Bo} was by the wall, all fur. | bird: {Bo} had {their} head in one wing. | fish: {Bo} was in the weed, and did not look out. | rabbit: {Bo} was in the grass, ears flat. | guineapig: {Bo} was in the grass, and it shook. | hamster: {Bo} was in the grass, as small as a bud. | horse: {Bo} was by the far wall, head down. | lizard: {Bo} lay flat, and was a stick. | toy: {Bo} was face down, in the mud. | {Bo} was behind the shed.]

"I am not cross at you," said {Kim}. <But {Bo} did not come.|But no {Bo} came out.>

# 14
= {Kim} sits on the floor, back to back with the Cross.
So it was just {Kim}, and the Cross.
* low | <It was not a good day.|Nobody sat by {him}.>

"Stamp," said the Cross. But it was not much of a stamp.

{Kim} looked up. <{He} had not looked at it, not once.|That was the first look.>

# 15
= {Kim} takes a good look. The Cross has tired eyes and sore feet.
It had been up all day. Its big, red feet were sore. Nobody had asked it to sit.
* low | <It did not look so bad.|It had wet eyes.>

What does a Cross want? A chair. And there was just one.

# 16
= The Cross has {Kim's} own chair. {Kim} sits on the floor.
[wheels: It was {Kim's} own red one, for books. | It was {Kim's} own chair, the good one.] Nobody sat in that chair but {Kim}. [deed: Once, {Kim} {deed}. [back: That was {back.at}. This was here. | This was like that.] | <{He} held on to it.|{He} looked at it for a bit.>]

"You have it," said {Kim}.

Creak! The Cross sat down.

# 17
= {Kim} and the Cross sit close, and {Kim} tells it something.
"I am cross," said {Kim}. [roomy: <For a bit, that was all.|There. It was said.>] "I am," said the Cross.

"I wanted it long," said {Kim}.

"Long," said the Cross. <And it got a bit small.|It was a bit smaller.>

# 18
= The Cross is as small as can be, asleep in a slipper. {Kim} looks in.
[roomy: As small as a dog!] As small as a bun! As small as {bean}! {Kim} put it in a slipper. It shut its eyes.

[toy: Who got a lap? | Who came out, a bit at a time?] {Bo} did.
* joy | <"Shh," said {Kim}. "Zzz," said the Cross.|Zzz, said the slipper.>

# 19
= At the table, {Kim} has a bit of banana for each hand.
There was one banana left. {Kim} did not wait for it to snap. {Kim} did it. Snap!
* joy | <One for this hand, and one for that.|Two bits is more than one.>
* joy |

"Mm," said {Kim}[roomy: , with a bit in each cheek].

# 20
= {Kim} has a finger on {his} lips. In the slipper, the Cross is asleep.
Then the {pot} fell down. Clonk! Nobody said a thing. They all looked at the slipper.
* joy |

"Stamp," said the slipper, as small as {sneeze}.

And then, zzz.

## dog
trod: It trod on {Bo+}'s tail. Yip!
boo: "Woof!" said {Bo}, from a good way off.
low: {Bo} did not wag. Not a bit.
joy: {Bo} gave {Kim} one small, warm lick.

## dog 2
trod: It trod on {Bo+}'s bone. Crack!
boo: {Bo} dug a hole, to hide in.
low: {Bo} looked at {Kim}, with just one eye.
joy: {Bo} went by on soft, soft paws.

## cat
trod: It trod in {Bo+}'s milk. Splosh!
boo: {Bo} got big, too. It was all fur.
low: {Bo} sat with {their} back to it.
joy: {Bo} looked in. It was {Bo's} slipper.

## cat 2
trod: {Bo+} sat far off. It could not get {Bo}.
boo: {Bo} said one word. Hiss!
low: {Bo} hid, all but the eyes.
joy: {Bo} lay down by {Kim}. Prrr.

## bird
trod: It trod on {Bo+}'s seeds. Crunch!
boo: {Bo} flew up, and did not come down.
low: {Bo} did not sing one note.
joy: {Bo} sang, as thin as a hair.

## fish
trod: Up went {Bo+}, bowl and all. Splosh!
boo: {Bo} hid in the weed, all but the tail.
low: {Bo} looked out, and {Bo's} mouth went down.
joy: Blup, said {Bo}. It was a small blup.

## fish 2
trod: Slip, slop, went {Bo+} in the bowl.
boo: {Bo} swam round to the far side.
low: {Bo} hung there. It was all so loud.
joy: {Bo} came up, and said hello.

## rabbit
trod: It trod on {Bo+}'s ear. Ow!
boo: {Bo} hid {their} nose, ears and all.
low: {Bo} put one ear up, and put it down.
joy: Hop, said {Bo}, and made it a soft one.

## guineapig
trod: "Wheek!" said {Bo+}. It trod on the hay.
boo: {Bo} hid, but it still said wheek.
low: {Bo} had no wheek left.
joy: "Wheek?" said {Bo}. "Is there a bit for me?"

## hamster
trod: It did not see {Bo+}. Oh, so close!
boo: {Bo} hid in a spot as small as {Bo}.
low: {Bo} put a seed down, and went.
joy: {Bo} sat by the slipper. Just the size!

## horse
trod: It trod on {Bo+}'s hoof. {Bo} trod back.
boo: {Bo} put both ears flat.
low: {Bo} had gone a long way off.
joy: {Bo} came close, and blew on {Kim's} hair. Hff.

## lizard
trod: Zip, went {Bo+}. Big feet can't zip!
boo: {Bo} went as red as the Cross.
low: {Bo} was as still as a stick.
joy: {Bo} came out, one leg at a time.

## toy
trod: It trod on {Bo+}. Flat!
boo: {Bo} got a kick, and flew.
low: Nobody got {Bo} up.
joy: {Kim} said sorry to {Bo}, in one soft ear.

## other
trod: {Bo+} had to move. Stamp! Just in time.
boo: {Bo} looked for a way out.
low: {Bo} did not come when {Kim} called.
joy: {Bo} came up close, and sat.

## duet
trod: Off went {Bo+}! Off went {Mo+}!
boo: {Bo} hid behind {Mo}.
low: {Bo} sat with {Mo}, and not with {Kim}.
joy: "Shh," said {Kim} to {Bo}, and to {Mo}.

## duet 2
trod: It trod by {Bo+}. It trod by {Mo+}.
boo: Oh, how {Bo} and {Mo} shook!
low: {Bo} did not come. {Mo} did not come.
joy: Back came {Bo}, and back came {Mo}.

## any way
trod: Who was in the way? {Bo+}! Stamp!
boo: {Bo} had to get out of the way. Fast!
low: {Bo} was not even in the way.
joy: {Bo} was in the way, and that was good.

## any nap
trod: {Bo+} had a nap. Stamp! No, {Bo} did not.
boo: {Bo} hid, and shut both eyes.
low: {Bo} could not nap. Who could?
joy: Now {Bo} had that nap.

## any not
trod: "{Bo+} is not cross," said {Kim}. That was so.
boo: {Bo} did not want a Cross in here.
low: {Bo} looked at {Kim} from far off.
joy: {Bo} got a hug, with two arms.

## any mat
trod: It trod on {Bo+}'s own mat. Stamp!
boo: {Bo} hid in the mat, rolled up.
low: {Bo's} mat was a flat, flat mat.
joy: {Bo} and the mat came back.
`
