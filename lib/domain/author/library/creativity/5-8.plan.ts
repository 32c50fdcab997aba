// Want: to sail away in the fridge's box. In the way: a cousin who says that it's a box; then rain, and no bottom. Engine: she goes on
// saying so, and knows more and more about boats. Turn: Kim says it. Last image: what she says to the fridge. {cousin} is "she".
export const plan = String.raw`
id: creativity-5-8
skill: creativity
level: 5-8
extra: friend she
extra: grownup he
surprise: detail
surprise: word

# 1
@ [place: {place.id} | street] morning wide | child: stand delighted looks box-boat | all: look-up curious looks box-boat | props: box-boat "bare" at left
slots: place, home

# 2
@ garden morning medium | child: stand proud looks friend | friend: sit calm looks book holds book at right | Bo: sit curious looks box-boat | props: box-boat, chair, book
* crew
slots: recall

# 3
@ garden noon wide | child: point proud at aboard wears hat | all: sit happy looks Kim at aboard | props: box-boat, broom, pillow
* crew
* crew

# 4
@ garden noon close | child: reach happy looks box-boat wears hat | friend: read calm looks book | Bo: look-up curious looks box-boat | props: box-boat, book
* crew

# 5
@ garden noon behind | child: look-up curious at aboard wears hat | all: sit calm at aboard | props: box-boat, bucket

# 6
@ garden golden medium | child: sit happy holds broom at aboard wears hat | friend: hands-on-hips cross looks child | Bo: sit happy looks Kim at aboard | props: box-boat, rope, chair
* sea

# 7
@ garden golden close | child: look-up delighted at aboard wears hat | friend: point worried looks child | Bo: look-up curious at aboard | props: box-boat, flower, bucket
* sea

# 8
@ garden golden wide | child: wave happy looks friend at aboard wears hat | friend: carry worried looks child holds basket | all: look-up happy at aboard | props: box-boat, pillow | event
* sea
slots: event

# 9
@ underwater noon medium | child: point delighted | friend: point scared | all: swim happy | props: shell
* sea

# 10
@ garden dusk cloud medium | child: look-up curious at aboard wears hat | friend: look-up worried at aboard | Bo: look-up worried at aboard | props: box-boat

# 11
@ garden dusk rain wide | child: stand scared looks wet-box | friend: stand scared looks wet-box | all: stand worried looks wet-box | props: wet-box at left, puddle
* wet

# 12
@ garden dusk rain close | child: sit sad looks wet-box | friend: stand worried looks child | Bo: stand sad looks Kim | props: wet-box at left, puddle
* wet

# 13
@ street dusk rain above | child: sit sad | friend: sit sad looks child | all: sit sad | props: door

# 14
@ garden dusk rain behind | child: sit curious looks wet-box | friend: sit sad | all: sit sad | props: wet-box
* wet

# 15
@ garden dusk rain medium | child: climb proud looks wet-box | friend: point curious looks child | Bo: look-up curious looks Kim | props: wet-box, puddle
slots: deed

# 16
@ garden golden medium | child: carry delighted looks friend holds worn-box | friend: celebrate delighted looks child | Bo: look-up delighted looks Kim | props: puddle, bucket

# 17
@ street golden wide | child: carry proud holds worn-box | friend: walk happy | Bo: walk proud | props: puddle, door

# 18
@ street golden medium | child: walk happy holds worn-box | friend: walk happy | all: walk delighted | props: puddle, leaf
* joy
* joy

# 19
@ [place: {place.id} | park] golden wide | child: point delighted holds worn-box | friend: point proud looks grownup | grownup: stand curious looks child | all: stand happy | props: puddle, umbrella
* joy
* joy

# 20
@ kitchen lamp medium | child: sit happy looks friend | friend: stand curious looks fridge | Bo: sit curious looks friend | props: fridge, cup

## dog
crew: stand proud at aboard
sea: leap delighted
wet: stand worried
joy: run delighted

## dog 2
crew: sit happy at aboard
sea: run happy
wet: stand sad holds leaf
joy: stand happy

## cat
crew: lie proud
sea: walk calm at aboard
wet: sit cross
joy: sit proud

## cat 2
crew: sit proud at aboard
sea: sit curious at aboard
wet: hide cross
joy: sit curious

## bird
crew: perch proud at aboard
sea: fly curious
wet: perch sad
joy: fly delighted

## fish
crew: swim proud at aboard
sea: swim curious at aboard
wet: look-up curious
joy: swim delighted

## fish 2
crew: swim happy at aboard
sea: swim worried at aboard
wet: hide sad
joy: swim delighted

## rabbit
crew: sit happy at aboard
sea: sit happy at aboard
wet: sit sad
joy: leap delighted

## guineapig
crew: look-up happy at aboard
sea: look-up delighted at aboard
wet: carried sad
joy: look-up delighted

## hamster
crew: run proud at aboard
sea: stand happy at aboard
wet: carried sad
joy: stand proud

## horse
crew: stand calm
sea: stand happy
wet: stand sad
joy: walk delighted

## lizard
crew: lie happy at aboard
sea: lie calm
wet: lie sad
joy: stand proud

## toy
crew: hide worried
sea: lie worried
wet: lie sad
joy: sit happy

## other
crew: stand proud at aboard
sea: stand calm at aboard
wet: stand sad looks Kim
joy: stand delighted

## duet
crew: sit cross looks Mo at aboard
sea: look-up curious looks Mo at aboard
wet: sit sad looks Mo
joy: look-up happy looks Mo

## duet 2
crew: sit proud looks Mo at aboard
sea: lie calm looks Mo at aboard
wet: sit cross looks Mo
joy: run delighted looks Mo

## any pass
crew: sit proud at aboard
sea: sit cross at aboard
wet: sit sad looks Kim
joy: walk proud

## any look
crew: look-up happy at aboard
sea: look-up curious at aboard
wet: look-up sad
joy: look-up delighted

## any cook
crew: sit happy at aboard
sea: look-up curious at aboard
wet: stand sad
joy: sit happy

## any nap
crew: sleep calm at aboard
sea: sleep calm at aboard
wet: stand worried
joy: look-up delighted
`
