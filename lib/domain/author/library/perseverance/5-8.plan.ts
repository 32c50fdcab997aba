// Want: a loaf that rises. In the way: eleven that don't, and a street that likes them flat. Engine: uses for flat bread.
// Turn: nobody told the jar that they had given up. Last image: toast. The baker is always "she", the jar and the neighbour "he".
export const plan = String.raw`
id: perseverance-5-8
skill: perseverance
level: 5-8
extra: elder she
extra: grownup he
surprise: detail
surprise: puzzle

# 1
@ [place: {place.id} | street] morning wide | child: stand worried looks sign | all: stand worried | props: sign "{shut}", door
* start
slots: place

# 2
@ living-room noon medium | child: stand proud looks elder | elder: sit calm looks child | Bo: sit curious looks jar | props: chair, pillow, jar

# 3
@ kitchen noon above | child: stand happy holds spoon | all: look-up curious looks Kim | props: table, bowl, bag, jar, spoon
* start
slots: event

# 4
@ living-room dusk close | child: carry worried looks bread holds bread | elder: stand curious looks bread | props: bread, plate
* start

# 5
@ kitchen lamp medium | child: point proud looks sign | Bo: sit calm looks Kim | props: sign "{one-forgot-gerald}", jar, table
slots: home, recall

# 6
@ hallway morning wide | child: shrug happy | elder: stand calm looks bread | Bo: sit calm looks bread | props: bread, door
* use

# 7
@ park noon medium | child: walk proud wears loaf | all: walk happy | props: bench, leaf

# 8
@ river noon wide | child: kneel curious looks boat | Bo: look-up curious looks boat | props: boat, bread, leaf
* use

# 9
@ market noon wide | child: stand worried looks grownup | grownup: wave happy looks child | Bo: sit calm looks Kim | props: table, bread, bread, basket | event
* use

# 10
@ kitchen golden medium | child: hands-on-hips cross looks pet1 | Bo: sit proud looks Kim | props: table, bowl, sign "{nine}"

# 11
@ kitchen dusk close | child: crouch delighted looks oven | props: oven

# 12
@ kitchen dusk medium | child: kneel sad looks oven | props: oven "open", glove
* low

# 13
@ living-room dusk cloud medium | child: stand sad looks elder | elder: sit sad looks child | props: chair, window, bread
* low

# 14
@ kitchen night wide | child: walk sad holds jar | props: jar, shelf, table
* low

# 15
@ kitchen night close | child: stand curious looks jar holds torch | props: jar, torch, shelf
slots: deed

# 16
@ hallway night medium | child: read curious looks sign | Bo: sit curious looks sign | props: sign "{eleven-looked}", torch

# 17
@ [horse: farm | bedroom] lamp medium | child: kneel curious looks bowl | Bo: lie happy looks bowl | props: bowl, blanket

# 18
@ kitchen morning behind | child: sit worried | all: sit calm | props: clock, oven at right

# 19
@ [place: {place.id} | street] noon wide | child: carry proud looks bread holds bread | elder: stand delighted looks bread | grownup: celebrate happy looks bread | all: walk happy | props: bread, door | event
* joy
* joy
slots: place

# 20
@ kitchen morning close | child: sit delighted | all: sit happy | props: plate, bread "toast", cup, jar
* joy
* joy
slots: event

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
