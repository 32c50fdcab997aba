// Want: to be somebody who isn't afraid. Two decent sides: a handshake with a friend who is leaving; not wanting to jump. Engine: the list,
// and the one-plank queue that has to go backwards. Turn: coming back is the harder way. Last image: number twenty-six, rewritten.
export const plan = String.raw`
id: courage-9-12
skill: courage
level: 9-12
extra: friend she
extra: friend2 he
surprise: detail
surprise: picture | 1 paper, 6 paper, 20 paper

# 1
@ bedroom lamp medium | child: sit proud looks paper holds crayon | all: sit calm looks Kim | props: paper "{not-afraid-of}", lamp, bed
* proof

# 2
@ shed dusk medium | child: hands-on-hips proud looks shadow | Bo: hide worried looks shadow | props: shadow, paper, torch
* proof

# 3
@ school noon medium | child: stand worried looks friend | friend: read curious looks paper holds paper | props: paper, table, sandwich
* proof

# 4
@ [place: {place.id} | river] noon wide | child: stand worried | friend: point delighted | friend2: stand worried | props: jetty at far, boat at far
slots: place

# 5
@ street golden medium | child: reach proud looks friend2 | friend2: reach happy looks child | friend: reach happy | all: look-up curious looks Kim | props: box, box, bag | event
* proof
slots: event

# 6
@ bedroom night close | child: sit worried looks paper holds crayon | props: paper "26", lamp
* train

# 7
@ bathroom noon medium | child: sit cross looks mirror | all: look-up curious looks Kim | props: mirror, bucket, boat
* train
slots: recall

# 8
@ living-room golden medium | child: jump scared | Bo: hide curious | props: sofa, pillow, lamp
* train
slots: home

# 9
@ street dusk cloud medium | child: sit worried looks friend2 | friend2: kneel happy looks box | all: lie calm | props: box "{far}", box

# 10
@ bedroom night above | child: lie scared | all: sleep calm | props: bed, window
* train

# 11
@ [place: {place.id} | river] noon wide | child: walk worried | all: stand curious | friend: run delighted | friend2: walk worried | props: jetty at far, umbrella, bag | event
* bank
slots: place, event

# 12
@ river noon behind | child: walk scared | friend: walk proud at far | friend2: walk worried at near | props: jetty at far
* bank

# 13
@ river noon wide | child: crouch scared looks friend | friend: jump delighted at far | props: jetty at far
* bank

# 14
@ river noon above | child: stand scared | Bo: look-up worried looks Kim at far | friend2: stand worried looks child | props: jetty at far
* bank

# 15
@ river noon close | child: stand worried looks friend2 | friend2: stand sad looks child | props: jetty at far

# 16
@ river noon medium | child: point scared looks friend2 | friend2: stand worried looks child | props: jetty at far

# 17
@ river golden wide | child: walk proud | friend2: walk worried | props: jetty at far
slots: deed

# 18
@ river golden medium | child: stand sad looks friend | friend: hands-on-hips cross looks child | all: sit sad looks Kim | props: blanket, bag
* after

# 19
@ street morning medium | child: stand curious looks note holds note | friend2: wave happy looks child | friend: stand cross looks note | all: stand sad | props: note, box, suitcase
* after
slots: event

# 20
@ bedroom golden close | child: sit happy looks friend | friend: sit happy looks paper holds crayon | all: sit happy | props: paper "{26-coming-back}", note, lamp
* after
* after

## dog
proof: hide worried looks Kim
train: lie worried
bank: stand worried
after: walk proud holds bone

## dog 2
proof: lie worried
train: lie sad looks Kim
bank: stand worried
after: leap happy looks Kim

## cat
proof: sit proud
train: sit calm looks Kim
bank: sit cross
after: walk calm looks Kim

## cat 2
proof: sit calm
train: lie calm
bank: back-turned cross
after: stand proud looks Kim

## bird
proof: perch happy looks Kim
train: fly proud
bank: fly calm
after: perch proud

## fish
proof: swim happy looks Kim
train: swim calm
bank: carried curious
after: swim calm

## rabbit
proof: sit calm
train: sit worried looks Kim
bank: dig worried
after: stand happy

## guineapig
proof: stand calm
train: sit calm
bank: hide worried
after: leap proud

## hamster
proof: stand curious
train: run worried
bank: hide worried
after: stand proud looks Kim

## horse
proof: stand calm
train: stand calm
bank: stand worried
after: walk calm

## lizard
proof: stand proud
train: lie curious
bank: lie worried
after: stand happy

## toy
proof: lie calm
train: lie calm
bank: sit worried
after: cuddled happy looks Kim

## other
proof: stand proud
train: stand worried looks Kim
bank: stand worried
after: stand happy looks Kim

## duet
proof: sit cross looks Mo
train: sit worried looks Mo
bank: sit worried looks Mo
after: sit happy looks Mo

## duet 2
proof: sit curious looks Kim
train: back-turned calm
bank: sit worried
after: sit calm looks Mo

## any sign
proof: sit calm looks Kim
train: sit calm looks Kim
bank: sit worried looks Kim
after: sit proud

## any towel
proof: sit proud
train: lie calm
bank: sit worried looks Kim
after: sit happy

## any sleep
proof: sleep calm
train: sleep calm
bank: look-up worried looks Kim
after: sleep calm

## any close
proof: sit calm
train: sit worried looks Kim
bank: sit worried
after: sit calm looks Kim
`
