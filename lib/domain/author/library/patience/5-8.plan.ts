// Want: to see a comet, now, and with a torch. In the way: one light, and everyone's eyes must begin again. Engine: the light goes on again.
// A dog wants the slippers, a cat wants a lap that sits still; each waits all night as {Kim} does, and each wakes {bell} with it.
// Turn: {Bo} gets the torch, finds the gap and shows how to wait; then of one minute, half goes on waking who has waited longest.
// Last image: slippers to grow into, or walked home in. {bell} is "he", {nia} is "she".
export const plan = String.raw`
id: patience-5-8
skill: patience
level: 5-8
days: birthday plot, camping-trip plot, beach-holiday plot, nowruz plot, matariki plot
extra: elder he
extra: friend she
surprise: detail | 4 slippers, 20 slippers
surprise: word
surprise: picture | 19 comet

# 1
@ [camping-trip: camp | beach-holiday: beach | street] dusk whole | child: look-up curious looks sign | all: look-up curious looks sign | props: sign "{comet-tonight}", lamp | event
* come
slots: place, event, home

# 2
@ [place: {place.id} | beach-holiday: beach | camping-trip: camp | mountain] dusk tiny | child: stand delighted looks telescope at left | elder: stand happy does look-along:telescope at right | all: sit curious looks telescope | props: telescope, class-line at far, slippers | event
* come
slots: place

# 3
@ [uluru: uluru | beach-holiday: beach | camping-trip: camp | mountain] dusk knee | child: look-up proud does hold-up:torch | elder: stand calm looks child | Bo: look-up curious looks torch | props: torch, slippers
> want
slots: event

# 4
@ [uluru: uluru | beach-holiday: beach | camping-trip: camp | mountain] dusk whole | child: crouch curious looks elder | elder: [cat: point | sit] sad looks [cat: telescope | child does put-on:slippers] | Bo: sit calm looks elder | all: sit calm looks elder | props: telescope, slippers
> slip ?
^ pet set
* come

# 5
@ night night whole | child: sit curious looks elder | elder: sit calm looks child | all: sit calm | props: pillow, pillow, telescope | event
^ child set
slots: event

# 6
@ night night knee | child: stand worried holds torch | elder: stand sad looks child | Bo: look-up worried looks torch | all: look-up worried looks torch | props: telescope, torch
> chase
* wrong
slots: place

# 7 a
@ [uluru: uluru | beach-holiday: beach | camping-trip: camp | mountain] night whole | child: stand delighted looks telescope | elder: stand worried looks moth | all: look-up curious looks telescope | props: telescope, moth
* wrong

# 7 b
@ [uluru: uluru | beach-holiday: beach | camping-trip: camp | mountain] night whole | child: stand delighted does touch:telescope at left | friend: stand curious does touch:telescope at right | all: look-up curious looks telescope at far | props: telescope
* wrong

# 8 a
@ night night knee | child: sit worried looks friend | friend: read proud holds phone | all: look-up worried looks friend | props: pillow
^ pet second
* wrong

# 8 b
@ night night whole | child: sit worried looks friend | friend: walk happy holds lantern | all: look-up worried looks friend | props: pillow
^ pet second
* wrong

# 9 a
@ [uluru: uluru | beach-holiday: beach | camping-trip: camp | mountain] night above | child: hide worried holds torch | elder: sit cross looks child | Bo: look-up calm | props: pillow, blanket, torch
> guilt
^ child second

# 9 b
@ [uluru: uluru | beach-holiday: beach | camping-trip: camp | mountain] night whole | child: kneel worried looks alarm-clock holds torch | elder: sit cross looks child | Bo: look-up calm | props: pillow, alarm-clock, torch
> guilt
^ child second

# 10
@ [uluru: uluru | beach-holiday: beach | camping-trip: camp | mountain] night wide | child: look-up sad | friend: sleep calm | Bo: lie calm | props: pillow, pillow, blanket | event
^ pet trouble
slots: place, event

# 11
@ night night bust | child: sit sad looks torch holds torch | all: sit calm looks Kim | props: pillow, torch
^ child trouble
* dark

# 12
@ [uluru: uluru | beach-holiday: beach | camping-trip: camp | mountain] night whole | child: kneel sad looks pet1 | Bo: lie proud does lie-across:torch | props: torch, telescope at far
> guard
^ pet third
slots: series

# 13
@ night night behind | child: look-up curious | Bo: look-up calm | props: pillow | event
> eyes
slots: place, event

# 14
@ [uluru: uluru | beach-holiday: beach | camping-trip: camp | mountain] night whole | child: sit calm looks elder at left | elder: sleep calm at right | all: lie calm | props: telescope, slippers
> lap ?
* dark

# 15
@ [uluru: night | beach-holiday: beach | mountain] night cloud wide | child: wave sad | elder: sleep calm | all: look-up worried | props: telescope
> gap
* dark
slots: series

# 16
@ night night face | child: look-up curious | Bo: look-up calm | props:
^ child third
slots: deed

# 17
@ [uluru: night | beach-holiday: beach | mountain] night wide | child: look-up delighted looks comet | elder: sleep calm | Bo: look-up curious looks comet | props: comet at left, slippers

# 18
@ [uluru: night | beach-holiday: beach | mountain] night whole | child: kneel worried does touch:elder | elder: sit curious looks child | Bo: look-up curious looks elder | props: slippers, comet at far
> hinge

# 19
@ [uluru: night | beach-holiday: beach | mountain] night behind | child: look-up delighted looks comet | elder: celebrate delighted looks comet | friend: point delighted looks comet | all: look-up delighted looks comet | props: comet at left | event
^ pet pay
* joy
slots: event

# 20 a
@ [uluru: uluru | beach-holiday: beach | camping-trip: camp | mountain] morning medium | child: stand happy looks elder holds slippers | elder: wave happy looks child | all: sit happy | props: slippers, telescope | event
> last ?
^ child pay
* joy
slots: place, event, series

# 20 b
@ [camping-trip: camp | beach-holiday: beach | street] morning whole | child: look-up happy holds slippers | elder: look-up happy | all: walk happy | props: slippers | event
> last ?
^ child pay
* joy
slots: place, event, series

## lead dog
want: sit curious looks slippers
slip: stand curious does nose-into:slippers
chase: run delighted looks torch
guilt: sit calm
guard: dig proud does dig:torch
eyes: look-up curious
lap: lie curious looks slippers
gap: look-up calm
hinge: stand proud does tug:slippers
last: sit happy looks slippers

## lead cat
want: sit curious looks elder
slip: stand cross looks elder
chase: leap delighted looks torch
guilt: sit proud looks Kim
guard: lie proud does lie-across:torch
eyes: look-up calm
lap: lie happy looks elder
gap: look-up curious
hinge: stand proud does paw-on:elder
last: lie happy

## lead bird
guard: perch calm
eyes: perch curious
hinge: perch proud looks elder

## lead fish
guard: swim proud looks torch
eyes: swim curious
hinge: swim delighted looks elder

## lead rabbit
guard: lie proud does lie-across:torch
eyes: look-up curious
hinge: stand proud looks elder

## lead guineapig
guard: lie proud does lie-across:torch
eyes: look-up calm looks Kim
hinge: look-up delighted looks elder

## lead hamster
guard: lie proud does lie-across:torch
eyes: look-up happy
hinge: stand proud does nose-into:elder

## lead horse
guard: stand proud does paw-on:torch
eyes: stand calm
hinge: stand happy looks elder

## lead lizard
guard: lie proud does lie-across:torch
eyes: lie calm
hinge: stand curious does nose-into:elder

## lead toy
guard: sit calm
eyes: lie calm
hinge: carried calm looks elder

## lead other
guard: lie proud does lie-across:torch
eyes: sit calm looks Kim
hinge: stand proud does lean:elder

## trait pet fear
set: sit worried
trouble: look-up worried looks Kim
pay: look-up delighted looks comet

## trait pet theft
set: sit proud holds {trait.prop} | props: {trait.prop}
trouble: lie happy looks {trait.prop} | props: {trait.prop}
pay: look-up delighted looks comet | props: {trait.prop}

## trait pet slippers
set: sit curious looks slippers
trouble: lie curious | props: slippers
pay: look-up delighted looks comet | props: slippers

## trait pet noise
set: look-up delighted looks elder
trouble: look-up happy
pay: look-up delighted looks comet

## trait pet part
set: stand proud looks elder
trouble: lie calm
pay: look-up delighted looks comet

## trait pet oneeye
set: stand proud looks elder
trouble: lie calm
pay: look-up delighted looks comet

## trait pet deaf
set: sit calm looks elder
trouble: sleep calm
pay: look-up delighted looks Kim

## trait pet age
set: [old: lie calm | run happy]
trouble: [old: sleep calm | stand happy looks Kim]
pay: look-up delighted looks comet

## trait pet favourite
set: sit happy looks {trait.prop} | props: {trait.prop}
trouble: stand worried
pay: look-up delighted looks comet | props: {trait.prop}

## trait pet sleep
set: lie calm
trouble: lie sad looks Kim
pay: look-up delighted looks comet

## trait pet habit
set: [digs: dig | hidesthings: hide | sitsonthings: sit | stand] happy
trouble: [digs: dig | hidesthings: hide | sitsonthings: sit | stand] happy
pay: [digs: dig | hidesthings: hide | sitsonthings: sit | stand] delighted

## trait pet talent
set: [jumps,catches: leap | shakeshands: beg | stand] proud looks elder
trouble: stand sad
pay: [jumps,catches: leap | shakeshands: beg | stand] delighted looks comet

## trait child fear
set: sit worried looks elder
trouble: sit scared looks torch holds torch
pay: look-up happy holds slippers

## trait child dark
set: sit worried looks elder
trouble: sit scared looks torch holds torch
pay: look-up delighted holds slippers

## trait child collection
set: sit happy looks {trait.prop} holds {trait.prop} | props: {trait.prop}
trouble: sit sad looks torch holds torch | props: {trait.prop}
pay: look-up happy holds slippers | props: {trait.prop}

## trait child noise
set: sit happy looks elder
trouble: sit sad looks torch holds torch
pay: look-up delighted holds slippers

## trait child part
set: sit happy looks elder
trouble: sit sad looks torch holds torch
pay: look-up delighted holds slippers

## trait child favourite
set: sit happy
trouble: sit sad looks torch holds torch
pay: look-up delighted holds slippers

## trait child sleep
set: sit worried
trouble: sit sad looks torch holds torch
pay: look-up happy holds slippers

## trait child habit
set: sit curious looks elder
trouble: sit sad looks torch holds torch
pay: look-up happy holds slippers

## trait child talent
set: sit happy looks elder
trouble: sit sad looks torch holds torch
pay: look-up delighted holds slippers

## dog
come: stand happy
wrong: leap happy
dark: lie calm looks Kim
joy: look-up delighted looks Kim

## dog 2
come: run delighted
wrong: stand worried
dark: sleep calm
joy: run delighted

## cat
come: sit proud
wrong: sit proud
dark: sit calm looks Kim
joy: sit calm

## cat 2
come: walk proud
wrong: leap curious
dark: lie calm
joy: look-up curious

## bird
come: perch curious
wrong: perch delighted
dark: sleep calm
joy: perch curious looks comet

## fish
come: swim worried
wrong: look-up delighted
dark: swim calm
joy: swim delighted looks comet

## fish 2
come: swim proud
wrong: look-up happy
dark: swim calm looks Kim
joy: swim delighted

## rabbit
come: sit curious
wrong: stand cross
dark: sit calm
joy: sit happy

## guineapig
come: look-up curious looks Kim
wrong: look-up delighted
dark: lie calm looks Kim
joy: look-up delighted looks comet

## hamster
come: stand proud
wrong: run happy
dark: sit calm looks Kim
joy: stand delighted looks comet

## horse
come: stand calm
wrong: stand worried
dark: stand calm looks Kim
joy: stand happy

## lizard
come: sit calm
wrong: lie happy
dark: lie calm
joy: look-up curious

## toy
come: sit proud
wrong: lie worried
dark: lie calm
joy: back-turned happy

## other
come: stand curious
wrong: look-up curious
dark: sit calm looks Kim
joy: look-up happy

## duet
come: sit cross looks Mo
wrong: stand cross looks Mo
dark: lie calm looks Mo
joy: look-up happy looks Mo

## duet 2
come: stand worried looks Mo
wrong: stand worried looks Mo
dark: lie calm
joy: look-up delighted looks comet

## any place
come: sit happy
wrong: sit worried
dark: lie calm looks Kim
joy: look-up happy

## any snack
come: look-up curious
wrong: look-up delighted
dark: lie curious
joy: sit delighted

## any yawn
come: sit calm
wrong: lie cross
dark: lie calm looks Kim
joy: sleep happy

## any watch
come: sit curious looks Kim
wrong: look-up curious
dark: sit calm looks Kim
joy: look-up happy looks comet
`
