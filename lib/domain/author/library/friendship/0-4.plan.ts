// Want: the whole park, alone. In the way: a brolly that does everything too. Engine: "Me too." Turn: the brolly is sad, and Kim says it.
// Last image: two bumps, a long way apart. The other child is "the brolly" until she has a name.
export const plan = String.raw`
id: friendship-0-4
skill: friendship
level: 0-4
extra: friend she
surprise: picture | 2 umbrella
surprise: sound

# 1
@ [place: {place.id} | park] noon wide | child: stand proud holds bucket | all: stand happy looks Kim | props: bucket, sandcastle at far
slots: place, event, recall

# 2
@ playground noon medium | child: kneel happy holds spade | Bo: sit calm | friend: hide happy looks child holds umbrella at far | props: spade, bucket, sandcastle
* dig

# 3
@ playground noon close | child: look-up curious looks friend | friend: hide happy looks child holds umbrella | Bo: look-up curious looks friend | props: spade
* dig

# 4
@ playground noon above | child: kneel cross looks friend | friend: kneel happy looks child holds umbrella at centre | all: sit curious looks friend | props: sandcastle, sandcastle, spade
* dig

# 5
@ park noon wide | child: climb happy | friend: climb happy looks child holds umbrella at far | Bo: walk happy | props: flower, butterfly

# 6
@ park noon medium | child: run delighted | friend: run delighted looks child holds umbrella at far | Bo: run happy looks Kim | props: flower
* too

# 7
@ playground golden medium | child: sit worried looks friend | friend: lie delighted | props: swing, umbrella
* too

# 8
@ forest golden close | child: hide worried | friend: hide happy looks child holds umbrella | Bo: hide calm | props: log at centre, mushroom
* too

# 9
@ park golden medium | child: hands-on-hips cross looks friend | friend: hands-on-hips happy looks child holds umbrella at centre | Bo: stand worried looks Kim | props: log
* too

# 10
@ park golden cloud wide | child: point cross looks friend | friend: walk sad holds umbrella at far | all: sit worried looks Kim | props: leaf

# 11
@ playground golden cloud medium | child: kneel calm holds spade | Bo: lie calm | props: spade, sandcastle, bucket
* quiet

# 12
@ playground golden wind close | child: hands-on-hips worried | props: sandcastle, leaf
* quiet

# 13
@ park dusk wind wide | child: walk sad | all: walk calm | props: leaf, bench
* quiet

# 14
@ playground dusk medium | child: sit sad looks bucket | all: sit sad looks Kim | props: bucket, spade
* quiet

# 15
@ park dusk wide | child: walk worried | all: walk worried | props: log, swing, leaf

# 16
@ forest dusk close | child: stand worried looks friend | friend: hide sad holds umbrella | Bo: look-up worried looks friend | props: leaf

# 17
@ forest dusk close | child: sit sad looks friend | friend: sit sad looks child holds umbrella at centre | Bo: sit sad | props: leaf

# 18
@ forest dusk medium | child: reach happy looks friend holds spade | friend: look-up happy looks child holds umbrella at centre | Bo: look-up happy looks friend | props: bucket
slots: deed

# 19
@ playground dusk above | child: kneel delighted looks friend | friend: kneel delighted looks child holds spade | all: sit happy | props: sandcastle, sandcastle, bucket, umbrella | event
* pie
* pie
slots: event

# 20
@ playground dusk wide | child: wave happy looks friend | friend: wave happy looks child holds umbrella at far | all: walk happy | props: fence, sandcastle at far
* pie
* pie

## dog
dig: dig delighted
too: run delighted
quiet: lie sad
pie: stand cross

## dog 2
dig: lie happy
too: run happy holds bone
quiet: sit sad holds bone
pie: lie happy

## cat
dig: sit calm
too: sit cross
quiet: stand curious
pie: sit proud

## cat 2
dig: stand cross
too: sit calm
quiet: walk sad
pie: sit happy

## bird
dig: perch happy
too: fly delighted
quiet: perch sad
pie: perch proud holds leaf

## fish
dig: swim curious looks Kim
too: swim happy
quiet: swim sad
pie: swim delighted

## fish 2
dig: swim calm
too: look-up curious
quiet: hide sad
pie: swim delighted

## rabbit
dig: dig happy
too: leap happy
quiet: sit sad
pie: sit happy

## guineapig
dig: stand happy
too: look-up delighted
quiet: sit sad
pie: run delighted

## hamster
dig: sit curious
too: carried worried
quiet: look-up sad
pie: sit proud

## horse
dig: walk calm
too: run happy
quiet: stand sad looks Kim
pie: stand happy

## lizard
dig: lie happy
too: run curious
quiet: lie sad
pie: lie happy

## toy
dig: sit happy
too: carried delighted
quiet: lie sad
pie: sit proud

## other
dig: stand curious
too: stand curious looks friend
quiet: stand sad
pie: stand happy

## duet
dig: sit calm looks Mo
too: look-up curious
quiet: sit calm looks Mo
pie: sit happy looks Mo

## duet 2
dig: stand happy looks Mo
too: look-up happy looks Mo
quiet: sit sad looks Mo
pie: sit delighted looks Mo

## any spot
dig: sit happy
too: lie calm
quiet: sit sad looks Kim
pie: sit proud

## any near
dig: sit calm looks Kim
too: look-up curious
quiet: look-up sad looks Kim
pie: look-up happy looks Kim

## any nap
dig: sleep calm
too: look-up curious
quiet: lie sad
pie: sleep happy

## any say
dig: look-up happy looks Kim
too: look-up curious
quiet: sit worried looks Kim
pie: sit happy
`
