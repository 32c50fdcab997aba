export const words = String.raw`
title: <"La," Said the Pipe|{Kim} and the Broom Cupboard|The Choir and Pipe>
refrain: "La," said the pipe.
recall: the pipe that sang
deed: sang La with a hundred people looking
keepsake: the purple bow of the pipe
joke: That'll be the boiler
summary: {Kim} sings in the bath, and into a {can}. In the choir, {he} {opens/open} {his} mouth, and nothing comes out. Then {he} {finds/find} the broom cupboard, and the pipe in the hall begins to sing. Only {Bo} knows who it is.
extra: grownup = {ms}
extra: elder = {mr}
extra: friend = {anya}
pick: ms = Ms Alder, Ms Okoro, Ms Finch, Ms Delgado, Ms Rao
pick: mr = Mr Potts, Mr Bellamy, Mr Singh, Mr Novak, Mr Tui
pick: anya = Anya, Colette, Freya, Ximena, Odile, Priya
pick: can = rubber boot, jam jar, toy bucket
pick: spoon = spoons, forks, cups
pick: gate = a gate, a goose, a bus on a hill, five gates
pick: seat = bucket, pail
pick: clonk = clonk, glunk, tonk
sign: the-choir-and-pipe = THE CHOIR AND PIPE
word: choir = people who sing together
word: verse = one part of a song
word: polished = rubbed until it shone
word: famous = known by everybody
word: jealous = wanting what somebody else has got
word: concert = when people come to hear music
word: cupboard = a place with a door, for keeping things
question: Why did nobody notice that {Kim} wasn't singing?
question: What was better about the cupboard, and what was worse?
question: Why was it hard to be jealous of the pipe?
question: What did {Bo} do at the cupboard, and what did {Kim} do then?
question: Who was in the cupboard on the last page, do you think?
activity: sound | Sing La into things, and find out which sings back. | a jug ; a boot ; a bath ; a pillow
activity: talk | Where is the place where you are loudest? Who is there?
activity: try | Stand at one end of a long pipe, or a long hall, and whisper. Can somebody hear it at the other?
surprise: Just once, the pipe says something else. | Listen on page 11.
surprise: What does the pipe wear for the concert? Who takes it off? | Look on page 14, and read page 18.

# 1
= {Kim} kneels in the bathroom, and sings into a {can}.
<{Kim} sang in the bath. {He} sang down into a {can}, and the {can} sang back.|In the bath, {Kim} sang. {He} sang into a {can}, and the whole {can} sang back.>
> want
* sing | <It was a big voice, with corners.|It was an enormous voice for somebody that size.>
* sing |

# 2
= {Kim} sings in the hall, and the windows shake.
<{His} top note was called La, and it made the {spoon} hum in the drawer.|At the top was a note called La, and when it came, the {spoon} hummed.>
^ pet set | <Up the street, somebody opened a window.|Next door, somebody turned the radio down.>
^ pet third
* sing | <It was as high as a kite.|Nobody else could get up there.>

# 3
= In the hall, {ms} lifts her stick, and the choir sings. In the back row, {Kim} has {his} mouth open.
So {Kim} joined the choir [somewhere: {somewhere.at} | home: behind {home.the} | at the hall]. <Everybody sang, and {Kim} opened {his} mouth, and nothing whatever came out.|Everybody opened their mouths, and out of {Kim's} came absolutely nothing.> [birthday: The concert would be on {his} birthday. | christmas: They were to sing carols, on Christmas Eve. | family-reunion: The whole family was coming to hear it. | halloween: They were to sing on Halloween, in the dark. | new-years-eve: They were to sing at midnight.]
> row | [fish: {Bo} knew how that was done. | <Not even a bit of it came.|{He} looked inside, as far as you can.>]

# 4
= {ms} claps her hands at the back row. {Kim} looks at the floor.
"Lovely!" called {ms}. "Lovely big mouths, back row!"

<Nobody had noticed, which was the best of it, and the worst.|Nobody noticed a thing, and that was wonderful, and terrible.>
^ child set | <So {Kim} opened and shut {his} mouth, in time.|So {Kim} opened {his} mouth again, for a whole verse.>

# 5
= {anya} has her fingers in her ears. {ms} pulls a face.
<The song went up like stairs, and on the top stair was a La.|The song climbed, and right at the top of it was a La.> <The choir jumped for it, and missed.|The whole choir jumped, and fell off.>
^ child second

It sounded like [place: {place.creature} | {gate}]. [roomy: <"Nearly," said {ms}.|"Next time," said {ms}.>]

# 6 a
= {Kim} sits in the broom cupboard on a {seat}, and sings to the brooms. An old copper pipe runs up the wall.
<Afterwards, {Kim} had so much La left over that it hurt.|There was so much La left in {Kim} that it hurt.> {He} sat in the broom cupboard, by an old pipe. [series: On it was {series.keepsake}[friend: , from {series.friend}].]
> door
"La," sang {Kim}. [roomy: <No broom turned round.|Not one mop looked up.>]

# 6 b
= {Kim} hides in the broom cupboard among the brooms. An old copper pipe runs up the wall.
<Afterwards, {Kim} hid in the broom cupboard, where nobody ever looks.|In the break, {Kim} went where nobody goes: the broom cupboard.> There was an old hot pipe in there. [series: On it was {series.keepsake}[friend: , from {series.friend}].]
> door
"La," sang {Kim}. [roomy: <No broom turned round.|Not one mop looked up.>]

# 7
= In the hall, everybody stares at an old copper pipe on the wall. Notes come out of it.
<In the hall, {ms} dropped her biscuit.|In the hall, everybody stopped chewing, and looked up.>

"La," said the pipe. <It had never said anything but {clonk}.|In a hundred years, it had only ever said {clonk}.>
> eyes
* hear | <It said it beautifully.|And it was exactly right.>

# 8
= {mr} explains the pipe, with his broom. {Kim} has come round the corner.
<"Old pipes sing," said {mr}, who swept the hall. "In tune?" said {ms}.|"That'll be the boiler," said {mr}, with his broom. "In tune?" said {ms}.>

<{Kim} looked up at the pipe, like everybody else.|{Kim} came in and looked up at it, like everybody else.>
> guard
* hear | <It seemed only polite.|It was a good pipe, and it looked back.>

# 9 a
= The whole choir waits for the pipe. {anya} puts a finger to her lips.
<On Tuesday, the choir sang as far as the La, and waited.|On Tuesday, they sang up to the La, and stopped for the pipe.> It said {clonk}.

<"It's shy," said {anya}, in the front row.|"Don't stare at it," said {anya}, in the front row.>
^ pet trouble |
* hear | <They all looked at it.|It stayed shy.>

# 9 b
= The choir has put a plate of biscuits under the pipe, and waits. {anya} puts a finger to her lips.
<On Tuesday, they put out biscuits for the pipe, and sang, and waited.|On Tuesday, there were biscuits for the pipe, in case it was hungry.> It said {clonk}.

<"It's shy," said {anya}, in the front row.|"Don't stare at it," said {anya}, in the front row.>
^ pet trouble |
* hear | <They all looked at it.|It stayed shy.>

# 10 a
= In the broom cupboard, {Kim} sings to the brooms, by the pipe.
<So {Kim} developed a tummy ache, just before the top.|So just before the top, {Kim} developed a tummy ache, and left.> "La," said the pipe, and everybody cheered.
> cheer
* hear | <In the cupboard, {Kim} sang to the mops.|In the cupboard, a broom fell over, from joy.>
^ pet second

# 10 b
= In the broom cupboard, {Kim} sings to the brooms, by the pipe.
<So {Kim} needed a glass of water, just before the top.|So just before the top, {Kim} was terribly thirsty, and left.> "La," said the pipe, and everybody cheered.
> cheer
* hear | <In the cupboard, {Kim} sang to the mops.|In the cupboard, a broom fell over, from joy.>
^ pet second

# 11
= {mr} polishes the pipe. {anya} has brought a scarf for it.
<The pipe became famous.|So the pipe got famous.> <{mr} polished it, and somebody knitted it a scarf.|It was polished, and given a scarf.> [series: {anya} even gave it {series.keepsake}.]
> woof
"That'll be the boiler," said {mr}. [roomy: <He gave it a pat.|He polished the boiler, too.>]

# 12
= {Kim} reads a poster: THE CHOIR AND PIPE.
<Then there was a poster[place: , on {place.street}]: THE CHOIR AND PIPE.|Soon there were posters[place: , all along {place.street}]: THE CHOIR AND PIPE.> [birthday: It said nothing about a birthday. | christmas: The pipe had a star. | family-reunion: Every aunt had heard of it. | halloween: The pipe had a pointed hat. | new-years-eve: It was for New Year's Eve.]

It's hard to be jealous of a pipe, when the pipe is you.
* low | <{Kim} managed it, all the same.|It can be done, though.>

# 13
= {Kim} lies awake in bed with open eyes.
<In the cupboard, the La came out by itself.|In the cupboard, {Kim} had a La to spare.> <In the back row, there was not one.|In the back row, {he} had none at all.>
> bed
^ child trouble |
* low | <Somewhere in the wall, a pipe went {clonk}.|{He} tried it under the blanket, and it hummed.>

# 14
= The hall is full for the concert. The pipe wears a purple bow.
[birthday: So {Kim} turned a year older, in a full hall. | christmas: On Christmas Eve, the hall was full of candles. | family-reunion: The hall was full of aunts, and all of them were {Kim's}. | halloween: On Halloween, the hall was full of extremely quiet ghosts. | new-years-eve: It was ten to twelve, on New Year's Eve. | occasion&!event: It was {occasion}, and the hall was full. | <On Saturday the hall was full.|The concert came, and so did everybody.>] [place: {place.Ride} had been full.] The pipe had a bow on. <For two verses, {Kim} opened and shut {his} mouth, and then left.|For two verses, {Kim} opened and shut {his} mouth, and then slipped out.>
^ child third
* low | <Nobody noticed that, either.|Nobody turned a head.>

# 15
= From behind: {Kim} has one hand on the cupboard door, and looks back to the hall.
<{His} hand was on the cupboard when the choir got to the top, and stopped.|{Kim} had one hand on the cupboard, and the choir got to the top.> <No La came, and a chair creaked.|There it hung, and no La came.>
> hinge

# 16
= At the back of the hall, {Kim} stands in the open. Heads begin to turn.
The pipe had nothing to say. [place&roomy: One could hear {place.sound}.] <In the cupboard, nobody could laugh at {Kim}. Out here, everybody could.|Nobody laughs at a pipe. Out here, they could all laugh at {Kim}.> [roomy: {Bo} never had.]

<Everybody waited for a pipe.|They were all waiting for the pipe.> <Only {Bo} waited for {Kim}, so {he} let go of the door.|But {Bo} was waiting for {Kim}, so {he} let go of the door.>

# 17
= {Kim} sings, with {his} head back and {his} mouth wide open.
"La," sang {Kim}, <to {Bo} and nobody else|as if there was only {Bo}>. <It shook a bit, but it was {Kim's}.|It wobbled, but it was {Kim's}.> [deed: {He} {deed}[back: , {back.at}].]

[place: It went up past {place.landmark}, and there it hung. | It went up past the lamps, and there it hung.] [birthday: It was the best present of all. | christmas: Every candle stood up straight. | family-reunion: All the aunts held hands. | halloween: Even the ghosts held their breath. | new-years-eve: Under it, the clock struck twelve.]

# 18
= {anya} stares at {Kim}. {mr} has taken the bow off the pipe.
<"That was you?" said {anya}. "In the cupboard? Why?"|"It was you?" said {anya}. "All the time?">

<"There are only mops in there," said {Kim}.|"Mops don't turn round," said {Kim}.> [series: "{series.joke}," said {anya}.]
^ pet pay |

{mr} untied the bow from the pipe. [roomy: <"I polished that," he said.|"I gave it a scarf," he said.>]

# 19
= The whole choir sings with wide open mouths, and {Kim} is in the middle of it.
<They sang it all again, up to the La.|They had to sing it twice, La and all.> [1,2,3,roomy: {Kim} went first, and the rest <held on|came up after>.]
^ child pay |
> joy
* joy | <The {spoon} hummed in the kitchen.|Even the mops must have heard.>
* joy |

# 20 a
= The choir has lunch on the edge of the stage. Everybody looks at {Kim}, whose mouth is full.
On Tuesday, during the [event: {event.food} | place: {place.food} | sandwiches], "La," said the pipe, <rather small|not quite in tune>.
> last
* joy | <They had sung it everywhere by then.|{anya} counted the choir.>

Everybody looked at {Kim}, who had {his} mouth full.

# 20 b
= {Kim} has opened the broom cupboard. Inside, on the {seat}, sits {mr}.
On Tuesday, during the [event: {event.food} | place: {place.food} | sandwiches], "La," said the pipe, <rather low|not quite in tune>.
> last
* joy | {Kim} knocked at the cupboard.

In the cupboard sat {mr}, <on the {seat}|all red>. {Kim} left the door wide open.

## lead dog
want: {Bo+} wanted to go where that voice went, <mat and all|bath and all>.
row: {Bo} looked up at {Kim}, and waited for it.
door: {Bo} was shut outside, and <lay down along the crack|breathed under the door>.
eyes: Now {Bo} was sure that {Kim} was <stuck in a pipe|in the pipe, and wanted out>.
guard: {Bo} sat down under it, to <guard {Kim}|wait for the rest>.
cheer: {Bo} scratched at the door, to get {Kim} out.
woof: With {Bo} in the cupboard, too, the pipe said "La", and then "woof".
bed: {Bo} lay across {Kim's} feet. <No pipe could get {him} here.|It was a good place to keep {him}.>
hinge: But {Bo} lay down against the door, looked up at {Kim}, and waited.
joy: {Bo} ran round {Kim}: out at last!
last: {Bo} went and sat at the cupboard door.

## lead cat
want: {Bo+} wanted somewhere warm without singing, <and went to look|and left>.
row: {Bo} looked in, and saw nothing in there, either.
door: It was {Bo's} cupboard, <because of the warm pipe|since it was warm>.
eyes: So that pipe had <eaten {Kim}|swallowed {Kim}>, thought {Bo}, and would soon want fish.
guard: {Bo} looked at the pipe, and longer at {Kim}.
cheer: {Bo} had the {seat}, so {Kim} sang standing up.
woof: One day {Bo} had enough, and the pipe said "La", and then "mew".
bed: {Bo} sat up and sang at the moon, <flat, and happy|and did not mind how>.
hinge: Out came {Bo}, sang one flat note to everybody, and looked at {Kim}.
joy: {Bo} sat down in front, to be looked at.
last: {Bo} was out here, so it was not {Bo}.

## lead bird
woof: With {Bo} in there, it said "La", and then "cheep".
hinge: {Bo} flew out in front, sang two wrong notes, and looked at {Kim}.
last: {Bo} said it back, in tune.

## lead fish
woof: With {Bo} in there, it said "La", and then "blup".
hinge: In the bowl, {Bo} opened and shut, and nothing came out. It looked like somebody.
last: The water shook a little, round {Bo}.

## lead rabbit
woof: With {Bo} in there, it said "La", and thumped.
hinge: THUMP, went {Bo}, in front of everybody, and looked at {Kim}.
last: {Bo} thumped at the cupboard, twice.

## lead guineapig
woof: With {Bo} in there, it said "La", and then "wheek".
hinge: "Wheek!" said {Bo}, in front of a hundred people, and looked at {Kim}.
last: {Bo} thought of supper, and of that voice.

## lead hamster
woof: With {Bo} in there, it said "La", and then sneezed a tiny sneeze.
hinge: {Bo} squeaked, and a hundred people heard it, and {Bo} looked at {Kim}.
last: {Bo} had felt it coming.

## lead horse
woof: With {Bo} in there, it said "La", and then it went clop.
hinge: {Bo} had put {their} whole self against the door, and looked at {Kim}.
last: {Bo} put a nose to the cupboard door.

## lead lizard
woof: With {Bo} in there, it said "La", and ran up inside itself.
hinge: {Bo} lay along the door handle, and looked at {Kim}, and stayed.
last: {Bo} opened one eye.

## lead toy
woof: With {Bo} in there, it said "La", and then it squeaked.
hinge: {Bo} sat on the {seat}, with a mouth sewn shut. {Kim's} was not.
last: {Bo} was out here, and said nothing.

## lead other
woof: With {Bo} in there, it said "La", and then something else.
hinge: {Bo} stood against the door, and looked at {Kim}, and did not move.
last: {Bo} looked at the cupboard.

## trait pet fear
set: {Bo} was afraid of {trait.things}, and never minded who knew.
trouble: {Bo} took it for something to do with {trait.things}, and hid.
pay: {Bo} had forgotten {trait.things}, and came out.

## trait pet theft
set: {Bo} {trait.did}, and never minded who saw.
trouble: In the quiet, {Bo} walked by with {trait.a}.
pay: {Bo} laid {trait.thing} at {Kim's} feet, like flowers.

## trait pet noise
set: "{trait.Sound}," said {Bo}, and never minded who heard.
trouble: In the quiet, {Bo} said, "{trait.Sound}."
pay: "{trait.Sound}!" said {Bo}, to a hundred people.

## trait pet part
set: {Bo} had {trait.has}, and never minded who looked.
trouble: {Bo}, with {trait.has}, sat down in front, to be seen.
pay: {Bo}, with {trait.has}, took half of the bows.

## trait pet deaf
set: {Bo} could not hear it, and sat closest of all.
trouble: Only {Bo}, who could not hear, looked at {Kim}.
pay: {Bo} had not heard one note, and danced.

## trait pet age
set: {Bo} was {trait.is}, and [old: had heard louder | tried to catch it].
trouble: {Bo}, being {trait.is}, [old: snored in the quiet | ran round in the quiet].
pay: {Bo} was {trait.is}, and [old: had stayed up for it | wanted it again].

## trait pet favourite
set: {Bo} brought {trait.thing}, in case it was a game.
trouble: In the quiet, {Bo} dropped {trait.thing}.
pay: {Bo} laid {trait.thing} at {Kim's} feet, like flowers.

## trait pet sleep
set: {Bo} could hear it even {trait.where}.
trouble: In the quiet, {Bo} dreamed, out loud.
pay: {Bo} could have slept {trait.where}, and had stayed up.

## trait pet habit
set: {Bo} {trait.did}, and never minded who was looking.
trouble: In the quiet, {Bo} {trait.did}.
pay: {Bo} {trait.did}, in front of a hundred people.

## trait pet talent
set: {Bo} could {trait.do}, and did it for anybody.
trouble: In the quiet, {Bo} showed how to {trait.do}.
pay: {Bo} could {trait.do}, and {Kim} could do that.

## trait child fear
set: {Kim} was scared of {trait.things}, and now of a row.
trouble: {He} would rather have had {trait.things}.
pay: There were still {trait.things}, but no more back row.

## trait child collection
set: {He} held {trait.a} in one fist, for luck.
trouble: {He} laid {trait.things} in a row.
pay: {Kim} gave {trait.thing} to {anya}, for luck.

## trait child noise
set: {He} did not even {trait.do}.
trouble: Under the blanket, {he} {trait.did}.
pay: {Kim} {trait.did}, all the way home.

## trait child part
set: [missingtooth: All that came out was a view of a gap. | All that anybody saw was {trait.has}.]
trouble: In the dark, nobody saw {trait.has}.
pay: Everybody saw {trait.has}, and nobody minded.

## trait child favourite
set: {He} thought about {trait.things}, and kept it open.
trouble: {He} thought about {trait.things}, which didn't help.
pay: It was nearly as good as {trait.things}.

## trait child sleep
set: At home, {trait.where}, {he} could sing it asleep.
trouble: {He} lay {trait.where}, and did not sleep.
pay: That night, {trait.where}, {Kim} sang in {his} sleep.

## trait child habit
set: [askswhy: "Why does it work in the bath?" {he} asked. | counts: {He} counted thirty mouths, and one of them was empty. | drawsonthings: {He} drew a shut mouth on the song sheet. | loseshats: {He} had lost hats, and now a voice.]
trouble: [askswhy: Why did it have to be a pipe? | counts: {He} counted ninety-nine people, and a pipe. | drawsonthings: {He} drew the pipe on the wall, with horns. | loseshats: A hat comes back. A La, who knows?]
pay: [askswhy: "Why not before?" asked {Kim}. Nobody knew. | counts: {Kim} counted, and it was a hundred. | drawsonthings: {Kim} drew an open mouth on the pipe. | loseshats: Somewhere up there, {Kim} lost a hat.]

## trait child talent
set: {He} could {trait.do} for anybody, but not this.
trouble: {He} could {trait.do}, and nobody called that a pipe.
pay: {Kim} could {trait.do}, and sing.

## dog
sing: {Bo+} sang one long note, and not that one.
hear: {Bo} wagged at the pipe, as at an old friend.
low: {Bo} lay down close, and sighed.
joy: {Bo} joined in, uninvited, and was cheered.

## dog 2
sing: {Bo+} fetched a sock, in case.
hear: {Bo} knew that voice, and nearly said so.
low: {Bo} leaned, as dogs do.
joy: {Bo} howled a tune like it.

## cat
sing: {Bo+} left for the La, and came back after.
hear: {Bo} looked at the pipe, and longer at {Kim}.
low: {Bo} lay close to {Kim}.
joy: For once, {Bo} stayed until the end.

## cat 2
sing: {Bo+} listened with one ear.
hear: {Bo} watched the pipe, like a mouse hole.
low: {Bo} washed, which is what cats say.
joy: {Bo} walked out, and took the bow.

## bird
sing: {Bo+} learned it, and added a twiddle.
hear: {Bo} sat by the pipe, to see how it was done.
low: Under one wing went {Bo's} head.
joy: Round and round the La flew {Bo}.

## fish
sing: {Bo+} opened and shut, exactly in time.
hear: In {Bo's} bowl, the water shook a little.
low: {Bo} hung there, and shut {their} mouth.
joy: {Bo} sang it in water, where you can see it.

## fish 2
sing: {Bo+} heard it through the glass, as a hum.
hear: {Bo} blew one bubble, as high as it would go.
low: Not a bubble came from {Bo}.
joy: {Bo} went up with the note.

## rabbit
sing: {Bo+} dug a hole, to put the La in.
hear: {Bo} looked only at {Kim}.
low: {Bo} sat close, like a wet sock.
joy: {Bo} thumped in time, or nearly.

## guineapig
sing: {Bo+} thought that La meant supper.
hear: {Bo} looked for supper, since it had said La.
low: {Bo} made the smallest noise there is.
joy: {Bo} wheeked one verse by heart.

## hamster
sing: {Bo+} got up, to see who was ill.
hear: {Bo} looked up the pipe, and down again.
low: {Bo} gave {Kim} half of a seed.
joy: {Bo} sang it with both cheeks full.

## horse
sing: {Bo+} put {their} ears forward, for more.
hear: {Bo} breathed on the pipe, to keep it well.
low: {Bo} sighed, and something fell over.
joy: {Bo} kept time with one hoof.

## lizard
sing: {Bo+} shut one eye, and then two.
hear: {Bo} lay by the pipe, which was warm.
low: {Bo} went a sort of grey, to match.
joy: {Bo} looked up, and stayed like that.

## toy
sing: {Bo+} had every song first.
hear: {Kim} looked at {Bo}. {Bo} hadn't seen a thing.
low: {Bo} was held extra close.
joy: {Bo} was lifted up, to see the note.

## other
sing: {Bo+} attended the whole of it.
hear: {Bo} looked from the pipe to {Kim}, and back.
low: {Bo} came as near as {they} could, and sat.
joy: {Bo} made a noise that was new to everybody.

## duet
sing: {Bo+} liked the high bits. {Mo+} liked the end.
hear: {Bo} looked at {Mo}. Neither of them said a thing.
low: {Bo} and {Mo} sat close together.
joy: {Bo} took the low part, and {Mo} the lower.

## duet 2
sing: {Bo+} hid under something, and so did {Mo+}.
hear: {Bo} knew, and {Mo} knew that {Bo} knew.
low: {Bo} was sad for {Kim}, and {Mo} for {Bo}.
joy: {Bo} and {Mo} sang the gaps.

## any sleep
sing: {Bo+} slept through all but the La.
hear: {Bo} woke up at the La, and knew the voice.
low: {Bo} couldn't settle, either.
joy: {Bo} was awake for every note.

## any noise
sing: "{bo.noise}," sang {Bo+}, in the gaps.
hear: "{bo.noise}," said {Bo} to the pipe, politely.
low: For once, {Bo} had nothing to say.
joy: "{bo.noise}!" sang {Bo}, a bit late.

## any row
sing: {Bo+} was the front row.
hear: {Bo} kept the secret by looking at the floor.
low: {Bo} was leaned on, and leaned back.
joy: {Bo} looked round, to see that they all knew.

## any calm
sing: {Bo+} had heard it before.
hear: {Bo} did {their} best to look like a wall.
low: {Bo} looked as if it were {Bo's} fault.
joy: {Bo} got a whole verse wrong, loudly.
`
