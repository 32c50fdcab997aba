// Want: to put on the best play ever. In the way: everybody is polite. Engine: a king counts a hundred spoons, and the room empties.
// Turn: "Which bit?" Last image: hot soup, and what the spoon says. {aunt} and {bea} are "she", {uncle} "he".
export const plan = String.raw`
id: constructive_feedback-5-8
skill: constructive_feedback
level: 5-8
extra: elder she
extra: grownup he
extra: friend she
surprise: count | 10 chair
surprise: face | 13 spoon-stage

# 1
@ kitchen morning medium | child: sit delighted looks ladle holds ladle | all: look-up curious looks ladle | props: table, spoon, paint
* cast
slots: recall

# 2
@ kitchen golden wide | child: stand proud looks spoon-stage | elder: sit worried | grownup: sit worried | all: sit happy | props: spoon-stage, table, bowl
* cast
* cast
slots: home

# 3
@ living-room lamp close | child: stand proud looks spoon-stage | Bo: look-up happy looks spoon-stage | props: spoon-stage
* cast

# 4
@ living-room lamp wide | child: stand happy looks spoon-stage | elder: sit calm looks spoon-stage | grownup: sit calm looks spoon-stage | all: sit calm looks spoon-stage | props: spoon-stage, sofa

# 5
@ living-room lamp medium | child: celebrate proud looks spoon-stage | grownup: sleep calm | Bo: sit calm | props: spoon-stage, sofa
* leave

# 6
@ living-room lamp close | elder: celebrate worried looks child | child: stand delighted looks elder | props: spoon-stage

# 7
@ living-room golden medium | child: celebrate happy looks spoon-stage | friend: sit calm looks spoon-stage | elder: sit calm | Bo: sit calm | props: spoon-stage, sofa
* leave

# 8
@ living-room golden close | child: reach worried looks spoon-stage | props: spoon-stage "fallen"

# 9
@ hallway dusk medium | elder: walk worried | grownup: wave worried looks child | child: stand worried looks grownup | all: sit calm | props: door, hat, umbrella
slots: place

# 10
@ garden golden wide | child: stand happy looks spoon-stage | friend: sit calm looks spoon-stage | all: walk calm | props: spoon-stage, chair, chair, clothes-line
* leave
slots: place

# 11
@ garden golden close | friend: sit calm | child: stand scared looks friend | props: chair, chair

# 12
@ living-room dusk medium | child: sit sad looks ladle holds ladle | Bo: sit sad looks Kim | props: spoon
* low

# 13
@ living-room dusk behind | child: sit sad looks spoon-stage | all: sit sad | props: spoon-stage
* low

# 14
@ hallway lamp wide | child: stand worried looks friend | friend: stand calm looks child | all: sit worried looks Kim | props: door, sock
* low

# 15
@ hallway lamp medium | child: stand curious looks friend | friend: shrug worried looks child | Bo: sit curious looks friend | props: door

# 16
@ hallway lamp close | child: stand worried looks friend | friend: point happy looks child | props: door, spoon
slots: deed

# 17
@ kitchen night medium | child: reach sad looks spoon | Bo: look-up calm looks Kim | props: table, spoon, spoon, bucket

# 18
@ living-room lamp wide | child: stand worried looks spoon-stage | elder: sit calm looks spoon-stage | grownup: sit calm looks spoon-stage | friend: sit delighted looks spoon-stage | all: sit curious looks spoon-stage | props: spoon-stage "one", sofa | event
* joy
slots: event

# 19
@ living-room lamp medium | child: reach delighted looks spoon-stage | elder: celebrate delighted | grownup: celebrate delighted | friend: celebrate delighted | all: leap delighted | props: spoon-stage "fallen"
* joy
* joy

# 20
@ kitchen lamp medium | elder: sit delighted looks child | friend: sit happy looks spoon holds spoon | child: sit happy looks friend | grownup: sit happy | all: sit happy | props: table, soup, soup
* joy
slots: event

## dog
cast: stand happy looks ladle
leave: walk calm
low: lie sad looks Kim
joy: look-up delighted

## dog 2
cast: stand happy
leave: walk worried
low: stand sad holds sock
joy: run delighted holds spoon

## cat
cast: sit calm wears crown
leave: walk proud
low: sit sad
joy: sit delighted

## cat 2
cast: sit proud
leave: lie calm
low: sit sad
joy: sit happy looks spoon-stage

## bird
cast: perch happy
leave: perch calm
low: perch sad
joy: fly delighted

## fish
cast: swim curious
leave: back-turned calm
low: swim sad looks Kim
joy: swim delighted

## fish 2
cast: swim happy
leave: hide calm
low: swim sad looks Kim
joy: swim delighted

## rabbit
cast: sit proud
leave: hide calm
low: sit sad looks Kim
joy: leap delighted

## guineapig
cast: look-up worried
leave: walk happy
low: sit sad looks Kim
joy: look-up delighted

## hamster
cast: stand proud
leave: sleep calm
low: stand sad looks Kim
joy: leap delighted

## horse
cast: stand curious looks ladle
leave: walk calm
low: stand sad looks Kim
joy: stand delighted

## lizard
cast: look-up happy
leave: lie calm
low: sit sad looks Kim
joy: leap delighted

## toy
cast: sit proud
leave: lie calm
low: sit sad looks Kim
joy: lie delighted

## other
cast: sit curious
leave: walk worried
low: sit sad looks Kim
joy: look-up delighted

## duet
cast: sit happy looks Mo
leave: walk calm looks Mo
low: sit sad looks Kim
joy: leap delighted looks Mo

## duet 2
cast: stand worried looks Mo
leave: sit calm looks Mo
low: sit sad looks Mo
joy: stand delighted looks Mo

## any nap
cast: sleep calm
leave: sleep calm
low: look-up sad looks Kim
joy: look-up delighted

## any say
cast: look-up happy
leave: walk calm
low: sit sad looks Kim
joy: look-up delighted

## any paint
cast: stand proud
leave: walk calm
low: sit sad looks Kim
joy: sit delighted

## any seat
cast: sit proud
leave: walk calm
low: sit sad looks Kim
joy: sit delighted
`
