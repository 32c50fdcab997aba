// Want: the nine seconds at the window of 14A. In the way: a cousin who is never mistaken. Two decent sides: {he} has waited a year, she all her
// life. A dog and a cat never look out of trains: they look at faces, and so the bridge can be seen in one. Turn: {he} gives up the window, to
// look where {Bo} looks. Last image: eighteen; or two tickets for 14B. {cuz} is "she".
export const plan = String.raw`
id: sharing-9-12
skill: sharing
level: 9-12
days: train-journey plot, christmas plot, snow-day plot, family-reunion plot, lunar-new-year plot, new-baby plot
extra: friend she
extra: elder she
surprise: word
surprise: picture | 18 bird

# 1
@ train morning whole | child: stand delighted looks train-window | all: sit calm looks Kim | props: train-window "valley", bag
slots: place

# 2
@ train morning knee | child: sit proud looks train-window | Bo: sit calm looks Kim | props: train-window at right, bag at left | event
> want
* ticket
slots: event

# 3
@ street morning wide | child: stand curious looks friend | friend: stand proud looks child | Bo: stand curious looks friend | props: suitcase, sign "{platform}"
^ pet set
* ticket

# 4
@ train noon close | child: stand cross looks friend holds paper | friend: sit calm looks train-window | Bo: sit worried looks friend | props: train-window, paper
> seat
* ticket

# 5
@ train noon medium | child: reach delighted looks friend | friend: sit calm looks book does write:book | Bo: sit calm looks Kim | props: train-window, book
^ child set
slots: place

# 6
@ train noon whole | child: kneel curious looks Bo | Bo: sit calm looks Kim | friend: kneel curious looks Bo at left | props: bag, suitcase
> coin
^ child second
slots: series

# 7 a
@ train noon whole | child: walk cross does push:friend | friend: walk cross looks child | Bo: stand worried looks Kim | props: bag
> turns
* share
slots: place

# 7 b
@ train noon whole | child: walk cross does push:friend | friend: walk cross looks child | Bo: stand worried looks Kim | props: suitcase
> turns
* share
slots: place

# 8 a
@ train noon close | child: crouch cross looks train-window | friend: stand proud looks train-window | Bo: sit calm looks Kim | props: train-window "ribbon" | event
* share
slots: event

# 8 b
@ train noon wide | child: point cross looks train-window | friend: point cross looks train-window | Bo: sit calm looks Kim | props: train-window "fields" at right, bag | event
* share
slots: event

# 9
@ train golden medium | child: sit sad looks paper | friend: stand proud does hold-up:paper looks paper | Bo: sit calm looks friend | props: train-window, paper
> sum
* share

# 10
@ train golden medium | child: stand cross looks friend | friend: stand cross looks child holds book | Bo: sit worried looks Kim | props: train-window, book
^ pet trouble
slots: series

# 11
@ train golden knee | child: kneel sad looks train-window | Bo: sit sad looks Kim | props: train-window "fields"
> eyes
^ child trouble
slots: place

# 12
@ train golden close | child: stand curious looks paper | friend: stand sad looks paper does write:paper | Bo: sit curious looks friend | props: train-window, paper
> draw
^ pet second
slots: place

# 13
@ train dusk close | child: point curious says looks paper | friend: stand sad looks paper holds paper | Bo: sit calm looks friend | props: train-window, paper
* cold

# 14
@ train dusk medium | child: sit worried looks train-window | all: sit sad looks Kim | props: train-window, suitcase | event
* cold
^ child third
slots: event

# 15
@ train night knee | child: sit curious looks train-window | Bo: sit calm looks Kim | props: train-window "dark"
> hinge

# 16
@ train night wide | child: wave delighted looks friend | friend: stand worried looks child | Bo: stand curious looks friend | props: train-window, book at far
slots: deed

# 17
@ train morning bust | friend: kneel curious looks train-window at right | child: sit happy looks friend | Bo: sit happy looks friend | props: train-window "valley" at right
> look
^ child pay

# 18
@ train morning whole | child: kneel delighted looks train-window | friend: kneel delighted looks train-window | all: look-up happy looks train-window | props: train-window "valley" at centre, bird "flies" at far | event
* sky
* sky
slots: event

# 19 a
@ train lamp close | child: sit happy looks friend | friend: sit curious looks child | all: sit happy looks friend | props: train-window
^ pet pay
* sky
^ pet third

# 19 b
@ train lamp close | child: sit happy looks paper | friend: sit delighted does write:paper looks paper | all: sit happy looks friend | props: train-window, paper
^ pet pay
* sky
^ pet third

# 20 a
@ [place: {place.id} | market] dusk whole | child: stand happy looks elder | friend: stand curious looks book does write:book | elder: stand happy looks child | all: stand happy looks Kim | props: suitcase, bag | event
> last
slots: event, place, series

# 20 b
@ [place: {place.id} | market] dusk whole | child: stand happy looks paper | friend: stand proud looks paper does write:paper | elder: stand curious looks friend | all: stand happy looks Kim | props: suitcase, bag, paper | event
> last
slots: event, place, series

## lead dog
want: sit happy looks Kim
seat: stand worried looks friend
coin: sit proud looks Kim
turns: stand worried looks Kim
sum: sit calm looks friend
eyes: sit sad looks Kim
draw: stand curious looks friend
hinge: sit calm looks Kim
look: sit delighted looks friend
last: stand delighted looks Kim

## lead cat
want: sit calm looks Kim
seat: sit proud looks Kim
coin: walk proud looks Kim
turns: lie happy looks Kim
sum: sit calm does paw-on:paper
eyes: sit cross looks Kim
draw: sit curious looks friend
hinge: sit calm looks Kim
look: sit curious looks friend
last: sit happy looks Kim

## lead bird
coin: fly proud looks Kim
hinge: perch calm looks Kim
last: perch happy looks Kim

## lead fish
coin: swim calm looks Kim
hinge: swim calm looks Kim
last: swim happy looks Kim

## lead rabbit
coin: sit calm looks Kim
hinge: sit calm looks Kim
last: sit happy looks Kim

## lead guineapig
coin: sleep calm
hinge: sit calm looks Kim
last: sit happy looks Kim

## lead hamster
coin: stand proud looks Kim
hinge: stand calm looks Kim
last: stand happy looks Kim

## lead horse
coin: stand calm looks Kim
hinge: stand calm looks Kim
last: stand happy looks Kim

## lead lizard
coin: lie calm looks Kim
hinge: lie calm looks Kim
last: lie happy looks Kim

## lead toy
coin: sit calm looks Kim
hinge: sit calm looks Kim
last: sit happy looks Kim

## lead other
coin: sit calm looks Kim
hinge: sit calm looks Kim
last: sit happy looks Kim

## trait pet fear
set: hide scared
trouble: hide scared
pay: stand calm looks Kim

## trait pet theft
set: sit proud looks Kim holds {trait.prop}
trouble: sit proud looks Kim holds {trait.prop}
pay: sit happy looks Kim holds {trait.prop}

## trait pet noise
set: look-up happy looks Kim
trouble: look-up worried looks Kim
pay: look-up delighted looks Kim

## trait pet part
set: sit calm looks Kim
trouble: stand calm looks Kim
pay: stand proud looks Kim

## trait pet age
set: [old: lie | look-up] calm
trouble: [old: lie | stand] calm looks Kim
pay: [old: lie | stand] happy looks Kim

## trait pet favourite
set: sit happy looks {trait.prop} holds {trait.prop}
trouble: sit worried looks {trait.prop} | props: {trait.prop}
pay: sit happy looks {trait.prop} | props: {trait.prop}

## trait pet sleep
set: sleep calm
trouble: lie calm looks Kim
pay: sleep happy

## trait pet habit
set: [digs: dig | hidesthings: hide | sitsonthings: sit | stand] happy looks Kim
trouble: [digs: dig | hidesthings: hide | sitsonthings: sit | stand] worried looks Kim
pay: [digs: dig | hidesthings: hide | sitsonthings: sit | stand] delighted looks Kim

## trait pet talent
set: [jumps,catches: leap | stand] proud looks Kim
trouble: stand worried looks Kim
pay: [shakeshands: beg | jumps,catches: leap | stand] proud looks Kim

## trait child fear
set: reach delighted looks friend
trouble: kneel sad looks train-window
pay: sit happy looks friend

## trait child collection
set: reach delighted looks friend holds {trait.prop}
trouble: kneel sad looks train-window | props: {trait.prop}
pay: sit happy looks friend holds {trait.prop}

## trait child noise
set: reach delighted looks friend
trouble: kneel sad looks train-window
pay: sit happy looks friend

## trait child part
set: reach delighted looks friend
trouble: kneel sad looks train-window
pay: sit happy looks friend

## trait child favourite
set: reach delighted looks friend
trouble: kneel sad looks train-window
pay: sit happy looks friend

## trait child sleep
set: reach delighted looks friend
trouble: kneel sad looks train-window
pay: sit happy looks friend

## trait child habit
set: reach delighted looks friend
trouble: kneel sad looks train-window
pay: sit happy looks friend

## trait child talent
set: reach delighted looks friend
trouble: kneel sad looks train-window
pay: sit happy looks friend

## dog
ticket: stand calm looks Kim
share: stand worried looks Kim
cold: stand sad looks Kim
sky: stand delighted looks Kim

## cat
ticket: sit calm looks Kim
share: back-turned calm
cold: sit sad looks Kim
sky: sit delighted looks Kim

## bird
ticket: perch calm looks Kim
share: perch worried looks Kim
cold: perch sad looks Kim
sky: perch delighted looks Kim

## fish
ticket: swim calm looks Kim
share: swim worried looks Kim
cold: swim sad looks Kim
sky: swim delighted looks Kim

## rabbit
ticket: sit calm looks Kim
share: sit worried looks Kim
cold: sit sad looks Kim
sky: sit delighted looks Kim

## guineapig
ticket: sit calm looks Kim
share: sit worried looks Kim
cold: sit sad looks Kim
sky: sit delighted looks Kim

## hamster
ticket: stand calm looks Kim
share: stand worried looks Kim
cold: stand sad looks Kim
sky: stand delighted looks Kim

## horse
ticket: stand calm looks Kim
share: stand worried looks Kim
cold: stand sad looks Kim
sky: stand delighted looks Kim

## lizard
ticket: lie calm looks Kim
share: lie worried looks Kim
cold: lie sad looks Kim
sky: lie delighted looks Kim

## toy
ticket: sit calm looks Kim
share: sit worried looks Kim
cold: sit sad looks Kim
sky: sit delighted looks Kim

## other
ticket: stand calm looks Kim
share: stand worried looks Kim
cold: stand sad looks Kim
sky: stand delighted looks Kim

## duet
ticket: sit calm looks Mo
share: sit worried looks Mo
cold: sit sad looks Mo
sky: sit delighted looks Mo

## duet 2
ticket: sit calm looks Mo
share: sit worried looks Mo
cold: sit sad looks Mo
sky: sit delighted looks Mo

## any one
ticket: sit calm looks Kim
share: sit worried looks Kim
cold: sit sad looks Kim
sky: sit delighted looks Kim

## any two
ticket: stand calm looks Kim
share: stand worried looks Kim
cold: stand sad looks Kim
sky: stand delighted looks Kim

## any three
ticket: sit calm looks Kim
share: sit worried looks Kim
cold: sit sad looks Kim
sky: sit delighted looks Kim

## any four
ticket: stand calm looks Kim
share: stand worried looks Kim
cold: stand sad looks Kim
sky: stand delighted looks Kim
`
