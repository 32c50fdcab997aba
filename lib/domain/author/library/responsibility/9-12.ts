// Want: a real postman's cap. In the way: one letter, late already. Two decent sides: tell her; spare her, and put it in the box in the dark.
// Engine: the Code, and its fines, payable in biscuits. Turn: a suitcase. Last image: a stamp, by a longer Rule One. {friend} and {quill} are "she".
export const source = String.raw`
id: responsibility-9-12
title: <Neither Rain|The Hill Post|Late Already|A Letter for Number Five>
skill: responsibility
level: 9-12
refrain: "Neither rain," said {friend}.
recall: the letter for Number Five
deed: took a late letter up the lane
summary: The Hill Post has six letterboxes, fifty cents a letter and a Code of Honour, with fines. Neither rain nor wind shall stop it. Then, on a wet Tuesday, {Kim} leaves one letter in the bottom of the bag. It would be there tomorrow. It was, too.
extra: friend = {friend} she
extra: elder = {quill} she
extra: grownup = the postman he
pick: friend = Imogen, Tilda, Yara, Petra, Nkechi, Saskia, Delphine
pick: quill = Mrs Quill, Mrs Amato, Mrs Lund, Mrs Nakamura, Mrs Dube
pick: biscuits = ginger nuts, custard creams, chocolate fingers
pick: boot = an old boot, a wooden clog, a teapot
pick: cow = a tin cow, a wooden owl, a small castle
pick: mint = peppermint, barley sugar, humbug
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
surprise: detail | Somebody is in the pictures before we know what she is waiting for. | Look for {quill} on page 5. | 5 elder
surprise: word | Rule One is on page 2. | Read it again on the last page.

# 1
@ [place: {place.id} | street] morning wide | child: reach happy looks grownup | friend: stand proud looks grownup | grownup: sit sad holds letter | all: sit curious | props: bag, bench, bandage
= The postman sits with a bad knee and hands his letters to {Kim} and {friend}.
When the postman injured his knee [somewhere: {somewhere.at}], the six houses on the hill stopped getting letters. By lunchtime, {Kim} and {friend} had founded the Hill Post.

# 2
@ shed noon medium | child: sit happy | friend: stand proud looks paper holds crayon | all: sit calm | props: paper "RULE ONE", table, jar "coins", bag
= In a shed, {friend} nails a long list of rules to the wall.
{friend}, the treasurer, wrote the Code. Rule One was, "Neither rain nor wind shall stop the Hill Post," and the others were fines, payable in {biscuits}.
* depot | There was a fine for having no pencil.

# 3
@ shed noon close | child: look-up happy looks hat | friend: sit proud holds jar | Bo: sit calm | props: jar "coins", hat, bag, bell
= {Kim} and {friend} gaze at a tin full of coins.
The tin was marked CAP, after the real one in the junk shop[roomy: , to be worn on alternate days]. [sequel&1-2: It already paid better than {recall}.]
* depot | They had measured both heads.

# 4
@ street noon wide | child: walk proud holds letter | friend: walk proud holds bell | all: walk happy | props: boots, letterbox, flower, letter
= {Kim} and {friend} set out on their round. No two letterboxes are alike.
Number One's letterbox was {boot}. Number Five's[roomy: , which squealed,] was at the far end of a long lane[place: , with a view of {place.landmark}].
* depot | Number Three's was {cow}.

# 5
@ garden morning rain wide | child: stand sad looks puddle holds bag | elder: stand calm at far | Bo: walk worried | props: puddle, puddle, fence, letterbox at far
= In pouring rain, {Kim} stands at a lane that has become a pond. Far off, somebody is by her letterbox.
"Neither rain," said {friend} on Tuesday, from indoors, while it rained sideways.

{Kim} delivered to every letterbox but Number Five's, where the lane had turned into a pond.

# 6
@ shed dusk rain close | child: shrug worried looks friend | friend: stand curious looks child | Bo: sit calm looks bag | props: bag, letter, lamp
= {friend} looks up from the Code. {Kim} does not quite look at her.
"All delivered?" asked {friend}.

"More or less," said {Kim}.

At the bottom of the bag lay one cream envelope, which would still be there tomorrow. It was, too.

# 7
@ street noon medium | child: walk worried looks bag holds bag | Bo: walk calm | props: letter, fence
= On a bright day, {Kim} hurries past a lane without looking.
Wednesday was beautiful. But the letter was a day late now, and somebody might ask why, so {Kim} waited for <a better moment|the perfect moment>.
* late | Right up to teatime, there wasn't one.

# 8
@ shed golden medium | child: sit worried | friend: stand cross looks paper holds crayon | Bo: sit worried looks friend | props: paper "FINES", jar "coins", bag
= {friend} adds another fine to the list. {Kim} sits and looks away.
By Thursday it was two days late, which is the trouble with being late: it continues by itself.
* late | {friend} fined everybody for everything, except for that.

# 9
@ garden golden close | child: stand scared looks elder holds bag | elder: stand happy looks child | props: bag, letterbox, fence
= {quill} has come to the end of her lane. {Kim} holds the bag shut.
"Anything for Number Five?" asked {quill}, who had come to the end of her lane.

"Not today," said {Kim}[roomy: , holding the bag shut].

"Tomorrow, then," she said, as if {Kim} had been the one waiting.

# 10
@ street golden cloud close | child: stand sad looks elder holds bag | elder: reach happy looks child wears hat | Bo: sit worried | props: fence | event
= {quill} has her hat on, and puts something in {Kim's} hand.
[event: Friday was {event.is}. {quill} | occasion: On Friday, the calendar said "{occasion}". {quill} | On Friday, {quill}] had her hat on, and gave {Kim} a {mint}[roomy: , for the hill]. "You'd bring it if it came," she said. [roomy: "I know that."]
* late | The {mint} lasted all day.

# 11
@ shed night medium | child: stand sad looks letter | friend: stand worried looks letter | all: sit sad looks letter | props: letter, table, lantern
= By lantern light, {Kim} has put the envelope on the table.
That night, {Kim} told {friend}, who looked it up in the Code [roomy: of Honour].
* low |

"Put it in her letterbox in the dark," said {friend}. "She gets her letter, and nobody is unhappy."

# 12
@ shed night close | child: stand sad looks friend | friend: hands-on-hips cross looks child holds jar | Bo: look-up worried looks Kim | props: jar "coins", letter, lantern
= {Kim} and {friend} argue. She holds the tin.
"She'll believe that somebody wrote too late," said {Kim}.

"And if you tell her, that's the end of the Hill Post," said {friend}, "and of the cap."
* low | Neither of them was being silly.

# 13
@ bedroom night above | child: sit worried looks letter | all: lie worried | props: letter at near
= From above: {Kim} sits up in the moonlight. The envelope is beside {him}.
{Kim} took the envelope [home: back to {home.the} | home]. Nobody can read a letter through an envelope, but it can look at you all night.
* low | The clock struck all of its numbers.

# 14
@ garden morning rain behind | child: walk scared holds letter | Bo: walk worried | props: puddle, puddle, fence, letterbox at far
= From behind: {Kim} goes up the flooded lane in the rain, with {Bo}.
On Saturday, it rained sideways again. "Neither rain," {Kim} told {Bo}, and they set off up the lane. [dog: {Bo} went first, to find the shallow bits. | cat: {Bo} walked between the drops, and was rude about it. | bird: {Bo} hopped ahead, showing the way. | fish: {Bo}, in the bowl, was the only one pleased. | rabbit: {Bo} hopped it, island by island. | guineapig: {Bo} came behind, and steered with squeaks. | hamster: {Bo} came too, cheeks shut tight. | horse: {Bo} waded in front, like a ferry. | lizard: {Bo} ran from stone to stone. | toy: {Bo} was soaked to the stuffing, and said nothing. | {Bo} came too, puddle by puddle.]

# 15
@ garden morning rain wide | child: stand scared looks elder | elder: sit calm looks child holds umbrella | Bo: sit worried looks suitcase | props: umbrella, suitcase, bench, letterbox
= By her letterbox, {quill} sits under an umbrella in her good coat. Next to her is a suitcase.
{quill} was sitting by her letterbox under an umbrella[roomy: , in her good coat], with a suitcase.

"My brother is writing to tell me which train to take," she said. "I thought I'd be ready."

# 16
@ garden morning rain close | child: stand scared looks elder holds letter | elder: sit curious looks letter holds umbrella | props: letter, bench, letterbox
= {Kim} holds out the wet cream envelope.
[roomy: It could have come that minute.] [1-4&!deed: {Kim} had only to hold it out.]

"It came on Tuesday," said {Kim}[deed: , who once {deed}[back: , {back.at}]]. "I was late with it, and then I was too late to be only late. I'm sorry."

# 17
@ street noon rain wide | child: run scared | friend: run scared | elder: run worried holds hat | all: run worried | props: wheelbarrow, suitcase, umbrella
= Everyone races down the hill in the rain with a suitcase in a wheelbarrow.
"Today," she read. "The two-forty."

They went down that hill with the suitcase in a wheelbarrow, and arrived in time for the back of the train. [1-3: {friend} rang the bell the whole way.]

# 18
@ market dusk rain medium | child: stand worried looks friend | friend: reach sad looks jar holds jar | elder: stand sad | Bo: sit sad looks friend | props: jar "coins", suitcase, umbrella
= {friend} holds the tin in both hands. {quill} waits with her suitcase.
A taxi would cost thirty-one dollars, and {friend} looked at the tin, for about a second a dollar.

"Fined," she said at last, and emptied it. "Everything."

# 19
@ shed morning close | child: sit happy looks note holds note | friend: stand happy looks note | Bo: look-up happy looks Kim | props: note, table, bag | event
= {Kim} and {friend} read a postcard, heads together.
{Kim} told the postman, who kept their wages, but kept them on.
* joy | It was more than the Code asked.
* joy |

"There was cake," said the postcard. "I told everybody about you. Some of it was kind."

# 20
@ shed golden wide | child: stand proud looks paper | friend: stand proud looks paper | all: sit proud | props: paper "RULE ONE", table, lamp, letter
= {Kim} and {friend} stand before the Code on the wall. A stamp is stuck beside Rule One.
There is still no cap, but there is a stamp[1-3: , off the postcard,] stuck in the Code beside Rule One.
* joy | It took a kettle, and a steady hand.
* joy |

"Neither rain," it says now, "nor wind, nor being late already."

## dog
depot: {Bo+} guarded the bag, even from the staff. // sit proud
late: {Bo} was fined two biscuits, and ate the fine. // sit happy
low: {Bo} lay with {their} nose against the bag. // lie sad
joy: {Bo} was excused, and ate the receipt. // stand delighted

## dog 2
depot: {Bo+} had always barked at the post, and now was it. // stand worried
late: {Bo} was fined for barking at {Kim}, the postman. // stand worried
low: {Bo} barked at nothing, which was worse. // lie sad
joy: Officially, and only once, {Bo} barked. // stand proud

## cat
depot: {Bo+} was in charge of keeping things flat. // lie calm
late: {Bo} was fined for sleeping in the In tray. // sleep calm
low: {Bo} sat down by the bag, with the face of a judge. // sit cross
joy: {Bo} took over the In tray, for good. // lie proud

## cat 2
depot: {Bo+} inspected the bag, and found no fish. // sit curious looks bag
late: {Bo} was fined for delivering a beetle, with no stamp. // sit proud
low: {Bo} looked at {Kim}, then the bag, then {Kim}. // sit calm looks Kim
joy: {Bo} delivered another beetle, and was thanked. // walk proud

## bird
depot: {Bo+} was air mail. // perch proud
late: {Bo} was fined for reading a postcard out loud. // perch delighted
low: {Bo} said nothing, and said it with one eye. // perch worried looks Kim
joy: {Bo} announced the post, and was not fined. // perch delighted

## fish
depot: {Bo+} was sea mail, and awaited a sea. // swim calm
late: {Bo} was fined for splashing a postcard, which ran. // swim curious
low: {Bo} hung in the water, facing the bag. // swim sad
joy: {Bo} blew one bubble, as round as a postmark. // swim delighted

## rabbit
depot: {Bo+} stamped the letters, with both feet. // stand proud
late: {Bo} was fined for eating the end of a water bill. // sit happy
low: {Bo} thumped twice, which means trouble. // sit worried
joy: Everything within reach was stamped by {Bo}, twice. // leap happy

## guineapig
depot: {Bo+} was the doorbell, and rang for lettuce. // look-up happy
late: {Bo} was fined for sleeping in somebody's catalogue. // sleep calm
low: {Bo} did not ring, though there was lettuce. // lie sad
joy: {Bo} rang and rang, with no lettuce anywhere. // look-up delighted

## hamster
depot: {Bo+} could hold four stamps in each cheek. // stand proud
late: {Bo} was fined for returning only seven. // sit worried
low: Without being asked, {Bo} gave back the eighth stamp. // sit sad
joy: {Bo} is trusted with the stamps, within reason. // stand proud

## horse
depot: {Bo+} was the mail coach, and ignored the hill. // stand proud
late: {Bo} was fined for leaning on Number Three. // stand calm
low: {Bo} breathed on the bag until it was damp. // stand sad
joy: {Bo} has leaned Number Three back again. // stand happy

## lizard
depot: {Bo+} held down the letters, in any wind. // lie calm
late: {Bo} was nearly posted, and was fined for that. // lie calm
low: {Bo} did not blink, all evening. // lie worried
joy: {Bo} turned post-box red, to celebrate. // lie proud

## toy
depot: {Bo+} was head of Lost Property, having been lost. // sit proud
late: {Bo} was fined for lying down, and did not deny it. // lie calm
low: {Kim} turned {Bo} to face the wall. // back-turned sad
joy: {Bo} was posted to Number Six, and back. // sit delighted

## other
depot: {Bo+} was the clerk, and never answered a question. // stand calm
late: {Bo} was fined for blocking the door. // stand calm
low: {Bo} kept {Kim} company, and nobody fined that. // sit sad looks Kim
joy: {Bo} was promoted, and did nothing differently. // stand proud

## duet
depot: {Bo+} and {Mo+} were the night shift, fast asleep. // sleep calm
late: {Bo} was fined for what {Mo} had done. // sit cross looks Mo
low: {Bo} and {Mo} kept watch on either side of the bag. // lie sad
joy: {Bo} and {Mo} were excused, twice. // sit delighted looks Mo

## duet 2
depot: {Bo+} sorted it, and {Mo+} sorted it all back. // sit proud looks Mo
late: {Bo} lent {Mo} a biscuit, and both were fined. // sit worried looks Mo
low: {Bo} looked at the bag, and {Mo} at the clock. // sit sad
joy: {Bo} and {Mo} were paid in biscuits. // sit delighted looks Mo

## any wages
depot: {Bo+} was paid in crumbs, on Fridays. // sit happy
late: {Bo} owed nine biscuits, and showed no shame. // sit calm
low: It was the only night that {Bo} was not fined. // lie sad
joy: {Bo's} nine fines were crossed out. // sit delighted

## any scales
depot: {Bo+} was weighed, and came to eleven stamps. // sit calm
late: {Bo} was fined for sitting on the scales again. // sit happy
low: {Bo} leaned on {Kim}, all eleven stamps. // sit sad looks Kim
joy: Weighed again, {Bo} came to twelve stamps. // sit proud

## any badge
depot: {Bo+} had the only badge, a bottle top. // sit proud wears badge
late: {Bo} lost the badge, was fined, and found it. // walk worried
low: {Bo} lay on the badge, so that it didn't shine. // lie sad
joy: {Bo's} badge was polished, and salutes were expected. // sit proud wears badge

## any sorting
depot: {Bo+} was meant to sort, and lay on it. // lie calm
late: {Bo} was fined for yawning at the public. // sit calm
low: {Bo} turned away, but did not sleep. // back-turned sad
joy: {Bo} was thanked by name, in writing. // sit proud
`
