// Want: to keep the old bath with the lion's feet. In the way: moving house, and the bath is in the floor. Engine: red stickers on everything, and
// packing what can't be packed. Turn: "If {rose} had put a sticker on it, {Kim} would never have had it." Last image: a hand. {rod} is "he".
export const plan = String.raw`
id: emotional_strength-5-8
skill: emotional_strength
level: 5-8
extra: grownup he
surprise: picture | 14 handprint, 20 handprint
surprise: count

# 1
@ attic morning wide | child: sit happy looks lion-bath | all: sit calm looks Kim | props: lion-bath at right, towel
slots: place

# 2
@ kitchen morning medium | child: stand worried | Bo: look-up curious looks Kim | props: box, box, table

# 3
@ living-room noon medium | child: point proud looks sofa | Bo: sit calm looks Kim | props: sofa, lamp, box
* stick

# 4
@ [place: {place.id} | street] noon wide | child: point happy | all: sit happy looks Kim | props: door, bench
* stick
slots: place, recall

# 5
@ hallway golden medium | child: stand proud looks grownup | grownup: stand curious looks child holds paper | Bo: sit curious looks grownup | props: box, box, door
* stick

# 6
@ attic golden medium | child: hands-on-hips cross looks grownup | grownup: shrug worried looks lion-bath | Bo: look-up curious looks lion-bath | props: lion-bath "stickers" at right

# 7
@ attic dusk wide | child: reach worried looks lion-bath | all: look-up curious looks lion-bath | props: lion-bath "stickers" at right, towel
* pack

# 8
@ hallway dusk close | child: kneel proud looks jar holds jar | Bo: look-up curious looks jar | props: jar "empty", boots

# 9
@ attic dusk close | child: crouch delighted looks box | Bo: look-up curious looks box | props: box "{hello}", lion-bath "stickers" at right
* pack

# 10
@ bedroom morning medium | child: reach happy looks window | grownup: carry worried holds paper | Bo: sit curious looks grownup | props: window, paper, box
* pack

# 11
@ attic night wide | child: sit sad | all: sit sad | props: lion-bath "stickers" at right, plate, lantern | event
* low
slots: event

# 12
@ attic morning cloud wide | child: hide sad at right | all: sit sad looks lion-bath | props: lion-bath "stickers" at right
* low

# 13
@ attic morning cloud close | child: look-up curious looks pet1 | Bo: look-up curious | props: lion-bath "stickers" at right

# 14
@ attic morning cloud wide | child: crouch curious looks handprint at left | Bo: sit calm looks handprint | props: handprint at right

# 15
@ attic noon cloud medium | child: sit sad looks handprint | Bo: lie calm looks Kim | props: handprint at left
* low

# 16
@ attic noon close | child: reach sad looks lion-bath | Bo: sit calm looks Kim | props: lion-bath at right
slots: deed

# 17
@ attic noon wide | child: stand proud looks grownup wears sticker | grownup: point happy looks child holds paper | all: stand calm looks Kim | props: lion-bath "boat" at left, handprint "two" at centre

# 18
@ bedroom golden wide | child: stand worried | all: walk curious | props: box, box, jar "nothing"
* new
* new

# 19
@ hallway dusk behind | child: look-up delighted | Bo: look-up curious | props: box "{hello}", door
* new

# 20
@ hallway night medium | child: crouch happy looks handprint holds torch | Bo: sit happy looks handprint | props: handprint "green" at left, torch

## dog
stick: sit happy looks Kim
pack: stand happy
low: lie sad
new: run happy

## dog 2
stick: stand happy
pack: sit happy holds ball
low: lie worried
new: lie happy

## cat
stick: sit proud
pack: sit calm
low: walk sad
new: sit proud

## cat 2
stick: walk proud wears sticker
pack: sleep calm
low: sit sad
new: sit happy

## bird
stick: perch proud
pack: perch delighted
low: perch sad
new: perch delighted

## fish
stick: swim happy wears sticker
pack: swim calm
low: swim sad
new: swim happy

## fish 2
stick: swim curious
pack: swim happy
low: hide sad
new: swim curious

## rabbit
stick: sit happy wears sticker
pack: sit happy
low: stand sad
new: leap happy

## guineapig
stick: sit worried wears sticker
pack: look-up happy
low: sit sad
new: look-up delighted

## hamster
stick: stand proud wears sticker
pack: stand proud
low: walk sad
new: stand happy

## horse
stick: stand proud wears sticker
pack: stand happy
low: stand sad
new: stand happy

## lizard
stick: lie proud
pack: lie happy
low: lie sad
new: lie happy

## toy
stick: lie happy wears sticker
pack: lie worried
low: sit sad
new: sit happy

## other
stick: walk proud wears sticker
pack: stand happy
low: sit sad
new: walk curious

## duet
stick: sit happy looks Mo wears sticker
pack: stand happy looks Mo
low: sit sad looks Mo
new: walk happy looks Mo

## duet 2
stick: sit cross looks Mo wears sticker
pack: sit calm looks Mo
low: sit sad looks Mo
new: walk happy looks Mo

## any back
stick: run happy
pack: stand calm
low: sit sad
new: lie happy

## any list
stick: look-up happy looks Kim
pack: look-up happy looks grownup
low: look-up worried looks Kim
new: sit happy looks Kim

## any tape
stick: walk happy
pack: stand worried
low: sit sad looks Kim
new: walk happy

## any nap
stick: sleep calm wears sticker
pack: sleep calm
low: lie sad
new: sleep happy
`
