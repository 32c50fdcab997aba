// Want: more red, and then to go out. In the way: one dot on the wall, and "Not me!". Engine: whatever hides it is bigger than it was.
// A dog takes the crayon for a stick, a cat for a mouse; so the blame fits, and so each of them brings it back to Kim at the door.
// Turn: Bo has no way to say "Not me". Last image: a dot as high up as {pop} can reach; or {pop} on paper, and "Me!". {pop} is always "he".
export const plan = String.raw`
id: honesty-0-4
skill: honesty
level: 0-4
days: birthday plot, pet-adoption-day plot, new-baby plot, family-reunion plot, christmas plot
extra: elder he
surprise: picture | 10 scribble
surprise: sound

# 1
@ living-room morning above | child: kneel happy does write:drawing | elder: stand calm looks child at far | all: sit curious looks Kim | props: drawing, paper, rug | event
> want
* see
slots: place, event, series

# 2
@ hallway morning whole | child: sit curious looks crayon holds crayon | elder: walk happy at far | all: sit calm | props: drawing, paper | event
^ child set
slots: place, event

# 3
@ hallway noon close | child: stand happy does write:scribble | props: scribble "dot" at centre
> eyes
* see

# 4
@ hallway noon behind | child: crouch worried looks scribble | Bo: sit curious looks scribble | props: scribble "dot" at centre
^ pet set
* see
slots: place

# 5
@ hallway noon medium | child: stand scared looks elder holds crayon at left | elder: stand curious looks scribble holds hat at right | Bo: look-up curious looks scribble | props: scribble "dot" at centre, hat
^ child second

# 6
@ hallway noon close | child: stand worried does write:scribble at left | props: scribble "bug" at centre
> bug ?
* red

# 7
@ hallway noon wide | child: point scared looks scribble at left | elder: stand curious looks scribble holds ball at right | Bo: sit curious looks scribble | props: scribble "bug" at centre, ball
* red
^ pet second
slots: place

# 8
@ hallway golden medium | child: walk worried looks scribble holds crayon | props: scribble "grass" at centre
> walk ?
* red
slots: home

# 9 a
@ hallway golden whole | child: shrug scared looks elder | elder: hands-on-hips curious looks scribble | Bo: hide worried looks scribble | props: scribble "grass" at centre, bag at near | event
^ child trouble
slots: event

# 9 b
@ hallway golden whole | child: point scared looks scribble | elder: hands-on-hips curious looks child | Bo: hide worried looks scribble | props: scribble "grass" at centre, bag at near | event
^ child trouble
slots: event

# 10
@ hallway golden behind | child: reach scared looks scribble holds crayon | Bo: look-up scared looks scribble | props: scribble "rain" at centre
> jump

# 11
@ hallway golden close | child: crouch scared looks pet1 | Bo: sit calm | props: scribble "rain" at centre, crayon
> got

# 12
@ hallway dusk wide | child: sit scared looks elder | elder: stand cross looks pet1 | Bo: sit curious looks elder | all: sit worried looks scribble | props: scribble "rain" at centre, crayon
> caught
slots: series

# 13
@ hallway dusk close | child: sit worried looks pet1 | Bo: look-up sad looks Kim | props: scribble "rain" at centre, crayon
^ pet trouble
* low

# 14
@ hallway dusk medium | child: stand sad wears hat | elder: stand calm holds ball wears hat | Bo: lie sad | props: scribble "rain" at centre, ball, bag | event
> stay ?
* low
slots: place, event

# 15 a
@ [place: {place.id} | street] golden wide | child: stand sad looks pet1 wears hat | elder: walk calm at far wears hat | Bo: sit sad looks Kim at left | props: door at left
> hinge
slots: place

# 15 b
@ [place: {place.id} | street] golden close | child: stand sad looks pet1 wears hat | Bo: sit sad looks Kim at left | props: door at left
> hinge
slots: place

# 16
@ hallway dusk medium | child: stand sad looks elder wears hat does hold-up:crayon | elder: kneel curious looks child at right wears hat | Bo: look-up worried looks Kim | props: door, scribble "rain" at centre
slots: deed

# 17 a
@ hallway dusk whole | child: point scared looks scribble wears hat | elder: stand calm looks scribble wears hat | Bo: sit curious looks Kim | props: scribble "rain" at centre
^ child pay

# 17 b
@ hallway dusk whole | child: point sad looks scribble wears hat | elder: crouch calm looks child wears hat | Bo: sit curious looks Kim | props: scribble "rain" at centre
^ child pay

# 18
@ hallway dusk wide | child: hug sad looks pet1 | elder: walk calm holds hat | all: stand happy looks Kim | props: scribble "rain" at centre, hat
> lick
* joy
^ child third
slots: place, event

# 19
@ hallway lamp medium | child: reach calm does touch:scribble at left | elder: kneel calm looks scribble holds towel at right | all: sit happy | props: scribble "bug" at centre, bucket | event
^ pet pay
* joy
slots: event, series

# 20 a
@ hallway lamp tiny | child: point delighted looks scribble | elder: shrug worried looks child holds crayon | Bo: look-up happy looks scribble | all: sit happy | props: scribble "high" at left, bucket | event
> last ?
* joy
^ pet third
slots: place

# 20 b
@ hallway lamp medium | child: celebrate delighted looks elder | elder: stand happy looks child holds drawing | Bo: look-up happy looks Kim | all: sit happy | props: crayon, bucket | event
> last ?
* joy
^ pet third
slots: place

## lead dog
want: beg happy looks crayon
eyes: look-up curious looks crayon
bug: stand cross looks scribble
walk: walk happy looks crayon
jump: leap delighted looks crayon
got: stand delighted holds crayon
caught: stand happy looks elder holds crayon
stay: sit sad looks ball
hinge: walk proud looks Kim holds crayon
lick: stand happy does nose-into:child
last: run delighted | props: stick

## lead cat
want: lie curious looks crayon
eyes: sit curious looks crayon
bug: stand curious does paw-on:scribble
walk: run curious looks crayon
jump: sit calm looks crayon
got: lie proud looks crayon does paw-on:crayon
caught: sit proud looks elder
stay: sit cross looks Kim
hinge: sit calm looks Kim | props: crayon
lick: stand happy looks Kim
last: lie delighted

## lead bird
want: perch curious looks crayon
jump: fly curious looks scribble
hinge: fly curious looks Kim holds crayon
lick: perch happy looks Kim

## lead fish
want: swim curious looks crayon
jump: swim worried looks scribble
hinge: swim sad looks Kim | props: crayon
lick: swim happy looks Kim

## lead rabbit
want: sit curious looks crayon
jump: sit worried looks scribble
hinge: leap cross | props: crayon
lick: stand happy does nose-into:child

## lead guineapig
want: look-up curious looks crayon
jump: look-up worried looks scribble
hinge: stand cross | props: crayon
lick: look-up happy looks Kim

## lead hamster
want: look-up curious looks crayon
jump: look-up curious looks scribble
hinge: run curious looks Kim | props: crayon
lick: stand happy does nose-into:child

## lead horse
want: stand curious looks crayon
jump: look-up curious looks scribble
hinge: stand calm looks Kim | props: crayon
lick: stand happy does nose-into:child

## lead lizard
want: lie curious looks crayon
jump: run curious looks scribble
hinge: run curious | props: crayon
lick: stand happy looks Kim

## lead toy
want: sit happy looks crayon
jump: sit calm looks scribble
hinge: lie sad | props: crayon
lick: carried happy

## lead other
want: stand curious looks crayon
jump: stand curious looks scribble
hinge: stand curious looks Kim | props: crayon
lick: stand happy looks Kim

## trait pet fear
set: hide scared looks scribble | props: {trait.prop}
trouble: hide scared looks Kim
pay: stand worried looks Kim | props: {trait.prop}

## trait pet broom
set: hide scared looks broom | props: broom
trouble: hide scared looks broom | props: broom
pay: stand worried looks Kim | props: broom

## trait pet theft
set: run delighted holds {trait.prop}
trouble: sit sad looks Kim | props: {trait.prop}
pay: run delighted holds {trait.prop}

## trait pet socks
set: run delighted holds sock
trouble: sit sad looks Kim holds sock
pay: stand proud looks Kim | props: sock

## trait pet noise
set: look-up delighted looks scribble
trouble: look-up sad looks Kim
pay: look-up delighted looks Kim

## trait pet part
set: stand curious looks scribble
trouble: sit sad looks Kim
pay: stand happy looks Kim

## trait pet threelegs
set: walk curious looks scribble
trouble: sit sad looks Kim
pay: run delighted

## trait pet deaf
set: look-up curious looks scribble
trouble: sit sad
pay: stand happy looks Kim

## trait pet age
set: [old: lie | stand] curious looks scribble
trouble: [old: walk | sit] sad
pay: [old: stand happy looks Kim | run delighted]

## trait pet favourite
set: stand curious looks scribble | props: {trait.prop}
trouble: sit sad looks Kim
pay: stand delighted holds {trait.prop}

## trait pet sleep
set: look-up curious looks scribble
trouble: walk sad
pay: sit happy looks Kim

## trait pet habit
set: [digs: dig | sitsonthings: sit | hidesthings: hide | follows: walk | run] happy
trouble: sit sad looks Kim
pay: [digs: dig | sitsonthings: sit | hidesthings: hide | follows: walk | run] delighted

## trait pet talent
set: [jumps,catches: leap | stand] happy
trouble: sit sad looks Kim
pay: [jumps,catches: leap | stand] delighted

## trait child fear
set: sit worried looks crayon holds crayon
trouble: shrug scared looks elder
pay: point sad looks scribble wears hat

## trait child collection
set: sit proud looks crayon holds crayon | props: {trait.prop}
trouble: stand scared looks elder holds {trait.prop}
pay: kneel sad looks pet1 wears hat | props: {trait.prop}

## trait child noise
set: sit happy looks crayon holds crayon
trouble: shrug scared looks elder
pay: point happy looks scribble wears hat

## trait child part
set: sit happy looks crayon holds crayon
trouble: hide scared looks elder
pay: point happy looks scribble wears hat

## trait child favourite
set: sit happy looks crayon holds crayon | props: {trait.prop}
trouble: shrug scared looks elder
pay: point sad looks scribble wears hat

## trait child sleep
set: sit calm looks crayon holds crayon
trouble: shrug scared looks elder
pay: point happy looks scribble wears hat

## trait child habit
set: sit curious looks crayon holds crayon
trouble: shrug scared looks elder
pay: point sad looks scribble wears hat

## trait child talent
set: sit proud looks crayon holds crayon
trouble: shrug scared looks elder
pay: point happy looks pet1 wears hat

## dog
see: stand happy
red: stand worried looks scribble
low: lie sad
joy: run delighted

## dog 2
see: sit happy looks Kim
red: stand cross does nose-into:paint
low: lie sad
joy: sit delighted

## cat
see: sit calm looks Kim
red: back-turned calm
low: sit cross looks Kim
joy: stand cross

## cat 2
see: lie calm
red: sleep calm
low: sit sad
joy: walk proud

## bird
see: perch curious looks Kim
red: fly curious looks scribble
low: hide sad
joy: fly delighted

## fish
see: swim curious looks Kim
red: swim worried
low: swim sad
joy: swim delighted

## fish 2
see: look-up curious
red: hide worried
low: swim sad
joy: swim happy

## rabbit
see: sit curious looks Kim
red: stand curious looks scribble
low: sit sad
joy: leap delighted

## guineapig
see: look-up curious
red: stand worried looks scribble
low: hide sad
joy: run delighted

## hamster
see: sit happy
red: hide worried
low: look-up sad
joy: run delighted

## horse
see: stand curious
red: stand worried
low: stand sad looks Kim
joy: stand happy

## lizard
see: lie curious looks Kim
red: run curious looks scribble
low: lie sad
joy: stand happy

## toy
see: sit happy
red: lie worried
low: sit sad
joy: carried happy

## other
see: stand calm looks Kim
red: stand curious looks scribble
low: hide sad
joy: stand happy

## duet
see: sit curious looks Mo
red: sit worried looks Mo
low: sit sad looks Mo
joy: leap delighted looks Mo

## duet 2
see: sit calm looks Mo
red: hide worried looks Mo
low: sit sad looks Mo
joy: stand happy looks Mo

## any eye
see: sit curious looks Kim
red: look-up curious looks scribble
low: sit sad
joy: sit happy

## any nap
see: lie calm
red: sleep calm
low: lie worried
joy: sleep happy

## any hush
see: sit calm looks Kim
red: look-up curious looks Kim
low: look-up sad looks Kim
joy: sit proud

## any close
see: look-up curious looks Kim
red: back-turned curious
low: sit sad looks Kim
joy: look-up happy
`
