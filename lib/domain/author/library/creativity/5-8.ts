// Want: to sail away in the fridge's box. In the way: a cousin who says that it's a box; then rain, and no bottom. Engine: she goes on
// saying so, and knows more and more about boats. Turn: Kim says it. Last image: what she says to the fridge. {cousin} is "she".
export const source = String.raw`
id: creativity-5-8
title: <It's a Box|It's a Boat|This Way Up|It's a Box, with a Sheet On>
skill: creativity
level: 5-8
set: goal = [place: {place.landmark} | the duck pond]
refrain: "It's a box," said {cousin}.
recall: the box with feet
deed: sailed a box with no bottom
summary: A fridge comes in a box, and the grown-ups keep the fridge. {Kim} keeps the boat. "It's a box," says {cousin}, who is nine, and has a book. But she does keep looking up.
extra: friend = {cousin} she
extra: grownup = {man} he
pick: cousin = Imogen, Beatrix, Saskia, Delphine, Marigold, Rosalind, Ottilie
pick: tap = tap, compost heap, shed, clothes line
pick: wheel = a dinner plate, a saucepan lid, a cake tin
pick: spot = the third peg, the lemon tree, the bins
pick: rail = a noodle, a sock, an old pancake
pick: cargo = pancakes, cheese on toast, a cold sausage, three plums
pick: man = a man with an umbrella, a man under an umbrella
pick: whale = wheelbarrow, water tank, neighbour in his hat
word: captain = the one who says where a ship goes
word: crew = everybody who works on a ship
word: porthole = a round window in a ship
word: anchor = a heavy thing on a rope that stops a ship from drifting
word: voyage = a long trip by sea
word: bow = the front end of a ship
word: oars = long poles to row a boat with
question: When does {cousin} begin to think that it's a boat? How can you tell?
question: Why did they always come back to the same place?
question: Who said "It's a box" on page 13, and why?
question: What could the box do without its bottom that it couldn't do before?
question: What will {cousin} make out of the fridge?
activity: make | Find a box. What is it when it stands up, when it lies down, when it's over your head?
activity: talk | What is the best thing ever to come into your house in a box? What did you do with the box?
activity: think | This box lost its bottom. What else gets better when a bit comes off? | a tin ; a tree ; a sandwich
surprise: detail | {cousin} gets closer to the box from page to page. | Look for her chair, and her book.
surprise: word | Somebody else says "It's a box", just once. | Listen on page 13.

# 1
@ [place: {place.id} | street] morning wide | child: stand delighted looks box-boat | all: look-up curious looks box-boat | props: box-boat "bare" at left
= An enormous box stands on the path. {Kim} looks up at it.
On Monday[!place&somewhere: , {somewhere.at}], a fridge came [!place&somewhere:  | place: to the house | home: to {home.the}] [place: {place.at},] in a box. The grown-ups kept the fridge, and {Kim} kept the box.

[!place&!somewhere&!home: <It was as tall as a door, and smelled of far away.|There was room in it for a grand piano.>] It had THIS WAY UP on it, so {Kim} tipped it over.

# 2
@ garden morning medium | child: stand proud looks friend | friend: sit calm looks book holds book at right | Bo: sit curious looks box-boat | props: box-boat, chair, book
= {Kim} stands by the box on the grass. {cousin} sits far off in a chair, and reads.
"This is a boat," said {Kim}, "and it sails to {goal}."

"It's a box," said {cousin}, [sequel: whose book was about {recall} | who was nine, and had brought a book].
* crew | <She turned a page.|She didn't look up.>

# 3
@ garden noon wide | child: point proud at aboard wears hat | all: sit happy looks Kim at aboard | props: box-boat, broom, pillow
= {Kim} points to where everyone is to sit in the box.
"All aboard!" shouted {Kim}. The captain sat at the front, because the captain was {Kim}, in a hat.
* crew | <There was one cushion, for the captain.|The crew saluted. So did the captain.>
* crew |

# 4
@ garden noon close | child: reach happy looks box-boat wears hat | friend: read calm looks book | Bo: look-up curious looks box-boat | props: box-boat, book
= {Kim} puts up a sail with pegs on it. {cousin} still has her book.
The sail was a sheet[roomy: , the wheel {wheel}], and the waves blue crayon.
* crew | <The sail said flap, which is sea language.|There were pegs on the sail, for luck.>

"It's a box," said {cousin}, "with a sheet on."

# 5
@ garden noon behind | child: look-up curious at aboard wears hat | all: sit calm at aboard | props: box-boat, bucket
= From behind: in the middle of a wide green lawn lies the box, just where it was.
They sailed all morning, through heavy seas. Then {Kim} looked out[roomy: , to see how far they had come]. They had come to the {tap}.

"Boats float," said {cousin}. "<That's grass|You're on the grass>."

# 6
@ garden golden medium | child: sit happy holds broom at aboard wears hat | friend: hands-on-hips cross looks child | Bo: sit happy looks Kim at aboard | props: box-boat, rope, chair
= {Kim} rows on the grass with a broom. {cousin} has put down her book.
The second voyage had oars[roomy: , which were brooms]. They rowed until they were exhausted, and there was the {tap}.
* sea | <It seemed to have been waiting.|It was the same {tap}.>

"It's a box," said {cousin}, "and you've left the anchor down."

# 7
@ garden golden close | child: look-up delighted at aboard wears hat | friend: point worried looks child | Bo: look-up curious at aboard | props: box-boat, flower, bucket
= {Kim} looks through a cardboard tube. {cousin} has come as far as the flower bed.
"Whale!" shouted {Kim}.

"That's the {whale}," said {cousin}[roomy: , and moved her chair, to be sure]. "And you're looking out of the wrong side."
* sea | <It spouted, all the same.|The whale looked surprised.>

# 8
@ garden golden wide | child: wave happy looks friend at aboard wears hat | friend: carry worried looks child holds basket | all: look-up happy at aboard | props: box-boat, pillow | event
= {cousin} stands beside the box with her chair, her book and a basket.
"If you're going to sink," said {cousin}, "I had better hold my book up." She got in, with [event: {event.food}, since it was {event.is} | occasion: {cargo}, for "{occasion}" | {cargo}].

"All aboard," said {Kim}.
* sea | <It did sit lower in the water.|Somebody said "ow", and moved over.>

# 9
@ underwater noon medium | child: point delighted | friend: point scared | all: swim happy | props: shell
= In the thick of their game there are deep blue waves all round, with fish and weed.
Then the grass went blue, and then it went deep. Something with {rail} for a tail swam under them.
* sea |

"Rocks!" screamed {cousin}. "Left! No, the other left!"

# 10
@ garden dusk cloud medium | child: look-up curious at aboard wears hat | friend: look-up worried at aboard | Bo: look-up worried at aboard | props: box-boat
= A dark cloud hangs over the garden. A first big drop has hit the box.
They were so near that {Kim} could <smell|nearly see> {goal}. Then something went plip on the captain's hat.

"Spray," said {Kim}.

Plip, plip, plop. "It's wet for spray," said {cousin}.

# 11
@ garden dusk rain wide | child: stand scared looks wet-box | friend: stand scared looks wet-box | all: stand worried looks wet-box | props: wet-box at left, puddle
= In pouring rain, the box has gone dark and crooked, and the sail hangs down.
It was rain, and the boat drank it. The bow drooped, and the sail let go of its pegs.
* wet | <The blue crayon ran down the side, as real water.|The porthole looked half asleep.>

"Captain?" said {cousin}. "<Is it meant to bend?|Should it be doing that?>"

# 12
@ garden dusk rain close | child: sit sad looks wet-box | friend: stand worried looks child | Bo: stand sad looks Kim | props: wet-box at left, puddle
= {Kim} sits in the wet grass. The bottom of the box has come off.
{Kim} moved to the middle, to think, and the bottom fell out. {Kim} and the [wheels: wheels|cushion] went down into wet grass.
* wet | <A worm looked in.|Nobody saluted.>

# 13
@ street dusk rain above | child: sit sad | friend: sit sad looks child | all: sit sad | props: door
= From above: in the rain, {Kim} and {cousin} drip. Neither looks at the other.
They sat on the step, and dripped. "It's a box," said {Kim}.

{cousin} waited for somebody to say that it wasn't, and nobody did.

"It isn't even that," said {Kim}. "It's got no bottom."

# 14
@ garden dusk rain behind | child: sit curious looks wet-box | friend: sit sad | all: sit sad | props: wet-box
= From behind: they look out at the rain, and at the box without a bottom.
So {Kim} considered what was left: four sides[roomy: , no lid and no floor]. Right through the middle was the {tap}.
* wet | <Rain went in at the top, and out.|"Huh," said {Kim}.>

# 15
@ garden dusk rain medium | child: climb proud looks wet-box | friend: point curious looks child | Bo: look-up curious looks Kim | props: wet-box, puddle
= {Kim} gets right into the wet box from below.
{Kim} [wheels: went out in the rain, took the box, and tipped it over {himself} | went out into the rain, lay flat, and crawled in where the bottom wasn't]. [deed: {He} once {deed}[back: , {back.at}]. This was no odder.]

Then {he} went <forwards|straight ahead>, and the box went, too.

# 16
@ garden golden medium | child: carry delighted looks friend holds worn-box | friend: celebrate delighted looks child | Bo: look-up delighted looks Kim | props: puddle, bucket
= {Kim} wears the box round the middle, and walks. The rain has nearly stopped.
"It's got feet!" said {cousin}. [wheels: "And wheels!"] She got in at the back, and they went past the {tap}. Nobody had ever done that.

"All aboard!" yelled {Kim}.

# 17
@ street golden wide | child: carry proud holds worn-box | friend: walk happy | Bo: walk proud | props: puddle, door
= {Kim} and {cousin} walk in the box, with {Bo} in a place of honour.
At the gate, they stopped to take on {Bo}. [dog: {Bo} ran in front, on the rope, and was the wind. | cat: {Bo} walked in front, as if the sea had been {their} idea. | bird: {Bo} hopped in front, chest out, like a ship's lady. | fish: {Bo's} bowl came alongside, going slosh, and was the sea. | rabbit: {Bo} hopped in front, with both ears up for masts. | guineapig: {Bo} trotted in front, and was the foghorn. "Wheek!" | hamster: {Bo} went in front, and was the pilot boat, being just that size. | horse: {Bo} went in front, on the rope. No ship ever had such an engine. | lizard: {Bo} walked in front, like a dragon ship's dragon. | toy: {Bo} sat at the edge, and was the lighthouse. | {Bo} had the best place, right at the front.]

<Then they sailed right out.|Then they sailed through.>

# 18
@ street golden medium | child: walk happy holds worn-box | friend: walk happy | all: walk delighted | props: puddle, leaf
= Along the wet street goes the box with feet under it. There are puddles, and the gutter runs like a river.
The rain had made a river, down the side of the street. The boat went up it, on an unusual number of feet.
* joy | <It didn't leak, having nothing to leak with.|It went at the speed of feet.>
* joy |

# 19
@ [place: {place.id} | park] golden wide | child: point delighted holds worn-box | friend: point proud looks grownup | grownup: stand curious looks child | all: stand happy | props: puddle, umbrella
= They have arrived. {Kim} points. {man} stares at the box.
"Look," said {man}. "A box, with legs."

"It's a boat," said {cousin}, <kindly|slowly>[roomy: , to help him].
* joy | <He raised the umbrella to them.|The boat saluted. It had the hands for it.>
* joy |

They had come to {goal}.

# 20
@ kitchen lamp medium | child: sit happy looks friend | friend: stand curious looks fridge | Bo: sit curious looks friend | props: fridge, cup
= In the kitchen that night, {cousin} stands and looks for a long time at the new fridge.
That evening, {cousin} looked at the fridge from the left, and then from the right.

"It's a fridge," said {Kim}.

"Is it?" said {cousin}.

## dog
crew: {Bo+} was the lookout, and barked at all of it. // stand proud at aboard
sea: Man overboard! It was {Bo}, and then {Bo} again. // leap delighted
wet: {Bo} shook, and it rained sideways, too. // stand worried
joy: {Bo} met two friends, and enlisted them. // run delighted

## dog 2
crew: {Bo+} was the crew's dog, and the crew. // sit happy at aboard
sea: {Bo} swam after the boat, on dry land, with style. // run happy
wet: {Bo} brought back one wet leaf, as a comfort. // stand sad holds leaf
joy: {Bo} drank some of the river. // stand happy

## cat
crew: {Bo+} was the admiral, and slept in the maps. // lie proud
sea: {Bo} trod on the wheel, and they turned for home. // walk calm at aboard
wet: {Bo} held up one wet paw, for all to see. // sit cross
joy: {Bo} arrived dry. Nobody knows how. // sit proud

## cat 2
crew: {Bo+} sat in it first, so it was {Bo's}. // sit proud at aboard
sea: {Bo} fished over the side, for grass. // sit curious at aboard
wet: {Bo} was under the step before the first plop. // hide cross
joy: {Bo} looked at a duck, and it looked at {Bo}. // sit curious

## bird
crew: {Bo+} was the flag. // perch proud at aboard
sea: {Bo} flew up to look for land. It was all land. // fly curious
wet: {Bo} puffed up, and became round. // perch sad
joy: {Bo} flew ahead, and told everybody. // fly delighted

## fish
crew: {Bo+} was the only one aboard who could swim. // swim proud at aboard
sea: {Bo} was asked the way to the sea, and pointed in. // swim curious at aboard
wet: Rain fell in {Bo's} bowl, and it nearly ran over. // look-up curious
joy: {Bo} saw a river, and waved a fin. // swim delighted

## fish 2
crew: {Bo+} brought a bit of real sea. // swim happy at aboard
sea: When the boat rocked, {Bo} rocked for longer. // swim worried at aboard
wet: {Bo} hid behind the weed until it was over. // hide sad
joy: Blup, said {Bo}, which is how ships whistle. // swim delighted

## rabbit
crew: {Bo+} was ballast, which means fat and low down. // sit happy at aboard
sea: {Bo} ate a hole, and that was a fifth porthole. // sit happy at aboard
wet: {Bo} put {their} ears down, like two wet socks. // sit sad
joy: Every puddle got a hop from {Bo}. // leap delighted

## guineapig
crew: {Bo+} was the bell. "Wheek!" That was one o'clock. // look-up happy at aboard
sea: {Bo} saw lettuce on the left, and said so. // look-up delighted at aboard
wet: {Bo} crept into {Kim's} arms, and shivered there. // carried sad
joy: "Wheek!" said {Bo}, and the cars stopped. // look-up delighted

## hamster
crew: {Bo+} ran the engine, which was a jar. // run proud at aboard
sea: {Bo} had the ship's biscuits, all but one. // stand happy at aboard
wet: {Bo} was picked up, with the last biscuit. // carried sad
joy: {Bo} carried off a pebble, in one cheek. // stand proud

## horse
crew: {Bo+} was too big to board, and was an island. // stand calm
sea: {Bo} ate some of the sea. // stand happy
wet: {Bo} stood over them, and they dripped a bit less. // stand sad
joy: After {Bo}, there was rather less river. // walk delighted

## lizard
crew: {Bo+} lay in the bow, and was in charge of sun. // lie happy at aboard
sea: {Bo} lay along the side, like a barnacle with toes. // lie calm
wet: {Bo} went grey, to match the afternoon. // lie sad
joy: {Bo} looked both ways at once. // stand proud

## toy
crew: {Bo+} was a stowaway, and was found at once. // hide worried
sea: {Bo} fell overboard, and was saved, and fell again. // lie worried
wet: {Bo} soaked up as much of it as {they} could. // lie sad
joy: {Bo} was the figurehead, and faced the sea. // sit happy

## other
crew: {Bo+} was first mate, since {they} had come first. // stand proud at aboard
sea: {Bo} didn't get seasick, or else hid it well. // stand calm at aboard
wet: {Bo} looked at {Kim}, and the rain ran off {their} nose. // stand sad looks Kim
joy: {Bo} had never been so far by box. // stand delighted

## duet
crew: {Bo+} and {Mo+} were lookouts. // sit cross looks Mo at aboard
sea: {Bo} said land, and {Mo} said water. // look-up curious looks Mo at aboard
wet: {Bo} sat close to {Mo}, who was wetter. // sit sad looks Mo
joy: {Bo} was the front lamp, and {Mo} was the back one. // look-up happy looks Mo

## duet 2
crew: {Bo+} guarded {Mo+}, who was treasure. // sit proud looks Mo at aboard
sea: {Bo} and {Mo} were pirates, but sleepy ones. // lie calm looks Mo at aboard
wet: {Bo} blamed {Mo} for the weather. // sit cross looks Mo
joy: {Bo} took the left bank, and {Mo} the right. // run delighted looks Mo

## any pass
crew: {Bo+} was a passenger, and had a ticket. // sit proud at aboard
sea: {Bo} asked for {their} money back. // sit cross at aboard
wet: {Bo} was dried off with the captain's hat. // sit sad looks Kim
joy: This time, {Bo} was crew. // walk proud

## any look
crew: {Bo+} had a porthole to {themself}. // look-up happy at aboard
sea: {Bo} looked for whales, with both eyes. // look-up curious at aboard
wet: {Bo} looked for the boat, and there it wasn't. // look-up sad
joy: {Bo} saw it all, from the front. // look-up delighted

## any cook
crew: {Bo+} was in charge of lunch, and ate it. // sit happy at aboard
sea: {Bo} smelled land, or it may have been {cargo}. // look-up curious at aboard
wet: {Bo} found a wet crumb, and was a bit happier. // stand sad
joy: {Bo} shared out the last of the ship's crumbs. // sit happy

## any nap
crew: {Bo+} tried the bunk, and went on trying it. // sleep calm at aboard
sea: {Bo} slept through two storms and a whale. // sleep calm at aboard
wet: {Bo} was not asleep now. // stand worried
joy: {Bo} was awake for every bit of it. // look-up delighted
`
