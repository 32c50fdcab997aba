// Want: jam, and to open it without help. In the way: the lid. Engine: a hat, a bath and a tune for one jar (or a
// bed, a shake and a tickle), while the toast gets cold. A dog takes the jar for a ball, a cat pushes it off the
// edge; at the end each of them holds it still. Turn: the grown-up is stuck, too; then again, with the pet to hold
// the jar, and tk. Last image: the lid is back on, good and tight; or a jar with no lid.
export const plan = String.raw`
id: perseverance-0-4
skill: perseverance
level: 0-4
days: birthday plot, beach-holiday plot, new-years-eve plot, hanukkah plot, lunar-new-year plot
extra: elder she
surprise: detail | 1 bread
surprise: sound

# 1
@ kitchen morning wide | child: sit delighted looks bread | elder: stand happy looks child | all: sit happy looks bread | props: table, bread, jar, plate | event
* want
slots: event, place

# 2
@ kitchen morning bust | child: stand curious does touch:jar | elder: stand calm looks child at far | Bo: sit happy looks bread | props: bread
> want
* want

# 3
@ kitchen noon face | child: stand cross does hug:jar | elder: stand curious looks child | Bo: look-up curious looks Kim | props: table, bread
* want
^ pet set

# 4
@ kitchen noon knee | child: lie worried does hug:jar | Bo: stand curious looks jar | props: jar
^ child set
slots: home

# 5
@ garden noon whole | child: run worried looks jar at left | all: run curious looks jar | props: jar "rolls" at right
> eyes
slots: place

# 6 a
@ garden noon knee | child: kneel happy looks jar | Bo: sit curious looks jar | props: jar "hat", flower
> six ?
* try
slots: series

# 6 b
@ bedroom noon bust | child: hush happy looks jar | Bo: sit curious looks jar | props: jar "abed" at centre
> six ?
* try
slots: series

# 7 a
@ bathroom noon knee | child: kneel happy looks jar does pour:bucket | Bo: look-up curious looks Kim | props: jar
> seven ?
* try

# 7 b
@ garden noon close | child: stand happy does hold-up:jar | Bo: look-up curious looks Kim | props: flower
> seven ?
* try

# 8 a
@ living-room golden medium | child: sit delighted does knock:jar | elder: cover-ears worried looks jar | Bo: look-up happy looks Kim | props: rug
^ pet trouble
* try

# 8 b
@ living-room golden medium | child: kneel delighted looks jar does touch:jar holds feather | elder: sit delighted looks jar | Bo: look-up happy looks jar | props: jar, rug
^ pet trouble
* try

# 9
@ kitchen golden whole | child: whisper calm looks jar | Bo: sit calm looks bread | props: jar, table, bread | event
> toast ?
slots: place, event

# 10
@ garden golden knee | child: stand worried looks Bo | Bo: stand proud looks jar | props: jar, leaf
> go
^ pet second

# 11
@ bedroom dusk whole | child: kneel cross does push:jar at right | Bo: sit worried looks Kim | props: bed at left
* low
^ pet third

# 12
@ bedroom dusk knee | child: lie sad holds jar | Bo: lie sad looks Kim | props: slippers at far
> low ?
* low
^ child trouble
slots: series

# 13
@ hallway dusk wide | child: stand sad looks elder does hand-over:jar | elder: stand calm looks child at centre | Bo: sit sad looks Kim | props: lamp
> slow ?
* low
slots: place

# 14
@ kitchen lamp medium | child: stand worried looks elder | elder: stand cross does hug:jar | Bo: look-up curious looks elder | props: table, bread
^ child second

# 15
@ garden dusk whole | child: sit curious looks jar | elder: sit sad looks jar | Bo: sit calm looks Kim | props: jar, bench
slots: deed, place

# 16
@ garden dusk knee | child: kneel curious does touch:jar | elder: sit curious looks child at far | Bo: sit calm looks jar | props: jar
> hinge
^ child third

# 17
@ garden night bust | child: kneel proud does open:jar | elder: sit curious looks child at far | Bo: sit curious looks Kim | props: moth
^ child pay
slots: event

# 18
@ garden night medium | child: jump delighted looks elder holds jar | elder: celebrate delighted looks child | Bo: leap delighted looks Kim | props: moth, jar "pop" | event
> pop
* joy
^ pet pay
slots: event, place

# 19
@ [beach-holiday: beach | kitchen] [beach-holiday: night | lamp] wide | child: sit delighted wears jam | elder: sit happy looks child wears jam | all: sit delighted wears jam | props: [beach-holiday: blanket | table], bread, jar "open", plate, spoon | event
* joy
slots: event, series

# 20 a
@ kitchen lamp whole | child: sit worried looks jar | elder: stand proud does touch:jar | all: lie happy | props: table, plate | event
> last ?
* joy
slots: event, place

# 20 b
@ bedroom night whole | child: sit happy looks jar | all: lie happy looks jar | props: bed, jar "flower", lamp | event
> last ?
* joy
slots: event, place

## lead dog
want: beg happy looks bread
eyes: run delighted looks jar
six: stand curious does nose-into:jar
seven: stand worried looks Kim
toast: sit happy looks bread
go: run delighted does carry:jar
low: lie sad looks Kim
slow: lie sad looks Kim
hinge: lie calm does paw-on:jar
pop: leap delighted looks Kim
last: lie happy looks jar

## lead cat
want: sit calm looks bread
eyes: sit curious looks jar
six: sit calm looks jar
seven: back-turned cross
toast: sit cross looks jar
go: sit proud does paw-on:jar
low: lie sad looks Kim
slow: sit calm looks Kim
hinge: sit calm does paw-on:jar
pop: leap delighted looks Kim
last: sit calm looks jar

## lead bird
go: perch happy looks jar
hinge: perch calm looks jar
pop: fly delighted looks Kim

## lead fish
go: swim curious looks jar
hinge: swim calm looks jar
pop: swim delighted looks Kim

## lead rabbit
go: leap happy looks jar
hinge: sit calm looks jar
pop: leap delighted looks Kim

## lead guineapig
go: stand cross looks jar
hinge: sit calm looks jar
pop: run delighted looks Kim

## lead hamster
go: run happy looks jar
hinge: run happy looks jar
pop: run delighted looks Kim

## lead horse
go: stand happy does nose-into:jar
hinge: stand calm does nose-into:jar
pop: stand delighted looks Kim

## lead lizard
go: stand happy does nose-into:jar
hinge: lie calm looks jar
pop: run delighted looks Kim

## lead toy
go: lie worried looks jar
hinge: sit calm looks jar
pop: carried delighted looks Kim

## lead other
go: stand curious looks jar
hinge: sit calm looks jar
pop: stand delighted looks Kim

## trait pet fear
set: look-up worried looks Kim | props: {trait.prop}
trouble: hide scared looks Kim
pay: stand proud looks Kim

## trait pet theft
set: sit proud holds {trait.prop}
trouble: run happy holds {trait.prop}
pay: leap delighted holds {trait.prop}

## trait pet noise
set: look-up delighted looks Kim
trouble: look-up delighted looks Kim
pay: look-up delighted looks Kim

## trait pet part
set: sit curious looks Kim
trouble: sit curious looks Kim
pay: leap delighted looks Kim

## trait pet deaf
set: look-up curious looks Kim
trouble: lie curious looks Kim
pay: leap delighted looks Kim

## trait pet age
set: [old: lie calm | run happy] looks Kim
trouble: [old: lie | run] worried looks Kim
pay: leap delighted looks Kim

## trait pet favourite
set: sit happy holds {trait.prop}
trouble: sit happy looks Kim | props: {trait.prop}
pay: leap delighted holds {trait.prop}

## trait pet sleep
set: lie calm looks Kim
trouble: back-turned cross
pay: leap delighted looks Kim

## trait pet habit
set: [digs: dig | follows: walk | hidesthings: hide | sitsonthings: sit | licks: stand | run] happy
trouble: [digs: dig | follows: walk | hidesthings: hide | sitsonthings: sit | licks: stand | run] worried
pay: [digs: dig | follows: walk | hidesthings: hide | sitsonthings: sit | licks: stand | run] delighted

## trait pet talent
set: [jumps,catches: leap | shakeshands: sit | stand] curious looks Kim
trouble: [jumps,catches: leap | shakeshands: sit | stand] happy
pay: [jumps,catches: leap | shakeshands: beg | stand] delighted looks Kim

## trait child fear
set: lie worried looks jar
trouble: lie scared holds jar
pay: kneel proud does open:jar

## trait child collection
set: lie worried looks jar | props: {trait.prop}
trouble: lie sad holds jar | props: {trait.prop}
pay: kneel proud does open:jar | props: {trait.prop}

## trait child noise
set: lie happy looks jar
trouble: lie sad holds jar
pay: kneel proud does open:jar

## trait child part
set: lie worried looks jar
trouble: lie sad holds jar
pay: kneel proud does open:jar

## trait child favourite
set: lie worried looks jar
trouble: lie sad holds jar
pay: kneel proud does open:jar

## trait child sleep
set: lie worried looks jar
trouble: lie sad holds jar
pay: kneel proud does open:jar

## trait child habit
set: lie worried looks jar
trouble: lie sad holds jar
pay: kneel proud does open:jar

## trait child talent
set: lie worried looks jar
trouble: lie sad holds jar
pay: kneel proud does open:jar

## dog
want: sit happy looks bread
try: stand happy
low: lie sad looks Kim
joy: sit delighted wears jam

## dog 2
want: stand happy
try: stand cross
low: walk sad
joy: leap delighted

## cat
want: sit proud
try: stand curious
low: sit sad looks Kim
joy: sit calm

## cat 2
want: sit calm
try: lie calm
low: back-turned sad
joy: walk proud

## bird
want: perch happy
try: perch curious
low: perch sad
joy: fly delighted

## fish
want: swim curious
try: swim curious
low: hide sad
joy: swim delighted

## fish 2
want: swim curious
try: swim happy
low: hide sad
joy: swim happy

## rabbit
want: sit curious
try: leap curious
low: hide sad
joy: leap delighted

## guineapig
want: look-up happy
try: look-up cross
low: lie sad
joy: look-up delighted

## hamster
want: stand happy
try: stand proud looks jar
low: stand sad looks Kim
joy: sit delighted wears jam

## horse
want: stand curious
try: stand calm
low: walk sad
joy: stand delighted wears jam

## lizard
want: stand curious
try: lie curious
low: lie sad
joy: stand delighted

## toy
want: sit happy
try: lie worried
low: lie sad
joy: cuddled delighted wears jam

## other
want: stand curious looks Kim
try: stand curious
low: sit sad looks Kim
joy: stand delighted wears jam

## duet
want: sit curious looks Mo
try: stand worried looks Mo
low: sit sad looks Mo
joy: sit delighted looks Mo wears jam

## duet 2
want: look-up happy looks Kim
try: sit curious
low: sit sad looks Kim
joy: sit delighted wears jam

## any nose
want: look-up curious
try: stand curious
low: sit sad looks Kim
joy: sit delighted wears jam

## any nap
want: sleep calm
try: lie calm
low: lie sad
joy: sleep happy wears jam

## any shout
want: look-up happy looks Kim
try: look-up worried looks Kim
low: sit sad looks Kim
joy: look-up delighted looks Kim

## any bit
want: sit happy
try: stand curious
low: sit sad looks Kim
joy: sit delighted wears jam
`
