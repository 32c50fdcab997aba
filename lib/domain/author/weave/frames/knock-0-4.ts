// Want: to see who knocks. In the way: nobody is there. Comic engine: knock, knock, and what comes in instead.
// Turn: stop, and do it another way. Last image: the door, and a knock from the inside.
export const source = String.raw`
id: knock-0-4
level: 0-4
skills: patience, creativity, problem_solving, smart_decisions, digital_wellness, honest_communication, constructive_feedback
treat: crust
refrain: Knock, knock, knock! Who is that?
recall: the knock at the red door
deed: found out who was at the door
summary: Knock, knock, knock! Who is that? There is no one at the door. Then there is somebody. Then there is somebody else. But who was it who knocked so low, and so small?
word: knock = to tap on a door with your hand
word: mat = a small rug by the door
word: snail = a small, slow animal with a shell on its back
word: low = near the ground
question: Who was at the door in the end?
question: Which bit was your idea, or which would you add?
question: What did {child} do to find out?
question: What did {pet} hear?
question: Who would you like to have at your door?
activity: sound | Knock on the table each time: knock, knock, knock!
activity: play | One of you knocks. One of you asks, “Who is that?”
surprise: picture | Look down low. A small somebody is by the door in the end. | Look at page 17.
surprise: detail | There was one crust on the table. Who had it? | Look at page 2, and then at page 20.

# 1
@ kitchen morning medium | child sit happy | pet sit curious | family | props: table, bread, cup
= {child} sits at the table. {pet} is close by.
Toast for all!~ Munch, munch, munch.~ [table: At the table sat {table}.]

“I have a tale,” said {child}. “I am in it. So is {pet}. It has a door.”~ “Go on!” they said.~

# 2
@ hallway morning medium | child look-up curious | pet look-up curious | props: door
= {child} and {pet} look at a big door.
{pet:seat} {pet:want}

It was a red door.~ It was shut.~ And then: knock, knock, knock! Who is that?

# 3 character
@ garden morning wide | child wave curious | all stand curious | props: door, flower
= {child} has the door open and looks out.
{child} pulled the door. It went eek. Was it the post?~ It was not the post.~
? {idea} “Come in!” said {child}.~ “Wipe your feet!”~
- There was just a leaf. “Come in!” said {child}. “Wipe your feet!”

# 4 setting
@ garden morning wide free | child look-up curious | all look-up curious | props: door
= {child} looks out of the open door.
{pet:go} Out of the door they went.~ Hop, over the mat!~
? But what was this? {idea} So that is how it was, out there.~ “Ooh!” said {child}.~
- But what was this? All the grass was up to the sky. “Ooh!” said {child}. “Who did that?”

# 5 plot
@ garden noon wide free | child stand curious | all stand curious | props: door
= {child} stands by the door. {pet} is near.
In they came.~ Shut went the door.~ Then: knock, knock, knock! Who is that?
? ~This time? ~{idea} Bang! So that got in, too.
- This time? It was the wind. Bang! So the wind got in, too.

# 6 dialogue
@ hallway noon medium | child whisper curious | pet look-up curious | props: door
= {child} has an ear to the door.
{child} put one ear on the door.~ It was cold on the ear.~ “Who is that?” said {child}.
? {voice} “Well!” said {child}.~ “Say that again!”~
- “Who is that?” said the door. “No,” said {child}. “I said it first!”

# 7 character
@ hallway noon wide free | child wave happy | all sit happy | props: door
= There is a crowd in the hall, and {child} waves at the door.
Now it was full in the hall.~ It was all feet.~ Knock, knock, knock! Who is that?
? {idea} “In you come!” said {child}.~ “Mind the feet!”~
- It was a sock with no foot. “In you come!” said {child}. “Mind the feet!”

# 8 plot
@ hallway noon wide free | child hide worried | all sit worried | props: door
= {child} stands back from the door.
KNOCK, KNOCK, KNOCK! That was a big one.~ The mat went hop.~ {pet:worry}
? {idea} It all went bump in the hall.~ Bump, bump!~
- Down fell a hat. Down fell a bag. It all went bump in the hall!

# 9
@ hallway dusk wide | child stand sad | pet sit curious | props: door
= {child} looks out of the door. There is nobody there.
Then it was so soft. It was so low. Knock. Knock. Knock. {child} got to the door.

No one was there. Not up. Not out. Who was it?~ Who had knocked?~

# 10 setting
@ street dusk wide free | child look-up worried | all look-up worried | props: door
= {child} looks out along the street.
“Are you there?” said {child}. {He} looked left. {He} looked right.~ {He} looked a long way off.~
? And what was there? {idea} But no one was in it.~ No one at all!~
- There was a bin. There was a bench. But no one was on it. No one at all!

# 11 plot
@ garden dusk wide free | child hands-on-hips cross | all sit worried | props: door
= {child} is cross with the door.
Knock. Knock. Knock. Off went {child}! Pull, went the door.~ Eek!~~ And no one was there.~
? But look! {idea} “It was not that,” said {child}.~ “That can not knock.”~
- But look! It was a bun on the mat. “A bun can not knock,” said {child}.

# 12 dialogue
@ hallway dusk medium free | child sit cross | pet sit sad | props: door
= {child} sits on the mat, with {his} back to the door.
So {child} sat on the mat. “I will not get up,” said {child}. Knock, said the door.
? {voice} “Was that you?” said {child}.~ It was not.~
- “Not me,” said the mat. “Not me,” said the wall. So who?

# 13
@ hallway dusk close | child whisper curious | pet look-up curious | props: door
= {child} and {pet} are down low, close to the door.
Knock. It was so small. It was as small as a pea. {pet:hear}

Down by the mat? It was down by the mat!~ It was low, low, low.~

# 14 character
@ hallway lamp wide | child point curious | all sit curious | props: door
= {child} points at the bottom of the door.
“Who has a small hand?” said {child}.~ “Who is as low as a mat?”~
? {idea} No, no! That one was in the hall.~ It could not be.~
- “A pea?” “A mouse?” “A bean?” No, no! They had no hand at all.

# 15 theme
@ hallway lamp medium | child sit curious | pet sit calm | props: door
= {child} sits still by the door and thinks.
{child} did not pull the door. Not yet. {He} sat and had a think.~ Hm, hm, hm.~
? Then, at the table, came a small word. {idea} “Hm!” said {child}.~ “Yes!”~
- The hall did not say a thing. The mat did not. The wall did not. “Yes!” said {child}.

# 16
@ hallway lamp medium | child crouch curious | pet look-up curious | props: door
= {child} gets right down on the floor in front of the door.
So {child} did a new thing.
! patience: {He} did not pull. {He} did not call. {He} sat, and sat, and sat. It was hard to sit.
! creativity: {He} did not use the door. {He} made a new small door out of a box.
! problem_solving: “It is low,” {he} said. “So I must be low.” And down went {his} nose on the mat.
! smart_decisions: “If I bang the door, it will go,” {he} said. So {he} did not bang it.
! digital_wellness: “Ping!” said the phone. “Not now,” said {child}. “I must hear this.” And {he} did.
! honest_communication: “I do not know who you are,” {he} said. “I want to. Will you tell me?”
! constructive_feedback: “You knock too low for me,” {he} said, so nicely. “Knock two times, and wait?”

# 17
@ hallway lamp close | child kneel delighted | pet look-up delighted | props: door, snail at near
= Low down on the mat sits a small snail. {child} is delighted.
Then: knock. Knock. And {child} saw it. It was a snail!~ It had knocked with its shell.~

It had no hand, and it was so slow. {pet:find} {callback}

# 18 plot
@ hallway lamp wide free | child wave happy | all sit happy | props: door, snail at near
= Everyone is in the hall around one small snail.
“Come in,” said {child}.~ And in it came.~ It took a long, long time.
? {idea} The snail saw it all.~ It put out an eye.~
- They had toast. They had jam. The snail had a bit of leaf. “Mm!”

# 19
@ living-room lamp wide | child sit happy | all sit happy | props: rug, lamp, snail at near
= They all sit on the rug by the lamp, with the snail.
{others:got}~ They all sat down, as low as the snail.~~ It was nice, down there.~

Who made it all up? {makers}! “Again,” they said.~ “Again, from the door!”~

# 20
@ kitchen lamp medium | child look-up happy | pet sit delighted | family | props: table, plate, door at far
= Back at the table, {child} looks round at the door. {pet} looks pleased.
All the toast was gone. So was the crust! {pet:got}

And then it came, down low, and so soft. Knock. Knock. Knock. “Come in!” said {child}.
`
