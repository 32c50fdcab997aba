export const words = String.raw`
title: <Just a Sock|It's Just a Sock|The Week of the Sock|Tweezers Have Teeth>
refrain: "It's just a sock," said {Kim}.
recall: the week of the sock
deed: took off a sock, and went first
summary: {Kim} has a splinter that nobody can see, and there are tweezers in the bathroom that may have teeth. A sock will hide it. So will an oven glove, and a bucket. But on Saturday there is a bell to ring, and it takes two hands.
extra: friend = {friend}
extra: elder = {pop}
pick: friend = Ada, Ruby, Mei, Sefa, Billie, Noor, Tilly, Aroha
pick: pop = Pop, Grandpa, Grandad
pick: gate = the gate, the old fence, the back deck, a ladder
pick: small = a comma, a crumb, an eyelash, a full stop
pick: sock = a red one, a football one, a stripy one
pick: eleven = eleven, nine, fourteen, seven
pick: beasts = WILD BEASTS, DO NOT FEED, DANGER
pick: old = seventy-one, sixty-eight, seventy-four
word: splinter = a tiny, sharp bit of wood that gets under the skin
word: tweezers = a small tool that pinches, for pulling out small things
word: elbow = the place where your arm bends
word: throb = to ache in beats, like a drum
word: thorn = a sharp point on a plant
word: brass = a yellow metal that bells are made of
word: practise = to do a thing again and again, to get better at it
word: puppet = a toy that you wear on your hand
question: What did {Kim} try instead of the tweezers?
question: Who else was hiding a hand? When did you notice?
question: "Are you ready?" "No. Do it anyway." When have you done something like that?
question: Why did {pop} need the sock?
question: What would your sock be called, if it had eyes?
activity: make | Draw eyes on an old sock. Give it a name and a voice.
activity: find | Who else is hiding something? Read page 3 again.
activity: sound | Say the bell together: once with one hand, and once with two. | Dnk ; BONG!
surprise: {pop} has one hand in his pocket on page 3. | On page 14, you know why.
surprise: There is a sock in more pictures than you think. | Count the socks.

# 1
= {Kim} stands by {gate} and stares at one thumb.
[first-day-of-school: School began, and | On Monday,] {Kim} got a splinter in {his} thumb[roomy: , from {gate}].

<Nobody else could see it, and {Kim} could see nothing else.|It was as big as {small}, which is quite big, in a thumb.>
* see | <It looked like any other thumb, but it didn't feel like one.|{He} blew on it, which did nothing.>

# 2
= {Kim} looks up at a small tin on the bathroom shelf, and is not happy about it.
Splinters come out with tweezers, and {Kim} was nearly sure that those had teeth.

So {he} put a sock on that hand.
* see | <It went right up to the elbow.|It was {sock}, and it went up to the elbow.>

# 3
= {Kim} sits at breakfast with a sock on one hand. {pop} has one hand in his pocket.
"What's that?" asked {pop}, with one hand in his pocket.

"It's just a sock," said {Kim}.
* see | <"Cold?" asked {pop}. "Only the one hand," said {Kim}.|"So it is," said {pop}, and passed the marmalade.>

# 4
= {Kim} looks up at a big brass bell that hangs from a beam.
[birthday: Saturday was {his} birthday. | event&!first-day-of-school: Saturday was {event.is}. | place: On Saturday, there would be a fair {place.at}. | somewhere: On Saturday, there would be a fair {somewhere.at}. | occasion&!event: Saturday was {occasion}. | <On Saturday, there would be a fair.|Saturday was the day of the fair.>] {Kim} was going to ring the big brass bell, and that took two hands.

<"It's only Monday," said {Kim}.|"Saturday is miles away," said {Kim}.>

# 5
= From above: {Kim} butters the table instead of the bread, with the wrong hand.
On Tuesday, {Kim} did everything with the other hand. [roomy: {He} buttered the table.] {He} wrote {his} name, and it looked like <a spider's|a wet hen's|somebody else's>.
* see | Getting dressed took until nearly lunchtime.

# 6
= At school, {friend} draws two eyes on the sock on {Kim's} hand.
"Is it a puppet?" asked {friend}, at school.

"It's just a sock," said {Kim}. <By home time, it had eyes and a name.|By home time, it had eyes and a wife.>
* worse | <Apparently, somebody was called Susan.|Even the teacher had said hello to it.>

# 7
= {Kim} wears a big oven glove on one hand. The sock is in the soup.
On Wednesday, the sock went in the soup, so {Kim} wore an oven glove instead.

"It's just an oven glove," said {Kim}.
* worse | "Of course it is," said {pop}, into the fridge.

# 8
= {Kim} tries to turn a page in an oven glove.
In an oven glove, you can't turn pages, do up zips, or hold an egg.

[roomy: <You can hold three eggs, for a bit.|You can hold six eggs, but not for long.>]
* worse | <Afterwards, everybody had pancakes.|It was a difficult day for eggs.>

# 9
= {Kim} walks about with one whole arm in a bucket of water.
On Thursday, the thumb began to throb[roomy: , <tock, tock, like a small hot clock|like a drum in a pillow>]. {Kim} put it in a bucket of water.

"It's just a bucket."
* worse | {He} wore it to tea.

# 10
= The bucket flies off, and water goes everywhere. {Kim} hides {his} thumb from {pop}.
The bucket did not want to come off. [dog: {Bo} took the handle and ran. | cat: {Bo} got in it, to help. | bird: {Bo} sat on the rim and gave orders. | fish: {Bo} watched the water slop, and hoped. | rabbit: {Bo} thumped, and {Kim} jumped. | guineapig: {Bo} said wheek, and {Kim} jumped. | hamster: {Bo} pushed with all {their} whiskers. | horse: {Bo} took the handle and walked. | lizard: {Bo} licked round the edge. | toy: {Kim} used {Bo} as a lever. | {Bo} stood well back.] THWOP!

"Show me?" asked {pop}.

"No!" said {Kim}, <louder than the bucket|from behind the shed>.

# 11
= In the playground, many children wear a sock on one hand. {friend} wears two. {Kim} does not smile.
On Friday, {eleven} people came with a sock on one hand, and {friend} had two.

"Does it hurt?" she asked.

<"No," said {Kim}. It was the smallest word {he} had.|"No," said {Kim}, and it came out crooked.>
* low | It hurt all the way home, and through the cartoons.

# 12
= From behind: {Kim} pulls the bell rope with one hand. The bell hardly moves.
{Kim} went to practise on the bell, but one hand was not enough. The bell leaned over, [roomy: <thought about it|changed its mind>,] and said, "Dnk."
* low | {He} tried it with {his} teeth, and the bell said nothing whatever.

# 13
= At night, {Kim} stands in the hall. On the shelf there is a clean round place where the tin used to be.
That night, {Kim} went to look at the tin[roomy: , but only to look].
* low | <The floorboards were cold, and had opinions.|The staircase said everything twice.>

The tin was gone, and there was <just a round, clean place|just a ring in the dust>.

# 14
= {pop} sits on his bed with the tin on his knees. On one hand he wears a gardening glove.
Under {pop's} door there was a light, and he sat with the tin, still shut.

On one hand was a gardening glove. "It's just a glove," said {pop}.

# 15
= {Kim} and {pop} sit side by side and stare at the tin.
"Splinter," said {Kim}. "Since Monday."

"Thorn," said {pop}. "<Off a rose|Out of a lemon tree>. Since last Thursday."

They both looked at the tin. "Teeth," they said[roomy: , and moved <along the bed a bit|a bit further off>].

# 16
= {Kim}, close up, thinks about it, and takes off the sock.
{pop} was {old}, and still scared. If it hadn't stopped by {old}, it wasn't going to stop by Saturday.
* low | It was not that sort of thing.

{Kim} took off the sock.

# 17
= {Kim} holds out {his} thumb under the lamp. {pop} has his glasses on and the tweezers ready.
"Me first," said {Kim}. [deed: {He} once {deed}[back: , {back.at}].] {His} other hand held on to [fish: {Bo's} bowl | horse: one hair from {Bo's} tail | {Bo}].

"Ready?" asked {pop}[!deed: , with his glasses on <upside down|back to front>].

"No," said {Kim}. <"Do it anyway."|"But do it.">

# 18
= {pop} holds the sock with both eyes shut. {Kim} holds the tweezers. There is a matchbox marked {beasts}.
The tweezers were cold, but they had no teeth. It hurt for as long as it takes to say "tweezers".

"Your turn," said {Kim}[roomy: , and gave {pop} the sock to hold].

The splinter and the thorn went into a matchbox marked {beasts}.

# 19
= {Kim} takes the bell rope in both hands. The crowd waves socks.
On Saturday, half the crowd wore [roomy: a sock. {Kim} | socks, and {Kim}] took the rope in both hands. "It's just a bell," {he} said, and pulled.

BONG!
* joy | {friend} waved two socks, and fell off the bench.
* joy |

# 20
= The bell swings high. {Kim} and {pop} laugh with their hands in the air.
<They heard it [place: as far as {place.landmark}. | home: as far as {home.the}. | two hills off.]|It shook the birds off the roof.>
* joy | Somebody's grandmother dropped an entire cake.
* joy |

Beside the tin hangs an old sock with eyes, in case somebody needs a hand.

## dog
see: {Bo+} offered to lick that hand. {Bo} offered most people that.
worse: To help, {Bo} brought slippers, in case feet were next.
low: {Bo} put {their} chin down next to {Kim}, and sighed.
joy: {Bo} answered the bell, and the whole town answered {Bo}.

## cat
see: {Bo+} looked at the thumb, and then at {their} dish, which was emptier.
worse: {Bo} sat down exactly where {Kim} needed a hand.
low: {Bo} sat so close that it counted as kindness.
joy: {Bo} took the best seat, and somebody's scarf.

## bird
see: {Bo+} took one look, and told the whole street.
worse: {Bo} landed on that hand, slid off, and blamed {Kim}.
low: {Bo} did not sing at all, not even the rude song.
joy: Twice round the bell flew {Bo}, ringing.

## fish
see: Through the side of the bowl, {Bo+} made that hand look enormous.
worse: {Bo} swam round the other way, to see if that helped.
low: {Bo} stayed at the bottom, by the stones.
joy: The water rang in rings, and {Bo} swam through them.

## rabbit
see: {Bo+} sat by {Kim's} foot. It was no help, but it was kind.
worse: Quietly, {Bo} ate the cuff off that sleeve.
low: Thump, went {Bo}, just once, and then listened.
joy: Up went {Bo's} ears, and stayed up until Sunday.

## guineapig
see: "Wheek," said {Bo+}, who had heard that thumbs bring cucumber.
worse: {Bo} said wheek at the wrong hand until it fed {them}.
low: A small wheek came from {Bo}, and not about food.
joy: {Bo} said wheek so high that it rang.

## hamster
see: {Bo+} put a seed in one cheek, in case of trouble.
worse: {Bo} looked for the hand with the seeds in, and found a sock.
low: {Bo} took out {their} best seed, and left it by {Kim}.
joy: From shock, {Bo} dropped eleven seeds.

## horse
see: {Bo+} breathed on that hand, like a hairdryer with teeth.
worse: {Bo} nosed that hand, in case it was a bag of oats.
low: One big, warm chin came down next to {Kim}. It was {Bo's}.
joy: {Bo} stamped for more, and the bell obliged.

## lizard
see: {Bo+} did not blink. With lizards, that is all you get.
worse: {Bo} tried that hand with one flick, and walked away.
low: For once, {Bo} lay flat and let {Kim} do the staring.
joy: {Bo} felt that in every one of {their} toes.

## toy
see: {Kim} looked {Bo+} over for splinters, too. It was all fluff.
worse: That day, {Bo} was dropped four times, and did not complain.
low: {Kim} held {Bo} too tight, and did not notice.
joy: {Bo} was given the sock, as a sleeping bag.

## other
see: {Bo+} had a good look, and then a better one.
worse: {Bo} kept well clear of that hand. Anyone would.
low: {Bo} stayed where {Kim} could see {them}.
joy: {Bo} got a sock, too, and it did suit {them}.

## duet
see: {Bo+} told {Mo+}, and {Mo} told everybody.
worse: {Bo} was handed {Mo's} dinner, and {Mo} was handed {Bo's}.
low: All evening, {Bo} did not fight {Mo} once. It was that bad.
joy: {Bo} and {Mo} had one pair of socks between them.

## duet 2
see: {Bo+} looked at {Mo+}. Neither could see a thing.
worse: {Bo} and {Mo} had never met a thing like that.
low: {Bo} kept {Mo} company, and {Mo} kept {Bo}.
joy: {Bo} and {Mo} were still ringing on Sunday.

## any look
see: {Bo+} wanted to see the thumb, and then wanted not to.
worse: {Bo} looked the other way, to be kind.
low: This time, {Bo} looked, and did not look away.
joy: {Bo} looked, and made sure that everyone else looked.

## any secret
see: {Kim} told only {Bo+}, because {Bo} never told.
worse: {Bo} had seen nothing, said {Kim}. {Bo} had seen plenty.
low: {Kim} told {Bo} how much it hurt, and nobody else.
joy: "That was me!" {Kim} told {Bo}, who knew.

## any breakfast
see: Somebody had to finish the toast, and {Bo+} looked ready.
worse: Something fell on {Bo}. It was lunch.
low: {Bo} left half of {their} dinner, to keep {Kim} company.
joy: {Bo} had a second breakfast, because of the bell.

## any sleep
see: {Bo+} slept through the news, and had to be told.
worse: {Bo} woke up, saw {Kim}, and seemed to think it was a dream.
low: With one eye open, {Bo} kept {Kim} company.
joy: Nobody slept through that, not even {Bo}.
`
