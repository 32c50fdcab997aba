export const words = String.raw`
title: <The Shop on the Moon|One Each, Said the Moon|The Ship on the Night Tide|{Kim} and the Shop on the Moon>
refrain: "Then tell me yourself which one you like best."
recall: the shop on the moon
deed: gave back a crown
keepsake: the old tin pail
joke: Not in gold!
summary: One night, there is water outside, and a ship on it. {Kim} and {Bo} sail to a shop on the moon, where there is one thing for each. {Kim} knows just what {he} would like. But {ned} takes a gold crown, and so does {ivy}. And now they all look at {Kim}.
extra: friend = {ned}
extra: friend2 = {ivy}
extra: grownup = the skipper
extra: elder = Mrs Moon
pick: ned = Ned, Joe, Finn, Bram, Kit, Cal
pick: ivy = Ivy, Ruby, Tilly, Nora, Mina
pick: dented = dented, battered, rusty
pick: nine = nine, eight, ten
pick: glug = glug, glop
pick: tub = jug, cup, spoon
word: pail = a bucket with a handle
word: tide = the water when it comes in, or goes out
word: skipper = the captain of a ship
word: dented = with a place that has been knocked in
word: deck = the floor of a ship
word: slipper = a soft shoe to wear at home
question: What did {Kim} like best, right from the first page?
question: Why did {Kim} say "a crown"?
question: What did {Bo} take, and whom did {Bo} ask?
question: What did it cost {Kim} to give back the crown?
question: When did you want something other than everybody else?
activity: sound | Fill it and pour it, with your voice. | glug, glug, glug ; slop ; drip, drip, drip
activity: think | One thing from the shop on the moon, and nobody is looking. What do you like best?
activity: draw | Draw the moon in a pail of water.
surprise: The pail was there before {Kim} saw it well. | Find it on page 6 and on page 7.
surprise: Gold is on the floor where {Bo} sits. | Look for a crown on page 13.

# 1
= {Kim} pours water out of a bucket, and some of it runs over the floor.
<{Kim} was happy to fill, and was happy to pour. But crack went {his} bucket, all over the floor.|Filling and pouring was what {Kim} was for. Then crack went the bucket, and over the floor.|Nothing was better, for {Kim}, than to pour. Then crack went the bucket, in two, on the floor.|{Kim} had a bucket, to fill and to pour. It went everywhere with {him}. Then crack, on the floor.>
> want | {Bo+} had seen it all coming before.
^ child second

# 2
= At night, {Kim} looks out, and there is water outside.
<One evening, the water was all over, outside. A ship had come floating along on the tide.|One night, there was knocking, and water outside. A ship had come floating along on the tide.|There wasn't a street any more, just the tide, with a ship on it, softly, and somebody outside.>
* up |

[christmas: It was Christmas Eve night, with the tree all alight. | beach-holiday: They had come for the sand, with a spade in each hand. | camping-trip: The camp had no light, it was dark, the first night. | pet-adoption-day: "Take that pet," they had said. {Kim} took {Bo} instead. | lunar-new-year: It was Lunar New Year, and the family was near. | occasion&!event: It was {occasion}. Now the fun was all done. | series: Up high flew {series.keepsake}, in the sky. | place: And there stood {place.landmark}, wet on one side. | roomy,1: <It rocked up and down, at the end of the town.|It had sails of white, and a lantern for light.|A rope ladder hung, with a light on each rung.>]

# 3
= On the deck of the ship stands a skipper with a lantern, and waves.
<"Come aboard," called the skipper. "We're leaving quite soon! There's one present for everyone, up at the moon."|"Who's coming?" the skipper cried. "Off we go soon! There's one present for everyone, up at the moon.">
> skip | <And, seeing that everything there was for free, up went three.|He held up a light, for the stairs, and the night.>
* up |

[christmas&roomy: "You'll be back in your bed before Santa's sled." | beach-holiday&roomy: "Shake the sand off your toes, or it gets up my nose." | camping-trip&roomy: "Bring your socks and a torch, for the moon has no porch." | pet-adoption-day&roomy: "Bring {Bo}, who is new, for there's one for you two." | lunar-new-year&roomy: "You'll be home for the sound of the drums, all around." | place&roomy: They would hop past {place.shop}, with never a stop.]

# 4
= The ship sails through the night with {Kim}, {ned} and {ivy} on deck.
<With {ned} and with {ivy} for crew, right over the chimneys they flew.|High over the steeples they flew, with {ned} and with {ivy} for crew.|Up, over the rooftops it flew, with {ned} and with {ivy} for crew.> [place&roomy: They passed {place.ride}, with a hoot and a toot. | !pettrait: <The spray flew up high, with its salt, to the sky.|The wind blew them far, by the light of a star.|The town was a spark, like a match in the dark.>]
^ pet set
* up |

# 5
= Mrs Moon stands among heaps of gold with a broom. There is a box of crowns.
<The shop on the moon was all glittering gold, more than boxes could hold.|The moon had come down, with its shop full of gold, more than boxes could hold.|Mrs Moon, with a broom, swept up gold upon gold, more than boxes could hold.> [place&roomy: From there, far below, {place.landmark} looked small as a toe.]
> gold | <It glittered and winked, and it clattered and clinked.|It shone, row on row, from above and below.>
* shop |

# 6
= Mrs Moon points round her shop. {Kim} sees a dented pail on a nail.
<"Look everywhere," said Mrs Moon, "east and west. Then tell me yourself which one you like best."|"There's plenty of time," said Mrs Moon, "so don't guess. You tell me yourself which you like, and say yes.">

<And there, on a nail, hung a {dented} tin pail.|There hung, on a nail, a round {dented} tin pail.|High up, on its own, on a nail, hung a {dented} tin pail.> [roomy: {Kim's} heart said {glug}.]
^ child set

# 7
= {ned} wears a gold crown. {ivy} puts one on, too.
<"A crown is the best," shouted {ned}, "in the town!" And {ivy} said, "Me, too, a crown!"|So {ned} took a crown, and he pulled it right on. And next, upon {ivy}, another one shone.|{ned} tried on a crown, and it shone like the sun. "Me, too," shouted {ivy}, "a crown! Just like one!">
> bow | <It was heavy, and bright, and a little bit tight.|They went clink, clink, the two, as the crowns always do.>
* shop |

# 8
= Everybody looks at {Kim}. The pail hangs far behind.
<"And what about you?" asked Mrs Moon. {Kim} looked round at the crew, not the pail. "I would like a crown, too."|"And you?" asked Mrs Moon. {Kim} looked round at the crew, and not at the pail. {He} said, "I want one, too."|"And yours?" asked Mrs Moon. {Kim} looked past the pail, at the gold on the two. "I... I would like a crown, too.">
* shop |
^ child third

# 9
= {Kim} pushes up a crown that is too big.
<The crown was enormous, and slid past {his} nose, right down to {his} clothes.|Enormous and heavy, the crown passed {Kim's} nose, nearly down to {his} clothes.|Down slid the crown, over ears, past the nose, to the top of {his} clothes.>
> crown |
^ pet trouble
* low | <It pinched, and it slipped, and the top of it tipped.|It squashed the ears flat, like a much smaller hat.>

# 10 a
= {Kim} sits still with a crown on, between {ned} and {ivy}.
<They were playing at kings, and a king doesn't pour. He must sit, and sit more.|On deck they played Kings, who may not ever pour, only sit and sit more.>
^ child trouble | <Kings nod, and they yawn, from the evening till dawn.|Kings must not get wet, and they must not forget.>

[christmas: Three kings, and one star! They had come rather far. | beach-holiday: A king does not dig, though his castle is big. | camping-trip: "A king," they said, "camps in a palace, with lamps." | pet-adoption-day: A king's pet has jewels, and there are such rules. | lunar-new-year: They had a parade, but no drum was played. | series: "{series.joke}!" said a king, for that was the thing.]

# 10 b
= {Kim}, {ned} and {ivy} march along the deck with crowns on.
<They marched like three kings, up the deck, and then down. You can't bend to pour in a crown.|Three kings went parading, all up and all down. You can't pour in a crown.>
^ child trouble | <You can't even nod, or it slips, and looks odd.|You may not look back, or your crown hits a sack.>

[christmas: Three kings, and one star! They had come rather far. | beach-holiday: A king does not dig, though his castle is big. | camping-trip: "A king," they said, "camps in a palace, with lamps." | pet-adoption-day: A king's pet has jewels, and there are such rules. | lunar-new-year: They had a parade, but no drum was played. | series: "{series.joke}!" said a king, for that was the thing.]

# 11
= From behind: {Kim} looks from the ship to the lit shop, where the pail hangs.
<They could see, from the rail, that {dented} tin pail, on its nail.|The shop window shone. From the rail, you could still see the pail.|All lit was the shop, and there, on its nail, hung the pail.>
> eyes | <It looked small, and far, like a round tin star.|It was there to be sold, if you didn't want gold.>

[place&roomy: Home, {place.at}, was a dot, and a warm little spot.]
* low |

# 12
= The skipper rings the bell of the ship. {Kim} runs to look for {Bo}.
<The skipper rang {nine} on the bell, and shouted, "We go!" But {Bo} was not anywhere, not on the deck or below.|The bell rang for home, and the skipper cried, "Let us go!" But {Bo} was not anywhere, not on the deck or below.> [place&roomy: And {place.name}, far off, lay aglow.]
^ pet second

# 13
= {Kim} looks in at the door of the shop. There sits {Bo}, in the middle of the gold.
<For {Bo}, {Kim} hurried back to the door.|Hurrying back for {Bo}, {Kim} looked in at the door.|There was light in the shop, and {Kim} ran to the door.> [place&roomy: {place.Landmark} could wait for a minute or more.]
> hinge

# 14
= {Kim} has taken off the crown, and looks at {Bo}.
[deed: {Bo} just took what {Bo} liked. {Kim} once {deed}[back: , {back.at}]. | <{Bo} had not asked what the others had got, and liked this a lot.|{Bo} never once looked at what others had got, and liked this a lot.>]

<"You chose it," {Kim} whispered, "and didn't take long. And, {Bo}, I've liked an old pail all along."|"You left all that gold," whispered {Kim}. "I was wrong. {Bo}, it's the pail that I've liked all along.">

# 15
= {Kim} gives the crown back to Mrs Moon. {ned} looks on.
<"May I do as {Bo} did?" {Kim} asked old Mrs Moon. "{Bo} looked and then chose, and I said crown too soon."|"It's {Bo} who did right," {Kim} told old Mrs Moon. "{Bo} looked at it all, and I said crown too soon."|"I'm sorry," {Kim} told the astonished Mrs Moon. "{Bo} looked and then chose, and I said crown too soon.">

<Then back went the crown, and the chandeliers shook, and the pail left its hook.|Back went the crown, and the chandelier shook, and the pail left its hook.>

# 16 a
= {ned} and {ivy} laugh. {Kim} sits alone on the deck and pours.
<They giggled. "A king, with a bucket that's bent?" So away from them {Kim} went.|"A bucket!" cried {ned}. "And just look at that dent!" So away from them {Kim} went.> [series: "{series.joke}!" they sang, and it left a small dent.]
> laugh | [!childtrait,roomy: <{He} sat by the mast, with {his} own pail at last.|It was lonely, but good, and it poured as it should.|Nobody came near, but the pouring rang loud, and rang clear.>]
^ child pay
* low |

# 16 b
= {ned} and {ivy} turn away. {Kim} sits on the deck with the pail.
<"A bucket?" cried {ned}. "We can't let you in with a bucket of tin!"|They giggled. "It's only a bucket of tin! There are no buckets let in!"> [series: "{series.joke}!" they sang, with a grin.]
> laugh | [!childtrait,roomy: <{Kim} sat by the mast, with {his} own pail at last.|It was lonely, but good, and it poured as it should.|Nobody came near, but the pouring rang loud, and rang clear.>]
^ child pay
* low |

# 17
= Water runs over the deck. {ned} pours it out of a crown, and it runs through.
<The ship, full of gold, hit a rock with a crack! The kings scooped with glittering crowns, and the water ran back.|Too heavy with gold, the ship hit a rock, crack! The kings scooped with glittering crowns, and the water ran back.>

<"A pail!" cried the skipper.|"Has no one a pail?" cried the skipper.|"Has anyone something that holds?" cried the skipper.> [place&roomy: "There's {place.landmark}, and we'll sink like a sack!"]
^ pet third

# 18
= {Kim} pours a pail of water over the side of the ship.
<{Kim} filled it, and emptied it, filled it once more. The thing {he} liked best was what {he} {was} best for.|{Kim} filled it, and poured it, and filled it once more. It was what {he} liked best, and what buckets are for.|Down went the pail, and came up, and once more. The thing {he} liked best is what pails are all for.>
> bail | [1-2: <Up, up came the ship, with one last little drip.|It went {glug}, it went slop, and it did not once stop.|It went down to the drip, and then up came the ship.>]
* joy |

# 19
= In the morning, {ned} takes a turn with the pail. The crowns lie beside him.
<Then {ned} had a try, and they poured till the deck was entirely dry.|"Oh, please," begged {ivy}, "a try?" They poured till the deck was entirely dry.|"My turn," whispered {ivy}, quite shy. They poured till the deck was entirely dry.> [series: And {series.keepsake} hung from the mast, in the sky.]
^ pet pay

[roomy: [christmas: There hung all the stockings, a whole long row, with a hole in one toe. | beach-holiday: There lay all the sand, in a long golden band. | camping-trip: And there stood the lamp, and the tent, in the camp. | pet-adoption-day: There was a new bed, for a new sleepyhead. | lunar-new-year: Red lanterns hung there, and a drum filled the air. | place: They slid by {place.street}, with hardly a sound, to dry ground. | !pettrait: <And dawn was all red, when they climbed into bed.|They were home before light, and it had been a good night.>] | !pettrait: And dawn was all red, when they climbed into bed.]
* joy |

# 20 a
= At night, {Kim} kneels by the pail. The round moon is in the water.
[christmas&roomy: The pail held some string, and one paper king. | beach-holiday&roomy: The pail built castles, all with a wall. | camping-trip&roomy: The pail fetched water for soup, for the troop. | pet-adoption-day&roomy: And {Bo}, who was home, got to have it first, for thirst. | lunar-new-year&roomy: The pail was the lion's drum: tum, tum. | series&roomy: Beside it lay {series.keepsake}, there in the air. | place&roomy: {place.Creature} came by for a drink, quick as a wink.]
> last
* joy |

<The pail stood outside, full of water, and soon {Kim} looked in. And there in the pail was the moon.|They left the pail out, full of water, and soon {Kim} looked in. And there in the pail was the moon.>

# 20 b
= {ned} pours water out of the pail. {Kim} and {ivy} wait for a turn.
[christmas&roomy: The pail held some string, and one paper king. | beach-holiday&roomy: The pail built castles, all with a wall. | camping-trip&roomy: The pail fetched water for soup, for the troop. | pet-adoption-day&roomy: And {Bo}, who was home, got to have it first, for thirst. | lunar-new-year&roomy: The pail was the lion's drum: tum, tum. | series&roomy: Beside it lay {series.keepsake}, there in the air. | place&roomy: {place.Creature} came by for a drink, quick as a wink.]
> last
* joy |

<Then {ned} came, and {ivy}, and nobody's crown. They filled, and they emptied, and water ran down.|Up came {ned} and {ivy}, with never a crown. They filled, and they emptied, and water ran down.>

## lead dog
want: {Bo+} wanted a slipper, <and then a few more|to chew by the door>.
skip: {Bo} looked at the skipper, <and at his left slipper|or else his left slipper>.
gold: There was a gold bone, <but {Bo} left it alone|and {Bo} left it alone>.
bow: {Bo} got a gold bow, <and just wanted to go|and wished it would go>.
crown: {Bo} gave it a lick, <but it wasn't a stick|since it might be a stick>.
eyes: {Bo} could smell who was sad: <it was {Kim}, and so bad|that was {Kim}, and so bad>.
hinge: There were gold bones and gold balls, and hundreds in store. But {Bo} had picked the old slipper that Mrs Moon wore.
laugh: {Bo} chewed by {his} side, and the slipper flapped wide.
bail: {Bo} barked at the wave, and felt ever so brave.
last: {Bo} chewed, and the slipper got thinner and thinner, till dinner.

## lead cat
want: {Bo+} wanted a box, <to sit in, and snore|with a lid for a door>.
skip: <The ship was a box, rather big for a cat|A ship is a box that is big for a cat>, and {Bo} noted that.
gold: {Bo} saw a gold chair, and did not sit there.
bow: {Bo} got a gold bow, <which was heavy and slow|and walked rather slow>.
crown: {Bo} felt with one paw: <a crown has no floor|but a crown has no floor>.
eyes: {Bo} saw, <in the night|in that light>, that {Kim} did not look right.
hinge: Mrs Moon's other crowns, by the hundred, or more, lay all over the floor. But {Bo} had picked the old box that had held them before.
laugh: {Bo} gave them a look that would frighten a cook.
bail: {Bo} sat in the dry, and held {their} head high.
last: {Bo} slept in the box, <with a few of {Kim's} socks|on {Kim's} good white socks>.

## lead bird
eyes: {Bo} looked from the sky, and one king had a watery eye.
hinge: There were gold perches, golden bells, seeds by the score. But {Bo} had picked an old stick that lay there, on the floor.
last: {Bo} sat on the stick, which was happily thick.

## lead fish
eyes: {Bo} saw, through the wall of the bowl, one king feel small.
hinge: There were gold bowls, with castles and corals, in store. But {Bo} had stayed in the old one, as always before.
last: {Bo} looked through the wall, at no gold at all.

## lead rabbit
eyes: {Bo} looked up at all. From down there, one king was small.
hinge: There were golden carrots, and cabbages four. But {Bo} had picked the old hay that was there on the floor.
last: {Bo} lay in the hay, and ate half in one day.

## lead guineapig
eyes: {Bo} looked at one king, and gave a small wheek. The king did not speak.
hinge: There were golden dishes, a dozen or more. But {Bo} had picked the old hay that had stuck to the floor.
last: {Bo} sang, and sang on, till the hay was all gone.

## lead hamster
eyes: {Bo} held on to one thumb, which was trembling, and numb.
hinge: The golden wheel went round and round, with a roar. But {Bo} had picked one old seed from a crack in the floor.
last: {Bo} kept the one seed, for a day of great need.

## lead horse
eyes: {Bo} snuffled one crown, and the head in it only hung down.
hinge: There were golden horseshoes, and all of them four. But {Bo} had picked the straw hat that old Mrs Moon wore.
last: {Bo} finished the hat, and then that was that.

## lead lizard
eyes: {Bo} studied the gold, which was glittering bright, and was cold.
hinge: There was a gold rock there, as cold as a door. But {Bo} had picked a warm brick, from the stove, on the floor.
last: {Bo} lay on the brick, which was cosy and thick.

## lead toy
eyes: {Bo} got a hug that was terribly tight, and something was not right.
hinge: There were golden bears, all in chairs, by the score. But {Bo} lay by the old wooden duck, on the floor.
last: {Bo} told the old duck about pails, and good luck.

## lead other
eyes: {Bo} studied one king, who was missing a thing.
hinge: There were golden playthings and plates by the score. But {Bo} had picked an old sock that lay there on the floor.
last: {Bo} slept on the sock, for an hour by the clock.

## trait pet fear
set: Was {trait.a} out there in the night? {Bo} held on tight.
trouble: Kings fear no {trait.things}, but {Bo} did, and {Bo} hid.
pay: {Bo} had met no {trait.things}, not big and not small. None at all.

## trait pet theft
set: {Bo} had brought {trait.a} along, and saw nothing wrong.
trouble: "No pet of a king has {trait.a}, or such a thing!"
pay: {Bo} had lent {trait.thing}, to scoop up each drop, with a slop.

## trait pet socks
set: {Bo} had brought a good sock, at about one o'clock.
trouble: "A sock? For a king's pet?" they said. "And so wet!"
pay: {Bo} mopped up the ship, with one sock, drip by drip.

## trait pet noise
set: {Bo} {trait.did} at the stars, at the Bear, and at Mars.
trouble: "{trait.Sound}? From a king's pet?" they said. "Hush your head!"
pay: {Bo} {trait.did}, and all of the street put out its feet.

## trait pet part
set: With {trait.has}, {Bo} stood, as a sailor should.
trouble: {Bo} has {trait.has}. It was gold that looked cold.
pay: {Bo} came down the stair, with {trait.has}, like a mayor.

## trait pet threelegs
set: On three legs, {Bo} stood, as a sailor should.
trouble: On three legs, no crown, {Bo} calmly sat down.
pay: {Bo} came down on three, as proud as could be.

## trait pet deaf
set: {Bo} can't hear the waves, but felt each of them go, to and fro.
trouble: {Bo} did not hear a thing of the talk of the king.
pay: {Bo} can't hear, but looks, and saw home, through the foam.

## trait pet age
set: [old: {Bo} is old, and took hold with a grip, for the trip. | {Bo} is young, and each star, and each wave, too, was new.]
trouble: [old: {Bo} is old, and too wise to wear gold, any size. | {Bo} is young, and a bow makes it hard to go.]
pay: {Bo}, who was {trait.is}, gave a yawn, at the dawn.

## trait pet favourite
set: {Bo} had {trait.thing} all the way, in the spray.
trouble: "No {trait.things} for a king!" They took off the thing.
pay: And {trait.thing} came home, through the salt and the foam.

## trait pet sleep
set: {Bo} sleeps {trait.where}, as a rule, but here it was cool.
trouble: Not {trait.where}! On gold, which was terribly cold.
pay: {Bo} lay down {trait.where}, with a sigh, warm and dry.

## trait pet habit
set: {Bo} {trait.did} all the way, through the wind and the spray.
trouble: {Bo} {trait.did}, and was told, "Not in gold!"
pay: {Bo} {trait.did} once more, from the ship to the door.

## trait pet digs
set: {Bo} dug, but a deck gives no hole, not a speck.
trouble: "No pet of a king," they said, "digs up a thing."
pay: {Bo} dug a fine hole, for the joy of the soul.

## trait pet talent
set: {Bo} can {trait.do}. It was new to the crew.
trouble: Could {Bo} {trait.do} in a bow? Oh, no.
pay: {Bo} can {trait.do}, and did it once more, by the door.

## trait child fear
set: There might be {trait.things} back there, and {Kim} did not care.
trouble: "A king fears no {trait.things}," they said. {Kim} went red.
pay: {Kim} sat in the night, with no {trait.things} in sight.

## trait child dark
set: It was dark there, behind, but {Kim} did not mind.
trouble: "A king loves the dark," they said, "and a bark."
pay: It was dark, and the pail made a shine by the rail.

## trait child collection
set: It was the right size for {trait.things}, to {Kim's} eyes.
trouble: {Kim} had {trait.a} to hold. "Put that down! You're in gold!"
pay: {Kim} put {trait.thing} in the pail, by the rail.

## trait child noise
set: {Kim} {trait.did}, and the tin did so, too, from within.
trouble: {Kim} {trait.did}. "Hush! A king does no such thing."
pay: {Kim} {trait.did} in the pail, and it boomed like a whale.

## trait child part
set: With {trait.has}, in the tin, {Kim} looked back, with a grin.
trouble: "Kings don't have {trait.has}," they all said. {Kim} went red.
pay: {Kim} looked in the tin: there was {trait.has}, and a grin.

## trait child favourite
set: {Kim} liked it as well as {trait.things}, {he} could tell.
trouble: "No {trait.things} for kings!" Kings have no nice things.
pay: {Kim} thought, by the rail: first {trait.things}, then this pail.

## trait child sleep
set: {Kim} sleeps {trait.where}, and the pail could stand close at hand.
trouble: "Not {trait.where}! Kings have beds made of gold," {Kim} was told.
pay: {Kim} poured, half asleep, and it was like counting sheep.

## trait child habit
set: [askswhy: "Why is that on a nail," asked {Kim}, "that good pail?" | counts: {Kim} counted each dent. There were ten, and again, ten. | {Kim} could draw on its side. It was round, and so wide.]
trouble: [askswhy: "But why?" "Kings ask nothing," they said. {Kim} went red. | counts: {Kim} counted the kings. There were three dull things. | "No drawing on gold!" {Kim} was told, and was told.]
pay: [askswhy: Nobody asked why. {Kim} poured, with a sigh. | counts: {Kim} counted the glugs, in cups and in jugs. | {Kim} drew a small whale on the side of the pail.]

## trait child loseshats
set: {Kim} has lost every hat. A pail can't do that.
trouble: You can't lose a crown. It just slips further down.
pay: {Kim} put it on, flat. It was also a hat!

## trait child talent
set: {Kim} can {trait.do}. Could a pail, without fail?
trouble: A king can't {trait.do}. A king sits, in gold bits.
pay: {Kim} {trait.did} in the pail, by the rail.

## trait child remembers
set: {Kim} would know it again. It had dents: there were ten.
trouble: {Kim} remembered the pail, and the sound of the nail.
pay: {Kim} remembered each thing that is dull for a king.

## dog
up: {Bo+} ran up, and the plank nearly sank.
shop: {Bo} smelled at the gold, which was nothing but cold.
low: {Bo} gave a long sigh, at the big black sky.
joy: {Bo} shook {their} coat dry, and the drops went sky-high.

## cat
up: {Bo+} stepped on board, like a lady or lord.
shop: {Bo} sat on a throne that was harder than stone.
low: {Bo} looked at the foam, and thought about home.
joy: {Bo} kept all paws dry, and nobody knew why.

## bird
up: {Bo+} flew over the mast, and was there by it fast.
shop: {Bo} whistled away to a bird, which said never a word.
low: {Bo} sat like a lump, in a feathery bump.
joy: {Bo} whistled a tune, with a bit for the moon.

## fish
up: {Bo+} looked, with one eye, at a bowl to the sky.
shop: {Bo} saw a gold fish, which was only a dish.
low: {Bo} blew only one O, and then let it go.
joy: {Bo} went round and round, with a bubbly sound.

## rabbit
up: {Bo+} came in a hop, and then could not stop.
shop: {Bo} sat up, and thumped, and a gold teapot jumped.
low: {Bo} sat in a lump, and gave never a thump.
joy: {Bo} leapt over the spray, as if every day.

## guineapig
up: {Bo+} gave a wheek, and the ship gave a creak.
shop: {Bo} nibbled a golden pear, which didn't care.
low: {Bo} didn't utter a squeak, and was hiding one cheek.
joy: {Bo} sang Wheek, Wheek, Wheek, till nobody could speak.

## hamster
up: {Bo+} packed up one cheek, to last for a week.
shop: {Bo} nibbled a seed that was golden indeed.
low: {Bo} was only a ball, hardly there at all.
joy: {Bo} ran round and round, with a pattering sound.

## horse
up: {Bo+} had to stand by the mast, looking grand.
shop: {Bo} stood in the door, and could enter no more.
low: {Bo} studied the floor, and then studied it more.
joy: {Bo} gave a loud neigh that they heard miles away.

## lizard
up: {Bo+} lay on a rope, all patience and hope.
shop: {Bo} lay by gold bars, as unmoving as stars.
low: {Bo} lay flatter than clay, and was looking away.
joy: {Bo} put out {their} tongue, and on it drops hung.

## toy
up: {Bo+} came under one arm, safe from all harm.
shop: {Bo} met golden bears, who had taken all chairs.
low: {Bo} fell on the deck, with a bend in the neck.
joy: {Bo} got water as well, and was starting to swell.

## other
up: {Bo+} hurried as well, at the sound of a bell.
shop: {Bo} looked at the rings, and at glittering things.
low: {Bo} came over, rather near, and decided on sitting here.
joy: {Bo} did a small jig, which was soon rather big.

## duet
up: {Bo+} went on deck. {Mo+} breathed down {Bo's} neck.
shop: {Bo} looked in a plate, and saw {Mo} looking great.
low: {Bo} and {Mo} sat in a row, with their heads hanging low.
joy: {Bo} splashed, and {Mo} splashed, and both of them dashed.

## duet 2
up: {Bo+} was first, by a nose. {Mo+} came on {Bo's} toes.
shop: {Bo} sat where {Mo} would, on a gold thing, no good.
low: {Bo} gave {Mo} a nudge, and nobody would budge.
joy: {Bo} got {Mo} all wet, and is doing it yet.

## any near
up: {Bo+} followed them, too, and enjoyed a good view.
shop: {Bo} kept by {Kim's} side, with eyes open wide.
low: {Bo} sat close and tight, in the cold of the night.
joy: {Bo} got in the way, and intended to stay.

## any back
up: {Bo+} came aboard last, and was holding on fast.
shop: {Bo} stayed by the mat, and was happy with that.
low: {Bo} studied the wall, and saw nothing at all.
joy: {Bo} came out to see, as brave as could be.

## any nap
up: {Bo+} woke with a yawn, and it wasn't yet dawn.
shop: {Bo} tried a gold bed that was harder than bread.
low: {Bo} wasn't really asleep, in a darkness so deep.
joy: {Bo} slept through the fun, till the whole thing was done.

## any say
up: {Bo+} said hello to the ship, down below.
shop: {Bo} said to the gold that it felt rather cold.
low: {Bo} whispered a worrying word, and nobody ever heard.
joy: {Bo} told it once more, to a mat and a door.
`
