export const words = String.raw`
title: <Nobody Comes Back Along the Jetty|The Long Jetty|Number Twenty-Six>
set: water = [uluru: the station dam | london: the bathing pond | sydney,auckland,wellington: the harbour | melbourne,gold-coast,tasmania: the bay | great-barrier-reef: the lagoon | perth,cairo: the river | rotorua,queenstown: the lake | the lake]
refrain: Nobody comes back along the Jetty.
recall: the queue on the Long Jetty
deed: came back along the Long Jetty
keepsake: the list of twenty-six things
joke: Nobody comes back along the Jetty
summary: {Kim} keeps a list of twenty-five things that {he} {is} not afraid of. Then {bold} reads it, and there is a number twenty-six: the Long Jetty, one plank wide, with a long way down at the end of it and everyone watching, {Bo} too.
extra: friend = {bold}
extra: friend2 = {leaving}
pick: bold = Zadie, Priya, Mina, Wanda, Hana, Leilani, Bridie
pick: leaving = Arlo, Tomas, Kofi, Rafi, Ned, Jem, Finnian
pick: far = Darwin, Broome, Dunedin, Hobart
pick: first = spiders, eels, needles
pick: last = sharks, ghosts, volcanoes
pick: ducks = ducks, gulls, geese
pick: ten = ten, eleven, fourteen
sign: not-afraid-of = NOT AFRAID OF
word: jetty = a long wooden walkway out over water
word: plank = a long, flat piece of wood
word: underlined = with a line drawn beneath it
word: queue = people who wait in a line
word: expectant = waiting for something to happen
word: promise = something that you have said you will do
word: creaked = made the sound of old wood
question: {Kim} is frightened of two things on the Jetty. Which is worse, and why?
question: {leaving} says, "You shook on it." What is his point, and what would you have said?
question: Who else did not want to jump? How do you know?
question: What did {Bo} want, all along? How did that help?
question: What would you write as number twenty-six?
activity: write | Make a list of things that you are not afraid of. Leave the back of the page empty for the other list.
activity: think | There is one plank, and a queue. Find a way to let one person back. | everyone goes backwards ; somebody lies flat ; they swap, one by one
activity: talk | A small voice says "Thank you" on page 18. Whose could it be, and what had they been planning to do?
surprise: {bold's} shout on page 13 may mean something else. | Read page 13 again at the end.
surprise: The list is in more pictures than you think. | Look for the paper.

# 1
= {Kim} writes a long list by lamplight and looks pleased with it.
{Kim} kept a list of things that {he} {was} not afraid of[series: , folded into {series.keepsake}]. <It was in permanent ink, with twenty-five lines, from {first} to {last}.|It had twenty-five lines, in permanent ink, from {first} to {last}.>
* proof | <{He} had personally tested every one.|{He} could recite it backwards.>

# 2
= In a dark wood, {Kim} stands with both hands on {his} hips. A big shadow looks less brave.
<Number eleven was the dark, and number twelve was the dark with something breathing in it.|The dark was number eleven, and something breathing in it was number twelve.> [place: That time, it was {place.creature}.]
> want | <{He} had stayed out in it once, and counted to a hundred.|Once, {he} had stayed in the wood until the torch went out.>

# 3
= {bold} reads the list with a finger on it. {Kim} watches her do it.
The trouble with a list is that people read it. <"Then you won't mind the Long Jetty," said {bold}[roomy: , with her mouth full].|"So you're not afraid of the Long Jetty," said {bold}[roomy: , with her mouth full].>
^ pet set |
* proof |

# 4
= A long, thin jetty runs far out over the water, one plank wide. {bold} points to the end of it.
The Long Jetty went out over {water}[place: , {place.at}|somewhere: , {somewhere.at}], one plank wide, to where it was deep.

[roomy: <Everybody's big sister had jumped off the end.|Eventually, everybody jumped off the end.>] "And nobody," said {bold}, "comes back along the Jetty."

# 5
= Three friends shake hands, all at once, among cardboard boxes.
It had to be Sunday, because {leaving} was moving away on Tuesday. <"All three of us," he said, and they shook on it.|"Together," he said, and all three of them shook on it.> [birthday: Sunday was {Kim's} birthday. | beach-holiday: Sunday was the last of their holiday. | camping-trip: Sunday was the last day of the camp. | family-reunion: On Sunday, {Kim's} whole family would watch. | first-day-of-school: School began on Monday. | boxing-day: Sunday was Boxing Day, when the whole town jumps. | occasion&!event: Sunday was {occasion}, too. | place&roomy: They were on {place.street}.]
> shake |
* proof |

# 6
= {Kim} looks hard at the last line of the list.
That night[home&roomy: , {home.at}], {Kim} wrote, "26: The Long Jetty." <It didn't look true, so {he} underlined it twice, and that made it worse.|It looked like a lie, so {he} underlined it, and then it looked like two.>
^ child set |
* train |

# 7 a
= {Kim} sits in front of a bathroom mirror with {his} chin up.
<To train, {he} practised being cold, in the bath, and being looked at, in the mirror.|In the bath, {he} practised being cold, and in the mirror, being looked at.> [series: "{series.joke}," {he} told the mirror, and it stared.]
> train | <Of the two, the bath was a good deal easier.|It was a draw, until the mirror blinked first.>
* train |

# 7 b
= {Kim} sits by the water with {his} chin up. A bird stares.
<To train, {he} sat in the cold water every morning, and let the {ducks} stare.|Every morning, in the water, {he} practised being cold, and being looked at, by {ducks}.> [series: "{series.joke}," {he} told them, and they stared harder.]
> train | <Of the two, the cold was a good deal easier.|It was a draw, until the {ducks} blinked first.>
* train |

# 8 a
= {Kim} falls backwards on to a sofa with both arms out.
{He} practised falling on to the sofa. By Thursday, nobody in [home: {home.own} | the street] was better at <falling on to sofas|sofas>.
> fall | The sofa was not the difficult part.
^ child second |
* train |

# 8 b
= In the wood, {Kim} falls backwards off a log with both arms out.
{He} practised falling off a log, in the wood. By Thursday, nobody for miles around was better at <falling off logs|logs>.
> fall | The log was not the difficult part.
^ child second |
* train |

# 9
= {leaving} tapes up boxes. {Kim} sits by and says little.
"You're quiet," said {leaving}, <taping up a box|with tape on his nose>. [series&roomy: "{series.joke}," he added.]

[roomy: "I'm saving it," said {Kim}.]

"I've told my new school," he said, "and it's the <only thing|one thing> they know about me."
^ pet second |

# 10
= From above: {Kim} lies awake in a moonlit bed.
<At night, {Kim} jumped off the Long Jetty about forty times, and never reached the water.|In the dark, {Kim} jumped off the Long Jetty, again and again, and never came to the water.> [place&roomy: There was nothing to hear but {place.sound}.]
> night | By four o'clock, {he} {was} tired of the view.
^ child trouble |

# 11
= A hot Sunday by the water. Half the school is on the bank, and {Kim} looks at the jetty.
<On Sunday, half the school was sitting on the bank, eating [place: {place.food} | apples], and the low water made the Jetty taller.|By Sunday noon, the bank was covered with people, eating [place: {place.food} | apples], and the low water made the Jetty taller.> [birthday: They sang for {Kim's} birthday. | beach-holiday: Every beach towel pointed at the Jetty. | camping-trip: The tents stood empty. | family-reunion: Four aunts and nine cousins had brought chairs. | first-day-of-school: Next day, they would all be at school. | boxing-day: All were full of pudding.]
> bank | "Nobody comes back," sang somebody's little brother.
* bank |

# 12
= From behind: a line of children walks out along one plank. {bold} is first, and {Kim} is second.
{bold} went first, and then {Kim}, and then {leaving}, and then {ten} others. <Nobody as big as a person could turn, or pass.|Out there, nobody as big as a person could turn, or pass.> [place&roomy: From out there, one could see as far as {place.landmark}.]
* bank |
^ child third |

# 13
= {bold} jumps off the end of the jetty, shouting, with her arms in the air. {Kim} crouches.
{bold} jumped, shouting, <for longer than {Kim} liked|for an uncomfortable time>, and then there was a splash, and rings, and finally {bold}. [birthday&roomy: "Happy birthday!" she called. | beach-holiday&roomy: The whole beach waved. | camping-trip&roomy: All the campers cheered. | family-reunion&roomy: "Who's next?" called an aunt. | first-day-of-school&roomy: Two teachers clapped. | boxing-day&roomy: "Merry Boxing Day!" she called.]
> splash | <Somebody let out a breath.|The plank was still shaking.>
* bank |

# 14
= From above: the end of the plank, {Kim's} toes, and the water a long way down. On the bank, {Bo} is as small as a button.
"Your go," said {leaving}.

[birthday&roomy: The bank counted. | beach-holiday&roomy: The whole beach began to count. | camping-trip&roomy: The whole camp began to count. | family-reunion&roomy: All the aunts began to count. | first-day-of-school&roomy: Half the school began to count. | boxing-day&roomy: The whole town began to count.] On the bank, {Bo} was <the size of|no bigger than> a button. {Kim's} knees said one thing, the promise said another, and both had a point.
^ pet trouble |

# 15
= {Kim} and {leaving} look at each other on the narrow plank.
"You shook on it," said {leaving}, <not unkindly|rather quietly>. "I go on Tuesday."

"I know," said {Kim}, <and put {his} toes over the edge|with {his} toes over the edge>.
> eyes | Nobody on the plank said a word.

# 16
= On the plank, {Kim} bends down to {Bo}.
> hinge
<If {Bo} could come back along the Jetty, so could {Kim}, slower than falling, and with everybody watching.|If {Bo} could come back along the Jetty, so could {Kim}, though falling was quicker, and everybody was watching.>

# 17
= {Kim} points back along the plank, over the heads of a long queue.
"I'm frightened," said {Kim}, "and <I'm not going to jump|I don't want to jump>[deed: ." {He} {deed}[back: , {back.at}]. That was easier. | , so I'm going after {Bo}."]

"Nobody comes back along the Jetty!" called somebody.

"{Bo} just did," said {Kim}, [roomy: <"so everybody has to move."|"so you'll all have to move."> | "so move."]
^ pet third |

# 18
= A whole line of children goes backwards along the plank. {Kim} comes after them, facing the shore.
Nobody but {Bo} can turn on one plank, so the queue went backwards, <complaining|a foot at a time>. Somewhere in it, a small voice said, "Thank you."
> back | It took eleven minutes.
^ child pay |
* after |

# 19 a
= {bold}, dripping wet, is angry with {Kim} on the bank.
"We shook," said {bold}, <dripping|wringing out her plait>.

"I'm sorry about the shake," said {Kim}, "but not about the plank." <That night, {he} corrected number twenty-six: "Coming back[roomy: , after {Bo}]."|Number twenty-six was corrected that night: "Coming back[roomy: , after {Bo}]."> [series&roomy: It went into {series.keepsake}.]
^ pet pay |
* after |

# 19 b
= {bold}, dripping wet, is angry. {leaving} looks at his feet.
"We shook," said {bold}, <dripping|wringing out her plait>. {leaving} looked at his feet.

"It was me who said thank you," he said. <"I've been afraid of it since June."|"I never wanted to jump."> [series&roomy: {Kim} put {series.keepsake} round him.]
^ pet pay |
* after |

# 20 a
= {Kim} and {bold} sit among boxes with a note between them. {bold} has the pen.
{leaving} left a note: "Things I Am Afraid Of. 1: The Long Jetty. Don't tell {bold}." [birthday: It was in a birthday card. | beach-holiday: It had sand in it. | camping-trip: It smelled of camp smoke. | family-reunion: Two aunts wanted to sign it. | first-day-of-school: They read it on the first day of school. | boxing-day: It was on wrapping paper.] <{bold} asked for the pen, and wrote, "2: The same."|"2: That wasn't cheering," wrote {bold}.>
* after |
> last |

# 20 b
= At the water, {Kim} and {bold} sit by the jetty with a pot of paint.
<The next summer, there was a second plank beside the first, with an arrow on it that pointed home.|That summer, they nailed a second plank beside the first, and {bold} painted an arrow on it, pointing home.> [birthday: The paint was a birthday present. | beach-holiday: There was sand in the paint. | camping-trip: All the campers held nails. | family-reunion: Nine cousins held the nails. | first-day-of-school: Half the school has used it. | boxing-day: It had a ribbon on it.]
* after |
> last | It was only one plank wide.

## lead dog
want: {Bo+} wanted one thing in life<, which was|:> everybody in one place.
shake: {Bo} went round all three, <to keep them together|and counted them>.
train: {Bo} fetched the towel each time, and <held on to it|waited>.
fall: Each time, {Bo} <came and fetched {him} back|pulled {him} up by the sleeve>.
night: {Bo} went round the beds, and <counted everybody|all were there>.
bank: {Bo} ran round half the school, to <make it closer|bring it together>.
splash: {Bo} barked, because one was missing.
eyes: On the bank, {Bo} counted: everybody was in one place, except for one.
hinge: {Bo} came out along the plank, shaking, past all those legs, took {Kim's} towel, and went back with it.
back: {Bo} met them in turn, <counting|and counted>.
last: {Bo} went round everybody, twice, and <lay down|sighed>.

## lead cat
want: {Bo+} wanted {Kim} dry, warm and sitting down, <like any good chair|as a chair should be>.
shake: {Bo} needed that hand back, <and said so|at once>.
train: {Bo} looked at the water, and then at {Kim}, <with pity|and left>.
fall: {Bo} waited until {he} lay still, and <sat down there|took the warm part>.
night: {Bo} <found the bed too busy|could not settle on a chair like that>.
bank: {Bo} had come in a basket, and <meant to stay in it|held on to it>.
splash: One drop came as far as {Bo}, <who noted it|and was not forgiven>.
eyes: {Bo} saw {their} good chair go, and stand over water.
hinge: {Bo} came out along the plank, as along any shelf, looked down at the water, turned round, and walked back.
back: {Bo} waited on the bank, <dry|like a mayor>.
last: {Kim} sat down in the sun, dry and warm, and so did {Bo}.

## lead bird
eyes: From the bank, {Bo} could see both ends of it.
hinge: {Bo} flew out to the end of the plank, went once round {Kim}, and flew back to the bank.
last: {Bo} flew out to the end, and back.

## lead fish
eyes: {Bo} saw a great deal of water, and nothing to worry about.
hinge: For luck, {Bo's} bowl was passed out along the plank, hand to hand, and then all the way back.
last: {Bo} did one slow length, and came back.

## lead rabbit
eyes: {Bo} thumped on the bank, as one does for danger.
hinge: {Bo} came out along the plank, low and flat, sniffed at {Kim's} shoe, and ran all the way back.
last: {Bo} thumped, twice, for home.

## lead guineapig
eyes: On the bank, {Bo} had stopped eating.
hinge: For luck, {Bo} was passed out along the plank, hand to hand, and wheeked until {they} {was} passed back.
last: {Bo} ate, and went on eating.

## lead hamster
eyes: On the bank, {Bo} had both cheeks full, just in case.
hinge: For luck, {Bo} was passed out along the plank, hand to hand, in a hat, and then all the way back.
last: {Bo} unpacked both cheeks.

## lead horse
eyes: {Bo} stood where the grass stopped, and breathed.
hinge: {Bo} came out along the plank, three steps, and felt it bend, and walked backwards to the bank.
last: {Bo} took two steps back.

## lead lizard
eyes: {Bo} lay on the first warm plank, and did not blink.
hinge: {Bo} came out along the plank, as far as the sun went, turned round, and walked all the way back.
last: {Bo} lay down where it was warm.

## lead toy
eyes: {Bo} sat on the towels, staring straight ahead.
hinge: For luck, {Bo} was passed out along the plank, hand to hand, and {Kim} passed {them} all the way back.
last: {Bo} kept it quiet.

## lead other
eyes: {Bo} stood on the bank, and alone was not shouting.
hinge: {Bo} came out along the plank, looked down at the water, turned round, and went all the way back.
last: {Bo} stood close to {Kim}.

## trait pet fear
set: {Bo} was afraid of {trait.things}, and had never hidden it.
trouble: {Bo} hid from {trait.a}, in front of everybody.
pay: {Kim} listed {trait.things}, too, for {Bo}.

## trait pet theft
set: {Bo} had {trait.a} from somewhere, and no fear of questions.
trouble: Far off, {Bo} was carrying {trait.a} to safety.
pay: {Bo} put {trait.thing} on the list, like a medal.

## trait pet noise
set: "{trait.Sound}," said {Bo}, who did not care who heard.
trouble: "{trait.Sound}," said the bank, and that was {Bo}.
pay: "{trait.Sound}," said {Bo}, and it sounded like applause.

## trait pet part
set: {Bo} had {trait.has}, and no fear of being stared at.
trouble: From here, one couldn't see {trait.has}, but {Kim} knew.
pay: {Bo} had {trait.has}, and came to be looked at, too.

## trait pet age
set: {Bo} was {trait.is}, and [old: no longer afraid of much | not yet afraid of anything].
trouble: {Bo} was {trait.is}, and looked it, from there.
pay: {Bo}, who was {trait.is}, [old: slept for two days | wanted another go].

## trait pet favourite
set: {Bo} had {trait.thing}, and feared only for that.
trouble: Far off, {Bo} sat by {trait.thing}, a dot beside a dot.
pay: {Bo} put {trait.thing} on the list, to hold it.

## trait pet sleep
set: {Bo} slept {trait.where}, and feared no one.
trouble: At this hour, {Bo} should have been asleep {trait.where}.
pay: {Bo} slept {trait.where} that night.

## trait pet habit
set: {Bo} liked to {trait.do}, and feared no one's opinion.
trouble: Far off, {Bo} {trait.did}, to keep calm.
pay: {Bo} {trait.did}, all the way home.

## trait pet talent
set: {Bo} could {trait.do}, and was not afraid to be asked.
trouble: {Bo} could {trait.do}, and out here that was no use.
pay: Everybody asked {Bo} to {trait.do}, and asked {Kim} nothing.

## trait child fear
set: {He} had left out {trait.things}, and knew why.
trouble: It was worse than {trait.things}, and longer.
pay: It was like {trait.things}, and {he} kept going.

## trait child collection
set: {He} held the page down with nine {trait.things}.
trouble: {He} counted {trait.things}, and ran out.
pay: In {his} hand was the best of the {trait.things}.

## trait child noise
set: {He} tried to {trait.do}, and it came out thin.
trouble: {He} {trait.did}, into the pillow.
pay: {He} {trait.did}, to keep going.

## trait child part
set: With {trait.has}, {he} told {himself}, people are brave.
trouble: In the dark, nobody could see {trait.has}, or {his} face.
pay: {Ten} people saw {trait.has}, and {his} face.

## trait child favourite
set: It would have been easier to list {trait.things}.
trouble: {He} thought of {trait.things} instead, for a minute.
pay: {He} thought hard about {trait.things}, and kept going.

## trait child sleep
set: {He} took it to bed, {trait.where}, and read it again.
trouble: Even {trait.where}, it was a long night.
pay: Tonight {he} would sleep, {trait.where}.

## trait child habit
set: [askswhy: "Why?" asked the list, in {his} own voice. | counts: {He} counted them again, and it was still twenty-six. | drawsonthings: {He} drew the Jetty down the side, and it took the whole page. | loseshats: There was no line for lost hats. {He} {was} used to that.]
trouble: [askswhy: "Why did I shake?" {he} asked the ceiling. | counts: {He} counted the days, and then the planks. | drawsonthings: {He} drew a smaller Jetty on one hand. | loseshats: Even in the dream, {he} lost {his} hat.]
pay: [askswhy: For once, {he} knew why. | counts: {He} counted every step of it: ninety-one. | drawsonthings: The drawing on {his} hand had washed off. | loseshats: {His} hat blew off, and {he} left it.]

## trait child talent
set: {He} could {trait.do}, but that was not the same.
trouble: {He} tried to {trait.do}, and gave up at two.
pay: {He} did without {trait.doing}, and kept going.

## dog
proof: {Bo+} had seen it all, from behind {Kim}.
train: {Bo} lay down in the way.
bank: {Bo} barked at the water.
after: {Bo} carried a bone.

## cat
proof: {Bo+} had a list as well, of people.
train: {Bo} watched, and hoped for an accident.
bank: {Bo} had come in a basket.
after: {Bo} leaned on {Kim}, once.

## bird
proof: {Bo+} whistled at the best bits.
train: {Bo} showed how it's done.
bank: {Bo} whistled, which did not help.
after: {Bo} posed for a medal.

## fish
proof: {Bo+} was number six, until they met.
train: {Bo} saw no difficulty.
bank: {Bo} had been brought to see more water.
after: {Bo} came up, and said "blup".

## rabbit
proof: {Bo+} was frightened of toasters, and said so.
train: {Bo} was of two minds.
bank: {Bo} thumped, in case.
after: {Bo} thumped, as applause.

## guineapig
proof: {Bo+} had nibbled number eight.
train: {Bo} had never jumped, and could recommend it.
bank: {Bo} said one small wheek.
after: {Bo} hopped, on the spot.

## hamster
proof: {Bo+} kept a corner of it in one cheek.
train: {Bo} ran for miles, and got nowhere either.
bank: {Bo} filled both cheeks.
after: {Bo} paid {Kim} one sunflower seed.

## horse
proof: {Bo+} feared plastic bags.
train: {Bo} had refused jumps for years.
bank: {Bo} came as far as the grass did.
after: {Bo} walked backwards for a bit.

## lizard
proof: {Bo+} had made them cross out lizards.
train: {Bo} let go of a branch, to help.
bank: {Bo} went the colour of the bank.
after: {Bo} may have waved.

## toy
proof: {Bo+} had been through it all, face down.
train: {Bo} was dropped first, as a test.
bank: {Bo} minded the towels.
after: {Bo} was told all about it.

## other
proof: {Bo+} had signed it, in mud.
train: {Bo} did not offer to go first.
bank: {Bo} was not shouting.
after: {Bo} stood next to {Kim}.

## duet
proof: {Bo+} and {Mo+} had signed as witnesses.
train: {Bo} was for it, and {Mo} against.
bank: {Bo} looked at {Mo}.
after: {Bo} forgave {Mo}.

## duet 2
proof: {Bo+} believed it all, and {Mo+} half.
train: {Bo} looked away, and so did {Mo}.
bank: {Bo} and {Mo} had the best seats.
after: {Bo} sat close to {Mo}.

## any one
proof: {Bo+} had declined to sign.
train: {Bo} was told everything, twice.
bank: {Bo} was quiet, for once.
after: {Bo} agreed to sign.

## any two
proof: {Bo+} was not on it.
train: {Bo} practised nothing, and was good at it.
bank: {Bo} saved {Kim} a place on the towel.
after: {Bo} got the last apple.

## any three
proof: {Bo+} had heard it read out.
train: {Bo} kept a little closer.
bank: {Bo} looked up, and stayed looking.
after: {Bo} went home on {Kim's} side.

## any four
proof: {Bo+} feared nothing on it, on paper.
train: {Bo} yawned, to help.
bank: {Bo} did not like the counting.
after: {Bo} was glad.
`
