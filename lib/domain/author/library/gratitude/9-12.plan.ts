// Want: to be even with whoever brought the wallet back. In the way: he wants to be even, too. Two decent sides: pay what you owe; let it be a
// gift. Engine: presents that get bigger. Turn: "All this time, they had been giving it back." Last image: a step, a note. {friend} is "she".
export const plan = String.raw`
id: gratitude-9-12
skill: gratitude
level: 9-12
extra: friend she
extra: grownup he
surprise: animals
surprise: word

# 1
@ [place: {place.id} | street] dusk wide | child: stand scared | friend: crouch worried | all: walk worried | props: lamp, bag
* lost
slots: place, event

# 2
@ street night rain medium | child: crouch scared holds torch | friend: crouch worried looks child | Bo: walk worried | props: torch, puddle, leaf
* lost

# 3
@ hallway morning close | child: kneel delighted looks wallet holds note | Bo: look-up happy looks note | props: wallet at near, note, door
* lost

# 4
@ hallway noon medium | child: read curious looks note holds note | friend: shrug curious looks note | Bo: sit calm | props: note, wallet

# 5
@ street noon wide | child: walk happy looks door | friend: point proud looks door | grownup: stand cross at far | all: walk curious | props: door, clock
slots: recall

# 6
@ street golden close | child: reach happy looks grownup holds cake | grownup: stand worried looks cake | Bo: sit calm looks cake | props: cake "plain", door

# 7
@ hallway morning medium | child: stand curious looks jar | friend: hands-on-hips proud looks jar | all: look-up curious looks jar | props: jar, jar, jar, note
* gift
slots: home

# 8
@ garden noon medium | child: stand worried looks bench | friend: read curious looks paper holds paper | Bo: sit happy | props: bench, scarf, paper
* gift

# 9
@ garden night wide | child: reach proud looks fence holds torch | friend: kneel proud looks fence | all: sit calm | props: fence, paint, torch
* gift
slots: place

# 10
@ hallway morning wide | child: shrug scared looks hen | friend: celebrate delighted looks hen | Bo: look-up curious looks hen | props: hen at near, note, paper | event
* gift
slots: event

# 11
@ street dusk cloud medium | child: stand worried looks grownup | grownup: stand sad looks child holds plant | Bo: sit worried looks grownup | props: plant, lamp

# 12
@ bedroom night above | child: lie worried | all: lie calm | props: bed, jar, jar, note
* low

# 13
@ garden morning close | child: sit sad looks friend | friend: sit cross looks paper holds paper | Bo: sit calm looks Kim | props: bench, paper
* low

# 14
@ garden noon cloud medium | child: read curious looks note holds note | Bo: sit calm looks Kim | props: note, bench, hen at far
* low

# 15
@ street golden behind | child: walk scared | Bo: walk calm | props: door at far, lamp
slots: deed

# 16
@ street golden close | child: stand scared looks grownup | grownup: stand worried looks child holds jar | Bo: sit worried looks grownup | props: jar, door

# 17
@ street golden medium | child: stand happy looks grownup | grownup: stand curious looks child | Bo: look-up calm looks grownup | props: door, clock

# 18
@ garden golden wide | child: sit happy | friend: stand worried looks paper holds paper | grownup: sit calm | all: sit happy | props: bench, hen, paper
* after

# 19
@ garden noon medium | child: kneel happy looks hen | friend: sit happy looks hen | grownup: stand happy at far | all: sit happy | props: hen, nest, fence
* after
* after

# 20
@ street dusk wide | child: run proud | Bo: run happy looks Kim | props: door, note, glove, lamp
* after

## dog
lost: walk curious
gift: walk proud
low: lie happy
after: stand happy

## dog 2
lost: sit worried
gift: stand happy
low: sit happy
after: sit delighted

## cat
lost: sit calm
gift: sit proud
low: stand calm
after: sit proud

## cat 2
lost: sleep calm
gift: sit happy
low: lie happy
after: lie happy

## bird
lost: perch proud
gift: perch delighted
low: perch happy
after: perch delighted

## fish
lost: swim curious
gift: swim happy
low: swim calm
after: swim proud

## rabbit
lost: stand curious
gift: sit delighted
low: sit happy
after: sit proud

## guineapig
lost: look-up worried
gift: look-up delighted
low: sit happy
after: sit happy

## hamster
lost: stand worried
gift: stand proud
low: sit happy
after: sit proud

## horse
lost: stand curious
gift: walk proud
low: stand happy
after: stand happy

## lizard
lost: lie curious
gift: lie happy
low: lie happy
after: lie happy

## toy
lost: sit worried
gift: sit proud
low: cuddled happy
after: sit happy

## other
lost: walk curious
gift: stand worried
low: lie happy
after: stand happy

## duet
lost: walk curious looks Mo
gift: sit cross looks Mo
low: sit happy looks Mo
after: sit happy looks Mo

## duet 2
lost: stand curious
gift: sit happy looks Mo
low: lie calm looks Mo
after: sit happy looks Mo

## any ribbon
lost: sit worried
gift: sit proud holds ribbon
low: lie happy
after: sit proud holds ribbon

## any door
lost: sit worried
gift: sit calm
low: sleep calm
after: sleep happy

## any honey
lost: sit worried
gift: sit happy
low: sit happy
after: sit proud

## any watch
lost: sit curious
gift: sit curious
low: sit calm looks Kim
after: sit happy
`
