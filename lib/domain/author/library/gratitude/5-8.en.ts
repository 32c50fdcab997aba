export const words = String.raw`
title: <Dear Great-Aunt|It Is Green|A Zucchini That Nobody Stopped|Three Lines Will Do>
set: hope = [easter: an enormous egg | mid-autumn-festival: a dragon lantern | {canoe}]
set: stamp = [train-journey: flap | stamp]
refrain: "Dear Great-Aunt," wrote {Kim}. "Thank you for the marrow."
recall: the marrow in the box
deed: filled both sides of {sheets} sheets with thanks
keepsake: the piece with the name on
joke: It is green
summary: A box comes, as long as the sofa. It is not {canoe}. It is a marrow, and {Kim} has to write three lines to thank Great-Aunt {wil}. "Thank you for the marrow. It is green." That is two. What else can anybody say about a marrow? {Bo} knows what to do with it, and is wrong.
extra: friend = {friend}
extra: grownup = {ray}
pick: friend = Bea, Lupe, Nadia, Fern, Yuki, Ola, Thea
pick: ray = Uncle Ray, Uncle Sid, Uncle Joe, Uncle Pat
pick: wil = Wilhelmina, Josephina, Philomena, Bernadette
pick: canoe = a canoe, a slide, a telescope
pick: bows = bright bows, paper bows, little bows
pick: rain = sunshine, summer, pepper
pick: sheets = three, four, six
word: marrow = a vegetable like a big zucchini
word: zucchini = a green vegetable, good when it is small
word: envelope = the paper cover of a letter
word: swap = to give one thing for another
word: crocodile = a long animal with a lot of teeth
word: scratch = to make a thin mark with something sharp
word: pin = a thin, sharp bit of metal
question: What did {Kim} think was in the box?
question: Why was the third line so hard?
question: The letter on page 11 had three lines. What was wrong with it?
question: What did {Kim} give up for the marrow, and why?
question: What has somebody done for you that took them a long time?
activity: write | Write three lines to somebody. The third one must be a question.
activity: make | Write a name with a pin on a lemon or a zucchini. Look at it tomorrow, and the day after.
activity: look | Take a vegetable and look at it for one whole minute. What can you say about it now?
surprise: The name was there from the start. | What is on the side that nobody looks at? Turn to page 15.
surprise: Read the letters aloud, on pages 4, 11 and 18. Which one sounds like {Kim}? | Try each of them as Great-Aunt {wil}.

# 1
= {Kim} throws up both arms beside a big box in the hall.
[easter: At Easter, a box came | matariki: At Matariki, a box came | mid-autumn-festival: For the Mid-Autumn Festival, a box came | train-journey: By train came a box | new-baby: The new baby got nine boxes, and {Kim} one | occasion&!event&roomy: On {occasion}, a box came | A box came] from Great-Aunt {wil}. It was as long as the sofa[home: , and nearly stuck in {home.door}].

<"It's {hope}," {Kim} told {Bo+}.|{Kim} and {Bo+} knew at once what was in it. It was {hope}.|"At last," said {Kim} to {Bo+}. "It's {hope}.">
* box | <It was even as heavy as one.|It took two to carry, as it would.>

# 2
= In the box lies something long and green. {Kim} stares at it.
<It was a marrow, which is a zucchini that nobody has stopped.|It was a marrow. That's a zucchini that nobody has stopped.|Out came a marrow, which is a zucchini after a long summer.> {Kim} looked <behind it|in all the paper>[roomy: , for {hope}].
> want
* box | <There was only more marrow, all the way down.|There was nothing there but more and more marrow.|Somebody had even polished it for the journey.>

# 3
= {ray} puts paper in front of {Kim}. The marrow lies along the table.
"You had better write and thank her," said {ray}. "Three lines <will do|are enough>[easter: , and then you can hunt for eggs | matariki: , and Matariki is for thanks | mid-autumn-festival: , and then we'll hang up the lanterns | train-journey: , to take with us on Sunday's train | new-baby: , but softly, for the baby]." It would only take a minute[place: , even {place.at}].
^ child set | <Then it would be over.|How hard could it be?|{Kim} timed it.>

# 4
= {Kim} writes a short letter. {ray} looks on.
"Dear Great-Aunt," wrote {Kim}. "Thank you for the marrow. It is green."

"That's two," said {ray}. <"And she knows that it's green."|"And she has seen that it's green."|"I think she noticed that it's green.">
> eyes

# 5
= {Kim} has {his} chin on {his} hands, and looks at the marrow.
<{Kim} looked at the marrow, which lay on its flat side, and did nothing.|The marrow lay there on its flat side, and {Kim} looked at it.|{Kim} walked all round the marrow, which stayed on its flat side.> <There was nothing else to say about it.|What else could anybody say?|It said nothing, too, and did it better.>
^ pet set
* know | [!pettrait: <Marrows don't do much, as a rule.|It looked like a marrow, all over.|A fly sat on it, and left again.>]

# 6 a
= {Kim} takes the marrow for a walk in a wheelbarrow.
<So {Kim} took it for a walk in a wheelbarrow[place: , as far as {place.landmark}].|In a wheelbarrow, {Kim} took it out[place: , to see {place.landmark}].> [roomy: <People lifted their hats.|People stood still.>] "It has been out," wrote {Kim}.

"That's no thank-you," said {ray}.
> walk
* know | <The marrow had been good, too.|It had not even looked round.|One lady asked how old it was.>

# 6 b
= The marrow lies at the table, with a plate in front of it.
<So {Kim} sat it at the table, and gave it breakfast[place: , with {place.food}].|At breakfast, {Kim} gave it a plate of its own[place: , with {place.food}].> [roomy: <It left everything.|It did not eat a bite.>] "It isn't hungry," wrote {Kim}.

"That's no thank-you," said {ray}.
> walk
* know | <Its manners had been good, too.|It had not even said thank you.|It had not once put its elbows on the table.>

# 7 a
= The marrow wears a hat. {Kim} kneels beside it.
<{Kim} put a hat on it, to see if it did anything.|Then {Kim} lent it a hat, in case that helped.|Perhaps it needed a face, so {Kim} gave it a hat.> It lay there, <and looked well in|and suited> the hat.

"A good hat," said {ray}[roomy: , <and took it back|whose hat it was>].
> hat
^ child second

# 7 b
= {Kim} reads a book to the marrow.
<{Kim} read it a book, to see if it did anything.|Then {Kim} read to it, in case that helped.|Perhaps it was bored, so {Kim} read it a book.> It listened to the end, <and asked for nothing|and kept its thoughts to itself>.

"A good book," said {ray}[roomy: , <who had listened, too|and yawned>].
> hat
^ child second

# 8
= {friend} has stopped, with a kite under her arm, and stares at the marrow.
<{friend} came by, with her kite|Along came {friend}, with her kite>[place&roomy: , from {place.street}]. "That's the best crocodile I've ever seen," she said. "I need one for my play. Swap?"
> croc
* know | <The marrow did look rather like one.|From one end, it did look like one.|It only needed teeth.>

# 9
= {Kim} gazes up at a red kite in the wind.
<It was a red kite, with a tail of {bows}, and {Kim} had wanted one for ever.|{Kim} had always wanted a kite, and this one had a tail of {bows}.|The kite was red, its tail was all {bows}, and it pulled at her hand.> [place&roomy: They shook hands by {place.tree}. | roomy: They shook hands.] {friend} would come for the crocodile at six.
> kite
^ pet second

# 10
= From above: {Kim} sits between a kite and a marrow, and chews a pencil.
<That left the letter, and {Kim} chewed the pencil.|Now there was only the letter.|But a letter is a letter, and {Kim} sat down to it.> How do you thank somebody for a thing <that you have swapped|that you are giving away>? [series&!3+: Not even {series.keepsake} helped.]
^ pet trouble | <The pencil tasted of pencil.|The paper looked back.|It would have been easier in crocodile.>
* low |

# 11 a
= {ray} smiles at the letter. {Kim} does not.
"Dear Great-Aunt, [easter: happy Easter, and thank | matariki: happy Matariki, and thank | mid-autumn-festival: happy Mid-Autumn, and thank | train-journey: see you on Sunday, and thank | new-baby: the baby is well, and thank | thank] you for the marrow. It is green. It is just what I wanted."

<"That's three," said {ray}, and called it a nice letter.|"Three lines, and so nicely put," said {ray}.|{ray} counted the lines, and there were three. He was delighted.>
> lick | <It was not true, that was all.|But it was not true.>

# 11 b
= {ray} smiles at the letter. {Kim} does not.
"Dear Great-Aunt, [easter: happy Easter, and thank | matariki: happy Matariki, and thank | mid-autumn-festival: happy Mid-Autumn, and thank | train-journey: see you on Sunday, and thank | new-baby: the baby is well, and thank | thank] you for the marrow. It is green. I play with it every day."

<"That's three," said {ray}, and called it a nice letter.|"Three lines, and so nicely put," said {ray}.|{ray} counted the lines, and there were three. He was delighted.>
> lick | <It was not true, that was all.|But it was not true.>

# 12
= In the hall, {Kim} tries to close an envelope.
{Kim} put it in an envelope. [roomy: <It looked nice from outside.|Nobody can see inside an envelope.|There was plenty of room left in it.>] [place&1-2&!train-journey: It would go by {place.by}.] But the {stamp} would not stick, and when {Kim} licked it again, <it curled|it tore>.
^ pet third
* low | <It was as if it knew.|It knew, and so did {Kim}.|It tasted of glue, and of something else.>

# 13
= {Kim} kneels down by the marrow, under the clock.
<At five to six, {Kim} went to say goodbye to the marrow, and felt silly.|{Kim} felt silly, but went to say goodbye to the marrow, at five to six.|One ought to say goodbye, even to a marrow, and it was five to six.> [place&roomy: {He} could hear {place.sound}.] It was only a crocodile now.
^ child trouble | <"Well," said {Kim}, and couldn't go on.|It lay there, and {Kim} stood there.|"You were no trouble," said {Kim}.>
* low |

# 14
= The marrow rolls over. {Kim} jumps back.
> hinge

<{Bo} made it rock, this way and that, and over it rolled, on its other side.|First this way, and then that way, {Bo} rocked it, until it rolled right over.|With {Bo} at it, it shook, and then rolled over, for the first time.>

# 15
= On the other side of the marrow is a name: {Kim}.
<There, by {Bo}, was a name, not painted, but grown: {Kim}.|In front of {Bo} stood a name, which had grown there: {Kim}.|{Bo} had turned up a name, grown right into the green: {Kim}.>

[deed: It meant this one. {He} once {deed}[back: , {back.at}]. | <In all that time, nobody had looked there.|Nobody had looked there before, not once.>]
> name | <It was as plain as anything.|There was only one of those.>

# 16
= {ray} touches the marrow. {Kim} looks at the name.
"She did that with a pin," {ray} told {Kim} and {Bo}. "It was small then, and it grew."

<"So Great-Aunt {wil} thought of me for weeks, {Bo}," said {Kim}, "whenever she watered it."|"Then Great-Aunt {wil} was thinking of me, {Bo}," said {Kim} slowly, "for weeks and weeks."> [easter: No egg has a name inside. | matariki: It had kept since autumn. | mid-autumn-festival: The moon had grown and shrunk, and grown again. | train-journey: And it had come all that way. | new-baby: Everybody else had thought of the baby.]

# 17
= At the door, {Kim} gives the kite back to {friend}.
{friend} was at the door[place&1-2: , back from {place.shop}]. {Kim} gave her back the kite, {bows} and all.

"I can't swap it," {he} said. "{Bo} found me on it." [roomy: <That was hard to say, with a kite in the wind.|It was hard to let go of that string.|The kite pulled towards {him}, all the way to the gate.>]
> back |
^ child third

# 18
= {Kim} writes and writes. It is a long letter.
[train-journey: On the train, {Kim} wrote until the last tunnel. | roomy: {Kim} wrote until bedtime.] "Dear Great-Aunt, [easter: I forgot the egg hunt. Were | matariki: which star is yours? Were | mid-autumn-festival: can you see the moon? Were | new-baby: will you do one for the baby? Were | were] there snails? [!train-journey&!new-baby&roomy: Did you talk to it?] {Bo} found my name. When did you write it?"

^ pet pay
[series: It ended, "{series.joke}!" [friend: {series.friend} would like that.]]

<It took both sides of {sheets} sheets, and the {stamp} stuck at once.|It filled {sheets} whole sheets, and the {stamp} stuck at once.|On sheet {sheets}, it ran out of paper, and the {stamp} stuck at once.>

# 19
= There is soup for everybody.
<{Bo} got [roomy: the piece with] the name, to mind. The rest was soup, and the whole [train-journey: carriage | street] had some.|{Bo} minded [roomy: the piece with] the name. The rest was soup, for the whole [train-journey: carriage | street].|[roomy: The piece with the name | The name] was for {Bo} to mind. The rest was soup, for the whole [train-journey: carriage | street].> [easter: It was Easter soup, with eggs in. | matariki: Its steam rose to the stars. | mid-autumn-festival: They had mooncakes, under her moon. | new-baby: The baby slept through it. | !3+: It tasted of {rain}.] [series&!3+: Some stood by {series.keepsake}.]
^ child pay | [3+: {Kim} kept the seeds. | {Kim} kept the seeds in an envelope.]
* soup |
* soup |

# 20 a
= {Kim} kneels in the garden with a pin, by one small plant.
The seeds came up[place&1-2: , {place.at}], and <one marrow is as long as a finger|there is a marrow, one finger long|one marrow is a finger long>. [train-journey&!3+: It looks at the trains. | matariki&!3+: It is Tupuānuku's, the garden star's.]
> last | <It lies on its flat side already.|It is green.>
* soup |

[new-baby: {Kim} has a pin, and writes the baby's name. It|"Dear Great-Aunt {wil}," writes {Kim}, with {Bo} and a pin. It] will have to grow.

# 20 b
= {Kim} kneels in the garden by one small plant. Beside {him} is a small box.
The seeds came up[place&1-2: , {place.at}], and <one marrow is as long as a finger|there is a marrow, one finger long|one marrow is a finger long>.
> last | <It lies on its flat side already.|It is green.>
* soup |

Then a box came from Great-Aunt {wil}, as small as a thumb, with [new-baby: two pins | a pin].

## lead dog
want: {Bo} wanted it thrown. <It was the best stick in the world.|Nobody ever had such a stick.>
eyes: <Sooner or later, people throw sticks, thought {Bo}.|Who, thought {Bo}, leaves a stick lying about?>
walk: {Bo} stood ready, <for the throw|to catch it>.
hat: {Bo} lay down before it, and <waited for the throw|would not go>.
croc: {Bo} stood in front of it, <and would not share|and growled>.
kite: {Bo} <saw nothing in the kite|did not want the kite>.
lick: {Bo} looked at the stick, and <at {Kim}|sighed>.
hinge: But {Bo} took the thin end of it for one last try, <and pulled|and tugged>.
name: {Bo} was as surprised <as anybody|as {Kim}>.
back: {Bo} danced round the marrow, <which was staying|which nobody took>.
last: To {Bo}, it is <still a small stick|a stick that needs time>.

## lead cat
want: {Bo} tried one claw on it, <and then the rest|and it was perfect>.
eyes: <Here at last, thought {Bo}, was a sofa to scratch.|At last, thought {Bo}, the sofa could rest.>
walk: {Bo} got one scratch in <on the quiet|before {ray} looked>.
hat: {Bo} waited close by, <with one paw ready|for a scratch>.
croc: {Bo} sat in front of it, <with all claws out|and would not move>.
kite: {Bo} gave the kite one pat, <and left it|for manners>.
lick: {Bo} sat down on the letter, <and it was no loss|to hide it>.
hinge: But {Bo} reached right round it for one last scratch, <and pulled|and hung on>.
name: {Bo} knew good scratching <by sight|when it came>.
back: {Bo} lay down along the marrow, <which was staying|which nobody took>.
last: {Bo} may look at it, <but not scratch|paws down>.

## lead bird
hinge: But {Bo} hopped along it, right to the edge.
name: {Bo} read it out, more or less.
last: {Bo} keeps the other birds off.

## lead fish
hinge: But {Kim} moved {Bo's} bowl, and bumped it.
name: {Bo} saw it from in there, twice as large.
last: {Bo} gives it old water, which is good.

## lead rabbit
hinge: But {Bo} kicked it, with both back feet.
name: {Bo} stopped chewing, to look.
last: {Bo} is kept behind a fence, for now.

## lead guineapig
hinge: But {Bo} got in behind it, and pushed.
name: {Bo} looked, and did not say one wheek.
last: {Bo} may have it, wheek, but later.

## lead hamster
hinge: But {Bo} ran along it, as if it were a wheel.
name: {Bo} looked up, and a seed fell out.
last: {Bo} gave back the seed that grew it.

## lead horse
hinge: But {Bo} gave it a nudge, as if it were a gate.
name: {Bo} breathed on it, and it shone.
last: {Bo} helps, as horses help gardens.

## lead lizard
hinge: But {Bo} ran under it, and round, and over.
name: {Bo} went as green as could be, beside it.
last: {Bo} eats the snails.

## lead toy
hinge: But {Bo} slid down behind it, and had to be pulled out.
name: {Bo} lay there, and looked right at it.
last: {Bo} sits by it, against snails.

## lead other
hinge: But {Bo} leaned on it, in a friendly way.
name: {Bo} came closer, to see.
last: {Bo} sits by it, and waits.

## trait pet fear
set: {Bo} had been ready for {trait.things}, but not for this.
trouble: {Bo} hid from {trait.things}, and {Kim} felt like hiding, too.
pay: "{Bo} is scared of {trait.things}. What are you scared of?"

## trait pet theft
set: {Bo} liked to {trait.do}, but nobody can steal a marrow.
trouble: {Bo} {trait.did}, and that was one thing done, at least.
pay: "{Bo} likes to {trait.do}. Do you?"

## trait pet noise
set: {Bo} liked to {trait.do}, and it listened.
trouble: "{trait.Sound}," said {Bo}, but how do you spell that?
pay: "{Bo} likes to {trait.do}. Can you hear it?"

## trait pet part
set: {Bo}, with {trait.has}, had a good look at it.
trouble: {Bo}, with {trait.has}, looked as sorry as {Kim}.
pay: "{Bo} has {trait.has}. You would like {Bo}."

## trait pet deaf
set: {Bo} could not hear, and the marrow could not talk.
trouble: {Bo} could not hear the sighs, but saw them.
pay: "{Bo} can't hear, but feels it when the post comes."

## trait pet age
set: {Bo} was {trait.is}, and [old: had seen vegetables before | asked it to play].
trouble: {Bo} was {trait.is}, and [old: had never written a letter | wanted to play instead].
pay: "{Bo} is {trait.is}. Are you?"

## trait pet favourite
set: {Bo} had {trait.thing}, and needed no marrow.
trouble: Nobody had ever swapped {trait.thing}. It was {Bo's}.
pay: "{Bo} loves {trait.thing} best. What do you love?"

## trait pet sleep
set: {Bo} took one look, and went to sleep {trait.where}.
trouble: {Bo} slept {trait.where}, and had no letters to write.
pay: [childsbed: "{Bo} sleeps on my bed. Who sleeps on yours?" | "{Bo} sleeps {trait.where}. Where do you?"]

## trait pet habit
set: {Bo} {trait.did}, and the marrow did not.
trouble: {Bo} {trait.did}, and that was no line, either.
pay: [follows: "{Bo} follows me everywhere. Who follows you?" | "{Bo} likes to {trait.do}. Who does that at yours?"]

## trait pet talent
set: {Bo} could {trait.do}, and the marrow could not.
trouble: {Bo} could {trait.do}, but could not spell.
pay: "{Bo} can {trait.do}. Can you?"

## trait child fear
set: {Kim} was scared of {trait.things}, and not fond of letters.
trouble: {He} had a bad feeling, and it wasn't {trait.things}.
pay: {Kim} kept the seeds, and forgot about {trait.things}.

## trait child collection
set: {He} put {trait.a} on the paper, to hold it down.
trouble: {He} had swapped many things, but never {trait.thing}.
pay: {Kim} kept the seeds, beside {trait.thing}.

## trait child noise
set: {Kim} could {trait.do}, but that's not writing.
trouble: {He} tried to {trait.do}, as if nothing was wrong.
pay: {Kim} kept the seeds, and {trait.did}.

## trait child part
set: In a spoon, {he} saw {trait.has}, and no ideas.
trouble: In the glass of the clock, {he} saw {trait.has}, upset.
pay: {Kim} kept the seeds, and grinned, with {trait.has}.

## trait child favourite
set: {Kim} would rather have drawn {trait.things}.
trouble: {He} would not have swapped {trait.things}.
pay: {Kim} kept the seeds, in a drawing of {trait.things}.

## trait child sleep
set: {Kim} wanted it done by bedtime, {trait.where}.
trouble: {He} would not sleep well that night, {trait.where}.
pay: {Kim} kept the seeds, and slept well, {trait.where}.

## trait child habit
set: [askswhy: "Why three?" asked {Kim}, who always asked why. | counts: {Kim} counted everything, and three was not many. | drawsonthings: {Kim} drew on things, and drew a frame on this. | loseshats: {Kim} lost hats, and now the pencil was lost.]
trouble: [askswhy: "Why do I feel like this?" {he} asked it. | counts: {He} counted its stripes. There were nineteen. | drawsonthings: {He} drew a small sad face in the dust. | loseshats: {He} had lost hats, and this felt worse.]
pay: [askswhy: {Kim} kept the seeds, and asked why seeds know. | counts: {Kim} kept the seeds, and counted two hundred. | drawsonthings: {Kim} kept the seeds, and drew on the packet. | loseshats: {Kim} kept the seeds in a hat, and lost it, twice.]

## trait child talent
set: [remembers: {Kim} remembered everything, and had forgotten how to begin. | {Kim} wanted to {trait.do}, and not to write.]
trouble: [remembers: {He} remembered how it came, as long as the sofa. | {He} felt less like {trait.doing} than ever.]
pay: [remembers: {Kim} kept the seeds, and remembered where. | {Kim} kept the seeds, and {trait.did}.]

## dog
box: {Bo+} smelled it all over, and hoped.
know: {Bo} brought the marrow a ball, and waited.
low: {Bo} lay down beside the marrow, nose to end.
soup: {Bo} had three bowls, and slept like one.

## dog 2
box: {Bo+} helped with the paper, and the string.
know: {Bo} wagged at the marrow, in case it was shy.
low: {Bo} put a chin down by {Kim's} foot.
soup: {Bo} buried a piece, for next year.

## cat
box: {Bo+} took the box, and left {Kim} the rest.
know: {Bo} slept by the marrow, and called it company.
low: {Bo} sat by the paper, facing the other way.
soup: {Bo} had some soup, when nobody looked.

## cat 2
box: {Bo+} waited for the string, and got it.
know: {Bo} patted the marrow, to make it run.
low: {Bo} walked all over the letter.
soup: {Bo} washed, and said nothing about the soup.

## bird
box: {Bo+} said it was seeds, and was nearly right.
know: {Bo} sang to the marrow, which is good for plants.
low: {Bo} put {their} head under one wing.
soup: {Bo} ate some of the seeds.

## fish
box: {Bo+} looked from every side of the bowl.
know: {Bo} met the marrow once on each lap.
low: No bubbles came from {Bo}, all afternoon.
soup: {Bo} had one green crumb, and thought about it.

## fish 2
box: Up came {Bo+}, right to the top, to see.
know: {Bo} blew the marrow a bubble, and got none back.
low: {Bo} stayed behind the weed.
soup: {Bo} swam round a floating seed.

## rabbit
box: {Bo+} knew by the smell, and said nothing.
know: Nobody saw {Bo} take a bite from one end.
low: {Bo} thumped at the letter.
soup: {Bo} had the top and the tail, raw.

## guineapig
box: {Bo+} shouted at the box until it opened.
know: {Bo} shouted at the marrow, for joy.
low: {Bo} did not shout at all.
soup: {Bo} ate from end to end of supper.

## hamster
box: {Bo+} made a bed of the string.
know: {Bo} walked round the marrow, which took all morning.
low: {Bo} gave up a peanut, for {Kim}.
soup: {Bo} hid one seed somewhere.

## horse
box: {Bo+} leaned in, and ate some of the box.
know: {Bo} took the marrow for a log, and stepped over it.
low: {Bo} sighed, and the paper blew away.
soup: {Bo} had soup from a bucket.

## lizard
box: {Bo+} ran into the paper, and turned brown.
know: {Bo} lay by the marrow, and could not be found.
low: {Bo} went as pale as the paper.
soup: {Bo} had one drop, and sat with it.

## toy
box: {Bo+} was held up, to see.
know: {Bo} sat by the marrow, like a groom by a horse.
low: {Bo} lay with one arm over {their} face.
soup: {Bo} was served first, and left it all.

## other
box: {Bo+} came to look, and stayed.
know: {Bo} kept away from the marrow, politely.
low: {Bo} sat down on the floor with {Kim}.
soup: {Bo} had a second bowl, and a third.

## duet
box: {Bo+} thought that it was for {Mo+}.
know: {Bo} liked one end of the marrow, and {Mo} liked the other.
low: {Bo} looked at {Mo}, and nobody looked at {Kim}.
soup: {Bo} watched {Mo's} bowl, and {Mo} watched {Bo's}.

## duet 2
box: {Bo+} minded one end of it, and {Mo+} minded the other.
know: {Bo} kept it company, and {Mo} kept {Bo} company.
low: {Bo} and {Mo} were quiet, which was no help.
soup: {Bo} left some for {Mo}.

## any box
box: {Bo+} sat down by the box, and stayed.
know: {Bo} was still thinking about the box.
low: {Bo} left the box alone, to sit with {Kim}.
soup: {Bo} lay down, full of soup.

## any polite
box: {Bo+} looked pleased, to be polite.
know: {Bo} was polite to the marrow.
low: {Bo} was too polite to say it.
soup: {Bo} forgot to be polite, and had thirds.

## any sniff
box: {Bo+} gave the string some help.
know: {Bo} looked at one end of the marrow, and then the other.
low: {Bo} did not care for the letter.
soup: {Bo} finished what was left, and what wasn't.

## any ask
box: "What is it?" {Kim} asked {Bo+}.
know: "What does it do?" {Kim} asked {Bo}.
low: "What would you write?" {Kim} asked {Bo}.
soup: {Bo} asked for more, silently.
`
