export const words = String.raw`
title: <No Hand for the Bun|Mine, Mine, Mine|{Kim} and the Big Red Ball|One Arm Here, One Arm There>
set: arms = One arm here, and one arm there
refrain: "Mine, mine, mine," said {Kim}.
recall: the ball in the box
deed: gave {Bo} the big red ball
keepsake: the big red ball
joke: No hand for the bun
summary: There is a ball in a box, and {Kim} has it in both arms. Mine, mine, mine! But then there is a bun, and no hand for the bun. And {Bo} is over there. Who has an arm for {Bo}?
pick: lump = bun, bean, egg, jelly
pick: moon = the moon, a pig, a tub, a drum
pick: pot = the bins, the path, the pots, the hose
pick: small = a pea, a plum, a bee
pick: tune = Hum-de-hum, La-de-la, Tra-la-la
word: bun = a small, round, soft bread
word: chin = the bit of your face under your mouth
word: round = with no corners, like a ball
word: arms = you hug with these
word: push = to make a thing go away from you
word: bring = to come with a thing
question: What was in the box?
question: What could {Kim} not do with the ball in both arms?
question: Who did {Kim} want on page 13?
question: What did {Bo} do when the ball came?
question: What is it hard for you to give?
activity: move | Sit on the floor, feet to feet. Roll a ball. Say "Yours!" when it goes and "Mine!" when it comes.
activity: sound | Say it together, with arms round something big. | Mine! ; Mine, mine! ; Yours!
activity: find | What can you do with no hands? Can you eat a bun?
surprise: {Kim} has no hand for a lot of things. | Count the things.
surprise: {Kim} says one new word on page 18. | Who is it for?

# 1
= {Kim} kneels by an open box in the hall. In it is a big red ball.
[birthday: It was {Kim's} birthday. | christmas: It was Christmas! | new-baby: It was the day of the new baby. | beach-holiday: It was a beach holiday! | eid-al-fitr: It was Eid. "Eid mubarak!" | occasion&!event: It was {occasion}.] [home&1-2: Who was at {home.door}? | <Knock, knock!|Ding, dong!>] <It was a box!|A box had come!|Thud! A box!> <What was in it?|Who was it for?|Can you guess?> [place: It had come by {place.by}.]

<In the box was a big, round, red ball!|In it was a ball! It was fat and red.|Up came a ball, so round, so red!>

<"Mine," said {Kim}. "Mine, mine, mine!"|"It is mine," said {Kim}. "Mine, mine!"|"Mine!" said {Kim} to the box. "All mine!">

# 2
= {Kim} stands with both arms round a big red ball.
<{Kim} had the ball in both arms.|{Kim} put both arms round it.|Up it came, into both of {Kim's} arms.> <{Arms}.|{Arms}.|{Kim's} chin went on top.>
> want | <It was as big as {moon}!|It was more ball than {Kim}!>
* want |

<"All mine," said {Kim}.|"Mine, mine, mine," said {Kim}.|"Just mine," said {Kim} to the ball.>

# 3
= {Kim} sits on the sofa, with both arms round a big ball.
<Can a ball go boing?|Can a ball go boing, boing?> <Yes!|It can!> <But not in two arms.|Not with two arms round it.|Not if you never let it go.> [series: No hand for {series.keepsake}!]
^ child set | <This ball just sat in {Kim's} lap.|This ball sat there, like an egg.>
* want |

"Mine, mine, mine," said {Kim}.

# 4
= {Kim} goes out with the ball. The wind blows.
<Out went {Kim}|{Kim} went out with it>, [place: to {place.street} | on the grass]. <Puff!|Whoo!> <The wind wanted a go.|Then the wind wanted it.|The wind gave it a push.>
> out | <"No, wind," said {Kim}. "No, no."|"Go away, wind," said {Kim}.|"Shoo, wind," said {Kim}. "Get a leaf.">
* want |

<"It is mine, mine, mine!"|"All of it is mine, mine, mine!"|"The wind has the sky. This is mine!">

# 5
= There is a good hot bun on the table. {Kim's} arms are full of ball.
<Then there was a bun. It was hot!|Then there was a bun. A big, hot bun!|Sniff, sniff. A bun, a good, hot bun!> [birthday: It had one candle. | christmas: It had a star on it. | new-baby: It was for the baby's day. | beach-holiday: It had sand on it. | eid-al-fitr: It had dates in it.]
^ pet set | <Mmm!|Yum!>

<Who had a hand?|And who had a hand?> <Not this arm. Not that arm.|Not the one. Not the other.|One was full. Two were full.> No hand for the bun!

# 6
= {Kim} eats with no hands, nose first, and gets it all over.
<So {Kim} put {his} nose right in.|So in went {Kim}, nose first.|So down went {Kim}, teeth first.> <Snuff, snuff!|Munch, munch!|Nom, nom, nom!> <Some got on {his} chin.|Some went up {his} nose.> <Some got on the ball.|The ball had some, too.>
> bun | <"Mm, mm, mine," said {Kim}.|"Mum, mum, mine," said {Kim}.|"Mine," said {Kim}, with a big bite in.>
* bump |

# 7 a
= {Kim} looks in the mirror at {his} nose, over the ball.
<Now {his} nose had an itch.|Then an itch sat down on {his} nose.> <Itch, itch, itch, itch!|It was a big, bad itch!>

No hand for the itch! <Rub, rub, rub, on the ball.|So the nose had to rub the ball.> <Squeak!|Squeak, squeak!>
* bump |
^ child second

# 7 b
= A cup of milk is on the table. {Kim} looks at it, over the ball.
<Then there was milk, in a cup.|And here came a cup of milk.> <Mmm!|Yum, yum!>

No hand for the milk! So {Kim} had to lap it, <like a cat|like a dog>.
* bump |
^ child second

# 8 a
= {Kim} and the ball are on one side of a shut door.
<Bump! Here was the door. Bump, bump!|Then the door was shut. Bump, bump, bump!> "<Open, door|Go, door>!" said {Kim}. <The door had no ears at all.|A door likes a hand best.>
> door |
* bump |
^ pet second

No hand for the door!

# 8 b
= The phone rings. {Kim} looks at it, over the ball.
<Ring, ring! Here was the phone. Ring, ring!|Then the phone sang out. Ring, ring, ring!> "<Oh, hello|Who is it>?" said {Kim}. <The phone just went ring.|A phone likes a hand best.>
> door |
* bump |
^ pet second

No hand for the phone!

# 9 a
= The wind has blown {Kim's} hat off. {He} {looks/look} down at it, over the ball.
<Puff! The wind got {his} hat!|Whoo! Off went {his} hat!> <Flip, flip, flop!|Flop, flip, flop!> <"Hat up!" said {Kim}.|"Hop on, hat!" said {Kim}.> <Did it get up? No.|It did not get up.>
> hat | <It lay there, as hats do.|It just lay there.|The wind had one more go.>
* bump |

No hand for the hat!

# 9 b
= {Kim's} sock has come down and off. {He} {looks/look} down at it, over the ball.
<Oh! Down came one sock!|What was cold? A foot! Off came a sock!> <Flip, flip, flop!|Flop, flip, flop!> <"Sock up!" said {Kim}.|"Hop on, sock!" said {Kim}.> <Did it get up? No.|It did not get up.>
> hat | <It lay there, as socks do.|It just lay there.|The wind had one more go.>
* bump |

No hand for the sock!

# 10
= {Kim} sits on the grass and looks at the ball.
<"Boing?" said {Kim} to the ball.|{Kim} said "boing" to the ball.> <It did not say boing.|Did it say boing? No.> [series: "{series.joke}!" It did not laugh.]
^ child trouble | It sat there, like a big red {lump}.
* quiet |

<"Say it," said {Kim}. "Say it for me."|"Say boing," said {Kim}. "For me."|{Kim} gave it a kiss. It did not help.>

# 11
= {Kim} sings to the ball under a grey sky.
"{tune}," sang {Kim}. [place: {place.says}. The ball did not. | <The ball did not sing.|The ball had no song.>]
> eyes
* quiet |
^ pet third

<"You are mine," said {Kim}.|"Mine," said {Kim} to the ball.|"You have me," said {Kim} to the ball.> <It did not say it back.|The ball did not say a thing.|It was red. That was all it was.>

# 12
= {Kim} has both arms full, and no hand for what is there.
[birthday: There was the birthday cake! "Cut it," they said. | christmas: There was a Christmas cracker! "Pull it," they said. | new-baby: There was the new baby! "Hold her," they said. | beach-holiday: There was wet, wet sand! "Dig in," they said. | eid-al-fitr: There were so many hugs! "Eid mubarak!" they said. | A leaf came [place: off {place.tree} | by]. <Up it went! Down it went!|It went hop. It went whee!|It did a flip. It had a dance!>] <Oh, {Kim} wanted to, so, so, so much!|Oh, {Kim} wanted to, so much, so much!|How {Kim} wanted to! Both arms did.>
> leaf | [birthday,christmas,new-baby,beach-holiday,eid-al-fitr: It was no fun at all. | <By it went, and by, and by.|It was no fun at all.>]
* quiet |

No [new-baby,eid-al-fitr: arm | hand] for [birthday: the cake | christmas: the cracker | new-baby: the baby | beach-holiday: the spade | eid-al-fitr: one hug | the leaf]!

# 13
= {Kim} looks at {Bo} over the top of the big ball.
<Then {Kim} wanted {Bo}, close, close, close.|Now {Kim} wanted {Bo}, so, so close.|A ball is not a hug. {Kim} wanted {Bo}.> <Where was {Bo}?|But where was {Bo}?> Over there, by [place: {place.shop} | {pot}].
^ pet trouble

<And who had an arm?|Who had an arm?> No arm for {Bo}!

# 14
= {Kim} reaches out one arm to {Bo}. The ball begins to slip.
<{Kim} looked at {Bo}. {Kim} looked at the ball.|{Kim} looked at {Bo}, and then at the ball.> <It did not look back.|It was big and fat.|A ball has no eyes at all.>

<"Just one arm," said {Kim}. "Just for a bit."|"One arm," said {Kim}. "One, for a bit."> <Off came one arm...|And off came one arm...>
^ child third

# 15
= The ball bounces away over the grass. {Kim} goes after it.
<Slip! Boing! Off went the ball.|Slip! Off went the ball. Boing!|It slid. It slid a bit more. Boing!> [place: It went by {place.ride}! | <Bump, went the step. Bump, bump!|Down it went, and down.>] [series: It went by {series.keepsake}! [friend: It went by {series.friend}!]]

<Boing, boing, boing! "Stop!" said {Kim}. "Mine!"|"Come back!" said {Kim}. "You are mine!" Boing, boing!> <Did it stop? It did not.|A ball can not hear you.|It had so much boing to do.>

# 16
= From behind: {Kim} stands with empty arms. Far off, the ball has rolled to {Bo}.
On it went, and on, as small as {small}. [place&roomy: It went past {place.landmark}.] <Who did it go to? It went to {Bo}.|Where did it go? It went to {Bo}.>

<{Kim} had two arms now. Not one thing was in them.|Now {Kim} had two arms. They had nothing in them.|Down came one arm. Down came the other. Just air.>

# 17
= {Bo} and the ball. {Kim} kneels with both arms out, and the ball is on its way back.
> hinge
And back it came, <all the way from {Bo}|from {Bo}, all that way>! <Boing, boing, boing!|Roll, roll, roll!|Rum, rum, rum!> <"Oh!" said {Kim}. "Oh, ball!"|"Oh!" said {Kim}. "Hello, ball!">

# 18
= {Kim} has both hands on the ball and looks at {Bo}.
<"Mine," said {Kim}.|"Oh! Mine," said {Kim}.> <But {Bo} had it, and gave it back.|{Bo} had it, and still gave it back.> [deed: Once, {Kim} {deed}. [back: That was {back.at}. | This was like that.] | <Now it was {Kim's} go. That was hard, hard, hard.|Now {Kim} had to give it. That was hard!>]

"Yours," said {Kim}. Push!

# 19
= The ball flies over the grass, and everyone is after it.
Boing! Off it went, [1: and back, and off, and back | and on, and back it came]! [1: <"Yours!" said {Kim}. "Mine! Yours! Mine! Yours!"|"Mine!" said {Kim}. "Yours! Mine! Yours! Mine!"> | <"Yours!" said {Kim}. "Mine! Yours!"|"Mine! No, yours!" said {Kim}. "No, mine!">] [!3+&roomy: [birthday: And {Kim} had a hand for cake! | christmas: And a hand for the cracker. Snap! | new-baby: And two arms for the baby. | beach-holiday: And two hands for the spade! | eid-al-fitr: And two arms, for all the hugs!]]
> joy | [1: <Boing, boing, boing! Bump!|Roll, roll, roll, and boing!>]
* joy |
* joy |
^ pet pay

# 20 a
= By moonlight, {Kim} sleeps on a blanket. The ball is in the grass.
* joy |
* joy |
<Then down went the sun, and down went {Kim}.|Down went the sun. And then down went {Kim}.|The sun had its nap, and {Kim} had one.> [!3+&roomy: [birthday: It had been a good birthday. | christmas: Good night, Christmas! | new-baby: The baby slept, too. | beach-holiday: The waves said hush. | eid-al-fitr: Good night, Eid!]]
> last | [!3+: <Up came the moon, as round as a ball.|Who sent up the moon? Boing!>]
^ child pay

[3+&roomy: Up came the moon.] "Mine," said {Kim}, <fast asleep|in {his} sleep>. "And yours," said {Kim}.

# 20 b
= By moonlight, {Kim} sleeps close to {Bo}. The ball is far off, in the grass.
* joy |
* joy |
<Then down went the sun.|The sun went down, and down.> Down went {Kim}, <up close to|right by> {Bo}. [!3+&roomy: [birthday: It had been a good birthday. | christmas: Good night, Christmas! | new-baby: The baby slept, too. | beach-holiday: The waves said hush. | eid-al-fitr: Good night, Eid!]]
> last |
^ child pay

And the ball[roomy: , out there]? <It looked up at the moon.|It was like one more moon.|It was as round as the moon, and as still.>

## lead dog
want: {Bo+} sat, and sat. <Throw it?|Will you throw it?>
out: {Bo} got a sock. <A sock for a ball?|Swap?>
bun: {Bo} had the rest<. Yum!|, all of it.>
door: {Bo} got a slipper. <A slipper for a ball?|Swap?>
hat: {Bo} got it. <"No swap," said {Kim}.|Swap? No.>
eyes: To {Bo}, a ball can fly. <This one was shut in.|This one could not.>
leaf: {Bo} lay down. <No ball, no swap.|Nobody threw a thing.>
hinge: {Bo} had it, <and not to keep: to bring|and dogs bring things back>!
joy: {Bo} brought it, <and brought it|again and again>!
last: {Bo} lay by {Kim}, <one paw out|and huffed>.

## lead cat
want: {Bo+} got in the box. <"Mine," in cat.|Then it was full.>
out: {Bo} came, too. <But the box did not.|No box here.>
bun: {Bo} had a lick, <and went back to the box|of one bit>.
door: {Bo} wanted the box. <Just the box.|You can nap in it.>
hat: {Bo} sat on it. <"Mine," in cat.|Now it was {Bo's}.>
eyes: {Bo} could not get in it. <Bad box!|No way in!>
leaf: {Bo} had no box here. <It was cold.|Brr.>
hinge: {Bo} had it. {They} could not sit in it<. Pat!|, so pat!>
joy: {Bo} gave it a pat, <and one more|and ran>!
last: {Bo} had the box. <"Mine," in cat.|But one paw was out.>

## lead bird
eyes: To {Bo}, it was an egg. It did not hatch.
hinge: {Bo} had it! All for {Bo}? No. Peck!
last: {Bo} slept, with one eye on it.

## lead fish
eyes: To {Bo}, it was a bowl with no fish.
hinge: Bump! It hit {Bo's} bowl. Blup!
last: {Bo} had a moon in the bowl.

## lead rabbit
eyes: To {Bo}, it was a ball that had no hop.
hinge: {Bo} had it! All for {Bo}? No. Thump!
last: {Bo} lay by it, and did not hop.

## lead guineapig
eyes: "Wheek?" said {Bo}. It did not wheek.
hinge: {Bo} had it! All for {Bo}? No. "Wheek!" Push!
last: "Wheek," said {Bo}. It was a small one.

## lead hamster
eyes: To {Bo}, it was a big red hill.
hinge: {Bo} had it! All for {Bo}? No. Four feet, and push!
last: {Bo} slept by it, like a pea.

## lead horse
eyes: To {Bo}, it was an apple. Nobody bit it.
hinge: {Bo} had it! All for {Bo}? No. Puff!
last: {Bo} stood by, on all four feet.

## lead lizard
eyes: To {Bo}, it was a sun. It was not hot.
hinge: {Bo} had it! All for {Bo}? No. Swish!
last: {Bo} lay as still as the ball.

## lead toy
eyes: {Bo} sat, and the ball sat.
hinge: Bump! It hit {Bo}, right on the tum.
last: {Bo} lay there. Flop.

## lead other
eyes: {Bo} looked, and looked. It just sat.
hinge: {Bo} had it! All for {Bo}? No. Push!
last: {Bo} lay by it, all night.

## trait pet fear
set: No {trait.things} here. {Bo} had a look.
trouble: Were there {trait.things}? {Bo} hid.
pay: No {trait.things} here! {Bo} ran, and ran.

## trait pet theft
set: {Bo} {trait.did}, and ran.
trouble: {Bo} had {trait.thing}. Nobody ran for it.
pay: {Bo} gave {Kim} {trait.thing}. "Yours!"

## trait pet socks
set: {Bo} took a sock, and ran.
trouble: {Bo} had a sock. Nobody ran for it.
pay: {Bo} gave {Kim} the sock. "Yours!"

## trait pet noise
set: "{trait.Sound}," said {Bo}. That was please.
trouble: "{trait.Sound}," said {Bo}. It was a sad one.
pay: "{trait.Sound}!" said {Bo}. That was yours.

## trait pet part
set: {Bo} had {trait.has}, and no bun.
trouble: {Bo} had {trait.has}, and no hug.
pay: {Bo} had {trait.has}, and a ball!

## trait pet deaf
set: {Bo} could not hear. But {Bo} could smell bun!
trouble: {Bo} could not hear {Kim}. {Bo} just looked.
pay: {Bo} could not hear boing. {Bo} saw it!

## trait pet age
set: {Bo} was {trait.is}. [old: A small bit, please! | All of it, please!]
trouble: {Bo} was {trait.is}. [old: {Bo} just lay there. | It was all too long.]
pay: {Bo} was {trait.is}. {Bo} ran [old: all the same | and ran]!

## trait pet favourite
set: {Bo} had {trait.a}. It was {Bo's} own.
trouble: {Bo} had {trait.thing}, and no hug.
pay: {Bo} gave {Kim} {trait.thing}. "Yours!"

## trait pet sleep
set: {Bo} had slept {trait.where}. Now it was bun time.
trouble: No nap {trait.where}. {Bo} was too sad.
pay: No nap for {Bo} now. Boing!

## trait pet habit
set: {Bo} {trait.did}. It was that sort of day.
trouble: {Bo} {trait.did}, but nobody saw.
pay: {Bo} {trait.did}, for joy!

## trait pet talent
set: {Bo} could {trait.do}. No bun for that.
trouble: {Bo} could {trait.do}. But nobody saw.
pay: {Bo} {trait.did}! And they all saw.

## trait child fear
set: No {trait.things} in a ball. {Kim} had a look.
trouble: Were there {trait.things}? The ball did not say.
pay: No {trait.things} came. And {Bo} was there.

## trait child dark
set: It is dark in a ball. {Kim} did not look.
trouble: A cloud came. {Kim} did not like the dark.
pay: It was dark. But {Bo} was there.

## trait child collection
set: {Kim} had {trait.a}. No hand for it!
trouble: Down fell {trait.thing}. No hand for it!
pay: {Kim} had {trait.thing} in one hand.

## trait child noise
set: {Kim} {trait.did}. The ball did not.
trouble: {Kim} {trait.did} to it. Not a peep came back.
pay: {Kim} {trait.did}, fast asleep.

## trait child part
set: {Kim} had {trait.has}, and a ball.
trouble: {Kim} had {trait.has}. The ball had none.
pay: {Kim} slept, {trait.has} and all.

## trait child favourite
set: It was as good as {trait.things}.
trouble: It was not as good as {trait.things}.
pay: It was as good as {trait.things} now.

## trait child sleep
set: {Kim} can sleep with it, {trait.where}.
trouble: No nap {trait.where}. No hand for that.
pay: {Kim} slept here, not {trait.where}.

## trait child habit
set: [askswhy: "Why is it so round?" said {Kim}. | counts: {Kim} had one ball. One, one, one! | drawsonthings: No hand for the crayon. Oh, no! | loseshats: A ball is not a hat. It stays.]
trouble: [askswhy: "Why?" said {Kim}. The ball did not say. | counts: {Kim} had one ball. Still just one. | drawsonthings: No hand to draw a smile on it! | loseshats: {Kim} had lost a hat. Or two.]
pay: [askswhy: {Kim} did not say why. Not once. | counts: {Kim} said "yours" ten times. All ten! | drawsonthings: The ball had a smile on it now. | loseshats: And the hat? Nobody knew.]

## trait child talent
set: {Kim} could {trait.do}. The ball could not.
trouble: {Kim} {trait.did} for it. It just sat.
pay: {Kim} {trait.did}, fast asleep.

## dog
want: {Bo+} wanted it, too. Wag, wag, wag!
bump: {Bo} had a lick at {Kim's} chin.
quiet: {Bo} got a sock. No hand for the sock!
joy: {Bo} ran, and fell on the ball!

## dog 2
want: {Bo+} sat. Good dog! Still no ball.
bump: {Bo} went round and round {Kim}. Oops!
quiet: {Bo} lay down by {Kim}. Hff.
joy: Woof, said {Bo}. Woof is dog for yours.

## cat
want: {Bo+} put one paw on the ball.
bump: {Bo} shut one eye. No hands, in cats!
quiet: {Bo} came for a pat. No hand for the cat!
joy: {Bo} gave the ball one pat, and one more.

## cat 2
want: {Bo+} did not want a ball. Not much.
bump: {Bo} sat in the way. Cats do.
quiet: {Bo} had a wash. It was a long wash.
joy: {Bo} went boing, and the ball sat still!

## bird
want: Cheep! {Bo+} had never seen such an egg.
bump: Cheep, cheep! {Bo} had no hand, too.
quiet: {Bo} put one wing on {Kim}. Just one.
joy: Up went {Bo}, and boing went the ball!

## fish
want: {Bo+} saw that ball from the bowl.
bump: {Bo} blew a bubble. It was round, too.
quiet: {Bo} came up. Nobody said blup.
joy: Round went the ball, and round went {Bo}!

## fish 2
want: {Bo+} had a round thing, too. A bowl!
bump: {Bo} put one big eye to the glass.
quiet: Up came one small bubble from {Bo}.
joy: Bump, went the ball. Blup, went {Bo}!

## rabbit
want: {Bo+} put up one ear, for the ball.
bump: {Bo} hopped out of the way. Hop!
quiet: Down went one ear. Down went {Bo}.
joy: {Bo} hopped right over the ball!

## guineapig
want: "Wheek!" said {Bo+} to the ball. "Wheek!"
bump: "Wheek?" said {Bo}, and hid.
quiet: {Bo} said wheek. The ball did not.
joy: {Bo} went left, and the ball went right!

## hamster
want: By that ball, {Bo+} was a pea.
bump: {Bo} put one good crumb in a cheek.
quiet: {Bo} had a ball. It was a pea.
joy: Push, push, push! {Bo} made the ball go!

## horse
want: {Bo+} had one sniff at the ball.
bump: {Bo} put a big nose in, too. Puff!
quiet: No clop, clop, clop. {Bo} just stood.
joy: Clop, clop, boing! That was {Bo}.

## lizard
want: {Bo+} ran up close, to see. Zip!
bump: {Bo} put out one long, long lick.
quiet: {Bo} lay as still as the ball.
joy: Swish! {Bo} got the ball with a swish.

## toy
want: {Bo+} looked up at that ball. Flop!
bump: Over went {Bo}. No hand for {Bo}!
quiet: Nobody sat {Bo} up. {Bo} lay there.
joy: Bump! Up went {Bo}. Whee!

## other
want: {Bo+} had a good, long look at the ball.
bump: {Bo} looked on. What was {Kim} up to?
quiet: {Bo} came up close, and was still.
joy: {Bo} had one go, and then one more!

## duet
want: {Bo+} wanted one go. {Mo+} wanted two.
bump: {Bo} looked at {Mo}. What was that?
quiet: {Bo} looked at {Mo}. It was no fun at all.
joy: {Bo} had a go, and {Mo} had a go!

## duet 2
want: {Bo+} had no ball. {Mo+} had no ball.
bump: Look out, {Bo}! Look out, {Mo}!
quiet: {Bo} was here, and {Mo} was there. Hush.
joy: Boing for {Bo}! Boing, boing for {Mo}!

## any say
want: {Bo+} said {bo.noise}. That was please.
bump: {Bo} said {bo.noise}, and {Kim} said oops.
quiet: {Bo} did not say {bo.noise}. Not once.
joy: "{bo.noise}!" said {Bo}. That was yours.

## any line
want: [fish: Bowl and all, {Bo+} | {Bo+}] got in line.
bump: {Bo} was still in line.
quiet: {Bo} was all of the line.
joy: {Bo} was next, and next, and next!

## any nap
want: [fish: In the bowl, {Bo+} | {Bo+}] slept. What ball?
bump: Bump! That woke {Bo} up.
quiet: {Bo} went back to sleep. No fun here.
joy: Now {Bo} was up. Oh yes!

## any near
want: {Bo+} came close[fish: , bowl and all]. Hello, ball!
bump: "Look out, {Bo}!" said {Kim}.
quiet: {Bo} looked at {Kim}, and {Kim} looked at the ball.
joy: "Look out, {Bo}!" Here came the ball!
`
