export const words = String.raw`
title: <Dear Great-Aunt|It Is Green|A Zucchini That Nobody Stopped|Three Lines Will Do>
refrain: "Dear Great-Aunt," wrote {Kim}. "Thank you for the marrow."
recall: the marrow in the box
deed: filled both sides of {sheets} sheets with thanks
summary: A box comes, as long as the sofa. It is not {canoe}. It is a marrow, and {Kim} has to write three lines to thank Great-Aunt {wil}. "Thank you for the marrow. It is green." That is two. What else can anybody say about a marrow?
extra: friend = {friend}
extra: grownup = {ray}
pick: friend = Bea, Lupe, Nadia, Fern, Yuki, Ola, Thea
pick: ray = Uncle Ray, Uncle Sid, Uncle Joe, Uncle Pat
pick: wil = Wilhelmina, Josephina, Philomena, Bernadette
pick: canoe = a canoe, a slide, a telescope
pick: bows = bright bows, paper bows, little bows
pick: rain = rain, summer, pepper
pick: sheets = three, four, six
word: marrow = a vegetable like a big zucchini
word: zucchini = a green vegetable, good when it is small
word: stamp = a little sticky picture that pays for a letter
word: envelope = the paper cover of a letter
word: swap = to give one thing for another
word: crocodile = a long animal with a lot of teeth
word: scratch = to make a thin mark with something sharp
question: What did {Kim} think was in the box?
question: Why was the third line so hard?
question: The letter on page 11 had three lines. What was wrong with it?
question: What did {Kim} give up for the marrow?
question: What has somebody done for you that took them a long time?
activity: write | Write three lines to somebody. The third one must be a question.
activity: make | Write a name with a pin on a lemon or a zucchini. Look at it tomorrow, and the day after.
activity: look | Take a vegetable and look at it for one whole minute. What can you say about it now?
surprise: The name was there from the start. | What is on the side that nobody looks at? Turn to page 15.
surprise: Read the letters aloud, on pages 4, 11 and 18. Which one sounds like {Kim}? | Try each of them as Great-Aunt {wil}.

# 1
= {Kim} throws up both arms beside a big box in the hall.
The box from Great-Aunt {wil} was as long as the sofa. [home&1-2&!event&!occasion: It nearly stuck in {home.door}.] [birthday: It was {Kim's} birthday, and {he} | event: It was {event.is}. {Kim} | occasion: It was {occasion}. {Kim} | {Kim}] knew at once what was in there. It was {canoe}.
* box | It even rattled like one.

# 2
= In the box lies something long and green. {Kim} stares at it.
It was a marrow, which is a zucchini that nobody has stopped. {Kim} looked underneath it, for {canoe}.
* box | There was only more marrow.

# 3
= {ray} puts paper in front of {Kim}. The marrow lies along the table.
"You had better write and thank her," said {ray}. "Three lines will do." [roomy: {Kim} found a pencil.] It would only take a minute[somewhere: , even {somewhere.at}].
* box | Then it would be over.

# 4
= {Kim} holds up a short letter. {ray} reads it.
"Dear Great-Aunt," wrote {Kim}. "Thank you for the marrow. It is green."

"That's two," said {ray}. "And she knows that it's green."

# 5
= {Kim} has {his} chin on {his} hands, and looks at the marrow.
{Kim} looked at the marrow. [roomy: It lay there, from one end to the other.] [sequel&1-3: It was no help, unlike {recall}.] There was nothing else to say about it.
* know | Marrows do not do much, as a rule.

# 6
= {Kim} takes the marrow for a walk through the park.
So {Kim} took it in a wheelbarrow[place: , as far as {place.landmark}]. [roomy: People lifted their hats.] "It has been out," wrote {Kim}.

"That's about you," said {ray}.
* know | The marrow had been good, too.

# 7
= The marrow is in the bath, with a hat on. {Kim} kneels beside it.
{Kim} gave it a bath and a hat, to see if it did anything. It did not float, but it <looked well in|suited> the hat.

"She knows about hats," said {ray}.

# 8
= {friend} has stopped, with a kite under her arm, and stares at the marrow.
{friend} came by, with her kite. "That's the best crocodile that I've ever seen," she said. "I need one for my play. Swap?"
* know | The marrow did look rather like one.

# 9
= {Kim} gazes up at a red kite in the wind.
It was a kite with a tail of {bows}[roomy: , and pulled like a dog]. {Kim} had wanted one for ever. [roomy: They shook hands.] {friend} would come for the crocodile at six o'clock.

# 10
= From above: {Kim} sits between a kite and a marrow, and chews a pencil.
That left the letter, and {Kim} chewed the pencil. How do you thank somebody for a thing that you have swapped?
* low | The pencil tasted of pencil.

# 11
= {ray} smiles at the letter. {Kim} does not.
"Dear Great-Aunt. Thank you for the marrow. It is green. It is just what I wanted."

That was three lines. {ray} said what a nice letter it was.

# 12
= In the hall, {Kim} holds an envelope and does not go out.
{Kim} put it in an envelope. [roomy: It looked nice from the outside, too.]
* low | Nobody can see inside an envelope.

But the stamp would not stick, and when {Kim} licked it again, it curled.

# 13
= {Kim} kneels down by the marrow, under the clock.
At five to six, {Kim} went to say goodbye to the marrow, and felt silly. It was only a crocodile now.
* low | "Well," said {Kim}, and could not think what came next.

# 14
= The marrow rolls over. {Kim} jumps back.
[dog: {Bo} gave it one last lick, and leaned. | cat: {Bo} had been asleep on it, and jumped down hard. | bird: {Bo} hopped along it, right to the edge. | fish: {Kim} moved {Bo's} bowl, and bumped it. | rabbit: {Bo} kicked it with both back feet. | guineapig: {Bo} got in behind it, and pushed. | hamster: {Bo} ran along the top of it, as if it were a wheel. | horse: {Bo} gave it a nudge, as if it were a gate. | lizard: {Bo} ran under it, and round, and over. | toy: {Bo} slid down behind it, and had to be pulled out. | {Bo} leaned on it, in a friendly way.]

The marrow rocked, this way and that. Then, for the first time, it rolled over on its other side.

# 15
= On the other side of the marrow is a name: {Kim}.
There was a name on it, which was not painted, but had grown there. The letters were pale, and <as long as a hand|a bit wobbly>.

"{Kim}," said the marrow. [deed: It meant this one. {He} once {deed}[back: , {back.at}].]

# 16
= {ray} kneels by the marrow. {Kim} holds up one finger.
"Scratch it with a pin, when it's no bigger than a finger," said {ray}. "Then they both grow."

{Kim} held up a finger. Somebody had watered that name, every day, all summer.

# 17
= At the door, {Kim} gives the kite back to {friend}.
{friend} was at the door with a wheelbarrow. {Kim} gave her back the kite, {bows} and all.

"I can't swap it," {he} said. "It's got me on it."

"Then you will have to be the crocodile," said {friend}.

# 18
= In bed, by lamplight, {Kim} writes and writes.
"Dear Great-Aunt," wrote {Kim}. "Were there snails? Did you talk to it? On which day did you write me?"

It took until <bedtime|supper>, and both sides of {sheets} sheets. The stamp stuck at once.

# 19
= In the garden there is soup for the whole street.
They made soup of all but the name[1-2: , for the whole street. It|, and it] tasted of {rain}.
* soup | {friend} had hers in the crocodile's hat.
* soup |

{Kim} kept the seeds.

# 20
= {Kim} kneels in the garden with a pin, by one small plant.
The soup lasted until Thursday.
* soup | The seeds came up in spring.

Now there is one marrow, no bigger than a finger. "Dear Great-Aunt {wil}," wrote {Kim}, with a pin. It will have to grow.

## dog
box: {Bo+} smelled it all over, and hoped.
know: {Bo} brought the marrow a ball, and waited.
low: {Bo} lay down beside the marrow, nose to end.
soup: {Bo} had three bowls, and slept like a fourth.

## dog 2
box: {Bo+} helped with the paper, and the string.
know: {Bo} wagged at the marrow, in case it was shy.
low: {Bo} put a chin down by {Kim's} foot.
soup: {Bo} buried a piece, for next year.

## cat
box: {Bo+} took the box, and left {Kim} the rest.
know: {Bo} slept by the marrow, and called it company.
low: {Bo} sat by the paper, facing the other way.
soup: {Bo} had some soup, when nobody looked.

## cat 2
box: {Bo+} waited for the string, and got it.
know: {Bo} patted the marrow, to make it run.
low: {Bo} walked all over the letter.
soup: {Bo} washed, and said nothing about the soup.

## bird
box: {Bo+} said that it was seeds, and was nearly right.
know: {Bo} sang to the marrow, which is good for plants.
low: {Bo} put {their} head under one wing.
soup: {Bo} ate some of the seeds, but not all.

## fish
box: {Bo+} looked from every side of the bowl.
know: {Bo} met the marrow once on each lap.
low: No bubbles came from {Bo}, all afternoon.
soup: {Bo} had one green crumb, and thought about it.

## fish 2
box: Up came {Bo+}, right to the top, to see.
know: {Bo} blew the marrow a bubble, and got none back.
low: {Bo} stayed behind the weed.
soup: {Bo} swam round a floating seed.

## rabbit
box: {Bo+} knew by the smell, and said nothing.
know: Nobody saw {Bo} take a bite from one end.
low: {Bo} thumped at the letter.
soup: {Bo} had the top and the tail, raw.

## guineapig
box: {Bo+} shouted at the box until it opened.
know: {Bo} shouted at the marrow, for joy.
low: {Bo} did not shout at all.
soup: {Bo} ate from end to end of supper.

## hamster
box: {Bo+} made a bed of the string.
know: {Bo} walked round the marrow, which took all morning.
low: {Bo} gave up a peanut, and pushed it to {Kim}.
soup: {Bo} hid one seed, and would not say where.

## horse
box: {Bo+} leaned in, and ate some of the box.
know: {Bo} took the marrow for a log, and stepped over it.
low: {Bo} sighed, and the paper blew away.
soup: {Bo} had soup from a bucket.

## lizard
box: {Bo+} ran into the paper, and came out brown.
know: {Bo} lay by the marrow, and could not be found.
low: {Bo} went as pale as the paper.
soup: {Bo} had one drop, and sat with it.

## toy
box: {Bo+} was held up, to see.
know: {Bo} sat by the marrow, like a groom by a horse.
low: {Bo} lay with one arm over {their} eyes.
soup: {Bo} was served first, and left it all, for manners.

## other
box: {Bo+} came to look, and stayed.
know: {Bo} kept away from the marrow, politely.
low: {Bo} sat down on the floor with {Kim}.
soup: {Bo} had a second bowl, and a third.

## duet
box: {Bo+} thought that it was for {Mo+}.
know: {Bo} liked one end of the marrow, and {Mo} liked the other.
low: {Bo} looked at {Mo}, and nobody looked at {Kim}.
soup: {Bo} watched {Mo's} bowl, and {Mo} watched {Bo's}.

## duet 2
box: {Bo+} minded one end of it, and {Mo+} minded the other.
know: {Bo} kept it company, and {Mo} kept {Bo} company.
low: {Bo} and {Mo} were quiet, which was no help.
soup: {Bo} had some, and left some for {Mo}.

## any box
box: {Bo+} sat down by the box, and stayed.
know: {Bo} was still thinking about the box.
low: {Bo} left the box alone, to sit with {Kim}.
soup: {Bo} lay down, full of soup.

## any polite
box: {Bo+} looked pleased, to be polite.
know: {Bo} was polite to the marrow.
low: {Bo} was too polite to say it.
soup: {Bo} forgot to be polite, and had thirds.

## any sniff
box: {Bo+} gave the string some help.
know: {Bo} looked at one end of the marrow, and then the other.
low: {Bo} did not care for the letter.
soup: {Bo} finished what was left, and what wasn't.

## any ask
box: "What is it?" {Kim} asked {Bo+}.
know: "What does it do?" {Kim} asked {Bo}.
low: "What would you write?" {Kim} asked {Bo}.
soup: {Bo} asked for more, silently.
`
