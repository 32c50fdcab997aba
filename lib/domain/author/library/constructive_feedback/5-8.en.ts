export const words = String.raw`
title: <A Hundred Spoons|The King and His Spoons|It's... Long|Soup with Forks>
refrain: "It's... long," said {aunt}.
recall: the king and his spoons
deed: washed ninety-nine faces off ninety-nine spoons
keepsake: the spoon that says ow
joke: It's... long
summary: {Kim} has written a play about a king who has a hundred spoons, and counts them. Everybody says that it's lovely. Everybody has a polite face on, except {Bo}. Then {bea} from next door yawns, and {Kim} can see her breakfast.
extra: elder = {aunt}
extra: grownup = {uncle}
extra: friend = {bea}
pick: aunt = Aunt Ida, Aunt Noor, Aunt Pilar, Aunt Mei, Aunt Greta
pick: uncle = Uncle Ray, Uncle Aziz, Uncle Theo, Uncle Jorge, Uncle Bill
pick: bea = Bea, Luz, Hana, Orla, Zuri, Ines
pick: blinds = blinds, flags, umbrellas
pick: nap = the cake shop, a tram, a man about a gate
pick: egg = an egg, toast, porridge, a plum
word: polite = kind on the outside, whatever is on the inside
word: ladle = a deep spoon with a long handle, for soup
word: eyebrows = the two bits of hair that go up when you are surprised
word: yawned = opened the mouth wide, because of being tired
word: favourite = the one that you like most
word: neighbours = the people who live near you
question: What is a polite face? When do you put one on?
question: Why did {Kim} like the yawn?
question: "Did you like it?" "Which bit?" Why does {bea} answer one of them better than the other?
question: What did {Kim} wash off, what did {he} keep, and why?
question: What did {Bo} do to the spoon, and what came of it?
activity: act | Do the play. All you need is a king, a spoon and an "ow".
activity: ask | Show somebody a thing that you have made. Ask, "Which bit would you keep?"
activity: face | Put on your polite face, and hold it while somebody counts to forty. | eyebrows up ; mouth flat ; nobody looking out
surprise: Who is still there at the end of the third show? | Look at the chairs on page 10.
surprise: The spoons have the same face as somebody in the family. | Look at them on page 13, and at the one on page 15.

# 1
= {Kim} paints a face on a ladle at the kitchen table.
<{Kim} wrote a play about King Ladle, and painted faces on a hundred spoons for it.|{Kim} painted faces on a hundred spoons, for a play about King Ladle.> <{He} showed them all to {Bo+}.|{Bo+} was shown them all, one by one.>
> want
* cast | <The king was the ladle.|The king was a ladle, with a crown.>

# 2
= The family eats soup with forks. Beside them is a stage full of spoons.
<Every spoon [home: {home.at} | in the house] was in it, so they ate their soup with forks.|There was no spoon left [home: {home.at} | in the house], so they had forks for their soup.> [hanukkah: It was Hanukkah, and guests came every night, and got a fork. | nowruz: Nowruz is for banging spoons on bowls, but not this year. | diwali: It was Diwali, and every guest got a fork. | eid-al-fitr: It was Eid, and the guests got forks. | snow-day: Too much snow had come down to go out and buy one. | place&roomy: Nobody else {place.at} had soup like that.]
* cast | <It was a slow sort of soup, that way.|The soup took all of them until bedtime.>
* cast |

# 3
= {Kim} holds up the king, a ladle, in front of a row of spoons.
<The curtain went up, and out came the king, in a crown.|Out came the king, in a crown, and looked at his spoons.> <"One," he said, and then "two", and that was the play.|He counted them. "One," he said, and "two", and so on.> [series: {Kim} gave {series.keepsake} a seat. [friend: {series.friend} got one, too.]]
^ pet set | <He was in no hurry at all.|He had all the time in the world.>

# 4
= The family sits in a row, with eyebrows up.
<By twelve, {uncle} had his polite face on. It has the eyebrows up, like {blinds}, and nobody looking out.|At twelve, {uncle} put on his polite face, eyebrows up and nobody looking out.> [hanukkah: The candles burned down at forty, but the king did not. | nowruz: They all looked past the king, at the New Year table. | diwali: Outside went the first rocket, and nobody turned round. | eid-al-fitr: They had four more houses to visit, and did not say so. | snow-day: Outside, the snow came down, and was more exciting.]
^ child second

By thirty, everybody in the room wore that face.

# 5
= {Kim} hugs the king. {uncle} has nodded off.
<"Fifty-eight," said the king, and slowed down for fifty-nine, who was his favourite.|"Fifty-eight," said the king, and gave fifty-nine a kiss, because it was his favourite.> [place&roomy: Outside, {place.ride} came, and went. | roomy: <It was all going beautifully.|It could not have gone better.>]
^ child set
> nap
* leave | <Somewhere, a chair said creak.|A clock said more than the king did.>

# 6
= {aunt} claps, with her eyebrows up. {Kim} beams at her.
<At a hundred, everybody clapped, and stretched.|At a hundred, they clapped, and got up as they clapped.>

"It's... long," said {aunt}. [roomy: <"In a good way," she added.|"So long," she added.>]

"Lots of spoons," said {uncle}, <and found his shoes|who was already standing>. [series: Nobody said, "{series.joke}," which was a bad sign.]
> clap

# 7 a
= At the second show, {Kim} sings for each spoon. The guests look at the ceiling.
<To make it better, {Kim} gave each spoon a song.|So {Kim} put in a song about each spoon.> [hanukkah: The next night | nowruz: Between two spring cleanings | diwali: On the second night | eid-al-fitr: The next day | snow-day: Through the snow | Then] came the neighbours.

"One," sang the king, <with feeling|from the heart>.
^ pet trouble
* leave | <"Oh, good," said somebody, bravely.|All the eyebrows went up at once.>

# 7 b
= At the second show, {Kim} drums for each spoon. The guests look at the ceiling.
<To make it better, {Kim} gave each spoon a drum roll.|So {Kim} put in a drum, for between the spoons.> [hanukkah: The next night | nowruz: Between two spring cleanings | diwali: On the second night | eid-al-fitr: The next day | snow-day: Through the snow | Then] came the neighbours.

"One," said the king. <Rrrrum!|Boom!>
^ pet trouble
* leave | <"Oh, good," said somebody, bravely.|All the eyebrows went up at once.>

# 8
= A spoon lies on the floor in front of the stage. {Kim} picks it up.
> fall | <At forty-one, a spoon fell off the stage. CLONK! Only {Bo} was near it.|Then forty-one fell right off the stage. CLONK! It just fell.>
<"Ow," said {Bo's} spoon, and somebody laughed, and made it a cough.|"Ow," said the spoon to {Bo}, and somebody laughed, by mistake.> [roomy: <The king put it back in the row.|Back it went, into its row.>]

# 9
= At the front door, the guests put on their coats, and wave.
"It's... long," said the neighbours, <in their coats|from inside their coats>. They had to go and [hanukkah: fry some latkes | nowruz: beat nine carpets | diwali: light their lamps | eid-al-fitr: visit four more houses | snow-day: dig out a car | place: see {place.landmark} | see {nap}].

"But did you like it?" asked {Kim}.

<"Lovely!" said everybody, walking faster.|"Lovely!" said all the coats.>

# 10
= In the garden, there are rows of empty chairs in front of the stage. Only {bea} is left.
<{Kim} put chairs in the garden, and did it all again.|The third show was in the garden, on twenty chairs.> [snow-day: Snow took all the seats. | hanukkah,nowruz,diwali,eid-al-fitr: All the visitors were sent out there. | place: {place.Creature} looked in, and left at nine.] [series: One was for {series.keepsake}.]
> left
* leave | <The chairs stayed, being chairs.|A cloud came, and went.>

<By ninety, there was only {bea}, from next door.|By ninety, only {bea} from next door was left.>

# 11
= {bea} yawns with her whole face, and {Kim} stares.
<At ninety-one, {bea} yawned so wide that {Kim} could see her breakfast.|At ninety-one came a yawn, and {Kim} could see right in, to {bea's} breakfast.> It was {egg}.

<It wasn't polite, but it was true.|It was the first true thing all week.>
> yawn | <{Kim} nearly liked it.|{Kim} lost count.>

# 12
= {Kim} sits on the floor, and hugs the king.
<{Kim} sat on the floor with the king, and felt as if {he} had eaten forks.|Only the king sat on the floor with {Kim}.> <Everybody had called it lovely, so why had nobody stayed?|If it was so lovely, why had they all gone home?>
^ child trouble |
* low | The king had nothing to say to that.

# 13
= From behind: {Kim} looks at a row of spoons, all with the same face.
<{Kim} looked at the spoons, and a hundred faces looked back, with their eyebrows up.|A hundred spoons looked at {Kim}, and every one of them had its eyebrows up.> <It was {uncle's} face, a hundred times.|{He} had painted {uncle's} face, a hundred times.> [place&roomy: From outside came {place.sound}.]
> eyes
* low |

# 14
= {Kim} has knocked at the door of the next house, with a spoon in one hand. {bea} looks out.
<So {Kim} took {Bo} and one spoon, and knocked next door[place&!series: , by {place.tree}].|With {Bo} and one spoon, {Kim} knocked next door[place&!series: , by {place.tree}].> [series: {He} took {series.keepsake}, too.] "You yawned," said {Kim}.

"No," said {bea} politely, and up went her eyebrows. <"It was lovely."|"I liked it.">
^ pet second
* low | <It was quiet on the step.|The spoon looked at the floor.>

# 15
= A spoon falls on the step. {bea} laughs. Her eyebrows have come down.
> hinge
<{bea} laughed out loud, and her eyebrows fell.|{bea} laughed, eyebrows and all.>

"So you liked {Bo's} bit?" asked {Kim}. It's easy to be polite about a play, but not about that.

# 16
= {Kim} holds on to the door frame, with hot ears. {bea} points and smiles.
[deed: {Kim} once {deed}[back: , {back.at}]. | <Now {Kim's} ears were hot.|{Kim} felt {his} ears go hot.> [roomy: {He} held on to the door.]] "And which bit was bad?" {he} asked.

<"Where it's only counting, without {Bo}," said {bea}.|"The counting, until {Bo} came," said {bea}.>

"But that's the whole play!"
> bit |

# 17
= At the sink, {Kim} holds up a clean spoon. The faces have been washed off.
<So {Kim} kept one spoon, for {Bo}, and washed all the other faces off.|{Kim} kept {Bo's} spoon, and its ow, and washed off the other faces.> <It had taken two weeks to paint them.|Those had taken two whole weeks to paint.> [nowruz: Before Nowruz, the whole house gets washed as well. | roomy: <{He} said sorry to each.|{He} said sorry to some.>]
> wash
^ pet third
^ child third

# 18 a
= The third show at home. Everybody sits near the door. On the stage are the king and one spoon.
[hanukkah: On the last night, with all the candles lit, they came back. | nowruz: At Nowruz, everybody came back, in new clothes. | diwali: On Diwali night, they came back, past rows of lamps. | eid-al-fitr: On the third day of Eid, they came back. | snow-day: Then it snowed so much that the whole street came in. | occasion&!event: On {occasion}, they all came back. | <On Saturday, everybody came back.|Everybody came back, on Saturday.>] [place&roomy: Even {place.creature} took a seat. | roomy: <They sat near the door, to be safe.|They took the chairs by the door.>]

"One," said the king. Along came {Bo}, and "Ow!" <went|cried> the spoon.
^ child pay | <Nobody turned that into a cough.|Somebody snorted out loud.>
* joy |

# 18 b
= The third show at home. Everybody sits near the door. The king bows to the one spoon on the stage.
[hanukkah: On the last night, with all the candles lit, they came back. | nowruz: At Nowruz, everybody came back, in new clothes. | diwali: On Diwali night, they came back, past rows of lamps. | eid-al-fitr: On the third day of Eid, they came back. | snow-day: Then it snowed so much that the whole street came in. | occasion&!event: On {occasion}, they all came back. | <On Saturday, everybody came back.|Everybody came back, on Saturday.>] [place&roomy: Even {place.creature} took a seat. | roomy: <They sat near the door, to be safe.|They took the chairs by the door.>]

<The king bowed to his spoon, and {Bo} helped it over the edge: "Ow!"|The spoon bowed, and {Bo} helped it over the edge: "Ow!">
^ child pay | <Nobody turned that into a cough.|Somebody snorted out loud.>
* joy |

# 19 a
= The spoon has fallen off again. {Kim} pulls a rope tight. {uncle} laughs so much that he holds on to the sofa.
<Back it went, and back came {Bo}: "Ow!"|Back it went, and along came {Bo}: "Ow!"> <The king tied it on with rope[roomy: , but there was {Bo}]: "Ow!"|The king tied it up with rope[roomy: , but in came {Bo}]: "Ow!"> [roomy: <The king begged, on his knees, though he had none.|He went down on the knees that he didn't have.>]
^ pet pay | <Somebody fell off a chair.|{uncle's} shoe flew up.>
* joy |
* joy |

[3+: {uncle} laughed out loud. | <Down came {uncle's} eyebrows at last.|{uncle} laughed with his whole face.>]

# 19 b
= {Kim} holds up the spoon, over a pillow. {uncle} laughs so much that he holds on to the sofa.
<Back it went, and back came {Bo}: "Ow!"|Back it went, and along came {Bo}: "Ow!"> <The king gave it a pillow[roomy: , but there was {Bo}]: "Ow!"|The king put it to bed[roomy: , but in came {Bo}]: "Ow!"> [roomy: <He sang it to sleep, and himself.|He sang it to sleep, in a deep voice.>]
^ pet pay | <Somebody fell off a chair.|{uncle's} shoe flew up.>
* joy |
* joy |

[3+: {uncle} laughed out loud. | <Down came {uncle's} eyebrows at last.|{uncle} laughed with his whole face.>]

# 20 a
= Everyone has soup, with spoons. {bea's} spoon has a face.
"It's... short," said {aunt}, and wiped her eyes. "Again!" [series&roomy: "{series.joke}," said the king.]
> last | <So they did it again, eleven times.|They did it until supper.>

<Then came|After that came> [hanukkah: latkes, and | nowruz: New Year rice, and | diwali: sweet laddu, and | eid-al-fitr: date biscuits, and | place: {place.food}, and] soup, with spoons. {bea's} had the face, and <the soup was hot|it was hot soup>.

"Ow," said the spoon.

# 20 b
= {Kim} paints a new face on a spoon. {bea} laughs.
"It's... short," said {aunt}, and wiped her eyes. "Again!" [series&roomy: "{series.joke}," said the king.]
> last | <So they did it again, eleven times.|They did it until supper.>

<Then came|After that came> [hanukkah: latkes, and | nowruz: New Year rice, and | diwali: sweet laddu, and | eid-al-fitr: date biscuits, and | place: {place.food}, and] soup, with spoons. <One spoon has a new face now, and it yawns|One spoon got a new face, which yawns>. You can see its breakfast.

## lead dog
want: {Bo} wanted <to lick them|them> all, since spoons were dinner.
nap: {Bo} waited for dinner <to come out|to be served>, and none came.
clap: {Bo} ran in to lick the king, and was <stopped|caught>.
fall: At forty-one, {Bo} <came|leaned in> to lick a spoon, and CLONK, it fell.
left: {Bo} gave up on dinner at twenty, and <went home|left>.
yawn: {Bo} looked in, too, <and could smell it|and was jealous>.
eyes: To {Bo}, it was a hundred spoons that had no soup.
hinge: But {Bo} <pulled at the spoon to lick it|had to have one lick of that spoon>, and CLONK, it fell.
bit: {Bo} licked the step, <and then {bea}|proudly>.
wash: {Bo} licked each one first, and was happy at last.
last: {Bo} <licked the king clean|ran off with the king>.

## lead cat
want: {Bo} wanted every one of them <off the table|on the floor>.
nap: {Bo} waited for <one to fall|something to fall>, and nothing fell.
clap: {Bo} made for the stage, one paw up, and was <stopped|caught>.
fall: At forty-one, {Bo} <put a paw on a spoon|gave a spoon one push>, and CLONK, it fell.
left: {Bo} left at twenty, over everybody's knees.
yawn: {Bo} looked in, too, and <yawned back|saw tuna>.
eyes: {Bo} thought that they all stood <too far from|nowhere near> the edge.
hinge: But {Bo} put a paw on the spoon, <and pushed|gently>, and CLONK, it fell.
bit: {Bo} <washed the paw that did it|looked proud of that paw>.
wash: {Bo} sent a few of them back into the water, plop.
last: {Bo} pushed <the king|the bread> off next.

## lead bird
hinge: But {Bo} took the spoon, and dropped it. CLONK! "Ow!" said {Bo}.
wash: "Forty!" said {Bo}, to help, whatever it was.
last: {Bo} can say it now: "Ow!"

## lead fish
hinge: But {Bo} jumped, SPLASH, and CLONK, the spoon fell.
wash: {Bo} watched the water in the sink turn blue.
last: {Bo} blew a bubble, and it went ow.

## lead rabbit
hinge: But {Bo} thumped, THUMP, and CLONK, the spoon fell.
wash: {Bo} sat on the towel, and was nearly dried as well.
last: {Bo} thumped, and all the spoons jumped.

## lead guineapig
hinge: But {Bo} said "WHEEK!", and CLONK, the spoon fell.
wash: {Bo} said goodbye to each of them, in wheeks.
last: {Bo} can do it too now: "Ow-wheek!"

## lead hamster
hinge: But {Bo} looked for seeds on the spoon, and CLONK, it fell.
wash: {Bo} kept two teaspoons, in case.
last: {Bo} sat down to eat out of the king.

## lead horse
hinge: But {Bo} looked for sugar in that hand, and CLONK, the spoon fell.
wash: {Bo} held the towel, and ate a bit.
last: {Bo} had a bucket of it, and no spoon.

## lead lizard
hinge: But {Bo} licked the spoon, {Kim} jumped, and CLONK, it fell.
wash: {Bo} sat by the tap, and saw them off.
last: {Bo} found a warm spoon, and lay down.

## lead toy
hinge: But {Bo} slipped, {Kim} caught {them}, and CLONK, the spoon fell.
wash: {Bo} was handed the towel, and held it all day.
last: {Bo} fell off the chair, and said ow.

## lead other
hinge: But {Bo} bumped {Kim's} arm, and CLONK, the spoon fell.
wash: {Bo} stayed up for all of them.
last: {Bo} got a spoon, too.

## trait pet fear
set: {Bo} stayed, because it was a play without {trait.things}.
trouble: Somebody said something about {trait.things}, and {Bo} was gone.
pay: Nobody thought of {trait.things}, not even {Bo}.

## trait pet theft
set: {Bo} liked to {trait.do}, so there was a robber.
trouble: {Bo} {trait.did} in the middle, and people woke up.
pay: {Bo} {trait.did}, as it now said in the play.

## trait pet spoons
set: {Bo} stole spoons, so the king kept a guard.
trouble: Six was gone, and nine. {Bo} stole spoons, and looked away.
pay: {Bo} stole the spoon, and the king fell down.

## trait pet noise
set: {Bo}, who could {trait.do}, was the king's trumpet.
trouble: "{trait.Sound}," said {Bo}, and some people woke up.
pay: "{trait.Sound}!" said {Bo}, after every ow.

## trait pet part
set: {Bo} had {trait.has}, and was the king's general.
trouble: The general was {Bo}, with {trait.has}, and got all the looks.
pay: {Bo}, with {trait.has}, took a bow with the spoon.

## trait pet deaf
set: {Bo} could not hear the king, and liked his crown.
trouble: {Bo} could not hear it, and looked the happiest there.
pay: {Bo} could not hear an ow, but felt the clonk.

## trait pet age
set: {Bo} was {trait.is}, and [old: had seen shorter plays | could not sit through it].
trouble: {Bo}, being {trait.is}, [old: was asleep by three | wanted to play as well].
pay: {Bo} was {trait.is}, and [old: stayed awake for all of it | wanted it again].

## trait pet favourite
set: {Bo} would not watch without {trait.thing}.
trouble: {Bo} looked at {trait.thing}, and so did everybody else.
pay: {trait.Thing} got a part as well, and {Bo} shone.

## trait pet sleep
set: {Bo} saw the play {trait.where}, asleep.
trouble: {Bo} slept {trait.where}. Others only wished to.
pay: Nobody slept, not even {Bo}, {trait.where}.

## trait pet habit
set: {Bo} {trait.did} all through it, and the king let {them}.
trouble: {Bo} {trait.did}, and people watched that instead.
pay: {Bo} {trait.did}, and it was in the play now.

## trait pet talent
set: {Bo} could {trait.do}, but the king needed the time.
trouble: {Bo} got up to {trait.do}. "Not now," said the king.
pay: Then the king let {Bo} {trait.do}, and people cheered.

## trait child fear
set: The king was scared of {trait.things}, and {Kim} knew why.
trouble: It was not about {trait.things}, so what scared them off?
pay: {Kim} forgot about {trait.things}, and all the rest.

## trait child collection
set: {Kim} counted {trait.things} like that, at home.
trouble: {He} held {trait.thing}, and that never said lovely.
pay: At each ow, {Kim} squeezed {trait.thing}.

## trait child noise
set: Between spoons, {Kim} liked to {trait.do}. It took longer still.
trouble: {He} tried to {trait.do}, and nothing came out.
pay: Behind the curtain, {Kim} {trait.did} for joy.

## trait child part
set: The king had {trait.has}, exactly like {Kim}.
trouble: In a spoon, {he} saw {trait.has}, upside down.
pay: {Kim} grinned, with {trait.has} and all.

## trait child favourite
set: The king liked spoons, as {Kim} liked {trait.things}.
trouble: {He} thought about {trait.things}, and it did not help.
pay: {Kim} liked it even better than {trait.things}.

## trait child sleep
set: {Kim} had made it up at night, {trait.where}.
trouble: {He} tried to sleep, {trait.where}, but saw eyebrows.
pay: It was better than any dream {trait.where}.

## trait child habit
set: [askswhy: "Why that one?" {he} asked, who always asked why. | counts: {Kim} counted everything, so the king did, too. | drawsonthings: {Kim} drew on things, and spoons are things. | loseshats: The crown fell off. {Kim} lost hats, too.]
trouble: [askswhy: "Why?" {he} asked the king. {He} always asked why. | counts: {He} counted who had stayed. It came to one. | drawsonthings: {He} drew a face on the floor, mouth down. | loseshats: {He} had lost people, and {his} hat as well.]
pay: [askswhy: "Why is it so funny?" asked {Kim}. Nobody could speak. | counts: {Kim} counted nineteen laughs, and then lost count. | drawsonthings: {Kim} drew eyebrows on the curtain, pointing down. | loseshats: {Kim} laughed until {his} hat was lost.]

## trait child talent
set: [remembers: {Kim} remembered a hundred names, with no paper. | At every tenth spoon, {Kim} {trait.did}.]
trouble: [remembers: {He} remembered every face, with its eyebrows. | {He} tried to {trait.do}, but nothing came.]
pay: [remembers: {Kim} remembers every laugh to this day. | {Kim} {trait.did}, behind the curtain, for joy.]

## dog
cast: {Bo+} licked the king, for luck.
leave: {Bo} remembered a bone, and left.
low: {Bo} came back, and lay by {Kim's} foot.
joy: {Bo} barked at each "ow", to help.

## dog 2
cast: {Bo+} leaned some of the cast on to the floor.
leave: {Bo} asked to be let out, twice.
low: {Bo} brought {Kim} the nicest sock.
joy: {Bo} fetched the spoon, every time, unasked.

## cat
cast: {Bo+} wore the crown first, to show how.
leave: {Bo} left, by way of everybody's knees.
low: {Bo} sat down by {Kim}, and looked the same way.
joy: {Bo} stayed, in the front row, and on purpose.

## cat 2
cast: {Bo+} sat where the cast belonged.
leave: {Bo} yawned first, but cats are allowed.
low: {Bo} came in as if by accident, and sat.
joy: {Bo} waited for the next fall.

## bird
cast: {Bo+} could say "one" by lunch.
leave: {Bo} put {their} head under one wing.
low: "Lovely," said {Bo}, in a small voice.
joy: "Ow!" said {Bo}, a bit too soon.

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
leave: {Bo} ate the ticket, and went.
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
joy: {Bo} nodded at each ow.

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
joy: {Bo} and {Mo} said "ow" together.

## duet 2
cast: {Bo+} was blue on one side, from {Mo+}.
leave: {Bo} woke {Mo}, so as to say goodbye properly.
low: {Bo} had left, too, and so had {Mo}.
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
