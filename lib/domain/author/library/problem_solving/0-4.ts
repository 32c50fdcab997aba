// Want: to bring the best stick home. In the way: it is long, and the door is not. Engine: bump, from every side; the door is open as can be.
// Turn: {Bo} goes in nose first; from the end, a long stick is a dot. Last image: all of them to bed, nose first. {zak} is "he".
export const source = String.raw`
id: problem-solving-0-4
title: <Bump, Said the Door|{Kim} and the Stick|The Best Stick There Is>
skill: problem_solving
level: 0-4
refrain: Bump, said the door.
recall: the best stick
deed: got a long stick home, nose first
summary: {Kim} has the best stick there is. It is as long as {long}, and it has to come home. Bump, says the door. {Kim} goes at it fast, and high, and low. Bump, bump, bump! How can a long stick go in at a thin door?
extra: friend = {zak} he
pick: zak = Zak, Ned, Kit, Ravi, Hugo, Tao, Eli
pick: long = a bus, a bed, a boat, a bath
pick: tick = fence, wall, bins
pick: fast = a train, a fire truck, a horse, a rocket
pick: tea = soup, stew, broth
pick: hop = a bug, an ant, a leaf
pick: tickle = somebody's ear, the lamp, a man's hat
word: stick = a long, thin bit of a tree
word: door = the way in
word: bump = when a thing will not let you by
word: middle = not this end and not that end
word: nose = what you smell with, and what goes first
word: dot = a small, round spot
question: What was so good about the stick?
question: How many ways did {Kim} go at the door?
question: Why did {Kim} not want to snap it?
question: What did {Kim} see, from the end of the stick?
question: What have you got that is long one way, and thin the other way?
activity: look | Look at a spoon from the side, and then from the end, with one eye. | What is it now?
activity: sound | Be the door. When the stick comes, say it. | Bump ; Bump ; ...
activity: move | Go in at a door in ten ways. | high ; low ; this side ; that side ; nose first
surprise: look | Somebody goes in nose first, long before {Kim} does. | Who can go in at the door on page 6? Look at their noses. | 6 open-door
surprise: sound | The door says bump a lot. In the end it says not one thing. | On which page is it so still?

# 1
@ forest morning medium | child: crouch curious looks stick | all: look-up curious | props: stick at left, stick at right, leaf
= {Kim} looks at sticks on the ground in a wood. Most of them are small.
Here is a stick. Here is a stick. Here is a stick with {hop} on it.

And here, under it all, is THE stick.

# 2
@ forest morning wide | child: carry delighted holds long-stick | Bo: look-up curious looks Kim | props: leaf
= {Kim} holds up a long, long stick. It goes far out on both sides.
Oh, what a stick! [1-4: It went on, and on.] It was as long as {long}. {Kim} had it by the middle.
* find | <"You can be mine," said {Kim}.|"Do come home," said {Kim} to it.>

# 3
@ [place: {place.id} | street] morning wide | child: carry happy holds long-stick | all: walk happy looks Kim | props: fence
= {Kim} walks home along a fence with the long stick.
So the stick came home[1-4: , past it all]. Tick, tick, tick, it went, on the {tick}. [place: It went by {place.landmark}. | somewhere: What a stick, {somewhere.at}!]
* find | <Knock, it went, on a big, fat tree.|It said a big hello to {tickle}.>

# 4
@ garden noon medium | child: carry happy holds long-stick | Bo: walk happy | props: open-door at right
= {Kim} comes to an open door, and the stick is wider than it is.
Here was [home: {home.door} | the door]. It was as open as a door can be. In went {Kim}. In went...

Bump, said the door. <{Kim} was in. The stick was not.|In came {Kim's} nose. No stick.>
* find | "Oh," said {Kim}.

# 5
@ garden noon close | child: hands-on-hips cross looks open-door at left | props: open-door "stick" at right
= {Kim} has both hands on {his} hips and tells the door off. The stick lies right across it.
"Open up, door!" said {Kim}. But it was open. <Was it shut? It was not.|It can't open more than open.>

{Kim} did not say please. So {Kim} did. "Please."

Bump, said the door.

# 6
@ garden noon wide | child: run happy holds long-stick looks open-door | all: run happy | props: open-door at right
= {Kim} goes at the door as fast as {he} can, with the long stick.
So {Kim} went back, as far as the wall. {He} came at it as fast as {fast}! BUMP!

[wheels: Back went {Kim}. | Down sat {Kim}.] <The stick did, too.|So did the stick.>
* bump | That was too fast.

# 7
@ garden golden medium | child: reach worried holds long-stick | Bo: look-up curious looks Kim | props: open-door at right
= {Kim} lifts the stick up over {his} head, in front of the door.
{Kim} held it up high. Bump! {He} held it down low. Bump! <{He} shut {his} eyes. Bump!|{He} did it back to front. Bump!>
* bump | <The door did not get tired.|It is hard work, for a door.>

[sequel&1-3: Was it as hard as {recall}? It was.]

# 8
@ street golden wide | child: carry worried holds long-stick | all: walk worried looks Kim | props: window
= {Kim} has gone round the house with the stick, to a window.
So {Kim} went to the other door. Bump, said the other door.

"Hello, window," said {Kim}. Bump, <it said. It was just the same.|said the window.>
* bump | It was the same sort of bump.

# 9
@ garden golden close | child: carry scared holds long-stick looks open-door | Bo: stand worried looks open-door | props: open-door at right
= {Kim} and {pets} push at the stick all together. {Kim} looks scared.
So they all had a push. Push, {Kim}! [each: Push, {Bo}!]

Creak, said the door. Crick, said the stick. <Crick... crick...|Crick, crick, it said.>

"Stop!" said {Kim}.

# 10
@ garden golden medium | child: hug cross looks friend holds long-stick | friend: point happy looks child at right | Bo: look-up worried looks Kim | props: fence
= {zak} calls over the fence. {Kim} holds the stick close.
"Snap it," said {zak}, over the wall. "Snap! Then it will go in."

{Kim} held it. "Then it is two," said {Kim}. "<It is not two. It is this one.|I want this one.>"

# 11
@ garden dusk rain wide | child: stand sad looks open-door | all: sit sad looks Kim | props: open-door "stick", puddle
= It rains. {Kim} stands in the garden beside the stick, which lies across the door.
Plip. Plip. It had to rain. "Come in for tea!" said a big voice. [event: It was {event.day}. | occasion: It was "{occasion}".]

<The stick could not.|But nobody said it to the stick.>
* wet | {Kim} put it down, on the mat.

# 12
@ kitchen lamp rain medium | child: sit sad looks window | Bo: sit sad looks Kim | props: table, [event: plate | soup], window | event
= {Kim} sits at a bowl of tea and looks out of the window at the rain.
They had [event: {event.food} | hot {tea}]. {Kim} had one bit, and put it down. Out there, it was wet.
* wet | Drip, it went.

[roomy: <A stick has no coat.|A stick has no hat.>] So {Kim} left the lot, and went out.

# 13
@ garden dusk rain medium | child: kneel sad looks long-stick | all: sit sad looks Kim | props: long-stick, hat
= Out in the rain, {Kim} puts {his} own hat on one end of the stick.
{Kim} put {his} hat on this end. So that end got wet. {He} put the hat on that end.

So this end got wet. <And so did {Kim}.|{Kim} got wet at both ends.>
* wet | Drip, drip, drip.

# 14
@ [horse: farm | hallway] dusk close | child: crouch curious looks pet1 | Bo: walk calm | props: rug
= {Kim} bends down and looks hard at {Bo}, nose and tail.
[dog: {Bo} was wet. In went a nose. In went a lot of dog. In went a tail. | cat: {Bo} was wet. In went a nose. In went a lot of cat. In went a tail. | bird: {Bo} was wet. In flew a beak. In flew a bird, wings shut. In flew a tail. | fish: {Bo} has a small door, in the bowl. In went a nose. In went a fish. In went a tail. | rabbit: {Bo} was wet. In went a nose. In went two long ears. In went a tail. | guineapig: {Bo} was wet. In went a nose. In went a lot of fluff. In went the end. | hamster: {Bo} went in the boot. In went a nose. In went a hamster. In went the end. | horse: {Bo} is as long as a stick. In at the shed went a nose. In went a lot of horse. In went a tail. | lizard: {Bo} is a long, thin one. In went a nose. In went a lizard. In went tail, tail, tail. | toy: {Kim} put {Bo} in, to get dry. In went a nose. In went a tummy. In went two feet. | {Bo} was wet. In went a nose. In went the middle of {Bo}. In went the end.]

{Bo} did not go bump. <Not one bit.|Not once.> "Nose first," said {Kim}.

# 15
@ garden dusk above | child: crouch curious looks long-stick | all: look-up curious looks Kim | props: long-stick "end"
= {Kim} looks along the stick from its end, with one eye shut.
Did the stick have a nose? {Kim} looked at it from here. [roomy: It was long, long, long.]

{Kim} looked at it from the end, with one eye. It was a dot. <Just a dot!|It was a small dot!>

# 16
@ garden dusk close | child: carry worried looks open-door holds stick-end | Bo: look-up worried looks Kim | props: open-door at right
= {Kim} holds the stick by one end. The rest of it hangs down.
A dot can go in. But {Kim} had to let go of the middle. [deed: Once, {Kim} {deed}. [back: That was {back.at}. This was here. | This was like that.] | That was the best bit.]

By one end, a stick is hard to hold. [!deed: <Wobble, wobble.|Wobble, it went.>] "Nose up," said {Kim}.

# 17
@ garden dusk medium | child: reach curious looks open-door | all: look-up curious looks open-door | props: open-door "end" at centre
= The end of the stick, just a dot, goes in at the open door. Everybody looks on.
In went the dot. Shh. In went a bit of stick. In went more[roomy: , and more, and more]...

And the door? <It did not say one thing.|The door did not say a thing.>

# 18
@ hallway lamp wide | child: celebrate delighted holds long-stick | all: leap delighted looks Kim | props: rug
= In the hallway, {Kim} holds up the whole stick.
In! "It is in!" said {Kim}. [roomy: "All of it!"]
* in | <It went from the mat to the lamp.|It had a look at the rug.>
* in |

Then it went round. Bump, said the wall. "Nose first," said {Kim}, and it went by.

# 19
@ living-room lamp medium | child: point happy looks long-stick | all: sit happy | props: long-stick "hung"
= The stick lies from chair to chair. Two wet socks and a hat hang on it to dry.
Up it went, from chair to chair. [1-4: They hung up a hat and two socks.]
* in | <Drip, drip. But it was a good drip.|It was just as long as that.>
* in |

Then a door went bump. It was {zak's}. "Nose first!" called {Kim}.

# 20
@ bedroom night wide | child: sleep happy | all: sleep happy | props: long-stick at near
= {Kim} is asleep, and the long stick lies close by.
* in | Then it was bed.
In got {Kim}, nose first. In got the stick, nose first. <It was in, all but the end.|Out came just the end.>

And in came the moon, at the window. It did not bump at all.

## dog
find: {Bo+} had the end of it. Grrr! // stand happy
bump: {Bo} told the door. Woof! Bad door! // stand cross looks open-door
wet: {Bo} did not wag for tea. // sit sad
in: {Bo} ran from end to end to end. // run delighted

## dog 2
find: {Bo+} had a bone. It was not so long. // stand proud holds bone
bump: {Bo} went in, and out, and in. Easy! // run happy
wet: {Bo} put {their} own bone by it. // sit sad holds bone
in: {Bo} had a small chew, just at the end. // lie delighted

## cat
find: By, and by, it went by {Bo+}. // sit curious looks Kim
bump: {Bo} went in under it, nose up. // walk proud
wet: {Bo} shook a wet foot, and one more. // stand cross
in: {Bo} did {their} claws on it. Scritch! // stand delighted

## cat 2
find: {Bo+} hid. Pounce! Got it! // leap happy
bump: {Bo} sat in the door, in the way. // sit calm
wet: {Bo} looked at the rain. Was it done? // sit cross
in: {Bo} went for a walk by it, all the way. // walk proud

## bird
find: {Bo+} had a perch. This was more perch! // perch happy looks Kim
bump: {Bo} was on it. Bump! Now {Bo} was not. // fly worried
wet: {Bo} put {their} head in, to be dry. // perch sad
in: {Bo} had it for a perch, all of it. // perch delighted

## fish
find: Bit by bit, it went by {Bo+}. // swim curious looks Kim
bump: Splosh! It went bump for {Bo}, too. // swim worried
wet: Wet is good, but {Bo} was sad. // hide sad
in: {Bo} came up to see, nose first. // look-up delighted

## fish 2
find: {Bo+} blew a bubble at it. Pop! // swim happy
bump: {Bo} went round and round, to help. // swim worried
wet: {Bo} looked out at it. Drip. Drip. // hide sad
in: Knock, knock! It said hello to {Bo}. // swim delighted

## rabbit
find: {Bo+} ate the leaf off it. Now it was done. // sit happy
bump: Thump! {Bo} said it with a foot. // stand cross looks open-door
wet: {Bo} put one ear down, and then two. // sit sad
in: {Bo} hopped over it, there and back. // leap delighted

## guineapig
find: "Wheek?" {Bo+} bit it. It was not a carrot. // stand curious
bump: "Wheek! Wheek!" said {Bo} to the door. // look-up cross
wet: {Bo} had no "wheek" left. // sit sad
in: Round it ran {Bo}, and under it, too. // run delighted

## hamster
find: {Bo+} had a run, from end to end. // run happy
bump: Bump! That made {Bo} hop. Ow! // leap worried
wet: {Bo} had a seed, and did not eat it. // sit sad
in: {Bo} ran by it, as far as it went. // run delighted

## horse
find: {Bo+} gave it one big sniff. Hff! // stand curious
bump: {Bo} looked at the door. It was small! // stand worried looks open-door
wet: Off {Bo's} nose came a drip. // stand sad
in: {Bo} put {their} nose in, to see. // stand delighted

## lizard
find: {Bo+} was long, too. But not so long! // lie happy
bump: {Bo} went up to the door, to look. // run curious looks open-door
wet: {Bo} shut one eye, and then one more. // lie sad
in: {Bo} lay by it, flat, from nose to tail. // lie delighted

## toy
find: {Kim} sat {Bo+} by it. See, {Bo}? // sit happy
bump: Bump! Over fell {Bo}. Flop! // lie worried
wet: {Bo} sat there, and just looked sad. // sit sad
in: In came {Bo}, and sat by it. // sit delighted

## other
find: {Bo+} went to look at the far end. // walk curious
bump: {Bo} got out of the way, just. // walk worried
wet: {Bo} came and sat by {Kim}. // sit sad looks Kim
in: {Kim} had one end, and {Bo} had one. // stand delighted

## duet
find: {Bo+} had a sniff at it. {Mo+} had two. // stand curious looks Mo
bump: Bump, went {Bo}. And bump, went {Mo}. // sit worried looks Mo
wet: {Bo} sat on this side, {Mo} on that side. // sit sad looks Mo
in: {Bo} had this end. {Mo} had that end. // stand delighted looks Mo

## duet 2
find: Not {Bo+}. Not {Mo+}. They had no hands! // look-up curious looks Mo
bump: {Bo} got a bump, and {Mo} got a fright. // stand worried looks Mo
wet: {Bo} got wet, and so did {Mo}. // sit sad looks Mo
in: In it was, and in {Bo} was, and {Mo}! // sit delighted looks Mo

## any end
find: {Bo+} said hello to one end. // look-up curious looks Kim
bump: That end hit {Bo}, but not a lot. // sit worried
wet: {Bo} was sad, at this end and that end. // lie sad
in: {Bo} had a nap by the one end. // lie happy

## any sit
find: {Bo+} wanted a go. It was too big. // look-up happy looks Kim
bump: {Bo} sat down, to see it go wrong. // sit curious looks open-door
wet: {Bo} looked at {Kim}. {Kim} looked at {Bo}. // sit sad looks Kim
in: {Bo} had a go at last. Whee! // sit delighted

## any shake
find: {Bo+} had a long, long look. // look-up curious looks Kim
bump: {Bo} put {their} nose down. Not one more bump! // lie worried
wet: {Bo} was wet, from here to there. // stand sad
in: {Bo} got all dry, by the hot lamp. // sit happy

## any way
find: {Bo+} was in its way. Sorry, {Bo}! // sit worried looks Kim
bump: {Bo} was still in its way. Oops! // stand worried looks Kim
wet: {Bo} was in nobody's way, and was sad. // sit sad
in: "Mind out, {Bo}!" But {Bo} was so glad. // sit delighted
`
