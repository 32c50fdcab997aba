export const words = String.raw`
title: <Two O'Clock|A Letter to Two O'Clock|Fifteen Minutes from the Top|The Clock in the Sock>
refrain: "At two o'clock, we turn round," said {Kim}.
recall: the mountain called the Kettle
deed: turned round, fifteen minutes from the top
keepsake: the clock in the sock
joke: Yours, Breakfast
summary: On top of a mountain called the Kettle there is a tin, and in the tin is a book, and in the book is {gran's} name. {Kim} means to sign beneath it. There is one rule, made at breakfast: at two o'clock, they turn round. Then it is two o'clock, and they can see the tin.
extra: friend = {ravi}
extra: grownup = {otto}
extra: elder = {gran}
pick: ravi = Ravi, Tomas, Eli, Jonah, Anders, Kofi
pick: otto = Uncle Otto, Uncle Basil, Uncle Fergus, Uncle Walt
pick: gran = Gran, Nan, Nana, Granny
pick: fifteen = fifteen, twelve, ten
pick: seven = seven, six
pick: cheese = cheese, egg, jam
sign: lid = TO THE LID
sign: one = ONE AT A TIME
sign: down = DOWN
word: summit = the top of a mountain
word: ledge = a narrow shelf of rock
word: alarm clock = a clock that rings at the time you set
word: signed = wrote one's own name
word: bog = soft, wet ground that pulls at boots
word: single file = one behind the other
question: Why did {Kim} write the letter at breakfast, and not at two o'clock?
question: {otto} and {ravi} want to go on. What is good about their reasons?
question: What did {Bo} notice, while the sky was blue?
question: What did it cost to turn round, and what would it have cost not to?
question: What would you like to write to yourself at two o'clock?
activity: write | Write a letter from Breakfast to the person you will be at bedtime.
activity: think | When is the best time to decide? | before ; in the middle ; when it is nearly done ; never
activity: find | Who at home can guess fifteen minutes best? Use a clock to find out.
surprise: One sign on the way is a rule for the ledge. | Read it on page 7.
surprise: How many hours did they walk up, and how many minutes were missing? | Look for numbers.

# 1
= In the lamplight, {Kim} holds up an alarm clock. A rope and bread lie ready.
<To climb the mountain called the Kettle, {Kim} packed rope, bread and the kitchen alarm clock, at five [place: {place.at} | in the morning].|At five [place: {place.at}, | in the morning,] {Kim} packed rope, bread and the kitchen alarm clock, to climb the mountain called the Kettle.>
> want | {Bo+} was ready to come.

# 2
= {gran} tells {Kim} about the book on the top.
<In a tin on the summit was a book that {gran} had signed, and {Kim} meant to sign beneath.|On the summit was a tin, and in it a book, with {gran's} name, and {Kim} would add another.>
^ child second

[snow-day: It was a snow day, and the world was clean. | camping-trip: They were camping at the foot of it. | family-reunion: The whole family reunion would be watching. | first-day-of-school: On the first day of school, the class climbed it. | holi: It was Holi, and they had red powder to throw. | occasion&!event: It was {occasion}. | <"Mind you," said {gran}, "it boils over."|"It boils, remember," said {gran}.>]

# 3
= {Kim} tells {ravi} and {otto} the rule, with the clock under one arm.
<Most afternoons, the Kettle boils, which is to say that a cloud comes down on it.|The Kettle is called that because, most afternoons, it boils over with cloud.> "At two o'clock, we turn round," said {Kim}, "wherever we are."
> rule | <Everybody agreed, since it was so early.|Nobody minded, at that hour.>
* up |

[snow-day&roomy: {otto}, whose bus was snowed in, came too. | camping-trip&roomy: {otto} tied the tent shut. | family-reunion&roomy: Nineteen cousins waved. | first-day-of-school&roomy: {otto}, the teacher, wrote it down. | holi&roomy: {ravi} had a red thumb already. | place&roomy: Behind them lay {place.landmark}.]

# 4
= {Kim} writes a letter on a knee, beside the clock and a sock.
{Kim} wrote a letter to <the {Kim} of two o'clock, who would be tired, and keen, and not to be trusted|whoever {Kim} would be at two o'clock: somebody tired, keen, and rather stupid>. It went into the sock with the clock. [friend: {series.friend} had checked the spelling.]
^ child set

[series&roomy: With it went {series.keepsake}, for luck.]

# 5
= {otto} leads the way up through a wood.
<{otto} knew the way, apart from the middle of it.|{otto} had been up once, in fog, and led the way from memory.> <{ravi} knew that there was plenty of time, and said so at every bend.|"There's plenty of time," said {ravi}, who had never needed any.>
> path
* up | <They ate the first sandwich at half past six.|By eight, the bread was gone.>

# 6 a
= {Kim} holds up the ringing clock. {ravi} hides.
<At nine, the clock went off by mistake, and a goat fell over.|At nine, the clock rang in its sock for no reason, and all the birds left.> <It had to be wound up and set again, for two.|{Kim} set it again, for two, twice.> [series: Round it, to muffle it, went {series.keepsake}.]
^ pet set | <That took five minutes.|Then it had to be put back in its sock.>

# 6 b
= {otto} has lost a boot in a bog. {Kim} pulls.
<At nine, {otto} found a short cut, and lost a boot in it.|By nine, one of {otto's} boots was somewhere under a bog.> [series: Getting it out took two people, a rope and {series.keepsake}. | <Getting it out took two people and three quarters of an hour.|It took two of them and a rope to get it back.>]
^ pet set | <It came out with a long kiss.|It was full of frog.>

# 7
= {Kim} goes along a narrow ledge with one hand on a rope.
<Higher up was the Shelf, a ledge as wide as a bed, with a rope to hold.|Then came the Shelf, which was a ledge no wider than a bed, with a rope.> <One can't cross it without seeing one's feet.|Nobody crosses it without looking.>
> shelf
* up | {Kim} looked at nothing but boots.

[place&roomy: Far below lay {place.street}, like a thread.]

# 8
= {ravi} eats a sandwich. {otto} lies in the sun. {Kim} looks at the clock.
<Lunch was to be ten minutes, and {otto} fell asleep in it.|They stopped for ten minutes, and {otto} was asleep for forty.> <"There's plenty of time," said {ravi}, over his third {cheese} sandwich.|{ravi} had three {cheese} sandwiches, since there was plenty of time.>
> lunch
* climb | {Kim} wound the clock, to be doing something.

# 9
= From behind: {Kim} points up. Something shines on the flat top.
<And there was the top, flat as a lid, and there, winking in the sun, was the tin.|They came round a corner, and there was the top, and there the tin was, winking away.>
^ pet second
* climb | <Nobody spoke for a while.|Even {otto} walked faster.>

[place&roomy: "One must see {place.landmark} from there," said {ravi}.]

# 10 a
= {Kim}, {ravi} and {otto} climb up rocks, on all fours.
<Behind the top was a higher top, which had been hiding, and had the tin.|Behind it was a higher top, and that had the tin.|It was not the top at all, but a smaller one standing in front.> <They went up on all fours, without talking, to save the air.|So they climbed faster, and talked less.>
^ pet trouble
* climb | <The tin winked on.|Something up there kept winking.>

# 10 b
= {ravi} slides on loose stones, and {Kim} reaches out a hand.
<The last slope was loose stones, and for two steps up, they slid down one.|From there, it was all loose stones, which walked down whenever they walked up.> <So they hurried, and slid faster.|Hurrying only made them slide more.>
^ pet trouble
* climb | <The tin winked on.|Something up there kept winking.>

# 11
= The clock rings in {Kim's} hands. Behind {him}, the tin shines.
<Then the clock rang, and it was two, and they were {fifteen} minutes from the tin, under a blue sky.|Then it was two o'clock, with a ringing in the sock, a blue sky, and {fifteen} minutes to go.|Then the clock rang: it was two, under a blue sky, and {fifteen} minutes to go.>
> bell | Nobody moved, apart from the clock.
^ child third

# 12
= {otto} points up at the tin. {ravi} has his hands on his hips.
<"{Fifteen} minutes!" said {otto}. "It would be silly to stop now."|"It's only {fifteen} minutes," said {otto}, and he was a reasonable man.> <"We've walked for {seven} hours," said {ravi}, and that was true, too.|"{Seven} hours we've walked," said {ravi}. "For this!">
> argue
* low | {Kim} held the clock, which went on ringing.

[place&roomy: One could see {place.shop}.]

# 13
= {Kim} reads the letter from the sock.
"Dear Two O'Clock: <only a few minutes more? Turn round anyway|however near it looks, turn round>. Yours, Breakfast."

"Breakfast never saw this sky," said {Kim}, <and continued upwards|and continued climbing>.
> eyes
^ child trouble

# 14
= {Kim} looks at {Bo}, with the letter in one hand.
> hinge
<It was blue above and blue below, but {Bo} knew something, and {Kim} took the letter out again.|{Kim} saw only blue, but {Bo} had noticed something, so {he} took the letter out again.>

# 15
= {Kim} points down the mountain. {ravi} and {otto} stare.
"We turn round, because of {Bo}," said {Kim}. <Nobody wanted to, and {Kim} least of all, but breakfast had said so, too.|It was the last thing that anybody wanted, {Kim} most of all, but breakfast had said so, too.> [deed: {Kim} once {deed}[back: , {back.at}].]

# 16
= From behind: they walk down, apart from each other. The tin shines behind them.
<They went down in single file, {ravi} last of all, and whenever {Kim} looked back, the tin was winking.|On the way down, {ravi} did not speak, and did it loudly, and behind them the tin went on winking.>
> back
^ pet third
* low | <It took a long time to be out of sight.|It was a long way down to the Shelf.>

[series&roomy: "{series.joke}," {otto} tried, and nobody laughed.]

# 17
= Cloud has come down. {Kim}, {ravi} and {otto} hold on to the rope.
<They were off the Shelf at ten past three, and at twenty past, the Kettle boiled.|At ten past three, they stepped off the Shelf, and at twenty past, the Kettle boiled.|They left the Shelf at ten past three, and the Kettle boiled.> <Up by the tin, it would be all white now.|Anybody who had gone for the tin would be out there now, in white.>
^ child pay | <{ravi} looked at it for some time.|"Oh," said {ravi}.>
* low |

[place&roomy: Somewhere in it was {place.creature}, complaining.]

# 18
= {gran} counts the boots by the door. {Kim} stands beside her.
<{gran} counted the boots at the door, and there were enough, and nobody had signed anything.|At the door, {gran} counted all the boots, and did not ask whether anybody had signed.>
> home
* joy | <There was soup, a great deal of it.|It was dark, and there was soup.>
[place&roomy: It smelled of {place.food}.]

[snow-day: It was snowing hard, and the footprints had all gone. | camping-trip: The tent was warm, and leaned a bit. | family-reunion: Nineteen cousins had each kept them a plate. | first-day-of-school: So ended the first day of school, with everybody there. | holi: The whole street had turned every colour without them.]

# 19 a
= The next week, at noon, {Kim} opens the tin on the top.
<On Saturday, they left at four, and stood on the summit by noon, and {ravi} let {Kim} open the tin.|On Saturday, they left at four, and by noon {ravi} stood there, and let {Kim} open the tin.|The next Saturday, they started an hour earlier, and by noon {ravi} was holding the tin for {Kim} to open.>
^ pet pay
* joy | <It took two thumbs.|The lid gave a squeak.>

# 19 b
= {gran} sits by the lamp with {Kim}, and holds out a short pencil.
<"How often did you try?" asked {Kim}, and {gran}, after some thought, held up three fingers.|"I turned round twice myself," said {gran}, "and only got there on the third try."> She gave {Kim} <the pencil that had come home both times|a pencil that had written nothing, twice>.
^ pet pay
* joy | <{ravi} asked when one ought to start, on Saturday.|"What about Saturday?" asked {ravi}.>

# 20 a
= {Kim} writes in the book on the top.
> last
* joy |

[snow-day: The snow up there had no footprints but theirs. | camping-trip: Far below stood a tent like a pea. | family-reunion: Below, nineteen cousins cheered, too late. | first-day-of-school: The whole class was there to watch. | holi: {ravi} threw the red, and it came back. | series&roomy: The page was held down by {series.keepsake}. | place&roomy: From the top, one saw all of {place.name}.] There stood {gran's} name, and after it, in small writing, "Third try." {Kim} <thought about that, and wrote: "Second."|signed, and wrote: "Second.">

# 20 b
= At night, {Kim} puts the clock in its sock, into the bag.
> last
* joy |

[snow-day: The snow had stopped, and the top was out. | camping-trip: From the tent, one saw the top. | family-reunion: Nineteen cousins promised to come. | first-day-of-school: There were many more days of school. | holi: There was half a bag of red left. | series&roomy: Into the bag went {series.keepsake}. | place&roomy: Outside, they heard {place.sound}.] <{Kim} sharpened the pencil, wrote a short letter, and set the clock for Saturday at four.|{Kim} packed the pencil, and a new letter, and set the clock for four on Saturday.> In its sock, it ticked.

## lead dog
want: {Bo+} knew of goats, <and packed nothing|and could hardly wait>.
rule: {Bo} agreed to <the part with walking|all of it>.
path: {Bo} went up three times, <to their once|counting the way back>.
shelf: {Bo} crossed it first, <and came back for the others|and then again>.
lunch: {Bo} stared at a goat, which stared back, <and won|chewing>.
bell: {Bo} barked at the clock, <but it was right|to stop it ringing>.
argue: {Bo} sat between them, <and looked at whoever spoke|hoping>.
eyes: As {Bo} saw it, up was good, <and so was down|and down was, too>.
hinge: The goats that {Bo} had wanted all day came hurrying down, and {they} let them pass. {They} stared up at the top, and growled.
back: {Bo} led the way down, <as if it had been the plan|gladly>.
home: {Bo} told the whole house about the goats.
last: {Bo} still had <a goat in mind|one goat in mind>.

## lead cat
want: {Bo+} meant to be carried, <and home by noon|both ways>.
rule: {Bo} would have turned round <at once|at the door>.
path: {Bo} rode in the bag, <and passed remarks|complaining>.
shelf: {Bo} walked that part, <along the outer edge|with style>.
lunch: {Bo} saw to the inside of <two sandwiches|a sandwich>.
bell: {Bo} lay down on the clock, <until it stopped|firmly>.
argue: {Bo} asked to go home, <as since breakfast|again>.
eyes: As {Bo} saw it, tops are where <one gets stuck|cats get stuck>.
hinge: {Bo}, who had asked for home all day, stopped asking, and pushed into the bag. {Their} coat was wet, from a clear sky.
back: {Bo} was carried down facing backwards, <to watch it|on guard>.
home: {Bo} walked in as though {they} had carried everybody.
last: {Bo} would allow one more mountain, <carried|at most>.

## lead bird
eyes: As {Bo} saw it, a top was only a perch.
hinge: {Bo} flew on ahead, to the top, and came straight back, and shook. Every feather was wet, from a clear sky.
last: {Bo} had a song about it, with a high bit.

## lead fish
eyes: As {Bo} saw it, they were looking at the wrong sky.
hinge: The outside of {Bo's} bowl had turned grey, with tiny drops, from a clear sky. {Bo} kept away from that side.
last: {Bo} swam up to the top, too, of the bowl.

## lead rabbit
eyes: As {Bo} saw it, whoever runs early runs best.
hinge: {Bo} thumped twice, and turned round to face downhill. {Their} coat was wet all over, from a clear sky.
last: {Bo} thumped once, for the mountain.

## lead guineapig
eyes: As {Bo} saw it, there was less and less grass.
hinge: {Bo} sneezed, and sneezed again, and faced downhill. {Their} coat was wet all over, from a clear sky.
last: {Bo} said wheek to it, like an equal.

## lead hamster
eyes: As {Bo} saw it, one goes home with full cheeks.
hinge: {Bo} came out of the hay, which {they} never did. It was damp, every stalk of it, from a clear sky.
last: {Bo} had kept one seed for the next time.

## lead horse
eyes: As {Bo} saw it, down was as far as up.
hinge: {Bo} stopped, and would not take one more step up. {Their} coat was wet, from a clear sky.
last: {Bo} breathed out, and steamed like the Kettle.

## lead lizard
eyes: As {Bo} saw it, the sun was not so warm as that.
hinge: {Bo} stopped in the middle of a step. The stone was cold, and wet, out of a clear sky.
last: {Bo} knew which stone was the warmest.

## lead toy
eyes: As {Bo} saw it, nobody had asked the smallest.
hinge: {Bo} was heavier than before. {Kim} gave {them} a squeeze, and water came out, from a clear sky.
last: {Bo} was dry again, and nearly as brave.

## lead other
eyes: As {Bo} saw it, nobody was looking the right way.
hinge: {Bo} turned round, to face downhill, and shook off a hundred tiny drops, from a clear sky.
last: {Bo} was ready for the next one.

## trait pet fear
set: {Bo} checked the path for {trait.things}, which took longer.
trouble: One rock looked like {trait.a}, and {Bo} hid.
pay: After that, what was {trait.a} to {Bo}?

## trait pet theft
set: {Bo} had {trait.a} out of somebody's bag already.
trouble: {Bo} carried {trait.thing}, and it slowed nobody but {Bo}.
pay: {Bo} still had {trait.thing}, in spite of it all.

## trait pet socks
set: {Bo} tried to take the sock, with the clock still in it.
trouble: {Bo} had one of {otto's} socks by then, and no regrets.
pay: {Bo} kept the other sock, without a clock.

## trait pet noise
set: {Bo} {trait.did}, and so did the mountain, a second later.
trouble: {Bo} {trait.did}, and a few stones came to see.
pay: {Bo} {trait.did}, and this time everybody joined in.

## trait pet part
set: {Bo}, with {trait.has}, was well ahead of the rest.
trouble: {Bo}, with {trait.has}, had no trouble at all.
pay: {Bo}, with {trait.has}, was the least tired of all.

## trait pet deaf
set: {Bo} could not hear the clock, and watched {Kim's} face.
trouble: {Bo} heard nothing, but felt the stones move first.
pay: {Bo} had heard no word of the quarrel, and liked everybody.

## trait pet age
set: {Bo} was {trait.is}, and [old: took each hill as it came | had never met a hill before].
trouble: {Bo} was {trait.is}, and [old: knew about hurrying | hurried twice as fast].
pay: {Bo} was {trait.is}, and [old: had turned round before | would remember it].

## trait pet favourite
set: {Bo} had brought {trait.thing}, against advice.
trouble: {Bo} dropped {trait.thing}, and went all the way back.
pay: {Bo} had not once let go of {trait.thing} since.

## trait pet sleep
set: {Bo} would have been {trait.where} at that hour, and warm.
trouble: {Bo} would rather have been {trait.where}, and said so.
pay: {Bo} had slept {trait.where}, and was ready again.

## trait pet habit
set: {Bo} {trait.did}, as if there were plenty of time.
trouble: {Bo} {trait.did}, which cost another two minutes.
pay: {Bo} {trait.did}, and nobody minded now.

## trait pet digs
set: {Bo} dug a hole, as if there were plenty of time.
trouble: {Bo} dug, which sent more stones down.
pay: {Bo} dug, and nobody minded now.

## trait pet talent
set: {Bo} could {trait.do}, and did so for a goat.
trouble: {Bo} could {trait.do}, but not uphill.
pay: {Bo} could still {trait.do}, even that day.

## trait child fear
set: It also said, "There may be {trait.things}. Never mind them."
trouble: There was nothing in it about {trait.things}.
pay: One could not even have seen {trait.things}.

## trait child dark
set: It also said, "You hate the dark, and it comes at six."
trouble: {Kim} thought of the dark, which would come at six.
pay: It was worse than the dark, since it was white.

## trait child collection
set: {Kim} put {trait.a} in with it, to hold it down.
trouble: Out of the sock fell {trait.a}, from breakfast.
pay: {Kim} had kept {trait.a}, from near the top.

## trait child noise
set: {Kim} {trait.did} while writing it, as always.
trouble: {Kim} did not feel like {trait.doing}.
pay: {Kim} {trait.did}, to be found by.

## trait child part
set: "You can't mistake me," it said. "I have {trait.has}."
trouble: It was signed with a face with {trait.has}.
pay: Only {Kim}, with {trait.has}, was in sight.

## trait child favourite
set: "PS: Think of {trait.things}," it said.
trouble: "PS," it said. "Think of {trait.things}."
pay: {Kim} did think of {trait.things}, and held on.

## trait child sleep
set: {Kim} would be {trait.where} again by nine, it said.
trouble: "PS: {trait.Where}, by nine," it said.
pay: One could not {trait.do} in that.

## trait child habit
set: [askswhy: It also said, "Do not ask why." | counts: {Kim} counted the words: thirty-one. | drawsonthings: {Kim} drew a small angry cloud at the bottom. | It also said, "You will have lost your hat."]
trouble: [askswhy: "Why?" {Kim} asked it, and it told {him}. | counts: {Kim} counted to ten, as it said to. | drawsonthings: At the bottom was a small angry cloud. | By then, the hat was lost, as it said.]
pay: [askswhy: Nobody had to ask why. | counts: {Kim} counted heads, and there were enough. | drawsonthings: It looked just like the drawing. | The hat was in there, somewhere.]

## trait child talent
set: {Kim} could {trait.do}, and needed no reminder of that.
trouble: {Kim} could {trait.do}, but not out of this.
pay: {Kim} {trait.did}, and it stopped the shaking.

## dog
up: {Bo+} carried a stick up, for the view.
climb: {Bo} offered everyone a stone.
low: {Bo} went to and fro, and mended nothing.
joy: {Bo} leaned on everybody in turn, to say well done.

## cat
up: {Bo+} came as far as {they} chose, which was all of it.
climb: {Bo} lay on the only warm rock.
low: {Bo} looked past them all, at home.
joy: {Bo} sat down in the middle, as the main event.

## bird
up: {Bo+} flew up, sat down, and waited for the walkers.
climb: {Bo} was told not to say how easy it was.
low: {Bo} held on to the rope, and did not sing.
joy: {Bo} did the clock, and everybody jumped.

## fish
up: {Bo+} was carried level, which nobody else was.
climb: {Bo} had never been so high, and it looked wet.
low: {Bo} went round slowly, one way only.
joy: {Bo} went round and round, both ways again.

## rabbit
up: {Bo+} was built for uphill, and showed it.
climb: {Bo} ate some of the mountain.
low: {Bo} sat close, and made no sound.
joy: {Bo} leapt straight up, for no reason but joy.

## guineapig
up: {Bo+} told the wood that they were coming.
climb: {Bo} wanted what was in the bag, and said so.
low: {Bo} crept as far in as possible, and said nothing.
joy: {Bo} told it all again, with gestures.

## hamster
up: {Bo+} rode in front, with supplies.
climb: {Bo} packed a little of each kind of grass.
low: {Bo} was a small warm weight, and a help.
joy: {Bo} emptied both cheeks, in celebration.

## horse
up: {Bo+} carried the rope, and any cousin who was tired.
climb: {Bo} leaned on the view.
low: {Bo} walked so close that one could lean.
joy: {Bo} blew down everybody's neck, kindly.

## lizard
up: {Bo+} had to be put down on every sunny stone.
climb: {Bo} was perfectly happy at the height of a stove.
low: {Bo} grew slower, as the stones did.
joy: {Bo} found the warmest spot, and kept it.

## toy
up: {Bo+} was carried up in the bag, beside the bread.
climb: {Bo} sat facing the view, and made no remark.
low: {Bo} was held rather tightly.
joy: {Bo} was given the best seat of all.

## other
up: {Bo+} took the hill as it was meant.
climb: {Bo} sat down wherever they stopped, and before.
low: {Bo} stayed near {Kim}, and was stroked a good deal.
joy: {Bo} was made a fuss of, and took it well.

## duet
up: {Bo+} raced {Mo+} to every bend.
climb: {Bo} shared a rock with {Mo}, in shifts.
low: {Bo} and {Mo} sat apart, since everybody did.
joy: {Bo} told {Mo}, who had been there.

## duet 2
up: {Bo+} let {Mo+} go first, in case of bears.
climb: {Bo} slept on {Mo}, who was admiring the view.
low: {Bo} pressed up against {Mo}, and both looked down.
joy: {Bo} had {Mo's} share, and {Mo} had {Bo's}.

## any scout
up: {Bo+} went ahead, and came back with news.
climb: {Bo} kept an eye on the sky.
low: {Bo} stood where {Kim} stood, so as to be counted.
joy: {Bo} was thanked, and did not know for what.

## any rest
up: {Bo+} rested at every bend, in advance.
climb: {Bo} lay down, to save the mountain for later.
low: {Bo} lay down at once, and had to be asked.
joy: {Bo} lay down, and this time was allowed to.

## any doubt
up: {Bo+} would have liked to see it in writing.
climb: {Bo} did not believe in the top.
low: {Bo} turned away, and would not take sides.
joy: {Bo} had said so, in a way.

## any food
up: {Bo+} walked behind the bag with the bread.
climb: {Bo} was given the crusts, and a pickle.
low: {Bo} had no appetite, for a minute and a half.
joy: {Bo} ate what was left, and what was not.
`
