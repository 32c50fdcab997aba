export const words = String.raw`
title: <This Is {spud}|{Kim} and {spud}|The Potato at the Bears' Picnic>
set: boy = [family-reunion: big cousin | big boy]
refrain: "Is that a bear?" said {friend}. "No," said {Kim}. "This is {spud}."
recall: the potato in the sock
deed: loved a potato, out loud
keepsake: a potato with two eyes
joke: Is that a bear?
summary: {spud} has two eyes, and a bump for a nose. {Kim} tucks {spud} in at night. Then comes the bears' picnic, and everybody has a bear. "Is that a bear?" says {friend}. "No," says {Kim}. "This is {spud}."
extra: friend = {friend}
extra: friend2 = the {boy}
extra: grownup = {aunt}
pick: spud = Spud, Tater, Tup, Dob, Mop, Tom
pick: friend = Lil, Wren, Ada, Mai, Ruby, Zara
pick: aunt = Aunt Jo, Aunt Bea, Aunt Di, Aunt Fay
pick: ted = Ted, Bobo, Lala
pick: bag = bag, sack
pick: moon = the moon, the lamp, the bus, the cat next door
pick: hills = the hill, the slide, the steps
pick: bump = bump, bonk, bop
pick: plop = plop, plip, blop
word: potato = a round, brown food that grows in the ground
word: bump = a bit that sticks out
word: bow = a ribbon with two ears
word: picnic = food that you eat on the grass
word: stiff = hard to bend
word: soup = hot food that you drink with a spoon
question: Where did {Kim} get {spud}?
question: What can a bear do? What can {spud} do?
question: Why did {Kim} take the bear with the bow?
question: Who knew where {spud} was?
question: What do you love that is not a bear?
activity: find | Look for {spud} on each page. Who has {spud} on page 15?
activity: make | Ask for one potato. Has it eyes? Has it a nose? What is its name?
activity: play | Sit like a bear. Roll like a potato. Who can do it all day?
surprise: {spud} has no hair in this book. | Turn to the last page.
surprise: How many sit in the row? How many of them are bears? | Look on page 7.

# 1
= {Kim} has found a potato with two eyes and a bump for a nose.
<What was in the {bag}?|There was a thing in the {bag}.> <It had two eyes. It had a bump for a nose.|It had a bump for a nose, and two eyes.|What a face it had! It was all nose.> [series: It was not {series.keepsake}.]
* meet | <It was as round as a bun.|It had a good, brown tum.>

<It was a potato.|And what was it? A potato!> <"Hello," said {Kim}. {Bo+} had a look, too.|"Look," said {Kim}, to {Bo+}.>

# 2
= {Kim} has tucked the potato into a sock.
"This is {spud}," said {Kim}. <{spud} was a bit cold. So {spud} got a sock.|{spud} had no hat and no coat. So {spud} got a sock.|It was a cold day for a potato. {spud} got a sock.>
> want
* meet | <It was a good, warm sock.|It was red, and just right.>
^ child set | <The sock was just right.|{spud} liked that sock. You could see.>

# 3 a
= At the playground, {spud} is on the swing.
{spud} went on the swing. <Whee!|Swish!> {spud} went in the bath. {Plop}! {spud} saw [place: {place.landmark}. | {moon}.]
* meet | <{spud} saw it with both eyes.|{spud} saw it all, and did not blink.|It was a big day for a potato.>
^ pet set |

[roomy: And then {spud} went to bed. <Shh.|Good night, {spud}.|Snug, snug, snug.> | And then {spud} went to bed.]

# 3 b
= At the playground, {spud} is on the slide.
{spud} went down the slide. <Zip!|Whoosh!> {spud} went in a bucket. {Plop}! {spud} saw [place: {place.ride}. | {moon}.]
* meet | <{spud} saw it with both eyes.|{spud} saw it all, and did not blink.|It was a big day for a potato.>
^ pet set |

[roomy: And then {spud} went to bed. <Shh.|Good night, {spud}.|Snug, snug, snug.> | And then {spud} went to bed.]

# 4
= {friend} runs up with a bear in her arms. {Kim} has the potato.
<"Get your bear! Get your bear!" said {friend}.|"Have you got your bear?" said {friend}.|"Come on! Get your bear!" said {friend}.> [birthday: "It is your birthday!" | family-reunion: "All the cousins are here!" | camping-trip: "They can sleep in tents!" | easter: "It is Easter!" | farm-stay: "They can see the farm!"] [somewhere: "It is the bears' picnic! It is {somewhere.at}!" | "It is the bears' picnic!"]
> come

<{Kim} had no bear, and did not want a bear.|A bear? {Kim} had no bear, and had {spud}.> <So {Kim} took {spud}. That was that.|So {Kim} took {spud}. Why not?>

# 5
= There are bears all over the picnic rugs. {Kim} has brought a potato.
<There were big bears, and small bears.|There were bears, and bears, and bears.|A lot of bears can sit in one park.> {Bo} had no bear. [camping-trip: There was a bear in each tent. | place: They sat by {place.tree}. | <There was a bear in a hat.|There was a bear in a boot.|There was a bear in a bow.>]
^ child second

"Is that a bear?" said {friend}.

"No," said {Kim}. "This is {spud}."

# 6 a
= {friend} makes her bear growl. {spud} lies there and smiles.
"Bears can say grr," said {friend}. "Grr! <Can it say grr?"|Can that?">
> grr
* bear | <The bear said it one more time. Grr!|It was a big, fat grr.>

<{Kim} put an ear on {spud}.|{Kim} had a good listen to {spud}.> <"No," said {Kim}.|"Not now," said {Kim}.|"Not yet," said {Kim}.> [series: "{series.joke}!" That was {spud}, with {Kim's} mouth.]

# 6 b
= {friend} puts a hat on her bear. On {spud} it comes down too far.
"Bears can have a hat on," said {friend}. "<Can it?"|Can that?">
> grr
* bear | <It was a good hat, with ears.|The bear did look good in it.>

{Kim} put the hat on {spud}. [roomy: <Down it went, down to the feet.|Down, down it went.>] <"No," said {Kim}.|"Not now," said {Kim}.|"Not yet," said {Kim}.> [series: "{series.joke}!" said {spud}, in there.]

# 7
= The bears sit in a row. {spud} rolls away.
"Bears can sit," said {friend}. [roomy: <The bears sat in a row.|And all the bears sat.>] {spud} sat, and then... roll, roll, {bump}!
> roll
* bear | <The bears just sat.|Not one bear did that.|You have to be round for that.>

<"Is that a bear?" said the {boy}.|"What is that? A bear?" said the {boy}.>

"No," said {Kim}. "This is {spud}."

# 8
= {friend} pats her bear's fur. {Kim} strokes {spud}, who has none.
<"Bears have hair," said {friend}. "Has it got hair?"|"Bears have lots of hair," said {friend}. "Has that?">
{Kim} gave {spud} a rub. <It had not one hair.|There was no hair there.|It got a bit shiny.>
> hair
* bear | <It was good hair, for a bear.|It was long, soft hair.|You could do it in a plait.>

[roomy: <Ha, ha, said the {boy}.|"Ha!" said the {boy}.>]

# 9
= {aunt} holds out a fine new bear with a bow. {Kim} hides {spud}.
<{Kim} had two hands on {spud}, to hide it.|{Kim} hid {spud}, with one hand and one arm.|{Kim} pulled the sock up, over {spud's} eyes.>

"[birthday: Happy birthday! A bear! | family-reunion: For you, from all of us! | camping-trip: For your tent! A bear! | easter: Happy Easter! A bear! | farm-stay: It can ride the pony! | Look! A bear for you!]" said {aunt}. It was big, and it had a bow. [roomy: <It was so new!|It was so clean!|It was so soft!>]
^ pet second

# 10
= {Kim} takes the bear. By the picnic basket lies {spud}.
<{Kim} had the bear now.|Oh, that bear! {Kim} had it now.> <It was so big! It took two arms.|It took two arms.> <So down went {spud}, next to {Bo}.|So down lay {spud}, next to {Bo}.> [roomy: <Just for now.|Just for a bit.>]
> left
^ pet trouble |
* low | <Down came a leaf, on {spud}.|{spud} got small, there in the grass.|An ant went over {spud's} nose.>

# 11
= From above: all of them sit round a rug with their bears. {Kim} has one, too.
Now it was all bears. <Nobody said, "Is that a bear?"|Nobody said a thing about it.|No one had to ask.> [birthday: They all sang for {Kim}. It was a bit sad. | family-reunion: All the cousins sat by {Kim}. | camping-trip: They sat by the fire, bear by bear. | easter: The bears had an egg each. | farm-stay: The bears had warm milk. | occasion&!event: It was {occasion}. | <It was good, for a bit.|That was nice. It was a bit nice.>]
> bun
* low | <There was a bun for each bear.|Each bear got a cup.|They all had a bow on.>

{Kim} sat <as still as a bear|like a bear>.

# 12
= {Kim} hugs the stiff new bear, and is not happy.
<{Kim} gave the bear a hug. It was stiff.|{Kim} put both arms round the bear. It was stiff.|The bear was all new, and it was stiff.>
> eyes
^ child trouble | <The bear had a bow, but no bump.|The bear looked past {Kim}.>
* low | <It did not know {Kim}.|It had no bump, and no sock.>

{Kim} looked back[place&roomy: , past {place.tree}]. <There was {Bo}, but where was {spud}?|{Bo} was there, but no {spud}!>

# 13
= {aunt} has a big basket of potatoes by the fire. {Kim} looks at it in alarm.
<{Bo} looked up: {aunt} had the pot, big and hot.|{Bo} saw the pot, {aunt's} big, hot pot.>
^ child third

In went one. {Plop}! In went two. {Plop}! <There were lots and lots left.|In went number three. {Plop}!>

<"{Bo}, it is potato soup!" said {Kim}.|"It is potato soup, {Bo}!" said {Kim}.>

# 14
= {Kim} looks at one potato after the other.
<What a lot there were!|It was a big, big lot.> And they all looked the same!

"{Bo}, which one is {spud}?" said {Kim}.
> hinge

So {Kim} looked up, too.

# 15
= {aunt} holds one potato up over the pot. It is {spud}.
<{Bo} saw {spud}, in {aunt's} hand, up by the pot.|There, in {aunt's} hand, {Bo} saw {spud}!> <Nobody else could tell.|It looked just like all the rest.> But {Bo} knew.
^ pet third

<Up, up went the hand.|Up went the hand, up and up.> {Kim} had to say it now.

All the bears looked. [roomy: <So did the {boy}.|All the children looked.>]

# 16
= {Kim} calls out as loudly as {he} can, and holds out both hands.
<"{Bo} can see that is {spud}!" said {Kim}.|"{Bo} knows that is {spud}!" said {Kim}.>

"Is it a bear?" said {aunt}. <"NO!" said {Kim}. "It is {spud}, and I LOVE it!"|"NO!" said {Kim}. "And I LOVE that potato!">

[deed: {Kim} {deed}. [back: That was {back.at}. | Once.] This was louder. | place: You could hear it on {place.street}. | You could hear it <all over the park|down at the pond>.]

# 17
= {Kim} has {spud} back, and gives back the fine bear.
<Back went the [birthday: birthday] bear, past {Bo}, bow and all.|Past {Bo} went the bear, back to {aunt}.> <{spud} was just right for one hand.|{spud} did just fit in one hand.|A potato has no bow. It has a bump.> [easter: The bear sat by the eggs. | camping-trip: The bear had a tent, all alone. | farm-stay: The bear had the pony. | family-reunion: The bear had all the cousins. | birthday: It was a good birthday now. | {spud} was home.]
^ pet pay |
* joy | <"Hello, {spud}," said {Kim}.|"There you are," said {Kim}.|{Kim} gave the bump a pat.>

# 18
= {friend} opens her coat. There is a spoon in it, wrapped in a scarf.
{friend} came up close. She had one hand in her coat. <"Do not tell," she said.|"Shh," she said. "Look."> And out came a spoon. [series: By it was {series.keepsake}.]

"Is that a bear?" said {Kim}.

"No," said {friend}. "This is {ted}."

# 19
= Down {hills} rolls {spud}. Everyone runs after it.
Up {hills} they went[3+: | , all of them]. [place: Past {place.street}!] <Who can roll? {spud} can!|Can bears roll? No. {spud} can!> [birthday: It had a candle on top! | family-reunion: All the cousins ran! | camping-trip: Past the tents it went! | easter: The eggs went crack. {spud} did not! | farm-stay: In the hay it went!]
> hill
* joy | [!event: <The {boy} ran, to see.|Roll, roll, roll!>]
* joy |

<"More!" said the {boy}.|"One more!" said the {boy}.|"Me next!" said the {boy}.>

# 20 a
= In the sun by the window, {spud} has grown green hair.
The sun came in [home: , {home.at}]. {spud} sat in the sock, day by day by day. [series: By it sat {series.keepsake}. [friend: {series.friend} had sent it.]]
^ child pay |

And then... oh! [roomy: <Up it came, up out of the top.|Up, up, up it came.>] [roomy: It was green, and it was long.]

<And now {spud} had hair.|It was hair! {spud} had hair.>

# 20 b
= {Kim} and {friend} have dug four small potatoes out of a pot. Beside them is {spud}, with green hair.
{spud} got long, green hair. [home: So {spud} got a pot of mud, {home.at}. | <So {spud} went to bed in a pot of mud.|To bed went {spud}, in mud.>] [series: By it sat {series.keepsake}. [friend: {series.friend} had sent it.]]
^ child pay |

<Up came leaves. And down there?|Up it all came. And what was in it?>

One, two, three, four! All with two eyes.

## lead dog
want: {Bo} wanted a ball. <Was {spud} a ball? No, {Bo}!|{spud} is not a ball, {Bo}!>
come: {Bo} came, too. {Bo} still wanted a ball.
grr: {Bo} can say grr. <Grr! The bear fell over.|GRR! Down went the bear.>
roll: {Bo} ran, and got {spud} back. <Good ball!|What a ball!>
hair: {Bo} gave {spud} a lick. <Now it had one hair.|Now there was one.>
left: {Bo} looked at {spud}, and then at {Kim}.
bun: {Bo} ate one bear's bun. <It was no fun.|It was a sad bun.>
eyes: {Bo} put {their} nose down, and sniffed. <Mud? Sock? Where?|No {spud} here. No {spud} there.>
hinge: {Bo} sniffed and sniffed. {They} sniffed up, up, up. Woof!
hill: {Bo} ran, and got it, <and gave it back|and ran back up>.

## lead cat
want: {Bo} wanted that warm sock. <But {spud} was in it.|But it was full.>
come: {Bo} came, too. {Bo} wanted the sock.
grr: {Bo} can do that, too. <But not for a bear.|But {Bo} did not.>
roll: Who did that? <{Bo} did, with one paw.|One paw did. It was {Bo's}.>
hair: {Bo} lay down on {spud}. <Now it had hair!|Look! Lots of hair!>
left: {Bo} got in the sock. At last!
bun: The sock was cold. {Bo} got out of it.
eyes: {Bo} put one paw in the sock. <No bump!|Nobody in it!>
hinge: {Bo} did not look there. {They} looked up, up, up!
hill: {Bo} gave it one pat, <and off it went|just one>.

## lead bird
hair: {Bo} gave {spud} one feather. That is hair!
hinge: {Bo} flew up, up by the pot. Cheep, cheep!
hill: {Bo} flew by it, all the way down.

## lead fish
hair: {Bo} has no hair, and {Bo} is fine.
hinge: {Bo} looked up, out of the bowl. Up, up, up!
hill: {Bo} went round and round, to see it go round.

## lead rabbit
hair: {Bo} sat on {spud}. Now it had hair!
hinge: Thump! {Bo} sat up, and looked up, up, up.
hill: Thump, thump! {Bo} was the drum for it.

## lead guineapig
hair: {Bo} sat by {spud}. One had hair. One had not.
hinge: "Wheek!" said {Bo}, up at the pot. "Wheek!"
hill: {Bo} said wheek, all the way down.

## lead hamster
hair: {Bo} has hair. It is as long as a crumb.
hinge: {Bo} put up a nose, up at the pot.
hill: {Bo} is round, too. Roll!

## lead horse
hair: {Bo} let down some long hair on {spud}. Look!
hinge: {Bo} looked in the pot, and then up by it.
hill: {Bo} went clop, clop, clop, by {spud}.

## lead lizard
hair: {Bo} has no hair, and lay by {spud}.
hinge: {Bo} looked up with one eye, up at a hand.
hill: Zip! {Bo} was down there first.

## lead toy
hair: {Bo} had some hair, and lent it a bit.
hinge: {Bo} fell down flat, and looked up, up, up.
hill: {Kim} let {Bo} roll, too. Flop, flop!

## lead other
hair: {Bo} came by {spud}, and did not mind.
hinge: {Bo} did not look here. {Bo} looked up, up, up.
hill: {Bo} went with it, all the way.

## trait pet fear
set: {Bo} does not like {trait.things}. {spud} sat by {Bo}.
trouble: Was that {trait.thing}? Who sat by {Bo}? Nobody.
pay: It could be {trait.thing}. But {spud} sat by {Bo}.

## trait pet theft
set: {Bo} took {trait.a}, and gave it to {spud}.
trouble: {Bo} had {trait.a}. Who was it for now?
pay: {Bo} gave {trait.thing} to {spud}. A bit wet!

## trait pet socks
set: {Bo} took the sock. {spud} was still in it!
trouble: {Bo} had the sock. It was just a sock now.
pay: {Bo} gave the sock back. In went {spud}!

## trait pet noise
set: "{trait.Sound}!" said {Bo}. {spud} liked it. You could see.
trouble: "{trait.Sound}?" said {Bo}. The bear did not like it.
pay: "{trait.Sound}!" said {Bo}. It was all for {spud}.

## trait pet part
set: {Bo} has {trait.has}. {spud} has a bump.
trouble: {Bo} has {trait.has}. The bear had no bump at all.
pay: {Bo} has {trait.has}. {spud} has a bump. Just right!

## trait pet deaf
set: {Bo} does not hear. {spud} does not talk. Good!
trouble: The bear said grr. {Bo} did not hear it.
pay: {spud} did not talk. That was good, for {Bo}.

## trait pet age
set: {Bo} is {trait.is}. [old: {spud} was not so new. | {spud} was small, too.]
trouble: {Bo} is {trait.is}. The bear was just new.
pay: {Bo} is {trait.is}. [old: {Bo} lay down by {spud}. | {Bo} fell over {spud}.]

## trait pet favourite
set: {Bo} has {trait.thing}. {Kim} has {spud}.
trouble: {Bo} had {trait.thing}. But {Kim} had no {spud}.
pay: {Bo} had {trait.thing}. {Kim} had {spud}. Good!

## trait pet sleep
set: {Bo} sleeps {trait.where}. {spud} has a sock.
trouble: {Bo} likes to sleep {trait.where}. And the sock?
pay: {Bo} can sleep {trait.where} now. So can {spud}.

## trait pet habit
set: {Bo} likes to {trait.do}. {spud} likes to roll.
trouble: {Bo} {trait.did}. The bear just sat.
pay: {Bo} {trait.did}, and {spud} liked it.

## trait pet talent
set: {Bo} can {trait.do}. {spud} had a go. {Bump}!
trouble: {Bo} can {trait.do}. The bear just sat.
pay: {Bo} can {trait.do}. And {spud} can roll!

## trait child fear
set: What if there are {trait.things}? {spud} will sit by {Kim}.
trouble: The bear did not mind {trait.things}. {Kim} did.
pay: Are there {trait.things}? {spud} sat by {Kim}.

## trait child collection
set: {Kim} gave {spud} {trait.a}.
trouble: {Kim} gave the bear {trait.a}. It fell down.
pay: {spud} had {trait.a} to look at.

## trait child noise
set: {Kim} likes to {trait.do}. {spud} liked it, too.
trouble: {Kim} did not {trait.do}. Not to a bear.
pay: {Kim} {trait.did}, and {spud} liked it.

## trait child part
set: {Kim} has {trait.has}. {spud} has a bump.
trouble: {Kim} has {trait.has}. The bear had no bump.
pay: {Kim} has {trait.has}. {spud} has a bump.

## trait child favourite
set: {Kim} told {spud} about {trait.things}.
trouble: {Kim} told the bear about {trait.things}. It just sat.
pay: {Kim} told {spud} more about {trait.things}.

## trait child sleep
set: {Kim} likes to sleep {trait.where}. So did {spud}.
trouble: {Kim} likes to sleep {trait.where}. With a bear?
pay: {Kim} slept {trait.where}. So did {spud}.

## trait child habit
set: {Kim} likes to {trait.do}. {spud} did not mind.
trouble: {Kim} {trait.did}. It was no fun with a bear.
pay: {Kim} {trait.did}, and {spud} did not mind.

## trait child talent
set: {Kim} can {trait.do}. {spud} liked that.
trouble: {Kim} can {trait.do}. The bear just sat.
pay: {Kim} can {trait.do}. {spud} liked that.

## dog
meet: {Bo+} put a nose on it. It did not run.
bear: {Bo} sat in the row, and had hair.
low: {Bo} sat with no {spud}, and no ball.
joy: {Bo} ran to get {spud}, and gave {spud} back.

## dog 2
meet: {Bo+} gave it a lick. Mud!
bear: {Bo} took a bear by the leg. Oops!
low: {Bo} put {their} chin down flat.
joy: {Bo} gave {spud} a lick. Good mud!

## cat
meet: {Bo+} gave it a pat. It did roll.
bear: {Bo} sat in the row, as a bear.
low: {Bo} did not sit on the bear.
joy: {Bo} gave {spud} one pat.

## cat 2
meet: {Bo+} shut one eye at it. That is hello.
bear: {Bo} sat, and did not say grr.
low: {Bo} had a sad wash.
joy: {Bo} had the bear to lie by. Good bear!

## bird
meet: {Bo+} took it for an egg. Cheep!
bear: "Grr!" said {Bo}. It was a small grr.
low: {Bo} put {their} head in {their} wing.
joy: Up went {Bo}, to see.

## fish
meet: {Bo+} looked out, and it looked in.
bear: {Bo} has no hair. {Bo} did not mind.
low: {Bo} looked for {spud}, round and round.
joy: Blup! {Bo} did a roll, too.

## fish 2
meet: Blup! Was it a stone? {Bo+} hoped so.
bear: "Is that a bear?" "No. This is {Bo}."
low: {Bo} sat down by a stone.
joy: {Bo} blew a bubble, as round as {spud}.

## rabbit
meet: {Bo+} hoped for a carrot.
bear: {Bo} sat, and then {Bo} did not. Hop!
low: {Bo} sat small, and did not hop.
joy: Hop, roll! {Bo} and {spud}!

## guineapig
meet: "Wheek!" said {Bo+}. It was just as big.
bear: "Wheek!" said {Bo}. That is grr, but thin.
low: "Wheek?" said {Bo}. Where was {spud}?
joy: {Bo} ran by {spud}. Wheek!

## hamster
meet: {Bo+} was not so big.
bear: {Bo} was as big as a bear's ear.
low: {Bo} was as small as a crumb.
joy: {Bo} got out of the way. Roll, roll!

## horse
meet: {Bo+} put a big nose on it. Hff!
bear: {Bo} did not fit on the rug.
low: {Bo} blew on {Kim}. A sad hff.
joy: {Bo} did a roll. Look out!

## lizard
meet: {Bo+} put out a tongue. It did not.
bear: {Bo} sat so still. Was {Bo} a bear?
low: {Bo} went as grey as a stone.
joy: {Bo} lay on {spud}.

## toy
meet: {Kim} sat {Bo+} by it. They got on.
bear: {Bo} had a go. {Bo} can sit like a bear.
low: {Bo} fell over, and nobody saw.
joy: {Bo} got a hug, as big as that.

## other
meet: {Bo+} came up to say hello to it.
bear: {Bo} was not a bear. {Bo} was {Bo}.
low: {Bo} looked at {Kim}, and {Kim} looked down.
joy: {Bo} went with {spud}, all the way.

## duet
meet: It was for {Bo+}. No, it was for {Mo+}.
bear: {Bo} was a bear. {Mo} was a bear. Grr!
low: {Bo} sat by {Mo}, and looked. Hm.
joy: Down went {Bo} and {Mo}, {bump}, {bump}!

## duet 2
meet: {Bo+} said hello. So did {Mo+}.
bear: {Bo} got a pat, and {Mo} got a pat.
low: {Bo} had {Mo}. But who had {spud}?
joy: {Bo} and {Mo} said whee!

## any look
meet: {Bo+} looked for its feet[fish: , from the bowl].
bear: {Bo} was as good as a bear.
low: {Bo} did not like that bear.
joy: {Bo} got a pat, for being {Bo}.

## any bed
meet: {Bo+} had a nap by it.
bear: {Bo} had a nap in the row of bears.
low: {Bo} did not nap now.
joy: Up got {Bo}, to go, go, go!

## any bun
meet: Was it a bun? {Bo+} had hoped so.
bear: {Bo} got the bear's bun.
low: {Bo} left a bit of bun for {spud}.
joy: One bun for {Bo}, and one for {spud}.

## any near
meet: {Bo+} sat down by it.
bear: {Bo} sat near {spud}, and not near a bear.
low: {Bo} sat near {Kim}. It was no good.
joy: "Is that a bear?" "No. That is {Bo}."
`
