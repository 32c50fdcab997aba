// Want: to be first. In the way: nobody is second, and first does not look back. Engine: a parade that gets shorter while it sings how long it is.
// Turn: first, and last too; then back to front, with the drum given away. Last image: the bush says it. {tot} is "she".
export const plan = String.raw`
id: leadership-0-4
skill: leadership
level: 0-4
extra: friend she
surprise: look | 5 friend
surprise: sound

# 1
@ garden morning medium | child: stand proud holds drum | all: sit curious looks Kim | props: | event
slots: event, recall

# 2
@ garden morning wide | child: walk proud holds drum at right | friend: walk happy at left | all: walk happy | props:
* line

# 3
@ [place: {place.id} | street] noon wide | child: walk happy holds drum at right | friend: walk happy at left | all: walk happy | props:
* line
slots: place, home

# 4
@ street noon medium | child: run happy holds drum at right | friend: run happy at left | Bo: walk happy | props:
* line

# 5
@ park noon medium | child: walk proud holds drum at right | friend: sit worried at left | Bo: walk happy | props: sock at left
* stop

# 6
@ park noon wide | child: walk proud holds drum at right | all: sit curious | props: bench, leaf
* stop

# 7
@ park golden wide | child: walk delighted holds drum at right | all: sit curious looks leaf | props: leaf, flower
* stop

# 8
@ mountain golden wide | child: walk proud holds drum | props:

# 9
@ forest golden medium | child: look-up scared holds drum | props: big-bush at right

# 10
@ forest dusk behind | child: hands-on-hips cross | props: leaf

# 11
@ forest dusk medium | child: celebrate cross holds drum | props: big-bush at right, moth

# 12
@ forest dusk close | child: sit sad holds drum | props: big-bush at right

# 13
@ mountain dusk wide | child: walk worried | props: rock
slots: deed

# 14
@ park dusk close | child: crouch happy looks pet1 | Bo: look-up happy looks Kim | props:
* found

# 15
@ park dusk medium | child: kneel worried looks friend | friend: sit sad looks child at centre | all: sit worried looks friend | props: sock
* found

# 16
@ park dusk medium | child: reach worried looks friend | friend: reach happy looks child holds drum at centre | Bo: sit curious looks Kim | props:
* found

# 17
@ park golden medium | child: walk happy looks friend at right | friend: walk happy holds drum at left | all: walk happy looks Kim | props:

# 18
@ mountain golden wide | child: walk happy looks friend at right | friend: walk happy holds drum at left | all: walk happy looks Kim | props:

# 19
@ forest golden medium | child: sit delighted at right | friend: run delighted holds drum | all: run delighted | props: big-bush at right
* bush
* bush

# 20
@ forest dusk medium | child: sit delighted | friend: sit delighted | all: sit delighted | props: big-bush "boots"
* bush
* bush

## dog
line: walk proud
stop: stand delighted holds bone
found: stand happy looks Kim holds bone
bush: leap delighted holds bone

## dog 2
line: run happy
stop: stand curious
found: stand happy looks Kim
bush: leap delighted

## cat
line: walk calm
stop: lie calm
found: sit happy looks Kim
bush: sit proud

## cat 2
line: walk proud
stop: sit calm
found: sit happy looks Kim
bush: hide delighted

## bird
line: fly happy
stop: perch curious
found: perch happy looks Kim
bush: perch delighted

## fish
line: swim happy
stop: look-up curious
found: look-up happy looks Kim
bush: swim delighted

## fish 2
line: swim happy
stop: swim calm
found: swim happy looks Kim
bush: swim delighted

## rabbit
line: leap happy
stop: sit happy
found: sit happy looks Kim
bush: hide delighted

## guineapig
line: walk happy
stop: look-up curious
found: look-up happy looks Kim
bush: sit delighted

## hamster
line: run happy
stop: stand delighted
found: stand happy looks Kim
bush: run delighted

## horse
line: walk proud
stop: stand calm
found: stand happy looks Kim
bush: walk delighted

## lizard
line: run happy
stop: lie calm
found: lie happy looks Kim
bush: hide delighted

## toy
line: sit happy
stop: lie worried
found: lie happy looks Kim
bush: sit delighted

## other
line: walk happy
stop: look-up curious
found: stand delighted looks Kim
bush: hide delighted

## duet
line: walk happy looks Mo
stop: stand worried looks Mo
found: sit happy looks Kim
bush: hide delighted looks Mo

## duet 2
line: walk happy looks Mo
stop: stand curious looks Mo
found: stand happy looks Kim
bush: hide delighted looks Mo

## any bow
line: walk proud holds ribbon
stop: sit worried
found: sit happy looks Kim holds ribbon
bush: hide delighted

## any sit
line: walk happy
stop: sit calm
found: sit happy looks Kim
bush: sit delighted

## any late
line: run happy
stop: stand worried
found: stand happy looks Kim
bush: leap delighted

## any way
line: look-up happy looks Kim
stop: walk curious
found: stand happy looks Kim
bush: leap delighted
`
