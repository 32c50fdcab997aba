export const words = String.raw`
title: <The Whole Truth About {pumpkin}|The Whole Truth, Minus a Bit|{pumpkin}, by One Thin Line>
refrain: The whole truth, minus a bit.
recall: the business with the pumpkin
deed: told Mr {okafor} the whole truth
summary: A pumpkin as wide as a wheelbarrow, a prize of two hundred dollars, and one small detail on the scale. {Kim} has told the story three times, and each time {he} left out the same thing. This is the whole truth.
extra: friend = {honest}
extra: friend2 = {loyal}
extra: elder = Mr {okafor}
extra: grownup = the judge
pick: pumpkin = Gerald, Beryl, Neville, Clive, Doreen, Humphrey, Mavis
pick: okafor = Okafor, Adeyemi, Oyelaran, Abayomi
pick: scarf = scarf, singing, curry
pick: ear = dahlias, onions, marrows
pick: muck = seaweed, eggshells, banana skins
pick: honest = Priya, Mina, Zadie, Hannah, Leilani, Wanda, Ines
pick: loyal = Dov, Arlo, Rafi, Tomas, Ned, Kofi, Jem
sign: no-bo = NO {bo.sign}
word: detail = one small part of a story
word: ribbon = a strip of cloth for a winner
word: disqualify = to say that somebody may not win, because of a rule
word: committee = the people who decide
word: manure = what a farm animal leaves behind, which is good for gardens
word: marrows = vegetables like big green zucchini
word: confessed = told what one had done
word: considerable = rather a lot
question: What was the small detail, and why was it left out three times?
question: {honest} and {loyal} both have good reasons. What are they?
question: What was wrong with the word "luck"?
question: What did telling the truth cost, and whom?
question: When is leaving something out the same as telling a lie?
activity: think | Finish the sentence in three true ways: "I could have said..."
activity: write | Write the newspaper's report of the Harvest Show, once without the detail and once with it.
activity: measure | What in your kitchen weighs as much as the detail? | a bag of flour ; a spoon ; a pumpkin
surprise: The shelf for the cup is empty on page 4. When is it not? | Read page 4 again after page 20.
surprise: Mr {okafor} has more than one pencil. | Read page 17 again. How many are behind his ear?

# 1
= From behind: {Kim} sits at the kitchen table by lamplight and writes. A silver cup stands there, with {Bo} beside it.
My name is {Kim}, and this is the whole truth about {pumpkin}.

I have told it three times before, and each time I left out the same small detail, which was {Bo}.

# 2
= {Kim}, {honest} and {loyal} stand round an enormous pumpkin in the vegetable patch.
{pumpkin} was a pumpkin, and {honest}, {loyal} and I had grown it as wide as the wheelbarrow.
* before | {Bo+} had been there from the first seed, asking nothing and getting it.

# 3
= In the tree house, the three friends look at a picture of a canoe.
First prize at the Harvest Show was two hundred dollars, which in our heads we had already spent on a canoe.
* before | {loyal's} little brother had painted the paddles.

# 4
= {Kim} looks in at a window. Inside, Mr {okafor} dusts a place with nothing on it.
The one to beat was Mr {okafor}, second for nine years running. In his front window was a shelf for the cup, dusted, with nothing on it.
* before | I had begun to cross the road, so as not to look.

# 5
= The friends hold on to a wheelbarrow with a huge pumpkin in it, all the way down the road.
[place: The show was {place.at}, so {pumpkin} went by wheelbarrow, then by {place.by}, then by wheelbarrow again. | We took {pumpkin} [somewhere: to the show {somewhere.at} | there] by wheelbarrow[somewhere&!place: . It was all | , all] downhill, which is exciting with something that round.] [!sequel&1-4: Half the town was there before us.]
[sequel&1-3: After {recall}, I had promised everyone a quiet year.]
* show | {Bo} came along, as if we were a parade.

# 6
= In a big show tent, Mr {okafor}'s pumpkin sits on the scale. {Kim} watches.
[event: It was {event.mine}, so the tent smelled of hay and {event.food}. | occasion: At home it was {occasion}. The tent smelled of hay and other people's {ear}. | place: The tent smelled of hay, {place.food} and other people's {ear}. | The tent smelled of hay, scones and other people's {ear}.]
* show | I kept {Bo} close, for luck.

Mr {okafor}'s pumpkin weighed forty-one kilos.

# 7
= The needle on the scale stands just past forty-one. Everybody looks at it, except for {Kim}, who looks down.
* show |
{pumpkin} went on last. The needle climbed[roomy: , shivered,] and stopped one thin line past forty-one.

[1-3: {loyal} let out a scream that he has since denied.] Everybody else watched the needle. I looked down.

# 8
= Under the table edge, {Kim} has found {Bo} on the plate of the scale. The judge has turned away.
[dog: {Bo} had {their} chin on the plate, the way {they} {rests/rest} it on sofas. | cat: {Bo} was sitting on the plate, because everyone was looking at it. | bird: {Bo} had landed on the stalk, to be nearer the applause. | fish: I had put {Bo's} bowl on the edge of the plate, to free my hands. | rabbit: {Bo} was on the plate, under a pumpkin leaf, eating the leaf. | guineapig: {Bo} was on the plate, in the straw, being mistaken for straw. | hamster: {Bo} was on the plate, with both cheeks full of prize corn. | horse: {Bo} had rested {their} enormous chin on {pumpkin}, like a friend. | lizard: {Bo} had found the one warm place in the tent, which was the plate. | toy: I had left {Bo} leaning on {pumpkin}, for luck. | {Bo} was on the plate, keeping beautifully still.]

I moved [fish: the bowl | {Bo}]. The needle slid back below forty-one, but the judge had already gone to collect the ribbon.

# 9
= {Kim} holds a silver cup, with the wrong sort of smile. Mr {okafor} shakes {his} hand.
I opened my mouth, and somebody put a silver cup in my arms.

"Well grown," said Mr {okafor}, and he meant it.

"Thank you," I said, which was a lie, and only two words long.

# 10
= In the tree house, {honest} and {loyal} argue over {Kim's} head. The cup stands in the middle.
I told the others [roomy: in the tree house], and {honest} said that we had to give it back.

"{Kim} didn't cheat, did {he}?" said {loyal}. "{Bo} did, and you can't disqualify {a bo.animal}."

# 11
= {loyal} pleads with {Kim}, a drawing of a canoe in his hand.
{loyal} wasn't being bad. "Nobody would be happier if we told," he said. "Name one person."

Down in the street, Mr {okafor}'s light went on.
* night | I pretended to be counting the stars.

# 12
= Under the moon, {honest} and {loyal} sit back to back. {Kim} is on the way down.
"Mr {okafor}," said {honest}.

"He'd be sad twice," said {loyal}, "once for losing, and once for how." [1-3: They were both right, which was no help.]
* night | {Bo} kept out of it.

# 13
= At breakfast, {Kim} has just said something, and wishes that {he} hadn't.
I tried being honest about other things instead, starting with my aunt's {scarf}.
* night | Honestly, it made everything worse, my aunt above all.
[1-4: Now I had two things to feel bad about.]

# 14
= Mr {okafor} stands at the door with a notebook and a hopeful face. {Kim} holds on to the door.
On Saturday, Mr {okafor} came to [home: {home.own} | our door] with a notebook. "Teach me," he said. "What do you feed it?"

He wrote down everything, and underlined the {muck}.

# 15
= Mr {okafor} waits with his pencil. Behind him, {pets} look at {Kim}.
"And on the day?" he asked. "Anything on the day?"

I could have said "luck", which was a good word, and nearly true. Behind him, {pets} looked at me.

# 16
= {Kim}, close up, says it.
[deed: I once {deed}[back: , {back.at}], but I couldn't get past that "nearly". | It was the "nearly" that I couldn't get past.]

"{Bo} was on the scale," I said. "I saw, and I moved [fish: the bowl|{them}], and I said thank you instead. I'm sorry, Mr {okafor}."

# 17
= Two small figures on a step: Mr {okafor} sits without a word, and {Kim} has shut {his} eyes.
He put his pencil behind his ear, where there was one already.

"Nine years," he said. Then he sat down on our step, and [roomy: for a considerable time] he said nothing else.

# 18
= {Kim} hands back the silver cup to the judge. {loyal} has turned away.
The committee took back the cup and the money. {loyal} didn't speak to me until Thursday.

"At least {he} told," I heard {honest} say. [1-3: "{He} {was} the only one who saw."]
* after | It was a long way to Thursday.

# 19
= A trailer of steaming manure tips into the drive. {Kim}, {honest} and {loyal} hold their noses and laugh.
Second prize was a trailer of chicken manure.

"You can't paddle that," said {loyal}, but he was laughing.
* after | Even the flies looked impressed.

"That," said Mr {okafor}, "is what I feed mine."

# 20
= Everyone digs in the vegetable patch. By a new sign, NO {bo.sign}, poses {Bo}. Far off, a cup stands on a shelf in a window.
The cup looks good on his shelf[1-2: , and we've planted his seed next to ours].
* after | I walk home on his side of the road.

Next year, the scale will have a sign, NO {bo.sign}. {Bo} posed for it.

## dog
before: {Bo+} guarded {pumpkin} from snails, and was frightened of the snails.
show: Anyone with a sausage got to shake hands with {Bo}.
night: {Bo} put down {their} chin, which seemed to weigh one thin line more.
after: {Bo} rolled in something, and was happy for days.

## cat
before: {Bo+} slept by {pumpkin} every afternoon, and called that gardening.
show: Past all the other pumpkins walked {Bo}, without a glance.
night: All cats stare, but {Bo} stared as if taking notes.
after: {Bo} forgave me, or forgot, as cats do.

## bird
before: {Bo+} ate the caterpillars, and told the whole street.
show: {Bo} said "cheep" to each of the judges, like a politician.
night: {Bo} hid under one wing, so as not to be asked.
after: {Bo} sang again, on nobody's side in particular.

## fish
before: {Bo+} watched {pumpkin} from {their} bowl, like television.
show: {Bo} was carried in by bowl, like a mayor.
night: {Bo} opened {their} mouth, but left the words to me.
after: After one slow lap, {Bo} looked at me again.

## rabbit
before: {Bo+} wasn't allowed near {pumpkin}, and thought of little else.
show: {Bo} came third for ears, without entering.
night: {Bo} thumped once for every fib, and thumped quite often.
after: {Bo} dug a hole to help, and then nine more.

## guineapig
before: {Bo+} whistled at {pumpkin}, as if at a film star.
show: In the hay sat {Bo}, eating most of the seat.
night: Each time anyone said "cup", {Bo} squeaked.
after: {Bo} popped straight up in the air, which helped.

## hamster
before: {Bo+} kept one pumpkin seed in a cheek, as insurance.
show: From my hands, {Bo} saw the whole show.
night: All night, {Bo} ran on {their} wheel. I knew how {they} felt.
after: {Bo} took out the saved seed, and gave it to me.

## horse
before: {Bo+} supplied what {pumpkin} grew in, and never once bragged.
show: {Bo} was asked to leave the cake tent, and did, slowly.
night: Somebody breathed on my neck. It was {Bo}, asking.
after: {Bo} leaned on me, which is a lot of forgiveness.

## lizard
before: {Bo+} lay on the sunny side, turning orange out of loyalty.
show: {Bo} sat so still that a lady took {them} for a brooch.
night: Lizards hardly blink, but now I noticed {Bo} not doing it.
after: {Bo} did one push-up, which is lizard for well done.

## toy
before: {Bo+} was our scarecrow, and scared no one.
show: {Bo} had a ticket of {their} own, which {honest} had drawn.
night: I turned {Bo} to the wall, but {they} knew anyway.
after: {Bo} became a scarecrow again, and still scared no one.

## other
before: {Bo+} inspected {pumpkin} daily, but never gave us a mark.
show: More people stopped for {Bo} than for the onions.
night: {Bo} looked at me, and went on looking.
after: {Bo} took it well, having never wanted a canoe.

## duet
before: {Bo+} and {Mo+} guarded {pumpkin}, mainly from each other.
show: A lady asked if {Bo} and {Mo} were a matching pair.
night: {Bo} looked at {Mo}, {Mo} looked at me, and I looked at the ceiling.
after: {Bo} took the news well, {Mo} took it badly, and then they swapped.

## duet 2
before: {Bo+} was head of growing, and {Mo+} was head of shade.
show: {Bo} was patted, and {Mo} was nearly given a ribbon.
night: {Bo} sided with {Mo}, and {Mo} sided with nobody.
after: {Bo} and {Mo} behaved as if it had all been planned.

## any measure
before: We measured {pumpkin} against {Bo+}, until that got silly.
show: The mayor patted {Bo}, who bore it.
night: {Bo} was the only one I could talk to.
after: All that week, {Bo} stayed by me on purpose.

## any photo
before: {Bo+} got into every photo of {pumpkin}, on purpose.
show: The newspaper came, and {Bo} got into that photo too.
night: {Bo} couldn't settle either, so perhaps it was catching.
after: In the new photo, {Bo} is in front, where we can watch.

## any critic
before: {Bo+} had seen bigger pumpkins, and let us know.
show: {Bo} didn't care for crowds, and made that clear.
night: With interest, {Bo} watched me not eating.
after: {Bo} slept well that week, and so did I.

## any quiet
before: {Bo+} kept {pumpkin} company in the evenings.
show: {Bo} took one look at the crowd, and stayed with me.
night: Only {Bo} saw me put a towel over the cup.
after: {Bo} stayed close, in case I confessed again.
`
