export const words = String.raw`
title: <The Whole Truth About {pumpkin}|The Whole Truth, Minus a Bit|{pumpkin}, by One Thin Line>
set: it = [fish: the bowl | {Bo}]
refrain: The whole truth, minus a bit.
recall: the business with the pumpkin
deed: told Mr {okafor} the whole truth
keepsake: the sign that says NO
joke: The whole truth, minus a bit
summary: A pumpkin as wide as a wheelbarrow, a prize of two hundred dollars, and one small detail on the scale, called {Bo}. {Kim} has told the story three times, and each time {he} left out the same thing. This is the whole truth.
extra: friend = {honest}
extra: friend2 = {loyal}
extra: elder = Mr {okafor}
extra: grownup = the judge
pick: pumpkin = Gerald, Beryl, Neville, Clive, Doreen, Humphrey, Mavis
pick: okafor = Okafor, Adeyemi, Oyelaran, Abayomi
pick: scarf = scarf, singing, curry
pick: muck = seaweed, eggshells, banana skins
pick: honest = Priya, Mina, Zadie, Hannah, Leilani, Wanda, Ines
pick: loyal = Dov, Arlo, Rafi, Tomas, Ned, Kofi, Jem
pick: kilos = forty-one, forty-three, thirty-nine
sign: no-bo = NO {bo.sign}
word: detail = one small part of a story
word: ribbon = a strip of cloth for a winner
word: disqualify = to say that somebody may not win, because of a rule
word: committee = the people who decide
word: manure = what a farm animal leaves behind, which is good for gardens
word: underlined = with a line drawn beneath it
word: needle = the thin pointer on a scale
word: canoe = a long, narrow boat that you paddle
question: What was the small detail, and why was it left out three times?
question: {honest} and {loyal} both have good reasons. What are they?
question: What was wrong with the word "luck"?
question: What did telling the truth cost, and whom?
question: When is leaving something out the same as telling a lie?
activity: think | Finish the sentence in three true ways: "I could have said..."
activity: write | Write the newspaper's report of the Harvest Show, once without the detail and once with it.
activity: measure | What in your kitchen weighs as much as the detail? | a bag of flour ; a spoon ; a pumpkin
surprise: The shelf for the cup is empty on page 4. When is it not? | Read page 4 again after page 20.
surprise: Mr {okafor} has a scale of his own. | Look for it on page 14. What is far away on page 20?

# 1
= From behind: {Kim} sits at the kitchen table by lamplight and writes. A silver cup stands there, with {Bo} beside it.
My name is {Kim}, and this is the whole truth about {pumpkin}[series: , written under {series.keepsake}].

<At first, whenever I told it, I left out a detail, which was {Bo+}.|At first, I told it without one small detail, which was {Bo+}.>

# 2
= {Kim}, {honest} and {loyal} stand round an enormous pumpkin in the vegetable patch.
<{pumpkin} was a pumpkin that {honest}, {loyal} and I had grown, as wide as the wheelbarrow[place&roomy: , under {place.tree}].|{honest}, {loyal} and I had grown {pumpkin} from one seed[place&roomy: , under {place.tree}], until it was as wide as our wheelbarrow.>
> want | [roomy: <It took four months and all our {muck}.|It took us four months, with {muck}.>]
* before |

# 3
= In the tree house, the three friends look at a picture of a canoe.
[3+: First prize at the Harvest Show was two hundred dollars, which in our heads was already a [3-4: red canoe with three paddles | canoe]. | <First prize at the Harvest Show was two hundred dollars. In our heads, that was already a canoe, with three paddles.|The Harvest Show paid two hundred dollars for first prize. We had spent it already, in our heads, on a red canoe.>] [birthday&roomy: The show was on my birthday. | first-day-of-school&roomy: The show was two days before school began. | family-reunion&roomy: Our whole family was coming to the show. | camping-trip&roomy: We needed it for the camping trip. | halloween&roomy: The show was on Halloween. | new-baby&roomy: We had a new baby, so nobody else could buy us one.]
^ pet set | [1-2&roomy: <We had drawn it, and named it.|It had a name, and a portrait.>]
> canoe |
* before |

# 4
= {Kim} looks in at a window. Inside, Mr {okafor} dusts a place with nothing on it.
<The one to beat was Mr {okafor}[place&roomy: , by {place.shop}], who had been second for nine years.|For nine years, Mr {okafor}[place&roomy: , by {place.shop},] had come second.> <In his window was a shelf for the cup, dusted, with nothing on it.|He kept a shelf for the cup in his front window, and kept it dusted.>
^ pet second |

# 5
= The friends hold on to a wheelbarrow with a huge pumpkin in it, all the way down the road.
[place: The show was {place.at}. {pumpkin} went by wheelbarrow, then by {place.by}, then by wheelbarrow again, and enjoyed the view. | <We took {pumpkin} to the show [somewhere: {somewhere.at}] by wheelbarrow. It was downhill, which is exciting with something that round and no brakes.|{pumpkin} went to the show [somewhere: {somewhere.at}] by wheelbarrow, downhill. The three of us held on, and shouted at people to move.>]
^ child set | [1-2: <Half the town was there before us.|We passed four smaller ones, and waved.>]
* show |

# 6
= In a big show tent, Mr {okafor}'s pumpkin sits on the scale. {Kim} watches.
[birthday: In the tent, everybody sang for my birthday. | first-day-of-school: My new teacher was in the tent, and waved. | family-reunion: Forty aunts, uncles and cousins filled the front rows. | camping-trip: Our tents and bags were packed, to leave straight afterwards. | halloween: The judge was a witch, with a pencil. | new-baby: They weighed our new baby first, for fun, and without the blanket. | occasion&!event: It was {occasion}, and the tent was full. | place: The tent smelled of {place.food} and hot grass. | <The tent smelled of onions and hot grass.|The tent was hot, and smelled of marrows.>] <Mr {okafor's} pumpkin weighed {kilos} kilos, and everyone clapped.|Mr {okafor's} pumpkin came to {kilos} kilos.>
> tent | I kept {Bo} close beside me, <for luck|so as to have luck>.
* show |

# 7
= The needle on the scale stands just past {kilos}. {Kim} looks down at the plate.
<{pumpkin} went on last, and the needle climbed, and shivered, and stopped one thin line past {kilos}.|Last came {pumpkin}. The needle climbed to {kilos}, shivered, and went one thin line further.> <Everybody cheered, and I looked down, and saw {Bo}.|Everybody cheered, except for me, because I saw {Bo}.>
* show |

# 8
= Under the table edge, {Kim} has found {Bo} on the plate of the scale. The judge has turned away.
> scale
<While they clapped, I moved {it}, and the needle slid back to just below {kilos}. So we had lost, and nobody knew but me.|While they cheered, I moved {it}, and the needle slid back, below {kilos}. We had lost, and only I had seen it.>

# 9
= {Kim} holds a silver cup, with the wrong sort of smile. Mr {okafor} waves.
<I opened my mouth, and somebody put a silver cup in my arms.|Before I could say a word, there was a silver cup in my arms.> [birthday&roomy: It was the best present of all, they said. | first-day-of-school&roomy: "Bring it to school!" said my teacher. | family-reunion&roomy: Forty people hugged me. | camping-trip&roomy: "Off to camp, champion!" said somebody. | halloween&roomy: A ghost shook my hand. | new-baby&roomy: Even the baby was held up to see.]

"Well grown," said Mr {okafor}, and he meant it.

<"Thank you," I said, and not a word about {Bo}. That was my first lie.|I thanked him, [roomy: without a word about {Bo},] which was my first lie.>

# 10
= {honest} and {loyal} argue over {Kim's} head. The cup stands in the middle.
<I told the others about {Bo}, and {honest} said that the cup had to go back.|When I told the others about {Bo}, {honest} said, "Then the cup isn't ours.">

<"{Kim} didn't cheat," said {loyal}, "and you can't disqualify {a bo.animal}."|"Nobody cheated," said {loyal}, "and you can't disqualify {a bo.animal}."> [series&roomy: "{series.joke}," he added.]
> argue |

# 11
= {loyal} pleads with {Kim} by the light of a lantern.
<{loyal} wasn't being bad.|{loyal} is not a bad person.> "Name one person," he said, "who would be happier to hear about {Bo}."

<Across the road, Mr {okafor's} light went on, behind his shelf.|I could have named Mr {okafor}, and I didn't.>
^ child trouble |

# 12
= By moonlight, {honest} and {loyal} sit back to back. {Kim} kneels between them.
"Mr {okafor}," said {honest}.

"He'd be sad twice," said {loyal}, "once for losing, and once for losing to {Bo}." [birthday&roomy: I hadn't opened one birthday present. | first-day-of-school&roomy: On the first day of school, I was to tell the class. | family-reunion&roomy: Forty people slept below us, all proud of me. | camping-trip&roomy: It was our first night in the tent, and nobody slept. | halloween&roomy: In every window, a pumpkin sat and grinned at me. | new-baby&roomy: Far off, the new baby cried for all of us. | place&roomy: I listened to {place.sound}. | roomy: <I found no mistake in that.|They were arguing for my sake, both of them.>]
^ pet third |
> night |
* night |

# 13 a
= At breakfast, {Kim} looks at a newspaper. A scarf lies on the table.
<I tried being honest about everything but the cup, such as my aunt's {scarf}, which made everything worse, my aunt above all.|To make up for {Bo}, I told my aunt the whole truth about her {scarf}, and now two of us were unhappy.> [series: I wrapped the cup in {series.keepsake}.]
^ pet trouble | [1-2: <The newspaper sent a reporter, and I left {Bo} out again.|"How did you do it?" asked the newspaper, and I left out {Bo}.>]
* night |

# 13 b
= In the kitchen, {Kim} wraps a silver cup in a towel. A newspaper lies on the table.
<I hid the cup under a towel, where it looked like a cup under a towel, and later on in the oven.|I put the cup under a towel, which made it look larger, and then in the oven, which was worse.> [series&1-2: I hid it in {series.keepsake}.]
^ pet trouble | [1-2: <The newspaper sent a reporter, and I left {Bo} out again.|"How did you do it?" asked the newspaper, and I left out {Bo}.>]
* night |

# 14 a
= Mr {okafor} stands at the door and writes in a notebook. Beside him is a kitchen scale.
<On Saturday, Mr {okafor} came to [home: {home.own} | our door] with a notebook and his scale.|Mr {okafor} brought a notebook and his scale to [home: {home.own} | our door], on Saturday.> He said, "Teach me," <and underlined the {muck}|and wrote down everything>.
> door | <He had even brought two new pencils.|He had brought a new pencil.>
[roomy: {honest} has read this, and adds:]
^ child second | [roomy: {Kim} goes red.]

# 14 b
= In a shed with ribbons on the wall, Mr {okafor} writes in a notebook. Beside him is a scale.
<On Saturday, Mr {okafor} showed me his shed, with nine ribbons in it, all for second.|Mr {okafor} asked me into his shed, on Saturday, under nine ribbons, all second.> [home: "It's smaller than {home.own}," he said, "but teach me." | "Teach me," he said.]
> door | <He had even sharpened his two pencils.|He gave me the chair, and stood.>
[roomy: {honest} has read this, and adds:]
^ child second | [roomy: {Kim} goes red.]

# 15 a
= At the door stands a kitchen scale. Mr {okafor} smiles at {Bo}, and {Kim} does not.
"{Muck}," he wrote[place: , by {place.street}], "and luck."

<I could have left it at "luck", which was nearly true.|I said nothing, because "luck" was nearly true.>
> hinge
<Mr {okafor} laughed. "Does {Bo} do that often?"|"Does {Bo} often do that?" asked Mr {okafor}, and laughed.>

# 15 b
= In the shed stands a scale. Mr {okafor} smiles at {Bo}, and {Kim} does not.
"{Muck}," he wrote[place: , over {place.sound}], "and luck."

<I could have left it at "luck", which was nearly true.|I said nothing, because "luck" was nearly true.>
> hinge
<Mr {okafor} laughed. "Does {Bo} do that often?"|"Does {Bo} often do that?" asked Mr {okafor}, and laughed.>

# 16
= {Kim}, close up, says it. Mr {okafor} listens.
[deed: I once {deed}[back: , {back.at}], and this was worse.]

"{Bo} did it at the show," I said. <"I saw it, and I said thank you instead. Without {Bo}, you would have won, Mr {okafor}, and I'm sorry."|"I saw it, and I kept quiet. Without {Bo}, you would have won, Mr {okafor}, and I'm sorry.">

# 17
= Mr {okafor} sits on a step without a word. {Kim} stands in front of him.
<He put his pencil behind his ear, where there was one already.|He shut the notebook, and then opened it, and shut it again.> "Nine years," he said, <and sat down|and said no more>.
> eyes | <I counted the bricks in his wall.|I'd have liked him to shout at me.>
^ child pay |

# 18
= {Kim} hands the silver cup back to the judge. {loyal} has turned away.
<The committee took back the cup and the money, and {loyal} didn't speak to me until Thursday.|Back went the cup, and back went the money, and {loyal} said nothing to me until Thursday.> [birthday&roomy: My birthday money went, too. | first-day-of-school&roomy: I told my whole class, on the first day of school. | family-reunion&roomy: I told all forty, at the long table. | camping-trip&roomy: We camped that weekend without a canoe. | halloween&roomy: It was November, and all the grins had fallen in. | new-baby&roomy: The baby slept through it.]
^ pet pay | <"At least {he} told," I heard {honest} say.|{honest} walked home on my side.>
* after |

# 19 a
= A heap of hay and worse has arrived at the farm. {Kim}, {honest} and {loyal} laugh.
Second prize was <a trailer of chicken manure|four sacks of chicken manure>. "You can't paddle that," said {loyal}, but he was laughing.

<"That," said Mr {okafor}, "is what I feed mine."|"That," said Mr {okafor}, "is my secret.">
* after |
[roomy: {honest} adds:]
^ child third | [roomy: {Kim} dug, and hummed.]

# 19 b
= By a river, everybody looks at a small boat and laughs.
Second prize was <one ride in a boat shaped like a duck|half an hour in a duck with pedals>. "That is not a canoe," said {loyal}, but he was laughing.

<Mr {okafor} sat at the back, and steered.|Mr {okafor} came, too, and pedalled hardest.>
* after |
[roomy: {honest} adds:]
^ child third | [roomy: {Kim} fell in.]

# 20
= Everyone kneels in the vegetable patch by a new sign, NO {bo.sign}, and by it poses {Bo}. Far off, a cup stands on a shelf in a window.
<The cup looks good on Mr {okafor's} shelf.|Mr {okafor's} shelf has something to hold up now.> [birthday&roomy: On my birthday, he gave me a seed. | first-day-of-school&roomy: My class wants a pumpkin, too. | family-reunion&roomy: Each aunt has taken home a seed. | camping-trip&roomy: Our tent is next to his patch, to keep watch. | halloween&roomy: Next Halloween, he will carve it himself. | new-baby&roomy: The baby may still be weighed. | place&roomy: {place.Creature} has taken to looking in.] <For next year's scale, there is a sign ready: NO {bo.sign}.|For next year's scale, we have painted a sign: NO {bo.sign}.>
* after |
> last | Everybody has had a photo taken with it.

## lead dog
want: Whatever people looked at, {Bo} put a chin on it, <to help|as a favour>.
canoe: {Bo} put a chin on our drawing, <and it got wet|in the stern>.
tent: Everybody looked hard at the scale, <and so did {Bo}|and {Bo} noticed>.
scale: {Bo} had {their} chin on the plate, <the way {they} {rests/rest} it on sofas|as if it were a sofa>.
argue: {Bo} put a chin on the cup, <since we all looked at it|in case that helped>.
night: {Bo's} chin seemed to weigh <one thin line more|more than usual>.
door: {Bo} put a chin on the notebook, <and he wrote round it|which got rather damp>.
hinge: He looked at his scale, so {Bo} put a chin on it, and the needle moved.
eyes: We both looked at the ground, <so {Bo} put a chin on it|so {Bo} put a chin there>.
last: {Bo} has put a chin on it, <so you can't read the NO|just over the NO>.

## lead cat
want: Whatever people looked at, {Bo} sat on it, <to be looked at instead|as a kindness>.
canoe: {Bo} sat down on our drawing, <and would not be moved|in the stern>.
tent: Everybody looked up at the needle, <which {Bo} took personally|and nobody at {Bo}>.
scale: {Bo} was sitting on the plate, behind {pumpkin}, <as on a throne|as on a sofa>.
argue: {Bo} tried to sit on the cup, <from all sides|and could not>.
night: All cats stare, but {Bo} stared <as if taking notes|like a judge>.
door: {Bo} sat down on the notebook, <and he wrote round {them}|on the best page>.
hinge: He looked at his scale, so {Bo} sat down on it, and the needle moved.
eyes: We both looked at the ground, <so {Bo} sat down on it|so {Bo} sat down there>.
last: {Bo} sits in front of it, <so you can't read the NO|just where it says NO>.

## lead bird
scale: {Bo} had landed on {pumpkin's} stalk, to be nearer the applause.
hinge: He looked at his scale, so {Bo} landed on it, and bowed, and the needle moved.
last: {Bo} perches there, on the NO.

## lead fish
scale: I had put {Bo's} bowl on the edge of the plate, to free my hands.
hinge: I put {Bo's} bowl down on his scale, and the needle jumped.
last: From inside the bowl, {Bo} reads it as ON.

## lead rabbit
scale: {Bo} was on the plate, under a pumpkin leaf, eating the leaf.
hinge: There was a leaf on his scale, so {Bo} got on it as well, and the needle moved.
last: {Bo} has nibbled off the NO.

## lead guineapig
scale: {Bo} was on the plate, in the straw, being mistaken for straw.
hinge: There was straw on his scale, so {Bo} sat down in it, and the needle moved.
last: {Bo} sits under the NO, and squeaks at it.

## lead hamster
scale: {Bo} was on the plate, with both cheeks full of prize corn.
hinge: There was a seed on his scale, so {Bo} got on it as well, and the needle moved.
last: {Bo} has nibbled off the NO, and stored it.

## lead horse
scale: {Bo} had rested that enormous chin on {pumpkin}, like a friend.
hinge: {Bo} reached over, and rested that enormous chin on his scale, and the needle flew.
last: {Bo} has scratched an itch on it, and rubbed out the NO.

## lead lizard
scale: {Bo} had found the one warm place in the tent, which was the plate.
hinge: The sun shone on his scale, so {Bo} lay down there, and the needle moved.
last: {Bo} lies across the NO, where it is warm.

## lead toy
scale: I had left {Bo} leaning on {pumpkin}, for luck.
hinge: Without thinking, I had leaned {Bo} on his scale, and the needle moved.
last: {Bo} leans on it, in front of the NO.

## lead other
scale: {Bo} was on the plate, keeping beautifully still.
hinge: He looked at his scale, where {Bo} sat, keeping beautifully still, and the needle moved.
last: {Bo} keeps still in front of the NO.

## trait pet fear
set: {Bo} was afraid of {trait.things}, and of nothing else.
trouble: "{Bo} fears {trait.things}," said the newspaper, minus a bit.
pay: The newspaper put it all in, {trait.things} and the scale.

## trait pet theft
set: {Bo} had {trait.a} that wasn't ours, and that felt different.
trouble: "{Bo} {trait.did}," said the newspaper, minus a bit.
pay: {Bo} brought back {trait.thing}, too, all on {their} own.

## trait pet noise
set: "{trait.Sound}," said {Bo}, about most things.
trouble: "{Bo} says '{trait.sound}'," said the newspaper, minus a bit.
pay: "{trait.Sound}," said {Bo}, so they printed that as well.

## trait pet part
set: {Bo} had {trait.has}, and everybody knew that.
trouble: "{Bo} has {trait.has}," said the newspaper, minus a bit.
pay: The newspaper put it all in, down to {trait.has}.

## trait pet age
set: {Bo} was {trait.is}, and [old: had our full trust | trusted us fully].
trouble: "{Bo} is {trait.is}," said the newspaper, minus a bit.
pay: "{Bo} is {trait.is}," said the newspaper, "[old: and ought to know better | and will learn]."

## trait pet favourite
set: {Bo} had {trait.thing}, and wanted no canoe.
trouble: "{Bo} is fond of {trait.thing}," said the newspaper, minus a bit.
pay: We gave back everything that day. {Bo} kept {trait.thing}.

## trait pet sleep
set: {Bo} slept {trait.where}, and wanted no canoe.
trouble: "{Bo} sleeps {trait.where}," said the newspaper, minus a bit.
pay: The newspaper put it all in, and {Bo} slept {trait.where}.

## trait pet childsbed
set: {Bo} had half of my bed, and wanted no canoe.
trouble: {Bo} still slept on my bed, and I did not.
pay: That night, {Bo} slept on my bed, and so did I.

## trait pet habit
set: {Bo} liked to {trait.do}, and everybody knew that.
trouble: "{Bo} likes to {trait.do}," said the newspaper, minus a bit.
pay: The newspaper put it all in, and {Bo} {trait.did}.

## trait pet follows
set: {Bo} followed me about, and saw whatever I did.
trouble: {Bo} followed me to the cup and back, eleven times.
pay: I walked home the long way, and {Bo} followed me.

## trait pet talent
set: {Bo} could {trait.do}, and we had never kept that quiet.
trouble: "{Bo} can {trait.do}," said the newspaper, minus a bit.
pay: "{Bo} can {trait.do}," said the newspaper, "and weigh a pumpkin."

## trait child fear
set: I'm afraid of {trait.things}, and I have never minded saying so.
trouble: This was worse than {trait.things}, since I couldn't say so.
pay: It was worse than {trait.things}, but shorter.

## trait child collection
set: The seed had cost me nine of my {trait.things}.
trouble: I counted my {trait.things}, so as not to think.
pay: I gave him one of my {trait.things}, and he held it.

## trait child noise
set: I {trait.did} all the way down, to be cheerful.
trouble: I didn't {trait.do} at all that night.
pay: For once I didn't {trait.do}.

## trait child part
set: With {trait.has}, people always believe me.
trouble: With {trait.has}, people always believe me, and now they did.
pay: I had nothing left to hide, except {trait.has}.

## trait child favourite
set: I talked about {trait.things}, to calm us down.
trouble: I tried to think about {trait.things}, and couldn't.
pay: I could think about {trait.things} again.

## trait child sleep
set: The night before, {trait.where}, I dreamed of canoes.
trouble: I went to bed {trait.where}, and lay awake.
pay: That night, {trait.where}, I slept.

## trait child habit
set: [askswhy: "Why is it so heavy?" I asked, as I always do. | counts: I counted eighty-one bumps, because I count everything. | drawsonthings: I had drawn a face on the pumpkin, and it looked nervous. | loseshats: I lost a hat on the way, as I usually do.]
trouble: [askswhy: "Why?" I asked, and nobody knew. | counts: I counted the people who knew. There were three. | drawsonthings: I drew the scale, with nobody on it, and tore it up. | loseshats: I have lost many hats, but never a night's sleep.]
pay: [askswhy: "Why did you tell me?" he asked, and I didn't know. | counts: I counted to two hundred, one for each dollar. | drawsonthings: I drew nine lines on the step, with a stone. | loseshats: My hat had gone again, and we let it.]

## trait child talent
set: I can {trait.do}, and I did, the whole way.
trouble: I tried to {trait.do}, and gave up.
pay: I can {trait.do}, but not on that step.

## dog
before: {Bo+} guarded {pumpkin}, and feared the snails.
show: Anyone with a sausage got to shake hands with {Bo}.
night: {Bo} sighed, and it weighed more.
after: {Bo} rolled in something, and was happy for days.

## cat
before: {Bo+} slept by {pumpkin}, and called it gardening.
show: Past all the other pumpkins walked {Bo}, without a glance.
night: {Bo} stared as if taking notes.
after: {Bo} forgave me, or forgot, as cats do.

## bird
before: {Bo+} ate the caterpillars, and told the whole street.
show: {Bo} said "cheep" to all the judges.
night: {Bo} hid under one wing.
after: {Bo} sang again, on nobody's side in particular.

## fish
before: {Bo+} watched {pumpkin} from {their} bowl, like television.
show: {Bo} was carried in by bowl, like a mayor.
night: {Bo} opened {their} mouth, and said nothing.
after: After one slow lap, {Bo} looked at me again.

## rabbit
before: {Bo+} thought of nothing but {pumpkin}.
show: {Bo} came third in Rabbits, without entering.
night: {Bo} thumped once for every fib.
after: {Bo} dug a hole to help, and then nine more.

## guineapig
before: {Bo+} whistled at {pumpkin}, like a fan.
show: In the hay sat {Bo}, eating most of the seat.
night: At the word "cup", {Bo} squeaked.
after: {Bo} popped straight up in the air, which helped.

## hamster
before: {Bo+} kept one pumpkin seed in a cheek, as insurance.
show: From my hands, {Bo} saw the whole show.
night: All night, {Bo} ran on {their} wheel.
after: {Bo} took out the saved seed, and gave it to me.

## horse
before: {Bo+} supplied what {pumpkin} grew in, and didn't brag.
show: {Bo} was asked to leave the cake tent.
night: {Bo} breathed on my neck, asking.
after: {Bo} leaned on me, which is a lot of forgiveness.

## lizard
before: {Bo+} lay on the sunny side, turning orange.
show: {Bo} was taken for a brooch.
night: {Bo} didn't blink, and I noticed.
after: {Bo} did one push-up, which is lizard for well done.

## toy
before: {Bo+} was our scarecrow, and scared no one.
show: {Bo} had a ticket of {their} own.
night: I turned {Bo} to the wall, but {they} knew.
after: {Bo} became a scarecrow again, and still scared no one.

## other
before: {Bo+} inspected {pumpkin} daily, and gave no marks.
show: More people stopped for {Bo} than for the onions.
night: {Bo} looked at me, steadily.
after: {Bo} had never wanted a canoe.

## duet
before: {Bo+} and {Mo+} guarded {pumpkin}, mainly from each other.
show: {Bo} and {Mo} were taken for a pair.
night: {Bo} looked at {Mo}, who looked at me.
after: {Bo} took it well, and {Mo} took it badly.

## duet 2
before: {Bo+} was head of growing, and {Mo+} was head of shade.
show: {Bo} was patted, and {Mo} was nearly given a ribbon.
night: {Bo} sided with {Mo}, and {Mo} sided with nobody.
after: {Bo} and {Mo} acted as if it had been planned.

## any measure
before: We measured {pumpkin} against {Bo+}.
show: The mayor patted {Bo}, who bore it.
night: I could talk only to {Bo}.
after: All that week, {Bo} stayed by me on purpose.

## any photo
before: {Bo+} got into every photo of {pumpkin}.
show: {Bo} got into the newspaper's photo.
night: {Bo} couldn't settle, either.
after: In the new photo, {Bo} is in front.

## any critic
before: {Bo+} had seen bigger pumpkins.
show: {Bo} didn't care for crowds, and made that clear.
night: {Bo} watched me not eating.
after: {Bo} slept well that week, and so did I.

## any quiet
before: {Bo+} kept {pumpkin} company in the evenings.
show: {Bo} stayed with me.
night: {Bo} sat by the cup with me.
after: {Bo} stayed close, in case I confessed again.
`
