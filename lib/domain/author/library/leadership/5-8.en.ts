export const words = String.raw`
title: <Twenty-Three and a Half|Hold the Tail!|The Striped Umbrella>
refrain: "Hold the tail!" said {Kim}.
recall: the way out of the museum
deed: gave {shy} the striped umbrella
summary: {ms} is stuck in the museum lift. {Kim} has her striped umbrella, and twenty-four children to take to the bus. The first time, there are nineteen and a half. The next time, there are twenty-six, and one is a bear.
extra: grownup = {ms}
extra: friend = {shy}
extra: friend2 = {otto}
pick: ms = Miss Fontaine, Miss Achebe, Miss Kowalski, Miss Moreno, Miss Sato
pick: shy = Lark, Minnow, Ada, Fleur, Noor, Willa
pick: otto = Bruno, Rocco, Monty, Dev, Caspar, Hamish
pick: kiss = a squid, a shark, an octopus
pick: wax = cavemen, hunters, Vikings
pick: tiles = red, blue, green
pick: pies = bread and pies, cheese and fries, a big surprise
word: museum = a house for old and strange things
word: umbrella = what keeps off rain, or shows people where you are
word: mammoth = a large, hairy elephant of long ago
word: lift = a little room that goes up and down
word: guard = somebody who looks after a place
word: tiles = the flat stones of a floor
question: Why did {shy} only count as a half?
question: Which count was the funniest? What had gone wrong?
question: What had {shy} been doing, at the end of the line?
question: What did {Kim} say that was hard to say?
question: Why can you count a line best from the tail?
activity: move | Make a line, and hold the tail. The first one whispers something. What is it at the end? | red tiles ; mind the whale ; who has the cake
activity: count | Count the people in your house, then the feet, then the things with faces. Who counts as a half?
activity: talk | Who goes first where you are? Who goes last? Who would know the way?
surprise: How often do they see the whale? | Read pages 3, 10, 11 and 18 again.
surprise: {ms} says "twenty-three and a..." one more time. | Why does she stop? Look at page 19.

# 1
= {ms} counts the class beside a bus. {shy} hides behind somebody.
There were twenty-four children in class, but {ms} always counted twenty-three and a half. The half was {shy}, who [first-day-of-school: had stood behind people since the first day of school | stood behind people].

"Come out, {shy}." {shy} came out, but only half.

# 2
= {ms} leads the way with a striped umbrella. {Kim} looks up at it.
At the museum [place: {place.at}|somewhere: {somewhere.at}], they followed {ms's} striped umbrella.

{Kim} had never wanted anything so much.
* arrive | <It had a duck for a handle.|You could see it from anywhere.>

# 3
= A huge whale hangs in the museum. Everyone looks up.
There was a room of oceans, and a room of ice, with a mammoth. There was a whale on strings.
* arrive | <"Is it real?" asked {otto}.|"Who hung it up?" asked {otto}.>

# 4
= The lift doors are shut. {Kim} holds the striped umbrella.
{ms} gave {Kim} the umbrella to hold, and tried out the lift. The doors shut, and it went down half a floor, and stopped.
* arrive | <It had gone without them.|It said ping, too late.>

# 5
= {Kim} listens at the lift door, and holds the umbrella tight.
"{Kim}?" said the lift. "Take them to the bus, and count them!"

"I've got the umbrella!"

"I know," said the lift. "<Do count them.|But count them.>"

# 6
= {Kim} marches in front of a long line of children, umbrella in the air.
"Hold the tail!" said {Kim}. Everybody took hold of the coat in front[roomy: . Off | , and off] they went[roomy: , as fast as {Kim} could lead].
* lost | <Nothing could go wrong.|It was just like flying.>

# 7
= {Kim} counts the line. {otto} has stayed behind.
In the oceans, {Kim} counted nineteen and a half. [roomy: The line had lost its end, and] {otto} was kissing {kiss}.
* lost | "It looked lonely," said {otto}.

"Hold the tail!" said {Kim}.

# 8
= In the dark room of ice, {Kim} counts again, next to a mammoth.
In the ice room, {Kim} counted twenty-six. Two were {wax}, made of wax, and one was a bear.
* lost | <It was a good bear.|The bear held the tail quite well.>

# 9
= {Kim} has tied everybody to a rope. The rope goes round a mammoth.
So {Kim} tied them all to a long red rope. It worked as far as the mammoth, where half went left, and half went right.

The mammoth had never been <hugged|held> so tightly. [sequel&1-3: Even {recall} had been easier.]

# 10
= {otto} points up at the whale. {Kim} does not look happy.
"Haven't we seen that whale?" asked {otto}.

"It's another whale," said {Kim}.

They turned left, and left, and left, and there it was. "It has the same name."
* low | <It was still on strings.|{Kim} looked at it hard.>

# 11
= It grows dark under the whale. Everybody sits down, and {Kim} looks up at it.
At half past three, they met the whale again[roomy: , and it looked sorry for them].
* low | <Somebody began to cry, quietly.|Somebody asked who was in charge.>

"It isn't far," said {Kim}[roomy: , whose ears were hot].

# 12
= The lights go out behind {Kim}, one after another.
Click, went a light. The museum was shutting[roomy: , room by room]. [event&!first-day-of-school: They'd miss {event.is}. | occasion&!event: They'd miss {occasion}.] {Kim} counted once more, in a whisper. Eleven.
* low | <Eleven, and no halves.|{He} had lost more than {he} had.>

# 13
= From behind: {Kim} follows {Bo} along the line, to its end. {shy} is there.
{Kim} looked round for {Bo}. [dog: {Bo} was at the far end of the line, and wagging. | cat: {Bo} was at the far end of the line, on somebody's feet. | bird: {Bo} was at the far end of the line, on a small head. | fish: Through {Bo's} bowl, the far end of the line looked enormous. | rabbit: {Bo} was at the far end of the line, having {their} ears stroked. | guineapig: A "wheek" came, from the far end of the line. | hamster: {Bo} had trotted down the line, to the far end. | horse: {Bo} was at the far end, and easy to see. | lizard: {Bo} had run along the coats, to the far end. | toy: {Bo} had been passed back, coat by coat, to the far end. | {Bo} had gone to the far end of the line.] And there was {shy}.

She had <three|four> lost people by the sleeve[roomy: , and a hat].

# 14
= {shy} whispers to {Kim}, and looks at the floor.
"Have you been finding them?" asked {Kim}.

"Since the oceans," whispered {shy}. "You walk quite fast."

"Do you know the way?" {shy} looked at her shoes. "It's the {tiles} tiles," she told them.

# 15
= {Kim} holds out the striped umbrella to {shy}.
{Kim} said it loudly, to get it over. "I don't know the way. I haven't since the mammoth."

Nobody laughed. [deed: {Kim} once {deed}[back: , {back.at}]. {He} held out the umbrella. | {He} took one more look at the umbrella, and held it out.] "<You do|You know it>," {he} said.

# 16
= {shy} goes first now, with the umbrella. {Kim} is last.
{shy} went to the front. "{Tiles} tiles," she said, but only to her collar. It was passed back, coat by coat.

By the end, it was "[place: {place.food} | {pies}]", and everyone walked <faster|twice as fast>.
* home |

# 17
= {Kim} walks at the end of the line and counts, with one finger up.
{Kim} was the tail, and nobody can see the tail[roomy: , or follow it]. But the line went round a corner, and bent. From the end of a line, you can see all of it.

{Kim} counted. <Twenty-three, twenty-four.|Twenty-two, twenty-three, twenty-four.>

# 18
= The line comes out of the museum into the sun.
Down the ramp they went, and under the whale[roomy: , which seemed pleased].
* home | <The doors were closing. They got out.|The last door was still open.>
* home |

"Hold the tail!" said {Kim}, and they all did.

# 19
= By the bus, {ms} counts. {shy} stands in front, under the striped umbrella.
At the bus stood {ms}[roomy: , with her hair on end]. "Twenty-three," she counted, "and a..."

There, under the umbrella, stood the whole of {shy}. "Oh," said {ms}. "<Twenty-four|That's twenty-four>."

# 20
= At the end of the line, {Kim} laughs and looks over {his} shoulder.
"Twenty-five," said {Kim}, from the tail. Somebody had {him} by the coat. It was the guard.
* home | <His hat was crooked.|He had a torch, and looked tired.>

"You said hold the tail," he said. "I've been lost since the mammoth."

## dog
arrive: {Bo+} had never seen so many bones.
lost: {Bo} rounded people up, from the wrong side.
low: {Bo} leaned on the smallest one there.
home: {Bo} ran down the whole line, and back up.

## dog 2
arrive: {Bo+} sniffed at things that were long gone.
lost: {Bo} held the tail, in {their} teeth.
low: {Bo} put a paw by {Kim's} shoe.
home: {Bo} never let go of a coat once.

## cat
arrive: {Bo+} sat down beside a lion, as family.
lost: {Bo} doesn't hold tails, and has {their} own.
low: {Bo} washed, which is how a cat worries.
home: {Bo} walked a little ahead, as if alone.

## cat 2
arrive: {Bo+} was put in charge of the mice.
lost: {Bo} was counted twice, and liked it.
low: {Bo} lay down in front of {Kim}, so {he} stayed.
home: {Bo} was carried, like treasure.

## bird
arrive: {Bo+} found a cousin, stuffed, and was quiet.
lost: {Bo} counted too, out loud, and in no order.
low: {Bo} hung {their} head, by the umbrella.
home: {Bo} flew up and down, to count the coats.

## fish
arrive: {Bo+} looked at the whale, and felt small.
lost: {Bo} went round and round, like everybody.
low: {Bo} swam close to {Kim}.
home: {Bo} blew twenty-four bubbles, or about that.

## fish 2
arrive: {Bo+} came in a bowl, at half price.
lost: {Bo} splashed the one behind, who splashed back.
low: {Bo} did not blow one bubble.
home: {Bo} splashed along, right at the front.

## rabbit
arrive: {Bo+} stood up tall, to see the mammoth's knee.
lost: {Bo} let go at once, and so did those behind.
low: {Bo} thumped once, and waited.
home: {Bo} hopped in step, which was new.

## guineapig
arrive: "Wheek," said {Bo+}, and so did the walls.
lost: {Bo} was counted as a shoe.
low: {Bo} dreamed of hay, and said so.
home: {Bo} called each of them by name, "wheek".

## hamster
arrive: {Bo+} was told to leave the kings' crumbs.
lost: {Bo} held the tail, in both cheeks.
low: {Bo} came and sat by {Kim's} shoe.
home: {Bo} was a small part of twenty-four.

## horse
arrive: {Bo+} was asked if {they} {was} on show.
lost: {Bo} had the best tail to hold, and swished it.
low: {Bo} stood over them, like a roof.
home: {Bo} trotted, with six children on behind.

## lizard
arrive: {Bo+} bowed to the dinosaurs.
lost: {Bo} lost {their} grip, and then {their} way.
low: {Bo} went as grey as the whale.
home: {Bo} kept in step, with all four feet.

## toy
arrive: {Bo+} was younger than everything in there.
lost: {Bo} was dropped, and found, and counted.
low: {Bo} sat with whoever was smallest.
home: {Bo} was carried, and faced forwards.

## other
arrive: {Bo+} looked into every case for relations.
lost: {Bo} went left, when it was right.
low: {Bo} sat down where {they} {was}, close to {Kim}.
home: {Bo} came along, and was glad to.

## duet
arrive: {Bo+} wanted the bones. {Mo+} wanted the gift shop.
lost: {Bo} held on to {Mo}, and {Mo} to nothing.
low: {Bo} moved closer to {Mo}, without a word.
home: {Bo} was in front of {Mo} now, and now behind.

## duet 2
arrive: {Bo+} stared at an egg. {Mo+} stared at {Bo}.
lost: {Bo} was counted as one, and so was {Mo}, twice.
low: {Bo} blamed {Mo}, but only with {their} eyes.
home: {Bo} and {Mo} went along side by side.

## any ticket
arrive: {Bo+} had a ticket, and kept showing it.
lost: {Bo} showed it to the bear.
low: {Bo} had chewed that ticket, to the corner.
home: {Bo} had half a ticket, and nobody minded.

## any shop
arrive: {Bo+} read the sign, and did touch.
lost: {Bo} had stopped to look, at the wrong time.
low: {Bo} did not touch a thing.
home: {Bo} was allowed to touch the umbrella.

## any lunch
arrive: {Bo+} asked when lunch was, in {their} own way.
lost: {Bo} followed a sandwich, and three followed {Bo}.
low: {Bo} gave away half a sandwich.
home: {Bo} could smell supper, from there.

## any quiet
arrive: {Bo+} stayed near {Kim}, among all that glass.
lost: {Bo} stayed so near that {Kim} fell over {them}.
low: {Bo} was near, and it helped a bit.
home: {Bo} could stop being near now, and ran.
`
