export const words = String.raw`
title: <One More, and That's All|The Best Cubby in the World|One Person Only>
refrain: "One more," said {Kim}, "and that's all."
recall: the cubby with feet
deed: gave {small} the torch and the pillow
keepsake: the blanket with the spots
joke: One more, and that's all
summary: It is [snow-day: snowing | raining], and {Kim} has built the best cubby in the world, with a torch, a pillow and a sign: ONE PERSON ONLY. Then somebody knocks. Then somebody else does. And then there is the matter of the roof.
extra: friend = {friend}
extra: friend2 = {small}
extra: elder = {gran}
pick: friend = Maeve, Anouk, Tansy, Rosa, Indra, Peri, Willa
pick: small = Otto, Ike, Kit, Ravi, Gil, Tui, Emil
pick: gran = Gran, Nana, Granny
pick: crisp = crackers, pretzels, ginger nuts, cheese straws
pick: when = Tuesday, Wednesday, Thursday
pick: like = a bus, a ferry, a removal van
pick: tall = broom, hatstand, fishing rod, tennis racket
sign: one-person-only = ONE PERSON ONLY
sign: two-people-only = TWO PEOPLE ONLY
sign: full = FULL
word: cubby = a little house that you build to play in
word: squashed = pressed flat, with no room
word: elbow = the place where your arm bends
word: plainly = in a way that anybody could see
word: whump = the sound of something soft and heavy coming down
word: polite = with good manners
word: draught = cold air that comes in through a gap
word: swallowed = made something go down the throat
question: Who was the cubby for, when {Kim} began?
question: What did {Kim} have to change on the sign?
question: Why did the roof come down?
question: What did {Kim} give away on page 17? Which was hardest?
question: Who would be your four walls?
activity: build | Make a cubby with one blanket. You may use people.
activity: count | Count the feet on the last page. Whose are they?
activity: sound | Say it each time, a bit faster. | One more, and that's all ; Onemoreandthatsall ; One more!
surprise: {friend's} head does something useful from page 6. Nobody notices until page 15. | On page 12, something else tries to do it.
surprise: How many people are in the cubby on page 8? How many does the sign allow? | Count them, and read the sign.

# 1
= {Kim} runs home through the weather under an umbrella, with a plan.
[snow-day: It snowed so hard | <It rained so hard|The rain came down so hard>] [place: {place.at} | somewhere: {somewhere.at} | on {when}] that {Kim} [camping-trip: camped indoors, and | beach-holiday: stayed in, and] built a cubby.

<It was going to be the best cubby in the world, with room for one.|In the whole world there would be no better cubby, and it was for one.|A house has room for everybody. This had room for one.>
^ child third

# 2
= {Kim} hangs a sign on a cubby made of two chairs, a sofa and a spotty blanket.
<It had two chairs, a sofa and a spotty blanket.|Two chairs held one end of a spotty blanket, and a sofa the other.> <Inside were a good pillow, and some|In went the good pillow, and some> [place: {place.food} | {crisp}].

[snow-day: Outside, it was a snow day, and inside, summer. | camping-trip: For a camping trip, it was dry. | beach-holiday: It was their beach holiday, so it had a shell. | family-reunion: It was as far as one could get from a family reunion. | new-baby: Everybody else was busy with the new baby. | occasion&!event: It was {occasion}.] <The door said, ONE PERSON ONLY.|{Kim} wrote the sign last. It was ONE PERSON ONLY.>

# 3
= Inside the cubby, {Kim} sits with a torch, extremely comfortable.
<{Kim} got in, turned on the torch, and sighed.|{Kim} crept in, with the torch on, and sighed.|{Kim} went in head first, lit the torch, and sighed.> <It was warm and quiet, and all {his} own.|It was quiet, and every bit of it was {his} own.>
^ child set |
> want |
* queue | [childtrait: | <That lasted for about a minute.|It lasted for nearly one page.>]

# 4
= {Kim} leans out of the cubby to change the sign. {Bo} is inside.
<Then {Bo+} came in, and was plainly staying.|Then the blanket bulged, and in came {Bo+}, to stay.> "One more," said {Kim}, "and that's all." On the sign, ONE PERSON became <TWO|TWO, AT MOST>.
* queue

# 5
= At the door stands {friend}, tall and cold, with a pillow of her own.
<Somebody knocked. It was {friend}, from|There was a polite knock. It was {friend}, from> [place: up {place.street} | next door], [snow-day: white all over | dripping]. <"I've brought a pillow," she said.|She had brought a pillow.|"My house is too quiet," she said, and held up a pillow.>

"One more," said {Kim}, "and that's all."
^ pet set |
* queue | [pettrait: | <{friend} was tall, and went at the back.|{friend} was mostly knees, and folded them.>]

# 6
= A small boy sits in the cubby with a drum. {friend's} head makes a point in the roof.
Behind her came {small}, her brother, who was three and had a drum. <"He only plays it when he's happy," said {friend}.|"It's only when he's happy," said {friend}.> <He was happy.|He was happy now.|He looked happy.>
> drum |
* squash | <"One more, then," said {Kim}.|{Kim} changed the sign.>

# 7
= {gran} is coming into the cubby backwards.
<"So that's where it's warm," said {gran}.|"My feet are cold out here," said {gran}.> She came in backwards, like [place: {place.ride} | {like}]. [family-reunion: Nine cousins came in behind her. | new-baby: She had the new baby, asleep. | camping-trip: She had brought a real tent peg. | beach-holiday: She was in her swimming hat. | snow-day: She left her snow boots on. | series: {gran} had brought {series.keepsake}.]

"One more," said {Kim}, <squashed|flatter than before|into somebody's back>, "and that's ALL."
> gran |
* squash | <{gran} asked for a bit of the sofa.|It smelled of {gran}, and of cough drops.>

# 8 a
= Everyone is in the cubby at once. It bulges on every side.
<There was no room left on the sign, or in the cubby.|The sign was full, and the cubby was a good deal fuller.> <Whenever {small} turned over, everybody had to.|When one of them turned over, all of them had to.|If you had an itch, somebody else had to scratch.>
> eyes |
* squash | <The plate was empty, down to the pattern.|Somebody's foot had gone to sleep.|Whose knee that one was, nobody could say.>

# 8 b
= Everyone is in the cubby at once. It bulges on every side.
<There was no room left on the sign, or in the cubby.|The sign was full, and the cubby was a good deal fuller.> <Whenever one person sneezed, everybody moved.|When {small} sneezed, the whole cubby said bless you.|To turn one page, they all had to breathe in.>
> eyes |
* squash | <The plate was empty, down to the pattern.|Somebody's foot had gone to sleep.|Whose knee that one was, nobody could say.>

# 9
= {Kim} sits squeezed up with an elbow in {his} ear. {small} has the torch.
<Somebody's elbow was in {Kim's} ear.|In {Kim's} ear was an elbow, and not {his} own.> <Somebody had the torch and pillow, and {small} had the|Torch and pillow were gone, and {small} had the> [place: {place.food} | {crisp}]. <Bang, went the drum.|Boom, went the drum.>
^ pet trouble | <That was when {Kim} had had enough.|And something in {Kim} went twang.>
^ child second

# 10
= {Kim} points at the door of the room, red in the face. One by one, everybody leaves.
<"Out!" shouted {Kim}. "Everybody out! It's MY cubby!"|"It's MY cubby!" shouted {Kim}. "Out! All of you, out!"|"I said ONE!" shouted {Kim}. "It's MY cubby! Get out!"> The drum stopped, and {small} carried it out <on tiptoe|like an egg|like a cake>. [roomy: <One after another, they all went.|Nobody said a word, not even {gran}.>]
> out |

# 11
= From above: {Kim} lies alone in the middle of the cubby with both arms out.
Now it was quiet, and all {his} own. {Kim} lay in the middle, <like a starfish|with an elbow in nobody|as wide as it went>. [roomy: <"There," {he} said.|"That's better.">]

<And slowly, like a tired cow, the roof came down. Whump.|Then the roof let out a long breath, and came down. Whump.>
^ pet second

# 12 a
= {Kim} holds up the blanket with a {tall}. It is not going well.
<With a {tall}, {Kim} put the roof up again, as high as {he} could.|{Kim} stood a {tall} in the middle, and put the roof on it.> <It lasted for one yawn, and said whump.|It lasted almost a minute. Whump.|It held for as long as it takes to say so. Whump.>
^ child trouble |
> whump |
* low | [childtrait: | {He} tried it with two, and got two whumps.]

# 12 b
= {Kim} pulls the blanket up with a rope. It is not going well.
<{Kim} tied the roof up with string, as high as {he} could.|{Kim} ran some string from chair to chair, and pulled the roof up.> <It lasted for one yawn, and said whump.|It lasted almost a minute. Whump.|It held for as long as it takes to say so. Whump.>
^ child trouble |
> whump |
* low | [childtrait: | {He} tied it twice, and got two whumps.]

# 13 a
= {Kim} builds a wobbling tower of books under the edge of a blanket.
{Kim} tried nine books, a lamp and [series: {series.keepsake} | <an ironing board|a globe of the world>]. <Nothing in [home: {home.own} | the house] was the right shape.|None of it could hold up a roof.>
* low | <Whump, said the roof. Whump.|Down it all came, one thing after another.|It all stood well, until the roof was on it.>
^ pet third

# 13 b
= {Kim} builds a wobbling tower of pillows under the edge of a blanket.
{Kim} tried six pillows, a globe and [series: {series.keepsake} | <a clothes horse|a stool on a stool>]. <Nothing in [home: {home.own} | the house] was the right shape.|None of it could hold up a roof.>
* low | <Whump, said the roof. Whump.|Down it all came, one thing after another.|It all stood well, until the roof was on it.>
^ pet third

# 14
= In a dark living room lies a heap of blanket, with {Kim} somewhere under it.
<After the last whump, {Kim} stayed where {he} {was}.|One more whump, and {Kim} stayed under it.> In the kitchen, <somebody laughed|somebody was pouring tea>[place: , louder than {place.sound}]. <The blanket let in a draught.|It smelled of ginger cake.>
> alone |
* low | <Nobody at all knocked.|It was warm, and that was all it was.>

# 15
= Under the blanket, {Kim} has turned on the torch. [fish: {gran} holds {Bo's} bowl in the doorway. | {Bo} has come in, too.]
<In came something.|Then the edge of the blanket moved.>
> hinge
<Up went the roof, on {Bo}, but only on one side.|Up went one side of the roof, and it stayed up, on {Bo}.>

# 16
= {Kim} stands in the kitchen. Everyone looks up from the table.
The others were all round the kitchen table[new-baby: , baby and all][family-reunion: , and under it][!deed: , being polite]. [deed: {Kim} once {deed}[back: , {back.at}].] [snow-day: The snow boots stood in a row. | camping-trip: The tent peg lay by the teapot. | beach-holiday: Nobody talked about the weather.]

<"{Bo} can only hold up one side," said {Kim}, "and I'm sorry."|"{Bo} can't hold the roof up without you," said {Kim}, "and I'm sorry.">

# 17
= {Kim} crouches in front of {small}, who is thinking it over.
<"{Bo} is one wall," said {Kim}, "and {small} can have the middle."|"With {Bo} for a wall," said {Kim}, "{small} can have the middle.">

<"With the torch?" asked {small}.|"Is the torch in it?" asked {small}.> "With the torch."

"And the pillow?" {Kim} swallowed. It was a good pillow. "And the pillow."
^ child pay |

# 18
= The cubby goes up again with a person at every corner. {Kim} holds the door shut, half in and half out.
<So they built it again, round {Bo}.|So up it went, once more, on {Bo}.> {friend} was the back, {gran} the other side, and {Kim} the door[roomy: , in the draught].
> wall |
* joy | <"Nobody sneeze," said {gran}.|The roof leaned on everybody, and stayed.|"Nobody laugh," said {friend}, which didn't help.>

# 19
= By torchlight, {small} plays his drum in the middle, and everybody laughs.
In the middle, with torch and pillow, {small} played everything he knew, <which was bang|and that was bang|beginning and ending with bang>. [snow-day: Outside, the snow came down, and inside, nobody did. | camping-trip: It was the best camping trip yet. | beach-holiday: With eyes shut, it was waves. | family-reunion: So that was the family reunion. | new-baby: The new baby slept through it, in the best place.]
^ pet pay |
* joy | <They all knew that one, and joined in.|It was surprisingly good, if you sat inside it.|It made the roof hop, and the torch.>

# 20 a
= A big spotty blanket fills the room. Feet stick out of it on every side.
[roomy: From outside, it | It] was {Bo}, and a blanket with feet. [series: "{series.joke}," said a foot.]
> last |
* joy | <One foot was in time with the drum.|One of the feet had a hole in its sock.>

Then somebody knocked. It was <the lady with the post|the man from the bus stop|the boy with the newspapers>, icy cold, and the blanket moved up.

# 20 b
= A big spotty blanket fills the room. Feet stick out of it on every side.
[roomy: From outside, it | It] was {Bo}, and a blanket with feet. [series: "{series.joke}," said a foot.]
> last |
* joy | <One foot was in time with the drum.|One of the feet had a hole in its sock.>

<The sign had come off.|In the rush, the sign had come off.> Somebody's foot was standing on it, <so nobody could read it|with the writing down>.

## lead dog
want: {Bo+} wanted a heap, <with everybody in it|of everybody>.
drum: {Bo} made room, and <looked out for more|pushed him in>.
gran: {Bo} had gone to fetch her, <by the sleeve|and pushed>.
eyes: {Bo} looked round the heap, and it was <nearly everybody|still not everybody>.
out: {Bo} ran from one to the other, <to bring them back|and could not hold them>.
whump: {Bo} sat at the kitchen door, <half here and half there|in between>.
alone: From the kitchen door, {Bo} counted one, <and sighed|and counted again>.
hinge: It was {Bo}, who never left a heap with only one in it. {They} stood up.
wall: {Bo} <counted, and they were all here|had everybody in one heap again>.
last: {Bo} held up one side, <and would not sit down|and did not move>.

## lead cat
want: {Bo+} wanted one, too, <for one cat|all for {themself}>.
drum: {Bo} looked at the drum, <and it went on|and at {Kim}>.
gran: {Bo} was moved, <for the third time|and let it be known>.
eyes: {Bo} counted five, and that was <four too many|too many by four>.
out: {Bo} left last, <as if it were {Bo's} idea|with a long look>.
whump: {Bo} had the sofa, all of it, <and it was cold|and shivered>.
alone: {Bo} was alone, as ordered, and <did not purr|looked about>.
hinge: It was {Bo}. One was too few, even for a cat. {They} stood up, and arched.
wall: {Bo} <touched three people at once|asked for no thanks>, and purred.
last: {Bo} held up one side, <purring|and purred>.

## lead bird
out: {Bo} flew after the drum, and looked back.
hinge: It was {Bo}, who looked for a perch, and pushed up.
wall: {Bo} held the top edge, in both feet.

## lead fish
out: Somebody carried {Bo} out, a little at a time.
hinge: It was {gran's} hand, with {Bo's} bowl in it, for company. It was a tall bowl.
wall: {Bo} was the side with the light in it.

## lead rabbit
out: {Bo} went, in small hops, and didn't look round.
hinge: It was {Bo}, out of a hole in the back, and {Bo} sat up tall.
wall: {Bo} sat up, as tall as that goes.

## lead guineapig
out: {Bo} went last, and for once said nothing.
hinge: "Wheek?" it said. It was {Bo}, and pushed up a bit of the roof.
wall: {Bo} held down the corner, like a paperweight.

## lead hamster
out: {Bo} packed both cheeks, and left.
hinge: It was {Bo}, with a whole sock of bedding. It made a small, firm hill.
wall: {Bo} filled the gaps with fluff.

## lead horse
out: {Bo} backed out, which took some time.
hinge: It was {Bo's} head, come in to see, and {Bo} lifted it.
wall: {Bo} was as good as a barn.

## lead lizard
out: {Bo} went off to find a warmer heart.
hinge: It was {Bo}, who went up a chair leg, blanket and all.
wall: {Bo} pinned one corner down, with every toe.

## lead toy
out: {Bo} got thrown out with the rest, and landed badly.
hinge: It was {small's} hand, giving {Bo} back. {Kim} stood {Bo} up, to see better.
wall: {Bo} was stuffed into the last gap.

## lead other
out: {Bo} went as well, and looked back once.
hinge: It was {Bo}, who had come to look, and then stood up.
wall: {Bo} took it seriously, and held on.

## trait pet fear
set: {Bo} made sure that she had no {trait.things} on her.
trouble: {Bo} thought of {trait.things}, and trod on everybody.
pay: In there, {Bo} was not even scared of {trait.things}.

## trait pet theft
set: {Bo} {trait.did} from her bag, as a ticket.
trouble: Just then, {Bo} {trait.did}.
pay: {Bo} gave back {trait.thing}, and was passed a bun.

## trait pet noise
set: "{trait.Sound}," said {Bo}, to welcome her.
trouble: "{trait.Sound}," said {Bo}, right in the middle.
pay: "{trait.Sound}," sang {Bo}, between the bangs.

## trait pet part
set: {Bo}, with {trait.has}, took up the space of two.
trouble: Against {Kim} leaned {Bo}, with {trait.has}.
pay: {Bo}, with {trait.has}, fitted in exactly.

## trait pet deaf
set: {Bo} had not heard the knock, but smelled the pillow.
trouble: {Bo} could not hear the drum, and asked for more.
pay: {Bo} could not hear it, and felt it in the floor.

## trait pet age
set: {Bo} was {trait.is}, and [old: needed the soft side | sat on everybody].
trouble: {Bo} was {trait.is}, and [old: stretched out | jumped on all of them].
pay: {Bo} was {trait.is}, and [old: slept right through it | danced to it].

## trait pet favourite
set: {Bo} had brought {trait.thing}, which took up a seat.
trouble: {trait.Thing} was in the other one, thanks to {Bo}.
pay: {Bo} let {small} hold {trait.thing}.

## trait pet sleep
set: To {Bo}, it was nearly as good as {trait.doing}.
trouble: {Bo} lay on {Kim}, as if {trait.where}.
pay: {Bo} had never been so warm, not even {trait.where}.

## trait pet habit
set: To welcome her, {Bo} {trait.did}.
trouble: Just then, {Bo} {trait.did}.
pay: {Bo} {trait.did}, and there was room.

## trait pet talent
set: {Bo} showed her how to {trait.do}.
trouble: {Bo} chose that moment to {trait.do}.
pay: {Bo} {trait.did}, and there was room.

## trait child fear
set: Nothing could get in, and no {trait.things}.
trouble: [dark: It grew dark, and {he} hated the dark. | There was room now for {trait.things}, which was worse.]
pay: With so many in it, what were {trait.things}?

## trait child collection
set: There was a shelf for {trait.things}, and nobody to touch them.
trouble: {He} propped it up with {trait.a}.
pay: "And {trait.a}," said {Kim}, "as well."

## trait child noise
set: {Kim} {trait.did}, and nobody told {him} to stop.
trouble: {He} did not {trait.do}. There was nobody to hear it.
pay: {small} asked {Kim} to {trait.do}, and {Kim} did.

## trait child part
set: The torch showed a grin, with {trait.has}.
trouble: The torch showed a frown, with {trait.has}.
pay: {small} looked at {trait.has}, and grinned back.

## trait child favourite
set: {He} thought about {trait.things}, for as long as {he} liked.
trouble: Even {trait.things} did not hold it up.
pay: "And {trait.things}?" asked {small}. "Those as well."

## trait child sleep
set: It was even better than {trait.doing}.
trouble: {He} would rather have been asleep, {trait.where}.
pay: {Kim} would manage without, even {trait.where}.

## trait child habit
set: [askswhy: "Why don't people live in these?" asked {Kim}. | counts: {Kim} counted the spots on the roof. | drawsonthings: {Kim} drew a window on the blanket. | loseshats: There was a hook, in case a hat came back.]
trouble: [askswhy: "Why?" {he} asked. Nobody was there to know. | counts: {He} counted the whumps, up to seven. | drawsonthings: {He} drew a roof that stayed up, on paper. | loseshats: {His} hat was somewhere under there.]
pay: [askswhy: "Why the pillow?" asked {Kim}. It was soft. | counts: {Kim} counted what was left, and got one blanket. | drawsonthings: {small} was allowed to draw on the sign. | loseshats: In the pillow was {Kim's} hat.]

## trait child talent
set: {Kim} could {trait.do} in there, to nobody.
trouble: [remembers: {He} remembered exactly how it had been. | {He} could {trait.do}, and it was no use.]
pay: [remembers: {small} would remember that. | "I can teach you to {trait.do}," said {Kim}.]

## dog
queue: {Bo+} went straight in, because dogs can't read.
squash: {Bo} wagged, and one whole wall wagged with {them}.
low: {Bo} lay over by the door, and sighed.
joy: {Bo} lay where everybody could reach, to be fair.

## dog 2
queue: {Bo+} knocked, and did not stop.
squash: {Bo} smelled of [snow-day: snow | rain], and shook off the rest of it.
low: From far off came one long, low sigh, and that was {Bo}.
joy: {Bo} was the warm wall, and ate just one sock.

## cat
queue: {Bo+} had been inside for an hour already, saying nothing.
squash: {Bo} sat on whatever anybody was reaching for.
low: {Bo} walked round the blanket, twice, without a word.
joy: Along the draughty side lay {Bo}, being the doorstep.

## cat 2
queue: {Bo+} stepped over the sign, as cats step over things.
squash: Somebody trod on {Bo}, and everybody heard about it.
low: {Bo} did not look at {Kim}, in a way that showed.
joy: {Bo} purred, until the whole blanket hummed.

## bird
queue: {Bo+} flew in over the sign.
squash: {Bo} wanted a head to sit on, and asked around.
low: Over by the door, {Bo} sang one note.
joy: {Bo} sang with the drum, always slightly ahead.

## fish
queue: {Bo+} took up one bowl of room, and no more.
squash: {Bo} went round as usual, having brought {their} own room.
low: Moved well away, {Bo} kept to the dull side of the bowl.
joy: Lit from behind, {Bo} was as good as television.

## fish 2
queue: {Kim} brought in {Bo+} for company, bowl and all.
squash: {Bo} got somebody's elbow, and made room.
low: {Bo} blew one bubble, and watched it all the way up.
joy: {Bo} made the torchlight wobble all over the roof.

## rabbit
queue: {Bo+} dug in at the back, which was no door.
squash: {Bo} was in everybody's way, and nearly flat.
low: Thump, said {Bo}, from a long way off.
joy: {Bo} held up the middle, and chewed.

## guineapig
queue: {Bo+} said wheek, and came in anyway.
squash: Nobody could find {Bo}, but everybody could hear {them}.
low: One wheek came from over there, and {Bo} sounded small.
joy: {Bo} kept {gran's} feet warm, and was thanked.

## hamster
queue: {Bo+} had moved in, and was unpacking one cheek.
squash: {Bo} took in crumbs, in case of a long winter.
low: {Bo} had moved out, one cheek at a time.
joy: {Bo} emptied both cheeks, and everyone got a crumb.

## horse
queue: {Bo+} came in, as far as the shoulders.
squash: {Bo} breathed out, and everybody's hair went flat.
low: {Bo} looked in from the door, and went away.
joy: {Bo} was a wall all by {themself}.

## lizard
queue: {Bo+} followed the torch in, for the warmth.
squash: {Bo} ran over everybody, and nobody knew what it was.
low: {Bo} had gone the colour of a cold kitchen.
joy: {Bo} held one corner down, and shut one eye.

## toy
queue: {Bo+} was let in, as toys take up only half a seat.
squash: {Bo} was being leaned on, and was brave about it.
low: {Bo} lay over there, where {they} had landed.
joy: {Bo} had the seat beside the drum.

## other
queue: {Bo+} looked in, liked it, and stayed.
squash: {Bo} turned round to get comfortable, and so did everybody.
low: {Bo} waited near the door, in case of news.
joy: Nobody had a better corner than {Bo}, and {Bo} knew it.

## duet
queue: {Bo+} asked nicely, and {Mo+} didn't.
squash: {Bo} wanted {Mo's} place, and {Mo} wanted all of it.
low: {Bo} looked at {Mo}, and for once blamed nobody.
joy: {Bo} leaned on {Mo}, {Mo} leaned on {Bo}, and both stayed up.

## duet 2
queue: {Bo+} was in already, with {Mo+} right behind.
squash: {Bo} leaned on {Mo}, or possibly the other way round.
low: {Bo} and {Mo} took up hardly any of the room.
joy: {Bo} was one wall, and {Mo} was the next.

## any dent
queue: [fish: From the bowl, {Bo+} | {Bo+}] looked at the sign, and then past it.
squash: {Bo} was told to breathe in, and breathed out.
low: There was still a dent in the rug, from {Bo}.
joy: {Bo} fitted right back into the same dent.

## any nap
queue: [fish: Bowl and all, {Bo+} | {Bo+}] came in for a lie-down.
squash: {Bo} slept through the drum, which nobody else could do.
low: For once, {Bo} couldn't sleep, with so much room.
joy: {Bo} slept in the middle, like a hot-water bottle.

## any crumb
queue: {Bo+} came for the crumbs, and stayed for the company.
squash: {Bo} got in front of the torch, and became enormous.
low: {Bo} watched from a distance, and said nothing.
joy: {Bo} got the crumbs, after all.

## any pardon
queue: {Kim} had to let in {Bo+}, because of the weather.
squash: {Bo} said {bo.noise}, and {friend} said pardon.
low: {Bo} was too polite to say anything.
joy: {Bo} said {bo.noise}, and everybody said pardon.
`
