export const words = String.raw`
title: <We'll Take {Him}|With an Exclamation Mark|The Team by the Fence|An Expert on Clouds>
refrain: "We'll take {him}," said {vic}.
recall: the team by the fence
deed: called for a ball in front of everyone
keepsake: the sign that says LAST
joke: What went well?
summary: {Kim} is always picked last, and is an expert on clouds. Then {coach} draws {his} name out of a hat, and {he} {has} to choose a team, out in front, with everybody looking. At the far end of the line, somebody is studying a cloud.
extra: friend = {vic}
extra: friend2 = {ossie}
extra: grownup = {coach}
set: oval = [beach-holiday: sand | oval]
set: mud = [snow-day: snow | beach-holiday: sand | mud]
set: always = [family-reunion,boxing-day,beach-holiday: Whenever the cousins met | Every Thursday]
set: next = [family-reunion,boxing-day,beach-holiday: The next time | The next Thursday]
pick: vic = Vic, Roxana, Steph, Jac, Bronte, Thea
pick: ossie = Ossie, Ludo, Percy, Yusuf, Milo, Arlo
pick: coach = Coach Abara, Coach Kowalski, Coach Tran, Coach Dunlop
pick: min = Min, Suki, Pia, Nora, Elke, Mabel
pick: brolly = an umbrella, a spare chair, the last sandwich
pick: pigeon = a pigeon, a lost glove, a passing bus
pick: eleven = eleven, fourteen
sign: last = LAST
word: oval = a big field for games
word: expert = somebody who knows a great deal about one thing
word: restful = calm, and good for a rest
word: captain = the one who leads a team
word: defenders = players who guard the goal
word: final = the last game, which decides who wins
question: What is restful about being picked last? What isn't?
question: Why does {Kim} choose {ossie} first?
question: {min} and {ossie} disagree on page 13. Who would you have agreed with?
question: What did {Kim} do on page 17 that {he} had never done before?
question: They lost. What did go well?
activity: talk | After something goes badly, ask what went well. How small may an answer be?
activity: look | Become an expert on one cloud. What is it doing? Where will it be in five minutes?
activity: act | Say these three words as if you meant an umbrella. Then say them as if you meant a friend. | We'll take him ; We'll take her ; We'll take them
surprise: There is something in the last three words that {Kim} wished for. | Read page 3 again.
surprise: Who looks at clouds in this book, and when? | Start at the fence, and end there.

# 1
= Two teams have been picked. {vic} points at {Kim}, who stands alone by the fence.
[place: {always}, on the {oval} {place.at}, | {always}, on the {oval},] <two captains picked teams until only {Kim} was left|two captains took turns to pick, down to the last, who was {Kim}>. "We'll take {him}," said {vic}, as one says it of {brolly}.
> want | {Bo+} came as well.

# 2
= {Kim} stands by the fence and looks at the sky.
<It was restful to be last, since nobody ever passed to {him}.|Being last was restful, because nobody ever passed to {him}.> By the fence, {he} had become an expert on clouds[place&roomy: , and knew those over {place.landmark}].
^ pet set | There was one that resembled a Tuesday.
* line |

# 3
= {Kim} looks up at a cloud, alone.
<Still, {he} would have liked to hear it once with an exclamation mark.|And yet, for once in {his} life, {he} would have liked to hear it with an exclamation mark.> <{He} tried it on a cloud, which moved away.|The clouds were consulted on the matter, and drifted past.>
^ child set

# 4
= {coach} holds up a slip of paper from a hat. {Kim} looks scared.
<On the day of the Cup, {coach} drew two captains from a hat.|On Cup day, {coach} reached into a hat for two captains.> <The first was {vic}, as always, and the second was {Kim}.|First came {vic}, as every year, and then came {Kim}.>
* line |

[snow-day: It was a snow day, and the lines were drawn in cocoa. | beach-holiday: It was the last day of the holiday, on sand like porridge. | family-reunion: It was the family reunion, and forty cousins held their breath. | naidoc-week: It was NAIDOC Week, and an Elder, Aunty Joy, had welcomed them to Country. | holi: It was Holi, and the colours were for after the final. | boxing-day: It was Boxing Day, and everybody was full of pudding. | occasion&!event: It was {occasion}.]

# 5
= From behind: {Kim} stands before a line of children. At the far end, {ossie} looks at the sky.
<To choose, one has to stand in front, and be looked at.|Whoever chooses stands out in front, in full view.> At the end of the line, by the fence, {ossie} was studying a cloud <that {Kim} knew|of {Kim's}>.
^ child trouble

# 6
= {Kim} points at {ossie}.
"We'll take him," said {Kim}, <much too quietly|mainly to {his} shoes>. {ossie} looked over his shoulder, <for a better {ossie}|to see who was meant>.
> pick
* line | Somebody had to tell him twice.
^ pet second

# 7
= {Kim} and {ossie} stand under a home-made sign. {vic} shrugs.
<{Kim} took the twins, who passed only to each other, and {min}, who was afraid of the ball.|{Kim} chose {min}, who was afraid of the ball, and the twins, who passed only to each other.> [series: A twin told the other, "{series.joke}," and nobody else.] {vic} had <everybody else|all the others>.
> team

[place&roomy: Even {place.creature} was on the other side.]

# 8
= {vic} celebrates. {Kim} runs after the ball. The board says 11 to 0.
<They lost the first game by eleven goals to nothing, and all the weather was on their half.|The first game was lost, eleven to nothing, with the worst of the weather on their side.> [series: Their second keeper was {series.keepsake}.]
> rain
* play | The ball, at least, had a lovely time.

[roomy: [snow-day: The ball was white, and so was everything. | beach-holiday: Twice, a wave joined in. | family-reunion: Uncles shouted advice, to both sides. | naidoc-week: Aunty Joy had once won that Cup. | holi: Some yellow had escaped already. | boxing-day: They ran like puddings.]]

# 9 a
= {Kim} sits on a bench. {ossie} cheers.
{Bo} <looked like a winner|looked as if {they} had won>, so {Kim} asked, "What went well?" [roomy: There was a considerable silence.] "I touched it," said {min}, <and they cheered that until the bench fell over|and they cheered her for [roomy: an entire | a] minute>.
^ child second
* play |

[series&roomy: Then they cheered {series.keepsake}.]

# 9 b
= {ossie} stands in a towel, and is proud. {Kim} is delighted.
{Bo} <looked like a winner|looked as if {they} had won>, so {Kim} asked, "What went well?" [roomy: There was a considerable silence.] "It hit me," said {ossie}, <and they cheered that until he bowed to everybody|and they cheered him for [roomy: an entire | a] minute>.
^ child second
* play |

[series&roomy: Then they cheered {series.keepsake}.]

# 10
= {vic} has scored. {Kim} and {ossie} cheer for her.
They lost the second game by seven, and cheered for everything, including [place: {place.landmark} | {pigeon}]. <When {vic} scored, they cheered for her, and she checked the board.|{vic} scored, was cheered by the wrong side, and looked at the board.>
^ pet trouble

# 11
= The ball has been in the net. {coach} reads the rules. {Kim} and {ossie} cheer.
<In the third game, there was a goal, and it was theirs.|They lost the third as well, but scored.>
> goal
* play | It was their best game by far.

<{coach} looked it up in the rules, which said nothing about it.|{coach} read all the rules, and found none against it.>

# 12
= {vic} talks to {Kim}, with nobody else there.
<Before the final[roomy: , the only game that counted, | ,] {vic} spoke to {Kim}, and to her own boots.|An hour before the final[roomy: , which was all that counted, | ,] {vic} came up to {Kim}, and looked away.> "I could change sides," she said, "<and you'd win|and then you'd win>. It's quiet on ours."
> vic

[place&roomy: One could hear {place.sound}.]

# 13
= {Kim} sits between two arguments. {ossie} has his hands on his hips.
"Take her," said {min}, "because <I'd love to win, once|just once, I'd like to win>." "Then it's her team," said {ossie}, "<and we hold the coats|with us round the edge>."
^ pet third
* low | <There was not one cloud to ask.|The captain looked for a cloud.>

[series&roomy: "{series.joke}," said one twin, and it did not help.]

# 14
= {Kim} sits in a shed, and looks at the ball.
<If {Kim} said yes, they would win because of {vic}, and if {he} said no, they would lose because of {Kim}.|With {vic}, they would certainly win, and without her, they would certainly lose, and everybody would blame the captain.>
> eyes
* low | Nobody ever blames {brolly}.

# 15
= {Kim} faces {vic}, and is proud. {ossie} is delighted.
"Thank you," said {Kim}, <so that everybody heard it|[roomy: and it was quite loud | quite loudly]>, "but {Bo} and I have picked our team." {Bo} <had never asked|never asked> who was best, and neither would {Kim}.
* low |
^ child third

[snow-day: Then it snowed, as if on purpose. | beach-holiday: The wind got up, and so did the towels. | family-reunion: Forty cousins leaned on the fence. | naidoc-week: Aunty Joy sat up, with the Cup on her knees. | holi: Behind both goals stood bowls of powder. | boxing-day: The leftovers went to whoever won.]

# 16 a
= In the bad weather, {ossie} cheers. The board says 2 to 2.
<The final was played knee-deep in {mud}.|Nobody saw much of the final, for {mud}.> {min} kept her eyes open, <and, unbelievably, it was two all|and it was two all>. {Kim} stayed by the fence, <to spoil nothing|out of the way>.
> hinge

# 16 b
= In the bad weather, {ossie} is surprised. The board says 2 to 2.
<The final was played knee-deep in {mud}.|Nobody saw much of the final, for {mud}.> A ball came off {ossie}, <and that made it two all|and, unbelievably, it was two all>. {Kim} stayed by the fence, <to spoil nothing|out of the way>.
> hinge

# 17
= {Kim}, alone in front of the goal, waves and shouts.
So {Kim} left the fence, and ran [dog: where {Bo} had looked, | to where {Bo} was,] <and did what {he} had never done in all that time|where there was room, and did something that {he} had never done>. "Here!" shouted {Kim}[deed: , who once {deed}[back: , {back.at}]].
> here

[place&roomy: They heard it at {place.landmark}.]

# 18 a
= The ball has stopped just before the goal line. {Kim} reaches out. {vic} comes running.
<The keeper was watching {Bo}, so {Kim's} ball went by.|Past the keeper, who was looking at {Bo}, went {Kim's} ball.> It stopped, a hand from the line, <and then {vic} scored: three to two|and then {vic} scored, and it was three to two>.
^ child pay
* joy |

# 18 b
= The ball has hit the goalpost. {Kim} looks at the goal. {vic} runs for the ball.
<The keeper was watching {Bo}, so {Kim's} ball went by.|Past the keeper, who was looking at {Bo}, went {Kim's} ball.> The post rang like a bell, <and then {vic} scored: three to two|and then {vic} scored, and it was three to two>.
^ child pay
* joy |

# 19
= {Kim} and {ossie} cheer, in all the mess. {vic} has come to listen.
<"What went well?" asked {Kim}, and they told {him}, all at once, until {vic's} team came over to listen.|When {Kim} asked what had gone well, they shouted it all at once, and the winners came over to hear it.>
^ pet pay | "{Bo} [cat: moved over | dog: let go of the ball | came, too]," said {ossie}, to cheers.
* joy |

[snow-day&roomy: They were white all over, and steamed. | beach-holiday&roomy: The water washed away the lines. | family-reunion&roomy: For once, all the uncles agreed. | naidoc-week&roomy: Aunty Joy put down the Cup, to clap. | holi&roomy: Then the colours came out, and flew. | boxing-day&roomy: The winners shared the leftovers. | series&roomy: Somebody had brought {series.keepsake}.]

# 20 a
= {vic} points straight at {Kim}, by the fence.
<{next}, {vic} chose first, and pointed, and said it: "We'll take {him}!"|{next}, the first pick was {vic's}, and she did not hesitate: "We'll take {him}!">
> last
* joy |

[snow-day&roomy: The snow had gone, and the grass looked surprised. | beach-holiday&roomy: There was still sand in their shoes. | family-reunion&roomy: It was already a family story. | naidoc-week&roomy: Aunty Joy was there, and heard it. | holi&roomy: Their boots were still every colour. | boxing-day&roomy: Nobody was full of pudding now. | place&roomy: They had {place.food} for later.] <Over the fence went a most unusual cloud, and nobody saw it.|The best cloud of the year went over the fence, unseen.>

# 20 b
= {vic} hugs the cup. {Kim} and {ossie} stand beside her.
<{next}, {vic} brought the Cup, to lend it, and then chose first: "We'll take {him}!"|{next}, {vic} lent them the Cup for a week, and then chose first: "We'll take {him}!">
> last
* joy |

[snow-day&roomy: The snow had gone, and the grass looked surprised. | beach-holiday&roomy: There was still sand in their shoes. | family-reunion&roomy: It was already a family story. | naidoc-week&roomy: Aunty Joy was there, and heard it. | holi&roomy: Their boots were still every colour. | boxing-day&roomy: Nobody was full of pudding now. | place&roomy: They filled the Cup with {place.food}.] <High over the fence went a cloud like an exclamation mark.|Above the fence hung one cloud, tall and thin, with a dot below.>

## dog
line: {Bo+} would have been picked first, unfortunately.
play: {Bo} played for both sides, and once for the referee.
low: {Bo} lay down flat, like a beaten side.
joy: {Bo} shook, and shared the {mud} out fairly.

## cat
line: {Bo+} had never been picked, and had never noticed.
play: {Bo} crossed the {oval} during play, at leisure.
low: {Bo} sat on the rules, which didn't help.
joy: {Bo} accepted the congratulations.

## bird
line: {Bo+} watched from a post, and took no side.
play: {Bo} announced each goal twice, which hurt.
low: {Bo} said nothing, in two voices.
joy: {Bo} announced the score the wrong way round.

## fish
line: {Bo+} swam up and down the line, unpicked.
play: {Bo} kept the score in bubbles, until there was foam.
low: {Bo} faced the other way, thinking.
joy: {Bo} swam forty laps of honour.

## rabbit
line: {Bo+} had eaten most of the goal line.
play: {Bo} dug in, at the back.
low: {Bo} sat between them, undecided.
joy: {Bo} leapt as high as the score.

## guineapig
line: {Bo+} was often picked up, though never picked.
play: {Bo} wheeked for half-time, from the start.
low: Deep in the coats, {Bo} muttered.
joy: {Bo} led the singing, on one note.

## hamster
line: {Bo+} was carried everywhere, which was more restful still.
play: {Bo} stored the half-time oranges, for later.
low: {Bo} turned round in {Kim's} hands, and round again.
joy: {Bo} raised both fists, minutely.

## horse
line: {Bo+} was a team by {themself}, and not allowed.
play: {Bo} filled the goal, until somebody objected.
low: {Bo} brought {their} chin down next to {Kim}, for emphasis.
joy: {Bo} galloped a lap, and part of the street.

## lizard
line: {Bo+} lay so still that nobody thought of choosing {them}.
play: {Bo} marked one corner, by lying on it.
low: {Bo} didn't blink, and didn't advise.
joy: {Bo} looked straight up, for the view.

## toy
line: {Bo+} was held rather tightly throughout.
play: {Bo} kept goal for a while, and let in fewer.
low: {Bo} was consulted, and gave nothing away.
joy: {Bo} was carried round the {oval}, twice.

## other
line: {Bo+} joined the line once, and was nearly chosen.
play: {Bo} disagreed with the referee, at length.
low: {Bo} watched {Kim} think, and thought, too.
joy: {Bo} bowed, to each end of the {oval}.

## duet
line: {Bo+} and {Mo+} picked each other.
play: {Bo} cheered for one end, and {Mo} for the other.
low: {Bo} was in favour, and {Mo} was against.
joy: {Bo} congratulated {Mo}, who admitted everything.

## duet 2
line: {Bo+} watched the line, and {Mo+} watched {Bo}.
play: {Bo} marked {Mo} closely, which confused both sides.
low: {Bo} looked at {Mo}, who looked at the captain.
joy: {Bo} and {Mo} exchanged {mud}, as players do.

## any coats
line: {Bo+} minded the coats, lying down, all season.
play: {Bo} deserted the coats once, and regretted it.
low: {Bo} found {Kim's} coat, and lay on that.
joy: {Bo} was discovered under the coats, victorious.

## any cheer
line: {Bo+} encouraged whoever happened to be nearest.
play: {Bo} cheered at the wrong end, out of kindness.
low: {Bo} said nothing, encouragingly.
joy: {Bo} was hoarse, and went on anyway.

## any number
line: {Bo+} had a number on, which was a half.
play: {Bo} came on for three minutes, and was thanked.
low: {Bo} waited, in case {they} {was} needed.
joy: {Bo} was voted best on ground, by two votes.

## any orange
line: {Bo+} came mainly for the half-time oranges.
play: {Bo} took half-time early.
low: {Bo} was off {their} food, for almost an hour.
joy: {Bo} discovered the last orange, in the {mud}.

## lead dog
want: {Bo+} always brought {Kim} the ball, <and it was passed on|and {Kim} gave it away>.
pick: {Bo} looked along the line <for the ball|in vain for a ball>.
team: {Bo} was in as well, <because nobody could catch {them}|uninvited>.
rain: {Bo} got the ball eleven times, <and brought it to {Kim}|all for {Kim}>.
goal: {Bo} took the ball to {Kim}, straight through the goal, and out at the back.
vic: {Bo} put the ball down <between them|where nobody wanted it>.
eyes: {vic} never missed, and still {Bo} brought {Kim} the ball, <as always|every time>.
hinge: Then {Bo} had the ball, deep in the {mud}, and looked for {Kim} by {vic's} goal, where nobody was.
here: {Bo} let go of the ball <at once, and barked|as if it were an egg>.
last: {Bo} brought {Kim} the ball, <and this time it was kept|as always, and {Kim} kept it>.

## lead cat
want: {Bo+} approved of the fence, where <nothing ever happened|nobody ever ran>.
pick: {Bo} hoped to be chosen <by nobody|for the fence>.
team: {Bo} joined, <for the goal, which looked restful|to lie in the goal>.
rain: {Bo} lay in {Kim's} goal, <and moved aside eleven times|where the ball kept calling>.
goal: {Bo} slept in the other goal, the keeper stepped aside, and the ball rolled in.
vic: {Bo} turned {their} back on <all this running|the subject>.
eyes: Everybody wanted {vic}, and still {Bo} lay down <by {Kim}|beside {Kim}, as always>.
hinge: {Bo} lay before {vic's} goal, all alone, saw {Kim} by the fence, and moved over, to make room.
here: {Bo} overlooked the noise, <just this once|for a friend>.
last: {Bo} had the fence to {themself}, <and missed {Kim} a little|and all its clouds>.

## lead bird
goal: {Bo} landed on the crossbar, the keeper looked up, and the ball went by.
hinge: From above, {Bo} saw one empty place, and it was by the goal. {Bo} flew there, and called {Kim}.
last: "{Him}!" said {Bo}, with two exclamation marks.

## lead fish
goal: It came off the rim of {Bo's} bowl, at an angle that nobody could have planned.
hinge: {Bo's} bowl stood beside the far goal, and nobody else did. {Bo} looked at {Kim}, through the glass.
last: {Bo} blew a bubble, and a small one under it.

## lead rabbit
goal: The keeper had put one foot down {Bo's} hole, and was still down there.
hinge: {Bo} was sitting in the only quiet place, and that was by the goal. {Bo} thumped, for {Kim}.
last: {Bo} thumped twice, like a full stop and a half.

## lead guineapig
goal: {Bo} wheeked, the keeper looked round for the whistle, and it was in.
hinge: Out of all those legs came {Bo}, to where nobody was, by the goal. "Wheek!" said {Bo}, to {Kim}.
last: {Bo} said it too, with eleven exclamation marks.

## lead hamster
goal: The keeper was looking for {Bo}, who had gone up one sock, and out again.
hinge: {Bo} ran out between all those legs, to where nobody was, by the goal, and looked up at {Kim}.
last: {Bo} jumped, which is how hamsters write it.

## lead horse
goal: It hit {Bo}, as most things would, and went in.
hinge: Nobody stands behind {Bo}, so there was room there, by the goal. {Bo} looked round at {Kim}.
last: {Bo} neighed, and it had the mark in it.

## lead lizard
goal: The keeper had stopped, to let {Bo} cross, which takes a while.
hinge: Nobody wanted to tread on {Bo}, so there was room there, by the goal. {Bo} blinked at {Kim}.
last: {Bo} stood up tall and thin, like the mark itself.

## lead toy
goal: Two things flew at the keeper, who caught {Bo}.
hinge: {Bo} lay by the goal, dropped and forgotten, and nobody else was there. Only {Kim} had noticed.
last: {Bo} was held up, like a mark.

## lead other
goal: {Bo} gave the keeper a long look, and it went in.
hinge: {Bo} had gone where it was quiet, and that was by the goal. {Bo} looked at {Kim}, and waited.
last: {Bo} looked as if {they} had said it, too.

## trait pet fear
set: {Bo} had never seen {trait.a} by the fence, and stayed.
trouble: Four of the seven came while {Bo} was hiding from {trait.a}.
pay: "{trait.A} came by, and {Bo} stayed," said {ossie}, to cheers.

## trait pet theft
set: {Bo} used the time, and {trait.did}.
trouble: Four of the seven came while they chased {Bo}, who had {trait.a}.
pay: "{Bo} gave back {trait.thing}," said {ossie}, to cheers.

## trait pet socks
set: {Bo} used the time, and took a football sock.
trouble: Four of the seven came while they chased {Bo}, for {vic's} sock.
pay: "{Bo} gave back a sock," said {ossie}, to cheers.

## trait pet noise
set: {Bo} {trait.did} at the clouds, and was not told to stop.
trouble: Four of the seven came because a "{trait.sound}" sounds like a whistle.
pay: "{trait.Sound}," said {Bo}, which went best of all.

## trait pet part
set: {Bo}, with {trait.has}, knew about not being picked.
trouble: {Bo}, with {trait.has}, came nearest to saving one.
pay: "{Bo} got through, with {trait.has}," said {ossie}, to cheers.

## trait pet deaf
set: {Bo}, who could not hear them pick, minded it least.
trouble: {Bo} could not hear the whistle, and played on for a while.
pay: {Bo} could not hear the cheers, and felt them.

## trait pet age
set: {Bo} was {trait.is}, and [old: knew some of them | thought them all new].
trouble: {Bo} was {trait.is}, and [old: slept through four of them | cheered four of them, by mistake].
pay: "{Bo} is {trait.is}, and [old: finished | stayed awake]," said {ossie}, to cheers.

## trait pet favourite
set: {Bo} had {trait.thing} there, and wanted nothing else.
trouble: Four of the seven came while they looked for {trait.thing}, for {Bo}.
pay: "{Bo} let me hold {trait.thing}," said {ossie}, to cheers.

## trait pet sleep
set: {Bo} would rather {trait.do}, and made do with grass.
trouble: {Bo} liked to {trait.do}, and lay down in front of four goals.
pay: "{Bo} stayed awake," said {ossie}, to cheers.

## trait pet habit
set: {Bo} {trait.did}, and nobody minded, by the fence.
trouble: {Bo} {trait.did}, in the goal, and that was four of the seven.
pay: "{Bo} {trait.did} just in time," said {ossie}, to cheers.

## trait pet digs
set: {Bo} dug along the fence, with nobody to stop it.
trouble: Four of the seven came while somebody was down {Bo's} hole.
pay: "{vic} fell into {Bo's} hole," said {ossie}, to cheers.

## trait pet talent
set: {Bo} could {trait.do}, but captains did not ask.
trouble: {Bo} could {trait.do}, though not for seven goals.
pay: "{Bo} can {trait.do}," said {ossie}, to cheers.

## trait child fear
set: There were no {trait.things} by the fence, which was another advantage.
trouble: It was like {trait.things}, only with faces.
pay: Of {trait.things}, {Kim} had not thought once.

## trait child dark
set: It was never dark by the fence, which was another advantage.
trouble: It was like the dark, only with people in it.
pay: It was nearly dark, and {Kim} had not noticed.

## trait child collection
set: {Kim} had found {trait.a} there, which was another advantage.
trouble: {Kim} held {trait.thing}, which did not help.
pay: From {Kim's} pocket flew {trait.a}, and that did cross the line.

## trait child noise
set: By the fence, {Kim} {trait.did}, and it bothered nobody.
trouble: Captains do not {trait.do}, as far as {Kim} knew.
pay: Not a sound came from {Kim}, who had meant to {trait.do}.

## trait child part
set: By the fence, nobody asked about {trait.has}.
trouble: All of them could see {Kim}, with {trait.has}.
pay: {Kim} had {trait.has}, and {mud} on top.

## trait child favourite
set: By the fence, {Kim} thought mostly of {trait.things}.
trouble: {Kim} tried to think of {trait.things}, and could not.
pay: Not once had {Kim} thought of {trait.things}.

## trait child sleep
set: One could lie there, as when one likes to {trait.do}.
trouble: {Kim} would rather {trait.do}, and wake up afterwards.
pay: {Kim} would {trait.do}, and dream of it.

## trait child habit
set: [askswhy: {Kim} also asked the clouds why, and they let {him}. | counts: {Kim} had counted them, up to nine hundred. | drawsonthings: {Kim} had drawn most of them, on the fence. | {Kim's} last hat had gone up to join them.]
trouble: [askswhy: "Why me?" asked {Kim}, but it was only a hat. | counts: {Kim} counted the faces, and there were too many. | drawsonthings: {Kim} drew on one thumb, to have something to do. | {Kim} wanted a hat to pull down, and had lost it.]
pay: [askswhy: For once, {Kim} did not ask why. | counts: {Kim} counted: it was five fingers short. | drawsonthings: {Kim} could have drawn that line a hand further out. | {Kim's} hat went in, at any rate.]

## trait child talent
set: {Kim} could {trait.do}, but captains did not ask.
trouble: {Kim} could {trait.do}, which is no help in front of a line.
pay: {Kim} could {trait.do}, and had just done something new.
`
