// Want: to save {mrs}, and to be the one who did. In the way: a petition that asks for too much, and never asked her. Engine: signatures.
// Two decent sides: {rosa} is for the light, and for her brother. A dog comes to {mrs} for a pocket, a cat for a street that stops, and each is
// the first to see to her feet. Turn: points two to eleven torn off, and a speech sat upon. Last image: what is under the sign, with a gap in it;
// or the light, and somebody on a chair who has Sundays off. {mrs} and {rosa} are "she", {col} and {mayor} "he".
export const plan = String.raw`
id: leadership-9-12
skill: leadership
level: 9-12
days: farm-stay plot, beach-holiday plot, first-day-of-school plot, family-reunion plot, new-baby plot
extra: elder she
extra: friend she
extra: friend2 he
extra: grownup he
surprise: picture | 1 elder, 19 chair
surprise: word

# 1
@ [place: {place.id} | street] morning wide | child: walk happy looks elder | elder: stand proud looks child holds lollipop | all: walk happy | props: | event
> want
* news
slots: place

# 2
@ street morning medium | child: stand cross does point:poster | friend2: stand cross looks poster | elder: stand sad holds lollipop at far | Bo: look-up worried looks Kim | props: poster "{notice}" at right | event
> notice ?
* news
slots: place, event

# 3
@ bedroom lamp close | child: sit proud does write:paper | Bo: sit calm looks Kim | props: paper, lamp
> write
^ pet second
* news
slots: home

# 4
@ playground noon medium | child: stand proud does hold-up:paper | friend2: look-up delighted looks paper | all: sit curious looks paper | props: paper, slide
^ child set

# 5
@ street noon wide | child: stand happy does hand-over:paper looks grownup at left | grownup: stand curious looks paper at centre | friend2: stand happy looks grownup at right | all: stand happy looks grownup | props: paper, door | event
> sign
* sign
slots: place, event

# 6 a
@ street golden medium | friend2: stand happy does hold-up:paper | child: stand delighted looks paper | Bo: sit happy looks friend2 | props: bus-shelter, paper
> col
^ child second
* sign
slots: series

# 6 b
@ library golden medium | friend2: stand happy does hold-up:paper | child: stand delighted looks paper | Bo: sit happy looks friend2 | props: shelf, paper
> col
^ child second
* sign
slots: series

# 7
@ park golden medium | child: stand delighted does hug:paper | friend2: celebrate delighted looks child | all: stand happy looks Kim | props: paper, table
^ pet set
* sign
slots: place

# 8
@ playground golden knee | child: stand worried looks friend holds paper | friend: hands-on-hips cross looks child | Bo: sit worried looks friend | props: paper

# 9
@ council lamp wide | child: stand scared does read:paper | grownup: sit calm looks child | friend2: sit worried looks child | all: sit worried looks Kim | props: table, microphone
> council ?
^ child trouble
* low
slots: place

# 10
@ council lamp medium | grownup: stand happy does hand-over:paper | child: stand sad looks paper | Bo: sit sad looks Kim | props: paper
^ pet trouble
* low

# 11
@ street dusk behind | child: walk sad | elder: stand happy looks child holds lollipop | all: walk sad | props: bus, lamp
> corner ?
* low
slots: place, series

# 12
@ street dusk whole | child: stand curious looks elder at far | elder: stand happy looks pet1 holds lollipop | Bo: lie calm does lie-across:elder | props: lollipop
> hinge

# 13
@ street night medium | child: stand curious says looks elder | elder: stand calm looks child holds lollipop | Bo: lie calm looks elder | props: lamp, bus at far
^ child third

# 14
@ bedroom night close | child: sit sad does tear:paper | Bo: sit calm looks Kim | props: paper, lamp
> eyes ?

# 15
@ park noon medium | child: stand calm looks friend does hand-over:crayon at left | friend: reach curious looks child at centre | friend2: stand cross looks child at right | all: sit curious looks friend | props: crayon
> pen ?

# 16
@ council lamp medium | friend: stand scared does read:paper | child: sit worried looks friend | grownup: sit calm looks friend | Bo: sit calm looks friend | props: table, microphone
slots: deed

# 17
@ council lamp whole | friend2: stand scared looks grownup | friend: stand worried looks friend2 | child: sit curious looks friend2 | grownup: sit curious looks friend2 | all: sit curious looks friend2 | props: table | event
^ pet third
slots: event

# 18 a
@ council golden whole | grownup: stand happy does read:paper | friend: stand delighted looks paper | child: sit delighted looks grownup | Bo: lie calm does lie-across:grownup | all: stand happy looks grownup | props: paper, table
^ pet pay
* joy
slots: place

# 18 b
@ council golden medium | grownup: stand curious does read:paper | friend: hands-on-hips proud looks grownup | child: sit delighted looks friend | Bo: lie calm does lie-across:grownup | all: stand happy looks grownup | props: paper, table
^ pet pay
* joy
slots: place

# 19 a
@ street morning medium | child: stand happy does hug:bag at left | friend: stand proud | elder: sit delighted holds lollipop | friend2: stand proud | all: sit happy | props: chair, bag, camera | event
^ child pay
* joy
slots: event

# 19 b
@ street morning knee | child: stand happy does hug:bag at left | elder: sit delighted looks newspaper | friend2: stand delighted does point:newspaper | all: sit happy looks newspaper | props: chair, bag, newspaper "{headline}" | event
^ child pay
* joy
slots: event

# 20 a
@ street golden wide | child: kneel happy does write:signed-chair | elder: stand happy looks child | friend: stand happy looks child | all: sit happy looks Kim | props: signed-chair at right | event
> last
* joy
slots: place, event, series

# 20 b
@ street golden wide | child: walk happy looks elder | friend: walk happy looks friend2 | friend2: walk happy | elder: sit delighted looks friend2 at right | all: sit happy looks elder | props: chair at right, lamp | event
> last
* joy
slots: place, event, series

## lead dog
want: walk delighted looks elder
notice: sit worried looks poster
write: lie calm does lie-across:paper
sign: stand proud does paw-on:paper
col: stand happy looks friend2
council: walk curious
corner: walk sad
hinge: lie calm does lie-across:elder
eyes: sit happy does tug:paper
pen: sit proud looks friend
last: lie happy looks elder

## lead cat
want: walk proud
notice: sit cross looks poster
write: sit calm does lie-across:paper
sign: stand proud does nose-into:paper
col: sit calm looks friend2
council: sit proud
corner: walk calm
hinge: lie calm does lie-across:elder
eyes: lie calm looks Kim
pen: sit proud looks friend
last: lie happy

## lead bird
hinge: perch calm looks elder
eyes: perch calm looks Kim
last: perch delighted

## lead fish
hinge: swim delighted looks elder
eyes: swim calm looks Kim
last: swim happy

## lead rabbit
hinge: lie calm looks elder
eyes: sit calm looks Kim
last: sit happy

## lead guineapig
hinge: lie calm does lie-across:elder
eyes: sit calm looks Kim
last: look-up happy

## lead hamster
hinge: lie calm looks elder
eyes: sit calm looks Kim
last: stand happy

## lead horse
hinge: stand calm looks elder
eyes: stand calm looks Kim
last: stand happy

## lead lizard
hinge: lie calm looks elder
eyes: lie calm looks Kim
last: lie happy

## lead toy
hinge: lie calm
eyes: sit calm
last: sit happy

## lead other
hinge: sit calm looks elder
eyes: sit calm looks Kim
last: sit happy

## trait pet fear
set: hide scared
trouble: look-up worried
pay: sit proud

## trait pet theft
set: stand proud holds {trait.prop} | props: {trait.prop}
trouble: sit cross holds {trait.prop} | props: {trait.prop}
pay: stand happy looks grownup holds {trait.prop} | props: {trait.prop}

## trait pet socks
set: stand proud holds sock | props: sock
trouble: sit cross holds sock | props: sock
pay: stand happy looks grownup holds sock | props: sock

## trait pet noise
set: look-up delighted
trouble: look-up sad
pay: look-up delighted

## trait pet part
set: stand proud
trouble: stand calm looks grownup
pay: stand proud looks grownup

## trait pet deaf
set: sit curious looks friend2
trouble: sit worried looks Kim
pay: sit happy looks grownup

## trait pet age
set: sit calm
trouble: lie sad
pay: sit happy

## trait pet favourite
set: sit proud looks {trait.prop} | props: {trait.prop}
trouble: sit sad holds {trait.prop} | props: {trait.prop}
pay: stand happy holds {trait.prop} | props: {trait.prop}

## trait pet sleep
set: lie calm
trouble: lie sad
pay: sleep calm

## trait pet habit
set: stand delighted
trouble: stand worried looks Kim
pay: stand delighted

## trait pet digs
set: dig happy | props: hole
trouble: dig worried
pay: dig delighted

## trait pet talent
set: stand proud
trouble: stand sad looks Kim
pay: stand proud looks grownup

## trait child fear
set: stand worried does hold-up:paper
trouble: stand scared does read:paper
pay: stand calm does hug:bag

## trait child dark
set: stand worried does hold-up:paper
trouble: stand scared does read:paper
pay: stand calm does hug:bag

## trait child collection
set: stand proud does hold-up:paper | props: {trait.prop}
trouble: stand worried holds {trait.prop} | props: {trait.prop}
pay: stand happy holds {trait.prop} | props: {trait.prop}

## trait child noise
set: stand proud does hold-up:paper
trouble: stand worried does read:paper
pay: stand delighted does hug:bag

## trait child part
set: stand proud does hold-up:paper
trouble: stand worried looks grownup holds paper
pay: stand delighted does hug:bag

## trait child favourite
set: stand proud does hold-up:paper
trouble: stand sad looks paper holds paper
pay: stand happy does hug:bag

## trait child sleep
set: stand proud does hold-up:paper
trouble: stand sad looks paper holds paper
pay: stand calm does hug:bag

## trait child habit
set: stand proud does hold-up:paper
trouble: stand worried does read:paper
pay: stand happy does hug:bag

## trait child talent
set: stand proud does hold-up:paper
trouble: stand worried looks grownup holds paper
pay: stand delighted does hug:bag

## dog
news: sit worried
sign: stand proud
low: walk sad holds crayon
joy: stand delighted

## dog 2
news: sit sad
sign: leap happy
low: sit sad looks Kim
joy: stand delighted

## cat
news: walk proud
sign: sit proud
low: sit sad looks Kim
joy: sit proud

## cat 2
news: sit proud
sign: lie calm
low: sit sad looks Kim
joy: lie proud

## bird
news: perch sad
sign: perch happy
low: perch sad
joy: perch delighted

## fish
news: swim proud
sign: swim happy
low: swim sad
joy: look-up delighted

## fish 2
news: swim sad
sign: swim happy
low: hide sad
joy: swim delighted

## rabbit
news: sit worried
sign: sit happy
low: lie sad
joy: leap delighted

## guineapig
news: look-up sad
sign: sit happy
low: sit sad
joy: look-up delighted

## hamster
news: stand worried
sign: stand proud
low: hide sad
joy: stand delighted

## horse
news: stand worried
sign: stand proud
low: stand sad
joy: stand delighted

## lizard
news: lie worried
sign: stand proud
low: lie sad
joy: lie delighted

## toy
news: sit sad
sign: sit happy
low: lie sad
joy: sit proud

## other
news: look-up worried
sign: stand happy
low: sit sad looks Kim
joy: stand delighted

## duet
news: sit worried looks Mo
sign: stand proud looks Mo
low: sit sad looks Mo
joy: stand delighted looks Mo

## duet 2
news: look-up curious looks Mo
sign: walk happy looks Mo
low: sit sad looks Kim
joy: sit delighted looks Mo

## any kerb
news: look-up worried
sign: sit proud
low: sit sad looks Kim
joy: stand proud

## any vote
news: stand cross
sign: stand happy
low: sit sad
joy: stand delighted

## any shoes
news: look-up sad
sign: sit proud
low: sit sad looks Kim
joy: sit happy

## any bun
news: sit sad
sign: sit happy
low: lie sad
joy: sit delighted
`
