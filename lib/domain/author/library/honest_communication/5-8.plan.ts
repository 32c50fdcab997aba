// Want: to be called by the right name. In the way: a teacher with a new pen, and each day it takes more words to say so. Engine: {gordon} gets
// a peg, stars, beetroot or a trombone, a life. A dog looks for this {gordon} all week, a cat wants to sit on the page with his name; each brings
// home the thing that tells who is who. Turn: a real {gordon} comes, and there is no peg left; {Bo} goes to him, and is told: wrong one. He had told only {Bo} that he minds.
// Last image: one more hand, or a pen that waits.
export const plan = String.raw`
id: honest-communication-5-8
skill: honest_communication
level: 5-8
days: first-day-of-school plot, camping-trip plot, train-journey plot, hanukkah plot, holi plot, snow-day plot
extra: friend he
extra: friend2 she
extra: grownup she
surprise: picture | 3 name-peg, 12 sign, 19 name-peg
surprise: picture | 10 crown, 15 crown, 19 name-peg

# 1
@ school morning wide | child: stand happy looks grownup | grownup: wave happy looks child | all: walk happy | props: bag, sign "{room-5}"
slots: place
* gate

# 2
@ school morning knee | child: stand curious looks grownup | grownup: sit happy does write:paper | props: window, chair
^ pet second

# 3
@ school noon medium | child: look-up worried looks name-peg | Bo: sit curious looks name-peg | props: name-peg "{gordon}" at right, bag
> want
slots: series

# 4
@ street golden medium | child: stand worried looks fence does touch:fence | all: walk curious looks Kim | props: fence, flower at near, bag | event
^ child set
* gate
slots: place, event

# 5
@ school morning behind | child: stand worried looks grownup | grownup: stand happy looks child at far | Bo: sit calm looks grownup | props: name-peg "{gordon}" at right, drawing
^ pet set
* gate

# 6 a
@ school noon medium | child: sit worried looks plate | grownup: stand happy does hand-over:plate looks child | friend2: sit happy | Bo: sit curious looks plate | props: table, plate "beetroot", tomato
> lunch
slots: place

# 6 b
@ school noon knee | child: stand worried does play:trombone | grownup: celebrate happy looks child | friend2: cover-ears worried looks child | Bo: stand curious looks trombone | props: window
> lunch
slots: place

# 7
@ school golden knee | child: stand sad looks easel | grownup: point proud looks easel | Bo: sit curious looks easel | props: easel, sign "{by-gordon}"
> eyes
slots: place, home, series

# 8
@ street golden wide | child: run worried looks friend2 at left | friend2: wave happy calls looks child at right | Bo: walk curious looks friend2 | props: ball, lamp
^ child trouble
> call
* call

# 9 a
@ [place: {place.id} | park] golden knee | child: count cross | all: walk curious looks Kim | props: bench, leaf
^ pet trouble
* call
slots: place

# 9 b
@ [place: {place.id} | park] golden wide | child: carry cross holds trombone | all: walk curious looks Kim | props: bench
^ pet trouble
* call
slots: place

# 10
@ kitchen lamp medium | child: sit sad looks crown | all: sit calm looks Kim | props: table, crown, note | event
> crown
* call
slots: event

# 11
@ school morning whole | child: look-up scared looks friend at left | friend: stand happy looks grownup at right | grownup: stand worried looks friend at centre | Bo: stand curious looks friend | props: door at right, bag
> boy
* low

# 12
@ school noon whole | child: stand sad looks friend | friend: kneel sad does touch:box | Bo: sit curious looks hat | props: sign "{gordon-two}" at left, box, hat
> floor
^ pet third
slots: event

# 13
@ street dusk cloud whole | child: walk sad | friend: walk sad at far | Bo: walk sad looks Kim | props: leaf
* low
^ child second
slots: place

# 14
@ bedroom lamp knee | child: crouch curious looks pet1 | Bo: look-up curious looks Kim | props: rug
> hinge
slots: deed

# 15
@ [place: {place.id} | street] morning [snow-day: snow | clear] wide | child: carry scared holds crown | all: walk worried looks Kim | props: bag | event
^ child third
* low
slots: place, event, series

# 16
@ school morning wide | child: stand scared looks grownup wears crown | friend: sit worried looks child | grownup: stand happy looks child | all: sit worried looks Kim | event
> still
slots: event

# 17 a
@ school morning close | child: stand scared looks grownup | grownup: stand worried looks child | Bo: look-up worried looks Kim | props: crown
> told ?

# 17 b
@ school morning close | child: stand scared looks grownup | grownup: stand worried looks child | Bo: look-up worried looks Kim | props: trombone
> told ?

# 18
@ school noon wide | child: stand worried looks friend2 | friend2: wave worried looks grownup | grownup: sit scared looks friend2 | all: look-up curious looks friend2 | props: bench, crown
^ pet pay
* joy

# 19
@ school golden knee | child: point proud looks name-peg | friend: stand delighted looks child wears crown | grownup: stand happy looks child | all: stand happy looks name-peg | props: name-peg "{Kim}" at centre, bag | event
* joy
^ child pay
slots: event

# 20 a
@ [camping-trip: camp night | train-journey: train golden | snow-day: garden golden snow | school golden] medium | child: wave happy looks grownup | friend: wave happy looks grownup wears crown | grownup: wave worried | all: sit happy looks grownup | event
> last
* joy
slots: event

# 20 b
@ [camping-trip: camp night | train-journey: train golden | snow-day: garden golden snow | school golden] medium | child: wave happy looks grownup | friend: stand happy looks child wears crown | grownup: stand calm looks child does hold-up:crayon | all: sit happy looks Kim | event
> last
* joy
slots: event

## lead dog
want: sit curious looks name-peg
eyes: stand curious does nose-into:easel
lunch: stand curious looks Kim
call: dig curious
crown: run curious
boy: stand delighted looks friend
floor: lie proud does paw-on:hat
hinge: stand proud does carry:hat
still: sit calm looks friend
told: stand proud does carry:hat
last: leap delighted looks friend

## lead cat
want: sit curious looks Kim | props: book
eyes: sit proud looks Kim | props: paper
lunch: sit proud | props: paper
call: back-turned calm
crown: sit cross looks crown
boy: sit calm looks friend
floor: sit proud does paw-on:book
hinge: back-turned calm | props: paper
still: sit calm looks friend does paw-on:paper
told: sit proud does paw-on:paper
last: sit proud | props: paper

## lead bird
want: perch curious looks name-peg
hinge: perch curious
still: perch happy looks friend
last: fly delighted

## lead fish
want: swim curious looks Kim
hinge: back-turned calm
still: swim happy looks friend
last: swim delighted looks Kim

## lead rabbit
want: sit curious looks name-peg
hinge: sit calm
still: sit happy looks friend
last: look-up happy looks Kim

## lead guineapig
want: look-up curious looks Kim
hinge: look-up calm
still: look-up happy looks friend
last: look-up delighted looks Kim

## lead hamster
want: stand curious looks Kim
hinge: sleep calm
still: stand happy looks friend
last: stand proud looks Kim

## lead horse
want: stand curious does nose-into:name-peg
hinge: stand calm looks Kim
still: stand happy does nose-into:friend
last: stand delighted

## lead lizard
want: lie curious looks name-peg
hinge: lie calm looks Kim
still: stand happy looks friend
last: lie happy

## lead toy
want: sit calm looks Kim
hinge: sit calm looks Kim
still: lie happy looks friend
last: sit delighted looks Kim

## lead other
want: stand curious looks Kim
hinge: stand calm looks Kim
still: stand happy looks friend
last: stand happy looks Kim

## trait pet fear
set: sit worried looks grownup
trouble: hide scared
pay: sit calm looks Kim

## trait pet theft
set: sit curious looks grownup
trouble: run delighted holds {trait.prop}
pay: stand proud looks Kim | props: {trait.prop}

## trait pet socks
set: sit curious looks grownup
trouble: run delighted holds sock
pay: stand proud looks grownup holds sock

## trait pet noise
set: look-up proud looks grownup
trouble: look-up delighted looks Kim
pay: look-up delighted looks friend2

## trait pet part
set: stand proud looks grownup
trouble: walk proud
pay: stand proud looks grownup

## trait pet deaf
set: look-up happy looks grownup
trouble: walk curious looks Kim
pay: leap delighted looks friend2

## trait pet age
set: [old: lie | stand] calm looks grownup
trouble: [old: sleep calm | run happy]
pay: [old: lie calm looks friend2 | leap delighted looks friend2]

## trait pet favourite
set: sit happy looks grownup holds {trait.prop}
trouble: stand cross looks Kim
pay: stand happy looks friend2 | props: {trait.prop}

## trait pet sleep
set: lie calm looks grownup
trouble: lie cross
pay: look-up curious looks friend2

## trait pet habit
set: sit happy looks grownup
trouble: [digs: dig | hidesthings: hide | sitsonthings: sit | run] happy
pay: [digs: dig | hidesthings: hide | sitsonthings: sit | stand] happy

## trait pet talent
set: sit proud looks grownup
trouble: [shakeshands: beg | jumps,catches: leap | stand] proud looks Kim
pay: [shakeshands: beg | jumps,catches: leap | stand] proud looks friend2

## trait child fear
set: walk worried
trouble: run scared looks friend2
pay: point proud looks name-peg

## trait child collection
set: walk worried holds {trait.prop}
trouble: run sad looks friend2 | props: {trait.prop}
pay: stand proud looks name-peg holds {trait.prop}

## trait child noise
set: walk worried
trouble: run worried looks friend2
pay: celebrate delighted looks name-peg

## trait child part
set: walk worried
trouble: stand sad looks window | props: window
pay: point proud looks name-peg

## trait child favourite
set: walk worried
trouble: run sad looks friend2
pay: point delighted looks name-peg

## trait child sleep
set: walk worried
trouble: run worried looks friend2
pay: point proud looks name-peg

## trait child habit
set: walk worried
trouble: run worried looks friend2
pay: point proud looks name-peg

## trait child talent
set: walk proud
trouble: run sad looks friend2
pay: celebrate proud looks name-peg

## dog
gate: sit happy
call: dig curious
low: walk worried looks Kim
joy: stand delighted

## dog 2
gate: walk happy
call: stand cross
low: sit sad does lean:child
joy: run delighted

## cat
gate: sit proud
call: back-turned calm
low: sit worried looks Kim
joy: sit proud

## cat 2
gate: sit calm
call: sit cross looks Kim
low: sit sad looks Kim
joy: sit happy

## bird
gate: perch happy
call: perch proud
low: perch sad
joy: fly delighted

## fish
gate: swim curious
call: swim cross
low: swim worried looks Kim
joy: swim delighted

## fish 2
gate: swim happy
call: swim cross
low: swim sad
joy: swim proud

## rabbit
gate: sit happy
call: sit cross
low: stand worried looks Kim
joy: sit happy

## guineapig
gate: look-up happy
call: look-up curious
low: look-up worried
joy: look-up delighted

## hamster
gate: stand happy
call: hide worried
low: stand sad
joy: stand proud

## horse
gate: stand curious
call: stand cross
low: stand worried looks Kim
joy: stand delighted

## lizard
gate: lie calm
call: lie curious
low: lie worried
joy: lie happy

## toy
gate: sit calm
call: sit worried
low: sit sad
joy: sit delighted

## other
gate: stand proud
call: stand curious
low: walk sad looks Kim
joy: stand happy

## duet
gate: stand worried looks Mo
call: sit curious looks Mo
low: sit sad looks Mo
joy: stand happy looks Mo

## duet 2
gate: stand proud looks Mo
call: look-up curious looks Mo
low: walk sad looks Mo
joy: sit happy looks Mo

## any late
gate: walk happy
call: sit calm
low: sit sad looks Kim
joy: look-up happy

## any name
gate: stand proud
call: stand worried
low: look-up sad looks Kim
joy: look-up delighted

## any lunch
gate: sit happy
call: back-turned cross
low: lie sad
joy: sit delighted

## any bell
gate: sit curious
call: stand worried
low: sit worried looks Kim
joy: sit proud
`
