export const words = String.raw`
title: <Both Ends of the Cow|Cows Don't Do That|Half a Cow>
refrain: "Cows don't do that," said {ms}.
recall: the cow with two ends
deed: was the back half of a cow
keepsake: the cow's long tail
joke: Cows don't do that
summary: There is one cow in the play, and it's {Kim} and {otto}. Both of them want to be the front, which has the eyelashes. So the cow looks both ways, and goes nowhere. {Bo} wants a half of it, too. And the play is on Friday.
extra: friend = {otto}
extra: grownup = {ms}
pick: otto = Oliver, Rafferty, Gideon, Dominic, Benedict, Xavier, Emilio
pick: ms = Miss Ferreira, Miss Adebayo, Miss Okonkwo, Miss Petrova, Miss Tanaka
pick: june = June, Lorna, Rosie, Elsie
pick: smell = carpet, old tents, somebody's uncle, hamster
pick: bump = the piano, a sheep, the fire bucket, a tree
pick: wash = a towel, a wet rug, a sack of potatoes

pick: seen = Kerb, Gate, Step
word: eyelashes = the hairs round an eye
word: cattle = cows and bulls
word: barn = a big farm shed
word: belt = a band round the middle, to keep trousers up
word: cardboard = thick, stiff paper, as boxes are made of
word: hall = a big room for many people
question: Why did both of them want the front?
question: What can the front do that the back can't? What can the back do?
question: What did {Kim} give up, and what did {he} ask for?
question: How did {Bo} show {Kim} what the back needs?
question: What are you the back half of?
activity: act | Be a cow with somebody. One says what is there, and the other says "ready". Can you get round a chair?
activity: make | Draw a cow on folded paper, one half each, without looking. Then open it.
activity: sound | Moo with one mouth: one begins, and one goes on, with no gap.
surprise: Somebody counts the legs of the cow. | Read page 10 again. How many were there?
surprise: The two halves go home on two sides of the street. | Look at page 10, and at page 15.

# 1
= In the school hall, {Kim} and {otto} look at a cow costume for two.
[christmas: The Christmas play was set in a stable | matariki: Matariki, the Māori New Year, was near. The play was about a farm | naidoc-week: Aunty {june's} nan had driven cattle, and knew each one by its walk. For NAIDOC Week, they made it a play | camping-trip: The camping trip would end with a play about a farm | snow-day: It had begun to snow. The play was about a farm | <The school play was set on a farm|The school play was about a farm>][place: , {place.at} | somewhere: , {somewhere.at}]. <The only cow in it was|It had a single cow, and that was> {Kim} and {otto}.

<"I'll be the front," said {Kim}.|"I'll take the front," said {Kim}.>

<"I'll be the front," said {otto}.|"So will I," said {otto}.>

# 2
= {Kim} and {otto} both have hold of the cow's head. The tail lies on the floor.
The front had the head, the [roomy: enormous] eyelashes and the mooing. <The back had a tail, and the dark.|The back only had a tail, and the dark.|Behind all that came a tail, and somebody in the dark.>
> want | <Nobody ever asked for the tail.|It was quite a good tail.>
* cast |

# 3
= {ms} tells everyone who they are to be in the play. Behind them leans a cardboard [christmas: stable | barn].
<Everybody else had only one end.|Nobody else had more than one end.|All the others came in one piece.> There were eight sheep and a little one, and a tall [roomy: [christmas: stable | barn], made of cardboard. | cardboard [christmas: stable | barn].]
^ pet set | <It leaned a bit.|It had been up since Easter.|One side of it was a fridge box.>
* cast |

# 4
= {Kim} and {otto} are both in front halves. Nobody is in the back.
<So the first cow had two fronts.|Now the cow had a front at each end.> <It could look in both directions, but it couldn't leave.|It could moo in two voices, but it couldn't leave.|It looked both ways at once, and couldn't leave.>
> fronts |
* cast |
^ pet second

"Cows don't do that," said {ms}.

# 5
= {Kim} is in the back half of the cow, and looks gloomy. {otto} is the front.
They tossed [roomy: a coin for it | a coin], and {Kim} was the back. <It was dark, and smelled of {smell}.|It smelled of {smell}, and it was dark.|There were no windows, and a smell of {smell}.> [series: {Kim} had {series.keepsake} in there. [friend: {series.friend} had packed it.]] [roomy: [naidoc-week: "That has no walk," said Aunty {june}. | camping-trip: It was worse than a tent. | christmas: A star came loose, and fell on it. | matariki: It was as dark as before dawn. | snow-day: At least it was warm.]]
^ child set | <"Moo," said {Kim}, to {otto's} belt.|Only {otto's} belt heard {him} moo.|All of the view was {otto}.>

# 6
= The front of the cow walks one way, and the back walks the other.
The front turned left, but the back <continued|had not been told, and continued|kept on, towards the piano>. <The cow became longer, and longer, and went ping.|The cow stretched, as far as a cow will, and went ping.>
> mess | <Two buttons were never found.|The back met {bump}.>
* mess |

[roomy: "Cows don't do that," said {ms}.]

# 7 a
= Now {Kim} is the front, with long eyelashes. {otto} bends down to a shoe.
Then they changed over, and {Kim} batted {his} eyelashes. <The back had stopped to do up a shoe.|The back was still doing up a shoe.|In the back, somebody was looking for a sock.> <So the cow sat, but only half.|So the cow sat, at one end.|That end of the cow sat down.>
* mess |
^ child second

# 7 b
= {Kim} and {otto} are both in back halves, and turn away from each other.
Then both were so cross that both took the back. <That cow had two tails, and nothing to moo with.|Now the cow had two tails, and no face.|A cow with two tails has nobody to ask the way.> It could only leave, <and it did|so it left>.
* mess |
^ child second

# 8 a
= The cow hangs on a small fence, with its front on one side and its back on the other.
They changed back. At a fence, the front went left, and the back right. <There hung the cow, like {wash}.|The cow hung there, like {wash}.|In the middle was the fence, and over it the cow, like {wash}.>
> eyes
* mess |

[roomy: "Cows don't do that," said {ms}.]

# 8 b
= The front of the cow stands at the foot of some steps. The back sits there already.
There were three steps down. The front took one, the back took all three. <The cow arrived tail first.|It was the tail that arrived first.|Then the cow lay there, and every leg was somebody else's.>
> eyes
* mess |

[roomy: "Cows don't do that," said {ms}.]

# 9
= {Kim} and {otto} argue, each in half a cow.
"You don't look where we're going!" said {Kim}.

"You don't go where I'm looking!" said {otto}. [series: "{series.joke}!" said somebody.]
^ pet trouble |

<So they undid the last button|So the last button was undone|Ping, and the last button was undone>[roomy: , and there was no cow].

# 10
= One half of a cow walks home on one side of the street, and the other half on the other side.
<They travelled home along [place: {place.street} | the street], one end on each side.|Home went the cow, along [place: {place.street} | the street], in two halves.> A man on a bicycle counted the legs. "Two," he <announced|decided>.
> street |
* low |

# 11
= {Kim} stands at home in the back half of a cow, and looks in the mirror.
<There isn't much that half a cow can do|Half a cow has a quiet evening> [roomy: [apartment: in a flat | caravan: in a caravan | houseboat: on a houseboat]]. {Kim} wagged <politely|hopefully>, but nobody in front <was glad|looked round>. [series&!3+: Not even {series.keepsake} helped.]
^ child trouble | <In the mirror was a sort of sofa.|The mirror showed a sort of sofa.|It is hard to moo with no mouth.>
* low |

# 12
= From behind: {Kim} looks over the fence. Across the way, {otto} sits in the front half, with its eyelashes down.
Across the road sat the front half of the cow[place: , near {place.tree}]. <Even its eyelashes drooped.|Its eyelashes drooped.|It looked left, and nobody went.> [3+: It did not even chew.] [christmas: In two days, it would be Christmas Eve. | matariki: In two days, it would be Matariki. | naidoc-week: It had no walk at all. | camping-trip: In two days, they were off to camp. | snow-day: Snow fell on its nose. | The play was on Friday.]
> low | "Moo," it said, to <nobody|the evening>.
* low |

# 13
= {Kim} crouches in the dark bedroom, and goes where {Bo} goes.
<That evening,|After supper,> {Kim} crept into the <dark back half|back half, where it was dark>.
> hinge
{Kim} saw nothing, <and bumped into nothing, because {Bo} led|but {Bo} led, and nothing went bump>.

# 14
= {Kim} stands at {otto's} door in the back half of the cow.
{Kim} knocked at {otto's} door[!dog&!cat: , with {Bo}]. [deed: {He} once {deed}[back: , {back.at}]. | <{He} looked at the eyelashes one last time.|It was goodbye to the eyelashes.|It would be dark in there, and {he} knew the smell.>]

"I'll be the back," {he} said, "if you show me each turn, <as {Bo} did|like {Bo}>."

"<Then say|Just say> ready, and I'll be {Bo}," said {otto}.

# 15
= A whole cow walks along the street at night, with four legs in step.
<So they practised at night,|They practised when it got dark,> with {Bo} ahead[place: , along {place.street}]. <Whenever {Bo} turned, the front said "{seen}", and the back "Ready".|"{seen}," said the front when {Bo} turned, and the back said "Ready".>

[naidoc-week: It began to have a walk. | matariki: The stars of Matariki rose over it. | snow-day: It left one neat track.]
> dark | <Somebody's dog barked at them|A dog barked at them>, as if at a cow.
^ child third

# 16 a
= On the night of the play, the cow walks on, and everyone is there.
[christmas: On Christmas Eve, the hall was full. | matariki: Before dawn, they had looked for the stars, and remembered who was gone. | naidoc-week: Aunty {june} spoke first, for her nan, and for her Country. | camping-trip: On the last night at camp, everyone sat round the fire. | snow-day: They came through the snow, stamping, until the hall was full. | occasion&!event: It was {occasion}, and the hall was full. | On Friday evening, the hall was crowded.] [place&!3+&!matariki: The [camping-trip: night | hall] smelled of {place.food}.] [matariki: That night, on | On] came the cow, and <it walked like a cow|there was no gap in it>.
^ pet third

Behind them, something <big|enormous> said creak.

# 16 b
= On the night of the play, the cow walks on, and everyone is there. A lamp flickers.
[christmas: On Christmas Eve, the hall was full. | matariki: Before dawn, they had looked for the stars, and remembered who was gone. | naidoc-week: Aunty {june} spoke first, for her nan, and for her Country. | camping-trip: On the last night at camp, everyone sat round the lamps. | snow-day: They came through the snow, stamping, until the hall was full. | occasion&!event: It was {occasion}, and the hall was full. | On Friday evening, the hall was crowded.] [place&!3+&!matariki: The [camping-trip: night | hall] smelled of {place.food}.] [matariki: That night, on | On] came the cow, and <it walked like a cow|there was no gap in it>.
^ pet third

Then [roomy: all] the lights <went fizz, and|flickered, and went> out.

# 17 a
= The cardboard [christmas: stable | barn] tips over, and {Kim} and {otto} hold it up.
<The [christmas: stable | barn] was toppling over, on to {Bo} and the smallest sheep.|Over {Bo} and the smallest sheep, the [christmas: stable | barn] had begun to fall.>

"<Left|Right>!" said the front, and "Ready!" said the back. <The entire cow galloped up, and caught the [christmas: stable | barn].|Four legs went one way, and the cow caught it.>
> barn | <"Baa," said the sheep.|Not one button went ping.>

[roomy: "Cows don't do that," <whispered|breathed> {ms}.]

# 17 b
= It is dark. {Kim} goes ahead in the back half of the cow, and {otto} follows in the front.
It was as dark as the back of a cow. <The smallest sheep said baa.|"Baa," wept the smallest sheep.|Somewhere in it, the smallest sheep called baa.>

"I can't see," said the front.

"I never could," said the back, "but {Bo} can." <So the cow went backwards, after {Bo}.|Backwards went the cow, after {Bo}.|After {Bo} went the cow, tail first.>
> barn | <It found the baa.|It went towards the baa.>

# 18 a
= Everyone stands up and claps.
<Everybody got up|Everybody stood on chairs>, and the cheers [place: reached {place.landmark} | made the lamps swing]. The smallest sheep <would not let go|hung on, and laughed>. [naidoc-week: "I know that walk!" said Aunty {june}. | roomy: [christmas: The baby in the hay slept on. | matariki: There was hot soup for both its ends. | camping-trip: An owl flew up. | snow-day: The snow slid off the roof.]]
^ pet pay | <It wasn't even the end.|It was not the end, even.|Somebody threw a hat in the air.>
* joy |

# 18 b
= The lights come on again, and everyone claps.
Then it was light. There stood the cow, <with the sheep behind|next to the sheep>. The cheers [place: reached {place.landmark} | made the lamps swing]. [naidoc-week: "I know that walk!" said Aunty {june}. | roomy: [christmas: The baby in the hay slept on. | matariki: There was hot soup for both its ends. | camping-trip: An owl flew up. | snow-day: The snow slid off the roof.]]
^ pet pay | <"Cows don't do that," said {ms}, and cried a bit.|"Cows don't do that," said {ms}, and clapped.|"Cows don't do that," said {ms}. "Ours does.">
* joy |

# 19
= In the back half of the cow, {Kim} grins.
<Everybody admired the eyelashes.|The eyelashes got another cheer.|People wanted to stroke the eyelashes.>
^ child pay |
* joy |

So {Kim}, [christmas: by the hay | in the dark], gave the tail one small wag. It got the <longest|biggest> laugh of [roomy: the evening | all].

# 20 a
= From behind: the cow takes a bow.
"Bow," said the front[christmas: , to the baby in the hay | matariki: , to the new year | naidoc-week: , to Aunty {june}], and "Ready," said the back.
> last | <The sheep held hands.|The sheep bowed first.>
* joy |

So the cow bowed at the front<, which was only half of it|, which was half>. Then it bowed at the back. [roomy: [camping-trip: A moth bowed, too. | snow-day: Its hats were woolly, at both ends.]]

# 20 b
= At night, the whole cow walks home along the street.
<All of the cow went home|The whole cow went home>, down the middle of the street. [christmas: The lights were on in all the windows. | matariki: It was the new year's first cow. | naidoc-week: You knew it by its walk. | camping-trip: The tents were in its tummy. | snow-day: It left one long track in the snow.] The man on the bicycle counted. "Four," he <announced|decided>.
> last | <He was pleased.|He rang his bell.>
* joy |

The front said moo, and the back wagged.

## lead dog
want: {Bo+} wanted the tail, <which was clearly a toy|since it was clearly a toy>.
fronts: {Bo} took the empty back by its tail, <and left|and dragged it off>.
mess: {Bo} <pulled the tail|got the tail>, so it grew longer still.
eyes: {Bo} waited for somebody to throw the tail, <but nobody did|and nobody did>.
street: {Bo} kept crossing over, <to herd it together|to get it into one heap>.
low: {Bo} could have had the tail now, <and did not want it|and let it lie>.
hinge: {Bo} took an edge of it, and led, <but not in play|and this was not play>. {They} pulled at each turn, and {Kim} came after, round the bed.
dark: {Bo} barked at them, <as if at a real cow|as one does at cows>.
barn: {Bo} had the sheep by the jumper, <and pulled|and held on>.
last: {Bo} had the tail <at last|between {their} teeth>, and kept it.

## lead cat
want: {Bo+} wanted the back <for a bed, with a roof|as a dark, warm bed>.
fronts: {Bo} moved into the back, <and slept|and purred>.
mess: {Bo} <was|lay> in the gap, and had it to {themself}.
eyes: Somebody kept taking {Bo's} bed for <walks|a walk>.
street: {Bo} went home under the back, <as under a roof|out of the wind>.
low: {Bo} had all of {their} bed now, <and could not sleep|and was awake>.
hinge: {Bo} was in there already, <and cats see in the dark|since cats can see in there>. {They} leaned at each turn, and {Kim} leaned, too, round the bed.
dark: {Bo} walked as if there were no cow <behind {them}|at all>.
barn: {Bo} came out from under there, <with the sheep|sheep and all>.
last: {Bo} looked out <between two buttons|from the middle>, and purred.

## lead bird
eyes: From above, {Bo} saw half a cow look for the other.
hinge: {Bo} sang, now left, now right. {Kim} went after the song, out, and round the bed.
last: {Bo} flew along it, from end to end.

## lead fish
eyes: {Bo} had two ends as well, and never lost one.
hinge: "Blup," went {Bo}, over by the door. {Kim} went after the blup, and round the bed.
last: {Bo} blew a bubble for each leg.

## lead rabbit
eyes: {Bo} saw four feet, and no two of them agreed.
hinge: {Bo} thumped, now left, now right. {Kim} went after the thumps, out, and round the bed.
last: {Bo} jumped over both ends.

## lead guineapig
eyes: {Bo} said "wheek", which was "the other left".
hinge: {Bo} went ahead, wheek by wheek. {Kim} went after them, left, and round the bed.
last: "Wheek," said {Bo}, at both ends.

## lead hamster
eyes: {Bo} had never seen so much animal go nowhere.
hinge: {Bo} rustled ahead, now left, now right. {Kim} went after the rustle, and round the bed.
last: {Bo} came last, like a small full stop.

## lead horse
eyes: {Bo} looked round, to see if {they} still had a back.
hinge: {Bo} blew warm air, now left, now right. {Kim} went after it, out, and round the bed.
last: {Bo} walked beside it, as one of the herd.

## lead lizard
eyes: {Bo} kept still, and let a cow go by, twice.
hinge: {Bo} went ahead, tick, tick, on the floor. {Kim} went after the ticks, and round the bed.
last: {Bo} came behind, in the warm.

## lead toy
eyes: {Bo} could have been both ends, and was not asked.
hinge: {Kim} held {Bo} out in front, to do the bumping. {Bo} touched the bed, so {Kim} went round.
last: {Bo} rode in the middle, on both.

## lead other
eyes: {Bo} thought of being two, and was glad to be one.
hinge: {Bo} went ahead, now left, now right. {Kim} went after the sound, and round the bed.
last: {Bo} went first, and looked back.

## trait pet fear
set: {Bo} was a sheep, if there were no {trait.things}.
trouble: {Bo} hid, as if they were {trait.things}.
pay: {Bo} had looked for {trait.things}, and found only people.

## trait pet theft
set: {Bo} was to be a sheep, and {trait.did} on the way.
trouble: {Bo} laid {trait.thing} down between them, and waited.
pay: They threw flowers, and {Bo} threw {trait.thing}.

## trait pet socks
set: {Bo} was to be a sheep, in a sock that was {Kim's}.
trouble: {Bo} laid the sock between them, and waited.
pay: They threw flowers, and {Bo} threw the sock.

## trait pet noise
set: "{trait.Sound}" was put into the play, for {Bo} to say.
trouble: "{trait.Sound}," said {Bo}, but it did not help.
pay: Then {Bo} said it. "{trait.Sound}!" It was perfect.

## trait pet part
set: {Bo} had {trait.has}, and so {Bo's} sheep did, too.
trouble: {Bo}, with {trait.has}, was more of a cow than both.
pay: {Bo} bowed, and {trait.has} got a cheer.

## trait pet notail
set: {Bo} had no tail, and was to be a round sheep.
trouble: {Bo} had no tail, but was all in one bit.
pay: {Bo} had no tail, and bowed with the rest.

## trait pet threelegs
set: {Bo} had three legs, and they always agreed.
trouble: {Bo} went round them both, with three legs in step.
pay: {Bo} had three legs, so with the cow, that was seven.

## trait pet deaf
set: {Bo} could not hear the piano, so {Kim} waved.
trouble: {Bo} could not hear them shout, but saw it.
pay: {Bo} could not hear the claps, and felt them.

## trait pet age
set: {Bo} was {trait.is}, and got a part [old: lying down | with running in it].
trouble: {Bo} was {trait.is}, and [old: had heard such things before | wanted to play].
pay: {Bo} was {trait.is}, and [old: bowed once, slowly | bowed nine times].

## trait pet favourite
set: {Bo} was to be a sheep, with {trait.a}.
trouble: {Bo} put {trait.thing} down between them, and waited.
pay: They threw flowers, and {Bo} brought {trait.thing}.

## trait pet sleep
set: {Bo} liked to sleep {trait.where}, and tried the hay.
trouble: {Bo} wished to be asleep, {trait.where}.
pay: Soon, {Bo} would sleep {trait.where}.

## trait pet habit
set: {Bo} {trait.did}, and it was put into the play.
trouble: {Bo} {trait.did}, and nobody even looked.
pay: {Bo} {trait.did}, to a cheer.

## trait pet talent
set: {Bo} could {trait.do}, so that went into the play.
trouble: {Bo} offered to {trait.do}, and nobody looked.
pay: {Bo} {trait.did}, and the sheep cheered.

## trait child fear
set: {Kim} hoped that there were no {trait.things} in there.
trouble: {Kim} thought of {trait.things} too, which did not help.
pay: {Kim} had not thought of {trait.things} once.

## trait child dark
set: {Kim} was scared of the dark, and this was full of it.
trouble: Then it got dark, and {Kim} did not like that either.
pay: {Kim} was used to the dark in there. It was {his} own.

## trait child collection
set: {Kim} kept {trait.a} in there, for company.
trouble: {Kim} showed it {trait.thing}, and it did not cheer up.
pay: {Kim} had {trait.thing} in there, and it had been lucky.

## trait child noise
set: {Kim} {trait.did} in there, to keep {his} spirits up.
trouble: {Kim} tried to {trait.do}, but half a cow can't.
pay: {Kim} {trait.did} in there, as happy cows do.

## trait child part
set: {Kim} had {trait.has}, and now nobody would know.
trouble: {Kim} saw {trait.has} in the mirror, over a lot of cow.
pay: Nobody saw {trait.has}, and {Kim}, grinning.

## trait child favourite
set: {Kim} thought of {trait.things}, and it helped a bit.
trouble: Not even {trait.things} would have cheered it up.
pay: In there, it was better than {trait.things}.

## trait child sleep
set: {Kim} slept {trait.where} at home, and missed it.
trouble: {Kim} would not sleep now, not even {trait.where}.
pay: That night, {trait.where}, {Kim} slept like a cow.

## trait child habit
set: [askswhy: "Why is it always me?" asked {Kim}. | counts: {Kim} counted the holes in it. There were six. | drawsonthings: {Kim} drew a window in there, with a crayon. | loseshats: {Kim} had lost {his} hat in there somewhere.]
trouble: [askswhy: "Why can't I be the front?" asked {Kim}. | counts: {Kim} counted the legs. There were two. | drawsonthings: {Kim} drew the other half, and it looked away. | loseshats: {Kim} had lost {his} hat, and half a cow.]
pay: [askswhy: "Why did I want the front?" thought {Kim}. | counts: {Kim} counted the claps, up to a hundred. | drawsonthings: {Kim} had a window in there, in crayon. | loseshats: For once, {Kim} had lost nothing.]

## trait child talent
set: {Kim} could {trait.do}, but who would know, in there?
trouble: {Kim} {trait.did}, and only the mirror noticed.
pay: {Kim} {trait.did} inside, where nobody saw.

## dog
cast: {Bo+} was cast as a sheep, and kept it together.
mess: {Bo} rounded up the cow, from both ends.
low: {Bo} stood where the front should be, and wagged.
joy: {Bo} barked for more, and got some.

## dog 2
cast: {Bo+} was a sheepdog, after some thought.
mess: {Bo} fetched a button, and then ate it.
low: {Bo} sat down by half a cow.
joy: {Bo} licked the cow, at the right end.

## cat
cast: {Bo+} was asked to be a cat, and refused.
mess: Only {Bo} was in the right place, asleep.
low: {Bo} played with the tail, but not for long.
joy: {Bo} took a bow that wasn't in the play.

## cat 2
cast: {Bo+} was the mouse catcher. There was no mouse.
mess: {Bo} hid behind the cow, whichever way that was.
low: {Bo} lay down in the empty half, to keep it warm.
joy: {Bo} was clapped, and allowed it.

## bird
cast: {Bo+} was the cockerel, and got up early for it.
mess: {Bo} said moo, quite well, and muddled everyone.
low: {Bo} said moo, but with no heart in it.
joy: {Bo} crowed, at night, and nobody minded.

## fish
cast: {Bo+} was the duck pond.
mess: {Bo} saw a cow go by, and then more cow.
low: {Bo} swam to the side where {Kim} was.
joy: {Bo} made waves, and was in the newspaper.

## fish 2
cast: {Bo+} had one line, and it was "blup".
mess: {Bo} said it in the wrong place.
low: {Bo} had nothing to say about it.
joy: "Blup," said {Bo}, and brought the house down.

## rabbit
cast: {Bo+} was a rabbit, and not just pretending.
mess: {Bo} ate the grass, which was paper.
low: {Bo} put one ear up, and one ear down.
joy: {Bo} jumped the fence twice, to show them.

## guineapig
cast: {Bo+} was a pig, with the word guinea left off.
mess: {Bo} laughed. It sounded like "wheek".
low: {Bo} hid behind the tail, and did not laugh.
joy: {Bo} ran three times round the stage, for joy.

## hamster
cast: {Bo+} kept the corn, in both cheeks.
mess: {Bo} ran through the cow, from end to end.
low: {Bo} gave {Kim} the last of the corn.
joy: {Bo} stood up tall, for the back row.

## horse
cast: {Bo+} was asked to be a horse, and was a natural.
mess: {Bo} looked at the cow, and shook {their} head.
low: {Bo} leaned over the fence, and sighed on {Kim}.
joy: {Bo} stamped, which is how a horse claps.

## lizard
cast: {Bo+} was a weather vane, and never moved.
mess: {Bo} dropped {their} part, and ran off with another.
low: {Bo} went the colour of the rug.
joy: {Bo} was in the light, and it was warm.

## toy
cast: {Bo+} was the scarecrow, and knew the part.
mess: The cow trod on {Bo}, at both ends.
low: {Bo} sat between two halves of nothing.
joy: {Bo} fell over at the right moment.

## other
cast: {Bo+} was to be something, on the night.
mess: {Bo} got out of the way, the other way.
low: {Bo} looked at {Kim}, and then across the road.
joy: {Bo} was cheered by name, twice.

## duet
cast: {Bo+} and {Mo+} were to be the geese.
mess: {Bo} followed the front, and {Mo} followed the back.
low: {Bo} sat by {Mo}, end to end.
joy: {Bo} and {Mo} came on late, and honked.

## duet 2
cast: {Bo+} was the hen, and {Mo+} the egg.
mess: {Bo} bumped into {Mo}, like the cow.
low: {Bo} looked at {Mo}, and neither of them mooed.
joy: {Bo} clapped {Mo} on the back, or tried to.

## any part
cast: {Bo+} was a tree, and swayed.
mess: {Bo} became a tree lying down.
low: {Bo} gave up being a tree, and sat with {Kim}.
joy: {Bo} was clapped, leaves and all.

## any crowd
cast: {Bo+} was the crowd, all of it.
mess: {Bo} booed, but kindly.
low: {Bo} didn't know which half to look at.
joy: {Bo} cheered until {they} fell off.

## any help
cast: {Bo+} had the string that worked the moon.
mess: {Bo} let go, and the moon fell down.
low: {Bo} laid one end of a biscuit by {Kim}.
joy: {Bo} pulled the moon up, a bit early.

## any late
cast: {Bo+} had been late, and was the hay.
mess: Somebody sat on {Bo}, who was the hay.
low: {Bo} was not the hay now, just {Bo}.
joy: {Bo} was the best hay ever.
`
