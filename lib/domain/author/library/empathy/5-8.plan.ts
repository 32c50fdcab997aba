// Want: the Golden Spoon, at Statues. In the way: the new boy, who moves. Engine: "Everybody froze. {boy} moved."; statues at breakfast.
// A dog wants people to move, so {boy} is the best of them; a cat wants the warm places where they stood: each finds the place where he stood.
// Turn: {Kim} stands there, and has to look as well; {Bo} looks at it, and never moves, which is how to win. Last image: two statues pointing the same way; or a star over the hill. {boy} and {pott} are "he".
export const plan = String.raw`
id: empathy-5-8
skill: empathy
level: 5-8
days: first-day-of-school plot, camping-trip plot, beach-holiday plot, naidoc-week plot, holi plot
extra: friend he
extra: grownup he
surprise: picture | 4 water-tower
surprise: puzzle

# 1
@ [camping-trip: camp | kitchen] morning medium | child: stand proud looks pet1 does hold-up:spoon | all: sit curious looks Kim | props: table, bowl, bread
> want
* home

# 2
@ [first-day-of-school: school | camping-trip: camp | beach-holiday: beach | park] noon wide | child: stand delighted looks sign | grownup: stand proud does touch:sign | all: stand happy | props: sign "{statues}", spoon | event
^ child set
* home
slots: place, event

# 3
@ [first-day-of-school: school | camping-trip: camp | beach-holiday: beach | park] noon medium | child: stand worried looks friend | friend: stand worried | Bo: look-up curious looks friend | props: bench
> sniff
slots: event

# 4
@ [first-day-of-school: school | camping-trip: camp | beach-holiday: beach | park] noon wide | child: hands-on-hips proud | friend: look-up worried looks water-tower | grownup: point happy looks child | Bo: sit calm looks friend | props: water-tower at far, bench
> moved
* home

# 5
@ [first-day-of-school: school | camping-trip: camp | beach-holiday: beach | park] noon bust | child: shrug cross looks friend | friend: stand sad | Bo: sit worried looks friend | props: leaf
^ pet set
slots: place

# 6 a
@ garden noon medium | child: point worried looks friend | friend: hands-on-hips worried | all: sit curious looks friend | props: flower, fence
> eyes
^ pet third
* practise

# 6 b
@ garden noon medium | child: point worried looks friend | friend: stand worried at centre | all: sit curious looks friend | props: lamp, fence
> eyes
^ pet third
* practise

# 7 a
@ garden noon cloud wide | child: reach cross looks friend | friend: stand worried at centre wears scarf | Bo: sit calm looks friend | props: log, leaf
> scarf
^ child second
* practise

# 7 b
@ garden noon cloud wide | child: reach cross looks friend | friend: stand worried does hug:broom wears scarf | Bo: sit calm looks friend | props: log, leaf
> scarf
^ child second
* practise

# 8
@ [camping-trip: camp | beach-holiday: beach | bathroom] lamp whole | child: celebrate calm | all: look-up curious looks Kim | props: bucket, [camping-trip: tent | beach-holiday: shell | mirror] | event
^ pet trouble
* practise
slots: home, event

# 9
@ [first-day-of-school: school | camping-trip: camp | beach-holiday: beach | park] dusk cloud knee | child: hands-on-hips cross looks friend | friend: stand sad | Bo: hide worried | props: leaf, bench
^ child trouble

# 10
@ [first-day-of-school: school | camping-trip: camp | beach-holiday: beach | park] dusk cloud wide | child: stand sad looks friend at left | friend: walk sad at right | all: sit sad looks friend | props: scarf
> gone
^ child third
* low

# 11
@ [first-day-of-school: school | camping-trip: camp | beach-holiday: beach | park] golden cloud whole | child: shrug curious looks pet1 | Bo: look-up curious looks water-tower | props: water-tower at far, leaf
> hinge
slots: series

# 12
@ [first-day-of-school: school | camping-trip: camp | beach-holiday: beach | park] golden behind | child: stand curious looks water-tower | Bo: look-up curious looks water-tower | props: water-tower at far
> tower
slots: place

# 13
@ [first-day-of-school: school | camping-trip: camp | beach-holiday: beach | park] golden knee | child: stand curious looks friend | friend: stand sad looks child holds scarf | all: sit calm looks friend | props: scarf
* low

# 14
@ [first-day-of-school: school | camping-trip: camp | beach-holiday: beach | park] dusk medium | child: stand worried looks water-tower | friend: stand worried looks water-tower | Bo: sit calm looks water-tower | props: water-tower at far, bench
* low
slots: deed, place

# 15
@ [first-day-of-school: school | camping-trip: camp | beach-holiday: beach | park] dusk wide | child: sit curious looks friend | friend: sit curious looks child | Bo: sit calm looks water-tower | props: water-tower at far
> idea ?

# 16
@ [first-day-of-school: school | camping-trip: camp | beach-holiday: beach | park] noon wide | child: stand calm looks friend | friend: stand calm looks water-tower | all: sit calm looks water-tower | props: bins, water-tower at far | event
^ pet second
slots: place, event, series

# 17
@ [first-day-of-school: school | camping-trip: camp | beach-holiday: beach | park] noon behind | child: point calm looks water-tower | friend: point calm looks water-tower | all: sit calm looks water-tower | props: water-tower at far | event
> still
^ pet pay

# 18 a
@ [first-day-of-school: school | camping-trip: camp | beach-holiday: beach | park] noon close | child: point worried looks water-tower | friend: point happy looks water-tower | Bo: sit calm | props: water-tower at far, butterfly at centre | event
^ child pay
* joy
slots: event

# 18 b
@ [first-day-of-school: school | camping-trip: camp | beach-holiday: beach | park] noon close | child: point worried looks water-tower | friend: point happy looks water-tower | Bo: sit calm | props: water-tower at far, bus at far | event
^ child pay
* joy
slots: event

# 19
@ [first-day-of-school: school | camping-trip: camp | beach-holiday: beach | park] golden wide | child: point happy looks water-tower | friend: point happy looks water-tower | grownup: walk happy at far | Bo: sit calm | props: water-tower at far, spoon | event
* joy
* joy
slots: event

# 20 a
@ [place: {place.id} | [first-day-of-school: school | camping-trip: camp | beach-holiday: beach | park]] dusk wide | child: point proud looks water-tower | friend: point proud looks water-tower | all: sit proud looks water-tower | props: water-tower at far | event
> last
slots: event, place, series

# 20 b
@ [place: {place.id} | [first-day-of-school: school | camping-trip: camp | beach-holiday: beach | park]] night whole | child: point proud looks water-tower | friend: point proud looks water-tower | all: sit proud looks water-tower | props: water-tower at far, star at right | event
> last
slots: event, place, series

## lead dog
want: look-up cross looks Kim
sniff: stand curious looks friend | props: ball
moved: stand delighted looks friend | props: ball
eyes: stand worried looks friend | props: ball
scarf: run happy looks friend does tug:scarf | props: scarf
gone: walk sad holds ball
hinge: back-turned curious looks water-tower | props: ball
tower: look-up curious looks water-tower | props: ball
idea: sit calm looks water-tower | props: ball
still: sit calm looks water-tower | props: ball
last: sit proud looks water-tower | props: ball

## lead cat
want: sit cross looks Kim
sniff: sit curious looks friend
moved: sit curious looks friend
eyes: walk proud looks friend
scarf: sit proud looks friend
gone: sit calm looks friend
hinge: back-turned curious looks water-tower
tower: sit calm looks water-tower
idea: sit calm looks water-tower
still: sit calm looks water-tower
last: sit happy looks water-tower

## lead bird
hinge: perch curious looks water-tower
tower: fly happy looks water-tower
last: perch proud

## lead fish
hinge: swim curious looks water-tower
tower: swim calm looks water-tower
last: swim happy

## lead rabbit
hinge: look-up curious looks water-tower
tower: look-up calm looks water-tower
last: sit happy

## lead guineapig
hinge: look-up curious looks water-tower
tower: look-up happy looks water-tower
last: look-up happy

## lead hamster
hinge: look-up curious looks water-tower
tower: look-up calm looks water-tower
last: stand happy

## lead horse
hinge: stand curious looks water-tower
tower: stand calm looks water-tower
last: stand proud

## lead lizard
hinge: stand curious looks water-tower
tower: stand calm looks water-tower
last: lie happy

## lead toy
hinge: lie curious looks water-tower
tower: sit calm looks water-tower
last: sit happy

## lead other
hinge: stand curious looks water-tower
tower: look-up calm looks water-tower
last: stand happy

## trait pet fear
set: stand scared
trouble: hide scared
pay: stand proud looks friend

## trait pet theft
set: stand proud looks friend holds {trait.prop}
trouble: run delighted holds {trait.prop}
pay: stand proud holds {trait.prop}

## trait pet noise
set: look-up happy looks friend
trouble: look-up delighted looks Kim
pay: look-up proud looks Kim

## trait pet part
set: stand proud looks friend
trouble: stand proud looks Kim
pay: stand proud looks water-tower

## trait pet deaf
set: walk happy looks friend
trouble: look-up curious looks Kim
pay: sit calm looks Kim

## trait pet age
set: [old: sit | run] calm looks friend
trouble: [old: sleep | look-up] calm looks Kim
pay: sit proud looks Kim

## trait pet favourite
set: stand proud looks {trait.prop} | props: {trait.prop}
trouble: look-up cross looks Kim | props: {trait.prop}
pay: sit proud looks Kim | props: {trait.prop}

## trait pet sleep
set: sleep calm | props: {trait.prop}
trouble: look-up cross looks Kim | props: {trait.prop}
pay: sit proud looks Kim

## trait pet habit
set: [digs: dig | hidesthings: hide | sitsonthings: sit | run] happy looks friend
trouble: [digs: dig | hidesthings: hide | sitsonthings: sit | run] happy looks Kim
pay: [digs: dig | hidesthings: hide | sitsonthings: sit | run] delighted looks Kim

## trait pet talent
set: [jumps,catches: leap | shakeshands: beg | stand] happy looks friend
trouble: [jumps,catches: leap | shakeshands: beg | stand] proud looks Kim
pay: sit proud looks Kim

## trait child fear
set: stand proud looks sign
trouble: hands-on-hips cross looks friend
pay: point worried looks water-tower

## trait child collection
set: stand proud looks sign holds {trait.prop}
trouble: stand cross looks friend holds {trait.prop}
pay: point calm looks water-tower | props: {trait.prop}

## trait child noise
set: stand proud looks sign
trouble: hands-on-hips cross looks friend
pay: point worried looks water-tower

## trait child part
set: stand proud looks sign
trouble: hands-on-hips cross looks friend
pay: point happy looks water-tower

## trait child favourite
set: stand proud looks sign
trouble: hands-on-hips cross looks friend
pay: point happy looks water-tower

## trait child sleep
set: stand proud looks sign
trouble: hands-on-hips cross looks friend
pay: point calm looks water-tower

## trait child habit
set: stand proud looks sign
trouble: hands-on-hips cross looks friend
pay: point calm looks water-tower

## trait child talent
set: stand proud looks sign
trouble: hands-on-hips cross looks friend
pay: point worried looks water-tower

## dog
home: sit happy
practise: stand happy
low: lie sad
joy: sit delighted

## dog 2
home: sit worried
practise: stand proud
low: sit sad
joy: run delighted

## cat
home: sit proud
practise: sleep calm
low: sit cross looks Kim
joy: sit proud

## cat 2
home: lie calm
practise: sit calm
low: sit sad
joy: sit proud

## bird
home: perch proud
practise: perch delighted
low: perch sad
joy: perch happy

## fish
home: swim calm
practise: swim curious
low: swim sad
joy: swim happy

## rabbit
home: sit worried
practise: sit calm
low: sit sad
joy: sit happy

## guineapig
home: stand calm
practise: look-up happy
low: hide sad
joy: look-up happy

## hamster
home: run happy
practise: stand proud
low: look-up sad looks Kim
joy: stand happy

## horse
home: sleep calm
practise: stand happy
low: stand sad
joy: stand proud

## lizard
home: lie calm
practise: lie calm
low: lie sad
joy: lie happy

## toy
home: sit proud
practise: lie calm
low: lie sad
joy: sit proud

## other
home: stand calm
practise: stand worried
low: stand sad
joy: stand happy

## duet
home: stand proud looks Mo
practise: sit cross looks Mo
low: sit sad looks Mo
joy: sit proud looks Mo

## duet 2
home: sit happy looks Mo
practise: sit curious looks Mo
low: stand sad looks Mo
joy: sit proud looks Mo

## any itch
home: sit worried
practise: sit worried
low: sit sad
joy: sit proud

## any judge
home: sit proud
practise: sit cross
low: back-turned sad
joy: sit happy

## any late
home: stand happy looks Kim
practise: stand happy
low: sit sad looks Kim
joy: look-up happy

## any nap
home: lie calm
practise: sleep calm
low: lie sad
joy: sleep happy
`
