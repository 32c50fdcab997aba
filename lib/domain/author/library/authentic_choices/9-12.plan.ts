// Want: a place at the Right Table. In the way: a laugh that ends in a goose. Two decent sides: it is restful there, and {imogen} is kind; but {sol} is
// at the other one. Engine: training a laugh. Turn: the real one has gone. Last image: somebody's big brother says "Ha". {sol} is "he", {imogen} is "she".
export const plan = String.raw`
id: authentic-choices-9-12
skill: authentic_choices
level: 9-12
extra: friend he
extra: friend2 she
extra: grownup he
surprise: word
surprise: picture | 12 friend

# 1
@ living-room lamp medium | child: celebrate delighted looks friend | friend: shrug happy | all: look-up worried looks Kim | props: sofa, lamp
* first
* first

# 2
@ [place: {place.id} | garden] golden wide | child: celebrate delighted | friend: run happy | all: look-up curious looks Kim | props: bench, bird
* first
* first
slots: place, home

# 3
@ canteen noon wide | child: stand curious looks window | friend: wave happy looks child | friend2: sit calm | props: table, bench, window
slots: place

# 4
@ canteen noon medium | child: stand scared looks friend2 | friend2: reach calm looks bag | props: bag, bench, window
slots: event

# 5
@ canteen noon close | child: celebrate scared | friend2: stand worried looks child | props: table, bowl, spoon, window

# 6
@ bathroom lamp close | child: stand worried looks mirror | Bo: sit curious looks Kim | props: mirror, towel
* train

# 7
@ canteen noon medium | child: sit calm looks friend2 | friend2: sit calm | props: table, bench, window, plate

# 8
@ bedroom golden medium | child: sit calm holds book | Bo: sit curious looks Kim | all: sit curious | props: bed, rug, book
* train
* train

# 9
@ canteen golden close | child: sit calm looks window | friend2: sit calm looks window | props: window, table, plant
slots: place

# 10
@ canteen noon wide | child: hide worried looks friend | friend: celebrate happy | friend2: sit calm | props: bench, table, box

# 11
@ canteen noon close | child: sit worried looks friend | friend: stand sad looks child holds plate | friend2: sit calm looks friend | props: table, plate

# 12
@ street dusk cloud wide | child: walk sad | friend: walk sad at far | all: walk sad looks Kim | props: leaf, lamp
* low
* low

# 13
@ bedroom lamp close | child: crouch worried looks pet1 | Bo: look-up curious looks Kim | props: rug, lamp

# 14
@ street morning medium | child: walk sad looks friend2 | friend2: walk sad | Bo: walk sad looks Kim | props: bag, bench, window
* low

# 15
@ canteen noon wide | child: sit worried looks friend | friend: sit sad | friend2: sit calm looks window | props: table, bench, window

# 16
@ canteen noon behind | child: walk scared looks friend | friend2: sit worried looks child | friend: sit sad at far | props: table, bench, bag
slots: deed

# 17
@ canteen noon close | child: stand worried looks friend | friend: sit cross looks child | props: table, plate
slots: recall

# 18
@ [home: garden | street] noon wide | all: look-up delighted | props: bird at far, door
* joy
* joy
slots: place

# 19
@ canteen noon medium | child: celebrate delighted | friend: celebrate delighted | friend2: hide delighted | props: table, bench, window, spoon

# 20
@ garden golden wide | child: sit happy looks grownup | friend: celebrate happy | friend2: celebrate delighted | grownup: stand worried looks child | all: sit happy | props: table, bench, cake | event
* joy
slots: event

## dog
first: look-up delighted
train: sit happy
low: walk sad holds bone
joy: run delighted

## dog 2
first: run curious
train: sit happy
low: stand sad looks Kim
joy: look-up delighted

## cat
first: sit proud
train: lie calm
low: walk worried
joy: sit happy

## cat 2
first: walk cross
train: sit proud
low: sit worried looks Kim
joy: sit proud

## bird
first: perch proud
train: perch happy
low: perch sad
joy: fly delighted

## fish
first: swim happy
train: swim curious
low: swim sad
joy: swim delighted

## rabbit
first: hide worried
train: stand happy
low: sit sad
joy: leap delighted

## guineapig
first: look-up happy
train: look-up happy
low: look-up sad looks Kim
joy: look-up delighted

## hamster
first: look-up curious
train: stand happy
low: sleep sad
joy: run delighted

## horse
first: stand delighted
train: stand curious
low: stand sad looks Kim
joy: stand delighted

## lizard
first: run worried
train: lie calm
low: lie sad
joy: leap delighted

## toy
first: sit happy
train: sit calm
low: carried sad
joy: lie delighted

## other
first: sit calm
train: sit curious
low: look-up sad looks Kim
joy: stand delighted

## duet
first: hide worried looks Mo
train: sit happy looks Mo
low: walk sad looks Mo
joy: leap delighted looks Mo

## duet 2
first: sit happy looks Kim
train: sit calm looks Kim
low: stand sad looks Mo
joy: leap delighted looks Kim

## any gate
first: sit happy
train: sit worried looks Kim
low: walk sad
joy: look-up delighted

## any door
first: look-up happy
train: sit worried
low: lie sad
joy: look-up delighted

## any nap
first: sleep calm
train: sleep calm
low: lie worried
joy: look-up happy

## any crumb
first: sit happy
train: sit calm
low: sit sad
joy: leap delighted
`
