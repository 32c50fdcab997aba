// Want: to save {mrs}, and to be the one who did. In the way: a petition that asks for too much, and never asked her. Engine: signatures.
// Two decent sides: {rosa} is for the light, and for her brother. Turn: points two to eleven torn off, and a speech sat upon. Last image: the
// sign leans on a chair. {mrs} and {rosa} are "she", {col} and {mayor} "he".
export const plan = String.raw`
id: leadership-9-12
skill: leadership
level: 9-12
extra: elder she
extra: friend she
extra: friend2 he
extra: grownup he
surprise: picture | 1 elder, 20 signed-chair
surprise: word

# 1
@ [place: {place.id} | street] morning wide | child: walk happy | elder: wave happy holds lollipop | all: walk happy | props:
* news
slots: place, event

# 2
@ street morning medium | child: stand cross looks sign | friend2: stand cross looks sign | elder: stand sad holds lollipop at far | Bo: look-up worried looks Kim | props: sign "{notice}" at right
* news

# 3
@ bedroom lamp close | child: sit proud looks paper holds crayon | Bo: sit calm looks Kim | props: paper, lamp
* news
* news
slots: home

# 4
@ school noon medium | child: point proud looks paper holds paper | friend2: look-up delighted looks paper | all: sit curious | props: paper

# 5
@ street noon wide | child: reach happy holds paper | friend2: reach happy | grownup: walk happy at far | all: stand happy | props:
* sign

# 6
@ park golden medium | child: sit happy looks paper | friend2: sit happy looks paper | Bo: sit happy looks paper | props: paper, crayon
* sign

# 7
@ school golden medium | child: celebrate proud looks paper | friend2: celebrate delighted | all: stand happy | props: paper, table
* sign

# 8
@ playground golden medium | child: stand worried looks friend holds paper | friend: hands-on-hips cross looks child | Bo: sit worried looks friend | props: paper

# 9
@ council lamp wide | child: stand scared looks paper holds paper | grownup: sit calm looks child | friend2: sit worried looks child | all: sit worried looks Kim | props: table, microphone
* low

# 10
@ council lamp medium | child: stand sad looks grownup | grownup: stand happy looks child | Bo: sit sad looks Kim | props: table, paper
* low

# 11
@ street dusk behind | child: walk sad | elder: stand happy looks child holds lollipop | all: walk sad | props: lamp
* low

# 12
@ street dusk close | child: crouch curious looks elder | elder: stand happy looks pet1 | Bo: lie calm | props:
slots: deed

# 13
@ street night medium | child: look-up curious looks elder | elder: stand calm looks child holds lollipop | Bo: sit calm looks elder | props: lamp

# 14
@ bedroom night close | child: sit sad looks paper holds paper | Bo: sit sad looks Kim | props: paper, lamp

# 15
@ school morning medium | child: reach worried looks friend holds crayon | friend: stand curious looks crayon at centre | friend2: stand cross looks child | all: sit curious looks friend | props: paper, table

# 16
@ council lamp medium | child: sit worried looks friend | friend: stand scared holds paper | grownup: sit calm looks friend | Bo: sit calm looks friend | props: table, microphone

# 17
@ council lamp wide | child: sit worried looks friend2 | friend: stand worried | friend2: stand scared | grownup: sit curious looks friend2 | all: sit worried | props: table

# 18
@ council golden medium | child: sit delighted looks grownup | friend: point proud looks paper | grownup: read happy looks paper holds crayon | all: stand happy | props: paper, table
* joy
* joy
slots: place

# 19
@ street morning medium | child: carry happy at left | friend: stand proud | friend2: stand proud | elder: sit delighted holds lollipop | all: sit happy | props: chair, camera | event
* joy
slots: event

# 20
@ street golden wide | child: kneel happy looks signed-chair | elder: stand happy looks child | friend: stand happy | all: sit happy | props: signed-chair at right
* joy
slots: recall

## dog
news: sit worried
sign: stand proud
low: walk sad holds crayon
joy: stand delighted

## dog 2
news: sit sad
sign: leap happy
low: sit sad looks Kim
joy: stand delighted

## cat
news: walk proud
sign: sit proud
low: sit sad looks Kim
joy: sit proud

## cat 2
news: sit proud
sign: lie calm
low: sit sad looks Kim
joy: lie proud

## bird
news: perch sad
sign: perch happy
low: perch sad
joy: perch delighted

## fish
news: swim proud
sign: swim happy
low: swim sad
joy: look-up delighted

## fish 2
news: swim sad
sign: swim happy
low: hide sad
joy: swim delighted

## rabbit
news: sit worried
sign: sit happy
low: lie sad
joy: leap delighted

## guineapig
news: look-up sad
sign: sit happy
low: sit sad
joy: look-up delighted

## hamster
news: stand worried
sign: stand proud
low: hide sad
joy: stand delighted

## horse
news: stand worried
sign: stand proud
low: stand sad
joy: stand delighted

## lizard
news: lie worried
sign: stand proud
low: lie sad
joy: lie delighted

## toy
news: sit sad
sign: sit happy
low: lie sad
joy: sit proud

## other
news: look-up worried
sign: stand happy
low: sit sad looks Kim
joy: stand delighted

## duet
news: sit worried looks Mo
sign: stand proud looks Mo
low: sit sad looks Mo
joy: stand delighted looks Mo

## duet 2
news: look-up curious looks Mo
sign: walk happy looks Mo
low: sit sad looks Kim
joy: sit delighted looks Mo

## any kerb
news: look-up worried
sign: sit proud
low: sit sad looks Kim
joy: stand proud

## any vote
news: stand cross
sign: stand happy
low: sit sad
joy: stand delighted

## any shoes
news: look-up sad
sign: sit proud
low: sit sad looks Kim
joy: sit happy

## any bun
news: sit sad
sign: sit happy
low: lie sad
joy: sit delighted
`
