// Want: to know who hums. In the way: saying hello. Engine: everything comes back with a moustache. Turn: it was an invitation, and {Bo} is in it.
// A dog thinks that the fence can fetch, a cat wants paper to sit on: so each of them brings the plane that {Kim} never saw.
// Last image: two people who both know the end of one tune; or a picture without a gap. {friend} is "she".
export const plan = String.raw`
id: friendship-5-8
skill: friendship
level: 5-8
days: first-day-of-school plot, new-baby plot, christmas plot, snow-day plot, easter plot
extra: friend she
pick: fruit = lemon, potato, pear, mango
pick: hard = bucket, flowerpot, wheelbarrow
surprise: picture | 1 snail, 20 snail, 20 moustache
surprise: puzzle | 15 drawing

# 1
@ [farm: farm | place: {place.id} | garden] morning [snow-day: snow | clear] wide | child: walk curious looks holed-fence | all: walk calm | props: holed-fence, snail | event
* look
slots: place, event, home

# 2
@ garden morning [snow-day: snow | clear] close | child: crouch curious looks holed-fence | Bo: sit curious looks holed-fence | props: holed-fence "eye"
> want

# 3
@ garden morning [snow-day: snow | clear] medium | child: whisper happy looks Bo | Bo: sit curious looks holed-fence | props: holed-fence, snail at far
* look
^ pet second

# 4
@ garden morning [snow-day: snow | clear] behind | child: stand worried looks holed-fence | Bo: sit curious looks Kim | props: holed-fence, {hard} at near | event
^ child set
* look
slots: event

# 5
@ living-room morning above | child: kneel proud does write:drawing | all: sit proud looks Kim | props: crayon, crown
^ pet set
slots: series

# 6
@ garden noon [snow-day: snow | clear] close | child: kneel curious does read:drawing | Bo: look-up curious looks Kim | props: holed-fence, moustache
> eyes

# 7
@ garden noon [snow-day: snow | clear] medium | child: crouch curious does hold-up:apple | Bo: look-up curious looks apple | props: holed-fence, apple "{fruit} moustache"
> ball
* send

# 8
@ garden noon [snow-day: snow | clear] knee | child: hands-on-hips cross looks apple at left | Bo: sit curious looks apple | props: holed-fence at right, apple "potato moustache" at centre, sock | event
* send
slots: place, event

# 9
@ garden noon [snow-day: snow | clear] close | child: kneel worried does hold-up:note | Bo: sit curious looks note | props: holed-fence, note "{who-are-you}", crayon
> note ?
* send

# 10
@ garden noon [snow-day: snow | clear] behind | child: kneel cross does touch:holed-fence | Bo: lie sad looks Kim | props: holed-fence "brick"
> shut
^ child third

# 11
@ garden golden [snow-day: snow | cloud] wide | child: sit sad looks holed-fence | all: lie sad looks holed-fence | props: holed-fence "brick"
^ child trouble
* cross
slots: place

# 12 a
@ garden golden [snow-day: snow | cloud] medium | child: stand cross looks sign does paint:sign | Bo: back-turned cross | props: holed-fence "stopped", sign "{private-fence}", paint
^ pet trouble
* cross
^ child second

# 12 b
@ garden golden [snow-day: snow | cloud] medium | child: sit cross does read:book | Bo: back-turned cross | props: holed-fence "stopped", chair, snail
^ pet trouble
* cross
^ child second

# 13
@ kitchen golden knee | child: stand curious sings | Bo: walk curious looks Kim | props: cup, bread, snail at far
> hum ?
* cross
slots: place

# 14
@ garden golden [snow-day: snow | clear] medium | child: stand cross | Bo: look-up curious looks paper-plane | props: holed-fence "stopped", paper-plane | event
> hinge
slots: place, event

# 15
@ garden golden [snow-day: snow | clear] above | child: sit curious looks drawing holds drawing | Bo: look-up curious looks Kim
^ pet third

# 16
@ garden golden [snow-day: snow | clear] close | child: sit sad looks drawing holds drawing | all: sit sad looks Kim | props: holed-fence "stopped"
slots: deed

# 17
@ garden golden [snow-day: snow | clear] whole | child: crouch worried says does touch:holed-fence | Bo: stand worried looks holed-fence | props: holed-fence, brick
> brick
slots: series

# 18
@ garden golden [snow-day: snow | clear] medium | child: kneel worried looks holed-fence | Bo: sit happy looks holed-fence | props: holed-fence "eye", brick
^ child pay
> wait ?

# 19 a
@ garden dusk [snow-day: snow | clear] medium | child: sit delighted looks friend wears moustache | friend: kneel delighted does touch:child wears crown | all: sit happy wears moustache | props: crown, drawing | event
^ pet pay
* party
slots: event, series

# 19 b
@ garden dusk [snow-day: snow | clear] medium | child: sit delighted looks friend wears moustache | friend: stand delighted looks child at centre wears crown | all: sit happy wears moustache | props: crown, drawing, bucket "moustache" | event
^ pet pay
* party
slots: event, series

# 20 a
@ garden night [snow-day: snow | clear] wide | child: kneel happy does touch:holed-fence | all: sit calm wears moustache | props: holed-fence, snail at near, moustache at near, sign "{humming}" | event
> last ?
* party
* party
slots: place, series

# 20 b
@ garden night [snow-day: snow | clear] wide | child: kneel happy looks drawing holds drawing | all: sit calm wears moustache | props: holed-fence, snail at near, moustache at near, lantern | event
> last ?
* party
* party
slots: place, series

## lead dog
want: stand delighted looks holed-fence
eyes: sit delighted looks holed-fence
ball: leap delighted looks holed-fence
note: stand proud looks Kim
shut: lie sad looks holed-fence holds ball
hum: lie sad looks Kim holds ball
hinge: run proud does carry:paper-plane
brick: stand delighted does tug:child
wait: stand happy looks holed-fence does carry:ball
last: lie happy

## lead cat
want: sit calm looks Kim
eyes: sit proud looks Kim
ball: sit curious looks holed-fence does paw-on:holed-fence
note: sit proud looks Kim
shut: back-turned cross
hum: sit cross looks Kim
hinge: sit proud looks Kim | props: paper-plane
brick: sit proud looks Kim
wait: sit happy looks holed-fence does paw-on:holed-fence
last: lie proud

## lead bird
shut: perch sad looks holed-fence
hinge: fly proud holds paper
brick: perch delighted looks holed-fence

## lead fish
shut: hide sad
hinge: swim curious
brick: swim delighted looks holed-fence

## lead rabbit
shut: stand sad does nose-into:holed-fence
hinge: sit happy holds paper
brick: dig happy

## lead guineapig
shut: look-up sad looks holed-fence
hinge: stand curious holds paper
brick: look-up delighted looks holed-fence

## lead hamster
shut: sit sad looks holed-fence
hinge: stand happy holds paper
brick: stand happy looks holed-fence

## lead horse
shut: stand sad looks holed-fence
hinge: stand curious holds paper
brick: stand proud looks holed-fence

## lead lizard
shut: lie sad looks holed-fence
hinge: lie happy | props: paper-plane
brick: stand curious does nose-into:holed-fence

## lead toy
shut: sit sad looks holed-fence
hinge: lie calm | props: paper-plane
brick: lie happy looks Kim

## lead other
shut: stand sad looks holed-fence
hinge: stand curious holds paper
brick: stand happy looks holed-fence

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
set: stand worried looks holed-fence
trouble: sit sad looks holed-fence
pay: kneel delighted looks holed-fence

## trait child collection
set: stand worried looks holed-fence holds {trait.prop}
trouble: sit sad looks holed-fence holds {trait.prop}
pay: kneel delighted looks holed-fence holds {trait.prop}

## trait child noise
set: stand worried looks holed-fence
trouble: sit sad looks holed-fence
pay: kneel delighted looks holed-fence

## trait child part
set: stand worried looks holed-fence
trouble: sit sad looks holed-fence
pay: kneel delighted looks holed-fence

## trait child favourite
set: stand worried looks holed-fence
trouble: sit sad looks holed-fence
pay: kneel delighted looks holed-fence

## trait child sleep
set: stand worried looks holed-fence
trouble: sit sad looks holed-fence
pay: kneel delighted looks holed-fence

## trait child habit
set: stand worried looks holed-fence
trouble: sit sad looks holed-fence
pay: kneel delighted looks holed-fence

## trait child talent
set: stand worried looks holed-fence
trouble: sit sad looks holed-fence
pay: kneel delighted looks holed-fence

## dog
look: stand curious looks holed-fence
send: stand curious holds ball
cross: lie sad looks holed-fence
party: sit delighted wears moustache

## dog 2
look: stand happy looks holed-fence
send: stand proud
cross: lie sad looks Kim
party: sit happy

## cat
look: sit proud
send: stand curious looks holed-fence
cross: back-turned cross
party: sit proud

## cat 2
look: sit proud looks holed-fence
send: sit proud looks holed-fence
cross: back-turned cross
party: sit proud wears moustache

## bird
look: perch delighted looks holed-fence
send: perch proud holds feather
cross: perch calm looks Kim
party: perch proud

## fish
look: swim curious looks holed-fence
send: look-up delighted
cross: back-turned sad
party: swim proud wears moustache

## fish 2
look: swim curious
send: swim delighted
cross: look-up cross looks Kim
party: swim happy

## rabbit
look: stand curious looks holed-fence
send: sit calm holds carrot
cross: stand cross looks holed-fence
party: sit proud wears moustache

## guineapig
look: look-up happy looks holed-fence
send: stand worried holds leaf
cross: look-up sad looks holed-fence
party: leap delighted

## hamster
look: stand curious looks holed-fence
send: stand curious
cross: sit sad
party: sit happy

## horse
look: stand calm looks holed-fence
send: stand delighted wears moustache
cross: stand sad looks holed-fence
party: stand proud wears moustache

## lizard
look: lie calm looks holed-fence
send: stand curious looks holed-fence
cross: lie sad looks holed-fence
party: lie proud wears moustache

## toy
look: sit calm
send: lie curious wears moustache
cross: back-turned sad
party: sit proud wears moustache

## other
look: stand curious looks holed-fence
send: stand proud looks holed-fence
cross: look-up sad looks Kim
party: stand proud wears moustache

## duet
look: stand cross looks Mo
send: back-turned cross looks Mo
cross: back-turned cross
party: sit proud looks Mo wears moustache

## duet 2
look: stand curious looks Mo
send: sit proud looks Mo
cross: lie sad looks Mo
party: stand proud looks Mo wears moustache

## any witness
look: look-up calm looks Kim
send: sit happy
cross: sit cross looks Kim
party: sit proud wears moustache

## any turn
look: sit curious looks holed-fence
send: sit curious looks holed-fence
cross: sit calm looks Kim
party: sit delighted wears moustache

## any sleep
look: sleep calm
send: lie curious
cross: lie sad
party: sleep calm wears moustache

## any late
look: back-turned curious
send: sit sad looks Kim
cross: stand cross looks holed-fence
party: sit delighted wears moustache
`
