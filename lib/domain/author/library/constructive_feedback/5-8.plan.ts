// Want: to put on the best play ever. In the way: everybody is polite. Engine: a king counts a hundred spoons, and the room empties.
// A dog wants to lick every spoon, a cat wants every spoon over the edge: each drops the one that gets a true laugh.
// Turn: "Which bit?" "{Bo's} bit." Last image: what the spoon says to hot soup; or a spoon that yawns. {aunt} and {bea} are "she", {uncle} "he".
export const plan = String.raw`
id: constructive_feedback-5-8
skill: constructive_feedback
level: 5-8
days: hanukkah plot, nowruz plot, diwali plot, eid-al-fitr plot, snow-day plot
extra: elder she
extra: grownup he
extra: friend she
surprise: count | 10 chair
surprise: picture | 13 spoon-stage, 15 spoon

# 1
@ kitchen morning medium | child: sit delighted does paint:ladle | all: look-up curious looks ladle | props: table, spoon, paint
> want
* cast

# 2
@ kitchen golden wide | child: stand proud looks spoon-stage at right | elder: sit worried does eat:soup | grownup: sit worried looks elder at left | all: sit happy | props: spoon-stage at right, table, bowl | event
* cast
* cast
slots: home, place, event

# 3
@ living-room lamp knee | child: stand proud looks ladle holds ladle | Bo: look-up happy looks ladle | props: spoon-stage "kingless"
^ pet set
slots: series

# 4
@ living-room lamp wide | child: stand happy looks spoon-stage | elder: sit calm looks spoon-stage | grownup: sit calm looks spoon-stage | all: sit calm looks spoon-stage | props: spoon-stage, sofa | event
^ child second
slots: event

# 5
@ living-room lamp medium | child: stand proud does hug:ladle | grownup: sleep calm | Bo: sit calm | props: spoon-stage "kingless", sofa
^ child set
> nap
* leave

# 6
@ living-room lamp close | elder: clap calm says looks child | child: stand delighted looks elder | grownup: walk calm | Bo: stand happy looks Kim | props: spoon-stage
> clap

# 7 a
@ living-room golden [snow-day: snow | clear] medium | child: stand delighted sings looks friend | friend: sit calm looks spoon-stage | elder: look-up calm | Bo: sit calm | props: spoon-stage, sofa | event
^ pet trouble
* leave
slots: event

# 7 b
@ living-room golden [snow-day: snow | clear] medium | child: stand delighted sings does play:drum | friend: sit calm looks spoon-stage | elder: look-up calm | Bo: sit calm | props: spoon-stage, sofa | event
^ pet trouble
* leave
slots: event

# 8
@ living-room golden close | child: kneel worried does lift:spoon | grownup: sit happy looks child | Bo: stand curious looks spoon | props: spoon-stage "fallen"
> fall

# 9
@ hallway dusk medium | elder: walk calm wears scarf at left | grownup: wave calm looks child wears hat at left | child: stand worried looks grownup at right | all: sit calm | props: door, umbrella | event
slots: place, event

# 10
@ garden golden [snow-day: snow | clear] wide | child: stand happy looks spoon-stage | friend: sit calm looks spoon-stage | all: walk calm | props: spoon-stage, chair "empty", chair, chair "empty", chair "empty", chair "empty" | event
> left
* leave
slots: place, event, series

# 11
@ garden golden [snow-day: snow | clear] bust | friend: sit calm yawns | child: stand curious looks friend | Bo: stand curious looks friend | props: chair, chair "empty"
> yawn ?

# 12
@ living-room dusk medium | child: sit sad does hug:ladle | Bo: sit sad looks Kim | props: rug
^ child trouble
* low

# 13
@ living-room dusk behind | child: sit sad looks spoon-stage | all: sit sad | props: spoon-stage
> eyes
* low
slots: place

# 14
@ street dusk [snow-day: snow | clear] wide | child: stand worried looks friend holds spoon | friend: stand calm looks child | all: sit worried looks Kim | props: door
^ pet second
* low
slots: place, series

# 15
@ street lamp [snow-day: snow | clear] knee | child: stand curious looks friend | friend: celebrate delighted looks spoon | Bo: sit curious looks spoon | props: door, spoon at near
> hinge

# 16
@ street lamp [snow-day: snow | clear] close | child: stand worried looks friend | friend: point delighted says looks child | Bo: sit calm looks friend | props: door, spoon
> bit ?
slots: deed

# 17
@ kitchen night medium | child: stand sad does hold-up:spoon | Bo: look-up calm looks Kim | props: table, spoon, bucket, towel
> wash
^ pet third
^ child third

# 18 a
@ living-room lamp [snow-day: snow | clear] wide | child: stand worried looks spoon-stage | elder: sit calm looks spoon-stage | grownup: sit calm looks spoon-stage | friend: sit delighted looks spoon-stage | Bo: stand proud looks spoon-stage | all: sit curious looks spoon-stage | props: spoon-stage "one", sofa | event
^ child pay
* joy
slots: event

# 18 b
@ living-room lamp [snow-day: snow | clear] wide | child: crouch worried looks spoon-stage | elder: sit calm looks spoon-stage | grownup: sit calm looks spoon-stage | friend: sit delighted looks spoon-stage | Bo: stand proud looks spoon-stage | all: sit curious looks spoon-stage | props: spoon-stage "one", sofa | event
^ child pay
* joy
slots: event

# 19 a
@ living-room lamp medium | child: kneel delighted does pull:rope | elder: celebrate delighted | grownup: celebrate delighted looks spoon-stage | friend: celebrate delighted | all: leap delighted | props: spoon-stage "fallen", rope
^ pet pay
* joy
* joy

# 19 b
@ living-room lamp medium | child: kneel delighted does hold-up:spoon | elder: celebrate delighted | grownup: celebrate delighted looks child | friend: celebrate delighted | all: leap delighted | props: spoon-stage "one", pillow
^ pet pay
* joy
* joy

# 20 a
@ kitchen lamp medium | elder: sit delighted looks child | friend: sit happy does eat:soup | child: sit happy looks friend | grownup: sit happy | all: sit happy | props: table, bowl | event
> last
slots: event, place, series

# 20 b
@ kitchen lamp medium | child: sit happy does paint:spoon | friend: sit delighted looks child | elder: sit delighted looks child | all: sit happy | props: table, soup, paint | event
> last
slots: event, place, series

## lead dog
want: stand curious looks ladle
nap: lie worried looks spoon-stage
clap: run happy looks spoon-stage
fall: stand happy looks spoon
left: walk calm
yawn: stand curious looks friend
eyes: sit worried looks spoon-stage
hinge: stand happy does nose-into:spoon
bit: stand happy does nose-into:friend
wash: stand delighted does nose-into:bucket
last: stand delighted looks bowl

## lead cat
want: sit curious looks spoon
nap: lie cross looks spoon-stage
clap: walk proud looks spoon-stage
fall: sit proud looks spoon
left: walk proud
yawn: sit curious looks friend
eyes: sit curious looks spoon-stage
hinge: sit proud does paw-on:spoon
bit: sit proud
wash: sit calm does paw-on:bucket
last: sit delighted looks friend

## lead bird
hinge: perch proud looks spoon
wash: perch happy looks bucket
last: perch delighted

## lead fish
hinge: swim delighted looks Kim
wash: swim curious looks bucket
last: swim delighted

## lead rabbit
hinge: stand proud looks spoon
wash: sit happy looks towel
last: sit happy

## lead guineapig
hinge: look-up delighted looks Kim
wash: look-up sad looks spoon
last: look-up delighted

## lead hamster
hinge: stand proud looks spoon
wash: stand curious looks spoon
last: stand proud

## lead horse
hinge: stand curious looks Kim
wash: stand happy looks towel
last: stand delighted

## lead lizard
hinge: stand curious looks spoon
wash: stand calm looks bucket
last: stand happy

## lead toy
hinge: carried worried
wash: sit calm looks bucket
last: sit happy

## lead other
hinge: stand worried looks spoon
wash: stand calm looks bucket
last: sit happy

## trait pet fear
set: sit worried looks Kim
trouble: hide scared
pay: leap delighted looks spoon-stage

## trait pet theft
set: stand proud looks Kim holds {trait.prop}
trouble: run delighted holds {trait.prop} | props: {trait.prop}
pay: run delighted holds {trait.prop}

## trait pet spoons
set: stand proud looks ladle holds spoon | props: spoon
trouble: walk proud holds spoon | props: spoon
pay: run delighted holds spoon | props: spoon

## trait pet noise
set: look-up delighted looks ladle
trouble: look-up proud looks spoon-stage
pay: look-up delighted

## trait pet part
set: stand proud looks Kim
trouble: walk proud looks spoon-stage
pay: stand proud looks Kim

## trait pet deaf
set: stand calm looks ladle
trouble: sit happy looks Kim
pay: leap delighted looks spoon-stage

## trait pet age
set: [old: lie | stand] calm looks Kim
trouble: [old: sleep calm | run happy]
pay: [old: sit | leap] delighted looks Kim

## trait pet favourite
set: stand proud looks Kim | props: {trait.prop}
trouble: sit happy looks {trait.prop} | props: {trait.prop}
pay: stand proud looks Kim | props: {trait.prop}

## trait pet sleep
set: sleep calm | props: {trait.prop}
trouble: sleep calm | props: {trait.prop}
pay: leap delighted | props: {trait.prop}

## trait pet habit
set: [digs: dig | hidesthings: hide | sitsonthings: sit | stand] happy looks Kim
trouble: [digs: dig | hidesthings: hide | sitsonthings: sit | run] happy looks Kim
pay: [digs: dig | hidesthings: hide | sitsonthings: sit | run] delighted looks Kim

## trait pet talent
set: stand proud looks Kim
trouble: stand worried looks Kim
pay: [jumps,catches: leap | shakeshands: beg | stand] delighted looks Kim

## trait child fear
set: stand worried does hug:ladle
trouble: sit sad does hug:ladle
pay: stand proud looks spoon-stage

## trait child collection
set: stand proud looks ladle holds {trait.prop} | props: ladle
trouble: sit sad looks ladle holds {trait.prop} | props: ladle
pay: stand worried looks spoon-stage holds {trait.prop}

## trait child noise
set: stand delighted does hug:ladle
trouble: sit sad does hug:ladle
pay: stand delighted looks spoon-stage

## trait child part
set: stand proud does hug:ladle
trouble: sit sad looks spoon holds spoon
pay: stand delighted looks spoon-stage

## trait child favourite
set: stand delighted does hug:ladle
trouble: sit sad does hug:ladle
pay: stand happy looks spoon-stage

## trait child sleep
set: stand proud does hug:ladle
trouble: lie sad looks ladle | props: {trait.prop}, ladle
pay: stand delighted looks spoon-stage

## trait child habit
set: stand proud does hug:ladle
trouble: sit sad does hug:ladle
pay: stand delighted looks spoon-stage

## trait child talent
set: stand proud does hug:ladle
trouble: sit sad does hug:ladle
pay: stand delighted looks spoon-stage

## dog
cast: stand happy looks ladle
leave: walk calm
low: lie sad looks Kim
joy: look-up delighted

## dog 2
cast: stand happy
leave: walk worried
low: stand sad holds sock
joy: run delighted holds spoon

## cat
cast: sit calm wears crown
leave: walk proud
low: sit sad
joy: sit delighted

## cat 2
cast: sit proud
leave: lie calm
low: sit sad
joy: sit happy looks spoon-stage

## bird
cast: perch happy
leave: perch calm
low: perch sad
joy: fly delighted

## fish
cast: swim curious
leave: back-turned calm
low: swim sad looks Kim
joy: swim delighted

## fish 2
cast: swim happy
leave: hide calm
low: swim sad looks Kim
joy: swim delighted

## rabbit
cast: sit proud
leave: hide calm
low: sit sad looks Kim
joy: leap delighted

## guineapig
cast: look-up worried
leave: walk happy
low: sit sad looks Kim
joy: look-up delighted

## hamster
cast: stand proud
leave: sleep calm
low: stand sad looks Kim
joy: leap delighted

## horse
cast: stand curious looks ladle
leave: walk calm
low: stand sad looks Kim
joy: stand delighted

## lizard
cast: look-up happy
leave: lie calm
low: sit sad looks Kim
joy: leap delighted

## toy
cast: sit proud
leave: lie calm
low: sit sad looks Kim
joy: lie delighted

## other
cast: sit curious
leave: walk worried
low: sit sad looks Kim
joy: look-up delighted

## duet
cast: sit happy looks Mo
leave: walk calm looks Mo
low: sit sad looks Kim
joy: leap delighted looks Mo

## duet 2
cast: stand worried looks Mo
leave: sit calm looks Mo
low: sit sad looks Mo
joy: stand delighted looks Mo

## any nap
cast: sleep calm
leave: sleep calm
low: look-up sad looks Kim
joy: look-up delighted

## any say
cast: look-up happy
leave: walk calm
low: sit sad looks Kim
joy: look-up delighted

## any paint
cast: stand proud
leave: walk calm
low: sit sad looks Kim
joy: sit delighted

## any seat
cast: sit proud
leave: walk calm
low: sit sad looks Kim
joy: sit delighted
`
