export const words = String.raw`
title: <That's Coming|{Kim} and the Lion's Feet|Nine Stickers on a Bath|One Smell, One Sofa>
refrain: "That's coming," said {Kim}.
recall: the bath with lion's feet
deed: left the bath with the lion's feet
keepsake: the jar with the smell in it
joke: It's got feet
summary: They are moving house, and everything with a red sticker is coming. {Kim} {puts/put} one on the sofa, and one on the lamp, and nine on the bath. But the bath is in the floor. So {Kim} {packs/pack} a smell, a square of sun and an echo instead, and {rod} writes them all down.
extra: grownup = {rod}
pick: rod = Rod, Stavros, Big Ken, Tariq, Vince, Mr Lim
pick: rose = Rose, Elsie, Peg, Vera, Dulcie, Nell
pick: coats = wet coats and oranges, old boots and toast, chalk and pencils, soup and umbrellas
pick: ship = a submarine, a pirate ship, a volcano
pick: cave = a castle, a hospital, a supermarket
pick: shape = a pancake, a playing card, a small door
pick: tape = sticky tape, scissors, kettle, list
sign: hello = HELLO
word: sticker = a small paper shape that holds on to things
word: echo = your own voice, coming back from a wall
word: creaked = made a noise like an old gate
word: burglar = somebody who gets into houses to steal
word: square = a shape with four sides, all as long as each other
word: plasters = sticky strips for covering a cut
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
<The old house[somewhere: , {somewhere.at},] had a bath with lion's feet.|In the old house[somewhere: , {somewhere.at},] was a bath with lion's feet.|The best thing in the old house[somewhere: , {somewhere.at},] was a bath with lion's feet.> <It had been {ship}, {cave}, a drum, and sometimes a bath.|It had been {cave}, {ship}, and on Sundays a bath.|Full of pillows, it was {cave}. Full of water, it was {ship}.> <{Bo+} had been the crew.|Its crew was {Bo+}.|{Bo+} knew every plank of it.>
^ child third

# 2
= {Kim} stands among empty boxes in the kitchen, with a roll of stickers.
<"We're moving on Friday," said the grown-ups, and gave {Kim} a roll of red stickers.|"On Friday, we're moving," said the grown-ups, and {Kim} got a roll of red stickers.> <"Put one on everything that's coming with us."|"Whatever is coming with us gets one."|"No sticker, no place in the van."> [birthday: That was the day before {his} birthday. | new-baby: The old house had no room for the new baby. | christmas: And Friday was Christmas Eve. | family-reunion: The whole family would come first, to say goodbye. | road-trip: The new house was a whole road trip away. | roomy: Then they lost the {tape}.]
> want |

# 3
= {Kim} puts a sticker on the sofa.
<So the sofa got one, and then the lamp got one.|So one went on the sofa, and one on the lamp.|The sofa got the first, on its arm, and the lamp got the next.> "That's coming," said {Kim}, <and so far it was quite like a game|and it was rather a good game|to each of them, so that they knew>.
^ pet set | [1,2,3: <"And that, and that, and that.">]
* stick

# 4
= Out of doors, {Kim} holds up a sticker to everything in sight.
<"That's coming," said {Kim} to the floorboard that creaked.|"That's coming," said {Kim} to the gate that squeaked.|"That's coming," said {Kim} to the spot where {he} had learned to whistle.> <One sticker went to|The next one was for> [place: the view of {place.landmark} | <a crack in the path|the smallest snail there was>]. [series: One went on {series.keepsake}. [friend: One went on {series.friend}.]]
^ child set |
* stick | [childtrait: | <The roll was getting thinner all the time.|It was a long roll, but it was getting thin.|A house has more in it than one thinks.>]

# 5
= A removal man with a list follows the stickers through the hall.
On Wednesday came {rod}, with a van and a pencil. <"Sofa," he wrote. "Lamp. Floorboard?"|"Lamp," he wrote. "Sofa. A floorboard?">
> eyes |
* stick | <He considered it for some time.|He scratched his ear with the pencil.|He trod on it, to be sure.>

<"It creaks," said {Kim}, so {rod} wrote that down, too.|"It's the one that creaks," said {Kim}. {rod} wrote, "Creak. One.">

# 6
= The bath has nine red stickers. {rod} shakes his head at it.
Then he came to the bath, which had nine stickers. "That's in the floor," said {rod}. <"It can't come."|"It stays here."|"You'd have to bring the house.">

"It's got feet," said {Kim}.
> feet |
^ pet second

# 7 a
= {Kim} pulls at the bath with both hands. It stays where it is.
So {Kim} opened the door for it, and called it, as you'd call a horse. <Then {he} pulled.|And then {he} pulled it.|After that, {he} pulled.>
> push |
* pack | <Not one toe moved.|It thought about it, and didn't.|A lion that won't, won't.>

# 7 b
= {Kim} pulls at a rope that is tied to the bath. It stays where it is.
So {Kim} tied a rope to one of its feet, and pulled. Then {he} said please, and pulled <harder|again>.
> push |
* pack | <Not one toe moved.|It thought about it, and didn't.|A lion that won't, won't.>

# 8
= {Kim} kneels in front of a cupboard, and screws down the lid of an empty jar.
The cupboard smelled of {coats}[place: , and of {place.food}]. So {Kim} held a jar in there, <counted to eleven|waited|let the smell get in>, and shut the lid.

"That's coming," said {Kim}. "One smell," wrote {rod}.
^ child second

# 9
= {Kim} leans over a cardboard box, and shouts into it.
The room with the bath had an echo. {Kim} shouted [series: "{series.joke}" | hello] into a box, <and shut it fast|and shut it before it got out|and sat on the lid>.
> echo |
* pack | <Something in there went on saying it.|It weighed hardly anything.|Nobody was to shake it.>

[roomy: <{rod} wrote down one hello.|{rod} took it by the corners, and walked softly.>]

# 10
= {Kim} kneels in a patch of sun by the window, and draws round it. {rod} carries out a sheet of paper by its edges.
[place: In the morning, {place.wakes}.] <A square of sun fell on a sheet of paper, so {Kim} drew round it.|Sun fell in a square on some paper, so {Kim} drew round it.|A square of sun fell on paper, so {Kim} drew round it.>
> sun |
* pack | <It was still warm.|It was the best bit of the morning.|There was a fly's shadow in it, too.>

{rod} carried the sun in both hands.

# 11
= {Kim} has supper on the floor, beside the bath.
<On Thursday, even the chairs had vanished.|By Thursday, there was not one chair.|Then it was Thursday, and one could hear how big the kitchen was.> [birthday: They had birthday cake on the floor, a day early. | new-baby: The new baby slept in a drawer. | christmas: They sang carols, to the place where the tree had been. | family-reunion: The whole family ate off lids, on the floor. | road-trip: They ate the road-trip sandwiches, on the floor. | occasion&!event: They had supper on the floor. It was {occasion}. | They had supper on the floor, off a lid.]
^ child trouble |
* low | <Spoons sounded twice as loud.|The lamp had gone, and the moths with it.|Everybody's knees were the table.>

<{Kim} had one final bath. Gollop, it said.|That night, the bath was full one more time. Gollop, it said.>

# 12 a
= On Friday, the house is empty. {Kim} sits against the bath, and will not get up.
On Friday, {Kim} sat against the bath, and <held on|would not get up>.
^ pet trouble | [1,2,3: <It was as cold as a plate.|There was a drip left in it.|Its feet looked bigger than ever.>]
* low

"One sofa," {rod} read out[!place: , by the van]. [place: "One view of {place.landmark}. No {Kim}, no {Bo}." | "One smell. No {Kim}, and no {Bo}."]

# 12 b
= On Friday, the house is empty. {Kim} has both arms round the bath, and will not let go.
On Friday, {Kim} put both arms round the bath, and <held on|would not let go>.
^ pet trouble | [1,2,3: <It was as cold as a plate.|There was a drip left in it.|Its feet looked bigger than ever.>]
* low

"One sofa," {rod} read out[!place: , by the van]. [place: "One view of {place.landmark}. No {Kim}, no {Bo}." | "One smell. No {Kim}, and no {Bo}."]

# 13
= {Kim} looks up. {Bo} is beside the wall, behind the bath.
<Then something moved, far in behind the lion's feet.|Then there was a small sound, behind the lion's feet.>
> hinge

{Kim} [wheels: leaned | crawled] in, only for {Bo}, <and there was something on the wall|and on the wall there was something else>.

# 14
= Low on the wall, behind the bath, is the print of a small blue hand.
It was a hand, small and blue and low down, <where nobody looks but {Bo}|where only {Bo} would look>. Next to {Bo}, somebody had written in crayon: "{rose}, six. Goodbye, bath."
^ pet third

# 15
= {Kim} sits on the bare floor by the wall, and thinks.
<So {Bo} had found somebody who had loved the bath, and left it.|{Bo} had found {rose}, who had wanted to take it, too, and had left it.> If {rose} had put stickers on it, {Kim} and {Bo} would never have had it.
> stay |
* low | <The van hooted, once.|Nobody had dusted that hand, ever.|It was as big as {Kim's}, when {he} {was} six.>

# 16
= {Kim} peels the last of nine stickers off the bath.
<The stickers came off slowly, like plasters, and the ninth one hurt.|One by one, {Kim} pulled the stickers off, and the ninth one hurt.|Off came the first, and it was the easiest. The ninth one hurt.> [deed: {Kim} once {deed}[back: , {back.at}].]

"That's staying," said {Kim}. [roomy&!deed: <{His} voice wobbled, and the echo did, too.|{He} had to say it twice.>] <Somebody would come, and need {ship}, and have somebody for crew.|Sooner or later, somebody else, with a crew, would need {ship}.|Somebody else would need {ship}, and so would somebody's crew.>

# 17 a
= A boat lies in the bath, and beside the blue hand is a red one. {Kim} has a sticker on {his} chest.
{Kim} left a boat in the bath, and a red hand where {Bo} had looked. The last sticker went on {Kim}.

"That's coming," said {rod}[series: , "and {series.keepsake}." | .]
^ pet pay | He wrote that down.

# 17 b
= A boat lies in the bath, and beside the blue hand is a red one. {Kim} has a sticker on {his} chest.
{Kim} put a red hand by {rose's}, and lent the bath a boat. The last sticker went on {Kim}.

"That's coming," said {rod}[series: , "and {series.keepsake}." | .]
^ pet pay | He wrote that down.

# 18
= In a strange bare room, {Kim} stands among the boxes with an open jar.
[apartment: In the new flat | farm: In the farmhouse | townhouse: In the new townhouse | houseboat: On the new houseboat | caravan: In the new caravan | In the new house], nothing had feet. [birthday: Nobody could find a candle. | new-baby: Even the new baby looked round for something. | christmas: The tree stood in the wrong corner. | family-reunion: It would never hold the whole family. | road-trip: And the road trip was over.] The jar smelled of <jar|lid>, and the square was {shape}, in pencil.
> new |
* new

# 19
= From behind: {Kim} stands with the open box in the big new hall.
<That left the box, which was empty, too.|The box looked just as empty as the rest.|There was one more box, with nothing in it, and {Kim} opened that.> "[series: {series.joke} | Hello]?" said {Kim}, and "[series: {series.joke} | hello]," said <the hall|the new walls>[series: , from every corner | place: , over {place.sound} | , <from every corner|all at once>].
^ child pay | [1,2,3: <So the hello had come, all that way.|It was only a bit deeper than before.|The grown-ups heard it, and said hello, too.>]
* new
* new

# 20 a
= By torchlight, {Kim} has found a small green hand, low on the wall, and puts {his} own on it.
That evening, {Kim} <took a torch to the low places|looked in the low places, by torch|looked where nobody looks, by torch>. There, behind a cupboard, {Bo} found a green hand. [birthday: Nobody had wrapped it. | new-baby: The new baby's was still smaller. | christmas: The light of the tree reached it. | family-reunion: There was room for a family. | road-trip: It was the end of the road.]
> last |

{Kim} put {his} own on it, <and it fitted|and it was just as big>.

# 20 b
= By torchlight, {Kim} has found a small green hand, low on the wall. {He} {has/have} brought paint.
That evening, {Kim} <took a torch to the low places|looked in the low places, by torch|looked where nobody looks, by torch>. There, behind a cupboard, {Bo} found a green hand. [birthday: Nobody had wrapped it. | new-baby: The new baby's was still smaller. | christmas: The light of the tree reached it. | family-reunion: There was room for a family. | road-trip: It was the end of the road.]
> last |

{Kim} <fetched|went for> the paint, and soon there was a red one.

## lead dog
want: {Bo} wanted it all left here, and <sat on a box|said so>.
eyes: {Bo} knew a burglar when one came, <with a list|even a polite one>.
feet: {Bo} growled <at his pencil|at him, but politely>.
push: {Bo} brought back two slippers, <from the van|out of his van>.
echo: {Bo} brought in a sock, <saved from the van|off his own foot>.
sun: {Bo} took {rod's} pencil, <and hid it|and kept it>.
hinge: It was {Bo}, with one last spoon, hiding it where no burglar looks.
stay: {Bo} gave {Kim} the spoon, <to keep|without being asked>.
new: {Bo} found it all here. <What a good burglar!|It was the best of burglars.>
last: {Bo} sniffed the hand, and <lay down|guarded it>.

## lead cat
want: {Bo} wanted the boxes. <Boxes are for cats.|It was high time.>
eyes: He had come about <the boxes|more boxes>, {Bo} hoped.
feet: {Bo} looked <at him as cats do|down on him, from below>.
push: {Bo} tried the towels. They were <not a box|no box, but warm>.
echo: {Bo} wanted that box, but somebody <was in it|in there said hello>.
sun: {Bo} lay down in it, and was drawn <round|in>, too.
hinge: It was {Bo}, with no box left, in the last place with a roof.
stay: {Bo} moved over, and left room <for somebody else|for the next one>.
new: Here were all the boxes, {Bo} saw, <and more|and empty>.
last: {Bo} lay down by the hand, <and purred|purring>.

## lead bird
echo: {Bo} answered it, from the other corner.
hinge: It was {Bo}, tapping at the wall, as if somebody were in.
new: {Bo} flew once through all the rooms.

## lead fish
echo: In {Bo's} bowl the water went hello, in rings.
hinge: It was the light from {Bo's} bowl, that went up and down the wall.
new: {Bo} had brought {their} own water, at least.

## lead rabbit
echo: Thump, said {Bo}, and {Kim} packed that, too.
hinge: It was {Bo}, in the last dark hole in the house.
new: {Bo} tasted a corner of it, to be certain.

## lead guineapig
echo: {Bo} looked into the box, which went on saying it.
hinge: It was {Bo}, saying wheek to the wall.
new: {Bo} said nothing, until somebody unpacked the lettuce.

## lead hamster
echo: {Bo} got in after it, and had to be emptied out.
hinge: It was {Bo}, washing, in front of the wall.
new: {Bo} still had both cheeks completely packed.

## lead horse
echo: {Bo} looked into the box, and it looked full of horse.
hinge: It was {Bo's} nose, which had come in, and blew dust off the wall.
new: {Bo} looked in through each of the new windows.

## lead lizard
echo: {Bo} was found in the box, and unpacked.
hinge: It was {Bo}, flat on the floor, staring at the wall.
new: {Bo} walked once along the longest wall.

## lead toy
echo: {Bo} was packed with it by accident, and unpacked.
hinge: It was {Bo}, who had fallen there, nose to the wall.
new: {Bo} had come, which was the important thing.

## lead other
echo: {Bo} said something in there as well.
hinge: It was {Bo}, looking at the wall, and at nothing else.
new: {Bo} stayed close to the open boxes.

## trait pet fear
set: The {trait.things} got none, because of {Bo}.
trouble: {Bo} blamed {trait.things}, and hid as well.
pay: "One {Bo}," he read out. "No {trait.things}."

## trait pet theft
set: {Bo} {trait.did}, with the sticker on it.
trouble: {Bo} looked, but there was nothing left to take.
pay: "One {Bo}," he read out, "and {trait.a}, missing."

## trait pet noise
set: "{trait.Sound}," said {Bo}, and got one for that.
trouble: "{trait.Sound}," said {Bo}, and the bare house said it, too.
pay: "One {Bo}," he read out. "One {trait.sound}."

## trait pet part
set: {Bo} got one, for {trait.has}.
trouble: {Bo}, with {trait.has}, went from room to room.
pay: "One {Bo}," he read out, "with {trait.has}."

## trait pet deaf
set: {Bo} could not hear it, and was shown the sticker.
trouble: {Bo} could not hear how empty it was, but saw.
pay: "One {Bo}," he said, and then drew it, for {Bo}.

## trait pet age
set: {Bo} was {trait.is}, and got one [old: gently | twice].
trouble: {Bo} was {trait.is}, and had [old: always lived here | never moved before].
pay: "One {Bo}," he read out, "{trait.is}."

## trait pet favourite
set: {Bo} would not let go of {trait.thing}, so that got one.
trouble: Even {trait.thing} was in the van.
pay: "One {Bo}," he read out, "and {trait.a}."

## trait pet sleep
set: There was one for where {Bo} sleeps, {trait.where}.
trouble: {Bo} could not even sleep {trait.where}.
pay: "One {Bo}," he read out, "{trait.doing}."

## trait pet habit
set: {Bo} {trait.did}, and got one for that.
trouble: {Bo} {trait.did}, but not as before.
pay: "One {Bo}," he read out, "{trait.doing}."

## trait pet talent
set: {Bo} could {trait.do}, and got one for that.
trouble: {Bo} {trait.did}, and nobody clapped.
pay: "One {Bo}," he read out. "Can {trait.do}."

## trait child fear
set: {Kim} put none on {trait.things}. They could stay.
trouble: [dark: An empty house is twice as dark. | {He} would rather have had {trait.things}.]
pay: [dark: It was dark here, too, but it said hello. | There were {trait.things} here, too, but only the usual ones.]

## trait child collection
set: Each of {Kim's} {trait.things} got one of its own.
trouble: {He} held {trait.a}, which had not been packed.
pay: {Kim} put {trait.a} by the door, to stay.

## trait child noise
set: One was for the step where {Kim} always {trait.did}.
trouble: {He} {trait.did}, and the bare walls did, too.
pay: {Kim} {trait.did}, and it did that as well.

## trait child part
set: One went on the mirror, over {trait.has}.
trouble: {He} saw {trait.has} in the tap, upside down.
pay: In a strange window was a grin, with {trait.has}.

## trait child favourite
set: One was for {trait.things}, of course.
trouble: Nobody knew which box had {trait.thing} in it.
pay: There was room in it for {trait.things}, too.

## trait child sleep
set: One went on the bed, for {trait.doing}.
trouble: It was no night for {trait.doing}.
pay: It would do for {trait.doing}, too.

## trait child habit
set: [askswhy: "Why can't a view come?" asked {Kim}. | counts: {Kim} counted, and it was forty so far. | drawsonthings: {Kim} drew a face on each. | loseshats: One was for a hat, if it ever came back.]
trouble: [askswhy: "Why do we have to?" asked {Kim}. | counts: {He} counted the rooms, to say good night. | drawsonthings: {He} drew on the floor, and nobody minded. | loseshats: {His} hat was in some box.]
pay: [askswhy: "Why?" asked {Kim}. "Why?" it said. | counts: "One," said {Kim}. "One," it said. | drawsonthings: There was a lot of wall, with nothing on it. | loseshats: In the box was {Kim's} hat.]

## trait child talent
set: That {he} could {trait.do} was coming, too.
trouble: [remembers: {He} remembered every bath. | {He} did not feel like {trait.doing}.]
pay: [remembers: {Kim} remembered that voice. | {Kim} {trait.did}, and it joined in.]

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
stick: {Bo+} wore one like a medal.
pack: {Bo} slept in the path of towels.
low: {Bo} looked at where the sofa used to be.
new: {Bo} chose the right window.

## bird
stick: {Bo+} learned to say "That's coming".
pack: "Hello!" said {Bo}, and got packed, too.
low: {Bo} sang one note, and it was too big.
new: {Bo} said hello to everything.

## fish
stick: {Bo+} had one for a sunset.
pack: {Bo} was in a bath already, and coming.
low: {Bo} went round and round in an empty room.
new: {Bo} looked round, and found nobody {they} knew.

## fish 2
stick: {Bo+} read a sticker from behind.
pack: {Bo} blew a bubble for the list.
low: {Bo} stayed close to {their} weed.
new: {Bo} looked out at a different wall.

## rabbit
stick: {Bo+} got one, and ate the corner.
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
low: {Bo} held the bare floor with every toe.
new: {Bo} discovered a warm pipe.

## toy
stick: {Bo+} wore one, and fell over.
pack: {Bo} was packed, and found, and packed.
low: {Bo} sat in an empty corner, looking left behind.
new: {Bo} sat among the boxes, completely at home.

## other
stick: {Bo+} wore one, and showed everybody.
pack: {Bo} got into a box, and out of it.
low: {Bo} waited on the last mat.
new: {Bo} tried everything for size.

## duet
stick: {Bo+} got one, so {Mo+} had to.
pack: {Bo} packed {Mo}, and was told to unpack.
low: {Bo} sat close to {Mo}, in an empty corner.
new: {Bo} went left, and {Mo} right.

## duet 2
stick: {Bo+} and {Mo+} got stuck together.
pack: {Bo} guarded one box, and {Mo} guarded another.
low: {Bo} looked at {Mo}, and {Mo} looked at the door.
new: {Bo} found {Mo}, still exploring.

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
