// Want: to know what hums in the box before five o'clock. In the way: the label, and everybody's guess coming true.
// Turn: the child does it another way. Last image: the box is empty, and somebody has moved in.
export const source = String.raw`
id: box-5-8
level: 5-8
skills: patience, creativity, problem_solving, smart_decisions, digital_wellness, honest_communication
treat: crumpet
refrain: “Mmm,” said the box.
recall: the box that hummed
deed: found out what hummed in the box
summary: There is a box, and it hums. The label says NOT BEFORE FIVE. It is only ten past three, and everyone at the table has a guess. The trouble is that every guess comes true.
word: label = a bit of paper that tells you what a thing is
word: hum = to make music with your mouth shut
word: crumpet = a soft, round cake full of holes
word: guess = to say what you think, when you don’t know
word: tiptoe = on the ends of your toes
question: What did the label say?
question: Whose guess would you like to see come true?
question: What did {child} do that nobody else had thought of?
question: What did {pet} know that the others didn’t?
question: What would hum in your box?
activity: play | Put something in a box. Everybody guesses. No peeping before five!
activity: sound | Hum one note together, like the box. Who stops first?
surprise: picture | The clock is in some of the pictures. | Look for the clock.
surprise: detail | There was one crumpet left. | Read page 2 again, and then page 20.

# 1
@ kitchen noon medium | child look-up curious | pet sit curious | family | props: table, box "NOT BEFORE FIVE", clock
= On the kitchen table stands a box. {child} and {pet} look at it.
“Once there was a box,” said {child}, “and nobody knew what was in it.” [table: {table} came to hear.]

~“It’s in a story,” {he} said. ~“But it hums. Listen.” “Mmm,” said the box.

# 2
@ kitchen noon close | child read curious | pet sit curious | props: table, box "NOT BEFORE FIVE", plate
= {child} reads the label on the box.
It had a label, and the label said: NOT BEFORE FIVE. It was ten past three.~ {child} had never wanted anything so much.~

{pet:want} “We could guess,” said {child}.~ So they did.~

# 3 character
@ living-room noon wide | child point delighted | all look-up curious | props: box
= {child} points at the box. Everyone stares.
They all sat round the box, and looked at it.~ It looked back.~ {pet} went closest.

? “It’s somebody,” said {child}.~ That was enough for the first guess.~ {idea} Pop! Up came the lid by one finger, and the guess got out.
- “It’s somebody,” said {child}. Pop! Up came the lid by one finger. Out got a button, on tiptoe, and ran for the door.

# 4 setting
@ forest noon wide free | child look-up curious | all look-up curious | props: box
= {child} stands by the box and looks all round in wonder.
“That was a guess,” said {child}, “and it came out.”~ They all sat down, rather fast.~ “Mmm,” said the box.

? ~“It’s a place in there.” ~{idea} Pop! So the kitchen was that~, from wall to wall, and they were in it~.
- “It’s trees,” said {child}. Pop! So the kitchen was trees, from wall to wall, with a sink.

# 5 plot
@ garden noon wide free | child stand worried | all run worried | props: box
= {child} holds on to the box. Everything is in a whirl.
“Nobody guess!” said {child}. “Nobody say one word.”~ It is a hard thing to ask of a family.~

? ~It took four seconds. ~{idea} Pop! It came out of the box at a run.~ There was no getting it back.~
- It took four seconds. “Weather?” said {pet}, more or less. Pop! It was raining in the bread bin.

# 6 dialogue
@ living-room noon medium free | child whisper curious | pet look-up curious | props: box
= {child} whispers to the box, ear against the side.
{child} put {his} ear to the box. It was warm~, like a wall with a stove behind it~. “Who are you?” {he} asked.

? {voice} And the box said, “Mmm,” as if it quite agreed.
- “Mmm,” said the box. “Do you know any other words?” asked {child}. “Mm-mm,” said the box.

# 7 character
@ living-room noon wide free | child wave happy | all stand curious | props: box
= The room is getting full, and {child} stands by the box.
It was twenty to four.~ The clock was slow on purpose; anyone could see that.~ “Mmm,” said the box.

? ~“I can’t help it,” somebody said. ~{idea} Pop! That made one more for tea~, and no chair~.
- “Sorry,” somebody said. “Penguin.” Pop! That made one more for tea, and no fish.

# 8 plot
@ kitchen golden wide free | child reach worried | all run worried | props: box
= {child} sits on the lid of the box, and it will not stay shut.
{child} put {his} whole self on the lid to hold it down.~ That ought to do it.~ “MMM,” said the box, and shook.

? ~Then there was one more guess. ~{idea} POP! After that, they needed a mop and a moment.
- Up went the lid, and up went {child}. POP! After that, they needed a mop and a moment.

# 9
@ living-room cloud dusk wide | child stand worried | pet look-up worried | all look-up worried | props: box
= The box has gone quiet. {child} bends over it.
At ten to five, {child} could not stand it any more. {He} put one nail under the lid.~ It was just a nail.~~ It was just to see.~

The humming stopped. {pet:worry}~ Nobody had known how nice it was until it wasn’t there.~

# 10 setting
@ living-room dusk wide free | child kneel worried | all sit worried | props: box
= {child} kneels beside the silent box.
“Box?” said {child}. The box said nothing.~ The kitchen had gone flat, like an old ball.~

? ~“Then it has gone off somewhere.” ~{idea} So off they went to look~, and it was empty from end to end~.
- They looked on the stairs, where sounds like to sit. They looked in the piano.~ It wasn’t there.~

# 11 plot
@ kitchen dusk medium free | child hands-on-hips cross | all sit worried | props: box
= {child} and the others try to make the box hum.
They sang to it.~ They tickled it with a feather.~~ They said that they were sorry, with a biscuit.~

? ~One more thing was tried. ~{idea} It was good, but it wasn’t a hum.
- They rang it up, on a banana. It did not pick up. Well, it wouldn’t.

# 12 dialogue
@ kitchen dusk medium free | child sit sad | pet sit sad | props: box
= {child} sits with both arms round the box.
Four minutes to five took longer than the whole day.~ {child} sat down on the floor, with both arms round the box.~

? {voice} On any other day, that would have been funny.
- “It was me,” said {child} to the box. “I couldn’t wait.”~ The box was just a box.~

# 13
@ kitchen dusk close | child look-up curious | pet look-up curious
= {child} looks at {pet}, who has heard something.
{pet:hear}~ What was it?~ It was not a hum, not yet. It was the place where a hum would go.

“It isn’t gone,” said {child}. “It’s shy.”

# 14 character
@ kitchen lamp wide free | child point curious | all sit curious | props: box, clock
= {child} holds up one finger. Everyone waits.
“Who’s good at shy things?” asked {child}.~ Everybody pointed at somebody else, and quite loudly, too.~

? {idea} “Perhaps not,” said {child}, kindly.~ It had been a lot of noise, for a small box.~
- They tried a lullaby. It was too loud. “Perhaps not,” said {child}, kindly.

# 15 theme
@ kitchen lamp medium | child sit calm | pet sit calm | props: box, lamp
= {child} sits by the box in the lamplight, thinking.
There were no guesses left. There was only the tap, going drip.~ It was time to think, and {child} thought.~

? ~And then, rather quietly, this came over the table. ~{idea} It sounded a bit like a hum.
- Drip, went the tap, and drip.~ If you listened, it was nearly a tune.~

# 16
@ kitchen lamp medium | child kneel curious | pet sit calm | props: box
= {child} kneels by the box and tries something new.
So {child} tried the last thing.
! patience: {He} took {his} hands off the lid, and sat on them. The clock took its four whole minutes, and {he} let it. It was the hardest thing {he} had done all day.
! creativity: {He} didn’t try to open it. {He} began a tune, and stopped in the middle. Nobody can leave half a tune alone. Not even a box.
! problem_solving: “When did it hum?” {he} asked. “When it was warm. When did it stop? When I let the cold in.” So {he} gave it {his} own jumper, and shivered.
! smart_decisions: {He} could lift the lid and know. Or {he} could leave it and, perhaps, have a hum. {He} could not have both. {He} let go of the lid.
! digital_wellness: On the shelf, the tablet lit up. It could play any hum in the world. {child} turned it on its face. “I want this one,” {he} said, and waited.
! honest_communication: “I said that I would wait,” {he} told the box, “and I didn’t. I was dying to know. I still am.” It was odd to say it aloud.

# 17
@ kitchen lamp close | child look-up delighted | pet look-up delighted | props: box
= {child} and {pet} hear the box begin to hum. Both are delighted.
“Mm,” said the box.~ It was small, but it was there.~ {pet:find}

Then the clock struck. One, two, three, four, FIVE! “MMMM!” said the box. {callback}

# 18 plot
@ kitchen lamp wide free | child reach delighted | all look-up delighted | props: box, star
= The lid of the box goes up, and light comes out.
And the lid went up, all by itself. There was nothing in the box.~ There was nothing but room.~~ It had only wanted filling.~

? ~“Then here’s mine, for the bottom.” ~{idea} It fitted in the corner~, as if it had been measured~.
- “Then in you go,” said {child}.~ In went the nail, the feather and the mop.~

# 19
@ living-room lamp wide | child celebrate happy | all sit happy | props: box, lamp, rug
= {child} and the others sit round the full box.
In went all the guesses, one by one, until it was full. It held a story by {makers}.

“Mmm,” said the box. {others:got}

# 20
@ kitchen lamp medium | child look-up happy | pet sit delighted | family | props: table, box "NOT BEFORE FIVE", clock
= The box stands on the table again. {child} turns the label round. {pet} looks pleased.
After tea, {child} wrote a new label. It said: ANY TIME. Then {he} looked round for the last crumpet.

{pet:got} “Mmm,” said somebody~, and this time it wasn’t the box~.
`
