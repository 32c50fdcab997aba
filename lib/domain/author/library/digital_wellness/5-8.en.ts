export const words = String.raw`
title: <Not Recording|{Kim} and the Lyrebird|Nine Films of a Bush|The Wood on No Map>
set: noise = [place: {place.creature} | {din}]
refrain: "Not recording," said the phone.
recall: the nine films of a bush
deed: laid the phone face down in the moss
keepsake: the phone with a cold
joke: Number six is the best bush
summary: In a wood that is on no map lives a bird that can copy any noise there is, and {Kim} has heard it. "Show me," says {jo}. So {Kim} takes a phone into the wood, and soon there are nine films, all of a bush. Then the bush begins to talk.
extra: friend = {jo}
pick: jo = Tilda, Priya, Odette, Mina, Freya, Suri, Juno
pick: pop = Pop, Grandad, Opa, Nonno
pick: din = a kettle, a chainsaw, a squeaky gate, a dentist's drill
pick: still = a fence post, a teapot, an empty bench
pick: hen = a hen, a teapot, a football
pick: stamp = a stamp, a biscuit, a postcard
pick: sat = a thistle, the sandwich bag, a heap of leaves
pick: plums = plums, coffee, wet stones
word: lyrebird = an Australian bird with a long tail, who copies sounds
word: copy = to do just the same as somebody else
word: recording = keeping sound and pictures, to play again
word: ferns = forest plants with leaves like feathers
word: moss = soft green stuff that grows on wet ground
word: battery = what a phone gets its power from
word: polite = with good manners
question: Why did {Kim} want a film?
question: What did the bird dislike about the phone?
question: What did {Kim} not know, after nine films?
question: Why did the bird come to {Bo}, do you think?
question: What have you seen that you could only tell about?
activity: play | One of you makes a noise, and the other one copies it. Try these. | a kettle ; a sneeze ; a squeaky gate
activity: do | Look at something for as long as it takes to count to fifty. Shut your eyes. What colour was it, and where?
activity: draw | Draw film number ten, which nobody made.
surprise: Count who says "Not recording". It isn't always the phone. | Pages 2, 11 and 17.
surprise: The lyrebird is there before anybody sees it. | Look far back, on page 1.

# 1
= Among tall trees, {Kim} tells {jo} about a bird. Far behind them, something brown walks by.
[place: Past {place.landmark} was a wood that was on no map. | somewhere: There was a wood {somewhere.at} that was on no map. | Where the last bus turns round, there was a wood that was on no map.] <In it lived a lyrebird, which copied any noise.|There lived a lyrebird, which copied all it heard.|A lyrebird lived in it. If you sneezed, so did the bird.>

On Monday, it had been {noise}. <"I heard it!" said {Kim}. "Show me," said {jo}.|"It's true!" said {Kim}. "Then show me," said {jo}.|"You made that up," said {jo}. "Show me.">

# 2
= {Kim} holds up a phone in the kitchen.
So {Kim} borrowed {pop's} phone, which <talked as if it had a cold|had a cold, by its voice>. "Recording," it said, when it was.
> want |
* film | <It was a polite sort of phone.|It told you everything.|It said so to the tap, and to the toast.>

"Not recording," said the phone, when it wasn't.

# 3
= {Kim} films something that doesn't move.
<First {he} practised on things that keep still, and filmed|To practise, {he} filmed something that doesn't run away:|First {he} filmed what doesn't run away. It was> [place: {place.landmark} | home: {home.own} | {still}].
^ pet set | [1,2,3: It took an hour, and nothing <moved|happened>. | It took an hour.]
* film

<It was a good film, of its kind.|{He} watched it twice, to be sure.>

# 4
= {Kim} films {jo}, who is eating, and has her mouth full.
<Next {he} filmed a snail, from end to end.|Next {he} filmed a snail, until it was past.|The next film was nearly all snail, arriving.> <Then {he} filmed {jo}, with her mouth full.|After that {he} filmed {jo}, chewing.> [birthday: On {his} birthday, everybody was to see the film, on a bedsheet. | christmas: The film was for Gran, for Christmas. She couldn't walk so far. | family-reunion: Forty cousins were coming, and none of them believed it, either. | camping-trip: They were going to camp by the wood, and show it to everybody. | road-trip: The road trip would stop by the wood, for one night. | occasion&!event: Everybody was to see the film. It would be {occasion}.]
> snail |
* film | <"Now for the bird," said {Kim} to {Bo}.|Once that was done, it was time for wild animals.|"Not the teeth," said {jo}, as well as she could.>

# 5
= {Kim} and {jo} crouch behind a log. A brown bird with a long tail has come out of the ferns.
[place: They took {place.ride} there.] <They crept in under the ferns, and {jo} clapped two sticks. "Take one!"|In under the ferns they crept, and {jo} clapped two sticks. "Take one!"|They lay down behind a log. {jo} had two sticks, to clap. "Take one!">
^ child set

There it stood, with a tail <like a fountain|like a waterfall|as long as a bench>.

# 6
= {Kim} holds the phone out to the bird. It looks hard at the back of the phone.
<{Kim} lifted the phone, which said, "Recording."|"Recording," said the phone, as {Kim} held it up.|Up came the phone. "Recording," it told the whole wood.> The lyrebird bowed to {Bo}, looked into the phone's round eye, and <left|was gone>.
> eyes |

<"That," said {jo}, "is a film of a bush."|"You have filmed a bush," said {jo}.|"It's a nice bush," said {jo}.>

# 7
= {Kim} looks at the phone. Behind {his} back, the bird walks past.
<Take two had a thumb in it, and take three was mostly knee.|Take two was all thumb, and take three a knee.|In take two there was a thumb, and in take three, the ground, running.>
> take |
* take | <"Nice knee," said {jo}.|It was {Kim's} own knee.|"Left a bit," said {jo}.>

<Take four was the lyrebird's left foot, leaving.|Take four had one brown feather, right at the edge.>

# 8 a
= {Kim} runs between the trees with the phone held high.
"Closer," said {jo}, so {Kim} got closer. "Now lower, and faster!"
^ pet trouble | [1,2,3: The bush got out of the way.]
* take

<Take seven was the sky, and somebody in it saying ow.|Take seven was a tree, and then the inside of a fern.>

# 8 b
= {Kim} holds the phone up as high as {he} can, to film over the ferns.
"Higher," said {jo}, so {Kim} tied the phone to a stick.
^ pet trouble | [1,2,3: The stick bent, and said crack.]
* take

<Take seven was all the way down, and then an ow.|Take seven was sky, leaf, {jo}, leaf, moss, and an ow.>

# 9 a
= {Kim} has dressed up as a bush, and is nearly all leaves. The bird walks by behind {him}.
So {Kim} turned into a bush, <with ferns in {his} hat|with ferns up to the nose|as well as {he} could>, and kept still.
> bush |
* take | <A beetle moved in.|It was hot in there, and it tickled.|Something small asked to come in.>
Take nine was a bush, filmed by a bush.

# 9 b
= {Kim} hides behind a rock, by a phone. The bird walks by behind {him}.
So {Kim} hid behind a rock, <and only the phone looked out|with the phone in front>, and kept still.
> bush |
* take | <It was a cold rock, with ants.|It took an hour, and a leg went to sleep.|The rock was the only one who liked it.>
Take nine was {jo's} boot, coming to look.

# 10
= {Kim} and {jo} sit on a log and watch all the films.
<They|So they> watched all nine[place: , over {place.food} | , one after the other], on a cold log. "Number six is the best bush," said {jo}. [friend: {series.friend} liked number two.] [birthday: "Happy birthday, bush." | christmas: "Gran has got a bush." | family-reunion: "Forty cousins, and nine bushes!" | camping-trip: "They'll be asleep by number two." | road-trip: In the morning, the car would drive on. | series: "It's got {series.keepsake} in it."]

"Recording," said the ferns.
^ pet second

# 11
= From behind: {Kim} and {jo} stare into the ferns. Nobody is to be seen.
{Kim} looked at the phone. It was <off|fast asleep>. "Not recording," said other ferns, with a cold.
> out |

<"It's stopped doing [place: {place.creature} | {din}]," whispered {jo}. "It's doing the phone!"|"It isn't [place: {place.creature} | {din}] now," whispered {jo}. "It's the phone!">

# 12 a
= {Kim} runs round and round the trees after a voice.
"Recording," said the left, and {Kim} dashed left. "Not recording," said the right, and {Kim} [wheels: drove through | sat down in] {sat}.
* low | <The ferns said ow, just as {Kim} had.|It was laughing. It had learned to.|Something giggled, and it giggled like {jo}.>
^ pet third

# 12 b
= {Kim} creeps round the trees after a voice. Far away, {jo} shrugs.
"Closer," said the left, and {Kim} dashed left. "Faster!" said the right, and {Kim} [wheels: drove through | sat down in] {sat}. 
* low | <The ferns said ow, just as {Kim} had.|It was laughing. It had learned to.|Something giggled, and it giggled like {jo}.>
^ pet third

# 13
= {jo} goes off through the trees. {Kim} stays.
<"No film, no bird," said {jo}, and went to find a sandwich.|"I'm off," said {jo}. "It's just an empty bush."|"Show me when you've got it," said {jo}, and went.> {Kim} stayed behind, though the phone had only one thin, blinking line of battery left.
^ child trouble | [1,2,3: <It got darker, and a bit colder.|That would do for one more bush.|The wood put out its lights.>]
* low

# 14
= {Kim} sits alone with the phone, and looks at a tiny picture.
"What colour are the bird's eyes, {Bo}?" asked {Kim}, who had only filmed.

<{Bo} had seen them nine times, and {Kim} not once.|Nine times, {Bo} had seen them, and {Kim} never had.>
> stay |
* low | <The real one had been just behind it.|Bushes, now. {He} knew those by heart.|It could have been waving.>
^ child third

# 15
= The bird has come right up to {Bo}. {Kim} doesn't dare to move.
<It grew so quiet that a leaf made a noise.|It was so quiet that you could hear a snail.|Nobody said take ten. It got quiet, and then quieter.>
> hinge

Out walked the lyrebird, straight up to {Bo}, who had never pointed anything at it.

# 16
= The bird stands on a heap of earth. {Kim} lifts the phone a little way.
<For {Bo}, it hopped up on a heap of earth, and its tail began to rise.|It got up on a heap of earth, and for {Bo}, up went its tail.> Then {Kim} lifted the phone <over|beside> {Bo}, and the tail stopped. [deed: {Kim} once {deed}[back: , {back.at}].]
^ child second

# 17
= The phone lies face down in the moss. {Kim} sits on both {his} hands.
<{Bo} pointed nothing, and it stayed, but without a film, nobody would believe {Kim}.|It stayed for {Bo}, who pointed nothing, but without a film, nobody would believe {Kim}.> [roomy: [birthday: There would be nothing for the birthday. | christmas: Gran would get nothing. | family-reunion: Forty cousins would laugh. | camping-trip: Everybody was waiting at the camp fire. | road-trip: And the road would not come back.]]

"Not recording," [roomy: {Kim} told {Bo} | said {Kim}], and laid the phone [roomy&!event: face down in the moss | face down]. [series: {He} put {series.keepsake} on it.]

Then {he} did as {Bo} did[roomy: , <and waited|which was nothing>].
* seat |

# 18
= The lyrebird dances with its tail over its head like a silver curtain.
Up went the tail, [roomy: in front of {Bo}, like a silver <curtain|umbrella> | for {Bo}]. The bird's eyes[roomy: , {Kim} whispered to {Bo},] were [roomy: as dark as | like] {plums}. It did [place: {place.creature} | {din}], {jo} chewing, and a sneeze. [series: Then it said, "{series.joke}."]
> dance |
* seat | It was {Kim's} own sneeze.

# 19
= {Kim} has hung ferns over {his} head. {jo} has picked up the phone.
<"Did you get it?" asked {jo}. "No, but {Bo} and I saw it," said {Kim}.|"Have you got it?" asked {jo}. "{Bo} and I have seen it," said {Kim}.|"So? Is it on there?" asked {jo}. "No, but {Bo} and I saw it," said {Kim}.>
^ pet pay | [1,2,3,4: <It had danced, and that was that.|There was nothing to show.|{jo} shook the phone, to see.>]
* seat

"Then show me." [birthday: So that is what everybody saw, at the birthday. | christmas: So that was Gran's present, on Christmas Eve. | family-reunion: So forty cousins stood round in a ring. | camping-trip: So {Kim} got up, by the camp fire. | road-trip: So {Kim} did it at every stop. | So {Kim} showed her, all of it.]

# 20 a
= {Kim} dances under a curtain of ferns. {jo} laughs. The phone lies face down. Far back, the bird looks on.
<{Kim} danced it all, under a tail of ferns.|With ferns for a tail, {Kim} danced it all.> {jo} lifted the phone, and put it down.
^ child pay
> last | [roomy: <They all ducked at the sneeze.|The sneeze came twice.>]

<Behind a tree stood the lyrebird, and watched.|Far back stood the lyrebird, and looked on.|From the ferns, somebody with a long tail was learning it.>

# 20 b
= {Kim} and {jo} dance, and laugh. The phone lies face down in the moss. Far back, the bird looks on.
<{Kim} danced it all, under a tail of ferns. Then {jo} did.|With ferns for a tail, {Kim} danced it all, and then {jo} did.>
^ child pay
> last | [roomy: <They did the sneeze together.|The sneeze came twice.>]

It was better than all nine films. <Behind a tree, somebody else sneezed.|Behind the last tree, somebody sneezed back.|"Recording," said a tree, softly.>

## lead dog
want: {Bo+} <wanted to free the man who said it|was sure of a man in there, and wanted him out>.
snail: {Bo} took the man in the phone some biscuit, <for supper|to cheer him up>.
eyes: {Bo} knew that a small man was shut in, <and got no air|with no supper>.
take: {Bo} licked the glass, to <cheer the man up|keep the man warm>.
bush: {Bo} sat down by the phone, so that the man <had company|was not alone>.
out: The man was out at last! {Bo} looked for him <under every fern|behind the log>.
stay: {Bo} lay down, and put {their} chin <on the log|in the moss>.
hinge: The man must be shy, {Bo} thought, and sat by a dark fern, and waited.
dance: So that was the man! {Bo} had <not expected feathers|expected less tail>.
last: {Bo} ate the man's biscuit, <all of it|since he had gone>.

## lead cat
want: {Bo+} wanted to <outstare its round eye|stare longer than its one eye>.
snail: {Bo} stared into the phone for all of the snail. It <did not blink|never blinked>.
eyes: {Bo} thought the bird was right. <It is rude to stare.|Nobody likes that eye.>
take: In between came {Bo}, <staring back|with a hard stare>.
bush: {Bo} put a paw over that eye, <to stop it|for a bit>.
out: Now that eye was out there, too. {Bo} stared <at every fern|until the ferns moved>.
stay: {Bo} had turned {their} back on the phone. <Staring had not worked.|It could have the win.>
hinge: {Bo} had stopped staring, looked at a dark fern, and blinked, slowly.
dance: {Bo} looked and looked, <and it did not mind|and was not rude at all>.
last: {Bo} looked away first, <out of kindness|on purpose>.

## lead bird
out: {Bo} said "Recording" back, and a little better.
hinge: {Bo} said one small word to a dark fern, as birds do.
last: {Bo} flew once round {Kim}, and did the sneeze.

## lead fish
out: In {Bo's} bowl, the water shook at each word.
hinge: {Bo} hung there, round and quiet, and looked out at a dark fern.
last: {Bo} sneezed as well, in bubbles.

## lead rabbit
out: {Bo} sat up, and stared at all the ferns at once.
hinge: {Bo} sat as still as a stone, and chewed a bit of fern.
last: {Bo} thumped where the sneeze comes.

## lead guineapig
out: {Bo} looked for whoever had the cold, and found a fern.
hinge: {Bo} sat by a dark fern, and for once said nothing at all.
last: "Wheek," said {Bo}, where the sneeze comes.

## lead hamster
out: {Bo} dropped a seed, and looked round for it.
hinge: {Bo} put half a seed down by a dark fern, and stepped back.
last: {Bo} ate the other half, as one does at shows.

## lead horse
out: {Bo} put a whole head into the ferns, and took it out again.
hinge: {Bo} lowered that big head to a dark fern, and breathed out, slowly.
last: {Bo} blew out hard, for the sneeze.

## lead lizard
out: {Bo} kept as still as bark. The ferns did not.
hinge: {Bo} lay by a dark fern like a twig, and was nobody at all.
last: {Bo} danced as well, the bit that keeps still.

## lead toy
out: {Bo} sat nearest, and {Kim} moved {them} back a bit.
hinge: {Bo} sat in the moss, soft and quiet, and looked at nobody.
last: {Bo} kept still, like a good audience.

## lead other
out: {Bo} looked at the ferns, and then at the phone.
hinge: {Bo} sat by a dark fern, and wanted nothing from anybody.
last: {Bo} danced as well, more or less.

## trait pet fear
set: {Bo} had met {trait.things}, and came out all blurred.
trouble: {Bo} thought of {trait.things}, and bolted.
pay: It had even done {trait.thing}, and {Bo} stayed.

## trait pet theft
set: {Kim} got a good film of {Bo}, {trait.doing}.
trouble: Just then, {Bo} {trait.did} from {jo's} bag.
pay: It had even done {Bo}, {trait.doing}, on tiptoe.

## trait pet noise
set: {Kim} got a good film of {Bo}, {trait.doing}.
trouble: "{trait.Sound}," said {Bo}. All the birds left.
pay: It had even done {Bo}, {trait.doing}, and rather well.

## trait pet part
set: {Kim} got {Bo}, with {trait.has}, from the best side.
trouble: It was mostly of {Bo}, with {trait.has}.
pay: It had bowed to {Bo}, with {trait.has}.

## trait pet deaf
set: {Bo} could not hear it, but liked the light.
trouble: {Bo} could not hear, and walked right through it.
pay: {Bo} had not heard it, and had seen the lot.

## trait pet age
set: {Bo} was {trait.is}, and [old: kept still best of all | came out as a smear].
trouble: {Bo}, being {trait.is}, [old: slept in front of it | jumped in front of it].
pay: {Bo} was {trait.is}, and had [old: stayed up | kept still] for it.

## trait pet favourite
set: {Kim} got {Bo} with {trait.thing}, from all sides.
trouble: {Bo} had lost {trait.thing}, and nothing else mattered.
pay: {Bo} had shown it {trait.thing}.

## trait pet sleep
set: {Kim} got a long film of {Bo}, {trait.doing}.
trouble: {Bo} lay down. It would have been nicer {trait.where}.
pay: It had even done how {Bo} breathes, {trait.where}.

## trait pet habit
set: {Kim} got a good film of {Bo}, {trait.doing}.
trouble: Just then, {Bo} {trait.did}.
pay: It had even done {Bo}, {trait.doing}.

## trait pet talent
set: {Kim} filmed how {Bo} could {trait.do}.
trouble: {Bo} showed the bush how to {trait.do}.
pay: It had even done {Bo}, {trait.doing}, and bowed.

## trait child fear
set: {Kim} was scared of {trait.things}, but went in.
trouble: [dark: It was dark, and {he} hated the dark, and stayed. | There might be {trait.things}, and {he} stayed.]
pay: [dark: {Kim} had forgotten that it was dark. | {Kim} had forgotten all about {trait.things}.]

## trait child collection
set: {He} had {trait.a} in one pocket, for luck.
trouble: {He} held {trait.thing} tight.
pay: {jo} paid with {trait.a}, for a seat.

## trait child noise
set: {Kim} did not {trait.do}, which was hard.
trouble: {He} {trait.did}, but only a little.
pay: {Kim} even {trait.did}, as the bird had.

## trait child part
set: {Kim} went first, with {trait.has} and all.
trouble: In the glass was a sad face, with {trait.has}.
pay: All that showed was ferns, and {trait.has}.

## trait child favourite
set: {Kim} loved {trait.things} best, and then this.
trouble: {He} tried to think about {trait.things}.
pay: It was as good as {trait.things}, or better.

## trait child sleep
set: {He} had dreamed of it, {trait.where}.
trouble: It would be nice now, {trait.where}.
pay: {Kim} danced it again, {trait.where}.

## trait child habit
set: [askswhy: "Why does it copy?" asked {Kim}. Nobody knew. | counts: {Kim} counted ferns, up to ninety. | drawsonthings: {Kim} drew arrows on the trees, to get home by. | loseshats: A branch took {Kim's} hat, as usual.]
trouble: [askswhy: Why did it always leave? | counts: {He} counted its films, and got nine. | drawsonthings: {He} drew a bird on a leaf, and it was a bush. | loseshats: {His} spare hat was gone as well.]
pay: [askswhy: "Why did we film it?" asked {Kim}. | counts: {Kim} counted the steps, and did all forty. | drawsonthings: {Kim} drew two dark eyes on a stone. | loseshats: Somewhere, the bird had {Kim's} hat.]

## trait child talent
set: {Kim} could {trait.do}, and perhaps it had heard.
trouble: [remembers: {He} remembered nine bushes, leaf by leaf. | {He} tried to {trait.do}, to call it.]
pay: [remembers: {Kim} remembered every step of it. | {Kim} even {trait.did}, as the bird had.]

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
film: {Bo+} was a blur, with whiskers on.
take: {Bo} ate the disguise.
low: {Bo} looked left, and right, and left.
seat: {Bo} sat bolt upright, and stayed so.

## guineapig
film: {Bo+} said wheek at each "Recording".
take: "Wheek!" said {Bo}, at just the wrong time.
low: "Wheek," said the ferns. {Bo} hid.
seat: {Bo} met {their} own wheek, done better.

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
seat: {Bo} looked on, and did not blink once.

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
film: {Bo+} looked in at the front, and {Mo+} behind.
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
