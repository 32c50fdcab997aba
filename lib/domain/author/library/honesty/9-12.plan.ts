// Want: the canoe. Two decent sides: the friends were promised; the old man has been second for nine years. Engine: a witness who keeps
// having to amend his account. A dog puts its chin on whatever people look at, a cat sits on it: it weighs the pumpkin down, and then does so again
// before the man who lost. Turn: "We lost." Last image: a sign that says NO, and who covers it. Told by the child. {honest} is "she".
export const plan = String.raw`
id: honesty-9-12
skill: honesty
level: 9-12
days: birthday plot, first-day-of-school plot, family-reunion plot, camping-trip plot, halloween plot, new-baby plot
extra: friend she
extra: friend2 he
extra: elder he
extra: grownup she
surprise: word
surprise: picture | 14 scale, 20 trophy

# 1
@ kitchen lamp knee | child: sit worried does write:paper looks paper | Bo: look-up calm looks paper | props: paper, trophy "silver", ribbon, lamp
slots: series

# 2
@ garden morning whole | child: stand proud looks pumpkin holds bucket | friend: crouch happy looks pumpkin | friend2: point delighted looks pumpkin | all: stand calm looks pumpkin | props: pumpkin at centre, bucket
> want
* before
slots: place

# 3
@ treehouse golden knee | child: lie happy looks drawing | friend: kneel happy looks drawing | friend2: point delighted looks drawing | Bo: sit curious looks drawing | props: drawing "boat", cup | event
> canoe ?
^ pet set
* before
slots: event

# 4
@ street noon knee | child: stand worried does touch:window | elder: stand happy looks window | Bo: stand calm looks elder | props: window "shelf"
^ pet second
slots: place

# 5
@ [place: {place.id} | street] morning tiny | child: run scared does push:wheelbarrow | friend: run delighted | friend2: run scared | all: run worried | props: wheelbarrow "pumpkin"
^ child set
* show
slots: place

# 6
@ market noon whole | child: stand worried looks scale | elder: stand proud looks scale | friend: stand curious looks scale | Bo: sit curious looks scale | props: scale "pumpkin" at centre, ribbon | event
> tent
* show
slots: place, event

# 7
@ market noon whole | child: stand scared looks Bo | friend: stand worried looks scale | friend2: jump delighted looks scale | Bo: [bird: fly calm looks scale | sit calm does paw-on:scale] | props: scale "pumpkin" at centre
* show

# 8
@ market dusk whole | child: crouch scared looks Bo | Bo: sit calm does paw-on:scale | grownup: walk calm at far | props: scale "pumpkin", leaf
> scale

# 9
@ market noon face | child: stand scared does hug:trophy looks elder | elder: wave happy looks child | all: sit proud looks trophy | props: trophy "silver", ribbon | event
slots: event

# 10
@ [camping-trip: camp | treehouse] dusk knee | child: sit worried looks trophy | friend: hands-on-hips cross looks friend2 | friend2: shrug scared looks friend | Bo: sit calm looks trophy | props: trophy "silver", lantern
> argue ?
slots: series

# 11
@ [camping-trip: camp | treehouse] night bust | child: sit sad looks lantern | friend2: kneel sad looks child | Bo: sit calm looks Kim | props: paper, lantern, window
^ child trouble

# 12
@ [camping-trip: camp | treehouse] night wide | child: kneel sad looks trophy | friend: sit cross at left | friend2: sit sad at right | all: sit calm looks Kim | props: trophy "silver" | event
^ pet third
> night ?
* night
slots: event, place

# 13 a
@ kitchen morning cloud knee | child: sit worried looks newspaper | Bo: sit calm looks Kim | props: bread, newspaper "43", table, scarf
^ pet trouble
* night
slots: series

# 13 b
@ kitchen morning cloud close | child: kneel worried does wrap:trophy looks trophy | Bo: sit calm looks Kim | props: trophy "silver", newspaper "43"
^ pet trouble
* night
slots: series

# 14 a
@ street noon whole | child: stand worried looks elder | elder: stand happy looks child does write:book | Bo: sit calm looks book | props: door, book, scale "plate"
> door
^ child second
slots: home

# 14 b
@ shed noon whole | child: stand worried looks elder at left | elder: stand happy looks child does write:book | Bo: sit calm looks book | props: ribbon, book, scale "plate" at left
> door
^ child second
slots: home

# 15 a
@ street noon knee | child: stand scared looks Bo at left | elder: stand happy looks Bo | Bo: sit calm looks scale | props: door, scale "plate"
> hinge
slots: place

# 15 b
@ shed noon knee | child: stand scared looks Bo at left | elder: stand happy looks Bo | Bo: sit calm looks scale | props: ribbon, scale "plate"
> hinge
slots: place

# 16
@ street noon face | child: stand scared looks elder | Bo: look-up worried looks Kim | elder: stand curious looks child | props: door
slots: deed

# 17
@ street golden bust | child: stand scared looks elder | elder: sit sad | Bo: lie sad looks elder | props: door, book
> eyes
^ child pay

# 18
@ school noon medium | child: stand sad does hand-over:trophy looks grownup | grownup: stand cross looks child | friend: stand proud looks child | friend2: walk sad at far | Bo: stand calm looks Kim | props: table, trophy "silver" | event
^ pet pay
* after
slots: event

# 19 a
@ farm golden face | child: stand delighted looks hay | friend: stand delighted looks child | friend2: hands-on-hips delighted looks child | elder: stand proud looks child | all: stand curious looks hay | props: wheelbarrow, hay, spade
* after
^ child third

# 19 b
@ river golden face | child: stand delighted looks boat | friend: wave delighted looks boat | friend2: hands-on-hips delighted looks boat | elder: wave proud looks child | all: stand curious looks boat | props: boat, bench
* after
^ child third

# 20
@ garden golden wide | child: kneel happy looks sign | friend: kneel happy looks sign | friend2: kneel happy looks sign | elder: stand happy looks sign | all: sit proud looks sign | props: sign "{no-bo}", plant, plant, trophy "silver" at far | event
* after
> last
slots: event, place

## lead dog
want: sit happy does nose-into:pumpkin looks pumpkin
canoe: lie calm does nose-into:drawing
tent: stand curious looks scale
scale: stand calm does nose-into:scale looks Kim
argue: sit calm does nose-into:trophy
night: lie sad looks Kim
door: stand happy does nose-into:book
hinge: stand happy does nose-into:scale looks elder
eyes: lie sad looks elder
last: sit proud does nose-into:sign

## lead cat
want: sit proud looks Kim
canoe: sit proud does paw-on:drawing
tent: walk proud looks scale
scale: sit proud does paw-on:scale looks Kim
argue: sit cross does paw-on:trophy
night: sit cross looks Kim
door: sit calm does paw-on:book
hinge: sit proud does paw-on:scale looks elder
eyes: sit calm looks elder
last: sit proud does paw-on:sign

## lead bird
scale: perch proud does paw-on:scale looks scale
hinge: perch proud does paw-on:scale looks elder
last: perch proud does paw-on:sign

## lead fish
scale: swim calm looks Kim
hinge: swim calm looks elder
last: swim happy looks sign

## lead rabbit
scale: sit happy looks leaf
hinge: sit happy does paw-on:scale looks elder
last: sit proud does nose-into:sign

## lead guineapig
scale: sit happy does paw-on:scale looks Kim
hinge: sit calm does paw-on:scale looks elder
last: sit proud looks sign

## lead hamster
scale: sit proud does paw-on:scale looks Kim
hinge: sit proud does paw-on:scale looks elder
last: sit proud does nose-into:sign

## lead horse
scale: stand calm does nose-into:scale looks Kim
hinge: stand happy does nose-into:scale looks elder
last: stand happy does nose-into:sign

## lead lizard
scale: lie calm looks Kim
hinge: lie calm looks elder
last: lie calm looks sign

## lead toy
scale: sit calm looks scale
hinge: sit calm looks elder
last: sit proud looks sign

## lead other
scale: sit calm looks Kim
hinge: sit calm looks elder
last: stand proud looks sign

## trait pet fear
set: hide scared
trouble: sit calm looks newspaper
pay: stand calm looks Kim

## trait pet theft
set: sit proud looks Kim holds {trait.prop}
trouble: sit calm looks newspaper holds {trait.prop}
pay: sit proud looks Kim holds {trait.prop}

## trait pet noise
set: look-up happy looks drawing
trouble: look-up proud looks newspaper
pay: look-up happy looks grownup

## trait pet part
set: sit calm looks drawing
trouble: sit calm looks newspaper
pay: stand proud looks Kim

## trait pet age
set: [old: sleep | look-up] calm
trouble: sit calm looks newspaper
pay: stand calm looks Kim

## trait pet favourite
set: sit happy looks {trait.prop} holds {trait.prop}
trouble: sit calm looks newspaper | props: {trait.prop}
pay: sit happy looks {trait.prop} | props: {trait.prop}

## trait pet sleep
set: sleep calm
trouble: lie calm looks Kim
pay: lie calm looks Kim

## trait pet childsbed
set: sit calm looks drawing
trouble: lie calm looks Kim
pay: lie calm looks Kim

## trait pet habit
set: [digs: dig | hidesthings: hide | sitsonthings: sit | stand] happy looks drawing
trouble: [digs: dig | hidesthings: hide | sitsonthings: sit | stand] happy looks Kim
pay: [digs: dig | hidesthings: hide | sitsonthings: sit | stand] happy looks Kim

## trait pet follows
set: stand happy looks Kim
trouble: stand happy looks Kim
pay: stand happy looks Kim

## trait pet talent
set: [jumps,catches: leap | stand] proud looks Kim
trouble: sit calm looks newspaper
pay: [shakeshands: beg | jumps,catches: leap | stand] proud looks grownup

## trait child fear
set: run scared does push:wheelbarrow
trouble: sit scared looks lantern
pay: stand calm looks elder

## trait child collection
set: run scared does push:wheelbarrow
trouble: sit sad looks {trait.prop} holds {trait.prop}
pay: reach calm looks elder holds {trait.prop}

## trait child noise
set: run scared does push:wheelbarrow
trouble: sit sad looks lantern
pay: stand calm looks elder

## trait child part
set: run scared does push:wheelbarrow
trouble: sit sad looks lantern
pay: stand calm looks elder

## trait child favourite
set: run scared does push:wheelbarrow
trouble: sit sad looks lantern
pay: stand calm looks elder

## trait child sleep
set: run scared does push:wheelbarrow
trouble: sit sad looks lantern
pay: stand calm looks elder

## trait child habit
set: run scared does push:wheelbarrow
trouble: sit sad looks lantern
pay: stand calm looks elder

## trait child talent
set: run scared does push:wheelbarrow
trouble: sit sad looks lantern
pay: stand calm looks elder

## dog
before: stand worried
show: sit happy
night: lie sad looks Kim
after: lie delighted

## cat
before: sleep proud
show: walk proud
night: sit cross looks Kim
after: back-turned calm

## bird
before: perch proud
show: perch happy
night: hide worried
after: fly happy

## fish
before: swim curious looks pumpkin
show: carried proud
night: swim worried looks Kim
after: swim happy

## rabbit
before: sit sad looks pumpkin
show: sit curious
night: stand cross
after: dig delighted

## guineapig
before: look-up delighted looks pumpkin
show: sit happy
night: look-up cross looks Kim
after: leap happy

## hamster
before: stand proud
show: carried curious
night: run worried
after: stand happy looks Kim

## horse
before: stand proud
show: walk calm
night: look-up worried looks Kim
after: stand proud

## lizard
before: lie calm
show: sit calm
night: lie worried looks Kim
after: stand proud

## toy
before: sit proud
show: sit proud
night: back-turned sad
after: sit proud

## other
before: stand calm looks pumpkin
show: stand calm
night: look-up worried looks Kim
after: lie calm

## duet
before: stand cross looks Mo
show: sit cross looks Mo
night: look-up worried looks Kim
after: sit sad looks Mo

## duet 2
before: sit proud looks Mo
show: stand proud looks Mo
night: sit worried looks Mo
after: sit calm looks Mo

## any measure
before: sit calm
show: sit calm
night: sit calm looks Kim
after: sit happy looks Kim

## any photo
before: sit curious looks pumpkin
show: sit proud
night: walk worried
after: sit proud

## any critic
before: back-turned calm
show: sit cross
night: look-up curious looks Kim
after: sleep calm

## any quiet
before: sit calm looks pumpkin
show: look-up worried looks Kim
night: sit worried looks Kim
after: sit calm looks Kim
`
