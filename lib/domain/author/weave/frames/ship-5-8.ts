// Want: to sail the kitchen table to Pudding Island before dark. In the way: the ship gets fuller with every idea,
// and sinks. Turn: nothing of anybody's is thrown out; the captain gives up the best of hers. Last image: the hat
// floats in.
export const source = String.raw`
id: ship-5-8
level: 5-8
skills: sharing, friendship, empathy, gratitude, teamwork, leadership, constructive_feedback
treat: pudding
refrain: “Is there room?” asked {child}. There was, just.
recall: the ship that was too full
deed: threw the captain’s hat in the sea
summary: The table is a ship, the floor is the sea, and Captain {child} wants to reach Pudding Island before dark. Everybody may bring one thing aboard. Everybody does. Now it is sinking.
word: crew = the people who work on a ship
word: deck = the floor of a ship
word: anchor = a heavy hook that holds a ship still
word: captain = the one who gives the orders on a ship
word: overboard = over the side, and into the water
question: Where did Captain {child} want to go?
question: Whose idea made the most trouble? Whose idea helped?
question: Why was it so hard to choose what to throw out?
question: What did {child} give up, and what did it cost?
question: What one thing would you bring aboard?
activity: play | The rug is a ship. Each of you brings one thing aboard. Is there room?
activity: make | Fold a captain’s hat out of paper. Who gets to wear it?
surprise: picture | Look for the captain’s hat. | It is in the very last picture, too.
surprise: detail | Who said nothing at all about the pudding? | Read page 2 again, and then page 20.

# 1
@ kitchen noon medium | child stand proud wears hat | pet sit curious | family | props: table, blanket
= {child} stands by the kitchen table in a captain’s hat.
“This table is a ship,” said {child}, “and the floor is wet.” So everybody pulled up their feet. [table: The crew was {table}.]~

“Where to, Captain?” That was the first thing anyone asked.~

# 2
@ kitchen noon close | child point happy wears hat | pet sit curious | props: table, bowl
= Captain {child} points across the table. {pet} is looking at a pudding.
“To Pudding Island,” said Captain {child}, “before dark.”~ {He} had the hat, and a hat settles it.~

{pet:want} “Each of you may bring one thing aboard,” said {child}.~ That was {his} mistake.~

# 3 character
@ boat morning wide | child wave happy at aboard wears hat | all sit happy | props: boat
= Captain {child} waves from the ship. The sea is blue.
The kitchen slid away behind them~, and the sea came in under the door~. {pet:go}

? ~“Me first,” somebody called. ~{idea} “Is there room?” asked {child}. There was~, so down came the ladder~.
- The wind came first, and sat in the sail. “Is there room?” asked {child}. There was.

# 4 setting
@ beach noon wide free | child point curious wears hat | all look-up curious | props: boat
= Captain {child} looks out at something new.
“Land!” shouted Captain {child}~, who had been wanting to~.~ The crew came to the side to see.~

? ~“I know this place,” came a voice from the back. ~{idea} They stayed for an hour~, and came away with some of it in their socks~.
- It was no bigger than a plate. A crab lived there, and had just mopped.~ They did not stay.~

# 5 plot
@ boat noon wide free | child look-up worried wears hat | all look-up worried | props: boat
= The ship goes along. Captain {child} looks up.
Then the wind got up, and the salt fell over.~ A wet sort of noise came from ahead.~

? ~“Hold on to your hats!” ~{idea} It all came over the side~, and it stayed for lunch~.
- It was a wave with a whole sea behind it. It came over the side, and stayed for lunch.

# 6 dialogue
@ boat noon medium free | child look-up curious wears hat | pet look-up curious | props: boat, bell
= Captain {child} listens to a voice from the water.
The crew sang, and Captain {child} beat time on the salt.~ Nobody sang the same song.~

? Somebody knocked on the ship, from underneath. {voice} “Is there room?” asked {child}.~ It turned out that there was.~
- Somebody knocked on the ship, from underneath. “Is this the ferry?” asked an octopus. It had eight bags.~ There was room, but only just.~

# 7 character
@ beach golden wide free | child wave happy wears hat | all stand happy | props: boat
= Captain {child} calls to somebody on the shore.
A beach went by, with a flag on it.~ The crew waved at the flag.~

? Somebody there waved back. {idea} The ship went down a hand’s width.~ “Sit in the middle,” said Captain {child}, “and don’t wriggle.”~
- Somebody there waved back. It was a postman with a piano. “Sit in the middle,” said Captain {child}, “and play softly.”

# 8 plot
@ boat golden wide free | child stand worried wears hat | all sit worried | props: boat
= The ship is full to the edge, and low in the water.
By tea, no one could see the deck. There was an elbow in every ear~, and more to come~.

? ~“It gets worse,” said the crew, as pleased as anything. ~{idea} And down went the ship by one more inch.
- Somebody sneezed, and somebody fell off.~ Getting him back on took all the rope there was.~

# 9
@ boat cloud dusk wide | child stand scared wears hat | all sit worried | props: boat
= Water comes over the side of the ship. Captain {child} holds on.
Glup. That was the sea, and it was on the inside. “Captain,” said the crew, “we are sinking.”

{pet:worry} Pudding Island was right there, as big as a thumb.~ They would never get to it.~

# 10 setting
@ boat cloud dusk wide free | child look-up worried wears hat | all look-up worried | props: boat
= Captain {child} looks for help all round.
“Something must go overboard,” said {child}.~ Nobody moved.~ “We could stop somewhere~, and leave a few things~.”

? ~“There is only this.” ~{idea} You could not leave so much as a sock there.~ On they went, glup, glup.~
- But there was nowhere. There was only sea, and after that came some more.

# 11 plot
@ boat dusk medium free | child hands-on-hips cross wears hat | all sit cross | props: boat
= Everyone on the ship is cross with everyone else.
“Throw yours out,” said one. “Mine? Yours is fatter!”~ “Mine was here first!”~~ It was a bad ten minutes.~

? ~In the middle of it, somebody made things worse. ~{idea} “Not helpful,” said Captain {child}.
- They threw out the anchor, which was cunning. Then they stood still, and sank.

# 12 dialogue
@ boat dusk medium free | child sit sad wears hat | pet sit sad | props: boat
= Captain {child} sits alone at the front of the ship.
Then nobody was speaking to anybody.~ In the kitchen, too, it had gone rather quiet.~

? ~At last, one voice came out of the dark. ~{voice} It made somebody smile~, but only with one side~.
- Somebody hummed. Somebody else told them not to.~ The sea hummed, and did not stop.~

# 13
@ boat dusk close | child look-up sad wears hat | pet look-up curious
= {child} touches {his} captain’s hat and thinks. {pet} watches.
{child} sat at the front, on the captain’s chair.~ It was a big chair.~~ It was made of oak, and so were its legs.~

{pet:hear} Then {child} heard it, too: the chair creaked. It was the heaviest thing aboard.

# 14 character
@ boat night wide | child point worried wears hat | all sit sad | props: boat
= {child} looks at all the crew, and counts them.
{child} looked along the ship, and counted them.~ Not one of them wanted to be the one to go.~

? And right at the back~, half in the sea,~ sat the last of them. {idea} Not one grumble had come from there all day.
- And right at the back sat one old sock, making itself thin. It had not complained once.

# 15 theme
@ boat night medium | child sit curious wears hat | pet sit calm | props: lantern
= By lantern light, Captain {child} makes up {his} mind.
The chair was warm.~ You could see everything from it.~ A captain without a chair is just somebody in a hat.

? ~Then somebody spoke up, not loudly. ~{idea}~ {child} turned the hat round and round in {his} hands.~
- {child} turned the hat round and round in {his} hands. Glup, said the sea. It could wait.

# 16
@ boat night medium | child stand proud | pet look-up curious | props: hat
= {child} lets the captain’s hat go over the side.
Over went the captain’s chair~, with a splash like a cow~. And the hat went after it.
! sharing: “Nobody’s is better than anybody’s,” said {child}. It had been a lovely hat. {He} watched it go for as long as {he} could.
! friendship: “I would rather have all of you,” said {child}, “than a hat.” {He} meant it. {His} head was cold, all the same.
! empathy: “You were squashed in there for hours,” said {child}. “I never looked back.” {His} own head was cold now. {He} knew what cold was.
! gratitude: “You brought the best that you had,” said {child}, “and I never said thank you.” So {he} said it now, bare-headed, to each of them.
! teamwork: “No captain,” said {child}. “Just us. Everyone grab something and pull!” {He} took the wet end of the rope {himself}.
! leadership: “The captain goes first,” said {child}. “That is what it’s for.” Nobody had thought of that, and least of all the captain.
! constructive_feedback: “You said the chair was too heavy,” said {child}. “You said it at lunch. I didn’t like it. You were right.” It was hard to say.

# 17
@ boat night wide | child celebrate delighted | pet look-up delighted | all look-up delighted | props: boat, moon at far
= The ship comes up out of the water, and everybody cheers.
Up came the ship!~ It came up by a hand, and then by an arm.~~ The sea ran out by the way that it had come in.~

{pet:pull} {callback}

# 18 plot
@ boat night wide free | child point happy | all look-up happy | props: boat, star at far
= The full ship sails fast towards the island.
“Is there room?” asked a star, low down. There was, just.~ There was always going to be.~

? ~“One last thing,” said the table. ~{idea} And that is what blew them in~, all the way to the sand~.
- A small warm wind got up from the back. It blew them in, all the way to the sand.

# 19
@ beach night wide | child celebrate happy | all sit happy | props: campfire, bowl, boat at far
= They all sit round a fire on the island.
So they came to Pudding Island in the dark~, with everyone and everything~. Round the fire sat {makers}.~ Not one thing was missing but a chair.~

{others:got}

# 20
@ kitchen lamp medium | child sit happy | pet sit delighted | family | props: table, bowl, hat
= At the kitchen table, {child} sits on the floor with the others. The hat is back.
Then it was a table again, and time to wash up. {child} sat on the floor, with all the others.~ It was dry.~

Something had floated in under the door. It was the hat. In it, licked clean, was the pudding bowl. {pet:got}
`
