export const words = String.raw`
title: <It's a Box|It's a Boat|This Way Up|It's a Box, with a Sheet On>
set: goal = [first-day-of-school: the school gate | place: {place.landmark} | beach-holiday: the waves | snow-day: the sledge hill | the duck pond]
refrain: "It's a box," said {cousin}.
recall: the box with feet
deed: sailed a box with no bottom
keepsake: the sail with two pegs
joke: It's a box
summary: A fridge comes in a box, and the grown-ups keep the fridge. {Kim} keeps the boat. "It's a box," says {cousin}, who is nine, and has a book. {Bo} has other plans for it. But {cousin} does keep looking up.
extra: friend = {cousin}
extra: grownup = {man}
pick: cousin = Imogen, Beatrix, Saskia, Delphine, Marigold, Rosalind, Ottilie
pick: tap = tap, compost heap, shed, clothes line
pick: rail = a noodle, a sock, an old pancake
pick: cargo = cheese on toast, a cold sausage, three plums
pick: man = a man with an umbrella, a man under an umbrella
pick: whale = wheelbarrow, water tank, man next door
pick: pirate = postman, neighbour, milkman
pick: feet = four, eleven, a lot of
word: captain = the one who says where a ship goes
word: crew = everybody who works on a ship
word: anchor = a heavy thing on a rope that stops a ship from drifting
word: voyage = a long trip by sea
word: bow = the front end of a ship
word: oars = long poles to row a boat with
word: exhausted = so tired that nothing works any more
question: When does {cousin} begin to think that it's a boat? How can you tell?
question: Why did they always come back to the same place?
question: Who said "It's a box" on page 13, and why?
question: What could the box do without its bottom that it couldn't do before? Who found out?
question: What will {cousin} make out of the fridge?
activity: make | Find a box. What is it when it stands up, when it lies down, when it's over your head?
activity: talk | What is the best thing ever to come into your house in a box? What did you do with the box?
activity: think | This box lost its bottom. What else gets better when a bit comes off? | a tin ; a tree ; a sandwich
surprise: {cousin} gets closer to the box from page to page. | Look for her chair, and her book.
surprise: The rope is there from the start. | Look for it on page 2, and see where it has gone on page 17.

# 1
= An enormous box stands on the path. {Kim} looks up at it.
[beach-holiday: On the first beach day, | farm-stay: On the first farm day, | snow-day: Through deep snow, | boxing-day: On Boxing Day, | first-day-of-school: The day before school, | On Monday,] a fridge came to [home: {home.own} | the house], in an enormous box. <The grown-ups kept the fridge, and {Kim} kept the box.|The grown-ups wanted only the fridge, so {Kim} got the box.> [place&roomy: Nobody {place.at} had a bigger one.]

<{He} and {Bo+} looked in. It was like a room.|{He} looked in with {Bo+}, and saw a ship.|With {Bo+} in it, there was still room for a crew.>

# 2
= {Kim} stands by the box. {cousin} sits in a chair, and reads. A rope lies there.
"This is a boat," said {Kim}, "and it <sails to|is bound for> [first-day-of-school: the school gate | place: {place.landmark} | {goal}]."

"It's a box," said {cousin}, [boxing-day: "and it's Boxing Day." | <who was nine.|and turned a page.>]
> want
* crew | <She was nine.|She didn't look up.|"It says FRIDGE on it.">

# 3
= {Kim} points to where everyone is to sit in the box.
"All aboard!" shouted {Kim}. <The captain sat in front, because the captain was {Kim}, in a hat.|There was one captain's hat, and {Kim} was under it.|Somebody has to be the captain, and {Kim} had the hat on already.> [series: Their precious cargo was {series.keepsake}[friend: , for {series.friend}].]
^ pet set | <There was one cushion, for the captain only.|The crew saluted, and so did the captain.|Everybody else was the crew, and knelt down.>
* crew |
* crew |

# 4
= {Kim} puts up a sail with pegs on it. {cousin} still has her book.
<The sail was a sheet, with two pegs, and the waves were blue crayon.|{Kim} pegged up a sheet for a sail, and drew waves in blue crayon.|Up went a sheet, on two pegs, and along the side went a whole blue crayon.>

"It's a box," said {cousin}, <"with a sheet on."|"with washing on.">
^ child set
> sail
* crew | <The sail said flap, which is sea language.|The sail hung there, and was ready.|All it wanted was a sea.>

# 5
= From behind: in the middle of a wide garden lies the box, just where it was.
<They sailed all morning, through heavy seas.|All morning they sailed, and nobody was sick.> <Then {Kim} looked out, and there was the {tap}.|When {Kim} looked out, there was the {tap} again.>

"Boats <float, usually|usually float>," said {cousin}. "You're on the ground."
> eyes |

# 6
= {Kim} rows with a broom. {cousin} has put down her book.
<The second voyage had oars, which were brooms.|Next time, they had oars, which were brooms.|So they set off again, with two brooms for oars.> <They rowed until they were exhausted, and there was the {tap}.|They rowed until their arms hummed, and there was the {tap}.>
> pull | <It seemed to have been waiting.|It was the same {tap}.>

"It's a box," said {cousin}, "<and you've left the anchor down|and it needs wind>."

# 7 a
= {Kim} points. {cousin} has come as far as the flower bed.
"Whale!" shouted {Kim}.

<"That's [farm-stay: a cow | the {whale}]," said {cousin}, and moved her chair, to be sure.|"That's only [farm-stay: a cow | the {whale}]," said {cousin}, and stood up.> "And you're looking out of the wrong side."
^ pet trouble
* sea | <It spouted, all the same.|The whale looked surprised.|It blew twice, for anybody who could see.>

# 7 b
= {Kim} looks through a telescope. {cousin} has come as far as the flower bed.
"Pirates!" shouted {Kim}.

<"That's the [farm-stay: farmer | {pirate}]," said {cousin}, and moved her chair, to be sure.|"It's only the [farm-stay: farmer | {pirate}]," said {cousin}, and stood up.> "And you've got the telescope the wrong way round."
^ pet trouble
* sea | <He waved, as pirates do.|The pirate looked surprised.|He had a sack with him, as well.>

# 8
= {cousin} stands beside the box with her book and a basket.
<"If you're going to sink," said {cousin}, "I had better hold my book up."|"That's no way to sail," said {cousin}. "Move over, before you drown.">

She got in, with [beach-holiday: a towel and a bag of hot chips | farm-stay: scones and jam | snow-day: a jug of hot chocolate | boxing-day: what was left of the pudding | first-day-of-school: her new lunch box | place: some {place.food} | occasion&!event: {cargo}. It was {occasion} | {cargo}]. "All aboard," said {Kim}.
* sea | <It did sit lower in the water.|Somebody said "ow", and moved over.>

# 9 a
= In the thick of their game there are deep blue waves all round, with fish and weed.
<Then the ground went blue, and then it went deep.|Then it was blue outside, and then it was deep.> <Something with {rail} for a tail came past below.|Something came past underneath, with {rail} for a tail.>
^ child second
> deep |

"Rocks!" screamed {cousin}. "Left! No, the other left!"

# 9 b
= In the thick of their game they are on a ship in the wind.
<Then the ground went up and down, in waves as tall as a roof.|Then the waves came, each of them taller than a roof.> <The sail banged like a drum.|Even the captain held on to something.>
^ child second
> deep |

"Rocks!" screamed {cousin}. "Left! No, the other left!"

# 10
= A dark cloud hangs over the garden. {Kim} looks up.
<{Kim} could nearly see|They were so near that {Kim} could smell> [first-day-of-school: the school gate | place: {place.landmark} | {goal}]. Then something went [snow-day: fff | plip] on the captain's hat.
^ child third

[snow-day: "Foam," said {Kim}. Fff, fff. "It's unusually cold, for foam," said {cousin}. | "Spray," said {Kim}. [roomy: Plip, plop.] <"It's unusually wet, for spray," said {cousin}.|"It's unusually big, for spray," said {cousin}.>]
* sea |

# 11
= In bad weather, the box has gone dark and crooked, and the sail hangs down.
It was [snow-day: wet snow | rain], and the boat drank it. <The bow drooped, and the sail let go of its pegs.|The bow drooped, and so did the sail.>
> rain
* wet | <The crayon waves ran down the side.|It got softer and softer.>

"Captain, <is it supposed to bend|is it supposed to do that>?" said {cousin}.

# 12
= {Kim} sits on the ground. The bottom of the box has come off.
{Kim} moved to the middle, to consider, and the bottom fell out. [beach-holiday: Everybody had run in from the sand. | farm-stay: The cows looked away. | snow-day: Nobody could see the sledges. | boxing-day: In the house, the grown-ups slept on. | first-day-of-school: And tomorrow was school.] <{Kim} and the [wheels: wheels | cushion] went down on to the wet ground.|There sat {Kim}, in the wet.|The sides stayed up, and the captain didn't.> [series: "{series.joke}," {he} said, and it did not help.]
^ child trouble | <It was cold and soggy down there.|The captain had a wet seat.|A worm looked up, and went another way.>
* wet |

# 13
= From above: {Kim} and {cousin} drip on the steps. Neither looks at the other.
They sat together on the step, and dripped. [place&roomy: They could hear {place.sound}.] "It's a box," said {Kim}.

<{cousin} waited for somebody to say that it wasn't.|{cousin} shut her book, because it was dripping.|It was true, and nobody felt better for it.>

"It isn't even that," said {Kim}, "because it's got no bottom."
> low |

# 14
= {Kim} has come out to throw away the box, and stares at {Bo}.
<{Kim} went to put it in the bin.|It was only rubbish now, so {Kim} went to fold it up.|Something had to be done with the rest of it, and the bin was open.> <It had been a good boat.|It had been nearly a boat.> [series: {He} rescued {series.keepsake}.]
> hinge
* wet |

# 15
= {Kim} gets right into the wet box from below.
<"It's got no bottom, {Bo}," said {Kim}, looking under it, "so there's room for feet!"|"{Bo}, no bottom means room for feet!" said {Kim}, and looked under it.> [deed: {He} once {deed}[back: , {back.at}]. [roomy: This was no odder.]]

[wheels: {Kim} tipped it over {himself} and rolled, with {Bo}, and so did the box. | <{He} got in and walked, with {Bo}, and so did the box.|{He} crawled in and walked, with {Bo}, and the box walked, too.>]

# 16
= {Kim} wears the box round the middle, and walks. {cousin} throws up her arms.
<"{Bo} has made it go!" said {cousin}, and got in at the back.|"{Bo's} box goes!" said {cousin}, and ducked in at the back.> <Now the {tap} went by.|This time, the {tap} went past them.|The {tap} was there, and then it wasn't.> [roomy: <Nobody had ever done that.|No captain had ever done that.|At last, the {tap} got smaller.>]
^ child pay | "All aboard!" yelled {Kim}, from inside.

# 17
= {Kim} and {cousin} walk in the box, with {Bo} in a place of honour.
[first-day-of-school: They dried it all night. In the morning, they sailed | They sailed down the path,] past the bins, and <right|straight> out at the gate. [beach-holiday: It smelled of salt. | farm-stay: The cows came along, as far as the fence. | snow-day: They had four boots on between them. | boxing-day: The grown-ups slept through that, too.]
> front
^ pet second

# 18 a
= Along the street goes the box with feet under it.
<[snow-day: The snow|The rain] had made a [snow-day: white sea of | river down] [place: {place.street} | the street].|All [place: {place.street} | the street] was one [snow-day: white sea | river].> <{Bo} and the boat went up it, on {feet} feet.|Up it went {Bo}, the boat, captain, feet and all.> [beach-holiday&1-2: They saluted nine buckets and spades. | farm-stay&1-2: A tractor stopped, to let them by. | snow-day&1-2: They passed four sledges, going uphill. | boxing-day&1-2: Eleven new bikes turned round, and followed. | first-day-of-school&1-2: They passed the school bus, full of noses.]
> river
^ pet third
* joy | <It didn't leak, having nothing to leak with.|It went at the speed of feet.|There was plenty of room to see out, at the bottom.>

# 18 b
= At a run, the box with feet under it goes along the street.
<Round the corner, the wind was behind {Bo} [roomy: and the boat], so they ran.|With the wind behind {Bo} [roomy: and the boat], they ran [place: along {place.street} | all the way down the street].> <All the windows had faces in them[place: , {place.at}].|Faces appeared at every window[place: , {place.at}].> [beach-holiday&1-2: They saluted nine buckets and spades. | farm-stay&1-2: A tractor stopped, to let them by. | snow-day&1-2: They passed four sledges, going uphill. | boxing-day&1-2: Eleven new bikes turned round, and followed. | first-day-of-school&1-2: They passed the school bus, full of noses.]
> river
^ pet third
* joy | <It didn't leak, having nothing to leak with.|It went at the speed of feet.|There was plenty of room to see out, at the bottom.>

# 19
= They have arrived. {Kim} points. {man} stares at the box.
<"Look, it's a cardboard box!" said {man}.|"It's a cardboard box!" said {man}.>

"It's a boat," said {cousin}, <kindly|slowly>. [4+: They were at | They had come to] [first-day-of-school: the school gate | place: {place.landmark} | {goal}]. [beach-holiday&!place&1-2: A wave ran in, and out again. | beach-holiday&1-2: Several ice creams dripped, forgotten. | farm-stay&1-2: Two lambs got in. | snow-day&1-2: Going home, it was a sledge. | boxing-day&1-2: All the bikes wanted a turn. | first-day-of-school&1-2: Everybody wanted a lift home.]
^ pet pay
* joy |

[series&1-3: "{series.joke}!" shouted {Kim}.]

# 20 a
= In the kitchen that night, {cousin} stands and looks for a long time at the new fridge.
That evening, {cousin} examined the fridge from the left, and then <from the right|from the other left>.
> last | <She looked at the top, too.|She walked all round it.>

<"It's a fridge," said {Kim}.|"That's the fridge," said {Kim}.>

"Is it?" said {cousin}.

# 20 b
= In the kitchen the next morning, {cousin} pulls a rope beside the fridge. {Kim} laughs.
<That evening, {cousin} examined the fridge, for a long time.|All evening, {cousin} looked at the fridge, and not at her book.>
> last | <She did not say what she saw.|She looked at it from both sides.>

In the morning, there was a sheet on it, <held up by two pegs|for a sail, with two pegs>.

## lead dog
want: {Bo} had seen its rope. <It was time for a walk.|That meant a walk.>
sail: {Bo} pulled the rope, <and down came the sail|for a walk, and the sail came down>.
eyes: {Bo} had never been on a walk with so much <sitting|sitting down> in it.
pull: {Bo} pulled the rope, too. <It did not budge.|The boat did not move.>
deep: {Bo} jumped overboard, <and called it a walk|and would not come back>.
rain: {Bo} still had the rope, <and still hoped|in case>.
low: {Bo} laid the rope at {Kim's} feet. <It was no help.|Nobody looked.>
hinge: But {Bo} took the rope and walked, and <the box walked after|along walked the box>.
front: {Bo} had the rope, and took the boat <for a walk|out walking>.
river: {Bo} stopped at every <post|corner>, and so did the boat.
last: {Bo} slept, with the rope <between two paws|close by>.

## lead cat
want: {Bo} was in it first. <It was a box, so it was {Bo's}.|To {Bo}, a box is a bed.>
sail: {Bo} lay down <on the waves|in it>, since it was a bed.
eyes: <{Bo's} good bed had filled up with people.|There were people in {Bo's} bed again.>
pull: {Bo} sat in the middle, <like an anchor|and was heavy>.
deep: {Bo} put out one paw, <for fish|to see if it was wet>.
rain: {Bo} sat on in it, <wet through|for as long as there was a floor>.
low: {Bo} wanted to go back to bed, <and said so|in the box>.
hinge: But {Bo} got in again, and walked, and <off went the box|along walked the box>.
front: {Bo} walked inside, right at the front, <like an engine|and was in charge>.
river: {Bo} sat down now and then, <and so did the boat|and everybody waited>.
last: {Bo} sat in <the lid|the last of the box>, and kept it.

## lead bird
hinge: But {Bo} hopped in, and on, and the box hopped along.
front: {Bo} went ahead, chest out, like a ship's lady.
last: "Box," said {Bo}, who had learned it.

## lead fish
hinge: But {Bo's} bowl stood in it. {Kim} pulled at that, and the box came along.
front: {Bo's} bowl came alongside, going slosh, and was an ocean.
last: {Bo} went round the bowl, as if round the world.

## lead rabbit
hinge: But {Bo} hopped under it, and on, and the box hopped along.
front: {Bo} hopped in front, and was the pilot boat.
last: {Bo} ate a corner that was left of it.

## lead guineapig
hinge: But "wheek!" went {Bo}, in there, and ran, and the box ran, too.
front: {Bo} trotted in front, and was the foghorn. "Wheek!"
last: "Wheek!" said {Bo}, as the fridge began to hum.

## lead hamster
hinge: But {Bo} ran in there, and on, and the box crept along.
front: {Bo} went in front, and was the pilot boat.
last: {Bo} had a bit of the box to sleep in.

## lead horse
hinge: But {Bo} put a nose in, and walked, and the box walked along.
front: {Bo} went in front, and no ship had such an engine.
last: {Bo} looked in at the window, with cardboard on one lip.

## lead lizard
hinge: But {Bo} walked in at one end, and on, and the box crept along.
front: {Bo} walked in front, like a dragon ship's dragon.
last: {Bo} found out that a fridge is warm at the back.

## lead toy
hinge: But {Bo} sat in it. {Kim} pulled {them} along, and the box came, too.
front: {Bo} sat at the edge, and was the lighthouse.
last: {Bo} dripped by the oven, like an old sailor.

## lead other
hinge: But {Bo} walked in there, and on, and the box walked, too.
front: {Bo} had the best place, right at the front.
last: {Bo} kept a bit of the box, to sit on.

## trait pet fear
set: {Bo} looked for {trait.things} first, and found none aboard.
trouble: {Bo} took it for {trait.a}, and went below.
pay: All that way, {Bo} had not thought about {trait.things}.

## trait pet theft
set: {Bo}, who liked to {trait.do}, was the pirate.
trouble: The real pirate was {Bo}, who {trait.did}.
pay: {Bo} {trait.did} on the way, as pirates must.

## trait pet noise
set: {Bo} could {trait.do}, and was the ship's horn.
trouble: "{trait.Sound}," went {Bo}, and scared it off.
pay: "{trait.Sound}!" went {Bo}, to say that they were in.

## trait pet part
set: {Bo} had {trait.has}, like all great sailors.
trouble: {Bo}, with {trait.has}, was sure that it was one.
pay: {Bo}, with {trait.has}, was first ashore.

## trait pet threelegs
set: {Bo} had three legs, and they were sea legs.
trouble: {Bo}, on three legs, did not even wobble.
pay: With {Bo's} three legs, it made an odd number of feet.

## trait pet deaf
set: {Bo} could not hear orders, so the captain waved them.
trouble: {Bo} could not hear the shout, but looked where {Kim} looked.
pay: {Bo} could not hear the cheers, but felt all those feet.

## trait pet age
set: {Bo} was {trait.is}, and [old: got the cushion | was told to sit].
trouble: {Bo}, being {trait.is}, [old: slept through it | wanted to go and see].
pay: {Bo} was {trait.is}, and [old: had come the whole way | wanted to go again].

## trait pet favourite
set: {Bo} would not sail at all without {trait.thing}.
trouble: Overboard went {trait.thing}, and {Bo} would sail no farther.
pay: {Trait.thing} came ashore with {Bo}.

## trait pet sleep
set: {Bo} mostly slept {trait.where}, but this might do.
trouble: {Bo} saw nothing, and missed sleeping {trait.where}.
pay: {Bo} could sleep {trait.where} some other day.

## trait pet habit
set: {Bo} {trait.did} before they sailed, for luck.
trouble: {Bo} {trait.did}, and the whole boat shook.
pay: {Bo} {trait.did}, as the first thing on land.

## trait pet talent
set: {Bo} could {trait.do}, and was first mate.
trouble: {Bo} got up to {trait.do}, and the boat tipped.
pay: {Bo} got to {trait.do}, and was saluted.

## trait child fear
set: {He} drew a map, without any {trait.things} on it.
trouble: It was worse than {trait.things}.
pay: Not even {trait.things} could stop them now.

## trait child collection
set: {He} put {trait.a} in the bottom, for luck.
trouble: {Trait.thing} had come down with {him}.
pay: {Trait.thing} came, too, at the bow.

## trait child noise
set: A captain must {trait.do}, so {he} {trait.did}.
trouble: {He} did not feel like {trait.doing} now.
pay: {Kim} {trait.did}, in time with the feet.

## trait child part
set: {He} drew a face on the bow, with {trait.has}.
trouble: Even the face on the bow, with {trait.has}, had run.
pay: Over the edge came a grin, with {trait.has}.

## trait child favourite
set: {He} drew {trait.things} on the sail, for a flag.
trouble: {Trait.things} ran down the sail, in blue.
pay: {Kim} liked it even more than {trait.things}.

## trait child sleep
set: {He} had planned it all, in bed, {trait.where}.
trouble: {He} wished {himself} in bed, {trait.where}.
pay: No boat {he} had dreamed of, {trait.where}, had feet.

## trait child habit
set: [askswhy: "Why are waves blue?" asked {Kim}, who always asked why. | counts: {Kim} counted the waves, as {he} counted everything. | drawsonthings: {Kim} drew on things, and this had four sides. | loseshats: {Kim} lost hats, so the captain's was tied on.]
trouble: [askswhy: "Why?" asked {Kim}, who always asked, and nobody knew. | counts: {He} counted the bits of boat. There were two. | drawsonthings: What {he} had drawn on was porridge now. | loseshats: The captain's hat was lost at sea.]
pay: [askswhy: "Why didn't we do that before?" asked {Kim}. | counts: {Kim} counted the feet, but they kept moving. | drawsonthings: {Kim} drew ten toes on the front. | loseshats: {Kim} had no hat left to lose, and didn't care.]

## trait child talent
set: [remembers: {Kim} remembered the names of all the sails, both of them. | {He} {trait.did} as {he} worked, like a sailor.]
trouble: [remembers: {He} remembered now that cardboard is paper. | {He} could not {trait.do} just then.]
pay: [remembers: {Kim} will remember that for years. | {Kim} {trait.did}, and the feet kept time.]

## dog
crew: {Bo+} was the lookout, and barked at all of it.
sea: Man overboard! It was {Bo}, and then {Bo} again.
wet: {Bo} shook, and they all got wetter.
joy: {Bo} met two friends, and enlisted them.

## dog 2
crew: {Bo+} was the crew's dog, and the crew.
sea: {Bo} paddled after the boat, on dry land, with style.
wet: {Bo} came and leaned, which is a comfort.
joy: {Bo} ran round the boat, twice.

## cat
crew: {Bo+} was the admiral, and slept in the maps.
sea: {Bo} trod on the wheel, and they turned for home.
wet: {Bo} held up one wet paw, for all to see.
joy: {Bo} arrived dry. Nobody knows how.

## cat 2
crew: {Bo+} sat in it first, so it was {Bo's}.
sea: {Bo} fished over the side, for anything.
wet: {Bo} was under the step before it began.
joy: {Bo} looked at a duck, and it looked at {Bo}.

## bird
crew: {Bo+} was the flag.
sea: {Bo} flew up to look for land. It was all land.
wet: {Bo} puffed up, and became round.
joy: {Bo} flew ahead, and told everybody.

## fish
crew: {Bo+} was the only one aboard with fins.
sea: {Bo} was asked the way to the water, and pointed in.
wet: It fell in {Bo's} bowl, and that nearly ran over.
joy: {Bo} saw the world go by, and waved.

## fish 2
crew: {Bo+} brought a bit of real sea.
sea: When the boat rocked, {Bo} rocked for longer.
wet: {Bo} hid behind the weed until it was over.
joy: Blup, said {Bo}, which is how ships whistle.

## rabbit
crew: {Bo+} was ballast, which means fat and low down.
sea: {Bo} ate a hole, and that was a fifth porthole.
wet: {Bo} put {their} ears down, like two wet socks.
joy: At every step, {Bo} put in two hops.

## guineapig
crew: {Bo+} was the bell. "Wheek!" That was one o'clock.
sea: {Bo} saw lettuce on the left, and said so.
wet: {Bo} crept into {Kim's} arms, and shivered.
joy: "Wheek!" said {Bo}, and the cars stopped.

## hamster
crew: {Bo+} ran the engine, which was a jar.
sea: {Bo} had the ship's biscuits, all but one.
wet: {Bo} sat with the last biscuit.
joy: {Bo} carried off a pebble, in one cheek.

## horse
crew: {Bo+} was too big to board, and was an island.
sea: {Bo} ate some of the waves.
wet: {Bo} stood over them, and they dripped a bit less.
joy: {Bo} walked behind, and was the harbour.

## lizard
crew: {Bo+} lay in the bow, and was in charge of sun.
sea: {Bo} lay along the side, like a barnacle with toes.
wet: {Bo} went grey, to match.
joy: {Bo} looked both ways at once.

## toy
crew: {Bo+} was a stowaway.
sea: {Bo} fell overboard, and was saved, and fell again.
wet: {Bo} soaked up what {they} could.
joy: {Bo} was the figurehead, and faced the front.

## other
crew: {Bo+} was first mate, since {they} had come first.
sea: {Bo} didn't get seasick, or else hid it well.
wet: {Bo} looked at {Kim}, and dripped.
joy: {Bo} had never been so far by box.

## duet
crew: {Bo+} and {Mo+} were lookouts.
sea: {Bo} said land, and {Mo} said water.
wet: {Bo} sat close to {Mo}, who was wetter.
joy: {Bo} was the front lamp, and {Mo} the back.

## duet 2
crew: {Bo+} guarded {Mo+}, who was treasure.
sea: {Bo} and {Mo} were pirates, but sleepy ones.
wet: {Bo} blamed {Mo} for the weather.
joy: {Bo} took the left side, and {Mo} the right.

## any pass
crew: {Bo+} was a passenger, and had a ticket.
sea: {Bo} asked for {their} money back.
wet: {Bo} was dried off with the captain's hat.
joy: This time, {Bo} was crew.

## any look
crew: {Bo+} had a porthole to {themself}.
sea: {Bo} looked for whales, with both eyes.
wet: {Bo} looked for the boat, and there it wasn't.
joy: {Bo} looked for whales again, and a bus would do.

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
