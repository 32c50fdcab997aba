// Want: a cubby with room for one. In the way: everybody who knocks; then a roof that won't stay up. Engine: the queue, the sign, the whump.
// A dog wants everybody in one heap, a cat wants a cubby for one, the one being {Bo}: each comes back in under the blanket, and the roof stands on
// {Bo}. Turn: they were walls, as {Bo} is. Last image: a blanket with feet. {friend} and {gran} are "she", {small} is "he".
export const plan = String.raw`
id: sharing-5-8
skill: sharing
level: 5-8
days: snow-day plot, camping-trip plot, beach-holiday plot, family-reunion plot, new-baby plot
extra: friend she
extra: friend2 he
extra: elder she
surprise: detail | 6 friend, 12 broom
surprise: puzzle

# 1
@ [place: {place.id} | street] morning [snow-day: snow | rain] wide | child: run happy holds blanket | all: walk worried | props: umbrella
^ child third
slots: place

# 2
@ living-room noon [snow-day: snow | rain] medium | child: stand proud looks sign does write:sign | Bo: look-up curious looks Kim | props: cubby at centre, sign "{one-person-only}", pillow | event
slots: event, place

# 3
@ living-room lamp [snow-day: snow | rain] close | child: sit happy looks torch holds torch | Bo: look-up curious looks Kim | props: cubby at centre, book, pillow
^ child set
> want
* queue

# 4
@ living-room lamp [snow-day: snow | rain] medium | child: reach worried looks sign does write:sign | Bo: sit happy looks Kim | props: cubby at centre, sign "{two-people-only}"
* queue

# 5
@ hallway noon [snow-day: snow | rain] medium | child: stand curious looks friend | friend: stand happy looks child holds pillow | Bo: stand curious looks friend | props: door, umbrella
^ pet set
* queue
slots: place

# 6
@ living-room lamp [snow-day: snow | rain] close | child: sit worried looks friend2 | friend: sit happy at far | friend2: sit delighted does play:drum | Bo: sit worried looks Kim | props: cubby at centre, pillow
> drum
* squash

# 7
@ living-room lamp [snow-day: snow | rain] medium | child: sit worried looks elder | elder: crouch happy looks child | friend2: sit happy looks elder | all: sit curious | props: cubby at centre, plate | event
> gran ?
* squash
slots: place, event, series

# 8 a
@ living-room lamp [snow-day: snow | rain] wide | child: lie cross | friend: sit happy | friend2: sit delighted does play:drum | elder: sit happy | all: sit happy | props: cubby at centre, sign "{full}", plate
> eyes
* squash

# 8 b
@ living-room lamp [snow-day: snow | rain] wide | child: lie cross | friend: sit happy | friend2: sit delighted does play:drum | elder: sit happy | all: sit happy | props: cubby at centre, sign "{full}", plate
> eyes
* squash

# 9
@ living-room lamp [snow-day: snow | rain] close | child: sit cross | friend2: sit happy looks torch holds torch | Bo: sit happy | props: cubby at centre, pillow, plate, drum
^ pet trouble
^ child second
slots: place

# 10
@ living-room dusk [snow-day: snow | rain] medium | child: point cross | friend: stand sad looks child | friend2: walk sad holds drum | elder: walk worried | all: walk sad | props: blanket
> out

# 11
@ living-room dusk [snow-day: snow | rain] above | child: lie calm | props: blanket "slack" at far, pillow, torch, chair
^ pet second

# 12 a
@ living-room dusk [snow-day: snow | rain] knee | child: reach cross looks blanket holds broom at right | Bo: sit sad at far | props: blanket "slack" at left
^ child trouble
> whump ?
* low

# 12 b
@ living-room dusk [snow-day: snow | rain] knee | child: reach cross looks blanket does pull:rope | Bo: sit sad at far | props: blanket "slack", broom at far
^ child trouble
> whump ?
* low

# 13 a
@ living-room dusk [snow-day: snow | rain] knee | child: kneel worried looks blanket holds book at right | Bo: lie sad at far | props: blanket "slack" at left
* low
^ pet third
slots: home, series

# 13 b
@ living-room dusk [snow-day: snow | rain] knee | child: kneel worried looks pillow does lift:pillow | Bo: lie sad at far | props: blanket "slack" at left, pillow
* low
^ pet third
slots: home, series

# 14
@ living-room night [snow-day: snow | rain] whole | child: lie sad | Bo: sit sad looks Kim | props: blanket "heap", chair
> alone ?
* low
slots: place

# 15
@ living-room night [snow-day: snow | rain] close | child: sit curious looks pet1 holds torch | Bo: stand happy looks Kim | [fish: elder: kneel happy does lift:pet1 at right] | props: cubby at centre, pillow
> hinge

# 16
@ kitchen lamp [snow-day: snow | rain] medium | child: stand scared looks friend | friend: sit cross looks child | friend2: sit sad holds drum | elder: stand calm looks child | all: sit sad looks Kim | props: table, cup | event
slots: deed, event

# 17
@ kitchen lamp [snow-day: snow | rain] close | child: crouch worried looks friend2 | friend2: stand curious looks child | Bo: look-up curious looks Kim | props: pillow, torch, drum at far
^ child pay

# 18
@ living-room lamp [snow-day: snow | rain] medium | child: reach happy | friend: stand proud | elder: sit happy | friend2: sit happy holds torch | all: sit proud | props: cubby at centre
> wall
* joy

# 19
@ living-room lamp [snow-day: snow | rain] close | child: sit delighted looks friend2 | friend2: celebrate delighted does play:drum | friend: sit happy | all: sit happy | props: cubby at centre, torch, pillow | event
^ pet pay
* joy
slots: event

# 20 a
@ living-room night [snow-day: snow | rain] whole | Bo: stand proud | all: lie happy | props: cubby "feet" at centre, umbrella | event
> last ?
* joy
slots: series

# 20 b
@ living-room night [snow-day: snow | rain] whole | Bo: stand proud | all: lie happy | props: cubby "feet" at centre | event
> last ?
* joy
slots: series

## lead dog
want: stand happy looks Kim
drum: sit delighted looks friend2
gran: stand happy does tug:elder
eyes: lie delighted
out: stand worried looks Kim
whump: sit worried looks Kim at far
alone: lie sad looks Kim at far
hinge: stand delighted looks Kim
wall: stand delighted
last: stand proud

## lead cat
want: sit calm
drum: sit cross looks friend2
gran: sit cross looks elder
eyes: sit cross
out: walk proud
whump: sit calm looks Kim at far
alone: sit sad looks Kim at far
hinge: stand happy looks Kim
wall: stand happy
last: stand happy

## lead bird
out: fly worried
hinge: perch happy looks Kim
wall: perch proud

## lead fish
out: swim sad
hinge: swim happy looks Kim
wall: swim proud

## lead rabbit
out: walk sad
hinge: stand happy looks Kim
wall: sit proud

## lead guineapig
out: walk sad
hinge: look-up happy looks Kim
wall: sit proud

## lead hamster
out: walk sad
hinge: stand happy looks Kim
wall: stand proud

## lead horse
out: walk sad
hinge: stand happy looks Kim
wall: stand proud

## lead lizard
out: walk sad
hinge: stand happy looks Kim
wall: lie proud

## lead toy
out: lie sad
hinge: sit happy looks Kim
wall: sit proud

## lead other
out: walk sad
hinge: stand happy looks Kim
wall: sit proud

## trait pet fear
set: hide worried looks Kim
trouble: hide scared
pay: stand proud looks Kim

## trait pet theft
set: run happy holds {trait.prop}
trouble: walk proud holds {trait.prop}
pay: sit happy looks Kim | props: {trait.prop}

## trait pet noise
set: look-up happy looks Kim
trouble: look-up happy looks Kim
pay: look-up delighted looks Kim

## trait pet part
set: sit proud looks Kim
trouble: sit calm looks Kim
pay: stand proud looks Kim

## trait pet deaf
set: sit happy looks Kim
trouble: stand curious looks Kim
pay: stand delighted looks Kim

## trait pet age
set: [old: lie | run] happy looks Kim
trouble: [old: sleep calm | leap happy looks Kim]
pay: [old: look-up | leap] delighted looks Kim

## trait pet favourite
set: stand happy looks Kim holds {trait.prop}
trouble: stand worried | props: {trait.prop}
pay: sit happy looks Kim | props: {trait.prop}

## trait pet sleep
set: look-up happy looks Kim
trouble: lie cross looks Kim
pay: look-up delighted looks Kim

## trait pet habit
set: [digs: dig | hidesthings: hide | sitsonthings: sit | run] happy looks Kim
trouble: [digs: dig | hidesthings: hide | sitsonthings: sit | run] happy looks Kim
pay: [digs: dig | hidesthings: hide | sitsonthings: sit | run] delighted looks Kim

## trait pet talent
set: [jumps,catches: leap | stand] proud looks Kim
trouble: [jumps,catches: leap | stand] happy looks Kim
pay: [shakeshands: beg | jumps,catches: leap | stand] proud looks Kim

## trait child fear
set: sit happy looks torch holds torch
trouble: reach cross looks blanket
pay: crouch worried looks friend2

## trait child collection
set: sit happy looks torch holds torch | props: {trait.prop}
trouble: reach cross looks blanket holds {trait.prop}
pay: crouch worried looks friend2 holds {trait.prop}

## trait child noise
set: sit happy looks torch holds torch
trouble: reach cross looks blanket
pay: crouch worried looks friend2

## trait child part
set: sit happy looks torch holds torch
trouble: reach cross looks blanket
pay: crouch worried looks friend2

## trait child favourite
set: sit happy looks torch holds torch
trouble: reach cross looks blanket
pay: crouch worried looks friend2

## trait child sleep
set: sit happy looks torch holds torch
trouble: reach cross looks blanket
pay: crouch worried looks friend2

## trait child habit
set: sit happy looks torch holds torch
trouble: reach cross looks blanket
pay: crouch worried looks friend2

## trait child talent
set: sit happy looks torch holds torch
trouble: reach cross looks blanket
pay: crouch worried looks friend2

## dog
queue: walk happy
squash: sit delighted
low: lie sad looks Kim at far
joy: lie delighted

## dog 2
queue: sit happy
squash: stand happy
low: lie sad at far
joy: lie happy

## cat
queue: sit proud
squash: sit calm
low: walk cross
joy: lie proud

## cat 2
queue: walk calm
squash: stand cross
low: back-turned cross
joy: lie happy

## bird
queue: fly happy
squash: perch happy
low: perch sad at far
joy: perch delighted

## fish
queue: swim happy
squash: swim proud
low: swim sad at far
joy: swim delighted

## fish 2
queue: swim happy
squash: swim worried
low: swim sad
joy: swim delighted

## rabbit
queue: dig happy
squash: sit happy
low: back-turned sad at far
joy: sit proud

## guineapig
queue: walk happy
squash: hide worried
low: sit sad at far
joy: lie happy

## hamster
queue: sit happy
squash: stand happy
low: walk sad
joy: stand proud

## horse
queue: stand happy
squash: stand calm
low: stand sad looks Kim at far
joy: stand proud

## lizard
queue: walk calm
squash: run happy
low: lie sad
joy: lie proud

## toy
queue: sit happy
squash: lie worried
low: lie sad at far
joy: sit proud

## other
queue: stand curious
squash: stand happy
low: stand sad looks Kim at far
joy: stand proud

## duet
queue: sit happy looks Mo
squash: sit cross looks Mo
low: sit sad looks Mo
joy: sit happy looks Mo

## duet 2
queue: sit happy looks Mo
squash: lie cross looks Mo
low: sit sad looks Mo at far
joy: sit proud looks Mo

## any dent
queue: sit curious looks sign
squash: sit calm
low: sit sad
joy: sit happy

## any nap
queue: lie calm
squash: sleep calm
low: lie sad
joy: sleep happy

## any crumb
queue: sit happy
squash: sit calm
low: sit sad looks Kim at far
joy: sit delighted

## any pardon
queue: sit happy looks Kim
squash: look-up happy
low: sit calm looks Kim
joy: look-up delighted
`
