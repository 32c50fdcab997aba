// Want: to publish a comic. In the way: an editor aged six, with a crayon. Two decent sides: passengers don't drive the bus; she reads to the end.
// Engine: her notes. Turn: the best joke is where she looks at the rain. Last image: the joke, with a duck. {remy} is "he", {edie} "she".
export const source = String.raw`
id: constructive_feedback-9-12
title: <More Duck|What Duck?|I Stopped Here>
skill: constructive_feedback
level: 9-12
refrain: MORE DUCK, said the crayon.
recall: the right amount of duck
deed: cut the best joke out of a comic
summary: {Kim's} comic has forty panels, a volcano, and the best joke that {he} {has} ever made. Nobody takes it home from the bus shelter. But somebody writes on it, in orange crayon, and what she writes is MORE DUCK.
extra: friend = {remy} he
extra: friend2 = {edie} she
extra: grownup = {driver} he
pick: hero = Doctor Midnight, Captain Eclipse, Baron Thunder, Commander Gloom
pick: remy = Remy, Anton, Caspar, Levi, Marius, Farid
pick: edie = Edie, Junie, Fern, Oona, Tilda, Minnie
pick: driver = the bus driver, the driver of the bus
pick: hat = hat, napkin, fan
pick: snort = snorted, hooted, squeaked
pick: tooth = a missing tooth, a lost button, an open door
word: panel = one of the pictures in a comic
word: parallel = side by side, and never meeting
word: volcano = a mountain that can pour out melted rock
word: editor = the person who helps to make a book or paper better
word: considerably = rather a lot
word: unfortunately = when you wish that it weren't so
word: emerging = coming out
question: Why did {Kim} read the speech again, as far as the arrow?
question: {remy} says that you don't let passengers drive the bus. When is he right?
question: Why did the best joke have to go, if it was the best?
question: What had nobody ever asked {remy}? Why not?
question: What has the duck done for the joke?
activity: draw | Draw a serious comic in four panels. Give it to somebody, and ask where they stopped.
activity: cut | Take something that you have made, and cover up your favourite bit. Does anybody miss it?
activity: talk | Who is a good editor for you? What makes them good? | they finish it ; they point ; they want more
surprise: picture | How often is the best joke in this book? | Look for two lines, from page 3 on. | 3 comic
surprise: detail | There is one duck before page 15, by accident. | Look behind the volcano, on page 5. | 5 comic

# 1
@ [place: {place.id} | street] morning wide | child: carry proud holds comic | friend: walk happy | all: walk happy | props: bus-shelter, bus
= {Kim} and {remy} bring a pile of comics to the bus shelter.
{hero} was forty panels long, with a volcano. {Kim} drew it, and {remy} did the shadows. On Mondays, twenty copies went to the bus shelter [place: by {place.landmark} | somewhere: {somewhere.at}].
* model | <The copies cost nothing, and nobody paid it.|Nobody had asked for them.>

# 2
@ attic golden medium | child: point proud looks pet1 | friend: sit happy | all: stand proud | props: easel, paint, lamp
= {Kim} draws in the attic. The pets pose.
It was a serious comic, drawn from life, in which everybody was doomed by page three. [sequel&1-3: There was no trace in it of {recall}.]
* model | <The doomed were posed by cousins.|{remy} posed for most of the doom.>
* model |

# 3
@ attic lamp close | child: look-up delighted looks comic | friend: stand calm looks comic | props: comic "lines", lamp
= {Kim} laughs at a page with two straight lines on it. {remy} looks at it politely.
On page four was the best joke that {Kim} had ever made. Two parallel lines longed to meet, and never did. It belonged, said {remy}, in a museum.
* model | <He said it in a museum voice.|{Kim} took that for praise.>

# 4
@ street dusk rain medium | child: stand scared looks comic | friend: stand worried looks comic | Bo: sit curious looks comic | props: bus-shelter, comic "MORE DUCK"
= In the rain, {Kim} stares at a comic in the shelter. Somebody has written on it in orange.
By Tuesday, twenty copies were still there, one of them as a {hat}. Across the last, in orange crayon, somebody had written MORE DUCK.

# 5
@ attic lamp medium | child: kneel curious looks comic | friend: point curious looks comic | Bo: look-up curious looks comic | props: comic "blot", lamp, box
= {Kim} and {remy} search the comic with their noses on the paper.
"What duck?" said {remy}. They searched it, panel by panel, and behind the volcano, they discovered a blot. The pen had leaked, and {Kim} had given it feet.

# 6
@ street morning cloud medium | child: hands-on-hips cross looks comic | friend: shrug worried looks comic | Bo: sit curious looks comic | props: bus-shelter, comic "NO DUCK"
= {Kim} is cross. On the next comic there is orange writing again.
Issue two had no blot, and considerably more volcano. NO DUCK, said the crayon. An arrow pointed into a speech. I STOPPED HERE.
* read | <The speech had been going rather well.|It was the middle of a sentence.>

# 7
@ street golden wide | friend: walk cross | child: read worried looks comic holds comic | all: walk calm | props: bag, leaf
= {Kim} reads the comic again on the way home. {remy} talks with both hands.
"That person eats crayons," said {remy}, loyally.

{Kim} agreed, and reread the speech as far as the arrow.
* read | It took considerably longer than {he} remembered.

# 8
@ street morning behind | child: crouch curious | friend: crouch curious | friend2: read calm holds comic | all: hide curious | props: bus-shelter, plant
= From behind: {Kim} and {remy} spy from the hedge. A small girl sits in the shelter, and reads.
The next Monday, they hid behind the hedge. It was {edie} from number nine, who was six. She read to the end [roomy: with her lips moving], turned it over for more, and sighed.
* read |

# 9
@ street morning close | child: stand worried looks friend2 wears ferns | friend2: point calm looks comic | Bo: look-up curious looks friend2 | props: comic, bus-shelter
= {Kim} has leaves in {his} hair. {edie} points to a place in the comic.
"It's a serious comic," said {Kim}, emerging from the hedge.

"I know," said {edie}. "I was serious as far as here."
* low | Her finger was orange, and correct.

# 10
@ park noon medium | child: sit worried looks friend | friend: hands-on-hips cross looks child | Bo: lie calm looks Kim | props: bench, comic
= On a bench, {remy} argues, and {Kim} counts on {his} fingers.
"You don't let passengers drive the bus," said {remy}, which was true.

It was also true that of sixty copies, only one page had been taken home, the one with the blot.

# 11
@ street dusk rain medium | child: stand worried looks friend2 | friend2: kneel calm looks comic holds crayon | all: sit calm | props: bus-shelter, comic "lines", crayon
= In the shelter, {edie} crosses something out. It is raining.
"What would you take out?" asked {Kim}, who [deed: once {deed}[back: , {back.at}] | did not entirely want to know].

{edie} chose a crayon, and crossed out the parallel lines. "That's where I look at the rain," she said.

# 12
@ bedroom night close | child: sit sad looks comic | Bo: sit sad looks Kim | props: comic "lines", lamp
= By lamplight, {Kim} holds one hand over the joke.
{Kim} read the best joke that {he} had ever made, and laughed. Then {he} covered it with one hand, and the page was better.
* low | {He} tried the other hand.

# 13
@ bedroom lamp medium | child: kneel sad looks paper | all: lie sad looks Kim | props: paper, comic, lamp
= {Kim} cuts a piece out of a page, with care.
It is difficult to cut round something that you love. {He} did it neatly, and it left a gap like {tooth}.
* low | <[home: The scissors were heard all through {home.own}. | The scissors seemed unnecessarily loud.]|{He} kept the joke, in an envelope.>
* low |

# 14
@ car golden medium | friend: sit sad looks window | child: sit worried looks friend | Bo: sit worried looks friend | props: window, paper
= On the bus, {remy} looks out of the window. {Kim} looks at {remy}.
"You took out the joke," said {remy}, and looked out of the bus window for two stops.

"What would you take out?" said {Kim}.

Nobody had ever asked him. "The volcano," he said, eventually. "I can't do lava."

# 15
@ attic lamp wide | child: stand happy looks pet1 | friend: sit happy looks pet1 | friend2: sit happy holds crayon | Bo: stand proud looks Kim | props: easel, comic "duck", lamp
= In the attic, all three work on a new comic. {Bo} is the model.
In issue four, {hero} explains himself to a duck, which looks at him. [dog: {Bo} modelled for the duck, despite the ears. | cat: {Bo} modelled for the look. | bird: {Bo} modelled for the duck, and demanded more lines. | fish: {Bo} modelled for the pond. | rabbit: {Bo} modelled for the duck, ears tied back. | guineapig: {Bo} modelled for the duck's figure, which was perfect. | hamster: {Bo} modelled for the duck, from a distance. | horse: {Bo} modelled for the duck, until the paper ran out. | lizard: {Bo} modelled for the feet. | toy: {Bo} modelled for the duck, and never blinked. | {Bo} modelled for the duck, as well as {they} could.]

By page three, he has stopped explaining.

# 16
@ street morning wide | child: crouch worried | friend: crouch worried | friend2: sit happy | grownup: read happy holds comic | all: hide curious | props: bus-shelter, comic "duck" | event
= From the hedge, {Kim} and {remy} watch people read in the bus shelter.
[event: {event.on} | occasion: On the day marked "{occasion}" | On Monday], eleven people sat in the bus shelter, heads down, turning pages. Somebody {snort}, and somebody else said "shh".
* joy | Behind the hedge, nobody breathed.

# 17
@ street morning medium | grownup: walk curious looks bus-shelter | child: stand delighted | friend: stand delighted | Bo: stand happy | props: bus, bus-shelter
= The bus has stopped, with its doors open, and {driver} walks to the shelter.
The bus came, opened its doors, and waited, and nobody looked up.

In the end, {driver} got out, to see what the matter was. They made room for him.

# 18
@ street golden medium | child: celebrate delighted looks note | friend: celebrate delighted | all: leap delighted | props: bus-shelter, note "RIGHT AMOUNT OF DUCK"
= In the empty shelter, there is one note, in orange.
By Tuesday, there were no copies left[roomy: , as a {hat} or otherwise]. There was one note, in orange. RIGHT AMOUNT OF DUCK.
* joy | <{remy} read it aloud to [place: {place.creature} | a pigeon].|They read it several times, for the style.>
* joy |

# 19
@ street dusk medium | friend2: stand proud wears badge | child: crouch calm looks comic | friend: stand happy looks friend2 | all: sit happy | props: bus-shelter, comic "lines"
= {edie} wears a badge. {Kim} pins up a page with two lines, low on the shelter wall.
{edie} was made editor, with a badge, [event: and {event.food} | place: and {place.food} | and a biscuit]. {Kim} pinned the two lines up in the shelter, low down, where nobody had to read them.
* joy |

# 20
@ street golden close | child: look-up happy looks comic | Bo: look-up curious looks comic | props: comic "lines and duck"
= {Kim} looks at the two lines. There is an orange duck between them.
On Friday, there was orange on them. Between the lines, with one foot on each, stood a duck, introducing them.

{Kim} considered it for some time[roomy: , from several angles]. It was, unfortunately, funny.

## dog
model: {Bo+} posed for the monster, with too much tail. // stand happy
read: {Bo} ate a copy, and was the first to finish it. // lie happy
low: {Bo} leaned on {Kim}, heavily. // sit sad looks Kim
joy: {Bo} was recognised by strangers, and wagged. // stand delighted

## dog 2
model: {Bo+} ate the villain's glove, which became a plot. // sit happy
read: {Bo} sniffed the crayon, and knew exactly who it was. // stand curious
low: {Bo} offered {Kim} something wet. // sit sad looks Kim
joy: {Bo} guarded the last copy, until it had gone. // sit proud

## cat
model: {Bo+} sat for the Queen of Night, then on her. // sit proud
read: {Bo} lay down on the speech, at the arrow. // lie calm
low: {Bo} looked away, out of tact. // back-turned calm
joy: {Bo} was asked for a paw print, and declined. // sit proud

## cat 2
model: {Bo+} would only be drawn from the left. // sit calm
read: {Bo} looked where the arrow pointed, and yawned. // lie calm
low: {Bo} sat by {Kim's} elbow, to be of some use. // sit sad
joy: {Bo} lay on a stranger's page, which is fame. // lie proud

## bird
model: {Bo+} was all of the vultures, and said so. // perch proud
read: "More duck," said {Bo}, and would not stop. // perch happy
low: For once, {Bo} did not mention ducks. // perch sad
joy: "Quack," said {Bo}, experimentally. // perch delighted

## fish
model: {Bo+} posed for the deep, with bubbles. // swim happy
read: {Bo} read it through the glass, in both directions. // swim curious
low: {Bo} sank a little, in sympathy. // swim sad
joy: {Bo} laughed, in rings. // swim delighted

## fish 2
model: {Bo+} was drawn as a shark, from close up. // swim proud
read: {Bo} mouthed the speech, and stopped there, too. // swim calm
low: {Bo} blew one bubble, and let it go. // swim sad
joy: {Bo} paddled like a duck, all afternoon. // swim delighted

## rabbit
model: {Bo+} was the monster's shadow, because of the ears. // sit proud
read: {Bo} read one corner, and ate it. // sit calm
low: {Bo's} ears went down, by degrees. // sit sad
joy: {Bo} thumped at the funny bits. // leap delighted

## guineapig
model: {Bo+} posed for a boulder, convincingly. // sit calm
read: {Bo} tasted the orange, and agreed with it. // stand curious
low: {Bo} made a low noise, like a small engine. // sit sad
joy: {Bo} wheeked at page three, like everybody. // look-up delighted

## hamster
model: {Bo+} was the entire crowd. // stand proud
read: {Bo} shredded a copy for bedding, without malice. // sit calm
low: {Bo} tucked {their} head in, and waited. // sit sad
joy: {Bo} put the only spelling mistake in one cheek. // stand delighted

## horse
model: {Bo+} posed for the castle. // stand proud
read: {Bo} breathed, and the pages turned themselves. // stand curious
low: {Bo} sighed, down the back of {Kim's} collar. // stand sad looks Kim
joy: {Bo} laughed, and the shelter trembled. // stand delighted

## lizard
model: {Bo+} was the dragon, and needed no improvement. // lie proud
read: {Bo} sat on the arrow, in case it moved. // lie curious
low: {Bo} turned the colour of newspaper. // lie sad
joy: {Bo} read it from below, which nobody had tried. // look-up delighted

## toy
model: {Bo+} could hold a pose for ever. // sit proud
read: {Bo} was read to, and kept a straight face. // sit calm
low: {Bo} was held, rather hard. // cuddled sad
joy: {Bo} had a speaking part, on page two. // sit proud

## other
model: {Bo+} posed for a thing from another planet. // stand proud
read: {Bo} looked longest at the blot. // look-up curious
low: {Bo} stood where {they} could be leaned on. // stand sad looks Kim
joy: {Bo} signed autographs, by leaning on them. // stand delighted

## duet
model: {Bo+} posed for doom, and {Mo+} for gloom. // stand proud looks Mo
read: {Bo} looked at {Mo}, who had stopped there, too. // sit curious looks Mo
low: {Bo} and {Mo} drew closer, to read {Kim's} face. // sit sad looks Kim
joy: {Bo} pretended to be the duck, and {Mo} the lake. // stand delighted looks Mo

## duet 2
model: {Bo+} chased {Mo+}, for the fight scenes. // run happy looks Mo
read: {Bo} blamed the volcano, and {Mo} the speech. // sit calm looks Mo
low: {Bo} kept to {Kim's} left, and {Mo} to the right. // sit sad looks Kim
joy: {Bo} told {Mo} the ending, wrongly. // sit delighted looks Mo

## any still
model: {Bo+} posed for an hour, and was erased. // sit sad
read: {Bo} found the duck at once, and kept quiet. // look-up curious
low: {Bo} kept perfectly still, without being asked. // sit sad looks Kim
joy: {Bo} held the duck's pose, and drew a crowd. // stand proud

## any ink
model: {Bo+} got into the ink, and signed every page. // walk happy
read: {Bo} left a footprint by the arrow, in agreement. // walk curious
low: {Bo} left one inky mark on {Kim}, as a comfort. // sit sad looks Kim
joy: {Bo's} footprint appeared in print. // stand proud

## any run
model: {Bo+} was drawn running away, for three panels. // run worried
read: {Bo} left at the speech, in a marked manner. // walk calm
low: {Bo} did not run away. // sit sad looks Kim
joy: In issue four, {Bo} runs back. // run delighted

## any nap
model: {Bo+} modelled for whatever was asleep. // sleep calm
read: {Bo} dropped off, exactly at the arrow. // sleep calm
low: {Bo} couldn't settle, and sat up. // sit sad looks Kim
joy: {Bo} was awake for all forty panels. // look-up delighted
`
