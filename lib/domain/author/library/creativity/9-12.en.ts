export const words = String.raw`
title: <It's Meant to Do That|Forty-One Dragons|Real Ones Hum|From the Front, a Street Lamp>
refrain: "It's meant to do that," said {Kim}.
recall: the lamp with two hundred lights
deed: took one arm back out of a dragon
keepsake: the colander with two hundred holes
joke: It's meant to do that
summary: The old street lamp by {Kim's} window has been taken away, although it leaned and hummed like no other. So {Kim} goes to the Parade of Lights as that lamp, made from a drainpipe and a colander. Everybody else is a green dragon. {mate} has a spare one, and it's warm.
extra: friend = {mate}
extra: friend2 = {ivy}
extra: grownup = {judge}
pick: mate = Mateo, Rufus, Sefton, Anders, Kiran, Tobias
pick: ivy = Ivy, Hattie, Meera, Frankie, Tove, Lulu
pick: judge = Mrs Popplewell, Mrs Adeyemi, Mrs Ferreira
pick: arm = a hockey stick, a walking stick, half an umbrella
pick: hum = a comb and some paper, a bee in a jar, an ancient razor
pick: broken = fallen tree, sick flamingo, broken shower
word: parade = a long line of people who walk through the streets, to be looked at
word: colander = a bowl full of holes, for draining noodles
word: drainpipe = a pipe that takes water down from a roof
word: costume = clothes that make you look like something else
word: magnificent = so good that you have to look
word: kerb = the edge of the pavement
question: Why does {Kim} want to be a street lamp, and that one above all?
question: "It's meant to do that," says {Kim}. When is it true?
question: {mate} offers a dragon. What sort of kindness is that?
question: How did the light come on again, and what did {Kim} do then?
question: What does {mate} give up on page 16, and why?
activity: try | Hold a torch under a colander in a dark room. What else in the kitchen throws a good light? | a grater ; a glass of water ; a fork
activity: make | Design a costume for something that nobody goes as. Use only what is in one cupboard.
activity: talk | When did something of yours go wrong, and come out better?
surprise: The shop sold forty-one dragons. How many are whole at the end? | Think about page 16.
surprise: Somebody likes the lamp from the start. | Look for moths on page 7.

# 1
= {Kim} looks at a hole in the pavement, where a street lamp used to be.
<All {Kim's} life, a street lamp had stood at the window, and leaned, and hummed, and been attended by moths.|The old street lamp by {Kim's} window had always leaned, and hummed, and drawn spots on the ceiling.> <In spring, it was taken away, for being old.|Then, in spring, somebody took it away, for being old.>
> want | {Bo+} missed it as well.

# 2
= {Kim} looks into a shop window full of green dragon costumes, all alike.
<For the Parade of Lights, the shop had one costume, a green dragon, and sold forty-one of it.|The costume shop sold forty-one dragons for the Parade of Lights, all of them green, and exactly alike.>

[halloween: It was on Halloween, so nobody had to ask why. | christmas: It was on Christmas Eve, with carols at the end. | new-years-eve: It was on New Year's Eve, and would end at midnight. | mid-autumn-festival: It was at Mid-Autumn, under the full moon, with lanterns. | birthday: It was on {Kim's} birthday, by good luck. | occasion&!event: It was on {occasion}. | place: It would start by {place.shop}. | {Kim} did not want to be a dragon.]
^ pet second

# 3
= {mate} holds out a spare dragon. {Kim} shakes {his} head. {ivy} listens.
<"We've got a spare," said {mate}, "and you can be the tail."|"There's a spare one," said {mate}. "You could be our tail."> <"I'm going as a street lamp," said {Kim}, and {mate} thought that it was a joke.|But {Kim} was going as a street lamp, and as one lamp in particular.>
* make | <"Why?" asked {ivy}, who always did.|"How?" asked {ivy}, with interest.>

# 4
= In the shed, {Kim} fastens a colander to the top of a long drainpipe.
<{Kim} built it in the shed, from a drainpipe on wheels, {arm}, a colander and a bicycle light.|It was made of a drainpipe on wheels, {arm}, and a bicycle light inside a colander.>
^ pet set
* make | <It stood up by itself, on the third attempt.|From the front, it was a street lamp.>

# 5
= {Kim} stands proudly by a leaning street lamp. {ivy} points at it.
<"It leans," said {ivy}, who criticised only what she liked.|"It isn't straight," said {ivy}, who told the truth.> "It's meant to do that," said {Kim}. <"Real ones hum," said {ivy}, so they put in {hum}.|They put in {hum}, since real ones hum.>
> lean
* make |

[series&roomy: The arm was tied on with {series.keepsake}.]

# 6 a
= The lamp has come apart in a doorway. {Kim} and {ivy} have an end each.
<At half past six, it met the shed door, and emerged in two halves.|The shed door was too low for it, so that it departed in two pieces.> "It's meant to do that," said {Kim}, <and fetched the tape|through some tape>.
^ child set | <The tape was meant to do that, too.|{ivy} held the other half.>

# 6 b
= The lamp rolls away down a hill. {Kim} and {ivy} run after it.
<On the hill, the lamp started without them, and overtook a bus.|At the top of the hill, the wheels set off without anybody.> "It's meant to do that!" shouted {Kim}, <to the people jumping aside|from behind>.
^ child set | <Somebody applauded, from a hedge.|It took the corner beautifully.>

# 7
= The lamp is alight, and moths go round it. {Kim} and {ivy} look up.
<By the time they reached the parade, it had attracted moths, exactly as the old one had.|Before they had gone a hundred steps, there were moths round it, as there always had been.> [series: The oldest moth took {series.keepsake}, which held the arm on.]
> moths | <"Those are good," said {ivy}, and meant it.|They seemed to know it personally.>
* walk |
^ pet third

[place&roomy: It lit {place.tree} to the top.]

# 8
= {judge} looks at her paper. The arm of the lamp has dropped.
<"And what are we?" asked {judge}, the judge, just as the arm fell off.|{judge} was the judge, and came with her list just as the arm dropped.> "It's meant to do that," said {Kim}. <The judge wrote down "{broken}".|"{broken}", wrote the judge.>
> judge
* walk | <Her pencil had hesitated, kindly.|{ivy} held up the arm.>

# 9
= Drums! A long green line of dragons dances up the street, {mate} in front.
<Then came the dragons, forty-one in a line, with drums, and when the first bent, they all bent.|Then there were drums, and then forty-one dragons, and they all bent in turn.> It was magnificent, unfortunately.
* walk | <{Kim} clapped, which was only fair.|The tail of it looked warm.>

[halloween: There was not a ghost or a witch left in town. | christmas: They wore bells, and sounded like Christmas. | new-years-eve: The old year could not have asked for more. | mid-autumn-festival: Each of them carried a paper lantern. | birthday: They sang "Happy Birthday", as they passed.]

# 10 a
= People laugh. The lamp has gone out, and {Kim} looks at it.
<Somebody laughed at the lamp[!place: , kindly enough], and the laugh went [place&roomy: past {place.landmark} | up the street] faster than dragons.|Then somebody laughed, and so did whoever stood beside them, and so on, [place&roomy: past {place.landmark} | up the street].> At that moment, <the bicycle light went out|the light failed>.
^ pet trouble
* dark | {Kim} did not say that it was meant to.

# 10 b
= The lamp has bent in the middle. {Kim} hides behind it.
<In front of [place: {place.landmark} | everybody], the lamp bent [!place: slowly] in the middle, like somebody looking for a coin.|In front of [place: {place.landmark} | the whole street], the lamp took a bow, and stayed in it.> They laughed, <and the light went out|and it went dark>.
^ pet trouble
* dark | {Kim} did not say that it was meant to.

# 11
= {mate} has come back, and holds out a dragon costume to {Kim}.
<{mate} came all the way back down the line with the spare dragon, and he meant it kindly, which was difficult.|It was {mate} who left the front of the line and came back, carrying the spare dragon.> "There's still a place," he said. "It's warm."
> offer |
^ child third

[place&roomy: From over the roofs came {place.sound}.]

# 12
= {Kim} sits on the kerb with the dragon costume. {ivy} sits beside {him}.
<It would be restful to be the end of something, and to bend when they bent.|Nobody laughs at a tail, thought {Kim}, and a tail has no light that can fail.>
^ child trouble
* dark | <The lamp lay along the kerb, like a drainpipe.|The drums had gone round the corner.>

[roomy: [halloween: It was the wrong night to look like nothing. | christmas: From round the corner came the first carol. | new-years-eve: There was not much left of the year. | mid-autumn-festival: Even the moon had gone behind a roof. | birthday: It was not the birthday that {Kim} had planned.]]

# 13
= {Kim} puts one arm into the dragon costume. {ivy} looks down.
<So {Kim} put one arm into a sleeve, and it was every bit as comfortable as he had said.|One of {Kim's} arms went into a long green sleeve, where it was rather comfortable.> [roomy: {ivy} tried the switch in vain, and said nothing<|, for once>.] [series: Nobody said, "{series.joke}."]
> eyes
* dark |

# 14
= All the lights have gone out, but for the lamp's. {Kim} looks up at it.
<Then every light [place: {place.at} went out, with a sigh. | in town went out, with a sort of sigh.]|Then all the lights [place: {place.at} went out. | of the town went out, and nobody moved.]>
> hinge
<{Bo} had mended it: inside the colander, a pea of light woke up.|{Bo} had mended it, and in the colander shone a pea of light.>

# 15
= {Kim} holds up the lamp. Spots of light cover the walls and the faces.
<{Kim} pulled the arm out of the sleeve and stood the lamp up, and out of every hole came {Bo's} light.|Out came {Kim's} arm from the sleeve, and up went the lamp, with {Bo's} light coming from every hole.> <Two hundred spots of it lay on windows, and umbrellas, and faces.|Two hundred spots lay over everybody, as they used to lie on one ceiling.> [deed: {Kim} once {deed}[back: , {back.at}]. | place&roomy: Some lay as far off as {place.street}.]

# 16
= {mate} tears holes in his dragon, over a torch. {Kim} looks on with delight.
<{mate} looked at it, and then he tore a row of holes in his own dragon, and put his torch inside.|Then {mate}, who had paid for his dragon, tore it full of holes, and lit it from within.|Then {mate} took his own dragon, tore it full of holes, and lit it from within.> [roomy: It was the first green lantern.]
> share
* joy | <Somebody asked if there were more colanders.|Behind him, cloth began to tear.>

[series&roomy: "{series.joke}," said somebody, and did the same with a bag.]

# 17
= {Kim} pushes the shining lamp up the street, and everybody follows.
<The parade went on behind the lamp, since that was the only way to see anything.|So the parade turned round, and the lamp went first, and forty-one dragons followed it.>
^ child pay
* joy | <It leaned to the left, and so did everybody.|One could hear the hum a long way off.>

[halloween: It was what Halloween had been for, all along. | christmas: They sang "Silent Night", since it was. | new-years-eve: At midnight, nobody looked at a clock. | mid-autumn-festival: The paper lanterns came after it, like its family. | birthday: It was like walking inside a birthday cake. | place&roomy: Even {place.creature} came out to look.]

# 18
= The lights are on again. {Kim} stands by the lamp, with {mate} and {ivy}.
<When all the lights came back [place&roomy: on {place.street}], a number of people said "Oh", and were sorry.|The lights came back [place&roomy: on {place.street} | at ten], and somebody asked if they could be turned off again.>
> back | <{Kim} switched the lamp off, to let it rest.|The lamp was allowed to rest as well.>
^ child second

[roomy: [halloween: By then, there were witches, ghosts, and a colander or two. | christmas: Everybody wished everybody a good Christmas. | new-years-eve: It was next year, and it had spots. | mid-autumn-festival: They shared out the mooncakes, in eighths. | birthday: They all had cake, with holes in it. | <The bicycle light had one bar left.|{mate} was cold, and did not mention it.>]]

# 19 a
= {judge} holds her paper to her chest, and {Kim} looks proud.
<{judge} came by with her list, crossed something out, and wrote "street lamp" over it.|On the judge's list, "{broken}" was crossed out, and under it stood "street lamp".> <"I knew that lamp," she said. "It hummed."|She had known the old one, she said, and it had leaned as well.>
^ pet pay

# 19 b
= {Kim} reads a newspaper at the kitchen table. {ivy} looks over {his} shoulder.
<The newspaper printed a photograph of it, leaning, with two hundred people in spots.|It was in the newspaper, under "Light", and one could see that it leaned.> <Next day, a lady from the council rang, and asked which lamp they meant.|So a letter went to the council, from everybody, about one old lamp.>
^ pet pay

# 20 a
= At dusk, {Kim} looks up at a new street lamp in the old place.
> last
* joy |

[halloween: By next Halloween, nobody was a dragon. | christmas: It came in time for Twelfth Night. | new-years-eve: It was the new year's first lamp. | mid-autumn-festival: It looked like a second moon. | birthday: It came late, as presents do. | series&roomy: They hung {series.keepsake} on it, for luck. | place&roomy: In the evenings, its light fell on {place.street}.] <In its old place, a lamp went on with a buzz, leaned a little, and was joined by a moth.|One evening, in the old hole, there stood a lamp, and it buzzed, blinked, and leaned towards the window.>

# 20 b
= At night, {Kim} lies in bed. Spots of light cover the ceiling.
> last
* joy |

[halloween: By next Halloween, nobody was a dragon. | christmas: It stood there until Twelfth Night. | new-years-eve: It was the new year's first lamp. | mid-autumn-festival: Outside, the moon went home. | birthday: It was the best of the presents. | series&roomy: Beside it hung {series.keepsake}. | place&roomy: Far off, one could hear {place.sound}.] <At the window, in the old place, a drainpipe leaned, and two hundred spots went over the ceiling.|They stood the lamp at the window, where it leaned, and hummed, and drew spots on a ceiling.>

## lead dog
want: {Bo+}, who had always waited for {Kim} beneath it, <still waited there|went on waiting there>.
lean: {Bo} sat down beneath it, and leaned, <which did not help|satisfied>.
moths: {Bo} walked beneath it, <in the old place|like an owner>.
judge: {Bo} looked straight ahead, and knew nothing about it.
offer: {Bo} smelled the dragon, <and found nobody in it|without interest>.
eyes: As {Bo} saw it, the lamp had only lain down, <and would be tired|as one does>.
hinge: In the dark, {Bo} leaned on the lamp, as on every night, and something clicked.
share: {Bo} helped, at the other end of the dragon.
back: {Bo} did not move from beneath the lamp.
last: {Bo} lay down <where {they} had always waited, although everybody was home|beneath the window, at last>.

## lead cat
want: {Bo+}, who had always watched its moths, <now watched a hole|was out of work>.
lean: {Bo} looked at the top of it, <where the moths would go|expectantly>.
moths: {Bo} had waited since spring, <and was ready|and chose one>.
judge: {Bo} had no eyes for anybody without wings.
offer: {Bo} looked into the dragon, <and found no moths|coldly>.
eyes: As {Bo} saw it, where there is one moth, <there is still hope|one waits>.
hinge: In the dark, a moth settled on the colander, and {Bo}, after waiting all evening, leapt, and something clicked.
share: {Bo} did the small holes, with one claw.
back: {Bo} sat beneath the lamp, and counted moths.
last: {Bo} chose a moth, <and let it go round|and took {their} time>.

## lead bird
eyes: As {Bo} saw it, a perch had fallen over.
hinge: In the dark, {Bo} flew to the only perch that {they} knew, the lamp. It rocked, and something clicked.
last: {Bo} sat on its arm, and sang the hum.

## lead fish
eyes: As {Bo} saw it, the moon had been put out.
hinge: In the dark, {Bo's} bowl was put down, hard, against the pipe. It shook, and something clicked.
last: {Bo} had the spots in the bowl as well.

## lead rabbit
eyes: As {Bo} saw it, one did not leave a burrow halfway in.
hinge: In the dark, {Bo} thumped, as rabbits do, for everybody. The pipe shook with it, and something clicked.
last: {Bo} tried to nibble a spot.

## lead guineapig
eyes: As {Bo} saw it, green was for eating.
hinge: In the dark, {Bo} gave such a wheek that {ivy} jumped, and kicked the pipe. It shook, and something clicked.
last: {Bo} hummed back at it, all evening.

## lead hamster
eyes: As {Bo} saw it, a pipe was the only sensible place.
hinge: In the dark, {Bo} went into the pipe, where {they} felt safest, and ran. Up above, something clicked.
last: {Bo} ran in time with the hum.

## lead horse
eyes: As {Bo} saw it, nobody had ever needed a second skin.
hinge: In the dark, {Bo} leaned on what was nearest, and it was the lamp. It shook, and something clicked.
last: {Bo} rubbed on it, and it leaned the other way.

## lead lizard
eyes: As {Bo} saw it, a warm thing had gone out.
hinge: In the dark, {Bo} lay down where the lamp was still a little warm, and on the switch. Something clicked.
last: {Bo} lay in its light, as in a small sun.

## lead toy
eyes: As {Bo} saw it, one button was enough, if it shone.
hinge: In the dark, somebody dropped {Bo}, who fell against the pipe. It shook, and something clicked.
last: {Bo} had a spot of light on each eye.

## lead other
eyes: As {Bo} saw it, it was still the same lamp.
hinge: In the dark, {Bo} went to the only thing {they} knew, and leaned on it. It shook, and something clicked.
last: {Bo} sat exactly where the light fell.

## trait pet fear
set: {Bo} thought it looked like {trait.a}, and kept away.
trouble: In all that laughter, {Bo} hid, as if from {trait.a}.
pay: {Bo} had followed it all night, even past {trait.a}.

## trait pet theft
set: It had a fifth part, {trait.a}, but {Bo} took that.
trouble: {Bo} brought {trait.thing}, which mended nothing.
pay: {Bo} gave back {trait.thing}, as a prize.

## trait pet socks
set: There was a sock over the bolts, until {Bo} took it.
trouble: {Bo} laid a sock on the lamp, as on a cold foot.
pay: {Bo} still had the sock, and wanted no other prize.

## trait pet noise
set: {Bo} {trait.did}, which was almost the right hum.
trouble: {Bo} {trait.did}, and they laughed at that, too.
pay: "{trait.Sound}," said {Bo}, which was nearly the hum.

## trait pet part
set: {Bo} had {trait.has}, and leaned a bit as well.
trouble: {Bo} had {trait.has}, and had been laughed at for less.
pay: With {trait.has}, {Bo} sat for a portrait.

## trait pet deaf
set: {Bo} could not hear it hum, but felt it.
trouble: {Bo} did not hear them laugh, and sat tall.
pay: {Bo} leaned on it, to feel it hum.

## trait pet age
set: {Bo} was {trait.is}, and [old: knew a lamp post from a drainpipe | took it for a lamp].
trouble: {Bo} was {trait.is}, and [old: had seen lights go out before | had never seen one go out].
pay: {Bo} was {trait.is}, and [old: had known the old one best | would know this one best].

## trait pet favourite
set: {Bo} offered {trait.thing} for the top of it.
trouble: {Bo} put {trait.thing} down beside the lamp.
pay: {Bo} had {trait.thing}, and now a lamp as well.

## trait pet sleep
set: {Bo} would sooner have been {trait.where}.
trouble: Nobody was laughed at, {Bo} felt, {trait.where}.
pay: {Bo} went off to be {trait.where}, since all was well.

## trait pet habit
set: {Bo} {trait.did}, as {Bo's} share of the work.
trouble: {Bo} {trait.did}, and for once it was no comfort.
pay: {Bo} {trait.did}, in two hundred spots.

## trait pet digs
set: {Bo} dug it a hole to stand in.
trouble: {Bo} dug, to put the evening out of sight.
pay: {Bo} dug a hole for it, of the right depth.

## trait pet talent
set: {Bo} could {trait.do}, and was kept off the tape.
trouble: {Bo} could {trait.do}, but nobody was looking.
pay: {Bo} could {trait.do}, and that was mentioned, too.

## trait child fear
set: {Kim}, who feared {trait.things}, feared something else now.
trouble: There were {trait.things}, and now this.
pay: {Kim} could have met {trait.things}, and lit them.

## trait child dark
set: {Kim} disliked the dark, and it was getting dark.
trouble: {Kim} disliked the dark, and had been its only lamp.
pay: {Kim} disliked the dark, and pushed it along the street.

## trait child collection
set: {Kim} had put in {trait.a}, for weight.
trouble: {Kim} turned {trait.thing} over and over.
pay: Somewhere in it rattled {trait.thing}.

## trait child noise
set: {Kim} {trait.did}, to keep its spirits up.
trouble: {Kim} did not feel like {trait.doing}.
pay: {Kim} {trait.did}, in tune with the hum.

## trait child part
set: It had bolts, as {Kim} had {trait.has}.
trouble: Nobody would see {trait.has}, inside a dragon.
pay: One spot lay on a face with {trait.has}.

## trait child favourite
set: {Kim} thought of {trait.things}, for courage.
trouble: {Kim} could have gone as {trait.a}.
pay: It was better than {trait.things}, by two hundred.

## trait child sleep
set: {Kim} liked to {trait.do}, and the lamp had helped.
trouble: {Kim} could have been at home, {trait.where}.
pay: Nobody was {trait.where} that night, or anywhere.

## trait child habit
set: [askswhy: "Why?" asked {Kim} of a wheel. | counts: {Kim} counted the parts, and there was one over. | drawsonthings: {Kim} had drawn a small door on it, for moths. | {Kim} lost a hat, and left it.]
trouble: [askswhy: "Why not?" thought {Kim}, and had no answer. | counts: {Kim} counted: forty-one, and one. | drawsonthings: {Kim} drew a lamp in the dust, and rubbed it out. | {Kim} had no hat left to hide in.]
pay: [askswhy: Nobody asked why, any more. | counts: {Kim} counted as far as two hundred. | drawsonthings: The small door showed on every wall. | Somebody gave {Kim} back a hat, or several.]

## trait child talent
set: {Kim} could {trait.do}, but not repair wheels.
trouble: {Kim} could {trait.do}, and nobody knew it here.
pay: {Kim} could {trait.do}, and did, all the way.

## dog
make: {Bo+} held the tape, and was later cut free.
walk: {Bo} went ahead, to clear the street of biscuits.
dark: {Bo} lay down on {Kim's} shoes, so that they stayed.
joy: {Bo} ran after a spot, and then after all of them.

## cat
make: {Bo+} sat in the colander, while one could.
walk: {Bo} walked as though the parade were for cats.
dark: {Bo} could see in the dark, but said nothing.
joy: {Bo} caught eleven spots, and they got away.

## bird
make: {Bo+} learned the hum, and did it better.
walk: {Bo} flew over the dragons, and found them long.
dark: {Bo} pulled up one foot, and waited for morning.
joy: {Bo} flew through the lights, and came out spotted.

## fish
make: {Bo+} had once lived near a colander, and kept back.
walk: {Bo} was carried level, past the whole parade.
dark: {Bo} stayed at the bottom, with the lights off.
joy: {Bo} was lit up like an aquarium.

## rabbit
make: {Bo+} chewed through one wire, which was a spare.
walk: {Bo} kept away from anything with teeth painted on.
dark: {Bo} sat against {Kim}, and breathed quickly.
joy: {Bo} leapt from spot to spot, down the street.

## guineapig
make: {Bo+} gave advice throughout, in a high voice.
walk: {Bo} told the dragons what they looked like.
dark: {Bo} got under somebody's coat, and stayed there.
joy: {Bo} shouted for more, and was given a torch.

## hamster
make: {Bo+} inspected the inside of the drainpipe.
walk: {Bo} rode in front, and saw mostly coat.
dark: {Bo} curled up, as at the end of a shift.
joy: {Bo} chased one spot round and round.

## horse
make: {Bo+} leaned it upright, by accident.
walk: {Bo} was mistaken for two dragons.
dark: {Bo} stood close, and was as warm as a stable.
joy: {Bo} walked in the middle, with a hundred spots.

## lizard
make: {Bo+} lay on the glue until it was dry.
walk: {Bo} was the only real dragon there.
dark: {Bo} had gone as cold as the street.
joy: {Bo} changed colour, or was lit that way.

## toy
make: {Bo+} was used as a hammer, once.
walk: {Bo} had a good view, from under an arm.
dark: {Bo} was held by one foot, and forgotten.
joy: {Bo} was thrown in the air, and caught.

## other
make: {Bo+} sat on the plan, which was followed anyway.
walk: {Bo} came along, and kept to the side.
dark: {Bo} sat on the kerb with the rest.
joy: {Bo} stood in the light, and grew by a metre.

## duet
make: {Bo+} held one end, and {Mo+} held another.
walk: {Bo} and {Mo} went as each other.
dark: {Bo} and {Mo} sat on either side of {Kim}.
joy: {Bo} showed {Mo} a spot, and {Mo} had one, too.

## duet 2
make: {Bo+} took away what {Mo+} had brought.
walk: {Bo} marched, and {Mo} marched in front of {Bo}.
dark: {Bo} lay on {Mo}, for the warmth.
joy: {Bo} and {Mo} danced, or fell over each other.

## any help
make: {Bo+} helped, until asked to stop.
walk: {Bo} walked beside it, as its bodyguard.
dark: {Bo} stayed, when the others had gone on.
joy: {Bo} walked in front, where the light was.

## any nap
make: {Bo+} slept through the hammering, and woke at the tape.
walk: {Bo} came along, yawning, as a shadow.
dark: {Bo} lay down, since it seemed to be over.
joy: {Bo} lay in the light, and stretched.

## any doubt
make: {Bo+} had expected a cupboard.
walk: {Bo} kept a lamp's length away.
dark: {Bo} turned away, not to be seen to look.
joy: {Bo} had believed in it from the first.

## any shy
make: {Bo+} watched from behind the drainpipe.
walk: {Bo} kept on the side where nobody was.
dark: {Bo} hid behind {ivy}, who let {them}.
joy: {Bo} was seen by everybody, and did not mind.
`
