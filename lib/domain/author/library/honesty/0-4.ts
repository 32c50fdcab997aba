// Want: more red, and then the park. In the way: one dot on the wall, and "Not me!". Engine: whatever hides it is bigger than it was.
// Turn: {Bo} has no way to say "Not me". Last image: a dot as high up as {pop} can reach. {pop} is always "he".
export const source = String.raw`
id: honesty-0-4
title: <Not Me|It Just Grew|Who Did That?|{Kim} and the Red, Red Dot>
skill: honesty
level: 0-4
set: say = [dog: woof | cat: mew | bird: cheep | fish: blup | rabbit: thump | guineapig: wheek | hamster: eek | horse: hrrr | lizard: hss | toy: squeak | hello]
refrain: "Who did that?" said {pop}. "Not me!" said {Kim}.
recall: the red bug
deed: told {pop} about a red bug
summary: There is one red dot on the wall. To hide the dot, it has to be a bug. To hide the bug, there has to be grass. "Who did that?" says {pop}. "Not me!" says {Kim}. "It just grew." But {Bo} can't say "Not me".
extra: elder = {pop} he
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
surprise: picture | The red goes up as far as {Kim} can go. | Look at the top of it, on page 10. | 10 scribble
surprise: picture | One dot is up too high for {Kim}. | Look up on the last page. | 20 scribble

# 1
@ living-room morning above | child: kneel happy holds crayon | elder: sit calm at far | all: sit curious looks Kim | props: drawing, paper, rug
= From above: {Kim} kneels on a rug and draws with a red crayon. The paper is full.
[somewhere: One day, {Kim} was {somewhere.at}. {He} had a crayon. | {Kim} had a crayon.] It was red, red, red!
* see | It had a good, fat tip.

{Swish}! {He} drew the sun. {Swish}! {He} drew [sequel: {recall} | place: {place.landmark} | {drew}]. [roomy: <Then the paper was full.|Then it was all red.>]

# 2
@ hallway morning wide | child: sit curious looks crayon holds crayon | elder: wave happy looks child | all: sit calm | props: drawing, paper
= {pop} goes off to get the hats. {Kim} looks at the crayon.
"Soon we go to the park," said {pop}. "I will get the hats."

{Kim} had a lot of red still. And look! There was the wall. [roomy: It was big, and so, so white.]

# 3
@ hallway noon close | child: reach happy looks scribble holds crayon | props: scribble "dot" at centre
= {Kim} puts one small red dot on a big white wall.
One dot. Just one! It was as small as {pip}.

Dot!
* see | It did not take long at all.

"There," said {Kim}. <"That is all."|"Just the one.">

# 4
@ hallway noon behind | child: crouch worried looks scribble | Bo: sit curious looks scribble | props: scribble "dot" at centre
= From behind, low down: {Kim} looks at the dot on the wall.
But you could see it! You could see it from the <lamp|door>. [1-4: You could see it from under the coats.]
* see | It sat there, and it was red.

Step, step, step. <Who was that?|Who was it?>

# 5
@ hallway noon medium | child: stand scared looks elder holds crayon at left | elder: stand curious looks scribble holds hat at right | Bo: look-up curious looks scribble | props: scribble "dot" at centre, hat
= {pop} has the hats, and looks at the dot. {Kim} holds the crayon.
It was {pop}. He had the hats. "Who did that?" said {pop}.

{Kim} put the crayon behind {his} back. "Not me!"

"Hm," said {pop}. He went off to get the ball.

# 6
@ hallway noon close | child: reach worried looks scribble holds crayon at left | props: scribble "bug" at centre
= {Kim} draws six legs on the dot. It has become a bug.
{Kim} had to hide that dot! [1-4: But how?] {He} gave it six legs. [roomy: One, two, three, four, five, six!]

<Now it was not a dot. It was a bug.|Now it was a bug. What dot?>
* red | It was a big, fat bug.

# 7
@ hallway noon wide | child: point scared looks scribble at left | elder: stand curious looks scribble holds ball at right | Bo: sit curious looks scribble | props: scribble "bug" at centre, ball
= {pop} has the ball. {Kim} points at the big red bug on the wall.
"Who did that?" said {pop}. Now he had the ball.

"Not me!" said {Kim}. "It is a bug."

"Hm," said {pop}. <"It is a red bug."|"It is a big bug.">
* red | The bug did not say who.

# 8
@ hallway golden medium | child: walk worried looks scribble holds crayon | props: scribble "grass" at centre
= {Kim} walks along the wall and draws long red grass.
{Kim} had to hide that bug! Bugs like grass. {Swish}, {swish}, {swish}!

[1-4: Grass by the coats!] <Grass|Red, red grass>, all the way to [home: {home.door} | the door]!
* red | It was long, it was thick, and it was red.

# 9
@ hallway golden wide | child: shrug scared looks elder | elder: hands-on-hips curious looks scribble | Bo: hide worried looks scribble | props: scribble "grass" at centre, bag at near
= There is red grass all along the wall. {Kim} shrugs. {pop} has put down his {bag}.
"WHO did that?" said {pop}. [event: He had the {event.food}, too. | occasion: He had a card, too. It said "{occasion}". | He had the {bag}, too.]

"Not me!" said {Kim}. "It just grew."

{pop} had a good look at it. "Grass does that," said {pop}. "Hm."
* red |

# 10
@ hallway golden behind | child: reach scared looks scribble holds crayon | Bo: look-up scared looks scribble | props: scribble "rain" at centre
= From behind: {Kim} reaches up as far as {he} can. The wall is red with rain from top to toe.
{Kim} had to hide that grass! So down came the rain. {Swish}, {swish}, {swish}!

[roomy: It went up to here.] It went as far up as {Kim} can go. Then there was no more white.

# 11
@ hallway golden close | child: crouch scared looks pet1 holds crayon | Bo: sit calm | props: scribble "rain" at centre, crayon
= {Kim} puts the red crayon down by {Bo}.
Step, step, step. Quick! Where can a crayon go? Not in a hat. {pop} had the hats.

{Kim} put it by [fish: {Bo's} bowl | {Bo}]. Then {he} sat down, and {was} as good as gold.

# 12
@ hallway dusk wide | child: sit scared looks elder | elder: stand cross looks pet1 | Bo: sit curious looks elder | all: sit worried looks scribble | props: scribble "rain" at centre, crayon
= {pop} stands in front of the red wall. {Kim} sits up straight. The crayon is by {Bo}.
In came {pop}. He looked at the wall [roomy: for a long, long time].

"Not me!" said {Kim}. But nobody had said, "Who did that?"

Then {pop} saw the crayon. "Oh, {Bo}!" he said.

# 13
@ hallway dusk close | child: sit worried looks pet1 | Bo: look-up sad looks Kim | props: scribble "rain" at centre, crayon
= {Bo} looks at {Kim}. {Kim} looks at the floor.
{Kim} can say, "Not me." But {Bo} can't. {Bo} can just say {say}. [roomy: "{Say}," said {Bo}.]

"No park for {Bo}," said {pop}.
* low | And what did {Kim} say? Not a thing.

# 14
@ hallway dusk medium | child: stand sad wears hat | elder: stand calm holds ball wears hat | Bo: lie sad | props: scribble "rain" at centre, ball, bag
= {Kim} and {pop} are by the door, with the hats and the ball. {Bo} has to stay.
{Kim} got a hat. {pop} got a hat. Who got no hat? {Bo}.

<"Off we go," said {pop}.|"Come on, {Kim}," said {pop}.>
* low | {Kim} did not go. [1-3: Not one step.]

# 15
@ [place: {place.id} | street] golden wide | child: stand sad looks pet1 wears hat | elder: walk calm at far wears hat | Bo: sit sad looks Kim at left | props: door at left
= {Kim} has come out as far as the step in {his} hat, and looks back at {Bo}.
Out there was the park. It had a swing. [roomy: It had <a big, fast slide|ducks>.]

{Kim} looked back, and there was {Bo}.
* low | The hat was hot. It was tight, too.

# 16
@ hallway dusk close | child: whisper scared looks elder wears hat | elder: crouch curious looks child at centre wears hat | Bo: look-up worried looks Kim | props: door, scribble "rain" at centre
= {Kim} says something small. {pop} bends down to hear.
"Not {Bo}," said {Kim}. It came out as small as {pip}.

[deed: Once, {Kim} {deed}. [back: That was {back.at}. This was here. | This was like that.] | "What did you say?" said {pop}.]

"NOT {Bo}!" It was big now. "Oh?" said {pop}. "Then who did that?"

# 17
@ hallway dusk medium | child: point scared looks scribble wears hat | elder: stand calm looks scribble wears hat | Bo: sit curious looks Kim | props: scribble "rain" at centre
= {Kim} stands by the red wall and tells {pop}.
"Me," said {Kim}. {His} nose got hot. "The dot was me. The bug was me. The rain was me."

"And the grass?" said {pop}.

{Kim} looked at the grass. "It did not just grow."

# 18
@ hallway dusk wide | child: hug sad looks pet1 | elder: walk calm holds hat | all: stand happy looks Kim | props: scribble "rain" at centre, hat
= {Kim} is close to {Bo}. {pop} takes the hats back.
"Oh, {Kim}," said {pop}. [roomy: It was a big oh.] No park. He took the hats back, and got a bucket.

"It was not you, {Bo}," said {Kim}. [dog: {Bo} gave {Kim} a lick. | cat: {Bo} had known it all day. | bird: {Bo} sat close to {Kim}. | fish: {Bo} blew {Kim} a bubble. | rabbit: {Bo} gave {Kim} a bump. | guineapig: {Bo} said a small, good wheek. | hamster: {Bo} went up {Kim's} arm. | horse: {Bo} put a nose on {Kim}. | lizard: {Bo} held on to {Kim}. | toy: {Bo} got a squash. | {Bo} did not mind a bit.]
* joy |

# 19
@ hallway lamp medium | child: reach calm looks scribble at left | elder: kneel calm looks scribble at right | all: sit happy | props: scribble "bug" at centre, bucket | event
= {Kim} and {pop} rub the wall with wet cloths. Just the bug is left.
{Rub}, {rub}, {rub}! Off went the rain. Off went the grass.
* joy | <It took all day, and two arms.|It took a day and a bit.>
* joy |

"Bye, bug," said {Kim}. [roomy: It was such a good bug.] {Rub}.

# 20
@ hallway lamp wide | child: point delighted looks scribble | elder: shrug worried looks child holds crayon | Bo: look-up happy looks scribble | all: sit happy | props: scribble "high" at left, bucket | event
= The wall is white. Far up on it is one red dot. {Kim} points at it. {pop} has the crayon.
* joy | Then the wall was white, top to toe.
But what was that? A dot! It was up, up, up. {Kim} can't go that high.

"Who did that?" said {Kim}.

{pop} had the crayon. "Not..." said {pop}. "Oh. Me."

## dog
see: {Bo+} had a sniff at the red. Wag, wag! // stand happy
red: {Bo} said woof at it. It did not run. // stand worried looks scribble
low: {Bo} put {their} chin down on the floor. // lie sad
joy: {Bo} got the wet cloth. Flap, flap, flap! // run delighted

## dog 2
see: "Shh!" said {Kim} to {Bo+}. Thump went a tail. // sit happy looks Kim
red: {Bo} gave it a lick. Bleh! // stand cross
low: There was no thump in {Bo's} tail. // lie sad
joy: Thump, thump, thump! That was {Bo}, wet and glad. // sit delighted

## cat
see: {Bo+} saw it. Cats see it all. // sit calm looks Kim
red: {Bo} sat by the red, so as not to look. // back-turned calm
low: {Bo} looked at {Kim}. It was a long look. // sit cross looks Kim
joy: {Bo} got one wet paw. Shake, shake, shake! // stand cross

## cat 2
see: {Bo+} shut one eye. The other one saw it. // lie calm
red: Now {Bo} had the two eyes shut. // sleep calm
low: Nobody gave {Bo} a pat. // sit sad
joy: {Bo} went off to be dry. Flick, flick! // walk proud

## bird
see: {Bo+} put {their} head on one side. Cheep? // perch curious looks Kim
red: "Cheep!" {Bo} had never seen that one fly. // fly curious looks scribble
low: {Bo} put {their} head in {their} wing. // hide sad
joy: {Bo} went up, to be dry. Flap, flap! // fly delighted

## fish
see: {Bo+} saw it from the bowl. Blup? // swim curious looks Kim
red: {Bo} swam round to the other side. // swim worried
low: {Bo} went round and round, but not for fun. // swim sad
joy: Bubbles here, bubbles there! Some were from {Bo}. // swim delighted

## fish 2
see: Up came {Bo+}, to see. Red! // look-up curious
red: {Bo} hid by the weed. {Bo} did not see a thing. // hide worried
low: {Bo} sat at the bottom, on a stone. // swim sad
joy: One drop went in the bowl. {Bo} gave it a bump. // swim happy

## rabbit
see: Up went one ear. That was {Bo+}. // sit curious looks Kim
red: {Bo} had a bite of it. It was not grass. // stand curious looks scribble
low: Down went the ears of {Bo}, one and two. // sit sad
joy: Hop, hop, hop! {Bo} got drops on top. // leap delighted

## guineapig
see: "Wheek?" said {Bo+}. It was not food. // look-up curious
red: "Wheek!" {Bo} told it to go. // stand worried looks scribble
low: {Bo} hid {their} nose. It was dim in there. // hide sad
joy: {Bo} ran round and round the bucket. Wheek! // run delighted

## hamster
see: {Bo+} put the paper in one cheek. // sit happy
red: {Bo} hid. {Kim} had to hide, and so did {Bo}. // hide worried
low: Out came {Bo's} nose, and in it went. // look-up sad
joy: {Bo} ran with the cloth. Here! There! Here! // run delighted

## horse
see: {Bo+} put in a big nose. // stand curious
red: {Bo} was big, but {they} did not hide it. // stand worried
low: {Bo} blew out. Hff. It was a sad hff. // stand sad looks Kim
joy: {Bo} drank up the bucket. That was no help. // stand happy

## lizard
see: {Bo+} sat still. One eye went round. // lie curious looks Kim
red: Zip! {Bo} ran up close, to look. // run curious looks scribble
low: {Bo} went as grey as the floor. // lie sad
joy: Flick! {Bo} got one drop, right on the tongue. // stand happy

## toy
see: {Kim} sat {Bo+} by the paper, to see. // sit happy
red: {Kim} sat {Bo} by it. {Bo} fell over. Flop. // lie worried
low: {Bo} had no hat, and no say. // sit sad
joy: {Bo} got a wet ear, and then a hug. // carried happy

## other
see: {Bo+} saw it, and did not tell. // stand calm looks Kim
red: {Bo} looked at it this way. {Bo} looked at it that way. // stand curious looks scribble
low: {Bo} went and sat in a dim bit. // hide sad
joy: {Bo} got a bit wet, and a bit glad. // stand happy

## duet
see: {Bo+} saw it. {Mo+} saw it. Who will tell? // sit curious looks Mo
red: {Bo} sat here. {Mo} sat there. It still was red. // sit worried looks Mo
low: {Bo} and {Mo} did not look at {Kim}. // sit sad looks Mo
joy: {Bo} got {Mo} wet. {Mo} got {Bo} wet. More! // leap delighted looks Mo

## duet 2
see: Here sat {Bo+}. Here sat {Mo+}. Shh! // sit calm looks Mo
red: {Bo} hid by {Mo}. {Mo} hid by {Bo}. // hide worried looks Mo
low: {Bo} was sad, and so was {Mo}. // sit sad looks Mo
joy: {Bo} got a drop. {Mo} got a drop. Plip, plop! // stand happy looks Mo

## any eye
see: Did {Bo+} see? {Bo} did see. // sit curious looks Kim
red: Did {Bo} like it? {Bo} did not say. // look-up curious looks scribble
low: {Bo} did not like this bit, not at all. // sit sad
joy: Did {Bo} help? {Bo} sat on the cloth. // sit happy

## any nap
see: {Bo+} lay still. One eye was out. // lie calm
red: {Bo} woke up. Oh! {Bo} had a nap. // sleep calm
low: {Bo} had no nap. It was not nap time. // lie worried
joy: {Bo} had a nap on the dry cloth. // sleep happy

## any hush
see: "Hush," said {Kim} to {Bo+}. {Bo} did hush. // sit calm looks Kim
red: "Do you like it, {Bo}?" said {Kim}. Hm. // look-up curious looks Kim
low: "What, {Bo}?" said {Kim}. But {Kim} knew what. // look-up sad looks Kim
joy: "You missed a bit," said the look on {Bo}. // sit proud

## any close
see: {Bo+} came up close[fish: , bowl and all]. // look-up curious looks Kim
red: {Bo} went far off, to see all of it. // back-turned curious
low: {Bo} came close to {Kim}, but not so close. // sit sad looks Kim
joy: {Bo} came close, and got a drop on top. // look-up happy
`
