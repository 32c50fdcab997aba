export const words = String.raw`
title: <{Kim} and the Dark That Said Krek|One Boot On, One Boot Off|Who Is in My Boot?|One Boot On>
set: hop = [wheels: roll | hop]
set: hops = {hop}, {hop}, {hop}
refrain: One boot on. One boot off. {Hops}!
recall: the frog in the boot
deed: put one hand in the dark
summary: There is a puddle at the gate, and one boot has gone into the dark under the steps. The dark says krek. Somebody has to put a hand in, and {Kim} is the only one with hands.
pick: snack = biscuit, banana, crust, bun
pick: small = plum, peach, fig, walnut
pick: mid = the shed, the path, the bins, the swing
word: puddle = a small pool that the rain leaves behind
word: wobbly = shaking a little, like jelly
word: bare = with nothing on it
word: dark = with no light
question: What did {Kim} want most of all?
question: What do you think the dark looks like, under your bed?
question: Which was the bravest bit?
question: Why did the frog's knees go wobble, too?
question: What says krek in your house?
activity: sound | Say it together each time the dark speaks. | Krek! ; Krek, krek! ; Krek, very small
activity: find | Where is the boot? On which pages can you see it, and on which can just the frog?
activity: move | Do the hop on the rug: one boot on, one boot off.
surprise: Somebody else's knees go wibble, wobble, too. | Look at page 10, and then at page 17.
surprise: The last word of the book is the frog's. | Say krek as softly as you can on page 20.

# 1
= {Kim} stands at the door in the rain and looks at a huge brown puddle.
Rain, rain, rain!
[place: It rained on {place.landmark}. It rained on {place.name}. | somewhere: It rained and rained {somewhere.at}. | caravan: It rained on the caravan. It rained on {mid}. | houseboat: It rained on the boat. It rained on {mid}. | <It rained on the roof. It rained on {mid}.|It rained on {mid}. It rained on the rain.>]

It made a puddle by the gate. It was a <big, brown, wobbly|big, fat, muddy> puddle!

"Mine," said {Kim}. [sequel&roomy: First, it was {recall}. Now it was this!]

# 2
= {Kim} [wheels: rolls | hops] about by the door with one yellow boot on and one foot bare.
{Kim} had one boot for it.
* wet | {Bo+} had no boots at all.

One boot on. One boot off. {Hops}!

<Where was the other boot?|Where, oh where, was the other boot?>

# 3
= {Kim} looks into a basket, with one boot on.
{Kim} looked <by the door|on the mat|in the bath> and in the basket. No boot!
* wet | {He} looked on {his} head. <No boot!|A hat!>

{Hops} to the step!

# 4
= {Kim} stands on the back step and calls for the boot.
"Boot!" called {Kim}. "Boo-oot! Come here!"

Did the boot come? It did not.
* wet | <That is how it is with boots.|Boots do not come. They just go.>

[event: It was {event.is}. Inside, they had {event.food}. Outside, they had a puddle! | occasion: It was {occasion}. The puddle said, "Come on!" | <"Bad boot!" said {Kim}. Drip, said the rain.|"I can get you!" said {Kim}. {Hops}.>]

# 5
= {Kim} points at a bit of yellow in the dark under the steps.
Then {Kim} saw a bit of <yellow|bright yellow>. <There|Look>, under the steps!

It was dark, dark, dark under there.
* wet | <It was the boot!|That was no flower. That was a boot!>

<"Easy, easy, easy," said {Kim}.|"Got you," said {Kim}. Not yet.>

# 6
= {Kim} reaches one hand into the dark under the steps.
Down went {Kim}, and in went one hand.

<It went in a bit, and a bit more.|It went in a bit, and then a bit more.>

Then the dark said something. The dark said...

# 7
= {Kim} leaps back from the steps, and a hat flies off.
Krek!

{Kim} [wheels: rolled | hopped] back. {Hops}, bump!
* noise | {Bo} looked at {Kim}. {Kim} looked at {Bo}.

"Who is in my boot?" said {Kim}. Krek, said the dark.

# 8
= In the dark, {Kim} sees the shapes of big things that are not there.
<Was it a bear? No. Bears say grr.|Was it a cow? No. Cows say moo.|Was it a duck? No. Ducks say quack.>
[place: Was it {place.creature}? No. {place.says}. | <Was it a bus? No. Buses say brm.|Was it a train? No. Trains say choo.|Was it a bee? No. Bees say zzz.>]
* noise | Was it {Bo}? No. {Bo} was right here.

So what says krek?

# 9
= {Kim} kneels by the steps and talks to the dark.
<"Go away!"|"Shoo!"> said {Kim}. Krek, said the dark.

"Please go away!" Krek, krek.
* noise | {Kim} said it louder. Krek, it said, louder.

"I said please," said {Kim}.

# 10
= From above: {Kim} sits small on the step, holding on to {Bo}. The puddle is far away.
{Kim's} tummy went wibble. {His} knees went wobble.
* noise | [fish,toy: {Kim} held {Bo} close. | {Bo} came close.] <That was good.|That was a bit good.>

One boot on. One boot off. No {hop}.

Then {Kim} saw a stick, a good, long stick!

# 11
= {Kim} pokes a stick into the dark under the steps.
{Kim} got that stick. <Poke, poke, poke!|Poke! Poke! Poke!>

But it was not long at all.
* try | {Kim} poked again. The stick went snap.

{Kim} needed a long thing. <What is long?|What is long, long, long?>

# 12
= {Kim} pushes a broom under the steps, and the boot slides further in.
A broom is long! <Push, push, push!|In it went! Push, push!>

But the boot just went in, in, in!
* try | <"Not that way!" said {Kim}.|"Other way!" said {Kim}.>

Krek, said the boot.

# 13
= {Kim} holds out [event: some {event.food} | a {snack}] to the dark.
{Kim} got [event: some {event.food} | a {snack}]. "Come out, boot! Yum, yum!"

<The boot did not come out.|Did the boot come out? No, no.>
* try | The boot did not say yum.

So {Kim} ate [event: the {event.food} | the {snack}] up. Mmm! <That bit was good.|That bit went well.>

# 14
= The sun comes out. {Kim} reaches out to a puddle that is getting small.
Drip, drip... drop. The rain got small, and out came the sun.

The puddle got small, too!
* try | "Wait, puddle!" called {Kim}. It did not wait.

<Now who could get the boot?|Who could get that boot now?>

# 15
= {Kim} points at {himself}, small and scared. Everybody looks at {him}.
Not the stick. Not the broom. [1-2: Not the [event: {event.food} | {snack}].]
[each: Not {Bo}.]

"Me," said {Kim}. It was just a small me. [deed: Once, {Kim} {deed}. [back: That was {back.at}. This was here. | This was like that.] | 1-3: Wibble went {his} tummy. Wobble went {his} knees.]

# 16
= {Kim} crawls into the dark under the steps. One bare foot is still in the light.
[1-3: Down went {Kim} all the same. | Wibble! Wobble! Down went {Kim}.] One hand in. One knee in.
<It was dark, and it smelled of mud.|It was dark. It smelled of mud and snails.>

Out in the light, [lizard,toy,other: {Bo} was there. | somebody said {Bo.noise}.]

In, in, in. Then something sat on {his} hand.

# 17
= Nose to nose in the dark: {Kim} and a tiny green frog.
Krek! It had two gold eyes and two green knees.

It was a frog as small as a {small}!

<And its knees went wibble, wobble, too.|And look! Its knees went wibble, wobble, too.>

# 18
= {Kim} smiles at the frog, who sits by the yellow boot.
<"Oh," said {Kim}. "Is this your house?"|"Hello," said {Kim}. "Is this your bed?"|"Hello," said {Kim}. "Is this your boat?"> Krek, said the frog.

{Kim} looked at the boot and at the frog. {He} had wanted that boot all day long.

"You keep it," said {Kim}.

# 19
= {Kim} jumps into the puddle with one boot on and one foot bare. Water flies everywhere.
<The puddle was a small one now.|It was just a small puddle now.> One boot on. One foot bare. One, two, three...

SPLASH!
* splash | {Kim} got wet. {Bo} got wet. Even the gate got wet!
* splash |

# 20
= {Kim} sits in the muddy puddle and laughs. The frog sits by the yellow boot.
* splash | <"Again!" said {Kim}. So they did it all again.|"One more!" said {Kim}. It was not just one.>
* splash |
[event&1-3: Then they had {event.food}, in the mud.]

One boot on. One foot bare. {Hop}, {hop}, SPLASH!

And down in the dark, the boot said krek.

## dog
wet: {Bo+} shook. Now the wall was wet.
noise: {Bo} said woof. The dark said krek.
try: {Bo} dug and dug. Up came a spoon!
splash: Round and round ran {Bo}. Splish, splash, splosh!

## dog 2
wet: Flop! Down lay {Bo+}, wet and glad.
noise: {Bo} hid. The tail did not.
try: Sniff, sniff... atchoo! {Bo} was no help.
splash: Wag, wag, wag! {Bo} got mud on the gate.

## cat
wet: {Bo+} put out one paw. Wet! Paw back in.
noise: {Bo} got up. {Bo} sat down, further off.
try: {Bo} looked at the boot. {Bo} washed a paw.
splash: {Bo} did not get wet. Well, one toe.

## cat 2
wet: {Bo+} lay down and shut one eye. Purr.
noise: Up went {Bo}! Up, and a bit more.
try: {Bo} had a plan. It was a nap.
splash: Drip! One wet cat. {Bo} looked at it for a bit.

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
try: {Bo} swam round and round. It did not help.
splash: Blup, blup, blup! {Bo} had a puddle, too.

## rabbit
wet: {Bo+} shook one ear. Twitch, twitch.
noise: Thump, thump! That was {Bo's} back foot.
try: {Bo} hopped in. {Bo} hopped out. Fast!
splash: Hop, hop, plop! {Bo} had muddy feet.

## guineapig
wet: {Bo+} had one wet foot. Wheek!
noise: Wheek, said {Bo}. Krek, said the dark. Wheek!
try: {Bo} ate the grass by the steps. Munch, munch.
splash: {Bo} popped up and down. Pop, pop, pop!

## hamster
wet: {Kim} held {Bo+}. Snug!
noise: Down went {Bo}, as small as small.
try: {Bo} left one good seed for the boot.
splash: One drop fell on {Bo's} nose. Just one. Plip!

## horse
wet: {Bo+} stood in the rain. Drip, drip, drip.
noise: {Bo} took two big steps back. Clop, clop!
try: {Bo} put {their} nose in. It did not fit.
splash: {Bo} stamped one big foot. Up went the puddle!

## lizard
wet: {Bo+} sat warm in {Kim's} hands.
noise: {Bo} shut one eye. Just the one.
try: Out went {Bo's} tongue. Flick! No boot.
splash: Flick! {Bo} got one drop. Flick! Two drops.

## toy
wet: {Bo+} came, too, in {Kim's} arms. Squash!
noise: {Kim} held {Bo} tight. {Bo} held on, too.
try: In went {Bo}, feet first. {Bo} got stuck. Pop!
splash: {Bo} fell in. Plop! {Kim} squeezed {them} out.

## other
wet: {Bo+} looked at the rain. The rain looked wet.
noise: {Bo} went still. So, so still.
try: {Bo} looked at the dark. It was no help.
splash: Some of the puddle got {Bo}. {Bo} liked it.

## duet
wet: {Bo+} had no boot. {Mo+} had no boot.
noise: {Bo} looked at {Mo}. {Mo} looked at {Kim}.
try: {Bo} let {Mo} go first. {Mo} let {Bo} go first.
splash: {Bo} splashed {Mo}, and {Mo} splashed {Bo}.

## duet 2
wet: {Bo+} got the dry bit. {Mo+} got the wet bit.
noise: {Bo} hid behind {Mo}. {Mo} hid behind {Bo}.
try: "You go, {Bo}. You go, {Mo}." Nobody did.
splash: {Bo} went splash at {Mo}. That was good!

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
wet: {Bo+} had a nap. Rain is good for that.
noise: That woke {Bo} up!
try: {Bo} went back to sleep.
splash: {Bo} did not nap now.

## any boss
wet: {Bo+} got the dry spot. There was just one.
noise: {Bo} did not need that dry spot now.
try: {Bo} looked at {Kim}. Then at the boot.
splash: [fish: {Bo} came right up. Blup! {Bo} saw! | Where was {Bo}? {Bo} was all wet!]
`
