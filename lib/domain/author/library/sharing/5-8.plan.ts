// Want: a cubby with room for one. In the way: everybody who knocks; then a roof that won't stay up. Engine: the queue, the sign, the whump.
// Turn: it was people, with a blanket on. Last image: a blanket with feet, and one more knock.
export const plan = String.raw`
id: sharing-5-8
skill: sharing
level: 5-8
extra: friend she
extra: friend2 he
extra: elder she
surprise: detail | 6 friend, 12 broom
surprise: puzzle

# 1
@ [place: {place.id} | street] morning rain wide | child: run happy holds umbrella | all: walk worried | props: umbrella, puddle
slots: place, recall

# 2
@ living-room noon rain medium | child: stand proud looks sign holds crayon | Bo: look-up curious looks sign | props: cubby at centre, sign "{one-person-only}", pillow | event
slots: event

# 3
@ living-room lamp rain close | child: sit happy looks book holds torch | props: cubby at centre, torch, book, pillow
* queue

# 4
@ living-room lamp rain medium | child: reach worried looks sign holds crayon | Bo: sit happy looks Kim | props: cubby at centre, sign "{two-people-only}"
* queue

# 5
@ hallway noon rain medium | child: stand curious looks friend | friend: stand happy looks child holds pillow | Bo: stand curious looks friend | props: door, pillow, umbrella
* queue

# 6
@ living-room lamp rain close | child: sit worried looks friend2 | friend: sit happy at far | friend2: sit delighted holds drum | Bo: sit worried looks drum | props: cubby at centre, drum, pillow
* squash

# 7
@ living-room lamp rain medium | child: sit worried looks elder | elder: crouch happy looks child | friend2: sit happy looks elder | all: sit curious | props: cubby at centre, plate
* squash

# 8
@ living-room lamp rain wide | child: lie cross | friend: sit happy | friend2: sit delighted holds drum | elder: sit happy | all: sit happy | props: cubby at centre, sign "{full}", drum, plate
* squash

# 9
@ living-room lamp rain close | child: sit cross | friend2: sit happy looks torch holds torch | props: cubby at centre, torch, pillow, plate
* squash

# 10
@ living-room dusk rain medium | child: point cross | friend: stand sad looks child | friend2: walk sad holds drum | elder: walk worried | all: walk sad | props: blanket, drum

# 11
@ living-room dusk rain above | child: lie calm | props: blanket, pillow, torch, chair

# 12
@ living-room dusk rain medium | child: reach cross holds broom | props: broom, blanket, chair
* low

# 13
@ living-room dusk rain close | child: kneel worried looks book holds book | props: book, blanket, box
* low
slots: home

# 14
@ living-room night rain wide | child: hide sad | props: blanket, chair, chair
* low

# 15
@ living-room night rain close | child: sit curious looks blanket holds torch | props: torch, blanket, pillow

# 16
@ kitchen lamp rain medium | child: stand scared looks friend | friend: sit cross looks child | friend2: sit sad holds drum | elder: stand calm looks child | all: sit sad looks Kim | props: table, cup, drum
slots: deed

# 17
@ kitchen lamp rain close | child: crouch worried looks friend2 | friend2: stand curious looks child holds drum | Bo: look-up curious looks Kim | props: drum, pillow, torch

# 18
@ living-room lamp rain medium | child: reach happy | friend: stand proud | elder: sit happy | friend2: sit happy holds torch | all: sit proud | props: cubby at centre, torch
* joy

# 19
@ living-room lamp rain close | child: sit delighted looks friend2 | friend2: celebrate delighted holds drum | friend: sit happy | all: sit happy | props: cubby at centre, drum, torch, pillow
* joy
* joy

# 20
@ living-room night rain wide | child: sit delighted | friend: sit happy | friend2: sit happy | elder: sit happy | all: lie happy | props: cubby at centre, boots, sock, umbrella
* joy
* joy

## dog
queue: walk happy
squash: sit delighted
low: lie sad looks Kim at far
joy: lie delighted

## dog 2
queue: sit happy
squash: stand happy
low: lie sad at far
joy: lie happy

## cat
queue: sit proud
squash: sit calm
low: walk cross
joy: lie proud

## cat 2
queue: walk calm
squash: stand cross
low: back-turned cross
joy: lie happy

## bird
queue: fly happy
squash: perch happy
low: perch sad at far
joy: perch delighted

## fish
queue: swim happy
squash: swim proud
low: swim sad at far
joy: swim delighted

## fish 2
queue: swim happy
squash: swim worried
low: swim sad
joy: swim delighted

## rabbit
queue: dig happy
squash: sit happy
low: back-turned sad at far
joy: sit proud

## guineapig
queue: walk happy
squash: hide worried
low: sit sad at far
joy: lie happy

## hamster
queue: sit happy
squash: stand happy
low: walk sad
joy: stand proud

## horse
queue: stand happy
squash: stand calm
low: stand sad looks Kim at far
joy: stand proud

## lizard
queue: walk calm
squash: run happy
low: lie sad
joy: lie proud

## toy
queue: sit happy
squash: lie worried
low: lie sad at far
joy: sit proud

## other
queue: stand curious
squash: stand happy
low: stand sad looks Kim at far
joy: stand proud

## duet
queue: sit happy looks Mo
squash: sit cross looks Mo
low: sit sad looks Mo
joy: sit happy looks Mo

## duet 2
queue: sit happy looks Mo
squash: lie cross looks Mo
low: sit sad looks Mo at far
joy: sit proud looks Mo

## any dent
queue: sit curious looks sign
squash: sit calm
low: sit sad
joy: sit happy

## any nap
queue: lie calm
squash: sleep calm
low: lie sad
joy: sleep happy

## any crumb
queue: sit happy
squash: sit calm
low: sit sad looks Kim at far
joy: sit delighted

## any pardon
queue: sit happy looks Kim
squash: look-up happy
low: sit calm looks Kim
joy: look-up delighted
`
