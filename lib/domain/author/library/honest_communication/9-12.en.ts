export const words = String.raw`
title: <Lovely Weather for It|Fresh, Peaceful, Lovely|The Anglers' Fortnight>
refrain: "Lovely weather for it," said {pop}. "Lovely," said {Kim}.
recall: the trousers full of flowers
deed: told {pop} about the fishing
summary: Every Saturday, at five in the morning, {Kim} goes fishing with {pop}, and it's lovely. They both say so. But "fresh" means that one's ears hurt, "peaceful" means that nothing has happened since six, and "lovely" means wet.
extra: friend = {friend}
extra: elder = {pop}
pick: friend = Tove, Malika, Bronte, Ines, Roshni, Flora, Wanda
pick: pop = Grandpa, Pop, Opa, Grandad
pick: caught = a glove, one glove
pick: kettle = kettle, teapot, toaster
pick: eleven = eleven, nine, thirteen
pick: rolls = rolls, sandwiches, scones
pick: spoons = Spoons, Gravel, Buttons, Lawnmowers
pick: flowers = geraniums, marigolds, petunias
sign: no-fishing = NO FISHING
word: angler = somebody who fishes with a rod
word: waders = boots and trousers in one, for standing in rivers
word: reel = the part of a rod that winds the line
word: fortnight = two weeks
word: frankly = saying just what one thinks
word: bearings = small steel balls that help a thing turn smoothly
question: What did "lovely" mean on page 3? What does it mean on page 19?
question: Why did each kindness make it worse?
question: {friend} thinks that {Kim} should say so, and then that {he} shouldn't. Which time was she right?
question: What did {Kim} see on page 14?
question: After they had laughed, there was something harder to say. What was it?
activity: write | Write a small dictionary of what people say, and what they mean. | "We'll see." ; "How interesting." ; "I'm fine."
activity: talk | Ask somebody: is there a thing that you do only because you think that I like it?
activity: think | Which of these should one say at once? | I don't like your soup ; your shoe is undone ; I'd rather stay home
surprise: The waders are good for something, in the end. | Look at them on page 15, and on page 20.
surprise: {pop} says "lovely" before he has looked at the sky. | Watch for it on page 14.

# 1
= In the grey of the morning, {Kim} and {pop} walk to the river with rods and a bucket.
Every Saturday, at five in the morning, {Kim} went fishing with {pop}, and it was lovely. [roomy: They both said so.]
* bank | The bucket came along, empty, and went home that way.

# 2
= {Kim} and {pop} sit on two chairs in the rain and hold their rods.
They sat on folding chairs [uluru,cairo: | somewhere: {somewhere.at}], and watched it rain.

"Lovely weather for it," said {pop}.

"Lovely," said {Kim}[roomy: , <through a scarf|from inside a hood>].
* bank | Something dripped off everything.

# 3
= {Kim} has {his} shoulders up to {his} ears.
It was a language. "Fresh" meant that one's ears hurt, "peaceful" meant that nothing had happened since six, and "lovely" meant wet.
* bank | One picked it up quickly, like a cold.

# 4
= In a dusty shed, {pop} holds up an old rod. {Kim} nods politely.
It had begun two years earlier[sequel&roomy: , even before {recall}], when {pop} found some rods in the shed. "I don't suppose you'd care to," he said.

"I'd love to," said {Kim}, who was <polite|well brought up>.

# 5
= {Kim} has pulled a wet sign out of the river. It says NO FISHING.
They had caught {caught}, a {kettle}, and a sign that said NO FISHING. {pop} put the {kettle} back, because it was undersized.
* bank | It swam off, more or less.

# 6
= {friend} puts her hands on her hips. {Kim} shrugs.
"Just tell him," said {friend}[roomy: , who thinks that most things can be settled by Tuesday | , who likes things settled].

"It would break his heart," said {Kim}, "when he gets up at four to butter the {rolls}."

# 7
= {Kim} hands {pop} a present. {pop} looks at it a moment too long.
{Kim} felt so guilty that {he} spent {his} savings on a reel, with {eleven} ball bearings. {pop} considered it [roomy: for some time], and said, "Lovely."
* kind |

# 8
= {pop} presents a pair of rubber trousers with boots at the ends. They are far too large.
Then {pop} gave {Kim} waders, which came up to the ears, with room to grow.

"Lovely," said {Kim}[roomy: , <from inside them|over the top>].
* kind | There was an echo.

# 9
= At the kitchen table, {Kim} asks something carefully. {pop} points at the clock.
"Don't you ever want to sleep in?" hinted {Kim}.

"You're right," said {pop}, "the serious anglers are out by four." So [roomy: <after that|from then on>] it was four.
* kind | It was even fresher, at four.

# 10
= {Kim} and {pop} have caught a small fish, and look at it in alarm.
In May, they caught an actual fish, which looked up as if there were some mistake. [dog: {Bo} apologised to it, with {their} tongue. | cat: {Bo} moved closer, purely in order to see. | bird: {Bo} advised it to fly. | fish: It looked at {Bo}, and {Bo} looked at it, and that was terrible. | rabbit: {Bo} put both ears down over the matter. | guineapig: {Bo} screamed, on its behalf. | hamster: {Bo} offered it a seed, which it couldn't hold. | horse: {Bo} breathed on it from above, kindly. | lizard: {Bo} stared at it, without blinking, and so did it. | toy: It was laid on {Bo}, who has never spoken of it. | {Bo} looked the other way, out of manners.]

They put it back[roomy: , so fast that they bumped heads].

# 11
= {pop} waves a leaflet. {Kim} has gone pale.
"I've done something rash," said {pop}, with a leaflet. "The Anglers' Fortnight: fourteen days, in one tent." [event: It began {event.on}. | occasion: It began on {occasion}.]

"Lovely," said {Kim}, <from a great depth|as if from down a well>.

# 12
= At night, {Kim} talks to the bathroom mirror.
{Kim} practised in the mirror. "I'd rather not," {he} began, and every time {his} mouth reached the end, it said "lovely".
* low | The tap dripped, in sympathy.

# 13
= {Kim} and {friend} sit on a bench, and neither looks at the other.
"What if he just says fine?" said {friend}. "Then there's no Saturday, and mine sends a card at Christmas, and I'd happily sit in a ditch with him."
* low | A leaf came down, and nobody remarked on it.

# 14
= From behind: in the rain, {Kim} looks not at the river but at {pop}.
That Saturday, {Kim} watched {pop} instead[roomy: . He | , who] said "lovely" before he looked at the sky[roomy: , and his hands were blue], and he glanced, guiltily, at his watch.
* low | The river went by, as if paid to.

# 15
= Rain runs off {Kim's} nose. {pop} holds out something to eat.
The waders were filling with rain, and it's hard to be frank with somebody who hands you the <better|last> of his {rolls}. [deed: It's hard even if you once {deed}[back: , {back.at}].]

"{pop}," said {Kim}.

# 16
= {Kim} has stood up, and says it. The rod lies on the grass.
"I don't like fishing, and I never have. I don't like the worms, or the getting up, or the peace."

It was out, and {eleven} ball bearings couldn't wind it back [roomy: in again].

# 17
= {pop} covers his face with one hand. His shoulders shake. {Kim} is afraid that he cries.
{pop} laid down his rod, and his shoulders began to shake, and {Kim} thought that it had broken his heart.

"I can't bear it," said {pop}, wiping his eyes, and laughing. "I never could. They look at me."

# 18
= The rain has stopped. {Kim} and {pop} stand there, and have run out of laughter.
"You bought me a reel!" said {pop}. "You bought me trousers!" They laughed until they ran out, and there stood Saturday, without a reason.

"I like Saturdays," said {Kim}, <fast|quickly>, before it could turn into "lovely". "I like them with you, only dry."

# 19
= On a bench, in the sun, {Kim} and {pop} eat and watch the buses.
Now they ask first: bowls, no; the Museum of {spoons}, no, twice.
* after | It saves a considerable amount of misery.
* after | The dentist's fish tank, certainly not.

[place: {Place.food} on a bench | Doughnuts at the bus station]: lovely.

# 20
= By the garden door stand the waders, full of flowers. {Kim} and {pop} run in out of the rain.
The waders stand beside [home: {home.door} | the door], full of {flowers}, with room to grow.
* after | They have never looked so well.

Last Saturday, it poured. "Horrible," said {pop}.

"Disgusting," said {Kim}, [roomy: happily,] and they went in.

## dog
bank: {Bo+} barked at the river, which took no notice.
kind: {Bo} was given a hat, and bore it.
low: {Bo} shook, and never said that it was lovely.
after: {Bo} chases the buses, and they come back.

## dog 2
bank: {Bo+} guarded the worms, and befriended one.
kind: {Bo} buried a rod, to be helpful.
low: {Bo} sighed, which is how dogs put it.
after: {Bo} sleeps in, and so does the worm.

## cat
bank: {Bo+} had come for the fish, and waited.
kind: {Bo} slept on the leaflets.
low: {Bo} turned {their} back, frankly.
after: {Bo} would have liked the dentist's fish.

## cat 2
bank: {Bo+} sat in the only dry place.
kind: {Bo} moved into the wrapping paper.
low: {Bo} lifted one wet paw, and let everybody see it.
after: {Bo} says what {they} {thinks/think}, and always did.

## bird
bank: {Bo+} knew eleven words, and used two on the rain.
kind: {Bo} learned to say "lovely", in both voices.
low: {Bo} said "lovely", and nobody laughed.
after: {Bo} says "no" now, with great enjoyment.

## fish
bank: {Bo+} came, too, and took it all rather personally.
kind: {Bo} hid whenever anybody said "bait".
low: {Bo} looked at the river, and longed for a ceiling.
after: {Bo} is in favour of buses.

## fish 2
bank: {Bo+} alone didn't mind the wet.
kind: {Bo} blew a bubble at the worms, in warning.
low: {Bo} opened {their} mouth, and shut it again.
after: Nobody looks at {Bo} and thinks of lunch.

## rabbit
bank: {Bo+} ate the bank, starting at one end.
kind: {Bo} chewed a hole in something waterproof.
low: {Bo} thumped, twice, which is rabbit for "frankly".
after: {Bo} has eaten three of the new {flowers}.

## guineapig
bank: {Bo+} complained at every drop, by number.
kind: {Bo} shrieked at the parcel, and was right.
low: {Bo} told {Kim} to shriek. It always works.
after: {Bo} is consulted, and doesn't hold back.

## hamster
bank: {Bo+} kept the bread dry, in both cheeks.
kind: {Bo} tried the new reel, and the bearings hummed.
low: {Bo} wouldn't come out, which is an opinion.
after: {Bo} has kept some of everything, in case.

## horse
bank: {Bo+} stood downstream, and frightened things.
kind: {Bo} wore a hat, and then ate it.
low: {Bo} turned {their} tail to the rain.
after: {Bo} likes a bus, being that size.

## lizard
bank: {Bo+} lay on a stone that had been warm in March.
kind: {Bo} was knitted something, and lay on it.
low: {Bo} went grey, and made no secret of it.
after: {Bo} lies in the sun, as lizards should.

## toy
bank: {Bo+} had soaked up some of the river.
kind: {Bo} had a small rod sewn on.
low: {Bo} was wrung out, and didn't say thank you.
after: {Bo} is dry, after two years.

## other
bank: {Bo+} looked at the water, then at the gate.
kind: {Bo} got a life jacket, and stood in it.
low: {Bo} looked wet, felt wet, and said so.
after: {Bo} chose the bench. Everybody agreed.

## duet
bank: {Bo+} kept the rain off {Mo+}, by being wetter.
kind: {Bo} and {Mo} shared one hat, badly.
low: {Bo} was cross with {Mo}, and {Mo} with rain.
after: {Bo} asked {Mo}, who said yes, and meant it.

## duet 2
bank: {Bo+} and {Mo+} watched the float for hours.
kind: {Bo} and {Mo} were given matching raincoats.
low: {Bo} leaned on {Mo}, who wasn't lovely either.
after: {Bo} votes with {Mo}, except on cake.

## any seat
bank: {Bo+} had the dry end of the bank.
kind: {Bo} was thanked for {their} patience.
low: {Bo} gave {Kim} a long, frank look.
after: {Bo} has a seat in the sun.

## any roll
bank: {Bo+} had come for the {rolls}.
kind: {Bo} was cheered up with cheese.
low: {Bo} left half a breakfast, unprecedentedly.
after: {Bo} still gets the {rolls}, and dry.

## any sky
bank: {Bo+} looked up, hopefully, at intervals.
kind: {Bo} was lent something yellow.
low: {Bo} looked at the sky, and it got worse.
after: {Bo} no longer minds what the sky does.

## any early
bank: {Bo+} was still asleep, or nearly.
kind: {Bo} was woken even earlier, and said so.
low: {Bo} yawned, in plain language.
after: {Bo} gets up when {they} {is} ready.
`
