export const words = String.raw`
title: <See Page 40|The Case of Page 40|Is Anybody Reading This?>
refrain: "See page 40."
recall: the case of page 40
deed: wrote in a library book
keepsake: the book with one page full
joke: See page 40
summary: Somebody is writing in the library books, in soft pencil, with the left hand. "Too many teeth," says a note in the book of {shark}. "See page 40." {Kim}, Library Monitor, is on the case. The notes are funny. Then, at {pole}, they stop being funny.
extra: friend = {vi}
extra: friend2 = {shy}
pick: vi = Violet, Perpetua, Ngaire, Ximena, Dorothea, Leila, Harriet
pick: shy = Casper, Amir, Teo, Lachlan, Jonah, Kenji, Obi
pick: shark = sharks, crocodiles, piranhas
pick: aunt = aunt, dentist, uncle
pick: pole = the South Pole, the North Pole
pick: light = lighthouses, desert islands, the moon
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
question: How did {Bo} come to know about the chair?
question: What did writing one word cost, and who was it for?
question: How could you tell that somebody at your school is on day eleven?
activity: write | Write a funny note for page 40 of this book, on a slip of paper. Do not write in the book.
activity: detect | Sit in a place where you never sit. What can you hear from there?
activity: think | You have a pencil in one hand and an eraser in the other. Which rules are worth breaking, and who pays?
surprise: Somebody is in the library from the start. | Look for a boy on page 2 and on page 8.
surprise: {vi} is sure of the rules, and has forty reasons. | Read page 13 again after page 19.

# 1
= {Kim} stands in a library with both hands on {his} hips. A bucket stands on the floor.
<There was a drip in Non-Fiction, and under it a bucket.|In Non-Fiction, the roof dripped into a bucket.> {Kim} was Library Monitor [place&roomy: {place.at}], with a badge[!place: , an eraser] and a bad feeling. <Somebody was writing in the books.|There was pencil in the books.>
> want | {Bo+} was on the case as well.
* case |

# 2
= {Kim} looks closely at a page. A boy sits there alone.
The first note, in a book of {shark}, said, <"Too many teeth. See page 40," and page 40 said, "Still too many."|"I make it ninety teeth. See page 40," and page 40 said, "Ninety-one.">

[first-day-of-school: It was the first day of school, and the badge was new. | snow-day: It was a snow day, and the others were all out in it. | new-baby: At home was a new baby, who was read to by everybody. | hanukkah: That evening, the first light of Hanukkah would be lit. | nowruz: It was the first day of Nowruz, when one begins to visit everybody. | pet-adoption-day: It was {Bo's} adoption day, and there was a case already. | occasion&!event: It was {occasion}. | place&roomy: From Poetry, one saw {place.landmark}.]

# 3
= {vi} holds a clipboard and looks stern.
"<Find out who it is, {Kim}|Find me the culprit, {Kim}>," said {vi}, Head Monitor, "<and they are banned|to be banned>."

"<Some of it is funny|It made me laugh>," said {Kim}.

"It's a library book," said {vi}.
^ child set | [roomy: <She said it as if it could hear.|She said it softly, in front of the books.>]
* case |

# 4
= {Kim} shakes with laughter over a book.
In Ancient Egypt, a note said, "This pharaoh looks like my {aunt}. See page 40," and page 40 said, "So does this one." [roomy: <{Kim} had to shush {Kim}.|{Kim} laughed out loud, and had to be shushed, by {Kim}.>]
> giggle
^ child second
* case |

# 5
= At home, by lamplight, {Kim} makes a list of suspects.
There were three clues: <soft pencil, left hand, lunchtime|a soft pencil, a left hand, and lunchtimes>. <The list had everybody on it who could read.|The list [roomy: of suspects] came to the entire school.>
^ pet set | <It took until bedtime to write them down.|{Kim} was on it, too, to be fair.>

[place&roomy: It left out {place.creature}.]

# 6 a
= {Kim} crouches before a boy with a book. {vi} watches from far behind.
"You have until Friday," said {vi}. So {Kim} <questioned the youngest[roomy: , among the picture books], and all of them confessed|asked everybody among the picture books, and each of them had done it>. [series: The bait was {series.keepsake}.]
> hunt
* hunt | <Not one of them could write yet.|None of them could spell "page".>

# 6 b
= {Kim} puts out a hand, to shake {vi's}. Far behind stands a boy.
"You have until Friday," said {vi}. So {Kim} <went round the playground and shook hands with everybody, to see which hand came out|shook hands with the whole playground, hoping for a left one>. [series: The bait was {series.keepsake}.]
> hunt
* hunt | <Most of them were sticky.|It came to two hundred hands.>

# 7
= {Kim} hides behind a bookcase. {Bo} hides, too.
{Kim} hid behind Geography [roomy: <for two days|for all of Tuesday>], until the atlas[place&roomy: , open at {place.name},] said, "There is a monitor <behind here|behind me>. See page 40."
^ child trouble | Page 40 said, "<It sneezes|Sneezes a lot>."
> hide | <It was true about the dust.|Nobody can hide from an atlas.>


# 8 a
= From behind: {Kim} puts a thin book on a shelf. Somebody sits there, too.
The trap was a book of {poems}, <since they are mostly margin|with all that margin>, and [roomy: the] next day <it said|there stood>, "Nice try."
^ pet trouble
* hunt | <It had been rather a nice try.|Even the comma was neat.>

# 8 b
= {Kim} kneels by a shelf and pulls a thread tight. A bell hangs from it.
{Kim} set a trap, [roomy: which was] a pencil on a thread, with a bell. <Next day, it had been sharpened.|By next day, somebody had sharpened it.>
^ pet trouble
* hunt | <"Thanks," said a label.|It had a lovely point.>

# 9
= In the evening, {Kim} copies out the notes, smiling.
<{Kim} ought to have been furious, but copied the notes out, and came in early for more.|A monitor ought to be furious, but {Kim} came to school early, for the notes, and copied them at home.>
> copy
^ pet second
* hunt | <There was nothing about that in the rules.|The rules did not mention it.>

[hanukkah&roomy: The lights of Hanukkah are only for looking at, so that was done by lamp. | series: One of them said only, "{series.joke}." | place&roomy: One note, about {place.name}, said, "Needs {place.food}."]

# 10
= {Kim} has stopped smiling. The book in {his} hands is about ice.
Then it was {pole}. <"Ninety days," it said, "and he spoke to nobody. See page 40."|"Ninety days," it said, "and nobody spoke to him. See page 40."> Page 40 said, "I am on day eleven."
> ice

[first-day-of-school&roomy: The first day of school was eleven days ago. | snow-day: Outside, one line of footprints crossed the snow. | new-baby: At home, nobody looked up from the new baby. | nowruz: On day eleven of Nowruz, {Kim} had visited nineteen people. | pet-adoption-day: Before adoption day, {Bo's} card had counted days, too.]

# 11
= {Kim} sits on the library floor by the bucket, and thinks.
<To catch a criminal, one has to think like one.|A detective has to think like the criminal.> {Kim} thought like this one [roomy: <all afternoon|for an entire afternoon>], and decided that day eleven was a joke. [series&roomy: "{series.joke}," perhaps.]
> eyes
* low | <The bucket said plink.|It dripped, in Non-Fiction.>

# 12
= {Kim} looks at an empty chair in a corner. Outside the window others play.
> hinge
So <somebody sat here at every lunchtime, alone but for {Bo}, and day eleven was no joke|every lunchtime, somebody sat here, alone but for {Bo}, and day eleven was no joke>.

[series&roomy: On the chair, {Kim} left {series.keepsake}, for company. | place&roomy: Outside went {place.ride}.]

# 13
= {vi} finds {Kim} in the corner. She has mended books under her arm.
"<Well, who is it?|Who is it?>" asked {vi}.

"Somebody whom only {Bo} has met," said {Kim}.

"<Rules are the same for everybody|The rule is the same for everybody>," said {vi}, who had mended forty books, <and never been thanked|and been thanked for none|unthanked>.
* low | [roomy: <{Kim} had not thanked her, either.|Nobody had thought of it.>]

# 14
= {Kim} looks at a page with nearly nothing on it.
That <afternoon|day>, a note stood in a book about [place&roomy: {place.landmark} | {light}]. "Is anybody reading this? See page 40," it said, <but page 40 was blank|and page 40 had nothing on it but the 40>.
^ child third

# 15
= By lamplight, {Kim} sits before the open book with a pencil in one hand.
{Kim} [roomy: had <a pencil in one hand, and an eraser in the other|an eraser in one hand, and a pencil in the other> | held a pencil and an eraser][dog,cat: . | , and {Bo} watched both.] <The pencil would cost the badge, and the eraser would cost {Bo} a friend.|To write would cost the badge, and to rub it out would cost {Bo} a friend.>
> choose

[first-day-of-school&roomy: Somebody was still waiting for a first day of school. | snow-day: Snow was falling on that one line of footprints. | new-baby: When the new baby called, somebody always came. | hanukkah: Each night of Hanukkah, one adds a light, and takes none away. | nowruz: On day thirteen of Nowruz, nobody ought to stay in. | pet-adoption-day: On adoption day, somebody had said yes to {Bo}.]

# 16
= {Kim} writes in the book, small and neat.
[deed: {Kim} once {deed}[back: , {back.at}].] <[deed: {He} thought of {Bo} | {Kim} thought of {Bo}, beside that empty chair], and wrote in the margin, "Yes. See page 40."|[deed: {He} remembered {Bo} | {Kim} remembered {Bo}, beside that empty chair], and wrote, [roomy: in pencil,] "Yes. See page 40."> There, {Kim} drew {Bo}, and wrote, "<Tomorrow, half past twelve, at our table|Come to our table, tomorrow at half past twelve>."
^ child pay | <And then, "I'm the one who sneezes."|And then, "Listen for a sneeze.">

# 17 a
= {Kim} hands something small to {vi}.
{Kim} unpinned the badge, and [roomy: <gave it to {vi}, before she could ask|put it into {vi's} hand, together with the book>. {vi} read page 40 <for a long time|twice>, and shut the badge in a drawer. | gave it to {vi}, who read page 40 twice, and shut the badge away in a drawer.]
^ pet third
* low | [roomy: <Something in there went clunk.|The drawer stuck a little.>]

# 17 b
= {Kim} hands a book to {vi}.
<{Kim} took the book to {vi}, with the badge in it, as a bookmark.|The badge marked the page, when {Kim} gave {vi} the book.> "<You know the rule|I have to keep this>," said {vi}, but only after reading page 40 <for a long time|twice>.
^ pet third
* low | [roomy: <It took her two tries to shut the drawer.|The drawer shut softly.>]

# 18
= A boy stands at the table. He has a pencil in his left hand.
<At half past twelve, {Kim} [childtrait: waited | sneezed], and nobody came.|{Kim} [childtrait: waited | sneezed], at half past twelve, and the table stayed empty.>
> meet | Then a chair scraped in the corner, and there was {shy}, with a pencil in his left hand.
* joy | [childtrait: "Am I late?" he asked. | <"You do sneeze," he said.|"Am I late?" he asked.>]

[first-day-of-school: "I came on the first day of school," said {shy}. | snow-day: Hardly anybody had come, on such a snow day. | new-baby: {shy} was the first to ask about the new baby. | hanukkah: For Hanukkah's last day, {Kim} had brought two doughnuts. | nowruz: On day thirteen of Nowruz, they opened a window. | pet-adoption-day: {shy} had seen {Bo} arrive, on adoption day. | series&roomy: {shy} gave back {series.keepsake}. | place&roomy: They both liked {place.food}.]

# 19 a
= {vi} sits at the table and reads. {Kim} and {shy} look at her.
<At ten to one, {vi} sat down with them.|Then {vi} sat down beside them.> "I shall have to rub it all out," said {vi}, "except the pharaoh. <I visit the pharaoh.|I have been visiting the pharaoh.>"
^ pet pay | [roomy: <She straightened her chair.|She went rather pink.>]
* joy |

# 19 b
= {vi} sits at the table and reads a mended book. {Kim} and {shy} look at her.
{vi} came with the eraser, and <the first book said|a book with new glue said>, "Whoever mends these, thank you. See page 40." <She sat down for page 40.|She read page 40 sitting down.>
^ pet pay | [roomy: <It was signed by a left hand.|She put the eraser away.>]
* joy |

# 20 a
= {Kim}, {vi} and {shy} look into a book with nothing printed in it.
> last
* joy |

[first-day-of-school: To {shy}, it felt like the first day of school. | snow-day: Outside, in the snow, a snowman held a book. | new-baby: The new baby came, and chewed a book. | hanukkah: {shy} had seen all eight lights of Hanukkah, from outside. | nowruz: They had tied knots in the grass, for Nowruz. | pet-adoption-day: For adoption day, {Bo} got a ticket. | place&roomy: From the table, one saw {place.tree}.] <There was a new book, with nothing printed in it.|A new book turned up, all margin.> "Is anybody reading this?" it said, on page 40. <Page 40 is nearly full.|There is hardly any room left on page 40.>

# 20 b
= {vi} pulls a chair to the table. {Kim} and {shy} look on.
> last
* joy |

[first-day-of-school: To {shy}, it felt like the first day of school. | snow-day: Outside, in the snow, there were footprints for three. | new-baby: The new baby came, too, and slept through it. | hanukkah: {shy} had seen all eight lights of Hanukkah, from outside. | nowruz: Later, they knotted grass for Nowruz, in threes. | pet-adoption-day: {Bo's} card from adoption day hung on the wall. | place&roomy: They went home by {place.street}.] The <chair from the corner|corner chair> came to the table, and when it was taken, {vi} fetched another, and <pulled it out, for anybody|left it out, for whoever came>.

## lead dog
want: {Bo+} had a case, too: <somebody here had cheese|the Case of the Cheese>.
giggle: {Bo} sniffed the pharaoh, <and ruled out cheese|who had no cheese>.
hunt: {Bo} searched them all again, <for cheese|more closely, for cheese>.
hide: At half past twelve, {Bo} slipped off, and came back <licking|with crumbs>.
copy: {Bo} was away each lunchtime, <on the other case|and smelled of cheese>.
ice: {Bo} sniffed at that page <longest of all|for some time>.
eyes: {Bo} was sure: nobody who shares cheese <is a criminal|can be bad>.
hinge: The cheese was solved: {Bo} led {Kim} to an empty chair in a corner, with crumbs, and waited for somebody.
choose: {Bo} looked from hand to hand, <and whined|twice>.
meet: {Bo} came back from the corner with cheese, and <a left hand|a boy>: it was {shy}, whom nobody ever shushed.
last: {Bo} closed the Case of the Cheese, <by eating it|by licking it>.

## lead cat
want: {Bo+} wanted a lap, and monitors <never sit|walk about>.
giggle: {Bo} had just chosen a lap, <when it shook|and it shook>.
hunt: {Bo} looked them over, for <laps that kept still|a lap>.
hide: At half past twelve, {Bo} slipped off, and came back <warm|purring>.
copy: {Bo} was away each lunchtime, <and did not say where|on business>.
ice: {Bo} lay down on that page, <but lightly|and did not purr>.
eyes: {Bo} was sure: nobody who sits so still <is a criminal|can be bad>.
hinge: {Bo} went to an empty chair in a corner, looked up at it, and waited, as one waits for a lap.
choose: {Bo} pushed the eraser away, <by one inch|a little>.
meet: {Bo} fetched {their} lap from the corner, pencil and all: it was {shy}, whom nobody ever <shushed|looked at>.
last: {Bo} had a choice of laps now, <and took them in turn|until the bell>.

## lead bird
eyes: {Bo} was sure: whoever calls should be answered.
hinge: {Bo} flew to an empty chair in a corner, and said, in somebody's low voice, "Day eleven."
last: {Bo} said "Yes" out loud, in a library.

## lead fish
eyes: {Bo} was sure: one can be alone behind glass.
hinge: {Bo} came up to the glass on one side, by an empty chair in a corner, and waited, as for breakfast.
last: {Bo} blew one bubble, for a full stop.

## lead rabbit
eyes: {Bo} was sure: whoever sits by a wall is scared.
hinge: {Bo} hopped to an empty chair in a corner, where a crust lay on a napkin, as for a guest.
last: {Bo} ate some of page 39.

## lead guineapig
eyes: {Bo} was sure: nobody ought to eat lunch alone.
hinge: {Bo} called wheek at an empty chair in a corner, where a lettuce leaf was put by for somebody.
last: {Bo} called everybody to the table.

## lead hamster
eyes: {Bo} was sure: whoever hides has a reason to.
hinge: {Bo} emptied both cheeks before an empty chair in a corner. Somebody there had cut up crusts, quite small.
last: {Bo} came out from under cover.

## lead horse
eyes: {Bo} was sure: nobody who shares an apple is bad.
hinge: {Bo} put a long nose over an empty chair in a corner, and looked round for whoever had the apples.
last: {Bo} was read to, standing up, to page 40.

## lead lizard
eyes: {Bo} was sure: some people turn the colour of the wall.
hinge: {Bo} made for an empty chair in a corner, as for a stone in the sun, and it was warm.
last: {Bo} came away from the wall, for company.

## lead toy
eyes: {Bo} was sure: one can sit for days and not be asked.
hinge: {Bo}, missing since lunch, was by an empty chair in a corner, with a crust on a napkin, for two.
last: {Bo} had a seat, and a crust.

## lead other
eyes: {Bo} was sure: nobody who shares lunch is a criminal.
hinge: {Bo} settled down by an empty chair in a corner, to wait for somebody who came there every day.
last: {Bo} moved over, to make room.

## trait pet fear
set: {Bo} would have confessed to anything, at the sight of {trait.a}.
trouble: {Bo} was to guard it, but there was {trait.a}.
pay: "No {trait.things} here," {shy} told {Bo}. He had noticed.

## trait pet theft
set: {Bo} was on it twice, for {trait.doing}.
trouble: {Bo} {trait.did} there, and upset the evidence.
pay: {Bo} brought {shy} {trait.a}, which was his own.

## trait pet noise
set: {Bo} {trait.did} at each name, which was no help.
trouble: {Bo} {trait.did}, and everybody knew where it was.
pay: {shy} had written down what {Bo} said: "{trait.Sound}."

## trait pet part
set: {Bo} was on it, too: "Has {trait.has}. Says nothing."
trouble: A guard with {trait.has}, like {Bo}, is soon known to everybody.
pay: {shy} had drawn {Bo}, with {trait.has}, and got it right.

## trait pet deaf
set: {Bo} was on it, too: "Hears nothing. Notices everything."
trouble: {Bo} could not hear the bell, and watched {Kim} instead.
pay: {shy} waved first, since {Bo} could not hear him.

## trait pet age
set: {Bo} was on it, too: "[old: Rather old | Still young]. Says nothing."
trouble: {Bo} guarded it [old: by lying down | for nearly a minute].
pay: {shy} gave {Bo} [old: the cushion, as one should | a pencil to chew, being young].

## trait pet favourite
set: {Bo} was on it, too, with {trait.thing} as evidence.
trouble: {Bo} left {trait.thing} beside it, which gave it away.
pay: {shy} had drawn {trait.thing}, and {Bo} knew it at once.

## trait pet sleep
set: {Bo} was off it, having been {trait.where} at the time.
trouble: {Bo} was to guard it, and would rather {trait.do}.
pay: {Bo} lay down by {shy}, as comfortable as {trait.where}.

## trait pet habit
set: {Bo} was on it, too, for {trait.doing}.
trouble: {Bo} {trait.did}, so that everybody looked.
pay: {Bo} {trait.did}, and {shy} laughed out loud.

## trait pet digs
set: {Bo} was on it, too, for digging holes.
trouble: {Bo} dug beside it, in the rug, so that everybody looked.
pay: {Bo} dug in the rug, and {shy} laughed out loud.

## trait pet talent
set: {Bo} was on it, too: "Can {trait.do}."
trouble: {Bo} {trait.did} beside it, and drew a crowd.
pay: {Bo} {trait.did}, and {shy} clapped, left hand first.

## trait child fear
set: {Kim} went off, afraid of nothing except {trait.things}.
trouble: Page 40 said, "Scared of {trait.things}. Me, too."
pay: And then, "I'm the one who is scared of {trait.things}."

## trait child dark
set: {Kim} went off, afraid of nothing except the dark.
trouble: Page 40 said, "Scared of the dark. Me, too."
pay: And then, "I'm the one who is scared of the dark."

## trait child collection
set: {Kim} went off, with a pocket full of {trait.things}.
trouble: Page 40 said, "Its pockets are full of {trait.things}."
pay: And then, "I'll bring you {trait.a}."

## trait child noise
set: {Kim} {trait.did} the whole way back, in thought.
trouble: Page 40 said, "I can hear it {trait.doing}."
pay: And then, "You know me. I {trait.do}."

## trait child part
set: Everybody could tell {Kim}, by {trait.has}.
trouble: Page 40 said, "It has {trait.has}."
pay: And then, "I'm the one with {trait.has}."

## trait child favourite
set: {Kim} would rather have been reading about {trait.things}.
trouble: Page 40 said, "It is thinking of {trait.things}."
pay: And then, "Do you like {trait.things}, too?"

## trait child sleep
set: {Kim} liked to {trait.do}, but told nobody.
trouble: Page 40 said, "I {trait.do}. Does it?"
pay: And then, "I {trait.do}, too."

## trait child habit
set: [askswhy: "Why?" asked {Kim}, but she was off. | counts: {Kim} counted the notes so far, and there were nine. | drawsonthings: {Kim}, who drew on things, too, hid a pencil. | {Kim} looked for a hat to put on, but it was lost.]
trouble: Page 40 said, "[askswhy: It asks why | counts: It counts out loud | drawsonthings: It draws on its hand | Its hat is in History]."
pay: [askswhy: And then, "I'm the one who asks why." | counts: And then, "I have counted. Twelve is enough." | drawsonthings: And {Kim} drew a face there, to be known by. | And then, "I'm the one without a hat."]

## trait child talent
set: {Kim} could {trait.do}, but monitors seldom need to.
trouble: Page 40 said, "It can {trait.do}, but not now, please."
pay: And then, "I'm the one who can {trait.do}."

## dog
case: {Bo+} was the nose of the case.
hunt: {Bo} followed the scent to a sharpener, and arrested it.
low: {Bo} lay down at {Kim's} feet, off duty.
joy: {Bo} lay down by everybody's feet, on duty.

## cat
case: {Bo+} worked alone, but not far off.
hunt: {Bo} watched the skirting board, on another case.
low: {Bo} lay on the evidence, and would not be moved.
joy: {Bo} lay near everybody, by chance.

## bird
case: {Bo+} was an indiscreet informer.
hunt: {Bo} read the notes out, in Silent Reading.
low: {Bo} did not repeat that one.
joy: {Bo} told the joke about the pharaoh, twice.

## fish
case: {Bo+} had seen everything, but only sideways.
hunt: {Bo} was questioned, and answered in bubbles.
low: {Bo} hung behind the weed, and watched the door.
joy: {Bo} went round and round, both ways.

## rabbit
case: {Bo+} stopped at every shelf.
hunt: {Bo} ate an important clue.
low: {Bo} lay flat, and ate nothing.
joy: {Bo} ate page 38, to celebrate.

## guineapig
case: {Bo+} was an informer, and squealed.
hunt: {Bo} squealed again, but it was lettuce again.
low: {Bo} had nothing to say, which was new.
joy: {Bo} told absolutely everybody.

## hamster
case: {Bo+} went under cover, behind two cheeks.
hunt: {Bo} came back with a crumb, but no names.
low: {Bo} hid in the bedding, and didn't stir.
joy: {Bo} shared out a seed.

## horse
case: {Bo+} watched the door, by standing in it.
hunt: {Bo} was seen watching, being a horse.
low: {Bo} put a long nose in, and sighed.
joy: {Bo} blew down everybody's neck, kindly.

## lizard
case: {Bo+} lay by the wall, and looked like it.
hunt: {Bo} watched both doors at once.
low: {Bo} lay flat, and turned the grey of the day.
joy: {Bo} had a good colour again.

## toy
case: {Bo+} was planted in a corner, as a spy.
hunt: {Bo} was questioned for an hour, and gave nothing away.
low: {Bo} sat as one sits who was left behind.
joy: {Bo} kept a chair free for somebody.

## other
case: {Bo+} was a self-appointed partner.
hunt: {Bo} followed the trolley, and was shelved.
low: {Bo} kept {Kim} company, and asked nothing.
joy: {Bo} stayed for the end of it.

## duet
case: {Bo+} was the nice policeman, and {Mo+} was not.
hunt: {Bo} watched {Mo}, who was watching lunch.
low: {Bo} looked at {Mo}, and neither had a theory.
joy: {Bo} and {Mo} were both cleared.

## duet 2
case: {Bo+} took one end, and {Mo+} the other.
hunt: {Bo} suspected {Mo}, and {Mo} suspected {Bo}.
low: {Bo} and {Mo} were off duty, both of them.
joy: {Bo} had the words, and {Mo} the pictures.

## any suspect
case: {Bo+} was the first suspect.
hunt: {Bo} was still the only suspect.
low: {Bo} was free to go, and stayed.
joy: {Bo} was cleared of everything.

## any biscuit
case: {Bo+} was on the case, or on the biscuits.
hunt: {Bo} kept watch, mostly over the biscuits.
low: {Bo} left the biscuits alone.
joy: {Bo} had a biscuit, and so did everybody.

## any sleeper
case: {Bo+} was a sleeper, as spies say.
hunt: {Bo} had been asleep on the evidence since Tuesday.
low: {Bo} was wide awake now.
joy: {Bo} slept by the table, like family.

## any file
case: {Kim} kept a file on {Bo+}, for practice.
hunt: {Bo's} file grew fat, and so did {Bo}.
low: Nothing went into {Bo's} file that day.
joy: {Kim} closed the file on {Bo}.
`
