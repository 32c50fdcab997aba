export const words = String.raw`
title: <Any Minute Now|Any Year Now|Twenty Minutes of Dark|Because of a Slipper>
set: hill = [uluru: the sand hill | the hill]
refrain: "Any minute now," said {bell}.
recall: the minute of the comet
deed: looked away from a comet for {bell}
summary: {bell} missed the comet once, because of a shoe. He has waited seventy years for it to come back. Tonight is the night, if only nobody puts a light on. And {Kim} has a new torch.
extra: elder = {bell}
extra: friend = {nia}
pick: bell = Mr Bell, Mr Okoro, Mr Varga, Mr Lim, Mr Duffy, Mr Rossi, Mr Singh
pick: nia = Nia, Lotte, Zara, Freya, Mei, Tilda, Ivy
pick: comet = DIBBLE, HOBBS, POTTS, TWIGG, WIMPLE
pick: flies = a plane, a bat, an owl, a lost kite
pick: hanky = a hanky, a pillow, a doormat, a tablecloth
pick: reach = the church, the shops, the water tank, the moon, nearly
pick: hair = a wind-blown scarf, spilt milk, a torn flag
sign: comet-tonight = COMET TONIGHT
word: comet = a lump of ice and dust that flies round the sun, with a bright tail
word: telescope = a tube that makes far things look near
word: queue = a line of people who are waiting for a turn
word: cushion = a soft thing to sit on
word: torch = a small lamp that you can carry
word: gap = an empty space between two things
question: Why did {bell} wear slippers?
question: What happened each time somebody made a light?
question: Why did {Kim} give the torch to {Bo}?
question: {Kim} looked away from the comet. What for?
question: What would you wait seventy years for?
activity: try | Sit in a dark room for as long as you can, or count to two hundred. What can you see now that you couldn't see before?
activity: draw | Draw the comet. What does its tail look like to you? | a broom ; a tadpole ; something else
activity: think | How old will you be in seventy years? Where will you look at it from?
surprise: {bell} wears the same thing on his feet all night. | Look at page 4, and again at page 20.
surprise: On page 17, somebody else looks down, and it isn't for a shoe. | Read page 4 again.
surprise: When it comes at last, not everybody is looking at it. | Who is looking where on page 19?

# 1
= {Kim} reads a sign that somebody has put up on the street: COMET TONIGHT.
[home: Outside {home.the}, | On the corner,] there was a sign. COMET {comet} TONIGHT, it said. BRING A CUSHION.

[event: It was {event.is}. | occasion: And it was {occasion}. | 1-3: <"I'll bring two," said {Kim}.|{Kim} read it four times, to be sure.>]
* come | By dark, there was not one cushion left indoors.

# 2
= {bell} stands on a hill in the dusk with a long telescope, and points up. {Kim} is first in the queue.
The whole street went up {hill} [place: {place.at}|somewhere: {somewhere.at}]. There stood {bell}, with a telescope [roomy: as long as a bath].

"Any minute now," said {bell}.
* come | <{Kim} was first in the queue.|The queue went all the way down again.>

# 3
= {Kim} holds up a new torch and looks pleased with it.
{Kim} had a new torch, which reached as far as {reach}. [sequel&1-2: Nothing had been so good since {recall}.]

"It's so the comet can see us," {he} said.
* come | <Click, it went. Click, click.|It had a click that you could feel.>

# 4
= {bell} sits by his telescope in old red slippers, and tells {Kim} about a shoe.
"Last time, seventy years ago, my shoe was undone," said {bell}. "I looked down, and everybody said ooh."

Since then, he had only worn slippers.
* come | <They were red ones, and rather thin.|You can't be too careful.>

# 5
= In the dark, everybody sits on cushions and looks up. There is nothing to see.
"Eyes need twenty minutes of dark," he said. "They open like daisies, and shut at one light."

So they sat in the dark, and nothing happened[roomy: , and then went on not happening]. "Any minute now," said {bell}.

# 6
= {Kim} has lit the torch. Everybody covers their eyes.
Something moved! Click, went the torch, and it was {flies}.

"Ow," said everybody on {hill}[roomy: , with their hands on their eyes]. <"Twenty minutes," said {bell}.|{bell} sat down. "Twenty minutes," he said.>
* wrong | In the dark, {Kim} went as red as a tomato.

# 7
= {Kim} has one eye to the telescope. On the far end of it sits a moth.
"I see it!" said {Kim}, at the telescope. "It has a tail! It has... feet."

It was a moth, and {bell} lit a match to move it. <Twenty minutes.|Twenty minutes more.>
* wrong | <Everybody had a turn at the moth.|It was a good moth, as moths go.>

# 8
= {nia's} face shines blue in the light of a phone. All around her, people groan.
Then there was a small blue light, and in it was {nia}, looking it up.

"It says here that it's here," said {nia}.

"Ow," said the hill. <Twenty minutes.|Twenty more.>
* wrong | <The moth came back for it.|Somebody's baby clapped.>

# 9
= From above: in the middle of the dark hill, there is one small light under a blanket, and {Kim} is with it.
{Kim} only wanted to know if the torch still worked, and it did.

"Who," said {bell}, "was that?"

<Nobody|No one> spoke[roomy: , and {Kim} least of all].
* wrong | [event: They had to find the {event.food} by feel. | Somewhere, a cushion sighed.]

# 10
= All over the hill, people have gone to sleep on their cushions. {nia} is asleep, too.
"It's only a snowball," yawned {nia}, and the yawn went down {hill}. One by one, they fell asleep, like a queue lying down.

"Any minute now," said {bell}[roomy: , <more softly|to himself>].

# 11
= {Kim} sits alone in the dark, with {his} thumb on the torch.
It was so dark that {Kim} couldn't see {his} own hand. One click would do it. {He} <put|laid> a thumb on the button[roomy: , and kept it there].
* dark | <The thumb itched.|It was a long, black, itchy minute.>

# 12
= {Kim} has given {Bo} the torch to look after.
So {Kim} gave the torch to {Bo}. [dog: {Bo} dug a hole, put it in, and sat on top. | cat: {Bo} sat down on it, and nobody moves a cat. | bird: {Bo} put {their} head under one wing, and stood on it. | fish: It went under the bowl, and {Bo} swam round and round it. | rabbit: {Bo} kicked it down a hole, and blocked the hole. | guineapig: {Bo} pushed hay over it, and then ate none of it. | hamster: {Bo} could not get it in one cheek, but lay down on it. | horse: {Bo} put a hoof on each side of it, and leaned down. | lizard: {Bo} wrapped {themself} round it twice, and shut both eyes. | toy: {Bo} sat on it, and no one guards a thing like {Bo}. | {Bo} took it, and kept it, and would not give it back.]

<Now there was only the waiting.|Now {Kim} had nothing but eyes.>
# 13
= From behind: {Kim} looks up. More and more stars have come out.
At first there were nine stars, and then there were ninety. They came out like <snails after rain|freckles>[roomy: , but they had been there all the time].

[place&1-4: From far below came the sound of {place.sound}.]
* dark | <The grass smelled of mint and tomorrow.|{Kim} could see {his} hand now.>

# 14
= {bell} is asleep, with his slippers on.
"Any minute n...," said {bell}, and went to sleep.

Now the whole street snored, and only {Kim} was left to wait.
* dark | <Somebody had to.|A queue of one is a quiet queue.>

# 15
= Cloud has covered the sky, all but one small hole.
Cloud came over it all, but for one gap, as big as {hanky}. {Kim} looked at the gap. [roomy: <It was all that there was to look at.|{He} didn't look at anything else.>]
* dark | The gap crept over the hill like a cat.

# 16
= {Kim} looks up at a gap in the cloud, with wide open eyes.
It's no good pulling at a gap, or pushing a cloud. [deed: {Kim} once {deed}[back: , {back.at}]. {He} could wait. | {Kim} had no torch and no clock.] {He} had two eyes, open like <daisies|doors>.

Any minute, {he} thought.

Any minute.

# 17
= The comet! It shines in the gap, and {Kim} sees it. Beside {him}, {bell} is asleep.
It came into the gap without a sound, with a tail like {hair}. It had one minute, and so had {Kim}.

{Kim} took one long look, and then {he} looked down, because of a slipper.

# 18
= {Kim} tugs at {bell's} slipper, and he wakes up.
{Kim} pulled the slipper, hard. "Any minute...," said {bell}.

"No," said {Kim}. "Now."

{bell} looked up. He had had his twenty minutes[roomy: , and his eyes were as wide as <gates|windows>].

# 19
= From behind: everybody on the hill looks up at the comet, or nearly everybody.
"Ooh," said {bell}. It was seventy years old, that ooh, and it woke <the whole queue|everybody>.
* joy | "Where?" said {nia}. "Where? Oh!"
* joy |

Then the gap shut.

# 20
= In the early morning, {bell} stands in his socks. {Kim} has his red slippers.
* joy | <Nobody looked down for quite a while.|All over {hill}, the chins stayed up.>
* joy |
{bell} took off his slippers, and gave them to {Kim}, for the next time.

"They're too big," said {Kim}.

"Any year now," said {bell}.

## dog
come: {Bo+} fetched a cushion, over and over.
wrong: {Bo} thought that ow was a game, and joined in.
dark: {Bo} put a warm chin down by {Kim}.
joy: {Kim} pointed, and {Bo} looked at the finger.

## dog 2
come: {Bo+} was in the queue, in six places.
wrong: {Bo} barked at the dark, in case it was somebody.
dark: {Bo} dreamed, with {their} feet.
joy: {Bo} ran to where it was going to land.

## cat
come: {Bo+} got the best cushion, so that was that.
wrong: Cats can see in the dark. {Bo} saw no problem.
dark: The two green lights were {Bo}.
joy: {Bo} had seen better, and went on with a paw.

## cat 2
come: {Bo+} looked for somewhere higher than everybody.
wrong: {Bo} caught a moth, and let it go, twice.
dark: {Bo} folded up all {their} feet, and watched.
joy: {Bo} watched the moth instead.

## bird
come: {Bo+} had never been up so late.
wrong: {Bo} took it for the morning, and sang.
dark: {Bo} was a small round ball of feathers.
joy: {Bo} saw a bird with no manners.

## fish
come: {Bo+} came up in a bowl, going slosh.
wrong: In the glass, {Bo} saw {Bo}, and said ooh.
dark: Each star was in {Bo's} bowl as well, only wetter.
joy: {Bo} had one more, in the water.

## fish 2
come: {Bo+} had a cushion, too, under the bowl.
wrong: {Bo} blew a bubble, and people pointed at it.
dark: {Bo} never shuts an eye. {Kim} tried it, too.
joy: Past swam {Bo}, trailing some weed.

## rabbit
come: {Bo+} put up both ears, to hear it come.
wrong: {Bo} thumped. It was a complaint.
dark: {Bo's} ears went round slowly, like clocks.
joy: {Bo} had found a daisy, and missed the lot.

## guineapig
come: {Bo+} hoped that a comet was lettuce.
wrong: "Wheek!" said {Bo}, who thought it was breakfast.
dark: {Bo} breathed next to {Kim}, quick and warm.
joy: {Bo} said wheek, and it wasn't about food.

## hamster
come: Only {Bo+} had had a nap first.
wrong: For {Bo}, it was noon, and time for exercises.
dark: {Bo} sat up with {Kim}. It was no trouble.
joy: {Bo} saved a seed, to remember it by.

## horse
come: Nobody behind {Bo+} could see a thing.
wrong: {Bo} breathed out, and four cushions blew away.
dark: {Bo} stood there, and was the warm side of {hill}.
joy: There was [uluru: grass | clover], so {Bo} looked down.

## lizard
come: {Bo+} brought nothing but a stare.
wrong: A light! {Bo} lay down in it, to get brown.
dark: {Bo} can wait like a stone, and did.
joy: {Bo} gave it one eye. The other was busy.

## toy
come: {Bo+} needed no cushion, being one.
wrong: {Bo} was sat on, by a whole row.
dark: {Bo} lay on {their} back, which was just right.
joy: Somebody had put {Bo} facing the wrong way.

## other
come: {Bo+} joined the queue, and was counted as two.
wrong: {Bo} looked at the light, since that was what there was.
dark: {Bo} sat so close that it was warm.
joy: {Bo} looked left, where nothing was.

## duet
come: {Bo+} and {Mo+} shared one cushion, but not gladly.
wrong: {Bo} blamed {Mo}. You could hear it in the dark.
dark: {Bo} kept {Mo} warm, and the other way round.
joy: {Bo} looked at {Mo}. {Mo} looked at a biscuit.

## duet 2
come: {Bo+} and {Mo+} wanted the same cushion.
wrong: In the dark, {Bo} took {Mo} for a cushion.
dark: {Bo} slept, and {Mo} kept watch.
joy: {Bo} saw it first, but {Mo} saw it longer.

## any place
come: {Kim} kept a place for {Bo+} [fish: , bowl and all].
wrong: {Bo} lost {their} place, and got it back.
dark: {Bo} was next to {Kim}, right up close.
joy: {Kim} turned {Bo} round, to face the right way.

## any snack
come: {Bo+} asked what there was to eat[fish: , through the glass].
wrong: By that light, {Bo} saw where the biscuits were.
dark: {Bo} listened to a biscuit in somebody's pocket.
joy: Everyone looked up. {Bo} looked at the biscuits.

## any yawn
come: {Bo+} yawned, and it wasn't even late [fish: in the bowl].
wrong: {Bo} shut both eyes again, with a sigh.
dark: {Bo} stayed up with {Kim}.
joy: {Bo} woke, said ooh, and slept.

## any watch
come: {Bo+} watched {Kim} [fish: through the glass], who watched the sky.
wrong: {Bo} watched the wrong bit, most carefully.
dark: {Bo} and {Kim} breathed in and out together.
joy: {Bo} was still looking after it had gone.
`
