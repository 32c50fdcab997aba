export const words = String.raw`
title: <Stuck, Stuck, Stuck|Turn, Turn, Turn|{Kim} and the Lid|Shall I? Me!>
refrain: Turn, turn, turn. Stuck, stuck, stuck.
recall: the lid on the jam
deed: got the lid off the jam
keepsake: the lid that went pop
joke: Shall I? Me!
summary: There is toast, and there is jam, and there is a lid. Turn, turn, turn. Stuck, stuck, stuck! "Shall I?" says {nana}. "Me!" says {Kim}. {Kim} tries it high and low, and all day long. The toast gets cold. And then the lid says one small thing.
extra: elder = {nana}
pick: nana = Nana, Grandma, Nonna, Oma, Yaya, Gran, Mormor
pick: fig = fig, plum, peach, pear
pick: grr = grrr, nnng, hrrr
pick: tok = tink, tok, tonk
pick: ant = an ant, a flea, a gnat
pick: fluff = some fluff, a bit of fluff, a lot of fluff
word: lid = the top of a jar or a pot
word: stuck = when a thing will not move
word: tight = hard to get off
word: toast = bread that went brown and hot
word: jam = fruit that is cooked until it is sweet and thick
word: puff = breath, when you have run or pushed
question: What did {Kim} want for the toast?
question: What did {Kim} do to the lid? Which way was the best?
question: Why did {Kim} say "Me"?
question: Who was stuck, too?
question: What can you do now that was once too hard?
activity: move | Turn, turn, turn! Do it with your two hands each time.
activity: sound | What did the lid say at last? | stuck ; tk ; POP
activity: find | Where is the jam? Look for it on each page.
surprise: Look at the toast. What does it do as the book goes on? | Start on page 1.
surprise: The lid says one small thing before the big one. | Listen on page 16.

# 1
= {Kim} sits at the table with toast. By the plate is a big jar of jam.
<It was toast time[place: , {place.at}]. {Kim} had hot toast.|It was time for hot toast[place: , {place.at}].> <And {Kim} had jam! It was {fig} jam.|And there was jam! It was {fig} jam.|Toast wants jam. There was some, too, {fig} jam!>
* want | <"Mmm, jam!" said {Kim}.|"Jam!" said {Kim}. "Mmm!"|You could see it, right up to the top.>

[birthday: It was {Kim's} birthday, and jam is for cake. | beach-holiday: It was a beach day. Jam first, then sand! | new-years-eve: It was New Year's Eve. They had till midnight. | hanukkah: It was Hanukkah. Doughnuts have to have jam! | lunar-new-year: It was Lunar New Year. Tarts have to have jam! | occasion&!event: It was {occasion}. | somewhere&!place: They were {somewhere.at}. |] <One bit was for {Bo+}.|And {Bo+} could have a bit.>

# 2
= {Kim} has one hand on the lid of the jar.
<On top of the jam was a lid.|But the jam had a lid on.|A jar has a lid. This one had it on tight.>
> want
* want | <It was red, and it just sat there.|The lid just sat there.>

Turn, turn, turn. Stuck, stuck, stuck! <"Shall I?" said {nana}. "Me!" said {Kim}.|"Shall I?" said {nana}. "No! Me!" said {Kim}.>

# 3
= {Kim} holds the jar with both arms and pulls a terrible face.
<{Kim} did it with two hands, and two eyes shut.|Two hands, then, and two eyes shut!|{Kim} hung on to it, with all ten toes, too.> {Grr}!
^ pet set
* want | <It did not even say krr.|Not a bit. Not a bit of a bit.>

Turn, turn, turn. Stuck, stuck, stuck! [roomy: <The toast got a bit less hot.|And the toast got less hot.|No more steam came off the toast.>]

# 4
= From above: {Kim} lies on the jar with {his} tummy, and it starts to roll.
<{Kim} lay on it, tum down.|So {Kim} lay on it, tum first.|Then {Kim} sat on it, and then lay on it.>
^ child set |

<Did the lid turn? No, but the jam did!|The lid did not turn. The jam did!|Something turned. Was it the lid? No, the jam!> It went roll, roll, roll. [home: It went out of {home.door}.] <It got to the end. Bump!|Bump! That was the end of the floor.>

# 5
= The jar rolls down the path. {Kim} goes after it.
<"Jam!" said {Kim}. "Come back, jam!"|"Come back, jam!" said {Kim}.|"Stop that jam!" said {Kim}.> Roll, roll, roll!
> eyes | <It went by a bee. It went by a snail.|It went by a snail, but not fast.>

[place: It went as far as {place.street}. | <It went down a step. Bump!|Bump! That was a step.>] <"Got it!" said {Kim}.|"Got you, jam!" said {Kim}.>

# 6 a
= {Kim} has put a hat on the jar, and turns it.
<{Kim} put a hat on it.|Was its head cold? {Kim} put a hat on it.> [series: It got {series.keepsake}, too. [friend: {series.friend} had lent it.] | roomy: <It had a good face, for jam.|The jam looked good in it.>]
> six
* try | <The lid did not come off.|Now it was jam in a hat.>

Turn, turn, turn. <Off came... the hat!|Off it came! But just the hat.|Pop! Off flew... the hat!> Stuck, stuck, stuck.

# 6 b
= {Kim} has put the jar to bed, with its lid on a pillow. Hush!
<Was the lid just tired? {Kim} put it to bed.|{Kim} put the lid to bed, jam and all.|A nap, then! {Kim} put it to bed, lid up.> [series: It got {series.keepsake}, too. [friend: {series.friend} had lent it.] | roomy: <It had a pillow.|"Night, night, lid.">]
> six
* try | <The lid had a good sleep.|It did not snore.>

Turn, turn, turn. <Off came... the blanket!|Off it came! Just the blanket.|Up got... the pillow!> Stuck, stuck, stuck.

# 7 a
= {Kim} washes the jar: out comes the water, all over it.
<{Kim} gave it a bath. Splish, splosh!|Splish, splosh! {Kim} gave it a bath.|In it went, with the duck. Splish, splosh!>
> seven
* try | <Now it was wet and stuck.|Now it was clean and stuck.>

Turn, turn... whoops! <Slip, slop!|Slop, slip!> "Shall I?" said {nana}. "Me!" <said {Kim}, wet|said {Kim}>.

# 7 b
= {Kim} shakes the jar high up over {his} head.
<{Kim} gave it a shake. Glop, glop, glop!|Glop, glop, glop! {Kim} gave it a shake.|Up high went the jar. Glop, glop, said the jam.>
> seven
* try | <Now it was mixed and stuck.|The jam went up. It came down.>

Turn, turn... <no! Just glop.|no, no! Just glop.> "Shall I?" said {nana}. "Me!" <said {Kim}, all hot|said {Kim}>.

# 8 a
= {Kim} beats on the jar. {nana} has a hand on each ear.
<{Kim} hit it, to a tune.|{Kim} hit it, and it was a tune.|A spoon can make a lid sing.> {Tok}, {tok}, {tok}! [series: "{series.joke}!" went the tune.] [roomy: <{nana} did not sing.|{nana} put a hand on each ear.>]
^ pet trouble
* try | <The lid did not mind the tune.|{Tok}, said the jam. It knew the tune.>

Turn, turn, turn. <Stuck, stuck, stuck!|Stuck! Stuck! Stuck!>

# 8 b
= {Kim} tickles the jar with a feather. {nana} looks on.
<{Kim} gave it a tickle, here and there.|Here and there, {Kim} gave it a tickle.|If it has to laugh, it has to open.> Kitchy, kitchy, koo! [series: "{series.joke}!" That can tickle, too.] [roomy: <{nana} had to laugh.|{nana} went hee, hee.>]
^ pet trouble
* try | <The lid did not laugh, not one ha.|Not one hee came out of the lid.>

Turn, turn, turn. <Stuck, stuck, stuck!|Stuck! Stuck! Stuck!>

# 9
= {Kim} speaks to the jam, and says please.
<"Please, jam," said {Kim}, in its ear.|"Jam?" said {Kim}, down low.|You can talk to jam. {Kim} did.> "Please, please, please." [birthday: The cake had a hole, for jam. No jam. | beach-holiday: The bucket had to wait, by the door. | new-years-eve: It got dark, and it got late. | hanukkah: The doughnuts were round, with no jam in. | lunar-new-year: The tarts had a hole, for jam. No jam. | place: They had {place.food}. They had no jam. | <The spoon had no jam. The plate had no jam.|There was no jam for the spoon, or the plate.>]
> toast | <It was just a plate, and toast.|The plate had toast, and no jam.>

And the toast got <cold, as cold as the plate|colder, and colder>.

# 10
= {Bo} has had a turn with the jar. {Kim} looks worried.
<Then it was {Bo's} go.|"You have a go, {Bo}," said {Kim}.|Who had not had a go? {Bo}!>
> go
^ pet second

Did the lid turn? <No, it did not.|Not one bit.> <It was just not so clean.|There was just a bit more mess.|It had had a nice time.> [1-3: Stuck, stuck, stuck.]

# 11
= {Kim} pushes the jar under the bed, and is cross with it.
<"Bad jam!" said {Kim}. "Bad, bad, bad!"|"Bad, bad, bad jam!" said {Kim}.|"You are not even nice jam!" said {Kim}.> <{Kim} gave it a push. Under the bed it went.|It got a push, and went under the bed.|Under the bed with it! {Kim} gave it a push.>
* low | <It went a long way in.|It hit the wall. Tonk.>
^ pet third

<"I do not want jam!" said {Kim}.|"No more jam! Not for me!"> 

# 12
= {Kim} lies on the floor, and has the jar again.
<But {Kim} did want jam, and had a look.|But {Kim} did want jam, and got low.|But jam is jam. {Kim} had a look.> [roomy: <It was dark in there.|It was so dark under there.>]
> low
^ child trouble
* low | <It looked so small, for jam.|It was all on its own.>

There it was, by [series: {series.keepsake} | {fluff}]. <Out came one hand. Out came the jam.|Out came {Kim}. Out came the jam.|In went an arm. Out came the jam.>

# 13
= {Kim} gives the jar to {nana}, slow and sad.
{Kim} went to {nana}, <the slow way|but not fast>. "Shall I?" said {nana}. [place: {place.Says}. {Kim} did not. | <{Kim} did not say, "Me!"|And {Kim} did not say, "Me!">]
> slow
* low | <{Kim} looked at one toe.|{Kim} looked at the mat.>

<{Kim} gave her the jam.|So {nana} had the jam.|Up went two arms, and up went the jam.> [roomy: <It was hard to let go.|That was hard.>]

# 14
= {nana} has her arms round the jar, and twists with all her might.
{nana} is big. {nana} has big, big hands. <She can lift a chair.|She can lift a bag of spuds.|She can lift {Kim}, with one.>
^ child second

Turn, turn, turn, went {nana}. <She went pink, and then she went red.|She went red, and then redder.|Her ears went red, and her chin shook.> {Grr}, {grr}! <Did it go?|And the lid?>

# 15
= {Kim} and {nana} sit outside with the jar between them.
"Stuck," said {nana}. "Stuck, stuck, stuck!" <"Is it the lid, and not me?" said {Kim}.|"So it is the lid, not me!" said {Kim}.>

[deed: Once, {Kim} {deed}. [back: That was {back.at}.] | They sat down. [place: They saw {place.ride} go by. | <{nana} had no puff left.|There was no puff left in {nana}.>]] <"Again?" said {Kim}, and looked at {Bo}.|{Kim} looked at {Bo}, and said, "Again?">

# 16
= {Kim} has the jar once more. {Bo} helps.
Stuck, stuck, stuck! <{Bo} saw it: the jar went round, too!|{Bo} saw that the jar went round, too!>
> hinge
^ child third

<Turn, turn,|Turn, turn, turn,> with {Bo} to hold it... Tk! <What was that? The lid!|Who said tk? The lid!|The lid! It said tk!>

# 17
= By night, {Kim} turns the lid, bit by bit.
<The lid went as far as {ant} can step.|The lid had moved one step of {ant}.|You could put one foot of {ant} in there.> [roomy: That is not far.] "Again, {Bo}!" said {Kim}. Tk. [new-years-eve: "Ten, nine, eight," said {nana}. Tk, tk. | "Again." Tk, tk.]
^ child pay |

[roomy: <{Kim's} hands got hot, and then {Kim's} nose.|It got hot, and it got hard.|It got dark. {Kim} did not look up.>] "Shall I?" said {nana}. "Me," said {Kim}. <Tk, tk, tk...|Tk. Tk. Tk...>

# 18
= The lid is off! {Kim} jumps for joy with the jar.
POP! [birthday: It was as good as a balloon. | beach-holiday: All the gulls flew up, and off! | new-years-eve: Pop, went the sky. Happy New Year! | hanukkah: The candles shook a bit. | lunar-new-year: Was it a firecracker? It was the lid! | <Up went the lid. Up went {Kim}.|Up went {Kim}. Up went the lid.>] [place&roomy: You could hear it at {place.landmark}. | roomy: <Round went the lid. Ting, ting!|The lid hit the gate. Ting!>]
> pop
* joy |
^ pet pay

"Me, me, me!" said {Kim}. "You!" said {nana}.

# 19
= There is jam on the toast, on {Kim} and on everybody.
<The toast was cold, and as hard as a hat.|The toast was flat, cold and hard.|It was toast that you could knock on.> It was the best toast of all. [birthday: In went the jam. Now it was a cake! | beach-holiday: They had it on the sand, by the moon. | new-years-eve: It was the first toast of the year. | hanukkah: In went the jam. One doughnut each! | lunar-new-year: In went the jam. A sweet year to you!]
* joy |

<There was jam on {Bo}, {Kim} and {nana}.|Then {Bo}, {Kim} and {nana} had jam on.|The jam got on {Kim}, and {nana}, and {Bo}.> [series&roomy: There was some on {series.keepsake}. | roomy: <{nana} had it up to the chin.|Who had jam on one ear? {nana}.>]

# 20 a
= The lid is back on the jar, and {nana} gives it one more turn. {Kim} looks at it.
<Then {Kim} had no more room.|There was no more room in {Kim}.|Then not one more bite went in.> [place&roomy: The moon was on {place.tree}.]
> last
* joy | <There was some left, for next time.|But there was some left.>

So {Kim} put the lid back on. Turn, turn, turn. [1-3: [birthday: That was for the next birthday. | beach-holiday: No sand could get in. | new-years-eve: It was for all the year. | hanukkah: It was for next Hanukkah. | lunar-new-year: It was for all the year.]] <Good and tight. {nana} gave it one look.|Good and tight. {nana} gave it one turn.> [roomy: Oh, no!]

# 20 b
= {Kim} sits by the bed, and looks at the empty jar. The lid is off.
<They ate up all the jam.|Then the jam was gone, right to the end.|The spoon went round, and round, and came up clean.> [place&roomy: The moon was on {place.tree}.]
> last
* joy | <There was just a jar, and no lid.|It was just a jar now.>

In the jar went [1-3: [birthday: a candle | beach-holiday: the best bit of sand | new-years-eve: one bit of paper star | hanukkah: a coin | lunar-new-year: a red paper flower | a flower] | a flower]. And the lid? <{Kim} had it[roomy: , in one hot hand], good and tight.|It was in {Kim's} hand, good and tight.>

## lead dog
want: {Bo} wanted the toast. <Good dog. So good!|So good! So good!>
eyes: {Bo} saw it go. <To {Bo}, it was a ball!|A ball, as big as {Bo}!>
six: {Bo} gave it a sniff. <Ball?|Still a ball.>
seven: {Bo} went a long way back. <A long way.|Not {Bo}!>
toast: {Bo} gave the toast a look. <It was still good.|It was just toast.>
go: {Bo} ran off with it, and dug it in. <Dig, dig!|Good ball!>
low: Down went {Bo}, by {Kim}. <No ball now.|Hff.>
slow: {Bo} did not run. <Not one bit.|Just step, step.>
hinge: {They} got hold of it, <and held on|and did not let go>.
pop: A ball! No, a lid! <Run, {Bo}!|{Bo} got it!>
last: {Bo} had some toast, <at last|crust and all>.

## lead cat
want: {Bo} sat by the edge. <Things fall off, there.|Push? Not yet.>
eyes: {Bo} saw it go by, <like a fat mouse|as fast as a mouse>.
six: {Bo} gave it one push. <Just to see.|It did not fall.>
seven: {Bo} was off. <Not for a cat!|That is not for cats.>
toast: {Bo} put one paw on the plate. <Push?|No, {Bo}!>
go: {Bo} put it by the edge. One push. <Bump!|Off it went!>
low: {Bo} did not push. <Not one thing.|Not at all.>
slow: {Bo} looked at {Kim}, <and not at jam|for a long time>.
hinge: {They} put one paw on it, <and did not push|to hold, and not to push>.
pop: A lid! Pat, push, pat! <That was {Bo}.|{Bo} got it!>
last: {Bo} sat by the edge. <Push? Not now.|No push.>

## lead bird
go: {Bo} sang to it. {Bo} gave it a peck.
hinge: {Bo} got on it, and held on. It could not roll.
pop: Pop! Pop, pop! {Bo} can say it, too.

## lead fish
go: In it went, plop, with {Bo}! {Bo} went round it.
hinge: {Kim} put it by {Bo's} bowl. It could not roll.
pop: Pop, went {Bo}, and pop, pop, pop!

## lead rabbit
go: Thump! {Bo} gave it a kick, down the path.
hinge: {Bo} sat by it, close. It could not roll.
pop: {Bo} did a hop, and one more hop!

## lead guineapig
go: {Bo} said wheek. It was not that sort of jam.
hinge: {Bo} sat by it, fat and round. It could not roll.
pop: "WHEEK!" said {Bo}. That is "pop".

## lead hamster
go: {Bo} got on, and ran. Roll, roll! Stop!
hinge: {Bo} ran at it, from that end. Push! It held.
pop: {Bo} ran round and round the lid.

## lead horse
go: Lick, lick, lick, went {Bo}. It was all wet.
hinge: {Bo} put down one big nose, and held it.
pop: {Bo} blew. Hff! That was a pop, too.

## lead lizard
go: {Bo} licked it here. {Bo} licked it there.
hinge: {Bo} lay round it, and held on. It could not roll.
pop: Zip! {Bo} ran round it, and round it.

## lead toy
go: {Kim} did it with {Bo}. {Bo} got in a knot.
hinge: {Kim} put {Bo} by it, tight. It could not roll.
pop: Up went {Bo}, and flop, down again!

## lead other
go: {Bo} gave it a look, and then a bump.
hinge: {Bo} came up close, and held it. It could not roll.
pop: {Bo} did a bit of a dance.

## trait pet fear
set: {Bo} does not like {trait.things}. Jam is good.
trouble: Was that {trait.a}? {Bo} hid.
pay: {Bo} did not hide. It was not {trait.a}.

## trait pet theft
set: {Bo} had {trait.a}. That has no lid.
trouble: {Bo} ran by with {trait.a}. No help!
pay: Up went {Bo}, with {trait.a}!

## trait pet noise
set: "{trait.Sound}!" said {Bo}, to the lid.
trouble: "{trait.Sound}!" said {Bo}. That was no help.
pay: "{trait.Sound}!" said {Bo}. That was a big one.

## trait pet part
set: {Bo} has {trait.has}. But no hands!
trouble: {Bo} looked on, {trait.has} and all.
pay: Up went {Bo}, {trait.has} and all.

## trait pet deaf
set: {Bo} did not hear the grr. {Bo} saw.
trouble: {Bo} did not hear it. {Bo} lay on it.
pay: {Bo} did not hear it. {Bo} saw it fly!

## trait pet age
set: {Bo} is {trait.is}. [old: {Bo} knew lids. | It was the first lid.]
trouble: {Bo} is {trait.is}. [old: {Bo} can wait. | Young ones can't wait.]
pay: {Bo} is {trait.is}. [old: But look at that jump! | Look at that jump!]

## trait pet favourite
set: {Bo} had {trait.thing}. That has no lid.
trouble: {Bo} put down {trait.thing}, to help. Well, no.
pay: Up went {Bo}, with {trait.thing}!

## trait pet sleep
set: {Bo} can sleep {trait.where}. Jam just sits.
trouble: {Bo} went off, to sleep {trait.where}.
pay: Who can sleep {trait.where} now? Not {Bo}!

## trait pet habit
set: {Bo} {trait.did}. The lid did not mind.
trouble: {Bo} {trait.did}. It was no help.
pay: {Bo} {trait.did}. And again!

## trait pet talent
set: {Bo} can {trait.do}. But not lids!
trouble: {Bo} {trait.did}. It was no help.
pay: {Bo} {trait.did}. And again!

## trait child fear
set: {Kim} does not like {trait.things}. Lids are just lids.
trouble: What if there was {trait.a} in there?
pay: {Kim} did not think of {trait.things}.

## trait child collection
set: {Kim} has {trait.things}. They have no lids.
trouble: There was {trait.a}, too! But first, the jam.
pay: {Kim} had {trait.a} by it, for luck.

## trait child noise
set: {Kim} {trait.did} to it. It just lay there.
trouble: {Kim} did not {trait.do}. It was too sad.
pay: {Kim} had no puff left to {trait.do}.

## trait child part
set: [missingtooth: {Kim} has a gap for a tooth. It did not fit. | {Kim's} freckles went red.]
trouble: In went {Kim}, {trait.has} and all.
pay: [missingtooth: {Kim's} tongue sat in the gap. | {Kim's} freckles went red, and redder.]

## trait child favourite
set: {Kim} told it about {trait.things}. No help.
trouble: {Kim} likes {trait.things}. {Kim} wanted jam.
pay: {Kim} thought of {trait.things}, and did not stop.

## trait child sleep
set: {Kim} sleeps {trait.where}. Lids do not sleep.
trouble: {Kim} sleeps {trait.where}. Not down there!
pay: Who can sleep {trait.where} now? Not {Kim}!

## trait child habit
set: [askswhy: "Why are you stuck?" said {Kim}. "Why and why?" | counts: One turn, two turns, ten turns. {Kim} counted. | drawsonthings: {Kim} drew a face on it. A cross one. | {Kim} loses hats. A lid you can't lose!]
trouble: [askswhy: "Why?" said {Kim}, to the dark. | counts: {Kim} counted. One bed, one jam. | drawsonthings: It had a face on. It looked sad. | There was a hat, too! It had been lost.]
pay: [askswhy: {Kim} did not ask why. {Kim} just turned it. | counts: {Kim} counted. Nine. Ten. Ten and one. | drawsonthings: The face on it went round and round. | {Kim} had lost a hat. But not this lid!]

## trait child talent
set: {Kim} can {trait.do}. Lids are not like that.
trouble: {Kim} can {trait.do}. No help!
pay: {Kim} can {trait.do}. {Kim} can do this, too.

## dog
want: {Bo+} sat by the toast. Good dog. So good!
try: {Bo} gave the lid a lick. It was no help.
low: Down went {Bo's} chin, by {Kim}. Hff.
joy: {Bo} got jam on the nose. Where was it?

## dog 2
want: {Bo+} had a bit of toast. Who said {they} could?
try: {Bo} had the lid in {their} teeth. Grr! Then {Kim} did.
low: {Bo} came in, with no wag at all.
joy: Wag, wag! Now {Bo} had jam on the wall.

## cat
want: {Bo+} sat there. Cats do not ask.
try: {Bo} gave it a pat with one paw. Pat, pat.
low: {Bo} looked at {Kim}, and not at jam.
joy: {Bo} had jam on one paw. It took all day.

## cat 2
want: {Bo+} sat up. Was it fish jam?
try: {Bo} was no help, but {Bo} was there.
low: {Bo} sat close, with {their} back to the jam.
joy: {Bo} put one foot in it. Walk, walk, walk!

## bird
want: {Bo+} had a crumb, and one more.
try: Peck, peck, peck! {Bo} had a go at the lid.
low: {Bo} did not sing. {Bo} just sat.
joy: Pop! Pop, pop! {Bo} could say it, too.

## fish
want: {Bo+} came up to look. Blup?
try: {Bo} said blup to it. The jam did not.
low: {Bo} hid by the stone, with no blup.
joy: Pop, went {Bo}, and pop, pop, pop!

## fish 2
want: {Bo+} looked at the jam. It looked so big.
try: {Bo} went round and round. The lid did not.
low: {Bo} hid in the weed, nose and all.
joy: {Bo} had a crumb. It had no jam. {Bo} was glad.

## rabbit
want: {Bo+} had one ear up, for jam.
try: {Bo} gave the lid a thump. Thump!
low: {Bo} put down one ear, and then one more.
joy: {Bo} did a hop, and one more hop. Jam hops!

## guineapig
want: "Wheek!" said {Bo+}. That is "toast".
try: "Wheek," said {Bo}, to the lid. "Wheek, wheek!"
low: {Bo} said wheek. It was a flat wheek.
joy: "Wheek!" said {Bo}. That is "more".

## hamster
want: {Bo+} put some toast in one cheek.
try: {Bo} gave it a push. What a push!
low: {Bo} gave {Kim} that bit of toast, wet.
joy: One cheek had toast. One cheek had jam. Oh, {Bo}!

## horse
want: {Bo+} put in a big, long nose. Toast?
try: {Bo} blew on the lid. Pfff! The lid got warm.
low: {Bo} came up slow. Clop... clop.
joy: {Bo} had jam on all that nose.

## lizard
want: Flick! Out came a tongue. That was {Bo+}.
try: {Bo} held on, tight, with all feet.
low: {Bo} lay flat, and did not flick.
joy: Flick! {Bo} had some jam. Flick! Who else had some?

## toy
want: {Bo+} got a plate, and a bib.
try: {Kim} put {Bo} on it. {Bo} fell off. Flop!
low: {Bo} lay on {their} nose. Flop.
joy: {Bo} got so much jam that {they} stuck to {Kim}.

## other
want: {Bo+} looked at the toast, and at {Kim}.
try: {Bo} had a go. It was a good go.
low: {Bo} sat by {Kim}, and that was that.
joy: {Bo} had jam, here and there. More there.

## duet
want: {Bo+} saw the jam first. {Mo+} saw it first, too.
try: {Bo} had a go. {Mo} had a go. No, no.
low: {Bo} was sad by {Mo}, and {Mo} by {Bo}.
joy: {Bo} got some jam on {Mo}. {Mo} got more on {Bo}!

## duet 2
want: Toast for {Bo+}? Toast for {Mo+}?
try: {Bo} looked on. {Mo} looked on. It did not help.
low: {Bo} did not look at {Mo}. They both looked at {Kim}.
joy: Jam for {Bo}! Jam for {Mo}! Jam, jam, jam!

## any nose
want: {Bo+} came to see[fish: , bowl and all]. Jam?
try: {Bo} had a good, long look at the lid.
low: {Bo} came, and sat, and did not go.
joy: Who had jam on top? It was {Bo}.

## any nap
want: {Bo+} had a nap. Jam can wait.
try: {Bo} woke up. Was it off? No. Nap.
low: {Bo} did not nap. {Bo} was too sad.
joy: {Bo} had jam, and then a nap, a jam nap.

## any shout
want: "Jam, {Bo+}!" said {Kim}.
try: "Now you, {Bo}!" {Bo} did not know how.
low: "No jam, {Bo}," said {Kim}.
joy: "Jam, {Bo}!" said {Kim}. "See? Jam, jam, jam!"

## any bit
want: {Bo+} got the end bit. Crunch!
try: {Bo} gave it a small push. It was too small.
low: {Kim} gave {Bo} a pat, just a sad one.
joy: {Bo} got the first bit. No, {Kim} did. Then {Bo}.
`
