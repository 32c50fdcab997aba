// Want: a loaf that rises. In the way: eleven that don't, and a street that likes them flat. Engine: uses for flat bread.
// A dog wants the jar, which smells of feet, a cat wants to lie on dough; both are told no until the dough needs a warm night.
// Turn: nobody told the jar that they had given up; eleven mistakes, read the other way round, are a recipe but for a warm bed.
// Last image: toast, or a twelfth line on the door. The baker is always "she", the jar and the neighbour "he".
export const plan = String.raw`
id: perseverance-5-8
skill: perseverance
level: 5-8
days: snow-day plot, farm-stay plot, beach-holiday plot, train-journey plot, family-reunion plot
extra: elder she
extra: grownup he
surprise: detail
surprise: puzzle

# 1
@ [place: {place.id} | train-journey: train | farm-stay: farm | beach-holiday: beach | street] morning [snow-day: snow | clear] whole | child: stand worried looks sign | all: stand worried looks sign | props: sign "{shut}", door | event
* start
slots: place, event

# 2
@ [train-journey: train | living-room] noon knee | child: stand proud looks elder | elder: sit calm does hand-over:jar looks child at centre | Bo: sit curious looks jar | props: chair, pillow, jar

# 3
@ [train-journey: train | kitchen] noon knee | child: stand happy holds spoon | all: look-up curious looks Kim | props: table, bowl, bag, jar, spoon
> want
* start

# 4
@ [train-journey: train | living-room] dusk medium | child: stand worried does hand-over:bread looks elder at left | elder: stand curious looks bread at centre | Bo: stand curious looks bread | all: sit calm looks bread | props: bread
> lid ?
* start

# 5
@ [train-journey: train | kitchen] lamp whole | child: point proud looks sign | Bo: sit calm looks Kim | props: sign "{one-forgot-gerald}", jar, table
^ child set
slots: home

# 6 a
@ [place: {place.id} | train-journey: train | farm-stay: farm | beach-holiday: beach | street] morning [snow-day: snow | clear] knee | elder: stand calm looks bread | child: shrug happy looks elder | Bo: sit calm looks bread | all: sit calm looks bread | props: bread, [train-journey: door | open-door]
> flat
* use

# 6 b
@ [train-journey: train | living-room] morning knee | elder: sit calm looks bread | child: kneel happy does push:bread at centre | Bo: sit calm looks bread at right | all: sit calm looks bread | props: bread, table
> flat
* use

# 7 a
@ [train-journey: train | beach-holiday: beach | farm-stay: farm | park] noon [snow-day: snow | clear] whole | child: walk proud wears loaf | all: walk happy looks Kim | props:
^ pet set
slots: place

# 7 b
@ [train-journey: train | beach-holiday: beach | farm-stay: farm | street] noon [snow-day: snow | clear] whole | grownup: walk happy does push:wheelbarrow | child: walk proud looks grownup | all: walk happy | props: wheelbarrow, bread
^ pet set
slots: place

# 8 a
@ [train-journey: train | snow-day: park | beach-holiday: beach | farm-stay: farm | river] noon [snow-day: snow | clear] wide | child: kneel curious does push:[snow-day: sled | boat] | grownup: sit worried looks child | Bo: look-up curious looks Kim | all: look-up curious looks Kim | props: [snow-day: sled | boat], bread, bread | event
* use
slots: event

# 8 b
@ [train-journey: train | snow-day: park | beach-holiday: beach | farm-stay: farm | garden] noon [snow-day: snow | clear] wide | child: stand curious looks hen | grownup: sit worried looks hen | Bo: look-up curious looks hen | all: look-up curious looks hen | props: hen, bread, bread | event
* use
slots: event

# 9
@ [train-journey: train | beach-holiday: beach | farm-stay: farm | market] noon [snow-day: snow | clear] whole | child: stand worried looks grownup | grownup: celebrate happy looks child | Bo: sit calm looks Kim | all: sit calm looks grownup | props: table, bread, bread, basket | event
> queue ?
* use
slots: place, event

# 10
@ [train-journey: train | kitchen] golden whole | child: hands-on-hips cross looks pet1 | Bo: sit proud looks Kim | props: sign "{nine}" at left, table, bowl
> nine
slots: series

# 11
@ [train-journey: train | kitchen] dusk knee | child: crouch delighted does open:oven | all: sit curious looks oven | props: oven
^ pet second
slots: series

# 12
@ [train-journey: train | kitchen] dusk whole | child: kneel sad looks oven | all: sit sad looks Kim | props: oven "open", glove
^ child trouble
* low

# 13
@ [train-journey: train | living-room] dusk [snow-day: snow | cloud] medium | child: stand sad looks elder holds bread | elder: sit sad looks bread | all: sit sad looks Kim | props: chair, window, bread | event
> low
* low
slots: place, event

# 14
@ [train-journey: train | kitchen] night wide | child: stand sad does hold-up:jar | all: sit sad looks Kim | props: jar, shelf, table
^ pet trouble
* low
slots: series

# 15
@ [train-journey: train | kitchen] night bust | child: stand curious looks jar holds torch | Bo: look-up curious looks jar | props: jar, torch, shelf
> eyes
slots: deed

# 16
@ [train-journey: train | hallway] night whole | child: read curious looks sign holds torch | Bo: sit curious looks sign | props: sign "{eleven-looked}", torch
^ child second
^ pet third

# 17
@ [train-journey: train | horse: farm | bedroom] lamp knee | child: kneel curious looks bowl does touch:bowl | Bo: lie happy looks bowl | props: bowl, blanket
> hinge
slots: place

# 18
@ [train-journey: train | kitchen] morning behind | child: sit worried | all: sit calm | props: clock, oven at right
> wait ?
^ child pay

# 19
@ [place: {place.id} | train-journey: train | beach-holiday: beach | farm-stay: farm | street] noon [snow-day: snow | clear] knee | child: walk proud does hold-up:bread | elder: stand delighted looks bread | grownup: celebrate happy looks bread | all: walk happy looks bread | props: bread | event
^ pet pay
* joy
* joy
slots: place, event

# 20 a
@ [train-journey: train | kitchen] morning whole | child: sit delighted does eat:bread | grownup: sit happy looks child | all: sit happy looks Kim | props: bread "toast", table, jar | event
> last ?
^ child third
* joy
slots: series

# 20 b
@ [train-journey: train | kitchen] morning whole | child: sit delighted does eat:bread | all: sit happy looks Kim | props: bread "toast", jar, sign "{twelve}", table | event
> last ?
^ child third
* joy
slots: series

## lead dog
want: sit delighted looks jar
lid: stand curious looks jar | props: jar, bread
flat: dig happy
queue: sit proud looks Kim
nine: stand proud looks Kim
low: sit sad looks Kim
eyes: look-up delighted looks jar
hinge: lie happy looks bowl
wait: back-turned calm
last: sit happy looks jar

## lead cat
want: sit cross looks bowl
lid: lie cross looks bread
flat: lie cross looks bread
queue: lie happy looks Kim
nine: lie proud looks Kim
low: lie sad looks Kim
eyes: look-up cross looks jar
hinge: lie happy looks bowl
wait: back-turned calm
last: lie happy

## lead bird
nine: perch proud looks Kim
hinge: perch calm looks bowl
wait: perch calm

## lead fish
nine: swim proud looks Kim
hinge: swim happy looks bowl
wait: swim calm

## lead rabbit
nine: stand proud looks Kim
hinge: sit calm looks bowl
wait: back-turned calm

## lead guineapig
nine: sit proud looks Kim
hinge: sit calm looks bowl
wait: sit calm

## lead hamster
nine: stand proud looks Kim
hinge: sit calm looks bowl
wait: sit calm

## lead horse
nine: stand proud looks Kim
hinge: stand calm looks bowl
wait: stand calm

## lead lizard
nine: lie proud looks Kim
hinge: lie calm looks bowl
wait: lie calm

## lead toy
nine: sit calm looks Kim
hinge: sit calm looks bowl
wait: sit calm

## lead other
nine: sit proud looks Kim
hinge: sit calm looks bowl
wait: sit calm

## trait pet fear
set: walk worried looks Kim
trouble: sit worried looks Kim
pay: walk proud looks Kim

## trait pet theft
set: walk proud holds {trait.prop} | props: {trait.prop}
trouble: stand sad looks Kim holds {trait.prop} | props: {trait.prop}
pay: sit delighted looks Kim | props: {trait.prop}

## trait pet noise
set: look-up happy looks Kim
trouble: look-up sad looks Kim
pay: look-up delighted looks Kim

## trait pet part
set: walk proud looks Kim
trouble: sit sad looks Kim
pay: walk proud

## trait pet threelegs
set: walk proud looks Kim
trouble: sit sad looks Kim
pay: walk proud

## trait pet deaf
set: walk happy looks Kim
trouble: look-up curious looks jar
pay: walk happy looks Kim

## trait pet age
set: [old: walk calm looks Kim | run happy looks Kim]
trouble: [old: lie calm | sit curious looks Kim]
pay: leap delighted looks Kim

## trait pet favourite
set: walk happy | props: {trait.prop}
trouble: sit sad looks Kim | props: {trait.prop}
pay: walk delighted looks Kim

## trait pet sleep
set: walk calm
trouble: lie sad looks Kim
pay: walk happy looks Kim

## trait pet habit
set: [digs: dig | hidesthings: hide | sitsonthings: sit | walk] happy
trouble: [digs: dig | hidesthings: hide | sitsonthings: sit | stand] sad
pay: [digs: dig | hidesthings: hide | sitsonthings: sit | walk] delighted

## trait pet talent
set: [jumps,catches: leap | shakeshands: beg | walk] proud looks Kim
trouble: sit sad looks Kim
pay: [jumps,catches: leap | shakeshands: beg | walk] delighted looks Kim

## trait child fear
set: point proud looks sign
trouble: kneel sad looks oven
pay: sit worried

## trait child collection
set: point proud looks sign holds {trait.prop} | props: {trait.prop}
trouble: kneel sad looks oven | props: {trait.prop}
pay: sit worried holds {trait.prop} | props: {trait.prop}

## trait child noise
set: point happy looks sign
trouble: kneel sad looks oven
pay: sit happy

## trait child part
set: point happy looks sign
trouble: kneel sad looks oven
pay: sit worried

## trait child favourite
set: point proud looks sign
trouble: kneel sad looks oven
pay: sit happy

## trait child sleep
set: point proud looks sign
trouble: kneel sad looks oven
pay: sit worried

## trait child habit
set: point happy looks sign
trouble: kneel sad looks oven
pay: sit worried

## trait child talent
set: point proud looks sign
trouble: kneel sad looks oven
pay: sit happy

## dog
start: stand happy
use: dig proud
low: lie sad looks Kim
joy: sit delighted

## dog 2
start: stand happy
use: walk proud holds bread
low: lie sad
joy: leap delighted

## cat
start: walk proud
use: stand calm looks bread
low: sit sad looks Kim
joy: sit proud

## cat 2
start: lie calm
use: sit proud
low: walk sad looks Kim
joy: sit proud

## bird
start: perch cross
use: perch curious looks bread
low: perch sad
joy: perch delighted

## fish
start: look-up calm
use: swim happy
low: hide sad
joy: swim delighted

## fish 2
start: swim curious
use: swim worried
low: swim sad looks Kim
joy: swim delighted

## rabbit
start: stand curious
use: sit happy
low: stand cross
joy: leap delighted

## guineapig
start: look-up happy looks Kim
use: hide happy
low: lie sad looks Kim
joy: leap delighted

## hamster
start: stand calm
use: stand cross
low: stand sad looks Kim
joy: stand proud

## horse
start: stand curious
use: stand proud
low: stand sad looks Kim
joy: stand delighted

## lizard
start: lie happy
use: lie calm
low: lie sad
joy: lie delighted

## toy
start: lie worried
use: lie calm
low: cuddled sad
joy: sit happy

## other
start: stand curious
use: stand proud
low: sit sad looks Kim
joy: stand delighted

## duet
start: back-turned cross
use: sit curious looks Mo
low: lie sad looks Kim
joy: sit proud looks Mo

## duet 2
start: stand cross looks Mo
use: sit proud looks Mo
low: look-up sad looks Kim
joy: sit happy looks Mo

## any watch
start: sit curious
use: sit curious looks bread
low: look-up sad looks Kim
joy: look-up delighted

## any lunch
start: look-up curious looks Kim
use: sit worried
low: sit sad looks Kim
joy: sit delighted

## any sleep
start: sleep calm
use: lie cross
low: lie sad looks Kim
joy: run delighted

## any baker
start: sit proud looks Kim
use: sit proud
low: sit sad looks Kim
joy: sit happy looks Kim

## any dust
start: look-up curious
use: sit happy
low: sit sad looks Kim
joy: sit delighted
`
