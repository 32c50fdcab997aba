export const words = String.raw`
title: <Stuck, Stuck, Stuck|Turn, Turn, Turn|{Kim} and the Lid|Shall I? Me!>
refrain: Turn, turn, turn. Stuck, stuck, stuck.
recall: the lid on the jam
deed: got the lid off the jam
summary: There is toast, and there is jam, and there is a lid. Turn, turn, turn. Stuck, stuck, stuck! "Shall I?" says {nana}. "Me!" says {Kim}. The jam gets a hat, a bath and a tune. The toast gets cold.
extra: elder = {nana}
pick: nana = Nana, Grandma, Nonna, Oma, Yaya, Gran, Mormor
pick: fig = fig, plum, peach, pear
pick: grr = Grrr, Nnng, Hrrr
pick: tok = Tink, Tok, Tonk
pick: ant = an ant, a flea, a gnat
pick: long = a day and a bit, as long as a bath, six naps and a half
word: lid = the top of a jar or a pot
word: stuck = when a thing will not move
word: tight = hard to get off
word: tune = the up and down of a song
word: toast = bread that went brown and hot
question: What did {Kim} want for the toast?
question: What did the jam get on its head?
question: Why did {Kim} say "Me"?
question: Who was stuck, too?
question: What can you do now that was once too hard?
activity: move | Turn, turn, turn! Do it with your two hands each time.
activity: sound | What did the lid say at last? | stuck ; tk ; POP
activity: find | Where is the jam? Look for it on each page.
surprise: Look at the toast. What does it do as the book goes on? | Start on page 1.
surprise: The lid says one small thing before the big one. | Listen on page 16.

# 1
= {Kim} sits at the table with toast and a spoon. By the plate is a big jar of jam.
It was toast time [place: {place.at} | somewhere: {somewhere.at}].

{Kim} had hot toast, and {he} had a spoon. {He} had jam! It was {fig} jam[roomy: , <thick and sweet|thick and bright>].
* want | Mmm, jam!

# 2
= {Kim} puts a hand on the lid of the jar.
On top of the jam was a lid.

Turn, turn, turn. Stuck, stuck, stuck!

<"Shall I?" said {nana}. "Me!" said {Kim}.|"Shall I?" said {nana}. "No! Me!" said {Kim}.>
* want | The lid just sat there.

# 3
= {Kim} holds the jar with both arms and pulls a terrible face.
{Kim} did it with two hands. {He} did it with two eyes shut. {grr}!

Turn, turn, turn. Stuck, stuck, stuck!
* want | <It did not even say krr.|Not a bit. Not a bit of a bit.>

The toast got a bit less hot.

# 4
= From above: {Kim} lies on the jar with {his} tummy, and it starts to roll.
{Kim} lay on it. {He} did it with {his} tum.

Did the lid turn? No, but the jam did! It went roll, roll, roll.

<It went off the table. Bump!|It got to the end. Bump!> It went out of [home: {home.door} | the door].

# 5
= The jar rolls down the path. {Kim} goes after it.
"Jam!" said {Kim}. "Come back, jam!"

Roll, roll, roll, bump! It went down the step. Roll, roll, bump! <It went by a bee.|It went by a snail, but not fast.>

Got it!

# 6
= {Kim} has put a hat on the jar, and turns it.
{Kim} put a hat on it. [roomy: <It had a good face, for jam.|The jam looked good in it.>]

Turn, turn, turn. Off came... the hat!
* try | The lid did not come off.

Stuck, stuck, stuck.

# 7
= {Kim} washes the jar, and there are bubbles on everything.
{Kim} gave it a bath. Splish, splosh! [roomy: It had <bubbles on its head|soap in its ears, if it had ears>.]

Turn, turn... whoops! Slip! Slop!
* try | Now it was wet and stuck.

"Shall I?" said {nana}. "Me!"

# 8
= {Kim} beats on the lid with a spoon. {nana} has both hands over her ears.
{Kim} hit it with the spoon. {tok}! {tok}! {tok}!

[roomy: It was a good tune. {nana} did not sing.]
* try | <The lid did not mind the tune.|{tok}, said the jam. It knew the tune.>

Turn, turn, turn. Stuck, stuck, stuck.

# 9
= {Kim} speaks to the jam, and says please.
"Please, jam," said {Kim}, in its ear. "Please, please, please." [1-3: The jam did not say a thing.]

[event: It was {event.is}. They had {event.food}. They had no jam. | occasion: It was {occasion}. They had no jam. | place: They had {place.food}. They had no jam. | <There was no jam for the bread. There was no jam for the spoon.|The spoon had no jam. The plate had no jam.>]

And the toast got cold.

# 10
= {Bo} has had a turn with the jar. {Kim} looks worried.
Then it was {Bo's} go. [dog: {Bo} ran off with it, and dug it in. Dig, dig, dig! | cat: {Bo} put it by the edge. {Bo} gave it one small push. Bump! | bird: {Bo} sang to it. {Bo} gave it a peck. Oh, {Bo}! | fish: In it went, plop, with {Bo}! {Bo} went round it. | rabbit: Thump! {Bo} gave it a big kick, down the path. | guineapig: {Bo} said wheek at it. It was not that sort of jam. | hamster: {Bo} got on and ran. Roll, roll, roll! Stop! | horse: Lick, lick, lick, went {Bo}. It was all wet. | lizard: {Bo} licked it here. {Bo} licked it there. | toy: {Kim} did it with {Bo}. {Bo} got in a knot. | {Bo} gave it a look, and then a bump.]

Did the lid turn? No, it did not. <It was just not so clean.|It just had a bit more on it.>

# 11
= {Kim} pushes the jar under the bed, and is cross with it.
"Bad jam!" said {Kim}. "Bad, bad, bad!"

{He} gave it a push. Under the bed it went.
* low | It went a long way in.

<"I do not want jam!"|"No more jam! Not for me!">

# 12
= {Kim} lies on the floor, and has the jar again.
But {Kim} did want jam[roomy: , and a lot of it].

{He} had a look. There it was, with some fluff on it. [1-2: <It looked back.|It was all on its own.>]
* low | It was dark in there, for jam.

Out came one hand. Out came the jam.

# 13
= From behind: {Kim} goes to {nana} with the jar, slow and sad.
{Kim} went to {nana}. {He} went the slow way. "Shall I?" said {nana}.

{Kim} did not say me. {He} did not say a thing.
* low | <{He} looked at one toe.|{He} looked at the mat.>

{Kim} gave her the jam.

# 14
= {nana} twists the lid with all her might.
{nana} is big. {nana} has big, big hands. [1-4: <She can lift a chair.|She can lift a bag of spuds.>]

Turn, turn, turn, went {nana}. She went pink. She went red. {grr}! {grr}!

Did it go?

# 15
= {Kim} and {nana} sit on the back step with the jar between them.
"Stuck," said {nana}. "Stuck, stuck, stuck!" So it was not {Kim}. It was the lid.

They sat on the step. [deed: Once, {Kim} {deed}. [back: That was {back.at}. This was here. | This was like that.] | <{nana} had no puff left.|The lid looked at them.>]

"Again?" said {Kim}.

# 16
= {Kim} has both arms round the jar again. Everybody looks.
Two hands. Two eyes shut. One tongue out. Turn, turn, turn. Stuck, stuck...

Tk.

What was that? <Who said tk?|Did you say tk?> [1-3: Not {nana}. Not {Bo}.] [sequel&roomy: Not {recall}.] It was the lid!

# 17
= Close up: {Kim} turns the lid, bit by bit.
It went as far as the foot of {ant}. That is not far.

"Again," said {Kim}. Tk. "Again." Tk, tk. [1-4: {His} hands got hot. {His} nose got hot.]

"Shall I?" said {nana}. "Me," said {Kim}. Tk, tk, tk...

# 18
= The lid is off! {Kim} holds both arms up.
POP!

Up went the lid. Up went {Kim}. [roomy: <It hit the gate. Ting!|It went round and round. Ting, ting, ting!>]

"Me!" said {Kim}. "Me, me, me!"
* joy | "You!" said {nana}. "You, you, you!"
* joy |

# 19
= There is jam on the toast, on {Kim} and on everybody.
The toast was cold. It was <flat, too|as hard as a hat>. It was the best, best, best toast of all.
* joy | There was jam on {nana}, right up to the chin.
* joy |

[1-2&!event: There was jam on the spoon. There was jam on the nose.] [3+: Even the lamp had jam.] [event&1-2: There was jam on the {event.food}.]

# 20
= {Kim} has put the lid back on the jar. {nana} looks at it, and at {Kim}.
Then {Kim} had no more room for jam. [1-3: It was time for bed.]
* joy | <There was just some jam left, for next time.|Next day, there was to be more toast.>

So {Kim} put the lid back on. Turn, turn, turn. [1-3: Turn, turn, turn!] Good and tight.

"Oh, {Kim}," said {nana}.

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
low: {Bo} hid in the weed, tail and all.
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
joy: {Bo} had jam on the nose. That is a lot of nose.

## lizard
want: Flick! Out came a tongue. That was {Bo+}.
try: {Bo} held on with all four feet.
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
