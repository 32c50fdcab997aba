// Want: to have the old country back. Two decent sides: you might have asked; I live here too. Engine: mock history; the treaty makes
// everything worse, and the animals ignore it. Turn: each crosses the line to save the other's thing. Last image: what is left of the line.
export const plan = String.raw`
id: friendship-9-12
skill: friendship
level: 9-12
extra: friend she
extra: friend2 he
surprise: word
surprise: picture | 18 chalk-line, 18 pet1

# 1
@ shed dusk rain behind | child: crouch cross | all: stand worried looks chalk-line | props: chalk-line at centre, lamp, rug
slots: place, home

# 2
@ shed golden wide | child: sit happy looks friend | friend: sit happy looks child | all: sit happy | props: rug, lamp, drawing
* before
slots: recall

# 3
@ shed lamp close | child: reach proud looks boat holds boat | friend: sit proud looks book holds book | Bo: look-up curious looks boat | props: book, boat, lamp, shelf
* before
slots: place

# 4
@ shed noon medium | child: stand worried looks friend2 | friend: sit delighted looks friend2 holds book | friend2: sit delighted looks friend | props: book, rug, door
* before

# 5
@ shed noon close | child: hands-on-hips cross looks friend | friend: hands-on-hips cross looks child | Bo: hide worried | props: book, rug

# 6
@ shed lamp wide | child: stand cross holds key | friend: stand cross holds lamp | all: stand curious looks chalk-line | props: chalk-line at centre, lamp, paper "{article-one}", rug
* border

# 7
@ shed noon medium | child: stand cross looks table | friend: sit cross | Bo: walk curious looks chalk-line | props: table, chair, chair, chalk-line at centre, sandwich
* border

# 8
@ shed noon close | child: point cross looks friend | friend: point cross looks child | props: paper, chalk-line at centre
* border

# 9
@ shed golden above | child: sit worried | friend: sit worried | all: walk calm looks chalk-line | props: chalk-line at centre, rug, bowl
* border

# 10
@ school noon wide | child: walk sad looks sandwich holds sandwich | friend2: sit sad holds sandwich | props: sandwich, bench

# 11
@ shed dusk cloud medium | child: sit sad looks jar | friend: sit sad looks jar | props: jar "biscuits", chalk-line at centre, table
* winter

# 12
@ shed night wide | child: sit sad | friend: read sad looks book holds book | props: lamp "off", book, chalk-line at centre
* winter

# 13
@ bedroom lamp close | child: sit worried looks letter holds crayon | props: letter "{dear-other}", paper, lamp
* winter

# 14
@ bedroom night rain wide | child: look-up scared looks window | Bo: hide scared | props: window, bed
slots: place, deed

# 15
@ shed night rain wide | child: stand scared looks book holds torch | props: boat, book, chalk-line at centre, puddle, shelf

# 16
@ shed night rain medium | child: carry scared looks friend holds book | friend: carry scared looks child holds boat | props: book, boat, torch, door

# 17
@ shed night rain close | child: sit sad looks friend holds book | friend: sit sad looks child holds boat | Bo: cuddled calm looks Kim | props: under-table at centre, book, boat, torch

# 18
@ shed morning medium | child: point happy looks chalk-line | friend: look-up happy | Bo: sit calm | props: chalk-line at centre, puddle, ladder
* peace

# 19
@ [place: {place.id} | street] morning medium | child: carry worried looks friend2 holds chair | friend2: stand delighted looks child | friend: stand happy | all: stand happy | props: chair, door | event
* peace
slots: event

# 20
@ shed golden wide | child: sit delighted looks friend2 | friend: sit delighted looks child | friend2: sit delighted looks friend | all: sit happy | props: rug, lamp, jar "biscuits", book, boat, paper "{bring-biscuits}" | event
* peace
* peace
slots: place, event

## dog
before: stand happy
border: walk proud
winter: lie sad
peace: leap delighted

## dog 2
before: sit proud
border: walk calm
winter: lie sad
peace: run proud

## cat
before: sit proud
border: sit proud
winter: back-turned cross
peace: lie proud

## cat 2
before: walk calm
border: sit calm
winter: back-turned calm
peace: sit proud

## bird
before: perch delighted
border: fly proud
winter: perch sad
peace: perch delighted

## fish
before: swim proud
border: swim curious
winter: back-turned sad
peace: swim delighted

## fish 2
before: swim calm
border: hide calm
winter: swim sad
peace: look-up proud

## rabbit
before: dig happy
border: dig proud
winter: sit sad
peace: stand delighted

## guineapig
before: look-up delighted
border: look-up happy
winter: lie sad
peace: leap delighted

## hamster
before: sit proud
border: walk curious
winter: sit sad
peace: stand happy

## horse
before: stand calm
border: stand calm
winter: back-turned cross
peace: stand delighted

## lizard
before: lie proud
border: lie calm
winter: lie sad
peace: stand proud

## toy
before: sit proud
border: carried calm
winter: lie sad
peace: sit proud

## other
before: stand calm
border: stand calm
winter: lie sad
peace: stand happy

## duet
before: sit cross looks Mo
border: sit cross looks Mo
winter: lie sad looks Mo
peace: sleep calm

## duet 2
before: stand proud looks Mo
border: stand curious looks Mo
winter: sit sad looks Mo
peace: lie happy looks Mo

## any sitting
before: sit proud
border: sit happy
winter: back-turned sad
peace: sit happy

## any stamps
before: sit proud
border: sit proud
winter: lie sad
peace: sit proud

## any night
before: sit calm
border: sleep calm
winter: sit sad
peace: sleep happy

## any posts
before: lie calm
border: sit cross
winter: back-turned sad
peace: sit happy
`
