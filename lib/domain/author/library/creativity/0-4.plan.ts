// Want: a red sun. In the way: one pot of paint, and it is blue. Engine: red will not come off a thing. A dog wants the jam, a cat a warm place:
// each of them spoils the jam sun, and each of them finds the red dot on the floor. Turn: in the hole that is left sits the real sun.
// Last image: a nose in the hole; or a sheet full of holes over the bed, and the sun gets in. The Lunar New Year and Diwali have no moon.
export const plan = String.raw`
id: creativity-0-4
skill: creativity
level: 0-4
days: beach-holiday plot, camping-trip plot, lunar-new-year plot, diwali plot, matariki plot
surprise: picture | 1 jam
surprise: picture | 13 holed-picture

# 1
@ [camping-trip: camp | beach-holiday: beach | kitchen] morning wide | child: stand happy looks blue-paint | Bo: look-up curious looks jam | all: look-up curious looks blue-paint | props: table, blue-paint, jam, paper | event
> want
slots: event

# 2
@ [camping-trip: camp | kitchen] morning knee | child: kneel delighted does paint:blue-picture | Bo: look-up curious looks blue-picture | props: blue-paint
* blue
slots: place, series

# 3
@ [camping-trip: camp | living-room] noon medium | child: kneel delighted looks pet1 | all: look-up happy looks blue-picture | props: blue-picture, blue-paint
* blue
* blue
^ pet set

# 4
@ [camping-trip: camp | living-room] noon close | child: hands-on-hips worried looks blue-picture | Bo: look-up worried looks Kim | props: blue-picture, blue-paint
* blue

# 5
@ [camping-trip: camp | beach-holiday: beach | garden] noon wide | child: kneel happy looks ball does touch:ball | Bo: sit curious looks ball | props: ball, blue-picture at left, butterfly | event
> ball
* look
^ child second

# 6 a
@ [camping-trip: river | beach-holiday: beach | garden] noon medium | child: crouch happy looks bucket does touch:bucket | Bo: look-up curious looks bucket | props: bucket, hat
> wet ?
* look
^ child set

# 6 b
@ [camping-trip: camp | garden] noon medium | child: kneel happy looks brick does touch:brick | Bo: look-up curious looks brick | props: brick, blue-picture at left
> brick ?
* look
^ child set

# 7
@ [camping-trip: forest | beach-holiday: beach | garden] noon medium | child: stand curious does hold-up:leaf | Bo: look-up curious looks Kim | all: look-up curious looks Kim | props: leaf, flower | event
> leaf ?
* look
slots: place, event

# 8
@ [camping-trip: camp | place: {place.id} | market] noon close | child: stand delighted looks tomato does hold-up:tomato | Bo: look-up curious looks tomato | props: tomato, basket
> tomato
* look
slots: place

# 9
@ [camping-trip: camp | kitchen] golden medium | child: sit sad looks bread holds bread | Bo: sit curious looks bread | all: sit sad looks Kim | props: blue-picture, jam | event
> bread
slots: event, place

# 10
@ [camping-trip: camp | kitchen] golden close | child: stand delighted looks bread holds bread wears jam | Bo: look-up curious looks bread | props: jam
^ pet second

# 11
@ [camping-trip: camp | kitchen] golden above | child: kneel proud looks jam-picture does touch:jam-picture | Bo: look-up curious looks jam-picture | props: jam-picture, plate
^ child third

# 12
@ [camping-trip: camp | living-room] golden cloud medium | child: stand scared looks pet1 | Bo: stand happy looks jam-picture | props: jam-picture
> eat
slots: deed

# 13
@ [camping-trip: camp | living-room] golden cloud close | child: kneel sad weeps looks holed-picture | Bo: sit worried looks Kim | props: holed-picture
* hole
^ pet trouble
slots: series

# 14
@ [camping-trip: camp | hallway] golden cloud wide | child: sit sad looks boots | Bo: sit sad looks Kim | all: sit sad looks Kim | props: holed-picture, boots at near
> eyes ?
* hole
^ child trouble

# 15
@ [camping-trip: camp | hallway] golden knee | child: lie curious looks pet1 | Bo: look-up curious | props: holed-picture, boots at far
> hinge

# 16
@ [camping-trip: camp | beach-holiday: beach | place: {place.id} | garden] golden behind | child: stand delighted does hold-up:sun-picture | Bo: look-up delighted
slots: place

# 17
@ [camping-trip: camp | beach-holiday: beach | garden] golden wide | child: jump delighted does hold-up:sun-picture | all: look-up delighted looks Kim | props: bucket | event
> red ?
^ child pay
^ pet third
slots: event, place

# 18 a
@ [camping-trip: camp | bedroom] night medium | child: stand curious [lunar-new-year: looks lantern holds holed-picture | diwali: looks lantern holds holed-picture | does hold-up:moon-picture] | all: look-up curious looks Kim | props: [lunar-new-year: lantern at right | diwali: lantern at right | rug] | event
* hole
slots: event

# 18 b
@ [camping-trip: camp | bedroom] night medium | child: kneel curious looks holed-picture does touch:holed-picture | Bo: sit curious looks holed-picture | all: look-up curious looks Kim | props: holed-picture, stick | event
* hole
slots: event

# 19 a
@ [camping-trip: camp | beach-holiday: beach | garden] [matariki: night | morning] knee | child: stand delighted looks pet1 does hold-up:holed-picture | all: look-up delighted looks Kim | props: flower, [matariki: star | butterfly] | event
> joy ?
* joy
* joy
^ pet pay
slots: event, place, series

# 19 b
@ [camping-trip: camp | bedroom] night knee | child: stand delighted does hold-up:holed-picture | all: look-up delighted looks star | props: [camping-trip: lantern | lamp], [camping-trip: star | star "light"] | event
> stars ?
* star
* star
^ pet pay
slots: event, place, series

# 20 a
@ [camping-trip: camp | kitchen] morning close | child: stand delighted looks Bo does hold-up:holed-picture wears jam | Bo: look-up happy looks Kim | all: look-up happy looks Kim | props: jam, bread
> last ?
* joy
* joy

# 20 b
@ [camping-trip: camp | bedroom] morning whole | child: sleep happy wears jam | Bo: lie calm looks Kim | all: lie calm looks Kim | props: holed-picture at far
> last ?
* star
* star

## lead dog
want: beg curious looks jam
ball: run delighted does carry:ball
wet: stand happy looks Kim
brick: stand curious does nose-into:brick
leaf: dig happy
tomato: stand happy looks tomato
bread: beg delighted looks bread
eat: stand delighted does nose-into:jam-picture
eyes: sit worried looks Kim
hinge: stand delighted does nose-into:rug
red: run delighted
joy: sit delighted looks Kim
stars: run delighted looks star
last: stand delighted looks Kim

## lead cat
want: walk curious looks paper
ball: sit curious does paw-on:ball
wet: walk cross
brick: sit cross looks brick
leaf: lie calm
tomato: sit cross looks tomato
bread: sit sad looks jam
eat: sit calm does lean:jam-picture
eyes: stand curious looks Kim
hinge: lie happy
red: lie happy
joy: sit proud looks Kim
stars: sit calm looks star
last: lie calm looks Kim

## lead bird
eat: perch delighted looks jam-picture
hinge: perch curious
red: fly delighted

## lead fish
eat: swim delighted looks jam-picture
hinge: swim delighted
red: swim delighted

## lead rabbit
eat: stand happy does nose-into:jam-picture
hinge: sit curious
red: leap delighted

## lead guineapig
eat: stand happy does nose-into:jam-picture
hinge: sit curious
red: look-up delighted looks Kim

## lead hamster
eat: stand happy looks jam-picture
hinge: stand curious
red: run delighted

## lead horse
eat: stand happy does nose-into:jam-picture
hinge: stand curious
red: stand delighted

## lead lizard
eat: stand happy looks jam-picture
hinge: lie happy
red: lie happy

## lead toy
eat: lie calm looks jam-picture
hinge: lie calm
red: sit delighted

## lead other
eat: stand happy does nose-into:jam-picture
hinge: lie happy
red: look-up delighted looks Kim

## trait pet fear
set: look-up worried looks blue-picture
trouble: run scared
pay: look-up happy looks Kim

## trait pet theft
set: look-up happy looks blue-picture
trouble: sit worried holds {trait.prop}
pay: run delighted holds {trait.prop}

## trait pet noise
set: look-up delighted looks blue-picture
trouble: look-up sad looks Kim
pay: look-up delighted looks Kim

## trait pet part
set: look-up curious looks blue-picture
trouble: sit sad looks Kim
pay: look-up proud looks Kim

## trait pet deaf
set: look-up curious looks blue-picture
trouble: sit worried looks Kim
pay: look-up delighted looks Kim

## trait pet age
set: [old: sit calm | stand happy] looks blue-picture
trouble: [old: walk sad | sit worried]
pay: [old: sit calm | leap delighted] looks Kim

## trait pet favourite
set: look-up happy looks blue-picture
trouble: sit worried holds {trait.prop}
pay: look-up happy looks Kim | props: {trait.prop}

## trait pet sleep
set: lie calm
trouble: sit worried looks Kim
pay: sleep happy

## trait pet habit
set: [digs: dig | follows: walk | hidesthings: hide | sitsonthings: sit | licks: stand | run] happy
trouble: [digs: dig | follows: walk | hidesthings: hide | sitsonthings: sit | licks: stand | run] worried
pay: [digs: dig | follows: walk | hidesthings: hide | sitsonthings: sit | licks: stand | run] happy

## trait pet talent
set: [jumps,catches: leap | shakeshands: sit | stand] happy
trouble: [jumps,catches: sit | shakeshands: sit | stand] worried looks Kim
pay: [jumps,catches: leap | shakeshands: sit | stand] proud

## trait child fear
set: crouch worried
trouble: sit sad
pay: celebrate delighted holds sun-picture

## trait child collection
set: kneel curious looks {trait.prop} | props: {trait.prop}
trouble: sit sad holds {trait.prop}
pay: celebrate delighted holds {trait.prop} | props: sun-picture

## trait child noise
set: crouch happy
trouble: sit sad
pay: celebrate delighted holds sun-picture

## trait child part
set: crouch curious
trouble: sit sad
pay: celebrate delighted holds sun-picture

## trait child favourite
set: crouch curious
trouble: sit sad
pay: celebrate delighted holds sun-picture

## trait child redboots
set: crouch curious
trouble: sit sad
pay: celebrate delighted holds sun-picture

## trait child sleep
set: crouch curious
trouble: sit sad
pay: celebrate delighted holds sun-picture

## trait child habit
set: crouch curious
trouble: sit sad
pay: celebrate delighted holds sun-picture

## trait child talent
set: crouch happy
trouble: sit sad
pay: celebrate delighted holds sun-picture

## dog
blue: sit happy
look: stand happy looks Kim
hole: stand sad looks holed-picture
joy: look-up delighted looks Kim
star: sit happy looks Kim

## dog 2
blue: stand proud
look: dig happy
hole: lie sad
joy: stand delighted
star: run delighted

## cat
blue: back-turned cross
look: sleep calm
hole: sit curious looks holed-picture
joy: sit proud
star: sit calm

## cat 2
blue: sit calm
look: sit curious
hole: sit sad
joy: look-up happy
star: sit curious does paw-on:star

## bird
blue: perch happy
look: perch proud holds feather
hole: perch sad
joy: fly delighted
star: perch happy

## fish
blue: swim happy
look: swim curious
hole: hide sad
joy: swim delighted
star: swim happy

## fish 2
blue: swim curious
look: swim calm
hole: hide sad
joy: swim delighted
star: swim delighted

## rabbit
blue: sit happy
look: stand proud holds carrot
hole: sit sad looks holed-picture
joy: look-up delighted looks Kim
star: sit calm

## guineapig
blue: sit calm
look: look-up happy
hole: sit sad
joy: look-up delighted looks Kim
star: look-up delighted looks Kim

## hamster
blue: stand proud
look: stand curious
hole: sit sad looks holed-picture
joy: stand delighted
star: stand curious

## horse
blue: stand proud
look: stand curious
hole: stand sad
joy: look-up delighted looks Kim
star: stand calm

## lizard
blue: lie calm
look: lie happy
hole: lie sad
joy: look-up happy
star: lie calm

## toy
blue: sit proud
look: sit calm
hole: lie sad
joy: sit delighted
star: sit happy

## other
blue: stand calm
look: walk curious
hole: sit sad looks holed-picture
joy: look-up delighted looks Kim
star: sit happy looks Kim

## duet
blue: sit happy looks Mo
look: walk curious looks Mo
hole: sit sad looks Mo
joy: look-up delighted looks Mo
star: sit happy looks Mo

## duet 2
blue: sit proud looks Mo
look: sit curious looks Mo
hole: sit worried looks Mo
joy: look-up delighted looks Kim
star: sit happy looks Kim

## any turn
blue: sit happy
look: look-up curious looks Kim
hole: sit sad looks Kim
joy: look-up delighted looks Kim
star: look-up happy looks Kim

## any look
blue: look-up curious looks blue-picture
look: walk happy
hole: look-up sad
joy: look-up delighted looks Kim
star: look-up curious

## any nap
blue: sleep calm
look: sleep calm
hole: lie sad
joy: sleep happy
star: sleep calm

## any paint
blue: look-up worried looks Kim wears blue-dab
look: sit calm wears blue-dab
hole: sit sad looks Kim
joy: look-up delighted looks Kim wears blue-dab
star: sit happy looks Kim wears blue-dab
`
