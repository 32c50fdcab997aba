export const words = String.raw`
title: <Ha|Squeak, Gate, Goose|The Laugh With a Goose in It>
refrain: "Ha," said the Right Table.
recall: the laugh with the goose
deed: crossed a canteen to be a goose again
summary: {Kim's} laugh begins as a squeak, opens like a rusty gate, and ends in a goose. At the Right Table, by the window, people laugh like this: "Ha." Once, sideways. And on Monday, somebody there moves her bag.
extra: friend = {sol}
extra: friend2 = {imogen}
extra: grownup = somebody's big brother
pick: sol = Solomon, Bruno, Anders, Joaquin, Milo, Tariq, Barnaby
pick: imogen = Imogen, Cordelia, Anneliese, Philippa, Rosamund
pick: carpet = carpet, porridge, Belgium, gravel
pick: tuesday = Tuesdays, chairs, the weather
pick: trumpet = a donkey, a kettle, a drain, a hinge
pick: custard = custard, rhubarb, rice pudding
pick: house = house, front door
pick: nineteen = nineteen, twenty-three, seventeen
word: restful = calm, and easy to be in
word: impression = acting like somebody or something, to be funny
word: dryer = a machine that blows wet hands dry
word: sideways = to one side
word: radiator = a heater on the wall
word: audience = the people who watch
word: contagious = easily caught from somebody else
question: What was good about the Right Table?
question: {imogen} was not unkind. What did she want for {Kim}?
question: Why did {sol} look as if somebody else had opened the door?
question: What had {Kim} lost by then, besides a laugh?
question: Who has a laugh that you would know anywhere?
activity: act | Do an impression of a machine in your house, and let the others guess.
activity: sound | Laugh like this, and see whether you can stop. | a rusty gate ; a kettle ; a goose ; "Ha."
activity: think | What would you do for a seat by the window? | laugh less ; laugh more ; bring a chair
surprise: {Kim} says at the end what was said to {him} near the start. | Compare page 5 with page 20.
surprise: {sol} goes home in front of {Kim}, and does not look round. | Look on page 12.

# 1
= {sol} is being funny. {Kim} laughs so hard that the lamp rattles.
{Kim's} laugh was nothing that anybody could help. It began as a squeak, opened like a rusty gate, and ended in a goose.
* first | It was mainly {sol} who set it off.
* first |

# 2
= Outside, {Kim} laughs, and every bird has flown off but one.
[roomy: It was well known.] It had stopped [place: a {place.by}, and once it was answered by {place.creature} | a bus, and once it was answered from a pond].
* first | [apartment: It could be heard all through the flats. | home: It could be heard all through {home.own}. | <Two streets away, people checked their gates.|People in the next street checked their gates.>]
* first | Nobody had ever managed to laugh it on purpose.

# 3
= The school canteen has a table by the window and another by the bins. {sol} waves from the second.
The canteen [place: | somewhere: {somewhere.at}] had a Right Table, [somewhere&!place:  | by the window,] where people laughed like this: "Ha," once, sideways. The Wrong Table was beside the bins, and had {sol}.

# 4
= At the table by the window, {imogen} moves her bag to make room.
On Monday, {imogen} of the Right Table moved her bag. "Sit here," she said, "for a week[roomy: , to see]."

Nobody had been asked since [first-day-of-school: the first day of school | easter: Christmas | Easter], so {Kim} sat.

# 5
= {Kim} has laughed aloud at the table by the window. A spoon has jumped out of a bowl.
Then the {custard} slid off somebody's spoon, and out it came, squeak, gate and goose.

"Ha," said the Right Table.

"You'll have to do something about that," said {imogen}, kindly.

# 6
= At home, {Kim} practises in front of a mirror.
So {Kim} trained[roomy: , in the mirror]. One breathes in, considers something flat, such as {carpet}, and lets out exactly one. "Ha."
* train | It sounded like a drawer.

# 7
= {Kim} sits at the right table, and is careful.
There were rules: one was never first, or last, and never laughed at anything funny.

"Ha," said the Right Table, about {tuesday}, and "Ha," said {Kim}, <a little late|nearly on time>.

# 8
= In {his} room, {Kim} reads a joke book with a straight face to an audience.
In the evenings {Kim} read a joke book aloud, with a straight face, to an audience.
* train | By Wednesday it was down to a cough.
* train |

{sol} rang, and {Kim} was busy.

# 9
= Side by side, {Kim} and {imogen} look out of the window.
It was nice there, and one could see [place: {place.landmark} | <the hills|right to the hills>].

"It's restful," said {imogen}, "when nobody ever looks at you." It was, and {Kim} hadn't noticed being tired.

# 10
= Over by the bins, {sol} does an impression, with both arms. {Kim} hides {his} face.
Over by the bins, {sol} was being the hand dryer, which starts before you're ready and stops before you're dry.

{Kim} stared at a radiator[roomy: , and thought of {carpet}]. "Hiccups," {he} explained.

# 11
= {sol} has come over with his plate. {Kim} looks past him.
On Thursday, {sol} came over, and was the dryer again[roomy: , just for {Kim}].

"Ha," said {Kim}.

{sol} looked as if he had knocked at his own {house}, and somebody else had opened.

# 12
= {Kim} walks home. Far ahead, {sol} walks alone.
{Kim} went home behind him[roomy: , at a distance].
* low | <Even the gate didn't squeak.|Nothing honked, the whole way.>
* low |

"I was only being polite," {he} said[roomy: , to nobody].

# 13
= {Bo} does something funny on the rug. {Kim} does not laugh.
That night, {Bo} did what always works. [dog: {Bo} sneezed, and was startled, and barked at the sneeze. | cat: {Bo} missed the shelf, and pretended that the floor was the plan. | bird: {Bo} said "Good morning" to a sock, and waited for a reply. | fish: {Bo} swam up to {their} own reflection, and gave way to it. | rabbit: {Bo} fell asleep in mid-wash, and toppled over. | guineapig: {Bo} shrieked at a salad, from joy, and scared {themself}. | hamster: {Bo} fell off the wheel, and it went round without {them}. | horse: {Bo} put {their} head in at the window, wearing the curtain. | lizard: {Bo} stalked a raisin for nine minutes, and missed. | toy: {Bo} slid off the pillow, slowly, and with dignity. | {Bo} did that thing with the door, twice.]

"Ha," said {Kim}. {Bo} waited for the rest, but it had gone.

# 14
= On the way to school, {Kim} and {imogen} walk side by side.
"You get used to it," said {imogen}[roomy: , on the way to school]. "I had one, too, with a whistle in it."

"Where is it now?" asked {Kim}.
* low | A bus went by, with all its faces shut.

"I don't know," said {imogen}.

# 15
= In the canteen all is quiet. By the bins, {sol} eats alone, one crumb at a time.
On Friday, {sol} ate crisps, one at a time, without a sound[roomy: , which isn't easy].

"That's better," said somebody, and "Ha," said the Right Table. {Kim} listened, and it wasn't better, only quieter.

# 16
= From behind: {Kim} has picked up {his} tray and walks across the canteen.
"If you go," said {imogen}, low, "I can't move the bag again."

"Thank you for moving it," said {Kim}. It was [wheels: a long way | {nineteen} steps] to the bins[deed: . {Kim}, who once {deed}[back: , {back.at}], felt it all | , and <one couldn't|nobody can> do [wheels: it | them] sideways].

# 17
= {Kim} stands before {sol} with a tray. {sol} does not look up.
"Do it again," said {Kim}. "You didn't think it was funny," said {sol}.

"I thought it was the funniest thing [sequel&1-3: since {recall} | in the world][roomy: . I | , and I] was practising not to."

{sol} considered that. Then[roomy: , without much hope,] he became a hand dryer.

# 18
= Out of doors, all heads go up, to see where the goose is.
First there was a squeak, and then a gate, and then it was out over the roofs.
* joy | <All over town, people looked up for a goose.|[place: Far off, {place.creature} replied. | Far off, from the pond, something replied.]>
* joy |

# 19
= The whole canteen laughs. {imogen} holds both hands in front of her mouth.
In the silence, somebody whistled, and it was {imogen}[roomy: , with both hands over her mouth].

After that it was contagious: {trumpet}, a seal[roomy: , a sewing machine], until the whole canteen had to <sit|lie> down.

# 20
= In the garden, everybody has squeezed on to two benches. Somebody's big brother stands there, and has no seat.
[event&!first-day-of-school: {event.on}, | occasion&!event: On {occasion}, | On Saturday,] the Wrong Table met at {Kim's}[roomy: , and needed more benches].
* joy | {imogen} put her bag on the floor.

"Ha," said somebody's big brother, once, sideways.

"You'll have to do something about that," said {Kim}, and moved over.

## dog
first: {Bo+} joined in, as with a siren.
train: {Bo} laughed at all of them, with {their} tail.
low: {Bo} had brought a bone, and didn't mention it.
joy: {Bo} ran in circles, as it deserved.

## dog 2
first: {Bo+} went to see who was at the gate.
train: {Bo} preferred the ones about sausages.
low: {Bo's} tail asked a question, and got no answer.
joy: {Bo} howled back, while it lasted.

## cat
first: {Bo+} has never laughed, and sees no need.
train: {Bo} was the ideal audience, being already bored.
low: {Bo} rubbed against one ankle, in public.
joy: {Bo} opened one eye, and all but smiled.

## cat 2
first: {Bo+} left the room at the squeak.
train: {Bo} demonstrated: no face moved at all.
low: {Bo} stayed, and that was worse.
joy: {Bo} sat through the goose, on purpose.

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
low: {Bo} held both ears up, and caught nothing.
joy: Both of {Bo's} ears went up, like applause.

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
first: {Bo+} dropped off the curtain, every time.
train: {Bo}, who never smiles, was studied closely.
low: {Bo} had gone the colour of a Thursday.
joy: {Bo} let go of the wall, for joy.

## toy
first: {Bo+} has a stitched smile, and it quivered.
train: {Bo} laughed at nothing, all evening.
low: {Bo} had to smile all the same.
joy: {Bo} fell off something, and stayed there, grinning.

## other
first: {Bo+} had got used to it, as to trains.
train: {Bo} listened to all of them, out of friendship.
low: {Bo} looked {Kim} in the face.
joy: {Bo} heard it, and everything was all right.

## duet
first: {Bo+} hid behind {Mo+}, and regretted it.
train: {Bo} told {Mo} the ends.
low: {Bo} looked at {Mo}, and neither was funny.
joy: {Bo} set off {Mo}, and {Mo} set off {Bo}.

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
train: {Bo} kept looking at the door, for {sol}.
low: {Bo} didn't look at the door any more.
joy: {Bo} looked at the door, and it opened.

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
`
