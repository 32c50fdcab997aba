// Want: to be fine, for everybody's sake, while {nan} is in hospital. In the way: a face that won't. Two decent sides: somebody has to be cheerful;
// somebody has to say it. Engine: one may cry over an onion, and then everybody wants to chop. Turn: the rack is empty. Last image: "It's a cake."
// {nan} and {cous} are "she", {unc} is "he".
export const source = String.raw`
id: emotional_strength-9-12
title: <I'll Do the Onions|Eleven Kilos of Onions|Everybody Was Fine>
skill: emotional_strength
level: 9-12
refrain: "I'll do the onions," said {Kim}.
recall: eleven kilos of onions
deed: went first, without an onion
summary: {nan} has fallen out of a lemon tree, and everybody is fine. Uncle {unc} is fine, loudly, and Cousin {cous} is fine in her room. Then {Kim} makes a discovery: nobody looks twice at somebody who is crying over an onion. Unfortunately, it gets about.
extra: elder = {nan} she
extra: grownup = {unc} he
extra: friend = {cous} she
pick: nan = Nan, Gran, Nonna, Babcia, Oma, Nani
pick: unc = Bas, Dev, Otto, Rufus, Aldo, Kofi
pick: cous = Isolde, Farah, Maxine, Noor, Petra, Bronte
pick: kite = kite, box kite, paper kite
pick: tuba = a tuba being sat on, a ferry leaving, a bagpipe with a puncture
pick: behind = the clock, the toaster, the radio
pick: bread = bread, toast, rolls
pick: flower = geranium, marigold, daisy
word: lasagne = flat pasta, baked in layers
word: stretcher = a bed that two people can carry
word: ambulance = the car that takes you to hospital
word: subjects = things to talk about
word: considerate = thinking of how others feel
word: starving = extremely hungry
word: discovery = a thing found out for the first time
question: Who was {Kim} being fine for?
question: Why were onions useful?
question: What had never occurred to {Bo}?
question: Why was it hard to go first? What might have happened?
question: When {nan} says "It's the onions", is it?
activity: talk | Whom do you know who is "fine"? What does it look like when they are? What when they aren't?
activity: do | Find out why onions make eyes water. Does it work under water, or with a window open?
activity: think | If there were no onions, which of these would do? | a sad film ; a long bath ; a walk ; somebody to say it to
surprise: count | How many lasagnes were there in the end, and which one got eaten at two in the morning? | Look at pages 4, 10 and 18. | 4 lasagne, 10 lasagne, 18 lasagne
surprise: word | One person in this book is never fine, from the start. | Listen to what is said of {Bo} on page 14.

# 1
@ [place: {place.id} | garden] noon wide | child: point scared looks elder | elder: reach happy | all: look-up worried looks elder | props: ladder, kite at far
= {nan} reaches up with both arms. {Kim} looks on in alarm.
On Monday {nan}, who was seventy-four, climbed a lemon tree after a {kite} that wasn't hers. She came down considerably faster, with a lemon in each hand.

# 2
@ street noon medium | child: stand scared looks elder | elder: sit happy | Bo: stand worried looks elder | props: ambulance, chair, blanket
= {nan} is about to be driven away, and smiles. {Kim} doesn't.
"I'm fine," said {nan} from a kitchen chair, while one of her feet pointed at next door. [roomy: "Absolutely fine."] And the ambulance took her away, lemons and all.

# 3
@ kitchen dusk wide | child: stand happy | grownup: hands-on-hips happy | friend: look-up calm at far | all: sit worried looks chair | props: chair, table
= {Kim} smiles in the kitchen, and so does Uncle {unc}. By the window stands an empty chair.
So everybody was fine. Uncle {unc}[roomy: , who came to stay,] was fine in a loud voice, and Cousin {cous} was fine in her room. {Kim} was fine for all of them.
* home | Nobody used {nan's} chair.

# 4
@ hallway morning medium | child: carry worried looks lasagne holds lasagne | grownup: shrug curious looks lasagne | Bo: look-up curious looks lasagne | props: lasagne "stack", door
= There are dishes and dishes of lasagne in the hall. {Kim} carries one more.
The neighbours brought lasagne. By Wednesday there were nine, with a tenth [home: by {home.door} | on the step] [somewhere: , even {somewhere.at}].
* home | They were all fine, too, and asked after everybody's appetite.

# 5
@ living-room golden medium | child: celebrate happy looks grownup | grownup: sit calm looks child | Bo: sit calm looks Kim | props: sofa, lamp, plate
= {Kim} tells Uncle {unc} a joke, with both arms in the air.
{Kim} kept a joke in each pocket, and a list of safe subjects. Weather was safe, and so was [sequel&1-4: {recall} | lasagne], but {kite}s were crossed out.
* home | Ladders went the same way, and lemons.

# 6
@ kitchen dusk close | child: read sad looks note holds note | Bo: look-up worried looks Kim | props: clock, note
= {Kim} has found a scrap of paper with one word on it.
On Thursday, {Kim} found {nan's} shopping list behind {behind}. It was only one word long[roomy: , in her terrible handwriting]: onions. Something happened to {his} face.

# 7
@ kitchen lamp medium | child: stand sad looks onions | grownup: look-up worried looks child | Bo: sit calm looks Kim | props: onions, table
= {Kim} stands at the board over half an onion, with wet eyes. Uncle {unc} is at the door.
Nobody could be allowed to see that, so {Kim} took an onion off the rack, and cut it in half. "It's the onion," {he} told Uncle {unc}, streaming.

"Strong ones," said Uncle {unc}[roomy: , <with interest|thoughtfully>].

# 8
@ kitchen lamp close | child: reach happy looks onions | Bo: sit worried looks onions | props: onions
= {Kim} is at the onions again, with one arm up.
It was the best ten minutes of the week, since an onion asks no questions. On Friday, {Kim} was at the rack before anybody mentioned supper.
* soup |

"I'll do the onions," said {Kim}.

# 9
@ kitchen night medium | child: look-up curious looks grownup | grownup: stand sad looks onions | all: sit curious looks grownup | props: onions | event
= Through the kitchen door, {Kim} sees Uncle {unc}, who stands over one onion and weeps.
[easter: Saturday was the day before Easter, and everyone was especially fine. | family-wedding,family-reunion,camping-trip,beach-holiday,road-trip,snow-day,farm-stay,train-journey: Saturday was to have been {event.is}, and everyone was especially fine. | event: Saturday was {event.day}, and everyone was especially fine. | occasion: Saturday was marked "{occasion}", and everyone was especially fine.] "I'll do the onions," said Uncle {unc}, [roomy: rather fast,] and was in there for three quarters of an hour.
* soup | It was only one onion.

# 10
@ hallway golden behind | child: stand worried looks door | friend: stand sad looks door | grownup: stand worried looks door | Bo: sit calm | props: door, lasagne
= From behind: {Kim}, Uncle {unc} and Cousin {cous} wait in a line before the kitchen door.
On Sunday, {cous} came out of her room. "I'll do the onions," she said, and so did the neighbour with lasagne fourteen.
* soup | They had to form a queue.

# 11
@ kitchen noon wide | child: sit worried looks soup | friend: sit calm looks soup | grownup: sit calm | all: sit calm looks Kim | props: table, soup, jar, bread
= There is onion in everything on the kitchen table. Nobody says a word.
That week they got through eleven kilos. There was onion soup, onion jam, and even onion {bread}. Nobody had mentioned {nan} since Tuesday.
* fine | They were all being considerate.

# 12
@ park noon cloud medium | child: stand happy looks elder | elder: sit calm looks child | grownup: stand happy | Bo: sit worried looks elder | props: bench, blanket, flower
= In the hospital garden, {nan} sits under a blanket and looks small. {Kim} smiles at her.
They wheeled {nan} out to the hospital garden[roomy: , where animals were allowed]. She was fine, and so were they[roomy: , for an entire hour], but she had got smaller.
* fine | She had a {flower}, and didn't look at it.

# 13
@ car dusk rain close | child: sit sad | Bo: sit worried looks Kim | props:
= {Kim} looks out of the window of a car, in the rain.
"Another month," reported Uncle {unc}, in the car.

"That's fine," said {Kim}.

"Fine," said {cous}[roomy: , to the window]. All the traffic lights had gone out of focus.
* fine |

# 14
@ kitchen night medium | child: stand sad looks onions | Bo: lie sad looks chair | props: onions "skins", chair, slippers at near
= At midnight, {Kim} finds nothing but onion skins. {Bo} is by {nan's} empty chair.
At midnight, {Kim} came down for an onion, and found skins. [dog: {Bo} lay by {nan's} chair and both her slippers, howling quietly. | cat: {Bo} lay in front of {nan's} chair, and would not be comforted. | bird: {Bo} was calling {nan's} name, in {nan's} own voice. | fish: {Bo} hung at the side of the bowl where {nan} used to sit. | rabbit: {Bo} lay pressed flat along one of {nan's} slippers. | guineapig: {Bo} lay by one of {nan's} slippers, calling her. | hamster: {Bo} lay by one of {nan's} slippers, over a seed, and hadn't touched it. | horse: {Bo} had lain down in front of {nan's} chair, and was shaking. | lizard: {Bo} lay where {nan's} warm feet used to be, and had gone grey. | toy: {Bo} lay by {nan's} chair, wet all down one side, as though somebody had been there first. | {Bo} sat in front of {nan's} chair, and cried at it.] It had never occurred to {Bo} to chop anything.

# 15
@ kitchen night wide | child: stand worried looks grownup | grownup: stand worried looks onions holds spoon | friend: stand sad looks child | Bo: look-up worried looks grownup | props: onions "skins", chair
= Uncle {unc} has come into the dark kitchen with a spoon, and Cousin {cous} behind him.
The door opened, and there stood Uncle {unc}, holding a spoon, as a disguise. "I only thought I'd do an..." he began.

Behind him stood {cous}, with the board.

# 16
@ kitchen night close | child: stand scared looks grownup | grownup: stand worried looks child | friend: stand worried looks child | Bo: look-up calm looks Kim | props: onions "skins"
= {Kim} looks up at the others, with empty hands.
They looked at the rack, and then at {Kim}[!deed: , who had a joke ready]. [deed: {He} once {deed}[back: , {back.at}].] If {Kim} stopped being fine, who would be left?

"I miss her," said {Kim}, without an onion.

# 17
@ kitchen lamp medium | child: hug sad looks friend | friend: sit sad at centre | grownup: sit sad | Bo: sit worried looks Kim | props: cup, fridge
= {Kim} has both arms round {cous}, who has slid to the floor. Uncle {unc} weeps.
Uncle {unc} made a noise like {tuba}, and {cous} slid slowly down the fridge. It was dreadful, and lasted until the kettle boiled.
* after | <The roof stayed on.|Nobody had come apart.>

# 18
@ kitchen lamp wide | child: sit delighted looks grownup | grownup: point delighted | friend: sit delighted | all: sit happy looks Kim | props: lasagne, table, spoon
= In the middle of the night, they all sit around one dish, with spoons, and laugh.
Afterwards, they were starving[roomy: . At | , and at] two in the morning, they ate lasagne eleven [roomy: from the dish], and told every story with {nan} in it.
* after | The lemon tree came up twice.

# 19
@ park golden medium | child: stand worried looks elder | elder: sit worried looks soup holds soup | Bo: sit calm looks elder | props: bench, blanket
= In the hospital garden, {nan} bends low over a bowl of soup. {Kim} stands before her.
On Sunday they brought her soup. "I'm fine," said {nan}.
* after |

"We aren't," said {Kim}. "We miss you[roomy: , and the house is too quiet]."

{nan} bent low over the bowl. "It's the onions," she said, eventually.

# 20
@ kitchen morning medium | child: look-up happy looks elder | elder: stand happy looks onions | grownup: stand happy | all: sit happy looks elder | props: onions "one", cake "plain", stick
= {nan} is home, and stands at the kitchen table with an onion. {Kim} looks up at her.
She came home with a stick, and went directly to the kitchen.
* after | <Everybody followed, to help.|Somebody was in her chair already.>
"I'll do the onions," said {nan}.

"It's a cake," said {Kim}.

"I'll be quick," said {nan}.

## dog
home: {Bo+} wouldn't let anybody near the chair. // lie worried looks chair
soup: {Bo} sneezed nine times, and withdrew. // walk worried
fine: {Bo} wagged, at half speed. // sit worried
after: {Bo} went round, and did all the faces. // stand happy

## dog 2
home: {Bo+} met every lasagne at the gate, and was let down. // sit sad
soup: {Bo} lay across the door, against the smell. // lie worried
fine: {Bo} did a trick, and they clapped too long. // sit worried looks Kim
after: {Bo} lay against as many feet as possible. // lie happy

## cat
home: {Bo+} inspected the chair each hour, and reported nothing. // walk worried
soup: {Bo} took {their} custom elsewhere. // walk cross
fine: Only {Bo} looked as bored as ever. // sit calm
after: {Bo} allowed it, and even purred. // lie happy

## cat 2
home: {Bo+} sat by the telephone. // sit worried
soup: {Bo's} eyes ran as well, which was humiliating. // back-turned cross
fine: {Bo} looked at them all, and then away. // sit worried
after: {Bo} lay down by whoever was wettest. // lie happy

## bird
home: {Bo+} said "Absolutely fine", and nobody laughed. // perch worried
soup: "Strong ones," remarked {Bo}, and coughed. // perch cross
fine: {Bo} had gone off singing. // perch sad
after: {Bo} sang everything at once. // perch delighted

## fish
home: {Bo+} waited for the finger that used to tap. // swim worried
soup: {Bo}, under water, was the only dry eye there. // swim calm
fine: {Bo} went up and down, instead of round. // swim sad
after: {Bo} did a complete somersault. // swim delighted

## fish 2
home: {Bo+} looked out at an empty chair, enlarged. // look-up sad
soup: {Bo} watched the knife go up, and not come down. // look-up curious
fine: {Bo} blew a small bubble, and apologised. // swim sad
after: {Bo} came to the glass, to be nearer. // look-up happy

## rabbit
home: {Bo+} kept one ear for the gate. // sit worried
soup: {Bo} thumped at the smell, and withdrew. // walk cross
fine: {Bo} ate, because one must, and slowly. // sit sad
after: {Bo} was wept on, and put up with it. // sit happy

## guineapig
home: {Bo+} called for {nan} at six, as usual. // look-up worried
soup: {Bo} wheeked once, and buried {their} nose in hay. // hide worried
fine: {Bo} made no remarks. // sit sad
after: {Bo} was handed round, like a hot-water bottle. // carried happy

## hamster
home: {Bo+} stored half a biscuit for {nan}. // stand worried
soup: {Bo} stuffed both cheeks, against the smell. // stand cross
fine: {Bo} ran one lap, and sat down. // sit sad
after: {Bo} fell asleep, with nothing in either cheek. // sleep happy

## horse
home: {Bo+} stood in the way, and counted everybody. // stand worried
soup: {Bo} had smelled worse, but not from a house. // stand calm
fine: {Bo} let {their} head hang, and swished at nothing. // stand sad
after: {Bo} breathed on everybody, and it helped. // stand happy

## lizard
home: {Bo+} had lost a particularly warm lap. // lie sad
soup: {Bo} closed one eye, and then the other. // lie calm
fine: {Bo} matched the wallpaper. // lie sad
after: {Bo} came out, in better colours. // stand happy

## toy
home: {Bo+} was put by the chair, for now. // sit sad
soup: {Bo} sat with {their} back to the board. // back-turned calm
fine: {Bo} was held under one arm, rather hard. // carried sad
after: {Bo} was passed round, and came back damp. // carried happy

## other
home: {Bo+} went to look in the garden, and came back. // walk worried
soup: {Bo} sneezed on Uncle {unc}, who said thank you. // stand worried
fine: {Bo} stayed close, and kept quiet. // sit sad
after: {Bo} leaned on everyone in turn. // sit happy

## duet
home: {Bo+} and {Mo+} took turns at the door. // sit worried looks Mo
soup: {Bo} left, and {Mo} was already outside. // walk cross looks Mo
fine: {Bo} looked at {Mo}, who wasn't fine, either. // sit sad looks Mo
after: {Bo} moved up for {Mo}, and nobody complained. // lie happy looks Mo

## duet 2
home: {Bo+} asked {Mo+}, who hadn't heard, either. // sit worried looks Mo
soup: {Bo} sneezed, and {Mo} sneezed back. // stand cross looks Mo
fine: {Bo} was quiet, so {Mo} was too. // sit sad looks Mo
after: {Bo} took {Kim's} left side, and {Mo} the right. // sit happy looks Mo

## any door
home: {Bo+} looked up whenever the door did anything. // look-up worried
soup: {Bo} found urgent business elsewhere. // walk calm
fine: {Bo} was told that it was fine, and doubted it. // sit worried looks Kim
after: {Bo} was hugged from several directions. // sit happy

## any dish
home: {Bo+} was off {their} food, as well. // lie sad
soup: {Bo} hoped that it would not be onions again. // sit worried
fine: {Bo} got absent-minded pats. // sit sad
after: {Bo} ate a whole supper, at last. // stand happy

## any mat
home: {Bo+} slept on {nan's} side of the house. // lie sad
soup: {Bo} waited in the hall, until the air cleared. // sit worried
fine: {Bo} sighed, on behalf of everybody. // lie sad
after: {Bo} stayed up, too, for the company. // sit happy

## any hand
home: {Bo+} followed {Kim}, in case {he} went next. // walk worried looks Kim
soup: {Bo} kept well back. // sit worried
fine: {Bo} pushed in under {Kim's} hand. // sit sad looks Kim
after: {Bo} got the blanket, and shared it. // lie happy
`
