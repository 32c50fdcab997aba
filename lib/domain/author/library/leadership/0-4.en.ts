export const words = String.raw`
title: <This Way!|{Kim} Goes First|Pum, Pum, Pum|This Way to the Moon>
set: grass = [snow-day: snow | grass]
refrain: "This way!" said {Kim}. Pum, pum, pum.
recall: the drum in the dark wood
deed: went back in the dark for {tot}
keepsake: the fat red drum
joke: Hoo? Us!
summary: {Kim} has a drum, and a parade, and the moon is up on the hill. "This way!" says {Kim}, and goes first, and does not look back. Oh, {Kim}! Do look back. Who is in the parade now?
extra: friend = {tot}
pick: tot = Dot, Wren, Tansy, Bea, Mimi, Pia, Lou
pick: squash = squash, squeeze, push
pick: bonk = bonk, tonk, tock
pick: bump = Bump, Bonk, Boomp
word: parade = a lot of us, one after one, with a drum
word: drum = it goes pum
word: first = with nobody in front
word: last = with nobody after
word: wood = a lot of trees, close by
word: sock = it goes on a foot
question: Where did {Kim} want to go?
question: What made {tot} stop?
question: Why was nobody there when {Kim} looked back?
question: Who knew where {tot} was?
question: What did {Kim} do with the drum, and why?
activity: move | Have a parade. The first one has to go back to front. Who can tell them where to go? | this way ; that way ; stop
activity: sound | Be the drum. Go fast, go slow, and stop. | pum ; pum, pum ; PUM
activity: count | Count who is in the parade, on page 4, on page 7, and on page 8. | all ; some ; one
surprise: {Kim} can't see it, but you can. | Look at the end of the parade on page 5.
surprise: The wood asks it when it is dark, and it asks it one more time. | Say it with the wood: hoo?

# 1
= {Kim} beats a fat red drum. {tot} and the others look on.
<{Kim} had a drum. It was fat, and red, and loud.|{Kim} had a drum. It was as loud as it was fat.|Who has a drum? {Kim} has! It was fat and red.> [first-day-of-school: It was the first day of school. There, {Kim} was last. | camping-trip: It was the camping trip. The tents were up. | snow-day: It was a snow day. All of it was white. | family-reunion: It was the big family day. {tot} was the small cousin. | new-years-eve: It was New Year's Eve. They could all stay up. | occasion&!event: It was {occasion}. | series: And {he} had {series.keepsake}. | <Pum, pum, pum!|{Kim} gave it a bang.>]

<"I am first," said {Kim}. "Next is {tot}. Then {Bo+}."|"Me first," said {Kim}. "{tot} next. Then {Bo+}.">

# 2
= {Kim} points to the big moon on the hill.
On the hill was the moon, <thin as a smile.|bent as a bow.|thin as a claw.|thin as a nail.>
> want
* line | <There was room for more.|It was not so far.|A moon is not far, with a drum.>

<"We go to the moon," said {Kim}. "This way!"|"To the moon!" said {Kim}. "All of us! This way!"|"See the moon?" said {Kim}. "That is where we go!"> Pum, pum, pum.

# 3
= The parade goes off. {Kim} is first, with the drum.
Off they went, [place: on {place.street}! | down the street!] Pum, pum, pum! [friend: {series.friend} came to the window.] [roomy: <What a parade!|Not one foot was still.|The ground shook.>]
^ child set |
> trot
* line | <On it went, and on.|It had one tune: pum.|You could hear it in bed.>

<"I can hear you!" said {Kim}. But that was just the drum.|"I hear you all!" said {Kim}. It was just the drum.|"Good, loud feet!" said {Kim}. They were {his} own.>

# 4
= {Kim} goes fast. {tot} has to run.
[wheels: Round and round went {Kim's} wheels. | <Left, right, left, right went {Kim's} feet.|{Kim} took big steps, as big as beds.>] <They were fast, as fast as a drum!|And the drum went fast, fast, fast!|The drum had to hop to keep up!> {tot} had to run.
^ pet set | <Can a drum go too fast? It can.|It was too fast to talk.|Puff, puff, puff!>
^ pet second

<And {Kim} did not look back.|Did {Kim} look back? No.|But {Kim} did not look back.|{Kim} had eyes for the moon, just the moon.>

# 5
= {Kim} goes on with the drum. Behind {him}, {tot} has sat down to pull up a sock.
Swish, swash, [place: by {place.tree}! | in the {grass}!] <Down came {tot's} sock. {tot} sat, to pull it up.|Down went {tot's} sock. So {tot} sat, and had a pull.|Oh, that sock! {tot} sat down, to tug at it.>
* stop | <It was a long sock.|One sock can take a bit of time.|Tug, tug. Up, sock!>

<Did {Kim} see? No.|But {Kim} did not see.|A drum can not see.> Pum, pum, pum!

# 6 a
= {Kim} goes on with the drum, by the water. Somebody else has stopped.
<Over the water, on a log! {Bonk}, {bonk}, {bonk}.|On a log they went, over the water. {Bonk}, {bonk}.|Here was water. A log lay over it. {Bonk}, {bonk}!>
> eyes
* stop | <One, two, three? Or just two?|Who was there, and who was not?|How many went over? Not so many.>

<{Kim} did not look back.|Who looked back? Not {Kim}.> [place: But {place.creature} did.] <Pum, pum, pum!|"This way!" Pum, pum.>

# 6 b
= {Kim} is through the hole in the fence, with the drum. Somebody else has stopped.
<Here was a hole in a fence. {Squash}, {squash}, in!|In at a hole in a fence! {Squash}, {squash}, {squash}!>
> eyes
* stop | <One, two, three? Or just two?|Who was there, and who was not?|How many got in? Not so many.>

<{Kim} did not look back.|Who looked back? Not {Kim}.> [place: But {place.creature} did.] <Pum, pum, pum!|"This way!" Pum, pum.>

# 7
= From behind: {Kim} sings, far in front, with {his} face to the moon.
<{Kim} sang. "We are so long! We are so loud!"|{Kim} sang. "Look at us! We are so long!"|It was time for a song. "We are long, long, long!">
^ pet trouble
> song
* stop | <"So, so long!" sang {Kim}.|"Long, long, long!" sang {Kim}.|The moon got all of it.>

<It was not long at all now.|Was it long? Not now.|It was a short song, for a short parade.> Pum, pum, pum!

# 8
= Up the hill comes {Kim} with the drum, all alone.
<The parade had one drum. It had [wheels: two big wheels | two feet], and one nose in front.|Up the hill came one nose. It had [wheels: two wheels | two feet], and one drum.>

[first-day-of-school: At school, {he} {was} last. But now? First! | camping-trip: Far back was the tent, as small as a hat. | snow-day: In the snow was one track. Just one. | family-reunion: "Look after {tot}," Gran had said. Oh, {Kim}! | new-years-eve: It was late. Soon it would be next year. | <It was a parade of one!|And that was all of the parade.|That was it: a parade of one.>]
^ child second

[place: Then came a wood, far from {place.street}! | <So it came to a wood.|Then it came to a wood.|And there was a wood.>]

# 9
= In the dark wood, {Kim} looks up. There are trees on all sides.
<It was dark in the wood.|In the wood was no moon at all.> [place: It was night, {place.at}. | roomy: <It was as dark as a bag.|It was so dark, and so still.>] <"Stop, all of you!" said {Kim}.|"All stop!" said {Kim}. "Stay close!">

<"Hoo?" said the wood.|"Hoo? Hoo?" said the wood.>

<"Who? Us!" said {Kim}. "All of us!"|"Us," said {Kim}. "All of us! You can see us!"|"Who? The parade!" said {Kim}. "You look!">

# 10
= {Kim} has turned round. There is nobody on the path, just one leaf.
<Then {Kim} looked back. There was nobody, just a leaf.|So {Kim} looked back. Nobody was there, but a leaf.|Then {Kim} looked back. There was just a leaf.>

<"I said THIS way," said {Kim}, to the leaf.|"Get in line," said {Kim}, to the leaf.> <It did not come.|Did it come? No.> [series: And where was {series.keepsake}?]
^ child third

<"Hoo?" said the wood.|And the wood said, "Hoo?"|There was no us. "Hoo?" said the wood.>

# 11
= {Kim} beats the drum as loud as {he} can. A small moth comes.
<So {Kim} said it with the drum.|So the drum had to say it.> PUM, PUM, PUM! <Who came? A moth.|And who came? One moth.|It woke one moth.>

<It had a look. It had one more look.|It sat on the drum. It was not much of a line.> <Then it went home.|Home it went, to bed.>

# 12
= {Kim} sits alone in the dark, with {his} arms round the drum.
<{Kim} was first. {Kim} was last, too.|Who was first? {Kim}. And who was last? {Kim}.> <Pum, said the drum, in a small, sad way.|Pum, said the drum, as sad as can be.>
^ child trouble

<{Kim} had two arms round the drum, and sat.|Down sat {Kim}, with two arms round the drum.|So {Kim} held on to it, and had a cry.>

# 13
= {Kim} walks about in the dark, and looks.
Round and round went {Kim}, <with no pum|with not one pum>. [deed: {Kim} {deed}. [back: That was {back.at}. | Once.] {He} could do this. | <It was dark, all round.|It was dark here, and dark there.>]

<"Are you there?"|"Is it you?"> <No. It was just a rock.|No. It was cold. It was a rock.|It did not say. It was a rock.> [series: "{series.joke}!" {tot} laughs at that. Nobody did.]

# 14
= {Kim} has found {Bo} in the dark.
<Not here. Not there.|It was so dark, and so still.> <But who was that?|Then who was that?>
> hinge
* found |

<So {Kim} let {Bo} be first.|Then {Bo} was first, and {Kim} was next.> <{They} went first, and still looked back!|{They} went first, and looked back, and back!>

# 15
= {tot} sits there, small, with her sock down. {Kim} kneels beside her.
<There! {Bo} had found {tot}, low in the {grass}.|And {Bo} had found {tot}, low in the {grass}.> [roomy: <"{Bo} came back, and you went," said {tot}.|"{Bo} stopped, and you did not," said {tot}.|"{Bo} came, but the drum went on," said {tot}.> | "You went," said {tot}.]

"{Bo} looked back, and I did not. Sorry," said {Kim}. [1-3: [first-day-of-school: {Kim} was last, at school. Last is no fun. | camping-trip: It was a long way to the tent. | snow-day: There was snow in the sock. Brr! | family-reunion: "Gran said to look after me," said {tot}. | new-years-eve: "I will miss the new year," said {tot}. | series: And who had {series.keepsake}? {tot} did! | <{Kim} got the sock up.|So {Kim} got the sock up.|{Kim} gave {tot's} foot a rub.>]]
> heap
* found | <It was a long, cold sock.|One foot was cold.>

# 16
= {Kim} holds out the drum. {tot} reaches for it.
<"{tot}, you take the drum," said {Kim}.|"Here is the drum, {tot}," said {Kim}.> <"When you stop, I stop, like {Bo}."|"If you stop, I look back, like {Bo}."|"I will look back now, like {Bo}.">

<It was hard to let go of it.|It was so hard to let go.|It left a cold spot on {Kim's} tum.>
> drum | <{tot} got it, with two hands.|{tot} held on to it. "Pum?"|It was as big as {tot}.>
^ child pay

# 17 a
= {Kim} goes first, back to front, and looks at all of them.
<{Kim} went first, but looked back, like {Bo}.|{Kim} went first, but back to front.> Hello, {tot}! [4+: Hello, {pets}! | [each: Hello, {Bo}!]] [first-day-of-school: Two by two, as at school! | camping-trip: {Kim} had the torch, to see them. | snow-day: Now the snow had lots of tracks. | family-reunion: Now {Kim} did look after {tot}. | new-years-eve: "The new year can wait," said {Kim}.]
^ pet pay

[4+: | <{He} could see them all, down to {Bo}.|They were all there, {Bo} and all.>] <But {he} did not see the log.|What {he} did not see was the log.|Who did not look out for logs? {Kim}.> {bump}!

# 17 b
= {Kim} has stopped and looks back. {tot} waves, with the drum.
<After ten steps, {Kim} looked back, as {Bo} does.|Ten steps, and {Kim} looked back, like {Bo}.> {tot}? Here! [4+: {pets}? Here! | [each: {Bo}? Here!]] [first-day-of-school: Two by two, as at school! | camping-trip: {Kim} had the torch, to see them. | snow-day: Now the snow had lots of tracks. | family-reunion: Now {Kim} did look after {tot}. | new-years-eve: "The new year can wait," said {Kim}.]
^ pet pay

Ten more, and a stop for {tot} and {Bo}. [3+: | <It was slow, but it was long.|It was a slow parade, but long.|That is how you keep a parade.>]

# 18 a
= The whole parade is in the dark wood now, and looks up.
<Into the wood went the parade, nose by nose.|In they went, into the dark, dark wood.|It was just as dark in there as before.> Pum, pum.

"Hoo?" said the wood.
> hoo
* moon |

<"Us!" said {Kim}. "Us!" said {tot}. "All of us!"|"Us!" said {tot}. "All of us!" said {Kim}.>

# 18 b
= In the dark wood, {Kim} and {tot} throw up their arms.
<Into the wood went the parade, nose by nose.|In they went, into the dark, dark wood.|It was just as dark in there as before.> No pum. Shh.

"Hoo?" said the wood. "Hoo, hoo?"
> hoo
* moon |

<"US!" they said. A leaf fell down.|"US! US! US!" The moth fell down.|"US!" The wood did not say a thing.>

# 19
= On the way up the hill, {tot} sits down to pull up her sock. All the others wait.
<Up the hill, up, up!|There was a lot of hill.> Pum, pum... no pum. "Sock!" said {tot}. [place: They saw {place.landmark}, far down.]
> hill
* moon | <Up went the sock, up and up.|It took a bit of time.|It was a bad sock.>
^ pet third

<{Kim} stopped, and so they all stopped.|"Stop!" said {Kim}. And they all had a sit.>

# 20 a
= At the top, {tot} points at the next hill. {Kim} is last, with a sock in {his} hand.
There was no moon. <It was on the next hill!|The next hill had it!|It had gone one hill on!> "This way!" said {tot}. [1-3: [first-day-of-school: At school, {Kim} will look back, too. | camping-trip: Far down was the tent. Good night, tent! | snow-day: And all the snow was blue. | family-reunion: Far down, the family waved a lamp. | new-years-eve: Bang! Up went a light. Happy New Year!]]
> last
* moon |

<And who was last now? {Kim}, with {tot's} sock.|Who was last now? {Kim}, with {tot's} long sock.|{Kim} came last, and had {tot's} sock to carry.>

# 20 b
= At the top they all sit under the big moon. {tot} has gone to sleep by the drum.
<There was the moon, so big, so close.|There it was, the moon, all of it.|So that was the moon. It was so big!> They sat in one long row. [1-3: [first-day-of-school: In a row, as at school! | camping-trip: Far down was the tent. Good night, tent! | snow-day: And all the snow was blue. | family-reunion: Far down, the family waved a lamp. | new-years-eve: Bang! Up went a light. Happy New Year!]]
> last
* moon |

Pum, went the drum. <That was {tot's} nose. {tot} was asleep.|It was just {tot's} nose. {tot} slept.|No hand did it. {tot} slept, nose on drum.>

## lead dog
want: {Bo} ran round them all. <One heap, please!|In, in, in!>
trot: {Bo} got one leaf in, too. <Good leaf!|All in!>
eyes: {Bo} can't count. But {Bo} knew. <One was not there.|One was gone!>
song: {Bo} ran back. "No, {Bo}! <This way!"|Not that way!">
hinge: Up ran {Bo}, and back, and up! <Come on!|That way!>
heap: {Bo} lay down, too. <A heap of three!|One warm heap!>
drum: {Bo} gave the drum a lick. <Not food.|Just one.>
hoo: {Bo} told the wood. <Woof!|Woof, woof!>
hill: {Bo} ran round them, to push. <All in! Up!|In! In! Up!>
last: {Bo} had them all, <and one moth. Good|in one heap. At last>.

## lead cat
want: {Bo} got up. <Was this the way to supper?|To supper, was it?>
trot: {Bo} sat down, in the way. <So they all had to stop.|They all had to go round.>
eyes: {Bo} looked back. Cats do. <One was late for supper.|Who was late for supper?>
song: {Bo} went back, and sat. "This way, {Bo}!" <No.|Well, no.>
hinge: It was {Bo}! {They} got up, went, and looked back. <Well?|Come!>
heap: On one cold foot lay a cat. <Now it was warm.|So it got warm.>
drum: {Bo} put one paw on it. <Tip.|Not pum. Tip.>
hoo: {Bo} looked up. Was that supper? <Too big.|No. Too loud.>
hill: {Bo} sat down, too. <You do, on a hill.|Good. A stop.>
last: {Kim} had a bit of fish for {Bo}. <Supper!|At last! Supper!>

## lead bird
hinge: Cheep! It was {Bo}. {Bo} flew a bit, and came back.
drum: {Bo} gave the drum a peck. Tip, tip.
hoo: "Cheep!" said {Bo}. That was a yes.

## lead fish
hinge: It was {Bo}, with a moon. {Bo} looked that way.
drum: Pum, went the drum. Round went {Bo}.
hoo: {Bo} blew a bubble at it. Blup!

## lead rabbit
hinge: It was {Bo}! Thump, thump, said {Bo}. That way!
drum: {Bo} gave it a thump. It was a good thump.
hoo: {Bo} went thump, for us. Thump, thump!

## lead guineapig
hinge: "Wheek!" It was {Bo}! "Wheek," said {Bo}, that way.
drum: "Wheek," said {Bo}, to go with the pum.
hoo: "Wheek!" said {Bo}. That was for us, too.

## lead hamster
hinge: It was {Bo}! Out went a nose. It went that way.
drum: {Bo} looked up at it, and up.
hoo: {Bo} put {their} nose out, and back in.

## lead horse
hinge: It was a big, warm nose. {Bo}! It gave a push.
drum: {Bo} blew on it. Hff! It said pum, too.
hoo: "Hff!" said {Bo}. It was a big us.

## lead lizard
hinge: It was {Bo}! Zip, a bit that way. Stop. Zip!
drum: {Bo} lay down by it, flat, to feel the pum.
hoo: {Bo} looked this way, and that way. Us?

## lead toy
hinge: {Kim} fell over it. Flop! It was {Bo}, one arm out.
drum: {Bo} was by the drum, and went bump with it.
hoo: {Bo} did not say us. But {Bo} was there.

## lead other
hinge: It was {Bo}! {Bo} went a bit, and looked back.
drum: {Bo} came up close, to see it go.
hoo: {Bo} said it, too, in {their} own way.

## trait pet fear
set: Was that {trait.a}? {Bo} ran by it.
trouble: Was that {trait.a}? {Bo} hid. {Kim} went on.
pay: Was that {trait.a}? {Kim} saw, and waited.

## trait pet theft
set: {Bo} got {trait.a} on the way. {Bo} does that.
trouble: {Bo} hid {trait.thing}. It took a bit of time.
pay: {Bo} had {trait.thing} still. {Kim} saw!

## trait pet socks
set: {Bo} looked at {tot's} sock. {Bo} takes socks.
trouble: A sock was down! {Bo} had to go and see.
pay: Who got the sock down? {Bo}! Now {Kim} saw.

## trait pet noise
set: "{trait.Sound}!" said {Bo}. It was not fast enough.
trouble: "{trait.Sound}," said {Bo}. {Kim} heard just the drum.
pay: "{trait.Sound}!" said {Bo}. This time, {Kim} heard.

## trait pet part
set: {Bo} has {trait.has}. {Bo} came all the same.
trouble: {Bo}, with {trait.has}, was a long way back.
pay: "I see {trait.has}," said {Kim}. "Hello, {Bo}!"

## trait pet deaf
set: {Bo} hears no drum. {Bo} looked at {Kim}, and ran.
trouble: {Bo} hears no song. And {Kim} did not wave.
pay: {Kim} gave a wave. {Bo} saw it. Here!

## trait pet age
set: {Bo} is {trait.is}. [old: Puff, puff! | Over {they} fell. Up!]
trouble: {Bo} is {trait.is}. [old: {Bo} had to sit. | {Bo} had to stop and play.]
pay: {Kim} saw {Bo}. [old: So they all sat. | Up, {Bo}! Up you get!]

## trait pet favourite
set: {Bo} had {trait.thing}. It had to come, too.
trouble: {Bo} put {trait.thing} down. Now where was it?
pay: Down fell {trait.thing}. {Kim} saw it, and stopped.

## trait pet sleep
set: {Bo} likes to sleep {trait.where}. Not now!
trouble: {Bo} lay down, as if {trait.where}.
pay: Was {Bo} asleep? {Kim} looked. No. Here!

## trait pet habit
set: {Bo} likes to {trait.do}. There was no time!
trouble: So {Bo} {trait.did}. {Kim} did not see.
pay: So {Bo} {trait.did}. {Kim} saw, and waited.

## trait pet talent
set: {Bo} can {trait.do}. But not as fast as this.
trouble: {Bo} {trait.did}. Nobody looked back, to see.
pay: {Bo} {trait.did}. And now {Kim} saw it!

## trait child fear
set: Do you fear {trait.things}? A drum is good for that.
trouble: Was that {trait.a}? Nobody was there to ask.
pay: "Do you fear {trait.things}?" said {Kim}. "Me too."

## trait child collection
set: On the drum was {trait.a}. It went tick, tick.
trouble: {Kim} had {trait.thing} still. It was no parade.
pay: {tot} got {trait.thing}, too, to drum with.

## trait child noise
set: {Kim} {trait.did}, to go with the drum.
trouble: {Kim} {trait.did}. Nobody was there to hear.
pay: So {Kim} {trait.did}, to go with {tot}.

## trait child part
set: "I have {trait.has}!" sang {Kim}. Nobody could see it.
trouble: Who saw {trait.has} now? Just the moth.
pay: "You have {trait.has}!" said {tot}. "Now I see."

## trait child favourite
set: {Kim} sang of {trait.things}. Pum, pum!
trouble: {Kim} sang of {trait.things}. It was a thin song.
pay: "Do you like {trait.things}?" said {Kim}. {tot} does!

## trait child sleep
set: {Kim} sleeps {trait.where}. Not now!
trouble: {Kim} wanted to be home, {trait.where}.
pay: "I sleep {trait.where}," said {Kim}. "And you?"

## trait child habit
set: [askswhy: "Why is it so fast?" said {Kim}. Pum! | counts: "One!" counted {Kim}. That was {Kim}. | drawsonthings: {Kim} drew a face on the drum. | {Kim} had a hat on. Not for long.]
trouble: [askswhy: "Why did you all go?" said {Kim}. | counts: {Kim} counted. One. That was all. | drawsonthings: The face on the drum was sad, too. | And where was {his} hat? Lost, too.]
pay: [askswhy: "Why did you sit?" said {Kim}. It was the sock. | counts: "One, two," counted {Kim}. And on {he} went. | drawsonthings: {tot} liked the face on the drum. | {tot} had a hat on. It was {Kim's}!]

## trait child talent
set: {Kim} can {trait.do}. And {he} can drum!
trouble: {Kim} can {trait.do}. It was no help here.
pay: [remembers: {Kim} will remember it all: look back. | So {Kim} {trait.did}, just for {tot}.]

## dog
line: {Bo+} was next, tail up.
stop: There was a good smell. {Bo} had to stop.
found: {Bo} had one big wag for {Kim}.
moon: {Bo} said woof to the moon. Just one.

## dog 2
line: {Bo+} ran up and down the line.
stop: {Bo} had a good long sniff.
found: {Bo} put a wet nose on {Kim}.
moon: The moon was on {Bo's} wet nose.

## cat
line: {Bo+} came, a bit to one side.
stop: There was a warm bit. So {Bo} lay down.
found: {Bo} got up, just for {Kim}.
moon: {Bo} looked at it, and it looked at {Bo}.

## cat 2
line: {Bo+} came by, nose up high.
stop: {Bo} had to wash one foot, right now.
found: {Bo} had one clean foot, and three more.
moon: {Bo} put up a paw. The moon stayed up.

## bird
line: {Bo+} flew up, and sang to it.
stop: {Bo} saw a berry, up in a tree.
found: {Bo} came down, with a red beak.
moon: {Bo} sang to the moon, low and soft.

## fish
line: {Bo+} came too, bowl and all.
stop: {Bo} saw a fly, and had to look.
found: {Bo} looked out, and up. Blup!
moon: There was a moon in {Bo's} bowl now.

## fish 2
line: {Bo+} had the best seat, in a bowl.
stop: {Bo} had a nap, with no eyes shut.
found: {Bo} blew one bubble, up at {Kim}.
moon: {Bo} went round a moon, in the bowl.

## rabbit
line: {Bo+} did two hops to a pum.
stop: {Bo} saw food. It was good food.
found: {Bo} had a bit of leaf for {Kim}.
moon: {Bo} sat up, ears and all, to see.

## guineapig
line: "Wheek, wheek!" That was {Bo+}.
stop: A bag went rustle. {Bo} had to stop.
found: "Wheek!" said {Bo}. "There you are!"
moon: "Wheek, wheek!" said {Bo}, to the moon.

## hamster
line: {Bo+} ran, on small, small feet.
stop: A seed! {Bo} had to stop for that.
found: {Bo} had one fat cheek now.
moon: To {Bo}, the moon was one big seed.

## horse
line: Clop, clop, clop came {Bo+}.
stop: {Bo} put down a big head, to eat.
found: {Bo} blew in {Kim's} ear. Hff!
moon: {Bo} is tall. {Bo} saw it first.

## lizard
line: {Bo+} came, too, at the side.
stop: {Bo} saw a warm rock. Stop.
found: {Bo} was still on that warm rock.
moon: {Bo} was as still as the moon.

## toy
line: {Bo+} came on a string. Bump, bump!
stop: Bump! Over fell {Bo}. Oh, no.
found: {Bo} lay there, and looked up.
moon: {Bo} had a moon in each eye.

## other
line: {Bo+} came after. All came after.
stop: {Bo} stopped, to look at a leaf.
found: {Bo} was so glad. So was {Kim}.
moon: {Bo} looked up at it, too.

## duet
line: Then came {Bo+}. Then came {Mo+}.
stop: {Bo} stopped. So {Mo} went bump.
found: {Bo} was by {Mo}. {Mo} was by {Bo}.
moon: {Bo} looked at it. {Mo} looked at {Bo}.

## duet 2
line: Who was next? {Bo+}! And next? {Mo+}!
stop: {Bo} looked at {Mo}. What was that?
found: Up got {Bo}, and up got {Mo}.
moon: The moon saw {Bo}. The moon saw {Mo}.

## any bow
line: {Bo+} had a bow to hold.
stop: Then {Bo's} bow fell down. Oh!
found: {Kim} got {Bo} the bow.
moon: There was a bit of moon on {Bo's} bow.

## any sit
line: And who was that? {Bo+}!
stop: {Bo} sat down, just for a bit.
found: {Bo} had sat there all the time.
moon: {Bo} sat, and looked, and looked.

## any late
line: {Bo+} came on, a bit late.
stop: {Bo} was too late, so {Bo} stopped.
found: "I can wait, {Bo}," said {Kim}.
moon: Was {Bo} late? A moon can wait.

## any way
line: "This way!" said {Kim} to {Bo+}.
stop: {Bo} went that way. Oh, no.
found: {Bo} had been that way, and back.
moon: Which way did {Bo} look? Up.
`
