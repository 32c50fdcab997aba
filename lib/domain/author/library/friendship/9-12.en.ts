export const words = String.raw`
title: <A Short History of the Line|Historians Disagree|The Week of the Chalk Line>
refrain: Historians disagree.
recall: the week of the chalk line
deed: crossed the line, Article One or not
keepsake: the plug of a lamp
joke: Historians disagree
summary: {Kim} and {other} have ruled the old shed together since they were five. Then she brings {new}, and somebody says a sentence, and there is a chalk line down the middle and a treaty. Only {Bo} may cross. Then comes the storm.
extra: friend = {other}
extra: friend2 = {new}
pick: other = Maeve, Anaya, Tess, Lucia, Rahel, Hinemoa, Noa, Sunny
pick: new = Felix, Omar, Theo, Dane, Mateo, Wiremu, Viktor
pick: sticks = matchsticks, toothpicks, pegs
pick: towel = a tea towel, a pillowcase, half a sheet
sign: article-one = ARTICLE ONE
sign: dear-other = Dear {other}
sign: bring-biscuits = BRING BISCUITS
sign: please-cross = PLEASE CROSS
word: historian = somebody who writes down what happened long ago, and argues about it
word: treaty = an agreement between countries
word: article = one numbered part of a treaty
word: technically = by the exact rules
word: lawfully = as the law allows it
word: atlas = a book of maps
word: authorities = the people in charge
word: complaint = a letter to say that something is wrong
question: Both rulers had a point. What was each one's?
question: Which law made you laugh? Which one was sad?
question: What had {new} done wrong?
question: What could {Kim} have saved, and what did {he} save?
question: What did {Bo} do in the storm that {they} had done all week?
activity: write | Found a country at home. Write its first three laws, and its national biscuit.
activity: draw | Draw a map of your room as a country. Where is the border? Who may cross?
activity: think | What would be left of the line if it ran through your kitchen?
surprise: Something that was divided on page 8 is put together again. | Read page 17.
surprise: Somebody sits on the last piece of the line. | Look under {Bo} on page 18.

# 1
= {Kim} draws a chalk line down the middle of a shed floor.
Historians disagree about who drew the line. It was {Kim}, with [home: chalk | a whole stick of chalk], down the middle of the old shed [home: behind {home.the}] [place: {place.at}|somewhere: {somewhere.at}]. [series: It went round {series.keepsake}.]

[roomy: The historians were <only being polite|being kind|related to {him}>.]

# 2
= {Kim} and {other} sit on a rug in the shed, under a flag made of {towel}.
Before the line, the shed was one country, with one rug, one lamp, and <two rulers|a pair of rulers|a joint government>. [beach-holiday: It was founded on a beach holiday. | new-years-eve: It was founded on a New Year's Eve. | family-wedding: On Saturday, {Kim's} aunt was marrying {other's} uncle. | birthday: Its national day was {Kim's} birthday. | lunar-new-year: Before Lunar New Year, they swept it together.]
> want | <Its flag was {towel}, saluted daily.|Its flag was {towel}, and washed on Mondays.>
* before |

# 3
= {Kim} holds up a model ship made of {sticks}. {other} has a big book of maps.
There was [3+: an entire | an] Atlas of everywhere, <illustrated|invented> by {other}, and a ship to [3+: go there in | get there], <built|made> by {Kim} from {sticks}. [place&!3+: They lived on {place.food}.]
^ pet set | [!place&!3+: They lived on biscuits.]
* before |

# 4
= {other} shows the Atlas to a laughing boy on the rug. {Kim} stands there.
Then, on Monday, {other} brought {new}[place&!3+: , from {place.street}], who laughed at everything that she said. [series: She showed him {series.keepsake}. | <He was sitting on {Kim's} side of the rug.|He sat there, on {Kim's} half of the rug.>]
> rug | [!3+: <He looked quite at home there.|He seemed to be at home.>]
* before |

# 5
= {Kim} and {other} argue, face to face.
<"You might have asked me," said {Kim}. "You only like him because he laughs."|"There wasn't a vote," said {Kim}. "You only like him because he laughs.">

"I live here too," said {other}, "and <laughing makes a change|somebody ought to laugh>."

[roomy: <Most wars have begun with less.|Wars have begun with less.|It was the first war, and both sides won.>]
^ child set

# 6
= A chalk line cuts the shed in half. On one side {other} holds the lamp. On the other, {Kim} holds its plug.
<So there was the line, and a treaty, and Article One was that nobody crossed.|So they had a line, and a treaty, and Article One said that nobody crossed.|A line needs a treaty, and by Article One of it, nobody crossed.> {other} got the lamp, and {Kim} got the plug. [roomy: [beach-holiday: The view of the waves was divided, too. | new-years-eve: It was to last until the end of the year. | family-wedding: Nobody had thought of the wedding. | birthday: Nobody had thought of the birthday cake. | lunar-new-year: Who would sweep the line, it did not say.]]
> treaty |
* border |

# 7 a
= {Kim} writes standing up, by the table. Across the line, {other} sits on a bench with no table.
Under Article Two, {other} had the bench, and {Kim} had the table, <so that from then on, everybody wrote at the wrong height|and so neat writing, in both countries, was given up|and homework was done standing up, or on a lap>.
> law | [!3+: <It was agreed that this was just.|It was just, and uncomfortable.>]
* border |

# 7 b
= {Kim} climbs in by the window. Across the line, {other} stands at the door.
Under Article Two, {other} had the door, and {Kim} had the window, <so that one of the rulers always arrived head first|and one of the rulers always came home head first|and state visits were made head first, over a bucket>.
> law | [!3+: <It was agreed that this was just.|It was just, and uncomfortable.>]
* border |

# 8 a
= {Kim} and {other} point at each other across the line, both lost for words.
Article Three divided the words. {other} kept "technically", and {Kim} kept "obviously", <which made it hard to have a proper argument at all|so that both of them had to say "because" a great deal|and neither could win an argument any more without trespassing>.
^ child second
* border |

# 8 b
= {Kim} reads from a sheet of paper. Across the line, {other} hums at the ceiling.
Article Three divided the national song. {other} kept the tune, and {Kim} kept the words, <so that one hummed, and one recited|and neither could be danced to any more|which is a poor way to treat a song with a chorus>.
^ child second
* border |

# 9
= From above: the shed, the line, and {pets} going wherever they like.
<Article Four said that animals could cross, since nobody could think how to stop them.|By Article Four, animals could cross, since nobody could think how to stop them.|Nobody could think how to stop animals, so by Article Four, they could cross.> [roomy: <It was the one good law that they ever passed.|It was their only good law.|It was the only one that nobody broke.>] [series: Article Five banned "{series.joke}" in both countries.]
> eyes
* border
^ child third |

# 10
= {new} eats his lunch alone on a bench. {Kim} walks past.
[beach-holiday: On the sand | new-years-eve: In the park | At school][place: , under {place.tree}], {new} asked where to sit.

<"Ask the authorities," said {Kim}.|"That depends on your papers," said {Kim}.>

He laughed, <in case it was a joke|to be polite>, and ate alone. {Kim} examined {his} sandwich <minutely|for a long time>.

# 11
= A biscuit tin stands on the line. {Kim} and {other} look at it, one from each side.
[roomy: <The peace was terrible.|The peace was awful.|Peace had broken out, and it was awful.>] By Thursday, the biscuit tin still stood on the line, where nobody could lawfully open it. [roomy: [beach-holiday: Outside, the waves crossed every line that there was. | new-years-eve: There were four days left of the year. | family-wedding: They were to carry the rings on Saturday, together. | birthday: Nobody knew on which side {Kim} would be a year older. | lunar-new-year: It was the week when quarrels should be swept out.]]
^ pet trouble | [!3+: <They could hear the biscuits going soft.|They listened to the biscuits going soft.|Both governments were hungry.>]
* winter |

# 12
= In the dark shed, {Kim} sits with a plug. Across the line, {other} holds the Atlas, with no light.
[roomy: <{Kim} sat in the dark with the plug. Over the border, {other} sat in the dark, too, with the lamp on her knees.|In one country, {Kim} had the plug, and it was dark. In the other, {other} had the lamp, and it was dark.> | {Kim} sat in the dark with the plug, and {other} sat in the dark with the lamp.]
^ child trouble | [!3+: <It's hard to find a country in the dark.|Neither of them was good at being alone.|Each could hear the other not talking.>]
* winter |

# 13
= {Kim} writes a letter at home, among crumpled paper.
<{Kim} wrote a letter of complaint. It got shorter every time, until all it said was, "Dear {other}."|{Kim} wrote a letter of complaint. It got shorter with every try, until all it said was, "Dear {other}."|{Kim} drafted a complaint, of four pages, and then of two, and then of only, "Dear {other}.">
> low | <{He} couldn't think how to improve it.|There was nothing to add to that.>
* winter |
^ pet second

# 14
= {Kim} sits up in bed. Outside, there is a storm.
[new-years-eve: On the night before New Year's Eve, | family-wedding: On the night before the wedding, | birthday: On the night before {his} birthday, | lunar-new-year: Two nights before Lunar New Year, | On Friday night,] a storm came over [place: {place.landmark} | beach-holiday: the waves | the hill]. <From bed, {Kim} heard the shed roof|In bed, {Kim} heard the roof of the shed> <lift, [roomy: think about it,] and go.|groan, [roomy: wave to the neighbours,] and go.>
> storm |

{Kim}[deed: , who once {deed}[back: , {back.at}],] went too[!deed: , in {his} pyjamas].

# 15
= In the wet shed, {Kim} holds the ship. Across the line lies the open Atlas.
[roomy: <It poured in both countries.|The weather had not read the treaty.>] <On this side rocked the ship, and {Kim} already had both arms round it.|{Kim} already had both arms round the ship, on this side.|The ship stood on this side, and in a moment, it was in {Kim's} arms.> [series: Between the countries lay {series.keepsake}.]

<There was time to save one thing, and {he} {was} holding it. There was also Article One.|There was time for one thing, and by law, it was the ship.|There were hands for one thing, and by law, it had to be {his} own.>

# 16
= {Kim} has the Atlas in both arms, and bumps into {other}, who has the ship.
> hinge
So {Kim} left the ship, and crossed over [fish: past | to] {Bo}, <for|to save> the Atlas.

"You're in my country!" called {other}, who had the ship.

<"So is {Bo}," said {Kim}.|"{Bo} was first," said {Kim}.>

# 17 a
= {Kim} and {other} shelter under the table, holding each other's things.
<Because of {Bo}, each had saved what the other had made.|Thanks to {Bo}, each now held what the other had made.|So {Bo} had made each save what the other had made.> "I should have asked you," said {other}.

"I'd have said no, and been wrong," said {Kim}. "And you are funny, technically."
> under |

"Obviously," said {other}.

# 17 b
= {Kim} and {other} sit under the table, holding each other's things.
<Because of {Bo}, each had saved what the other had made.|Thanks to {Bo}, each now held what the other had made.|So {Bo} had made each save what the other had made.> "I should have asked you," said {other}.

"I'd have said no, and been wrong," said {Kim}.
> under |

Then {Kim} said the words, and {other} <hummed|sang> the tune.

# 18
= In the morning the shed has no roof. The line is gone, but for a short piece where {Bo} is.
[3+: The roof was gone.] By morning, <one short piece|only one piece> of the line was left, [fish: under {Bo's} bowl | bird: under {Bo's} perch | horse: under {Bo's} left front foot | toy: under {Bo}, who had fallen on it | which {Bo} was sitting on]. [roomy: [lunar-new-year: It was the day for sweeping, and neither swept that. | new-years-eve: Nobody could throw it out with the old year. | beach-holiday: The floor was all sand. | family-wedding: Then they ran, since rings can't walk. | birthday: It was one year older, too.]]
^ pet pay | [!3+: <They left that piece there, out of respect.|They walked round it, out of respect.|It was as long as a shoe, and hardly a border.>]
* peace |
^ pet third

# 19
= {Kim} stands at {new's} front door, holding out a chair. {other} is there too.
[birthday: On {his} birthday, | family-wedding: After the wedding, | new-years-eve: On New Year's Eve, | lunar-new-year: When the new year came, | beach-holiday: On their last day, | occasion&!event: On {occasion}, | On Saturday,] {Kim} knocked at {new's} with a chair. "It's yours," {he} said. "It goes on my side."
* peace |
^ child pay

{new} laughed, <and it was catching|and so did {Kim}|and it was a good laugh, after all>.

# 20 a
= {Kim}, {other} and {new} sit on the rug in the shed, by the light of the lamp.
> last | [!3+: <The lamp and its plug were the first to be reunited.|The lamp was given back its plug, with a speech.>]
* peace |
* peace |

The new Article One[3,4: , the only one,] says, "Always bring [place: {place.food} | birthday: cake | lunar-new-year: oranges | biscuits]." [roomy: [new-years-eve: It was signed at midnight, by three. | family-wedding: Both families have signed it. | beach-holiday: It will be signed again next summer. | birthday: There are candles on it. | lunar-new-year: It was signed in red.]]

Historians disagree about who crossed the line first. It was {Bo}.

# 20 b
= {Kim}, {other} and {new} walk over a short piece of chalk line. A sign says: PLEASE CROSS.
Round that last piece is a rope, with a sign: PLEASE CROSS.
> last | [!3+: <The lamp has its plug again.|The lamp and its plug are together.>]
* peace |
* peace |

Historians disagree about who did it first, so all three do it [new-years-eve: at midnight | birthday: between courses | family-wedding: in wedding shoes | lunar-new-year: holding oranges | beach-holiday: with sandy feet | <every day|every afternoon>]. [place&roomy: Sometimes {place.creature} looks on.]

## lead dog
want: {Bo+} was the post, and brought everybody <things|something>, asked or not.
rug: {Bo} brought him the ship, <which nobody had ordered|to be on the safe side>.
treaty: {Bo} signed it, and ate the <pencil|corner>.
law: {Bo} smuggled <socks forty times a day, in both directions|one sock forty times, in both directions>.
eyes: {Bo} ran to and fro: two people in one room <could not find each other|had lost each other>.
low: {Bo} took each letter to the line, <and was ordered back|and {Kim} called {them} off>.
hinge: {Bo} ran over the line, <as always|as ever>, and this time pulled at the whole Atlas.
under: {Bo} lay across <four feet|all the feet>.
storm: {Bo} <was at the door by then|waited at the door>.
last: {Bo} goes from hand to hand, <with nothing to carry|and is off duty>.

## lead cat
want: {Bo+} was the queen, and sat on whatever anybody <was reading|looked at>.
rug: {Bo} sat down on the page, <and he laughed at that, too|so there was no more Atlas>.
treaty: {Bo} sat on the treaty, <which made it legal|until it was flat>.
law: {Bo} sat on the line, in both countries, <and was fed by both|and taxed both>.
eyes: They were all looking at chalk, <so {Bo} sat on it|so {Bo} lay down on that>.
low: {Bo} lay down on the letter, <and it was no shorter|before it could vanish>.
hinge: {Bo}, who hated water, lay over the line, on the open Atlas, <getting soaked|and got soaked>.
under: {Bo} dripped, <and was rubbed|and let them rub>.
storm: {Bo} was under the bed, <and then was not|but not for long>.
last: {Bo} sits on the new treaty, <which nobody can read|so it cannot be changed>.

## lead bird
eyes: {Bo} could not see any line at all, from up there.
hinge: {Bo} had gone over the line, as on any day, and sat on the Atlas, dripping.
last: {Bo} is on the air again, and cannot be turned off.

## lead fish
eyes: {Bo} had a window on each country, and liked both.
hinge: Through {Bo's} bowl, {Kim} saw the Atlas over there, as large as an ocean, getting wet.
last: {Bo} has only one country to look at.

## lead rabbit
eyes: {Bo} could tell that both of them were listening to each other.
hinge: Over the line, {Bo} sat by the Atlas and thumped, as loudly as rabbits can.
last: {Bo} has dug a tunnel, for the joy of it.

## lead guineapig
eyes: {Bo} called for lettuce on both sides, in one language.
hinge: From beside the Atlas, over the line, {Bo} called as {they} had never called for lettuce.
last: {Bo} may go off at any time of day.

## lead hamster
eyes: {Bo} kept a seed in each cheek, one for either side.
hinge: {Bo} stood on the open Atlas, over the line, stuffing an ocean into one cheek.
last: {Bo} has opened a bank, and lends to anybody.

## lead horse
eyes: {Bo} had a head in one country, and most of a horse in the other.
hinge: {Bo} had come in, too, and held a large head over the Atlas, like a roof.
last: {Bo} is the mountains again, on all sides.

## lead lizard
eyes: {Bo} lay along the line, and two people looked at a lizard.
hinge: {Bo} lay over the line, beside the Atlas, in all that weather, and would not come.
last: {Bo} has been made a monument, and moves once a day.

## lead toy
eyes: {Bo} changed sides at noon, by law, and missed whoever {they} had left.
hinge: {Bo} lay by the Atlas, in the wet, where the law had left {them}.
last: {Bo} gave a short speech.

## lead other
eyes: {Bo} looked at one, and at the other, and could not see the difference.
hinge: {Bo} walked over the line to the Atlas, as if it were only chalk.
last: {Bo} is the people, and is asked every day.

## trait pet fear
set: {Bo} feared {trait.things}, so by law there were none.
trouble: {Bo} hid, as if from {trait.things}.
pay: {Bo} looked for {trait.things}, and saw only sky.

## trait pet theft
set: {Bo} {trait.did} daily, which was trade.
trouble: {Bo} took {trait.thing} across, and nobody even ran.
pay: {Bo} gave back {trait.thing}, as one does after wars.

## trait pet socks
set: {Bo} took a sock daily, which was trade.
trouble: {Bo} took a sock across, and nobody even ran.
pay: {Bo} handed in a sock, and somebody had two again.

## trait pet noise
set: {Bo} was the siren, which went "{trait.sound}".
trouble: "{trait.Sound}," said {Bo}, and nobody answered.
pay: "{trait.Sound}!" said {Bo}, as no roof stopped it.

## trait pet part
set: {Bo} had {trait.has}, and was on all the stamps.
trouble: {Bo} had {trait.has}, but was in one piece.
pay: {Bo} had {trait.has}, and a seat in history.

## trait pet threelegs
set: {Bo} had three legs, and so did the animal on the flag.
trouble: {Bo} had one leg in one country, and two in the other.
pay: {Bo} had three legs, and rested them all on history.

## trait pet deaf
set: {Bo} could not hear the laws, and kept most of them.
trouble: {Bo} could not hear the silence, but saw it.
pay: {Bo} had not heard the storm, and slept on.

## trait pet age
set: {Bo} was {trait.is}, and had been [old: there before the country | born a citizen].
trouble: {Bo} was {trait.is}, and had [old: seen better weeks | never seen such a week].
pay: {Bo} was {trait.is}, and thought history [old: a soft seat | might be chewed].

## trait pet favourite
set: {trait.Thing} was the national treasure, and {Bo's}.
trouble: {Bo} laid {trait.thing} on the line, and waited.
pay: {trait.Thing} lay there as well, washed clean.

## trait pet sleep
set: When {Bo} slept {trait.where}, it was a public holiday.
trouble: {Bo} could not sleep, not even {trait.where}.
pay: {Bo} could sleep {trait.where} again.

## trait pet habit
set: {Bo} {trait.did}, the national sport.
trouble: {Bo} {trait.did}, and neither side clapped.
pay: {Bo} {trait.did}, for the first time since Monday.

## trait pet talent
set: {Bo} could {trait.do}, and did so for visitors.
trouble: {Bo} could {trait.do}, but for whom?
pay: {Bo} {trait.did}, and both countries clapped.

## trait child fear
set: {other} knew that {Kim} feared {trait.things}, and did not say it.
trouble: It was an evening for {trait.things}, and there was nobody to tell.
pay: On the way, {Kim} had forgotten about {trait.things}.

## trait child dark
set: {other} knew that {Kim} feared the dark, and did not say it.
trouble: {Kim} was scared of the dark, and had signed for half of it.
pay: {Kim} had left the lamp on for them.

## trait child collection
set: {Kim} took back {trait.a}, which had been a present.
trouble: {Kim} turned {trait.thing} over and over in one hand.
pay: {Kim} had laid {trait.thing} on the seat.

## trait child noise
set: {Kim} {trait.did}, and it was no help with a war.
trouble: {Kim} began to {trait.do}, heard it, and stopped.
pay: {Kim} {trait.did} all the way back, and nobody minded.

## trait child part
set: {Kim} had {trait.has}, and a red face to go with it.
trouble: {Kim} sat there, with {trait.has}, and nobody saw.
pay: {Kim} grinned, {trait.has} and all.

## trait child favourite
set: {Kim} had told {other} all about {trait.things}, and now regretted it.
trouble: {Kim} thought about {trait.things}, with nobody to say it to.
pay: {Kim} told him about {trait.things}, all the way back.

## trait child sleep
set: {Kim} wished to be at home and asleep, {trait.where}.
trouble: At home, {Kim} slept {trait.where}. Here there was only a plug.
pay: {Kim} would sleep well, {trait.where}.

## trait child habit
set: [askswhy: "Why him?" asked {Kim}. | counts: {Kim} had counted the laughs, and there were thirty. | drawsonthings: {Kim} drew the line on {his} own arm first. | loseshats: {Kim} had lost a hat that week, and this was worse.]
trouble: [askswhy: "Why is it so quiet?" asked {Kim}, but only {his} knees heard. | counts: {Kim} counted the boards. Each country had eleven. | drawsonthings: {Kim} drew a small door, on the floor. | loseshats: {Kim} had lost a hat over there, and could not ask.]
pay: [askswhy: "Why do you always laugh?" asked {Kim}. | counts: {Kim} counted the laughs again, and there were enough. | drawsonthings: {Kim} had drawn him, on the back of it. | loseshats: {Kim} had lost a hat, and did not mind.]

## trait child talent
set: {Kim} could {trait.do}, and {new} had laughed at that as well.
trouble: {Kim} could {trait.do}, but it takes two.
pay: {Kim} {trait.did} as well, on the way back.

## dog
before: {Bo+} was the army, and surrendered to everybody.
border: {Bo} crossed forty times a day, smuggling one sock.
winter: {Bo} left the ball on the line, and went.
peace: {Bo} surrendered to everybody, all over again.

## dog 2
before: {Bo+} was the police, and had never solved anything.
border: {Bo} patrolled the line, and forgot why.
winter: {Bo} sighed in both countries.
peace: {Bo} arrested the chalk, and closed the case.

## cat
before: {Bo+} was the judge, and slept through everything.
border: {Bo} sat on the line, and was fed by both.
winter: {Bo} moved out, and lived on the water tank.
peace: {Bo} took back the whole rug, as the law allows.

## cat 2
before: {Bo+} was a foreign power, and came and went.
border: {Bo} never asked what the line was for.
winter: {Bo} washed, slowly, with {their} back to both capitals.
peace: {Bo} recognised the new government, by sitting on it.

## bird
before: {Bo+} was the radio, and couldn't be turned down.
border: {Bo} flew over, and claimed all the air.
winter: {Bo} was off the air, with nothing to report.
peace: {Bo} broadcast until bedtime, on all channels.

## fish
before: {Bo+} was the navy, all of it.
border: {Bo} swam across, there and back, all day.
winter: {Bo} stopped in the middle, facing neither of them.
peace: {Bo} did one long lap, without a passport.

## fish 2
before: {Bo+} was the lake, all of it.
border: {Bo} used the bottom of the bowl, where there were no laws.
winter: {Bo} blew one bubble, on behalf of nobody.
peace: {Bo} came up, and was saluted.

## rabbit
before: {Bo+} was in charge of mining.
border: {Bo} dug under the line, to the biscuits.
winter: {Bo} thumped once, and nobody asked why.
peace: {Bo} struck gold, or at any rate a carrot.

## guineapig
before: {Bo+} was the alarm, and went off at lettuce.
border: {Bo} called at noon, in both countries.
winter: {Bo} did not go off, even at lettuce.
peace: {Bo} went off like a kettle, and nobody minded.

## hamster
before: {Bo+} ran the bank, out of one cheek.
border: By night, {Bo} moved the bank across.
winter: {Bo} shut the bank, and sat on the seeds.
peace: {Bo} gave everybody one seed, to begin with.

## horse
before: {Bo+} was the mountains, and took up half.
border: {Bo} stood in both countries, as furniture.
winter: {Bo} turned round, and showed both of them one end.
peace: {Bo} brought in {their} front half, to celebrate.

## lizard
before: {Bo+} was the national monument.
border: {Bo} crossed over, one foot a day.
winter: {Bo} did not move, and it seemed deliberate.
peace: {Bo} lifted one foot, and people cheered.

## toy
before: {Bo+} was Prime Minister, and made no mistakes.
border: {Bo} was handed across, with two signatures.
winter: {Bo} was left on the line, face down.
peace: {Bo} was made Prime Minister for life.

## other
before: {Bo+} was the people, and had to be consulted.
border: {Bo} came and went, as on any floor.
winter: {Bo} sat down where the line was, and waited.
peace: {Bo} was consulted, and had no objection.

## duet
before: {Bo+} and {Mo+} were the government and the opposition.
border: {Bo} took one side, {Mo} the other, and then they swapped.
winter: Even {Bo} and {Mo} had stopped arguing.
peace: {Bo} and {Mo} formed a government, and slept.

## duet 2
before: {Bo+} was the army, and {Mo+} was the band.
border: {Bo} was searched by {Mo}, and nothing was found.
winter: {Bo} sent {Mo} one long look.
peace: {Bo} and {Mo} were declared a national park.

## any sitting
before: {Bo+} was the minister for sitting.
border: {Bo} applied to both sides, and was accepted.
winter: {Bo} sat in the middle, and faced the wall.
peace: {Bo} sat down in the middle of it.

## any stamps
before: {Bo+} was on all the stamps, looking left.
border: On one side's stamps, {Bo} now looked right.
winter: There were no new stamps of {Bo} that week.
peace: On the new stamp, {Bo} looks straight at you.

## any night
before: {Bo+} was the night shift.
border: {Bo} slept through all of the ceremony.
winter: {Bo} worked late, and sighed at the moon.
peace: {Bo} took the night off.

## any posts
before: {Bo+} held several posts, and slept in most.
border: {Bo} refused to show any papers at all.
winter: {Bo} resigned from everything.
peace: {Bo} took all the posts back, and a biscuit.
`
