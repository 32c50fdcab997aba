// Want: to take {spud}, a potato, to the bears' picnic. In the way: it is no bear, as everybody says; and then a bear is lent. Engine: what bears can
// do, and a potato can not. Turn: all potatoes look alike in a pot, but not to {Kim}. Last image: green hair. {friend} and {aunt} are "she".
export const plan = String.raw`
id: authentic-choices-0-4
skill: authentic_choices
level: 0-4
extra: friend she
extra: friend2 he
extra: grownup she
surprise: picture | 20 potato
surprise: count | 7 teddy, 7 potato

# 1
@ kitchen morning close | child: kneel delighted looks potato | props: potato, bag
* meet

# 2
@ bedroom morning medium | child: sit happy looks potato | Bo: sit curious looks potato | props: potato "sock", bed
* meet
slots: recall

# 3
@ playground noon wide | child: celebrate delighted looks potato | all: look-up happy looks Kim | props: swing, potato "sock", slide
* meet

# 4
@ street morning medium | child: stand happy holds potato | friend: run delighted looks child holds teddy | all: look-up curious looks friend | props: door
slots: place, event

# 5
@ [place: {place.id} | park] noon wide | child: stand happy holds potato | friend: stand happy looks child | friend2: sit happy holds teddy | grownup: stand happy at far | all: sit happy | props: teddy, teddy, blanket
slots: place

# 6
@ park noon close | child: sit happy looks potato | friend: sit proud looks teddy | props: teddy, potato "sock"
* bear

# 7
@ park noon medium | child: reach worried looks potato | friend: point happy looks teddy | Bo: sit curious looks potato | props: teddy at left, teddy, potato at right
* bear

# 8
@ park golden medium | child: stand sad holds potato | friend: shrug happy | friend2: point happy looks child | Bo: sit worried looks Kim | props: teddy, teddy
* bear

# 9
@ park golden close | child: hide sad | grownup: crouch happy looks child holds teddy | props: teddy, blanket

# 10
@ park golden medium | child: carry worried holds teddy | grownup: walk happy at far | Bo: sit sad looks potato | props: potato at left, potatoes at right
* low

# 11
@ park golden above | child: sit sad holds teddy | friend: sit happy | friend2: sit happy | all: sit sad | props: teddy, blanket, cake | event
* low
slots: event

# 12
@ park dusk close | child: hug sad looks teddy holds teddy | Bo: sit sad looks Kim | props: teddy, leaf
* low

# 13
@ park dusk wide | child: stand scared looks potatoes holds teddy | grownup: stand happy looks potatoes holds spoon | all: stand worried looks potatoes | props: potatoes, campfire

# 14
@ park dusk close | child: kneel scared looks potatoes | Bo: stand worried looks potatoes | props: potatoes

# 15
@ park dusk medium | child: look-up scared looks grownup | grownup: reach happy holds potato | friend: stand happy | friend2: stand happy | Bo: look-up scared looks potato | props: campfire

# 16
@ park dusk close | child: reach scared looks grownup | grownup: stand worried looks child holds potato | props: campfire
slots: deed

# 17
@ park golden medium | child: hug happy looks potato holds potato | grownup: stand calm looks child holds teddy | Bo: look-up happy looks potato | props: sock
* joy

# 18
@ park golden close | child: sit curious looks friend holds potato | friend: whisper worried looks child holds spoon | props: teddy, spoon

# 19
@ park golden wide | child: celebrate delighted looks potato | friend: celebrate delighted | friend2: run happy | all: leap happy | props: potato, teddy, blanket | event
* joy
* joy

# 20
@ [home: bedroom | kitchen] morning medium | child: kneel delighted looks potato | grownup: stand curious looks potato | all: look-up curious looks potato | props: potato "hair", window
slots: home

## dog
meet: stand curious looks potato
bear: sit proud
low: lie sad
joy: run delighted

## dog 2
meet: stand happy looks potato
bear: walk happy
low: lie sad
joy: stand delighted

## cat
meet: sit curious looks potato
bear: sit proud
low: back-turned sad
joy: leap happy

## cat 2
meet: lie calm looks potato
bear: sit cross
low: sit sad
joy: lie happy

## bird
meet: perch happy looks potato
bear: perch happy
low: hide sad
joy: fly delighted

## fish
meet: swim curious looks potato
bear: swim proud
low: swim worried
joy: swim delighted

## fish 2
meet: look-up happy looks potato
bear: swim calm
low: swim sad
joy: swim happy

## rabbit
meet: sit curious looks potato
bear: leap happy
low: sit sad
joy: leap delighted

## guineapig
meet: stand happy looks potato
bear: look-up proud
low: look-up worried
joy: run delighted

## hamster
meet: stand curious looks potato
bear: sit happy
low: sit sad
joy: sit happy

## horse
meet: stand curious looks potato
bear: stand worried
low: stand sad looks Kim
joy: leap delighted

## lizard
meet: lie curious looks potato
bear: stand calm
low: lie sad
joy: lie happy

## toy
meet: sit happy looks potato
bear: sit proud
low: lie sad
joy: carried happy

## other
meet: stand curious looks potato
bear: stand proud
low: sit sad looks Kim
joy: run delighted

## duet
meet: sit curious looks Mo
bear: sit happy looks Mo
low: sit sad looks Mo
joy: run delighted looks Mo

## duet 2
meet: sit happy looks Mo
bear: sit proud looks Mo
low: sit sad looks Mo
joy: look-up delighted looks Mo

## any look
meet: look-up curious looks potato
bear: sit calm
low: sit worried looks Kim
joy: look-up happy

## any bed
meet: lie calm
bear: sleep calm
low: lie sad
joy: run happy

## any bun
meet: sit curious looks potato
bear: sit happy
low: sit sad
joy: sit delighted

## any near
meet: sit happy looks potato
bear: sit calm
low: sit sad looks Kim
joy: sit proud
`
