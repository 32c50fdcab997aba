export const words = String.raw`
title: <You Shouldn't Have|Now We're Even|Found This, All There|Nine Jars and a Note>
set: hen = [apartment: chicken | hen]
set: owners = [family-reunion: forty cousins | Room Nine]
refrain: "You shouldn't have," said {mr}.
recall: the wallet on the step
deed: went down the street with nothing to give
keepsake: the note that said "No need"
joke: You shouldn't have
summary: Somebody has brought back the wallet, with all the money and a note: "Found this, all there, no need." {Kim} takes him a cake, to say thank you. Next morning, there are {nine} jars of {honey} on the step. And so it goes on, and the presents get bigger.
extra: friend = {friend}
extra: grownup = {mr}
pick: friend = Orla, Ife, Roza, Hina, Pilar, Meg, Simone
pick: mr = Mr Grubb, Mr Szabo, Mr Tully, Mr Novak, Mr Abebe
pick: nine = nine, seven, ten
pick: honey = honey, marmalade, pickled onions
pick: itch = an itch, a hiccup, a stone in a shoe
pick: mends = clocks, bikes, umbrellas
pick: lost = a glove, a red glove, a woollen glove
pick: sunday = Sunday, Saturday
word: trusted = given something to look after
word: account = a list of what people owe each other
word: even = owing each other nothing
word: bill = a paper that says what you have to pay
word: welcome = what you are told, when you have been thanked
word: debt = what you have to pay back
word: principle = a rule that you have made for yourself
question: What did the first note mean by "No need"?
question: Why did {mr} look at the cake as if it were a bill?
question: {friend} could not bear to owe anybody anything. What is good about that, and what is hard?
question: Why was it hard to go there with nothing?
question: Who ought to be told "thank you", and nothing else?
activity: say | Thank somebody for one thing, and then stop talking. How long did it feel?
activity: draw | Draw the next three presents, if nobody had stopped.
activity: think | Which of these can be paid back? | five dollars ; a joke ; a cup of sugar ; a fright
surprise: {Bo} is given something, too, and knows at once what to do. | Look at page 14.
surprise: How often does somebody say "You shouldn't"? | Listen for it, and for what is said in the end.

# 1
= {Kim} has lost something. {friend} looks along the edge of the road.
<{Kim} had been trusted with a wallet, and [roomy: with] forty-one dollars that belonged to {owners}, and now both were gone.|On Thursday, {Kim} was trusted with forty-one dollars, which belonged to {owners}, and on Thursday they were gone, wallet and all.>
> want | By dusk, half of the street was looking.

[easter: The money was for two hundred Easter eggs. | snow-day: Since then, it had snowed on everything. | new-baby: The money was for the new baby's present. | family-reunion: The money was for the family reunion. | naidoc-week: The money was for the Elders' lunch, in NAIDOC Week.]

# 2
= {Kim} and {friend} search by torchlight in the dark.
<They searched [place: {place.street} | the street] by [snow-day: torch and spade | torchlight, from end to end], and {friend} searched {Kim's} other pocket.|By torchlight, they looked all over [place: {place.street} | the street][snow-day: , under the snow], and {friend} looked nine times in {Kim's} other pocket.>
* lost | <They found a button, and a different button.|They found four buttons, and none was theirs.>

# 3
= On the front step lies a wallet. {Kim} reads a note.
<On Friday morning, the wallet was on the step, with a note that said, "Found this, all there, no need."|On Friday, the wallet lay on the step, and the note inside [roomy: it] said, "Found this, all there, no need.">
> wallet | <They counted it twice, and it was.|It was, to the last coin.>
^ child set

# 4
= {friend} shrugs at the note. {Kim} holds it up to the light.
<"No need for what?" said {friend}.|"No need to do what?" asked {friend}.>

<"To be thanked, I suppose," said {Kim}, who desperately wanted to thank somebody[roomy: , and for whom it was like {itch}].|"To say thank you," said {Kim}, who wanted to, desperately[roomy: , as one wants to be rid of {itch}].>
^ pet set
* lost | <They turned the note over, and that side was empty.|They read it again, for clues.>

[friend: {series.friend} would have sent a card.] [series&roomy: "{series.joke}," said {Kim}, but it did not help.]

# 5
= {friend} points at a small shop. In front of it kneels a man with a frown, mending.
<[snow-day: There were footprints | The note smelled of oil], which led them [place&roomy: past {place.shop}] to {mr}, who mended {mends} and talked to nobody.|[snow-day: By the footprints | By its smell of oil], they traced the note [place&roomy: past {place.shop}] to {mr}, who mended {mends}, and never said a word.>
* lost | <He did not even look up.|The bell on his door never rang.>

[easter&roomy: It was Good Friday, and he was at work. | new-baby&roomy: He had never been told about the baby. | family-reunion&roomy: None of the cousins knew his name. | naidoc-week&roomy: The Aboriginal and Torres Strait Islander flags hung in his window.]

# 6
= {Kim} holds out a cake. {mr} looks at it with alarm.
<{Kim} took him a cake, and he regarded it as if it were a bill.|So {Kim} took him a cake, and he considered it, as one considers a bill.>

<"You shouldn't have," said {mr}, and he meant it.|"You shouldn't have," said {mr}, and retreated.>
> cake |

# 7
= There are jars all over the front step. {friend} writes something down.
<[home: At {home.door} | On the step] next morning stood {nine} jars of {honey}.|Next morning, {nine} jars of {honey} stood [home: at {home.door} | on the step].> "For the cake," said a note, "and now we're even."

<"We are not," said {friend}, and opened an account.|"Even?" said {friend}, and opened an account, on squared paper.>
* gift | <One jar, it said, was still owing.|The jars came to more than the cake.>

# 8 a
= A garden bench has appeared. {Kim} touches it. {mr} walks away, in a scarf.
<So they took him a scarf, which {friend's} grandmother had knitted for somebody taller, and by morning there was a bench.|They took him a scarf, made by {friend's} grandmother for somebody taller, and he built them a bench.> [place&roomy: It faced {place.landmark}.]
> bench
* gift | <It was still warm from the sandpaper.|{friend} needed a longer pencil.>

# 8 b
= A garden bench has appeared. {Kim} sits on it. {mr} walks away, with soup.
<So they took him a pot of soup, enough for a ship, and next morning there was a bench outside.|They took him soup for twelve, since he was only one, and he built them a bench for six.> [place&roomy: It faced {place.landmark}.]
> bench
* gift | <It was still warm from the sandpaper.|{friend} needed a longer pencil.>

# 9 a
= At night, {Kim} and {friend} are at work by a fence.
<They [snow-day: cleared his path | painted his fence] by torchlight, and by breakfast he had finished theirs, and both of the neighbours'.|By torchlight, when he couldn't stop them, they [snow-day: cleared his path | painted his fence], and at breakfast theirs was finished as well.>
^ pet second
* gift | <Evidently, he had been up all night.|Nobody had asked the neighbours.>

[place&roomy: They spared nothing but {place.tree}.]

# 9 b
= At night, {Kim} and {friend} have tidied up a yard.
<They [snow-day: cleared his yard | swept his yard] by torchlight, and by breakfast he had finished theirs, and both of the neighbours'.|By torchlight, they stacked his wood and [snow-day: cleared | swept] his yard, and at breakfast theirs was finished as well.>
^ pet second
* gift | <Evidently, he had been up all night.|Nobody had asked the neighbours.>

[place&roomy: They spared nothing but {place.tree}.]

# 10
= On the front step sits a hen. {friend} throws up both arms.
<"This is war," said {friend} happily, because the account had reached a second page.|"He started it," said {friend} happily, on her second page.> [easter: On Easter Sunday, | snow-day: On {sunday}, by sled, | new-baby: On the baby's first {sunday}, | family-reunion: On the morning of the reunion, | naidoc-week: On the day before the Elders' lunch, | occasion&!event: On {occasion}, | On {sunday},] he delivered a {hen}.
> hen | <She had a label, and an opinion.|On her label stood, "Now we are.">
[series: They gave him {series.keepsake}, and it came back, polished.]

# 11
= {Kim} and {mr} meet in the street at dusk, both with their hands full.
<They met at dusk, half-way, each with something to deliver.|At dusk they met, and neither had a hand free.> <"How long does this continue?" asked {mr}, who had not slept.|"When does it stop?" asked {mr}, who hadn't slept.>
> dusk |
^ child second
* low | <They both looked at their feet.|Neither of them could wave.>

[place&roomy: They put everything down on {place.street}.] [series&roomy: {Kim} had brought even {series.keepsake}.]

# 12
= From above: {Kim} lies awake among jars.
<{Kim} lay awake, among the jars, and worked out what was still owing, and began again with the bench.|{Kim} lay awake, among the jars, and worked out what was still owing, and began again.|Among all those jars, {Kim} couldn't sleep, and thought of larger and larger cakes, with candied cherries.>
^ child trouble | <The {hen} slept soundly, owing nobody.|Nobody but the {hen} was asleep.>

[easter: There were eggs hidden everywhere, and no bill for one. | snow-day: Outside it snowed on everybody, for nothing. | new-baby: The baby, who was given everything and paid for nothing, slept. | family-reunion: Forty cousins slept on the floor, free of charge. | naidoc-week: Aunty Joy, an Elder, had taught them a song, for nothing. | place&roomy: Without any charge, one could hear {place.sound}.]

# 13
= On the new bench, {Kim} and {friend} disagree about a list.
<"When are we even?" asked {Kim}.|"When is it enough?" asked {Kim}.>

<"After one more cake," said {friend}.|"We still owe him a {hen}," said {friend}, "and you can't simply take things."> {Kim} went in for the <flour|cake tin>.
> eyes | <She had a point, and two pages.|It was what {Kim} liked about her.> [5: {Bo} was for stopping.]
^ pet trouble

# 14
= In the garden, {Kim} looks up from a note.
> hinge
<To {Bo}, it was a present, and not a debt. {Kim} looked from {Bo} to the first note: all this time, they had been giving back a present.|To {Bo}, a present was a present. {Kim} looked from {Bo} to the note: the wallet was a present, too.>

# 15
= From behind: {Kim} goes down the street with nothing in {his} hands.
<So on Monday, {Kim} went to see {mr}, with nothing [!deed: in either hand]|So {Kim} went to see {mr}, with nothing [!deed: in either hand]>[deed: . {Kim} once {deed}[back: , {back.at}]. This was harder. | <, and it is surprising how much that weighs|, which is surprisingly heavy to carry>.]
> hands | <The street had never been so long.|It was a long street.>
^ child third
* low |

# 16
= {mr} holds up a jar. {Kim} stands before him.
<{mr} saw {him} coming, and reached for a jar.|{mr} saw {him}, and already had a jar ready.>

<"No," said {Kim}, "{Bo} and I just came to say thank you for the wallet."|"No, don't," said {Kim}. "{Bo} and I only came to say thank you for the wallet.">
^ pet third
* low | <He waited for the rest of it, and there wasn't any.|He looked for the cake, and there wasn't one.>

# 17
= {mr} has gone red. {Kim} waits.
<It was extremely quiet, and {mr} turned red, from the collar upwards.|{mr} turned as red as jam, and somewhere a clock ticked.> <"You shouldn't," he began, looked at {Bo}, and said, "You're welcome," like somebody trying on a hat.|"You shouldn't," he told {Kim}, and looked at {Bo}, and what came out was, "You're welcome."|"You shouldn't," he began, looked at {Bo}, and said, "You're welcome.">
^ child pay |

[series&roomy: For once, nobody said, "{series.joke}."]

# 18
= On the garden bench sit {Kim} and {mr}. {friend} tears up a list.
<{Kim} thanked him for the bench, and he came and sat by {Bo}.|So {Kim} thanked him for the bench as well, and {Bo} moved up for him.> <{friend} tore up the account[roomy: , with her eyes shut].|{friend} tore up both pages[roomy: , which hurt].>
> seat
* after | <She kept the pencil, for sums.|It was a very good bench.>

[easter: They ate eggs, and nobody counted. | snow-day: It snowed considerably, and they stayed. | new-baby: The baby slept on his arm. | family-reunion: The whole reunion moved up for him. | naidoc-week: At the Elders' lunch, Aunty Joy moved up for him. | place&roomy: He took some {place.food}, and just ate.]

# 19 a
= {Kim} holds up an egg. The hen walks about by a nest.
<From then on, the {hen} divided her time, and laid at both addresses, and nobody wrote it down.|The {hen} lived at both addresses from then on, and laid as she liked, and nobody counted.>
^ pet pay
* after | <Occasionally, there was cake as well.|Now and then, there was cake, too.>

# 19 b
= {mr} eats supper at the kitchen table.
<On {sunday}, {mr} knocked, with nothing to give, and stayed for supper, and said thank you, and let it be.|{mr} came to supper on {sunday} with nothing but himself, and said thank you with his mouth full.>
^ pet pay
* after | <He had two helpings, and the next week three.|The next week, he came again.>

# 20 a
= {Kim} slips away from a stranger's front step, where a note has been left.
<Weeks later, {Kim} found {lost} [place&roomy: near {place.shop} | in the road], with a name inside.|One evening, {lost} lay [place&roomy: near {place.shop} | in the road], with a name inside.> <{Kim} left it on that step, and vanished.|{Kim} put it on the right step, and disappeared.>
> last |
* after |

<"Found this, all there, no need," said the note.|The note said, "Found this, all there, no need.">

# 20 b
= {friend} eats. {Kim} looks on, with empty hands.
<On the way home [place&roomy: past {place.shop} | that week], {Kim} gave {friend} the last of the jelly.|{Kim} had one jelly left [place&roomy: near {place.shop} | that week], and gave it to {friend}.> <"You shouldn't," she said, and felt for her pencil.|"You shouldn't," she said, and out came the pencil.>
> crumb |
* after |

<Then she put it away, and said thank you, and ate all of it.|She looked at the pencil, and put it away, and said thank you, and ate.>

## dog
lost: {Bo+} sniffed out two pies, but no wallet.
gift: {Bo} carried one present there, and two presents back.
low: {Bo} looked from one of them to the other.
after: {Bo} was scratched at both gates.

## cat
lost: {Bo+} had seen where it fell, and said nothing.
gift: {Bo} gave them a moth each, and expected nothing.
low: {Bo} looked away, to be polite.
after: {Bo} had never thanked anybody, and was welcome everywhere.

## bird
lost: {Bo+} told the whole street, and the sum.
gift: {Bo} announced every delivery.
low: {Bo} said nothing, for once.
after: {Bo} said "You're welcome", mostly to the {hen}.

## fish
lost: {Bo+} kept watch on one side, and then the other.
gift: {Bo} was sent a small castle, and moved in.
low: {Bo} looked on, first from one side, then from the other.
after: {Bo} had kept the castle.

## rabbit
lost: {Bo+} looked under every leaf, by eating it.
gift: {Bo} was sent a carrot as long as {themself}.
low: {Bo} forgot to chew.
after: {Bo} got a carrot, and sent nothing.

## guineapig
lost: {Bo+} raised the alarm, whenever a pocket rustled.
gift: {Bo} squealed at each delivery, in case of lettuce.
low: {Bo} held in a squeak, for as long as possible.
after: {Bo} got lettuce at both gates.

## hamster
lost: {Bo+} emptied both cheeks, to be fair.
gift: {Bo} sent him one seed, which was half of everything.
low: {Bo} stopped, with one cheek half full.
after: {Bo} had a cheek for each of them.

## horse
lost: {Bo+} searched the grass, mouthful by mouthful.
gift: {Bo} pulled the heavy end, and leaned on the rest.
low: {Bo} kept close to {Kim}, and was warm.
after: {Bo} had an apple from each of them.

## lizard
lost: {Bo+} looked under one stone, all day.
gift: {Bo} lay on the warm end of every present.
low: {Bo} kept still, and waited, as one does.
after: {Bo} had supper at both addresses.

## toy
lost: {Bo+} had been in that bag, and felt responsible.
gift: {Bo} was sent, by mistake, and sent back.
low: {Bo} was held on to, rather tightly.
after: {Bo} had a seat there, for life.

## other
lost: {Bo+} helped to look, in a general way.
gift: {Bo} was nearly put down on the list.
low: {Bo} kept close to {Kim}, and said nothing.
after: {Bo} turned up, was welcome, and stayed.

## duet
lost: {Bo+} searched where {Mo+} had searched already.
gift: {Bo} guarded the presents from {Mo}.
low: {Bo} and {Mo} leaned on each other.
after: {Bo} and {Mo} owed each other nothing, or everything.

## duet 2
lost: {Bo+} watched the road one way, and {Mo+} the other.
gift: {Bo} got a ribbon out of it, and {Mo} a box.
low: {Bo} made room for {Mo}, and kept no account.
after: {Bo} settled by {Mo}, and nobody counted.

## any ribbon
lost: {Bo+} was turned upside down, in case.
gift: {Bo} was given a ribbon, and kept it.
low: {Bo} came along, ribbon and all.
after: {Bo} had kept the ribbon.

## any door
lost: {Bo+} waited by the door, for better news.
gift: {Bo} was listed, under "others".
low: {Bo} yawned, which helped nobody.
after: {Bo} slept through the rest of it.

## any honey
lost: {Bo+} looked guilty, but for once wasn't.
gift: {Bo} tried some of everything, for the record.
low: {Bo} would have eaten the problem.
after: {Bo} had put on a little weight.

## any watch
lost: {Bo+} watched the road, all evening.
gift: {Bo} watched the gate, and never saw him come.
low: {Bo} stayed by {Kim}, free of charge.
after: {Bo} watched the {hen} go by, on her rounds.

## lead dog
want: {Bo+} brought back whatever left a hand, <on principle|and was proud of it>.
wallet: {Bo} <tried to bring it to whoever had put it there|set out to return it>.
cake: {Bo} waited <to bring the cake back, once it was thrown|for the cake to be thrown>.
bench: {Bo} brought the bench back, <one inch|as far as the gate>.
hen: {Bo} <set out to bring the {hen} back, and she brought {them}|went to return the {hen}, and was returned>.
dusk: {Bo} stood by, <for whatever might fall|in case somebody threw something>.
eyes: {Bo} was puzzled: everything came back, <and nobody was happy|and nobody was glad>.
hinge: {Bo} got a bone from {Kim}, and for once did not bring it back, but looked up, gladly, and just had it.
hands: {Bo} left {their} stick at home, <for the first time|by choice>.
seat: {mr} gave {Bo} a stick, <and it was kept|to keep>.
last: {Bo} looked at it, and <let it lie|did not bring it back>.
crumb: {Bo} did not bring back <one|a single> crumb.

## lead cat
want: {Bo+} took what was given, and thanked nobody, <on principle|ever>.
wallet: {Bo} sat by it, <as if it had come for {them}|and was not grateful>.
cake: {Bo} looked at the cake, <which had no fish in it|without any thanks>.
bench: {Bo} lay down by the bench, <as its owner|and owned it>.
hen: {Bo} and the {hen} looked at each other, <without gratitude|and neither was grateful>.
dusk: {Bo} sat between them, <and took no side|like a gate>.
eyes: {Bo} simply takes things, <and sleeps|and lies on them>.
hinge: {Kim} gave {Bo} some milk. {They} drank it, and leaned on {Kim}, for as long as two words take.
hands: {Bo} walked ahead, <with nothing, as always|with nothing either>.
seat: {Bo} leaned on {mr}, <for two words|as long as two words take>.
last: {Bo} did not look back, <on principle|which was tactful>.
crumb: {Bo} leaned on {Kim}, <for two words|as long as two words take>.

## lead bird
hinge: {Kim} gave {Bo} a crumb. {Bo} took it, and said one small, glad thing, and that was all.
hands: {Bo} came along, and for once said nothing.
seat: {Bo} said something to the bench as well.
last: {Bo} flew off, and told nobody.
crumb: {Bo} regarded her, with one eye.

## lead fish
hinge: {Kim} fed {Bo}. {Bo} ate, and came up to {Kim}, and blew one bubble, and that was all.
hands: {Bo} came along, and was not for giving away.
seat: {mr} fed {Bo}, and asked for nothing.
last: {Bo} told nobody at all.
crumb: {Bo} observed her, from both sides.

## lead rabbit
hinge: {Kim} gave {Bo} a carrot. {Bo} lay down against {Kim}, and ate it, and that was all.
hands: {Bo} came along, and touched nobody's lettuce.
seat: {Bo} thumped once, for the bench as well.
last: {Bo} thumped once, and was gone as well.
crumb: {Bo} stopped chewing, and looked at her.

## lead guineapig
hinge: {Kim} gave {Bo} some lettuce. {Bo} squeaked once, with {their} mouth full, and that was all.
hands: {Bo} came too, and kept quiet about it.
seat: {Bo} squeaked a thank-you of {their} own.
last: {Bo} did not say a word about it.
crumb: {Bo} squeaked at her, encouragingly.

## lead hamster
hinge: {Kim} gave {Bo} a nut. {Bo} looked up, gladly, with one cheek full, and that was all.
hands: {Bo} came too, and both cheeks were empty.
seat: {Bo} had a nut, and was not asked for it.
last: {Bo} kept it behind one cheek.
crumb: {Bo} looked up at her, with one cheek full.

## lead horse
hinge: {Kim} gave {Bo} an apple. {Bo} ate it, and breathed on {Kim}, warmly, and that was all.
hands: {Bo} came too, and carried nothing.
seat: {Bo} stood behind, and breathed on him, warmly.
last: {Bo} went on tiptoe, as far as a horse can.
crumb: {Bo} breathed on her, encouragingly.

## lead lizard
hinge: {Kim} moved {Bo} into the sun. {Bo} stretched, gladly, from end to end, and that was all.
hands: {Bo} came along, and stopped for nothing.
seat: {Bo} had the sunny end of it.
last: {Bo} left in good time.
crumb: {Bo} observed her, and did not blink.

## lead toy
hinge: {Kim} gave {Bo} a hug. {Bo} let it happen, and gave nothing for it, and it was a good one.
hands: {Bo} came too, but only to be there.
hen: {Bo} was sat on, and bore it well.
seat: {Bo} sat in the middle, owing nobody.
last: {Bo} told nobody, and never would.
crumb: {Bo} sat by attentively, and said nothing.

## lead other
hinge: {Kim} gave {Bo} the warmest place. {Bo} took it, and looked up, gladly, and that was all.
hands: {Bo} came too, and brought nobody anything.
seat: {Bo} had the place beside him, and kept it.
last: {Bo} went home as well, and said nothing.
crumb: {Bo} looked up at her, expectantly.

## trait pet fear
set: {Bo} made sure that the note was not about {trait.things}.
trouble: {mr} had sent {trait.a} as well, and {Bo} would not come out.
pay: For {Bo's} sake, {mr} had put away {trait.thing}.

## trait pet theft
set: {Bo} had found {trait.a}, too, but had left no note.
trouble: In the account stood {trait.a}, which {Bo} had taken from {mr}.
pay: {mr} put out {trait.a}, for {Bo} to steal.

## trait pet socks
set: {Bo} had found a sock, too, but had left no note.
trouble: In the account stood one sock, which {Bo} had taken from {mr}.
pay: {mr} put out a sock, for {Bo} to steal.

## trait pet noise
set: {Bo} {trait.did} at the note, and it kept its secret.
trouble: {Bo} {trait.did}, which could not be entered anywhere.
pay: "{trait.Sound}!" said {Bo}, and {mr} said, "You're welcome."

## trait pet part
set: {Bo}, with {trait.has}, was ready to go at once.
trouble: {Bo}, with {trait.has}, kept close to whoever was saddest.
pay: {Bo}, with {trait.has}, was greeted before anybody else.

## trait pet deaf
set: {Bo} could not hear them, and looked from one to the other.
trouble: {Bo} could not hear them argue, and sat down in between.
pay: {Bo} had never heard a thank-you, but saw this one.

## trait pet age
set: {Bo} was {trait.is}, and [old: had seen a few notes | had never met a note before].
trouble: {Bo} was {trait.is}, and [old: had outlived longer lists | could not count yet].
pay: {Bo} was {trait.is}, and [old: got the softest half | got the biggest half] of everything.

## trait pet favourite
set: {Bo} had {trait.thing}, and had never lost that.
trouble: {friend} had put down {trait.thing}, and {Bo} looked at her.
pay: {Bo} showed {mr} {trait.thing}, and even let go of it.

## trait pet sleep
set: {Bo}, who liked to sleep {trait.where}, had nothing on {their} mind.
trouble: {Bo} could have been asleep {trait.where}, and sat up with them.
pay: {mr} found {Bo} asleep {trait.where}, and tiptoed.

## trait pet habit
set: {Bo} {trait.did}, but it cleared up nothing.
trouble: {Bo} {trait.did}, which could not be entered anywhere.
pay: {Bo} {trait.did} for {mr}, who said, "Thank you."

## trait pet digs
set: {Bo} dug at the doormat, for further notes.
trouble: {Bo} dug a hole, to bury the account in.
pay: {Bo} dug where {mr} wanted a hole, for nothing.

## trait pet talent
set: {Bo} could {trait.do}, which was no help with notes.
trouble: {Bo} could {trait.do}, but that was not in the account.
pay: {Bo} showed {mr} how to {trait.do}, for nothing.

## trait child fear
set: {Kim} had been more afraid than of {trait.things}.
trouble: {Kim} would sooner have met {trait.a}.
pay: It was as hard as meeting {trait.a}, and {Kim} stayed.

## trait child dark
set: It had been a dark night, and {Kim} did not like the dark.
trouble: It was dark as well, and {Kim} did not like the dark.
pay: It was like waiting in the dark, and {Kim} waited.

## trait child collection
set: {Kim} left {trait.a} on the step, in return.
trouble: {Kim} had even offered him {trait.a}.
pay: {Kim} put down even {trait.thing}, and offered nothing.

## trait child noise
set: {Kim} {trait.did}, out of pure relief.
trouble: {Kim} did not feel like {trait.doing}.
pay: {Kim} did not even {trait.do}.

## trait child part
set: {Kim} laughed at last, and had {trait.has} to laugh with.
trouble: In every jar was a face with {trait.has}.
pay: {Kim} waited, with {trait.has}, and with nothing else.

## trait child favourite
set: It was better than {trait.things}, and {Kim} loved {trait.things}.
trouble: {Kim} had even thought of giving him {trait.things}.
pay: {Kim} would not have swapped it for {trait.things}.

## trait child sleep
set: {Kim}, who liked to {trait.do}, had not slept at all.
trouble: {Kim} could not have slept {trait.where} or anywhere.
pay: That night, {Kim} would sleep again, {trait.where}.

## trait child habit
set: [askswhy: "Why?" {Kim} asked the note, which did not say. | counts: {Kim} counted the money, and then the words: six. | drawsonthings: {Kim} drew a large question mark under it. | {Kim} was so glad that {he} lost a hat.]
trouble: [askswhy: "Why isn't it enough?" {Kim} asked the ceiling. | counts: {Kim} counted the jars, and still owed him. | drawsonthings: {Kim} had drawn him eleven thank-you cards. | {Kim} had lost a hat again, and hoped that he wouldn't find it.]
pay: [askswhy: For once, {Kim} did not ask why. | counts: {Kim} counted to twelve. | drawsonthings: {Kim} had not even drawn him a card. | {Kim} had no hat to hold on to.]

## trait child talent
set: {Kim} could {trait.do}, and thought of that as thanks.
trouble: {Kim} could {trait.do}, and had thanked him with that as well.
pay: {Kim} could {trait.do}, and did not offer to.
`
