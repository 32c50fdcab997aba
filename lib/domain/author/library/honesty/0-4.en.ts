export const words = String.raw`
title: <Not Me|It Just Grew|Who Did That?|{Kim} and the Red, Red Dot>
set: say = [dog: woof | cat: mew | bird: cheep | fish: blup | rabbit: thump | guineapig: wheek | hamster: eek | horse: hrrr | lizard: hss | toy: squeak | hello]
refrain: "Who did that?" said {pop}. "Not me!" said {Kim}.
recall: the red bug
deed: told {pop} about a red bug
summary: There is one red dot on the wall. To hide the dot, it has to be a bug. To hide the bug, there has to be grass. "Who did that?" says {pop}. "Not me!" says {Kim}. "It just grew." But {Bo} can't say "Not me".
extra: elder = {pop}
pick: pop = Pop, Grandpa, Nonno, Opa, Poppy, Pa
pick: pip = a pip, an ant, a crumb, a pea
pick: drew = a ship, a hat, a bus, a hen
pick: swish = swish, whish
pick: rub = rub, scrub
pick: bag = bag, rug, buns
word: crayon = a stick of wax to draw with
word: dot = a small round mark
word: bug = a small thing with six legs
word: wall = the side of a room
word: hide = to put a thing where nobody can see it
word: cloth = a bit of stuff to wipe with
question: What did {Kim} make from the dot?
question: Who did {pop} think it was?
question: Why did {Bo} not say, "Not me"?
question: What did {Kim} have to say, and why was it hard?
question: Who made the last dot? How can you tell?
activity: sound | Say it with {Kim}, each time: "Not me!" | big ; fast ; with a hand on your mouth
activity: draw | Draw one dot. Now make it a bug. What comes next?
activity: find | Where does {Kim} put the crayon? Look on each page.
surprise: The red goes up as far as {Kim} can go. | Look at the top of it, on page 10.
surprise: One dot is up too high for {Kim}. | Look up on the last page.

# 1
= From above: {Kim} kneels on a rug and draws with a red crayon. The paper is full.
[somewhere: One day, {Kim} was {somewhere.at}. {He} had a crayon. | {Kim} had a crayon.] It was red, red, red!
* see | It had a good, fat tip.

{Swish}! {He} drew the sun. {Swish}! {He} drew [sequel: {recall} | place: {place.landmark} | {drew}]. [roomy: <Then the paper was full.|Then it was all red.>]

# 2
= {pop} goes off to get the hats. {Kim} looks at the crayon.
"Soon we go to the park," said {pop}. "I will get the hats."

{Kim} had a lot of red still. And look! There was the wall. [roomy: It was big, and so, so white.]

# 3
= {Kim} puts one small red dot on a big white wall.
One dot. Just one! It was as small as {pip}.

Dot!
* see | It did not take long at all.

"There," said {Kim}. <"That is all."|"Just the one.">

# 4
= From behind, low down: {Kim} looks at the dot on the wall.
But you could see it! You could see it from the <lamp|door>. [1-4: You could see it from under the coats.]
* see | It sat there, and it was red.

Step, step, step. <Who was that?|Who was it?>

# 5
= {pop} has the hats, and looks at the dot. {Kim} holds the crayon.
It was {pop}. He had the hats. "Who did that?" said {pop}.

{Kim} put the crayon behind {his} back. "Not me!"

"Hm," said {pop}. He went off to get the ball.

# 6
= {Kim} draws six legs on the dot. It has become a bug.
{Kim} had to hide that dot! [1-4: But how?] {He} gave it six legs. [roomy: One, two, three, four, five, six!]

<Now it was not a dot. It was a bug.|Now it was a bug. What dot?>
* red | It was a big, fat bug.

# 7
= {pop} has the ball. {Kim} points at the big red bug on the wall.
"Who did that?" said {pop}. Now he had the ball.

"Not me!" said {Kim}. "It is a bug."

"Hm," said {pop}. <"It is a red bug."|"It is a big bug.">
* red | The bug did not say who.

# 8
= {Kim} walks along the wall and draws long red grass.
{Kim} had to hide that bug! Bugs like grass. {Swish}, {swish}, {swish}!

[1-4: Grass by the coats!] <Grass|Red, red grass>, all the way to [home: {home.door} | the door]!
* red | It was long, it was thick, and it was red.

# 9
= There is red grass all along the wall. {Kim} shrugs. {pop} has put down his {bag}.
"WHO did that?" said {pop}. [event: He had the {event.food}, too. | occasion: It was {occasion}. | He had the {bag}, too.]

"Not me!" said {Kim}. "It just grew."

{pop} had a good look at it. "Grass does that," said {pop}. "Hm."
* red |

# 10
= From behind: {Kim} reaches up as far as {he} can. The wall is red with rain from top to toe.
{Kim} had to hide that grass! So down came the rain. {Swish}, {swish}, {swish}!

[roomy: It went up to here.] It went as far up as {Kim} can go. Then there was no more white.

# 11
= {Kim} puts the red crayon down by {Bo}.
Step, step, step. Quick! Where can a crayon go? Not in a hat. {pop} had the hats.

{Kim} put it by [fish: {Bo's} bowl | {Bo}]. Then {he} sat down, and {was} as good as gold.

# 12
= {pop} stands in front of the red wall. {Kim} sits up straight. The crayon is by {Bo}.
In came {pop}. He looked at the wall [roomy: for a long, long time].

"Not me!" said {Kim}. But nobody had said, "Who did that?"

Then {pop} saw the crayon. "Oh, {Bo}!" he said.

# 13
= {Bo} looks at {Kim}. {Kim} looks at the floor.
{Kim} can say, "Not me." But {Bo} can't. {Bo} can just say {say}. [roomy: "{Say}," said {Bo}.]

"No park for {Bo}," said {pop}.
* low | And what did {Kim} say? Not a thing.

# 14
= {Kim} and {pop} are by the door, with the hats and the ball. {Bo} has to stay.
{Kim} got a hat. {pop} got a hat. Who got no hat? {Bo}.

<"Off we go," said {pop}.|"Come on, {Kim}," said {pop}.>
* low | {Kim} did not go. [1-3: Not one step.]

# 15
= {Kim} has come out as far as the step in {his} hat, and looks back at {Bo}.
Out there was the park. It had a swing. [roomy: It had <a big, fast slide|ducks>.]

{Kim} looked back, and there was {Bo}.
* low | The hat was hot. It was tight, too.

# 16
= {Kim} says something small. {pop} bends down to hear.
"Not {Bo}," said {Kim}. It came out as small as {pip}.

[deed: Once, {Kim} {deed}. [back: That was {back.at}. This was here. | This was like that.] | "What did you say?" said {pop}.]

"NOT {Bo}!" It was big now. "Oh?" said {pop}. "Then who did that?"

# 17
= {Kim} stands by the red wall and tells {pop}.
"Me," said {Kim}. {His} nose got hot. "The dot was me. The bug was me. The rain was me."

"And the grass?" said {pop}.

{Kim} looked at the grass. "It did not just grow."

# 18
= {Kim} is close to {Bo}. {pop} takes the hats back.
"Oh, {Kim}," said {pop}. [roomy: It was a big oh.] No park. He took the hats back, and got a bucket.

"It was not you, {Bo}," said {Kim}. [dog: {Bo} gave {Kim} a lick. | cat: {Bo} had known it all day. | bird: {Bo} sat close to {Kim}. | fish: {Bo} blew {Kim} a bubble. | rabbit: {Bo} gave {Kim} a bump. | guineapig: {Bo} said a small, good wheek. | hamster: {Bo} went up {Kim's} arm. | horse: {Bo} put a nose on {Kim}. | lizard: {Bo} held on to {Kim}. | toy: {Bo} got a squash. | {Bo} did not mind a bit.]
* joy |

# 19
= {Kim} and {pop} rub the wall with wet cloths. Just the bug is left.
{Rub}, {rub}, {rub}! Off went the rain. Off went the grass.
* joy | <It took all day, and two arms.|It took a day and a bit.>
* joy |

"Bye, bug," said {Kim}. [roomy: It was such a good bug.] {Rub}.

# 20
= The wall is white. Far up on it is one red dot. {Kim} points at it. {pop} has the crayon.
* joy | Then the wall was white, top to toe.
But what was that? A dot! It was up, up, up. {Kim} can't go that high.

"Who did that?" said {Kim}.

{pop} had the crayon. "Not..." said {pop}. "Oh. Me."

## dog
see: {Bo+} had a sniff at the red. Wag, wag!
red: {Bo} said woof at it. It did not run.
low: {Bo} put {their} chin down on the floor.
joy: {Bo} got the wet cloth. Flap, flap, flap!

## dog 2
see: "Shh!" said {Kim} to {Bo+}. Thump went a tail.
red: {Bo} gave it a lick. Bleh!
low: There was no thump in {Bo's} tail.
joy: Thump, thump, thump! That was {Bo}, wet and glad.

## cat
see: {Bo+} saw it. Cats see it all.
red: {Bo} sat by the red, so as not to look.
low: {Bo} looked at {Kim}. It was a long look.
joy: {Bo} got one wet paw. Shake, shake, shake!

## cat 2
see: {Bo+} shut one eye. The other one saw it.
red: Now {Bo} had the two eyes shut.
low: Nobody gave {Bo} a pat.
joy: {Bo} went off to be dry. Flick, flick!

## bird
see: {Bo+} put {their} head on one side. Cheep?
red: "Cheep!" {Bo} had never seen that one fly.
low: {Bo} put {their} head in {their} wing.
joy: {Bo} went up, to be dry. Flap, flap!

## fish
see: {Bo+} saw it from the bowl. Blup?
red: {Bo} swam round to the other side.
low: {Bo} went round and round, but not for fun.
joy: Bubbles here, bubbles there! Some were from {Bo}.

## fish 2
see: Up came {Bo+}, to see. Red!
red: {Bo} hid by the weed. {Bo} did not see a thing.
low: {Bo} sat at the bottom, on a stone.
joy: One drop went in the bowl. {Bo} gave it a bump.

## rabbit
see: Up went one ear. That was {Bo+}.
red: {Bo} had a bite of it. It was not grass.
low: Down went the ears of {Bo}, one and two.
joy: Hop, hop, hop! {Bo} got drops on top.

## guineapig
see: "Wheek?" said {Bo+}. It was not food.
red: "Wheek!" {Bo} told it to go.
low: {Bo} hid {their} nose. It was dim in there.
joy: {Bo} ran round and round the bucket. Wheek!

## hamster
see: {Bo+} put the paper in one cheek.
red: {Bo} hid. {Kim} had to hide, and so did {Bo}.
low: Out came {Bo's} nose, and in it went.
joy: {Bo} ran with the cloth. Here! There! Here!

## horse
see: {Bo+} put in a big nose.
red: {Bo} was big, but {they} did not hide it.
low: {Bo} blew out. Hff. It was a sad hff.
joy: {Bo} drank up the bucket. That was no help.

## lizard
see: {Bo+} sat still. One eye went round.
red: Zip! {Bo} ran up close, to look.
low: {Bo} went as grey as the floor.
joy: Flick! {Bo} got one drop, right on the tongue.

## toy
see: {Kim} sat {Bo+} by the paper, to see.
red: {Kim} sat {Bo} by it. {Bo} fell over. Flop.
low: {Bo} had no hat, and no say.
joy: {Bo} got a wet ear, and then a hug.

## other
see: {Bo+} saw it, and did not tell.
red: {Bo} looked at it this way. {Bo} looked at it that way.
low: {Bo} went and sat in a dim bit.
joy: {Bo} got a bit wet, and a bit glad.

## duet
see: {Bo+} saw it. {Mo+} saw it. Who will tell?
red: {Bo} sat here. {Mo} sat there. It still was red.
low: {Bo} and {Mo} did not look at {Kim}.
joy: {Bo} got {Mo} wet. {Mo} got {Bo} wet. More!

## duet 2
see: Here sat {Bo+}. Here sat {Mo+}. Shh!
red: {Bo} hid by {Mo}. {Mo} hid by {Bo}.
low: {Bo} was sad, and so was {Mo}.
joy: {Bo} got a drop. {Mo} got a drop. Plip, plop!

## any eye
see: Did {Bo+} see? {Bo} did see.
red: Did {Bo} like it? {Bo} did not say.
low: {Bo} did not like this bit, not at all.
joy: Did {Bo} help? {Bo} sat on the cloth.

## any nap
see: {Bo+} lay still. One eye was out.
red: {Bo} woke up. Oh! {Bo} had a nap.
low: {Bo} had no nap. It was not nap time.
joy: {Bo} had a nap on the dry cloth.

## any hush
see: "Hush," said {Kim} to {Bo+}. {Bo} did hush.
red: "Do you like it, {Bo}?" said {Kim}. Hm.
low: "What, {Bo}?" said {Kim}. But {Kim} knew what.
joy: "You missed a bit," said the look on {Bo}.

## any close
see: {Bo+} came up close[fish: , bowl and all].
red: {Bo} went far off, to see all of it.
low: {Bo} came close to {Kim}, but not so close.
joy: {Bo} came close, and got a drop on top.
`
