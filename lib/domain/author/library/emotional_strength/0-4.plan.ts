// Want: a banana all in one; then not to be cross. In the way: a Cross with big feet, who has come to stay. Engine: "I am not cross!" "I am,"
// said the Cross; out at the door, in at the window. Turn: a chair for it. Last image: it sleeps in a slipper. The Cross is always "it".
export const plan = String.raw`
id: emotional_strength-0-4
skill: emotional_strength
level: 0-4
surprise: size | 4 cross, 10 cross, 18 cross
surprise: listen

# 1
@ kitchen morning medium | child: sit happy looks banana holds banana | all: sit calm looks Kim | props: table, bowl | event
slots: event

# 2
@ kitchen morning close | child: sit sad looks banana | props: banana "two"
slots: recall

# 3
@ hallway morning behind | child: stand worried looks door | Bo: look-up curious looks door | props: door

# 4
@ hallway morning medium | child: stand scared looks cross | props: cross at right, door

# 5
@ kitchen noon medium | child: hands-on-hips cross looks cross | Bo: look-up worried looks cross | props: cross at right, plate
* trod

# 6
@ kitchen noon wide | child: stand cross looks cross | all: look-up worried looks cross | props: cross at right, hat, plate
* trod

# 7
@ living-room noon medium | child: shrug cross looks cross | Bo: look-up worried looks cross | props: cross "big" at right, sofa
* trod

# 8
@ hallway golden wide | child: run cross | Bo: look-up worried looks cross | props: cross "big" at right, door, window
* boo
slots: home

# 9
@ bathroom golden medium | child: hide worried | all: hide worried | props: cross "big" at right, towel
* boo

# 10
@ living-room golden close | child: celebrate cross looks cross | props: cross "huge" at right
* boo

# 11
@ [place: {place.id} | garden] golden wind wide | child: run worried | Bo: run worried | props: cross "huge" at right, leaf
* boo
slots: place

# 12
@ garden dusk cloud wide | child: sit sad | all: hide scared | props: cross "huge" at right, flower
* low

# 13
@ garden dusk medium | child: reach sad looks pet1 | Bo: hide scared | props: cross "big" at far, flowerpot

# 14
@ living-room dusk medium | child: sit sad | Bo: hide worried | props: cross "big" at right, rug
* low

# 15
@ living-room dusk close | child: crouch curious looks cross | Bo: look-up worried looks cross | props: cross "tired" at right, chair
* low

# 16
@ living-room lamp medium | child: sit worried looks cross | all: look-up curious looks cross | props: cross "sits" at right, rug
slots: deed

# 17
@ living-room lamp close | child: sit sad looks cross | Bo: look-up curious looks cross | props: cross "less" at right

# 18
@ living-room lamp medium | child: kneel happy looks cross | Bo: look-up curious looks cross | props: cross "asleep" at right, rug
* joy

# 19
@ kitchen morning medium | child: sit delighted looks banana | all: sit happy looks Kim | props: banana "two", table
* joy
* joy

# 20
@ kitchen morning close | child: whisper happy looks cross | all: look-up curious looks cross | props: cross "asleep" at right
* joy

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
