// Want: to give everything a drip from the bucket. In the way: one more game, on a hot day, and a plant that says nothing.
// Engine: watering everything but the plant. Turn: it has no feet and no bucket, it has just Kim. Last image: a drop from the new leaf.
export const plan = String.raw`
id: responsibility-0-4
skill: responsibility
level: 0-4
surprise: listen
surprise: sound

# 1
@ kitchen morning close | child: kneel happy looks sprout | all: look-up curious looks sprout | props: sprout, window
slots: recall

# 2
@ kitchen morning medium | child: reach proud looks sprout holds bucket | Bo: look-up curious looks Kim | props: sprout, bucket
* wet

# 3
@ hallway morning medium | child: stand delighted holds bucket | Bo: sit curious looks bucket | props: hat, boots, bucket
* wet

# 4
@ living-room morning wide | child: stand delighted holds bucket | all: look-up worried looks Kim | props: sofa, book, bucket | event
* wet
slots: event

# 5
@ [place: {place.id} | garden] morning wide | child: celebrate delighted holds bucket | Bo: look-up happy looks Kim | props: bucket, butterfly
* wet
slots: place

# 6
@ garden noon close | child: look-up happy holds bucket | props: bucket

# 7
@ kitchen noon medium | child: walk happy looks sprout holds bucket | Bo: sit calm looks sprout | props: sprout, window

# 8
@ garden noon above | child: run delighted | Bo: lie calm | props: hat, ball
* hot

# 9
@ park noon medium | child: climb happy | all: lie calm | props: bench, hat
* hot

# 10
@ playground golden wide | child: celebrate delighted | Bo: lie calm | props: bucket, ball
* hot

# 11
@ kitchen golden close | child: stand scared looks limp-sprout | Bo: look-up worried looks limp-sprout | props: limp-sprout, window

# 12
@ kitchen dusk medium | child: reach worried looks limp-sprout | Bo: sit worried looks limp-sprout | props: limp-sprout
* low

# 13
@ kitchen dusk close | child: kneel sad looks limp-sprout holds bread | props: limp-sprout "hat", bread
* low

# 14
@ kitchen dusk medium | child: sit sad looks limp-sprout | all: sit sad looks limp-sprout | props: limp-sprout, bucket
* low

# 15
@ garden dusk behind | child: carry worried holds bucket | all: stand curious | props: bucket, puddle
slots: home

# 16
@ garden dusk medium | child: carry cross looks Bo holds bucket | Bo: look-up curious looks bucket | props: bucket

# 17
@ kitchen night close | child: reach worried looks limp-sprout holds bucket | Bo: look-up worried looks limp-sprout | props: limp-sprout, bucket

# 18
@ kitchen night wide | child: sit sad looks limp-sprout | all: sleep calm | props: limp-sprout, blanket
slots: deed

# 19
@ kitchen morning medium | child: celebrate delighted looks two-leaves | all: look-up delighted looks two-leaves | props: two-leaves, window
* joy
* joy

# 20
@ kitchen morning close | child: kneel happy looks two-leaves holds bucket | all: sit happy looks Kim | props: two-leaves, bucket
* joy
* joy

## dog
wet: sit happy looks Kim
hot: lie calm
low: stand sad looks limp-sprout
joy: leap delighted

## dog 2
wet: leap happy
hot: dig calm
low: sit sad looks limp-sprout
joy: leap delighted

## cat
wet: back-turned cross
hot: sleep calm
low: stand sad looks limp-sprout
joy: sit proud

## cat 2
wet: sit calm at far
hot: lie calm
low: sit worried looks Kim
joy: stand happy

## bird
wet: perch delighted
hot: perch calm
low: perch sad looks limp-sprout
joy: perch delighted looks two-leaves

## fish
wet: swim curious looks Kim
hot: swim happy
low: swim sad looks limp-sprout
joy: swim delighted

## fish 2
wet: swim curious
hot: hide calm
low: swim sad looks limp-sprout
joy: swim delighted looks two-leaves

## rabbit
wet: sit curious
hot: lie calm
low: sit sad looks limp-sprout
joy: leap happy

## guineapig
wet: run worried
hot: hide calm
low: sit sad looks limp-sprout
joy: look-up delighted

## hamster
wet: sit curious
hot: sit calm
low: stand sad looks limp-sprout
joy: run delighted

## horse
wet: stand happy looks Kim
hot: stand calm
low: stand sad looks limp-sprout
joy: stand happy looks two-leaves

## lizard
wet: look-up happy
hot: lie happy
low: lie sad looks limp-sprout
joy: run delighted

## toy
wet: sit calm
hot: lie happy
low: sit sad looks limp-sprout
joy: sit happy

## other
wet: look-up curious
hot: lie calm
low: look-up sad looks limp-sprout
joy: look-up happy looks two-leaves

## duet
wet: look-up curious looks Mo
hot: lie calm looks Mo
low: sit sad looks limp-sprout
joy: look-up delighted looks two-leaves

## duet 2
wet: look-up happy looks Mo
hot: lie calm
low: sit sad looks limp-sprout
joy: look-up delighted looks two-leaves

## any say
wet: look-up happy looks Kim
hot: lie calm
low: sit sad looks limp-sprout
joy: look-up delighted looks two-leaves

## any last
wet: sit happy looks Kim
hot: lie calm
low: sit sad looks limp-sprout
joy: sit delighted

## any nap
wet: look-up cross
hot: sleep calm
low: lie sad
joy: sleep happy

## any way
wet: look-up worried looks Kim
hot: walk calm
low: look-up worried looks Kim
joy: look-up happy looks Kim
`
