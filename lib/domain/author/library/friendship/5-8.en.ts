export const words = String.raw`
title: <The Hole in the Fence|Back It Came, with a Moustache|The Fence That Hummed|Who Hums?>
refrain: Back it came, with a moustache.
recall: the hole in the fence
deed: said sorry through a hole in a fence
keepsake: the picture with the crowns
joke: Back it came, with a moustache
summary: There is a hole in the fence, and the hole is humming. {Kim} would rather eat a {hard} than say hello, so {he} {posts/post} a drawing through instead. It comes back with a moustache. So does everything else.
extra: friend = {friend}
pick: friend = Juno, Wren, Saffi, Tamsin, Odette, Nell, Ines, Marama
pick: fruit = lemon, potato, pear, mango
pick: hard = bucket, flowerpot, wheelbarrow
pick: egg = boiled egg, bun, turnip
pick: sock = sock, glove, slipper
pick: proud = an admiral, a duke, a headmaster
pick: day = Saturday, Sunday
sign: who-are-you = WHO ARE YOU?
sign: private-fence = PRIVATE FENCE
sign: humming = HUMMING
word: whispered = said with breath and no voice
word: posted = sent through a hole or a slot, like a letter
word: giggle = to laugh in a small, silly way
word: rude = not kind, on purpose
word: moustache = hair that grows under a nose
word: crown = what a king or a queen wears
word: cork = the stopper in a bottle; a burnt one draws black lines
question: Why didn't {Kim} just say hello?
question: What would you have posted through the hole?
question: What was the trouble with the brick?
question: What did the moustaches mean? When did {Kim} find out?
question: Who would you draw a moustache for?
activity: draw | Draw your family and give everyone a moustache. Leave a gap for one more.
activity: guess | Before you turn the page: how will it come back? | with less of it ; with a crown ; with a moustache
activity: sound | Hum the first half of a tune. Somebody else hums the end.
surprise: A snail crosses the whole book, slowly, and ends up with a moustache. | Find the snail by the fence.
surprise: One person in the drawing on page 15 has no face yet. Who is it? | Look for the gap.

# 1
= {Kim} stops on the way past a wooden fence with a small round hole in it.
[place: The holiday house {place.at} had a fence with a hole in it. | somewhere: There was a fence {somewhere.at}, with a hole in it. | home: Behind {home.the}, there was a fence with a hole in it. | <Behind {Kim's} house, there was a fence with a hole in it.|The fence behind {Kim's} house had a hole in it, no bigger than a plum.>]

[first-day-of-school: After the first day of school, the hole was humming. | new-baby: On the day that the new baby came home, the hole was humming. | christmas: On Christmas Eve, the hole was humming. | snow-day: On the day of the big snow, the hole was humming. | easter: On Easter morning, the hole was humming. | occasion&!event: It was {occasion}. The hole was humming. | On {day} morning, the hole was humming.]
* look | <It was humming quite well, for a hole.|It was not a bad tune, for a hole.|It hummed as people do when they wash up.>

# 2
= {Kim} crouches with one eye at the hole. Another eye looks back.
<{Kim} bent down, and put one eye right up to the hole.|{Kim} put one eye up to the hole, and kept it there.|{Kim} looked left and right, and put one eye to the hole.> [easter: {Kim} had come to look for eggs.] <On the other side was an eye, and both eyes went away fast.|In there was another eye, and both eyes shot backwards.|An eye was in it already. Both eyes left at once.>
> want |

# 3
= {Kim} stands by the hole and whispers behind one hand.
<"Somebody has moved in," {Kim} whispered to {Bo+}. "Somebody my size, to judge by the eye."|"There is somebody in there," {Kim} whispered to {Bo+}, "and by the eye, it's my size."|"It's somebody new," {Kim} whispered to {Bo+}, "with an eye as low as mine.">
* look | <The hole hummed on, with its mouth shut.|The hole hummed a bit more, but lower down.|The hole began its tune again, from the top.>
^ pet second

# 4
= {Kim} stands in front of the fence, not saying hello.
<{Kim} could have said hello over the top, from a {hard}. {He} would rather have eaten the {hard}.|To say hello over the top, {Kim} needed a {hard} to stand on. That was easy.> [first-day-of-school: {He} had said hello to a whole class that day. | new-baby: Everybody was saying it to the new baby. | christmas: Even at Christmas, hello is hard. | snow-day: Out in the snow, a hello might freeze.]
^ child set |
* look | [childtrait: | <But a hello is so hard to get out.|There was nothing wrong with the {hard}. It was the hello.|The {hard} was ready, whenever {he} {was}.>]

# 5
= From above: {Kim} draws {pets} with crayons, and gives out crowns.
<So {he} drew|Instead, {he} drew|But {he} could draw, so {he} drew> {pets} [1: on a golden throne, with a crown. | , all of them with crowns.] [series&roomy: On the wall hung {series.keepsake}.]
^ pet set | <{Bo} held still for it, more or less.|The crown had nine points.>

<It was the best thing that {he} had ever drawn, and {he} posted it.|Nothing {he} had drawn was half as good, and {he} posted it.|It took most of the gold crayon, and then {he} posted it.>

# 6
= {Kim} unrolls the drawing. Everyone in it now has a long black moustache.
<All they heard was scratching, and a giggle.|Scratch, scratch, scratch, went the hole, and giggled.|First there was a snort in there, and then a lot of scratching.> Pop! <Back it came, all rolled up.|Out it came again, in a roll.> [1: <In the drawing, {Bo} now had a long black moustache, curly at both ends.|In the drawing, {Bo} now had a long black moustache, like somebody's uncle.> | <Every one of them had a long black moustache, curly at both ends.|Every one of them had a long black moustache, like somebody's uncle.>]
> eyes |

# 7
= {Kim} studies a {fruit} that has come back with a drawn-on moustache.
<"It might be a mistake," said {Kim}, and posted a {fruit}. Back it came, with a moustache, so it was no mistake.|"It might be a mistake," said {Kim}, and posted a {fruit}. Back it came, with a moustache, which mistakes don't have.|"Perhaps the crayon slipped," said {Kim}, and posted a {fruit}. It came back with a moustache, and a neat one.>
> ball |
* send | [furry: {Bo} sniffed it from all sides. | <{Kim} rubbed it, and it stayed on.|{Kim} rubbed it with a wet thumb, and then had a black thumb.>]

# 8
= {Kim} frowns at what the hole has sent back, which has a moustache on it.
[first-day-of-school: {Kim} posted {his} new name tag. Back it came, and the name had a moustache. | new-baby: {Kim} posted a picture of the new baby. Back it came, with a moustache. | christmas: {Kim} posted a Christmas card. Back it came, and the reindeer had a moustache. | snow-day: {Kim} posted a snowball. Back it came, with a moustache of twigs. | easter: {Kim} posted a painted egg. Back it came, looking like a judge. | place: {Kim} posted some {place.food}. Back came the bag, with a moustache. | occasion&!event: {Kim} posted a card for {occasion}. Back it came, with a moustache. | {Kim} posted a {egg}. Back it came, looking like a judge.]
* send | <{He} posted a {sock}. It came back as {proud}.|In went a {sock}, and out came {proud}.>

<"Now that," said {Kim}, "is just rude."|"That," said {Kim}, "is not funny," though it nearly was.|"They could have said hello first," said {Kim}, who hadn't.>

# 9
= {Kim} holds up a note. It asked WHO ARE YOU, and it has come back with nothing but a moustache.
<So {Kim} posted a note that said, WHO ARE YOU?|Then {Kim} posted a note, and on it was WHO ARE YOU?|In the biggest letters that {he} had, {Kim} wrote, WHO ARE YOU?>
> note |
* send | <Nobody hummed for a bit.|{Kim} counted to thirty.|The hole seemed to be thinking.>

<When the note came back, there was nothing on it but a moustache.|Back it came, and the only answer on it was a moustache.|It came back signed, with a moustache, and with nothing else.>

# 10
= {Kim} pushes half a brick into the hole in the fence.
<"That was my best drawing," said {Kim}. "It isn't funny."|"I drew my best thing," said {Kim}, "and somebody is laughing."|"All I did was ask," said {Kim}, "and somebody is laughing."> <{He} found half a brick and pushed it into the hole.|Half a brick lay there. {He} pushed it into the hole.>

<The humming stopped.|In the middle of a note, the humming stopped.|There was one more note, and then there was none.>
> shut |
^ child third

# 11
= {Kim} sits on the ground, small and sad, and looks at the blocked-up hole.
[3+&place: After that, it was a quiet day. | 4+: After that, nobody posted anything, and it was a long and quiet day. | <After that, it was a long and quiet day.|It was a long, flat afternoon, and no tune.|The day had nothing in it after that, and went on for hours.>] [place: {place.Creature} looked at the brick.] The trouble with the brick was that it <worked|did what it was told|was good at its job>.
^ child trouble | [1,2,3: <Nothing came through the hole.|Nothing came back, with or without a moustache.>]
* cross

# 12 a
= {Kim} paints a big sign for the fence.
{Kim} painted a sign, PRIVATE FENCE, NO HUMMING, and read it out <twice, and loud|loud, to everybody>.
^ pet trouble | [1,2,3: <It didn't help at all.|The fence was as quiet as a fence.|It was lonelier work than it looked.>]
* cross | <Some of the paint even went on the sign.|Nobody read it but {Kim}.>
^ child second

# 12 b
= {Kim} sits on a chair with {his} back to the fence, and reads.
{Kim} turned {his} chair away from the fence, and read <a whole book, upside down|the same page six times>.
^ pet trouble | [1,2,3: <It didn't help at all.|The fence was as quiet as a fence.|It was lonelier work than it looked.>]
* cross | <It was a sad sort of book.|{Kim} only looked round nine times.>
^ child second

# 13
= {Kim} stops in the middle of the kitchen, caught humming.
<Then {Kim} caught {himself} humming, in the kitchen[place: , louder than {place.sound}].|In the kitchen, somebody hummed[place: , louder than {place.sound}], and it was {Kim}.> <It was the tune from the hole.|It was the tune from the fence.> <{He} tried six ends for it, all wrong.|It had stuck, all but the end.|It went round and round, and never got home.>
> hum |
* cross | <{Kim} shut {his} mouth, and it went on in there.|Even the tap seemed to hum it.|{Kim} bit into an apple, and hummed that.>

# 14
= A crooked paper plane has come down by the fence. {Kim} does not see it.
<{Bo} saw a crooked paper plane come over the fence|Over the fence, to {Bo}, came a crooked paper plane>[place: , past {place.tree}]. [first-day-of-school: It was made of homework. | new-baby: It smelled of milk. | christmas: It smelled of pudding. | snow-day: There was snow on the wings. | easter: It smelled of hot cross buns.] {Kim} <had {his} back to it|was looking at {his} shoes>, and saw nothing.
> hinge

# 15
= In {Kim's} hands is a drawing of a family with moustaches. {Bo} is in it, and beside {Bo} is one more moustache, with nobody behind it.
<There was {Bo}, in crayon, with a girl, a mother and a baby.|On it, in crayon, sat {Bo}, a girl, a mother and a baby.> [roomy: They all had moustaches.]

Next to the drawn {Bo} was one more moustache, with <nobody behind it yet|nobody wearing it yet|no face to go with it>.
^ pet third

# 16
= {Kim} looks from the drawing to {Bo}, and has understood.
<The gap behind it was just {Kim's} size, nose and all.|{Kim} looked for a long time at the gap behind it.|Behind it was room for one more, of just {Kim's} size.>

"A moustache isn't rude, {Bo}," said {Kim} slowly. "It means come and play." [deed: {Kim} once {deed}[back: , {back.at}].]

# 17
= The brick is out on the ground. {Kim} puts {his} mouth close to the hole.
> brick |
Out it came. "Hello," said {Kim} into the hole. [roomy: <It came out as a squeak.|It was a small one.|It had taken all day to get there.>] <"It's me, with the brick, and I'm sorry about the brick."|"The brick was me, and I'm sorry. I liked the moustaches."> [series: {He} held {series.keepsake}. [friend: {series.friend} had said, "Go on."]]

# 18
= {Kim} kneels at the fence and waits. In the hole, there is an eye.
<For a long while, there was nothing, and then there was an eye.|Nothing happened for a bit, and then there was an eye.|For ages, the hole was only a hole, and then it was an eye.> "It's {friend}," said the hole. <"I can't draw crowns, only moustaches."|"I do moustaches. I can't do crowns.">
^ child pay | "Teach me?" asked {Kim}.
> wait |

# 19 a
= {friend} draws a moustache on {Kim}, who tries not to laugh. There are paper crowns everywhere.
Then {friend} came round with a burnt cork, <and did one face after another|and not one nose was safe>. [first-day-of-school: Tomorrow, two of them would walk to school. | new-baby: The new baby had one of milk, and slept. | christmas: The pudding had one of cream. | snow-day: The snowman got one of twigs. | easter: They hid the eggs again, moustaches and all. | series: Out came {series.keepsake}, with one on.]
^ pet pay | [1,2,3: <"Hold still," said {friend}. Nobody could.|"Don't laugh," said {friend}, laughing.|"Mind the nose," said {friend}, to each of them.>]
* party | <{Kim} made so many crowns that even a snail had one.|Somebody's nana came out, and went home in a crown.>

# 19 b
= {Kim} sits among crowns and moustaches. {friend} laughs.
Then {Kim} went round to {friend's} side with crowns for all, past <bins|pots> with moustaches. [first-day-of-school: Tomorrow, two of them would walk to school. | new-baby: The new baby had one of milk, and slept. | christmas: The pudding had one of cream. | snow-day: The snowman got one of twigs. | easter: They hid the eggs again, moustaches and all. | series: Out came {series.keepsake}, with one on.]
^ pet pay | [1,2,3: <"Hold still," said {friend}. Nobody could.|"Don't laugh," said {friend}, laughing.|"Mind the nose," said {friend}, to each of them.>]
* party | <{Kim} made so many crowns that even a snail had one.|Somebody's nana came out, and went home in a crown.>

# 20 a
= At night, {Kim} hums at the hole in the fence. A window is lit on each side.
[place&roomy: Night fell on {place.landmark}. | 1,2: <Even a snail had a moustache.|The moon came up, without a moustache so far.> | 3&roomy: Even a snail had a moustache.] [series: "{series.joke}," said somebody.]
> last |
* party | Somewhere, somebody was still wearing a crown.
* party

<That night, the hole|When it was dark, the hole|At bedtime, the hole> began to hum, and {Kim} hummed back. [3+: This time, both knew the end. | This time, both of them knew the end.]

# 20 b
= At night, {Kim} sits by the fence with the drawing. Nobody is missing from it.
[place&roomy: Night fell on {place.landmark}. | 1,2: That night, the hole hummed to the end. | 3&roomy: That night, the hole hummed to the end.] [series: "{series.joke}," said somebody.]
> last |
* party | Somewhere, somebody was still wearing a crown.
* party

On the fence hung the family. Beside {Bo} stood {Kim}, <with a moustache and a crown|in a crown, and curly at both ends>.

## lead dog
want: {Bo+} wanted it to <throw something|throw a ball>. A hole ought to.
eyes: {Bo} had never met a fence that could <fetch|fetch, and so well>.
ball: In went {Bo's} ball. Out it flew, <with a moustache|and had a moustache>.
note: {Bo} fetched the note, <to show how|and asked for another>.
shut: {Bo} put the ball by the brick, and waited <for it|and waited>.
hum: {Bo} brought the ball in, and <sighed|let it roll away>.
hinge: But {Bo} fetched what was thrown, and let it drop by {Kim}, wide open.
brick: {Kim} pulled the brick, and {Bo} pulled {Kim}.
wait: {Bo} put the ball in the hole, <to be polite|just in case>.
last: {Bo} lay there with the ball, <moustache and all|and its moustache>.

## lead cat
want: {Bo+} wanted <paper, to sit on|a nice bit of paper to sit on>, and no holes.
eyes: <Whiskers, at last, thought {Bo}.|Those were whiskers, thought {Bo}, and about time.>
ball: {Bo} put in a paw, and <somebody shook it|had it shaken>.
note: {Bo} sat on the note, <and had to be moved|so it took a while>.
shut: {Bo} turned {their} back on the brick, <and on {Kim}|for the day>.
hum: {Bo} went and looked at the back door, <hard|for some time>.
hinge: But {Bo} wanted all paper, and clawed it wide open, beside {Kim}, to sit on.
brick: {Kim} pulled the brick, and {Bo} <looked on|was in charge>.
wait: {Bo} put in a paw, <and it was shaken again|as before>.
last: {Bo} had found more paper, and <lay on it|slept on it>.

## lead bird
shut: {Bo} hummed it by the brick, all on {their} own.
hinge: But {Bo} flew to {Kim} with one wing of it, and it came wide open.
brick: {Kim} pulled the brick, and {Bo} sang for each pull.

## lead fish
shut: Through the bowl, {Bo} saw the brick twice.
hinge: But {Bo's} bowl was in the way. {Kim} fished it out, and it came wide open.
brick: {Kim} pulled the brick, and {Bo} pushed, but only water.

## lead rabbit
shut: {Bo} put {their} nose to the brick, and left it there.
hinge: But it was nearly salad. Near {Kim}, {Bo} ate off the nose, and it came open.
brick: {Bo} dug at the brick, and {Kim} pulled.

## lead guineapig
shut: {Bo} put half a lettuce leaf by the brick.
hinge: But {Bo} took it for lettuce, dragged it past {Kim}, and it came wide open.
brick: {Kim} pulled the brick, and {Bo} called wheek for each pull.

## lead hamster
shut: {Bo} put one seed down by the brick.
hinge: But {Bo} wanted it for bedding, dragged it past {Kim}, and it came open.
brick: {Bo} cleared the crumbs, and {Kim} pulled the brick.

## lead horse
shut: Over the fence, {Bo} could see somebody sad.
hinge: But {Bo} shook it by the nose, over {Kim's} head, and it came wide open.
brick: {Kim} pulled the brick, and {Bo} pulled {Kim}.

## lead lizard
shut: {Bo} lay along the brick. It was warm, at least.
hinge: But {Bo} walked past {Kim} with it on one toe, and it came open.
brick: {Bo} licked out the dust, and {Kim} pulled out the brick.

## lead toy
shut: {Kim} sat {Bo} against the brick, to keep it in.
hinge: But it had knocked {Bo} flat. {Kim} had to lift it off, and it came wide open.
brick: {Kim} pulled the brick, and {Bo} fell over.

## lead other
shut: {Bo} looked at the brick, and then at {Kim}.
hinge: But {Bo} brought it to {Kim}, and pulled, until it came wide open.
brick: {Kim} pulled the brick, and {Bo} got out of the way.

## trait pet fear
set: {Bo} was scared of {trait.things}, so {he} left those out.
trouble: {Bo} sat and thought about {trait.things}.
pay: With a moustache, even {trait.thing} was not so bad.

## trait pet theft
set: {Bo} {trait.did}, so {he} drew that, as well.
trouble: Nobody was looking, so {Bo} {trait.did}.
pay: {Bo} gave {trait.thing} back, with a moustache.

## trait pet noise
set: By the mouth {he} wrote, "{trait.Sound}."
trouble: "{trait.Sound}," said {Bo} to the brick.
pay: "{trait.Sound}," said {Bo}, because it tickled.

## trait pet part
set: {He} drew {Bo} with {trait.has}, just right.
trouble: {Bo}, with {trait.has}, sat and looked at {Kim}.
pay: {Bo}, with {trait.has}, got the longest of all.

## trait pet deaf
set: {Bo} could not hear, so {he} held it up to show.
trouble: {Bo} could not hear how quiet it was, and sat close.
pay: {Bo} could not hear it hum, and sat against the fence.

## trait pet age
set: {Bo} was {trait.is}, and [old: held still for it | ran across it twice].
trouble: {Bo} was {trait.is}, and [old: sighed | took it for fun].
pay: {Bo} was {trait.is}, and [old: looked like a king | ate the first crown].

## trait pet favourite
set: {He} drew {trait.thing} as well, for {Bo}.
trouble: {Bo} brought {trait.thing}, and nobody wanted it.
pay: {trait.Thing} had to have a moustache as well.

## trait pet sleep
set: {Bo} was happiest {trait.where}, so {he} drew that.
trouble: {Bo} would rather have been {trait.where}.
pay: {Bo} would keep it on all night, {trait.where}.

## trait pet habit
set: Just then {Bo} {trait.did}, so {he} drew that.
trouble: Even so, {Bo} {trait.did}.
pay: {Bo} {trait.did}, and the crown fell off.

## trait pet talent
set: {Bo} could {trait.do}, so {he} drew that.
trouble: {Bo} offered to {trait.do}. It was no help.
pay: {Bo} {trait.did} for {friend}, and got a crown.

## trait child fear
set: {Kim} was scared of {trait.things}, too, but not like that.
trouble: Even {trait.things} would have been company.
pay: "Are you scared of {trait.things}? So am I."

## trait child collection
set: {He} held {trait.a}, which didn't help.
trouble: {He} counted {his} {trait.things}, all alone.
pay: Through the hole came {trait.a}, for a present.

## trait child noise
set: {Kim} {trait.did} to anybody, but not to a hole.
trouble: {He} did not {trait.do}, not even a bit.
pay: Then {Kim} {trait.did}, and so did the hole.

## trait child part
set: {He} went red, {trait.has} and all.
trouble: In the window was a cross face, with {trait.has}.
pay: "I've got {trait.has}, too," said the hole.

## trait child favourite
set: {He} could talk of {trait.things} all day, but not say hello.
trouble: Even {trait.things} were no fun that day.
pay: "Do you like {trait.things}?" "I do!"

## trait child sleep
set: At night, {trait.where}, {he} could say it perfectly.
trouble: It would be a long night, {trait.where}.
pay: That night, {trait.where}, {Kim} said it in {his} sleep.

## trait child habit
set: [askswhy: Why was that so hard? {He} didn't know. | counts: {He} counted to ten, and then to twenty. | drawsonthings: {He} drew a hello on it, but a small one. | loseshats: {He} threw {his} hat over, to say it. It was gone.]
trouble: [askswhy: Why would anybody do that? | counts: {He} counted planks, and there were fifty. | drawsonthings: {He} drew a cross face on the brick. | loseshats: And {his} hat was still over there.]
pay: [askswhy: "Why moustaches?" "Why crowns?" | counts: {Kim} counted to three, and waved. | drawsonthings: "I draw on things, too," said {Kim}. | loseshats: Back came {Kim's} hat, with a moustache.]

## trait child talent
set: {He} could {trait.do}, and still not say hello.
trouble: [remembers: {He} remembered each of those moustaches. | {He} did not feel like {trait.doing}.]
pay: [remembers: {Kim} remembered the tune, all but the end. | "Can you {trait.do}?" asked {Kim}. It could.]

## dog
look: {Bo+} sniffed the hole. The hole sniffed back.
send: Through went {Bo's} ball. It came back with less spit on it.
cross: All afternoon, {Bo} lay by the brick and sighed at it.
party: {Bo} wore a moustache for one minute, then ate it.

## dog 2
look: {Bo+} wagged at the fence, in case it was somebody.
send: Nobody told {Bo} not to post a slipper, so in it went.
cross: Beside {Kim}, {Bo} put {their} chin down and {was} sorry too.
party: {Bo} sat down in the cork, and wore {their} moustache behind.

## cat
look: {Bo+} looked as if {they} had ordered a bigger hole.
send: In went {Bo's} paw. Somebody shook it politely.
cross: {Bo} sat down with {their} back to the brick, and to everyone.
party: {Bo} had whiskers already, and made sure that people noticed.

## cat 2
look: {Bo+} looked the fence up and down, as a buyer would.
send: Twice, {Bo} sat in front of the hole, to see if anyone minded.
cross: {Bo} washed the same leg for an hour, rather crossly.
party: They held the mirror up for {Bo}, who took it away.

## bird
look: {Bo+} put {their} head on one side and hummed back.
send: One of {Bo's} feathers went in. It came out as a moustache.
cross: {Bo} hummed the tune until {Kim} said please, anything else.
party: {Bo} wanted {their} moustache on top, as a hat.

## fish
look: From a bowl, {Bo+} filled the hole with one huge eye.
send: {Bo} blew a bubble. A soap one came over the fence, in answer.
cross: {Bo} went round the bowl to the side without the brick in it.
party: {friend} stuck a moustache on the bowl. {Bo} swam up and wore it.

## fish 2
look: {Kim} put {Bo+} by the fence, and the bowl hummed a bit, too.
send: The hole sent a paper fish. {Bo} swam round to be introduced.
cross: Nobody had fed {Bo} yet, and {they} said so, in bubbles.
party: Through the glass, {Bo} made everybody's moustache bigger.

## rabbit
look: {Bo+} put {their} nose to the hole, and so did somebody.
send: Half of {Bo's} carrot went in. Back it came, looking older.
cross: Thump, went {Bo}. Nobody thumped back.
party: {Bo} looked so grand that somebody bowed.

## guineapig
look: "Wheek," said {Bo+}. The hole said wheek, but not as well.
send: {Bo} posted a lettuce leaf and wanted it back at once.
cross: {Bo} said wheek, and waited, and said it again.
party: {Bo} popped so much that {their} moustache fell off.

## hamster
look: {Bo+} looked at the hole and thought about storage.
send: Three of {Bo's} seeds went in. Four came back.
cross: {Bo} would not eat, but sat and held a seed.
party: {Bo} put {their} moustache away in one cheek, for winter.

## horse
look: {Bo+} could see right over the fence, and told nobody.
send: Over went {Bo's} head. It came back with a moustache.
cross: {Bo} blew out slowly, and looked over the fence.
party: {Bo} had the longest moustache, being the longest person there.

## lizard
look: {Bo+} lay by the fence and saw more than {they} said.
send: In went {Bo's} tongue. "Ooh!" said somebody.
cross: {Bo} lay down flat, and let {Kim} do the staring.
party: {Bo} kept still, and {friend} did both ends.

## toy
look: {Bo+} kept watch by the hole.
send: Head first, {Bo} fell in, and came back with a moustache.
cross: {Bo} was put facing away, which was not fair.
party: {Bo} kept {their} first moustache. It suited {them}.

## other
look: {Bo+} looked in until {Kim} had to ask for a turn.
send: {Bo} looked in again. "Wow," said somebody. Well, of course.
cross: {Bo} sat down near, and gave {Kim} a long look.
party: Nobody knew where {Bo's} moustache should go, so {Bo} chose.

## duet
look: {Bo+} and {Mo+} both wanted the hole. Neither got it.
send: {Bo} and {Mo} blamed each other for the moustaches.
cross: {Bo} and {Mo} sulked, one on each side of {Kim}.
party: {Bo} and {Mo} got one long moustache between them.

## duet 2
look: Who saw it first, {Bo+} or {Mo+}? They never settled it.
send: {Bo} guarded the hole, and {Mo} guarded {Bo}.
cross: Even {Bo} was nice to {Mo}. That was how bad it was.
party: {Bo} bowed to {Mo}, as one duke to another.

## any witness
look: {Kim} wrote {Bo+} down as a witness[fish: , bowl and all].
send: {Bo} was asked about it, and saw no harm in it.
cross: {Bo} did not think much of the brick. {Kim} could tell.
party: {Bo} got the curliest, for keeping quiet all day.

## any turn
look: {Bo+} waited for a turn, and then for another turn.
send: {Bo} watched the hole, in case it did something new.
cross: {Bo} kept by {Kim}. Somebody had to.
party: {Bo} had three goes, and three moustaches.

## any sleep
look: {Bo+} was asleep, and had to be told about it later.
send: {Bo} woke up, saw a moustache, and went back to sleep.
cross: {Bo} found it too quiet to sleep.
party: {Bo} fell asleep in a moustache, like somebody's uncle.

## any late
look: {Bo+} did not care about holes, and looked the other way.
send: Nobody had drawn on {Bo} yet, which hurt a little.
cross: {Bo} gave the brick a long look. It was not even straight.
party: At last, somebody did {Bo}. It suited {them}.
`
