export const words = String.raw`
title: <Not Recording|{Kim} and the Lyrebird|Nine Films of a Bush|Lyrebird, Take One>
refrain: "Not recording," said the phone.
recall: nine films of a bush
deed: laid the phone face down in the moss
summary: The lyrebird can copy any noise there is, and {Kim} has heard it. "Show me," says {jo}. So {Kim} takes a phone into the forest, and by tea time there are nine films, all of a bush. Then the bush begins to talk.
extra: friend = {jo}
pick: jo = Tilda, Priya, Odette, Mina, Freya, Suri, Juno
pick: pop = Pop, Grandad, Opa, Nonno
pick: din = a kettle, a chainsaw, a squeaky gate, a dentist's drill
pick: still = a fence, a fence post, a white fence
pick: egg = egg, cheese, jam
pick: hen = a hen, a teapot, a football
pick: stamp = a stamp, a biscuit, a postcard
pick: sat = a puddle, a thistle, the sandwich bag
pick: plums = plums, coffee, wet stones
word: lyrebird = an Australian bird with a long tail, who copies sounds
word: copy = to do just the same as somebody else
word: recording = keeping sound and pictures, to play again
word: ferns = forest plants with leaves like feathers
word: moss = soft green stuff that grows on wet ground
word: proof = something that shows that it's true
word: practised = did it again and again, to get better
question: Why did {jo} want a film?
question: What did the bird dislike about the phone?
question: What did {Kim} not know, after nine films?
question: Why did {Kim} sit on both hands?
question: What have you seen that you could only tell about?
activity: play | One of you makes a noise, and the other one copies it. Try these. | a kettle ; a sneeze ; a squeaky gate
activity: do | Look at something for as long as it takes to count to fifty. Shut your eyes. What colour was it, and where?
activity: draw | Draw film number ten, which nobody made.
surprise: Count who says "Not recording". It isn't always the phone. | Pages 2, 11, 17 and 20.
surprise: The lyrebird is there before anybody sees it. | Look far back, on page 1.

# 1
= Among tall trees, {Kim} tells {jo} about a bird. Far behind them, something brown walks by.
[place: Among the tall ferns of a garden {place.at} lived | somewhere: Among the tall ferns {somewhere.at} lived | Deep in the forest lived] a lyrebird. It could copy any noise that it had heard. On Monday, it had been {din}.

"I heard it!" said {Kim}.

"Show me," said {jo}.

# 2
= {Kim} holds up a phone in the kitchen.
So {Kim} borrowed {pop's} old phone, which talked as if it had a cold. "Recording," it said, when it was.
* film | <It was a polite sort of phone.|It told you everything.>

"Not recording," said the phone, when it wasn't.

# 3
= {Kim} films something that doesn't move.
First {Kim} practised on things that keep still, and filmed [place: {place.landmark} | home: {home.own} | {still}].
* film | Everything kept <extremely|wonderfully> still.

The film was good, of its kind.

# 4
= {Kim} films {jo}, who is eating, and has her mouth full.
[event: {event.on}, {he} filmed the {event.food}, to the end. | occasion: It was {occasion}, so {he} filmed the cake. | {He} filmed a snail, from one end to the other.] Then {he} filmed {jo}[roomy: , whose mouth was too full to say stop].
* film | <It was time for wild animals.|"Now for the bird," said {Kim}.>

# 5
= {Kim} and {jo} crouch behind a log. A brown bird with a long tail has come out of the ferns.
On Saturday, they crept in among the ferns. {jo} clapped two sticks together[roomy: , as in films]. "Lyrebird, take one!"

There it was, as big as {hen}, with <a tail like a fountain|a great deal of tail>.

# 6
= {Kim} holds the phone out to the bird. It looks hard at the back of the phone.
{Kim} lifted the phone. "Recording," it said. The lyrebird looked into its one round eye, and left.

"That," said {jo}, "is a film of a bush."

# 7
= {Kim} looks at the phone. Behind {his} back, the bird walks past.
Take two had a thumb in it, and take three was mostly knee.
* take | <"Nice knee," said {jo}.|It was {Kim's} own knee.>

Take four was the lyrebird's left foot, leaving.

# 8
= {Kim} runs between the trees with the phone held high.
"Closer," said {jo}. {Kim} got closer. <"Lower." {Kim} got lower.|"Quieter." {Kim} stopped breathing.> "Faster!"
* take | The bush got out of the way.

Take seven was the sky, and somebody saying ow.

# 9
= {Kim} has dressed up as a bush, and is nearly all leaves. The bird walks by behind {him}.
So {Kim} turned into a bush. {He} had ferns in {his} hat[roomy: , and the phone looked out like an owl].
* take | <A beetle moved in.|It was hot in there, and it tickled.>

Take eight was a bush, filmed by a bush.

# 10
= {Kim} and {jo} sit on a log and watch all the films.
They sat on a log, and watched all nine.

"Number six is the best bush," said {jo}[sequel&roomy: . "It beats {recall}. You | , through {a egg} sandwich. "You] can nearly tell that <there's something behind it|it's hiding something>."

"Recording," said the ferns.

# 11
= From behind: {Kim} and {jo} stare into the ferns. Nobody is to be seen.
{Kim} looked at the phone. It was <off|fast asleep>.

"Not recording," said some other ferns, with a cold.

"It's stopped doing {din}," whispered {jo}. "It's doing {pop's} phone!"

# 12
= {Kim} runs round and round the trees after a voice.
"Recording," said the left. {Kim} dashed left. "Not recording," said the right. {Kim} dashed right, and [wheels: straight through|sat down in] {sat}.
* low | <The ferns said ow, just as {Kim} had.|It was laughing. It had learned to.>

# 13
= {jo} goes off through the trees. {Kim} stays.
"I'm off to find another sandwich," said {jo}. [roomy: "No film, no bird."]

{Kim} stayed, though the phone had one thin line of battery.
* low | <It got darker, and a bit colder.|That would do for one more bush.>

# 14
= {Kim} sits alone with the phone, and looks at a tiny picture.
Nine times, that bird had been right there, and what colour were its eyes?

{Kim} didn't know. {He} had been watching a bird the size of {stamp}.
* low | <The real one had been just behind it.|Bushes, now. {He} knew those by heart.>

# 15
= The bird has come right up to {Bo}. {Kim} doesn't dare to move.
The ferns opened. The lyrebird walked straight up to {Bo}, who had never pointed anything at anybody. [dog: {Bo} held {their} breath, from nose to tail. | cat: {Bo} looked at the sky, which is cat for "do come in". | bird: {Bo} said one small word to it, as birds do. | fish: {Bo} looked out, and it looked in, eye to eye. | rabbit: {Bo} sat as still as a stone with ears. | guineapig: {Bo} thought of lettuce, and said nothing. | hamster: {Bo} offered it half a seed. | horse: {Bo} lowered {their} big head, and breathed out slowly. | lizard: {Bo} was being a twig, and did it well. | toy: {Bo} sat there and was soft, and it had a good look. | {Bo} just looked back, and that was all.] [deed: {Kim} once {deed}[back: , {back.at}]. {He} kept still.]

# 16
= The bird stands on a heap of earth. {Kim} has one hand half out of {his} pocket, with the phone in it.
It hopped up on a heap of earth, and its tail began to rise. {Kim's} hand went into {his} pocket.

The tail stopped, and {Kim's} hand stopped. <They both waited.|Both of them considered.>
* seat |

# 17
= The phone lies face down in the moss. {Kim} sits on both {his} hands.
"Not recording," said {Kim}, and laid the phone face down in the moss. Then {he} sat on both {his} hands. <There went the proof.|Nobody would believe it now.>
* seat | <The hands itched.|It took both of them.>

# 18
= The lyrebird dances with its tail over its head like a silver curtain.
Up went the tail, and over[roomy: , like silver rain]. Under it, the bird did {din}, {jo} chewing, a sneeze, and "{bo.noise}!"
* seat | It was {Kim's} own sneeze.

The bird's eyes were as dark as {plums}.

# 19
= {Kim} has hung ferns over {his} head and begun to dance. {jo} has picked up the phone.
"Did you get it?" asked {jo}, chewing.

"No," said {Kim}.

"Then show me." So {Kim} hung ferns over {his} head, and began. {jo} lifted the phone, and {Kim} stopped.

# 20
= {Kim} dances under a curtain of ferns. {jo} laughs. The phone lies face down.
<For a while, nobody did anything.|{jo} looked at {Kim}, and at the phone.> "Not recording," said {jo}, and put it down in the moss.

So {Kim} danced all of it, right to the sneeze.

"Not recording," said the ferns, and sneezed.

## dog
film: {Bo+} was filmed fetching, nine times.
take: {Bo} brought a bit of the bush.
low: {Bo} dug where the voice had been.
seat: {Bo} sat down, without being asked.

## dog 2
film: {Bo+} licked the round eye, at length.
take: {Bo} barked at the knee.
low: {Bo} put a wet chin down by {Kim}.
seat: {Bo} didn't bark. It cost {them} a lot.

## cat
film: {Bo+} turned {their} back, being famous already.
take: {Bo} walked in front, tail first.
low: {Bo} had known where it was all day.
seat: {Bo} forgot to look bored.

## cat 2
film: {Bo+} was filmed asleep, for the action scenes.
take: {Bo} chased the take, and not the bird.
low: {Bo} washed, and so the light went.
seat: {Bo} counted the feathers, and only counted.

## bird
film: {Bo+} flew in, said {their} own name, and flew out.
take: {Bo} sang all through it, in the key of bird.
low: A fern had called {Bo} "Recording". {Bo} sulked.
seat: {Bo} took notes, for later.

## fish
film: Through the glass, {Bo+} came out as two.
take: {Bo's} bowl shone like a torch, and the bird left.
low: {Bo} swam left, and then right.
seat: {Bo} pressed {their} nose flat against the glass.

## fish 2
film: {Bo+} stayed behind the weed. No interviews.
take: A wave from {Bo} landed on the lens.
low: {Bo} hung in the bowl, like a small, sad lamp.
seat: {Bo} held in a bubble.

## rabbit
film: {Bo+} was all ears, and no rabbit.
take: {Bo} ate the disguise.
low: {Bo's} ears pointed both ways.
seat: {Bo's} ears stood up, and stayed up.

## guineapig
film: {Bo+} said wheek at each "Recording".
take: "Wheek!" said {Bo}, at just the wrong time.
low: "Wheek," said the ferns. {Bo} hid.
seat: {Bo} heard {their} own wheek, done better.

## hamster
film: {Bo+} ran out of the film, and in again.
take: {Bo} sat on the button.
low: {Bo} sat down by {Kim}, and sighed, in a small way.
seat: {Bo} watched, and forgot both cheeks.

## horse
film: {Bo+} would only fit in as a leg.
take: {Bo} put {their} head in from above, to help.
low: {Bo} breathed down {Kim's} neck, to be kind.
seat: {Bo} stood at the back, to be fair.

## lizard
film: {Bo+} was filmed for an hour, and blinked once.
take: {Bo} lay in front, where the sun was.
low: {Bo} turned the colour of moss, and felt like it.
seat: {Bo} used both eyes, one for each side.

## toy
film: {Bo+} was best of all at keeping still.
take: {Bo} fell over, at the exciting bit.
low: {Bo} lay in the wet moss, and soaked it up.
seat: {Bo} had the front row. {Kim} saw to that.

## other
film: {Bo+} looked for somebody in the phone.
take: {Bo} stood just where the bird had been.
low: {Bo} kept near, and looked hard at the ferns.
seat: {Bo} looked, and looked, and forgot to chew.

## duet
film: {Bo+} and {Mo+} were a crowd scene.
take: {Bo} scared the bird, and {Mo} took the blame.
low: {Bo} went left with {Kim}, and {Mo} went right.
seat: {Bo} leaned on {Mo}, and both of them stared.

## duet 2
film: {Bo+} was the star, and {Mo+} wasn't.
take: {Bo} was in take two, and {Mo} in take three.
low: {Bo} sat with {Mo}, back to back.
seat: {Bo} saved {Mo} a seat.

## any hat
film: Filmed from below, {Bo+} was mostly chin.
take: Just then, {Bo} itched.
low: {Bo} was for going home.
seat: {Bo} kept stiller than anybody had asked.

## any name
film: "This is {Bo+}," said {Kim} to the phone.
take: {Bo} ended up in take five, upside down.
low: {Kim} looked at {Bo}, and {Bo} looked at {Kim}.
seat: {Kim} could feel {Bo}, close by and breathing.

## any crumb
film: {Bo+} thought that the phone was food.
take: {Bo} found the sandwich, in mid take.
low: {Bo} left a crust.
seat: {Bo} had a crust, and forgot to eat it.

## any leaf
film: {Bo+} came out blurred, but cheerful.
take: {Bo} was taken for the bush, twice.
low: A leaf came down on {Bo}.
seat: {Bo} kept still, leaf and all.
`
