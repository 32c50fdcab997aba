// Want: to be a perfect Keeper. In the way: "in a minute", then a spare snail that nobody could tell apart. Engine: a chase after a snail,
// who is ahead all along. Turn: "That isn't it." Last image: a silver line over the ceiling.
export const plan = String.raw`
id: responsibility-5-8
skill: responsibility
level: 5-8
extra: friend she
surprise: puzzle
surprise: detail | 10 sign, 17 sign

# 1
@ school noon medium | child: stand proud looks friend holds jar wears badge | friend: stand worried looks jar | props: jar "snail"
slots: event

# 2
@ street noon wide | child: carry proud holds jar wears badge | all: walk curious looks jar | props: jar "snail", leaf
* keep

# 3
@ kitchen lamp close | child: stand proud looks jar holds sock | Bo: look-up curious looks jar | props: jar "snail", table, leaf
* keep
slots: recall

# 4
@ [place: {place.id} | park] morning wide | child: carry happy holds jar wears badge | all: sit calm | props: jar "snail", bench
* keep
slots: place

# 5
@ kitchen golden medium | child: reach happy looks jar holds bowl | Bo: look-up happy | props: jar "snail", table, plate | event
slots: event, home

# 6
@ kitchen dusk close | child: stand scared looks jar | props: jar "nothing", leaf, table

# 7
@ kitchen dusk medium | child: crouch worried looks table | all: walk curious | props: jar "nothing" at far, table, cup, leaf
* hunt

# 8
@ living-room lamp medium | child: kneel worried looks sofa | Bo: sit curious looks Kim | props: sofa, pillow, sock
* hunt

# 9
@ hallway lamp wide | child: sit worried looks paper holds crayon | Bo: sit calm | props: boots, sock, paper, bag, door
* hunt

# 10
@ hallway night close | child: stand worried looks sign holds crayon | Bo: look-up calm looks sign | props: sign "{lost-small-brown-reward}", lamp
* hunt

# 11
@ garden morning above | child: kneel curious looks snail | all: sit calm looks Kim | props: flowerpot, snail, snail, jar "nothing"

# 12
@ bedroom noon close | child: sit worried looks jar holds jar | props: jar "snail"
* low

# 13
@ hallway golden medium | child: stand scared looks friend holds jar wears badge | friend: crouch happy looks jar | Bo: sit worried looks Kim | props: jar "snail", door, leaf
* low

# 14
@ kitchen golden close | child: sit sad looks jar wears badge | friend: sit curious looks jar holds leaf | props: jar "snail", table
* low

# 15
@ kitchen golden medium | child: stand scared looks friend wears badge | friend: stand sad looks jar | all: lie sad looks Kim | props: jar "snail", table
slots: deed

# 16
@ garden dusk medium | child: kneel sad looks flowerpot wears badge | friend: reach cross looks child | Bo: sit sad looks Kim | props: flowerpot, snail, jar "nothing"
* low

# 17
@ hallway night wide | child: crouch curious looks sign holds torch | all: stand curious | props: torch, sign "{lost-small-brown}", boots

# 18
@ bedroom night medium | child: point curious looks Bo holds torch | Bo: look-up curious | props: torch, bed, shadow

# 19
@ bedroom night behind | child: look-up delighted looks snail | all: look-up happy looks snail | props: snail at far, bed, broom, leaf
* joy
* joy

# 20
@ bedroom night close | child: lie happy | all: sleep calm | props: bed, torch | event
* joy
* joy

## dog
keep: stand curious looks jar
hunt: walk curious
low: lie sad looks Kim
joy: leap delighted

## dog 2
keep: walk happy
hunt: stand proud
low: lie sad looks Kim
joy: stand delighted

## cat
keep: sit curious looks jar
hunt: sleep calm
low: sit cross looks Kim
joy: sit happy

## cat 2
keep: sit curious looks jar
hunt: sit happy
low: sit worried looks jar
joy: sit proud

## bird
keep: perch curious looks jar
hunt: fly curious
low: perch sad looks Kim
joy: perch delighted

## fish
keep: swim curious looks jar
hunt: swim curious
low: swim worried looks Kim
joy: swim delighted

## fish 2
keep: swim proud
hunt: swim worried
low: swim sad
joy: swim happy

## rabbit
keep: sit worried looks jar
hunt: sit calm
low: sit sad looks Kim
joy: sit happy

## guineapig
keep: look-up delighted looks jar
hunt: stand curious
low: look-up sad looks Kim
joy: run delighted

## hamster
keep: stand curious looks jar
hunt: stand worried
low: run worried
joy: stand happy

## horse
keep: stand curious looks jar
hunt: stand worried
low: stand sad looks Kim
joy: walk proud

## lizard
keep: stand curious looks jar
hunt: run curious
low: lie sad
joy: run happy

## toy
keep: sit proud wears badge
hunt: carried worried
low: back-turned sad
joy: sit happy

## other
keep: stand curious looks jar
hunt: walk curious
low: stand sad looks Kim
joy: stand delighted

## duet
keep: sit happy looks jar
hunt: stand cross looks Mo
low: sit sad looks Kim
joy: sit proud looks Mo

## duet 2
keep: sit curious looks jar
hunt: back-turned cross
low: lie sad looks Mo
joy: look-up delighted

## any sign
keep: sit calm looks Kim
hunt: sit calm
low: sit sad looks Kim
joy: sit proud

## any nap
keep: sleep calm
hunt: lie calm
low: lie worried looks jar
joy: sleep calm

## any hurt
keep: sit curious looks jar
hunt: sit calm looks Kim
low: sit worried looks jar
joy: sit happy

## any breeze
keep: sit sad looks Kim
hunt: sit calm looks Kim
low: sit worried
joy: sit delighted
`
