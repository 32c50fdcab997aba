export const words = String.raw`
title: <Overtaken by a Leaf|The Log of the {Teapot}|Thirty Sails and No Wind|{Kim} and the {Teapot}>
refrain: "Overtaken by a leaf," said the log.
recall: the ferry without any wind
deed: sat still until there was wind
keepsake: the log of the old ferry
joke: Overtaken by a leaf
summary: The {Teapot} is an old ferry with a sail, and comes last every year. This time, {Kim} is keeping the log, and means to win. Then the wind stops. They are overtaken by a leaf, by a cousin with a sandwich, and by nearly everything else. And somebody is holding out a rope.
extra: friend = {juniper}
extra: friend2 = {hugo}
extra: grownup = {bess}
pick: juniper = Juniper, Petra, Ines, Thea, Wren, Marit
pick: hugo = Hugo, Rolf, Barnaby, Anton, Felix
pick: bess = Aunt Bess, Aunt Olga, Aunt May, Aunt Ruth
pick: teapot = Teapot, Pudding, Old Sofa, Bathtub
pick: thirty = thirty, forty
pick: scratched = scratched, tickled
sign: first = FIRST CREW
word: ferry = a boat that carries people across water, again and again
word: log = the diary of a ship
word: overtaken = passed by somebody faster
word: launch = a small boat with an engine
word: tow = a pull, on a rope, by another boat
word: draught = a thin stream of cold air
question: What did {Kim} try, to make the {Teapot} go?
question: {juniper} wants the tow, and {Kim} does not. Who is right, do you think?
question: Why did nobody on the {Teapot} move in the night?
question: How did {Bo} help to find the wind?
question: What is worth sitting still for?
activity: write | Keep a log for ten minutes in which nothing happens. Give the times.
activity: move | Sit as still as on the {Teapot} for two minutes. What do you notice first?
activity: find | Put a leaf or a feather on water, and find out where the wind comes from.
surprise: The leaf is in the pictures twice, and the second time it has a lead. | Look on page 4 and on page 8.
surprise: How many hours was the {Teapot} on its way? | Look for times in the log.

# 1
= {Kim} holds up the log on the deck of an old ferry with a sail.
<The {Teapot}, an old ferry with a sail, came last in the island race every year.|In the island race, the {Teapot}, an old ferry with a sail, came last every year.> <So it was trusted with everybody's breakfast.|So it was given everybody's breakfast to carry.>
> want | {Bo+} belonged to the crew.

# 2
= {Kim} points across the water, to an island with a tower.
<Whoever landed first rang the island's bell, and slept in the tower, and {Kim} meant to.|The first crew to land would ring the island's bell, and sleep in its tower, and {Kim} had chosen a bunk.> <{juniper}, who thought ahead, had packed for coming last.|{juniper}, who was sensible, had packed for coming last.>

[christmas: It was Christmas Eve, and they had the pudding on board. | matariki: In the morning, before dawn, they would all watch for Matariki. | camping-trip: It was the first night of camping, and they had all the tent poles. | beach-holiday: It was the last night of the holiday, on the island's own sand. | road-trip: It was day four of the road trip, and of asking if they were there yet. | train-journey: The long train had brought them, to the minute. | occasion&!event: The race was on {occasion}. | place&roomy: From the tower, one saw {place.landmark}.]

# 3
= {Kim} and {juniper} look up at a sail that hangs straight down.
<[place&roomy: {place.At} | At ten], a horn sounded, and {thirty} sails filled, and departed.|[place&roomy: {place.At} | At ten o'clock], {thirty} boats leaned over together, and departed.> <At eleven, the wind stopped, like somebody politely leaving a room.|At eleven, the wind went home, without saying for how long.>
^ child set
* out | <The flag hung down like a sock.|The sail hung down like washing.>

# 4
= {Kim} writes in the log. A leaf drifts by.
"11:20," wrote {Kim} in the log. "<There is no wind, and we have been overtaken by a leaf|No wind, and we have just been overtaken by a leaf>."
> leaf
* out | <It was a yellow one, and did not look back.|It went by without hurrying.>

[place&roomy: "11:50. Overtaken by {place.creature}."]

# 5
= {bess} whistles at the sky. {Kim} shrugs.
<{bess}, the captain, whistled for wind and {scratched} the mast, since both are generally known to work.|{bess} was captain, and whistled for wind, and {scratched} the mast, as captains do.> <The water lay like a dinner plate.|The water remained completely flat.>
> whistle
* out | <"It takes a moment," she said.|"Tomorrow, then," she told the mast.>
[series: {Kim} told the sail, "{series.joke}," and it did not even shake.]

# 6 a
= {Kim} rows with a frying pan. {juniper} looks on.
<{Kim} rowed with the frying pan, until the {Teapot} had turned right round and pointed [place&roomy: at {place.landmark} | home].|With the frying pan for an oar, {Kim} rowed the {Teapot} round [place&roomy: to face {place.landmark} | in a circle].> <{juniper} rowed with the lid, to turn it back.|{juniper} took the lid, and rowed it back again.>
^ pet set

# 6 b
= {Kim} flaps a blanket at the sail. {juniper} looks on.
<{Kim} flapped a blanket at the sail, and the {Teapot} went backwards, [place&roomy: towards {place.landmark} | by about a hand].|With a blanket, {Kim} fanned the sail, which pushed the {Teapot} [place&roomy: back, towards {place.landmark} | slightly backwards].> <{juniper} fanned from the other end, to undo it.|{juniper} had to fan it all the way forwards again.>
^ pet set

# 7
= {Kim} reads the log in the afternoon sun. {juniper} lies on the deck.
"15:00," said the log. "We have looked at [place: {place.shop} since one, and know the prices | <the same tree since one, and know every leaf personally|the same three cows since one, and are on first-name terms>]."
^ pet second
* calm | <The next line said, "Still there."|Under that stood, "No change.">

[series&roomy: They hung up {series.keepsake}, to show them a wind, and it showed none.]

# 8
= {hugo} waves from another boat, with a sandwich. {Kim} looks on.
"<Overtaken by {hugo}|15:40. Overtaken by {hugo}>," wrote {Kim}, so hard that the pencil broke. <{His} cousin had found all the wind [place&roomy: {place.at} | there was], and waved a sandwich.|There was wind [place&roomy: {place.at} | along the shore], and {his} cousin in it, waving a sandwich.>
> vic |
* calm | The leaf was still ahead of both.

# 9
= {juniper} points at the engine. {bess} has her eyes shut.
<"There's an engine," said {juniper}, who was getting hungry.|"We do have an engine," said {juniper}.> <"For emergencies," said {bess}, and shut her eyes. "Being bored isn't one."|"Only for emergencies," said {bess}, "and this is only boring.">
> engine
^ child second
* calm | {juniper} ate her emergency biscuit.

[series&roomy: "{series.joke}," said {Kim}, but nobody laughed.]

# 10 a
= {hugo} holds out a rope from the rescue launch.
<At six, the rescue launch came, with a rope, and with {hugo}, who had won.|The rescue launch came at six, with a rope, and {hugo}, who had already won.> <In ten minutes they could be comfortable and fed, and out of the competition.|It would be ten minutes, and soup, and the end of the competition.>
> tow

# 10 b
= In the dusk, {hugo} holds a rope and a bowl of soup.
<At seven, {hugo}, who had won, came back in the rescue launch, with a bowl of soup and a rope.|At seven, the rescue launch came by with soup, and a rope, and {hugo}, who had won.> <Whoever was towed was warm and fed, and out of the race.|A tow meant supper, and the end of the race.>
> tow

# 11
= {Kim} holds the end of the rope. {juniper} stands before {him}, hands on hips.
<"If we're last anyway, let's be last with soup," said {juniper}[roomy: , and she had a point].|"We lose every year," said {juniper}, reasonably. "We could lose warm."> <But {Kim} had not come to be carried, and gave back the rope.|But {Kim} wanted to have sailed there, and gave back the rope.>
> vote
^ child third

# 12
= It is dark. {Kim} sits on the deck, and {juniper} covers her ears.
<At nine, in the dark, {Kim} sat on the only boat in the race that was not at the island.|By nine it was dark, and {Kim} sat on the last boat, while all the others lay at the island.>
^ child trouble
* low | <Somebody over there was playing the guitar.|Over there, somebody was singing.>

[christmas: Over the water came carols, without pudding. | matariki: Over there, they told stories of those who had died. | camping-trip: Over there, {thirty} tents lay flat. | beach-holiday: Over there, they dug beds in the sand. | road-trip: Nobody asked if they were there yet. | train-journey: Trains, {Kim} thought, have a timetable. | place&roomy: One could smell somebody else's {place.food}.]

# 13
= By a lantern, {Kim} writes in the log. {juniper} looks away.
[roomy: <{juniper} had stopped speaking at half past eight.|Since the business with the rope, {juniper} had said four words.> | {juniper} had stopped speaking.] <"21:30," wrote {Kim}. "It was a bad idea, and it was mine."|"21:30," wrote {Kim}. "I should have taken the rope.">
> eyes
^ pet trouble
* low | <The pencil was the only thing that moved.|Then the lantern burned a little lower.>

# 14
= {Kim} holds up a finger in the dark.
> hinge
<{Kim} wetted a finger, and felt absolutely nothing.|{Kim} held up a wet finger, and felt absolutely nothing.> Still, {he} set the sail {Bo's} way, and the {Teapot} <moved|began to move>.

# 15
= {Kim} holds the rope of the sail, and keeps still. So does {juniper}.
<The wind was so small that only {Bo} had felt it, and whoever moved shook it from the sail.|It was such a small wind that only {Bo} had felt it, and whoever moved spilled it from the sail.> [deed: So nobody moved. {Kim} once {deed}[back: , {back.at}]. | So they all had to be as still as {Bo}.]
> still

# 16
= {juniper} passes {Kim} half of a blanket.
<To pass {Kim} half a blanket took {juniper} a minute and a half.|{juniper} passed over half of her blanket, a finger at a time.> <It was not an apology, but it was wool.|Neither of them apologised, but it was a big blanket.> [series: {Kim} lent {series.keepsake}, as slowly.]
^ pet third
* low | <Then they sat still again, and warmer.|After that, nobody moved for an hour.>

# 17
= From behind: the crew sits still, with stars above and stars in the water.
<The water was so smooth that the stars were in it, too, and the {Teapot} sailed along between.|There were stars above and the same stars below, and the {Teapot} slid through the middle.>
^ child pay | <"02:30," wrote {Kim}, with two fingers.|"02:30," said the log. "No complaints.">

[matariki: Low in the north-east, Matariki rose, and then rose in the water. | place&roomy: Far off, one heard {place.sound}. | roomy: <Nobody on the island saw it, because they were all asleep.|Nobody in the tower saw it, because towers have ceilings.>]

# 18
= Before dawn, the {Teapot} has landed. {Kim} stands on the jetty with a rope.
<At ten past four, without a sound from anybody, they touched the island, last by seven hours.|They landed in the dark, at ten past four, and were last by seven hours.|They landed at ten past four, in the dark, seven hours after everybody else.>
> land
* joy | <Behind them, the water closed, and was flat.|It did not feel in the least like losing.>

[christmas: It was Christmas, and along the jetty hung {thirty} stockings. | matariki: On the hill, people said aloud the names they missed. | camping-trip: Along the shore, everybody lay asleep under something flat. | beach-holiday: Along the sand lay a row of sleepers. | road-trip: "Are we there yet?" asked {bess}, and woke up. They were. | train-journey: It was too early even for trains. | roomy: <{hugo} was snoring in the tower.|Up in the tower, somebody snored.>]

# 19 a
= {Kim} reads a sign at the bell. {juniper} looks delighted.
[roomy: <On the bell hung the rule: it was for the first crew to land each day.|The rule hung by the bell, which was for each day's first crew.> | By the rule, the bell was for each day's first crew.] <"They were first yesterday," said {juniper}, "but this is already today."|"That was yesterday," said {juniper} slowly, "and it has been today for hours.">
^ pet pay
* joy |

# 19 b
= {juniper} reads out the rules. {Kim} looks at the bell.
<{juniper}, who had packed the rules, read that the bell was for each day's first crew.|"The bell," read {juniper} from the rules, "is for each day's first crew."> <"They were yesterday's," said {Kim}, "and this is already today."|"So {hugo} was first yesterday," said {Kim}, "and we are first today.">
^ pet pay
* joy |

# 20 a
= {Kim} pulls the rope of the big bell. {hugo} looks out, cross, with his hair on end.
> last
* joy |

[christmas: It was the first noise of Christmas morning. | matariki: It was the first morning of the new year. | camping-trip: "Tent poles!" they shouted. | beach-holiday: The whole row of sleepers sat up. | road-trip: For the rest of the road trip, {Kim} never asked. | train-journey: The first train was not yet up. | place&roomy: Over the water, {place.wakes}.] <{Kim} rang until there was a cross face at every window, and {hugo's} at the top.|The bell rang, and rang, and one after another the windows lit up, and the top one was {hugo's}.>

# 20 b
= On the jetty, {Kim} and {juniper} fry the breakfast. A leaf floats in.
> last
* joy |

[christmas: On Christmas morning, they fried breakfast for everybody. | matariki: It was the first morning of the new year, and they made breakfast. | camping-trip: They handed out the poles, and then the breakfast. | beach-holiday: They made breakfast on the sand. | road-trip: For the rest of the road trip, {Kim} never asked. | train-journey: In the train home, {Kim} went on with the log. | place&roomy: Over the water, {place.wakes}.] <They rang the bell, and had just begun to fry, when {Kim} saw it, and wrote: "06:50. Leaf."|After the bell, there was one more entry. "06:50," wrote {Kim}. "The leaf is in.">

## lead dog
want: {Bo+} knew which box had the sausages, <and sat by it|and meant to stay by it>.
leaf: {Bo} barked at the leaf, <but it kept its lead|and lost>.
whistle: {Bo} scratched as well, <but not the mast|in sympathy>.
vic: {Bo} smelled the sandwich until it was out of sight.
engine: {Bo} was for <anything that went towards a kitchen|whatever went towards supper>.
tow: {Bo} took hold of the rope, for soup.
vote: {Bo} lay across the sausages, <and looked at nobody|disappointed>.
eyes: {Bo} could not understand it: everybody was here, with sausages, <but sad|but unhappy>.
hinge: All day, {Bo} had faced the box with the sausages. Now {they} turned {their} nose to the dark behind them, and kept it there.
still: For {Bo}, beside that box, it was <a long night|hard>.
land: {Bo} went ashore last, since the box did.
last: Of two hundred sausages, {Bo} was trusted with <one|two>.

## lead cat
want: {Bo+} slept in a fold of the sail, <and was against wind|and hoped for no wind>.
leaf: {Bo} watched the leaf go, and <approved of its pace|thought it hasty>.
whistle: {Bo} hoped that <it would not work|both would fail>.
vic: {Bo} looked through {hugo}, as through a window.
engine: {Bo} had not been bored <since breakfast|once>.
tow: {Bo} looked at the rope until it seemed embarrassed.
vote: {Bo} slept through it, <which {Kim} counted as a vote|in the fold of the sail>.
eyes: {Bo} could not understand it: nothing had happened all day, <and they minded|and they were sad>.
hinge: {Bo} got up out of the sail, offended by a draught that nobody else had felt, and moved to the other side.
still: {Bo} showed them how it is done.
land: {Bo} went ashore as if the island had been kept waiting.
last: {Bo} was back in the sail, <now that it was down|where nothing moved>.

## lead bird
hinge: All day, {Bo} had faced the island. Now {they} turned right round, the way that birds do, to face into a wind.
still: {Bo} did not move a feather.
last: {Bo} whistled for more wind, and was asked not to.

## lead fish
hinge: In {Bo's} bowl, the water had been flat all day. Now small rings ran across it, all from one side, and {Bo} faced them.
still: {Bo} hung in the bowl like a painted fish.
last: At each stroke of the bell, rings ran over {Bo's} water.

## lead rabbit
hinge: {Bo} stopped chewing, and sat up, and stared out over the back of the boat, at nothing that anybody could see.
still: {Bo} did not chew, in case it rocked.
last: {Bo} had the last of the greens, and the first of the breakfast.

## lead guineapig
hinge: A piece of {Bo's} hay got up by itself and crossed the deck. {Bo} turned round, to see who had blown.
still: {Bo} saved up every wheek for later.
last: {Bo} said all that {they} had saved up.

## lead hamster
hinge: {Bo's} wheel began to turn, slowly, and {Bo} was not in it. {Bo} turned round, to see who had pushed.
still: {Bo} sat with both cheeks full, and did not swallow.
last: {Bo} ran as far as Tuesday.

## lead horse
hinge: {Bo}, asleep on {their} feet until then, turned all the way round, and blew softly at the dark.
still: {Bo} weighed half a tonne, and moved none of it.
last: {Bo} had the porridge, from the pot.

## lead lizard
hinge: {Bo} tasted the air in front, as {they} had all day, and then the air behind, and that time went on tasting.
still: {Bo} had been practising for this since the egg.
last: {Bo} had the sunny end of the jetty.

## lead toy
hinge: {Bo}, who had sat up straight all day, fell slowly forward on the deck. Nobody had touched {them}, so something had.
still: {Bo} was by far the best at it.
last: {Bo} was hung by the bell, to dry.

## lead other
hinge: {Bo} looked round, over the back of the boat, where there was nothing at all, and went on looking at it.
still: {Bo} kept still with everything {they} had.
last: {Bo} had breakfast early, and then again at breakfast.

## trait pet fear
set: "No {trait.things} on board," said the log. "{Bo} has checked."
trouble: The folded flag looked like {trait.a}, and {Bo} hid.
pay: After that, {Bo} would have walked past {trait.a}.

## trait pet theft
set: "13:00," said the log. "{Bo} has {trait.a}. Nobody has missed one yet."
trouble: {Bo} gave back {trait.thing} unasked, which worried everybody.
pay: {Bo} had already found {trait.a} on the jetty.

## trait pet socks
set: {Bo} put a sock out to dry, as a flag. It was {juniper's}.
trouble: {Bo} gave {juniper} back her sock, and she did not say a word.
pay: {Bo} landed with a sock that nobody had ever seen.

## trait pet noise
set: {Bo} {trait.did} for wind as well, and it worked no worse.
trouble: {Bo} {trait.did}, and only the far shore answered.
pay: "{trait.Sound}!" said {Bo}, which was the first noise of the day.

## trait pet part
set: {Bo}, with {trait.has}, kept better balance than the crew.
trouble: {Bo}, with {trait.has}, lay down on whoever was coldest.
pay: {Bo} had been the first to land, with {trait.has}.

## trait pet deaf
set: {Bo} could not hear the quarrels, and had a pleasant day.
trouble: {Bo} could not hear them not speaking, and sat in between.
pay: {Bo} stood close to the bell, to feel it in the ground.

## trait pet age
set: {Bo} was {trait.is}, and [old: had never been overtaken by so little | thought that boats were always like this].
trouble: {Bo} was {trait.is}, and [old: had waited for worse things | asked every five minutes, with a look].
pay: {Bo} was {trait.is}, and had [old: known all along | never stayed up so late].

## trait pet favourite
set: "13:00," said the log. "{Bo} has {trait.thing}, and is not sharing."
trouble: {Bo} put {trait.thing} between them, and waited.
pay: {Bo} carried {trait.thing} ashore, as cargo.

## trait pet sleep
set: {Bo} liked to sleep {trait.where}, and found the {Teapot} badly equipped.
trouble: {Bo} was not {trait.where}, and let it be known.
pay: {Bo} had slept nowhere but here all night, and yawned.

## trait pet habit
set: "13:00," said the log. "{Bo} {trait.did}. No effect."
trouble: {Bo} {trait.did}, once, but there was no heart in it.
pay: {Bo} {trait.did}, after saving it up all night.

## trait pet digs
set: {Bo} tried to dig, but the {Teapot} was made of oak.
trouble: {Bo} scratched at the deck, once, but there was no heart in it.
pay: {Bo} had saved it up, and dug to the elbows.

## trait pet talent
set: "13:00," said the log. "{Bo} can {trait.do}. We need a wind."
trouble: {Bo} did not {trait.do}, and nobody asked.
pay: {Bo} could {trait.do}, and now keep still.

## trait child fear
set: {Kim} had asked about {trait.things}. The rules did not mention any.
trouble: It was the right place for {trait.things}.
pay: There may have been {trait.things}. {Kim} was not able to move and find out.

## trait child dark
set: {Kim} had planned to be in bed before the dark came.
trouble: {Kim} disliked the dark, and there was a whole lake of it.
pay: It took all that dark, {Kim} noticed, to see them.

## trait child collection
set: {Kim} had {trait.a} in one pocket, for luck.
trouble: {Kim} turned {trait.thing} over and over.
pay: {Kim} left {trait.thing} where it was, which took some doing.

## trait child noise
set: {Kim} {trait.did}, to fill the gap.
trouble: {Kim} did not feel like {trait.doing}.
pay: {Kim} did not even {trait.do}, for fear of the sail.

## trait child part
set: {Kim} felt no wind, not even with {trait.has}.
trouble: {Kim} had {trait.has}, and no supper.
pay: Somewhere in the water was a face with {trait.has}, among the stars.

## trait child favourite
set: {Kim} passed the time with thoughts of {trait.things}.
trouble: {Kim} thought of {trait.things}, which made it worse.
pay: {Kim} forgot about {trait.things}, for nearly an hour.

## trait child sleep
set: {Kim} liked to {trait.do}, and came prepared.
trouble: {Kim} could have been asleep {trait.where}.
pay: Nobody thought of sleeping, {trait.where} or anywhere.

## trait child habit
set: [askswhy: "Why does it stop?" asked {Kim}, and got four answers. | counts: {Kim} counted the ripples, and came to none. | drawsonthings: {Kim} drew an arrow on the deck, for the wind to follow. | {Kim} lost a hat overboard, and it stayed where it fell.]
trouble: [askswhy: "Why did I?" {Kim} asked, and had no answer ready. | counts: {Kim} counted the lights over there: {thirty}. | drawsonthings: {Kim} drew a bowl of soup on the deck, which did not help. | {Kim} had no hat left to pull down.]
pay: [askswhy: For once, {Kim} did not ask why. | counts: {Kim} counted them, and had to count them all twice. | drawsonthings: {Kim} would draw it later, and need a bigger page. | {Kim} lost no hat that night, since nothing moved.]

## trait child talent
set: {Kim} could {trait.do}, but not for wind.
trouble: {Kim} could {trait.do}, and nobody asked.
pay: {Kim} could {trait.do}, and saved it for the jetty.

## dog
out: {Bo+} looked behind the sail for it.
calm: {Bo} lay down on the warm planks, and sighed for everybody.
low: {Bo} leaned on {Kim}, who was glad of it.
joy: {Bo} ran twice round the island, because it kept still.

## cat
out: {Bo+} had come for the sleep, and got it.
calm: {Bo} found the one cushion on board.
low: {Bo} sat in the lantern light, and used all of it.
joy: {Bo} walked the whole jetty, to be seen on it.

## bird
out: {Bo+} looked up at the empty sky, and took it personally.
calm: {Bo} shut one eye, and kept the other for the weather.
low: {Bo} put {their} head away until further notice.
joy: {Bo} flew up to the bell, and told it the news.

## fish
out: {Bo+} looked from the small water at the large water.
calm: In {Bo's} bowl, too, there was no wind to speak of.
low: {Bo} kept near the lantern's side of the bowl.
joy: {Bo} was carried ashore, level, like a soup.

## rabbit
out: {Bo+} chewed a rope that turned out to matter.
calm: {Bo} lay down flat, as the water had.
low: {Bo} sat in the coil of rope, and thought of grass.
joy: {Bo} thumped on the island, and it held.

## guineapig
out: {Bo+} asked the sky for wind, at the top of {their} voice.
calm: {Bo} ate the next day's hay, since today was so long.
low: {Bo} crept under the blanket, and did not say wheek.
joy: {Bo} told the whole island, which woke it.

## hamster
out: {Bo+} packed a cheek, in case of a long voyage.
calm: {Bo} slept, since it was a day anyway.
low: Only {Bo} was usually up at this hour.
joy: {Bo} unpacked one cheek, at last, on dry land.

## horse
out: {Bo+} stood in the middle, so that the {Teapot} stayed level.
calm: {Bo} dozed standing up, like a cupboard.
low: {Bo} was as warm as a stove, and people noticed.
joy: {Bo} ate some of the island, on the spot.

## lizard
out: {Bo+} lay in the sun, and saw no difficulty.
calm: {Bo} was having a wonderful race.
low: {Bo} had cooled down to a kind of ornament.
joy: {Bo} lay where the sun was going to be.

## toy
out: {Bo+} was put at the front, as the figurehead.
calm: {Bo} kept a lookout, without blinking.
low: {Bo} was passed to whoever had been coldest longest.
joy: {Bo} was the first to be dropped on the island.

## other
out: {Bo+} looked round for the wind, under things.
calm: {Bo} settled down, as if this were the island.
low: {Bo} kept close to {Kim}, and said nothing.
joy: {Bo} went all round the island, to make sure.

## duet
out: {Bo+} blamed {Mo+}, who had been sitting on that side.
calm: {Bo} lay on {Mo}, and {Mo} allowed it.
low: {Bo} and {Mo} kept each other warm, without discussing it.
joy: {Bo} raced {Mo} along the jetty, at last.

## duet 2
out: {Bo+} was overtaken by {Mo+}, on deck.
calm: {Bo} had {Mo's} place, and {Mo} had opinions.
low: {Bo} gave {Mo} the better half of a rug.
joy: {Bo} and {Mo} were both first, as they saw it.

## any crew
out: {Bo+} stood by for orders, and there were none.
calm: {Bo} was named ship's clock, for being regular.
low: {Bo} took the first watch, beside {Kim}.
joy: {Bo} came ashore with the rest of the crew, in order.

## any nap
out: {Bo+} lay down until something happened.
calm: {Bo} slept, and missed nothing.
low: {Bo} slept on, and missed that, too.
joy: {Bo} woke up at last, and had already arrived.

## any doubt
out: {Bo+} had never trusted wind.
calm: {Bo} gave the whole lake a hard look.
low: {Bo} looked the other way, where there was no island.
joy: {Bo} tried the island with one foot, and then with the rest.

## any food
out: {Bo+} sat down near the breakfast, in case.
calm: {Bo} knew how many biscuits there had been.
low: {Bo} lay down, with nothing at all inside.
joy: {Bo} was first in the queue for breakfast.
`
