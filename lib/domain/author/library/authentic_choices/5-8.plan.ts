// Want: a new pail, to fill and to pour. In the way: a shop on the moon, one thing each, and everybody takes a crown. In verse, a voyage by night.
// Engine: kings, who may do nothing; a dog wants an old slipper, a cat an old box, and each takes it out of all the gold and asks nobody.
// Turn: "{Bo} looked and then chose, and I said crown too soon." The crown goes back, at the price of the game. Last image: the moon in the pail; or three who pour.
export const plan = String.raw`
id: authentic-choices-5-8
skill: authentic_choices
level: 5-8
days: christmas plot, beach-holiday plot, camping-trip plot, pet-adoption-day plot, lunar-new-year plot
extra: friend he
extra: friend2 she
extra: grownup he
extra: elder she
surprise: picture | 6 bucket, 7 bucket
surprise: picture | 13 crown

# 1
@ kitchen morning medium | child: stand delighted does pour:bucket | all: stand curious looks Kim | props: bucket, puddle, table
> want
^ child second

# 2
@ river night wide | child: point curious looks boat at left | all: look-up curious looks boat | props: boat "ship" at right, [camping-trip: tent at left | lantern] | event
* up
slots: place, event, series

# 3
@ boat night medium | child: stand delighted looks grownup | grownup: wave happy looks child wears hat | Bo: look-up curious looks grownup | props: lantern, rope | event
> skip
* up
slots: place, event

# 4
@ boat night wide | child: point delighted | friend: stand delighted looks child | friend2: wave happy | all: stand happy | props: lantern, moon at far
^ pet set
* up
slots: place

# 5
@ cave lamp wide | child: look-up curious looks elder | elder: stand happy looks child holds broom | all: stand curious | props: box, crown, chair, trophy, lantern
> gold ?
* shop

# 6
@ cave lamp medium | elder: point happy looks bucket at left | child: stand happy looks bucket | Bo: sit curious looks elder | props: bucket "nail" at right, lantern, trophy, crown
^ child set

# 7
@ cave lamp whole | friend: celebrate delighted wears crown | friend2: stand proud does put-on:crown | child: stand curious looks friend | Bo: sit calm looks friend2 | props: crown, bucket "nail" at far
> bow
* shop

# 8
@ cave lamp medium | child: stand worried looks friend | friend: stand proud looks child wears crown | friend2: stand happy looks child wears crown | elder: stand calm looks child at left | Bo: look-up curious looks Kim | props: bucket "nail" at right, lantern
* shop
^ child third

# 9
@ boat night close | child: stand cross does put-on:crown | Bo: stand curious looks Kim | props: rope
> crown
^ pet trouble
* low

# 10 a
@ boat night wide | child: sit sad wears crown | friend: sit proud wears crown | friend2: sit proud wears crown | all: sit sad looks Kim | props: chair, box | event
^ child trouble
slots: event, series

# 10 b
@ boat night wide | child: walk sad wears crown | friend: walk proud wears crown | friend2: walk proud wears crown | all: walk sad looks Kim | props: drum, rope | event
^ child trouble
slots: event, series

# 11
@ boat night behind | child: look-up sad looks moon wears crown | Bo: look-up sad looks moon | props: moon "shop" at right
> eyes
* low
slots: place

# 12
@ boat night medium | grownup: reach happy looks bell does play:bell | child: run worried wears crown | friend: stand curious wears crown | Bo: away | props: bell, rope
^ pet second

# 13
@ cave lamp wide | child: stand curious looks Bo wears crown | Bo: sit happy | props: box, crown, trophy, slippers
> hinge

# 14
@ cave lamp close | child: kneel happy looks Bo | Bo: sit happy looks Kim | props: crown, bucket "nail" at right
slots: deed

# 15
@ cave lamp medium | child: stand calm looks elder does hand-over:crown | elder: stand delighted looks child | friend: stand cross looks child wears crown at left | Bo: sit calm looks Kim at left | props: crown, bucket "nail" at left

# 16 a
@ boat night medium | friend: stand delighted looks child wears crown | friend2: point delighted looks child wears crown | child: sit calm does pour:bucket | Bo: sit calm looks Kim | props: bucket, rope
> laugh
^ child pay
* low

# 16 b
@ boat night medium | friend: shrug happy looks child wears crown | friend2: stand happy looks friend wears crown | child: sit calm does hug:bucket | Bo: sit calm looks Kim | props: bucket, lantern
> laugh
^ child pay
* low

# 17
@ boat dusk wind wide | grownup: stand scared looks child | friend: kneel worried does pour:crown | friend2: kneel worried looks puddle | child: stand curious looks grownup holds bucket | all: stand worried | props: puddle, crown
^ pet third

# 18
@ boat dusk wind knee | child: stand proud does pour:bucket | friend: stand delighted looks child | Bo: stand happy looks bucket | props: bucket, puddle
> bail
* joy

# 19
@ [place: {place.id} | street] morning wide | friend: stand delighted does pour:bucket | friend2: stand happy looks friend | child: stand happy looks friend | all: stand happy | props: bucket, crown | event
^ pet pay
* joy
slots: place, event

# 20 a
@ [camping-trip: camp | beach-holiday: beach | garden] night knee | child: kneel delighted looks bucket | all: sit happy looks bucket | props: bucket "moon", moon at far | event
> last
* joy
slots: place, event, series

# 20 b
@ [camping-trip: camp | beach-holiday: beach | garden] golden wide | child: stand delighted looks friend | friend: stand delighted does pour:bucket | friend2: celebrate delighted looks bucket | all: stand happy looks bucket | props: bucket, puddle | event
> last
* joy
slots: place, event, series

## dog
up: walk happy
shop: stand curious looks trophy
low: look-up sad
joy: stand delighted

## cat
up: walk proud
shop: sit cross
low: sit sad
joy: sit calm

## bird
up: fly happy
shop: perch curious
low: perch sad
joy: perch delighted

## fish
up: look-up curious
shop: swim curious
low: swim sad
joy: swim delighted

## rabbit
up: leap happy
shop: look-up proud
low: sit sad
joy: leap delighted

## guineapig
up: stand happy
shop: stand curious
low: hide sad
joy: look-up delighted

## hamster
up: stand curious
shop: stand curious
low: sleep sad
joy: run delighted

## horse
up: stand proud
shop: stand worried
low: stand sad
joy: look-up delighted

## lizard
up: lie happy
shop: lie calm
low: lie sad
joy: look-up happy

## toy
up: carried happy
shop: sit calm
low: lie sad
joy: sit delighted

## other
up: walk happy
shop: stand curious
low: sit sad looks Kim
joy: stand delighted

## duet
up: stand happy looks Mo
shop: stand curious looks Mo
low: sit sad looks Mo
joy: run delighted looks Mo

## duet 2
up: walk happy looks Mo
shop: sit cross looks Mo
low: lie sad looks Mo
joy: stand delighted looks Mo

## any near
up: stand happy looks Kim
shop: stand curious looks Kim
low: sit sad looks Kim
joy: stand delighted looks Kim

## any back
up: walk worried
shop: sit calm
low: back-turned sad
joy: stand proud

## any nap
up: stand calm
shop: lie cross
low: lie sad
joy: sleep calm

## any say
up: look-up happy
shop: look-up curious
low: look-up sad looks Kim
joy: look-up delighted looks Kim

## lead dog
want: look-up curious looks Kim
skip: sit curious looks grownup
gold: back-turned calm | props: bone
bow: sit sad looks Kim
crown: stand curious does nose-into:crown
eyes: look-up worried looks Kim
hinge: lie delighted holds slippers
laugh: lie happy holds slippers
bail: run happy
last: lie happy holds slippers

## lead cat
want: sit curious looks Kim
skip: sit curious looks grownup
gold: walk calm
bow: sit cross looks Kim
crown: sit curious does paw-on:crown
eyes: sit worried looks Kim
hinge: sit proud does paw-on:box
laugh: sit calm looks friend | props: box
bail: sit proud
last: sleep happy | props: box, sock

## lead bird
eyes: fly worried looks Kim
hinge: perch proud | props: stick
last: perch happy

## lead fish
eyes: swim worried looks Kim
hinge: swim happy looks Kim
last: swim happy

## lead rabbit
eyes: look-up worried looks Kim
hinge: sit happy | props: hay
last: lie happy | props: hay

## lead guineapig
eyes: look-up worried looks Kim
hinge: sit happy | props: hay
last: sit happy

## lead hamster
eyes: carried worried
hinge: sit happy
last: sit proud

## lead horse
eyes: stand worried looks Kim
hinge: stand happy | props: hat
last: stand happy

## lead lizard
eyes: lie worried looks Kim
hinge: lie happy | props: brick
last: lie happy | props: brick

## lead toy
eyes: carried sad
hinge: sit happy
last: sit happy

## lead other
eyes: look-up worried looks Kim
hinge: sit happy | props: sock
last: sleep happy | props: sock

## trait pet fear
set: stand worried
trouble: hide scared
pay: stand proud

## trait pet theft
set: stand proud holds {trait.prop} | props: {trait.prop}
trouble: sit sad looks {trait.prop} | props: {trait.prop}
pay: walk proud holds {trait.prop} | props: {trait.prop}

## trait pet socks
set: stand proud holds sock | props: sock
trouble: sit proud holds sock | props: sock
pay: stand proud holds sock | props: sock

## trait pet noise
set: look-up delighted
trouble: look-up cross looks Kim
pay: look-up delighted

## trait pet part
set: stand proud
trouble: sit calm looks Kim
pay: run happy

## trait pet threelegs
set: stand proud
trouble: sit calm looks Kim
pay: leap proud

## trait pet deaf
set: stand calm
trouble: sit calm looks Kim
pay: look-up proud

## trait pet age
set: stand calm
trouble: sit calm looks Kim
pay: stand calm

## trait pet favourite
set: stand happy holds {trait.prop} | props: {trait.prop}
trouble: sit sad looks {trait.prop} | props: {trait.prop}
pay: stand proud holds {trait.prop} | props: {trait.prop}

## trait pet sleep
set: lie calm
trouble: lie cross
pay: sleep calm | props: {trait.prop}

## trait pet habit
set: stand happy
trouble: stand sad looks Kim
pay: stand delighted

## trait pet digs
set: dig curious
trouble: stand cross looks Kim
pay: dig delighted | props: hole

## trait pet talent
set: stand proud
trouble: sit sad looks Kim
pay: stand proud

## trait child fear
set: look-up curious looks bucket
trouble: sit sad wears crown
pay: sit calm does hug:bucket

## trait child dark
set: look-up curious looks bucket
trouble: sit sad wears crown
pay: sit calm does hug:bucket

## trait child collection
set: look-up delighted looks bucket | props: {trait.prop}
trouble: sit sad holds {trait.prop} wears crown | props: {trait.prop}
pay: kneel happy looks bucket holds {trait.prop}

## trait child noise
set: look-up delighted looks bucket
trouble: sit sad wears crown
pay: sit happy does hug:bucket

## trait child part
set: look-up delighted looks bucket
trouble: sit sad wears crown
pay: sit happy looks bucket

## trait child favourite
set: look-up delighted looks bucket
trouble: sit sad wears crown
pay: sit happy does hug:bucket

## trait child sleep
set: look-up delighted looks bucket
trouble: sit sad wears crown
pay: sit calm does pour:bucket

## trait child habit
set: look-up delighted looks bucket
trouble: sit sad wears crown
pay: sit calm does pour:bucket

## trait child loseshats
set: look-up delighted looks bucket
trouble: sit sad wears crown
pay: sit happy wears bucket

## trait child talent
set: look-up delighted looks bucket
trouble: sit sad wears crown
pay: sit happy does hug:bucket

## trait child remembers
set: look-up delighted looks bucket
trouble: sit sad wears crown
pay: sit calm does pour:bucket
`
