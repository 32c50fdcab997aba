export const words = String.raw`
title: <Not Me|It Just Grew|Who Did That?|{Kim} and the Red, Red Dot>
set: say = [dog: woof | cat: mew | bird: cheep | fish: blup | rabbit: thump | guineapig: wheek | hamster: eek | horse: hrrr | lizard: hss | toy: squeak | hello]
set: fun = [new-baby: trip | birthday: cake | christmas: lunch | place: ride | park]
refrain: "Who did that?" said {pop}. "Not me!" said {Kim}.
recall: the red bug
deed: told {pop} about a red bug
keepsake: the red crayon
joke: It just grew!
summary: There is one red dot on the wall. To hide the dot, it has to be a bug. To hide the bug, there has to be grass. "Who did that?" says {pop}. "Not me!" says {Kim}. "It just grew." Then {Bo} gets the blame, and {Bo} can't say "Not me".
extra: elder = {pop}
pick: pop = Pop, Grandpa, Nonno, Opa, Poppy, Pa
pick: pip = a pip, an ant, a crumb, a pea
pick: drew = a ship, a hat, a bus, a hen
pick: swish = swish, whish, zwish
pick: rub = rub, scrub, wipe
pick: bag = bag, rug, buns
pick: tik = Tik!, Tup!, Pip!
word: crayon = a stick of wax to draw with
word: dot = a small round mark
word: bug = a small thing with six legs
word: wall = the side of a room
word: hide = to put a thing where nobody can see it
word: bucket = what you carry water in
question: What did {Kim} make from the dot?
question: Who did {pop} think it was?
question: Why did {Bo} not say, "Not me"?
question: What did {Kim} say at the door? Why was it hard?
question: Is it good to say, "I did it"? When?
activity: sound | Say it with {Kim}, each time: "Not me!" | big ; fast ; with a hand on your mouth
activity: draw | Draw one dot. Now make it a bug. What comes next?
activity: find | Where is the red crayon? Look on each page.
surprise: The red goes up as far as {Kim} can go. | Look at the top of it, on page 10.
surprise: {pop} has to say it, each time. | Say it with him: "Hm!"

# 1
= {Kim} kneels and draws with a red crayon. The paper is full.
<{Kim} had {Bo+}, and a crayon.|Here was {Kim}, with {Bo+} and a crayon.> <The crayon was red, red, red!|And it was so red!|It was the best red there is!>
> want
* see | <It had a good, fat tip.|It was fat, and it went well.>

[roomy: {Swish}! <That was the sun.|Here came the sun.>] {Swish}! <{Kim} drew|Then {Kim} drew> [series: {series.keepsake} | place: {place.landmark} | {drew}].

[birthday: It was {Kim's} birthday! | pet-adoption-day: It was {Bo's} day. This was home, for good! | new-baby: The baby will come home today! | family-reunion: All of the family will come today! | christmas: The crayon was new. It was Christmas! | occasion&!event: It was {occasion}! | roomy: <Then the paper was full.|Then it was all red.>]

# 2
= {pop} goes off to get the hats. {Kim} looks at the crayon.
"Soon we <go out|will go>," said {pop}. "[birthday: There will be cake, and [place: {place.ride} | the park]! | pet-adoption-day: It is {Bo's} day, so [place: {place.ride} | the park]! | new-baby: To get the baby, [place: on {place.ride} | by the park]! | family-reunion: They will all be [place: on {place.ride} | in the park]! | christmas: Gran has lunch! [place: On {place.ride}! | Past the park!] | place: We will ride on {place.ride}! | To the park!]" [!event: <He went to get the hats.|Off he went, for the hats.>]

<{Kim} had a lot of red still.|But there was a lot of red still.> <And look! There was the wall.|And a white, white wall!>
^ child set |

# 3
= {Kim} puts one small red dot on a big white wall.
<One dot. Just one!|Just one dot. One!|A dot, and no more!> It was as small as {pip}. {tik}
> eyes
* see | <It did not take long at all.|It was as quick as that.>

<"There," said {Kim}. "That is all."|"There," said {Kim}. "Just the one."|"Good," said {Kim}. "Now I stop."> [roomy: <It was a good dot.|Hello, dot!>]

# 4
= From behind, low down: {Kim} looks at the dot on the wall.
<But you could see it!|But it was red, so you saw it!|Oh, but it was so red!> You could see it from [place: {place.street} | the <lamp|door|coats>]! [roomy: <You could see it with one eye!|You could see it with two eyes shut!>]
^ pet set | That dot was as red as jam.
* see |

Step, step, step. <Who was that?|Who was it?|Who came?>

# 5
= {pop} has the hats, and looks at the dot. {Kim} holds the crayon.
<It was {pop}. He had the hats.|It was {pop}, with all the hats.> "Who did that?" said {pop}.

{Kim} put the crayon behind {his} back. "Not me!"

<"Hm," said {pop}. He went to get the ball.|"Hm," said {pop}. "Then I will get the ball.">
^ child second

# 6
= {Kim} draws six legs on the dot. It has become a bug.
<{Kim} had to hide that dot, but how?|Quick, hide that dot! But how?> <{He} gave it legs. One, two, three, four, five, six!|{He} gave it six legs, all red!>
> bug
* red | <It was a big, fat bug.|It had a good face.>

<Now it was not a dot. It was a bug.|Now it was a bug. What dot?>

# 7
= {pop} has the ball. {Kim} points at the big red bug on the wall.
"Who did that?" said {pop}. [roomy: <Now he had the ball.|He had got the ball.>]

"Not me!" said {Kim}. <"It is a bug."|"That is just a bug.">

"Hm," said {pop}. [place: "Did it come by {place.by}?" | <"It is a red bug."|"It is a big bug."|"It is a flat bug.">]
* red | <The bug sat still.|It did not run. Not one leg.>
^ pet second

# 8
= {Kim} walks along the wall and draws long red grass.
<{Kim} had to hide that bug! Bugs like grass.|Now hide that bug! Bugs like grass.> {Swish}, {swish}, {swish}!
> walk
* red | <It was long, and it was red.|It was up to {Kim's} knees.>

<Grass by the coats! Grass by the shoes!|Grass here! Grass there!|Red, red grass!> All the way to [home: {home.door} | the door]!

# 9 a
= There is red grass all along the wall. {Kim} shrugs. {pop} has put down his {bag}.
"WHO did that?" said {pop}. [birthday: He had the candles. | pet-adoption-day: He had {Bo's} new bowl. | new-baby: He had the baby's hat. | family-reunion: He had buns for them all. | christmas: He had the pudding. | He had the {bag}.]

"Not me!" said {Kim}. "It just grew."
^ child trouble |

<"Grass does that. Hm," said {pop}.|"Does it? Hm," said {pop}.> <"It will want a drink."|"Then it wants a drink.">

# 9 b
= There is red grass all along the wall. {Kim} points at the door. {pop} has put down his {bag}.
"WHO did that?" said {pop}. [birthday: He had the candles. | pet-adoption-day: He had {Bo's} new bowl. | new-baby: He had the baby's hat. | family-reunion: He had buns for them all. | christmas: He had the pudding. | He had the {bag}.]

"Not me!" said {Kim}. <"It came in."|"It got in at the door.">
^ child trouble |

"Did it knock?" said {pop}. <"Hm. It looks dry."|"Hm. Dry old grass.">

# 10
= From behind: {Kim} reaches up as far as {he} can. The wall is red with rain from top to toe.
<{Kim} had to hide that grass!|Now hide that grass!> So down came the drops. {Swish}, {swish}, {swish}!
> jump

<Red went as far up as {Kim} can go.|Red came down from up, up there.> [roomy: <Then there was no more white.|No more white. Just red, red, red!>]

# 11
= {Kim} puts the red crayon down by {Bo}.
Step, step, step. <Quick! Where can a crayon go?|Oh, no! Where can a crayon hide?> [roomy: <Not in a hat. {pop} had the hats.|Not in a bag. {pop} had the bag.>]

{Kim} put it by [fish: {Bo's} bowl | {Bo}].
> got | <It lay there, and it was red.|There. Now it was gone.>

<Then {Kim} sat down, as good as gold.|{Kim} sat, as still as a shoe.> [series: "{series.joke}!" {he} sang. La, la.]

# 12
= {pop} stands in front of the red wall. {Kim} sits up straight. The crayon is by {Bo}.
In came {pop}. <Red up here! Red down there!|He looked up, and up.> [series: There was red on {series.keepsake}!]

"Not me!" said {Kim}. <But {pop} had not said a thing.|But nobody had said, "Who?">

Then {pop} saw the crayon.
> caught
<"Oh, {Bo}!" he said.|"Oh, no, {Bo}!" said {pop}.>

# 13
= {Bo} looks at {Kim}. {Kim} looks at the floor.
{Kim} can say, "Not me." <But {Bo} can't.|Can {Bo} say it? No.> [1,2: Just {say}.]
^ pet trouble | [1,2: <{Bo} looked so sad.|{Bo} looked so small.>]

"No {fun} for {Bo}," said {pop}.
* low |

<But {Kim} said nothing.|{Kim} did not say, "No, it was me."> [roomy: <{Kim} looked at the floor.|{Kim} looked at one toe.>]

# 14
= {Kim} and {pop} are by the door, with the hats and the ball. {Bo} has to stay.
{Kim} got a hat. {pop} got a hat. <Who got no hat? {Bo}.|No hat for {Bo}.> [1,2: [birthday: There was cake for all. Not for {Bo}. | pet-adoption-day: But whose day was it? It was {Bo's}! | new-baby: Now {Bo} will not see the baby. | family-reunion: They will all say, "Where is {Bo}?" | christmas: No Christmas lunch for {Bo}. | <{They} had to stay in.|And it was so good, out there.>]]
> stay
* low | {Bo} looked at the door.

<"Off we go," said {pop}.|"Come on, {Kim}," said {pop}.> [place&roomy: "{place.Ride} will not wait!" | roomy: <"Off to the park!"|"The park is this way!">] [1-3: <{Kim} did not go fast.|{Kim} went one step. Just one.>]

# 15 a
= {Kim} has come out as far as the step in {his} hat, and looks back at {Bo}.
[place: They went out, to {place.street}. {place.Says}! | <Out on the step, it was sunny.|Out on the step was the sun.>] [friend: {series.friend} went by, to the park.] <But it was no fun.|It was no fun.> [roomy: <The hat was hot.|The hat was hot and tight.>]

{Kim} looked back. In the door was {Bo}.
> hinge

# 15 b
= {Kim} has stopped on the step in {his} hat, and looks back at {Bo}.
One step, two steps. [place: There was {place.ride}! | <There was the sun!|There was the street!>] [friend: {series.friend} went by, to the park.] <{Kim} did not want to go.|But {Kim} was not glad.>

{Kim} looked back. In the door was {Bo}. [roomy: <What a sad, sad face.|{Kim} had a bad tum.>]
> hinge

# 16
= {Kim} has the red crayon and holds it up. {pop} kneels down to hear.
[roomy: <{Kim} had the red crayon now, not {Bo}.|Now {Kim} had the crayon, and not {Bo}.> | Now {Kim} had the red crayon.] [deed: {Kim} {deed}. [back: That was {back.at}.] So {he} could do this. | <{He} could still hide it.|{He} could still just go.>]

<"Stop!" said {Kim}. {He} held it up.|{Kim} held the crayon up, to {pop}.> "I did it, not {Bo}."

# 17 a
= {Kim} stands by the red wall and tells {pop}.
<"The dot was me," said {Kim}.|"I did the dot," said {Kim}.> [roomy: <"{Bo} can't draw a bug."|"{Bo} can't draw drops.">]
^ child pay | <{Kim's} nose got hot.|{Kim's} ears got hot.>

<"And the grass?" said {pop}.|"But the grass?" said {pop}.>

"It did not just grow," said {Kim}. [roomy: <{He} sat close to {Bo}.|{He} sat right by {Bo}.>]

# 17 b
= {Kim} points at the red wall and tells {pop}, who is down low.
<"I did the dot and the bug," said {Kim}.|"It was all me," said {Kim}.>
^ child pay | <{Kim's} nose got hot.|{Kim's} ears got hot.>

<"And the grass?" said {pop}.|"But the grass?" said {pop}.> "Did it come in?"

"It did not knock," said {Kim}. [roomy: {He} sat close to {Bo}.]

# 18
= {Kim} is close to {Bo}. {pop} takes the hats back.
<"Oh, {Kim}," said {pop}. Back went the hats.|"Oh, {Kim}," said {pop}, and took the hats back.> [birthday: Now the cake had to wait. | pet-adoption-day: Now {Bo's} day had to wait. | new-baby: Now the baby had to wait. | family-reunion: Now they all had to wait. | christmas: Now lunch had to wait. | place: Off went {place.ride}, with no {Kim}. | <Now the park had to wait.|There was no park that day.>]

<"It was not you, {Bo}," said {Kim}. "Sorry."|"Sorry, {Bo}," said {Kim}. "It was not you.">
> lick
* joy |
^ child third

# 19
= {Kim} and {pop} rub the wall with wet cloths. Just the bug is left.
{Rub}, {rub}, {rub}! <Off went the drops. Off went the grass.|Bye, drops! Bye, grass!> <It took all day.|It took two arms.> [friend&roomy: {series.friend} had lent the cloth.]
^ pet pay |
* joy | <{Kim} had red water up to here.|{pop} did the high bits. {Kim} did the low.>

[birthday: They sang, and {Kim} had to rub. | pet-adoption-day: The new bowl was there for {Bo}. | new-baby: In came the baby! The wall was wet. | family-reunion: In they all came. They all did a bit! | christmas: In came Gran, with lunch on a plate. | series: Then {series.keepsake} got a rub. | roomy: <It went drip, drip, drip.|All of it went drip. Red drips!>]

<"Bye, bug," said {Kim}. {Rub}.|The bug was last. It was a good bug.>

# 20 a
= The wall is white. Far up on it is one red dot. {Kim} points at it. {pop} has the crayon.
<Then it was all white. But what was that?|It was all white, or was it?> A dot! [roomy: <It was up, up, up.|It was far, far up.>] [place: You could see it from {place.ride}! | {Kim} can't go that high.]
> last
* joy |
^ pet third

"Who did that?" said {Kim}.

{pop} had the crayon. "Not..." said {pop}. "Oh. Me."

# 20 b
= The wall is white. {pop} holds a drawing of a face with a moustache, and {Kim} throws up both arms.
<Then {pop} got paper, good, dry paper!|Then {pop} got paper, just for {Kim}.> {Swish}! <Two eyes, and a moustache!|A face! It had a moustache.> <It was {pop}.|Who was it? It was {pop}!> [place: And next, {place.ride}!]
> last
* joy |
^ pet third

<"Hm," said {pop}. "Who did that?"|"Well! Who did that?" said {pop}.>

"Me!" said {Kim}. <"Me, me, me!"|"I did that!">

## lead dog
want: {Bo} wanted it, too. <It was a good stick!|What a stick!>
eyes: Dogs see no red. {Bo} saw a stick<, a good one|. Throw it>!
bug: {Bo} said woof at the bug. It did not <run|go>.
walk: {Bo} went with the stick. Throw it! <Now? Now?|Please?>
jump: The stick went up. {Bo} went up, too! <Hop!|Jump!>
got: At last! {Bo} had the stick. Thump, <thump, thump|huff, thump>!
caught: {Bo} had it in {their} mouth, and <danced|was so glad>.
stay: {Bo} looked at the ball, and then at <the door|{Kim}>.
hinge: Out came {Bo}, <with the stick, for {Kim}|and gave {Kim} the stick>. Throw it!
lick: {Bo} gave {Kim} a lick. It was <red|a red one>.
last: <{Bo} has a stick now. It is not red.|And {Bo}? {Bo} has a real stick.>

## lead cat
want: To {Bo}, it was a mouse. <A fat one!|A red one!>
eyes: {Bo} saw the red mouse <bite|kiss> the wall!
bug: {Bo} put a paw on the bug. It was <flat|no fun>.
walk: On ran the red mouse. {Bo} ran, too, <low, low|so low>.
jump: Up went the red mouse! {Bo} sat. <Mice come down.|It must come down.>
got: Pounce! {Bo} had the red mouse. It <lay still|did not run>.
caught: {Bo} <had it, and one paw was red|was on it, with one red paw>.
stay: {Bo} looked at {Kim}. It was a <long|hard> look.
hinge: Pat, went {Bo}. The crayon ran out to {Kim}.
lick: {Bo} <gave {Kim} a bump. Just one|said prr, but a small one>.
last: <{Bo} has a wool mouse now. It is grey.|{Bo} has a mouse now, and it is wool.>

## lead bird
want: {Bo} wanted it, too. What a fat red worm!
jump: {Bo} flew up, out of the wet. Flap!
hinge: {Bo} flew out, with the worm for {Kim}. Plop!
lick: {Bo} sat close to {Kim}. Cheep.

## lead fish
want: {Bo} wanted it, too. Was it fish food?
jump: {Bo} blew at the drops. Blup, blup!
hinge: Through the bowl, the crayon was as big as {Bo}.
lick: {Bo} blew {Kim} one big bubble. Pop!

## lead rabbit
want: {Bo} wanted it, too. Was it a carrot?
jump: {Bo} ate a drop. Bleh! No carrot.
hinge: Thump! {Bo} gave it a kick, to {Kim}.
lick: {Bo} gave {Kim} a bump, nose first.

## lead guineapig
want: {Bo} wanted it, too. Was it a carrot?
jump: "Wheek!" said {Bo}. So much carrot!
hinge: "Wheek!" {Bo} gave it a push, to {Kim}.
lick: {Bo} said a small, good wheek.

## lead hamster
want: {Bo} wanted it, too. But it was so long!
jump: {Bo} looked up. Not one drop was wet.
hinge: Push, push, push! {Bo} got it out to {Kim}.
lick: {Bo} put a nose on {Kim's} hand.

## lead horse
want: {Bo} wanted it, too. Was it a carrot?
jump: {Bo} is big. But red went up past {Bo}.
hinge: {Bo} gave it a big push, out to {Kim}.
lick: {Bo} put a big nose on {Kim}. Hff.

## lead lizard
want: {Bo} looked at it. Was it a red bug?
jump: {Bo} ran up close. A bug, in the wet!
hinge: Flick, went {Bo}, and it flew to {Kim}.
lick: {Bo} held on to {Kim}, with all toes.

## lead toy
want: {Bo} wanted it, too. {Kim} could tell.
jump: {Bo} got a drop on one ear. A red one!
hinge: Flop! {Bo} fell on it, and it shot to {Kim}.
lick: {Bo} got a squash, and one more.

## lead other
want: {Bo} wanted it, too. What was it?
jump: {Bo} looked up. Drops, in here?
hinge: {Bo} gave it a push, out to {Kim}.
lick: {Bo} came up close to {Kim}.

## trait pet fear
set: {Bo} hid. Was it {trait.a}? No, a dot!
trouble: {Bo} hid, as if it was {trait.a}.
pay: Was that {trait.thing}? {Bo} came, all the same.

## trait pet broom
set: The broom stood by. {Bo} hid from it.
trouble: {pop} got the broom. {Bo} hid.
pay: {Kim} had the broom. But {Bo} did not hide.

## trait pet theft
set: {Bo} took {trait.a}. {Bo} does that.
trouble: "{Bo} takes {trait.things}," said {pop}. "So {Bo} did this."
pay: Who took {trait.a}? Now, that was {Bo}.

## trait pet socks
set: {Bo} took a sock. {Bo} does that.
trouble: "{Bo} takes socks," said {pop}. "So {Bo} did this."
pay: {Bo} gave back a sock. {Kim} used it to {rub}.

## trait pet noise
set: "{trait.Sound}!" said {Bo}. Shh, {Bo}! Shh!
trouble: "{trait.Sound}," said {Bo}. {pop} took it for a yes.
pay: "{trait.Sound}!" said {Bo}. Now, that was a yes.

## trait pet part
set: {Bo} has {trait.has}. But {Bo} saw it.
trouble: {Bo} sat there, with {trait.has}, so sad.
pay: {Bo}, with {trait.has}, got a wet hug.

## trait pet threelegs
set: Hop, hop! {Bo} came up, on three legs.
trouble: "Three legs, and you did all this!" said {pop}.
pay: Hop, hop, splash! {Bo} had three wet legs.

## trait pet deaf
set: {Bo} did not hear it. But {Bo} saw it.
trouble: {Bo} does not hear. {Bo} saw it in {pop's} face.
pay: {Bo} did not hear the sorry. {Bo} got a pat.

## trait pet age
set: {Bo} is {trait.is}. [old: {Bo} lay down, to look. | {Bo} had to lick it. Bleh!]
trouble: {Bo} is {trait.is}. [old: It is a long way to bed. | It is hard to be told off.]
pay: [old: Up got old {Bo}, as if {they} {was} young. | Young {Bo} ran off with the cloth.]

## trait pet favourite
set: {Bo} put {trait.thing} down, to look at it.
trouble: {pop} took {trait.thing} from {Bo}. Oh, no.
pay: {Bo} got {trait.thing} back, and a big pat.

## trait pet sleep
set: {Bo} likes to sleep {trait.where}. Not now!
trouble: {Bo} went off, to sleep {trait.where}. Sniff.
pay: Who could sleep {trait.where} now? Not {Bo}!

## trait pet habit
set: {Bo} likes to {trait.do}. But not to draw.
trouble: "You {trait.do}," said {pop}. "And now this!"
pay: So {Bo} {trait.did}. Nobody said no.

## trait pet talent
set: {Bo} can {trait.do}. {Bo} can't draw.
trouble: "You can {trait.do}," said {pop}. "And draw!"
pay: [findsthings: {Bo} found the last bit of red. | opensdoors: {Bo} opened the door, to let it dry. | So {Bo} {trait.did}. That was for joy.]

## trait child fear
set: {Kim} does not like {trait.things}. Red helps.
trouble: It was as bad as {trait.things}.
pay: Was it as bad as {trait.things}? No.

## trait child collection
set: {Kim} had {trait.a}, and drew round it.
trouble: {Kim} held on to {trait.thing}. It did not help.
pay: {Kim} gave {Bo} {trait.thing}, to say sorry.

## trait child noise
set: {Kim} {trait.did}, to draw by. {trait.Sound}!
trouble: {Kim} did not {trait.do} now.
pay: Now {Kim} could {trait.do} again.

## trait child part
set: {Kim} has {trait.has}. So did {his} sun.
trouble: The bug had {trait.has}. Who has that?
pay: "It has {trait.has}," said {pop}. "I see now."

## trait child favourite
set: {Kim} drew {trait.a}. {He} likes {trait.things}.
trouble: In the grass was {trait.a}. Who likes {trait.things}?
pay: "And I drew {trait.thing}," said {Kim}.

## trait child sleep
set: Who sleeps {trait.where}? {Kim} does. Not now!
trouble: {Kim} wanted to hide {trait.where}.
pay: Now {Kim} could sleep well, {trait.where}.

## trait child habit
set: [askswhy: "Why is it so white?" said {Kim}. | counts: {Kim} counted. One wall! | drawsonthings: {Kim} likes to draw on things. Not walls! | "Where is my hat?" said {Kim}. It was lost.]
trouble: [askswhy: "Why is it red?" said {pop}. | counts: {Kim} counted. That was three not-mes! | drawsonthings: "Who draws on things?" said {pop}. | In the grass was a hat. Whose hat?]
pay: [askswhy: "Why?" said {pop}. "It was so white." | counts: {Kim} counted. One, two, three, four not-mes. | drawsonthings: "I draw on things," said {Kim}. | "And that is my hat," said {Kim}.]

## trait child talent
set: {Kim} can {trait.do}. {He} did it, to draw by.
trouble: {Kim} can {trait.do}. It was no help.
pay: [remembers: {Kim} remembers it all. {He} told it all. | {Kim} {trait.did} for {Bo}, to say sorry.]

## dog
see: {Bo+} came to see the red. Wag, wag!
red: "Woof!" said {Bo}, to make it run.
low: {Bo} put {their} chin down on the floor.
joy: {Bo} got the wet cloth. Flap, flap, flap!

## dog 2
see: "Shh!" said {Kim} to {Bo+}. Thump went a tail.
red: {Bo} gave it a lick. Bleh!
low: There was no thump in {Bo's} tail.
joy: Thump, thump, thump! That was {Bo}, wet and glad.

## cat
see: {Bo+} put a paw on the sun. Flat!
red: {Bo} sat by it, and did not look.
low: {Bo} gave {Kim} a long look.
joy: {Bo} got one wet paw. Shake, shake, shake!

## cat 2
see: {Bo+} shut one eye. The other one saw it.
red: Now {Bo} had the two eyes shut.
low: Nobody gave {Bo} a pat.
joy: {Bo} went off to be dry. Flick, flick!

## bird
see: "Cheep?" said {Bo+}, head on one side.
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
red: {Bo} hid by the weed, and saw no red.
low: {Bo} sat at the bottom, on a stone.
joy: In went a drop. {Bo} gave it a bump.

## rabbit
see: Up went one ear, and that was {Bo+}.
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
red: {Kim} had to hide, and so did {Bo}.
low: Out came {Bo's} nose, and in it went.
joy: {Bo} ran with the cloth, here and there.

## horse
see: {Bo+} put in a big nose.
red: {Bo} was big, but {they} did not hide it.
low: {Bo} blew out. Hff. It was a sad hff.
joy: {Bo} drank the bucket, to help.

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
red: {Bo} looked at it, this way and that.
low: {Bo} went and sat in a dim bit.
joy: {Bo} got a bit wet, and a bit glad.

## duet
see: {Bo+} saw it. {Mo+} saw it. Who will tell?
red: {Bo} and {Mo} sat. It was still red.
low: {Bo} and {Mo} did not look at {Kim}.
joy: {Bo} and {Mo} got wet. More, more!

## duet 2
see: Here sat {Bo+}. Here sat {Mo+}. Shh!
red: {Bo} hid by {Mo}. {Mo} hid by {Bo}.
low: {Bo} was sad, and so was {Mo}.
joy: {Bo} got a drop. {Mo} got a drop. Plip, plop!

## any eye
see: Did {Bo+} see? {Bo} did see.
red: Did {Bo} like it? {Bo} did not say.
low: {Bo} did not like this bit.
joy: Did {Bo} help? {Bo} sat on the cloth.

## any nap
see: {Bo+} lay still. One eye was out.
red: {Bo} woke up. Oh! It was red.
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
joy: {Bo} came close, and got a drop.
`
