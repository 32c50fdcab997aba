export const words = String.raw`
title: <I'll Do the Onions|Eleven Kilos of Onions|Everybody Was Fine>
refrain: "I'll do the onions," said {Kim}.
recall: eleven kilos of onions
deed: went first, without an onion
summary: {nan} has fallen out of a lemon tree, and everybody is fine. Uncle {unc} is fine, loudly, and Cousin {cous} is fine in her room. Then {Kim} makes a discovery: nobody looks twice at somebody who is crying over an onion. Unfortunately, it gets about.
extra: elder = {nan}
extra: grownup = {unc}
extra: friend = {cous}
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
surprise: How many lasagnes were there in the end, and which one got eaten at two in the morning? | Look at pages 4, 10 and 18.
surprise: One person in this book is never fine, from the start. | Listen to what is said of {Bo} on page 14.

# 1
= {nan} reaches up with both arms. {Kim} looks on in alarm.
On Monday {nan}, who was seventy-four, climbed a lemon tree after a {kite} that wasn't hers. She came down considerably faster, with a lemon in each hand.

# 2
= {nan} is about to be driven away, and smiles. {Kim} doesn't.
"I'm fine," said {nan} from a kitchen chair, while one of her feet pointed at next door. [roomy: "Absolutely fine."] And the ambulance took her away, lemons and all.

# 3
= {Kim} smiles in the kitchen, and so does Uncle {unc}. By the window stands an empty chair.
So everybody was fine. Uncle {unc}[roomy: , who came to stay,] was fine in a loud voice, and Cousin {cous} was fine in her room. {Kim} was fine for all of them.
* home | Nobody used {nan's} chair.

# 4
= There are dishes and dishes of lasagne in the hall. {Kim} carries one more.
The neighbours brought lasagne. By Wednesday there were nine, with a tenth [home: by {home.door} | on the step] [somewhere: , even {somewhere.at}].
* home | They were all fine, too, and asked after everybody's appetite.

# 5
= {Kim} tells Uncle {unc} a joke, with both arms in the air.
{Kim} kept a joke in each pocket, and a list of safe subjects. Weather was safe, and so was [sequel&1-4: {recall} | lasagne], but {kite}s were crossed out.
* home | Ladders went the same way, and lemons.

# 6
= {Kim} has found a scrap of paper with one word on it.
On Thursday, {Kim} found {nan's} shopping list behind {behind}. It was only one word long[roomy: , in her terrible handwriting]: onions. Something happened to {his} face.

# 7
= {Kim} stands at the board over half an onion, with wet eyes. Uncle {unc} is at the door.
Nobody could be allowed to see that, so {Kim} took an onion off the rack, and cut it in half. "It's the onion," {he} told Uncle {unc}, streaming.

"Strong ones," said Uncle {unc}[roomy: , <with interest|thoughtfully>].

# 8
= {Kim} is at the onions again, with one arm up.
It was the best ten minutes of the week, since an onion asks no questions. On Friday, {Kim} was at the rack before anybody mentioned supper.
* soup |

"I'll do the onions," said {Kim}.

# 9
= Through the kitchen door, {Kim} sees Uncle {unc}, who stands over one onion and weeps.
[easter: Saturday was the day before Easter, and everyone was especially fine. | family-wedding,family-reunion,camping-trip,beach-holiday,road-trip,snow-day,farm-stay,train-journey: Saturday was to have been {event.is}, and everyone was especially fine. | event: Saturday was {event.day}, and everyone was especially fine. | occasion: Saturday was {occasion}, and everyone was especially fine.] "I'll do the onions," said Uncle {unc}, [roomy: rather fast,] and was in there for three quarters of an hour.
* soup | It was only one onion.

# 10
= From behind: {Kim}, Uncle {unc} and Cousin {cous} wait in a line before the kitchen door.
On Sunday, {cous} came out of her room. "I'll do the onions," she said, and so did the neighbour with lasagne fourteen.
* soup | They had to form a queue.

# 11
= There is onion in everything on the kitchen table. Nobody says a word.
That week they got through eleven kilos. There was onion soup, onion jam, and even onion {bread}. Nobody had mentioned {nan} since Tuesday.
* fine | They were all being considerate.

# 12
= In the hospital garden, {nan} sits under a blanket and looks small. {Kim} smiles at her.
They wheeled {nan} out to the hospital garden[roomy: , where animals were allowed]. She was fine, and so were they[roomy: , for an entire hour], but she had got smaller.
* fine | She had a {flower}, and didn't look at it.

# 13
= {Kim} looks out of the window of a car, in the rain.
"Another month," reported Uncle {unc}, in the car.

"That's fine," said {Kim}.

"Fine," said {cous}[roomy: , to the window]. All the traffic lights had gone out of focus.
* fine |

# 14
= At midnight, {Kim} finds nothing but onion skins. {Bo} is by {nan's} empty chair.
At midnight, {Kim} came down for an onion, and found skins. [dog: {Bo} lay by {nan's} chair and both her slippers, howling quietly. | cat: {Bo} lay in front of {nan's} chair, and would not be comforted. | bird: {Bo} was calling {nan's} name, in {nan's} own voice. | fish: {Bo} hung at the side of the bowl where {nan} used to sit. | rabbit: {Bo} lay pressed flat along one of {nan's} slippers. | guineapig: {Bo} lay by one of {nan's} slippers, calling her. | hamster: {Bo} lay by one of {nan's} slippers, over a seed, and hadn't touched it. | horse: {Bo} had lain down in front of {nan's} chair, and was shaking. | lizard: {Bo} lay where {nan's} warm feet used to be, and had gone grey. | toy: {Bo} lay by {nan's} chair, wet all down one side, as though somebody had been there first. | {Bo} sat in front of {nan's} chair, and cried at it.] It had never occurred to {Bo} to chop anything.

# 15
= Uncle {unc} has come into the dark kitchen with a spoon, and Cousin {cous} behind him.
The door opened, and there stood Uncle {unc}, holding a spoon, as a disguise. "I only thought I'd do an..." he began.

Behind him stood {cous}, with the board.

# 16
= {Kim} looks up at the others, with empty hands.
They looked at the rack, and then at {Kim}[!deed: , who had a joke ready]. [deed: {He} once {deed}[back: , {back.at}].] If {Kim} stopped being fine, who would be left?

"I miss her," said {Kim}, without an onion.

# 17
= {Kim} has both arms round {cous}, who has slid to the floor. Uncle {unc} weeps.
Uncle {unc} made a noise like {tuba}, and {cous} slid slowly down the fridge. It was dreadful, and lasted until the kettle boiled.
* after | <The roof stayed on.|Nobody had come apart.>

# 18
= In the middle of the night, they all sit around one dish, with spoons, and laugh.
Afterwards, they were starving[roomy: . At | , and at] two in the morning, they ate lasagne eleven [roomy: from the dish], and told every story with {nan} in it.
* after | The lemon tree came up twice.

# 19
= In the hospital garden, {nan} bends low over a bowl of soup. {Kim} stands before her.
On Sunday they brought her soup. "I'm fine," said {nan}.
* after |

"We aren't," said {Kim}. "We miss you[roomy: , and the house is too quiet]."

{nan} bent low over the bowl. "It's the onions," she said, eventually.

# 20
= {nan} is home, and stands at the kitchen table with an onion. {Kim} looks up at her.
She came home with a stick, and went directly to the kitchen.
* after | <Everybody followed, to help.|Somebody was in her chair already.>
"I'll do the onions," said {nan}.

"It's a cake," said {Kim}.

"I'll be quick," said {nan}.

## dog
home: {Bo+} wouldn't let anybody near the chair.
soup: {Bo} sneezed nine times, and withdrew.
fine: {Bo} wagged, at half speed.
after: {Bo} went round, and did all the faces.

## dog 2
home: {Bo+} met every lasagne at the gate, and was let down.
soup: {Bo} lay across the door, against the smell.
fine: {Bo} did a trick, and they clapped too long.
after: {Bo} lay against as many feet as possible.

## cat
home: {Bo+} inspected the chair each hour, and reported nothing.
soup: {Bo} took {their} custom elsewhere.
fine: Only {Bo} looked as bored as ever.
after: {Bo} allowed it, and even purred.

## cat 2
home: {Bo+} sat by the telephone.
soup: {Bo's} eyes ran as well, which was humiliating.
fine: {Bo} looked at them all, and then away.
after: {Bo} lay down by whoever was wettest.

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

## fish 2
home: {Bo+} looked out at an empty chair, enlarged.
soup: {Bo} watched the knife go up, and not come down.
fine: {Bo} blew a small bubble, and apologised.
after: {Bo} came to the glass, to be nearer.

## rabbit
home: {Bo+} kept one ear for the gate.
soup: {Bo} thumped at the smell, and withdrew.
fine: {Bo} ate, because one must, and slowly.
after: {Bo} was wept on, and put up with it.

## guineapig
home: {Bo+} called for {nan} at six, as usual.
soup: {Bo} wheeked once, and buried {their} nose in hay.
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
fine: {Bo} let {their} head hang, and swished at nothing.
after: {Bo} breathed on everybody, and it helped.

## lizard
home: {Bo+} had lost a particularly warm lap.
soup: {Bo} closed one eye, and then the other.
fine: {Bo} matched the wallpaper.
after: {Bo} came out, in better colours.

## toy
home: {Bo+} was put by the chair, for now.
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
fine: {Bo} was told that it was fine, and doubted it.
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
home: {Bo+} followed {Kim}, in case {he} went next.
soup: {Bo} kept well back.
fine: {Bo} pushed in under {Kim's} hand.
after: {Bo} got the blanket, and shared it.
`
