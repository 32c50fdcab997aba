// Want: to catch whoever writes in the library books. Two decent sides: it's a library book; somebody is on day eleven. Engine: a detective,
// "See page 40", and a dog or cat on a case of its own (cheese; a lap), which goes off at lunchtime and so knows the chair. Turn: a pencil in one hand,
// an eraser in the other, and a badge. Last image: page 40, nearly full; or a chair, pulled out for anybody. {vi} is "she", {shy} "he".
export const plan = String.raw`
id: empathy-9-12
skill: empathy
level: 9-12
days: first-day-of-school plot, snow-day plot, new-baby plot, hanukkah plot, nowruz plot, pet-adoption-day plot
extra: friend she
extra: friend2 he
surprise: picture | 2 friend2, 8 friend2
surprise: word

# 1
@ library noon [snow-day: snow] wide | child: hands-on-hips proud wears badge | all: look-up curious | props: bucket, book, lamp
> want
* case

# 2
@ library noon [snow-day: snow] medium | child: sit curious does read:book wears badge | friend2: sit calm at far | Bo: look-up curious looks book | props: book, lamp | event
slots: event, place

# 3
@ library noon medium | child: shrug worried looks friend wears badge | friend: stand cross looks child holds paper | Bo: sit calm | props: paper, book, table
^ child set
* case

# 4
@ library golden close | child: sit delighted does read:book wears badge | Bo: sit curious looks Kim | props: book, table
> giggle
^ child second
* case

# 5
@ bedroom lamp medium | child: sit curious does write:paper | all: sit calm looks Kim | props: paper "{suspects}", lamp
^ pet set
slots: place

# 6 a
@ library noon [snow-day: snow] wide | child: crouch curious looks friend2 wears badge | friend2: sit happy does read:book | friend: stand cross looks child at far | all: sit calm | props: box
> hunt
* hunt

# 6 b
@ [place: {place.id} | playground] noon [snow-day: snow] whole | child: stand curious looks friend2 wears badge does pull:friend2 | friend2: stand calm looks child | friend: stand cross looks child at far | all: sit calm | props: bench
> hunt
* hunt

# 7
@ library dusk knee | child: hide worried wears badge does hide-behind:shelf | Bo: hide calm | props: book, map, shelf
^ child trouble
> hide
slots: place

# 8 a
@ library noon behind | child: reach curious looks shelf holds book | friend2: sit calm looks book at far | Bo: sit calm | props: shelf at near, book
^ pet trouble
* hunt

# 8 b
@ library noon medium | child: kneel proud does pull:rope | friend2: sit calm at far | Bo: sit calm | props: rope, bell, shelf
^ pet trouble
* hunt

# 9
@ living-room night close | child: sit happy does write:paper | all: lie calm | props: book, lamp, paper | event
> copy
^ pet second
* hunt
slots: place, series

# 10
@ library dusk [snow-day: snow | cloud] close | child: sit worried does read:book wears badge | Bo: sit sad looks book | props: book, window | event
> ice

# 11
@ library dusk [snow-day: snow | cloud] above | child: sit worried wears badge | all: sit sad | props: bucket, book, lamp
> eyes
* low

# 12
@ library noon [snow-day: snow] knee | child: stand worried looks chair wears badge | Bo: sit curious looks chair | props: chair, window, book
> hinge
slots: place, series

# 13
@ library golden medium | child: sit sad looks friend wears badge | friend: stand cross looks child holds book | Bo: sit calm looks friend | props: chair, book, book
* low

# 14
@ library dusk [snow-day: snow | cloud] bust | child: sit worried does read:book wears badge | Bo: look-up worried looks Kim | props: lamp
^ child third

# 15
@ library lamp whole | child: sit scared does touch:book wears badge | Bo: sit worried looks Kim | props: crayon, lamp | event
> choose
slots: event

# 16
@ library lamp knee | child: sit proud does write:book wears badge | Bo: look-up happy looks Kim | props: lamp
^ child pay
slots: deed

# 17 a
@ library golden medium | child: stand sad does hand-over:ribbon | friend: stand sad looks ribbon | all: sit sad looks friend | props: ribbon, table
^ pet third
* low

# 17 b
@ library golden knee | child: stand sad does hand-over:book | friend: stand sad looks child | all: sit sad looks friend | props: table
^ pet third
* low

# 18
@ library noon [snow-day: snow] knee | child: sit curious looks friend2 | friend2: stand worried does hand-over:crayon | Bo: sit happy looks friend2 | props: table, chair, book | event
> meet
* joy
slots: event, place, series

# 19 a
@ library noon wide | friend: sit proud does read:book | child: sit delighted looks friend | friend2: sit happy looks friend | all: sit happy looks friend2 | props: table, chair
^ pet pay
* joy

# 19 b
@ library noon medium | friend: sit worried does read:book | child: sit happy looks friend | friend2: sit happy looks friend | all: sit happy looks friend2 | props: book, table
^ pet pay
* joy

# 20 a
@ library golden knee | child: sit delighted does write:book | friend: stand happy looks book | friend2: sit happy looks book | all: sit happy | props: book, lamp | event
> last
* joy
slots: event, place

# 20 b
@ library golden knee | friend: stand happy does pull:chair | child: stand happy looks chair | friend2: sit happy looks chair | all: sit happy | props: chair, table, book | event
> last
* joy
slots: event, place

## dog
case: stand proud
hunt: stand proud
low: lie sad looks Kim
joy: lie delighted

## cat
case: sit proud
hunt: sit curious
low: lie sad looks Kim
joy: lie happy

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

## lead dog
want: stand proud
giggle: stand curious does nose-into:book
hunt: stand delighted
hide: run delighted
copy: lie happy
ice: stand sad does nose-into:book
eyes: sit calm looks Kim
hinge: stand curious looks chair
choose: sit worried looks Kim
meet: stand delighted looks friend2
last: lie delighted

## lead cat
want: sit cross looks Kim
giggle: sit cross looks Kim
hunt: walk cross
hide: walk calm
copy: sit proud
ice: lie calm does lie-across:book
eyes: sit calm looks Kim
hinge: stand curious looks chair
choose: sit calm looks Kim
meet: sit happy does lean:friend2
last: lie happy

## lead bird
eyes: perch sad
hinge: fly curious
last: perch delighted

## lead fish
eyes: swim sad
hinge: swim curious
last: swim delighted

## lead rabbit
eyes: lie sad
hinge: sit curious looks chair
last: sit happy

## lead guineapig
eyes: look-up sad
hinge: look-up curious looks chair
last: look-up delighted

## lead hamster
eyes: sit sad
hinge: stand curious looks chair
last: stand happy

## lead horse
eyes: stand sad
hinge: stand curious looks chair
last: stand happy

## lead lizard
eyes: lie sad
hinge: lie curious looks chair
last: lie happy

## lead toy
eyes: sit sad
hinge: sit calm
last: sit happy

## lead other
eyes: sit sad
hinge: sit curious looks chair
last: sit happy

## trait pet fear
set: sit worried
trouble: hide scared
pay: sit calm looks friend2

## trait pet theft
set: sit proud holds {trait.prop} | props: {trait.prop}
trouble: stand proud holds {trait.prop} | props: {trait.prop}
pay: stand happy looks friend2 holds {trait.prop} | props: {trait.prop}

## trait pet noise
set: look-up happy
trouble: look-up delighted
pay: look-up happy looks friend2

## trait pet part
set: sit proud
trouble: stand proud
pay: sit happy looks friend2

## trait pet deaf
set: sit calm looks Kim
trouble: sit proud looks shelf
pay: sit happy looks friend2

## trait pet age
set: lie calm
trouble: [old: lie calm | stand curious]
pay: lie happy

## trait pet favourite
set: sit happy holds {trait.prop} | props: {trait.prop}
trouble: sit sad looks {trait.prop} | props: {trait.prop}
pay: sit happy looks friend2

## trait pet sleep
set: lie calm
trouble: lie sad
pay: lie happy

## trait pet habit
set: sit happy
trouble: stand happy
pay: sit happy looks friend2

## trait pet digs
set: sit happy
trouble: dig happy
pay: dig happy

## trait pet talent
set: sit proud
trouble: stand proud
pay: stand proud looks friend2

## trait child fear
set: shrug worried looks friend wears badge
trouble: hide scared wears badge
pay: sit worried does write:book wears badge

## trait child dark
set: shrug worried looks friend wears badge
trouble: hide scared wears badge
pay: sit worried does write:book wears badge

## trait child collection
set: shrug happy looks friend wears badge | props: {trait.prop}
trouble: hide worried wears badge | props: {trait.prop}
pay: sit proud does write:book wears badge | props: {trait.prop}

## trait child noise
set: shrug happy looks friend wears badge
trouble: hide worried wears badge
pay: sit happy does write:book wears badge

## trait child part
set: shrug proud looks friend wears badge
trouble: hide worried wears badge
pay: sit proud does write:book wears badge

## trait child favourite
set: shrug sad looks friend wears badge
trouble: hide happy wears badge
pay: sit happy does write:book wears badge

## trait child sleep
set: shrug calm looks friend wears badge
trouble: hide curious wears badge
pay: sit calm does write:book wears badge

## trait child habit
set: shrug curious looks friend wears badge
trouble: hide worried wears badge
pay: sit happy does write:book wears badge

## trait child talent
set: shrug proud looks friend wears badge
trouble: hide worried wears badge
pay: sit happy does write:book wears badge
`
