// Want: to land first, and sleep in the tower. In the way: no wind, all day, on an old ferry that carries everybody's breakfast. Two decent sides:
// a tow, and supper; or waiting, and the race. Engine: a log of all that overtakes them. A dog keeps to the sausages, a cat to the fold of the sail,
// and each is the first to notice the night wind. Turn: a wind so small that whoever moves spills it. Last image: a bell; or the leaf, arriving.
export const plan = String.raw`
id: patience-9-12
skill: patience
level: 9-12
days: christmas plot, matariki plot, camping-trip plot, beach-holiday plot, road-trip plot, train-journey plot
extra: friend she
extra: friend2 he
extra: grownup she
surprise: picture | 4 leaf, 8 leaf
surprise: number

# 1
@ boat morning wind wide | child: stand proud does hold-up:book | grownup: stand happy looks child wears hat | all: sit happy | props: box, rope
> want

# 2
@ [place: {place.id} | river] morning wind medium | child: point delighted looks big-bell | friend: sit calm looks child at left | grownup: stand happy looks child wears hat at left | Bo: sit curious looks Kim | props: suitcase, big-bell at right | event
slots: place, event

# 3
@ boat morning below | child: look-up worried | friend: look-up curious | all: look-up worried | props: rope, bag
^ child set
* out

# 4
@ boat noon knee | child: sit cross does write:book | Bo: look-up curious looks leaf | props: leaf "up"
> leaf
* out
slots: place

# 5
@ boat noon medium | grownup: look-up proud wears hat | child: shrug worried looks grownup | Bo: sit curious looks grownup | props: bell, rope
> whistle
* out

# 6 a
@ boat noon wide | child: kneel cross does pull:pan | friend: stand cross looks child at left | all: sit curious looks Kim | props: pan "empty", bucket
^ pet set

# 6 b
@ boat noon wide | child: stand cross does throw:blanket | friend: stand cross looks child | all: sit curious looks Kim | props: blanket, rope
^ pet set

# 7
@ boat golden medium | child: sit sad does read:book | friend: lie calm | all: lie calm | props: hat, rope
^ pet second
* calm
slots: place, series

# 8
@ boat golden wide | friend2: wave delighted looks child holds sandwich at far | child: stand cross looks friend2 holds book | Bo: look-up curious looks friend2 | props: leaf, sandwich
> vic
* calm

# 9
@ boat golden medium | friend: point cross looks grownup | grownup: sit calm looks friend wears hat | child: sit worried looks friend | Bo: sit calm looks friend | props: basket, box
> engine
^ child second
* calm
slots: series

# 10 a
@ boat golden wide | friend2: stand happy does hand-over:rope | child: stand worried looks rope | friend: stand delighted looks rope | all: stand curious looks rope | props: rope
> tow

# 10 b
@ boat dusk medium | friend2: stand happy looks child holds rope | child: stand worried looks rope | friend: stand happy looks friend2 | all: stand curious looks rope | props: rope, soup
> tow

# 11
@ boat dusk close | child: stand worried looks friend does hold-up:rope | friend: hands-on-hips cross looks child | Bo: lie sad looks Kim | props: rope
> vote
^ child third

# 12
@ boat night whole | child: sit sad at left | friend: cover-ears cross at right | all: sit sad | props: lantern at near, rope | event
^ child trouble
* low
slots: place, event

# 13
@ boat night medium | child: sit sad does write:book | friend: sit cross looks lantern | Bo: lie sad looks Kim | props: lantern
> eyes
^ pet trouble
* low

# 14
@ boat night close | child: reach curious looks moon | Bo: stand curious | props: moon
> hinge

# 15
@ boat night medium | child: sit calm does hold-up:rope | friend: sit calm looks rope | Bo: sit calm looks Kim | props: rope, lantern
> still
slots: deed

# 16
@ boat night close | friend: sit calm looks child does hand-over:blanket at centre | child: sit happy looks blanket | all: lie calm | props: blanket
^ pet third
* low
slots: series

# 17
@ boat night behind | child: sit delighted | friend: sit delighted | all: sit calm
^ child pay
slots: place, event

# 18
@ river night wide | child: stand calm looks jetty holds rope | friend: stand calm looks jetty | grownup: stand happy wears hat | all: walk calm | props: jetty "out" at far, lantern, box | event
> land
* joy
slots: event

# 19 a
@ river dusk medium | child: stand curious looks big-bell | friend: stand delighted looks child | Bo: sit curious looks big-bell | props: big-bell at far, sign "{first}"
^ pet pay
* joy

# 19 b
@ river dusk close | child: look-up delighted looks friend | friend: stand proud does read:book | Bo: sit curious looks friend | props: big-bell at far, book
^ pet pay
* joy

# 20 a
@ [beach-holiday: beach | camp] morning wide | child: stand delighted does pull:big-bell | friend: celebrate delighted looks big-bell | friend2: stand cross looks child at far | all: look-up delighted looks big-bell | props: big-bell, tent at far | event
> last
* joy
slots: place, event

# 20 b
@ [beach-holiday: beach | camp] morning medium | child: sit happy looks leaf | friend: kneel happy does touch:pan | all: sit happy looks leaf | props: leaf, pan "empty", jetty "out" at far | event
> last
* joy
slots: place, event

## dog
out: look-up worried
calm: lie sad
low: sit sad
joy: run delighted

## cat
out: sit calm
calm: lie happy
low: sit calm looks Kim
joy: walk proud

## bird
out: perch worried
calm: perch calm
low: perch sad
joy: fly delighted

## fish
out: swim curious
calm: swim calm
low: swim sad looks Kim
joy: swim delighted

## rabbit
out: sit curious
calm: lie calm
low: sit sad
joy: leap delighted

## guineapig
out: look-up curious
calm: lie calm
low: hide sad
joy: look-up delighted

## hamster
out: stand curious
calm: sleep calm
low: sit sad
joy: run delighted

## horse
out: stand calm
calm: stand calm
low: stand sad
joy: stand delighted

## lizard
out: lie calm
calm: lie happy
low: lie sad
joy: lie happy

## toy
out: sit calm
calm: sit calm
low: lie sad
joy: sit happy

## other
out: stand curious
calm: sit calm
low: sit sad
joy: stand happy

## duet
out: sit curious looks Mo
calm: lie calm looks Mo
low: sit sad looks Mo
joy: run delighted looks Mo

## duet 2
out: stand worried looks Mo
calm: sit cross looks Mo
low: lie sad looks Mo
joy: stand delighted looks Mo

## any crew
out: stand proud looks Kim
calm: sit calm looks Kim
low: sit sad looks Kim
joy: stand proud looks Kim

## any nap
out: lie calm
calm: sleep calm
low: sleep calm
joy: look-up happy

## any doubt
out: sit worried
calm: sit cross
low: back-turned sad
joy: walk proud

## any food
out: sit curious
calm: look-up curious
low: lie sad
joy: stand happy

## lead dog
want: sit happy does paw-on:box
leaf: look-up cross looks leaf
whistle: sit curious looks grownup
vic: look-up sad looks sandwich
engine: look-up happy looks friend
tow: stand happy does tug:rope
vote: lie sad | props: box
eyes: lie worried looks Kim
hinge: stand curious
still: sit worried
land: walk happy
last: sit delighted looks Kim

## lead cat
want: lie cross looks Kim
leaf: sit calm looks leaf
whistle: lie cross looks grownup
vic: sit calm
engine: lie calm
tow: sit cross looks rope
vote: sleep calm
eyes: sit calm looks Kim
hinge: walk cross
still: sit proud
land: walk proud
last: sleep happy

## lead bird
hinge: perch curious
still: perch calm
last: perch happy

## lead fish
hinge: swim curious
still: swim calm
last: swim happy

## lead rabbit
hinge: look-up curious
still: sit calm
last: sit happy

## lead guineapig
hinge: stand curious | props: hay
still: sit calm
last: look-up happy

## lead hamster
hinge: stand curious
still: sit calm
last: stand happy

## lead horse
hinge: stand curious
still: stand calm
last: stand happy

## lead lizard
hinge: lie curious
still: lie calm
last: lie happy

## lead toy
hinge: lie calm
still: sit calm
last: sit happy

## lead other
hinge: look-up curious
still: sit calm
last: sit happy

## trait pet fear
set: look-up worried
trouble: hide scared
pay: walk proud

## trait pet theft
set: sit proud holds {trait.prop} | props: {trait.prop}
trouble: sit sad holds {trait.prop} | props: {trait.prop}
pay: walk happy holds {trait.prop} | props: {trait.prop}

## trait pet socks
set: sit proud holds sock | props: sock
trouble: sit sad holds sock | props: sock
pay: walk happy holds sock | props: sock

## trait pet noise
set: look-up happy
trouble: look-up sad
pay: look-up delighted

## trait pet part
set: stand proud
trouble: lie sad looks Kim
pay: walk proud

## trait pet deaf
set: sit calm looks Kim
trouble: sit calm looks friend
pay: stand happy looks big-bell

## trait pet age
set: lie calm
trouble: lie sad
pay: stand calm

## trait pet favourite
set: sit happy holds {trait.prop} | props: {trait.prop}
trouble: lie sad looks {trait.prop} | props: {trait.prop}
pay: stand happy holds {trait.prop} | props: {trait.prop}

## trait pet sleep
set: lie cross
trouble: lie sad
pay: lie happy

## trait pet habit
set: stand happy
trouble: sit sad looks Kim
pay: stand delighted

## trait pet digs
set: dig curious
trouble: sit sad looks Kim
pay: dig delighted | props: hole

## trait pet talent
set: stand proud
trouble: sit sad
pay: stand proud

## trait child fear
set: look-up worried
trouble: hide scared
pay: sit calm

## trait child dark
set: look-up curious
trouble: hide scared
pay: sit calm

## trait child collection
set: look-up happy holds {trait.prop} | props: {trait.prop}
trouble: sit sad looks {trait.prop} holds {trait.prop}
pay: sit calm

## trait child noise
set: look-up happy
trouble: sit sad
pay: sit happy

## trait child part
set: look-up proud
trouble: sit sad
pay: sit happy

## trait child favourite
set: look-up happy
trouble: sit sad
pay: sit happy

## trait child sleep
set: look-up calm
trouble: sit sad
pay: sit calm

## trait child habit
set: look-up curious
trouble: sit sad
pay: sit calm

## trait child talent
set: look-up happy
trouble: sit sad
pay: sit calm
`
