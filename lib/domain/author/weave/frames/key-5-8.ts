// Want: to find the door for a key from the jam. In the way: every door is the wrong one, and then the key is lost.
// Turn: the child does the hard thing at the smallest door. Last image: the door opens on their own table.
export const source = String.raw`
id: key-5-8
level: 5-8
skills: courage, confidence, perseverance, honesty, responsibility, authentic_choices, emotional_strength
treat: tart
refrain: “Not this one,” said {child}. “Next!”
recall: the key in the jam
deed: went down the hole for the key
summary: There is a key in the jam, and nobody at the table knows what it opens. There is only one way to find out: make up the road, make up the doors, and try every single one.
word: hinge = the part that lets a door swing
word: tide = the sea, coming in or going out
word: echo = a sound that comes back to you
word: doorstep = the step in front of a door
word: lid = the top that shuts a jar or a box
question: What did {child} hope to find?
question: Which idea changed the story most? Whose was it?
question: What was the hardest thing that {child} did?
question: How did {pet} help?
question: What would be behind your smallest door?
activity: make | Draw a door on folded paper. Draw what is behind it, and fold it shut.
activity: play | Pass a key round the table. Whoever has it says what happens next.
surprise: picture | The key is in more pictures than you think. | Count the keys.
surprise: detail | Somebody has been thinking about the tart. | Read page 2 again, and then page 20.

# 1
@ kitchen lamp medium | child sit happy | pet sit curious | family | props: table, jam, bread
= {child} sits at the kitchen table with a pot of jam. {pet} is close by.
It rained all Sunday~, so there was nothing for it but toast~. [table: Round the table sat {table}.]

“We could make up a story,” said {child}.~ “Everybody has to put something in.”~

# 2
@ kitchen lamp close | child look-up curious holds key | pet sit curious | props: table, jam, key
= {child} holds up a small, sticky key.
Then the spoon went clink. There was a key in the jam~, as small as a tooth~. “That’s the start,” said {child}. “{pet} and I find out what it opens.”

{pet:want}

# 3 character
@ street morning wide free | child walk happy holds key | all walk happy | props: key
= {child} sets off down a street with the key. {pet} goes along.
~So, in the story, ~they set off down a long street of doors. {pet:go}

? ~“You’ll want company,” somebody said. ~{idea} So that is who stood on the first doorstep~, all packed~.
- A doorstep is a good place to start. “Not this one,” said {child}, and tried the next.

# 4 setting
@ forest noon wide free | child point curious holds key | all walk curious | props: key
= {child} points ahead with the key.
The key did not fit number one~, or number nine~. “Not this one,” said {child}. “Next!”

? ~“And where does the street go?” ~{idea} So the street went there~, with no more fuss~.
- After number ninety, the street gave up.~ It lay down and turned into grass.~

# 5 plot
@ forest noon wide free | child run delighted holds key | all run delighted | props: door at far
= {child} hurries along with the key. There is a door a long way off.
Ahead stood a door with no house. {child} put in the key~, and the hinge gave a squeak~.

? ~“And then,” somebody began. ~{idea} So that came out of the door~, and shut it behind itself~.
- Behind the door was only more rain.~ It had been waiting for somebody to open.~

# 6 dialogue
@ cave noon medium free | child look-up curious | pet look-up curious | props: door
= {child} listens at a door in the rock.
“Not this one,” said {child}. “Next!” The next door was in a rock, and the rock was not asleep.

? {voice} The echo said it again~, three times~~, and got it slightly wrong~.
- “Who is it?” asked the rock. “Who is it?” asked the echo, which was no help.

# 7 character
@ river noon wide free | child wave happy | all stand curious | props: boat at far
= {child} waves at somebody by a river.
After the rock came a river, with a door on the far side.~ It was a wet sort of river.~

? Somebody was sitting on the bank.~ “I know who,” came a voice.~ {idea} “Room for one more,” said {child}~, and they all went over together~.
- Somebody was sitting on the bank. It was a heron, reading the water. “It’s a sad one,” said the heron, and let them pass.

# 8 plot
@ river cloud noon wide free | child stand worried holds key | all look-up worried | props: door at far
= {child} stands by the river. The door is still a long way off.
The door across the river was blue. The key went in, and it turned half way.~ Half!~

? ~Everybody put down their toast. ~{idea}~ It was a good deal more than {child} had asked for.~
- Half a turn opens half a door. Behind it, half a goat looked up from its half of lunch.

# 9
@ mountain dusk wide | child stand scared | pet look-up worried | all look-up worried | props: hole
= The key has fallen down a dark hole. {child} stands at the edge.
{child} pulled the key out, hard, and it flew.~ It hit a stone.~ It rolled, round and round, to the edge of a deep hole.

Tink. Tink. Tink. {pet:worry}~ Nobody heard it land.~

# 10 setting
@ mountain dusk wide free | child kneel worried | all stand worried | props: hole
= {child} kneels at the edge of a hole. It is nearly dark.
“It’s only a key,” said {child}, in a thin voice. “We can go home.”~ But which way was home?~

? ~“Look about you.” ~{idea} It was a long way from the kitchen~, and nobody had a map~.
- There was hill in front, and hill behind.~ All the doors had shut themselves for the night.~

# 11 plot
@ mountain dusk medium free | child reach worried | all look-up worried | props: rope, hole
= {child} lets a rope down into the hole.
They let down a rope, but the rope was too short.~ They let down a scarf. It came up wet.~

? ~“Wait.” ~{idea}~ They tried that.~ It made a lot of noise, and no key.
- They tried jam on a string. It came back licked, and there was still no key.

# 12 dialogue
@ mountain night medium free | child sit sad | pet sit sad | props: hole
= {child} sits by the hole with the others.
~It was getting late. ~{child} sat with {his} chin on {his} fists.

? {voice} The hole did not laugh~, and neither did {child}~.
- “I don’t like this bit,” said {child}. Nobody did.~ It was that kind of bit.~

# 13
@ mountain night close | child look-up curious | pet look-up curious
= {child} and {pet} listen together in the dark.
{pet:hear} So {child} lay flat and listened, too.

~Far down, something was dripping on something. ~It went plip, plip, plip, and then it went tink. The key! But the hole was only as wide as one small person.

# 14 character
@ mountain night wide free | child stand worried | all look-up worried | props: hole, rope
= They all stand round the hole. Nobody goes near the edge.
“Who’s going down?” asked {child}.~ Everybody looked at somebody else.~~ That is how it goes, with holes.~

? ~There was still one hope. ~{idea} But one look at the hole was enough.~ Too wide by a foot.~
- One had bad knees. One had a cold. There was nobody of the right size but one.

# 15 theme
@ mountain lamp medium | child sit worried holds rope | pet cuddled worried | props: lantern
= By the light of a lantern, {child} holds a rope and thinks.
At the table, no one spoke. They could not do this bit for {him}~, and they knew it~.

? ~Only one thing was said. ~{idea}~ {child} did not say a word.~ {He} tied it on, with the rope.
- {child} looked at the rope. It was a plain rope, with a plain knot.~ It would have to do.~

# 16
@ cave lamp medium | child reach scared | pet look-up worried | props: rope, lantern
= {child} goes down into the dark on a rope.
Then {child} went down the hole.
! courage: {He} {was} afraid the whole way. {He} {was} afraid with {his} hands and {his} teeth. {He} went down all the same, one hand and then the other.
! confidence: “I’m just the right size,” {he} said. Nobody had told {him} that. {He} had never liked being small. Now {he} needed every bit of it.
! perseverance: {He} went down, and stuck. {He} came up, and went down. By the fifth go, both {his} sleeves were gone. {He} took a breath and went down again.
! honesty: But first {he} said it. “I pulled too hard. Nobody pushed me. It was my fault.” It felt colder than the hole. Then down {he} went.
! responsibility: “I was the one who was holding it,” {he} said. “So I am the one who is fetching it.” {He} did not wait to be asked twice, or once.
! authentic_choices: “Just say that you lost it,” said the wind. “Who would know?” “I would,” said {child}. {He} did not like the hole any better. Down {he} went.
! emotional_strength: {He} cried first, for a bit. It was a proper cry, with a nose in it. Then {he} wiped {his} face on {his} sleeve and went.

# 17
@ cave lamp close | child celebrate delighted holds key | pet look-up delighted | props: key
= Deep in the hole, {child} holds up the key and beams.
At the bottom there was mud up to the wrist. In the mud there was a key.

“GOT IT!” shouted {child}~, and the echo got it as well~. {pet:pull} {callback}

# 18 plot
@ cave lamp wide free | child crouch curious holds key | all look-up curious | props: door
= At the bottom of the hole there is one very small door.
And there, at the bottom, was a door as small as a book. The key went in, and round it went.~ Right round!~

? ~“Wait for it,” said the table. ~{idea} That is how the door came open.~ There was a bang, and a bit of a cheer.~
- It did not squeak, and it did not stick. It had been oiled, by somebody who was hoping.

# 19
@ cave golden wide | child point delighted | all look-up delighted | props: door, lamp
= Light falls through the small door on {child} and the others.
They all looked in. There was a lamp.~ There was rain at a window.~ There was a table, with toast on it. Round it sat {makers}.

“This one,” said {child}. {others:got}

# 20
@ kitchen lamp medium | child sit happy | pet sit delighted | family | props: table, jam, key
= Back at the kitchen table, {child} is muddy to the elbows. {pet} looks pleased.
So they went in, and somebody made more toast. {child} had mud up to both elbows.~ No one asked why.~

~The key went back in the jam. ~The tart was gone. {pet:got}
`
