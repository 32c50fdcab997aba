// Want: sixteen bars at the bakery door, on a trombone. In the way: bars four, nine and ten. Two decent sides: a triangle, now; a trombone,
// perhaps never. Engine: reviews under the door. A dog has wanted somebody to sing with, a cat wants five o'clock back; both know the window.
// Turn: a chair, drawn up to listen. Last image: a review, the other way; or two people to one trombone. {friend} and {vane} are "she".
export const plan = String.raw`
id: perseverance-9-12
skill: perseverance
level: 9-12
days: birthday plot, new-baby plot, christmas plot, family-wedding plot, halloween plot
extra: friend she
extra: elder she
extra: grownup he
surprise: picture | 6 elder, 17 elder
surprise: word

# 1
@ attic noon whole | child: stand proud does play:trombone | all: look-up worried looks trombone | props: trombone, box
> want
* first
slots: home

# 2
@ [place: {place.id} | street] morning wide | child: stand delighted looks grownup | grownup: celebrate proud | friend: stand happy looks grownup holds triangle | Bo: sit calm | props: drum, door | event
> band ?
slots: place, event

# 3
@ street noon close | child: look-up curious looks friend | friend: stand happy looks child does hold-up:triangle | Bo: sit calm looks friend | props: triangle, bench
* first
^ child second

# 4
@ hallway morning close | child: crouch curious looks note holds note | Bo: sit curious looks note | props: note, door
^ pet set
* first

# 5
@ attic dusk medium | child: kneel worried does play:trombone looks box | all: hide worried looks Kim | props: trombone, box, window
> cupboard ?
^ child set
slots: place

# 6
@ street noon medium | child: stand sad looks grownup holds trombone | grownup: shrug calm looks child | elder: stand calm looks child at far | Bo: sit sad looks Kim | props: trombone, door | event
> four
slots: event

# 7 a
@ bathroom noon medium | child: sit worried does play:trombone | all: look-up worried looks Kim | props: trombone, blanket, bucket
* review
^ pet second
slots: series

# 7 b
@ kitchen noon medium | child: stand worried does play:trombone | all: look-up worried looks Kim | props: trombone, bread, basket
* review
^ pet second
slots: series

# 8
@ hallway golden close | child: read curious looks note holds note | Bo: look-up curious looks Kim | props: note, door
> breath
* review

# 9 a
@ street noon wide | child: crouch scared looks stick holds trombone | grownup: crouch scared | friend: stand delighted looks stick | Bo: leap worried | props: trombone, stick "slide" at far
> slide
slots: place

# 9 b
@ street noon wide | child: stand scared looks grownup holds trombone | grownup: stand cross looks child | friend: stand delighted looks grownup | Bo: stand worried | props: trombone, drum
> cloud
slots: place

# 10 a
@ street golden close | child: stand cross looks note holds note | friend: sit delighted looks note | Bo: sit calm looks note | props: note, trombone
^ pet trouble
* review
slots: place, series

# 10 b
@ street golden close | child: stand cross looks note holds note | friend: sit delighted looks note | Bo: sit calm looks note | props: note, trombone
^ pet trouble
* review
slots: place, series

# 11
@ park golden medium | child: stand curious does play:triangle | friend: sit happy looks child | Bo: sit calm looks triangle | props: triangle, bench, leaf
> triangle
^ child third
slots: place

# 12
@ attic dusk knee | child: kneel sad does push:trombone at left | all: sit sad looks trombone at left | props: trombone, suitcase at right | event
> silence ?
^ child trouble
* low
* low
slots: event

# 13
@ hallway morning cloud medium | child: crouch curious looks note | Bo: lie sad | props: note, door
> eyes
* low

# 14
@ street dusk behind | child: look-up curious looks window | Bo: look-up curious looks window | props: window at far
> hinge
slots: place

# 15
@ attic golden medium | child: stand worried does play:trombone looks window | Bo: look-up curious looks Kim | props: trombone, window, chair
slots: deed

# 16
@ attic lamp medium | child: stand calm does play:trombone | all: sit calm looks Kim | props: trombone, lamp, note
^ pet third
slots: series

# 17
@ street morning wide | child: stand scared does play:trombone | grownup: stand curious looks child | friend: stand worried looks child holds triangle | elder: stand calm looks child at far | all: sit worried looks Kim | props: trombone, drum, door | event
> wait
^ child pay
slots: event

# 18
@ street noon close | child: stand proud does play:trombone | friend: celebrate delighted looks child | Bo: look-up delighted looks Kim | props: trombone | event
> sixteen
* joy
* joy
slots: event

# 19 a
@ hallway golden medium | child: stand curious looks elder holds trombone | elder: stand worried looks child | Bo: look-up curious looks elder | props: door
^ pet pay

# 19 b
@ hallway golden close | child: stand curious looks elder holds trombone | elder: reach happy looks trombone | Bo: look-up curious looks elder | props: door, trombone
^ pet pay

# 20 a
@ attic dusk wide | child: sit delighted does write:note | all: look-up happy looks window | props: note, trombone, chair, window | event
> last ?
* joy
* joy
slots: event

# 20 b
@ living-room dusk wide | child: stand delighted does play:trombone | elder: reach delighted does touch:trombone | all: look-up happy looks elder | props: trombone, chair, window | event
> last ?
* joy
* joy
slots: event

## lead dog
want: look-up delighted looks trombone
band: sit proud looks grownup
cupboard: look-up delighted looks Kim
four: stand delighted looks Kim
breath: look-up calm looks Kim
slide: run delighted looks Kim | props: stick "slide"
cloud: stand happy looks grownup
triangle: sit curious looks triangle
silence: sit sad looks Kim
eyes: lie sad
hinge: look-up proud looks window
wait: sit worried looks Kim
sixteen: look-up delighted looks Kim
last: lie calm looks window

## lead cat
want: lie cross looks trombone
band: sit calm looks grownup
cupboard: walk calm looks window
four: sit proud looks Kim
breath: lie happy looks Kim
slide: run cross
cloud: sit cross looks grownup
triangle: sit proud looks triangle
silence: walk cross
eyes: lie worried
hinge: sit proud at far
wait: back-turned calm
sixteen: sit happy looks Kim
last: lie happy looks window

## lead bird
slide: fly worried looks stick
cloud: fly cross
hinge: fly delighted looks window
last: perch happy looks window

## lead fish
slide: swim worried
cloud: swim cross looks Kim
hinge: swim curious looks Kim
last: swim happy

## lead rabbit
slide: stand worried
cloud: stand cross looks Kim
hinge: look-up curious looks window
last: sit happy looks window

## lead guineapig
slide: look-up delighted looks stick
cloud: look-up cross looks Kim
hinge: look-up delighted looks window
last: look-up happy looks window

## lead hamster
slide: stand delighted looks stick
cloud: stand happy looks Kim
hinge: run curious
last: stand happy looks window

## lead horse
slide: stand proud does carry:stick | props: stick "slide"
cloud: stand calm looks Kim
hinge: look-up curious looks window
last: stand happy looks window

## lead lizard
slide: stand worried looks stick
cloud: stand calm looks Kim
hinge: look-up curious looks window
last: lie happy looks window

## lead toy
slide: lie worried
cloud: sit calm
hinge: sit proud looks window
last: sit happy looks window

## lead other
slide: walk worried
cloud: stand cross looks Kim
hinge: look-up curious looks window
last: stand happy looks window

## trait pet fear
set: sit calm looks note
trouble: hide scared
pay: stand proud looks elder

## trait pet theft
set: sit calm looks Kim holds {trait.prop}
trouble: sit proud looks Kim holds {trait.prop}
pay: sit calm looks elder | props: {trait.prop}

## trait pet noise
set: look-up happy looks note
trouble: look-up proud looks Kim
pay: look-up delighted looks elder

## trait pet part
set: sit calm looks note
trouble: sit proud looks Kim
pay: stand calm looks elder

## trait pet deaf
set: sit calm looks Kim
trouble: sit proud looks Kim
pay: stand calm looks elder

## trait pet age
set: [old: sleep | look-up] calm
trouble: [old: lie | stand] calm looks Kim
pay: stand calm looks elder

## trait pet favourite
set: sit happy looks Kim holds {trait.prop}
trouble: sit worried looks {trait.prop} | props: {trait.prop}
pay: sit happy looks elder | props: {trait.prop}

## trait pet sleep
set: sleep calm
trouble: lie cross looks Kim
pay: lie happy looks elder

## trait pet habit
set: [digs: dig | hidesthings: hide | sitsonthings: sit | stand] happy looks Kim
trouble: [digs: dig | hidesthings: hide | sitsonthings: sit | stand] happy looks Kim
pay: [digs: dig | hidesthings: hide | sitsonthings: sit | stand] happy looks elder

## trait pet talent
set: [jumps,catches: leap | stand] proud looks Kim
trouble: [jumps,catches: leap | stand] happy looks Kim
pay: [shakeshands: beg | jumps,catches: leap | stand] proud looks elder

## trait child fear
set: hide worried holds trombone
trouble: kneel sad looks trombone
pay: stand proud holds trombone

## trait child collection
set: hide happy holds trombone | props: {trait.prop}
trouble: kneel sad looks {trait.prop} holds {trait.prop}
pay: stand worried holds trombone

## trait child noise
set: hide worried holds trombone
trouble: kneel sad looks trombone
pay: stand worried holds trombone

## trait child part
set: hide worried holds trombone
trouble: kneel cross looks trombone
pay: stand proud holds trombone

## trait child favourite
set: hide happy holds trombone
trouble: kneel sad looks trombone
pay: stand happy holds trombone

## trait child sleep
set: hide worried holds trombone
trouble: kneel sad looks trombone
pay: stand calm holds trombone

## trait child habit
set: hide worried holds trombone
trouble: kneel sad looks trombone
pay: stand worried holds trombone

## trait child talent
set: hide worried holds trombone
trouble: kneel sad looks trombone
pay: stand proud holds trombone

## dog
first: look-up delighted
review: sit proud
low: lie sad
joy: stand delighted

## dog 2
first: sit worried looks Kim holds slippers
review: stand happy
low: lie sad
joy: stand delighted

## cat
first: walk calm
review: back-turned proud
low: walk worried
joy: sit proud

## cat 2
first: lie cross
review: sit proud
low: lie sad
joy: stand happy

## bird
first: perch delighted
review: perch proud
low: perch sad looks Kim
joy: perch delighted

## fish
first: look-up curious
review: swim proud
low: swim sad
joy: swim delighted

## rabbit
first: sit worried
review: stand proud
low: sit sad looks Kim
joy: leap delighted

## guineapig
first: look-up delighted
review: look-up proud
low: look-up sad
joy: look-up delighted

## hamster
first: run worried
review: run proud
low: walk sad
joy: stand happy

## horse
first: look-up happy looks Kim
review: stand proud
low: stand sad
joy: stand delighted

## lizard
first: lie worried
review: lie calm
low: lie sad
joy: lie happy

## toy
first: sit calm
review: sit proud
low: lie sad
joy: sit delighted

## other
first: stand worried
review: stand proud
low: stand sad
joy: stand happy

## duet
first: sit worried looks Mo
review: look-up happy looks Mo
low: lie sad looks Mo
joy: sit delighted looks Mo

## duet 2
first: sit worried looks Mo
review: sit curious looks Mo
low: lie sad looks Mo
joy: sit delighted looks Mo

## any sofa
first: hide worried
review: hide calm
low: sit sad
joy: sit happy

## any music
first: sit calm
review: sit proud
low: sit sad
joy: sit happy

## any clock
first: sit worried
review: sit proud
low: sit sad looks Kim
joy: sit happy

## any judge
first: sit calm
review: sit calm
low: sit cross looks Kim
joy: look-up happy looks Kim
`
