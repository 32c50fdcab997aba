// Want: to be a perfect Keeper. In the way: "in a minute", then a spare snail that nobody could tell apart. Engine: a chase after a snail,
// who is ahead all along. A dog wants up on the bed and is told down, a cat looks at nothing: both have known since Saturday.
// Turn: "That isn't it", and the badge stays on, and means staying up. Last image: a silver line over the ceiling, or a class that looks up.
export const plan = String.raw`
id: responsibility-5-8
skill: responsibility
level: 5-8
days: new-baby plot, eid-al-fitr plot, naidoc-week plot, pet-adoption-day plot, first-day-of-school plot
extra: friend she
surprise: puzzle
surprise: detail | 10 sign, 17 sign

# 1
@ school noon whole | child: stand proud looks friend holds jar wears badge | friend: stand worried looks jar | Bo: sit curious looks jar | props: jar "snail" | event
slots: place, event

# 2
@ street noon knee | child: carry proud looks jar holds jar wears badge | all: walk curious looks jar | props: jar "snail"
^ child set
* keep
slots: place

# 3
@ kitchen lamp knee 7:00 | child: stand proud does hug:jar | all: look-up curious looks jar | props: jar "snail", table, sock
> want
* keep

# 4 a
@ [place: {place.id} | park] morning whole | child: carry happy looks jar holds jar wears badge | Bo: sit calm looks jar | all: sit calm | props: jar "snail", bench
> out ?
^ pet set
* keep
slots: place

# 4 b
@ [place: {place.id} | park] morning whole | child: crouch happy looks snail wears badge | Bo: sit calm looks snail | all: sit calm looks snail | props: snail, chalk-line
> out ?
^ pet set
* keep
slots: place

# 5
@ kitchen golden knee | child: stand happy looks jar does open:jar | Bo: look-up happy looks jar | props: jar "open-snail", table | event
^ pet second
slots: event, home

# 6
@ kitchen dusk whole | child: stand scared looks jar | all: look-up curious looks jar | props: jar "nothing", leaf, table | event
^ child second
slots: event

# 7
@ kitchen dusk knee | child: crouch worried looks table | all: walk curious | props: jar "nothing" at far, table, leaf
> hunt
* hunt

# 8 a
@ living-room lamp medium | child: kneel worried does push:sofa | Bo: sit curious looks Kim | all: sit curious | props: sofa, pillow
^ pet trouble
* hunt

# 8 b
@ library lamp medium | child: kneel worried looks shelf | Bo: sit curious looks Kim | all: sit curious | props: shelf, book
^ pet trouble
* hunt

# 9
@ hallway lamp whole | child: sit worried does touch:boots | Bo: sit calm looks Kim | all: sit calm looks Kim | props: boots, paper, bag, door
> shoe ?
* hunt
slots: place, event

# 10
@ hallway night knee | child: stand worried does glue:sign | Bo: look-up calm | props: sign "{lost-small-brown-reward}", lamp
> eyes
slots: series

# 11
@ garden morning whole | child: kneel curious looks snail | all: sit calm looks Kim | props: flowerpot, snail, snail, jar "nothing"
^ child third
slots: place

# 12 a
@ bedroom noon bust | child: sit worried looks jar holds jar | all: sit sad looks jar | props: jar "snail"
^ child trouble
* low

# 12 b
@ bedroom noon knee | child: lie worried looks jar | all: sit sad looks jar | props: jar "snail"
^ child trouble
* low

# 13
@ hallway golden medium | child: stand scared looks friend holds jar wears badge | friend: stand happy looks jar holds leaf | Bo: sit worried looks Kim | all: sit worried looks Kim | props: jar "snail", door, leaf | event
> guest
* low
slots: event

# 14
@ kitchen golden close | child: sit sad looks jar wears badge | friend: sit curious looks jar holds leaf | all: sit sad looks Kim | props: jar "snail", table
> edge ?
^ pet third

# 15
@ kitchen golden medium | child: stand scared looks friend wears badge | friend: stand sad looks jar | all: lie sad looks Kim | props: jar "snail", table
slots: deed

# 16
@ garden dusk knee | child: kneel sad looks flowerpot wears badge | friend: reach cross looks child at centre | Bo: sit sad looks Kim | all: sit sad looks Kim | props: flowerpot, snail
> turn
* low

# 17
@ hallway night whole | child: crouch curious looks sign holds torch wears badge | all: stand curious looks sign | props: torch, sign "{lost-small-brown}", boots | event
^ pet pay
slots: event, series, place

# 18
@ bedroom night whole | child: look-up curious holds torch | Bo: look-up proud | props: torch, bed
> hinge

# 19
@ bedroom night bust | child: kneel delighted looks snail | all: sit happy looks snail | props: snail at centre, leaf at centre, broom | event
* joy
* joy
slots: event

# 20 a
@ bedroom night knee | child: lie happy | Bo: cuddled calm | all: sleep calm | props: bed, lamp | event
> last ?
^ child pay
* joy
slots: event, series

# 20 b
@ school noon knee | friend: look-up delighted holds jar wears badge | child: look-up delighted | all: look-up happy | props: jar "snail" | event
> last ?
^ child pay
* joy
slots: event, series

## lead dog
want: sit delighted looks Kim
out: stand delighted looks Kim
hunt: run delighted
shoe: stand happy does nose-into:boots
eyes: look-up curious
guest: sit worried looks friend
edge: stand sad does nose-into:jar
turn: sit sad does lean:child
hinge: look-up proud
last: sleep happy

## lead cat
want: sit curious looks jar
out: sit curious looks Kim
hunt: sit calm
shoe: look-up calm
eyes: look-up calm
guest: look-up calm
edge: back-turned calm
turn: sit calm looks Kim
hinge: look-up proud
last: look-up calm

## lead bird
shoe: perch curious
eyes: perch curious
hinge: perch curious

## lead fish
shoe: swim curious
eyes: swim calm
hinge: look-up curious

## lead rabbit
shoe: sit curious
eyes: look-up calm
hinge: look-up curious

## lead guineapig
shoe: sit curious
eyes: look-up calm
hinge: look-up delighted

## lead hamster
shoe: stand curious
eyes: look-up calm
hinge: look-up curious

## lead horse
shoe: stand curious
eyes: stand calm
hinge: stand curious

## lead lizard
shoe: stand curious
eyes: lie calm
hinge: look-up curious

## lead toy
shoe: sit calm
eyes: lie calm
hinge: lie calm

## lead other
shoe: stand curious
eyes: look-up calm
hinge: look-up curious

## trait pet fear
set: sit worried looks Kim
trouble: hide scared
pay: walk worried looks sign

## trait pet theft
set: sit proud holds {trait.prop} | props: {trait.prop}
trouble: lie worried looks Kim | props: {trait.prop}
pay: stand curious looks {trait.prop} | props: {trait.prop}

## trait pet noise
set: look-up delighted looks Kim
trouble: look-up curious
pay: stand curious looks sign

## trait pet part
set: stand proud looks Kim
trouble: walk curious
pay: walk proud looks sign

## trait pet threelegs
set: stand proud looks Kim
trouble: walk curious
pay: walk proud looks sign

## trait pet deaf
set: sit happy looks Kim
trouble: walk curious
pay: stand curious looks sign

## trait pet age
set: [old: lie calm looks Kim | run happy looks Kim]
trouble: [old: lie calm | run curious]
pay: walk calm looks sign

## trait pet favourite
set: stand proud looks Kim | props: {trait.prop}
trouble: stand delighted looks {trait.prop} | props: {trait.prop}
pay: stand curious looks {trait.prop} | props: {trait.prop}

## trait pet sleep
set: sleep calm
trouble: lie calm looks Kim
pay: walk curious looks sign

## trait pet habit
set: [digs: dig | hidesthings: hide | sitsonthings: sit | stand] happy
trouble: [digs: dig | hidesthings: hide | sitsonthings: sit | stand] worried
pay: [digs: dig | hidesthings: hide | sitsonthings: sit | stand] curious

## trait pet talent
set: [jumps,catches: leap | shakeshands: beg | stand] proud
trouble: [jumps,catches: leap | shakeshands: beg | stand] worried
pay: walk curious looks sign

## trait child fear
set: carry proud looks jar holds jar wears badge
trouble: sit scared looks jar holds jar
pay: look-up happy

## trait child collection
set: carry proud looks jar holds jar wears badge | props: {trait.prop}
trouble: sit worried looks jar holds jar | props: {trait.prop}
pay: look-up happy holds {trait.prop} | props: {trait.prop}

## trait child noise
set: carry happy looks jar holds jar wears badge
trouble: sit worried looks jar holds jar
pay: look-up happy

## trait child part
set: carry proud looks jar holds jar wears badge
trouble: sit sad looks jar holds jar
pay: look-up delighted

## trait child favourite
set: carry happy looks jar holds jar wears badge
trouble: sit sad looks jar holds jar
pay: look-up happy

## trait child sleep
set: carry proud looks jar holds jar wears badge
trouble: sit worried looks jar holds jar
pay: look-up happy

## trait child habit
set: carry curious looks jar holds jar wears badge
trouble: sit worried looks jar holds jar
pay: look-up happy

## trait child talent
set: carry proud looks jar holds jar wears badge
trouble: sit sad looks jar holds jar
pay: look-up delighted

## dog
keep: stand curious looks jar
hunt: walk curious
low: lie sad looks Kim
joy: leap delighted

## dog 2
keep: walk happy
hunt: stand proud
low: lie sad looks Kim
joy: stand delighted

## cat
keep: sit curious looks jar
hunt: sleep calm
low: sit cross looks Kim
joy: sit happy

## cat 2
keep: sit curious looks jar
hunt: sit happy
low: sit worried looks jar
joy: sit proud

## bird
keep: perch curious looks jar
hunt: fly curious
low: perch sad looks Kim
joy: perch delighted

## fish
keep: swim curious looks jar
hunt: swim curious
low: swim worried looks Kim
joy: swim delighted

## fish 2
keep: swim proud
hunt: swim worried
low: swim sad
joy: swim happy

## rabbit
keep: sit worried looks jar
hunt: sit calm
low: sit sad looks Kim
joy: sit happy

## guineapig
keep: look-up delighted looks jar
hunt: stand curious
low: look-up sad looks Kim
joy: run delighted

## hamster
keep: stand curious looks jar
hunt: stand worried
low: run worried
joy: stand happy

## horse
keep: stand curious looks jar
hunt: stand worried
low: stand sad looks Kim
joy: walk proud

## lizard
keep: stand curious looks jar
hunt: run curious
low: lie sad
joy: run happy

## toy
keep: sit proud wears badge
hunt: carried worried
low: back-turned sad
joy: sit happy

## other
keep: stand curious looks jar
hunt: walk curious
low: stand sad looks Kim
joy: stand delighted

## duet
keep: sit happy looks jar
hunt: stand cross looks Mo
low: sit sad looks Kim
joy: sit proud looks Mo

## duet 2
keep: sit curious looks jar
hunt: back-turned cross
low: lie sad looks Mo
joy: look-up delighted

## any sign
keep: sit calm looks Kim
hunt: sit calm
low: sit sad looks Kim
joy: sit proud

## any nap
keep: sleep calm
hunt: lie calm
low: lie worried looks jar
joy: sleep calm

## any hurt
keep: sit curious looks jar
hunt: sit calm looks Kim
low: sit worried looks jar
joy: sit happy

## any breeze
keep: sit sad looks Kim
hunt: sit calm looks Kim
low: sit worried
joy: sit delighted
`
