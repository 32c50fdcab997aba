export const words = String.raw`
title: <Lovely Weather for It|Fresh, Peaceful, Lovely|The Anglers' Fortnight|Room to Grow>
refrain: "Lovely weather for it," said {pop}. "Lovely," said {Kim}.
recall: the trousers full of flowers
deed: told {pop} about the fishing
keepsake: the NO FISHING sign
joke: Lovely weather for it
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
word: frank = saying just what one thinks
word: bearings = small steel balls that help a thing turn smoothly
word: undersized = too small to keep
word: envy = wanting what somebody else has
question: What did "lovely" mean on page 3? What does it mean on page 19?
question: Why did each kindness make it worse?
question: {friend} says, "Just tell him." What is {Kim} afraid of? Who is right?
question: What did {Bo} do, and what did {Kim} see in {pop's} face?
question: After they had laughed, there was something harder to say. What was it?
activity: write | Write a small dictionary of what people say, and what they mean. | "We'll see." ; "How interesting." ; "I'm fine."
activity: talk | Ask somebody: is there a thing that you do only because you think that I like it?
activity: think | Which of these should one say at once? | I don't like your soup ; your shoe is undone ; I'd rather stay home
surprise: Two things that they never wanted are good for something else, in the end. | Look at page 8 and at page 5.
surprise: {pop} says "lovely", and then he looks at somebody. | Find out at whom, on page 14.

# 1
= In the grey of the morning, {Kim} and {pop} walk to the river with a rod and a bucket.
<Every Saturday, at five in the morning,|At five in the morning, every Saturday,> {Kim} went fishing with {pop} [!uluru&somewhere: {somewhere.at}], and it was lovely. They both [roomy: invariably] said so.
> want
* bank | The bucket came along, empty.

# 2
= {Kim} and {pop} sit on two chairs in the wet and hold their rods.
They sat on folding chairs, and watched it come down[uluru&roomy: , on the red sand, too | place&roomy: , on {place.street}, too]. [beach-holiday: Behind them, other people were having a holiday. | family-wedding: They were to bring a fish for the family wedding. | camping-trip: It was practice, for the camping trip. | christmas: It was Christmas week, and other people were indoors. | birthday: It was {Kim's} birthday treat. | occasion&!event: It was {occasion}. | series&roomy: Between them, under a bag, was {series.keepsake}.]

"Lovely weather for it," said {pop}.

"Lovely," said {Kim}, <through a scarf|from inside a hood>.
> rain

# 3
= {Kim} has {his} shoulders up to {his} ears.
It was a language. "Fresh" meant that one's ears hurt, <"peaceful" meant that nothing had happened since six, and "lovely" meant wet|"lovely" meant wet, and "peaceful" meant that nothing had happened since six>. [series&roomy: "{series.joke}" meant that a foot had gone.]
^ child set
* bank |

# 4
= In a dusty shed, {pop} hands {Kim} an old rod. {Kim} looks polite.
It had begun two years earlier, <when {pop} found two rods in the shed|with two rods in {pop's} shed>[place&roomy: , behind a picture of {place.landmark}]. <"I don't suppose you'd care to," he said.|"You wouldn't care to, I suppose," he said.> "I'd love to," said {Kim}, who was <polite|well brought up>.
> shed

# 5
= {Kim} has pulled a wet sign out of the river. It says NO FISHING.
They had caught {caught}, a {kettle}, and a sign that said NO FISHING. {pop} put back the {kettle}, <because it was undersized|as being undersized>.
^ pet set
* bank |

[place&roomy: They were watched throughout by {place.creature}.]

# 6 a
= {friend} puts her hands on her hips. {Kim} shrugs.
"Just tell him," said {friend}, <who likes things settled|who likes to have things settled by Tuesday>.

"It would break his heart," said {Kim}, "when he gets up at four to butter the {rolls}."
^ child second

[friend: Even {series.friend} had noticed.] [series&roomy: "{series.joke}," said {friend}, which was no help.]

# 6 b
= {friend} points at a plaster. {Kim} shrugs.
"Say it fast," said {friend}, <"like pulling off a plaster."|"as one pulls off plasters.">

"It would break his heart," said {Kim}, "when he gets up at four to butter the {rolls}."
^ child second

[friend: Even {series.friend} had noticed.] [series&roomy: "{series.joke}," said {friend}, which was no help.]

# 7
= {Kim} hands {pop} a present. {pop} looks at it a moment too long.
{Kim} felt so guilty that {he} spent {his} savings on a reel, with {eleven} ball bearings. {pop} considered it <for some time|from all sides>, and said, "Lovely."
^ child third
* kind |

[roomy: [beach-holiday: It had cost all of the holiday money. | family-wedding: It was to land the wedding fish. | camping-trip: It would come camping with them. | christmas: It had been under the tree, with a bow. | birthday: It was half of the birthday money.]]

# 8
= {pop} presents a pair of rubber trousers with boots at the ends. They are far too large.
Then {pop} gave {Kim} waders[roomy: , which came] up to the ears, <with room to grow|[roomy: and left | with] room to grow>.

"Lovely," said {Kim}, <from inside them|over the top>.
^ pet second
* kind | There was an echo.

# 9
= At the kitchen table, {Kim} asks something carefully. {pop} points at the clock.
"Don't you ever want to sleep in?" hinted {Kim}, <diplomatically|with great diplomacy>.

<"You're right," said {pop}, "the serious anglers are out by four."|"Quite right," said {pop}. "The serious anglers are there by four."> <So from then on, it was four.|So it became four.>
^ pet trouble
* kind | [roomy: It was even fresher, at four.]

# 10
= {Kim} and {pop} have caught a small fish, and look into the bucket in alarm.
<Once, they caught an actual fish, which looked up as if there were some misunderstanding.|Then they caught an actual fish, which looked at them as if there were some misunderstanding.> They [roomy: immediately] put it back[roomy: , <and bumped heads|bumping heads>]. [series: To say sorry, {Kim} nearly threw in {series.keepsake}.]
> fish

[place&roomy: One heard only {place.sound}.]

# 11 a
= {pop} holds up a leaflet. {Kim} has gone pale.
"I've done something rash," said {pop}, <with a leaflet|waving a leaflet>. "The Anglers' Fortnight: fourteen days, in one tent."

"Lovely," said {Kim}, <from a great depth|as if from down a well>.
> leaflet

[roomy: [beach-holiday: That was the rest of the holiday. | family-wedding: It began the day after the wedding. | camping-trip: So that was the camping trip. | christmas: It had been in {Kim's} stocking. | birthday: It was the rest of the birthday present.]]

# 11 b
= {pop} points at a tent. {Kim} has gone pale.
"I've done something rash," said {pop}, <and showed {Kim} a tent|beside a tent>. "It's [roomy: for] the Anglers' Fortnight: fourteen days, the two of us."

"Lovely," said {Kim}, <from a great depth|as if from down a well>.
> leaflet

[roomy: [beach-holiday: That was the rest of the holiday. | family-wedding: It began the day after the wedding. | camping-trip: So that was the camping trip. | christmas: It had a bow on. | birthday: It was the rest of the birthday present.]]

# 12
= At night, {Kim} talks to the bathroom mirror.
<{Kim} practised on {Bo}, at the mirror.|At the mirror, {Kim} practised on {Bo}.> "I'd rather not," {he} began, and every time {his} mouth <reached the end|came to the end>, it said "lovely".
^ child trouble
* low | The tap dripped, in sympathy.

# 13
= {Kim} and {friend} sit on a bench, and both are sad.
"What if he says fine?" said {Kim}[place&roomy: , under {place.tree}]. "Then there's no Saturday."

"<My grandfather only sends cards," said {friend}, "and I'd sit in any ditch with him|Mine only sends cards," said {friend}, "and I'd sit in any ditch with him>."
> eyes
* low | A leaf came down.

# 14
= In the wet, {Kim} looks not at the river but at {pop}, and {pop} looks at {Bo}.
That Saturday, {Kim} said nothing, and watched {pop}, <who said "lovely" as if he meant it|and he said "lovely" so well that one believed it>.
> hinge
{pop} looked at {Bo}, <and it was plain envy|with plain envy>.

# 15
= Rain runs off everything. {pop} hands {Kim} something to eat.
<Nobody envies {Bo} for missing something lovely.|Nobody would envy {Bo} for missing something lovely.> Still, it's difficult to be frank with somebody who hands you <the last of his {rolls}|the better of two {rolls}>. [deed: {Kim} once {deed}[back: , {back.at}].]

"{Bo} never says it's lovely," said {Kim}.
^ pet third

# 16
= {Kim} has stood up, and throws away the rod.
"{Bo} doesn't like fishing, <or the worms, or getting up, or the peace, and neither do I|or the worms, or the peace, or getting up, and nor do I>." It was out, <and {eleven} ball bearings couldn't wind it back|and no reel could wind it back>.
> peace
* low |

# 17
= {pop} laughs until he has tears in his eyes. {Kim} is afraid that he cries.
{pop} laid down his rod, and his shoulders shook, <and {Kim} thought that his heart was broken|as if {Kim} had broken his heart>. <"For two years, I've been of {Bo's} opinion," he said, and he was laughing.|"I've agreed with {Bo} for two years," he said, [roomy: when he could stop] laughing.> "You bought me a reel!"

"You bought me trousers!"

# 18
= The rain has stopped. {Kim} and {pop} stand there, and have run out of laughter.
They laughed until they ran out, and there stood Saturday, <without a reason|with nothing to do>.

"I like Saturdays with you and {Bo}," said {Kim}, <before it could turn into "lovely"|quickly>, "only dry."
^ pet pay

# 19 a
= On a bench, in the sun, {Kim} and {pop} eat and watch the buses.
Now they ask first: <bowls, no; the Museum of {spoons}, no, twice|the Museum of {spoons}, no; bowls, no, and politely>. [place: {Place.food} | Doughnuts] on a bench [roomy: <by the bus station|that is warm from the sun>]: lovely.
> bench
^ child pay
* after | [roomy: It saves a great deal of misery.]

[roomy: [beach-holiday: Dry sand, and a castle: lovely. | family-wedding: Dancing at the wedding: badly, and lovely. | camping-trip: A tent in the living room: lovely. | christmas: Carols beside the stove: lovely. | birthday: Dry socks, for the next birthday: lovely.]]

# 19 b
= {Kim} and {pop} eat, and watch the washing go round.
Now they ask first: <pottery, no; the Museum of {spoons}, no, and quickly|the Museum of {spoons}, no; pottery, no, twice>. <The warm laundry|The laundry, being warm>, with [place: {place.food} | doughnuts]: lovely.
> bench
^ child pay
* after | [roomy: It saves a great deal of misery.]

[roomy: [beach-holiday: Dry sand, and a castle: lovely. | family-wedding: Dancing at the wedding: badly, and lovely. | camping-trip: A tent in the living room: lovely. | christmas: Carols beside the stove: lovely. | birthday: Dry socks, for the next birthday: lovely.]]

# 20 a
= By the garden door stand the waders, full of flowers. {Kim} and {pop} run in out of the wet.
The waders stand beside [home: {home.door} | the door], <full of {flowers}, with room to grow|and are full of {flowers}>. Last Saturday, it poured. "Horrible," said {pop}.

"Disgusting," said {Kim}, [roomy: happily,] and they went in.
> last
* after |
* after |

[beach-holiday&roomy: It was the last day of the holiday. | family-wedding&roomy: The bride had had cheese, and no complaints. | camping-trip&roomy: The tent stayed dry, on the carpet. | christmas&roomy: Indoors, the tree was lit. | birthday&roomy: There were socks to unwrap. | series&roomy: Indoors was {series.keepsake}. | place&roomy: Even {place.ride} looked wet.]

# 20 b
= In the shed, {Kim} and {pop} eat, beside a sign that says NO FISHING.
On the shed [home: at {home.own}] hangs a sign that they [roomy: caught themselves | caught]: NO FISHING. Last Saturday, it poured, <and they sat inside, and ate all the {rolls}|so they sat inside, with {rolls}>. "Horrible," said {pop}[roomy: , happily].
> last
* after |
* after |

[beach-holiday&roomy: It was the last day of the holiday. | family-wedding&roomy: The bride had had cheese, and no complaints. | camping-trip&roomy: The tent stayed dry, on the carpet. | christmas&roomy: Indoors, the tree was lit. | birthday&roomy: There were socks to unwrap. | series&roomy: Beside it hangs {series.keepsake}. | place&roomy: Even {place.ride} looked wet.]

## lead dog
want: {Bo+} came for the {rolls}, <and sat by them|and put up with the rest>.
rain: {Bo} shook, <and never said that it was lovely|over everybody>.
shed: {Bo} had barked at the rods, <and been right|as a warning>.
fish: {Bo} apologised to it, <with {their} tongue|in person>.
leaflet: {Bo} lay down flat, <as if it had begun|and stayed there>.
eyes: If one asked {Bo}, there were {rolls} in <kitchens|dry places>, too.
hinge: {Bo}, who had sat by those {rolls} for two years, got up, and went off home without one.
peace: {Bo} came back, <to see who had said it|at once>.
bench: {Bo} is in favour of <crumbs|benches>.
last: {Bo} was in first, <and shook there|as {they} had long advised>.

## lead cat
want: {Bo+} came for the fish, <having been promised one|and waited>.
rain: {Bo} sat in the only dry place, <and kept it|looking at nobody>.
shed: {Bo} had been sleeping on the rods <for years|until then>.
fish: {Bo} was not allowed <a word with it|one lick>.
leaflet: {Bo} turned {their} back, <frankly|on all fourteen>.
eyes: If one asked {Bo}, fish live in <tins|a cupboard>, in the dry.
hinge: {Bo}, who had waited two years for one fish, got up, shook a foot, and went home without it.
peace: {Bo} came back, <for more of it|out of curiosity>.
bench: {Bo} had <always said so|said no all along>.
last: {Bo} had already gone in, <on principle|as always>.

## lead bird
fish: {Bo} advised it to fly.
eyes: If one asked {Bo}, one sings what one thinks.
hinge: {Bo}, who had sung there for two years, stopped in the middle, and flew back to the shed.
last: "Horrible," says {Bo} now, in both voices.

## lead fish
fish: {Bo} looked at it, and it looked at {Bo}.
eyes: If one asked {Bo}, they might both try a bowl.
hinge: {Bo}, who had watched it all for two years, went in behind the weed, and stayed there.
last: {Bo} was the only one who liked the wet.

## lead rabbit
fish: {Bo} put down a leaf for it.
eyes: If one asked {Bo}, one digs in, or one goes home.
hinge: {Bo}, who had sat in the wet for two years, dug a hole, and would not come out.
last: {Bo} ate something wet, with pleasure.

## lead guineapig
fish: {Bo} screamed, on its behalf.
eyes: If one asked {Bo}, a good wheek settles most things.
hinge: {Bo}, who had complained for two years, said nothing more, and walked home.
last: {Bo} agreed, at the top of {their} voice.

## lead hamster
fish: {Bo} offered it a seed, which it couldn't hold.
eyes: If one asked {Bo}, one could at least bring a wheel.
hinge: {Bo}, after two years of it, packed bread into both cheeks, and left for home.
last: {Bo} had kept one crumb dry.

## lead horse
fish: {Bo} breathed on it, kindly.
eyes: If one asked {Bo}, rivers are for crossing.
hinge: {Bo}, who had stood in it for two years, turned round, walked to the gate, and waited.
last: {Bo} looked in over the door.

## lead lizard
fish: {Bo} stared at it, and so did it.
eyes: If one asked {Bo}, it had been warmer in the egg.
hinge: {Bo}, who had waited two years for the sun, turned round, and walked home.
last: {Bo} was already beside the stove.

## lead toy
fish: It was laid on {Bo}, who never mentions it.
eyes: If one asked {Bo}, nobody was really waterproof.
hinge: {Bo}, who had sat up straight for two years, fell over, face down, and stayed there.
last: {Bo} is dry, and means to stay so.

## lead other
fish: {Bo} looked the other way, out of manners.
eyes: If one asked {Bo}, somebody ought to say something.
hinge: {Bo}, who had kept them company for two years, got up, and simply went home.
last: {Bo} went in without being told.

## trait pet fear
set: {Bo} kept watch for {trait.things}, which rivers may have.
trouble: To {Bo}, at four, everything looked like {trait.a}.
pay: {Bo} did not even mind {trait.things} just then.

## trait pet theft
set: {Bo} had caught {trait.a}, out of somebody's basket.
trouble: {Bo} took {trait.a} to bed, in protest.
pay: {Bo} gave back {trait.thing}, and it was dry.

## trait pet socks
set: {Bo} had caught a sock, and it was {pop's}.
trouble: {Bo} hid one of {pop's} socks, but he had others.
pay: {Bo} gave {pop} his socks back, and they were dry.

## trait pet noise
set: {Bo} {trait.did}, which kept the fish away.
trouble: {Bo} {trait.did} at the alarm, and that was called keen.
pay: {Bo} {trait.did}, and they both said, "Quite."

## trait pet part
set: {Bo}, with {trait.has}, was the best angler of them all.
trouble: {Bo}, with {trait.has}, looked as tired as {Kim}.
pay: {Bo}, with {trait.has}, came and sat between them.

## trait pet deaf
set: {Bo} could not hear what they said, and saw their faces.
trouble: {Bo} did not hear the alarm, and was envied.
pay: {Bo} saw both their faces, and they matched at last.

## trait pet age
set: {Bo} was {trait.is}, and [old: had never been so wet | thought that all Saturdays were wet].
trouble: {Bo} was {trait.is}, and [old: did not hold with four o'clock | had never met four o'clock].
pay: {Bo} was {trait.is}, and [old: had waited two years for that | hoped that it meant breakfast].

## trait pet favourite
set: {Bo} kept {trait.thing} dry, which was more than they did.
trouble: {Bo} took {trait.thing} along, half asleep.
pay: {Bo} brought {trait.thing}, and put it between them.

## trait pet sleep
set: {Bo} would have liked to be {trait.where}.
trouble: {Bo} was still {trait.where}, in spirit.
pay: {Bo} was for going home, and being {trait.where}.

## trait pet habit
set: {Bo} {trait.did}, to keep warm.
trouble: {Bo} {trait.did}, and that was called keen.
pay: {Bo} {trait.did}, for pleasure.

## trait pet digs
set: {Bo} dug, and found worms, who had nothing to say.
trouble: {Bo} dug, and that was called keen.
pay: {Bo} dug, for pleasure.

## trait pet talent
set: {Bo} could {trait.do}, which passed the time.
trouble: {Bo} could {trait.do}, but not at four.
pay: {Bo} was seen to {trait.do}, for joy.

## trait child fear
set: "Interesting" meant {trait.things}.
trouble: It would have been easier to say to {trait.a}.
pay: Anything with {trait.things}: certainly not.

## trait child dark
set: "Early" meant dark, which {Kim} disliked.
trouble: It was hard to say even in the dark.
pay: Anything in the dark: certainly not.

## trait child collection
set: "A good morning" meant that {Kim} had found {trait.a}.
trouble: {Kim} tried it on {trait.a}, and that came out lovely, too.
pay: Looking for {trait.things}: yes.

## trait child noise
set: "Cheerful" meant that {Kim} {trait.did}.
trouble: {Kim} {trait.did} instead, which did not help.
pay: {Kim} {trait.did}, with no fish to frighten.

## trait child part
set: "Well wrapped up" meant that one could not see {trait.has}.
trouble: The mirror had {trait.has}, and no advice.
pay: Without a scarf, one could see {trait.has}.

## trait child favourite
set: "Patience" meant that {Kim} was thinking of {trait.things}.
trouble: "I'd rather have {trait.things}" came out easily.
pay: Anything with {trait.things}: certainly.

## trait child sleep
set: "Early" meant that one might still have been {trait.where}.
trouble: {Kim} slept {trait.where}, with it unsaid.
pay: They begin late, since {Kim} sleeps {trait.where}.

## trait child habit
set: [askswhy: "Good question" meant that {Kim} had asked why. | counts: "Patience" meant that {Kim} had counted to a thousand. | drawsonthings: "Handsome" meant that {Kim} had drawn on the bucket. | "Breezy" meant that {Kim's} hat had gone.]
trouble: [askswhy: "Why can't I?" asked {Kim}, and so did the mirror. | counts: {Kim} counted forty lovelies. | drawsonthings: {Kim} drew a fish on the mirror, looking up. | {Kim} lost the words, as one loses hats.]
pay: [askswhy: "Why?" is allowed, and gets an answer. | counts: {Kim} has counted thirty noes so far. | drawsonthings: Drawing on paper tablecloths: certainly. | Looking for {Kim's} hats: yes.]

## trait child talent
set: "Good company" meant that {Kim} could {trait.do}.
trouble: {Kim} could {trait.do}, but not say that.
pay: {Kim} {trait.did}, with no fish to frighten.

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
low: {Bo} lifted one wet paw, and showed it.
after: {Bo} says what {they} {thinks/think}, and always did.

## bird
bank: {Bo+} knew eleven words, and needed two.
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
after: {Bo} has eaten most of a timetable.

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
low: {Bo} turned round, away from the weather.
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
bank: {Bo+} kept the wet off {Mo+}, by being wetter.
kind: {Bo} and {Mo} shared one hat, badly.
low: {Bo} was cross with {Mo}, and {Mo} with the sky.
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
