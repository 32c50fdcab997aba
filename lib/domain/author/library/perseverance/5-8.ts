// Want: a loaf that rises. In the way: eleven that don't, and a street that likes them flat. Engine: uses for flat bread.
// Turn: nobody told the jar that they had given up. Last image: toast. The baker is always "she", the jar and the neighbour "he".
export const source = String.raw`
id: perseverance-5-8
title: <That Is Not a Loaf|The Twelve Loaves|Eleven Doorstops|{gerald} Does the Rising>
skill: perseverance
level: 5-8
refrain: "That is not a loaf," said {baker}.
recall: the twelve loaves
deed: fed {gerald} after eleven flat loaves
summary: The baker has hurt her foot, so {Kim} will make the loaf. It comes out flat. So do the next ten. The whole street wants one for a doorstop, and {Kim} only wants one that goes up.
extra: elder = {baker} she
extra: grownup = {pym} he
pick: baker = Mrs Abara, Mrs Petrou, Mrs Lindqvist, Mrs Tanaka, Mrs Moreau, Mrs Haddad, Mrs Kowalski
pick: gerald = Gerald, Norman, Horace, Boris, Desmond, Clive, Alfred
pick: pym = Mr Pym, Mr Tuck, Mr Bloom, Mr Nash, Mr Fennel, Mr Quick, Mr Dabney
pick: tall = a top hat, a bucket, a sitting hen, a watering can
pick: flat = a doormat, a tray, a plate
pick: feet = feet, old socks, ponds, wet wool
pick: ding = ping, ding, brring
pick: odd = wheels, small tables, shields, stepping stones
word: bakery = a shop where bread is made
word: doorstop = a heavy thing that holds a door open
word: knead = to push and fold dough until it is smooth
word: crust = the hard outside of bread
word: recipe = the steps for making something to eat
word: oven = a hot box for baking in
question: Which of the flat loaves would you have kept, and what for?
question: Why did {pym} think that {Kim} should stop?
question: What went wrong with Number Eleven?
question: What was on the door, when you read it the other way round?
question: What have you done badly ten times?
activity: make | Mix flour, water and a pinch of salt. Knead it until your arms are tired. How does it feel now? | sticky ; stretchy ; smooth
activity: guess | Before each page turn: what will this one be good for? | a hat ; a boat ; a doorstop
activity: sound | Knock on things in the kitchen. Which say thunk, and which say tock?
surprise: detail | {gerald} says one word in the whole book. | Listen at the end of page 14.
surprise: puzzle | Six of the flat loaves found a job by page 8. Can you name all six? | Count again from page 4 to page 8.

# 1
@ [place: {place.id} | street] morning wide | child: stand worried looks sign | all: stand worried | props: sign "SHUT", door
= {Kim} stands in front of the bakery. There is a sign on the door: SHUT.
On Monday, a sack of flour fell on {baker's} foot, and the bakery shut. [place: Everybody {place.at} | somewhere: Everybody {somewhere.at} | The whole street] ate bread that tasted of bag.
* start | <Even the crusts were soft.|It was square, and it drooped.>

# 2
@ living-room noon medium | child: stand proud looks elder | elder: sit calm looks child | Bo: sit curious looks jar | props: chair, pillow, jar
= {baker} sits with a bandaged foot on a pillow and hands {Kim} a jar of grey goo.
"I can make a loaf," said {Kim}. "How hard is it?"

"Hard outside, soft inside," said {baker}. She handed over a jar that smelled of {feet}. "This is {gerald}, who does the rising. Feed him."

# 3
@ kitchen noon above | child: stand happy holds spoon | all: look-up curious looks Kim | props: table, bowl, bag, jar, spoon
= From above: {Kim} thumps a lump of dough, and there is flour on everything.
[event: There were twelve days until {event.is}. | occasion: In twelve days, the calendar said "{occasion}". | That foot needed twelve days.] {Kim} wanted a loaf as tall as {tall}. [1-4: {He} kneaded until <the cups jumped|the spoons danced>.]
* start | <Then {he} lit the oven, and it ticked.|The oven ticked, and the kitchen grew warm.>

# 4
@ living-room dusk close | child: carry worried looks bread holds bread | elder: stand curious looks bread | props: bread, plate
= {baker} knocks on a flat, hard loaf that {Kim} holds out to her.
Number One came out, THUNK, as flat as {flat}.

"That is not a loaf," said {baker}, and knocked on it. "That is a lid."
* start | It did fit the saucepan.

[1-2: <Something was missing.|What was missing?>]

# 5
@ kitchen lamp medium | child: point proud looks sign | Bo: sit calm looks Kim | props: sign "One: forgot {gerald}", jar, table
= {Kim} chalks a first line on the kitchen door.
[home: Back at {home.the} | At home] stood the jar, <still full|full to the top>. "One: forgot {gerald}," wrote {Kim} on the kitchen door, and began again.
[sequel&!home: It would take more than {recall} to stop {him}.]

Number Two baked all afternoon, and came out cold.

# 6
@ hallway morning wide | child: shrug happy | elder: stand calm looks bread | Bo: sit calm looks bread | props: bread, door
= A flat loaf holds the bakery door wide open.
"Two: oven was off." It held the bakery door open <in a howling wind|all through a storm>.

"That is not a loaf," said {baker}. "That is a doorstop."
* use | <The wind blew on it, and gave up.|Even the wind went round the back.>

# 7
@ park noon medium | child: walk proud wears loaf | all: walk happy | props: bench, leaf
= {Kim} wears a flat round loaf as a hat, with the brim turned down.
Three was <too wet by a jug|more like soup>. "That is not a loaf," said {baker}. "That is a hat."

{Kim} wore it to the park[1-3: , and <not one drop of rain came in|two people asked where to buy one>].

# 8
@ river noon wide | child: kneel curious looks boat | Bo: look-up curious looks boat | props: boat, bread, leaf
= Number Four floats down the river with a paper sail.
Four was burnt, and made a fine boat. Five had no salt, and mended a roof.
* use | <Neither of them leaked.|The ducks and the pigeons were grateful.>

Then {pym} <fell over|sat down on> Number Six. "I'll take three," he said.

# 9
@ market noon wide | child: stand worried looks grownup | grownup: wave happy looks child | Bo: sit calm looks Kim | props: table, bread, bread, basket | event
= A long queue has come to {Kim's} table. {pym} is at the front with a flat loaf under each arm.
On Day Eight, people queued down the street, for doorstops and {odd}.
* use | They sold like hot cakes, but harder.

"Stop there!" said {pym}. "You're the best in town!" [1-3: <Nobody had ever queued for {Kim} before.|{Kim} nearly did.>]

# 10
@ kitchen golden medium | child: hands-on-hips cross looks pet1 | Bo: sit proud looks Kim | props: table, bowl, sign "Nine"
= {Kim} looks at {Bo}. On the door is a new line: {Bo}.
But a doorstop is not a loaf.

[dog: {Bo} took the next one for a walk, and came home without it. | cat: {Bo} slept on the next one, and it came out shaped like {Bo}. | bird: {Bo} pecked the next one all over, and it came out like lace. | fish: {Kim} took the wrong jug. The next one had {Bo's} weed in it. | rabbit: {Bo} thumped the next one with both feet, and it never got up. | guineapig: {Bo} went in one end of the next one, and out at the other. | hamster: {Bo} put the next one away for winter, in two cheeks. | horse: {Bo} leaned on the table, and flattened the next one and the table. | lizard: {Bo} lay on the next one, and it came out with toes on it. | toy: {Bo} fell in the next one, and was dug out with a spoon. | {Bo} sat down on the next one, and got up with it.]

"Nine: {Bo}," wrote {Kim}, <in big letters|and underlined it>.

# 11
@ kitchen dusk close | child: crouch delighted looks oven | props: oven
= {Kim's} face glows in the light from the oven.
Ten stuck to the tin. But Number Eleven went up! It grew, round and gold[1-3: , until it was <as tall as|taller than> {tall}].

"One tiny look," said {Kim}, and opened the oven door.

# 12
@ kitchen dusk medium | child: kneel sad looks oven | props: oven "open", glove
= {Kim} kneels at the open oven. Number Eleven has sunk flat.
Pffff. Number Eleven sighed and sank[roomy: , first in the middle and then at the sides].
* low | The oven ticked, as if nothing had happened.

{Kim} shut the door again, <much too late|but that was no use now>.

# 13
@ living-room dusk cloud medium | child: stand sad looks elder | elder: sit sad looks child | props: chair, window, bread
= {Kim} has brought Number Eleven to {baker}, who says nothing.
This time, {baker} did not say it. [roomy: She only <patted the crust|looked at her foot>.]
* low | A clock went on and on.

"That is not a loaf," said {Kim}, because somebody had to.

# 14
@ kitchen night wide | child: walk sad holds jar | props: jar, shelf, table
= In the dark kitchen, {Kim} puts the jar away on the highest shelf.
{Kim} pushed {gerald} to the back of the shelf[roomy: , and said it was all over].
* low | The tap dripped, and then it stopped.

<Then, in the dark, somebody spoke.|Then somebody spoke, up in the dark.>

"Blup."

# 15
@ kitchen night close | child: stand curious looks jar holds torch | props: jar, torch, shelf
= By the light of a torch, {Kim} looks into the jar. There is one fat bubble in it.
{Kim} fetched a torch. In the jar was one fat bubble, which swelled, <winked|wobbled> and burst. [!deed: Next to it came another.]

Nobody had told {gerald} that they had given up. [deed: Well, {Kim} once {deed}[back: , {back.at}].]

# 16
@ hallway night medium | child: read curious looks sign | Bo: sit curious looks sign | props: sign "Eleven: looked", torch
= {Kim} reads the chalk lines on the door by the light of the torch.
"You had better have some supper," said {Kim}, and found the flour.

Then {he} read the door: eleven lines of what not to do. Read <the other way round|inside out>, it was nearly a recipe.

# 17
@ [horse: farm | bedroom] lamp medium | child: kneel curious looks bowl | Bo: lie happy looks bowl | props: bowl, blanket
= A bowl of dough under a cloth is tucked up in {Bo's} own warm place.
Only the cold was not on the list. Dough likes a warm bed. [dog: {Bo} had one. {Bo} budged up. | cat: {Bo} had one. {Bo} did not budge, so it went on top. | bird: {Bo} sat by the bowl, as if it were an egg. | fish: It was warm under {Bo's} lamp, so {Bo} had a guest. | rabbit: {Bo} dug a place for it in {their} hay. | guineapig: {Bo} had a warm hay heap. {Bo} was asked nicely. | hamster: {Bo} had fluff, and gave up half of it. | horse: In {Bo's} stable, {Bo} breathed on the bowl all night. | lizard: {Bo} had a lamp, and moved over by one leg. | toy: {Bo} was already in one. {Bo} held the bowl all night. | {Bo} had one, and moved over.]

By morning, the cloth had a hill in it.

# 18
@ kitchen morning behind | child: sit worried | all: sit calm | props: clock, oven at right
= From behind: {Kim} sits on both hands, facing away from the oven.
Nobody looked. {Kim} sat on both hands, <with {his} back to the oven|and counted the floor tiles>. [1-4: The smell <got up and walked about|filled the house to the roof>.]

{Ding}! Number Twelve was as tall as {tall}, with a crust that sang.

# 19
@ [place: {place.id} | street] noon wide | child: carry proud looks bread holds bread | elder: stand delighted looks bread | grownup: celebrate happy looks bread | all: walk happy | props: bread, door | event
= {Kim} carries a tall, golden loaf. {baker} is at the bakery door, and knocks on it.
They carried it [place: past {place.landmark} | down the street] like a king. {baker} knocked. Tock!
* joy | <People came out of their houses with butter.|Somebody ran for the butter.>
* joy |

"That," said {baker}, "is a loaf."

# 20
@ kitchen morning close | child: sit delighted | all: sit happy | props: plate, bread "toast", cup, jar
= At breakfast, there is one slice left, and {Kim} has a buttery grin.
[event&1-2: They had it with {event.food}.]
* joy | "No good for doors," said {pym}, and had thirds.
* joy |

By morning, one slice was left. "That is not a loaf," said {Kim}, and reached for the butter. "That is toast."

## dog
start: {Bo+} ate the bag, and left the bread. // stand happy
use: {Bo} buried one, and it is there to this day. // dig proud
low: {Bo} brought {Kim} half a biscuit, the better half. // lie sad looks Kim
joy: A crust for {Bo} went crack, and was never buried. // sit delighted

## dog 2
start: Flour fell on {Bo+}, who wore it all week. // stand happy
use: {Bo} fetched one, which was like fetching a wall. // walk proud holds bread
low: Beside {Kim}, {Bo} went flat, too. // lie sad
joy: No crumb got past {Bo}. // leap delighted

## cat
start: {Bo+} walked in the flour, and then everywhere. // walk proud
use: {Bo} tried all {their} claws on one, and lost. // stand calm looks bread
low: For once, {Bo} did not look at the butter. // sit sad looks Kim
joy: Bread is not for cats, so {Bo} had only the butter. // sit proud

## cat 2
start: {Bo+} lay down where the bread should have been. // lie calm
use: {Bo} sat by one, like a lion outside a library. // sit proud
low: Twice round {Kim} went {Bo}, leaving fur. // walk sad looks Kim
joy: {Bo} was lifted off the bread board three times. // sit proud

## bird
start: {Bo+} threw down everything but the seeds. // perch cross
use: {Bo} landed on one with a click. // perch curious looks bread
low: {Bo} knew a song about bread, and did not sing it. // perch sad
joy: The crust sang, and {Bo} sang it back. // perch delighted

## fish
start: {Bo+} blew perfect bubbles. Nobody took the hint. // look-up calm
use: One kept the sun off {Bo}, who approved. // swim happy
low: Not one bubble came from {Bo}. // hide sad
joy: {Bo} blew a huge bubble, for {gerald}. // swim delighted

## fish 2
start: {Kim} showed {Bo+} a crumb, through the glass. // swim curious
use: A small bit sank past {Bo}, like an anchor. // swim worried
low: {Bo} hung still in the water, with every fin down. // swim sad looks Kim
joy: Round one floating crumb went {Bo}, like a planet. // swim delighted

## rabbit
start: {Bo+} left two long footprints in the flour. // stand curious
use: {Bo} chewed on one for a week. // sit happy
low: {Bo} stamped once, at the oven and all ovens. // stand cross
joy: {Bo} had a crust, and danced sideways. // leap delighted

## guineapig
start: "Wheek," said {Bo+}, who had heard a bag. // look-up happy looks Kim
use: {Bo} lived under one for a whole afternoon. // hide happy
low: It was dinner time, and {Bo} did not say so. // lie sad looks Kim
joy: For a crust, {Bo} left the ground with all four feet. // leap delighted

## hamster
start: {Bo+} had one old crumb left, in a cheek. // stand calm
use: {Bo} pushed at one, and then walked round it. // stand cross
low: {Bo} gave that last crumb to {Kim}. // stand sad looks Kim
joy: With both cheeks full, {Bo} made a speech. // stand proud

## horse
start: {Bo+} breathed out, and the flour went everywhere. // stand curious
use: {Bo} tried one on as a shoe, and it fitted. // stand proud
low: {Bo} leaned on {Kim}, but only with the chin. // stand sad looks Kim
joy: Nobody saw {Bo} coming, and one end was gone. // stand delighted

## lizard
start: Ovens are warm, so {Bo+} was in favour. // lie happy
use: {Bo} lay by one until it was cold. // lie calm
low: {Bo} turned the colour of the floor, and stayed so. // lie sad
joy: Next to the warm crust lay {Bo}, as close as could be. // lie delighted

## toy
start: {Kim} dropped {Bo+} in the flour. Poof! // lie worried
use: {Bo} got one as a bed, and never once complained. // lie calm
low: {Bo} was squeezed rather hard, and put up with it. // cuddled sad
joy: {Bo} got butter on one ear. // sit happy

## other
start: {Bo+} looked into the flour, and sneezed. // stand curious
use: {Bo} was given one, too, and kept it for best. // stand proud
low: {Bo} came as close to {Kim} as anyone can. // sit sad looks Kim
joy: {Bo} had a slice, and then looked at everyone else's. // stand delighted

## duet
start: {Bo+} watched {Mo+}, and {Mo} watched the flour. // back-turned cross
use: {Bo} and {Mo} shared one. Neither could bite it. // sit curious looks Mo
low: For once, both {Bo} and {Mo} were quiet. // lie sad looks Kim
joy: {Bo} had the crust, and {Mo} had the middle. // sit proud looks Mo

## duet 2
start: {Bo+} blamed {Mo+} for the flour. // stand cross looks Mo
use: {Bo} guarded one from {Mo}, who did not want it. // sit proud looks Mo
low: {Bo} looked at {Mo}, and then both of them looked at {Kim}. // look-up sad looks Kim
joy: {Bo} felt that {Mo} had the bigger crumb. // sit happy looks Mo

## any watch
start: {Bo+} watched the flour [fish: from a bowl], in case. // sit curious
use: {Bo} could not find the front of one. // sit curious looks bread
low: {Bo} looked at {Kim} for a long time. // look-up sad looks Kim
joy: {Bo} saw it all, and had seen it coming. // look-up delighted

## any lunch
start: {Bo+} wondered aloud when it would be lunch. // look-up curious looks Kim
use: {Bo} had a taste, and was thoughtful until tea. // sit worried
low: Even {Bo} was not thinking about lunch. // sit sad looks Kim
joy: {Bo} had lunch, and then had lunch. // sit delighted

## any sleep
start: {Bo+} slept through that part [fish: , down in a bowl]. // sleep calm
use: {Bo} tried one as a pillow, briefly. // lie cross
low: {Bo} lay down, but with both eyes open. // lie sad looks Kim
joy: The smell woke {Bo}, who had never moved so fast. // run delighted

## any baker
start: {Kim} made {Bo+} second baker [fish: , bowl and all]. // sit proud looks Kim
use: As second baker, {Bo} took some of the praise. // sit proud
low: {Bo}, the second baker, sat by the first one. // sit sad looks Kim
joy: "We did it," {Kim} told {Bo}. // sit happy looks Kim
## any dust
start: A puff of flour came down on {Bo+}[fish: 's bowl]. // look-up curious
use: {Bo} had one, and nobody took it away. // sit happy
low: {Bo} kept close to {Kim}, crumbs and all. // sit sad looks Kim
joy: "Thick for {Bo}," said {baker}, and cut. // sit delighted
`
