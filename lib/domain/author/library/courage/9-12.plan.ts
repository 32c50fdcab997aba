// Want: to be somebody who isn't afraid. Two decent sides: a handshake with a friend who is leaving; not wanting to jump. Engine: the list,
// and the one-plank queue that has to go backwards. A dog wants everybody in one place and counted, a cat wants its chair dry and sitting down; each
// comes back along the Jetty first. Turn: coming back is the harder way. Last image: number twenty-six, or a second plank. {friend} is "she".
export const plan = String.raw`
id: courage-9-12
skill: courage
level: 9-12
days: birthday plot, beach-holiday plot, camping-trip plot, family-reunion plot, first-day-of-school plot, boxing-day plot
extra: friend she
extra: friend2 he
surprise: detail
surprise: picture | 1 paper, 6 paper

# 1
@ camp lamp medium | child: sit proud does write:paper looks paper | all: sit calm looks Kim | props: paper "{not-afraid-of}", lamp, tent
* proof
slots: series

# 2
@ forest night wide | child: hands-on-hips proud looks shadow | Bo: hide worried looks shadow | props: shadow, torch, log
> want
slots: place

# 3
@ camp noon face | child: stand worried looks friend | friend: read curious does read:paper looks paper | Bo: sit calm looks Kim | props: paper, table, sandwich
^ pet set
* proof

# 4
@ [place: {place.id} | river] noon wide | child: stand worried looks jetty | friend: point delighted looks jetty | friend2: stand worried looks jetty | all: stand calm looks jetty | props: jetty "out" at far
slots: place

# 5
@ street golden medium | child: stand proud looks friend2 does pull:friend2 | friend: stand happy looks friend2 does pull:friend2 | friend2: stand happy looks child | all: look-up curious looks Kim | props: box, box, bag | event
> shake ?
* proof
slots: event, place

# 6
@ bedroom night close | child: sit worried does write:paper looks paper | Bo: sit calm looks paper | props: paper "26", lamp
^ child set
* train
slots: home

# 7 a
@ bathroom noon face | child: sit cross looks mirror | Bo: look-up curious looks Kim | props: mirror, bucket, towel
> train
* train

# 7 b
@ river morning face | child: sit cross looks bird | Bo: look-up curious looks Kim | props: bird, towel, bucket
> train
* train

# 8 a
@ living-room golden medium | child: sit calm at centre | Bo: sit curious does lean:child | props: sofa, pillow, lamp
> fall
^ child second
* train
slots: home

# 8 b
@ forest golden medium | child: jump scared looks log | Bo: hide curious looks log | props: log, leaf, mushroom
> fall
^ child second
* train

# 9
@ street dusk cloud face | child: sit worried looks friend2 | friend2: kneel happy does open:box | all: lie calm looks Kim | props: box "{far}", box
^ pet second
slots: series

# 10
@ bedroom night face | child: lie scared | all: sit calm looks Kim | props: bed, window
> night
^ child trouble
slots: place

# 11
@ [place: {place.id} | river] noon whole | child: stand worried looks jetty | friend: sit delighted does eat:apple | friend2: sit happy does eat:apple looks child | all: stand curious looks jetty | props: jetty "out" at far, class-line at far, apple, basket, apple | event
> bank
* bank
slots: place, event

# 12
@ river noon whole | child: walk scared looks friend at centre | friend: walk proud at right | friend2: walk worried at left | props: jetty at far
* bank
^ child third
slots: place

# 13
@ river noon tiny | child: crouch scared looks friend | friend: jump delighted calls at far | Bo: stand worried looks friend at far | props: jetty at far | event
> splash
* bank
slots: event

# 14
@ river noon whole | child: stand scared looks Bo | Bo: look-up worried looks Kim at far | friend2: stand worried looks child | props: jetty at far | event
^ pet trouble
slots: event

# 15
@ river noon tiny | child: stand worried looks friend2 | friend2: stand sad looks child | Bo: stand worried looks Kim at far | props: jetty at far
> eyes

# 16
@ river golden whole | child: crouch scared looks Bo | friend2: stand curious looks Bo | Bo: stand worried looks Kim | props: jetty
> hinge

# 17
@ river golden knee | child: point scared says looks friend2 | friend2: stand worried looks child | Bo: stand worried looks Kim at far | props: jetty at far
^ pet third
slots: deed

# 18
@ river golden tiny | child: stand proud looks Bo | friend2: walk worried | all: stand happy looks Kim | props: jetty at far
> back
^ child pay
* after

# 19 a
@ river dusk face | child: stand sad looks friend | friend: hands-on-hips cross looks child | all: sit sad looks Kim | props: blanket, bag, paper
^ pet pay
* after
slots: series

# 19 b
@ river dusk face | child: stand curious looks friend2 | friend: hands-on-hips cross looks friend2 | friend2: stand sad | all: sit calm looks Kim | props: blanket, bag, paper
^ pet pay
* after
slots: series

# 20 a
@ street morning medium | child: sit happy looks friend | friend: sit happy does write:note looks note | all: sit happy looks Kim | props: note, box, suitcase | event
* after
> last
slots: event

# 20 b
@ [place: {place.id} | river] morning whole | child: sit happy looks friend | friend: kneel happy looks jetty does paint:jetty | all: sit happy looks Kim | props: jetty "arrow", bucket | event
* after
> last
slots: event

## lead dog
want: stand curious looks shadow
shake: run happy looks Kim
train: stand happy does tug:towel looks Kim
fall: stand worried does nose-into:child
night: stand calm looks Kim
bank: run worried looks Kim
splash: stand worried looks friend at far
eyes: stand worried looks Kim at far
hinge: stand scared does tug:towel looks Kim
back: stand delighted looks Kim
last: lie calm looks Kim

## lead cat
want: sit calm looks Kim
shake: sit cross looks Kim
train: walk cross looks Kim
fall: sit calm does lean:child
night: sit calm looks Kim
bank: hide cross looks Kim | props: basket
splash: sit cross looks friend at far
eyes: sit worried looks Kim at far
hinge: walk proud looks Kim
back: walk proud looks Kim
last: lie happy looks Kim

## lead bird
eyes: perch curious looks Kim at far
hinge: fly proud looks Kim
last: fly happy looks Kim

## lead fish
eyes: swim calm looks Kim at far
hinge: swim calm looks Kim
last: swim happy looks Kim

## lead rabbit
eyes: stand worried looks Kim at far
hinge: run scared looks Kim
last: sit happy looks Kim

## lead guineapig
eyes: look-up worried looks Kim at far
hinge: carried worried looks Kim
last: sit happy looks Kim

## lead hamster
eyes: stand worried looks Kim at far
hinge: carried worried looks Kim
last: sit happy looks Kim

## lead horse
eyes: stand worried looks Kim at far
hinge: stand worried looks Kim
last: stand happy looks Kim

## lead lizard
eyes: lie calm looks Kim at far
hinge: walk calm looks Kim
last: lie happy looks Kim

## lead toy
eyes: sit calm looks Kim at far
hinge: sit calm looks Kim
last: sit happy looks Kim

## lead other
eyes: stand calm looks Kim at far
hinge: walk calm looks Kim
last: stand happy looks Kim

## trait pet fear
set: hide scared
trouble: hide scared
pay: stand calm looks Kim

## trait pet theft
set: sit proud looks Kim holds {trait.prop}
trouble: sit proud looks Kim holds {trait.prop}
pay: sit happy looks Kim holds {trait.prop}

## trait pet noise
set: look-up happy looks Kim
trouble: look-up worried looks Kim
pay: look-up delighted looks Kim

## trait pet part
set: sit calm looks Kim
trouble: stand calm looks Kim
pay: stand proud looks Kim

## trait pet age
set: [old: lie | look-up] calm
trouble: [old: lie | stand] calm looks Kim
pay: [old: lie | stand] happy looks Kim

## trait pet favourite
set: sit happy looks {trait.prop} holds {trait.prop}
trouble: sit worried looks {trait.prop} | props: {trait.prop}
pay: sit happy looks {trait.prop} | props: {trait.prop}

## trait pet sleep
set: sleep calm
trouble: lie calm looks Kim
pay: sleep happy

## trait pet habit
set: [digs: dig | hidesthings: hide | sitsonthings: sit | stand] happy looks Kim
trouble: [digs: dig | hidesthings: hide | sitsonthings: sit | stand] worried looks Kim
pay: [digs: dig | hidesthings: hide | sitsonthings: sit | stand] delighted looks Kim

## trait pet talent
set: [jumps,catches: leap | stand] proud looks Kim
trouble: stand worried looks Kim
pay: [shakeshands: beg | jumps,catches: leap | stand] proud looks Kim

## trait child fear
set: sit worried does write:paper looks paper
trouble: lie scared
pay: stand proud looks Bo

## trait child collection
set: sit worried does write:paper looks paper | props: {trait.prop}
trouble: lie scared | props: {trait.prop}
pay: stand proud looks Bo holds {trait.prop}

## trait child noise
set: sit worried does write:paper looks paper
trouble: lie scared
pay: stand proud looks Bo

## trait child part
set: sit worried does write:paper looks paper
trouble: lie scared
pay: stand proud looks Bo

## trait child favourite
set: sit worried does write:paper looks paper
trouble: lie scared
pay: stand proud looks Bo

## trait child sleep
set: sit worried does write:paper looks paper
trouble: lie scared
pay: stand proud looks Bo

## trait child habit
set: sit worried does write:paper looks paper
trouble: lie scared
pay: stand proud looks Bo

## trait child talent
set: sit worried does write:paper looks paper
trouble: lie scared
pay: stand proud looks Bo

## dog
proof: stand calm looks Kim
train: stand curious looks Kim
bank: stand worried looks Kim
after: stand happy looks Kim

## cat
proof: sit calm looks Kim
train: sit curious looks Kim
bank: sit worried looks Kim
after: sit happy looks Kim

## bird
proof: perch calm looks Kim
train: perch curious looks Kim
bank: perch worried looks Kim
after: perch happy looks Kim

## fish
proof: swim calm looks Kim
train: swim curious looks Kim
bank: swim worried looks Kim
after: swim happy looks Kim

## rabbit
proof: sit calm looks Kim
train: sit curious looks Kim
bank: sit worried looks Kim
after: sit happy looks Kim

## guineapig
proof: sit calm looks Kim
train: sit curious looks Kim
bank: sit worried looks Kim
after: sit happy looks Kim

## hamster
proof: stand calm looks Kim
train: stand curious looks Kim
bank: stand worried looks Kim
after: stand happy looks Kim

## horse
proof: stand calm looks Kim
train: stand curious looks Kim
bank: stand worried looks Kim
after: stand happy looks Kim

## lizard
proof: lie calm looks Kim
train: lie curious looks Kim
bank: lie worried looks Kim
after: lie happy looks Kim

## toy
proof: sit calm looks Kim
train: sit curious looks Kim
bank: sit worried looks Kim
after: sit happy looks Kim

## other
proof: stand calm looks Kim
train: stand curious looks Kim
bank: stand worried looks Kim
after: stand happy looks Kim

## duet
proof: sit calm looks Mo
train: sit curious looks Mo
bank: sit worried looks Mo
after: sit happy looks Mo

## duet 2
proof: sit calm looks Mo
train: sit curious looks Mo
bank: sit worried looks Mo
after: sit happy looks Mo

## any one
proof: sit calm looks Kim
train: sit curious looks Kim
bank: sit worried looks Kim
after: sit happy looks Kim

## any two
proof: stand calm looks Kim
train: stand curious looks Kim
bank: stand worried looks Kim
after: stand happy looks Kim

## any three
proof: sit calm looks Kim
train: sit curious looks Kim
bank: sit worried looks Kim
after: sit happy looks Kim

## any four
proof: stand calm looks Kim
train: stand curious looks Kim
bank: stand worried looks Kim
after: stand happy looks Kim
`
