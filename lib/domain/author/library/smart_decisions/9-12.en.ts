export const words = String.raw`
title: <Hypothetically|A Gentleman at Three|The Left Arm>
refrain: "Hypothetically," said {Kim}.
recall: the hypothetical arm
deed: did not buy an arm
summary: {Kim} has forty dollars, and at the market there is the left arm of a suit of armour. It is the only one, and a gentleman is coming for it at three. So {Kim} buys it, but only hypothetically, in drainpipe.
extra: friend = {otis}
extra: friend2 = {noor}
extra: grownup = {quill}
pick: otis = Otis, Gulliver, Ravi, Bertie, Emeka, Leopold
pick: noor = Noor, Ottoline, Tamsin, Ada, Yuki, Harriet
pick: quill = Mrs Quill, Mrs Bonetti, Mrs Achebe, Mrs Larkin
pick: goose = goose, parrot, llama
pick: drum = drum kit, drum, big drum
pick: crumb = currants, raisins, peppercorns
pick: dentist = the dentist, the swimming pool, a wedding
pick: coat = a coat, a hat, a left shoe
sign: hypothetically = HYPOTHETICALLY
word: hypothetically = as if it were so, to see what would happen
word: committee = a group of people who meet to decide things
word: minutes = the written record of a meeting
word: motion = something that a meeting can vote on
word: armour = a suit of metal that knights wore
word: column = a list that goes down a page
word: drainpipe = a pipe that takes the rain down from a roof
question: What does {quill} say to make {Kim} hurry, and what is it worth?
question: {noor} says save it, and {otis} says spend it. Which of their reasons is better?
question: What did {Kim} find out from the drainpipe that the real arm couldn't have told {him}?
question: The arm was right for {otis}. Why wasn't it right for {Kim}?
question: What will the new notebook say about the right arm?
activity: try | Choose a thing that you want. Make it out of what's in the house, and own it for three days. | Loved at four o'clock ; Loved at bedtime ; Missed it
activity: talk | What did you buy, or ask for, and then forget by Tuesday? What did you never forget?
activity: listen | Collect things that sellers say to make you hurry. | only one left ; today only ; somebody else is looking
surprise: Somebody wants the arm more than {Kim} does, and says so without saying so. | Read page 12 again.
surprise: There is a gentleman in this book whom nobody ever sees. | When is he expected?

# 1
= {Kim} holds up an envelope with money in it.
Forty dollars came in an envelope, for minding a {goose}. {Kim} had never met so much money at once.
* advise | <It smelled, faintly, of {goose}.|Everybody else knew what to do with it.>

# 2
= The Committee sits under the kitchen table. {noor} writes.
A Committee formed at once, under the kitchen table, with a lamp and [event: {event.food} | place: {place.food} | biscuits], and {noor} took the minutes. [sequel&1-3: Nothing so large had been discussed since {recall}.]
* advise | <There were several motions about refreshments.|Everybody spoke, and some of it was heard.>
* advise |

# 3
= {otis} and {noor} argue over the envelope. {Kim} looks from one to the other.
"Save it," said {noor}, "for something better."

"Better than what?" said {otis}. "Nobody is this age twice."
* advise | Both remarks were entered in the minutes.

# 4
= At the market, {Kim} and {otis} have stopped in front of a shining metal arm.
On Saturday, at the market [place: {place.at}|somewhere: {somewhere.at}], {Kim} saw the left arm of a suit of armour. Every finger moved, it cost forty dollars, and it fitted.

# 5
= {quill} talks across the stall, and points at the clock. {Kim} can't look away from the arm.
"It's the only one," said {quill}, "and a gentleman is coming back for it at three." It was ten to, and in {Kim's} hand, the money had become warm.

# 6
= {otis} pulls at {Kim's} left sleeve, and {noor} at the right.
"Buy it," said {otis}, "or you'll be sorry for ever."

"{He}'ll be sorry either way," said {noor}. "It's a question of how long."

{Kim}[deed: , who once {deed}[back: , {back.at}],] unfolded the money.

# 7
= {Kim} goes home with one arm held out stiffly in front. {otis} looks back at the market.
[roomy: At five to three,] {Kim} folded the money up again. "Hypothetically," said {Kim}, "I've bought it."

{He} went home [home: to {home.own}] with nothing at all, and held it out stiffly, to the left.

# 8
= In the shed, {Kim} tries on an arm made of drainpipe and an oven glove.
For one week, {Kim} would own the arm, hypothetically, and see. It was drainpipe, with an oven glove for a hand.
* test | <It was left-handed, and so was the glove.|It rattled, like the real thing.>

# 9
= {Kim} knocks at a door with the drainpipe arm. {otis} admires it.
On Sunday, it was glorious, and knocked on doors, and saluted buses. In a notebook, under Loved at Four O'Clock, {Kim} wrote, "Yes, {otis} too."
* test | <Buses did not salute back, but they slowed.|It also hailed a taxi, by accident.>

# 10
= From above: {Kim} tries to eat peas with an oven glove.
Then there were peas for supper, and the arm couldn't pick one up[roomy: , or turn a page, or scratch]. Under Loved at Bedtime, {Kim} wrote, "Ask me tomorrow."
* test | <The peas were still there at eight.|It couldn't do buttons, either.>

# 11
= {Kim} beats on saucepans. {noor} has her hands over her ears.
Other motions were tested, too. A hypothetical {drum} drew a real complaint from downstairs. A hypothetical ant farm, made of {crumb}, was eaten. [roomy: <A hypothetical bank was restful, and nothing happened.|The hypothetical puppy was entirely {noor}.>]

# 12
= {otis} polishes the drainpipe arm with his sleeve. {Kim} is busy with the notebook.
{otis} called every afternoon, to visit the arm. He carried it about, and asked whether it was inclined to rust.

"Hypothetically," said {Kim}.

"It's drainpipe," said {noor}, and put that in the minutes.

# 13
= {Kim} has found the arm at last, and looks from it to an empty column in the notebook.
On Thursday, {Kim} couldn't find it. [dog: {Bo} had had it since Tuesday, and had eaten as far as the elbow. | cat: It had been {Bo's} bed since Tuesday. | bird: {Bo} had been nesting in it since Tuesday. | fish: It had been holding up {Bo's} bowl since Tuesday. | rabbit: {Bo} had been living in it since Tuesday. | guineapig: It had been {Bo's} tunnel since Tuesday. | hamster: It had been {Bo's} warehouse since Tuesday. | horse: {Bo} had stepped on it on Tuesday. | lizard: {Bo} had been asleep in it since Tuesday. | toy: {Bo} had been wearing it since Tuesday. | {Bo} had been looking after it since Tuesday.] The third column was called Missed It, and it was empty.
* low |

# 14
= {Kim} lies awake, with the notebook beside {him}.
It would have been simpler to stop wanting the real one, but wanting takes no notice of columns. It lay beside {Kim} all night[roomy: , with every finger moving].
* low | {He} turned over, to the right.

# 15
= The arm is still on the stall, with a lower price. {quill} smiles.
[event: {event.day} | occasion: At last, {occasion} | Saturday] came round, though no gentleman ever had, and somebody had polished the arm. "To you," said {quill}, "thirty-five."
* low | <It was cheaper, and shinier, and almost unbearable.|Every finger seemed to be beckoning.>

# 16
= In front of the arm, {Kim} opens the notebook, and reads.
{Kim} opened the notebook, and read all three columns[roomy: , in front of everybody]. "No, thank you," {he} said. "I'd have loved it, but only until Tuesday."

It was the best thing that {he} had ever not bought.

# 17
= {otis} carries the arm away through the market. {Kim} watches him go.
"In that case," said {otis}, going pink, and put down thirty-five dollars[roomy: , mostly in coins]. He had been waiting all week.

{Kim} watched it walk away, and it hurt, chiefly in the left arm.

# 18
= In the school yard, {otis} waves with a metal hand. {Kim} makes a note.
It suited him. He wore it to school, to bed and to {dentist}, and he missed it whenever it was off. [roomy: {Kim} wrote that down, too.]
* joy | <On Thursdays, it held the umbrella.|It never did manage peas.>

# 19
= {Kim} puts a label on a jar of money, and the Committee looks on.
{Kim} spent three dollars on another notebook[roomy: , the first being full]. The rest went into a jar, and on the jar went one word.
* joy | <It only just fitted.|{noor} spelled it, and it went round twice.>
* joy |

# 20
= At the stall again. {quill} points to the clock, and everybody looks at {Kim}.
* joy | <The next market day was fine and bright.|The week after, they went as spectators.>
"I've got the right arm coming in," said {quill}, on Saturday. "Only the one, and there's a gentleman."

The whole Committee looked at {Kim}, who opened the new notebook at page one.

"Hypothetically," said {Kim}.

## dog
advise: {Bo+} moved that it be sausages, and seconded it.
test: {Bo} shook hands with it, and meant it.
low: {Bo} lay down, on {Kim's} left side.
joy: {Bo} buried the minutes, for safe keeping.

## dog 2
advise: {Bo+} voted for the {goose}.
test: {Bo} fetched it, each time that it came off.
low: {Bo} offered something real, and rather damp.
joy: {Bo} withdrew the sausages, for the time being.

## cat
advise: {Bo+} abstained, by lying on the money.
test: {Bo} got into it, and declined to get out.
low: {Bo} purred, which settles nothing, but helps.
joy: {Bo} guarded everything, with both eyes shut.

## cat 2
advise: {Bo+} proposed a second sofa, for scratching.
test: {Bo} was stroked with it, once.
low: {Bo}, who had wanted one bird for years, understood.
joy: {Bo} knocked something over, to audit it.

## bird
advise: {Bo+} proposed mirrors.
test: {Bo} perched on it, like a falcon, or nearly.
low: {Bo} fell silent, to hear what it would do.
joy: {Bo} called the meeting to order, and was ignored.

## fish
advise: {Bo+} asked for a castle, with an upstairs.
test: {Bo} saw it coming, and went behind the weed.
low: {Bo} hung in the water, and wanted nothing.
joy: {Bo} approved of keeping things in glass.

## fish 2
advise: {Bo+} opened the debate, and shut it, and opened it.
test: {Bo} was fed with it, from a great height.
low: {Bo} came to the glass, to be looked at instead.
joy: {Bo} circulated, as one does at a party.

## rabbit
advise: {Bo+} ate the agenda.
test: {Bo} went in at the glove, and out at the shoulder.
low: {Bo} lent an ear, and then the other.
joy: {Bo} thumped, and the motion was carried.

## guineapig
advise: {Bo+} proposed cucumber, whenever the fridge was opened.
test: {Bo} took it for a tunnel, with {Kim} in the way.
low: {Bo} murmured, as if money were no object.
joy: {Bo} was paid in cucumber, for services.

## hamster
advise: {Bo+} was in favour of storing it.
test: {Bo} ran the length of it, on the inside.
low: {Bo}, who saves, said nothing.
joy: {Bo} deposited one seed, at interest.

## horse
advise: {Bo+} attended standing, and was counted twice.
test: {Bo} took it for a carrot, and apologised.
low: {Bo} breathed slowly, until {Kim} did.
joy: {Bo} shook hands with the real arm, and won.

## lizard
advise: {Bo+} wanted a larger sun.
test: {Bo} lay along it, and matched.
low: {Bo} sat still, as only {Bo} can, for an hour.
joy: {Bo} was warm, and had no further motions.

## toy
advise: {Bo+} took the chair, and could not be moved.
test: {Bo} was defended with it, all afternoon.
low: {Bo}, who had cost almost nothing, was held.
joy: {Bo} was made treasurer, having no pockets.

## other
advise: {Bo+} had a motion, which nobody could read.
test: {Bo} inspected it, and reserved judgement.
low: {Bo} moved over, and made room.
joy: {Bo} voted at last, and made it unanimous.

## duet
advise: {Bo+} voted with {Mo+}, on principle.
test: {Bo} attacked it, and {Mo} defended it.
low: {Bo} looked at {Mo}, who had also been free.
joy: {Bo} proposed three cheers, and {Mo} supplied them.

## duet 2
advise: {Bo+} proposed {Mo+}, and {Mo} proposed lunch.
test: {Bo} looked in at one end, and {Mo} at the other.
low: {Bo} kept {Mo} company, and {Mo} kept {Kim}.
joy: {Bo} counted everybody, and {Mo} checked.

## any nap
advise: {Bo+} slept through the vote, and won it.
test: {Bo} used the elbow as a pillow.
low: {Bo} slept on it, to show how.
joy: {Bo} declared the meeting closed, and slept.

## any noise
advise: "{bo.noise}," said {Bo+}, and that was minuted.
test: {Bo} said "{bo.noise}" down it, and it echoed.
low: {Bo} said nothing, and kept on saying it.
joy: "{bo.noise}," said {Bo}, and nobody objected.

## any look
advise: {Bo+} studied the money, from both sides.
test: {Bo} learned to stay on the right.
low: {Bo} looked at {Kim}, and at nothing that cost money.
joy: {Bo} watched the money, in case it moved.

## any treat
advise: {Bo+} was for refreshments, as a first step.
test: {Bo} ate whatever it couldn't pick up.
low: {Bo} left half a biscuit, out of sympathy.
joy: {Bo} attended to the refreshments.
`
