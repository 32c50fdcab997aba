// Want: to get a jelly of three storeys to {gran's} by four. In the way: a cousin with a map, and what it leaves out. Engine: each short cut costs
// time and jelly. A dog wants to read every post with its nose, a cat to sit down on everything; so each finds the rest of the sign.
// Turn: {Kim} stops at the gate and thinks; {Bo's} bell is rung, and the jelly pays. Last image: {fitz} thinks, on a gate or in a map.
// {fitz} is "he", {gran} "she", and {doris} is "he".
export const plan = String.raw`
id: smart-decisions-5-8
skill: smart_decisions
level: 5-8
days: beach-holiday plot, new-baby plot, farm-stay plot, first-day-of-school plot, family-reunion plot
extra: friend he
extra: elder she
surprise: picture | 1 cherry-jelly, 17 jelly, 19 jelly
surprise: word

# 1
@ kitchen noon medium | child: stand delighted does touch:cherry-jelly looks cherry-jelly | Bo: look-up curious looks cherry-jelly | props: table, cherry-jelly, clock | event
* go
slots: place, event

# 2
@ [place: {place.id} | street] noon whole | child: stand worried looks friend holds cherry-jelly at left | friend: stand proud does read:map wears hat at right | all: stand curious looks friend | props: map "straight" | event
> want
* go
slots: place

# 3
@ farm noon wide | child: walk happy holds cherry-jelly at left | friend: walk proud looks map holds map wears hat at right | all: walk happy looks Kim | props: fence, map "straight"
^ pet set
* go

# 4
@ farm noon knee | child: stand worried does pull:friend wears ferns at right | friend: crouch cross does hide-behind:big-bush wears ferns | Bo: stand worried looks Kim | props: big-bush "hedge" at centre, cherry-jelly at right, hat at near
> hedge
* mess

# 5
@ farm golden medium | child: stand cross looks friend holds cherry-jelly wears ferns at left | friend: shrug worried wears ferns at right | Bo: stand worried looks cherry-jelly | props: big-bush at far, leaf
^ child set
slots: series

# 6 a
@ river golden whole | child: stand worried looks log holds cherry-jelly at left | friend: stand happy does point:log at right | all: stand worried looks log | props: log

# 6 b
@ farm golden wide | child: stand worried looks friend holds cherry-jelly at left | friend: climb proud does climb:fence looks fence | all: stand worried looks friend | props: fence

# 7 a
@ river golden knee | child: kneel worried looks friend holds jelly | friend: sit cross looks sock holds sock wears one-boot | Bo: stand worried looks friend | props: log
> splash
* mess
slots: place, series

# 7 b
@ farm golden knee | child: kneel worried looks friend holds jelly | friend: sit cross looks sock holds sock wears one-boot | Bo: stand worried looks friend | props: fence
> splash
* mess
slots: place, series

# 8
@ farm golden whole | child: stand scared looks sign holds jelly at left | friend: point happy looks sign wears one-boot at right | Bo: look-up curious looks sign | props: sign "{beware-of-doris}", bull at far
> gate
* mess

# 9
@ farm golden close | child: sit calm looks friend at left | friend: hands-on-hips cross looks child wears one-boot at right | Bo: sit calm looks Kim | props: fence
> eyes

# 10
@ farm golden knee | child: sit sad looks friend at centre | friend: sit sad wears one-boot at left | all: sit sad looks Kim | props: jelly, fence, sign "{beware-of-doris}" at right | event
^ pet trouble
* low
slots: place, event

# 11
@ farm golden close | child: kneel calm does write:map looks map | friend: climb cross does climb:fence wears one-boot | Bo: sit curious looks map | props: map "straight", fence
> map ?
* low
^ child trouble

# 12
@ farm dusk whole | child: look-up scared looks bird-tree at left | all: stand scared looks bull | props: bull at centre, bird-tree at right
> tree ?
* low
^ pet third

# 13
@ farm dusk whole | child: shrug worried looks pet1 at left | Bo: stand curious looks sign | props: sign "{beware-of-doris}", flower, jelly, bull at far
> hinge

# 14
@ farm dusk medium | child: stand delighted does point:sign looks sign | Bo: look-up curious looks Kim | props: sign "{ring-bell-for-tea}", flower, fence
slots: event

# 15
@ [place: {place.id} | street] dusk whole | child: walk calm looks jelly holds jelly | Bo: walk calm looks Kim | all: walk calm looks jelly | props: fence
> road
^ child second
slots: place

# 16
@ farm dusk whole | child: reach proud does pull:big-bell looks big-bell | friend: run worried wears one-boot at left | Bo: look-up curious looks big-bell | props: big-bell, bull at right
> bell ?
^ pet second

# 17
@ farm dusk knee | child: stand sad does hand-over:jelly looks bull at left | Bo: stand sad looks jelly at left | props: bull at right, jelly
slots: deed

# 18 a
@ [place: {place.id} | street] dusk whole | child: walk calm looks friend at left | friend: walk worried looks child wears one-boot at right | all: walk calm looks Kim | props: lamp
^ child pay
slots: place

# 18 b
@ [place: {place.id} | farm] dusk whole | child: stand calm looks hat at left | friend: point curious looks hat wears one-boot at left | all: stand calm looks hat | props: hat at right, big-bush at right
^ child pay
slots: place

# 19
@ [beach-holiday: beach | living-room] [beach-holiday: dusk | lamp] wide | child: sit happy looks jelly | friend: sit happy looks jelly | elder: stand happy looks friend | all: sit happy looks jelly | props: table, jelly "one", cup | event
^ pet pay
* joy
slots: event, place

# 20 a
@ farm morning wide | child: stand happy looks friend holds jelly at left | friend: sit calm at right | all: stand happy looks friend | props: fence, bull at far, jelly | event
> last ?
* joy
^ child third
slots: event, series

# 20 b
@ living-room morning knee | child: stand proud does point:map looks map at left | friend: stand delighted looks map at right | all: stand happy looks map | props: map at centre | event
> last ?
* joy
^ child third
slots: event, series

## lead dog
want: stand curious does nose-into:sign | props: sign
hedge: stand curious looks Kim
splash: stand worried looks friend
gate: stand curious does nose-into:sign
eyes: sit calm looks friend
map: stand curious does nose-into:map
tree: stand scared looks bull
hinge: stand curious does paw-on:sign
road: walk calm looks Kim
bell: stand proud does tug:rope | props: rope
last: stand delighted does nose-into:sign | props: sign "{ring-bell-for-tea}"

## lead cat
want: sit calm
hedge: sit calm looks Kim
splash: sit calm looks friend
gate: sit calm looks sign
eyes: sit proud looks Kim
map: lie calm does lie-across:map
tree: sit proud looks bull
hinge: lie calm does lie-across:flower
road: walk proud looks Kim
bell: sit proud looks bull
last: sit proud

## lead bird
eyes: perch curious
hinge: perch curious does nose-into:flower
road: fly calm looks Kim

## lead fish
eyes: swim curious looks friend
hinge: swim curious looks sign
road: swim calm looks Kim

## lead rabbit
eyes: sit calm looks friend
hinge: stand happy does nose-into:flower
road: walk calm looks Kim

## lead guineapig
eyes: look-up cross looks friend
hinge: stand delighted does nose-into:flower
road: walk calm looks Kim

## lead hamster
eyes: sit calm looks Kim
hinge: stand curious looks flower
road: walk calm looks Kim

## lead horse
eyes: stand calm looks friend
hinge: stand calm does nose-into:flower
road: walk calm looks Kim

## lead lizard
eyes: lie calm looks Kim
hinge: walk curious looks sign
road: walk calm looks Kim

## lead toy
eyes: sit calm looks Kim
hinge: lie calm looks sign
road: carried calm looks jelly

## lead other
eyes: sit calm looks Kim
hinge: stand curious looks sign
road: walk calm looks Kim

## trait pet fear
set: look-up worried
trouble: hide scared
pay: sit happy

## trait pet theft
set: run delighted holds {trait.prop} | props: {trait.prop}
trouble: sit sad looks Kim | props: {trait.prop}
pay: sit proud holds {trait.prop} | props: {trait.prop}

## trait pet socks
set: run delighted holds sock
trouble: sit sad looks Kim | props: sock
pay: sit proud holds sock

## trait pet noise
set: look-up delighted
trouble: look-up worried
pay: look-up delighted

## trait pet part
set: walk proud
trouble: sit sad looks Kim
pay: sit proud

## trait pet threelegs
set: walk proud
trouble: sit sad looks Kim
pay: sit proud

## trait pet deaf
set: walk happy looks Kim
trouble: lie worried
pay: sit happy looks Kim

## trait pet age
set: [old: walk calm | run delighted]
trouble: [old: lie sad | sit sad looks Kim]
pay: sit happy

## trait pet favourite
set: walk happy | props: {trait.prop}
trouble: sit sad looks {trait.prop} | props: {trait.prop}
pay: sit delighted | props: {trait.prop}

## trait pet sleep
set: walk calm
trouble: lie sad looks Kim
pay: lie happy

## trait pet habit
set: [digs: dig | hidesthings: hide | sitsonthings: sit | stand] happy
trouble: [digs: dig | hidesthings: hide | sitsonthings: sit | stand] worried
pay: sit delighted

## trait pet talent
set: [jumps,catches: leap | stand] proud
trouble: sit sad looks Kim
pay: [jumps,catches: leap | stand] delighted

## trait child fear
set: stand cross looks friend holds cherry-jelly wears ferns at left
trouble: kneel calm does write:map looks map
pay: walk calm looks friend at left

## trait child dark
set: stand cross looks friend holds cherry-jelly wears ferns at left
trouble: kneel calm does write:map looks map
pay: walk calm looks friend at left

## trait child collection
set: stand cross looks friend holds cherry-jelly wears ferns at left
trouble: kneel calm does write:map looks map | props: {trait.prop}
pay: walk calm looks friend at left

## trait child noise
set: stand cross looks friend holds cherry-jelly wears ferns at left
trouble: kneel calm does write:map looks map
pay: walk calm looks friend at left

## trait child part
set: stand cross looks friend holds cherry-jelly wears ferns at left
trouble: kneel calm does write:map looks map
pay: walk calm looks friend at left

## trait child favourite
set: stand cross looks friend holds cherry-jelly wears ferns at left
trouble: kneel calm does write:map looks map
pay: walk calm looks friend at left

## trait child sleep
set: stand cross looks friend holds cherry-jelly wears ferns at left
trouble: kneel calm does write:map looks map
pay: walk calm looks friend at left

## trait child habit
set: stand cross looks friend holds cherry-jelly wears ferns at left
trouble: kneel calm does write:map looks map
pay: walk calm looks friend at left

## trait child talent
set: stand cross looks friend holds cherry-jelly wears ferns at left
trouble: kneel calm does write:map looks map
pay: walk calm looks friend at left

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
