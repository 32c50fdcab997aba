// Want: a film of the lyrebird, since nobody believes in it. In the way: it doesn't dance for a lens. Engine: nine films of a bush, and a bird
// that copies the phone. A dog wants to let out the man with the cold who sits in the phone, and waits for him by the right fern; a cat wants to
// outstare the round eye, and learns to look away. Turn: of a bird that was there nine times, {Kim} can't say what colour its eyes are;
// then {he} does as {Bo} did.
// The wood is on no map, so it is near every place. Last image: the bird watches {Kim} dance; or somebody sneezes behind a tree. {jo} is "she".
export const plan = String.raw`
id: digital_wellness-5-8
skill: digital_wellness
level: 5-8
days: birthday plot, christmas plot, family-reunion plot, camping-trip plot, road-trip plot
extra: friend she
surprise: listen
surprise: picture | 1 lyrebird

# 1
@ forest morning wide | child: point delighted says looks friend | friend: hands-on-hips calm looks child | all: look-up curious | props: lyrebird at far, log
slots: place

# 2
@ kitchen noon close | child: stand proud does hold-up:phone | Bo: look-up curious looks phone | props: cup, table
> want
* film

# 3
@ [place: {place.id} | street] noon wide | child: stand proud does hold-up:phone looks fence at left | all: stand happy looks Kim | props: fence at right
^ pet set
* film
slots: place, home

# 4
@ garden golden medium | child: crouch happy looks friend does hold-up:phone | friend: sit cross looks child does eat:sandwich | Bo: sit calm looks Kim | props: snail | event
> snail ?
* film
slots: event

# 5
@ forest morning whole | child: crouch delighted looks lyrebird holds phone at centre | friend: crouch curious looks lyrebird at left | Bo: look-up curious looks lyrebird | props: lyrebird at right, log at left | event
^ child set
slots: place

# 6
@ forest morning close | child: reach happy looks lyrebird does hold-up:phone | Bo: sit curious looks lyrebird | props: lyrebird
> eyes

# 7
@ forest noon medium | child: stand cross looks phone holds phone | friend: stand worried looks phone | all: sit curious | props: lyrebird at far, mushroom
> take
* take

# 8 a
@ forest noon whole | child: run delighted does hold-up:phone | friend: point happy says looks child | Bo: run happy | props: log, mushroom
^ pet trouble
* take

# 8 b
@ forest noon wide | child: reach worried does hold-up:phone | friend: point calm looks child | Bo: run happy | props: log, mushroom, stick
^ pet trouble
* take

# 9 a
@ forest golden close | child: hide proud looks phone holds phone wears ferns | Bo: look-up curious looks Kim | props: leaf, mushroom, big-bush
> bush
* take

# 9 b
@ forest golden close | child: hide proud looks phone does hide-behind:rock | Bo: look-up curious looks Kim | props: phone at near, mushroom
> bush
* take

# 10
@ forest golden medium | child: sit sad looks phone holds phone | friend: sit calm looks phone holds sandwich | all: lie calm | props: log | event
^ pet second
slots: place, event, series

# 11
@ forest golden behind | child: look-up worried | friend: look-up scared | Bo: look-up curious | props: log
> out
slots: place

# 12 a
@ forest dusk wide | child: run worried holds phone | friend: point delighted looks child | Bo: walk worried | props: mushroom, leaf
* low
^ pet third

# 12 b
@ forest dusk wide | child: crouch worried holds phone | friend: shrug happy at far | Bo: walk worried | props: mushroom, leaf
* low
^ pet third

# 13
@ forest dusk whole | child: kneel sad looks phone holds phone at left | friend: walk calm at right | all: sit sad looks Kim at left | props: log
^ child trouble
* low

# 14
@ forest dusk close | child: sit sad looks phone holds phone | Bo: lie calm | props: mushroom
> stay ?
* low
^ child third

# 15
@ forest dusk knee | child: look-up curious looks lyrebird at left | Bo: look-up curious looks lyrebird at centre | props: lyrebird at right
> hinge

# 16
@ forest dusk whole | child: crouch curious looks lyrebird holds phone at left | Bo: sit curious looks lyrebird | props: lyrebird "heap" at right
^ child second
slots: deed

# 17
@ forest dusk tiny | child: sit calm looks lyrebird at left | all: sit calm looks lyrebird at left | props: lyrebird "heap" at right, phone at left | event
* seat
slots: event, series

# 18
@ forest night whole | child: sit delighted looks lyrebird at centre | Bo: sit delighted looks lyrebird at right | all: sit delighted looks lyrebird | props: lyrebird "dances" at left
> dance ?
* seat
slots: place, series

# 19
@ forest night knee | child: reach happy looks friend wears ferns | friend: stand curious looks child holds phone at centre | Bo: sit happy looks Kim | props: log, lantern | event
^ pet pay
* seat
slots: event

# 20 a
@ forest night whole | child: celebrate delighted wears ferns | friend: sit delighted looks child | all: sit happy looks Kim | props: phone, lantern, lyrebird at left | event
^ child pay
> last ?

# 20 b
@ forest night whole | child: celebrate delighted looks friend wears ferns | friend: celebrate delighted looks child | all: sit happy looks Kim | props: phone, lantern, lyrebird at left | event
^ child pay
> last ?

## lead dog
want: look-up worried looks phone
snail: stand curious looks phone
eyes: sit worried looks phone
take: stand happy does nose-into:child
bush: sit happy looks phone
out: stand delighted looks friend
stay: lie sad looks Kim
hinge: sit happy looks lyrebird
dance: sit delighted looks lyrebird
last: look-up happy looks Kim

## lead cat
want: sit cross looks phone
snail: sit cross looks phone
eyes: sit calm looks phone
take: walk cross looks phone
bush: sit cross looks phone
out: look-up cross
stay: back-turned sad
hinge: sit calm looks lyrebird
dance: sit delighted looks lyrebird
last: sit calm looks Kim

## lead bird
out: perch proud
hinge: perch calm looks lyrebird
last: fly delighted looks Kim

## lead fish
out: swim worried
hinge: swim calm looks lyrebird
last: swim happy looks Kim

## lead rabbit
out: sit worried
hinge: sit calm looks lyrebird
last: stand happy looks Kim

## lead guineapig
out: look-up scared
hinge: sit calm looks lyrebird
last: look-up happy looks Kim

## lead hamster
out: stand scared
hinge: stand calm looks lyrebird
last: stand happy looks Kim

## lead horse
out: stand curious
hinge: stand calm looks lyrebird
last: stand happy looks Kim

## lead lizard
out: lie worried
hinge: lie calm looks lyrebird
last: lie happy looks Kim

## lead toy
out: sit worried
hinge: sit calm looks lyrebird
last: sit happy looks Kim

## lead other
out: look-up worried
hinge: sit calm looks lyrebird
last: stand happy looks Kim

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
set: crouch delighted looks lyrebird holds phone
trouble: kneel sad looks phone holds phone
pay: celebrate delighted wears ferns

## trait child collection
set: crouch delighted looks lyrebird holds phone | props: {trait.prop}
trouble: kneel sad looks phone holds phone | props: {trait.prop}
pay: celebrate delighted wears ferns holds {trait.prop}

## trait child noise
set: crouch delighted looks lyrebird holds phone
trouble: kneel sad looks phone holds phone
pay: celebrate delighted wears ferns

## trait child part
set: crouch delighted looks lyrebird holds phone
trouble: kneel sad looks phone holds phone
pay: celebrate delighted wears ferns

## trait child favourite
set: crouch delighted looks lyrebird holds phone
trouble: kneel sad looks phone holds phone
pay: celebrate delighted wears ferns

## trait child sleep
set: crouch delighted looks lyrebird holds phone
trouble: kneel sad looks phone holds phone
pay: celebrate delighted wears ferns

## trait child habit
set: crouch delighted looks lyrebird holds phone
trouble: kneel sad looks phone holds phone
pay: celebrate delighted wears ferns

## trait child talent
set: crouch delighted looks lyrebird holds phone
trouble: kneel sad looks phone holds phone
pay: celebrate delighted wears ferns

## dog
film: run happy
take: stand proud holds leaf
low: dig worried
seat: sit delighted looks lyrebird

## dog 2
film: stand happy does nose-into:tablet
take: leap happy
low: lie sad looks Kim
seat: sit delighted

## cat
film: back-turned calm
take: walk proud
low: sit calm
seat: sit delighted

## cat 2
film: sleep calm
take: leap happy
low: sit calm
seat: sit curious

## bird
film: fly proud
take: perch delighted
low: perch sad
seat: perch curious

## fish
film: swim happy
take: swim worried
low: swim worried
seat: look-up delighted

## fish 2
film: hide calm
take: swim happy
low: swim sad
seat: look-up delighted

## rabbit
film: sit curious
take: sit happy
low: sit worried
seat: sit delighted

## guineapig
film: look-up happy looks Kim
take: look-up delighted
low: hide scared
seat: look-up delighted

## hamster
film: run happy
take: sit calm
low: sit sad looks Kim
seat: stand delighted

## horse
film: stand proud
take: stand happy
low: stand sad looks Kim
seat: stand delighted looks lyrebird

## lizard
film: lie calm
take: lie happy
low: lie sad
seat: stand delighted

## toy
film: sit proud
take: lie worried
low: lie sad
seat: sit happy

## other
film: look-up curious looks Kim
take: stand proud
low: sit worried
seat: sit delighted

## duet
film: sit calm looks Mo
take: stand worried looks Mo
low: walk worried
seat: sit delighted

## duet 2
film: stand proud looks Mo
take: stand happy looks Mo
low: sit worried
seat: sit delighted looks Mo

## any hat
film: stand cross
take: stand worried
low: sit sad looks Kim
seat: sit delighted

## any name
film: look-up happy looks Kim
take: walk happy
low: sit sad looks Kim
seat: sit calm

## any crumb
film: look-up curious looks Kim
take: stand happy
low: lie sad
seat: sit delighted

## any leaf
film: walk happy
take: hide happy
low: lie sad
seat: sit delighted
`
