// Want: Saturdays with {pop}. In the way: fishing, which each of them does for the other's sake. Two decent sides: tell him; be kind, and keep the
// Saturdays. Engine: "lovely" means wet; each kindness makes it worse. Turn: he can't stand it either; then the harder half, which is to say what
// one does want. Last image: waders with flowers in. {pop} is "he", {friend} is "she".
export const plan = String.raw`
id: honest-communication-9-12
skill: honest_communication
level: 9-12
extra: friend she
extra: elder he
surprise: picture | 15 waders, 20 waders
surprise: word

# 1
@ river morning wide | child: walk calm holds rod | elder: walk calm holds bucket | all: walk calm | props: rod, bucket, lantern
* bank

# 2
@ river morning rain medium | child: sit sad holds rod | elder: sit calm holds rod | Bo: sit calm | props: chair, chair, umbrella
* bank
slots: place

# 3
@ river morning rain close | child: sit worried holds rod | elder: sit calm | Bo: sit cross | props: chair, leaf
* bank

# 4
@ shed noon medium | child: stand worried looks elder | elder: stand curious looks child holds rod | Bo: sit curious | props: rod, box, spade
slots: recall

# 5
@ river noon cloud medium | child: reach curious looks sign holds rod | elder: stand calm looks sign | Bo: look-up curious looks sign | props: sign "{no-fishing}", glove, bucket
* bank

# 6
@ street golden medium | child: shrug sad looks friend | friend: hands-on-hips cross looks child | Bo: sit calm | props: bag, bench

# 7
@ living-room lamp close | child: reach worried looks elder holds present | elder: sit worried looks present at centre | Bo: sit curious looks present | props: present, sofa | event
* kind

# 8
@ hallway noon wide | child: stand sad looks waders | elder: point proud looks waders | all: sit curious looks waders | props: waders, box
* kind

# 9
@ kitchen dusk medium | child: sit worried looks elder | elder: stand delighted looks clock | Bo: lie calm | props: table, clock, bread
* kind

# 10
@ river morning rain close | child: stand scared looks bucket holds rod | elder: crouch scared looks bucket | Bo: look-up worried looks bucket | props: bucket, fishbowl

# 11
@ living-room lamp medium | child: stand scared looks paper | elder: celebrate proud looks child holds paper | Bo: sit worried looks Kim | props: paper, tent
slots: event

# 12
@ bathroom night close | child: stand sad looks mirror | Bo: sit sad looks Kim | props: mirror, shelf
* low

# 13
@ park dusk cloud medium | child: sit sad looks friend | friend: sit sad | Bo: lie sad | props: bench, leaf
* low

# 14
@ river morning rain behind | child: sit curious looks elder holds rod | elder: sit sad holds rod | all: sit sad | props: umbrella
* low

# 15
@ river morning rain close | child: sit scared looks elder | elder: sit calm holds sandwich | Bo: look-up worried looks Kim | props: chair, waders
slots: deed

# 16
@ river noon rain medium | child: stand scared looks elder | elder: sit worried looks child | Bo: look-up scared looks Kim | props: chair, rod, bucket

# 17
@ river noon cloud close | child: kneel scared looks elder | elder: sit delighted | Bo: sit curious looks elder | props: chair, rod

# 18
@ river noon medium | child: stand worried looks elder | elder: stand sad looks child | all: sit curious looks Kim | props: waders, rod, bucket

# 19
@ [place: {place.id} | street] golden wide | child: sit happy | elder: sit happy looks child | all: sit happy | props: bus, bench, plate
* after
* after
slots: place

# 20
@ garden morning rain medium | child: run delighted looks elder | elder: run delighted holds umbrella | all: run happy | props: waders "flowers", door, umbrella
* after
slots: home

## dog
bank: stand cross
kind: sit sad wears hat
low: stand cross
after: run delighted

## dog 2
bank: lie happy
kind: dig happy
low: lie sad
after: sleep happy

## cat
bank: sit cross
kind: sleep calm
low: back-turned cross
after: sit proud

## cat 2
bank: sit proud
kind: lie happy
low: sit cross
after: walk proud

## bird
bank: perch cross
kind: perch proud
low: perch sad
after: perch delighted

## fish
bank: swim worried
kind: hide scared
low: swim sad
after: swim delighted

## fish 2
bank: swim happy
kind: swim worried
low: swim worried looks Kim
after: swim proud

## rabbit
bank: stand calm
kind: sit happy
low: stand cross
after: sit delighted

## guineapig
bank: look-up cross
kind: look-up scared
low: look-up worried looks Kim
after: look-up delighted

## hamster
bank: stand happy
kind: run delighted
low: hide cross
after: sit happy

## horse
bank: stand calm
kind: stand happy wears hat
low: back-turned sad
after: stand delighted

## lizard
bank: lie calm
kind: lie calm
low: lie sad
after: lie happy

## toy
bank: sit sad
kind: sit worried
low: lie sad
after: sit delighted

## other
bank: stand worried
kind: stand sad
low: stand cross
after: sit proud

## duet
bank: sit sad looks Mo
kind: sit cross looks Mo
low: sit cross looks Mo
after: sit happy looks Mo

## duet 2
bank: sit calm looks Mo
kind: stand worried looks Mo
low: lie sad looks Mo
after: sit happy looks Mo

## any seat
bank: sit calm
kind: sit cross
low: sit worried looks Kim
after: sit happy

## any roll
bank: look-up happy
kind: sit happy
low: sit sad
after: sit delighted

## any sky
bank: look-up worried
kind: stand sad
low: look-up sad
after: lie happy

## any early
bank: sleep calm
kind: lie cross
low: lie sad
after: sleep happy
`
