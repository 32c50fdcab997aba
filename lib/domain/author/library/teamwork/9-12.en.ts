export const words = String.raw`
title: <We Regret the Error|Lion in Gym|{Kim}, Editor>
refrain: We regret the error.
recall: the newspaper with the blank page
deed: asked {flo} what she knew
keepsake: the straightest spoon in the school
joke: We regret the error
summary: {Kim} is Editor of the {paper}, and Sport, and Weather. There was no lion in the gym. The head teacher has no bull. Now forty spoons are missing, and this time, the Editor is certain. {flo} will not fold it, and {Bo} has the middle.
extra: friend = {flo}
extra: friend2 = {ed}
extra: grownup = {cook}
pick: paper = Friday Trumpet, Weekly Crumb, School Gazette, Friday Bugle
pick: flo = Flora, Xanthe, Priya, Maud, Sunniva, Roxane
pick: ed = Edmund, Tarek, Gus, Hemi, Piotr, Lionel
pick: cook = Mrs Popovic, Mrs Abdi, Mrs Larsen, Mrs Quispe, Mrs Wong
pick: years = nineteen, twenty-two, seventeen
pick: score = four goals to nil, six goals to one, nine goals to two
pick: hats = six were hats, four were boats, five were aeroplanes
pick: radio = radio, bicycle, begonias
sign: lion-in-gym = LION IN GYM
sign: prize-bull = PRIZE BULL
sign: cook-steals-spoons = COOK STEALS SPOONS
sign: cook-spoons = COOK ... SPOONS
word: editor = the person who decides what goes into a newspaper
word: corrections = pieces that say what was wrong in another piece
word: regret = to be sorry about
word: resigned = gave up a job, on purpose
word: lino = a smooth, rubbery stuff for floors
word: hatch = a hole in a wall, for food to come through
word: accurate = exactly right
word: caretaker = a person who looks after a building
question: Who knew about the lion and the bull all along? Why didn't they say?
question: {Kim} thinks that people should know about the spoons. What does {flo} think? Who is right?
question: What words would have fitted between COOK and SPOONS?
question: How did {Bo} make the gap in the headline?
question: What was the real error, and who regrets it?
activity: write | Make a front page about your house. Before you print it, ask everybody one question: What do you know?
activity: correct | Write a correction that is funnier than the mistake. It has to end with four words. | We ; regret ; the ; error
activity: do | Fold a big sheet by yourself. Then fold it with somebody. How many people does a newspaper need?
surprise: Not every chair is counted in the end. | Count the chairs on page 20, if there are any.
surprise: {flo} and {ed} both knew, from the start. | Read page 2 again.

# 1
= {Kim} stands beside a table with a newspaper on it. {flo} and {ed} stand a step behind.
We were a newspaper, the {paper}, on one sheet, and we came out on Fridays[place: , {place.at}|somewhere: , {somewhere.at}]. <{Kim} was the Editor, and Sport, and also the weather.|Our Editor was {Kim}, who was Sport, and the weather, too.|{Kim} was the Editor, and most of the other people in it.>

# 2
= {flo} folds, {ed} carries, and {Kim} gives directions.
{flo} did the folding, and {ed} did the carrying, <and both had offered to write something, and been thanked|and when they offered to write something, they were thanked|and anything that they wrote was kept in a drawer>. [birthday: The sixth would come out on {Kim's} birthday. | christmas: The sixth was to be the Christmas edition. | halloween: The sixth was to be the Halloween edition. | diwali: The sixth was to be the Diwali edition. | eid-al-fitr: The sixth was to be the Eid edition. | occasion&!event&roomy: The sixth was for {occasion}.]
> want | There was no time to teach them.
* staff |

# 3
= A newspaper says LION IN GYM. {Kim} is delighted with it.
"LION IN GYM," said the front page of our first edition. <It was lino, and we regret the error.|It was lino, of course, and we regret the error.>
^ pet set | <The gym stayed empty for a week.|There was no gym for a week.|The gym teacher went on Monday, with a chair.>
* staff |

# 4
= {Kim} reads a letter and scowls. {flo} says nothing.
"HEAD TEACHER GROWS PRIZE BULL," said our second. It was a bulb. We regret the error, and so does the farmer <who came to see it|who came with a rope|who had brought a cow>[place&roomy: , by {place.by}].
* staff |

# 5
= {flo} shrugs at {Kim}. There is a bulb in a pot.
{flo} watered that bulb, and {ed} had been standing on that lino. <"You might have asked," said {flo}|"You never asked," said {flo}>[place&roomy: , outside {place.shop}].

"You might have said," said {Kim}.
^ child set | <Neither remark was printed.|Both remarks were left out.|That conversation had to be cut, for reasons of length.>

# 6
= From behind: {Kim} leaves a football match that is not over.
In week three, we won the football, {score}, <although the Editor had gone home at half time|but the Editor had left at half time|or so it looked at half time, when the Editor left>. We regret the second half[birthday: , and {Kim's} birthday, which was a day later | christmas: , and the three wide men for Christmas, who were wise | halloween: , and the Halloween goat, which was a ghost | diwali: , and the hundred Diwali lambs, which were lamps | eid-al-fitr: , and announcing Eid without waiting for the moon].
* errs |
^ child second |

# 7 a
= {flo} and {ed} laugh over the newspaper. {Kim} does not.
By week five, people read the corrections aloud, and slid off benches, <but the Editor didn't laugh|and one person corrected their grammar|and only the Editor sat up straight>.
> read | The corrections were longer than the news.
^ pet second |
* errs |

# 7 b
= On the stage, {flo} and {ed} perform the newspaper. {Kim} does not laugh.
By week five, people performed the corrections at lunch, with actions, <but the Editor didn't laugh|and one person corrected their grammar|and only the Editor did not clap>.
> read | The corrections were longer than the news.
^ pet second |
* errs |

# 8
= Hidden, {Kim} watches {cook} put spoons into a suitcase.
We needed one enormous, accurate story. <Then {Kim} saw {cook} put forty spoons into a suitcase.|Then {cook} put forty spoons into a suitcase, and {Kim} saw it.|Through the hatch, {Kim} saw {cook}, a suitcase, and forty spoons, going in.> [series&roomy: Round them she wrapped {series.keepsake}.]
> case | At last we had one.

# 9
= {Kim} asks a question at the kitchen hatch. {cook} looks out.
<"What is it today?" asked the Editor, cunningly.|"What is it today?" asked the Editor, with a hidden pencil.>

"Peas," said {cook}. <In {years} years at the hatch, she had never been asked anything else.|For {years} years at the hatch, people had asked her that, and nothing else.|It was all that anyone had asked her at that hatch, in {years} years.|Nobody had ever asked her anything else, in {years} years.>
* errs |

# 10
= The newspaper says COOK STEALS SPOONS. {flo} refuses to touch it.
"COOK STEALS SPOONS," said the front page. [series&roomy: "{series.joke}," said {ed}.]

<"They're missing, and people should know," said {Kim}.|"I counted them, so it's accurate, and people should know," said {Kim}.>

"Know what?" said {flo}, and <she and {ed} politely resigned|then she resigned, and so did {ed}|put down her pencil, and {ed} put down the pile>.
^ pet trouble |

# 11
= Late at night, {Kim} tries to fold newspapers alone.
<To fold a newspaper, somebody must hold the other end, and there was nobody.|A newspaper has two ends, and {Kim} could only hold one of them.> By nine[place&roomy: , to {place.sound}], {Kim} had folded eleven, and {hats}.
> eyes |
^ child trouble |

# 12
= {Bo} has changed the front page, and {Kim} looks at what is left.
> hinge
[dog,rabbit,hamster,fish,horse: Thanks to {Bo}, it now said "COOK", a gap, and "SPOONS". {Kim} tried other words in {Bo's} gap, | Now it said "COOK", {a bo.animal}, and "SPOONS". {Kim} tried other words in place of {Bo},] <and dozens fitted, and {he} couldn't say which was true|and a great many fitted, and {he} wondered which was true|and all of them fitted, and {he} couldn't tell which was true>.

# 13
= {Kim} speaks into a telephone, and listens.
So {Kim} telephoned {flo}[roomy: , and <for the first time|at last>, the Editor asked]: "What do you know?"

<"{cook} wants me to feed {Bo} from Monday," said {flo}, "and she's given away her {radio}."|"I'm to feed {Bo} from Monday," said {flo}, "and {cook} has given away her {radio}.">
> phone |
* low |
^ pet third |

# 14
= Under a street lamp, {Kim}, {flo} and {ed} put together what they know.
So we asked {ed}[place&roomy: , under {place.tree}]. <Fetching {Bo} from the kitchen, he had seen a one-way ticket, and forty spoons, straightened and put back.|Fetching {Bo} from the kitchen, he had found forty spoons, straightened and put back, and a one-way ticket.>

"So {cook} is leaving, and {Bo} knew," said {Kim}, [birthday: "and it's tomorrow, on my birthday." | christmas: "and it's tomorrow, at the Christmas lunch." | halloween: "and it's tomorrow, at the Halloween lunch." | diwali: "and it's tomorrow, at the Diwali lunch." | eid-al-fitr: "and it's tomorrow, at the Eid lunch." | "and it's tomorrow."]
> lamp |
* low |

# 15
= On the table lies a front page. {Kim} has a hand on it.
It was the biggest story ever, and it wasn't ours to tell, so {Kim} left {Bo's} [dog,rabbit,hamster,fish,horse: gap | place] empty. <It stayed like that.|Nobody was to fill it.|Not one word went in.> [deed: {He} once {deed}[back: , {back.at}].] [series&roomy: It went under {series.keepsake}.]
> blank |
* low |
^ child third |

# 16
= Everyone is at work: {Kim} and {flo} fold, and {ed} runs with a pile.
<We had one hour for two hundred copies, so {flo} folded, and {Kim} held the other end.|Two hundred copies, and one hour: {flo} had one end, {Kim} had the other, and {ed} ran.>
> end | It's extraordinary what other ends can do.
* joy |
^ child pay |

# 17 a
= {Kim} holds up the blank newspaper.
<The front page was as {Bo} had made it, and accurate, and on the back it said:|Thanks to {Bo}, the front page had nothing on it, and no mistakes, and on the back it said:>

"For six weeks, this newspaper was written by one person, who never asked {flo}, {ed} or {Bo}. We regret the error, and for news, please ask {cook}."

# 17 b
= {Kim} holds up a newspaper with a hole in it.
<In the front page there was {Bo's} hole, square now, like a hatch, and on the back it said:|Where {Bo} had been, we had cut out a hatch, and on the back it said:>

"For six weeks, one person wrote this newspaper, and never asked {flo}, {ed} or {Bo}. We regret the error, and for news, hold this up at lunch."

# 18 a
= Everybody in the lunch hall looks at the hatch. {cook} looks out.
<At lunch, people turned it over, and over again, and then somebody small went to the hatch|At lunch, nobody could find the front, until somebody small got up and went to the hatch>[place&roomy: , past the {place.food}].

"Is anything new?" <she asked, and {cook} took off her apron|asked that person, and {cook} put down her ladle>. [birthday&roomy: It was still {Kim's} birthday. | christmas&roomy: A paper crown slid down. | halloween&roomy: It was a skeleton. | diwali&roomy: All the little lamps were lit. | eid-al-fitr&roomy: "Eid Mubarak," she added.]
* joy |

# 18 b
= In the lunch hall, a newspaper with a hole is held up to the hatch. {cook} looks out.
<At lunch, two hundred people held it up, and in every hole stood {cook}|At lunch, two hundred papers went up, with one {cook} in each of them>[place&roomy: , behind the {place.food}].

"Is anything new?" <asked somebody small, and {cook} took off her apron|somebody small wanted to know, and {cook} put down her ladle>. [birthday&roomy: It was still {Kim's} birthday. | christmas&roomy: A paper crown slid down. | halloween&roomy: It was a skeleton. | diwali&roomy: All the little lamps were lit. | eid-al-fitr&roomy: "Eid Mubarak," they added.]
* joy |

# 19
= The kitchen is full of people. {cook} tells them something, with both arms.
{cook} said more in an hour than in {years} years, <about a sister, far away, and a café|and there is a sister, far away, with a café|and it began with a sister, far away, and her café>. [birthday: There was birthday cake. | christmas: There was Christmas pudding. | halloween: There was pumpkin soup. | diwali: There was laddu, and a lamp each. | eid-al-fitr: There were Eid biscuits.]
^ pet pay | <The entire school was in her kitchen.|Everybody fitted in behind the hatch, and some of them stayed.>
* joy |

# 20 a
= {Kim}, {flo} and {ed} look at a front page with a photograph of an empty hall.
Our next front page[place: | roomy: , by {Bo} and everybody,] was a photograph of the lunch hall[place&roomy: , with {place.landmark} behind]. <"Two hundred chairs," it says, "and nobody in them."|"Here are two hundred empty chairs," it says.|"Two hundred chairs," says the caption, "all empty.">
> last |

There were two hundred and one. We regret the error.

# 20 b
= {Kim}, {flo} and {ed} look at a postcard, and at a newspaper that is too big.
A month later[place&roomy: , with a stamp for {place.at}], {cook} sent a postcard. "What is it today?" it said.
> last |

<The answer had nine pages, and it took eleven people to fold it.|It took nine pages to answer, and eleven people to fold them.|That edition was nine pages long, and eleven of us had to hold the other end.>

## lead dog
want: {Bo+} had offered to carry it as well, and been thanked.
read: {Bo} fetched the copies back from everywhere, <to be useful|as a kindness>.
case: {Bo}, who knew that kitchen best of all, <wasn't asked|was not asked>.
eyes: {Bo} looked at the end that nobody was holding, <and was glad|for some time>.
hinge: {Bo} took the other end, to help, and pulled, and came away with the middle.
phone: {Bo} breathed into the telephone, <to help|hard>.
lamp: {Bo} looked <from face to face|at each of us>.
blank: {Bo} still had the piece with "STEALS" on it.
end: {Bo} was given the first bundle, and <carried it|ran>.
last: {Bo} carried it <everywhere|out>, and was thanked.

## lead cat
want: {Bo+} had offered to lie on it, and been moved.
read: {Bo} lay down on each copy, <until it stopped|in turn>.
case: {Bo}, who had slept in that suitcase, <wasn't asked|was not asked>.
eyes: {Bo} tried the newspaper as a bed, and it was a cold one.
hinge: {Bo} lay down in the middle of the front page, and this time would not be moved.
phone: {Bo} stayed on the front page, <in full|lying down>.
lamp: {Bo} <did not get up|lay as before>.
blank: {Bo} got up, since nothing was left to lie on.
end: {Bo} lay on the pile, <and kept it flat|to keep it flat>.
last: {Bo} lay down on it, and nobody moved {them}.

## lead bird
case: {Bo}, who knew that kitchen well, wasn't asked.
hinge: {Bo} spread one wing over the middle of the front page, and went to sleep.
end: {Bo} told the whole street.
last: {Bo} read it aloud, more or less.

## lead fish
case: {Bo}, who knew that kitchen well, wasn't asked.
hinge: {Bo} splashed, and the middle of the front page ran, and could not be read.
end: {Bo's} bowl kept the pile flat.
last: {Bo} read it through the glass.

## lead rabbit
case: {Bo}, who knew that kitchen well, wasn't asked.
hinge: {Bo} had eaten a hole in the front page, exactly in the middle.
end: {Bo} ran along, and ate none of it.
last: {Bo} left the edges for later.

## lead guineapig
case: {Bo}, who knew that kitchen well, wasn't asked.
hinge: {Bo} sat down in the middle of the front page, and slept there.
end: {Bo} called the time, more or less.
last: {Bo} made a bed of an old one.

## lead hamster
case: {Bo}, who knew that kitchen well, wasn't asked.
hinge: {Bo} took the middle of the front page, in two cheeks.
end: {Bo} ran on the spot.
last: {Bo} sleeps in "STEALS" now.

## lead horse
case: {Bo}, who knew that kitchen well, wasn't asked.
hinge: {Bo} put an enormous, wet nose on the middle of the front page.
end: {Bo} took a hundred in one go.
last: {Bo} delivered the rest.

## lead lizard
case: {Bo}, who knew that kitchen well, wasn't asked.
hinge: {Bo} lay down along the middle of the front page, where the lamp was warm.
end: {Bo} lay on the pile, to keep it flat.
last: {Bo} lay on it, unmoved.

## lead toy
case: {Bo}, who knew that kitchen well, wasn't asked.
hinge: {Bo} fell over, and lay face down on the middle of the front page.
end: {Bo} sat on the pile, to keep it flat.
last: {Bo} is in it, on page two.

## lead other
case: {Bo}, who knew that kitchen well, wasn't asked.
hinge: {Bo} sat down in the middle of the front page, and would not be moved.
end: {Bo} sat on the pile, to keep it flat.
last: {Bo} is in it, on page two.

## trait pet fear
set: It also said, accurately, that {Bo} fears {trait.things}.
trouble: {Bo} left the room, as if there were {trait.a} in it.
pay: There were no {trait.things} there. {Bo} had asked.

## trait pet theft
set: It also said, accurately, that {Bo} {trait.did}.
trouble: {Bo} had {trait.a}, and nobody had printed that.
pay: {Bo} gave back {trait.thing}, which nobody had missed.

## trait pet noise
set: It also said, accurately, that {Bo} says "{trait.sound}".
trouble: "{trait.Sound}," said {Bo}, and that wasn't printed, either.
pay: "{trait.Sound}," said {Bo}, and {cook} understood.

## trait pet part
set: It also said, accurately, that {Bo} has {trait.has}.
trouble: {Bo} had {trait.has}, and had always been asked about it.
pay: {cook} had noticed {trait.has} long before we did.

## trait pet age
set: It also said, accurately, that {Bo} is {trait.is}.
trouble: {Bo} was {trait.is}, and [old: had seen papers close before | had never seen anyone resign].
pay: {Bo}, who is {trait.is}, got the [old: softest | smallest] bit.

## trait pet favourite
set: It also spoke, accurately, of {Bo} and {trait.thing}.
trouble: {Bo} held on to {trait.thing}, as one does in hard times.
pay: {cook} knew all about {Bo} and {trait.thing}.

## trait pet sleep
set: It also said, accurately, that {Bo} sleeps {trait.where}.
trouble: {Bo} wished to be {trait.where}, and asleep.
pay: {Bo} slept {trait.where} that night, full of peas.

## trait pet habit
set: It also said, accurately, that {Bo} likes to {trait.do}.
trouble: {Bo} no longer felt like {trait.doing}.
pay: {Bo} {trait.did}, all over the kitchen.

## trait pet talent
set: It also said, accurately, that {Bo} can {trait.do}.
trouble: {Bo} can {trait.do}, but can't fold.
pay: {cook} had heard that {Bo} can {trait.do}, and saw it.

## trait child fear
set: The Editor feared {trait.things}, and printed no word about it.
trouble: It was like {trait.things}, but quieter.
pay: Nobody had time to fear {trait.things}.

## trait child collection
set: The Editor's {trait.things} had half a page to themselves.
trouble: Eleven {trait.things} held down the eleven.
pay: We held down each pile with {trait.things}.

## trait child noise
set: The Editor would {trait.do} at work, and called that Music.
trouble: {He} tried to {trait.do}, and it echoed.
pay: {Kim} {trait.did}, and nobody minded.

## trait child part
set: The Editor's picture was in it each week, with {trait.has}.
trouble: The window showed {trait.has}, alone.
pay: Ink got everywhere, even on {trait.has}.

## trait child favourite
set: There was always half a page on {trait.things}.
trouble: The page on {trait.things} would not fold.
pay: The page on {trait.things} had to go.

## trait child sleep
set: The Editor slept {trait.where}, with a pencil.
trouble: {He} thought of bed, {trait.where}.
pay: Nobody had slept, {trait.where} or anywhere.

## trait child habit
set: [askswhy: The Editor asked why all day, but never who. | counts: The Editor counted the readers, and printed that. | drawsonthings: The Editor drew all the pictures, on whatever was there. | loseshats: The Editor's hat was in it each week, under Lost.]
trouble: [askswhy: "Why is nobody here?" {he} asked, and knew. | counts: {He} counted again, and it was still eleven. | drawsonthings: {He} drew two people folding, in the margin. | loseshats: {He} had lost a hat, and printed nothing.]
pay: [askswhy: There was no time to ask why. | counts: {Kim} counted, and we all counted along. | drawsonthings: {Kim} drew a spoon on each one. | loseshats: {Kim's} hat was folded into one of them.]

## trait child talent
set: The Editor could {trait.do}, and gave it a good review.
trouble: {He} could {trait.do}, but not fold.
pay: There was no time to {trait.do}.

## dog
staff: {Bo+} did deliveries.
errs: {Bo} buried one edition, which helped.
low: {Bo} lay by the pile.
joy: {Bo} was on several pages.

## cat
staff: {Bo+} was the critic.
errs: {Bo} sat on the worst of it.
low: {Bo} kept the pile warm.
joy: {Bo} was given page four.

## bird
staff: {Bo+} was foreign news.
errs: {Bo} repeated it.
low: {Bo} said nothing.
joy: {Bo} announced it.

## fish
staff: {Bo+} was our man at sea.
errs: {Bo} made no comment.
low: {Bo} looked at it.
joy: {Bo} swam a lap of honour.

## rabbit
staff: {Bo+} was Gardening.
errs: {Bo} ate one edition.
low: {Bo} thumped, once.
joy: {Bo} thumped for joy.

## guineapig
staff: {Bo+} was Letters.
errs: {Bo} complained.
low: {Bo} said one small wheek.
joy: {Bo} squeaked on each page.

## hamster
staff: {Bo+} kept the files.
errs: {Bo} lined a bed with one edition.
low: {Bo} ran all night.
joy: {Bo} opened the files.

## horse
staff: {Bo+} was Transport.
errs: {Bo} snorted at one edition.
low: {Bo} looked through the window.
joy: {Bo} carried the lot.

## lizard
staff: {Bo+} was the night desk.
errs: {Bo} did not move a muscle.
low: {Bo} lay under the lamp.
joy: {Bo} moved, which was news.

## toy
staff: {Bo+} took notes.
errs: {Bo} kept a straight face.
low: {Bo} sat by.
joy: {Bo} smiled, as always.

## other
staff: {Bo+} was news.
errs: {Bo} looked at it twice.
low: {Bo} stayed up as well.
joy: {Bo} was in the photograph.

## duet
staff: {Bo+} and {Mo+} were Debate.
errs: {Bo} showed it to {Mo}.
low: {Bo} sat with {Mo}.
joy: {Bo} and {Mo} agreed.

## duet 2
staff: {Bo+} was News, and {Mo+} was Views.
errs: {Bo} blamed {Mo}.
low: {Bo} looked at {Mo}.
joy: {Bo} danced with {Mo}.

## any one
staff: {Bo+} was the crossword.
errs: {Bo} was misspelt, twice.
low: {Bo} couldn't sleep.
joy: {Bo} was spelt right.

## any two
staff: {Bo+} was on page two.
errs: {Bo} demanded nothing.
low: {Bo} kept {Kim} company.
joy: {Bo} got a spoon.

## any three
staff: {Bo+} advised.
errs: {Bo} turned the page.
low: {Bo} yawned, and stayed.
joy: {Bo} was quoted.

## any four
staff: {Bo+} was the small ads.
errs: {Bo} kept out of it.
low: {Bo} guarded the door.
joy: {Bo} woke up for it.
`
