export const words = String.raw`
title: <A Hundred Spoons|The King and His Spoons|It's... Long>
refrain: "It's... long," said {aunt}.
recall: the king and his spoons
deed: washed ninety-nine faces off ninety-nine spoons
summary: {Kim} has written a play about a king who has a hundred spoons, and counts them. Everybody says that it's lovely. Everybody has a polite face on. Then {bea} from upstairs yawns, and {Kim} can see her breakfast.
extra: elder = {aunt}
extra: grownup = {uncle}
extra: friend = {bea}
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
surprise: Who is still there at the end of the third show? | Look at the chairs on page 10.
surprise: The spoons have the same face as somebody in the family. | Look at them on page 13.

# 1
= {Kim} paints a face on a ladle at the kitchen table.
{Kim} had written a play about a king who had a hundred spoons. {He} had painted a face on every one of them. [sequel&1-3: It beat even {recall}.]
* cast | <The king was the ladle.|The king was a ladle, with a crown.>

# 2
= The family eats soup with forks. Beside them is a stage full of spoons.
Every spoon [home: {home.at} | in the house] was in it, so the family ate soup with forks.
* cast | <It was a slow sort of soup, that way.|The soup took all of them until bedtime.>
* cast |

# 3
= The curtain is up. On the stage, a ladle with a crown stands by a row of spoons.
The king came out and counted his spoons, and that was the play. "One," said the king, in a deep voice. He was in no hurry.
* cast | <After a while, he said "two".|He was saving "two" for later.>

# 4
= The family sits in a row, with eyebrows up.
By twelve, {uncle} had his polite face on. It has the eyebrows up, like {blinds}, and nobody looking out.

By thirty, everybody in the room was wearing one.

# 5
= {Kim} is carried away by the play. {uncle} has nodded off.
"Fifty-eight," said the king, and slowed down for fifty-nine, who was his favourite. [roomy: It was all going beautifully.]
* leave | <Somewhere, a chair said creak.|A clock said more than the king did.>

# 6
= {aunt} claps, with her eyebrows up. {Kim} beams at her.
At a hundred, they all clapped, and stretched their legs.

"It's... long," said {aunt}. [roomy: "In a good way," she added.]

"Lots of spoons," said {uncle}, <and found his shoes|who was already standing>.

# 7
= At the second show, {Kim} sings for each spoon. The guests look at the ceiling.
So {Kim} put in a song about each spoon, to make it better. Then the neighbours came.

"One," sang the king, with feeling.
* leave | <"Oh, good," said somebody, bravely.|All the eyebrows went up at once.>

# 8
= A spoon lies on the floor in front of the stage. {Kim} reaches for it.
Then forty-one fell off, with a clonk. "Ow," said forty-one.

Somebody laughed, and turned it into a cough. The king put forty-one back in the row[roomy: , and went on to forty-two].

# 9
= At the front door, the guests put on their coats, and wave.
"It's... long," said the neighbours, with their coats on. They had to see [place: {place.landmark} | {nap}], they said, before dark.

"But what did you think of it?" said {Kim}.

"Lovely!" said everybody on the stairs.

# 10
= In the garden, there are rows of empty chairs in front of the stage. Only {bea} is left.
{Kim} did it again [place: in the garden | somewhere: outside, {somewhere.at} | in the garden], with room to clap.
* leave | <The chairs stayed, being chairs.|A cloud came, and thought better of it.>

By ninety, there was only {bea}, from upstairs.

# 11
= {bea} yawns with her whole face, and {Kim} stares.
At ninety-one, {bea} yawned. It was such a yawn that {Kim} could see her breakfast, which was {egg}.

It was also the first thing all week that {Kim} really believed.

# 12
= {Kim} sits on the floor, with the king.
{Kim} sat on the floor with the king. Everybody had called it lovely, so why did {his} tummy feel full of forks?
* low | The king had nothing to say to that.

# 13
= From behind: {Kim} looks at a row of spoons, all with the same face.
{Kim} looked at the spoons, and they looked back, all with the same face. It had the eyebrows up.
* low | <It was {uncle's}, a hundred times.|{Kim} knew that face from somewhere.>

# 14
= {Kim} has knocked at a door upstairs. {bea} looks out.
So {he} [wheels: took the lift up | went upstairs], and knocked. "You yawned," said {Kim}.

"No," said {bea}, and up went her eyebrows. "I really liked it."
* low | It was quiet on the landing.

# 15
= {bea} shrugs. Her eyebrows have come down.
"Which bit?" said {Kim}, and down came the eyebrows. It's easy to be polite about a play. It's much harder about a bit.

"Not the counting," said {bea}.

"But it's all counting," said {Kim}. "Not all of it," said {bea}.

# 16
= {Kim} holds on to the {stairs}, with hot ears. {bea} has begun to smile.
{Kim's} ears were hot[deed: . {He} once {deed}[back: , {back.at}]. This was hotter. | , and {he} held on to the {stairs}.] "Go on," {he} said.

"Forty-one," said {bea}. "It said ow. I only stayed in case it fell off again."

# 17
= At the sink, {Kim} washes the faces off the spoons.
It had taken two weeks to paint those faces. It took all of Friday to wash them off, and {Kim} counted. [dog: {Bo} helped with the licking. | cat: {Bo} patted each one as it went by. | bird: "Forty!" said {Bo}, to help, whatever it was. | fish: {Bo} watched the water turn blue in the sink. | rabbit: {Bo} dried them, mostly with {their} ears. | guineapig: {Bo} said goodbye to each, in wheeks. | hamster: {Bo} hid two teaspoons, in case. | horse: {Bo} held the towel, and ate a bit. | lizard: {Bo} sat by the tap, and saw them off. | toy: {Bo} was handed the towel, and held it all day. | {Bo} stayed up for all of them.] In the end, there was one face left.

# 18
= The third show at home. Everybody sits near the door. On the stage are the king and one spoon.
[event: {event.on} | occasion: On {occasion} | On Saturday], they all came back. They sat near the door, to be safe.

"One," said the king, and off it fell. "Ow," said the spoon.
* joy | <Nobody turned that into a cough.|There was a small, surprised sort of snort.>

# 19
= The spoon has fallen off again. {uncle} laughs so much that he holds on to the sofa.
The king put it back, and "Ow!" He tied it on with string, and "Ow!" He begged it, on his knees[roomy: , though he had none].
* joy | <Down came {uncle's} eyebrows.|{uncle} laughed with his whole face.>
* joy |

# 20
= Everyone has soup, with spoons. {bea's} spoon has a face.
"It's... short," said {aunt}, and wiped her eyes. "Again!"
* joy | <So they did it again, eleven times.|They did it until supper.>

Then they had [event: {event.food}, and] soup, with spoons. {bea} got the one with the face, and the soup was hot.

"Ow," said the spoon.

## dog
cast: {Bo+} licked the king, for luck.
leave: {Bo} remembered a bone, and left.
low: {Bo} came back, and lay by {Kim's} foot.
joy: {Bo} barked at each "ow", to help.

## dog 2
cast: {Bo+} wagged some of the cast on to the floor.
leave: {Bo} asked to be let out, twice.
low: {Bo} brought {Kim} the nicest sock.
joy: {Bo} fetched the spoon, every time, unasked.

## cat
cast: {Bo+} wore the crown first, to show how.
leave: {Bo} left, by way of everybody's knees.
low: {Bo} sat down by {Kim}, and looked the same way.
joy: {Bo} stayed, in the front row, and on purpose.

## cat 2
cast: {Bo+} sat where the cast was meant to go.
leave: {Bo} yawned first, but cats are allowed.
low: {Bo} came in as if by accident, and sat.
joy: {Bo} waited by the edge, for the next fall.

## bird
cast: {Bo+} could say "one" by lunch.
leave: {Bo} put {their} head under one wing.
low: "Lovely," said {Bo}, in a small voice.
joy: "Ow!" said {Bo}, a bit too soon, to cheers.

## fish
cast: {Bo+} saw a hundred faces, all bent.
leave: {Bo} couldn't leave, so {they} faced the wall.
low: {Bo} came up to the glass, by {Kim}.
joy: {Bo} laughed, which is bubbles.

## fish 2
cast: {Bo+} had a teaspoon in the bowl, for a day.
leave: {Bo} swam behind the weed, politely.
low: {Bo} looked out at {Kim} with one round eye.
joy: {Bo} came out from the weed, to see.

## rabbit
cast: {Bo+} was given a spoon to mind, and sat on it.
leave: Under the sofa went {Bo}, ears last.
low: {Bo} pushed a nose under {Kim's} hand.
joy: {Bo} thumped for more.

## guineapig
cast: {Bo+} squeaked whenever the king went by.
leave: {Bo} ate the programme, and went.
low: {Bo} purred a little, as guinea pigs can.
joy: "Wheek!" said {Bo}, at every "ow".

## hamster
cast: {Bo+} was as long as a teaspoon.
leave: {Bo} went to bed, in the middle of it.
low: {Bo} got out of bed, for {Kim}.
joy: {Bo} fell off something, too, and was cheered.

## horse
cast: {Bo+} looked in close, and fogged up the king.
leave: {Bo} left slowly, but on long legs.
low: {Bo} leaned in, as far as the shoulders.
joy: {Bo} laughed until the glasses rang.

## lizard
cast: {Bo+} got one blue toe, and kept it.
leave: {Bo} shut one eye, and then shut the other.
low: {Bo} came right up to {Kim}, and stayed there.
joy: {Bo} let go of the wall, laughing.

## toy
cast: {Bo+} had the best seat, and a ticket.
leave: {Bo} slid down in the seat, bit by bit.
low: {Bo} sat there as well, as a friend.
joy: {Bo} fell off as well, to be kind.

## other
cast: {Bo+} settled on the crown, which gave it a shape.
leave: {Bo} said sorry, with one look, and went.
low: {Bo} came back, and sat as close as {they} could.
joy: {Bo} laughed, in {their} own way.

## duet
cast: {Bo+} kept {Mo+} away from the crown.
leave: {Bo} left, and {Mo} went to look for {Bo}.
low: {Bo} kept close to {Kim}, and {Mo} to {Bo}.
joy: {Bo} said "ow" to {Mo}, and {Mo} said it back.

## duet 2
cast: {Bo+} was blue on one side, from {Mo+}.
leave: {Bo} woke {Mo}, so as to say goodbye properly.
low: {Bo} looked at {Mo}. They had both left, too.
joy: {Bo} laughed at {Mo}, who was laughing.

## any nap
cast: {Bo+} slept on the curtain, to warm it.
leave: {Bo} snored, in time with the king.
low: {Bo} woke up, and looked at {Kim}.
joy: {Bo} was awake, from "one" to "ow".

## any say
cast: "{bo.noise}," said {Bo+} to the king, and meant it.
leave: {Bo} had said "{bo.noise}", and gone.
low: {Bo} couldn't think of a thing to say.
joy: "{bo.noise}!" said {Bo}, which means "again".

## any paint
cast: {Bo+} got paint on one side, and matched.
leave: {Bo} left no goodbye, just a bit of paint.
low: {Bo} sat by {Kim}, paint and all.
joy: {Bo} looked at the door, and didn't need it.

## any seat
cast: {Bo+} was shown to a seat, at the front.
leave: {Bo} gave up the seat, to nobody.
low: {Bo} took the place next to {Kim}.
joy: At the end, {Bo} still had a seat.
`
