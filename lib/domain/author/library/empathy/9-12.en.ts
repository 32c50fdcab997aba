export const words = String.raw`
title: <See Page 40|The Case of Page 40|Is Anybody Reading This?>
refrain: "See page 40."
recall: the case of page 40
deed: wrote in a library book
summary: Somebody is writing in the library books, in soft pencil, with the left hand. "Teeth: too many," says a note in the book of {shark}. "See page 40." {Kim}, Library Monitor, is on the case. The notes are funny. Then, at {pole}, they stop being funny.
extra: friend = {vi}
extra: friend2 = {shy}
pick: vi = Violet, Perpetua, Ngaire, Ximena, Dorothea, Leila, Harriet
pick: shy = Casper, Amir, Teo, Lachlan, Jonah, Kenji, Obi
pick: shark = sharks, crocodiles, piranhas
pick: aunt = aunt, dentist, uncle
pick: pole = the South Pole, the North Pole
pick: light = a lighthouse, a desert island, the moon
pick: poems = poems, haiku, nursery rhymes
sign: suspects = SUSPECTS
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
surprise: Somebody is in the library from the start. | Look far behind {Kim} on page 2 and on page 8.
surprise: {vi} knew more than she said. | Read page 4 again after page 19.

# 1
= {Kim} stands in a library with both hands on {his} hips. Rain drips into a bucket.
It was raining [somewhere: {somewhere.at}, and] in Non-Fiction, into a bucket. I was {Kim}, Library Monitor, with a badge, an eraser and a bad feeling. Somebody was writing in the books.
* case | Somebody knew how to spell, too.

# 2
= {Kim} looks closely at a page. Far behind, a boy sits alone.
The first note was in a book of {shark}. "Teeth: too many. See page 40," it said [roomy: in pencil], and on page 40, "Still too many."
* case | It was true, when you counted.

# 3
= {vi} holds a clipboard and looks stern.
"Find out who it is, {Kim}," said {vi}, Head Monitor, "and they're banned."

"It's quite funny," I said.

"It's a library book," said {vi}.
* case | She said it as if it could hear.

# 4
= {Kim} has both hands over {his} mouth and shakes with laughter.
In Ancient Egypt it said, "This pharaoh looks like my {aunt}. See page 40," and page 40 said, "So does this one." I had to shush myself[roomy: , and there's a form for that].
* case |

# 5
= At home, by lamplight, {Kim} makes a list of suspects.
The clues were a soft pencil, a left hand, and lunchtimes. My list of suspects was <everybody who could read|everybody in the school>, including me. [sequel&1-3: It was my biggest case since {recall}.]

# 6
= {Kim} crawls among the picture books with a magnifying eye.
"You have until Friday," said {vi}, so I questioned everybody in the picture books, and <measured|photographed> a smudge.
* hunt | It was a centimetre long, and gave nothing away.

# 7
= {Kim} hides behind a bookcase. {Bo} hides, too.
I hid behind Geography for two days. [dog: {Bo} hid too, with {their} tail out. | cat: {Bo} hid too, and stared at where I was. | bird: {Bo} hid {their} head, and left it at that. | fish: {Bo} hid beside me, in a bowl. | rabbit: {Bo's} ears stuck up behind Peru. | guineapig: {Bo} hid behind Norway, and squeaked. | hamster: {Bo} hid inside Peru, and rustled. | horse: {Bo} hid behind me, and stuck out on both sides. | lizard: {Bo} hid so well that I lost {them}. | toy: {Bo} hid beside me, and did it better. | {Bo} hid near me, in plain sight.] Then the atlas said, "There's a monitor behind here. See page 40," and page 40 said, "Sneezes."

# 8
= From behind: {Kim} puts a thin book on a shelf. Somebody sits at the far table.
I set a trap, which was a book of {poems}, because they're <nearly all margin|mostly margin>. "Nice try," it said next day[roomy: , in the widest part].
* hunt | I had thought so, too.

# 9
= In the evening, {Kim} copies out the notes, smiling.
I should have been furious. But I'd stopped using the eraser[roomy: , and begun to copy them out], and I kept getting to work early.
* hunt | There is nothing about that in the handbook.

# 10
= {Kim} has stopped smiling. The book in {his} hands is about ice.
Then it was {pole}. "He walked for ninety days," said the note, "and never spoke to anybody. See page 40."

On page 40, it said, "I'm on day eleven."

# 11
= {Kim} sits on the library floor by the bucket, with {his} chin down.
To catch a criminal, you have to think like one. I thought like one for <an entire afternoon|one whole afternoon>, and it made me lonely.
* low | It went on raining, in Non-Fiction.

# 12
= {Kim} sits in a corner of the library, against the wall. Outside the window others play.
I found the right chair, against the wall behind {pole}[place&1-3: , with a view of {place.landmark}]. I could hear the whole playground from it, and none of it was meant for me.
* low | The chair was still warm.

# 13
= {vi} finds {Kim} in the corner. Her arms are full of mended books.
"Well, who is it?" asked {vi}.

"Somebody on day twelve," I said.

"Rules are the same on day twelve," said {vi}, who had mended forty books that year, and never been thanked.
* low | I <hadn't thought of that|had never thanked her>, either.

# 14
= {Kim} looks at a page with one small line on it.
On Friday, it was {light}. "Is anybody reading this?" it said, [roomy: <and no more|and that was all>,] and when I turned to page 40, it was blank.

# 15
= By lamplight, {Kim} sits before the open book with a pencil in one hand.
I had a pencil in one hand and an eraser in the other. If I wrote in a library book, that was my badge gone. If I rubbed it out, that was day thirteen.

# 16
= {Kim} writes in the book, small and neat.
[deed: I once {deed}[back: , {back.at}].] "Yes," I wrote, quite small. "See page 40."

There[roomy: , in my best handwriting,] I put, "Monday, half past twelve, this table. I'm the one who sneezes."

# 17
= {Kim} holds out a badge to {vi}.
Then I unpinned my badge and put it on {vi's} clipboard[roomy: , before she could ask]. She looked at the page for a long time, and shut the badge in a drawer.

# 18
= A boy stands at the table. He has a pencil in his left hand.
[first-day-of-school: On Monday, I brought {event.food}, and waited. | event: It was nearly {event.mine}, so I brought {event.food}. | occasion: On Monday, it was {occasion}. I sat there until twenty to one. | On Monday, I sat there until <twenty-five|twenty> to one.] Somebody put down a pencil, left-handed. It was {shy}, and I had shushed him twice.

"You don't sneeze that <loudly|often>," he said.
* joy |

# 19
= {vi} has sat down beside {Kim} and {shy}, with her clipboard.
At ten to one, a clipboard came down beside us. "I'll have to rub them all out," said {vi}, "except for the pharaoh. I've been visiting the pharaoh."
* joy | She pulled up a chair, and straightened it.

# 20
= {Kim}, {vi} and {shy} look into a book with nothing printed in it.
A new book turned up [roomy: that term], with nothing printed in it. "Is anybody reading this?" it said, on page 40. "Yes," <said everybody|everybody wrote>.
* joy | One "Yes" was in Head Monitor's ink.
* joy |

Page 40 is nearly full.

## dog
case: {Bo+} was my nose.
hunt: {Bo} followed the scent to a sharpener, and arrested it.
low: {Bo} lay down by my feet, off duty.
joy: {Bo} lay down by everybody's feet, on duty.

## dog 2
case: {Bo+} was the muscle, and wagged at suspects.
hunt: {Bo} followed a teacher for an hour, or his sandwich.
low: {Bo} had given up wagging at people.
joy: {Bo} wagged at the whole table.

## cat
case: {Bo+} worked alone, but not far off.
hunt: {Bo} watched the skirting board, on another case.
low: {Bo} sat on the evidence, and would not be moved.
joy: {Bo} lay by somebody, and it wasn't me.

## cat 2
case: {Bo+} knew something, and wasn't saying.
hunt: By now, {Bo} knew something else.
low: {Bo} looked at me, as if I'd known it too.
joy: {Bo} looked as if {they} had arranged it.

## bird
case: {Bo+} was my informer, and couldn't keep a secret.
hunt: {Bo} read the notes out, in Silent Reading.
low: {Bo} did not repeat that one.
joy: {Bo} said "Yes" out loud, in a library.

## fish
case: {Bo+} had seen everything, but only sideways.
hunt: {Bo} was questioned, and answered in bubbles.
low: {Bo} hung behind the weed, and watched the door.
joy: {Bo} blew one bubble, for a full stop.

## rabbit
case: {Bo+} had the ears for the job.
hunt: {Bo} ate an important clue.
low: Both of {Bo's} ears lay flat.
joy: {Bo} ate page 39, and was forgiven.

## guineapig
case: {Bo+} was an informer, and squealed.
hunt: {Bo} squealed again, but it was lettuce again.
low: {Bo} had nothing to say, which was new.
joy: {Bo} told everybody everything.

## hamster
case: {Bo+} went under cover, behind two cheeks.
hunt: {Bo} came back with a crumb, but no names.
low: {Bo} stayed under cover, and didn't stir.
joy: {Bo} came in from the cold.

## horse
case: {Bo+} watched the door, by standing in it.
hunt: {Bo} was seen watching, being a horse.
low: {Bo} put a long nose in, and sighed.
joy: {Bo} was read to, standing up.

## lizard
case: {Bo+} lay by the wall, and looked like it.
hunt: {Bo} watched both doors at once.
low: {Bo} had one eye on me, and one on nobody.
joy: {Bo} came away from the wall, for company.

## toy
case: {Bo+} was planted in a corner, as a spy.
hunt: {Bo} was questioned for an hour, and gave nothing away.
low: I found {Bo} by a chair, alone.
joy: {Bo} kept a chair free for somebody.

## other
case: {Bo+} was my partner, though nobody had asked {them}.
hunt: {Bo} followed the trolley, and was shelved.
low: {Bo} kept me company, and asked me nothing.
joy: {Bo} moved over, to make room.

## duet
case: {Bo+} was the nice policeman. {Mo+} wasn't.
hunt: {Bo} watched {Mo}, who was watching {Bo}.
low: {Bo} looked at {Mo}, and they both looked at me.
joy: {Bo} and {Mo} shared one cushion.

## duet 2
case: {Bo+} took one end of the shelf, and {Mo+} the other.
hunt: {Bo} suspected {Mo}, and {Mo} suspected lunch.
low: {Bo} and {Mo} were off duty, and so was I.
joy: {Bo} was read to, and {Mo} had the pictures.

## any suspect
case: {Bo+} was the first suspect.
hunt: {Bo} was still the only suspect.
low: {Bo} was free to go, and stayed.
joy: {Bo} was cleared of everything.

## any biscuit
case: {Bo+} was on the case, or my biscuits.
hunt: {Bo} kept watch, mostly on the biscuits.
low: {Bo} left the biscuits alone.
joy: {Bo} had a biscuit, and so did everybody.

## any sleeper
case: {Bo+} was a sleeper, as spies say.
hunt: {Bo} had been asleep on the evidence since Tuesday.
low: {Bo} was wide awake now.
joy: {Bo} slept by the table, like family.

## any file
case: I kept a file on {Bo+}, for practice.
hunt: {Bo's} file grew fat, and so did {Bo}.
low: I put nothing in {Bo's} file that day.
joy: I closed the file on {Bo}.
`
