// Want: the kite out of the tree. In the way: two who both say "pull", and nobody pulls when the other does. Engine: bump, and bump, and leaves.
// Turn: nobody says it; they hear it. Last image: the wind pulls back. {dot} is "she".
export const plan = String.raw`
id: teamwork-0-4
skill: teamwork
level: 0-4
extra: friend she
surprise: count
surprise: word

# 1
@ garden morning wind wide | child: reach worried looks kite | all: look-up curious looks kite | props: kite
slots: recall

# 2
@ park morning wide | child: look-up worried looks kite-tree | Bo: look-up curious looks kite-tree | props: kite-tree
* see
slots: place

# 3
@ park morning close | child: reach happy looks kite-tree | Bo: look-up curious looks Kim | props: kite-tree, leaf
* see

# 4
@ park noon medium | child: stand cross looks friend | friend: reach happy looks kite-tree | all: look-up curious looks friend | props: kite-tree, leaf
* see

# 5
@ park noon wide | child: run worried | friend: run worried at right | Bo: look-up worried looks Kim | props: kite-tree
* mix

# 6
@ park noon medium | child: sit cross looks friend | friend: jump worried looks child | Bo: sit curious looks Kim | props: kite-tree, leaf
* mix

# 7
@ park golden medium | child: hands-on-hips cross looks friend | friend: hands-on-hips cross looks child at centre | Bo: sit worried looks Kim | props: kite-tree
* mix

# 8
@ park golden above | child: run worried | friend: run worried | all: run worried | props: leaf, hat
* mix

# 9
@ park golden wind wide | child: stand cross | friend: stand cross | all: sit worried | props: kite-tree, leaf

# 10
@ park dusk medium | child: sit cross | friend: sit cross at far | all: back-turned cross | props: leaf
* low

# 11
@ park dusk close | child: reach sad looks kite-tree | Bo: sit sad looks Kim | props: kite-tree
* low

# 12
@ park dusk wide | child: sit sad | friend: sit sad at far | Bo: sit sad | props: kite-tree
* low
slots: event, home

# 13
@ park dusk close | child: look-up curious looks pet1 | Bo: sit happy looks Kim | props: leaf

# 14
@ park dusk medium | child: sit happy looks friend | friend: sit happy looks child at centre | Bo: sit happy looks Kim | props: leaf

# 15
@ park dusk close | child: reach worried looks friend | friend: reach happy looks child at centre | Bo: look-up curious looks Kim | props: kite-tree
slots: deed

# 16
@ park dusk wide | child: carry proud | friend: carry proud | all: stand proud | props: kite-tree

# 17
@ park dusk medium | child: carry delighted | friend: carry delighted | all: look-up happy | props: kite-tree

# 18
@ park dusk wide | child: sit delighted | friend: sit delighted | all: sit delighted | props: kite
* joy
* joy

# 19
@ [place: {place.id} | beach] morning wind medium | child: celebrate delighted looks kite | friend: celebrate delighted looks kite | all: look-up delighted looks kite | props: kite | event
* joy
* joy

# 20
@ beach noon wind behind | child: reach delighted looks kite | friend: reach delighted looks kite | all: look-up delighted looks kite | props: kite
* joy

## dog
see: sit cross looks kite-tree
mix: run happy
low: lie sad
joy: run delighted

## dog 2
see: stand proud holds feather
mix: stand happy looks Kim
low: sit sad looks Kim
joy: leap delighted

## cat
see: sit proud
mix: sleep calm
low: sit sad
joy: sit proud looks kite

## cat 2
see: sit curious looks kite-tree
mix: leap happy
low: back-turned sad
joy: run delighted

## bird
see: fly curious looks kite-tree
mix: fly happy
low: perch sad
joy: fly delighted looks kite

## fish
see: look-up curious looks kite-tree
mix: swim worried
low: hide sad
joy: swim delighted

## fish 2
see: swim curious looks kite-tree
mix: swim happy
low: hide sad
joy: look-up delighted looks kite

## rabbit
see: look-up curious looks kite-tree
mix: leap happy
low: lie sad
joy: leap delighted

## guineapig
see: look-up curious looks kite-tree
mix: run happy
low: hide sad
joy: look-up delighted

## hamster
see: stand curious
mix: stand proud
low: sit sad
joy: run delighted

## horse
see: look-up curious looks kite-tree
mix: stand worried
low: stand sad
joy: run delighted

## lizard
see: run curious
mix: run worried
low: lie sad
joy: lie delighted

## toy
see: sit calm
mix: lie worried
low: lie sad
joy: sit delighted looks kite

## other
see: look-up curious looks kite-tree
mix: stand worried
low: sit sad
joy: stand delighted

## duet
see: sit curious looks kite-tree
mix: run worried looks Mo
low: back-turned cross
joy: sit delighted looks Mo

## duet 2
see: look-up curious looks Mo
mix: stand worried looks Mo
low: sit sad looks Mo
joy: leap delighted looks Mo

## any end
see: look-up curious looks kite-tree
mix: sit worried
low: sit sad
joy: sit delighted looks kite

## any say
see: look-up curious looks Kim
mix: look-up happy
low: sit sad looks Kim
joy: look-up delighted looks Kim

## any leaf
see: sit happy
mix: sit worried
low: lie sad
joy: lie delighted

## any rest
see: lie calm
mix: sit worried
low: stand sad
joy: run delighted looks kite
`
