// Want: Saturdays with {pop}. In the way: fishing, which each of them does for the other's sake. Two decent sides: tell him; be kind, and keep the
// Saturdays. Engine: "lovely" means wet; each kindness makes it worse. Turn: he can't stand it either; then the harder half, which is to say what
// one does want. Last image: waders with flowers in. {pop} is "he", {friend} is "she".
export const source = String.raw`
id: honest-communication-9-12
title: <Lovely Weather for It|Fresh, Peaceful, Lovely|The Anglers' Fortnight>
skill: honest_communication
level: 9-12
refrain: "Lovely weather for it," said {pop}. "Lovely," said {Kim}.
recall: the trousers full of flowers
deed: told {pop} about the fishing
summary: Every Saturday, at five in the morning, {Kim} goes fishing with {pop}, and it's lovely. They both say so. But "fresh" means that one's ears hurt, "peaceful" means that nothing has happened since six, and "lovely" means wet.
extra: friend = {friend} she
extra: elder = {pop} he
pick: friend = Tove, Malika, Bronte, Ines, Roshni, Flora, Wanda
pick: pop = Grandpa, Pop, Opa, Grandad
pick: caught = a glove, one glove
pick: kettle = kettle, teapot, toaster
pick: eleven = eleven, nine, thirteen
pick: rolls = rolls, sandwiches, scones
pick: spoons = Spoons, Gravel, Buttons, Lawnmowers
pick: flowers = geraniums, marigolds, petunias
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
surprise: picture | The waders are good for something, in the end. | Look at them on page 15, and on page 20. | 15 waders, 20 waders
surprise: word | {pop} says "lovely" before he has looked at the sky. | Watch for it on page 14.

# 1
@ river morning wide | child: walk calm holds rod | elder: walk calm holds bucket | all: walk calm | props: rod, bucket, lantern
= In the grey of the morning, {Kim} and {pop} walk to the river with rods and a bucket.
Every Saturday, at five in the morning, {Kim} went fishing with {pop}, and it was lovely. [roomy: They both said so.]
* bank | The bucket came along, empty, and went home that way.

# 2
@ river morning rain medium | child: sit sad holds rod | elder: sit calm holds rod | Bo: sit calm | props: chair, chair, umbrella
= {Kim} and {pop} sit on two chairs in the rain and hold their rods.
They sat on folding chairs [uluru,cairo: | somewhere: {somewhere.at}], and watched it rain.

"Lovely weather for it," said {pop}.

"Lovely," said {Kim}[roomy: , <through a scarf|from inside a hood>].
* bank | Something dripped off everything.

# 3
@ river morning rain close | child: sit worried holds rod | elder: sit calm | Bo: sit cross | props: chair, leaf
= {Kim} has {his} shoulders up to {his} ears.
It was a language. "Fresh" meant that one's ears hurt, "peaceful" meant that nothing had happened since six, and "lovely" meant wet.
* bank | One picked it up quickly, like a cold.

# 4
@ shed noon medium | child: stand worried looks elder | elder: stand curious looks child holds rod | Bo: sit curious | props: rod, box, spade
= In a dusty shed, {pop} holds up an old rod. {Kim} nods politely.
It had begun two years earlier[sequel&roomy: , even before {recall}], when {pop} found some rods in the shed. "I don't suppose you'd care to," he said.

"I'd love to," said {Kim}, who was <polite|well brought up>.

# 5
@ river noon cloud medium | child: reach curious looks sign holds rod | elder: stand calm looks sign | Bo: look-up curious looks sign | props: sign "NO FISHING", glove, bucket
= {Kim} has pulled a wet sign out of the river. It says NO FISHING.
They had caught {caught}, a {kettle}, and a sign that said NO FISHING. {pop} put the {kettle} back, because it was undersized.
* bank | It swam off, more or less.

# 6
@ street golden medium | child: shrug sad looks friend | friend: hands-on-hips cross looks child | Bo: sit calm | props: bag, bench
= {friend} puts her hands on her hips. {Kim} shrugs.
"Just tell him," said {friend}[roomy: , who thinks that most things can be settled by Tuesday | , who likes things settled].

"It would break his heart," said {Kim}, "when he gets up at four to butter the {rolls}."

# 7
@ living-room lamp close | child: reach worried looks elder holds present | elder: sit worried looks present at centre | Bo: sit curious looks present | props: present, sofa | event
= {Kim} hands {pop} a present. {pop} looks at it a moment too long.
{Kim} felt so guilty that {he} spent {his} savings on a reel, with {eleven} ball bearings. {pop} considered it [roomy: for some time], and said, "Lovely."
* kind |

# 8
@ hallway noon wide | child: stand sad looks waders | elder: point proud looks waders | all: sit curious looks waders | props: waders, box
= {pop} presents a pair of rubber trousers with boots at the ends. They are far too large.
Then {pop} gave {Kim} waders, which came up to the ears, with room to grow.

"Lovely," said {Kim}[roomy: , <from inside them|over the top>].
* kind | There was an echo.

# 9
@ kitchen dusk medium | child: sit worried looks elder | elder: stand delighted looks clock | Bo: lie calm | props: table, clock, bread
= At the kitchen table, {Kim} asks something carefully. {pop} points at the clock.
"Don't you ever want to sleep in?" hinted {Kim}.

"You're right," said {pop}, "the serious anglers are out by four." So [roomy: <after that|from then on>] it was four.
* kind | It was even fresher, at four.

# 10
@ river morning rain close | child: stand scared looks bucket holds rod | elder: crouch scared looks bucket | Bo: look-up worried looks bucket | props: bucket, fishbowl
= {Kim} and {pop} have caught a small fish, and look at it in alarm.
In May, they caught an actual fish, which looked up as if there were some mistake. [dog: {Bo} apologised to it, with {their} tongue. | cat: {Bo} moved closer, purely in order to see. | bird: {Bo} advised it to fly. | fish: It looked at {Bo}, and {Bo} looked at it, and that was terrible. | rabbit: {Bo} put both ears down over the matter. | guineapig: {Bo} screamed, on its behalf. | hamster: {Bo} offered it a seed, which it couldn't hold. | horse: {Bo} breathed on it from above, kindly. | lizard: {Bo} stared at it, without blinking, and so did it. | toy: It was laid on {Bo}, who has never spoken of it. | {Bo} looked the other way, out of manners.]

They put it back[roomy: , so fast that they bumped heads].

# 11
@ living-room lamp medium | child: stand scared looks paper | elder: celebrate proud looks child holds paper | Bo: sit worried looks Kim | props: paper, tent
= {pop} waves a leaflet. {Kim} has gone pale.
"I've done something rash," said {pop}, with a leaflet. "The Anglers' Fortnight: fourteen days, in one tent." [event: It began {event.on}. | occasion: It began on the day marked "{occasion}".]

"Lovely," said {Kim}, <from a great depth|as if from down a well>.

# 12
@ bathroom night close | child: stand sad looks mirror | Bo: sit sad looks Kim | props: mirror, shelf
= At night, {Kim} talks to the bathroom mirror.
{Kim} practised in the mirror. "I'd rather not," {he} began, and every time {his} mouth reached the end, it said "lovely".
* low | The tap dripped, in sympathy.

# 13
@ park dusk cloud medium | child: sit sad looks friend | friend: sit sad | Bo: lie sad | props: bench, leaf
= {Kim} and {friend} sit on a bench, and neither looks at the other.
"What if he just says fine?" said {friend}. "Then there's no Saturday, and mine sends a card at Christmas, and I'd happily sit in a ditch with him."
* low | A leaf came down, and nobody remarked on it.

# 14
@ river morning rain behind | child: sit curious looks elder holds rod | elder: sit sad holds rod | all: sit sad | props: umbrella
= From behind: in the rain, {Kim} looks not at the river but at {pop}.
That Saturday, {Kim} watched {pop} instead[roomy: . He | , who] said "lovely" before he looked at the sky[roomy: , and his hands were blue], and he glanced, guiltily, at his watch.
* low | The river went by, as if paid to.

# 15
@ river morning rain close | child: sit scared looks elder | elder: sit calm holds sandwich | Bo: look-up worried looks Kim | props: chair, waders
= Rain runs off {Kim's} nose. {pop} holds out something to eat.
The waders were filling with rain, and it's hard to be frank with somebody who hands you the <better|last> of his {rolls}. [deed: It's hard even if you once {deed}[back: , {back.at}].]

"{pop}," said {Kim}.

# 16
@ river noon rain medium | child: stand scared looks elder | elder: sit worried looks child | Bo: look-up scared looks Kim | props: chair, rod, bucket
= {Kim} has stood up, and says it. The rod lies on the grass.
"I don't like fishing, and I never have. I don't like the worms, or the getting up, or the peace."

It was out, and {eleven} ball bearings couldn't wind it back [roomy: in again].

# 17
@ river noon cloud close | child: kneel scared looks elder | elder: sit delighted | Bo: sit curious looks elder | props: chair, rod
= {pop} covers his face with one hand. His shoulders shake. {Kim} is afraid that he cries.
{pop} laid down his rod, and his shoulders began to shake, and {Kim} thought that it had broken his heart.

"I can't bear it," said {pop}, wiping his eyes, and laughing. "I never could. They look at me."

# 18
@ river noon medium | child: stand worried looks elder | elder: stand sad looks child | all: sit curious looks Kim | props: waders, rod, bucket
= The rain has stopped. {Kim} and {pop} stand there, and have run out of laughter.
"You bought me a reel!" said {pop}. "You bought me trousers!" They laughed until they ran out, and there stood Saturday, without a reason.

"I like Saturdays," said {Kim}, <fast|quickly>, before it could turn into "lovely". "I like them with you, only dry."

# 19
@ [place: {place.id} | street] golden wide | child: sit happy | elder: sit happy looks child | all: sit happy | props: bus, bench, plate
= On a bench, in the sun, {Kim} and {pop} eat and watch the buses.
Now they ask first: bowls, no; the Museum of {spoons}, no, twice.
* after | It saves a considerable amount of misery.
* after | The dentist's fish tank, certainly not.

[place: {Place.food} on a bench | Doughnuts at the bus station]: lovely.

# 20
@ garden morning rain medium | child: run delighted looks elder | elder: run delighted holds umbrella | all: run happy | props: waders "flowers", door, umbrella
= By the garden door stand the waders, full of flowers. {Kim} and {pop} run in out of the rain.
The waders stand beside [home: {home.door} | the door], full of {flowers}, with room to grow.
* after | They have never looked so well.

Last Saturday, it poured. "Horrible," said {pop}.

"Disgusting," said {Kim}, [roomy: happily,] and they went in.

## dog
bank: {Bo+} barked at the river, which took no notice. // stand cross
kind: {Bo} was given a hat, and bore it. // sit sad wears hat
low: {Bo} shook, and never said that it was lovely. // stand cross
after: {Bo} chases the buses, and they come back. // run delighted

## dog 2
bank: {Bo+} guarded the worms, and befriended one. // lie happy
kind: {Bo} buried a rod, to be helpful. // dig happy
low: {Bo} sighed, which is how dogs put it. // lie sad
after: {Bo} sleeps in, and so does the worm. // sleep happy

## cat
bank: {Bo+} had come for the fish, and waited. // sit cross
kind: {Bo} slept on the leaflets. // sleep calm
low: {Bo} turned {their} back, frankly. // back-turned cross
after: {Bo} would have liked the dentist's fish. // sit proud

## cat 2
bank: {Bo+} sat in the only dry place. // sit proud
kind: {Bo} moved into the wrapping paper. // lie happy
low: {Bo} lifted one wet paw, and let everybody see it. // sit cross
after: {Bo} says what {they} {thinks/think}, and always did. // walk proud

## bird
bank: {Bo+} knew eleven words, and used two on the rain. // perch cross
kind: {Bo} learned to say "lovely", in both voices. // perch proud
low: {Bo} said "lovely", and nobody laughed. // perch sad
after: {Bo} says "no" now, with great enjoyment. // perch delighted

## fish
bank: {Bo+} came, too, and took it all rather personally. // swim worried
kind: {Bo} hid whenever anybody said "bait". // hide scared
low: {Bo} looked at the river, and longed for a ceiling. // swim sad
after: {Bo} is in favour of buses. // swim delighted

## fish 2
bank: {Bo+} alone didn't mind the wet. // swim happy
kind: {Bo} blew a bubble at the worms, in warning. // swim worried
low: {Bo} opened {their} mouth, and shut it again. // swim worried looks Kim
after: Nobody looks at {Bo} and thinks of lunch. // swim proud

## rabbit
bank: {Bo+} ate the bank, starting at one end. // stand calm
kind: {Bo} chewed a hole in something waterproof. // sit happy
low: {Bo} thumped, twice, which is rabbit for "frankly". // stand cross
after: {Bo} has eaten three of the new {flowers}. // sit delighted

## guineapig
bank: {Bo+} complained at every drop, by number. // look-up cross
kind: {Bo} shrieked at the parcel, and was right. // look-up scared
low: {Bo} told {Kim} to shriek. It always works. // look-up worried looks Kim
after: {Bo} is consulted, and doesn't hold back. // look-up delighted

## hamster
bank: {Bo+} kept the bread dry, in both cheeks. // stand happy
kind: {Bo} tried the new reel, and the bearings hummed. // run delighted
low: {Bo} wouldn't come out, which is an opinion. // hide cross
after: {Bo} has kept some of everything, in case. // sit happy

## horse
bank: {Bo+} stood downstream, and frightened things. // stand calm
kind: {Bo} wore a hat, and then ate it. // stand happy wears hat
low: {Bo} turned {their} tail to the rain. // back-turned sad
after: {Bo} likes a bus, being that size. // stand delighted

## lizard
bank: {Bo+} lay on a stone that had been warm in March. // lie calm
kind: {Bo} was knitted something, and lay on it. // lie calm
low: {Bo} went grey, and made no secret of it. // lie sad
after: {Bo} lies in the sun, as lizards should. // lie happy

## toy
bank: {Bo+} had soaked up some of the river. // sit sad
kind: {Bo} had a small rod sewn on. // sit worried
low: {Bo} was wrung out, and didn't say thank you. // lie sad
after: {Bo} is dry, after two years. // sit delighted

## other
bank: {Bo+} looked at the water, then at the gate. // stand worried
kind: {Bo} got a life jacket, and stood in it. // stand sad
low: {Bo} looked wet, felt wet, and said so. // stand cross
after: {Bo} chose the bench. Everybody agreed. // sit proud

## duet
bank: {Bo+} kept the rain off {Mo+}, by being wetter. // sit sad looks Mo
kind: {Bo} and {Mo} shared one hat, badly. // sit cross looks Mo
low: {Bo} was cross with {Mo}, and {Mo} with rain. // sit cross looks Mo
after: {Bo} asked {Mo}, who said yes, and meant it. // sit happy looks Mo

## duet 2
bank: {Bo+} and {Mo+} watched the float for hours. // sit calm looks Mo
kind: {Bo} and {Mo} were given matching raincoats. // stand worried looks Mo
low: {Bo} leaned on {Mo}, who wasn't lovely either. // lie sad looks Mo
after: {Bo} votes with {Mo}, except on cake. // sit happy looks Mo

## any seat
bank: {Bo+} had the dry end of the bank. // sit calm
kind: {Bo} was thanked for {their} patience. // sit cross
low: {Bo} gave {Kim} a long, frank look. // sit worried looks Kim
after: {Bo} has a seat in the sun. // sit happy

## any roll
bank: {Bo+} had come for the {rolls}. // look-up happy
kind: {Bo} was cheered up with cheese. // sit happy
low: {Bo} left half a breakfast, unprecedentedly. // sit sad
after: {Bo} still gets the {rolls}, and dry. // sit delighted

## any sky
bank: {Bo+} looked up, hopefully, at intervals. // look-up worried
kind: {Bo} was lent something yellow. // stand sad
low: {Bo} looked at the sky, and it got worse. // look-up sad
after: {Bo} no longer minds what the sky does. // lie happy

## any early
bank: {Bo+} was still asleep, or nearly. // sleep calm
kind: {Bo} was woken even earlier, and said so. // lie cross
low: {Bo} yawned, in plain language. // lie sad
after: {Bo} gets up when {they} {is} ready. // sleep happy
`
