// Want: to have the old country back. Two decent sides: you might have asked; I live here too. Engine: mock history; the treaty makes
// everything worse, and the animals ignore it. Turn: each crosses the line to save the other's thing. Last image: what is left of the line.
export const source = String.raw`
id: friendship-9-12
title: <A Short History of the Line|Historians Disagree|The Week of the Chalk Line>
skill: friendship
level: 9-12
refrain: Historians disagree.
recall: the week of the chalk line
deed: crossed the line, Article One or not
summary: {Kim} and {other} have ruled the old shed together since they were five. Then she brings {new}, and somebody says a sentence, and there is a chalk line down the middle and a treaty. Only the animals can cross. Then comes the storm.
extra: friend = {other} she
extra: friend2 = {new} he
pick: other = Maeve, Anaya, Tess, Lucia, Rahel, Hinemoa, Noa, Sunny
pick: new = Felix, Omar, Theo, Dane, Mateo, Wiremu, Viktor
pick: sticks = matchsticks, ice-block sticks, pegs
pick: towel = a tea towel, a pillowcase, half a sheet
word: historian = somebody who writes down what happened long ago, and argues about it
word: treaty = an agreement between countries
word: article = one numbered part of a treaty
word: technically = by the exact rules
word: obviously = as anybody can see
word: atlas = a book of maps
word: authorities = the people in charge
word: complaint = a letter to say that something is wrong
question: Both rulers had a point. What was each one's?
question: Which law made you laugh? Which one was sad?
question: What did {new} do wrong?
question: What could {Kim} have saved, and what did {he} save?
question: Why is it funny, and not only funny, that they used each other's words?
activity: write | Found a country at home. Write its first three laws, and its national biscuit.
activity: draw | Draw a map of your room as a country. Where is the border? Who may cross?
activity: think | What would be left of the line if it ran through your kitchen?
surprise: word | Somebody gives a word back on page 17, and somebody takes theirs. | Read page 8 again.
surprise: picture | Somebody sits on the last piece of the line. | Look under {Bo} on page 18. | 18 chalk-line, 18 pet1

# 1
@ shed dusk rain behind | child: crouch cross | all: stand worried looks chalk-line | props: chalk-line at centre, lamp, rug
= From behind: {Kim} draws a chalk line down the middle of a shed floor.
Historians disagree about who drew the line. It was {Kim}, with [home: chalk | a whole stick of chalk], down the middle of the old shed [home: behind {home.the}] [place: {place.at}|somewhere: {somewhere.at}].

The historians were <only being polite|being kind>.

# 2
@ shed golden wide | child: sit happy looks friend | friend: sit happy looks child | all: sit happy | props: rug, lamp, drawing
= {Kim} and {other} sit on a rug in the shed, under a flag made of {towel}.
Before the line, the shed had been one country, with one rug, one lamp, and two rulers, {Kim} and {other}. [sequel&1-2: Its history went back to {recall}.]
* before | Its flag was {towel}, and it was saluted daily.

# 3
@ shed lamp close | child: reach proud looks boat holds boat | friend: sit proud looks book holds book | Bo: look-up curious looks boat | props: book, boat, lamp, shelf
= {Kim} holds up a model ship made of {sticks}. {other} has a big book of maps.
There was an Atlas of everywhere, drawn by {other}, and a ship to go there in, made by {Kim} from {sticks}.
* before | The national dish was [place: {place.food} | biscuit].

# 4
@ shed noon medium | child: stand worried looks friend2 | friend: sit delighted looks friend2 holds book | friend2: sit delighted looks friend | props: book, rug, door
= {other} shows the Atlas to a laughing boy on the rug. {Kim} stands at the door.
Then, on Monday, {other} brought {new}, who laughed at everything that she said. [roomy: She showed him the Atlas.]
* before | He was sitting on {Kim's} side of the rug.

# 5
@ shed noon close | child: hands-on-hips cross looks friend | friend: hands-on-hips cross looks child | Bo: hide worried | props: book, rug
= {Kim} and {other} argue, face to face.
"You might have asked me," said {Kim}. "You only like him because he thinks you're funny."

"I live here too," said {other}, "and <it makes a change|somebody has to>."

Most wars have begun with less.

# 6
@ shed lamp wide | child: stand cross holds key | friend: stand cross holds lamp | all: stand curious looks chalk-line | props: chalk-line at centre, lamp, paper "ARTICLE ONE", rug
= A chalk line cuts the shed in half. On one side {other} holds the lamp. On the other, {Kim} holds its plug.
So there was the line, and a treaty, and Article One was that nobody crossed.

[roomy: They divided everything fairly.] {other} got the lamp, and {Kim} got the plug.
* border | They shook hands on it, without touching.

# 7
@ shed noon medium | child: stand cross looks table | friend: sit cross | Bo: walk curious looks chalk-line | props: table, chair, chair, chalk-line at centre, sandwich
= {Kim} eats standing at the table. Across the line, {other} sits on a chair with no table.
Under Article Two, {other} had the chairs, and {Kim} had the table. Everybody ate at the wrong height.
* border | <It was agreed that this was just.|Soup was given up altogether.>

# 8
@ shed noon close | child: point cross looks friend | friend: point cross looks child | props: paper, chalk-line at centre
= {Kim} and {other} point at each other across the line, both lost for words.
Article Three divided the words. {other} kept "technically", and {Kim} kept "obviously"[roomy: , which made it hard to have a proper argument].
* border | They had to say "because" a great deal.

# 9
@ shed golden above | child: sit worried | friend: sit worried | all: walk calm looks chalk-line | props: chalk-line at centre, rug, bowl
= From above: the shed, the line, and {pets} going wherever they like.
Article Four said that animals could cross, since nobody could think how to stop them[1-3: , or what to fine them].
* border | <It was the one good law that they ever passed.|Nobody with fur, fins or feathers had waited for it.>

# 10
@ school noon wide | child: walk sad looks sandwich holds sandwich | friend2: sit sad holds sandwich | props: sandwich, bench
= At school, {new} eats his lunch alone on a bench. {Kim} walks past.
At school, {new} asked where to sit.

"Ask the authorities," said {Kim}.

He laughed[roomy: , in case it was a joke], and had his lunch on a bench. {Kim} found a great deal to look at in {his} sandwich.

# 11
@ shed dusk cloud medium | child: sit sad looks jar | friend: sit sad looks jar | props: jar "biscuits", chalk-line at centre, table
= A biscuit tin stands on the line. {Kim} and {other} look at it, one from each side.
By Thursday, the peace was terrible. The biscuit tin stood on the line, and neither of them could lawfully open it.
* winter | They could hear the biscuits going soft.

# 12
@ shed night wide | child: sit sad | friend: read sad looks book holds book | props: lamp "off", book, chalk-line at centre
= In the dark shed, {Kim} sits with a plug. Across the line, {other} turns the pages of the Atlas with no light.
{Kim} sat in the dark with the plug. Across the line, {other} sat in the dark with the lamp and the Atlas.
* winter | It's hard to find a country in the dark.

# 13
@ bedroom lamp close | child: sit worried looks letter holds crayon | props: letter "Dear {other}", paper, lamp
= {Kim} writes a letter at a table full of crumpled paper.
{Kim} wrote a letter of complaint. It got shorter every time, until all it said was, "Dear {other}."
* winter | {He} couldn't think how to improve it.

# 14
@ bedroom night rain wide | child: look-up scared looks window | Bo: hide scared | props: window, bed
= {Kim} sits up in bed. Outside, in a storm, the shed roof lifts.
On Friday night, a storm came [place: over {place.landmark} | over the hill]. From bed, {Kim} heard the shed roof lift, [roomy: think about it,] and go.

{Kim}[deed: , who once {deed}[back: , {back.at}],] went too[!deed: , in {his} pyjamas].

# 15
@ shed night rain wide | child: stand scared looks book holds torch | props: boat, book, chalk-line at centre, puddle, shelf
= By torchlight, rain falls into the shed: on the ship on its shelf, and on the open Atlas across the line.
It was raining in both countries. On this side, the ship rocked on its shelf. On that side, the Atlas lay open, and its oceans had begun to run.

There was time to save one. There was also Article One.

# 16
@ shed night rain medium | child: carry scared looks friend holds book | friend: carry scared looks child holds boat | props: book, boat, torch, door
= In the doorway, {Kim} with the Atlas bumps into {other}, who has the ship under her coat.
{Kim} crossed the line in one go. {He} got the Atlas up {his} pyjama top, turned, and met somebody coming the other way with a ship.

"You're in my country," said {other}.

"You're in mine," said {Kim}.

# 17
@ shed night rain close | child: sit sad looks friend holds book | friend: sit sad looks child holds boat | Bo: cuddled calm looks Kim | props: under-table at centre, book, boat, torch
= {Kim} and {other} shelter under the table, holding each other's things.
They sat under the table. "I should have asked you," said {other}, "but you'd have said no."

"I would," said {Kim}, "and I'd have been wrong. And you are funny, technically."

"Obviously," said {other}.

# 18
@ shed morning medium | child: point happy looks chalk-line | friend: look-up happy | Bo: sit calm | props: chalk-line at centre, puddle, ladder
= In the morning the shed has no roof. The line is gone, but for a short piece where {Bo} is.
By morning, the rain had washed the floor clean. Of the line, one short piece was left, [fish: under {Bo's} bowl | bird: under {Bo's} perch | horse: under {Bo's} left front foot | toy: under {Bo}, who had fallen on it | which {Bo} was sitting on].
* peace | They left it there, out of respect.

# 19
@ [place: {place.id} | street] morning medium | child: carry worried looks friend2 holds chair | friend2: stand delighted looks child | friend: stand happy | all: stand happy | props: chair, door | event
= {Kim} stands at {new's} front door, holding out a chair.
[birthday: On {his} birthday, | event: On {event.is}, | occasion: On the Saturday marked "{occasion}", | On Saturday,] {Kim} knocked at {new's} door with a chair. "It's yours," {he} said. "It goes on my side."

He laughed, and {Kim} found that it was catching.
* peace | It was not even funny, technically.

# 20
@ shed golden wide | child: sit delighted looks friend2 | friend: sit delighted looks child | friend2: sit delighted looks friend | all: sit happy | props: rug, lamp, jar "biscuits", book, boat, paper "BRING BISCUITS" | event
= {Kim}, {other} and {new} sit on the rug under a patched roof, by the light of the lamp.
* peace | The lamp and its plug were the first to be reunited.
* peace |

Article One of the new treaty says, "Bring [event: {event.food} | place: {place.food} | biscuits]."

Historians disagree about who crossed the line first. {Bo} was there, and isn't saying.

## dog
before: {Bo+} was the army, and surrendered to everybody. // stand happy
border: {Bo} crossed forty times a day, smuggling one sock. // walk proud
winter: {Bo} brought the ball as far as the line, and left it there. // lie sad
peace: {Bo} surrendered to everybody, all over again. // leap delighted

## dog 2
before: {Bo+} was the police, and had never solved anything. // sit proud
border: {Bo} patrolled the line until {they} forgot what it was for. // walk calm
winter: {Bo} sighed in both countries. // lie sad
peace: {Bo} arrested the chalk, and closed the case. // run proud

## cat
before: {Bo+} was the queen, and had never been asked. // sit proud
border: Half in each country, {Bo} sat on the line, and was fed by both. // sit proud
winter: {Bo} moved out, and lived on the water tank. // back-turned cross
peace: {Bo} took back the whole rug, as queens do. // lie proud

## cat 2
before: {Bo+} was a foreign power, and came and went. // walk calm
border: No one told {Bo} what the line was for, and {they} never asked. // sit calm
winter: {Bo} washed, slowly, with {their} back to both capitals. // back-turned calm
peace: {Bo} recognised the new government, by sitting on it. // sit proud

## bird
before: {Bo+} was the radio, and couldn't be turned down. // perch delighted
border: {Bo} flew over, and claimed all the air. // fly proud
winter: {Bo} was off the air, with nothing to report. // perch sad
peace: {Bo} broadcast until bedtime. // perch delighted

## fish
before: {Bo+} was the navy, all of it. // swim proud
border: The bowl stood on the line, so {Bo} emigrated every lap. // swim curious
winter: {Bo} stopped in the middle, facing neither of them. // back-turned sad
peace: {Bo} did one long lap, without a passport. // swim delighted

## fish 2
before: {Bo+} was the sea, or the part of it that they had. // swim calm
border: Each country had one side of the bowl. {Bo} used the bottom. // hide calm
winter: {Bo} blew one bubble, on behalf of nobody. // swim sad
peace: {Bo} came up, and was saluted. // look-up proud

## rabbit
before: {Bo+} was in charge of mining. // dig happy
border: {Bo} dug under the line, and came up in the biscuits. // dig proud
winter: There was one thump, and nobody asked what {Bo} meant. // sit sad
peace: {Bo} struck gold, or at any rate a carrot. // stand delighted

## guineapig
before: {Bo+} was the alarm, and went off at lettuce. // look-up delighted
border: {Bo} called for lettuce on both sides, and got it. // look-up happy
winter: {Bo} did not go off, even at lettuce. // lie sad
peace: {Bo} went off like a kettle, and nobody minded. // leap delighted

## hamster
before: {Bo+} ran the bank, out of one cheek. // sit proud
border: By night, {Bo} moved the whole bank across, seed by seed. // walk curious
winter: {Bo} shut the bank, and sat on the seeds. // sit sad
peace: {Bo} gave everybody one seed, to get things moving. // stand happy

## horse
before: {Bo+} was the mountains, and took up one whole side. // stand calm
border: {Bo} had {their} head in one country and {their} tail in the other. // stand calm
winter: {Bo} turned round, and showed both countries the same end. // back-turned cross
peace: {Bo} brought in {their} whole front half, to celebrate. // stand delighted

## lizard
before: {Bo+} was the national monument. // lie proud
border: {Bo} lay along the line, and was mistaken for it. // lie calm
winter: {Bo} had not moved for days, but now it seemed deliberate. // lie sad
peace: {Bo} lifted one foot, and people cheered. // stand proud

## toy
before: {Bo+} was Prime Minister, and made no mistakes. // sit proud
border: Each day at noon, {Bo} changed sides, by law. // carried calm
winter: {Bo} was left on the line, face down. // lie sad
peace: {Bo} was made Prime Minister for life. // sit proud

## other
before: {Bo+} was the people, and had to be consulted. // stand calm
border: {Bo} treated the line as if it were only chalk. // stand calm
winter: {Bo} looked at one, then at the other, and gave it up. // lie sad
peace: {Bo} was consulted, and had no objection. // stand happy

## duet
before: {Bo+} and {Mo+} were the government and the opposition. // sit cross looks Mo
border: {Bo} took one side, {Mo} took the other, and then they swapped. // sit cross looks Mo
winter: Even {Bo} and {Mo} had stopped arguing, which was a bad sign. // lie sad looks Mo
peace: {Bo} and {Mo} formed a new government, and fell asleep. // sleep calm

## duet 2
before: {Bo+} was the army, and {Mo+} was the band. // stand proud looks Mo
border: {Bo} was searched by {Mo}, and nothing was found. // stand curious looks Mo
winter: {Bo} sent {Mo} one long look, and no answer came. // sit sad looks Mo
peace: {Bo} and {Mo} were declared a national park. // lie happy looks Mo

## any sitting
before: {Bo+} was the minister for sitting. // sit proud
border: {Bo} applied to both sides, and was accepted. // sit happy
winter: {Bo} sat exactly in the middle, and faced the wall. // back-turned sad
peace: {Bo} sat down in the middle of all of it. // sit happy

## any stamps
before: {Bo+} was on all the stamps, looking left. // sit proud
border: On one side's stamps, {Bo} now looked right. // sit proud
winter: There were no new stamps of {Bo} that week. // lie sad
peace: On the new stamp, {Bo} looks straight at you. // sit proud

## any night
before: {Bo+} was the night shift. // sit calm
border: {Bo} slept through all of the ceremony. // sleep calm
winter: {Bo} worked late, and sighed at the moon. // sit sad
peace: {Bo} took the night off. // sleep happy

## any posts
before: {Bo+} held several posts, and slept in most of them. // lie calm
border: {Bo} refused to show any papers at all. // sit cross
winter: {Bo} resigned from everything. // back-turned sad
peace: {Bo} took all the posts back, and a biscuit. // sit happy
`
