// Want: an egg to hatch, now. In the way: it is an egg, and waiting is such a noisy thing. Engine: waiting louder and louder.
// Turn: {hen} runs off, and Kim has to be the hen. Last image: the chick cannot wait for the next one. The hen is "she", the chick "it".
export const plan = String.raw`
id: patience-0-4
skill: patience
level: 0-4
surprise: count
surprise: listen

# 1
@ farm morning wide | child: crouch curious looks hen | all: look-up curious looks hen | props: hen "sits", hay

# 2
@ farm morning close | child: kneel delighted looks nest | Bo: look-up curious looks nest | props: nest, hen
* see

# 3
@ [place: {place.id} | farm] morning wide | child: sit happy looks hen | Bo: sit calm looks hen | props: hen "sits", hay
* see
slots: place

# 4
@ garden morning medium | child: sit curious | all: sit calm | props: hen "sits", bucket
* see

# 5
@ farm noon medium | child: jump happy looks hen | Bo: look-up curious looks Kim | props: hen "sits", hay
* loud

# 6
@ farm noon wide | child: celebrate delighted holds spoon looks hen | Bo: sit happy looks Kim | props: hen "sits", hay
* loud

# 7
@ garden noon above | child: whisper happy | all: look-up worried looks Kim | props: butterfly, flower
* loud

# 8
@ farm golden close | child: whisper curious looks hen | Bo: look-up worried looks Kim | props: hen "sits"
* loud

# 9
@ farm golden wind wide | child: stand scared looks hen | all: look-up scared looks hen | props: hen at far, nest, feather

# 10
@ farm golden wind close | child: reach worried looks nest | Bo: sit worried looks nest | props: nest, leaf
* cold

# 11
@ river dusk wind wide | child: run worried looks hen | Bo: stand worried | props: hen
* cold

# 12
@ farm dusk medium | child: kneel sad looks nest | all: sit sad looks nest | props: nest, hat, sock
* cold

# 13
@ farm dusk close | child: sit worried looks egg holds egg | props: hay, egg
* cold

# 14
@ farm dusk above | child: sit worried holds egg | all: lie calm looks Kim | props: butterfly, hay
slots: deed

# 15
@ farm dusk wind close | child: sit calm looks pet1 holds egg | Bo: lie calm looks Kim | props: hay
slots: recall

# 16
@ farm lamp medium | child: sit sad holds egg | Bo: look-up worried looks Kim | props: hay, lantern | event
slots: event, home

# 17
@ farm night medium | child: sit curious looks hen holds egg | Bo: lie calm looks hen | props: hen, hay

# 18
@ farm night close | child: crouch delighted looks nest | props: nest "crack", hen, lantern

# 19
@ farm morning medium | child: kneel delighted looks nest | all: look-up delighted looks nest | props: nest "chick", hen
* hatch
* hatch

# 20
@ farm morning wide | child: whisper happy looks chick | all: sit happy looks chick | props: hen "sits" at right, chick at near
* hatch
* hatch

## dog
see: stand curious looks hen
loud: stand happy
cold: lie sad
hatch: lie delighted looks chick

## dog 2
see: sit happy holds ball
loud: stand delighted
cold: walk worried
hatch: stand happy looks chick

## cat
see: sit proud
loud: sit calm
cold: sit worried
hatch: sit curious looks chick

## cat 2
see: lie calm
loud: lie cross
cold: sit sad looks Kim
hatch: lie proud looks chick

## bird
see: perch proud looks hen
loud: perch delighted
cold: perch sad
hatch: perch delighted looks chick

## fish
see: swim curious looks hen
loud: swim delighted
cold: hide sad
hatch: look-up delighted looks chick

## fish 2
see: swim happy looks hen
loud: swim delighted
cold: swim sad
hatch: swim happy looks chick

## rabbit
see: sit curious looks hen
loud: stand happy
cold: lie sad
hatch: leap delighted

## guineapig
see: stand curious looks hen
loud: look-up delighted
cold: sit sad
hatch: sit happy looks chick

## hamster
see: stand curious looks hen
loud: run happy
cold: sit sad looks Kim
hatch: stand happy looks chick

## horse
see: stand curious looks hen
loud: stand happy
cold: stand sad
hatch: stand delighted looks chick

## lizard
see: lie curious looks hen
loud: run happy
cold: lie sad
hatch: lie happy looks chick

## toy
see: sit calm looks hen
loud: sit worried
cold: lie sad
hatch: sit happy looks chick

## other
see: look-up curious looks hen
loud: stand happy
cold: sit sad looks Kim
hatch: look-up delighted looks chick

## duet
see: look-up curious looks hen
loud: stand happy looks Mo
cold: sit sad looks Mo
hatch: look-up delighted looks chick

## duet 2
see: look-up curious looks hen
loud: stand delighted looks Mo
cold: sit sad looks Mo
hatch: look-up delighted looks chick

## any turn
see: look-up curious looks hen
loud: look-up curious looks Kim
cold: look-up worried
hatch: sit delighted looks chick

## any nap
see: sleep calm
loud: look-up cross
cold: lie sad
hatch: sleep happy

## any count
see: sit curious looks hen
loud: look-up worried looks Kim
cold: sit sad looks Kim
hatch: look-up happy looks chick

## any way
see: sit curious
loud: stand worried looks Kim
cold: sit sad looks Kim
hatch: lie happy looks chick
`
