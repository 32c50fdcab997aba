// Want: the kite out of the tree. In the way: two who both say "pull", and nobody pulls when the other does. Engine: bump, and bump, and leaves.
// A dog wants the kite's tail to run with, a cat wants its bows; each of them pulls when it likes. Then its own small sound is the beat.
// Turn: {Kim} gives {dot} the tail, and nobody says it. Last image: the wind pulls back; or one more leaf, on two heads. {dot} is "she".
export const plan = String.raw`
id: teamwork-0-4
skill: teamwork
level: 0-4
days: birthday plot, family-reunion plot, beach-holiday plot, camping-trip plot, farm-stay plot
extra: friend she
surprise: count
surprise: word

# 1
@ [beach-holiday: beach | farm-stay: farm | garden] morning wind wide | child: reach worried looks kite | all: look-up curious looks kite | props: kite | event
slots: event, series

# 2
@ [farm-stay: farm | park] morning below | child: look-up worried looks kite-tree | Bo: look-up curious looks kite-tree | props: kite-tree
> want
* see
slots: place

# 3
@ [farm-stay: farm | park] morning whole | child: stand happy does pull:rope | Bo: look-up curious looks Kim | props: kite-tree, leaf
> one ?
* see

# 4
@ [farm-stay: farm | park] noon below | child: stand cross looks friend | friend: stand happy does pull:rope | all: look-up curious looks friend | props: kite-tree, leaf
* see
^ pet set
slots: place

# 5 a
@ [farm-stay: farm | park] noon whole | child: stand worried does pull:rope | friend: stand worried does pull:rope at right | Bo: look-up worried looks Kim | props: kite-tree
> way ?
* mix

# 5 b
@ [farm-stay: farm | park] noon whole | child: stand worried does pull:rope | friend: stand worried does pull:rope at right | Bo: look-up worried looks Kim | props: kite-tree
> way ?
* mix

# 6
@ [farm-stay: farm | park] noon whole | child: sit cross looks friend | friend: stand worried does pull:rope looks kite-tree at right | Bo: sit curious looks Kim | props: kite-tree, leaf, rope
* mix
^ child set
slots: series

# 7
@ [farm-stay: farm | park] golden knee | child: hands-on-hips cross looks friend | friend: hands-on-hips cross looks child | Bo: sit worried looks Kim | props: | event
> say ?
* mix
slots: event

# 8 a
@ [farm-stay: farm | park] golden whole | child: stand worried does pull:rope | friend: stand cross does pull:rope at right | all: run worried | props: kite-tree, leaf
* mix
^ pet second

# 8 b
@ [farm-stay: farm | park] golden whole | child: sit worried | friend: sit worried | all: sit worried | props: kite-tree, leaf
* mix
^ pet second

# 9
@ [farm-stay: farm | park] golden wind below | child: stand cross wears ferns | friend: stand cross wears ferns | all: sit worried | props: kite-tree, leaf, leaf
> fall ?
^ pet trouble
slots: place

# 10
@ [farm-stay: farm | park] dusk whole | child: sit cross at left | friend: sit cross at right | Bo: sit sad looks Kim | props: kite-tree, leaf
> eyes
* low

# 11
@ [farm-stay: farm | park] dusk below | child: stand sad does pull:rope | Bo: sit sad looks Kim | props: kite-tree
* low
^ child trouble

# 12
@ [farm-stay: farm | park] dusk wide | child: sit sad | friend: sit sad at far | all: lie sad | props: kite-tree | event
* low
^ child second
slots: event, place

# 13
@ [farm-stay: farm | park] dusk close | child: crouch curious looks Bo | Bo: sit happy looks Kim | props:
> hinge
slots: place

# 14
@ [farm-stay: farm | park] dusk whole | child: stand delighted does foreheads:friend | friend: stand delighted looks child | Bo: sit happy looks Kim | props:
^ pet third

# 15
@ [farm-stay: farm | park] dusk close | child: stand worried looks friend does hand-over:rope | friend: reach happy looks child at centre | Bo: look-up curious looks Kim | props: leaf
^ child third
slots: deed

# 16
@ [farm-stay: farm | park] dusk whole | friend: reach proud looks kite-tree at centre | child: stand proud does arm-round:friend at left | Bo: stand proud looks Kim at left | all: stand proud | props: kite-tree at right | event
slots: event

# 17
@ [farm-stay: farm | park] dusk below | child: stand delighted does pull:rope | friend: reach delighted looks kite-tree at centre | all: look-up happy looks Kim | props: kite-tree, leaf
> beat
^ child pay

# 18
@ [farm-stay: farm | park] dusk whole | child: sit delighted does touch:kite | friend: sit delighted | all: sit delighted | props: leaf
> flap
* joy
^ pet pay

# 19 a
@ [place: {place.id} | beach-holiday: beach | farm-stay: farm | camp] morning wind medium | child: celebrate delighted looks kite | friend: celebrate delighted looks kite | all: look-up delighted looks kite | props: kite | event
* joy
slots: event, series, place

# 19 b
@ [place: {place.id} | beach-holiday: beach | farm-stay: farm | camp] morning wind whole | child: kneel happy does glue:kite | friend: kneel happy looks child | all: sit happy looks Kim | props: leaf | event
* joy
slots: event, series, place

# 20 a
@ [beach-holiday: beach | mountain] noon wind behind | child: reach delighted looks kite | friend: reach delighted looks kite | all: look-up delighted looks kite | props: kite | event
> last ?
* joy
slots: event, place

# 20 b
@ [beach-holiday: beach | mountain] noon wind whole | child: look-up happy looks kite | friend: look-up happy looks kite | all: look-up delighted looks kite | props: kite at far, leaf | event
> last ?
* joy
slots: event, place

## lead dog
want: leap delighted looks kite-tree
one: leap delighted looks Kim
way: run happy
say: lie worried looks Kim
fall: leap happy
eyes: sit sad looks Kim
hinge: lie happy looks Kim
beat: stand happy does tug:rope
flap: run delighted
last: leap delighted looks kite

## lead cat
want: look-up calm looks kite-tree
one: sit calm looks Kim
way: lie calm
say: sit cross looks Kim
fall: sit cross
eyes: sit calm looks Kim
hinge: lie happy looks Kim
beat: sit happy looks Kim
flap: sit proud
last: sit proud looks kite

## lead bird
hinge: perch happy looks Kim
beat: perch happy looks Kim
flap: fly delighted

## lead fish
hinge: swim happy looks Kim
beat: swim happy looks Kim
flap: swim delighted

## lead rabbit
hinge: sit happy looks Kim
beat: sit happy looks Kim
flap: leap delighted

## lead guineapig
hinge: sit happy looks Kim
beat: sit happy looks Kim
flap: run delighted

## lead hamster
hinge: sit happy looks Kim
beat: sit happy looks Kim
flap: run delighted

## lead horse
hinge: stand happy looks Kim
beat: stand happy looks Kim
flap: stand delighted

## lead lizard
hinge: stand happy looks Kim
beat: stand happy looks Kim
flap: lie delighted

## lead toy
hinge: sit happy looks Kim
beat: sit happy looks Kim
flap: sit delighted

## lead other
hinge: sit happy looks Kim
beat: sit happy looks Kim
flap: stand delighted

## trait pet fear
set: hide worried looks kite-tree | props: {trait.prop}
trouble: hide scared looks Kim
pay: sit happy looks Kim

## trait pet theft
set: stand happy holds {trait.prop}
trouble: dig worried
pay: sit proud holds {trait.prop}

## trait pet noise
set: look-up delighted looks kite-tree
trouble: look-up cross looks Kim
pay: look-up delighted looks Kim

## trait pet part
set: stand happy looks kite-tree
trouble: sit worried looks Kim
pay: sit delighted looks Kim

## trait pet deaf
set: look-up curious looks friend
trouble: sit worried looks Kim
pay: sit delighted looks Kim

## trait pet age
set: [old: sit calm | leap happy] looks kite-tree
trouble: [old: lie worried | run happy]
pay: leap delighted looks Kim

## trait pet favourite
set: stand happy holds {trait.prop}
trouble: dig worried
pay: sit proud holds {trait.prop}

## trait pet sleep
set: lie calm looks friend
trouble: sit cross looks Kim
pay: lie happy looks Kim

## trait pet habit
set: [digs: dig | follows: walk | hidesthings: hide | sitsonthings: sit | licks: stand | run] happy
trouble: [digs: dig | follows: walk | hidesthings: hide | sitsonthings: sit | licks: stand | run] worried
pay: [digs: dig | follows: walk | hidesthings: hide | sitsonthings: sit | licks: stand | run] delighted

## trait pet talent
set: [jumps,catches: leap | shakeshands: sit | stand] happy
trouble: [jumps,catches: leap | shakeshands: sit | stand] worried
pay: [jumps,catches: leap | shakeshands: beg | stand] proud looks Kim

## trait child fear
set: sit worried looks friend
trouble: stand scared does pull:rope
pay: stand proud does pull:rope

## trait child collection
set: sit cross looks friend | props: {trait.prop}
trouble: stand sad does pull:rope | props: {trait.prop}
pay: stand proud does pull:rope | props: {trait.prop}

## trait child noise
set: sit cross looks friend
trouble: stand sad does pull:rope
pay: stand proud does pull:rope

## trait child part
set: sit cross looks friend
trouble: stand sad does pull:rope
pay: stand proud does pull:rope

## trait child favourite
set: sit cross looks friend
trouble: stand sad does pull:rope
pay: stand proud does pull:rope

## trait child sleep
set: sit cross looks friend
trouble: stand sad does pull:rope
pay: stand proud does pull:rope

## trait child habit
set: sit cross looks friend
trouble: stand sad does pull:rope
pay: stand proud does pull:rope

## trait child talent
set: sit cross looks friend
trouble: stand sad does pull:rope
pay: stand proud does pull:rope

## dog
see: sit cross looks kite-tree
mix: run happy
low: lie sad
joy: run delighted

## dog 2
see: stand proud holds feather
mix: stand happy does tug:child
low: sit sad does nose-into:child
joy: leap delighted

## cat
see: sit proud
mix: sleep calm
low: sit sad
joy: sit proud looks kite

## cat 2
see: sit curious looks kite-tree
mix: leap happy
low: back-turned sad
joy: run delighted

## bird
see: fly curious looks kite-tree
mix: fly happy
low: perch sad
joy: fly delighted looks kite

## fish
see: look-up curious looks kite-tree
mix: swim worried
low: hide sad
joy: swim delighted

## fish 2
see: swim curious looks kite-tree
mix: swim happy
low: hide sad
joy: look-up delighted looks kite

## rabbit
see: look-up curious looks kite-tree
mix: leap happy
low: lie sad
joy: leap delighted

## guineapig
see: look-up curious looks kite-tree
mix: run happy
low: hide sad
joy: look-up delighted

## hamster
see: stand curious
mix: stand proud
low: sit sad
joy: run delighted

## horse
see: look-up curious looks kite-tree
mix: stand worried
low: stand sad
joy: run delighted

## lizard
see: run curious
mix: run worried
low: lie sad
joy: lie delighted

## toy
see: sit calm
mix: lie worried
low: lie sad
joy: sit delighted looks kite

## other
see: look-up curious looks kite-tree
mix: stand worried
low: sit sad
joy: stand delighted

## duet
see: sit curious looks kite-tree
mix: run worried looks Mo
low: back-turned cross
joy: sit delighted looks Mo

## duet 2
see: look-up curious looks Mo
mix: stand worried looks Mo
low: sit sad looks Mo
joy: leap delighted looks Mo

## any end
see: look-up curious looks kite-tree
mix: sit worried
low: sit sad
joy: sit delighted looks kite

## any say
see: look-up curious looks Kim
mix: look-up happy
low: sit sad looks Kim
joy: look-up delighted looks Kim

## any leaf
see: sit happy
mix: sit worried
low: lie sad
joy: lie delighted

## any rest
see: lie calm
mix: sit worried
low: stand sad
joy: run delighted looks kite
`
