export const words = String.raw`
title: <That Is Not a Loaf|The Twelve Loaves|Eleven Doorstops|{gerald} Does the Rising>
refrain: "That is not a loaf," said {baker}.
recall: the twelve loaves
deed: fed {gerald} after eleven flat loaves
summary: The baker has hurt her foot, so {Kim} will make the loaf. It comes out flat. So do the next ten. The whole street wants one for a doorstop, and {Kim} only wants one that goes up.
extra: elder = {baker}
extra: grownup = {pym}
pick: baker = Mrs Abara, Mrs Petrou, Mrs Lindqvist, Mrs Tanaka, Mrs Moreau, Mrs Haddad, Mrs Kowalski
pick: gerald = Gerald, Norman, Horace, Boris, Desmond, Clive, Alfred
pick: pym = Mr Pym, Mr Tuck, Mr Bloom, Mr Nash, Mr Fennel, Mr Quick, Mr Dabney
pick: tall = a top hat, a bucket, a sitting hen, a watering can
pick: flat = a doormat, a tray, a plate
pick: feet = feet, old socks, ponds, wet wool
pick: ding = ping, ding, brring
pick: odd = wheels, small tables, shields, stepping stones
sign: shut = SHUT
sign: one-forgot-gerald = One: forgot {gerald}
sign: nine = Nine
sign: eleven-looked = Eleven: looked
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
surprise: {gerald} says one word in the whole book. | Listen at the end of page 14.
surprise: Six of the flat loaves found a job by page 8. Can you name all six? | Count again from page 4 to page 8.

# 1
= {Kim} stands in front of the bakery. There is a sign on the door: SHUT.
On Monday, a sack of flour fell on {baker's} foot, and the bakery shut. [place: Everybody {place.at} | somewhere: Everybody {somewhere.at} | The whole street] ate bread that tasted of bag.
* start | <Even the crusts were soft.|It was square, and it drooped.>

# 2
= {baker} sits with a bandaged foot on a pillow and hands {Kim} a jar of grey goo.
"I can make a loaf," said {Kim}. "How hard is it?"

"Hard outside, soft inside," said {baker}. She handed over a jar that smelled of {feet}. "This is {gerald}, who does the rising. Feed him."

# 3
= From above: {Kim} thumps a lump of dough, and there is flour on everything.
[event: There were twelve days until {event.is}. | occasion: In twelve days, it would be {occasion}. | That foot needed twelve days.] {Kim} wanted a loaf as tall as {tall}. [1-4: {He} kneaded until <the cups jumped|the spoons danced>.]
* start | <Then {he} lit the oven, and it ticked.|The oven ticked, and the kitchen grew warm.>

# 4
= {baker} knocks on a flat, hard loaf that {Kim} holds out to her.
Number One came out, THUNK, as flat as {flat}.

"That is not a loaf," said {baker}, and knocked on it. "That is a lid."
* start | It did fit the saucepan.

[1-2: <Something was missing.|What was missing?>]

# 5
= {Kim} chalks a first line on the kitchen door.
[home: Back at {home.own} | At home] stood the jar, <still full|full to the top>. "One: forgot {gerald}," wrote {Kim} on the kitchen door, and began again.
[sequel&!home: It would take more than {recall} to stop {him}.]

Number Two baked all afternoon, and came out cold.

# 6
= A flat loaf holds the bakery door wide open.
"Two: oven was off." It held the bakery door open <in a howling wind|all through a storm>.

"That is not a loaf," said {baker}. "That is a doorstop."
* use | <The wind blew on it, and gave up.|Even the wind went round the back.>

# 7
= {Kim} wears a flat round loaf as a hat, with the brim turned down.
Three was <too wet by a jug|more like soup>. "That is not a loaf," said {baker}. "That is a hat."

{Kim} wore it to the park[1-3: , and <not one drop of rain came in|two people asked where to buy one>].

# 8
= Number Four floats down the river with a paper sail.
Four was burnt, and made a fine boat. Five had no salt, and mended a roof.
* use | <Neither of them leaked.|The ducks and the pigeons were grateful.>

Then {pym} <fell over|sat down on> Number Six. "I'll take three," he said.

# 9
= A long queue has come to {Kim's} table. {pym} is at the front with a flat loaf under each arm.
On Day Eight, people queued down the street, for doorstops and {odd}.
* use | They sold like hot cakes, but harder.

"Stop there!" said {pym}. "You're the best in town!" [1-3: <Nobody had ever queued for {Kim} before.|{Kim} nearly did.>]

# 10
= {Kim} looks at {Bo}. On the door is a new line: {Bo}.
But a doorstop is not a loaf.

[dog: {Bo} took the next one for a walk, and came home without it. | cat: {Bo} slept on the next one, and it came out shaped like {Bo}. | bird: {Bo} pecked the next one all over, and it came out like lace. | fish: {Kim} took the wrong jug. The next one had {Bo's} weed in it. | rabbit: {Bo} thumped the next one with both feet, and it never got up. | guineapig: {Bo} went in one end of the next one, and out at the other. | hamster: {Bo} put the next one away for winter, in two cheeks. | horse: {Bo} leaned on the table, and flattened the next one and the table. | lizard: {Bo} lay on the next one, and it came out with toes on it. | toy: {Bo} fell in the next one, and was dug out with a spoon. | {Bo} sat down on the next one, and got up with it.]

"Nine: {Bo}," wrote {Kim}, <in big letters|and underlined it>.

# 11
= {Kim's} face glows in the light from the oven.
Ten stuck to the tin. But Number Eleven went up! It grew, round and gold[1-3: , until it was <as tall as|taller than> {tall}].

"One tiny look," said {Kim}, and opened the oven door.

# 12
= {Kim} kneels at the open oven. Number Eleven has sunk flat.
Pffff. Number Eleven sighed and sank[roomy: , first in the middle and then at the sides].
* low | The oven ticked, as if nothing had happened.

{Kim} shut the door again, <much too late|but that was no use now>.

# 13
= {Kim} has brought Number Eleven to {baker}, who says nothing.
This time, {baker} did not say it. [roomy: She only <patted the crust|looked at her foot>.]
* low | A clock went on and on.

"That is not a loaf," said {Kim}, because somebody had to.

# 14
= In the dark kitchen, {Kim} puts the jar away on the highest shelf.
{Kim} pushed {gerald} to the back of the shelf[roomy: , and said it was all over].
* low | The tap dripped, and then it stopped.

<Then, in the dark, somebody spoke.|Then somebody spoke, up in the dark.>

"Blup."

# 15
= By the light of a torch, {Kim} looks into the jar. There is one fat bubble in it.
{Kim} fetched a torch. In the jar was one fat bubble, which swelled, <winked|wobbled> and burst. [!deed: Next to it came another.]

Nobody had told {gerald} that they had given up. [deed: Well, {Kim} once {deed}[back: , {back.at}].]

# 16
= {Kim} reads the chalk lines on the door by the light of the torch.
"You had better have some supper," said {Kim}, and found the flour.

Then {he} read the door: eleven lines of what not to do. Read <the other way round|inside out>, it was nearly a recipe.

# 17
= A bowl of dough under a cloth is tucked up in {Bo's} own warm place.
Only the cold was not on the list. Dough likes a warm bed. [dog: {Bo} had one. {Bo} budged up. | cat: {Bo} had one. {Bo} did not budge, so it went on top. | bird: {Bo} sat by the bowl, as if it were an egg. | fish: It was warm under {Bo's} lamp, so {Bo} had a guest. | rabbit: {Bo} dug a place for it in {their} hay. | guineapig: {Bo} had a warm hay heap. {Bo} was asked nicely. | hamster: {Bo} had fluff, and gave up half of it. | horse: In {Bo's} stable, {Bo} breathed on the bowl all night. | lizard: {Bo} had a lamp, and moved over by one leg. | toy: {Bo} was already in one. {Bo} held the bowl all night. | {Bo} had one, and moved over.]

By morning, the cloth had a hill in it.

# 18
= From behind: {Kim} sits on both hands, facing away from the oven.
Nobody looked. {Kim} sat on both hands, <with {his} back to the oven|and counted the floor tiles>. [1-4: The smell <got up and walked about|filled the house to the roof>.]

{Ding}! Number Twelve was as tall as {tall}, with a crust that sang.

# 19
= {Kim} carries a tall, golden loaf. {baker} is at the bakery door, and knocks on it.
They carried it [place: past {place.landmark} | down the street] like a king. {baker} knocked. Tock!
* joy | <People came out of their houses with butter.|Somebody ran for the butter.>
* joy |

"That," said {baker}, "is a loaf."

# 20
= At breakfast, there is one slice left, and {Kim} has a buttery grin.
[event&1-2: They had it with {event.food}.]
* joy | "No good for doors," said {pym}, and had thirds.
* joy |

By morning, one slice was left. "That is not a loaf," said {Kim}, and reached for the butter. "That is toast."

## dog
start: {Bo+} ate the bag, and left the bread.
use: {Bo} buried one, and it is there to this day.
low: {Bo} brought {Kim} half a biscuit, the better half.
joy: A crust for {Bo} went crack, and was never buried.

## dog 2
start: Flour fell on {Bo+}, who wore it all week.
use: {Bo} fetched one, which was like fetching a wall.
low: Beside {Kim}, {Bo} went flat, too.
joy: No crumb got past {Bo}.

## cat
start: {Bo+} walked in the flour, and then everywhere.
use: {Bo} tried all {their} claws on one, and lost.
low: For once, {Bo} did not look at the butter.
joy: Bread is not for cats, so {Bo} had only the butter.

## cat 2
start: {Bo+} lay down where the bread should have been.
use: {Bo} sat by one, like a lion outside a library.
low: Twice round {Kim} went {Bo}, leaving fur.
joy: {Bo} was lifted off the bread board three times.

## bird
start: {Bo+} threw down everything but the seeds.
use: {Bo} landed on one with a click.
low: {Bo} knew a song about bread, and did not sing it.
joy: The crust sang, and {Bo} sang it back.

## fish
start: {Bo+} blew perfect bubbles. Nobody took the hint.
use: One kept the sun off {Bo}, who approved.
low: Not one bubble came from {Bo}.
joy: {Bo} blew a huge bubble, for {gerald}.

## fish 2
start: {Kim} showed {Bo+} a crumb, through the glass.
use: A small bit sank past {Bo}, like an anchor.
low: {Bo} hung still in the water, with every fin down.
joy: Round one floating crumb went {Bo}, like a planet.

## rabbit
start: {Bo+} left two long footprints in the flour.
use: {Bo} chewed on one for a week.
low: {Bo} stamped once, at the oven and all ovens.
joy: {Bo} had a crust, and danced sideways.

## guineapig
start: "Wheek," said {Bo+}, who had heard a bag.
use: {Bo} lived under one for a whole afternoon.
low: It was dinner time, and {Bo} did not say so.
joy: For a crust, {Bo} left the ground with all four feet.

## hamster
start: {Bo+} had one old crumb left, in a cheek.
use: {Bo} pushed at one, and then walked round it.
low: {Bo} gave that last crumb to {Kim}.
joy: With both cheeks full, {Bo} made a speech.

## horse
start: {Bo+} breathed out, and the flour went everywhere.
use: {Bo} tried one on as a shoe, and it fitted.
low: {Bo} leaned on {Kim}, but only with the chin.
joy: Nobody saw {Bo} coming, and one end was gone.

## lizard
start: Ovens are warm, so {Bo+} was in favour.
use: {Bo} lay by one until it was cold.
low: {Bo} turned the colour of the floor, and stayed so.
joy: Next to the warm crust lay {Bo}, as close as could be.

## toy
start: {Kim} dropped {Bo+} in the flour. Poof!
use: {Bo} got one as a bed, and never once complained.
low: {Bo} was squeezed rather hard, and put up with it.
joy: {Bo} got butter on one ear.

## other
start: {Bo+} looked into the flour, and sneezed.
use: {Bo} was given one, too, and kept it for best.
low: {Bo} came as close to {Kim} as anyone can.
joy: {Bo} had a slice, and then looked at everyone else's.

## duet
start: {Bo+} watched {Mo+}, and {Mo} watched the flour.
use: {Bo} and {Mo} shared one. Neither could bite it.
low: For once, both {Bo} and {Mo} were quiet.
joy: {Bo} had the crust, and {Mo} had the middle.

## duet 2
start: {Bo+} blamed {Mo+} for the flour.
use: {Bo} guarded one from {Mo}, who did not want it.
low: {Bo} looked at {Mo}, and then both of them looked at {Kim}.
joy: {Bo} felt that {Mo} had the bigger crumb.

## any watch
start: {Bo+} watched the flour [fish: from a bowl], in case.
use: {Bo} could not find the front of one.
low: {Bo} looked at {Kim} for a long time.
joy: {Bo} saw it all, and had seen it coming.

## any lunch
start: {Bo+} wondered aloud when it would be lunch.
use: {Bo} had a taste, and was thoughtful until tea.
low: Even {Bo} was not thinking about lunch.
joy: {Bo} had lunch, and then had lunch.

## any sleep
start: {Bo+} slept through that part [fish: , down in a bowl].
use: {Bo} tried one as a pillow, briefly.
low: {Bo} lay down, but with both eyes open.
joy: The smell woke {Bo}, who had never moved so fast.

## any baker
start: {Kim} made {Bo+} second baker [fish: , bowl and all].
use: As second baker, {Bo} took some of the praise.
low: {Bo}, the second baker, sat by the first one.
joy: "We did it," {Kim} told {Bo}.
## any dust
start: A puff of flour came down on {Bo+}[fish: 's bowl].
use: {Bo} had one, and nobody took it away.
low: {Bo} kept close to {Kim}, crumbs and all.
joy: "Thick for {Bo}," said {baker}, and cut.
`
