// Want: to be picked with an exclamation mark. In the way: being picked last is restful. Two decent sides: to win once with {vic}, or to keep whom
// one chose. Engine: a team that cheers anything. Turn: "Here!" Last image: a muddy photograph, and a cloud. {vic} and {min} are "she", {ossie} "he".
export const source = String.raw`
id: confidence-9-12
title: <We'll Take {Him}|With an Exclamation Mark|The Team by the Fence>
skill: confidence
level: 9-12
refrain: "We'll take {him}," said {vic}.
recall: the team by the fence
deed: called for a ball in front of everyone
summary: {Kim} is always picked last, and is an expert on clouds. Then {coach} draws {his} name out of a hat, and {he} {has} to choose a team, out in front, with everybody looking. At the far end of the line, somebody is studying a cloud.
extra: friend = {vic} she
extra: friend2 = {ossie} he
extra: grownup = {coach} she
pick: vic = Vic, Roxana, Steph, Jac, Bronte, Thea
pick: ossie = Ossie, Ludo, Percy, Yusuf, Milo, Arlo
pick: coach = Ms Abara, Ms Kowalski, Ms Tran, Ms Dunlop
pick: min = Min, Suki, Pia, Nora, Elke, Mabel
pick: cough = coughing, sneezing, dropping a boot
pick: puddle = a puddle, a pigeon, a dropped glove, a passing bus
pick: brolly = an umbrella, a spare chair, the last sandwich
pick: soup = soup, gravy, porridge
word: oval = a big field for games
word: expert = somebody who knows a great deal about one thing
word: restful = calm, and good for a rest
word: predicted = said what would happen, before it did
word: considerable = rather large
word: defenders = players who guard the goal
word: captain = the one who leads a team
question: What is restful about being picked last? What isn't?
question: Why does {Kim} choose {ossie} first?
question: {min} and {ossie} disagree on page 13. Who would you have agreed with?
question: What did {Kim} do on page 17 that {he} had never done before?
question: What is different about the last "We'll take {him}"?
activity: talk | After something goes badly, ask what went well. How small may an answer be?
activity: look | Become an expert on one cloud. What is it doing? Where will it be in five minutes?
activity: act | Say these three words as if you meant an umbrella. Then say them as if you meant a friend. | We'll take him ; We'll take her ; We'll take them
surprise: sign | There is something in the last three words that {Kim} wished for. | Read page 3 again.
surprise: detail | Who looks at clouds in this book, and when? | Start at the fence, and end there.

# 1
@ [place: {place.id} | park] morning wide | child: stand calm | friend: point calm looks child | grownup: stand calm | all: sit calm | props: fence, ball
= On a wide oval, two teams have been picked. {Kim} stands alone by the fence.
[place: Every Thursday, on the oval {place.at}, | somewhere: The oval was {somewhere.at}. Every Thursday, | Every Thursday, on the oval,] two captains picked teams until there was only {Kim} to be had.

"We'll take {him}," said {vic}, as people say it of {brolly}.
* line |

# 2
@ park noon cloud medium | child: look-up calm | Bo: sit calm | props: fence, flower
= {Kim} leans on the fence and looks at the sky. The game is somewhere else.
It was restful to be last, since nobody passed to {him}. By the fence, {he} had become an expert on clouds.
* line | <Clouds never expected anybody to run anywhere.|There was one that resembled a Tuesday.>

# 3
@ park golden close | child: look-up sad | Bo: sit calm looks Kim | props: fence
= {Kim} looks up at a cloud, alone.
Still, just once [first-day-of-school: since the first day of school | in {his} life], {he} would have liked to hear it said with an exclamation mark. [sequel&1-3&!first-day-of-school: {He} had not felt like one since {recall}.]
* line | <The clouds, when consulted, offered no comment.|{He} tried it on a cloud, which drifted away.>

# 4
@ school morning wide | grownup: reach curious holds paper | child: stand scared looks grownup | friend: stand proud looks grownup | all: look-up curious looks Kim | props: hat, bench
= {coach} reads a name from a slip of paper out of a hat. {Kim} looks round.
For the Winter Cup, {coach} drew two captains from a hat: {vic}, as always, and then {Kim}. There was a silence, with somebody {cough} in it.

# 5
@ park morning behind | child: stand worried | friend2: look-up calm at far | friend: hands-on-hips proud | Bo: sit worried looks Kim | props: fence
= From behind: {Kim} stands in front of a line of children. At the far end, {ossie} looks at the sky.
To choose, one has to stand out in front, and be looked at. At the far end, by the fence, {ossie} was studying a cloud that {Kim} recognised.

# 6
@ park morning medium | child: point worried looks friend2 | friend2: stand curious | friend: stand curious looks child | Bo: look-up curious looks friend2 | props: fence, ball
= {Kim} points at {ossie}. {ossie} looks over his shoulder.
"We'll take him," said {Kim}, and it came out smaller than it had gone in. {ossie} looked over his shoulder, for a better {ossie}.

# 7
@ park noon wide | child: stand proud | friend2: stand happy | friend: shrug worried looks child | all: stand proud | props: ball, sign "LAST"
= {Kim's} team stands in a crooked row, under a home-made sign.
{He} took the twins, who passed only to each other, and {min}, who was afraid of the ball. {vic} got everybody else, and looked almost apologetic.

# 8
@ park dusk rain wide | child: run worried looks ball | friend: celebrate happy | friend2: look-up worried | all: stand worried | props: goal, ball, puddle, sign "11-0"
= Rain pours on one half of the oval. The board says 11 to 0.
They lost the first game, eleven to nothing, while it rained[roomy: , chiefly on their half]. {ossie} had predicted that.
* play | <The ball was rarely seen to suffer.|The goal seemed enormous from inside.>

# 9
@ school dusk rain medium | child: sit curious looks friend2 | friend2: sit happy | Bo: sit calm looks Kim | props: bench, boots, towel
= Wet through, the team sits on a bench. They are all cheering.
"What went well?" asked {Kim}, because captains do. There was a considerable pause.

"I touched it," said {min}, and they cheered that until somebody opened a window.

# 10
@ park noon cloud medium | child: celebrate happy looks friend | friend: stand curious looks child | friend2: celebrate happy | all: look-up happy | props: goal, ball, sign "7-0"
= {vic} has scored. {Kim} and {ossie} cheer for her, and she stares at them.
They lost the second, seven to nothing, but applauded everything, including [place: {place.creature} | {puddle}]. When {vic} scored beautifully, they applauded that, and {vic} checked who was winning.
* play | <It was {vic}, but she had to ask.|It was difficult to tell, by ear.>

# 11
@ park golden wind medium | child: celebrate delighted looks pet1 | friend2: celebrate delighted | grownup: read curious holds book | Bo: stand proud | props: goal, ball, sign "5-1"
= The ball is in the net, thanks to {Bo}. {coach} looks it up in a book.
In the third game, they scored a goal. [dog: {Bo} took the ball through the goal, and out at the back. | cat: The keeper had stepped aside, so as not to wake {Bo}. | bird: {Bo} landed on the keeper's head, as the ball went by. | fish: It came off {Bo's} bowl, at an angle that nobody could have planned. | rabbit: The keeper had gone down {Bo's} hole. | guineapig: {Bo} wheeked, and the keeper looked round. | hamster: The keeper had felt {Bo}, going up one sock. | horse: It hit {Bo}, as most things would, and went in. | lizard: The keeper had stopped, to let {Bo} cross. | toy: Two things flew at the keeper, who caught {Bo}. | {Bo} gave the keeper a look, and it went in.] {coach} consulted the rules, which were silent on the subject.
* play |

# 12
@ street dusk medium | friend: stand worried looks child | child: stand curious looks friend | Bo: sit curious looks friend | props: fence, bag
= At the gate, {vic} looks down at her boots while she talks to {Kim}.
That evening, {vic} was waiting [home: outside {home.own} | at the gate]. "I could change sides for the final," she said, "and you'd win."

[roomy: She examined her boots.] "It's rather quiet on ours."

# 13
@ school golden medium | child: sit worried | friend2: sit cross looks child | all: sit worried looks Kim | props: bench, paper
= {Kim} sits between two arguments. {ossie} folds his arms.
"Take her," said {min}. "I'd love to win once, and I can hold the coats."

"Then it's her team," said {ossie}, "with us round the edges." They were both right.
* low | <The captain looked for a cloud.|There was not one cloud to consult.>

# 14
@ bedroom night close | child: lie worried | Bo: lie worried looks Kim | props: bed, lamp, ball
= {Kim} lies awake in bed, with the ball not far off.
If {Kim} said yes, they would win, because of {vic}. If {he} said no, they would lose, because of {Kim}, and nobody ever blamed {brolly}.
* low |

# 15
@ park morning rain medium | child: stand proud looks friend | friend: stand sad looks child | friend2: stand delighted looks child | all: stand calm looks Kim | props: puddle, ball | event
= In the rain, {Kim} faces {vic}, and shakes {his} head.
[event&!first-day-of-school: {event.day} | occasion&!event: The day marked "{occasion}" | The day of the final] arrived [1-4: in pouring rain | wet].
* low | <Everybody waited, under one enormous coat.|It was a wet sort of silence.>

"Thank you," {Kim} told {vic}, "but I've picked." It came out the size that it had gone in.

# 16
@ park noon rain wide | child: run happy looks ball | friend2: point happy | friend: run worried | all: run happy | props: goal, ball, puddle, puddle, sign "2-2"
= Everybody is mud from top to toe. The board says 2 to 2.
It was less a game than {soup}. The twins passed to {min}, who kept her eyes open, and scored, and with one minute left, it was two all.

# 17
@ park noon rain close | child: wave delighted | props: goal, puddle
= {Kim}, alone in front of the goal, waves both arms and shouts.
{Kim} was alone in front of the goal[!deed: , where nobody ever looked]. There was only one thing to do, and in all those Thursdays, {he} had never done it.

"Here!" shouted {Kim}[deed: , who once {deed}[back: , {back.at}]]. [place&!deed: They heard it at {place.landmark}.]

# 18
@ park noon rain medium | child: reach scared looks ball | friend: run happy looks ball | all: look-up scared looks ball | props: ball, goal, puddle
= The ball has stopped in the mud, a hand from the goal line. {Kim} reaches out towards it. {vic} is coming.
The ball came out of the mud to {Kim}, who sent it past two defenders and the keeper. It [roomy: slowed down, and] stopped, a hand from the line.

{vic} got there first, and it was three to two.

# 19
@ park dusk wide | child: celebrate delighted | friend2: celebrate delighted | friend: stand curious looks child | all: leap delighted | props: goal, puddle, ball, trophy at far
= The losing team cheers in a heap in the mud, and the winners have come to listen.
Nobody spoke. "What went well?" asked {Kim}.

Everybody told {him}, all at once, for so long that {vic's} team came over to listen.
* joy | <It was by far the longest list.|Somebody wrote it down, in mud.>
* joy |

# 20
@ park golden cloud medium | friend: point delighted looks child | child: look-up happy | friend2: look-up happy | all: sit happy | props: fence, ball, camera
= It is Thursday again. {Kim} and {ossie} look at a cloud. {vic} points straight at {Kim}.
* joy | <Afterwards, they ate [event: {event.food} | place: {place.food} | hot chips], mostly brown.|It took a week for the mud to come off.>
* joy |
In the photograph, they're all one colour[roomy: , and nobody can tell who won].

Next Thursday, {Kim} was studying a cloud when {vic} chose first.

"We'll take {him}!"

## dog
line: {Bo+} would have been picked first, unfortunately. // sit happy
play: {Bo} played for both sides, and once for the referee. // run delighted
low: {Bo} brought the ball, in case that was the trouble. // stand sad holds ball
joy: {Bo} shook, and shared the mud out fairly. // leap delighted

## dog 2
line: {Bo+} chased every ball, unthanked. // run happy
play: {Bo} was sent off, and came back. // run happy
low: {Bo} lay down flat, like a beaten side. // lie sad
joy: {Bo} rolled in the victory, such as it was. // lie delighted

## cat
line: {Bo+} had never been picked, and had never noticed. // sit calm
play: {Bo} crossed the oval during play, at {their} own pace. // walk proud
low: {Bo} sat on the rules, which didn't help. // sit calm
joy: {Bo} had kept one paw clean, and showed it. // sit proud

## cat 2
line: {Bo+} was busy with a grasshopper. // sit curious
play: {Bo} slept in the goal, where it was quiet, at first. // lie calm
low: {Bo} voted, by leaving. // back-turned calm
joy: {Bo} accepted the congratulations. // sit proud

## bird
line: {Bo+} watched from a post, and took no side. // perch calm
play: {Bo} announced each goal twice, which hurt. // perch happy
low: "We'll take {him}," said {Bo}, not helpfully. // perch sad
joy: {Bo} announced the score the wrong way round. // fly delighted

## fish
line: {Bo+} came as an excuse, with a bowl to hold. // carried calm
play: {Bo} kept the score in bubbles, until there was foam. // swim worried
low: {Bo} faced the other way, thinking. // swim sad
joy: Some mud got into {Bo's} bowl, to applause. // swim delighted

## fish 2
line: {Bo+} swam up and down the line, unpicked. // swim calm
play: {Bo} followed the ball with both eyes, one at a time. // swim curious
low: {Bo} lay low, even for {Bo}. // hide sad
joy: {Bo} swam forty laps of honour. // swim delighted

## rabbit
line: {Bo+} had eaten most of the goal line. // sit happy
play: {Bo} dug in, at the back. // dig happy
low: {Bo} had one ear up and one down, undecided. // sit sad
joy: {Bo} leapt, ears and all. // leap delighted

## guineapig
line: {Bo+} was often picked up, though never picked. // carried happy
play: {Bo} wheeked for half-time, from the start. // look-up happy
low: Deep in the coats, {Bo} muttered. // hide sad
joy: {Bo} led the singing, on one note. // look-up delighted

## hamster
line: {Bo+} was carried everywhere, which was more restful still. // carried calm
play: {Bo} stored the half-time oranges, for later. // stand happy
low: {Bo} turned round in {Kim's} hands, and round again. // carried worried
joy: {Bo} raised both fists, minutely. // stand delighted

## horse
line: {Bo+} was a team by {themself}, and not allowed. // stand proud
play: {Bo} filled the goal, until somebody objected. // stand proud
low: {Bo} brought {their} chin down next to {Kim}, for emphasis. // stand sad looks Kim
joy: {Bo} galloped a lap, and part of the street. // run delighted

## lizard
line: {Bo+} lay so still that nobody thought of choosing {them}. // lie happy
play: {Bo} marked one corner, by lying on it. // lie proud
low: {Bo} didn't blink, and didn't advise. // sit calm looks Kim
joy: {Bo} looked straight up, for the view. // look-up delighted

## toy
line: {Bo+} was held rather tightly throughout. // carried calm
play: {Bo} kept goal for a while, and let in fewer. // sit proud
low: {Bo} was consulted, and gave nothing away. // sit sad
joy: {Bo} was carried round the oval, twice. // carried delighted

## other
line: {Bo+} joined the line once, and was nearly chosen. // stand proud
play: {Bo} disagreed with the referee, at length. // stand curious
low: {Bo} watched {Kim} considering, and considered, too. // sit worried looks Kim
joy: {Bo} bowed, to each end of the oval. // stand delighted

## duet
line: {Bo+} picked {Mo+}, and {Mo} picked {Bo}. // sit happy looks Mo
play: {Bo} cheered for one end, and {Mo} for the other. // stand happy looks Mo
low: {Bo} was in favour, and {Mo} was against. // sit worried looks Mo
joy: {Bo} congratulated {Mo}, and {Mo} admitted everything. // leap delighted looks Mo

## duet 2
line: {Bo+} watched the line, and {Mo+} watched {Bo}. // sit calm looks Mo
play: {Bo} marked {Mo} closely, which confused both sides. // walk happy looks Mo
low: {Bo} looked at {Mo}, and {Mo} looked at the captain. // sit worried looks Kim
joy: {Bo} and {Mo} exchanged mud, as players do. // stand delighted looks Mo

## any coats
line: {Bo+} minded the coats, lying down, all season. // lie calm
play: {Bo} deserted the coats once, and regretted it. // walk happy
low: {Bo} found {Kim's} coat, and lay on that. // lie sad
joy: {Bo} was discovered under the coats, victorious. // hide happy

## any cheer
line: {Bo+} encouraged whoever happened to be nearest. // look-up happy
play: {Bo} cheered at the wrong end, out of kindness. // look-up delighted
low: {Bo} said nothing, encouragingly. // sit sad looks Kim
joy: {Bo} was hoarse, and went on anyway. // look-up delighted

## any number
line: {Bo+} had a number on, which was a half. // sit proud
play: {Bo} came on for three minutes, and was thanked. // walk proud
low: {Bo} waited, in case {they} {was} needed. // sit worried looks Kim
joy: {Bo} was voted best on ground, by two votes. // sit proud

## any orange
line: {Bo+} came mainly for the half-time oranges. // look-up happy
play: {Bo} took half-time early. // sit happy
low: {Bo} was off {their} food, for almost an hour. // lie sad
joy: {Bo} discovered the last orange, in the mud. // stand delighted
`
