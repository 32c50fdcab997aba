export const words = String.raw`
title: <Nobody Comes Back Along the Jetty|The Long Jetty|Number Twenty-Six>
set: water = [uluru: the station dam | london: the swimming pond | sydney,auckland,wellington: the harbour | melbourne,gold-coast,tasmania: the bay | great-barrier-reef: the lagoon | perth,cairo: the river | rotorua,queenstown: the lake | the swimming lake]
refrain: Nobody comes back along the Jetty.
recall: the queue on the Long Jetty
deed: came back along the Long Jetty
summary: {Kim} keeps a list of twenty-five things that {he} {is} not afraid of. Then {bold} reads it, and there is a number twenty-six: the Long Jetty, one plank wide, with a long way down at the end of it and everyone watching.
extra: friend = {bold}
extra: friend2 = {leaving}
pick: joan = Joan, Peg, Enid, Hester
pick: bold = Zadie, Priya, Mina, Wanda, Hana, Leilani, Bridie
pick: leaving = Arlo, Tomas, Kofi, Rafi, Ned, Jem, Finnian
pick: far = Darwin, Broome, Dunedin, Hobart
pick: first = spiders, eels, needles
pick: last = sharks, ghosts, volcanoes
pick: shut = a shut door, cold tea, a wet slate
pick: ten = ten, eleven, fourteen
sign: not-afraid-of = NOT AFRAID OF
sign: 26-coming-back = 26: Coming back.
word: witness = somebody who saw it happen
word: jetty = a long wooden walkway out over water
word: plank = a long, flat piece of wood
word: underlined = with a line drawn beneath it
word: carries = (of a sound) travels a long way
word: complaining = saying again and again that you don't like it
word: promise = something that you have said you will do
question: {Kim} is frightened of two things on the Jetty. Which is worse, and why?
question: {leaving} says, "You shook on it." What is his point, and what would you have said?
question: Who else did not want to jump? How do you know?
question: What was {bold} really shouting?
question: What would you write as number twenty-six?
activity: write | Make a list of things that you are not afraid of. Leave the back of the page empty for the other list.
activity: think | There is one plank, and a queue. Find a way to let one person back. | everyone goes backwards ; somebody lies flat ; they swap, one by one
activity: talk | A small voice says "Thank you" on page 17. Whose could it be, and what had they been planning to do?
surprise: {bold's} shout on page 13 means something else on page 20. | Read page 13 again at the end.
surprise: The list is in more pictures than you think. | Look for the folded paper.

# 1
= {Kim} writes a long list by lamplight and looks pleased with it.
{Kim} kept a list of things that {he} {was} not afraid of, with twenty-five lines, from {first} to {last}.
* proof | {Bo+} was not on it, being more of a witness.

# 2
= In a dark shed, {Kim} stands with both hands on {his} hips. A big shadow looks less brave.
Number eleven was the dark, and number twelve was the dark with a noise in it.
* proof | <Number nineteen was Great-Aunt {joan}, who pinched.|Number nineteen was Mr Pell's enormous goose.>

# 3
= At school, {bold} reads the list with one finger. {Kim} watches her do it.
The trouble with a list is that people read it. "Then you won't mind the Long Jetty," said {bold}[roomy: , who had reached the end].
* proof | <It was the sort of thing that she said with her mouth full.|She had left jam on number nine.>

# 4
= A long, thin jetty runs far out over the water, one plank wide. {bold} points to the end of it.
The Long Jetty went out over {water} [place: {place.at}|somewhere: {somewhere.at}][somewhere&!place: . It was one | , one] plank wide, and stopped where it was deep. Everybody's big sister had jumped off it.

"And nobody," said {bold}, "comes back along the Jetty."

# 5
= Three friends shake hands, all at once, among cardboard boxes.
It had to be Sunday[birthday: , birthday or not|event&!first-day-of-school: , {event.is} or not|occasion&!event: , {occasion} or not], because {leaving} was moving [roomy: to {far}] on Tuesday.

"All three," he said, and they shook on it.
* proof | <{Kim} shook hardest.|It was the kind of handshake that you can't put back.>

# 6
= {Kim} looks hard at the last line of the list.
That night, {Kim} wrote, "26: The Long Jetty."

It didn't look true, so {he} underlined it, and that made it worse.
* train | <Underneath, there was still a lot of empty page.|The other twenty-five seemed to be watching.>

# 7
= {Kim} sits in front of a bathroom mirror with {his} chin up.
To train, {he} practised being cold, in the bath, and being looked at, in the mirror.

[sequel&1-3: After {recall}, {he} told the mirror, this was nothing.]
* train | <Of the two, the bath was a good deal easier.|The mirror, at any rate, blinked first.>

# 8
= {Kim} falls backwards on to a sofa with both arms out.
{He} practised falling on to the sofa. By Thursday, nobody in [home: {home.own} | the street] was better at <falling on to sofas|sofas>.
* train | The sofa did not seem to be the difficult part.

# 9
= {leaving} tapes up boxes. {Kim} sits by and says little.
"You're quiet," said {leaving}, taping up a box.

"I'm saving it," said {Kim}.

"I've told the landlord in {far}," he said. "It's the only thing he knows about me."

# 10
= From above: {Kim} lies awake in a moonlit bed, holding on to both sides.
At night, {Kim} jumped off the Long Jetty about forty times, and never once reached the water.
* train | <By four o'clock, {he} {was} tired of the view.|The ceiling was no help.>

# 11
= A hot Sunday by the water. Half the school is on the bank, and {Kim} walks slowly.
On Sunday, half the school was on the bank, eating [event: {event.food} | place: {place.food} | ice blocks]. The water was low[roomy: , which made the Jetty taller].
* bank | <"Nobody comes back," sang somebody's little brother.|Somebody had brought a grandmother, in a chair.>

# 12
= From behind: a line of children walks out along one plank. {bold} is first, and {Kim} is second.
The plank creaked in order, like a careful piano. {bold} went first, then {Kim}, then {leaving}, then {ten} others [roomy: in one line].
* bank | There was no room to pass, or to wave.

# 13
= {bold} jumps off the end of the jetty, shouting, with her arms in the air. {Kim} crouches.
The end was smaller than it looked[roomy: , and the water was the colour of {shut}].

{bold} jumped, [roomy: shouting something cheerful,] for longer than {Kim} liked.
* bank | Then there was a splash, and rings, and {bold}.

# 14
= From above: the end of the plank, {Kim's} toes, and the water a long way down. On the bank, {Bo} is as small as a button.
"Your go," said {leaving}.

On the bank, {Bo} was the size of a button. {Kim's} knees said one thing, the promise said another, and both had a point.
* bank | The crowd began to count, from ten.

# 15
= {Kim} and {leaving} look at each other on the narrow plank.
"You shook on it," said {leaving}, not unkindly. "I go on Tuesday."

"I know," said {Kim}.

It takes one second to fall off a jetty. {Kim} looked back along the plank[roomy: , past all those faces]. That way would take longer.

# 16
= {Kim} points back along the plank, over the heads of a long queue.
"I don't want to jump," said {Kim}. "I'm frightened of it." [roomy: It was meant for {leaving}, but sound carries over water.]

"Nobody comes back along the Jetty!" called somebody.

"Then," said {Kim}, "somebody has to move."

# 17
= A whole line of children goes backwards along the plank. {Kim} comes after them, facing the shore.
You can't turn round on one plank, so the whole queue had to go backwards[!deed: , complaining, like <a caterpillar in reverse|a cross piano>]. It took eleven minutes[deed: , even for somebody who {deed}[back: , {back.at}]].

Somewhere in the middle, a small voice said, "Thank you."

# 18
= {bold}, dripping wet, is angry with {Kim} on the bank.
"We shook," said {bold}, dripping on the bank.

"I'm sorry about the shake," said {Kim}, "but I'm not sorry about the plank."
* after | {bold} took her towel, and went home without a word.

# 19
= {leaving} waves from beside a packed car. {Kim} unfolds a note, and {bold} reads it too.
On Tuesday[first-day-of-school&1-3: , the first day of school], {leaving} gave {Kim} a note. "Things I Am Afraid Of," it said. "1: The Long Jetty. Don't tell {bold}."
* after | He'd underlined it, twice.

{bold}[roomy: , who was reading over {Kim's} shoulder,] asked for the pen.

# 20
= {Kim} and {bold} sit on the floor with the list between them. The last line has been crossed out and written again.
"2: That wasn't cheering," she wrote.
* after | <They posted it to {far}, care of the landlord.|"I could hear that," said {Kim}.>
* after |

The other list is still up, with number twenty-six crossed out. Under it is another: "26: Coming back."

## dog
proof: {Bo+} had witnessed most of the list, from behind {Kim's} legs.
train: {Bo} lay in the way, in case anybody tried to leave.
bank: {Bo} barked at the water once, and then thought better of it.
after: {Bo} carried a bone about, in place of a medal.

## dog 2
proof: {Bo+} was afraid of the vacuum cleaner, and felt left out.
train: Every time {Kim} sighed, {Bo} sighed too, lower.
bank: {Bo} counted the children, as sheepdogs do, and got it wrong.
after: Nobody was gladder than {Bo}, who understood none of it.

## cat
proof: {Bo+} had a list as well, but of people.
train: {Bo} watched the way cats do, hoping for an accident.
bank: {Bo} had come in a basket, and was taking it personally.
after: Walking past, {Bo} leaned on {Kim's} leg, once.

## cat 2
proof: Water would have been number one for {Bo+}, and baths number two.
train: {Bo} turned round three times, lay down, and closed the subject.
bank: Facing the other way, {Bo} pretended to be from another family.
after: {Bo} brought a moth, and left it by {Kim's} foot.

## bird
proof: {Bo+} had it read out, and whistled at the best bits.
train: {Bo} flew from the lamp to the shelf, to show how it's done.
bank: Over the water went {Bo}, and back, as if it were nothing.
after: {Bo} sat with {their} chest out, where birds put medals.

## fish
proof: Number six on the list had been fish, until {Bo+}.
train: {Bo}, who lived at the deep end, saw no difficulty.
bank: {Bo} had been carried all that way to look at more water.
after: {Bo} came up, said "blup", and went down, like a judge.

## rabbit
proof: {Bo+} was frightened of the toaster, and thought it a fine list.
train: One ear up and one ear down, {Bo} was of two minds.
bank: {Bo} began to dig, in case there was somewhere else.
after: Thump, said {Bo}, which may have been applause.

## guineapig
proof: {Bo+} had nibbled number eight, which used to be wasps.
train: {Bo} had never jumped off anything, and could recommend it.
bank: From the back of the crowd, {Bo} said one small wheek.
after: {Bo} did one jump, on the spot, in support.

## hamster
proof: {Bo+} kept a corner of the list in one cheek, for safety.
train: {Bo} ran four miles on a wheel, and got nowhere either.
bank: Until it was over, {Bo} hid, with both cheeks full.
after: Out of one cheek, {Bo} paid {Kim} a sunflower seed.

## horse
proof: {Bo+} was afraid of plastic bags, and did not see the joke.
train: {Bo} had refused jumps all {their} life, and felt no shame.
bank: {Bo} came as far as the grass did, and would go no further.
after: {Bo} walked backwards for a bit, which horses rarely do.

## lizard
proof: Lizards were not on the list, out of respect for {Bo+}.
train: To show willing, {Bo} let go of a branch.
bank: {Bo} had gone the colour of the bank, and stayed there.
after: With one foot, {Bo} may have waved.

## toy
proof: {Bo+} had been there for all of the list, mostly face down.
train: {Bo} was thrown first, as a test, and landed well.
bank: {Bo} sat on the towels, to mind them, staring straight ahead.
after: {Kim} told {Bo} about it, though {they} had been there.

## other
proof: {Bo+} had signed the list, more or less, in mud.
train: {Bo} looked on, and did not offer to go first.
bank: Of all those on the bank, only {Bo} was not shouting.
after: {Bo} stood next to {Kim}, which was enough.

## duet
proof: {Bo+} and {Mo+} were the witnesses, and rarely agreed.
train: {Bo} thought one thing, and {Mo} thought the other, as usual.
bank: {Bo} looked at {Mo}, so as not to look at the Jetty.
after: {Bo} forgave {Mo} for something, and nobody knew what.

## duet 2
proof: {Bo+} believed the whole list, and {Mo+} believed about half.
train: {Bo} looked away, and so, out of tact, did {Mo}.
bank: {Bo} and {Mo} had the best seats, and did not want them.
after: {Bo} sat with {Mo}, as if nothing had happened.

## any sign
proof: {Bo+} had been asked to sign the list, and had declined.
train: {Bo} was told everything, twice, and kept it.
bank: {Bo} picked that moment to be quiet.
after: At long last, {Bo} agreed to sign.

## any towel
proof: At the bottom, the list said, "Seen by {Bo+}," in {Kim's} writing.
train: In a corner, {Bo} practised nothing, and was good at it.
bank: There was room on the towel for {Kim}. {Bo} was saving it.
after: {Bo} got the last ice block, for waiting.

## any sleep
proof: {Bo+} had slept through numbers one to ten.
train: {Bo} did the sleeping for everybody.
bank: For the first time that week, {Bo} was wide awake.
after: {Bo} slept like a stone, now that somebody could.

## any close
proof: No number on the list frightened {Bo+} either, on paper.
train: As the week went on, {Bo} kept [fish: to the near side of the bowl | closer].
bank: Somebody's little brother told {Bo} that it wasn't dangerous.
after: {Bo} went home on {Kim's} side of the road.
`
