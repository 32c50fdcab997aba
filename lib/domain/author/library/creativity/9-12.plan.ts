// Want: to go as a street lamp. Two decent sides: a warm place in a line of forty-one bought dragons. Engine: bits fall off, and are meant to.
// Turn: the lights go out, and a pea of light meets a colander. Last image: a real lamp that isn't well. {mate} is "he", {ivy} "she".
export const plan = String.raw`
id: creativity-9-12
skill: creativity
level: 9-12
extra: friend he
extra: friend2 she
extra: grownup she
surprise: number
surprise: detail

# 1
@ market noon medium | child: stand calm looks dragons | all: look-up curious looks dragons | props: dragons
slots: event

# 2
@ school noon medium | child: stand proud looks friend | friend: point happy looks child | friend2: stand curious looks child | props: dragon-suit, bench

# 3
@ shed golden wide | child: reach happy looks home-lamp | friend2: stand curious looks home-lamp | all: look-up curious looks home-lamp | props: home-lamp, rope, box
* make

# 4
@ shed golden close | child: hands-on-hips proud looks home-lamp | Bo: look-up curious looks home-lamp | props: home-lamp
* make
slots: recall

# 5
@ shed dusk medium | child: shrug happy looks friend2 | friend2: point curious looks home-lamp | Bo: sit curious looks friend2 | props: home-lamp, jar
* make

# 6
@ street dusk medium | child: carry worried holds rope | friend2: carry worried | Bo: walk happy looks Kim | props: home-lamp "bent", door
* make

# 7
@ street dusk wide | child: run scared | friend2: run worried | all: run worried | props: home-lamp
* walk
slots: place

# 8
@ street night medium | child: stand proud looks home-lamp | friend2: stand curious looks home-lamp | Bo: look-up curious looks home-lamp | props: home-lamp "lit", moth, moth
* walk

# 9
@ street night close | child: stand worried looks grownup | grownup: point curious looks home-lamp | Bo: sit curious looks grownup | props: home-lamp "bent", paper
* walk

# 10
@ street night wide | child: look-up curious looks dragons | friend: wave delighted | all: look-up curious looks dragons | props: dragons, drum | event

# 11
@ street night medium | child: stand sad looks home-lamp | friend2: stand sad looks child | all: sit sad looks Kim | props: home-lamp, dragons at far
* dark

# 12
@ street night close | child: stand sad looks friend | friend: stand worried looks child holds dragon-suit | props: home-lamp
slots: deed

# 13
@ street night medium | child: sit sad looks dragon-suit holds dragon-suit | friend2: sit calm looks child | Bo: sit sad looks Kim | props: home-lamp "bent"
* dark

# 14
@ street night behind | child: walk sad looks dragons | friend: walk happy | all: sit sad looks Kim | props: dragons at far, home-lamp at left
* dark

# 15
@ night night wide | child: stand scared | friend: stand scared | friend2: stand scared | all: look-up scared | props: dragons at far
* dark

# 16
@ night night close | child: crouch curious looks torch holds torch | friend: crouch worried looks child | Bo: look-up curious looks Kim | props: home-lamp "bent"

# 17
@ night night medium | child: kneel curious looks home-lamp | friend: kneel happy looks child holds dragon-suit | friend2: kneel curious looks home-lamp | props: home-lamp "bent"

# 18
@ street night wide | child: reach proud looks home-lamp | friend: look-up delighted | friend2: look-up delighted | all: look-up delighted looks home-lamp | props: home-lamp "lit"
* glow

# 19
@ [place: {place.id} | street] night medium | child: walk proud | friend: walk delighted | friend2: walk delighted | all: walk happy | props: home-lamp "lit", dragons at far
* glow
* glow

# 20
@ street night wide | child: sit happy looks lamp | friend: point curious looks lamp | friend2: sit happy looks lamp | all: sit calm | props: lamp, dragon-suit
* glow
slots: place, event

## dog
make: stand happy holds rope
walk: walk delighted
dark: sit sad looks home-lamp
glow: run delighted

## dog 2
make: stand proud
walk: run happy
dark: sit sad looks Kim
glow: stand delighted

## cat
make: lie proud
walk: walk proud
dark: back-turned calm
glow: sit curious

## cat 2
make: leap happy
walk: leap curious
dark: sit sad
glow: sit proud

## bird
make: perch proud
walk: perch happy
dark: perch sad
glow: perch delighted

## fish
make: swim calm
walk: swim worried
dark: hide sad
glow: swim delighted

## fish 2
make: look-up curious
walk: swim curious
dark: swim sad
glow: swim delighted

## rabbit
make: sit happy
walk: leap happy
dark: sit sad
glow: leap delighted

## guineapig
make: lie calm
walk: look-up happy
dark: lie sad
glow: look-up delighted

## hamster
make: run proud
walk: carried curious
dark: sit sad
glow: stand curious

## horse
make: stand calm
walk: walk proud
dark: stand sad
glow: stand proud

## lizard
make: lie happy
walk: look-up happy
dark: lie sad
glow: look-up delighted

## toy
make: lie worried
walk: sit happy
dark: lie sad
glow: sit proud

## other
make: look-up curious looks Kim
walk: walk proud
dark: sit sad looks home-lamp
glow: stand delighted

## duet
make: sit cross looks Mo
walk: walk worried looks Mo
dark: sit sad looks Mo
glow: look-up delighted looks Mo

## duet 2
make: look-up curious looks Mo
walk: walk proud looks Mo
dark: sit sad looks Kim
glow: walk happy looks Mo

## any post
make: stand calm
walk: walk proud
dark: sit sad
glow: look-up delighted

## any string
make: sit worried
walk: walk happy
dark: sit sad looks Kim
glow: look-up delighted

## any crowd
make: sit happy
walk: stand curious
dark: sit sad
glow: sit happy

## any lunch
make: look-up curious
walk: look-up happy
dark: sit sad
glow: sit delighted
`
