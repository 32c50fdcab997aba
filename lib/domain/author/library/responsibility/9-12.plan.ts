// Want: a real postman's cap. In the way: one letter, late already. Two decent sides: tell her; spare her, and put it in the box in the dark.
// Engine: the Code, and its fines, payable in biscuits. A dog lets nothing out of the bag, a cat likes its letters undelivered, and each finds
// the way through the pond. Turn: there had been a way on Tuesday, too; then a suitcase. Last image: a stamp, by a longer Rule One; or, in the
// rain, a letterbox that squeals. {friend} and {quill} are "she".
export const plan = String.raw`
id: responsibility-9-12
skill: responsibility
level: 9-12
days: family-wedding plot, beach-holiday plot, christmas plot, family-reunion plot, new-baby plot, snow-day plot
extra: friend she
extra: elder she
extra: grownup he
surprise: detail | 5 elder
surprise: word

# 1
@ [place: {place.id} | street] morning wide | grownup: sit sad does hand-over:letter | child: stand happy looks grownup | friend: stand proud looks grownup | all: sit curious looks grownup | props: bag, bench, bandage | event
> want
* depot
slots: place

# 2
@ shed noon shoulder | friend: stand proud does write:paper | child: sit happy looks friend | all: sit calm looks friend | props: paper "{rule-one}", table, plate | event
> code
slots: event

# 3
@ shed noon close | child: stand happy looks hat | friend: sit proud does hug:money-jar | Bo: sit calm looks hat | props: money-jar "{cap}", hat
> cap ?
^ pet set
* depot
slots: place, series

# 4
@ street noon wide | child: walk proud does knock:letterbox | friend: walk proud holds bell | all: walk happy | props: letterbox, boots, bell
^ child set
* depot
slots: place

# 5
@ garden morning [snow-day: snow | rain] whole | child: stand sad does hug:bag | elder: stand calm looks letterbox at far | Bo: walk worried | props: [!snow-day: puddle, puddle,] bag, letterbox at far
> pond
slots: place

# 6
@ shed dusk [snow-day: snow | rain] face | child: shrug worried looks friend | friend: stand curious looks child | Bo: sit calm looks bag | props: bag, letter, lamp
^ pet second

# 7
@ street noon medium | child: run worried holds bag | Bo: walk calm looks bag | props: bag, fence
> wed
* late
slots: place

# 8
@ shed golden medium | friend: stand cross does write:paper | child: sit worried looks bag | Bo: sit worried looks friend | props: paper "{fines}", bag
^ pet trouble
* late
slots: series

# 9
@ garden golden knee | child: stand scared does hug:bag | elder: stand happy looks child | Bo: sit worried looks Kim | props: bag, letterbox

# 10 a
@ street golden cloud whole | elder: stand happy does hand-over:present wears hat | child: stand sad looks present | Bo: sit worried looks elder | props: bag, present | event
> mint ?
* late
slots: event

# 10 b
@ street golden cloud whole | elder: stand happy does hand-over:hot-cup wears hat | child: stand sad looks hot-cup | Bo: sit worried looks elder | props: bag, hot-cup | event
> mint ?
* late
slots: event

# 11
@ shed night medium | child: stand sad does touch:letter | friend: stand worried looks letter | all: sit sad looks letter | props: letter, table, lantern
> night ?
^ child second
* low

# 12
@ shed night knee | friend: hands-on-hips cross looks child | child: stand sad looks friend holds letter | Bo: look-up worried looks Kim | props: letter, money-jar "{cap}", lantern
> eyes
* low

# 13 a
@ bedroom night above | child: sit worried looks letter | Bo: [cat: lie calm does paw-on:letter | lie worried looks Kim] | all: lie worried looks letter | props: letter at near
^ child trouble
* low
slots: home

# 13 b
@ bedroom night medium | child: kneel worried does open:box | Bo: [cat: lie calm does paw-on:letter | lie worried looks Kim] | all: lie worried looks box | props: box, letter
^ child trouble
* low
slots: home

# 14
@ garden morning [snow-day: snow | rain] whole | child: walk curious looks Bo at left | Bo: walk calm at centre | props: [!snow-day: puddle "wide" at centre, puddle at far, puddle at near, puddle at near,] stick at far
> hinge

# 15
@ garden morning [snow-day: snow | rain] wide | child: stand scared looks elder holds letter | elder: sit calm looks child holds umbrella | Bo: sit worried looks suitcase | props: umbrella, suitcase, bench, letter, letterbox
^ child third
slots: place

# 16
@ garden morning [snow-day: snow | rain] knee | child: stand scared does hand-over:letter | elder: stand curious looks letter | Bo: sit worried looks elder | props: letter, suitcase
^ pet third
slots: deed

# 17
@ street noon [snow-day: snow | rain] wide | child: run scared does push:wheelbarrow | friend: run scared looks child | elder: run worried holds umbrella | all: run worried | props: wheelbarrow "suitcase", umbrella | event
> run
slots: place, event

# 18
@ market dusk [snow-day: snow | rain] whole | friend: stand sad does pour:money-jar | child: stand worried looks money-jar | elder: stand sad looks friend | Bo: sit sad looks friend | props: money-jar "open", suitcase
^ pet pay

# 19 a
@ shed morning close | child: sit happy does read:postcard | friend: stand happy looks postcard | Bo: look-up happy looks Kim | props: postcard, bag, table | event
^ child pay
* joy
slots: event

# 19 b
@ garden morning medium | child: stand proud does hand-over:letter | elder: stand delighted looks letter | Bo: sit happy looks elder | props: letter, letterbox, bag | event
^ child pay
* joy
slots: event

# 20 a
@ shed golden wide | child: stand proud does point:paper | friend: stand proud looks paper | all: sit proud looks paper | props: paper "{rule-one}", table, lamp | event
> last ?
* joy
* joy
slots: place, event, series

# 20 b
@ garden dusk [snow-day: snow | rain] whole | child: walk happy does knock:letterbox | all: walk happy | props: letterbox, lantern [!snow-day: , puddle, puddle] | event
> last ?
* joy
* joy
slots: place, event, series

## lead dog
want: stand proud does paw-on:bag
code: sit sad looks plate
cap: sit proud looks hat
pond: stand cross looks Kim
wed: walk proud
mint: stand happy does lean:elder
eyes: lie calm looks letter
night: lie worried does nose-into:letter
hinge: walk proud holds letter at centre | props: letter
run: run delighted
last: stand proud

## lead cat
want: lie happy does lie-across:paper
code: sleep calm
cap: lie calm looks hat
pond: sit cross looks Kim
wed: sit calm looks bag
mint: sit calm looks elder
eyes: sit proud looks letter
night: sit calm looks letter
hinge: walk proud
run: run cross
last: walk proud

## lead bird
eyes: perch calm looks letter
hinge: fly happy
last: perch delighted

## lead fish
eyes: swim calm looks letter
hinge: swim curious
last: swim happy

## lead rabbit
eyes: sit calm looks letter
hinge: leap happy
last: sit happy

## lead guineapig
eyes: sit calm looks letter
hinge: walk happy
last: look-up happy

## lead hamster
eyes: sit calm looks letter
hinge: run happy
last: stand happy

## lead horse
eyes: stand calm looks letter
hinge: walk calm
last: stand happy

## lead lizard
eyes: lie calm looks letter
hinge: run curious
last: lie happy | props: tin

## lead toy
eyes: sit calm
hinge: sit calm
last: sit happy

## lead other
eyes: sit calm looks letter
hinge: walk curious
last: sit happy

## trait pet fear
set: look-up worried
trouble: hide scared
pay: sit calm

## trait pet theft
set: sit proud holds {trait.prop} | props: {trait.prop}
trouble: sit sad looks friend holds {trait.prop} | props: {trait.prop}
pay: sit sad looks money-jar holds {trait.prop} | props: {trait.prop}

## trait pet socks
set: sit proud holds sock | props: sock
trouble: sit sad looks friend holds sock | props: sock
pay: sit sad looks money-jar holds sock | props: sock

## trait pet noise
set: look-up happy
trouble: look-up delighted
pay: look-up delighted

## trait pet part
set: sit proud
trouble: sit calm looks Kim
pay: stand proud

## trait pet deaf
set: sit calm looks Kim
trouble: lie happy
pay: sit sad looks friend

## trait pet age
set: sit proud
trouble: sit worried looks Kim
pay: sit sad looks friend

## trait pet favourite
set: sit happy holds {trait.prop} | props: {trait.prop}
trouble: sit sad looks {trait.prop} | props: {trait.prop}
pay: sit sad holds {trait.prop} | props: {trait.prop}

## trait pet sleep
set: lie calm
trouble: sleep calm
pay: lie sad

## trait pet habit
set: stand happy
trouble: stand delighted
pay: stand worried

## trait pet digs
set: dig happy
trouble: dig delighted | props: hole
pay: dig worried

## trait pet talent
set: stand proud
trouble: stand worried looks friend
pay: stand sad looks friend

## trait child fear
set: walk worried
trouble: sit scared looks letter
pay: stand proud

## trait child dark
set: walk worried
trouble: sit scared looks letter
pay: stand proud

## trait child collection
set: walk happy holds {trait.prop} | props: {trait.prop}
trouble: sit sad looks {trait.prop} | props: {trait.prop}
pay: stand happy

## trait child noise
set: walk delighted does knock:letterbox
trouble: sit sad looks letter
pay: stand delighted

## trait child part
set: walk proud does knock:letterbox
trouble: sit sad
pay: stand proud

## trait child favourite
set: walk happy does knock:letterbox
trouble: sit sad looks letter
pay: stand happy

## trait child sleep
set: walk calm does knock:letterbox
trouble: sit sad looks letter
pay: stand calm

## trait child habit
set: walk curious does knock:letterbox
trouble: sit sad looks letter
pay: stand happy

## trait child talent
set: walk proud does knock:letterbox
trouble: sit sad looks letter
pay: stand delighted

## dog
depot: sit proud
late: sit happy
low: lie sad
joy: stand delighted

## dog 2
depot: stand worried
late: stand worried
low: lie sad
joy: stand proud

## cat
depot: lie calm
late: sleep calm
low: sit cross
joy: lie proud

## cat 2
depot: sit curious looks bag
late: sit proud
low: sit calm looks Kim
joy: walk proud

## bird
depot: perch proud
late: perch delighted
low: perch worried looks Kim
joy: perch delighted

## fish
depot: swim calm
late: swim curious
low: swim sad
joy: swim delighted

## rabbit
depot: stand proud
late: sit happy
low: sit worried
joy: leap happy

## guineapig
depot: look-up happy
late: sleep calm
low: lie sad
joy: look-up delighted

## hamster
depot: stand proud
late: sit worried
low: sit sad
joy: stand proud

## horse
depot: stand proud
late: stand calm
low: stand sad
joy: stand happy

## lizard
depot: lie calm
late: lie calm
low: lie worried
joy: lie proud

## toy
depot: sit proud
late: lie calm
low: back-turned sad
joy: sit delighted

## other
depot: stand calm
late: stand calm
low: sit sad looks Kim
joy: stand proud

## duet
depot: sleep calm
late: sit cross looks Mo
low: lie sad
joy: sit delighted looks Mo

## duet 2
depot: sit proud looks Mo
late: sit worried looks Mo
low: sit sad
joy: sit delighted looks Mo

## any wages
depot: sit happy
late: sit calm
low: lie sad
joy: sit delighted

## any scales
depot: sit calm
late: sit happy
low: sit sad looks Kim
joy: sit proud

## any badge
depot: sit proud wears badge
late: walk worried
low: lie sad
joy: sit proud wears badge

## any sorting
depot: lie calm
late: sit calm
low: back-turned sad
joy: sit proud
`
