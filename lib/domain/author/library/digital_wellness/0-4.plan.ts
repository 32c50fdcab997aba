// Want: the small box with the light in it. In the way: it never says good night. Engine: good night to all that has a switch, and to much that
// has none; "One more?" said the sock. The pet waits for nose to nose, and gets in front of the duck at last.
// Turn: the duck never looked at Kim, and the pet did. Last image: the last two clicks; or a nose that does go off. {bip} is always "it".
export const plan = String.raw`
id: digital_wellness-0-4
skill: digital_wellness
level: 0-4
days: christmas plot, new-baby plot, snow-day plot, hanukkah plot, first-day-of-school plot
surprise: picture | 9 window
surprise: word

# 1
@ bedroom dusk medium | child: point proud looks lamp | all: sit calm looks Kim | props: lamp "lit", bed

# 2
@ hallway night knee | child: reach happy does touch:light-switch | Bo: look-up curious looks Kim | props: light-switch, door
> want
* bed
slots: place, series

# 3
@ kitchen lamp knee | child: reach happy does touch:light-switch | Bo: sit calm looks Kim | props: light-switch, table, bread | event
* bed
^ child second
slots: event

# 4
@ bathroom lamp face | child: stand curious does touch:child | Bo: look-up curious looks Kim | props: bucket, mirror
^ child set
* bed

# 5
@ living-room lamp medium | child: kneel delighted looks light-box | Bo: look-up curious looks light-box | props: light-box, sofa | event
> eyes
* look
slots: event

# 6
@ living-room lamp knee | child: sit delighted looks light-box holds light-box | Bo: sit curious looks light-box | props: light-box
> behind ?
* look

# 7
@ bedroom lamp whole | child: walk happy looks light-box holds light-box | Bo: walk happy | all: walk happy | props: light-box, bed, lamp
^ pet set
* look
slots: place

# 8
@ bedroom night knee | child: sit delighted looks light-box holds light-box | Bo: look-up calm looks Kim | props: light-box
> nose

# 9
@ bedroom night behind | child: sit happy looks light-box holds light-box | Bo: lie sad looks Kim | props: window, moon, light-box | event
> late ?
* late
slots: place, event

# 10
@ bedroom night knee | child: sit happy looks light-box holds light-box | Bo: lie sad looks Kim | all: lie sad looks Kim | props: light-box, moon
^ pet trouble
* late
slots: place

# 11
@ bedroom night face | child: rub-eyes worried looks light-box | Bo: lie sad looks Kim | props: light-box, pillow
* late
^ child trouble

# 12
@ bedroom night medium | child: hands-on-hips cross looks light-box | Bo: look-up worried looks light-box | props: light-box, bed
> off ?
* late
^ pet second

# 13 a
@ bedroom night whole | child: sit worried holds light-box at centre | Bo: look-up worried looks Kim | all: look-up worried looks Kim | props: light-box "deep", sock, pillow
> sock ?
slots: series

# 13 b
@ bedroom night whole | child: sit worried holds light-box at centre | Bo: look-up worried looks Kim | all: look-up worried looks Kim | props: light-box "deep", bag, pillow
> sock ?
slots: series

# 14 a
@ hallway night medium | child: run worried looks light-box | Bo: walk worried looks Kim | props: light-box, basket, door
^ child third

# 14 b
@ kitchen night medium | child: run worried looks light-box | Bo: walk worried looks Kim | props: light-box, table, bowl
^ child third

# 15
@ bedroom night close | child: sit curious looks pet1 | Bo: look-up calm looks Kim | props: light-box
> hinge

# 16
@ bedroom night knee | child: crouch worried does touch:light-box | Bo: sit calm looks Kim | props: bed
slots: deed

# 17
@ bedroom night behind | child: stand scared does touch:light-box | Bo: sit calm looks Kim | all: sit calm looks Kim | props: light-box "off", bed
^ child pay
* dark

# 18
@ bedroom night face | child: kneel happy does foreheads:Bo | Bo: look-up happy looks Kim | props: bed
* dark
slots: place

# 19
@ bedroom night behind | child: point delighted looks window | Bo: look-up happy looks window | all: look-up happy looks window | props: window, star | event
> star ?
* dark
^ pet pay
slots: place, event

# 20 a
@ bedroom night above | child: sleep happy | all: sleep happy | props: star, pillow, blanket | event
> last ?
* dark
^ pet third
slots: event, series

# 20 b
@ bedroom night knee | child: sleep happy | Bo: lie happy looks Kim | all: sleep happy | props: bed, star | event
> last ?
* dark
^ pet third
slots: event, series

## lead dog
want: walk happy looks Kim
eyes: stand curious looks light-box does nose-into:light-box
behind: stand curious looks light-box
nose: look-up happy looks Kim
late: lie sad looks Kim
off: stand cross looks light-box
sock: stand curious looks Kim
hinge: lie calm looks Kim does lie-across:light-box
star: look-up happy looks star
last: sleep happy

## lead cat
want: lie calm looks Kim
eyes: sit curious looks light-box does paw-on:light-box
behind: sit curious looks light-box
nose: sit calm looks Kim
late: back-turned cross
off: sit cross looks light-box
sock: sit cross looks Kim
hinge: lie calm looks Kim does lie-across:light-box
star: sit calm looks star
last: sleep happy

## lead bird
nose: perch calm looks Kim
hinge: perch calm looks Kim
star: perch happy looks star

## lead fish
nose: swim calm looks Kim
hinge: swim calm looks Kim
star: swim happy looks star

## lead rabbit
nose: look-up calm looks Kim
hinge: sit calm looks Kim
star: look-up happy looks star

## lead guineapig
nose: look-up calm looks Kim
hinge: sit calm looks Kim
star: look-up happy looks star

## lead hamster
nose: look-up calm looks Kim
hinge: sit calm looks Kim
star: look-up happy looks star

## lead horse
nose: stand calm looks Kim
hinge: stand calm does nose-into:child
star: look-up happy looks star

## lead lizard
nose: lie calm looks Kim
hinge: lie calm does lie-across:light-box
star: lie happy looks star

## lead toy
nose: lie calm
hinge: sit calm looks Kim
star: sit happy looks star

## lead other
nose: stand calm looks Kim
hinge: stand calm looks Kim
star: look-up happy looks star

## trait pet fear
set: walk curious looks bed
trouble: sit worried looks Kim
pay: look-up calm looks star

## trait pet theft
set: walk proud holds {trait.prop}
trouble: sit sad looks Kim holds {trait.prop}
pay: look-up happy looks star | props: {trait.prop}

## trait pet noise
set: look-up happy looks Kim
trouble: look-up sad looks Kim
pay: look-up happy looks star

## trait pet part
set: walk happy looks Kim
trouble: lie sad looks Kim
pay: look-up happy looks star

## trait pet deaf
set: look-up happy looks Kim
trouble: look-up sad looks Kim
pay: look-up happy looks Kim

## trait pet age
set: walk calm looks bed
trouble: lie sad looks Kim
pay: lie happy looks Kim

## trait pet favourite
set: walk happy holds {trait.prop}
trouble: sit sad looks Kim | props: {trait.prop}
pay: look-up happy looks Kim | props: {trait.prop}

## trait pet sleep
set: walk happy looks bed
trouble: sit sad looks Kim
pay: lie happy

## trait pet habit
set: [digs: dig | follows: walk | hidesthings: hide | sitsonthings: sit | licks: stand | run] happy
trouble: [digs: dig | follows: walk | hidesthings: hide | sitsonthings: sit | licks: stand | run] sad
pay: [digs: dig | follows: walk | hidesthings: hide | sitsonthings: sit | licks: stand | run] happy

## trait pet talent
set: [jumps,catches: leap | shakeshands: sit | stand] happy
trouble: [jumps,catches: leap | shakeshands: sit | stand] sad looks Kim
pay: [jumps,catches: leap | shakeshands: sit | stand] happy looks Kim

## trait child fear
set: whisper worried looks mirror
trouble: sit worried looks light-box holds light-box
pay: sit scared looks light-box

## trait child collection
set: whisper happy looks mirror | props: {trait.prop}
trouble: sit sad looks light-box holds light-box | props: {trait.prop}
pay: sit worried looks light-box

## trait child noise
set: whisper happy looks mirror
trouble: sit sad looks light-box holds light-box
pay: sit calm looks light-box

## trait child part
set: whisper proud looks mirror
trouble: sit sad looks light-box holds light-box
pay: sit worried looks light-box

## trait child favourite
set: whisper happy looks mirror
trouble: sit sad looks light-box holds light-box
pay: sit calm looks light-box

## trait child sleep
set: whisper calm looks mirror
trouble: sit sad looks light-box holds light-box
pay: sit calm looks light-box

## trait child habit
set: whisper curious looks mirror
trouble: sit worried looks light-box holds light-box
pay: sit worried looks light-box

## trait child talent
set: whisper happy looks mirror
trouble: sit sad looks light-box holds light-box
pay: sit calm looks light-box

## dog
bed: lie calm
look: stand happy looks light-box
late: lie sad
dark: lie happy

## dog 2
bed: sit happy holds ball
look: stand curious looks light-box
late: sit sad looks Kim
dark: lie happy

## cat
bed: lie proud
look: sit curious looks light-box
late: back-turned cross
dark: lie happy

## cat 2
bed: sit proud
look: sit proud
late: lie cross
dark: sit happy looks Kim

## bird
bed: perch calm
look: perch delighted looks light-box
late: perch worried
dark: perch happy

## fish
bed: swim calm
look: hide worried
late: swim sad
dark: swim happy

## fish 2
bed: swim happy
look: swim curious looks light-box
late: swim sad
dark: swim happy

## rabbit
bed: sit calm
look: leap happy
late: lie sad
dark: lie happy

## guineapig
bed: hide calm
look: look-up curious looks light-box
late: hide sad
dark: lie happy

## hamster
bed: stand happy
look: run happy looks light-box
late: sit sad
dark: run happy

## horse
bed: lie calm
look: stand curious looks light-box
late: stand sad
dark: stand happy

## lizard
bed: lie calm
look: look-up curious looks light-box
late: lie sad
dark: lie happy

## toy
bed: lie calm
look: lie happy
late: lie sad
dark: carried happy

## other
bed: lie calm
look: look-up curious looks light-box
late: lie sad
dark: lie happy

## duet
bed: lie calm looks Mo
look: look-up curious looks Mo
late: lie sad looks Mo
dark: lie happy looks Mo

## duet 2
bed: lie calm
look: sit curious looks light-box
late: lie sad
dark: sit happy looks Kim

## any nap
bed: lie calm
look: look-up curious looks light-box
late: lie sad
dark: sleep happy

## any good
bed: sit calm looks Kim
look: look-up happy looks light-box
late: sit sad looks Kim
dark: look-up happy looks Kim

## any click
bed: look-up curious looks Kim
look: sit happy looks light-box
late: sit sad
dark: sleep happy

## any way
bed: sit worried looks Kim
look: stand curious
late: sit sad
dark: lie happy
`
