// Want: not to have broken the blue cup. In the way: a burglar who needs more and more luggage. Engine: "It was like this"; the clink.
// What the family told of its child and pet goes into the burglar. A dog wants to catch him, a cat wants to see the cup fall: each finds {Kim}.
// Turn: somebody has all of it, under one arm; {Bo} lets out a bit, which, hidden again, would send him away. Last image: the ship on the cup, upside down; or the cup bails out the boat.
// {aunt} and {friend} are "she", {salt} is "he".
export const plan = String.raw`
id: honesty-5-8
skill: honesty
level: 5-8
days: first-day-of-school plot, pet-adoption-day plot, boxing-day plot, beach-holiday plot, lunar-new-year plot
extra: friend she
extra: elder she
extra: grownup he
pick: orange = apple, potato, tomato
surprise: count
surprise: picture | 12 umbrella, 12 suitcase, 12 boat

# 1
@ kitchen morning whole | child: stand scared does throw:{orange} at left | Bo: look-up curious looks ship-cup | all: sit curious looks ship-cup | props: table, ship-cup | event
* saw
slots: event

# 2
@ kitchen morning knee | child: stand scared looks elder holds ship-cup at right | elder: walk curious looks child calls at left | all: sit worried looks ship-cup | props: ship-cup "bits", {orange}
* saw

# 3
@ kitchen morning medium | child: stand scared looks elder at left | elder: hands-on-hips curious looks child at right | Bo: stand curious looks elder | props: table
> want

# 4
@ kitchen noon knee | child: shrug worried looks friend | friend: stand delighted looks child holds book | all: sit calm looks friend | props: window, book
> ask ?
* saw

# 5
@ garden noon medium | child: reach curious looks friend | friend: sit curious does write:paper | Bo: sit calm looks Kim | props: paper, bench
^ child set

# 6
@ [beach-holiday: beach | street] noon whole | child: stand worried looks poster | friend: stand proud does glue:poster | all: walk curious looks poster | props: poster "{wanted-tall-umbrella}" | event
> posters
* hunt
slots: place, home, event

# 7
@ living-room noon medium | child: stand worried looks elder at left | elder: sit curious looks child at right | Bo: sit calm looks Kim | props: chair
^ pet set

# 8
@ [place: {place.id} | beach-holiday: beach | street] golden whole | child: walk worried | friend: run delighted holds torch at left | elder: walk worried does play:drum | all: walk curious | props: torch, drum | event
> hunt ?
* hunt
* hunt
slots: place, event, series

# 9 a
@ street golden close | child: stand scared looks friend | friend: stand curious looks child holds torch | Bo: look-up curious looks Kim | props: torch
> eyes
* hunt
slots: place

# 9 b
@ street golden whole | child: walk scared looks friend at right | friend: walk curious looks child holds torch | elder: walk worried looks child at left | Bo: walk curious looks Kim | props: torch
> eyes
* hunt
slots: place

# 10 a
@ living-room dusk knee | child: sit sad does wrap:blanket | elder: kneel sad looks child | Bo: sit curious looks cake | props: blanket, cake "loaf", sofa
> cake ?
^ child second
slots: series

# 10 b
@ living-room dusk knee | child: sit sad looks elder | elder: sit worried looks window holds jar | Bo: sit curious looks Kim | props: window, jar, sofa
> cake ?
^ child second
slots: series

# 11
@ street dusk tiny | child: stand scared looks friend | friend: wave delighted looks child at far | Bo: run curious looks friend | all: run curious looks friend | props: drum, poster "{wanted}"
^ pet trouble
slots: place

# 12
@ [beach-holiday: beach | street] dusk whole | child: stand scared looks grownup | grownup: stand happy looks child holds boat | friend: point proud looks grownup | all: sit curious looks grownup | props: boat, umbrella, suitcase
* low
slots: place

# 13
@ park dusk medium | child: hide scared looks grownup | grownup: sit worried looks friend | friend: stand cross looks grownup holds book | all: sit worried looks grownup | props: bench, suitcase, boat, book | event
^ child trouble
* low
slots: event

# 14
@ park dusk wide | grownup: sit sad does hug:boat | child: stand sad looks grownup | friend: stand cross looks grownup holds torch | elder: stand worried looks grownup | all: sit sad looks grownup | props: bench, boat, torch
> low
^ child third
* low

# 15
@ park dusk whole | child: stand scared looks pet1 | friend: point cross looks child | grownup: sit sad looks child | Bo: stand proud does nose-into:child | props: torch, bench
> hinge

# 16
@ park dusk bust | child: stand worried looks grownup | grownup: sit sad looks child | Bo: sit calm looks Kim | props: boat, bench
^ pet second
slots: deed

# 17
@ park night whole | child: kneel scared looks ship-cup at left | elder: stand sad looks ship-cup | grownup: sit curious looks child | Bo: sit calm looks Kim | props: ship-cup "bits" at centre, torch | event
^ pet third
slots: event

# 18 a
@ [beach-holiday: beach | street] night whole | child: stand sad does knock:door | all: walk calm looks Kim | props: door, lantern | event
> doors
^ pet pay
slots: event

# 18 b
@ [beach-holiday: beach | street] night whole | child: stand sad does tear:poster | all: walk calm looks Kim | props: poster "{wanted}", lantern | event
> doors
^ pet pay
slots: event

# 19 a
@ [pet-adoption-day: living-room | first-day-of-school: school | living-room] morning whole | child: sit happy looks ship-cup | grownup: sit happy does glue:ship-cup | friend: stand happy looks ship-cup holds crayon | all: sit happy looks ship-cup | props: table, ship-cup "glued", paper "{found-one-neighbour}", window | event
^ child pay
* after
slots: event

# 19 b
@ [pet-adoption-day: living-room | first-day-of-school: school | living-room] morning whole | child: sit happy does hug:ship-cup | grownup: sit happy looks ship-cup | friend: stand worried looks grownup at far | all: sit happy looks ship-cup | props: ship-cup "glued", window, table | event
^ child pay
* after
slots: event

# 20 a
@ kitchen golden whole | child: sit delighted looks elder | elder: sit happy does drink:ship-cup | Bo: sit happy looks ship-cup | all: sit happy looks ship-cup | props: ship-cup "glued", table
> last
* after
slots: place, series

# 20 b
@ boat golden whole | child: sit delighted looks ship-cup does pour:ship-cup | grownup: sit delighted looks child | Bo: sit happy looks Kim | all: sit happy looks Kim | props: ship-cup "glued"
> last
* after
slots: place, series

## lead dog
want: stand delighted looks friend
ask: stand curious does nose-into:window
posters: stand proud does nose-into:poster
hunt: run delighted
eyes: stand curious does nose-into:child
cake: sit calm looks cake
low: stand worried does nose-into:grownup
hinge: stand proud does nose-into:child
doors: walk calm looks Kim
last: sit happy looks ship-cup

## lead cat
want: sit cross looks table
ask: sit curious looks table
posters: sit proud looks poster
hunt: walk calm
eyes: stand curious does paw-on:Kim
cake: stand calm does paw-on:cake
low: lie calm does paw-on:boat
hinge: stand proud does paw-on:child
doors: walk calm looks Kim
last: sit happy looks ship-cup

## lead bird
eyes: perch curious looks Kim
hinge: perch proud looks Kim
doors: perch calm looks Kim

## lead fish
eyes: swim curious looks Kim
hinge: swim curious looks Kim
doors: swim calm looks Kim

## lead rabbit
eyes: look-up curious looks Kim
hinge: sit curious looks Kim
doors: sit calm looks Kim

## lead guineapig
eyes: look-up curious looks Kim
hinge: look-up delighted looks Kim
doors: look-up calm looks Kim

## lead hamster
eyes: look-up curious looks Kim
hinge: stand proud does nose-into:child
doors: sit calm looks Kim

## lead horse
eyes: stand curious does nose-into:child
hinge: stand curious does nose-into:child
doors: stand calm looks Kim

## lead lizard
eyes: stand curious looks Kim
hinge: stand calm looks Kim
doors: carried calm looks Kim

## lead toy
eyes: sit curious
hinge: lie calm
doors: carried calm

## lead other
eyes: stand curious looks Kim
hinge: stand calm looks Kim
doors: stand calm looks Kim

## trait pet fear
set: hide scared
trouble: walk worried
pay: walk proud looks Kim

## trait pet theft
set: sit proud holds {trait.prop} | props: {trait.prop}
trouble: run delighted holds {trait.prop} | props: {trait.prop}
pay: walk calm holds {trait.prop} | props: {trait.prop}

## trait pet noise
set: look-up delighted looks Kim
trouble: look-up delighted
pay: look-up proud looks Kim

## trait pet part
set: sit calm looks Kim
trouble: stand curious looks friend
pay: walk proud looks Kim

## trait pet threelegs
set: sit calm looks Kim
trouble: walk proud
pay: walk proud looks Kim

## trait pet deaf
set: sit calm looks Kim
trouble: walk happy
pay: stand happy looks Kim

## trait pet age
set: [old: lie | sit] calm looks Kim
trouble: [old: lie calm | run delighted]
pay: [old: sit calm looks Kim | run happy looks Kim]

## trait pet favourite
set: sit calm | props: {trait.prop}
trouble: walk sad looks friend
pay: walk happy holds {trait.prop} | props: {trait.prop}

## trait pet stick
set: sit calm | props: stick
trouble: walk sad looks friend
pay: walk happy looks stick | props: stick

## trait pet sleep
set: lie calm looks Kim
trouble: lie calm
pay: walk calm looks Kim

## trait pet habit
set: sit calm looks Kim
trouble: [digs: dig | hidesthings: hide | sitsonthings: sit | stand] happy
pay: [digs: dig | hidesthings: hide | sitsonthings: sit | stand] happy looks Kim

## trait pet talent
set: sit calm looks Kim
trouble: [jumps,catches: leap | shakeshands: beg | stand] proud
pay: [jumps,catches: leap | shakeshands: beg | stand] proud looks Kim

## trait child fear
set: stand scared looks friend
trouble: hide worried looks grownup
pay: sit happy looks grownup

## trait child collection
set: stand proud looks friend holds {trait.prop} | props: {trait.prop}
trouble: hide worried looks grownup
pay: sit delighted looks grownup holds {trait.prop} | props: {trait.prop}

## trait child noise
set: stand curious looks friend
trouble: hide worried looks grownup
pay: sit delighted looks grownup

## trait child part
set: stand curious looks friend
trouble: hide worried looks friend
pay: sit delighted looks grownup

## trait child favourite
set: stand delighted looks friend
trouble: hide worried looks grownup
pay: sit delighted looks grownup

## trait child sleep
set: stand curious looks friend
trouble: hide worried looks grownup
pay: sit happy looks grownup

## trait child habit
set: stand curious looks friend
trouble: hide worried looks grownup
pay: sit delighted looks grownup

## trait child talent
set: stand proud looks friend
trouble: hide worried looks grownup
pay: sit delighted looks grownup

## dog
saw: lie curious
hunt: run happy
low: sit sad looks grownup
after: sit happy

## dog 2
saw: stand happy
hunt: run delighted
low: sit sad looks grownup
after: stand happy

## cat
saw: sit calm looks Kim
hunt: sit proud
low: walk calm looks grownup
after: stand curious

## cat 2
saw: sit cross
hunt: sleep calm
low: sit calm looks grownup
after: stand happy

## bird
saw: perch delighted
hunt: fly curious
low: perch sad
after: perch happy

## fish
saw: swim curious looks Kim
hunt: carried curious
low: swim sad
after: swim happy

## fish 2
saw: swim worried
hunt: swim curious
low: swim sad
after: swim happy

## rabbit
saw: sit worried
hunt: stand curious
low: stand cross
after: sit happy

## guineapig
saw: hide scared
hunt: look-up delighted
low: walk sad looks grownup
after: look-up happy

## hamster
saw: run scared
hunt: walk curious
low: sit sad looks grownup
after: sit proud looks ship-cup

## horse
saw: stand curious
hunt: walk proud
low: stand sad looks grownup
after: stand happy

## lizard
saw: lie calm
hunt: lie happy
low: lie sad
after: lie happy

## toy
saw: sit calm
hunt: carried curious
low: sit sad
after: sit worried

## other
saw: stand calm looks Kim
hunt: walk curious
low: stand sad looks grownup
after: stand calm

## duet
saw: sit curious looks Mo
hunt: look-up curious looks Mo
low: sit sad looks grownup
after: sit happy looks Mo

## duet 2
saw: sit worried
hunt: walk curious looks Mo
low: sit sad
after: sit happy looks Mo

## any witness
saw: sit curious looks Kim
hunt: sit calm looks friend
low: look-up sad looks Kim
after: sit proud

## any nap
saw: lie curious
hunt: lie calm
low: lie worried
after: sleep happy

## any suspect
saw: back-turned worried
hunt: sit cross
low: sit sad looks grownup
after: sit proud

## any hush
saw: sit worried looks Kim
hunt: walk curious
low: back-turned sad
after: sit proud looks ship-cup
`
