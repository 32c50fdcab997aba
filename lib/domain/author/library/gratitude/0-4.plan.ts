// Want: {bim}, an old blanket with a hole. In the way: the wash. Engine: things that are not {bim}: no boat, no hat, and where does a nose go?
// Turn: {Kim} sees who did it all, rub, rub, rub. Last image: one small blanket over everybody. {nana} is always "she".
export const plan = String.raw`
id: gratitude-0-4
skill: gratitude
level: 0-4
extra: elder she
surprise: picture | 3 elder, 4 elder, 6 elder, 9 elder, 12 elder
surprise: sound

# 1
@ bedroom morning medium | child: hug happy holds old-blanket | all: sit happy | props: old-blanket, bed
* all
slots: place, recall

# 2
@ living-room morning wide | child: sit delighted | all: sit happy | props: old-blanket, rug
* all

# 3
@ kitchen noon medium | child: kneel happy looks old-blanket | elder: stand worried looks old-blanket holds bag | Bo: sit happy | props: old-blanket, puddle, jar
* all

# 4
@ bathroom noon medium | child: hug cross looks elder | elder: reach calm looks old-blanket holds old-blanket at centre | Bo: look-up worried | props: washer, basket

# 5
@ bathroom noon close | child: kneel sad looks washer | all: sit curious looks washer | props: washer "on" at centre

# 6
@ living-room noon wide | child: sit cross | elder: walk calm at far | Bo: sit calm | props: pillow, towel
* no

# 7
@ kitchen noon close | child: stand cross | Bo: look-up curious looks Kim | props: sock, bowl, hat
* no

# 8
@ bathroom golden behind | child: wave happy looks washer | Bo: look-up curious looks washer | props: washer "on" at centre, puddle

# 9
@ living-room golden medium | child: stand worried looks blanket | elder: kneel happy looks child holds blanket | all: sit curious looks blanket | props: blanket, sofa
* no

# 10
@ living-room golden cloud wide | child: hide cross | all: hide worried | props: cubby at far
* low

# 11
@ bedroom golden cloud close | child: lie sad | all: lie sad | props: bed, pillow
* low

# 12
@ bathroom golden cloud wide | child: stand curious looks elder | elder: kneel calm looks basket holds sock | Bo: sit curious looks elder | props: basket, bucket, sock, washer "on" at far
* low

# 13
@ bathroom golden close | child: crouch worried looks old-blanket | elder: crouch happy looks child | Bo: look-up worried looks old-blanket | props: washer, old-blanket, puddle

# 14
@ garden golden wind wide | child: look-up worried looks clothes-line | elder: reach calm looks clothes-line | all: sit calm looks clothes-line | props: clothes-line at centre, basket
slots: home

# 15
@ garden golden close | child: hug delighted holds old-blanket | Bo: look-up happy looks old-blanket | props: old-blanket, basket

# 16
@ garden dusk medium | child: stand curious looks elder | elder: sit calm | Bo: sit curious looks elder | props: bench, basket

# 17
@ living-room dusk close | child: stand worried looks elder holds old-blanket | elder: sleep calm | Bo: sit calm looks elder | props: sofa, old-blanket
slots: deed

# 18
@ living-room dusk medium | child: reach happy looks elder | elder: sleep happy at centre | Bo: sit happy looks elder | props: old-blanket "over", sofa
* joy
* joy

# 19
@ living-room lamp close | child: sit happy looks elder | elder: sit delighted looks child | all: sit happy | props: old-blanket, lamp | event
* joy

# 20
@ living-room lamp wide | child: sit delighted holds old-blanket | elder: hug delighted looks child | all: sit happy | props: old-blanket at near, lamp, sofa | event
* joy
slots: place, event

## dog
all: stand happy
no: stand curious
low: lie sad
joy: sit delighted

## dog 2
all: lie happy
no: stand cross
low: lie sad
joy: lie delighted

## cat
all: sit happy
no: sit cross
low: sit sad
joy: sit happy

## cat 2
all: hide happy
no: walk cross
low: walk sad
joy: hide happy

## bird
all: fly happy
no: perch cross
low: perch sad
joy: fly delighted

## fish
all: swim happy
no: swim cross
low: swim sad
joy: swim delighted

## fish 2
all: look-up happy
no: swim cross
low: swim sad
joy: look-up delighted

## rabbit
all: sit happy
no: sit cross
low: sit sad
joy: sit delighted

## guineapig
all: run happy
no: run worried
low: lie sad
joy: run delighted

## hamster
all: sit happy
no: stand cross
low: sit sad holds sock
joy: sit delighted

## horse
all: stand happy
no: stand cross
low: stand sad looks Kim
joy: stand happy

## lizard
all: lie happy
no: lie cross
low: lie sad
joy: lie happy

## toy
all: sit happy
no: lie worried
low: carried sad
joy: sit delighted

## other
all: stand happy
no: walk cross
low: walk sad
joy: stand happy

## duet
all: sit happy looks Mo
no: sit cross looks Mo
low: sit sad looks Mo
joy: look-up happy looks Mo

## duet 2
all: sit happy looks Mo
no: sit cross
low: sit sad looks Mo
joy: sit delighted looks Mo

## any in
all: sit happy
no: back-turned cross
low: sit sad looks Kim
joy: sit delighted

## any nap
all: sleep happy
no: sit cross
low: lie sad
joy: sleep happy

## any ask
all: sit happy
no: sit worried
low: sit sad looks Kim
joy: sit delighted

## any end
all: sit happy
no: walk worried
low: walk sad
joy: sit happy
`
