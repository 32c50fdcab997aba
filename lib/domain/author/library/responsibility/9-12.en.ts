export const words = String.raw`
title: <Neither Rain|The Hill Post|Late Already|A Letter for Number Five>
refrain: "Neither rain," said {friend}.
recall: the letter for Number Five
deed: took a late letter up the lane
summary: The Hill Post has six letterboxes, fifty cents a letter and a Code of Honour, with fines. Neither rain nor wind shall stop it. Then, on a wet Tuesday, {Kim} leaves one letter in the bottom of the bag. It would be there tomorrow. It was, too.
extra: friend = {friend}
extra: elder = {quill}
extra: grownup = the postman
pick: friend = Imogen, Tilda, Yara, Petra, Nkechi, Saskia, Delphine
pick: quill = Mrs Quill, Mrs Amato, Mrs Lund, Mrs Nakamura, Mrs Dube
pick: biscuits = ginger nuts, custard creams, chocolate fingers
pick: boot = an old boot, a wooden clog, a teapot
pick: cow = a tin cow, a wooden owl, a small castle
pick: mint = peppermint, barley sugar, humbug
sign: rule-one = RULE ONE
sign: fines = FINES
word: founded = started, like a club or a company
word: treasurer = the person who looks after the money
word: payable = to be paid
word: alternate = every second one
word: envelope = the paper cover of a letter
word: fined = made to pay for breaking a rule
word: excused = let off
word: squealed = made a long, high sound
question: Why was Wednesday harder than Tuesday?
question: {friend} wants to put the letter in the box in the dark. What is good about that?
question: What did {quill} do that made it worse, without meaning to?
question: {friend} looked at the tin for a long time. What was she thinking?
question: What is it that you have been late with for too long?
activity: write | Write a Code of Honour for your own house, with one rule and three fines.
activity: draw | Design a letterbox for each of your neighbours.
activity: think | Which of these should stop the post? | rain ; a goose ; being embarrassed ; a broken bridge
surprise: Somebody is in the pictures before we know what she is waiting for. | Look for {quill} on page 5.
surprise: Rule One is on page 2. | Read it again on the last page.

# 1
= The postman sits with a bad knee and hands his letters to {Kim} and {friend}.
When the postman injured his knee [somewhere: {somewhere.at}], the six houses on the hill stopped getting letters. By lunchtime, {Kim} and {friend} had founded the Hill Post.

# 2
= In a shed, {friend} nails a long list of rules to the wall.
{friend}, the treasurer, wrote the Code. Rule One was, "Neither rain nor wind shall stop the Hill Post," and the others were fines, payable in {biscuits}.
* depot | There was a fine for having no pencil.

# 3
= {Kim} and {friend} gaze at a tin full of coins.
The tin was marked CAP, after the real one in the junk shop[roomy: , to be worn on alternate days]. [sequel&1-2: It already paid better than {recall}.]
* depot | They had measured both heads.

# 4
= {Kim} and {friend} set out on their round. No two letterboxes are alike.
Number One's letterbox was {boot}. Number Five's[roomy: , which squealed,] was at the far end of a long lane[place: , with a view of {place.landmark}].
* depot | Number Three's was {cow}.

# 5
= In pouring rain, {Kim} stands at a lane that has become a pond. Far off, somebody is by her letterbox.
"Neither rain," said {friend} on Tuesday, from indoors, while it rained sideways.

{Kim} delivered to every letterbox but Number Five's, where the lane had turned into a pond.

# 6
= {friend} looks up from the Code. {Kim} does not quite look at her.
"All delivered?" asked {friend}.

"More or less," said {Kim}.

At the bottom of the bag lay one cream envelope, which would still be there tomorrow. It was, too.

# 7
= On a bright day, {Kim} hurries past a lane without looking.
Wednesday was beautiful. But the letter was a day late now, and somebody might ask why, so {Kim} waited for <a better moment|the perfect moment>.
* late | Right up to teatime, there wasn't one.

# 8
= {friend} adds another fine to the list. {Kim} sits and looks away.
By Thursday it was two days late, which is the trouble with being late: it continues by itself.
* late | {friend} fined everybody for everything, except for that.

# 9
= {quill} has come to the end of her lane. {Kim} holds the bag shut.
"Anything for Number Five?" asked {quill}, who had come to the end of her lane.

"Not today," said {Kim}[roomy: , holding the bag shut].

"Tomorrow, then," she said, as if {Kim} had been the one waiting.

# 10
= {quill} has her hat on, and puts something in {Kim's} hand.
[event: Friday was {event.is}. {quill} | occasion: Friday was {occasion}. {quill} | On Friday, {quill}] had her hat on, and gave {Kim} a {mint}[roomy: , for the hill]. "You'd bring it if it came," she said. [roomy: "I know that."]
* late | The {mint} lasted all day.

# 11
= By lantern light, {Kim} has put the envelope on the table.
That night, {Kim} told {friend}, who looked it up in the Code [roomy: of Honour].
* low |

"Put it in her letterbox in the dark," said {friend}. "She gets her letter, and nobody is unhappy."

# 12
= {Kim} and {friend} argue. She holds the tin.
"She'll believe that somebody wrote too late," said {Kim}.

"And if you tell her, that's the end of the Hill Post," said {friend}, "and of the cap."
* low | Neither of them was being silly.

# 13
= From above: {Kim} sits up in the moonlight. The envelope is beside {him}.
{Kim} took the envelope [home: back to {home.own} | home]. Nobody can read a letter through an envelope, but it can look at you all night.
* low | The clock struck all of its numbers.

# 14
= From behind: {Kim} goes up the flooded lane in the rain, with {Bo}.
On Saturday, it rained sideways again. "Neither rain," {Kim} told {Bo}, and they set off up the lane. [dog: {Bo} went first, to find the shallow bits. | cat: {Bo} walked between the drops, and was rude about it. | bird: {Bo} hopped ahead, showing the way. | fish: {Bo}, in the bowl, was the only one pleased. | rabbit: {Bo} hopped it, island by island. | guineapig: {Bo} came behind, and steered with squeaks. | hamster: {Bo} came too, cheeks shut tight. | horse: {Bo} waded in front, like a ferry. | lizard: {Bo} ran from stone to stone. | toy: {Bo} was soaked to the stuffing, and said nothing. | {Bo} came too, puddle by puddle.]

# 15
= By her letterbox, {quill} sits under an umbrella in her good coat. Next to her is a suitcase.
{quill} was sitting by her letterbox under an umbrella[roomy: , in her good coat], with a suitcase.

"My brother is writing to tell me which train to take," she said. "I thought I'd be ready."

# 16
= {Kim} holds out the wet cream envelope.
[roomy: It could have come that minute.] [1-4&!deed: {Kim} had only to hold it out.]

"It came on Tuesday," said {Kim}[deed: , who once {deed}[back: , {back.at}]]. "I was late with it, and then I was too late to be only late. I'm sorry."

# 17
= Everyone races down the hill in the rain with a suitcase in a wheelbarrow.
"Today," she read. "The two-forty."

They went down that hill with the suitcase in a wheelbarrow, and arrived in time for the back of the train. [1-3: {friend} rang the bell the whole way.]

# 18
= {friend} holds the tin in both hands. {quill} waits with her suitcase.
A taxi would cost thirty-one dollars, and {friend} looked at the tin, for about a second a dollar.

"Fined," she said at last, and emptied it. "Everything."

# 19
= {Kim} and {friend} read a postcard, heads together.
{Kim} told the postman, who kept their wages, but kept them on.
* joy | It was more than the Code asked.
* joy |

"There was cake," said the postcard. "I told everybody about you. Some of it was kind."

# 20
= {Kim} and {friend} stand before the Code on the wall. A stamp is stuck beside Rule One.
There is still no cap, but there is a stamp[1-3: , off the postcard,] stuck in the Code beside Rule One.
* joy | It took a kettle, and a steady hand.
* joy |

"Neither rain," it says now, "nor wind, nor being late already."

## dog
depot: {Bo+} guarded the bag, even from the staff.
late: {Bo} was fined two biscuits, and ate the fine.
low: {Bo} lay with {their} nose against the bag.
joy: {Bo} was excused, and ate the receipt.

## dog 2
depot: {Bo+} had always barked at the post, and now was it.
late: {Bo} was fined for barking at {Kim}, the postman.
low: {Bo} barked at nothing, which was worse.
joy: Officially, and only once, {Bo} barked.

## cat
depot: {Bo+} was in charge of keeping things flat.
late: {Bo} was fined for sleeping in the In tray.
low: {Bo} sat down by the bag, with the face of a judge.
joy: {Bo} took over the In tray, for good.

## cat 2
depot: {Bo+} inspected the bag, and found no fish.
late: {Bo} was fined for delivering a beetle, with no stamp.
low: {Bo} looked at {Kim}, then the bag, then {Kim}.
joy: {Bo} delivered another beetle, and was thanked.

## bird
depot: {Bo+} was air mail.
late: {Bo} was fined for reading a postcard out loud.
low: {Bo} said nothing, and said it with one eye.
joy: {Bo} announced the post, and was not fined.

## fish
depot: {Bo+} was sea mail, and awaited a sea.
late: {Bo} was fined for splashing a postcard, which ran.
low: {Bo} hung in the water, facing the bag.
joy: {Bo} blew one bubble, as round as a postmark.

## rabbit
depot: {Bo+} stamped the letters, with both feet.
late: {Bo} was fined for eating the end of a water bill.
low: {Bo} thumped twice, which means trouble.
joy: Everything within reach was stamped by {Bo}, twice.

## guineapig
depot: {Bo+} was the doorbell, and rang for lettuce.
late: {Bo} was fined for sleeping in somebody's catalogue.
low: {Bo} did not ring, though there was lettuce.
joy: {Bo} rang and rang, with no lettuce anywhere.

## hamster
depot: {Bo+} could hold four stamps in each cheek.
late: {Bo} was fined for returning only seven.
low: Without being asked, {Bo} gave back the eighth stamp.
joy: {Bo} is trusted with the stamps, within reason.

## horse
depot: {Bo+} was the mail coach, and ignored the hill.
late: {Bo} was fined for leaning on Number Three.
low: {Bo} breathed on the bag until it was damp.
joy: {Bo} has leaned Number Three back again.

## lizard
depot: {Bo+} held down the letters, in any wind.
late: {Bo} was nearly posted, and was fined for that.
low: {Bo} did not blink, all evening.
joy: {Bo} turned post-box red, to celebrate.

## toy
depot: {Bo+} was head of Lost Property, having been lost.
late: {Bo} was fined for lying down, and did not deny it.
low: {Kim} turned {Bo} to face the wall.
joy: {Bo} was posted to Number Six, and back.

## other
depot: {Bo+} was the clerk, and never answered a question.
late: {Bo} was fined for blocking the door.
low: {Bo} kept {Kim} company, and nobody fined that.
joy: {Bo} was promoted, and did nothing differently.

## duet
depot: {Bo+} and {Mo+} were the night shift, fast asleep.
late: {Bo} was fined for what {Mo} had done.
low: {Bo} and {Mo} kept watch on either side of the bag.
joy: {Bo} and {Mo} were excused, twice.

## duet 2
depot: {Bo+} sorted it, and {Mo+} sorted it all back.
late: {Bo} lent {Mo} a biscuit, and both were fined.
low: {Bo} looked at the bag, and {Mo} at the clock.
joy: {Bo} and {Mo} were paid in biscuits.

## any wages
depot: {Bo+} was paid in crumbs, on Fridays.
late: {Bo} owed nine biscuits, and showed no shame.
low: It was the only night that {Bo} was not fined.
joy: {Bo's} nine fines were crossed out.

## any scales
depot: {Bo+} was weighed, and came to eleven stamps.
late: {Bo} was fined for sitting on the scales again.
low: {Bo} leaned on {Kim}, all eleven stamps.
joy: Weighed again, {Bo} came to twelve stamps.

## any badge
depot: {Bo+} had the only badge, a bottle top.
late: {Bo} lost the badge, was fined, and found it.
low: {Bo} lay on the badge, so that it didn't shine.
joy: {Bo's} badge was polished, and salutes were expected.

## any sorting
depot: {Bo+} was meant to sort, and lay on it.
late: {Bo} was fined for yawning at the public.
low: {Bo} turned away, but did not sleep.
joy: {Bo} was thanked by name, in writing.
`
