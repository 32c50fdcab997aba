// Want: to publish a comic. In the way: an editor aged six, with a crayon. Two decent sides: passengers don't drive the bus; she reads to the end.
// Engine: her notes. Turn: the best joke is where she looks at the rain. Last image: the joke, with a duck. {remy} is "he", {edie} "she".
export const plan = String.raw`
id: constructive_feedback-9-12
skill: constructive_feedback
level: 9-12
extra: friend he
extra: friend2 she
extra: grownup he
surprise: picture | 3 comic
surprise: detail | 5 comic

# 1
@ [place: {place.id} | street] morning wide | child: carry proud holds comic | friend: walk happy | all: walk happy | props: bus-shelter, bus
* model
slots: place

# 2
@ attic golden medium | child: point proud looks pet1 | friend: sit happy | all: stand proud | props: easel, paint, lamp
* model
* model
slots: recall

# 3
@ attic lamp close | child: look-up delighted looks comic | friend: stand calm looks comic | props: comic "lines", lamp
* model

# 4
@ street dusk rain medium | child: stand scared looks comic | friend: stand worried looks comic | Bo: sit curious looks comic | props: bus-shelter, comic "{more-duck}"

# 5
@ attic lamp medium | child: kneel curious looks comic | friend: point curious looks comic | Bo: look-up curious looks comic | props: comic "blot", lamp, box

# 6
@ street morning cloud medium | child: hands-on-hips cross looks comic | friend: shrug worried looks comic | Bo: sit curious looks comic | props: bus-shelter, comic "{no-duck}"
* read

# 7
@ street golden wide | friend: walk cross | child: read worried looks comic holds comic | all: walk calm | props: bag, leaf
* read

# 8
@ street morning behind | child: crouch curious | friend: crouch curious | friend2: read calm holds comic | all: hide curious | props: bus-shelter, plant
* read

# 9
@ street morning close | child: stand worried looks friend2 wears ferns | friend2: point calm looks comic | Bo: look-up curious looks friend2 | props: comic, bus-shelter
* low

# 10
@ park noon medium | child: sit worried looks friend | friend: hands-on-hips cross looks child | Bo: lie calm looks Kim | props: bench, comic

# 11
@ street dusk rain medium | child: stand worried looks friend2 | friend2: kneel calm looks comic holds crayon | all: sit calm | props: bus-shelter, comic "lines", crayon
slots: deed

# 12
@ bedroom night close | child: sit sad looks comic | Bo: sit sad looks Kim | props: comic "lines", lamp
* low

# 13
@ bedroom lamp medium | child: kneel sad looks paper | all: lie sad looks Kim | props: paper, comic, lamp
* low
* low
slots: home

# 14
@ car golden medium | friend: sit sad looks window | child: sit worried looks friend | Bo: sit worried looks friend | props: window, paper

# 15
@ attic lamp wide | child: stand happy looks pet1 | friend: sit happy looks pet1 | friend2: sit happy holds crayon | Bo: stand proud looks Kim | props: easel, comic "duck", lamp

# 16
@ street morning wide | child: crouch worried | friend: crouch worried | friend2: sit happy | grownup: read happy holds comic | all: hide curious | props: bus-shelter, comic "duck" | event
* joy
slots: event

# 17
@ street morning medium | grownup: walk curious looks bus-shelter | child: stand delighted | friend: stand delighted | Bo: stand happy | props: bus, bus-shelter

# 18
@ street golden medium | child: celebrate delighted looks note | friend: celebrate delighted | all: leap delighted | props: bus-shelter, note "{right-amount-of-duck}"
* joy
* joy
slots: place

# 19
@ street dusk medium | friend2: stand proud wears badge | child: crouch calm looks comic | friend: stand happy looks friend2 | all: sit happy | props: bus-shelter, comic "lines"
* joy
slots: place, event

# 20
@ street golden close | child: look-up happy looks comic | Bo: look-up curious looks comic | props: comic "lines and duck"

## dog
model: stand happy
read: lie happy
low: sit sad looks Kim
joy: stand delighted

## dog 2
model: sit happy
read: stand curious
low: sit sad looks Kim
joy: sit proud

## cat
model: sit proud
read: lie calm
low: back-turned calm
joy: sit proud

## cat 2
model: sit calm
read: lie calm
low: sit sad
joy: lie proud

## bird
model: perch proud
read: perch happy
low: perch sad
joy: perch delighted

## fish
model: swim happy
read: swim curious
low: swim sad
joy: swim delighted

## fish 2
model: swim proud
read: swim calm
low: swim sad
joy: swim delighted

## rabbit
model: sit proud
read: sit calm
low: sit sad
joy: leap delighted

## guineapig
model: sit calm
read: stand curious
low: sit sad
joy: look-up delighted

## hamster
model: stand proud
read: sit calm
low: sit sad
joy: stand delighted

## horse
model: stand proud
read: stand curious
low: stand sad looks Kim
joy: stand delighted

## lizard
model: lie proud
read: lie curious
low: lie sad
joy: look-up delighted

## toy
model: sit proud
read: sit calm
low: cuddled sad
joy: sit proud

## other
model: stand proud
read: look-up curious
low: stand sad looks Kim
joy: stand delighted

## duet
model: stand proud looks Mo
read: sit curious looks Mo
low: sit sad looks Kim
joy: stand delighted looks Mo

## duet 2
model: run happy looks Mo
read: sit calm looks Mo
low: sit sad looks Kim
joy: sit delighted looks Mo

## any still
model: sit sad
read: look-up curious
low: sit sad looks Kim
joy: stand proud

## any ink
model: walk happy
read: walk curious
low: sit sad looks Kim
joy: stand proud

## any run
model: run worried
read: walk calm
low: sit sad looks Kim
joy: run delighted

## any nap
model: sleep calm
read: sleep calm
low: sit sad looks Kim
joy: look-up delighted
`
