export const words = String.raw`
title: <The Wrong {gordon}|{Kim}, Also Known as {gordon}|Three Words and a Name>
refrain: "{gordon}?" said Miss {bell}. "Present," said {Kim}.
recall: the wrong name on the peg
deed: stood up, and wasn't {gordon} any more
summary: On Monday, a {lorry} goes by, and Miss {bell} writes down the wrong name. "{gordon}?" she says. "Present," says {Kim}. By Tuesday, {gordon} has a peg. By Wednesday, {gordon} has stars, and likes beetroot. And on Thursday, a new boy comes in.
extra: friend = {gordon}
extra: friend2 = {anna}
extra: grownup = Miss {bell}
pick: gordon = Gordon, Nigel, Trevor, Cedric, Norman, Maurice
pick: bell = Bell, Fair, Merry, Star
pick: lorry = lorry, bus, mower, fire engine
pick: snail = snail, kite, pear, frog
pick: six = six, seven, nine
pick: hannah = Hannah, Susan, Joan, Edna
pick: anna = Anna, Suki, June, Enid
pick: box = shoe box, biscuit tin, hat box
sign: room-5 = ROOM 5
sign: by-gordon = BY {gordon}
sign: gordon-two = {gordon} TWO
sign: welcome = WELCOME
word: present = here
word: peg = a hook to hang your coat on
word: beetroot = a round vegetable, as red as ink
word: leader = the one who goes first
word: questions = what people ask when they want to know
word: label = a paper that says what a thing is
word: speech = a lot of words, said standing up
question: Why did {Kim} not say it on Monday?
question: Why was it harder to say on Tuesday, and harder on Wednesday?
question: What did {Kim} lose by saying it?
question: What did {Bo} know about names?
question: What can you do, when somebody gets your name wrong?
activity: play | Call everybody by a wrong name until supper. Who answers?
activity: make | Make a sign for your peg, with your name and one animal.
activity: talk | Say it kindly, and in as few words as you can. | My name is ; I don't like beetroot ; That is my chair
surprise: Somebody in the class isn't in the class. | Listen on page 18.
surprise: The peg says three different names in this book. | Look at pages 3, 12 and 19.

# 1
= {Kim} comes to school on the first day. Miss {bell} waves at the door.
It was the first day of school [somewhere: {somewhere.at}]. Miss {bell} had a beautiful new pen, and wanted to get everything right.
* gate | <Everybody's shoes were new, too.|Nobody had lost a hat yet.>

"And what's your name?" she asked.

# 2
= {Kim} says {his} name. Outside, something loud goes by. Miss {bell} writes.
{Kim} told her, but a {lorry} was going past [roomy: the window]. "{gordon}," wrote Miss {bell}, in ink.

It seemed rude to spoil such <neat blue|shiny> ink, and it was only one day.

# 3
= {Kim} looks at a peg with the name {gordon} on it.
By lunch, there was a peg that said {gordon}, with <a {snail} on it|{a snail} painted on it>.

"{gordon}?" said Miss {bell}.

"Present," said {Kim}, <because of the {snail}|since you can't cross out {a snail}>.

# 4
= {Kim} comes out of school, deep in thought.
"I'll tell her tomorrow," said {Kim} at the gate. "It's three words, and a name."
* gate | <That was easy to say, to a gate.|The gate didn't mind at all.>

[roomy: "Bye, {gordon}!" called somebody.]

# 5
= From behind: {Kim} stands before Miss {bell}, who smiles.
On Tuesday, it took more words, like "I'm sorry", and "yesterday", and "a {lorry}".
* gate | <That's a lot, before nine in the morning.|{Kim} counted them, and lost count.>

"{gordon}?" said Miss {bell}, and "Present," said {Kim}.

# 6
= At lunch, Miss {bell} gives {Kim} a big plate of something red.
At lunch [place: they had {place.food} and beetroot | there was beetroot], and {Kim} coughed. "Was that a yes, {gordon}?" asked Miss {bell}.

So {gordon} had beetroot, twice, and was turning into <quite a person|somebody>.

# 7
= On the wall is a fine painting. The label says that it is by {gordon}.
On Wednesday, {Kim} painted [home: {home.own} | home], with everybody in it[sequel&roomy&!home: , and {recall}]. Miss {bell} admired it, and hung it up, with a label that said {gordon}.

# 8
= In the street, somebody waves at {Kim} and calls.
"Over here, {gordon}!" somebody called, and {Kim} went over there.
* call | <{Kim's} [wheels: wheels | feet] had begun to answer.|It had got into {Kim's} ears.>

Then somebody called "{Kim}!" and {Kim} didn't even look round.

# 9
= {Kim} walks home crossly, and counts on {his} fingers.
"Now it would have to be a speech," said {Kim}, "with questions about the beetroot."
* call | <[place: {place.Creature} | A pigeon] looked away, as if it had heard.|It was a long way home, with that in it.>

# 10
= On the kitchen table lies a paper crown with gold stars.
{gordon} had {six} gold stars[roomy: , for tidy drawers]. On Friday, {gordon} would be Leader of the Week[roomy: , and bring {his} [1: pet | pets]].
* call | "How nice," they said at home. "Who's {gordon}?"

# 11
= A new boy stands in the door with a bag nearly as big as he is.
On Thursday, a new boy came to the door, and no {lorry} went by.

"And what's your name?" asked Miss {bell}.

"{gordon}," he said, <quite clearly|perfectly>. "Oh!" said Miss {bell}. "But we've got one."

# 12
= From above: the new boy kneels by a box on the floor, which is his drawer. {Kim} watches.
So he was {gordon} Two. [roomy: All the pegs were | Every peg was] taken, so his coat had the floor. [roomy: His drawer was a {box}.]

"I've never met another one," he told {Kim}. "What's it like, <being the first|being you>?"

# 13
= {Kim} walks home. Far behind, the new boy carries his coat.
{Kim} said that it was nice[roomy: , which it isn't, on somebody else's peg].
* low | <{gordon} Two waved, and dropped his coat.|The clouds came down, to listen.>

"I don't mind being Two," {gordon} had said, and he minded.

# 14
= {Kim} crouches on the rug and calls {Bo} by a wrong name.
That night, {Kim} tried it on {Bo}. "Here, {gordon}!" [dog: {Bo} looked behind {them}, to see who that was. | cat: {Bo} went on washing a leg that wasn't {gordon's}. | bird: {Bo} looked all round the room for him. | fish: {Bo} swam on, with {their} back turned. | rabbit: {Bo} didn't so much as lift an ear. | guineapig: {Bo} chewed on, as if somebody else had been asked. | hamster: {Bo} stayed in bed. | horse: {Bo} stood there, like a wall. | lizard: {Bo} didn't move one toe. | toy: {Bo} sat there, and didn't look like a {gordon} at all. | {Bo} stayed just where {they} {was}.]

"{Bo}?" said {Kim}, and there {they} {was}. [deed: {gordon} never {deed}[back: , {back.at}]. {Kim} did. | toy: It was plain at once. | {Bo} never says "present" for anybody else.]

# 15
= On Friday morning, {Kim} walks to school with the crown in a bag.
On Friday, {Kim} practised the speech all the way. It had grown a middle in the night.
* low | <By the gate, it had no end.|{Kim} said it to a hedge. It rustled.>

# 16
= The class sits quite still. {Kim} stands up. [event: The room is decorated.]
[event&!first-day-of-school: It was nearly {event.is}[roomy: , and the room looked it]. | occasion&!event: It was nearly {occasion}. | <The corridor was full of paws.|Somebody had brought a goat.>] "{gordon}?" said Miss {bell}, and "Present," said {gordon} Two.

"I meant our Leader," said Miss {bell}. "{gordon}?"
* low | <You could hear the clock.|The clock held its breath.>
Then {Kim} [wheels: put a hand up | stood up].

# 17
= {Kim} is red to the ears. Miss {bell} holds her pen quite still.
The speech had gone, except for three words, and a name. "My name is {Kim}."

"Since Monday?" said Miss {bell}. "And the beetroot?"

"I don't like it," said {Kim}. "I'm sorry. There was a {lorry}."

# 18
= All over the class, hands have gone up. Miss {bell} looks from one to the next.
Miss {bell} sat down, and asked, "Anybody else?"

Slowly, a hand went up, and said, "I'm {anna}, not {hannah}."

"I'm not in this class," said a boy [roomy: at the back]. "You told me to sit."
* joy |

# 19
= There is a new peg with {Kim's} own name on it. {gordon} has the old one, and the crown.
So {gordon} got the peg, the stars and the crown, and {Kim} a crooked nail.
* joy | <It had a nice view of the mop.|It was the last one, by the mop.>

But over the nail, it said {Kim}.

# 20
= {Kim} and {gordon} have put up their hands. Miss {bell} slowly puts up hers.
* joy |
Miss {bell} began again. "{gordon}?" "Present!"

"{Kim}?" "Present, Miss {bell}!"

[roomy: Miss {bell} put down her pen, and slowly her | Slowly, her] own hand went up. "It's Miss {bell}weather," she said. "I never liked to say."

## dog
gate: {Bo+} sat by the gate, and wagged at the wrong legs.
call: {Bo} searched a bush for this {gordon}.
low: {Bo} carried one end of {Kim's} sleeve.
joy: {Bo} answered for everybody. Woof! Woof!

## dog 2
gate: {Bo+} came along, in case school had sausages.
call: {Bo} barked at {gordon}, wherever he was.
low: {Bo} let {their} tail hang, and leaned on {Kim}.
joy: They all called {Bo}, and {Bo} came every time.

## cat
gate: {Bo+} sat by the gatepost, and knew no one.
call: {Bo} doesn't come to {their} own name, let alone {gordon's}.
low: {Bo} came without being asked, which was serious.
joy: {Bo} had a chair with a label, and ignored it.

## cat 2
gate: {Bo+} watched the gate, without much hope.
call: {Bo} looked right through {gordon}, as cats can.
low: {Bo} sat down by {Kim's} foot, and stayed.
joy: The register said {Bo} now, with a paw mark.

## bird
gate: {Bo+} came along, and shouted at the bell.
call: {Bo} had learned to say "{gordon}", and was sent out.
low: {Bo} said nothing, in any voice.
joy: {Bo} said "Present!" for the whole room.

## fish
gate: {Bo+} came in the bowl, and the gate went wavy.
call: "Hello, {gordon's} fish!" {Bo} showed them a tail.
low: {Bo} kept to the side where {Kim} was.
joy: {Bo} got a label, with the right name. Blup!

## fish 2
gate: {Bo+} was carried to the gate, and looked at shoes.
call: {Bo} blew one bubble at the name of {gordon}. It burst.
low: {Bo} hung still, and the water did, too.
joy: {Bo} was shown round, and swam left, then right.

## rabbit
gate: {Bo+} had eaten the flower by the gate.
call: {Bo} turned one ear to "{gordon}", and folded it up.
low: {Bo} thumped, as if to say, now.
joy: {Bo} ate a name tag. It was the wrong one.

## guineapig
gate: {Bo+} said goodbye. "Wheek!" It took a while.
call: "Wheek," said {Bo} to {gordon}. It sounded like laughing.
low: {Bo} looked out of {Kim's} arms, and didn't wheek.
joy: "{Bo}?" "Wheek!" Two chairs fell over.

## hamster
gate: {Bo+} came in {Kim's} hands, with {their} own lunch.
call: {Bo} hid each time that {gordon} was mentioned.
low: {Bo} held on to {Kim's} thumb.
joy: {Bo} put {their} own label in one cheek, to keep.

## horse
gate: {Bo+} looked over the gate, and over the school.
call: "Is that {gordon's} horse?" {Bo} trod on somebody's lunch.
low: {Bo} breathed on the back of {Kim's} neck.
joy: {Bo} had a place by the window, mostly outside.

## lizard
gate: {Bo+} lay by the warm gatepost, and guarded it.
call: {Bo} looked for {gordon} with one eye, and gave up.
low: {Bo} went the colour of the floor.
joy: {Bo} lay along the register, in the sun.

## toy
gate: {Bo+} sat by the bag, and had no comment.
call: {Kim} asked {Bo} who {gordon} was. {Bo} didn't know either.
low: {Kim} held {Bo} in both arms, and tightly.
joy: {Bo} sat in front, with a name tag on.

## other
gate: {Bo+} came as far as the gate, and was admired.
call: {Bo} waited politely for {gordon} to turn up.
low: {Bo} walked close to {Kim}, and didn't hurry.
joy: It took three goes, but they spelled {Bo} right.

## duet
gate: {Bo+} and {Mo+} got stuck in the gate.
call: {Bo} thought that {gordon} was {Mo}. {Mo} thought not.
low: {Bo} leaned on {Mo}, and {Mo} leaned on {Kim}.
joy: {Bo} answered to {Mo}, and {Mo} to {Bo}.

## duet 2
gate: {Bo+} held the gate against {Mo+}.
call: {Bo} and {Mo} both looked, and there was no {gordon}.
low: {Bo} went on one side of {Kim}, and {Mo} on the other.
joy: {Bo} and {Mo} were marked down as two, at last.

## any late
gate: {Bo+} was nearly late, and came running[fish: , in the bowl].
call: {Bo} was asked about {gordon}, and kept quiet.
low: {Bo} was early, for once, and stayed close.
joy: "{Bo}?" said Miss {bell}. {Bo} was there.

## any name
gate: {Bo+} has had one name from the start.
call: {Bo} waited to hear it, and only heard {gordon}.
low: {Kim} said {Bo's} name once, just to say one right.
joy: {Bo} heard it now, from all sides.

## any lunch
gate: {Bo+} looked after {Kim's} lunch, but not long.
call: {Bo} was offered {gordon's} beetroot, and declined.
low: {Bo} hadn't touched a crumb.
joy: {Bo} got a biscuit, marked {Bo}.

## any bell
gate: {Bo+} heard the bell first, and held still.
call: {Bo} turned round for {gordon}, and was embarrassed.
low: {Bo} looked at {Kim}, all the time.
joy: {Bo} was a Leader's friend, and let it be known.
`
