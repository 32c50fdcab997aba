export const words = String.raw`
title: <That's Coming|{Kim} and the Lion's Feet|Nine Stickers on a Bath>
refrain: "That's coming," said {Kim}.
recall: the bath with lion's feet
deed: left the bath with the lion's feet
summary: They are moving house, and everything with a red sticker is coming. {Kim} puts one on the sofa, and one on the lamp, and nine on the bath. But the bath is in the floor. So {Kim} packs a smell, a square of sun and an echo instead, and {rod} writes them all down.
extra: grownup = {rod}
pick: rod = Rod, Stavros, Big Ken, Tariq, Vince, Mr Lim
pick: rose = Rose, Elsie, Peg, Vera, Dulcie, Nell
pick: coats = wet coats and oranges, old boots and toast, rain and pencils, soup and umbrellas
pick: ship = a submarine, a pirate ship, a volcano
pick: cave = a castle, a hospital, a supermarket
pick: shape = a pancake, a playing card, a small door
pick: tape = sticky tape, scissors, kettle, list
sign: hello = HELLO
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
surprise: Somebody has left a hand in each house. | Look low down on the wall, on page 14 and on page 20.
surprise: There are nine stickers on the bath. Where does the tenth one go? | Page 17.

# 1
= In a room with a sloping roof stands an old white bath on lion's feet. {Kim} sits beside it.
The old house[somewhere: , {somewhere.at},] had a bath with lion's feet. It had been {ship}, {cave}, a drum, and <sometimes|on Sundays> a bath.

# 2
= {Kim} stands among empty boxes in the kitchen, with a roll of stickers.
"We're moving on Friday," said the grown-ups, and gave {Kim} a roll of red stickers. "Put one on everything that's coming."

Then they lost the {tape}.

# 3
= {Kim} puts a sticker on the sofa.
So {Kim} did. The sofa got one, and the lamp got one. "That's coming," said {Kim}.
* stick | <"And that, and that, and that.">

So far, it was quite like a game.

# 4
= Out of doors, {Kim} holds up a sticker to everything in sight.
"That's coming," said {Kim} to the door. One sticker went to the floorboard that creaked. One went to [place: the view of {place.landmark} | sequel: {recall} | <a crack in the path|the smallest snail>].
* stick | The roll was getting thinner.

# 5
= A removal man with a list follows the stickers through the hall.
On Wednesday came {rod}, with a van and a pencil[roomy: , and followed the stickers]. "Sofa," he wrote. "Lamp. Floorboard?"
* stick | He considered it for some time.

"It creaks," said {Kim}. {rod} wrote that down, too.

# 6
= The bath has nine red stickers. {rod} shakes his head at it.
Then he came to the bath, which had nine stickers, to be sure.

"That's in the floor," said {rod}. "It can't come."

"It's got feet," said {Kim}.

# 7
= {Kim} pushes at the bath with both hands. It stays where it is.
So {Kim} opened the door for it[roomy: , and laid a path of towels]. {He} called it, as you'd call a horse, and then {he} pushed.
* pack | <Not one toe moved.|It thought about it, and didn't.>

# 8
= {Kim} kneels in front of a cupboard, and screws down the lid of an empty jar.
[roomy: All right, then.] {Kim} would take everything else. The cupboard smelled of {coats}. So {he} held a jar in there, <counted to ten|waited>, and shut the lid.

"That's coming," said {Kim}. "One smell," wrote {rod}.

# 9
= {Kim} leans over a cardboard box, and shouts into it.
The room with the bath had an echo. {Kim} shouted hello into a cardboard box, and shut it <fast|before it got out>.
* pack | <Something in there went on saying it.|It weighed hardly anything.>

{rod} wrote down one hello.

# 10
= {Kim} draws round a patch of sun on the wall. {rod} carries out a sheet of paper by its edges.
Each morning, the sun made a yellow square on the wall. {Kim} drew round it, and carefully rolled it up.
* pack | It was still warm.

{rod} carried the square in both hands[roomy: , so as not to spill any].

# 11
= {Kim} has supper on the floor, beside the bath.
By Thursday evening there was nothing to sit on. They had [easter: {event.food} on the floor, since it was nearly Easter | camping-trip,beach-holiday,road-trip,snow-day,farm-stay,train-journey: {event.food} on the floor, and called it a holiday | event: {event.food} on the floor, on {event.day} | occasion: supper on the floor, on {occasion} | supper on the floor, off a lid].
* low | <Spoons sounded twice as loud.|The lamp had gone, and the moths with it.>

{Kim} had one last bath. Gollop, it said.

# 12
= On Friday, the house is empty. {Kim} hides behind the bath, and will not come out.
On Friday, {Kim} hid behind the empty bath[roomy: , and held on].
* low | <It was as cold as a plate.|There was a drip left in it.>

"One sofa," {rod} read out, by the van. "One smell. No {Kim}."

# 13
= {Kim} looks up. {Bo} has found something on the wall beside the bath.
Then something moved underneath. It was {Bo}, between the lion's feet. [dog: {Bo} was sniffing at the wall. | cat: {Bo} was looking at the wall, as cats do, but harder. | bird: {Bo} was tapping at the wall. | fish: {Bo's} bowl stood there, and shone on the wall. | rabbit: {Bo} was up on two legs, against the wall. | guineapig: {Bo} was saying wheek to the wall. | hamster: {Bo} was washing, in front of the wall. | horse: At least, {their} nose was, and it blew at the wall. | lizard: {Bo} was staring at the wall. | toy: {Bo} had fallen there, nose to the wall. | {Bo} was looking at the wall.] There was nothing there. Then there was.

# 14
= Low on the wall, behind the bath, is the print of a small blue hand.
It was a hand, small and blue and low down, where nobody looks. Underneath, somebody had written in crayon:

"{rose}, six. Goodbye, bath."

# 15
= {Kim} sits on the bare floor by the wall, and thinks.
{Kim} [wheels: kept still | sat down]. So {rose} had gone as well, and at only six.
* low | <The van hooted, once.|Nobody had dusted that hand, ever.>

If {rose} had put stickers on the bath, {Kim} would never have had it.

# 16
= {Kim} peels the last of nine stickers off the bath.
The stickers came off slowly, like plasters, [roomy: one after another,] and the ninth one hurt. [deed: But {Kim} once {deed}[back: , {back.at}].]

"That's staying," said {Kim}. {His} voice wobbled[!deed: , and the echo <wobbled, too|kindly left that out>].

# 17
= A boat lies in the bath, and beside the blue hand is a red one. {Kim} has a sticker on {his} chest.
{Kim} left {his} best boat in the bath, and a red hand on the wall. The last sticker on the roll went on {Kim}.

"That's coming," said {rod}, and ticked {him} off.

# 18
= In a strange bare room, {Kim} stands among the boxes with an open jar.
[apartment: In the new flat | farm: In the farmhouse | townhouse: In the new townhouse | In the new house], nothing had feet.
* new | <It smelled of paint.|The rooms were all corners.>
* new |
{Kim} opened the jar, which smelled of <jar|lid>. The square was {shape}, in pencil. That left the box.

# 19
= From behind: {Kim} stands with the open box in the big new hall.
The box was empty, too. "Hello?" said {Kim}.

"Hello," said the hall.
* new | <It was a bit deeper than before.|It sounded glad to be out.>

"It's come," said {Kim}[roomy: , and had to [wheels: hold on to something | sit down]].

# 20
= By torchlight, {Kim} has found a small green hand, low on the wall.
That evening, with a torch, {Kim} looked in all the low places. Behind a cupboard[roomy: , near the floor], there was a hand, and it was green.

{Kim} put {his} own on it, and it fitted. "Hello," said {Kim}.

"Hello," said the hall.

## dog
stick: {Bo+} got one, and ate it.
pack: {Bo} held one end of everything.
low: {Bo} turned round twice, and gave up.
new: {Bo} signed for every corner.

## dog 2
stick: {Bo+} wagged a sticker off, twice.
pack: {Bo} packed a ball, and unpacked it again.
low: {Bo} lay across the doorway, and let nobody out.
new: {Bo} discovered the warm patch.

## cat
stick: {Bo+} wore none, and sat on six.
pack: {Bo} sat among the boxes, and was nearly plates.
low: {Bo} walked through the rooms, and asked in each.
new: {Bo} took charge immediately.

## cat 2
stick: {Bo+} wore one over one eye, for colour.
pack: {Bo} slept in the path of towels.
low: {Bo} looked at where the sofa used to be.
new: {Bo} chose the right window.

## bird
stick: {Bo+} learned to say "That's coming".
pack: "Hello!" said {Bo}, and got packed, too.
low: {Bo} sang one note, and it was too big.
new: {Bo} said hello to everything.

## fish
stick: {Bo+} wore one on the glass, like a sunset.
pack: {Bo} was in a bath already, and coming.
low: {Bo} went round and round in an empty room.
new: {Bo} had brought {their} own water.

## fish 2
stick: {Bo+} read a sticker from behind.
pack: {Bo} blew a bubble for the list.
low: {Bo} stayed close to {their} weed.
new: {Bo} looked out at a different wall.

## rabbit
stick: {Bo+} got one, just below the ears.
pack: {Bo} chewed a hole in a box, for air.
low: {Bo} thumped, and the whole house thumped back.
new: {Bo} hopped down the hall in only five.

## guineapig
stick: {Bo+} had one, and was nearly posted.
pack: "Wheek!" said {Bo}, and that got packed, too.
low: {Bo} kept to one corner, behind some hay.
new: "Wheek!" said {Bo}. It sounded splendid.

## hamster
stick: {Bo+} was hardly bigger than the sticker.
pack: {Bo} packed for a week, in both cheeks.
low: {Bo's} wheel had gone, so {Bo} walked.
new: {Bo} unpacked one seed, and was home.

## horse
stick: {Bo+} took a whole row.
pack: {Bo} leaned on the wall, and it creaked.
low: {Bo} hung {their} head, all the way down.
new: {Bo} ate some hedge, and approved.

## lizard
stick: {Bo+} turned red, to save a sticker.
pack: {Bo} got drawn round, too.
low: {Bo} held on to the bare floor with every toe.
new: {Bo} discovered a warm pipe.

## toy
stick: {Bo+} wore one, and fell over.
pack: {Bo} was packed, and found, and packed.
low: {Bo} sat in a corner, looking left behind.
new: {Bo} sat by a box, and looked at home.

## other
stick: {Bo+} wore one, and showed everybody.
pack: {Bo} got into a box, and out of it.
low: {Bo} waited on the last mat.
new: {Bo} tried everything for size.

## duet
stick: {Bo+} got one, so {Mo+} had to have one.
pack: {Bo} packed {Mo}, and was told to unpack.
low: {Bo} sat close to {Mo}, in an empty corner.
new: {Bo} went left, and {Mo} right.

## duet 2
stick: {Bo+} and {Mo+} got stuck together.
pack: {Bo} guarded one box, and {Mo} guarded another.
low: {Bo} looked at {Mo}, and {Mo} looked at the door.
new: {Bo} found {Mo}, who had been exploring.

## any back
stick: {Bo+} went round and round after one.
pack: {Bo} was in the way, and called it helping.
low: {Bo} had never seen so much floor.
new: {Bo} was in {their} place already.

## any list
stick: "{Bo+}," said {Kim}, "is coming first."
pack: "One {Bo}," wrote {rod}, "helping."
low: {Bo} wondered where the mat was.
new: {Bo} had come, which was half of it.

## any tape
stick: {Bo+} took one, for later.
pack: {Bo} was taped to a lamp, but not for long.
low: {Bo} kept to where {Kim} was.
new: {Bo} went once round, and came back.

## any nap
stick: {Bo+} got one while asleep.
pack: {Bo} slept by a box, and was nearly books.
low: For once, {Bo} couldn't sleep.
new: {Bo} fell asleep, and that was home.
`
