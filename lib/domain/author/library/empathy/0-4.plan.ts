// Want: a small sad peep to be glad, and to stay. In the way: {Kim} gives it what makes {Kim} glad. Engine: "Is it this?" "Peep."
// Turn: as low as a peep, {Kim} sees what a peep sees. Last image: the peep brings what makes a peep glad. It is called "the peep".
export const plan = String.raw`
id: empathy-0-4
skill: empathy
level: 0-4
pick: snack = bun, plum, pear, crust
surprise: picture | 1 window
surprise: sound

# 1
@ bedroom morning wide | child: sit curious | all: look-up curious | props: bed, lamp, window at far
* hear
slots: place, recall

# 2
@ hallway morning medium | child: crouch curious looks basket | Bo: look-up curious | props: basket, hat, shelf
* hear
slots: home

# 3
@ living-room morning close | child: kneel delighted looks bird | Bo: look-up curious looks bird | props: lamp at near, bird
* hear

# 4
@ living-room noon medium | child: stand worried looks bird | all: sit curious looks bird | props: lamp, bird, sofa

# 5
@ kitchen noon medium | child: reach happy looks bird holds apple | Bo: look-up curious looks Kim | props: table, plate, bird, apple "{snack}"
* give

# 6
@ bathroom noon wide | child: kneel happy looks bird | Bo: sit curious looks bird | props: bucket, bird at far, shelf
* give

# 7
@ bedroom golden close | child: kneel happy looks bird holds teddy | Bo: sit calm looks teddy | props: teddy, bird, bed
* give

# 8
@ living-room golden medium | child: sit delighted holds drum | Bo: sit happy looks drum | props: drum, bird at far, clock
* give

# 9
@ living-room golden above | child: stand worried looks bird | all: sit worried looks bird | props: drum, teddy, bread, blanket, bird | event
slots: place, event

# 10
@ kitchen golden cloud medium | child: hands-on-hips cross looks bird | all: sit worried looks Kim | props: bird at far, teddy, shelf
* low

# 11
@ hallway golden cloud medium | child: sit sad | Bo: sit sad looks Kim | props: bird, teddy
* low

# 12
@ living-room dusk wide | child: lie sad | Bo: lie calm looks bird | props: rug, bird, window at far

# 13
@ living-room dusk close | child: lie curious looks bird | Bo: lie curious looks bird | props: bird, rug

# 14
@ living-room dusk behind | child: sit curious looks window | all: sit curious looks window | props: window, bird

# 15
@ garden dusk wide | child: look-up curious looks bird-tree | Bo: look-up curious looks bird-tree | props: window, bird-tree "big" at right

# 16
@ bedroom dusk close | child: crouch sad looks bird | Bo: sit sad looks Kim | props: bird, window
* low

# 17
@ bedroom dusk wind medium | child: reach worried looks window | Bo: look-up worried looks window | props: window, bird
slots: deed

# 18
@ garden dusk wide | child: wave happy looks bird-tree | Bo: look-up happy looks bird-tree | props: window, bird-tree "flies" at right, leaf
* joy
* joy

# 19
@ garden dusk wide | child: sit delighted looks bird-tree | all: sit happy | props: bird-tree "both" at right, plate, bread | event
* joy
* joy
slots: event

# 20
@ bedroom morning close | child: crouch delighted looks snail | Bo: sit curious looks snail | props: snail, bird, window

## dog
hear: look-up curious
give: stand proud holds bone
low: lie sad holds bone
joy: stand happy

## dog 2
hear: run curious
give: sit happy holds ball
low: lie sad
joy: run delighted

## cat
hear: sit curious
give: sleep calm
low: lie worried
joy: back-turned calm

## cat 2
hear: sit proud
give: sit curious
low: lie sad
joy: lie happy

## bird
hear: perch curious
give: perch happy
low: perch sad
joy: fly delighted

## fish
hear: swim curious
give: look-up happy
low: hide sad
joy: swim delighted

## fish 2
hear: swim curious
give: swim happy
low: hide sad
joy: swim delighted

## rabbit
hear: look-up curious
give: sit happy holds carrot
low: sit sad looks Kim
joy: leap delighted

## guineapig
hear: look-up curious
give: stand happy
low: look-up sad
joy: look-up delighted

## hamster
hear: look-up curious
give: stand worried
low: carried sad
joy: sit happy

## horse
hear: stand curious
give: stand happy
low: stand sad looks Kim
joy: look-up delighted

## lizard
hear: stand curious
give: lie calm
low: lie sad
joy: run happy

## toy
hear: cuddled curious
give: sit worried
low: cuddled sad
joy: sit happy

## other
hear: look-up curious
give: stand proud
low: sit sad looks Kim
joy: stand delighted

## duet
hear: look-up curious looks Mo
give: sit happy looks Mo
low: sit sad looks Mo
joy: sit delighted looks Mo

## duet 2
hear: look-up curious
give: sit worried
low: sit sad looks Mo
joy: sit happy looks Mo

## any see
hear: look-up curious
give: sit calm
low: sit sad
joy: look-up delighted looks Kim

## any bed
hear: lie calm
give: lie calm
low: lie worried
joy: sleep happy

## any me
hear: look-up curious looks Kim
give: sit curious looks Kim
low: sit sad looks Kim
joy: sit happy looks Kim

## any last
hear: walk curious
give: sit worried
low: sit sad
joy: sit proud
`
