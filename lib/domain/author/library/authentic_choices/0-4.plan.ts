// Want: to take {spud}, a potato, to the bears' picnic. In the way: it is no bear, as everybody says; and then a bear is lent. Engine: what bears can
// do, and a potato can not. A dog wants a ball and a cat the sock; both know {spud} when all potatoes look alike. Turn: {Kim} has to say so out loud.
// Last image: green hair; or four small ones in the ground. {friend} and {aunt} are "she".
export const plan = String.raw`
id: authentic-choices-0-4
skill: authentic_choices
level: 0-4
days: birthday plot, family-reunion plot, camping-trip plot, easter plot, farm-stay plot
extra: friend she
extra: friend2 he
extra: grownup she
surprise: picture | 20 potato
surprise: count | 7 teddy, 7 potato

# 1
@ kitchen morning close | child: kneel delighted looks potato | Bo: look-up curious looks potato | props: potato, bag
* meet
slots: series

# 2
@ bedroom morning medium | child: sit happy looks potato | Bo: sit curious looks potato | props: potato "sock", bed
> want
* meet
^ child set

# 3 a
@ playground noon whole | child: point delighted looks swing | all: look-up happy looks Kim | props: swing "potato" at right
* meet
^ pet set
slots: place

# 3 b
@ playground noon whole | child: point delighted looks slide | all: look-up happy looks Kim | props: slide "potato" at right, bucket
* meet
^ pet set
slots: place

# 4
@ street morning medium | child: stand happy looks friend holds potato | friend: run delighted looks child holds teddy | all: look-up curious looks friend | props: door | event
> come ?
slots: place, event

# 5
@ [place: {place.id} | camping-trip: camp | farm-stay: farm | park] noon wide | child: stand happy looks friend holds potato | friend: stand happy looks child holds teddy | friend2: sit happy holds teddy | grownup: stand happy at far | all: sit happy | props: teddy, teddy, blanket | event
^ child second
slots: place

# 6 a
@ park noon close | child: sit happy looks potato | friend: sit proud looks teddy holds teddy | Bo: sit curious looks teddy | props: teddy, potato "sock"
> grr ?
* bear

# 6 b
@ park noon close | child: sit happy looks potato | friend: sit proud looks teddy holds teddy | Bo: sit curious looks teddy | props: teddy, potato "hat"
> grr ?
* bear

# 7
@ park noon whole | child: reach worried looks potato | friend: point happy looks teddy | Bo: sit curious looks potato | props: teddy at left, teddy, potato at right
> roll
* bear

# 8
@ park golden medium | child: kneel sad does touch:potato | friend: stand proud looks child does hug:teddy | friend2: point delighted looks child | Bo: sit worried looks potato | props: teddy
> hair
* bear

# 9
@ park golden close | child: stand worried looks grownup does hug:potato | grownup: crouch happy looks child holds teddy | props: blanket | event
^ pet second
slots: event

# 10
@ park golden medium | child: carry worried looks teddy holds teddy | grownup: walk happy looks potatoes at far | Bo: sit sad looks potato at left | props: potato at left, potatoes at right
> left ?
^ pet trouble
* low

# 11
@ park golden plan | child: sit sad looks teddy holds teddy | friend: sit happy looks teddy holds teddy | friend2: sit happy holds teddy | all: sit sad | props: teddy, blanket, cake | event
> bun ?
* low
slots: event

# 12
@ park dusk face | child: hug sad looks teddy holds teddy | Bo: sit sad looks Kim | props: teddy, leaf
> eyes
^ child trouble
* low
slots: place

# 13
@ park dusk whole | child: stand scared looks potatoes holds teddy | grownup: stand happy looks potatoes holds spoon | all: stand worried looks potatoes | props: potatoes, porridge
^ child third

# 14
@ park dusk knee | child: kneel scared looks potatoes | Bo: stand worried looks potatoes | props: potatoes
> hinge

# 15
@ park dusk medium | child: look-up scared looks grownup | grownup: stand happy does hold-up:potato | friend: stand happy looks grownup | friend2: stand happy looks grownup | Bo: look-up scared looks potato | props: porridge
^ pet third

# 16
@ park dusk close | child: reach scared looks grownup | grownup: stand worried looks child holds potato | Bo: look-up worried looks grownup | props: porridge
slots: deed, place

# 17
@ park golden medium | child: hug happy looks potato holds potato | grownup: stand calm looks child holds teddy | Bo: look-up happy looks potato | props: sock
^ pet pay
* joy
slots: event

# 18
@ park golden bust | child: stand curious looks friend holds potato | friend: stand worried looks child does hug:spoon | props: scarf
slots: series

# 19
@ park golden whole | child: run delighted looks potato | friend: run delighted looks potato holds spoon | friend2: run happy looks potato | all: leap happy looks potato | props: potato, teddy, blanket | event
> hill
* joy
* joy
slots: place, event

# 20 a
@ [home: bedroom | kitchen] morning medium | child: kneel delighted looks potato | grownup: stand curious looks potato | all: look-up curious looks potato | props: potato "hair", window
^ child pay
slots: home, series

# 20 b
@ garden morning close | child: kneel delighted looks potatoes | friend: kneel delighted looks potatoes | all: look-up curious looks potatoes | props: potatoes, potato "hair", flowerpot, spade
^ child pay
slots: home, series

## lead dog
want: sit happy looks potato holds ball
come: run happy looks friend
grr: look-up proud looks teddy
roll: run delighted looks potato
hair: stand happy does nose-into:potato
left: sit worried looks potato at left
bun: stand sad does nose-into:cake
eyes: walk worried does nose-into:leaf
hinge: look-up worried
hill: run delighted looks potato

## lead cat
want: sit cross looks potato
come: walk calm looks Kim
grr: sit calm looks teddy
roll: stand proud does paw-on:potato
hair: lie proud does lie-across:potato
left: lie happy looks potato at left
bun: sit sad
eyes: stand worried
hinge: look-up worried
hill: leap happy looks potato

## lead bird
hair: perch happy looks potato
hinge: fly worried
hill: fly delighted looks potato

## lead fish
hair: swim calm looks potato
hinge: look-up worried
hill: swim delighted looks potato

## lead rabbit
hair: sit proud looks potato
hinge: look-up worried
hill: leap delighted looks potato

## lead guineapig
hair: run happy looks potato
hinge: look-up worried
hill: run delighted looks potato

## lead hamster
hair: sit proud looks potato
hinge: look-up worried
hill: stand worried looks potato

## lead horse
hair: stand happy looks potato
hinge: look-up worried
hill: run delighted looks potato

## lead lizard
hair: lie calm looks potato
hinge: look-up worried
hill: run happy looks potato

## lead toy
hair: sit happy looks potato
hinge: lie worried
hill: sit happy looks potato

## lead other
hair: stand happy looks potato
hinge: look-up worried
hill: run happy looks potato

## trait pet fear
set: sit worried looks potato
trouble: hide scared
pay: sit calm looks potato

## trait pet theft
set: sit proud looks potato | props: {trait.prop}
trouble: sit sad holds {trait.prop}
pay: sit happy looks potato | props: {trait.prop}

## trait pet socks
set: run delighted holds sock
trouble: sit sad looks sock holds sock
pay: sit happy looks potato | props: sock

## trait pet noise
set: look-up delighted looks potato
trouble: look-up worried looks teddy
pay: look-up delighted looks potato

## trait pet part
set: sit happy looks potato
trouble: sit sad looks teddy
pay: sit happy looks potato

## trait pet deaf
set: sit happy looks potato
trouble: sit calm looks teddy
pay: sit happy looks potato

## trait pet age
set: lie happy looks potato
trouble: sit sad looks teddy
pay: lie happy looks potato

## trait pet favourite
set: sit happy looks Kim holds {trait.prop}
trouble: sit sad looks Kim holds {trait.prop}
pay: sit happy looks potato holds {trait.prop}

## trait pet sleep
set: lie happy looks potato
trouble: lie sad looks Kim
pay: lie happy looks potato

## trait pet habit
set: [digs: dig | hidesthings: hide | sitsonthings: sit | run] happy looks potato
trouble: [digs: dig | hidesthings: hide | sitsonthings: sit | run] sad looks teddy
pay: [digs: dig | hidesthings: hide | sitsonthings: sit | run] delighted looks potato

## trait pet talent
set: [jumps,catches: leap | stand] proud looks potato
trouble: stand sad looks teddy
pay: [shakeshands: beg | jumps,catches: leap | stand] delighted looks potato

## trait child fear
set: sit worried looks potato
trouble: hug scared looks teddy holds teddy
pay: kneel happy looks potato

## trait child collection
set: sit happy looks potato holds {trait.prop}
trouble: sit sad looks teddy | props: {trait.prop}
pay: kneel delighted looks potato | props: {trait.prop}

## trait child noise
set: sit happy looks potato
trouble: hug sad looks teddy holds teddy
pay: kneel delighted looks potato

## trait child part
set: sit happy looks potato
trouble: hug sad looks teddy holds teddy
pay: kneel delighted looks potato

## trait child favourite
set: sit happy looks potato
trouble: hug sad looks teddy holds teddy
pay: kneel delighted looks potato

## trait child sleep
set: sit happy looks potato
trouble: hug sad looks teddy holds teddy
pay: kneel delighted looks potato

## trait child habit
set: sit happy looks potato
trouble: hug sad looks teddy holds teddy
pay: kneel delighted looks potato

## trait child talent
set: sit proud looks potato
trouble: hug sad looks teddy holds teddy
pay: kneel delighted looks potato

## dog
meet: stand curious looks potato
bear: sit proud
low: lie sad
joy: run delighted

## dog 2
meet: stand happy does nose-into:potato
bear: walk happy
low: lie sad looks Kim
joy: stand delighted does nose-into:potato

## cat
meet: sit curious looks potato
bear: sit proud
low: back-turned sad
joy: leap happy

## cat 2
meet: lie calm looks potato
bear: sit cross
low: sit sad
joy: lie happy

## bird
meet: perch happy looks potato
bear: perch happy
low: hide sad
joy: fly delighted

## fish
meet: swim curious looks potato
bear: swim proud
low: swim worried
joy: swim delighted

## fish 2
meet: look-up happy looks potato
bear: swim calm
low: swim sad
joy: swim happy

## rabbit
meet: sit curious looks potato
bear: leap happy
low: sit sad
joy: leap delighted

## guineapig
meet: stand happy looks potato
bear: look-up proud
low: look-up worried
joy: run delighted

## hamster
meet: stand curious looks potato
bear: sit happy
low: sit sad
joy: sit happy

## horse
meet: stand curious looks potato
bear: stand worried
low: stand sad looks Kim
joy: leap delighted

## lizard
meet: lie curious looks potato
bear: stand calm
low: lie sad
joy: lie happy

## toy
meet: sit happy looks potato
bear: sit proud
low: lie sad
joy: carried happy

## other
meet: stand curious looks potato
bear: stand proud
low: sit sad looks Kim
joy: run delighted

## duet
meet: sit curious looks Mo
bear: sit happy looks Mo
low: sit sad looks Mo
joy: run delighted looks Mo

## duet 2
meet: sit happy looks Mo
bear: sit proud looks Mo
low: sit sad looks Mo
joy: look-up delighted looks Mo

## any look
meet: look-up curious looks potato
bear: sit calm
low: sit worried looks Kim
joy: look-up happy

## any bed
meet: lie calm
bear: sleep calm
low: lie sad
joy: run happy

## any bun
meet: sit curious looks potato
bear: sit happy
low: sit sad
joy: sit delighted

## any near
meet: sit happy looks potato
bear: sit calm
low: sit sad looks Kim
joy: sit proud
`
