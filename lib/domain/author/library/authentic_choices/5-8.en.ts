export const words = String.raw`
title: <Grum|Three, Two, One, Grum|Commander {Kim}>
refrain: "Three, two, one," said everybody. "Grum," said {Kim}.
recall: the road that went grum
deed: gave up a rocket, to go grum
summary: There is a roller on {Kim's} road, and it goes grum, grum, grum. Mrs {pike} has a seat to spare on Saturday. But on Saturday the class rocket goes up the hill, and who has been drawn as Commander? Anybody would be glad. {Kim} says so, too.
extra: friend = {otis}
extra: friend2 = somebody
extra: grownup = Mrs {pike}
pick: otis = Otis, Kofi, Jonas, Ravi, Felix, Omar, Hamish
pick: pike = Pike, Tull, Oduya, Brandt, Flint
pick: biscuits = broken biscuits, a box of teeth, burnt toast
pick: icing = icing, a pond, new paper
pick: cushion = a green cushion, a striped cushion, half a cushion
pick: pot = bucket, mop bucket, paint bucket
pick: lunch = cold toast, a pear, an egg
word: roller = a heavy machine that makes a road flat
word: commander = the one in charge of a rocket
word: helmet = a hard hat that goes all round your head
word: launch = the moment when a rocket sets off
word: gravel = small stones on a road
word: polished = rubbed until it shines
question: What did {Kim} like about the roller?
question: Why did {Kim} say hooray?
question: What did {Bo} do about the helmet?
question: What was hard about taking the helmet off?
question: What does everybody else like that you don't? And what do you like?
activity: sound | Count down from ten, and then do what {Kim} does. | three ; two ; one ; grum
activity: draw | Draw the seat that you would like best in all the world. What is it on?
activity: move | Walk like an astronaut. Walk like a road.
surprise: {otis} wears something on his head when he thinks that he's alone. | Look on page 12.
surprise: The moon is up before anybody looks at it. | Look on page 18.

# 1
= {Kim} goes along beside a big yellow road roller.
They were mending the road [home: past {home.the}|somewhere: {somewhere.at}], with a roller. It went grum, grum, grum. {Kim} went beside it every day.
* walk | <It went at the speed of cake.|It never hurried.>

# 2
= {Kim} bends down and looks along the road behind the roller. It is quite smooth.
In front, the road was like {biscuits}. Behind, it was like {icing}.

"Grum," said {Kim}, happily.
* walk | <There was nothing else to say.|It made {Kim's} teeth tickle.>

# 3
= {pike} pats the seat beside her. {Kim} can hardly believe it.
Mrs {pike} drove it, and never talked. But that day, she put {cushion} on the other seat.

"Saturday," she said, which was a lot for her.
* walk | <It was the best word in the week.|Saturday was only five days off.>

# 4
= In the school hall, a class has built a big tin rocket on wheels.
At school, they were building a rocket. On Saturday, it would go up the hill[roomy: , to see the stars].

Everybody wanted to be Commander, in the silver helmet. {otis} had wanted it since [first-day-of-school: the first day of school | he was three].

# 5
= A slip of paper has been drawn from a helmet. Everyone claps, and looks at {Kim}.
They put the names in the helmet. "Three, two, one," said everybody, and out came {Kim}.

"You're so lucky!" said {otis}, and nearly meant it.

"Hooray," said {Kim}. <It seemed to be the word.|Anybody would have.>

# 6
= {Kim} looks into the mirror with a silver helmet in {his} arms.
The helmet was silver and heavy, and everyone looked at it.

"Aren't you glad?" they asked, and of course {Kim} was glad. <It was what one was.|What else could one be?>

# 7
= In the garden, they practise the launch. {Kim} has said the wrong word.
They practised in {Kim's} garden. "Three, two, one," said everybody.

"Grum," said {Kim}.

"It's lift-off!" said {otis}. "Rockets don't go grum."
* train | <They did it again, and it was grum again.|It had just come out.>

# 8
= {otis} bounces like a man on the moon. {Kim} goes flat along the grass.
They practised on the moon, and everybody bounced. {Kim} went along [wheels: slowly and evenly | with flat feet][roomy: , and left a nice smooth path].

"You're moving like a road," said {otis}.
* train | <The grass lay down behind.|It was a good path, though.>

# 9
= {Kim} practises waving from the sofa.
Then they had to wave, from the top of the arm. {Kim} lifted one finger, like a roller driver.

[roomy: "More," said {otis}, and showed how.]
* train | <It made {Kim's} arm sad.|{Kim's} arm did not believe in it.>

# 10
= {pike} takes the cushion off the second seat. {Kim} looks at the ground.
"I can't come on Saturday," {Kim} told Mrs {pike}. "I'm the Commander."

Mrs {pike} nodded, picked up the cushion, and put it in her bag. It would have been nicer if she had <shouted|said no>.

# 11
= {Kim} lies on the bed and listens.
On Thursday, {Kim} lay on the bed with the silver helmet. Down the road, there it was. Grum, grum.
* low | [sequel&roomy: Even {recall} had been more fun. | <Then it went round the corner.|The helmet buzzed along with it.>]

# 12
= From behind: {Kim} looks round a door. All alone by the rocket, {otis} has a bucket, and commands.
On Friday, {Kim} went back for a bag. {otis} was alone with the rocket, and a {pot} for a hat.

"Three, two, one," he whispered. <Nobody waved so well.|He did it so well.>
* low | {Kim} went out again, [wheels: without a sound | on tiptoe].

# 13
= {Kim} has put the silver helmet on {Bo}, and looks.
{Kim} tried the helmet on {Bo}. [dog: {Bo} went on being a dog, only louder. | cat: {Bo} got out of it, got into it, and went to sleep. | bird: {Bo} sat on top of it, and sang the same song. | fish: It went over the bowl, and {Bo} swam round as before. | rabbit: Both of {Bo's} ears came out at the sides. | guineapig: It was all helmet, and it still said "wheek". | hamster: {Bo} ran round inside it, as in anything. | horse: {Bo} wore it on one ear, and was still all horse. | lizard: {Bo} lay on it, because it was warm. | toy: {Bo} fell over, helmet and all, and smiled just the same. | {Bo} was still {Bo}. You could tell.]

{Bo} was no astronaut, not even in the helmet. [deed: {Kim} once {deed}[back: , {back.at}], without one. | <"Oh," said {Kim}.|{Kim} thought about that.>]

# 14
= The rocket is pulled along a stony road, and bits of it fall off.
[easter: Saturday was the day before Easter, and they all came. | event&!first-day-of-school: Saturday was {event.day}, and they all came. | occasion&!event: Saturday was {occasion}, and they all came. | On Saturday, they all came.] At the gravel, the rocket shook. A fin fell off[roomy: , and then the nose].
* low | "Wave," said somebody, and {Kim} waved.

# 15
= Everyone looks up at the Commander. {Kim} looks down the road at the roller.
"What do we do, Commander?" asked {otis}.

{Kim} knew, but it was nothing to do with rockets. In the roller down the road, Mrs {pike} [roomy: ate {lunch} | sat] by an empty seat.

# 16
= {Kim} has taken off the helmet, and holds it out to {otis}.
{Kim} took the helmet off, and it got quiet. "Everybody wanted it," said {Kim}, "so I thought that I did. I want to go grum."

Somebody laughed. {Kim} gave {otis} the helmet, and he held it like <an egg|something asleep>.

# 17
= By the roller, {Kim} looks up at {pike}. She has taken out the cushion.
It was a long way, with everybody watching. "Is it still free?" asked {Kim}.

Mrs {pike} opened her bag, took out the cushion, and gave it a pat.

"Saturday," she said.

# 18
= The roller goes ahead over the gravel. Behind it, on a smooth road, comes the rocket.
The roller went first, and the rocket came behind. It was the slowest launch [place: that {place.landmark} had ever seen | in the world].
* joy | People fetched chairs.

"Three, two, one," said everybody.

"Grum," said {Kim}.

# 19
= On top of the hill it is night, and the sky is full of stars. {otis} waves.
It took so long that it got dark. When they reached the top, the stars were out.
* joy | <They'd have been too early, otherwise.|They would have missed them, in the daylight.>
* joy |

# 20
= {otis} has looked at the moon through a telescope. {Kim} smiles.
{otis} stopped waving, and took a long look at the moon. [roomy: Then he shook his helmet.]

"It's nothing but bumps," he said. "Somebody ought to do something."

"Grum," said {Kim}.

## dog
walk: {Bo+} went ahead, and moved leaves.
train: {Bo} was sent to the moon, and brought it back.
low: {Bo} put {their} chin up to {Kim}, and sighed.
joy: {Bo} ran ahead, and barked the stones flat.

## dog 2
walk: {Bo+} walked behind, where it was warm.
train: {Bo} counted down with {their} tail.
low: {Bo} heard the roller, too, and looked at {Kim}.
joy: Grum, went {Bo}, as a happy sort of growl.

## cat
walk: {Bo+} sat down in front, and it went round.
train: {Bo} landed on the moon, on four feet.
low: {Bo} lay down, and would not train for anything.
joy: {Bo} walked on it, as if {they} had made it.

## cat 2
walk: {Bo+} approved of anything that slow.
train: {Bo} was told to float, and lay down.
low: {Bo} purred, and the purr went grum.
joy: {Bo} lay in the road, on the smooth bit.

## bird
walk: {Bo+} flew over it, and came home grey.
train: {Bo} could really fly, so they left {them} out.
low: {Bo} did the roller's voice, but sadly.
joy: {Bo} flew ahead, and came back to hurry them.

## fish
walk: {Bo+} came along, and the water went into rings.
train: {Bo} was the only one to float.
low: The rings in {Bo's} bowl had stopped.
joy: The rings were back, and {Bo} went round with them.

## fish 2
walk: {Bo+} saw it first, as a yellow wobble.
train: {Bo} already had a helmet, full of water.
low: {Bo} looked out at {Kim}, and blew nothing.
joy: {Bo} went round and round, at roller speed.

## rabbit
walk: {Bo+} ate the edge of the road.
train: On the moon, {Bo} bounced better than anyone.
low: {Bo} thumped, just once, like a far-off roller.
joy: {Bo} went thump, and the roller went grum.

## guineapig
walk: {Bo+} said "wheek" in front, and "whee" after.
train: {Bo} was the alarm, and there was a lot of it.
low: {Bo} said one wheek, and it sounded empty.
joy: "Wheek!" said {Bo}, at every single stone.

## hamster
walk: {Bo+} knew about going round and round.
train: {Bo} was the engine, and ran all day.
low: {Bo} didn't feel like wheels.
joy: {Bo} took one stone home, in a cheek.

## horse
walk: {Bo+} walked beside it, as an equal.
train: {Bo} was asked to pull, and then to stop.
low: {Bo} hung {their} head, and it's a large head.
joy: {Bo} pulled the rocket, at the speed of cake.

## lizard
walk: {Bo+} lay on the new road, for warmth.
train: {Bo} can hold on to anything, as in space.
low: {Bo} went the grey of gravel.
joy: {Bo} lay down wherever it had just been.

## toy
walk: {Bo+} was carried along, and buzzed all over.
train: {Bo} had been to space before, off the bed.
low: {Bo} was squeezed a good deal, that day.
joy: {Bo} had the cushion, and {Kim} had {Bo}.

## other
walk: {Bo+} came along, and kept in step.
train: {Bo} was put down as Crew, and stayed put.
low: {Bo} sat where {Kim} sat.
joy: {Bo} came along, and was waved at.

## duet
walk: {Bo+} went in front of it, and {Mo+} behind.
train: {Bo} was the rocket, and {Mo} was the smoke.
low: {Bo} and {Mo} did not feel like the moon.
joy: {Bo} and {Mo} raced it, and lost by winning.

## duet 2
walk: {Bo+} and {Mo+} both said it. It was nearly grum.
train: {Bo} and {Mo} bounced, but not at the same time.
low: {Bo} leaned on {Mo}, the way walls do.
joy: {Bo} showed {Mo} a star. {Mo} had one.

## any step
walk: {Bo+} knew every stone of it by now.
train: {Bo} did what the others did, a bit later.
low: {Bo} missed the stones.
joy: {Bo} felt how smooth it was, all the way up.

## any hat
walk: {Bo+} had half an orange for lunch, like the crew.
train: {Bo} got space food, in foil, and sat by it.
low: {Bo} left the space food in its foil.
joy: {Bo} had half an orange again.

## any seat
walk: {Bo+} looked at the second seat, too.
train: {Bo} had a seat in the rocket, at the back.
low: {Bo} got up, and came to {Kim}.
joy: {Bo} had the right seat at last.

## any wave
walk: {Bo+} was waved at, with one finger.
train: {Bo} was shown how to wave, and yawned.
low: Nobody waved at {Bo}, not even a little.
joy: One finger was lifted, to {Bo}.
`
