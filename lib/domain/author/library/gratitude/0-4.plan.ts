// Want: {bim}, an old blanket with a hole. In the way: the wash. Engine: things that are not {bim}: no boat, no hat, and where does a nose go?
// A dog wants the other end, to tug; a cat wants it for a bed. Each of them, by that, leads {Kim} to {nana}, who did it all, rub, rub, rub.
// Turn: cold feet, and {Kim} has only just got {bim} back. Last image: a boat for three, with oars; or wings, and a bed. {nana} is always "she".
export const plan = String.raw`
id: gratitude-0-4
skill: gratitude
level: 0-4
days: beach-holiday plot, new-baby plot, family-wedding plot, matariki plot, naidoc-week plot
extra: elder she
surprise: picture | 3 elder, 4 elder, 6 elder, 9 elder, 12 elder
surprise: sound

# 1
@ bedroom morning knee | child: stand happy does hug:old-blanket | all: sit happy looks Kim | props: bed | event
slots: event, place, series

# 2 a
@ living-room morning whole | child: sit delighted | Bo: sit happy looks Kim | props: old-blanket "boat", hat
> want
* all
slots: place

# 2 b
@ living-room morning whole | child: stand delighted does hold-up:old-blanket | Bo: sit happy looks Kim | props: old-blanket "wings", teddy, pillow
> want
* all
slots: place

# 3
@ kitchen noon medium | child: kneel happy does touch:old-blanket | elder: hands-on-hips worried looks child | Bo: sit happy looks old-blanket | props: puddle, jar | event
> mess ?
* all
slots: place, event

# 4
@ bathroom noon wide | child: stand cross does hug:old-blanket looks elder | elder: stand calm does open:washer looks child | Bo: look-up worried looks washer | props: basket
^ pet set

# 5
@ bathroom noon close | child: kneel sad does touch:washer | Bo: sit curious looks washer | props: washer "on"
> eyes
* all
^ child set

# 6 a
@ living-room noon knee | child: sit cross | elder: walk calm holds basket at far | Bo: sit calm | props: towel "boat", pillow
* no

# 6 b
@ living-room noon wide | child: stand cross does hold-up:towel | elder: walk calm holds basket at far | Bo: sit calm | props: towel "wings", pillow
* no

# 7 a
@ kitchen noon medium | child: stand cross wears bucket holds sock | all: look-up curious looks Kim | props: bowl
> hat ?
* no

# 7 b
@ kitchen noon medium | child: kneel cross looks teddy holds sock | all: look-up curious looks teddy | props: teddy, box
> hat ?
* no

# 8
@ bathroom golden behind | child: wave happy looks washer | Bo: sit curious looks washer | props: washer "on" at centre, towel
> spin ?
^ pet second

# 9
@ living-room golden whole | child: stand worried looks elder | elder: stand happy looks child does hand-over:blanket at centre | all: sit curious looks blanket | props: sofa
> new ?
* no
slots: place

# 10
@ living-room golden cloud medium | child: sit cross | Bo: sit worried looks Kim | props: cubby "striped"
^ pet trouble
* low

# 11
@ bedroom golden cloud close | child: lie sad weeps | Bo: lie sad looks Kim | props: bed, pillow
^ child trouble
* low
slots: place

# 12
@ bathroom golden cloud wide | child: stand curious looks elder | elder: kneel calm holds sock looks basket | Bo: sit curious looks elder | props: basket, bucket, washer "on" at far | event
* low
slots: event, series

# 13
@ bathroom golden knee | child: crouch worried does touch:old-blanket | elder: crouch happy looks child | Bo: look-up worried looks old-blanket | props: washer, puddle
> drip ?
^ pet third

# 14
@ [place: {place.id} | garden] golden wind wide | child: look-up worried looks clothes-line | elder: reach calm looks clothes-line at right | all: sit calm looks clothes-line | props: clothes-line at centre, basket
> line ?
* low
slots: home, place

# 15 a
@ garden golden close | child: stand delighted does hug:old-blanket | Bo: look-up happy looks Kim | props: basket
> back

# 15 b
@ garden golden close | child: stand delighted does hug:old-blanket | Bo: look-up happy looks Kim | props: basket
> back

# 16
@ living-room dusk wide | child: stand curious looks elder does hug:old-blanket | elder: sleep calm at far | Bo: walk curious looks elder | props: sofa, old-blanket
> hinge
^ child second

# 17
@ living-room dusk wide | child: stand worried looks elder holds old-blanket | elder: sleep calm | Bo: sit calm looks elder | props: sofa, old-blanket | event
slots: deed, event
^ child pay

# 18
@ living-room dusk whole | child: reach happy looks elder | elder: sleep happy at centre | Bo: sit happy looks elder | props: old-blanket "over", sofa
> feet
* joy
^ child third

# 19
@ living-room lamp knee | child: reach happy looks elder | elder: sit delighted looks child at centre does hug:old-blanket | Bo: sit happy looks Kim | props: old-blanket, lamp, sofa
* joy
^ pet pay
slots: place

# 20 a
@ living-room lamp whole | child: sit delighted looks elder | elder: sit delighted looks child at centre | all: sit happy | props: old-blanket "boat", lamp | event
> last ?
* joy
* joy
slots: event, series

# 20 b
@ living-room lamp whole | child: stand delighted does hold-up:old-blanket | elder: celebrate delighted looks child | all: sit happy looks Kim | props: old-blanket "wings", teddy, pillow, lamp | event
> last ?
* joy
* joy
slots: event, series

## lead dog
want: sit happy looks Kim
mess: stand happy looks old-blanket
eyes: stand curious does nose-into:washer
hat: sit curious looks Kim
spin: run delighted
new: stand curious does nose-into:blanket
drip: stand curious does nose-into:old-blanket
line: look-up curious looks clothes-line
back: leap delighted looks Kim
hinge: walk happy does tug:old-blanket
feet: lie calm looks elder
last: lie happy looks Kim

## lead cat
want: lie happy looks old-blanket
mess: sit cross looks puddle
eyes: sit curious looks washer
hat: sit calm looks Kim
spin: sit calm looks washer
new: sit cross looks blanket
drip: back-turned cross
line: look-up cross looks clothes-line
back: look-up happy looks Kim
hinge: lie calm looks elder does lie-across:old-blanket
feet: lie happy looks elder
last: sit proud looks Kim

## lead bird
new: perch cross
hinge: perch curious looks elder
feet: perch happy looks elder

## lead fish
new: swim cross
hinge: swim curious looks elder
feet: swim happy looks elder

## lead rabbit
new: sit cross
hinge: sit curious looks elder
feet: lie happy looks elder

## lead guineapig
new: sit cross
hinge: sit curious looks elder
feet: sit happy looks elder

## lead hamster
new: sit cross
hinge: stand curious looks elder
feet: sit happy looks elder

## lead horse
new: stand cross
hinge: stand curious looks elder
feet: stand happy looks elder

## lead lizard
new: lie cross
hinge: lie curious looks elder
feet: lie happy looks elder

## lead toy
new: sit worried
hinge: lie curious
feet: sit happy looks elder

## lead other
new: stand cross
hinge: sit curious looks elder
feet: sit happy looks elder

## trait pet fear
set: hide scared looks washer | props: {trait.prop}
trouble: hide worried looks Kim
pay: sit calm looks elder

## trait pet baths
set: hide scared looks washer
trouble: hide worried looks Kim
pay: sit calm looks elder

## trait pet theft
set: stand delighted holds {trait.prop} looks washer
trouble: sit worried looks Kim | props: {trait.prop}
pay: sit proud looks elder | props: {trait.prop}

## trait pet noise
set: look-up cross looks washer
trouble: look-up sad looks Kim
pay: look-up happy looks elder

## trait pet part
set: look-up curious looks washer
trouble: sit sad looks Kim
pay: sit happy looks elder

## trait pet deaf
set: look-up curious looks washer
trouble: sit sad looks Kim
pay: look-up happy looks elder

## trait pet age
set: [old: lie calm | run happy] looks washer
trouble: [old: lie | sit] sad looks Kim
pay: [old: lie | leap] happy looks elder

## trait pet favourite
set: stand worried looks washer holds {trait.prop}
trouble: sit sad looks Kim | props: {trait.prop}
pay: sit proud looks elder | props: {trait.prop}

## trait pet sleep
set: stand worried looks washer
trouble: sit sad looks Kim
pay: lie happy looks elder

## trait pet habit
set: [digs: dig | follows: walk | hidesthings: hide | sitsonthings: sit | licks: stand | run] worried
trouble: [digs: dig | follows: walk | hidesthings: hide | sitsonthings: sit | licks: stand | run] sad
pay: [digs: dig | follows: walk | hidesthings: hide | sitsonthings: sit | licks: stand | run] happy

## trait pet talent
set: [jumps,catches: leap | shakeshands: sit | stand] curious looks washer
trouble: sit sad looks Kim
pay: [jumps,catches: leap | shakeshands: beg | stand] proud looks elder

## trait child fear
set: kneel worried does touch:washer
trouble: lie scared
pay: stand worried looks elder holds old-blanket

## trait child collection
set: kneel happy looks washer holds {trait.prop}
trouble: lie sad holds {trait.prop}
pay: stand worried looks elder holds old-blanket | props: {trait.prop}

## trait child noise
set: kneel happy does touch:washer
trouble: lie sad
pay: stand worried looks elder holds old-blanket

## trait child part
set: kneel happy does touch:washer
trouble: lie sad
pay: stand worried looks elder holds old-blanket

## trait child favourite
set: kneel happy does touch:washer
trouble: lie sad | props: {trait.prop}
pay: stand worried looks elder holds old-blanket

## trait child sleep
set: kneel sad does touch:washer
trouble: lie sad | props: {trait.prop}
pay: stand worried looks elder holds old-blanket

## trait child habit
set: kneel curious does touch:washer
trouble: lie sad
pay: stand worried looks elder holds old-blanket

## trait child talent
set: kneel happy does touch:washer
trouble: lie sad
pay: stand worried looks elder holds old-blanket

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
