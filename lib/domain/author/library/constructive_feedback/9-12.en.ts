export const words = String.raw`
title: <More Duck|What Duck?|I Stopped Here>
refrain: MORE DUCK, said the crayon.
recall: the right amount of duck
deed: cut the best joke out of a comic
summary: {Kim's} comic has forty panels, a volcano, and the best joke that {he} {has} ever made. Nobody takes it home from the bus shelter. But somebody writes on it, in orange crayon, and what she writes is MORE DUCK.
extra: friend = {remy}
extra: friend2 = {edie}
extra: grownup = {driver}
pick: hero = Doctor Midnight, Captain Eclipse, Baron Thunder, Commander Gloom
pick: remy = Remy, Anton, Caspar, Levi, Marius, Farid
pick: edie = Edie, Junie, Fern, Oona, Tilda, Minnie
pick: driver = the bus driver, the driver of the bus
pick: hat = hat, napkin, fan
pick: snort = snorted, hooted, squeaked
pick: tooth = a missing tooth, a lost button, an open door
sign: more-duck = MORE DUCK
sign: no-duck = NO DUCK
sign: right-amount-of-duck = RIGHT AMOUNT OF DUCK
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
surprise: How often is the best joke in this book? | Look for two lines, from page 3 on.
surprise: There is one duck before page 15, by accident. | Look behind the volcano, on page 5.

# 1
= {Kim} and {remy} bring a pile of comics to the bus shelter.
{hero} was forty panels long, with a volcano. {Kim} drew it, and {remy} did the shadows. On Mondays, twenty copies went to the bus shelter [place: by {place.landmark} | somewhere: {somewhere.at}].
* model | <The copies cost nothing, and nobody paid it.|Nobody had asked for them.>

# 2
= {Kim} draws in the attic. The pets pose.
It was a serious comic, drawn from life, in which everybody was doomed by page three. [sequel&1-3: There was no trace in it of {recall}.]
* model | <The doomed were posed by cousins.|{remy} posed for most of the doom.>
* model |

# 3
= {Kim} laughs at a page with two straight lines on it. {remy} looks at it politely.
On page four was the best joke that {Kim} had ever made. Two parallel lines longed to meet, and never did. It belonged, said {remy}, in a museum.
* model | <He said it in a museum voice.|{Kim} took that for praise.>

# 4
= In the rain, {Kim} stares at a comic in the shelter. Somebody has written on it in orange.
By Tuesday, twenty copies were still there, one of them as a {hat}. Across the last, in orange crayon, somebody had written MORE DUCK.

# 5
= {Kim} and {remy} search the comic with their noses on the paper.
"What duck?" said {remy}. They searched it, panel by panel, and behind the volcano, they discovered a blot. The pen had leaked, and {Kim} had given it feet.

# 6
= {Kim} is cross. On the next comic there is orange writing again.
Issue two had no blot, and considerably more volcano. NO DUCK, said the crayon. An arrow pointed into a speech. I STOPPED HERE.
* read | <The speech had been going rather well.|It was the middle of a sentence.>

# 7
= {Kim} reads the comic again on the way home. {remy} talks with both hands.
"That person eats crayons," said {remy}, loyally.

{Kim} agreed, and reread the speech as far as the arrow.
* read | It took considerably longer than {he} remembered.

# 8
= From behind: {Kim} and {remy} spy from the hedge. A small girl sits in the shelter, and reads.
The next Monday, they hid behind the hedge. It was {edie} from number nine, who was six. She read to the end [roomy: with her lips moving], turned it over for more, and sighed.
* read |

# 9
= {Kim} has leaves in {his} hair. {edie} points to a place in the comic.
"It's a serious comic," said {Kim}, emerging from the hedge.

"I know," said {edie}. "I was serious as far as here."
* low | Her finger was orange, and correct.

# 10
= On a bench, {remy} argues, and {Kim} counts on {his} fingers.
"You don't let passengers drive the bus," said {remy}, which was true.

It was also true that of sixty copies, only one page had been taken home, the one with the blot.

# 11
= In the shelter, {edie} crosses something out. It is raining.
"What would you take out?" asked {Kim}, who [deed: once {deed}[back: , {back.at}] | did not entirely want to know].

{edie} chose a crayon, and crossed out the parallel lines. "That's where I look at the rain," she said.

# 12
= By lamplight, {Kim} holds one hand over the joke.
{Kim} read the best joke that {he} had ever made, and laughed. Then {he} covered it with one hand, and the page was better.
* low | {He} tried the other hand.

# 13
= {Kim} cuts a piece out of a page, with care.
It is difficult to cut round something that you love. {He} did it neatly, and it left a gap like {tooth}.
* low | <[home: The scissors were heard all through {home.own}. | The scissors seemed unnecessarily loud.]|{He} kept the joke, in an envelope.>
* low |

# 14
= On the bus, {remy} looks out of the window. {Kim} looks at {remy}.
"You took out the joke," said {remy}, and looked out of the bus window for two stops.

"What would you take out?" said {Kim}.

Nobody had ever asked him. "The volcano," he said, eventually. "I can't do lava."

# 15
= In the attic, all three work on a new comic. {Bo} is the model.
In issue four, {hero} explains himself to a duck, which looks at him. [dog: {Bo} modelled for the duck, despite the ears. | cat: {Bo} modelled for the look. | bird: {Bo} modelled for the duck, and demanded more lines. | fish: {Bo} modelled for the pond. | rabbit: {Bo} modelled for the duck, ears tied back. | guineapig: {Bo} modelled for the duck's figure, which was perfect. | hamster: {Bo} modelled for the duck, from a distance. | horse: {Bo} modelled for the duck, until the paper ran out. | lizard: {Bo} modelled for the feet. | toy: {Bo} modelled for the duck, and never blinked. | {Bo} modelled for the duck, as well as {they} could.]

By page three, he has stopped explaining.

# 16
= From the hedge, {Kim} and {remy} watch people read in the bus shelter.
[event: {event.on} | occasion: On {occasion} | On Monday], eleven people sat in the bus shelter, heads down, turning pages. Somebody {snort}, and somebody else said "shh".
* joy | Behind the hedge, nobody breathed.

# 17
= The bus has stopped, with its doors open, and {driver} walks to the shelter.
The bus came, opened its doors, and waited, and nobody looked up.

In the end, {driver} got out, to see what the matter was. They made room for him.

# 18
= In the empty shelter, there is one note, in orange.
By Tuesday, there were no copies left[roomy: , as a {hat} or otherwise]. There was one note, in orange. RIGHT AMOUNT OF DUCK.
* joy | <{remy} read it aloud to [place: {place.creature} | a pigeon].|They read it several times, for the style.>
* joy |

# 19
= {edie} wears a badge. {Kim} pins up a page with two lines, low on the shelter wall.
{edie} was made editor, with a badge, [event: and {event.food} | place: and {place.food} | and a biscuit]. {Kim} pinned the two lines up in the shelter, low down, where nobody had to read them.
* joy |

# 20
= {Kim} looks at the two lines. There is an orange duck between them.
On Friday, there was orange on them. Between the lines, with one foot on each, stood a duck, introducing them.

{Kim} considered it for some time[roomy: , from several angles]. It was, unfortunately, funny.

## dog
model: {Bo+} posed for the monster, with too much tail.
read: {Bo} ate a copy, and was the first to finish it.
low: {Bo} leaned on {Kim}, heavily.
joy: {Bo} was recognised by strangers, and wagged.

## dog 2
model: {Bo+} ate the villain's glove, which became a plot.
read: {Bo} sniffed the crayon, and knew exactly who it was.
low: {Bo} offered {Kim} something wet.
joy: {Bo} guarded the last copy, until it had gone.

## cat
model: {Bo+} sat for the Queen of Night, then on her.
read: {Bo} lay down on the speech, at the arrow.
low: {Bo} looked away, out of tact.
joy: {Bo} was asked for a paw print, and declined.

## cat 2
model: {Bo+} would only be drawn from the left.
read: {Bo} looked where the arrow pointed, and yawned.
low: {Bo} sat by {Kim's} elbow, to be of some use.
joy: {Bo} lay on a stranger's page, which is fame.

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

## fish 2
model: {Bo+} was drawn as a shark, from close up.
read: {Bo} mouthed the speech, and stopped there, too.
low: {Bo} blew one bubble, and let it go.
joy: {Bo} paddled like a duck, all afternoon.

## rabbit
model: {Bo+} was the monster's shadow, because of the ears.
read: {Bo} read one corner, and ate it.
low: {Bo's} ears went down, by degrees.
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
low: {Bo} and {Mo} drew closer, to read {Kim's} face.
joy: {Bo} pretended to be the duck, and {Mo} the lake.

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
`
