export const words = String.raw`
title: <Bump, Said the Door|{Kim} and the Stick|The Best Stick There Is>
refrain: Bump, said the door.
recall: the best stick
deed: got a long stick home, nose first
summary: {Kim} has the best stick there is. It is as long as {long}, and it has to come home. Bump, says the door. {Kim} goes at it fast, and high, and low. Bump, bump, bump! How can a long stick go in at a thin door?
extra: friend = {zak}
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
surprise: Somebody goes in nose first, long before {Kim} does. | Who can go in at the door on page 6? Look at their noses.
surprise: The door says bump a lot. In the end it says not one thing. | On which page is it so still?

# 1
= {Kim} looks at sticks on the ground in a wood. Most of them are small.
Here is a stick. Here is a stick. Here is a stick with {hop} on it.

And here, under it all, is THE stick.

# 2
= {Kim} holds up a long, long stick. It goes far out on both sides.
Oh, what a stick! [1-4: It went on, and on.] It was as long as {long}. {Kim} had it by the middle.
* find | <"You can be mine," said {Kim}.|"Do come home," said {Kim} to it.>

# 3
= {Kim} walks home along a fence with the long stick.
So the stick came home[1-4: , past it all]. Tick, tick, tick, it went, on the {tick}. [place: It went by {place.landmark}. | somewhere: What a stick, {somewhere.at}!]
* find | <Knock, it went, on a big, fat tree.|It said a big hello to {tickle}.>

# 4
= {Kim} comes to an open door, and the stick is wider than it is.
Here was [home: {home.door} | the door]. It was as open as a door can be. In went {Kim}. In went...

Bump, said the door. <{Kim} was in. The stick was not.|In came {Kim's} nose. No stick.>
* find | "Oh," said {Kim}.

# 5
= {Kim} has both hands on {his} hips and tells the door off. The stick lies right across it.
"Open up, door!" said {Kim}. But it was open. <Was it shut? It was not.|It can't open more than open.>

{Kim} did not say please. So {Kim} did. "Please."

Bump, said the door.

# 6
= {Kim} goes at the door as fast as {he} can, with the long stick.
So {Kim} went back, as far as the wall. {He} came at it as fast as {fast}! BUMP!

[wheels: Back went {Kim}. | Down sat {Kim}.] <The stick did, too.|So did the stick.>
* bump | That was too fast.

# 7
= {Kim} lifts the stick up over {his} head, in front of the door.
{Kim} held it up high. Bump! {He} held it down low. Bump! <{He} shut {his} eyes. Bump!|{He} did it back to front. Bump!>
* bump | <The door did not get tired.|It is hard work, for a door.>

[sequel&1-3: Was it as hard as {recall}? It was.]

# 8
= {Kim} has gone round the house with the stick, to a window.
So {Kim} went to the other door. Bump, said the other door.

"Hello, window," said {Kim}. Bump, <it said. It was just the same.|said the window.>
* bump | It was the same sort of bump.

# 9
= {Kim} and {pets} push at the stick all together. {Kim} looks scared.
So they all had a push. Push, {Kim}! [each: Push, {Bo}!]

Creak, said the door. Crick, said the stick. <Crick... crick...|Crick, crick, it said.>

"Stop!" said {Kim}.

# 10
= {zak} calls over the fence. {Kim} holds the stick close.
"Snap it," said {zak}, over the wall. "Snap! Then it will go in."

{Kim} held it. "Then it is two," said {Kim}. "<It is not two. It is this one.|I want this one.>"

# 11
= It rains. {Kim} stands in the garden beside the stick, which lies across the door.
Plip. Plip. It had to rain. "Come in for tea!" said a big voice. [event: It was {event.day}. | occasion: It was {occasion}.]

<The stick could not.|But nobody said it to the stick.>
* wet | {Kim} put it down, on the mat.

# 12
= {Kim} sits at a bowl of tea and looks out of the window at the rain.
They had [event: {event.food} | hot {tea}]. {Kim} had one bit, and put it down. Out there, it was wet.
* wet | Drip, it went.

[roomy: <A stick has no coat.|A stick has no hat.>] So {Kim} left the lot, and went out.

# 13
= Out in the rain, {Kim} puts {his} own hat on one end of the stick.
{Kim} put {his} hat on this end. So that end got wet. {He} put the hat on that end.

So this end got wet. <And so did {Kim}.|{Kim} got wet at both ends.>
* wet | Drip, drip, drip.

# 14
= {Kim} bends down and looks hard at {Bo}, nose and tail.
[dog: {Bo} was wet. In went a nose. In went a lot of dog. In went a tail. | cat: {Bo} was wet. In went a nose. In went a lot of cat. In went a tail. | bird: {Bo} was wet. In flew a beak. In flew a bird, wings shut. In flew a tail. | fish: {Bo} has a small door, in the bowl. In went a nose. In went a fish. In went a tail. | rabbit: {Bo} was wet. In went a nose. In went two long ears. In went a tail. | guineapig: {Bo} was wet. In went a nose. In went a lot of fluff. In went the end. | hamster: {Bo} went in the boot. In went a nose. In went a hamster. In went the end. | horse: {Bo} is as long as a stick. In at the shed went a nose. In went a lot of horse. In went a tail. | lizard: {Bo} is a long, thin one. In went a nose. In went a lizard. In went tail, tail, tail. | toy: {Kim} put {Bo} in, to get dry. In went a nose. In went a tummy. In went two feet. | {Bo} was wet. In went a nose. In went the middle of {Bo}. In went the end.]

{Bo} did not go bump. <Not one bit.|Not once.> "Nose first," said {Kim}.

# 15
= {Kim} looks along the stick from its end, with one eye shut.
Did the stick have a nose? {Kim} looked at it from here. [roomy: It was long, long, long.]

{Kim} looked at it from the end, with one eye. It was a dot. <Just a dot!|It was a small dot!>

# 16
= {Kim} holds the stick by one end. The rest of it hangs down.
A dot can go in. But {Kim} had to let go of the middle. [deed: Once, {Kim} {deed}. [back: That was {back.at}. This was here. | This was like that.] | That was the best bit.]

By one end, a stick is hard to hold. [!deed: <Wobble, wobble.|Wobble, it went.>] "Nose up," said {Kim}.

# 17
= The end of the stick, just a dot, goes in at the open door. Everybody looks on.
In went the dot. Shh. In went a bit of stick. In went more[roomy: , and more, and more]...

And the door? <It did not say one thing.|The door did not say a thing.>

# 18
= In the hallway, {Kim} holds up the whole stick.
In! "It is in!" said {Kim}. [roomy: "All of it!"]
* in | <It went from the mat to the lamp.|It had a look at the rug.>
* in |

Then it went round. Bump, said the wall. "Nose first," said {Kim}, and it went by.

# 19
= The stick lies from chair to chair. Two wet socks and a hat hang on it to dry.
Up it went, from chair to chair. [1-4: They hung up a hat and two socks.]
* in | <Drip, drip. But it was a good drip.|It was just as long as that.>
* in |

Then a door went bump. It was {zak's}. "Nose first!" called {Kim}.

# 20
= {Kim} is asleep, and the long stick lies close by.
* in | Then it was bed.
In got {Kim}, nose first. In got the stick, nose first. <It was in, all but the end.|Out came just the end.>

And in came the moon, at the window. It did not bump at all.

## dog
find: {Bo+} had the end of it. Grrr!
bump: {Bo} told the door. Woof! Bad door!
wet: {Bo} did not wag for tea.
in: {Bo} ran from end to end to end.

## dog 2
find: {Bo+} had a bone. It was not so long.
bump: {Bo} went in, and out, and in. Easy!
wet: {Bo} put {their} own bone by it.
in: {Bo} had a small chew, just at the end.

## cat
find: By, and by, it went by {Bo+}.
bump: {Bo} went in under it, nose up.
wet: {Bo} shook a wet foot, and one more.
in: {Bo} did {their} claws on it. Scritch!

## cat 2
find: {Bo+} hid. Pounce! Got it!
bump: {Bo} sat in the door, in the way.
wet: {Bo} looked at the rain. Was it done?
in: {Bo} went for a walk by it, all the way.

## bird
find: {Bo+} had a perch. This was more perch!
bump: {Bo} was on it. Bump! Now {Bo} was not.
wet: {Bo} put {their} head in, to be dry.
in: {Bo} had it for a perch, all of it.

## fish
find: Bit by bit, it went by {Bo+}.
bump: Splosh! It went bump for {Bo}, too.
wet: Wet is good, but {Bo} was sad.
in: {Bo} came up to see, nose first.

## fish 2
find: {Bo+} blew a bubble at it. Pop!
bump: {Bo} went round and round, to help.
wet: {Bo} looked out at it. Drip. Drip.
in: Knock, knock! It said hello to {Bo}.

## rabbit
find: {Bo+} ate the leaf off it. Now it was done.
bump: Thump! {Bo} said it with a foot.
wet: {Bo} put one ear down, and then two.
in: {Bo} hopped over it, there and back.

## guineapig
find: "Wheek?" {Bo+} bit it. It was not a carrot.
bump: "Wheek! Wheek!" said {Bo} to the door.
wet: {Bo} had no "wheek" left.
in: Round it ran {Bo}, and under it, too.

## hamster
find: {Bo+} had a run, from end to end.
bump: Bump! That made {Bo} hop. Ow!
wet: {Bo} had a seed, and did not eat it.
in: {Bo} ran by it, as far as it went.

## horse
find: {Bo+} gave it one big sniff. Hff!
bump: {Bo} looked at the door. It was small!
wet: Off {Bo's} nose came a drip.
in: {Bo} put {their} nose in, to see.

## lizard
find: {Bo+} was long, too. But not so long!
bump: {Bo} went up to the door, to look.
wet: {Bo} shut one eye, and then one more.
in: {Bo} lay by it, flat, from nose to tail.

## toy
find: {Kim} sat {Bo+} by it. See, {Bo}?
bump: Bump! Over fell {Bo}. Flop!
wet: {Bo} sat there, and just looked sad.
in: In came {Bo}, and sat by it.

## other
find: {Bo+} went to look at the far end.
bump: {Bo} got out of the way, just.
wet: {Bo} came and sat by {Kim}.
in: {Kim} had one end, and {Bo} had one.

## duet
find: {Bo+} had a sniff at it. {Mo+} had two.
bump: Bump, went {Bo}. And bump, went {Mo}.
wet: {Bo} sat on this side, {Mo} on that side.
in: {Bo} had this end. {Mo} had that end.

## duet 2
find: Not {Bo+}. Not {Mo+}. They had no hands!
bump: {Bo} got a bump, and {Mo} got a fright.
wet: {Bo} got wet, and so did {Mo}.
in: In it was, and in {Bo} was, and {Mo}!

## any end
find: {Bo+} said hello to one end.
bump: That end hit {Bo}, but not a lot.
wet: {Bo} was sad, at this end and that end.
in: {Bo} had a nap by the one end.

## any sit
find: {Bo+} wanted a go. It was too big.
bump: {Bo} sat down, to see it go wrong.
wet: {Bo} looked at {Kim}. {Kim} looked at {Bo}.
in: {Bo} had a go at last. Whee!

## any shake
find: {Bo+} had a long, long look.
bump: {Bo} put {their} nose down. Not one more bump!
wet: {Bo} was wet, from here to there.
in: {Bo} got all dry, by the hot lamp.

## any way
find: {Bo+} was in its way. Sorry, {Bo}!
bump: {Bo} was still in its way. Oops!
wet: {Bo} was in nobody's way, and was sad.
in: "Mind out, {Bo}!" But {Bo} was so glad.
`
