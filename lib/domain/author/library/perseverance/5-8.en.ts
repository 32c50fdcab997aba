export const words = String.raw`
title: <That Is Not a Loaf|The Twelve Loaves|Eleven Doorstops|{gerald} Does the Rising>
set: bakery = [train-journey: dining car | farm-stay: farm bakery | bakery]
set: days = [train-journey: stops | days]
refrain: "That is not a loaf," said {baker}.
recall: the twelve loaves
deed: fed {gerald} after eleven flat loaves
keepsake: the hat made of bread
joke: That is not a loaf
summary: The baker has hurt her foot, so {Kim} will make the loaf. It comes out flat. So do the next ten. The whole street wants one for a doorstop, {Bo} wants something else, and {Kim} only wants a loaf that goes up.
extra: elder = {baker}
extra: grownup = {pym}
pick: baker = Mrs Abara, Mrs Petrou, Mrs Lindqvist, Mrs Tanaka, Mrs Moreau, Mrs Haddad, Mrs Kowalski
pick: gerald = Gerald, Norman, Horace, Boris, Desmond, Clive, Alfred
pick: pym = Mr Pym, Mr Tuck, Mr Bloom, Mr Nash, Mr Fennel, Mr Quick, Mr Dabney
pick: tall = a top hat, a bucket, a sitting hen, a watering can
pick: flat = a doormat, a tray, a plate
pick: feet = feet, old socks, wet wool
pick: ding = ping, ding, brring
sign: shut = SHUT
sign: one-forgot-gerald = One: forgot {gerald}
sign: nine = Nine
sign: eleven-looked = Eleven: looked
sign: twelve = Twelve
word: bakery = a shop where bread is made
word: doorstop = a heavy thing that holds a door open
word: knead = to push and fold dough until it is smooth
word: crust = the hard outside of bread
word: dough = bread, before it is baked
word: recipe = the steps for making something to eat
word: oven = a hot box for baking in
question: Which of the flat loaves would you have kept, and what for?
question: Why did {pym} think that {Kim} should stop?
question: What went wrong with Number Eleven?
question: What was on the door, when you read it the other way round? What did the dough still need?
question: What have you done badly ten times?
activity: make | Mix flour, water and a pinch of salt. Knead it until your arms are tired. How does it feel now? | sticky ; stretchy ; smooth
activity: guess | Before each page turn: what will this one be good for? | a hat ; a wheel ; a doorstop
activity: sound | Knock on things in the kitchen. Which say thunk, and which say tock?
surprise: {gerald} says one word in the whole book. | Listen at the end of page 14.
surprise: Six of the flat loaves found a job by page 8. Can you name all six? | Count again from page 4 to page 8.

# 1
= {Kim} stands in front of a door. There is a sign: SHUT.
[snow-day: It was a snow day, and the snow would stay. | farm-stay: It was the first day of their farm stay. | beach-holiday: It was the first day of their beach holiday. | train-journey: It was a train journey, with twelve stops. | family-reunion: In twelve days, the family reunion would need bread. | occasion&!event: It was {occasion}.] A sack of flour fell on {baker's} foot, and the {bakery} shut. [place&!train-journey: Everybody {place.at} | somewhere&!train-journey: Everybody {somewhere.at} | Everybody] ate bread that tasted of <bag|bag, and bent|the bag it came in>.
* start | <Even the crusts were soft.|It was square, and it drooped.|You could fold a sandwich, like a letter.>

# 2
= {baker} sits with her foot on a pillow and hands {Kim} a jar of grey goo.
<"I can make a loaf," said {Kim}.|"I'll make one," said {Kim}.> [roomy: <"How hard is it?"|"It's only bread.">]

[roomy: "Hard outside, soft inside."] {baker} handed over a jar that smelled of {feet}. <"This is {gerald}, who does the rising. Feed him."|"That's {gerald}. He does the rising, if you feed him.">

# 3
= From above: {Kim} has a bowl, a spoon, and flour on everything.
That foot needed twelve {days}. {Kim} wanted a loaf as tall as {tall}. {He} kneaded until <the cups jumped|the spoons danced|the whole shelf rang>.
> want | <The oven ticked, and the kitchen grew warm.|The flour went up in clouds.>
* start |

# 4
= {Kim} holds out a flat, hard loaf to {baker}.
Number One came out, THUNK, as flat as {flat}. [place&roomy: They heard it on {place.street}.]

"That is not a loaf," said {baker}, <and knocked on it|knocking|and rang it, like a bell>. "That is a saucepan lid."
> lid | [roomy: <It did fit the saucepan.|And it was a good one.>]
* start |

# 5
= {Kim} points at a first line: One: forgot {gerald}.
[home&!train-journey: Back at {home.own} | Back on the shelf] stood the jar, <still|quite> full. "One: forgot {gerald}," wrote {Kim} on the door.

<Number Two baked all afternoon, and came out uncooked.|Number Two baked all afternoon, and came out still uncooked.|After an afternoon in the oven, Number Two was as white as before.>
^ child set

# 6 a
= A flat loaf holds a door wide open. {baker} looks at it.
"Two: oven was off." <Two held the {bakery} door open in a howling wind.|Two held the {bakery} door open in a hurricane.|A storm got up, and Two held the {bakery} door, and did not slide.>

"That is not a loaf," said {baker}. "That is a doorstop."
> flat | <The wind blew on it, and gave up.|Even the wind went round the back.>
* use |

# 6 b
= {Kim} pushes a flat loaf across the floor, to a table. {baker} looks at it.
"Two: oven was off." <Two went under the short leg of {baker's} table.|{baker's} table had always had a wobble, and now it had Two.>

"That is not a loaf," said {baker}. "That is <a foot|a table's foot>."
> flat | <The table had never stood so well.|It had the right height exactly.>
* use |

# 7 a
= {Kim} wears a flat round loaf as a hat.
<Three was soup, and set.|Three was soup, and then it set.|Three had to be poured, and then it couldn't be bent.> "That is not a loaf," said {baker}. "That is a hat."

{Kim} wore it [train-journey: to the end of the train | place: along {place.street} | to the park][1-3: , and <six|two> people wanted to know where to buy one].
^ pet set

# 7 b
= {pym} pushes a wheelbarrow. There is bread on the way.
<Three was soup, and set.|Three was soup, and then it set.|Three had to be poured, and then it couldn't be bent.> "That is not a loaf," said {baker}. "That is a wheel."

{pym} put it on his barrow, and pushed it [train-journey: through the train | place: along {place.street} | to the park]. [roomy: It squeaked less.]
^ pet set

# 8 a
= {Kim} kneels by something that floats or slides. There is bread about, and {pym} sits down.
Four was burnt, and made a <fine|good> [snow-day: sled | farm-stay: lid for the well | beach-holiday: raft for a crab | train-journey: tea tray | boat]. Five had no salt, and mended a roof.

<{pym} fell over Number Six.|{pym} sat down on Number Six.|{pym} hit his toe on Number Six.> <"I'll take three," he said.|"Have you got three?" he asked.>
* use | [roomy: <The roof never leaked again.|Six did not even dent.|It was still there after the winter.>]

# 8 b
= A hen has found a flat loaf. {Kim} and {pym} look at her.
Four was burnt, and mended a roof. Five had no salt, and [snow-day: kept a hen out of the snow | farm-stay: was just right for a hen | beach-holiday: kept a hen off the sand | train-journey: kept somebody's hen quiet | a hen sat down on it].

<{pym} fell over Number Six.|{pym} sat down on Number Six.|{pym} hit his toe on Number Six.> <"I'll take three," he said.|"Have you got three?" he asked.>
* use | [roomy: <The roof never leaked again.|Six did not even dent.|It was still there after the winter.>]

# 9
= {Kim} has a table full of flat bread. {pym} throws up his arms.
[train-journey: By Stop Eight | By Day Eight], people queued [train-journey: all down the carriages | place: as far as {place.shop} | all the way down the street] for doorstops. [snow-day: They came through the snow. | farm-stay: Even a goat queued. | beach-holiday: They came in swimming things. | train-journey: One was the driver. | family-reunion: Four cousins had come early.] [friend: {series.friend} was first.]

"Stop there!" said {pym}. <"You're the best doorstop baker in town!"|"You're the best doorstop baker there is!"|"Nobody makes a doorstop like yours!">
> queue | <They sold like hot cakes, but harder.|Nobody had ever queued for {Kim} before.>
* use |

# 10
= {Kim} looks at {Bo}, and is cross. On a sign, it says: Nine.
[place: Even {place.creature} had a doorstop by now.] <But a doorstop is not a loaf.|All the same, nobody could eat one.>

> nine
"Nine: {Bo}," wrote {Kim}, <in enormous letters|and underlined it|and pressed hard>[series: , over {series.keepsake}].

# 11
= {Kim} opens the oven door.
Ten stuck to the tin. But Number Eleven went up! It grew, <round|warm> and gold, as tall as {tall}. [series: {Kim} had promised it {series.keepsake}.]

<"One tiny look," said {Kim}, and opened the door.|"Just to see," said {Kim}, and opened the door.>
^ pet second

# 12
= {Kim} kneels at the open oven, and is sad.
Pffff. Number Eleven sighed and sank, first in the middle and then at the sides. <{Kim} shut the door, much too late.|{Kim} shut the door, but it was too late.|It took as long as a breath, and {Kim} could only watch.>
^ child trouble
* low | [roomy: <The oven ticked, as if nothing had happened.|It had been tall for nearly a minute.>]

# 13
= {Kim} has brought Number Eleven to {baker}, who says nothing.
This time, {baker} <did not say it|said nothing|only held it>. [3+:  | snow-day: Outside, it went on snowing. | farm-stay: Even the hens kept quiet. | beach-holiday: Outside, the waves fell flat. | train-journey: Thunk, thunk, went the wheels. | family-reunion: In two days, there would be forty people. | place: Far off went {place.sound}.]

"That is not a loaf," said {Kim}, because somebody had to.
> low | A clock went on and on.
* low |

# 14
= In the dark kitchen, {Kim} puts the jar away on a shelf.
{Kim} pushed {gerald} to the back of the shelf. [series&1-2: In front went {series.keepsake}.] {He} said that it was all over.
^ pet trouble
* low | [roomy: <The tap dripped, and then it stopped.|The spoon went back in the drawer.>]

<Then, in the dark, it came: "Blup."|Then somebody said it, by {Bo}: "Blup.">

# 15
= By the light of a torch, {Kim} looks into the jar.
<{Kim} got a torch, and {Bo} showed {him} one fat bubble[roomy: , in the jar].|{Kim} held a torch, and {Bo} found one fat bubble[roomy: , in the jar].> [!deed: It <winked|wobbled>, and burst.]

Nobody had told {gerald}, or {Bo}, that it was all over. [deed: {Kim} once {deed}[back: , {back.at}].]
> eyes

# 16
= {Kim} reads a sign by the light of the torch.
"You had better have some supper," said {Kim}[roomy: , and found the flour].

Then {he} read the door: eleven lines of what not to do. Read <the other way round|inside out>, it was a recipe.
^ child second
^ pet third

# 17
= A bowl of dough stands by {Bo}, who lies down for the night.
<But dough has to be warm, and the oven was out.|But dough has to be warm, and the kitchen was cold.>

> hinge
[place&1-2: {place.Wakes}. Thanks | By morning, thanks] to {Bo}, the cloth was a hill.

# 18
= From behind: {Kim} sits and faces away from the oven.
Nobody peeped, and {Kim} sat on both hands, <with {his} back to the oven|and studied the wall|and counted the tiles>.
> wait
^ child pay

{Ding}! Number Twelve was as tall as {tall}, with a crust that sang.

# 19
= {Kim} holds up a tall, golden loaf. {baker} and {pym} are delighted.
They carried it [train-journey: through nine carriages | place: past {place.landmark} | down the street] like an emperor. [2+:  | snow-day: Its steam went up in the snow. | farm-stay: A cow looked over the gate. | beach-holiday: All the sandwiches looked up. | train-journey: The driver blew the whistle. | family-reunion: Forty people stood up for it.] {baker} knocked. Tock!
^ pet pay
* joy | <People came with butter.|Somebody ran for the butter.|It smelled as far as the bus stop.>
* joy |

"That," said {baker}, "is a loaf."

# 20 a
= {Kim} eats the last slice.
<"No good for doors," said {pym}, and had thirds.|"It wouldn't hold a gate," said {pym}, with his mouth full.> [series: "{series.joke}!" said {baker}.]
> last
^ child third
* joy |

By morning, one slice was left. "That is not a loaf," said {Kim}, and reached for the butter. "That is toast."

# 20 b
= {Kim} eats the last slice. There is a new line on a sign: Twelve.
By morning, only one slice was left, as toast. The final line was "Twelve: {Bo}." [series: "{series.joke}!" {baker} had added.] [series&roomy: Under it hung {series.keepsake}.]
> last
^ child third
* joy |

Up on the shelf, {gerald} had his breakfast, too. "Blup."

## lead dog
want: {Bo+} wanted that jar, <more than any bone|for ever, and now>.
lid: {Bo} had the jar open, <nearly|and was told no>.
flat: {Bo} buried one, and it is there <to this day|still>.
queue: {Bo} queued for the jar, <all alone|in front>.
nine: {Bo} took the next one for a walk, and <came home without it|it never came home>.
low: {Bo} put a chin on {Kim}, and <sighed|forgot the jar>.
eyes: <{Bo} smelled feet, more awake than ever.|Somebody in there was hungry, and {Bo} could smell it.>
hinge: All week, {Bo} had been pulled away from that jar. {They} lay round the bowl now, warm <all night|as toast>.
wait: {Bo} did not look <either|once>.
last: {Bo} licked the jar lid <clean|at last>.

## lead cat
want: {Bo+} wanted to lie on the dough, <because it was warm|all day>.
lid: {Bo} lay on it, and <got up again|it was no cushion>.
flat: {Bo} tried it as a bed, <briefly|and complained>.
queue: {Bo} lay on the money, <to warm it|which was warm>.
nine: {Bo} slept on the next one, and it came out <shaped like {Bo}|as a cat>.
low: {Bo} did not even <look at the butter|want the butter>.
eyes: That shelf was too cold for {Bo}, and for <poor|old> {gerald}.
hinge: All week, {Bo} had been lifted off the dough. {They} lay round the bowl now, warm <all night|as a stove>.
wait: {Bo} looked away, <as cats can|which cats do well>.
last: {Bo} had the warm place, <by the oven|all to {themself}>.

## lead bird
nine: {Bo} pecked the next one all over, and it came out like lace.
hinge: {Bo} sat by the bowl all night, as if it were an egg.
wait: {Bo} put {their} head under a wing.

## lead fish
nine: {Kim} took the wrong jug, and there was {Bo's} weed in the next one.
hinge: It was warm under {Bo's} lamp, so for one night {Bo} had a guest.
wait: {Bo} looked out at the other side.

## lead rabbit
nine: {Bo} thumped the next one with both feet, and it never got up.
hinge: {Bo} had the warm end of a hutch, and made room.
wait: {Bo} faced the wall, with both ears.

## lead guineapig
nine: {Bo} went in at one end of the next one, and out at the other.
hinge: {Bo} had the warmest heap in the house, and was asked nicely.
wait: {Bo} held that "wheek" in, for an hour.

## lead hamster
nine: {Bo} put the next one away for winter, in two cheeks.
hinge: {Bo} had fluff, and gave up half of it, without being asked.
wait: {Bo} ran, to make the time go faster.

## lead horse
nine: {Bo} leaned on the table, and flattened the next one and the table.
hinge: In the warm stable, {Bo} breathed on the bowl all night, like an oven.
wait: {Bo} stood before the window, so nobody could.

## lead lizard
nine: {Bo} lay on the next one, and it came out with toes on it.
hinge: {Bo} had a warm lamp, and moved over by one leg.
wait: {Bo} can look at nothing all day.

## lead toy
nine: {Bo} fell in the next one, and was dug out with a spoon.
hinge: {Bo} was in the warmest bed already, and held the bowl all night.
wait: {Bo} was turned round, to be fair.

## lead other
nine: {Bo} settled down on the next one, and got up wearing it.
hinge: {Bo} had a warm bed, and moved over, all night long.
wait: {Bo} carefully looked where {Kim} was looking.

## trait pet fear
set: {Bo} was scared of {trait.things}, but not of bread.
trouble: {Bo} came close, as if there were {trait.things} about.
pay: {Bo} walked ahead, and thought of no {trait.things}.

## trait pet theft
set: {Bo} {trait.did}, since nobody can steal a stone.
trouble: {Bo} brought {Kim} {trait.thing}, as a loan.
pay: {Bo} let go of {trait.thing}, for a crust.

## trait pet noise
set: "{trait.Sound}," said {Bo}, and meant the bread.
trouble: "{trait.Sound}," said {Bo}, sadly.
pay: "{trait.Sound}," sang {Bo}, on the note of the crust.

## trait pet part
set: {Bo}, with {trait.has}, came along.
trouble: {Bo}, with {trait.has}, sat by {Kim}.
pay: {Bo} went in front, {trait.has} and all.

## trait pet threelegs
set: {Bo} has three legs, and does not fall over.
trouble: {Bo} sat by {Kim}, on three good legs.
pay: {Bo} went in front, on all three legs.

## trait pet deaf
set: {Bo} could not hear a thunk, and had hopes.
trouble: {Bo} can't hear, but looked up at the shelf.
pay: {Bo} could not hear it sing, but felt it.

## trait pet age
set: {Bo} was {trait.is}, and [old: remembered bread | bit it all the same].
trouble: {Bo}, being {trait.is}, [old: had seen worse | did not understand].
pay: {Bo} was {trait.is}, and [old: danced | wanted all of it].

## trait pet favourite
set: {Bo} thought {trait.thing} the softer loaf.
trouble: {Bo} lent {Kim} {trait.thing}.
pay: {Bo} had forgotten {trait.thing}, for a crust.

## trait pet sleep
set: {Bo} had a warm place to sleep, {trait.where}.
trouble: {Bo} sat by {Kim}, and not {trait.where}.
pay: {Bo} would sleep {trait.where} again, after lunch.

## trait pet habit
set: {Bo} {trait.did}, so as to help.
trouble: {Bo} {trait.did}, but not for long.
pay: {Bo} {trait.did}, all the way.

## trait pet talent
set: {Bo} could {trait.do}, which bread could not.
trouble: {Bo} {trait.did}, but sadly.
pay: {Bo} {trait.did}, and people threw crusts.

## trait child fear
set: {Kim} was scared of {trait.things}, but not of bread.
trouble: It was worse than {trait.things}.
pay: Not even {trait.things} would have moved {him}.

## trait child collection
set: {Kim} put {trait.a} on the shelf, for luck.
trouble: {Kim} put {trait.thing} away. It was no good.
pay: {He} held {trait.thing} tight.

## trait child noise
set: {Kim} {trait.did}, to help it up.
trouble: {Kim} did not {trait.do} any more.
pay: {He} {trait.did}, to fill the time.

## trait child part
set: By now, {trait.has} had flour on, too.
trouble: {Kim} had flour, and {trait.has}, and no loaf.
pay: {He} smiled, {trait.has} and all.

## trait child favourite
set: {Kim} had meant it to look like {trait.a}.
trouble: Even {trait.things} would not have helped.
pay: {He} thought only of {trait.things}.

## trait child sleep
set: That night, {trait.where}, {Kim} dreamed of crusts.
trouble: {Kim} only wanted to sleep, {trait.where}.
pay: {He} could have been asleep, {trait.where}.

## trait child habit
set: {Kim} {trait.did} while it baked.
trouble: [askswhy: "Why?" asked {Kim}, and the oven ticked. | counts: {Kim} counted them all again, and it was eleven. | drawsonthings: {Kim} drew a sad face in the flour. | loseshats: {Kim} had lost {his} hat again, the bread one.]
pay: [askswhy: {He} did not even ask why. | counts: {He} counted to two thousand. | drawsonthings: {He} drew a tall loaf on the floor. | loseshats: {He} held on to {his} hat.]

## trait child talent
set: {Kim} could {trait.do}, so how hard was bread?
trouble: {Kim} could {trait.do}, but could not do this.
pay: {He} {trait.did}, to fill the time.

## dog
start: {Bo+} ate the bag, and left the bread.
use: {Bo} buried one, for ever.
low: {Bo} brought {Kim} half a biscuit, the better half.
joy: {Bo} did not bury this one.

## dog 2
start: Flour fell on {Bo+}, who wore it all week.
use: {Bo} fetched one, like a wall.
low: Beside {Kim}, {Bo} went flat, too.
joy: {Bo} let no crumb fall.

## cat
start: {Bo+} walked in the flour, and then everywhere.
use: {Bo} tried {their} claws on one.
low: For once, {Bo} did not look at the butter.
joy: {Bo} had the butter.

## cat 2
start: {Bo+} lay down where the bread should have been.
use: {Bo} sat by one, like a lion.
low: Twice round {Kim} went {Bo}, leaving fur.
joy: {Bo} lay on the bread board.

## bird
start: {Bo+} threw down everything but the seeds.
use: {Bo} landed on one, with a click.
low: {Bo} knew a song about bread, and did not sing it.
joy: {Bo} sang it back.

## fish
start: {Bo+} blew perfect bubbles. Nobody took the hint.
use: One kept the sun off {Bo}.
low: Not one bubble came from {Bo}.
joy: {Bo} blew a bubble, for {gerald}.

## fish 2
start: {Kim} showed {Bo+} a crumb, through the glass.
use: A crumb sank past {Bo}, like an anchor.
low: {Bo} hung still in the water, with every fin down.
joy: {Bo} went round a crumb.

## rabbit
start: {Bo+} left two long footprints in the flour.
use: {Bo} chewed on one for a week.
low: {Bo} stamped once, at all ovens.
joy: {Bo} danced sideways, for a crust.

## guineapig
start: "Wheek," said {Bo+}, who was sure of a bag.
use: {Bo} lived under one for a while.
low: It was dinner time, and {Bo} did not say so.
joy: "Wheek!" said {Bo}, for a crust.

## hamster
start: {Bo+} had one old crumb left, in a cheek.
use: {Bo} walked all round one.
low: {Bo} gave that last crumb to {Kim}.
joy: {Bo} filled both cheeks.

## horse
start: {Bo+} breathed out, and the flour went everywhere.
use: {Bo} tried one on as a shoe.
low: {Bo} leaned on {Kim}, but only with the chin.
joy: {Bo} ate one end.

## lizard
start: Ovens are warm, so {Bo+} was in favour.
use: {Bo} lay by one until it cooled.
low: {Bo} turned the colour of the floor, and stayed so.
joy: {Bo} lay by the warm crust.

## toy
start: {Kim} dropped {Bo+} in the flour. Poof!
use: {Bo} got one as a bed.
low: {Bo} was squeezed rather hard, and put up with it.
joy: {Bo} got butter on.

## other
start: {Bo+} looked into the flour, and sneezed.
use: {Bo} kept one for best.
low: {Bo} came as close to {Kim} as anyone can.
joy: {Bo} had a slice.

## duet
start: {Bo+} watched {Mo+}, and {Mo} watched the flour.
use: {Bo} and {Mo} shared one, unbitten.
low: For once, both {Bo} and {Mo} were quiet.
joy: {Bo} shared a crust with {Mo}.

## duet 2
start: {Bo+} blamed {Mo+} for the flour.
use: {Bo} guarded one from {Mo}.
low: {Bo} and {Mo} looked at {Kim}.
joy: {Bo} wanted the crumb of {Mo}.

## any watch
start: {Bo+} watched the flour [fish: from a bowl], in case.
use: {Bo} could not find the front.
low: {Bo} looked at {Kim} for a long time.
joy: {Bo} had seen it coming.

## any lunch
start: {Bo+} wondered aloud when it would be lunch.
use: {Bo} tasted one, thoughtfully.
low: Even {Bo} was not thinking about lunch.
joy: {Bo} had lunch twice.

## any sleep
start: {Bo+} slept through that part [fish: , down in a bowl].
use: {Bo} tried one as a pillow.
low: {Bo} lay down, but with both eyes open.
joy: {Bo} woke up for it.

## any baker
start: {Kim} made {Bo+} second baker [fish: , bowl and all].
use: {Bo}, the second baker, took a bow.
low: {Bo}, the second baker, sat by the first one.
joy: "We did it," {Kim} told {Bo}.
## any dust
start: A puff of flour came down on {Bo+}[fish: 's bowl].
use: {Bo} had one, and nobody minded.
low: {Bo} kept close to {Kim}, crumbs and all.
joy: {Bo} got a thick slice.
`
