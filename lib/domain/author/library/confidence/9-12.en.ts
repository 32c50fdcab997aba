export const words = String.raw`
title: <We'll Take {Him}|With an Exclamation Mark|The Team by the Fence>
refrain: "We'll take {him}," said {vic}.
recall: the team by the fence
deed: called for a ball in front of everyone
summary: {Kim} is always picked last, and is an expert on clouds. Then {coach} draws {his} name out of a hat, and {he} {has} to choose a team, out in front, with everybody looking. At the far end of the line, somebody is studying a cloud.
extra: friend = {vic}
extra: friend2 = {ossie}
extra: grownup = {coach}
pick: vic = Vic, Roxana, Steph, Jac, Bronte, Thea
pick: ossie = Ossie, Ludo, Percy, Yusuf, Milo, Arlo
pick: coach = Ms Abara, Ms Kowalski, Ms Tran, Ms Dunlop
pick: min = Min, Suki, Pia, Nora, Elke, Mabel
pick: cough = coughing, sneezing, dropping a boot
pick: puddle = a puddle, a pigeon, a dropped glove, a passing bus
pick: brolly = an umbrella, a spare chair, the last sandwich
pick: soup = soup, gravy, porridge
sign: last = LAST
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
surprise: There is something in the last three words that {Kim} wished for. | Read page 3 again.
surprise: Who looks at clouds in this book, and when? | Start at the fence, and end there.

# 1
= On a wide oval, two teams have been picked. {Kim} stands alone by the fence.
[place: Every Thursday, on the oval {place.at}, | somewhere: The oval was {somewhere.at}. Every Thursday, | Every Thursday, on the oval,] two captains picked teams until there was only {Kim} to be had.

"We'll take {him}," said {vic}, as people say it of {brolly}.
* line |

# 2
= {Kim} leans on the fence and looks at the sky. The game is somewhere else.
It was restful to be last, since nobody passed to {him}. By the fence, {he} had become an expert on clouds.
* line | <Clouds never expected anybody to run anywhere.|There was one that resembled a Tuesday.>

# 3
= {Kim} looks up at a cloud, alone.
Still, just once [first-day-of-school: since the first day of school | in {his} life], {he} would have liked to hear it said with an exclamation mark. [sequel&1-3&!first-day-of-school: {He} had not felt like one since {recall}.]
* line | <The clouds, when consulted, offered no comment.|{He} tried it on a cloud, which drifted away.>

# 4
= {coach} reads a name from a slip of paper out of a hat. {Kim} looks round.
For the Winter Cup, {coach} drew two captains from a hat: {vic}, as always, and then {Kim}. There was a silence, with somebody {cough} in it.

# 5
= From behind: {Kim} stands in front of a line of children. At the far end, {ossie} looks at the sky.
To choose, one has to stand out in front, and be looked at. At the far end, by the fence, {ossie} was studying a cloud that {Kim} recognised.

# 6
= {Kim} points at {ossie}. {ossie} looks over his shoulder.
"We'll take him," said {Kim}, and it came out smaller than it had gone in. {ossie} looked over his shoulder, for a better {ossie}.

# 7
= {Kim's} team stands in a crooked row, under a home-made sign.
{He} took the twins, who passed only to each other, and {min}, who was afraid of the ball. {vic} got everybody else, and looked almost apologetic.

# 8
= Rain pours on one half of the oval. The board says 11 to 0.
They lost the first game, eleven to nothing, while it rained[roomy: , chiefly on their half]. {ossie} had predicted that.
* play | <The ball was rarely seen to suffer.|The goal seemed enormous from inside.>

# 9
= Wet through, the team sits on a bench. They are all cheering.
"What went well?" asked {Kim}, because captains do. There was a considerable pause.

"I touched it," said {min}, and they cheered that until somebody opened a window.

# 10
= {vic} has scored. {Kim} and {ossie} cheer for her, and she stares at them.
They lost the second, seven to nothing, but applauded everything, including [place: {place.creature} | {puddle}]. When {vic} scored beautifully, they applauded that, and {vic} checked who was winning.
* play | <It was {vic}, but she had to ask.|It was difficult to tell, by ear.>

# 11
= The ball is in the net, thanks to {Bo}. {coach} looks it up in a book.
In the third game, they scored a goal. [dog: {Bo} took the ball through the goal, and out at the back. | cat: The keeper had stepped aside, so as not to wake {Bo}. | bird: {Bo} landed on the keeper's head, as the ball went by. | fish: It came off {Bo's} bowl, at an angle that nobody could have planned. | rabbit: The keeper had gone down {Bo's} hole. | guineapig: {Bo} wheeked, and the keeper looked round. | hamster: The keeper had felt {Bo}, going up one sock. | horse: It hit {Bo}, as most things would, and went in. | lizard: The keeper had stopped, to let {Bo} cross. | toy: Two things flew at the keeper, who caught {Bo}. | {Bo} gave the keeper a look, and it went in.] {coach} consulted the rules, which were silent on the subject.
* play |

# 12
= At the gate, {vic} looks down at her boots while she talks to {Kim}.
That evening, {vic} was waiting [home: outside {home.own} | at the gate]. "I could change sides for the final," she said, "and you'd win."

[roomy: She examined her boots.] "It's rather quiet on ours."

# 13
= {Kim} sits between two arguments. {ossie} folds his arms.
"Take her," said {min}. "I'd love to win once, and I can hold the coats."

"Then it's her team," said {ossie}, "with us round the edges." They were both right.
* low | <The captain looked for a cloud.|There was not one cloud to consult.>

# 14
= {Kim} lies awake in bed, with the ball not far off.
If {Kim} said yes, they would win, because of {vic}. If {he} said no, they would lose, because of {Kim}, and nobody ever blamed {brolly}.
* low |

# 15
= In the rain, {Kim} faces {vic}, and shakes {his} head.
[event&!first-day-of-school: {event.day} | occasion&!event: At last, {occasion} | The day of the final] arrived [1-4: in pouring rain | wet].
* low | <Everybody waited, under one enormous coat.|It was a wet sort of silence.>

"Thank you," {Kim} told {vic}, "but I've picked." It came out the size that it had gone in.

# 16
= Everybody is mud from top to toe. The board says 2 to 2.
It was less a game than {soup}. The twins passed to {min}, who kept her eyes open, and scored, and with one minute left, it was two all.

# 17
= {Kim}, alone in front of the goal, waves both arms and shouts.
{Kim} was alone in front of the goal[!deed: , where nobody ever looked]. There was only one thing to do, and in all those Thursdays, {he} had never done it.

"Here!" shouted {Kim}[deed: , who once {deed}[back: , {back.at}]]. [place&!deed: They heard it at {place.landmark}.]

# 18
= The ball has stopped in the mud, a hand from the goal line. {Kim} reaches out towards it. {vic} is coming.
The ball came out of the mud to {Kim}, who sent it past two defenders and the keeper. It [roomy: slowed down, and] stopped, a hand from the line.

{vic} got there first, and it was three to two.

# 19
= The losing team cheers in a heap in the mud, and the winners have come to listen.
Nobody spoke. "What went well?" asked {Kim}.

Everybody told {him}, all at once, for so long that {vic's} team came over to listen.
* joy | <It was by far the longest list.|Somebody wrote it down, in mud.>
* joy |

# 20
= It is Thursday again. {Kim} and {ossie} look at a cloud. {vic} points straight at {Kim}.
* joy | <Afterwards, they ate [event: {event.food} | place: {place.food} | hot chips], mostly brown.|It took a week for the mud to come off.>
* joy |
In the photograph, they're all one colour[roomy: , and nobody can tell who won].

Next Thursday, {Kim} was studying a cloud when {vic} chose first.

"We'll take {him}!"

## dog
line: {Bo+} would have been picked first, unfortunately.
play: {Bo} played for both sides, and once for the referee.
low: {Bo} brought the ball, in case that was the trouble.
joy: {Bo} shook, and shared the mud out fairly.

## dog 2
line: {Bo+} chased every ball, unthanked.
play: {Bo} was sent off, and came back.
low: {Bo} lay down flat, like a beaten side.
joy: {Bo} rolled in the victory, such as it was.

## cat
line: {Bo+} had never been picked, and had never noticed.
play: {Bo} crossed the oval during play, at {their} own pace.
low: {Bo} sat on the rules, which didn't help.
joy: {Bo} had kept one paw clean, and showed it.

## cat 2
line: {Bo+} was busy with a grasshopper.
play: {Bo} slept in the goal, where it was quiet, at first.
low: {Bo} voted, by leaving.
joy: {Bo} accepted the congratulations.

## bird
line: {Bo+} watched from a post, and took no side.
play: {Bo} announced each goal twice, which hurt.
low: "We'll take {him}," said {Bo}, not helpfully.
joy: {Bo} announced the score the wrong way round.

## fish
line: {Bo+} came as an excuse, with a bowl to hold.
play: {Bo} kept the score in bubbles, until there was foam.
low: {Bo} faced the other way, thinking.
joy: Some mud got into {Bo's} bowl, to applause.

## fish 2
line: {Bo+} swam up and down the line, unpicked.
play: {Bo} followed the ball with both eyes, one at a time.
low: {Bo} lay low, even for {Bo}.
joy: {Bo} swam forty laps of honour.

## rabbit
line: {Bo+} had eaten most of the goal line.
play: {Bo} dug in, at the back.
low: {Bo} had one ear up and one down, undecided.
joy: {Bo} leapt, ears and all.

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
joy: {Bo} was carried round the oval, twice.

## other
line: {Bo+} joined the line once, and was nearly chosen.
play: {Bo} disagreed with the referee, at length.
low: {Bo} watched {Kim} considering, and considered, too.
joy: {Bo} bowed, to each end of the oval.

## duet
line: {Bo+} picked {Mo+}, and {Mo} picked {Bo}.
play: {Bo} cheered for one end, and {Mo} for the other.
low: {Bo} was in favour, and {Mo} was against.
joy: {Bo} congratulated {Mo}, and {Mo} admitted everything.

## duet 2
line: {Bo+} watched the line, and {Mo+} watched {Bo}.
play: {Bo} marked {Mo} closely, which confused both sides.
low: {Bo} looked at {Mo}, and {Mo} looked at the captain.
joy: {Bo} and {Mo} exchanged mud, as players do.

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
joy: {Bo} discovered the last orange, in the mud.
`
