// Want: to hold the ball, all day, alone. In the way: two arms are all there are. Engine: no hand for the bun, the door, the hat, the itch.
// Turn: no arm for Bo; the ball slips, and comes back. Last image: said in sleep.
export const source = String.raw`
id: sharing-0-4
title: <No Hand for the Bun|Mine, Mine, Mine|{Kim} and the Big Red Ball|One Arm Here, One Arm There>
skill: sharing
level: 0-4
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
surprise: count | {Kim} has no hand for five things. | Count the things.
surprise: sound | {Kim} says one new word on page 18, and says it again, asleep. | Listen on the last page.

# 1
@ hallway morning wide | child: kneel delighted looks ball | all: sit curious looks ball | props: ball, box, door
= {Kim} kneels by an open box in the hall. In it is a big red ball.
Knock, knock! [home: Who was at {home.door}? | <Who was at the door?|What was at the door?>] It was a box! [place: It had come by {place.by}. | somewhere: It had come a long, long way.]

In the box was a big, round, red ball!

"Mine," said {Kim}. "Mine, mine, mine!" [sequel&1-4: Who wants {recall} now?]

# 2
@ hallway morning medium | child: hug proud holds ball | Bo: sit curious looks ball | props: box
= {Kim} stands with both arms round a big red ball.
{Kim} had the ball in both arms. It was as big as {moon}!
* want | <It was good to hug.|It was good and fat.>

{Arms}. <"All mine," said {Kim}.|"Mine, mine, mine," said {Kim}.>

# 3
@ living-room morning close | child: sit happy holds ball | Bo: look-up curious looks ball | props: sofa
= {Kim} sits on the sofa, with a big ball on {his} lap and both arms round it.
Can a ball go boing? <Yes!|It can!> But not in two arms.
* want | This ball just sat in {Kim's} lap.

[roomy: {Arms}.] "Mine, mine, mine," said {Kim}.

# 4
@ garden morning wind medium | child: carry worried holds ball wears hat | all: walk curious looks ball | props: leaf
= {Kim} goes out on the grass with the ball. The wind blows.
Out it went, on the grass. Puff! The wind wanted a go.
* want | <"Go away, wind," said {Kim}.|"No, wind," said {Kim}. "No, no.">

[roomy: {Arms}.] "It is mine, mine, mine!"

# 5
@ kitchen noon medium | child: stand worried looks plate holds ball | Bo: look-up happy looks plate | props: plate, bread, table | event
= There is something good on the table. {Kim's} arms are full of ball.
[event: It was {event.is}. They had {event.food}! | occasion: One big card said, "{occasion}." The plate said, "Bun!" | place: Then they had {place.food}. | <Then there was a bun. It was hot!|Then there was a bun. A big, hot bun!>] <Mmm!|Yum!>

{Kim} wanted some. But who had a hand? Not this arm. [roomy: Not that arm.]

No hand for the {bun}!

# 6
@ kitchen noon close | child: sit happy holds ball | Bo: sit curious looks Kim | props: plate, bread
= {Kim} eats with no hands, nose first, and gets it all over.
So {Kim} put {his} nose right in. <Snuff, snuff!|Munch, munch!>

Some got on {his} chin. [roomy: Some got on {his} {toe}.]
* bump | <And some got on the ball.|The ball had a bit, too.>

<"Mm, mm, mine," said {Kim}.|"Mum, mum, mine," said {Kim}.>

# 7
@ bathroom noon medium | child: stand cross looks mirror holds ball | Bo: sit curious looks Kim | props: mirror
= {Kim} rubs {his} nose on the ball.
Now {his} nose had an itch. <Itch, itch, itch!|It was a big, bad itch!>

[roomy: Who had a hand? Not {Kim}.] No hand for the itch!

Rub, rub, rub, on the ball. <Squeak!|Squeak, squeak!>
* bump | That was a bit good.

# 8
@ hallway noon medium | child: stand cross looks door holds ball | Bo: sit curious looks door | props: door, box
= {Kim} and the ball are on one side of a shut door.
Bump! Here was the door. Bump, bump!

<"Open, door!"|"Go, door, go!"> said {Kim}. The door had no ears.
* bump | {Kim} said it again. Bump!

No hand for the door! <{Kim} went out the long way.|{Kim} went out the back way.>

# 9
@ garden noon wind close | child: stand cross looks hat holds ball | props: hat, leaf
= The wind has blown {Kim's} hat off. {He} {looks/look} down at it, over the ball.
Puff! The wind got {his} hat! <Off it went. Flip, flip, flop!|Up it went. Flip, flip, flop!>

"Hat up!" said {Kim}. <The hat did not get up.|Did the hat get up? No.>
* bump | It lay there, as hats do.

No hand for the hat! {Arms}.

# 10
@ garden noon cloud wide | child: sit cross looks ball holds ball | props: plant
= {Kim} sits on the grass, alone with the ball.
"Boing?" said {Kim} to the ball. Did it say boing? It did not.
* quiet | It sat there, like a big red {lump}.

<"Say it," said {Kim}. "Say it for me."|"Say boing," said {Kim}. "Say boing for me.">

# 11
@ park noon cloud medium | child: sit sad looks ball holds ball | Bo: lie sad looks Kim | props: flower, butterfly
= {Kim} sings to the ball under a grey sky.
"{tune}," sang {Kim}. The ball did not sing. [roomy: <It did not look up.|It had no song in it.>]
* quiet | It was not that sort of ball.

"You are mine," said {Kim} to the ball. The ball did not say it back.

# 12
@ [place: {place.id} | park] golden wind medium | child: look-up sad looks leaf holds ball | all: sit sad looks Kim | props: leaf, leaf
= Leaves dance past. {Kim} has no hand to catch one.
A leaf came by. <Up it went! Down it went! Whee!|It went hop. It went hop, hop, whee!>

{Kim} wanted to get that leaf.
* quiet | By it went, and by, and by.

No hand for the leaf! [roomy: {Arms}.]

# 13
@ garden golden cloud wide | child: stand sad looks Bo holds ball at left | Bo: look-up sad looks Kim at far | props: flowerpot
= {Kim} looks at {Bo} over the top of the big ball.
Then {Kim} wanted {Bo}, close, close, close. <Where was {Bo}?|But where was {Bo}?> Over there, by {pot}.

And who had an arm? {Arms}. No arm for {Bo}!

# 14
@ garden golden medium | child: reach worried looks Bo holds ball | Bo: look-up curious looks Kim | props: flowerpot, hat
= {Kim} reaches out one arm to {Bo}. The ball begins to slip.
{Kim} looked at {Bo}, and {Kim} looked at the ball. [roomy: <It was round and big. It did not look back.|It was big and fat. It did not look back.>]

"Just one arm," said {Kim}. "Just for a bit."

Off came one arm...

# 15
@ garden golden wind wide | child: run scared looks ball | all: look-up curious looks ball | props: ball at far, flowerpot
= The ball bounces away over the grass. {Kim} goes after it.
Slip! Boing! Off went the ball. Boing, boing, boing!

<Down the step it went. Bump, bump!|Down it went, and down, and down.>

"Stop!" said {Kim}. "Mine!" <Did it stop? It did not.|A ball can not hear you.>

# 16
@ garden golden behind | child: stand sad looks ball | Bo: stand curious looks ball at far | props: ball at far
= From behind: {Kim} stands with empty arms. Far off, the ball has rolled to {Bo}.
On it went, and on[roomy: , and on]. It got as small as {small}.

<Where did it go? It went to {Bo}.|Who did it go to? It went to {Bo}.>

{Kim} had two arms now. Not one thing was in them.

# 17
@ garden golden medium | child: kneel delighted looks ball | Bo: stand happy looks ball | props: ball
= {Bo} and the ball. {Kim} kneels with both arms out, and the ball is on its way back.
[dog: {Bo} put a nose to the ball. Push! | cat: {Bo} gave the ball one pat. Pat! | bird: {Bo} gave the ball a peck. Peck! | fish: Bump! The ball hit the bowl, and {Bo} said blup. | rabbit: {Bo} gave the ball a kick. Thump! | guineapig: "Wheek!" said {Bo}, and gave the ball a push. | hamster: {Bo} put four small feet to the ball. Push! | horse: {Bo} put a big, big nose to the ball. Puff! | lizard: {Bo} gave the ball a swish. Swish! | toy: Bump! The ball hit {Bo}, right on the tum. | {Bo} gave the ball one good push.]

And what did it do? It came back! <Boing, boing, boing!|Roll, roll, roll!> It came all the way back to {Kim}.

# 18
@ garden golden close | child: crouch happy looks Bo | Bo: look-up happy looks ball | props: ball
= {Kim} has both hands on the ball and looks at {Bo}.
[!deed: {Arms}.] <"Mine," said {Kim}.|"Oh! Mine," said {Kim}.>

{Kim} looked at {Bo}. {Bo} looked at the ball. It was hard, hard, hard to say. [deed: Once, {Kim} {deed}. [back: That was {back.at}. This was here. | This was like that.]]

"Yours," said {Kim}. Push!

# 19
@ garden golden wide | child: celebrate delighted looks ball | all: run delighted looks ball | props: ball, hat
= The ball flies over the grass, and everyone is after it.
Boing! Off it went to {Bo}. [1: And back it came! And off, and back, and off! | 2: And on it went, and back it came! | And on it went, and on, and on! And back it came!]
* joy | <Boing, boing, boing! Bump!|Roll, roll, roll, and boing!>
* joy |

"Yours!" said {Kim}. "[roomy: Mine! Yours! <Mine! Yours!|Yours! Mine!> | Mine! Yours!]"

# 20
@ garden night medium | child: sleep happy | all: sit happy looks ball | props: ball, blanket, hat
= By moonlight, {Kim} sleeps on a blanket. The ball is in the middle of the grass.
* joy | <Boing, boing, boing, all day long!|All day long went that ball. Boing!>
* joy |

Then down went the sun, and down went {Kim}. "Mine," said {Kim}, fast asleep. <The moon was as round as a ball.|Up came the moon, as round as a ball.>

"Yours," said {Kim}.

## dog
want: {Bo+} wanted it, too. Wag, wag, wag! // sit happy looks ball
bump: {Bo} had a lick at {Kim's} chin. // look-up happy looks Kim
quiet: {Bo} got a sock. No hand for the sock! // sit sad looks Kim holds sock
joy: {Bo} ran, and ran, and fell on the ball! // run delighted

## dog 2
want: {Bo+} sat. Good dog! Still no ball. // sit calm looks ball
bump: {Bo} went round and round {Kim}. Oops! // run happy
quiet: {Bo} lay down by {Kim}. Hff. // lie sad looks Kim
joy: Woof, said {Bo}. Woof is dog for yours. // leap delighted

## cat
want: {Bo+} put one paw on the ball. // stand curious looks ball
bump: {Bo} saw it all. {Bo} shut one eye. // sit calm looks Kim
quiet: {Bo} came for a pat. No hand for the cat! // walk sad looks Kim
joy: {Bo} gave the ball one pat, and one more. // stand delighted looks ball

## cat 2
want: {Bo+} did not want a ball. Not much. // back-turned calm
bump: {Bo} sat in the way. Cats do. // sit proud
quiet: {Bo} had a wash. It was a long wash. // sit calm
joy: {Bo} went boing, and the ball sat still! // leap delighted

## bird
want: Cheep! {Bo+} had never seen such an egg. // perch happy looks ball
bump: Cheep, cheep! {Bo} had no hand, too. // perch curious looks Kim
quiet: {Bo} put one wing on {Kim}. Just one. // perch sad looks Kim
joy: Up went {Bo}, and boing went the ball! // fly delighted

## fish
want: {Bo+} saw that ball from the bowl. // swim curious looks ball
bump: {Bo} blew a bubble. It was round, too. // swim happy
quiet: {Bo} swam up. Nobody said blup. // swim sad looks Kim
joy: Round went the ball, and round went {Bo}! // swim delighted

## fish 2
want: {Bo+} had a round thing, too. A bowl! // swim calm looks ball
bump: {Bo} put one big eye to the glass. // swim curious looks Kim
quiet: Up came one small bubble from {Bo}. // swim sad
joy: Bump, went the ball. Blup, went {Bo}! // swim delighted

## rabbit
want: {Bo+} put up one ear, for the ball. // sit curious looks ball
bump: {Bo} hopped out of the way. Hop! // leap worried
quiet: Down went one ear. Down went {Bo}. // lie sad
joy: {Bo} hopped right over the ball! // leap delighted

## guineapig
want: "Wheek!" said {Bo+} to the ball. "Wheek!" // look-up happy looks ball
bump: "Wheek?" said {Bo}, and hid. // hide worried
quiet: {Bo} said wheek. The ball did not. // sit sad looks ball
joy: {Bo} went left, and the ball went right! // run delighted

## hamster
want: By that ball, {Bo+} was a pea. // look-up curious looks ball
bump: {Bo} put one good crumb in a cheek. // stand happy
quiet: {Bo} had a ball. It was a pea. // sit sad
joy: Push, push, push! {Bo} made the ball go! // run delighted

## horse
want: {Bo+} had one sniff at the ball. // stand curious looks ball
bump: {Bo} put a big nose in, too. Puff! // stand curious looks Kim
quiet: No clop, clop, clop. {Bo} just stood. // stand sad looks Kim
joy: Clop, clop, boing! That was {Bo}. // run delighted

## lizard
want: {Bo+} ran up close, to see. Zip! // run happy looks ball
bump: {Bo} put out one long, long lick. // stand curious looks Kim
quiet: {Bo} lay as still as the ball. // lie sad
joy: Swish! {Bo} got the ball with a swish. // run delighted

## toy
want: {Bo+} looked up at that ball. Flop! // lie curious looks ball
bump: Over went {Bo}. No hand for {Bo}! // lie worried
quiet: Nobody sat {Bo} up. {Bo} lay there. // lie sad
joy: Bump! Up went {Bo}. Whee! // sit delighted

## other
want: {Bo+} had a good, long look at the ball. // stand curious looks ball
bump: {Bo} looked on. What was {Kim} up to? // stand curious looks Kim
quiet: {Bo} came up close, and was still. // stand sad looks Kim
joy: {Bo} had one go, and then one more! // stand delighted

## duet
want: {Bo+} wanted one go. {Mo+} wanted two. // sit happy looks ball
bump: {Bo} looked at {Mo}. What was that? // look-up curious looks Mo
quiet: {Bo} looked at {Mo}. It was no fun at all. // sit sad looks Mo
joy: {Bo} had a go, and {Mo} had a go! // sit delighted looks Mo

## duet 2
want: {Bo+} had no ball. {Mo+} had no ball. // sit sad looks ball
bump: Look out, {Bo}! Look out, {Mo}! // hide worried looks Kim
quiet: {Bo} was here, and {Mo} was there. Hush. // sit sad
joy: Boing for {Bo}! Boing, boing for {Mo}! // leap delighted looks ball

## any say
want: {Bo+} said {bo.noise}. That was please. // look-up happy looks ball
bump: {Bo} said {bo.noise}, and {Kim} said oops. // look-up curious looks Kim
quiet: {Bo} did not say {bo.noise}. Not once. // sit sad looks Kim
joy: "{bo.noise}!" said {Bo}. That was yours. // look-up delighted

## any line
want: [fish: Bowl and all, {Bo+} | {Bo+}] got in line. // sit calm looks ball
bump: {Bo} was still in line. // sit calm looks ball
quiet: {Bo} was all of the line. // sit sad looks ball
joy: {Bo} was next, and next, and next! // sit delighted

## any nap
want: [fish: In the bowl, {Bo+} | {Bo+}] slept. What ball? // sleep calm
bump: Bump! That woke {Bo} up. // look-up worried
quiet: {Bo} went back to sleep. No fun here. // sleep calm
joy: Now {Bo} was up. Oh yes! // look-up delighted

## any near
want: {Bo+} came close[fish: , bowl and all]. Hello, ball! // sit curious looks ball
bump: "Look out, {Bo}!" said {Kim}. // sit worried looks Kim
quiet: {Bo} looked at {Kim}, and {Kim} looked at the ball. // sit sad looks Kim
joy: "Look out, {Bo}!" Here came the ball! // look-up delighted looks ball
`
