// Want: to get to what stood on the burnt part of the map. In the way: the candle ate it, and each of them remembers
// another country. Turn: somebody has to own up or go first, by the last of the light. Last image: the lights come
// on, and the hole has a name.
export const source = String.raw`
id: map-9-12
level: 9-12
skills: courage, confidence, perseverance, honesty, responsibility, authentic_choices, emotional_strength
treat: sausage roll
refrain: “It’s on the map,” said {child}. It was now.
recall: the map with the hole in it
deed: walked into the burnt part of the map
summary: The power is off, the candle is on, and the candle has burnt a hole in the middle of the map. Whatever stood there is the only place worth going. Nobody agrees on the way, so they take all of them.
word: expedition = a journey with a purpose, and sandwiches
word: coast = where the land stops and the sea begins
word: compass = a needle that always points north
word: smoulder = to burn slowly, without a flame
word: outline = the line round the edge of a thing
question: Why was the burnt part the only place worth going to?
question: Two people remembered two different countries. How did the story find room for both?
question: What was hard about page 16, and would you have done it?
question: Whose idea sent the expedition furthest from where it meant to go?
question: What would you draw in the hole?
activity: make | Draw a map with your family, taking turns. Then somebody tears one piece off, and you draw that again.
activity: write | Write the first page of the log of the expedition.
surprise: picture | A lantern goes with them into the dark. | On which page is it lit for the first time?
surprise: detail | One member of the expedition wanted only one thing. | Compare page 2 with page 20.

# 1
@ kitchen lamp medium | child sit curious | pet sit curious | family | props: table, map, lantern
= By lamplight, {child} bends over a map on the kitchen table. {pet} is close by.
The power went off at ten past six~, in the middle of the washing-up~. [table: {table} came to the table by feel.]~ That left one candle, one pencil and the back of a calendar.~

“An expedition,” said {child}. “We draw it first, and then we go.”

# 2
@ kitchen lamp close | child look-up worried | pet sit curious | props: table, map, hole, lantern
= There is a burnt hole in the middle of the map.
They drew a coast~, with a bay to start from~. Then somebody leaned over for the salt, and the candle leaned as well. When the smoke cleared, the map had a hole in the middle.

{pet:want}

# 3 character
@ beach morning wide free | child point proud holds map | all walk curious | props: map
= {child} sets out along a beach, with the map in one hand.
“Whatever was there,” said {child}, “it’s the only place worth going now.”~ So the expedition left at once.~ {pet:go}

? ~“It will want a guide,” somebody pointed out. ~{idea} No one had a better candidate~, and the job was filled on the spot~.
- It had a captain, one lantern and no guide.~ Guides only tell you where other people have been.~

# 4 setting
@ forest noon wide free | child walk curious holds map | all walk curious | props: map
= {child} looks from the map to the land ahead.
The coast behaved for about a mile. After that, the pencil had been sharpened~, and everything came out thinner and steeper~.

? ~“I drew that part, so I should know.” ~{idea} “It’s on the map,” said {child}. It was now~, so they walked straight into it~.
- “That’s a forest,” said {child}, “or else I was testing the pencil.”~ They went in between the lines.~

# 5 plot
@ mountain noon wide free | child run delighted | all run delighted | props: map
= The expedition hurries on. {child} looks back over one shoulder.
They made good time.~ It was so good, in fact, that the whole table grew suspicious of it.~

? ~“What you don’t know yet is this.” ~{idea} It cost them the bridge~, two hats and the whole of the afternoon~.
- Nothing went wrong until three o’clock, when the path noticed them~, and began to turn round~.

# 6 dialogue
@ mountain noon medium free | child look-up curious | pet look-up curious | props: rock, sign "MIND THE GAP"
= {child} listens, one hand up for silence.
At the pass they stopped for breath.~ It was a steep one; somebody had pressed hard.~

? From behind the rocks there came a voice. {voice} “Noted,” said {child}, and wrote it in the margin~, where it can still be read~.
- From behind the rocks there came a voice. “You are standing on my compass,” it said. They were, too.~ It had been pointing at them for miles.~

# 7 character
@ river golden wide free | child wave curious | all stand curious | props: campfire
= {child} greets somebody at a camp by a river.
The river was where they had drawn it~, and wetter~.~ On the bank there was smoke, and a kettle.~

? Somebody had got there first.~ “Now that,” came a whisper across the candle, “is easy.”~ {idea} They all turned round.~ The news of the hole was taken rather badly.~
- Somebody had got there first. It was the last expedition, still arguing. They had left in 1911~, and they sent their regards~.

# 8 plot
@ river golden wide free | child stand worried | all stand worried | props: map, rope
= The expedition stops. Everybody points a different way.
Here two people’s lines crossed on the map.~ Both had drawn in ink.~

? ~“Then settle it like this.” ~{idea} It settled nothing, but it did get everybody across.
- So they followed one line with the left foot, and the other with the right.~ It was slow, and it was fair.~

# 9
@ mountain dusk wide | child stand scared | pet look-up worried | all stand worried | props: hole
= The land stops at the edge of a great dark hole.
By dusk they stood at the edge. The grass was brown there~, and then black~, and then there was no grass.~ There was no anything.~ It was the hole, and it smelled of candle.

{pet:worry}~ Nobody said, “After you.”~

# 10 setting
@ mountain dusk wide free | child kneel worried | all sit worried | props: hole, lantern
= {child} kneels at the edge and looks down into the dark.
“Well, what was there?” asked {child}~, back at the table~.~ “Somebody must remember. It was only burnt an hour ago.”~

? {idea} So they looked for that.~ For a moment, they could see the outline of it, smouldering.~
- One said a lighthouse, and one said a lake.~ They might have been drawing on two different calendars.~

# 11 plot
@ mountain night medium free | child hands-on-hips cross | all look-up cross | props: hole
= The expedition argues at the edge of the hole.
The argument that followed was long~, and some of it was about the washing-up~.

? ~It was cut short. ~{idea} Then at least they had something new to disagree about.
- In the end, they were arguing about who had started it. The hole waited.~ It had all night.~

# 12 dialogue
@ mountain night medium free | child sit sad | pet sit sad | props: lantern
= {child} sits by the lantern, with the map on {his} knees.
The candle was down to a thumb.~ If it went out, that would be the end of the expedition.~

? {voice}~ Nobody laughed as much as they might have by daylight.~
- “We could say that we got there,” somebody suggested. Nobody answered~, and that was the trouble~.

# 13
@ mountain night close | child look-up curious | pet look-up curious | props: map
= {child} holds the map up to the light and looks through the hole.
{pet:hear} So {child} looked where {pet} was looking.~ It was at the hole itself, in the paper, not the story.~

Through it you could see the table, and the hand that had leaned over for the salt. It was {child}’s own.

# 14 character
@ cave night wide free | child stand worried | all stand worried | props: lantern
= {child} stands before the dark, the lantern held low.
So that was that. It was {his} hole. “Somebody else could go in,” said {child}~, not hopefully~.~ “Somebody used to the dark.”~

? ~There was one name left to try. ~{idea} It was a kind offer, but this was not that sort of dark.
- Nobody was. They all slept with the landing light on.

# 15 theme
@ cave night medium | child sit curious | pet cuddled calm | props: map, lantern
= {child} turns the map over, with {pet} close beside {him}.
{child} turned the map over. On the back it was an ordinary August, with a dentist in it.~ It would have been easy to leave it like that.~

? ~That was when it was said. ~{idea} {child} read the dentist again, twice.~ Then {he} turned the map back.~
- There is a point when you can still put a thing down.~ {child} watched it go by.~

# 16
@ cave night medium | child walk scared holds lantern | pet look-up worried | props: lantern
= {child} goes into the dark with the lantern.
So {child} took the pencil, and went in.
! courage: There was nothing to stand on, so each step had to be drawn first. {His} hand shook, and so did the road. A shaky road holds as well as any other.
! confidence: {He} had let the others draw all the good parts. {His} trees looked like forks. But nobody else was in the hole, so forks it would be, and {he} drew them large.
! perseverance: The first line burnt away as {he} drew it. So did the second. The pencil was as long as a tooth by the time that the ninth one held.
! honesty: “It was me,” {he} said first. “I leaned on the candle. I let you all argue, because I hoped you’d never look.” It was the longest silence of the evening. Then {he} drew.
! responsibility: “I burnt it,” {he} said, “so I’ll draw it, and I’ll do the washing-up.” Nobody had asked for the washing-up. {He} started on the road while {he} still meant it.
! authentic_choices: They called out what to draw: a castle, a harbour, anything that sold tickets. {He} could hear that they would like it. {He} drew what {he} saw instead, and it was a small, plain hill.
! emotional_strength: {His} eyes were stinging, and it was not the smoke. {He} let them sting. You can draw with wet eyes. The lines come out softer, and you go slower.

# 17
@ mountain lamp wide | child point delighted | pet look-up delighted | all look-up delighted | props: lantern, map
= By the light of the lantern there is a new road, and {child} stands at its end.
The line held. The others came along it in a row~, each holding on to the one in front~. {pet:pull}

In the middle of the hole stood {child}, with black hands. {callback}

# 18 plot
@ mountain night wide free | child point proud | all look-up happy | props: star, lantern
= Everyone sits on the new hill, drawing.
There was half an inch of pencil left.~ {child} could have finished the hole alone.~ {He} held the pencil out instead. “Somebody else,” {he} said.

? It went from hand to hand. {idea} That used up the rest of the hole~, right to the edge~.
- It went from hand to hand, and nobody rubbed out anybody.~ It isn’t a tidy hill.~ It is on the map.

# 19
@ mountain night wide | child celebrate happy | all sit happy | props: campfire, lantern, star at far
= The whole expedition sits round a fire on the hill.
They called it Candle Hill. The log says that it was made up of {makers}.~ The weather was dark, with salt.~

{others:got}~ Nobody wished to be anywhere else.~

# 20
@ kitchen lamp medium | child look-up happy | pet sit delighted | family | props: table, map, plate
= The lights are on again. The map lies on the table, mended with pencil. {pet} looks pleased.
Then every light in the house came on~, and they all looked older, and rather sooty~.~ The fridge began to hum as though nothing had happened.~ The sausage roll was gone. {pet:got}

{child} blew out the candle. It’s on the map.
`
