// Want: sixteen bars at the bakery door, on a trombone. In the way: bars four, nine and ten. Two decent sides: a triangle, now; a trombone,
// perhaps never. Engine: reviews under the door. Turn: a window, left open. Last image: a review, the other way. {friend} and {vane} are "she".
export const plan = String.raw`
id: perseverance-9-12
skill: perseverance
level: 9-12
extra: friend she
extra: elder she
extra: grownup he
surprise: picture | 6 elder, 17 elder
surprise: word

# 1
@ living-room noon medium | child: stand proud looks trombone holds trombone | all: look-up worried looks trombone | props: trombone, box
* first
slots: home

# 2
@ [place: {place.id} | street] morning wide | child: stand delighted looks grownup | grownup: celebrate proud | friend: stand happy looks grownup holds triangle | Bo: sit calm | props: drum, trombone, door
slots: place

# 3
@ street noon close | child: look-up curious looks friend | friend: stand happy looks child holds triangle | Bo: sit calm looks friend | props: triangle, bench
* first

# 4
@ hallway morning close | child: crouch curious looks note holds note | Bo: sit curious looks note | props: note, door
* first

# 5
@ bedroom dusk medium | child: stand worried holds trombone | all: hide worried | props: trombone, box, window

# 6
@ street noon medium | child: stand sad looks grownup holds trombone | grownup: shrug calm looks child | elder: stand calm at far | Bo: sit sad | props: trombone, door
slots: recall

# 7
@ bathroom noon medium | child: sit worried holds trombone | all: look-up worried looks Kim | props: trombone, blanket, bucket
* review

# 8
@ hallway golden close | child: read curious looks note holds note | Bo: look-up curious looks note | props: note, note, door
* review

# 9
@ street noon wide | child: reach scared looks pet1 | grownup: hide scared | friend: stand delighted | Bo: leap worried | props: trombone, stick at far
slots: place

# 10
@ street golden close | child: stand cross looks note holds note | friend: sit delighted looks note | Bo: sit calm | props: note, trombone
* review

# 11
@ park golden medium | child: look-up curious looks triangle holds triangle | friend: sit happy looks child | Bo: sit calm | props: triangle, bench, leaf

# 12
@ bedroom dusk close | child: kneel sad looks trombone | all: sit sad | props: trombone, blanket
* low
* low
slots: event

# 13
@ hallway morning cloud medium | child: crouch curious looks note | Bo: look-up curious looks note | props: note, door
* low

# 14
@ street dusk behind | child: look-up curious looks window | Bo: look-up curious looks window | props: window at far

# 15
@ living-room golden medium | child: stand worried looks window holds trombone | Bo: look-up curious looks Kim | props: trombone, window, chair
slots: deed

# 16
@ bedroom lamp medium | child: stand calm holds trombone | all: sit calm | props: trombone, lamp, note

# 17
@ street morning wide | child: stand scared holds trombone | grownup: stand curious looks child | friend: stand worried looks child holds triangle | elder: stand calm at far | all: sit worried looks Kim | props: trombone, drum, door | event
slots: event

# 18
@ street noon close | child: stand proud holds trombone | friend: celebrate delighted looks child | Bo: look-up delighted looks Kim | props: trombone
* joy
* joy

# 19
@ hallway golden medium | child: stand curious looks elder holds trombone | elder: stand worried looks child | Bo: look-up curious looks elder | props: door, shelf

# 20
@ living-room dusk wide | child: sit delighted looks note holds crayon | all: look-up happy | props: note, trombone, chair, window
* joy
* joy

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
first: stand delighted
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
