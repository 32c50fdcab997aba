export const words = String.raw`
title: <Sign Here|Points Two to Eleven|Four Hundred Signatures>
refrain: "Sign here," said {Kim}.
recall: the petition with paw prints
deed: sat on nine pages of speech
summary: The council wants to put a light where {mrs} has stood for thirty-one years. {Kim} has a petition with eleven points and four hundred signatures. One is a paw, and one is the mayor's. There is only one person whom nobody has asked.
extra: elder = {mrs}
extra: friend = {rosa}
extra: friend2 = {col}
extra: grownup = {mayor}
pick: mrs = Mrs Drago, Mrs Papadakis, Mrs Wu, Mrs Callaghan, Mrs Nair
pick: rosa = Rosa, Ottilie, Hana, Thandi, Signe, Clementine
pick: col = Col, Vikram, Bertie, Samson, Nikau, Fergus
pick: mayor = Mayor Duffy, Mayor Petrov, Mayor Lim, Mayor Osei
pick: lost = a hat, a melon, a trifle
pick: statue = a statue, a public holiday, a fountain
pick: line = a swimmer, a film star, an admiral
pick: bins = bins, pigeons, hanging baskets
sign: notice = NOTICE
word: petition = a page of names that asks for something
word: council = the people who run a town
word: signature = your own name, as only you write it
word: replaced = changed for another
word: unanimous = when everybody agrees
word: witnessed = saw for themselves
word: pavement = where people walk, beside a road
question: Why did four hundred people sign without reading?
question: {rosa} wouldn't sign. What did she want?
question: Whom had nobody asked? What did she want?
question: Why was it so hard for {Kim} to sit still at the second meeting?
question: Who was the leader, in the end? How do you know?
activity: write | Write down everything that you'd like to change at school. Now tear off all but one. Which?
activity: ask | Is there somebody whom you'd like to help? What do they want? Ask, and then count to twenty.
activity: think | A light is awake at night and on Sundays. {mrs} knows your shoes. If there's only money for one, who decides?
surprise: There's something that {mrs} hasn't got, on every page where she works. | Look at her on page 1, and at page 20.
surprise: Three people say "Sign here" in this book. | Which of them means something else?

# 1
= {mrs} holds up a round STOP sign at the crossing, and {Kim} goes over.
For thirty-one [first-day-of-school: first days of school | years], {mrs} had stood at the school corner [place: {place.at}|somewhere: {somewhere.at}][first-day-of-school,somewhere&!place: . Only | , and only] {lost} was run over. She recognised everybody by their shoes.
* news | <Even the mayor had brown ones.|Hers were black, and wide.>

# 2
= {Kim} and {col} read a notice beside the crossing.
On Monday, a notice announced that from next month, the council would replace her with a light.
* news | She held up the traffic, so that they could read it.

# 3
= {Kim} writes, late at night, on a paper that trails on the floor.
"They can't," said {Kim}, and wrote a petition [home: {home.at}] until ten[1-4: , with <absolutely|simply> everything in it].
* news | It even had a semicolon, and a footnote about squirrels.
* news |

# 4
= {Kim} shows {col} a petition with eleven points.
It had eleven points. {mrs} was the first, the second was a longer lunch, and by the ninth there was a slide.

"While we're asking," said {Kim}, and added {statue}.

# 5
= Outside the shops, {Kim} holds out the petition to everyone who passes.
"Sign here," said {Kim}, to everybody passing, and they did. Nobody reads a petition properly, if you stand in a doorway with it.
* sign | <A man signed it twice, to get out.|Somebody's baby signed it.>

# 6
= {Kim} and {col} count names in the park.
{col} collected forty signatures at the bus stop, of which some were muddy, and one was {line}.
* sign | Two of them were {Kim}, in different pens.

# 7
= {Kim} and {col} cheer over a tall pile of paper.
By Thursday, there were four hundred. One was {mayor's}, who signs everything that is put before him, so {col} had put it there.
* sign | It came between a lunch order and a parking fine.

# 8
= {rosa} will not sign. {Kim} holds out the paper to her.
"Sign here," said {Kim}, but {rosa} had read it. "My brother was nearly hit, on a Sunday. A light is there on Sundays."

"So you're for the light?"

"I'm for my brother," said {rosa}.

# 9
= In the council chamber, {Kim} reads aloud. {mayor} listens with his chin in his hand.
At the council, {Kim} read out all eleven points. At the slide, somebody coughed, and at the paw prints, the entire council laughed.
* low | "Is that me?" asked {mayor}, astonished.

# 10
= {mayor} hands the petition back to {Kim}, kindly.
"Thank you," said {mayor} kindly, which was worse. The light was cheaper, and would pay for the library roof[roomy: , and the next item was {bins}].
* low | {Kim} had nine pages left to say.

# 11
= From behind: at dusk, {Kim} comes to the crossing. {mrs} holds up her sign.
{mrs} was still at her corner, and held up a bus. "Mind the puddle, {Kim}," she said[roomy: , without asking how it had gone].
* low | <{He} went straight through the puddle.|It had gone in the puddle.>

# 12
= {Kim} looks from {Bo} to {mrs's} shoes.
[dog: {Bo} lay down across {mrs's} shoes. | cat: {Bo} wound round {mrs's} ankles, and stayed. | bird: {Bo} came down on {mrs's} shoe, and fanned it. | fish: {Bo} splashed, all over {mrs's} shoes. | rabbit: {Bo} sat down on {mrs's} shoes. | guineapig: {Bo} settled on {mrs's} shoes, like slippers. | hamster: {Bo} lay down against {mrs's} shoe. | horse: {Bo} stood still, and {mrs} leaned. | lizard: {Bo} spread out along {mrs's} shoes. | toy: {Bo} was dropped on {mrs's} shoes, and was soft. | {Bo} sat down on {mrs's} shoes.] "That's better," she said[roomy: , with both eyes shut].

{Kim} had four hundred signatures, and had never asked her anything. [deed: This was somebody who once {deed}[back: , {back.at}].]

# 13
= Under a street lamp, {Kim} asks {mrs} a question, and waits.
"What would you like?" asked {Kim}.

{mrs} thought about it for two buses. "The mornings," she said, "because I'd miss your shoes. Anybody can have Sundays. And a chair, which in thirty-one years, nobody has <offered|suggested>."

# 14
= {Kim} tears a strip off the bottom of the petition.
{Kim} tore off points two to eleven[roomy: , which made hardly any noise, even {statue}]. What was left still said "by {Kim}", in capitals, and {he} looked at that the longest, and tore it off.

# 15
= {Kim} holds out a pen to {rosa}. {col} looks cross.
"You write it," {he} told {rosa}. "You're the one who read it."

"She's on the other side!" said {col}.

"So there'll be two sides in it." It took all lunch, and was one sentence.

# 16
= In the council chamber, {rosa} stands and reads. {Kim} sits on both hands.
{rosa} stood up. {Kim} had nine pages of speech in one pocket, and sat on {his} hands, and then on the pocket.

"Mornings for {mrs}," read {rosa}, "nights and Sundays for the light, and somebody get her a chair."

# 17
= {col} has stood up in the council chamber, and looks frightened.
Then {col} stood up, uninvited. "A light doesn't know my name," he said, and they laughed.

"It doesn't know that I look at my feet, and she shouts." They stopped laughing.

# 18
= {mayor} puts on his glasses and reads. {rosa} points to the line.
"Sign here," said {rosa}.

{mayor} put on his glasses, read it to the end, [roomy: which nobody had ever witnessed,] and signed.
* joy | <It was unanimous, apart from [place: {place.creature} | the pigeons].|The library roof could wait for the cake sale.>
* joy |

# 19
= Everybody is lined up for a photograph. {Kim} is at the end, and holds coats.
[event&!first-day-of-school: It was {event.day}, and the | occasion&!event: It was {occasion}, and the | The] newspaper wanted the leader in the middle. That was {mrs}, on a chair, beside {rosa}. {Kim} is third from the left, holding the coats.
* joy | You can see most of {his} ear.

# 20
= A round sign leans on a chair at the crossing. {Kim} looks underneath.
At ten to nine, a round sign leans on a chair.
* joy | [sequel: It's safer than {recall}. | The light minds Sundays.]

"Sign here," said {mrs}, and turned it over. Underneath were three hundred and ninety-nine names, and a paw.

## dog
news: {Bo+} crossed over daily, for the pocket with biscuits.
sign: {Bo} signed in mud, with a flourish.
low: {Bo} carried the pen, and didn't chew it.
joy: {Bo} wagged at everybody, one at a time.

## dog 2
news: {Bo+} sat for {mrs}, and for nobody else.
sign: {Bo} signed twice, being keen.
low: {Bo} kept to heel. It was as bad as that.
joy: {Bo} barked once, for the record.

## cat
news: {Bo+} crossed when {they} liked, and {mrs} held up the trucks.
sign: {Bo} signed one corner, by biting it.
low: {Bo} didn't look pleased, for a change.
joy: {Bo} was at the front, looking elsewhere.

## cat 2
news: {Bo+} thought of the crossing as a private carpet.
sign: {Bo} lent it weight, by lying on it.
low: {Bo} said nothing, and sat a little nearer.
joy: {Bo} took the best seat, which was {Kim's}.

## bird
news: {Bo+} could say "Mind the bus", in {mrs's} voice.
sign: {Bo} left a mark, and it was counted.
low: {Bo} did not repeat any of it.
joy: "Sign here!" said {Bo}, rather late.

## fish
news: {Bo+} had crossed once, in a bucket, with an escort.
sign: {Bo} signed in water, until it dried.
low: {Bo} went round slowly, and not all the way.
joy: {Bo} came up for air, and applause.

## fish 2
news: {mrs} had stopped a truck once, for {Bo+} in a bag.
sign: {Bo} signed with a splash, across six names.
low: {Bo} looked out, and turned round.
joy: {Bo} splashed, and nobody wiped it up.

## rabbit
news: {Bo+} crossed by the white stripes only, in four hops.
sign: {Bo} ate the pen, and was undecided.
low: {Bo} put an ear over each eye.
joy: {Bo} kicked both feet up.

## guineapig
news: {mrs} greeted {Bo+} by name, and was greeted back.
sign: {Bo} left {their} mark, which was carrot.
low: {Bo} had no comment, for once.
joy: "Wheek," said {Bo}, seconding everything.

## hamster
news: {mrs} could tell {Bo+} from a dropped mitten.
sign: {Bo} signed four times, with four feet.
low: {Bo} hid, and left no address.
joy: {Bo} came out, to be seen.

## horse
news: {Bo+} was waved over, like a bus, and liked it.
sign: {Bo} signed once, and that was the page.
low: {Bo} let {Kim} lean, and looked away.
joy: {Bo} tossed {their} head, and somebody's hat.

## lizard
news: {Bo+} took nine minutes to cross once, and {mrs} waited.
sign: {Bo's} tail signed for {them}, like a quill.
low: {Bo} went a dull, official grey.
joy: {Bo} blinked, which was a landslide.

## toy
news: {mrs} had rescued {Bo+} twice, from under a bicycle.
sign: {Bo} was signed for, by a friend.
low: {Bo} was dropped, and didn't object.
joy: {Bo} sat up straight, with help.

## other
news: {mrs} had once asked what {Bo+} was, and remembered.
sign: {Bo} signed, as legibly as the council.
low: {Bo} kept beside {Kim}, and kept quiet.
joy: {Bo} was thanked by name.

## duet
news: {Bo+} waited for {mrs} to say so. {Mo+} didn't.
sign: {Bo} signed for {Mo}, and {Mo} for {Bo}.
low: {Bo} leaned on {Mo}, in silence.
joy: {Bo} cheered, and {Mo} cheered for longer.

## duet 2
news: {Bo+} looked left and right, and {Mo+} at {Bo}.
sign: {Bo} used the ink, and {Mo} spread it.
low: {Bo} and {Mo} shared one sigh.
joy: {Bo} moved up, to make room for {Mo}.

## any kerb
news: {Bo+} would have to learn the colours.
sign: {Bo} guarded the pen, from underneath.
low: {Bo} was sorry, from end to end.
joy: {Bo} was congratulated, and sneezed.

## any vote
news: {Bo+} was all for {mrs}.
sign: {Bo} signed first, and understood last.
low: {Bo} wished that {they} hadn't signed.
joy: {Bo} voted, though it was over.

## any shoes
news: {mrs} knew {Bo+}, and asked after {them}.
sign: {Bo} got one name, and sat on it.
low: {Bo} looked at {Kim's} shoes, as {mrs} would have.
joy: {Bo} was told that {they} looked well.

## any bun
news: {Bo+} shared {mrs's} bun, on Fridays.
sign: {Bo} collected in the bun shop, for hours.
low: {Bo} turned down a bun.
joy: There were buns, and {Bo} saw them first.
`
