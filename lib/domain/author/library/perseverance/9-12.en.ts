export const words = String.raw`
title: <Half a Star|Sixteen Bars|Half a Star, for Stopping|A {Cow} Has Been Told Bad News>
refrain: "Half a star," said the review, "for stopping."
recall: the trombone with the dent
deed: got through bar ten
summary: {Kim} has a second-hand trombone, and one tune to learn, all sixteen bars of it. Every day at five o'clock, {he} practises. Every morning there is a review under the door. "A {cow} has been told bad news," says the first one. "No stars."
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
word: peculiar = strange
word: muffled = made quieter by something soft
word: movements = the parts of a long piece of music
word: dent = a place that has been knocked in
question: Which of the reviews was the rudest, and which one helped?
question: {friend} offers {Kim} a triangle. What would have been good about taking it?
question: Why did a review come on Thursday, when nobody had played?
question: What was the cost of bar ten?
question: What do you think that {vane} did when she read the last review?
activity: write | Review a noise in your house: a tap, a stair, a kettle. How many stars?
activity: sound | Play one note on anything, as long as one breath lasts. Now breathe lower down, and try again.
activity: think | What would you give up first? | the third week ; bar nine ; the bathroom ; none of them
surprise: Somebody is in the pictures before we hear her name. | Look for {vane} on page 6 and on page 17.
surprise: One review is written by somebody else. | Compare the last one with page 6.

# 1
= {Kim} holds a brass trombone with a dent in it.
{Kim} bought a trombone for {eleven} dollars[roomy: , including the dent], and took it [home&!apartment: to {his} aunt's flat | home to the flat] above the bakery. The first note brought {flour} down from the ceiling.
* first | The second note was the same, but longer.

# 2
= A small band plays in the street, with a bandmaster, a drum and a triangle.
On first Sundays [somewhere: {somewhere.at}], the street band played at the bakery door. It took anybody who could get through one {tune}, all sixteen bars, without stopping.

# 3
= {friend} holds up something small and shiny. {Kim} shakes {his} head.
"They need a second triangle," said {friend}[roomy: , who was the first]. "You could start tomorrow." But {Kim} had heard what a trombone does at the end of bar sixteen.
* first | It was like a door opening, on purpose.

# 4
= {Kim} has found a slip of paper under the front door.
On Tuesday, a slip of paper lay <under|inside> the door. "Monday, five o'clock: a {cow} has been told bad news. No stars."
* first | It wasn't signed.

# 5
= In a dim bedroom, {Kim} plays with the curtains shut.
There were {eleven} flats, and all of them had ears, so {Kim} practised with {his} head in the {cupboard}.

"Tuesday," said the next review. "The same {cow}, in a {cupboard}. No stars."

# 6
= At the bakery door, {Kim} lowers the trombone. Far behind stands an old lady.
On the first Sunday, {Kim} reached bar four. "Next month," said the bandmaster. [sequel&1-3: Even {recall} had gone better.]

"Four bars," said <the review on Monday|Monday's review>. "Half a star, for stopping."

# 7
= {Kim} sits on the bathroom floor with a blanket and the trombone.
{Kim} practised in the bathroom[roomy: , and underneath a blanket]. "<The echo deserved better|I was sorry for the echo>," said one review, and another, "Muffled, but not <enough|nearly enough>."
* review | They came every day, like the post.

# 8
= {Kim} reads a slip of paper and lays a hand on {his} tummy.
"The player breathes into the shoulders," said a more peculiar one, "<where there is no room|which are full already>." {Kim} tried breathing lower down, and the note got longer.
* review | "Longer," said the next one, "is not better."

# 9
= In front of the bakery, everybody ducks. Something long has flown off the trombone.
On the next first Sunday, {Kim} got to bar nine, and the slide flew off [place: towards {place.landmark}]. [dog: {Bo} brought it back, with improvements. | cat: {Bo} was leaving anyway, and left faster. | bird: {Bo} flew beside it, as far as it went. | fish: It went into {Bo's} bowl, and {Bo} swam through it. | rabbit: It came down across {Bo's} ears. | guineapig: {Bo} gave the best note of the morning. | hamster: {Bo} was in it, and enjoyed the trip. | horse: {Bo} caught it between {their} teeth, like a carrot. | lizard: {Bo} was holding on to it, and went too. | toy: It knocked {Bo} out of the front row. | {Bo} moved over, just in time.]

"Next month," said the bandmaster[1-3: , from under the table].

# 10
= {friend} laughs until she has to sit down. {Kim} holds the review.
"Nine bars," said the review, "and {eleven} metres. Half a star, for distance." {friend} laughed until she had to sit down on the step[1-3: , and {Kim} would have, about any other instrument].
* review |

# 11
= In the park, {Kim} tries out the triangle.
"Nobody reviews a triangle," said {friend}, and lent {Kim} hers. It was shiny, and it went {ting} whenever it was asked to. {Kim} liked it more than {he} <wanted|meant> to.

# 12
= {Kim} pushes the trombone under the bed.
The trombone went under the bed. On Monday[first-day-of-school: , the first day of school,] nobody played anything, and on Tuesday nobody played it again.
* low | The ceiling stayed where it was.
* low |

# 13
= There is a slip of paper under the door again.
On Thursday, there was a slip of paper under the door. "Silence, in <three|four> movements," it said. "Accurate, but rather long."
* low | {Kim} read it standing up, and then sitting down.

# 14
= From behind: {Kim} looks up at an old house. One window is open.
{Kim} went outside and looked up. A window on the {third} floor, which had always been shut, was open by the width of a trombone. [1-4: The curtain was trying not to move.]

# 15
= {Kim} plays the trombone, facing the open window.
[deed: {Kim} once {deed}[back: , {back.at}]. At five o'clock, {he} | At five o'clock, {Kim}] <breathed in, low down,|took a low breath,> and played bar ten at it, and then bar ten, and then bar ten. [1-4: The window stayed open.]

# 16
= By lamplight, {Kim} plays. The wall is covered with slips of paper.
"Bar ten," said the review. "Either it's improving, or I am going deaf."

There was no way round bar ten[roomy: , and {Kim} had looked]. There was a way through it, which took {days}.

# 17
= The whole street has come out. {Kim} stands at the bakery door with the trombone.
[event&!first-day-of-school: The third first Sunday was {event.is}, and the whole street came, with {event.food}. | occasion&!event: The third first Sunday was {occasion}, and the whole street came. | On the third first Sunday, the whole street came, with its fingers <ready|at its ears>.] {Kim} played bar four, and bar nine, and then bar ten, which wobbled, and went on.

# 18
= {Kim} plays the last note with eyes shut.
Sixteen came out slow and cracked, but it did what a trombone does, and {Kim} hadn't stopped.
* joy | Nobody moved, in case there was more.
* joy |

Up on the {third} floor, somebody clapped, twice.

# 19
= {vane} has opened her door. She hides her hands.
"Who's been teaching you?" asked the bandmaster. "I had bad reviews," said {Kim}, and went up to the {third} floor.

{vane} opened the door, and behind her hung another trombone. "My hands shake," she said, "so I only listen."

# 20
= By the open window, {Kim} sits with a pencil and listens.
On Monday at five, somebody was playing upstairs[roomy: , slowly, and <not well|rather badly>]. {Kim} listened to the end, and found a pencil.
* joy | {He} thought about it quite hard.
* joy |

"Half a star," {he} wrote. "Again tomorrow, please."

## dog
first: {Bo+} sang along, nose to the ceiling.
review: {Bo} was reviewed as well: "Sharp, but sincere."
low: {Bo} sang one note alone, and stopped.
joy: {Bo} was given three stars, and ate them.

## dog 2
first: {Bo+} brought {Kim} both slippers, in sympathy.
review: {Bo} was listed as "Drums: one tail".
low: There was no beat at all in {Bo's} tail.
joy: {Bo's} tail kept time, nearly.

## cat
first: {Bo+} left, without appearing to hurry.
review: {Bo} was mentioned, for leaving: "The cat has taste."
low: {Bo} came back, and searched for the noise.
joy: {Bo} had stayed for all sixteen bars.

## cat 2
first: {Bo+} lay down by the empty case, as a hint.
review: {Bo} was given a star, for sitting on the music.
low: {Bo} guarded the case, and did not enjoy it.
joy: {Bo} left the case, yawning in tune.

## bird
first: {Bo+} tried it back at once, in a better key.
review: {Bo} was reviewed as well: "Knows it. Won't share."
low: {Bo} whistled bar nine, and waited.
joy: {Bo} can do all sixteen, including the crack.

## fish
first: {Bo+} watched the rings run over the water.
review: {Bo} was praised in writing, for silence.
low: The water in {Bo's} bowl had gone quite flat.
joy: {Bo} swam in rings, in time.

## rabbit
first: {Bo+} folded one ear over the other.
review: {Bo} was reviewed as well: "Thumps. On the beat, too."
low: {Bo} thumped four, as if to count somebody in.
joy: {Bo} thumped, which is clapping.

## guineapig
first: {Bo+} took it for dinner, and answered.
review: "The high notes," said Friday's, "appear to be {Bo}."
low: {Bo} called at five o'clock, and nobody answered.
joy: {Bo} has been given the top line.

## hamster
first: {Bo+} packed both cheeks, and moved under the bath.
review: {Bo's} wheel was reviewed as well: "Steady."
low: At five o'clock, {Bo} ran alone.
joy: {Bo} moved back from under the bath.

## horse
first: {Bo+} answered from the yard, in the same key.
review: "The horse," said Friday's, meaning {Bo}, "breathes correctly."
low: {Bo} looked in at five, and there was nothing.
joy: {Bo} answered, with all of {their} chest.

## lizard
first: {Bo+} went flat, as in an earthquake.
review: {Bo} was reviewed as well: "Unmoved."
low: {Bo} lay across the music, at bar ten.
joy: {Bo} nodded, and on the beat.

## toy
first: {Bo+} sat in the front row, the only row.
review: "Audience: one," said Friday's, and that was {Bo}.
low: {Bo} fell off the chair, and stayed there.
joy: {Bo} kept the front row throughout.

## other
first: {Bo+} looked round, to see who had been hurt.
review: {Bo} was reviewed as well: "Bore up."
low: {Bo} looked under the bed, at length.
joy: {Bo} bore up beautifully.

## duet
first: {Bo+} blamed {Mo+}, who blamed {Kim}.
review: "Also {Bo} and {Mo}," said Friday's, "in no key."
low: {Bo} and {Mo} were quiet, which never happened.
joy: {Bo} and {Mo} were given a star, to share.

## duet 2
first: {Bo+} looked at {Mo+}, in case there was more.
review: {Bo} thought it harsh, and {Mo} thought it kind.
low: {Bo} and {Mo} kept the quiet company.
joy: {Bo} swayed, and {Mo} swayed the other way.

## any sofa
first: {Bo+} withdrew behind the sofa, to think.
review: {Bo} was listed as "Absent, wisely".
low: {Bo} came out from behind the sofa, and listened.
joy: {Bo} gave up the sofa, for good.

## any music
first: {Bo+} sat on the music, to help.
review: {Bo} was reviewed as well: "In the way of bar six."
low: {Bo} still sat on bar six, out of habit.
joy: {Bo} sat on nothing at all, and listened.

## any clock
first: {Bo+} learned what five o'clock meant.
review: {Bo} was reviewed as well: "Punctual."
low: At five o'clock, {Bo} turned up, and waited.
joy: {Bo} turned up, and so did everybody.

## any judge
first: {Bo+} gave no sign of having heard.
review: {Bo} was reviewed as well: "No comment. Quite right."
low: {Bo} gave {Kim} a look, without stars.
joy: {Bo} gave {Kim} a look, with four stars.
`
