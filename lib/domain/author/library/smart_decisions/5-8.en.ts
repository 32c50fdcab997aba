export const words = String.raw`
title: <It's Quicker|Beware of {doris}|{Kim}, {fitz} and {doris}>
refrain: "It's quicker," said {fitz}.
recall: the jelly and the bull
deed: stopped at a gate, to think
summary: {Kim} has to take a jelly to {gran's}, by four o'clock. It takes an hour by the road. But {fitz} has a map, with one straight line on it. "It's quicker," says {fitz}. The map leaves out a hedge. It leaves out a creek. It leaves out {doris}.
extra: friend = {fitz}
extra: elder = {gran}
pick: fitz = Fitz, Rollo, Dexter, Hugo, Ned, Sandy, Ludo
pick: doris = Doris, Mavis, Gladys, Winifred
pick: gran = Gran, Nan, Grandma, Nonna, Oma
pick: twenty = twenty, twenty-five, thirty
pick: crumb = a crumb, a freckle, an ant
pick: biscuit = a biscuit, an apple, a toffee
pick: weeds = dandelions, nettles, long grass
pick: wobbled = wobbled, shivered, trembled
sign: beware-of-doris = Beware of {doris}
sign: ring-bell-for-tea = RING BELL FOR TEA
word: storeys = the floors of a building, one above the other
word: creek = a small river
word: paddock = a field for animals, with a fence
word: beware = take care, there is danger
word: quicker = in less time
word: trotted = ran with short, even steps
question: What did the map leave out?
question: Why did {fitz} want to go on, each time?
question: What did {Kim} think about on the gate?
question: How did the sign help, when {Kim} read all of it?
question: What did it cost to ring the bell, and who paid?
activity: draw | Draw a map from your bed to your breakfast. Put in everything that is in the way.
activity: think | For as long as a biscuit lasts, think of three ways to get a cousin out of a tree.
activity: count | What is left of the jelly on each page? | three storeys and a cherry ; three storeys ; one
surprise: The jelly gets smaller and smaller. | Compare page 1 with page 17, and with page 19.
surprise: At the end, somebody else says what {Kim} said on the gate. | Read page 9 and page 20.

# 1
= In the kitchen stands a green jelly, three storeys tall, with a cherry. {Kim} reaches for it.
{Kim} had to deliver a jelly to {gran's} [somewhere: {somewhere.at} | , by four o'clock]. It was green and three storeys tall, and {wobbled} if anyone looked at it.
* go | <It had a cherry on the roof.|So nobody looked.>

# 2
= On the road, {fitz} holds up a map with one straight line on it. {Kim} has the jelly.
By the road, it was an hour. But {fitz}, a cousin, had drawn a map, with a single, perfectly straight line.

"It's quicker," said {fitz}.
* go | <It wasn't a large map.|He had used a ruler.>

# 3
= They set off over the grass. {Kim} carries the jelly in front.
So they set off over the paddocks, with the jelly in front, and everybody watching.
* go | <Nobody breathed out.|It had the best view.> {fitz} walked in a perfectly straight line.

# 4
= {Kim} and {fitz} are stuck in the middle of a hedge, with the jelly.
Then there was a hedge. "It isn't on the map," said {fitz}, so they went through it. It took {twenty} minutes, and {fitz's} hat.
* mess | <It was a deep hedge.|There was a nest in it, with someone in.>

# 5
= They have come out of the hedge with leaves all over. {Kim} frowns.
They came out with leaves in the jelly, on the same side of the hedge.

"It was still quicker," said {fitz}, "than <some hedges|a bigger one>."

# 6
= A log lies over a creek. {fitz} points across it. {Kim} holds the jelly tight.
Then there was a creek. On the map it was a blue dot, as big as {crumb}.

"How deep is it?" asked {Kim}.

"It's quicker," said {fitz}, and stepped on to a log.

# 7
= {fitz} sits on the bank, dripping. The jelly has lost its cherry.
{fitz} discovered how deep it was. The log rolled, the jelly leaned, and the cherry departed, followed by [place: {place.creature} | a duck].
* mess | <So did one of his shoes.|One of his shoes was never seen again.>

# 8
= On a gate hangs a sign: Beware of {doris}. Far off in the paddock stands a bull.
Then there was a gate, with a sign that said Beware of {doris}.

"That's a beautiful name," said {fitz}. "It's quicker."
* mess | <Something in the paddock breathed out.|The ground shook a bit.>

{doris} was a bull.

# 9
= From behind: {Kim} has stopped at the gate, and sits and looks at the bull.
{Kim} put down the jelly, [wheels: stopped at the gate, and put the brakes on | sat down in front of the gate, and stayed there].

"What are you doing?" asked {fitz}. "Thinking," said {Kim}.

{fitz} said they had no time to think. "We had time for a hedge," said {Kim}.

# 10
= From the gate, {Kim} sees the roof that they started from. It is not far away.
From there, one could see [home: {home.own} | the kitchen] that they had started from. [roomy: It was quite close.] So the quick way had taken an hour, a shoe, a hat and a cherry.
* low | <The kitchen window winked in the sun.|It was ten to four.>

# 11
= {Kim} draws on the map. {fitz} climbs over the gate.
{Kim} took the map, and put in the rest: a hedge, a creek, a bull. There was hardly room for the line.

"It's only one bull," said {fitz}, and climbed over.

# 12
= The bull stands and looks up. So does {Kim}. Somewhere above the picture is {fitz}.
{fitz} was quick, but {doris} was quicker, and luckily, there was a tree.
* low | <{doris} sat down underneath, to wait.|{doris} leaned on it, and it creaked.>

"It's higher than it looks!" called {fitz}.

# 13
= {Kim} thinks hard at the gate, next to the sign.
One could run, but so could {doris}. One could shout, but {fitz} was shouting already. {Kim} considered it for as long as {biscuit} lasts.
* low | <It felt a lot longer.|It's the longest time there is.>

Then {Kim} read the rest of the sign.

# 14
= {Kim} has pushed the plants aside. There are more words on the sign.
It was behind some {weeds}, in small letters. RING THE BELL. HE THINKS THAT IT'S TEA.

The bell was on the far gate[roomy: , all the way back, and all the way round].

# 15
= {Kim} walks along the road with the jelly, steadily, and does not run.
{Kim} went the long way, and never hurried, because of the jelly. [dog: {Bo} walked to heel, for the first time ever. | cat: {Bo} had been on the road all along, and let them catch up. | bird: {Bo} hopped ahead, and could have told them. | fish: Not one drop went over the edge of {Bo's} bowl. | rabbit: {Bo} hopped like an egg on a spoon. | guineapig: {Bo} announced each tree that they passed. | hamster: {Bo} walked with both cheeks full, to be steady. | horse: {Bo} put down each foot like a teacup. | lizard: {Bo} walked beside, as lizards do, one foot at a time. | toy: {Bo} never once wobbled, and set an example. | {Bo} kept close to the plate, in case.] <It was a good road.|It was a road that went just where it said.>

# 16
= {Kim} rings the bell at the far gate. The bull comes at a trot, ears up.
Clang! {doris} put up both ears, and trotted across to the bell. {fitz} came down like <an apple|a pear>.

Then {doris} looked round for his tea, left, and right, and at {Kim}.

# 17
= {Kim} holds out the jelly, and the bull puts out his tongue.
He had been promised tea, and it was only fair. [deed: {Kim} once {deed}[back: , {back.at}]. What was a jelly? | {Kim} looked at the jelly, which had come such a long way.]

Slurp went the top storey. Slurp went the one below.

# 18
= Along the road in the dusk go {Kim} and {fitz}, in one shoe.
After that, they took the road[sequel&1-3: , and talked about {recall}]. "Is it quicker?" asked {fitz}, <presently|eventually>.

"No," said {Kim}. "But it's shorter than the short cut." [roomy: One shoe said flap.]

# 19
= At {gran's}, they sit round what is left of the jelly.
[roomy: They were late.] [event: It was {event.day}, and hardly a crumb was left. | occasion: It was {occasion}. Hardly a crumb was left. | The candles were down, and so was the cake.]

"What kept you?" asked {gran}. "A short cut," said {fitz}.
* joy | <The jelly still had one floor.|There was a leaf in each helping.>
* joy |

# 20
= On a sunny morning, {fitz} sits down by the gate. {Kim} stands by with an empty plate.
On Sunday, they took the plate back.
* joy | {doris} looked out for them.
* joy |

At the gate, {fitz} sat down.

"What are you doing?" asked {Kim}. "Thinking," said {fitz}. "It's quicker."

## dog
go: {Bo+} ran ahead, and came back to ask which way.
mess: {Bo} fetched somebody's sock, which made it worse.
low: {Bo} barked at {doris}, from behind {Kim}.
joy: {Bo} licked the plate, all round.

## dog 2
go: {Bo+} walked right under the jelly, in hope.
mess: {Bo} shook, and everyone was wet, or leafy.
low: {Bo} stayed on the gate's good side.
joy: {Bo} had whatever fell.

## cat
go: {Bo+} set off later, by a way of {their} own.
mess: {Bo} was on the other side already, washing.
low: {Bo} looked at {doris}, and {doris} looked away.
joy: {Bo} had cream, and no opinion of maps.

## cat 2
go: {Bo+} sat where the jelly was to go, and was moved.
mess: {Bo} wouldn't, and that was that.
low: {Bo} sat by the gate, and shared it with nobody.
joy: {Bo} let a spoon be licked.

## bird
go: {Bo+} flew there, and flew back, and said nothing.
mess: {Bo} sat on a twig, and laughed.
low: {Bo} called up to {fitz's} tree, which was no help.
joy: {Bo} had the green off the fork.

## fish
go: {Bo+} came in the bowl, and wobbled as well.
mess: {Bo} swam down, and the whole bowl tipped.
low: {Bo} saw {doris}, and {doris} filled the glass.
joy: {Bo} thought that a jelly was like home.

## fish 2
go: {Bo+} could only see a big green blur.
mess: {Bo} got a leaf in the bowl, and hid behind it.
low: {Bo} went round and round, which was thinking.
joy: {Bo} danced, with a green light in the bowl.

## rabbit
go: {Bo+} tried the path on both sides, for taste.
mess: {Bo} went back, and said so with both ears.
low: {Bo} thumped, in case {doris} couldn't see the sign.
joy: {Bo} ate the leaves out of it.

## guineapig
go: {Bo+} trotted along, and gave orders.
mess: "Wheek!" said {Bo}, which means "I told you".
low: "Wheek?" said {Bo}. {doris} said it back, but lower.
joy: {Bo} had a leaf to {themself}.

## hamster
go: {Bo+} had packed a lunch, in both cheeks.
mess: {Bo} went in first, and came out last.
low: {Bo} gave {Kim} a seed, to think with.
joy: {Bo} took a bit of green home, and it melted.

## horse
go: {Bo+} could have jumped the lot, and wasn't asked.
mess: {Bo} helped, and so it took longer.
low: {Bo} and {doris} looked at each other, large to large.
joy: {Bo} got cake, by leaning in.

## lizard
go: {Bo+} walked below the plate, in green shade.
mess: {Bo} had gone round, by a way of {their} own.
low: {Bo} played dead, and was good at it.
joy: {Bo} lay in the last of the green light.

## toy
go: {Bo+} was to mind the jelly, and did not blink.
mess: {Bo} was dropped, found, dropped and found.
low: {Bo} faced {doris}, with a calm smile.
joy: {Bo} saved a helping for later.

## other
go: {Bo+} came too, and carried nothing.
mess: {Bo} looked back at the road.
low: {Bo} thought as well. You could see it.
joy: {Bo} got {their} share, leaf and all.

## duet
go: {Bo+} followed {Mo+}, who followed the jelly.
mess: {Bo} went in for {Mo}, who was out already.
low: {Bo} hid behind {Mo}, and {Mo} behind {Kim}.
joy: {Bo} and {Mo} halved the last of it.

## duet 2
go: {Bo+} went left, and {Mo+} went right.
mess: {Bo} blamed the map, and {Mo} blamed {Bo}.
low: {Bo} stood by {Mo}, and both stood well back.
joy: {Bo} and {Mo} wobbled, for days.

## any vote
go: {Bo+} voted for the road, and was not counted.
mess: {Bo} voted for going home.
low: {Bo} voted for staying on this side.
joy: {Bo} voted for more.

## any last
go: {Bo+} came last, and saw what fell.
mess: {Bo} was stuck, and then unstuck.
low: {Bo} stood where {doris} wasn't looking.
joy: {Bo} came first, for once, with a spoon in it.

## any map
go: {Bo+} liked a map, chiefly to lie on[fish: , under glass].
mess: {Bo} was shown the map, and was no wiser.
low: {Bo} turned the map round, but there {doris} was.
joy: On the new map, {Bo} was a large dot.

## any nose
go: {Bo+} could smell {gran's} cake already.
mess: {Bo} smelled mud, and then had some.
low: {Bo} smelled nothing but bull.
joy: {Bo's} nose was green, for a day.
`
