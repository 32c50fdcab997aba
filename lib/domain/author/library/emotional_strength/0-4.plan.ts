// Want: a banana all in one; then not to be cross. In the way: a Cross with big feet, who has come to stay. Engine: "I am not cross!" "I am,"
// said the Cross; out at the door, in at the window. A dog sees to who comes in, and its woofs make the Cross bigger; a cat keeps the good chair.
// Turn: the pet is with the Cross as it is with Kim, so it is Kim's Cross; and Kim gives it the chair. The Cross is always "it".
// Last image: it sleeps in a slipper; or it gets up again, and Kim goes to get the chair.
export const plan = String.raw`
id: emotional_strength-0-4
skill: emotional_strength
level: 0-4
days: new-baby plot, birthday plot, halloween plot, snow-day plot, road-trip plot
surprise: size | 4 cross, 10 cross, 18 cross
surprise: listen

# 1
@ kitchen morning medium | child: sit happy does peel:banana | Bo: sit calm looks Kim | all: sit calm looks Kim | props: table, bowl | event
^ child second
slots: event

# 2
@ kitchen morning knee | child: stand cross calls looks banana | props: table, banana "two" | event
slots: series, event

# 3
@ hallway morning behind | child: stand worried looks door | Bo: look-up curious looks door | props: door
> want
^ pet set
slots: place

# 4
@ hallway morning [snow-day: snow] medium | child: stand scared looks cross | Bo: stand worried looks cross | props: cross at right, door
^ child set
slots: event

# 5
@ kitchen noon medium | child: hands-on-hips cross looks cross | Bo: look-up worried looks cross | props: cross at right | event
> woof
* trod
slots: event

# 6
@ kitchen noon wide | child: stand cross looks cross | Bo: look-up worried looks cross | all: look-up worried looks cross | props: cross at right, banana "two", plate
> trod ?
* trod
slots: place, series

# 7
@ living-room noon whole | child: shrug cross looks cross | Bo: look-up worried looks cross | props: cross "big" at right, sofa
> big
* trod
^ child trouble

# 8
@ hallway golden [snow-day: snow] wide | child: point cross looks cross | Bo: look-up worried looks cross | props: cross "big" at right, door, window | event
> out ?
* boo
slots: home, place, event

# 9 a
@ bathroom golden knee | child: stand worried looks cross holds towel at left | Bo: look-up worried looks cross | all: hide worried | props: cross "big" at right, towel
> bath
* boo
^ pet trouble

# 9 b
@ bedroom golden medium | child: stand worried does push:box | Bo: look-up worried looks cross | all: hide worried | props: cross "big" at right, box
> box
* boo
^ pet trouble

# 10 a
@ living-room golden whole | child: celebrate cross looks cross | Bo: hide scared at left | props: cross "huge" at right | event
* boo
^ pet second
slots: event

# 10 b
@ living-room golden whole | child: hands-on-hips delighted looks cross | Bo: hide scared at left | props: cross "huge" at right | event
* boo
^ pet second
slots: event

# 11
@ [place: {place.id} | garden] golden [snow-day: snow | wind] wide | child: run scared | Bo: run worried | props: cross "huge" at left, leaf | event
> run ?
* boo
slots: place, event

# 12
@ garden dusk [snow-day: snow | cloud] wide | child: sit sad weeps | all: hide scared | props: cross "huge" at right, flowerpot
* low
^ pet third
slots: place

# 13
@ garden dusk [snow-day: snow] medium | child: reach sad looks pet1 at left | Bo: hide scared at right | props: cross "big" at far, flowerpot
> eyes
slots: deed

# 14
@ living-room dusk medium | child: sit sad | Bo: hide worried | props: cross "big" at right, rug | event
* low
slots: event

# 15
@ living-room dusk knee | child: crouch curious looks cross | Bo: stand curious looks cross | props: cross "tired" at right
> hinge

# 16
@ living-room lamp whole | child: stand worried looks cross | Bo: sit curious looks cross | all: look-up curious looks cross | props: cross "sits" at right, rug
^ child third
slots: event

# 17
@ living-room lamp close | child: sit sad looks pet1 | Bo: sit curious looks Kim | props: cross "less" at right
^ child pay

# 18
@ living-room lamp knee | child: kneel happy looks cross | Bo: lie calm looks cross at left | props: cross "asleep" at right, rug | event
> nap
* joy
^ pet pay
slots: series, event

# 19 a
@ kitchen morning medium | child: sit delighted looks banana | Bo: sit happy looks Kim | all: sit happy looks Kim | props: banana "two", table | event
> bit ?
* joy
* joy
slots: event, place

# 19 b
@ kitchen morning knee | child: kneel happy looks cross holds banana | Bo: sit happy looks Kim | all: sit happy looks Kim | props: banana "two", cross "asleep" at right | event
> bit ?
* joy
* joy
slots: event, place

# 20 a
@ kitchen morning close | child: whisper happy looks cross | Bo: look-up curious looks cross | all: look-up curious looks cross | props: cross "asleep" at right
> last ?
* joy

# 20 b
@ living-room morning wide | child: stand calm looks cross does push:chair | Bo: sit curious looks cross | all: sit calm looks Kim | props: cross "less" at right
> last ?
* joy

## lead dog
want: stand curious looks door
woof: stand cross looks cross
trod: leap cross looks cross
big: stand cross looks cross
out: stand proud looks door
bath: look-up proud looks cross
box: look-up proud looks cross
run: run scared
eyes: hide worried
hinge: stand curious does nose-into:cross
nap: lie calm looks cross
bit: sit delighted looks banana
last: stand curious does nose-into:cross

## lead cat
want: sit proud | props: chair
woof: sit calm | props: chair
trod: sit cross looks cross
big: stand cross looks cross
out: lie calm
bath: sit calm
box: sit calm
run: hide calm
eyes: hide worried
hinge: stand calm looks cross
nap: lie happy looks cross
bit: lie happy
last: sit curious does paw-on:cross

## lead bird
want: perch curious looks door
eyes: perch scared
hinge: fly calm looks cross

## lead fish
want: swim curious looks door
eyes: hide scared
hinge: look-up calm looks cross

## lead rabbit
want: sit curious looks door
eyes: hide scared
hinge: stand calm does nose-into:cross

## lead guineapig
want: look-up curious looks door
eyes: hide scared
hinge: stand calm looks cross

## lead hamster
want: look-up curious looks door
eyes: hide scared
hinge: sit calm looks cross

## lead horse
want: stand curious looks door
eyes: back-turned sad
hinge: stand calm looks cross

## lead lizard
want: lie curious looks door
eyes: lie scared
hinge: walk calm looks cross

## lead toy
want: lie calm
eyes: lie sad
hinge: sit calm looks cross

## lead other
want: look-up curious looks door
eyes: hide scared
hinge: walk calm looks cross

## trait pet fear
set: hide scared
trouble: hide scared
pay: look-up curious looks cross

## trait pet theft
set: stand proud holds {trait.prop}
trouble: sit worried looks cross | props: {trait.prop}
pay: sit calm looks cross | props: {trait.prop}

## trait pet noise
set: look-up happy looks door
trouble: look-up cross looks cross
pay: lie calm looks cross

## trait pet part
set: stand curious looks door
trouble: stand worried looks cross
pay: lie calm looks cross

## trait pet deaf
set: stand curious looks door
trouble: stand worried looks cross
pay: lie calm looks cross

## trait pet age
set: [old: sit calm | stand curious] looks door
trouble: [old: sit calm | stand scared] looks cross
pay: lie calm looks cross

## trait pet favourite
set: sit happy holds {trait.prop}
trouble: sit worried looks cross | props: {trait.prop}
pay: sit calm looks cross | props: {trait.prop}

## trait pet sleep
set: lie calm
trouble: sit worried looks cross
pay: sleep calm

## trait pet habit
set: [digs: dig | follows: walk | hidesthings: hide | sitsonthings: sit | licks: stand | run] happy
trouble: [digs: dig | follows: walk | hidesthings: hide | sitsonthings: sit | licks: stand | run] worried
pay: [digs: dig | follows: walk | hidesthings: hide | sitsonthings: sit | licks: stand | run] calm

## trait pet talent
set: [jumps,catches: leap | shakeshands: sit | stand] happy
trouble: [jumps,catches: leap | shakeshands: sit | stand] worried
pay: [jumps,catches: leap | shakeshands: sit | stand] happy

## trait child fear
set: stand scared looks cross
trouble: shrug worried looks cross
pay: sit sad looks cross

## trait child collection
set: stand scared looks cross holds {trait.prop}
trouble: shrug cross looks cross | props: {trait.prop}
pay: sit calm looks cross | props: {trait.prop}

## trait child noise
set: stand scared looks cross
trouble: shrug cross looks cross
pay: sit calm looks cross

## trait child part
set: stand scared looks cross
trouble: hands-on-hips cross looks cross
pay: sit calm looks cross

## trait child favourite
set: stand scared looks cross
trouble: shrug cross looks cross
pay: sit calm looks cross

## trait child sleep
set: stand scared looks cross
trouble: shrug cross looks cross
pay: sit calm looks cross

## trait child habit
set: stand scared looks cross
trouble: shrug cross looks cross
pay: sit calm looks cross

## trait child talent
set: stand scared looks cross
trouble: shrug cross looks cross
pay: sit happy looks cross

## dog
trod: leap scared
boo: hide scared looks cross
low: lie sad
joy: sit happy looks Kim

## dog 2
trod: stand worried
boo: dig worried
low: hide sad looks Kim
joy: walk happy

## cat
trod: back-turned cross
boo: stand scared looks cross
low: back-turned cross
joy: sit curious looks cross

## cat 2
trod: sit proud at far
boo: stand cross looks cross
low: hide worried
joy: lie happy looks Kim

## bird
trod: fly scared
boo: fly scared
low: perch sad
joy: perch happy

## fish
trod: swim scared
boo: hide scared
low: swim sad
joy: swim happy

## fish 2
trod: swim worried
boo: swim worried
low: hide sad
joy: look-up happy

## rabbit
trod: leap scared
boo: hide scared
low: hide sad
joy: leap happy

## guineapig
trod: look-up scared
boo: hide scared
low: hide sad
joy: look-up happy looks Kim

## hamster
trod: run scared
boo: hide scared
low: hide sad
joy: sit curious looks cross

## horse
trod: stand cross
boo: stand scared looks cross
low: stand sad
joy: stand happy looks Kim

## lizard
trod: run scared
boo: lie worried looks cross
low: hide sad
joy: walk happy

## toy
trod: lie worried
boo: lie scared
low: lie sad
joy: carried happy

## other
trod: walk scared
boo: walk worried
low: hide sad
joy: sit happy looks Kim

## duet
trod: run scared looks Mo
boo: hide scared looks Mo
low: sit sad looks Mo
joy: sit happy looks Kim

## duet 2
trod: hide scared
boo: hide scared
low: back-turned sad
joy: sit happy looks Kim

## any way
trod: run scared
boo: run scared
low: hide sad
joy: sit happy looks Kim

## any nap
trod: look-up scared
boo: hide scared
low: hide sad
joy: sleep happy

## any not
trod: look-up worried looks cross
boo: look-up worried looks cross
low: hide sad looks Kim
joy: sit happy looks Kim

## any mat
trod: leap scared
boo: hide scared
low: hide sad
joy: sit happy
`
