export const words = String.raw`
title: <Your Move|The Goat on the Card|The Game by Postcard|Pawn, One Square>
refrain: "Your move," wrote {uncle}.
recall: the game by postcard
deed: gave {uncle} all the time he wanted
summary: Nobody has ever beaten {uncle} at chess. He lives on an island with a goat, and plays by postcard. {Kim} takes four seconds for a move, and then there are fourteen days to wait. One day, a card comes with nothing on it at all.
extra: elder = {uncle}
extra: friend = {zed}
extra: friend2 = {wren}
pick: uncle = Great-Uncle Leo, Great-Uncle Anton, Great-Uncle Samir, Great-Uncle Ravi, Great-Uncle Matteo, Great-Uncle Jun, Great-Uncle Felix
pick: zed = Zed, Omar, Dane, Theo, Luca, Vikram, Taj
pick: wren = Wren, Ines, Maeve, Anaya, Noa, Bridie, Rahel
pick: weather = raining, foggy, blowing
pick: biscuit = ginger biscuit, jam drop, cracker, gingernut
pick: pane = a glass of milk, a jar of honey, a soup spoon
pick: car = a ferry, a bus, a lighthouse, the town hall
pick: when = Friday week, the end of the month, the first hot day
sign: do-not-bump = DO NOT BUMP
word: postcard = a card with a picture, which goes by post without an envelope
word: fortnight = two weeks
word: pawn = the smallest chess piece, which moves one square at a time
word: bishop = a chess piece that moves slantwise
word: regret = to wish that you had done it otherwise
word: captured = took prisoner
word: telephone = what people spoke through before they carried one
question: What did {Kim} do with the first fourteen days? What with the later ones?
question: {zed} says that a shelf of chess books is like a phone. What would you tell him?
question: What could the empty card have meant? What did it mean?
question: Why were three words so hard to write?
question: What did {Kim} see at the end, and why did {he} say "I'll write to you"?
activity: play | Play something by post: one card, one move. Noughts and crosses will do. How many stamps is it?
activity: do | Leave something set up for a week: a puzzle, a board, a drawing. Look at it once a day for as long as your breakfast takes.
activity: talk | {zed} thinks that {Kim} has won on page 16, and {wren} thinks that something is wrong. What would you have done? | claim it ; ask ; wait
surprise: One of the knights isn't a knight. | Look at the board from page 16 on, and read page 12 again.
surprise: It takes {Kim} four seconds three times in this book. | What is different the third time?

# 1
= {Kim} writes a postcard at the kitchen table, with {his} tongue between {his} teeth.
Nobody had ever beaten {uncle} at chess[1-3: , mostly because nobody had lasted]. He lived on an island[roomy: , without a telephone,] and played by postcard.

"I intend to beat you," wrote {Kim}, "by [event: {event.mine} | {when}]."

# 2
= {Kim} stands at the front door with a postcard of a goat.
Fourteen days later, a goat arrived, on a card. "Pawn, two squares," said the back of the goat. "It is {weather} here. Your move."

[sequel&1-4: After {recall}, thought {Kim}, this would be easy. | 1-3: This, thought {Kim}, would be easy.]

# 3
= {Kim} has set up a chessboard on the kitchen table, and put a sign beside it: DO NOT BUMP.
There was only one table [place: in the house {place.at} | somewhere: {somewhere.at} | home: in {home.own} | in the house], so the board had to live on it. A notice said, DO NOT BUMP, and another, OR BREATHE.
* board | <Dinner was moved to the floor.|Everybody ate standing up, like horses.>

# 4
= {Kim} snatches up a white knight and bangs it down.
{Kim} considered the board for four seconds, moved a knight, and posted a card of [place: {place.landmark} | {car}][1-4: , still wet].

Then there were fourteen days.
* board | {He} had not thought about those.

# 5
= {Kim} turns a postcard over, and then over again, looking for more.
"Pawn, one square," said the goat, eventually. "Still {weather}. Your move."

"Is that everything?" said {Kim}, and took four seconds.
* board | <The following fourteen days took longer.|It had hardly been worth the stamp.>

# 6
= {Kim} writes busily beside the board. The card is full to its edges.
To save time, {Kim} put three moves on one card.

"One at a time," wrote {uncle}, "because the goat ate the others. Your move."
* board | <It had also eaten the date.|There were tooth marks, to prove it.>

# 7
= {Kim} races to the letter box with a card in {his} hand.
To save more, {Kim} posted a move early, and the cards crossed at sea.

"A bishop lives there," wrote {uncle}, "and says good morning. Your move."
* wait | <The stamps were adding up.|It was becoming an expensive game.>

# 8
= {Kim} lies face up on the rug, with a postcard on {his} chest.
It takes four seconds to lose a queen, and fourteen days to hear about it. {Kim} lay down on the rug, to regret it properly.
* wait | <Regret, it turned out, takes about a week.|From there, {he} could see under the table.>

# 9
= {zed} holds out his phone to {Kim}. {wren} has her hands on her hips.
"My telephone knows every move," said {zed}, "and he owns forty chess books[roomy: , so it's only fair]."

"He's read them," said {wren}.

{Kim} held the telephone until it went dark, and returned it.

# 10
= {Kim} eats porridge in front of the board, and glares at it.
So {Kim} ate {his} porridge at the board, to glare at it. [roomy: On the third morning,] a particular pawn seemed to be glaring back, and {Kim} saw what it was for.

# 11
= From above: {Kim} has come round the table, to look at the board from the other side.
{He} investigated it [roomy: through {pane}, and] from the opposite side. There, {his} own king had its back to an open door.
* wait | {Kim} shut the door, with a pawn.

# 12
= {Kim} shrugs at {Bo}. Dinner is laid out on the rug.
[event: {event.is} came and went, and they had {event.food} on the rug. | occasion: It grew so old that {occasion} came and went. | The game grew so old that the tree outside undressed, and dressed again.] [dog: {Bo} buried the white knight, with honours, | cat: {Bo} knocked the white knight off, one paw at a time, | bird: {Bo} flew out with the white knight and came back without it, | fish: The white knight fell into the bowl, and {Bo} declined to give it up, | rabbit: {Bo} chewed the white knight down to the saddle, | guineapig: {Bo} took the white knight into the hay for good, | hamster: {Bo} put the white knight in one cheek, for winter, | horse: {Bo} ate the white knight, with an apology, | lizard: The white knight got under {Bo's} warm rock, and stayed there, | toy: {Bo} lay down on the white knight, which was never seen again, | {Bo} took a liking to the white knight, and kept it,] so a {biscuit} stood in for it.

# 13
= {Kim} walks slowly to the letter box, and holds one card in both hands.
[roomy: On the ninth day,] {Kim} discovered it: a pawn, one square.

"It is windy here," {he} wrote. "Your move." It was the first card that {he} had posted slowly.

# 14
= From behind: {Kim} sits and watches the front door. Nothing comes through it.
Fourteen days went by[roomy: , and another fourteen], and every Tuesday the boat came in without a goat.
* blank | <The letter slot looked like a mouth.|Even the bills were disappointing.>

# 15
= {Kim} looks at the back of a postcard. There is an address on it, and a stamp, and nothing else.
When it did arrive, the goat was on the front [roomy: as usual]. On the back was an address, and nothing whatever.
* blank | {Kim} shook it, in case.

# 16
= {zed} cheers. {wren} bites her lip. {Kim} has put the card up in the window, and looks at it.
"He's given up!" said {zed}. "You've won!"

"Or something's happened," said {wren}[deed: , to somebody who once {deed}[back: , {back.at}]].

{Kim} wanted to have won [!deed: so much that {his} ears hummed], but {he} stood the card in the window[roomy: , and waited].

# 17
= Low sun shines across the blank card. {Kim} holds it close to one eye.
[roomy: On the third evening,] low sun fell across the card, and it was full of dents. Somebody had written a move, and rubbed it out, eleven times.

"He doesn't know," said {Kim}.
* blank |

# 18
= By lamplight, {Kim} writes a card, among many crumpled ones.
"Do you give up?" {Kim} began, and turned the D into a goat. [roomy: By bedtime,] there were three words on the card. "Take your time."

He took it, until one Tuesday, when somebody knocked who smelled of goat.

# 19
= {uncle} has come, with a hat and a suitcase, and bends down to the board.
"I had better examine it," said {uncle}, and sat down to it in his hat.
* knock | <Nobody hurried him.|Lunch went round him, on tiptoe.>
* knock | <It got dark, and he was still looking.|The stars came out, one square at a time.>

# 20
= By lamplight, {Kim} and {uncle} look at each other across the board.
* knock |
At nine, {uncle} captured the {biscuit}, and ate it. "Your move," he said.

{Kim} saw mate in four seconds, and looked at the crumbs on that old chin.

"I'll write to you," said {Kim}.

## dog
board: {Bo+} took a bishop for a walk.
wait: {Bo} met every delivery, in case of goats.
blank: {Bo} gave the doormat one slow wag, and stopped.
knock: {Bo} had never met such interesting trousers.

## dog 2
board: {Bo+} lay under the board, where dinner used to fall.
wait: {Bo} delivered a bone that nobody had posted.
blank: {Bo} lay across the doormat, to be sure of it.
knock: {Bo} fell in love with the suitcase.

## cat
board: {Bo+} sat in the way, a well-known opening.
wait: {Bo} captured a pawn, and would not negotiate.
blank: {Bo} stared at nothing, professionally.
knock: {Bo} and he considered the board together.

## cat 2
board: {Bo+} was waiting for a king to run.
wait: {Bo} recommended a mouse hole, for practice.
blank: {Bo} sat with {their} back to the whole affair.
knock: By two o'clock, {Bo} had taken his side.

## bird
board: {Bo+} looked on from a perch, like a rook.
wait: {Bo} learned to say "four seconds", and said it.
blank: "Your move," said {Bo}, into the quiet.
knock: "Good morning," said {Bo}, to the hat.

## fish
board: {Bo+} was moved aside, to make room for royalty.
wait: {Bo} had always gone round in circles, unhurried.
blank: {Bo} blew one bubble. It had nothing on it, either.
knock: {Bo} swam up for a look at him.

## fish 2
board: Through the bowl, {Bo+} saw a board like a field.
wait: {Bo} advanced, reconsidered, and retreated.
blank: {Bo} hung there, like a forgotten piece.
knock: {Bo} turned, to show him both sides.

## rabbit
board: {Bo+} moved like a knight, two along and one aside.
wait: {Bo} ate one corner, in the style of the goat.
blank: {Bo} thumped once, at tea time, and waited.
knock: {Bo} ate one leaf out of the hat.

## guineapig
board: {Bo+} called for lettuce during play, and was warned.
wait: {Bo} mistook the post for lettuce, enthusiastically.
blank: Not a wheek came from {Bo}, even for lettuce.
knock: There was a carrot in that coat, said {Bo}.

## hamster
board: {Bo+} was taller than a pawn, and checked it.
wait: {Bo} ran nine kilometres, and arrived nowhere, too.
blank: {Bo} sat with both cheeks empty, which is hamster for grief.
knock: {Bo} was taken for a queen, and bowed to.

## horse
board: {Bo+} leaned in, and looked hard at the knights.
wait: {Bo} suggested a quicker way, through a hedge.
blank: {Bo} put {their} head down, and sighed.
knock: {Bo} was offered the hat, and ate some.

## lizard
board: {Bo+} lay by the board, and favoured the dark squares.
wait: {Bo} had watched walls for longer than that.
blank: {Bo} was motionless, and so was everything else.
knock: {Bo} and he had a staring match, and drew.

## toy
board: {Bo+} was made referee, and never took sides.
wait: {Bo} sat in for the other player.
blank: {Bo} fell over, and was left there.
knock: {Bo} gave up {their} side, and was thanked.

## other
board: {Bo+} walked once round the table, and asked nothing.
wait: {Bo} kept {Kim} company, one square a day.
blank: {Bo} watched the door until {they} forgot what for.
knock: {Bo} was shown the board, and sighed at it.

## duet
board: {Bo+} bumped the board, and {Mo+} breathed.
wait: {Bo} and {Mo} invented something faster, without rules.
blank: {Bo} looked at {Mo}, and {Mo} looked at the mat.
knock: {Bo} was on his left, and {Mo} on his right.

## duet 2
board: {Bo+} was for white, so {Mo+} was for black.
wait: {Bo} blamed {Mo} for everything. It passed the time.
blank: {Bo} waited for news, and {Mo} waited for {Bo}.
knock: {Bo} had the suitcase, and {Mo} had the hat.

## any rules
board: The second sign was for {Bo+}, and did not help.
wait: {Bo} preferred dinner on the floor.
blank: {Bo} missed the goat more than expected.
knock: {Bo} was introduced, and got a bow.

## any side
board: {Kim} explained to {Bo+} which side was winning.
wait: Every day, {Kim} asked {Bo}, who would have castled.
blank: {Kim} could think of nothing to tell {Bo}.
knock: {Bo} leaned on him, as a sort of test.

## any post
board: {Bo+} was asked to keep off the board, and nearly did.
wait: {Bo} went to the post, too [fish: , by bucket], for the air.
blank: When it grew dark, {Bo} was still by {Kim}.
knock: {Bo} investigated the suitcase, for goats.

## any crumb
board: {Bo+} hoped that the pawns were nuts.
wait: {Bo} did well out of dinner on the floor.
blank: Even {Bo} left a crust.
knock: {Bo} could smell that he had brought cheese.
`
