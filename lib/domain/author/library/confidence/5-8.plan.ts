// Want: to be in the choir. In the way: an open mouth, with nothing in it. Engine: a cupboard, a pipe, and a pipe that gets famous.
// Turn: a hundred people keep a place for one note. Last image: the pipe, and a mouth full of sandwich. {ms} is "she", {mr} "he", {anya} "she".
export const plan = String.raw`
id: confidence-5-8
skill: confidence
level: 5-8
extra: grownup she
extra: elder he
extra: friend she
surprise: word
surprise: detail | 14 pipe

# 1
@ bathroom morning wide | child: celebrate delighted | all: look-up happy looks Kim | props: bucket, mirror
* sing
* sing

# 2
@ hallway morning medium | child: stand proud looks window | all: look-up curious looks Kim | props: window, umbrella
* sing
* sing
slots: recall

# 3
@ stage golden wide | child: stand scared looks grownup at far | grownup: point happy | friend: stand happy looks grownup | Bo: sit curious looks Kim | props: pipe at centre, bench
slots: place, home

# 4
@ stage golden medium | child: shrug worried looks grownup | grownup: wave delighted looks child | friend: stand happy | props: pipe at centre, bench

# 5
@ stage golden close | friend: stand cross | grownup: stand worried looks friend | child: stand calm looks friend | props: pipe at centre, paper
slots: place

# 6
@ shed lamp close | child: sit happy | Bo: look-up happy looks Kim | props: bucket, broom, pipe at right

# 7
@ stage golden medium | grownup: stand scared looks pipe | friend: point scared looks pipe | elder: stand curious looks pipe | all: look-up curious looks pipe | props: pipe "la" at centre, broom, cup

# 8
@ stage golden wide | elder: point proud looks pipe | grownup: stand curious looks elder | child: stand worried looks pipe | all: look-up curious looks pipe | props: pipe at centre, broom
* hear

# 9
@ stage dusk wide | child: look-up worried looks pipe at far | friend: point calm looks pipe | grownup: whisper curious looks pipe | Bo: sit calm looks Kim | props: pipe at centre
* hear

# 10
@ shed lamp medium | child: celebrate proud | all: look-up happy looks Kim | props: bucket, broom, pipe at right
* hear

# 11
@ stage noon medium | elder: reach proud looks pipe | friend: carry happy looks pipe holds scarf | child: stand scared looks pet1 | Bo: sit happy looks Kim | props: pipe at centre, scarf

# 12
@ [place: {place.id} | street] golden close | child: stand sad looks poster | Bo: sit sad looks Kim | props: poster "{the-choir-and-pipe}"
* low

# 13
@ bedroom night medium | child: lie worried | all: lie sad looks Kim | props: lamp, bed
* low

# 14
@ stage night wide | child: stand worried at far | grownup: point happy | friend: stand happy looks grownup at left | elder: sit proud looks pipe at near | Bo: sit worried looks Kim | props: pipe "bow" at right, bench | event
* low
slots: event

# 15
@ hallway lamp behind | child: reach worried looks door | Bo: sit worried looks Kim | props: door, broom

# 16
@ stage night medium | child: stand scared | elder: look-up worried looks pipe | all: look-up worried looks Kim | props: pipe "bow" at centre, bench

# 17
@ stage night close | child: celebrate delighted | Bo: look-up curious looks Kim | props:
slots: deed

# 18
@ stage night medium | friend: stand curious looks child | elder: stand sad looks pipe | grownup: celebrate delighted looks child | child: shrug happy looks friend | all: look-up happy looks Kim | props: pipe at centre, ribbon

# 19
@ stage lamp wide | child: celebrate delighted | friend: celebrate delighted | grownup: celebrate delighted | all: look-up delighted looks Kim | props: pipe at centre, bench
* joy
* joy

# 20
@ stage golden medium | child: sit happy looks pipe holds sandwich | friend: sit curious looks child | grownup: sit curious looks child | elder: stand curious looks child | all: look-up curious looks pipe | props: pipe "la" at centre, sandwich
* joy
* joy
slots: place, event

## dog
sing: look-up happy
hear: stand happy
low: lie sad looks Kim
joy: look-up delighted

## dog 2
sing: stand happy holds sock
hear: sit happy looks Kim
low: sit sad looks Kim
joy: look-up delighted

## cat
sing: back-turned calm
hear: sit calm looks Kim
low: lie calm looks Kim
joy: sit proud

## cat 2
sing: lie calm
hear: sit curious
low: sit sad
joy: walk proud

## bird
sing: perch happy
hear: perch curious
low: perch sad
joy: fly delighted

## fish
sing: swim happy
hear: swim curious
low: swim sad
joy: swim delighted

## fish 2
sing: swim curious
hear: look-up curious
low: hide sad
joy: swim delighted

## rabbit
sing: sit calm
hear: sit curious looks Kim
low: sit sad looks Kim
joy: leap delighted

## guineapig
sing: look-up happy
hear: look-up curious
low: sit sad looks Kim
joy: look-up delighted

## hamster
sing: stand curious
hear: look-up curious
low: stand sad looks Kim
joy: stand delighted

## horse
sing: stand curious looks Kim
hear: stand curious
low: stand sad
joy: stand delighted

## lizard
sing: lie calm
hear: lie happy
low: lie sad
joy: look-up delighted

## toy
sing: sit happy
hear: sit calm looks Kim
low: lie sad looks Kim
joy: carried delighted

## other
sing: look-up curious looks Kim
hear: look-up curious looks Kim
low: sit sad looks Kim
joy: look-up delighted

## duet
sing: sit happy looks Mo
hear: sit calm looks Mo
low: sit sad looks Kim
joy: look-up delighted looks Mo

## duet 2
sing: hide worried looks Mo
hear: sit calm looks Mo
low: sit sad looks Mo
joy: look-up delighted looks Mo

## any sleep
sing: sleep calm
hear: look-up curious looks Kim
low: lie sad looks Kim
joy: look-up delighted

## any noise
sing: look-up happy
hear: look-up curious
low: sit sad looks Kim
joy: look-up delighted

## any row
sing: sit proud looks Kim
hear: sit worried
low: sit sad looks Kim
joy: sit proud

## any calm
sing: sit calm looks Kim
hear: sit calm
low: sit sad looks Kim
joy: look-up delighted
`
