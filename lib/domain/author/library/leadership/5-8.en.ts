export const words = String.raw`
title: <Twenty-Three and a Half|Hold the Tail!|The Striped Umbrella>
refrain: "Hold the tail!" said {Kim}.
recall: the way out of the museum
deed: gave {shy} the striped umbrella
keepsake: the striped umbrella
joke: Hold the tail!
summary: {ms} is stuck in the museum lift. {Kim} has her striped umbrella, and {Bo}, and twenty-four children to take to the bus. The first time, there are nineteen and a half. After that, the counting gets worse, and so do the corners.
extra: grownup = {ms}
extra: friend = {shy}
extra: friend2 = {otto}
pick: ms = Miss Fontaine, Miss Achebe, Miss Kowalski, Miss Moreno, Miss Sato
pick: shy = Lark, Minnow, Ada, Fleur, Noor, Willa
pick: otto = Bruno, Rocco, Monty, Dev, Caspar, Hamish
pick: kiss = a squid, a shark, an octopus
pick: wax = cavemen, hunters, Vikings
pick: tiles = red, blue, green
pick: pies = bread and pies, cheese and fries, peas and pies
word: museum = a house for old and strange things
word: umbrella = what keeps you dry, or shows people where you are
word: mammoth = a large, hairy elephant of long ago
word: lift = a little room that goes up and down
word: guard = somebody who looks after a place
word: tiles = the flat stones of a floor
question: Why did {shy} only count as a half?
question: Which count was the funniest? What had gone wrong?
question: What had {shy} been doing, at the end of the line?
question: What did {Kim} say that was hard to say?
question: Why can you count a line best from the tail?
activity: move | Make a line, and hold the tail. The first one whispers something. What is it at the end? | red tiles ; mind the whale ; who has the cake
activity: count | Count the people in your house, then the feet, then the things with faces. Who counts as a half?
activity: talk | Who goes first where you are? Who goes last? Who would know the way?
surprise: How often do they see the whale? | Read pages 3, 10 and 11 again.
surprise: The umbrella changes hands. | Who has it on page 2, and who on page 16?

# 1
= {ms} counts the children beside a bus. {shy} hides behind somebody.
[family-wedding: The wedding had twenty-four children | There were twenty-four children in class], but {ms} <only|always> counted twenty-three and a half. The half was {shy}, who <stood|hid> behind people.

[first-day-of-school: It was the first day of school, with names on stickers. | birthday: It was {Kim's} birthday, with a cake for twenty-four. | halloween: It was Halloween, and eleven of them were ghosts. | mid-autumn-festival: For the Mid-Autumn Festival, each had a paper lantern. | family-wedding: And {shy} had the rings. | occasion&!event: It was {occasion}. | "Come out, {shy}." She came out, but only half.]

# 2
= {ms} leads the way with a striped umbrella. {Kim} looks up at it.
At the museum [place: {place.at}|somewhere: {somewhere.at}], they followed {ms's} striped umbrella. <Its handle was a duck.|It had a duck for a handle.>

<{Kim} had never wanted to carry anything so much.|{Kim} had never wanted anything so much.|In the whole museum, {Kim} saw only that.>
> want | [roomy: <You could see it a mile off.|You could see it from anywhere.>]
* arrive |

# 3
= A huge whale hangs in the museum. Everyone looks up.
There was a room of oceans. The ice room had <some {wax} and a mammoth|a mammoth, and some {wax}>. <Over everything hung a whale, on strings.|Over both hung a whale, on strings.|The whale hung from the roof, on strings.> [place&roomy: One painting showed {place.landmark}.]
> whale | [roomy: <"Is it real?" asked {otto}.|"Who hung it up?" asked {otto}.>]
* arrive |

# 4
= The lift doors are shut. {Kim} holds up the striped umbrella.
<{ms} gave {Kim} the umbrella to hold, and tried out the old lift.|"Hold this," {ms} told {Kim}, and got into the old lift.> <The doors shut, and it went down half a floor, and stopped.|Down it went, with {ms} in it, and stuck halfway.>
> lift | <It had gone without them.|It said ping, too late.>
* arrive |

# 5
= {Kim} listens at the lift door, and holds the umbrella tight.
"{Kim}?" said the old lift. "<Take|Lead> them to the bus, and count them[birthday: , and happy birthday | family-wedding: , for the wedding is at five | halloween: , even the ghosts | mid-autumn-festival: , before the moon is up | first-day-of-school: , sticker by sticker]!"

<"I've got the umbrella!"|"I'm holding the umbrella!">

"I know," said the old lift. "<Do count them.|But count them.>"
^ child set

# 6
= {Kim} marches in front of a long line of children, umbrella in the air.
"Hold the tail!" said {Kim}. <Everybody took hold of the coat in front, and off they went.|All took hold of a coat, and off they went.|Everybody had hold of somebody's coat. Nobody had hold of {Kim's}.>

> march | <It was just like flying.|Nothing could go wrong.>
* lost |
^ child third

# 7
= {Kim} counts the line. {otto} has stayed behind.
<In the oceans|By the fish>, {Kim} counted nineteen and a half, since {otto} was kissing {kiss}.

<"It looked lonely," said {otto}.|"It kissed me first," said {otto}.>
^ pet set | <"Hold the tail!" said {Kim}.|"Hold the tail," said {Kim}, "not the fish!">
* lost |

# 8 a
= In the dark room of ice, {Kim} counts again, next to a mammoth.
In the ice room, {Kim} counted twenty-six. <Two were {wax}, made of wax, and one was a bear.|One was a bear, and two of the {wax} had joined in.> [roomy: [first-day-of-school: The bear had a sticker on. | birthday: "Happy birthday," they told the bear. | halloween: One ghost was a dust sheet. | mid-autumn-festival: Somebody gave the bear a lantern. | family-wedding: It was a bit hairy for a wedding.]]
> ice | <It was a good bear.|The bear held the tail quite well.>
* lost |

# 8 b
= In the dark room of ice, {Kim} counts far too many children.
In the ice room, {Kim} counted thirty-one, and was pleased. <Then half of them left with another umbrella.|Then another umbrella went by. Half of them followed it.> [roomy: [first-day-of-school: Their stickers were yellow. | birthday: They even took a birthday balloon. | halloween: You can't tell, with ghosts. | mid-autumn-festival: Their lanterns were fish. | family-wedding: They weren't at the wedding at all.]]
> ice | <"They were nice,"|"I liked them,"> said {otto}.
* lost |

# 9 a
= {Kim} has tied everybody to a rope. The rope goes round a mammoth.
So {Kim} tied them all to a long rope. [series: On the end hung {series.keepsake}.] <It worked as far as the mammoth, where half went left, and half right.|At the mammoth, half of them went left, and half right.|Then came the mammoth. The rope went round both sides of it.> [roomy: Off came the rope again.]
> eyes | <The mammoth had never been hugged so tightly.|It took a while to untie the mammoth.>
^ child second

# 9 b
= {Kim} waves the umbrella, and everybody sings. The line goes two ways round a mammoth.
So {Kim} made them sing, to hear where they were. [series: {He} beat time with {series.keepsake}.] <At the mammoth, verse one went left, and verse two went right.|But verse one went left at the mammoth, and verse two went right.|Soon a choir sang to the left of the mammoth. Another sang to the right.>
> eyes | <The mammoth heard both.|They only met again for the chorus.>
^ child second

# 10
= {otto} points up at the whale. {Kim} does not look happy.
<"Haven't we seen that whale?" asked {otto}.|"That's the same whale," said {otto}.|"We meet again, whale," said {otto}.>

<"It's another whale," said {Kim}.|"That must be its sister," said {Kim}.>

[place: They passed {place.tree} in a window, turned left, and there it was. | They turned left, and left, and left, and there it was.]
^ child trouble | [roomy: <Far behind, {shy} told {Bo} something.|At the far end, {shy} told {Bo} a secret.>]

# 11
= It grows dark under the whale. Everybody sits down, and {Kim} looks up at it.
[1-3: At half past three | At four], they met the whale again, and <somebody|someone> cried.

<"It isn't far," said {Kim}.|"It isn't far at all," said {Kim}.> [series&roomy: "{series.joke}!" said {otto}, but nobody laughed.]
^ pet trouble | <"You said that before," said {otto}.|"What isn't far?" asked {otto}.|"From where?" asked {otto}, and sat down.>
* low |

# 12
= The lights go out behind {Kim}, one after another.
<Click, went a light, and the museum began to shut.|Click, went a light, for the museum was shutting.|Behind them, click, the oceans went out.> [first-day-of-school: It was only the first day. | birthday: All that [roomy: birthday] cake, and nobody to eat it! | halloween: In the dark, even the ghosts were scared. | mid-autumn-festival: Now there were only the lanterns. | family-wedding: No rings, no wedding.] {Kim} counted [roomy: them] <once more|again>[roomy: , in a whisper]. It came to twenty.
> low | [roomy: <It had been twenty-four.|There was no half among them.>]
* low |
Still, {Kim} held the umbrella <higher|up>.

# 13
= {Kim} follows {Bo} along the line, to its end. {shy} is there.
[!dog: <{Kim} went back for {Bo}.|{Kim} went back to look for {Bo}.>]
> hinge
<There, {Bo} had found {shy}, who held three lost people by the sleeve.|There, {Bo} had found {shy}, holding three lost people by the sleeve.>

# 14
= {shy} whispers to {Bo}. {Kim} kneels and listens.
<"I go back for whoever is lost," {shy} told {Bo}.|"Each time, I go back for whoever is lost," {shy} told {Bo}.>

"And the way out, {Bo}, is along the {tiles} tiles, to the door."

[roomy: <{Kim} heard it, and went red.|{Kim} heard every word.>]
^ pet second

# 15
= {Kim} holds out the striped umbrella to {shy}.
<"{shy} and {Bo} know the way," said {Kim} loudly, "and I don't."|"I don't know the way, but {shy} and {Bo} do," said {Kim} loudly.>

<Nobody laughed.|Nobody said a thing.> [deed: {Kim} once {deed}[back: , {back.at}]. | ] <"You told {Bo}, {shy}, so you lead," said {Kim}, and gave her the umbrella.|"You told {Bo}, {shy}, so go first," said {Kim}, and gave her the umbrella.>

# 16
= {shy} goes first now, with the umbrella. {Kim} is last.
{shy} and {Bo} went to the front. "{Tiles} tiles" <was passed back|went down the line>.

At the tail, it was "[place: {place.food} | {pies}]".
> tail | <Everyone walked twice as fast.|So everyone walked faster.>
* home |

# 17
= {Kim} walks at the end of the line and counts, with one finger up.
<{Kim} went last now, where {Bo} had been.|{Kim} had {Bo's} place now, at the tail.> Then the line [roomy: bent round a corner | bent]. From the tail, you could see all of it[roomy: [mid-autumn-festival: , lamp by lamp]].

So {Kim} counted <twenty-four|all twenty-four>.
^ child pay

# 18 a
= The line comes out of the museum into the sun.
<Down the ramp|Under the whale> they went, to the last <open|unlocked> door. [place&roomy: Outside, they saw {place.street}.]
> out | <They all got out together.|Nobody was left in it.>
^ pet pay | <"Hold the tail!" said {Kim}, and they all did.|"Hold the tail!" said {Kim}, who was last.>
* home |

# 18 b
= The lift stands open. {ms} joins the end of the line, behind {Kim}.
<Ping, said that old lift, as they went by.|They went by that old lift, and it said ping.> Out <fell|came> {ms}. [place&roomy: Outside, they saw {place.street}.]
> out | <She was put at the end of the line.|There was only one place left.>
^ pet pay | "Hold the tail!" said {Kim}, and she did.
* home |

# 19 a
= By the bus, {ms} counts. {shy} stands in front, under the striped umbrella.
At the bus stood {ms}. "Twenty-three," she counted, "and a..."

There, under the umbrella, stood the whole of {shy}. "Oh," said {ms}. "<Twenty-four|That's twenty-four>." [first-day-of-school&roomy: It had been a long first day. | birthday&roomy: They sang, from both ends of the line. | halloween&roomy: The ghosts cheered. | mid-autumn-festival&roomy: The round moon came up. | family-wedding&roomy: The bride hugged her, rings and all. | place&roomy: Even {place.creature} looked.]
^ pet third

# 19 b
= By the bus, {shy} turns round to face the line, and counts it out loud.
At the bus, {shy} turned round, all of her. She counted <them out loud|aloud>, so that the driver looked up. "Twenty-three. Twenty-four!" [first-day-of-school: It was the loudest thing said that day. | birthday: They sang, from both ends of the line. | halloween: The ghosts cheered. | mid-autumn-festival: The round moon came up. | family-wedding: The bride hugged her, rings and all. | place: Even {place.creature} looked. | <It was the loudest thing that she had ever said.|She had never said a number so loudly.>]
^ pet third

# 20 a
= At the end of the line, {Kim} laughs and looks over {his} shoulder.
"Twenty-five," said {Kim}, from the tail. <It was the guard, who had {him} by the coat.|The guard had {him} by the coat.|Somebody had {him} by the coat, and it was the guard.> [first-day-of-school: He had no sticker. | birthday: So {Kim} halved {his} birthday cake. | halloween: "Are you real ghosts?" he asked. | mid-autumn-festival: They cut one more mooncake. | family-wedding: He had to come to the wedding. | series: He had {series.keepsake}, too.]
> last | <His hat was crooked.|He had a torch, and looked tired.>
* home |

"You said hold the tail," said the guard. "I've been lost since the mammoth."

# 20 b
= {ms} stands at the end of the line, behind {Kim}. Everybody looks at her and laughs.
"And a half," said {ms}, from behind {Kim}. [first-day-of-school: She had no sticker. | birthday: So she got half of {Kim's} birthday cake. | halloween: She was as white as a ghost. | mid-autumn-festival: They cut one more mooncake, in half. | family-wedding: There was dust on her wedding hat. | series: She had {series.keepsake}, too.]
> last | <She held on to {his} coat.|Nobody had counted her.>
* home |

<"Which half?" asked {Kim}.|"Only half?" asked {Kim}.>

"The top," said {ms}. "My knees are still in that lift."

## lead dog
want: {Bo+} wanted it, too, <since it was a stick|as the best stick in the world>.
whale: {Bo} <wanted the umbrella thrown, and now|waited for the umbrella to be thrown>.
lift: {Bo} <took|had> hold of the umbrella's other end.
march: {Bo} went first, backwards, <to watch the stick|so as not to lose sight of the umbrella>.
ice: {Bo} <fetched|brought> a spear, in case {Kim} would swap.
eyes: Lines have a clever end, {Bo} thought, <and this was the other|but not this one>.
low: {Bo} <did not want a stick now|forgot about sticks>, and leaned on {Kim}.
hinge: {Bo} took the duck end, <not in play|not for fun>, and pulled {Kim} to the far end.
tail: {Bo} walked by the stick, and <let it be|did not pull>.
out: {Bo} ran <along the line|up and down>, and nobody was missing.
last: {Bo} had the duck end <at last|all to {themself}>.

## lead cat
want: {Bo+} wanted a stand, with a label, and people to <look|stare>.
whale: {Bo} sat on <an empty stand|a stand>, and was looked at.
lift: {Bo} had <stayed out|not gone in>, since cats never follow.
march: {Bo} walked <in front, as if alone|well ahead, to be looked at>.
ice: {Bo} sat by the mammoth, <as still as wax|and was taken for wax>.
eyes: To {Bo}, they looked like a tail that <ran after|chased> itself.
low: {Bo} sees in the dark, and saw <{Kim} swallow|that {Kim} was lost>.
hinge: {Bo}, who never followed anybody, was <right|close> behind two small shoes, at the far end.
tail: {Bo} <still followed|went on following> the small shoes.
out: {Bo} looked back at {their} stand, <once|but came>.
last: {Bo} sat on the <bus|front seat>, and was looked at.

## lead bird
eyes: From above, {Bo} saw a line like a knot.
hinge: {Bo} was at the far end of the line, on a small head.
last: {Bo} rode home on the duck.

## lead fish
eyes: Round and round was how {Bo} travelled, too.
hinge: Through {Bo's} bowl, the far end of the line looked enormous.
last: {Bo} looked at the duck, and the duck at {Bo}.

## lead rabbit
eyes: From {Bo's} height, it was all left shoes.
hinge: {Bo} was at the far end of the line, being stroked.
last: {Bo} jumped on to the bus first.

## lead guineapig
eyes: {Bo} said "wheek", which was "not left again".
hinge: A "wheek" came, from the far end of the line.
last: {Bo} said "wheek", and it was "home".

## lead hamster
eyes: {Bo} knew about wheels, and this was one.
hinge: {Bo} had trotted down the line, to the far end.
last: {Bo} had saved a crumb, for the driver.

## lead horse
eyes: {Bo} would have gone straight on, through the wall.
hinge: {Bo} was at the far end, and easy to see.
last: {Bo} walked behind the bus, counting.

## lead lizard
eyes: {Bo} lay still, which was the right way.
hinge: {Bo} had run along the coats, to the far end.
last: {Bo} lay along the duck, and slept.

## lead toy
eyes: {Bo} was tied on twice, by mistake.
hinge: {Bo} had been passed back, coat by coat, to the far end.
last: {Bo} was given the window seat.

## lead other
eyes: {Bo} had seen that corner before.
hinge: {Bo} had gone to the far end of the line.
last: {Bo} had a seat, all to {themself}.

## trait pet fear
set: {Bo} checked behind each fish for {trait.things}.
trouble: It was dark enough for {trait.things}, and {Bo} crept close.
pay: There had been no {trait.things}. {Bo} had checked for everybody.

## trait pet umbrellas
set: {Bo} was scared of umbrellas, and had taken this one for a stick.
trouble: The umbrella flapped once, and {Bo} hid behind {otto}.
pay: {Bo} walked right under the umbrella, and let it flap.

## trait pet theft
set: {Bo} {trait.did}, and four people ran after it.
trouble: {Bo} gave {trait.thing} to {Kim}, who sighed.
pay: {Bo} had {trait.thing}, and somebody held the other end.

## trait pet socks
set: {Bo} took a sock, and four people ran after it.
trouble: {Bo} gave {Kim} the sock, to cry into.
pay: Whoever had no coat held on to {Bo's} sock.

## trait pet noise
set: "{trait.Sound}!" said {Bo}, and four people ran to see.
trouble: "{trait.Sound}," said {Bo}, and the dark said it back.
pay: "{trait.Sound}!" said {Bo} at each corner, so nobody got lost.

## trait pet part
set: {Bo} had {trait.has}, and four people stayed to look.
trouble: {Bo}, with {trait.has}, sat down by {Kim}.
pay: Whoever got lost looked for {trait.has}, and there was {Bo}.

## trait pet notail
set: {Bo} had no tail, and they asked what to hold.
trouble: {Bo} had no tail, and now no line either.
pay: {Bo} had no tail, and was held all the same.

## trait pet threelegs
set: {Bo} had three legs, and was counted as one and a half.
trouble: {Bo} rested all three legs.
pay: {Bo} had three legs, and never once fell behind.

## trait pet deaf
set: {Bo} could not hear that, so {Kim} had to show it.
trouble: {Bo} could not hear the crying, but saw it, and came.
pay: {Bo} could not hear a whisper, and just held on.

## trait pet age
set: {Bo}, being {trait.is}, [old: was slower than the tail | ran round the line twice].
trouble: {Bo} was {trait.is}, and [old: had to sit down | wanted to be carried].
pay: {Bo} was {trait.is}, and [old: they all walked as {Bo} walked | thought that they had won].

## trait pet favourite
set: {Bo} had dropped {trait.thing}, and four people went back.
trouble: {Bo} lent {trait.thing} to whoever cried.
pay: {trait.Thing} came back to {Bo}, passed from coat to coat.

## trait pet sleep
set: {Bo} liked to sleep {trait.where}, and yawned at the fish.
trouble: By now, {Bo} should have been asleep {trait.where}.
pay: Soon {Bo} would be asleep {trait.where}, and so {Bo} hurried.

## trait pet habit
set: {Bo} {trait.did}, and four people stayed to watch.
trouble: {Bo} {trait.did}, but nobody felt better.
pay: {Bo} {trait.did}, all down the line.

## trait pet talent
set: {Bo} could {trait.do}, and four people stayed to watch.
trouble: {Bo} offered to {trait.do}. Nobody clapped.
pay: {Bo} {trait.did}, and the whole line cheered.

## trait child fear
set: {Kim} was scared of {trait.things}, but not of being first.
trouble: {Kim} thought of {trait.things}, and walked faster.
pay: {Kim} was last, and forgot about {trait.things}.

## trait child dark
set: {Kim} was scared of the dark, but museums have lamps.
trouble: The windows turned dark, and {Kim} hated that.
pay: {Kim} did not mind the dark back there.

## trait child collection
set: {Kim} had {trait.a} as well, for luck.
trouble: {Kim} asked {trait.thing}, but it did not know either.
pay: {Kim} had {trait.thing} in one hand, for luck.

## trait child noise
set: {Kim} {trait.did}, and they all lined up.
trouble: {Kim} tried to {trait.do}, so that nobody would notice.
pay: {Kim} {trait.did}, so that they knew who was last.

## trait child part
set: {Kim} thought that it went well with {trait.has}.
trouble: In the glass, {Kim} saw {trait.has}, and a worried mouth.
pay: Nobody saw {trait.has}, back there. {Kim} saw everybody.

## trait child favourite
set: {Kim} liked it even better than {trait.things}.
trouble: {Kim} would not have stopped now, even for {trait.things}.
pay: {Kim} liked that nearly as much as {trait.things}.

## trait child sleep
set: {Kim} would sleep under the umbrella, {trait.where}.
trouble: {Kim} wished to be asleep, {trait.where}.
pay: That night, {trait.where}, {Kim} would count them all again.

## trait child habit
set: [askswhy: "Why?" asked {Kim}, but the old lift had gone quiet. | counts: {Kim} counted everything, so that was easy. | drawsonthings: {Kim} drew things, and drew an arrow on {his} hand. | loseshats: {Kim} lost hats, but not umbrellas.]
trouble: [askswhy: "Why is it always left?" asked {Kim}. | counts: {Kim} had counted the corners. There were eleven. | drawsonthings: The arrow on {his} hand pointed everywhere. | loseshats: {Kim} had lost {his} hat, and now the way.]
pay: [askswhy: "Why did I never look back?" thought {Kim}. | counts: {Kim} counted the feet, too, and they came out. | drawsonthings: {Kim} drew them all, on both hands. | loseshats: {Kim} had lost three of the hats in that line.]

## trait child talent
set: {Kim} could {trait.do}, so this would be easy.
trouble: {Kim} could {trait.do}, but {he} could not find a door.
pay: {Kim} {trait.did}, where nobody could see.

## dog
arrive: {Bo+} had never seen so many bones.
lost: {Bo} rounded people up, from the wrong side.
low: {Bo} leaned on the smallest one there.
home: {Bo} ran down the whole line, and back up.

## dog 2
arrive: {Bo+} sniffed at things that were long gone.
lost: {Bo} held the tail, in {their} teeth.
low: {Bo} put a paw by {Kim's} shoe.
home: {Bo} never let go of a coat once.

## cat
arrive: {Bo+} sat down beside a lion, as family.
lost: {Bo} doesn't hold tails, and has {their} own.
low: {Bo} washed, which is how a cat worries.
home: {Bo} walked a little ahead, as if alone.

## cat 2
arrive: {Bo+} was put in charge of the mice.
lost: {Bo} was counted twice, and liked it.
low: {Bo} lay down in front of {Kim}, so {he} stayed.
home: {Bo} was carried, like treasure.

## bird
arrive: {Bo+} found a cousin, stuffed, and was quiet.
lost: {Bo} counted too, out loud, and in no order.
low: {Bo} hung {their} head, by the umbrella.
home: {Bo} flew up and down, to count the coats.

## fish
arrive: {Bo+} looked at the whale, and felt small.
lost: {Bo} went round and round, like everybody.
low: {Bo} swam close to {Kim}.
home: {Bo} blew twenty-four bubbles, or about that.

## fish 2
arrive: {Bo+} came in a bowl, at half price.
lost: {Bo} splashed the one behind, who splashed back.
low: {Bo} did not blow one bubble.
home: {Bo} splashed along, right at the front.

## rabbit
arrive: {Bo+} stood up tall, to see the mammoth's knee.
lost: {Bo} let go at once, and so did those behind.
low: {Bo} thumped once, and waited.
home: {Bo} hopped in step, which was new.

## guineapig
arrive: "Wheek," said {Bo+}, and so did the walls.
lost: {Bo} was counted as a shoe.
low: {Bo} dreamed of hay, and said so.
home: {Bo} called each of them by name, "wheek".

## hamster
arrive: {Bo+} was told to leave the kings' crumbs.
lost: {Bo} held the tail, in both cheeks.
low: {Bo} came and sat by {Kim's} shoe.
home: {Bo} was a small part of twenty-four.

## horse
arrive: {Bo+} was asked if {they} {was} on show.
lost: {Bo} had the best mane to hold, and shook it.
low: {Bo} stood over them, like a roof.
home: {Bo} trotted, with six children on behind.

## lizard
arrive: {Bo+} bowed to the dinosaurs.
lost: {Bo} lost {their} grip, and then {their} way.
low: {Bo} went as grey as the whale.
home: {Bo} kept in step, with every foot.

## toy
arrive: {Bo+} was younger than everything in there.
lost: {Bo} was dropped, and found, and counted.
low: {Bo} sat with whoever was smallest.
home: {Bo} was carried, and faced forwards.

## other
arrive: {Bo+} looked into every case for relations.
lost: {Bo} went left, when it was right.
low: {Bo} sat down where {they} {was}, close to {Kim}.
home: {Bo} came along, and was glad to.

## duet
arrive: {Bo+} wanted the bones. {Mo+} wanted the gift shop.
lost: {Bo} held on to {Mo}, and {Mo} to nothing.
low: {Bo} moved closer to {Mo}, without a word.
home: {Bo} was in front of {Mo} now, and now behind.

## duet 2
arrive: {Bo+} stared at an egg. {Mo+} stared at {Bo}.
lost: {Bo} was counted as one, and so was {Mo}, twice.
low: {Bo} blamed {Mo}, but only with {their} eyes.
home: {Bo} and {Mo} went along side by side.

## any ticket
arrive: {Bo+} had a ticket, and kept showing it.
lost: {Bo} showed it to the mammoth.
low: {Bo} had chewed that ticket, to the corner.
home: {Bo} had half a ticket, and nobody minded.

## any shop
arrive: {Bo+} read the sign, and did touch.
lost: {Bo} had stopped to look, at the wrong time.
low: {Bo} did not touch a thing.
home: {Bo} was allowed to touch the umbrella.

## any lunch
arrive: {Bo+} asked when lunch was, in {their} own way.
lost: {Bo} followed a sandwich, and three followed {Bo}.
low: {Bo} gave away half a sandwich.
home: {Bo} could smell supper, from there.

## any quiet
arrive: {Bo+} stayed near {Kim}, among all that glass.
lost: {Bo} stayed so near that {Kim} fell over {them}.
low: {Bo} was near, and it helped a bit.
home: {Bo} could stop being near now, and ran.
`
