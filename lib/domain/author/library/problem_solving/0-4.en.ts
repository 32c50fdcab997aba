export const words = String.raw`
title: <Bump, Said the Door|{Kim} and the Stick|The Best Stick There Is|The Long, Long Stick>
refrain: Bump, said the door.
recall: the best stick
deed: got a long stick home, nose first
keepsake: the best stick there is
joke: Bump, said the door
summary: {Kim} has the best stick there is. It is as long as {long}, and it has to come home. Bump, says the door. {Kim} goes at it in all the ways there are. Bump, bump, bump! How can a long stick go in at a thin door?
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
question: Who went in nose first? What went in next?
question: What have you got that is long one way, and thin the other way?
activity: look | Look at a spoon from the side, and then from the end, with one eye. | What is it now?
activity: sound | Be the door. When the stick comes, say it. | Bump ; Bump ; ...
activity: move | Go in at a door in ten ways. | high ; low ; this side ; that side ; nose first
surprise: The door is as open as can be. Look at it, and at the stick. | Which of the two is more? Look on page 5.
surprise: The door says bump a lot. In the end it says not one thing. | On which page is it so still?

# 1
= {Kim} looks at sticks on the ground in a wood. Most of them are small.
<Here is a stick. Here is a stick with {hop} on.|Here is a stick with {hop} on. Here is a stick.|See this stick? And do you see this one, with {hop} on?> [place: [roomy: Here is one, by {place.tree}.] | roomy: <Here is one more.|Here is a small one.>]
^ child set |

[train-journey: It was the day of the long train. | holi: It was Holi. Sticks were for the big fire. | mid-autumn-festival: It was the Mid-Autumn Festival. A lantern wants a stick! | nowruz: It was Nowruz. One had a green bud. | eid-al-fitr: It was Eid. They had stars to hang up. | occasion&!event: It was {occasion}. |] <And under it all, {Kim} and {Bo+} saw THE stick.|Then {Kim} and {Bo+} saw it. It was THE stick.>

# 2
= {Kim} holds up a long, long stick. It goes far out on both sides.
<Oh, what a stick!|A tree had let go of its best arm!> [roomy: <It went on, and on, and on.|On it went, and on, and on.>] It was as long as [place: {place.street} | {long}].
> want
* find | <"You can be mine," said {Kim}.|"Do come home," said {Kim} to it.|It took a bit of time to see both ends.>

<{Kim} had it by the middle, the best bit.|{Kim} had the best bit, the middle.|Where is a stick best? In the middle. There!>

# 3
= {Kim} walks home along a fence with the long stick.
<So the stick came home, all of it.|Home it came, this end first, and then that.> <Tick, tick, tick, it went, on the {tick}.|On the {tick}, it went tick, tick, tick.|It had a chat with the {tick}. Tick, tick, tick.> [place: It went by {place.landmark}. | somewhere: It was the longest {somewhere.at}.] [series: On one end hung {series.keepsake}. [friend: {series.friend} had to duck.]]
> walk
* find | <Knock, it went, on a big, fat tree.|It said a big hello to {tickle}.|Bonk! It went into a post, and hummed.>

[roomy: <Mind out, all of you!|"Mind out!" said {Kim}.|It took up all of the path.>]

# 4
= {Kim} comes to an open door, and the stick is wider than it is.
Here was [home: {home.door} | the door]. <It was as open as a door can be.|It was open, all the way open.|Nobody had shut one bit of it.>
> door
* find | <It just stood there, and let them come.|It was a good door, so far.|It had been kind, up to now.>

In went {Kim}. In went... Bump, said the door. [roomy: <{Kim} was in. The stick was not.|In came {Kim's} nose. No stick.|Half of {Kim} was home.>]

# 5
= {Kim} has both hands on {his} hips and tells the door off. The stick lies right across it.
<"Open up, door!" said {Kim}. But it was open.|"Open, door!" said {Kim}. But it was, all of it.|"Open!" said {Kim}. But the door had no more open.> [roomy: <It can't open more than open.|You can't open more than that.>]
> eyes | <The stick lay there. It was no help.|The stick did not say one thing.|The stick was as long as before.>
^ pet set

<"Please," said {Kim}.|{Kim} said please.|"Pretty please," said {Kim}.> Bump, said the door. [series: "{series.joke}," said {Kim}. It just said bump.]

# 6 a
= {Kim} goes at the door as fast as {he} can, with the long stick.
<So {Kim} went back, as far as the wall.|So back went {Kim}, and back, to the wall.|Fast, then! {Kim} went as far back as the wall.> <And then {Kim} came, like|Then off {Kim} went, like> [place: {place.ride} | {fast}]... BUMP!
* bump | <The stick sat down. So did {Kim}.|It hit so hard that it hummed.|It was like a drum, but a cross one.>
^ pet second

[roomy: <That was too fast. The door did not mind.|Too fast! The door just stood there.|It was still shut, to sticks.>]

# 6 b
= {Kim} comes to the door as slow as a snail, with the long stick.
<So {Kim} came at it slow, as slow as a snail.|Slow, then. So slow, as slow as a snail.|A snail is slow. {Kim} was as slow as that.> <Step... step...|One step... one more...> [place: {place.Ride} was not so slow.] Bump, said the door.
* bump | <It was a small one, but it was a bump.|The snail got in. The stick did not.>
^ pet second

<That was too slow.|It was too slow.> [roomy: <The door did not mind.|The door just stood there.>]

# 7 a
= {Kim} lifts the stick up over {his} head, in front of the door.
<{Kim} held it up high. Bump!|Up high, then. Bump!|What if it was up? Bump!> <{Kim} held it down low. Bump!|Down low, then. Bump!|What if it was down? Bump!>
> seven
* bump | <The door did not get tired.|It is hard work, for a door.>

<It was back to front next. Bump!|Back to front, then. Bump!> <Eyes shut? Bump, bump, bump!|And eyes shut! Bump, bump, bump!>

# 7 b
= {Kim} turns round and round with the long stick, by the door.
<{Kim} went round, to look. Bump, said a pot.|Round went {Kim}. Bump, said a pot.> <Round some more. Bump, said a tree.|And round! Bump, said a tree.>
> seven
* bump | <All of the garden said bump.|It was a big, long bump, all round.>

<{Kim} said sorry to the pot, and the tree.|"Sorry, pot. Sorry, tree," said {Kim}.> Bump, said the door.

# 8 a
= {Kim} has gone round the house with the stick, to a window.
<So {Kim} went to the other door.|There was one more door, round the side.> <Bump, said the other door.|Bump, it said, just the same.>
^ pet trouble
* bump | <It was the same sort of bump.|It was not even a new bump.>

<"Hello, window," said {Kim}.|"And you, window?" said {Kim}.|A window is a bit of a door.> Bump! [roomy: <Was there one more way in? No.|That was all the ways in.|They had all said bump.>]

# 8 b
= {Kim} has gone to the shed with the stick.
<So {Kim} took it to the shed.|A shed has a door as well.> <Bump, said the shed door.|Bump, said the shed, just the same.>
^ pet trouble
* bump | <It was the same sort of bump.|It was not even a new bump.>

<"Hello, gate," said {Kim}.|"And you, gate?" said {Kim}.|A gate is a bit of a door.> Bump! [roomy: <Was there one more way in? No.|That was all the ways in.|They had all said bump.>]

# 9
= {Kim} and {pets} push at the stick all together. {Kim} looks scared.
<So they all had a push.|It was time for all of them.> Push, {Kim}! [each: Push, {Bo}!]
^ child second

<Creak, said the door. Crick, said the stick.|The stick bent. It bent like a bow.> <Crick... crick...|Crick, crick, it said.> "Stop!" said {Kim}. [place&roomy: You could hear it {place.at}. | 1-3: <It was about to snap.|It would snap in two.>]

# 10
= {zak} calls over the fence. {Kim} holds the stick close.
<"Snap it," said {zak}, over the wall.|"Just snap it!" said {zak}. He was on the wall.> <"Then it will go in."|"Two small ones can get in."> [roomy: <That was true.|It would.>]
> snap

<"Then it is two," said {Kim}, and held on.|"Then it is two," said {Kim}, and held it.> <"I want one. I want this one."|"I do not want two. I want this one.">

# 11
= It is wet and dark. {Kim} stands in the garden beside the stick, which lies across the door.
<Plip. Plip.|Drip, on the stick. Drip, on {Kim}.> <It got wet out there, and dark.|It got dark out there, and wet.> <"Come in!" said a big voice.|"In, out of the wet!" said a big voice.> [train-journey: "Eat up! Then it's the train!" | holi: "They have lit the fire! Bring your sticks!" | mid-autumn-festival: "Come and have moon cakes!" | nowruz: "Come and see the Nowruz table!" | eid-al-fitr: "Eid Mubarak! All of you, come!" | place: It smelled of {place.food}. | "Come and have {tea}!"]
> wet

<The stick could not come in.|But how could the stick come?|In went {Kim}, and looked back at it.>

# 12
= {Kim} sits at a bowl and looks out of the window at the wet.
[train-journey: There was time for soup, and then the train. | holi: All sticks went on the fire. Not this one. | mid-autumn-festival: The moon cakes were good and round. | nowruz: There were apples, and eggs, and green wheat. | eid-al-fitr: There were sweets, and all the aunts. | place: It was good and hot, {place.at}. | <It was good and hot in there.|In there, it was hot and good.|There was a lamp, and a fat, hot bowl.>] <{Kim} had one bit, and put it down.|The spoon went in, and it did not come out.>
^ child trouble
* wet | Drip, drip, on the stick, out there.

[roomy: <A stick has no coat.|A stick has no hat.|A stick can not say brr.>] <So {Kim} left it all, and went out.|So out went {Kim}, and left it all.>

# 13
= Out in the wet, {Kim} puts {his} own hat on one end of the stick.
{Kim} put a hat on one end. <So the other got wet.|The other end got wet.|Plip, plip, on the other.> So the hat went there. <Then the first end got wet.|Now the first end was wet.|Plip, plip, on the first end.>
> hat
* wet | <And so did {Kim}, at both ends.|One hat, two ends! {Kim} got wet, as well.>

[series: The middle got {series.keepsake}. | place: {place.Says}. [roomy: It was that wet.] | roomy: <The middle just lay there. Drip, drip.|And the middle? Drip, drip, drip.>]

# 14
= {Kim} bends down and looks hard at how {Bo} goes in at the door.
<Then {Bo} had had it, with the wet.|{Bo} had had it, with the drips.|{Bo} had been out there for long enough.>
> hinge
^ pet third

<No bump, not one bit.|The door did not say bump.> <"Do that again!" said {Kim}.|"Again!" said {Kim}, and had a good look.|"One more time!" said {Kim}.>

# 15
= {Kim} looks along the stick from its end, with one eye shut. {Bo} looks, too.
<{Bo} goes nose first, but which end is a stick's nose?|{Bo} went nose first, but where is a stick's nose?> <{Kim} looked at all of it.|{Kim} had a look, up, down and all along.>
^ child third

<Then {Kim} got down low, and shut one eye.|Down went {Kim}, and shut one eye.> <Down by {Bo's} nose, the end was a dot!|From down by {Bo}, the end was a dot!>
* wet |

# 16
= {Kim} holds the stick by one end. The rest of it hangs down.
A dot can go in, nose first, like {Bo}. <The middle was the best bit, but {Kim} let go.|So {Kim} let go of the middle, the best bit.> [deed: Once, {Kim} {deed}. [back: That was {back.at}.] | <It was hard to do.|That was not so easy.|{Kim} had held it all day.>]

[roomy: <Wobble, wobble.|Wobble, it went.|It went down. It went up.>] <"Nose up," said {Kim}.|"Up, nose," said {Kim}.>

# 17
= The end of the stick, just a dot, goes in at the open door. Everybody looks on.
<In went {Bo}, and then the dot.|After {Bo} went the dot.> <In went a bit of stick.|In went some stick.> In went more, <and more, and more|and then more of it>...
^ child pay |

And the door? <It did not say one thing.|The door did not say a thing.|It had no bump to say.>

# 18
= In the hallway, {Kim} holds up the whole stick.
<In! All of it was in!|It was in! All of it!|And in came the end of it! In!>
> in
* in |

[roomy: <It went from the mat to the lamp.|It had a look at the rug.|It was bigger, in here.>] Bump, said the wall. <"Nose first, like {Bo}!" said {Kim}.|"Go round, like {Bo}!" said {Kim} to it.>

# 19 a
= The stick is up, from end to end of the room, with things hung on it.
[train-journey: And the train? The train had a thin, thin door. | <Up it went, from chair to chair.|From chair to chair, up it went.|A chair had this end. A chair had that.>]
* in |
^ pet pay

[train-journey: Nose first, after {Bo}. The door did not say a thing. | holi: Pink on it! Blue on it! Holi hai! | mid-autumn-festival: On the end hung a lantern, the best one. | nowruz: By it stood the green wheat. Happy new year, stick! | eid-al-fitr: They hung up stars. They hung up moons, all along. | series: They hung up {series.keepsake}. | They hung up a hat, and two socks, to dry.] <It was just as long as that.|It had room for all of it.|And it still had room.> [roomy: <Drip, drip. But it was a good drip.|Drip, it went, but now it was good.>]

# 19 b
= The stick lies over the room, and a tent of blankets is by it.
[train-journey: And the train? The train had a thin, thin door. | <A long stick can hold up a tent.|It was just right, to hold up a tent.>]
* in |
^ pet pay

[train-journey: Nose first, after {Bo}. The door did not say a thing. | holi: Pink on it! Blue on it! Holi hai! | mid-autumn-festival: On the end hung a lantern, the best one. | nowruz: By it stood the green wheat. Happy new year, stick! | eid-al-fitr: They hung up stars. They hung up moons, all along. | series: On the end hung {series.keepsake}. | On one end hung a hat, and got dry.] <It had room for them all.|There was room in it for all.> [roomy: <First in was {Bo}.|{Bo} was the first one in.>]

# 20 a
= {Kim} is asleep, and the long stick lies close by.
> last
* in | <Then it was bed.|It was time to sleep.>
Into bed got {Kim}, nose first, like {Bo}. In got the stick. [roomy: <It was in, all but the end.|Out came just the end.>]

[train-journey: Off went the train, as long as a stick. | holi: It was a pink stick now. | mid-autumn-festival: In came the moon, as round as a cake. | nowruz: In the night, the bud let out one leaf. | eid-al-fitr: In came the moon, as thin as thin. | <And in came the moon, at the window.|The moon looked in, on its way by.>] <It did not bump at all.|There was no bump at all.>

# 20 b
= {Kim} lies in the tent and looks out at the moon. The long stick is close by.
> last
* in | <Then it was dark.|It was time to sleep.>
In got {Kim}, nose first, after {Bo}. [roomy: <All of the stick was in.|The stick was in, too.>]

[1-3: [train-journey: Off went the train, as long as a stick. | holi: It was a pink stick now. | nowruz: In the night, the bud let out one leaf.]] [mid-autumn-festival: Out there was the moon, round as a cake. | eid-al-fitr: Out there was one star, over the moon. | <Out there was the moon, too.|The moon was out there, too.>] <From in there, it was just a dot.|It was just a dot, from in there.>

## lead dog
want: {Bo} wanted the other end. <Grrr, tug!|Tug, tug!>
walk: {Bo} had the other end, and <ran|went faster>.
door: {Bo} had the other end. <Tug! Out!|Tug, the other way!>
eyes: {Bo} lay down, and looked at <just the|one> end.
seven: {Bo} ran in, and out, <and in|in, out, in>!
snap: "Grrr!" said {Bo}. <Not that stick!|It had two ends!>
wet: {Bo} lay down, by the end. <No tug.|Drip.>
hat: {Bo} lay on it, to <help|keep it dry>.
hinge: In went {Bo's} nose, <and then the rest|and after it, all the rest>.
in: {Bo} ran from end <to end to end|to end, and back>!
last: {Bo} had the other end, <to sleep by|in bed>.

## lead cat
want: {Bo} wanted it to claw. <Scratch? Not yet.|Hold still, stick!>
walk: {Bo} went by it, <from end to end|all the way>.
door: {Bo} sat in the door. <In? Out?|Out? In?>
eyes: {Bo} sat by one end, and looked <at that|and looked>.
seven: {Bo} went in. {Bo} went out. <In?|Out?>
snap: {Bo} looked the other way. <Snap? No.|No snap.>
wet: {Bo} wanted in. <No, out. No.|Then {Bo} wanted out.>
hat: {Bo} wanted the hat. <For a bed.|To sit in.>
hinge: In went {Bo's} nose, <and a lot of cat|then all of that cat>.
in: {Bo} did {their} claws on it. <Scritch!|Scratch!>
last: In, or out? <{Bo} was in.|In, said {Bo}.>

## lead bird
wet: {Bo} put {their} head in, to be dry.
hinge: In flew {Bo's} beak. After it flew {Bo}, wings shut.
in: {Bo} had it for a perch, all of it.

## lead fish
wet: {Bo} likes the wet, but {Bo} was sad.
hinge: {Bo} has a small door. In went {Bo's} nose. In went {Bo}.
in: {Bo} came up to see, nose first.

## lead rabbit
wet: {Bo} lay down flat, and got wet.
hinge: In went {Bo's} nose. After it went all {Bo's} fluff.
in: {Bo} hopped over it, there and back.

## lead guineapig
wet: {Bo} had no "wheek" left.
hinge: In went {Bo's} nose. After it went all of that pig.
in: Round it ran {Bo}, and round it!

## lead hamster
wet: {Bo} had a seed, and did not eat it.
hinge: {Bo} saw a boot. In went {Bo's} nose. In went {Bo}.
in: {Bo} ran by it, as far as it went.

## lead horse
wet: Off {Bo's} nose came a drip.
hinge: In at the shed went {Bo's} nose. In went all that horse.
in: {Bo} put that nose in, to see.

## lead lizard
wet: {Bo} lay there, as still as a stick.
hinge: In went {Bo's} nose. In went a long, long {Bo}.
in: {Bo} lay by it, flat, from end to end.

## lead toy
wet: {Bo} sat there, and just looked sad.
hinge: {Kim} put {Bo} in. {Bo's} nose went in first.
in: In came {Bo}, and sat by it.

## lead other
wet: {Bo} came and sat by {Kim}.
hinge: In went {Bo's} nose. After it went the rest of {Bo}.
in: {Kim} had one end, and {Bo} had one.

## trait pet fear
set: {Bo} does not like {trait.things}. Or bumps.
trouble: Bump! Was it {trait.a}? {Bo} hid.
pay: No {trait.things}. So {Bo} came to see.

## trait pet theft
set: {Bo} went in, with {trait.a}. No bump!
trouble: {Bo} ran by with {trait.a}. No help!
pay: {Bo} put {trait.a} by it. That was in, too.

## trait pet noise
set: "{trait.Sound}!" said {Bo}, to the door.
trouble: "{trait.Sound}!" said {Bo}. It was no help.
pay: "{trait.Sound}!" said {Bo}. It was a dry one.

## trait pet part
set: {Bo} has {trait.has}. It did not bump.
trouble: {Bo} came, too, {trait.has} and all.
pay: {Bo} lay by it, {trait.has} and all.

## trait pet deaf
set: {Bo} did not hear the bump. {Bo} felt it.
trouble: {Bo} did not hear this one. {Bo} saw.
pay: {Bo} did not hear the drip. {Bo} felt it.

## trait pet age
set: {Bo} is {trait.is}. [old: {Bo} goes in slow. No bump. | {Bo} goes in fast. No bump.]
trouble: {Bo} is {trait.is}. [old: {Bo} sat down. | {Bo} ran in and out.]
pay: {Bo} is {trait.is}. [old: It was good to lean on. | It was good to jump at.]

## trait pet favourite
set: {Bo} went in, with {trait.thing}. No bump!
trouble: {Bo} ran by with {trait.thing}. No help!
pay: {Bo} put {trait.thing} by it. That was in, too.

## trait pet stick
set: {Bo} has a stick, too. A small one. No bump!
trouble: {Bo's} small stick went in. Not this one.
pay: Now two sticks were in, a big one and {Bo's}.

## trait pet sleep
set: {Bo} sleeps {trait.where}. That has no door.
trouble: {Bo} went off, to sleep {trait.where}.
pay: {Bo} can sleep {trait.where}, all dry.

## trait pet habit
set: {Bo} {trait.did}. The door did not mind.
trouble: {Bo} {trait.did}. It was no help.
pay: {Bo} {trait.did}, just for joy.

## trait pet talent
set: [opensdoors: {Bo} can open doors. But this was open! | {Bo} {trait.did}. The door did not mind.]
trouble: {Bo} {trait.did}. It was no help.
pay: {Bo} {trait.did}, just for joy.

## trait child fear
set: {Kim} looked out for {trait.things}. None here.
trouble: What of {trait.things}, out there?
pay: {Kim} did not think of {trait.things}.

## trait child collection
set: {Kim} had {trait.a}. But no stick yet.
trouble: {Kim} had {trait.a}, all dry. It was not the stick.
pay: {Kim} had put {trait.a} by the door, for luck.

## trait child sticks
set: {Kim} has nine sticks. They are all small.
trouble: {Kim} had nine sticks in there, all dry.
pay: {Kim} had nine sticks in there. Now ten.

## trait child noise
set: {Kim} {trait.did}, and looked, and {trait.did}.
trouble: {Kim} did not {trait.do}. Drip, drip.
pay: {Kim} did not {trait.do}. Not yet.

## trait child part
set: In went {Kim}, {trait.has} and all.
trouble: [missingtooth: It went in at the gap for a tooth. | {Kim's} freckles were wet.]
pay: {Kim} held on, {trait.has} and all.

## trait child favourite
set: {Kim} likes {trait.things}. This was more.
trouble: {Kim} thought of {trait.things}. It did not help.
pay: {Kim} thought of {trait.things}, and held on.

## trait child sleep
set: {Kim} sleeps {trait.where}. Not sticks.
trouble: It could not sleep {trait.where}.
pay: Soon it could sleep {trait.where}, too.

## trait child habit
set: [askswhy: "Why are they so small?" said {Kim}. "Why?" | counts: One stick, two sticks, ten sticks. {Kim} counted. | drawsonthings: {Kim} can draw with a stick. But not these. | {Kim} loses hats. A stick, too? Not this one.]
trouble: [askswhy: "Why can't it come in?" said {Kim}. "Why?" | counts: {Kim} counted the drips. Ten, and ten more. | drawsonthings: {Kim} drew a door on the glass. Too thin. | Hats get lost. Not a stick. Not this one.]
pay: [askswhy: {Kim} did not ask why. It went in! | counts: One bit, two bits, ten bits. {Kim} counted. | drawsonthings: It drew a thin wet line on the mat. | The hat was lost. The stick was not.]

## trait child talent
set: {Kim} can {trait.do}. And {Kim} can look.
trouble: {Kim} can {trait.do}. It did not help.
pay: [remembers: {Kim} remembered. Nose first, nose first. | {Kim} did not {trait.do}. Not yet.]

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
wet: {Bo} looked at the wet. Was it done?
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
