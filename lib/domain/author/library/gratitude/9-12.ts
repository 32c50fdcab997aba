// Want: to be even with whoever brought the wallet back. In the way: he wants to be even, too. Two decent sides: pay what you owe; let it be a
// gift. Engine: presents that get bigger. Turn: "All this time, they had been giving it back." Last image: a step, a note. {friend} is "she".
export const source = String.raw`
id: gratitude-9-12
title: <You Shouldn't Have|Now We're Even|Found This, All There|The Hen on the Step>
skill: gratitude
level: 9-12
refrain: "You shouldn't have," said {mr}.
recall: the wallet on the step
deed: went down the street with empty hands
summary: Somebody has brought back the wallet, with all the money and a note: "Found this. All there. No need." {Kim} takes him a cake, to say thank you. Next morning, there are {nine} jars of {honey} on the step. And so it goes on, as far as the hen.
extra: friend = {friend} she
extra: grownup = {mr} he
pick: friend = Orla, Ife, Roza, Hina, Pilar, Meg, Simone
pick: mr = Mr Grubb, Mr Szabo, Mr Tully, Mr Novak, Mr Abebe
pick: nine = nine, seven, ten
pick: honey = honey, marmalade, pickled onions
pick: itch = an itch, a hiccup, a stone in a shoe
pick: mends = clocks, kettles, umbrellas
pick: lost = a glove, a mitten, a red mitten
pick: sunday = Sunday, Saturday
word: gutter = the edge of the road, where rain runs
word: trusted = given something to look after
word: account = a list of what people owe each other
word: even = owing each other nothing
word: bill = a paper that says what you have to pay
word: fortnight = two weeks
word: welcome = what you are told, when you have been thanked
question: What did the first note mean by "No need"?
question: Why did {mr} look at the cake as if it were a bill?
question: {friend} could not bear to owe anybody anything. What is good about that, and what is hard?
question: Why were empty hands hard to carry?
question: Who ought to be told "thank you", and nothing else?
activity: say | Thank somebody for one thing, and then stop talking. How long did it feel?
activity: draw | Draw the next three presents, if nobody had stopped.
activity: think | Which of these can be paid back? | five dollars ; a joke ; a cup of sugar ; a fright
surprise: animals | The animals knew from the start how to take a present. | Read what they do on pages 12 to 14.
surprise: word | The first note and the last note are the same. | Compare page 3 with page 20.

# 1
@ [place: {place.id} | street] dusk wide | child: stand scared | friend: crouch worried | all: walk worried | props: lamp, bag
= {Kim} has turned out both pockets. {friend} looks along the gutter.
The wallet had forty-one dollars in it, which belonged to all of Room Nine, and {Kim} had been trusted with it. On Thursday[first-day-of-school: , the first day of school,|somewhere: , {somewhere.at},] it was gone.
* lost | It had been there at the bus stop.

# 2
@ street night rain medium | child: crouch scared holds torch | friend: crouch worried looks child | Bo: walk worried | props: torch, puddle, leaf
= {Kim} and {friend} search by torchlight in the rain.
{Kim} looked along every gutter, and {friend} looked in {Kim's} other pocket, for the ninth time[roomy: , because somebody has to].
* lost | They found a button, and a different button.

# 3
@ hallway morning close | child: kneel delighted looks wallet holds note | Bo: look-up happy looks note | props: wallet at near, note, door
= On the front step lies a wallet. {Kim} reads a note.
On Friday morning the wallet was on the step, with a note inside it[roomy: , in <small|neat> square letters]. "Found this. All there. No need."
* lost | They counted it twice, and it was.

# 4
@ hallway noon medium | child: read curious looks note holds note | friend: shrug curious looks note | Bo: sit calm | props: note, wallet
= {friend} shrugs at the note. {Kim} cannot stop looking at it.
"No need for what?" said {friend}.

"To be thanked, I suppose," said {Kim}, who badly wanted to. A thank-you with nowhere to go is like {itch}.

# 5
@ street noon wide | child: walk happy looks door | friend: point proud looks door | grownup: stand cross at far | all: walk curious | props: door, clock
= {friend} points at a small shop. In the door stands a man with a frown.
The note smelled of oil, and by lunchtime they had traced it to {mr}, who mended {mends}, and talked to nobody. [sequel&1-2: After {recall}, he was easy to find.]

# 6
@ street golden close | child: reach happy looks grownup holds cake | grownup: stand worried looks cake | Bo: sit calm looks cake | props: cake "plain", door
= {Kim} holds out a cake. {mr} looks at it with alarm.
{Kim} took him a cake, and he looked at it as if it might be a bill.

"You shouldn't have," said {mr}, and he <meant it|really meant it>.

# 7
@ hallway morning medium | child: stand curious looks jar | friend: hands-on-hips proud looks jar | all: look-up curious looks jar | props: jar, jar, jar, note
= There are jars all over the front step.
[home: At {home.door} | On the step] next morning were {nine} jars of {honey}, and a note. "For the cake. Now we're even."

"We're not," said {friend}[roomy: , who was good at sums].
* gift | She opened an account, on squared paper.

# 8
@ garden noon medium | child: stand worried looks bench | friend: read curious looks paper holds paper | Bo: sit happy | props: bench, scarf, paper
= A garden bench has appeared. {friend} writes it down.
So they took him a scarf, knitted by {friend's} grandmother for somebody taller. "You shouldn't have," said {mr}, and next morning there was a garden bench.
* gift | It was still warm from the sandpaper.

# 9
@ garden night wide | child: reach proud looks fence holds torch | friend: kneel proud looks fence | all: sit calm | props: fence, paint, torch
= By torchlight, {Kim} and {friend} paint a fence.
They painted his fence, by torchlight[place&1-3: , in sight of {place.landmark}]. He must have been awake, because at breakfast their own fence was painted[roomy: , and so were both neighbours'].
* gift | The whole street smelled of kindness, and turpentine.

# 10
@ hallway morning wide | child: shrug scared looks hen | friend: celebrate delighted looks hen | Bo: look-up curious looks hen | props: hen at near, note, paper | event
= On the front step sits a hen with a label.
"This is war," said {friend}, happily, for what they owed him had reached a second page. On {sunday}, [event&!first-day-of-school: which was {event.is},] [!event&occasion: marked "{occasion}",] he sent a hen.
* gift | She had a label, and an opinion.

# 11
@ street dusk cloud medium | child: stand worried looks grownup | grownup: stand sad looks child holds plant | Bo: sit worried looks grownup | props: plant, lamp
= {Kim} and {mr} meet in the street at dusk, both with their arms full.
They met at dusk, half-way, each of them with something under a cloth. He had shadows below his eyes[roomy: , and hadn't mended anything for a fortnight].

"How long does this go on?" asked {mr}.

# 12
@ bedroom night above | child: lie worried | all: lie calm | props: bed, jar, jar, note
= From above: {Kim} lies awake among jars.
{Kim} lay awake, among the jars. They had given him everything that they could think of, and the thank-you was <exactly as big as before|no smaller at all>.
* low | The hen slept soundly, owing nobody.

# 13
@ garden morning close | child: sit sad looks friend | friend: sit cross looks paper holds paper | Bo: sit calm looks Kim | props: bench, paper
= On the new bench, {Kim} and {friend} disagree about a list.
"We could just stop," said {Kim}.

"And owe him a hen, for ever?" said {friend}. "I'd never sleep." [roomy: She had never owed anybody anything.]
* low | It was what {Kim} liked about her.

# 14
@ garden noon cloud medium | child: read curious looks note holds note | Bo: sit calm looks Kim | props: note, bench, hen at far
= Alone on the bench, {Kim} reads the first note again.
{Kim} read the first note again. "No need," it said, because it had never been a loan, only a present.
* low | The hen laid an egg, and walked away from it.

All this time, they had been giving it back.

# 15
@ street golden behind | child: walk scared | Bo: walk calm | props: door at far, lamp
= From behind: {Kim} goes down the street with empty hands.
So on Monday, {Kim} went down the street with nothing [!deed: at all] in either hand. It's surprising how heavy that is[deed: , even if you once {deed}[back: , {back.at}]]. [dog: {Bo} had left {their} stick at home. | cat: {Bo} walked ahead, and had never once brought anything. | bird: {Bo} hopped along, and for once said nothing. | fish: {Bo} came too, for company, and was not for giving away. | rabbit: {Bo} came along, and touched nobody's lettuce. | guineapig: {Bo} came too, and kept quiet about it. | hamster: {Bo} came too, and both cheeks were empty. | horse: {Bo} came too, and carried nothing. | lizard: {Bo} ran along, and stopped for nothing. | toy: {Bo} came too, but only to be there. | {Bo} came too.]

# 16
@ street golden close | child: stand scared looks grownup | grownup: stand worried looks child holds jar | Bo: sit worried looks grownup | props: jar, door
= At the shop door, {Kim} shows {mr} two empty hands.
{mr} saw {him} coming, and reached for a jar.

"No," said {Kim}. "I only came to say thank you for the wallet."

He waited for the rest of it, and there wasn't any.

# 17
@ street golden medium | child: stand happy looks grownup | grownup: stand curious looks child | Bo: look-up calm looks grownup | props: door, clock
= {mr} has gone red up to his ears. {Kim} waits.
It was extremely quiet, and {mr} turned red, from the collar upwards.

"You shouldn't," he began, and stopped, and began again. "You're welcome," said {mr}, slowly, like somebody trying on a <hat|coat>.

# 18
@ garden golden wide | child: sit happy | friend: stand worried looks paper holds paper | grownup: sit calm | all: sit happy | props: bench, hen, paper
= On the garden bench sit {Kim} and {mr}. {friend} tears up a list.
It fitted him, so {Kim} thanked him for the bench as well, and he came and sat on it. {friend} tore up the account[roomy: , both pages, with her eyes shut].
* after | She kept the squared paper, for sums.

# 19
@ garden noon medium | child: kneel happy looks hen | friend: sit happy looks hen | grownup: stand happy at far | all: sit happy | props: hen, nest, fence
= The hen walks about by a nest and a freshly painted fence.
The hen divides her time, and lays at both addresses[roomy: , in no particular order], and nobody writes it down.
* after | Some days there are two eggs, and some days there is cake.
* after |

# 20
@ street dusk wide | child: run proud | Bo: run happy looks Kim | props: door, note, glove, lamp
= {Kim} slips away from a stranger's front step, where a note has been left.
* after | Before long, the hen had learned to knock.
In May, {Kim} found {lost} in the gutter, with a name inside.

{Kim} left it on the step, and was gone before anybody came. "Found this," said the note. "All there. No need."

## dog
lost: {Bo+} sniffed out two pies, but no wallet. // walk curious
gift: {Bo} carried one present there, and two presents back. // walk proud
low: {Bo} was given a bone, and simply had it. // lie happy
after: {Bo} is scratched at both gates. // stand happy

## dog 2
lost: {Bo+} was searched first, out of habit. // sit worried
gift: {Bo} ate the ribbons, which were never on the list. // stand happy
low: {Bo} got a biscuit, and nobody wrote it down. // sit happy
after: {Bo} is welcome, and has always known it. // sit delighted

## cat
lost: {Bo+} had seen where it fell, and said nothing. // sit calm
gift: {Bo} gave them a moth each, and expected nothing. // sit proud
low: {Bo} was brought some milk, and drank it. // stand calm
after: {Bo} has never thanked anybody, and is welcome everywhere. // sit proud

## cat 2
lost: {Bo+} slept on the notice about it. // sleep calm
gift: {Bo} tried each of the presents, for size. // sit happy
low: {Bo} was stroked, and did not stroke back. // lie happy
after: {Bo} goes between two laps, and keeps no account. // lie happy

## bird
lost: {Bo+} told the whole street, including the sum. // perch proud
gift: {Bo} announced every delivery. // perch delighted
low: {Bo} took a crumb, and just ate it. // perch happy
after: {Bo} says "You're welcome" now, mostly to the hen. // perch delighted

## fish
lost: {Bo+} kept watch on one side, and then the other. // swim curious
gift: {Bo} was sent a small castle, and moved in. // swim happy
low: {Bo} was fed, and blew a bubble, and that was that. // swim calm
after: {Bo} still has the castle. // swim proud

## rabbit
lost: {Bo+} looked under every leaf, by eating it. // stand curious
gift: {Bo} was sent a carrot as long as {themself}. // sit delighted
low: {Bo} ate the carrot, and that was all. // sit happy
after: {Bo} gets a carrot on Sundays, and sends nothing. // sit proud

## guineapig
lost: {Bo+} raised the alarm, whenever a pocket rustled. // look-up worried
gift: {Bo} squealed at each delivery, in case of lettuce. // look-up delighted
low: {Bo} got some lettuce, and just ate it. // sit happy
after: {Bo} gets lettuce at both gates. // sit happy

## hamster
lost: {Bo+} emptied both cheeks, to be fair. // stand worried
gift: {Bo} sent him one seed, which was half of everything. // stand proud
low: {Bo} took a nut, without looking up. // sit happy
after: {Bo} has a nut from each of them. // sit proud

## horse
lost: {Bo+} searched the grass, mouthful by mouthful. // stand curious
gift: {Bo} pulled the heavy ones, and leaned on the others. // walk proud
low: {Bo} accepted an apple, and breathed. // stand happy
after: {Bo} looks over both of the fences. // stand happy

## lizard
lost: {Bo+} looked under one stone, all day. // lie curious
gift: {Bo} lay on the warm end of every present. // lie happy
low: {Bo} was moved into the sun, and shut {their} eyes. // lie happy
after: {Bo} has a place on that bench, and uses it. // lie happy

## toy
lost: {Bo+} had been in that bag, and felt responsible. // sit worried
gift: {Bo} was sent, by mistake, and sent back. // sit proud
low: {Bo} was given a hug, and let it happen. // cuddled happy
after: {Bo} has a seat on the bench, for life. // sit happy

## other
lost: {Bo+} helped to look, in a general way. // walk curious
gift: {Bo} was nearly put down on the list. // stand worried
low: {Bo} was given the warm place, and took it. // lie happy
after: {Bo} turns up, is welcome, and stays. // stand happy

## duet
lost: {Bo+} searched where {Mo+} had searched already. // walk curious looks Mo
gift: {Bo} guarded the presents from {Mo}. // sit cross looks Mo
low: {Bo} leaned on {Mo}, and {Mo} leaned back. // sit happy looks Mo
after: {Bo} and {Mo} owe each other nothing, or everything. // sit happy looks Mo

## duet 2
lost: {Bo+} watched the road one way, and {Mo+} the other. // stand curious
gift: {Bo} got a ribbon out of it, and {Mo} a box. // sit happy looks Mo
low: {Bo} made room for {Mo}, and kept no account. // lie calm looks Mo
after: {Bo} settled by {Mo}, and nobody counted. // sit happy looks Mo

## any ribbon
lost: {Bo+} was turned upside down, in case. // sit worried
gift: {Bo} was given a ribbon, and kept it. // sit proud holds ribbon
low: {Bo} was tickled, and gave nothing in return. // lie happy
after: {Bo} still has the ribbon. // sit proud holds ribbon

## any door
lost: {Bo+} waited by the door, for better news. // sit worried
gift: {Bo} was listed, under "hens and others". // sit calm
low: {Bo} fell asleep in the middle of the problem. // sleep calm
after: {Bo} slept through the rest of it. // sleep happy

## any honey
lost: {Bo+} looked guilty, and wasn't. // sit worried
gift: {Bo} tried some of everything, for the record. // sit happy
low: {Bo} had supper, and did not write it down. // sit happy
after: {Bo} has put on a little weight. // sit proud

## any watch
lost: {Bo+} watched the road, all evening. // sit curious
gift: {Bo} watched the gate, and never saw him come. // sit curious
low: {Bo} sat by {Kim}, free of charge. // sit calm looks Kim
after: {Bo} watches the hen go by, on her rounds. // sit happy
`
