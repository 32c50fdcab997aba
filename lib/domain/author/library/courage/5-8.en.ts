export const words = String.raw`
title: <Just a Sock|It's Just a Sock|The Week of the Sock|Tweezers Have Teeth>
set: atschool = [new-years-eve: over the fence | at school]
set: teatime = <By teatime|By four o'clock>
refrain: "It's just a sock," said {Kim}.
recall: the week of the sock
deed: took off a sock, and went first
keepsake: the sock with eyes
joke: It's just a sock
summary: {Kim} has a splinter that nobody can see, and there are tweezers in the bathroom that may have teeth. A sock will hide it, for a while, from everybody but {Bo}. But on Saturday there is a bell to ring, and it takes two hands.
extra: friend = {friend}
extra: elder = {pop}
pick: friend = Ada, Ruby, Mei, Sefa, Billie, Noor, Tilly, Aroha
pick: pop = Grandpop, Grandpa, Grandad, Gramps
pick: gate = the gate, the old fence, a ladder, a broken crate
pick: small = a comma, a crumb, an eyelash, a full stop
pick: sock = a red one, a football one, a stripy one
pick: eleven = eleven, nine, fourteen, seven
pick: beasts = WILD BEASTS, DO NOT FEED, DANGER
pick: old = seventy-one, sixty-eight, seventy-four
pick: dnk = Dnk, Tup, Dunk
word: splinter = a tiny, sharp bit of wood that gets under the skin
word: tweezers = a small tool that pinches, for pulling out small things
word: throb = to ache in beats, like a drum
word: thorn = a sharp point on a plant
word: brass = a yellow metal that bells are made of
word: practise = to do a thing again and again, to get better at it
word: puppet = a toy that you wear on your hand
question: What did {Kim} try instead of the tweezers?
question: Who else was hiding a hand? When did you notice?
question: "Are you ready?" "No. Do it anyway." When have you done something like that?
question: How did the glove come off {pop}?
question: What would your sock be called, if it had eyes?
activity: make | Draw eyes on an old sock. Give it a name and a voice.
activity: find | Who else is hiding something? Read page 3 again.
activity: sound | Say the bell together: once with one hand, and once with two. | {dnk} ; BONG!
surprise: {pop} has one hand in his pocket on page 3. | On page 14, you know why.
surprise: There is a sock in more pictures than you think. | Count the socks.

# 1
= {Kim} stares at one thumb.
<On Monday, {Kim} got a splinter in {his} thumb.|It was on Monday that {Kim} got the splinter.|On Monday, a bit of {gate} went into {Kim's} thumb.> <Nobody else could see it, and {Kim} could see nothing else.|It was as big as {small}, which is enormous in a thumb.|It was tiny, and it hurt like something enormous.> <{He} told only {Bo+}, because {Bo} never told.|{He} told {Bo+}, and nobody else.>
* see | <The thumb looked like any other, but it didn't feel like one.|{He} blew on it, which did nothing.>

# 2
= {Kim} looks up at a small tin on the bathroom shelf, and pulls a sock over one hand.
<The tweezers were in the tin, and tweezers probably have teeth.|The tin had tweezers in it, but tweezers have teeth, probably.|There were tweezers in a tin, and {Kim} was nearly certain that those had teeth.>

[pettrait: <So {he} put a sock on that hand.|So a sock went over that hand.> | <So {he} put a sock on that hand, and felt better already.|So a sock went over that hand, where nobody would ask.>]
^ pet set | <It went right up to the elbow.|It was {sock}, and it went up to the elbow.>
^ pet second

# 3
= {Kim} sits at breakfast with a sock on one hand. {pop} has one hand in his pocket.
<"What's that?" asked {pop}, one hand in his pocket.|"What have you got there?" asked {pop}, one hand in his pocket.>

"It's just a sock," said {Kim}.
> want
* see | <"Cold?" asked {pop}. "Only the one hand," said {Kim}.|"So it is," said {pop}, and passed the marmalade.>

# 4
= {Kim} looks up at a big brass bell that hangs from a beam.
[birthday: Saturday was {his} birthday, and the birthday child rings the big brass bell. | new-baby: On Saturday, the new baby was coming. {Kim} would ring the big brass bell for it. | family-reunion: On Saturday, {Kim} would ring the big brass bell, for the whole family. | new-years-eve: At midnight on Saturday, {Kim} would ring the New Year in on the brass bell. | family-wedding: There was a wedding on Saturday, and {Kim} would ring the big brass bell. | occasion&!event: Saturday was {occasion}. {Kim} would ring the big brass bell. | <{Kim} would ring the big brass bell at the fair, on Saturday.|There was a fair on Saturday, and {Kim} would ring the big brass bell.>] <That takes two hands.|It takes two hands.> [somewhere&!place: Everybody {somewhere.at} would hear it.]
^ child set | <"But that's on Saturday," said {Kim}.|"But Saturday is miles away," said {Kim}.>

[place: From under the bell, you could see {place.landmark}.]

# 5
= From above: {Kim} butters the table instead of the bread, with the wrong hand.
<On Tuesday, {Kim} did everything with the other hand, and buttered the table.|All Tuesday, the other hand did everything, and poured the milk next to the cup.|On Tuesday, {Kim} wrote with the other hand, and it looked like <a spider's|a wet hen's>.>
> eyes
* see | <Getting dressed took until nearly lunchtime, because of the buttons.|It took all morning to put on one shoe, and it was the wrong one.>

# 6
= {friend} draws two eyes on the sock on {Kim's} hand.
<"Is it a puppet?" asked {friend}, {atschool}.|"Does it talk?" asked {friend}, {atschool}.|"Can it bite?" asked {friend}, {atschool}.>

"It's just a sock," said {Kim}. {Teatime}, <it had eyes and a name|it had eyes and a voice|it had eyes>.
^ child second
* worse | <Apparently, its name was Susan.|Even the postman had said hello to it.|Somebody had asked it to a party.>

# 7 a
= {Kim} wears a big oven glove on one hand. The sock is in the soup.
<On Wednesday, the sock fell in the soup.|The sock was in the soup by Wednesday.> <{Kim} wore an oven glove instead.|So {Kim} put on an oven glove.>

"It's just an oven glove," said {Kim}.
> soup
* worse | <"Of course it is," said {pop}, into the fridge.|"For soup," said {pop}, and looked at the soup.>

# 7 b
= {Kim} wears a woolly hat on one hand. The sock is in the soup.
<On Wednesday, the sock fell in the soup.|The sock was in the soup by Wednesday.> <{Kim} wore a woolly hat on that hand.|So the hand wore a woolly hat.>

"It's just a hat," said {Kim}.
> soup
* worse | <"It suits you," said {pop}, into the fridge.|"I've seen it before," said {pop}. "On a head.">

# 8 a
= {Kim} tries to turn a page in an oven glove.
<In an oven glove, you can't turn pages, do up zips, or hold an egg.|An oven glove can't turn pages, do up zips, or hold an egg.>

<You can hold three eggs, but not for long.|You can hold six eggs, but only for a second.>
> tug
* worse | <Afterwards, everybody had pancakes.|It was a difficult day for eggs.>

# 8 b
= {Kim} waves at the window with a hat on one hand.
<In a woolly hat, you can't peel a banana, or point, or scratch your nose.|A woolly hat can't peel a banana, or point, or scratch a nose.>

<You can wave, and people wave back, looking worried.|You can wave, but it looks as if your head had come off.>
> tug
* worse | <It was a difficult day for bananas.|Meanwhile, your head gets cold.>

# 9 a
= {Kim} walks about with one whole arm in a bucket of water.
<On Thursday, the thumb began to throb, so it went in a bucket of water.|By Thursday, the thumb throbbed like a small clock, and went in a bucket.>

"It's just a bucket," {he} told everybody.
^ pet trouble |
* worse | <{He} even wore it to tea.|{He} wore it all afternoon.>

# 9 b
= {Kim} walks about with one whole hand in a loaf of bread.
<On Thursday, the thumb began to throb, so it went in a soft white loaf.|By Thursday, the thumb throbbed like a small clock, and went in a loaf.>

"It's just a loaf," {he} told everybody.
^ pet trouble |
* worse | <{He} even wore it to tea.|{He} wore it all afternoon.>

# 10 a
= The bucket flies off, and water goes everywhere. {Kim} hides {his} thumb from {pop}.
<The bucket did not want to come off.|But the bucket would not come off.>
> bucket
THWOP!

<"Show me?" asked {pop}.|"Let me see?" asked {pop}.>

"No!" said {Kim}, [wheels: louder than the bucket | <louder than the bucket|and sat on the bucket>]. [place: Even {place.creature} looked round. | roomy: <Water ran down everybody.|Everybody dripped.>]

# 10 b
= Most of the loaf is gone. {Kim} hides {his} thumb from {pop}.
<It is difficult to stay in a loaf for long.|A loaf does not last, with animals about.>
> loaf
Soon there was only crust.

<"Show me?" asked {pop}.|"Let me see?" asked {pop}.>

"No!" said {Kim}, <from under the table|and ate the crust>. [place: Even {place.creature} looked round.]

# 11
= Many children wear a sock on one hand. {friend} wears two. {Kim} does not smile.
<On Friday, the sock was dry, and {eleven} people wore one.|The sock was dry by Friday, and {eleven} people wore one.> [series: Here was {series.keepsake}, too. [friend: {series.friend} had lent it.]]

"Does it hurt?" asked {friend}[!series&roomy: , who had two].

<"No," said {Kim}, and it throbbed.|"No," said {Kim}, which was not true.> [place&!series: {He} went home by {place.street}.]
^ child third
* low | <It hurt until bedtime.|It hurt all through the cartoons.>

# 12
= From behind: {Kim} pulls the bell rope with one hand. The bell hardly moves.
<{Kim} practised on the bell, but with one hand it only said, "{dnk}."|{Kim} went to practise, but pulled with one hand, the bell said, "{dnk}."> [birthday: That was no birthday. | new-baby: A bag of flour, held like a baby, fell. | family-reunion: Nobody would come to dinner for that. | new-years-eve: No New Year would come in for that. | family-wedding: Nobody could get married to that. | place: {place.Creature} could have said it louder. | <It was more of a cough.|It sounded like a spoon.>]
> rope
^ pet third
* low | <{He} tried it with {his} teeth, and it said nothing.|{He} tried it with a foot, and fell over.>
[series: "{series.joke}," somebody called across the square.]

# 13
= At night, {Kim} stands in the hall. On the shelf there is a clean round place where the tin used to be.
<That night, {Kim} went to look at the tin, just to look.|In the night, {Kim} got up, just to see if the tin was there.> [place: {He} could hear {place.sound}. | home: [houseboat: The boat creaked. | apartment: Somewhere, the lift hummed. | caravan: The caravan creaked. | farm: An owl called over the farm. | The house creaked.] | <The floor was cold.|The floor creaked.>]
^ child trouble | {He} held the bad hand in the good one.

<The tin was gone.|There was no tin.>
> dark

# 14
= {pop} sits on his bed with the tin on his knees, beside a gardening glove.
<There sat {pop}, with the tin, and a big glove on one hand.|{pop} had it, and on one hand he had a glove.>

"I'm only minding it," <he said|said {pop}>. "And this is just a glove, {Bo}."
> hinge

# 15
= {Kim} and {pop} sit side by side and stare at the tin.
<{Bo} had found {pop's} enormous thumb, with a thorn in it.|{Bo} had found a thumb as red as {Kim's}, with a thorn in it.> <"Roses, a week ago," [roomy: {pop} told {Bo} | said {pop}].|"It was a rose bush, {Bo}," said {pop}, "a week ago."> [birthday: He couldn't even wrap a present. | new-baby: Nobody holds a baby in a glove. | family-reunion: There were forty hands to shake. | new-years-eve: At midnight, everybody joins hands. | family-wedding: He was to hold the rings.]

"A splinter, since Monday," [roomy: {Kim} told {Bo} | said {Kim}]. [roomy: <They looked at the tin, and it looked at them.|Neither of them touched the tin.> | Neither spoke.]
* low |

# 16
= {Kim}, close up, takes off the sock.
<"He's {old}, and still scared," {Kim} told {Bo}, "so waiting is no use."|"{Bo}, he's {old}, and still scared," said {Kim}, "so it's no use waiting."> <{Kim's} knees shook, but off came the sock[roomy: , in front of {Bo} and {pop}].|{Kim} shook, and pulled, and off came the sock[roomy: , in front of {Bo}].>
> sock | <It was not a nice thing to know.|{His} tummy said no.>

# 17
= {Kim} holds out {his} thumb under the lamp. {pop} has his glasses on and the tweezers ready.
"<Me|I'll go> first," said {Kim}, and held on to [fish: {Bo's} bowl | {Bo}]. [deed: {He} {deed} [back: {back.at}].] [series: {He} held {series.keepsake}, too.]

"Ready?" asked {pop}[deed: | roomy: , with his glasses on <upside down|back to front> | , who was not].

"No," said {Kim}, <"but do it anyway."|"so do it now.">

# 18
= {pop} holds the sock with both eyes shut. {Kim} holds the tweezers. There is a matchbox marked {beasts}.
<The tweezers were cold, but they had no teeth.|The tweezers had no teeth, and were only cold.> It hurt for as long as it takes to say "<tweezers|ow, ow, ow>".
^ child pay | [roomy: <Then it was over.|And then it had stopped.>]

<"Your turn," said {Kim}, and lent {pop} the sock[roomy: , and {Bo}].|"Your turn," said {Kim}, and gave {pop} the sock and {Bo} to hold.>

# 19
= {Kim} takes the bell rope in both hands. The crowd waves socks.
<On Saturday, half the crowd wore socks, and {Kim} took the rope in both hands.|On Saturday, among a hundred socks, {Kim} took hold of the rope with both hands.>

BONG! [birthday: It rang once for every year. | new-baby: The new baby opened one eye. | family-reunion: Forty cousins ran for the table. | new-years-eve: It was midnight, and it was next year. | family-wedding: Two people were married, and everybody cheered. | somewhere&!place: They heard it {somewhere.at}.]
^ pet pay | <{friend} waved two socks, and fell off the bench.|{friend's} two socks clapped like anything.>
* joy |
* joy |

# 20
= The bell swings high. {Kim} and {pop} laugh with their hands in the air.
[place: It shook the birds out of {place.tree}. | home: They could hear it as far as {home.the}. | roomy: <They could hear it two hills away.|It shook the pigeons off the roof.> | They could hear it for miles.] [birthday: {Kim} cut the cake, with both hands. | new-baby: {Kim} held the baby, with both hands. | family-reunion: {Kim} shook every hand there was. | new-years-eve: Everybody joined hands. | family-wedding: {Kim} and {pop} danced, holding hands.]
> last
* joy | <Somebody's grandmother dropped an entire cake.|{pop} rang it, too, with both of his.>
* joy |

[series: Beside the tin hangs an old sock, and {series.keepsake}. | Beside the tin hangs an old sock with eyes, in case somebody needs a hand.]

## lead dog
want: {Bo} wanted <one end of it|to pull it>. {Bo} wanted {pop's} pocket, too.
eyes: {Bo} growled at the sock. It had eaten the best hand <there was|in the house>.
soup: {Bo} got the sock at last, <until it was washed|until wash day>.
tug: {Bo} pulled at it, <for fun|as a game>, and {Kim} yelled.
bucket: {Bo} took the handle and <ran|would not let go>.
loaf: {Bo} took one end and ran, <and most of it went, too|and it got shorter>.
rope: {Bo} <hung on|pulled> the rope as well. It said it again.
dark: {Bo} had {their} nose to {pop's} door.
hinge: But {Bo} took the glove by the thumb, and pulled, and off it came.
sock: {Bo} could have had it back, <but let it lie|but did not take it>.
last: {Bo} still has the glove, <and nobody asks for it|and sleeps on it>.

## lead cat
want: {Bo} wanted that thumb. Only that one could scratch chins <properly|well>.
eyes: {Bo} looked at that hand. <The wrong one was in charge.|The wrong one had come to work.>
soup: {Bo} tried {their} chin on it. <It was like a mattress.|That was no way to be stroked.>
tug: {Bo} sat on {his} other hand, <and now there were none|to have that, at least>.
bucket: {Bo} sat on it, to <keep it still|help>.
loaf: {Bo} licked out the butter, and then the middle.
rope: {Bo} patted the rope, and gave up. <So it was serious.|That was rare.>
dark: {Bo} sat at {pop's} door, and asked to be let in.
hinge: But {Bo} wanted that hand, and pushed a chin under until the glove fell off.
sock: {Bo} put a chin down next to the thumb, <not on it|and waited>.
last: {Bo} had that thumb <all afternoon|until bedtime>, to catch up.

## lead bird
want: {Bo} wanted the finger to sit on, and it had gone.
bucket: {Bo} sat on the rim and gave orders.
loaf: {Bo} took the crumbs, and then the crust.
hinge: But {Bo} took one finger of the glove, and flew off with the lot.

## lead fish
want: Those fingers did the feeding. {Bo} looked for them.
bucket: {Bo} watched the water slop, and hoped.
loaf: {Bo} got a crumb, and then they all wanted one.
hinge: But through {Bo's} bowl you could see blood on the glove, so off it came.

## lead rabbit
want: {Bo} wanted that sock as well, for lunch.
bucket: {Bo} thumped, and {Kim} jumped.
loaf: {Bo} ate a tunnel in at the side.
hinge: But {Bo} had eaten the thumb off the glove. You could see right in.

## lead guineapig
want: {Bo} wanted the hand that had the cucumber in it.
bucket: {Bo} said wheek, and {Kim} jumped.
loaf: {Bo} ate in at one side, and out at the other.
hinge: "Wheek!" said {Bo}, until he took off the glove to find the cucumber.

## lead hamster
want: {Bo} wanted to sleep in that sock. It was taken.
bucket: {Bo} pushed with all {their} whiskers.
loaf: {Bo} put most of it in one cheek.
hinge: But {Bo} ran in at the wrist. He said "Ow!", and shook the glove off.

## lead horse
want: {Bo} wanted the hand with the sugar in it.
bucket: {Bo} took the handle and walked.
loaf: {Bo} ate it, and looked round for more.
hinge: But {Bo} reached in at the window, and ate the glove off his hand.

## lead lizard
want: {Bo} wanted to lie on that hand. It was the warm one.
bucket: {Bo} licked round the edge.
loaf: {Bo} walked round it once, and bit it.
hinge: But {Bo} licked the glove, just there. He said "Ow!", and off it came.

## lead toy
want: {Bo} was held with the wrong hand, and hung a bit low.
bucket: {Kim} used {Bo} as a lever.
loaf: {Kim} used {Bo} as a plate.
hinge: But {Bo} had slipped down, and he took off the glove, to sit {Bo} up.

## lead other
want: {Bo} wanted to know where the hand had gone.
bucket: {Bo} stood well back.
loaf: {Bo} had a bite, and then a bigger one.
hinge: But {Bo} looked at the glove, and did not stop, until he took it off.

## trait pet fear
set: {Bo} understood. {Bo} felt like that about {trait.things}.
trouble: {Bo} took it for something to do with {trait.things}, and left.
pay: {Bo} thought of {trait.things}, and stayed.

## trait pet theft
set: {Bo} liked to {trait.do}, and looked at the sock that way.
trouble: Nobody had a hand free, so {Bo} {trait.did}.
pay: {Bo} gave {trait.thing} back, and had the bell instead.

## trait pet socks
set: {Bo} stole socks, so {he} tied it on, with string.
trouble: {Bo} had the wet sock off the line, and under the bed.
pay: {Bo} had stolen {eleven} socks by noon, all with eyes.

## trait pet noise
set: "{trait.Sound}," said {Bo}. "I know," said {Kim}.
trouble: "{trait.Sound}," said {Bo}, and made it throb in time.
pay: "{trait.Sound}!" said {Bo}, on exactly the same note.

## trait pet part
set: {Bo} had {trait.has}, and nobody made a fuss about that.
trouble: {Bo}, with {trait.has}, got about better than {Kim} did.
pay: {Bo}, with {trait.has}, got there first.

## trait pet deaf
set: {Bo} could not hear, so {Kim} said ow to {Bo}.
trouble: "Ow," said {Kim} to {Bo}, who could not hear, and came close.
pay: {Bo} had never heard a thing, and {Bo} felt that.

## trait pet age
set: {Bo} was {trait.is}, and [old: had seen worse | thought it was a game].
trouble: {Bo}, being {trait.is}, [old: slept through most of it | wanted one as well].
pay: {Bo} was {trait.is}, and [old: danced all the same | wanted it again].

## trait pet favourite
set: {Bo} brought {trait.thing}, which helps with most things.
trouble: {Bo} brought {trait.thing}, but {Kim} had no hand for it.
pay: Then {Bo} got {trait.thing}, and both of {Kim's} hands.

## trait pet sleep
set: {Bo} went to sleep {trait.where}. It was that sort of day.
trouble: {Bo} tried to sleep {trait.where}, but the throbbing said ow.
pay: Even {trait.where}, {Bo} could not have slept through that.

## trait pet habit
set: To help, {Bo} {trait.did}. It was kind, but it was no tweezers.
trouble: {Bo} {trait.did}, and {Kim} had no hand to stop it.
pay: {Bo} {trait.did}, right through the bong.

## trait pet talent
set: {Bo} could {trait.do}, and that without hands.
trouble: {Bo} offered to {trait.do}. It was not that sort of trouble.
pay: [shakeshands: {Bo} shook {Kim's} hand, and it was the right one. | {Bo} could {trait.do}. Now {Kim} could do that.]

## trait child fear
set: [loudnoises: {Kim} hated loud noises, but not that one. | {Kim} was scared of {trait.things} as well, but they could wait.]
trouble: [dark: It was dark, and {he} hated the dark, and went. | {He} thought about {trait.things}, for a change.]
pay: That left only {trait.things} to be scared of.

## trait child collection
set: {He} had {trait.a} ready for it, for luck.
trouble: {He} held {trait.thing} tight, in the good hand.
pay: {His} other hand had squeezed {trait.thing} quite warm.

## trait child noise
set: {Kim} liked to {trait.do}, but a bell does it louder.
trouble: {He} did not {trait.do}. It was as bad as that.
pay: {Kim} {trait.did} all the way through.

## trait child part
set: In the brass, {he} could see {trait.has}, upside down.
trouble: In the mirror was somebody scared, with {trait.has}.
pay: In the lid, {he} saw {trait.has}, and a grin.

## trait child favourite
set: {Kim} loved {trait.things} best, and after that, bells.
trouble: {He} tried hard to think about {trait.things}.
pay: {Kim} shouted, "{trait.Things}!" and it was over.

## trait child sleep
set: At night, {trait.where}, {he} heard it in {his} sleep.
trouble: {He} could not sleep, not even {trait.where}.
pay: That night, {trait.where}, {Kim} slept on both hands.

## trait child habit
set: [askswhy: "Why two?" asked {Kim}, who always asked why. | counts: {Kim} counted everything, and there were five days left. | drawsonthings: {Kim} drew on things, and drew it on the wall. | loseshats: {Kim} threw {his} hat up at it, and lost it, as usual.]
trouble: [askswhy: Why was it always night, for this sort of thing? | counts: {He} counted the steps. There were nineteen. | drawsonthings: {He} drew a worried face in the dust. | loseshats: {His} hat was lost, and {his} head was cold.]
pay: [askswhy: "Why did I wait?" asked {Kim}, and nobody knew. | counts: {Kim} counted, and only got to two. | drawsonthings: {Kim} drew a mouth on the tin, with no teeth. | loseshats: {Kim} had lost hats that hurt more.]

## trait child talent
set: {Kim} could {trait.do} with no hands at all, but not this.
trouble: {He} tried to {trait.do}, but nothing came.
pay: [remembers: {Kim} remembers things, and will remember how short it was. | {Kim} {trait.did}, right through it.]

## dog
see: {Bo+} offered to lick that hand. {Bo} offered most people that.
worse: {Bo} brought slippers, in case feet were next.
low: {Bo} put a chin on {Kim}, and sighed.
joy: {Bo} answered, and the town answered {Bo}.

## cat
see: {Bo+} looked at {their} dish, which had nothing in it either.
worse: {Bo} sat down exactly where {Kim} needed a hand.
low: {Bo} sat so close that it counted as kindness.
joy: {Bo} took the best seat.

## bird
see: {Bo+} took one look, and told the whole street.
worse: {Bo} landed on that hand, slid off, and blamed {Kim}.
low: {Bo} did not sing at all, not even the rude song.
joy: Twice round the bell flew {Bo}, ringing.

## fish
see: Through the side of the bowl, {Bo+} made that hand look enormous.
worse: {Bo} swam round the other way, to see if that helped.
low: {Bo} stayed at the bottom, by the stones.
joy: The water rang in rings, and {Bo} swam through them.

## rabbit
see: {Bo+} sat by {Kim's} foot. It was no help, but it was kind.
worse: Quietly, {Bo} ate the cuff off that sleeve.
low: Thump, went {Bo}, just once, and then waited.
joy: {Bo} thumped back until Sunday.

## guineapig
see: "Wheek," said {Bo+}, who had found that thumbs bring cucumber.
worse: {Bo} said wheek at the wrong hand.
low: {Bo} said wheek, and not about food.
joy: {Bo} said wheek so high that it rang.

## hamster
see: {Bo+} put a seed in one cheek, in case of trouble.
worse: {Bo} looked for the hand with the seeds in, and found none.
low: {Bo} left {their} best seed by {Kim}.
joy: {Bo} dropped eleven seeds.

## horse
see: {Bo+} breathed on that hand, like a hairdryer with teeth.
worse: {Bo} nosed that hand, in case it was a bag of oats.
low: One big, warm chin came down next to {Kim}. It was {Bo's}.
joy: {Bo} stamped for more.

## lizard
see: {Bo+} did not blink. With lizards, that is all you get.
worse: {Bo} tried that hand with one flick, and walked away.
low: For once, {Bo} lay flat and let {Kim} do the staring.
joy: {Bo} felt that in all {their} toes.

## toy
see: {Kim} looked {Bo+} over for splinters, too. It was all fluff.
worse: That day, {Bo} was dropped four times.
low: {Kim} held {Bo} tight, and did not notice.
joy: {Bo} got a sock, to sleep in.

## other
see: {Bo+} looked at it from the front, and from the back.
worse: {Bo} kept well clear of that hand.
low: {Bo} stayed where {Kim} could see {them}.
joy: {Bo} got a sock, too.

## duet
see: {Bo+} told {Mo+}, and {Mo} told everybody.
worse: {Bo} was handed {Mo's} dinner.
low: {Bo} did not fight {Mo} once that day.
joy: {Bo} and {Mo} shared one pair of socks.

## duet 2
see: {Bo+} looked at {Mo+}. Neither could see a thing.
worse: {Bo} and {Mo} had never met a thing like that.
low: {Bo} kept {Mo} company, and {Mo} kept {Bo}.
joy: {Bo} and {Mo} rang until Sunday.

## any look
see: {Bo+} wanted to see the thumb, and then wanted not to.
worse: {Bo} looked the other way, to be kind.
low: This time, {Bo} looked, and did not look away.
joy: {Bo} made sure that everyone looked.

## any secret
see: {Bo+} heard it next, and looked shocked.
worse: {Bo} had seen plenty, and said nothing.
low: {Kim} told {Bo} how much it hurt.
joy: "That was me!" {Kim} told {Bo}. {Bo} had guessed.

## any breakfast
see: {Bo+} had the rest of the toast.
worse: Something fell on {Bo}, and it was lunch.
low: {Bo} left half of {their} dinner.
joy: {Bo} had a second breakfast.

## any sleep
see: {Bo+} slept through the news, and had to be told.
worse: {Bo} woke up, and shut both eyes.
low: {Bo} kept one eye open.
joy: Nobody slept through that, not even {Bo}.
`
