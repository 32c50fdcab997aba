// Want: to be in the choir. In the way: an open mouth, with nothing in it. Engine: a cupboard, a pipe, and a pipe that gets famous.
// Turn: a hundred people keep a place for one note. Last image: the pipe, and a mouth full of sandwich. {ms} is "she", {mr} "he", {anya} "she".
export const source = String.raw`
id: confidence-5-8
title: <"La," Said the Pipe|{Kim} and the Broom Cupboard|The Choir and Pipe>
skill: confidence
level: 5-8
refrain: "La," said the pipe.
recall: the pipe that sang
deed: sang La with a hundred people looking
summary: {Kim} sings in the bath, [wheels: at breakfast | on the stairs] and into a {can}. In the choir, {he} {opens/open} {his} mouth, and nothing comes out. Then {he} {finds/find} the broom cupboard, and the pipe in the hall begins to sing.
extra: grownup = {ms} she
extra: elder = {mr} he
extra: friend = {anya} she
pick: ms = Ms Alder, Ms Okoro, Ms Finch, Ms Delgado, Ms Rao
pick: mr = Mr Potts, Mr Bellamy, Mr Singh, Mr Novak, Mr Tui
pick: anya = Anya, Colette, Freya, Ximena, Odile, Priya
pick: can = watering can, saucepan, rubber boot, coffee pot
pick: spoon = spoons, forks, cups
pick: gate = a gate, a goose, a bus on a hill, five gates
pick: seat = bucket, pail
pick: clonk = clonk, glunk, tonk
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
surprise: word | Just once, the pipe says something else. | Listen on page 11.
surprise: detail | What does the pipe wear for the concert? Where is it afterwards? | Look on page 14, and read page 18. | 14 pipe

# 1
@ bathroom morning wide | child: celebrate delighted | all: look-up happy looks Kim | props: bucket, mirror
= {Kim} sings in the bathroom with {his} arms out wide.
{Kim} sang in the bath[roomy: , and [wheels: at breakfast | on the stairs]]. {He} sang down into a {can}, and it sang back.
* sing | <It was a big voice, with corners.|It was a big voice for a small house.>
* sing |

# 2
@ hallway morning medium | child: stand proud looks window | all: look-up curious looks Kim | props: window, umbrella
= {Kim} sings in the hall, and the windows shake.
{His} top note was called La. It made all the {spoon} hum in the [roomy: kitchen] drawer. [sequel&1-3: It was higher than {recall}.]
* sing | <Up the street, a dog sat up.|Over the street, a window answered.>
* sing |

# 3
@ stage golden wide | child: stand scared looks grownup at far | grownup: point happy | friend: stand happy looks grownup | Bo: sit curious looks Kim | props: pipe at centre, bench
= In the hall, {ms} lifts her stick, and the choir sings. In the back row, {Kim} has {his} mouth open.
So {Kim} joined the choir [place: at the hall {place.at} | somewhere: at the town hall, {somewhere.at} | home: at the hall behind {home.the} | at the hall]. Everybody sang. {Kim} opened {his} mouth, and nothing came out.

So {he} shut it, and opened it again, in time. [fish: {Bo} knew how that was done.]

# 4
@ stage golden medium | child: shrug worried looks grownup | grownup: wave delighted looks child | friend: stand happy | props: pipe at centre, bench
= {ms} claps her hands at the back row. {Kim} looks at the floor.
"Lovely!" called {ms}. "Lovely big mouths, back row!"

It was wonderfully easy. Nobody noticed a thing, which was the best of it. <It was the worst of it, too.|It was also the worst.>

# 5
@ stage golden close | friend: stand cross | grownup: stand worried looks friend | child: stand calm looks friend | props: pipe at centre, paper
= {anya} has her fingers in her ears. {ms} pulls a face.
The song went up like stairs, and on the top stair was a La. The choir jumped for it, and missed.

It sounded like [place: {place.creature} | {gate}]. "{anya} nearly had it," said {ms}[roomy: , and <sighed|rubbed her ear>].

# 6
@ shed lamp close | child: sit happy | Bo: look-up happy looks Kim | props: bucket, broom, pipe at right
= {Kim} sits in the broom cupboard on a {seat}, and sings to the brooms. An old copper pipe runs up the wall.
Afterwards, {Kim} had so much La left over that it hurt. {He} shut {himself} in the broom cupboard[roomy: , on a {seat},] by an old pipe.

"La," sang {Kim}. <No broom turned round.|Not one mop looked up.>

# 7
@ stage golden medium | grownup: stand scared looks pipe | friend: point scared looks pipe | elder: stand curious looks pipe | all: look-up curious looks pipe | props: pipe "la" at centre, broom, cup
= In the hall, everybody stares at an old copper pipe on the wall. Notes come out of it.
In the hall, {ms} dropped her biscuit.

"La," said the pipe.

It was the old hot-water pipe. It had never said anything but {clonk}.

# 8
@ stage golden wide | elder: point proud looks pipe | grownup: stand curious looks elder | child: stand worried looks pipe | all: look-up curious looks pipe | props: pipe at centre, broom
= {mr} explains the pipe, with his broom. {Kim} has come round the corner.
"Old pipes sing," said {mr}[roomy: , who swept the hall]. "In tune?" said {ms}.

{Kim} looked up at the pipe[roomy: , like everybody else].
* hear | <It was a good pipe. It looked back.|It seemed only polite.>

# 9
@ stage dusk wide | child: look-up worried looks pipe at far | friend: point calm looks pipe | grownup: whisper curious looks pipe | Bo: sit calm looks Kim | props: pipe at centre
= The whole choir waits for the pipe. {anya} puts a finger to her lips.
On Tuesday, the choir sang as far as the top stair, and waited. The pipe said {clonk}.

"It's shy," whispered {anya}. "Don't look at it."
* hear | They all looked at it.

# 10
@ shed lamp medium | child: celebrate proud | all: look-up happy looks Kim | props: bucket, broom, pipe at right
= In the broom cupboard, {Kim} takes a bow in front of the brooms, by the pipe.
So {Kim} developed a tummy ache[roomy: , just before the top].

"La," said the pipe, and everybody cheered. In the cupboard, {Kim} bowed to the mops.
* hear | <They took it well.|One of them fell over.>

# 11
@ stage noon medium | elder: reach proud looks pipe | friend: carry happy looks pipe holds scarf | child: stand scared looks pet1 | Bo: sit happy looks Kim | props: pipe at centre, scarf
= {mr} polishes the pipe. {anya} has brought a scarf for it.
The pipe became famous. {mr} polished it, and somebody knitted it a scarf. Just once, it said something new. [dog: It said "La", and then "woof". | cat: It said "La", and then "mew", crossly. | bird: It said "La", and then "cheep". | fish: It said "La", and then "blup". | rabbit: It said "La", and thumped. | guineapig: It said "La", and then "wheek". | hamster: It said "La", and then a tiny sneeze. | horse: It said "La", and then it went clop. | lizard: It said "La", and then something ran up inside it. | toy: It said "La", and then it squeaked. | It said "La", and then it sneezed.]

"That'll be the boiler," said {mr}.

# 12
@ [place: {place.id} | street] golden close | child: stand sad looks poster | Bo: sit sad looks Kim | props: poster "THE CHOIR AND PIPE"
= {Kim} reads a poster: THE CHOIR AND PIPE.
Then there was a poster, THE CHOIR AND PIPE.

It's hard to be jealous of a pipe, when the pipe is you.
* low | {Kim} managed it, all the same.

# 13
@ bedroom night medium | child: lie worried | all: lie sad looks Kim | props: lamp, bed
= {Kim} lies awake in bed with open eyes.
In bed, {Kim} thought. In the cupboard, {he} had a La, but it was the pipe's. In the back row, it would be {Kim's} own, and it wasn't there.
* low | <The house went {clonk}, and said no more.|{He} tried it under the blanket. It hummed.>

# 14
@ stage night wide | child: stand worried at far | grownup: point happy | friend: stand happy looks grownup at left | elder: sit proud looks pipe at near | Bo: sit worried looks Kim | props: pipe "bow" at right, bench | event
= The hall is full for the concert. The pipe wears a purple bow.
The concert was [event: {event.on} | occasion: on the day marked "{occasion}" | on Saturday]. The hall was full, and the pipe had a bow on.

{Kim} opened and shut for two verses. Then {he} got {his} tummy ache.
* low | Nobody noticed that, either.

# 15
@ hallway lamp behind | child: reach worried looks door | Bo: sit worried looks Kim | props: door, broom
= From behind: {Kim} has one hand on the cupboard door, and looks back to the hall.
{His} hand was on the cupboard when the choir got to the top, and stopped.

<It was the quietest sound ever.|There had never been such a quiet.> It was a hundred people, keeping a place for one note.

# 16
@ stage night medium | child: stand scared | elder: look-up worried looks pipe | all: look-up worried looks Kim | props: pipe "bow" at centre, bench
= At the back of the hall, {Kim} stands in the open. Heads begin to turn.
The pipe had nothing to say.

{Kim} shut the cupboard, with {himself} on the outside. {He} went to the back of the hall, and sang.

It was a squeak, and a hundred heads turned round.

# 17
@ stage night close | child: celebrate delighted | Bo: look-up curious looks Kim | props:
= {Kim} sings, with {his} head back and {his} mouth wide open.
{Kim} breathed in, right down to the <boots|socks>. [deed: This was {Kim}, after all. {He} once {deed}[back: , {back.at}].]

"La," sang {Kim}.

It went up over all those heads, [deed: and past the lamps | past the lamps, as far as the roof]. And there it hung.

# 18
@ stage night medium | friend: stand curious looks child | elder: stand sad looks pipe | grownup: celebrate delighted looks child | child: shrug happy looks friend | all: look-up happy looks Kim | props: pipe at centre, ribbon
= {anya} stares at {Kim}. {mr} has taken the bow off the pipe.
"That was you?" said {anya}. "In the cupboard? Why?"

"There are only mops in there," said {Kim}.

{mr} took the bow off the pipe. "I polished that," he said.

# 19
@ stage lamp wide | child: celebrate delighted | friend: celebrate delighted | grownup: celebrate delighted | all: look-up delighted looks Kim | props: pipe at centre, bench
= The whole choir sings with wide open mouths, and {Kim} is in the middle of it.
They sang it all again. {Kim} went first, and the rest held on[roomy: , and got up there, too].
* joy | <The {spoon} hummed in the kitchen.|Even the mops must have heard.>
* joy |

# 20
@ stage golden medium | child: sit happy looks pipe holds sandwich | friend: sit curious looks child | grownup: sit curious looks child | elder: stand curious looks child | all: look-up curious looks pipe | props: pipe "la" at centre, sandwich
= The choir has lunch on the edge of the stage. Everybody looks at {Kim}, whose mouth is full.
[roomy: After that, they sang it everywhere.]
* joy | <They sang it down the {can}.|Even the {can} joined in.>
* joy |

On Tuesday, during the [event: {event.food} | place: {place.food} | sandwiches], "La," said the pipe[roomy: , rather small].

Everybody looked at {Kim}, who had {his} mouth full.

## dog
sing: {Bo+} sang one long note, and not that one. // look-up happy
hear: {Bo} wagged at the pipe, as at an old friend. // stand happy
low: {Bo} lay down close, and sighed for both of them. // lie sad looks Kim
joy: {Bo} joined in, uninvited, and was cheered. // look-up delighted

## dog 2
sing: {Bo+} fetched a sock, in case. // stand happy holds sock
hear: {Bo} knew that voice, and nearly said so. // sit happy looks Kim
low: {Bo} leaned, as dogs do. // sit sad looks Kim
joy: {Bo} howled the tune, or one like it. // look-up delighted

## cat
sing: {Bo+} left for the La, and came back after. // back-turned calm
hear: {Bo} looked at the pipe, and longer at {Kim}. // sit calm looks Kim
low: {Bo} lay close to {Kim}, for weight. // lie calm looks Kim
joy: For once, {Bo} stayed until the end. // sit proud

## cat 2
sing: {Bo+} listened with one ear. // lie calm
hear: {Bo} watched the pipe, like a mouse hole. // sit curious
low: {Bo} washed, which is what cats say. // sit sad
joy: {Bo} walked out in front, and took the bow. // walk proud

## bird
sing: {Bo+} learned it, and added a twiddle. // perch happy
hear: {Bo} sat by the pipe, to see how it was done. // perch curious
low: Under one wing went {Bo's} head. // perch sad
joy: Round and round the La flew {Bo}. // fly delighted

## fish
sing: {Bo+} opened and shut, exactly in time. // swim happy
hear: In {Bo's} bowl, the water shook a little. // swim curious
low: {Bo} hung there, and shut {their} mouth. // swim sad
joy: {Bo} sang it in water, where you can see it. // swim delighted

## fish 2
sing: {Bo+} heard it through the glass, as a sort of hum. // swim curious
hear: {Bo} blew one bubble, as high as it would go. // look-up curious
low: Not one bubble came up from {Bo}. // hide sad
joy: {Bo} went up to the top with the note. // swim delighted

## rabbit
sing: {Bo+} folded both ears down. // sit calm
hear: One of {Bo's} ears pointed at {Kim}. // sit curious looks Kim
low: {Bo} sat close, with ears like wet socks. // sit sad looks Kim
joy: {Bo} thumped in time, or nearly. // leap delighted

## guineapig
sing: {Bo+} thought that La meant supper. // look-up happy
hear: {Bo} looked for supper, since it had said La. // look-up curious
low: {Bo} made the smallest noise there is. // sit sad looks Kim
joy: {Bo} wheeked one verse by heart. // look-up delighted

## hamster
sing: {Bo+} got up, to see who was ill. // stand curious
hear: {Bo} looked up the pipe, and down again. // look-up curious
low: {Bo} gave {Kim} the better half of a seed. // stand sad looks Kim
joy: {Bo} sang it with both cheeks full. // stand delighted

## horse
sing: {Bo+} put {their} ears forward, for more. // stand curious looks Kim
hear: {Bo} breathed on the pipe, to keep it well. // stand curious
low: {Bo} sighed, and something fell over. // stand sad
joy: {Bo} kept time with one hoof. // stand delighted

## lizard
sing: {Bo+} shut one eye, and then two. // lie calm
hear: {Bo} lay by the pipe, which was warm. // lie happy
low: {Bo} went a sort of grey, to match. // lie sad
joy: Up went {Bo's} tail, and stayed up. // look-up delighted

## toy
sing: {Bo+} heard every song first. // sit happy
hear: {Kim} looked at {Bo}. {Bo} hadn't seen a thing. // sit calm looks Kim
low: {Bo} was kept close, and did not mind. // lie sad looks Kim
joy: {Bo} was lifted up, to see the note. // carried delighted

## other
sing: {Bo+} listened to all of it. // look-up curious looks Kim
hear: {Bo} looked from the pipe to {Kim}, and back. // look-up curious looks Kim
low: {Bo} came as near as {they} could, and sat. // sit sad looks Kim
joy: {Bo} made a noise that was new to everybody. // look-up delighted

## duet
sing: {Bo+} liked the high bits. {Mo+} liked the end. // sit happy looks Mo
hear: {Bo} looked at {Mo}. Neither of them said a thing. // sit calm looks Mo
low: {Bo} and {Mo} sat close, like book ends. // sit sad looks Kim
joy: {Bo} took the low part, and {Mo} the lower. // look-up delighted looks Mo

## duet 2
sing: {Bo+} hid under something, and so did {Mo+}. // hide worried looks Mo
hear: {Bo} knew, and {Mo} knew that {Bo} knew. // sit calm looks Mo
low: {Bo} was sad for {Kim}, and {Mo} for {Bo}. // sit sad looks Mo
joy: {Bo} sang the words, and {Mo} sang the gaps. // look-up delighted looks Mo

## any sleep
sing: {Bo+} slept through all but the La. // sleep calm
hear: {Bo} woke up at the La, and knew the voice. // look-up curious looks Kim
low: {Bo} couldn't settle, either. // lie sad looks Kim
joy: {Bo} was awake for every note. // look-up delighted

## any noise
sing: "{bo.noise}," sang {Bo+}, in the gaps. // look-up happy
hear: "{bo.noise}," said {Bo} to the pipe, politely. // look-up curious
low: For once, {Bo} had nothing to say. // sit sad looks Kim
joy: "{bo.noise}!" sang {Bo}, a bit late. // look-up delighted

## any row
sing: {Bo+} was the front row. // sit proud looks Kim
hear: {Bo} kept the secret by looking at the floor. // sit worried
low: {Bo} was leaned on, and leaned back. // sit sad looks Kim
joy: {Bo} looked round, to see that they all knew. // sit proud

## any calm
sing: {Bo+} had heard it before. // sit calm looks Kim
hear: {Bo} did {their} best to look like a wall. // sit calm
low: {Bo} looked as if it were {Bo's} fault. // sit sad looks Kim
joy: {Bo} got a whole verse wrong, loudly. // look-up delighted
`
