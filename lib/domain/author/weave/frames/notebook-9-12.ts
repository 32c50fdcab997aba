// Want: to finish the story that stops in the middle of a sentence. In the way: whatever they write, it comes back to
// the same bridge. Turn: the child finds another way over. Last image: they stop in the middle of a sentence, too.
export const source = String.raw`
id: notebook-9-12
level: 9-12
skills: patience, creativity, problem_solving, smart_decisions, digital_wellness, honest_communication
treat: ginger biscuit
refrain: “and then the”
recall: the notebook that stopped in the middle
deed: found the way over the bridge
summary: In the drawer there’s a notebook with half a story in it. It stops at a bridge, in the middle of a sentence. Four hands and a pencil ought to be enough to finish it. The bridge doesn’t think so.
word: notebook = a book of empty pages, to write in
word: ink = what a pen writes with
word: margin = the empty edge of a page
word: toll = what you pay to cross a bridge
word: sentence = words that make sense together, up to a full stop
question: Why does the story keep going back to the bridge?
question: Which idea would you have crossed out? Whose was it?
question: What did {child} do differently on page 16?
question: How did {pet} help, without meaning to?
question: How would you finish the last sentence?
activity: write | Copy the last line of this book into a notebook. Go on from there.
activity: play | One of you starts a sentence, and stops in the middle. The next one has to finish it, and start another.
surprise: detail | The last words of the book stand earlier in it. | Find them on page 2.
surprise: picture | The book is in many of the pictures. | Count the books.

# 1
@ kitchen dusk medium | child read curious holds book | pet sit curious | family | props: table, book
= {child} reads an old notebook at the table. {pet} is close by.
There was a notebook at the back of the drawer, and somebody had written half a story in it. [table: {table} came to look.]

~“Who’s it by?” asked {child}. There was a name, but tea had got to it first.~

# 2
@ kitchen lamp close | child read curious holds book | pet sit curious | props: table, book, plate
= {child} points to the last line in the notebook.
There was a road, and a storm, and somebody hurrying to a bridge, “and then the”. That was all.~ The rest was white. You can’t leave people standing on a bridge.~

{pet:want}

# 3 character
@ river noon wide | child walk happy holds book | all walk curious | props: book
= In the story, {child} sets out towards a bridge with a book in one hand. {pet} goes too.
So {child} picked up the pencil.~ It was the sort of story that pulls you in by the sleeve.~ {pet:go}~ Then they were on the road themselves.~

? ~“There’s somebody on it already.” ~{idea} They’d been waiting for some time~, to judge by the moss~.
- Somebody had left a lamp there, on the first stone. It was still lit~, and that was a good trick for ink~.

# 4 setting
@ forest noon wide free | child look-up curious holds book | all look-up curious | props: book
= {child} looks from the book to the land on the other side.
They stepped on to the bridge and over it.~ That was easy.~ On the far side, the page was clean~, and it could be anything they liked~.

? ~“Then I say where.” ~{idea} It came up through the paper all round them~, still wet~.
- {child} wrote “trees”. The trees came up all round them~, one to a line, still wet~.

# 5 plot
@ mountain noon wide free | child run worried | all run worried | props: book
= {child} and {pet} hurry along as things begin to happen.
“Too quiet,” said the table.~ It was a fair point. You don’t put a storm in a story for people to have a nice walk.~

? ~“So what comes next is this.” ~{idea} And it took the road away from under them, and put down another.
- So they wrote a storm~, and it was bigger than they’d ordered~. It took the road, and put down another.

# 6 dialogue
@ river noon medium free | child stand curious | pet look-up curious | props: rock
= At the end of the new road, {child} stops and listens.
The new road ran downhill~, round a corner~ and out on to a bridge. It was the same bridge.~ It even had the tea stain.~

? But this time somebody was talking underneath it. {voice} “I see,” said {child}, who didn’t.~ The water said it again, all the way to the sea.~
- But this time there was a voice under it. “You’ve been here before,” it said. “Only by accident,” said {child}.~ “That’s how they all say it.”~

# 7 character
@ forest golden wide free | child wave curious | all stand curious | props: lantern
= {child} meets somebody new on the road.
They tried it left, and they tried it right.~ The bridge was very patient.~

? What they needed was somebody who knew the way.~ There was no shortage of offers.~ {idea} That one led~, and talked the whole time about bridges~.
- What they needed was somebody who knew the way. They wrote in a mapmaker.~ She was sure of everything.~ She led them round a hill, and there was the bridge.

# 8 plot
@ mountain golden wide free | child reach worried | all run worried | props: kite
= Everything happens at once, and {child} holds on to the book.
“Then it has to be something enormous,” said somebody.~ “Something that a bridge can’t argue with.”~

? ~It was tried at once. ~{idea} When the dust had settled, they were facing the same way as before.~ So was the bridge.~
- They had a volcano, and then a wedding. When the dust had settled, there stood the bridge~, with rice on it~.

# 9
@ river cloud dusk wide | child stand scared | pet look-up worried | all sit worried | props: rock
= It is getting dark, and {child} is back at the bridge once more.
By the sixth time, they had worn a path to it.~ The light was going, and the pencil was blunt at both ends.~

{pet:worry} “It doesn’t want to be finished,” said {child}.~ “It just wants us to stand here.”~ And then the, said the water.~ And then the. And then the.~

# 10 setting
@ river dusk wide free | child look-up worried | all look-up worried | props: boat
= {child} looks for a way round the bridge.
“Go round it,” said the table.~ “There must be some other place where you can get across.”~

? ~One was found. ~{idea} But the road out of it was marked TO THE BRIDGE~, in a hand with a tea stain~.
- They went upstream, where it was narrow. It wasn’t narrow enough~, and the boat had been crossed out~.

# 11 plot
@ forest dusk medium free | child hands-on-hips cross | all sit cross | props: book
= The others quarrel over the notebook, and {child} is cross.
Somebody said that they should tear the page out.~ Somebody else sat on it.~~ The pencil changed hands three times in one line.~

? When you could read it again, it said this. {idea}~ Nobody owned up to the spelling.~
- When you could read it again, it said “shipwreck”, “picnic” and “shipwreck”~, and there was no sea for miles~.

# 12 dialogue
@ river night medium free | child sit sad | pet sit sad | props: lantern
= {child} sits down in the middle of the bridge.
{child} sat down in the middle of the bridge~, in the middle of the story,~ and put the pencil away.

? {voice}~ You could tell that it had been meant to help.~
- “We could watch something,” somebody said. The notebook lay open.~ It had waited for longer than this.~

# 13
@ river night close | child read curious holds book | pet look-up curious | props: book
= {child} holds the book up close. {pet} looks, too.
{pet:hear} There was a mark at the end of the line, after “the”.~ It was a small dent, where the pen had rested.~

So it hadn’t been left.~ Somebody had been going to go on, and had looked up.~

# 14 character
@ river night wide | child point curious holds book | all look-up curious | props: book, lantern
= {child} shows the others a mark on the page.
~“They didn’t run out of story,” said {child}. ~“They were waiting for somebody. Who would you stop for, in the middle of a word?”

? ~The answers came slowly. ~{idea} You’d stop for that, certainly.~ But would you never come back?~
- For a knock, they thought, or for supper.~ You’d stop for supper.~ But would you never come back?

# 15 theme
@ river night medium | child sit calm holds book | pet sit calm | props: lantern
= {child} sits on the bridge with the book shut.
{child} shut the notebook, and then opened it again.~ Everyone was watching the pencil.~ It was {his} turn, and {he} did not take it.

? {idea} It stood in the margin already, in brown ink.~ They had all read past it.~
- There was a note in the margin, in brown ink. They had all read past it. It said, “Wait for them.”

# 16
@ river night medium | child read calm holds book | pet look-up curious | props: book, lantern
= On the bridge, {child} does something new.
Then {child} did a thing that wasn’t in any of their plans.
! patience: {He} did nothing. {He} let the line stand empty until it stopped being a hole. It took longer than anyone could bear, and {he} bore it, with both hands in {his} pockets.
! creativity: {He} didn’t cross the bridge. {He} turned the page sideways, and wrote along the edge. From there, the bridge was not in front of them. It was a ladder.
! problem_solving: “Every time we cross it, it comes back,” {he} said. “So what if we don’t cross? What is it a bridge between?” {He} counted the ends, and there were three.
! smart_decisions: {He} could write any ending now, and they could all go to bed. {He} had a good one, with fireworks. {He} thought of whoever had looked up, and put it back in {his} pocket.
! digital_wellness: A phone lay by the bread, and it would have written ten endings before the kettle boiled. {child} slid it under a cushion. “They asked us,” {he} said, and took up the pencil stub.
! honest_communication: “I don’t know how it ends,” {he} said. “I’ve been acting as if I did since tea. I only liked holding the pencil.” It was odd how much lighter it got.

# 17
@ river night wide | child wave delighted | pet look-up delighted | all look-up delighted | props: lantern
= Somebody comes over the bridge at last, and {child} waves.
Then they heard the feet. Somebody was coming over the bridge~, from the side where the page was old~.~ It had never been theirs to cross.~~ They were what it led to.~

{pet:find} {callback}

# 18 plot
@ mountain morning wide free | child run happy | all run happy | props: kite, lantern
= The road goes on, with everyone on it.
Now the road went on, and it had room for the whole crowd of them.~ You could hardly write fast enough.~

? ~“My turn, and it’s the last one.” ~{idea} So the road went straight through the middle of it~, and did not once turn back~.
- It ran through a market and a Monday, and somebody’s aunt.~ It did not once turn back.~

# 19
@ forest golden wide | child stand happy holds book | all sit happy | props: book, campfire
= Everyone rests by the road, and {child} writes in the book.
At the bottom of the page there was a little room for names. So they wrote them all: {makers}.~ It was easy to see that they were in one story, though the writing went uphill.~

{others:got}

# 20
@ kitchen lamp medium | child read happy holds book | pet sit delighted | family | props: table, book, plate
= {child} puts the notebook back in the drawer. {pet} looks pleased.
Then it was bedtime~, and one line was left~.~ The biscuit was gone.~ {pet:got}

“Don’t finish it,” said {child}. {He} put the notebook back in the drawer,~ under the string,~ for whoever opened it next. The last words were already there: and then the
`
