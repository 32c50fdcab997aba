export const words = String.raw`
title: <Day 211|{gerald} Is Hungry|Two Bars of Signal|The Best Ceiling in Years>
refrain: "Day 211," said the screen.
recall: two hundred and eleven ceilings
deed: did nothing at all for eight minutes
keepsake: the paper crown
joke: Don't
summary: {gerald} is a number. Every day, {Kim} sends {zed} a picture of a ceiling, {zed} sends one back, and {gerald} goes up by one. Two more days, and it will be the longest streak that anybody has ever had. Then, in the corner of a ceiling, there is a thumb.
extra: friend = {zed}
extra: friend2 = {wren}
pick: gerald = Gerald, Norman, Maurice, Humphrey, Cedric, Clive
pick: zed = Zed, Hamish, Ravi, Otis, Joaquin, Bram
pick: wren = Wren, Anouk, Paloma, Ishani, Greta, Keziah
pick: giraffe = a giraffe, Italy, a boot, a startled duck
pick: spot = spotted, stripy, knitted
pick: under = the inside of an umbrella, one dark tree, most of an ear
sign: record-210 = RECORD 210
word: streak = a number of days in a row, without a gap
word: signal = what a phone needs, to send anything
word: ceiling = the top of a room, seen from below
word: scrolled = moved what is on a screen up or down
word: extraordinarily = much more than usual
word: particular = hard to please
question: When did {zed} stop feeding {gerald}, and why then?
question: {wren} says, "You can do both." Why had {Kim} done only one?
question: What did {Bo} do at midnight? Why did {Kim} look?
question: What did it cost {Kim} to be awake?
question: Whose ceiling do you know better than you know them?
activity: do | Lie down, and look at your own ceiling for one minute. What is there on it that you never saw?
activity: talk | Which of these keeps you in touch? Put them in order. | a thumb ; a question ; a knock at the door ; a ceiling
activity: think | What else is kept going because nobody wants to be the one who stops?
surprise: {gerald} is in the pictures as long as it lasts. | Look for the number on its belly.
surprise: Somebody small is there long before page 19. | Whose thumb is it, on page 9?

# 1
= {Kim} smiles at {his} phone. Beside {him} stands a round orange creature with 209 on its belly.
<Every day, {Kim} sent {zed} a picture, {zed} sent one back, and a number went up by one.|Every day, a picture went from {Kim} to {zed}, another one came back, and a number went up.> <It was called {gerald}, and on Tuesday it was two hundred and nine.|By Tuesday, it was two hundred and nine, and was called {gerald}.>
> want | {Bo+} was in some of them.

# 2
= {Kim} holds up {his} phone, to photograph the ceiling.
<Without a picture by midnight, {gerald} would be reduced to nothing.|Whoever forgot a picture, even once, sent {gerald} back to nothing, at midnight.> It had kept them in touch since [first-day-of-school: school began and] {zed} moved [place&roomy: beyond {place.landmark} | over the hill].
^ child set
* feed | It took precisely as long as a sneeze.

[pet-adoption-day&roomy: It was {zed} who had named {Bo}.]

# 3
= In the morning sun, {Kim} lies on the rug, with the phone in {his} hand.
<{gerald} was not particular.|{gerald} was easily satisfied.> <Day 196 had been {Kim's} ceiling, and then {zed's}, and Day 197 the same, in the dark.|For Day 196, it had {Kim's} ceiling, and {zed's}, and the same for Day 197.>
^ pet set
* feed | By now, they were both experts on ceilings.

[series&roomy: Day 198 was {series.keepsake}. | place&roomy: Day 198 was {place.tree}, from below.]

# 4
= In the classroom, {wren} points at a chart on the wall.
<{wren} kept a chart in the classroom, with the record: two hundred and ten.|The record was two hundred and ten, and on a chart, which {wren} kept.|On {wren's} chart stood the record: two hundred and ten.> On Thursday, {gerald} would <beat it|be famous>, and {wren} was already designing a crown.
^ child second

[eid-al-fitr: It was the last week of Ramadan, and half the class was up anyway. | mid-autumn-festival: On Saturday, it would be the Mid-Autumn Festival, with mooncakes. | matariki: On Saturday, before dawn, Matariki would rise. | camping-trip: On Saturday, the camping trip would begin. | pet-adoption-day: On Saturday, it would be {Bo's} adoption day. | occasion&!event: It was the week of {occasion}.]

# 5
= With a splendid view all round, {Kim} looks at {his} phone.
<{gerald} had been fed absolutely everywhere.|There was nowhere that {gerald} had not been fed.> Day 88 had been [place: in front of {place.landmark} | somewhere: {somewhere.at} | at the top of a waterfall], which {Kim} remembered [roomy: chiefly] for its two bars of signal. [series: Day 90 had been {series.keepsake}.]
> view
* feed |

# 6
= Late at night, {Kim} walks down the hall, with the phone in {his} hand.
"{gerald} is hungry," said the screen, at twenty to twelve. <There was no signal [home: {home.at} | indoors] that night, so {Kim} put on a coat.|{Kim} had no signal [home: {home.at} | indoors] that night, and put on a coat.>
> coat
* hope | <To anybody else, it looked like a walk.|It looked like the beginning of a walk.>

# 7
= On top of a windy hill, {Kim} holds the phone up to the night sky.
<It wasn't a walk, it was a feeding.|It was not a walk, because nobody looked at anything.> On the hilltop, {Kim} held up the phone, sent {under}, and went home.
> hill

[eid-al-fitr: Below, the mosque was lit, for the late prayers. | mid-autumn-festival: The moon was nearly round, presumably. | matariki: It was the season of the best stars, presumably. | camping-trip: Exactly there, they would put up the tent. | pet-adoption-day: {Bo} had once been up there with {zed}. | place&roomy: Behind {Kim}, one could see {place.landmark}. | roomy: There were stars, presumably.]

# 8
= {wren} has a paper crown in her hand, and asks {Kim} something.
"It's Day 210 tonight," said {wren}. "What's {zed} doing, these days?"

"<He's fine|Oh, fine>," said {Kim}[roomy: , <and searched for something else|and had to think>]. "His ceiling has a crack like [place&roomy: {place.ride} | {giraffe}]."
^ child trouble
* hope |

# 9
= {Kim} frowns at {his} phone.
That evening's ceiling had a thumb in one corner, <which was small, and had jam on it|a small one, with jam on it>. {zed} was eleven, and could not <stand|tolerate> jam.
> thumb
* hope | Outside, it was still light.

# 10
= {Kim} scrolls back through the pictures.
[place&roomy: {Kim} scrolled back. Day 190 had jam on it, and Day 160 was {place.creature}, by mistake. | <{Kim} scrolled back, and Day 190 had jam on it, and Day 175 had a {spot} sock.|There was jam on Day 190, when {Kim} scrolled back, and a {spot} sock on Day 175.>] Since Day 144, somebody of approximately six had been feeding {gerald}.
> eyes | {gerald} had not noticed the difference.

# 11
= {Kim} stares at one picture on the phone.
<Day 143 was no ceiling, but a water tank, on which {zed} had chalked:|On Day 143, there was no ceiling, only a water tank, and in chalk:> FROGS! COME OVER! [series: Under that stood, "{series.joke}."] {Kim} had answered <within a minute|immediately>, with a ceiling.
^ pet second
* low |

# 12 a
= {Kim} looks at the phone in front of a mirror, at night.
<{Kim} studied that ceiling for a long time, with a toothbrush in one cheek.|Over the toothbrush, {Kim} studied that ceiling [roomy: for some time | thoroughly].> <There was nothing wrong with it, and it could be explained, after Day 211.|It was a perfectly good ceiling, and {he} would explain it, after Day 211.|It was only a ceiling, and it would all be explained after Day 211.>
^ pet trouble
* low |

# 12 b
= {Kim} sits in the kitchen at night, with the phone and an empty bowl.
<{Kim} studied that ceiling for a long time, over a bowl of nothing.|In the dark kitchen, {Kim} studied that ceiling [roomy: for some time | thoroughly].> <There was nothing wrong with it, and it could be explained, after Day 211.|It was a perfectly good ceiling, and {he} would explain it, after Day 211.|It was only a ceiling, and it would all be explained after Day 211.>
^ pet trouble
* low |

# 13
= In the playground, {wren} talks, and {Kim} is glad of it.
"Feed it tonight, and visit him on Saturday," said {wren}. "You can do both." <"Both, then," said {Kim}, greatly relieved that it was so simple.|{Kim} promised both, and was relieved that it was so simple.>
^ child third

[place&roomy: They stood on {place.street}, with no signal.]

[series&roomy: "{series.joke}," {zed} would have said.]

# 14
= Near midnight, {Kim} holds up the phone.
"Day 211," said the screen. "{gerald} is hungry." <The jam had arrived at six, and only {Kim's} picture was missing.|Jam had been delivered, and now it was {Kim's} turn.> At eight minutes to twelve, {Kim} aimed the camera at the ceiling.
* low |

# 15
= {Kim} looks at {Bo}, and not at the phone.
> hinge
While {gerald} was fed, [cat: nobody looked at {Bo}, or at {zed} | {Bo} waited, and {zed} never came]. So {Kim} looked at {Bo}, and <sent nothing|did not send>.

# 16 a
= From behind: {Kim} sits on {his} hands, and the round creature weeps.
It is extraordinarily difficult to do nothing for eight minutes, even beside {Bo}. [deed: {Kim} once {deed}[back: , {back.at}], and found this harder. | <{gerald} shed a tear, and showed a picture of itself as a baby.|{gerald} wept, and sent pictures of itself, when it was six.>] At midnight, it went pop.
> nothing

# 16 b
= {Kim} holds both hands before {his} face, and the round creature weeps.
It is extraordinarily difficult to do nothing for eight minutes, even beside {Bo}. [deed: {Kim} once {deed}[back: , {back.at}], and found this harder. | <{gerald} begged, and then it offered {Kim} a golden hat.|{gerald} promised fireworks, and a badge, and then it only wept.>] At midnight, it went out.
> nothing

# 17
= In the classroom, {wren} reaches for her chart. The creature is grey, and has a 0 on its belly.
{wren} removed {gerald} from the chart. "<You fell asleep|You must have dropped off>," she said, and put the crown away. {Kim} could have <left it at that|nodded>, but said, "I was awake."
^ pet third

[eid-al-fitr: That evening, from a roof, they saw the new moon. | roomy: [series: {series.friend} had saved a biscuit, and ate it. | It was rather a good crown.]]

# 18
= {Kim} goes over a hill, with no phone in {his} hand.
On Saturday, it was a walk to {zed's} [place&roomy: by {place.street}], and took an hour[roomy: , <as it always would have|which had always been available>].
> walk
^ pet pay | Nobody photographed the view.
* walk |

[eid-al-fitr&roomy: It was Eid, when people visit each other. | mid-autumn-festival&roomy: It was the Mid-Autumn Festival, and {Kim} carried mooncakes for two. | matariki&roomy: It was Matariki, and still dark, and full of stars. | camping-trip&roomy: They would camp on the far side. | pet-adoption-day&roomy: It was {Bo's} day, and {Bo} chose the way. | place&roomy: They met {place.creature}.]

# 19 a
= {zed} has come out of an open door, to {Kim}.
"You owe me biscuits," said a small, jammy voice behind the door. Then there was {zed}, <taller than his ceiling|who was larger than any picture>.
> door
^ child pay | It took them a moment.
* walk |

[roomy: [eid-al-fitr: "Eid Mubarak," said both, and then it was easy. | mid-autumn-festival: They cut one mooncake in two. | matariki: There was a bed of blankets outside. | camping-trip: His tent was packed. | pet-adoption-day: He said {Bo's} name, which was his idea.]]

# 19 b
= {zed} stands in the open door, before {Kim}.
There was jam on the doorbell. {zed} came out, <taller than his ceiling|larger than any picture>, <and neither knew how to begin|and for a while, they both looked at the mat>.
> door
^ child pay | It took them a moment.
* walk |

[roomy: [eid-al-fitr: "Eid Mubarak," said both, and then it was easy. | mid-autumn-festival: They cut one mooncake in two. | matariki: There was a bed of blankets outside. | camping-trip: His tent was packed. | pet-adoption-day: He said {Bo's} name, which was his idea.]]

# 20 a
= From above: {Kim} and {zed} lie in the grass and look straight up.
<They lay where the frogs had been, under the best ceiling in years, and sent it to nobody.|Where the frogs had been, they lay under the best ceiling in years, and nobody sent it anywhere.>
> last
* walk |

[eid-al-fitr: Coins slid from their pockets, into the grass. | mid-autumn-festival: The ceiling had a round moon in it. | matariki: Nine small stars came up, close together. | camping-trip: The tents stood open, with no one in them. | pet-adoption-day: Nobody counted which year it was. | place&roomy: One could hear {place.sound}.]

"<Is this Day One|So, Day One>?" said {zed}. "Don't," said {Kim}.

# 20 b
= {Kim} and {zed} lie in the grass, with a frog beside them.
<The frogs had got legs and gone, apart from one.|Of all the frogs, one had stayed.> {Kim} and {zed} lay beside it, <under the best ceiling in years|and looked up>.
> last
* walk |

[eid-al-fitr: Coins slid from their pockets, into the grass. | mid-autumn-festival: The ceiling had a round moon in it. | matariki: Nine small stars came up, close together. | camping-trip: The tents stood open, with no one in them. | pet-adoption-day: Nobody counted which year it was. | place&roomy: One could hear {place.sound}.]

<"Krek," said the frog, and nobody took its picture.|The frog looked up as well, and nobody took a picture.>

## dog
feed: {Bo+} was Day 131, including the bark.
hope: {Bo} was ready before anybody.
low: {Bo} offered a paw, for nothing.
walk: {Bo} could hardly believe how much hill there was.

## cat
feed: {Bo+} did not look at numbers.
hope: {Bo} walked up and down, to demonstrate.
low: {Bo} settled, after consideration, by {Kim's} feet.
walk: {Bo} had come too, by coincidence.

## bird
feed: {Bo+} had learned to go ping.
hope: {Bo} mentioned the sky.
low: {Bo} said "ping", and thought better of it.
walk: {Bo} had come in loops, which is further.

## fish
feed: {Bo+} was fed daily too, without counting.
hope: {Bo} believed that there was an outdoors.
low: {Bo} hung beside {Kim}, and asked for nothing.
walk: {Bo} had a bucket, with scenery.

## rabbit
feed: {Bo+} ate Day 112's charger.
hope: {Bo} did a small jump, as a suggestion.
low: {Bo} sat close, and turned to {Kim}.
walk: {Bo} had eaten one side of the hill.

## guineapig
feed: {Bo+} answered every ping, hoping for lettuce.
hope: {Bo} said wheek, meaning grass.
low: {Bo} was warm, and within reach.
walk: {Bo} discovered that hills are made of lunch.

## hamster
feed: {Bo+} was up for most feedings anyway.
hope: {Bo} was packed already, in both cheeks.
low: {Bo} sat as near as the phone did.
walk: {Bo} travelled by hand, with commentary.

## horse
feed: {Bo+} had been Day 71, in part.
hope: {Bo} stood there like a large hint.
low: {Bo} sighed, and a curtain moved.
walk: {Bo} took the hill personally.

## lizard
feed: {Bo+} could have told them about ceilings.
hope: {Bo} warmed up one leg at a time.
low: {Bo} kept {Kim} company without moving at all.
walk: {Bo} was carried up it, in three colours.

## toy
feed: The phone generally leaned on {Bo+}.
hope: {Bo} sat there, facing out.
low: {Kim} picked {Bo} up, and held on.
walk: {Bo} was carried, in both arms.

## other
feed: {Bo+} ate at six, without photographs.
hope: {Bo} stood in {Kim's} way, and waited.
low: {Bo} moved considerably closer.
walk: {Bo} stopped to look at everything.

## duet
feed: {Bo+} and {Mo+} were Day 150, arguing.
hope: {Bo} told {Mo} that it was a walk.
low: {Bo} looked at {Mo}, and neither of them blinked.
walk: {Bo} and {Mo} raced, and both won.

## duet 2
feed: {Bo+} admired {gerald}, and {Mo+} had doubts.
hope: {Bo} and {Mo} called it a walk.
low: {Bo} leaned left, and so {Mo} leaned right.
walk: {Bo} showed {Mo} the view.

## any dish
feed: {Bo+} noticed who got fed first.
hope: {Bo} took up a hopeful position.
low: {Bo} stayed awake, in case it helped.
walk: {Bo} looked back, in disbelief.

## any day
feed: {Bo+} was Day 133, by accident.
hope: Nobody had counted {Bo}, who was counting.
low: {Bo} was there, as on every other day.
walk: {Kim} showed {Bo} something, and they both looked.

## any mat
feed: {Bo+} had no number, and never missed one.
hope: {Bo} knew what coats were for.
low: {Bo} leaned a little, and went on leaning.
walk: {Bo} found the far side excellent.

## any sky
feed: {Bo+} slept through Days 1 to 208.
hope: {Bo} was awake, for once, and hopeful.
low: {Bo} put up with being talked to.
walk: {Bo} inhaled most of the view.

## lead dog
want: {Bo+} met each ping at the door, with {zed's} old scarf, <in case|to be ready>.
view: {Bo} had looked for {zed} there, too, <under benches|everywhere>.
coat: {Bo} was at the door already, <scarf and all|with the scarf>.
hill: {Bo} sniffed at the wind, <from {zed's} side|which came from {zed's}>.
thumb: {Bo} took the scarf to the door, <and nobody came|and back>.
eyes: For {Bo}, the door had pinged two hundred times, <and never opened|for nobody>.
hinge: At the ping, {Bo} took the scarf to the door, as on every night, and lay down to wait for {zed}.
nothing: {Bo} kept an eye on the door.
walk: {Bo} carried the scarf, <and knew the way|all of it>.
door: {Bo} gave back the scarf, <two hundred days late|what was left of it>.
last: {Bo} lay across both of them, <to be sure|scarf and all>.

## lead cat
want: {Bo+} lay down wherever {Kim} looked, <and that was on the phone|so mostly on the phone>.
view: {Bo} had sat in front of it, <and was cut off|for nothing>.
coat: {Bo} lay down in the way, <and was stepped over|to be looked at>.
hill: {Bo} was worth a picture, <as it happens|and got none>.
thumb: {Bo} got in front of it, <and was moved|as ever>.
eyes: {Bo} knew how it is to be warm, and near, <and not looked at|and not noticed>.
hinge: {Bo} came, as on every night, and lay down on the phone, and for once was not lifted off.
nothing: {Bo} lay on {gerald}, and slept.
walk: {Bo} came, too, <twenty steps ahead|by coincidence>.
door: They both looked at {Bo} first, <which was easier|since it was easier>.
last: {Bo} lay down between them, <and was looked at|in full view>.

## lead bird
hinge: {Bo}, who had learned the ping, said it to the door, as on every night, and waited.
walk: {Bo} did not say ping once.
last: {Bo} said what the frogs used to say.

## lead fish
hinge: {Bo} swam to the window side of the bowl, as on every night, to see whether anybody came.
walk: {Bo} saw a new piece of sky.
last: {Bo} looked up, as {they} always had.

## lead rabbit
hinge: At the ping, {Bo} hopped to the door, as on every night, and looked round at {Kim}.
walk: {Bo} ran rings round it.
last: {Bo} ate the part beside them.

## lead guineapig
hinge: {Bo} had stopped answering the ping, which never brought anybody. {Bo} only looked at the door.
walk: {Bo} had a lot to say about it.
last: {Bo} sat in lunch, in silence.

## lead hamster
hinge: {Bo} got out of the wheel, which had never arrived either, and sat down by the door.
walk: {Bo} had never been so far.
last: {Bo} had a blade of grass, for later.

## lead horse
hinge: {Bo} put {their} head in at the window, as on every night, and looked at {Kim}, not at the phone.
walk: {Bo} had known the way all along.
last: {Bo} stood over them, like part of a ceiling.

## lead lizard
hinge: By midnight, {Bo} had crossed the whole room, as on every night, to look at the door.
walk: {Bo} was held up, to see.
last: {Bo} had never thought much of ceilings, and stayed.

## lead toy
hinge: {Bo}, who had held up the phone on every night, tipped over, and lay facing the door.
walk: {Bo} held up nothing at all.
last: {Bo} lay face up, like the others.

## lead other
hinge: At the ping, {Bo} went to the door, as on every night, and then looked round at {Kim}.
walk: {Bo} went in front.
last: {Bo} lay down as well, and looked up.

## trait pet fear
set: Day 130 was {Bo}, hiding from {trait.a}.
trouble: {Bo} hid from {trait.a}, and {Kim} did not look up.
pay: {Bo} met {trait.a}, and {Kim} was there.

## trait pet theft
set: Day 130 was {Bo}, with {trait.a}.
trouble: {Bo} came by with {trait.a}, and {Kim} did not look up.
pay: {Bo} had brought {trait.a}, and {Kim} saw it.

## trait pet socks
set: Day 130 was {Bo}, with a sock of {zed's}.
trouble: {Bo} came by with a sock, and {Kim} did not look up.
pay: {Bo} was bringing {zed} back a sock.

## trait pet noise
set: Day 130 was {Bo}, and a "{trait.sound}" that can't be seen.
trouble: {Bo} {trait.did}, and {Kim} did not look up.
pay: {Bo} {trait.did}, and {Kim} listened to all of it.

## trait pet part
set: Day 130 was {Bo}, with {trait.has}, out of focus.
trouble: {Bo}, with {trait.has}, sat close by, and {Kim} did not look up.
pay: {Bo}, with {trait.has}, was first at the top, and {Kim} saw it.

## trait pet deaf
set: Day 130 was {Bo}, who can't hear a ping, but sees it light up.
trouble: {Bo}, who can't hear, and goes by faces, waited for {Kim's}.
pay: {Bo} could not hear {Kim}, and did not have to, face to face.

## trait pet age
set: Day 130 was {Bo}, who was {trait.is}, [old: asleep | blurred].
trouble: {Bo} was {trait.is}, and [old: waited up | fell asleep waiting], and {Kim} did not look up.
pay: {Bo} was {trait.is}, and they took the hill [old: slowly | at a run].

## trait pet favourite
set: Day 130 was {Bo}, with {trait.thing}.
trouble: {Bo} brought {trait.thing}, and {Kim} did not look up.
pay: {Bo} had {trait.thing}, and nobody's hands were full.

## trait pet sleep
set: Day 130 was {Bo}, {trait.where}.
trouble: {Bo} waited {trait.where}, and {Kim} did not look up.
pay: {Bo} could have been {trait.where}, and was here.

## trait pet habit
set: Day 130 was {Bo}, who would {trait.do}, so it was blurred.
trouble: {Bo} {trait.did}, and {Kim} did not look up.
pay: {Bo} {trait.did}, and {Kim} saw it.

## trait pet digs
set: Day 130 was {Bo}, or at least a hole.
trouble: {Bo} had dug up something, and {Kim} did not look up.
pay: {Bo} dug up half the path, and {Kim} saw it.

## trait pet talent
set: Day 130 was {Bo}, who can {trait.do}, just afterwards.
trouble: {Bo} could {trait.do}, and did, and {Kim} did not look up.
pay: {Bo} could {trait.do}, and did, and {Kim} saw it.

## trait child fear
set: With {zed} there, {Kim} had never minded {trait.things}.
trouble: Ceilings don't say who is afraid of {trait.things}.
pay: He had looked out for {trait.things} first.

## trait child dark
set: With {zed} there, {Kim} had never minded the dark.
trouble: Ceilings don't say who is afraid of the dark.
pay: He had left a light on.

## trait child collection
set: It was {zed} who had given {Kim} {trait.a}, on Day One.
trouble: Whether he still looked for {trait.things}, {Kim} did not know.
pay: {Kim} had brought him {trait.a}.

## trait child noise
set: {zed} used to {trait.do}, when {Kim} did.
trouble: Whether he still {trait.did}, {Kim} did not know.
pay: "{trait.Sound}," said {zed}.

## trait child part
set: {zed} had always admired {trait.has}, on {Kim}.
trouble: Whether he had {trait.has} by now, {Kim} did not know.
pay: He had {trait.has} now, like {Kim}.

## trait child favourite
set: They had both been mad about {trait.things}.
trouble: Whether he still liked {trait.things}, {Kim} did not know.
pay: He still liked {trait.things}.

## trait child sleep
set: They used to {trait.do}, at each other's houses.
trouble: Whether he could still {trait.do}, {Kim} did not know.
pay: One could {trait.do} here, he said.

## trait child habit
set: [askswhy: {zed} used to know, when {Kim} asked why. | counts: {zed} used to check, when {Kim} counted. | drawsonthings: {zed} used to let {Kim} draw on his knees. | {zed} used to find {Kim's} hats.]
trouble: [askswhy: "Why?" asked {Kim}, which was no answer, either. | counts: {Kim} had counted its branches, which were nine. | drawsonthings: {Kim} drew it on the desk. | Where {Kim's} last hat was, only {zed} would know.]
pay: [askswhy: "Why now?" he asked, as {Kim} would have. | counts: "Sixty-eight days," said {zed}, who had counted. | drawsonthings: He had chalk on his hands. | Behind him hung one of {Kim's} hats.]

## trait child talent
set: {zed} knew that {Kim} could {trait.do}.
trouble: Whether he could {trait.do} by now, {Kim} did not know.
pay: {Kim} could {trait.do}, and so, now, could he.
`
