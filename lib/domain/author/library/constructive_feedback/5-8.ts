// Want: to put on the best play ever. In the way: everybody is polite. Engine: a king counts a hundred spoons, and the room empties.
// Turn: "Which bit?" Last image: hot soup, and what the spoon says. {aunt} and {bea} are "she", {uncle} "he".
export const source = String.raw`
id: constructive_feedback-5-8
title: <A Hundred Spoons|The King and His Spoons|It's... Long>
skill: constructive_feedback
level: 5-8
refrain: "It's... long," said {aunt}.
recall: the king and his spoons
deed: washed ninety-nine faces off ninety-nine spoons
summary: {Kim} has written a play about a king who has a hundred spoons, and counts them. Everybody says that it's lovely. Everybody has a polite face on. Then {bea} from upstairs yawns, and {Kim} can see her breakfast.
extra: elder = {aunt} she
extra: grownup = {uncle} he
extra: friend = {bea} she
pick: aunt = Aunt Ida, Aunt Noor, Aunt Pilar, Aunt Mei, Aunt Greta
pick: uncle = Uncle Ray, Uncle Aziz, Uncle Theo, Uncle Jorge, Uncle Bill
pick: bea = Bea, Luz, Hana, Orla, Zuri, Ines
pick: blinds = blinds, flags, umbrellas
pick: nap = the cake shop, a tram, a man about a gate, an early night
pick: egg = an egg, toast, porridge, a plum
pick: stairs = banister, door frame, wall
word: polite = kind on the outside, whatever is on the inside
word: ladle = a deep spoon with a long handle, for soup
word: eyebrows = the two bits of hair that go up when you are surprised
word: yawned = opened the mouth wide, because of being tired
word: favourite = the one that you like most
word: neighbours = the people who live near you
word: programme = a paper that tells you what is in a show
question: What is a polite face? When do you put one on?
question: Why did {Kim} believe the yawn?
question: "Did you like it?" "Which bit?" Why does {bea} answer one of them better than the other?
question: What did {Kim} have to wash off, and what did {he} keep?
question: Who says the last word in the book?
activity: act | Do the play. All you need is a king, a spoon and an "ow".
activity: ask | Show somebody a thing that you have made. Ask, "Which bit would you keep?"
activity: face | Put on your polite face, and hold it while somebody counts to forty. | eyebrows up ; mouth flat ; nobody looking out
surprise: count | Who is still there at the end of the third show? | Look at the chairs on page 10. | 10 chair
surprise: face | The spoons have the same face as somebody in the family. | Look at them on page 13. | 13 spoon-stage

# 1
@ kitchen morning medium | child: sit delighted looks ladle holds ladle | all: look-up curious looks ladle | props: table, spoon, paint
= {Kim} paints a face on a ladle at the kitchen table.
{Kim} had written a play about a king who had a hundred spoons. {He} had painted a face on every one of them. [sequel&1-3: It beat even {recall}.]
* cast | <The king was the ladle.|The king was a ladle, with a crown.>

# 2
@ kitchen golden wide | child: stand proud looks spoon-stage | elder: sit worried | grownup: sit worried | all: sit happy | props: spoon-stage, table, bowl
= The family eats soup with forks. Beside them is a stage full of spoons.
Every spoon [home: {home.at} | in the house] was in it, so the family ate soup with forks.
* cast | <It was a slow sort of soup, that way.|The soup took all of them until bedtime.>
* cast |

# 3
@ living-room lamp close | child: stand proud looks spoon-stage | Bo: look-up happy looks spoon-stage | props: spoon-stage
= The curtain is up. On the stage, a ladle with a crown stands by a row of spoons.
The king came out and counted his spoons, and that was the play. "One," said the king, in a deep voice. He was in no hurry.
* cast | <After a while, he said "two".|He was saving "two" for later.>

# 4
@ living-room lamp wide | child: stand happy looks spoon-stage | elder: sit calm looks spoon-stage | grownup: sit calm looks spoon-stage | all: sit calm looks spoon-stage | props: spoon-stage, sofa
= The family sits in a row, with eyebrows up.
By twelve, {uncle} had his polite face on. It has the eyebrows up, like {blinds}, and nobody looking out.

By thirty, everybody in the room was wearing one.

# 5
@ living-room lamp medium | child: celebrate proud looks spoon-stage | grownup: sleep calm | Bo: sit calm | props: spoon-stage, sofa
= {Kim} is carried away by the play. {uncle} has nodded off.
"Fifty-eight," said the king, and slowed down for fifty-nine, who was his favourite. [roomy: It was all going beautifully.]
* leave | <Somewhere, a chair said creak.|A clock said more than the king did.>

# 6
@ living-room lamp close | elder: celebrate worried looks child | child: stand delighted looks elder | props: spoon-stage
= {aunt} claps, with her eyebrows up. {Kim} beams at her.
At a hundred, they all clapped, and stretched their legs.

"It's... long," said {aunt}. [roomy: "In a good way," she added.]

"Lots of spoons," said {uncle}, <and found his shoes|who was already standing>.

# 7
@ living-room golden medium | child: celebrate happy looks spoon-stage | friend: sit calm looks spoon-stage | elder: sit calm | Bo: sit calm | props: spoon-stage, sofa
= At the second show, {Kim} sings for each spoon. The guests look at the ceiling.
So {Kim} put in a song about each spoon, to make it better. Then the neighbours came.

"One," sang the king, with feeling.
* leave | <"Oh, good," said somebody, bravely.|All the eyebrows went up at once.>

# 8
@ living-room golden close | child: reach worried looks spoon-stage | props: spoon-stage "fallen"
= A spoon lies on the floor in front of the stage. {Kim} reaches for it.
Then forty-one fell off, with a clonk. "Ow," said forty-one.

Somebody laughed, and turned it into a cough. The king put forty-one back in the row[roomy: , and went on to forty-two].

# 9
@ hallway dusk medium | elder: walk worried | grownup: wave worried looks child | child: stand worried looks grownup | all: sit calm | props: door, hat, umbrella
= At the front door, the guests put on their coats, and wave.
"It's... long," said the neighbours, with their coats on. They had to see [place: {place.landmark} | {nap}], they said, before it shut.

"But what did you think of it?" said {Kim}.

"Lovely!" said the stairs.

# 10
@ garden golden wide | child: stand happy looks spoon-stage | friend: sit calm looks spoon-stage | all: walk calm | props: spoon-stage, chair, chair, clothes-line
= In the garden, there are rows of empty chairs in front of the stage. Only {bea} is left.
{Kim} did it again [place: in the garden | somewhere: outside, {somewhere.at} | in the garden], with room to clap.
* leave | <The chairs stayed, being chairs.|A cloud came, and thought better of it.>

By ninety, there was only {bea}, from upstairs.

# 11
@ garden golden close | friend: sit calm | child: stand scared looks friend | props: chair, chair
= {bea} yawns with her whole face, and {Kim} stares.
At ninety-one, {bea} yawned. It was such a yawn that {Kim} could see her breakfast, which was {egg}.

It was also the first thing all week that {Kim} really believed.

# 12
@ living-room dusk medium | child: sit sad looks ladle holds ladle | Bo: sit sad looks Kim | props: spoon
= {Kim} sits on the floor, with the king.
{Kim} sat on the floor with the king. Everybody had called it lovely, so why did {his} tummy feel full of forks?
* low | The king had nothing to say to that.

# 13
@ living-room dusk behind | child: sit sad looks spoon-stage | all: sit sad | props: spoon-stage
= From behind: {Kim} looks at a row of spoons, all with the same face.
{Kim} looked at the spoons, and they looked back, all with the same face. It had the eyebrows up.
* low | <It was {uncle's}, a hundred times.|{Kim} knew that face from somewhere.>

# 14
@ hallway lamp wide | child: stand worried looks friend | friend: stand calm looks child | all: sit worried looks Kim | props: door, sock
= {Kim} has knocked at a door upstairs. {bea} looks out.
So {he} [wheels: took the lift up | went upstairs], and knocked. "You yawned," said {Kim}.

"No," said {bea}, and up went her eyebrows. "I really liked it."
* low | It was quiet on the landing.

# 15
@ hallway lamp medium | child: stand curious looks friend | friend: shrug worried looks child | Bo: sit curious looks friend | props: door
= {bea} shrugs. Her eyebrows have come down.
"Which bit?" said {Kim}, and down came the eyebrows. It's easy to be polite about a play. It's much harder about a bit.

"Not the counting," said {bea}.

"But it's all counting," said {Kim}. "Not all of it," said {bea}.

# 16
@ hallway lamp close | child: stand worried looks friend | friend: point happy looks child | props: door, spoon
= {Kim} holds on to the {stairs}, with hot ears. {bea} has begun to smile.
{Kim's} ears were hot[deed: . {He} once {deed}[back: , {back.at}]. This was hotter. | , and {he} held on to the {stairs}.] "Go on," {he} said.

"Forty-one," said {bea}. "It said ow. I only stayed in case it fell off again."

# 17
@ kitchen night medium | child: reach sad looks spoon | Bo: look-up calm looks Kim | props: table, spoon, spoon, bucket
= At the sink, {Kim} washes the faces off the spoons.
It had taken two weeks to paint those faces. It took all of Friday to wash them off, and {Kim} counted. [dog: {Bo} helped with the licking. | cat: {Bo} patted each one as it went by. | bird: "Forty!" said {Bo}, to help, whatever it was. | fish: {Bo} watched the water turn blue in the sink. | rabbit: {Bo} dried them, mostly with {their} ears. | guineapig: {Bo} said goodbye to each, in wheeks. | hamster: {Bo} hid two teaspoons, in case. | horse: {Bo} held the towel, and ate a bit. | lizard: {Bo} sat by the tap, and saw them off. | toy: {Bo} was handed the towel, and held it all day. | {Bo} stayed up for all of them.] In the end, there was one face left.

# 18
@ living-room lamp wide | child: stand worried looks spoon-stage | elder: sit calm looks spoon-stage | grownup: sit calm looks spoon-stage | friend: sit delighted looks spoon-stage | all: sit curious looks spoon-stage | props: spoon-stage "one", sofa | event
= The third show at home. Everybody sits near the door. On the stage are the king and one spoon.
[event: {event.on} | occasion: On the day marked "{occasion}" | On Saturday], they all came back. They sat near the door, to be safe.

"One," said the king, and off it fell. "Ow," said the spoon.
* joy | <Nobody turned that into a cough.|There was a small, surprised sort of snort.>

# 19
@ living-room lamp medium | child: reach delighted looks spoon-stage | elder: celebrate delighted | grownup: celebrate delighted | friend: celebrate delighted | all: leap delighted | props: spoon-stage "fallen"
= The spoon has fallen off again. {uncle} laughs so much that he holds on to the sofa.
The king put it back, and "Ow!" He tied it on with string, and "Ow!" He begged it, on his knees[roomy: , though he had none].
* joy | <Down came {uncle's} eyebrows.|{uncle} laughed with his whole face.>
* joy |

# 20
@ kitchen lamp medium | elder: sit delighted looks child | friend: sit happy looks spoon holds spoon | child: sit happy looks friend | grownup: sit happy | all: sit happy | props: table, soup, soup
= Everyone has soup, with spoons. {bea's} spoon has a face.
"It's... short," said {aunt}, and wiped her eyes. "Again!"
* joy | <So they did it again, eleven times.|They did it until supper.>

Then they had [event: {event.food}, and] soup, with spoons. {bea} got the one with the face, and the soup was hot.

"Ow," said the spoon.

## dog
cast: {Bo+} licked the king, for luck. // stand happy looks ladle
leave: {Bo} remembered a bone, and left. // walk calm
low: {Bo} came back, and lay by {Kim's} foot. // lie sad looks Kim
joy: {Bo} barked at each "ow", to help. // look-up delighted

## dog 2
cast: {Bo+} wagged some of the cast on to the floor. // stand happy
leave: {Bo} asked to be let out, twice. // walk worried
low: {Bo} brought {Kim} the nicest sock. // stand sad holds sock
joy: {Bo} fetched the spoon, every time, unasked. // run delighted holds spoon

## cat
cast: {Bo+} wore the crown first, to show how. // sit calm wears crown
leave: {Bo} left, by way of everybody's knees. // walk proud
low: {Bo} sat down by {Kim}, and looked the same way. // sit sad
joy: {Bo} stayed, in the front row, and on purpose. // sit delighted

## cat 2
cast: {Bo+} sat where the cast was meant to go. // sit proud
leave: {Bo} yawned first, but cats are allowed. // lie calm
low: {Bo} came in as if by accident, and sat. // sit sad
joy: {Bo} waited by the edge, for the next fall. // sit happy looks spoon-stage

## bird
cast: {Bo+} could say "one" by lunch. // perch happy
leave: {Bo} put {their} head under one wing. // perch calm
low: "Lovely," said {Bo}, in a small voice. // perch sad
joy: "Ow!" said {Bo}, a bit too soon, to cheers. // fly delighted

## fish
cast: {Bo+} saw a hundred faces, all bent. // swim curious
leave: {Bo} couldn't leave, so {they} faced the wall. // back-turned calm
low: {Bo} came up to the glass, by {Kim}. // swim sad looks Kim
joy: {Bo} laughed, which is bubbles. // swim delighted

## fish 2
cast: {Bo+} had a teaspoon in the bowl, for a day. // swim happy
leave: {Bo} swam behind the weed, politely. // hide calm
low: {Bo} looked out at {Kim} with one round eye. // swim sad looks Kim
joy: {Bo} came out from the weed, to see. // swim delighted

## rabbit
cast: {Bo+} was given a spoon to mind, and sat on it. // sit proud
leave: Under the sofa went {Bo}, ears last. // hide calm
low: {Bo} pushed a nose under {Kim's} hand. // sit sad looks Kim
joy: {Bo} thumped for more. // leap delighted

## guineapig
cast: {Bo+} squeaked whenever the king went by. // look-up worried
leave: {Bo} ate the programme, and went. // walk happy
low: {Bo} purred a little, as guinea pigs can. // sit sad looks Kim
joy: "Wheek!" said {Bo}, at every "ow". // look-up delighted

## hamster
cast: {Bo+} was as long as a teaspoon. // stand proud
leave: {Bo} went to bed, in the middle of it. // sleep calm
low: {Bo} got out of bed, for {Kim}. // stand sad looks Kim
joy: {Bo} fell off something, too, and was cheered. // leap delighted

## horse
cast: {Bo+} looked in close, and fogged up the king. // stand curious looks ladle
leave: {Bo} left slowly, but on long legs. // walk calm
low: {Bo} leaned in, as far as the shoulders. // stand sad looks Kim
joy: {Bo} laughed until the glasses rang. // stand delighted

## lizard
cast: {Bo+} got one blue toe, and kept it. // look-up happy
leave: {Bo} shut one eye, and then shut the other. // lie calm
low: {Bo} came right up to {Kim}, and stayed there. // sit sad looks Kim
joy: {Bo} let go of the wall, laughing. // leap delighted

## toy
cast: {Bo+} had the best seat, and a ticket. // sit proud
leave: {Bo} slid down in the seat, bit by bit. // lie calm
low: {Bo} sat there as well, as a friend. // sit sad looks Kim
joy: {Bo} fell off as well, to be kind. // lie delighted

## other
cast: {Bo+} settled on the crown, which gave it a shape. // sit curious
leave: {Bo} said sorry, with one look, and went. // walk worried
low: {Bo} came back, and sat as close as {they} could. // sit sad looks Kim
joy: {Bo} laughed, in {their} own way. // look-up delighted

## duet
cast: {Bo+} kept {Mo+} away from the crown. // sit happy looks Mo
leave: {Bo} left, and {Mo} went to look for {Bo}. // walk calm looks Mo
low: {Bo} kept close to {Kim}, and {Mo} to {Bo}. // sit sad looks Kim
joy: {Bo} said "ow" to {Mo}, and {Mo} said it back. // leap delighted looks Mo

## duet 2
cast: {Bo+} was blue on one side, from {Mo+}. // stand worried looks Mo
leave: {Bo} woke {Mo}, so as to say goodbye properly. // sit calm looks Mo
low: {Bo} looked at {Mo}. They had both left, too. // sit sad looks Mo
joy: {Bo} laughed at {Mo}, who was laughing. // stand delighted looks Mo

## any nap
cast: {Bo+} slept on the curtain, to warm it. // sleep calm
leave: {Bo} snored, in time with the king. // sleep calm
low: {Bo} woke up, and looked at {Kim}. // look-up sad looks Kim
joy: {Bo} was awake, from "one" to "ow". // look-up delighted

## any say
cast: "{bo.noise}," said {Bo+} to the king, and meant it. // look-up happy
leave: {Bo} had said "{bo.noise}", and gone. // walk calm
low: {Bo} couldn't think of a thing to say. // sit sad looks Kim
joy: "{bo.noise}!" said {Bo}, which means "again". // look-up delighted

## any paint
cast: {Bo+} got paint on one side, and matched. // stand proud
leave: {Bo} left no goodbye, just a bit of paint. // walk calm
low: {Bo} sat by {Kim}, paint and all. // sit sad looks Kim
joy: {Bo} looked at the door, and didn't need it. // sit delighted

## any seat
cast: {Bo+} was shown to a seat, at the front. // sit proud
leave: {Bo} gave up the seat, to nobody. // walk calm
low: {Bo} took the place next to {Kim}. // sit sad looks Kim
joy: At the end, {Bo} still had a seat. // sit delighted
`
