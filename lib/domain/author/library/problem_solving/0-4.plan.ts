// Want: to bring the best stick home. In the way: it is long, and the door is not. Engine: bump, from every side; the door is open as can be.
// A dog wants the other end, and pulls it the other way; a cat wants in, and out. From down there, each of them has seen the end of it: a dot.
// Turn: {Bo} goes in nose first; then {Kim} lets go of the best bit. Last image: the moon comes in, and does not bump; or the moon is a dot.
export const plan = String.raw`
id: problem-solving-0-4
skill: problem_solving
level: 0-4
days: train-journey plot, holi plot, mid-autumn-festival plot, nowruz plot, eid-al-fitr plot
extra: friend he
surprise: look | 5 open-door
surprise: sound

# 1
@ forest morning close | child: crouch delighted does touch:long-stick | all: look-up curious looks Kim | props: stick at left, leaf | event
^ child set
slots: event, place

# 2
@ forest morning wide | child: carry delighted holds long-stick | Bo: look-up curious looks Kim | props: leaf
> want
* find

# 3
@ [place: {place.id} | street] morning wide | child: carry happy holds long-stick | all: walk happy looks Kim | props: fence
> walk ?
* find
slots: place, series

# 4
@ garden noon below | child: carry happy holds long-stick | Bo: walk happy | props: open-door at right
> door ?
* find
slots: home

# 5
@ garden noon whole | child: hands-on-hips cross looks open-door at left | Bo: sit curious looks open-door | props: open-door "stick" at right
> eyes
^ pet set

# 6 a
@ garden noon tiny | child: run happy holds long-stick looks open-door | all: run happy | props: open-door at right
* bump
^ pet second
slots: place

# 6 b
@ garden noon tiny | child: walk calm holds long-stick looks open-door | all: walk calm | props: open-door at right, snail
* bump
^ pet second
slots: place

# 7 a
@ garden golden whole | child: reach worried holds long-stick | Bo: look-up curious looks Kim | props: open-door at right
> seven ?
* bump

# 7 b
@ garden golden whole | child: carry worried holds long-stick | Bo: run worried | props: open-door at right, flowerpot
> seven ?
* bump

# 8 a
@ street golden whole | child: carry worried holds long-stick looks door | all: walk worried looks Kim | props: door at right
* bump
^ pet trouble

# 8 b
@ street golden below | child: carry worried holds long-stick | all: walk worried looks Kim | props: door, fence
* bump
^ pet trouble

# 9
@ garden golden whole | child: stand scared does push:long-stick looks open-door | all: stand worried looks open-door | props: open-door at right
^ child second

# 10
@ garden golden knee | child: stand cross looks friend does hug:long-stick | friend: point happy looks child at right | Bo: look-up worried looks Kim | props: fence
> snap ?

# 11
@ garden dusk rain wide | child: stand sad looks open-door | all: sit sad looks Kim | props: open-door "stick" | event
> wet
slots: event, place

# 12
@ kitchen lamp rain close | child: sit sad looks window does touch:soup | Bo: sit sad looks Kim | props: table, soup, window | event
* wet
^ child trouble
slots: event, place

# 13
@ garden dusk rain wide | child: kneel sad looks long-stick | all: sit sad looks Kim | props: long-stick "hat"
> hat ?
* wet
slots: place, series

# 14
@ garden dusk rain whole | child: crouch curious looks Bo | Bo: walk calm looks open-door | props: open-door at right
> hinge
^ pet third

# 15
@ garden dusk close | child: crouch curious does look-along:long-stick | all: sit curious looks long-stick | props: long-stick
^ child third
* wet

# 16
@ garden dusk wide | child: carry worried looks open-door holds stick-end | Bo: look-up worried looks Kim | props: open-door at right
slots: deed

# 17
@ garden dusk whole | child: stand curious does push:long-stick looks open-door | all: look-up curious looks open-door | props: open-door at right
^ child pay

# 18
@ hallway lamp wide | child: celebrate delighted holds long-stick | all: leap delighted looks Kim | props: rug
> in
* in

# 19 a
@ [train-journey: train | living-room] lamp wide | child: stand happy does point:long-stick | all: sit happy looks long-stick | props: [train-journey: suitcase | mid-autumn-festival: lantern | rug], [train-journey,mid-autumn-festival,holi,nowruz,eid-al-fitr: long-stick | long-stick "hung"] | event
* in
^ pet pay
slots: event, series

# 19 b
@ [train-journey: train | living-room] lamp whole | child: crouch happy looks long-stick | all: sit happy looks long-stick | props: [train-journey: suitcase | cubby], long-stick at near | event
* in
^ pet pay
slots: event, series

# 20 a
@ [train-journey: train | bedroom] night whole | child: sleep happy | all: sleep happy | props: long-stick at near | event
> last ?
* in
slots: event

# 20 b
@ [train-journey: train | living-room] night whole | child: lie happy looks moon | all: lie happy | props: [train-journey: suitcase | cubby], long-stick at near, moon at right | event
> last ?
* in
slots: event

## lead dog
want: stand delighted looks Kim
walk: run delighted
door: stand happy looks open-door
eyes: lie curious looks open-door
seven: run worried
snap: stand cross looks friend
wet: lie sad looks open-door
hat: lie sad looks Kim
hinge: walk calm looks open-door
in: run delighted looks Kim
last: lie happy

## lead cat
want: sit calm looks Kim
walk: walk calm
door: sit calm looks open-door
eyes: sit curious looks open-door
seven: walk calm
snap: back-turned cross
wet: stand cross looks Kim
hat: stand cross looks Kim
hinge: walk calm looks open-door
in: walk proud looks Kim
last: sit calm

## lead bird
wet: perch sad looks Kim
hinge: fly calm looks open-door
in: perch delighted looks Kim

## lead fish
wet: swim sad looks Kim
hinge: swim calm looks open-door
in: swim delighted looks Kim

## lead rabbit
wet: lie sad looks Kim
hinge: walk calm looks open-door
in: leap delighted looks Kim

## lead guineapig
wet: sit sad looks Kim
hinge: walk calm looks open-door
in: run delighted looks Kim

## lead hamster
wet: sit sad looks Kim
hinge: walk calm looks open-door | props: boots
in: run delighted looks Kim

## lead horse
wet: stand sad looks Kim
hinge: walk calm looks open-door
in: stand delighted looks Kim

## lead lizard
wet: lie sad looks Kim
hinge: walk calm looks open-door
in: lie happy looks Kim

## lead toy
wet: sit sad looks Kim
hinge: lie calm looks open-door
in: sit delighted looks Kim

## lead other
wet: sit sad looks Kim
hinge: walk calm looks open-door
in: stand delighted looks Kim

## trait pet fear
set: hide worried looks open-door | props: {trait.prop}
trouble: hide scared looks Kim
pay: sit happy looks Kim

## trait pet theft
set: walk proud holds {trait.prop}
trouble: run happy holds {trait.prop}
pay: sit proud holds {trait.prop}

## trait pet noise
set: look-up cross looks open-door
trouble: look-up cross looks Kim
pay: look-up happy looks Kim

## trait pet part
set: sit curious looks open-door
trouble: walk worried looks Kim
pay: lie happy looks Kim

## trait pet deaf
set: look-up curious looks open-door
trouble: walk worried looks Kim
pay: sit happy looks Kim

## trait pet age
set: [old: walk calm | run happy] looks open-door
trouble: [old: sit calm | run happy] looks Kim
pay: [old: lie calm | leap happy] looks Kim

## trait pet favourite
set: walk proud holds {trait.prop}
trouble: walk happy holds {trait.prop}
pay: sit proud holds {trait.prop}

## trait pet stick
set: sit proud looks open-door | props: stick
trouble: walk proud looks Kim | props: stick
pay: sit proud looks Kim | props: stick

## trait pet sleep
set: lie calm looks open-door
trouble: back-turned calm
pay: lie happy looks Kim

## trait pet habit
set: [digs: dig | follows: walk | hidesthings: hide | sitsonthings: sit | licks: stand | run] happy
trouble: [digs: dig | follows: walk | hidesthings: hide | sitsonthings: sit | licks: stand | run] worried
pay: [digs: dig | follows: walk | hidesthings: hide | sitsonthings: sit | licks: stand | run] happy

## trait pet talent
set: [jumps,catches: leap | shakeshands: sit | stand] happy looks open-door
trouble: [jumps,catches: leap | shakeshands: sit | stand] worried looks Kim
pay: [jumps,catches: leap | shakeshands: beg | stand] proud looks Kim

## trait child fear
set: crouch worried looks stick
trouble: sit worried looks window
pay: reach proud looks open-door

## trait child collection
set: crouch curious looks stick holds {trait.prop}
trouble: sit sad looks window holds {trait.prop}
pay: reach curious looks open-door | props: {trait.prop}

## trait child sticks
set: crouch curious looks stick
trouble: sit sad looks window
pay: reach curious looks open-door

## trait child noise
set: crouch happy looks stick
trouble: sit sad looks window
pay: reach curious looks open-door

## trait child part
set: crouch happy looks stick
trouble: sit sad looks window
pay: reach curious looks open-door

## trait child favourite
set: crouch happy looks stick
trouble: sit sad looks window
pay: reach curious looks open-door

## trait child sleep
set: crouch curious looks stick
trouble: sit sad looks window
pay: reach curious looks open-door

## trait child habit
set: crouch curious looks stick
trouble: sit sad looks window
pay: reach curious looks open-door

## trait child talent
set: crouch happy looks stick
trouble: sit sad looks window
pay: reach curious looks open-door

## dog
find: stand happy
bump: stand cross looks open-door
wet: sit sad
in: run delighted

## dog 2
find: stand proud holds bone
bump: run happy
wet: sit sad holds bone
in: lie delighted

## cat
find: sit curious looks Kim
bump: walk proud
wet: stand cross
in: stand delighted

## cat 2
find: leap happy
bump: sit calm
wet: sit cross
in: walk proud

## bird
find: perch happy looks Kim
bump: fly worried
wet: perch sad
in: perch delighted

## fish
find: swim curious looks Kim
bump: swim worried
wet: hide sad
in: look-up delighted

## fish 2
find: swim happy
bump: swim worried
wet: hide sad
in: swim delighted

## rabbit
find: sit happy
bump: stand cross looks open-door
wet: sit sad
in: leap delighted

## guineapig
find: stand curious
bump: look-up cross
wet: sit sad
in: run delighted

## hamster
find: run happy
bump: leap worried
wet: sit sad
in: run delighted

## horse
find: stand curious
bump: stand worried looks open-door
wet: stand sad
in: stand delighted

## lizard
find: lie happy
bump: run curious looks open-door
wet: lie sad
in: lie delighted

## toy
find: sit happy
bump: lie worried
wet: sit sad
in: sit delighted

## other
find: walk curious
bump: walk worried
wet: sit sad looks Kim
in: stand delighted

## duet
find: stand curious looks Mo
bump: sit worried looks Mo
wet: sit sad looks Mo
in: stand delighted looks Mo

## duet 2
find: look-up curious looks Mo
bump: stand worried looks Mo
wet: sit sad looks Mo
in: sit delighted looks Mo

## any end
find: look-up curious looks Kim
bump: sit worried
wet: lie sad
in: lie happy

## any sit
find: look-up happy looks Kim
bump: sit curious looks open-door
wet: sit sad looks Kim
in: sit delighted

## any shake
find: look-up curious looks Kim
bump: lie worried
wet: stand sad
in: sit happy

## any way
find: sit worried looks Kim
bump: stand worried looks Kim
wet: sit sad
in: sit delighted
`
