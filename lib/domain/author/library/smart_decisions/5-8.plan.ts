// Want: to get a jelly of three storeys to {gran's} by four. In the way: a cousin with a map, and what it leaves out. Engine: each short cut costs
// time and jelly. Turn: {Kim} sits on a gate and thinks. Last image: {fitz} sits on it. {fitz} is "he", {gran} "she", and Doris is "he".
export const plan = String.raw`
id: smart-decisions-5-8
skill: smart_decisions
level: 5-8
extra: friend he
extra: elder she
surprise: picture | 1 cherry-jelly, 17 jelly, 19 jelly
surprise: word

# 1
@ kitchen noon medium | child: reach happy looks cherry-jelly | Bo: look-up curious looks cherry-jelly | props: table, cherry-jelly, clock
* go
slots: place

# 2
@ [place: {place.id} | street] noon wide | child: stand worried looks friend holds cherry-jelly | friend: point proud looks map holds map wears hat | all: stand curious looks friend | props: map
* go

# 3
@ farm noon wide | child: walk happy holds cherry-jelly | friend: run happy wears hat | all: walk happy | props: fence
* go

# 4
@ farm noon close | child: crouch worried holds cherry-jelly | friend: crouch cross | Bo: stand worried | props: big-bush, nest, hat at near
* mess

# 5
@ farm golden medium | child: stand cross looks friend holds cherry-jelly wears ferns | friend: shrug worried wears ferns | Bo: stand worried looks cherry-jelly | props: big-bush at far, leaf

# 6
@ river golden wide | child: stand worried looks log holds cherry-jelly | friend: point happy looks log holds map | all: stand worried looks log | props: log

# 7
@ river golden close | child: kneel worried looks friend | friend: sit cross | Bo: stand worried looks friend | props: jelly, sock
* mess
slots: place

# 8
@ farm golden medium | child: stand scared looks sign holds jelly | friend: point happy looks sign | Bo: look-up curious looks sign | props: sign "{beware-of-doris}", fence, bull at far
* mess

# 9
@ farm golden behind | child: sit calm looks bull | friend: hands-on-hips cross looks child at right | Bo: sit calm | props: fence, jelly, bull at left

# 10
@ farm golden wide | child: look-up sad | friend: sit sad | all: sit sad | props: fence, jelly
* low
slots: home

# 11
@ farm golden close | child: kneel calm looks map holds crayon | friend: climb cross looks fence | Bo: sit curious looks map | props: map, fence

# 12
@ farm dusk wide | child: look-up scared looks bull at left | all: stand scared looks bull | props: bull at right
* low

# 13
@ farm dusk close | child: look-up worried | Bo: sit worried looks Kim | props: jelly, sign "{beware-of-doris}"
* low

# 14
@ farm dusk medium | child: crouch curious looks sign | Bo: look-up curious looks sign | props: sign "{ring-bell-for-tea}", flower, fence

# 15
@ street dusk wide | child: walk calm holds jelly | Bo: walk calm looks Kim | all: walk calm | props: fence

# 16
@ farm dusk wide | child: reach proud looks big-bell | friend: run worried at far | Bo: look-up curious looks big-bell | props: big-bell, bull

# 17
@ farm dusk close | child: stand sad looks bull holds jelly at left | Bo: stand sad looks jelly | props: bull at right
slots: deed

# 18
@ street dusk medium | child: walk calm holds plate | friend: walk worried looks child | all: walk calm | props: lamp
slots: recall

# 19
@ living-room lamp wide | child: sit happy looks jelly | friend: sit happy | elder: stand happy looks child | all: sit happy | props: table, jelly "one", cup | event
* joy
* joy
slots: event

# 20
@ farm morning wide | child: stand happy looks friend holds plate | friend: sit calm | all: stand happy | props: fence, bull at far, plate
* joy
* joy

## dog
go: run happy
mess: run happy holds sock
low: hide scared
joy: stand delighted

## dog 2
go: walk happy looks Kim
mess: stand happy
low: sit worried
joy: sit delighted

## cat
go: walk proud
mess: sit proud
low: sit calm
joy: sit happy

## cat 2
go: sit calm
mess: back-turned cross
low: sit worried
joy: sit happy

## bird
go: fly happy
mess: perch happy
low: perch worried
joy: perch delighted

## fish
go: swim happy
mess: swim worried
low: swim scared
joy: swim delighted

## fish 2
go: swim curious
mess: hide worried
low: swim worried
joy: swim delighted

## rabbit
go: leap happy
mess: sit worried
low: stand worried
joy: sit delighted

## guineapig
go: walk happy
mess: look-up cross
low: look-up scared
joy: sit happy holds leaf

## hamster
go: stand proud
mess: run worried
low: stand worried looks Kim
joy: stand happy

## horse
go: walk proud
mess: stand happy
low: stand curious
joy: stand delighted

## lizard
go: walk happy
mess: run happy
low: lie scared
joy: lie happy

## toy
go: sit happy
mess: lie worried
low: sit calm
joy: sit happy

## other
go: walk happy
mess: stand worried
low: sit calm
joy: stand delighted

## duet
go: walk happy looks Mo
mess: run worried looks Mo
low: hide scared looks Mo
joy: sit happy looks Mo

## duet 2
go: walk curious looks Mo
mess: stand cross looks Mo
low: stand scared looks Mo
joy: leap happy looks Mo

## any vote
go: sit calm
mess: sit cross
low: sit worried
joy: sit delighted

## any last
go: walk happy
mess: stand worried
low: hide scared
joy: sit happy

## any map
go: stand proud
mess: stand happy
low: sit worried
joy: stand proud

## any nose
go: look-up happy
mess: stand worried
low: look-up scared
joy: sit delighted
`
