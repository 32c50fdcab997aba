export const words = String.raw`
title: <The Wrong {gordon}|{Kim}, Also Known as {gordon}|Three Words and a Name>
refrain: "{gordon}?" said Miss {bell}. "Present," said {Kim}.
recall: the wrong name on the peg
deed: stood up, and wasn't {gordon} any more
keepsake: the peg with the wrong name
joke: Is there anybody else?
summary: On Monday, a {lorry} goes by, and Miss {bell} writes down the wrong name. "{gordon}?" she says. "Present," says {Kim}. By Tuesday, {gordon} has a peg. By Wednesday, {gordon} has stars. And on Thursday, a new boy comes in.
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
word: present = here
word: peg = a hook to hang your hat on
word: register = the list of all the names in a class
word: beetroot = a round vegetable, as red as ink
word: trombone = a long brass horn with a slide
word: leader = the one who goes first
word: speech = a lot of words, said standing up
word: practised = said it again and again, to get it right
question: Why did {Kim} not say it on Monday?
question: Why was it harder to say on Tuesday, and harder on Wednesday?
question: What did {Kim} lose by saying it? What did {gordon} Two get?
question: What did {Bo} know about names?
question: What can you do, when somebody gets your name wrong?
activity: play | Call everybody by a wrong name until supper. Who answers?
activity: make | Make a sign for your peg, with your name and one animal.
activity: talk | Say it kindly, and in as few words as you can. | My name is ; I don't like beetroot ; That is my chair
surprise: The peg says three different names in this book. | Look at pages 3, 12 and 19.
surprise: There is a crown in this story. | Who has it on page 10, and who on page 19?

# 1
= {Kim} comes into Room 5. Miss {bell} waves.
[first-day-of-school: It was the first day of school, and everybody was new. | <On Monday, {Kim} was new in Room 5.|It was Monday, and {Kim} was new in Room 5.>] {Bo+} came as well, [somewhere&!place: as pets may {somewhere.at}. | <as pets may.|since pets may.>]
* gate |

"[roomy: And what's | What's] your name?" asked Miss {bell}, <who had a beautiful new pen|and shook her new pen>.

# 2
= {Kim} says {his} name. Outside, something loud goes by. Miss {bell} writes.
<{Kim} told her, but a {lorry} [roomy: was going | went] past.|{Kim} said it, but just then a {lorry} went by.> "<{gordon}|I see, {gordon}|Thank you, {gordon}>," said Miss {bell}, and wrote it down.

[first-day-of-school: Who begins the first day of school with a "no"? | <It seemed rude to spoil such blue ink.|The ink was so new that it seemed rude to spoil it.>]
^ pet second

# 3
= {Kim} looks at a peg with the name {gordon} on it.
<By lunch, there was a peg that said {gordon}, with {a snail} on it.|At noon, one peg said {gordon}, and had {a snail} [roomy: painted] on it.> [series: {Kim} put {series.keepsake} under it.]

"{gordon}?" said Miss {bell}.

"Present," said {Kim}, <because of the {snail}|since you can't cross out {a snail}>.
> want

# 4
= {Kim} comes out of school, deep in thought.
<"I'll tell her tomorrow," said {Kim} at the gate.|"Tomorrow, I'll tell her," {Kim} told the gate.> "It's three words, and a name."
^ child set | <That was easy to say, to a gate.|The gate didn't mind.>
* gate | [childtrait: | <{He} said it twice, to be ready.|It was a kind gate.>]

[camping-trip&roomy: Class camp was on Friday. | train-journey&roomy: The class train was on Friday. | hanukkah: At home, it was Hanukkah. | holi: Holi was on Friday. | snow-day&roomy: Friday would be a snow day. | first-day-of-school&roomy: That was the first day gone. | occasion&!event: There was all week for it, before {occasion}. | place: There was time, all along {place.street}.]

# 5
= From behind: {Kim} stands before Miss {bell}, who smiles.
<On Tuesday, it took more words, like "sorry", and "yesterday", and "a {lorry}".|By Tuesday, it took more words: "sorry", [roomy: and] "a {lorry}", and "yesterday".> 
^ pet set | <{Kim} counted, and lost count.|That's a lot of words, before nine.>
* gate |

"{gordon}?" said Miss {bell}, and "Present," said {Kim}.

# 6 a
= At lunch, Miss {bell} gives {Kim} a big plate of something red.
[place: Lunch was {place.food} and beetroot, and {Kim} coughed. | <There was beetroot for lunch, and {Kim} coughed.|At lunch came the beetroot, and {Kim} coughed.>] "Was that a yes, {gordon}?"

<So {gordon} had beetroot, twice|So {gordon} liked beetroot, and had more>, and was turning into <quite a person|somebody>.
> lunch

# 6 b
= {Kim} plays a very long trombone. {anna} holds her ears.
<Somebody had to play the trombone, and {Kim} coughed.|There was nobody for the trombone, and {Kim} coughed.> "Was that a yes, {gordon}?"

<So {gordon} played the trombone, badly|So {gordon} had the trombone>, and was turning into <quite a person|somebody>. [place: It shook {place.tree}.]
> lunch

# 7
= On the wall is a fine painting. The label says that it is by {gordon}.
On Wednesday, {Kim} painted [place: {place.landmark} | home: {home.own} | home], <with everybody in it|and put everybody in>. [series: In one corner was {series.keepsake}.]
<Miss {bell} hung it up. "By {gordon}," she wrote under it.|"By {gordon}," wrote Miss {bell}, and hung it up.>
> eyes | <It was hard to look at.|{Kim} looked at it from far away.>

# 8
= In the street, somebody waves at {Kim} and calls.
<"Over here, {gordon}!" somebody called, and {Kim} went.|Somebody called, "Over here, {gordon}!" and over went {Kim}.>
^ child trouble | <It had got into {his} ears.|It was nearly as quick as a real name.>
> call
* call |

<Then somebody called "{Kim}!" and nobody looked round.|But when somebody called "{Kim}!", nobody looked round at all.>

# 9 a
= {Kim} walks home crossly, and counts on {his} fingers.
"<Now it has to be a speech|By now, it's a speech>," said {Kim}, <"and there's beetroot in it."|"with beetroot in the middle."> [series: It began with, "{series.joke}," to get a laugh.] [place: It got a [roomy: good] bit longer, all along {place.street}. | It got a bit longer at every [roomy: <corner|bench> on the way | <corner|bench>].]
^ pet trouble
* call |

# 9 b
= {Kim} walks home crossly, with a trombone.
"<Now it has to be a speech|By now, it's a speech>," said {Kim}, <"and there's a trombone in it."|"with a trombone in the middle."> [series: It began with, "{series.joke}," to get a laugh.] [place: It got a [roomy: good] bit longer, all along {place.street}. | It got a bit longer at every [roomy: <corner|bench> on the way | <corner|bench>].]
^ pet trouble
* call |

# 10
= On the kitchen table lies a paper crown with gold stars.
<{gordon} had {six} gold stars by then.|By then, {gordon} had {six} gold stars.> On Friday, {gordon} would be Leader, <with a crown|and wear the crown>. [first-day-of-school: The first-day photo would say so[roomy: , too]. | camping-trip: The Leader would have the first tent. | train-journey: The Leader would wave off the train. | hanukkah: The next night, all the Hanukkah candles would burn. | holi: The Leader would put the first colour on a cheek. | snow-day: The Leader would make the first footprint in the snow.]
> crown
* call |

"How nice," they said at home, "and who's {gordon}?"

# 11
= A new boy stands in the door with a bag nearly as big as he is.
<On Thursday, a new boy came [place: by {place.by} | to the door], and no {lorry} went by.|On Thursday came a new boy[place: , by {place.by}], and not one {lorry}.>

"{gordon}," he said, <quite clearly|perfectly>.

"Oh," said Miss {bell}, "<but we've got one.|but we have one already.>"
> boy
* low | <Everybody looked at {Kim}.|Nobody could say why {Kim} was so red.>

# 12
= From above: the new boy kneels by a box on the floor, which is his drawer. {Kim} watches.
So he was {gordon} Two, <and since the pegs were taken, his hat lay on the floor|with no peg, and his hat lay on the floor>. [!event&!somewhere&roomy: His drawer was a {box}.]
> floor | [roomy: <The hat looked lost.|It looked rather small there.>]
^ pet third

"What's it like," asked {gordon} Two, "<being the first one|being you>?"

# 13
= {Kim} walks home. Far behind, the new boy walks without his hat.
"<Nice|It's nice>," said {Kim}, and looked at the floor.

"I don't mind being Two," the boy told {Bo}, <but he did|but he did mind>. [place&roomy: He went home by {place.street}, with no hat on.]
* low | <It seemed a long way home.|It got dark, all along the street.>
^ child second

# 14
= {Kim} crouches on the rug and calls {Bo} by a wrong name.
<That night, {Kim} tried the name on {Bo}:|At bedtime, {Kim} tried the name on {Bo}:> "Here, {gordon}!"
> hinge

<{Bo} knew who was who|{Bo} knew better>, [deed: with | and had] no crown to lose. [deed: {Kim} once {deed}[back: , {back.at}]. [roomy: {gordon} never did.]]

# 15
= On Friday morning, {Kim} walks to school with the crown.
<On Friday, {Kim} practised the speech [roomy: on {Bo},] all the way.|All the way on Friday, {Kim} [roomy: made the speech to {Bo} | made the speech].> [series: {He} told it to {series.keepsake}. | place: {He} told it to {place.tree}. | It had grown a middle in the night.] [camping-trip: The class tents were up, each with a name on it. | train-journey: The train would leave at noon. | hanukkah: The night before, one candle had lit all the others. It goes first. | holi: The night before, at the Holi fire, people had made things right. | snow-day: Over everything lay [roomy: snow, and nobody had trodden on it | new, clean snow]. | first-day-of-school&roomy: By the door hung the first-day photo.]
^ child third
* low | <By the gate, it was too long, so {he} left it there.|It had no end, so {he} left it at the gate.>

# 16
= The class sits quite still. {Kim} has the crown on, and looks scared.
[camping-trip: It was time to pick tents. | train-journey: Miss {bell} gave out the tickets. | hanukkah: Like Hanukkah's helper candle, somebody goes first. | holi: There stood the Holi colours, untouched. | snow-day: They stood at the door, before the snow. | first-day-of-school&roomy: There were names to put under the first-day photo.] "{gordon}?" said Miss {bell}, and "Present," said {gordon} Two.

"Leader {gordon}?" "Present," said {Kim}[roomy: , and put the crown on].
> still

"Wrong one, {Bo}," said Miss {bell}, but "Right one," said {Kim}[roomy: , and took the crown off].

# 17 a
= {Kim} is red to the ears. Miss {bell} holds her pen quite still.
<Now it was only three words, and a name: "My name is {Kim}."|So it was three words, after all, and a name: "My name is {Kim}.">

"Then who ate the beetroot?" [roomy: asked Miss {bell}.]

"I did," said {Kim}, "and I'm sorry, but there was a {lorry}."
> told

# 17 b
= {Kim} is red to the ears. Miss {bell} holds her pen quite still.
<Now it was only three words, and a name: "My name is {Kim}."|So it was three words, after all, and a name: "My name is {Kim}.">

"Then who plays the trombone?" [roomy: asked Miss {bell}.]

"I do, badly," said {Kim}, "and I'm sorry, but there was a {lorry}."
> told

# 18
= All over the class, hands have gone up. Miss {bell} looks from one to the next.
"<Is there anybody else?|Anybody else?>" asked Miss {bell}[roomy: , and sat down].

<Slowly, a hand went up.|One hand went up, slowly.> "I'm {anna}, not {hannah}."

<"I'm not in this class," said a boy.|"I'm from next door," said a boy.> [!event&roomy: "You told me to sit."]
^ pet pay |
* joy |

# 19
= There is a new peg with {Kim's} own name on it. {gordon} has the old one, and the crown.
<So {gordon} Two got the peg and the crown, and {Kim} a nail.|So the peg and the crown went to {gordon} Two, and {Kim} got a nail.>
* joy | [childtrait: | <It was the last one, by the mop.|It had a nice view of the mop.>]

<But over the nail, it said {Kim}.|But there, in ink, it said {Kim}.>
^ child pay

[camping-trip: They shared the first tent. | train-journey: Miss {bell} wrote one more ticket. | hanukkah: {gordon} came home for latkes. | holi: {gordon} put blue on {Kim's} cheek. "Happy Holi!" | snow-day: {gordon} made the first footprint. | first-day-of-school: The first-day photo was taken again.]

# 20 a
= {Kim} and {gordon} have put up their hands. Miss {bell} slowly puts up hers.
[camping-trip: By torch, Miss {bell} began again. | train-journey: On the train, Miss {bell} began again. | hanukkah: On Monday, Miss {bell} began again. | holi: Pink and green, Miss {bell} began again. | snow-day: Out in the snow, Miss {bell} began again. | first-day-of-school: Miss {bell} began the first day again. | Miss {bell} began again.] "{gordon}?" "Present!"

"{Kim}?" "Present[roomy: , Miss {bell}]!"
> last
* joy |

<Slowly, Miss {bell's} hand went up.|Miss {bell's} own hand went up, slowly.> "It's Miss {bell}weather," she said. "I never liked to say."

# 20 b
= {Kim} waves and calls. Miss {bell} has stopped, with her pen in the air.
[camping-trip: By torch, Miss {bell} began again. | train-journey: On the train, Miss {bell} began again. | hanukkah: On Monday, Miss {bell} began again. | holi: Pink and green, Miss {bell} began again. | snow-day: Out in the snow, Miss {bell} began again. | first-day-of-school: Miss {bell} began the first day again. | Miss {bell} began again.] "{gordon}?" "Present!"
> last
* joy |

"{Kim}?" <But [train-journey: a whistle blew | camping-trip: a plane was going over | a {lorry} [roomy: was going | went] past].|Just then, [train-journey: a whistle blew | camping-trip: a plane went over | a {lorry} went by].> <Up went the pen, until {Kim} said it again.|The pen waited, until {Kim} said it again.>

## lead dog
want: {Bo} <wanted to meet this {gordon}|wanted to see who {gordon} was>, and looked under the bench.
eyes: {Bo} sniffed at the name, and it smelled of <nobody|nothing at all>.
lunch: {Bo} looked for {gordon} <under the table|in the bin>, and found crumbs.
call: {Bo} searched a <bush|hedge> for {gordon}.
crown: {Bo} <looked in the cupboard|went to look in the hall>, but no {gordon} was there.
boy: {Bo} smelled his shoes<. Here was {gordon}, at last|, and danced. It was {gordon}>!
floor: {Bo} lay on the hat, <and took it home|then took it home>.
hinge: {Bo} ran, and fetched <the real {gordon's} hat|the hat of the real {gordon}>.
still: {Bo} ran to {gordon} Two, and <sat down by him|wriggled all over>.
told: {Bo} brought the hat back, <rather wet|with holes>.
last: {Bo} went and found {gordon}, <three times over|again and again>.

## lead cat
want: {Bo} wanted the register, <to sit on|for a seat>.
eyes: Names are paper, thought {Bo}, and paper is <for sitting on|a bed>.
lunch: {Bo} sat on <some music|the menu>, since it was paper.
call: {Bo} <yawned at|looked past> this {gordon}.
crown: A note came home, and {Bo} sat on it.
boy: {Bo} looked him <up and down, and moved over|over, and shut one eye>.
floor: {Bo} sat on the register at last, <and it stuck|wet ink and all>.
hinge: {Bo} turned away. <Stuck to {them} was the new boy's page of the register|The new boy's page of the register had stuck to {them}>.
still: {Bo} <took|carried> the new boy's page to {gordon} Two.
told: {Bo} gave the page back, <hairs and all|with hairs>.
last: {Bo} has a page of {their} own, <and sits on it|for a bed>.

## lead bird
want: {Bo} wanted to learn the name, and said it all wrong.
hinge: {Bo} looked all round the room for him.
still: {Bo} perched in front of {gordon} Two.
last: {Bo} said "Present!" for the whole class.

## lead fish
want: {Bo} had seen no {gordon}, and had looked both ways.
hinge: {Bo} swam on, and never turned round.
still: {Bo} swam over to {gordon} Two's side.
last: {Bo} swam left, and then right, to be counted.

## lead rabbit
want: {Bo} wanted the label, and had a corner of it.
hinge: {Bo} didn't look up at all.
still: {Bo} hopped over to {gordon} Two.
last: {Bo} ate a name tag, the wrong one.

## lead guineapig
want: {Bo} wanted to know if {gordon} had cucumber.
hinge: {Bo} chewed on, as if somebody else had been asked.
still: "Wheek," said {Bo}, to {gordon} Two.
last: "Wheek!" said {Bo}, without being called.

## lead hamster
want: {Bo} wanted the label, to line a bed with.
hinge: {Bo} stayed in bed.
still: {Bo} got up, and trotted to {gordon} Two.
last: {Bo} kept {their} own label in one cheek.

## lead horse
want: {Bo} wanted whatever hung on that peg, and ate it.
hinge: {Bo} stood there, like a wall.
still: {Bo} put a long nose on {gordon} Two.
last: {Bo} stamped, which is how a horse says "present".

## lead lizard
want: {Bo} wanted the warm spot, under the wrong peg.
hinge: {Bo} didn't move one toe.
still: {Bo} walked straight to {gordon} Two.
last: {Bo} lay along the register, in the sun.

## lead toy
want: {Bo} sat under the peg, and was labelled as well.
hinge: {Bo} didn't look like a {gordon} at all.
still: {Bo} fell over, and lay there pointing at {gordon} Two.
last: {Bo} sat in front, labelled.

## lead other
want: {Bo} waited under the peg for this {gordon} to turn up.
hinge: {Bo} stayed just where {they} {was}.
still: {Bo} went straight to {gordon} Two.
last: {Bo} was on the list as well.

## trait pet fear
set: Of {Bo}, Miss {bell} wrote: no {trait.things}, which was right.
trouble: Then {Bo} met {trait.a}, and the speech lost its middle.
pay: {Bo} forgot to be scared, even of {trait.things}.

## trait pet theft
set: Of {Bo}, Miss {bell} wrote: may {trait.do}, which was right.
trouble: Then {Bo} {trait.did}, and {Kim} forgot the middle.
pay: {Bo} gave {trait.thing} back, since it was that sort of day.

## trait pet socks
set: Of {Bo}, Miss {bell} wrote: steals socks, which was right.
trouble: {Bo} ran by with a sock, and {Kim} forgot the middle.
pay: {Bo} put a stolen sock on her desk, and then four more.

## trait pet noise
set: "{trait.Sound}," said {Bo}, and Miss {bell} spelled that right.
trouble: "{trait.Sound}," said {Bo}, and the speech lost its middle.
pay: "{trait.Sound}!" said {Bo}, since everybody was saying things.

## trait pet part
set: Of {Bo}, Miss {bell} wrote: has {trait.has}, which was right.
trouble: {Bo}, with {trait.has}, got home long before the speech did.
pay: {Bo}, with {trait.has}, had been {Bo} all along.

## trait pet deaf
set: Of {Bo}, Miss {bell} wrote: cannot hear, and then she waved.
trouble: {Bo} couldn't hear the speech, and read it in {Kim's} face.
pay: {Bo} couldn't hear it, but {Bo} saw all those hands.

## trait pet age
set: Of {Bo}, Miss {bell} wrote: {trait.is}, which was right.
trouble: {Bo}, being {trait.is}, [old: slept | ran off] before the middle.
pay: {Bo} was {trait.is}, and [old: had seen it coming | jumped at every hand].

## trait pet favourite
set: Of {Bo}, Miss {bell} wrote: loves {trait.thing}, which was right.
trouble: {Bo} only wanted {trait.thing}, and no speech.
pay: {Bo} let the boy from next door hold {trait.thing}.

## trait pet sleep
set: Of {Bo}, Miss {bell} wrote: sleeps {trait.where}, which was right.
trouble: {Bo} was asleep {trait.where}, by the middle.
pay: {Bo} couldn't have slept through that, even {trait.where}.

## trait pet habit
set: Of {Bo}, Miss {bell} wrote: likes to {trait.do}, which was right.
trouble: Then {Bo} {trait.did}, and {Kim} forgot the middle.
pay: In all that, {Bo} {trait.did}, and nobody stopped it.

## trait pet talent
set: Of {Bo}, Miss {bell} wrote: can {trait.do}, which was right.
trouble: {Bo} {trait.did}, and {Kim} forgot the middle.
pay: {Bo} {trait.did}. That was {Bo}, and nobody else.

## trait child fear
set: {Kim} was scared of {trait.things}, and now of ink.
trouble: Nobody knew that {gordon} was scared of {trait.things}.
pay: Under it, it said: no {trait.things}.

## trait child collection
set: {He} had {trait.a} along, and told it first.
trouble: Nobody asked {gordon} about {trait.things}.
pay: {Kim} showed everybody {trait.thing}.

## trait child noise
set: {Kim} liked to {trait.do}, but {gordon} had not begun to.
trouble: Nobody ever heard {gordon} {trait.do}.
pay: {Kim} {trait.did}, and that was {Kim}.

## trait child part
set: {Kim} had {trait.has}. {gordon} only had a peg.
trouble: In a window, with {trait.has}, stood {gordon}.
pay: Under it was a drawing, with {trait.has}.

## trait child favourite
set: {Kim} loved {trait.things}. Who knows what {gordon} loved?
trouble: Nobody talked to {gordon} about {trait.things}.
pay: Under it, it said: loves {trait.things}.

## trait child sleep
set: {He} would sleep on it, {trait.where}.
trouble: It was {gordon} who slept {trait.where} last night.
pay: It was {Kim} who slept {trait.where}.

## trait child habit
set: [askswhy: "And why not today?" asked the gate, nearly. | counts: {Kim} counted all four words, to be sure. | drawsonthings: {Kim} drew on the gate, and did not sign it. | loseshats: {Kim} had lost a hat, and now a name.]
trouble: [askswhy: {gordon} never asked why. | counts: {Kim} counted: that was the tenth {gordon} today. | drawsonthings: {Kim} drew {gordon} on a wall, without a face. | loseshats: {gordon} had lost two hats by then.]
pay: [askswhy: "Why a nail?" asked {Kim}, who always asked why. | counts: {Kim} counted the letters, and all were there. | drawsonthings: {Kim} drew on the wall, and signed it. | loseshats: By noon, {Kim} had lost a hat there.]

## trait child talent
set: {Kim} could {trait.do}, but who knows about {gordon}?
trouble: Nobody asked {gordon} to {trait.do}.
pay: {Kim} {trait.did}, and it was nobody else.

## dog
gate: {Bo+} sat at the gate, and wagged at strangers.
call: {Bo} searched a bush for this {gordon}.
low: {Bo} walked so close that {Kim} nearly fell.
joy: {Bo} answered for everybody. Woof! Woof!

## dog 2
gate: {Bo+} came along, in case school had sausages.
call: {Bo} barked at {gordon}, wherever he was.
low: {Bo} let {their} tail hang, and leaned on {Kim}.
joy: They called {Bo}, and {Bo} came.

## cat
gate: {Bo+} sat by the gatepost, and knew no one.
call: {Bo} doesn't come to {their} own name, let alone {gordon's}.
low: {Bo} came without being asked, which was serious.
joy: {Bo} had a chair with a label, and ignored it.

## cat 2
gate: {Bo+} watched the gate, without much hope.
call: {Bo} looked right through {gordon}, as cats can.
low: {Bo} sat down by {Kim's} foot.
joy: The register said {Bo} now, with a paw mark.

## bird
gate: {Bo+} came along, and shouted at the bell.
call: {Bo} had learned to say "{gordon}".
low: {Bo} said nothing, in any voice.
joy: {Bo} said "Present!" for the whole room.

## fish
gate: {Bo+} came in the bowl, and the gate went wavy.
call: "Hello, {gordon's} fish!" {Bo} showed them a fin.
low: {Bo} kept to the side where {Kim} was.
joy: {Bo} was spelled right. Blup!

## fish 2
gate: {Bo+} was carried to the gate, and looked at shoes.
call: {Bo} blew one bubble at the name of {gordon}. It burst.
low: {Bo} hung still, and the water did, too.
joy: {Bo} swam left, then right.

## rabbit
gate: {Bo+} had eaten the flower by the gate.
call: {Bo} turned one ear to "{gordon}".
low: {Bo} thumped, as if to say, now.
joy: {Bo} ate a name tag. It was the wrong one.

## guineapig
gate: {Bo+} said goodbye. "Wheek!" It took a while.
call: "Wheek," said {Bo}, as if laughing.
low: {Bo} looked up at {Kim}, and didn't wheek.
joy: "{Bo}?" "Wheek!" Two chairs fell over.

## hamster
gate: {Bo+} came with {their} own lunch, in both cheeks.
call: {Bo} hid each time that {gordon} was mentioned.
low: {Bo} kept a seed for {Kim}, and did not eat it.
joy: {Bo} kept {their} label in one cheek.

## horse
gate: {Bo+} looked over the gate, and over the school.
call: "Is that {gordon's} horse?" {Bo} neighed.
low: {Bo} breathed on the back of {Kim's} neck.
joy: {Bo} had a place, mostly outside.

## lizard
gate: {Bo+} lay by the warm gatepost, and guarded it.
call: {Bo} looked for {gordon} with one eye, and gave up.
low: {Bo} went the colour of the floor.
joy: {Bo} lay along the register, in the sun.

## toy
gate: {Bo+} sat by the bag, and had no comment.
call: {Kim} asked {Bo} who {gordon} was. {Bo} didn't know either.
low: {Bo} had a tear on one cheek. It was {Kim's}.
joy: {Bo} was called three times.

## other
gate: {Bo+} came as far as the gate, and was admired.
call: {Bo} waited politely for {gordon} to turn up.
low: {Bo} walked close to {Kim}, and didn't hurry.
joy: At last, they spelled {Bo} right.

## duet
gate: {Bo+} and {Mo+} got stuck in the gate.
call: {Bo} thought {gordon} was {Mo}. {Mo} thought not.
low: {Bo} leaned on {Mo}, and {Mo} leaned on {Kim}.
joy: {Bo} answered to {Mo}, and {Mo} to {Bo}.

## duet 2
gate: {Bo+} held the gate against {Mo+}.
call: {Bo} and {Mo} both looked, and there was no {gordon}.
low: {Bo} went on one side of {Kim}, and {Mo} on the other.
joy: {Bo} and {Mo} were counted as two.

## any late
gate: {Bo+} was nearly late, and came running[fish: , in the bowl].
call: {Bo} kept quiet about {gordon}.
low: {Bo} was early, for once, and stayed close.
joy: "{Bo}?" said Miss {bell}. {Bo} was there.

## any name
gate: {Bo+} has had one name from the start.
call: {Bo} waited to hear it, and only heard {gordon}.
low: {Kim} said {Bo's} name, to say one right.
joy: {Bo} heard it now, from all sides.

## any lunch
gate: {Bo+} looked after {Kim's} lunch, but not long.
call: {Bo} was offered {gordon's} lunch.
low: {Bo} had not touched a crumb.
joy: {Bo} got a biscuit, marked {Bo}.

## any bell
gate: {Bo+} heard the bell first, and held still.
call: {Bo} turned round for {gordon}.
low: {Bo} looked at {Kim}, all the time.
joy: {Bo} was a Leader's friend, and let it be known.
`
