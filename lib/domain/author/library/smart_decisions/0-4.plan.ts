// Want: home, by the short way, fast. In the way: each short way hides something (mud, prickles, a wet bank). Engine: this way, that way; and a
// slow pet, who smells or looks at everything. In verse. Turn: the flat green grass is no grass, which only the pet can tell; so stop, and look.
// Last image: asleep; or the same two ways by day.
export const plan = String.raw`
id: smart_decisions-0-4
skill: smart_decisions
level: 0-4
days: birthday plot, camping-trip plot, mid-autumn-festival plot, diwali plot, snow-day plot
extra: grownup she
surprise: picture | 2 snail
surprise: count

# 1
@ [place: {place.id} | snow-day: snowfield | mountain] golden [snow-day: snow] wide | child: stand delighted does play:kite looks kite | all: look-up happy looks Kim | props: kite | event
^ child second
slots: place, event, series

# 2
@ [place: {place.id} | snow-day: snowfield | mountain] dusk [snow-day: snow] medium | child: kneel happy looks rope holds rope | all: sit calm | props: rope, snail, kite "down"
> want
* go
^ pet second
slots: event

# 3
@ park dusk [snow-day: snow] wide | child: point delighted | Bo: stand curious looks Kim | props: sign "{way}" at centre
> slow
* go
slots: place, series

# 4
@ forest dusk [snow-day: snow] whole | child: run delighted looks puddle | Bo: walk curious looks puddle | props: puddle "mud"
^ child set
> mud ?
* go

# 5
@ forest dusk [snow-day: snow] bust | child: stand scared looks boots wears one-boot | Bo: look-up worried looks Kim | props: puddle "mud", boots "one"
* ow
> boot
slots: place

# 6
@ forest dusk [snow-day: snow] whole | child: point happy wears one-boot | all: stand curious looks Kim | props: sign "{way}" at centre, big-bush "prickles"
^ pet set

# 7
@ forest dusk [snow-day: snow] medium | child: stand scared does pull:big-bush wears one-boot | Bo: stand worried looks Kim | props: big-bush "prickles"
> prickles
* ow

# 8
@ forest dusk [snow-day: snow] knee | child: kneel sad wears one-boot looks kite does touch:kite | Bo: sit sad looks Kim | props: kite "torn" | event
^ child third
slots: place, event

# 9
@ river dusk [snow-day: snow] tiny | child: run worried wears one-boot | all: walk worried | props: log
* dark
> bank ?

# 10
@ river night [snow-day: snow] knee | child: sit scared wears one-boot | Bo: stand worried looks Kim | props: puddle "wide"
* dark
^ pet third

# 11
@ forest night [snow-day: snow] wide | child: sit sad weeps wears one-boot | all: sit sad looks Kim 
> eyes
* dark
slots: place

# 12
@ forest night [snow-day: snow] face | child: sit sad wears one-boot looks Bo does arm-round:Bo | Bo: sit calm looks Kim 
^ child trouble

# 13 a
@ park night [snow-day: snow] wide | child: point worried wears one-boot | all: stand curious | props: sign "{way}" at centre, lantern at far
^ pet trouble
slots: place

# 13 b
@ park night [snow-day: snow] wide | child: look-up worried wears one-boot | all: stand curious | props: fence at far
^ pet trouble
slots: place

# 14
@ park night [snow-day: snow] whole | child: run worried wears one-boot | Bo: stand worried looks Kim | props: leaf
> no

# 15
@ park night [snow-day: snow] close | child: stand curious wears one-boot looks Bo | Bo: stand worried does nose-into:child | props: puddle at right
> hinge

# 16
@ park night [snow-day: snow] whole | child: crouch scared wears one-boot looks puddle at left | Bo: stand worried looks puddle at left | props: puddle at right
^ child pay
slots: deed

# 17 a
@ river night [snow-day: snow] knee | child: walk calm wears one-boot holds stick | Bo: walk proud | props: stick, log | event
> first
slots: place, event

# 17 b
@ forest night [snow-day: snow] knee | child: walk calm wears one-boot holds stick | Bo: walk proud | props: stick, moth, moth | event
> first
slots: place, event

# 18 a
@ [camping-trip: camp | street] night [snow-day: snow] whole | child: wave happy wears one-boot looks grownup at left | grownup: stand happy looks child does hold-up:torch at right | all: run delighted | props: torch, door at right | event
^ pet pay
* in
slots: event

# 18 b
@ [camping-trip: camp | garden] night [snow-day: snow] medium | child: stand proud wears one-boot looks grownup | grownup: hug happy looks child | all: run delighted | props: torch, fence | event
^ pet pay
* in
slots: event

# 19 a
@ [camping-trip: camp | kitchen] lamp bust | child: sit happy looks soup | grownup: sit curious looks child | all: sit happy | props: table, soup, spoon | event
> supper
* in
slots: series, event

# 19 b
@ [camping-trip: camp | kitchen] lamp medium | child: sit happy looks cup holds cup | grownup: kneel happy looks boots | all: sit happy | props: cup, boots, table | event
> supper
* in
slots: series, event

# 20 a
@ [camping-trip: camp | bedroom] night above | child: sleep calm | all: sleep calm | props: [camping-trip: blanket | bed], kite
> sleep
* in
slots: place, home

# 20 b
@ park morning [snow-day: snow] wide | child: stand proud looks sign | all: stand happy looks Kim | props: sign "SLOW" at centre
> sleep
* in
slots: place, home

## dog
go: sit happy
ow: stand worried looks Kim
dark: sit sad looks Kim
in: run delighted

## cat
go: sit calm
ow: sit calm
dark: sit worried
in: sit proud

## bird
go: fly happy
ow: fly worried
dark: perch sad
in: perch delighted

## fish
go: swim curious looks Kim
ow: swim worried
dark: hide sad
in: swim delighted

## rabbit
go: sit happy
ow: leap scared
dark: sit sad
in: leap delighted

## guineapig
go: stand happy
ow: run scared
dark: sit worried looks Kim
in: run delighted

## hamster
go: carried curious
ow: carried worried
dark: carried sad
in: stand delighted

## horse
go: walk calm
ow: stand worried looks Kim
dark: stand sad looks Kim
in: stand happy

## lizard
go: lie happy
ow: run scared
dark: lie sad
in: lie happy

## toy
go: carried happy
ow: carried worried
dark: carried sad
in: sit happy

## other
go: stand happy
ow: stand worried looks Kim
dark: stand sad looks Kim
in: stand happy

## duet
go: sit happy looks Mo
ow: stand worried looks Mo
dark: sit sad looks Mo
in: sit delighted looks Mo

## duet 2
go: stand curious looks Mo
ow: stand cross looks Mo
dark: lie sad looks Mo
in: lie happy looks Mo

## any near
go: stand happy looks Kim
ow: look-up worried looks Kim
dark: sit sad looks Kim
in: sit happy looks Kim

## any back
go: walk calm
ow: back-turned calm
dark: lie sad
in: lie happy

## any nap
go: sleep calm
ow: stand cross
dark: lie calm looks Kim
in: sleep calm

## any say
go: look-up happy looks Kim
ow: look-up cross looks Kim
dark: look-up worried
in: look-up delighted

## lead dog
want: stand delighted does nose-into:leaf | props: leaf
slow: dig happy
mud: stand curious does nose-into:puddle
boot: stand worried does nose-into:child
prickles: stand worried looks big-bush
bank: lie worried
eyes: look-up calm looks Kim
no: sit worried
hinge: stand worried does nose-into:child
first: walk proud
supper: beg delighted looks Kim
sleep: sleep happy

## lead cat
want: sit curious looks snail
slow: sit calm looks Kim
mud: stand curious does paw-on:puddle
boot: stand cross
prickles: sit calm looks big-bush
bank: sit worried
eyes: look-up calm looks Kim
no: sit cross
hinge: stand worried does nose-into:child
first: walk proud
supper: sit proud
sleep: sleep happy

## lead bird
slow: perch calm
eyes: perch sad looks Kim
hinge: fly scared looks puddle
first: fly happy

## lead fish
slow: swim curious
eyes: swim sad looks Kim
hinge: swim curious looks puddle
first: swim proud

## lead rabbit
slow: sit calm
eyes: sit sad looks Kim
hinge: look-up scared looks puddle
first: leap happy

## lead guineapig
slow: stand happy
eyes: sit sad looks Kim
hinge: stand worried does nose-into:child
first: run happy

## lead hamster
slow: stand curious
eyes: carried sad
hinge: look-up scared looks puddle
first: carried proud

## lead horse
slow: stand calm
eyes: stand sad looks Kim
hinge: stand worried does nose-into:child
first: walk proud

## lead lizard
slow: lie calm
eyes: lie sad
hinge: stand worried does nose-into:child
first: walk proud

## lead toy
slow: carried calm
eyes: carried sad
hinge: lie scared
first: carried happy

## lead other
slow: stand calm
eyes: stand sad looks Kim
hinge: stand worried does nose-into:child
first: walk proud

## trait pet fear
set: look-up scared looks {trait.prop} | props: {trait.prop}
trouble: hide scared
pay: run delighted

## trait pet theft
set: walk proud holds {trait.prop} | props: {trait.prop}
trouble: look-up worried looks Kim holds {trait.prop}
pay: walk proud holds {trait.prop}

## trait pet socks
set: walk proud holds sock | props: sock
trouble: look-up happy looks Kim holds sock
pay: walk proud holds sock

## trait pet noise
set: look-up happy
trouble: look-up sad
pay: look-up delighted looks grownup

## trait pet part
set: walk happy
trouble: stand worried looks Kim
pay: run delighted

## trait pet deaf
set: look-up curious looks Kim
trouble: stand curious looks Kim
pay: run delighted

## trait pet age
set: walk calm
trouble: lie sad looks Kim
pay: walk happy looks grownup

## trait pet favourite
set: walk happy holds {trait.prop} | props: {trait.prop}
trouble: sit sad | props: {trait.prop}
pay: run delighted holds {trait.prop}

## trait pet sleep
set: sit calm
trouble: lie sad
pay: walk happy

## trait pet habit
set: stand happy
trouble: stand worried looks Kim
pay: stand delighted looks grownup

## trait pet talent
set: stand proud looks Kim
trouble: sit sad looks Kim
pay: stand proud looks grownup

## trait child fear
set: hide scared | props: {trait.prop}
trouble: hug scared looks Bo wears one-boot
pay: crouch calm looks puddle wears one-boot

## trait child dark
set: run worried
trouble: hug scared looks Bo wears one-boot
pay: crouch calm looks puddle wears one-boot

## trait child collection
set: run delighted holds {trait.prop} | props: {trait.prop}
trouble: sit sad looks {trait.prop} wears one-boot holds {trait.prop}
pay: crouch curious looks puddle wears one-boot

## trait child noise
set: run delighted
trouble: hug sad looks Bo wears one-boot
pay: crouch worried looks puddle wears one-boot

## trait child part
set: run delighted
trouble: hug sad looks Bo wears one-boot
pay: crouch curious looks puddle wears one-boot

## trait child favourite
set: run delighted
trouble: hug sad looks Bo wears one-boot
pay: crouch curious looks puddle wears one-boot

## trait child sleep
set: run happy
trouble: hug sad looks Bo wears one-boot
pay: crouch worried looks puddle wears one-boot

## trait child habit
set: run delighted
trouble: hug sad looks Bo wears one-boot
pay: crouch curious looks puddle wears one-boot

## trait child talent
set: run delighted
trouble: hug sad looks Bo wears one-boot
pay: crouch curious looks puddle wears one-boot
`
