export const words = String.raw`
title: <Sign Here|Points Two to Eleven|Four Hundred Signatures|While We're Asking>
refrain: "Sign here," said {Kim}.
recall: the petition with eleven points
deed: sat on nine pages of speech
keepsake: the speech in nine pages
joke: While we're asking
summary: The council wants to put a light where {mrs} has stood for thirty-one years. {Kim} has a petition with eleven points and four hundred signatures. Even the mayor has signed it. There is only one person whom nobody has asked.
extra: elder = {mrs}
extra: friend = {rosa}
extra: friend2 = {col}
extra: grownup = {mayor}
pick: mrs = Mrs Drago, Mrs Papadakis, Mrs Wu, Mrs Callaghan, Mrs Nair
pick: rosa = Rosa, Ottilie, Hana, Thandi, Signe, Clementine
pick: col = Col, Vikram, Bertie, Samson, Nikau, Fergus
pick: mayor = Mayor Duffy, Mayor Petrov, Mayor Lim, Mayor Osei
pick: lost = a hat, a melon, a trifle
pick: statue = a statue, a fountain, a palace
pick: line = a swimmer, a film star, an admiral
pick: bins = bins, pigeons, hanging baskets
set: shoes = [beach-holiday: feet | shoes]
sign: notice = NOTICE
sign: headline = A CHAIR
word: petition = a page of names that asks for something
word: council = the people who run a town
word: signature = your own name, as only you write it
word: replace = to put something else in a place
word: unanimous = when everybody agrees
word: semicolon = a mark that is half a comma
question: Why did four hundred people sign without reading?
question: {rosa} wouldn't sign. What did she want?
question: Whom had nobody asked? What did she want?
question: What did {Bo} do for {mrs}, before anybody else thought of it?
question: Who was the leader, in the end? How do you know?
activity: write | Write down everything that you'd like to change. Now tear off all but one. Which?
activity: ask | Is there somebody whom you'd like to help? What do they want? Ask, and then count to twenty.
activity: think | A light is awake at night and on Sundays. {mrs} knows you. If there's only money for one, who decides?
surprise: There's something that {mrs} hasn't got, on every page where she works. | Look at her on page 1, and at page 19.
surprise: "Sign here" is said on page 5, and again on page 18. | Who has read it, each time?

# 1
= {mrs} holds up a round STOP sign at the crossing, and {Kim} goes over.
<For thirty-one years, {mrs} had held up the traffic [somewhere: {somewhere.at}], and lost only {lost}.|{mrs} had held up the traffic [somewhere: {somewhere.at}] for thirty-one years, and lost nothing but {lost}.> She recognised everybody by their {shoes}.
> want
* news | The mayor had flat ones.

# 2
= {Kim} and {col} read a notice beside the crossing.
<On Monday, a notice [place: on {place.tree} | beside her] announced that the council would replace her with a light.|Then there was a notice [place: on {place.tree} | beside her], to say that the council would replace her with a light.>
> notice
* news | She held up the traffic, so that they could read it.

[first-day-of-school: It was her thirty-second first day of school. | beach-holiday: It was the holiday, and they read it barefoot, in wet towels. | family-reunion: Twenty-six cousins had come for the family reunion, and read it aloud. | farm-stay: On that farm stay, the cows crossed there, too. | new-baby: There was a new baby, who had crossed there once. | occasion&!event: It was {occasion}.]

# 3
= {Kim} writes, late at night, by a lamp.
<"They can't," said {Kim}, and wrote a petition until ten at night [home: {home.at}], with [roomy: absolutely] everything in it.|"They can't!" said {Kim}, and sat down and wrote a petition [home: {home.at}], which took until ten at night.>
> write
^ pet second
* news | <It even had a footnote about squirrels.|There was a footnote in it about squirrels.>

# 4
= {Kim} holds up a petition with eleven points. {col} is delighted.
<It had eleven points, of which|Of eleven points,> {mrs} was the first, the second was longer holidays, <and by the ninth there was a slide|and the ninth was a slide>.
^ child set

"While we're asking," said {Kim}, and added {statue}.

# 5
= Outside the shops, {Kim} holds out the petition to {mayor}.
"Sign here," said {Kim}, <to everybody who came by|to anybody passing>, and they did. [3+: In a doorway, nobody reads a petition properly. | <Nobody reads a petition properly, if one stands in a doorway with it.|In a doorway, nobody reads a petition properly.>]
> sign
* sign | <A man signed it twice, to get out.|Somebody's uncle signed it, to get in.>

[first-day-of-school: The new ones signed in big letters. | beach-holiday: Most of them signed with sun cream. | family-reunion: Great-Uncle Bert needed a line and a half. | farm-stay: Every cow signed, with one foot. | new-baby: The baby signed it, and dribbled. | place&roomy: The best doorway was beside {place.shop}.]

# 6 a
= {col} holds up a paper full of names at the bus stop.
<{col} got forty signatures at the bus stop, of which some were muddy, and one was {line}.|At the bus stop, {col} collected forty signatures, of which some were muddy, and one was {line}.>
> col
^ child second
* sign | Two of them were {Kim}, in different pens.

[series&roomy: Somebody signed for a look at {series.keepsake}.]

# 6 b
= {col} holds up a paper full of names in the library.
<{col} got forty at the library, where people will sign anything for quiet, and one was {line}.|At the library, {col} whispered to people until they signed, and one of the forty was {line}.>
> col
^ child second
* sign | Two of them were {Kim}, in different pens.

[series&roomy: Somebody signed for a look at {series.keepsake}.]

# 7
= {Kim} hugs the petition, and {col} cheers.
By Thursday, there were four hundred. One was from {mayor}, who signs <whatever is put before him|whatever lies in front of him>, <so {col} put it there|and {col} had known where to lay it>.
^ pet set
* sign |

[place&roomy: On end, they reached {place.landmark}.]

# 8
= {rosa} will not sign. {Kim} holds the paper.
"Sign here," said {Kim}, but {rosa} had read it. <"My brother was nearly run over, on a Sunday. A light works on Sundays."|"On Sundays, nobody is there," she said. "My brother was nearly run over.">

"So you're for the light?"

"I'm for my brother."

# 9
= In the council chamber, {Kim} reads aloud. {mayor} listens.
<{Kim} read out eleven points to the council, which coughed at the slide, and laughed at {statue}.|The council listened to all eleven points, coughed at the slide, and laughed at {statue}.>
> council
^ child trouble
* low | "Is that me?" asked {mayor}, who had found his name.

[place&roomy: Nobody offered any {place.food}.]

# 10
= {mayor} hands the petition back to {Kim}, kindly.
"Thank you," said {mayor} kindly, which was [roomy: considerably] worse, <since a light cost less, and would pay for the library roof|since a light was cheaper, and there was the library roof to pay for>.
^ pet trouble
* low | <The next item was {bins}.|Then they moved on to {bins}.>

# 11
= From behind: at dusk, {Kim} comes to the crossing, where {mrs} stands.
<{mrs}[roomy: , still at her corner,] held up a bus, and did not ask how it had gone. "I'll get eight hundred," {Kim} told her.|At the corner, {mrs} held up a bus, and looked at {Kim}, and did not ask how it had gone. "I'll get a thousand," {Kim} told her.> "Mind the kerb," said {mrs}.
> corner
* low | {Kim} tripped on it.

[series&roomy: "{series.joke}," {Kim} tried, but it did not help. | place&roomy: One could hear {place.sound}.]

# 12
= {Kim} looks from {Bo} to {mrs's} shoes.
> hinge
"That's better," {mrs} told {them}, and shut both eyes. <{They} knew what she wanted, and {Kim}, with four hundred signatures, had never asked.|{They} knew what she wanted, while {Kim} had [roomy: asked only | asked] four hundred others.>

# 13
= Under a street lamp, {Kim} asks {mrs} a question, and waits.
<{Kim} came over to {Bo}, and asked {mrs} what she wanted, and waited for two buses.|Beside {Bo}, {Kim} asked {mrs} what she wanted, and waited for two buses.>

"I'd keep the mornings," said {mrs}, looking at {Bo}, "for all those small {shoes}, if only I had a chair."
^ child third

# 14
= {Kim} tears up the petition by a lamp.
<{Kim} tore off points two to eleven, slide and all.|Off came points two to eleven, slide and all.> [series: Point ten had been {series.keepsake}.] What remained still said "by {Kim}", in capitals, <and {he} tore that off last|and that was the hardest to tear off>.
> eyes

# 15
= {Kim} holds out a pen to {rosa}. {col} looks cross.
<"You read it," {Kim} told {rosa}, "so you write it."|"You write it," {Kim} told {rosa}, "since you read it.">

"She's the opposition!" said {col}.

"So there'll be two sides in it." [roomy: <It took all lunch, and was one sentence.|It took them an hour, and was one sentence.>] [series: {col} wanted "{series.joke}" in it, and was outvoted.]
> pen

# 16
= In the council chamber, {rosa} stands and reads. {Kim} sits still.
{Kim} had nine pages of speech, <and sat on them|and sat on all nine>. [deed: {Kim} once {deed}[back: , {back.at}].]

<Then {rosa} read what|What {rosa} read was what> {Bo} had known: "Mornings for {mrs}, Sundays for the light, and a chair."

# 17
= {col} has stood up in the council chamber, and looks frightened.
Then {col} stood up. "A light doesn't know <my name, or {Bo}|{Bo}, or my name>," he said, and they laughed. "[first-day-of-school: It doesn't know who is new, and she takes their hands. | beach-holiday: The road is hot, and we hop, and she lets us run. | family-reunion: It gives Great-Uncle Bert nine seconds. She gives him a chat. | farm-stay: Cows can't see red. They can all see her. | new-baby: The baby drops her rabbit, halfway. A light wouldn't wait. | It doesn't know that I look at my feet, and she shouts.]" <They stopped laughing.|Nobody laughed at that.>
^ pet third

# 18 a
= {mayor} signs the paper. {rosa} points to the line.
"Sign here," said {rosa}. But {Bo} [runs&!horse: lay on {mayor's} shoes until he | watched {mayor} until he] <had read all of it, and signed|had read it to the end, and signed>.
^ pet pay
* joy | [roomy: <The library roof could wait for the cake sale.|There would be a cake sale for the roof.>]

[place&roomy: Only {place.creature} abstained.]

# 18 b
= {mayor} reads the paper, word by word. {rosa} waits.
"Sign here," said {rosa}. But {Bo} [runs&!horse: lay on {mayor's} shoes until he | watched {mayor} until he] <had read it, with one finger, and signed|had read all of it, which was new to him, and signed>.
^ pet pay
* joy | [roomy: <The library roof could wait for the cake sale.|There would be a cake sale for the roof.>]

[place&roomy: Only {place.creature} abstained.]

# 19 a
= Everybody is lined up for a photograph. {Kim} is at the end, with a bag.
The photographer wanted the leader in the middle, <and that was {mrs}, on a chair|so {mrs} sat there, on a chair>. {Kim} is third from the left, <holding the coats|with everybody's coats>.
^ child pay
* joy |

[roomy: [first-day-of-school: The new ones stand in front. | beach-holiday: Everybody is in sand up to the knees. | family-reunion: Twenty-six cousins are in it, and a thumb. | farm-stay: Behind them stand the cows, chewing. | new-baby: The rabbit in the air is the baby's.]]

# 19 b
= {col} points at a newspaper. {mrs} sits on a chair, and {Kim} holds a bag.
In the photograph, the leader is in the middle, <and that is {mrs}, on a chair|and is {mrs}, on a chair>. {Kim} is third from the left, <behind the coats|or at least {his} ear is>.
^ child pay
* joy |

[roomy: [first-day-of-school: The new ones stand in front. | beach-holiday: Everybody is in sand up to the knees. | family-reunion: Twenty-six cousins are in it, and a thumb. | farm-stay: Behind them stand the cows, chewing. | new-baby: The rabbit in the air is the baby's.]]

# 20 a
= A round sign leans on a chair at the crossing. {Kim} writes.
<A sign leaned on a chair, with four hundred names on its back, and a gap for {Kim}, who had never signed.|On a chair leaned a sign, with four hundred names on its back, and a gap for {Kim}, who had never signed.>
> last
* joy |

[first-day-of-school&roomy: Nobody was new any more. | beach-holiday&roomy: There was sand on the seat. | family-reunion&roomy: All the cousins had gone, but not their names. | farm-stay&roomy: The cows waited, too. | new-baby&roomy: The pram came by at nine. | series&roomy: Beside it stood {series.keepsake}. | place&roomy: Around the corner, {place.wakes}.] "Sign here," <said {mrs}|said {mrs} to {Kim}>.

# 20 b
= {Kim}, {rosa} and {col} cross in the evening. {mrs} sits on a chair, and shouts.
<On Sunday, the light stopped two buses all by itself, and {rosa's} brother crossed, looking at his feet.|On Sunday, two buses stopped for the light, and {rosa's} brother crossed, looking at his feet.>
> last
* joy |

[first-day-of-school&roomy: He was no longer new. | beach-holiday&roomy: The road was hot, and the light took its time. | family-reunion&roomy: Great-Uncle Bert was still only halfway. | farm-stay&roomy: The cows took no notice of it. | new-baby&roomy: Behind him came the pram. | series&roomy: He was carrying {series.keepsake}. | place&roomy: Around the corner, one heard {place.sound}.] "Mind the kerb!" shouted somebody on a chair, who had Sundays off.

## lead dog
want: {Bo+} crossed <eight times a day|all day>, for the biscuits in her pocket.
notice: A light, in {Bo's} opinion, has no <pockets|pocket>.
write: {Bo} lay on the first page, <which did it good|until it dried>.
sign: {Bo} signed in mud, <with a flourish|for a biscuit>.
col: {Bo} held people by the sleeve, <until they had signed|for him>.
council: {Bo} searched the council for biscuits, <bench by bench|without success>.
corner: {Bo} looked at her pocket, <but did not ask|and away again>.
hinge: For years, {Bo} had come to {mrs} for her pocket. But now, {Bo} went past it, and lay down across her shoes.
eyes: {Bo} would have added that somebody should tell {mrs} to <sit|sit, at last>.
pen: {Bo} lent them the pen, <almost dry|reluctantly>.
last: {Bo} lay by the chair, <near the pocket|on duty>.

## lead cat
want: {Bo+} crossed when {they} chose, <and the trucks waited|and stopped halfway>.
notice: {Bo}, whose street it was, had not been <asked|consulted>.
write: {Bo} sat on each page <as it was finished|before it was dry>.
sign: {Bo} signed one corner, <with a tooth|by biting it>.
col: Whoever signed was allowed to stroke {Bo}, <once|briefly>.
council: {Bo} took the best seat, <which was the mayor's|and washed>.
corner: {Bo} crossed slowly, <and the bus waited|in front of the bus>.
hinge: {Bo}, for whom every truck in town had to wait, came back, lay down on {mrs's} shoes, and waited with her.
eyes: {Bo} would have added that nobody should stand who can <lie down|sit>.
pen: {Bo} sat on the pen, <and then allowed it|for a while>.
last: {Bo} had <the sunny half of|tried> the chair.

## lead bird
hinge: {Bo} left the lamp post, came down on {mrs's} shoe, and fanned it with both wings.
eyes: {Bo} would have added that everybody needs something to sit on.
last: "Mind the bus," said {Bo}, in {mrs's} voice.

## lead fish
hinge: {Bo} leapt, as for nobody before, and half the bowl came down, cool, on {mrs's} hot shoes.
eyes: {Bo} would have added that nobody ought to have to stand at all.
last: {Bo} went to and fro, looking both ways.

## lead rabbit
hinge: {Bo}, who never keeps still near a bus, lay down flat across both {mrs's} shoes.
eyes: {Bo} would have added that ten points too many make good bedding.
last: {Bo} thumped when it was safe to cross.

## lead guineapig
hinge: {Bo}, who wheeks at every bus, was quiet, and lay down on {mrs's} shoes, like a slipper.
eyes: {Bo} would have added that one says what one wants, at once, loudly.
last: {Bo} said wheek to it, and the traffic stopped.

## lead hamster
hinge: {Bo}, who was never still, turned round three times on {mrs's} shoes, and went to sleep.
eyes: {Bo} would have added that feet are for running, not for standing.
last: {Bo} had kept a crumb for her.

## lead horse
hinge: {Bo} came up beside {mrs}, and stood still, the way that {they} {does/do} for a rider. And she leaned.
eyes: {Bo} would have added that not everybody can sleep standing up.
last: {Bo} stood where the traffic would notice.

## lead lizard
hinge: {Bo} had lain on the warm road all day, and now lay down along {mrs's} shoes.
eyes: {Bo} would have added that the less one does, the longer one lasts.
last: {Bo} lay in the sun, by the chair.

## lead toy
hinge: {Bo} fell out of {Kim's} bag, onto {mrs's} shoes, and was soft. She put up both feet on {them}.
eyes: {Bo} would have added that people should be asked, and then held.
last: {Bo} was lent to her, as a cushion.

## lead other
hinge: {Bo} had come every day to be noticed by {mrs}, and now sat on her feet, and noticed her.
eyes: {Bo} would have added that one ought to look down more often.
last: {Bo} kept the chair company.

## trait pet fear
set: {Bo} took fright at {trait.a}, and hid behind the pile.
trouble: Councils, {Bo} felt sure, keep {trait.things}.
pay: Not even {trait.a} would have moved {Bo} now.

## trait pet theft
set: {Bo} had {trait.a} off somebody who was busy signing.
trouble: {Bo} had found {trait.a} there, and kept it, in protest.
pay: {Bo} gave {mayor} {trait.thing}, in thanks.

## trait pet socks
set: {Bo} had a sock off somebody who was busy signing.
trouble: {Bo} had a councillor's sock by then, in protest.
pay: {Bo} gave back the councillor's sock, in thanks.

## trait pet noise
set: {Bo} {trait.did} at every tenth name.
trouble: {Bo} {trait.did}, and was written down as "disorder".
pay: {Bo} {trait.did}, and this time it was written down as "applause".

## trait pet part
set: One signature was a drawing of {Bo}, with {trait.has}.
trouble: He even said something polite about {Bo} and {trait.has}.
pay: {Bo}, with {trait.has}, stood up to be counted.

## trait pet deaf
set: {Bo} could not hear the pens, and watched them.
trouble: {Bo} had not heard a word, but saw {Kim's} face.
pay: {Bo} heard nothing, but felt the floor shake with clapping.

## trait pet age
set: {Bo} was {trait.is}, and [old: had seen petitions come and go | had never wanted anything so much].
trouble: {Bo} was {trait.is}, and [old: had expected nothing else | had expected a yes].
pay: {Bo} was {trait.is}, and [old: had waited long enough | had stayed awake for it].

## trait pet favourite
set: {Bo} lent {trait.thing}, to hold the pile down.
trouble: {Bo} had brought {trait.thing}, and it had not helped.
pay: {Bo} showed {mayor} {trait.thing}, and he admired it.

## trait pet sleep
set: The pile was kept {trait.where}, and {Bo} had to move over.
trouble: {Bo} would rather have been {trait.where}, and so would {Kim}.
pay: {Bo} lay down there and then, as if {trait.where}.

## trait pet habit
set: {Bo} {trait.did}, once for every ten names.
trouble: {Bo} {trait.did}, and somebody coughed again.
pay: {Bo} {trait.did}, and nobody coughed.

## trait pet digs
set: {Bo} dug a hole, to keep the pile in.
trouble: {Bo} dug at the council's carpet, once.
pay: {Bo} dug for joy, and nobody mentioned the carpet.

## trait pet talent
set: {Bo} could {trait.do}, and got twenty of them.
trouble: {Bo} could {trait.do}, but nobody had asked for it.
pay: {Bo} was asked to {trait.do}, and they clapped.

## trait child fear
set: Point six was firmly against {trait.things}.
trouble: Nobody there was afraid of {trait.things}.
pay: There may be {trait.things} behind them, but {Kim} stands still.

## trait child dark
set: Point six was more lamps, since {Kim} disliked the dark.
trouble: By point six, more lamps, the windows were dark.
pay: It came out rather dark, and {Kim} does not mind.

## trait child collection
set: Point six was a museum for {trait.things}.
trouble: {Kim} held up {trait.a}, for point six.
pay: If one looks, there is {trait.a} in {his} hand.

## trait child noise
set: Point six was the right to {trait.do} anywhere.
trouble: {Kim} {trait.did} between the points, out of nerves.
pay: One cannot see it, but {Kim} {trait.did} throughout.

## trait child part
set: "I have {trait.has}," it began, "and a pen."
trouble: "I have {trait.has}," it began, and they looked.
pay: One can just see {trait.has}.

## trait child favourite
set: Point six was {trait.things}, for everybody, free.
trouble: {Kim} tried to think of {trait.things}.
pay: {Kim} is thinking of {trait.things}, and it shows.

## trait child sleep
set: Point six was bedtime, {trait.where}, and not before ten.
trouble: {Kim} wished to be {trait.where}.
pay: {Kim} had slept {trait.where} that night, and well.

## trait child habit
set: [askswhy: Point six said only, "Why?" | counts: Point six was the number of the other points. | drawsonthings: Point six was a drawing. | Point six was a hat, since {Kim} had lost the last one.]
trouble: [askswhy: "Why?" asked {Kim}, and was told. | counts: {Kim} counted nine councillors, and no nods. | drawsonthings: At the drawing, they put on their glasses. | At point six, somebody handed {Kim} a lost hat.]
pay: [askswhy: Nobody asked why, not even {Kim}. | counts: {Kim} counted the coats: there are fourteen. | drawsonthings: There is a small slide drawn in, by hand. | Of {Kim's} hat, there is no sign.]

## trait child talent
set: Point six was the right to {trait.do} anywhere.
trouble: {Kim} offered to {trait.do}, and was thanked.
pay: [remembers: {Kim} remembered whose coat was whose. | {Kim} {trait.did}, so that they all looked up.]

## dog
news: {Bo+} crossed over daily, for the pocket with biscuits.
sign: {Bo} signed in mud, with a flourish.
low: {Bo} carried the pen, and didn't chew it.
joy: {Bo} wagged at everybody, one at a time.

## dog 2
news: {Bo+} sat for {mrs}, and for nobody else.
sign: {Bo} signed twice, being rather keen.
low: {Bo} kept to heel, which was a bad sign.
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
sign: {Bo} signed once with every foot.
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
