// Want: to be the front half of the cow. In the way: so does {otto}, and a cow has one front. Engine: what such a cow does, and cows don't.
// A dog wants the tail for a toy; a cat wants the back for a bed. Each leads {Kim} round a room in the dark, by it, and nobody bumps.
// Turn: the eyelashes are given up: "if you show me each turn, like {Bo}." Then the barn falls; or the lights go out, and the back knows the dark.
// Last image: a bow, at both ends; or four legs, counted. {otto} is "he", {ms} "she".
export const plan = String.raw`
id: teamwork-5-8
skill: teamwork
level: 5-8
days: christmas plot, matariki plot, naidoc-week plot, snow-day plot, camping-trip plot
extra: friend he
extra: grownup she
surprise: word
surprise: picture | 10 cow-front, 10 cow-back, 15 cow-front, 15 cow-back

# 1
@ school morning [snow-day: snow | clear] wide | child: look-up delighted looks cow | friend: look-up delighted looks cow | grownup: stand happy looks friend at far | all: look-up curious looks cow | props: cow | event
slots: place, event

# 2
@ school morning [snow-day: snow | clear] knee | child: stand delighted does pull:cow-front looks cow-front at left | friend: stand delighted does touch:cow-front looks cow-front at right | Bo: sit curious looks cow-back | props: cow-front, cow-back at near
> want
* cast

# 3
@ stage noon wide | child: stand curious looks grownup | friend: stand curious looks grownup | grownup: point happy looks child | all: stand proud | props: tipping-barn at far, hay
^ pet set
* cast

# 4
@ stage noon whole | child: carry proud looks friend holds cow-front at left | friend: carry cross looks child holds cow-front at right | Bo: stand curious looks Kim | props: hay
> fronts
* cast
^ pet second

# 5
@ stage noon knee | child: carry sad looks friend holds cow-back at left | friend: carry proud holds cow-front at right | props: hay | event
^ child set
slots: event, series

# 6
@ stage golden whole | child: walk worried looks friend holds cow-back at left | friend: walk proud holds cow-front at right | Bo: look-up worried looks Kim | props: rope, hay
> mess
* mess

# 7 a
@ stage golden knee | child: carry delighted holds cow-front at right | friend: crouch worried does touch:boots at left | Bo: stand curious looks friend | props: boots, cow-back, hay
* mess
^ child second

# 7 b
@ stage golden knee | child: carry cross holds cow-back at left | friend: carry cross holds cow-back at right | Bo: stand curious looks Kim | props: hay
* mess
^ child second

# 8 a
@ stage golden wide | child: carry scared looks friend holds cow-back at left | friend: carry scared looks child holds cow-front at right | all: look-up worried looks Kim | props: fence at centre
> eyes
* mess

# 8 b
@ stage golden knee | friend: stand worried looks child holds cow-front at left | child: sit scared looks friend holds cow-back at right | all: look-up worried looks Kim | props: steps at right
> eyes
* mess

# 9
@ school golden medium | child: hands-on-hips cross looks friend holds cow-back at left | friend: hands-on-hips cross looks child holds cow-front at right | Bo: sit worried looks Kim | props: bench
^ pet trouble
slots: series

# 10
@ [place: {place.id} | street] dusk [snow-day: snow | clear] wide | child: walk cross holds cow-back at left | friend: walk cross holds cow-front at right | Bo: walk sad looks Kim | props: bike at far | event
> street ?
* low
slots: place

# 11
@ bedroom lamp medium | child: stand sad looks mirror holds cow-back | all: sit sad looks Kim | props: mirror, bed
^ child trouble
* low
slots: series

# 12
@ garden dusk [snow-day: snow | clear] behind | child: look-up sad looks friend | friend: sit sad at far holds cow-front | Bo: sit sad looks Kim | props: fence
> low ?
* low
slots: place, event

# 13
@ bedroom night knee | child: crouch curious looks pet1 [dog: at right | holds cow-back at right] | Bo: walk calm looks Kim | props: bed
> hinge

# 14
@ hallway lamp knee | child: stand worried looks friend holds cow-back at left | friend: stand curious looks child holds cow-front at right | Bo: stand calm looks friend | props: door at far
slots: deed

# 15
@ [place: {place.id} | street] night [snow-day: snow | clear] whole | child: walk happy holds cow-back at left | friend: walk happy holds cow-front at right | all: walk happy looks Kim | props: lamp | event
> dark
^ child third
slots: place, event

# 16 a
@ [camping-trip: camp | stage] [camping-trip: night | lamp] wide | child: walk proud holds cow-back at left | friend: walk proud holds cow-front at right | Bo: stand proud looks Kim | props: tipping-barn at far, hay | event
^ pet third
slots: event, place

# 16 b
@ [camping-trip: camp | stage] [camping-trip: night | lamp] wide | child: walk proud holds cow-back at left | friend: walk proud holds cow-front at right | Bo: stand proud looks Kim | props: fence, lamp | event
^ pet third
slots: event, place

# 17 a
@ [camping-trip: camp | stage] [camping-trip: night | lamp] knee | child: run scared does push:tipping-barn looks tipping-barn | friend: run scared does pull:tipping-barn looks tipping-barn | Bo: look-up scared looks tipping-barn | props: tipping-barn, cow-front, cow-back
> barn ?

# 17 b
@ [camping-trip: camp | stage] night whole | friend: walk scared looks child holds cow-front at left | child: walk proud looks pet1 holds cow-back at centre | Bo: walk proud at right | props: hay
> barn ?

# 18 a
@ [camping-trip: camp | stage] [camping-trip: night | lamp] wide | child: stand delighted holds cow-back at left | friend: stand delighted looks child holds cow-front at right | grownup: clap delighted looks child | all: stand delighted looks Kim | props: flower, hay | event
^ pet pay
* joy
slots: place, event

# 18 b
@ [camping-trip: camp | stage] [camping-trip: night | lamp] wide | child: stand delighted holds cow-back at left | friend: look-up delighted looks child holds cow-front at right | grownup: clap delighted looks child | all: stand delighted looks Kim | props: flower, fence | event
^ pet pay
* joy
slots: place, event

# 19
@ [camping-trip: camp | stage] [camping-trip: night | lamp] close | child: carry delighted holds cow-back | friend: look-up proud holds cow-front at far | Bo: sit happy looks Kim | props:
^ child pay
* joy
slots: event

# 20 a
@ [camping-trip: camp | stage] [camping-trip: night | lamp] behind | child: bow proud holds cow-back at left | friend: bow proud holds cow-front at right | all: stand happy looks Kim | props: flower, ribbon | event
> last ?
* joy
slots: event

# 20 b
@ [place: {place.id} | street] night [snow-day: snow | clear] whole | child: walk delighted holds cow-back at left | friend: walk delighted holds cow-front at right | all: walk happy looks Kim | props: bike at far | event
> last ?
* joy
slots: event

## lead dog
want: sit delighted looks cow-back
fronts: walk proud does tug:cow-back | props: cow-back
mess: walk delighted looks Kim
eyes: stand curious looks Kim
street: walk worried looks friend
low: sit sad looks Kim
hinge: walk proud does tug:cow-back | props: cow-back
dark: run delighted looks friend
barn: stand proud looks Kim
last: stand delighted looks Kim

## lead cat
want: sit proud looks cow-back
fronts: walk proud does paw-on:cow-back | props: cow-back
mess: sit proud
eyes: sit cross looks Kim
street: walk proud looks Kim
low: sit sad looks Kim
hinge: walk proud looks Kim
dark: walk proud looks Kim
barn: walk proud
last: sit proud

## lead bird
eyes: perch curious
hinge: perch calm looks Kim
last: fly delighted

## lead fish
eyes: swim curious looks Kim
hinge: swim calm looks Kim
last: swim delighted

## lead rabbit
eyes: look-up worried looks Kim
hinge: sit happy looks Kim
last: leap delighted

## lead guineapig
eyes: look-up cross looks Kim
hinge: look-up happy looks Kim
last: look-up delighted

## lead hamster
eyes: stand curious looks Kim
hinge: walk happy looks Kim
last: stand proud

## lead horse
eyes: stand worried looks Kim
hinge: walk calm looks Kim
last: stand proud

## lead lizard
eyes: lie calm
hinge: walk calm looks Kim
last: walk happy

## lead toy
eyes: sit worried
hinge: carried happy looks Kim
last: sit happy

## lead other
eyes: stand worried looks Kim
hinge: walk happy looks Kim
last: stand proud

## trait pet fear
set: sit worried
trouble: hide scared
pay: stand proud

## trait pet theft
set: run delighted holds {trait.prop} | props: {trait.prop}
trouble: sit sad looks Kim | props: {trait.prop}
pay: stand proud holds {trait.prop} | props: {trait.prop}

## trait pet socks
set: run delighted holds sock
trouble: sit sad looks Kim | props: sock
pay: stand proud holds sock

## trait pet noise
set: look-up proud
trouble: look-up worried looks Kim
pay: look-up delighted

## trait pet part
set: stand proud
trouble: sit worried looks Kim
pay: stand proud

## trait pet notail
set: stand curious looks Kim
trouble: sit worried looks Kim
pay: stand proud

## trait pet threelegs
set: walk proud
trouble: walk worried looks Kim
pay: stand proud

## trait pet deaf
set: stand curious looks Kim
trouble: sit worried looks Kim
pay: stand happy

## trait pet age
set: [old: lie calm | run delighted]
trouble: [old: lie sad | stand worried looks Kim]
pay: stand proud

## trait pet favourite
set: stand proud | props: {trait.prop}
trouble: sit sad looks {trait.prop} | props: {trait.prop}
pay: stand delighted holds {trait.prop} | props: {trait.prop}

## trait pet sleep
set: lie calm
trouble: lie sad looks Kim
pay: stand happy

## trait pet habit
set: [digs: dig | hidesthings: hide | sitsonthings: sit | stand] happy
trouble: [digs: dig | hidesthings: hide | sitsonthings: sit | stand] worried looks Kim
pay: stand delighted

## trait pet talent
set: [jumps,catches: leap | stand] proud
trouble: sit sad looks Kim
pay: [jumps,catches: leap | stand] delighted

## trait child fear
set: carry sad looks friend holds cow-back at left
trouble: stand sad looks mirror holds cow-back
pay: carry delighted holds cow-back

## trait child dark
set: carry sad looks friend holds cow-back at left
trouble: stand sad looks mirror holds cow-back
pay: carry delighted holds cow-back

## trait child collection
set: carry sad looks friend holds cow-back at left
trouble: stand sad looks mirror holds cow-back | props: {trait.prop}
pay: carry delighted holds cow-back

## trait child noise
set: carry sad looks friend holds cow-back at left
trouble: stand sad looks mirror holds cow-back
pay: carry delighted holds cow-back

## trait child part
set: carry sad looks friend holds cow-back at left
trouble: stand sad looks mirror holds cow-back
pay: carry delighted holds cow-back

## trait child favourite
set: carry sad looks friend holds cow-back at left
trouble: stand sad looks mirror holds cow-back
pay: carry delighted holds cow-back

## trait child sleep
set: carry sad looks friend holds cow-back at left
trouble: stand sad looks mirror holds cow-back
pay: carry delighted holds cow-back

## trait child habit
set: carry sad looks friend holds cow-back at left
trouble: stand sad looks mirror holds cow-back
pay: carry delighted holds cow-back

## trait child talent
set: carry sad looks friend holds cow-back at left
trouble: stand sad looks mirror holds cow-back
pay: carry delighted holds cow-back

## dog
cast: stand proud
mess: run happy
low: stand sad
joy: leap delighted

## dog 2
cast: sit proud
mess: stand happy
low: sit sad
joy: stand delighted looks Kim

## cat
cast: sit proud
mess: lie calm
low: sit sad
joy: stand proud

## cat 2
cast: sit calm
mess: hide curious
low: lie sad
joy: sit proud

## bird
cast: perch proud
mess: perch delighted
low: perch sad
joy: perch delighted

## fish
cast: swim proud
mess: swim curious
low: swim sad
joy: swim delighted

## fish 2
cast: look-up happy
mess: look-up worried
low: hide sad
joy: swim delighted

## rabbit
cast: sit proud
mess: sit happy
low: sit sad
joy: leap delighted

## guineapig
cast: stand proud
mess: look-up delighted
low: hide sad
joy: run delighted

## hamster
cast: stand happy
mess: run happy
low: stand sad looks Kim
joy: stand proud

## horse
cast: stand proud
mess: stand calm
low: stand sad looks Kim
joy: stand delighted

## lizard
cast: stand proud
mess: run happy
low: lie sad
joy: lie delighted

## toy
cast: sit proud
mess: lie worried
low: sit sad
joy: lie happy

## other
cast: stand curious
mess: walk worried
low: sit sad
joy: stand delighted

## duet
cast: sit cross looks Mo
mess: walk worried looks Mo
low: sit sad looks Mo
joy: walk proud looks Mo

## duet 2
cast: sit proud looks Mo
mess: stand worried looks Mo
low: sit sad looks Mo
joy: sit happy looks Mo

## any part
cast: stand calm
mess: lie worried
low: sit sad looks Kim
joy: stand delighted

## any crowd
cast: sit proud
mess: sit happy
low: sit sad
joy: look-up delighted

## any help
cast: look-up proud
mess: stand worried
low: sit sad looks Kim
joy: stand delighted

## any late
cast: lie calm
mess: lie cross
low: lie sad
joy: lie proud
`
