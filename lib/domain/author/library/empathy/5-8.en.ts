export const words = String.raw`
title: <Freeze!|The Scarf Looked Round|Everybody Froze|Teapots Never Look Round>
refrain: "Freeze!" Everybody froze. {boy} moved.
recall: the blue tower
deed: gave up the top step for {boy}
summary: {Kim} can keep still for longer than {post}, and wants to win the Golden Spoon. But Statues is played in pairs, and the new boy always looks round. He looks round as a teapot. He looks round as a tree. What is he looking at?
extra: friend = {boy}
extra: grownup = {pott}
pick: boy = Milo, Idris, Anton, Emeka, Rafa, Sol, Benji
pick: pott = Mr Pott, Mr Gill, Mr Sharma, Mr Webb
pick: post = a lamp post, a letterbox, a garden gnome, a fridge
pick: heron = a heron, a gate, a broken umbrella
pick: book = a book, a loaf, a tea tray
pick: sofa = a sofa, a bicycle, a wedding cake
sign: statues-saturday = STATUES SATURDAY
sign: statues-today = STATUES TODAY
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
surprise: The blue tower is in the pictures before {Kim} sees it. | Look far off, on page 4.
surprise: Who moves on page 17? | Look at everybody, even the pets.

# 1
= At breakfast, {Kim} stands as stiff as a statue with a spoon in the air.
{Kim} could keep still for longer than {post}. {He} practised at breakfast, while [1-3: <the milk went warm|the egg went hard> and] the toast went cold.
* home | It was not easy, with toast so near.

# 2
= In the park, {pott} has put up a sign: STATUES SATURDAY.
On Saturday, there would be Statues [somewhere: {somewhere.at}. There was | , with] a Golden Spoon to win. You played in pairs[roomy: , hand in hand. If | , and if] one moved, you were both out.
* home | {Kim} had never once been out.

# 3
= {Kim} looks at a new boy, who looks at the ground.
{Kim} got the new boy, because he was left over. His name was {boy}. He had come on [first-day-of-school: the first day of school | <Monday|Tuesday>], and not said a word since.
* home | His hand was quite cold.

# 4
= {Kim} stands like a statue. Beside {him}, {boy} has turned his head.
"Freeze!" called {pott}, to try it out. Everybody froze. {boy} moved.

It was only his head. He looked over one shoulder, quick as a bird, and back again.

# 5
= {Kim} asks a question. {boy} has gone red, and looks at his shoes.
"Freeze!" Everybody froze. {boy} moved.

"What was it?" asked {Kim}. [sequel&1-3: "Is it {recall}?"] {boy} went red and looked at his shoes, which had not moved. [roomy: It was always the head.]

# 6
= {boy} stands like a teapot, with one hand on his hip. {Kim} points.
"Be a teapot," said {Kim}. "Teapots never look round." {boy} <nodded, and put|put> one hand on his hip. "Freeze!"

The teapot looked round.
* practise | It was a good teapot in every other way.

# 7
= {Kim} winds a long scarf round and round {boy}.
[roomy: They tried a tree, and {heron}.] They tried a snowman, with a scarf wound round and round [roomy: to steady its head].

The scarf looked round as well.
* practise | {Kim} counted to ten, twice.

# 8
= {Kim} stands like a statue beside the bath, dripping.
By Thursday, {Kim} was doing statues [home: all over {home.own} | everywhere]. {He} froze in the bath, <and so did the bath|until the bath froze, too>.
* practise | Nobody else at home was any good.

# 9
= {Kim} shouts. {boy} has pressed his lips together.
"You aren't even trying!" shouted {Kim} on Friday.

But he was. His lips were white with it[roomy: , and his hand was wet]. <That was the worst thing about it.|That only made it worse.>

# 10
= {boy} walks away across the park. His scarf lies in the grass.
{boy} let go. "Get somebody else," he said, and those were his first words.

Then he walked away past the swings, and did not look round once.
* low | <The swings went to and fro.|A leaf came down, and froze.>

# 11
= {Kim} kneels by {Bo}, who is in the place where {boy} always stood, and looks at something far off.
{Kim} had a whole park, and nobody to hold hands with. Two flat places in the grass showed where {boy} always stood. [dog: {Bo} sat down on them, and looked round. | cat: {Bo} sat on them, and turned one ear, and then all of the head. | bird: {Bo} landed there, and looked over one wing. | fish: {Kim} put {Bo's} bowl down there, and {Bo} swam round to look. | rabbit: {Bo} sat on them, and both ears swung round. | guineapig: {Bo} stood on them, and looked round. | hamster: {Bo} sat up on them, and looked round. | horse: {Bo} stood on them, and looked round. | lizard: {Bo} lay on them, and one eye went round. | toy: {Kim} put {Bo} down there, and {Bo} fell over, looking round. | {Bo} stood there, and looked round.]

# 12
= From behind: {Kim} looks at a blue water tower, far away on a hill.
So {Kim} went and looked from there, too[roomy: , quick as a bird]. There was a gap in the trees, no wider than {book}. In the gap was a hill, and on the hill a blue water tower.

# 13
= {boy} has come back for his scarf.
"It's next to our house," said {boy}. He had come back for his scarf. "I only look to see if it's still there."

"And is it?" asked {Kim}.

"It was," said {boy}.
* low | He did not sound sure.

# 14
= {Kim} and {boy} both look at the far blue tower.
{Kim} looked, and it was. But as soon as {he} turned away, {he} had to look again.
* low | And then once more, to be on the safe side.

How did {boy} ever stop?

# 15
= {Kim} and {boy} sit on the grass and think.
"If that was my house," said {Kim} slowly, "I'd look at it all the time."

"You can't," said {boy}. "It's Statues."

"You could," said {Kim}, "if you never looked away."

# 16
= {Kim} and {boy} walk away from the crowd to the far end of the park.
[birthday: Saturday was {his} birthday. | event&!first-day-of-school: Saturday was {event.is}. | occasion&!event: Saturday was {occasion}. | On Saturday,] {Kim} gave up the top step, where the winners always stood. You can't see a blue tower from there[place: , only {place.landmark}].

They went to the far end of the park, behind the bins.

# 17
= From behind: {Kim} and {boy}, hand in hand, both point at the blue tower.
"Freeze!" Everybody froze.

{boy} pointed through the gap, and {Kim} pointed with him. The tower stayed where it was, and so did they. [deed: {Kim} once {deed}[back: , {back.at}]. {He} did not blink.]

# 18
= {Kim} and {boy} still point. A butterfly flies round them.
A butterfly flew round {Kim's} nose. <The nose tickled, to think of it.|It wanted somewhere to sit.> All over the park, <teapots|herons> wobbled, and were out.
* joy | The bins did not move, either.

# 19
= Everybody goes home. {Kim} and {boy} are still pointing.
{pott} never got as far as the bins. The Golden Spoon went to two girls who had been {sofa}.

"We can move now," said {boy}.

"In a minute," said {Kim}.

# 20
= Two statues, {Kim} and {boy}, both pointing the same way.
They do it most Saturdays. [1,2,3,4,roomy: People stop, and look over one shoulder, to see what it is.]
* joy | A pigeon once sat on both of them.
* joy |

"Freeze!" says {boy}. Everybody freezes. Nobody moves.

## dog
home: {Bo+} kept still, until somebody said "walk".
practise: {Bo} froze, all but one end.
low: {Bo} lay down, and stayed, without being told.
joy: {Bo} wagged for all of them.

## dog 2
home: {Bo+} tried it, and had to scratch.
practise: {Bo} was a statue of a dog, until the ball.
low: {Bo} could keep still, now that nobody was counting.
joy: {Bo} ran rings round them both.

## cat
home: {Bo+} had been doing it for years.
practise: {Bo} won every time, by being asleep.
low: {Bo} looked at {Kim} until {Kim} looked away.
joy: {Bo} sat down between them, like part of it.

## cat 2
home: {Bo+} would keep still only when asked to move.
practise: {Bo} froze in mid-wash, with one leg up.
low: {Bo} went and sat by {themself}.
joy: {Bo} posed by the bins, and was taken for china.

## bird
home: {Bo+} could do it on one leg.
practise: "Freeze!" said {Bo}, at all the wrong times.
low: {Bo} said nothing, not even "freeze".
joy: {Bo} perched near by, as birds do on statues.

## fish
home: {Bo+} kept still, but for the fins and mouth.
practise: {Bo} had never frozen, and hoped not to.
low: Nobody had asked {Bo} to keep still, but {they} did.
joy: {Bo} swam round, to look as well.

## rabbit
home: {Bo+} was good at it, whenever a door banged.
practise: {Bo} was a statue with a nose that went.
low: Even {Bo's} nose had stopped.
joy: {Bo} froze, all but the nose.

## guineapig
home: {Bo+} froze, until a bag rustled.
practise: {Bo} held out for one minute, and then said wheek.
low: {Bo} crept under a leaf.
joy: {Bo} said wheek, but softly.

## hamster
home: {Bo+} had kept still once, by mistake.
practise: {Bo} was a statue with full cheeks.
low: {Bo} looked up at {Kim}, and went on looking.
joy: {Bo} stood up, and pointed with both cheeks.

## horse
home: {Bo+} could do it asleep, which is nearly cheating.
practise: {Bo} stood like a monument, and then ate some of it.
low: {Bo} looked over everybody's head, at the hill.
joy: {Bo} stood with them, and pigeons came.

## lizard
home: {Bo+} had not moved since Tuesday.
practise: Nobody could tell if {Bo} had begun.
low: {Bo} turned {their} head, which {they} never did.
joy: {Bo} pointed, too, with all of {themself}.

## toy
home: {Bo+} was the champion, and never boasted.
practise: {Bo} fell over, and was still a statue.
low: {Bo} lay face down in the grass.
joy: {Bo} sat by them, to show how.

## other
home: {Bo+} moved when {they} wanted to, and not before.
practise: {Bo} nearly did it, several times.
low: {Bo} looked at the place where {boy} had been.
joy: {Bo} stayed, as still as could be hoped.

## duet
home: {Bo+} could do it. {Mo+} could do it for longer.
practise: {Bo} watched {Mo} for moving, and {Mo} watched {Bo}.
low: {Bo} sat close to {Mo}, and neither of them moved.
joy: {Bo} and {Mo} made one wide statue.

## duet 2
home: At home, {Bo+} and {Mo+} were always out first.
practise: {Bo} moved, and looked at {Mo}.
low: {Bo} looked round for {Mo}, and {Mo} looked round for {Bo}.
joy: {Bo} froze, {Mo} froze, and both were proud.

## any itch
home: {Bo+} had an itch at once.
practise: {Bo} had another itch, further down.
low: {Bo} forgot to have an itch.
joy: {Bo} had no itch at all.

## any judge
home: {Bo+} was the judge, being no good at it.
practise: {Bo} judged that everybody had moved.
low: {Bo} would not be the judge of this.
joy: {Bo} judged that this was the best.

## any late
home: {Bo+} did what {Kim} did, but later.
practise: {Bo} froze, just when it was over.
low: {Bo} was sad as well, and not late at all.
joy: {Bo} looked where they looked, in good time.

## any nap
home: {Bo+} was best at lying-down statues.
practise: {Bo} froze so well that it was a nap.
low: {Bo} lay there, with both eyes open.
joy: {Bo} slept, and it counted.
`
