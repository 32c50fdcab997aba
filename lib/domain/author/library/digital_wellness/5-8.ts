// Want: a film of the lyrebird, since nobody believes in it. In the way: it doesn't dance for a lens. Engine: nine films of a bush, and a bird
// that copies the phone. Turn: of a bird that was there nine times, {Kim} can't say what colour its eyes are. Last image: a dance with no proof.
export const source = String.raw`
id: digital_wellness-5-8
title: <Not Recording|{Kim} and the Lyrebird|Nine Films of a Bush|Lyrebird, Take One>
skill: digital_wellness
level: 5-8
refrain: "Not recording," said the phone.
recall: nine films of a bush
deed: laid the phone face down in the moss
summary: The lyrebird can copy any noise there is, and {Kim} has heard it. "Show me," says {jo}. So {Kim} takes a phone into the forest, and by tea time there are nine films, all of a bush. Then the bush begins to talk.
extra: friend = {jo} she
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
surprise: listen | Count who says "Not recording". It isn't always the phone. | Pages 2, 11, 17 and 20.
surprise: picture | The lyrebird is there before anybody sees it. | Look far back, on page 1. | 1 lyrebird

# 1
@ forest morning wide | child: point delighted looks friend | friend: hands-on-hips calm looks child | all: look-up curious | props: lyrebird at far, log
= Among tall trees, {Kim} tells {jo} about a bird. Far behind them, something brown walks by.
[place: A long way from {place.landmark}, in a forest, lived | somewhere: A long way from {somewhere.name}, in a forest, lived | Deep in the forest lived] a lyrebird. It could copy any noise that it had heard. On Monday, it had been {din}.

"I heard it!" said {Kim}.

"Show me," said {jo}.

# 2
@ kitchen noon close | child: stand proud looks phone holds phone | Bo: look-up curious looks phone | props: phone, cup
= {Kim} holds up a phone in the kitchen.
So {Kim} borrowed {pop's} old phone, which talked as if it had a cold. "Recording," it said, when it was.
* film | <It was a polite sort of phone.|It told you everything.>

"Not recording," said the phone, when it wasn't.

# 3
@ [place: {place.id} | street] noon wide | child: reach proud holds phone | all: stand happy looks Kim | props: phone, fence
= {Kim} films something that doesn't move.
First {Kim} practised on things that keep still, and filmed [place: {place.landmark} | home: {home.own} | {still}].
* film | It kept <extremely|wonderfully> still.

The film was good, of its kind.

# 4
@ garden golden medium | child: crouch happy looks friend holds phone | friend: sit cross looks child holds sandwich | Bo: sit calm looks Kim | props: phone, sandwich | event
= {Kim} films {jo}, who is eating, and has her mouth full.
[event: {event.on}, {he} filmed the {event.food}, to the end. | occasion: The calendar said "{occasion}", so {he} filmed the calendar. | {He} filmed a snail, from one end to the other.] Then {he} filmed {jo}[roomy: , whose mouth was too full to say stop].
* film | <It was time for wild animals.|"Now for the bird," said {Kim}.>

# 5
@ forest morning medium | child: crouch delighted looks lyrebird holds phone | friend: crouch curious looks lyrebird | Bo: look-up curious looks lyrebird | props: lyrebird at right, log at left
= {Kim} and {jo} crouch behind a log. A brown bird with a long tail has come out of the ferns.
On Saturday, they crept in among the ferns. {jo} clapped two sticks together[roomy: , as in films]. "Lyrebird, take one!"

There it was, as big as {hen}, with <a tail like a fountain|a great deal of tail>.

# 6
@ forest morning close | child: reach happy looks lyrebird holds phone | props: lyrebird
= {Kim} holds the phone out to the bird. It looks hard at the back of the phone.
{Kim} lifted the phone. "Recording," it said. The lyrebird looked into its one round eye, and left.

"That," said {jo}, "is a film of a bush."

# 7
@ forest noon medium | child: stand cross looks phone holds phone | friend: point worried looks lyrebird | all: sit curious | props: lyrebird at far, mushroom
= {Kim} looks at the phone. Behind {his} back, the bird walks past.
Take two had a thumb in it, and take three was mostly knee.
* take | <"Nice knee," said {jo}.|It was {Kim's} own knee.>

Take four was the lyrebird's left foot, leaving.

# 8
@ forest noon wide | child: run worried holds phone | friend: shrug calm | Bo: run happy | props: log, mushroom
= {Kim} runs between the trees with the phone held high.
"Closer," said {jo}. {Kim} got closer. <"Lower." {Kim} got lower.|"Quieter." {Kim} stopped breathing.> "Faster!"
* take | The bush got out of the way.

Take seven was the sky, and somebody saying ow.

# 9
@ forest golden close | child: hide proud holds leaf wears ferns | Bo: look-up curious looks Kim | props: leaf, mushroom, lyrebird at far
= {Kim} has dressed up as a bush, and is nearly all leaves. The bird walks by behind {him}.
So {Kim} turned into a bush. {He} had ferns in {his} hat[roomy: , and the phone looked out like an owl].
* take | <A beetle moved in.|It was hot in there, and it tickled.>

Take eight was a bush, filmed by a bush.

# 10
@ forest golden medium | child: sit sad looks phone holds phone | friend: sit calm looks phone holds sandwich | all: lie calm | props: log, sandwich
= {Kim} and {jo} sit on a log and watch all the films.
They sat on a log, and watched all nine.

"Number six is the best bush," said {jo}[sequel&roomy: . "It beats {recall}. You | , through {a egg} sandwich. "You] can nearly tell that <there's something behind it|it's hiding something>."

"Recording," said the ferns.

# 11
@ forest golden behind | child: look-up worried | friend: look-up scared | Bo: look-up curious | props: log
= From behind: {Kim} and {jo} stare into the ferns. Nobody is to be seen.
{Kim} looked at the phone. It was <off|fast asleep>.

"Not recording," said some other ferns, with a cold.

"It's stopped doing {din}," whispered {jo}. "It's doing {pop's} phone!"

# 12
@ forest dusk wide | child: run worried holds phone | friend: point delighted looks child | Bo: walk worried | props: puddle, mushroom
= {Kim} runs round and round the trees after a voice.
"Recording," said the left. {Kim} dashed left. "Not recording," said the right. {Kim} dashed right, and [wheels: straight through|sat down in] {sat}.
* low | <The ferns said ow, just as {Kim} had.|It was laughing. It had learned to.>

# 13
@ forest dusk medium | child: kneel sad looks friend holds phone | friend: walk calm at far | all: sit sad | props: log
= {jo} goes off through the trees. {Kim} stays.
"I'm off to find another sandwich," said {jo}. [roomy: "No film, no bird."]

{Kim} stayed, though the phone had one thin line of battery.
* low | <It got darker, and a bit colder.|That would do for one more bush.>

# 14
@ forest dusk close | child: sit sad looks phone holds phone | Bo: lie calm | props: phone
= {Kim} sits alone with the phone, and looks at a tiny picture.
Nine times, that bird had been right there, and what colour were its eyes?

{Kim} didn't know. {He} had been watching a bird the size of {stamp}.
* low | <The real one had been just behind it.|Bushes, now. {He} knew those by heart.>

# 15
@ forest dusk close | child: look-up curious looks lyrebird | Bo: look-up curious looks lyrebird | props: lyrebird at right
= The bird has come right up to {Bo}. {Kim} doesn't dare to move.
The ferns opened. The lyrebird walked straight up to {Bo}, who had never pointed anything at anybody. [dog: {Bo} held {their} breath, from nose to tail. | cat: {Bo} looked at the sky, which is cat for "do come in". | bird: {Bo} said one small word to it, as birds do. | fish: {Bo} looked out, and it looked in, eye to eye. | rabbit: {Bo} sat as still as a stone with ears. | guineapig: {Bo} thought of lettuce, and said nothing. | hamster: {Bo} offered it half a seed. | horse: {Bo} lowered {their} big head, and breathed out slowly. | lizard: {Bo} was being a twig, and did it well. | toy: {Bo} sat there and was soft, and it had a good look. | {Bo} just looked back, and that was all.] [deed: {Kim} once {deed}[back: , {back.at}]. {He} kept still.]

# 16
@ forest dusk medium | child: crouch delighted looks lyrebird holds phone at left | props: lyrebird at right, mushroom
= The bird stands on a heap of earth. {Kim} has one hand half out of {his} pocket, with the phone in it.
It hopped up on a heap of earth, and its tail began to rise. {Kim's} hand went into {his} pocket.

The tail stopped, and {Kim's} hand stopped. <They both waited.|Both of them considered.>
* seat |

# 17
@ forest dusk wide | child: sit calm looks lyrebird | all: sit calm looks lyrebird | props: lyrebird at right, phone
= The phone lies face down in the moss. {Kim} sits on both {his} hands.
"Not recording," said {Kim}, and laid the phone face down in the moss. Then {he} sat on both {his} hands. <There went the proof.|Nobody would believe it now.>
* seat | <The hands itched.|It took both of them.>

# 18
@ forest night wide | child: sit delighted looks lyrebird | all: sit delighted looks lyrebird | props: lyrebird "dances" at right
= The lyrebird dances with its tail over its head like a silver curtain.
Up went the tail, and over[roomy: , like silver rain]. Under it, the bird did {din}, {jo} chewing, a sneeze, and "{bo.noise}!"
* seat | It was {Kim's} own sneeze.

The bird's eyes were as dark as {plums}.

# 19
@ forest night medium | child: reach happy looks friend wears ferns | friend: stand curious looks child holds phone at centre | Bo: sit happy looks Kim | props: log, lantern
= {Kim} has hung ferns over {his} head and begun to dance. {jo} has picked up the phone.
"Did you get it?" asked {jo}, chewing.

"No," said {Kim}.

"Then show me." So {Kim} hung ferns over {his} head, and began. {jo} lifted the phone, and {Kim} stopped.

# 20
@ forest night wide | child: celebrate delighted wears ferns | friend: sit delighted looks child | all: sit happy looks Kim | props: phone, lantern, lyrebird at far
= {Kim} dances under a curtain of ferns. {jo} laughs. The phone lies face down.
<For a while, nobody did anything.|{jo} looked at {Kim}, and at the phone.> "Not recording," said {jo}, and put it down in the moss.

So {Kim} danced all of it, right to the sneeze.

"Not recording," said the ferns, and sneezed.

## dog
film: {Bo+} was filmed fetching, nine times. // run happy
take: {Bo} brought a bit of the bush. // stand proud holds leaf
low: {Bo} dug where the voice had been. // dig worried
seat: {Bo} sat down, without being asked. // sit delighted looks lyrebird

## dog 2
film: {Bo+} licked the round eye, at length. // stand happy looks Kim
take: {Bo} barked at the knee. // leap happy
low: {Bo} put a wet chin down by {Kim}. // lie sad looks Kim
seat: {Bo} didn't bark. It cost {them} a lot. // sit delighted

## cat
film: {Bo+} turned {their} back, being famous already. // back-turned calm
take: {Bo} walked in front, tail first. // walk proud
low: {Bo} had known where it was all day. // sit calm
seat: {Bo} forgot to look bored. // sit delighted

## cat 2
film: {Bo+} was filmed asleep, for the action scenes. // sleep calm
take: {Bo} chased the take, and not the bird. // leap happy
low: {Bo} washed, and so the light went. // sit calm
seat: {Bo} counted the feathers, and only counted. // sit curious

## bird
film: {Bo+} flew in, said {their} own name, and flew out. // fly proud
take: {Bo} sang all through it, in the key of bird. // perch delighted
low: A fern had called {Bo} "Recording". {Bo} sulked. // perch sad
seat: {Bo} took notes, for later. // perch curious

## fish
film: Through the glass, {Bo+} came out as two. // swim happy
take: {Bo's} bowl shone like a torch, and the bird left. // swim worried
low: {Bo} swam left, and then right. // swim worried
seat: {Bo} pressed {their} nose flat against the glass. // look-up delighted

## fish 2
film: {Bo+} stayed behind the weed. No interviews. // hide calm
take: A wave from {Bo} landed on the lens. // swim happy
low: {Bo} hung in the bowl, like a small, sad lamp. // swim sad
seat: {Bo} held in a bubble. // look-up delighted

## rabbit
film: {Bo+} was all ears, and no rabbit. // sit curious
take: {Bo} ate the disguise. // sit happy
low: {Bo's} ears pointed both ways. // sit worried
seat: {Bo's} ears stood up, and stayed up. // sit delighted

## guineapig
film: {Bo+} said wheek at each "Recording". // look-up happy looks Kim
take: "Wheek!" said {Bo}, at just the wrong time. // look-up delighted
low: "Wheek," said the ferns. {Bo} hid. // hide scared
seat: {Bo} heard {their} own wheek, done better. // look-up delighted

## hamster
film: {Bo+} ran out of the film, and in again. // run happy
take: {Bo} sat on the button. // sit calm
low: {Bo} sat down by {Kim}, and sighed, in a small way. // sit sad looks Kim
seat: {Bo} watched, and forgot both cheeks. // stand delighted

## horse
film: {Bo+} would only fit in as a leg. // stand proud
take: {Bo} put {their} head in from above, to help. // stand happy
low: {Bo} breathed down {Kim's} neck, to be kind. // stand sad looks Kim
seat: {Bo} stood at the back, to be fair. // stand delighted

## lizard
film: {Bo+} was filmed for an hour, and blinked once. // lie calm
take: {Bo} lay in front, where the sun was. // lie happy
low: {Bo} turned the colour of moss, and felt like it. // lie sad
seat: {Bo} used both eyes, one for each side. // stand delighted

## toy
film: {Bo+} was best of all at keeping still. // sit proud
take: {Bo} fell over, at the exciting bit. // lie worried
low: {Bo} lay in the wet moss, and soaked it up. // lie sad
seat: {Bo} had the front row. {Kim} saw to that. // sit happy

## other
film: {Bo+} looked for somebody in the phone. // look-up curious looks Kim
take: {Bo} stood just where the bird had been. // stand proud
low: {Bo} kept near, and looked hard at the ferns. // sit worried
seat: {Bo} looked, and looked, and forgot to chew. // sit delighted

## duet
film: {Bo+} and {Mo+} were a crowd scene. // sit calm looks Mo
take: {Bo} scared the bird, and {Mo} took the blame. // stand worried looks Mo
low: {Bo} went left with {Kim}, and {Mo} went right. // walk worried
seat: {Bo} leaned on {Mo}, and both of them stared. // sit delighted

## duet 2
film: {Bo+} was the star, and {Mo+} wasn't. // stand proud looks Mo
take: {Bo} was in take two, and {Mo} in take three. // stand happy looks Mo
low: {Bo} sat with {Mo}, back to back. // sit worried
seat: {Bo} saved {Mo} a seat. // sit delighted looks Mo

## any hat
film: Filmed from below, {Bo+} was mostly chin. // stand cross
take: Just then, {Bo} itched. // stand worried
low: {Bo} was for going home. // sit sad looks Kim
seat: {Bo} kept stiller than anybody had asked. // sit delighted

## any name
film: "This is {Bo+}," said {Kim} to the phone. // look-up happy looks Kim
take: {Bo} ended up in take five, upside down. // walk happy
low: {Kim} looked at {Bo}, and {Bo} looked at {Kim}. // sit sad looks Kim
seat: {Kim} could feel {Bo}, close by and breathing. // sit calm

## any crumb
film: {Bo+} thought that the phone was food. // look-up curious looks Kim
take: {Bo} found the sandwich, in mid take. // stand happy
low: {Bo} left a crust. // lie sad
seat: {Bo} had a crust, and forgot to eat it. // sit delighted

## any leaf
film: {Bo+} came out blurred, but cheerful. // walk happy
take: {Bo} was taken for the bush, twice. // hide happy
low: A leaf came down on {Bo}. // lie sad
seat: {Bo} kept still, leaf and all. // sit delighted
`
