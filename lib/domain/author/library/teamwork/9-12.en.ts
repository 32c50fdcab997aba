export const words = String.raw`
title: <We Regret the Error|Lion in Gym|{Kim}, Editor>
refrain: We regret the error.
recall: the newspaper with the blank page
deed: asked {flo} what she knew
summary: {Kim} is Editor of the {paper}, and Sport, and Weather. There was no lion in the gym. The head teacher has no bull. Now forty spoons are missing, and this time, the Editor is certain. {flo} will not fold it.
extra: friend = {flo}
extra: friend2 = {ed}
extra: grownup = {cook}
pick: paper = Friday Trumpet, Weekly Crumb, School Gazette, Friday Bugle
pick: flo = Flora, Xanthe, Priya, Maud, Sunniva, Roxane
pick: ed = Edmund, Tarek, Gus, Hemi, Piotr, Lionel
pick: cook = Mrs Popovic, Mrs Abdi, Mrs Larsen, Mrs Quispe, Mrs Wong
pick: years = nineteen, twenty-two, seventeen
pick: score = four goals to nil, six goals to one, nine goals to two
pick: hats = six of them were hats, four of them were boats, five of them were aeroplanes
pick: radio = radio, bicycle, begonias
sign: news = NEWS
sign: lion-in-gym = LION IN GYM
sign: prize-bull = PRIZE BULL
sign: sorry = SORRY
sign: cook-steals-spoons = COOK STEALS SPOONS
sign: cook-spoons = COOK ... SPOONS
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
surprise: The last correction isn't about a bull. | Count the chairs on page 20.
surprise: {flo} and {ed} both knew, from the start. | Read page 2 again.

# 1
= {Kim} stands beside a table with a newspaper on it. {flo} and {ed} stand a step behind.
We are a newspaper, the {paper}. We come out on Fridays [somewhere: {somewhere.at}], on both sides of one sheet. {Kim} was the Editor, and Sport, and also the weather.

# 2
= {flo} folds, {ed} carries, and {Kim} gives directions.
{flo} did the folding, and {ed} did the carrying, and both had offered to write something, and been thanked.
* staff | {Kim} had no time to teach them.

# 3
= A newspaper says LION IN GYM. {Kim} is delighted with it.
"LION IN GYM," said our first front page. It was lino[roomy: , put down that Tuesday]. We regret the error.
* staff | <The gym was empty for a week.|Nobody did any gym that week.>

# 4
= {Kim} reads a letter and scowls. {flo} says nothing.
"HEAD TEACHER GROWS PRIZE BULL," said our second. It was a bulb. We regret the error, and so does the farmer who came <with a rope|to see it>.
* staff | The bulb, however, is doing well.

# 5
= {flo} shrugs at {Kim}. There is a bulb in a pot on the table.
{flo} waters that bulb, and {ed} had been standing on that lino.

"You might have asked," said {flo}.

"You might have said," said {Kim}. Neither remark was printed.
* errs |

# 6
= From behind: {Kim} hurries away from a football match that is not over.
In week three, we won the football, {score}, although the Editor had gone home at half time. We regret the second half.
* errs | The correction was longer than the match.

# 7
= {flo} and {ed} laugh over the newspaper. {Kim} does not.
By week five, the corrections had reached the front, and people read them aloud[roomy: , sliding off benches]. We'd never had so many readers, or such a furious Editor.
* errs |

# 8
= Hidden, {Kim} watches {cook} put spoons into a suitcase.
We needed one enormous story, and an accurate one. When {Kim} saw {cook} put forty spoons into a suitcase, we thought that we had it.

# 9
= {Kim} asks a question at the kitchen hatch. {cook} looks out.
"What is it today?" asked the Editor, cunningly, at the hatch.

"Peas," said {cook}, which in {years} years at that hole was the only thing that anybody had asked her.

# 10
= The newspaper says COOK STEALS SPOONS. {flo} refuses to touch it.
"COOK STEALS SPOONS," said the front page.

"They're missing," said {Kim}, "and people should know."

"Know what?" said {flo}, and she and {ed} politely resigned.
* low |

# 11
= Late at night, {Kim} tries to fold newspapers alone.
It is possible to write a newspaper by yourself, but to fold it, somebody has to hold the other end. By nine, [home: {home.at},] {Kim} had folded eleven, and {hats}.
* low | <Nobody laughed, since nobody was there.|It was quiet, for a newspaper office.>

# 12
= {Bo} has covered the middle of the front page, and {Kim} looks at what is left.
[dog: {Bo} yawned, and lay down across the front page. | cat: {Bo} sat down on the front page, in the middle. | bird: {Bo} spread one wing across the front page. | fish: {Bo} splashed, and the middle of the front page ran. | rabbit: {Bo} ate a hole in the front page. | guineapig: {Bo} sat down in the middle of the front page. | hamster: {Bo} made a hole in the front page, for a bed. | horse: {Bo} put an enormous nose on the front page. | lizard: {Bo} stretched out along the front page. | toy: {Bo} fell over, on to the front page. | {Bo} sat down on the front page.] Now it said "COOK", then a gap, then "SPOONS".

{Kim} tried that gap, and an alarming number of words would fit.
* low |

# 13
= {Kim} speaks into a telephone, and listens.
So {Kim} telephoned {flo}. "What do you know?" asked the Editor, for the first time in six editions.

"I know that she's given away her {radio}," said {flo}, eventually. "Ask {ed}."

# 14
= Under a street lamp, {Kim}, {flo} and {ed} put together what they know.
{ed} knew about a train ticket, one way. The caretaker knew that she takes bent spoons home, and brings them back straight. [roomy: Everybody had one piece, and <nobody had two|nobody had added them up>.]

"She's leaving," said {Kim}, "and it's tomorrow."

# 15
= On the table lies a front page with nothing on it. {Kim} has a hand on it.
It was the biggest story ever, and it wasn't ours to tell. {Kim}[deed: , who once {deed}[back: , {back.at}],] took out the headline[!deed: , and looked for something truer].

There was nothing [deed: truer], so {he} put in nothing.

# 16
= Everyone is at work: {Kim} and {flo} fold, and {ed} runs with a pile.
We had one hour for two hundred copies. {flo} folded, and {Kim} held the other end, and {ed} ran.
* joy | It's extraordinary what other ends can do.
* joy |

# 17
= {Kim} holds up the blank newspaper.
The front page was blank, and entirely accurate. On the back, there was one correction.

"For six weeks, this newspaper was written by one person. We regret the error. For news, ask {cook}."

# 18
= Everybody in the lunch hall looks at the hatch. {cook} looks out.
At lunch, people turned it over, and over again, and then somebody small went to the hatch.

"Is anything new?" she asked, and {cook} took off her apron.

# 19
= The kitchen is full of people. {cook} tells them something, with both arms.
{cook} said more in an hour than in {years} years[roomy: , with the entire school in her kitchen]. There is a sister, and a café by the sea[family-wedding: , and a wedding]. [first-day-of-school: It was like a first day of school. | event&!family-wedding: It was nearly {event.is}. | occasion&!event: It was nearly {occasion}.]
* joy | They had the straightest spoons anywhere.

# 20
= {Kim}, {flo} and {ed} look at a front page with a photograph of an empty hall.
Our next front page, by everybody, was a photograph of the lunch hall. "Two hundred chairs," it says, "and nobody in them."
* joy | [sequel&1-3: There is also a piece about {recall}. | roomy: Nothing in it has been corrected yet.]

There were two hundred and one chairs. We regret the error.

## dog
staff: {Bo+} did deliveries, and retrieved some.
errs: {Bo} buried one edition, which helped.
low: {Bo} put one paw on the pile.
joy: {Bo} wagged on several pages.

## dog 2
staff: {Bo+} covered sport, by joining in.
errs: {Bo} scored twice, unreported.
low: {Bo} retrieved a page from the bin.
joy: {Bo} was everywhere, and reported it.

## cat
staff: {Bo+} was our critic, and liked nothing.
errs: {Bo} was our lion, and kept the cutting.
low: {Bo} resigned as well, but stayed in the room.
joy: {Bo} gave it four stars, out of nine.

## cat 2
staff: {Bo+} sat on every page, to dry the ink.
errs: {Bo} lay down on the worst parts.
low: {Bo} looked hard at the Editor.
joy: {Bo} found the warmest place.

## bird
staff: {Bo+} read out the headlines, to save paper.
errs: {Bo} repeated our mistakes, word for word.
low: {Bo} would not read that one out.
joy: {Bo} broke the news, extremely loudly.

## fish
staff: {Bo+} did the shipping forecast.
errs: {Bo} forecast water, and was right every time.
low: {Bo} had no outlook to offer.
joy: {Bo} forecast a fine afternoon.

## fish 2
staff: {Bo+} was our correspondent under water.
errs: We described {Bo} as a whale, in error.
low: {Bo} looked at it, and sank.
joy: {Bo} splashed the story over both pages.

## rabbit
staff: {Bo+} was in charge of cuts, and ate them.
errs: We described {Bo} as a rarebit, which is toast.
low: {Bo} would not even eat it.
joy: {Bo} ate a corner, with approval.

## guineapig
staff: {Bo+} was a source close to the lettuce.
errs: {Bo} denied everything, in advance.
low: {Bo} was unavailable, under a cushion.
joy: {Bo} confirmed the lettuce.

## hamster
staff: {Bo+} shredded what we couldn't print.
errs: {Bo} kept cuttings, in both cheeks.
low: {Bo} stopped shredding, and listened.
joy: {Bo} ran with the story, in both directions.

## horse
staff: {Bo+} was circulation, at a trot.
errs: We described {Bo} as hoarse, which {they} {wasn't}.
low: {Bo} breathed on the window, and looked out.
joy: {Bo} carried whatever there was.

## lizard
staff: {Bo+} was the paperweight, and held opinions.
errs: We described {Bo} as a wizard, and had letters.
low: {Bo} lay on cold paper, going cold.
joy: {Bo} had the warmest post on the paper.

## toy
staff: {Bo+} was secretary, and told nobody anything.
errs: {Bo} declined to comment, and was quoted.
low: {Bo} slid off the pile, face down.
joy: {Bo} was promoted, and sat up straight.

## other
staff: {Bo+} was our correspondent at large.
errs: We got {Bo's} age wrong, twice.
low: {Bo} gave the Editor a look, without a caption.
joy: {Bo} was in it, and spelled correctly.

## duet
staff: {Bo+} took the left column, and {Mo+} the right.
errs: We printed {Bo} under a picture of {Mo}.
low: {Bo} looked at {Mo}, without comment.
joy: {Bo} had one end, and {Mo} the other.

## duet 2
staff: {Bo+} was in features. {Mo+} was in the way.
errs: {Bo} blamed {Mo}, and we printed that.
low: {Bo} sat by {Mo}, below the fold.
joy: {Bo} made a headline, and {Mo} sat under it.

## any names
staff: {Bo+} was a friend of the Editor.
errs: {Bo} was spelled three ways, all wrong.
low: {Bo} waited by the door, for the staff.
joy: {Bo} was spelled right, and framed it.

## any ink
staff: {Bo+} was in ink, up to a point.
errs: {Bo} left prints on it, more accurate than ours.
low: {Bo} left one print, on the margin.
joy: {Bo} signed every copy, in passing.

## any lunch
staff: {Bo+} was our restaurant critic.
errs: {Bo} reviewed a sandwich, favourably.
low: {Bo} had no appetite for it.
joy: {Bo} reviewed the peas, from underneath.

## any late
staff: {Bo+} was the late edition.
errs: {Bo} arrived with Tuesday's news, on Friday.
low: {Bo} was on time, and sorry to be.
joy: {Bo} held the page.
`
