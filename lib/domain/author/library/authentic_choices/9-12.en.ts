export const words = String.raw`
title: <Ha|Squeak, Gate, Goose|The Laugh With a Goose in It|Once, Sideways>
refrain: "Ha," said the Right Table.
recall: the laugh with the goose
deed: crossed a canteen to be a goose again
keepsake: the bucket that {sol} wore
joke: The soup is cancelled
summary: {Kim's} laugh begins as a squeak, opens like a rusty gate, and ends in a goose. At the Right Table, the one with the view, people laugh like this: "Ha." Once, sideways. And on Monday, somebody there moves her bag.
extra: friend = {sol}
extra: friend2 = {imogen}
extra: grownup = somebody's big brother
set: canteen = [camping-trip: dining tent | farm-stay: farmyard | beach-holiday: beach café | canteen]
pick: sol = Solomon, Bruno, Anders, Joaquin, Milo, Tariq, Barnaby
pick: imogen = Imogen, Cordelia, Annelise, Philippa, Rosamund
pick: carpet = carpet, porridge, gravel, cardboard
pick: tuesday = Tuesdays, chairs, the weather
pick: trumpet = a donkey, a kettle, a drain, a hinge
pick: custard = custard, rhubarb, rice pudding
pick: house = house, front door
pick: nineteen = nineteen, twenty-three, seventeen
word: restful = calm, and easy to be in
word: cancelled = not going to happen after all
word: announced = said aloud, so that everybody knew
word: statue = a person or an animal made of stone or metal
word: sideways = to one side
word: contagious = easily caught from somebody else
question: What was good about the Right Table?
question: {imogen} was not unkind. What did she want for {Kim}?
question: Why did {sol} look as if somebody else had opened the door?
question: What did it cost {Kim} to carry that tray across?
question: Who has a laugh that you would know anywhere?
activity: act | Do an impression of a machine in your house, and let the others guess.
activity: sound | Laugh like this, and see whether you can stop. | a rusty gate ; a kettle ; a goose ; "Ha."
activity: think | What would you do for the best seat? | laugh less ; laugh more ; bring a chair
surprise: How often does the Right Table say its one word? | Start counting on page 3.
surprise: {sol} walks ahead of {Kim}, and does not look round. | Look on page 12.

# 1
= {sol} puts a bucket on his head. {Kim} laughs so hard that the lamp rattles.
<{Kim} had a laugh that nobody could miss.|Everybody knew {Kim} by one thing, which was a laugh.> <It began as a squeak, opened like a rusty gate, and ended in a goose.|First came a squeak, and next a rusty gate, and it ended in a goose.>
> want | {Bo+} was used to it.

# 2
= In the street, {Kim} laughs, and every bird has flown off but one.
<It had once stopped a bus, and|The post had been dropped because of it, and> [place: {place.creature} | a pond] had answered. <Most of the time, {sol} set it off.|As a rule, {sol} set it off.>
^ pet set
* first | <Two streets away, people oiled gates.|In the next street, people checked their gates.>

[home&roomy: It was heard all through {home.own}.]

# 3
= {imogen} sits at one table. {sol} waves from another one, beside the bins.
<The {canteen} had a Right Table with a view, where people laughed like this:|At the Right Table in the {canteen}, the one with a view, people laughed like this:> "Ha," once, sideways. The Wrong Table was by the bins, and had {sol}.

[first-day-of-school: It was the first day of school, when seats are chosen. | camping-trip: It was a week of school camp, with cold showers. | farm-stay: It was the class's week on a farm, with one real goose. | beach-holiday: It was a week of holiday camp, on the sand. | new-baby: At home slept a new baby, and people whispered. | occasion&!event: It was {occasion}. | place&roomy: Outside grew {place.tree}.]

# 4
= {imogen} lifts her bag from the bench, to make room for {Kim}.
<On Monday, {imogen} of the Right Table moved her bag.|On Monday, a bag was moved at the Right Table, by {imogen}.> "Sit here," she said, "for a week." Nobody had been invited <for a year|in living memory>, so {Kim} sat.
^ child second
* first |

# 5
= {Kim} has laughed aloud at the wrong moment. A spoon has jumped out of a bowl.
Then the [place: {place.food} | {custard}] slid off somebody's spoon, and out came <the squeak, the gate and the goose|squeak, gate and goose>.

"Ha," said the Right Table.

"You'll have to do something about that," said {imogen}, [roomy: quite] kindly.
> goose
* first |

# 6
= {Kim} practises, with one hand on a mirror.
<So {Kim} trained, in front of a mirror.|{Kim} went into training, with a mirror.> <One breathes in, thinks of {carpet}, and lets out exactly one "Ha".|The trick was to think of {carpet}, and let out exactly one "Ha".>
> mirror
* train | It sounded like a drawer.

[first-day-of-school: It had to last a whole year of school. | camping-trip: In a tent, one had to do it lying down. | farm-stay: The farm's goose listened, and did not answer. | beach-holiday: The waves did it all night, to show how. | new-baby: The baby slept through every one, and all were grateful. | roomy: <By Tuesday, it was almost flat.|It took until Tuesday.>]

# 7
= {Kim} sits beside {imogen}, and is careful.
<There were rules, such as never to laugh first, or last, or at anything funny.|One never laughed first, or last, or at anything funny[roomy: , since those were the rules].> "Ha," said the table, about [place: {place.sound} | {tuesday}], and {Kim} was <nearly on time|only a little late>.
^ child set

# 8
= {Kim} reads a joke book with a straight face.
<In the evenings, {Kim} read a joke book aloud, with a straight face.|Every evening, {Kim} read out jokes, and did not move a lip.> <When {sol} called, {Kim} was busy.|{sol} asked what was so quiet, and {Kim} was busy.>
> joke
* train | By Wednesday, it was down to a cough.
^ pet second

[series&roomy: {Kim} practised on {series.keepsake}, and it was hard.]

# 9
= Side by side, {Kim} and {imogen} enjoy the view.
<It was nice there, and one could see|From the Right Table, one could see> [place: {place.landmark} | <all the way to the hills|as far as the hills>]. <"It's restful," said {imogen}, "when nobody looks at you," and so it was.|"Nobody ever looks at you here," said {imogen}, "and it's restful." It was, too.>
^ child trouble
* train |

[series&roomy: "{series.joke}," thought {Kim}, and swallowed it.]

# 10 a
= Beside the bins, {sol} shouts into a ladle. {Kim} hides {his} face.
By the bins, {sol} was being the station, through a ladle. "<The soup on platform two|Today's soup, on platform two>," he announced, "is cancelled." [series: "{series.joke}," he added.] {Kim} thought of {carpet}, with both hands over {his} face.
> show | "Hiccups," {Kim} explained.

# 10 b
= Beside the bins, {sol} stands like a statue, with a loaf as a hat. {Kim} hides {his} face.
By the bins, {sol} was being the statue in the park, <with a loaf for the pigeon|with a loaf as its pigeon>[roomy: , and did not blink]. [series: "{series.joke}," said the statue.] {Kim} thought of {carpet}, with both hands over {his} face.
> show | "Hiccups," {Kim} explained.

# 11 a
= {sol} has come over with his ladle. {Kim} looks unhappy.
On Thursday, {sol} cancelled the soup just for {Kim}. "Ha," said {Kim}, and {sol} looked as if he had knocked at his own {house}, and <somebody else had opened|a stranger had opened>.
^ child third

# 11 b
= {sol} has come over with a loaf as a hat. {Kim} looks unhappy.
On Thursday, {sol} came over with his loaf. "Ha," said {Kim}, and {sol} looked as if he had knocked at his own {house}, and <somebody else had opened|a stranger had opened>.
^ child third

# 12
= {Kim} walks a long way behind {sol}.
<{Kim} walked back that day, a long way behind {sol}.|{sol} went ahead that day, and {Kim} let him.> <"I was only being polite," {he} told nobody.|"It wasn't that funny," {he} told the road.>
> eyes
* low | <Even the gate didn't squeak.|Nothing honked, the whole way.>

[first-day-of-school: It was a long first week of school. | camping-trip: {sol} sat across the campfire. | farm-stay: The farm's goose looked up, and waited. | beach-holiday: Their footprints did not meet. | new-baby: At home, the baby waited for it. | place&roomy: They usually raced down {place.street}.]

# 13
= {Bo} does something funny. {Kim} does not laugh.
That evening, {Bo} tried <what always worked|the thing that never failed>.
^ pet trouble | [dog: {They} sneezed, and was startled, and barked at the sneeze. | cat: {They} jumped for the shelf, missed, and pretended that the floor was the plan. | bird: {They} said "Good morning" to a sock, and waited for a reply. | fish: {They} swam up to {their} own reflection, and gave way to it. | rabbit: {They} fell asleep in mid-wash, and toppled over. | guineapig: {They} shrieked at a salad, from joy, and scared {themself}. | hamster: {They} fell off the wheel, and it went round without {them}. | horse: {They} put {their} head in at the window, wearing the curtain. | lizard: {They} stalked a raisin for nine minutes, and missed. | toy: {They} slid off the pillow, slowly, and with dignity. | {They} did that thing with the door, twice.]

[series: {Kim} had put away {series.keepsake}, to be safe.] "Ha," said {Kim}, <and {Bo} waited for the rest, but there was none|and {Bo} waited for the goose, in vain>.
* low |

# 14
= In the morning, {Kim} and {imogen} walk side by side.
"You get used to it," said {imogen}. "<I had a whistle in mine|Mine had a whistle in it>, once." {Kim} was nearly used to it already, <which was convenient|and found it convenient>.
> quiet
* low |

[place&roomy: Somewhere, {place.creature} was enjoying itself.]

# 15
= In the quiet, {sol} eats bread beside the bins. {Kim} watches him.
<On Friday, {imogen} moved her bag for good, since {Kim} was perfectly flat now.|"You are nearly silent," said {imogen} on Friday, and moved the bag for good.>
> hinge

<So the laugh lived there, and {Bo} knew it.|That was where the laugh lived, and {Bo} knew.>

# 16
= From behind: {Kim} carries {his} lunch across to {sol}. {imogen} looks after {him}.
"If you go over there," said {imogen}, "I can't move the bag again."

{Kim} thanked her, <and meant it|and picked up lunch>, and went where {Bo} wanted. It was {nineteen} steps[deed: . {Kim}[roomy: , who] once {deed}[back: , {back.at}][roomy: , kept walking] | , <and the whole canteen watched|and everybody watched them>].
^ pet third

# 17 a
= {Kim} stands before {sol}, who holds up his ladle.
"Do it again," said {Kim}. <"You didn't think it was funny," said {sol}.|"You said it wasn't funny," said {sol}.> "It was," said {Kim}. "I pretended, and <even {Bo} knew|{Bo} knew it>." Without much hope, {sol} picked up the ladle.
> wait

[series&roomy: "{series.joke}," he began.]

# 17 b
= {Kim} stands before {sol}, who lifts a loaf to his head.
"Do it again," said {Kim}. <"You didn't think it was funny," said {sol}.|"You said it wasn't funny," said {sol}.> "It was," said {Kim}. "I pretended, and <even {Bo} knew|{Bo} knew it>." Without much hope, {sol} put the loaf back on.
> wait

[series&roomy: "{series.joke}," he began.]

# 18
= {Kim} and {sol} laugh, and throw up their arms.
[dog: {Bo} sneezed, and barked at the sneeze, | cat: {Bo} jumped for a shelf, and missed, | {Bo} did once more what used to work,] and <out of {Kim} they came: squeak, gate and goose|out of {Kim} came the squeak, the gate and the goose>.
> out
* joy | Somewhere, a bus stopped.
^ child pay

[first-day-of-school&roomy: Out of every classroom, teachers came running. | camping-trip&roomy: All over the camp, people looked out of tents. | farm-stay&roomy: Behind the sheds, the real goose answered, at last. | beach-holiday&roomy: Along the sand, a hundred gulls got up. | new-baby&roomy: Three streets off, a new baby stopped crying. | place&roomy: Far off, {place.creature} replied.]

# 19
= {imogen} holds both hands before her mouth. {Kim} and {sol} lie on the floor and laugh.
<In the silence, something whistled, and it was {imogen}, behind both her hands.|Then came a whistle, from behind {imogen's} hands.> After that came {trumpet}, and [place: {place.creature} | a seal], <until the whole {canteen} had to lie down|and the whole {canteen} lay down>.
^ pet pay
* joy |

# 20 a
= In the garden, somebody's big brother has no seat. {Kim} pushes the bench.
<On Saturday, they all met at {Kim's}, on too few benches.|On Saturday, the Wrong Table came to {Kim's}, with its friends.>
> last
* joy |

[first-day-of-school: There was a whole year of school to go. | camping-trip: Everybody still smelled of camp. | farm-stay: The farm had sent eggs, from the goose. | beach-holiday: There was sand in everybody's shoes. | new-baby: The baby said something in its sleep: a squeak. | series&roomy: {imogen} was wearing {series.keepsake}. | place&roomy: There, they had {place.food} for everybody.] "Ha," said somebody's big brother, once, sideways. <{Kim} looked at him, and moved over.|He looked tired, and {Kim} made room.>

# 20 b
= {sol} wears a bucket at the Wrong Table. {Kim} and {imogen} laugh. Far off stands an empty chair.
<By Monday, the Wrong Table needed a second bench.|By Monday, one bench at the Wrong Table was not enough.> [roomy: {imogen's} bag lay on the floor.]
> last
* joy |

[first-day-of-school: The first day of school seemed long ago. | camping-trip: The last week of camp began. | farm-stay: Beside it stood an egg, from the goose. | beach-holiday: There was sand in everybody's shoes. | new-baby: That night, the baby said something: a squeak. | series&roomy: In the middle stood {series.keepsake}. | place&roomy: They shared out the {place.food}, from end to end.] <The table with the view stood empty, and was as restful as ever.|Nobody sat at the table with the view, and the view was still there.>

## dog
first: {Bo+} joined in, as with a siren.
train: {Bo} preferred the ones about sausages.
low: {Bo} had a stick, and didn't mention it.
joy: {Bo} ran in circles, as it deserved.

## cat
first: {Bo+} has never laughed, and sees no need.
train: {Bo} was the ideal audience, being already bored.
low: {Bo} rubbed against one ankle, in public.
joy: {Bo} opened one eye, and all but smiled.

## bird
first: {Bo+} could do it perfectly, at dawn.
train: {Bo} learned to say "Ha", unfortunately.
low: {Bo} said "Ha", and hid {their} head.
joy: {Bo} did the goose, better than the goose.

## fish
first: {Bo+} went round in the rings that it made.
train: {Bo} heard every joke, with {their} mouth open.
low: {Bo} hung in flat water, and missed the waves.
joy: The bowl rang, and {Bo} swam loops in it.

## rabbit
first: {Bo+} was under the sofa by the gate.
train: {Bo} thumped at the good ones, unhelpfully.
low: {Bo} waited hard, and nothing came.
joy: {Bo} leapt sideways, twice, for joy.

## guineapig
first: {Bo+} answered the squeak.
train: {Bo} laughs at lettuce, and so was no guide.
low: {Bo} squeaked, to start it off, and waited.
joy: "Wheek!" said {Bo}, in the right place, and again.

## hamster
first: {Bo+} woke up, and thought it was morning.
train: {Bo} filed the jokes, in one cheek.
low: {Bo} slept straight through the day.
joy: {Bo} got up at noon, and danced.

## horse
first: {Bo+} has the same laugh, and more teeth.
train: {Bo} leaned in at the punch lines.
low: {Bo} breathed down {Kim's} neck, hopefully.
joy: {Bo} answered, with all of those teeth.

## lizard
first: {Bo+} ran from the squeak, every time.
train: {Bo}, who never smiles, was studied closely.
low: {Bo} had gone the colour of a Thursday.
joy: {Bo} lay flat, and let it shake {them}.

## toy
first: {Bo+} has a stitched smile, and it quivered.
train: {Bo} laughed at nothing, all evening.
low: {Bo} had to smile all the same.
joy: {Bo} fell off something, and stayed there, grinning.

## other
first: {Bo+} had got used to it, as to trains.
train: {Bo} sat through all of them, out of friendship.
low: {Bo} looked {Kim} in the face.
joy: {Bo} felt it, and everything was all right.

## duet
first: {Bo+} hid behind {Mo+}, and regretted it.
train: {Bo} told {Mo} the ends.
low: {Bo} looked at {Mo}, and neither was funny.
joy: {Bo} and {Mo} set each other off.

## duet 2
first: {Bo+} knew it by heart, and so did {Mo+}.
train: {Bo} gave it four, and {Mo} three.
low: {Bo} kept close to {Mo}, without a sound.
joy: {Bo} joined in, and {Mo} would not stop.

## any gate
first: {Bo+} liked the goose best.
train: {Bo} saw that straight face, and looked away.
low: {Bo} didn't care for the "Ha".
joy: {Bo} had the goose back.

## any door
first: {Bo+} knew by it that {sol} was there.
train: {Bo} kept listening for {sol}.
low: {Bo} did not listen for {sol} any more.
joy: {Bo} looked round, and there was {sol}.

## any nap
first: {Bo+} can sleep through it, from habit.
train: {Bo} slept through all of the jokes.
low: {Bo} couldn't sleep, for the quiet.
joy: {Bo} was woken by it, and didn't mind.

## any crumb
first: {Bo+} was hit by crumbs, and ate them.
train: {Bo} got a crumb for each joke.
low: No crumbs flew, so {Bo} had none.
joy: Crumbs flew, and {Bo} was among them.

## lead dog
want: {Bo+} had looked for that goose for years, <under everything|in every cupboard>.
goose: {Bo} was under the table <at once, to catch it|already, and found a shoe>.
mirror: {Bo} looked behind the mirror, <in case it lived there|for the goose>.
joke: {Bo} waited for the goose, <and got a cough|every time>.
show: {Bo} got up, since <now was usually the time|the goose was due>.
eyes: {Bo} was sure that somebody had taken {Kim's} goose, <and left a cough|without even hiding it>.
quiet: {Bo} had not looked under a thing <since Wednesday|all morning>.
hinge: {Bo} had hunted under the Right Table all week, and now sat down before {sol}, where the goose used to start.
wait: {Bo} sat <like somebody at a bus stop|and held {their} breath>.
out: {Bo} spun round three times, <to see where it went|but the goose was gone>.
last: {Bo} never found the goose, <and went on looking|but kept a bench under watch>.

## lead cat
want: {Bo+} left the room at the squeak, <and had never met the goose|as a rule>.
goose: {Bo} was gone <before the gate|by the gate>.
mirror: {Bo} found {Kim} <much improved|improved already>.
joke: {Bo} lay closer <each evening|than ever before>, since it was safe.
show: {Bo} got up to leave, <and did not have to|from habit>.
eyes: {Bo} noted that {Kim} was mended, <but there was a draught|and that it was cold>.
quiet: {Bo} had all the peace in the world, <and could not sleep|and yawned at it>.
hinge: {Bo} had all the peace that {they} had ever wanted, and now lay down by {sol}, to be disturbed.
wait: {Bo} lay facing the exit, <ready to leave|in good time>.
out: {Bo} left at the squeak, <deeply satisfied|as in the old days>.
last: {Bo} slept <through the squeak, the gate and the goose|at last, in the middle of the noise>.

## lead bird
hinge: {Bo} had practised "Ha" all week, and now flew across to {sol}, and said the squeak.
wait: {Bo} said the squeak once more.
last: {Bo} did the squeak, the gate, and both geese.

## lead fish
hinge: There were no rings in {Bo's} bowl any more. {Bo} swam to {sol's} side of it, and stayed.
wait: {Bo} looked from one to the other.
last: The rings in {Bo's} bowl did not stop.

## lead rabbit
hinge: {Bo} had hidden from nothing all week, and now hopped over to {sol}, and looked ready to hide.
wait: {Bo} had one foot ready to thump.
last: {Bo} hid from the goose, and came out for more.

## lead guineapig
hinge: {Bo} had squeaked all week, and nobody had answered. Now {they} turned to {sol}, and squeaked at him.
wait: {Bo} gave them the first note.
last: {Bo} squeaked, and was answered eleven times.

## lead hamster
hinge: {Bo} had slept badly in the quiet, and now ran all the way to {sol}, and sat up.
wait: {Bo} sat up, with both cheeks full.
last: {Bo} slept like a stone, in the din.

## lead horse
hinge: Nobody else had {Bo's} laugh, or used to. {Bo} walked through the {canteen}, and stood behind {sol}.
wait: {Bo} breathed on both of them.
last: {Bo} laughed, and plates moved.

## lead lizard
hinge: {Bo} had had nothing to run from, and now crossed the whole floor to {sol}, slowly.
wait: {Bo} held on to the floor.
last: {Bo} felt the goose in every foot.

## lead toy
hinge: {Bo} had smiled all week, alone, and now tipped over on the bench, and smiled at {sol}.
wait: {Bo} was picked up, and smiled at both.
last: {Bo} was no longer the only one smiling.

## lead other
hinge: {Bo} had sat by {Kim} all week, and now went over to {sol}, and looked back.
wait: {Bo} looked from one to the other.
last: {Bo} sat in the middle, where it was loudest.

## trait pet fear
set: So did {Bo}, fleeing from {trait.a}, and meeting another.
trouble: {Bo} hid from {trait.things}, with only {their} nose hidden.
pay: {trait.Things} were mentioned, and {Bo} forgot to hide.

## trait pet theft
set: So did {Bo}, strolling past with {trait.a}.
trouble: {Bo} strolled past with {trait.a}, whistling, so to speak.
pay: {Bo} strolled past with {trait.a}, and off they went.

## trait pet socks
set: So did {Bo}, strolling past with the postman's sock.
trouble: {Bo} strolled past with a sock, and then with its twin.
pay: {Bo} strolled past with {imogen's} sock, and off they went.

## trait pet noise
set: So did {Bo}, <by one well-placed "{trait.sound}"|who could {trait.do} on cue>.
trouble: {Bo} {trait.did}, at the worst possible moment.
pay: "{trait.Sound}!" said {Bo}, and off they went.

## trait pet part
set: So did {Bo}, with {trait.has}, by looking noble.
trouble: {Bo}, with {trait.has}, looked as noble as possible.
pay: {Bo}, with {trait.has}, looked noble, and off they went.

## trait pet deaf
set: So did {Bo}, who could not hear it, and felt it in the floor.
trouble: {Bo} looked noble, and waited to feel the goose come.
pay: {Bo} lay flat on the floor, and felt all of it.

## trait pet age
set: So did {Bo}, who was {trait.is}, and [old: nodded off in company | bumped into everything].
trouble: {Bo} was {trait.is}, and [old: nodded off, and woke with a start | bumped into everything there was].
pay: {Bo} was {trait.is}, and [old: nodded off | bumped into {imogen}], and off they went.

## trait pet favourite
set: So did {Bo}, who bowed to {trait.thing} every morning.
trouble: {Bo} bowed to {trait.thing}, twice, and looked up.
pay: {Bo} bowed to {trait.thing}, and off they went.

## trait pet sleep
set: So did {Bo}, who liked to {trait.do}, and yawned like a lion.
trouble: {Bo} yawned {trait.where}, like a much larger animal.
pay: {Bo} yawned, in the middle of it, and off they went.

## trait pet habit
set: So did {Bo}, who would {trait.do} at the wrong moment.
trouble: {Bo} {trait.did}, twice, and with more feeling.
pay: {Bo} {trait.did}, and off they went.

## trait pet digs
set: So did {Bo}, who had once dug up a neighbour's lunch.
trouble: {Bo} dug in the rug, and looked astonished at the floor.
pay: {Bo} dug a hole, {sol} fell in, and off they went.

## trait pet talent
set: So did {Bo}, who could {trait.do}, and did so at weddings.
trouble: {Bo} could {trait.do}, and did, with a sausage of air.
pay: {Bo} could {trait.do}, and did, and off they went.

## trait child fear
set: Nobody there minded {trait.things}, so {Kim} did not mention any.
trouble: {Kim} thought of {trait.things}, and did not say a word.
pay: {trait.Things} could have come, and been laughed at.

## trait child dark
set: Nobody there minded the dark, so {Kim} did not mention it.
trouble: {Kim} walked home in the dark now, and told nobody.
pay: The goose got into every dark corner, and lit it.

## trait child collection
set: Nobody there had {trait.a} in one pocket, so {Kim} hid it.
trouble: {Kim} had left {trait.thing} at home, to be on the safe side.
pay: {Kim} dropped {trait.thing}, and left it there.

## trait child noise
set: {trait.Doing} was not done there, so {Kim} stopped.
trouble: {Kim} did not {trait.do} any more, and had not noticed when that began.
pay: {Kim} had meant to {trait.do}, and had no breath for it.

## trait child part
set: Nobody there had {trait.has}, so {Kim} laughed behind one hand.
trouble: {Kim} had got used to the hand in front of {trait.has}.
pay: {Kim} had {trait.has}, and let everybody see.

## trait child favourite
set: Nobody there talked of {trait.things}, so {Kim} did not, either.
trouble: {Kim} had not said a word about {trait.things} since Monday.
pay: "{trait.Things}!" gasped {Kim}, for no reason.

## trait child sleep
set: Nobody there seemed to {trait.do}, so {Kim} kept it quiet.
trouble: {Kim} did not {trait.do} any more, and slept badly.
pay: {Kim} would {trait.do} again, and say so.

## trait child habit
set: [askswhy: "Why sideways?" asked {Kim}, but one didn't ask. | counts: {Kim} counted eleven of them, but one didn't count. | drawsonthings: {Kim} drew a goose on the table, and had to rub it out. | {Kim} had lost a hat again, and nobody mentioned it.]
trouble: [askswhy: {Kim} had not asked why about anything since Monday. | counts: {Kim} counted how often they had laughed, and came to none. | drawsonthings: {Kim} had not drawn on anything since Monday. | {Kim} had not lost a hat since Monday, for want of running.]
pay: [askswhy: Nobody asked why, not even {Kim}. | counts: {Kim} lost count of the geese. | drawsonthings: It drew a line right across the sky, as {Kim} would have. | Hats flew off, and not only {Kim's}.]

## trait child talent
set: {Kim} could {trait.do}, but at that table one didn't.
trouble: {Kim} could {trait.do}, and had not been asked to.
pay: {Kim} could {trait.do}, but nobody can do both.
`
