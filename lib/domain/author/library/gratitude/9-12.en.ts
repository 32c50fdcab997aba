export const words = String.raw`
title: <You Shouldn't Have|Now We're Even|Found This, All There|The Hen on the Step>
refrain: "You shouldn't have," said {mr}.
recall: the wallet on the step
deed: went down the street with empty hands
summary: Somebody has brought back the wallet, with all the money and a note: "Found this. All there. No need." {Kim} takes him a cake, to say thank you. Next morning, there are {nine} jars of {honey} on the step. And so it goes on, as far as the hen.
extra: friend = {friend}
extra: grownup = {mr}
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
surprise: The animals knew from the start how to take a present. | Read what they do on pages 12 to 14.
surprise: The first note and the last note are the same. | Compare page 3 with page 20.

# 1
= {Kim} has turned out both pockets. {friend} looks along the gutter.
The wallet had forty-one dollars in it, which belonged to all of Room Nine, and {Kim} had been trusted with it. On Thursday[first-day-of-school: , the first day of school,|somewhere: , {somewhere.at},] it was gone.
* lost | It had been there at the bus stop.

# 2
= {Kim} and {friend} search by torchlight in the rain.
{Kim} looked along every gutter, and {friend} looked in {Kim's} other pocket, for the ninth time[roomy: , because somebody has to].
* lost | They found a button, and a different button.

# 3
= On the front step lies a wallet. {Kim} reads a note.
On Friday morning the wallet was on the step, with a note inside it[roomy: , in <small|neat> square letters]. "Found this. All there. No need."
* lost | They counted it twice, and it was.

# 4
= {friend} shrugs at the note. {Kim} cannot stop looking at it.
"No need for what?" said {friend}.

"To be thanked, I suppose," said {Kim}, who badly wanted to. A thank-you with nowhere to go is like {itch}.

# 5
= {friend} points at a small shop. In the door stands a man with a frown.
The note smelled of oil, and by lunchtime they had traced it to {mr}, who mended {mends}, and talked to nobody. [sequel&1-2: After {recall}, he was easy to find.]

# 6
= {Kim} holds out a cake. {mr} looks at it with alarm.
{Kim} took him a cake, and he looked at it as if it might be a bill.

"You shouldn't have," said {mr}, and he <meant it|really meant it>.

# 7
= There are jars all over the front step.
[home: At {home.door} | On the step] next morning were {nine} jars of {honey}, and a note. "For the cake. Now we're even."

"We're not," said {friend}[roomy: , who was good at sums].
* gift | She opened an account, on squared paper.

# 8
= A garden bench has appeared. {friend} writes it down.
So they took him a scarf, knitted by {friend's} grandmother for somebody taller. "You shouldn't have," said {mr}, and next morning there was a garden bench.
* gift | It was still warm from the sandpaper.

# 9
= By torchlight, {Kim} and {friend} paint a fence.
They painted his fence, by torchlight[place&1-3: , in sight of {place.landmark}]. He must have been awake, because at breakfast their own fence was painted[roomy: , and so were both neighbours'].
* gift | The whole street smelled of kindness, and turpentine.

# 10
= On the front step sits a hen with a label.
"This is war," said {friend}, happily, for what they owed him had reached a second page. On {sunday}, [event&!first-day-of-school: which was {event.is},] [!event&occasion: which was {occasion},] he sent a hen.
* gift | She had a label, and an opinion.

# 11
= {Kim} and {mr} meet in the street at dusk, both with their arms full.
They met at dusk, half-way, each of them with something under a cloth. He had shadows below his eyes[roomy: , and hadn't mended anything for a fortnight].

"How long does this go on?" asked {mr}.

# 12
= From above: {Kim} lies awake among jars.
{Kim} lay awake, among the jars. They had given him everything that they could think of, and the thank-you was <exactly as big as before|no smaller at all>.
* low | The hen slept soundly, owing nobody.

# 13
= On the new bench, {Kim} and {friend} disagree about a list.
"We could just stop," said {Kim}.

"And owe him a hen, for ever?" said {friend}. "I'd never sleep." [roomy: She had never owed anybody anything.]
* low | It was what {Kim} liked about her.

# 14
= Alone on the bench, {Kim} reads the first note again.
{Kim} read the first note again. "No need," it said, because it had never been a loan, only a present.
* low | The hen laid an egg, and walked away from it.

All this time, they had been giving it back.

# 15
= From behind: {Kim} goes down the street with empty hands.
So on Monday, {Kim} went down the street with nothing [!deed: at all] in either hand. It's surprising how heavy that is[deed: , even if you once {deed}[back: , {back.at}]]. [dog: {Bo} had left {their} stick at home. | cat: {Bo} walked ahead, and had never once brought anything. | bird: {Bo} hopped along, and for once said nothing. | fish: {Bo} came too, for company, and was not for giving away. | rabbit: {Bo} came along, and touched nobody's lettuce. | guineapig: {Bo} came too, and kept quiet about it. | hamster: {Bo} came too, and both cheeks were empty. | horse: {Bo} came too, and carried nothing. | lizard: {Bo} ran along, and stopped for nothing. | toy: {Bo} came too, but only to be there. | {Bo} came too.]

# 16
= At the shop door, {Kim} shows {mr} two empty hands.
{mr} saw {him} coming, and reached for a jar.

"No," said {Kim}. "I only came to say thank you for the wallet."

He waited for the rest of it, and there wasn't any.

# 17
= {mr} has gone red up to his ears. {Kim} waits.
It was extremely quiet, and {mr} turned red, from the collar upwards.

"You shouldn't," he began, and stopped, and began again. "You're welcome," said {mr}, slowly, like somebody trying on a <hat|coat>.

# 18
= On the garden bench sit {Kim} and {mr}. {friend} tears up a list.
It fitted him, so {Kim} thanked him for the bench as well, and he came and sat on it. {friend} tore up the account[roomy: , both pages, with her eyes shut].
* after | She kept the squared paper, for sums.

# 19
= The hen walks about by a nest and a freshly painted fence.
The hen divides her time, and lays at both addresses[roomy: , in no particular order], and nobody writes it down.
* after | Some days there are two eggs, and some days there is cake.
* after |

# 20
= {Kim} slips away from a stranger's front step, where a note has been left.
* after | Before long, the hen had learned to knock.
In May, {Kim} found {lost} in the gutter, with a name inside.

{Kim} left it on the step, and was gone before anybody came. "Found this," said the note. "All there. No need."

## dog
lost: {Bo+} sniffed out two pies, but no wallet.
gift: {Bo} carried one present there, and two presents back.
low: {Bo} was given a bone, and simply had it.
after: {Bo} is scratched at both gates.

## dog 2
lost: {Bo+} was searched first, out of habit.
gift: {Bo} ate the ribbons, which were never on the list.
low: {Bo} got a biscuit, and nobody wrote it down.
after: {Bo} is welcome, and has always known it.

## cat
lost: {Bo+} had seen where it fell, and said nothing.
gift: {Bo} gave them a moth each, and expected nothing.
low: {Bo} was brought some milk, and drank it.
after: {Bo} has never thanked anybody, and is welcome everywhere.

## cat 2
lost: {Bo+} slept on the notice about it.
gift: {Bo} tried each of the presents, for size.
low: {Bo} was stroked, and did not stroke back.
after: {Bo} goes between two laps, and keeps no account.

## bird
lost: {Bo+} told the whole street, including the sum.
gift: {Bo} announced every delivery.
low: {Bo} took a crumb, and just ate it.
after: {Bo} says "You're welcome" now, mostly to the hen.

## fish
lost: {Bo+} kept watch on one side, and then the other.
gift: {Bo} was sent a small castle, and moved in.
low: {Bo} was fed, and blew a bubble, and that was that.
after: {Bo} still has the castle.

## rabbit
lost: {Bo+} looked under every leaf, by eating it.
gift: {Bo} was sent a carrot as long as {themself}.
low: {Bo} ate the carrot, and that was all.
after: {Bo} gets a carrot on Sundays, and sends nothing.

## guineapig
lost: {Bo+} raised the alarm, whenever a pocket rustled.
gift: {Bo} squealed at each delivery, in case of lettuce.
low: {Bo} got some lettuce, and just ate it.
after: {Bo} gets lettuce at both gates.

## hamster
lost: {Bo+} emptied both cheeks, to be fair.
gift: {Bo} sent him one seed, which was half of everything.
low: {Bo} took a nut, without looking up.
after: {Bo} has a nut from each of them.

## horse
lost: {Bo+} searched the grass, mouthful by mouthful.
gift: {Bo} pulled the heavy ones, and leaned on the others.
low: {Bo} accepted an apple, and breathed.
after: {Bo} looks over both of the fences.

## lizard
lost: {Bo+} looked under one stone, all day.
gift: {Bo} lay on the warm end of every present.
low: {Bo} was moved into the sun, and shut {their} eyes.
after: {Bo} has a place on that bench, and uses it.

## toy
lost: {Bo+} had been in that bag, and felt responsible.
gift: {Bo} was sent, by mistake, and sent back.
low: {Bo} was given a hug, and let it happen.
after: {Bo} has a seat on the bench, for life.

## other
lost: {Bo+} helped to look, in a general way.
gift: {Bo} was nearly put down on the list.
low: {Bo} was given the warm place, and took it.
after: {Bo} turns up, is welcome, and stays.

## duet
lost: {Bo+} searched where {Mo+} had searched already.
gift: {Bo} guarded the presents from {Mo}.
low: {Bo} leaned on {Mo}, and {Mo} leaned back.
after: {Bo} and {Mo} owe each other nothing, or everything.

## duet 2
lost: {Bo+} watched the road one way, and {Mo+} the other.
gift: {Bo} got a ribbon out of it, and {Mo} a box.
low: {Bo} made room for {Mo}, and kept no account.
after: {Bo} settled by {Mo}, and nobody counted.

## any ribbon
lost: {Bo+} was turned upside down, in case.
gift: {Bo} was given a ribbon, and kept it.
low: {Bo} was tickled, and gave nothing in return.
after: {Bo} still has the ribbon.

## any door
lost: {Bo+} waited by the door, for better news.
gift: {Bo} was listed, under "hens and others".
low: {Bo} fell asleep in the middle of the problem.
after: {Bo} slept through the rest of it.

## any honey
lost: {Bo+} looked guilty, and wasn't.
gift: {Bo} tried some of everything, for the record.
low: {Bo} had supper, and did not write it down.
after: {Bo} has put on a little weight.

## any watch
lost: {Bo+} watched the road, all evening.
gift: {Bo} watched the gate, and never saw him come.
low: {Bo} sat by {Kim}, free of charge.
after: {Bo} watches the hen go by, on her rounds.
`
