// Want: the small box with the light in it. In the way: it never says good night. Engine: good night to all that has a switch, and to much that
// has none; "One more?" said the sock. Turn: eyes that look back. Last image: the last two clicks. {bip} is always "it".
export const plan = String.raw`
id: digital_wellness-0-4
skill: digital_wellness
level: 0-4
surprise: picture | 9 window
surprise: word

# 1
@ bedroom dusk medium | child: point proud looks lamp | all: sit calm looks Kim | props: lamp, bed
slots: recall

# 2
@ hallway dusk wide | child: reach happy | Bo: look-up curious looks Kim | props: door, boots
* bed
slots: place, home

# 3
@ kitchen lamp medium | child: reach happy | Bo: sit calm looks Kim | props: lamp, table, bread | event
* bed
slots: event

# 4
@ bathroom lamp close | child: whisper curious looks mirror | Bo: look-up curious looks Kim | props: bucket, mirror
* bed

# 5
@ living-room lamp medium | child: kneel delighted looks light-box | Bo: look-up curious looks light-box | props: light-box, sofa
* look

# 6
@ living-room lamp close | child: sit delighted looks light-box holds light-box | Bo: sit curious looks light-box | props: light-box
* look

# 7
@ bedroom lamp wide | child: walk happy looks light-box holds light-box | all: walk happy | props: light-box, bed, lamp
* look

# 8
@ bedroom night close | child: lie delighted looks light-box holds light-box | Bo: look-up calm looks Kim | props: bed, light-box

# 9
@ bedroom night behind | child: sit happy looks light-box holds light-box | Bo: lie sad looks Kim | props: window, light-box
* late

# 10
@ bedroom night medium | child: sit happy looks light-box holds light-box | all: lie sad looks Kim | props: bed, clock, light-box
* late

# 11
@ bedroom night close | child: sit worried looks light-box holds light-box | props: light-box, pillow
* late

# 12
@ bedroom night medium | child: hands-on-hips cross looks light-box | Bo: look-up worried looks light-box | props: light-box, bed
* late

# 13
@ bedroom night wide | child: sit worried at centre | all: look-up worried looks Kim | props: light-box "deep" at centre, sock, pillow

# 14
@ hallway night medium | child: run worried looks light-box | Bo: walk worried looks Kim | props: light-box, basket, door

# 15
@ bedroom night close | child: sit curious looks pet1 | Bo: look-up calm looks Kim | props: light-box
slots: deed

# 16
@ bedroom night medium | child: crouch worried looks light-box holds light-box | Bo: sit calm looks Kim | props: light-box, bed

# 17
@ bedroom night behind | child: sit scared looks light-box | all: sit calm looks Kim | props: light-box "off", bed
* dark

# 18
@ bedroom night close | child: kneel happy looks pet1 | Bo: look-up happy looks Kim | props: bed
* dark

# 19
@ bedroom night wide | child: point delighted looks star | all: look-up happy looks star | props: window, star at right
* dark

# 20
@ bedroom night above | child: sleep happy | all: sleep happy | props: star, pillow, blanket
* dark

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
