export const words = String.raw`
title: <"La," Said the Pipe|{Kim} and the Broom Cupboard|The Choir and Pipe>
refrain: "La," said the pipe.
recall: the pipe that sang
deed: sang La with a hundred people looking
summary: {Kim} sings in the bath, [wheels: at breakfast | on the stairs] and into a {can}. In the choir, {he} {opens/open} {his} mouth, and nothing comes out. Then {he} {finds/find} the broom cupboard, and the pipe in the hall begins to sing.
extra: grownup = {ms}
extra: elder = {mr}
extra: friend = {anya}
pick: ms = Ms Alder, Ms Okoro, Ms Finch, Ms Delgado, Ms Rao
pick: mr = Mr Potts, Mr Bellamy, Mr Singh, Mr Novak, Mr Tui
pick: anya = Anya, Colette, Freya, Ximena, Odile, Priya
pick: can = watering can, saucepan, rubber boot, coffee pot
pick: spoon = spoons, forks, cups
pick: gate = a gate, a goose, a bus on a hill, five gates
pick: seat = bucket, pail
pick: clonk = clonk, glunk, tonk
sign: the-choir-and-pipe = THE CHOIR AND PIPE
word: choir = people who sing together
word: verse = one part of a song
word: squeak = a thin, high noise, like a mouse or a hinge
word: polished = rubbed until it shone
word: famous = known by everybody
word: jealous = wanting what somebody else has got
word: concert = when people come to hear music
question: Why did nobody notice that {Kim} wasn't singing?
question: What was better about the cupboard, and what was worse?
question: Why was it hard to be jealous of the pipe?
question: What did everybody do when the song got to the top? What did {Kim} do?
question: Who do you think was in the cupboard on the last page?
activity: sound | Sing La into things, and find out which sings back. | a jug ; a boot ; a bath ; a pillow
activity: talk | Where is the place where you are loudest? Who is there?
activity: try | Stand at one end of a long pipe, or a long hall, and whisper. Can somebody hear it at the other?
surprise: Just once, the pipe says something else. | Listen on page 11.
surprise: What does the pipe wear for the concert? Where is it afterwards? | Look on page 14, and read page 18.

# 1
= {Kim} sings in the bathroom with {his} arms out wide.
{Kim} sang in the bath[roomy: , and [wheels: at breakfast | on the stairs]]. {He} sang down into a {can}, and it sang back.
* sing | <It was a big voice, with corners.|It was a big voice for a small house.>
* sing |

# 2
= {Kim} sings in the hall, and the windows shake.
{His} top note was called La. It made all the {spoon} hum in the [roomy: kitchen] drawer. [sequel&1-3: It was higher than {recall}.]
* sing | <Up the street, a dog sat up.|Over the street, a window answered.>
* sing |

# 3
= In the hall, {ms} lifts her stick, and the choir sings. In the back row, {Kim} has {his} mouth open.
So {Kim} joined the choir [place: at the hall {place.at} | somewhere: at the town hall, {somewhere.at} | home: at the hall behind {home.the} | at the hall]. Everybody sang. {Kim} opened {his} mouth, and nothing came out.

So {he} shut it, and opened it again, in time. [fish: {Bo} knew how that was done.]

# 4
= {ms} claps her hands at the back row. {Kim} looks at the floor.
"Lovely!" called {ms}. "Lovely big mouths, back row!"

It was wonderfully easy. Nobody noticed a thing, which was the best of it. <It was the worst of it, too.|It was also the worst.>

# 5
= {anya} has her fingers in her ears. {ms} pulls a face.
The song went up like stairs, and on the top stair was a La. The choir jumped for it, and missed.

It sounded like [place: {place.creature} | {gate}]. "{anya} nearly had it," said {ms}[roomy: , and <sighed|rubbed her ear>].

# 6
= {Kim} sits in the broom cupboard on a {seat}, and sings to the brooms. An old copper pipe runs up the wall.
Afterwards, {Kim} had so much La left over that it hurt. {He} shut {himself} in the broom cupboard[roomy: , on a {seat},] by an old pipe.

"La," sang {Kim}. <No broom turned round.|Not one mop looked up.>

# 7
= In the hall, everybody stares at an old copper pipe on the wall. Notes come out of it.
In the hall, {ms} dropped her biscuit.

"La," said the pipe.

It was the old hot-water pipe. It had never said anything but {clonk}.

# 8
= {mr} explains the pipe, with his broom. {Kim} has come round the corner.
"Old pipes sing," said {mr}[roomy: , who swept the hall]. "In tune?" said {ms}.

{Kim} looked up at the pipe[roomy: , like everybody else].
* hear | <It was a good pipe. It looked back.|It seemed only polite.>

# 9
= The whole choir waits for the pipe. {anya} puts a finger to her lips.
On Tuesday, the choir sang as far as the top stair, and waited. The pipe said {clonk}.

"It's shy," whispered {anya}. "Don't look at it."
* hear | They all looked at it.

# 10
= In the broom cupboard, {Kim} takes a bow in front of the brooms, by the pipe.
So {Kim} developed a tummy ache[roomy: , just before the top].

"La," said the pipe, and everybody cheered. In the cupboard, {Kim} bowed to the mops.
* hear | <They took it well.|One of them fell over.>

# 11
= {mr} polishes the pipe. {anya} has brought a scarf for it.
The pipe became famous. {mr} polished it, and somebody knitted it a scarf. Just once, it said something new. [dog: It said "La", and then "woof". | cat: It said "La", and then "mew", crossly. | bird: It said "La", and then "cheep". | fish: It said "La", and then "blup". | rabbit: It said "La", and thumped. | guineapig: It said "La", and then "wheek". | hamster: It said "La", and then a tiny sneeze. | horse: It said "La", and then it went clop. | lizard: It said "La", and then something ran up inside it. | toy: It said "La", and then it squeaked. | It said "La", and then it sneezed.]

"That'll be the boiler," said {mr}.

# 12
= {Kim} reads a poster: THE CHOIR AND PIPE.
Then there was a poster, THE CHOIR AND PIPE.

It's hard to be jealous of a pipe, when the pipe is you.
* low | {Kim} managed it, all the same.

# 13
= {Kim} lies awake in bed with open eyes.
In bed, {Kim} thought. In the cupboard, {he} had a La, but it was the pipe's. In the back row, it would be {Kim's} own, and it wasn't there.
* low | <The house went {clonk}, and said no more.|{He} tried it under the blanket. It hummed.>

# 14
= The hall is full for the concert. The pipe wears a purple bow.
The concert was [event: {event.on} | occasion: on {occasion} | on Saturday]. The hall was full, and the pipe had a bow on.

{Kim} opened and shut for two verses. Then {he} got {his} tummy ache.
* low | Nobody noticed that, either.

# 15
= From behind: {Kim} has one hand on the cupboard door, and looks back to the hall.
{His} hand was on the cupboard when the choir got to the top, and stopped.

<It was the quietest sound ever.|There had never been such a quiet.> It was a hundred people, keeping a place for one note.

# 16
= At the back of the hall, {Kim} stands in the open. Heads begin to turn.
The pipe had nothing to say.

{Kim} shut the cupboard, with {himself} on the outside. {He} went to the back of the hall, and sang.

It was a squeak, and a hundred heads turned round.

# 17
= {Kim} sings, with {his} head back and {his} mouth wide open.
{Kim} breathed in, right down to the <boots|socks>. [deed: This was {Kim}, after all. {He} once {deed}[back: , {back.at}].]

"La," sang {Kim}.

It went up over all those heads, [deed: and past the lamps | past the lamps, as far as the roof]. And there it hung.

# 18
= {anya} stares at {Kim}. {mr} has taken the bow off the pipe.
"That was you?" said {anya}. "In the cupboard? Why?"

"There are only mops in there," said {Kim}.

{mr} took the bow off the pipe. "I polished that," he said.

# 19
= The whole choir sings with wide open mouths, and {Kim} is in the middle of it.
They sang it all again. {Kim} went first, and the rest held on[roomy: , and got up there, too].
* joy | <The {spoon} hummed in the kitchen.|Even the mops must have heard.>
* joy |

# 20
= The choir has lunch on the edge of the stage. Everybody looks at {Kim}, whose mouth is full.
[roomy: After that, they sang it everywhere.]
* joy | <They sang it down the {can}.|Even the {can} joined in.>
* joy |

On Tuesday, during the [event: {event.food} | place: {place.food} | sandwiches], "La," said the pipe[roomy: , rather small].

Everybody looked at {Kim}, who had {his} mouth full.

## dog
sing: {Bo+} sang one long note, and not that one.
hear: {Bo} wagged at the pipe, as at an old friend.
low: {Bo} lay down close, and sighed for both of them.
joy: {Bo} joined in, uninvited, and was cheered.

## dog 2
sing: {Bo+} fetched a sock, in case.
hear: {Bo} knew that voice, and nearly said so.
low: {Bo} leaned, as dogs do.
joy: {Bo} howled the tune, or one like it.

## cat
sing: {Bo+} left for the La, and came back after.
hear: {Bo} looked at the pipe, and longer at {Kim}.
low: {Bo} lay close to {Kim}, for weight.
joy: For once, {Bo} stayed until the end.

## cat 2
sing: {Bo+} listened with one ear.
hear: {Bo} watched the pipe, like a mouse hole.
low: {Bo} washed, which is what cats say.
joy: {Bo} walked out in front, and took the bow.

## bird
sing: {Bo+} learned it, and added a twiddle.
hear: {Bo} sat by the pipe, to see how it was done.
low: Under one wing went {Bo's} head.
joy: Round and round the La flew {Bo}.

## fish
sing: {Bo+} opened and shut, exactly in time.
hear: In {Bo's} bowl, the water shook a little.
low: {Bo} hung there, and shut {their} mouth.
joy: {Bo} sang it in water, where you can see it.

## fish 2
sing: {Bo+} heard it through the glass, as a sort of hum.
hear: {Bo} blew one bubble, as high as it would go.
low: Not one bubble came up from {Bo}.
joy: {Bo} went up to the top with the note.

## rabbit
sing: {Bo+} folded both ears down.
hear: One of {Bo's} ears pointed at {Kim}.
low: {Bo} sat close, with ears like wet socks.
joy: {Bo} thumped in time, or nearly.

## guineapig
sing: {Bo+} thought that La meant supper.
hear: {Bo} looked for supper, since it had said La.
low: {Bo} made the smallest noise there is.
joy: {Bo} wheeked one verse by heart.

## hamster
sing: {Bo+} got up, to see who was ill.
hear: {Bo} looked up the pipe, and down again.
low: {Bo} gave {Kim} the better half of a seed.
joy: {Bo} sang it with both cheeks full.

## horse
sing: {Bo+} put {their} ears forward, for more.
hear: {Bo} breathed on the pipe, to keep it well.
low: {Bo} sighed, and something fell over.
joy: {Bo} kept time with one hoof.

## lizard
sing: {Bo+} shut one eye, and then two.
hear: {Bo} lay by the pipe, which was warm.
low: {Bo} went a sort of grey, to match.
joy: Up went {Bo's} tail, and stayed up.

## toy
sing: {Bo+} heard every song first.
hear: {Kim} looked at {Bo}. {Bo} hadn't seen a thing.
low: {Bo} was kept close, and did not mind.
joy: {Bo} was lifted up, to see the note.

## other
sing: {Bo+} listened to all of it.
hear: {Bo} looked from the pipe to {Kim}, and back.
low: {Bo} came as near as {they} could, and sat.
joy: {Bo} made a noise that was new to everybody.

## duet
sing: {Bo+} liked the high bits. {Mo+} liked the end.
hear: {Bo} looked at {Mo}. Neither of them said a thing.
low: {Bo} and {Mo} sat close, like book ends.
joy: {Bo} took the low part, and {Mo} the lower.

## duet 2
sing: {Bo+} hid under something, and so did {Mo+}.
hear: {Bo} knew, and {Mo} knew that {Bo} knew.
low: {Bo} was sad for {Kim}, and {Mo} for {Bo}.
joy: {Bo} sang the words, and {Mo} sang the gaps.

## any sleep
sing: {Bo+} slept through all but the La.
hear: {Bo} woke up at the La, and knew the voice.
low: {Bo} couldn't settle, either.
joy: {Bo} was awake for every note.

## any noise
sing: "{bo.noise}," sang {Bo+}, in the gaps.
hear: "{bo.noise}," said {Bo} to the pipe, politely.
low: For once, {Bo} had nothing to say.
joy: "{bo.noise}!" sang {Bo}, a bit late.

## any row
sing: {Bo+} was the front row.
hear: {Bo} kept the secret by looking at the floor.
low: {Bo} was leaned on, and leaned back.
joy: {Bo} looked round, to see that they all knew.

## any calm
sing: {Bo+} had heard it before.
hear: {Bo} did {their} best to look like a wall.
low: {Bo} looked as if it were {Bo's} fault.
joy: {Bo} got a whole verse wrong, loudly.
`
