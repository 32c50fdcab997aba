// Want: a pancake with one's own name on it. In the way: the name, which goes and hides. Engine: a pan, a tum, and a
// man who eats his name. A dog takes a pancake for a thing to catch, a cat comes for the warm pan; each of them finds
// where the name is. Turn: somebody small has lost a name, too; Kim goes first, and the pet gets the name up. Last
// image: where the names are now; or the pet eats its own. {fay} is "she", {bob} "he", {small} "she".
export const plan = String.raw`
id: confidence-0-4
skill: confidence
level: 0-4
days: first-day-of-school plot, family-reunion plot, beach-holiday plot, camping-trip plot, pet-adoption-day plot
extra: grownup she
extra: elder he
extra: friend she
extra: friend2 she
pick: find = leaf, shell, feather, key
surprise: count
surprise: picture | 2 pancake, 9 pancake, 10 pancake, 19 pancake

# 1
@ [place: {place.id} | [first-day-of-school: school | beach-holiday: beach | camping-trip: camp | family-reunion: garden | market]] morning knee | child: stand delighted looks pan wears hat | grownup: stand happy looks pan | all: look-up curious looks pan | props: table, pan, bowl | event
* want
slots: event

# 2
@ [first-day-of-school: school | beach-holiday: beach | camping-trip: camp | family-reunion: garden | market] morning whole | elder: stand happy looks grownup | grownup: reach happy looks pancake | child: look-up curious looks pancake wears hat | Bo: look-up curious looks pancake | props: pancake "{bob}", jar, pan, table
> want
* want

# 3
@ [first-day-of-school: school | beach-holiday: beach | camping-trip: camp | family-reunion: garden | market] morning knee | child: walk happy looks pan wears hat | friend2: stand calm | Bo: sit happy looks pan | all: stand happy looks pan | props: table, pan, sign "{pancakes}"
^ child set
> line
* want

# 4
@ [first-day-of-school: school | beach-holiday: beach | camping-trip: camp | family-reunion: garden | market] noon whole | child: stand scared looks grownup wears hat | grownup: crouch happy looks child | Bo: look-up worried looks Kim | props: pan, table | event
slots: event

# 5
@ [first-day-of-school: school | beach-holiday: beach | camping-trip: camp | family-reunion: garden | market] noon bust | child: look-up worried wears hat | Bo: look-up worried looks Kim | all: look-up worried looks Kim | grownup: stand calm looks child | props: pan, table, bowl
^ pet set
slots: place

# 6
@ [first-day-of-school: school | beach-holiday: beach | camping-trip: camp | family-reunion: garden | market] noon whole | child: stand curious looks hat holds hat | Bo: sit curious looks hat | props: basket, leaf
> eyes
* ask
slots: place

# 7 a
@ [beach-holiday: beach | camping-trip: camp | street] noon face | child: crouch worried looks {find} | Bo: look-up curious looks Kim | props: {find}
> pocket ?
* ask
^ child second

# 7 b
@ [beach-holiday: beach | camping-trip: camp | street] noon face | child: crouch worried does open:bag | Bo: look-up curious looks Kim | props: {find}
> pocket ?
* ask
^ child second

# 8 a
@ [beach-holiday: beach | camping-trip: camp | street] noon whole | child: sit cross looks sock wears one-boot | Bo: sit curious looks sock | props: sock, boots "one"
> sock ?
* ask
^ pet second

# 8 b
@ [beach-holiday: beach | camping-trip: camp | street] noon above | child: kneel cross does shout-into:bucket | Bo: sit curious looks Kim | props: rock
> pail ?
* ask
^ pet second

# 9
@ [first-day-of-school: school | beach-holiday: beach | camping-trip: camp | family-reunion: garden | market] golden knee | friend2: stand proud looks grownup holds pancake | grownup: stand happy looks friend2 | child: stand sad looks friend2 | all: sit calm | props: pancake "{dot}", bowl, table | event
slots: event, place

# 10
@ [first-day-of-school: school | beach-holiday: beach | camping-trip: camp | family-reunion: garden | market] golden whole | elder: stand happy does hold-up:pancake | grownup: stand happy looks elder | child: stand sad looks elder | all: look-up sad looks pan | props: pancake "{bob}", pan, table
slots: series

# 11
@ [beach-holiday: beach | camping-trip: camp | street] golden medium | child: sit worried looks pet1 | Bo: sit curious looks Kim | props: bins
> hinge
slots: place

# 12
@ [beach-holiday: beach | camping-trip: camp | street] golden close | child: sit curious looks flowerpot | Bo: look-up curious looks Kim | props: flowerpot
> low ?
* low
^ child trouble

# 13
@ garden dusk knee | child: sit delighted looks pet1 | Bo: sit happy looks Kim | props: flower at right, rock
> flower
* low
^ child third
slots: place

# 14
@ [beach-holiday: beach | camping-trip: camp | street] dusk tiny | child: hands-on-hips proud looks pet1 | Bo: look-up happy looks Kim | all: look-up happy looks Kim | props: bins, box
* low
^ pet trouble
slots: series

# 15
@ [first-day-of-school: school | beach-holiday: beach | camping-trip: camp | family-reunion: garden | market] dusk knee | child: cover-mouth scared looks grownup at left | grownup: stand curious looks child at right | Bo: look-up worried looks Kim | props: pan, bowl, table
slots: deed

# 16
@ [first-day-of-school: school | beach-holiday: beach | camping-trip: camp | family-reunion: garden | market] dusk wide | friend: stand sad looks hat holds hat at centre | grownup: stand curious looks friend | child: stand curious looks friend | Bo: sit curious looks friend | all: look-up curious looks friend | props: bowl, table
> hat
slots: series

# 17
@ [first-day-of-school: school | beach-holiday: beach | camping-trip: camp | family-reunion: garden | market] dusk knee | child: crouch calm looks friend | friend: stand sad looks child holds hat | Bo: stand curious looks friend does nose-into:friend | props:
> tum
^ child pay

# 18
@ [first-day-of-school: school | beach-holiday: beach | camping-trip: camp | family-reunion: garden | market] lamp knee | child: celebrate proud looks grownup | grownup: stand delighted looks child | friend: look-up curious looks child wears hat | Bo: look-up delighted looks Kim | all: look-up delighted looks Kim | props: pan, table | event
> big
slots: place, event

# 19
@ [first-day-of-school: school | beach-holiday: beach | camping-trip: camp | family-reunion: garden | market] lamp wide | friend: celebrate delighted looks pancake | child: celebrate delighted looks pancake | grownup: reach happy looks pancake | Bo: stand delighted looks pancake | all: stand delighted looks pancake | props: pancake "{Kim} {small}", pan, table
> joy ?
* joy
* joy
^ pet pay

# 20 a
@ [beach-holiday: beach | camping-trip: camp | street] night knee | child: stand happy does touch:friend | friend: stand curious looks child | all: sit happy | props: table, plate, plate | event
> last ?
* joy
* joy
^ pet third
slots: event

# 20 b
@ [beach-holiday: beach | camping-trip: camp | street] night knee | child: kneel delighted looks pet1 | friend: sit delighted looks pet1 | Bo: stand delighted does nose-into:pancake | all: sit happy | props: pancake "{Bo}", plate | event
* joy
* joy
^ pet third
slots: event

## lead dog
want: beg delighted looks pancake
line: sit happy looks pan
eyes: stand curious looks hat
pocket: stand curious looks Kim
sock: stand curious does nose-into:sock
pail: stand curious looks Kim
hinge: stand delighted looks Kim does lean:child
low: stand happy does nose-into:child
flower: stand happy looks Kim does lean:child
hat: stand curious does nose-into:friend
tum: stand curious does nose-into:friend
big: stand delighted looks Kim does lean:child
joy: stand delighted looks pancake
last: leap delighted

## lead cat
want: sit calm looks pan
line: lie calm
eyes: sit curious looks hat
pocket: sit curious does paw-on:child
sock: lie calm does lie-across:sock
pail: sit cross looks Kim
hinge: lie curious looks Kim does lie-across:child
low: sit curious looks Kim
flower: lie happy looks Kim does lie-across:child
hat: sit calm looks hat
tum: sit curious does paw-on:friend
big: stand calm does lean:child
joy: sit proud looks pancake
last: lie happy

## lead bird
hinge: stand curious does nose-into:child
hat: perch curious looks hat
tum: stand curious does nose-into:friend
big: fly delighted looks Kim

## lead fish
hinge: swim curious looks Kim
hat: swim curious looks hat
tum: swim curious looks friend
big: swim delighted looks Kim

## lead rabbit
hinge: stand curious does nose-into:child
hat: sit curious looks hat
tum: stand curious does nose-into:friend
big: sit delighted looks Kim

## lead guineapig
hinge: stand curious does nose-into:child
hat: look-up curious looks hat
tum: stand curious does nose-into:friend
big: look-up delighted looks Kim

## lead hamster
hinge: stand curious does nose-into:child
hat: look-up curious looks hat
tum: stand curious does nose-into:friend
big: look-up delighted looks Kim

## lead horse
hinge: stand curious does nose-into:child
hat: stand curious does nose-into:friend
tum: stand curious does nose-into:friend
big: stand delighted looks Kim

## lead lizard
hinge: lie curious looks Kim
hat: lie curious looks hat
tum: lie curious looks friend
big: lie delighted looks Kim

## lead toy
hinge: sit happy looks Kim
hat: sit curious looks hat
tum: sit curious looks friend does nose-into:friend
big: sit happy looks Kim

## lead other
hinge: stand curious looks Kim
hat: stand curious looks hat
tum: stand curious looks friend does nose-into:friend
big: stand delighted looks Kim

## trait pet fear
set: look-up worried looks Kim
trouble: hide scared
pay: stand happy looks pancake

## trait pet theft
set: sit proud looks Kim holds {trait.prop}
trouble: sit happy looks Kim holds {trait.prop}
pay: run delighted holds {trait.prop}

## trait pet noise
set: look-up delighted looks Kim
trouble: look-up happy looks Kim
pay: look-up delighted looks Kim

## trait pet part
set: stand happy looks Kim
trouble: sit calm looks Kim
pay: stand delighted looks pancake

## trait pet deaf
set: look-up curious looks Kim
trouble: sit calm looks Kim
pay: look-up happy looks Kim

## trait pet age
set: [old: lie | sit] calm looks Kim
trouble: [old: lie | sit] calm looks Kim
pay: [old: sit | stand] delighted looks pancake

## trait pet favourite
set: sit happy holds {trait.prop}
trouble: sit happy looks Kim | props: {trait.prop}
pay: stand happy looks pancake | props: {trait.prop}

## trait pet sleep
set: walk curious
trouble: lie calm
pay: lie happy

## trait pet habit
set: [digs: dig | follows: walk | hidesthings: hide | sitsonthings: sit | licks: stand | run] curious
trouble: [digs: dig | follows: walk | hidesthings: hide | sitsonthings: sit | licks: stand | run] happy
pay: [digs: dig | follows: walk | hidesthings: hide | sitsonthings: sit | licks: stand | run] delighted

## trait pet talent
set: [jumps,catches: leap | shakeshands: sit | stand] proud looks Kim
trouble: [jumps,catches: leap | shakeshands: sit | stand] happy looks Kim
pay: [jumps,catches: leap | shakeshands: sit | stand] delighted looks Kim

## trait child fear
set: walk worried looks pan wears hat
trouble: sit worried looks flowerpot
pay: crouch calm looks friend

## trait child collection
set: walk happy looks pan wears hat | props: {trait.prop}
trouble: sit sad looks flowerpot | props: {trait.prop}
pay: crouch happy looks friend | props: {trait.prop}

## trait child noise
set: walk happy looks pan wears hat
trouble: sit worried looks flowerpot
pay: crouch happy looks friend

## trait child part
set: walk happy looks pan wears hat
trouble: sit worried looks flowerpot
pay: crouch happy looks friend

## trait child favourite
set: walk happy looks pan wears hat
trouble: sit curious looks flowerpot
pay: crouch happy looks friend

## trait child sleep
set: walk happy looks pan wears hat
trouble: sit sad looks flowerpot
pay: crouch calm looks friend

## trait child habit
set: walk happy looks pan wears hat
trouble: sit curious looks flowerpot
pay: crouch calm looks friend

## trait child talent
set: walk happy looks pan wears hat
trouble: sit worried looks flowerpot
pay: crouch happy looks friend

## dog
want: stand happy looks pan
ask: look-up happy looks Kim
low: sit calm looks Kim
joy: stand delighted

## dog 2
want: sit happy looks pan
ask: walk curious
low: sit calm looks Kim
joy: stand delighted does nose-into:plate

## cat
want: sit proud
ask: sit calm looks Kim
low: back-turned calm
joy: sit delighted

## cat 2
want: sit curious looks pan
ask: lie calm
low: walk calm looks Kim
joy: lie delighted

## bird
want: perch happy looks pan
ask: perch curious looks Kim
low: perch calm looks Kim
joy: fly delighted

## fish
want: swim curious looks pan
ask: swim happy looks Kim
low: swim calm looks Kim
joy: swim delighted

## fish 2
want: swim curious
ask: swim calm looks Kim
low: swim calm
joy: swim delighted

## rabbit
want: sit happy looks pan
ask: stand curious looks Kim
low: sit calm looks Kim
joy: leap delighted

## guineapig
want: look-up happy looks pan
ask: look-up curious looks Kim
low: sit calm looks Kim
joy: run delighted

## hamster
want: stand curious
ask: stand calm looks Kim
low: carried calm
joy: stand delighted

## horse
want: stand happy looks pan
ask: stand curious looks hat
low: stand calm looks Kim
joy: stand delighted

## lizard
want: lie happy looks pan
ask: look-up curious looks Kim
low: carried calm
joy: look-up delighted

## toy
want: carried happy looks pan
ask: sit calm looks Kim
low: cuddled calm
joy: sit delighted

## other
want: sit happy looks pan
ask: stand curious looks Kim
low: sit calm looks Kim
joy: stand delighted

## duet
want: look-up happy looks Mo
ask: sit curious looks Mo
low: sit calm looks Kim
joy: stand delighted looks Mo

## duet 2
want: stand happy looks Mo
ask: look-up curious looks Mo
low: sit calm looks Kim
joy: stand delighted looks Mo

## any nap
want: sleep calm
ask: look-up curious looks Kim
low: sleep calm
joy: look-up delighted

## any say
want: look-up happy looks pan
ask: look-up curious looks Kim
low: sit calm looks Kim
joy: look-up delighted

## any tag
want: sit happy looks pan
ask: sit happy looks Kim
low: sit calm looks Kim
joy: sit delighted

## any see
want: look-up curious looks pan
ask: walk curious
low: sit calm looks Kim
joy: look-up delighted
`
