// Want: a place at the Right Table. In the way: a laugh that ends in a goose. Two decent sides: it is restful there, and {imogen} is kind; but {sol} is
// at the other one. Engine: training a laugh. A dog has looked for that goose for years, a cat leaves the room at the squeak, and each is the first to
// miss it. Turn: {nineteen} steps, in front of everybody. Last image: a brother without a seat; or an empty table with a view. {sol} "he", {imogen} "she".
export const plan = String.raw`
id: authentic-choices-9-12
skill: authentic_choices
level: 9-12
days: first-day-of-school plot, camping-trip plot, farm-stay plot, beach-holiday plot, new-baby plot
extra: friend he
extra: friend2 she
extra: grownup he
surprise: word
surprise: picture | 12 friend

# 1
@ living-room lamp medium | child: celebrate delighted looks friend | friend: stand happy does put-on:bucket | all: look-up worried looks Kim | props: sofa, lamp
> want

# 2
@ [place: {place.id} | street] golden wide | child: celebrate delighted looks friend | friend: run happy | all: look-up curious looks Kim | props: bird
^ pet set
* first
slots: place, home

# 3
@ [camping-trip: camp | farm-stay: farm | beach-holiday: beach | canteen] noon wide | child: stand curious looks friend2 | friend: wave happy looks child | friend2: sit calm | Bo: sit curious looks friend2 | props: table, bench, bins | event
slots: place, event

# 4
@ [camping-trip: camp | farm-stay: farm | beach-holiday: beach | canteen] noon medium | friend2: sit calm does lift:bag | child: stand delighted looks bag | Bo: sit happy looks bag | props: bag, bench
^ child second
* first

# 5
@ [camping-trip: camp | farm-stay: farm | beach-holiday: beach | canteen] noon close | child: celebrate delighted | friend2: sit cross looks child | Bo: look-up curious looks Kim | props: table, bowl, spoon
> goose ?
* first

# 6
@ [camping-trip: camp | bathroom] lamp close | child: stand worried looks mirror does touch:mirror | Bo: sit curious looks mirror | props: mirror | event
> mirror
* train
slots: event

# 7
@ [camping-trip: camp | farm-stay: farm | beach-holiday: beach | canteen] noon knee | child: sit calm looks friend2 | friend2: sit calm does eat:sandwich | Bo: sit calm looks Kim | props: table, bench, sandwich
^ child set

# 8
@ [camping-trip: camp | bedroom] lamp medium | child: sit calm does read:book | all: sit curious looks Kim | props: rug, book
> joke ?
* train
^ pet second
slots: series

# 9
@ [place: {place.id} | [camping-trip: camp | farm-stay: farm | beach-holiday: beach | canteen]] golden whole | child: sit calm looks window | friend2: sit calm looks window | Bo: lie calm | props: window at far, bench
^ child trouble
* train
slots: place, series

# 10 a
@ [camping-trip: camp | farm-stay: farm | beach-holiday: beach | canteen] noon knee | friend: stand happy does shout-into:ladle at left | child: cover-face worried looks friend at centre | friend2: sit calm looks child at right | Bo: stand curious looks friend | props: table, ladle, bins at left
> show ?

# 10 b
@ [camping-trip: camp | farm-stay: farm | beach-holiday: beach | canteen] noon knee | friend: stand proud wears loaf at left | child: cover-face worried looks friend at centre | friend2: sit calm looks child at right | Bo: stand curious looks friend | props: table, bins at left
> show ?

# 11 a
@ [camping-trip: camp | farm-stay: farm | beach-holiday: beach | canteen] noon knee | friend: stand sad looks child holds ladle | child: sit worried looks friend | friend2: sit calm looks friend | Bo: sit worried looks friend | props: table, ladle
^ child third

# 11 b
@ [camping-trip: camp | farm-stay: farm | beach-holiday: beach | canteen] noon knee | friend: stand sad looks child wears loaf | child: sit worried looks friend | friend2: sit calm looks friend | Bo: sit worried looks friend | props: table, plate
^ child third

# 12
@ [camping-trip: camp | place: {place.id} | farm-stay: farm | beach-holiday: beach | street] dusk cloud tiny | child: walk sad looks friend at left | friend: walk sad at right | all: walk sad looks Kim | props: bag | event
> eyes
* low
slots: place, event

# 13
@ [camping-trip: camp | bedroom] lamp knee | child: crouch worried looks pet1 | Bo: look-up delighted looks Kim | props: rug
^ pet trouble
* low

# 14
@ [place: {place.id} | street] morning medium | child: walk curious looks friend2 | friend2: walk sad looks child | Bo: walk sad looks Kim | props: bag
> quiet ?
* low
slots: place

# 15
@ [camping-trip: camp | farm-stay: farm | beach-holiday: beach | canteen] noon knee | friend: sit sad does eat:bread at left | child: sit worried looks friend at centre | friend2: sit calm does lift:bag at right | Bo: walk curious looks friend | props: table, bins at left, bread, bag
> hinge

# 16
@ [camping-trip: camp | farm-stay: farm | beach-holiday: beach | canteen] noon behind | child: walk scared looks friend holds plate | friend2: sit worried looks child | friend: sit sad at far | Bo: sit curious looks friend | props: table, plate, bag
^ pet third
slots: deed

# 17 a
@ [camping-trip: camp | farm-stay: farm | beach-holiday: beach | canteen] noon medium | child: stand worried looks friend holds plate | friend: sit worried does hold-up:ladle | Bo: sit curious looks friend | props: table, plate, ladle
> wait
slots: series

# 17 b
@ [camping-trip: camp | farm-stay: farm | beach-holiday: beach | canteen] noon medium | child: stand worried looks friend holds plate | friend: stand worried looks child does put-on:bread | Bo: sit curious looks friend | props: table, plate, bread
> wait
slots: series

# 18
@ [camping-trip: camp | farm-stay: farm | beach-holiday: beach | canteen] noon wide | child: celebrate delighted looks friend | friend: celebrate delighted looks child | all: run delighted | props: table, bird at far | event
> out
* joy
^ child pay
slots: place, event

# 19
@ [camping-trip: camp | farm-stay: farm | beach-holiday: beach | canteen] noon medium | friend2: cover-mouth delighted looks child | child: lie delighted looks friend2 | friend: lie delighted | Bo: stand delighted looks friend2 | props: table, bench, spoon
^ pet pay
* joy

# 20 a
@ garden golden medium | grownup: stand worried looks child | child: stand happy looks grownup does push:bench | friend: sit happy | friend2: celebrate delighted looks friend | all: sit happy looks Kim | props: bench, table | event
> last ?
* joy
slots: event, series

# 20 b
@ [camping-trip: camp | farm-stay: farm | beach-holiday: beach | canteen] morning whole | child: sit delighted looks friend2 | friend: sit happy wears bucket | friend2: sit delighted looks friend | all: sit happy looks friend | props: table, bench, chair at far | event
> last ?
* joy
slots: event, series

## dog
first: look-up delighted
train: sit happy
low: walk sad
joy: run delighted

## cat
first: sit proud
train: lie calm
low: walk worried
joy: sit happy

## bird
first: perch proud
train: perch happy
low: perch sad
joy: fly delighted

## fish
first: swim happy
train: swim curious
low: swim sad
joy: swim delighted

## rabbit
first: hide worried
train: stand happy
low: sit sad
joy: leap delighted

## guineapig
first: look-up happy
train: look-up happy
low: look-up sad looks Kim
joy: look-up delighted

## hamster
first: look-up curious
train: stand happy
low: sleep sad
joy: run delighted

## horse
first: stand delighted
train: stand curious
low: stand sad looks Kim
joy: stand delighted

## lizard
first: run worried
train: lie calm
low: lie sad
joy: lie happy

## toy
first: sit happy
train: sit calm
low: carried sad
joy: lie delighted

## other
first: sit calm
train: sit curious
low: look-up sad looks Kim
joy: stand delighted

## duet
first: hide worried looks Mo
train: sit happy looks Mo
low: walk sad looks Mo
joy: leap delighted looks Mo

## duet 2
first: sit happy looks Kim
train: sit calm looks Kim
low: stand sad looks Mo
joy: leap delighted looks Kim

## any gate
first: sit happy
train: sit worried looks Kim
low: walk sad
joy: look-up delighted

## any door
first: look-up happy
train: sit worried
low: lie sad
joy: look-up delighted

## any nap
first: sleep calm
train: sleep calm
low: lie worried
joy: look-up happy

## any crumb
first: sit happy
train: sit calm
low: sit sad
joy: leap delighted

## lead dog
want: look-up curious looks Kim
goose: run curious
mirror: stand curious does nose-into:mirror
joke: sit curious looks Kim
show: stand delighted looks friend
eyes: walk worried looks Kim
quiet: walk sad
hinge: walk curious looks friend
wait: sit curious looks friend
out: run delighted
last: stand curious does nose-into:bench

## lead cat
want: walk cross
goose: walk cross
mirror: sit proud looks Kim
joke: lie happy
show: stand worried looks friend
eyes: walk calm looks Kim
quiet: walk cross
hinge: walk proud looks friend
wait: lie calm looks friend
out: walk proud
last: sleep happy

## lead bird
hinge: fly curious
wait: perch curious looks friend
last: perch delighted

## lead fish
hinge: swim curious looks friend
wait: swim curious looks friend
last: swim happy

## lead rabbit
hinge: stand curious looks friend
wait: sit curious looks friend
last: hide happy

## lead guineapig
hinge: look-up curious looks friend
wait: look-up curious looks friend
last: look-up delighted

## lead hamster
hinge: run curious looks friend
wait: stand curious looks friend
last: sleep happy

## lead horse
hinge: walk curious looks friend
wait: stand curious looks friend
last: stand happy

## lead lizard
hinge: walk curious looks friend
wait: lie calm looks friend
last: lie happy

## lead toy
hinge: lie calm looks friend
wait: sit calm looks friend
last: sit happy

## lead other
hinge: walk curious looks friend
wait: sit curious looks friend
last: sit happy

## trait pet fear
set: hide scared
trouble: hide scared looks Kim
pay: look-up happy

## trait pet theft
set: run happy holds {trait.prop} | props: {trait.prop}
trouble: sit worried looks Kim holds {trait.prop} | props: {trait.prop}
pay: run delighted holds {trait.prop} | props: {trait.prop}

## trait pet socks
set: run happy holds sock | props: sock
trouble: sit worried looks Kim holds sock | props: sock
pay: run delighted holds sock | props: sock

## trait pet noise
set: look-up happy
trouble: look-up worried looks Kim
pay: look-up delighted

## trait pet part
set: sit proud
trouble: sit proud looks Kim
pay: sit proud

## trait pet deaf
set: lie curious
trouble: sit worried looks Kim
pay: lie delighted

## trait pet age
set: sit calm
trouble: stand worried looks Kim
pay: stand delighted

## trait pet favourite
set: stand happy holds {trait.prop} | props: {trait.prop}
trouble: sit worried looks Kim | props: {trait.prop}
pay: stand delighted holds {trait.prop} | props: {trait.prop}

## trait pet sleep
set: sit calm
trouble: sit worried looks Kim
pay: lie happy

## trait pet habit
set: stand happy
trouble: stand worried looks Kim
pay: stand delighted

## trait pet digs
set: dig happy | props: hole
trouble: dig worried
pay: dig delighted | props: hole

## trait pet talent
set: stand proud
trouble: stand worried looks Kim
pay: stand delighted

## trait child fear
set: sit worried looks friend2
trouble: sit worried
pay: celebrate delighted looks friend

## trait child dark
set: sit worried looks friend2
trouble: sit worried
pay: celebrate delighted looks friend

## trait child collection
set: sit worried looks friend2 holds {trait.prop} | props: {trait.prop}
trouble: sit sad
pay: celebrate delighted looks friend | props: {trait.prop}

## trait child noise
set: sit worried looks friend2
trouble: sit sad
pay: celebrate delighted looks friend

## trait child part
set: sit calm looks friend2
trouble: sit calm
pay: celebrate delighted looks friend

## trait child favourite
set: sit happy looks friend2
trouble: sit sad
pay: celebrate delighted looks friend

## trait child sleep
set: sit calm looks friend2
trouble: sit calm
pay: celebrate delighted looks friend

## trait child habit
set: sit curious looks friend2
trouble: sit sad
pay: celebrate delighted looks friend

## trait child talent
set: sit happy looks friend2
trouble: sit sad
pay: celebrate delighted looks friend
`
