// Want: to keep the old bath with the lion's feet. In the way: moving house, and the bath is in the floor. Engine: red stickers on everything, and
// packing what can't be packed. Turn: "If {rose} had put a sticker on it, {Kim} would never have had it." Last image: a hand. {rod} is "he".
export const source = String.raw`
id: emotional_strength-5-8
title: <That's Coming|{Kim} and the Lion's Feet|Nine Stickers on a Bath>
skill: emotional_strength
level: 5-8
refrain: "That's coming," said {Kim}.
recall: the bath with lion's feet
deed: left the bath with the lion's feet
summary: They are moving house, and everything with a red sticker is coming. {Kim} puts one on the sofa, and one on the lamp, and nine on the bath. But the bath is in the floor. So {Kim} packs a smell, a square of sun and an echo instead, and {rod} writes them all down.
extra: grownup = {rod} he
pick: rod = Rod, Stavros, Big Ken, Tariq, Vince, Mr Lim
pick: rose = Rose, Elsie, Peg, Vera, Dulcie, Nell
pick: coats = wet coats and oranges, old boots and toast, rain and pencils, soup and umbrellas
pick: ship = a submarine, a pirate ship, a volcano
pick: cave = a castle, a hospital, a supermarket
pick: shape = a pancake, a playing card, a small door
pick: tape = sticky tape, scissors, kettle, list
word: sticker = a small paper shape that holds on to things
word: echo = your own voice, coming back from a wall
word: creaked = made a noise like an old gate
word: corner = where two walls meet
word: peeled = pulled off, a bit at a time
word: packed = put into boxes, to take away
word: ticked = marked on a list
question: Why did the bath get nine stickers?
question: What did {Kim} pack that nobody can pack, and what came of it?
question: What would have happened if {rose} had put a sticker on the bath?
question: What did {Kim} leave behind, and was it easy?
question: Who do you think left the green hand?
activity: make | Draw round your hand. Who could find it, a long time from now?
activity: sound | Find a place with an echo, and say hello to it. | a bathroom ; a stairwell ; an empty box
activity: think | If you could pack one smell in a jar, which one?
surprise: picture | Somebody has left a hand in each house. | Look low down on the wall, on page 14 and on page 20. | 14 handprint, 20 handprint
surprise: count | There are nine stickers on the bath. Where does the tenth one go? | Page 17.

# 1
@ attic morning wide | child: sit happy looks lion-bath | all: sit calm looks Kim | props: lion-bath at right, towel
= In a room with a sloping roof stands an old white bath on lion's feet. {Kim} sits beside it.
The old house[somewhere: , {somewhere.at},] had a bath with lion's feet. It had been {ship}, {cave}, a drum, and <sometimes|on Sundays> a bath.

# 2
@ kitchen morning medium | child: stand worried | Bo: look-up curious looks Kim | props: box, box, table
= {Kim} stands among empty boxes in the kitchen, with a roll of stickers.
"We're moving on Friday," said the grown-ups, and gave {Kim} a roll of red stickers. "Put one on everything that's coming."

Then they lost the {tape}.

# 3
@ living-room noon medium | child: point proud looks sofa | Bo: sit calm looks Kim | props: sofa, lamp, box
= {Kim} puts a sticker on the sofa.
So {Kim} did. The sofa got one, and the lamp got one. "That's coming," said {Kim}.
* stick | <"And that, and that, and that.">

So far, it was quite like a game.

# 4
@ [place: {place.id} | street] noon wide | child: point happy | all: sit happy looks Kim | props: door, bench
= Out of doors, {Kim} holds up a sticker to everything in sight.
"That's coming," said {Kim} to the door. One sticker went to the floorboard that creaked. One went to [place: the view of {place.landmark} | sequel: {recall} | <a crack in the path|the smallest snail>].
* stick | The roll was getting thinner.

# 5
@ hallway golden medium | child: stand proud looks grownup | grownup: stand curious looks child holds paper | Bo: sit curious looks grownup | props: box, box, door
= A removal man with a list follows the stickers through the hall.
On Wednesday came {rod}, with a van and a pencil[roomy: , and followed the stickers]. "Sofa," he wrote. "Lamp. Floorboard?"
* stick | He considered it for some time.

"It creaks," said {Kim}. {rod} wrote that down, too.

# 6
@ attic golden medium | child: hands-on-hips cross looks grownup | grownup: shrug worried looks lion-bath | Bo: look-up curious looks lion-bath | props: lion-bath "stickers" at right
= The bath has nine red stickers. {rod} shakes his head at it.
Then he came to the bath, which had nine stickers, to be sure.

"That's in the floor," said {rod}. "It can't come."

"It's got feet," said {Kim}.

# 7
@ attic dusk wide | child: reach worried looks lion-bath | all: look-up curious looks lion-bath | props: lion-bath "stickers" at right, towel
= {Kim} pushes at the bath with both hands. It stays where it is.
So {Kim} opened the door for it[roomy: , and laid a path of towels]. {He} called it, as you'd call a horse, and then {he} pushed.
* pack | <Not one toe moved.|It thought about it, and didn't.>

# 8
@ hallway dusk close | child: kneel proud looks jar holds jar | Bo: look-up curious looks jar | props: jar "empty", boots
= {Kim} kneels in front of a cupboard, and screws down the lid of an empty jar.
[roomy: All right, then.] {Kim} would take everything else. The cupboard smelled of {coats}. So {he} held a jar in there, <counted to ten|waited>, and shut the lid.

"That's coming," said {Kim}. "One smell," wrote {rod}.

# 9
@ attic dusk close | child: crouch delighted looks box | Bo: look-up curious looks box | props: box "HELLO", lion-bath "stickers" at right
= {Kim} leans over a cardboard box, and shouts into it.
The room with the bath had an echo. {Kim} shouted hello into a cardboard box, and shut it <fast|before it got out>.
* pack | <Something in there went on saying it.|It weighed hardly anything.>

{rod} wrote down one hello.

# 10
@ bedroom morning medium | child: reach happy looks window | grownup: carry worried holds paper | Bo: sit curious looks grownup | props: window, paper, box
= {Kim} draws round a patch of sun on the wall. {rod} carries out a sheet of paper by its edges.
Each morning, the sun made a yellow square on the wall. {Kim} drew round it, and carefully rolled it up.
* pack | It was still warm.

{rod} carried the square in both hands[roomy: , so as not to spill any].

# 11
@ attic night wide | child: sit sad | all: sit sad | props: lion-bath "stickers" at right, plate, lantern | event
= {Kim} has supper on the floor, beside the bath.
By Thursday evening there was nothing to sit on. They had [easter: {event.food} on the floor, since it was nearly Easter | camping-trip,beach-holiday,road-trip,snow-day,farm-stay,train-journey: {event.food} on the floor, and called it a holiday | event: {event.food} on the floor, on {event.day} | occasion: supper on the floor, and left up "{occasion}" | supper on the floor, off a lid].
* low | <Spoons sounded twice as loud.|The lamp had gone, and the moths with it.>

{Kim} had one last bath. Gollop, it said.

# 12
@ attic morning cloud wide | child: hide sad at right | all: sit sad looks lion-bath | props: lion-bath "stickers" at right
= On Friday, the house is empty. {Kim} hides behind the bath, and will not come out.
On Friday, {Kim} hid behind the empty bath[roomy: , and held on].
* low | <It was as cold as a plate.|There was a drip left in it.>

"One sofa," {rod} read out, by the van. "One smell. No {Kim}."

# 13
@ attic morning cloud close | child: look-up curious looks pet1 | Bo: look-up curious | props: lion-bath "stickers" at right
= {Kim} looks up. {Bo} has found something on the wall beside the bath.
Then something moved underneath. It was {Bo}, between the lion's feet. [dog: {Bo} was sniffing at the wall. | cat: {Bo} was looking at the wall, as cats do, but harder. | bird: {Bo} was tapping at the wall. | fish: {Bo's} bowl stood there, and shone on the wall. | rabbit: {Bo} was up on two legs, against the wall. | guineapig: {Bo} was saying wheek to the wall. | hamster: {Bo} was washing, in front of the wall. | horse: At least, {their} nose was, and it blew at the wall. | lizard: {Bo} was staring at the wall. | toy: {Bo} had fallen there, nose to the wall. | {Bo} was looking at the wall.] There was nothing there. Then there was.

# 14
@ attic morning cloud wide | child: crouch curious looks handprint at left | Bo: sit calm looks handprint | props: handprint at right
= Low on the wall, behind the bath, is the print of a small blue hand.
It was a hand, small and blue and low down, where nobody looks. Underneath, somebody had written in crayon:

"{rose}, six. Goodbye, bath."

# 15
@ attic noon cloud medium | child: sit sad looks handprint | Bo: lie calm looks Kim | props: handprint at left
= {Kim} sits on the bare floor by the wall, and thinks.
{Kim} [wheels: kept still | sat down]. So {rose} had gone as well, and at only six.
* low | <The van hooted, once.|Nobody had dusted that hand, ever.>

If {rose} had put stickers on the bath, {Kim} would never have had it.

# 16
@ attic noon close | child: reach sad looks lion-bath | Bo: sit calm looks Kim | props: lion-bath at right
= {Kim} peels the last of nine stickers off the bath.
The stickers came off slowly, like plasters, [roomy: one after another,] and the ninth one hurt. [deed: But {Kim} once {deed}[back: , {back.at}].]

"That's staying," said {Kim}. {His} voice wobbled[!deed: , and the echo <wobbled, too|kindly left that out>].

# 17
@ attic noon wide | child: stand proud looks grownup wears sticker | grownup: point happy looks child holds paper | all: stand calm looks Kim | props: lion-bath "boat" at left, handprint "two" at centre
= A boat lies in the bath, and beside the blue hand is a red one. {Kim} has a sticker on {his} chest.
{Kim} left {his} best boat in the bath, and a red hand on the wall. The last sticker on the roll went on {Kim}.

"That's coming," said {rod}, and ticked {him} off.

# 18
@ bedroom golden wide | child: stand worried | all: walk curious | props: box, box, jar "nothing"
= In a strange bare room, {Kim} stands among the boxes with an open jar.
[apartment: In the new flat | farm: In the farmhouse | townhouse: In the new townhouse | In the new house], nothing had feet.
* new | <It smelled of paint.|The rooms were all corners.>
* new |
{Kim} opened the jar, which smelled of <jar|lid>. The square was {shape}, in pencil. That left the box.

# 19
@ hallway dusk behind | child: look-up delighted | Bo: look-up curious | props: box "HELLO", door
= From behind: {Kim} stands with the open box in the big new hall.
The box was empty, too. "Hello?" said {Kim}.

"Hello," said the hall.
* new | <It was a bit deeper than before.|It sounded glad to be out.>

"It's come," said {Kim}[roomy: , and had to [wheels: hold on to something | sit down]].

# 20
@ hallway night medium | child: crouch happy looks handprint holds torch | Bo: sit happy looks handprint | props: handprint "green" at left, torch
= By torchlight, {Kim} has found a small green hand, low on the wall.
That evening, with a torch, {Kim} looked in all the low places. Behind a cupboard[roomy: , near the floor], there was a hand, and it was green.

{Kim} put {his} own on it, and it fitted. "Hello," said {Kim}.

"Hello," said the hall.

## dog
stick: {Bo+} got one, and ate it. // sit happy looks Kim
pack: {Bo} held one end of everything. // stand happy
low: {Bo} turned round twice, and gave up. // lie sad
new: {Bo} signed for every corner. // run happy

## dog 2
stick: {Bo+} wagged a sticker off, twice. // stand happy
pack: {Bo} packed a ball, and unpacked it again. // sit happy holds ball
low: {Bo} lay across the doorway, and let nobody out. // lie worried
new: {Bo} discovered the warm patch. // lie happy

## cat
stick: {Bo+} wore none, and sat on six. // sit proud
pack: {Bo} sat among the boxes, and was nearly plates. // sit calm
low: {Bo} walked through the rooms, and asked in each. // walk sad
new: {Bo} took charge immediately. // sit proud

## cat 2
stick: {Bo+} wore one over one eye, for colour. // walk proud wears sticker
pack: {Bo} slept in the path of towels. // sleep calm
low: {Bo} looked at where the sofa used to be. // sit sad
new: {Bo} chose the right window. // sit happy

## bird
stick: {Bo+} learned to say "That's coming". // perch proud
pack: "Hello!" said {Bo}, and got packed, too. // perch delighted
low: {Bo} sang one note, and it was too big. // perch sad
new: {Bo} said hello to everything. // perch delighted

## fish
stick: {Bo+} wore one on the glass, like a sunset. // swim happy wears sticker
pack: {Bo} was in a bath already, and coming. // swim calm
low: {Bo} went round and round in an empty room. // swim sad
new: {Bo} had brought {their} own water. // swim happy

## fish 2
stick: {Bo+} read a sticker from behind. // swim curious
pack: {Bo} blew a bubble for the list. // swim happy
low: {Bo} stayed close to {their} weed. // hide sad
new: {Bo} looked out at a different wall. // swim curious

## rabbit
stick: {Bo+} got one, just below the ears. // sit happy wears sticker
pack: {Bo} chewed a hole in a box, for air. // sit happy
low: {Bo} thumped, and the whole house thumped back. // stand sad
new: {Bo} hopped down the hall in only five. // leap happy

## guineapig
stick: {Bo+} had one, and was nearly posted. // sit worried wears sticker
pack: "Wheek!" said {Bo}, and that got packed, too. // look-up happy
low: {Bo} kept to one corner, behind some hay. // sit sad
new: "Wheek!" said {Bo}. It sounded splendid. // look-up delighted

## hamster
stick: {Bo+} was hardly bigger than the sticker. // stand proud wears sticker
pack: {Bo} packed for a week, in both cheeks. // stand proud
low: {Bo's} wheel had gone, so {Bo} walked. // walk sad
new: {Bo} unpacked one seed, and was home. // stand happy

## horse
stick: {Bo+} took a whole row. // stand proud wears sticker
pack: {Bo} leaned on the wall, and it creaked. // stand happy
low: {Bo} hung {their} head, all the way down. // stand sad
new: {Bo} ate some hedge, and approved. // stand happy

## lizard
stick: {Bo+} turned red, to save a sticker. // lie proud
pack: {Bo} got drawn round, too. // lie happy
low: {Bo} held on to the bare floor with every toe. // lie sad
new: {Bo} discovered a warm pipe. // lie happy

## toy
stick: {Bo+} wore one, and fell over. // lie happy wears sticker
pack: {Bo} was packed, and found, and packed. // lie worried
low: {Bo} sat in a corner, looking left behind. // sit sad
new: {Bo} sat by a box, and looked at home. // sit happy

## other
stick: {Bo+} wore one, and showed everybody. // walk proud wears sticker
pack: {Bo} got into a box, and out of it. // stand happy
low: {Bo} waited on the last mat. // sit sad
new: {Bo} tried everything for size. // walk curious

## duet
stick: {Bo+} got one, so {Mo+} had to have one. // sit happy looks Mo wears sticker
pack: {Bo} packed {Mo}, and was told to unpack. // stand happy looks Mo
low: {Bo} sat close to {Mo}, in an empty corner. // sit sad looks Mo
new: {Bo} went left, and {Mo} right. // walk happy looks Mo

## duet 2
stick: {Bo+} and {Mo+} got stuck together. // sit cross looks Mo wears sticker
pack: {Bo} guarded one box, and {Mo} guarded another. // sit calm looks Mo
low: {Bo} looked at {Mo}, and {Mo} looked at the door. // sit sad looks Mo
new: {Bo} found {Mo}, who had been exploring. // walk happy looks Mo

## any back
stick: {Bo+} went round and round after one. // run happy
pack: {Bo} was in the way, and called it helping. // stand calm
low: {Bo} had never seen so much floor. // sit sad
new: {Bo} was in {their} place already. // lie happy

## any list
stick: "{Bo+}," said {Kim}, "is coming first." // look-up happy looks Kim
pack: "One {Bo}," wrote {rod}, "helping." // look-up happy looks grownup
low: {Bo} wondered where the mat was. // look-up worried looks Kim
new: {Bo} had come, which was half of it. // sit happy looks Kim

## any tape
stick: {Bo+} took one, for later. // walk happy
pack: {Bo} was taped to a lamp, but not for long. // stand worried
low: {Bo} kept to where {Kim} was. // sit sad looks Kim
new: {Bo} went once round, and came back. // walk happy

## any nap
stick: {Bo+} got one while asleep. // sleep calm wears sticker
pack: {Bo} slept by a box, and was nearly books. // sleep calm
low: For once, {Bo} couldn't sleep. // lie sad
new: {Bo} fell asleep, and that was home. // sleep happy
`
