export const words = String.raw`
title: <Nine Seconds|Seat 14A|Nothing Underneath>
refrain: Nine seconds. If you blink, it's seven.
recall: the nine seconds
deed: gave {cuz} 14A for nine seconds
keepsake: the ticket for 14B
joke: If you blink, it's seven
summary: Once a year, from the window of seat 14A, there are nine seconds with nothing underneath. This year {Kim} has a cousin along, who has never been wrong, and who is sitting in 14A. They both believe in being fair. That is where the trouble begins, and {Bo} looks on.
extra: friend = {cuz}
extra: elder = Gran
pick: cuz = Philippa, Anjali, Constance, Soraya, Henrietta, Marisol, Ottoline
pick: dunk = Dunk, Wick, Mopping, Snoring
pick: cow = cow, windmill, tractor
pick: thread = a thread, a hair, a whisker
pick: book = a book, a cupboard, a lid
sign: platform = PLATFORM 3
word: railcar = a train that carries its engine inside it
word: divided = cut into parts
word: hardly = almost not
word: underneath = what is below something
word: carriage = a room on wheels, in a train
word: mistaken = wrong
word: halves = two equal parts
question: {Kim} and {cuz} both have a right to the window. What is each one's?
question: Which way of being fair was the silliest, and why?
question: What could {cuz} have said on the platform, and why didn't she?
question: How does {Bo} see the bridge every year?
question: What did {Kim} give up on page 16? What did {he} get?
activity: count | Count nine seconds with your eyes open. What happened in them?
activity: think | Which of these can be shared in halves? | a sandwich ; a secret ; a bicycle ; a view
activity: draw | Draw the High Bridge. Don't leave out the underneath.
surprise: Eighteen isn't a mistake, and neither is two tickets for one seat. | Read page 17 again.
surprise: Something flies by, lower than the train. | Look for the bird on page 18.

# 1
= {Kim} stands high above a deep green valley.
Once a year, on the long train to Gran's[place: , {place.at}|somewhere: , {somewhere.at}], there are nine seconds with nothing underneath. <That is the High Bridge, and if you blink, it's seven.|It's the High Bridge, and if you blink, it's only seven.|They belong to the High Bridge, and whoever blinks has seven.> [friend: {series.friend} never believed it.]

# 2
= {Kim} sits by the window of the train, where {he} always sits.
<People on the right see rock, people on the left see air, and {Kim} had 14A, on the left.|On the right there is only rock, and on the left air, and {Kim} had 14A, on the left.|Half of the passengers see rock. {Kim} sat in 14A, where there is air, and always had.> [train-journey: This was the long train. | christmas: It was Christmas Eve. | snow-day: In front was an exceptionally large snow plough. | family-reunion: It was the family reunion. | lunar-new-year: It was New Year[roomy: , and everybody travelled]. | new-baby: At Gran's there was a new baby. | occasion&!event: It was {occasion}, too.]
> want | The guard knew {him} by name.
* ticket |

# 3
= On the platform stands {cuz}, with a suitcase and a straight back.
This year there was also a cousin, {cuz}, who had never been mistaken. [place&roomy: She had been to {place.landmark}, and corrected the sign.] <"It isn't a train," she remarked, "it's a railcar."|"Strictly speaking," she said, "that isn't a train, it's a railcar."|"You're all calling it a train," she said, "and it's a railcar.">
^ pet set | <{Kim} looked again, and it was.|It said so on the side, in small letters.>
* ticket |

# 4
= {cuz} sits by the window. {Kim} stands in the aisle with two tickets.
Then she settled comfortably in 14A. <{Kim} pointed out whose seat it was, and she pointed out that the tickets had no names.|{Kim} mentioned whose seat that was, and was asked where it said so.|"That's my seat," said {Kim}, and {cuz} asked where it said so.>
> seat | <{Kim} examined both sides of both tickets.|It didn't say so.>
* ticket |

# 5
= {Kim} explains, with both hands. {cuz} does a sum in her notebook.
When {Kim} explained about the nine seconds, {cuz} did a calculation. "That's two hundred metres," she said, without getting up, <"and hardly any bridge."|"and not much of a bridge."> [place&roomy: "It's no longer than {place.street}."]
^ child set |

# 6
= {Kim} and {cuz} look under the seats for a coin, and find {Bo}.
<They both believed in being fair, and that was the difficulty, so they tossed a coin.|Both of them believed in fairness, so it took them an hour, and then they tossed a coin.|Neither would have dreamed of being unfair, which left a coin, and they tossed it.> [series: It bounced off {series.keepsake}. | place&roomy: Heads was {place.landmark}.]
> coin
^ child second |

# 7 a
= {Kim} and {cuz} change places, both at once, and get stuck.
They took turns of ten minutes, so that somebody was always arriving or leaving. <Neither saw anything between Upper {dunk} and Lower {dunk}.|Nobody saw Upper {dunk}, or Middle {dunk}, or Lower {dunk}.|What they saw best was each other's elbows, as far as Lower {dunk}.> [place&roomy: They both missed {place.shop}.]
> turns |
* share |

# 7 b
= At a station, {Kim} and {cuz} change places, both at once.
They changed seats at every station, <so that {Kim} saw the backs of all the sheds, and {cuz} saw all the fronts|and {Kim} had everything from Upper {dunk} to Lower {dunk}, and that was tunnel|which gave {cuz} the castle, and {Kim} the car park>. [place&roomy: They both missed {place.shop}.]
> turns | They saw each other's elbows best.
* share |

# 8 a
= A strip of ribbon divides the window. {cuz} looks through the top half, and {Kim} through the bottom.
They divided the window, with a ribbon, into a top half and a bottom half, <and between them saw exactly one {cow}|and together that made exactly one {cow}|and had to ask each other what the other half of that {cow} was doing>. [train-journey: It was the only one in an hour. | christmas: It had a Christmas wreath on. | snow-day: It had snow on its upper half. | family-reunion: It looked like an uncle. | lunar-new-year: It had a red lantern on it. | new-baby: It was as still as a sleeping baby.]
* share | [roomy: <{Kim} had the half with the ground in it.|The ribbon was off a present for Gran.>]

# 8 b
= {Kim} and {cuz} both point at the window, and disagree.
They divided the view: {cuz} had everything with legs, and {Kim} had the rest, <until a man went by on a bicycle|and then a man came by, on a bicycle|which worked perfectly, as far as the first man on a bicycle>. [train-journey: They argued for an hour. | christmas: He had a Christmas tree on his back. | snow-day: He had an unusually large snowman on behind. | family-reunion: He looked like an uncle. | lunar-new-year: He had a red lantern on the front. | new-baby: There was a baby on the back.]
* share |

# 9
= {cuz} holds up a page of sums, underlined.
"Four and a half seconds each," said {cuz}, "minus the time for changing places, <and that leaves three|so we have three>." <It was perfectly fair, and hardly worth having.|Nobody could have faulted it, and nobody would have wanted it.>
> sum |
* share |

# 10
= {Kim} and {cuz} shout at each other across 14A and 14B.
<"It's my side, and it always has been," said {Kim}.|"I've waited a year, and you can't even like it," said {Kim}.> [series&roomy: "{series.joke}."]

"It's the railway's side," said {cuz}, <and she took her notebook, and went to stand at the opposite end|and went to the opposite end, with her notebook>.
^ pet trouble |

# 11
= {Kim} kneels alone at the window and looks out hard.
After the first tunnel, {Kim} had the whole window, and looked out of it <as hard as {he} could|for as long as it took|with nobody's elbow in it>. [place&roomy: Even {place.creature} would have yawned.]
> eyes | There was one shed, and then there was another.
^ child trouble |

# 12
= By the door, {cuz} is drawing. {Kim} looks at what she draws.
On the way to get [place&roomy: {place.food} | a drink], {Kim} <discovered that {cuz} was drawing the High Bridge as if it stood in a field|saw {cuz} draw the High Bridge, standing in a field>.
> draw | She had drawn four of it.
^ pet second |

# 13
= {Kim} points at the drawing. {cuz} looks at it sadly.
"You've left out the underneath," said {Kim}.

"It's flat at home, so we haven't any," <{cuz} confided, but only to {Bo}|{cuz} informed {Bo}, and nobody else>, "and I've only read about it."
* cold |

# 14
= Back in 14A, {Kim} thinks, and does not look out.
<{Kim} went back to 14A. {He} had waited an entire year for those nine seconds, and intended to have them.|{Kim} sat down in 14A again. {He} had waited for those nine seconds an entire year, and would not share one.> [train-journey&roomy: There were four hours left to be alone in. | christmas&roomy: The presents on the rack all had one name each. | snow-day&roomy: It was snowing again, continually, on both sides. | family-reunion&roomy: The whole family would ask how it had been. | lunar-new-year&roomy: The mandarins on the rack were all in pairs. | new-baby&roomy: There would be one baby, and two to hold it.]
* cold | <Nine isn't many.|Nine doesn't divide by two.>
^ child third |

# 15
= In the tunnel, the window is black. {Kim} sees {Bo} in it.
Then everything went black, for the second tunnel.
> hinge
<So that was how {Bo} saw the bridge every year, in {Kim's} face.|All that {Bo} had ever seen of the bridge was {Kim's} face.|{Bo} had never once looked out, only at {Kim}.>

# 16
= In the dark carriage, {Kim} has left the window seat and waves to {cuz}.
<{Kim} looked at {Bo}, and called down the carriage: "{cuz}! Quick, fourteen A!"|"Come and sit by {Bo}," {Kim} called to {cuz}, "in fourteen A.">

"<But where will you look|Where are you going to look>?"

"Where {Bo} does," said {Kim}, and <gave her the window|gave up the window>. [deed: {He} once {deed}[back: , {back.at}], and this was more.]

# 17
= The window is full of sky. {cuz} looks out, and {Kim} looks at {cuz}.
<Then came the bridge.|Then there was nothing underneath.> From 14B, like {Bo}, {Kim} saw only {cuz}, <and in each of her eyes a river, as thin as {thread}|and a river in each of her eyes, like {thread}>.
> look |
^ child pay |

# 18
= From behind: {Kim} and {cuz} side by side at the window, with the valley below.
"One," <{cuz} whispered, "two," and after that she forgot to count|{cuz} said, "two," and that was as far as she got>. [train-journey&roomy: The whole long train leaned over to look. | christmas&roomy: Far down, somebody had hung up Christmas lights. | snow-day&roomy: Everything was white, all the way down. | family-reunion&roomy: There was no family down there at all. | lunar-new-year&roomy: Far down hung a row of red lanterns. | new-baby&roomy: Far down, something small ran after something large.]
* sky | <Nobody in the carriage blinked.|It was nine seconds long, and nobody measured.>
* sky |

<Then the third tunnel closed over them, like {book}.|Then the third tunnel came, and shut it, like {book}.>

# 19 a
= In the lamplit tunnel, {cuz} turns to {Kim}, and her eyes are enormous.
<"There was a bird," said {cuz} at last, "and it was underneath us."|"A bird went by," said {cuz} at last, "and I was looking at its back.">

<"I know," said {Kim}, "and {Bo} and I saw both of them."|"There were two," said {Kim}, "and {Bo} and I saw one in each eye."|"You had two," said {Kim}, with a look at {Bo}, "one in each eye.">
^ pet pay | For once, {cuz} had nothing to add.
* sky |
^ pet third |

# 19 b
= In the lamplit tunnel, {cuz} draws, and {Kim} looks on.
<{cuz} took out her drawing, and put in the underneath. It went off the page, and down the next, and off that.|{cuz} drew the underneath. It went off the page, and down the next one, and would have gone on.|{cuz} sharpened the pencil and drew downwards, off that page, and off the next, and off the next.>
^ pet pay | For once, she had nothing to add.
* sky |
^ pet third |

# 20 a
= Gran has met the train, and asks how it was. {cuz} works something out.
[train-journey: Gran met the long train | christmas: Gran met them with a Christmas lantern | snow-day: Gran met them with a sled | family-reunion: Gran and forty others met them | lunar-new-year: Gran met them with dumplings, under red lanterns | new-baby: Gran met them with the new baby | place: Gran met them under {place.tree} | Gran met them at the station], and asked how long it lasts, these days. [series&roomy: Round her neck hung {series.keepsake}.]

"Nine seconds," said {cuz}.

"Eighteen," said {Kim}, <and {cuz} calculated it twice, and it was correct.|and {cuz} did the sum in her head, and then on paper, and smiled.>
> last |

# 20 b
= Gran has met the train. {cuz} writes on two tickets.
[train-journey: Gran met the long train | christmas: Gran met them with a Christmas lantern | snow-day: Gran met them with a sled | family-reunion: Gran and forty others met them | lunar-new-year: Gran met them with dumplings, under red lanterns | new-baby: Gran met them with the new baby | place: Gran met them under {place.tree} | Gran met them at the station], and asked how long it lasts, these days. [series&roomy: Round her neck hung {series.keepsake}.]

<For the way home, {cuz} wrote a name on each ticket, and a seat, and both were 14B.|"For the way home," said {cuz}, and wrote a seat on each ticket, and both were 14B.>
> last |

## lead dog
want: {Bo+} never looked out of trains, <because {Kim's} face was inside|and only ever looked at {Kim}>.
seat: {Bo} looked from face to face, <and liked neither|and back>.
coin: {Bo} caught it, and would not say which way up.
turns: {Bo} looked at whoever sat down, and was trodden on.
sum: {Bo} watched her face, and <nothing moved in it|it was shut>.
eyes: {Bo} saw that the best face on the train had <gone out|been switched off>.
draw: {Bo} had come along, and looked at <{cuz's} face|{cuz} instead>.
hinge: In the black glass, {Kim} saw {Bo}, who was looking not out, but up at {him}.
look: That made two faces, and {Bo} <needed both|looked at one, and then the other>.
last: {Bo} looked from face to face, and <had no complaint|then once more>.

## lead cat
want: {Bo+} never looked out of trains, <since the strange things sat inside|and only ever watched the people>.
seat: {Bo} sat down in 14B, <without a word|which nobody wanted>.
coin: {Bo} knocked it under six seats, one after another.
turns: Whoever got up, {Bo} <took the warm part|was there first>.
sum: {Bo} looked at the sum, and <yawned|put a paw on it>.
eyes: Of two people to watch, {Bo} had one left, <and a dull one|and it was the dull one>.
draw: {Bo} had come along, <to see more|for the view>.
hinge: In the black glass sat {Bo}, who was not looking out at all, but straight at {Kim}.
look: There were two of them to watch now, and {Bo} <sat up|did>.
last: {Bo} looked at one, and then the other[roomy: , like somebody with <good seats|the best seat>].

## lead bird
coin: {Bo} caught it first, and it was never seen again.
hinge: In the black glass perched {Bo}, who was not looking out, but at {Kim}.
last: {Bo} sang about it, in nine notes.

## lead fish
coin: It landed in {Bo's} bowl, where {Bo} covered up the answer.
hinge: In the black glass hung {Bo's} bowl, and {Bo} in it, looking at {Kim}.
last: {Bo} went from one side to the other.

## lead rabbit
coin: It landed on {Bo}, and stayed there, on its edge.
hinge: In the black glass sat {Bo}, quite still, looking at {Kim}.
last: {Bo} sat down exactly between them.

## lead guineapig
coin: It rolled under {Bo}, who was asleep, and stayed so.
hinge: In the black glass sat {Bo}, who had stopped eating to look at {Kim}.
last: "Wheek," said {Bo}, twice.

## lead hamster
coin: {Bo} put it in one cheek, and looked elsewhere.
hinge: In the black glass stood {Bo}, upright, looking at {Kim}.
last: {Bo} gave back the coin.

## lead horse
coin: It rolled under {Bo}, and nobody could lift that.
hinge: In the black glass was a large, calm face, {Bo's}, looking at {Kim}.
last: {Bo} breathed on both of them.

## lead lizard
coin: It stuck to {Bo}, on its edge.
hinge: In the black glass lay {Bo}, not blinking, looking at {Kim}.
last: {Bo} lay down exactly between them.

## lead toy
coin: It landed on {Bo}, on its edge, and {Bo} would not say.
hinge: In the black glass sat {Bo}, who had been put facing {Kim}, as always.
last: {Bo} sat between them, facing in.

## lead other
coin: It rolled to {Bo}, who sat on it.
hinge: In the black glass was {Bo}, who was not looking out, but at {Kim}.
last: {Bo} stood exactly between them.

## trait pet fear
set: "{Bo} fears {trait.things}," said {Kim}. "Not on a railcar," said {cuz}.
trouble: {Bo} hid, as if from {trait.things}.
pay: {Bo} had forgotten {trait.things}, for nine seconds.

## trait pet theft
set: {Bo} had {trait.a} from another carriage. {cuz} called that stealing.
trouble: {Bo} lay on {trait.thing}, and did not share.
pay: {Bo} put {trait.thing} down between them.

## trait pet noise
set: "{trait.Sound}," said {Bo}. "That's a B flat," said {cuz}.
trouble: "{trait.Sound}," said {Bo}, to nobody.
pay: "{trait.Sound}," said {Bo}, and {cuz} said it, too.

## trait pet part
set: {cuz} pointed out that {Bo} had {trait.has}, and was right.
trouble: {Bo}, who had {trait.has}, and two seats now, wanted neither.
pay: {Bo} had {trait.has}, and {cuz} pointed nothing out.

## trait pet age
set: {cuz} pointed out that {Bo} was {trait.is}, and was right.
trouble: {Bo} was {trait.is}, and [old: had seen better quarrels | had never seen a quarrel].
pay: {Bo}, who was {trait.is}, had never seen a face like it.

## trait pet favourite
set: {Bo} had {trait.thing} along, without a ticket, said {cuz}.
trouble: {Bo} lay on {trait.thing}, and did not share.
pay: {Bo} put {trait.thing} down between them.

## trait pet sleep
set: {Bo} slept {trait.where}, at home. "This is a railcar," said {cuz}.
trouble: {Bo} wished to be {trait.where}, and asleep.
pay: At Gran's, {Bo} slept {trait.where}, as if at home.

## trait pet habit
set: {Bo} liked to {trait.do}, and {cuz} asked if that was allowed.
trouble: {Bo} tried to {trait.do}, and there wasn't room.
pay: {Bo} {trait.did}, and {cuz} allowed it.

## trait pet talent
set: {Bo} could {trait.do}. "Is that any use?" asked {cuz}.
trouble: {Bo} could {trait.do}, but not mend that.
pay: {Bo} could {trait.do}, and {cuz} asked to see it.

## trait child fear
set: {Kim} was afraid of {trait.things}, but not up there.
trouble: {He} thought about {trait.things}, and had nobody to tell.
pay: {He} did not think of {trait.things}.

## trait child collection
set: {Kim} had nine {trait.things}, one for each time.
trouble: Nine {trait.things} lay on the sill, and it looked empty.
pay: In {cuz's} hand was one of the nine {trait.things}.

## trait child noise
set: {Kim} would {trait.do} the whole way over, as always.
trouble: {He} tried to {trait.do}, and stopped.
pay: {He} did not {trait.do}, so as to miss nothing.

## trait child part
set: One felt it, {Kim} said, from {trait.has} to the toes.
trouble: In the glass, {he} saw {trait.has}, and a shed.
pay: {He} saw {himself} there, down to {trait.has}.

## trait child favourite
set: It was better than {trait.things}, {Kim} said.
trouble: It was no better than {trait.things}, after all.
pay: It was better than {trait.things}, twice.

## trait child sleep
set: {Kim} dreamed of it all year, {trait.where}.
trouble: {He} wished to be at home, {trait.where}.
pay: {He} would dream of that, {trait.where}.

## trait child habit
set: [askswhy: "Why nine?" asked {Kim}. "I always ask why." | counts: {Kim} always counted them, out loud. | drawsonthings: {Kim} drew it for her, on a ticket. | loseshats: Last year, said {Kim}, it had taken {his} hat.]
trouble: [askswhy: "Why isn't it better?" {he} asked the window. | counts: {He} counted sheds, and came to six. | drawsonthings: {He} drew a face on the glass, for company. | loseshats: {He} had lost a hat again, as well.]
pay: [askswhy: There was no need to ask why. | counts: For once, {he} did not count. | drawsonthings: {He} could have drawn that, on anything. | loseshats: {His} hat fell off, and {he} let it.]

## trait child talent
set: {Kim} could {trait.do}, but that was nothing to it.
trouble: {He} could {trait.do}, but for whom?
pay: {He} forgot that {he} could {trait.do}.

## dog
ticket: {Bo+} had a ticket that said DOG.
share: {Bo} took a turn as well, and overran.
cold: {Bo} kept 14B free.
sky: {Bo} had all of it by nose.

## cat
ticket: {Bo+} travelled first class.
share: {Bo} ignored all that.
cold: {Bo} turned round, and faced nobody.
sky: {Bo} looked, for once, out.

## bird
ticket: {Bo+} said "Tickets."
share: {Bo} announced stations.
cold: {Bo} announced nothing.
sky: {Bo} counted to nine.

## fish
ticket: {Bo+} travelled free, in a bowl.
share: {Bo} saw both windows.
cold: {Bo} stayed at the bottom.
sky: {Bo} liked so much room.

## rabbit
ticket: {Bo+} travelled as HAND LUGGAGE.
share: {Bo} was in the way of both.
cold: {Bo} sat between the seats.
sky: {Bo} sat up, for nine seconds.

## guineapig
ticket: {Bo+} had eaten half a ticket.
share: {Bo} was fed by both sides.
cold: {Bo} said one small wheek.
sky: "Wheek," said {Bo}, which covered it.

## hamster
ticket: {Bo+} kept the tickets in one cheek.
share: {Bo} ran, and kept up.
cold: {Bo} would not run.
sky: {Bo} stood up to look.

## horse
ticket: {Bo+} had a ticket for standing, and stood.
share: {Bo} filled the aisle.
cold: {Bo} breathed out.
sky: {Bo} leaned on {Kim}.

## lizard
ticket: {Bo+} had the warm corner.
share: {Bo} lay exactly half-way.
cold: {Bo} went as grey as the seat.
sky: {Bo} forgot to blink.

## toy
ticket: {Bo+} had a seat, by mistake.
share: {Bo} kept their places.
cold: {Bo} was left in 14B.
sky: {cuz} held {Bo} up, to see.

## other
ticket: {Bo+} had a ticket.
share: {Bo} stayed put.
cold: {Bo} looked at the other seat.
sky: {Bo} needed a moment.

## duet
ticket: {Bo+} and {Mo+} shared a ticket.
share: {Bo} and {Mo} swapped.
cold: {Bo} looked at {Mo}.
sky: {Bo} and {Mo} looked.

## duet 2
ticket: {Bo+} had a ticket, and {Mo+} had half.
share: {Bo} sat in {Mo's} way.
cold: {Bo} sat with {Mo}, and was quiet.
sky: {Bo} held on to {Mo}.

## any one
ticket: {Bo+} was counted twice.
share: {Bo} was moved, and moved back.
cold: {Bo} lay down.
sky: {Bo} breathed in, and not out.

## any two
ticket: {Bo+} was down as luggage.
share: {Bo} belonged to neither side.
cold: {Bo} missed the noise.
sky: {Bo} was held up, to see.

## any three
ticket: {Bo+} had been on it before.
share: {Bo} preferred the aisle.
cold: {Bo} sighed.
sky: {Bo} did not blink.

## any four
ticket: {Bo+} had a ticket as well.
share: {Bo} had no turn at all.
cold: {Bo} lay on the notebook.
sky: {Bo} said nothing.
`
