// Want: the Golden Spoon, at Statues. In the way: the new boy, who moves. Engine: "Everybody froze. {boy} moved."; statues at breakfast.
// Turn: {Kim} stands where he stood. Last image: two statues pointing the same way. {boy} and {pott} are always "he".
export const plan = String.raw`
id: empathy-5-8
skill: empathy
level: 5-8
extra: friend he
extra: grownup he
surprise: picture | 4 water-tower
surprise: puzzle

# 1
@ kitchen morning medium | child: stand proud holds spoon | all: sit curious looks Kim | props: table, bowl, bread, spoon
* home

# 2
@ park noon wide | child: stand delighted looks sign | grownup: stand proud looks sign | all: stand happy | props: sign "{statues-saturday}", spoon
* home
slots: place

# 3
@ park noon medium | child: stand worried looks friend | friend: stand worried | Bo: look-up curious looks friend | props: bench
* home
slots: event

# 4
@ park noon wide | child: hands-on-hips proud | friend: look-up worried looks water-tower | grownup: point happy | Bo: sit calm | props: water-tower at far, bench

# 5
@ park noon close | child: shrug cross looks friend | friend: stand sad | Bo: sit worried looks friend | props: leaf
slots: recall

# 6
@ garden noon medium | child: point worried looks friend | friend: hands-on-hips worried | all: sit curious looks friend | props: flower, fence
* practise

# 7
@ garden noon cloud wide | child: reach cross looks friend | friend: stand worried at centre wears scarf | Bo: sit calm | props: log, leaf
* practise

# 8
@ bathroom lamp medium | child: stand cross | all: look-up curious looks Kim | props: bucket, mirror
* practise
slots: home

# 9
@ park noon cloud close | child: hands-on-hips cross looks friend | friend: stand sad | Bo: hide worried | props: leaf, bench

# 10
@ park noon cloud wide | child: stand sad looks friend | friend: walk sad at far | all: sit sad looks friend | props: swing, scarf
* low

# 11
@ park golden cloud medium | child: kneel sad looks pet1 | Bo: look-up curious looks water-tower | props: water-tower at far, leaf

# 12
@ park golden behind | child: stand curious looks water-tower | Bo: look-up curious looks water-tower | props: water-tower at far

# 13
@ park golden close | child: stand curious looks friend | friend: stand sad looks child holds scarf | all: sit calm looks friend | props: scarf
* low

# 14
@ park dusk medium | child: stand worried looks water-tower | friend: stand worried looks water-tower | Bo: sit calm looks Kim | props: water-tower at far, bench
* low

# 15
@ park dusk wide | child: sit curious looks friend | friend: sit curious looks child | Bo: sit calm | props: water-tower at far

# 16
@ park noon wide | child: walk calm looks friend | friend: walk worried | grownup: wave happy at far | all: walk calm | props: sign "{statues-today}", bucket | event
slots: place, event

# 17
@ park noon behind | child: point calm looks water-tower | friend: point calm looks water-tower | all: sit calm looks water-tower | props: water-tower at far
slots: deed

# 18
@ park noon close | child: point worried looks water-tower | friend: point happy looks water-tower | Bo: sit calm | props: water-tower at far, butterfly at centre
* joy

# 19
@ park golden wide | child: point happy looks water-tower | friend: point happy looks child | grownup: walk happy at far | Bo: sit calm | props: water-tower at far, spoon | event

# 20
@ [place: {place.id} | park] dusk wide | child: point proud looks water-tower | friend: point proud looks water-tower | all: sit proud looks water-tower | props: water-tower at far
* joy
* joy

## dog
home: sit happy
practise: stand happy
low: lie sad
joy: sit delighted

## dog 2
home: sit worried
practise: stand proud
low: sit sad
joy: run delighted

## cat
home: sit proud
practise: sleep calm
low: sit cross looks Kim
joy: sit proud

## cat 2
home: lie calm
practise: sit calm
low: sit sad
joy: sit proud

## bird
home: perch proud
practise: perch delighted
low: perch sad
joy: perch happy

## fish
home: swim calm
practise: swim curious
low: swim sad
joy: swim happy

## rabbit
home: sit worried
practise: sit calm
low: sit sad
joy: sit happy

## guineapig
home: stand calm
practise: look-up happy
low: hide sad
joy: look-up happy

## hamster
home: run happy
practise: stand proud
low: look-up sad looks Kim
joy: stand happy

## horse
home: sleep calm
practise: stand happy
low: stand sad
joy: stand proud

## lizard
home: lie calm
practise: lie calm
low: lie sad
joy: lie happy

## toy
home: sit proud
practise: lie calm
low: lie sad
joy: sit proud

## other
home: stand calm
practise: stand worried
low: stand sad
joy: stand happy

## duet
home: stand proud looks Mo
practise: sit cross looks Mo
low: sit sad looks Mo
joy: sit proud looks Mo

## duet 2
home: sit happy looks Mo
practise: sit curious looks Mo
low: stand sad looks Mo
joy: sit proud looks Mo

## any itch
home: sit worried
practise: sit worried
low: sit sad
joy: sit proud

## any judge
home: sit proud
practise: sit cross
low: back-turned sad
joy: sit happy

## any late
home: stand happy looks Kim
practise: stand happy
low: sit sad looks Kim
joy: look-up happy

## any nap
home: lie calm
practise: sleep calm
low: lie sad
joy: sleep happy
`
