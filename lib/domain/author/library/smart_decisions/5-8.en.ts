export const words = String.raw`
title: <It's Quicker|Beware of {doris}|{Kim}, {fitz} and {doris}>
refrain: "It's quicker," said {fitz}.
recall: the jelly and the bull
deed: stopped at a gate, to think
keepsake: the map with a bull in it
joke: It's quicker
summary: {Kim} has to take a jelly to {gran's}, by four o'clock. It takes an hour by the road. But {fitz} has a map, with one straight line. "It's quicker," says {fitz}. The map leaves out a hedge. It leaves out {doris}. And only {Bo} knows what the sign leaves out.
extra: friend = {fitz}
extra: elder = {gran}
pick: fitz = Fitz, Rollo, Dexter, Hugo, Ned, Sandy, Ludo
pick: doris = Doris, Mavis, Gladys, Winifred
pick: gran = Gran, Nan, Grandma, Nonna, Oma
pick: twenty = twenty, thirty, forty
pick: crumb = a crumb, a freckle, an ant
pick: wobbled = wobbled, shivered, trembled
sign: beware-of-doris = Beware of {doris}
sign: ring-bell-for-tea = RING BELL FOR TEA
word: storeys = the floors of a building, one above the other
word: creek = a small river
word: hedge = a wall of bushes
word: beware = take care, there is danger
word: quicker = in less time
word: trotted = ran with short, even steps
question: What did the map leave out?
question: Why did {fitz} want to go on, each time?
question: What did {Kim} do at the gate, that nobody had done before?
question: How did {Bo} find the rest of the sign?
question: What did it cost to ring the bell, and who paid?
activity: draw | Draw a map from your bed to your breakfast. Put in everything that is in the way.
activity: think | For as long as a biscuit lasts, think of three ways to get a cousin out of a tree.
activity: count | What is left of the jelly on each page? | three storeys and a cherry ; three storeys ; one
surprise: The jelly gets smaller and smaller. | Compare page 1 with page 17, and with page 19.
surprise: "It's quicker" is said again and again. | Who says it last, or what do the words stand on?

# 1
= In the kitchen stands a green jelly, three storeys tall, with a cherry. {Kim} reaches for it.
{Kim} had to deliver a jelly to {gran's} [place: {place.at} | somewhere: {somewhere.at} | , by four o'clock]. It had three storeys and a cherry, and {wobbled} <if anyone looked|whenever anyone looked>.

[beach-holiday: It was a beach holiday, and {gran} sat by the waves. | new-baby: It was for the new baby, who had no teeth. | farm-stay: It was the first day of the farm stay. | first-day-of-school: {gran} wanted to hear about the first day of school. | family-reunion: At the family reunion, forty cousins were waiting. | occasion&!event: It was {occasion}.]
* go |

# 2
= On the road, {fitz} holds up a map with one straight line on it. {Kim} has the jelly.
[place: Along {place.street}, | By the road,] it took an hour. But {fitz}, a cousin, had a map, with a single <perfectly straight|straight> line.
> want | <It wasn't a large map.|He had used a ruler.>
* go |

"It's quicker," said {fitz}.

# 3
= They set off over the fields. {Kim} carries the jelly in front.
So they set off over the fields, jelly first. {fitz} walked in a perfectly straight line[roomy: , <considering nothing else|like a ruler with a hat on>].
^ pet set | <Nobody breathed out, because of the jelly.|The jelly had the best view of it.>
* go |

# 4
= {Kim} and {fitz} are stuck in the middle of a hedge, with the jelly.
Then there was a hedge. "It isn't on the map," said {fitz}, <so they went through it|and went through it>. It cost them {twenty} minutes, and his hat.
> hedge |
* mess |

# 5
= They have come out of the hedge with leaves all over. {Kim} frowns.
They came out with leaves in the jelly, on the same side of the hedge. [series: {Kim} shook out {series.keepsake}. [friend: {series.friend} wanted it back.]]
^ child set |

"It was still quicker," said {fitz}, "<than some hedges|than a bigger one>."

# 6 a
= A log lies over a creek. {fitz} points across it. {Kim} holds the jelly tight.
Then there was a creek. On the map, it was a blue dot, as big as {crumb}.

"How deep is it?" asked {Kim}.

"It's quicker," said {fitz}, and <stepped on|jumped on> to a log.

# 6 b
= {fitz} climbs a fence. {Kim} holds the jelly tight.
Then there was a fence. On the map, it was a grey dot, as big as {crumb}.

"How high is it?" asked {Kim}.

"It's quicker," said {fitz}, <and climbed|halfway up>.

# 7 a
= {fitz} sits on the bank, dripping, in one shoe. The jelly has lost its cherry.
It was deep. The log rolled, the jelly leaned, and the cherry <sailed off|bobbed off>. [place: Then {place.creature} had it | A duck had it]. One of {fitz's} shoes <departed, too|sank>. [series: {Kim} held on to {series.keepsake}.]
> splash |
* mess |

# 7 b
= {fitz} sits in the grass, in one shoe. The jelly has lost its cherry.
It was high. One shoe stayed at the top, the jelly leaned, and the cherry <rolled off|fell off>. [place: Then {place.creature} had it | A crow had it], <and did not share|in one gulp>. [series: {Kim} held on to {series.keepsake}.]
> splash |
* mess |

# 8
= On a gate hangs a sign: Beware of {doris}. Far off in the field stands a bull.
Then [roomy: there was | came] a gate, with a sign in the weeds: Beware of {doris}.

"<What a beautiful name|That's a beautiful name>," said {fitz}. "It's quicker."
> gate |
* mess |

{doris} was a bull.

# 9
= {Kim} has stopped at the gate, and will not go on. {fitz} is cross.
{Kim} [wheels: stopped at the gate | sat down by the gate]. "<I'm thinking|I have to think>," {he} said.
> eyes

"We've no time to think!" said {fitz}.

"We had time for a hedge."

# 10
= {Kim} and {fitz} sit by the gate, tired, with the jelly.
They could still see [place: {place.landmark} | home: {home.own} | the kitchen window]. <The quick way|{fitz's} quick way> had cost an hour, a hat, a shoe and a cherry. [roomy: [beach-holiday: The waves sounded near. | new-baby: Somewhere, a baby woke. | farm-stay: It smelled of scones. | first-day-of-school: School was quicker. | family-reunion: Forty spoons waited.]]
^ pet trouble | [!3+: <It was ten to four.|The clock there said ten to four.>]
* low |

# 11
= {Kim} draws on the map. {fitz} climbs over the gate.
{Kim} took the map, and drew in <everything that it had forgotten|everything that had been forgotten>.
> map | [!3+: <There was hardly room for the line.|The line hardly fitted.>]
* low |
^ child trouble

"It's only one bull," said {fitz}, [3+: and was over the gate | and climbed over].

# 12
= The bull stands and looks up. So does {Kim}. Somewhere above the picture is {fitz}.
{fitz} was quick, but {doris} was quicker. <Fortunately|Luckily>, there was a tree. [series: "{series.joke}!" called {Kim}, to cheer him up.]
> tree | [!3+: <{doris} leaned on it.|{doris} lay down under it.>]
* low |
^ pet third

"It's higher than it looks!" <called|shouted> {fitz}, from the top.

# 13
= {Kim} stands by the sign, and does not know what to do. The bull is behind it.
{Kim} could run, but {doris} was faster, or shout, but {fitz} was already doing that. So {he} thought, <and|but> nothing came.
> hinge

# 14
= {Kim} points at the lower half of the sign. There are more words on it.
<Where {Bo} had been, the sign went on: RING BELL FOR TEA.|Where {Bo} had been, there were more words: RING BELL FOR TEA.> [first-day-of-school: "Read to the end," they had been told at school. | farm-stay: So that was the bell they rang on the farm!]

{Kim} and {Bo} could ring that bell, and {doris} would go there for tea. <It hung by the road.|It hung far off, by the road.>

# 15
= {Kim} walks along the road with the jelly, steadily, and does not run.
So {Kim} [roomy: and {Bo}] went the long way[place: , past {place.tree} | , by the road]. <Nobody ran|Nobody hurried>, because of the jelly.
> road
^ child second

# 16
= {Kim} rings the bell at the far gate. The bull comes at a trot, ears up.
{Kim} and {Bo} rang the bell, clang, and {doris} put up both ears, and came. Down came {fitz}, like <an apple|a pear>.
> bell |
^ pet second

[roomy: Then {doris} | {Doris}] looked for his tea, and discovered {Kim}.

# 17
= {Kim} holds out the jelly, and the bull puts out his tongue.
{Kim} and {Bo} had rung for tea. [deed: {Kim} once {deed}[back: , {back.at}]. | {Kim} looked at the jelly[roomy: , which had come so far].] "<It's only fair|Fair is fair>," {he} said, and held it out.

Slurp went the top storey, and slurp went the next.

# 18 a
= Along the road in the dusk go {Kim} and {fitz}, in one shoe.
Afterwards, they took the road[place: , by {place.shop}]. "Is it quicker?" asked {fitz}, <limping a bit|in one shoe>.
^ child pay |

"No," said {Kim}, "but it's shorter than <the|your> short cut."

# 18 b
= Along the road in the dusk go {Kim} and {fitz}. {fitz} points to a hat under a hedge.
Afterwards, they took the road[place: , by {place.shop}]. There was the hat, under the hedge. "We could go through," said {fitz}.
^ child pay |

Then he <thought|stopped>. "Round," he said.

# 19
= They sit round what is left of the jelly, with {gran}.
[3+: They were late, with one storey of jelly. | They were late, even for tea, and the jelly was <only one storey|a single storey> high.] [beach-holiday&roomy: There was sand in each helping. | new-baby&roomy: The new baby watched it wobble. | farm-stay&roomy: They filled up with scones. | first-day-of-school&roomy: {gran} heard about school. | family-reunion&roomy: {gran} cut it into forty-one. | place&!2+&roomy: They had {place.food}, too.]
^ pet pay |
* joy |

"What kept you?" asked {gran}.

"A short cut," said {fitz}.

# 20 a
= On a sunny morning, {fitz} sits down by the gate. {Kim} stands by with a new jelly.
[first-day-of-school: On the second day of school, | new-baby: When the baby slept, | On Sunday,] they delivered a jelly to {doris}. [!3+: [beach-holiday: It was pink, like the shells. | farm-stay: It was farm-stay red. | family-reunion: Eleven cousins came.]] [series: {Kim} wore {series.keepsake}.]

At the gate, {fitz} sat down.
> last | [!3+: <{doris} looked out for them.|{doris} came without a bell.>]
* joy |
^ child third

"<I'm thinking|I have to think>," said {fitz}. "It's quicker."

# 20 b
= A map hangs at {gran's}. {Kim} points at it, and {fitz} laughs.
At {gran's} hangs <a new|another> map, with a hedge, a bull and a <red|big> bell. [!3+: [beach-holiday: It has waves, too. | new-baby: The baby is a dot. | farm-stay: It has the farm in it. | first-day-of-school: School is in it, too. | family-reunion: It has forty dots.]] [series: By it hangs {series.keepsake}.]

[roomy: The line goes all the way round.]
> last |
* joy |
^ child third

On the gate sits a <tiny|small> {fitz}, thinking.

## lead dog
want: {Bo+} wanted to <read|sniff> every post, <as dogs do|since dogs read with noses>.
hedge: {Bo} had read the post there, <and went round|and knew the way round>.
splash: {Bo} <read|sniffed> the next post, and it smelled of bull.
gate: {Bo} wanted to read that post, <but was pulled off it|and was told, "No time">.
eyes: People never <finished a post|read to the end>, {Bo} noticed.
map: {Bo} read the map as well, <but it did not smell of bull|and found no bull in it>.
tree: {Bo} barked, <from behind {Kim}|but from far off>.
hinge: {Bo} went back to that post, <to read it at last|which nobody had let {them} finish>. {Bo} pushed the weeds aside, right down to the end.
road: {Bo} read <no|not one> post, and walked to heel.
bell: {Bo} had the other end of the rope, <and pulled|and hung on>.
last: {Bo} read all the posts, <from top to bottom|and nobody hurried>.

## lead cat
want: {Bo+} wanted to sit down, <on anything soft|and not to walk>.
hedge: {Bo} sat down halfway, <on the hat|which was where the hat was>.
splash: {Bo} sat down on the <shoe that was left|other shoe>.
gate: {Bo} sat down, <and was moved|but there was no time for that>.
eyes: At last, {Bo} thought, somebody had learned to <sit|sit down>.
map: {Bo} lay down on the map, <all over the bull|where the bull was>.
tree: {Bo} could have told {fitz} <about getting down|that only up is easy>.
hinge: {Bo} wanted to lie down, <and nobody stopped {them}|as {they} had all day>. {They} turned round in the weeds below the sign, till those lay down, too.
road: {Bo} did not sit down <once|at all>, and kept in step.
bell: {Bo} sat behind the gate, <in good view|and did not blink>.
last: {Bo} sat <down|on the plate>, and nobody moved {them}.

## lead bird
eyes: {Bo} could see the whole map, from up there.
hinge: {Bo} went after a seed, in the weeds below the sign. {Bo} pulled, and they came away.
road: {Bo} flew ahead, post by post, and waited.

## lead fish
eyes: {Bo} had gone round and round, and was no later.
hinge: {Bo's} bowl had been put down below the sign, and the weeds were flat.
road: Not one drop went over the edge of {Bo's} bowl.

## lead rabbit
eyes: {Bo} sat still, with both ears on the bull.
hinge: {Bo} was hungry, and ate the weeds below the sign, from left to right.
road: {Bo} hopped like an egg on a spoon.

## lead guineapig
eyes: "Wheek," said {Bo}, which was "I said so".
hinge: {Bo} ate the weeds below the sign, "wheek" by "wheek", right down to the ground.
road: {Bo} said "wheek" at each tree, to be on time.

## lead hamster
eyes: {Bo} had thought of a lunch, and packed it.
hinge: {Bo} packed the weeds below the sign, in both cheeks, until there were none.
road: {Bo} walked with full cheeks, to be steady.

## lead horse
eyes: {Bo} had always said that grass is for stopping.
hinge: {Bo} put down {their} nose, and ate the weeds below the sign, in one go.
road: {Bo} put down each foot like a teacup.

## lead lizard
eyes: {Bo} lay flat, and thought with the sun on.
hinge: {Bo} ran into the weeds below the sign, and they bent aside.
road: {Bo} walked one foot at a time, as they do.

## lead toy
eyes: {Bo} had been sitting still all along.
hinge: {Bo} fell over, into the weeds below the sign, and they lay down as well.
road: {Bo} never wobbled, and set an example.

## lead other
eyes: {Bo} thought as well, and you could see it.
hinge: {Bo} went into the weeds below the sign, and they moved to one side.
road: {Bo} kept close to the plate, in case.

## trait pet fear
set: {Bo} looked out for {trait.things}, and saw a thistle.
trouble: {Bo} hid, in case the bull had {trait.things}.
pay: There were no {trait.things} at {gran's}. {Bo} had checked.

## trait pet theft
set: {Bo} {trait.did}, for the way.
trouble: {Bo} minded {trait.thing}, as things got lost.
pay: Only {Bo} had lost nothing, and still had {trait.thing}.

## trait pet socks
set: {Bo} took a sock, for the way.
trouble: {Bo} had {fitz's} sock, now that the shoe was gone.
pay: {fitz} had one shoe, and {Bo} had the sock.

## trait pet noise
set: "{trait.Sound}!" said {Bo}, and the jelly shook.
trouble: "{trait.Sound}," said {Bo}, and a bull said it back.
pay: "{trait.Sound}!" said {Bo}, and the rest of it shook.

## trait pet part
set: {Bo} had {trait.has}, and walked straightest of all.
trouble: {Bo}, with {trait.has}, had lost nothing so far.
pay: {Bo} had {trait.has}, and also a helping.

## trait pet threelegs
set: {Bo} had three legs, and was not the slow one.
trouble: {Bo} had three legs, and had not lost a shoe.
pay: {Bo} rested three legs, and had a helping for each.

## trait pet deaf
set: {Bo} could not hear {fitz}, and missed nothing.
trouble: {Bo} could not hear the bull, but felt him in the ground.
pay: {Bo} could not hear the spoons, but saw them.

## trait pet age
set: {Bo} was {trait.is}, and [old: walked, as one should with jelly | ran there and back, twice].
trouble: {Bo} was {trait.is}, and [old: knew all about short cuts | wanted to be carried].
pay: {Bo} was {trait.is}, and got the [old: first helping | last lick].

## trait pet favourite
set: {Bo} brought {trait.a}, for the way.
trouble: {Bo} put {trait.thing} where {Kim} could see it.
pay: {trait.Thing} had its own place at the table.

## trait pet sleep
set: {Bo} would rather have slept {trait.where}.
trouble: By now, {Bo} could have been asleep {trait.where}.
pay: {Bo} slept {trait.where} that night, and wobbled.

## trait pet habit
set: {Bo} {trait.did}, which was not on the map.
trouble: {Bo} {trait.did}, to pass the time.
pay: {Bo} {trait.did}, and {gran} laughed.

## trait pet talent
set: {Bo} could {trait.do}, but not with a jelly.
trouble: {Bo} offered to {trait.do}, in vain.
pay: {Bo} {trait.did}, and {gran} clapped.

## trait child fear
set: {Kim} thought of {trait.things} in there, and shook.
trouble: {Kim} drew in {trait.things} too, to be safe.
pay: There were no {trait.things} on the road.

## trait child dark
set: It had been dark in there, and {Kim} had hated it.
trouble: It grew dark, so {Kim} drew in a lamp.
pay: It got dark, but {Kim} had company.

## trait child collection
set: {Kim} still had {trait.a}, for luck.
trouble: {Kim} held the map flat with {trait.thing}.
pay: {Kim} gave {fitz} {trait.thing}, for the shoe.

## trait child noise
set: {Kim} {trait.did}, so as not to be cross.
trouble: {Kim} {trait.did}, as {he} did for thinking.
pay: {Kim} {trait.did}, all along the road.

## trait child part
set: {Kim} had {trait.has}, and now ferns as well.
trouble: {Kim} drew {himself} in, with {trait.has}.
pay: {Kim} grinned, with {trait.has}, and one fern.

## trait child favourite
set: {Kim} would have liked {trait.things} better.
trouble: {Kim} drew in {trait.things}, where there was room.
pay: They talked about {trait.things}, all the way.

## trait child sleep
set: {Kim} slept {trait.where}, as a rule, not in hedges.
trouble: {Kim} wished to be asleep, {trait.where}.
pay: Soon, {Kim} would be asleep, {trait.where}.

## trait child habit
set: [askswhy: "Why is there a hedge?" asked {Kim}. | counts: {Kim} counted the leaves, up to thirty. | drawsonthings: {Kim} drew the hedge on {his} hand. | loseshats: For once, it was not {Kim} who lost a hat.]
trouble: [askswhy: "Why not go round?" asked {Kim}. | counts: {Kim} counted what was missing. It was nine. | drawsonthings: {Kim} drew a bull on {his} hand as well. | loseshats: {Kim} looked for a hat, to put on the bull.]
pay: [askswhy: "Why are roads bendy?" asked {Kim}. | counts: {Kim} counted the posts, up to forty. | drawsonthings: {Kim} drew the road, all up one arm. | loseshats: {Kim} had lost no hat at all today.]

## trait child talent
set: {Kim} {trait.did}, but nobody cheered up.
trouble: {Kim} could {trait.do}, but bulls don't care.
pay: {Kim} {trait.did}, all along the road.

## dog
go: {Bo+} ran ahead, and came back to ask which way.
mess: {Bo} fetched somebody's sock, which made it worse.
low: {Bo} barked at {doris}, from behind {Kim}.
joy: {Bo} licked the plate, all round.

## dog 2
go: {Bo+} walked right under the jelly, in hope.
mess: {Bo} shook, and everyone was wet, or leafy.
low: {Bo} stayed on the gate's good side.
joy: {Bo} had whatever fell.

## cat
go: {Bo+} set off later, by a way of {their} own.
mess: {Bo} was on the other side already, washing.
low: {Bo} looked at {doris}, and {doris} looked away.
joy: {Bo} had cream, and no opinion of maps.

## cat 2
go: {Bo+} sat where the jelly was to go, and was moved.
mess: {Bo} wouldn't, and that was that.
low: {Bo} sat by the gate, and shared it with nobody.
joy: {Bo} let a spoon be licked.

## bird
go: {Bo+} flew there, and flew back, and said nothing.
mess: {Bo} sat on a twig, and laughed.
low: {Bo} called up to {fitz}, which was no help.
joy: {Bo} had the green off the fork.

## fish
go: {Bo+} came in the bowl, and wobbled as well.
mess: {Bo} swam down, and the whole bowl tipped.
low: {Bo} saw {doris}, and {doris} filled the glass.
joy: {Bo} thought that a jelly was like home.

## fish 2
go: {Bo+} could only see a big green blur.
mess: {Bo} got a leaf in the bowl, and hid behind it.
low: {Bo} went round and round, which was thinking.
joy: {Bo} danced, with a green light in the bowl.

## rabbit
go: {Bo+} tried the path on both sides, for taste.
mess: {Bo} went back, and said so with both ears.
low: {Bo} thumped, in case {doris} couldn't see the sign.
joy: {Bo} ate the leaves out of it.

## guineapig
go: {Bo+} trotted along, and gave orders.
mess: "Wheek!" said {Bo}, which means "I told you".
low: "Wheek?" said {Bo}. {doris} said it back, but lower.
joy: {Bo} had a leaf to {themself}.

## hamster
go: {Bo+} had packed a lunch, in both cheeks.
mess: {Bo} went in first, and came out last.
low: {Bo} gave {Kim} a seed, to think with.
joy: {Bo} took a bit of green home.

## horse
go: {Bo+} could have jumped the lot, and wasn't asked.
mess: {Bo} helped, and so it took longer.
low: {Bo} looked at {doris}, large to large.
joy: {Bo} got cake, by leaning in.

## lizard
go: {Bo+} walked below the plate, in green shade.
mess: {Bo} had gone round, by a way of {their} own.
low: {Bo} played dead, and was excellent at it.
joy: {Bo} lay in the last of the green light.

## toy
go: {Bo+} was to mind the jelly, and did not blink.
mess: {Bo} was dropped, found, dropped and found.
low: {Bo} faced {doris}, with a calm smile.
joy: {Bo} saved a helping for later.

## other
go: {Bo+} came along, and carried nothing.
mess: {Bo} looked back at the road.
low: {Bo} thought as well, and visibly.
joy: {Bo} got {their} share, leaf and all.

## duet
go: {Bo+} followed {Mo+}, who followed the jelly.
mess: {Bo} went in for {Mo}, who was out already.
low: {Bo} hid behind {Mo}, and {Mo} behind {Kim}.
joy: {Bo} and {Mo} divided the last of it.

## duet 2
go: {Bo+} went left, and {Mo+} went right.
mess: {Bo} blamed the map, and {Mo} blamed {Bo}.
low: {Bo} stood beside {Mo}, at a sensible distance.
joy: {Bo} and {Mo} wobbled, for days.

## any vote
go: {Bo+} voted for the road, and was not counted.
mess: {Bo} voted for going home.
low: {Bo} voted for staying on this side.
joy: {Bo} voted for more.

## any last
go: {Bo+} came last, and saw what fell.
mess: {Bo} was stuck, and then unstuck.
low: {Bo} stood where {doris} wasn't looking.
joy: {Bo} came first, for once.

## any map
go: {Bo+} liked a map, chiefly to lie on[fish: , under glass].
mess: {Bo} was shown the map, and was no wiser.
low: {Bo} turned the map round, but there {doris} was.
joy: On the new map, {Bo} was a large dot.

## any nose
go: {Bo+} could smell {gran's} cake already.
mess: {Bo} smelled mud, and then had some.
low: {Bo} smelled nothing but bull.
joy: {Bo's} nose was green, for a day.
`
