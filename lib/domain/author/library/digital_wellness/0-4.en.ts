export const words = String.raw`
title: <Good Night. Click!|Good Night, {Kim}. Click!|"One More?" Said the Sock>
refrain: "Good night," said {Kim}. Click!
recall: the star with no switch
deed: did the last click of all
keepsake: the sock that said one more
joke: One more?
summary: When it is bed time, {Kim} does all the clicks. Good night, hall. Click! Good night, fan. Click! But {bip} is a small screen with a duck in it, and {bip} never says good night. "One more?" says {bip}. And {Bo} waits, and waits, for nose to nose.
pick: bip = Bip, Zim, Pim, Wiz, Nib, Zob
pick: mud = mud, soup, jam, pond
pick: splat = splat, splosh, flump, plop
pick: peas = two peas, two pips, two dots, two seeds
pick: lid = pot, boot, hat, jug
pick: crumb = a crumb, a pip, a flea, a dot
word: switch = what you push to turn a light on or off
word: click = the small sound of a switch
word: star = a far-off light in the night sky
word: hall = the way in to a house
word: pillow = a soft thing to put your head on
word: late = when it is past the time
question: What did {Kim} find that has no switch?
question: What did {Bo} wait for?
question: Who did not look at {Kim}, not one time?
question: Why was it hard to do the last click?
question: What do you say good night to?
activity: move | Put a finger on each thing, and say it. | Good night, nose. Click! ; Good night, knee. Click!
activity: sound | Say "One more?" as small as a flea, and then from in a sock. | One more?
activity: do | Turn off the light, and shut both eyes. When you look, what comes out of the dark?
surprise: The moon comes up, and nobody looks. | Look out of the window, on page 9.
surprise: In the end it is {Kim} who says "One more". Of what? | Look on page 19.

# 1
= {Kim} points proudly at the switch of a lamp.
<This is a switch. Click, it is on! Click, it is off!|What is a switch? Click, it is on! Click, it is off!> [occasion&!event: It was {occasion}.] When it is bed time, who does all the clicks?

{Kim} does. <It is a big job, and {Bo+} helps.|It is a job for one, and {Bo+}.|Nobody can do it as {Kim} can, with {Bo+}.>

# 2
= {Kim} reaches up to the switch in the hall.
"Good night, hall," said {Kim}. Click! <Off went the hall.|And off it went.|The hall had gone to bed.>
> want
* bed | <It was good and dark.|That was the dark, put on.|The mat and the coats were asleep.>

[place: Good night to {place.landmark}! No switch. | series: Good night, {series.keepsake}! No switch. | <"Good night, gate," said {Kim}. It had no switch.|"Good night, tree," said {Kim}. It had no switch.|"Good night, bins," said {Kim}. No switch on bins.>] [friend: Good night, {series.friend}!]

# 3
= {Kim} turns off everything in the kitchen.
<"Good night, fan," said {Kim}. Click!|"Good night, fan." Click!> <"Good night, big light." Click!|Click! "Good night, big light!"|"Good night, small light. Good night, big light!">
* bed | <Off went all of it. Good night!|The dark came in, to look.>
^ child second

[christmas: "Good night, Christmas tree." Click! Off went the lights. | new-baby: "Good night, new baby." No switch. Waa! | snow-day: "Good night, snow," said {Kim}. It had no switch. | hanukkah: "Good night, candles." No switch. You let them be. | first-day-of-school: "Good night, school bag." It had no switch. | place: Good night to {place.shop}! It had no switch. | <"Good night, bread," said {Kim}. It had no switch.|"Good night, soup," said {Kim}. It had no switch.>]

# 4
= {Kim} presses {his} own nose with one finger, in front of the mirror.
"Good night, bath. Good night, tap." <Drip, said the tap.|The tap said drip.> No switch.
^ child set
* bed | <It had no click, just a drip.|There was no click in it.|Some things go on all night.>

<Then {Kim} put a finger on {his} own nose. Click!|And {his} nose? {Kim} put a finger on it. Click!|Was a nose a switch? {Kim} had a go. Click!> {Kim} did not go off.

# 5
= {Kim} kneels in front of a small box. In its light is a yellow duck.
<And this is {bip}, a small, bright screen.|{bip} is a screen. It is small, and bright.|Here is {bip}. It is a small, bright screen.> On it was a duck. It ran, and fell in the {mud}. {Splat}! [christmas: It was a Christmas present. | new-baby: The baby slept. {Kim} had {bip}. | snow-day: Out there lay snow. | hanukkah: The candles were still lit. | first-day-of-school: School was done.]
> eyes
* look | <Oh, that was good!|It was a good duck.|That duck! It did it so well.>

# 6
= {Kim} laughs at the duck in the box.
<"One more?" said {bip}. Up got the duck.|"One more?" said {bip}, and up got the duck.|Up got the duck, and shook. "One more?"> It ran, and ran. {Splat}!
> behind
* look | <It was just as good as that.|{Kim} came up close, to see it better.|{Kim} had to laugh, and so did the duck.>

<"One more?" said {bip}. And one more.|"One more?" And one more. "One more?"|"One more?" It did not want to stop.>

# 7
= {Kim} takes the bright box up to bed.
<"Bed!" said a big voice. So {Kim} went to bed.|"Bed time!" So {Kim} went to bed.|"Up to bed!" So {Kim} went up.> So did {bip}. [place: Good night to {place.street}!]
^ pet set |
* look | <"Shh," said {Kim} to {bip}.|Up they went, duck and all.>

"Good night, lamp." Click! <Now it was all dark, but for {bip}.|It was dark now, but for {bip}.|All of the dark had one hole, and that was {bip}.>

# 8
= {Bo} waits by the bed, nose up. {Kim} looks only at the box.
<Who was that? It was {Bo}, for the last good night.|Up came {Bo}, for the last good night.> <Nose to nose: they did it each night.|It was nose to nose, each night.|Each night had that, at the end.>
> nose

<"Not now," said {Kim}. {Splat}!|"In a bit, {Bo}," said {Kim}. {Splat}!|"Wait, {Bo}," said {Kim}. "The duck!" {Splat}!> [roomy: <The duck had a hat on.|The duck had a bike now.>]

# 9
= From behind: the moon shines in at the window. {Kim} looks at the box.
Up came the moon[place: , by {place.tree}]. [christmas: All the street had lights on. | new-baby: The baby woke up. | snow-day: All the snow was blue. | hanukkah: The last candle went out. | first-day-of-school: There was school next day. | <The stars came out.|It shone on the bed.>] <{Kim} did not look.|Did {Kim} look? No.|{Kim} saw just the duck.>
> late
* late | <The bed was so still.|It got a bit late.|One sock was still on.>

{Splat}! "One more?" said {bip}. [roomy: <And one more.|"One more?">]

# 10
= Late at night, {Kim} still looks at the box in bed.
<Then it was two ducks. {Splat}, {splat}!|Then it was six ducks. {Splat}, {splat}, {splat}!> It was late, late, late. [place&roomy: Even {place.creature} was in bed.]
^ pet trouble
* late | <Tick, said the clock. Tick, tick.|Not a thing said good night.|Next door, they had all gone to bed.>

"One more?" said {bip}. <"One more?"|And then? "One more?">

# 11
= {Kim} rubs {his} small, hot eyes in the light of the box.
<{Kim's} eyes got hot, and as small as {peas}.|{Kim's} eyes were hot, as small as {peas}.> [roomy: <Rub, rub.|{He} had to rub them.>]
* late | <The bed was all light, and no nap.|Even the moon went to bed.|{Kim's} chin went down. It came up again.>
^ child trouble

<"Don't you sleep?" said {Kim}.|"Do you go to bed?" said {Kim}.|"Are you not tired?" said {Kim}.> "One more?" said {bip}. [series: "{series.joke}!" said {Kim}. "One more?"]

# 12
= {Kim} stands in front of the box and says good night to it.
<"Good night, {bip}," said {Kim}.|{Kim} said it. "Good night, {bip}."|"It is bed now, {bip}. Good night!"> "One more?" said {bip}.
> off
* late | <{Splat}! Oh dear.|{Splat}! It did not hear.>
^ pet second

<"No more! Good night!"|"I said good night!"> <But {bip} had more, and {Bo} had to wait.|But {bip} had more duck, and {Bo} had no {Kim}.>

# 13 a
= {Kim} sits on the box. Light comes out from under {him}.
{Kim} put {bip} in a sock. "One more?" said the sock. [series: {Kim} put {series.keepsake} on it. "One more?" | <So {he} put it in a {lid}. "One more?"|In a {lid}, then. "One more?" said the {lid}.>]
> sock

<So {Kim} sat on it. Oh! {Kim} lit up.|So {Kim} sat on it, and lit up.|Then {Kim} sat on it. All of {Kim} lit up!> "One more?" said the bed.

# 13 b
= {Kim} sits on the box. Light comes out from under {him}.
{Kim} put {bip} in a bag. "One more?" said the bag. [series: {Kim} put {series.keepsake} on it. "One more?" | <So {he} put a pillow on it. "One more?"|A pillow, then. "One more?" said the pillow.>]
> sock

<So {Kim} sat on it. Oh! {Kim} lit up.|So {Kim} sat on it, and lit up.|Then {Kim} sat on it. All of {Kim} lit up!> "One more?" said the bed.

# 14 a
= {Kim} has put the box in the dark hall, and comes back for it at once.
<So {Kim} put it out in the hall. Door shut.|Out in the hall, then! {Kim} shut the door.> There! <No duck, no light.|No light, and no duck.|It was so good, and so dark.> "One more?" said the hall.
^ child third

<Oh, who ran to get it? {Kim} did.|Who could not stay in bed? {Kim} ran.|Who was up, to get it? {Kim} was, and fast.> [wheels: Bad wheels! | Bad feet!]

# 14 b
= {Kim} has put the box in the dark kitchen, and comes back for it at once.
<So {Kim} put it in the bread bin. Lid shut.|In the bread bin, then! {Kim} shut the lid.> There! <No duck, no light.|No light, and no duck.|It was so good, and so dark.> "One more?" said the bread.
^ child third

<Oh, who ran to get it? {Kim} did.|Who could not stay in bed? {Kim} ran.|Who was up, to get it? {Kim} was, and fast.> [wheels: Bad wheels! | Bad feet!]

# 15
= {Kim} looks up from the box. {Bo} looks back.
{Kim} looked at the duck. <It ran, and it ran.|It was up to the chin in {mud}.|It had a hat on. It had it on before, too.>
> hinge

<So {Kim} looked up, and {Bo} looked back.|{Kim} looked at {Bo}, who looked at {Kim}.|Up went {Kim's} eyes. {Bo's} face was there.> <No duck had looked at {Kim} like that.|A duck can't look at you like that.|No duck had done that.>

# 16
= {Kim} has found the one small switch on the box, and has a finger on it.
<{bip} had a switch, too, just there by {Bo}!|And there, by {Bo}, {bip} had a switch!|{Kim} felt about, by {Bo}, and there was a switch!> It was as small as {crumb}. [deed: {Kim} {deed}. [back: That was {back.at}. | Once.] | <But then {Bo} and {Kim} would be in the dark.|It would be so dark, for {Bo} and {Kim}.>]

And what if the duck was about to... about to... <"One more?"|"One more?" said {bip}.>

# 17
= From behind: the box is dark. The whole room is dark.
"Good night," said {Kim}, close to {Bo}. <Click, off went the duck, and off went {Bo}!|Click, and off went the duck, bed and {Bo}!>
^ child pay
* dark | <{Kim} had no eyes, and no toes.|{Kim} could not see one toe.>

<Out went a hand, for one more, and got {Bo}!|One hand went out, for one more, and felt {Bo}!>

# 18
= In the soft dark, {Kim} and {Bo} are nose to nose.
<Then the dark got thin. There was the bed!|Then it was not so dark. There was the bed!|There are bits in the dark. There was the bed!> There was {Bo}, still up, and no duck. [place&roomy: You could see {place.landmark}, all dark.]
* dark | <"Sorry I was so long," said {Kim}.|"I was a long time," said {Kim}. "Sorry.">

<Then, nose to nose, {Bo} and {Kim}, one, two, three.|Nose to nose, {Kim} and {Bo}: one, two, three.>

# 19
= {Kim} points at a star in the dark window.
<And what was that, so far up? It was a star!|There was a star, so far up!|Who had left a light on? It was a star!> [place&roomy: It was up over {place.name}.] [4+: It did not run.] [1-3: [christmas: It was like the one on the tree. | new-baby: The baby saw it, too. It said ah. | snow-day: It lit up all that snow. | hanukkah: It was as small as a candle. | first-day-of-school: It was a long way past school. | <It did not run. It just was.|It did not fall in.>]]
> star
* dark | <It did not say one word.|It was as small as {crumb}.|It was not in a box.>
^ pet pay

"One more," said {Kim}. <And there was one more!|There was one more.>

# 20 a
= {Kim} lies asleep, with both eyes shut.
<"Good night, star." It had no switch.|"Good night, star." Click? It did not go off.> [series: "Good night, {series.keepsake}." | 1-3: [christmas: "Good night, Christmas." It was still a bit there. | new-baby: "Good night, baby." The baby slept. | snow-day: "Good night, snow." It lay still. | hanukkah: "Good night, candles." They slept, too. | first-day-of-school: "Good night, school." It was dark, too.]]
> last
* dark |
^ pet third

<There were just two clicks to do.|Two clicks, then, and that was all.> One eye. Click! <One more. Click.|And one more. Click.> Good night, {Kim}.

# 20 b
= {Kim} is asleep in bed at last. {Bo} is close by.
<"Good night, star." It had no switch.|"Good night, star." Click? It did not go off.> [series: "Good night, {series.keepsake}." | 1-3: [christmas: "Good night, Christmas." It was still a bit there. | new-baby: "Good night, baby." The baby slept. | snow-day: "Good night, snow." It lay still. | hanukkah: "Good night, candles." They slept, too. | first-day-of-school: "Good night, school." It was dark, too.]]
> last
* dark |
^ pet third

<"Good night, {Bo}." And {Bo} went off.|"Good night, {Bo}," said {Kim}. {Bo} slept.> <Then {Kim} put a finger on {his} own nose. Click!|And {his} own nose? Click!> <And this time, {Kim} did go off.|This time, {Kim} went off.>

## lead dog
want: {Bo} came, too. <The last good night is nose to nose.|Nose to nose is the last good night.>
eyes: {Bo} saw a duck. <It had no smell.|Ducks smell! Not that one.>
behind: {Bo} looked behind it. <No duck!|There was no duck there.>
nose: On the bed lay one dog's nose, and <waited|hoped>.
late: {Bo} lay down. {Bo} got up. <Now?|Is it time?>
off: "Woof!" said {Bo}. <It did not stop.|"One more?" it said.>
sock: {Bo} had a bite of it. <"One more?"|It did not stop.>
hinge: {Bo} put {their} chin down on it. <No duck!|Now there was no duck!>
star: {Bo} looked up, too. <It had no smell.|Not one woof.>
last: {Bo} was in the bed. <Huff, huff.|Puff, puff.>

## lead cat
want: {Bo} had the mat. <The last good night is nose to nose.|Nose to nose is the last good night.>
eyes: {Bo} saw it run. Tap! <It was flat.|Just flat.>
behind: {Bo} sat at the edge. <The duck did not come out.|No duck came out.>
nose: Down sat a cat, nose up, and <waited|looked>.
late: {Bo} sat there, with {their} back to it. <Well!|Hm.>
off: {Bo} gave it a pat. <It did not stop.|"One more?" it said.>
sock: {Bo} gave it a look. <It did not stop.|"One more?">
hinge: {Bo} lay down on it, to be warm. <No duck!|Now there was no duck!>
star: {Bo} looked up, too. <It was too far to tap.|Cats know stars.>
last: "Prrr," said the bed. <That was {Bo}.|It was {Bo}.>

## lead bird
nose: {Bo} put {their} beak out, and was still.
hinge: {Bo} put out a wing. No duck!
star: {Bo} looked up. Cheep, but small.

## lead fish
nose: {Bo} came up, nose to the glass.
hinge: {Bo} came up in the bowl, and just looked.
star: There was a star in {Bo's} bowl, too.

## lead rabbit
nose: {Bo} put {their} nose up, and waited.
hinge: {Bo} sat down in front of it. No duck!
star: {Bo} sat up, to see it.

## lead guineapig
nose: "Wheek," said {Bo}, nose out, and waited.
hinge: {Bo} sat down in front of it. "Wheek!" No duck!
star: "Wheek," said {Bo}, but small.

## lead hamster
nose: {Bo} put out a nose, a small one, and waited.
hinge: {Bo} sat right in front of the duck. No duck!
star: {Bo} put out a nose, up at it.

## lead horse
nose: {Bo} put in a big nose, and waited.
hinge: {Bo} put a big nose in front of it. No duck!
star: {Bo} blew at it. Hff. It stayed.

## lead lizard
nose: {Bo} lay still, nose out, and waited.
hinge: {Bo} lay down on it, to be warm. No duck!
star: {Bo} looked up, and did not blink.

## lead toy
nose: {Bo} lay there, nose up, and waited.
hinge: {Bo} fell over, right on it. No duck!
star: {Bo} sat by {Kim}, and saw it, too.

## lead other
nose: {Bo} came up close, and waited.
hinge: {Bo} got in front of it. No duck!
star: {Bo} looked up, too, for a long time.

## trait pet fear
set: {Bo} looked for {trait.things}. There were none.
trouble: Was that {trait.a}? {Kim} did not look.
pay: No {trait.things} up there. {Bo} was glad.

## trait pet theft
set: {Bo} took {trait.a} to bed. {Bo} does that.
trouble: {Bo} had {trait.a}. {Kim} did not see.
pay: {Kim} saw {trait.a}, by the light of it.

## trait pet noise
set: "{trait.Sound}," said {Bo}. That is "good night".
trouble: "{trait.Sound}?" said {Bo}. {Kim} did not hear.
pay: "{trait.Sound}," said {Bo}, to the star.

## trait pet part
set: {Bo} went to bed, {trait.has} and all.
trouble: There lay {Bo}, {trait.has} and all.
pay: {Kim} saw {Bo}, {trait.has} and all.

## trait pet deaf
set: {Bo} hears no good night. {Bo} gets a pat.
trouble: {Bo} waited for the pat. No pat.
pay: {Bo} got a pat, and one more.

## trait pet age
set: {Bo} is {trait.is}. [old: Up {they} went, step by step. | Bump, up {they} went.]
trouble: {Bo} is {trait.is}. It was far too late.
pay: [old: Old {Bo} had seen lots of stars. | It was the first star for young {Bo}.]

## trait pet favourite
set: {Bo} took {trait.thing} to bed.
trouble: {Bo} gave {Kim} {trait.thing}. {Kim} did not look.
pay: {Bo} gave {Kim} {trait.thing}. "Oh!" said {Kim}.

## trait pet sleep
set: {Bo} sleeps {trait.where}. Noses first!
trouble: {Bo} did not go and sleep. {Bo} waited.
pay: Then {Bo} could sleep {trait.where}.

## trait pet habit
set: At bed time, {Bo} {trait.did}.
trouble: {Bo} {trait.did}. {Kim} did not look.
pay: {Bo} {trait.did}, but soft, for the dark.

## trait pet talent
set: At bed time, {Bo} {trait.did}.
trouble: {Bo} {trait.did}. {Kim} did not look.
pay: {Bo} {trait.did}. This time, {Kim} saw.

## trait child fear
set: "Good night, {trait.things}. Go home."
trouble: By now, all {trait.things} were in bed.
pay: Was that {trait.a}? {Kim} sat still.

## trait child collection
set: "Good night, {trait.thing}." No switch.
trouble: The light was on {trait.thing}, too. No sleep!
pay: {Kim} held on to {trait.thing}.

## trait child noise
set: {Kim} {trait.did}, and the tap did drip.
trouble: {Kim} did not {trait.do}. There was no time.
pay: {Kim} {trait.did} a bit. It helped.

## trait child part
set: "Good night, {trait.has}." No switch.
trouble: The duck did not see {trait.has}.
pay: The dark did not see {trait.has}.

## trait child favourite
set: "Good night, {trait.things}." No switch.
trouble: {Kim} did not think of {trait.things} now.
pay: {Kim} thought of {trait.things}. It helped.

## trait child sleep
set: {Kim} sleeps {trait.where}. Soon!
trouble: Nobody slept {trait.where}. Not yet.
pay: It was bed time, {trait.where}.

## trait child habit
set: [askswhy: "Why no switch?" said {Kim}. | counts: {Kim} counted the clicks. Three. | drawsonthings: {Kim} drew a switch on the tap. | "Good night, hat." Where was it?]
trouble: [askswhy: "Why one more?" said {Kim}. | counts: {Kim} counted ducks. Too many. | drawsonthings: {Kim} had not drawn a thing. | The duck had a hat. {Kim} had none.]
pay: [askswhy: {Kim} did not ask why. | counts: {Kim} counted to three. It stayed dark. | drawsonthings: You can't draw on the dark. | And here was {Kim's} hat, in the bed.]

## trait child talent
set: {Kim} {trait.did}, for the tap.
trouble: {Kim} can {trait.do}. The duck did not ask.
pay: [remembers: {Kim} remembers it all: bed, lamp, {Bo}. | {Kim} {trait.did}, but small. It helped.]

## dog
bed: Round and round went {Bo+}. Flop!
look: "Woof!" said {Bo} to the duck.
late: {Bo} put one paw on {their} eyes. Too bright!
dark: Thump, thump, went {Bo's} tail, close by.

## dog 2
bed: {Bo+} had a ball in bed.
look: {Bo} looked behind {bip}. No duck!
late: {Bo} put the ball down by {Kim}. Nobody had it.
dark: Puff, puff, went {Bo}, nose on the ball.

## cat
bed: {Bo+} had the bed. All of it.
look: {Bo} put a paw on it. Tap!
late: {Bo} sat there, with {their} back to it.
dark: Prrr, said the dark. That was {Bo}.

## cat 2
bed: {Bo+} does no bed time. Cats get up.
look: {Bo} sat by {bip}. {Splat}, went the duck.
late: {Bo} had one eye shut, and one not.
dark: {Bo} can see in the dark, and saw {Kim}.

## bird
bed: {Bo+} sat on one leg.
look: "{Splat}!" said {Bo}. {Bo} can say that.
late: Was it day? {Bo} did not know. "Cheep?"
dark: {Bo} put {their} head in a wing. Hush.

## fish
bed: {Bo+} lay low, by the green weed.
look: {Bo} saw a duck, and hid. Ducks!
late: The light lit up the bowl. {Bo} could not nap.
dark: Blup, went the dark. That was {Bo}.

## fish 2
bed: {Bo+} blew a good night bubble. Blup!
look: {Bo} came up, to see that duck.
late: {Bo} went round, and could not stop.
dark: One more bubble, and {Bo} was still.

## rabbit
bed: {Bo+} had a good nose wash.
look: One hop for the duck, one for {Bo}.
late: {Bo} lay down, and could not nap.
dark: Thump, said {Bo}. That is good night.

## guineapig
bed: {Bo+} went in the straw, bottom last.
look: "Wheek!" said {Bo}. No wheek came back.
late: {Bo} went in the straw. It was lit up.
dark: The straw went rustle. That was {Bo}.

## hamster
bed: {Bo+} gets up when it is night.
look: {Bo} ran, as the duck ran. No {mud}!
late: {Bo} put a seed down, and could not eat.
dark: Whirr, went {Bo's} wheel. That is night.

## horse
bed: {Bo+} is as big as a bed.
look: {Bo} put a nose on it. It was no duck.
late: {Bo} was still up, and blew. Hff.
dark: Hff, went the dark. That was {Bo}.

## lizard
bed: {Bo+} had a warm lamp. Click! Brr.
look: {Bo} put a tongue out. No fly.
late: {Bo} went as pale as the light.
dark: {Bo} shut one eye, and then the other.

## toy
bed: {Bo+} lay flat. {Bo} is good at bed.
look: {Bo} sat by {bip}, and fell down flat.
late: {Bo} lay on the mat, with nobody.
dark: {Bo} was in one arm. Good.

## other
bed: {Bo+} went to bed, but not to sleep.
look: {Bo} looked, and did not see why.
late: {Bo} looked at the light for so long.
dark: {Bo} was right there, all warm.

## duet
bed: {Bo+} lay down. {Mo+} lay by {Bo}.
look: {Bo} looked at the duck. {Mo} looked at {Bo}.
late: {Bo} could not nap. Nor could {Mo}.
dark: {Bo} lay by {Mo}. Puff, puff.

## duet 2
bed: Good night, {Bo+}! Good night, {Mo+}! No switch.
look: {Bo} looked. {Mo} looked. What a duck!
late: {Bo} lay still, and {Mo} lay still. No nap!
dark: And {Bo} was there. And {Mo} was there.

## any nap
bed: Who was in bed? Just {Bo+}.
look: {Bo} got up, to have a look.
late: No nap for {Bo}. Not one wink.
dark: {Bo} had a nap. Zzz.

## any good
bed: "Good night, {Bo+}," said {Kim}.
look: "This is {Bo}," said {Kim} to {bip}.
late: Nobody said good night to {Bo}.
dark: "Good night, {Bo}," said {Kim}.

## any click
bed: {Kim} put a finger on {Bo+}. Click! No.
look: {Bo} was glad for the duck.
late: {Bo} did not go off. It was too bright.
dark: Click! Now {Bo} did go off.

## any way
bed: In the hall, {Kim} met {Bo+}. Bump!
look: {Bo} was in the way of the duck.
late: {Bo} was in the way, and nobody said so.
dark: {Bo} was not in the way. {Bo} was warm.
`
