// Want: to be called by the right name. In the way: a teacher with a new pen, and each day it takes more words to say so. Engine: {gordon} gets
// a peg, stars, beetroot, a life. Turn: a real {gordon} comes, and there is no peg left. Last image: one more hand. {gordon} is "he".
export const plan = String.raw`
id: honest-communication-5-8
skill: honest_communication
level: 5-8
extra: friend he
extra: friend2 she
extra: grownup she
surprise: word
surprise: picture | 3 name-peg, 12 sign, 19 name-peg

# 1
@ school morning wide | child: walk happy | grownup: wave happy looks child | all: walk happy | props: bag, sign "{room-5}"
* gate
slots: place

# 2
@ school morning close | child: sit curious looks grownup | grownup: stand happy holds paper | props: bench, window

# 3
@ school noon medium | child: look-up worried looks name-peg | props: name-peg "{gordon}" at right, bag, hat

# 4
@ street golden medium | child: walk worried | all: walk curious looks Kim | props: bag, lamp
* gate

# 5
@ school morning behind | child: stand worried looks grownup | grownup: stand happy looks child | Bo: sit calm | props: name-peg "{gordon}" at right, drawing
* gate

# 6
@ school noon medium | child: sit worried looks plate | grownup: reach happy looks plate | friend2: sit happy | props: table, plate, tomato
slots: place

# 7
@ school golden close | child: stand sad looks drawing | grownup: point proud looks drawing | props: drawing, sign "{by-gordon}"
slots: home, recall

# 8
@ street golden wide | child: run worried looks friend2 | friend2: wave happy looks child | Bo: sit curious looks friend2 | props: ball, lamp
* call

# 9
@ [place: {place.id} | park] golden wide | child: walk cross | friend2: walk happy at far | all: walk curious | props: bench, leaf
* call
slots: place

# 10
@ kitchen lamp medium | child: sit sad looks crown | all: sit calm looks Kim | props: table, crown, note
* call

# 11
@ school morning medium | child: look-up scared looks friend | friend: stand worried | grownup: stand happy looks friend | props: door, bag

# 12
@ school noon above | child: stand sad looks friend | friend: kneel sad looks box | props: sign "{gordon-two}" at right, box

# 13
@ street dusk cloud medium | child: walk sad | friend: walk sad at far | Bo: walk sad looks Kim | props: bag, leaf
* low

# 14
@ bedroom lamp close | child: crouch curious looks pet1 | Bo: look-up curious looks Kim | props: rug
slots: deed

# 15
@ [place: {place.id} | street] morning wide | child: walk scared | all: walk worried looks Kim | props: crown, bag
* low

# 16
@ school morning wide | child: stand scared looks grownup | friend: sit worried looks child | grownup: stand happy | all: sit worried looks Kim | props: sign "{welcome}" at far, crown | event
* low
slots: event

# 17
@ school morning close | child: whisper scared looks grownup | grownup: stand worried looks child | Bo: look-up worried looks Kim | props: crown

# 18
@ school noon wide | child: stand worried looks friend2 | friend2: wave worried looks grownup | grownup: stand scared looks friend2 | all: look-up curious looks friend2 | props: bench, crown
* joy

# 19
@ school golden medium | child: point proud looks name-peg | friend: stand delighted wears crown | grownup: stand happy | all: stand happy | props: name-peg "{Kim}" at centre, bag | event
* joy

# 20
@ school golden medium | child: wave happy looks grownup | friend: wave happy looks grownup | grownup: wave worried | all: sit happy | props: name-peg "{Kim}" at far
* joy

## dog
gate: sit happy
call: dig curious
low: walk worried looks Kim
joy: stand delighted

## dog 2
gate: walk happy
call: stand cross
low: sit sad
joy: run delighted

## cat
gate: sit proud
call: back-turned calm
low: sit worried looks Kim
joy: sit proud

## cat 2
gate: sit calm
call: sit cross looks Kim
low: sit sad looks Kim
joy: sit happy

## bird
gate: perch happy
call: perch proud
low: perch sad
joy: fly delighted

## fish
gate: swim curious
call: swim cross
low: swim worried looks Kim
joy: swim delighted

## fish 2
gate: swim happy
call: swim cross
low: swim sad
joy: swim proud

## rabbit
gate: sit happy
call: sit cross
low: stand worried looks Kim
joy: sit happy

## guineapig
gate: look-up happy
call: look-up curious
low: carried worried
joy: look-up delighted

## hamster
gate: carried happy
call: hide worried
low: carried sad
joy: stand proud

## horse
gate: stand curious
call: stand cross
low: stand worried looks Kim
joy: stand delighted

## lizard
gate: lie calm
call: lie curious
low: lie worried
joy: lie happy

## toy
gate: sit calm
call: sit worried
low: carried sad
joy: sit delighted

## other
gate: stand proud
call: stand curious
low: walk sad looks Kim
joy: stand happy

## duet
gate: stand worried looks Mo
call: sit curious looks Mo
low: sit sad looks Mo
joy: stand happy looks Mo

## duet 2
gate: stand proud looks Mo
call: look-up curious looks Mo
low: walk sad looks Mo
joy: sit happy looks Mo

## any late
gate: walk happy
call: sit calm
low: sit sad looks Kim
joy: look-up happy

## any name
gate: stand proud
call: stand worried
low: look-up sad looks Kim
joy: look-up delighted

## any lunch
gate: sit happy
call: back-turned cross
low: lie sad
joy: sit delighted

## any bell
gate: sit curious
call: stand worried
low: sit worried looks Kim
joy: sit proud
`
