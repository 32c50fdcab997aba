// Want: to be mayor of a town built on the table. In the way: everybody else's town is being built there too.
// Turn: the loud one has to make way. Last image: the salt pot, still mayor.
export const source = String.raw`
id: town-9-12
level: 9-12
skills: sharing, friendship, empathy, gratitude, teamwork, leadership, constructive_feedback
treat: last potato
refrain: “Let the salt decide,” said {child}.
recall: the town with a salt pot for a mayor
deed: gave up being mayor
summary: It begins with a salt pot. By the end of lunch there is a town on the table, with streets, laws and a good deal of shouting. It needs a mayor, and only one person has thought of a speech.
word: mayor = the head of a town
word: council = the people who run a town, mostly by arguing
word: population = how many live in a place
word: citizen = somebody who belongs to a place
word: by-law = a small law, for one town only
question: Why did {child} want to be the mayor? Would you have voted for {him}?
question: Which two ideas did not fit together? What did the town do about it?
question: What did the others do while {child} was speaking?
question: What did it cost to stop?
question: What is the first law of your town?
activity: make | Build a town on the table out of whatever is there. Nobody may move anything that somebody else put down.
activity: talk | Your town may have three laws. Agree on them before the food is cold.
surprise: picture | Look for the signs in the pictures. | What does the last one say?
surprise: detail | One citizen had a plan from the start. | Compare page 2 with page 20.

# 1
@ kitchen noon medium | child point proud | pet sit curious | family | props: table, jar, sign "TOWN HALL"
= {child} puts a salt pot in the middle of the table. {pet} looks on.
It began when {child} put the salt in the middle of the table and said, “Town hall.” [table: {table} made room.]~ Nobody can see a town hall and not add a street.~

~In ten minutes, it had a river of gravy and a fork bridge.~

# 2
@ kitchen noon close | child stand proud wears crown | pet sit curious | props: table, bowl, jar
= {child} wears a paper crown and makes a speech to a salt pot.
“It needs a mayor,” said {child}, who had a speech ready.~ Nobody voted.~~ It is hard to vote with your mouth full, so {child} took it as a yes.~

{pet:want}~ The population, so far, was one potato.~

# 3 character
@ street noon wide free | child wave proud wears crown | all walk curious | props: sign "WELCOME"
= On the main street, {child} welcomes the citizens. {pet} walks along.
~As mayor, ~{child} walked down the main street to welcome the public. {pet:go}~ There wasn’t any public yet.~

? ~“Here comes the first one.” ~{idea} They were given the key of the town~, and the flat above the mustard~.
- So {he} welcomed the mustard. “We’re so glad that you could come,” said {child}.~ It had always been there.~

# 4 setting
@ market noon wide free | child point curious wears crown | all stand curious | props: sign
= {child} looks out over a part of town that was not there before.
“This is all fine,” said somebody, “but a town has to be somewhere.”

? ~“I know where ours is.” ~{idea} So that was all round it, up to the edge of the cloth.~ Rents went up at once.~
- It was agreed that it lay between the bread and the sea.~ Nobody had seen the sea yet. It was kept for best.~

# 5 plot
@ street noon wide free | child run worried wears crown | all run worried | props: bench
= The streets are full of people in a hurry. {child} holds on to the crown.
For a whole five minutes, everything ran like clockwork.~ Then the first thing happened.~~ A town isn’t real until it has had one.~

? ~“It was on a Tuesday.” ~{idea} The mayor called for calm~, in a voice that used most of it up~.
- The bridge was eaten. It was in all the papers, and the mayor said that heads would roll.~ They were peas.~

# 6 dialogue
@ council noon medium free | child stand proud wears crown | pet look-up curious | props: table, bell
= {child} holds a meeting. Somebody at the back wants to speak.
~The first council meeting was held in the butter dish. ~Mayor {child} spoke for an hour~, on the subject of butter~.

? Then came a voice from the back. {voice} It was the best thing that anybody said that day~, so the mayor moved on quickly~.
- “When is lunch?” asked somebody at the back. There was cheering. “This is lunch,” said the mayor, and lost the room.

# 7 character
@ market golden wide free | child look-up curious wears crown | all stand curious | props: suitcase
= {child} meets a newcomer with a suitcase.
By the afternoon the town had two inns and a good deal of opinion.~ It was the sort of place that people move to.~

? Somebody new arrived~, by spoon~. {idea} “Occupation?” asked the mayor.~ There was no box for that, so a new one was drawn.~
- Somebody new arrived, by spoon. It was a raisin~, and it had come a long way~. “Occupation?” asked the mayor. “Raisin,” said the raisin.

# 8 plot
@ street golden wide free | child hands-on-hips cross wears crown | all stand worried | props: sign "NO"
= Two crowds face each other in the street, with {child} in between.
Now there were two ends of town~, and they did not agree~. “Let the salt decide,” said {child}~, which meant “me”~.

? ~The other end of the table went ahead without asking. ~{idea} Half the town called it progress.~ The other half moved the river.~
- One end passed a law against corners. The other end was all corners.~ The river moved out in protest.~

# 9
@ street cloud dusk wide | child stand scared wears crown | pet sit worried | all stand worried | props: holed-fence
= A wall runs down the middle of the town. {child} stands alone on one side.
By pudding, there was a wall of bread down the middle.~ On each side of it they were building a second town hall.~~ The pepper had been seen in a hat.~

{pet:worry} “But I’m the mayor,” said {child}.~ Both ends laughed.~

# 10 setting
@ park cloud dusk wide free | child walk sad wears crown | all sit sad | props: bench
= {child} wanders to the edge of town, crown in hand.
{child} walked out past the last fork~, to see the thing from outside~.~ It’s what mayors do when nobody is asking them anything.~

? Out there lay a part that {he} had never looked at. {idea} Somebody had made that with great care~, and {he} had built a car park on it~.
- Out there was a small park, made of parsley.~ Somebody had made a bench for it out of one match.~

# 11 plot
@ street dusk medium free | child hide worried wears crown | all run worried | props: brick
= Things fly over the wall. {child} ducks.
Back in town, somebody threw a crust over the wall~, and somebody threw it back with interest~.~ It looked like being a long war.~

? ~Then came the thing that no one had planned for. ~{idea} Each side said that the other had done it.~ Neither could stop it.~
- Then the river, which had nowhere to go, came home. It went through both town halls~, and was gravy all the way~.

# 12 dialogue
@ street dusk medium free | child sit sad | pet sit sad | props: bench, crown
= {child} sits on a kerb. The crown lies on the ground.
It went quiet~, in town and at the table~. The two ends had stopped speaking to each other~, and were speaking to the potatoes~.

? {voice} It was said to the gravy, really.~ But {child} heard it.~
- “I only wanted a library,” somebody said. It was said to the gravy, really. But {child} heard it.

# 13
@ street dusk close | child look-up curious | pet look-up curious
= {child} looks down. {pet} has found something small.
{pet:hear}~ What {child} heard was nothing.~ All day there had been one voice going on in that town, and it had just stopped.

It had been {his} own. “Oh,” said {child}. “I never asked.”

# 14 character
@ council lamp wide | child stand worried | all sit worried | props: table, bell
= {child} stands in front of all the citizens, without the crown.
So {child} rang the bell, and both ends came~, since it was nearly bedtime~. ~“I have one question,” {he} said. ~“Who have I not heard from?”

? ~A hand went up, at the far end. ~{idea} They had lived there since three o’clock~, and nobody had said good evening~.
- A hand went up, and it belonged to the mustard. It had been trying to report a fire since three o’clock.

# 15 theme
@ council lamp medium | child sit curious | pet sit calm | props: table, crown
= {child} turns the crown over in {his} hands.
The crown was only paper~, but it had been to the top of {his} head and seen the view~. It’s a hard thing to come down from.

? ~“There ought to be one law, at least.” ~{idea} They wrote it on a napkin~, and looked at the mayor to see what {he} would do~.
- “Is there a law about this?” somebody asked. There were ninety.~ They were all {child}’s, and none of them helped.~

# 16
@ council lamp medium | child reach worried | pet look-up curious | props: crown, jar
= {child} takes off the crown and sets it on the salt pot.
{child} stood up one more time.
! sharing: “There’s only one crown,” {he} said. “I thought that was the point of it.” {He} tore it down the middle, and went on tearing until there was a bit for each of them. {His} own was the smallest.
! friendship: {He} had a speech, and it was a good one. Both ends would have clapped for it. {He} put it back in {his} pocket, crossed to the far end, and sat down there.
! empathy: “I built a car park on your garden,” {he} said. “I’d like to see it as you do. Will you show me round?” They did, and it took a while. {He} did not say a word.
! gratitude: {He} read out who had made what: each fork, each street, the bench out of one match. It took twenty minutes. {His} own name came into it once, beside the salt.
! teamwork: “I can’t take this wall down by myself,” {he} said. “I’m not even sure which end I’m on.” {He} took hold of one slice, and waited. It was a long wait.
! leadership: “Anyone can be in front,” {he} said, “if they never look round.” {He} took off the crown, and asked the end that {he} liked least to speak first.
! constructive_feedback: “Tell me what I got wrong,” {he} said. They did, from both ends, and some of it rhymed. It was like standing under a cold tap. {He} wrote down every word.

# 17
@ street lamp wide | child celebrate happy | pet look-up delighted | all look-up happy | props: crown, jar
= The wall is down. The crown sits on a salt pot, and everybody cheers.
The wall came down from both sides at once. {pet:pull} {callback}~ Then they ate the wall.~

The crown went to the salt.~ It had been there first, and it had never made a speech.~

# 18 plot
@ street night wide free | child point happy | all look-up happy | props: lantern, star
= Lights come on all over the town. {child} points to the newest part.
With nobody in charge, the town got on with things.~ There was just room for one more, between the park and the sea.~

? ~They all leaned in to do it properly. ~{idea} It took every hand there was~, and it was finished before the ice cream~.
- It was the library. It was built of one whole box of matches~, and the mustard opened it with scissors~.

# 19
@ street night wide | child stand happy | all sit happy | props: sign "BUILT BY US", bench, lantern
= At night, the town is quiet and bright. {child} and the others sit on the bench.
At the edge of town there’s a sign now~, and it’s worth going out to see~. It says that the town was built by {makers}.~ The soup is hot on Sundays.~

{others:got}

# 20
@ kitchen lamp medium | child look-up happy | pet sit delighted | family | props: table, jar, crown
= On the cleared table stands the salt pot, in a paper crown. {pet} looks pleased.
Then they had to clear the table.~ The town went into the sink a street at a time, and the population was missing.~ {pet:got}

They left the salt where it was, crown and all. If you ask it for anything, it thinks it over.~ It’s the best mayor they ever had.~
`
