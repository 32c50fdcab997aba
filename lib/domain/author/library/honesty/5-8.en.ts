export const words = String.raw`
title: <It Was Like This|The Burglar with the Boat|He Was Hoping for Plates>
refrain: "It was like this," said {Kim}.
recall: the burglar with the boat
deed: took a burglar back at {doors} doors
keepsake: the mended blue cup
joke: He was hoping for plates
summary: The blue cup is in five bits, and {Kim} says that a burglar did it. But a burglar has to look like something. By noon, he has an umbrella. By two o'clock he has a boat, and {Bo} and the whole street are looking for him. Then they find him.
extra: friend = {friend}
extra: elder = {aunt}
extra: grownup = {salt}
pick: friend = Nora, Bibi, Hatty, Salma, Greta, Mele, Poppy
pick: aunt = Aunt Vi, Aunt Flo, Aunt Dot, Aunt Pearl, Aunt Ming
pick: salt = Mr Salt, Mr Birch, Mr Osei, Mr Lark, Mr Finch
pick: orange = an apple, a potato, a tomato
pick: cake = gingerbread, honey biscuit, lemon tart
pick: doors = nine, ten, twelve
pick: sheds = nine sheds, a bath, two barrels, eleven hedges
sign: wanted-tall-umbrella = WANTED: TALL. UMBRELLA.
sign: wanted = WANTED
sign: found-one-neighbour = FOUND: ONE NEIGHBOUR
word: burglar = somebody who gets into a house to steal
word: poster = a big notice for everybody to see
word: search party = people who go out together to look for something
word: suitcase = a box with a handle, for taking your things away
word: shawl = a large, warm cloth to put round you
word: glue = sticky stuff that holds things together
word: neighbour = somebody who lives near you
question: What did the burglar have at the end that he did not have at the start?
question: Why was it hard for {Kim} to stop?
question: What did {salt} say when nobody believed him? How did he feel?
question: {Kim} told it at {doors} doors. Which was the hardest, do you think?
question: What is the biggest story that you ever had to take back?
activity: draw | Draw the poster. Give the burglar one more thing to carry.
activity: sound | Put five spoons in a pocket. Can you walk without a clink?
activity: think | Finish it in two ways, one true and one not: "It was like this..."
surprise: How many times does something go clink? | Listen from page 2 on.
surprise: Everything that {Kim} made up is on one page. | Look for it on page 12.

# 1
= {Kim} throws something through the kitchen. A big blue cup with a ship on it stands on the table.
{aunt's} [boxing-day: new | blue] cup had a ship on it, and nobody was to touch it. [first-day-of-school: On the first day of school, | pet-adoption-day: On {Bo's} adoption day, | boxing-day: On Boxing Day, | beach-holiday: On their first beach day, | lunar-new-year: On New Year's Day, | occasion&!event: It was {occasion}. | <One morning,|On Monday,>] {Kim} threw {orange}, and it met the cup. [lunar-new-year: Nothing ought to break that day.]
* saw |

# 2
= {Kim} holds the blue bits of a cup. {aunt} comes, and calls.
<{Kim} put all five bits in {his} pocket, clink, clink.|All five bits went into {Kim's} pocket, clink, clink, clink.|Where can five bits of cup go? Into a pocket, clink.>
* saw |

"Has <anybody|anyone> seen my blue cup?" called {aunt}, coming <closer and closer|nearer and nearer>.

# 3
= {aunt} stands in front of {Kim} with her hands on her hips.
"It was like this," said {Kim}[roomy: , and waited to <hear|find out> what came next]. "There was a burglar."

<"For one cup?" asked {aunt}.|"And he took a cup?" asked {aunt}.>

"He was thirsty." [series: "{series.joke}," the burglar had said, it seemed.]
> want | <{Kim} had not known that until then.|Nobody was more surprised than {Kim}.>

# 4
= {friend} has come in with a notebook. Her eyes are round.
{friend} [roomy: from next door] had waited all her life for a burglar. "What was he like?"

"Tall," said {Kim}<, which seemed safe|, to be safe>. [friend: {series.friend} locked all the windows.]
> ask
* saw | <{friend} wrote it down.|"Tall," wrote {friend}.|"How tall?" asked {friend}, and looked up.>

# 5
= {friend} sits on a bench and writes. {Kim} leans in to look.
[place: Under {place.tree}, {friend} | {friend}] licked her pencil. "Tall, with what?"

"With an umbrella," said {Kim}.

<{friend} looked up at the blue sky.|The sky was blue, and {friend} looked at it.|It had been dry for a week.> <"He was careful," said {Kim}.|"He likes to be ready," said {Kim}.>
^ child set | [1: <{Kim} could almost see him now.|{Kim} had begun to like him.|There he stood, in the notebook, nearly real.>]

# 6
= {friend} glues up a poster: WANTED: TALL. UMBRELLA.
By <lunchtime|midday>, there was a poster on every <wall|lamp post> [somewhere&1-3: {somewhere.at} | home&1-3: round {home.the}]. [2+:  | first-day-of-school: The new class had drawn them. | pet-adoption-day: The shelter rang: was {Bo} safe there? | boxing-day: They were Christmas paper, inside out. | beach-holiday: One was on the ice-cream van. | lunar-new-year: They hung by the red New Year ones.]
> posters
* hunt |

<Where was the cup?|And the cup?> "In <a|his> suitcase," said {Kim}. "He was hoping for plates."

# 7
= {aunt} leans forward in her chair. {Kim} stands in front of her.
<"How did he get away?" asked {aunt}.|"And how did he leave?" asked {aunt}.|"Nobody passed me," said {aunt}. "How did he get out?">

"He had a boat," said {Kim}.

<"Where's the water?" asked {aunt}.|"On what water?" asked {aunt}.|"There's no river here," said {aunt}.> "He had to carry it."
^ pet set

# 8
= Half the street is out with a torch and a drum. {friend} is in front.
At <two|three>, a search party set out, with torches, a drum and a long ladder. [series: {friend} carried {series.keepsake}.] [3+:  | first-day-of-school: The new class came, in their name stickers. | pet-adoption-day: At six, the shelter would come, to see if {Bo} was safe. | boxing-day: All the new Christmas torches came. | beach-holiday: Some came in towels. | lunar-new-year: The New Year lion danced in front. | place: They even searched {place.ride}. | <They looked in {sheds}.|"Look for a boat," said {friend}, "with legs.">]
> hunt
* hunt | <Nobody had ever had such a good day.|It was the best search that there had ever been.|Dogs came who had not been asked.>
* hunt |

# 9 a
= {Bo} has found {Kim's} pocket. {friend} has turned round to look.
[place: Along {place.street}, {Kim's} pocket went clink. | Clink, went {Kim's} pocket.] "What was that?" asked {friend}.

<"My teeth," said {Kim}, "because it's so [roomy: cold today | cold]."|"That's me, shivering," said {Kim}, "because it's so cold."> 
> eyes
* hunt |

# 9 b
= {Kim} goes along with small, careful movements. {friend} and {aunt} do the same behind {him}.
[place&1-2: Past {place.shop}, {Kim} went slowly, | {Kim} went slowly,] so as not to clink. {friend} went slowly, too, and <everybody|the whole street> behind her.

<"Have you seen him?" {friend} whispered to {Kim}.|"Is he close?" {friend} whispered to {Kim}.>
> eyes
* hunt |

# 10 a
= {aunt} has put a blanket round {Kim}. {Kim} does not look at her.
<"All alone with a burglar!" said {aunt}.|"You poor child, and so brave!" said {aunt}.> She put her shawl round {Kim}, and cut {him} <some|a big piece of> {cake}.

It would not go down. [series: Not even {series.keepsake} helped.]
> cake
^ child second

# 10 b
= {aunt} drinks her tea out of a jam jar, and looks at the window.
{aunt} drank her tea out of a jar. "It isn't the cup," she said. "<Somebody got in here.|Somebody has been in here.>" [roomy: She would not sleep a wink, she said.] [series: She put {series.keepsake} against the door.]

{Kim} could not look at her.
> cake
^ child second

# 11
= At the far end of the street, {friend} waves both arms.
[place: They went as far as {place.landmark}. | <They went on searching.|They looked in every letter box.>]
^ pet trouble
Then the drum stopped. "We've got him!" <shouted|called> {friend}.

<You can't catch somebody who isn't there, but they had.|There was nobody to catch, and they had caught him.|{Kim} went cold, since there was nobody to get.>

# 12
= A tall man stands in the street. He has an umbrella, a suitcase and a boat.
<He was tall, with an umbrella, a suitcase, and a boat under one arm.|There he stood, tall, with an umbrella, a suitcase, and a boat in his arms.|Umbrella, suitcase, boat: he had all of it, and he was tall.>

"Good evening, everybody," he said. "I'm {salt}, and I'm moving in[place&roomy: , near {place.landmark}]."
* low | <Nobody said good evening.|Somebody dropped a torch.>

# 13
= {salt} sits on a bench. {friend} stands in front of him with her notebook.
"And where were you this morning?" asked {friend}.

"On my own," said {salt}, "painting my boat. I don't know anybody yet." [2+:  | first-day-of-school: He was the new teacher, too. | pet-adoption-day: {Bo} was new there as well. | boxing-day: Nobody had knocked, at Christmas. | beach-holiday: Nobody had lent him a bucket. | lunar-new-year: Nobody had knocked, at New Year.]
^ child trouble | [1: <Somebody coughed, and then nobody did.|"He would say that," somebody said.|{friend} wrote down the word boat, twice.>]
* low |

# 14
= {salt} sits on the bench and hugs his boat. Everybody stands round him.
{salt} looked round at [roomy: all] the <torches|faces>. "Perhaps I [roomy: did do | did] it," he said, "<since|as> you all seem so sure."
> low
^ child third
* low | He held the boat <a bit tighter|with both arms>.

# 15
= Everyone has turned to {Kim}. {Bo} looks at {him} too.
<"It only needs {Kim}," said {friend}, and|"{Kim} saw him," said {friend}, and> everybody [roomy: turned round | turned]. "Is <this|that> him?"

"Yes," said {Kim}, and held {his} pocket shut.
> hinge
[roomy: <Only {Kim} looked down.|Only {Kim} heard it.|They all looked at {salt}, and only {Kim} looked down.>]

# 16
= {Kim} and {salt} look at each other.
If {Kim} hid what {Bo} had found, {salt} would be sent away, for nothing. [deed: {Kim} once {deed}[back: , {back.at}]. This was harder. ]
^ pet second

"It was like this," said {Kim}, <and {his} voice came out in five bits.|and it was, this time.>

# 17
= In the torchlight, {Kim} has put five blue bits on the ground.
<{He} laid the other four beside it.|{He} put the other four down, clink by clink.|Out came the other four, clink, clink, clink, clink.> "{Bo} has got your burglar: it was only me, and {orange}."

[roomy: <{He} made {himself} look up.|It was hard to look up.|The street was so quiet that a torch hummed.>] "I'm <so sorry|sorry>, {salt}. It's a beautiful boat." [lunar-new-year: "Suisui ping an," said {aunt}: peace, year after year.]
^ pet third

# 18 a
= At night, {Kim} knocks at a door.
{Kim} and {Bo} knocked at {doors} doors, and <explained the whole story|took the burglar back> {doors} times. [roomy: [first-day-of-school: The last was the classroom's. | pet-adoption-day: The first was the shelter's. | boxing-day: Nobody offered {him} cold mango. | beach-holiday: Sand came out of {his} shoes at each. | lunar-new-year: {He} brought each New Year oranges.]] <It got no easier, but [roomy: it did get shorter | shorter] each time.|At every door it was as hard, and a bit shorter.>
> doors | {friend} had gone home without a word.
^ pet pay

# 18 b
= At night, {Kim} takes down a poster.
{Kim} and {Bo} took the posters down at {doors} doors, and said why. [roomy: [first-day-of-school: The last was the classroom's. | pet-adoption-day: The first was the shelter's. | boxing-day: Nobody offered {him} cold mango. | beach-holiday: Sand came out of {his} shoes at each. | lunar-new-year: {He} brought each New Year oranges.]] The first took ten minutes, and the last [roomy: took] <three words|one breath>.
> doors | {friend} had gone home without a word.
^ pet pay

# 19 a
= {salt} mends the cup with glue. {friend} holds a crayon, by a new poster: FOUND: ONE NEIGHBOUR.
{salt} had glue, because of the boat[!childtrait: , and they mended the cup]. <At last|In the end>, {friend} took a new sheet, and wrote, FOUND: ONE NEIGHBOUR. [3+:  | first-day-of-school: It hung in his classroom. | pet-adoption-day: {Bo} could stay, the shelter wrote. | boxing-day: He got the last of the pudding. | beach-holiday: They tried his boat in the waves. | lunar-new-year: He came in for dumplings. | She hung it in {salt's} own window.]
^ child pay
* after |

# 19 b
= {Kim} holds the mended cup tight. {salt} looks on, and {friend} stands far back.
{salt} had glue, because of the boat[roomy: , and {Kim} held the bits]. [3+:  | first-day-of-school: The new class watched. | pet-adoption-day: {Bo} could stay, the shelter wrote. | boxing-day: They shared the last of the pudding. | beach-holiday: His boat met the waves. | lunar-new-year: He came in for dumplings.] <At last,|In the end,> {friend} came. "Is that him?"

"That's {salt}," said {Kim}. "He's careful."
^ child pay
* after |

# 20 a
= {aunt} drinks from the mended cup. The little ship on it is upside down.
{aunt} [roomy: still] drinks from that cup. One bit <is|went in> upside down, so the ship sails on its masts. "What happened?" people ask[place&roomy: , over {place.food}].

"It was like this," says {Kim}, and it was. [series&roomy: It stands by {series.keepsake}.]
> last
* after | <It leaks only a little.|Nobody else is allowed to wash it.>

# 20 b
= {Kim} and {salt} sit in the boat. {Kim} has the mended cup, and the ship on it is upside down.
{salt} has painted a name on his boat: It Was Like This. [series&roomy: On it hangs {series.keepsake}.] [place&roomy: They have sailed it nearly to {place.landmark}.]
> last
* after | <There is room for three.|It is the only boat in the street.>

The boat leaks, so {Kim} bails, with a cup where a ship sails upside down.

## lead dog
want: {Bo+} had wanted to catch a burglar <for years|for ages>.
ask: {Bo} sniffed <for him by|at> the window, where nobody had come in.
posters: {Bo} <learned it by heart|sniffed each one, so as to know him>.
hunt: {Bo} caught a <postman|milkman>, and had to give him back.
eyes: {Bo's} nose had found one trail, <from the kitchen|out of the kitchen> to {Kim}.
cake: {Bo} lay across the door, <in case|and waited>.
low: {Bo} sniffed him, and <did not growl|went quiet>: it was the wrong smell.
hinge: But the pocket had the right smell. In went {Bo's} nose, and out fell a bit of blue, clink.
doors: {Bo} <would not leave {their} burglar|kept close to {their} burglar>.
last: {Bo} still watches {Kim}, <at breakfast|to be sure>.

## lead cat
want: {Bo+} had wanted to push that cup off <for years|since spring>.
ask: {Bo} sat where the cup had stood, and looked <over the edge|down>.
posters: {Bo} pushed a pot of glue off a wall, <to compare|but it wasn't the same>.
hunt: {Bo} went along, in case anything <fell|was about to fall>.
eyes: That pocket had <an edge|edges>, {Bo} noticed, and five things to push.
cake: {Bo} pushed the {cake} off, <but it didn't clink|and it only went plop>.
low: {Bo} had a paw on the boat, <and left it there|and did not push>.
hinge: But {Bo} pushed the hand <off|away>, and out fell a bit of blue, clink.
doors: {Bo} <sat on each step|sat down at each>, and pushed nothing.
last: {Bo} has one paw <near|next to> it, and waits.

## lead bird
eyes: {Bo} put {their} head on one side. "Clink," said {Bo}.
hinge: But {Bo} landed on that hand, and out fell a bit of blue, clink.
doors: {Bo} called "clink" at each, in case they forgot.

## lead fish
eyes: {Bo} swam to the side where {Kim's} pocket was.
hinge: But {Bo} looked up, the hand shook, and out fell a bit of blue, clink.
doors: {Bo} went along in the bowl, as a witness.

## lead rabbit
eyes: {Bo} turned both ears to {Kim's} pocket.
hinge: But {Bo} thumped, the hand jumped, and out fell a bit of blue, clink.
doors: {Bo} ate every poster, so that was done.

## lead guineapig
eyes: {Bo} watched {Kim's} pocket, and hoped for carrots.
hinge: But "wheek!" said {Bo}, the hand jumped, and out fell a bit of blue, clink.
doors: "Wheek," said {Bo} at each, and waited for carrots.

## lead hamster
eyes: {Bo} knew full pockets when {they} saw one.
hinge: But {Bo} knows about full pockets, and out came a bit of blue, clink.
doors: {Bo} emptied both cheeks, too, at each of them.

## lead horse
eyes: {Bo} put a long nose to {Kim's} pocket.
hinge: But {Bo} pushed a long nose in, and out fell a bit of blue, clink.
doors: {Bo} put {their} head in at each, to ask.

## lead lizard
eyes: {Bo} put out {their} tongue at {Kim's} pocket.
hinge: But {Bo} blinked, the hand shook, and out fell a bit of blue, clink.
doors: {Bo} was carried along, and blinked at each.

## lead toy
eyes: {Bo} was held tight, against the pocket.
hinge: But {Bo} slipped, {Kim} caught {them}, and out fell a bit of blue, clink.
doors: {Bo} was told first, this time.

## lead other
eyes: {Bo} came, and looked at {Kim's} pocket.
hinge: But {Bo} bumped that pocket, and out fell a bit of blue, clink.
doors: {Bo} came along, two steps behind.

## trait pet fear
set: "He was worse than {trait.things}," said {Kim}, and {Bo} hid.
trouble: {Bo} only searched where there were no {trait.things}.
pay: {Bo} knew that there had been no burglar, and no {trait.things}.

## trait pet theft
set: "He took {trait.a}, too," said {Kim}. {Bo} had it.
trouble: {Bo} had {trait.thing}, and half of them ran after {Bo}.
pay: {Bo} brought {trait.thing} back, without being asked.

## trait pet noise
set: "He went {trait.sound}," said {Kim}, looking at {Bo}.
trouble: "{trait.Sound}," went {Bo}, and they all lay down flat.
pay: "{trait.Sound}," said {Bo} at each door. That was true, too.

## trait pet part
set: "He had {trait.has}," said {Kim}, looking at {Bo}.
trouble: Somebody saw {trait.has}, and it was only {Bo}.
pay: {Bo} was let off, {trait.has} and all.

## trait pet threelegs
set: "He left three footprints," said {Kim}, looking at {Bo}.
trouble: They followed three footprints for an hour, and found {Bo}.
pay: {Bo's} three footprints led to every door, and out again.

## trait pet deaf
set: "He couldn't hear a thing," said {Kim}, looking at {Bo}.
trouble: {Bo} could not hear the drum, and led them the other way.
pay: {Bo} could not hear it, but {Kim} told {Bo}, too.

## trait pet age
set: "He was {trait.is}," said {Kim}, looking at {Bo}.
trouble: {Bo}, being {trait.is}, [old: searched one warm step | searched everywhere twice].
pay: {Bo}, being {trait.is}, [old: had a rest at each | was first at each].

## trait pet favourite
set: "He left {trait.a}," said {Kim}. It was {Bo's}.
trouble: {friend} took {trait.thing} along, as proof. {Bo} wanted it back.
pay: {Bo} got {trait.thing} back, and a sorry.

## trait pet stick
set: "He left a stick," said {Kim}. It was {Bo's}.
trouble: {friend} took the stick along, as proof. {Bo} wanted it back.
pay: {Bo} got the stick back, and a sorry.

## trait pet sleep
set: "He even slept {trait.where}," said {Kim}, looking at {Bo}.
trouble: {Bo} had not slept {trait.where} all day, and lay down.
pay: {Bo} could sleep {trait.where} again, when they were done.

## trait pet habit
set: [follows: "He followed me about," | "He {trait.did},"] said {Kim}, looking at {Bo}.
trouble: {Bo} {trait.did}, and {friend} wrote that down.
pay: {Bo} {trait.did}, and nobody wrote it down.

## trait pet talent
set: "He could {trait.do}," said {Kim}, looking at {Bo}.
trouble: {Bo} {trait.did}, and {friend} wrote that down.
pay: {Bo} {trait.did} at each, and some of them smiled.

## trait child fear
set: "He was scared of {trait.things}," said {Kim}, who was.
trouble: "Are you scared of {trait.things}?" And he was.
pay: {salt} was scared of {trait.things}. That was true.

## trait child collection
set: "He collected {trait.things}," said {Kim}, who did.
trouble: "Do you collect {trait.things}?" "One," he said.
pay: {salt} got {trait.a} from {Kim}, a real one.

## trait child noise
set: "He {trait.did} a lot," said {Kim}, who did, too.
trouble: "And do you {trait.do}?" "Sometimes," he said.
pay: {salt} {trait.did}, and so did {Kim}. That was true.

## trait child part
set: "He had {trait.has}," said {Kim}, who had, too.
trouble: "And {trait.has}?" asked {friend}. Everybody looked at {Kim}.
pay: Only {Kim} had {trait.has}, and {he} said so.

## trait child favourite
set: "He liked {trait.things}," said {Kim}, who did.
trouble: "Do you like {trait.things}?" "Doesn't everybody?" he said.
pay: {salt} did like {trait.things}. That was true.

## trait child sleep
set: "He slept {trait.where}," said {Kim}, who did.
trouble: "Do you sleep {trait.where}?" "Not yet," he said.
pay: {Kim} had slept well, {trait.where}, for once.

## trait child habit
set: "He {trait.did}," said {Kim}, who did, too.
trouble: "And do you {trait.do}?" "Now and then," he said.
pay: {salt} did {trait.do}. That was true.

## trait child talent
set: "He could {trait.do}," said {Kim}, who could.
trouble: "And can you {trait.do}?" "A little," he said.
pay: {salt} could {trait.do}, a bit. That was true.

## dog
saw: {Bo+} had been under the table, hoping for toast.
hunt: {Bo} found a pie, but no burglar.
low: {Bo} sat down next to him, and leaned.
after: {Bo} ate the last poster.

## dog 2
saw: {Bo+} wagged, and knocked down a chair.
hunt: Ahead of everybody went {Bo}, the wrong way.
low: {Bo} gave him a paw to hold.
after: {Bo} licked the cup.

## cat
saw: {Bo+} saw it, and would remember.
hunt: {Bo} sat and watched people look under things.
low: Twice round his legs went {Bo}.
after: {Bo} tried the glue.

## cat 2
saw: {Bo+} had meant to push it off.
hunt: {Bo} slept on the warmest poster.
low: {Bo} sat by him, and would not be moved.
after: {Bo} forgave the cup.

## bird
saw: "Crash," said {Bo+}, who had just learned it.
hunt: {Bo} looked from above, and saw only hats.
low: {Bo} would not sing for either side.
after: {Bo} still said "clink".

## fish
saw: {Bo+} had seen it all, through glass.
hunt: Out in front went {Bo's} bowl, as lookout.
low: {Bo} looked at him, and he waved a little.
after: {Bo} swam beside the cup.

## fish 2
saw: There was a splash, too. That was {Bo+}.
hunt: {Bo} looked for the burglar behind the weed.
low: In the bowl, {Bo} sank to the bottom, and sat.
after: {Bo} blew it a bubble.

## rabbit
saw: Up went both ears of {Bo+}, and they stayed up.
hunt: {Bo} looked for the burglar in the lettuces.
low: {Bo} thumped, just once. It sounded like no.
after: {Bo} ate the posters.

## guineapig
saw: "Wheek," said {Bo+}, and hid from the bits.
hunt: Whenever a bag rustled, {Bo} sounded the alarm.
low: On small feet, {Bo} crept up to him.
after: {Bo} said "wheek" again.

## hamster
saw: {Bo+} stopped running. The wheel did not.
hunt: {Bo} searched a whole glove, finger by finger.
low: {Bo} sat at the toe of his boot.
after: {Bo} left a seed.

## horse
saw: {Bo+} had come in for an apple.
hunt: {Bo} came for oats, and ate a hat.
low: {Bo} put a long chin down by him.
after: {Bo} ate the high posters.

## lizard
saw: {Bo+} looked round, but with one eye only.
hunt: {Bo} searched a warm stone, for an hour.
low: {Bo} lay down by the boat, like an oar.
after: {Bo} lay by the cup.

## toy
saw: {Bo+} saw it, and said nothing, as toys do.
hunt: {Bo} was held up high, to look about.
low: {Bo} fell over, and he sat {Bo} up.
after: {Bo} got glued.

## other
saw: {Bo+} had seen it, and was not going to say.
hunt: {Bo} looked where everybody looked, only lower.
low: {Bo} stood by him, as if they had met.
after: {Bo} kept off the cup.

## duet
saw: {Bo+} looked at {Mo+}. Both had seen it.
hunt: {Bo} searched {Mo}, and then {Mo} searched {Bo}.
low: {Bo} sat by him, and so did {Mo}.
after: {Bo} forgave {Mo} for everything.

## duet 2
saw: {Bo+} looked at the floor, and {Mo+} looked at the door.
hunt: {Bo} kept near {Mo}, to be on the safe side.
low: {Bo} and {Mo} looked anywhere but at {Kim}.
after: {Bo} let off {Mo}.

## any witness
saw: "You didn't see that," said {Kim} to {Bo+}.
hunt: "{Bo}: no answer," wrote {friend}.
low: {Bo} looked at {Kim}, and went on looking.
after: "{Bo} knew," wrote {friend}.

## any nap
saw: {Bo+} slept, and woke at the clink.
hunt: In the middle of it all, {Bo} lay down.
low: {Bo} could not lie still.
after: {Bo} slept beside the cup.

## any suspect
saw: {Bo+} looked like somebody who was elsewhere.
hunt: {Bo} looked like a burglar, and was searched twice.
low: {Bo} stayed near him, in case it helped.
after: {Bo} was free to go.

## any hush
saw: "Hush," said {Kim} to {Bo+}, who was silent.
hunt: {Bo} was in the way, whichever way they went.
low: It was {Bo} who looked away first.
after: {Bo} minded the cup.
`
