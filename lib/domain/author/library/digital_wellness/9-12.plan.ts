// Want: the longest streak in the class. In the way: it has to be fed at midnight, and {zed} is no longer at the other end. Two decent sides:
// feed it once more and visit him on Saturday; or let it go. Engine: ceilings. Turn: "who had been going to do both since Day 143".
// Last image: the best ceiling in years, sent to nobody. {gerald} is "it"; {zed} is "he", {wren} is "she".
export const plan = String.raw`
id: digital_wellness-9-12
skill: digital_wellness
level: 9-12
extra: friend he
extra: friend2 she
surprise: picture | 1 streak, 15 streak
surprise: puzzle

# 1
@ kitchen lamp close | child: sit happy looks phone holds phone | Bo: sit calm looks Kim | props: streak "209", table
slots: recall

# 2
@ bedroom lamp medium | child: lie proud looks phone holds phone | Bo: look-up curious looks Kim | props: streak "209", bed
* feed
slots: event

# 3
@ living-room morning wide | child: lie calm looks phone holds phone | all: sit calm looks Kim | props: rug, sofa, streak "209"
* feed

# 4
@ school noon medium | child: stand proud looks sign | friend2: point proud looks sign | Bo: look-up curious looks sign | props: sign "{record-210}", crown | event
slots: event

# 5
@ [place: {place.id} | mountain] golden wide | child: stand calm looks phone holds phone | all: stand curious | props: streak "88"
* feed
slots: place

# 6
@ hallway night medium | child: walk worried looks phone holds phone | all: look-up delighted looks Kim | props: door, streak "209"
* hope
slots: home

# 7
@ mountain night wind wide | child: reach worried looks phone holds phone | Bo: look-up curious looks Kim | props: streak "209", lantern
* hope

# 8
@ school morning medium | child: shrug worried looks friend2 | friend2: stand curious looks child holds crown | Bo: sit calm looks Kim | props: sign "209", crown

# 9
@ living-room dusk close | child: sit curious looks phone holds phone | Bo: sit calm looks Kim | props: streak "210", sofa
* hope

# 10
@ bedroom lamp medium | child: sit worried looks phone holds phone | all: lie calm looks Kim | props: streak "210", bed
* low

# 11
@ bedroom lamp close | child: sit sad looks phone holds phone | props: streak "143", pillow

# 12
@ bathroom night medium | child: stand sad looks mirror | Bo: look-up worried looks Kim | props: mirror, streak "210"
* low

# 13
@ playground noon cloud medium | child: sit worried looks friend2 | friend2: hands-on-hips cross looks child | Bo: sit sad looks Kim | props: swing, crown

# 14
@ bedroom night wide | child: sit worried looks phone holds phone | Bo: sit sad looks Kim | props: streak "211", bed, clock

# 15
@ bedroom night close | child: look-up worried | Bo: look-up calm looks Kim | props: streak "211"
* low

# 16
@ bedroom night behind | child: sit worried looks streak | all: sit calm looks Kim | props: streak "211" at right, clock
slots: deed

# 17
@ school morning cloud wide | child: stand sad looks friend2 | friend2: reach cross looks sign | Bo: sit sad looks Kim | props: sign "0", crown, streak "0" at left

# 18
@ mountain golden wide | child: walk worried | all: walk delighted | props: stick, flower
* walk
* walk
slots: place

# 19
@ street golden medium | child: stand scared looks friend | friend: stand cross looks child | Bo: look-up curious looks friend | props: door
* walk

# 20
@ garden dusk above | child: lie happy | friend: lie happy | all: lie happy | props: bucket, leaf
* walk

## dog
feed: stand happy
hope: stand delighted looks Kim
low: sit sad looks Kim
walk: run delighted

## dog 2
feed: sit curious looks streak
hope: run delighted
low: lie sad
walk: run delighted

## cat
feed: back-turned calm
hope: walk proud
low: lie calm
walk: walk proud

## cat 2
feed: back-turned calm
hope: sit cross
low: sit calm looks Kim
walk: lie happy

## bird
feed: perch proud
hope: perch curious
low: perch sad
walk: fly delighted

## fish
feed: swim calm
hope: swim curious
low: swim sad
walk: look-up delighted

## fish 2
feed: look-up happy
hope: look-up curious
low: look-up sad
walk: look-up delighted

## rabbit
feed: sit happy
hope: leap happy
low: sit sad looks Kim
walk: leap delighted

## guineapig
feed: look-up delighted
hope: look-up happy looks Kim
low: lie calm looks Kim
walk: stand delighted

## hamster
feed: stand curious
hope: stand proud
low: sit calm looks Kim
walk: carried delighted

## horse
feed: stand proud
hope: stand happy looks Kim
low: stand sad
walk: run delighted

## lizard
feed: lie calm
hope: stand curious
low: lie sad
walk: carried delighted

## toy
feed: sit calm
hope: sit happy
low: carried sad
walk: carried happy

## other
feed: stand calm
hope: stand curious looks Kim
low: sit sad looks Kim
walk: walk delighted

## duet
feed: stand cross looks Mo
hope: look-up delighted looks Mo
low: sit sad looks Mo
walk: run delighted looks Mo

## duet 2
feed: sit curious looks streak
hope: sit curious looks Mo
low: lie sad looks Kim
walk: stand delighted looks Mo

## any dish
feed: sit curious looks streak
hope: sit curious
low: sit sad looks Kim
walk: walk delighted

## any day
feed: walk calm
hope: look-up curious looks Kim
low: lie calm looks Kim
walk: look-up delighted

## any mat
feed: sit calm
hope: look-up delighted looks Kim
low: sit sad looks Kim
walk: walk delighted

## any sky
feed: sleep calm
hope: look-up happy looks Kim
low: sit calm looks Kim
walk: look-up delighted
`
