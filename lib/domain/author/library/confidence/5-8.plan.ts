// Want: to be in the choir. In the way: an open mouth, with nothing in it. Engine: a cupboard, a pipe, and a pipe that gets famous.
// A dog thinks that {Kim} is stuck in the pipe, and wants {him} out; a cat wants the warm cupboard back, and minds nobody's eyes.
// Turn: a hundred people keep a place for one note, and {Bo} waits for {Kim}, who sings to {Bo} alone.
// Last image: the pipe, and a mouth full; or an open cupboard. {ms} is "she", {mr} "he", {anya} "she".
export const plan = String.raw`
id: confidence-5-8
skill: confidence
level: 5-8
days: birthday plot, christmas plot, family-reunion plot, halloween plot, new-years-eve plot
extra: grownup she
extra: elder he
extra: friend she
pick: can = boots, jar, bucket
surprise: word
surprise: detail | 14 pipe

# 1
@ bathroom morning wide | child: kneel delighted does shout-into:{can} | all: look-up happy looks Kim | props: {can}, mirror
> want
* sing
* sing

# 2
@ hallway morning whole | child: stand proud sings looks window | all: look-up curious looks Kim | props: window, umbrella
^ pet set
^ pet third
* sing

# 3
@ stage golden whole | child: stand worried sings looks grownup at far | grownup: stand happy looks friend does hold-up:stick | friend: stand happy sings looks grownup | Bo: sit curious looks Kim | props: pipe at centre | event
> row
slots: place, home, event

# 4
@ stage golden bust | child: shrug worried looks grownup | grownup: clap delighted calls looks child | friend: stand happy sings looks grownup | Bo: sit curious looks Kim | props: pipe at centre
^ child set

# 5
@ stage golden knee | friend: cover-ears cross looks grownup | grownup: stand worried looks friend | child: stand calm looks friend | props: pipe at centre
^ child second
slots: place

# 6 a
@ shed lamp whole | child: sit happy sings looks broom | Bo: look-up happy looks Kim | props: bucket, broom, pipe at right
> door
slots: series

# 6 b
@ shed lamp whole | child: kneel happy sings looks broom | Bo: look-up happy looks Kim | props: bucket, broom, pipe at right
> door
slots: series

# 7
@ stage golden knee | grownup: stand scared looks pipe | friend: point scared looks pipe | elder: stand curious looks pipe | all: look-up curious looks pipe | props: pipe "la" at centre
> eyes
* hear

# 8
@ stage golden below | elder: point proud looks pipe holds broom | grownup: stand curious looks pipe | child: look-up worried looks pipe | all: look-up curious looks pipe | props: pipe at right
> guard ?
* hear

# 9 a
@ stage dusk wide | child: look-up worried looks pipe at far | friend: point calm looks pipe | grownup: whisper curious looks pipe | Bo: sit calm looks Kim | props: pipe at centre
^ pet trouble
* hear

# 9 b
@ stage dusk wide | child: look-up worried looks pipe at far | friend: stand calm does touch:pipe | grownup: whisper curious looks pipe | Bo: sit calm looks Kim | props: pipe at centre, plate
^ pet trouble
* hear

# 10 a
@ shed lamp whole | child: stand proud sings looks broom | all: look-up happy looks Kim | props: bucket, broom at left, pipe "la" at right
> cheer ?
* hear
^ pet second

# 10 b
@ shed lamp whole | child: stand proud sings looks broom | all: look-up happy looks Kim | props: bucket, broom at left, cup, pipe "la" at right
> cheer ?
* hear
^ pet second

# 11
@ stage noon medium | elder: stand proud does touch:pipe | friend: carry happy looks pipe holds scarf | child: stand scared looks pet1 | Bo: sit happy looks Kim | props: pipe at centre, scarf
> woof
slots: series

# 12
@ [place: {place.id} | street] golden knee | child: stand sad looks poster | Bo: sit sad looks Kim | props: poster "{the-choir-and-pipe}" | event
* low
slots: place, event

# 13
@ bedroom night medium | child: lie worried | all: lie sad looks Kim | props: lamp, bed
> bed
^ child trouble
* low

# 14
@ stage night knee | child: walk worried at right | grownup: stand happy looks friend does hold-up:stick | friend: stand happy sings looks grownup at left | elder: stand proud looks pipe at near | Bo: sit worried looks Kim | props: pipe "bow" at right | event
^ child third
* low
slots: place, event

# 15
@ hallway lamp behind | child: stand worried does touch:door | Bo: sit worried looks Kim | props: door "cupboard", broom
> hinge

# 16
@ stage night bust | child: stand scared | elder: look-up worried looks pipe | all: look-up worried looks Kim | props: pipe "bow" at centre

# 17
@ stage night face | child: stand delighted sings | Bo: look-up curious looks Kim | props: | event
slots: deed, place, event

# 18
@ stage night medium | friend: stand curious looks child | elder: stand sad looks pipe holds ribbon | grownup: celebrate delighted looks child | child: shrug happy looks friend | all: look-up happy looks Kim | props: pipe at centre
^ pet pay
slots: series

# 19
@ stage lamp knee | child: celebrate delighted sings | friend: celebrate delighted sings looks child | grownup: stand delighted sings looks child does hold-up:stick | all: look-up delighted looks Kim | props: pipe at centre
^ child pay
> joy
* joy
* joy

# 20 a
@ stage golden whole | child: sit happy looks pipe holds sandwich | friend: sit curious looks child | grownup: sit curious looks child | elder: stand curious looks child | all: look-up curious looks pipe | props: pipe "la" at centre | event
> last
* joy
slots: place, event

# 20 b
@ shed lamp whole | child: reach happy looks elder | elder: sit worried looks child | friend: stand curious looks elder | all: look-up curious looks elder | props: bucket, broom, pipe at right, door "cupboard" | event
> last
* joy
slots: place, event

## lead dog
want: sit happy looks Kim
row: look-up curious looks Kim
door: lie worried
eyes: stand worried looks pipe
guard: sit proud looks pipe
cheer: stand happy looks Kim
woof: look-up delighted looks Kim
bed: lie calm does lie-across:child
hinge: lie proud looks Kim
joy: leap delighted looks Kim
last: sit curious

## lead cat
want: walk cross
row: walk curious looks Kim
door: sit cross looks Kim
eyes: stand worried looks pipe
guard: sit calm looks Kim
cheer: sit proud looks Kim
woof: look-up cross looks Kim
bed: look-up happy
hinge: walk proud
joy: sit proud looks Kim
last: sit calm looks Kim

## lead bird
woof: perch delighted looks Kim
hinge: fly delighted
last: perch curious looks pipe

## lead fish
woof: swim happy looks Kim
hinge: swim worried looks Kim
last: swim calm

## lead rabbit
woof: sit happy looks Kim
hinge: stand proud
last: sit curious looks pipe

## lead guineapig
woof: look-up delighted looks Kim
hinge: look-up delighted
last: look-up curious looks pipe

## lead hamster
woof: stand curious looks Kim
hinge: stand proud
last: look-up curious looks pipe

## lead horse
woof: stand happy looks Kim
hinge: stand proud looks Kim
last: stand curious looks pipe

## lead lizard
woof: run curious
hinge: lie calm looks Kim
last: lie happy looks pipe

## lead toy
woof: carried happy
hinge: sit sad looks Kim
last: sit happy looks Kim

## lead other
woof: look-up happy looks Kim
hinge: stand proud looks Kim
last: look-up curious looks pipe

## trait pet fear
set: hide worried looks Kim
trouble: hide scared looks pipe
pay: stand proud looks Kim

## trait pet theft
set: run happy holds {trait.prop}
trouble: walk proud holds {trait.prop}
pay: sit happy looks Kim | props: {trait.prop}

## trait pet noise
set: look-up happy looks Kim
trouble: look-up happy looks pipe
pay: look-up delighted looks Kim

## trait pet part
set: sit proud looks Kim
trouble: sit calm looks Kim
pay: stand proud looks Kim

## trait pet deaf
set: sit happy looks Kim
trouble: sit curious looks Kim
pay: leap delighted looks Kim

## trait pet age
set: [old: lie | run] happy looks Kim
trouble: [old: sleep calm | run happy looks Kim]
pay: stand delighted looks Kim

## trait pet favourite
set: stand happy looks Kim holds {trait.prop}
trouble: stand worried looks {trait.prop} | props: {trait.prop}
pay: sit happy looks Kim | props: {trait.prop}

## trait pet sleep
set: look-up worried looks Kim
trouble: sleep calm
pay: stand delighted looks Kim

## trait pet habit
set: [digs: dig | hidesthings: hide | sitsonthings: sit | run] happy looks Kim
trouble: [digs: dig | hidesthings: hide | sitsonthings: sit | run] happy looks Kim
pay: [digs: dig | hidesthings: hide | sitsonthings: sit | run] delighted looks Kim

## trait pet talent
set: [jumps,catches: leap | stand] proud looks Kim
trouble: [jumps,catches: leap | stand] happy looks friend
pay: [shakeshands: beg | jumps,catches: leap | stand] proud looks Kim

## trait child fear
set: shrug scared looks grownup
trouble: lie scared
pay: celebrate delighted

## trait child collection
set: shrug worried looks grownup holds {trait.prop}
trouble: lie worried looks {trait.prop} | props: {trait.prop}
pay: reach happy looks friend | props: {trait.prop}

## trait child noise
set: shrug worried looks grownup
trouble: lie worried
pay: celebrate delighted

## trait child part
set: shrug worried looks grownup
trouble: lie worried
pay: celebrate delighted

## trait child favourite
set: shrug calm looks grownup
trouble: lie worried
pay: celebrate delighted

## trait child sleep
set: shrug worried looks grownup
trouble: lie worried
pay: celebrate delighted

## trait child habit
set: shrug worried looks grownup
trouble: lie worried
pay: celebrate delighted

## trait child talent
set: shrug worried looks grownup
trouble: lie worried
pay: celebrate proud

## dog
sing: look-up happy
hear: stand happy
low: lie sad looks Kim
joy: look-up delighted

## dog 2
sing: stand happy holds sock
hear: sit happy looks Kim
low: sit sad does lean:child
joy: look-up delighted

## cat
sing: back-turned calm
hear: sit calm looks Kim
low: lie calm looks Kim
joy: sit proud

## cat 2
sing: lie calm
hear: sit curious
low: sit sad
joy: walk proud

## bird
sing: perch happy
hear: perch curious
low: perch sad
joy: fly delighted

## fish
sing: swim happy
hear: swim curious
low: swim sad
joy: swim delighted

## fish 2
sing: swim curious
hear: look-up curious
low: hide sad
joy: swim delighted

## rabbit
sing: dig calm
hear: sit curious looks Kim
low: sit sad looks Kim
joy: leap delighted

## guineapig
sing: look-up happy
hear: look-up curious
low: sit sad looks Kim
joy: look-up delighted

## hamster
sing: stand curious
hear: look-up curious
low: stand sad looks Kim
joy: stand delighted

## horse
sing: stand curious looks Kim
hear: stand curious
low: stand sad
joy: stand delighted

## lizard
sing: lie calm
hear: lie happy
low: lie sad
joy: look-up delighted

## toy
sing: sit happy
hear: sit calm looks Kim
low: lie sad looks Kim
joy: carried delighted

## other
sing: look-up curious looks Kim
hear: look-up curious looks Kim
low: sit sad looks Kim
joy: look-up delighted

## duet
sing: sit happy looks Mo
hear: sit calm looks Mo
low: sit sad looks Kim
joy: look-up delighted looks Mo

## duet 2
sing: hide worried looks Mo
hear: sit calm looks Mo
low: sit sad looks Mo
joy: look-up delighted looks Mo

## any sleep
sing: sleep calm
hear: look-up curious looks Kim
low: lie sad looks Kim
joy: look-up delighted

## any noise
sing: look-up happy
hear: look-up curious
low: sit sad looks Kim
joy: look-up delighted

## any row
sing: sit proud looks Kim
hear: sit worried
low: sit sad looks Kim
joy: sit proud

## any calm
sing: sit calm looks Kim
hear: sit calm
low: sit sad looks Kim
joy: look-up delighted
`
