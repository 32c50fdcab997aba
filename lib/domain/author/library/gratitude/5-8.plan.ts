// Want: a canoe; then to have the thank-you letter done in one minute. In the way: a third line, and a kite to swap for. Engine: "Dear Great-Aunt,"
// and a marrow that has nothing to say for itself. A dog takes it for a stick, a cat scratches it: each turns it over at last.
// Turn: {Bo} finds its other side. Last image: a pin, and one small marrow; or a small box with a pin in it. {friend} is "she", {ray} is "he".
export const plan = String.raw`
id: gratitude-5-8
skill: gratitude
level: 5-8
days: easter plot, matariki plot, mid-autumn-festival plot, train-journey plot, new-baby plot
extra: friend she
extra: grownup he
surprise: picture | 15 marrow
surprise: sound

# 1
@ hallway morning wide | child: celebrate delighted looks box | grownup: stand happy looks box | all: look-up curious looks box | props: box at centre, ribbon | event
* box
slots: event, home

# 2
@ hallway morning close | child: stand worried looks marrow | all: sit curious looks marrow | props: marrow at near, box
> want
* box

# 3
@ kitchen noon medium | child: sit calm does write:paper | grownup: stand calm looks child | Bo: sit calm looks Kim | props: marrow at near, table, paper | event
^ child set
slots: place, event

# 4
@ kitchen noon close | child: sit happy does write:letter | grownup: stand curious looks child | Bo: look-up curious looks marrow | props: marrow at far
> eyes

# 5
@ kitchen golden medium | child: sit worried looks marrow | Bo: sit curious looks marrow | props: marrow at near, paper, table
^ pet set
* know

# 6 a
@ [place: {place.id} | park] golden wide | child: walk proud does push:wheelbarrow | all: walk happy | props: wheelbarrow "marrow"
> walk ?
* know
slots: place

# 6 b
@ kitchen morning medium | child: sit proud looks marrow does hand-over:plate | grownup: stand curious looks marrow at left | all: look-up curious looks marrow | props: table, marrow at right, plate
> walk ?
* know
slots: place

# 7 a
@ living-room noon medium | child: sit curious looks marrow | grownup: stand calm looks marrow | Bo: look-up curious looks marrow | props: marrow "hat" at near, sofa
> hat ?
^ child second

# 7 b
@ bedroom noon medium | child: sit curious does read:book | grownup: stand calm looks marrow | Bo: look-up curious looks marrow | props: marrow at near, bed
> hat ?
^ child second

# 8
@ street noon medium | child: stand curious looks kite | friend: stand delighted looks marrow holds kite | Bo: sit calm looks friend | props: marrow at near
> croc
* know
slots: place

# 9
@ park noon wide | child: look-up delighted looks kite | friend: stand happy does play:kite | Bo: look-up curious looks kite | props: kite, leaf
> kite ?
^ pet second
slots: place

# 10
@ kitchen noon cloud above | child: sit worried does write:paper | all: sit sad looks Kim | props: table, paper, marrow at near, kite
^ pet trouble
* low
slots: series

# 11 a
@ kitchen dusk knee | child: stand worried looks letter holds letter | grownup: stand happy looks letter | Bo: sit calm looks Kim | props: kite at far | event
> lick
slots: event

# 11 b
@ kitchen dusk knee | child: stand worried looks marrow holds letter | grownup: stand happy looks letter | Bo: sit calm looks Kim | props: marrow at far | event
> lick
slots: event

# 12
@ hallway dusk medium | child: stand sad does open:letter | Bo: sit worried looks Kim | props: door
^ pet third
* low
slots: place

# 13
@ hallway dusk close 5:55 | child: kneel sad looks marrow | Bo: sit sad looks marrow | props: marrow at near, clock
^ child trouble
* low
slots: place

# 14
@ hallway dusk whole | child: jump scared looks marrow | Bo: leap worried looks marrow | props: marrow at centre, box
> hinge

# 15
@ hallway lamp close | child: kneel curious looks marrow | Bo: look-up curious looks marrow | props: marrow "{Kim}" at near, torch
> name
slots: deed

# 16
@ hallway lamp medium | child: stand curious looks marrow | grownup: kneel calm does touch:marrow | all: sit curious looks marrow | props: marrow "{Kim}" at near, lamp | event
slots: event

# 17
@ street dusk medium | child: stand sad looks friend does hand-over:kite at centre | friend: stand worried looks child | Bo: sit calm looks Kim | props: kite "down", door
> back
^ child third
slots: place

# 18
@ [train-journey: train | bedroom] [train-journey: morning | lamp] close | child: sit happy does write:letter | Bo: lie calm | props: paper, [train-journey: train-window | lamp] | event
^ pet pay
slots: event, series

# 19
@ [train-journey: train | garden] [matariki,mid-autumn-festival: night | noon] wide | child: celebrate happy looks friend | friend: stand happy does eat:soup | grownup: stand happy | all: sit happy | props: table, bowl, spoon, [matariki,mid-autumn-festival: moon | flower] | event
^ child pay
* soup
* soup
slots: event, series

# 20 a
@ garden morning knee | child: kneel happy does touch:sprout | all: sit calm looks sprout | props: sprout, spade | event
> last
* soup
slots: event, place

# 20 b
@ garden golden knee | child: kneel delighted does touch:sprout | all: sit calm looks sprout | props: sprout, box | event
> last
* soup
slots: event, place

## lead dog
want: stand delighted looks marrow
eyes: stand worried looks marrow
walk: run happy
hat: lie curious looks marrow
croc: stand cross looks friend
kite: sit calm looks Kim
lick: sit sad looks Kim
hinge: stand cross does tug:marrow
name: look-up curious looks marrow
back: leap delighted looks marrow | props: marrow
last: sit calm looks sprout

## lead cat
want: stand happy does paw-on:marrow
eyes: sit proud looks marrow
walk: walk happy looks marrow
hat: stand curious does paw-on:marrow
croc: sit cross looks friend
kite: sit curious looks kite
lick: sit calm looks Kim
hinge: stand curious does paw-on:marrow
name: sit proud looks marrow
back: lie happy looks marrow | props: marrow
last: sit calm looks sprout

## lead bird
hinge: perch curious looks marrow
name: perch curious looks marrow
last: perch happy

## lead fish
hinge: swim curious looks marrow
name: swim curious looks marrow
last: swim happy

## lead rabbit
hinge: leap cross looks marrow
name: look-up curious looks marrow
last: sit happy

## lead guineapig
hinge: stand curious looks marrow
name: look-up curious looks marrow
last: sit happy

## lead hamster
hinge: run happy looks marrow
name: look-up curious looks marrow
last: sit happy

## lead horse
hinge: stand curious does nose-into:marrow
name: stand curious looks marrow
last: stand happy

## lead lizard
hinge: run curious looks marrow
name: look-up curious looks marrow
last: lie happy

## lead toy
hinge: lie worried looks marrow
name: sit curious looks marrow
last: sit happy

## lead other
hinge: stand happy looks marrow
name: look-up curious looks marrow
last: sit happy

## trait pet fear
set: stand worried looks marrow
trouble: hide scared
pay: sit calm looks Kim

## trait pet theft
set: stand proud looks marrow holds {trait.prop}
trouble: walk proud holds {trait.prop}
pay: lie proud looks Kim holds {trait.prop}

## trait pet noise
set: look-up happy looks marrow
trouble: look-up proud looks Kim
pay: look-up happy looks Kim

## trait pet part
set: stand proud looks marrow
trouble: sit sad looks Kim
pay: sit proud looks Kim

## trait pet deaf
set: sit calm looks marrow
trouble: look-up worried looks Kim
pay: sit happy looks Kim

## trait pet age
set: [old: lie calm looks marrow | run happy looks marrow]
trouble: [old: lie calm looks Kim | run happy looks Kim]
pay: [old: lie | sit] happy looks Kim

## trait pet favourite
set: sit proud looks Kim | props: {trait.prop}
trouble: sit calm looks {trait.prop} | props: {trait.prop}
pay: sit happy looks Kim | props: {trait.prop}

## trait pet sleep
set: sleep calm | props: {trait.prop}
trouble: sleep calm | props: {trait.prop}
pay: sleep calm

## trait pet habit
set: [digs: dig | hidesthings: hide | sitsonthings: sit | run] happy looks marrow
trouble: [digs: dig | hidesthings: hide | sitsonthings: sit | run] happy looks Kim
pay: [digs: dig | hidesthings: hide | sitsonthings: sit | stand] happy looks Kim

## trait pet talent
set: [jumps,catches: leap | shakeshands: beg | stand] proud looks marrow
trouble: [jumps,catches: leap | shakeshands: beg | stand] happy looks Kim
pay: sit proud looks Kim

## trait child fear
set: sit worried holds crayon
trouble: kneel worried looks marrow
pay: celebrate happy looks friend

## trait child collection
set: sit calm holds crayon | props: {trait.prop}
trouble: kneel sad looks marrow holds {trait.prop}
pay: celebrate happy looks friend | props: {trait.prop}

## trait child noise
set: sit calm holds crayon
trouble: kneel sad looks marrow
pay: celebrate delighted looks friend

## trait child part
set: sit calm holds crayon | props: spoon
trouble: kneel sad looks marrow
pay: celebrate delighted looks friend

## trait child favourite
set: sit calm holds crayon
trouble: kneel sad looks marrow
pay: celebrate happy looks friend

## trait child sleep
set: sit calm holds crayon
trouble: kneel sad looks marrow
pay: celebrate happy looks friend

## trait child habit
set: sit curious holds crayon
trouble: kneel sad looks marrow
pay: celebrate happy looks friend

## trait child talent
set: sit calm holds crayon
trouble: kneel sad looks marrow
pay: celebrate delighted looks friend

## dog
box: stand happy
know: sit curious looks marrow
low: lie sad
soup: lie happy

## dog 2
box: run delighted
know: stand happy
low: lie sad looks Kim
soup: dig happy

## cat
box: sit proud
know: sleep calm
low: back-turned calm
soup: sit proud

## cat 2
box: sit curious
know: stand curious
low: walk cross
soup: sit calm

## bird
box: perch proud
know: perch happy
low: perch sad
soup: perch happy

## fish
box: swim curious
know: swim curious looks marrow
low: swim sad
soup: swim happy

## fish 2
box: look-up curious
know: swim calm
low: hide sad
soup: swim delighted

## rabbit
box: sit calm
know: sit happy
low: stand cross
soup: sit delighted

## guineapig
box: look-up delighted
know: look-up delighted
low: lie sad
soup: stand happy

## hamster
box: sit happy
know: walk happy
low: stand sad looks Kim
soup: stand proud

## horse
box: stand happy
know: walk calm
low: stand sad
soup: stand happy

## lizard
box: run curious
know: lie happy
low: lie sad
soup: sit happy

## toy
box: carried curious
know: sit proud
low: lie sad
soup: sit happy

## other
box: stand curious
know: stand calm
low: sit sad looks Kim
soup: stand delighted

## duet
box: sit curious looks Mo
know: sit calm looks marrow
low: sit sad looks Mo
soup: stand happy looks Mo

## duet 2
box: sit curious looks Mo
know: sit calm looks marrow
low: lie sad
soup: sit happy looks Mo

## any box
box: sit happy
know: sit calm
low: sit sad looks Kim
soup: lie happy

## any polite
box: sit happy
know: sit calm looks marrow
low: sit worried looks Kim
soup: sit delighted

## any sniff
box: stand happy
know: walk curious
low: back-turned cross
soup: stand happy

## any ask
box: look-up curious looks Kim
know: sit curious looks Kim
low: sit sad looks Kim
soup: look-up happy
`
