// Want: to hold the ball, all day, alone. In the way: two arms are all there are. Engine: no hand for the bun, the itch or the milk, the door or the
// phone, the hat or the sock. A dog wants to swap and to bring, a cat wants only the box; so each lets the ball go.
// Turn: no arm for {Bo}; the ball slips, goes to {Bo}, and comes back. Last image: said in sleep; or a ball that looks at the moon.
export const plan = String.raw`
id: sharing-0-4
skill: sharing
level: 0-4
days: birthday plot, christmas plot, new-baby plot, beach-holiday plot, eid-al-fitr plot
surprise: count
surprise: sound

# 1
@ hallway morning wide | child: kneel delighted looks ball | all: sit curious looks ball | props: ball, box, door | event
slots: place, home, event

# 2
@ hallway morning knee | child: stand proud does hug:ball | Bo: sit curious looks ball | props: ball, box
> want
* want

# 3
@ living-room morning close | child: sit happy does hug:ball | Bo: look-up curious looks ball | props: ball, sofa
^ child set
* want
slots: series

# 4
@ [place: {place.id} | garden] morning wind medium | child: walk worried does hug:ball wears hat | all: walk curious looks ball | props: ball, leaf
> out
* want
slots: place

# 5
@ kitchen noon knee | child: stand worried looks bread does hug:ball | Bo: look-up happy looks bread | props: ball, bread, table | event
^ pet set
slots: event

# 6
@ kitchen noon whole | child: crouch happy looks bread does hug:ball wears jam | Bo: sit curious looks Kim | props: ball, bread
> bun
* bump

# 7 a
@ bathroom noon face | child: stand cross looks ball does hug:ball | Bo: sit curious looks Kim | props: ball, mirror
* bump
^ child second

# 7 b
@ kitchen noon knee | child: stand worried looks cup does hug:ball | Bo: sit curious looks cup | props: ball, cup, table
* bump
^ child second

# 8 a
@ hallway noon medium | child: stand cross looks door does hug:ball at right | Bo: sit curious looks door | props: ball, door, box
> door
* bump
^ pet second

# 8 b
@ hallway noon medium | child: stand cross looks phone does hug:ball | Bo: sit curious looks phone | props: ball, phone, table, box
> door
* bump
^ pet second

# 9 a
@ garden noon wind close | child: stand cross looks hat does hug:ball | Bo: stand happy looks hat | props: ball, hat at near
> hat
* bump

# 9 b
@ garden noon wind close | child: stand cross looks sock does hug:ball | Bo: stand happy looks sock | props: ball, sock at near
> hat
* bump

# 10
@ garden noon cloud wide | child: sit cross looks ball does hug:ball | Bo: sit sad looks Kim | props: ball, flowerpot
^ child trouble
* quiet
slots: series

# 11
@ park noon cloud knee | child: sit curious sings looks ball does hug:ball | Bo: lie sad looks ball | props: ball, flower
> eyes
* quiet
^ pet third
slots: place

# 12
@ [place: {place.id} | park] golden wind medium | child: look-up sad does hug:ball looks leaf | all: sit sad looks Kim | props: ball, leaf "up", leaf | event
> leaf ?
* quiet
slots: place, event

# 13
@ garden golden cloud whole | child: stand sad looks Bo does hug:ball at left | Bo: look-up sad looks Kim at far | props: ball, flowerpot
^ pet trouble
slots: place

# 14
@ garden golden knee | child: reach worried looks Bo holds ball | Bo: look-up curious looks Kim | props: ball, flowerpot
^ child third

# 15
@ garden golden wind wide | child: run scared looks ball | all: look-up curious looks ball | props: ball at far, flowerpot
slots: place, series

# 16
@ garden golden behind | child: stand sad looks ball | Bo: stand curious looks ball at far | props: ball at far

# 17
@ garden golden knee | child: kneel delighted looks Bo | Bo: stand happy looks ball | props: ball
> hinge

# 18
@ garden golden knee | child: crouch happy does push:ball looks Bo | Bo: look-up happy looks Kim | props: ball
slots: deed

# 19
@ garden golden wide | child: celebrate delighted looks ball | all: run delighted looks ball | props: ball | event
> joy ?
* joy
* joy
^ pet pay
slots: event

# 20 a
@ garden night medium | child: sleep happy | all: sit happy looks ball | props: ball, blanket, box | event
> last ?
* joy
* joy
^ child pay
slots: event

# 20 b
@ garden night medium | child: sleep happy | all: lie happy looks Kim | props: ball at far, blanket, box | event
> last ?
* joy
* joy
^ child pay
slots: event

## lead dog
want: sit happy looks ball
out: run delighted holds sock
bun: stand happy does nose-into:bread
door: stand delighted holds slippers
hat: stand delighted looks Kim
eyes: lie sad looks ball
leaf: lie sad looks Kim
hinge: run delighted does carry:ball
joy: run delighted does carry:ball
last: lie happy looks ball

## lead cat
want: stand proud does nose-into:box
out: walk calm looks Kim
bun: stand proud does nose-into:bread
door: sit proud looks box
hat: sit proud looks Kim
eyes: sit calm looks ball
leaf: sit sad looks Kim
hinge: stand happy does paw-on:ball
joy: stand delighted does paw-on:ball
last: sit happy looks Kim

## lead bird
eyes: perch sad looks ball
hinge: perch happy looks ball
last: sleep happy

## lead fish
eyes: swim sad looks ball
hinge: swim happy looks ball
last: swim happy looks Kim

## lead rabbit
eyes: sit sad looks ball
hinge: stand happy looks ball
last: lie happy

## lead guineapig
eyes: lie sad looks ball
hinge: stand happy looks ball
last: lie happy

## lead hamster
eyes: lie sad looks ball
hinge: stand happy looks ball
last: lie happy

## lead horse
eyes: stand sad looks ball
hinge: stand happy looks ball
last: stand happy looks Kim

## lead lizard
eyes: lie sad looks ball
hinge: walk happy looks ball
last: lie happy

## lead toy
eyes: lie sad looks ball
hinge: sit happy looks ball
last: lie happy

## lead other
eyes: lie sad looks ball
hinge: stand happy looks ball
last: lie happy

## trait pet fear
set: look-up worried
trouble: hide scared at far
pay: run delighted

## trait pet theft
set: run delighted holds {trait.prop} | props: {trait.prop}
trouble: sit sad looks Kim holds {trait.prop} at far | props: {trait.prop}
pay: run delighted holds {trait.prop} | props: {trait.prop}

## trait pet socks
set: run delighted holds sock
trouble: sit sad looks Kim holds sock at far
pay: run delighted holds sock

## trait pet noise
set: look-up happy
trouble: look-up sad at far
pay: look-up delighted

## trait pet part
set: sit happy looks Kim
trouble: sit sad looks Kim at far
pay: stand delighted

## trait pet deaf
set: look-up happy looks bread
trouble: look-up sad looks Kim at far
pay: run delighted

## trait pet age
set: [old: lie happy looks bread | stand delighted looks bread]
trouble: [old: lie sad looks Kim at far | sit sad looks Kim at far]
pay: run delighted

## trait pet favourite
set: sit happy | props: {trait.prop}
trouble: sit sad looks {trait.prop} at far | props: {trait.prop}
pay: run delighted | props: {trait.prop}

## trait pet sleep
set: lie happy looks bread
trouble: lie sad looks Kim at far
pay: run delighted

## trait pet habit
set: [digs: dig | hidesthings: hide | sitsonthings: sit | stand] happy
trouble: [digs: dig | hidesthings: hide | sitsonthings: sit | stand] sad at far
pay: run delighted

## trait pet talent
set: [jumps,catches: leap | stand] proud
trouble: sit sad looks Kim at far
pay: [jumps,catches: leap | stand] delighted

## trait child fear
set: sit happy does hug:ball
trouble: sit cross looks ball does hug:ball
pay: sleep happy

## trait child dark
set: sit happy does hug:ball
trouble: sit cross looks ball does hug:ball
pay: sleep happy

## trait child collection
set: sit happy does hug:ball | props: {trait.prop}
trouble: sit cross looks ball does hug:ball | props: {trait.prop}
pay: sleep happy

## trait child noise
set: sit happy does hug:ball
trouble: sit cross looks ball does hug:ball
pay: sleep happy

## trait child part
set: sit happy does hug:ball
trouble: sit cross looks ball does hug:ball
pay: sleep happy

## trait child favourite
set: sit happy does hug:ball
trouble: sit cross looks ball does hug:ball
pay: sleep happy

## trait child sleep
set: sit happy does hug:ball
trouble: sit cross looks ball does hug:ball
pay: sleep happy

## trait child habit
set: sit happy does hug:ball
trouble: sit cross looks ball does hug:ball
pay: sleep happy

## trait child talent
set: sit happy does hug:ball
trouble: sit cross looks ball does hug:ball
pay: sleep happy

## dog
want: sit happy looks ball
bump: look-up happy looks Kim
quiet: sit sad looks Kim holds sock
joy: run delighted

## dog 2
want: sit calm looks ball
bump: run happy
quiet: lie sad looks Kim
joy: leap delighted

## cat
want: stand curious looks ball
bump: sit calm looks Kim
quiet: walk sad looks Kim
joy: stand delighted looks ball

## cat 2
want: back-turned calm
bump: sit proud
quiet: sit calm
joy: leap delighted

## bird
want: perch happy looks ball
bump: perch curious looks Kim
quiet: perch sad looks Kim
joy: fly delighted

## fish
want: swim curious looks ball
bump: swim happy
quiet: swim sad looks Kim
joy: swim delighted

## fish 2
want: swim calm looks ball
bump: swim curious looks Kim
quiet: swim sad
joy: swim delighted

## rabbit
want: sit curious looks ball
bump: leap worried
quiet: lie sad
joy: leap delighted

## guineapig
want: look-up happy looks ball
bump: hide worried
quiet: sit sad looks ball
joy: run delighted

## hamster
want: look-up curious looks ball
bump: stand happy
quiet: sit sad
joy: run delighted

## horse
want: stand curious looks ball
bump: stand curious looks Kim
quiet: stand sad looks Kim
joy: run delighted

## lizard
want: run happy looks ball
bump: stand curious looks Kim
quiet: lie sad
joy: run delighted

## toy
want: lie curious looks ball
bump: lie worried
quiet: lie sad
joy: sit delighted

## other
want: stand curious looks ball
bump: stand curious looks Kim
quiet: stand sad looks Kim
joy: stand delighted

## duet
want: sit happy looks ball
bump: look-up curious looks Mo
quiet: sit sad looks Mo
joy: sit delighted looks Mo

## duet 2
want: sit sad looks ball
bump: hide worried looks Kim
quiet: sit sad
joy: leap delighted looks ball

## any say
want: look-up happy looks ball
bump: look-up curious looks Kim
quiet: sit sad looks Kim
joy: look-up delighted

## any line
want: sit calm looks ball
bump: sit calm looks ball
quiet: sit sad looks ball
joy: sit delighted

## any nap
want: sleep calm
bump: look-up worried
quiet: sleep calm
joy: look-up delighted

## any near
want: sit curious looks ball
bump: sit worried looks Kim
quiet: sit sad looks Kim
joy: look-up delighted looks ball
`
