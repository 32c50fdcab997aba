// Want: the whole park, alone. In the way: a brolly that does everything too. Engine: "Me too." Turn: the pet has gone
// as well, so Kim goes to find the pet, and it is with the brolly, and lies down on its feet. "I like Bo," says the
// brolly, and now Kim says it. The pet is low enough to see under the brolly from the first. A dog wants its ball
// thrown, a cat wants a roof. Last image: two bumps, a long way apart; or real rain, and four feet. The other child is
// "the brolly" until she has a name.
export const plan = String.raw`
id: friendship-0-4
skill: friendship
level: 0-4
days: birthday plot, beach-holiday plot, snow-day plot, holi plot, eid-al-fitr plot
extra: friend she
surprise: picture | 2 umbrella
surprise: sound

# 1
@ [place: {place.id} | beach-holiday: beach | park] noon [snow-day: snow] wide | child: stand proud holds bucket | all: stand happy looks Kim | props: bucket, sandcastle at far | event
slots: place, event, series

# 2
@ [beach-holiday: beach | playground] noon [snow-day: snow] medium | child: kneel happy does dig:hole | Bo: sit calm | friend: hide happy looks child holds umbrella at far | props: bucket, spade, sandcastle
* dig
> want
^ child second

# 3
@ [beach-holiday: beach | playground] noon [snow-day: snow] close | child: look-up curious looks friend | friend: hide happy looks child holds umbrella | Bo: look-up curious looks friend | props: spade
> eyes
* dig

# 4
@ [beach-holiday: beach | playground] noon [snow-day: snow] whole | child: kneel cross looks friend at left | friend: kneel happy looks child holds umbrella at right | Bo: sit curious looks friend at right | all: sit curious looks friend | props: sandcastle, sandcastle, spade | event
* dig
> gift
slots: event

# 5 a
@ park noon [snow-day: snow] wide | child: climb happy | friend: climb happy looks child holds umbrella at far | Bo: walk happy | props: [snow-day: leaf | flower, butterfly]
^ pet set
slots: place

# 5 b
@ park noon [snow-day: snow] whole | child: walk happy looks friend at left | friend: walk happy looks child holds umbrella at right | Bo: walk happy looks Kim | props: bird-tree "bare" at centre, [snow-day: leaf | butterfly]
^ pet set
slots: place

# 6 a
@ park noon [snow-day: snow] medium | child: run delighted | friend: run delighted looks child holds umbrella at far | Bo: run happy looks Kim | props: [snow-day: leaf | flower]
* too
> whee ?

# 6 b
@ playground noon [snow-day: snow] whole | child: crouch delighted does shout-into:pipe at left | friend: crouch delighted looks child holds umbrella at right | Bo: run happy looks friend | props: pipe "fat" at centre
* too
> whee ?

# 7 a
@ playground golden [snow-day: snow] whole | child: sit worried looks friend | friend: sit delighted looks child | props: swing, umbrella
^ child set
* too
slots: place

# 7 b
@ playground golden [snow-day: snow] whole | child: stand worried looks friend at right | friend: lie delighted at centre | props: slide at left, umbrella
^ child set
* too
slots: place

# 8
@ forest golden [snow-day: snow] close | child: hide worried does hide-behind:log | friend: hide happy looks child holds umbrella | Bo: hide calm | props: log at centre, [snow-day: leaf | mushroom]
> hush ?
* too

# 9
@ park golden [snow-day: snow] face | child: hands-on-hips cross looks friend | friend: hands-on-hips happy looks child holds umbrella at centre | Bo: stand worried looks Kim | props: log
* too
^ pet second

# 10
@ park golden [snow-day: snow | cloud] wide | child: point cross looks friend | friend: walk sad holds umbrella at far | all: sit worried looks Kim | props: leaf
> torn

# 11
@ [beach-holiday: beach | playground] golden [snow-day: snow | cloud] knee | child: kneel calm does dig:hole | Bo: lie calm | props: hole, sandcastle, bucket
> fetch ?
* quiet
slots: place, series

# 12
@ [beach-holiday: beach | playground] golden [snow-day: snow | wind] knee | child: kneel worried looks sandcastle does touch:sandcastle | Bo: back-turned calm at far | props: sandcastle, leaf | event
^ pet trouble
* quiet
slots: event

# 13
@ park dusk [snow-day: snow | wind] wide | child: walk sad | Bo: back-turned calm at far | props: leaf, bench
> gone
* quiet
^ child third

# 14
@ [beach-holiday: beach | playground] dusk [snow-day: snow] medium | child: sit sad says looks bucket | Bo: back-turned calm at far | props: bucket, spade
^ child trouble
* quiet
^ pet third

# 15 a
@ park dusk [snow-day: snow] whole | child: walk worried calls looks pet1 | props: log, swing, leaf
> hinge
slots: place

# 15 b
@ park dusk [snow-day: snow] whole | child: walk worried calls looks pet1 | props: log, slide at far, pipe "fat"
> hinge
slots: place

# 16
@ forest dusk [snow-day: snow] close | child: stand worried looks friend | friend: hide sad holds umbrella | Bo: look-up worried looks friend | props: leaf
^ child pay

# 17
@ forest dusk [snow-day: snow] knee | child: sit sad looks friend | friend: sit sad looks child holds umbrella at centre | Bo: sit sad looks friend | props: leaf
> low

# 18
@ forest dusk [snow-day: snow] medium | child: stand happy looks friend does hand-over:spade | friend: look-up happy looks child at centre | Bo: look-up happy looks friend | props: bucket, umbrella
^ pet pay
slots: deed

# 19 a
@ [beach-holiday: beach | playground] dusk [snow-day: snow] above | child: kneel delighted looks friend | friend: kneel delighted looks child holds spade | all: sit happy | props: sandcastle, sandcastle, bucket, umbrella | event
> two ?
* pie
* pie
slots: event, series

# 19 b
@ [beach-holiday: beach | playground] dusk [snow-day: snow] above | child: kneel delighted looks hole | friend: kneel delighted looks hole holds spade | all: sit happy | props: hole, hole, bucket, umbrella | event
> two ?
* pie
* pie
slots: event, series

# 20 a
@ [beach-holiday: beach | playground] dusk [snow-day: snow] wide | child: wave happy looks friend | friend: wave happy looks child holds umbrella at far | all: walk happy | props: fence, sandcastle at far | event
> home ?
* pie
* pie
slots: place

# 20 b
@ [beach-holiday: beach | park] dusk [snow-day: snow | rain] behind | child: walk happy looks friend | friend: walk happy looks child holds umbrella at centre | all: walk happy | props: [snow-day: sandcastle | puddle], sandcastle at far | event
> home ?
* pie
* pie
slots: place

## lead dog
want: beg happy looks Kim holds ball
eyes: lie curious looks friend
gift: run delighted looks ball holds ball
whee: run delighted holds ball
hush: hide worried holds ball
torn: stand worried looks friend
fetch: sit sad looks Kim | props: ball
gone: walk sad holds ball at far
hinge: run worried looks Kim
low: lie sad does lie-across:friend | props: ball
two: run delighted holds ball
home: walk proud holds ball

## lead cat
want: sit calm looks bucket
eyes: lie curious looks friend
gift: walk proud does lean:friend
whee: walk calm looks friend
hush: hide calm
torn: stand cross looks friend
fetch: sit cross looks bucket
gone: back-turned calm at far
hinge: lie calm at far
low: lie calm does lie-across:friend
two: sit proud looks friend
home: sit proud looks Kim | props: bucket

## lead bird
gift: perch happy looks friend
hinge: fly happy at far
low: perch sad looks friend

## lead fish
gift: swim happy looks friend
hinge: swim calm at far
low: swim sad looks friend

## lead rabbit
gift: sit happy looks friend
hinge: leap happy at far
low: sit sad does lie-across:friend

## lead guineapig
gift: look-up delighted looks friend
hinge: sit curious at far
low: cuddled sad looks friend

## lead hamster
gift: stand curious does nose-into:friend
hinge: sit curious at far
low: carried sad looks friend

## lead horse
gift: stand curious does nose-into:friend
hinge: stand calm at far
low: stand sad does nose-into:friend

## lead lizard
gift: lie happy looks friend
hinge: run curious at far
low: lie sad looks friend

## lead toy
gift: sit happy looks friend
hinge: lie sad at far
low: sit sad looks friend

## lead other
gift: stand curious looks friend
hinge: stand calm at far
low: stand sad looks friend

## trait pet fear
set: hide worried looks friend | props: {trait.prop}
trouble: hide scared looks Kim
pay: walk worried looks friend

## trait pet umbrellas
set: hide worried looks friend
trouble: lie sad looks Kim
pay: walk worried looks friend

## trait pet theft
set: run delighted holds {trait.prop}
trouble: sit worried holds {trait.prop}
pay: sit happy looks friend | props: {trait.prop}

## trait pet socks
set: run delighted holds sock
trouble: sit worried holds sock
pay: sit happy looks friend | props: sock

## trait pet noise
set: look-up delighted looks friend
trouble: look-up sad looks Kim
pay: look-up happy looks friend

## trait pet part
set: walk happy looks friend
trouble: sit sad looks Kim
pay: sit happy looks friend

## trait pet deaf
set: look-up curious looks friend
trouble: sit sad
pay: stand happy looks friend

## trait pet age
set: walk calm looks friend
trouble: lie sad looks Kim
pay: stand happy looks friend

## trait pet favourite
set: walk proud holds {trait.prop}
trouble: sit sad looks Kim holds {trait.prop}
pay: stand happy looks friend | props: {trait.prop}

## trait pet sleep
set: walk happy looks friend
trouble: lie sad looks Kim
pay: lie happy looks friend

## trait pet habit
set: [digs: dig | follows: walk | hidesthings: hide | sitsonthings: sit | licks: stand | run] happy looks friend
trouble: [digs: dig | follows: walk | hidesthings: hide | sitsonthings: sit | licks: stand | run] sad looks Kim
pay: [digs: dig | follows: walk | hidesthings: hide | sitsonthings: sit | licks: stand | run] happy looks friend

## trait pet talent
set: [jumps,catches: leap | shakeshands: sit | stand] happy looks friend
trouble: sit sad looks Kim
pay: [jumps,catches: leap | shakeshands: beg | stand] happy looks friend

## trait child fear
set: sit worried looks friend
trouble: sit worried looks bucket
pay: stand sad looks friend

## trait child collection
set: sit proud looks friend holds {trait.prop}
trouble: sit sad looks {trait.prop} holds {trait.prop}
pay: crouch sad looks friend | props: {trait.prop}

## trait child noise
set: sit happy looks friend
trouble: sit sad looks bucket
pay: crouch sad looks friend

## trait child part
set: sit happy looks friend
trouble: sit sad looks bucket
pay: crouch curious looks friend

## trait child favourite
set: sit happy looks friend
trouble: sit sad looks bucket
pay: crouch sad looks friend

## trait child sleep
set: sit happy looks friend
trouble: sit sad looks bucket
pay: crouch sad looks friend

## trait child habit
set: sit happy looks friend
trouble: sit sad looks bucket
pay: crouch sad looks friend

## trait child talent
set: sit proud looks friend
trouble: sit sad looks bucket
pay: crouch sad looks friend

## dog
dig: dig delighted
too: run delighted
quiet: lie sad
pie: stand cross

## dog 2
dig: lie happy
too: run happy holds bone
quiet: sit sad holds bone
pie: lie happy

## cat
dig: sit calm
too: sit cross
quiet: stand curious
pie: sit proud

## cat 2
dig: stand cross
too: sit calm
quiet: walk sad
pie: sit happy

## bird
dig: perch happy
too: fly delighted
quiet: perch sad
pie: perch proud holds leaf

## fish
dig: swim happy looks Kim
too: swim happy
quiet: swim sad
pie: swim delighted

## fish 2
dig: swim calm
too: look-up curious
quiet: hide sad
pie: swim delighted

## rabbit
dig: dig happy
too: leap happy
quiet: sit sad
pie: sit happy

## guineapig
dig: stand happy
too: look-up delighted
quiet: sit sad
pie: run delighted

## hamster
dig: sit curious
too: carried worried
quiet: look-up sad
pie: sit proud

## horse
dig: walk calm
too: run happy
quiet: stand sad looks Kim
pie: stand happy

## lizard
dig: lie happy
too: run curious
quiet: lie sad
pie: lie happy

## toy
dig: sit happy
too: carried delighted
quiet: lie sad
pie: sit proud

## other
dig: stand curious
too: stand happy looks friend
quiet: stand sad
pie: stand happy

## duet
dig: sit calm looks Mo
too: look-up curious
quiet: sit calm looks Mo
pie: sit happy looks Mo

## duet 2
dig: stand happy looks Mo
too: look-up happy looks Mo
quiet: sit sad looks Mo
pie: sit delighted looks Mo

## any spot
dig: sit happy
too: lie calm
quiet: sit sad looks Kim
pie: sit proud

## any near
dig: sit calm looks Kim
too: look-up curious
quiet: look-up sad looks Kim
pie: look-up happy looks Kim

## any nap
dig: sleep calm
too: look-up curious
quiet: lie sad
pie: sleep happy

## any say
dig: look-up happy looks Kim
too: look-up curious
quiet: sit worried looks Kim
pie: sit happy
`
