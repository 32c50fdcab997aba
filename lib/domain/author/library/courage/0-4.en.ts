export const words = String.raw`
title: <{Kim} and the Dark That Said Krek|One Boot On, One Boot Off|Who Is in My Boot?|One Boot On>
set: hop = [wheels: roll | hop]
set: hops = {hop}, {hop}, {hop}
set: rain = [snow-day: snow | rain]
set: fell = [snow-day: snowed | rained]
set: puddle = [snow-day: heap | puddle]
set: splash = [snow-day: flump | splash]
set: boom = [snow-day: FLUMP | SPLASH]
set: bare = [snow-day: one wet sock | one foot bare]
set: mud = [snow-day: snow | mud]
set: gate = [camping-trip: tent | gate]
set: food = [first-day-of-school: {his} school lunch | christmas: a bit of pudding | camping-trip: a bit of camp bread | place: some {place.food} | a {snack}]
refrain: One boot on. One boot off. {Hops}!
recall: the frog in the boot
deed: put one hand in the dark
keepsake: one yellow boot
joke: Who says krek?
summary: There is a {puddle} at the {gate}, and one boot has gone into the dark under the steps. The dark says krek. Somebody has to put a hand in, and {Kim} is the only one with hands.
pick: snack = biscuit, banana, crust, bun
pick: small = plum, peach, fig, walnut
pick: brown = brown, muddy, deep
word: puddle = a small pool that the rain leaves behind
word: wobbly = shaking a little, like jelly
word: dark = with no light
word: steps = they go up to a door
word: bare = with nothing on it
question: What did {Kim} want most of all?
question: What do you think the dark looks like, under your bed?
question: What did {Bo} do about the dark?
question: Which was the bravest bit?
question: What says krek in your house?
activity: sound | Say it together each time the dark speaks. | Krek! ; Krek, krek! ; Krek, as small as you can
activity: find | Where is the boot? On which pages can you see it, and on which can just the frog?
activity: move | Do the hop on the rug: one boot on, one boot off.
surprise: Somebody else's knees go wibble, wobble, too. | Look at page 10, and then at page 17.
surprise: The frog has the boot now. | Say krek as softly as you can on page 20.

# 1
= {Kim} stands in the {rain}, with one boot on, and looks at a huge brown {puddle}.
<{Rain}, {rain}, {rain}!|{Rain} here, and {rain} there!> [place: It {fell} on {place.landmark}. | occasion: | <It {fell} on the roof.|It {fell} on the path.>] [first-day-of-school: It was the first day of school. {Kim} had new boots! | new-baby: The baby came home today. It cried and cried. | christmas: It was Christmas. {Kim} had got new boots! | camping-trip: It was the camping trip. It {fell} on the tents. | farm-stay: It was the farm stay. It {fell} on the cows. | snow-day: It was a snow day. There was no path. | occasion&!event: It was {occasion}. | roomy: <{Rain} here, and {rain} there.|Drip here, and drop there.>]

<By the {gate} was a {puddle}, big, [snow-day: white | {brown}] and wobbly.|By the {gate} was a {puddle}, a fat, wobbly one.> <"All mine," said {Kim}.|"That is mine," said {Kim}.|"I will be in that," said {Kim}.>

# 2
= {Kim} [wheels: rolls | hops] about with one yellow boot on and one foot bare.
<But {Kim} had just one boot.|A {puddle} wants two boots. {Kim} had one.> <{Bo+} had no boots at all.|{Bo+} had none.>
> want
* wet |

One boot on. One boot off. {Hops}!

<Where was the other boot?|Where, oh where, was the other boot?|The other boot? Not on the other foot.>

# 3
= {Kim} looks into a basket, with one boot on.
{Kim} looked [camping-trip: <by the tent|on the mat|in the bag> | <by the door|on the mat|in the bath>], and in the basket. <There was no boot!|Not one boot there!|It was just hats!>
^ pet set |
> basket
* wet | {He} looked on {his} head. <No boot!|A hat!>

[camping-trip: <{Hops}, to the trees!|To the trees, then! {Hops}!> | <{Hops}, to the step!|To the step, then! {Hops}!>]

# 4
= {Kim} calls for the boot, loudly and crossly.
<"Boot!" said {Kim}. "Boo-oot! Come here!"|"Boo-oot!" said {Kim}. "Where are you?"> [place: You could hear it on {place.street}.] <Did it come? It did not.|It did not come.|Not a toe of it came.>
* wet | <That is how it is with boots.|Boots do not come. They just go.>
^ pet second

[first-day-of-school: "I have to go to school in you!" | new-baby: "The baby wants to see the {puddle}!" | christmas: "You are a present! Come here!" | camping-trip: They could hear it in all the tents. | farm-stay: "Moo," said a cow. It was no help. | snow-day: "The snow will not wait!" said {Kim}. | <"Bad boot!" said {Kim}. Drip, said the {rain}.|"I can get you!" said {Kim}. {Hops}.>]

# 5
= {Kim} points at a bit of yellow in the dark under the steps.
Then {Kim} saw a bit of <yellow|bright yellow>, under the steps! [roomy: <It was the boot!|That was a boot!>]
> eyes
* wet |

<It was dark, dark, dark under there.|But under there, it was dark, dark, dark.> <"Easy, easy, easy," said {Kim}.|"Got you," said {Kim}. Not yet.|"One hand will do," said {Kim}.>

# 6
= {Kim} reaches one hand into the dark under the steps.
<Down went {Kim}, and in went one hand.|Down low went {Kim}, and put one hand in.> [series: {Kim} held {series.keepsake}.]
^ child set

<It went in a bit, and a bit more.|It went in a bit, and then a bit more.|It went in, right up to the elbow.>

<Then the dark said something. The dark said...|Then, in there, something spoke. It was the dark!>

# 7
= {Kim} leaps back from the steps, and a hat flies off.
Krek!

{Kim} [wheels: rolled | hopped] back. {Hops}, bump!
> krek
* noise |

<"Who is in my boot?" said {Kim}. Krek, said the dark.|"Who is that?" said {Kim}. "In my boot?" Krek.|"You are not my boot!" said {Kim}. Krek.>

# 8
= In the dark, {Kim} sees the shapes of big things that are not there.
<Was it a bear? No, bears say grr.|Was it a lion? No, lions say roar.|Was it a duck? No, ducks say quack.> [place: Was it {place.creature}? No. {place.says}. | <Was it a bus? No, buses say brm.|Was it a train? No, trains say choo.|Was it a bee? No, bees say zzz.>] [first-day-of-school: Was it the teacher? No, teachers say hello. | new-baby: Was it the baby? No, babies say waa. | christmas: Was it a reindeer? No, reindeer have bells. | camping-trip: Was it a tent? No, tents say flap. | farm-stay: Was it a cow? No, cows say moo. | snow-day: Was it the snow? No, snow says shh.]
* noise | <Was it {Bo}? No. {Bo} was right here.|{Kim} held {his} own hand. It was cold.>

<So what says krek?|Then who says krek?|Not one thing says krek. But it did!>

# 9
= {Kim} kneels by the steps and talks to the dark.
<"Go away!"|"Shoo!"> said {Kim}. Krek, said the dark. <"Please go away!" Krek, krek.|"Go, please!" Krek, it said. Krek, krek.|"Now, please!" And it said krek, krek, krek.>
> woof
* noise | <{Kim} said it louder. Krek, it said, louder.|{Kim} said it soft. Krek, it said, as soft.>
^ child second

<"I said please," said {Kim}. Krek.|"Please is what I said," said {Kim}. Krek.|"You say please, too," said {Kim}. Krek.> [series: "{series.joke}!" said {Kim}. It was the same krek.]

# 10
= From above: {Kim} sits small on the step, holding on to {Bo}. The {puddle} is far away.
<{Kim's} tummy went wibble. {His} knees went wobble.|Wibble went {Kim's} tummy, and wobble went {his} knees.|{Kim's} knees shook so that the step shook, too.>
> hold
* noise | <{Kim} held on to {Bo}. That was a bit good.|It is good to hold on. {Kim} had {Bo}.>
^ child trouble

One boot on. One boot off. <No {hop}.|Not one {hop}.> <Then {Kim} saw a stick!|But there was a stick!>

# 11
= {Kim} pokes a stick into the dark under the steps.
<{Kim} got that stick.|{Kim} took it.> [friend: {series.friend} had left it.] [place: It came from {place.tree}. | <It was a good, long stick.|It was long, for a stick.>] <Poke, poke, poke!|Poke! Poke! Poke!>
> stick
* try | <{Kim} poked again.|One more poke.>

<Snap, went the stick. Now it was two.|The stick went snap. It was short now.|The dark had a bite. Snap, went the stick.>

# 12 a
= {Kim} pushes a broom under the steps, and the boot slides further in.
<A broom is long!|Then {Kim} got a broom.> <Push, push, push!|In it went! Push, push!> <But the boot just went in, in, in!|But it did not come out. It went in!> [place&roomy: It went as far as {place.shop}!]
^ pet trouble
* try | <"Not that way!" said {Kim}.|"Other way!" said {Kim}.>

<Krek, said the boot. It was far in.|Krek, it said, from far, far in.>

# 12 b
= {Kim} pushes a spade under the steps, and the boot slides further in.
<A spade is strong!|Then {Kim} got a spade.> <Push, push, push!|In it went! Push, push!> <But the boot just went in, in, in!|But it did not come out. It went in!> [place&roomy: It went as far as {place.shop}!]
^ pet trouble
* try | <"Not that way!" said {Kim}.|"Other way!" said {Kim}.>

<Krek, said the boot. It was far in.|Krek, it said, from far, far in.>

# 13 a
= {Kim} bites into something good, by the steps. No boot has come.
{Kim} got {food}. <"Come out, boot! Yum, yum!"|"Boot? Do you want a bit? Yum!"> [series: "You can have {series.keepsake}, too!" | <It did not come.|It did not want a bit.>]
> food
* try | <The boot did not say yum.|Not a nibble.>

<So {Kim} ate it up. Mmm!|So it went in at {Kim's} end. Mmm!> <That bit was good.|That bit went well.>

# 13 b
= {Kim} sings into the dark under the steps. No boot comes.
{Kim} sang to it. <"Come out, boot! Out, out, out!"|"Boo-oot, oh boot, come out to me!"> [series: "You can have {series.keepsake}!" | <It was a good song.|It had a good tune.>]
> song
* try | <Nobody came out. It had a krek in it now.|It went up, and down, and up. Nobody came.>

Krek, krek! <It sang, but it did not come.|So it liked the song. But out? No.>

# 14
= The sun comes out. {Kim} reaches out to the dark under the steps, where {Bo} has gone.
[roomy: Drip, drip... drop. Out | Out] came the sun[place: , on {place.landmark}. <The {puddle} got small!|And the {puddle}? It got small!> | , <and the {puddle} got small!|and down went the {puddle}!>] <"No boot, then," said {Kim}.|"Then no boot," said {Kim}.> "I can {hop}." Off went {Kim}.
> hinge

<"Come, {Bo}!"|"{Bo}, come!"> said {Kim}. <Krek, said the dark. No {Bo}!|The dark said krek. No {Bo} came.>

# 15 a
= {Kim} kneels by the steps and holds out one hand to the dark, where {Bo} is.
[roomy: <Did the dark have {Bo}?|Had the krek got {Bo}?>] Who could go in? <Not the stick. Not the broom.|The stick could not. The broom could not.> [2+: Not {others}.] <They had no hands.|No hands, you see.> <{Kim} had one.|{Kim} had two.>

[deed: {Kim} {deed}. [back: That was {back.at}. | Once.] | <{Kim} looked at one hand. It shook.|One hand. {Kim} saw how it shook.>] <{Kim} went in to {Bo}, scared and all.|{Kim} was scared, but went in to {Bo}.>

# 15 b
= {Kim} kneels by the steps and holds out one hand to the dark, where {Bo} is.
[roomy: <Did the dark have {Bo}?|Had the krek got {Bo}?>] Who could go in? <Not the stick. Not the song.|The stick could not. The song could not.> [2+: Not {others}.] <They had no hands.|No hands, you see.> <{Kim} had one.|{Kim} had two.>

[deed: {Kim} {deed}. [back: That was {back.at}. | Once.] | <{Kim} looked at one hand. It shook.|One hand. {Kim} saw how it shook.>] <{Kim} went in to {Bo}, scared and all.|{Kim} was scared, but went in to {Bo}.>

# 16
= {Kim} crawls into the dark under the steps. One bare foot is still in the light.
<In after {Bo} went one hand, and one knee.|After {Bo} went a hand, and then a knee.> <It smelled of mud.|It smelled of mud and snails.|The wet came in at the knees.>
> wait

<Wibble! Wobble!|Wibble, wobble, wibble.|All of {Kim} went wibble.> <In, in, in. Then something sat on {his} hand.|In, and in. Then something cold sat on {his} hand.>

# 17
= Nose to nose in the dark: {Kim} and a tiny green frog.
Krek! <It had two gold eyes and two green knees.|There were two gold eyes, and two green knees.> <It was a frog, as small as a {small}!|It was just a frog, a small, wet one!|And that was all of it. A frog!>
^ child third

<And its knees went wibble, wobble, too.|And look! Its knees went wibble, wobble, too.>

# 18
= {Kim} smiles at the frog, who sits by the yellow boot.
<"Oh," said {Kim}. "Is this your house?"|"Hello," said {Kim}. "Is this your bed?"|"Hello," said {Kim}. "Is this your boat?"> <"Krek," said the frog.|The frog said krek.|The frog shut one eye. Krek.>
^ child pay

[roomy,!childtrait: <{Kim} had wanted that boot all day long.|That boot! {Kim} had wanted it so.>] [christmas: But a frog has to have a present, too. | new-baby: But it was new here, like the baby. | first-day-of-school: But frogs have no school, and no boots. | camping-trip: But a frog has to have a tent. | farm-stay: But no cow can live in a boot. | snow-day: But a boot is warm, and snow is not.] <"You keep it," said {Kim}.|"It is your boot now," said {Kim}.|"So stay in it," said {Kim}.> Out came {Bo}.

# 19
= {Kim} jumps into the {puddle} with one boot on and one foot bare. It flies everywhere.
One boot on. {Bare}. [4+: {boom}! | <One, two, three... {boom}!|Three, two, one... {boom}!>] [1-3: [first-day-of-school: {Splash}, all the way to school! | new-baby: The baby saw it, and did not cry. | christmas: {Splash}! That was a good present. | camping-trip: {Splash}! It {fell} on the tents, but up. | farm-stay: "Moo!" said the cows, and went back a bit. | snow-day: Now the snow had a hole, just {Kim's} size. | place: You could hear it on {place.ride}!]]
> splash
* splash | <{Kim} got it. Even the {gate} got it!|Some got {Kim}. Some got the {gate}!|Up it went, and up, and then down!>
* splash |
^ pet pay |

[4+: It was just a small {puddle}. | <The {puddle} was small, but it was enough.|It was a small {puddle}, but big enough.|Now most of the {puddle} was on {Kim}.>]

# 20 a
= {Kim} sits in the muddy {puddle} and laughs. The frog sits by the yellow boot.
<"Again!" said {Kim}. So they did it all again.|"One more!" said {Kim}. It was not just one.|"Now the next one!" It was the same one.> [series&1-3: {Splash}, went {series.keepsake}.]
> last
* splash |
* splash |
^ pet third

{Bare}. {Hop}, {hop}, {boom}! [!series&1-3: [new-baby: And the baby said it: "Krek!" | first-day-of-school: And at school, they all did it. | christmas: And it was still Christmas. | camping-trip: They could hear it in all the tents. | farm-stay: The cows had {mud} on. | snow-day: There was snow in {his} hat. | <{Kim} had {mud} up to here.|It was a good, deep {mud}.>]]

<And down in the dark, the boot said krek.|And under the steps, the boot said krek.|The boot had one more thing to say. Krek.>

# 20 b
= It is getting dark. {Kim} goes in at the door. By the steps is a yellow boot, with a frog.
[series: In went {Kim}, and {series.keepsake}. | <One more! And then it got dark.|One more {splash}, and then it got dark.>] [series: | 1-3: In went {Kim}, <{mud} and all|wet toes and all>.]
> last
* splash |
* splash |
^ pet third

[!series&1-3: [new-baby: The baby slept. Shh! | first-day-of-school: By the bed was a bag, for school. | christmas: It was a good Christmas. | camping-trip: It was dark in the tent. So what? | farm-stay: The cows slept, too. | snow-day: It was white out there, and still.]] <One boot was by the door.|By the door was one boot.> <One boot was out in the dark.|The other was out in the dark.> It had two gold eyes.

## lead dog
want: <{Bo} did not look at {Kim}.|{Bo} looked the other way.> <Why was that?|Why not?>
basket: {Bo} helped<. It was slow help|, but did not look down>.
eyes: <To {Bo}, it was a bone.|It was a bone, to {Bo}.> <{Bo} had put it there.|So {Bo} had put it there.>
krek: {Bo} ran, too<. That was no bone|, and did not look back>.
woof: "Woof!" said {Bo}. Krek! <"Woof?" Krek.|"Woof!" Krek, krek.>
hold: <{Bo} sat close.|Up close sat {Bo}.> {Bo} went wobble, <too|as well>.
stick: <{Bo} had the other end.|{Bo} got hold of one end.> <Let go, {Bo}!|To {Bo}, it was a game.>
food: {Bo} ate some, too. <It went fast.|Gulp!>
song: {Bo} sang, too. <It was more of a woof.|Woo-oo-oof!>
hinge: <{Bo} dug a hole, and got in!|{Bo} dug, and dug, and got in!> <{They} stayed in.|There {they} stayed.>
wait: <{Bo} was in there.|There was {Bo}.> <Sniff.|Huff, huff.>
splash: <{Bo} ran in|In ran {Bo}>, and out, and in. <And out!|Out, in!>
last: {Bo} got a real bone, and <hid it|dug it in>. <Guess where!|You know where!>

## lead cat
want: It was so wet! {Bo} wanted one dry bed<|, just one>.
basket: {Bo} got in. <It was no boot, but dry.|A dry bed! No boot.>
eyes: {Bo} saw a dry bed in there. <And who was that?|Who was in it?>
krek: {Bo} sat down, a bit <back|far off>. Cats do not run.
woof: {Bo} looked at the dark. <It looked at {Bo}.|The dark looked back.>
hold: {Bo} came close. {Kim} was <not so wet|nice and dry>.
stick: {Bo} put a paw on the end. <No, {Bo}!|It did not help.>
food: {Bo} had a bit, too. <Cats do.|It was good.>
song: {Bo} sang, too. <Nobody had said so.|It was not a nice song.>
hinge: In went {Bo}, to be dry. <{They} stayed in.|There {they} stayed.>
wait: "Purr," said {Bo}, in there, <close by|as if in bed>.
splash: {Bo} got wet. <It was one toe.|One toe. Just one.>
last: {Bo} had the basket now. <Dry!|It was dry, and it purred.>

## lead bird
krek: {Bo} put {their} head under one wing.
hinge: In hopped {Bo}. Cheep! {They} stayed in.
wait: In there, {Bo} said cheep, cheep.

## lead fish
krek: {Bo} hid behind one green weed.
hinge: In slid {Bo's} bowl! It did not slide out.
wait: In there, {Bo} said blup.

## lead rabbit
krek: Thump, thump! {Bo} did not like it.
hinge: In hopped {Bo}. Thump! {They} stayed in.
wait: In there, {Bo} went thump, thump.

## lead guineapig
krek: "Wheek!" said {Bo}. Krek, said the dark. Wheek!
hinge: In ran {Bo}. "Wheek!" {They} stayed in.
wait: In there, {Bo} said wheek. Good.

## lead hamster
krek: Down went {Bo}, as small as small.
hinge: In ran {Bo}, for a seed. {They} stayed in.
wait: In there, {Bo} went nibble, nibble.

## lead horse
krek: {Bo} took big steps back. Clop, clop!
hinge: In went {Bo's} big nose. It did not come out!
wait: In there, {Bo} blew. Hff. Good.

## lead lizard
krek: {Bo} went still. So, so still.
hinge: In ran {Bo}, for a fly. {They} stayed in.
wait: In there, {Bo} lay still, so still.

## lead toy
krek: {Kim} held {Bo} tight. {Bo} held on, too.
hinge: In fell {Bo}. Toys can not get out.
wait: {Bo} was in there, too. That was good.

## lead other
krek: {Bo} hid. So {Bo} knew it, too.
hinge: In went {Bo}. {They} stayed in.
wait: In there was {Bo}. {Kim} could feel it.

## trait pet fear
set: {Bo} is scared of {trait.things}. {Kim} is not!
trouble: Was it {trait.a} in there? {Bo} hid.
pay: Is {Bo} scared? Not of this!

## trait pet broom
set: By the basket was a broom. {Bo} hid.
trouble: Was that a broom? {Bo} ran off.
pay: In fell the broom. {Splash}! {Bo} was not scared.

## trait pet theft
set: There was {trait.a}! {Bo} had put it there.
trouble: {Bo} put {trait.a} down. A swap, for the boot?
pay: Plop! In went {trait.thing}. Blub!

## trait pet noise
set: "{trait.Sound}!" said {Bo}. Boots do not say that.
trouble: "{trait.Sound}!" said {Bo}. "Krek," said the dark.
pay: "{trait.Sound}!" said {Bo}. "{boom}!" said the {puddle}.

## trait pet part
set: {Bo} has {trait.has}, but no boot.
trouble: {Bo}, with {trait.has}, looked in. Krek!
pay: {Bo} looked on, {trait.has} and all, so glad.

## trait pet deaf
set: {Bo} did not hear "boot". {Bo} looked all the same.
trouble: {Bo} did not hear krek. {Bo} saw wibble.
pay: {Bo} did not hear the {splash}. {Bo} saw it!

## trait pet age
set: {Bo} is {trait.is}. [old: {Bo} looked lying down. | {Bo} fell in, and out.]
trouble: {Bo} is {trait.is}. [old: It is too dark for that. | It was too dark for one so small.]
pay: [old: {Bo} is old. But {splash} is {splash}! | {Bo} is young. It was a first {splash}!]

## trait pet favourite
set: There was {trait.thing}! That was all {Bo} wanted.
trouble: {Bo} gave {Kim} {trait.thing}. Try that!
pay: {Splash}, went {trait.thing}. {Bo} got it out.

## trait pet sleep
set: {Bo} sleeps {trait.where}. No boot there!
trouble: {Bo} wanted to go off and sleep.
pay: Could {Bo} sleep now? No!

## trait pet habit
set: {Bo} likes to {trait.do}. It got no boot.
trouble: So {Bo} {trait.did}. It did not help.
pay: So {Bo} {trait.did}, close by. {Splash}!

## trait pet talent
set: {Bo} can {trait.do}. [findsthings: A spoon! | No boot.]
trouble: {Bo} {trait.did}. The dark just said krek.
pay: {Bo} {trait.did}. {Splash}!

## trait child fear
set: {Kim} is scared of {trait.things}. Was that one?
trouble: What if it was {trait.a}? What then?
pay: Was it {trait.a}? No. It was a frog.

## trait child collection
set: There might be {trait.a} in there, too.
trouble: {Kim} held on to {trait.thing}. Wobble.
pay: {Kim} gave it {trait.thing}, to look at.

## trait child noise
set: {Kim} {trait.did} a bit. It helps, in the dark.
trouble: {Kim} {trait.did}, but it went wobble, too.
pay: {Kim} {trait.did} to it. "Krek," it said.

## trait child part
set: {Kim} has {trait.has}. But who could see?
trouble: {Kim} went wobble, {trait.has} and all.
pay: {Kim} has {trait.has}. Frogs have none.

## trait child favourite
set: {Kim} thought of {trait.things}. Just of them.
trouble: Not even {trait.things} could help now.
pay: {Kim} told it all about {trait.things}.

## trait child sleep
set: {Kim} sleeps {trait.where}. It is not dark there.
trouble: {Kim} wanted bed, {trait.where}.
pay: {Kim} sleeps {trait.where}. Frogs like a boot.

## trait child habit
set: [askswhy: "Why is it so dark?" said {Kim}. | counts: One finger. Two, three. {Kim} counted them in. | drawsonthings: {Kim} wanted to draw a sun in there. | {Kim} lost {his} hat. In went the hand.]
trouble: [askswhy: "Why me?" said {Kim}. | counts: {Kim} counted wobbles. One, two, ten! | drawsonthings: {Kim} drew a krek in the mud. Teeth! | {Kim's} hat was lost. It ran off, too.]
pay: [askswhy: "Why krek?" said {Kim}. It did not say. | counts: {Kim} counted its toes. There were lots. | drawsonthings: {Kim} drew two eyes on the boot. | And there was a hat! It was {Kim's}.]

## trait child talent
set: {Kim} can {trait.do}. It helps, in the dark.
trouble: {Kim} can {trait.do}. But not now.
pay: [remembers: {Kim} will remember this frog. | So {Kim} {trait.did}, just for the frog.]

## dog
wet: {Bo+} shook. Now the wall was wet.
noise: {Bo} said woof. The dark said krek.
try: {Bo} dug and dug. Up came a spoon!
splash: Round and round ran {Bo}. {Splash}, {splash}!

## dog 2
wet: Flop! Down lay {Bo+}, wet and glad.
noise: {Bo} hid. The tail did not.
try: Sniff, sniff... atchoo! {Bo} was no help.
splash: Wag, wag! {Bo} got mud on the gate.

## cat
wet: {Bo+} put out one paw. Wet! Paw back in.
noise: {Bo} got up. {Bo} sat down, further off.
try: {Bo} looked at the boot. {Bo} washed a paw.
splash: {Bo} did not get wet. Well, one toe.

## cat 2
wet: {Bo+} lay down and shut one eye. Purr.
noise: Up went {Bo}! Up, and a bit more.
try: {Bo} had a plan. It was a nap.
splash: Drip! One wet cat! {Bo} said so.

## bird
wet: {Bo+} shook one wing. Drip! Cheep, cheep!
noise: {Bo} put {their} head under one wing.
try: {Bo} flew in. {Bo} flew out. Too dark!
splash: Flap, flap, flap! {Bo} had a bath.

## fish
wet: {Bo+} saw it from {their} bowl. Blup!
noise: {Bo} hid behind one green weed.
try: {Bo} blew a bubble at the boot. Blup!
splash: In came a drop. Plip! {Bo} danced round it.

## fish 2
wet: Plip! A drop fell in with {Bo+}.
noise: {Bo} went down, right down in the bowl.
try: {Bo} went round and round. It did not help.
splash: Blup, blup, blup! {Bo} had a {puddle}, too.

## rabbit
wet: {Bo+} shook one ear. Twitch, twitch.
noise: Thump, thump! That was {Bo's} back foot.
try: {Bo} hopped in. {Bo} hopped out. Fast!
splash: Hop, hop, plop! {Bo} had wet feet.

## guineapig
wet: {Bo+} had one wet foot. Wheek!
noise: Wheek, said {Bo}. Krek, said the dark. Wheek!
try: {Bo} ate the grass by the steps. Munch, munch.
splash: {Bo} popped up. Pop, pop, pop!

## hamster
wet: {Kim} held {Bo+}. Snug!
noise: Down went {Bo}, as small as small.
try: {Bo} left one good seed for the boot.
splash: One drop fell on {Bo's} nose. Just one. Plip!

## horse
wet: {Bo+} stood in the {rain}. Drip, drip, drip.
noise: {Bo} took two big steps back. Clop, clop!
try: {Bo} put {their} nose in. It did not fit.
splash: Stamp, went {Bo}. Up went the {puddle}!

## lizard
wet: {Bo+} sat warm in {Kim's} hands.
noise: {Bo} shut one eye. Just the one.
try: Out went {Bo's} tongue. Flick! No boot.
splash: Flick! {Bo} got one drop.

## toy
wet: {Bo+} came, too, in {Kim's} arms. Squash!
noise: {Kim} held {Bo} tight. {Bo} held on, too.
try: In went {Bo}, feet first. {Bo} got stuck. Pop!
splash: {Bo} fell in. {Kim} got {them} out.

## other
wet: {Bo+} looked at the {rain}. It was wet.
noise: {Bo} went still. So, so still.
try: {Bo} looked at the dark. It was no help.
splash: Some of it got {Bo}. {Bo} liked it.

## duet
wet: {Bo+} had no boot. {Mo+} had no boot.
noise: {Bo} looked at {Mo}. {Mo} looked at {Kim}.
try: {Bo} let {Mo} go first. {Mo} let {Bo} go first.
splash: {Bo} {splash}ed {Mo}, and {Mo} {splash}ed {Bo}.

## duet 2
wet: {Bo+} got the dry bit. {Mo+} got the wet bit.
noise: {Bo} hid behind {Mo}. {Mo} hid behind {Bo}.
try: "You go, {Bo}. You go, {Mo}." Nobody did.
splash: {Bo} went {splash} at {Mo}. Good!

## any near
wet: {Bo+} had a look, too.
noise: {Bo} looked at {Kim}. Was {Kim} scared? Yes.
try: "You go, {Bo}." {Bo} did not want to go.
splash: "Did you see me, {Bo}?" {Bo} saw!

## any drop
wet: Plip! A drop fell [fish: in {Bo's} bowl. | on {Bo+}.]
noise: {Bo} did not say a thing.
try: {Bo} kept watch. Well, {they} kept one eye open.
splash: {Bo} got the last, last drop. Plop!

## any sleep
wet: {Bo+} had a nap. {Rain} is good for that.
noise: That woke {Bo} up!
try: {Bo} went back to sleep.
splash: {Bo} did not nap now.

## any boss
wet: {Bo+} got the dry spot. There was just one.
noise: {Bo} did not need that dry spot now.
try: {Bo} looked at {Kim}. Then at the boot.
splash: [fish: {Bo} came right up. Blup! {Bo} saw! | Where was {Bo}? {Bo} was all wet!]
`
