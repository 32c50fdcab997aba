// Want: a tower that stays up. In the way: everybody says ooh, and it falls down. Engine: it is the rug; it is the floor; a tower of bread.
// A dog wants red for a ball, a cat a nap by the tower: each of them holds red, and the tower stands still. Turn: "Where is the wob?"
// Cost: red is best, and red has to come out. Last image: red on a head; or three noses down by red. {nana} is "she", {pop} and {ned} "he".
export const plan = String.raw`
id: constructive_feedback-0-4
skill: constructive_feedback
level: 0-4
days: birthday plot, christmas plot, boxing-day plot, family-reunion plot, family-wedding plot
extra: elder she
extra: grownup he
extra: friend he
pick: fruit = apple, tomato, egg
surprise: picture | 3 block-tower, 17 red-block
surprise: count

# 1
@ living-room morning wide | child: kneel delighted does hold-up:red-block | all: sit curious looks Kim | props: block-tower "down", rug | event
slots: event, series

# 2
@ living-room morning knee | child: kneel happy looks block-tower does touch:block-tower | Bo: sit curious looks block-tower | props: block-tower "low", rug
> want
* help

# 3
@ living-room morning whole | child: stand proud looks elder | elder: celebrate delighted looks block-tower | all: sit curious looks block-tower | props: block-tower
^ child set
slots: place

# 4
@ living-room morning whole | child: shrug worried looks block-tower | elder: stand worried looks block-tower | all: stand worried looks red-block | props: block-tower "down", red-block, rug
> crash
* crash

# 5
@ kitchen noon knee | child: kneel happy looks block-tower does touch:block-tower | Bo: sit happy looks block-tower | props: block-tower "low"
^ pet set
* help
slots: place

# 6
@ kitchen noon wide | child: celebrate proud looks grownup | grownup: celebrate delighted looks block-tower | all: stand curious looks block-tower | props: block-tower | event
> ooh ?
* crash
^ pet second
slots: event

# 7 a
@ garden noon whole | child: stand happy looks block-tower does touch:block-tower | Bo: sit curious looks block-tower | props: block-tower, flower
> path
* help
slots: place

# 7 b
@ hallway noon whole | child: stand happy looks block-tower does touch:block-tower | Bo: sit curious looks block-tower | props: block-tower, boots
> path
* help
slots: place

# 8 a
@ garden golden whole | child: stand scared looks block-tower | elder: celebrate delighted looks block-tower | grownup: celebrate delighted looks block-tower | all: stand scared looks block-tower | props: block-tower, fence | event
> boo ?
* crash
slots: event

# 8 b
@ hallway golden whole | child: stand scared looks block-tower | elder: celebrate delighted looks block-tower | grownup: celebrate delighted looks block-tower | all: stand scared looks block-tower | props: block-tower, door | event
> boo ?
* crash
slots: event

# 9
@ kitchen golden knee | child: kneel worried does touch:{fruit} | Bo: stand curious does nose-into:bread | props: bread, {fruit}, plate at near, spoon | event
> splat ?
^ child second
slots: event, place, series

# 10
@ living-room golden whole | child: stand proud looks friend at left | friend: stand curious looks block-tower at centre | Bo: sit curious looks friend | all: sit curious looks friend | props: block-tower at far
> ned

# 11
@ living-room golden face | child: hands-on-hips cross looks friend | friend: point worried says looks block-tower | all: stand worried looks block-tower | props: block-tower
^ pet trouble

# 12
@ living-room dusk medium | child: hide cross | friend: stand sad looks child | Bo: sit sad looks Kim | all: sit sad looks Kim | props: sofa, red-block
* low
^ child trouble
slots: place

# 13
@ living-room dusk whole | child: hide sad | friend: kneel sad looks red-block holds red-block | Bo: sit sad looks Kim | all: lie sad looks Kim | props: sofa, block-tower "down"
> eyes
* low
slots: deed

# 14
@ living-room dusk face | child: sit worried looks friend | friend: kneel curious looks child | Bo: sit curious looks Kim | all: sit curious looks Kim | props: block-tower "down", red-block
* low
^ child third

# 15
@ living-room lamp whole | child: look-up curious [dog,cat,horse: looks pet1 | looks block-tower] at left | friend: look-up curious [dog,cat,horse: looks pet1 | looks block-tower] at left | Bo: lie calm does nose-into:block-tower at right | props: block-tower at right
> hinge
slots: place

# 16
@ living-room lamp whole | child: lie curious looks block-tower | Bo: lie calm looks block-tower | props: block-tower
^ child pay
^ pet third

# 17
@ living-room lamp face | child: kneel sad looks red-block | friend: sit calm looks child | Bo: sit curious looks red-block | props: block-tower "few", red-block
> red

# 18
@ living-room lamp wide | child: stand curious looks block-tower does touch:block-tower | friend: crouch happy looks block-tower | Bo: sit curious looks block-tower | all: sit curious looks block-tower | props: block-tower "good"
^ pet pay
slots: series

# 19 a
@ living-room night wide | child: celebrate delighted looks block-tower | friend: celebrate delighted looks block-tower | all: stand delighted looks block-tower | props: block-tower "good", lamp | event
> joy ?
* joy
* joy
slots: event, place

# 19 b
@ living-room night wide | child: jump delighted looks block-tower | friend: jump delighted looks block-tower | all: stand delighted looks block-tower | props: block-tower "good", door | event
> joy ?
* joy
* joy
slots: event, place

# 20 a
@ living-room lamp medium | child: walk proud wears block | friend: stand happy looks child | all: look-up happy looks Kim | props: block-tower "good" | event
> last ?
* joy
* joy
slots: event

# 20 b
@ living-room lamp medium | child: lie curious looks block-tower | friend: lie curious looks block-tower | Bo: lie happy looks block-tower | all: sit curious looks block-tower | props: block-tower "low" at centre
> last ?
* joy
* joy
slots: event

## lead dog
want: beg delighted looks block-tower
crash: run delighted does carry:red-block
ooh: sit happy looks block-tower
path: sit curious looks block-tower
boo: run delighted looks block-tower
splat: stand delighted does nose-into:bread
ned: stand curious does nose-into:friend
eyes: lie sad looks Kim
hinge: lie calm does nose-into:block-tower
red: lie delighted does nose-into:red-block
joy: lie happy looks block-tower
last: lie happy looks Kim

## lead cat
want: lie calm looks block-tower
crash: leap scared looks block-tower
ooh: lie calm
path: lie calm
boo: leap cross looks block-tower
splat: sit cross looks bread
ned: sit calm looks friend
eyes: sit calm looks Kim
hinge: lie calm does paw-on:block-tower
red: sit curious does paw-on:red-block
joy: sleep calm
last: lie calm looks Kim

## lead bird
ned: perch curious looks friend
hinge: perch calm looks block-tower
red: perch curious looks red-block

## lead fish
ned: swim curious looks friend
hinge: swim calm looks block-tower
red: swim curious looks red-block

## lead rabbit
ned: sit curious looks friend
hinge: lie calm looks block-tower
red: sit curious does nose-into:red-block

## lead guineapig
ned: sit curious looks friend
hinge: lie calm looks block-tower
red: stand curious does nose-into:red-block

## lead hamster
ned: stand curious looks friend
hinge: stand calm looks block-tower
red: stand curious looks red-block

## lead horse
ned: stand curious looks friend
hinge: stand calm does nose-into:block-tower
red: stand curious does nose-into:red-block

## lead lizard
ned: lie curious looks friend
hinge: lie calm looks block-tower
red: lie curious looks red-block

## lead toy
ned: sit calm looks friend
hinge: lie calm looks block-tower
red: sit happy looks red-block

## lead other
ned: stand curious looks friend
hinge: lie calm looks block-tower
red: stand curious looks red-block

## trait pet fear
set: sit curious looks block-tower
trouble: run scared | props: {trait.prop}
pay: sit calm looks block-tower

## trait pet theft
set: stand proud holds {trait.prop}
trouble: stand worried holds {trait.prop}
pay: sit happy looks block-tower | props: {trait.prop}

## trait pet noise
set: look-up delighted looks block-tower
trouble: look-up worried looks block-tower
pay: look-up delighted looks block-tower

## trait pet part
set: stand curious looks block-tower
trouble: stand worried looks block-tower
pay: stand proud looks block-tower

## trait pet deaf
set: lie curious looks block-tower
trouble: stand worried looks block-tower
pay: lie calm looks block-tower

## trait pet age
set: [old: walk calm | run happy] looks block-tower
trouble: [old: stand worried | run scared] looks block-tower
pay: [old: lie calm | sit happy] looks block-tower

## trait pet favourite
set: sit happy holds {trait.prop}
trouble: stand worried looks {trait.prop} | props: {trait.prop}
pay: sit happy holds {trait.prop}

## trait pet sleep
set: lie calm
trouble: walk worried
pay: sleep calm

## trait pet habit
set: [digs: dig | follows: walk | hidesthings: hide | sitsonthings: sit | licks: stand | run] happy
trouble: [digs: dig | follows: walk | hidesthings: hide | sitsonthings: sit | licks: stand | run] worried
pay: [digs: dig | follows: walk | hidesthings: hide | sitsonthings: sit | licks: stand | run] delighted

## trait pet talent
set: [jumps,catches: leap | shakeshands: sit | stand] happy
trouble: [jumps,catches: leap | shakeshands: sit | stand] worried
pay: [jumps,catches: leap | shakeshands: sit | stand] delighted looks block-tower

## trait child fear
set: stand proud looks block-tower
trouble: hide worried
pay: lie worried looks block-tower

## trait child collection
set: stand proud looks block-tower holds {trait.prop}
trouble: hide sad holds {trait.prop}
pay: lie curious looks block-tower | props: {trait.prop}

## trait child noise
set: stand happy looks block-tower
trouble: hide sad
pay: lie curious looks block-tower

## trait child part
set: stand proud looks block-tower
trouble: hide sad
pay: lie curious looks block-tower

## trait child favourite
set: stand proud looks block-tower
trouble: hide sad
pay: lie curious looks block-tower

## trait child sleep
set: stand proud looks block-tower
trouble: hide sad
pay: lie curious looks block-tower

## trait child habit
set: stand curious looks block-tower
trouble: hide cross
pay: lie curious looks block-tower

## trait child talent
set: stand happy looks block-tower
trouble: hide sad
pay: lie happy looks block-tower

## dog
help: stand proud holds bone
crash: stand happy
low: lie sad looks Kim
joy: stand delighted

## dog 2
help: stand happy
crash: stand worried
low: sit sad looks Kim
joy: run delighted

## cat
help: sit proud
crash: leap scared
low: sit sad
joy: walk proud

## cat 2
help: sit curious
crash: hide scared
low: sit sad
joy: sit proud

## bird
help: fly proud
crash: fly worried
low: perch sad
joy: fly delighted

## fish
help: swim happy
crash: hide scared
low: swim sad
joy: swim delighted

## fish 2
help: swim curious
crash: hide worried
low: swim sad
joy: swim delighted

## rabbit
help: sit happy
crash: leap worried
low: sit sad
joy: leap delighted

## guineapig
help: run happy
crash: hide worried
low: sit sad
joy: run delighted

## hamster
help: stand proud
crash: stand curious
low: stand sad
joy: run delighted

## horse
help: stand curious
crash: walk worried
low: stand sad looks Kim
joy: stand proud

## lizard
help: sit happy
crash: run scared
low: lie sad
joy: look-up delighted

## toy
help: sit calm
crash: lie calm
low: lie sad
joy: sit delighted

## other
help: stand happy
crash: stand worried
low: sit sad looks Kim
joy: sit delighted

## duet
help: stand happy looks Mo
crash: stand worried looks Mo
low: sit sad looks Kim
joy: stand delighted looks Mo

## duet 2
help: walk happy looks Mo
crash: hide scared looks Mo
low: sit sad looks Mo
joy: walk delighted looks Mo

## any nap
help: sleep calm
crash: look-up scared
low: lie sad
joy: sleep happy

## any say
help: look-up happy
crash: look-up scared
low: sit sad looks Kim
joy: look-up delighted

## any close
help: sit happy
crash: sit worried
low: sit sad looks Kim
joy: sit delighted

## any look
help: look-up curious
crash: look-up worried
low: sit sad
joy: look-up delighted
`
