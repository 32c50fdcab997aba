// Want: not to have broken the blue cup. In the way: a burglar who needs more and more luggage. Engine: "It was like this"; the clink.
// Turn: somebody has all of it, under one arm. Last image: the ship on the cup, upside down. {aunt} and {friend} are "she", {salt} is "he".
export const source = String.raw`
id: honesty-5-8
title: <It Was Like This|The Burglar with the Boat|He Was Hoping for Plates>
skill: honesty
level: 5-8
refrain: "It was like this," said {Kim}.
recall: the burglar with the boat
deed: took a burglar back at {doors} doors
summary: The blue cup is in five bits, and {Kim} says that a burglar did it. But a burglar has to look like something. By noon he has an umbrella. By two o'clock he has a boat, and the whole street is looking for him. Then they find him.
extra: friend = {friend} she
extra: elder = {aunt} she
extra: grownup = {salt} he
pick: friend = Nora, Bibi, Hatty, Salma, Greta, Mele, Poppy
pick: aunt = Aunt Vi, Aunt Flo, Aunt Dot, Aunt Pearl, Aunt Ming
pick: salt = Mr Salt, Mr Birch, Mr Osei, Mr Lark, Mr Finch
pick: orange = an orange, a turnip, a potato, a lemon
pick: cake = gingerbread, fruit cake, lemon slice
pick: doors = nine, ten, twelve
pick: look = behind the bins, under the hedges, inside the post box
word: burglar = somebody who gets into a house to steal
word: slippers = soft shoes for the house
word: poster = a big notice for everybody to see
word: search party = people who go out together to look for something
word: suitcase = a box with a handle, for taking your things away
word: glue = sticky stuff that holds things together
question: What did the burglar have at the end that he did not have at the start?
question: Why was it hard for {Kim} to stop?
question: What did {salt} say when nobody believed him? How did he feel?
question: {Kim} knocked on {doors} doors. Which was the hardest, do you think?
question: What is the biggest story that you ever had to take back?
activity: draw | Draw the poster. Give the burglar one more thing to carry.
activity: sound | Put five spoons in a pocket. Can you walk without a clink?
activity: think | Finish it in two ways, one true and one not: "It was like this..."
surprise: picture | One thing on the mended cup is the wrong way up. | Look at the cup on page 20. | 20 ship-cup
surprise: count | How many times does {Kim's} pocket clink? | Listen from page 2 on.

# 1
@ kitchen morning medium | child: stand scared looks ship-cup | all: sit curious looks ship-cup | props: table, ship-cup at near
= {Kim} stares at a big blue cup with a ship on it, on the very edge of the table.
{aunt's} blue cup had a ship on it[roomy: , and nobody was to touch it]. [event&!first-day-of-school: On {event.is}, | !event&occasion: On the Saturday marked "{occasion}", | On Saturday,] it met {orange}[roomy: , coming the other way].
* saw | It was all over in one second.

# 2
@ kitchen morning above | child: kneel scared looks ship-cup | props: ship-cup "bits", table
= From above: {Kim} kneels by five blue bits on the floor.
{Kim} put all five bits in {his} pocket. Clink.
* saw | The kitchen clock went on, as if nothing had happened.

"Has anybody seen my blue cup?" called {aunt}[roomy: , <from the stairs|coming closer>].

# 3
@ kitchen noon medium | child: stand scared looks elder | elder: hands-on-hips curious looks child | Bo: sit calm looks Kim | props: table, cup
= {aunt} stands in front of {Kim} with her hands on her hips.
"It was like this," said {Kim}, and waited to discover what {he} would say. "There was a burglar."

[sequel&1-2: After {recall}, a burglar was nothing much.] "For one cup?" said {aunt}.

"He was thirsty," said {Kim}.

# 4
@ kitchen noon close | child: shrug worried looks friend | friend: stand delighted looks child holds book | props: window, book
= {friend} has come in with a notebook. Her eyes are round.
{friend} from next door was there before the echo. She had waited all her life for a burglar. "What was he like?"

"Tall," said {Kim}[roomy: , which seemed safe].
* saw | {friend} wrote it down at once.

# 5
@ garden noon medium | child: stand curious looks friend | friend: sit curious looks paper holds crayon | Bo: sit calm looks Kim | props: paper, bench
= {friend} sits on a bench and writes. {Kim} leans in to look.
"Tall, with what?" asked {friend}, and licked her pencil.

"With an umbrella," said {Kim}.

{friend} looked up at the sky, which was blue. "He was careful," said {Kim}[1-3: <, who had begun to like him|, who could almost see him now>].

# 6
@ street noon wide | child: stand worried | friend: point proud looks poster | all: walk curious | props: poster "WANTED: TALL. UMBRELLA." at right, umbrella at far
= There is a poster in the street: WANTED: TALL. UMBRELLA.
By lunchtime, there was a poster on every <tree|lamp post> [place&5:  | somewhere: {somewhere.at} | home: round {home.the}].
* hunt | <Even the milkman had one.|There was one on the baker's van.>

Where had the burglar hidden the cup? "In a suitcase," said {Kim}[1-4: , and tried not to clink]. "He was hoping for plates."

# 7
@ living-room noon medium | child: sit worried looks elder | elder: sit curious looks child | Bo: sit calm | props: chair, suitcase at far
= {aunt} leans forward in her chair. {Kim} sits on the edge of another.
"So how did he get away?" asked {aunt}.

"It was like this," said {Kim}. "He had a boat."

There was no water in the street, and {aunt} said so. "No," said {Kim}. "He had to carry it."

# 8
@ [place: {place.id} | street] golden wide | child: walk worried | friend: run delighted holds torch | elder: walk worried | all: walk curious | props: torch, drum, poster "WANTED" | event
= Half the street is out with torches and a drum. {friend} is in front.
At two, a search party set out, with torches, a drum and [event: {event.food} | a ladder]. "Look for a boat," said {friend}, "with legs." [1-3: They looked {look}.]
* hunt | Nobody had ever had such a good Saturday.
* hunt |

# 9
@ street golden close | child: stand scared looks pet1 | friend: stand curious looks child | Bo: look-up curious looks Kim | props: torch
= {Bo} has found {Kim's} pocket. {friend} has turned round to look.
[dog: {Bo} followed a trail right up to {Kim's} pocket, and sat. | cat: {Bo} sat down in front of {Kim's} pocket, and stared at it. | bird: {Bo} put {their} head on one side at {Kim's} pocket, and said, "Clink." | fish: {Bo} swam to the side where {Kim's} pocket was. | rabbit: {Bo} put both long ears to {Kim's} pocket. | guineapig: {Bo} heard something in {Kim's} pocket, and hoped for carrots. | hamster: {Bo} sat up and stared at {Kim's} pocket, as at a bank. | horse: {Bo} put a long nose to {Kim's} pocket, for carrots. | lizard: {Bo} put out {their} tongue at {Kim's} pocket. | toy: {Bo} fell over, right against {Kim's} pocket. | {Bo} came and looked at {Kim's} pocket.] Clink.

"What was that?" asked {friend}[roomy: , turning round].

"My teeth," said {Kim}. "It's cold, for a Saturday."

# 10
@ living-room dusk close | child: sit sad looks plate | elder: kneel sad looks child | Bo: lie calm looks Kim | props: blanket, plate, cake "loaf"
= {aunt} has put a blanket round {Kim}. {Kim} does not look at her.
"All alone with a burglar!" said {aunt}. She wrapped {Kim} in her shawl, and cut {him} the last of the {cake}.

[1-3: It was good {cake}, and it | It] would not go down.

# 11
@ street dusk wide | child: run scared | friend: wave delighted at far | Bo: walk worried | props: drum at far, poster "WANTED"
= At the far end of the street, {friend} waves both arms.
* hunt | They searched nine sheds, and somebody's piano.
[place: The drum went as far as {place.landmark}, and stopped. | Then the drum stopped.] "We've got him!" shouted {friend}.

[roomy: {Kim} went cold all over.] You can't catch somebody who isn't there, but they had.

# 12
@ street dusk medium | child: stand scared looks grownup | grownup: stand curious holds boat | friend: point proud looks grownup | all: sit curious looks grownup | props: boat, umbrella, suitcase
= A tall man stands in the street. He has an umbrella, a suitcase and a boat.
He was tall, with an umbrella, a suitcase, and a boat under one arm.

"Good evening," he said. "I'm {salt}, and I'm moving in."
* low | Nobody said good evening.

# 13
@ park dusk medium | child: hide scared | grownup: sit worried looks friend | friend: stand cross looks grownup holds book | all: sit worried looks grownup | props: bench, suitcase, boat
= {salt} sits on a bench. {friend} stands in front of him with her notebook.
"And where were you this morning?" asked {friend}.

"At home," said {salt}, "painting my boat. [roomy: Nobody saw me.] I don't know anybody yet."
* low | Somebody coughed, and then nobody did.

# 14
@ park dusk wide | child: stand sad looks grownup | grownup: sit sad holds boat | friend: stand cross looks grownup | elder: stand worried looks grownup | props: bench, boat, lantern
= The search party stands all round the bench. {salt} looks at his hands.
{salt} looked round at all the torches. "Perhaps I did do it," he said. "You all seem so sure."
* low | He held the boat <a bit tighter|with both arms>.

# 15
@ park dusk close | child: stand scared | friend: point cross looks child | grownup: sit sad looks child | Bo: sit worried looks Kim | props: torch, bench
= Everyone has turned to {Kim}.
"It only needs {Kim}," said {friend}. "Is this him?"

{Kim} could say yes, and it would be finished by suppertime. [1-4: It was such a small word.]

Clink, went {his} pocket.

# 16
@ park dusk medium | child: stand worried looks grownup | grownup: sit sad looks child | Bo: sit curious looks Kim | props: boat, bench
= {Kim} and {salt} look at each other.
Inventing a burglar is easy, but this one was real[deed: . {Kim} once {deed}[back: , {back.at}]. This was harder. | , <and had odd socks|and wore a plaster>.]

"It was like this," said {Kim}, and {his} voice came out in five bits.

# 17
@ park night close | child: kneel scared looks ship-cup | elder: stand sad looks ship-cup | grownup: sit curious looks child | Bo: sit calm looks Kim | props: ship-cup "bits", torch
= In the torchlight, {Kim} has put five blue bits on the ground.
{He} laid the blue ones on the ground. "There was no burglar, only me, and {orange}."

[roomy: {He} made {himself} look up.] "[roomy: I'm sorry, {salt}. It's a beautiful boat. | I'm so sorry, {salt}.]"

# 18
@ street night wide | child: stand sad looks door | Bo: walk calm | props: door at right, poster "WANTED" at left
= {Kim} stands at a door in the dark, by the last of the posters.
{friend} went home without a word.

{Kim} took down the posters, knocked at {doors} doors, and told it {doors} times. It got no easier, but it did get shorter.

# 19
@ kitchen morning medium | child: sit happy looks ship-cup | grownup: sit happy looks ship-cup | friend: stand happy looks paper holds crayon | all: sit happy | props: table, ship-cup "glued", paper "FOUND: ONE NEIGHBOUR" | event
= {Kim} and {salt} mend the cup with glue. {friend} holds a new poster: FOUND: ONE NEIGHBOUR.
{salt} had glue, because of the boat. [1: The cup was <in a bad mood|not keen>, but it held.]

[roomy: In the end,] {friend} came back, [1-2: turned a poster over] and wrote, FOUND: ONE NEIGHBOUR.
* after | She hung it in {salt's} own window.
* after |

# 20
@ kitchen golden close | child: sit happy looks elder | elder: sit happy looks ship-cup | Bo: sit happy | props: ship-cup "glued" at near, plate | event
= {aunt} has the mended cup by her. The little ship on it is upside down.
{aunt} still drinks from it. One bit went in upside down, and so the ship sails on its masts.
* after | It leaks only a little.

"How did that happen?" people ask.

"It was like this," says {Kim}, and it was.

## dog
saw: {Bo+} had been under the table, hoping for toast. // lie curious
hunt: {Bo} found two sticks and a pie, but no burglar. // run happy
low: {Bo} sat down next to {salt}, and leaned. // sit sad looks grownup
after: {Bo} ate the last poster, paste and all. // sit happy

## dog 2
saw: {Bo+} wagged, and knocked down a chair. // stand happy
hunt: Ahead of everybody went {Bo}, the wrong way. // run delighted
low: {Bo} gave {salt} a paw to hold. // sit sad looks grownup
after: {Bo} licked the cup, in case. // stand happy

## cat
saw: {Bo+} saw it, and would remember. // sit calm looks Kim
hunt: {Bo} sat and watched people look under things. // sit proud
low: Twice round {salt's} legs went {Bo}. // walk calm looks grownup
after: {Bo} tried the glue with one push. // stand curious

## cat 2
saw: {Bo+} had been planning to push it off for years. // sit cross
hunt: {Bo} slept on the warmest poster. // sleep calm
low: {Bo} sat down by {salt}, and would not be moved. // sit calm looks grownup
after: {Bo} forgave the cup, and had milk from it. // stand happy

## bird
saw: "Crash," said {Bo+}, who had just learned it. // perch delighted
hunt: {Bo} looked from above, and saw only hats. // fly curious
low: {Bo} would not sing for either side. // perch sad
after: For a week, {Bo} said "clink" at breakfast. // perch happy

## fish
saw: {Bo+} had seen it all, through glass. // swim curious looks Kim
hunt: Out in front went {Bo's} bowl, as lookout. // carried curious
low: {Bo} looked at {salt}, who gave a small wave. // swim sad
after: {Bo} swam by the cup all evening. // swim happy

## fish 2
saw: There was a splash, too. That was {Bo+}. // swim worried
hunt: {Bo} looked for the burglar behind the weed. // swim curious
low: In the bowl, {Bo} sank to the bottom, and sat. // swim sad
after: {Bo} blew the cup a bubble, for luck. // swim happy

## rabbit
saw: Up went both ears of {Bo+}, and they stayed up. // sit worried
hunt: {Bo} looked for the burglar in the lettuces. // stand curious
low: {Bo} thumped, just once. It sounded like no. // stand cross
after: {Bo} had a corner of every poster. // sit happy

## guineapig
saw: "Wheek," said {Bo+}, and hid from the bits. // hide scared
hunt: Whenever a bag rustled, {Bo} sounded the alarm. // look-up delighted
low: On small feet, {Bo} crept up to {salt}. // walk sad looks grownup
after: {Bo} said "wheek" again, at long last. // look-up happy

## hamster
saw: {Bo+} stopped running. The wheel did not. // run scared
hunt: {Bo} searched a whole glove, finger by finger. // walk curious
low: {Bo} sat at the toe of {salt's} boot. // sit sad looks grownup
after: {Bo} left a seed by the cup, to test it. // sit proud looks ship-cup

## horse
saw: {Bo+} had only come in for an apple, and blinked. // stand curious
hunt: {Bo} came along in case of oats, and ate a hat. // walk proud
low: {Bo} put {their} long chin down next to {salt}. // stand sad looks grownup
after: The high posters were eaten by {Bo}. // stand happy

## lizard
saw: {Bo+} looked round, but with one eye only. // lie calm
hunt: {Bo} searched a warm stone, for an hour. // lie happy
low: {Bo} lay down by the boat, like an oar. // lie sad
after: {Bo} lay by the cup until it dried. // lie happy

## toy
saw: {Bo+} saw it, and said nothing, as toys do. // sit calm
hunt: {Bo} was held up high, to look about. // carried curious
low: {salt} dried {Bo}, who had been dropped. // sit sad
after: {Bo} got glued on, and came off with soap. // sit worried

## other
saw: {Bo+} had seen it, and was not going to say. // stand calm looks Kim
hunt: {Bo} looked where everybody looked, only lower. // walk curious
low: {Bo} stood by {salt}, as if they had met. // stand sad looks grownup
after: {Bo} kept well away from the cup. // stand calm

## duet
saw: {Bo+} looked at {Mo+}. Both had seen it. // sit curious looks Mo
hunt: {Bo} searched {Mo}, and then {Mo} searched {Bo}. // look-up curious looks Mo
low: {Bo} sat by {salt}, with {Mo} on the other side. // sit sad looks grownup
after: {Bo} and {Mo} talked it over, in looks. // sit happy looks Mo

## duet 2
saw: {Bo+} looked at the floor, and {Mo+} looked at the door. // sit worried
hunt: {Bo} kept near {Mo}, to be on the safe side. // walk curious looks Mo
low: {Bo} and {Mo} looked anywhere but at {Kim}. // sit sad
after: {Bo} let {Mo} off, and {Mo} let off {Bo}. // sit happy looks Mo

## any witness
saw: "You didn't see that," said {Kim} to {Bo+}. // sit curious looks Kim
hunt: {friend} asked {Bo} three questions, and wrote, "No answer." // sit calm looks friend
low: {Bo} looked at {Kim}, and went on looking. // look-up sad looks Kim
after: {friend} asked {Bo} again, and wrote, "Knew all along." // sit proud

## any nap
saw: {Bo+} slept, and woke at the clink. // lie curious
hunt: In the middle of it all, {Bo} lay down. // lie calm
low: {Bo} could not find a good way to lie. // lie worried
after: {Bo} slept beside the cup, like a guard. // sleep happy

## any suspect
saw: {Bo+} looked like somebody who was elsewhere. // back-turned worried
hunt: {Bo} looked like a burglar, and was searched twice. // sit cross
low: {Bo} stayed near {salt}, in case it helped. // sit sad looks grownup
after: {Bo} was told that {they} {was} free to go. // sit proud

## any hush
saw: "Hush," said {Kim} to {Bo+}, who was silent. // sit worried looks Kim
hunt: {Bo} was in the way, and then in another way. // walk curious
low: It was {Bo} who looked away first. // back-turned sad
after: {Bo} was asked to mind the cup, and did. // sit proud looks ship-cup
`
