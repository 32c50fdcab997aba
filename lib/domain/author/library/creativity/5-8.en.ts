export const words = String.raw`
title: <It's a Box|It's a Boat|This Way Up|It's a Box, with a Sheet On>
set: goal = [place: {place.landmark} | the duck pond]
refrain: "It's a box," said {cousin}.
recall: the box with feet
deed: sailed a box with no bottom
summary: A fridge comes in a box, and the grown-ups keep the fridge. {Kim} keeps the boat. "It's a box," says {cousin}, who is nine, and has a book. But she does keep looking up.
extra: friend = {cousin}
extra: grownup = {man}
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
surprise: {cousin} gets closer to the box from page to page. | Look for her chair, and her book.
surprise: Somebody else says "It's a box", just once. | Listen on page 13.

# 1
= An enormous box stands on the path. {Kim} looks up at it.
On Monday[!place&somewhere: , {somewhere.at}], a fridge came [!place&somewhere:  | place: to the house | home: to {home.own}] [place: {place.at},] in a box. The grown-ups kept the fridge, and {Kim} kept the box.

[!place&!somewhere&!home: <It was as tall as a door, and smelled of far away.|There was room in it for a grand piano.>] It had THIS WAY UP on it, so {Kim} tipped it over.

# 2
= {Kim} stands by the box on the grass. {cousin} sits far off in a chair, and reads.
"This is a boat," said {Kim}, "and it sails to {goal}."

"It's a box," said {cousin}, [sequel: whose book was about {recall} | who was nine, and had brought a book].
* crew | <She turned a page.|She didn't look up.>

# 3
= {Kim} points to where everyone is to sit in the box.
"All aboard!" shouted {Kim}. The captain sat at the front, because the captain was {Kim}, in a hat.
* crew | <There was one cushion, for the captain.|The crew saluted. So did the captain.>
* crew |

# 4
= {Kim} puts up a sail with pegs on it. {cousin} still has her book.
The sail was a sheet[roomy: , the wheel {wheel}], and the waves blue crayon.
* crew | <The sail said flap, which is sea language.|There were pegs on the sail, for luck.>

"It's a box," said {cousin}, "with a sheet on."

# 5
= From behind: in the middle of a wide green lawn lies the box, just where it was.
They sailed all morning, through heavy seas. Then {Kim} looked out[roomy: , to see how far they had come]. They had come to the {tap}.

"Boats float," said {cousin}. "<That's grass|You're on the grass>."

# 6
= {Kim} rows on the grass with a broom. {cousin} has put down her book.
The second voyage had oars[roomy: , which were brooms]. They rowed until they were exhausted, and there was the {tap}.
* sea | <It seemed to have been waiting.|It was the same {tap}.>

"It's a box," said {cousin}, "and you've left the anchor down."

# 7
= {Kim} looks through a cardboard tube. {cousin} has come as far as the flower bed.
"Whale!" shouted {Kim}.

"That's the {whale}," said {cousin}[roomy: , and moved her chair, to be sure]. "And you're looking out of the wrong side."
* sea | <It spouted, all the same.|The whale looked surprised.>

# 8
= {cousin} stands beside the box with her chair, her book and a basket.
"If you're going to sink," said {cousin}, "I had better hold my book up." She got in, with [event: {event.food}, since it was {event.is} | occasion: {cargo}. It was {occasion} | {cargo}].

"All aboard," said {Kim}.
* sea | <It did sit lower in the water.|Somebody said "ow", and moved over.>

# 9
= In the thick of their game there are deep blue waves all round, with fish and weed.
Then the grass went blue, and then it went deep. Something with {rail} for a tail swam under them.
* sea |

"Rocks!" screamed {cousin}. "Left! No, the other left!"

# 10
= A dark cloud hangs over the garden. A first big drop has hit the box.
They were so near that {Kim} could <smell|nearly see> {goal}. Then something went plip on the captain's hat.

"Spray," said {Kim}.

Plip, plip, plop. "It's wet for spray," said {cousin}.

# 11
= In pouring rain, the box has gone dark and crooked, and the sail hangs down.
It was rain, and the boat drank it. The bow drooped, and the sail let go of its pegs.
* wet | <The blue crayon ran down the side, as real water.|The porthole looked half asleep.>

"Captain?" said {cousin}. "<Is it meant to bend?|Should it be doing that?>"

# 12
= {Kim} sits in the wet grass. The bottom of the box has come off.
{Kim} moved to the middle, to think, and the bottom fell out. {Kim} and the [wheels: wheels|cushion] went down into wet grass.
* wet | <A worm looked in.|Nobody saluted.>

# 13
= From above: in the rain, {Kim} and {cousin} drip. Neither looks at the other.
They sat on the step, and dripped. "It's a box," said {Kim}.

{cousin} waited for somebody to say that it wasn't, and nobody did.

"It isn't even that," said {Kim}. "It's got no bottom."

# 14
= From behind: they look out at the rain, and at the box without a bottom.
So {Kim} considered what was left: four sides[roomy: , no lid and no floor]. Right through the middle was the {tap}.
* wet | <Rain went in at the top, and out.|"Huh," said {Kim}.>

# 15
= {Kim} gets right into the wet box from below.
{Kim} [wheels: went out in the rain, took the box, and tipped it over {himself} | went out into the rain, lay flat, and crawled in where the bottom wasn't]. [deed: {He} once {deed}[back: , {back.at}]. This was no odder.]

Then {he} went <forwards|straight ahead>, and the box went, too.

# 16
= {Kim} wears the box round the middle, and walks. The rain has nearly stopped.
"It's got feet!" said {cousin}. [wheels: "And wheels!"] She got in at the back, and they went past the {tap}. Nobody had ever done that.

"All aboard!" yelled {Kim}.

# 17
= {Kim} and {cousin} walk in the box, with {Bo} in a place of honour.
At the gate, they stopped to take on {Bo}. [dog: {Bo} ran in front, on the rope, and was the wind. | cat: {Bo} walked in front, as if the sea had been {their} idea. | bird: {Bo} hopped in front, chest out, like a ship's lady. | fish: {Bo's} bowl came alongside, going slosh, and was the sea. | rabbit: {Bo} hopped in front, with both ears up for masts. | guineapig: {Bo} trotted in front, and was the foghorn. "Wheek!" | hamster: {Bo} went in front, and was the pilot boat, being just that size. | horse: {Bo} went in front, on the rope. No ship ever had such an engine. | lizard: {Bo} walked in front, like a dragon ship's dragon. | toy: {Bo} sat at the edge, and was the lighthouse. | {Bo} had the best place, right at the front.]

<Then they sailed right out.|Then they sailed through.>

# 18
= Along the wet street goes the box with feet under it. There are puddles, and the gutter runs like a river.
The rain had made a river, down the side of the street. The boat went up it, on an unusual number of feet.
* joy | <It didn't leak, having nothing to leak with.|It went at the speed of feet.>
* joy |

# 19
= They have arrived. {Kim} points. {man} stares at the box.
"Look," said {man}. "A box, with legs."

"It's a boat," said {cousin}, <kindly|slowly>[roomy: , to help him].
* joy | <He raised the umbrella to them.|The boat saluted. It had the hands for it.>
* joy |

They had come to {goal}.

# 20
= In the kitchen that night, {cousin} stands and looks for a long time at the new fridge.
That evening, {cousin} looked at the fridge from the left, and then from the right.

"It's a fridge," said {Kim}.

"Is it?" said {cousin}.

## dog
crew: {Bo+} was the lookout, and barked at all of it.
sea: Man overboard! It was {Bo}, and then {Bo} again.
wet: {Bo} shook, and it rained sideways, too.
joy: {Bo} met two friends, and enlisted them.

## dog 2
crew: {Bo+} was the crew's dog, and the crew.
sea: {Bo} swam after the boat, on dry land, with style.
wet: {Bo} brought back one wet leaf, as a comfort.
joy: {Bo} drank some of the river.

## cat
crew: {Bo+} was the admiral, and slept in the maps.
sea: {Bo} trod on the wheel, and they turned for home.
wet: {Bo} held up one wet paw, for all to see.
joy: {Bo} arrived dry. Nobody knows how.

## cat 2
crew: {Bo+} sat in it first, so it was {Bo's}.
sea: {Bo} fished over the side, for grass.
wet: {Bo} was under the step before the first plop.
joy: {Bo} looked at a duck, and it looked at {Bo}.

## bird
crew: {Bo+} was the flag.
sea: {Bo} flew up to look for land. It was all land.
wet: {Bo} puffed up, and became round.
joy: {Bo} flew ahead, and told everybody.

## fish
crew: {Bo+} was the only one aboard who could swim.
sea: {Bo} was asked the way to the sea, and pointed in.
wet: Rain fell in {Bo's} bowl, and it nearly ran over.
joy: {Bo} saw a river, and waved a fin.

## fish 2
crew: {Bo+} brought a bit of real sea.
sea: When the boat rocked, {Bo} rocked for longer.
wet: {Bo} hid behind the weed until it was over.
joy: Blup, said {Bo}, which is how ships whistle.

## rabbit
crew: {Bo+} was ballast, which means fat and low down.
sea: {Bo} ate a hole, and that was a fifth porthole.
wet: {Bo} put {their} ears down, like two wet socks.
joy: Every puddle got a hop from {Bo}.

## guineapig
crew: {Bo+} was the bell. "Wheek!" That was one o'clock.
sea: {Bo} saw lettuce on the left, and said so.
wet: {Bo} crept into {Kim's} arms, and shivered there.
joy: "Wheek!" said {Bo}, and the cars stopped.

## hamster
crew: {Bo+} ran the engine, which was a jar.
sea: {Bo} had the ship's biscuits, all but one.
wet: {Bo} was picked up, with the last biscuit.
joy: {Bo} carried off a pebble, in one cheek.

## horse
crew: {Bo+} was too big to board, and was an island.
sea: {Bo} ate some of the sea.
wet: {Bo} stood over them, and they dripped a bit less.
joy: After {Bo}, there was rather less river.

## lizard
crew: {Bo+} lay in the bow, and was in charge of sun.
sea: {Bo} lay along the side, like a barnacle with toes.
wet: {Bo} went grey, to match the afternoon.
joy: {Bo} looked both ways at once.

## toy
crew: {Bo+} was a stowaway, and was found at once.
sea: {Bo} fell overboard, and was saved, and fell again.
wet: {Bo} soaked up as much of it as {they} could.
joy: {Bo} was the figurehead, and faced the sea.

## other
crew: {Bo+} was first mate, since {they} had come first.
sea: {Bo} didn't get seasick, or else hid it well.
wet: {Bo} looked at {Kim}, and the rain ran off {their} nose.
joy: {Bo} had never been so far by box.

## duet
crew: {Bo+} and {Mo+} were lookouts.
sea: {Bo} said land, and {Mo} said water.
wet: {Bo} sat close to {Mo}, who was wetter.
joy: {Bo} was the front lamp, and {Mo} was the back one.

## duet 2
crew: {Bo+} guarded {Mo+}, who was treasure.
sea: {Bo} and {Mo} were pirates, but sleepy ones.
wet: {Bo} blamed {Mo} for the weather.
joy: {Bo} took the left bank, and {Mo} the right.

## any pass
crew: {Bo+} was a passenger, and had a ticket.
sea: {Bo} asked for {their} money back.
wet: {Bo} was dried off with the captain's hat.
joy: This time, {Bo} was crew.

## any look
crew: {Bo+} had a porthole to {themself}.
sea: {Bo} looked for whales, with both eyes.
wet: {Bo} looked for the boat, and there it wasn't.
joy: {Bo} saw it all, from the front.

## any cook
crew: {Bo+} was in charge of lunch, and ate it.
sea: {Bo} smelled land, or it may have been {cargo}.
wet: {Bo} found a wet crumb, and was a bit happier.
joy: {Bo} shared out the last of the ship's crumbs.

## any nap
crew: {Bo+} tried the bunk, and went on trying it.
sea: {Bo} slept through two storms and a whale.
wet: {Bo} was not asleep now.
joy: {Bo} was awake for every bit of it.
`
