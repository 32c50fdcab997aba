export const words = String.raw`
title: <It's Meant to Do That|Forty-One Dragons|Real Ones Hum|From the Front, a Street Lamp>
refrain: "It's meant to do that," said {Kim}.
recall: the lamp with two hundred lights
deed: took one arm back out of a dragon
summary: The costume shop has sold forty-one dragons, all alike. {Kim} is going to the parade as a street lamp, made from a drainpipe and a colander. {ivy} thinks that real ones hum. {mate} has a spare dragon, and it's warm.
extra: friend = {mate}
extra: friend2 = {ivy}
extra: grownup = {judge}
pick: mate = Mateo, Rufus, Sefton, Anders, Kiran, Tobias, Dev
pick: ivy = Ivy, Noor, Hattie, Meera, Frankie, Tove, Lulu
pick: judge = Mrs Popplewell, Mrs Adeyemi, Mrs Santangelo, Mrs Ferreira
pick: arm = a hockey stick, a walking stick, half an umbrella
pick: hum = a comb and some paper, a bee in a jar, an electric razor
pick: broken = fallen tree, sick flamingo, shower
pick: zip = a zip, pockets, thumb holes
pick: heap = washing, furniture, upholstery
word: parade = a long line of people walking through the streets, to be looked at
word: colander = a bowl full of holes, for draining noodles
word: accident = something that went wrong by itself
word: magnificent = so good that you have to look
word: costume = clothes that make you look like something else
word: enthusiasm = a great deal of eagerness
question: "It's meant to do that," says {Kim}. When is it true?
question: {mate} offers a dragon. What sort of kindness is that?
question: {ivy} always says what's wrong. What is good about having a friend like that? What isn't?
question: What would {Kim} have gained with one more sleeve, and what lost?
question: What does {mate} give up on page 17, and why?
activity: try | Hold a torch under a colander in a dark room. What else in the kitchen throws a good light? | a grater ; a glass of water ; a fork
activity: make | Design a costume for something that nobody goes as. Use only what is in one cupboard.
activity: talk | When did something of yours go wrong, and come out better?
surprise: The shop sold forty-one dragons. How many are whole at the end? | Think about page 17.
surprise: On the last page, somebody else says it, and not about a costume. | Who is it, and about what?

# 1
= {Kim} looks into a shop window full of green dragon costumes, all the same.
The Parade of Lights was [event: {event.on} | occasion: on {occasion} | on Saturday]. The costume shop had one costume, a green dragon [roomy: with {zip}], and by Thursday, it had sold forty-one of them.

# 2
= {mate} holds out a spare dragon costume. {Kim} shakes {his} head. {ivy} listens.
"We've got a spare," said {mate}. "We'll be one enormous dragon, and you can be the tail."

"I'm going as a street lamp," said {Kim}.

"Why?" said {mate}, which was reasonable.

# 3
= In the shed, {Kim} ties a colander to the top of a long drainpipe on wheels.
There was no short answer, so {Kim} built it. It was a drainpipe on wheels, with {arm}, a colander and a bicycle light.
* make | <It stood up by itself, on the third attempt.|It used all the string in the house.>

# 4
= {Kim} stands back with hands on hips, to admire a leaning street lamp.
From the front, it looked exactly like a street lamp. From the side, it looked like an accident. [sequel&1-3: {Kim} had made nothing so good since {recall}.]
* make | <From behind, it looked like plumbing.|{Kim} planned to be seen from the front.>

# 5
= {ivy} points out what is wrong with the lamp. {Kim} shrugs.
"It leans," said {ivy}, who only criticised what she liked.

"It's meant to do that," said {Kim}.

"Real ones hum," said {ivy}, so they put in {hum}.
* make | It hummed, with enthusiasm.

# 6
= The lamp has come apart in the doorway. {Kim} and {ivy} have an end each.
[roomy: At half past six,] it encountered the shed door, and came out in two halves.

"It's meant to do that," said {Kim}[roomy: , and fetched the tape].
* make | <The tape was meant to do that, too.|Real ones, said {ivy}, do not go out.>

# 7
= The lamp rolls away down a hill. {Kim} and {ivy} come after it, waving.
On the hill [place: in sight of {place.landmark} | somewhere: {somewhere.at}], the wheels departed without anybody.

"It's meant to do that!" {Kim} shouted [roomy: to the people jumping aside].
* walk | <One of them applauded, from a hedge.|It took the corner beautifully.>

# 8
= At the bottom of the hill, the lamp is alight, and a crowd of moths goes round it.
By the corner, it had attracted moths. {Kim} hadn't considered moths, but the moths had considered {him}.
* walk | "Those are good," said {ivy}, and meant it.

# 9
= {judge} has a clipboard. She points at the lamp, whose arm has dropped.
"And what are we?" asked {judge}, as the arm fell down and hung by its wire.

"It's meant to do that," said {Kim}[roomy: , more quietly]. {judge} wrote down "{broken}".
* walk | <The moths went on without them.|Her pencil hesitated first, kindly.>

# 10
= Drums! A long green dragon of many dragons dances up the street, with {mate} in front.
Then the dragons came, forty-one in one line, with drums. When the first one bent, the bend ran down to the last. It was magnificent, unfortunately.

# 11
= People laugh. The lamp has gone out, and {Kim} looks at the ground.
Somebody laughed, kindly enough, but it was catching, and went up the street faster than the dragons. The bicycle light chose that moment to go out.
* dark | {Kim} did not say that it was meant to.

# 12
= {mate} has come back, with a dragon costume over his arm, and holds it out to {Kim}.
{mate} came back along the line[!deed: , with something green over his arm]. "There's a place at the tail," he said. "It's warm."

He meant it kindly, which made it difficult. [deed: {Kim} once {deed}[back: , {back.at}], and that was easier.]

# 13
= {Kim} sits on the kerb with the dragon costume. {ivy} sits beside {him}, and says nothing.
It would be restful to be the end of something. {Kim} looked at {ivy}, who always said what was wrong.
* dark | For once, {ivy} said nothing.

# 14
= From behind: {Kim} walks towards the dragons with one arm in a green sleeve. The lamp is left behind.
So {Kim} put one arm into the sleeve.
* dark | <It was almost comfortable.|It fitted. They all did.>

And [roomy: with a sort of sigh,] every light in the town went out.

# 15
= It is so dark that there are only shapes.
In the dark, a dragon is mostly {heap}. Forty-one of them trod on one another's tails[roomy: , and the drums ran into the drums]. Somewhere, a small brother began to cry.
* dark |

# 16
= {Kim} holds up a tiny torch on a key ring. It lights one finger.
{mate} had a torch on his key ring, as big as a pea. "It's only a dot," he said.

{Kim} looked at the dot, and then, for rather longer, at the colander. {He} took {his} arm out of the sleeve.

# 17
= By the light of a tiny torch, {Kim}, {mate} and {ivy} work on the lamp together.
"It needs something shiny behind it," said {Kim}.

{mate} considered his own dragon, which was lined with silver. He tore it out himself[roomy: , in one long rip].

"It's meant to do that," he said.

# 18
= The lamp is alight. Hundreds of small lights cover the houses and the people.
They hoisted it, and [dog: {Bo} hung on to the rope. | cat: {Bo} supervised the wire. | bird: {Bo} counted it up. | fish: {Bo's} bowl went on the foot, for weight. | rabbit: {Bo} dug in the wheels. | guineapig: {Bo} did the humming. | hamster: {Bo} gave up a screw, from one cheek. | horse: {Bo} was what it leaned on. | lizard: {Bo} kept one eye on the wire. | toy: {Bo} was wedged by the wheels, and held. | {Bo} kept it from falling.] It wasn't one light. It was two hundred, [roomy: one from each hole,] on every wall and hat and face.
* glow |

# 19
= {Kim} pushes the lamp at the head of the parade, and the dragons follow it.
The dragons lined up behind it, to see their feet. So the parade went home backwards, with a street lamp in front.
* glow | <"Left a bit," said {judge}, to the lamp.|It took every corner beautifully.>
* glow |

# 20
= On the kerb, {Kim}, {mate} and {ivy} look up at a real street lamp, which leans.
* glow | They ate [event: {event.food} | place: {place.food} | hot chips] on the kerb.
When the power came back, every light in town was perfect, except one on the corner, which buzzed and leaned.

"What's wrong with that one?" said {mate}.

"Nothing," said {ivy}. "It's meant to do that."

## dog
make: {Bo+} held one end of everything.
walk: {Bo} had never been walked by a lamp before.
dark: {Bo} put one paw on the patient.
glow: {Bo} chased eleven, and caught them all.

## dog 2
make: {Bo+} tested the post, in the usual way.
walk: {Bo} ran ahead, to clear the pavement of cats.
dark: {Bo} leaned on {Kim}, and went on leaning.
glow: {Bo} had forty lights on, and wagged most of them.

## cat
make: {Bo+} lay on the plan until it was needed.
walk: {Bo} walked ahead, as if the lamp were following {them}.
dark: {Bo} walked away a little, as if they hadn't met.
glow: {Bo} captured one light, under one paw.

## cat 2
make: {Bo+} batted the string, which explained the knots.
walk: {Bo} arrested a moth, and released it.
dark: {Bo} could see perfectly, and saw nothing good.
glow: {Bo} took the best seat, directly under it.

## bird
make: {Bo+} was consulted about perches.
walk: {Bo} sat as near as any pigeon would.
dark: With the light gone, {Bo} put {their} head under a wing.
glow: {Bo} announced the morning, twice, in error.

## fish
make: {Bo+} lent a little gravel, for weight.
walk: {Bo} came along behind, going slosh at corners.
dark: {Bo's} bowl was darkness with darkness in it.
glow: {Bo} swam through each of two hundred lights.

## fish 2
make: {Bo+} opened and shut {their} mouth, like a critic.
walk: {Bo} watched the moths, and had no opinion of them.
dark: {Bo} sank to the bottom, slowly.
glow: {Bo} was seen to be gold, and approved.

## rabbit
make: {Bo+} chewed the string that mattered most.
walk: {Bo} thumped in time, though not to the drums.
dark: {Bo's} ears went down, one after the other.
glow: {Bo} danced, and {their} shadow danced higher.

## guineapig
make: {Bo+} had to be poured out of the drainpipe.
walk: {Bo} joined in the hum, a little higher.
dark: {Bo} stopped humming, like the razor.
glow: "Wheek!" said {Bo}, on behalf of everybody.

## hamster
make: {Bo+} ran off with the wire, and was thanked for bringing it back.
walk: From {Kim's} hands, {Bo} inspected everybody's knees.
dark: {Bo} held on to one seed, with both hands.
glow: {Bo} tried to put a light in one cheek.

## horse
make: {Bo+} was what it was leaned against.
walk: {Bo} walked behind, and nobody laughed from there.
dark: {Bo} sighed, and somebody's hat came off.
glow: {Bo} came out spotted, and was admired.

## lizard
make: {Bo+} tried the bulb for warmth, and gave it a six.
walk: {Bo} ate two of the moths, discreetly.
dark: {Bo} turned grey, out of sympathy.
glow: {Bo} could not decide which to lie under.

## toy
make: {Bo+} was almost used as stuffing.
walk: {Bo} came along, as a spare part.
dark: {Bo} lay where {they} had fallen, like the arm.
glow: {Bo} looked straight ahead, and was lit like a hero.

## other
make: {Bo+} looked at the plan, and then at {Kim}.
walk: {Bo} was asked what {they} had come as.
dark: {Bo} stayed by the lamp, in case it recovered.
glow: {Bo} turned round slowly, to be lit on each side.

## duet
make: {Bo+} held the tape, and {Mo+} was stuck to it.
walk: {Bo} followed the lamp, and {Mo} avoided it.
dark: {Bo} looked for {Mo}, who was looking for {Bo}.
glow: {Bo} had ninety lights, and {Mo} a hundred and ten.

## duet 2
make: {Bo+} thought it too tall, and {Mo+} too short.
walk: {Bo} and {Mo} were taken for the rear lights.
dark: {Bo} sat on {Kim's} left, and {Mo} on the right.
glow: {Bo's} shadow met {Mo's} shadow, and they got on.

## any post
make: {Bo+} was used for measuring.
walk: {Bo} had come as {Bo}, and was admired for it.
dark: {Bo} found the kerb, and sat on it.
glow: {Bo} was given a light to look after.

## any string
make: {Bo+} was accidentally tied in.
walk: {Bo} gave the crowd a look, and it waved.
dark: {Bo} pressed up against {Kim}, without comment.
glow: {Bo} led the second verse of the humming.

## any crowd
make: {Bo+} was in the way, supportively.
walk: {Bo} stopped to let a dragon go by.
dark: {Bo} was trodden on by a dragon, who apologised.
glow: {Bo} forgave the crowd, one by one.

## any lunch
make: {Bo+} remembered that colander with noodles in it.
walk: {Bo} noticed [event: {event.food} | place: {place.food} | hot chips], and mentioned it.
dark: {Bo} no longer thought about supper.
glow: By that light, {Bo} found somebody's supper.
`
