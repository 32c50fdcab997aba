// Want: to know what it is, now. In the way: five fingers, who go first; and then an ow on each. Engine: an ow in every colour.
// Turn: nobody had asked the eyes. Last image: all five round a warm cup. A finger has no he or she: One, Two, Three, Four and Five.
export const plan = String.raw`
id: smart_decisions-0-4
skill: smart_decisions
level: 0-4
surprise: count | 1 hand, 6 hand, 7 hand, 8 hand, 10 hand
surprise: picture | 5 hot-cup, 18 hot-cup

# 1
@ kitchen morning close | child: point happy looks hand | props: hand "0" at right
slots: recall

# 2
@ kitchen morning medium | child: reach happy looks jar | Bo: sit curious looks Kim | props: jar, bread, table
* poke

# 3
@ garden noon wide | child: crouch delighted looks puddle | all: look-up curious looks Kim | props: puddle, flower, leaf
* poke

# 4
@ [place: {place.id} | park] noon wide | child: reach happy | Bo: look-up curious looks Kim | props: bench, sign "{no}" at far | event
* poke
slots: place, event, home

# 5
@ kitchen golden close | child: look-up curious looks hot-cup | props: hot-cup

# 6
@ kitchen golden medium | child: jump scared looks hot-cup | Bo: look-up worried looks Kim | props: hot-cup, hand "1" at right
* ow

# 7
@ kitchen golden wide | child: jump scared looks ice-bowl | all: look-up worried looks Kim | props: ice-bowl, hand "2" at right
* ow

# 8
@ living-room golden medium | child: jump scared looks cactus | Bo: look-up worried looks Kim | props: cactus, hand "3" at right
* ow

# 9
@ garden golden close | child: crouch curious looks bee | props: bee at right

# 10
@ garden golden medium | child: run scared | Bo: run worried | props: bee at left, hand "4" at right
* ow

# 11
@ bedroom dusk close | child: sit sad looks hand | props: hand "4" at right
* low

# 12
@ kitchen dusk medium | child: sit sad | all: sit sad looks Kim | props: bread, plate, hand "4" at right
* low

# 13
@ hallway dusk wide | child: sit sad | Bo: sit sad looks Kim | props: box, ribbon, door
* low

# 14
@ garden morning medium | child: stand curious looks prickle | Bo: look-up curious looks prickle | props: prickle at right

# 15
@ garden morning close | child: crouch worried looks hand | props: hand "4" at left, prickle at right

# 16
@ garden morning behind | child: crouch curious looks prickle | Bo: look-up curious looks prickle | props: prickle at centre

# 17
@ garden morning medium | child: sit delighted looks prickle | all: sit curious looks prickle | props: prickle "nose" at right

# 18
@ kitchen noon close | child: sit happy looks hot-cup | Bo: sit calm looks Kim | props: hot-cup "warm"
slots: deed

# 19
@ living-room noon wide | child: kneel delighted | all: sit happy looks Kim | props: box, ribbon, flower
* joy
* joy

# 20
@ kitchen golden medium | child: sit happy looks hot-cup | all: sit happy looks Kim | props: hot-cup "warm", hand "4" at right
* joy

## dog
poke: sit happy looks Kim
ow: stand worried
low: sit sad looks Kim
joy: sit delighted looks Kim

## dog 2
poke: stand happy looks Kim
ow: sit calm
low: sit sad looks Kim
joy: lie delighted

## cat
poke: sit cross looks Kim
ow: sit calm
low: stand sad looks Kim
joy: lie happy

## cat 2
poke: sit curious looks Kim
ow: sit proud
low: sit sad
joy: sit happy looks Kim

## bird
poke: perch curious looks Kim
ow: fly worried
low: perch sad
joy: perch delighted

## fish
poke: swim curious looks Kim
ow: swim calm
low: swim sad
joy: look-up happy looks Kim

## fish 2
poke: look-up happy looks Kim
ow: swim worried
low: swim sad
joy: swim delighted looks Kim

## rabbit
poke: leap happy
ow: sit worried
low: sit sad looks Kim
joy: sit delighted looks Kim

## guineapig
poke: look-up curious looks Kim
ow: hide worried
low: look-up sad looks Kim
joy: look-up delighted looks Kim

## hamster
poke: stand curious looks Kim
ow: run worried
low: sit sad looks Kim
joy: sit delighted looks Kim

## horse
poke: stand happy looks Kim
ow: stand worried
low: stand sad looks Kim
joy: stand delighted looks Kim

## lizard
poke: run curious
ow: lie calm
low: lie sad
joy: sit happy looks Kim

## toy
poke: sit happy
ow: lie worried
low: lie sad
joy: carried happy

## other
poke: look-up curious looks Kim
ow: look-up worried
low: sit sad looks Kim
joy: sit delighted looks Kim

## duet
poke: look-up curious looks Mo
ow: sit worried looks Mo
low: sit sad looks Mo
joy: sit delighted looks Mo

## duet 2
poke: look-up curious looks Mo
ow: hide worried looks Mo
low: sit sad looks Kim
joy: sit delighted looks Kim

## any nose
poke: look-up happy looks Kim
ow: sit calm
low: sit sad looks Kim
joy: sit delighted looks Kim

## any way
poke: look-up curious looks Kim
ow: walk worried
low: sit sad looks Kim
joy: sit delighted looks Kim

## any nap
poke: look-up cross looks Kim
ow: hide worried
low: lie sad
joy: sleep happy

## any next
poke: sit happy looks Kim
ow: leap scared
low: sit sad looks Kim
joy: sit delighted looks Kim
`
