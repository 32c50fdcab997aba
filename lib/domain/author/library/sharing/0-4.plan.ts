// Want: to hold the ball, all day, alone. In the way: two arms are all there are. Engine: no hand for the bun, the door, the hat, the itch.
// Turn: no arm for Bo; the ball slips, and comes back. Last image: said in sleep.
export const plan = String.raw`
id: sharing-0-4
skill: sharing
level: 0-4
surprise: count
surprise: sound

# 1
@ hallway morning wide | child: kneel delighted looks ball | all: sit curious looks ball | props: ball, box, door
slots: place, home, recall

# 2
@ hallway morning medium | child: hug proud holds ball | Bo: sit curious looks ball | props: box
* want

# 3
@ living-room morning close | child: sit happy holds ball | Bo: look-up curious looks ball | props: sofa
* want

# 4
@ garden morning wind medium | child: carry worried holds ball wears hat | all: walk curious looks ball | props: leaf
* want

# 5
@ kitchen noon medium | child: stand worried looks plate holds ball | Bo: look-up happy looks plate | props: plate, bread, table | event
slots: place, event

# 6
@ kitchen noon close | child: sit happy holds ball | Bo: sit curious looks Kim | props: plate, bread
* bump

# 7
@ bathroom noon medium | child: stand cross looks mirror holds ball | Bo: sit curious looks Kim | props: mirror
* bump

# 8
@ hallway noon medium | child: stand cross looks door holds ball | Bo: sit curious looks door | props: door, box
* bump

# 9
@ garden noon wind close | child: stand cross looks hat holds ball | props: hat, leaf
* bump

# 10
@ garden noon cloud wide | child: sit cross looks ball holds ball | props: plant
* quiet

# 11
@ park noon cloud medium | child: sit sad looks ball holds ball | Bo: lie sad looks Kim | props: flower, butterfly
* quiet

# 12
@ [place: {place.id} | park] golden wind medium | child: look-up sad looks leaf holds ball | all: sit sad looks Kim | props: leaf, leaf
* quiet

# 13
@ garden golden cloud wide | child: stand sad looks Bo holds ball at left | Bo: look-up sad looks Kim at far | props: flowerpot

# 14
@ garden golden medium | child: reach worried looks Bo holds ball | Bo: look-up curious looks Kim | props: flowerpot, hat

# 15
@ garden golden wind wide | child: run scared looks ball | all: look-up curious looks ball | props: ball at far, flowerpot

# 16
@ garden golden behind | child: stand sad looks ball | Bo: stand curious looks ball at far | props: ball at far

# 17
@ garden golden medium | child: kneel delighted looks ball | Bo: stand happy looks ball | props: ball

# 18
@ garden golden close | child: crouch happy looks Bo | Bo: look-up happy looks ball | props: ball
slots: deed

# 19
@ garden golden wide | child: celebrate delighted looks ball | all: run delighted looks ball | props: ball, hat
* joy
* joy

# 20
@ garden night medium | child: sleep happy | all: sit happy looks ball | props: ball, blanket, hat
* joy
* joy

## dog
want: sit happy looks ball
bump: look-up happy looks Kim
quiet: sit sad looks Kim holds sock
joy: run delighted

## dog 2
want: sit calm looks ball
bump: run happy
quiet: lie sad looks Kim
joy: leap delighted

## cat
want: stand curious looks ball
bump: sit calm looks Kim
quiet: walk sad looks Kim
joy: stand delighted looks ball

## cat 2
want: back-turned calm
bump: sit proud
quiet: sit calm
joy: leap delighted

## bird
want: perch happy looks ball
bump: perch curious looks Kim
quiet: perch sad looks Kim
joy: fly delighted

## fish
want: swim curious looks ball
bump: swim happy
quiet: swim sad looks Kim
joy: swim delighted

## fish 2
want: swim calm looks ball
bump: swim curious looks Kim
quiet: swim sad
joy: swim delighted

## rabbit
want: sit curious looks ball
bump: leap worried
quiet: lie sad
joy: leap delighted

## guineapig
want: look-up happy looks ball
bump: hide worried
quiet: sit sad looks ball
joy: run delighted

## hamster
want: look-up curious looks ball
bump: stand happy
quiet: sit sad
joy: run delighted

## horse
want: stand curious looks ball
bump: stand curious looks Kim
quiet: stand sad looks Kim
joy: run delighted

## lizard
want: run happy looks ball
bump: stand curious looks Kim
quiet: lie sad
joy: run delighted

## toy
want: lie curious looks ball
bump: lie worried
quiet: lie sad
joy: sit delighted

## other
want: stand curious looks ball
bump: stand curious looks Kim
quiet: stand sad looks Kim
joy: stand delighted

## duet
want: sit happy looks ball
bump: look-up curious looks Mo
quiet: sit sad looks Mo
joy: sit delighted looks Mo

## duet 2
want: sit sad looks ball
bump: hide worried looks Kim
quiet: sit sad
joy: leap delighted looks ball

## any say
want: look-up happy looks ball
bump: look-up curious looks Kim
quiet: sit sad looks Kim
joy: look-up delighted

## any line
want: sit calm looks ball
bump: sit calm looks ball
quiet: sit sad looks ball
joy: sit delighted

## any nap
want: sleep calm
bump: look-up worried
quiet: sleep calm
joy: look-up delighted

## any near
want: sit curious looks ball
bump: sit worried looks Kim
quiet: sit sad looks Kim
joy: look-up delighted looks ball
`
