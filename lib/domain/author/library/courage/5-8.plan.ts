// Want: to ring the big bell, with two hands. In the way: a splinter, and the tweezers. Engine: it's just a sock (an oven glove, a bucket).
// Turn: the grown-up is just as scared, so waiting won't cure it. Last image: a sock by the tin, for whoever is next.
export const plan = String.raw`
id: courage-5-8
skill: courage
level: 5-8
extra: friend she
extra: elder he
surprise: detail | 3 elder, 14 glove
surprise: picture | 2 sock, 11 sock, 19 sock

# 1
@ [farm: farm | garden] morning medium | child: stand worried | all: walk calm | props: fence, door
* see
slots: event

# 2
@ bathroom lamp close | child: look-up scared looks tin holds sock | props: tin, shelf, mirror, sock
* see

# 3
@ kitchen morning medium | child: sit worried holds sock | elder: stand calm looks child | Bo: sit curious looks Kim | props: table, bread, cup
* see

# 4
@ [place: {place.id} | park] noon wide | child: look-up proud looks big-bell | all: look-up calm looks big-bell | props: big-bell at far | event
slots: place, event

# 5
@ kitchen noon above | child: sit worried | all: stand curious | props: table, bread, plate, sock
* see

# 6
@ school noon medium | child: stand worried holds sock | friend: stand curious looks sock | props: sock, table, crayon
* worse

# 7
@ kitchen dusk close | child: hands-on-hips cross holds glove | elder: sit curious looks child | props: soup, table, glove
* worse

# 8
@ living-room dusk medium | child: kneel worried looks book | Bo: sit curious looks Kim | props: book, glove, sofa
* worse

# 9
@ garden golden medium | child: carry sad holds bucket | all: walk worried looks Kim | props: bucket, glove
* worse

# 10
@ garden golden wide | child: reach cross holds bucket | Bo: stand worried looks bucket | elder: run worried looks child | props: bucket, sock, glove

# 11
@ playground noon wide | child: stand sad | friend: wave happy looks child | props: sock, bench
* low

# 12
@ park dusk behind | child: reach sad looks big-bell | all: stand sad looks big-bell | props: big-bell
* low

# 13
@ hallway night wide | child: walk scared | props: shelf, lamp, shadow
* low

# 14
@ bedroom lamp wide | child: stand curious looks elder | elder: sit scared looks tin holds tin | props: bed, lamp, tin, glove

# 15
@ bedroom lamp medium | child: sit worried looks tin | elder: sit worried looks tin | props: tin, bed

# 16
@ bedroom lamp close | child: sit curious holds sock | props: sock
* low

# 17
@ bedroom lamp above | child: reach scared looks elder | elder: sit worried looks child at centre | Bo: look-up worried looks Kim | props: lamp, tin, bed
slots: deed

# 18
@ bedroom lamp medium | child: kneel proud looks elder | elder: sit scared holds sock | all: look-up happy looks Kim | props: sock, box "{beasts}"

# 19
@ [place: {place.id} | park] morning wide | child: reach proud looks big-bell | friend: celebrate happy looks child | elder: celebrate happy | all: look-up happy looks big-bell | props: big-bell at far, sock, balloon | event
* joy
* joy

# 20
@ [place: {place.id} | park] golden medium | child: celebrate delighted looks big-bell | elder: celebrate delighted | all: leap delighted | props: big-bell, sock, ribbon | event
* joy
* joy
slots: place, home

## dog
see: look-up happy looks Kim
worse: stand proud looks Kim holds slippers
low: lie sad looks Kim
joy: look-up delighted

## cat
see: sit calm
worse: sit proud
low: sit calm looks Kim
joy: sit proud

## bird
see: perch delighted looks Kim
worse: fly cross
low: perch sad
joy: fly delighted looks big-bell

## fish
see: swim curious looks Kim
worse: swim curious
low: hide sad
joy: swim delighted

## rabbit
see: sit calm
worse: stand calm
low: stand worried
joy: look-up delighted

## guineapig
see: look-up happy looks Kim
worse: look-up cross looks Kim
low: look-up sad looks Kim
joy: look-up delighted

## hamster
see: stand curious
worse: stand worried looks Kim
low: stand sad looks Kim
joy: stand delighted

## horse
see: stand calm looks Kim
worse: stand curious looks Kim
low: stand sad looks Kim
joy: stand proud

## lizard
see: stand calm looks Kim
worse: walk worried
low: lie sad
joy: stand delighted

## toy
see: carried calm
worse: lie sad
low: carried sad
joy: sit proud holds sock

## other
see: stand curious looks Kim
worse: stand worried
low: stand sad looks Kim
joy: stand proud

## duet
see: stand curious looks Mo
worse: stand cross looks Mo
low: lie sad looks Mo
joy: stand proud looks Mo

## duet 2
see: sit curious looks Mo
worse: look-up worried looks Kim
low: lie sad looks Mo
joy: look-up delighted looks Mo

## any look
see: look-up worried looks Kim
worse: back-turned calm
low: look-up sad looks Kim
joy: look-up proud looks Kim

## any secret
see: sit calm looks Kim
worse: sit curious looks Kim
low: sit sad looks Kim
joy: sit happy looks Kim

## any breakfast
see: stand happy
worse: stand cross
low: sit sad looks Kim
joy: stand happy

## any sleep
see: sleep calm
worse: look-up curious looks Kim
low: lie calm looks Kim
joy: leap delighted
`
