export const words = String.raw`
title: <This Way!|{Kim} Is First|Pum, Pum, Pum>
refrain: "This way!" said {Kim}. Pum, pum, pum.
recall: the parade in the bush
deed: went back to get {tot}
summary: {Kim} has a drum and a parade. "This way!" says {Kim}, and goes first, and does not look back. Oh, {Kim}! Do look back. Who is in the parade now?
extra: friend = {tot}
pick: tot = Dot, Wren, Tansy, Bea, Mimi, Pia, Lou
pick: bins = bins, bus, wall, shop
pick: stop = a bug, a shell, a snail
pick: round = tree, pond, rock, bench
pick: came = A moth, One moth, A small moth
pick: tune = big, good, fast
word: parade = a lot of us, one after one, with a drum
word: drum = it goes pum
word: first = with nobody in front
word: last = with nobody after
word: bush = a small, round, fat tree
word: sock = it goes on a foot
question: Who went first? Who came next?
question: What made {tot} stop?
question: Why could {Kim} not see that they had gone?
question: Why did {tot} get the drum?
question: How can you be first and last, both at once?
activity: move | Have a parade. The first one has to go back to front. Who can tell them where to go? | this way ; that way ; stop
activity: sound | Be the drum. Go fast, go slow, and stop. | pum ; pum, pum ; PUM
activity: count | Count who is in the parade, on page 4, on page 6, and on page 8. | all ; some ; one
surprise: {Kim} can't see it, but you can. | Look at the end of the parade on page 5.
surprise: In the end, it is not {Kim} who says "This way!" | Who says it on page 20?

# 1
= {Kim} has a drum, and stands up tall.
{Kim} had a drum. It was fat, and red, and loud. [sequel&1-3: It was as good as {recall}!] "I am first," said {Kim}. "You all come after me." [event: It was {event.day}. | occasion: It was {occasion}.]

Pum, pum, pum!

# 2
= {Kim} goes first, with the drum. {tot} comes next.
After {Kim} came {tot}, who was small.
* line | <There was room for more.|It was a parade!>

"Where to?" said {tot}.

"This way!" said {Kim}. Pum, pum, pum.

# 3
= The parade goes along the street.
Pum, pum, pum, by [apartment: the flats | home: {home.own} | the {bins}]. Pum, pum, pum, by the {round}. [place: Pum, pum, by {place.landmark}! | somewhere: What a parade, {somewhere.at}!]
* line | <On it went, and on.|It had one tune: pum.>

"I can hear you!" said {Kim}. <But that was just the drum.|It was just the drum.>

# 4
= {Kim} goes fast. {tot} has to run.
[wheels: Round and round went {Kim's} wheels. | Left, right, left, right went {Kim's} feet.] It was fast. It was as fast as a drum can go!
* line | <Oh, it was fast.|Too fast? Not for a drum.>

And {Kim} did not look back.

# 5
= {Kim} goes on. Behind {him}, {tot} has sat down to pull up a sock.
Then {tot's} sock came down. {tot} sat down, too, to pull it up. Did {Kim} see? No.
* stop | "This way!" said {Kim}.

<First does not look back.|{Kim} was first. First looks that way.>

# 6
= {Kim} walks on with the drum. Somebody else has stopped.
So {tot} was gone. Pum, pum, pum, went {Kim}.
* stop | <There was a bird. It was not in the parade.|Pum, pum, pum, said the drum.>

Did {Kim} see? No. <Look back, {Kim}!|Oh, {Kim}. Look back!>

# 7
= {Kim} sings, far in front.
{Kim} sang a song. It had a {tune} tune. "We are so loud! We are so long!"
* stop | <"So, so long!" sang {Kim}.|It was not long at all.>

# 8
= On the way up a hill, there is just {Kim}, all alone with the drum.
Up the hill went the parade. It had one drum. It had [wheels: two big wheels | two feet]. It had one nose, in front. "This way!" it said.

It was a parade of one. <Just one.|Oh, {Kim}!>

# 9
= {Kim} has come to a big bush, looks back, and sees nobody.
Then there was no more path. There was a bush, a big, big bush. "Stop, all of you!" said {Kim}.

{Kim} looked back. <There was nobody.|Nobody was there.>

# 10
= From behind: {Kim} looks down an empty path.
Nobody at all! Just a path, and a leaf. <It was a small leaf.|It was not a big leaf.>

"I said THIS way," said {Kim}, to the leaf. Did it come? It did not.

# 11
= {Kim} beats the drum as loudly as {he} can.
So {Kim} said it with the drum. PUM, PUM, PUM! Who came? {came} came.

It had a look. <It had one more look.|It looked at the drum.> Then it went home.

# 12
= {Kim} sits alone by the bush, with the drum.
{Kim} was first. {Kim} was last, too.

Pum, said the drum. It was a small, sad pum. <One is not a parade.|It is not a parade, with one.>

# 13
= {Kim} comes back down the hill, and looks about.
So {Kim} went back, with no pum at all. [deed: Once, {Kim} {deed}. [back: That was {back.at}. This was here. | This was like that.]] {He} had to look, and look. <Not here. Not there.|Was it {tot}? No. It was a rock.>

"Are you there?" said {Kim}.

# 14
= {Kim} has found {Bo}, who knows the way.
There was {Bo}! But where was {tot}? [dog: {Bo} had a sniff. That way! | cat: {Bo} put up an ear, just one. That way. | bird: {Bo} flew up, to see. That way! | fish: {Bo} swam to one side. That side! | rabbit: {Bo} put up two ears. That way! | guineapig: {Bo} said it was that way. "Wheek!" | hamster: {Bo} put {their} nose out. That way! | horse: {Bo} is high up, and can see. That way! | lizard: {Bo} looked two ways at once. That way! | toy: {Bo} fell down on one side. That side! | {Bo} looked that way, and so that was the way.]

[fish,toy: So {Kim} did as {Bo} said. | So {Kim} went after {Bo}.]
* found | <It was odd, not to be first.|It was not so bad, to be next.>

# 15
= {tot} sits on the path with her sock down. {Kim} kneels beside her.
There was {tot}, so small. "You went," said {tot}.

"I did," said {Kim}. Up went the sock. Down it came. Up it went. <It was a long sock.|There was a lot of sock.>
* found | {Kim} did not say "this way".

# 16
= {Kim} holds out {his} hands. {tot} has got the drum.
"You have the drum," said {Kim}. "When it stops, I stop." {tot} got it, with two hands.

It was a good drum. <It was hard to let go.|{Kim} had to look at it go.>
* found | "Pum?" said {tot}.

# 17
= {Kim} goes first, back to front, and looks at all of them.
Then {Kim} went first, but back to front. Hello, {tot}! [each: Hello, {Bo}!]

<{Kim} could see them all.|It was all of them!> But {he} could not see the way. Bump!

# 18
= The parade goes up the hill. {tot} tells {Kim} the way.
"That way!" said {tot}. "A bit this way!" So up they went. Pum, pum, pum... no pum. Sock!

{Kim} stopped. Up went the sock. Pum, pum, pum! <They were all of them in it.|Nobody was last for long.>

# 19
= {Kim} falls backwards into the big bush, and everyone comes after.
And then nobody said stop. In [wheels: went | fell] {Kim}, back first! Rustle!
* bush | After {Kim} went {tot}, drum and all.
* bush |

<You do, in a parade.|It was a parade, so in they went.>

# 20
= The big bush is full: there are boots, eyes and a drum in it.
* bush | <It was a full bush.|The bush was full.>
All of them were in it. It shook. It went rustle, and it went pum.
* bush |

Pum, pum, pum. "This way!" said the bush.

## dog
line: {Bo+} was next, tail up.
stop: {Bo} got a bone, and had to stop.
found: {Bo} had the bone, and a wag.
bush: In went {Bo}, bone and all.

## dog 2
line: {Bo+} ran up and down the line.
stop: {Bo} had a good long sniff.
found: {Bo} put a wet nose on {Kim}.
bush: Woof, went the bush. That was {Bo}.

## cat
line: {Bo+} came, a bit to one side.
stop: There was some sun. So {Bo} lay down.
found: {Bo} got up, just for {Kim}.
bush: {Bo} was in it first. Cats are.

## cat 2
line: {Bo+} came by, nose up high.
stop: {Bo} had to wash one foot, right now.
found: {Bo} had one clean foot, and three more.
bush: The bush had two eyes. It was {Bo}.

## bird
line: {Bo+} flew up, and sang to it.
stop: {Bo} saw a berry, up in a tree.
found: {Bo} came down, with a red beak.
bush: {Bo} sat in it, and sang.

## fish
line: {Bo+} came too, bowl and all.
stop: {Bo} saw a fly, and had to look.
found: {Bo} looked out, and up. Blup!
bush: {Bo} had leaves all round, like weed.

## fish 2
line: {Bo+} swam this way, to help.
stop: {Bo} had a nap, with no eyes shut.
found: {Bo} blew one bubble, up at {Kim}.
bush: Blup, went the bush. That was {Bo}.

## rabbit
line: {Bo+} did two hops to a pum.
stop: {Bo} saw grass. It was good grass.
found: {Bo} had a bit of grass for {Kim}.
bush: The bush had ears. It was {Bo}.

## guineapig
line: "Wheek, wheek!" That was {Bo+}.
stop: A bag went rustle. {Bo} had to stop.
found: "Wheek!" said {Bo}. "There you are!"
bush: {Bo} had a bite of the bush.

## hamster
line: {Bo+} ran, on small, small feet.
stop: A seed! {Bo} had to stop for that.
found: {Bo} had one fat cheek now.
bush: {Bo} ran up a twig, and down.

## horse
line: Clop, clop, clop came {Bo+}.
stop: {Bo} put down a big head, to eat.
found: {Bo} blew in {Kim's} ear. Hff!
bush: {Bo} got in, all but the end.

## lizard
line: {Bo+} came, too, at the side.
stop: {Bo} saw a warm rock. Stop.
found: {Bo} was still on that warm rock.
bush: {Bo} was a twig. Who could tell?

## toy
line: {Bo+} came on a string. Bump, bump!
stop: Bump! Over fell {Bo}. Oh, no.
found: {Bo} lay there, and looked up.
bush: {Bo} sat in it, up to one ear.

## other
line: {Bo+} came after. All came after.
stop: {Bo} stopped, to look at {stop}.
found: {Bo} was so glad. So was {Kim}.
bush: {Bo} got in, as far as one can.

## duet
line: Then came {Bo+}. Then came {Mo+}.
stop: {Bo} stopped. So {Mo} went bump.
found: {Bo} was by {Mo}. {Mo} was by {Bo}.
bush: In went {Bo}, and in went {Mo}.

## duet 2
line: Who was next? {Bo+}! And next? {Mo+}!
stop: {Bo} looked at {Mo}. What was that?
found: Up got {Bo}, and up got {Mo}.
bush: {Bo} had this side, {Mo} had that.

## any bow
line: {Bo+} had a bow to hold.
stop: Then {Bo's} bow fell down. Oh!
found: {Kim} got {Bo} the bow.
bush: {Bo} had a bow of leaves.

## any sit
line: And who was that? {Bo+}!
stop: {Bo} sat down, just for a bit.
found: {Bo} had sat there all the time.
bush: {Bo} sat down in it. That was good.

## any late
line: {Bo+} came on, a bit late.
stop: {Bo} was too late, so {Bo} stopped.
found: "I can wait, {Bo}," said {Kim}.
bush: {Bo} was not late for that.

## any way
line: "This way!" said {Kim} to {Bo+}.
stop: {Bo} went that way. Oh, no.
found: {Bo} had been that way, and back.
bush: {Bo} went this way, right in.
`
