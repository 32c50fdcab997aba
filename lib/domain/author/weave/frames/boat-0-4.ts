// Want: to sail to the far side for a picnic. In the way: everyone wants to get in. Comic engine: "Squash up!"
// Turn: somebody has to make room. Last image: the pet has the best seat, and the plum.
export const source = String.raw`
id: boat-0-4
level: 0-4
skills: sharing, friendship, empathy, gratitude, teamwork, leadership
treat: plum
refrain: Squash up! Squash up!
recall: the boat with no room
deed: made room in a full boat
summary: There is one small boat and one big wish: to get to the far side. But look who wants to come, and what, and why! Squash up, squash up. Is there room for one more?
word: squash = to press close together
word: boat = a thing that goes on water
word: room = a place for somebody
word: splosh = the sound of a thing that falls in water
question: Who got in the boat?
question: Which bit was your idea, or which would you add?
question: Why did the boat stop?
question: What did {pet} do to help?
question: Who would you let in your boat?
activity: play | Sit on a rug. It is a boat. Say “Squash up!” and let one more on.
activity: sound | Make the sound of the water: slip, slop, splosh.
surprise: picture | Somebody is near the water on nearly all the pages. | Look for {pet}.
surprise: detail | There was one plum. Who had it? | Look at page 2, and then at page 20.

# 1
@ kitchen noon medium | child sit happy | pet sit curious | family | props: table, bowl, apple
= {child} sits at the table. {pet} is close by.
It was wet out.~ So they sat at the table.~ [table: {table} sat there, too.]

“Let us make a tale,” said {child}. “{pet} and I will be in it.” So they did.

# 2
@ kitchen noon medium | child point happy | pet sit curious | props: table, bowl, plate
= {child} pushes a bowl over the table, as a boat.
{pet:seat} {child} got a bowl. “This is a boat,” said {child}.

~Slip, slop! It was a boat. ~In it was one fat plum. {pet:want}

# 3 character
@ river morning wide | child point happy at aboard | pet sit happy at aboard | all stand happy | props: boat
= {child} and {pet} are in a small boat on blue water.
“We will go to the far side,” said {child}. “Who wants to come?” Slip, slop!
? {idea} “Squash up!” said {child}.~ So in they all got.~
- “Me!” said the wind. “Squash up!” said {child}. So in got the wind.

# 4 setting
@ beach morning wide free | child point curious | pet sit curious | all stand curious | props: boat
= {child} looks out over the water. {pet} looks, too.
{pet:go} Off went the boat.~ Slip, slop, slip.~
? What did they see from it? {idea} So that is how it was.~ “Ooh!” said {child}.~
- What did they see from it? They saw the sun. They saw two suns, and one was wet. “Ooh!” said {child}.

# 5 plot
@ river noon wide free | child stand happy | all sit happy | props: boat
= The small boat goes along. {child} looks out.
“Not far now,” said {child}.~ It was still a bit far.~ Slip, slop, slip, slop!
? And then? {idea} Splosh! So that came, too.~ Squash up!~
- And then? It began to rain. So the rain got in. Squash up! Squash up!

# 6 dialogue
@ river noon medium free | child look-up curious | pet look-up curious | props: boat
= {child} sits in the boat and listens.
Slip, slop! A fish swam by.~ It had a good look at them.~
? “Hush,” said {child}. “Was that the water?” No! {voice} “Squash up, then!” said {child}.~ And they all did.~
- “Hush,” said {child}. “Was that the water?” “No, me,” said a small bee. “Squash up, then!” said {child}.

# 7 character
@ beach noon wide free | child wave happy | all sit happy | props: boat
= {child} waves from the boat at somebody on the sand.
On they went, by the sand.~ It was hot, hot sand.~~ Slip, slop!~
? Who was on the sand, with no boat? {idea} “Squash up! Squash up!” So that was one more in the boat.
- Who was on the sand, with no boat? It was a crab with a case. “Squash up! Squash up!” That made one more.

# 8 plot
@ river noon wide free | child sit worried | all sit worried | props: boat
= The boat is full and low in the water.
Now it was a full boat. It was a low boat.~ Slop, went the water. Slop, slop!~
? What next? {idea} Oh, no!~ The boat went round and round.~
- What next? A toe got in an ear. Oh, no! The boat went round and round.

# 9
@ river cloud noon wide | child sit scared | pet sit worried | all sit worried | props: boat
= The boat sits still in the water. {child} holds on.
Slip. Slop. Stop! The boat did not go.~ It sat on the sand, like a hen.~

“It is too full,” said {child}. “Who will get out?” {pet:worry} No one got out.

# 10 setting
@ river cloud noon wide free | child point worried | all sit worried | props: boat
= {child} points out over the water. The boat is stuck.
“I can not get out,” said the first. “I can not get out,” said the next.~ Why not?~
? Look where they were! {idea} So no one got out.~ Not one toe.~
- Look where they were! It was wet here. It was wet there. Not one toe got out.

# 11 plot
@ river cloud noon wide free | child hands-on-hips cross | all sit cross | props: boat
= All of them are cross, in one small boat.
“You get out!” “No, you!”~ Bump, went the boat. Bump, bump!~~ It was not a nice boat now.~
? Then came this! {idea} It did not help a bit.
- One sat on a hat. One sat on a bun. It did not help a bit.

# 12 dialogue
@ river dusk medium free | child sit sad | pet sit sad | props: boat
= {child} sits in the boat with {his} chin in {his} hands.
The sun got low.~ The far side was still far.~~ And they were all so, so cross.~
? Then: {voice} No one said a word to that.~ Not for a bit.~
- “I want my mum,” said a voice. No one said a word. Not for a bit.

# 13
@ river dusk close | child look-up sad | pet look-up sad
= {child} and {pet} look at one another.
{child} had the best bit of the boat. It was dry.~ It had a rug.~ It was {child}’s.

{child} looked at the rug. Then {child} looked at them all. “Oh,” said {child}.

# 14 character
@ river dusk wide | child point curious | all sit sad | props: boat
= A very small somebody has no place in the boat. {child} points.
Were they all in?~ One leg was not!~
? Who had no place at all? {idea} “That will not do,” said {child}.
- Who had no place at all? It was a wet ant. It had six legs out! “That will not do,” said {child}.

# 15 theme
@ river dusk medium | child sit curious | pet sit calm | props: boat
= {child} sits still in the boat and thinks.
{child} did not want to get up. The rug was hot.~ The rug was soft.~~ Hm, hm, hm.~
? Then came a word from the end of the table. {idea} “Yes,” said {child}.
- Drip, went the wet on the dry. Drip, drip, drip. Hm. “Yes,” said {child}.

# 16
@ river dusk medium | child stand happy | pet look-up curious | all look-up curious | props: boat
= {child} gets up and gives the dry place away.
Then {child} got up.~ Up, off the best bit!~
! sharing: “You have the rug,” {he} said. “I have had it all day.” It was cold with no rug.
! friendship: “Sit by me,” {he} said. “You are with me.” So they had half a rug. Half was not hot.
! empathy: “You are cold,” {he} said. “You are so wet. Sit here.” So it was {child} who got wet.
! gratitude: “You all came,” {he} said. “I am so glad. Sit here!” It was cold with no rug.
! teamwork: “All of you, push!” {he} said. “I will get wet first.” And in went {child}. Splosh!
! leadership: “I go first,” {he} said. “Do as I do!” And {child} put one foot in the wet.

# 17
@ river dusk wide | child celebrate delighted | pet look-up delighted | all look-up happy | props: boat
= The boat is free. Everyone in it cheers.
Then they all got up a bit. And they all sat down a bit.~ Now it was not so full!~

{pet:pull} Bump, slip, slop! It went! {callback}

# 18 plot
@ river golden wide free | child point happy | all look-up happy | props: boat
= The boat goes fast in the last of the sun.
Slip, slop, slip, slop!~ On went the boat.~~ It was full, and it was fast.~
? What was that? {idea} “Squash up!” they said.~ And there was room!~
- What was that? It was the night. “Squash up!” they said. And there was room!

# 19
@ beach dusk wide | child celebrate happy | all sit happy | props: boat at far, blanket, basket
= They all sit on one rug on the far side.
So they got to the far side. {others:got}~ They sat on the rug, all on one rug.~

Who made it all up? {makers}! And no one was out, not even the rain.

# 20
@ kitchen lamp medium | child sit happy | pet sit delighted | family | props: table, bowl
= Back at the table, the bowl is empty. {pet} looks pleased.
It was just a bowl now. It was just a table.~ But they still sat close, so close.~

Where was the plum? {pet:got} “Squash up,” said {child}.
`
