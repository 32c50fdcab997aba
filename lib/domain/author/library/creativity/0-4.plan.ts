// Want: a red sun. In the way: one pot of paint, and it is blue. Engine: red will not come off a thing. Turn: the jam sun is eaten, and in
// the hole that is left sits the real one. Last image: a nose in the hole. The title asks; the last page answers.
export const plan = String.raw`
id: creativity-0-4
skill: creativity
level: 0-4
surprise: picture | 1 jam
surprise: picture | 13 holed-picture

# 1
@ kitchen morning medium | child: stand happy looks blue-paint | all: look-up curious looks blue-paint | props: table, blue-paint, jam, paper

# 2
@ kitchen morning close | child: reach delighted looks blue-picture | Bo: look-up curious looks blue-picture | props: blue-picture, blue-paint
* blue
slots: place, recall

# 3
@ living-room noon medium | child: kneel delighted looks blue-picture | all: look-up happy looks blue-picture | props: blue-picture, blue-paint, rug
* blue
* blue

# 4
@ living-room noon close | child: hands-on-hips worried looks blue-picture | Bo: look-up worried looks Kim | props: blue-picture, blue-paint
* blue

# 5
@ garden noon wide | child: kneel happy looks ball | Bo: sit curious looks ball | props: ball, blue-picture, butterfly
* look

# 6
@ bathroom noon medium | child: crouch happy looks bucket | Bo: look-up curious looks bucket | props: bucket, hat, sock
* look

# 7
@ garden noon medium | child: reach curious looks leaf | all: look-up curious looks Kim | props: leaf, flower, blue-picture
* look

# 8
@ [place: {place.id} | market] noon close | child: reach delighted looks tomato holds tomato | Bo: look-up curious looks tomato | props: tomato, basket
* look

# 9
@ kitchen golden medium | child: sit sad looks blue-picture | all: sit sad looks Kim | props: blue-picture, bread, jam | event
slots: event

# 10
@ kitchen golden close | child: stand delighted looks bread holds bread wears jam | props: jam, bread

# 11
@ kitchen golden above | child: reach proud looks jam-picture | Bo: look-up curious looks jam-picture | props: jam-picture, bread, plate

# 12
@ living-room golden cloud medium | child: stand scared looks pet1 | Bo: stand happy looks jam-picture | props: jam-picture, rug

# 13
@ living-room golden cloud close | child: kneel sad looks holed-picture | Bo: sit worried looks Kim | props: holed-picture
* hole

# 14
@ hallway golden cloud medium | child: hide sad | all: sit sad looks Kim | props: holed-picture, boots
* hole
* hole

# 15
@ hallway golden close | child: look-up curious looks holed-picture holds holed-picture | Bo: sit curious looks Kim | props: boots

# 16
@ garden golden behind | child: reach delighted holds sun-picture | Bo: look-up delighted

# 17
@ garden golden wide | child: celebrate delighted holds sun-picture | all: look-up delighted | props: bucket

# 18
@ bedroom night medium | child: kneel curious looks window holds moon-picture | all: look-up curious looks window | props: window
slots: deed

# 19
@ garden morning medium | child: kneel delighted looks pet1 holds holed-picture | all: look-up delighted looks Kim | props: flower, butterfly | event
* joy
* joy
* joy

# 20
@ kitchen morning close | child: look-up delighted looks jam holds holed-picture wears jam | Bo: look-up happy looks Kim | props: jam, bread
* joy
* joy

## dog
blue: sit happy
look: stand happy looks Kim
hole: stand sad looks holed-picture
joy: look-up delighted looks Kim

## dog 2
blue: stand proud
look: dig happy
hole: lie sad
joy: stand delighted

## cat
blue: back-turned cross
look: sleep calm
hole: sit curious looks holed-picture
joy: sit proud

## cat 2
blue: sit calm
look: sit curious
hole: sit sad
joy: look-up happy

## bird
blue: perch happy
look: perch proud holds feather
hole: perch sad
joy: fly delighted

## fish
blue: swim happy
look: swim curious
hole: hide sad
joy: swim delighted

## fish 2
blue: swim curious
look: swim calm
hole: hide sad
joy: swim delighted

## rabbit
blue: sit happy
look: stand proud holds carrot
hole: sit sad looks holed-picture
joy: look-up delighted looks Kim

## guineapig
blue: sit calm
look: look-up happy
hole: sit sad
joy: look-up delighted looks Kim

## hamster
blue: stand proud
look: stand curious
hole: sit sad looks holed-picture
joy: stand delighted

## horse
blue: stand proud
look: stand curious
hole: stand sad
joy: look-up delighted looks Kim

## lizard
blue: lie calm
look: lie happy
hole: lie sad
joy: look-up happy

## toy
blue: sit proud
look: sit calm
hole: lie sad
joy: sit delighted

## other
blue: stand calm
look: walk curious
hole: sit sad looks holed-picture
joy: look-up delighted looks Kim

## duet
blue: sit happy looks Mo
look: walk curious looks Mo
hole: sit sad looks Mo
joy: look-up delighted looks Mo

## duet 2
blue: sit proud looks Mo
look: sit curious looks Mo
hole: sit worried looks Mo
joy: look-up delighted looks Kim

## any turn
blue: sit happy
look: look-up curious looks Kim
hole: sit sad looks Kim
joy: look-up delighted looks Kim

## any look
blue: look-up curious looks blue-picture
look: walk happy
hole: look-up sad
joy: look-up delighted looks Kim

## any nap
blue: sleep calm
look: sleep calm
hole: lie sad
joy: sleep happy

## any paint
blue: look-up worried looks Kim wears blue-dab
look: sit calm wears blue-dab
hole: sit sad looks Kim
joy: look-up delighted looks Kim wears blue-dab
`
