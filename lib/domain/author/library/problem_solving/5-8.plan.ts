// Want: a piano, up forty-two stairs. In the way: it is a piano; and everybody's advice. Engine: "Have you tried...?", asked on the way past.
// Turn: five people can't lift a piano, but they can lift {lady}. Last image: bed, by way of the piano. {pym} is "he", {ivy} and {lady} "she".
export const plan = String.raw`
id: problem-solving-5-8
skill: problem_solving
level: 5-8
extra: elder she
extra: grownup he
extra: friend she
surprise: word
surprise: sound

# 1
@ hallway morning wide | child: look-up delighted looks piano | all: look-up curious looks piano | props: piano at right
slots: place

# 2
@ hallway morning medium | child: look-up happy looks elder | elder: wave delighted looks child at far | Bo: look-up curious looks piano | props: piano at right
* hall

# 3
@ hallway noon close | child: hands-on-hips proud looks piano | Bo: sit calm looks Kim | props: piano
* hall
slots: recall

# 4
@ hallway noon wide | child: reach cross looks piano | grownup: point happy looks piano at left | all: stand curious | props: piano at right
* hall

# 5
@ [place: {place.id} | street] noon wide | child: run worried looks piano | friend: run worried looks piano | Bo: run happy | props: piano at right
* help

# 6
@ hallway golden medium | child: carry cross holds rope looks piano | friend: carry cross looks piano | all: stand worried looks piano | props: piano at right, rope
* help

# 7
@ hallway golden close | child: read worried looks note holds note | Bo: look-up curious looks basket | props: basket at right

# 8
@ hallway dusk wide | child: reach worried looks piano | friend: reach worried looks piano | grownup: point happy looks piano at left | all: stand worried looks piano | props: piano "stuck" at right
* help

# 9
@ hallway dusk medium | child: stand sad looks piano | grownup: hands-on-hips cross looks child at far | Bo: sit worried looks Kim | props: piano "stuck" at right, bag
* low

# 10
@ hallway dusk close | child: look-up sad | Bo: sit sad looks Kim | props: piano "stuck" at right

# 11
@ bedroom night medium | child: sit sad | all: lie sad looks Kim | props: bed, moon
* low

# 12
@ hallway night close | child: reach curious looks piano | Bo: look-up curious looks Kim | props: piano "stuck" at right
* low

# 13
@ [horse: street | hallway] morning medium | child: crouch happy looks pet1 holds paper | Bo: lie calm | props: paper
slots: home

# 14
@ hallway noon medium | child: point delighted looks piano | friend: shrug curious looks child | all: look-up curious looks Kim | props: piano "stuck" at right
slots: deed

# 15
@ hallway noon behind | child: look-up scared looks piano | Bo: sit worried looks Kim | props: piano "stuck" at right

# 16
@ hallway golden wide | child: celebrate delighted looks elder | elder: sit proud at far | grownup: carry worried at right | friend: carry happy | all: look-up delighted looks elder | props: poled-chair at right

# 17
@ hallway golden close | child: look-up curious looks elder | elder: sit worried looks piano | Bo: look-up curious looks elder | props: piano "stuck" at right

# 18
@ hallway lamp wide | child: sit delighted looks elder | elder: sit delighted looks piano | friend: sit delighted | all: sit happy looks elder | props: piano "stuck" at right | event
* joy
* joy
slots: event

# 19
@ hallway lamp medium | child: sit happy looks elder | elder: sit happy looks grownup | grownup: sit worried looks elder | all: sit happy | props: piano "stuck" at right, lantern
* joy

# 20
@ hallway night close | child: climb happy looks piano | Bo: walk happy looks piano | props: piano "stuck" at right, moon
* joy
* joy

## dog
hall: stand cross looks piano
help: stand happy
low: stand sad
joy: look-up delighted

## dog 2
hall: stand happy
help: stand happy
low: lie sad looks Kim
joy: sit delighted

## cat
hall: walk proud looks piano
help: sit happy
low: back-turned sad
joy: lie delighted

## cat 2
hall: hide curious
help: sit proud
low: sit sad looks Kim
joy: lie happy

## bird
hall: perch happy looks piano
help: fly proud
low: perch sad
joy: perch delighted

## fish
hall: swim curious looks piano
help: swim calm
low: hide sad
joy: swim delighted

## fish 2
hall: swim curious looks piano
help: swim worried
low: look-up sad
joy: swim delighted

## rabbit
hall: sit curious looks piano
help: dig happy
low: lie sad
joy: leap delighted

## guineapig
hall: look-up curious looks piano
help: look-up happy
low: hide sad
joy: look-up delighted

## hamster
hall: walk happy
help: stand worried
low: sit sad looks Kim
joy: run delighted

## horse
hall: stand curious looks piano
help: stand happy
low: stand sad
joy: stand delighted

## lizard
hall: lie calm
help: run proud
low: lie sad
joy: lie delighted

## toy
hall: sit proud
help: lie worried
low: sit sad
joy: sit delighted

## other
hall: walk curious looks piano
help: stand worried
low: sit sad looks Kim
joy: sit delighted

## duet
hall: sit curious looks Mo
help: stand cross looks Mo
low: sit sad looks Mo
joy: sit delighted looks Mo

## duet 2
hall: look-up proud looks Mo
help: stand happy looks Mo
low: sit sad looks Mo
joy: stand delighted looks Mo

## any stool
hall: look-up happy looks piano
help: sit cross
low: sit sad
joy: sit delighted

## any hat
hall: look-up curious looks piano
help: sit calm
low: sit sad
joy: stand proud

## any feet
hall: look-up curious looks piano
help: walk worried
low: lie sad looks Kim
joy: sit delighted

## any stair
hall: sit calm
help: sit calm
low: sit sad
joy: sit proud
`
