export const words = String.raw`
title: <It Was Like This|The Burglar with the Boat|He Was Hoping for Plates>
refrain: "It was like this," said {Kim}.
recall: the burglar with the boat
deed: took a burglar back at {doors} doors
summary: The blue cup is in five bits, and {Kim} says that a burglar did it. But a burglar has to look like something. By noon he has an umbrella. By two o'clock he has a boat, and the whole street is looking for him. Then they find him.
extra: friend = {friend}
extra: elder = {aunt}
extra: grownup = {salt}
pick: friend = Nora, Bibi, Hatty, Salma, Greta, Mele, Poppy
pick: aunt = Aunt Vi, Aunt Flo, Aunt Dot, Aunt Pearl, Aunt Ming
pick: salt = Mr Salt, Mr Birch, Mr Osei, Mr Lark, Mr Finch
pick: orange = an orange, a turnip, a potato, a lemon
pick: cake = gingerbread, fruit cake, lemon slice
pick: doors = nine, ten, twelve
pick: look = behind the bins, under the hedges, inside the post box
sign: wanted-tall-umbrella = WANTED: TALL. UMBRELLA.
sign: wanted = WANTED
sign: found-one-neighbour = FOUND: ONE NEIGHBOUR
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
surprise: One thing on the mended cup is the wrong way up. | Look at the cup on page 20.
surprise: How many times does {Kim's} pocket clink? | Listen from page 2 on.

# 1
= {Kim} stares at a big blue cup with a ship on it, on the very edge of the table.
{aunt's} blue cup had a ship on it[roomy: , and nobody was to touch it]. [event&!first-day-of-school: On {event.is}, | !event&occasion: On {occasion}, | On Saturday,] it met {orange}[roomy: , coming the other way].
* saw | It was all over in one second.

# 2
= From above: {Kim} kneels by five blue bits on the floor.
{Kim} put all five bits in {his} pocket. Clink.
* saw | The kitchen clock went on, as if nothing had happened.

"Has anybody seen my blue cup?" called {aunt}[roomy: , <from the stairs|coming closer>].

# 3
= {aunt} stands in front of {Kim} with her hands on her hips.
"It was like this," said {Kim}, and waited to discover what {he} would say. "There was a burglar."

[sequel&1-2: After {recall}, a burglar was nothing much.] "For one cup?" said {aunt}.

"He was thirsty," said {Kim}.

# 4
= {friend} has come in with a notebook. Her eyes are round.
{friend} from next door was there before the echo. She had waited all her life for a burglar. "What was he like?"

"Tall," said {Kim}[roomy: , which seemed safe].
* saw | {friend} wrote it down at once.

# 5
= {friend} sits on a bench and writes. {Kim} leans in to look.
"Tall, with what?" asked {friend}, and licked her pencil.

"With an umbrella," said {Kim}.

{friend} looked up at the sky, which was blue. "He was careful," said {Kim}[1-3: <, who had begun to like him|, who could almost see him now>].

# 6
= There is a poster in the street: WANTED: TALL. UMBRELLA.
By lunchtime, there was a poster on every <tree|lamp post> [place&5:  | somewhere: {somewhere.at} | home: round {home.the}].
* hunt | <Even the milkman had one.|There was one on the baker's van.>

Where had the burglar hidden the cup? "In a suitcase," said {Kim}[1-4: , and tried not to clink]. "He was hoping for plates."

# 7
= {aunt} leans forward in her chair. {Kim} sits on the edge of another.
"So how did he get away?" asked {aunt}.

"It was like this," said {Kim}. "He had a boat."

There was no water in the street, and {aunt} said so. "No," said {Kim}. "He had to carry it."

# 8
= Half the street is out with torches and a drum. {friend} is in front.
At two, a search party set out, with torches, a drum and [event: {event.food} | a ladder]. "Look for a boat," said {friend}, "with legs." [1-3: They looked {look}.]
* hunt | Nobody had ever had such a good Saturday.
* hunt |

# 9
= {Bo} has found {Kim's} pocket. {friend} has turned round to look.
[dog: {Bo} followed a trail right up to {Kim's} pocket, and sat. | cat: {Bo} sat down in front of {Kim's} pocket, and stared at it. | bird: {Bo} put {their} head on one side at {Kim's} pocket, and said, "Clink." | fish: {Bo} swam to the side where {Kim's} pocket was. | rabbit: {Bo} put both long ears to {Kim's} pocket. | guineapig: {Bo} heard something in {Kim's} pocket, and hoped for carrots. | hamster: {Bo} sat up and stared at {Kim's} pocket, as at a bank. | horse: {Bo} put a long nose to {Kim's} pocket, for carrots. | lizard: {Bo} put out {their} tongue at {Kim's} pocket. | toy: {Bo} fell over, right against {Kim's} pocket. | {Bo} came and looked at {Kim's} pocket.] Clink.

"What was that?" asked {friend}[roomy: , turning round].

"My teeth," said {Kim}. "It's cold, for a Saturday."

# 10
= {aunt} has put a blanket round {Kim}. {Kim} does not look at her.
"All alone with a burglar!" said {aunt}. She wrapped {Kim} in her shawl, and cut {him} the last of the {cake}.

[1-3: It was good {cake}, and it | It] would not go down.

# 11
= At the far end of the street, {friend} waves both arms.
* hunt | They searched nine sheds, and somebody's piano.
[place: The drum went as far as {place.landmark}, and stopped. | Then the drum stopped.] "We've got him!" shouted {friend}.

[roomy: {Kim} went cold all over.] You can't catch somebody who isn't there, but they had.

# 12
= A tall man stands in the street. He has an umbrella, a suitcase and a boat.
He was tall, with an umbrella, a suitcase, and a boat under one arm.

"Good evening," he said. "I'm {salt}, and I'm moving in."
* low | Nobody said good evening.

# 13
= {salt} sits on a bench. {friend} stands in front of him with her notebook.
"And where were you this morning?" asked {friend}.

"At home," said {salt}, "painting my boat. [roomy: Nobody saw me.] I don't know anybody yet."
* low | Somebody coughed, and then nobody did.

# 14
= The search party stands all round the bench. {salt} looks at his hands.
{salt} looked round at all the torches. "Perhaps I did do it," he said. "You all seem so sure."
* low | He held the boat <a bit tighter|with both arms>.

# 15
= Everyone has turned to {Kim}.
"It only needs {Kim}," said {friend}. "Is this him?"

{Kim} could say yes, and it would be finished by suppertime. [1-4: It was such a small word.]

Clink, went {his} pocket.

# 16
= {Kim} and {salt} look at each other.
Inventing a burglar is easy, but this one was real[deed: . {Kim} once {deed}[back: , {back.at}]. This was harder. | , <and had odd socks|and wore a plaster>.]

"It was like this," said {Kim}, and {his} voice came out in five bits.

# 17
= In the torchlight, {Kim} has put five blue bits on the ground.
{He} laid the blue ones on the ground. "There was no burglar, only me, and {orange}."

[roomy: {He} made {himself} look up.] "[roomy: I'm sorry, {salt}. It's a beautiful boat. | I'm so sorry, {salt}.]"

# 18
= {Kim} stands at a door in the dark, by the last of the posters.
{friend} went home without a word.

{Kim} took down the posters, knocked at {doors} doors, and told it {doors} times. It got no easier, but it did get shorter.

# 19
= {Kim} and {salt} mend the cup with glue. {friend} holds a new poster: FOUND: ONE NEIGHBOUR.
{salt} had glue, because of the boat. [1: The cup was <in a bad mood|not keen>, but it held.]

[roomy: In the end,] {friend} came back, [1-2: turned a poster over] and wrote, FOUND: ONE NEIGHBOUR.
* after | She hung it in {salt's} own window.
* after |

# 20
= {aunt} has the mended cup by her. The little ship on it is upside down.
{aunt} still drinks from it. One bit went in upside down, and so the ship sails on its masts.
* after | It leaks only a little.

"How did that happen?" people ask.

"It was like this," says {Kim}, and it was.

## dog
saw: {Bo+} had been under the table, hoping for toast.
hunt: {Bo} found two sticks and a pie, but no burglar.
low: {Bo} sat down next to {salt}, and leaned.
after: {Bo} ate the last poster, paste and all.

## dog 2
saw: {Bo+} wagged, and knocked down a chair.
hunt: Ahead of everybody went {Bo}, the wrong way.
low: {Bo} gave {salt} a paw to hold.
after: {Bo} licked the cup, in case.

## cat
saw: {Bo+} saw it, and would remember.
hunt: {Bo} sat and watched people look under things.
low: Twice round {salt's} legs went {Bo}.
after: {Bo} tried the glue with one push.

## cat 2
saw: {Bo+} had been planning to push it off for years.
hunt: {Bo} slept on the warmest poster.
low: {Bo} sat down by {salt}, and would not be moved.
after: {Bo} forgave the cup, and had milk from it.

## bird
saw: "Crash," said {Bo+}, who had just learned it.
hunt: {Bo} looked from above, and saw only hats.
low: {Bo} would not sing for either side.
after: For a week, {Bo} said "clink" at breakfast.

## fish
saw: {Bo+} had seen it all, through glass.
hunt: Out in front went {Bo's} bowl, as lookout.
low: {Bo} looked at {salt}, who gave a small wave.
after: {Bo} swam by the cup all evening.

## fish 2
saw: There was a splash, too. That was {Bo+}.
hunt: {Bo} looked for the burglar behind the weed.
low: In the bowl, {Bo} sank to the bottom, and sat.
after: {Bo} blew the cup a bubble, for luck.

## rabbit
saw: Up went both ears of {Bo+}, and they stayed up.
hunt: {Bo} looked for the burglar in the lettuces.
low: {Bo} thumped, just once. It sounded like no.
after: {Bo} had a corner of every poster.

## guineapig
saw: "Wheek," said {Bo+}, and hid from the bits.
hunt: Whenever a bag rustled, {Bo} sounded the alarm.
low: On small feet, {Bo} crept up to {salt}.
after: {Bo} said "wheek" again, at long last.

## hamster
saw: {Bo+} stopped running. The wheel did not.
hunt: {Bo} searched a whole glove, finger by finger.
low: {Bo} sat at the toe of {salt's} boot.
after: {Bo} left a seed by the cup, to test it.

## horse
saw: {Bo+} had only come in for an apple, and blinked.
hunt: {Bo} came along in case of oats, and ate a hat.
low: {Bo} put {their} long chin down next to {salt}.
after: The high posters were eaten by {Bo}.

## lizard
saw: {Bo+} looked round, but with one eye only.
hunt: {Bo} searched a warm stone, for an hour.
low: {Bo} lay down by the boat, like an oar.
after: {Bo} lay by the cup until it dried.

## toy
saw: {Bo+} saw it, and said nothing, as toys do.
hunt: {Bo} was held up high, to look about.
low: {salt} dried {Bo}, who had been dropped.
after: {Bo} got glued on, and came off with soap.

## other
saw: {Bo+} had seen it, and was not going to say.
hunt: {Bo} looked where everybody looked, only lower.
low: {Bo} stood by {salt}, as if they had met.
after: {Bo} kept well away from the cup.

## duet
saw: {Bo+} looked at {Mo+}. Both had seen it.
hunt: {Bo} searched {Mo}, and then {Mo} searched {Bo}.
low: {Bo} sat by {salt}, with {Mo} on the other side.
after: {Bo} and {Mo} talked it over, in looks.

## duet 2
saw: {Bo+} looked at the floor, and {Mo+} looked at the door.
hunt: {Bo} kept near {Mo}, to be on the safe side.
low: {Bo} and {Mo} looked anywhere but at {Kim}.
after: {Bo} let {Mo} off, and {Mo} let off {Bo}.

## any witness
saw: "You didn't see that," said {Kim} to {Bo+}.
hunt: {friend} asked {Bo} three questions, and wrote, "No answer."
low: {Bo} looked at {Kim}, and went on looking.
after: {friend} asked {Bo} again, and wrote, "Knew all along."

## any nap
saw: {Bo+} slept, and woke at the clink.
hunt: In the middle of it all, {Bo} lay down.
low: {Bo} could not find a good way to lie.
after: {Bo} slept beside the cup, like a guard.

## any suspect
saw: {Bo+} looked like somebody who was elsewhere.
hunt: {Bo} looked like a burglar, and was searched twice.
low: {Bo} stayed near {salt}, in case it helped.
after: {Bo} was told that {they} {was} free to go.

## any hush
saw: "Hush," said {Kim} to {Bo+}, who was silent.
hunt: {Bo} was in the way, and then in another way.
low: It was {Bo} who looked away first.
after: {Bo} was asked to mind the cup, and did.
`
