// Want: to publish a serious comic. In the way: an editor aged six, with a crayon. Two decent sides: passengers don't drive the bus; she reads to the end.
// Engine: her notes. A dog goes to the door at the best joke, since a walk comes after it, and a cat lies down on it: so {Kim} sees the page without.
// Turn: the joke comes out. Last image: the joke, with a duck; or rain, at which nobody looks. {remy} is "he", {edie} "she".
export const plan = String.raw`
id: constructive-feedback-9-12
skill: constructive_feedback
level: 9-12
days: snow-day plot, first-day-of-school plot, easter plot, hanukkah plot, nowruz plot
extra: friend he
extra: friend2 she
extra: grownup he
surprise: picture | 3 comic
surprise: detail | 5 comic

# 1
@ [place: {place.id} | street] morning wide | child: carry proud holds comic | friend: walk happy looks child | all: walk happy | props: bus-shelter
> want
slots: place

# 2
@ attic golden medium | child: sit proud does paint:drawing | friend: sit happy looks Bo | all: stand proud | props: drawing, easel, lamp
^ pet set
* model

# 3
@ attic lamp close | child: sit delighted [cat: looks pet1 | does read:comic] | friend: stand calm looks comic | Bo: sit calm | props: comic "lines", lamp
> joke
* model

# 4
@ street dusk [snow-day: snow | rain] whole | child: stand scared does hold-up:comic | friend: stand worried looks comic | Bo: sit curious looks comic | props: bus-shelter, comic "{more-duck}"
^ child set
slots: place

# 5
@ attic lamp medium | child: kneel curious does touch:comic | friend: point curious looks comic | Bo: look-up curious looks comic | props: comic "blot", box
> blot ?
* model

# 6
@ street morning [snow-day: snow | cloud] whole | child: stand cross does hold-up:comic | friend: shrug worried looks comic | Bo: sit curious looks comic | props: bus-shelter, comic "{no-duck}"
> arrow ?
* read

# 7
@ [place: {place.id} | street] golden [snow-day: snow] whole | child: walk worried does read:comic | friend: walk cross looks child | all: walk calm | props: comic, bag
^ child trouble
* read
slots: place

# 8
@ street morning [snow-day: snow] whole | child: crouch curious looks friend2 at left | friend: crouch curious looks friend2 at left | friend2: sit calm does read:comic at right | all: hide curious | props: bus-shelter at right, big-bush at left
> hedge
* read
slots: place

# 9
@ street morning [snow-day: snow] close | child: stand worried looks friend2 wears ferns | friend2: stand calm does point:comic | Bo: look-up curious looks friend2 | props: comic
> biscuit ?
^ child second
* low

# 10 a
@ park noon [snow-day: snow] medium | friend: hands-on-hips cross looks child | child: sit worried does hug:comic | Bo: lie calm looks Kim | props: bench, comic
^ pet trouble
slots: place

# 10 b
@ kitchen noon medium | friend: sit cross looks child does eat:sandwich | child: stand worried does hold-up:comic | Bo: lie calm looks Kim | props: table, comic "blot", sandwich
^ pet trouble
slots: place

# 11
@ street dusk [snow-day: snow | rain] knee | child: stand worried looks friend2 at left | friend2: kneel calm does read:comic at right | all: sit calm looks friend2 | props: bus-shelter, comic "lines"
* low
slots: deed

# 12
@ bedroom night close | child: sit sad [cat: looks comic | does touch:comic] | Bo: sit calm looks Kim | props: comic "lines", lamp
> hinge

# 13
@ bedroom lamp knee | child: kneel sad does wrap:letter | all: lie sad looks Kim | props: letter, paper, lamp | event
> cut ?
* low
slots: event, series

# 14
@ [snow-day: street | park] golden [snow-day: snow] medium | friend: sit worried looks child holds paper | child: sit worried looks friend | Bo: sit worried looks friend | props: bench, paper
> eyes
^ pet second

# 15 a
@ attic lamp wide | child: stand happy does paint:drawing | friend: sit happy looks Bo | friend2: sit happy holds crayon | Bo: stand proud looks Kim | props: easel, drawing, comic "duck"
> duck
^ child third

# 15 b
@ attic lamp wide | friend: stand happy does paint:drawing | child: sit happy looks Bo | friend2: stand happy does point:comic | Bo: stand proud looks Kim | props: easel, drawing, comic "duck"
> duck
^ child third

# 16
@ street [hanukkah: dusk | morning] [snow-day: snow] whole | child: crouch curious looks grownup at left | friend: crouch curious looks grownup at left | friend2: sit happy at right | grownup: sit happy does read:comic at right | all: hide curious | props: bus-shelter at right, big-bush at left, comic "duck" | event
^ child pay
* joy
slots: event

# 17 a
@ street [hanukkah: dusk | morning] [snow-day: snow] medium | grownup: walk curious looks friend2 | friend2: sit happy does read:comic | child: stand delighted looks grownup | Bo: stand happy | props: bus, bus-shelter, comic "duck" | event
> bus ?
^ pet third
slots: event

# 17 b
@ street [hanukkah: dusk | morning] [snow-day: snow] medium | grownup: sit delighted does read:comic | friend2: sit happy looks comic | child: stand delighted looks grownup | Bo: stand happy | props: bus, bus-shelter, comic "duck" | event
> bus ?
^ pet third
slots: event

# 18
@ street golden [snow-day: snow] knee | child: stand delighted does hold-up:note | friend: celebrate delighted looks note | all: leap delighted | props: bus-shelter, note "{right-amount-of-duck}" | event
^ pet pay
* joy
slots: place, event

# 19
@ street dusk [snow-day: snow] knee | friend2: stand proud wears badge | child: stand calm does glue:comic | friend: stand happy looks friend2 | all: sit happy looks friend2 | props: bus-shelter, comic "lines" | event
* joy
slots: place, event, series

# 20 a
@ street golden [snow-day: snow] knee | child: kneel happy does touch:comic | Bo: look-up curious looks comic | props: comic "lines and duck"
> last
slots: series

# 20 b
@ street dusk [snow-day: snow | rain] medium | child: sit happy looks friend2 | friend: stand happy looks comic | friend2: sit happy does read:comic | all: sit happy looks comic | props: bus-shelter, comic "lines and duck"
> last
slots: series

## dog
model: stand happy
read: lie happy
low: sit sad looks Kim
joy: stand delighted

## cat
model: sit proud
read: lie calm
low: back-turned calm
joy: sit proud

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
model: sit calm
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
joy: look-up happy

## lead dog
want: walk happy looks Kim
joke: walk happy
blot: stand curious does nose-into:comic
arrow: stand calm looks comic
hedge: hide curious
biscuit: look-up happy looks friend2
hinge: walk calm
cut: sit calm looks Kim
eyes: sit sad looks Kim
duck: stand proud looks Kim
bus: stand happy does nose-into:bag | props: bag
last: sit happy looks comic

## lead cat
want: walk calm looks Kim
joke: lie calm does lie-across:comic
blot: sit calm looks comic
arrow: lie calm does lie-across:comic
hedge: hide calm
biscuit: sit proud looks friend2
hinge: lie calm does lie-across:comic
cut: lie calm does lie-across:letter
eyes: sit cross looks Kim
duck: sit proud looks Kim
bus: lie proud does lie-across:comic
last: lie happy

## lead bird
joke: perch calm
hinge: perch calm
duck: perch proud looks Kim
last: perch delighted

## lead fish
joke: hide calm
hinge: hide calm
duck: swim proud looks Kim
last: swim happy

## lead rabbit
joke: sit calm
hinge: sit calm
duck: sit proud looks Kim
last: sit happy

## lead guineapig
joke: look-up calm
hinge: look-up calm
duck: sit proud looks Kim
last: look-up delighted

## lead hamster
joke: hide calm
hinge: hide calm
duck: stand proud looks Kim
last: stand happy

## lead horse
joke: stand calm
hinge: stand calm
duck: stand proud looks Kim
last: stand happy

## lead lizard
joke: lie calm
hinge: lie calm
duck: stand proud looks Kim
last: lie happy

## lead toy
joke: lie calm
hinge: lie calm
duck: sit proud looks Kim
last: sit happy

## lead other
joke: back-turned calm
hinge: back-turned calm
duck: stand proud looks Kim
last: sit happy

## trait pet fear
set: hide scared
trouble: hide scared
pay: stand proud

## trait pet theft
set: stand proud holds {trait.prop} | props: {trait.prop}
trouble: lie happy holds {trait.prop} | props: {trait.prop}
pay: stand delighted holds {trait.prop} | props: {trait.prop}

## trait pet socks
set: stand proud holds sock | props: sock
trouble: lie happy holds sock | props: sock
pay: stand delighted holds sock | props: sock

## trait pet noise
set: look-up happy
trouble: look-up worried
pay: look-up delighted

## trait pet part
set: stand proud
trouble: stand worried looks Kim
pay: stand proud

## trait pet deaf
set: stand calm looks Kim
trouble: lie calm looks friend
pay: stand delighted looks friend

## trait pet age
set: stand proud
trouble: lie calm looks Kim
pay: stand delighted

## trait pet favourite
set: sit happy holds {trait.prop} | props: {trait.prop}
trouble: lie worried looks {trait.prop} | props: {trait.prop}
pay: stand delighted holds {trait.prop} | props: {trait.prop}

## trait pet sleep
set: lie calm
trouble: lie calm
pay: lie happy

## trait pet habit
set: stand happy
trouble: stand worried looks Kim
pay: stand delighted

## trait pet digs
set: dig happy | props: hole
trouble: dig worried
pay: dig delighted | props: hole

## trait pet talent
set: stand proud
trouble: stand worried looks Kim
pay: stand delighted

## trait child fear
set: stand scared does hold-up:comic
trouble: walk worried does read:comic
pay: crouch worried looks grownup

## trait child dark
set: stand scared does hold-up:comic
trouble: walk worried does read:comic
pay: crouch worried looks grownup

## trait child collection
set: stand scared does hold-up:comic
trouble: walk worried does read:comic | props: {trait.prop}
pay: crouch worried looks grownup | props: {trait.prop}

## trait child noise
set: stand scared does hold-up:comic
trouble: walk worried does read:comic
pay: crouch worried looks grownup

## trait child part
set: stand scared does hold-up:comic
trouble: walk worried does read:comic
pay: crouch happy looks grownup

## trait child favourite
set: stand scared does hold-up:comic
trouble: walk worried does read:comic
pay: crouch worried looks grownup

## trait child sleep
set: stand scared does hold-up:comic
trouble: walk worried does read:comic
pay: crouch worried looks grownup

## trait child habit
set: stand scared does hold-up:comic
trouble: walk worried does read:comic
pay: crouch worried looks grownup

## trait child talent
set: stand scared does hold-up:comic
trouble: walk worried does read:comic
pay: crouch worried looks grownup
`
