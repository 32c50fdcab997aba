export const words = String.raw`
title: <This Is {spud}|{Kim} and {spud}|The Potato at the Bears' Picnic>
refrain: "Is that a bear?" said {friend}. "No," said {Kim}. "This is {spud}."
recall: the potato in the sock
deed: loved a potato, out loud
summary: {spud} has two eyes, and a bump for a nose. {Kim} tucks {spud} in at night. It is the day of the bears' picnic, and everybody has a bear. "Is that a bear?" says {friend}. "No," says {Kim}. "This is {spud}."
extra: friend = {friend}
extra: friend2 = the big boy
extra: grownup = {aunt}
pick: spud = Spud, Pat, Tup, Dob, Mop, Tom
pick: friend = Lil, Wren, Ada, Mai, Ruby, Zara
pick: aunt = Aunt Jo, Aunt Bea, Aunt Di, Aunt Fay
pick: ted = Ted, Bobo, Lala
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
surprise: {spud} has no hair in this book. | Turn to the last page.
surprise: How many sit in the row? How many of them are bears? | Look on page 7.

# 1
= {Kim} has found a potato with two eyes and a bump for a nose.
What was in the {bag}? It had two eyes. It had a bump for a nose.
* meet | It was as round as a bun.

It was a potato. "Hello," said {Kim}. <"Hello, you."|"I see you.">

# 2
= {Kim} has tucked the potato into a sock.
"This is {spud}," said {Kim}. {spud} was a bit cold. So {spud} got a sock.
* meet | It was a good, warm sock.

[sequel&1-3: {Kim} told {spud} of {recall}. | <{spud} did not say no.|{spud} liked it. You could see.>]

# 3
= At the playground, {spud} is on the swing.
{spud} went on the swing. Whee! {spud} went in the bath. Plop! {spud} saw {moon}.
* meet | {spud} saw it with both eyes.

And then {spud} went to bed. [roomy: <Shh.|Good night, {spud}.>]

# 4
= {friend} runs up with a bear in her arms. {Kim} has the potato.
"Get your bear! Get your bear!" said {friend}. [event: "It is {event.day}! | "Come on!] [somewhere: It is the bears' picnic! It is {somewhere.at}! | It is the bears' picnic!]"

{Kim} had no bear. {He} did not want a bear. So {he} took {spud}. <Why not?|That was that.>

# 5
= In the park there are bears all over the picnic rugs. {Kim} has brought a potato.
There were big bears. [roomy: There were small bears.] [place: They sat and looked at {place.landmark}. | <There was a bear in a hat.|There was a bear in a boot.>]

"Is that a bear?" said {friend}.

"No," said {Kim}. "This is {spud}."

# 6
= {friend} makes her bear growl. {spud} lies there and smiles.
"Bears can say grr," said {friend}. "Grr! Can it say grr?"

{Kim} put an ear on {spud}. <"No," said {Kim}.|"Not now," said {Kim}.>
* bear | The bear said it one more time. Grr!

# 7
= The bears sit in a row. {spud} rolls away.
"Bears can sit," said {friend}. The bears sat in a row. {spud} sat, and then... roll, roll, bump!
* bear | The bears just sat.

"Is that a bear?" said a big boy.

"No," said {Kim}. "This is {spud}."

# 8
= {friend} pats her bear's fur. {Kim} strokes {spud}, who has none.
"Bears have hair," said {friend}. "Has it got hair?"
* bear | It was good hair, for a bear.

{Kim} gave {spud} a pat. It had not one hair. Ha, ha, said the big boy.

# 9
= {aunt} holds out a fine new bear with a {bow}. {Kim} hides {spud}.
{Kim} put {spud} down, and sat on it, a bit.

"Look!" said {aunt}. "A bear for you!" It was big, and it had a {bow}. <It was so new!|It was so clean!>

# 10
= {Kim} takes the bear. By the picnic basket lies {spud}.
{Kim} took the bear. And {spud}? {Kim} put {spud} down. [roomy: Just here. Just for now.]

It was by the <big pot|soup pot>. [roomy: {Kim} did not see that.]
* low | Down came a leaf, on {spud}.

# 11
= From above: all of them sit round a rug with their bears. {Kim} has one, too.
[event: It was {event.day}. | occasion: It was {occasion}.] Now it was all bears. Nobody said, "Is that a bear?" [roomy: <It was good, for a bit.|That was good. It was a bit good.>]
* low | [event: They had {event.food}, too. | There was a bun for each bear.]

{Kim} sat as still as a bear.

# 12
= {Kim} hugs the stiff new bear, and is not happy.
{Kim} gave the bear a hug. It was stiff. [roomy: It had no bump.] [roomy: It went grr, but not to {Kim}.]
* low | It did not know {Kim} at all.

{Kim} looked back. <Where was {spud}?|But where was {spud}?>

# 13
= {aunt} has a big basket of potatoes by the fire. {Kim} looks at it in alarm.
"Soup!" said {aunt}. She had a big, hot pot, and lots of potatoes.

In went one. Plop! In went two. Plop! <One was left, and one more.|In went a third. Plop!>

Oh, no, no. Oh, {spud}!

# 14
= {Kim} and {Bo} look at one potato after the other.
Not this one! It had no nose. Not that one! It was too thin. [dog: {Bo} had a sniff. Not that one! | cat: {Bo} put one paw in. Not that one! | bird: {Bo} gave one a peck. Not that one! | fish: {Bo} looked with one big eye. Not that one! | rabbit: {Bo} had a dig. Not that one! | guineapig: {Bo} ran round them. Not that one! | hamster: {Bo} had a sniff at each. Not that one! | horse: {Bo} put in a big nose. Not that one! | lizard: {Bo} put out a tongue. Not that one! | toy: {Bo} fell on one. Not that one! | {Bo} had a look, too. Not that one!]

<Where, where, where?|Who had two eyes and a bump?>

# 15
= {aunt} holds one potato up over the pot. It is {spud}.
Then {Kim} saw it. It was up there, in {aunt's} hand! It had two eyes, and a bump.

Up, up went {spud}, up over the pot.

All the bears looked. <So did the big boy.|So did all the boys.>

# 16
= {Kim} calls out as loudly as {he} can, and holds out both hands.
"That is {spud}!" shouted {Kim}.

"Is it a bear?" said {aunt}. "NO!" said {Kim}. "It is a potato, and I love it!"

[deed: Once, {Kim} {deed}. [back: That was {back.at}. This was here. | This was like that.] | You could hear it <all over the park|down at the pond>.]

# 17
= {Kim} has {spud} back, and gives back the fine bear.
[roomy: Nobody said a thing.] {Kim} gave back the bear, {bow} and all.

{spud} was just right for one hand.
* joy | "Hello, {spud}," said {Kim}.

# 18
= {friend} opens her coat. There is a {spoon} in it, wrapped in a scarf.
{friend} came up close. She had one hand in her coat. "Do not tell," she said. And out came a {spoon}.

"Is that a bear?" said {Kim}.

"No," said {friend}. "This is {ted}."

# 19
= Down {hills} rolls {spud}. Everyone runs after it.
Up {hills} they went. Who can roll? {spud} can! Roll, roll, roll!
* joy | The big boy ran, to see.
* joy |

"More!" said the big boy. <"More!"|"Go!">

# 20
= In the sun by the window, {spud} has grown green hair.
The sun shone in [home: , {home.at}]. {spud} sat in the sock, day by day. And then... oh! Up it came, and it was green.

"Is that hair?" said {aunt}.

"Yes," said {Kim}. <"Bears can't do that."|"No bear can do that.">

## dog
meet: {Bo+} had a sniff. It did not run.
bear: {Bo} sat by the bears, and had hair.
low: {Bo} looked at the bear, and did not wag.
joy: {Bo} ran to get {spud}, and gave {spud} back.

## dog 2
meet: {Bo+} gave it a lick. Mud!
bear: {Bo} took a bear by the leg. Oops!
low: {Bo} put {their} chin down flat.
joy: Wag, wag, wag! {Bo} had a lick of {spud}.

## cat
meet: {Bo+} gave it a pat. It did roll.
bear: {Bo} sat in the row, as a bear.
low: {Bo} did not sit on the bear.
joy: {Bo} gave {spud} one pat, and off it went.

## cat 2
meet: {Bo+} shut one eye at it. That is hello.
bear: {Bo} can say grr, but {Bo} did not.
low: {Bo} had a wash, and it was a sad one.
joy: {Bo} had the bear to lie by. Good bear!

## bird
meet: {Bo+} took it for an egg. Cheep!
bear: "Grr!" said {Bo}. It was a small grr.
low: {Bo} put {their} head in {their} wing.
joy: Up went {Bo}, to see {spud} go.

## fish
meet: {Bo+} looked out, and it looked in.
bear: {Bo} has no hair. {Bo} did not mind.
low: {Bo} looked for {spud}, round and round.
joy: Blup! {Bo} did a roll, too.

## fish 2
meet: Blup! {Bo+} had a big look.
bear: "Is that a bear?" "No. This is {Bo}."
low: {Bo} sat down by a stone.
joy: {Bo} blew a bubble, as round as {spud}.

## rabbit
meet: {Bo+} had a sniff. It was no carrot.
bear: {Bo} sat, and then {Bo} did not. Hop!
low: Down went {Bo's} ears, one and two.
joy: Hop, roll! Hop, roll! {Bo} and {spud}!

## guineapig
meet: "Wheek!" said {Bo+}. It was just as big.
bear: "Wheek!" said {Bo}. That is grr, but thin.
low: "Wheek?" said {Bo}. Where was {spud}?
joy: {Bo} ran by {spud}, round and brown. Wheek!

## hamster
meet: {Bo+} was not so big.
bear: {Bo} was as big as a bear's ear.
low: {Bo} sat down, as small as a crumb.
joy: {Bo} got out of the way. Roll, roll!

## horse
meet: {Bo+} put a big nose on it. Hff!
bear: {Bo} did not fit on the rug.
low: {Bo} blew on {Kim}. Hff. It was a sad hff.
joy: {Bo} did a roll. Look out!

## lizard
meet: {Bo+} put out a tongue. It did not.
bear: {Bo} sat so still. Was {Bo} a bear?
low: {Bo} went as grey as a stone.
joy: {Bo} had the warm side of {spud}.

## toy
meet: {Kim} sat {Bo+} by it. They got on.
bear: {Bo} had a go. {Bo} can sit like a bear.
low: {Bo} fell over, and nobody saw.
joy: {Kim} had {Bo} here, and {spud} here.

## other
meet: {Bo+} came up to say hello to it.
bear: {Bo} was not a bear. {Bo} was {Bo}.
low: {Bo} looked at {Kim}, and {Kim} looked down.
joy: {Bo} went with {spud}, all the way.

## duet
meet: {Bo+} had a look. {Mo+} had a look.
bear: {Bo} was a bear. {Mo} was a bear. Grr!
low: {Bo} sat by {Mo}, and it was not the same.
joy: {Bo} went this way. {Mo} went that way. Bump!

## duet 2
meet: {Bo+} said hello. So did {Mo+}.
bear: {Bo} got a pat, and {Mo} got a pat.
low: {Bo} had {Mo}. But who had {spud}?
joy: {spud} went by {Bo}, and by {Mo}. Whee!

## any look
meet: {Bo+} had a look[fish: , bowl and all].
bear: Was {Bo} a bear? Nobody said so.
low: {Bo} looked at {spud}, and at {Kim}.
joy: {Bo} got to see it all.

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
