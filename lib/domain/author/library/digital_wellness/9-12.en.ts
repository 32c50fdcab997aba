export const words = String.raw`
title: <Day 211|{gerald} Is Hungry|Two Bars of Signal>
refrain: "Day 211," said the screen.
recall: two hundred and eleven ceilings
deed: did nothing at all for eight minutes
summary: {gerald} is a number. Every day, {Kim} sends {zed} a picture of a ceiling, {zed} sends one back, and {gerald} goes up by one. Two more days, and it will be the longest streak that anybody has ever had. Then, in the corner of a ceiling, there is a thumb.
extra: friend = {zed}
extra: friend2 = {wren}
pick: gerald = Gerald, Norman, Maurice, Humphrey, Cedric, Clive
pick: zed = Zed, Hamish, Ravi, Otis, Joaquin, Bram
pick: wren = Wren, Anouk, Paloma, Ishani, Greta, Keziah
pick: giraffe = a giraffe, Italy, a boot with a hat on, a startled duck
pick: sneeze = a sneeze, a hiccup, dropping a spoon
pick: spot = spotted, stripy, odd
pick: under = the inside of an umbrella, one dark tree, most of an ear
sign: record-210 = RECORD 210
word: streak = a number of days in a row, without a gap
word: signal = what a phone needs, to send anything
word: ceiling = the top of a room, seen from below
word: focus = sharp, and not blurred
word: scrolled = moved what is on a screen up or down
word: extraordinarily = much more than usual
word: keep in touch = to go on hearing from each other
question: When did {zed} stop feeding {gerald}, and why then?
question: {wren} says, "You can do both." Why had {Kim} done only one?
question: Why would nobody have to ring the doorbell, as long as {gerald} was alive?
question: What did it cost {Kim} to be awake?
question: Whose ceiling do you know better than you know them?
activity: do | Lie down, and look at your own ceiling for one minute. What is there on it that you never saw?
activity: talk | Which of these keeps you in touch? Put them in order. | a thumb ; a question ; a knock at the door ; a ceiling
activity: think | What else is kept going because nobody wants to be the one who stops?
surprise: {gerald} is in the pictures as long as it lasts. | Look for the number on its belly.
surprise: The small person is there long before page 19. | Whose thumb is it, on page 9?

# 1
= {Kim} smiles at {his} phone. Beside {him} stands a round orange creature with 209 on its belly.
{gerald} was a number. On Tuesday it was two hundred and nine, and had to be fed by midnight, or go back to nothing. [sequel&roomy: It had outlived {recall}.]

# 2
= {Kim} lies on {his} back, and photographs the ceiling.
{Kim} sent {zed} one picture a day, {zed} sent one back, and {gerald} went up by one. It had kept them in touch [!first-day-of-school: ever] since [first-day-of-school: the first day of school, when] {zed} moved over the hill.
* feed | It took about as long as {sneeze}.

# 3
= On the rug in the morning sun, {Kim} photographs another ceiling.
{gerald} was not particular. Day 196 had been {Kim's} ceiling, and then {zed's}[roomy: , and Day 197 the same, in the dark].
* feed | <By now, they were both experts on ceilings.|It had not rained in any of them.>

# 4
= In the classroom, {wren} points at a chart on the wall.
{wren} kept the chart. The record was 210, set by twins whose thumbs were still spoken of. On Thursday, [easter: three days before Easter, | event&!first-day-of-school: which was {event.day}, | occasion&!event: which was {occasion},] {gerald} would beat it.

# 5
= With a splendid view all round, {Kim} looks at {his} phone.
{gerald} had been fed everywhere. Day 88 had been [place: in front of {place.landmark}, which {Kim} | somewhere: {somewhere.at}, which {Kim} | at the top of a waterfall, which {Kim}] remembered chiefly as two bars of signal.
* feed | Day 89 had been the inside of a pocket.

# 6
= Late at night, {Kim} pulls on a coat in the hall, with the phone in {his} hand.
"Day 209," said the screen, at twenty to twelve. "{gerald} is hungry." There was no signal [home: {home.at}], so {Kim} put a coat on over {his} pyjamas.
* hope | To anybody else, it looked like a walk.

# 7
= On top of a windy hill, {Kim} holds the phone up to the night sky.
It wasn't a walk, it was a feeding. On top of the hill, {Kim} held up the phone, sent {under}, and went home.
* hope | There had been stars, presumably.

# 8
= {wren} has a paper crown in her hand, and asks {Kim} something.
"Day 210 tonight," said {wren}, who had already finished the crown. "What's {zed} doing, these days?"

"He's fine," said {Kim}[roomy: , and searched for something else]. "His ceiling's got a crack like {giraffe}."

# 9
= {Kim} holds the phone close to {his} nose, and frowns.
That evening's ceiling came with a thumb in one corner, which was small, and had jam on it.
* hope | Outside, it was still light.

{zed} was eleven, and could not stand jam.

# 10
= {Kim} sits up in bed and looks back through picture after picture.
{Kim} scrolled back, and Day 190 had jam on it, and Day 175 {a spot} sock. Somebody of approximately six had been feeding {gerald} since Day 144.
* low | {gerald} hadn't noticed the difference.

# 11
= {Kim} stares at one picture on the phone.
Day 143 wasn't a ceiling but the side of a water tank, and {zed} had chalked on it: FROGS! COME OVER! BRING EVERYBODY!

{Kim} had answered it within a minute, with a ceiling.

# 12
= {Kim} stands in front of the bathroom mirror, with a toothbrush forgotten in {his} hand.
{Kim} studied that ceiling for a considerable time, but there was nothing wrong with it[roomy: , and it was <even|perfectly> in focus].
* low | It simply wasn't an answer.

# 13
= In the playground, {wren} argues with {Kim}.
"So feed it, be famous, and visit him on Saturday," said {wren}. "You can do both."

"I know," said {Kim}, who had been going to do both since Day 143.

# 14
= Near midnight, {Kim} sits on the bed with the phone. {Bo} has {their} own idea.
"Day 211," said the screen. "{gerald} is hungry." The jam had come at six, and only {Kim's} contribution was missing. [dog: {Bo} laid the lead on the pillow, and lay down beside it. | cat: {Bo} lay down on the phone, and was removed, and lay down on it. | bird: {Bo}, who had learned the ping, pinged sadly. | fish: {Bo} swam to the window side of the bowl, and looked out. | rabbit: {Bo} sat at the door, with both ears up, as on Day 209. | guineapig: {Bo} had stopped answering the ping, which had never brought lettuce. | hamster: {Bo} climbed out of {their} wheel, which never arrived, either. | horse: {Bo} stood at the window, and breathed slowly on the glass. | lizard: {Bo} had crossed the whole room, to look the other way. | toy: {Bo}, with no phone to hold up, had toppled over to face the window. | {Bo} sat at the door, and looked at it.]

# 15
= {Kim} looks up from the phone, at the ceiling.
At eight minutes to twelve, {Kim} aimed the camera. As long as {gerald} was alive, nobody would ever have to ring the doorbell.
* low | The ceiling had no opinion.

{Kim} put down the phone.

# 16
= From behind: {Kim} sits on {his} hands, and the round creature begs.
It is extraordinarily difficult to do nothing for eight minutes. [deed: {Kim}, who once {deed}[back: , {back.at}], nearly couldn't.] {gerald} shed a tear, and presented a picture of itself as a baby[!deed: , when it was six].

At midnight, it went pop.

# 17
= In the classroom, {wren} rubs out the number on her chart. The creature is grey, and has a 0 on its belly.
{wren} rubbed {gerald} off the chart, and shut the crown in a drawer. "You fell asleep," she said. [roomy: "It could happen to anybody."]

{Kim} could have left it at that. "I was awake," {he} said.

# 18
= {Kim} goes over a sunny hill, with no phone in {his} hand.
On Saturday, it was a walk.
* walk | There was [place: {place.creature} | a <hawk|view>], if you looked.
The whole walk took an hour, which had evidently been available all along.
* walk |

# 19
= {zed} has opened the door. {Kim} stands before him.
"You owe me biscuits," announced somebody small and jammy at the door. Behind her stood {zed}, taller than his ceiling had suggested.
* walk |

"Are there still frogs?" said {Kim}.

"They've got legs," said {zed}, "and gone."

# 20
= From above: {Kim} and {zed} lie in the grass and look straight up.
They lay where the frogs had been, under the best ceiling in years[roomy: , birds and all], and nobody sent it anywhere.
* walk | <The tank said krek, once.|Something in the tank said krek.>

"So," said {zed}, "is this Day One?"

"Don't," said {Kim}.

## dog
feed: {Bo+} was Day 130, including the tail.
hope: {Bo} had brought the lead, and somebody's scarf.
low: {Bo} offered a paw, for nothing.
walk: {Bo} could hardly believe how much hill there was.

## dog 2
feed: {Bo+} never saw what anybody saw in {gerald}.
hope: {Bo} was ready before anybody.
low: {Bo} breathed heavily, and left it at that.
walk: {Bo} greeted the far side of the hill personally.

## cat
feed: {Bo+} did not look at numbers.
hope: {Bo} walked up and down, to demonstrate.
low: {Bo} settled, after consideration, by {Kim's} feet.
walk: {Bo} had come too, by coincidence.

## cat 2
feed: {Bo+} was often Day Something, from behind.
hope: {Bo} stared at the phone, embarrassingly.
low: {Bo} examined {Kim}, and withheld judgement.
walk: {Bo} lay down in the sun, without comment.

## bird
feed: {Bo+} had learned to go ping.
hope: {Bo} mentioned the sky.
low: {Bo} said "ping", and thought better of it.
walk: {Bo} had come in loops, which is further.

## fish
feed: {Bo+} was fed daily too, without counting.
hope: {Bo} had heard that there was an outdoors.
low: {Bo} hung beside {Kim}, and asked for nothing.
walk: {Bo} had a bucket, with scenery.

## fish 2
feed: {Bo's} own ceiling moved, and was never boring.
hope: {Bo} waited by the glass.
low: {Bo} let one bubble go, and watched it arrive.
walk: {Bo} saw a new piece of sky, slopping gently.

## rabbit
feed: {Bo+} ate Day 112's charger.
hope: {Bo} did a small jump, as a suggestion.
low: {Bo} turned both ears towards {Kim}.
walk: {Bo} had eaten one side of the hill.

## guineapig
feed: {Bo+} answered every ping, hoping for lettuce.
hope: {Bo} said wheek, meaning grass.
low: {Bo} was warm, and within reach.
walk: {Bo} discovered that hills are made of lunch.

## hamster
feed: {Bo+} was up for most feedings anyway.
hope: {Bo} was packed already, in both cheeks.
low: {Bo} was awake, and sat as near as the phone did.
walk: {Bo} travelled by hand, with commentary.

## horse
feed: {Bo+} had been Day 71, in part.
hope: {Bo} stood there like a large hint.
low: {Bo} sighed, and a curtain moved.
walk: {Bo} took the hill personally.

## lizard
feed: {Bo+} could walk on ceilings, and had tired of it.
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
`
