// Want: not one more lump, and {gran} still glad. In the way: "mmm", which {gran} takes for a yes. Engine: lumps hidden in all the wrong places;
// each "all gone" fetches more. A dog says yes to every lump, a cat says no with a paw; and over the hat, each of them says no for all to see.
// Turn: {Kim} holds the hat up, lumps and all, and tells. Last image: one more lump, down a pink nose; or a spoon that stops. {gran} is always "she".
export const plan = String.raw`
id: honest-communication-0-4
skill: honest_communication
level: 0-4
days: first-day-of-school plot, christmas plot, family-reunion plot, halloween plot, boxing-day plot, road-trip plot
extra: elder she
surprise: picture | 10 porridge
surprise: picture | 1 hat

# 1
@ kitchen noon wide | child: stand happy looks elder | elder: stand delighted looks child holds spoon | all: look-up curious looks elder | props: porridge, hat at near | event
slots: event, place, home

# 2
@ kitchen noon close | child: sit worried looks porridge holds spoon | Bo: sit curious looks porridge | props: porridge "bowl"
> want
* see

# 3
@ kitchen noon medium | child: sit worried looks elder | elder: stand delighted looks child | Bo: sit curious looks Kim | props: table, porridge "bowl"
* see
^ pet set
slots: place

# 4
@ kitchen noon medium | child: sit worried looks elder | elder: stand delighted looks child holds spoon | Bo: look-up curious looks elder | props: table, porridge "heap" | event
> more ?
* see
slots: event

# 5
@ kitchen noon above | child: sit sad looks porridge holds spoon | Bo: sit curious looks Kim | props: table, porridge "heap"
^ child set

# 6 a
@ living-room golden medium | child: stand worried looks plant does pour:porridge | Bo: sit curious looks Kim | props: plant, porridge "bowl"
> hide ?
* hide
slots: series

# 6 b
@ living-room golden medium | child: stand worried looks bag does pour:porridge | Bo: sit curious looks Kim | props: bag, porridge "bowl"
> hide ?
* hide
slots: series

# 7 a
@ bedroom golden close | child: kneel worried looks sock holds sock | Bo: sit curious looks sock | props: porridge "heap"
> toe ?
* hide

# 7 b
@ hallway golden close | child: kneel worried does touch:boots | Bo: sit curious looks Kim | props: porridge "heap"
> toe ?
* hide

# 8
@ hallway golden medium | child: kneel worried does touch:porridge | Bo: look-up curious looks Kim at far | props: porridge "hat", bag
* hide
^ pet trouble

# 9
@ kitchen golden whole | child: kneel worried looks Bo does hand-over:spoon | Bo: sit curious looks spoon | props: porridge "heap"
> give
^ child second

# 10
@ kitchen golden wide | child: stand scared looks porridge | elder: stand delighted looks child holds spoon | all: look-up scared looks porridge | props: porridge "hill" at centre | event
> eyes
^ pet second
slots: place

# 11 a
@ living-room golden above | child: lie sad | all: lie sad | props: rug, porridge "heap", plant, sock
* low
^ child trouble
slots: place, series

# 11 b
@ living-room golden above | child: lie sad | all: lie sad | props: rug, porridge "heap", bag, boots
* low
^ child trouble
slots: place, series

# 12
@ kitchen dusk medium | child: sit sad looks elder | elder: stand worried looks porridge | Bo: sit worried looks elder | props: table, porridge "empty"
> low ?
* low
^ child third

# 13
@ hallway dusk medium | child: stand scared looks elder | elder: walk happy looks porridge | Bo: look-up worried looks porridge | props: porridge "hat" at right, door | event
* low
slots: event, place

# 14
@ hallway dusk close | child: stand worried looks elder | elder: stand calm looks child | Bo: look-up worried looks Kim | props: porridge "hat", door
slots: deed

# 15
@ hallway dusk knee | child: stand scared looks elder at left | elder: stand worried does touch:porridge at right | Bo: look-up scared looks porridge | props: porridge "hat" at right
> hinge
^ pet third

# 16
@ hallway dusk medium | child: stand worried looks elder does hand-over:porridge | elder: stand worried looks child at centre | Bo: look-up worried looks Kim | props: porridge "hat", door
^ child pay

# 17
@ living-room lamp close | child: stand sad looks elder | elder: crouch sad looks child | Bo: sit sad looks elder | props: porridge "hat", lamp
> told

# 18
@ kitchen lamp medium | child: sit worried looks elder | elder: sit worried does eat:spoon | Bo: look-up curious looks elder | props: porridge "hill" at right
> bite
* joy
slots: event, place

# 19 a
@ kitchen lamp medium | child: kneel happy does touch:hat | elder: stand happy looks child holds spoon | all: sit happy looks Kim | props: bucket, porridge "empty"
> clean ?
* joy
^ pet pay
slots: series

# 19 b
@ kitchen lamp medium | child: stand happy looks porridge holds spoon | elder: stand happy looks child | all: sit happy looks porridge | props: porridge, bucket
> clean ?
* joy
^ pet pay
slots: series

# 20 a
@ [road-trip: car | place: {place.id} | street] dusk whole | child: point delighted looks elder | elder: stand happy looks child wears hat | all: look-up happy looks elder | event
> last ?
* joy
slots: event, place

# 20 b
@ kitchen lamp wide | child: sit delighted looks elder | elder: sit happy looks child holds spoon | all: sit happy looks Kim | props: table, porridge "bowl" | event
> last ?
* joy
slots: event, place

## lead dog
want: beg delighted looks porridge
more: beg delighted looks elder
hide: stand happy looks porridge
toe: stand curious does nose-into:porridge
give: lie happy looks Kim
eyes: lie curious looks porridge
low: lie sad looks Kim
hinge: stand cross does tug:porridge
told: sit sad looks elder
bite: beg curious looks elder
clean: stand delighted looks porridge
last: stand delighted looks elder

## lead cat
want: stand cross does paw-on:porridge
more: beg cross looks elder
hide: sit calm looks Kim
toe: back-turned calm
give: stand cross does paw-on:child
eyes: sit curious looks porridge
low: sit calm looks Kim
hinge: sit cross does paw-on:porridge
told: sit calm looks Kim
bite: sit curious looks elder
clean: sit proud looks Kim
last: stand proud does paw-on:elder

## lead bird
give: perch worried looks spoon
hinge: fly worried looks porridge
told: perch sad looks elder

## lead fish
give: swim cross looks spoon
hinge: swim worried looks porridge
told: swim sad looks elder

## lead rabbit
give: sit cross looks spoon
hinge: stand cross looks porridge
told: lie sad looks elder

## lead guineapig
give: sit worried looks Kim
hinge: stand scared looks porridge
told: sit sad looks elder

## lead hamster
give: sit proud looks Kim
hinge: stand cross does paw-on:porridge
told: sit sad looks elder

## lead horse
give: stand happy looks Kim
hinge: stand cross does nose-into:porridge
told: stand sad looks elder

## lead lizard
give: lie cross looks spoon
hinge: stand cross looks porridge
told: lie sad looks elder

## lead toy
give: sit worried looks Kim
hinge: lie scared looks elder
told: sit sad looks elder

## lead other
give: stand cross looks spoon
hinge: stand cross looks porridge
told: sit sad looks elder

## trait pet fear
set: hide worried looks elder | props: {trait.prop}
trouble: hide scared looks Kim
pay: sit calm looks Kim

## trait pet theft
set: run delighted holds {trait.prop}
trouble: sit worried holds {trait.prop}
pay: sit proud holds {trait.prop}

## trait pet noise
set: look-up delighted looks elder
trouble: look-up worried looks Kim
pay: look-up happy looks Kim

## trait pet part
set: sit curious looks elder
trouble: stand worried looks Kim
pay: sit happy looks Kim

## trait pet deaf
set: sit curious looks elder
trouble: sit curious looks Kim
pay: look-up happy looks Kim

## trait pet age
set: [old: lie calm | leap happy] looks elder
trouble: [old: lie worried | run happy] looks Kim
pay: [old: lie calm | run happy] looks Kim

## trait pet favourite
set: sit happy holds {trait.prop}
trouble: sit worried looks Kim | props: {trait.prop}
pay: sit proud holds {trait.prop}

## trait pet sleep
set: back-turned calm
trouble: stand worried looks Kim
pay: lie happy looks Kim

## trait pet habit
set: [digs: dig | follows: walk | hidesthings: hide | sitsonthings: sit | licks: stand | run] cross
trouble: [digs: dig | follows: walk | hidesthings: hide | sitsonthings: sit | licks: stand | run] worried
pay: [digs: dig | follows: walk | hidesthings: hide | sitsonthings: sit | licks: stand | run] happy

## trait pet talent
set: [jumps,catches: leap | shakeshands: sit | stand] cross looks elder
trouble: [jumps,catches: leap | shakeshands: sit | stand] worried looks Kim
pay: [jumps,catches: leap | shakeshands: beg | stand] proud looks Kim

## trait child fear
set: sit scared looks porridge holds spoon
trouble: lie scared
pay: stand scared looks elder does hand-over:porridge

## trait child collection
set: sit sad looks porridge holds {trait.prop}
trouble: lie sad holds {trait.prop}
pay: stand worried looks elder does hand-over:porridge | props: {trait.prop}

## trait child noise
set: sit sad looks porridge holds spoon
trouble: lie sad
pay: stand worried looks elder does hand-over:porridge

## trait child part
set: sit sad looks porridge holds spoon
trouble: lie sad
pay: stand worried looks elder does hand-over:porridge

## trait child favourite
set: sit sad looks porridge holds spoon
trouble: lie sad
pay: stand worried looks elder does hand-over:porridge

## trait child sleep
set: sit sad looks porridge holds spoon
trouble: lie sad
pay: stand worried looks elder does hand-over:porridge

## trait child habit
set: sit sad looks porridge holds spoon
trouble: lie sad
pay: stand worried looks elder does hand-over:porridge

## trait child talent
set: sit sad looks porridge holds spoon
trouble: lie sad
pay: stand worried looks elder does hand-over:porridge

## dog
see: look-up delighted
hide: stand curious looks porridge
low: lie sad
joy: stand delighted

## dog 2
see: stand happy
hide: dig happy
low: lie sad
joy: sit delighted

## cat
see: sit cross
hide: sit calm looks Kim
low: sit worried looks Kim
joy: sit happy

## cat 2
see: back-turned calm
hide: sit curious does paw-on:porridge
low: walk sad
joy: leap happy

## bird
see: perch delighted
hide: fly worried
low: hide sad
joy: perch delighted

## fish
see: swim cross
hide: hide worried
low: swim sad
joy: swim delighted

## fish 2
see: swim proud
hide: swim curious looks Kim
low: swim sad
joy: swim happy

## rabbit
see: sit cross
hide: look-up curious looks Kim
low: lie sad
joy: leap delighted

## guineapig
see: look-up delighted
hide: look-up happy looks Kim
low: sit sad
joy: stand delighted

## hamster
see: beg happy
hide: stand proud
low: hide sad
joy: walk proud

## horse
see: stand delighted
hide: stand happy
low: stand sad
joy: stand delighted

## lizard
see: lie cross
hide: run worried
low: lie sad
joy: lie happy

## toy
see: lie calm
hide: sit worried
low: cuddled sad
joy: sit happy

## other
see: stand cross
hide: stand curious looks Kim
low: sit sad looks Kim
joy: stand delighted

## duet
see: sit curious looks Mo
hide: sit worried looks Mo
low: sit sad looks Mo
joy: stand delighted looks Mo

## duet 2
see: sit cross looks Mo
hide: hide worried looks Mo
low: sit sad looks Mo
joy: look-up happy looks Mo

## any no
see: sit cross
hide: look-up curious looks Kim
low: sit sad
joy: look-up happy looks Kim

## any look
see: look-up curious looks porridge
hide: sit calm looks Kim
low: sit sad looks Kim
joy: stand happy

## any back
see: walk worried
hide: walk worried
low: sit sad looks Kim
joy: stand delighted

## any in
see: sit calm
hide: stand worried
low: sit sad
joy: sit happy looks Kim
`
