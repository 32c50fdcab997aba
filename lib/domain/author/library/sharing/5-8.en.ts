export const words = String.raw`
title: <One More, and That's All|The Best Cubby in the World|One Person Only>
refrain: "One more," said {Kim}, "and that's all."
recall: the cubby with feet
deed: gave {small} the torch and the pillow
summary: It is raining, and {Kim} has built the best cubby in the world, with a torch, a pillow and a sign: ONE PERSON ONLY. Then somebody knocks. Then somebody else does. And then there is the matter of the roof.
extra: friend = {friend}
extra: friend2 = {small}
extra: elder = {gran}
pick: friend = Maeve, Anouk, Tansy, Rosa, Indra, Peri, Willa
pick: small = Otto, Ike, Kit, Ravi, Gil, Tui, Emil
pick: gran = Gran, Nana, Granny
pick: crisp = crackers, pretzels, ginger nuts, cheese straws
pick: when = breakfast, daybreak, Thursday
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
surprise: {friend's} head does something useful from page 6. Nobody notices until page 15. | Look for it on page 12, too.
surprise: On the last page, the blanket talks. How many voices has it got? | Read the last line together.

# 1
= {Kim} runs home through the rain under an umbrella, with a plan.
It had rained [place: {place.at} | somewhere: {somewhere.at} | since {when}], so {Kim} built a cubby.

It was going to be the best cubby in the world, with room for one.

[sequel&1-4: It would beat even {recall}.]

# 2
= {Kim} hangs a sign on a cubby made of two chairs, a sofa and a spotty blanket.
It had two chairs, a sofa, and a spotty blanket over the top. It had a torch, a pillow, and a plate of {crisp}.

[birthday: Since it was {his} birthday, it had {event.food}, too. | event: Since it was {event.is}, it had {event.food}, too. | occasion: It was {occasion}. The door said, ONE PERSON ONLY. | On the door it said, ONE PERSON ONLY.]

# 3
= Inside the cubby, {Kim} sits with a torch and a book, extremely comfortable.
{Kim} got in, turned on the torch, and sighed. It was warm and quiet, and all {his} own.
* queue | <That lasted for about a minute.|It lasted for nearly one page.>

# 4
= {Kim} leans out of the cubby to change the sign. {Bo} is inside.
{Bo} was plainly staying.

"One more," said {Kim}, "and that's all." On the sign, ONE became <TWO|TWO, AT MOST>.
* queue | It was still a good big cubby.

# 5
= At the door stands {friend}, tall and dripping, with a pillow of her own.
Somebody knocked. It was {friend} from [apartment: <upstairs|downstairs> | home: next door | <upstairs|downstairs>], dripping. "I've brought a pillow," she said.

"One more," said {Kim}, "and that's all."
* queue | {friend} was tall, and went at the back.

# 6
= A small boy sits in the cubby with a drum. {friend's} head makes a point in the roof.
Behind {friend} came {small}, her brother, who was three and had a drum.

"He only plays it when he's happy," said {friend}. <He was happy.|He was happy now.>
* squash | "One more, then," said {Kim}.

# 7
= {gran} is coming into the cubby backwards.
"So that's where it's warm," said {gran}, and came in backwards, like {like}.

"One more," said {Kim}, <squashed|flatter than before>, "and that's ALL."
* squash | {gran} asked for a bit of the sofa.

# 8
= Everyone is in the cubby at once. It bulges on every side.
There was no room left on the sign, or in the cubby. <Whenever {small} turned over, everybody had to.|Whenever one person sneezed, everybody moved.>
* squash | The plate was empty, down to the pattern.

# 9
= {Kim} sits squeezed up with an elbow in {his} ear. {small} has the torch.
Somebody's elbow was in {Kim's} ear. Somebody had the pillow, somebody had the torch, and {small} had the {crisp}. <Bang, went the drum.|Boom, went the drum.>
* squash | That was when {Kim} had had enough.

# 10
= {Kim} points at the door of the room, red in the face. One by one, everybody leaves.
"Out!" shouted {Kim}. "Everybody out! It's MY cubby!"

The drum stopped, and {small} carried it out <on tiptoe|like an egg>. One after another, they all went.

# 11
= From above: {Kim} lies alone in the middle of the cubby with both arms out.
Now it was quiet, and all {his} own. {Kim} lay in the middle, <like a starfish|with an elbow in nobody>.

"There," {he} said.

And slowly, like a tired cow, the roof came down. Whump.

# 12
= {Kim} holds up the blanket with a {tall}. It is not going well.
{Kim} put up the roof again, with a {tall} where {friend's} head had been. <It lasted for one yawn.|It lasted for almost a minute.> Whump.
* low | {He} tried it with two, and got two whumps.

# 13
= {Kim} builds a wobbling tower of books under the edge of a blanket.
{Kim} tried nine books, a lamp, an ironing board and <a wastepaper basket|a globe of the world>.
* low | Whump, said the roof. Whump. Whump.

Nothing in [home: {home.own} | the house] was the right shape.

# 14
= In a dark living room lies a heap of blanket, with {Kim} somewhere under it.
After the last whump, {Kim} stayed where {he} {was}. In the kitchen, <somebody laughed|somebody was pouring tea>.
* low | Nobody at all knocked.

It was a big blanket, for one.

# 15
= Under the blanket, {Kim} has turned on the torch, and has thought of something.
What had held up the roof? {friend's} head had, at the back, and {gran} had, at the side. At the front, [dog: {Bo} had sat up straight, for crumbs. | cat: {Bo} had sat up tall, to be taller. | bird: {Bo} had gripped the edge in both feet. | fish: {Bo's} bowl had kept the chair from sliding. | rabbit: {Bo's} ears had. | guineapig: {Bo} had slept on the corner, like a paperweight. | hamster: {Bo} had packed the gap with fluff. | horse: {Bo} had stood there, like a barn. | lizard: {Bo} had pinned the corner down. | toy: {Bo} had been stuffed in the gap. | {Bo} had sat on the corner.]

It wasn't a cubby with people in it. It was people, with a blanket on.

# 16
= {Kim} stands in the kitchen. Everyone looks up from the table.
They were all round the kitchen table[deed: . {Kim} once {deed}[back: , {back.at}] | , being polite].

"It fell down," said {Kim}. "You were the walls. I'm sorry that I shouted at the walls."

[!deed: {friend} looked into her cup.] "Is there room?" [deed: asked {friend} | she asked].

# 17
= {Kim} crouches in front of {small}, who is thinking it over.
"There's the middle," said {Kim}. "{small} can have it."

{small} thought about this. "With the torch?" "With the torch," said {Kim}.

"And the pillow?" {Kim} swallowed. It was a good pillow. "And the pillow."

# 18
= The cubby goes up again with a person at every corner. {Kim} holds the door shut, half in and half out.
This time, they built it out of themselves. {friend} was the back, {gran} a side, and {Kim} the door, half in the draught.
* joy | <"Nobody sneeze," said {gran}.|The roof leaned on everybody, and stayed.>

# 19
= By torchlight, {small} plays his drum in the middle, and everybody laughs.
In the middle, with torch and pillow, {small} played everything he knew, which was bang.
* joy | <They all knew that one, and joined in.|It was surprisingly good, if you sat inside it.>
* joy |

# 20
= A big spotty blanket fills the room. Feet stick out of it on every side.
From outside, it was a blanket with feet.
* joy | One foot was in time with the drum.
* joy |

Then somebody knocked. It was <the lady with the post|the man from the bus stop>, dripping.

"One more," said the blanket.

## dog
queue: {Bo+} went straight in, because dogs can't read.
squash: {Bo} wagged, and one whole wall wagged with {them}.
low: {Bo} lay over by the door, with both ears down.
joy: {Bo} lay where everybody could reach, to be fair.

## dog 2
queue: {Bo+} knocked with a tail, and did not stop.
squash: {Bo} smelled of rain, and shook off the rest of it.
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
queue: {Bo+} flew in at the top, where there was no sign.
squash: {Bo} wanted a head to sit on, and asked around.
low: Over by the door, {Bo} sang one note.
joy: {Bo} sang with the drum, always slightly ahead.

## fish
queue: The bowl had been there first, so {Bo+} was in already.
squash: {Bo} went round as usual, having brought {their} own room.
low: Moved well away, {Bo} kept to the dull side of the bowl.
joy: Lit from behind, {Bo} was as good as television.

## fish 2
queue: {Kim} brought in {Bo+} for company, bowl and all.
squash: Somebody's elbow went in with {Bo}, who made room.
low: {Bo} blew one bubble, and watched it all the way up.
joy: {Bo} made the torchlight wobble all over the roof.

## rabbit
queue: {Bo+} dug in under the back, which was not a door.
squash: Two of the ears in everybody's way were {Bo's}.
low: Thump, said {Bo}, from a long way off.
joy: {Bo} held up the middle, with one ear.

## guineapig
queue: {Bo+} said wheek at the door, and came in anyway.
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
low: {Bo} looked in from the door, with rain on {their} nose.
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
joy: {Bo} fitted the last gap, and kept the rain out.

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
queue: {Kim} had to let in {Bo+}, because of the rain.
squash: {Bo} said {bo.noise}, and {friend} said pardon.
low: {Bo} was too polite to say anything.
joy: {Bo} said {bo.noise}, and everybody said pardon.
`
