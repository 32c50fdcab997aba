export const words = String.raw`
title: <Mmm|{Kim} and the Lumps|Glop, Glop, Glop|More? Mmm>
refrain: "More?" said {gran}. "Mmm," said {Kim}.
recall: the hat full of lumps
deed: told {gran} about the lumps
keepsake: the hat that had lumps in it
joke: It was a no mmm
summary: {gran} has made porridge, with lumps. {Kim} does not like a lump. But {gran} is so glad! "More?" says {gran}. "Mmm," says {Kim}. Mmm is not a yes. But {gran} takes it for one. Glop!
extra: elder = {gran}
pick: gran = Gran, Nan, Nonna, Oma, Granny, Yaya
pick: fat = fat, round, huge, hot
pick: plant = fern, plant, pot plant
pick: small = a pip, a crumb, a pea, a flea
pick: walk = walk, stroll, trot
pick: thin = thin, wet, flat
word: porridge = oats, cooked until they are hot and soft
word: lump = a hard bit in a thing that should be soft
word: spoon = what you eat soft food with
word: hum = a song with a shut mouth
word: more = some on top of what you have
word: tum = the bit of you that the food goes in
question: What did {Kim} mean by "mmm"? What did {gran} think it was?
question: Where did {Kim} put the lumps?
question: Why was it so hard to tell {gran}?
question: How do you say no? How does {Bo} say no?
question: What did {Kim} do with the hat? What did {gran} do then?
activity: sound | Say "mmm" three ways. | a yes mmm ; a no mmm ; a mmm for a lump
activity: find | Point at each thing with lumps in it.
activity: move | Say no with just your nose. Now with just your feet.
surprise: The lumps get up as high as a hill. | Look at page 10.
surprise: The hat is there from the start. | Look for it on page 1.

# 1
= {gran} stirs a big pot of porridge. Her best hat lies by the wall.
{gran} had a {fat} pot. <It was porridge. Glop, it said.|Glop, it said. It was porridge.|It went glop, so it was porridge.> [place: You could smell it at {place.shop}. | somewhere: You could smell it {somewhere.at}. | home: You could smell it all over {home.own}.]

[first-day-of-school: {Kim} was home from the first day of school. | christmas: It was Christmas Eve. | family-reunion: It was the reunion. All the aunts had some. | halloween: It was Halloween, and nearly dark. | boxing-day: It was Boxing Day. | road-trip: It was the road trip! They had far to go. | occasion&!event: It was {occasion}.] <"I made this just for {Kim}," said {gran}.|"It is just for {Kim}," said {gran}.> <{Bo+} came to look.|In came {Bo+}, to look.>

# 2
= {Kim} looks at a bowl of porridge. It is full of lumps.
<Up came the spoon. Glop! On it was a lump.|Glop! Up came the spoon. There was a lump on it.|What was on the spoon? A lump! Glop, it went.> [roomy: <It was a grey, wet lump.|It was a wet, grey one.>]
> want
* see | <It did shake a bit, and it was grey.|It had a skin on.>

<{Kim} did not like lumps. Not one.|Not one bit did {Kim} like lumps.|Lumps! {Kim} did not like lumps.>

# 3
= {gran} bends down, all smiles. {Kim} has a full mouth.
"Is it good?" said {gran}. <She was so glad, her nose was pink.|Her nose was pink, she was so glad.|She was so glad, she shook the spoon.> [place&roomy: {Kim} would like {place.food}.]
^ pet set
* see | <The lump sat on {Kim's} tongue.|The lump went left. It went right.>

<So what did {Kim} say?|What can you say?> "Mmm," said {Kim}.

# 4
= {gran} has given {Kim} a big heap more, and is glad.
Mmm is not a yes. Mmm is not a no. [series: It is not, "{series.joke}."] [roomy: <It is just a hum.|It just comes out.>] [first-day-of-school: "School is hard work!" said {gran}. | christmas: "It is Christmas!" said {gran}. | family-reunion: "Mmm," said the aunts, too. | halloween: "It is out of a witch's book," said {gran}. | boxing-day: "The pudding is all gone," said {gran}. | road-trip: "It is a long, long road," said {gran}.]
> more
* see | <{gran} did not know that. How could she?|{gran} took it for a yes. She did.|{gran} has old ears. She heard a yes.>

<"More?" said {gran}. "Mmm," said {Kim}. Glop!|"So, more?" said {gran}. "Mmm," said {Kim}. Glop!>

# 5
= From above: the bowl is full to the top. {Kim} holds the spoon and does not eat.
<Now the bowl was full, up to the top.|The bowl was full now, and then some.|The bowl had a hat on, all of lumps.> <One lump sat in {Kim's} cheek.|In {Kim's} cheek was one lump.|{Kim} had one lump, in one cheek.> It did not go down. <It just sat.|It sat and sat.>
^ child set |

So where can you put a lump? {Kim} <had a look round|looked at {Bo}>.

# 6 a
= {Kim} pours lumps in with a potted plant.
Plop! <In with the {plant} went the lumps.|The lumps went in with the {plant}.|The {plant} got a big, hot lunch.> [series: One went on {series.keepsake}. [friend: One was for {series.friend}.] | roomy: Pat, pat, pat.]
> hide
* hide | <Not one lump to see!|It all looked as it did before.>

<"All gone?" said {gran}. "More?"|"All gone? So, more?" said {gran}.|"Look, all gone! So, more?" said {gran}.> "Mmm," said {Kim}. Glop, glop!

# 6 b
= {Kim} pours lumps into a bag.
Plop! <In the shopping bag went the lumps.|The lumps went in the shopping bag.|There was a bag, for shopping. Not now!> [series: One went on {series.keepsake}. [friend: One was for {series.friend}.] | roomy: Pat, pat, pat.]
> hide
* hide | <Not one lump to see!|It all looked as it did before.>

<"All gone?" said {gran}. "More?"|"All gone? So, more?" said {gran}.|"Look, all gone! So, more?" said {gran}.> "Mmm," said {Kim}. Glop, glop!

# 7 a
= {Kim} fills a sock with lumps.
Squish! <Lumps went in a sock, down to the toe.|Down in a sock went lumps.|How much can a sock hold? A lot!> It was {gran's} sock.
> toe
* hide | <It had a wet, fat toe now.|It had a foot in it, of lumps.>

<"All gone? More?" said {gran}.|"That went fast! More?" said {gran}.|"So soon?" said {gran}. "Have some more?"> "Mmm," said {Kim}. Glop, glop, glop!

# 7 b
= {Kim} fills two boots with lumps.
Squish! <Lumps went in a boot, down to the toe.|Down in two boots went lumps.|How much can two boots hold? A lot!> They were {gran's} boots.
> toe
* hide | <They had wet, fat toes now.|They had feet in, of lumps.>

<"All gone? More?" said {gran}.|"That went fast! More?" said {gran}.|"So soon?" said {gran}. "Have some more?"> "Mmm," said {Kim}. Glop, glop, glop!

# 8
= {Kim} has filled {gran's} best hat with lumps, up to the rim.
Squash! <In a hat went the lumps.|The next lumps went in a hat.|A hat is a bowl. In went the lumps.> It was {gran's} best hat. [roomy: <It was a good, deep hat.|It was as deep as a pot.>]
^ pet trouble
* hide | <Now it was not so deep.|A hat should not go glop.>

<"All gone? You do like it!" said {gran}. GLOP!|"You do like it!" said {gran}. "More?" GLOP!>

# 9
= {Kim} holds a spoon of lumps out to {Bo}.
<"You have it," said {Kim} to {Bo}.|"For you, {Bo}," said {Kim}. "Have it!"|"Here, {Bo}," said {Kim}. "It is so good."> 
> give
^ child second

<"Not full yet? Here is more!" said {gran}.|"But that is all gone!" said {gran}. "More!"|"What a good spoon that is!" said {gran}. "More!"> [roomy: Glop, <glop, glop, glop|and glop, and glop>!]

# 10
= The porridge is a hill, higher than {Kim}. {gran} still has the spoon.
<Glop! Glop! GLOP! It was a hill of lumps.|GLOP! It was a hill, all of lumps.|GLOP! GLOP! It was as high as {Kim}.> [place&roomy: {place.Creature} came to look.]
> eyes | It went up, and up, and up.
^ pet second

"More?" said {gran}. "Mmm," said {Kim}. <It was a {thin}, sad mmm.|It was a small, {thin} mmm.|You could not hear a yes in it.>

# 11 a
= From above: {Kim} lies flat on the rug, among lumps.
<Lumps in the {plant}! Lumps in the sock!|Lumps in the sock! Lumps in the {plant}!> [series: Lumps on {series.keepsake}!] <And lumps in {Kim}!|Lumps in {Kim}, too!>
^ child trouble
* low | <{Kim} had to lie down, flat, and not move.|Down lay {Kim}, as flat as a mat.|{Kim} lay down on the rug, to keep still.>

[place: {place.Says}. Glop, said the tum. | <Glop, glop, went {Kim's} tum.|Glop, glop, said {Kim's} tum.>]

# 11 b
= From above: {Kim} lies flat on the rug, among lumps.
<Lumps in the boots! Lumps in the bag!|Lumps in the bag! Lumps in the boots!> [series: Lumps on {series.keepsake}!] <And lumps in {Kim}!|Lumps in {Kim}, too!>
^ child trouble
* low | <{Kim} had to lie down, flat, and not move.|Down lay {Kim}, as flat as a mat.|{Kim} lay down on the rug, to keep still.>

[place: {place.Says}. Glop, said the tum. | <Glop, glop, went {Kim's} tum.|Glop, glop, said {Kim's} tum.>]

# 12
= {gran} looks into the big pot. It is empty.
{gran} looked in the pot. <"Oh! Not one bit for me," she said.|"Oh! And for me? Not one bit."|"Oh! I did want some, too," she said.>
> low
* low | <She put the spoon down.|The spoon hit the pot. Tok.>
^ child third

<{Kim} was as small as {small}.|Then {Kim} was as small as {small}.|{Kim} looked down, at one toe.> [1-2: <{He} {was} as hot as a pot.|{He} {was} so hot.>]

# 13
= {gran} goes to get her hat. {Kim} stands quite still.
[first-day-of-school: "Show me your school!" | christmas: "Now we go and sing carols!" | family-reunion: "Now for the photo of us all!" | halloween: "Now for trick or treat!" | boxing-day: "Now for the Boxing Day walk!" | road-trip: "Now, into the car!" | place: "Now, to {place.landmark}," | "Now for a {walk}!"] said {gran}. <"I will get my hat."|"I just want my hat.">
* low | <Step, step, step, went {gran}.|Off went {gran}, with a song.>

Her hat? Oh, no! <Her hat was full of lumps!|It was full, up to the rim!|The hat! It had all those lumps in!> [roomy: <They would run down her nose!|They would go all down her ears!>]

# 14
= {Kim} wants to call out, but {his} mouth is shut.
"Mmm!" said {Kim}. <It was all that came out.|That was all that came out.|It got stuck, as lumps do.> "Mmm! MMM!"

<"No more," said {gran}. "The pot is all gone."|"But the pot is all gone," said {gran}.> [deed: Once, {Kim} {deed}. [back: That was {back.at}.] | <And on she went, to the hat.|And she was at the hat, just there.>]

# 15
= {gran} bends down to her hat, and {Bo} will not let her have it.
<Down went {gran's} hand, to the hat.|{gran} put down a hand for the hat.|The hat was there, and so was {gran's} hand.>
> hinge
^ pet third

<"Is that a no, {Bo}?" said {gran}, and stopped.|"You say no, {Bo}?" said {gran}, and stopped.> <Then she looked at {Kim}.|And she looked at {Kim}.>

# 16
= {Kim} holds out the hat to {gran}. It is full of lumps.
<"{Bo} says no, and I say no, too," said {Kim}.|"I say no, like {Bo}," said {Kim}.> [dog: {He} took the hat from {Bo}, and held it up. | cat: Then {Bo} let go, and up came the hat. | {He} held up the hat, with {Bo} close by.]
^ child pay |

<"I do not like lumps, and {Bo} knew," said {Kim}.|"{Bo} knew that I do not like lumps," said {Kim}.> "{They} saw me put them in there."

# 17
= {gran} bends down to {Kim}. Neither is smiling.
<{gran's} nose was not pink now.|Now {gran's} nose was not pink.|{gran} sat down, to hear it.> "But you said mmm," she said.
> told

<"Not a yes mmm, a no mmm," said {Kim}.|"It was a no mmm," said {Kim}.> [roomy: <It was not good to say.|That was hard to say.>]

# 18
= {gran} sits by the hill and bites a lump.
{gran} sat down by the hill. <She bit one lump. "Mmm," said {gran}.|{gran} put one lump in. "Mmm," said {gran}.|"Let me see," said {gran}. In went a lump. "Mmm.">
> bite
* joy | <She had to chew, and chew.|It went left. It went right.>

<"Is that a yes mmm?" said {Kim}.|"A yes mmm?" said {Kim}.> [family-reunion: "No," said {gran} and all the aunts. | place&1-3: "No, it is not {place.food}," said {gran}. | <"No," said {gran}. "Oh, no, no, no."|"No," said {gran}. "It is a lump.">]

# 19 a
= {Kim} has fished the lumps out into a bucket, and rubs the hat. {gran} looks on.
<So {Kim} got the lumps out. Plop, plop!|Plop, plop! {Kim} got all the lumps out.|Out of the hat came the lumps. Plop, plop!>
> clean
* joy |
^ pet pay

[series: Then a rub for {series.keepsake}. | <Then {Kim} had to rub the hat.|The hat had to have a rub.>] Rub, rub, rub! <It took till bed.|It took a long time.|It still smelled of lump.>

# 19 b
= {Kim} stirs a new pot of porridge with a big spoon. {gran} looks on.
<So they made a new pot. {Kim} had the spoon.|"A new pot!" said {gran}. {Kim} had the spoon.|{gran} got a new pot. {Kim} got the spoon.>
> clean
* joy |
^ pet pay

Round and round, and round! [series: By it was {series.keepsake}. | <Not one lump went in there. Not one!|Each lump went flat, and then was gone.> [roomy: {gran} got to have a rest.]]

# 20 a
= Out on the walk, {gran} has put on her hat. There was one lump left.
[first-day-of-school: So they did go, to see the school. | christmas: So they did go and sing. | family-reunion: "Now, the photo! Say cheese!" | halloween: So they did go out. Trick or treat! | boxing-day: So they did go. The pudding had to get down. | road-trip: So they did go, down the long road. | place: They went down {place.street}. | <Then they went for the {walk}.|So they did go for the {walk}.>]
> last
* joy | There were no lumps now. Not one!

On went the hat. <Splat! It had one more lump in it.|Splat! There was just one more.> <Down it ran, down {gran's} nose.|It ran down {gran's} nose.> And the nose was pink.

# 20 b
= {Kim} and {gran} eat from two bowls, and {gran} holds the spoon quite still.
[first-day-of-school: {Kim} told her all about school. | christmas: One bowl was for Santa. It had no lumps. | family-reunion: All the aunts had some. "Oh! Yes!" | halloween: It was orange, with pumpkin in. | boxing-day: It was as good as Christmas. | road-trip: It was good for a long road. | place: They had it with {place.food} on top. | <"Is it good?" said {gran}. "Yes!" said {Kim}.|{Kim} had one. {gran} had one. "Yes!">]
> last
* joy | There were no lumps now. Not one!

<"More?" said {gran}. "No," said {Kim}.|"More?" "No," said {Kim}. "I am full."> And the spoon stopped. It just stopped. <{gran} ate that bit, and her nose was pink.|{gran's} nose was as pink as can be.>

## lead dog
want: {Bo} wanted it. Woof! <That is yes, in dog.|In dog, that is yes.>
more: "Woof!" said {Bo}. <Yes, more!|Yes, yes, yes!>
hide: {Bo} got one back out. <No, {Bo}!|In again, {Bo}!>
toe: {Bo} put a nose in. <Out, {Bo}!|Woof! Out, {Bo}!>
give: {Bo} had one, then ten, and then <no more|was full>.
eyes: {Bo} was down low. <It was lump, all the way up.|{Bo} saw lump, up to the sky.>
low: {Bo} did not woof. <Dogs get full, too.|No more for dogs!>
hinge: {Bo} got it first. Grrr! No more! <That is no, in dog.|In dog, that is no.>
told: {Bo} sat there, too. Woof? It was a <small|sad> woof.
bite: {Bo} sat up. <Will {gran} have ten?|Can {gran} eat ten?>
clean: {Bo} got a lump, for luck. <Woof! Yes!|Just one. Woof!>
last: "Woof!" said {Bo}. <That was a yes.|Yes!>

## lead cat
want: {Bo} wanted milk. One paw up: <no lumps|no>!
more: Up went {Bo's} paw. <That is no, in cat.|In cat, that is no.>
hide: {Bo} saw it. {Bo} <did not tell|looked at {Kim}>.
toe: {Bo} looked the other way. <No milk there!|That was no milk.>
give: {Bo} put a paw on it. <Then the paw shook: no.|No, said the paw. No.>
eyes: {Bo} was down low. <It was all lump, and no milk.|{Bo} saw lump, and no milk at all.>
low: {Bo} looked at {Kim}. <Cats just say no.|It is one paw. Up.>
hinge: Up went {Bo's} paw, on the hand. No! <The paw held on.|It did not let go.>
told: {Bo} came, and sat, <and did not say a thing|and said not one thing>.
bite: {Bo} had a look. <Now {gran} knew.|Well? Milk?>
clean: {Bo} got the milk, <at last|and no lump>. Purr!
last: {Bo} put the paw down. <That is yes.|Yes, in cat.>

## lead bird
give: {Bo} had a peck. Birds are small. Lumps are big.
hinge: {Bo} flew at the hat, and round it. Cheep! No!
told: {Bo} did not cheep. {Bo} sat close by.

## lead fish
give: {Bo} looked, and went down to the stones. No.
hinge: {Bo} hit the bowl. Blup! BLUP! That is no.
told: {Bo} hung there, and blew one sad bubble.

## lead rabbit
give: {Bo} gave it a look. It was not a carrot.
hinge: Thump! Thump! THUMP! {Bo} said no with a foot.
told: {Bo} did not thump. {Bo} lay flat.

## lead guineapig
give: {Bo} sat in it. That was no help.
hinge: "WHEEK!" said {Bo}, right by it. That is no!
told: {Bo} said one wheek, and it was small.

## lead hamster
give: {Bo} put one in each cheek. That was it.
hinge: {Bo} bit the rim, and hung on. No!
told: {Bo} sat by {Kim}, as small as can be.

## lead horse
give: {Bo} had the lot! But there was more.
hinge: Down came a big, big nose. Hff! {Bo} said no.
told: {Bo} let that big head hang down.

## lead lizard
give: {Bo} put out a tongue, and took it back.
hinge: Hss! {Bo} got as big as {Bo} can. No!
told: {Bo} lay as still as a lump.

## lead toy
give: {Bo} got it on the nose. There it sat.
hinge: Squeak! {gran} trod on {Bo}. Was that a no?
told: {Bo} sat there, with a lump on.

## lead other
give: {Bo} looked at it, and then at the door.
hinge: {Bo} got in the way, right there. That is no.
told: {Bo} came up close, and did not hum.

## trait pet fear
set: {Bo} says no to {trait.things}. Off {they} {runs/run}!
trouble: A lump fell. Was it {trait.a}? {Bo} hid.
pay: No lumps! And no {trait.things}. {Bo} came out.

## trait pet theft
set: {Bo} says yes to {trait.things}, and has one.
trouble: {Bo} had {trait.a}. Now it had a lump on.
pay: {Bo} had {trait.a} again, and no lump on it.

## trait pet noise
set: "{trait.Sound}!" said {Bo}. Was it a yes?
trouble: "{trait.Sound}!" said {Bo}. "Shh!" said {Kim}.
pay: "{trait.Sound}!" said {Bo}. That was a yes.

## trait pet part
set: {Bo} has {trait.has}, and had no lump.
trouble: One fell on {Bo}, {trait.has} and all.
pay: {Bo} got a rub, too, {trait.has} and all.

## trait pet deaf
set: {Bo} did not hear that. {Bo} saw her nose.
trouble: {Bo} did not hear the squash. {Bo} saw.
pay: {Bo} did not hear the plop. {Bo} saw it.

## trait pet age
set: {Bo} is {trait.is}. [old: Old ones just say no. | Young ones just say yes.]
trouble: {Bo} is {trait.is}. [old: But {Bo} had never seen that. | So {Bo} had to roll in it.]
pay: {Bo} is {trait.is}. [old: {Bo} knew it all along. | But {Bo} can say no now.]

## trait pet favourite
set: {Bo} says yes to {trait.things}. Not to lumps.
trouble: Then a lump fell on {trait.thing}. Poor {Bo}!
pay: {Bo} got {trait.thing} back, with no lump on.

## trait pet sleep
set: {Bo} went off, to sleep {trait.where}. That is no.
trouble: {Bo} sleeps {trait.where}. Now a lump did, too.
pay: {Bo} could sleep {trait.where}. No lumps!

## trait pet habit
set: {Bo} {trait.did}. That is a no, in {Bo}.
trouble: {Bo} {trait.did}. Lumps flew!
pay: {Bo} {trait.did}. That was a yes!

## trait pet talent
set: {Bo} {trait.did}. That is a no, in {Bo}.
trouble: {Bo} {trait.did}. Lumps flew!
pay: {Bo} {trait.did}. That was a yes!

## trait child fear
set: {Kim} does not like {trait.things}. Or lumps.
trouble: It was worse than {trait.things}.
pay: It was as bad as {trait.things}. {Kim} did it.

## trait child collection
set: {Kim} likes {trait.things}. A lump is not one.
trouble: There was a lump on {trait.thing}, too.
pay: Down went {trait.thing}. It took two hands.

## trait child noise
set: {Kim} can't {trait.do}, with a lump in.
trouble: {Kim} can {trait.do}. {Kim} can't say no.
pay: [hums: It was not a hum. It was a word. | whispers: It was no whisper. It was loud. | It was a short talk, and a true one.]

## trait child part
set: [missingtooth: {Kim} has a gap for a tooth. It fitted. | {Kim} has freckles. Now one was a lump.]
trouble: [missingtooth: There was one in the gap for a tooth. | There were freckles, and there were lumps.]
pay: {Kim} said it, {trait.has} and all.

## trait child favourite
set: {Kim} likes {trait.things}. {Kim} did not like this.
trouble: {Kim} just wanted {trait.things}. Not this.
pay: {Kim} thought of {trait.things}, and did it.

## trait child sleep
set: {Kim} sleeps {trait.where}. Not with a lump in.
trouble: {Kim} can't sleep {trait.where} now.
pay: Now {Kim} could sleep {trait.where} again.

## trait child habit
set: [askswhy: "Why lumps?" said {Kim}, but just to {Bo}. | counts: {Kim} counted the lumps. Ten, and ten more. | drawsonthings: {Kim} drew a face on a lump. A sad one. | {Kim} loses hats. Can you lose a lump?]
trouble: [askswhy: Why did {he} say it? {Kim} did not know. | counts: {Kim} counted lumps. There was no end. | drawsonthings: {Kim} had no face left to draw. | {Kim} had lost a hat, to lumps.]
pay: [askswhy: "Why?" said {gran}. {Kim} told her why. | counts: "Ten lumps," said {Kim}. "And ten, and ten." | drawsonthings: {Kim} did not draw it. {Kim} said it. | {Kim} loses hats. This one was not lost.]

## trait child talent
set: {Kim} can {trait.do}. Not with a lump in.
trouble: {Kim} can {trait.do}. {Kim} can't say no.
pay: [jokes: It was no joke. It was true. | songs: It was not a song. It was true. | whistles: You can't whistle that. {Kim} said it. | {Kim} will remember that one.]

## dog
see: "Woof!" said {Bo+}. That is a yes.
hide: {Bo} had one for a ball. It did not roll.
low: {Bo} lay down flat. Woof? It was a small one.
joy: {Bo} had the last lump, and licked the floor.

## dog 2
see: Wag, wag, went {Bo+}. That is a yes.
hide: {Bo} had a dig, and hid one, too.
low: {Bo} did not wag. That is a no.
joy: Wag! {Bo} had two lumps. Wag, wag!

## cat
see: {Bo+} had one sniff. That was a no.
hide: {Bo} sat on one lump, and did not tell.
low: {Bo} looked at {Kim}, and did not blink.
joy: {Bo} got the milk, and no lump. Purr!

## cat 2
see: {Bo+} looked the other way. That is no, in cat.
hide: {Bo} put out one paw. {Bo} took it back.
low: {Bo} went to sit by {gran}.
joy: Pat, pat! {Bo} had a lump to hit.

## bird
see: "Cheep, cheep!" said {Bo+}. That is yes, please.
hide: {Bo} flew off with a bit. It fell. Plop!
low: {Bo} put {their} head in {their} wing.
joy: Peck, peck, peck! That lump was {Bo's}.

## fish
see: {Bo+} went round to the far side. No!
hide: {Bo} hid by the weed. No lumps in here!
low: {Bo} looked out, and blew one sad bubble.
joy: Just one crumb for {Bo}. Plip! Yes, yes!

## fish 2
see: {Bo+} has a bowl, too. No lumps in it!
hide: Blup! That was {Bo}. {Bo} would not tell.
low: {Bo} sat down on a stone.
joy: {Bo} had a crumb, and went round it.

## rabbit
see: Thump, went {Bo+}. One thump is a no.
hide: Up went {Bo's} ears. One, two!
low: Down went {Bo's} ears, one and two.
joy: {Bo} hopped on a lump. Flat! Hop, hop!

## guineapig
see: "Wheek!" said {Bo+}. Yes! Yes! Yes!
hide: "Wheek!" said {Bo}. "Shh, {Bo}!" said {Kim}.
low: "Wheek?" said {Bo}. It was not a glad one.
joy: {Bo} had a lump as big as {Bo}. Wheek!

## hamster
see: {Bo+} put out two paws for it. Yes!
hide: {Bo} hid a bit, too. Hamsters do.
low: {Bo} hid, cheeks and all.
joy: {Bo} rolled a lump off to bed.

## horse
see: In came a big nose. {Bo+} said yes!
hide: {Bo} blew on it. Hff! Oats for all!
low: {Bo} let {their} big head hang down.
joy: Oats! {Bo} had lumps, and then the bucket.

## lizard
see: {Bo+} shut one eye at it. No.
hide: Zip! {Bo} ran off. No lumps for {Bo}!
low: {Bo} lay as still as a lump.
joy: One lump was still warm. {Bo} lay by it.

## toy
see: {Bo+} fell over, flop. Was that a no?
hide: {Kim} had {Bo} look out for {gran}.
low: {Kim} held {Bo}. It was a tight hug.
joy: {Bo} had one lump, and did not say mmm.

## other
see: {Bo+} said no. You could tell.
hide: {Bo} looked at the lumps, and at {Kim}.
low: {Bo} came up close, and did not hum.
joy: {Bo} said yes to one lump. You could tell.

## duet
see: {Bo+} said yes. {Mo+} said no. You could tell.
hide: {Bo} looked at {Mo}. {Mo} looked at {Bo}. Shh!
low: {Bo} was sad, and {Mo} was, too.
joy: {Bo} had a lump. {Mo} had a lump. Yes, yes!

## duet 2
see: No, said {Bo+}. No, no, said {Mo+}.
hide: {Bo} hid. So did {Mo}. So did the lumps.
low: {Bo} sat by {Mo}, and that was warm.
joy: One for {Bo}! One for {Mo}! And one more.

## any no
see: {Bo+} said no. It was not hard for {Bo}.
hide: {Bo} saw one more lump go.
low: {Bo} did not like it. {Bo} said so.
joy: "One for you, {Bo}?" {Bo} said yes to that.

## any look
see: {Bo+} had a look[fish: , bowl and all]. No!
hide: "Do not tell," said {Kim} to {Bo}.
low: {Kim} looked at {Bo}. {Bo} looked sad.
joy: {Bo} had a look at the last lump. Bye, lump!

## any back
see: {Bo+} went back a bit. That is a no.
hide: {Bo} went back one bit more.
low: {Bo} did not go. {Bo} sat by {Kim}.
joy: Now {Bo} came up close. No lumps here!

## any in
see: Was it good? {Bo+} said no.
hide: {Bo} got one lump. {Bo} said no to it.
low: {Bo} had lumps here, and lumps there.
joy: Not one lump was left by {Bo}. Good!
`
