// Want: to have the old country back. Two decent sides: you might have asked; I live here too. Engine: mock history; the treaty makes
// everything worse, and the animals ignore it. A dog carries everything over the line, a cat sits on whatever is looked at; in the storm each
// does it once more, on the other side. Turn: each crosses the line to save the other's thing. Last image: what is left of the line.
export const plan = String.raw`
id: friendship-9-12
skill: friendship
level: 9-12
days: beach-holiday plot, new-years-eve plot, family-wedding plot, birthday plot, lunar-new-year plot
extra: friend she
extra: friend2 he
surprise: word
surprise: picture | 18 chalk-line, 18 pet1

# 1
@ shed dusk wide | child: crouch cross does write:chalk-line looks chalk-line | all: stand worried looks chalk-line | props: chalk-line at centre, lamp
slots: place, home, series

# 2
@ shed golden medium | child: sit happy looks friend at left | friend: sit happy looks child at right | all: sit happy | props: rug, lamp, drawing | event
> want
* before
slots: event

# 3
@ shed lamp knee | child: stand proud does hold-up:boat looks boat at left | friend: sit proud does read:book at right | Bo: look-up curious looks boat | props: book, boat, lamp
^ pet set
* before
slots: place

# 4
@ shed noon medium | child: stand worried looks friend2 at left | friend: sit delighted looks friend2 does read:book | friend2: sit delighted looks friend at right | Bo: sit happy looks friend2 | props: book, rug
> rug
* before
slots: place, series

# 5
@ shed noon knee | child: hands-on-hips cross looks friend at left | friend: hands-on-hips cross looks child at right | Bo: hide worried | props: rug
^ child set

# 6
@ shed lamp whole | child: stand cross looks friend holds key at left | friend: stand cross looks child holds lamp at right | all: stand curious looks chalk-line | props: chalk-line at centre, lamp, paper "{article-one}" | event
> treaty ?
* border
slots: event

# 7 a
@ shed noon whole | child: stand cross does write:paper at left | friend: sit cross holds paper at right | Bo: walk curious looks chalk-line | props: table at left, bench at right, chalk-line at centre, paper
> law ?
* border

# 7 b
@ shed noon whole | child: stand cross does climb:window at left | friend: stand cross looks child at right | Bo: walk curious looks chalk-line | props: window at left, door at right, chalk-line at centre
> law ?
* border

# 8 a
@ shed golden knee | child: point cross looks friend at left | friend: point cross looks child at right | props: paper, chalk-line at centre
^ child second
* border

# 8 b
@ shed golden knee | child: read cross holds paper at left | friend: look-up cross at right | props: paper, chalk-line at centre
^ child second
* border

# 9
@ shed golden plan | child: sit worried looks pet1 at left | friend: sit worried looks pet1 at right | all: walk calm looks chalk-line | props: chalk-line at centre
> eyes
* border
^ child third

# 10
@ [beach-holiday: beach | new-years-eve: park | school] noon wide | child: walk sad looks sandwich holds sandwich at left | friend2: sit sad looks child holds sandwich at right | props: sandwich, bench
slots: place

# 11
@ shed dusk cloud medium | child: sit sad looks jar at left | friend: sit sad looks jar at right | Bo: sit sad looks jar | props: jar "biscuits" at centre, chalk-line at centre | event
^ pet trouble
* winter
slots: event

# 12
@ shed night wide | child: sit sad looks friend at left | friend: sit sad does hug:book at right | Bo: lie sad | props: lamp "off", book, chalk-line at centre
^ child trouble
* winter

# 13
@ bedroom lamp knee | child: kneel worried does write:letter looks letter | Bo: sit worried looks Kim | props: letter "{dear-other}", paper, lamp
> low
* winter
^ pet second

# 14
@ bedroom night rain medium | child: look-up scared looks window | Bo: hide scared | props: window, bed | event
> storm ?
slots: place, deed, event

# 15
@ shed night rain wide | child: stand scared does hug:boat looks boat at left | Bo: stand scared looks book | props: boat, book at right, chalk-line at centre
slots: series

# 16
@ shed night rain whole | child: carry scared looks friend does hug:book at left | friend: stand scared looks child does hug:boat at right | Bo: stand worried looks Kim | props: book, boat
> hinge

# 17 a
@ shed night rain close | child: sit sad looks friend does hug:book | friend: sit sad looks child does hug:boat | Bo: cuddled calm looks Kim | props: under-table at centre, book, boat, torch
> under ?

# 17 b
@ shed night rain close | child: sit calm looks friend does hug:book | friend: sit happy looks child does hug:boat | Bo: cuddled calm looks Kim | props: under-table at centre, book, boat, torch
> under ?

# 18
@ shed morning whole | child: stand happy does point:chalk-line at left | friend: crouch happy looks chalk-line at right | Bo: lie calm does lie-across:chalk-line at centre | props: chalk-line at centre | event
^ pet pay
* peace
^ pet third
slots: event

# 19
@ [place: {place.id} | street] morning whole | child: stand worried does hand-over:chair looks friend2 at centre | friend2: stand delighted looks child at right | friend: stand happy looks friend2 at left | Bo: stand happy looks friend2 | props: chair, door at far | event
* peace
^ child pay
slots: event

# 20 a
@ shed golden wide | child: sit delighted looks friend2 at left | friend: sit delighted looks child at centre | friend2: sit delighted looks friend at right | all: sit happy | props: rug, lamp, jar "biscuits", paper "{bring-biscuits}" | event
> last ?
* peace
* peace
slots: place, event

# 20 b
@ shed golden wide | child: walk delighted looks friend at left | friend: walk delighted looks friend2 at centre | friend2: walk delighted looks child at right | all: walk happy looks chalk-line | props: chalk-line at centre, rope, sign "{please-cross}", lamp | event
> last ?
* peace
* peace
slots: place, event

## lead dog
want: stand happy looks Kim
rug: stand proud does carry:boat | props: boat
treaty: walk proud does carry:chalk-line
law: walk proud does carry:sock | props: sock
eyes: sit worried looks friend
low: stand sad does carry:letter | props: letter
hinge: stand worried does tug:book
under: lie calm does lie-across:child
storm: stand worried looks Kim
last: stand delighted looks friend

## lead cat
want: sit proud looks friend
rug: sit proud looks friend2
treaty: sit proud does lie-across:paper | props: paper
law: sit proud looks friend
eyes: sit proud looks friend
low: lie sad looks letter | props: letter
hinge: lie scared does lie-across:book
under: cuddled calm looks Kim
storm: hide scared
last: sit proud

## lead bird
eyes: perch curious looks chalk-line
hinge: perch scared looks book
last: fly delighted

## lead fish
eyes: swim curious looks chalk-line
hinge: swim scared looks Kim
last: swim delighted

## lead rabbit
eyes: look-up curious looks friend
hinge: sit scared looks book
last: leap delighted

## lead guineapig
eyes: look-up worried looks friend
hinge: look-up scared looks Kim
last: look-up delighted

## lead hamster
eyes: stand worried looks friend
hinge: stand scared looks book
last: stand delighted

## lead horse
eyes: stand worried looks friend
hinge: stand worried looks book
last: stand delighted

## lead lizard
eyes: lie calm looks friend
hinge: lie calm looks Kim
last: lie happy

## lead toy
eyes: sit worried looks friend
hinge: lie worried looks Kim
last: sit happy

## lead other
eyes: sit worried looks friend
hinge: stand worried looks book
last: stand happy

## trait pet fear
set: sit happy
trouble: hide worried
pay: look-up happy

## trait pet theft
set: run delighted holds {trait.prop} | props: {trait.prop}
trouble: sit sad looks Kim | props: {trait.prop}
pay: sit proud holds {trait.prop} at near | props: {trait.prop}

## trait pet socks
set: run delighted holds sock
trouble: sit sad looks Kim | props: sock
pay: sit proud holds sock at near

## trait pet noise
set: look-up delighted
trouble: look-up sad
pay: look-up delighted at near

## trait pet part
set: sit proud
trouble: sit sad looks Kim
pay: sit proud at near

## trait pet threelegs
set: stand proud
trouble: stand sad looks Kim
pay: sit proud at near

## trait pet deaf
set: stand happy looks Kim
trouble: sit sad looks Kim
pay: sit calm looks Kim at near

## trait pet age
set: [old: lie calm | stand delighted]
trouble: [old: lie sad | sit sad looks Kim]
pay: sit calm at near

## trait pet favourite
set: sit proud | props: {trait.prop}
trouble: sit sad looks {trait.prop} | props: {trait.prop}
pay: sit happy at near | props: {trait.prop}

## trait pet sleep
set: lie calm
trouble: lie sad looks Kim
pay: lie happy at near

## trait pet habit
set: [digs: dig | hidesthings: hide | sitsonthings: sit | stand] happy
trouble: [digs: dig | hidesthings: hide | sitsonthings: sit | stand] sad
pay: sit delighted at near

## trait pet talent
set: [jumps,catches: leap | stand] proud
trouble: sit sad looks Kim
pay: [jumps,catches: leap | stand] delighted at near

## trait child fear
set: hands-on-hips cross looks friend at left
trouble: sit sad looks friend at left
pay: stand worried does hand-over:chair looks friend2 at centre

## trait child dark
set: hands-on-hips cross looks friend at left
trouble: sit sad looks friend at left
pay: stand worried does hand-over:chair looks friend2 at centre

## trait child collection
set: hands-on-hips cross looks friend at left | props: {trait.prop}
trouble: sit sad looks friend at left
pay: stand worried does hand-over:chair looks friend2 at centre

## trait child noise
set: hands-on-hips cross looks friend at left
trouble: sit sad looks friend at left
pay: stand worried does hand-over:chair looks friend2 at centre

## trait child part
set: hands-on-hips cross looks friend at left
trouble: sit sad looks friend at left
pay: stand worried does hand-over:chair looks friend2 at centre

## trait child favourite
set: hands-on-hips cross looks friend at left
trouble: sit sad looks friend at left
pay: stand worried does hand-over:chair looks friend2 at centre

## trait child sleep
set: hands-on-hips cross looks friend at left
trouble: sit sad looks friend at left
pay: stand worried does hand-over:chair looks friend2 at centre

## trait child habit
set: hands-on-hips cross looks friend at left
trouble: sit sad looks friend at left
pay: stand worried does hand-over:chair looks friend2 at centre

## trait child talent
set: hands-on-hips cross looks friend at left
trouble: sit sad looks friend at left
pay: stand worried does hand-over:chair looks friend2 at centre

## dog
before: stand happy
border: walk proud
winter: lie sad
peace: leap delighted

## dog 2
before: sit proud
border: walk calm
winter: lie sad
peace: run proud

## cat
before: sit proud
border: sit proud
winter: back-turned cross
peace: lie proud

## cat 2
before: walk calm
border: sit calm
winter: back-turned calm
peace: sit proud

## bird
before: perch delighted
border: fly proud
winter: perch sad
peace: perch delighted

## fish
before: swim proud
border: swim curious
winter: back-turned sad
peace: swim delighted

## fish 2
before: swim calm
border: hide calm
winter: swim sad
peace: look-up proud

## rabbit
before: dig happy
border: dig proud
winter: sit sad
peace: stand delighted

## guineapig
before: look-up delighted
border: look-up happy
winter: lie sad
peace: leap delighted

## hamster
before: sit proud
border: walk curious
winter: sit sad
peace: stand happy

## horse
before: stand calm
border: stand calm
winter: back-turned cross
peace: stand delighted

## lizard
before: lie proud
border: lie calm
winter: lie sad
peace: stand proud

## toy
before: sit proud
border: carried calm
winter: lie sad
peace: sit proud

## other
before: stand calm
border: stand calm
winter: lie sad
peace: stand happy

## duet
before: sit cross looks Mo
border: sit cross looks Mo
winter: lie sad looks Mo
peace: sleep calm

## duet 2
before: stand proud looks Mo
border: stand curious looks Mo
winter: sit sad looks Mo
peace: lie happy looks Mo

## any sitting
before: sit proud
border: sit happy
winter: back-turned sad
peace: sit happy

## any stamps
before: sit proud
border: sit proud
winter: lie sad
peace: sit proud

## any night
before: sit calm
border: sleep calm
winter: sit sad
peace: sleep happy

## any posts
before: lie calm
border: sit cross
winter: back-turned sad
peace: sit happy
`
