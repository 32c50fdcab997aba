// Want: an egg to hatch, now. In the way: it is an egg, and waiting is such a noisy thing. Engine: waiting louder and louder.
// A dog takes the egg for a ball and can't lie still; a cat waits by a mouse hole, and is good at it. Each of them keeps the wind off.
// Turn: {hen} runs off, and Kim has to be the hen, when something better is called out of the house. The hen is "she", the chick "it".
// Last image: the chick cannot wait for the next one; or it sleeps in a hand that does not move.
export const plan = String.raw`
id: patience-0-4
skill: patience
level: 0-4
days: new-baby plot, christmas plot, easter plot, farm-stay plot, nowruz plot
surprise: count
surprise: listen

# 1
@ farm morning wide | child: crouch curious looks hen | all: look-up curious looks hen | props: hen "sits", hay | event
slots: event

# 2
@ farm morning knee | child: kneel delighted does touch:nest | Bo: look-up curious looks nest | props: nest, hen at far
> want
* see

# 3
@ [place: {place.id} | farm] morning whole | child: sit happy looks hen | Bo: sit calm looks hen | props: hen "sits", hay
* see
^ child set

# 4
@ garden morning medium | child: sit curious looks hen | all: sit calm looks hen | props: hen "sits", bucket | event
> still ?
* see
slots: event

# 5
@ farm noon medium | child: jump happy looks hen | Bo: look-up curious looks Kim | props: hen "sits", hay
* loud
^ pet set

# 6 a
@ farm noon wide | child: kneel delighted does play:pan | Bo: sit happy looks Kim | props: pan "empty", hen "sits", hay
> bang ?
* loud
^ child second

# 6 b
@ farm noon wide | child: kneel delighted does play:drum | Bo: sit happy looks Kim | props: hen "sits", hay
> bang ?
* loud
^ child second

# 7
@ garden noon knee | child: hush cross looks butterfly | Bo: look-up worried looks Kim | all: look-up worried looks Kim | props: butterfly
> hush ?
* loud
slots: place

# 8
@ farm golden knee | child: whisper curious looks hen | Bo: look-up worried looks Kim at far | props: hen "sits" at near
* loud
^ pet second

# 9
@ farm golden wind wide | child: stand scared looks hen | all: look-up scared looks hen | props: hen at far, nest, feather
slots: place

# 10
@ farm golden wind knee | child: kneel worried does touch:nest | Bo: sit worried looks nest | props: nest, leaf
> eyes
* cold
slots: place

# 11 a
@ river dusk wind wide | child: run worried looks hen | Bo: stand worried | props: hen
> chase ?
^ pet trouble
* cold

# 11 b
@ farm dusk wind wide | child: stand worried looks hen holds bread at left | Bo: stand worried looks hen | props: hen at right
> chase ?
^ pet trouble
* cold

# 12 a
@ farm dusk medium | child: kneel sad looks nest | Bo: sit sad looks nest | all: sit sad looks nest | props: nest, hat, sock
> sock ?
* cold
slots: series, place

# 12 b
@ farm dusk medium | child: kneel sad looks nest | Bo: sit sad looks nest | all: sit sad looks nest | props: nest, blanket, bag
> sock ?
* cold
slots: series, place

# 13
@ farm dusk close | child: sit worried looks egg holds egg | Bo: sit worried looks Kim | props: hay
* cold
^ child trouble

# 14
@ farm dusk above | child: sit worried does hug:egg | all: lie calm looks Kim | props: butterfly, hay
slots: deed

# 15
@ farm dusk wind close | child: sit calm looks pet1 does hug:egg | Bo: lie calm looks Kim | props: hay
> hinge
slots: series

# 16
@ farm lamp medium | child: sit sad holds egg | Bo: look-up worried looks Kim | props: hay, lantern | event
^ child third
slots: event, place

# 17
@ farm night medium | child: sit curious looks hen holds egg | Bo: lie calm looks hen | props: hen, hay
> step ?
^ child pay

# 18
@ farm night knee | child: crouch curious looks nest | Bo: look-up curious looks nest | props: nest "crack" at near, hen at far, lantern at right
> tick
^ pet third

# 19
@ farm morning whole | child: kneel delighted looks nest | Bo: look-up delighted looks nest | all: look-up delighted looks nest | props: nest "chick", hen | event
> hatch ?
* hatch
^ pet pay
slots: event, place

# 20 a
@ farm morning wide | child: whisper happy looks chick | all: sit happy looks chick | props: hen "sits" at right, chick at near | event
> last ?
* hatch
* hatch
slots: event, series

# 20 b
@ farm golden close | child: sit happy looks chick holds chick | all: sit calm looks chick | props: hen "sits" at right | event
> last ?
* hatch
* hatch
slots: event, series

## lead dog
want: beg delighted looks nest
still: sit curious looks hen
bang: look-up delighted looks Kim
hush: sit worried looks Kim
eyes: stand curious looks nest does nose-into:nest
chase: run worried
sock: sit worried looks nest | props: stick
hinge: lie calm looks Kim
step: lie calm looks hen
tick: lie curious looks nest
hatch: lie delighted looks nest
last: lie happy looks chick | props: ball

## lead cat
want: sit calm
still: sit calm
bang: sit cross looks Kim
hush: sit cross looks Kim
eyes: sit curious looks nest
chase: sit calm
sock: lie calm looks nest
hinge: lie calm looks Kim
step: lie calm
tick: sit curious looks nest
hatch: stand happy looks nest
last: sit calm

## lead bird
chase: fly worried
hinge: perch calm looks Kim
tick: perch curious looks nest

## lead fish
chase: swim worried
hinge: swim calm looks Kim
tick: swim curious looks nest

## lead rabbit
chase: leap worried
hinge: lie calm looks Kim
tick: sit curious looks nest

## lead guineapig
chase: run worried
hinge: lie calm looks Kim
tick: look-up curious looks nest

## lead hamster
chase: run worried
hinge: lie calm looks Kim
tick: look-up curious looks nest

## lead horse
chase: run worried
hinge: stand calm looks Kim
tick: stand curious looks nest

## lead lizard
chase: run worried
hinge: lie calm looks Kim
tick: lie curious looks nest

## lead toy
chase: lie worried
hinge: sit calm looks Kim
tick: sit curious looks nest

## lead other
chase: walk worried
hinge: lie calm looks Kim
tick: stand curious looks nest

## trait pet fear
set: sit worried looks Kim
trouble: run scared
pay: look-up scared looks nest

## trait pet theft
set: sit happy holds {trait.prop}
trouble: sit worried looks Kim | props: {trait.prop}
pay: stand happy looks nest | props: {trait.prop}

## trait pet noise
set: look-up delighted looks Kim
trouble: stand worried looks hen
pay: look-up happy looks nest

## trait pet part
set: sit curious looks Kim
trouble: stand worried looks hen
pay: look-up happy looks nest

## trait pet deaf
set: look-up curious looks Kim
trouble: stand worried looks hen
pay: look-up happy looks nest

## trait pet age
set: [old: lie calm | run happy] looks Kim
trouble: [old: lie | run] worried
pay: look-up delighted looks nest

## trait pet favourite
set: sit happy holds {trait.prop}
trouble: stand worried looks hen | props: {trait.prop}
pay: stand happy looks nest | props: {trait.prop}

## trait pet sleep
set: lie calm
trouble: walk worried
pay: lie happy looks nest

## trait pet habit
set: [digs: dig | follows: walk | hidesthings: hide | sitsonthings: sit | licks: stand | run] happy
trouble: [digs: dig | follows: walk | hidesthings: hide | sitsonthings: sit | licks: stand | run] worried
pay: [digs: dig | follows: walk | hidesthings: hide | sitsonthings: sit | licks: stand | run] happy

## trait pet talent
set: [jumps,catches: leap | shakeshands: sit | stand] happy
trouble: [jumps,catches: leap | shakeshands: sit | stand] worried
pay: [jumps,catches: leap | shakeshands: sit | stand] proud looks nest

## trait child fear
set: sit worried looks hen
trouble: sit worried looks egg holds egg
pay: sit worried looks hen holds egg

## trait child collection
set: sit happy looks hen | props: {trait.prop}
trouble: sit sad looks egg holds egg | props: {trait.prop}
pay: sit calm looks hen holds egg

## trait child noise
set: sit happy looks hen
trouble: sit calm looks egg holds egg
pay: sit calm looks hen holds egg

## trait child part
set: sit happy looks hen
trouble: sit calm looks egg holds egg
pay: sit calm looks hen holds egg

## trait child favourite
set: sit happy looks hen
trouble: sit calm looks egg holds egg
pay: sit calm looks hen holds egg

## trait child sleep
set: sit calm looks hen
trouble: sit calm looks egg holds egg
pay: sit calm looks hen holds egg

## trait child habit
set: sit curious looks hen
trouble: sit calm looks egg holds egg
pay: sit curious looks hen holds egg

## trait child talent
set: sit happy looks hen
trouble: sit sad looks egg holds egg
pay: sit calm looks hen holds egg

## dog
see: stand curious looks hen
loud: stand happy
cold: lie sad
hatch: lie delighted looks chick

## dog 2
see: sit happy holds ball
loud: stand delighted
cold: walk worried
hatch: stand happy does nose-into:chick

## cat
see: sit proud
loud: sit calm
cold: sit worried
hatch: sit curious looks chick

## cat 2
see: lie calm
loud: lie cross
cold: sit sad looks Kim
hatch: lie proud looks chick

## bird
see: perch proud looks hen
loud: perch delighted
cold: perch sad
hatch: perch delighted looks chick

## fish
see: swim curious looks hen
loud: swim delighted
cold: hide sad
hatch: look-up delighted looks chick

## fish 2
see: swim happy looks hen
loud: swim delighted
cold: swim sad
hatch: swim happy looks chick

## rabbit
see: sit curious looks hen
loud: stand happy
cold: lie sad
hatch: leap delighted

## guineapig
see: stand curious looks hen
loud: look-up delighted
cold: sit sad
hatch: sit happy looks chick

## hamster
see: stand curious looks hen
loud: run happy
cold: sit sad looks Kim
hatch: stand happy looks chick

## horse
see: stand curious looks hen
loud: stand happy
cold: stand sad
hatch: stand delighted looks chick

## lizard
see: lie curious looks hen
loud: run happy
cold: lie sad
hatch: lie happy looks chick

## toy
see: sit calm looks hen
loud: sit worried
cold: lie sad
hatch: sit happy looks chick

## other
see: look-up curious looks hen
loud: stand happy
cold: sit sad looks Kim
hatch: look-up delighted looks chick

## duet
see: look-up curious looks hen
loud: stand happy looks Mo
cold: sit sad looks Mo
hatch: look-up delighted looks chick

## duet 2
see: look-up curious looks hen
loud: stand delighted looks Mo
cold: sit sad looks Mo
hatch: look-up delighted looks chick

## any turn
see: look-up curious looks hen
loud: look-up curious looks Kim
cold: look-up worried
hatch: sit delighted looks chick

## any nap
see: sleep calm
loud: look-up cross
cold: lie sad
hatch: sleep happy

## any count
see: sit curious looks hen
loud: look-up worried looks Kim
cold: sit sad looks Kim
hatch: look-up happy looks chick

## any way
see: sit curious
loud: stand worried looks Kim
cold: sit sad looks Kim
hatch: lie happy looks chick
`
