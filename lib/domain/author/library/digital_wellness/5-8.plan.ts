// Want: a film of the lyrebird, since nobody believes in it. In the way: it doesn't dance for a lens. Engine: nine films of a bush, and a bird
// that copies the phone. Turn: of a bird that was there nine times, {Kim} can't say what colour its eyes are. Last image: a dance with no proof.
export const plan = String.raw`
id: digital_wellness-5-8
skill: digital_wellness
level: 5-8
extra: friend she
surprise: listen
surprise: picture | 1 lyrebird

# 1
@ forest morning wide | child: point delighted looks friend | friend: hands-on-hips calm looks child | all: look-up curious | props: lyrebird at far, log
slots: place

# 2
@ kitchen noon close | child: stand proud looks phone holds phone | Bo: look-up curious looks phone | props: phone, cup
* film

# 3
@ [place: {place.id} | street] noon wide | child: reach proud holds phone | all: stand happy looks Kim | props: phone, fence
* film
slots: place, home

# 4
@ garden golden medium | child: crouch happy looks friend holds phone | friend: sit cross looks child holds sandwich | Bo: sit calm looks Kim | props: phone, sandwich | event
* film
slots: event

# 5
@ forest morning medium | child: crouch delighted looks lyrebird holds phone | friend: crouch curious looks lyrebird | Bo: look-up curious looks lyrebird | props: lyrebird at right, log at left

# 6
@ forest morning close | child: reach happy looks lyrebird holds phone | props: lyrebird

# 7
@ forest noon medium | child: stand cross looks phone holds phone | friend: point worried looks lyrebird | all: sit curious | props: lyrebird at far, mushroom
* take

# 8
@ forest noon wide | child: run worried holds phone | friend: shrug calm | Bo: run happy | props: log, mushroom
* take

# 9
@ forest golden close | child: hide proud holds leaf wears ferns | Bo: look-up curious looks Kim | props: leaf, mushroom, lyrebird at far
* take

# 10
@ forest golden medium | child: sit sad looks phone holds phone | friend: sit calm looks phone holds sandwich | all: lie calm | props: log, sandwich
slots: recall

# 11
@ forest golden behind | child: look-up worried | friend: look-up scared | Bo: look-up curious | props: log

# 12
@ forest dusk wide | child: run worried holds phone | friend: point delighted looks child | Bo: walk worried | props: puddle, mushroom
* low

# 13
@ forest dusk medium | child: kneel sad looks friend holds phone | friend: walk calm at far | all: sit sad | props: log
* low

# 14
@ forest dusk close | child: sit sad looks phone holds phone | Bo: lie calm | props: phone
* low

# 15
@ forest dusk close | child: look-up curious looks lyrebird | Bo: look-up curious looks lyrebird | props: lyrebird at right
slots: deed

# 16
@ forest dusk medium | child: crouch delighted looks lyrebird holds phone at left | props: lyrebird at right, mushroom
* seat

# 17
@ forest dusk wide | child: sit calm looks lyrebird | all: sit calm looks lyrebird | props: lyrebird at right, phone
* seat

# 18
@ forest night wide | child: sit delighted looks lyrebird | all: sit delighted looks lyrebird | props: lyrebird "dances" at right
* seat

# 19
@ forest night medium | child: reach happy looks friend wears ferns | friend: stand curious looks child holds phone at centre | Bo: sit happy looks Kim | props: log, lantern

# 20
@ forest night wide | child: celebrate delighted wears ferns | friend: sit delighted looks child | all: sit happy looks Kim | props: phone, lantern, lyrebird at far

## dog
film: run happy
take: stand proud holds leaf
low: dig worried
seat: sit delighted looks lyrebird

## dog 2
film: stand happy looks Kim
take: leap happy
low: lie sad looks Kim
seat: sit delighted

## cat
film: back-turned calm
take: walk proud
low: sit calm
seat: sit delighted

## cat 2
film: sleep calm
take: leap happy
low: sit calm
seat: sit curious

## bird
film: fly proud
take: perch delighted
low: perch sad
seat: perch curious

## fish
film: swim happy
take: swim worried
low: swim worried
seat: look-up delighted

## fish 2
film: hide calm
take: swim happy
low: swim sad
seat: look-up delighted

## rabbit
film: sit curious
take: sit happy
low: sit worried
seat: sit delighted

## guineapig
film: look-up happy looks Kim
take: look-up delighted
low: hide scared
seat: look-up delighted

## hamster
film: run happy
take: sit calm
low: sit sad looks Kim
seat: stand delighted

## horse
film: stand proud
take: stand happy
low: stand sad looks Kim
seat: stand delighted

## lizard
film: lie calm
take: lie happy
low: lie sad
seat: stand delighted

## toy
film: sit proud
take: lie worried
low: lie sad
seat: sit happy

## other
film: look-up curious looks Kim
take: stand proud
low: sit worried
seat: sit delighted

## duet
film: sit calm looks Mo
take: stand worried looks Mo
low: walk worried
seat: sit delighted

## duet 2
film: stand proud looks Mo
take: stand happy looks Mo
low: sit worried
seat: sit delighted looks Mo

## any hat
film: stand cross
take: stand worried
low: sit sad looks Kim
seat: sit delighted

## any name
film: look-up happy looks Kim
take: walk happy
low: sit sad looks Kim
seat: sit calm

## any crumb
film: look-up curious looks Kim
take: stand happy
low: lie sad
seat: sit delighted

## any leaf
film: walk happy
take: hide happy
low: lie sad
seat: sit delighted
`
