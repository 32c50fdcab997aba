export const words = String.raw`
title: <The Hole in the Fence|Back It Came, with a Moustache|The Fence That Hummed|A Joke with Room in It>
refrain: Back it came, with a moustache.
recall: the hole in the fence
deed: said sorry through a hole in a fence
summary: There is a hole in the fence, and the hole is humming. {Kim} would rather eat a {hard} than say hello, so {he} posts a drawing through instead. It comes back with a moustache. So does everything else.
extra: friend = {friend}
pick: friend = Juno, Wren, Saffi, Tamsin, Odette, Nell, Ines, Marama
pick: fruit = lemon, potato, pear, mango
pick: hard = bucket, flowerpot, wheelbarrow
pick: egg = boiled egg, bun, turnip
pick: sock = sock, glove, slipper
pick: proud = an admiral, a duke, a headmaster
pick: count = thirty, fifty, a hundred
pick: day = Saturday, Sunday
sign: who-are-you = WHO ARE YOU?
sign: private-fence = PRIVATE FENCE
sign: humming = HUMMING
word: whispered = said with breath and no voice
word: posted = sent through a hole or a slot, like a letter
word: scratching = the small sound of something sharp on paper
word: rude = not kind, on purpose
word: moustache = hair that grows under a nose
word: squeak = a small, high sound
word: cork = the stopper in a bottle; a burnt one draws black lines
question: Why didn't {Kim} just say hello?
question: What would you have posted through the hole?
question: What was the trouble with the brick?
question: When did {Kim} find out what the moustaches meant?
question: Who would you draw a moustache for?
activity: draw | Draw your family and give everyone a moustache. Leave a gap for one more.
activity: guess | Before you turn the page: how will it come back? | with less of it ; with a crown ; with a moustache
activity: sound | Hum the first half of a tune. Somebody else hums the end.
surprise: A snail crosses the whole book, very slowly, and ends up with a moustache. | Find the snail by the fence.
surprise: One person in the drawing on page 15 has no face yet. Who is it? | Look for the gap.

# 1
= {Kim} stops on the way past a wooden fence with a small round hole in it.
[place: The holiday house {place.at} had a fence with a hole in it. | somewhere: There was a fence {somewhere.at}, with a hole in it. | home: Behind {home.the}, there was a fence with a hole in it. | Behind {Kim's} house, there was a fence with a hole in it.] On [hanukkah: the morning before the first candle | event: {event.is} | {day} morning], the hole was humming.
* look | <It was humming quite well, for a hole.|It was not a bad tune, for a hole.>

# 2
= {Kim} lies flat on the grass with one eye at the hole. Another eye looks back.
{Kim} lay down flat and put one eye to the hole. On the other side, there was an eye.

<Both eyes went away fast.|Both eyes shot backwards.>
* look | {Bo+} looked at {Kim}, who had gone pink.

# 3
= {Kim} stands by the hole and whispers behind one hand.
"Somebody has moved in," whispered {Kim}. "Somebody my size, I can tell by the eye."
* look | [!sequel,4+,!roomy: <The hole hummed a bit more, with its mouth shut.|The hole went on humming, but lower down.>]
[sequel&1-3: It was like {recall}, only this time something looked back.]

# 4
= {Kim} stands in front of the fence, not saying hello.
{Kim} could have stood on a {hard} and said hello. {He} would rather have eaten the {hard}.
* look | <{He} looked at it. It did look hard.|There was nothing wrong with the {hard}. It was the hello.>

<Then {Kim} had a better idea.|Then {he} thought of something better than hello.>

# 5
= From above: {Kim} draws {pets} with crayons, and gives out crowns.
{He} drew {pets} [1: on a golden throne, with a crown. {Bo} held still for it, more or less. | . Each of them got a throne and a crown.]

<It was the best thing that {he} had ever drawn.|Nothing that {he} had ever drawn was half as good.> {He} posted it through the hole.

# 6
= {Kim} unrolls the drawing. Everyone in it now has a long black moustache.
<There was a bump, and then a lot of scratching.|For a while, all they heard was scratching.|Scratch, went the hole. Scratch, scratch, giggle.>

Pop! The picture came back, and {Kim} unrolled it slowly. [1: {Bo} now had a long black moustache, curly at both ends. | Every one of them had a long black moustache, curly at both ends.]

# 7
= {Kim} studies a {fruit} that has come back with a drawn-on moustache.
"It might be a mistake," said {Kim}, and posted a {fruit}.

Back it came, with a moustache.
* send | [furry: {Bo} sniffed the {fruit}. | {Kim} rubbed the {fruit}.] It was no mistake.

# 8
= {Kim} frowns at what the hole has sent back, which has a moustache on it.
[event: {Kim} posted some {event.food}. Back came the crumbs, with a moustache. | place: {Kim} posted some {place.food}. Back came the bag, with a moustache. | occasion: {Kim} posted a card for {occasion}. Back came the card, with a moustache. | {Kim} posted a {egg}. Back it came, looking like a judge.]
* send | {He} posted a {sock}. It came back as {proud}.

<"Now that," said {Kim}, "is just rude."|"That," said {Kim}, "is not funny." It nearly was.>

# 9
= {Kim} holds up a note. It asked WHO ARE YOU, and it has come back with nothing but a moustache.
So {Kim} posted a note that said, WHO ARE YOU?
* send | {Bo} and {Kim} counted to {count}, or {Kim} did.

<When the note came back, there was nothing on it but a moustache.|Back it came. Nobody had written anything. They had drawn a moustache.>

# 10
= {Kim} pushes half a brick into the hole in the fence.
"I drew my best thing," said {Kim}, "and somebody thinks it's funny."

{His} ears went hot. {He} found half a brick and pushed it into the hole.

<The humming stopped.|In the middle of a note, the humming stopped.>

# 11
= {Kim} sits in the grass, small and sad, and looks at the blocked-up hole.
<It was a long, flat afternoon.|After that, it was a long day.> [roomy: Nothing came through the hole.]

<That was the trouble with the brick. It worked.|The brick was the only one that was doing its job.>
* cross | {Bo} looked at the fence, and then at {Kim}.

# 12
= {Kim} paints a big sign for the fence.
{Kim} painted a sign, PRIVATE FENCE, NO HUMMING, and read it out loud twice. [roomy: It didn't help.]
* cross | [fish: Some of the paint even went on the sign. | {Bo} got some of the paint, partly on purpose.]

# 13
= {Kim} stops in the middle of the kitchen, caught humming.
<Then {Kim} caught {himself} humming.|At about four o'clock, the kitchen hummed. That was {Kim}.> It was the tune from the hole, and {he} didn't know the end of it. <It had stuck to {him}, like a burr.|{He} tried six ends. They were all wrong.>

# 14
= {Kim} looks up at a crooked paper plane that comes down over the fence.
* cross | The shadow of the fence got longer.

<Something sailed over the top of the fence. It was a paper plane, folded by somebody who was bad at planes.|Over the fence came a paper plane. Whoever had folded it had never seen a plane.>

It came down on {Kim's} foot, and one wing [event: smelled of {event.food} | was sticky with jam].

# 15
= In {Kim's} hands is a drawing of a family with moustaches. Beside the girl is one more moustache, with nobody behind it.
Inside was a drawing of a family. The mother had a moustache, and so did the nana, the baby and the girl.

Next to the girl was one more moustache, with <nobody behind it yet|nobody wearing it yet>.

# 16
= {Kim} looks from the drawing to {Bo}, and has understood.
{Kim} looked at the gap [!deed: for a long time. It was just {his} size].

"Oh, {Bo}," {he} said. "It wasn't a joke on us. It was a joke with room in it." [deed: {Kim} once {deed}[back: , {back.at}]. {He} could surely say hello.]

# 17
= The brick is out on the grass. {Kim} puts {his} mouth close to the hole.
[dog,horse: {Kim} pulled the brick, and {Bo} pulled {Kim}. Out it came. | cat: {Kim} pulled, and {Bo} supervised. At last, out it came. | bird: {Kim} pulled, and {Bo} sang for each pull. Out it came. | fish: {Kim} pulled, and {Bo} pushed, but only water. Out it came. | rabbit: {Bo} dug, and {Kim} pulled. Out came the brick. | guineapig: {Kim} pulled, and {Bo} called wheek for each pull. Out it came. | hamster: {Bo} cleared the crumbs, and {Kim} cleared the brick. | lizard: {Bo} licked out the dust, and {Kim} pulled out the brick. | toy: {Kim} pulled until {he} sat down on {Bo}. Out came the brick. | The brick came out much harder than it went in. {Bo} saw it all.]

"Hello," said {Kim} into the hole. [roomy: It came out as a squeak.] "I'm {Kim}. I'm the one with the brick. I'm sorry about the brick."

# 18
= {Kim} kneels at the fence and waits. In the hole, there is an eye.
<For a long while, there was nothing. Then there was an eye.|For a bit, there was nothing. Then there was an eye.>

"I'm {friend}," said the hole. "I can't draw crowns like yours, only moustaches."

"Could you teach me?" asked {Kim}.

# 19
= {friend} draws a moustache on {Kim}, who tries not to laugh. There are paper crowns everywhere.
{friend} came round with a burnt cork, and {Kim} made the crowns.
* party | {friend's} nana came out to see, and went home in a crown.
* party | [event: Then they all ate {event.treat}, carefully. | <"Hold still," said {friend}. Nobody could.|"Don't laugh," said {friend}, laughing.>]

# 20
= At night, {Kim} hums at the hole in the fence. A window is lit on each side.
* party | Even the snail by the fence got a small one.
* party |

[place&1-3: Night fell on {place.landmark}. The hole | <That night, the hole|When it was dark, the hole>] began to hum, and {Kim} hummed back.

This time, both of them knew the end.

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
look: {Bo+} put one ear to the hole, and then the other one.
send: Half of {Bo's} carrot went in. Back it came, looking older.
cross: Thump, went {Bo's} foot, beside the brick. Thump. Thump.
party: {Bo} looked so grand that somebody bowed.

## guineapig
look: "Wheek," said {Bo+}. The hole said wheek, but not as well.
send: {Bo} posted a lettuce leaf and wanted it back at once.
cross: {Bo} said wheek to the brick, and waited, and said it again.
party: {Bo} popped so much that {their} moustache fell off.

## hamster
look: {Bo+} looked at the hole and thought about storage.
send: Three of {Bo's} seeds went in. Four came back.
cross: {Bo} would not eat the fourth seed. {They} just sat and held it.
party: {Bo} put {their} moustache away in one cheek, for winter.

## horse
look: {Bo+} could see right over the fence, and told nobody.
send: Over went {Bo's} whole head. It came back with a moustache.
cross: Over the fence, {Bo} could see somebody sad. {They} blew out slowly.
party: {Bo} had the longest moustache, being the longest person there.

## lizard
look: {Bo+} lay by the fence and saw more than {they} said.
send: In went {Bo's} tongue. "Ooh!" said somebody.
cross: {Bo} lay along the foot of the fence, which was warm, at least.
party: {Bo} kept still, and {friend} did one at each end.

## toy
look: {Kim} sat {Bo+} by the hole to keep watch.
send: Head first, {Bo} fell in, and came back with a moustache.
cross: {Kim} sat {Bo} facing away, which was not fair, and both of them knew.
party: {Bo} kept {their} first moustache. Everyone agreed that it suited {them}.

## other
look: {Bo+} looked in until {Kim} had to ask for a turn.
send: {Bo} looked in again. "Wow," said somebody. Well, of course.
cross: {Bo} looked at the brick, and then at {Kim}, and went on looking.
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
send: {Bo} saw it all happen, and saw no harm in it.
cross: {Bo} did not think much of the brick. {Kim} could tell.
party: {Bo} got the curliest one, for keeping quiet all day.

## any turn
look: {Bo+} waited for a turn, and then for another turn.
send: {Bo} watched the hole, in case it did something new.
cross: {Bo} kept by {Kim}. Somebody had to.
party: {Bo} had three goes, and three moustaches.

## any sleep
look: {Bo+} was asleep, and had to be told about it later.
send: {Bo} woke up, saw a moustache, and went back to sleep.
cross: {Bo} could not sleep at all. It was too quiet.
party: {Bo} fell asleep in a moustache, like somebody's uncle.

## any late
look: {Bo+} did not care about holes, and looked the other way.
send: So far, nobody had drawn on {Bo}. {Bo} seemed a little hurt.
cross: {Bo} gave the brick a long look. It was not even straight.
party: At last, somebody did {Bo}. It suited {them}.
`
