// Want: to be even with whoever brought the wallet back. In the way: he wants to be even, too. Two decent sides: pay what you owe; let it be a
// gift. Engine: presents that get bigger. A dog brings back whatever leaves a hand, a cat takes all and thanks nobody; each is given something, and
// just has it. Turn: it was a present, and so was the wallet. Last image: a step, a note; or a jelly, and a pencil put away. {friend} is "she".
export const plan = String.raw`
id: gratitude-9-12
skill: gratitude
level: 9-12
days: easter plot, snow-day plot, new-baby plot, family-reunion plot, naidoc-week plot
extra: friend she
extra: grownup he
pick: mends = alarm-clock, bike, umbrella
surprise: animals
surprise: word

# 1
@ [place: {place.id} | street] dusk [snow-day: snow] wide | child: stand scared does open:bag | friend: crouch worried | all: stand worried looks Kim | props: wallet at left, lamp, bag | event
> want
slots: event

# 2
@ [place: {place.id} | street] night [snow-day: snow] medium | child: crouch worried holds torch | friend: reach worried looks child | all: walk worried | props: torch, leaf
* lost
slots: place

# 3
@ hallway morning close | child: kneel delighted does read:note | Bo: look-up happy looks wallet | props: wallet at near, door
> wallet
^ child set

# 4
@ hallway noon medium | child: stand curious does hold-up:note | friend: shrug curious looks note | Bo: sit calm looks Kim | props: note, wallet
^ pet set
* lost
slots: series

# 5
@ street noon [snow-day: snow] whole | child: walk curious looks grownup holds note at left | friend: point curious looks grownup at left | grownup: kneel cross looks {mends} does touch:{mends} at right | all: walk curious | props: {mends} at right, door at far, note | event
* lost
slots: place, event

# 6
@ street golden [snow-day: snow] knee | child: stand happy looks grownup does hand-over:cake at left | grownup: stand worried looks cake at right | Bo: sit curious looks cake | props: cake "plain"
> cake

# 7
@ hallway morning medium | friend: kneel proud does write:paper | child: shrug curious looks jar | all: look-up curious looks jar | props: jar, jar, jar
* gift
slots: home

# 8 a
@ garden morning [snow-day: snow] medium | child: stand worried does touch:bench | friend: stand proud does write:paper | grownup: walk happy at far wears scarf | Bo: stand curious looks bench | props: bench
> bench
* gift

# 8 b
@ garden morning [snow-day: snow] whole | child: sit worried looks bench | friend: kneel cross does write:paper | grownup: walk happy holds soup | Bo: stand curious looks bench | props: bench, soup
> bench
* gift

# 9 a
@ garden night [snow-day: snow] whole | child: kneel proud does [snow-day: dig:spade | paint:fence] | friend: stand proud looks child holds torch | all: sit calm looks Kim | props: fence, torch
^ pet second
* gift
slots: place

# 9 b
@ garden night [snow-day: snow] knee | child: stand proud looks friend holds [snow-day: spade | broom] | friend: stand delighted looks child holds torch | all: sit curious looks Kim | props: log, torch
^ pet second
* gift
slots: place

# 10
@ hallway morning wide | child: shrug scared looks hen | friend: celebrate delighted looks hen | all: look-up curious looks hen | props: hen at near, paper | event
> hen
slots: event

# 11
@ street dusk [snow-day: snow | cloud] knee | child: stand worried looks grownup holds cake at left | grownup: stand sad looks child holds plant at right | Bo: sit worried looks grownup | props: cake "plain", plant, lamp
> dusk ?
^ child second
* low
slots: place, series

# 12
@ bedroom night above | child: lie worried | all: lie calm | props: bed, jar, jar, jar | event
^ child trouble
slots: place, event

# 13
@ garden morning [snow-day: snow] close | child: sit sad looks friend | friend: sit cross does read:paper | Bo: sit worried looks Kim | props: bench
> eyes
^ pet trouble

# 14
@ garden noon [snow-day: snow | cloud] knee | child: kneel curious looks Bo holds note | Bo: sit happy looks Kim | props: note, flower
> hinge

# 15
@ street golden [snow-day: snow] behind | child: walk scared | all: walk calm | props: door at far, lamp
> hands
^ child third
* low
slots: deed

# 16
@ street golden [snow-day: snow] knee | grownup: stand worried looks child does hug:jar at right | child: stand scared looks grownup at left | Bo: sit worried looks grownup | props: jar
^ pet third
* low

# 17
@ street golden [snow-day: snow] knee | child: stand calm looks grownup | grownup: stand curious looks child | Bo: look-up calm looks grownup | props: clock
^ child pay
slots: series

# 18
@ garden golden [snow-day: snow] wide | friend: stand worried does tear:paper | child: sit happy looks grownup | grownup: sit happy looks child | all: sit happy looks grownup | props: bench, hen | event
> seat
* after
slots: place, event

# 19 a
@ garden noon [snow-day: snow] knee | child: stand happy does hold-up:egg | friend: stand happy looks child at right | grownup: stand happy looks hen at far | all: sit happy | props: hen, nest
^ pet pay
* after

# 19 b
@ kitchen lamp medium | grownup: sit happy does eat:lasagne | child: sit happy looks grownup | friend: sit delighted looks grownup | all: sit happy | props: table, lasagne
^ pet pay
* after

# 20 a
@ [place: {place.id} | street] dusk [snow-day: snow] wide | child: run proud at right | all: run happy looks Kim | props: door at left, note at left, glove at left, lamp
> last ?
* after
slots: place

# 20 b
@ [place: {place.id} | street] golden [snow-day: snow] medium | friend: stand delighted does eat:jelly | child: stand happy looks friend | all: sit happy looks friend | props: bench
> crumb ?
* after
slots: place

## dog
lost: walk curious
gift: walk proud
low: stand curious
after: stand happy

## cat
lost: sit calm
gift: sit proud
low: sit calm
after: sit proud

## bird
lost: perch proud
gift: perch delighted
low: perch calm
after: perch delighted

## fish
lost: swim curious
gift: swim happy
low: swim calm
after: swim proud

## rabbit
lost: stand curious
gift: sit delighted
low: sit curious
after: sit proud

## guineapig
lost: look-up worried
gift: look-up delighted
low: sit calm
after: sit happy

## hamster
lost: stand worried
gift: stand proud
low: stand calm
after: sit proud

## horse
lost: stand curious
gift: walk proud
low: stand calm
after: stand happy

## lizard
lost: lie curious
gift: lie happy
low: lie calm
after: lie happy

## toy
lost: sit worried
gift: sit proud
low: cuddled calm
after: sit happy

## other
lost: walk curious
gift: stand worried
low: stand calm
after: stand happy

## duet
lost: walk curious looks Mo
gift: sit cross looks Mo
low: sit happy looks Mo
after: sit happy looks Mo

## duet 2
lost: stand curious
gift: sit happy looks Mo
low: lie calm looks Mo
after: sit happy looks Mo

## any ribbon
lost: sit worried
gift: sit proud holds ribbon
low: sit calm
after: sit proud holds ribbon

## any door
lost: sit worried
gift: sit calm
low: sit calm
after: sleep happy

## any honey
lost: sit worried
gift: sit happy
low: sit curious
after: sit proud

## any watch
lost: sit curious
gift: sit curious
low: sit calm looks Kim
after: sit happy

## lead dog
want: stand happy looks Kim
wallet: stand proud does nose-into:wallet
cake: stand curious looks cake
bench: stand happy does tug:bench
hen: run worried looks hen
dusk: stand happy looks cake
eyes: lie worried looks Kim
hinge: sit delighted looks Kim holds bone | props: bone
hands: walk proud
seat: lie delighted looks stick | props: stick
last: run happy
crumb: sit calm looks friend

## lead cat
want: sit proud
wallet: sit proud looks wallet
cake: sit calm looks cake
bench: lie proud
hen: sit cross looks hen
dusk: sit calm
eyes: lie calm
hinge: stand happy does lean:child | props: bowl
hands: walk proud
seat: stand happy does lean:grownup
last: walk proud
crumb: stand happy does lean:child

## lead bird
hinge: perch happy looks Kim
hands: perch calm
seat: perch happy looks grownup
last: fly happy
crumb: perch calm looks friend

## lead fish
hinge: swim happy looks Kim
hands: swim calm
seat: swim happy looks grownup
last: swim happy
crumb: swim calm looks friend

## lead rabbit
hinge: lie happy does nose-into:carrot | props: carrot
hands: walk calm
seat: sit happy looks grownup
last: run happy
crumb: sit calm looks friend

## lead guineapig
hinge: sit happy looks Kim
hands: walk calm
seat: sit happy looks grownup
last: run happy
crumb: sit calm looks friend

## lead hamster
hinge: sit happy looks Kim
hands: walk calm
seat: sit happy looks grownup
last: run happy
crumb: sit calm looks friend

## lead horse
hinge: stand happy does nose-into:child
hands: walk calm
seat: stand happy looks grownup
last: run happy
crumb: stand calm looks friend

## lead lizard
hinge: lie happy
hands: walk calm
seat: lie happy
last: walk happy
crumb: lie calm looks friend

## lead toy
hinge: cuddled happy
hands: sit calm
hen: sit calm looks hen
seat: sit happy
last: sit happy
crumb: sit calm looks friend

## lead other
hinge: sit happy looks Kim
hands: walk calm
seat: sit happy looks grownup
last: walk happy
crumb: sit calm looks friend

## trait pet fear
set: look-up worried
trouble: hide scared
pay: stand happy

## trait pet theft
set: sit proud holds {trait.prop} | props: {trait.prop}
trouble: sit proud holds {trait.prop} | props: {trait.prop}
pay: walk happy holds {trait.prop} | props: {trait.prop}

## trait pet socks
set: sit proud holds sock | props: sock
trouble: sit proud holds sock | props: sock
pay: walk happy holds sock | props: sock

## trait pet noise
set: look-up happy
trouble: look-up sad
pay: look-up delighted

## trait pet part
set: stand proud
trouble: sit sad looks Kim
pay: stand proud

## trait pet deaf
set: sit calm looks Kim
trouble: sit calm looks friend
pay: sit happy looks grownup

## trait pet age
set: sit curious
trouble: lie calm
pay: stand happy

## trait pet favourite
set: sit happy holds {trait.prop} | props: {trait.prop}
trouble: sit worried looks friend holds {trait.prop} | props: {trait.prop}
pay: sit happy looks grownup holds {trait.prop} | props: {trait.prop}

## trait pet sleep
set: lie calm
trouble: sit worried looks Kim
pay: lie happy

## trait pet habit
set: stand happy
trouble: sit sad looks Kim
pay: stand delighted looks grownup

## trait pet digs
set: dig curious
trouble: dig sad | props: hole
pay: dig delighted | props: hole

## trait pet talent
set: stand proud
trouble: sit sad
pay: stand proud looks grownup

## trait child fear
set: kneel delighted does read:note
trouble: hide scared
pay: stand proud looks grownup

## trait child dark
set: kneel delighted does read:note
trouble: hide scared
pay: stand calm looks grownup

## trait child collection
set: kneel delighted looks {trait.prop} | props: {trait.prop}, note
trouble: sit sad looks {trait.prop} | props: {trait.prop}
pay: stand calm looks grownup | props: {trait.prop}

## trait child noise
set: celebrate delighted looks wallet
trouble: sit sad
pay: stand calm looks grownup

## trait child part
set: celebrate delighted looks wallet
trouble: sit sad looks jar
pay: stand calm looks grownup

## trait child favourite
set: kneel delighted does read:note
trouble: sit sad
pay: stand happy looks grownup

## trait child sleep
set: kneel delighted does read:note
trouble: sit sad
pay: stand calm looks grownup

## trait child habit
set: kneel curious does read:note
trouble: sit sad looks jar
pay: stand calm looks grownup

## trait child talent
set: kneel delighted does read:note
trouble: sit sad
pay: stand calm looks grownup
`
