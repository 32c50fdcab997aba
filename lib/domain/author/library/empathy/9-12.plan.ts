// Want: to catch whoever writes in the library books. Two decent sides: it's a library book; somebody is on day eleven. Engine: a detective's
// voice, "See page 40", informers with fur. Turn: thinking like the criminal. Last image: page 40. Told by the child. {vi} is "she", {shy} "he".
export const plan = String.raw`
id: empathy-9-12
skill: empathy
level: 9-12
extra: friend she
extra: friend2 he
surprise: picture | 2 friend2, 8 friend2
surprise: word

# 1
@ library noon rain medium | child: hands-on-hips proud wears badge | all: look-up curious | props: bucket, book, lamp
* case
slots: place

# 2
@ library noon close | child: read curious looks book holds book wears badge | friend2: sit calm at far | Bo: look-up curious looks book | props: book, lamp
* case

# 3
@ library noon medium | child: shrug worried looks friend wears badge | friend: stand cross looks child holds paper | Bo: sit calm | props: paper, book, table
* case

# 4
@ library golden close | child: hide delighted wears badge | Bo: sit curious looks book | props: book, table
* case

# 5
@ bedroom lamp medium | child: sit curious looks paper holds crayon | all: sit calm looks Kim | props: paper "{suspects}", lamp, book
slots: recall

# 6
@ library noon wide | child: crouch curious looks book wears badge | friend: stand cross looks child at far | all: sit calm | props: book, box, book
* hunt

# 7
@ library dusk medium | child: hide worried wears badge | Bo: hide calm | props: book, map, shelf at near

# 8
@ library noon behind | child: look-up curious looks shelf | friend2: sit calm looks book at far | Bo: sit calm | props: shelf at near, book
* hunt

# 9
@ living-room night close | child: sit happy looks paper holds crayon | all: lie calm | props: book, lamp, paper
* hunt

# 10
@ library dusk cloud close | child: read worried looks book holds book wears badge | Bo: sit sad looks Kim | props: book, window

# 11
@ library dusk rain wide | child: sit sad wears badge | all: sit sad | props: bucket, book, lamp
* low

# 12
@ library noon wide | child: sit sad wears badge | Bo: sit sad looks Kim | props: chair, window, table
* low
slots: place

# 13
@ library golden medium | child: sit sad looks friend wears badge | friend: stand cross looks child holds paper | Bo: sit calm looks friend | props: chair, paper, book
* low

# 14
@ library dusk close | child: read worried looks book holds book wears badge | Bo: look-up worried looks Kim | props: book, lamp

# 15
@ library lamp medium | child: sit scared looks book holds crayon wears badge | Bo: sit worried looks Kim | props: book, table, lamp

# 16
@ library lamp close | child: kneel proud looks book holds crayon wears badge | Bo: look-up happy looks Kim | props: book, lamp
slots: deed

# 17
@ library golden wide | child: reach sad looks friend | friend: stand sad looks ribbon holds paper at centre | all: sit sad looks friend | props: ribbon, paper, table

# 18
@ library noon medium | child: sit scared looks friend2 | friend2: stand worried looks child holds crayon | Bo: sit curious looks friend2 | props: table, chair, book | event
* joy
slots: event

# 19
@ library noon wide | child: sit happy looks friend2 | friend: sit calm looks book holds book | friend2: sit happy looks friend | all: sit happy | props: table, book, chair
* joy

# 20
@ library golden close | child: read delighted looks book holds book | friend: stand happy looks book | friend2: sit happy looks book | all: sit happy | props: book, lamp
* joy
* joy

## dog
case: stand proud
hunt: stand proud
low: lie sad looks Kim
joy: lie delighted

## dog 2
case: stand happy
hunt: walk happy
low: lie sad
joy: stand delighted

## cat
case: sit proud
hunt: sit curious
low: sit cross
joy: lie happy

## cat 2
case: sit proud
hunt: sit calm
low: sit sad looks Kim
joy: sit proud

## bird
case: perch proud
hunt: perch delighted
low: perch sad
joy: perch delighted

## fish
case: swim curious
hunt: swim calm
low: swim sad
joy: swim delighted

## rabbit
case: sit proud
hunt: sit happy
low: lie sad
joy: sit happy

## guineapig
case: look-up happy
hunt: look-up delighted
low: lie sad
joy: look-up delighted

## hamster
case: stand proud
hunt: walk happy
low: hide sad
joy: stand happy

## horse
case: stand calm
hunt: stand worried
low: stand sad
joy: stand happy

## lizard
case: lie calm
hunt: lie curious
low: lie sad
joy: lie happy

## toy
case: sit calm
hunt: sit proud
low: sit sad
joy: sit happy

## other
case: stand proud
hunt: walk curious
low: sit sad looks Kim
joy: sit happy

## duet
case: sit calm looks Mo
hunt: sit curious looks Mo
low: sit sad
joy: sit happy looks Mo

## duet 2
case: sit curious looks Mo
hunt: sit curious looks Mo
low: lie sad
joy: sit happy looks Mo

## any suspect
case: sit worried
hunt: sit cross
low: sit sad looks Kim
joy: sit proud

## any biscuit
case: sit happy
hunt: sit proud
low: lie sad
joy: sit delighted

## any sleeper
case: sleep calm
hunt: sleep calm
low: sit sad looks Kim
joy: sleep happy

## any file
case: sit curious looks Kim
hunt: sit happy
low: sit sad
joy: sit proud
`
