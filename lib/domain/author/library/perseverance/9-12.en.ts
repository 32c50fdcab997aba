export const words = String.raw`
title: <Half a Star|Sixteen Bars|Half a Star, for Stopping|A {Cow} Has Been Told Bad News>
set: since = [houseboat: it made waves round the houseboat | caravan: it was longer than the caravan | farm: it brought in the cows | apartment: it rang the lamps in the flat | home: it rang every window in the house | at home it rang every window]
refrain: "Half a star," said the review, "for stopping."
recall: the trombone with the dent
deed: got through bar ten
keepsake: the very first review
joke: Half a star, for stopping
summary: {Kim} has a second-hand trombone, and one tune to learn, all sixteen bars of it. Every day at five o'clock, {he} practises, and {Bo} has opinions. Every morning there is a review under the door. "A {cow} has been told bad news," says the first one. "No stars."
extra: friend = {friend}
extra: elder = {vane}
extra: grownup = the bandmaster
pick: friend = Juniper, Amara, Lotte, Sefina, Ruby, Noor, Margit
pick: vane = Miss Vane, Miss Okoro, Miss Bell, Miss Petrov, Miss Lim
pick: flour = flour, sugar, plaster
pick: cow = cow, walrus, camel
pick: cupboard = wardrobe, cupboard, trunk
pick: eleven = eleven, twelve, fourteen
pick: ting = ting, ding
pick: third = third, fourth, top
pick: tune = tune, march, waltz
pick: days = thirty-one days, twenty-nine evenings, thirty afternoons
word: trombone = a brass instrument with a long slide
word: bar = one small part of a tune
word: review = what somebody writes to say how good a performance was
word: bandmaster = the leader of a band
word: muffled = made quieter by something soft
word: movements = the parts of a long piece of music
word: dent = a place that has been knocked in
question: Which of the reviews was the rudest, and which one helped?
question: {friend} offers {Kim} a triangle. What would have been good about taking it?
question: Why did a review come on Thursday, when nobody had played?
question: How did {Kim} find the open window?
question: What do you think that {vane} will do next?
activity: write | Review a noise in your house: a tap, a door, a kettle. How many stars?
activity: sound | Play one note on anything, as long as one breath lasts. Now breathe lower down, and try again.
activity: think | What would you give up first? | the third week ; bar nine ; the reviews ; none of them
surprise: Somebody is in the pictures before we hear her name. | Look for {vane} on page 6 and on page 17.
surprise: The dent is on the first page. | Who put it there? One telling of this book knows.

# 1
= {Kim} plays a brass trombone with a dent in it.
[home: <{Kim} bought a dented trombone for {eleven} dollars, and kept it above the bakery, since {since}.|The dented trombone cost {eleven} dollars, and {Kim} kept it above the bakery, because {since}.> | <{Kim} bought a dented trombone for {eleven} dollars, and kept it above the bakery, since {since}.|The dented trombone cost {eleven} dollars, and {Kim} kept it above the bakery, because {since}.>]
> want
* first | <The first note brought {flour} down from the ceiling.|The second note was the same, but longer.>

# 2
= A small band plays in the street, with a bandmaster, a drum and a triangle.
<On first Sundays, the street band played at the bakery door [somewhere: {somewhere.at}].|The street band [somewhere: {somewhere.at}] met at the bakery door, on first Sundays.> <It took anybody who could play sixteen bars of a {tune} without stopping.|Anybody could join who played one {tune}, all sixteen bars, without stopping.> [birthday: The third time would be {Kim's} birthday. | new-baby: A new baby was coming, and would want quiet. | christmas: On Christmas Eve it played carols. | family-wedding: The third time, it was to play at a wedding. | halloween: The third time would be Halloween.]
> band | <There was room for one more.|There had never been a trombone.>

# 3
= {friend} holds up something small and shiny. {Kim} shakes {his} head.
<"They need a second triangle," said {friend}, who was the first.|"You could be second triangle," said {friend}, who was the first.> <But {Kim} had heard a trombone play bar sixteen.|But {Kim} knew how a trombone ends bar sixteen.>
^ child second
* first | <It was like a door opening, on purpose.|It was like a ship coming home.>

# 4
= {Kim} has found a slip of paper under the door.
<On Tuesday, a slip of paper lay under the door.|On Tuesday, somebody had pushed a slip of paper under the door.> "Monday, five o'clock: a {cow} has been told bad news. No stars."
^ pet set | <It wasn't signed.|There was no name on it.>
* first |

# 5
= {Kim} plays with {his} head in a {cupboard}.
<{Eleven} flats could hear it[place&roomy: , over {place.sound}], so {Kim} played with {his} head in a {cupboard}.|It could be heard in {eleven} flats[place&roomy: , over {place.sound}], so {Kim} played into a {cupboard}.> <"Same {cow}," said the review, "in a {cupboard}."|"The {cow}," said the review, "is in a {cupboard}.">
^ child set | <"No stars," it said underneath.|"There are still no stars," it said.>
> cupboard

# 6
= At the bakery door, {Kim} lowers the trombone. Far behind stands an old lady.
<On the first Sunday, {Kim} reached bar four.|On the first Sunday, it went well, until bar four.>
> four | There {he} ran out of breath, and stopped.
<"Next month," said the bandmaster, and Monday's review said, "Half a star, for stopping."|"Next month," said the bandmaster, and the review said, "Half a star, for stopping."> [birthday&roomy: "Happy birthday, when it comes," it said. | new-baby&roomy: "And think of the baby," it said. | christmas&roomy: "It's a long way to Christmas," it said. | family-wedding&roomy: "Poor bride," it said. | halloween&roomy: "It's early for Halloween," it said.]

# 7 a
= {Kim} sits on the floor of a washroom with a blanket and the trombone.
[series: {Kim} practised in the washroom, under {series.keepsake} | <{Kim} practised in the washroom, under a blanket|In the washroom, {Kim} practised under a thick blanket>]. The review said, "<Muffled, but not nearly enough|The echo deserved better>." [friend: {series.friend} wore earmuffs.]
* review |
^ pet second | <The reviews arrived every morning, like the post.|The reviews arrived every morning, before the milk.>

# 7 b
= {Kim} plays the trombone between the bread baskets in the bakery kitchen.
[series: {Kim} practised [houseboat: ashore | downstairs], into {series.keepsake} | <{Kim} practised [houseboat: ashore | downstairs], between the ovens|Between the ovens, {Kim} practised at dawn>]. The review said, "<The rolls did not rise, and no wonder|The bread has gone flat as well>." [friend: {series.friend} wore earmuffs.]
* review |
^ pet second | <The reviews arrived every morning, like the post.|The reviews arrived every morning, before the milk.>

# 8
= {Kim} reads a slip of paper and lays a hand on {his} tummy.
<"You breathe into the shoulders," said the next review, "where there is no room."|"All shoulders," said the next review, "and air goes lower down.">
> breath
<So {Kim} tried breathing lower, and the note got noticeably longer.|So {Kim} breathed lower, and the note went on and on.>
* review | [roomy: <"Longer," said the one after, "is not better."|"Longer," said the one after, "as I had feared.">]

# 9 a
= In front of the bakery, everybody ducks. Something long has flown off the trombone.
<The next time, {Kim} got to bar nine, and the slide flew off [place: towards {place.landmark}].|The next time it was bar nine, and off flew the slide [place: towards {place.landmark}].>
> slide
<"Next month," said the bandmaster, from under the table.|"Next month," said the bandmaster, with his hands over his head.> [roomy: <And bar ten was still to come.|And after nine comes bar ten.>]

# 9 b
= In front of the bakery, the bandmaster is covered in a cloud of white. {Kim} holds the trombone.
<The next time, {Kim} got to bar nine, and a cloud of {flour} came out.|The next time it was bar nine, and out came a month of {flour}.> [place&roomy: It blew off towards {place.landmark}.]
> cloud
<"Next month," said the bandmaster, who was white all over.|"Next month," said the bandmaster, and a little came out of his mouth.> [roomy: <And bar ten was still to come.|And after nine comes bar ten.>]

# 10 a
= {friend} laughs until she has to sit down. {Kim} holds the review.
<"Half a star," said the review, "for distance."|"Half a star," said the review, "for {eleven} metres of slide."> [series: {friend} said, "{series.joke}," and had to sit down | {friend} laughed until she had to sit down][place&roomy: , on {place.street}].
^ pet trouble | {Kim} would have laughed, about any other instrument.
* review |

# 10 b
= {friend} laughs until she has to sit down. {Kim} holds the review.
<"Half a star," said the review, "for the snow."|"Half a star," said the review, "for weather, which I had not expected."> [series: {friend} said, "{series.joke}," and had to sit down | {friend} laughed until she had to sit down][place&roomy: , on {place.street}].
^ pet trouble | {Kim} would have laughed, about any other instrument.
* review |

# 11
= In the park, {Kim} tries out the triangle.
<"Nobody reviews a triangle," said {friend}[place: , under {place.tree}], and lent {Kim} hers.|"Try mine," said {friend}[place: , under {place.tree}], and {Kim} tried the triangle.> <It went {ting} whenever it was asked [roomy: to].|{Kim} liked it more than {he} meant to.>
> triangle | <It took no time at all to learn.|It made no mistakes at all.>
^ child third

# 12
= {Kim} kneels, and pushes the trombone towards a suitcase.
[3+&roomy: {Kim} pushed the trombone behind the old suitcase, and after that, five o'clock was only an hour like any other. | 3+: {Kim} pushed the trombone right to the back, behind the big old suitcase. | <The trombone went behind the old suitcase, and nobody played anything at all at five.|{Kim} pushed the trombone behind the old suitcase, and after that, five o'clock was quiet.>] [birthday&roomy: For {his} birthday, {Kim} asked for a triangle. | new-baby&roomy: The new baby came home, and was a good excuse. | christmas&roomy: From all the other flats came carols. | family-wedding&roomy: {Kim} wrote an apology to the bride, and tore it up. | halloween&roomy: {Kim} bought a sheet, since ghosts need no tune.]
^ child trouble | [1-2: <It was peaceful, like an empty refrigerator.|It was a relief, for nearly an hour.>]
> silence
* low | <By Wednesday, the quiet was louder than the trombone.|By Wednesday, everybody was missing even the {cow}.>
* low |

# 13
= There is a slip of paper under the door again.
<On Thursday the slip said, "Silence, in three movements, accurate but [roomy: rather] long."|On Thursday the slip said, "Silence, in four movements, and no star for it."> <Even that was badly done, so {Kim} wrote a card: "For sale."|{Kim} couldn't even stop well, and wrote a card: "For sale.">
> eyes
* low |

# 14
= From behind: {Kim} looks up at an old house. One window is open.
> hinge
[cat: <It was on the {third} floor, open for {Bo} at five, with a chair drawn up to listen.|It stood open, for {Bo}, on the {third} floor, and a chair was drawn up to listen.> | <On the {third} floor, a window stood open, for {Bo}, with a chair drawn up to listen.|Somebody on the {third} floor had opened a window to {Bo}, and drawn up a chair to listen.>] [place&roomy: {place.Creature} sat above it.]

# 15
= {Kim} plays the trombone, facing the open window.
<A chair at {Bo's} window meant that somebody wanted to hear the rest. So {Kim} tore up the card.|Nobody opens a window to {Bo}, and draws up a chair, only to be annoyed. So {Kim} tore up the card.> [deed: {Kim} {deed}[back: , {back.at}]. This was harder.] <{He} played bar ten, badly, and then again, and {Bo's} listener stayed.|{He} played bar ten, badly, and up there, {Bo's} listener stayed.>

# 16
= By lamplight, {Kim} plays. The wall is covered with slips of paper.
<"Bar ten," said the review, "is improving, or I am going deaf."|"I nearly missed the mistake in bar ten," said the review.> [series&roomy: {Kim} kept that one under {series.keepsake}.] <There was no way round bar ten, so {Kim} went through it, for {days}.|It took {days} to get through bar ten, and there was no way round.>
^ pet third

# 17
= The whole street has come out. {Kim} stands at the bakery door with the trombone.
[birthday: The third time was {Kim's} birthday, and everybody came. | new-baby: The third time, the new baby came, too. | christmas: On Christmas Eve the whole street came, to sing. | family-wedding: The third time, an entire wedding came down the steps. | halloween: On Halloween the whole street came, as skeletons. | occasion&!event: The third time was {occasion}, and everybody came. | <The third time, the whole street came, with its fingers ready.|The third time, everybody came [somewhere: {somewhere.at}].>] [birthday: {He} | {Kim}] played bar four, and bar nine, and bar ten, <which wobbled, and went on|and it shook, and held>.
> wait
^ child pay | <Six bars were left, the ugliest six.|There were six bars more, and they were the ugliest.>

# 18
= {Kim} plays the last note with eyes shut.
<Sixteen came out slow and cracked, but it did what a trombone does.|Bar sixteen was cracked, and slow, and opened like a door.> [birthday: {Kim} was one year older. | new-baby: The baby had gone to sleep. | christmas: Everybody sang the second verse. | family-wedding: Somebody's grandmother kissed the trombone. | halloween: A skeleton was in tears.]
> sixteen
* joy | <Nobody moved, in case there was more.|The bandmaster took off his hat.>
* joy |

[roomy: Up on | On] the {third} floor, somebody clapped, twice.

# 19 a
= {vane} has opened her door. She hides her hands.
<"You're in," said the bandmaster, and {Kim} went straight up to the {third} floor.|The bandmaster said, "You're in," and {Kim} went up to the {third} floor.>

<{vane} had a trombone as well, and hands that shook too much to play it.|{vane's} trombone hung on the wall, since her hands shook too much to play.>
^ pet pay | <"And you write," said {Kim}.|"You listen hard," said {Kim}.>

# 19 b
= {vane} has opened her door, and lays a finger in the dent of the trombone.
<"You're in," said the bandmaster, and {Kim} went straight up to the {third} floor.|The bandmaster said, "You're in," and {Kim} went up to the {third} floor.>

<{vane} put a finger in the dent, which was hers, from before her hands shook.|{vane} knew that dent, from the years before her hands shook.>
^ pet pay | <Her finger fitted exactly.|It had been a lamp post.>

# 20 a
= By the open window, {Kim} sits with a pencil and listens.
[birthday&roomy: Under the door were {eleven} birthday cards. | new-baby&roomy: The baby slept only with bar ten now. | christmas&roomy: On the door hung one whole star. | family-wedding&roomy: The bride sent a star, made entirely of sugar. | halloween&roomy: Somebody had left a toffee.] <On Monday at five, somebody played [houseboat: on board | upstairs], slowly and badly, and {Kim} found a pencil.|On Monday there was a trombone [houseboat: on board | upstairs], slow and rather flat, and {Kim} found a pencil.>
> last
* joy |
* joy |

"Half a star," {he} wrote, "and again tomorrow, please."

# 20 b
= By an open window, {Kim} blows the trombone, and {vane} moves the slide.
[birthday&roomy: Under the door were {eleven} birthday cards. | new-baby&roomy: The baby slept only with bar ten now. | christmas&roomy: On the door hung one whole star. | family-wedding&roomy: The bride sent a star, made entirely of sugar. | halloween&roomy: Somebody had left a toffee.] <On Monday at five, {Kim} blew, and {vane} moved the slide, and the long notes shivered.|At five on Monday, the breath was {Kim's} and the slide was {vane's}, and the long notes shivered.>
> last
* joy |
* joy |

<Down in the street, one after another, the windows opened.|[place: Along {place.street} | Along the street], the windows opened, one by one.>

## lead dog
want: {Bo+} had always wanted somebody to sing with, and <joined in|did so>.
band: {Bo} had asked <to join for years|every year>, and been sent home.
cupboard: {Bo} sang outside, <so as not to miss it|to keep the {cow} company>.
four: There {Bo} joined in, and everybody laughed, <so {Kim} stopped|and {Kim} stopped>.
breath: {Kim} watched {Bo} sing. <It came from low in the ribs.|The whole dog went in and out.>
slide: {Bo} brought it back, <with improvements|slightly shorter>.
cloud: {Bo} shook, and then there were two clouds.
triangle: {Bo} looked at it, and waited for <the rest|it to begin>.
silence: At five, {Bo} sat down by the suitcase.
eyes: {Bo} missed <the big brass animal, which lay ill, behind a suitcase|somebody large, who had stopped singing>.
hinge: At five, {Bo} went down to the street, and sang the {tune}, alone. {Kim} ran out to <stop|fetch> {them}, and looked up.
wait: {Bo} shook all over, and <held it in|did not join in>.
sixteen: Then, and on the right note, <{Bo} came in|in came {Bo}>.
last: {Bo} lay on the sill, and let somebody else sing.

## lead cat
want: {Bo+} had always slept at five, <and looked at {Kim}|and meant to go on>.
band: {Bo} sat through a bar and a half.
cupboard: {Bo} <left by the window|went out> at five, and came home at six.
four: There {Bo} sat down on the music, <so {Kim} stopped|and {Kim} stopped>.
breath: {Kim} watched {Bo} purr. <It took the whole cat.|It began at the far end of the cat.>
slide: {Bo} was leaving anyway, and left faster.
cloud: {Bo} was white, and remembered it.
triangle: {Bo} put a paw on it, and it stopped. <{Bo} liked that.|It was ideal.>
silence: At five, {Bo} went out all the same.
eyes: {Bo} liked the peace, <but was the only one|though it was not a happy one>.
hinge: At five, {Kim} followed {Bo}, to see where {they} went, and saw {them} sit down in <a window, as if at home|somebody else's window>.
wait: {Bo} took the best seat, and <turned {their} back|faced the wall>.
sixteen: At the last note, {Bo} <turned round, and stayed|turned round>.
last: {Bo} lay on the sill, and purred, nearly in tune.

## lead bird
slide: {Bo} flew beside it, as far as it went.
cloud: {Bo} came out of it looking like an owl.
hinge: At five, {Bo} flew out, and whistled bars one to nine at a window. {Kim} came to see why.
last: {Bo} took the high notes, from the sill.

## lead fish
slide: It went into {Bo's} bowl, and {Bo} swam through it.
cloud: {Bo} looked up at the snow, and swam lower.
hinge: At five, rings ran across {Bo's} water. A foot was tapping it out, up above, so {Kim} looked up.
last: Rings ran over {Bo's} water, and {Bo} swam through each.

## lead rabbit
slide: It came down just behind {Bo}, who thumped.
cloud: {Bo} sat in it, thumping, and made more.
hinge: At five, {Bo} thumped four beats. Up above, somebody's foot thumped back, so {Kim} looked up.
last: {Bo} thumped on one and three.

## lead guineapig
slide: {Bo} gave the best note of the morning.
cloud: {Bo} sneezed, in key.
hinge: At five, {Bo} called for the noise, until a curtain moved, far up. {Kim} saw it.
last: {Bo} called for more, and got it.

## lead hamster
slide: {Bo} chased it, and gave up at once.
cloud: {Bo} packed some of it, for later.
hinge: At five, {Bo} ran in the wheel, in time. Up above, a foot tapped along, so {Kim} looked up.
last: {Bo's} wheel went round in time.

## lead horse
slide: {Bo} caught it between {their} teeth, like a carrot.
cloud: {Bo} snorted, and it went on to the next street.
hinge: At five, {Bo} stood in the street, and looked up, and would not come away. {Kim} looked up as well.
last: {Bo} breathed out with the long notes.

## lead lizard
slide: {Bo} was in its way, and then was not.
cloud: {Bo} shut one eye, and then the other.
hinge: At five, {Bo} lay on the step, where the sound used to come out, and looked up. So did {Kim}.
last: {Bo} nodded, slowly, in time.

## lead toy
slide: It knocked {Bo} out of the front row.
cloud: {Bo} has never been quite the same colour since.
hinge: At five, {Bo} was gone. Somebody had sat {them} on the step outside, facing up. {Kim} looked up.
last: {Bo} had the best seat, and a cushion.

## lead other
slide: {Bo} moved over, just in time.
cloud: {Bo} moved over, a bit late.
hinge: At five, {Bo} went out on the step, and looked up, and did not look away. {Kim} looked, too.
last: {Bo} kept still, all the way through.

## trait pet fear
set: {Bo} was afraid of {trait.things}, and added this.
trouble: {Bo} had heard something like {trait.things} in it, and gone.
pay: {Bo} had stayed to the end. It had been worse than {trait.things}.

## trait pet theft
set: {Bo} had {trait.a} from somewhere, but that was nothing new.
trouble: "PS," it said. "{Bo} has {trait.thing} that I am missing."
pay: {Bo} put {trait.thing} back, on her mat.

## trait pet noise
set: "{trait.Sound}," said {Bo}, in the same key.
trouble: "PS: One whole star," it said, "for {Bo}, for {trait.sound}."
pay: "{trait.Sound}," said {Bo}. "I know that voice," she said.

## trait pet part
set: {Bo} had {trait.has}, and had never cared who looked.
trouble: "PS," it said. "{Bo} has {trait.has}, and does not stop."
pay: She looked at {Bo}, who had {trait.has}, and stopped hiding her hands.

## trait pet deaf
set: {Bo} couldn't hear, and sat the closest.
trouble: "PS: Only {Bo} sat through it," it said, "and {Bo} is deaf."
pay: {Bo} had felt every bar of it, through the floor.

## trait pet age
set: {Bo} was {trait.is}, and [old: had heard worse | had heard nothing better].
trouble: "PS," it said. "{Bo} is {trait.is}, and deserves better."
pay: [old: "{Bo} and I are the same age," she said. | "{Bo} will be old," she said, "before it's good. I can wait."]

## trait pet favourite
set: {Bo} offered {trait.thing}, as one does, after bad news.
trouble: {Bo} had kept {trait.thing} in the bell. That had flown first.
pay: {Bo} put {trait.thing} down on her mat.

## trait pet sleep
set: {Bo} was asleep {trait.where}, or was pretending.
trouble: "PS: {Bo} would like to be {trait.where}," it said. "So would I."
pay: {Bo}, who slept {trait.where} as a rule, lay down on her feet.

## trait pet habit
set: {Bo} liked to {trait.do}, and did that instead of crying.
trouble: "PS: {Bo} {trait.did} through bar six," it said. "It helped."
pay: {Bo} {trait.did}, there and then. "I have heard about that," she said.

## trait pet talent
set: {Bo} could {trait.do}. People forgot how long that had taken.
trouble: "PS: {Bo} can {trait.do}," it said, "and nobody has to listen."
pay: "That's {Bo}, who can {trait.do}," she said. "How long did it take?"

## trait child fear
set: [dark: It was dark in there, and {he} hated the dark. | {Kim} feared {trait.things}, and now doors.]
trouble: It was like {trait.things}: best left alone.
pay: It was worse than {trait.things}, and {he} stood there.

## trait child collection
set: {He} put down {trait.a} for each good note: two.
trouble: All the {trait.things} went into a box. There were nine.
pay: By now there were ninety {trait.things} on the shelf.

## trait child noise
set: {Kim} liked to {trait.do}, and that had never been reviewed.
trouble: {He} did not even {trait.do}.
pay: There was no breath left to {trait.do}.

## trait child part
set: With {trait.has}, said the shop, it could be done.
trouble: It was because of {trait.has}, {he} decided.
pay: It had nothing to do with {trait.has}.

## trait child favourite
set: In {his} head, it sounded as good as {trait.things}.
trouble: There were always {trait.things}. It wasn't the same.
pay: For nearly a bar, it was as good as {trait.things}.

## trait child sleep
set: At night, {trait.where}, {his} arm went on moving the slide.
trouble: At night, {trait.where}, {he} missed it.
pay: {His} arm had practised, {trait.where}.

## trait child habit
set: [askswhy: "Why does it do that?" asked {Kim}, as always. | counts: {Kim} counted everything, so: ninety wrong notes. | drawsonthings: {Kim} drew all sixteen bars inside the door. | loseshats: {Kim} lost a hat in there, as usual.]
trouble: [askswhy: "Why bother?" asked {Kim}, and for once wanted no answer. | counts: {He} counted the days, and there was nothing else to count. | drawsonthings: {He} drew a line through bar ten. | loseshats: {He} had lost a good many hats, and now a tune.]
pay: [askswhy: {Kim} had stopped asking why. | counts: {Kim} counted, and there were six bars to go. | drawsonthings: {Kim} had drawn it on one hand. | loseshats: {Kim} had lost a hat in bar two.]

## trait child talent
set: {Kim} could {trait.do}. That had come by itself.
trouble: {He} could still {trait.do}, unpractised.
pay: {Kim} could always {trait.do}. This felt different.

## dog
first: {Bo+} sang along, nose to the ceiling.
review: {Bo} was reviewed as well, as sharp, but sincere.
low: {Bo} sang one note alone, and stopped.
joy: {Bo} was given three stars, and ate them.

## dog 2
first: {Bo+} brought {Kim} both slippers, in sympathy.
review: {Bo} was listed, under "Drums".
low: {Bo} had nothing to beat time to.
joy: {Bo} kept time, nearly.

## cat
first: {Bo+} left, without appearing to hurry.
review: {Bo} was mentioned, for leaving: "The cat has taste."
low: {Bo} came back, and searched for the noise.
joy: {Bo} had stayed for all sixteen.

## cat 2
first: {Bo+} lay down by the empty case, as a hint.
review: {Bo} got a star, for sitting on the music.
low: {Bo} guarded the case, and did not enjoy it.
joy: {Bo} left the case, yawning in tune.

## bird
first: {Bo+} tried it back at once, in a better key.
review: {Bo} was reviewed as well, for not sharing.
low: {Bo} whistled bar nine, and waited.
joy: {Bo} can do all sixteen.

## fish
first: {Bo+} watched the rings run over the water.
review: {Bo} was praised in writing, for silence.
low: The water in {Bo's} bowl had gone quite flat.
joy: {Bo} swam in rings, in time.

## rabbit
first: {Bo+} folded one ear over the other.
review: {Bo} was reviewed as well, for thumping on the beat.
low: {Bo} thumped four, as if to count somebody in.
joy: {Bo} thumped, which is clapping.

## guineapig
first: {Bo+} took it for dinner, and answered.
review: "The high notes," said Friday's, "appear to be {Bo}."
low: {Bo} called, and nobody answered.
joy: {Bo} has been given the top line.

## hamster
first: {Bo+} packed both cheeks, and moved under the bath.
review: {Bo's} wheel was reviewed as well: "Steady."
low: At five o'clock, {Bo} ran alone.
joy: {Bo} moved back from under the bath.

## horse
first: {Bo+} came up the stairs, and answered in the same key.
review: "The horse," said Friday's, meaning {Bo}, "breathes correctly."
low: {Bo} looked in at five, and there was nothing.
joy: {Bo} answered, from the chest.

## lizard
first: {Bo+} went flat, as in an earthquake.
review: {Bo} was reviewed as well: "Unmoved."
low: {Bo} lay across the music, at bar ten.
joy: {Bo} nodded, and on the beat.

## toy
first: {Bo+} sat in the front row.
review: "Audience: one," said Friday's, and that was {Bo}.
low: {Bo} fell off the chair.
joy: {Bo} kept the front row throughout.

## other
first: {Bo+} looked round, to see who had been hurt.
review: {Bo} was reviewed as well: "Bore up."
low: {Bo} looked behind the suitcase.
joy: {Bo} bore up beautifully.

## duet
first: {Bo+} blamed {Mo+}, who blamed {Kim}.
review: {Bo} and {Mo} got one between them.
low: {Bo} and {Mo} were quiet.
joy: {Bo} and {Mo} shared a star.

## duet 2
first: {Bo+} looked at {Mo+}, in case there was more.
review: {Bo} thought it harsh, and {Mo} thought it kind.
low: {Bo} sat with {Mo}.
joy: {Bo} and {Mo} swayed.

## any sofa
first: {Bo+} withdrew behind the sofa, to think.
review: {Bo} was listed as "Absent, wisely".
low: {Bo} came out, and listened.
joy: {Bo} gave up the sofa, for good.

## any music
first: {Bo+} sat on the music, to help.
review: {Bo} was reviewed as well: "In the way of bar six."
low: {Bo} still sat on bar six.
joy: {Bo} sat on nothing at all, and listened.

## any clock
first: {Bo+} learned what five o'clock meant.
review: {Bo} was reviewed as well: "Punctual."
low: {Bo} turned up, and waited.
joy: {Bo} turned up, and so did everybody.

## any judge
first: {Bo+} gave no sign of having heard.
review: {Bo} was reviewed as well, for making no comment.
low: {Bo} gave {Kim} a look, without stars.
joy: {Bo} gave it a look, with four stars.
`
