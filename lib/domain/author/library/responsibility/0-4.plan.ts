// Want: to give everything a drip from the bucket. In the way: one more game, on a hot day, and a plant that cannot say please.
// Engine: watering everything but the plant. A dog wants its ball in the bucket, a cat wants to catch a drip: each of them stops the hole.
// Turn: it has no feet and no bucket, it has just Kim; "Not for me. This is for {peg}!" Last image: a drop from the new leaf; or Kim, up at night.
export const plan = String.raw`
id: responsibility-0-4
skill: responsibility
level: 0-4
days: holi plot, nowruz plot, eid-al-fitr plot, family-reunion plot, mid-autumn-festival plot
surprise: listen
surprise: sound

# 1
@ kitchen morning close | child: kneel happy looks sprout | Bo: look-up curious looks sprout | all: look-up curious looks sprout | props: sprout, window | event
slots: event

# 2
@ kitchen morning knee | child: stand proud looks sprout does pour:bucket | Bo: look-up curious looks Kim | props: sprout
> want
* wet
^ child second

# 3
@ hallway morning knee | child: stand delighted looks hat does pour:bucket | Bo: sit curious looks Kim | props: hat, boots
* wet
^ pet set

# 4
@ living-room morning wide | child: stand delighted does pour:bucket | Bo: look-up curious looks Kim | all: look-up worried looks Kim | props: sofa, sock, bread, book | event
> sofa ?
* wet
slots: event, series

# 5
@ [place: {place.id} | garden] morning wide | child: stand delighted does pour:bucket | Bo: look-up happy looks Kim | all: look-up happy looks Kim | props: butterfly
* wet
^ child set
slots: place

# 6
@ garden noon whole | child: look-up happy does throw:bucket | Bo: look-up curious looks Kim | props: leaf
^ pet second
^ child third

# 7
@ kitchen noon medium | child: walk happy looks sprout holds bucket | Bo: sit calm looks sprout | props: sprout, window
> wait

# 8
@ [place: {place.id} | garden] noon wide | child: run delighted | Bo: lie calm | all: lie calm | props: hat, ball | event
> shade ?
* hot
slots: place, event

# 9 a
@ playground noon medium | child: climb happy does climb:slide | Bo: lie calm | all: lie calm | props: slide, hat
> game ?
* hot

# 9 b
@ park noon whole | child: sit delighted | Bo: lie calm | all: lie calm | props: swing
> game ?
* hot

# 10
@ park golden wide | child: celebrate delighted | Bo: lie calm | all: lie calm | props: bucket, ball | event
* hot
slots: place, event

# 11
@ kitchen golden knee | child: stand scared looks limp-sprout | Bo: look-up worried looks limp-sprout | props: limp-sprout, window
> eyes

# 12
@ kitchen dusk medium | child: kneel worried looks limp-sprout does touch:limp-sprout | Bo: sit worried looks limp-sprout | props: limp-sprout
> lick
* low

# 13 a
@ kitchen dusk close | child: kneel sad looks limp-sprout holds bread | Bo: sit worried looks limp-sprout | props: limp-sprout "hat"
* low
^ pet trouble
slots: series, place, event

# 13 b
@ kitchen dusk close | child: kneel sad looks limp-sprout does read:book | Bo: sit worried looks limp-sprout | props: limp-sprout, bread
* low
^ pet trouble
slots: series, place, event

# 14
@ kitchen dusk medium | child: sit sad looks limp-sprout | Bo: sit sad looks limp-sprout | all: sit sad looks limp-sprout | props: limp-sprout, bucket
* low
^ child trouble

# 15
@ garden dusk behind | child: walk worried holds bucket | Bo: stand curious | all: stand curious | props: puddle
slots: home, place, deed

# 16
@ garden dusk whole | child: stand worried looks pet1 | Bo: look-up curious looks bucket | props: bucket
> hinge

# 17
@ kitchen night knee | child: stand worried looks limp-sprout does pour:bucket | Bo: look-up worried looks limp-sprout | props: limp-sprout
> wish
^ child pay

# 18
@ kitchen night wide | child: sit sad looks limp-sprout | Bo: lie calm looks limp-sprout | all: lie calm | props: limp-sprout, blanket, window | event
> sit
^ pet third
slots: place, event, series

# 19 a
@ kitchen morning whole | child: celebrate delighted looks two-leaves | Bo: look-up delighted looks two-leaves | all: look-up delighted looks two-leaves | props: two-leaves, window | event
> joy ?
* joy
* joy
^ pet pay
slots: place, event

# 19 b
@ kitchen morning medium | child: lie delighted looks two-leaves | Bo: look-up delighted looks two-leaves | all: look-up delighted looks two-leaves | props: two-leaves, window | event
> joy ?
* joy
* joy
^ pet pay
slots: place, event

# 20 a
@ kitchen morning close | child: kneel happy does touch:two-leaves | Bo: sit happy looks Kim at far | all: sit happy looks Kim | props: two-leaves
> last ?
* joy
* joy

# 20 b
@ kitchen night medium | child: stand calm looks two-leaves does pour:bucket | Bo: sit calm looks Kim | all: sit calm looks Kim | props: two-leaves, window
> last ?
* joy
* joy

## lead dog
want: stand delighted holds ball
sofa: run delighted holds ball
wait: beg delighted looks Kim | props: ball
shade: lie calm | props: ball
game: run happy
eyes: look-up worried looks limp-sprout
lick: stand worried does nose-into:limp-sprout
hinge: stand curious does nose-into:bucket
wish: sit calm looks bucket
sit: lie calm looks limp-sprout
joy: stand delighted looks two-leaves
last: stand delighted looks Kim | props: ball

## lead cat
want: look-up curious looks Kim
sofa: leap curious
wait: look-up curious looks Kim
shade: lie calm
game: lie calm
eyes: look-up worried looks limp-sprout
lick: stand worried does paw-on:limp-sprout
hinge: stand curious does paw-on:bucket
wish: sit calm looks bucket
sit: lie calm looks limp-sprout
joy: stand delighted does paw-on:two-leaves
last: sit happy looks Kim

## lead bird
eyes: perch sad looks limp-sprout
hinge: perch curious looks bucket
sit: perch calm looks limp-sprout

## lead fish
eyes: look-up sad looks limp-sprout
hinge: swim curious looks bucket
sit: look-up calm looks limp-sprout

## lead rabbit
eyes: look-up sad looks limp-sprout
hinge: sit curious looks bucket
sit: lie calm looks limp-sprout

## lead guineapig
eyes: look-up sad looks limp-sprout
hinge: stand curious looks bucket
sit: sit calm looks limp-sprout

## lead hamster
eyes: look-up sad looks limp-sprout
hinge: stand curious looks bucket
sit: sit calm looks limp-sprout

## lead horse
eyes: stand sad looks limp-sprout
hinge: stand curious does nose-into:bucket
sit: stand calm looks limp-sprout

## lead lizard
eyes: lie sad looks limp-sprout
hinge: stand curious looks bucket
sit: lie calm looks limp-sprout

## lead toy
eyes: lie sad looks limp-sprout
hinge: lie calm looks bucket
sit: sit calm looks limp-sprout

## lead other
eyes: look-up sad looks limp-sprout
hinge: stand curious looks bucket
sit: sit calm looks limp-sprout

## trait pet fear
set: look-up worried
trouble: sit worried looks limp-sprout
pay: sit calm looks two-leaves

## trait pet theft
set: stand proud holds {trait.prop}
trouble: sit worried looks limp-sprout | props: {trait.prop}
pay: stand proud holds {trait.prop}

## trait pet noise
set: look-up delighted looks Kim
trouble: look-up sad looks limp-sprout
pay: look-up delighted looks two-leaves

## trait pet part
set: walk curious
trouble: sit sad looks limp-sprout
pay: look-up proud looks two-leaves

## trait pet deaf
set: look-up curious
trouble: sit sad looks limp-sprout
pay: look-up delighted looks two-leaves

## trait pet age
set: [old: sit calm | run happy]
trouble: [old: lie sad | sit worried] looks limp-sprout
pay: [old: sit calm | run delighted] looks two-leaves

## trait pet favourite
set: walk happy holds {trait.prop}
trouble: sit worried looks limp-sprout | props: {trait.prop}
pay: sit happy looks two-leaves | props: {trait.prop}

## trait pet sleep
set: look-up cross
trouble: sit worried looks limp-sprout
pay: sleep calm

## trait pet habit
set: [digs: dig | follows: walk | hidesthings: hide | sitsonthings: sit | licks: stand | run] happy
trouble: [digs: dig | follows: walk | hidesthings: hide | sitsonthings: sit | licks: stand | run] worried
pay: [digs: dig | follows: walk | hidesthings: hide | sitsonthings: sit | licks: stand | run] happy

## trait pet talent
set: [jumps,catches: leap | shakeshands: sit | stand] happy
trouble: sit worried looks limp-sprout
pay: [jumps,catches: leap | shakeshands: sit | stand] delighted

## trait child fear
set: walk worried holds bucket
trouble: sit worried looks limp-sprout
pay: stand calm looks limp-sprout does pour:bucket

## trait child collection
set: kneel delighted looks {trait.prop} | props: {trait.prop}, bucket
trouble: sit sad looks limp-sprout | props: {trait.prop}
pay: stand calm looks limp-sprout does pour:bucket | props: {trait.prop}

## trait child noise
set: celebrate delighted holds bucket
trouble: sit sad looks limp-sprout
pay: stand calm looks limp-sprout does pour:bucket

## trait child part
set: celebrate delighted holds bucket
trouble: sit sad looks limp-sprout
pay: stand calm looks limp-sprout does pour:bucket

## trait child favourite
set: celebrate delighted holds bucket
trouble: sit sad looks limp-sprout
pay: stand calm looks limp-sprout does pour:bucket

## trait child sleep
set: celebrate delighted holds bucket
trouble: sit sad looks limp-sprout
pay: stand calm looks limp-sprout does pour:bucket

## trait child habit
set: celebrate delighted holds bucket
trouble: sit sad looks limp-sprout
pay: stand calm looks limp-sprout does pour:bucket

## trait child talent
set: celebrate delighted holds bucket
trouble: sit sad looks limp-sprout
pay: stand calm looks limp-sprout does pour:bucket

## dog
wet: sit happy looks Kim
hot: lie calm
low: stand sad looks limp-sprout
joy: leap delighted

## dog 2
wet: leap happy
hot: dig calm
low: sit sad does paw-on:limp-sprout
joy: leap delighted

## cat
wet: back-turned cross
hot: sleep calm
low: stand sad looks limp-sprout
joy: sit proud

## cat 2
wet: sit calm at far
hot: lie calm
low: sit worried looks Kim
joy: stand happy

## bird
wet: perch delighted
hot: perch calm
low: perch sad looks limp-sprout
joy: perch delighted looks two-leaves

## fish
wet: swim curious looks Kim
hot: swim happy
low: swim sad looks limp-sprout
joy: swim delighted

## fish 2
wet: swim curious
hot: hide calm
low: swim sad looks limp-sprout
joy: swim delighted looks two-leaves

## rabbit
wet: sit curious
hot: lie calm
low: sit sad looks limp-sprout
joy: leap happy

## guineapig
wet: run worried
hot: hide calm
low: sit sad looks limp-sprout
joy: look-up delighted

## hamster
wet: sit curious
hot: sit calm
low: stand sad looks limp-sprout
joy: run delighted

## horse
wet: stand happy looks Kim
hot: stand calm
low: stand sad looks limp-sprout
joy: stand happy looks two-leaves

## lizard
wet: look-up happy
hot: lie happy
low: lie sad looks limp-sprout
joy: run delighted

## toy
wet: sit calm
hot: lie happy
low: sit sad looks limp-sprout
joy: sit happy

## other
wet: look-up curious
hot: lie calm
low: look-up sad looks limp-sprout
joy: look-up happy looks two-leaves

## duet
wet: look-up curious looks Mo
hot: lie calm looks Mo
low: sit sad looks limp-sprout
joy: look-up delighted looks two-leaves

## duet 2
wet: look-up happy looks Mo
hot: lie calm
low: sit sad looks limp-sprout
joy: look-up delighted looks two-leaves

## any say
wet: look-up happy looks Kim
hot: lie calm
low: sit sad looks limp-sprout
joy: look-up delighted looks two-leaves

## any last
wet: sit happy looks Kim
hot: lie calm
low: sit sad looks limp-sprout
joy: sit delighted

## any nap
wet: look-up cross
hot: sleep calm
low: lie sad
joy: sleep happy

## any way
wet: look-up worried looks Kim
hot: walk calm
low: look-up worried looks Kim
joy: look-up happy looks Kim
`
