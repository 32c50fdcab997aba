export const words = String.raw`
title: <It Can't Have Gone Far|Small, Brown, Has Own House|The Keeper of {comet}|The Wrong Snail>
refrain: "It can't have gone far," said {Kim}.
recall: the weekend of the snail
deed: owned up to the wrong snail
keepsake: the Keeper's badge
joke: It can't have gone far
summary: {Kim} is Keeper of the class snail until Monday. There are three rules, and two of them are easy. Then the jar is empty, the whole house must be searched, and a snail turns out to be faster than it looks. Only {Bo} isn't surprised.
extra: friend = {friend}
pick: friend = Hetty, Anwen, Lupe, Kiri, Fern, Salma, Greta
pick: comet = Comet, Rocket, Thunder, Flash, Zoom, Lightning, Jet
pick: treat = Pancakes, Noodles, Dumplings, Waffles
pick: seat = sofa, armchair, cupboard
pick: nine = nine, eleven, fourteen, seven
pick: month = April, winter, my birthday
pick: bitten = REWARD
sign: lost-small-brown-reward = LOST. SMALL. BROWN. REWARD.
sign: lost-small-brown = LOST. SMALL. BROWN.
word: keeper = somebody who looks after an animal
word: badge = a small sign that you wear on your shirt
word: horns = what a snail's eyes stand on
word: polished = rubbed until it shines
word: silver = the colour of a new coin
word: reward = what you get for finding something
word: ceiling = the top of a room, over your head
question: Which of the three rules was the hard one, and why?
question: Who would have known about the other snail?
question: Why didn't {Kim} hand over the badge on Sunday?
question: What did {Kim} see when the torch was down low?
question: What do you keep, and what are its rules?
activity: write | Write three rules for whoever looks after you for a weekend.
activity: measure | A snail goes about four metres in an hour. How far would yours get? | during lunch ; during a bath ; in one night
activity: sound | Say "It can't have gone far" the way {Kim} says it each time. | sure ; less sure ; in a whisper
surprise: {Bo} knows more than {Kim}, on page 10 already. | Where does {Bo} look?
surprise: The notice has seven words when it goes up. One of them is eaten. | Which word is gone on page 17?

# 1
= At school, {Kim} holds a big glass jar with a snail in it, and wears a badge. {friend} looks on anxiously.
[first-day-of-school: On the first day of school | On Friday], {Kim} won the KEEPER badge. [somewhere: It was the only one {somewhere.at}.] With it came {comet}, the class snail, in a jar. [new-baby: There would be a new baby at home, too. | eid-al-fitr: It was nearly the end of Ramadan. | naidoc-week: Aunty Joy, an Elder, pinned the badge on, for NAIDOC Week. | pet-adoption-day: {Bo} was new at home that week, too. | occasion&!event: It was {occasion}.]

<"Don't lose it," said {friend}.|"It's easy to lose," said {friend}.> [roomy: <"Lose a snail?" asked {Kim}.|"How could I lose a snail?" asked {Kim}.>]

# 2
= {Kim} goes down the street with the jar in both arms, one careful bit at a time.
{Kim} took the jar home [place&1-2: along {place.street}], <slower than moss|slower than a piano|at the snail's own speed>. The lid had three rules: WET THE LEAF, WASH THE JAR, SHUT THE LID.
^ child set
* keep |

# 3
= By lamplight, {Kim} polishes a jar with a sock.
<By seven o'clock, {Kim} had wet the leaf eleven times, and even {comet} looked polished.|By bedtime, {Kim} had washed that jar eleven times, and even {comet} looked polished.|{Kim} wet the leaf, and washed the jar, and shut the lid, and began again.>
> want | <Nobody had ever kept a snail so hard.|There had never been such a careful Keeper.|The sock was never quite the same again.>
* keep |

# 4 a
= {Kim} holds up the jar, to show the snail the view.
<On Saturday,|Then> {Kim} showed {comet} [place: {place.landmark} | <the park|the ducks>]. Before dinner, {comet} put out one eye, and after dinner, the other.
> out
^ pet set
* keep | <For a snail, that's a full day.|It was a busy day, for a snail.|It saw all of it, from the inside.>

# 4 b
= {Kim} has put the snail down behind a chalk line, and watches it.
<On Saturday,|Then> {Kim} raced {comet} [place: to {place.landmark} | across the <path|park>]. Before dinner, {comet} put out one eye, and after dinner, the other.
> out
^ pet set
* keep | <It was a close race, nearly.|For a snail, that was a start.|It was over in nearly four hours.>

# 5
= {Kim} stands by the open jar, with a bowl.
Back [home: at {home.own} | home], {Kim} took off the lid to wet the leaf. [first-day-of-school: "Supper! How was the first day?" somebody called. | new-baby: "The new baby's here!" somebody called. | eid-al-fitr: "The new moon! It's Eid!" somebody called. | naidoc-week: "Aunty Joy's here, with a story!" somebody called. | pet-adoption-day: "Cake, for {Bo's} adoption!" somebody called. | occasion&!event: It was {occasion}. "Cake!" somebody called. | "{treat}!" somebody called.]

<{Kim} looked at the lid.|{Kim} held the lid.|The lid was in {Kim's} hand.> "In a minute," {he} said.
^ pet second

# 6
= The jar stands open and empty. {Kim} stares at it.
It was a <long|big> minute. [new-baby: It had ten small fingers in it. | eid-al-fitr: It had a thin new moon in it. | naidoc-week: It had a whole story in it. | It had second helpings in it.]

<There was the jar, and the leaf, with one neat bite out of it.|The jar was there. So was the leaf, with one small bite out of it.|The leaf had one bite out of it, and nobody was there to have a second.>

"It can't have gone far," said {Kim}.
^ child second

# 7
= {Kim} looks along the edge of the table.
{Kim} looked under the jar, and in another jar, and found one thin, silver line. [roomy: <It went over the edge of the table.|It went to the end of the table, and over.|It was as shiny as a spoon.>]
> hunt
* hunt |

# 8 a
= {Kim} pushes heavy furniture aside.
<It went down one leg of the table, and in behind the {seat}.|It went all the way across the rug, and in behind the {seat}.|Somebody had gone down a table leg in one line, to the {seat}, and in behind.>

"It can't have gone far," said {Kim}, to the {seat}[new-baby&roomy: , in a whisper].
^ pet trouble | [1: <The {seat} had heard that before.|Behind it was one old biscuit.|It was dark back there, and full of pencils.>]
* hunt |

# 8 b
= {Kim} kneels at a shelf of books.
It went along a <whole row|shelf> of books, from animals to zips, and in behind.

"It can't have gone far," said {Kim}, to the books[new-baby&roomy: , in a whisper].
^ pet trouble | [1: <Behind them was more book.|It had read rather fast.|One page had been tasted.>]
* hunt |

# 9
= In the hall, {Kim} sits among shoes.
By bedtime, {Kim} had looked in {nine} shoes[eid-al-fitr: . The Eid guests had left theirs there]. <A snail goes four metres in an hour.|In an hour, a snail goes four metres.> By <Tuesday|Monday>, it could be at [place: {place.shop} | the <supermarket|railway station>]. [series: "{series.joke}," {he} called into each shoe, but nobody laughed.]
> shoe | <{Kim} wished that {he} hadn't worked that out.|It is hard to sleep, after a sum like that.>
* hunt |

# 10
= {Kim} sticks up a notice in the hall.
So {Kim} put up a notice, <rather low, for snails|down low, where a snail could read it|and another on the skirting board>. LOST: SMALL, BROWN, HAS OWN HOUSE. REWARD. [series: The reward was {series.keepsake}. [friend: {series.friend} read that twice.]]
> eyes

# 11
= From above: under a lifted flowerpot there are many snails, all small and brown. {Kim} has the jar.
On Sunday, {Kim} lifted a flowerpot [place: under {place.tree}]. <There sat six snails, all small, all brown, all with their own house.|Under it were six snails, and every one of them was small and brown.>

<{He} looked at them for a long time, and put one in the jar.|{He} looked at them long and hard, and put one in the jar.|Nobody was watching but {Bo}. {Kim} put one in the jar.>
^ child third

# 12 a
= {Kim} and the snail in the jar look at each other.
<From the side, it looked just like {comet}. From the front, it looked like nobody.|It had the same house as {comet}, and the same brown. It was somebody else.>

<"You're {comet}," {Kim} told it.|"Your name is {comet}," {Kim} told it.> It <went indoors|went in, and stayed in>.
^ child trouble
* low | [roomy: <{Kim} knew how it felt.|It was quieter than a snail usually is.>]

# 12 b
= {Kim} looks at the snail in the jar.
It looked like {comet} all over, except for the face, which was somebody else's.

<"You're {comet}," {Kim} told it.|"Your name is {comet}," {Kim} told it.> It <went indoors|turned its back>.
^ child trouble
* low | [roomy: <{Kim} knew how it felt.|It was quieter than a snail usually is.>]

# 13
= {friend} has come with a leaf, and beams at the wrong snail.
Then {friend} came, with a <fresh|big> leaf. <"I've been growing it since {month}," she said.|"It's from my own garden," she said. "I planned it."> [3+:  | new-baby: She had come to see the baby, too. | eid-al-fitr: "Eid mubarak!" | naidoc-week: She had come straight from the march. | pet-adoption-day: She had come to meet {Bo}, too. | first-day-of-school: She had been new on that first day, too.]

"Hello, {comet}!" she told the wrong snail.
> guest | [roomy: <Every clock in the house got louder.|The snail in the jar looked at {Kim}.>]
* low |

# 14
= {friend} feeds the snail in the jar. {Kim} looks away.
<"{comet} starts in the middle," said {friend}. This one had started at the edge.|"{comet} begins a leaf in the middle," said {friend}. This snail had begun at the edge.>

<{Kim's} badge felt as heavy as a plate.|{Kim's} badge felt as heavy as a brick.|{Kim} put a hand over the badge.> Nobody would ever know, except for {Kim} and {Bo}.
> edge
^ pet third

# 15
= {Kim} has told {friend}. She looks at the jar.
"It isn't {comet}, and I left the lid off," said {Kim}. [deed: {He} once {deed}[back: , {back.at}].] <"And it isn't this snail's fault."|"And this snail can't help it.">

<{friend} said nothing. There was a lot of it.|{friend} said nothing. There was quite a lot of it.|{friend} looked at her leaf, and said nothing at all.>

# 16
= {Kim} puts the snail back under its flowerpot. {friend} holds out one hand for the badge.
{Kim} and {Bo} put the snail back [roomy: with its relations]. {friend} held out her hand. "Badge," she said.

<"Tomorrow," said {Kim}.|"Not yet," said {Kim}.|"When I've found it," said {Kim}.> "It got lost on my turn."
> turn | <Her hand went down, bit by bit.|Her hand stayed there, and then it went.|She thought about that, and put her hand in her pocket.>
* low |

# 17
= In the dark hall, {Kim} holds a torch down low, and still wears the badge.
<Snails get up at night, so {Kim} did, too.|A snail's day begins at night, so {Kim} got up.> [3+:  | new-baby: The baby was up as well. | eid-al-fitr: It was late, and the guests' shoes had gone. | naidoc-week: The march shirt hung on the door. | pet-adoption-day: The house was new to {Bo}. | first-day-of-school: Tomorrow there was school. | place&!series: Far off went {place.sound}.] One silver line went across the notice[series: , and over {series.keepsake}]. <{comet} had eaten the word {bitten}.|{comet} had eaten most of {bitten}.|A bite was out of it, right at {bitten}.>
^ pet pay

# 18
= By torchlight, {Kim} has come into {his} own room. {Bo} is looking up.
[dog,cat: The line went in behind the stove, <and was lost|and nobody could follow it>. | The line went into {Kim's} own room.]
> hinge
"It can't have gone far," whispered {Kim}, and looked where {Bo} was looking.

# 19
= {Kim} laughs at a snail, which has come down, and has a leaf.
On the ceiling, over {Bo}, was {comet}[roomy: , <with both eyes out|enjoying the view>]. "It HAS gone far," said {Kim}. [3+:  | new-baby: The baby had seen it all. | eid-al-fitr: They all looked up, as for the moon. | pet-adoption-day: So {Kim} could keep a snail, and {Bo}. | first-day-of-school: There would be something to tell, at school.]

[roomy: {Bo} watched {comet} come down on a broom, and eat | {Comet} came down by broom, and ate] {friend's} leaf from the middle.
* joy | <It was a good week's walk, without a lunch.|No snail had ever gone further in that house.|It looked at the lid, and so did everybody.>
* joy |

# 20 a
= At night, {Kim} lies in bed and looks up.
On Monday, there was {Bo's} rule on the jar: LOOK UP. [2+:  | new-baby: Babies know that rule. | eid-al-fitr: There were Eid biscuits, too. | naidoc-week: Aunty Joy read it out. | pet-adoption-day: {Bo} has one, too: STAY. | first-day-of-school: It was the second week.]
> last
^ child pay
* joy |

<A silver line still shone over {Kim} and {Bo}.|Over {Kim} and {Bo}, a silver line still shone.> [series&roomy: It began at {series.keepsake}.] It went a long way.

# 20 b
= At school, {friend} has the badge and the jar. Everybody looks up.
On Monday, {friend} got the jar, and the badge. [2+:  | new-baby: It's quieter than a baby. | eid-al-fitr: There were Eid biscuits, too. | naidoc-week: Aunty Joy pinned it on. | pet-adoption-day: {Kim} still had {Bo}. | first-day-of-school: It was the second week.] [series&roomy: {Kim} kept {series.keepsake}.]
> last
^ child pay
* joy |

There was one new rule, {Bo's} own: LOOK UP. <So she did, and then the whole class did.|So she did, and then the entire class did.|She did, and then twenty people and a teacher did.>

## lead dog
want: {Bo+} wanted up on {Kim's} bed, <and was told down|which is not for dogs>.
out: {Bo} <fogged up|breathed on> the glass.
hunt: {Bo} ran straight to {Kim's} bed, <and was told down|again, and was told down again>.
shoe: {Bo} <brought|found> two more, to be helpful.
eyes: {Bo} could smell that everybody was looking <much too|too> low.
guest: {Bo} looked at {friend}, and <at the bedroom door|then at the stairs>.
edge: {Bo} sniffed at the jar, and <lay down|sighed>.
turn: {Bo} leaned on {Kim}, <all evening|and stayed>.
hinge: But on {Kim's} bed stood {Bo}, nose up, as all weekend. <It had never been about the bed.|This time, nobody said down.>
last: {Bo} may <lie|sleep> on the bed now.

## lead cat
want: {Bo+} wanted to see it <do something, and waited|do something>.
out: {Bo} <watched it, unblinking|watched all of it>.
hunt: {Bo} sat in {Kim's} room, and looked at nothing, <as cats do|hard>.
shoe: {Bo} was <still|busy> looking at nothing.
eyes: Something was happening up there, and {Bo} <watched it|did not blink>.
guest: {Bo} <would not come down to say hello|had no time for guests>.
edge: {Bo} did not watch that one <at all|for a moment>.
turn: {Bo} sat near {Kim}, and looked <over {his} head|up>.
hinge: But in {Kim's} room sat {Bo}, still looking at nothing. <Tonight, the nothing was further to the left.|The nothing had moved a bit, since Saturday.>
last: {Bo} looks at nothing, and {Kim} <checks|looks>.

## lead bird
shoe: {Bo} sat on the tallest boot, and called.
eyes: From up there, {Bo} had seen something else up there.
hinge: It went once round {Bo's} perch, and {Bo} had one eye up.

## lead fish
shoe: {Bo} looked into them, through glass.
eyes: {Bo} lay at the top of the water, and looked up.
hinge: It went once round {Bo's} bowl. {Bo} was looking up, through the water.

## lead rabbit
shoe: {Bo} looked in two, and ate a lace.
eyes: {Bo} stood up on two feet, as if for lettuce.
hinge: It went round a carrot, and round {Bo}, who stood up on two feet.

## lead guineapig
shoe: {Bo} said "wheek" into each of them.
eyes: {Bo} said "wheek", and it went upwards.
hinge: It went over {Bo}, who looks like hay. {Bo} said "wheek", upwards.

## lead hamster
shoe: {Bo} went in at each heel, and out.
eyes: {Bo} had both cheeks full, and could not say.
hinge: It went through {Bo's} wheel, and on. {Bo} stood on two feet, nose up.

## lead horse
shoe: {Bo} lifted all four, to show.
eyes: {Bo} was tall, and could have told them.
hinge: It went in at the window, past {Bo}, whose long nose pointed up.

## lead lizard
shoe: {Bo} was found in the fourth one.
eyes: {Bo} knows about walls, and was asked nothing.
hinge: It went along {Bo}, as if {Bo} were wall. {Bo} looked at the real one.

## lead toy
shoe: {Bo} was shaken, and was empty.
eyes: {Bo} lay flat, and looked where nobody looked.
hinge: {Bo} lay there, with a silver line across, and looked straight up.

## lead other
shoe: {Bo} looked in the same ones, afterwards.
eyes: {Bo} looked up, and was asked to move.
hinge: It went round {Bo}, at a polite distance. {Bo} was looking up.

## trait pet fear
set: {Bo} feared {trait.things}, but not {comet}.
trouble: They found no {trait.things} either, said {Kim} to {Bo}.
pay: {Bo} came along, {trait.things} or not.

## trait pet theft
set: {Bo} {trait.did}, but left {comet} alone.
trouble: There was {trait.thing}, which {Bo} had put there.
pay: It went round {trait.thing}, which {Bo} had left.

## trait pet noise
set: "{trait.Sound}," said {Bo}, and both eyes went in.
trouble: "{trait.Sound}," called {Bo}, but snails don't answer.
pay: "{trait.Sound}," said {Bo}, as softly as could be.

## trait pet part
set: {comet} had horns, and {Bo} had {trait.has}.
trouble: {Bo}, with {trait.has}, looked where {Kim} could not.
pay: {Bo}, with {trait.has}, went ahead.

## trait pet threelegs
set: {Bo} has three legs, and {comet} has one foot.
trouble: {Bo} searched, on three quick legs.
pay: {Bo} went ahead, on three quiet legs.

## trait pet deaf
set: {Bo} hears nothing, and {comet} says nothing.
trouble: {Bo} could not hear that, and searched on.
pay: {Bo} could not hear the clock, and was not afraid.

## trait pet age
set: {Bo} was {trait.is}, and [old: liked that speed | ran round it].
trouble: {Bo}, being {trait.is}, [old: searched one cushion | searched it all twice].
pay: {Bo}, being {trait.is}, [old: went at the right speed | ran ahead].

## trait pet favourite
set: {Bo} showed {comet} {trait.thing}.
trouble: There was {trait.thing}. {Bo} thought that was it.
pay: {Bo} had let it go round {trait.thing}.

## trait pet sleep
set: {Bo} slept through it, {trait.where}.
trouble: They had searched {trait.where}, and found only {Bo}.
pay: {Bo} was up, too, and not asleep {trait.where}.

## trait pet habit
set: {Bo} {trait.did}, to show {comet} how.
trouble: {Bo} {trait.did}, but found nothing.
pay: {Bo} {trait.did}, but quietly.

## trait pet talent
set: {Bo} could {trait.do}. {comet} couldn't.
trouble: {Bo} {trait.did}, but that was no snail.
pay: {Bo} could {trait.do}, but now {Bo} followed.

## trait child fear
set: {Kim} told it not to fear {trait.things}.
trouble: {Kim} was scared of {trait.things}, and now of a snail.
pay: {Kim} forgot to look for {trait.things}.

## trait child collection
set: {Kim} put in {trait.a}, to sit on.
trouble: It would not sit on {trait.thing}.
pay: {comet} has {trait.thing} now.

## trait child noise
set: {Kim} {trait.did} to it, all the way.
trouble: {Kim} {trait.did}, but it stayed in.
pay: {Kim} {trait.did}, and it listened.

## trait child part
set: In the glass, {Kim} saw {trait.has}, and two horns.
trouble: In the glass, {Kim} saw {trait.has}, and looked away.
pay: {Kim} smiled, {trait.has} and all.

## trait child favourite
set: {Kim} told it all about {trait.things}.
trouble: {Kim} told it about {trait.things}, but sadly.
pay: {Kim} likes snails, and {trait.things}.

## trait child sleep
set: It would stand near {Kim}, {trait.where}.
trouble: {Kim} had not slept well, not even {trait.where}.
pay: {Kim} slept well, {trait.where}.

## trait child habit
set: [askswhy: "Why a lid?" asked {Kim}. | counts: {Kim} counted its horns, all four. | drawsonthings: {Kim} drew a snail on the lid. | loseshats: {Kim} lost hats, but not snails.]
trouble: [askswhy: "Why do you look like that?" asked {Kim}. | counts: {Kim} counted its horns, and there were four. | drawsonthings: {Kim} tried to draw {comet}, and could not. | loseshats: {Kim} had lost hats, but this was worse.]
pay: [askswhy: Not even {Kim} asked why. | counts: {Kim} counted nine metres of it. | drawsonthings: {Kim} drew it on the lid, too. | loseshats: {Kim} found a hat, up there.]

## trait child talent
set: {Kim} could {trait.do}, and now this.
trouble: {Kim} could {trait.do}, but could not do this.
pay: {Kim} {trait.did}, once, for {comet}.

## dog
keep: {Bo+} said hello to the jar, with a nose.
hunt: {Bo} tracked a snail, a sock and a sausage.
low: {Bo} looked guilty, and had done nothing.
joy: {Bo} said hello, with a nose.

## dog 2
keep: {Bo+} tried to go as slowly, and fell over.
hunt: {Bo} found two balls and a biscuit.
low: {Bo} put {their} chin down by {Kim}.
joy: {Bo} danced until it went indoors.

## cat
keep: {Bo+} had never met anybody who did less.
hunt: {Bo} searched one cushion, with both eyes shut.
low: {Bo} gave {Kim} a look. It was that look.
joy: {Bo} purred, by mistake.

## cat 2
keep: {Bo+} put one paw on the glass.
hunt: {Bo} looked in a box, as it was a box.
low: {Bo} stopped washing, and looked at the jar.
joy: {Bo} let {comet} go first.

## bird
keep: {Bo+} looked in, like somebody at a bakery window.
hunt: {Bo} searched from the air, mostly for biscuits.
low: {Bo} had a song ready, but put it away.
joy: {Bo} sang it a song.

## fish
keep: {Bo+} and {comet} looked at each other, glass to glass.
hunt: {Bo} checked the bowl, all the way round.
low: {Bo} was looking back, whenever {Kim} looked over.
joy: {Bo} did six quick laps.

## fish 2
keep: Two of them lived in glass. {Bo+} had more room.
hunt: {Bo} pointed one way, and then the other.
low: One bubble came up from {Bo}, slowly.
joy: {Bo} blew it a bubble.

## rabbit
keep: {Bo+} saw whose leaf that was, and went quiet.
hunt: {Bo} searched the lettuce, from the inside.
low: {Bo} lay flat, like a mat.
joy: {Bo} gave it half a lettuce.

## guineapig
keep: "Wheek!" said {Bo+}, and waited for an answer.
hunt: {Bo} looked under the hay, and ate it.
low: {Bo} said wheek, but only as a question.
joy: {Bo} told everybody at once.

## hamster
keep: {Bo+} knows about keeping a house, and bowed.
hunt: {Bo} turned out both cheeks, and found seeds.
low: {Bo} ran in circles, and got no further.
joy: {Bo} gave it a seed.

## horse
keep: {Bo+} put one huge eye to the jar.
hunt: {Bo} lifted one foot at a time, to check.
low: {Bo} breathed out, and it sounded sad.
joy: {Bo} raced it, and kindly lost.

## lizard
keep: {Bo+} licked {their} lips, so {Kim} held it higher.
hunt: {Bo} ran ahead, and kept it quiet.
low: {Bo} looked nobody in the eye.
joy: {Bo} raced it, with a nap.

## toy
keep: {Kim} made {Bo+} Assistant Keeper.
hunt: {Kim} shook {Bo}, and out came some fluff.
low: {Kim} turned {Bo} to the wall.
joy: It was allowed to cross {Bo}.

## other
keep: {Bo+} took one look, and then several more.
hunt: {Bo} looked in the same places, a minute later.
low: {Bo} came and stood close to {Kim}.
joy: {Bo} was as happy as anybody.

## duet
keep: {Bo+} loved {comet}, and {Mo+} loved the leaf.
hunt: {Bo} searched {Mo}, and then {Mo} searched {Bo}.
low: {Bo} looked at {Mo}, and both looked away.
joy: {Bo} bowed, and so did {Mo}.

## duet 2
keep: {Bo+} and {Mo+} took one side each.
hunt: {Bo} blamed {Mo}, and {Mo} blamed the leaf.
low: Not even {Bo} and {Mo} were arguing.
joy: {Bo} and {Mo} cheered.

## any sign
keep: {Kim} read {Bo+} the rules, twice.
hunt: {Bo} was told to stay put, and did.
low: It helped, a bit, that {Bo} was there.
joy: {Bo} was made Keeper, too.

## any nap
keep: {Bo+} was asleep, at about the same speed.
hunt: {Bo} lay down, to think like a snail.
low: {Bo} could not nap, with that jar about.
joy: {Bo} could sleep now.

## any hurt
keep: {Bo+} watched {comet} cross one leaf.
hunt: {Kim} asked {Bo} twice, and {Bo} knew nothing.
low: {Bo} looked at the jar, and at {Kim}.
joy: {Bo} was thanked, and blinked.

## any breeze
keep: {Bo+} was asked to be gentle, and was.
hunt: {Kim} looked behind {Bo}, and said sorry.
low: Nobody had asked {Bo}, who would have told.
joy: It shot past {Bo}, like a breeze.
`
