// Want: to go to the parade as the old street lamp that was taken away. Two decent sides: a warm place in a line of forty-one bought dragons.
// Engine: bits fall off, and are meant to. A dog misses the lamp it waited under, a cat the moths; each wakes the light by its own habit.
// Turn: all lights go out, and a pea of light meets a colander. Last image: a new lamp that buzzes; or spots on a ceiling. {mate} is "he", {ivy} "she".
export const plan = String.raw`
id: creativity-9-12
skill: creativity
level: 9-12
days: halloween plot, christmas plot, new-years-eve plot, mid-autumn-festival plot, birthday plot
extra: friend he
extra: friend2 she
extra: grownup she
surprise: number
surprise: picture | 7 moth

# 1
@ street dusk wide | child: stand sad looks hole | all: sit sad | props: hole, fence
> want

# 2
@ market noon whole | child: point calm looks dragons | all: look-up curious looks dragons | props: dragons | event
^ pet second
slots: place, event

# 3
@ school noon medium | child: hands-on-hips proud looks friend | friend: stand happy does hand-over:dragon-suit | friend2: stand curious looks child at right | props: bench
* make

# 4
@ shed golden wide | child: stand delighted does glue:pipe | friend2: stand curious looks pipe | all: look-up curious looks pipe | props: pipe, rope, box
^ pet set
* make

# 5
@ shed golden whole | child: hands-on-hips proud looks home-lamp | friend2: point curious looks home-lamp | Bo: look-up curious looks home-lamp | props: home-lamp, jar
> lean
* make
slots: series

# 6 a
@ street dusk whole | child: stand worried does pull:home-lamp | friend2: carry worried looks home-lamp holds rope | all: walk worried | props: home-lamp "bent", rope, door
^ child set

# 6 b
@ street dusk whole | child: run scared looks home-lamp at centre | friend2: run scared looks home-lamp at left | all: run worried | props: home-lamp at right
^ child set

# 7
@ [place: {place.id} | street] night knee | child: stand proud does touch:home-lamp | friend2: look-up curious looks home-lamp | Bo: look-up curious looks home-lamp | props: home-lamp "lit", moth, moth
> moths
* walk
^ pet third
slots: place

# 8
@ street night whole | child: shrug worried looks grownup at left | grownup: stand curious does write:paper looks home-lamp at right | Bo: sit calm | props: home-lamp "bent" at centre, paper
> judge ?
* walk

# 9
@ [place: {place.id} | street] night wide | child: look-up curious looks dragons | friend: wave delighted | all: look-up curious looks dragons | props: dragons, drum | event
* walk
slots: event

# 10 a
@ street night face | child: stand sad looks home-lamp | friend2: stand sad looks child | all: sit sad looks Kim | props: home-lamp
^ pet trouble
* dark

# 10 b
@ street night face | child: hide sad | friend2: stand sad looks child | all: sit sad looks Kim | props: home-lamp "bent", dragons at far
^ pet trouble
* dark

# 11
@ street night knee | friend: stand worried does hand-over:dragon-suit | child: stand sad looks friend | Bo: sit sad looks friend | props: dragon-suit
> offer ?
^ child third
slots: place

# 12
@ street night face | child: sit sad does hug:dragon-suit | friend: stand worried looks child | friend2: sit sad looks child | all: sit sad looks Kim | props: dragon-suit | event
^ child trouble
* dark
slots: event

# 13
@ street night bust | child: stand sad does put-on:dragon-suit | friend2: sit sad looks child | Bo: lie sad looks Kim | props: dragon-suit
> eyes
* dark

# 14
@ night night wide | child: look-up curious looks home-lamp | friend: stand scared looks home-lamp | friend2: stand scared looks home-lamp | Bo: stand worried | props: home-lamp "lit"
> hinge

# 15
@ night night whole | child: stand delighted does touch:home-lamp | friend2: look-up delighted looks home-lamp | all: look-up happy looks home-lamp | props: home-lamp "lit"
slots: deed, place

# 16
@ night night knee | friend: stand proud does tear:dragon-suit | child: stand delighted looks friend | Bo: stand happy looks dragon-suit | props: dragon-suit, torch, home-lamp "lit"
> share
* joy
slots: series

# 17
@ [place: {place.id} | street] night wide | child: walk proud does push:home-lamp | friend: walk happy | friend2: walk happy | all: walk happy | props: home-lamp "lit", dragons at far | event
^ child pay
* joy
slots: place, event

# 18
@ street night knee | child: stand calm does touch:home-lamp | friend: stand happy looks child | friend2: stand happy looks child | all: stand happy | props: home-lamp, lamp | event
> back
^ child second
slots: event

# 19 a
@ street night knee | grownup: stand happy does hug:paper looks child | child: stand proud looks grownup | Bo: sit happy looks grownup | props: paper, home-lamp
^ pet pay

# 19 b
@ kitchen morning knee | child: sit proud does read:newspaper | friend2: stand happy looks child | Bo: sit happy looks Kim | props: newspaper, table
^ pet pay

# 20 a
@ street dusk whole | child: point delighted looks lamp at left | friend2: stand happy looks lamp at left | all: sit happy | props: lamp "street" at right, moth | event
> last
* joy
slots: place, event, series

# 20 b
@ bedroom night wide | child: lie happy | all: lie happy looks Kim | props: home-lamp "lit", moth, bed | event
> last
* joy
slots: place, event, series

## dog
make: stand curious
walk: walk happy
dark: lie sad
joy: run delighted

## cat
make: sit calm
walk: walk proud
dark: sit calm
joy: sit proud

## bird
make: perch curious
walk: fly happy
dark: perch sad
joy: fly delighted

## fish
make: swim curious
walk: look-up curious
dark: swim sad looks Kim
joy: swim delighted

## rabbit
make: sit curious
walk: leap happy
dark: sit sad
joy: leap delighted

## guineapig
make: stand curious
walk: look-up happy
dark: hide sad
joy: look-up delighted

## hamster
make: stand curious
walk: carried curious
dark: carried sad
joy: run delighted

## horse
make: stand curious
walk: walk proud
dark: stand sad
joy: stand delighted

## lizard
make: lie calm
walk: carried calm
dark: lie sad
joy: lie happy

## toy
make: sit calm
walk: carried happy
dark: lie sad
joy: sit happy

## other
make: sit curious
walk: walk happy
dark: sit sad
joy: stand happy

## duet
make: sit curious looks Mo
walk: walk happy looks Mo
dark: sit sad looks Mo
joy: run delighted looks Mo

## duet 2
make: stand cross looks Mo
walk: walk proud looks Mo
dark: lie sad looks Mo
joy: stand delighted looks Mo

## any help
make: stand proud looks Kim
walk: walk proud
dark: sit sad looks Kim
joy: stand proud looks Kim

## any nap
make: sleep calm
walk: walk calm
dark: lie sad
joy: lie happy

## any doubt
make: sit cross
walk: walk worried
dark: back-turned sad
joy: stand happy

## any shy
make: hide curious
walk: walk worried
dark: hide sad
joy: stand proud

## lead dog
want: sit sad looks hole
lean: sit happy does lean:home-lamp
moths: sit proud
judge: sit calm
offer: stand curious looks dragon-suit
eyes: lie sad looks Kim
hinge: sit calm does lean:home-lamp
share: stand happy does tug:dragon-suit
back: sit happy
last: lie happy

## lead cat
want: sit cross looks hole
lean: look-up curious looks home-lamp
moths: look-up delighted looks moth
judge: sit calm
offer: sit cross looks dragon-suit
eyes: sit calm looks Kim
hinge: leap curious looks home-lamp
share: sit happy does paw-on:dragon-suit
back: sit calm
last: look-up happy looks moth

## lead bird
eyes: perch sad looks Kim
hinge: fly curious looks home-lamp
last: perch happy

## lead fish
eyes: swim sad looks Kim
hinge: swim curious
last: swim happy

## lead rabbit
eyes: sit sad looks Kim
hinge: stand worried
last: sit happy

## lead guineapig
eyes: sit sad looks Kim
hinge: stand scared
last: sit happy

## lead hamster
eyes: carried sad
hinge: stand curious
last: sit happy

## lead horse
eyes: stand sad looks Kim
hinge: stand calm does lean:home-lamp
last: stand happy

## lead lizard
eyes: lie sad looks Kim
hinge: lie calm
last: lie happy

## lead toy
eyes: sit sad
hinge: lie calm
last: sit happy

## lead other
eyes: sit sad looks Kim
hinge: stand calm does lean:home-lamp
last: sit happy

## trait pet fear
set: hide scared
trouble: hide scared
pay: sit proud

## trait pet theft
set: stand proud holds {trait.prop} | props: {trait.prop}
trouble: sit sad holds {trait.prop} | props: {trait.prop}
pay: sit proud holds {trait.prop} | props: {trait.prop}

## trait pet socks
set: stand proud holds sock | props: sock
trouble: sit sad holds sock | props: sock
pay: sit proud holds sock | props: sock

## trait pet noise
set: look-up happy
trouble: look-up sad
pay: look-up delighted

## trait pet part
set: stand proud
trouble: sit sad looks Kim
pay: sit proud

## trait pet deaf
set: stand calm looks Kim
trouble: sit sad looks Kim
pay: sit happy looks Kim

## trait pet age
set: sit calm
trouble: lie sad
pay: sit calm

## trait pet favourite
set: stand happy holds {trait.prop} | props: {trait.prop}
trouble: sit sad looks {trait.prop} | props: {trait.prop}
pay: sit happy holds {trait.prop} | props: {trait.prop}

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
trouble: dig sad
pay: dig delighted

## trait pet talent
set: stand proud
trouble: sit sad looks Kim
pay: stand proud

## trait child fear
set: run scared
trouble: sit scared
pay: walk proud

## trait child dark
set: run worried
trouble: sit scared
pay: walk proud

## trait child collection
set: walk worried
trouble: sit sad holds {trait.prop} | props: {trait.prop}
pay: walk proud

## trait child noise
set: walk happy
trouble: sit sad
pay: walk happy

## trait child part
set: walk worried
trouble: sit sad
pay: walk proud

## trait child favourite
set: walk happy
trouble: sit sad
pay: walk proud

## trait child sleep
set: walk worried
trouble: sit sad
pay: walk calm

## trait child habit
set: walk worried
trouble: sit sad
pay: walk happy

## trait child talent
set: walk happy
trouble: sit sad
pay: walk happy
`
