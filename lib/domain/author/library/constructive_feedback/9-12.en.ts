export const words = String.raw`
title: <More Duck|What Duck?|I Stopped Here|Forty Panels and a Duck>
refrain: MORE DUCK, said the crayon.
recall: the right amount of duck
deed: cut the best joke out of a comic
keepsake: the orange crayon
joke: More duck
summary: {Kim's} comic has forty panels, a volcano, and the best joke that {he} {has} ever made. Nobody takes it home from the bus shelter. But somebody writes on it, in orange crayon, and what she writes is MORE DUCK.
extra: friend = {remy}
extra: friend2 = {edie}
extra: grownup = the bus driver
set: rain = [snow-day: snow | rain]
pick: hero = Doctor Midnight, Captain Eclipse, Baron Thunder, Commander Gloom
pick: remy = Remy, Anton, Caspar, Levi, Marius, Farid
pick: edie = Edie, Junie, Fern, Oona, Tilda, Minnie
pick: hat = hat, napkin, fan
pick: snort = snorted, hooted, squeaked
pick: eleven = eleven, thirteen, nine
pick: nine = nine, twelve, seven
sign: more-duck = MORE DUCK
sign: no-duck = NO DUCK
sign: right-amount-of-duck = RIGHT AMOUNT OF DUCK
word: panel = one of the pictures in a comic
word: parallel = side by side, and never meeting
word: volcano = a mountain that can pour out melted rock
word: editor = the person who helps to make a book or paper better
word: issue = one number of a magazine or comic
word: unfortunately = when you wish that it weren't so
question: Why did {Kim} read the speech again, as far as the arrow?
question: {remy} does not want to ask the readers. When is he right?
question: What did {Bo} do at the best joke, each time? What did {Kim} think that it meant?
question: Why did the best joke have to go, if it was the best?
question: What had nobody ever asked {remy}? Why not?
activity: draw | Draw a serious comic in four panels. Give it to somebody, and ask where they stopped.
activity: cut | Take something that you have made, and cover up your favourite bit. Does anybody miss it?
activity: talk | Who is a good editor for you? What makes them good? | they finish it ; they point ; they want more
surprise: How often is the best joke in this book? | Look for two lines, from page 3 on.
surprise: There is one duck before page 15, by accident. | Look behind the volcano, on page 5.

# 1
= {Kim} carries comics to the bus shelter, with {remy}.
<{hero} was a comic in forty panels, with a volcano.|{hero} was a serious comic, with forty panels and a volcano.> <{Kim} drew it, and {remy} did the shadows.|It was drawn by {Kim}, and made darker by {remy}.> On Mondays, twenty copies lay in the bus shelter [place: by {place.landmark} | somewhere: {somewhere.at}].
> want | {Bo+} came along.

# 2
= {Kim} paints in the attic. {remy} watches the model.
<It was all drawn from life, and everybody in it was doomed by page three.|Everything was drawn from life, and by page three, everybody was doomed.>
^ pet set | {Bo} was doomed as well.
* model | <The doomed were posed by {remy}, who was good at it.|{remy}, in a curtain, was most of the doom.|Nobody in it ever smiled, which was hard on {remy}.>

# 3
= {Kim} laughs at a page with lines on it. {remy} looks at it politely.
<On page four was the best joke that {Kim} had ever made:|The best joke that {Kim} had ever made was on page four:|On page four stood {Kim's} best joke:> <two parallel lines that longed to meet, and never did.|two parallel lines, in love, on a page of their own.>
> joke
* model | <"It belongs in a museum," said {remy}.|"Nobody else would have thought of it," said {remy}, which was true.>

# 4
= In the bus shelter, {Kim} holds up a comic. Somebody has written on it in orange.
By Tuesday, all twenty were still there, <one folded into a {hat}|one of them folded into a {hat}>. <Across the last, somebody had written in orange crayon:|On the last one stood, in orange crayon, and in capitals:> MORE DUCK.
^ child set

[place&roomy: Even {place.creature} had left them alone.]

# 5
= {Kim} and {remy} search the comic, and {remy} points.
"What duck?" said {remy}. <They searched every panel, and behind the volcano [roomy: they discovered | was] a blot.|They went through all forty panels, and behind the volcano there was a blot.> <{Kim} had given it feet, out of boredom.|{Kim} remembered giving it feet, to see whether it would walk.> [series: Beside it stood {series.keepsake}, which nobody had mentioned.]
> blot
* model |

# 6
= {Kim} holds up the next comic, cross. There is orange writing on it.
<Issue two had no blot, and considerably more volcano.|In issue two, the blot was replaced by more volcano.|For issue two, {Kim} removed the blot, and improved the volcano.> <NO DUCK, said the crayon, and an arrow pointed into a speech: I STOPPED HERE.|The crayon said, NO DUCK, and lower down, in the middle of a speech, I STOPPED HERE.>
> arrow
* read | <It was an excellent speech.|There were still two columns of speech to go.>

# 7
= {Kim} reads the comic again on the way home. {remy} is cross.
<"That person eats crayons," said {remy}, loyally.|"It's somebody with no ear for volcanoes," said {remy}.> <{Kim} reread the speech as far as the arrow, and it took longer than {he} remembered.|{Kim} read the speech again, and it was an unexpectedly long way to the arrow.|{Kim} read it as if it were somebody else's, and stopped twice before the arrow.>
^ child trouble
* read |

[place&roomy: They walked to {place.shop}.]

# 8
= From behind: {Kim} and {remy} spy from the hedge. A small girl reads in the shelter.
<The next Monday, they hid behind the hedge, and it was {edie} from number {nine}, who was six.|From a hedge, on Monday, they saw {edie}, who was six, and from number {nine}.|So they waited in the hedge, on Monday, and the crayon came by with {edie}, who was six.> She read <to the end|every word>, and looked for more, and sighed.
> hedge
* read |

[place&roomy: Far off went {place.sound}.]

# 9
= {Kim} has leaves in {his} hair. {edie} points at the comic.
"It's a serious comic," said {Kim}, <out of the hedge|through the leaves|standing up>. "I know," said {edie}. "I was serious for <ages|a long time>."
> biscuit
^ child second
* low | <She had an orange finger.|One of her fingers was orange.|She was still holding the evidence.>

# 10 a
= On a bench, {Kim} hugs the comic. {remy} has his hands on his hips.
"You don't let passengers drive the bus," said {remy}, and he was right. But of sixty copies[roomy: , in three weeks], one page had been taken home, <and that was the blot|the one with the blot|and on it was the blot>.
^ pet trouble

[place&roomy: They argued on {place.street}.]

# 10 b
= {remy} eats a sandwich, cross. {Kim} holds up the page with the blot.
"If we ask people," said {remy}, "it will be all duck," and he was right. But of sixty copies[roomy: , in three weeks], one page had been taken home, <and that was the blot|the one with the blot|and on it was the blot>.
^ pet trouble

[place&roomy: They argued on {place.street}.]

# 11
= In the shelter, {edie} reads the comic again. {Kim} watches her.
"What would you take out?" asked {Kim}, who [deed: once {deed}[back: , {back.at}] | <did not entirely want to know|hoped to hear "Nothing">]. <"Somewhere in there, I stop, and look at the {rain}," said {edie}. "Ask {Bo} where."|"There's a place where I look at the {rain}," said {edie}. "{Bo} knows it. Ask {Bo}."> [!deed: {Kim} hoped that it was the volcano.]
* low |

# 12
= At night, {Kim} reads to {Bo}, with a hand on the page with the lines.
<Later, {Kim} read it aloud.|At home, {Kim} read it out loud.|There was one left to read it to, and {Kim} did.>
> hinge
<{Kim} laid one hand over the joke, and {Bo} was right: without it, the page was better.|So {Kim} hid the joke with one hand. It was the best one, but {Bo} was right: the page was better without it.>

# 13
= {Kim} kneels on the floor, and wraps up a small piece of paper.
<So {Kim} cut out the joke, for {Bo}, rather sadly, and put it carefully into an envelope.|It is hard to agree with {Bo}, scissors in hand, but {Kim} put the joke into an envelope.|Because of {Bo}, {Kim} cut out the joke that {he} loved, and kept it in an envelope.>
> cut
* low | <It left a gap like a missing tooth.|The scissors seemed unnecessarily loud.|The page lay there, and was lighter.>

[snow-day: Outside, the first snow fell on twenty roofs. | first-day-of-school: School began on Monday, and pencils were sharpened. | easter: In the kitchen, they were painting eggs. | hanukkah: Nobody works by Hanukkah candles, so {Kim} used the lamp. | nowruz: Before Nowruz, the whole house is cleared out, and this was {Kim's} part. | series&roomy: Beside it lay {series.keepsake}.]

# 14
= {Kim} and {remy} sit and look at each other.
<"Has {Bo} eaten a piece?" asked {remy}, turning the page over.|"Did {Bo} eat that?" asked {remy}, and looked through the hole in page four.> "No, it bored {Bo}," said {Kim}. "What would you take out?" [roomy: <Nobody had ever asked him.|He had never been asked.>] <"The volcano," he said. "I can't do lava."|"All the lava," he said. "I've never enjoyed lava.">
> eyes
^ pet second

# 15 a
= In the attic, {Kim} paints. {Bo} is the model.
In issue four, {hero} explains himself to a duck, which looks at him. By page <three|two>, he has stopped explaining.
> duck
^ child third

# 15 b
= In the attic, {remy} paints. {Bo} is the model. {edie} points at the new page.
In issue four, {hero} has to stop for a duck, which is crossing <slowly|in no hurry>. By page three, he is carrying its bag.
> duck
^ child third

# 16
= From the hedge, {Kim} and {remy} watch the bus driver read in the bus shelter.
<[snow-day: On a snow day, | first-day-of-school: On the first day of school, | easter: On Easter morning, | hanukkah: On the last night of Hanukkah, | nowruz: On the morning of Nowruz, | occasion&!event: On {occasion}, | On Monday,] {eleven} people sat in the bus shelter [place&roomy: on {place.street}], heads down, turning pages.|[snow-day: On a snow day, | first-day-of-school: On the first day of school, | easter: On Easter morning, | hanukkah: On the last night of Hanukkah, | nowruz: On the morning of Nowruz, | occasion&!event: On {occasion}, | On Monday,] the shelter [place&roomy: on {place.street}] was full of people, {eleven} of them, turning pages.> <Somebody {snort}, and somebody else said "shh".|Somebody {snort}, and was told to hush.>
^ child pay | <Behind the hedge, nobody breathed.|In the hedge, a twig was bitten through.>
* joy |

# 17 a
= The bus is there, and the driver walks to the shelter. {edie} reads.
<The bus came, opened its doors, and waited, and nobody looked up.|A bus opened its doors for them, and not one of them noticed.> <In the end, the driver got out, to see what the matter was.|At last, the driver climbed down, and asked what was wrong.>
> bus
^ pet third

[snow-day: It was two hours late, with snow on its roof. | first-day-of-school: In {eleven} classrooms, a chair was empty. | easter: Three eggs were never found that year. | hanukkah: In {eleven} kitchens, the latkes were getting cold. | nowruz: {Eleven} grandmothers waited, with tea.]

# 17 b
= The driver sits in the shelter, and reads. {edie} looks on. The bus waits.
<Behind the bus, somebody hooted, and {eleven} people said "shh".|When somebody hooted behind the bus, all {eleven} said "shh".> <Nobody drove anywhere, because the driver had sat down, and got to page three.|The bus did not leave, since the driver was sitting among them, on page three.>
> bus
^ pet third

[snow-day: It was two hours late, with snow on its roof. | first-day-of-school: In {eleven} classrooms, a chair was empty. | easter: Three eggs were never found that year. | hanukkah: In {eleven} kitchens, the latkes were getting cold. | nowruz: {Eleven} grandmothers waited, with tea.]

# 18
= In the shelter, {Kim} holds up a note in orange. {remy} cheers.
By Tuesday, <not one was left|all had gone>. <There was a note, in orange:|A note said, in capitals:> RIGHT AMOUNT OF DUCK.
^ pet pay | They read it several times, for the style.
* joy |

[snow-day: Footprints went from there to every door. | first-day-of-school: The headteacher had confiscated one. | easter: Beside it lay an egg, painted as a duck. | hanukkah: Beside it lay a doughnut, in a napkin. | nowruz: Beside it lay an almond pastry. | place&roomy: With it came some {place.food}.]

# 19
= {edie} wears a badge. {Kim} glues a page with two lines to the shelter wall.
<{edie} was made editor, with a badge.|They gave {edie} a badge, and made her editor.> {Kim} put up the two lines in the shelter, <for {Bo}, low down, where nobody had to read them|low down, for {Bo}, who could leave>.
* joy |

[snow-day: {edie} wore it on her snow suit. | first-day-of-school: By then, she was used to school. | easter: She was paid in chocolate. | hanukkah: She was paid in chocolate coins. | nowruz: She kept a copy by the green wheat, for luck. | series&roomy: On it was {series.keepsake}. | place&roomy: On the bus, one could hear {place.sound}.]

# 20 a
= {Kim} looks at the lines. There is an orange duck between them.
On Friday, there was orange on the two lines. <Between the lines, with one foot on each, stood a duck, introducing them.|A duck stood there, with a foot on either line, and introduced them.> It was, <unfortunately, funny|unfortunately, funnier>.
> last

[series&roomy: "{series.joke}," said {remy}.]

# 20 b
= It is wet outside. {Kim}, {remy} and {edie} sit in the shelter. {edie} reads about the lines, and a duck.
On Friday, somebody had drawn a duck between the lines, <with a foot on each|who held on to both>.
> last
<Outside, the {rain} came down all afternoon.|All afternoon, the {rain} came down outside.> Nobody looked at it.

[series&roomy: "{series.joke}," said {remy}.]

## dog
model: {Bo+} posed for the monster, with too much bark.
read: {Bo} ate a copy, and was the first to finish it.
low: {Bo} leaned on {Kim}, heavily.
joy: {Bo} was recognised by strangers, and bowed.

## cat
model: {Bo+} sat for the Queen of Night, then on her.
read: {Bo} lay down on the speech, at the arrow.
low: {Bo} looked away, out of tact.
joy: {Bo} was asked for a paw print, and declined.

## bird
model: {Bo+} was all of the vultures, and said so.
read: "More duck," said {Bo}, and would not stop.
low: For once, {Bo} did not mention ducks.
joy: "Quack," said {Bo}, experimentally.

## fish
model: {Bo+} posed for the deep, with bubbles.
read: {Bo} read it through the glass, in both directions.
low: {Bo} sank a little, in sympathy.
joy: {Bo} laughed, in rings.

## rabbit
model: {Bo+} was the monster's shadow.
read: {Bo} read one corner, and ate it.
low: {Bo} went flat, by degrees.
joy: {Bo} thumped at the funny bits.

## guineapig
model: {Bo+} posed for a boulder, convincingly.
read: {Bo} tasted the orange, and agreed with it.
low: {Bo} made a low noise, like a small engine.
joy: {Bo} wheeked at page three, like everybody.

## hamster
model: {Bo+} was the entire crowd.
read: {Bo} shredded a copy for bedding, without malice.
low: {Bo} tucked {their} head in, and waited.
joy: {Bo} put the only spelling mistake in one cheek.

## horse
model: {Bo+} posed for the castle.
read: {Bo} breathed, and the pages turned themselves.
low: {Bo} sighed, down the back of {Kim's} collar.
joy: {Bo} laughed, and the shelter trembled.

## lizard
model: {Bo+} was the dragon, and needed no improvement.
read: {Bo} sat on the arrow, in case it moved.
low: {Bo} turned the colour of newspaper.
joy: {Bo} read it from below, which nobody had tried.

## toy
model: {Bo+} could hold a pose for ever.
read: {Bo} was read to, and kept a straight face.
low: {Bo} was held, rather hard.
joy: {Bo} had a speaking part, on page two.

## other
model: {Bo+} posed for a thing from another planet.
read: {Bo} looked longest at the blot.
low: {Bo} stood where {they} could be leaned on.
joy: {Bo} signed autographs, by leaning on them.

## duet
model: {Bo+} posed for doom, and {Mo+} for gloom.
read: {Bo} looked at {Mo}, who had stopped there, too.
low: {Bo} and {Mo} drew closer together.
joy: {Bo} was the duck, and {Mo} the lake.

## duet 2
model: {Bo+} chased {Mo+}, for the fight scenes.
read: {Bo} blamed the volcano, and {Mo} the speech.
low: {Bo} kept to {Kim's} left, and {Mo} to the right.
joy: {Bo} told {Mo} the ending, wrongly.

## any still
model: {Bo+} posed for an hour, and was erased.
read: {Bo} found the duck at once, and kept quiet.
low: {Bo} kept perfectly still, without being asked.
joy: {Bo} held the duck's pose, and drew a crowd.

## any ink
model: {Bo+} got into the ink, and signed every page.
read: {Bo} left a footprint by the arrow, in agreement.
low: {Bo} left one inky mark on {Kim}, as a comfort.
joy: {Bo's} footprint appeared in print.

## any run
model: {Bo+} was drawn running away, for three panels.
read: {Bo} left at the speech, in a marked manner.
low: {Bo} did not run away.
joy: In issue four, {Bo} runs back.

## any nap
model: {Bo+} modelled for whatever was asleep.
read: {Bo} dropped off, exactly at the arrow.
low: {Bo} couldn't settle, and sat up.
joy: {Bo} was awake for all forty panels.

## lead dog
want: {Bo+} came along, <since Mondays had a walk in them|for the walk in it>.
joke: At that point, {Bo} always went to the door, <much moved|overcome>, as {Kim} thought.
blot: {Bo} sniffed at the blot, <with respect|and stayed with it>.
arrow: {Bo} could have told them <where people stop|that much>.
hedge: {Bo} hid as well, <with difficulty|and was asked not to pant>.
biscuit: {Bo} liked her, <and her biscuit|for the biscuit>.
hinge: At the joke, {Bo} went to the door, as always: not moved, {Kim} saw, but bored.
cut: {Bo} sat through page four, <for the first time|to the end>.
eyes: {Bo} missed only one thing: <the walk|the part with the walk>.
duck: {Bo} modelled for the duck, and tried to look <wet|shorter>.
bus: {Bo} made room, and found the man's <sandwich|lunch>.
last: {Kim} read it to {Bo}, who stayed, <twice|and did not go to the door>.

## lead cat
want: {Bo+} came for the paper, <which {they} slept on|as its first user>.
joke: There, {Bo} always lay down on the page, <much moved, {Kim} thought|which {Kim} thought a compliment|as if moved>.
blot: {Bo} considered the blot <the best of it|an improvement>.
arrow: {Bo} lay down there, too, <in agreement|to mark the place>.
hedge: {Bo} sat behind the hedge, <and was better at it|by coincidence>.
biscuit: {Bo} looked at her <with interest|as at an equal>.
hinge: At the joke, {Bo} lay down, as always, and {Kim} read round {them}, and missed nothing.
cut: {Bo} lay on the envelope, <from habit|instead>.
eyes: {Bo} missed only one thing: <the bed|the best seat>.
duck: {Bo} modelled for the <look|silence>.
bus: {Bo} lay on a stranger's page, <which is fame|and was not moved>.
last: {Bo} lay down <beside the lines, for once|under the lines, not on them>.

## lead bird
joke: At that point, {Bo} always put {their} head away, much moved, {Kim} thought.
hinge: At the joke, {Bo} put {their} head away, as always: not moved, {Kim} saw, but bored.
duck: {Bo} modelled for the duck, and demanded more lines.
last: {Bo} read the page out, with both voices.

## lead fish
joke: At that point, {Bo} always went behind the plant, much moved, {Kim} thought.
hinge: At the joke, {Bo} swam behind the plant, as always: not moved, {Kim} saw, but bored.
duck: {Bo} modelled for the pond.
last: {Bo} stayed in front of the plant.

## lead rabbit
joke: At that point, {Bo} always began to wash, much moved, {Kim} thought.
hinge: At the joke, {Bo} began to wash, as always: not moved, {Kim} saw, but bored.
duck: {Bo} modelled for the duck, and sat quite low.
last: {Bo} did not wash at all.

## lead guineapig
joke: At that point, {Bo} always fell silent, much moved, {Kim} thought.
hinge: At the joke, {Bo} stopped talking, as always: not moved, {Kim} saw, but bored.
duck: {Bo} modelled for the duck's figure, which was perfect.
last: {Bo} talked all through it.

## lead hamster
joke: At that point, {Bo} always went to bed, much moved, {Kim} thought.
hinge: At the joke, {Bo} went to bed, as always: not moved, {Kim} saw, but bored.
duck: {Bo} modelled for the duck, from a distance.
last: {Bo} stayed up for it.

## lead horse
joke: At that point, {Bo} always sighed, much moved, {Kim} thought.
hinge: At the joke, {Bo} sighed, as always: not moved, {Kim} saw, but bored.
duck: {Bo} modelled for the duck, until the paper ran out.
last: {Bo} held {their} breath for it.

## lead lizard
joke: At that point, {Bo} always lay quite flat, much moved, {Kim} thought.
hinge: At the joke, {Bo} lay quite flat, as always: not moved, {Kim} saw, but bored.
duck: {Bo} modelled for the feet.
last: {Bo} did not look away from it once.

## lead toy
joke: At that point, {Bo} always fell over, much moved, {Kim} thought.
hinge: At the joke, {Bo} fell over, as always: not moved, {Kim} saw, but bored.
duck: {Bo} modelled for the duck, and never blinked.
last: {Bo} stayed upright, all through it.

## lead other
joke: At that point, {Bo} always turned away, much moved, {Kim} thought.
hinge: At the joke, {Bo} turned away, as always: not moved, {Kim} saw, but bored.
duck: {Bo} modelled for the duck, as well as {they} could.
last: {Bo} did not turn away.

## trait pet fear
set: {Bo} posed for a victim, with {trait.a}, and needed no rehearsal.
trouble: Besides, the crayon wanted to know who was comforting {Bo}, with {trait.a}.
pay: In issue four, a duck keeps {trait.things} away from {Bo}.

## trait pet theft
set: {Bo} posed for the thief, with {trait.a} that was still missed.
trouble: Besides, the crayon wanted {trait.thing} given back, on page two.
pay: In issue four, {Bo} gives {trait.a} to the duck.

## trait pet socks
set: {Bo} posed for the thief, with {remy's} sock.
trouble: Besides, the crayon wanted the sock given back, on page two.
pay: In issue four, {Bo} gives the duck a sock. It needs two.

## trait pet noise
set: {Bo} posed for the volcano, with a real "{trait.sound}".
trouble: Besides, beside {Bo's} "{trait.sound}", the crayon had written LOUDER.
pay: In issue four, {Bo} says "{trait.sound}", across two pages.

## trait pet part
set: {Bo}, with {trait.has}, posed for the one who survives page two.
trouble: Besides, the crayon wanted more of {Bo}, with {trait.has}.
pay: In issue four, {Bo}, with {trait.has}, is the captain.

## trait pet deaf
set: {Bo} heard none of {remy's} directions, and so posed best.
trouble: Besides, the crayon had noticed that {Bo} could not hear the speech either.
pay: In issue four, {Bo} hears nothing, and the duck speaks with its wings.

## trait pet age
set: {Bo} was {trait.is}, and posed for [old: the ancient king | the last hope].
trouble: Besides, {Bo} was {trait.is}, and the crayon had drawn {them} [old: a cushion | a bottle].
pay: In issue four, {Bo} is {trait.is}, and [old: rides on the duck | leads it].

## trait pet favourite
set: {Bo} would only pose with {trait.thing}, so it was doomed as well.
trouble: Besides, the crayon wanted {trait.thing} to survive.
pay: In issue four, {Bo} shares {trait.thing} with the duck.

## trait pet sleep
set: {Bo} would rather {trait.do}, and posed for the fallen.
trouble: Besides, the crayon had written, above {Bo}: ALIVE?
pay: In issue four, {Bo} sleeps, and the duck says "shh".

## trait pet habit
set: {Bo} {trait.did} in the middle of every doom.
trouble: Besides, the crayon wanted to see {Bo} {trait.do}.
pay: In issue four, {Bo} {trait.did}, on page one, and the duck joined in.

## trait pet digs
set: {Bo} kept digging, and so there is a pit in each issue.
trouble: Besides, the crayon wanted to know what {Bo} was digging for.
pay: In issue four, {Bo} digs, and the hole has a duck in it.

## trait pet talent
set: {Bo} could {trait.do}, which {hero} cannot.
trouble: Besides, the crayon wanted to see {Bo} {trait.do}.
pay: In issue four, {Bo} and the duck {trait.do}.

## trait child fear
set: {Kim} would have preferred {trait.a}.
trouble: There were {trait.things} in it, four times over.
pay: {Kim} would not have noticed {trait.things}.

## trait child dark
set: {Kim} would have preferred the dark.
trouble: It was as long as the dark, and as empty.
pay: It was dark in the hedge, and {Kim} had not noticed.

## trait child collection
set: {Kim} held on to {trait.a}, in one pocket.
trouble: {Kim} marked the spot with {trait.a}.
pay: {Kim} had dropped {trait.thing}, and did not look for it.

## trait child noise
set: {Kim} had meant to {trait.do}, and could not think of how.
trouble: {Kim} {trait.did}, as far as the arrow, and then no more.
pay: {Kim} did not {trait.do}, for fear of missing one.

## trait child part
set: {Kim} went red, all round {trait.has}.
trouble: Its hero had {trait.has}, like {Kim}, and talked too much.
pay: {Kim} had {trait.has}, and grinned with it.

## trait child favourite
set: There were not even {trait.things} in it, as it was serious.
trouble: {Kim} had left out {trait.things}, to make room for it.
pay: Not even {trait.things} had ever made them so quiet.

## trait child sleep
set: {Kim} would rather {trait.do}, and forget it.
trouble: One could {trait.do}, {Kim} saw, before the arrow came.
pay: {Kim} would {trait.do}, and hear it again.

## trait child habit
set: [askswhy: "Why duck?" asked {Kim}, four times. | counts: {Kim} counted the ducks in it, and came to none. | drawsonthings: {Kim} drew on most things, but not on other people's. | The {hat} was not one that {Kim} had lost.]
trouble: [askswhy: "Why there?" {Kim} asked the arrow. | counts: {Kim} counted the words, and there were two hundred. | drawsonthings: {Kim} drew a smaller arrow, two lines above. | {Kim's} hat blew off, and {he} read on.]
pay: [askswhy: For once, {Kim} did not ask why. | counts: {Kim} counted the laughs, and lost count. | drawsonthings: {Kim} drew all {eleven} of them, on one arm. | A hat hung in the hedge, and {Kim} left it there.]

## trait child talent
set: {Kim} could {trait.do}, and had never needed a duck.
trouble: {Kim} could {trait.do}, and had never read it as a stranger.
pay: {Kim} could {trait.do}, but just then could not breathe.
`
