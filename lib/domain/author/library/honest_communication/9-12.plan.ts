// Want: Saturdays with {pop}. In the way: fishing, which each of them does for the other's sake. Two decent sides: tell him; be kind, and keep the
// Saturdays. Engine: "lovely" means wet; each kindness makes it worse. A dog comes for the rolls, a cat for the fish, and each is the first to say
// what it thinks, and goes home. Turn: {pop} looks at it with envy; he can't stand it either; then the harder half, which is to say what one does
// want. Last image: waders with flowers in; or a sign that they caught themselves. {pop} is "he", {friend} is "she".
export const plan = String.raw`
id: honest-communication-9-12
skill: honest_communication
level: 9-12
days: beach-holiday plot, family-wedding plot, camping-trip plot, christmas plot, birthday plot
extra: friend she
extra: elder he
surprise: picture | 8 waders, 5 sign
surprise: word

# 1
@ river morning wide | child: walk calm holds rod | elder: walk calm holds bucket | all: walk calm | props: rod, bucket, lantern
> want
* bank
slots: place

# 2
@ river morning rain medium | child: sit sad holds rod | elder: sit calm holds rod | Bo: sit calm | props: chair, chair, umbrella | event
> rain ?
slots: place, event, series

# 3
@ river morning rain close | child: sit worried | elder: sit calm looks child | Bo: sit cross | props: chair, leaf
^ child set
* bank

# 4
@ shed noon medium | elder: stand curious does hand-over:rod | child: stand worried looks rod | all: sit curious looks elder | props: rod, box, spade
> shed
slots: place

# 5
@ river noon cloud knee | child: stand curious does pull:sign | elder: stand calm looks sign | Bo: look-up curious looks sign | props: sign "{no-fishing}", glove, bucket
^ pet set
* bank
slots: place

# 6 a
@ street golden medium | friend: hands-on-hips cross looks child | child: shrug sad looks friend | Bo: sit calm looks friend | props: bag, bench
^ child second
slots: series

# 6 b
@ playground golden medium | friend: stand proud looks child does point:bandage | child: shrug sad looks friend | Bo: sit calm looks friend | props: bandage, swing
^ child second
slots: series

# 7
@ living-room lamp close | child: stand worried does hand-over:present | elder: stand worried looks present | Bo: sit curious looks present | props: present, sofa | event
^ child third
* kind
slots: event

# 8
@ hallway noon wide | elder: stand proud does hand-over:waders | child: stand sad looks waders | all: sit curious looks waders | props: waders, box
^ pet second
* kind

# 9
@ kitchen dusk whole 4:00 | child: sit worried looks elder | elder: stand delighted does point:clock | all: lie calm | props: table, clock, bread
^ pet trouble
* kind

# 10
@ river morning rain close | child: stand scared looks bucket | elder: crouch scared does touch:bucket | Bo: look-up worried looks bucket | props: bucket "fish"
> fish
slots: place

# 11 a
@ living-room lamp medium | elder: stand proud does hold-up:paper | child: stand scared looks paper | all: sit worried looks Kim | props: paper, sofa | event
> leaflet
slots: event

# 11 b
@ living-room lamp wide | elder: stand proud does point:tent | child: stand scared looks tent | all: sit worried looks Kim | props: tent, rug | event
> leaflet
slots: event

# 12
@ bathroom night close | child: stand sad does point:mirror | Bo: sit sad looks Kim | props: mirror, shelf
^ child trouble
* low

# 13
@ park dusk cloud whole | child: sit sad looks friend | friend: sit sad looks child | Bo: lie sad | props: bench, leaf
> eyes
* low
slots: place

# 14
@ river morning rain whole | child: sit curious looks elder holds rod | elder: sit sad looks Bo holds rod | Bo: walk calm | props: chair, chair, fence at far
> hinge

# 15
@ river morning rain close | elder: sit calm does hand-over:sandwich | child: sit scared looks elder | props: chair, sandwich
^ pet third
slots: deed

# 16
@ river noon rain knee | child: stand scared does throw:rod at centre | elder: stand worried looks child at left | Bo: look-up curious looks Kim | props: rod at right, bucket
> peace
* low

# 17
@ river noon cloud bust | elder: sit delighted weeps looks child | child: kneel scared looks elder | Bo: sit curious looks elder | props: chair, rod

# 18
@ river noon knee | child: stand worried looks elder | elder: stand sad looks child | all: sit curious looks Kim | props: waders, bucket
^ pet pay

# 19 a
@ [place: {place.id} | street] golden wide | child: sit happy does eat:bread | elder: sit happy looks child | all: sit happy | props: bus, bench, bread "biscuit" | event
> bench ?
^ child pay
* after
slots: place, event

# 19 b
@ kitchen golden medium | child: sit happy looks washer at left | elder: sit happy looks child at left | all: sit happy looks washer | props: washer at right, bread "biscuit", chair, chair | event
> bench ?
^ child pay
* after
slots: place, event

# 20 a
@ garden morning rain whole | child: run delighted looks elder | elder: run delighted holds umbrella | all: run happy | props: waders "flowers", door, umbrella | event
> last ?
* after
* after
slots: place, event, home, series

# 20 b
@ shed morning rain whole | child: sit delighted does eat:sandwich | elder: sit delighted looks child | all: sit happy looks Kim | props: sign "{no-fishing}" at right, sandwich | event
> last ?
* after
* after
slots: place, event, home, series

## lead dog
want: walk happy looks bucket
rain: stand cross
shed: look-up cross looks rod
fish: stand worried does nose-into:bucket
leaflet: lie sad
eyes: lie sad
hinge: walk calm
peace: stand curious looks Kim
bench: lie happy
last: run happy

## lead cat
want: walk proud looks bucket
rain: sit cross
shed: sit cross looks rod
fish: stand curious does nose-into:bucket
leaflet: back-turned cross
eyes: sit cross
hinge: walk cross
peace: sit curious looks Kim
bench: sit proud
last: lie happy

## lead bird
fish: perch worried looks bucket
eyes: perch sad
hinge: fly calm
last: perch happy

## lead fish
fish: swim worried looks bucket
eyes: swim sad
hinge: hide calm
last: swim happy

## lead rabbit
fish: sit worried looks bucket
eyes: sit sad
hinge: dig cross
last: sit happy

## lead guineapig
fish: look-up scared
eyes: sit sad
hinge: walk cross
last: look-up happy

## lead hamster
fish: stand worried looks bucket
eyes: sit sad
hinge: walk calm
last: stand happy

## lead horse
fish: stand worried does nose-into:bucket
eyes: stand sad
hinge: walk calm
last: stand happy

## lead lizard
fish: lie worried looks bucket
eyes: lie sad
hinge: walk calm
last: lie happy

## lead toy
fish: lie worried
eyes: sit sad
hinge: lie sad
last: sit happy

## lead other
fish: sit worried
eyes: sit sad
hinge: walk calm
last: sit happy

## trait pet fear
set: look-up worried
trouble: look-up worried
pay: sit calm

## trait pet theft
set: sit proud holds {trait.prop} | props: {trait.prop}
trouble: lie cross holds {trait.prop} | props: {trait.prop}
pay: stand happy holds {trait.prop} | props: {trait.prop}

## trait pet socks
set: sit proud holds sock | props: sock
trouble: lie cross holds sock | props: sock
pay: stand happy holds sock | props: sock

## trait pet noise
set: look-up cross
trouble: look-up cross
pay: look-up delighted

## trait pet part
set: sit proud
trouble: lie sad
pay: sit happy

## trait pet deaf
set: sit curious looks Kim
trouble: sleep calm
pay: look-up happy looks elder

## trait pet age
set: sit calm
trouble: lie cross
pay: sit happy

## trait pet favourite
set: sit proud holds {trait.prop} | props: {trait.prop}
trouble: lie calm holds {trait.prop} | props: {trait.prop}
pay: stand happy holds {trait.prop} | props: {trait.prop}

## trait pet sleep
set: lie sad
trouble: lie calm
pay: lie happy

## trait pet habit
set: stand cross
trouble: stand cross
pay: stand delighted

## trait pet digs
set: dig cross
trouble: dig cross
pay: dig delighted | props: hole

## trait pet talent
set: stand calm
trouble: lie sad
pay: stand delighted

## trait child fear
set: sit worried holds rod
trouble: stand worried does point:mirror
pay: sit happy does eat:bread

## trait child dark
set: sit worried holds rod
trouble: stand worried does point:mirror
pay: sit happy does eat:bread

## trait child collection
set: sit calm holds {trait.prop} | props: {trait.prop}
trouble: stand sad looks mirror holds {trait.prop} | props: {trait.prop}
pay: sit delighted holds {trait.prop} | props: {trait.prop}

## trait child noise
set: sit calm holds rod
trouble: stand sad looks mirror
pay: sit delighted

## trait child part
set: sit calm holds rod
trouble: stand sad looks mirror
pay: sit happy does eat:bread

## trait child favourite
set: sit calm holds rod
trouble: stand sad does point:mirror
pay: sit delighted does eat:bread

## trait child sleep
set: sit sad holds rod
trouble: stand sad looks mirror
pay: sit happy does eat:bread

## trait child habit
set: sit curious holds rod
trouble: stand worried does point:mirror
pay: sit happy does eat:bread

## trait child talent
set: sit calm holds rod
trouble: stand sad does point:mirror
pay: sit delighted

## dog
bank: stand cross
kind: sit sad wears hat
low: stand cross
after: run delighted

## dog 2
bank: lie happy
kind: dig happy
low: lie sad
after: sleep happy

## cat
bank: sit cross
kind: sleep calm
low: back-turned cross
after: sit proud

## cat 2
bank: sit proud
kind: lie happy
low: sit cross
after: walk proud

## bird
bank: perch cross
kind: perch proud
low: perch sad
after: perch delighted

## fish
bank: swim worried
kind: hide scared
low: swim sad
after: swim delighted

## fish 2
bank: swim happy
kind: swim worried
low: swim worried looks Kim
after: swim proud

## rabbit
bank: stand calm
kind: sit happy
low: stand cross
after: sit delighted

## guineapig
bank: look-up cross
kind: look-up scared
low: look-up worried looks Kim
after: look-up delighted

## hamster
bank: stand happy
kind: run delighted
low: hide cross
after: sit happy

## horse
bank: stand calm
kind: stand happy wears hat
low: back-turned sad
after: stand delighted

## lizard
bank: lie calm
kind: lie calm
low: lie sad
after: lie happy

## toy
bank: sit sad
kind: sit worried
low: lie sad
after: sit delighted

## other
bank: stand worried
kind: stand sad
low: stand cross
after: sit proud

## duet
bank: sit sad looks Mo
kind: sit cross looks Mo
low: sit cross looks Mo
after: sit happy looks Mo

## duet 2
bank: sit calm looks Mo
kind: stand worried looks Mo
low: lie sad looks Mo
after: sit happy looks Mo

## any seat
bank: sit calm
kind: sit cross
low: sit worried looks Kim
after: sit happy

## any roll
bank: look-up happy
kind: sit happy
low: sit sad
after: sit delighted

## any sky
bank: look-up worried
kind: stand sad
low: look-up sad
after: lie happy

## any early
bank: sleep calm
kind: lie cross
low: lie sad
after: sleep happy
`
