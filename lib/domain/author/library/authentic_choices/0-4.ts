// Want: to take {spud}, a potato, to the bears' picnic. In the way: it is no bear, as everybody says; and then a bear is lent. Engine: what bears can
// do, and a potato can not. Turn: all potatoes look alike in a pot, but not to {Kim}. Last image: green hair. {friend} and {aunt} are "she".
export const source = String.raw`
id: authentic-choices-0-4
title: <This Is {spud}|{Kim} and {spud}|The Potato at the Bears' Picnic>
skill: authentic_choices
level: 0-4
refrain: "Is that a bear?" said {friend}. "No," said {Kim}. "This is {spud}."
recall: the potato in the sock
deed: loved a potato, out loud
summary: {spud} has two eyes, and a bump for a nose. {Kim} tucks {spud} in at night. It is the day of the bears' picnic, and everybody has a bear. "Is that a bear?" says {friend}. "No," says {Kim}. "This is {spud}."
extra: friend = {friend} she
extra: friend2 = the big boy he
extra: grownup = {aunt} she
pick: spud = Spud, Pat, Tup, Dob, Mop, Tom
pick: friend = Lil, Wren, Ada, Mai, Ruby, Zara
pick: aunt = Aunt Jo, Aunt Bea, Aunt Di, Aunt Fay
pick: bag = bag, sack
pick: moon = the moon, the lamp, the bus, the cat next door
pick: bow = bow
pick: hills = the hill, the slide, the steps
pick: spoon = spoon
word: potato = a round, brown food that grows in the ground
word: bump = a bit that sticks out
word: bow = a ribbon with two ears
word: picnic = food that you eat on the grass
word: stiff = hard to bend
word: soup = hot food that you drink with a spoon
question: Where did {Kim} get {spud}?
question: What can a bear do? What can {spud} do?
question: Why did {Kim} take the bear with the {bow}?
question: How did {Kim} know which one was {spud}?
question: What do you have that is not a bear?
activity: find | Look for {spud} on each page. Who has {spud} on page 15?
activity: make | Ask for one potato. Has it eyes? Has it a nose? What is its name?
activity: play | Sit like a bear. Roll like a potato. Who can do it all day?
surprise: picture | {spud} has no hair in this book. | Turn to the last page. | 20 potato
surprise: count | How many sit in the row? How many of them are bears? | Look on page 7. | 7 teddy, 7 potato

# 1
@ kitchen morning close | child: kneel delighted looks potato | props: potato, bag
= {Kim} has found a potato with two eyes and a bump for a nose.
What was in the {bag}? It had two eyes. It had a bump for a nose.
* meet | It was as round as a bun.

It was a potato. "Hello," said {Kim}. <"Hello, you."|"I see you.">

# 2
@ bedroom morning medium | child: sit happy looks potato | Bo: sit curious looks potato | props: potato "sock", bed
= {Kim} has tucked the potato into a sock.
"This is {spud}," said {Kim}. {spud} was a bit cold. So {spud} got a sock.
* meet | It was a good, warm sock.

[sequel&1-3: {Kim} told {spud} of {recall}. | <{spud} did not say no.|{spud} liked it. You could see.>]

# 3
@ playground noon wide | child: celebrate delighted looks potato | all: look-up happy looks Kim | props: swing, potato "sock", slide
= At the playground, {spud} is on the swing.
{spud} went on the swing. Whee! {spud} went in the bath. Plop! {spud} saw {moon}.
* meet | {spud} saw it with both eyes.

And then {spud} went to bed. [roomy: <Shh.|Good night, {spud}.>]

# 4
@ street morning medium | child: stand happy holds potato | friend: run delighted looks child holds teddy | all: look-up curious looks friend | props: door
= {friend} runs up with a bear in her arms. {Kim} has the potato.
"Get your bear! Get your bear!" said {friend}. [event: "It is {event.day}! | "Come on!] [somewhere: It is the bears' picnic! It is {somewhere.at}! | It is the bears' picnic!]"

{Kim} had no bear. {He} did not want a bear. So {he} took {spud}. <Why not?|That was that.>

# 5
@ [place: {place.id} | park] noon wide | child: stand happy holds potato | friend: stand happy looks child | friend2: sit happy holds teddy | grownup: stand happy at far | all: sit happy | props: teddy, teddy, blanket
= In the park there are bears all over the picnic rugs. {Kim} has brought a potato.
There were big bears. [roomy: There were small bears.] [place: They sat and looked at {place.landmark}. | <There was a bear in a hat.|There was a bear in a boot.>]

"Is that a bear?" said {friend}.

"No," said {Kim}. "This is {spud}."

# 6
@ park noon close | child: sit happy looks potato | friend: sit proud looks teddy | props: teddy, potato "sock"
= {friend} makes her bear growl. {spud} lies there and smiles.
"Bears can say grr," said {friend}. "Grr! Can it say grr?"

{Kim} put an ear on {spud}. <"No," said {Kim}.|"Not now," said {Kim}.>
* bear | The bear said it one more time. Grr!

# 7
@ park noon medium | child: reach worried looks potato | friend: point happy looks teddy | Bo: sit curious looks potato | props: teddy at left, teddy, potato at right
= The bears sit in a row. {spud} rolls away.
"Bears can sit," said {friend}. The bears sat in a row. {spud} sat, and then... roll, roll, bump!
* bear | The bears just sat.

"Is that a bear?" said a big boy.

"No," said {Kim}. "This is {spud}."

# 8
@ park golden medium | child: stand sad holds potato | friend: shrug happy | friend2: point happy looks child | Bo: sit worried looks Kim | props: teddy, teddy
= {friend} pats her bear's fur. {Kim} strokes {spud}, who has none.
"Bears have hair," said {friend}. "Has it got hair?"
* bear | It was good hair, for a bear.

{Kim} gave {spud} a pat. It had not one hair. Ha, ha, said the big boy.

# 9
@ park golden close | child: hide sad | grownup: crouch happy looks child holds teddy | props: teddy, blanket
= {aunt} holds out a fine new bear with a {bow}. {Kim} hides {spud}.
{Kim} put {spud} down, and sat on it, a bit.

"Look!" said {aunt}. "A bear for you!" It was big, and it had a {bow}. <It was so new!|It was so clean!>

# 10
@ park golden medium | child: carry worried holds teddy | grownup: walk happy at far | Bo: sit sad looks potato | props: potato at left, potatoes at right
= {Kim} takes the bear. By the picnic basket lies {spud}.
{Kim} took the bear. And {spud}? {Kim} put {spud} down. [roomy: Just here. Just for now.]

It was by the <big pot|soup pot>. [roomy: {Kim} did not see that.]
* low | Down came a leaf, on {spud}.

# 11
@ park golden above | child: sit sad holds teddy | friend: sit happy | friend2: sit happy | all: sit sad | props: teddy, blanket, cake | event
= From above: all of them sit round a rug with their bears. {Kim} has one, too.
Now it was all bears. Nobody said, "Is that a bear?" [roomy: <It was good, for a bit.|That was good. It was a bit good.>]
* low | [event: They had {event.food}, too. | occasion: The cake said, "{occasion}". | There was a bun for each bear.]

{Kim} sat as still as a bear.

# 12
@ park dusk close | child: hug sad looks teddy holds teddy | Bo: sit sad looks Kim | props: teddy, leaf
= {Kim} hugs the stiff new bear, and is not happy.
{Kim} gave the bear a hug. It was stiff. [roomy: It had no bump.] [roomy: It went grr, but not to {Kim}.]
* low | It did not know {Kim} at all.

{Kim} looked back. <Where was {spud}?|But where was {spud}?>

# 13
@ park dusk wide | child: stand scared looks potatoes holds teddy | grownup: stand happy looks potatoes holds spoon | all: stand worried looks potatoes | props: potatoes, campfire
= {aunt} has a big basket of potatoes by the fire. {Kim} looks at it in alarm.
"Soup!" said {aunt}. She had a big, hot pot, and lots of potatoes.

In went one. Plop! In went two. Plop! <One was left, and one more.|In went a third. Plop!>

Oh, no, no. Oh, {spud}!

# 14
@ park dusk close | child: kneel scared looks potatoes | Bo: stand worried looks potatoes | props: potatoes
= {Kim} and {Bo} look at one potato after the other.
Not this one! It had no nose. Not that one! It was too thin. [dog: {Bo} had a sniff. Not that one! | cat: {Bo} put one paw in. Not that one! | bird: {Bo} gave one a peck. Not that one! | fish: {Bo} looked with one big eye. Not that one! | rabbit: {Bo} had a dig. Not that one! | guineapig: {Bo} ran round them. Not that one! | hamster: {Bo} had a sniff at each. Not that one! | horse: {Bo} put in a big nose. Not that one! | lizard: {Bo} put out a tongue. Not that one! | toy: {Bo} fell on one. Not that one! | {Bo} had a look, too. Not that one!]

<Where, where, where?|Who had two eyes and a bump?>

# 15
@ park dusk medium | child: look-up scared looks grownup | grownup: reach happy holds potato | friend: stand happy | friend2: stand happy | Bo: look-up scared looks potato | props: campfire
= {aunt} holds one potato up over the pot. It is {spud}.
Then {Kim} saw it. It was up there, in {aunt's} hand! It had two eyes, and a bump.

Up, up went {spud}, up over the pot.

All the bears looked. <So did the big boy.|So did all the boys.>

# 16
@ park dusk close | child: reach scared looks grownup | grownup: stand worried looks child holds potato | props: campfire
= {Kim} calls out as loudly as {he} can, and holds out both hands.
"THAT IS {spud}!" said {Kim}.

"Is it a bear?" said {aunt}. "NO!" said {Kim}. "It is a potato, and I love it!"

[deed: Once, {Kim} {deed}. [back: That was {back.at}. This was here. | This was like that.] | You could hear it <all over the park|down at the pond>.]

# 17
@ park golden medium | child: hug happy looks potato holds potato | grownup: stand calm looks child holds teddy | Bo: look-up happy looks potato | props: sock
= {Kim} has {spud} back, and gives back the fine bear.
[roomy: Nobody said a thing.] {Kim} gave back the bear, {bow} and all.

{spud} was just right for one hand.
* joy | "Hello, {spud}," said {Kim}.

# 18
@ park golden close | child: sit curious looks friend holds potato | friend: whisper worried looks child holds spoon | props: teddy, spoon
= {friend} opens her coat. There is a {spoon} in it, wrapped in a scarf.
{friend} came up close. She had one hand in her coat. "Do not tell," she said. And out came a {spoon}.

"Is that a bear?" said {Kim}.

"No," said {friend}. "This is Ted."

# 19
@ park golden wide | child: celebrate delighted looks potato | friend: celebrate delighted | friend2: run happy | all: leap happy | props: potato, teddy, blanket | event
= Down {hills} rolls {spud}. Everyone runs after it.
Up {hills} they went. Who can roll? {spud} can! Roll, roll, roll!
* joy | The big boy ran, to see.
* joy |

"More!" said the big boy. <"More!"|"Go!">

# 20
@ [home: bedroom | kitchen] morning medium | child: kneel delighted looks potato | grownup: stand curious looks potato | all: look-up curious looks potato | props: potato "hair", window
= In the sun by the window, {spud} has grown green hair.
The sun shone in [home: , {home.at}]. {spud} sat in the sock, day by day. And then... oh! Up it came, and it was green.

"Is that hair?" said {aunt}.

"Yes," said {Kim}. <"Bears can't do that."|"No bear can do that.">

## dog
meet: {Bo+} had a sniff. It did not run. // stand curious looks potato
bear: {Bo} sat by the bears, and had hair. // sit proud
low: {Bo} looked at the bear, and did not wag. // lie sad
joy: {Bo} ran to get {spud}, and gave {spud} back. // run delighted

## dog 2
meet: {Bo+} gave it a lick. Mud! // stand happy looks potato
bear: {Bo} took a bear by the leg. Oops! // walk happy
low: {Bo} put {their} chin down flat. // lie sad
joy: Wag, wag, wag! {Bo} had a lick of {spud}. // stand delighted

## cat
meet: {Bo+} gave it a pat. It did roll. // sit curious looks potato
bear: {Bo} sat in the row, as a bear. // sit proud
low: {Bo} did not sit on the bear. // back-turned sad
joy: {Bo} gave {spud} one pat, and off it went. // leap happy

## cat 2
meet: {Bo+} shut one eye at it. That is hello. // lie calm looks potato
bear: {Bo} can say grr, but {Bo} did not. // sit cross
low: {Bo} had a wash, and it was a sad one. // sit sad
joy: {Bo} had the bear to lie by. Good bear! // lie happy

## bird
meet: {Bo+} took it for an egg. Cheep! // perch happy looks potato
bear: "Grr!" said {Bo}. It was a small grr. // perch happy
low: {Bo} put {their} head in {their} wing. // hide sad
joy: Up went {Bo}, to see {spud} go. // fly delighted

## fish
meet: {Bo+} looked out, and it looked in. // swim curious looks potato
bear: {Bo} has no hair. {Bo} did not mind. // swim proud
low: {Bo} looked for {spud}, round and round. // swim worried
joy: Blup! {Bo} did a roll, too. // swim delighted

## fish 2
meet: Blup! {Bo+} had a big look. // look-up happy looks potato
bear: "Is that a bear?" "No. This is {Bo}." // swim calm
low: {Bo} sat down by a stone. // swim sad
joy: {Bo} blew a bubble, as round as {spud}. // swim happy

## rabbit
meet: {Bo+} had a sniff. It was no carrot. // sit curious looks potato
bear: {Bo} sat, and then {Bo} did not. Hop! // leap happy
low: Down went {Bo's} ears, one and two. // sit sad
joy: Hop, roll! Hop, roll! {Bo} and {spud}! // leap delighted

## guineapig
meet: "Wheek!" said {Bo+}. It was just as big. // stand happy looks potato
bear: "Wheek!" said {Bo}. That is grr, but thin. // look-up proud
low: "Wheek?" said {Bo}. Where was {spud}? // look-up worried
joy: {Bo} ran by {spud}, round and brown. Wheek! // run delighted

## hamster
meet: {Bo+} was not so big. // stand curious looks potato
bear: {Bo} was as big as a bear's ear. // sit happy
low: {Bo} sat down, as small as a crumb. // sit sad
joy: {Bo} got out of the way. Roll, roll! // sit happy

## horse
meet: {Bo+} put a big nose on it. Hff! // stand curious looks potato
bear: {Bo} did not fit on the rug. // stand worried
low: {Bo} blew on {Kim}. Hff. It was a sad hff. // stand sad looks Kim
joy: {Bo} did a roll. Look out! // leap delighted

## lizard
meet: {Bo+} put out a tongue. It did not. // lie curious looks potato
bear: {Bo} sat so still. Was {Bo} a bear? // stand calm
low: {Bo} went as grey as a stone. // lie sad
joy: {Bo} had the warm side of {spud}. // lie happy

## toy
meet: {Kim} sat {Bo+} by it. They got on. // sit happy looks potato
bear: {Bo} had a go. {Bo} can sit like a bear. // sit proud
low: {Bo} fell over, and nobody saw. // lie sad
joy: {Kim} had {Bo} here, and {spud} here. // carried happy

## other
meet: {Bo+} came up to say hello to it. // stand curious looks potato
bear: {Bo} was not a bear. {Bo} was {Bo}. // stand proud
low: {Bo} looked at {Kim}, and {Kim} looked down. // sit sad looks Kim
joy: {Bo} went with {spud}, all the way. // run delighted

## duet
meet: {Bo+} had a look. {Mo+} had a look. // sit curious looks Mo
bear: {Bo} was a bear. {Mo} was a bear. Grr! // sit happy looks Mo
low: {Bo} sat by {Mo}, and it was not the same. // sit sad looks Mo
joy: {Bo} went this way. {Mo} went that way. Bump! // run delighted looks Mo

## duet 2
meet: {Bo+} said hello. So did {Mo+}. // sit happy looks Mo
bear: {Bo} got a pat, and {Mo} got a pat. // sit proud looks Mo
low: {Bo} had {Mo}. But who had {spud}? // sit sad looks Mo
joy: {spud} went by {Bo}, and by {Mo}. Whee! // look-up delighted looks Mo

## any look
meet: {Bo+} had a look[fish: , bowl and all]. // look-up curious looks potato
bear: Was {Bo} a bear? Nobody said so. // sit calm
low: {Bo} looked at {spud}, and at {Kim}. // sit worried looks Kim
joy: {Bo} got to see it all. // look-up happy

## any bed
meet: {Bo+} had a nap by it. // lie calm
bear: {Bo} had a nap in the row of bears. // sleep calm
low: {Bo} did not nap now. // lie sad
joy: Up got {Bo}, to go, go, go! // run happy

## any bun
meet: Was it a bun? {Bo+} had hoped so. // sit curious looks potato
bear: {Bo} got the bear's bun. // sit happy
low: {Bo} left a bit of bun for {spud}. // sit sad
joy: One bun for {Bo}, and one for {spud}. // sit delighted

## any near
meet: {Bo+} sat down by it. // sit happy looks potato
bear: {Bo} sat near {spud}, and not near a bear. // sit calm
low: {Bo} sat near {Kim}. It was no good. // sit sad looks Kim
joy: "Is that a bear?" "No. That is {Bo}." // sit proud
`
