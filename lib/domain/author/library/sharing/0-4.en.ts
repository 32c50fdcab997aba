export const words = String.raw`
title: <No Hand for the Bun|Mine, Mine, Mine|{Kim} and the Big Red Ball|One Arm Here, One Arm There>
set: bun = [event: {event.food} | place: {place.food} | bun]
set: arms = One arm here, and one arm there
refrain: "Mine, mine, mine," said {Kim}.
recall: the ball in the box
deed: gave {Bo} the big red ball
summary: There is a ball in a box, and {Kim} has it in both arms. Mine, mine, mine! But then there is a bun, and a door, and an itch, and a hat that the wind wants. And who has a hand?
pick: lump = bun, bean, egg, jelly
pick: moon = the moon, a pig, a tub, a drum
pick: pot = the bins, the path, the pots, the hose
pick: small = a pea, a plum, a bee
pick: tune = Hum-de-hum, La-de-la, Tra-la-la
pick: toe = ear, toe, knee
word: itch = a tickle that wants a rub
word: chin = the bit of your face under your mouth
word: rub = to move one thing on another, to and fro
word: round = with no corners, like a ball
word: arms = you hug with these
word: push = to make a thing go away from you
question: What was in the box?
question: What could {Kim} not do with the ball in both arms?
question: What did {Kim} want on page 13?
question: What did the ball do when it got away?
question: What is it hard for you to give?
activity: move | Sit on the floor, feet to feet. Roll a ball. Say "Yours!" when it goes and "Mine!" when it comes.
activity: sound | Say it together, with arms round something big. | Mine! ; Mine, mine! ; Yours!
activity: find | Whose hat is it, and where does it go?
surprise: {Kim} has no hand for five things. | Count the things.
surprise: {Kim} says one new word on page 18, and says it again, asleep. | Listen on the last page.

# 1
= {Kim} kneels by an open box in the hall. In it is a big red ball.
Knock, knock! [home: Who was at {home.door}? | <Who was at the door?|What was at the door?>] It was a box! [place: It had come by {place.by}. | somewhere: It had come a long, long way.]

In the box was a big, round, red ball!

"Mine," said {Kim}. "Mine, mine, mine!" [sequel&1-4: Who wants {recall} now?]

# 2
= {Kim} stands with both arms round a big red ball.
{Kim} had the ball in both arms. It was as big as {moon}!
* want | <It was good to hug.|It was good and fat.>

{Arms}. <"All mine," said {Kim}.|"Mine, mine, mine," said {Kim}.>

# 3
= {Kim} sits on the sofa, with a big ball on {his} lap and both arms round it.
Can a ball go boing? <Yes!|It can!> But not in two arms.
* want | This ball just sat in {Kim's} lap.

[roomy: {Arms}.] "Mine, mine, mine," said {Kim}.

# 4
= {Kim} goes out on the grass with the ball. The wind blows.
Out it went, on the grass. Puff! The wind wanted a go.
* want | <"Go away, wind," said {Kim}.|"No, wind," said {Kim}. "No, no.">

[roomy: {Arms}.] "It is mine, mine, mine!"

# 5
= There is something good on the table. {Kim's} arms are full of ball.
[event: It was {event.is}. They had {event.food}! | occasion: It was {occasion}. The plate said, "Bun!" | place: Then they had {place.food}. | <Then there was a bun. It was hot!|Then there was a bun. A big, hot bun!>] <Mmm!|Yum!>

{Kim} wanted some. But who had a hand? Not this arm. [roomy: Not that arm.]

No hand for the {bun}!

# 6
= {Kim} eats with no hands, nose first, and gets it all over.
So {Kim} put {his} nose right in. <Snuff, snuff!|Munch, munch!>

Some got on {his} chin. [roomy: Some got on {his} {toe}.]
* bump | <And some got on the ball.|The ball had a bit, too.>

<"Mm, mm, mine," said {Kim}.|"Mum, mum, mine," said {Kim}.>

# 7
= {Kim} rubs {his} nose on the ball.
Now {his} nose had an itch. <Itch, itch, itch!|It was a big, bad itch!>

[roomy: Who had a hand? Not {Kim}.] No hand for the itch!

Rub, rub, rub, on the ball. <Squeak!|Squeak, squeak!>
* bump | That was a bit good.

# 8
= {Kim} and the ball are on one side of a shut door.
Bump! Here was the door. Bump, bump!

<"Open, door!"|"Go, door, go!"> said {Kim}. The door had no ears.
* bump | {Kim} said it again. Bump!

No hand for the door! <{Kim} went out the long way.|{Kim} went out the back way.>

# 9
= The wind has blown {Kim's} hat off. {He} {looks/look} down at it, over the ball.
Puff! The wind got {his} hat! <Off it went. Flip, flip, flop!|Up it went. Flip, flip, flop!>

"Hat up!" said {Kim}. <The hat did not get up.|Did the hat get up? No.>
* bump | It lay there, as hats do.

No hand for the hat! {Arms}.

# 10
= {Kim} sits on the grass, alone with the ball.
"Boing?" said {Kim} to the ball. Did it say boing? It did not.
* quiet | It sat there, like a big red {lump}.

<"Say it," said {Kim}. "Say it for me."|"Say boing," said {Kim}. "Say boing for me.">

# 11
= {Kim} sings to the ball under a grey sky.
"{tune}," sang {Kim}. The ball did not sing. [roomy: <It did not look up.|It had no song in it.>]
* quiet | It was not that sort of ball.

"You are mine," said {Kim} to the ball. The ball did not say it back.

# 12
= Leaves dance past. {Kim} has no hand to catch one.
A leaf came by. <Up it went! Down it went! Whee!|It went hop. It went hop, hop, whee!>

{Kim} wanted to get that leaf.
* quiet | By it went, and by, and by.

No hand for the leaf! [roomy: {Arms}.]

# 13
= {Kim} looks at {Bo} over the top of the big ball.
Then {Kim} wanted {Bo}, close, close, close. <Where was {Bo}?|But where was {Bo}?> Over there, by {pot}.

And who had an arm? {Arms}. No arm for {Bo}!

# 14
= {Kim} reaches out one arm to {Bo}. The ball begins to slip.
{Kim} looked at {Bo}, and {Kim} looked at the ball. [roomy: <It was round and big. It did not look back.|It was big and fat. It did not look back.>]

"Just one arm," said {Kim}. "Just for a bit."

Off came one arm...

# 15
= The ball bounces away over the grass. {Kim} goes after it.
Slip! Boing! Off went the ball. Boing, boing, boing!

<Down the step it went. Bump, bump!|Down it went, and down, and down.>

"Stop!" said {Kim}. "Mine!" <Did it stop? It did not.|A ball can not hear you.>

# 16
= From behind: {Kim} stands with empty arms. Far off, the ball has rolled to {Bo}.
On it went, and on[roomy: , and on]. It got as small as {small}.

<Where did it go? It went to {Bo}.|Who did it go to? It went to {Bo}.>

{Kim} had two arms now. Not one thing was in them.

# 17
= {Bo} and the ball. {Kim} kneels with both arms out, and the ball is on its way back.
[dog: {Bo} put a nose to the ball. Push! | cat: {Bo} gave the ball one pat. Pat! | bird: {Bo} gave the ball a peck. Peck! | fish: Bump! The ball hit the bowl, and {Bo} said blup. | rabbit: {Bo} gave the ball a kick. Thump! | guineapig: "Wheek!" said {Bo}, and gave the ball a push. | hamster: {Bo} put four small feet to the ball. Push! | horse: {Bo} put a big, big nose to the ball. Puff! | lizard: {Bo} gave the ball a swish. Swish! | toy: Bump! The ball hit {Bo}, right on the tum. | {Bo} gave the ball one good push.]

And what did it do? It came back! <Boing, boing, boing!|Roll, roll, roll!> It came all the way back to {Kim}.

# 18
= {Kim} has both hands on the ball and looks at {Bo}.
[!deed: {Arms}.] <"Mine," said {Kim}.|"Oh! Mine," said {Kim}.>

{Kim} looked at {Bo}. {Bo} looked at the ball. It was hard, hard, hard to say. [deed: Once, {Kim} {deed}. [back: That was {back.at}. This was here. | This was like that.]]

"Yours," said {Kim}. Push!

# 19
= The ball flies over the grass, and everyone is after it.
Boing! Off it went to {Bo}. [1: And back it came! And off, and back, and off! | 2: And on it went, and back it came! | And on it went, and on, and on! And back it came!]
* joy | <Boing, boing, boing! Bump!|Roll, roll, roll, and boing!>
* joy |

"Yours!" said {Kim}. "[roomy: Mine! Yours! <Mine! Yours!|Yours! Mine!> | Mine! Yours!]"

# 20
= By moonlight, {Kim} sleeps on a blanket. The ball is in the middle of the grass.
* joy | <Boing, boing, boing, all day long!|All day long went that ball. Boing!>
* joy |

Then down went the sun, and down went {Kim}. "Mine," said {Kim}, fast asleep. <The moon was as round as a ball.|Up came the moon, as round as a ball.>

"Yours," said {Kim}.

## dog
want: {Bo+} wanted it, too. Wag, wag, wag!
bump: {Bo} had a lick at {Kim's} chin.
quiet: {Bo} got a sock. No hand for the sock!
joy: {Bo} ran, and ran, and fell on the ball!

## dog 2
want: {Bo+} sat. Good dog! Still no ball.
bump: {Bo} went round and round {Kim}. Oops!
quiet: {Bo} lay down by {Kim}. Hff.
joy: Woof, said {Bo}. Woof is dog for yours.

## cat
want: {Bo+} put one paw on the ball.
bump: {Bo} saw it all. {Bo} shut one eye.
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
quiet: {Bo} swam up. Nobody said blup.
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
