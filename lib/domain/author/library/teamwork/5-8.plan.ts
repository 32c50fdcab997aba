// Want: to be the front half of the cow. In the way: so does {otto}, and a cow has one front. Engine: what such a cow does, and cows don't.
// Turn: {Kim} takes the back, and asks what there is to see. Last image: a bow, at both ends. {otto} is "he", {ms} "she".
export const plan = String.raw`
id: teamwork-5-8
skill: teamwork
level: 5-8
extra: friend he
extra: grownup she
surprise: word
surprise: picture | 10 cow-front, 10 cow-back, 15 cow-front, 15 cow-back

# 1
@ school morning wide | child: look-up delighted looks cow | friend: look-up delighted looks cow | all: look-up curious looks cow | props: cow
slots: place, recall

# 2
@ school morning close | child: reach happy looks cow-front | friend: reach happy looks cow-front | Bo: sit curious looks cow-front | props: cow-front, cow-back, bench
* cast

# 3
@ stage noon wide | child: stand happy | friend: stand happy | grownup: point happy | all: stand proud | props: cow, hay
* cast
* cast

# 4
@ stage noon medium | child: carry proud holds cow-front | friend: carry cross looks child holds cow-front | Bo: stand curious looks Kim | props: hay
* cast

# 5
@ stage noon close | child: carry sad holds cow-back | props: hay

# 6
@ stage golden wide | child: carry worried holds cow-back | friend: carry proud holds cow-front | Bo: look-up worried looks Kim | props: hay, rope
* mess

# 7
@ stage golden medium | child: carry happy holds cow-front | friend: carry cross holds cow-back | Bo: stand curious | props: hay, drum
* mess

# 8
@ stage golden wide | child: carry scared holds cow-front | friend: carry scared holds cow-back | all: look-up worried looks Kim | props: fence, hay
* mess

# 9
@ school golden medium | child: hands-on-hips cross looks friend holds cow-back | friend: hands-on-hips cross looks child holds cow-front | Bo: sit worried looks Kim | props: bench

# 10
@ street dusk wide | child: walk cross holds cow-back | friend: walk cross at right holds cow-front | Bo: walk sad looks Kim | props: lamp
* low

# 11
@ bedroom lamp medium | child: sit sad looks mirror holds cow-back | all: sit sad looks Kim | props: mirror, bed
* low

# 12
@ garden dusk behind | child: look-up sad looks friend | friend: sit sad at far holds cow-front | Bo: sit sad | props: fence
* low

# 13
@ bedroom lamp close | child: crouch curious looks pet1 | Bo: walk calm | props: rug
slots: deed

# 14
@ hallway lamp medium | child: stand worried looks friend holds cow-back | friend: stand curious looks child holds cow-front | Bo: sit calm looks Kim | props: door

# 15
@ [place: {place.id} | street] night medium | child: carry happy holds cow-back | friend: carry happy holds cow-front | all: walk happy looks Kim | props: lamp
slots: place

# 16
@ stage lamp wide | child: carry proud holds cow-back | friend: carry proud holds cow-front | all: stand proud | props: hay, fence | event
slots: event

# 17
@ stage lamp medium | child: carry worried holds cow-back | friend: carry worried holds cow-front | Bo: look-up scared | props: tipping-barn at left, hay

# 18
@ stage lamp wide | child: carry delighted holds cow-back | friend: carry delighted holds cow-front | grownup: celebrate delighted | all: stand delighted | props: hay
* joy
* joy

# 19
@ stage lamp close | child: carry happy holds cow-back | props: hay
* joy
* joy

# 20
@ stage lamp behind | child: carry proud holds cow-back | friend: carry proud holds cow-front | all: stand happy | props: hay, ribbon

## dog
cast: stand proud
mess: run happy
low: stand sad
joy: leap delighted

## dog 2
cast: sit proud
mess: stand happy
low: sit sad
joy: stand delighted

## cat
cast: sit proud
mess: lie calm
low: sit sad
joy: stand proud

## cat 2
cast: sit calm
mess: hide curious
low: lie sad
joy: sit proud

## bird
cast: perch proud
mess: perch delighted
low: perch sad
joy: perch delighted

## fish
cast: swim proud
mess: swim curious
low: swim sad
joy: swim delighted

## fish 2
cast: look-up happy
mess: look-up worried
low: hide sad
joy: swim delighted

## rabbit
cast: sit proud
mess: sit happy
low: sit sad
joy: leap delighted

## guineapig
cast: stand proud
mess: look-up delighted
low: hide sad
joy: run delighted

## hamster
cast: stand happy
mess: run happy
low: stand sad looks Kim
joy: stand proud

## horse
cast: stand proud
mess: stand calm
low: stand sad looks Kim
joy: stand delighted

## lizard
cast: stand proud
mess: run happy
low: lie sad
joy: lie delighted

## toy
cast: sit proud
mess: lie worried
low: sit sad
joy: lie happy

## other
cast: stand curious
mess: walk worried
low: sit sad
joy: stand delighted

## duet
cast: sit cross looks Mo
mess: walk worried looks Mo
low: sit sad looks Mo
joy: walk proud looks Mo

## duet 2
cast: sit proud looks Mo
mess: stand worried looks Mo
low: sit sad looks Mo
joy: sit happy looks Mo

## any part
cast: stand calm
mess: lie worried
low: sit sad looks Kim
joy: stand delighted

## any crowd
cast: sit proud
mess: sit happy
low: sit sad
joy: look-up delighted

## any help
cast: look-up proud
mess: stand worried
low: sit sad looks Kim
joy: stand delighted

## any late
cast: lie calm
mess: lie cross
low: lie sad
joy: lie proud
`
