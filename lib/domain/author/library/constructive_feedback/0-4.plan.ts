// Want: a tower that stays up. In the way: everybody says ooh, and it falls down. Engine: it is the rug; it is the floor; a plum.
// Turn: "Where?" Cost: red is best, and red has to come out. Last image: red on a head. {nana} is "she", {pop} and {ned} "he".
export const plan = String.raw`
id: constructive_feedback-0-4
skill: constructive_feedback
level: 0-4
extra: elder she
extra: grownup he
extra: friend he
pick: fruit = apple, tomato, egg
surprise: picture | 3 block-tower, 20 block
surprise: count

# 1
@ living-room morning wide | child: kneel delighted looks block-tower | all: sit curious looks block-tower | props: block-tower "down", red-block, rug
slots: recall

# 2
@ living-room morning medium | child: reach happy looks block-tower | Bo: sit happy looks block-tower | props: block-tower "low", rug
* help

# 3
@ living-room morning close | child: stand proud looks block-tower | elder: stand delighted looks block-tower | props: block-tower

# 4
@ living-room morning medium | child: shrug worried looks block-tower | elder: sit worried looks block-tower | all: stand worried looks block-tower | props: block-tower "down", red-block, rug, cup
* crash

# 5
@ kitchen noon medium | child: carry happy looks block-tower | Bo: walk happy | props: block-tower "low", table
* help

# 6
@ kitchen noon wide | child: celebrate happy looks block-tower | grownup: stand delighted looks block-tower | all: stand worried looks block-tower | props: block-tower, table
* crash

# 7
@ garden noon medium | child: kneel happy looks block-tower | Bo: sit curious looks block-tower | props: block-tower, flower
* help

# 8
@ [place: {place.id} | garden] golden wide | child: stand scared looks block-tower | elder: wave delighted looks block-tower | all: leap scared looks block-tower | props: block-tower, fence, butterfly
* crash
slots: place

# 9
@ kitchen golden close | child: reach worried looks plate | Bo: look-up happy looks plate | props: table, plate, bread, {fruit} | event
slots: event

# 10
@ living-room golden medium | child: stand proud looks friend | friend: stand curious looks block-tower | Bo: sit curious looks friend | props: block-tower, door
slots: home

# 11
@ living-room golden wide | child: hands-on-hips cross looks friend | friend: point worried looks block-tower | all: hide worried looks block-tower | props: block-tower

# 12
@ living-room dusk medium | child: hide cross | friend: stand sad looks child | Bo: sit sad looks Kim | props: sofa, block-tower "down", red-block
* low

# 13
@ living-room dusk behind | child: hide sad | friend: kneel sad looks block-tower | all: lie sad looks block-tower | props: block-tower "down", red-block, sofa
* low
slots: deed

# 14
@ living-room dusk close | child: look-up worried looks friend | friend: kneel curious looks child | props: block-tower "down", red-block
* low

# 15
@ living-room lamp medium | child: point worried looks block-tower | friend: crouch curious looks block-tower | Bo: look-up curious looks block-tower | props: block-tower, lamp

# 16
@ living-room lamp close | child: lie worried looks block-tower | friend: lie calm looks block-tower | props: block-tower

# 17
@ living-room lamp medium | child: carry sad holds red-block | friend: sit calm looks child | Bo: sit curious looks red-block | props: block-tower "few"

# 18
@ living-room lamp wide | child: reach curious looks block-tower | friend: crouch happy looks block-tower | all: sit curious looks block-tower | props: block-tower "good", red-block

# 19
@ living-room night wide | child: celebrate delighted looks block-tower | friend: celebrate delighted looks block-tower | elder: stand delighted looks block-tower | all: stand delighted looks block-tower | props: block-tower "good", red-block, lamp
* joy
* joy

# 20
@ living-room lamp medium | child: celebrate happy wears block | friend: point happy looks child | elder: celebrate delighted looks child | all: look-up happy looks Kim | props: block-tower "good"
* joy
* joy

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
