export const words = String.raw`
title: <Any Minute Now|Any Year Now|Twenty Minutes of Dark|Seventy Years and a Minute>
set: hill = [uluru: the sand hill | beach-holiday: the dune | the hill]
set: street = [camping-trip: camp | street]
refrain: "Any minute now," said {bell}.
recall: the minute of the comet
deed: looked away from a comet for {bell}
keepsake: the red slippers
joke: Any minute now
summary: {bell} missed the comet once, because of a shoe. He has waited seventy years for it to come back. Tonight is the night, if only nobody puts a light on. {Kim} has a new torch, and {Bo}, who is waiting for something, too.
extra: elder = {bell}
extra: friend = {nia}
pick: bell = Mr Bell, Mr Okoro, Mr Varga, Mr Lim, Mr Duffy, Mr Rossi, Mr Singh
pick: nia = Nia, Lotte, Zara, Freya, Mei, Tilda, Ivy
pick: comet = DIBBLE, HOBBS, POTTS, TWIGG, WIMPLE
pick: flies = an aeroplane, a bat, an owl, a lost kite
pick: hanky = a hanky, a pillow, a doormat, a tablecloth
pick: reach = the church, the shops, the water tank, the moon
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
surprise: Not everybody had seen it coming. | Who is looking where on page 19?

# 1
= {Kim} reads a sign: COMET TONIGHT.
[place: By {place.shop} | home: Outside {home.the} | On the corner], <somebody had put up a sign.|there hung a sign.> <COMET {comet} TONIGHT, it said. BRING A CUSHION.|It said, COMET {comet} TONIGHT, and under that, BRING A CUSHION.> [birthday: It was also {Kim's} birthday. | camping-trip: It hung where they had put up their tent. | beach-holiday: On a beach holiday, a towel would do. | nowruz: It was the first night of Nowruz. | matariki: They would be up before dawn anyway, for Matariki. | occasion&!event: And it was {occasion}.]
* come | <By dark, there was not one cushion left indoors.|By dark, the sofas had nothing on.>

# 2
= {bell} looks through a long telescope in the dusk. Many people stand in a line. A pair of red slippers is there, too.
<The whole {street} went up {hill}|Everybody carried a cushion up {hill}> [place: {place.at}|somewhere: {somewhere.at}]. <There stood {bell}, with a huge telescope, in thin red slippers.|There stood {bell}, with a huge telescope, in old red slippers.|A huge telescope stood there, with {bell} behind it, in red slippers.>

"Any minute now," said {bell}.
* come | [roomy: <{Kim} was first in the queue.|The queue went all the way down again.|Everybody looked up, to make sure.>]

# 3
= {Kim} holds up a new torch and looks pleased with it.
{Kim} had a new [birthday: birthday] torch, which reached <as far as|all the way to> [place: {place.landmark} | {reach}]. [friend: {series.friend} had bought the batteries.]

<"It's so the comet can see us," {he} said.|"It's so the comet can see us," {he} explained.|"So it knows that somebody came," {he} said.>
> want | <It had a click that you could feel right up your arm.|It had a button that went click, like a beetle.>

# 4
= {bell} sits by his telescope in old red slippers, and tells {Kim} about a shoe.
"<Last time, seventy|Seventy> years ago, my shoe was undone," said {bell}. <"I looked down, and everybody said ooh."|"I bent down to tie it, and everybody said ooh.">

<Since then, he had only worn slippers.|So now he only wore slippers.|He had not owned a shoelace since.>
> slip
^ pet set
* come |

# 5
= In the dark, everybody sits on cushions. {bell} holds forth.
<"Eyes need twenty minutes of dark," he said.|"Your eyes need twenty minutes of dark," said {bell}.> <"They open like daisies, and one light shuts them."|"They open like daisies, and shut at one light.">

<So they sat in the dark.|So everybody sat, and let it be dark.> [3+:  | birthday: It was {Kim's} birthday, and nobody sang. | camping-trip: Down in the camp, the last lamp went out. | beach-holiday: The waves went on counting. | nowruz: They had waited like that for the new year. | matariki: By dawn, Matariki would rise, over there.]
^ child set | <Nothing happened, and went on not happening.|They sat, and sat, and went on sitting.|Somebody's tummy said something.>

# 6
= {Kim} has lit the torch. {bell} looks sad.
Something moved! Click, went the torch, and it was [place: {place.creature} | {flies}].

<"Ow," said everybody there.|"Ow," said everybody on {hill}.|All over {hill}, somebody said ow.> <"Twenty minutes," said {bell}.|"Twenty minutes," said {bell}, "from now.">
> chase
* wrong | In the dark, {Kim} went as red as <a tomato|the slippers>.

# 7 a
= {Kim} looks into the telescope. There is a moth on it, and {bell} has seen it.
<"I see it!" said {Kim}, at the telescope.|"There it is!" said {Kim}, at the telescope.> "It has a tail! It has... feet."

It was a moth. {bell} lit a match to move it, <so that was twenty minutes more|and that was twenty minutes>.
* wrong |

# 7 b
= {Kim} looks into one end of the telescope. {nia} looks into the other.
<"I see it!" said {Kim}, at the telescope.|"There it is!" said {Kim}, at the telescope.> "It's round! It's... blinking."

It was {nia's} eye, at the other end. {bell} lit a match to see, <so that was twenty minutes more|and that was twenty minutes>.
* wrong |

# 8 a
= {nia's} face shines in the light of a phone. {Kim} looks at her.
<Then there was a small blue light, and in it was {nia}, looking it up.|Then a small blue light came on, and that was {nia}, looking it up.|There was a face in the dark, all blue. It was {nia's}, with a phone under it.>

"It says here that it's here," said {nia}. <"Ow," said the hill.|"Ow!" said everybody.>
^ pet second
* wrong |

# 8 b
= {nia} comes along with a lantern. {Kim} looks at her.
<Then there was a light, and {nia} was back from fetching a lantern.|Then a lantern came along, with {nia}, who had gone to fetch it.|Up the hill came a lantern, and {nia} was swinging it.>

"Is this still the queue for the dark?" asked {nia}. <"Ow," said the queue.|"It was!" said everybody.>
^ pet second
* wrong |

# 9 a
= From above: {Kim} has the torch on, under a blanket. {bell} looks that way.
<{Kim} only wanted to know if the torch was still working, and it was.|Under a blanket, {Kim} tried the torch, just once. It worked.>

"Who," said {bell}, "was that?" <Nobody spoke, and {Kim} least of all.|Nobody said a word, and {Kim} said least.|Every cushion held its breath.>
> guilt
^ child second

# 9 b
= {Kim} has lit up a clock with the torch. {bell} looks that way.
<{Kim} only wanted to see how late it was, and lit up the clock.|{Kim} only wanted to see how late it was, and shone at the clock.|Surely it had been twenty minutes, and {Kim} shone at the clock.>

"Who," said {bell}, "was that?" <Nobody spoke, and {Kim} least of all.|Nobody said a word, and {Kim} said least.|Every cushion held its breath.>
> guilt
^ child second

# 10
= All over the hill, people have gone to sleep. {nia} is asleep, too.
<"It's only a snowball," yawned {nia}.|"It's only dirty ice," yawned {nia}.> <The yawn went all the way down {hill}|Her yawn got passed on, down {hill}>[place&roomy: , and along {place.street}]. [3+:  | birthday: The birthday cake had helped. | camping-trip: The sleeping bags went still. | beach-holiday: They lay on towels. | nowruz: New Year rice had helped. | matariki: There were blankets, for Matariki.] <One by one, they slept, like a queue lying down.|One by one, they lay back, and then they snored.>
^ pet trouble

# 11
= {Kim} sits alone in the dark with the torch.
<It was so dark that {Kim} couldn't see {his} own hand.|In all that dark, {Kim} could hear {his} own eyes shut.> One click would do it. {He} <put|laid> a thumb on the button.
^ child trouble
* dark | [roomy: <The thumb itched.|It was a long, black, itchy minute.|The button felt warm.>]

# 12
= {Kim} has given {Bo} the torch to look after.
With a torch in {his} hand, {Kim} would click. So {he} gave it to {Bo}, who was better at not clicking.
> guard
[series: On top went {series.keepsake}.]
^ pet third

# 13
= From behind: {Kim} looks up. More and more stars have come out.
<At first there were nine stars, and then there were ninety. Then there were too many.|First came nine stars, and then there were ninety. Then there were more than anybody could count.|A few stars had been there. Now there were some between those, and more between them.> [3+:  | birthday: It looked like a cake for somebody old. | camping-trip: No tent had ever had such a roof. | beach-holiday: There were as many again in the water. | nowruz: They shone like candles in the New Year mirror. | matariki: Matariki would come up there, nine close together.] [place&1-4: Far below, {Kim} heard {place.sound}.]
> eyes

# 14
= {bell} is asleep, with his slippers by him.
"Any minute n...," said {bell}, and <went to sleep|fell asleep>. [series: "{series.joke}," somebody mumbled, asleep as well.]

<Now everybody on {hill} snored, and only {Kim} was left to wait.|Now the whole, enormous queue snored, and only {Kim} was left to wait.|That left only {Kim}, and nobody else, to stay and wait.>
> lap
* dark | <Somebody had to.|A queue of one is a quiet queue.|Waiting is bigger, when it is all yours.>

# 15
= Cloud has covered the sky. {Kim} waves goodbye to it, but {Bo} looks up.
<Then cloud came over it all, so {Kim} gave up, and turned to go.|Then clouds hid it all, so {Kim} waved, and turned to go.> "Come on, {Bo}." [series&roomy: {He} packed {series.keepsake}.]
> gap | {Bo} stayed just there, and looked up.
* dark |

# 16
= {Kim} looks up with wide open eyes.
{Kim} looked where {Bo} looked, and saw one gap, as big as {hanky}.

[deed: {Kim} once {deed}[back: , {back.at}].] <Nobody could hurry it, and {Bo} didn't try.|It couldn't be pulled, or pushed.> So {Kim} waited, like {Bo}.
^ child third

# 17
= The comet! {Kim} sees it. Beside {him}, {bell} is asleep.
<Into {Bo's} gap, without a sound, came the comet, its tail like {hair}.|Without a sound, into {Bo's} gap, came the comet, its tail like {hair}.> It would be there for one minute.

Half of that would go, if {Kim} woke {bell}. {Kim} took one long look, and looked down.

# 18
= {Kim} bends down to {bell}, and he wakes up.
<{Kim} called, and {bell} snored.|"{bell}!" said {Kim}, but he snored.|{Kim} shook {bell}, and he snored.>
> hinge
<It was {Bo} who woke him.|And so {Bo} woke him.> "Any minute...," said {bell}.

"No," said {Kim}. "Now."

# 19
= From behind: everybody looks up at the comet.
"Ooh," said {bell}. <It was seventy years old, that ooh, and it woke everybody else.|It was seventy years old, that ooh, and it woke everybody on {hill}.|He had kept that ooh for seventy years, and it woke everybody.> [3+:  | birthday: "Many happy returns," he told the comet. | camping-trip: All the sleeping bags sat up. | beach-holiday: There was another one, in the water. | nowruz: "Happy new year!" somebody shouted. | matariki: And after it, over the edge, rose Matariki.]
^ pet pay
* joy | [roomy: {nia} <wanted to know where, and then she knew|asked where it was, and then she saw>.]

Then the gap shut.

# 20 a
= In the early morning, {bell} waves. {Kim} has his red slippers.
[place&1-2: In the morning, {place.wakes}.] {bell} gave {Kim} his slippers, for the next time. [2+:  | birthday: That was the last present. | camping-trip: There was porridge, by the tents. | beach-holiday: There was sand in them. | nowruz: It was his New Year gift. | matariki: They all named those they missed.]
> last
^ child pay
* joy | [series: He had no use for {series.keepsake}. | <They were still warm.|They had soft, flat heels.|There was grass in one of them.>]

"They're too big," said {Kim}. "Any year now," said {bell}.

# 20 b
= In the morning, {Kim} and {bell} go home. Both look up, and {Kim} has the red slippers.
<{Kim} went home in red slippers, as big as loaves, looking up.|In red slippers, as big as loaves, {Kim} went home, looking up.> [2+:  | birthday: They were the last present. | camping-trip: There was porridge, by the tents. | beach-holiday: There was sand in them. | nowruz: They were a New Year gift. | matariki: They had named all those they missed.]
> last
^ child pay
* joy | [series: {nia} had {series.keepsake} on. | <It was an empty sky, and a good one.|There was nothing up there but morning.|One last star was up, and going.>]

Beside {Kim} went {bell}, in socks, <looking up, too|also looking up>[place&1-2: , along {place.street}].

## lead dog
want: {Bo+} wanted those slippers, <or at least one|both, or the left one>.
slip: {Bo} sniffed the left one, <and was moved away|and was told no>.
chase: {Bo} chased the spot of light, <and got it|all down the queue>.
guilt: {Bo} looked <elsewhere, to be loyal|away, as friends do>.
guard: {Bo} dug a hole, put it in, and <sat on top|lay on it>.
eyes: To {Bo's} nose, the night was <mint, mice and slippers|all mice, mint and slippers>.
lap: {Bo} lay down by the slippers. <Nobody said no.|There was nobody to say no.>
gap: {Bo} lay still and looked up, <as {they} did under tables|as if for a crumb>.
hinge: "Now!" said {Kim} to {Bo}, who had wanted a slipper all night. {They} <pulled|had> a slipper off, and five toes got cold.
last: {Bo} has the left one, <on Sundays|sometimes>.

## lead cat
want: {Bo+} wanted {bell's} lap, <once it sat still|as soon as it sat>.
slip: {Bo} tried the lap. <It stood up.|It got up, to point.>
chase: {Bo} pounced on the spot of light, <and had nothing|but it was flat>.
guilt: {Bo} sees in the dark, and <knew who|had seen who>.
guard: {Bo} sat down on it, and <nobody moves a cat|that was that>.
eyes: To {Bo}, night was <day, but with better manners|only day, with mice>.
lap: At last, the lap sat still. {Bo} <had|took> it.
gap: {Bo} sat still and looked up, <as if at a mouse hole|as one does at mice>.
hinge: {Bo} had waited for that lap all night, <and got up|and gave it up>. {They} put one paw on {bell's} nose, with a bit of claw.
last: {Bo} had a lap for breakfast, <a long one|until noon>.

## lead bird
guard: {Bo} stood on it, and put {their} head under a wing.
eyes: {Bo} had never seen so many crumbs up there.
hinge: {Bo} sang the morning song, right beside him.

## lead fish
guard: It went under the bowl, and {Bo} stayed over it.
eyes: Each star was in {Bo's} bowl as well, only wetter.
hinge: {Bo} slapped the water, and a cold drop hit his nose.

## lead rabbit
guard: {Bo} kicked it down a hole, and sat in the hole.
eyes: {Bo} looked up at them all, and they were quiet.
hinge: {Bo} thumped, right beside his head, like a door.

## lead guineapig
guard: {Bo} pushed grass over it, and ate none of the grass.
eyes: {Bo} breathed next to {Kim}, quick and warm.
hinge: "Wheek!" said {Bo}, exactly as at breakfast.

## lead hamster
guard: {Bo} could not get it in one cheek, but lay on it.
eyes: For {Bo}, this was the middle of the day.
hinge: {Bo} tickled his chin, with all those whiskers.

## lead horse
guard: {Bo} put one big hoof on each side of it.
eyes: {Bo} stood there, and was the warm side of the night.
hinge: {Bo} breathed on him, like a bath with hay in it.

## lead lizard
guard: {Bo} lay round it, and did not move.
eyes: {Bo} can wait like a stone, and did.
hinge: {Bo} licked his nose once, with a cold tongue.

## lead toy
guard: {Bo} sat on it, and nobody guards things like {Bo}.
eyes: {Bo} had the best view, lying flat.
hinge: {Kim} tickled his nose with {Bo}, and went on tickling.

## lead other
guard: {Bo} took it, and would not give it back.
eyes: {Bo} sat so close that it was warm.
hinge: {Bo} pushed him, gently, and then not gently.

## trait pet fear
set: {Bo} was scared of {trait.things}, but not of waiting.
trouble: {Bo} dreamed of {trait.things}, and woke up.
pay: {Bo} had never thought less of {trait.things}.

## trait pet theft
set: {Bo} {trait.did}, while they all looked up.
trouble: {Bo} had {trait.thing}. Somebody missed it, but found no light.
pay: {Bo} let go of {trait.thing}, and stared.

## trait pet slippers
set: {Bo} always took slippers, and had looked at these.
trouble: {Bo} had one slipper, and it was not his.
pay: {Bo} let go of the slipper, and stared.

## trait pet noise
set: "{trait.Sound}," said {Bo}, which was not ooh.
trouble: "{trait.Sound}," went {Bo}, and seven people sat up.
pay: "{trait.Sound}," said {Bo}, and for once nobody minded.

## trait pet part
set: {Bo}, with {trait.has}, had been first up there.
trouble: {Bo} had {trait.has}, but in the dark nobody has anything.
pay: {Bo}, with {trait.has}, saw it as well as they did.

## trait pet oneeye
set: {Bo} had one eye, and that opened like a daisy.
trouble: {Bo} had one eye, and kept it open.
pay: {Bo} had one eye, and saw all of it.

## trait pet deaf
set: {Bo} could not hear that, but looked at the slippers.
trouble: {Bo} alone could not hear the snoring.
pay: {Bo} could not hear the ooh, but felt it.

## trait pet age
set: {Bo} was {trait.is}, and [old: good at waiting | no good at waiting].
trouble: {Bo}, being {trait.is}, [old: had gone to sleep first | could not lie still].
pay: {Bo}, being {trait.is}, [old: looked for a long time | looked for the string].

## trait pet favourite
set: {Bo} had brought {trait.thing}, not a cushion.
trouble: {Bo} had lost {trait.thing} in the dark, and wanted a light.
pay: {Bo} did not look for {trait.thing} now.

## trait pet sleep
set: By now, {Bo} was mostly asleep, {trait.where}.
trouble: {Bo} thought of being asleep, {trait.where}, and sighed.
pay: {Bo} stayed awake for that, even {trait.where}.

## trait pet habit
set: To pass the time, {Bo} {trait.did}.
trouble: {Bo} {trait.did}, and somebody said ow.
pay: {Bo} {trait.did}, out of pure joy.

## trait pet talent
set: {Bo} could {trait.do}, but could not wait.
trouble: {Bo} could {trait.do}, but not in the dark.
pay: {Bo} {trait.did}, for the comet.

## trait child fear
set: {Kim} listened for {trait.things}, and held the torch.
trouble: {He} thought of {trait.things}, which did not help.
pay: {Kim} had forgotten all about {trait.things}.

## trait child dark
set: {Kim} was scared of the dark, which made it longer.
trouble: {Kim} was scared of the dark, and this was all of it.
pay: {Kim} likes the dark now. It has comets in it.

## trait child collection
set: {Kim} held {trait.a}, so as to hold something.
trouble: {He} had {trait.thing} as well, but that gave no light.
pay: {bell} got {trait.thing} for them.

## trait child noise
set: {Kim} {trait.did}, to make it go faster.
trouble: {He} did not even {trait.do}.
pay: {Kim} {trait.did}, out loud.

## trait child part
set: Nobody could see {trait.has} now, or much of {Kim}.
trouble: It was too dark even for {trait.has}.
pay: There was {trait.has}, and a grin.

## trait child favourite
set: {Kim} thought of {trait.things}, to pass the time.
trouble: {He} had thought of every one of the {trait.things}.
pay: {Kim} likes comets now, as much as {trait.things}.

## trait child sleep
set: By now, {Kim} was mostly asleep, {trait.where}.
trouble: {He} could have been asleep, {trait.where}.
pay: {Kim} slept until noon, {trait.where}.

## trait child habit
set: [askswhy: "Why daisies?" asked {Kim}. | counts: {Kim} counted, and got to nine hundred. | drawsonthings: {Kim} drew on a cushion, which nobody could see. | loseshats: {Kim} lost {his} hat, and nobody could look for it.]
trouble: [askswhy: Why was one click so bad? | counts: {He} had counted to nine thousand. | drawsonthings: {He} drew a comet in the air, with one finger. | loseshats: {He} could find {his} hat, at least.]
pay: [askswhy: For once, {Kim} did not ask why. | counts: {Kim} had counted, and it was fifty-nine seconds. | drawsonthings: {Kim} has drawn it on everything since. | loseshats: {Kim} never found {his} hat.]

## trait child talent
set: {Kim} could {trait.do}, but that took one minute.
trouble: {He} could {trait.do}, but could not wait.
pay: [remembers: {Kim} remembers everything, and that minute best. | {Kim} {trait.did}, all morning.]

## dog
come: {Bo+} fetched a cushion, over and over.
wrong: {Bo} thought that ow was a game, and joined in.
dark: {Bo} put a warm chin down by {Kim}.
joy: {Bo} saw the pointing finger.

## dog 2
come: {Bo+} was in the queue, in six places.
wrong: {Bo} barked at the dark, in case it was somebody.
dark: {Bo} dreamed, with {their} feet.
joy: {Bo} ran to catch it.

## cat
come: {Bo+} got the best cushion, so that was that.
wrong: Cats can see in the dark. {Bo} saw no problem.
dark: The two green lights were {Bo}.
joy: {Bo} had seen better.

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
dark: In the bowl, {Bo} was one more bit of the dark.
joy: {Bo} had one in the water.

## fish 2
come: {Bo+} had a cushion, too, under the bowl.
wrong: {Bo} blew a bubble, and people pointed at it.
dark: {Bo} never shuts an eye. {Kim} tried it, too.
joy: {Bo} blew one enormous bubble.

## rabbit
come: {Bo+} sat up tall, to see it come.
wrong: {Bo} thumped. It was a complaint.
dark: {Bo's} ears went round slowly, like clocks.
joy: {Bo} had a daisy, and missed it.

## guineapig
come: {Bo+} hoped that a comet was lettuce.
wrong: "Wheek!" said {Bo}, who thought it was breakfast.
dark: {Bo} breathed next to {Kim}, quick and warm.
joy: {Bo} said wheek, which was ooh.

## hamster
come: Only {Bo+} had had a nap first.
wrong: For {Bo}, it was noon, and time for exercises.
dark: {Bo} sat up with {Kim}. It was no trouble.
joy: {Bo} saved a seed for it.

## horse
come: Nobody behind {Bo+} could see a thing.
wrong: {Bo} breathed out, and four cushions blew away.
dark: {Bo} stood there, and was the warm side of {hill}.
joy: {Bo} looked down, at grass.

## lizard
come: {Bo+} brought nothing but a stare.
wrong: A light! {Bo} lay down in it, to get brown.
dark: {Bo} can wait like a stone, and did.
joy: {Bo} gave it one eye.

## toy
come: {Bo+} needed no cushion, being one.
wrong: {Bo} was sat on, by a whole row.
dark: {Bo} lay on {their} back, which was just right.
joy: {Bo} was facing the wrong way.

## other
come: {Bo+} joined the queue, and was counted as two.
wrong: {Bo} looked at the light, since that was what there was.
dark: {Bo} sat so close that it was warm.
joy: {Bo} looked left, at nothing.

## duet
come: {Bo+} and {Mo+} shared one cushion, but not gladly.
wrong: {Bo} blamed {Mo}. You could hear it in the dark.
dark: {Bo} kept {Mo} warm, and the other way round.
joy: {Bo} looked at {Mo}, for once.

## duet 2
come: {Bo+} and {Mo+} wanted the same cushion.
wrong: In the dark, {Bo} took {Mo} for a cushion.
dark: {Bo} slept, and {Mo} kept watch.
joy: {Bo} saw it before {Mo} did.

## any place
come: {Kim} kept a place for {Bo+} [fish: , bowl and all].
wrong: {Bo} lost {their} place, and got it back.
dark: {Bo} was next to {Kim}, right up close.
joy: {Kim} turned {Bo} round.

## any snack
come: {Bo+} asked what there was to eat[fish: , through the glass].
wrong: By that light, {Bo} saw where the biscuits were.
dark: {Bo} listened to a biscuit in somebody's pocket.
joy: {Bo} looked at the biscuits.

## any yawn
come: {Bo+} yawned, and it wasn't even late [fish: in the bowl].
wrong: {Bo} shut both eyes again, with a sigh.
dark: {Bo} stayed up with {Kim}.
joy: {Bo} said ooh, and slept.

## any watch
come: {Bo+} watched {Kim} [fish: through the glass], who watched the sky.
wrong: {Bo} watched the wrong bit, most carefully.
dark: {Bo} and {Kim} breathed in and out together.
joy: {Bo} was still looking.
`
