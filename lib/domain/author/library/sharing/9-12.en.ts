export const words = String.raw`
title: <Nine Seconds|Seat 14A|Nothing Underneath>
refrain: Nine seconds. If you blink, it's seven.
recall: the nine seconds
deed: gave {cuz} 14A for nine seconds
summary: Once a year, from the window of seat 14A, there are nine seconds with nothing underneath. This year {Kim} has a cousin along, who has never been wrong, and who is sitting in 14A. They both believe in being fair. That is where the trouble begins.
extra: friend = {cuz}
extra: elder = Gran
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
surprise: {Kim} saw two birds, and {cuz} saw one. Both are right. | Read page 17 again.
surprise: The bird is outside the window. | Look underneath, on pages 17 and 18.

# 1
= Far below, a river runs through a deep green valley. {Kim} looks out over it.
Once a year, on the train to Gran's [place: {place.at}], there are nine seconds with nothing underneath. That's the High Bridge, between the second tunnel and the third, and if you blink, it's seven.

# 2
= {Kim} sits by the window of the train, where {he} always sits.
People on the right see only rock. Those on the left see only air, and {Kim} [1-3: always] had 14A[1-3: , on the left].
* ticket | The guard knew {him} by name.

# 3
= On the platform stands {cuz}, with a suitcase and a very straight back.
This year there was also a cousin, {cuz}, who had never been mistaken. "It isn't a train," she remarked [roomy: on the platform], "it's a railcar."
* ticket | {Kim} looked at it again, and it was.

# 4
= {cuz} sits by the window. {Kim} stands in the aisle with two tickets.
Then she sat down in 14A. {Kim} pointed out whose seat it was. She pointed out that there were no names on the tickets.
* ticket | {Kim} read both sides of both, and there weren't.

# 5
= {Kim} explains, with both hands. {cuz} does a sum in her notebook.
When {Kim} explained about the nine seconds, {cuz} did a sum. "That's two hundred metres of bridge," she said, "which is hardly any bridge."

[sequel&1-2: She had an opinion on {recall}, too.] She didn't get up, all the same.

# 6
= {Kim} and {cuz} look under the seats for a coin, and find {Bo}.
They agreed that it had to be fair, which was where the trouble started, and they tossed a coin.

[dog: {Bo} caught it, and would not say which way up. | cat: {Bo} knocked it under six seats, one after another. | bird: {Bo} caught it first, and it was never seen again. | fish: It landed in {Bo's} bowl, where {Bo} swam over the answer. | rabbit: It landed between {Bo's} ears, on its edge. | guineapig: It rolled under {Bo}, who was asleep, and stayed so. | hamster: {Bo} put it in one cheek, and looked elsewhere. | horse: It rolled under {Bo's} foot, and nobody could lift that. | lizard: It stuck to {Bo}, on its edge. | toy: It landed in {Bo's} lap, on its edge. | It rolled to {Bo}, who sat on it.]

# 7
= {Kim} and {cuz} change places, both at once, and get stuck.
They took turns, of ten minutes each[roomy: , so that somebody was always arriving or leaving]. Neither of them saw anything between Upper {dunk} and Lower {dunk}.
* share | They saw a good deal of each other's elbows.

# 8
= A strip of ribbon divides the window. {cuz} looks through the top half, and {Kim} through the bottom.
They divided the window with a ribbon. {cuz} had the top and {Kim} the bottom, and between them they saw one entire {cow}.
* share | {Kim} had the part that touched the ground.

# 9
= {cuz} holds up a page of sums, underlined.
"Four and a half seconds each," said {cuz}, "minus the time for changing places, which leaves three." It was perfectly fair[roomy: , and hardly worth having].
* share | They practised it until they were both bruised.

# 10
= {Kim} and {cuz} shout at each other across 14A and 14B.
"It's my side!" said {Kim}. "It's always been my side!"

"It's the railway's side," said {cuz}, who was right again. She took her notebook, and went to stand by the door.

# 11
= {Kim} kneels alone at the window and looks out hard.
After the first tunnel, {Kim} had the whole window[roomy: , top and bottom,] and looked out of it as hard as {he} could.
* cold | There was a shed, followed by another shed.

# 12
= By the door, {cuz} is drawing. {Kim} looks over her shoulder.
[1-4: On the way to get {water},] {Kim} saw what {cuz} was drawing. It was the High Bridge, four times, with arrows and measurements, and each time it was standing on the ground.

# 13
= {Kim} points at the drawing. {cuz} looks at her shoes.
"You've left out the underneath," said {Kim}.

"We haven't any at home, because it's flat," said {cuz}. "I've only read about underneath."
* cold | She said it to her shoes.

# 14
= Back in 14A, {Kim} has {his} elbows on {his} knees and thinks.
Back in 14A, {Kim} tried to be fair. {He} had waited one year for those nine seconds, but {cuz} had waited all of hers.
* cold | It wouldn't divide, whichever way {he} did it.

# 15
= In the tunnel, the window is black. {Kim} kneels before it alone.
Then everything went black, for the second tunnel. In the window, {Kim} could see one seat, {himself}, and a great deal of room.
* cold |

# 16
= In the dark carriage, {Kim} has left the window seat and waves to {cuz}.
"{cuz}!" {Kim} shouted down the carriage. "Fourteen A! Now!"

"But what about the halves?"

"It doesn't come in halves," said {Kim}, [deed: who once {deed}[back: , {back.at}] | moving over]. "We've tried."

# 17
= The window is full of sky, with a valley far below. {cuz} looks at it, and {Kim} looks at {cuz}.
From 14B, {Kim} couldn't see that there was nothing underneath. {He} could see only {cuz}, and in each of her eyes a river[roomy: , a long way down,] as thin as {thread}.

# 18
= From behind: {Kim} and {cuz} side by side at the window, with the valley below.
"One," she whispered, "two," and after that she forgot to count.
* sky | Nobody in the entire carriage blinked.
* sky |

Then the third tunnel closed on them, like {book}.

# 19
= In the lamplit tunnel, {cuz} turns to {Kim}, and her eyes are enormous.
* sky | For once, she had nothing to add.
* sky |
"There was a bird," said {cuz} at last, "and it was underneath us."

"I know," said {Kim}. "I saw both of them."

# 20
= Gran has met the train, and asks how it was.
[event: It was {event.is}, and Gran met them [!place&somewhere&roomy: {somewhere.at},] with {event.food}. | occasion: It was {occasion}, and Gran met them [!place&somewhere: {somewhere.at} | on the platform]. | place: Gran took them home past {place.landmark}. | somewhere: Gran met them {somewhere.at}. | Gran met them on the platform.] "How long does it last, these days?" she asked. [1-3: {cuz} consulted her notebook.]

"Nine seconds," said {cuz}.

"Eighteen," said {Kim}. {cuz} worked it out twice, and it was right.

## dog
ticket: {Bo+} had a ticket that said DOG, and sat beneath it.
share: {Bo} took a turn as well, and overran.
cold: {Bo} put {their} chin down by 14B, to keep it free.
sky: {Bo} had all of it by nose.

## dog 2
ticket: {Bo+} had eaten {their} ticket, and had to be believed.
share: Every time that anybody stood up, {Bo} stood up too.
cold: {Bo} lay down in the aisle, exactly half-way.
sky: Nobody has ever wagged at a bridge the way {Bo} did.

## cat
ticket: {Bo+} travelled first class, simply by sitting like it.
share: {Bo} had no turn, and took no notice of turns.
cold: {Bo} moved into the empty seat, but did not purr.
sky: {Bo} opened one eye for it, which is high praise.

## cat 2
ticket: {Bo+} had a ticket for a SMALL ANIMAL, and was offended.
share: Whoever got up, {Bo} took the warm patch.
cold: {Bo} sat with {their} back to everyone.
sky: {Bo} slept through five seconds, and adored four.

## bird
ticket: {Bo+} said "Tickets, please," before the guard could.
share: {Bo} announced the stations, none of them correctly.
cold: For two whole stations, {Bo} announced nothing.
sky: {Bo} counted all nine, in cheeps.

## fish
ticket: {Bo+} had a ticket for the bowl, and travelled free inside it.
share: On bends, {Bo} visited the other window.
cold: {Bo} stayed on the bottom, where nothing rocked.
sky: {Bo} had never seen so much room, and swam at it.

## rabbit
ticket: {Bo+} was down on the ticket as HAND LUGGAGE.
share: {Bo's} ears were in the way of both of them.
cold: One of {Bo's} ears pointed at {Kim}, and one at {cuz}.
sky: Up went {Bo's} ears, for exactly nine seconds.

## guineapig
ticket: {Bo+} had a ticket, and then half a ticket.
share: {Bo} was fed at every change, by both sides.
cold: {Bo} said one small wheek, to nobody in particular.
sky: "Wheek," said {Bo}, which covered it.

## hamster
ticket: {Bo+} kept all the tickets safe, in one cheek.
share: {Bo} ran on the spot, and kept up with the train.
cold: {Bo} would not run, and the train seemed slower.
sky: {Bo} stood up to look, and dropped a ticket.

## horse
ticket: {Bo+} had a ticket for standing, and stood.
share: {Bo} filled the aisle, so they changed over the top.
cold: {Bo} sighed, and steamed up half the carriage.
sky: {Bo} looked down, and then held on to {Kim's} sleeve.

## lizard
ticket: {Bo+} travelled in the warm corner, by arrangement.
share: {Bo} lay exactly half-way, and belonged to neither of them.
cold: {Bo} turned the same grey as the seat.
sky: {Bo} looked with one eye, and saved the other for next year.

## toy
ticket: {Bo+} had a seat of {their} own, by mistake.
share: {Bo} was used for keeping places, and kept them all.
cold: {Bo} was left in 14B, as if it were taken.
sky: {cuz} held {Bo} up, for at least three of the nine.

## other
ticket: {Bo+} had a ticket that said OTHER.
share: {Bo} had found a place in the middle, and stayed there.
cold: {Bo} stayed with {Kim}, and looked at the other seat.
sky: {Bo} saw it, and needed a moment.

## duet
ticket: {Bo+} and {Mo+} had one ticket between them, and shared it.
share: {Bo} and {Mo} tried changing places, and it was just the same.
cold: {Bo} looked at {cuz}, {Mo} looked at {Kim}, and that was that.
sky: {Bo} looked, and {Mo} looked, and it was one look.

## duet 2
ticket: {Bo+} and {Mo+} travelled as one large bag.
share: {Bo} and {Mo} took turns, and lost count.
cold: {Bo} sat by nobody, and so did {Mo}.
sky: For nine seconds, {Bo} and {Mo} forgot about lunch.

## any guard
ticket: {Bo+} was counted twice by the guard.
share: The guard came past, and counted {Bo} again.
cold: Not even the guard felt like counting {Bo}.
sky: In the end, {cuz} counted {Bo}, and the guard was right.

## any lunch
ticket: {Bo+} had only come for the lunch.
share: {Bo} was given lunch by one side, then the other.
cold: There was lunch left over, and {Bo} didn't ask.
sky: For nine seconds, {Bo} forgot about lunch.

## any asleep
ticket: {Bo+} was asleep before the whistle blew.
share: {Bo} slept through four turns, and under the fifth.
cold: {Bo} was awake by now, and sorry to be.
sky: {Bo} woke up in time, as if somebody had mentioned it.

## any backwards
ticket: {Bo+} faced backwards, to see things go.
share: {Bo}, still facing backwards, saw everything that they missed.
cold: {Bo} turned round, and faced nobody.
sky: {Bo} saw it last, and therefore longest.
`
