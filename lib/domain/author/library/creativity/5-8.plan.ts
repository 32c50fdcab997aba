// Want: to sail away in the fridge's box. In the way: a cousin who says that it's a box; then the weather, and no bottom. Engine: she goes on
// saying so, and knows more and more about boats. A dog wants to take it for a walk, a cat wants it as a bed: each walks in it when it has
// no bottom. Turn: {Bo} makes it go, as a box with no bottom can have feet. Last image: what she says to the fridge; or a fridge with a sail. {cousin} is "she".
export const plan = String.raw`
id: creativity-5-8
skill: creativity
level: 5-8
days: beach-holiday plot, farm-stay plot, snow-day plot, boxing-day plot, first-day-of-school plot
extra: friend she
extra: grownup he
surprise: detail
surprise: picture | 2 rope, 17 rope

# 1
@ [place: {place.id} | street] morning [snow-day: snow | clear] wide | child: stand delighted looks box-boat | all: look-up curious looks box-boat | props: box-boat "bare" at left | event
slots: place, home, event

# 2
@ garden morning [snow-day: snow | clear] medium | child: stand proud looks friend | friend: sit calm does read:book | Bo: sit curious looks box-boat | props: box-boat, chair, rope
> want
* crew
slots: place

# 3
@ garden noon [snow-day: snow | clear] wide | child: point proud calls at aboard wears hat | all: sit happy looks Kim at aboard | props: box-boat, broom, pillow
^ pet set
* crew
* crew
slots: series

# 4
@ garden noon [snow-day: snow | clear] whole | child: reach happy looks box-boat wears hat | friend: read calm looks book | Bo: look-up curious looks box-boat | props: box-boat, book, crayon
^ child set
> sail ?
* crew

# 5
@ garden noon [snow-day: snow | clear] behind | child: look-up curious at aboard wears hat | all: sit calm at aboard | props: box-boat, bucket
> eyes

# 6
@ garden golden [snow-day: snow | clear] medium | child: sit happy holds broom at aboard wears hat | friend: hands-on-hips cross looks child | Bo: sit happy looks Kim at aboard | props: box-boat, rope, chair
> pull

# 7 a
@ garden golden [snow-day: snow | clear] close | child: point delighted at aboard wears hat | friend: point worried looks child | Bo: look-up curious at aboard | props: box-boat, wheelbarrow
^ pet trouble
* sea

# 7 b
@ garden golden [snow-day: snow | clear] close | child: look-up scared looks telescope holds telescope at aboard wears hat | friend: point worried looks child | Bo: look-up curious at aboard | props: box-boat, fence
^ pet trouble
* sea

# 8
@ garden golden [snow-day: snow | clear] wide | child: wave happy looks friend at aboard wears hat | friend: carry worried looks child holds basket | all: look-up happy at aboard | props: box-boat, pillow | event
* sea
slots: event, place

# 9 a
@ underwater noon medium | child: point delighted wears hat | friend: point scared | all: swim happy | props: shell
^ child second
> deep ?

# 9 b
@ boat golden wind medium | child: point delighted wears hat | friend: point scared looks child | all: stand worried | props: rope, bucket
^ child second
> deep ?

# 10
@ garden dusk [snow-day: snow | cloud] medium | child: look-up curious at aboard wears hat | friend: look-up worried at aboard | Bo: look-up worried at aboard | props: box-boat
^ child third
* sea
slots: place

# 11
@ garden dusk [snow-day: snow | rain] whole | child: stand scared looks wet-box | friend: shrug scared looks wet-box | all: stand worried looks wet-box | props: wet-box at left
> rain
* wet

# 12
@ garden dusk [snow-day: snow | rain] knee | child: sit sad looks wet-box | friend: shrug worried looks child | Bo: stand sad looks Kim | props: wet-box at left | event
^ child trouble
* wet
slots: event

# 13
@ street dusk [snow-day: snow | rain] above | child: sit sad | friend: sit sad looks child | all: sit sad | props: door, steps
> low
slots: place

# 14
@ garden dusk [snow-day: snow | rain] whole | child: stand curious looks pet1 | Bo: walk calm | props: wet-box
> hinge
* wet
slots: series

# 15
@ garden dusk [snow-day: snow | rain] knee | child: walk proud holds worn-box | friend: hands-on-hips curious looks child | Bo: look-up curious looks Kim | props: bucket
slots: deed

# 16
@ garden golden [snow-day: snow | clear] medium | child: walk delighted calls looks friend holds worn-box | friend: walk delighted looks child | Bo: look-up delighted looks Kim | props: bucket
^ child pay

# 17
@ garden [first-day-of-school: morning | golden] [snow-day: snow | clear] wide | child: walk delighted looks pet1 holds worn-box | friend: clap proud looks pet1 | all: stand proud | props: rope | event
> front
^ pet second
slots: event

# 18 a
@ [place: {place.id} | street] [first-day-of-school: morning | golden] [snow-day: snow | clear] wide | child: walk delighted holds worn-box | friend: run delighted looks child | all: walk happy | props: [snow-day: sled | puddle] | event
> river
^ pet third
* joy
slots: event, place

# 18 b
@ [place: {place.id} | street] [first-day-of-school: morning | golden] [snow-day: snow | clear] wide | child: run delighted holds worn-box | friend: run delighted looks child | all: walk happy | props: window, bench | event
> river
^ pet third
* joy
slots: event, place

# 19
@ [place: {place.id} | beach-holiday: beach | farm-stay: farm | snow-day: snowfield | first-day-of-school: school | park] [first-day-of-school: morning | golden] [snow-day: snow | clear] medium | child: walk delighted looks grownup holds worn-box at left | friend: point proud looks grownup | grownup: stand curious looks child holds umbrella at right | all: stand happy | props: umbrella | event
^ pet pay
* joy
slots: event, place, series

# 20 a
@ kitchen lamp medium | child: sit happy looks friend | friend: stand curious looks fridge | Bo: sit curious looks friend | props: fridge, chair, cup
> last

# 20 b
@ kitchen morning whole | child: stand delighted looks fridge | friend: stand proud does pull:rope | Bo: sit curious looks fridge | props: fridge, blanket
> last

## lead dog
want: stand curious does nose-into:rope
sail: run happy does tug:rope | props: box-boat, book
eyes: stand worried looks Kim
pull: run cross does tug:rope
deep: swim happy
rain: stand worried does tug:rope
low: lie sad holds rope
hinge: walk proud does tug:rope
front: walk delighted does tug:rope
river: sit happy
last: sleep calm | props: fridge, rope

## lead cat
want: sit proud looks friend
sail: sit calm at aboard
eyes: lie cross at aboard
pull: sit cross at aboard
deep: swim curious
rain: sit cross looks wet-box
low: look-up cross looks Kim
hinge: walk proud
front: walk proud
river: sit proud
last: sit proud | props: fridge, box at far

## lead bird
hinge: perch calm
front: fly proud
last: perch happy

## lead fish
hinge: swim curious
front: swim proud
last: swim happy

## lead rabbit
hinge: leap happy
front: leap proud
last: sit happy

## lead guineapig
hinge: run happy
front: walk proud
last: look-up happy

## lead hamster
hinge: run happy
front: walk proud
last: stand proud

## lead horse
hinge: walk curious
front: walk proud
last: stand happy

## lead lizard
hinge: walk calm
front: walk proud
last: lie calm

## lead toy
hinge: sit calm
front: sit proud
last: sit happy

## lead other
hinge: walk calm
front: walk proud
last: sit happy

## trait pet fear
set: look-up worried at aboard
trouble: hide scared
pay: stand proud looks Kim

## trait pet theft
set: sit proud looks Kim at aboard holds {trait.prop}
trouble: run delighted holds {trait.prop}
pay: stand proud holds {trait.prop}

## trait pet noise
set: look-up proud at aboard
trouble: look-up delighted
pay: look-up delighted looks grownup

## trait pet part
set: stand proud at aboard
trouble: look-up proud at aboard
pay: stand proud looks grownup

## trait pet threelegs
set: stand proud at aboard
trouble: stand calm at aboard
pay: walk proud

## trait pet deaf
set: look-up happy looks Kim at aboard
trouble: look-up curious looks Kim at aboard
pay: stand delighted looks Kim

## trait pet age
set: [old: lie | stand] happy at aboard
trouble: [old: sleep | look-up] calm at aboard
pay: [old: stand | run] delighted looks Kim

## trait pet favourite
set: sit proud looks Kim at aboard | props: {trait.prop}
trouble: look-up sad looks {trait.prop} | props: {trait.prop}
pay: stand proud looks Kim | props: {trait.prop}

## trait pet sleep
set: lie happy at aboard
trouble: lie sad at aboard
pay: stand delighted looks Kim

## trait pet habit
set: [digs: dig | hidesthings: hide | sitsonthings: sit | run] happy looks Kim
trouble: [digs: dig | hidesthings: hide | sitsonthings: sit | run] happy looks Kim
pay: [digs: dig | hidesthings: hide | sitsonthings: sit | run] delighted looks Kim

## trait pet talent
set: stand proud looks Kim at aboard
trouble: [jumps,catches: leap | shakeshands: beg | stand] happy looks Kim
pay: [jumps,catches: leap | shakeshands: beg | stand] proud looks Kim

## trait child fear
set: reach happy looks box-boat wears hat
trouble: sit scared looks wet-box
pay: carry proud looks friend holds worn-box

## trait child collection
set: stand happy looks box-boat holds {trait.prop} wears hat
trouble: sit sad looks {trait.prop} | props: {trait.prop}
pay: carry proud looks friend holds worn-box | props: {trait.prop}

## trait child noise
set: reach delighted looks box-boat wears hat
trouble: sit sad looks wet-box
pay: carry delighted looks friend holds worn-box

## trait child part
set: reach proud looks box-boat wears hat
trouble: sit sad looks wet-box
pay: carry delighted looks friend holds worn-box

## trait child favourite
set: reach proud looks box-boat wears hat
trouble: sit sad looks wet-box
pay: carry delighted looks friend holds worn-box

## trait child sleep
set: reach happy looks box-boat wears hat
trouble: lie sad looks wet-box
pay: carry delighted looks friend holds worn-box

## trait child habit
set: reach curious looks box-boat wears hat
trouble: sit sad looks wet-box
pay: carry delighted looks friend holds worn-box

## trait child talent
set: reach delighted looks box-boat wears hat
trouble: sit sad looks wet-box
pay: carry delighted looks friend holds worn-box

## dog
crew: stand proud at aboard
sea: leap delighted
wet: stand worried
joy: run delighted

## dog 2
crew: sit happy at aboard
sea: run happy
wet: sit sad does lean:child
joy: stand happy

## cat
crew: lie proud
sea: walk calm at aboard
wet: sit cross
joy: sit proud

## cat 2
crew: sit proud at aboard
sea: sit curious at aboard
wet: hide cross
joy: sit curious

## bird
crew: perch proud at aboard
sea: fly curious
wet: perch sad
joy: fly delighted

## fish
crew: swim proud at aboard
sea: swim curious at aboard
wet: look-up curious
joy: swim delighted

## fish 2
crew: swim happy at aboard
sea: swim worried at aboard
wet: hide sad
joy: swim delighted

## rabbit
crew: sit happy at aboard
sea: sit happy at aboard
wet: sit sad
joy: leap delighted

## guineapig
crew: look-up happy at aboard
sea: look-up delighted at aboard
wet: carried sad
joy: look-up delighted

## hamster
crew: run proud at aboard
sea: stand happy at aboard
wet: carried sad
joy: stand proud

## horse
crew: stand calm
sea: stand happy
wet: stand sad
joy: walk delighted

## lizard
crew: lie happy at aboard
sea: lie calm
wet: lie sad
joy: stand proud

## toy
crew: hide worried
sea: lie worried
wet: lie sad
joy: sit happy

## other
crew: stand proud at aboard
sea: stand calm at aboard
wet: stand sad looks Kim
joy: stand delighted

## duet
crew: sit cross looks Mo at aboard
sea: look-up curious looks Mo at aboard
wet: sit sad looks Mo
joy: look-up happy looks Mo

## duet 2
crew: sit proud looks Mo at aboard
sea: lie calm looks Mo at aboard
wet: sit cross looks Mo
joy: run delighted looks Mo

## any pass
crew: sit proud at aboard
sea: sit cross at aboard
wet: sit sad looks Kim
joy: walk proud

## any look
crew: look-up happy at aboard
sea: look-up curious at aboard
wet: look-up sad
joy: look-up delighted

## any cook
crew: sit happy at aboard
sea: look-up curious at aboard
wet: stand sad
joy: sit happy

## any nap
crew: sleep calm at aboard
sea: sleep calm at aboard
wet: stand worried
joy: look-up delighted
`
