// Want: to be first. In the way: nobody is second, and first does not look back. Engine: a parade that gets shorter while it sings how long it is.
// Turn: first, and last too; then back to front, with the drum given away. Last image: the bush says it. {tot} is "she".
export const source = String.raw`
id: leadership-0-4
title: <This Way!|{Kim} Is First|Pum, Pum, Pum>
skill: leadership
level: 0-4
refrain: "This way!" said {Kim}. Pum, pum, pum.
recall: the parade in the bush
deed: went back to get {tot}
summary: {Kim} has a drum and a parade. "This way!" says {Kim}, and goes first, and does not look back. Oh, {Kim}! Do look back. Who is in the parade now?
extra: friend = {tot} she
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
surprise: look | {Kim} can't see it, but you can. | Look at the end of the parade on page 5. | 5 friend
surprise: sound | In the end, it is not {Kim} who says "This way!" | Who says it on page 20?

# 1
@ garden morning medium | child: stand proud holds drum | all: sit curious looks Kim | props: | event
= {Kim} has a drum, and stands up tall.
{Kim} had a drum. It was fat, and red, and loud. [sequel&1-3: It was as good as {recall}!] "I am first," said {Kim}. "You all come after me." [event: It was {event.day}. | occasion: It was "{occasion}".]

Pum, pum, pum!

# 2
@ garden morning wide | child: walk proud holds drum at right | friend: walk happy at left | all: walk happy | props:
= {Kim} goes first, with the drum. {tot} comes next.
After {Kim} came {tot}, who was small.
* line | <There was room for more.|It was a parade!>

"Where to?" said {tot}.

"This way!" said {Kim}. Pum, pum, pum.

# 3
@ [place: {place.id} | street] noon wide | child: walk happy holds drum at right | friend: walk happy at left | all: walk happy | props:
= The parade goes along the street.
Pum, pum, pum, by [apartment: the flats | home: {home.own} | the {bins}]. Pum, pum, pum, by the {round}. [place: Pum, pum, by {place.landmark}! | somewhere: What a parade, {somewhere.at}!]
* line | <On it went, and on.|It had one tune: pum.>

"I can hear you!" said {Kim}. <But that was just the drum.|It was just the drum.>

# 4
@ street noon medium | child: run happy holds drum at right | friend: run happy at left | Bo: walk happy | props:
= {Kim} goes fast. {tot} has to run.
[wheels: Round and round went {Kim's} wheels. | Left, right, left, right went {Kim's} feet.] It was fast. It was as fast as a drum can go!
* line | <Oh, it was fast.|Too fast? Not for a drum.>

And {Kim} did not look back.

# 5
@ park noon medium | child: walk proud holds drum at right | friend: sit worried at left | Bo: walk happy | props: sock at left
= {Kim} goes on. Behind {him}, {tot} has sat down to pull up a sock.
Then {tot's} sock came down. {tot} sat down, too, to pull it up. Did {Kim} see? No.
* stop | "This way!" said {Kim}.

<First does not look back.|{Kim} was first. First looks that way.>

# 6
@ park noon wide | child: walk proud holds drum at right | all: sit curious | props: bench, leaf
= {Kim} walks on with the drum. Somebody else has stopped.
So {tot} was gone. Pum, pum, pum, went {Kim}.
* stop | <There was a bird. It was not in the parade.|Pum, pum, pum, said the drum.>

Did {Kim} see? No. <Look back, {Kim}!|Oh, {Kim}. Look back!>

# 7
@ park golden wide | child: walk delighted holds drum at right | all: sit curious looks leaf | props: leaf, flower
= {Kim} sings, far in front.
{Kim} sang a song. It had a {tune} tune. "We are so loud! We are so long!"
* stop | <"So, so long!" sang {Kim}.|It was not long at all.>

# 8
@ mountain golden wide | child: walk proud holds drum | props:
= On the way up a hill, there is just {Kim}, all alone with the drum.
Up the hill went the parade. It had one drum. It had [wheels: two big wheels | two feet]. It had one nose, in front. "This way!" it said.

It was a parade of one. <Just one.|Oh, {Kim}!>

# 9
@ forest golden medium | child: look-up scared holds drum | props: big-bush at right
= {Kim} has come to a big bush, looks back, and sees nobody.
Then there was no more path. There was a bush, a big, big bush. "Stop, all of you!" said {Kim}.

{Kim} looked back. <There was nobody.|Nobody was there.>

# 10
@ forest dusk behind | child: hands-on-hips cross | props: leaf
= From behind: {Kim} looks down an empty path.
Nobody at all! Just a path, and a leaf. <It was a small leaf.|It was not a big leaf.>

"I said THIS way," said {Kim}, to the leaf. Did it come? It did not.

# 11
@ forest dusk medium | child: celebrate cross holds drum | props: big-bush at right, moth
= {Kim} beats the drum as loudly as {he} can.
So {Kim} said it with the drum. PUM, PUM, PUM! Who came? {came} came.

It had a look. <It had one more look.|It looked at the drum.> Then it went home.

# 12
@ forest dusk close | child: sit sad holds drum | props: big-bush at right
= {Kim} sits alone by the bush, with the drum.
{Kim} was first. {Kim} was last, too.

Pum, said the drum. It was a small, sad pum. <One is not a parade.|It is not a parade, with one.>

# 13
@ mountain dusk wide | child: walk worried | props: rock
= {Kim} comes back down the hill, and looks about.
So {Kim} went back, with no pum at all. [deed: Once, {Kim} {deed}. [back: That was {back.at}. This was here. | This was like that.]] {He} had to look, and look. <Not here. Not there.|Was it {tot}? No. It was a rock.>

"Are you there?" said {Kim}.

# 14
@ park dusk close | child: crouch happy looks pet1 | Bo: look-up happy looks Kim | props:
= {Kim} has found {Bo}, who knows the way.
There was {Bo}! But where was {tot}? [dog: {Bo} had a sniff. That way! | cat: {Bo} put up an ear, just one. That way. | bird: {Bo} flew up, to see. That way! | fish: {Bo} swam to one side. That side! | rabbit: {Bo} put up two ears. That way! | guineapig: {Bo} said it was that way. "Wheek!" | hamster: {Bo} put {their} nose out. That way! | horse: {Bo} is high up, and can see. That way! | lizard: {Bo} looked two ways at once. That way! | toy: {Bo} fell down on one side. That side! | {Bo} looked that way, and so that was the way.]

[fish,toy: So {Kim} did as {Bo} said. | So {Kim} went after {Bo}.]
* found | <It was odd, not to be first.|It was not so bad, to be next.>

# 15
@ park dusk medium | child: kneel worried looks friend | friend: sit sad looks child at centre | all: sit worried looks friend | props: sock
= {tot} sits on the path with her sock down. {Kim} kneels beside her.
There was {tot}, so small. "You went," said {tot}.

"I did," said {Kim}. Up went the sock. Down it came. Up it went. <It was a long sock.|There was a lot of sock.>
* found | {Kim} did not say "this way".

# 16
@ park dusk medium | child: reach worried looks friend | friend: reach happy looks child holds drum at centre | Bo: sit curious looks Kim | props:
= {Kim} holds out {his} hands. {tot} has got the drum.
"You have the drum," said {Kim}. "When it stops, I stop." {tot} got it, with two hands.

It was a good drum. <It was hard to let go.|{Kim} had to look at it go.>
* found | "Pum?" said {tot}.

# 17
@ park golden medium | child: walk happy looks friend at right | friend: walk happy holds drum at left | all: walk happy looks Kim | props:
= {Kim} goes first, back to front, and looks at all of them.
Then {Kim} went first, but back to front. Hello, {tot}! [each: Hello, {Bo}!]

<{Kim} could see them all.|It was all of them!> But {he} could not see the way. Bump!

# 18
@ mountain golden wide | child: walk happy looks friend at right | friend: walk happy holds drum at left | all: walk happy looks Kim | props:
= The parade goes up the hill. {tot} tells {Kim} the way.
"That way!" said {tot}. "A bit this way!" So up they went. Pum, pum, pum... no pum. Sock!

{Kim} stopped. Up went the sock. Pum, pum, pum! <They were all of them in it.|Nobody was last for long.>

# 19
@ forest golden medium | child: sit delighted at right | friend: run delighted holds drum | all: run delighted | props: big-bush at right
= {Kim} falls backwards into the big bush, and everyone comes after.
And then nobody said stop. In [wheels: went | fell] {Kim}, back first! Rustle!
* bush | After {Kim} went {tot}, drum and all.
* bush |

<You do, in a parade.|It was a parade, so in they went.>

# 20
@ forest dusk medium | child: sit delighted | friend: sit delighted | all: sit delighted | props: big-bush "boots"
= The big bush is full: there are boots, eyes and a drum in it.
* bush | <It was a full bush.|The bush was full.>
All of them were in it. It shook. It went rustle, and it went pum.
* bush |

Pum, pum, pum. "This way!" said the bush.

## dog
line: {Bo+} was next, tail up. // walk proud
stop: {Bo} got a bone, and had to stop. // stand delighted holds bone
found: {Bo} had the bone, and a wag. // stand happy looks Kim holds bone
bush: In went {Bo}, bone and all. // leap delighted holds bone

## dog 2
line: {Bo+} ran up and down the line. // run happy
stop: {Bo} had a good long sniff. // stand curious
found: {Bo} put a wet nose on {Kim}. // stand happy looks Kim
bush: Woof, went the bush. That was {Bo}. // leap delighted

## cat
line: {Bo+} came, a bit to one side. // walk calm
stop: There was some sun. So {Bo} lay down. // lie calm
found: {Bo} got up, just for {Kim}. // sit happy looks Kim
bush: {Bo} was in it first. Cats are. // sit proud

## cat 2
line: {Bo+} came by, nose up high. // walk proud
stop: {Bo} had to wash one foot, right now. // sit calm
found: {Bo} had one clean foot, and three more. // sit happy looks Kim
bush: The bush had two eyes. It was {Bo}. // hide delighted

## bird
line: {Bo+} flew up, and sang to it. // fly happy
stop: {Bo} saw a berry, up in a tree. // perch curious
found: {Bo} came down, with a red beak. // perch happy looks Kim
bush: {Bo} sat in it, and sang. // perch delighted

## fish
line: {Bo+} came too, bowl and all. // swim happy
stop: {Bo} saw a fly, and had to look. // look-up curious
found: {Bo} looked out, and up. Blup! // look-up happy looks Kim
bush: {Bo} had leaves all round, like weed. // swim delighted

## fish 2
line: {Bo+} swam this way, to help. // swim happy
stop: {Bo} had a nap, with no eyes shut. // swim calm
found: {Bo} blew one bubble, up at {Kim}. // swim happy looks Kim
bush: Blup, went the bush. That was {Bo}. // swim delighted

## rabbit
line: {Bo+} did two hops to a pum. // leap happy
stop: {Bo} saw grass. It was good grass. // sit happy
found: {Bo} had a bit of grass for {Kim}. // sit happy looks Kim
bush: The bush had ears. It was {Bo}. // hide delighted

## guineapig
line: "Wheek, wheek!" That was {Bo+}. // walk happy
stop: A bag went rustle. {Bo} had to stop. // look-up curious
found: "Wheek!" said {Bo}. "There you are!" // look-up happy looks Kim
bush: {Bo} had a bite of the bush. // sit delighted

## hamster
line: {Bo+} ran, on small, small feet. // run happy
stop: A seed! {Bo} had to stop for that. // stand delighted
found: {Bo} had one fat cheek now. // stand happy looks Kim
bush: {Bo} ran up a twig, and down. // run delighted

## horse
line: Clop, clop, clop came {Bo+}. // walk proud
stop: {Bo} put down a big head, to eat. // stand calm
found: {Bo} blew in {Kim's} ear. Hff! // stand happy looks Kim
bush: {Bo} got in, all but the end. // walk delighted

## lizard
line: {Bo+} came, too, at the side. // run happy
stop: {Bo} saw a warm rock. Stop. // lie calm
found: {Bo} was still on that warm rock. // lie happy looks Kim
bush: {Bo} was a twig. Who could tell? // hide delighted

## toy
line: {Bo+} came on a string. Bump, bump! // sit happy
stop: Bump! Over fell {Bo}. Oh, no. // lie worried
found: {Bo} lay there, and looked up. // lie happy looks Kim
bush: {Bo} sat in it, up to one ear. // sit delighted

## other
line: {Bo+} came after. All came after. // walk happy
stop: {Bo} stopped, to look at {stop}. // look-up curious
found: {Bo} was so glad. So was {Kim}. // stand delighted looks Kim
bush: {Bo} got in, as far as one can. // hide delighted

## duet
line: Then came {Bo+}. Then came {Mo+}. // walk happy looks Mo
stop: {Bo} stopped. So {Mo} went bump. // stand worried looks Mo
found: {Bo} was by {Mo}. {Mo} was by {Bo}. // sit happy looks Kim
bush: In went {Bo}, and in went {Mo}. // hide delighted looks Mo

## duet 2
line: Who was next? {Bo+}! And next? {Mo+}! // walk happy looks Mo
stop: {Bo} looked at {Mo}. What was that? // stand curious looks Mo
found: Up got {Bo}, and up got {Mo}. // stand happy looks Kim
bush: {Bo} had this side, {Mo} had that. // hide delighted looks Mo

## any bow
line: {Bo+} had a bow to hold. // walk proud holds ribbon
stop: Then {Bo's} bow fell down. Oh! // sit worried
found: {Kim} got {Bo} the bow. // sit happy looks Kim holds ribbon
bush: {Bo} had a bow of leaves. // hide delighted

## any sit
line: And who was that? {Bo+}! // walk happy
stop: {Bo} sat down, just for a bit. // sit calm
found: {Bo} had sat there all the time. // sit happy looks Kim
bush: {Bo} sat down in it. That was good. // sit delighted

## any late
line: {Bo+} came on, a bit late. // run happy
stop: {Bo} was too late, so {Bo} stopped. // stand worried
found: "I can wait, {Bo}," said {Kim}. // stand happy looks Kim
bush: {Bo} was not late for that. // leap delighted

## any way
line: "This way!" said {Kim} to {Bo+}. // look-up happy looks Kim
stop: {Bo} went that way. Oh, no. // walk curious
found: {Bo} had been that way, and back. // stand happy looks Kim
bush: {Bo} went this way, right in. // leap delighted
`
