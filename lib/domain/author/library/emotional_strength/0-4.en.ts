export const words = String.raw`
title: <Stamp, Stamp, Stamp|{Kim} Is Not Cross|"I Am," Said the Cross>
refrain: "I am not cross!" said {Kim}. "I am," said the Cross.
recall: the Cross in the slipper
deed: gave a Cross the good chair
keepsake: the slipper with the Cross in
joke: I am not cross
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
word: sore = when a thing hurts a bit, and a bit more
question: What made the Cross come?
question: Where did {Kim} put the Cross, and what did it do then?
question: How did {Bo} know whose Cross it was?
question: What did {Kim} give up for it?
question: What does your Cross look like when it comes?
activity: move | Stamp in, as big as you can. Then get small, and small, and go to sleep. | as big as a bed ; as a dog ; as a bun ; as a bean
activity: sound | One of you is not cross. One of you is. | I am not cross! ; I am!
activity: draw | Draw a Cross. How big are its feet?
surprise: How big is the Cross? | Look at it on page 4, on page 10 and on page 18.
surprise: On the last pages, who goes stamp, and how loud? | Hush, and read it small.

# 1
= {Kim} peels a long yellow banana.
{Kim} had <a long, long banana|a banana, a long, long one|a banana as long as an arm>. <{He} did not want it in bits.|Bits were no good at all to {Kim}.> <{He} wanted it all in one.|{He} wanted all of it, in one.>
^ child second

[new-baby: The new baby was here. They all had the baby, and {Kim} had this. | birthday: It was {his} birthday. But first, the banana! | halloween: It was Halloween. But first, the banana! | snow-day: It was a snow day! But first, the banana. | road-trip: It was the road trip. But first, the banana! | occasion&!event: It was {occasion}. But first, the banana! | <Peel, peel, peel!|Peel! Peel! Peel!|Down came the peel, like a coat.>]

# 2
= The banana lies on the table, snapped. {Kim} shouts at the two bits.
Snap! <Now it was two bits. Two bits is not one.|That was two bits. It was not long now.|Two bits looked up at {Kim}. Two!>

"Mend it," said {Kim}. <You can't mend a banana.|There is no glue for a banana.> [series: Not with {series.keepsake}.] <"MEND IT!"|"MEND IT, MEND IT!"|"MEND IT NOW!"> [new-baby: Nobody came. They had the baby.]

<And out in the hall, there was a sound.|Then there was a sound, out in the hall.>

# 3
= From behind: {Kim} and {Bo} look at the door to the hall.
<Stamp. Stamp. Stamp, in the hall.|Stamp. Stamp. It had a lot of stamp.> <Who was it?|Who was that?> [1-3&place: It was not {place.sound}.]
> want
^ pet set

STAMP. <Up to the door it came.|Then it was at the door.|The door shook with it.>

# 4
= A shaggy red Cross with big feet has come in. {Kim} backs away.
<In it came, on big, big feet.|It came in, and its feet were big.> <It was red. It did not wipe its feet.|It was all red, and it did not knock.> [snow-day: And there was snow on them!]
^ child set

<It was a Cross. Nobody had asked it in.|It was a Cross, with a bad, bad look.>

# 5
= {Kim} and the Cross stand side by side, and look just the same.
"Are you cross?" said a {voice}. [new-baby: "Shh! The baby!" | birthday: "You can't be! It is your birthday!" | halloween: "And who is that? Good monster suit!" | snow-day: "With all that snow to play in?" | road-trip: "The car is all packed!"]

<"I am not cross!" said {Kim}.|"Not me!" said {Kim}. "I am not cross!"> <"I am," said the Cross. Stamp!|"I am!" said the Cross. Stamp, stamp!>
> woof
* trod | <The cups hopped.|Up went the cups, and down.>

# 6
= The Cross stamps all over the kitchen.
It trod on the [place: {place.food} | {toast}]. [series&1-3: It trod on {series.keepsake}.] <It trod on the banana.|It trod on both bits, too.> <Splat!|Splosh!>
> trod
* trod | <Oh, what feet!|It had a lot of foot.>

<"I am not cross!" said {Kim}.|"I am NOT cross," said {Kim}.> [new-baby: Up woke the baby. Waa!] <"I am," said the Cross.|"I am," it said. "I am, I am.">

# 7
= The Cross has got as big as the sofa.
<{Kim} said it a lot.|{Kim} said it, right to its face.> <"I am not! I am not, not, NOT!"|"Not cross! I am not, NOT, NOT!"> And each time, the Cross got <big, and bigger|more and more big>. [roomy: <It was as big as a bed.|It was as big as a cow.>]
> big
* trod | Stamp, stamp, stamp!
^ child trouble

# 8
= {Kim} points at the door. But the Cross comes in from the other side.
"Out!" said {Kim}. <Out it went.|So out it went.|Out it went, stamp by stamp.> [home: Bang went {home.door}. | <Bang went the door.|{Kim} shut the door. Bang!>] [new-baby: It went stamp, round the pram. | birthday: It trod on the balloons. Bang! | halloween: "Trick or treat!" it said, out there. | snow-day: It ran in the snow, with no boots. | road-trip: It sat on all the bags. | place: It went as far as {place.street}.]
> out
* boo | <It was so still.|No feet. No stamp.|You could hear the tap drip.>

<Stamp. Stamp. In at the window it came.|Stamp, stamp! It came in at the window.|Then a big red foot came in at the window.>

# 9 a
= The Cross has been hidden in the bathroom, but it is much too big.
<So {Kim} hid it in the bath.|It had to go. Where? In the bath!> <Lid on.|A towel on top.> <"I am not cross," said {Kim}.|"There is no Cross," said {Kim}.|"All gone," said {Kim}.>
> bath
* boo | <The bath did not say a thing.|Drip, said the tap.>
^ pet trouble

<"I am," said the bath.|"I am!" said the bath. Stamp!>

# 9 b
= The Cross has been hidden by a box, but it is much too big.
<So {Kim} hid it in a box.|It had to go. Where? In a box!> <Lid on.|A coat on top.> <"I am not cross," said {Kim}.|"There is no Cross," said {Kim}.|"All gone," said {Kim}.>
> box
* boo | <The box did not say a thing.|Creak, said the box.>
^ pet trouble

<"I am," said the box.|"I am!" said the box. Stamp!>

# 10 a
= {Kim} shouts with both arms up. The Cross fills half of the room.
<"STOP IT!" said {Kim}. Oh, it was glad of that!|"STOP IT!" said {Kim}. It liked that.> "STOP IT!" said the Cross. <"STOP IT, STOP IT!"|"STOP, STOP, STOP IT!"> [series: "{series.joke}!" It said that, too.] [1-3: [birthday: They sang to {Kim}. It sang, too, LOUD. | new-baby: "WAA!" said the baby.]]
* boo |
^ pet second

<And now it was as big as a {shed}.|Now it was as big as a {shed}.|One foot was as big as a {shed}.>

# 10 b
= {Kim} smiles as hard as {he} can. The Cross fills half of the room.
<So {Kim} put on a smile, a big one.|Then {Kim} put on a big, hard smile.> It hurt a bit. [series: "{series.joke}! Ha, ha," {he} said.] <The Cross put on a smile, too.|The Cross had a go at one, too.> It was all teeth. [1-3: [birthday: They sang to {Kim}. It sang, too, LOUD. | new-baby: "WAA!" said the baby.]]
* boo |
^ pet second

<And now it was as big as a {shed}.|Now it was as big as a {shed}.|One foot was as big as a {shed}.>

# 11
= {Kim} hurries away out of doors. The Cross is just behind.
{Kim} [wheels: went off, fast, fast, fast | ran, and ran, and ran]. <So did the Cross.|The Cross did, too.> [halloween: The ghosts all ran, as well. | snow-day: Its feet made holes in the snow. | road-trip: It ran round and round the car.] [1-3&place: It ran past {place.landmark}. | <It ran past the gate.|It ran round the tree.>] <It had the feet for it.|One step of it was ten of {Kim's}.>
> run
* boo | <You can't run from feet like that.|Stamp, stamp, stamp, stamp!|The ground went thud.>

# 12
= The Cross is so big that there is no sun. {Kim} sits in its shade.
<The Cross sat down, and there was no more sun.|Down sat the Cross. There went the sun!> <It was cold.|It was like night.> [1-3&place: Off went {place.creature}. | roomy: <Up went the birds, and off.|The bees all went in.>]
* low | <The bugs went in.|A bud shut up.>
^ pet third

<"I am not cross," said {Kim}. It did not help.|"I am not cross," said {Kim}, and cried.>

# 13
= {Kim} holds out a hand. {Bo} has hidden, and does not come.
<And where was {Bo}?|Then {Kim} looked for {Bo}.>
> eyes

<"I am not cross at you," said {Kim}.|"It is just me," said {Kim}. "Come here!"> [deed: {Kim} once {deed}. [back: That was {back.at}.]] <But nobody came, not yet.|But nobody came out. Not yet.>

# 14
= {Kim} sits on the floor, and does not look at the Cross.
{Kim} went in. <Whose was that Cross?|But whose Cross was it?> The <mat's|lamp's>? [1-3: [new-baby: The rest were with the baby. | birthday: The cake had to wait. | halloween: The pumpkins had gone dark. | snow-day: The snow came down, and down. | road-trip: The car had to wait.]]
* low | <Nobody said.|It did not say.>

<It did not stamp so much now.|Stamp, it went, but not so hard.> [roomy: <"It is not mine," said {Kim}. "Not mine."|"Not mine," said {Kim}, and did not look.> | "It is not mine," said {Kim}.]

# 15
= The Cross has tired eyes and sore feet. {Bo} has come up close to it.
<Then {Bo} came, at last.|At last, there was {Bo}.>
> hinge

<"{Bo} says it is mine," said {Kim}, and looked.|"It is mine, {Bo}," said {Kim}, and looked.> <The Cross had been up all day. It had sore feet.|The Cross had red, sore feet, from all day.|The Cross had been on its feet all day.> <What did it want?|What could it want?> [wheels: {Bo} looked at the good red chair. | {Bo} looked at {Kim's} good chair.]

# 16
= The Cross has {Kim's} own chair. {Kim} has let go of it.
[wheels: "My red chair, for books, {Bo}?" said {Kim}. | <"My chair, {Bo}, my own chair?" said {Kim}.|"My own, good chair, {Bo}?" said {Kim}.>] [cat: Nobody sat in it but {Kim} and {Bo}. | <Nobody sat in it but {Kim}.|It was just for {Kim}.>] [1-3: [birthday: It had a birthday balloon on. | new-baby: The baby had a cot. {Kim} had that.]] <{He} held on to it.|{He} looked at it for a bit.|It had {his} own dent in it.>
^ child third

<"Here, then," said {Kim}. Creak! Down sat the Cross, close to {Bo}.|"Here, then," said {Kim}. Creak! The Cross sat by {Bo}.>

# 17
= {Kim} sits close to the Cross, and tells {Bo} something.
"I am cross," said {Kim}, to {Bo}. <There. It was out.|It was hard to get out.> <"I am," said the Cross.|"Me, too," said the Cross.>
^ child pay

<"I wanted a long banana," said {Kim}.|"I had a long banana, and it broke."|"I did not want two bits," said {Kim}.> [new-baby: "And I wanted them all."] <"Long," said the Cross. It got a bit small.|"Oh," said the Cross. It was a bit smaller.|"Snap," said the Cross. It was not so big.>

# 18
= The Cross is as small as can be, asleep in a slipper. {Kim} looks in.
[roomy: As small as a loaf!] As small as a bun! <As small as {bean}!|Then as small as {bean}!> {Kim} put it in a slipper. [!series,roomy: <It shut its eyes.|It was just the size.|Its feet hung out.>] [series: By it was {series.keepsake}. [friend: {series.friend} had sent it.] | 1-3: [new-baby: The baby slept, too.| halloween: A ghost went by, on tip-toe. | snow-day: The snow was so still. | road-trip: It could come, in the car. | birthday: And then they had the cake.]]
> nap
* joy | <Zzz, said the slipper.|"Zzz," it said, and "zzz.">
^ pet pay

# 19 a
= At the table, {Kim} has a bit of banana for each hand.
[1-3&place: Morning! {place.Wakes}.] <There was just one banana left.|In the bowl was one more banana.> <{Kim} did not wait for it to snap.|This one did not have to snap.> <{Kim} did it. Snap!|Snap! That was {Kim}.|"Now I will do it," said {Kim}. Snap!> [1-3: [new-baby: The baby had no teeth for it yet. | birthday: One bit had a candle in. | halloween: One bit went to a small ghost. | snow-day: Big feet were all over the snow! | road-trip: One for now, and one for the road.]]
> bit
* joy | <One for this hand, and one for that.|Two bits is more than one.|It was two, and two was fine.>
* joy |

# 19 b
= {Kim} has put a bit of banana by the slipper.
[1-3&place: Morning! {place.Wakes}.] <There was just one banana left.|In the bowl was one more banana.> <{Kim} did it. Snap!|Snap! That was {Kim}.|"Now I will do it," said {Kim}. Snap!> <One bit was for the slipper.|The slipper had to get a bit.> [1-3: [new-baby: The baby had no teeth for it yet. | birthday: And one bit had a candle in. | halloween: And a bit went to a small ghost. | snow-day: Big feet were all over the snow! | road-trip: And one was for the road.]]
> bit
* joy | <And one bit was for {Kim}. Mm.|{Kim} had the rest. It was a lot.>
* joy |

# 20 a
= {Kim} has a finger on {his} lips. In the slipper, the Cross is asleep.
<Then a {pot} fell down. Clonk!|Clonk! That was a {pot}.> <Nobody said a thing. They all looked at the slipper.|They all held still, and looked at the slipper.|{Kim} put a finger up. Shh, shh, shh.>
> last
* joy |

<"Stamp," said the slipper, as small as {sneeze}.|Stamp, went the slipper, as small as {sneeze}.>

And then, zzz.

# 20 b
= The Cross is up again, but small. {Kim} pushes the chair to it.
<Then a {pot} fell down. Clonk!|Clonk! That was a {pot}.> <And in the slipper was a small stamp.|Stamp, went the slipper, as small as {sneeze}.> <Out came the Cross.|And there was the Cross.|Then came two small red feet.>
> last
* joy |

<{Kim} did not run, and did not shout.|{Kim} did not hide, or say not, not, not.> {He} went, with {Bo}, to get <the chair|it the chair>.

## lead dog
want: {Bo+} had to see. <The door is {Bo's} job.|{Bo} sees to the door.>
woof: "Woof! Out!" said {Bo}. <It did not go.|It did not.>
trod: <{Bo} said it all again.|{Bo} had to say it again.> <Woof!|Out, out!>
big: <{Bo} said woof. It got bigger.|With each woof, it got bigger.>
out: <{Bo} saw it out.|{Bo} saw it to the gate.> <That was {Bo's} job.|Good job!>
bath: {Bo} looked at the bath. <Woof!|Woof! In there!>
box: {Bo} looked at the box. <Woof!|Woof! In there!>
run: <{Bo} ran, too.|{Bo} ran after it.> <It was too big a job.|No dog can do that job.>
eyes: <{Bo} saw two cross ones, and hid.|{Bo} hid from two cross ones.> <Both were red.|Which was {Kim}?>
hinge: Sniff, sniff! <To {Bo}, the Cross smelled of {Kim}!|To {Bo}, the Cross was {Kim}, all over!>
nap: {Bo} lay by it, <to see that nobody came in|to see to it>.
bit: {Bo} got a bit, as well. <Gulp!|It was gone.>
last: <{Bo} gave a sniff.|Sniff, went {Bo}.> <Just {Kim}.|It was just {Kim}.>

## lead cat
want: {Bo+} had the good chair. <{Bo} would not get up.|{Bo} meant to keep it.>
woof: {Bo} sat on. <It was a good chair.|That was no cat.>
trod: It looked at the chair. <{Bo} looked back.|Then it saw {Bo}.>
big: {Bo} got big, as well. <Hiss!|It was all hair.>
out: {Bo} had a nap. <The chair was safe.|Just one.>
bath: {Bo} would not look at the bath. <Wet!|Ugh.>
box: {Bo} looked at the box. <Ooh.|Such a good box.>
run: {Bo} did not run. <Cats just go.|{Bo} just went.>
eyes: {Bo} sat far off, and saw two cross ones. <Both were loud.|Which was {Kim}?>
hinge: {Bo} rubbed round the Cross, <as if it was {Kim}|as if round {Kim}>.
nap: {Bo} lay round it, <and was warm|as if it was a kit>.
bit: {Bo} had the chair back. <It was warm.|Nobody said a word.>
last: {Bo} put out one paw. <Shh.|Just one.>

## lead bird
want: It was not {Bo+}. {Bo} goes hop, hop.
eyes: {Bo} had {their} head in, and did not sing.
hinge: {Bo} flew up to the Cross, and sang {Kim's} song.

## lead fish
want: It was not {Bo+}. {Bo} has no feet.
eyes: {Bo} was in the weed, and did not look out.
hinge: {Bo} came up to the Cross, as to {Kim}.

## lead rabbit
want: It was not {Bo+}. {Bo} goes thump.
eyes: {Bo} was in the grass, as flat as flat.
hinge: {Bo} put a nose to the Cross, as to {Kim}.

## lead guineapig
want: It was not {Bo+}. {Bo} goes pit-a-pat.
eyes: {Bo} was in the grass, and it shook.
hinge: "Wheek!" said {Bo}. {Bo} says that to {Kim}.

## lead hamster
want: It was not {Bo+}. {Bo} goes pit-pit-pit.
eyes: {Bo} was in the grass, as small as a bud.
hinge: {Bo} sat by the Cross, as by {Kim}.

## lead horse
want: It was not {Bo+}. {Bo} goes clop.
eyes: {Bo} was by the far wall, head down.
hinge: {Bo} blew on the Cross, as on {Kim}. Hff.

## lead lizard
want: It was not {Bo+}. {Bo} goes scritch.
eyes: {Bo} lay flat, and was a stick.
hinge: {Bo} came up to the Cross, as to {Kim}.

## lead toy
want: It was not {Bo+}. {Bo} was on the mat.
eyes: {Bo} lay there, face down.
hinge: The Cross held {Bo}, as {Kim} does at night.

## lead other
want: It was not {Bo+}. {Bo} was right here.
eyes: {Bo} was behind a pot, and did not look out.
hinge: {Bo} came up to the Cross, just as to {Kim}.

## trait pet fear
set: Was it {trait.a}? {Bo} hid, just in case.
trouble: {Bo} took it for {trait.a}.
pay: It was not like {trait.a} now.

## trait pet theft
set: {Bo} had just got {trait.a}.
trouble: It had trod on {trait.thing}. {Bo} saw.
pay: {Bo} gave it {trait.a}, to sleep with.

## trait pet noise
set: {Bo} goes {trait.sound}. That was not {Bo}.
trouble: "{trait.Sound}!" said {Bo}, and it stamped.
pay: "{trait.Sound}," said {Bo}, as small as a bean.

## trait pet part
set: With {trait.has}, {Bo} does not stamp.
trouble: With {trait.has}, {Bo} got out.
pay: There lay {Bo}, {trait.has} and all.

## trait pet deaf
set: {Bo} did not hear it. {Bo} felt the floor.
trouble: {Bo} did not hear it. {Bo} saw the feet.
pay: {Bo} did not hear the zzz. {Bo} felt it.

## trait pet age
set: {Bo} is {trait.is}. [old: Those were not old feet. | {Bo} has small feet.]
trouble: {Bo} is {trait.is}. [old: {Bo} had met a Cross before. | {Bo} had never met one.]
pay: {Bo} is {trait.is}. [old: Old ones nap, too. | Young ones nap, too.]

## trait pet favourite
set: {Bo} had {trait.thing}, and did not stamp.
trouble: It sat on {trait.thing}. Oh no!
pay: {Bo} put {trait.thing} by it.

## trait pet sleep
set: {Bo} had slept {trait.where}. Not now.
trouble: {Bo} could not sleep {trait.where}.
pay: Now {Bo} could sleep {trait.where}.

## trait pet habit
set: {Bo} {trait.did}. That makes no stamp.
trouble: {Bo} {trait.did}. It did not go.
pay: {Bo} {trait.did}, but softly.

## trait pet talent
set: {Bo} {trait.did}. That makes no stamp.
trouble: [opensdoors: {Bo} opens doors. In it came! | {Bo} {trait.did}. It did not go.]
pay: {Bo} {trait.did}, but softly.

## trait child fear
set: Was it {trait.a}? It was not.
trouble: It was worse than {trait.things}.
pay: {Kim} told it of {trait.things}, as well.

## trait child collection
set: {Kim} held on to {trait.a}.
trouble: It trod on {trait.thing}. Oh!
pay: {Kim} let it have {trait.a}.

## trait child noise
set: It did not {trait.do}. It just went stamp.
trouble: It was no day to {trait.do}.
pay: {Kim} {trait.did}, and it did, too.

## trait child part
set: It did not have {trait.has}. {Kim} has.
trouble: {Kim} went red, {trait.has} and all.
pay: It looked at {trait.has}.

## trait child favourite
set: It was not a bit like {trait.things}.
trouble: {Kim} did not want {trait.a}. Not now.
pay: {Kim} told it of {trait.things}, as well.

## trait child sleep
set: It had not slept {trait.where}.
trouble: {Kim} would not sleep {trait.where}. Not now.
pay: {Kim} told it of sleep, {trait.where}.

## trait child habit
set: [askswhy: "Why are you here?" said {Kim}. | counts: {Kim} counted its feet. Two. What a two! | drawsonthings: It trod on {Kim's} crayons. | It trod on {Kim's} hat.]
trouble: [askswhy: "Why don't you go?" said {Kim}. | counts: {Kim} counted to ten. It did, too. | drawsonthings: {Kim} drew it, in red. It liked that. | And {Kim} had lost {his} hat.]
pay: [askswhy: "Why?" said the Cross, for once. | counts: {Kim} counted its toes. It let {him}. | drawsonthings: {Kim} drew it a chair, as well. | It gave {Kim} {his} hat back.]

## trait child talent
set: {Kim} {trait.did}. It did not like that.
trouble: {Kim} did not {trait.do}. Not now.
pay: [remembers: "I will remember it, too," it said. | {Kim} {trait.did}. It looked a bit glad.]

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
boo: {Bo} hid in the weed, all but the nose.
low: {Bo} looked out, and {Bo's} mouth went down.
joy: Blup, said {Bo}. It was a small blup.

## fish 2
trod: Slip, slop, went {Bo+} in the bowl.
boo: {Bo} went round to the far side.
low: {Bo} hung there. It was all so loud.
joy: {Bo} came up, and said hello.

## rabbit
trod: It trod on {Bo+}'s ear. Ow!
boo: {Bo} hid {their} nose, ears and all.
low: {Bo} put one ear up, and put it down.
joy: Hop, went {Bo}, as soft as soft.

## guineapig
trod: "Wheek!" said {Bo+}. It trod on the bowl.
boo: {Bo} hid, but it still said wheek.
low: {Bo} had no wheek left.
joy: "Wheek?" said {Bo}. "A bit for me?"

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
boo: {Bo} had to get out, and fast.
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
