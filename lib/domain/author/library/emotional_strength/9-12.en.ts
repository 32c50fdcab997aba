export const words = String.raw`
title: <I'll Do the Onions|{Eleven} Kilos of Onions|Everybody Was Fine|Lasagne Fourteen>
refrain: "I'll do the onions," said {Kim}.
recall: {eleven} kilos of onions
deed: went first, without an onion
keepsake: the empty onion rack
joke: Absolutely fine
summary: {nan} has fallen out of a lemon tree, and everybody is fine. Uncle {unc} is fine, loudly, and Cousin {cous} is fine in her room. Then {Kim} makes a discovery: nobody looks twice at somebody who is crying over an onion. Unfortunately, it gets about.
extra: elder = {nan}
extra: grownup = {unc}
extra: friend = {cous}
pick: nan = Nan, Gran, Nonna, Babcia, Oma, Nani
pick: unc = Bas, Dev, Otto, Rufus, Aldo, Kofi
pick: cous = Isolde, Farah, Maxine, Noor, Petra, Bronte
pick: tuba = a tuba being sat on, a ferry leaving, a bagpipe with a puncture
pick: behind = the clock, the toaster, the radio
pick: bread = bread, toast, rolls
pick: eleven = eleven, thirteen
sign: onions = ONIONS
word: lasagne = flat pasta, baked in layers
word: streaming = with tears running down
word: ambulance = the car that takes you to hospital
word: subjects = things to talk about
word: considerate = thinking of how others feel
word: starving = extremely hungry
question: Who was {Kim} being fine for?
question: Why were onions useful?
question: What did {Bo} do that nobody else had done? Why had it not occurred to {them} to chop anything?
question: Why was it hard to go first? What might have happened?
question: When {nan} says "It's the onions", is it?
activity: talk | Whom do you know who is "fine"? What does it look like when they are? What when they aren't?
activity: do | Find out why onions make eyes water. Does it work under water, or with a window open?
activity: think | If there were no onions, which of these would do? | a sad film ; a long bath ; a walk ; somebody to say it to
surprise: How many lasagnes were there in the end, and which one got eaten at two in the morning? | Look at pages 4, 10 and 18.
surprise: One person in this book is never fine, from the start. | Listen to what is said of {Bo} on page 14.

# 1
= {nan} reaches up with both arms. {Kim} points at her in alarm.
<On Monday {nan}, who was seventy-four, climbed a lemon tree after somebody's kite.|After somebody's kite, on Monday, {nan} climbed a lemon tree, at the age of seventy-four.> She came down considerably faster, <with a lemon in each hand|holding a lemon in either hand|and had not let go of the lemons>.

^ child second

[place: On the way, she saw {place.landmark}.]

# 2
= {nan} is about to be driven away, and smiles. {Kim} doesn't.
"I'm fine," said {nan}, <on a kitchen chair, while one of her feet pointed at next door|on a chair, with one foot pointing at next door>. The ambulance took her away, <lemons and all|with the lemons|waving with a lemon>.
^ child third

[road-trip: The big hospital was a whole road trip away. | place&roomy: It went past {place.landmark}, with its light on.]

# 3
= {Kim} and Uncle {unc} smile in the kitchen. By the window stands an empty chair.
<So everybody was fine.|After that, everybody was fine.|That evening, everybody at home was fine.> Uncle {unc} was fine in a loud voice, Cousin {cous} in her room, and {Kim} for all of them. [friend: {series.friend} rang, and was told "fine".]
> want | {Bo+} looked at the empty chair.

# 4
= There are dishes and dishes of lasagne in the hall. {Kim} carries one more.
The neighbours brought lasagne. <By Wednesday there were nine, with a tenth|There were nine by Wednesday, and a tenth> [home: by {home.door} | on the step].
^ pet set | <They were fine, too, and asked after everybody's appetite.|Each of them said how well everybody looked.>
^ pet second
* home |

[place&roomy: One had come all the way by {place.by}.]

# 5
= {Kim} tells Uncle {unc} a joke, with both arms in the air.
<{Kim} kept a joke in each pocket, and a list of safe subjects.|{Kim} had three jokes ready, and a list of safe subjects.> <The weather was safe, but not kites, or ladders, or lemons.|Kites were not safe, or ladders, or lemons, which left the weather.>
^ child set
* home |

[birthday&roomy: {Kim's} birthday was not safe, either. | christmas&roomy: Christmas was not safe, either. | diwali&roomy: Diwali was not safe, either. | lunar-new-year&roomy: New Year was not safe, either. | road-trip&roomy: The road was not safe, either. | series&roomy: Oddly, {series.keepsake} was safe.]

# 6
= {Kim} reads a scrap of paper in the kitchen.
On Thursday, {Kim} found {nan's} shopping list, behind {behind}. It <had one word on it, in her terrible handwriting|had one word on it>: onions. <Something happened to {Kim's} face.|{Kim's} face began to do something by itself.>
> list
* home |

# 7
= {Kim} stands over half an onion, with wet eyes. Uncle {unc} watches.
<Nobody could be allowed to see that, so {Kim} cut an onion in half.|To hide it, {Kim} took an onion, and halved it.> "It's the onion," said {Kim}, streaming. <"Strong ones," said Uncle {unc}, thoughtfully.|"Strong ones," said Uncle {unc}, with interest.|Uncle {unc} looked at the onion for some time.> [series: {Kim} dried {series.keepsake}, and then {his} face, to look busy.]
> onion

# 8
= {Kim} reaches for the onions again.
<It was the best ten minutes of the week, since an onion asks no questions.|An onion asks no questions, and it was the best ten minutes of the week.|For ten minutes, nobody had to be anything, and the onion didn't ask.> On Friday, {Kim} said it before anybody asked: "I'll do the onions."
> rack
* soup |

# 9 a
= Uncle {unc} weeps over one onion. {Kim} looks on.
"I'll do the onions," said Uncle {unc}, on Saturday, <and was in there for three quarters of an hour|and was in there for half an hour>. <It was only one onion.|He had taken in one onion.>
^ pet third
* soup |

[birthday: It was {Kim's} birthday, without a card from {nan}. | christmas: It was Christmas Eve, and nobody mentioned the sixth stocking. | diwali: It was Diwali, and nobody lit {nan's} lamp. | lunar-new-year: It was New Year's Eve, with one bowl too many. | road-trip: The map lay ready for the long drive. | occasion&!event: It was {occasion}, and nobody mentioned it.]

# 9 b
= Uncle {unc} comes from the kitchen with a bowl and red eyes. {Kim} looks at him.
Uncle {unc} did the onions on Saturday, <with the radio on as loud as it went|and had the radio on, loudly>. <He came out with red eyes, and one ring of onion.|In the bowl that he came out with was one ring of onion.>
^ pet third
* soup |

[birthday: It was {Kim's} birthday, without a card from {nan}. | christmas: It was Christmas Eve, and nobody mentioned the sixth stocking. | diwali: It was Diwali, and nobody lit {nan's} lamp. | lunar-new-year: It was New Year's Eve, with one bowl too many. | road-trip: The map lay ready for the long drive. | occasion&!event: It was {occasion}, and nobody mentioned it.]

# 10
= From behind: {Kim}, Uncle {unc} and Cousin {cous} wait before the kitchen door.
<On Sunday, {cous} [roomy: came out of her room | left her room].|{cous} came out of her room on Sunday.> "I'll do the onions," she said, and so did the neighbour with lasagne fourteen, <so that they had to form a queue|until there was a queue>.
> queue
* soup |

[place&roomy: It went back as far as {place.tree}.]

# 11
= There is onion in everything on the table. Nobody says a word.
They got through {eleven} kilos, <as onion soup, onion jam, even onion {bread}, and nobody had said {nan's} name since Tuesday|in soup, in jam, even in {bread}, and for days, nobody had said {nan's} name|and the one word that nobody had cooked with all week was {nan}>.
^ child trouble | <They were being considerate.|It was all kindly meant, and tasted of onion.>
* fine |

# 12
= In the hospital garden, {nan} sits and looks small. {Kim} smiles at her.
<They wheeled {nan} out to the hospital garden.|In the hospital garden, they sat with {nan}.> She was fine, and so were they, for an hour, but she <had got smaller|was smaller than before>.
> garden
* fine |

[birthday: She said happy birthday, on the wrong day. | christmas: They had brought her stocking, and she did not feel it. | diwali: Lamps were not allowed in there. | lunar-new-year: She gave out the red envelopes, and her hand shook. | road-trip: It had taken the whole road trip to look like that.]

# 13
= {Kim} looks out of the window of a car, in the rain.
<"Another month," said Uncle {unc}, in the car.|In the car, Uncle {unc} said, "Another month."|"Another month, they say," said Uncle {unc}.> "Fine," said {Kim}, and "Fine," said {cous}, to the window, and the traffic lights were blurred.
> eyes
* fine |

[series&roomy: "{series.joke}," tried Uncle {unc}. | place&roomy: They passed {place.shop}, and nobody pointed.]

# 14
= At midnight, {Kim} has come down for an onion. {Bo} is by {nan's} empty chair.
<At midnight, {Kim} came down for an onion, and there was one left.|Late at night, {Kim} came for an onion, and found the last one.|There was one onion left, and at midnight, {Kim} came down for it.>
> hinge
It had never occurred to {Bo} to <chop anything|be fine>.

# 15
= Uncle {unc} has come into the dark kitchen with a spoon, and Cousin {cous}, too.
The door opened, and there stood Uncle {unc}, <with a spoon, as a disguise|holding a spoon, to look busy>, and {cous}, with the board. "I'll do the onion," said {Kim}.
^ pet trouble

# 16 a
= {Kim} sits on the kitchen floor, beside {Bo}, and cries.
If {Kim} stopped being fine, who would be left? [deed: Only {Bo}. {Kim} once {deed}[back: , {back.at}]. | Only {Bo}, who was never fine.] {Kim} put back the onion, sat down on the floor beside {Bo}, and cried<, with no onion|>. "I miss her, too," {he} told {Bo}.

# 16 b
= {Kim} sits in {nan's} chair, and cries.
If {Kim} stopped being fine, who would be left? [deed: Only {Bo}. {Kim} once {deed}[back: , {back.at}]. | Only {Bo}, who was never fine.] {Kim} put back the onion, sat down by {Bo}, in {nan's} [!deed: own] chair, and cried<, with no onion|>. "I miss her, too," {he} told {Bo}.

# 17
= {Kim} has both arms round {cous}, who has slid to the floor. Uncle {unc} weeps.
<Uncle {unc} made a noise like {tuba}, and {cous} slid slowly down the fridge.|Slowly, {cous} slid down the fridge, and Uncle {unc} made a noise like {tuba}.|{cous} put down the board, and the rest of her followed it, and Uncle {unc} sounded like {tuba}.> <It was dreadful, and lasted until the kettle boiled.|Nobody was fine at all, until the kettle boiled.>
* after |

# 18
= In the middle of the night, they all sit round a dish of lasagne, and laugh.
<Afterwards, they were starving, and at two in the morning they ate lasagne eleven, and told every story with {nan} in it.|At two in the morning, [roomy: starving,] they ate lasagne eleven, and told every story with {nan} in it.>
^ pet pay | <There were more than anybody had thought.|The lemon tree came last, and they told it twice.>
* after |

[birthday&roomy: They lit the birthday candles again, and blew together. | christmas&roomy: They hung up her stocking, with an onion skin in it. | diwali&roomy: Then they lit all the lamps, the first one first. | lunar-new-year&roomy: They filled the extra bowl, and put it in her place. | road-trip&roomy: They packed at once, for the next road trip. | series&roomy: One story had {series.keepsake} in it. | place&roomy: One story had {place.creature} in it.]

# 19
= In the hospital garden, {nan} bends low over a bowl of soup. {Kim} looks at her.
On Sunday, they brought {nan} soup. "I'm fine," said {nan}. <"{Bo} isn't," said {Kim}, "and we miss you."|"{Bo} isn't, and nor are we," said {Kim}, "and it's horrible without you."> <{nan} bent low over the bowl.|{nan} looked into her soup.|{nan} stirred her soup, and went on stirring.> "It's the onions."
> soup
^ child pay

[birthday: Then she sang. | christmas: In her stocking, she found the skin. | diwali: They had brought a lamp. | lunar-new-year: They had brought her bowl. | road-trip: They talked all the way home.]

# 20 a
= {nan} is home, and has an onion under her hand. {Kim} looks up at her.
<{nan} came home with a stick, and went directly to the kitchen.|{nan} came home, and pointed her stick at the kitchen.>
> last
* after |

[birthday: It was {Kim's} second birthday that year. | christmas: Her stocking still hung there. | diwali: All the lamps were lit again, for her. | lunar-new-year: In her place stood the extra bowl. | road-trip: It was the last of the long drives. | place&roomy: They had {place.food} as well.]

"I'll do the onions," said {nan}. "<It's a cake|That's a cake>," said {Kim}. "I'll be quick," said {nan}.

# 20 b
= {nan} is home, in her own chair. {Kim} hugs her. Everybody is crying.
{nan} came home with a stick, and sat down in her own chair.
> last
* after |

[birthday: It was {Kim's} second birthday that year. | christmas: Her stocking still hung there. | diwali: All the lamps were lit again, for her. | lunar-new-year: In her place stood the extra bowl. | road-trip: It was the last of the long drives. | place&roomy: They had {place.food} as well.]

<There was a whole rack of onions, and everybody cried, and nobody touched one.|Everybody cried, all at once, beside a full rack of onions.>

## dog
home: {Bo+} wouldn't let anybody near the chair.
soup: {Bo} sneezed nine times, and withdrew.
fine: {Bo} was glad, at half speed.
after: {Bo} went round, and did all the faces.

## cat
home: {Bo+} inspected the chair each hour, and reported nothing.
soup: {Bo} took {their} custom elsewhere.
fine: Only {Bo} looked as bored as ever.
after: {Bo} allowed it, and even purred.

## bird
home: {Bo+} said "Absolutely fine", and nobody laughed.
soup: "Strong ones," remarked {Bo}, and coughed.
fine: {Bo} had gone off singing.
after: {Bo} sang everything at once.

## fish
home: {Bo+} waited for the finger that used to tap.
soup: {Bo}, under water, was the only dry eye there.
fine: {Bo} went up and down, instead of round.
after: {Bo} did a complete somersault.

## rabbit
home: {Bo+} sat facing the gate.
soup: {Bo} thumped at the smell, and withdrew.
fine: {Bo} ate, because one must, and slowly.
after: {Bo} was wept on, and put up with it.

## guineapig
home: {Bo+} called for {nan} at six, as usual.
soup: {Bo} wheeked once, and went under a cushion.
fine: {Bo} made no remarks.
after: {Bo} was handed round, like a hot-water bottle.

## hamster
home: {Bo+} stored half a biscuit for {nan}.
soup: {Bo} stuffed both cheeks, against the smell.
fine: {Bo} ran one lap, and sat down.
after: {Bo} fell asleep, with nothing in either cheek.

## horse
home: {Bo+} stood in the way, and counted everybody.
soup: {Bo} had smelled worse, but not from a house.
fine: {Bo} let {their} head hang, and sighed.
after: {Bo} breathed on everybody, and it helped.

## lizard
home: {Bo+} had lost a particularly warm lap.
soup: {Bo} closed one eye, and then the other.
fine: {Bo} matched the wallpaper.
after: {Bo} came out, in better colours.

## toy
home: {Bo+} was put by the chair.
soup: {Bo} sat with {their} back to the board.
fine: {Bo} was held under one arm, rather hard.
after: {Bo} was passed round, and came back damp.

## other
home: {Bo+} went to look in the garden, and came back.
soup: {Bo} sneezed on Uncle {unc}, who said thank you.
fine: {Bo} stayed close, and kept quiet.
after: {Bo} leaned on everyone in turn.

## duet
home: {Bo+} and {Mo+} took turns at the door.
soup: {Bo} left, and {Mo} was already outside.
fine: {Bo} looked at {Mo}, who wasn't fine, either.
after: {Bo} moved up for {Mo}, and nobody complained.

## duet 2
home: {Bo+} asked {Mo+}, who hadn't heard, either.
soup: {Bo} sneezed, and {Mo} sneezed back.
fine: {Bo} was quiet, so {Mo} was too.
after: {Bo} took {Kim's} left side, and {Mo} the right.

## any door
home: {Bo+} looked up whenever the door did anything.
soup: {Bo} found urgent business elsewhere.
fine: {Bo} was told it was fine, and doubted it.
after: {Bo} was hugged from several directions.

## any dish
home: {Bo+} was off {their} food, as well.
soup: {Bo} hoped that it would not be onions again.
fine: {Bo} got absent-minded pats.
after: {Bo} ate a whole supper, at last.

## any mat
home: {Bo+} slept on {nan's} side of the house.
soup: {Bo} waited in the hall, until the air cleared.
fine: {Bo} sighed, on behalf of everybody.
after: {Bo} stayed up, too, for the company.

## any hand
home: {Bo+} followed {Kim}, in case of another tree.
soup: {Bo} kept well back.
fine: {Bo} pushed in under {Kim's} hand.
after: {Bo} got the blanket, and shared it.

## lead dog
want: {Bo+} took {nan's} slipper to each of them, <to ask|as a question>.
list: {Bo} smelled {nan} on it, <and looked behind the door|and fetched the slipper>.
onion: {Bo} sneezed nine times, <and withdrew|slipper and all>.
rack: {Bo} asked again, <with both slippers|at a distance>.
queue: {Bo} asked the whole line, <one by one|with the slipper>.
garden: {Bo} was in her lap <at once|before she could be fine>.
eyes: {Bo} looked back: they had found her, <and left her|and forgotten to bring her>.
hinge: {Bo} lay by {nan's} chair, across both her slippers, and howled, quietly.
soup: {Bo} had brought both slippers, <wet|for when she came>.
last: {Bo} put both slippers <where her feet were|in front of her>, and slept.

## lead cat
want: {Bo+} sat before {nan's} chair at five, <for the lap|as every day>.
list: {Bo} looked under it, <for the lap|in case>.
onion: {Bo} wept as well, <which was humiliating|in public>.
rack: {Bo} was offered another lap, <and declined|and looked at it>.
queue: {Bo} did not stand in line <for that|with onions>.
garden: {Bo} got into her lap, <and made it look larger|at five exactly>.
eyes: {Bo} looked back: they had found the lap, <and left it there|and left>.
hinge: {Bo} lay in front of {nan's} chair, and cried at it, and would not be comforted.
soup: {Bo} lay down against {nan}, <and stayed there|at last>.
last: At five, there was a lap, <and {Bo} in it|which {Bo} inspected>.

## lead bird
want: {Bo+} called {nan}, in {nan's} own voice.
hinge: {Bo} was calling for {nan} in the dark, in {nan's} own voice, and nobody answered.
last: {Bo} said "fine", and was laughed at.

## lead fish
want: {Bo+} faced the empty chair, through the glass.
hinge: {Bo} hung at the side of the bowl where {nan} used to sit, and did not move.
last: A finger tapped, and {Bo} came up.

## lead rabbit
want: {Bo+} sat by {nan's} slippers.
hinge: {Bo} lay pressed flat along one of {nan's} slippers, and shook.
last: {Bo} sat on both of her feet.

## lead guineapig
want: {Bo+} sat by {nan's} slippers, and muttered.
hinge: {Bo} lay by one of {nan's} slippers, and called for her, over and over.
last: {Bo} called at six, and was answered.

## lead hamster
want: {Bo+} looked under {nan's} cushion.
hinge: {Bo} lay by one of {nan's} slippers, over half a biscuit, and had not touched it.
last: {Bo} gave her the biscuit, at last.

## lead horse
want: {Bo+} looked for {nan} at every window.
hinge: {Bo} had lain down in front of {nan's} chair, all of {them}, and was shaking.
last: {Bo} breathed on her hair.

## lead lizard
want: {Bo+} lay where {nan's} feet used to be.
hinge: {Bo} lay on one of {nan's} slippers, where the warm feet used to be, and had gone grey.
last: {Bo} had the lap back, and {their} colours.

## lead toy
want: {Bo+} smiled, as {they} always did.
hinge: {Bo} lay by {nan's} chair, wet all down one side. Somebody had been there first.
last: {Bo} was on her lap, and nearly dry.

## lead other
want: {Bo+} sat down beside the empty chair.
hinge: {Bo} sat in front of {nan's} empty chair, in the dark, and cried at it.
last: {Bo} stayed beside her chair.

## trait pet fear
set: Only {nan} knew how to sit with {Bo}, when there was {trait.a}.
trouble: {Bo} was too sad to be afraid of {trait.things}.
pay: There was the one with {Bo}, {nan}, and {trait.a}.

## trait pet theft
set: {Bo} {trait.did}, and nobody gave chase, as {nan} did.
trouble: Beside {Bo} lay {trait.a}, saved for {nan}.
pay: There was the one about {Bo}, {nan}, and {trait.thing}.

## trait pet socks
set: {Bo} took a sock, and nobody gave chase, as {nan} did.
trouble: Beside {Bo} lay eleven socks, saved for {nan}.
pay: There was the one about {Bo}, {nan}, and the mayor's sock.

## trait pet noise
set: {Bo} {trait.did}, and nobody joined in, as {nan} did.
trouble: {Bo} {trait.did}, so softly that one had to listen.
pay: In most of them, {nan} {trait.did}, and {Bo} joined in.

## trait pet part
set: {Bo}, with {trait.has}, missed {nan's} pace.
trouble: {Bo}, with {trait.has}, had not got up all day.
pay: There was how {nan} chose {Bo}, with {trait.has}, at first sight.

## trait pet deaf
set: {Bo}, who could not hear, looked for {nan's} hands.
trouble: {Bo} could not hear them come, and watched the chair.
pay: {Bo}, who could not hear, watched them tell it with their hands.

## trait pet age
set: {Bo} was {trait.is}, and used to [old: {nan's} slow evenings | being put to bed by {nan}].
trouble: {Bo} was {trait.is}, and had [old: not felt it until now | never been so quiet].
pay: There was how {nan} and {Bo}, who was {trait.is}, [old: grew old together | went to the wrong wedding].

## trait pet favourite
set: {Bo} put {trait.thing} on {nan's} chair, for her.
trouble: {Bo} had given {trait.thing} to the chair.
pay: There was the one about {nan}, {Bo}, and {trait.thing}.

## trait pet sleep
set: {Bo} did not {trait.do} any more, but by the door.
trouble: {Bo} had not slept {trait.where} since Monday.
pay: There was how {nan} once looked all night for {Bo}, {trait.where}.

## trait pet habit
set: {Bo} {trait.did}, and nobody laughed, as {nan} did.
trouble: {Bo} did not {trait.do} any more.
pay: There was how {nan} taught {Bo} to {trait.do}, and was sorry.

## trait pet digs
set: {Bo} dug under the lemon tree, to look for her.
trouble: There was earth on the floor, from under the lemon tree.
pay: There was how {nan} fell into {Bo's} hole, twice.

## trait pet talent
set: {Bo} could {trait.do}, but only {nan} ever asked for it.
trouble: {Bo} could {trait.do}, and had not, since Monday.
pay: There was how {nan} taught {Bo} to {trait.do}.

## trait child fear
set: {trait.Things} were not on it, since only {nan} was told.
trouble: {Kim} had met {trait.a}, and been fine.
pay: {Kim} told her all about {trait.things}.

## trait child dark
set: The dark was not on it, since only {nan} was told.
trouble: {Kim} lay in the dark every night, and was fine.
pay: {Kim} told her all about the dark.

## trait child collection
set: In the other pocket was {trait.a}, for {nan}.
trouble: {Kim} still had {trait.thing} for {nan}.
pay: {Kim} gave her {trait.thing}.

## trait child noise
set: {Kim} {trait.did}, so that it was not so quiet.
trouble: Even {Kim} did not {trait.do} any more.
pay: Then {Kim} {trait.did}, and so did she.

## trait child part
set: {Kim} smiled, with {trait.has}, until it hurt.
trouble: {Kim} had {trait.has}, and a smile that was tired.
pay: {Kim} smiled, with {trait.has}, and meant it.

## trait child favourite
set: {trait.Things} were safe, and {Kim} spoke of little else.
trouble: {Kim} had run out of things to say about {trait.things}.
pay: They talked about {trait.things}, until supper.

## trait child sleep
set: At night, {Kim} lay awake, {trait.where}.
trouble: {Kim} did not sleep any more, not even {trait.where}.
pay: {Kim} really slept, {trait.where}.

## trait child habit
set: [askswhy: {Kim} had stopped asking why. | counts: {Kim} counted the days, and told nobody. | drawsonthings: {Kim} drew a smile on each lasagne lid. | {Kim} lost a hat, and was fine about it.]
trouble: [askswhy: "Why?" thought {Kim}, and ate. | counts: {Kim} had counted: thirteen days. | drawsonthings: {Kim} drew an onion on the table, and it looked sad. | {Kim} had lost the spare hat, too.]
pay: [askswhy: "Why did you climb it?" asked {Kim}, at last. | counts: "Twenty days," said {Kim}. | drawsonthings: {Kim} drew a lemon on her plaster. | Under her blanket was {Kim's} lost hat.]

## trait child talent
set: {Kim} could {trait.do}, and did, for all of them.
trouble: {Kim} could {trait.do}, but not with a mouth full of onion.
pay: {Kim} could {trait.do}, and did.
`
