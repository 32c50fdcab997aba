// Want: the Golden Spoon, at Statues. In the way: the new boy, who moves. Engine: "Everybody froze. {boy} moved."; statues at breakfast.
// Turn: {Kim} stands where he stood. Last image: two statues pointing the same way. {boy} and {pott} are always "he".
export const source = String.raw`
id: empathy-5-8
title: <Freeze!|The Scarf Looked Round|Everybody Froze|Teapots Never Look Round>
skill: empathy
level: 5-8
refrain: "Freeze!" Everybody froze. {boy} moved.
recall: the blue tower
deed: gave up the top step for {boy}
summary: {Kim} can keep still for longer than {post}, and wants to win the Golden Spoon. But Statues is played in pairs, and the new boy always looks round. He looks round as a teapot. He looks round as a tree. What is he looking at?
extra: friend = {boy} he
extra: grownup = {pott} he
pick: boy = Milo, Idris, Anton, Emeka, Rafa, Sol, Benji
pick: pott = Mr Pott, Mr Gill, Mr Sharma, Mr Webb
pick: post = a lamp post, a letterbox, a garden gnome, a fridge
pick: heron = a heron, a gate, a broken umbrella
pick: book = a book, a loaf, a tea tray
pick: sofa = a sofa, a bicycle, a wedding cake
word: freeze = to stop moving, all at once
word: statue = a person made of stone or metal
word: pair = two who belong together
word: wound = wrapped round and round
word: shoulder = where your arm joins on
word: water tower = a big tank on legs that keeps water for a town
word: gap = an empty space between two things
question: Why did {boy} look round?
question: What had {Kim} thought it was?
question: What did {Kim} find out by standing where {boy} stood?
question: What did {Kim} give up on Saturday, and what for?
question: What do you look for, when you are somewhere new?
activity: play | Play Statues. Be a teapot, a tree and a sofa. Which one is hardest?
activity: look | Stand where somebody else sits at home. What can they see that you can't?
activity: sound | One of you says it, and the other one does it. | Freeze! ; Melt!
surprise: picture | The blue tower is in the pictures before {Kim} sees it. | Look far off, on page 4. | 4 water-tower
surprise: puzzle | Who moves on page 17? | Look at everybody, even the pets.

# 1
@ kitchen morning medium | child: stand proud holds spoon | all: sit curious looks Kim | props: table, bowl, bread, spoon
= At breakfast, {Kim} stands as stiff as a statue with a spoon in the air.
{Kim} could keep still for longer than {post}. {He} practised at breakfast, while [1-3: <the milk went warm|the egg went hard> and] the toast went cold.
* home | It was not easy, with toast so near.

# 2
@ park noon wide | child: stand delighted looks sign | grownup: stand proud looks sign | all: stand happy | props: sign "STATUES SATURDAY", spoon
= In the park, {pott} has put up a sign: STATUES SATURDAY.
On Saturday, there would be Statues [somewhere: {somewhere.at}. There was | , with] a Golden Spoon to win. You played in pairs[roomy: , hand in hand. If | , and if] one moved, you were both out.
* home | {Kim} had never once been out.

# 3
@ park noon medium | child: stand worried looks friend | friend: stand worried | Bo: look-up curious looks friend | props: bench
= {Kim} looks at a new boy, who looks at the ground.
{Kim} got the new boy, because he was left over. His name was {boy}. He had come on [first-day-of-school: the first day of school | <Monday|Tuesday>], and not said a word since.
* home | His hand was quite cold.

# 4
@ park noon wide | child: hands-on-hips proud | friend: look-up worried looks water-tower | grownup: point happy | Bo: sit calm | props: water-tower at far, bench
= {Kim} stands like a statue. Beside {him}, {boy} has turned his head.
"Freeze!" called {pott}, to try it out. Everybody froze. {boy} moved.

It was only his head. He looked over one shoulder, quick as a bird, and back again.

# 5
@ park noon close | child: shrug cross looks friend | friend: stand sad | Bo: sit worried looks friend | props: leaf
= {Kim} asks a question. {boy} has gone red, and looks at his shoes.
"Freeze!" Everybody froze. {boy} moved.

"What was it?" asked {Kim}. [sequel&1-3: "Is it {recall}?"] {boy} went red and looked at his shoes, which had not moved. [roomy: It was always the head.]

# 6
@ garden noon medium | child: point worried looks friend | friend: hands-on-hips worried | all: sit curious looks friend | props: flower, fence
= {boy} stands like a teapot, with one hand on his hip. {Kim} points.
"Be a teapot," said {Kim}. "Teapots never look round." {boy} <nodded, and put|put> one hand on his hip. "Freeze!"

The teapot looked round.
* practise | It was a good teapot in every other way.

# 7
@ garden noon cloud wide | child: reach cross looks friend | friend: stand worried at centre wears scarf | Bo: sit calm | props: log, leaf
= {Kim} winds a long scarf round and round {boy}.
[roomy: They tried a tree, and {heron}.] They tried a snowman, with a scarf wound round and round [roomy: to steady its head].

The scarf looked round as well.
* practise | {Kim} counted to ten, twice.

# 8
@ bathroom lamp medium | child: stand cross | all: look-up curious looks Kim | props: bucket, mirror
= {Kim} stands like a statue beside the bath, dripping.
By Thursday, {Kim} was doing statues [home: all over {home.the} | everywhere]. {He} froze in the bath, <and so did the bath|until the bath froze, too>.
* practise | Nobody else at home was any good.

# 9
@ park noon cloud close | child: hands-on-hips cross looks friend | friend: stand sad | Bo: hide worried | props: leaf, bench
= {Kim} shouts. {boy} has pressed his lips together.
"You aren't even trying!" shouted {Kim} on Friday.

But he was. His lips were white with it[roomy: , and his hand was wet]. <That was the worst thing about it.|That only made it worse.>

# 10
@ park noon cloud wide | child: stand sad looks friend | friend: walk sad at far | all: sit sad looks friend | props: swing, scarf
= {boy} walks away across the park. His scarf lies in the grass.
{boy} let go. "Get somebody else," he said, and those were his first words.

Then he walked away past the swings, and did not look round once.
* low | <The swings went to and fro.|A leaf came down, and froze.>

# 11
@ park golden cloud medium | child: kneel sad looks pet1 | Bo: look-up curious looks water-tower | props: water-tower at far, leaf
= {Kim} kneels by {Bo}, who is in the place where {boy} always stood, and looks at something far off.
{Kim} had a whole park, and nobody to hold hands with. Two flat places in the grass showed where {boy} always stood. [dog: {Bo} sat down on them, and looked round. | cat: {Bo} sat on them, and turned one ear, and then all of the head. | bird: {Bo} landed there, and looked over one wing. | fish: {Kim} put {Bo's} bowl down there, and {Bo} swam round to look. | rabbit: {Bo} sat on them, and both ears swung round. | guineapig: {Bo} stood on them, and looked round. | hamster: {Bo} sat up on them, and looked round. | horse: {Bo} stood on them, and looked round. | lizard: {Bo} lay on them, and one eye went round. | toy: {Kim} put {Bo} down there, and {Bo} fell over, looking round. | {Bo} stood there, and looked round.]

# 12
@ park golden behind | child: stand curious looks water-tower | Bo: look-up curious looks water-tower | props: water-tower at far
= From behind: {Kim} looks at a blue water tower, far away on a hill.
So {Kim} went and looked from there, too[roomy: , quick as a bird]. There was a gap in the trees, no wider than {book}. In the gap was a hill, and on the hill a blue water tower.

# 13
@ park golden close | child: stand curious looks friend | friend: stand sad looks child holds scarf | all: sit calm looks friend | props: scarf
= {boy} has come back for his scarf.
"It's next to our house," said {boy}. He had come back for his scarf. "I only look to see if it's still there."

"And is it?" asked {Kim}.

"It was," said {boy}.
* low | He did not sound sure.

# 14
@ park dusk medium | child: stand worried looks water-tower | friend: stand worried looks water-tower | Bo: sit calm looks Kim | props: water-tower at far, bench
= {Kim} and {boy} both look at the far blue tower.
{Kim} looked, and it was. But as soon as {he} turned away, {he} had to look again.
* low | And then once more, to be on the safe side.

How did {boy} ever stop?

# 15
@ park dusk wide | child: sit curious looks friend | friend: sit curious looks child | Bo: sit calm | props: water-tower at far
= {Kim} and {boy} sit on the grass and think.
"If that was my house," said {Kim} slowly, "I'd look at it all the time."

"You can't," said {boy}. "It's Statues."

"You could," said {Kim}, "if you never looked away."

# 16
@ park noon wide | child: walk calm looks friend | friend: walk worried | grownup: wave happy at far | all: walk calm | props: sign "STATUES TODAY", bucket | event
= {Kim} and {boy} walk away from the crowd to the far end of the park.
[birthday: Saturday was {his} birthday. | event&!first-day-of-school: Saturday was {event.is}. | occasion&!event: Saturday was marked "{occasion}". | On Saturday,] {Kim} gave up the top step, where the winners always stood. You can't see a blue tower from there[place: , only {place.landmark}].

They went to the far end of the park, behind the bins.

# 17
@ park noon behind | child: point calm looks water-tower | friend: point calm looks water-tower | all: sit calm looks water-tower | props: water-tower at far
= From behind: {Kim} and {boy}, hand in hand, both point at the blue tower.
"Freeze!" Everybody froze.

{boy} pointed through the gap, and {Kim} pointed with him. The tower stayed where it was, and so did they. [deed: {Kim} once {deed}[back: , {back.at}]. {He} did not blink.]

# 18
@ park noon close | child: point worried looks water-tower | friend: point happy looks water-tower | Bo: sit calm | props: water-tower at far, butterfly at centre
= {Kim} and {boy} still point. A butterfly flies round them.
A butterfly flew round {Kim's} nose. <The nose tickled, to think of it.|It wanted somewhere to sit.> All over the park, <teapots|herons> wobbled, and were out.
* joy | The bins did not move, either.

# 19
@ park golden wide | child: point happy looks water-tower | friend: point happy looks child | grownup: walk happy at far | Bo: sit calm | props: water-tower at far, spoon | event
= Everybody goes home. {Kim} and {boy} are still pointing.
{pott} never got as far as the bins. The Golden Spoon went to two girls who had been {sofa}.

"We can move now," said {boy}.

"In a minute," said {Kim}.

# 20
@ [place: {place.id} | park] dusk wide | child: point proud looks water-tower | friend: point proud looks water-tower | all: sit proud looks water-tower | props: water-tower at far
= Two statues, {Kim} and {boy}, both pointing the same way.
They do it most Saturdays. [1,2,3,4,roomy: People stop, and look over one shoulder, to see what it is.]
* joy | A pigeon once sat on both of them.
* joy |

"Freeze!" says {boy}. Everybody freezes. Nobody moves.

## dog
home: {Bo+} kept still, until somebody said "walk". // sit happy
practise: {Bo} froze, all but one end. // stand happy
low: {Bo} lay down, and stayed, without being told. // lie sad
joy: {Bo} wagged for all of them. // sit delighted

## dog 2
home: {Bo+} tried it, and had to scratch. // sit worried
practise: {Bo} was a statue of a dog, until the ball. // stand proud
low: {Bo} could keep still, now that nobody was counting. // sit sad
joy: {Bo} ran rings round them both. // run delighted

## cat
home: {Bo+} had been doing it for years. // sit proud
practise: {Bo} won every time, by being asleep. // sleep calm
low: {Bo} looked at {Kim} until {Kim} looked away. // sit cross looks Kim
joy: {Bo} sat down between them, like part of it. // sit proud

## cat 2
home: {Bo+} would keep still only when asked to move. // lie calm
practise: {Bo} froze in mid-wash, with one leg up. // sit calm
low: {Bo} went and sat by {themself}. // sit sad
joy: {Bo} posed by the bins, and was taken for china. // sit proud

## bird
home: {Bo+} could do it on one leg. // perch proud
practise: "Freeze!" said {Bo}, at all the wrong times. // perch delighted
low: {Bo} said nothing, not even "freeze". // perch sad
joy: {Bo} perched near by, as birds do on statues. // perch happy

## fish
home: {Bo+} kept still, but for the fins and mouth. // swim calm
practise: {Bo} had never frozen, and hoped not to. // swim curious
low: Nobody had asked {Bo} to keep still, but {they} did. // swim sad
joy: {Bo} swam round, to look as well. // swim happy

## rabbit
home: {Bo+} was good at it, whenever a door banged. // sit worried
practise: {Bo} was a statue with a nose that went. // sit calm
low: Even {Bo's} nose had stopped. // sit sad
joy: {Bo} froze, all but the nose. // sit happy

## guineapig
home: {Bo+} froze, until a bag rustled. // stand calm
practise: {Bo} held out for one minute, and then said wheek. // look-up happy
low: {Bo} crept under a leaf. // hide sad
joy: {Bo} said wheek, but softly. // look-up happy

## hamster
home: {Bo+} had kept still once, by mistake. // run happy
practise: {Bo} was a statue with full cheeks. // stand proud
low: {Bo} looked up at {Kim}, and went on looking. // look-up sad looks Kim
joy: {Bo} stood up, and pointed with both cheeks. // stand happy

## horse
home: {Bo+} could do it asleep, which is nearly cheating. // sleep calm
practise: {Bo} stood like a monument, and then ate some of it. // stand happy
low: {Bo} looked over everybody's head, at the hill. // stand sad
joy: {Bo} stood with them, and pigeons came. // stand proud

## lizard
home: {Bo+} had not moved since Tuesday. // lie calm
practise: Nobody could tell if {Bo} had begun. // lie calm
low: {Bo} turned {their} head, which {they} never did. // lie sad
joy: {Bo} pointed, too, with all of {themself}. // lie happy

## toy
home: {Bo+} was the champion, and never boasted. // sit proud
practise: {Bo} fell over, and was still a statue. // lie calm
low: {Bo} lay face down in the grass. // lie sad
joy: {Bo} sat by them, to show how. // sit proud

## other
home: {Bo+} moved when {they} wanted to, and not before. // stand calm
practise: {Bo} nearly did it, several times. // stand worried
low: {Bo} looked at the place where {boy} had been. // stand sad
joy: {Bo} stayed, as still as could be hoped. // stand happy

## duet
home: {Bo+} could do it. {Mo+} could do it for longer. // stand proud looks Mo
practise: {Bo} watched {Mo} for moving, and {Mo} watched {Bo}. // sit cross looks Mo
low: {Bo} sat close to {Mo}, and neither of them moved. // sit sad looks Mo
joy: {Bo} and {Mo} made one wide statue. // sit proud looks Mo

## duet 2
home: At home, {Bo+} and {Mo+} were always out first. // sit happy looks Mo
practise: {Bo} moved, and looked at {Mo}. // sit curious looks Mo
low: {Bo} looked round for {Mo}, and {Mo} looked round for {Bo}. // stand sad looks Mo
joy: {Bo} froze, {Mo} froze, and both were proud. // sit proud looks Mo

## any itch
home: {Bo+} had an itch at once. // sit worried
practise: {Bo} had another itch, further down. // sit worried
low: {Bo} forgot to have an itch. // sit sad
joy: {Bo} had no itch at all. // sit proud

## any judge
home: {Bo+} was the judge, being no good at it. // sit proud
practise: {Bo} judged that everybody had moved. // sit cross
low: {Bo} would not be the judge of this. // back-turned sad
joy: {Bo} judged that this was the best. // sit happy

## any late
home: {Bo+} did what {Kim} did, but later. // stand happy looks Kim
practise: {Bo} froze, just when it was over. // stand happy
low: {Bo} was sad as well, and not late at all. // sit sad looks Kim
joy: {Bo} looked where they looked, in good time. // look-up happy

## any nap
home: {Bo+} was best at lying-down statues. // lie calm
practise: {Bo} froze so well that it was a nap. // sleep calm
low: {Bo} lay there, with both eyes open. // lie sad
joy: {Bo} slept, and it counted. // sleep happy
`
