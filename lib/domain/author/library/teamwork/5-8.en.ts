export const words = String.raw`
title: <Both Ends of the Cow|Cows Don't Do That|Half a Cow>
refrain: "Cows don't do that," said {ms}.
recall: the cow with two ends
deed: was the back half of a cow
summary: There is one cow in the school play, and it's {Kim} and {otto}. Both of them want to be the front, which has the eyelashes. So the cow looks both ways, and goes nowhere. The play is on Friday.
extra: friend = {otto}
extra: grownup = {ms}
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
surprise: {ms} says it one more time at the end, and means something else. | Read page 17 again.
surprise: The two halves go home on two sides of the street. | Look at page 10, and at page 15.

# 1
= In the school hall, {Kim} and {otto} look at a cow costume for two.
The school play [place: {place.at} | somewhere: {somewhere.at}] was about a farm. There was one cow in it, and the cow was {Kim} and {otto}.

"I'll be the front," said {Kim}.

"I'll be the front," said {otto}. [sequel&1-3&!somewhere: Not even {recall} had begun so badly.]

# 2
= {Kim} and {otto} both have hold of the cow's head. The tail lies on the floor.
The front had the head, the eyelashes and all the mooing. The back had a tail, and the dark.
* cast | <It was quite a good tail.|Nobody ever asked for the tail.>

# 3
= On the stage, {ms} tells everyone who they are to be in the play.
The rest of the farm was easy, since nobody else in it had two ends.
* cast | <There were nine sheep, in woolly jumpers.|The barn was cardboard, and rather tall.>
* cast |

# 4
= {Kim} and {otto} are both in front halves. Nobody is in the back.
So the first cow had two fronts. It could look both ways, and moo in two voices, but it couldn't leave.
* cast | <The tail lay by itself, in a corner.|It pulled until its buttons popped.>

"Cows don't do that," said {ms}.

# 5
= {Kim} is in the back half of the cow, and looks gloomy.
They tossed for it, and {Kim} was the back. It was dark, and smelled of {smell}. All that {he} could see was {otto's} belt.

"Moo," said {Kim}, to the belt. [roomy: It wasn't the same.]

# 6
= The front of the cow walks one way, and the back walks the other.
The front turned left, but nobody had told the back, so it continued. The cow grew longer, and longer, and went ping.
* mess | <Two of the buttons were never found.|The back met {bump}.>

"Cows don't do that," said {ms}.

# 7
= Now {Kim} is the front, with long eyelashes. {otto} is the back, and has stopped.
Then they changed over, and {Kim} [roomy: came on to be admired, batting {his} | batted {his}] eyelashes. The back had stopped to do up a shoe.
* mess | <So the cow lay down, but only half.|The cow sat, at one end.>

# 8
= The cow hangs on a small fence, with its front on one side and its back on the other.
There was a fence to go round, so the front went left, the back right. There hung the cow, like {wash}.
* mess | <It was there for some time.|A sheep had to be moved.>

"Cows don't do that," said {ms}.

# 9
= {Kim} and {otto} argue, each in half a cow.
"You don't look where we're going!" said {Kim}.

"You don't go where I'm looking!" said {otto}.

They were both right, which <made it worse|didn't help>, so they undid the last button.

# 10
= One half of a cow walks home on one side of the street, and the other half on the other side.
The back of the cow travelled home along one side of the street. The front took the other.
* low | <A man on a bicycle stopped, and counted legs.|People looked from one to the other, and walked faster.>

# 11
= {Kim} sits at home in the back half of a cow, and looks in the mirror.
There isn't much that half a cow can do [apartment: in a flat | caravan: in a caravan | houseboat: on a houseboat]. {Kim} wagged, but with nobody in front, it didn't mean anything.
* low | <The mirror showed a sort of sofa.|The play was on Friday.>

# 12
= From behind: {Kim} looks over the fence. Across the way, {otto} sits in the front half, with its eyelashes down.
Over the road, the front half was sitting on its own lawn. It had long eyelashes, all pointing down.
* low | <It did not even chew.|"Moo," it said, to nobody.>

# 13
= {Kim} crouches on the rug, and watches how {Bo} goes along.
[dog: {Bo} trotted by. The front sniffed left, and the back was already coming. | cat: {Bo} walked by. The front slid round the bed, and the back came after, like water. | bird: {Bo} hopped by. One foot never asked the other foot. | fish: {Bo} swam by. The front did the looking, and the tail did the going. | rabbit: {Bo} hopped by. The back did all the work, and the front said where. | guineapig: {Bo} ran by, with both ends going "wheek", together. | hamster: {Bo} ran by. The front sniffed, and the back believed it. | horse: {Bo} went by, for a long time, and both ends agreed. | lizard: {Bo} ran by. The head went round a corner, and so did the tail, later. | toy: {Kim} walked {Bo} by. When the front went, the back came too. | {Bo} went by. The front went first, and the back came with it.]

{Kim} looked at the front, and then at the back. [deed: {He} once {deed}[back: , {back.at}], but slowly.] "Oh," {he} said.

# 14
= {Kim} stands at {otto's} door in the back half of the cow.
{Kim} knocked at {otto's} door. "I'll be the back," {he} said. It came out small, so {he} repeated it. "But you must tell me what you see."

"I can't see my feet," said {otto}, "so tell me those."

# 15
= A whole cow walks along the street at night, with four legs in step.
They practised in the dark, all round the block. "{seen}," said the front, and "Ready," said the back.

"Puddle." "Ready." "[place: {place.Creature} | Mrs Pell's cat]." "Ready."

<A real dog barked at them|Somebody's real dog barked>[roomy: , and they took it as praise].

# 16
= On the night of the play, the cow walks on to the stage, and everyone is there.
On Friday[first-day-of-school: , as on the first day of school,|event: , {event.is} or not,|occasion: , {occasion},] the hall was full. On came the cow, and it walked like a cow. "Fence," said the front, and "Ready," said the back, and round it went.

Then something enormous said creak, behind them.

# 17
= The cardboard barn tips over, and the cow stands under it and holds it up.
The barn was toppling over, on to the smallest sheep.

"Barn!" said the front. "Ready!" said the back. The whole cow galloped, [roomy: caught the barn on its back, and mooed for help | and caught the barn on its back].

"Cows don't do that," whispered {ms}.

# 18
= Everyone in the hall stands up and claps.
People stood on their chairs. They gave the cow {prize}, and it wasn't even the end.
* joy | <The smallest sheep would not let go of it.|Somebody at the back shouted, "More cow!">
* joy |

# 19
= In the back half of the cow, {Kim} grins.
Everybody looked at the eyelashes.
* joy | <It was dark in the back, and it still smelled.|{Kim} could hear it all, through the hide.>
* joy |

So {Kim}, in the dark, gave the tail one small wag. It got the longest laugh of the evening.

# 20
= From behind: the cow takes a bow.
"Bow," said the front.

"Ready," said the back.

So the cow bowed at the front, which was only half of it. Then it bowed at the back.

## dog
cast: {Bo+} was cast as a sheep, and kept it together.
mess: {Bo} rounded up the cow, from both ends.
low: {Bo} stood where the front should be, and wagged.
joy: {Bo} barked for more, and got some.

## dog 2
cast: {Bo+} was a sheepdog, after some thought.
mess: {Bo} fetched a button, and then ate it.
low: {Bo} sat down by half a cow.
joy: {Bo} licked the cow, at the right end.

## cat
cast: {Bo+} was asked to be a cat, and refused.
mess: Only {Bo} was in the right place, asleep.
low: {Bo} played with the tail, but not for long.
joy: {Bo} took a bow that wasn't in the play.

## cat 2
cast: {Bo+} was the mouse catcher. There was no mouse.
mess: {Bo} hid behind the cow, whichever way that was.
low: {Bo} lay down in the empty half, to keep it warm.
joy: {Bo} was clapped, and allowed it.

## bird
cast: {Bo+} was the cockerel, and got up early for it.
mess: {Bo} said moo, quite well, and muddled everyone.
low: {Bo} said moo, but with no heart in it.
joy: {Bo} crowed, at night, and nobody minded.

## fish
cast: {Bo+} was the duck pond.
mess: {Bo} saw a cow go by, and then more cow.
low: {Bo} swam with the front only, and the tail hung.
joy: {Bo} made waves, and was in the newspaper.

## fish 2
cast: {Bo+} had one line, and it was "blup".
mess: {Bo} said it in the wrong place.
low: {Bo} had nothing to say about it.
joy: "Blup," said {Bo}, and brought the house down.

## rabbit
cast: {Bo+} was a rabbit, and not just pretending.
mess: {Bo} ate the grass, which was paper.
low: {Bo} put one ear up, and one ear down.
joy: {Bo} jumped the fence twice, to show them.

## guineapig
cast: {Bo+} was a pig, with the word guinea left off.
mess: {Bo} laughed. It sounded like "wheek".
low: {Bo} hid behind the tail, and did not laugh.
joy: {Bo} ran three times round the stage, for joy.

## hamster
cast: {Bo+} kept the corn, in both cheeks.
mess: {Bo} ran through the cow, from end to end.
low: {Bo} gave {Kim} the last of the corn.
joy: {Bo} stood up tall, for the back row.

## horse
cast: {Bo+} was asked to be a horse, and was a natural.
mess: {Bo} looked at the cow, and shook {their} head.
low: {Bo} leaned over the fence, and sighed on {Kim}.
joy: {Bo} stamped, which is how a horse claps.

## lizard
cast: {Bo+} was a weather vane, and never moved.
mess: {Bo} dropped {their} part, and ran off with another.
low: {Bo} went the colour of the rug.
joy: {Bo} was in the light, and it was warm.

## toy
cast: {Bo+} was the scarecrow, and knew the part.
mess: The cow trod on {Bo}, at both ends.
low: {Bo} sat between two halves of nothing.
joy: {Bo} fell over at the right moment.

## other
cast: {Bo+} was to be something, on the night.
mess: {Bo} got out of the way, the other way.
low: {Bo} looked at {Kim}, and then across the road.
joy: {Bo} was cheered by name, twice.

## duet
cast: {Bo+} and {Mo+} were to be the geese.
mess: {Bo} followed the front, and {Mo} followed the back.
low: {Bo} sat by {Mo}, end to end.
joy: {Bo} and {Mo} came on late, and honked.

## duet 2
cast: {Bo+} was the hen, and {Mo+} the egg.
mess: {Bo} bumped into {Mo}, like the cow.
low: {Bo} looked at {Mo}, and neither of them mooed.
joy: {Bo} clapped {Mo} on the back, or tried to.

## any part
cast: {Bo+} was a tree, and swayed.
mess: {Bo} became a tree lying down.
low: {Bo} gave up being a tree, and sat with {Kim}.
joy: {Bo} was clapped, leaves and all.

## any crowd
cast: {Bo+} was the crowd, all of it.
mess: {Bo} booed, but kindly.
low: {Bo} didn't know which half to look at.
joy: {Bo} cheered until {they} fell off.

## any help
cast: {Bo+} had the string that worked the moon.
mess: {Bo} let go, and the moon fell down.
low: {Bo} laid one end of a biscuit by {Kim}.
joy: {Bo} pulled the moon up, a bit early.

## any late
cast: {Bo+} had been late, and was the hay.
mess: Somebody sat on {Bo}, who was the hay.
low: {Bo} was not the hay now, just {Bo}.
joy: {Bo} was the best hay ever.
`
