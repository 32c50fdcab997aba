export const words = String.raw`
title: <Neither [snow-day: Snow | Rain]|The Hill Post|Late Already|A Letter for Number Five>
refrain: "Neither rain," said {friend}.
recall: the letter for Number Five
deed: took a late letter up the lane
keepsake: the tin marked CAP
joke: Payable in biscuits
summary: The Hill Post has six letterboxes, a Code of Honour, and fines for nearly everything. Neither rain nor wind shall stop it. Then, on a wet Tuesday, {Kim} leaves one letter in the bottom of the bag. It would be there tomorrow. It was, too.
extra: friend = {friend}
extra: elder = {quill}
extra: grownup = the postman
pick: friend = Imogen, Tilda, Yara, Petra, Nkechi, Saskia, Delphine
pick: quill = Mrs Quill, Mrs Amato, Mrs Lund, Mrs Nakamura, Mrs Dube
pick: biscuits = ginger nuts, custard creams, shortbread
pick: boot = an old boot, a wooden clog, a teapot
pick: cow = a tin cow, a wooden owl, a small castle
pick: mint = peppermint, barley sugar, humbug
set: rain = [snow-day: snow | rain]
set: rained = [snow-day: snowed | rained]
set: pond = [snow-day: drift | pond]
sign: rule-one = RULE ONE
sign: fines = FINES
sign: cap = CAP
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
question: What did {Bo} show {Kim} about the pond?
question: The tin was for the cap. What was {friend} thinking, before she emptied it?
question: What is it that you have been late with for too long?
activity: write | Write a Code of Honour for your own house, with one rule and three fines.
activity: draw | Design a letterbox for each of your neighbours.
activity: think | Which of these should stop the post? | rain ; a goose ; being embarrassed ; a broken bridge
surprise: Somebody is in the pictures before we know what she is waiting for. | Look for {quill} on page 5.
surprise: Rule One is on page 2. | Can you say it without looking?

# 1
= The postman sits with a bad knee and hands a letter to {Kim}.
<When the postman injured his knee [somewhere: {somewhere.at}], the six houses on the hill got no letters.|When the postman [somewhere: {somewhere.at}] injured his knee, no more letters came to the six houses on the hill.> <By lunchtime, {Kim} and {friend} had founded the Hill Post.|So {Kim} and {friend} founded the Hill Post, before lunch.>
> want
* depot |

# 2
= In a shed, {friend} writes a long list of rules.
<{friend}, the treasurer, wrote the Code.|The Code was written by {friend}, the treasurer.> Rule One was, "Neither {rain} nor wind shall stop the Hill Post," and the others were fines, payable in {biscuits}.
> code

[family-wedding: It was wedding week, and every second letter said yes. | beach-holiday: It was a holiday, with sand in the post. | christmas: It was Christmas week, and there were ninety cards. | family-reunion: It was family reunion week, with cousins in every letterbox. | new-baby: Most of the post was for the new baby. | snow-day: It was a snow day, and nothing else moved. | occasion&!event: It was {occasion}.]

# 3
= {friend} hugs a jar that says CAP. {Kim} gazes up at a hat.
The fines went into a tin marked CAP. There was a real cap in the junk shop[roomy: , <to wear on alternate days|and they would take turns to wear it>].
> cap
^ pet set
* depot | They had measured both heads.

[series&roomy: Next to it on the shelf was {series.keepsake}. | place&roomy: They visited it daily, beyond {place.shop}.]

# 4
= {Kim} and {friend} set out on their round.
<Number One's letterbox was {boot}, and Number Three's was {cow}|The letterbox of Number One was {boot}, and that of Number Three was {cow}>. <Number Five's squealed, at the [roomy: far] end of a long lane|The one that squealed was Number Five's, up a long lane>[place&roomy: , facing {place.landmark}].
^ child set
* depot |

# 5
= In bad weather, {Kim} hugs the bag at the end of a lane. Far off, somebody is by her letterbox.
"Neither {rain}," said {friend} on Tuesday, <from indoors, while it {rained} sideways|indoors, and outside it {rained} sideways>. {Kim} and {Bo} delivered to every letterbox but Number Five's, <where the lane had turned into a {pond}|since the lane was now a {pond}>.
> pond

[place&roomy: Even {place.creature} had stayed in.]

# 6
= {friend} looks at {Kim}, who does not quite look at her.
"All delivered?" asked {friend}.

"More or less," said {Kim}.

At the bottom of the bag lay <one cream envelope|a single cream envelope>, <which would still be there tomorrow. It was, too.|which would be there tomorrow, and was.>
^ pet second

# 7
= On a bright day, {Kim} hurries past a lane with the bag.
Wednesday was beautiful[place&roomy: , and {place.wakes}]. <But the letter was a day late now, and somebody might ask why, so {Kim} waited for a better moment.|But by now, the letter was a day late, and {Kim} might be asked why, and waited for the perfect moment.>
> wed
* late |

# 8
= {friend} adds another fine to the list. {Kim} looks at the bag.
By Thursday, it was two days late. [friend: {series.friend} had never been late.] <That is the trouble with being late: it goes on by itself, even at night.|The trouble with being late is that it goes on all by itself, even at night.>
^ pet trouble
* late |

[series&roomy: There was a fine now for saying, "{series.joke}."]

# 9
= {quill} has come to the end of her lane. {Kim} hugs the bag.
"Anything for Number Five?" asked {quill}, <who had come to the end of her lane|at the end of her lane>.

"Not today," said {Kim}[roomy: , <holding the bag shut|and held the bag shut>].

"Tomorrow, then," she said, <as if {Kim} had been the one waiting|as one comforts somebody who is waiting>. [series: All the way back, nobody said, "{series.joke}."]

# 10 a
= {quill} has her hat on, and gives {Kim} something in paper.
On Friday, {quill} had her hat on, and gave {Kim} a {mint}[roomy: , <for the hill|in a paper bag>]. "You'd bring it if it came," she said. "I know that."
> mint
* late | The {mint} lasted all day.

[roomy: [family-wedding: The aunts were practising walking slowly. | beach-holiday: It had sand in the brim. | christmas: The next day was Christmas Eve. | family-reunion: Cousins went by, counting each other. | new-baby: Far off, the baby was explaining something. | snow-day: More snow was coming down.]]

# 10 b
= {quill} has her hat on, and gives {Kim} a hot drink.
On Friday, {quill} had her hat on, and had brought {Kim} <a cup of cocoa|some cocoa, in a cup>. "You'd bring it if it came," she said. "I know that."
> mint
* late | It was still hot.

[roomy: [family-wedding: The aunts were practising walking slowly. | beach-holiday: It had sand in the brim. | christmas: The next day was Christmas Eve. | family-reunion: Cousins went by, counting each other. | new-baby: Far off, the baby was explaining something. | snow-day: More snow was coming down.]]

# 11
= By lantern light, {Kim} has put the envelope on the table.
That night, <in the depot|in the shed>, {Kim} told {friend}. <"Put it in her letterbox in the dark," she said, "so that nobody is unhappy."|"Tonight, in the dark, put it in her letterbox," she said, "and nobody is unhappy."> [series: Between them lay {series.keepsake}.]
> night
^ child second
* low |

# 12
= {Kim} and {friend} argue. She has her hands on her hips.
"She'll believe that somebody wrote too late," said {Kim}.

"If you tell her, it's the end of the Hill Post," said {friend}. [roomy: <"And of the cap."|"And the end of the cap.">]
> eyes
* low |

# 13 a
= From above: {Kim} sits up in the moonlight. The envelope is beside {him}.
{Kim} took the envelope [home: back to {home.own} | home]. At midnight, {he} {was} ready to deliver it, but {Bo} [dog: guarded it, even from {Kim} | cat: had a paw on it | was there, and looked at {him}]. [roomy: <One can't see into an envelope, but all night, it can see out.|Nobody can read a letter through an envelope, but it can look at one all night.>]
^ child trouble
* low | The clock struck all of its numbers.

# 13 b
= At night, {Kim} opens a box, in which an envelope is.
{Kim} took the envelope [home: back to {home.own} | home], in a box. At midnight, {he} set out with it, but {Bo} [dog: guarded it, even from {him} | cat: put a paw on it | was there, and looked at {him}]. [roomy: <It went back in the box, and {he} could still see it.|It went back in the box, and one could see it through the lid.>]
^ child trouble
* low | The clock struck all of its numbers.

# 14
= In bad weather, {Kim} walks down the lane, after {Bo}.
<On Saturday, in the {rain}, {Kim} took it to the {pond}, and turned round.|On Saturday, in the {rain}, {Kim} got to the {pond} with it, and turned back.>
> hinge
<So {Kim} followed {Bo} across, four days late.|So {Kim} followed {Bo}, as {he} could have on Tuesday.>

# 15
= By her letterbox, {quill} sits under an umbrella in her good coat. Next to her is a suitcase.
<{quill} was sitting by her letterbox, in her good coat, with a suitcase.|At the end of the lane sat {quill}, in her good coat, with a suitcase.> <"My brother is writing to [roomy: tell me | say] which train to take," she said.|"I'm to take a train," she said, "and my brother is writing to say which.">
^ child third

[place&roomy: "It goes past {place.landmark}."]

# 16
= {Kim} holds out the wet cream envelope to {quill}.
[roomy: <{Kim} could have said nothing, but {Bo} was there, and knew.|{Kim} could have said that it had just come, but {Bo} knew better.>] "It came on Tuesday, when {Bo} and I turned back, <and I was afraid to tell you, which made it later|and I was afraid to say so, and that made it later>. I'm sorry." [deed: {Kim} once {deed}[back: , {back.at}].]
^ pet third

# 17
= Everyone races down the hill in bad weather with a wheelbarrow.
"Today," read {quill}. "The two-forty." <They ran down that hill with the suitcase in a wheelbarrow, and saw only the back of the train.|They ran all the way, with the suitcase in a wheelbarrow, and the two-forty left without them.>
> run

[family-wedding&roomy: They ran in their wedding shoes. | beach-holiday&roomy: They ran barefoot, leaving sand. | christmas&roomy: In it were eleven presents, by the sound. | family-reunion&roomy: Sixteen cousins pushed. | new-baby&roomy: The baby's pram was second. | snow-day&roomy: Where they could not run, they slid. | place&roomy: Even {place.ride} had gone.]

# 18
= {friend} empties the tin. {quill} waits with her suitcase.
<A taxi would cost as much as a cap, and {Bo} looked for a long time at {friend}, and at the tin.|{Bo} looked at {friend}, and then both looked at the tin, since a taxi cost as much as a cap.> "Fined," said {friend} at last, and emptied the tin. "Everything."
^ pet pay

# 19 a
= {Kim} and {friend} read a postcard, heads together.
<{Kim} told the postman, who kept them on.|The postman was told, and kept them on.> <"There was cake," said her postcard. "I told everybody about you. Some of it was kind."|"I told them all about you," said her postcard. "Some of it was kind.">
^ child pay
* joy |

[roomy: [family-wedding: At the wedding, Rule One was read out. | beach-holiday: There was sand in that, as well. | christmas: She had got there on Christmas Eve, for supper. | family-reunion: All the cousins wanted to join. | new-baby: The baby ate one corner. | snow-day: The snow had nearly gone.]]

# 19 b
= {Kim} hands {quill} a letter by her letterbox.
<After a week, {quill} was back at her letterbox.|A week later, {quill} was home again, and stood by her letterbox.> "Anything for Number Five?" she asked[1-3: , and waited].

"A bill," said {Kim}, "<but it's early|and it's early>."
^ child pay
* joy |

[roomy: [family-wedding: At the wedding, Rule One had been read out. | beach-holiday: There was sand in that, as well. | christmas: She had got there on Christmas Eve, for supper. | family-reunion: All the cousins wanted to join. | new-baby: The baby had only eaten one corner. | snow-day: The snow had nearly gone.]]

# 20 a
= {Kim} and {friend} stand before the Code.
<There is no cap, but there is that postcard's stamp, beside Rule One.|The cap never came, but that postcard's stamp is kept.> <"Neither {rain}," says the Code now, "nor wind, nor being late already."|Rule One is longer now: "Neither {rain} nor wind, nor being late already.">
> last
* joy |
* joy |

[family-wedding&roomy: There is confetti on it, too. | beach-holiday&roomy: It had to be brushed. | christmas&roomy: Above it hang ninety cards. | family-reunion&roomy: Nine cousins have signed it. | new-baby&roomy: The baby has her own fine. | snow-day&roomy: Outside stands a snowman with a bag. | series&roomy: The tin is still there, beside {series.keepsake}. | place&roomy: On the stamp is {place.tree}.]

# 20 b
= On a wild evening, {Kim} is at a letterbox.
<On Tuesday, it {rained} sideways again, and {friend} stood indoors, listening.|On the next wild Tuesday, {friend} stood indoors, quite still, and listened.> <Far up the lane, a letterbox squealed.|Far off, beyond the {pond}, something squealed.> "Neither {rain}," she said.
> last
* joy |
* joy |

[family-wedding&roomy: It was a card from the bride. | beach-holiday&roomy: It was the last wet day of the holiday. | christmas&roomy: It was a card, and only just late. | family-reunion&roomy: Nine cousins cheered. | new-baby&roomy: The baby squealed, too. | snow-day&roomy: Nothing else was out but a snowman. | series&roomy: Beside the door stood {series.keepsake}. | place&roomy: Not even {place.creature} was about.]

## lead dog
want: {Bo+} guarded the bag, <even from the staff|and let nothing out of it>.
code: {Bo} was fined two biscuits, <in advance|for eating the fines>.
cap: {Bo} had the largest head, <but no vote|and was ignored>.
pond: {Bo} barked at the {pond}, <which stayed|without result>.
wed: {Bo} saw to it that nobody <opened the bag|looked in>.
mint: {Bo} leaned on {quill}, <and then on {Kim}|hard>.
eyes: {Bo} had a Rule One, too: a bag is for <keeping things|keeping>.
night: {Bo} lay with {their} nose <against|on> the envelope.
hinge: {Bo}, who had guarded that letter all week, would not have it taken home, and carried it through the [snow-day: snow | water].
run: {Bo} ran ahead, <and barked the road clear|barking>.
last: {Bo} guards the bag <until it is empty|both ways now>.

## lead cat
want: {Bo+} lay on the letters, <to keep them flat|and liked them undelivered>.
code: {Bo} was fined <for sleeping on duty|first, and slept>.
cap: {Bo} thought a cap <a poor bed|hardly a bed>.
pond: {Bo} looked at the {pond}, <and that was that|once>.
wed: {Bo} had grown fond of <the last letter|that envelope>.
mint: {Bo} allowed {quill} <one stroke|to admire {them}>.
eyes: {Bo} had a Rule One, too: a letter is at its best <in the bag|unsent>.
night: {Bo} sat by the envelope, <with the face of a judge|and did not lie down>.
hinge: {Bo}, who would not step in a [snow-day: drift | puddle] for a queen, went round by one side, and stayed dry.
run: {Bo} ran, <which was unheard of|and denies it>.
last: {Bo} has delivered a beetle, <unasked|on time>.

## lead bird
eyes: {Bo} had a Rule One, too: air mail would never have been late.
hinge: {Bo} flew from post to post along one side, and under each was grass, and no {pond}.
last: "Late!" says {Bo}, whenever somebody is.

## lead fish
eyes: {Bo} had a Rule One, too: some things do look big from outside.
hinge: {Kim} put {Bo's} bowl down, and all the water slid left. So the lane was higher on the right.
last: {Bo} made a round of {their} own.

## lead rabbit
eyes: {Bo} had a Rule One, too: one hops or one doesn't.
hinge: {Bo} hopped, from tuft to tuft, all along one side, and looked back from the far end, chewing.
last: {Bo} still stamps everything twice.

## lead guineapig
eyes: {Bo} had a Rule One, too: one should simply say so, loudly.
hinge: {Bo} saw grass, all along one side, and ate {their} way to the far end, on dry feet.
last: {Bo} rings for whoever is on time.

## lead hamster
eyes: {Bo} had a Rule One, too: no cheek stays full for ever.
hinge: {Bo} ran straight ahead, on a plank along one side, which had been there all the time.
last: {Bo} had given back every stamp.

## lead horse
eyes: {Bo} had a Rule One, too: most things are for walking through.
hinge: {Bo} walked in, and went on walking. It came to {their} knees, and at the side, to {their} ankles.
last: {Bo} carries the bag now.

## lead lizard
eyes: {Bo} had a Rule One, too: keeping still does not make one safe.
hinge: {Bo} ran along one side, from one flat stone to the next. Nobody had noticed that there were stones.
last: {Bo} lay on the warm lid of the tin.

## lead toy
eyes: {Bo} had a Rule One, too: being left in a bag is lonely.
hinge: {Bo} fell in, and sat there, and the [snow-day: snow | water] came up to {their} middle, and no further.
last: {Bo} was hung up to dry.

## lead other
eyes: {Bo} had a Rule One, too: somebody ought to go, and soon.
hinge: {Bo} went round by one side, where nobody had looked, and waited for {Kim} at the other end.
last: {Bo} has the job for life.

## trait pet fear
set: There was a fine for {trait.things} near {Bo}.
trouble: {Bo} thought of {trait.a}, and hid, and was fined.
pay: It was no time to mind {trait.things}, and {Bo} did not.

## trait pet theft
set: There was a fine for {trait.doing}, for {Bo}.
trouble: {Bo} was fined for {trait.doing}, and did it again.
pay: {Bo} laid {trait.thing} beside it, to help.

## trait pet socks
set: There was a fine for taking socks, which meant {Bo}.
trouble: {Bo} was fined for one sock, and fetched the other.
pay: {Bo} laid both socks beside it, to help.

## trait pet noise
set: There was a fine for {trait.doing} on the round.
trouble: {Bo} {trait.did}, was fined, and {trait.did} about that.
pay: {Bo} {trait.did} for the taxi, and it came.

## trait pet part
set: On their badge was {Bo}, with {trait.has}.
trouble: {Bo}, with {trait.has}, was fined for looking at {Kim}.
pay: The taxi knew them by {Bo}, who had {trait.has}.

## trait pet deaf
set: {Bo} could not hear the bell, and was excused.
trouble: {Bo} had not heard one of the fines, and felt innocent.
pay: {Bo} could not hear it rattle, and saw {friend's} face.

## trait pet age
set: {Bo} was {trait.is}, and [old: held the post of Postmaster General | an apprentice].
trouble: {Bo} was {trait.is}, and [old: not fooled by a shut bag | fined for running].
pay: {Bo} was {trait.is}, and [old: had seen emptier tins | had never seen an empty tin].

## trait pet favourite
set: There was a fine for touching {trait.thing}.
trouble: {Bo} was fined for leaving {trait.thing} in the In tray.
pay: {Bo} laid {trait.thing} beside it, and looked away.

## trait pet sleep
set: There was a fine for {trait.doing}.
trouble: {Bo} was fined for {trait.doing}, until noon.
pay: {Bo} would have to {trait.do}, and not in a cap.

## trait pet habit
set: There was a fine for {trait.doing}, for {Bo}.
trouble: {Bo} {trait.did}, and owed nine biscuits.
pay: {Bo} {trait.did}, and for once was not fined.

## trait pet digs
set: There was a fine for holes, which meant {Bo}.
trouble: {Bo} dug a hole, and owed nine biscuits.
pay: {Bo} dug, in case there was more money there.

## trait pet talent
set: {Bo} could {trait.do}, which saved on staff.
trouble: {Bo} was fined for {trait.doing} without a licence.
pay: {Bo} could {trait.do}, but not for so much.

## trait child fear
set: In that lane, {Kim} had heard, there were {trait.things}.
trouble: Next to it, {trait.things} would have been nothing.
pay: {Kim} goes up there in spite of {trait.things}.

## trait child dark
set: {Kim}, who disliked the dark, did that lane first.
trouble: {Kim} disliked the dark, but this one could see.
pay: {Kim} goes up there even in the dark.

## trait child collection
set: {Kim} found {trait.a} there, and took it along.
trouble: {Kim} laid {trait.a} on top, in vain.
pay: {quill} had been sent {trait.a}.

## trait child noise
set: {Kim} {trait.did} at every stop.
trouble: {Kim} did not feel like {trait.doing}.
pay: {Kim} {trait.did} all the way.

## trait child part
set: Everybody knew {Kim}, who had {trait.has}.
trouble: In the window was somebody with {trait.has}, awake.
pay: {quill} writes to "the one with {trait.has}".

## trait child favourite
set: {Kim} thought of {trait.things} on the steep bits.
trouble: {Kim} tried to think of {trait.things}.
pay: {Kim} was thinking of {trait.things} again.

## trait child sleep
set: By eight, {Kim} was usually {trait.where}.
trouble: {Kim} lay {trait.where}, wide awake.
pay: {Kim} sleeps {trait.where} again.

## trait child habit
set: [askswhy: Nobody could tell {Kim} why. | counts: {Kim} counted the steps to it: four hundred. | drawsonthings: {Kim} had drawn a face on each bill. | {Kim} had lost a hat there already.]
trouble: [askswhy: "Why didn't I?" asked {Kim}, and it lay there. | counts: {Kim} counted to a thousand, and it lay there still. | drawsonthings: {Kim} nearly drew on it, and did not. | {Kim} would rather have lost that, and no hats.]
pay: [askswhy: Nobody needs to ask why. | counts: {Kim} has counted: not one is late. | drawsonthings: Beside it is a drawing of the lane. | Even {Kim's} hat has turned up.]

## trait child talent
set: {Kim} could {trait.do}, and did so at each door.
trouble: {Kim} could {trait.do}, but not that night.
pay: {Kim} {trait.did} again.

## dog
depot: {Bo+} guarded the bag, even from the staff.
late: {Bo} was fined two biscuits, and ate the fine.
low: {Bo} lay with {their} nose against the bag.
joy: {Bo} was excused, and ate the receipt.

## dog 2
depot: {Bo+} barked at the post, and now was it.
late: {Bo} was fined for barking at {Kim}, the postman.
low: {Bo} barked at nothing, which was worse.
joy: Officially, and only once, {Bo} barked.

## cat
depot: {Bo+} was in charge of keeping things flat.
late: {Bo} was fined for sleeping in the In tray.
low: {Bo} sat down by the bag, like a judge.
joy: {Bo} took over the In tray.

## cat 2
depot: {Bo+} inspected the bag, and found no fish.
late: {Bo} was fined for delivering a beetle, with no stamp.
low: {Bo} looked at {Kim}, then the bag, then {Kim}.
joy: {Bo} delivered another beetle, and was thanked.

## bird
depot: {Bo+} was air mail.
late: {Bo} was fined for reading a postcard out loud.
low: {Bo} said nothing, and said it with one eye.
joy: {Bo} announced the post, without a fine.

## fish
depot: {Bo+} was sea mail, and awaited a sea.
late: {Bo} was fined for splashing a postcard, which ran.
low: {Bo} hung in the water, facing the bag.
joy: {Bo} blew one bubble, round as a postmark.

## rabbit
depot: {Bo+} stamped the letters, with both feet.
late: {Bo} was fined for eating the end of a water bill.
low: {Bo} thumped twice, which means trouble.
joy: Whatever {Bo} could reach was stamped twice.

## guineapig
depot: {Bo+} was the doorbell, and rang for lettuce.
late: {Bo} was fined for sleeping in somebody's catalogue.
low: {Bo} did not ring, though there was lettuce.
joy: {Bo} rang and rang, without any lettuce.

## hamster
depot: {Bo+} could hold four stamps in each cheek.
late: {Bo} was fined for returning only seven.
low: Without being asked, {Bo} gave back the eighth stamp.
joy: {Bo} is trusted with the stamps now.

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
depot: {Bo+} and {Mo+} were the night shift, asleep.
late: {Bo} was fined for what {Mo} had done.
low: {Bo} and {Mo} kept watch beside it.
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
