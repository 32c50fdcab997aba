// Want: the longest streak in the class. In the way: it has to be fed at midnight, and {zed} is no longer at the other end. Two decent sides: feed it once
// more and visit him on Saturday; or let it go. Engine: ceilings. A dog meets each ping at the door with {zed's} old scarf, a cat lies on the phone, to
// be looked at: so they wait, and are not lifted off. Turn: eight minutes of nothing. Last image: a ceiling sent to nobody. {gerald} "it"; {zed} "he", {wren} "she".
export const plan = String.raw`
id: digital-wellness-9-12
skill: digital_wellness
level: 9-12
days: eid-al-fitr plot, mid-autumn-festival plot, matariki plot, camping-trip plot, pet-adoption-day plot
extra: friend he
extra: friend2 she
surprise: picture | 1 streak, 15 streak
surprise: puzzle

# 1
@ kitchen lamp close | child: sit happy looks phone holds phone | Bo: sit calm looks Kim | props: streak "209", table
> want

# 2
@ bedroom lamp medium | child: stand proud does hold-up:phone | Bo: look-up curious looks Kim | props: streak "209", bed
^ child set
* feed
slots: event

# 3
@ living-room morning wide | child: lie calm looks phone holds phone | all: sit calm looks Kim | props: rug, streak "209"
^ pet set
* feed
slots: place, series

# 4
@ school noon knee | child: stand proud looks sign at left | friend2: point proud looks sign at right | Bo: look-up curious looks sign | props: sign "{record-210}" at centre, crown | event
^ child second
slots: event

# 5
@ [place: {place.id} | mountain] golden wide | child: stand calm does hold-up:phone | all: stand curious looks Kim | props: streak "88"
> view ?
* feed
slots: place

# 6
@ hallway night medium | child: walk worried looks phone holds phone | all: look-up curious looks Kim | props: door, streak "209"
> coat
* hope
slots: home

# 7
@ mountain night wind wide | child: stand worried does hold-up:phone | Bo: look-up curious | props: streak "209", lantern | event
> hill ?
slots: event, place

# 8
@ school morning medium | child: shrug worried looks friend2 | friend2: stand curious says looks child holds crown | Bo: sit calm looks Kim | props: sign "209", crown
^ child trouble
* hope

# 9
@ living-room dusk close | child: sit curious looks phone holds phone | Bo: sit calm looks Kim | props: streak "210", lamp
> thumb ?
* hope

# 10
@ bedroom lamp knee | child: sit worried does touch:phone | all: lie calm looks Kim | props: streak "210", bed
> eyes

# 11
@ bedroom lamp close | child: sit sad looks phone holds phone | props: streak "143", pillow
^ pet second
* low

# 12 a
@ bathroom night medium | child: stand sad looks phone holds phone | Bo: look-up worried looks Kim | props: mirror, phone, streak "210"
^ pet trouble
* low

# 12 b
@ kitchen night medium | child: sit sad looks phone holds phone | Bo: look-up worried looks Kim | props: table, bowl, streak "210"
^ pet trouble
* low

# 13
@ playground noon cloud medium | child: sit happy looks friend2 | friend2: hands-on-hips calm says looks child | Bo: sit sad looks Kim | props: swing, crown
^ child third
slots: place, series

# 14
@ bedroom night whole 11:52 | child: stand worried does hold-up:phone | Bo: sit sad looks Kim | props: streak "211", bed, clock
* low

# 15
@ bedroom night knee | child: sit worried looks Bo | Bo: lie calm does lie-across:phone | props: streak "211"
> hinge

# 16 a
@ bedroom night behind 12:00 | child: sit worried looks streak | all: sit calm looks Kim | props: streak "0" at right, clock
> nothing ?
slots: deed

# 16 b
@ bedroom night medium 12:00 | child: hide worried | all: sit calm looks Kim | props: streak "0" at right, clock
> nothing ?
slots: deed

# 17
@ school morning cloud wide | child: stand sad looks friend2 | friend2: stand cross does touch:sign | Bo: sit sad looks Kim | props: sign "0", crown, streak "0" at left
^ pet third
slots: series

# 18
@ [place: {place.id} | mountain] [matariki: night | mid-autumn-festival: dusk | golden] tiny | child: walk happy | all: walk delighted | props: [matariki,mid-autumn-festival: lantern | flower] | event
> walk
^ pet pay
* walk
slots: place, event

# 19 a
@ street [matariki: night | mid-autumn-festival: dusk | golden] whole | child: stand curious looks friend at left | friend: stand happy looks child says at centre | Bo: look-up curious looks friend at left | props: open-door at centre | event
> door
^ child pay
* walk
slots: event

# 19 b
@ street [matariki: night | mid-autumn-festival: dusk | golden] knee | friend: stand happy looks child | child: stand worried looks friend | Bo: look-up curious looks friend | props: open-door | event
> door
^ child pay
* walk
slots: event

# 20 a
@ [camping-trip: camp | garden] [matariki,mid-autumn-festival: night | dusk] above | child: lie happy | friend: lie happy | all: lie happy | props: bucket, leaf | event
> last ?
* walk
slots: place, event

# 20 b
@ [camping-trip: camp | garden] [matariki,mid-autumn-festival: night | dusk] medium | child: lie happy | friend: lie happy | all: lie happy | props: frog, leaf | event
> last ?
* walk
slots: place, event

## dog
feed: stand happy
hope: stand delighted looks Kim
low: sit sad looks Kim
walk: run delighted

## cat
feed: back-turned calm
hope: walk proud
low: lie calm
walk: walk proud

## bird
feed: perch proud
hope: perch curious
low: perch sad
walk: fly delighted

## fish
feed: swim calm
hope: swim curious
low: swim sad
walk: look-up delighted

## rabbit
feed: sit happy
hope: leap happy
low: sit sad looks Kim
walk: leap delighted

## guineapig
feed: look-up delighted
hope: look-up happy looks Kim
low: lie calm looks Kim
walk: stand delighted

## hamster
feed: stand curious
hope: stand proud
low: sit calm looks Kim
walk: carried delighted

## horse
feed: stand proud
hope: stand happy looks Kim
low: stand sad
walk: run delighted

## lizard
feed: lie calm
hope: stand curious
low: lie sad
walk: carried delighted

## toy
feed: sit calm
hope: sit happy
low: carried sad
walk: carried happy

## other
feed: stand calm
hope: stand curious looks Kim
low: sit sad looks Kim
walk: walk delighted

## duet
feed: stand cross looks Mo
hope: look-up delighted looks Mo
low: sit sad looks Mo
walk: run delighted looks Mo

## duet 2
feed: sit curious looks streak
hope: sit curious looks Mo
low: lie sad looks Kim
walk: stand delighted looks Mo

## any dish
feed: sit curious looks streak
hope: sit curious
low: sit sad looks Kim
walk: walk delighted

## any day
feed: walk calm
hope: look-up curious looks Kim
low: lie calm looks Kim
walk: look-up delighted

## any mat
feed: sit calm
hope: look-up delighted looks Kim
low: sit sad looks Kim
walk: walk delighted

## any sky
feed: sleep calm
hope: look-up happy looks Kim
low: sit calm looks Kim
walk: look-up delighted

## lead dog
want: stand happy holds scarf
view: look-up curious
coat: stand delighted looks Kim holds scarf | props: scarf
hill: walk curious
thumb: stand worried holds scarf
eyes: lie sad does lie-across:scarf
hinge: lie sad does lie-across:scarf
nothing: lie calm
walk: run delighted holds scarf
door: stand delighted looks friend holds scarf
last: lie happy

## lead cat
want: lie calm
view: sit proud looks Kim
coat: lie calm looks Kim
hill: sit proud
thumb: stand cross looks phone
eyes: lie cross looks Kim
hinge: lie happy does lie-across:phone
nothing: lie happy does lie-across:phone
walk: walk proud
door: sit proud
last: lie happy

## lead bird
hinge: perch sad
walk: fly delighted
last: perch happy

## lead fish
hinge: swim curious
walk: look-up delighted
last: look-up happy

## lead rabbit
hinge: sit sad looks Kim
walk: leap delighted
last: sit happy

## lead guineapig
hinge: look-up sad
walk: stand delighted
last: sit happy

## lead hamster
hinge: sit sad
walk: carried delighted
last: sit happy

## lead horse
hinge: stand sad looks Kim
walk: run delighted
last: stand happy

## lead lizard
hinge: lie sad
walk: carried delighted
last: lie happy

## lead toy
hinge: lie calm
walk: carried happy
last: lie happy

## lead other
hinge: sit sad
walk: walk delighted
last: lie happy

## trait pet fear
set: hide scared
trouble: hide scared looks Kim
pay: walk calm looks Kim

## trait pet theft
set: stand proud holds {trait.prop} | props: {trait.prop}
trouble: sit worried looks Kim holds {trait.prop} | props: {trait.prop}
pay: run delighted holds {trait.prop} | props: {trait.prop}

## trait pet socks
set: stand proud holds sock | props: sock
trouble: sit worried looks Kim holds sock | props: sock
pay: run delighted holds sock | props: sock

## trait pet noise
set: look-up happy
trouble: look-up worried looks Kim
pay: look-up delighted

## trait pet part
set: stand proud
trouble: sit worried looks Kim
pay: run delighted

## trait pet deaf
set: lie calm
trouble: sit worried looks Kim
pay: walk happy looks Kim

## trait pet age
set: lie calm
trouble: lie sad looks Kim
pay: walk happy

## trait pet favourite
set: sit happy holds {trait.prop} | props: {trait.prop}
trouble: sit worried looks Kim | props: {trait.prop}
pay: walk happy holds {trait.prop} | props: {trait.prop}

## trait pet sleep
set: lie calm
trouble: sit worried looks Kim
pay: walk delighted

## trait pet habit
set: stand happy
trouble: stand worried looks Kim
pay: stand delighted looks Kim

## trait pet digs
set: dig happy | props: hole
trouble: sit worried looks Kim
pay: dig delighted | props: hole

## trait pet talent
set: stand proud
trouble: stand worried looks Kim
pay: stand delighted looks Kim

## trait child fear
set: stand proud does hold-up:phone
trouble: shrug worried looks friend2
pay: stand happy looks friend

## trait child dark
set: stand proud does hold-up:phone
trouble: shrug worried looks friend2
pay: stand happy looks friend

## trait child collection
set: stand proud does hold-up:phone | props: {trait.prop}
trouble: shrug worried looks friend2
pay: stand happy looks friend holds {trait.prop} | props: {trait.prop}

## trait child noise
set: stand proud does hold-up:phone
trouble: shrug worried looks friend2
pay: stand happy looks friend

## trait child part
set: stand proud does hold-up:phone
trouble: shrug worried looks friend2
pay: stand happy looks friend

## trait child favourite
set: stand proud does hold-up:phone
trouble: shrug worried looks friend2
pay: stand happy looks friend

## trait child sleep
set: stand proud does hold-up:phone
trouble: shrug worried looks friend2
pay: stand happy looks friend

## trait child habit
set: stand proud does hold-up:phone
trouble: shrug worried looks friend2
pay: stand happy looks friend

## trait child talent
set: stand proud does hold-up:phone
trouble: shrug worried looks friend2
pay: stand happy looks friend
`
