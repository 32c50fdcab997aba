// Want: nine seconds with nothing underneath. In the way: a cousin who has never been wrong, and fairness. Two decent sides: it has always
// been {Kim's}; she has never seen it. Engine: halves. Turn: "I've read about underneath." Last image: a sum. {cuz} and Gran are "she".
export const source = String.raw`
id: sharing-9-12
title: <Nine Seconds|Seat 14A|Nothing Underneath>
skill: sharing
level: 9-12
refrain: Nine seconds. If you blink, it's seven.
recall: the nine seconds
deed: gave {cuz} 14A for nine seconds
summary: Once a year, from the window of seat 14A, there are nine seconds with nothing underneath. This year {Kim} has a cousin along, who has never been wrong, and who is sitting in 14A. They both believe in being fair. That is where the trouble begins.
extra: friend = {cuz} she
extra: elder = Gran she
pick: cuz = Philippa, Anjali, Constance, Soraya, Henrietta, Marisol, Ottoline
pick: dunk = Dunk, Wick, Mopping, Snoring
pick: cow = cow, windmill, tractor
pick: thread = a thread, a hair, a whisker
pick: book = a book, a cupboard, a lid
pick: water = a drink of water, the sandwiches, a breath of air
word: railcar = a train that carries its engine inside it
word: platform = the place where you wait for a train
word: divided = cut into parts
word: hardly = almost not
word: measurements = how long, high and wide a thing is
word: underneath = what is below something
word: carriage = a room on wheels, in a train
question: {Kim} and {cuz} both have a right to the window. What is each one's?
question: Which way of being fair was the silliest, and why?
question: What could {cuz} have said on the platform, and why didn't she?
question: What did {Kim} give up on page 16? What did {he} get?
question: Why eighteen?
activity: count | Count nine seconds with your eyes open. What happened in them?
activity: think | Which of these can be shared in halves? | a sandwich ; a secret ; a bicycle ; a view
activity: draw | Draw the High Bridge. Don't leave out the underneath.
surprise: puzzle | {Kim} saw two birds, and {cuz} saw one. Both are right. | Read page 17 again.
surprise: picture | The bird is outside the window. | Look underneath, on pages 17 and 18. | 17 train-window, 18 train-window

# 1
@ mountain morning wide | child: look-up happy | all: look-up curious | props: bird at far
= Far below, a river runs through a deep green valley. {Kim} looks out over it.
Once a year, on the train to Gran's [place: {place.at}], there are nine seconds with nothing underneath. That's the High Bridge, between the second tunnel and the third, and if you blink, it's seven.

# 2
@ train morning medium | child: kneel proud looks train-window | all: sit calm | props: train-window at centre, bag
= {Kim} sits by the window of the train, where {he} always sits.
People on the right see only rock. Those on the left see only air, and {Kim} [1-3: always] had 14A[1-3: , on the left].
* ticket | The guard knew {him} by name.

# 3
@ street morning wide | child: stand worried looks friend | friend: stand proud looks suitcase holds suitcase | Bo: look-up curious looks friend | props: suitcase, bag, clock
= On the platform stands {cuz}, with a suitcase and a very straight back.
This year there was also a cousin, {cuz}, who had never been mistaken. "It isn't a train," she remarked [roomy: on the platform], "it's a railcar."
* ticket | {Kim} looked at it again, and it was.

# 4
@ train morning close | child: stand cross looks friend holds paper | friend: kneel proud looks train-window | props: train-window at centre, paper
= {cuz} sits by the window. {Kim} stands in the aisle with two tickets.
Then she sat down in 14A. {Kim} pointed out whose seat it was. She pointed out that there were no names on the tickets.
* ticket | {Kim} read both sides of both, and there weren't.

# 5
@ train noon medium | child: stand worried looks friend | friend: read curious looks book holds book | Bo: sit calm | props: train-window at centre, book
= {Kim} explains, with both hands. {cuz} does a sum in her notebook.
When {Kim} explained about the nine seconds, {cuz} did a sum. "That's two hundred metres of bridge," she said, "which is hardly any bridge."

[sequel&1-2: She had an opinion on {recall}, too.] She didn't get up, all the same.

# 6
@ train noon close | child: crouch worried looks pet1 | friend: crouch curious looks pet1 | Bo: sit proud | props: bag
= {Kim} and {cuz} look under the seats for a coin, and find {Bo}.
They agreed that it had to be fair, which was where the trouble started, and they tossed a coin.

[dog: {Bo} caught it, and would not say which way up. | cat: {Bo} knocked it under six seats, one after another. | bird: {Bo} caught it first, and it was never seen again. | fish: It landed in {Bo's} bowl, where {Bo} swam over the answer. | rabbit: It landed between {Bo's} ears, on its edge. | guineapig: It rolled under {Bo}, who was asleep, and stayed so. | hamster: {Bo} put it in one cheek, and looked elsewhere. | horse: It rolled under {Bo's} foot, and nobody could lift that. | lizard: It stuck to {Bo}, on its edge. | toy: It landed in {Bo's} lap, on its edge. | It rolled to {Bo}, who sat on it.]

# 7
@ train noon wide | child: stand worried looks friend | friend: stand cross looks child | all: sit worried | props: train-window at centre, bag, suitcase
= {Kim} and {cuz} change places, both at once, and get stuck.
They took turns, of ten minutes each[roomy: , so that somebody was always arriving or leaving]. Neither of them saw anything between Upper {dunk} and Lower {dunk}.
* share | They saw a good deal of each other's elbows.

# 8
@ train golden close | child: crouch cross looks train-window | friend: look-up cross looks train-window | Bo: look-up curious looks train-window | props: train-window "ribbon" at centre
= A strip of ribbon divides the window. {cuz} looks through the top half, and {Kim} through the bottom.
They divided the window with a ribbon. {cuz} had the top and {Kim} the bottom, and between them they saw one entire {cow}.
* share | {Kim} had the part that touched the ground.

# 9
@ train golden medium | child: hands-on-hips cross looks book | friend: point proud looks book holds book | Bo: sit worried | props: train-window "ribbon" at centre, book
= {cuz} holds up a page of sums, underlined.
"Four and a half seconds each," said {cuz}, "minus the time for changing places, which leaves three." It was perfectly fair[roomy: , and hardly worth having].
* share | They practised it until they were both bruised.

# 10
@ train golden wide | child: hands-on-hips cross looks friend | friend: stand cross looks child holds book | all: hide worried | props: train-window at centre, book
= {Kim} and {cuz} shout at each other across 14A and 14B.
"It's my side!" said {Kim}. "It's always been my side!"

"It's the railway's side," said {cuz}, who was right again. She took her notebook, and went to stand by the door.

# 11
@ train golden cloud close | child: kneel sad looks train-window | props: train-window at centre, bag
= {Kim} kneels alone at the window and looks out hard.
After the first tunnel, {Kim} had the whole window[roomy: , top and bottom,] and looked out of it as hard as {he} could.
* cold | There was a shed, followed by another shed.

# 12
@ train golden medium | child: stand curious looks book | friend: read sad looks book holds book | Bo: walk curious | props: book, paper, door
= By the door, {cuz} is drawing. {Kim} looks over her shoulder.
[1-4: On the way to get {water},] {Kim} saw what {cuz} was drawing. It was the High Bridge, four times, with arrows and measurements, and each time it was standing on the ground.

# 13
@ train golden close | child: crouch worried looks friend | friend: sit sad | props: book, door
= {Kim} points at the drawing. {cuz} looks at her shoes.
"You've left out the underneath," said {Kim}.

"We haven't any at home, because it's flat," said {cuz}. "I've only read about underneath."
* cold | She said it to her shoes.

# 14
@ train golden cloud medium | child: sit worried | Bo: sit sad looks Kim | props: train-window at centre, bag
= Back in 14A, {Kim} has {his} elbows on {his} knees and thinks.
Back in 14A, {Kim} tried to be fair. {He} had waited one year for those nine seconds, but {cuz} had waited all of hers.
* cold | It wouldn't divide, whichever way {he} did it.

# 15
@ train night close | child: kneel sad looks train-window | props: train-window "dark" at centre
= In the tunnel, the window is black. {Kim} kneels before it alone.
Then everything went black, for the second tunnel. In the window, {Kim} could see one seat, {himself}, and a great deal of room.
* cold |

# 16
@ train night wide | child: wave scared looks friend | friend: run curious looks child at far | all: look-up curious looks Kim | props: train-window "dark" at left
= In the dark carriage, {Kim} has left the window seat and waves to {cuz}.
"{cuz}!" {Kim} shouted down the carriage. "Fourteen A! Now!"

"But what about the halves?"

"It doesn't come in halves," said {Kim}, [deed: who once {deed}[back: , {back.at}] | moving over]. "We've tried."

# 17
@ train golden close | child: kneel delighted looks friend | friend: kneel delighted looks train-window | Bo: look-up delighted | props: train-window "valley" at centre
= The window is full of sky, with a valley far below. {cuz} looks at it, and {Kim} looks at {cuz}.
From 14B, {Kim} couldn't see that there was nothing underneath. {He} could see only {cuz}, and in each of her eyes a river[roomy: , a long way down,] as thin as {thread}.

# 18
@ train golden behind | child: kneel happy looks friend | friend: kneel delighted looks train-window | all: look-up happy | props: train-window "valley" at centre
= From behind: {Kim} and {cuz} side by side at the window, with the valley below.
"One," she whispered, "two," and after that she forgot to count.
* sky | Nobody in the entire carriage blinked.
* sky |

Then the third tunnel closed on them, like {book}.

# 19
@ train lamp medium | child: sit happy looks friend | friend: sit delighted looks child | Bo: sit happy | props: train-window "dark" at centre
= In the lamplit tunnel, {cuz} turns to {Kim}, and her eyes are enormous.
* sky | For once, she had nothing to add.
* sky |
"There was a bird," said {cuz} at last, "and it was underneath us."

"I know," said {Kim}. "I saw both of them."

# 20
@ [place: {place.id} | street] dusk wide | child: stand delighted looks elder | friend: stand proud looks elder | elder: stand delighted looks child | all: stand happy | props: suitcase, bag, clock | event
= Gran has met the train, and asks how it was.
[event: It was {event.is}, and Gran met them [!place&somewhere&roomy: {somewhere.at},] with {event.food}. | occasion: Gran held up a sign[!place&somewhere: , {somewhere.at}]: "{occasion}". | place: Gran took them home past {place.landmark}. | somewhere: Gran met them {somewhere.at}. | Gran met them on the platform.] "How long does it last, these days?" she asked. [1-3: {cuz} consulted her notebook.]

"Nine seconds," said {cuz}.

"Eighteen," said {Kim}. {cuz} worked it out twice, and it was right.

## dog
ticket: {Bo+} had a ticket that said DOG, and sat beneath it. // sit proud
share: {Bo} took a turn as well, and overran. // sit happy
cold: {Bo} put {their} chin down by 14B, to keep it free. // lie sad
sky: {Bo} had all of it by nose. // look-up delighted

## dog 2
ticket: {Bo+} had eaten {their} ticket, and had to be believed. // sit worried
share: Every time that anybody stood up, {Bo} stood up too. // stand happy
cold: {Bo} lay down in the aisle, exactly half-way. // lie sad
sky: Nobody has ever wagged at a bridge the way {Bo} did. // leap delighted

## cat
ticket: {Bo+} travelled first class, simply by sitting like it. // sit proud
share: {Bo} had no turn, and took no notice of turns. // sit proud
cold: {Bo} moved into the empty seat, but did not purr. // lie calm
sky: {Bo} opened one eye for it, which is high praise. // lie calm

## cat 2
ticket: {Bo+} had a ticket for a SMALL ANIMAL, and was offended. // sit cross
share: Whoever got up, {Bo} took the warm patch. // sit calm
cold: {Bo} sat with {their} back to everyone. // back-turned cross
sky: {Bo} slept through five seconds, and adored four. // lie happy

## bird
ticket: {Bo+} said "Tickets, please," before the guard could. // perch proud
share: {Bo} announced the stations, none of them correctly. // perch delighted
cold: For two whole stations, {Bo} announced nothing. // perch sad
sky: {Bo} counted all nine, in cheeps. // perch delighted

## fish
ticket: {Bo+} had a ticket for the bowl, and travelled free inside it. // swim calm
share: On bends, {Bo} visited the other window. // swim curious
cold: {Bo} stayed on the bottom, where nothing rocked. // swim sad
sky: {Bo} had never seen so much room, and swam at it. // swim delighted

## rabbit
ticket: {Bo+} was down on the ticket as HAND LUGGAGE. // sit cross
share: {Bo's} ears were in the way of both of them. // sit calm
cold: One of {Bo's} ears pointed at {Kim}, and one at {cuz}. // sit sad
sky: Up went {Bo's} ears, for exactly nine seconds. // sit delighted

## guineapig
ticket: {Bo+} had a ticket, and then half a ticket. // sit happy
share: {Bo} was fed at every change, by both sides. // sit happy
cold: {Bo} said one small wheek, to nobody in particular. // lie sad
sky: "Wheek," said {Bo}, which covered it. // look-up delighted

## hamster
ticket: {Bo+} kept all the tickets safe, in one cheek. // sit proud
share: {Bo} ran on the spot, and kept up with the train. // run happy
cold: {Bo} would not run, and the train seemed slower. // sit sad
sky: {Bo} stood up to look, and dropped a ticket. // stand delighted

## horse
ticket: {Bo+} had a ticket for standing, and stood. // stand calm
share: {Bo} filled the aisle, so they changed over the top. // stand calm
cold: {Bo} sighed, and steamed up half the carriage. // stand sad
sky: {Bo} looked down, and then held on to {Kim's} sleeve. // stand worried

## lizard
ticket: {Bo+} travelled in the warm corner, by arrangement. // lie happy
share: {Bo} lay exactly half-way, and belonged to neither of them. // lie calm
cold: {Bo} turned the same grey as the seat. // lie sad
sky: {Bo} looked with one eye, and saved the other for next year. // lie delighted

## toy
ticket: {Bo+} had a seat of {their} own, by mistake. // sit proud
share: {Bo} was used for keeping places, and kept them all. // sit calm
cold: {Bo} was left in 14B, as if it were taken. // sit sad
sky: {cuz} held {Bo} up, for at least three of the nine. // carried delighted

## other
ticket: {Bo+} had a ticket that said OTHER. // stand calm
share: {Bo} had found a place in the middle, and stayed there. // stand calm
cold: {Bo} stayed with {Kim}, and looked at the other seat. // sit sad
sky: {Bo} saw it, and needed a moment. // look-up delighted

## duet
ticket: {Bo+} and {Mo+} had one ticket between them, and shared it. // sit happy looks Mo
share: {Bo} and {Mo} tried changing places, and it was just the same. // sit happy looks Mo
cold: {Bo} looked at {cuz}, {Mo} looked at {Kim}, and that was that. // sit sad looks Mo
sky: {Bo} looked, and {Mo} looked, and it was one look. // look-up delighted

## duet 2
ticket: {Bo+} and {Mo+} travelled as one large bag. // sit happy looks Mo
share: {Bo} and {Mo} took turns, and lost count. // sit happy looks Mo
cold: {Bo} sat by nobody, and so did {Mo}. // sit sad
sky: For nine seconds, {Bo} and {Mo} forgot about lunch. // look-up delighted

## any guard
ticket: {Bo+} was counted twice by the guard. // sit calm
share: The guard came past, and counted {Bo} again. // sit calm
cold: Not even the guard felt like counting {Bo}. // lie sad
sky: In the end, {cuz} counted {Bo}, and the guard was right. // sit happy

## any lunch
ticket: {Bo+} had only come for the lunch. // sit happy
share: {Bo} was given lunch by one side, then the other. // sit proud
cold: There was lunch left over, and {Bo} didn't ask. // lie sad
sky: For nine seconds, {Bo} forgot about lunch. // look-up delighted

## any asleep
ticket: {Bo+} was asleep before the whistle blew. // sleep calm
share: {Bo} slept through four turns, and under the fifth. // lie cross
cold: {Bo} was awake by now, and sorry to be. // lie sad
sky: {Bo} woke up in time, as if somebody had mentioned it. // look-up delighted

## any backwards
ticket: {Bo+} faced backwards, to see things go. // back-turned calm
share: {Bo}, still facing backwards, saw everything that they missed. // back-turned happy
cold: {Bo} turned round, and faced nobody. // sit sad
sky: {Bo} saw it last, and therefore longest. // back-turned delighted
`
