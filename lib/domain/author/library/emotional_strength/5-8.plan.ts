// Want: to keep the old bath with the lion's feet. In the way: moving house, and the bath is in the floor. Engine: red stickers on everything, and
// packing what can't be packed. A dog takes {rod} for a burglar and saves things from him; a cat thinks that all the boxes are for cats: so the last
// spoon, or the last cat without a box, is under the bath, beside the hand. Turn: "If {rose} had put stickers on it, {Kim} and {Bo} would never have had it."
// Last image: a hand that fits; or two hands on a wall. {rod} is "he".
export const plan = String.raw`
id: emotional_strength-5-8
skill: emotional_strength
level: 5-8
days: birthday plot, new-baby plot, christmas plot, family-reunion plot, road-trip plot
extra: grownup he
surprise: picture | 14 handprint, 20 handprint
surprise: count

# 1
@ attic morning wide | child: sit happy looks lion-bath | all: sit calm looks Kim | props: lion-bath at right, towel
^ child third
slots: place

# 2
@ kitchen morning medium | child: stand worried looks ribbon holds ribbon | Bo: look-up curious looks Kim | props: ribbon "stickers", box, box | event
> want
slots: event

# 3
@ living-room noon medium | child: point proud looks sofa does touch:sofa | Bo: sit calm looks Kim | props: sofa "sticker", lamp, box
^ pet set
* stick

# 4
@ [place: {place.id} | street] noon knee | child: stand happy does hold-up:ribbon | all: sit happy looks Kim | props: ribbon "stickers", door, bench
^ child set
* stick
slots: place, series

# 5
@ hallway golden medium | child: stand proud looks grownup | grownup: sit curious looks child does write:paper | Bo: sit curious looks grownup | props: box, chair, door
> eyes
* stick

# 6
@ attic golden medium | child: hands-on-hips cross looks grownup | grownup: shrug worried looks lion-bath | Bo: look-up curious looks lion-bath | props: lion-bath "stickers" at right
> feet ?
^ pet second

# 7 a
@ attic dusk wide | child: reach worried looks lion-bath does pull:lion-bath | all: look-up curious looks lion-bath | props: lion-bath "stickers" at right, towel
> push
* pack

# 7 b
@ attic dusk wide | child: reach worried does pull:rope | all: look-up curious looks lion-bath | props: lion-bath "stickers" at right, towel
> push
* pack

# 8
@ hallway dusk close | child: kneel proud looks jar holds jar | Bo: look-up curious looks jar | props: jar "empty", boots
^ child second
slots: place

# 9
@ attic dusk close | child: crouch delighted does shout-into:box | Bo: look-up curious looks box | props: box "{hello}", lion-bath "stickers" at right
> echo ?
* pack
slots: series

# 10
@ bedroom morning medium | child: kneel happy does write:paper | grownup: carry worried holds paper | Bo: sit curious looks grownup | props: window, box
> sun ?
* pack
slots: place

# 11
@ attic night wide | child: sit sad | all: sit sad | props: lion-bath "stickers" at right, plate, lantern | event
^ child trouble
* low
slots: event

# 12 a
@ attic morning cloud wide | child: sit sad at right | all: sit sad looks lion-bath | props: lion-bath "stickers" at right
^ pet trouble
* low
slots: place

# 12 b
@ attic morning cloud wide | child: sit sad does hug:lion-bath | all: sit sad looks lion-bath | props: lion-bath "stickers" at right
^ pet trouble
* low
slots: place

# 13
@ attic morning cloud knee | child: crouch curious looks pet1 at right | Bo: look-up curious | props: lion-bath "stickers" at left
> hinge

# 14
@ attic morning cloud wide | child: crouch curious looks handprint at left | Bo: sit calm looks handprint | props: handprint at right
^ pet third

# 15
@ attic noon cloud medium | child: sit sad looks handprint | Bo: lie calm looks Kim | props: handprint at left
> stay ?
* low

# 16
@ attic noon knee | child: reach sad looks lion-bath does peel:lion-bath | Bo: sit calm looks Kim | props: lion-bath at right
slots: deed

# 17 a
@ attic noon wide | child: stand proud looks handprint wears sticker | grownup: point happy looks child holds paper | all: stand calm looks Kim | props: lion-bath "boat" at left, handprint "two" at centre
^ pet pay
slots: series

# 17 b
@ attic noon wide | child: stand proud looks handprint wears sticker | grownup: point happy looks child holds paper | all: stand calm looks Kim | props: lion-bath "boat" at left, handprint "two" at centre
^ pet pay
slots: series

# 18
@ bedroom golden wide | child: stand worried holds jar | all: walk curious | props: box, box, jar "nothing" | event
> new
* new
slots: event

# 19
@ hallway dusk behind | child: look-up delighted | Bo: look-up curious | props: box "{hello}", door
^ child pay
* new
* new
slots: place, series

# 20 a
@ hallway night medium | child: crouch happy looks handprint holds torch | Bo: sit happy looks handprint | props: handprint "green" at left | event
> last ?
slots: event

# 20 b
@ hallway night medium | child: crouch happy looks handprint | Bo: sit happy looks handprint | props: handprint "green" at left, torch, paint | event
> last ?
slots: event

## lead dog
want: sit cross looks Kim does lean:box
eyes: stand cross looks grownup
feet: stand cross looks grownup
push: run proud looks Kim does carry:slippers
echo: run proud looks Kim does carry:sock
sun: stand proud looks grownup holds crayon
hinge: lie proud looks Kim | props: spoon
stay: lie calm looks Kim does carry:spoon
new: run delighted looks box
last: lie happy looks Kim

## lead cat
want: sit proud looks box
eyes: sit calm looks grownup
feet: look-up cross looks grownup
push: sit calm looks Kim
echo: look-up cross looks box
sun: lie calm looks grownup
hinge: lie calm looks Kim
stay: sit calm looks Kim
new: sit delighted looks box
last: lie happy looks Kim

## lead bird
echo: perch delighted looks box
hinge: perch curious looks Kim
new: fly delighted

## lead fish
echo: swim happy looks box
hinge: swim curious looks Kim
new: swim happy

## lead rabbit
echo: sit curious looks box
hinge: stand calm looks Kim
new: run happy

## lead guineapig
echo: look-up delighted looks box
hinge: look-up worried looks Kim
new: look-up happy

## lead hamster
echo: stand curious looks box
hinge: sit calm looks Kim
new: stand happy

## lead horse
echo: stand curious looks box
hinge: stand curious looks Kim
new: stand happy

## lead lizard
echo: stand curious looks box
hinge: lie curious looks Kim
new: lie happy

## lead toy
echo: sit calm looks box
hinge: lie sad looks Kim
new: sit happy looks Kim

## lead other
echo: look-up curious looks box
hinge: sit curious looks Kim
new: stand happy

## trait pet fear
set: hide worried looks Kim
trouble: hide scared
pay: stand proud looks grownup

## trait pet theft
set: run happy holds {trait.prop}
trouble: walk proud holds {trait.prop}
pay: sit happy looks grownup | props: {trait.prop}

## trait pet noise
set: look-up happy looks Kim
trouble: look-up happy looks Kim
pay: look-up delighted looks grownup

## trait pet part
set: sit proud looks Kim
trouble: sit calm looks Kim
pay: stand proud looks grownup

## trait pet deaf
set: sit happy looks Kim
trouble: stand curious looks Kim
pay: stand delighted looks grownup

## trait pet age
set: [old: lie | run] happy looks Kim
trouble: [old: sleep calm | leap happy looks Kim]
pay: [old: look-up | leap] delighted looks grownup

## trait pet favourite
set: stand happy looks Kim holds {trait.prop}
trouble: stand worried | props: {trait.prop}
pay: sit happy looks grownup | props: {trait.prop}

## trait pet sleep
set: look-up happy looks Kim
trouble: lie cross looks Kim
pay: look-up delighted looks grownup

## trait pet habit
set: [digs: dig | hidesthings: hide | sitsonthings: sit | run] happy looks Kim
trouble: [digs: dig | hidesthings: hide | sitsonthings: sit | run] happy looks Kim
pay: [digs: dig | hidesthings: hide | sitsonthings: sit | run] delighted looks grownup

## trait pet talent
set: [jumps,catches: leap | stand] proud looks Kim
trouble: [jumps,catches: leap | stand] happy looks Kim
pay: [shakeshands: beg | jumps,catches: leap | stand] proud looks grownup

## trait child fear
set: point happy
trouble: sit sad
pay: look-up delighted

## trait child collection
set: point happy holds {trait.prop}
trouble: sit sad holds {trait.prop}
pay: look-up delighted holds {trait.prop}

## trait child noise
set: point happy
trouble: sit sad
pay: look-up delighted

## trait child part
set: point happy
trouble: sit sad
pay: look-up delighted

## trait child favourite
set: point happy
trouble: sit sad
pay: look-up delighted

## trait child sleep
set: point happy
trouble: sit sad
pay: look-up delighted

## trait child habit
set: point happy
trouble: sit sad
pay: look-up delighted

## trait child talent
set: point happy
trouble: sit sad
pay: look-up delighted

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
