// Want: to be the front half of the cow. In the way: so does {otto}, and a cow has one front. Engine: what such a cow does, and cows don't.
// Turn: {Kim} takes the back, and asks what there is to see. Last image: a bow, at both ends. {otto} is "he", {ms} "she".
export const source = String.raw`
id: teamwork-5-8
title: <Both Ends of the Cow|Cows Don't Do That|Half a Cow>
skill: teamwork
level: 5-8
refrain: "Cows don't do that," said {ms}.
recall: the cow with two ends
deed: was the back half of a cow
summary: There is one cow in the school play, and it's {Kim} and {otto}. Both of them want to be the front, which has the eyelashes. So the cow looks both ways, and goes nowhere. The play is on Friday.
extra: friend = {otto} he
extra: grownup = {ms} she
pick: otto = Oliver, Rafferty, Gideon, Dominic, Benedict, Xavier, Emilio
pick: ms = Miss Ferreira, Miss Adebayo, Miss Okonkwo, Miss Petrova, Miss Tanaka
pick: smell = carpet, old tents, somebody's uncle, hamster
pick: bump = the piano, a sheep, the fire bucket, the scenery
pick: wash = a towel, a wet rug, a sack of potatoes
pick: prize = an encore, three cheers, flowers
pick: seen = Kerb, Gate, Step
word: eyelashes = the hairs round an eye
word: admired = looked at because you are so fine
word: galloped = ran like a horse, or a cow in a hurry
word: barn = a big farm shed
word: belt = a band round the middle, to keep trousers up
word: cardboard = thick, stiff paper, as boxes are made of
question: Why did both of them want the front?
question: What can the front do that the back can't? What can the back do?
question: What did {Kim} ask {otto} to tell {him}?
question: Who saved the barn, the front or the back?
question: What are you the back half of?
activity: act | Be a cow with somebody. One says what is there, and the other says "ready". Can you get round a chair?
activity: make | Draw a cow on folded paper, one half each, without looking. Then open it.
activity: sound | Moo with one mouth: one begins, and one goes on, with no gap.
surprise: word | {ms} says it one more time at the end, and means something else. | Read page 17 again.
surprise: picture | The two halves go home on two sides of the street. | Look at page 10, and at page 15. | 10 cow-front, 10 cow-back, 15 cow-front, 15 cow-back

# 1
@ school morning wide | child: look-up delighted looks cow | friend: look-up delighted looks cow | all: look-up curious looks cow | props: cow
= In the school hall, {Kim} and {otto} look at a cow costume for two.
The school play [place: {place.at} | somewhere: {somewhere.at}] was about a farm. There was one cow in it, and the cow was {Kim} and {otto}.

"I'll be the front," said {Kim}.

"I'll be the front," said {otto}. [sequel&1-3&!somewhere: Not even {recall} had begun so badly.]

# 2
@ school morning close | child: reach happy looks cow-front | friend: reach happy looks cow-front | Bo: sit curious looks cow-front | props: cow-front, cow-back, bench
= {Kim} and {otto} both have hold of the cow's head. The tail lies on the floor.
The front had the head, the eyelashes and all the mooing. The back had a tail, and the dark.
* cast | <It was quite a good tail.|Nobody ever asked for the tail.>

# 3
@ stage noon wide | child: stand happy | friend: stand happy | grownup: point happy | all: stand proud | props: cow, hay
= On the stage, {ms} tells everyone who they are to be in the play.
The rest of the farm was easy, since nobody else in it had two ends.
* cast | <There were nine sheep, in woolly jumpers.|The barn was cardboard, and rather tall.>
* cast |

# 4
@ stage noon medium | child: carry proud holds cow-front | friend: carry cross looks child holds cow-front | Bo: stand curious looks Kim | props: hay
= {Kim} and {otto} are both in front halves. Nobody is in the back.
So the first cow had two fronts. It could look both ways, and moo in two voices, but it couldn't leave.
* cast | <The tail lay by itself, in a corner.|It pulled until its buttons popped.>

"Cows don't do that," said {ms}.

# 5
@ stage noon close | child: carry sad holds cow-back | props: hay
= {Kim} is in the back half of the cow, and looks gloomy.
They tossed for it, and {Kim} was the back. It was dark, and smelled of {smell}. All that {he} could see was {otto's} belt.

"Moo," said {Kim}, to the belt. [roomy: It wasn't the same.]

# 6
@ stage golden wide | child: carry worried holds cow-back | friend: carry proud holds cow-front | Bo: look-up worried looks Kim | props: hay, rope
= The front of the cow walks one way, and the back walks the other.
The front turned left, but nobody had told the back, so it continued. The cow grew longer, and longer, and went ping.
* mess | <Two of the buttons were never found.|The back met {bump}.>

"Cows don't do that," said {ms}.

# 7
@ stage golden medium | child: carry happy holds cow-front | friend: carry cross holds cow-back | Bo: stand curious | props: hay, drum
= Now {Kim} is the front, with long eyelashes. {otto} is the back, and has stopped.
Then they changed over, and {Kim} [roomy: came on to be admired, batting {his} | batted {his}] eyelashes. The back had stopped to do up a shoe.
* mess | <So the cow lay down, but only half.|The cow sat, at one end.>

# 8
@ stage golden wide | child: carry scared holds cow-front | friend: carry scared holds cow-back | all: look-up worried looks Kim | props: fence, hay
= The cow hangs on a small fence, with its front on one side and its back on the other.
There was a fence to go round, so the front went left, the back right. There hung the cow, like {wash}.
* mess | <It was there for some time.|A sheep had to be moved.>

"Cows don't do that," said {ms}.

# 9
@ school golden medium | child: hands-on-hips cross looks friend holds cow-back | friend: hands-on-hips cross looks child holds cow-front | Bo: sit worried looks Kim | props: bench
= {Kim} and {otto} argue, each in half a cow.
"You don't look where we're going!" said {Kim}.

"You don't go where I'm looking!" said {otto}.

They were both right, which <made it worse|didn't help>, so they undid the last button.

# 10
@ street dusk wide | child: walk cross holds cow-back | friend: walk cross at right holds cow-front | Bo: walk sad looks Kim | props: lamp
= One half of a cow walks home on one side of the street, and the other half on the other side.
The back of the cow travelled home along one side of the street. The front took the other.
* low | <A man on a bicycle stopped, and counted legs.|People looked from one to the other, and walked faster.>

# 11
@ bedroom lamp medium | child: sit sad looks mirror holds cow-back | all: sit sad looks Kim | props: mirror, bed
= {Kim} sits at home in the back half of a cow, and looks in the mirror.
There isn't much that half a cow can do [apartment: in a flat | caravan: in a caravan | houseboat: on a houseboat]. {Kim} wagged, but with nobody in front, it didn't mean anything.
* low | <The mirror showed a sort of sofa.|The play was on Friday.>

# 12
@ garden dusk behind | child: look-up sad looks friend | friend: sit sad at far holds cow-front | Bo: sit sad | props: fence
= From behind: {Kim} looks over the fence. Across the way, {otto} sits in the front half, with its eyelashes down.
Over the road, the front half was sitting on its own lawn. It had long eyelashes, all pointing down.
* low | <It did not even chew.|"Moo," it said, to nobody.>

# 13
@ bedroom lamp close | child: crouch curious looks pet1 | Bo: walk calm | props: rug
= {Kim} crouches on the rug, and watches how {Bo} goes along.
[dog: {Bo} trotted by. The front sniffed left, and the back was already coming. | cat: {Bo} walked by. The front slid round the bed, and the back came after, like water. | bird: {Bo} hopped by. One foot never asked the other foot. | fish: {Bo} swam by. The front did the looking, and the tail did the going. | rabbit: {Bo} hopped by. The back did all the work, and the front said where. | guineapig: {Bo} ran by, with both ends going "wheek", together. | hamster: {Bo} ran by. The front sniffed, and the back believed it. | horse: {Bo} went by, for a long time, and both ends agreed. | lizard: {Bo} ran by. The head went round a corner, and so did the tail, later. | toy: {Kim} walked {Bo} by. When the front went, the back came too. | {Bo} went by. The front went first, and the back came with it.]

{Kim} looked at the front, and then at the back. [deed: {He} once {deed}[back: , {back.at}], but slowly.] "Oh," {he} said.

# 14
@ hallway lamp medium | child: stand worried looks friend holds cow-back | friend: stand curious looks child holds cow-front | Bo: sit calm looks Kim | props: door
= {Kim} stands at {otto's} door in the back half of the cow.
{Kim} knocked at {otto's} door. "I'll be the back," {he} said. It came out small, so {he} repeated it. "But you must tell me what you see."

"I can't see my feet," said {otto}, "so tell me those."

# 15
@ [place: {place.id} | street] night medium | child: carry happy holds cow-back | friend: carry happy holds cow-front | all: walk happy looks Kim | props: lamp
= A whole cow walks along the street at night, with four legs in step.
They practised in the dark, all round the block. "{seen}," said the front, and "Ready," said the back.

"Puddle." "Ready." "[place: {place.Creature} | Mrs Pell's cat]." "Ready."

<A real dog barked at them|Somebody's real dog barked>[roomy: , and they took it as praise].

# 16
@ stage lamp wide | child: carry proud holds cow-back | friend: carry proud holds cow-front | all: stand proud | props: hay, fence | event
= On the night of the play, the cow walks on to the stage, and everyone is there.
On Friday[first-day-of-school: , as on the first day of school,|event: , {event.is} or not,|occasion: , "{occasion}" or not,] the hall was full. On came the cow, and it walked like a cow. "Fence," said the front, and "Ready," said the back, and round it went.

Then something enormous said creak, behind them.

# 17
@ stage lamp medium | child: carry worried holds cow-back | friend: carry worried holds cow-front | Bo: look-up scared | props: tipping-barn at left, hay
= The cardboard barn tips over, and the cow stands under it and holds it up.
The barn was toppling over, on to the smallest sheep.

"Barn!" said the front. "Ready!" said the back. The whole cow galloped, [roomy: caught the barn on its back, and mooed for help | and caught the barn on its back].

"Cows don't do that," whispered {ms}.

# 18
@ stage lamp wide | child: carry delighted holds cow-back | friend: carry delighted holds cow-front | grownup: celebrate delighted | all: stand delighted | props: hay
= Everyone in the hall stands up and claps.
People stood on their chairs. They gave the cow {prize}, and it wasn't even the end.
* joy | <The smallest sheep would not let go of it.|Somebody at the back shouted, "More cow!">
* joy |

# 19
@ stage lamp close | child: carry happy holds cow-back | props: hay
= In the back half of the cow, {Kim} grins.
Everybody looked at the eyelashes.
* joy | <It was dark in the back, and it still smelled.|{Kim} could hear it all, through the hide.>
* joy |

So {Kim}, in the dark, gave the tail one small wag. It got the longest laugh of the evening.

# 20
@ stage lamp behind | child: carry proud holds cow-back | friend: carry proud holds cow-front | all: stand happy | props: hay, ribbon
= From behind: the cow takes a bow.
"Bow," said the front.

"Ready," said the back.

So the cow bowed at the front, which was only half of it. Then it bowed at the back.

## dog
cast: {Bo+} was cast as a sheep, and kept it together. // stand proud
mess: {Bo} rounded up the cow, from both ends. // run happy
low: {Bo} stood where the front should be, and wagged. // stand sad
joy: {Bo} barked for more, and got some. // leap delighted

## dog 2
cast: {Bo+} was a sheepdog, after some thought. // sit proud
mess: {Bo} fetched a button, and then ate it. // stand happy
low: {Bo} sat down by half a cow. // sit sad
joy: {Bo} licked the cow, at the right end. // stand delighted

## cat
cast: {Bo+} was asked to be a cat, and refused. // sit proud
mess: Only {Bo} was in the right place, asleep. // lie calm
low: {Bo} played with the tail, but not for long. // sit sad
joy: {Bo} took a bow that wasn't in the play. // stand proud

## cat 2
cast: {Bo+} was the mouse catcher. There was no mouse. // sit calm
mess: {Bo} hid behind the cow, whichever way that was. // hide curious
low: {Bo} lay down in the empty half, to keep it warm. // lie sad
joy: {Bo} was clapped, and allowed it. // sit proud

## bird
cast: {Bo+} was the cockerel, and got up early for it. // perch proud
mess: {Bo} said moo, quite well, and muddled everyone. // perch delighted
low: {Bo} said moo, but with no heart in it. // perch sad
joy: {Bo} crowed, at night, and nobody minded. // perch delighted

## fish
cast: {Bo+} was the duck pond. // swim proud
mess: {Bo} saw a cow go by, and then more cow. // swim curious
low: {Bo} swam with the front only, and the tail hung. // swim sad
joy: {Bo} made waves, and was in the newspaper. // swim delighted

## fish 2
cast: {Bo+} had one line, and it was "blup". // look-up happy
mess: {Bo} said it in the wrong place. // look-up worried
low: {Bo} had nothing to say about it. // hide sad
joy: "Blup," said {Bo}, and brought the house down. // swim delighted

## rabbit
cast: {Bo+} was a rabbit, and not just pretending. // sit proud
mess: {Bo} ate the grass, which was paper. // sit happy
low: {Bo} put one ear up, and one ear down. // sit sad
joy: {Bo} jumped the fence twice, to show them. // leap delighted

## guineapig
cast: {Bo+} was a pig, with the word guinea left off. // stand proud
mess: {Bo} laughed. It sounded like "wheek". // look-up delighted
low: {Bo} hid behind the tail, and did not laugh. // hide sad
joy: {Bo} ran three times round the stage, for joy. // run delighted

## hamster
cast: {Bo+} kept the corn, in both cheeks. // stand happy
mess: {Bo} ran through the cow, from end to end. // run happy
low: {Bo} gave {Kim} the last of the corn. // stand sad looks Kim
joy: {Bo} stood up tall, for the back row. // stand proud

## horse
cast: {Bo+} was asked to be a horse, and was a natural. // stand proud
mess: {Bo} looked at the cow, and shook {their} head. // stand calm
low: {Bo} leaned over the fence, and sighed on {Kim}. // stand sad looks Kim
joy: {Bo} stamped, which is how a horse claps. // stand delighted

## lizard
cast: {Bo+} was a weather vane, and never moved. // stand proud
mess: {Bo} dropped {their} part, and ran off with another. // run happy
low: {Bo} went the colour of the rug. // lie sad
joy: {Bo} was in the light, and it was warm. // lie delighted

## toy
cast: {Bo+} was the scarecrow, and knew the part. // sit proud
mess: The cow trod on {Bo}, at both ends. // lie worried
low: {Bo} sat between two halves of nothing. // sit sad
joy: {Bo} fell over at the right moment. // lie happy

## other
cast: {Bo+} was to be something, on the night. // stand curious
mess: {Bo} got out of the way, the other way. // walk worried
low: {Bo} looked at {Kim}, and then across the road. // sit sad
joy: {Bo} was cheered by name, twice. // stand delighted

## duet
cast: {Bo+} and {Mo+} were to be the geese. // sit cross looks Mo
mess: {Bo} followed the front, and {Mo} followed the back. // walk worried looks Mo
low: {Bo} sat by {Mo}, end to end. // sit sad looks Mo
joy: {Bo} and {Mo} came on late, and honked. // walk proud looks Mo

## duet 2
cast: {Bo+} was the hen, and {Mo+} the egg. // sit proud looks Mo
mess: {Bo} bumped into {Mo}, like the cow. // stand worried looks Mo
low: {Bo} looked at {Mo}, and neither of them mooed. // sit sad looks Mo
joy: {Bo} clapped {Mo} on the back, or tried to. // sit happy looks Mo

## any part
cast: {Bo+} was a tree, and swayed. // stand calm
mess: {Bo} became a tree lying down. // lie worried
low: {Bo} gave up being a tree, and sat with {Kim}. // sit sad looks Kim
joy: {Bo} was clapped, leaves and all. // stand delighted

## any crowd
cast: {Bo+} was the crowd, all of it. // sit proud
mess: {Bo} booed, but kindly. // sit happy
low: {Bo} didn't know which half to look at. // sit sad
joy: {Bo} cheered until {they} fell off. // look-up delighted

## any help
cast: {Bo+} had the string that worked the moon. // look-up proud
mess: {Bo} let go, and the moon fell down. // stand worried
low: {Bo} laid one end of a biscuit by {Kim}. // sit sad looks Kim
joy: {Bo} pulled the moon up, a bit early. // stand delighted

## any late
cast: {Bo+} had been late, and was the hay. // lie calm
mess: Somebody sat on {Bo}, who was the hay. // lie cross
low: {Bo} was not the hay now, just {Bo}. // lie sad
joy: {Bo} was the best hay ever. // lie proud
`
