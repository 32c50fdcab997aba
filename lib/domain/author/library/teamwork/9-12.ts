// Want: to be a newspaper, alone. In the way: everybody else has the news, in pieces, and is thanked. Engine: corrections longer than the news.
// Two decent sides: spoons are missing, and people should know; nobody knows what. Turn: "What do you know?" Last image: an empty lunch hall,
// and one more error. Told by the newspaper. {flo} and {cook} are "she", {ed} is "he".
export const source = String.raw`
id: teamwork-9-12
title: <We Regret the Error|Lion in Gym|{Kim}, Editor>
skill: teamwork
level: 9-12
refrain: We regret the error.
recall: the newspaper with the blank page
deed: asked {flo} what she knew
summary: {Kim} is Editor of the {paper}, and Sport, and Weather. There was no lion in the gym. The head teacher has no bull. Now forty spoons are missing, and this time, the Editor is certain. {flo} will not fold it.
extra: friend = {flo} she
extra: friend2 = {ed} he
extra: grownup = {cook} she
pick: paper = Friday Trumpet, Weekly Crumb, School Gazette, Friday Bugle
pick: flo = Flora, Xanthe, Priya, Maud, Sunniva, Roxane
pick: ed = Edmund, Tarek, Gus, Hemi, Piotr, Lionel
pick: cook = Mrs Popovic, Mrs Abdi, Mrs Larsen, Mrs Quispe, Mrs Wong
pick: years = nineteen, twenty-two, seventeen
pick: score = four goals to nil, six goals to one, nine goals to two
pick: hats = six of them were hats, four of them were boats, five of them were aeroplanes
pick: radio = radio, bicycle, begonias
word: editor = the person who decides what goes into a newspaper
word: correction = a piece that says what was wrong in another piece
word: regret = to be sorry about
word: resigned = gave up a job, on purpose
word: lino = a smooth, rubbery stuff for floors
word: hatch = a hole in a wall, for food to come through
word: accurate = exactly right
question: Who knew about the lion and the bull all along? Why didn't they say?
question: {Kim} thinks that people should know about the spoons. What does {flo} think? Who is right?
question: What words would have fitted between COOK and SPOONS?
question: What was the news, and who had it?
question: What was the real error, and who regrets it?
activity: write | Make a front page about your house. Before you print it, ask everybody one question: What do you know?
activity: correct | Write a correction that is funnier than the mistake. It has to end with four words. | We ; regret ; the ; error
activity: do | Fold a big sheet by yourself. Then fold it with somebody. How many people does a newspaper need?
surprise: word | The last correction isn't about a bull. | Count the chairs on page 20.
surprise: sound | {flo} and {ed} both knew, from the start. | Read page 2 again.

# 1
@ school morning medium | child: hands-on-hips proud | friend: stand happy | friend2: stand happy | all: stand curious | props: newspaper "NEWS", table
= {Kim} stands beside a table with a newspaper on it. {flo} and {ed} stand a step behind.
We are a newspaper, the {paper}. We come out on Fridays [somewhere: {somewhere.at}], on both sides of one sheet. {Kim} was the Editor, and Sport, and also the weather.

# 2
@ school noon wide | child: point proud | friend: sit calm holds paper | friend2: carry calm | all: sit curious looks Kim | props: table, newspaper "NEWS"
= {flo} folds, {ed} carries, and {Kim} gives directions.
{flo} did the folding, and {ed} did the carrying, and both had offered to write something, and been thanked.
* staff | {Kim} had no time to teach them.

# 3
@ playground noon medium | child: celebrate proud looks newspaper | friend2: carry calm | Bo: stand curious looks newspaper | props: newspaper "LION IN GYM"
= A newspaper says LION IN GYM. {Kim} is delighted with it.
"LION IN GYM," said our first front page. It was lino[roomy: , put down that Tuesday]. We regret the error.
* staff | <The gym was empty for a week.|Nobody did any gym that week.>

# 4
@ school golden close | child: read worried looks paper holds paper | friend: stand calm | Bo: sit calm looks Kim | props: newspaper "PRIZE BULL"
= {Kim} reads a letter and scowls. {flo} says nothing.
"HEAD TEACHER GROWS PRIZE BULL," said our second. It was a bulb. We regret the error, and so does the farmer who came <with a rope|to see it>.
* staff | The bulb, however, is doing well.

# 5
@ school golden medium | child: stand cross looks friend | friend: shrug cross looks child | friend2: stand worried looks child | props: table, flowerpot
= {flo} shrugs at {Kim}. There is a bulb in a pot on the table.
{flo} waters that bulb, and {ed} had been standing on that lino.

"You might have asked," said {flo}.

"You might have said," said {Kim}. Neither remark was printed.
* errs |

# 6
@ park dusk behind | child: run happy | friend2: sit sad at far | all: run happy | props: ball
= From behind: {Kim} hurries away from a football match that is not over.
In week three, we won the football, {score}, although the Editor had gone home at half time. We regret the second half.
* errs | The correction was longer than the match.

# 7
@ school noon medium | child: hands-on-hips cross | friend: stand happy | friend2: stand happy | all: sit happy | props: newspaper "SORRY", table
= {flo} and {ed} laugh over the newspaper. {Kim} does not.
By week five, the corrections had reached the front, and people read them aloud[roomy: , sliding off benches]. We'd never had so many readers, or such a furious Editor.
* errs |

# 8
@ kitchen noon medium | child: hide curious looks suitcase | grownup: stand calm holds suitcase | Bo: hide curious | props: spoon, hatch
= Hidden, {Kim} watches {cook} put spoons into a suitcase.
We needed one enormous story, and an accurate one. When {Kim} saw {cook} put forty spoons into a suitcase, we thought that we had it.

# 9
@ canteen noon close | child: point curious looks grownup | grownup: stand calm looks child | Bo: look-up curious looks grownup | props: hatch
= {Kim} asks a question at the kitchen hatch. {cook} looks out.
"What is it today?" asked the Editor, cunningly, at the hatch.

"Peas," said {cook}, which in {years} years at that hole was the only thing that anybody had asked her.

# 10
@ school dusk medium | child: point cross looks newspaper | friend: hands-on-hips cross looks child | friend2: stand sad looks friend | all: sit sad | props: newspaper "COOK STEALS SPOONS", table
= The newspaper says COOK STEALS SPOONS. {flo} refuses to touch it.
"COOK STEALS SPOONS," said the front page.

"They're missing," said {Kim}, "and people should know."

"Know what?" said {flo}, and she and {ed} politely resigned.
* low |

# 11
@ bedroom night medium | child: sit sad looks paper holds paper | Bo: sit sad looks Kim | props: paper, newspaper "COOK STEALS SPOONS", lamp
= Late at night, {Kim} tries to fold newspapers alone.
It is possible to write a newspaper by yourself, but to fold it, somebody has to hold the other end. By nine, [home: {home.at},] {Kim} had folded eleven, and {hats}.
* low | <Nobody laughed, since nobody was there.|It was quiet, for a newspaper office.>

# 12
@ bedroom night close | child: crouch curious looks pet1 | Bo: lie calm | props: newspaper "COOK ... SPOONS"
= {Bo} has covered the middle of the front page, and {Kim} looks at what is left.
[dog: {Bo} yawned, and lay down across the front page. | cat: {Bo} sat down on the front page, in the middle. | bird: {Bo} spread one wing across the front page. | fish: {Bo} splashed, and the middle of the front page ran. | rabbit: {Bo} ate a hole in the front page. | guineapig: {Bo} sat down in the middle of the front page. | hamster: {Bo} made a hole in the front page, for a bed. | horse: {Bo} put an enormous nose on the front page. | lizard: {Bo} stretched out along the front page. | toy: {Bo} fell over, on to the front page. | {Bo} sat down on the front page.] Now it said "COOK", then a gap, then "SPOONS".

{Kim} tried that gap, and an alarming number of words would fit.
* low |

# 13
@ bedroom lamp medium | child: stand worried looks phone holds phone | all: sit calm looks Kim | props: lamp, bed
= {Kim} speaks into a telephone, and listens.
So {Kim} telephoned {flo}. "What do you know?" asked the Editor, for the first time in six editions.

"I know that she's given away her {radio}," said {flo}, eventually. "Ask {ed}."

# 14
@ [place: {place.id} | street] lamp wide | child: whisper curious looks friend2 | friend: stand curious looks friend2 | friend2: stand worried looks child | all: stand curious | props: lamp
= Under a street lamp, {Kim}, {flo} and {ed} put together what they know.
{ed} knew about a train ticket, one way. The caretaker knew that she takes bent spoons home, and brings them back straight. [roomy: Everybody had one piece, and <nobody had two|nobody had added them up>.]

"She's leaving," said {Kim}, "and it's tomorrow."

# 15
@ school morning close | child: reach sad looks newspaper | friend: stand worried looks child | friend2: stand worried looks child | Bo: sit calm looks Kim | props: newspaper
= On the table lies a front page with nothing on it. {Kim} has a hand on it.
It was the biggest story ever, and it wasn't ours to tell. {Kim}[deed: , who once {deed}[back: , {back.at}],] took out the headline[!deed: , and looked for something truer].

There was nothing [deed: truer], so {he} put in nothing.

# 16
@ school morning wide | child: carry happy | friend: carry happy looks child holds paper | friend2: run happy | all: run happy | props: newspaper, table
= Everyone is at work: {Kim} and {flo} fold, and {ed} runs with a pile.
We had one hour for two hundred copies. {flo} folded, and {Kim} held the other end, and {ed} ran.
* joy | It's extraordinary what other ends can do.
* joy |

# 17
@ school noon close | child: stand proud looks paper holds paper | friend: stand proud | Bo: look-up curious looks newspaper | props: newspaper
= {Kim} holds up the blank newspaper.
The front page was blank, and entirely accurate. On the back, there was one correction.

"For six weeks, this newspaper was written by one person. We regret the error. For news, ask {cook}."

# 18
@ canteen noon wide | child: look-up worried looks grownup | grownup: stand delighted looks child | friend: stand curious | friend2: stand curious | all: look-up curious looks grownup | props: hatch
= Everybody in the lunch hall looks at the hatch. {cook} looks out.
At lunch, people turned it over, and over again, and then somebody small went to the hatch.

"Is anything new?" she asked, and {cook} took off her apron.

# 19
@ kitchen golden wide | child: sit delighted looks grownup | grownup: celebrate delighted | friend: sit happy | friend2: sit happy | all: sit delighted | props: spoon, bowl, hatch | event
= The kitchen is full of people. {cook} tells them something, with both arms.
{cook} said more in an hour than in {years} years[roomy: , with the entire school in her kitchen]. There is a sister, and a café by the sea[family-wedding: , and a wedding]. [first-day-of-school: It was like a first day of school. | event&!family-wedding: It was nearly {event.is}. | occasion&!event: It was "{occasion}".]
* joy | They had the straightest spoons anywhere.

# 20
@ school golden medium | child: stand delighted looks newspaper | friend: point happy looks newspaper | friend2: stand proud | all: sit happy looks newspaper | props: newspaper "photo", chair, chair
= {Kim}, {flo} and {ed} look at a front page with a photograph of an empty hall.
Our next front page, by everybody, was a photograph of the lunch hall. "Two hundred chairs," it says, "and nobody in them."
* joy | [sequel&1-3: There is also a piece about {recall}. | roomy: Nothing in it has been corrected yet.]

There were two hundred and one chairs. We regret the error.

## dog
staff: {Bo+} did deliveries, and retrieved some. // stand proud
errs: {Bo} buried one edition, which helped. // dig happy
low: {Bo} put one paw on the pile. // sit sad
joy: {Bo} wagged on several pages. // run delighted

## dog 2
staff: {Bo+} covered sport, by joining in. // run happy
errs: {Bo} scored twice, unreported. // run happy
low: {Bo} retrieved a page from the bin. // stand sad
joy: {Bo} was everywhere, and reported it. // leap delighted

## cat
staff: {Bo+} was our critic, and liked nothing. // sit proud
errs: {Bo} was our lion, and kept the cutting. // sit proud
low: {Bo} resigned as well, but stayed in the room. // back-turned calm
joy: {Bo} gave it four stars, out of nine. // sit happy

## cat 2
staff: {Bo+} sat on every page, to dry the ink. // sit calm
errs: {Bo} lay down on the worst parts. // lie calm
low: {Bo} looked hard at the Editor. // sit sad looks Kim
joy: {Bo} found the warmest place. // lie delighted

## bird
staff: {Bo+} read out the headlines, to save paper. // perch proud
errs: {Bo} repeated our mistakes, word for word. // perch happy
low: {Bo} would not read that one out. // perch sad
joy: {Bo} broke the news, extremely loudly. // perch delighted

## fish
staff: {Bo+} did the shipping forecast. // swim proud
errs: {Bo} forecast water, and was right every time. // swim happy
low: {Bo} had no outlook to offer. // hide sad
joy: {Bo} forecast a fine afternoon. // swim delighted

## fish 2
staff: {Bo+} was our correspondent under water. // swim proud
errs: We described {Bo} as a whale, in error. // swim cross
low: {Bo} looked at it, and sank. // hide sad
joy: {Bo} splashed the story over both pages. // swim delighted

## rabbit
staff: {Bo+} was in charge of cuts, and ate them. // sit happy
errs: We described {Bo} as a rarebit, which is toast. // sit cross
low: {Bo} would not even eat it. // sit sad
joy: {Bo} ate a corner, with approval. // sit delighted

## guineapig
staff: {Bo+} was a source close to the lettuce. // look-up happy
errs: {Bo} denied everything, in advance. // look-up cross
low: {Bo} was unavailable, under a cushion. // hide sad
joy: {Bo} confirmed the lettuce. // look-up delighted

## hamster
staff: {Bo+} shredded what we couldn't print. // stand proud
errs: {Bo} kept cuttings, in both cheeks. // stand happy
low: {Bo} stopped shredding, and listened. // sit sad
joy: {Bo} ran with the story, in both directions. // run delighted

## horse
staff: {Bo+} was circulation, at a trot. // stand proud
errs: We described {Bo} as hoarse, which {they} {wasn't}. // stand cross
low: {Bo} breathed on the window, and looked out. // stand sad
joy: {Bo} carried whatever there was. // walk proud

## lizard
staff: {Bo+} was the paperweight, and held opinions. // lie proud
errs: We described {Bo} as a wizard, and had letters. // stand cross
low: {Bo} lay on cold paper, going cold. // lie sad
joy: {Bo} had the warmest post on the paper. // lie delighted

## toy
staff: {Bo+} was secretary, and told nobody anything. // sit proud
errs: {Bo} declined to comment, and was quoted. // sit cross
low: {Bo} slid off the pile, face down. // lie sad
joy: {Bo} was promoted, and sat up straight. // sit proud

## other
staff: {Bo+} was our correspondent at large. // walk proud
errs: We got {Bo's} age wrong, twice. // stand cross
low: {Bo} gave the Editor a look, without a caption. // sit sad looks Kim
joy: {Bo} was in it, and spelled correctly. // stand delighted

## duet
staff: {Bo+} took the left column, and {Mo+} the right. // sit calm looks Mo
errs: We printed {Bo} under a picture of {Mo}. // sit cross looks Mo
low: {Bo} looked at {Mo}, without comment. // sit sad looks Mo
joy: {Bo} had one end, and {Mo} the other. // stand delighted looks Mo

## duet 2
staff: {Bo+} was in features. {Mo+} was in the way. // stand happy looks Mo
errs: {Bo} blamed {Mo}, and we printed that. // stand cross looks Mo
low: {Bo} sat by {Mo}, below the fold. // sit sad looks Mo
joy: {Bo} made a headline, and {Mo} sat under it. // sit delighted looks Mo

## any names
staff: {Bo+} was a friend of the Editor. // sit proud
errs: {Bo} was spelled three ways, all wrong. // sit worried
low: {Bo} waited by the door, for the staff. // sit sad
joy: {Bo} was spelled right, and framed it. // sit proud

## any ink
staff: {Bo+} was in ink, up to a point. // walk happy
errs: {Bo} left prints on it, more accurate than ours. // walk happy
low: {Bo} left one print, on the margin. // sit sad
joy: {Bo} signed every copy, in passing. // walk delighted

## any lunch
staff: {Bo+} was our restaurant critic. // look-up happy
errs: {Bo} reviewed a sandwich, favourably. // sit happy
low: {Bo} had no appetite for it. // lie sad
joy: {Bo} reviewed the peas, from underneath. // sit delighted

## any late
staff: {Bo+} was the late edition. // walk calm
errs: {Bo} arrived with Tuesday's news, on Friday. // walk happy
low: {Bo} was on time, and sorry to be. // sit sad looks Kim
joy: {Bo} held the page. // stand delighted
`
