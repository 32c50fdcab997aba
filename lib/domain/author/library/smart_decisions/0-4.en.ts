export const words = String.raw`
title: <The Short Way Home|This Way, That Way|Fast or Slow?|{Kim} and the Short Way>
set: grass = [snow-day: snow | grass]
set: green = [snow-day: clean | green]
set: ran = [wheels: rolled | ran]
set: door = [camping-trip: tent | door]
refrain: "This way? That way? Fast or slow?"
recall: the short way home
deed: stopped, and looked, and did not run
keepsake: the one wet boot
joke: Fast or slow?
summary: The sun is down, and {Kim} and {Bo} are up on the hill. There are two ways home, a long one and a short one. Short is best! But there is mud in the short way, and there are prickles. And what is that flat {green} {grass}, down there in the dark?
extra: grownup = {gran}
pick: gran = Gran, Nan, Nana, Grandma
pick: slop = Slop, Squelch, Glop
pick: bird = hoo, hoo-hoo, woo
pick: many = six, seven, ten
sign: way = SHORT
word: kite = a toy that flies in the wind, on a string
word: mud = wet earth
word: prickles = small sharp points on a bush
word: weed = a plant that grows where nobody put it
word: bank = the steep side of a river
word: pond = a small, still bit of water
question: Why did {Kim} want the short way?
question: What was in each short way?
question: How did {Bo} know about the {grass}?
question: What did {Kim} do this time, and not the other times?
question: When do you stop and look first?
activity: sound | Say it together at each turn of the path. | This way? ; That way? ; Fast or slow?
activity: move | Walk the long way round the room. Stop, look left, look right, then go.
activity: find | Look for a thing that may be hot, or wet, or sharp. Look only!
surprise: A snail is on the hill, right by the string. | Look on page 2.
surprise: One boot is lost. How many pages is {Kim} in one boot? | Count from page 5.

# 1
= {Kim} flies a red kite from the top of a hill, and looks up.
<{Kim} had a kite, up high, up high. And {Bo+}, and all of the sky.|The kite was red. The kite was high. {Kim} and {Bo+} had all of the sky.|Up went the kite, and up, so high. {Kim} and {Bo+} had all of the sky.>
^ child second

[birthday: It was {his} birthday kite, all new. | camping-trip: Their tent was down by a tree. | mid-autumn-festival: It was moon cake night. | diwali: It was Diwali, with lamps to be lit. | snow-day: It was a snow day, all white. | occasion&!event: It was {occasion}. | series: And {series.keepsake} came, too. | somewhere: It was a hill {somewhere.at}. | <The wind was good.|The wind said whee.>] [friend: {series.friend} had tied the string.] <"Home," said {Kim}. "The sun is low."|Then down went the sun. "Home!" said {Kim}.|Down went the sun. "Home," said {Kim}.>

# 2
= {Kim} kneels on the hill, and winds up the kite's string.
<Down came the kite, and down, to the ground.|In came the kite, right down to the ground.|{Kim} got the kite in, down to the ground.>
> want
* go | Home was a long, long way to go.
^ pet second

[birthday: "There is cake, with my name on!" | camping-trip: "There is soup at the tent, in a pot." | mid-autumn-festival: "There are moon cakes, as round as can be." | diwali: "There are lamps at home, all lit." | snow-day: "It is warm at home, and it is dry." | <"There is soup at home," said {Kim}. "Hot!"|"Soup!" said {Kim}. "I want it hot."|"I want my soup," said {Kim}, "and hot.">]

# 3
= The path goes two ways, by a sign. {Kim} points down the short one.
<The path went in two, by a tree.|Two ways went down, by a tree.|There were two ways down, as you see.> [place: One went by {place.landmark}. | <One was short. {Kim} could see.|One was short, as can be.|One was short. {Kim's} toes could see.>]

"This way? That way? Fast or slow?"
> slow
* go | [roomy: Which of the two would you go?]

[series&roomy: "{series.joke}!" said {Kim}. "Let's go!" | <"The short way!" said {Kim}. "Quick! Let's go!"|"Quick, quick, quick!" said {Kim}. "Let's go!"|"Short!" said {Kim}. "Quick, let's go!">]

# 4
= {Kim} goes fast down a dark path. At the end of it is something wet.
<Down the short way {ran} {Kim}, so fast.|Down and down {ran} {Kim}, so fast.|{Kim} {ran} the short way, fast, fast, fast.> [roomy: <One tree, two trees, ten trees past!|Bushes and trees and stones went past.>]
^ child set
> mud
* go | <And it was all, all, all downhill!|How feet go, all the way downhill!>

<Then something went slop, and {Kim} stood still.|Then one foot stuck, and {Kim} stood still.>

# 5
= {Kim} stands in the mud. One boot has come off in it.
{Slop}, said the short way. <Slop, slop, slop!|Glop, slop, slop!> [place&roomy: It was mud {place.at}. Slop! | roomy: <It was mud, right up to the top.|It was mud, from the toe to the top.>]
* ow | It was mud, and mud, and mud on top.

<Out came {Kim}. One boot did not.|Up came a foot. The boot did not.|One boot said yes. The other did not.>
> boot
[roomy: <One foot was cold. One foot was not.|One boot was all that {Kim} had got.>]

# 6
= {Kim} has one boot on. The path goes two ways again, and {Kim} points at the short one.
<Two ways again, a left and a right.|The path went in two, left and right.> [place&roomy: One went by {place.tree}.]
^ pet set

<"This way? That way? Fast or slow?"|"Left way? Right way? Fast or slow?">

<"The short way! Quick!" said {Kim}. "Let's go!"|"Short is short," said {Kim}. "Let's go!"|"Short!" said {Kim}. "My toe says go!">

# 7
= {Kim} is stuck in a bush of prickles.
<"Ow!" said {Kim}, and "Ow!" and "Ow!"|"Ow, ow, ow!" said {Kim}. "And ow!"> <It was all prickles, and {he} {was} in now.|The short way had prickles. They had {Kim} now.|It had teeth, that bush. It had {Kim} now.>
> prickles
* ow | One for the knee, and one for the toe.

<There went {Kim's} sleeve.|Snag! There went a sleeve.> [roomy: <Prickles do not like you to leave.|A prickle will not let you leave.>]

# 8
= {Kim} sits on the ground by what is left of the kite.
<Rip, went the kite. Now it was two.|Rip! That was one kite. Now it was two.|Rip! And the red kite? It came in two.>
^ child third

[birthday: It was {his} birthday kite, and new. | camping-trip: Where was the tent? {Kim} had no clue. | mid-autumn-festival: No moon yet. It was dark here, too. | diwali: No lamp was here. It was dark here, too. | snow-day: Snow came down on the red bits, too. | place: Down by {place.tree} one bit flew. | <One for the bush, and one for you.|It had been red. The bush was, too.>]

<"But home is down there," said {Kim}. "So go."|"Bad bush," said {Kim}. "I want to be home."|"It was my kite," said {Kim}. "I want to go home.">

# 9
= It is nearly dark. {Kim} runs at a steep bank by the river.
<The way went in two. One way was steep.|Two ways again, and one was steep.> [roomy: <One went round, where the frogs all sleep.|One went round, by a field of sheep.>]
> bank
* dark | The river said hush. It was dark, and deep.

<"This way? That way? Fast or slow?"|"This way? That way? High or low?">

<"Short," said {Kim}. [roomy: {He} said it low.]|"Short," said {Kim}. [roomy: It was more like, "Oh."]|{Kim} said short. [roomy: {Kim's} foot said no.]>

# 10
= {Kim} sits in a puddle at the foot of the bank.
<Down the bank, and down, to the end.|Down, down, down went {Kim}, to the end.|Slip! {Kim} went on the seat, to the end.> <Bump, said a stone. [roomy: Splosh, said the bend.]|Bump, said a log. [roomy: Splosh, said the bend.]|Bump, said {his} seat. [roomy: That was the end.]> [series: Down went {series.keepsake}! End over end!]
* dark | <Wet knees, wet socks, and a coat to mend.|One wet seat, and a kite to mend.>
^ pet third

<"Three times short," said {Kim}. "And wet!"|"That was short," said {Kim}. "I am so wet."|"My feet," said {Kim}, "are so, so wet.">

# 11
= At night, {Kim} sits on the ground under a white moon, wet and sad.
<Up came the moon, so cold and white.|Up came the moon, and now it was night.|The moon looked down. It was cold, and white.>
> eyes
* dark | All was as still as a stone, that night.

[place&roomy: {place.Says}. | roomy: <"{Bird}!" said a tree.|Frogs sang a song.>] <{Kim} sat in the wet, and cried, a bit.|{Kim} was cold, and cried for a bit.|{Kim} had two cold feet, and cried, a bit.>

# 12
= {Kim} sits close to {Bo}, under the moon.
[fish: {Kim} put two arms round the bowl. {Kim} sat. | <{Kim} had one arm round {Bo}, and sat, and sat.|Up close to {Bo} sat {Kim}, and sat, and sat.>] <As wet as a mat.|Like a wet, wet mat.>
^ child trouble

<"I went so fast," said {Kim}. "Now look at that!"|"I was so quick," said {Kim}. "Now look at that!"|"Three short ways," said {Kim}. "Just look at that!">

# 13 a
= The path goes two ways again. One way is flat, and shines in the moon.
Two ways again. It was dark, and late. [place: One went by {place.street}. | <One went round, by a wall and a gate.|One went a long way round, by a gate.>]

<And one was {grass}, all {green} and low.|One was short {grass}, all {green} and low.|The short one was {grass}, all {green} and low.>
^ pet trouble

<"This way? That way? Fast or slow?"|"This way? That way? Stop or go?">

# 13 b
= Far away is a small light. Between lies something flat, that shines in the moon.
Then there was light, as small as a pea. [place: It was {place.shop}, far as can be. | <It was home. It was far, far as can be.|"It's home!" said {Kim}. "It's home I see!">]

<And in between, it was {green} and low.|There, in between, it was {green} and low.>
^ pet trouble

<"This way? That way? Fast or slow?"|"This way? That way? Stop or go?">

# 14
= {Kim} runs to the flat {green} place. {Bo} does not come.
<"It's just {grass}," said {Kim}.|"{Grass}!" said {Kim}.> <"We can run! It's dry."|"Run! We can fly!">
> no | <It lay so still. Did {Kim} ask why?|Not a track on it. Did {Kim} ask why?>

<{Kim} {ran} and {ran}, to the end of a wall.|{Kim} {ran} to the edge, by an old stone wall.> <It was all {grass}, no bump at all.|Flat it lay, with no bump at all.>

# 15
= {Kim} stops at the edge of the flat place, and looks at {Bo}.
<One foot was up, to go, to go.|One foot was out, about to go.|One toe said quick. One toe said go.> <But up came {Bo}, and it was no.|Then up came {Bo}: no, no, no.>
> hinge

<Back came the foot.|Back went the foot.> [roomy: "{Bo} says it is no {grass}," said {Kim}.]

# 16
= {Kim} crouches, and looks. It is deep water.
{Bo} was right: it was [snow-day: ice, and thin | a pond, and deep]. [snow-day: Run out on that, and you go right in. | <Flat, and green, and it looked asleep.|It was flat and green, and it looked asleep.>]
^ child pay

[deed: Once, {Kim} {deed}. [back: That was {back.at}.] | snow-day: It said crick. It said crack. | roomy: <One step past {Bo}, and in you go.|One more step past {Bo}, and in you go.>] [!deed: <So it was good to stop, and be slow.|How good it was to stop, and be slow!>]

# 17 a
= {Kim} goes slowly the long way round, and feels the ground with a stick.
<"This way? That way? Fast or slow?"|"That way? This way? Which is slow?">

<"Slow," said {Kim}. "Look, then go."|"Long," said {Kim}. "Look, then go."|"The long way," said {Kim}. "Poke, then go.">
> first

[birthday: "I am big now," said {Kim}. "I stop." | camping-trip: A torch by a tent! It said, come, come, come. | mid-autumn-festival: The moon was as round as a cake. So bright! | diwali: And there were the lamps, in a row, all lit! | snow-day: Crunch, said the snow. That was good, thick snow. | place: Slow, slow, slow, and by {place.ride}. | <Poke, with a stick, and not one bit quick.|Poke, poke, poke, with a good long stick.>]

# 17 b
= {Kim} goes slowly the long way, under the trees. There are moths in the moonlight.
<"This way? That way? Fast or slow?"|"That way? This way? Which is slow?">

<"Slow," said {Kim}. "Look, then go."|"Long," said {Kim}. "Look, then go."|"The long way," said {Kim}. "Poke, then go.">
> first

[birthday: "I am big now," said {Kim}. "I stop." | camping-trip: A torch by a tent! It said, come, come, come. | mid-autumn-festival: The moon was as round as a cake. So bright! | diwali: And there were the lamps, in a row, all lit! | snow-day: Crunch, said the snow. That was good, thick snow. | place: Slow, slow, slow, and by {place.ride}. | <The long way had moths, and stars in a heap.|There sat {many} wet frogs, and none was asleep.>]

# 18 a
= {gran} stands at the {door} with a torch, and waves. {Kim} waves back.
<Then a light, and a {door}, and a shout! And {gran} came running out.|There was a {door}, and a light, and a shout. And {gran} came running out.|Who had a torch, and who had a shout? {Gran} had the two, and {gran} came out.>
^ pet pay
* in | [roomy: "But where is that boot? Where did it go?"]

[birthday: "Now we can sing, and you can blow!" | camping-trip: "Into the tent, with that cold, cold toe!" | mid-autumn-festival: "Moon cake for you, and the moon for us all!" | diwali: "Here is your lamp. You light the last." | snow-day: "In with that foot, and off with the snow!" | <"Short is bad," said {Kim}, "and so slow."|"The long way," said {Kim}, "is the way to go.">]

# 18 b
= {gran} hugs {Kim}, who has one boot on.
<{Gran} had a torch, and came out to see. "Who is it?" "It's {Bo} and me!"|"Who is it?" said {gran}, and came out to see. "It's {Bo} and me!"|Up came a torch. "Now who can it be?" "It's {Bo}," said {Kim}, "and a bit of me!">
^ pet pay
* in | [roomy: "But where is that boot? Where did it go?"]

[birthday: "Now we can sing, and you can blow!" | camping-trip: "Into the tent, with that cold, cold toe!" | mid-autumn-festival: "Moon cake for you, and the moon for us all!" | diwali: "Here is your lamp. You light the last." | snow-day: "In with that foot, and off with the snow!" | <"We came the long way," said {Kim}, "and slow."|"Long," said {Kim}, "is the way to go.">]

# 19 a
= {Kim} looks at a bowl of hot soup, and does not drink it yet.
[birthday: Cake, and a wish, and a bit of pie. | camping-trip: A fire, and stars, and all of the sky. | mid-autumn-festival: Moon cake, cut small, and the moon up high. | diwali: A sweet, and a lamp, and one more, to try. | snow-day: Snow at the window, and they were so dry. | series: By the fire: {series.keepsake}. | <Soup in a bowl, and a sock that was dry!|A rug, and a spoon, and two feet, all dry!>]

<{Kim} looked at the soup. The soup was hot. So {he} just blew, a lot.|{Kim} looked at the soup, and the soup was hot. So {he} blew, and blew, a lot.|{Kim} had a spoon. The soup was hot. So {he} blew on it first, a lot.>
> supper
* in | It was so good, in there, by the pot.

# 19 b
= {gran} has found the boot, and pours the mud out of it. {Kim} holds a hot cup.
[birthday: "Happy birthday, boot!" | camping-trip: The boot hung up by the fire, to dry. | mid-autumn-festival: The boot had a cake, by the moon, to dry. | diwali: The boot got a lamp, for Diwali night. | snow-day: The boot was full of snow, to the top. | series: On it was {series.keepsake}. | <{Gran} had the boot, and put it to dry.|Back came the boot, in mud, to dry.>]

<{Kim} looked at the milk. The milk was hot. So {he} just blew, a lot.|{Kim} looked at the milk, and the milk was hot. So {he} blew, and blew, a lot.|{Kim} had the cup. The milk was hot. So {he} blew on it first, a lot.>
> supper
* in | It was so good, in there, by the pot.

# 20 a
= {Kim} is asleep. The kite hangs over the bed.
<Bed has two ways, front and side.|Which way to bed? The front? The side?|You get in a bed by the front or side.> {Kim} looked, and got inside.
> sleep
* in | The moon went by, and it looked in, too.

[place&roomy: {Kim} could hear {place.sound}. | home&roomy: So quiet was {home.the}.] <Fast or slow? Sleep is a long way. Down you go.|Slow, slow, slow. Sleep is a long way. Off you go.>

# 20 b
= In the morning, {Kim} stands by a sign at the edge of the pond. It says SLOW.
<Next day, {Kim} went to see.|Next day, the sun came out to see.> [snow-day: No ice to see! | <Ducks! One, two, three.|Frogs! One, two, three.>]
> sleep
* in | It was a nice pond, by day.

[place&roomy: You could hear {place.sound}. | home&roomy: Far off was {home.the}.] {Kim} put up a sign, <so all know|for all to know>. [roomy: It said one word.] The word was SLOW.

## lead dog
want: <{Bo} put {their} nose down, to smell.|Down went {Bo's} nose, to have a smell.> <A snail as well!|A bug as well!>
slow: <{Bo} had to smell them both.|{Bo} smelled the one, and then the other.> <Slow, slow, slow.|How slow!>
mud: <Sniff, said {Bo}, and sat on the hill.|Sniff! {Bo} sat down, up there on the hill.>
boot: {Bo} licked those cold toes, <and licked them a lot|and licked the lot>.
prickles: <{Bo} went round|Round went {Bo}>, with {their} nose down low.
bank: <{Bo} lay down flat.|Down flat lay {Bo}.> <It was no, no, no.|No, and no, and no.>
eyes: <{Bo} does not look. {Bo} has a nose.|{Bo} can tell it all by nose.> <Wet sock. Sad face. And ten cold toes.|Wet coat. Salt face. All ten cold toes.>
no: <But {Bo} sat down|Down sat {Bo}>, and would not go by.
hinge: <{Bo} took {Kim's} coat, and held on tight.|{Bo} had {Kim's} coat, and held it tight.> <{They} could smell water. That was not right.|It smelled of water, and that was not right.>
first: <{Bo} went first|First went {Bo}>, nose to the ground. {Kim} went next, <all the way round|the long way round>.
supper: <{Bo} did not look, but licked out the pot.|No look from {Bo}, who licked out the pot.>
sleep: <"Good slow nose, {Bo},"|"Good nose, slow {Bo},"> said {Kim}, low.

## lead cat
want: <{Bo} sat down flat|Flat sat {Bo}>, to look at a snail. Slow, slow!
slow: {Bo} looked at this one. {Bo} looked at that. <Slow!|How slow!>
mud: <{Bo} put out one paw, up there on the hill.|{Bo} put one paw out, and sat on the hill.>
boot: {Bo} had dry feet, <four of them, the lot|all four, the lot>.
prickles: <{Bo} went round|Round went {Bo}>, on small, soft feet.
bank: <{Bo} would not get up.|There {Bo} sat.> <It was no, no, no.|No, and no, and no.>
eyes: {Bo} sees in the dark. What did {Bo} see? <One wet boot|One cold boot>, and one wet knee.
no: <But {Bo} stood there|There stood {Bo}>, and would not go by.
hinge: {Bo} put a paw on the {grass}, and drip! {They} took it back, all wet and black.
first: <{Bo} went first|First went {Bo}>, with {their} nose up high. <Each paw was dry.|All paws were dry.>
supper: <{Bo} looked at it well|{Bo} had a good look>, and licked the pot.
sleep: <"Good slow eyes, {Bo},"|"Good eyes, slow {Bo},"> said {Kim}, low.

## lead bird
slow: {Bo} put {their} head on one side. <How slow!|To and fro.>
eyes: {Bo} sees it all from up in a tree. One wet boot, and one wet knee.
hinge: {Bo} would not sit on the {grass}. Round {they} flew. It had one {Bo} in it, too!
first: {Bo} flew on, and {Bo} flew back.

## lead fish
slow: {Bo} looked out of the bowl. <How slow!|This one? No.>
eyes: {Bo} saw a big eye, at the glass. It was wet, too.
hinge: There was a moon in {Bo's} bowl, and it shook. And one in the {grass}. Look!
first: {Bo} looked left. {Bo} looked right.

## lead rabbit
slow: {Bo} put two long ears up. <How slow!|To and fro.>
eyes: {Bo} is low down. {Bo} saw one wet knee.
hinge: Thump! Stop! {Bo} took one bite. It was wet, and it was not right.
first: Hop, went {Bo}, and stop. Hop, and stop.

## lead guineapig
slow: {Bo} had a nibble of this one. <How slow!|Oh, no.>
eyes: {Bo} is low down. {Bo} saw one wet knee.
hinge: {Bo} likes all {grass}. {Bo} took one bite. "Wheek!" It was not right.
first: {Bo} had a bite here. It was good, and dry.

## lead hamster
slow: {Bo} put out a nose. It went to and fro.
eyes: {Bo} looked up. {Bo} saw one wet drip, or two.
hinge: {Bo} put out a nose, and in again, quick! So {Kim} gave the {grass} a poke with a stick.
first: Up on one hand sat {Bo}, to see.

## lead horse
slow: {Bo} put a foot here, and there. <How slow!|Whoa!>
eyes: {Bo} is high up. {Bo} saw one wet boot.
hinge: {Bo} put one foot out. It went in, deep. {Bo} would not go. Not one leap.
first: Clop, went {Bo}, where the ground was good.

## lead lizard
slow: Out came {Bo's} tongue, and in. <How slow!|To and fro.>
eyes: {Bo} lay on one arm. It was wet there, too.
hinge: {Bo} ran out on the {grass}, light as a pin. It shook, and one foot went in!
first: Zip, went {Bo}, and stop, and zip.

## lead toy
slow: {Bo} said that one. It was long, and slow.
eyes: {Bo} has a big, round face. It looked wet, too.
hinge: Down fell {Bo}, and it said plop! {Grass} does not say that. {Kim} had to stop.
first: {Bo} was all wet, but {Bo} was there.

## lead other
slow: {Bo} looked here, and {Bo} looked there. <How slow!|Hello?>
eyes: {Bo} looked up, and saw one wet drip, or two.
hinge: {Bo} put a foot on the flat bit. It said plop! {Grass} does not say that. {Kim} had to stop.
first: {Bo} looked left, and {Bo} looked right.

## trait pet fear
set: Was that {trait.a}? {Bo} wanted the long way.
trouble: {Bo} looked round. Was that {trait.thing}? {Bo} hid.
pay: Was there {trait.a}, by the {door}? {Bo} ran right by!

## trait pet theft
set: {Bo} took {trait.a} from {Kim's} bag. {Bo} takes {trait.things}.
trouble: {Bo} still had {trait.thing}. It was no help, yet.
pay: "And {trait.thing}!" said {gran}. {Bo} gave it back.

## trait pet socks
set: {Bo} took the wet sock. {Bo} takes all socks.
trouble: {Bo} still had that sock, on this long, long walk.
pay: {Bo} had kept the sock. It was all they had kept!

## trait pet noise
set: "{trait.Sound}!" said {Bo}, at the long way. It was the right one.
trouble: "{trait.Sound}," said {Bo}. It was a no, if {Kim} had known.
pay: "{trait.Sound}!" It was {Bo}. So that's how {gran} knew!

## trait pet part
set: {Bo} has {trait.has}. {Bo} had {their} own way to walk.
trouble: {Bo} has {trait.has}. {Bo} put each foot down with care.
pay: {Bo} has {trait.has}, and not one prickle. Good {Bo}!

## trait pet deaf
set: {Bo} does not hear. {Bo} looks, and looks, and looks.
trouble: {Kim} said run. {Bo} did not hear. {Bo} looked.
pay: {Bo} does not hear. But {Bo} saw what {Kim} did not.

## trait pet age
set: {Bo} is {trait.is}. [old: Old feet go slow, and know why. | Small feet go slow.]
trouble: {Bo} is {trait.is}. [old: {Bo} knew a thing or two. | {Bo} had seen nothing yet, so {Bo} looked.]
pay: [old: "Old and slow," said {Kim}, "and right." | "Small and slow," said {Kim}, "and right."]

## trait pet favourite
set: {Bo} had {trait.thing}, so {Bo} did not run. Not with that!
trouble: Down went {trait.thing}. {Bo} would not go on.
pay: {Bo} still had {trait.thing}. It was dry, and all there.

## trait pet sleep
set: {Bo} likes to sleep {trait.where}. {Bo} was slow, from that.
trouble: {Bo} wanted to sleep {trait.where}. Sit, and look!
pay: Now {Bo} could sleep {trait.where}. {Bo} went to see.

## trait pet habit
set: {Bo} {trait.did} first. It takes a bit.
trouble: {Bo} {trait.did}, right here. How slow!
pay: {Bo} {trait.did}, and {gran} came to see. "There they are!"

## trait pet talent
set: {Bo} can {trait.do}. It does not help with prickles.
trouble: {Bo} can {trait.do}. Not here, in the dark.
pay: {Bo} can {trait.do}. And stop, best of all.

## trait child fear
set: "{trait.Things} may be here," said {Kim}. "So be quick!"
trouble: Now there may be {trait.things}, too. {Kim} did not like it.
pay: {Kim} did not like {trait.things}. But {he} did not run.

## trait child dark
set: "It gets dark," said {Kim}. "I do not like dark. Quick!"
trouble: It was dark now. {Kim} does not like it one bit.
pay: It was dark. {Kim} does not like it. But {he} did not run.

## trait child collection
set: {Kim} had {trait.a} in one hand. Quick, quick!
trouble: {Kim} had {trait.thing}, still. Just one.
pay: {Kim} let {trait.thing} go, on the {green}. In it went!

## trait child noise
set: {Kim} {trait.did}, all the way down.
trouble: {Kim} {trait.did}, as small as a bug.
pay: {Kim} {trait.did}, and stopped. Now {he} could look.

## trait child part
set: {Kim} has {trait.has}. The wind went by it. Whee!
trouble: "I have {trait.has}," said {Kim}. And one boot.
pay: {Kim} was in it, with {trait.has}!

## trait child favourite
set: "I like {trait.things}," said {Kim}, "and I like short!"
trouble: "I want {trait.things}," said {Kim}, in a small way.
pay: "No run for me," said {Kim}. "Not for all the {trait.things}!"

## trait child sleep
set: "I want to {trait.do}!"
trouble: Nobody can sleep {trait.where}, out here.
pay: {Kim} could be {trait.where}, soon. But slow first.

## trait child habit
set: {Kim} {trait.did}, but {he} did not look down.
trouble: {Kim} did not {trait.do} now.
pay: [askswhy: "Why is it flat?" said {Kim}. It was the best why. | counts: {Kim} counted the moons. One up, one down. Two! | drawsonthings: {Kim} drew a line on the ground, to stop at. | {Kim} put {his} hat on it. In went the hat. Plop!]

## trait child talent
set: {Kim} can {trait.do}. {He} did it, all the way down.
trouble: {Kim} can {trait.do}. {He} did not want to, now.
pay: [remembers: {Kim} remembered the mud. And the prickles. And the bank. | {Kim} can {trait.do}. And now {he} can stop.]

## dog
go: {Bo+} ran on, and back, and on.
ow: {Bo} gave one short woof. Oh, dear!
dark: {Bo} lay down, chin on the ground.
in: {Bo} was first in. Wag, wag, wag!

## cat
go: {Bo+} sat on the path. Just sat.
ow: {Bo} had said so, with one look.
dark: {Bo} sat so close that it was warm.
in: {Bo} got the best seat, by the pot.

## bird
go: {Bo+} flew on, and sat, and flew on.
ow: Flap, flap! Up went {Bo}, out of it.
dark: {Bo} put {their} head in, and did not sing.
in: {Bo} sang it all, to the end.

## fish
go: In the bowl went {Bo+}. Blup, and off.
ow: The bowl went slop. {Bo} went up, and down.
dark: {Bo} hid by the green weed.
in: {Bo} blew bubbles, round and round. Home!

## rabbit
go: {Bo+} went hop, and hop, and stop.
ow: Thump, went {Bo}. Thump is rabbit for ow.
dark: {Bo} sat, small and still.
in: Hop, hop, and a carrot! That was {Bo}.

## guineapig
go: {Bo+} had a last bit to eat.
ow: "Wheek! Wheek! Wheek!" said {Bo}, for two.
dark: {Bo} had no wheek in there. Not one.
in: "Wheek, wheek!" said {Bo}, to the soup.

## hamster
go: {Bo+} put a bit of hill in one cheek.
ow: {Bo} went in {Kim's} hands, and shook.
dark: {Bo} was a small warm ball.
in: Out of one cheek came the hill. Oh, {Bo}!

## horse
go: {Bo+} came, clop, clop, on big feet.
ow: {Bo} put a big soft nose there. Hff.
dark: {Bo} stood close, like a warm wall.
in: {Bo} put {their} head in, to say hello.

## lizard
go: {Bo+} went zip, from stone to stone.
ow: Zip! {Bo} was up and out of it.
dark: {Bo} was cold, and lay flat.
in: {Bo} lay by the pot. Aah!

## toy
go: {Bo+} was under one arm, as always.
ow: {Bo} got some of it on one ear.
dark: {Bo} got a hug, and a wet ear.
in: {Bo} was put up, to dry, by the pot.

## other
go: {Bo+} came too, and was in no rush.
ow: {Bo} looked at it, and at {Kim}.
dark: {Bo} sat as close as close can be.
in: {Bo} had a bit of soup, and a bit more.

## duet
go: Here came {Bo+}, and here came {Mo+}.
ow: {Bo} looked at {Mo}. {Mo} looked at {Bo}. Ow!
dark: {Bo} had {Mo}. {Mo} had {Bo}. Hm.
in: In went {Bo}, and in went {Mo}. Warm!

## duet 2
go: {Bo+} was first. {Mo+} was first, too.
ow: It was {Mo}, said {Bo}. It was {Bo}, said {Mo}.
dark: {Bo} lay by {Mo}, and {Mo} let {Bo}.
in: {Bo} had a bit. {Mo} had a bit more.

## any near
go: Where did {Bo+} go? By {Kim}, of course.
ow: {Bo} came up close, to see the ow.
dark: {Bo} sat as near as can be.
in: {Bo} got a pat, and one more pat.

## any back
go: {Bo+} came last, and did not run.
ow: {Bo} went back one step. And one more.
dark: {Bo} lay at the back, in the dark.
in: {Bo} came in last, and shut the {door}.

## any nap
go: {Bo+} had a nap, and then got up.
ow: {Bo} woke up, and did not like it.
dark: {Bo} did not nap now. It was too cold.
in: {Bo} had that nap now. Zzz.

## any say
go: "Are you there, {Bo+}?" said {Kim}.
ow: {Bo} said {bo.noise}. So did {Kim}.
dark: {Bo} said a small {bo.noise}, to the moon.
in: {Bo} said one big {bo.noise}. Home!
`
