export const words = String.raw`
title: <A Short History of the Line|Historians Disagree|The Week of the Chalk Line>
refrain: Historians disagree.
recall: the week of the chalk line
deed: crossed the line, Article One or not
summary: {Kim} and {other} have ruled the old shed together since they were five. Then she brings {new}, and somebody says a sentence, and there is a chalk line down the middle and a treaty. Only the animals can cross. Then comes the storm.
extra: friend = {other}
extra: friend2 = {new}
pick: other = Maeve, Anaya, Tess, Lucia, Rahel, Hinemoa, Noa, Sunny
pick: new = Felix, Omar, Theo, Dane, Mateo, Wiremu, Viktor
pick: sticks = matchsticks, ice-block sticks, pegs
pick: towel = a tea towel, a pillowcase, half a sheet
sign: article-one = ARTICLE ONE
sign: dear-other = Dear {other}
sign: bring-biscuits = BRING BISCUITS
word: historian = somebody who writes down what happened long ago, and argues about it
word: treaty = an agreement between countries
word: article = one numbered part of a treaty
word: technically = by the exact rules
word: obviously = as anybody can see
word: atlas = a book of maps
word: authorities = the people in charge
word: complaint = a letter to say that something is wrong
question: Both rulers had a point. What was each one's?
question: Which law made you laugh? Which one was sad?
question: What did {new} do wrong?
question: What could {Kim} have saved, and what did {he} save?
question: Why is it funny, and not only funny, that they used each other's words?
activity: write | Found a country at home. Write its first three laws, and its national biscuit.
activity: draw | Draw a map of your room as a country. Where is the border? Who may cross?
activity: think | What would be left of the line if it ran through your kitchen?
surprise: Somebody gives a word back on page 17, and somebody takes theirs. | Read page 8 again.
surprise: Somebody sits on the last piece of the line. | Look under {Bo} on page 18.

# 1
= From behind: {Kim} draws a chalk line down the middle of a shed floor.
Historians disagree about who drew the line. It was {Kim}, with [home: chalk | a whole stick of chalk], down the middle of the old shed [home: behind {home.the}] [place: {place.at}|somewhere: {somewhere.at}].

The historians were <only being polite|being kind>.

# 2
= {Kim} and {other} sit on a rug in the shed, under a flag made of {towel}.
Before the line, the shed had been one country, with one rug, one lamp, and two rulers, {Kim} and {other}. [sequel&1-2: Its history went back to {recall}.]
* before | Its flag was {towel}, and it was saluted daily.

# 3
= {Kim} holds up a model ship made of {sticks}. {other} has a big book of maps.
There was an Atlas of everywhere, drawn by {other}, and a ship to go there in, made by {Kim} from {sticks}.
* before | The national dish was [place: {place.food} | biscuit].

# 4
= {other} shows the Atlas to a laughing boy on the rug. {Kim} stands at the door.
Then, on Monday, {other} brought {new}, who laughed at everything that she said. [roomy: She showed him the Atlas.]
* before | He was sitting on {Kim's} side of the rug.

# 5
= {Kim} and {other} argue, face to face.
"You might have asked me," said {Kim}. "You only like him because he thinks you're funny."

"I live here too," said {other}, "and <it makes a change|somebody has to>."

Most wars have begun with less.

# 6
= A chalk line cuts the shed in half. On one side {other} holds the lamp. On the other, {Kim} holds its plug.
So there was the line, and a treaty, and Article One was that nobody crossed.

[roomy: They divided everything fairly.] {other} got the lamp, and {Kim} got the plug.
* border | They shook hands on it, without touching.

# 7
= {Kim} eats standing at the table. Across the line, {other} sits on a chair with no table.
Under Article Two, {other} had the chairs, and {Kim} had the table. Everybody ate at the wrong height.
* border | <It was agreed that this was just.|Soup was given up altogether.>

# 8
= {Kim} and {other} point at each other across the line, both lost for words.
Article Three divided the words. {other} kept "technically", and {Kim} kept "obviously"[roomy: , which made it hard to have a proper argument].
* border | They had to say "because" a great deal.

# 9
= From above: the shed, the line, and {pets} going wherever they like.
Article Four said that animals could cross, since nobody could think how to stop them[1-3: , or what to fine them].
* border | <It was the one good law that they ever passed.|Nobody with fur, fins or feathers had waited for it.>

# 10
= At school, {new} eats his lunch alone on a bench. {Kim} walks past.
At school, {new} asked where to sit.

"Ask the authorities," said {Kim}.

He laughed[roomy: , in case it was a joke], and had his lunch on a bench. {Kim} found a great deal to look at in {his} sandwich.

# 11
= A biscuit tin stands on the line. {Kim} and {other} look at it, one from each side.
By Thursday, the peace was terrible. The biscuit tin stood on the line, and neither of them could lawfully open it.
* winter | They could hear the biscuits going soft.

# 12
= In the dark shed, {Kim} sits with a plug. Across the line, {other} turns the pages of the Atlas with no light.
{Kim} sat in the dark with the plug. Across the line, {other} sat in the dark with the lamp and the Atlas.
* winter | It's hard to find a country in the dark.

# 13
= {Kim} writes a letter at a table full of crumpled paper.
{Kim} wrote a letter of complaint. It got shorter every time, until all it said was, "Dear {other}."
* winter | {He} couldn't think how to improve it.

# 14
= {Kim} sits up in bed. Outside, in a storm, the shed roof lifts.
On Friday night, a storm came [place: over {place.landmark} | over the hill]. From bed, {Kim} heard the shed roof lift, [roomy: think about it,] and go.

{Kim}[deed: , who once {deed}[back: , {back.at}],] went too[!deed: , in {his} pyjamas].

# 15
= By torchlight, rain falls into the shed: on the ship on its shelf, and on the open Atlas across the line.
It was raining in both countries. On this side, the ship rocked on its shelf. On that side, the Atlas lay open, and its oceans had begun to run.

There was time to save one. There was also Article One.

# 16
= In the doorway, {Kim} with the Atlas bumps into {other}, who has the ship under her coat.
{Kim} crossed the line in one go. {He} got the Atlas up {his} pyjama top, turned, and met somebody coming the other way with a ship.

"You're in my country," said {other}.

"You're in mine," said {Kim}.

# 17
= {Kim} and {other} shelter under the table, holding each other's things.
They sat under the table. "I should have asked you," said {other}, "but you'd have said no."

"I would," said {Kim}, "and I'd have been wrong. And you are funny, technically."

"Obviously," said {other}.

# 18
= In the morning the shed has no roof. The line is gone, but for a short piece where {Bo} is.
By morning, the rain had washed the floor clean. Of the line, one short piece was left, [fish: under {Bo's} bowl | bird: under {Bo's} perch | horse: under {Bo's} left front foot | toy: under {Bo}, who had fallen on it | which {Bo} was sitting on].
* peace | They left it there, out of respect.

# 19
= {Kim} stands at {new's} front door, holding out a chair.
[birthday: On {his} birthday, | event: On {event.is}, | occasion: On {occasion}, | On Saturday,] {Kim} knocked at {new's} door with a chair. "It's yours," {he} said. "It goes on my side."

He laughed, and {Kim} found that it was catching.
* peace | It was not even funny, technically.

# 20
= {Kim}, {other} and {new} sit on the rug under a patched roof, by the light of the lamp.
* peace | The lamp and its plug were the first to be reunited.
* peace |

Article One of the new treaty says, "Bring [event: {event.food} | place: {place.food} | biscuits]."

Historians disagree about who crossed the line first. {Bo} was there, and isn't saying.

## dog
before: {Bo+} was the army, and surrendered to everybody.
border: {Bo} crossed forty times a day, smuggling one sock.
winter: {Bo} brought the ball as far as the line, and left it there.
peace: {Bo} surrendered to everybody, all over again.

## dog 2
before: {Bo+} was the police, and had never solved anything.
border: {Bo} patrolled the line until {they} forgot what it was for.
winter: {Bo} sighed in both countries.
peace: {Bo} arrested the chalk, and closed the case.

## cat
before: {Bo+} was the queen, and had never been asked.
border: Half in each country, {Bo} sat on the line, and was fed by both.
winter: {Bo} moved out, and lived on the water tank.
peace: {Bo} took back the whole rug, as queens do.

## cat 2
before: {Bo+} was a foreign power, and came and went.
border: No one told {Bo} what the line was for, and {they} never asked.
winter: {Bo} washed, slowly, with {their} back to both capitals.
peace: {Bo} recognised the new government, by sitting on it.

## bird
before: {Bo+} was the radio, and couldn't be turned down.
border: {Bo} flew over, and claimed all the air.
winter: {Bo} was off the air, with nothing to report.
peace: {Bo} broadcast until bedtime.

## fish
before: {Bo+} was the navy, all of it.
border: The bowl stood on the line, so {Bo} emigrated every lap.
winter: {Bo} stopped in the middle, facing neither of them.
peace: {Bo} did one long lap, without a passport.

## fish 2
before: {Bo+} was the sea, or the part of it that they had.
border: Each country had one side of the bowl. {Bo} used the bottom.
winter: {Bo} blew one bubble, on behalf of nobody.
peace: {Bo} came up, and was saluted.

## rabbit
before: {Bo+} was in charge of mining.
border: {Bo} dug under the line, and came up in the biscuits.
winter: There was one thump, and nobody asked what {Bo} meant.
peace: {Bo} struck gold, or at any rate a carrot.

## guineapig
before: {Bo+} was the alarm, and went off at lettuce.
border: {Bo} called for lettuce on both sides, and got it.
winter: {Bo} did not go off, even at lettuce.
peace: {Bo} went off like a kettle, and nobody minded.

## hamster
before: {Bo+} ran the bank, out of one cheek.
border: By night, {Bo} moved the whole bank across, seed by seed.
winter: {Bo} shut the bank, and sat on the seeds.
peace: {Bo} gave everybody one seed, to get things moving.

## horse
before: {Bo+} was the mountains, and took up one whole side.
border: {Bo} had {their} head in one country and {their} tail in the other.
winter: {Bo} turned round, and showed both countries the same end.
peace: {Bo} brought in {their} whole front half, to celebrate.

## lizard
before: {Bo+} was the national monument.
border: {Bo} lay along the line, and was mistaken for it.
winter: {Bo} had not moved for days, but now it seemed deliberate.
peace: {Bo} lifted one foot, and people cheered.

## toy
before: {Bo+} was Prime Minister, and made no mistakes.
border: Each day at noon, {Bo} changed sides, by law.
winter: {Bo} was left on the line, face down.
peace: {Bo} was made Prime Minister for life.

## other
before: {Bo+} was the people, and had to be consulted.
border: {Bo} treated the line as if it were only chalk.
winter: {Bo} looked at one, then at the other, and gave it up.
peace: {Bo} was consulted, and had no objection.

## duet
before: {Bo+} and {Mo+} were the government and the opposition.
border: {Bo} took one side, {Mo} took the other, and then they swapped.
winter: Even {Bo} and {Mo} had stopped arguing, which was a bad sign.
peace: {Bo} and {Mo} formed a new government, and fell asleep.

## duet 2
before: {Bo+} was the army, and {Mo+} was the band.
border: {Bo} was searched by {Mo}, and nothing was found.
winter: {Bo} sent {Mo} one long look, and no answer came.
peace: {Bo} and {Mo} were declared a national park.

## any sitting
before: {Bo+} was the minister for sitting.
border: {Bo} applied to both sides, and was accepted.
winter: {Bo} sat exactly in the middle, and faced the wall.
peace: {Bo} sat down in the middle of all of it.

## any stamps
before: {Bo+} was on all the stamps, looking left.
border: On one side's stamps, {Bo} now looked right.
winter: There were no new stamps of {Bo} that week.
peace: On the new stamp, {Bo} looks straight at you.

## any night
before: {Bo+} was the night shift.
border: {Bo} slept through all of the ceremony.
winter: {Bo} worked late, and sighed at the moon.
peace: {Bo} took the night off.

## any posts
before: {Bo+} held several posts, and slept in most of them.
border: {Bo} refused to show any papers at all.
winter: {Bo} resigned from everything.
peace: {Bo} took all the posts back, and a biscuit.
`
