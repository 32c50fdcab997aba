// Want: jam, and to open it without help. In the way: the lid. Engine: a hat, a bath and a tune for one jar, while the toast gets cold.
// Turn: the grown-up is stuck, too. Last image: the lid is back on, good and tight. The grown-up is always "she".
export const plan = String.raw`
id: perseverance-0-4
skill: perseverance
level: 0-4
extra: elder she
surprise: detail | 1 bread
surprise: sound

# 1
@ kitchen morning wide | child: sit delighted looks bread | elder: stand happy looks child | all: sit happy | props: table, bread, jar, plate
* want
slots: place

# 2
@ kitchen morning close | child: reach curious looks jar | elder: stand calm looks child at far | props: jar, table
* want

# 3
@ kitchen noon medium | child: hug cross looks jar holds jar | elder: sit curious looks child | Bo: look-up curious looks jar | props: jar, table, bread
* want

# 4
@ kitchen noon above | child: lie worried looks jar | Bo: stand curious looks jar | props: jar, table, bread
slots: home

# 5
@ garden noon wide | child: run worried looks jar | all: run curious looks jar | props: jar at far, door, flower

# 6
@ garden noon medium | child: kneel happy looks jar | Bo: sit curious looks jar | props: jar "hat", flower
* try

# 7
@ bathroom noon close | child: kneel curious looks jar | Bo: look-up curious looks jar | props: jar, bucket
* try

# 8
@ living-room golden medium | child: sit delighted looks jar holds spoon | elder: hide worried | Bo: look-up happy looks jar | props: jar, spoon, rug
* try

# 9
@ kitchen golden medium | child: whisper calm looks jar | Bo: sit calm looks Kim | props: jar, table, bread | event
slots: place, event

# 10
@ garden golden wide | child: stand worried looks jar | Bo: stand proud looks jar | props: jar, leaf

# 11
@ bedroom dusk medium | child: crouch cross looks bed holds jar | Bo: sit worried looks Kim | props: bed
* low

# 12
@ bedroom dusk close | child: lie sad holds jar | Bo: lie sad looks Kim | props: slippers at far
* low

# 13
@ hallway dusk behind | child: carry sad holds jar | elder: sit calm looks child | all: walk sad | props: jar
* low

# 14
@ kitchen lamp medium | child: stand worried looks elder | elder: stand cross holds jar | Bo: look-up curious looks elder | props: jar, table, bread

# 15
@ garden dusk medium | child: sit curious looks jar | elder: sit sad looks jar | props: jar, door
slots: deed

# 16
@ garden dusk wide | child: hug curious looks jar holds jar | elder: sit curious looks child | all: look-up curious looks jar | props: jar, door
slots: recall

# 17
@ garden night close | child: crouch proud looks jar | props: jar

# 18
@ garden night medium | child: celebrate delighted looks jar | elder: celebrate delighted looks child | Bo: leap delighted looks jar | props: jar, moth
* joy
* joy

# 19
@ kitchen lamp wide | child: sit delighted wears jam | elder: sit happy looks child wears jam | all: sit delighted wears jam | props: table, bread, jar, plate, spoon | event
* joy
* joy
slots: event

# 20
@ kitchen lamp medium | child: sit proud looks jar | elder: stand worried looks jar | all: lie happy | props: jar, table, plate
* joy

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
