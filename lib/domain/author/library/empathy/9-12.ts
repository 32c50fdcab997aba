// Want: to catch whoever writes in the library books. Two decent sides: it's a library book; somebody is on day eleven. Engine: a detective's
// voice, "See page 40", informers with fur. Turn: thinking like the criminal. Last image: page 40. Told by the child. {vi} is "she", {shy} "he".
export const source = String.raw`
id: empathy-9-12
title: <See Page 40|The Case of Page 40|Is Anybody Reading This?>
skill: empathy
level: 9-12
refrain: "See page 40."
recall: the case of page 40
deed: wrote in a library book
summary: Somebody is writing in the library books, in soft pencil, with the left hand. "Teeth: too many," says a note in the book of {shark}. "See page 40." {Kim}, Library Monitor, is on the case. The notes are funny. Then, at {pole}, they stop being funny.
extra: friend = {vi} she
extra: friend2 = {shy} he
pick: vi = Violet, Perpetua, Ngaire, Ximena, Dorothea, Leila, Harriet
pick: shy = Casper, Amir, Teo, Lachlan, Jonah, Kenji, Obi
pick: shark = sharks, crocodiles, piranhas
pick: aunt = aunt, dentist, uncle
pick: pole = the South Pole, the North Pole
pick: light = a lighthouse, a desert island, the moon
pick: poems = poems, haiku, nursery rhymes
word: monitor = a pupil with a job to do
word: margin = the white edge of a page
word: suspect = somebody who may have done it
word: furious = extremely angry
word: pharaoh = a king of ancient Egypt
word: criminal = somebody who breaks the law
word: eraser = a rubber, for taking out pencil
word: banned = not allowed in any more
question: When did the notes stop being funny?
question: {vi} wants the writer banned. What is her reason, and what would you say to it?
question: What could {Kim} hear from the chair?
question: What did writing one word cost, and who was it for?
question: How could you tell that somebody at your school is on day eleven?
activity: write | Write a funny note for page 40 of this book, on a slip of paper. Do not write in the book.
activity: detect | Sit in a place where you never sit. What can you hear from there?
activity: think | You have a pencil in one hand and an eraser in the other. Which rules are worth breaking, and who pays?
surprise: picture | Somebody is in the library from the start. | Look far behind {Kim} on page 2 and on page 8. | 2 friend2, 8 friend2
surprise: word | {vi} knew more than she said. | Read page 4 again after page 19.

# 1
@ library noon rain medium | child: hands-on-hips proud wears badge | all: look-up curious | props: bucket, book, lamp
= {Kim} stands in a library with both hands on {his} hips. Rain drips into a bucket.
It was raining [somewhere: {somewhere.at}, and] in Non-Fiction, into a bucket. I was {Kim}, Library Monitor, with a badge, an eraser and a bad feeling. Somebody was writing in the books.
* case | Somebody knew how to spell, too.

# 2
@ library noon close | child: read curious looks book holds book wears badge | friend2: sit calm at far | Bo: look-up curious looks book | props: book, lamp
= {Kim} looks closely at a page. Far behind, a boy sits alone.
The first note was in a book of {shark}. "Teeth: too many. See page 40," it said [roomy: in pencil], and on page 40, "Still too many."
* case | It was true, when you counted.

# 3
@ library noon medium | child: shrug worried looks friend wears badge | friend: stand cross looks child holds paper | Bo: sit calm | props: paper, book, table
= {vi} holds a clipboard and looks stern.
"Find out who it is, {Kim}," said {vi}, Head Monitor, "and they're banned."

"It's quite funny," I said.

"It's a library book," said {vi}.
* case | She said it as if it could hear.

# 4
@ library golden close | child: hide delighted wears badge | Bo: sit curious looks book | props: book, table
= {Kim} has both hands over {his} mouth and shakes with laughter.
In Ancient Egypt it said, "This pharaoh looks like my {aunt}. See page 40," and page 40 said, "So does this one." I had to shush myself[roomy: , and there's a form for that].
* case |

# 5
@ bedroom lamp medium | child: sit curious looks paper holds crayon | all: sit calm looks Kim | props: paper "SUSPECTS", lamp, book
= At home, by lamplight, {Kim} makes a list of suspects.
The clues were a soft pencil, a left hand, and lunchtimes. My list of suspects was <everybody who could read|everybody in the school>, including me. [sequel&1-3: It was my biggest case since {recall}.]

# 6
@ library noon wide | child: crouch curious looks book wears badge | friend: stand cross looks child at far | all: sit calm | props: book, box, book
= {Kim} crawls among the picture books with a magnifying eye.
"You have until Friday," said {vi}, so I questioned everybody in the picture books, and <measured|photographed> a smudge.
* hunt | It was a centimetre long, and gave nothing away.

# 7
@ library dusk medium | child: hide worried wears badge | Bo: hide calm | props: book, map, shelf at near
= {Kim} hides behind a bookcase. {Bo} hides, too.
I hid behind Geography for two days. [dog: {Bo} hid too, with {their} tail out. | cat: {Bo} hid too, and stared at where I was. | bird: {Bo} hid {their} head, and left it at that. | fish: {Bo} hid beside me, in a bowl. | rabbit: {Bo's} ears stuck up behind Peru. | guineapig: {Bo} hid behind Norway, and squeaked. | hamster: {Bo} hid inside Peru, and rustled. | horse: {Bo} hid behind me, and stuck out on both sides. | lizard: {Bo} hid so well that I lost {them}. | toy: {Bo} hid beside me, and did it better. | {Bo} hid near me, in plain sight.] Then the atlas said, "There's a monitor behind here. See page 40," and page 40 said, "Sneezes."

# 8
@ library noon behind | child: look-up curious looks shelf | friend2: sit calm looks book at far | Bo: sit calm | props: shelf at near, book
= From behind: {Kim} puts a thin book on a shelf. Somebody sits at the far table.
I set a trap, which was a book of {poems}, because they're <nearly all margin|mostly margin>. "Nice try," it said next day[roomy: , in the widest part].
* hunt | I had thought so, too.

# 9
@ living-room night close | child: sit happy looks paper holds crayon | all: lie calm | props: book, lamp, paper
= In the evening, {Kim} copies out the notes, smiling.
I should have been furious. But I'd stopped using the eraser[roomy: , and begun to copy them out], and I kept getting to work early.
* hunt | There is nothing about that in the handbook.

# 10
@ library dusk cloud close | child: read worried looks book holds book wears badge | Bo: sit sad looks Kim | props: book, window
= {Kim} has stopped smiling. The book in {his} hands is about ice.
Then it was {pole}. "He walked for ninety days," said the note, "and never spoke to anybody. See page 40."

On page 40, it said, "I'm on day eleven."

# 11
@ library dusk rain wide | child: sit sad wears badge | all: sit sad | props: bucket, book, lamp
= {Kim} sits on the library floor by the bucket, with {his} chin down.
To catch a criminal, you have to think like one. I thought like one for <an entire afternoon|one whole afternoon>, and it made me lonely.
* low | It went on raining, in Non-Fiction.

# 12
@ library noon wide | child: sit sad wears badge | Bo: sit sad looks Kim | props: chair, window, table
= {Kim} sits in a corner of the library, against the wall. Outside the window others play.
I found the right chair, against the wall behind {pole}[place&1-3: , with a view of {place.landmark}]. I could hear the whole playground from it, and none of it was meant for me.
* low | The chair was still warm.

# 13
@ library golden medium | child: sit sad looks friend wears badge | friend: stand cross looks child holds paper | Bo: sit calm looks friend | props: chair, paper, book
= {vi} finds {Kim} in the corner. Her arms are full of mended books.
"Well, who is it?" asked {vi}.

"Somebody on day twelve," I said.

"Rules are the same on day twelve," said {vi}, who had mended forty books that year, and never been thanked.
* low | I <hadn't thought of that|had never thanked her>, either.

# 14
@ library dusk close | child: read worried looks book holds book wears badge | Bo: look-up worried looks Kim | props: book, lamp
= {Kim} looks at a page with one small line on it.
On Friday, it was {light}. "Is anybody reading this?" it said, [roomy: <and no more|and that was all>,] and when I turned to page 40, it was blank.

# 15
@ library lamp medium | child: sit scared looks book holds crayon wears badge | Bo: sit worried looks Kim | props: book, table, lamp
= By lamplight, {Kim} sits before the open book with a pencil in one hand.
I had a pencil in one hand and an eraser in the other. If I wrote in a library book, that was my badge gone. If I rubbed it out, that was day thirteen.

# 16
@ library lamp close | child: kneel proud looks book holds crayon wears badge | Bo: look-up happy looks Kim | props: book, lamp
= {Kim} writes in the book, small and neat.
[deed: I once {deed}[back: , {back.at}].] "Yes," I wrote, quite small. "See page 40."

There[roomy: , in my best handwriting,] I put, "Monday, half past twelve, this table. I'm the one who sneezes."

# 17
@ library golden wide | child: reach sad looks friend | friend: stand sad looks ribbon holds paper at centre | all: sit sad looks friend | props: ribbon, paper, table
= {Kim} holds out a badge to {vi}.
Then I unpinned my badge and put it on {vi's} clipboard[roomy: , before she could ask]. She looked at the page for a long time, and shut the badge in a drawer.

# 18
@ library noon medium | child: sit scared looks friend2 | friend2: stand worried looks child holds crayon | Bo: sit curious looks friend2 | props: table, chair, book | event
= A boy stands at the table. He has a pencil in his left hand.
[first-day-of-school: On Monday, I brought {event.food}, and waited. | event: It was nearly {event.mine}, so I brought {event.food}. | occasion: My calendar said "{occasion}" on Monday. | On Monday, I sat there until <twenty-five|twenty> to one.] Somebody put down a pencil, left-handed. It was {shy}, and I had shushed him twice.

"You don't sneeze that <loudly|often>," he said.
* joy |

# 19
@ library noon wide | child: sit happy looks friend2 | friend: sit calm looks book holds book | friend2: sit happy looks friend | all: sit happy | props: table, book, chair
= {vi} has sat down beside {Kim} and {shy}, with her clipboard.
At ten to one, a clipboard came down beside us. "I'll have to rub them all out," said {vi}, "except for the pharaoh. I've been visiting the pharaoh."
* joy | She pulled up a chair, and straightened it.

# 20
@ library golden close | child: read delighted looks book holds book | friend: stand happy looks book | friend2: sit happy looks book | all: sit happy | props: book, lamp
= {Kim}, {vi} and {shy} look into a book with nothing printed in it.
A new book turned up [roomy: that term], with nothing printed in it. "Is anybody reading this?" it said, on page 40. "Yes," <said everybody|everybody wrote>.
* joy | One "Yes" was in Head Monitor's ink.
* joy |

Page 40 is nearly full.

## dog
case: {Bo+} was my nose. // stand proud
hunt: {Bo} followed the scent to a sharpener, and arrested it. // stand proud
low: {Bo} lay down by my feet, off duty. // lie sad looks Kim
joy: {Bo} lay down by everybody's feet, on duty. // lie delighted

## dog 2
case: {Bo+} was the muscle, and wagged at suspects. // stand happy
hunt: {Bo} followed a teacher for an hour, or his sandwich. // walk happy
low: {Bo} had given up wagging at people. // lie sad
joy: {Bo} wagged at the whole table. // stand delighted

## cat
case: {Bo+} worked alone, but not far off. // sit proud
hunt: {Bo} watched the skirting board, on another case. // sit curious
low: {Bo} sat on the evidence, and would not be moved. // sit cross
joy: {Bo} lay by somebody, and it wasn't me. // lie happy

## cat 2
case: {Bo+} knew something, and wasn't saying. // sit proud
hunt: By now, {Bo} knew something else. // sit calm
low: {Bo} looked at me, as if I'd known it too. // sit sad looks Kim
joy: {Bo} looked as if {they} had arranged it. // sit proud

## bird
case: {Bo+} was my informer, and couldn't keep a secret. // perch proud
hunt: {Bo} read the notes out, in Silent Reading. // perch delighted
low: {Bo} did not repeat that one. // perch sad
joy: {Bo} said "Yes" out loud, in a library. // perch delighted

## fish
case: {Bo+} had seen everything, but only sideways. // swim curious
hunt: {Bo} was questioned, and answered in bubbles. // swim calm
low: {Bo} hung behind the weed, and watched the door. // swim sad
joy: {Bo} blew one bubble, for a full stop. // swim delighted

## rabbit
case: {Bo+} had the ears for the job. // sit proud
hunt: {Bo} ate an important clue. // sit happy
low: Both of {Bo's} ears lay flat. // lie sad
joy: {Bo} ate page 39, and was forgiven. // sit happy

## guineapig
case: {Bo+} was an informer, and squealed. // look-up happy
hunt: {Bo} squealed again, but it was lettuce again. // look-up delighted
low: {Bo} had nothing to say, which was new. // lie sad
joy: {Bo} told everybody everything. // look-up delighted

## hamster
case: {Bo+} went under cover, behind two cheeks. // stand proud
hunt: {Bo} came back with a crumb, but no names. // walk happy
low: {Bo} stayed under cover, and didn't stir. // hide sad
joy: {Bo} came in from the cold. // stand happy

## horse
case: {Bo+} watched the door, by standing in it. // stand calm
hunt: {Bo} was seen watching, being a horse. // stand worried
low: {Bo} put a long nose in, and sighed. // stand sad
joy: {Bo} was read to, standing up. // stand happy

## lizard
case: {Bo+} lay by the wall, and looked like it. // lie calm
hunt: {Bo} watched both doors at once. // lie curious
low: {Bo} had one eye on me, and one on nobody. // lie sad
joy: {Bo} came away from the wall, for company. // lie happy

## toy
case: {Bo+} was planted in a corner, as a spy. // sit calm
hunt: {Bo} was questioned for an hour, and gave nothing away. // sit proud
low: I found {Bo} by a chair, alone. // sit sad
joy: {Bo} kept a chair free for somebody. // sit happy

## other
case: {Bo+} was my partner, though nobody had asked {them}. // stand proud
hunt: {Bo} followed the trolley, and was shelved. // walk curious
low: {Bo} kept me company, and asked me nothing. // sit sad looks Kim
joy: {Bo} moved over, to make room. // sit happy

## duet
case: {Bo+} was the nice policeman. {Mo+} wasn't. // sit calm looks Mo
hunt: {Bo} watched {Mo}, who was watching {Bo}. // sit curious looks Mo
low: {Bo} looked at {Mo}, and they both looked at me. // sit sad
joy: {Bo} and {Mo} shared one cushion. // sit happy looks Mo

## duet 2
case: {Bo+} took one end of the shelf, and {Mo+} the other. // sit curious looks Mo
hunt: {Bo} suspected {Mo}, and {Mo} suspected lunch. // sit curious looks Mo
low: {Bo} and {Mo} were off duty, and so was I. // lie sad
joy: {Bo} was read to, and {Mo} had the pictures. // sit happy looks Mo

## any suspect
case: {Bo+} was the first suspect. // sit worried
hunt: {Bo} was still the only suspect. // sit cross
low: {Bo} was free to go, and stayed. // sit sad looks Kim
joy: {Bo} was cleared of everything. // sit proud

## any biscuit
case: {Bo+} was on the case, or my biscuits. // sit happy
hunt: {Bo} kept watch, mostly on the biscuits. // sit proud
low: {Bo} left the biscuits alone. // lie sad
joy: {Bo} had a biscuit, and so did everybody. // sit delighted

## any sleeper
case: {Bo+} was a sleeper, as spies say. // sleep calm
hunt: {Bo} had been asleep on the evidence since Tuesday. // sleep calm
low: {Bo} was wide awake now. // sit sad looks Kim
joy: {Bo} slept by the table, like family. // sleep happy

## any file
case: I kept a file on {Bo+}, for practice. // sit curious looks Kim
hunt: {Bo's} file grew fat, and so did {Bo}. // sit happy
low: I put nothing in {Bo's} file that day. // sit sad
joy: I closed the file on {Bo}. // sit proud
`
