// Want: a newspaper with one name in it. In the way: two hundred sheets, and what everybody else knows. Two decent sides: people should know;
// it isn't ours to tell. Told by the newspaper. A dog wants to carry it, a cat to lie on it: one takes the middle of the front page away, the other
// covers it, and so there is a gap in the headline. Turn: "What do you know?" Last image: a chair too many, or an answer that takes eleven to fold.
export const plan = String.raw`
id: teamwork-9-12
skill: teamwork
level: 9-12
days: birthday plot, christmas plot, halloween plot, diwali plot, eid-al-fitr plot
extra: friend she
extra: friend2 he
extra: grownup she
surprise: count
surprise: reread

# 1
@ school morning medium | child: stand proud does hold-up:newspaper | friend: stand calm looks newspaper | friend2: stand calm looks newspaper | Bo: sit calm looks newspaper | props: newspaper
slots: place

# 2
@ school noon medium | child: point proud looks friend | friend: stand calm looks paper holds paper | friend2: walk calm looks child holds bag | Bo: sit calm looks newspaper | props: newspaper, paper, bag | event
> want
* staff
slots: event

# 3
@ school noon close | child: stand delighted does hold-up:newspaper looks newspaper | Bo: sit calm looks Kim | props: newspaper "{lion-in-gym}"
^ pet set
* staff

# 4
@ school golden close | child: read cross looks letter holds letter | friend: stand calm looks child | Bo: sit calm looks flowerpot | props: flowerpot, letter, newspaper "{prize-bull}"
* staff

# 5
@ school dusk knee | child: stand cross looks friend at left | friend: shrug cross looks child holds bucket at centre | friend2: stand cross looks child at right | Bo: sit calm looks friend | props: flowerpot, bucket
^ child set
slots: place

# 6
@ park golden behind | child: walk calm | friend2: celebrate delighted at far | Bo: walk calm looks Kim | props: ball, goal | event
* errs
^ child second
slots: event

# 7 a
@ school noon wide | child: stand cross looks friend | friend: sit delighted does read:newspaper looks newspaper | friend2: sit delighted looks newspaper | all: stand happy looks newspaper | props: newspaper "{prize-bull}", bench
> read
^ pet second
* errs

# 7 b
@ stage noon wide | child: stand cross looks friend | friend: stand delighted does point:newspaper | friend2: celebrate delighted looks friend | all: stand happy looks friend | props: newspaper "{prize-bull}", bench
> read
^ pet second
* errs

# 8
@ kitchen noon whole | child: stand curious looks suitcase does hide-behind:plant at left | grownup: kneel calm looks suitcase does open:suitcase holds spoon at right | Bo: sit calm looks suitcase | props: suitcase, spoon, plant
> case
slots: series

# 9
@ canteen noon close | child: whisper curious looks grownup | grownup: stand calm looks child | Bo: sit calm looks grownup | props: hatch
* errs

# 10
@ school dusk medium | child: stand proud does hold-up:newspaper looks friend | friend: hands-on-hips cross looks child | friend2: stand sad looks newspaper | Bo: sit worried looks friend | props: newspaper "{cook-steals-spoons}"
^ pet trouble
slots: series

# 11
@ bedroom lamp medium | child: sit sad looks paper holds paper | Bo: sit sad looks Kim | props: paper, paper-plane, paper-plane, lamp
> eyes
^ child trouble
slots: place

# 12
@ bedroom night close | child: crouch curious looks newspaper | Bo: lie calm looks Kim | props: newspaper "{cook-spoons}"
> hinge

# 13
@ bedroom lamp medium | child: stand worried looks phone holds phone | all: sit calm looks Kim | props: phone, lamp, bed
> phone ?
* low
^ pet third

# 14
@ [place: {place.id} | street] lamp wide | child: whisper curious looks friend2 | friend: stand curious looks friend2 | friend2: stand worried looks child holds note | all: stand curious looks friend2 | props: lamp, note, spoon | event
> lamp ?
* low
slots: event, place

# 15
@ school morning close | child: stand sad does touch:newspaper | friend: stand worried looks child | friend2: stand worried looks child | Bo: sit calm looks Kim | props: newspaper "blank"
> blank ?
* low
^ child third
slots: deed, series

# 16
@ school morning wide | child: stand happy does hand-over:paper looks friend | friend: reach happy looks child | friend2: run happy holds paper | all: run happy looks Kim | props: paper, table
> end
* joy
^ child pay

# 17 a
@ school noon knee | child: stand proud does hold-up:newspaper looks newspaper | friend: stand proud looks newspaper | Bo: look-up curious looks newspaper | props: newspaper "blank"

# 17 b
@ school noon knee | child: stand proud does hold-up:newspaper looks newspaper | friend: stand proud looks newspaper | Bo: look-up curious looks newspaper | props: newspaper "hole"

# 18 a
@ canteen noon wide | child: look-up worried looks grownup | grownup: stand delighted looks child | friend: stand curious looks grownup holds paper | friend2: stand curious looks grownup | all: look-up curious looks grownup | props: hatch, paper | event
* joy
slots: event, place

# 18 b
@ canteen noon wide | child: look-up worried looks grownup | grownup: stand delighted looks child | friend: stand curious looks grownup does hold-up:newspaper | friend2: stand curious looks grownup | all: look-up curious looks grownup | props: hatch, newspaper "hole" | event
* joy
slots: event, place

# 19
@ kitchen golden wide | child: sit delighted looks grownup | grownup: celebrate delighted looks child | friend: sit happy looks grownup | friend2: sit happy looks grownup | all: sit delighted looks grownup | props: spoon, bowl, hatch | event
^ pet pay
* joy
slots: event

# 20 a
@ school golden medium | child: stand delighted looks newspaper | friend: point happy looks newspaper | friend2: stand proud looks newspaper | all: sit happy looks newspaper | props: newspaper "photo", chair, chair
> last
slots: place

# 20 b
@ school golden medium | child: stand delighted looks postcard | friend: stand happy does touch:newspaper | friend2: stand proud looks newspaper | all: sit happy looks newspaper | props: newspaper, postcard, table
> last
slots: place

## lead dog
want: sit happy looks newspaper
read: run happy holds paper
case: sit calm looks suitcase
eyes: sit worried looks newspaper
hinge: stand happy does tug:newspaper looks Kim
phone: stand happy looks Kim
lamp: stand worried looks Kim
blank: sit calm looks Kim holds note
end: run delighted holds paper
last: run proud holds paper at left

## lead cat
want: sit proud looks newspaper
read: lie happy looks newspaper
case: sit calm looks suitcase
eyes: sit cross looks newspaper
hinge: lie proud does lie-across:newspaper looks Kim
phone: lie proud looks Kim
lamp: sit calm looks friend2
blank: stand calm looks newspaper
end: sit proud looks newspaper
last: lie happy does lie-across:newspaper

## lead bird
case: perch calm looks suitcase
hinge: perch calm does paw-on:newspaper looks Kim
end: fly delighted looks Kim
last: perch happy looks newspaper

## lead fish
case: swim calm looks suitcase
hinge: swim calm looks newspaper
end: swim happy looks Kim
last: swim happy looks newspaper

## lead rabbit
case: sit calm looks suitcase
hinge: sit happy does nose-into:newspaper
end: run happy looks Kim
last: sit happy looks newspaper

## lead guineapig
case: sit calm looks suitcase
hinge: sit calm does paw-on:newspaper looks Kim
end: sit happy looks Kim
last: sit happy looks newspaper

## lead hamster
case: sit calm looks suitcase
hinge: stand proud does nose-into:newspaper
end: stand happy looks Kim
last: stand happy looks newspaper

## lead horse
case: sit calm looks suitcase
hinge: stand calm does nose-into:newspaper
end: stand proud looks Kim
last: stand happy looks newspaper

## lead lizard
case: lie calm looks suitcase
hinge: lie calm does lie-across:newspaper
end: lie happy looks Kim
last: lie happy does lie-across:newspaper

## lead toy
case: sit calm looks suitcase
hinge: lie calm looks Kim
end: sit happy looks Kim
last: sit happy looks newspaper

## lead other
case: sit calm looks suitcase
hinge: sit calm looks Kim
end: stand happy looks Kim
last: sit happy looks newspaper

## trait pet fear
set: hide scared
trouble: hide scared
pay: stand calm looks Kim

## trait pet theft
set: sit proud looks Kim holds {trait.prop}
trouble: sit proud looks Kim holds {trait.prop}
pay: sit happy looks Kim holds {trait.prop}

## trait pet noise
set: look-up happy looks Kim
trouble: look-up worried looks Kim
pay: look-up delighted looks Kim

## trait pet part
set: sit calm looks Kim
trouble: stand calm looks Kim
pay: stand proud looks Kim

## trait pet age
set: [old: lie | look-up] calm
trouble: [old: lie | stand] calm looks Kim
pay: [old: lie | stand] happy looks Kim

## trait pet favourite
set: sit happy looks {trait.prop} holds {trait.prop}
trouble: sit worried looks {trait.prop} | props: {trait.prop}
pay: sit happy looks {trait.prop} | props: {trait.prop}

## trait pet sleep
set: sleep calm
trouble: lie calm looks Kim
pay: sleep happy

## trait pet habit
set: [digs: dig | hidesthings: hide | sitsonthings: sit | stand] happy looks Kim
trouble: [digs: dig | hidesthings: hide | sitsonthings: sit | stand] worried looks Kim
pay: [digs: dig | hidesthings: hide | sitsonthings: sit | stand] delighted looks Kim

## trait pet talent
set: [jumps,catches: leap | stand] proud looks Kim
trouble: stand worried looks Kim
pay: [shakeshands: beg | jumps,catches: leap | stand] proud looks Kim

## trait child fear
set: stand cross looks friend
trouble: kneel sad looks newspaper
pay: carry happy looks friend

## trait child collection
set: stand cross looks friend holds {trait.prop}
trouble: kneel sad looks newspaper | props: {trait.prop}
pay: carry happy looks friend | props: {trait.prop}

## trait child noise
set: stand cross looks friend
trouble: kneel sad looks newspaper
pay: carry happy looks friend

## trait child part
set: stand cross looks friend
trouble: kneel sad looks newspaper
pay: carry happy looks friend

## trait child favourite
set: stand cross looks friend
trouble: kneel sad looks newspaper
pay: carry happy looks friend

## trait child sleep
set: stand cross looks friend
trouble: kneel sad looks newspaper
pay: carry happy looks friend

## trait child habit
set: stand cross looks friend
trouble: kneel sad looks newspaper
pay: carry happy looks friend

## trait child talent
set: stand cross looks friend
trouble: kneel sad looks newspaper
pay: carry happy looks friend

## dog
staff: stand calm looks Kim
errs: stand happy looks Kim
low: stand worried looks Kim
joy: stand delighted looks Kim

## cat
staff: sit calm looks Kim
errs: sit happy looks Kim
low: sit worried looks Kim
joy: sit delighted looks Kim

## bird
staff: perch calm looks Kim
errs: perch happy looks Kim
low: perch worried looks Kim
joy: perch delighted looks Kim

## fish
staff: swim calm looks Kim
errs: swim happy looks Kim
low: swim worried looks Kim
joy: swim delighted looks Kim

## rabbit
staff: sit calm looks Kim
errs: sit happy looks Kim
low: sit worried looks Kim
joy: sit delighted looks Kim

## guineapig
staff: sit calm looks Kim
errs: sit happy looks Kim
low: sit worried looks Kim
joy: sit delighted looks Kim

## hamster
staff: stand calm looks Kim
errs: stand happy looks Kim
low: stand worried looks Kim
joy: stand delighted looks Kim

## horse
staff: stand calm looks Kim
errs: stand happy looks Kim
low: stand worried looks Kim
joy: stand delighted looks Kim

## lizard
staff: lie calm looks Kim
errs: lie happy looks Kim
low: lie worried looks Kim
joy: lie delighted looks Kim

## toy
staff: sit calm looks Kim
errs: sit happy looks Kim
low: sit worried looks Kim
joy: sit delighted looks Kim

## other
staff: stand calm looks Kim
errs: stand happy looks Kim
low: stand worried looks Kim
joy: stand delighted looks Kim

## duet
staff: sit calm looks Mo
errs: sit happy looks Mo
low: sit worried looks Mo
joy: sit delighted looks Mo

## duet 2
staff: sit calm looks Mo
errs: sit happy looks Mo
low: sit worried looks Mo
joy: sit delighted looks Mo

## any one
staff: sit calm looks Kim
errs: sit happy looks Kim
low: sit worried looks Kim
joy: sit delighted looks Kim

## any two
staff: stand calm looks Kim
errs: stand happy looks Kim
low: stand worried looks Kim
joy: stand delighted looks Kim

## any three
staff: sit calm looks Kim
errs: sit happy looks Kim
low: sit worried looks Kim
joy: sit delighted looks Kim

## any four
staff: stand calm looks Kim
errs: stand happy looks Kim
low: stand worried looks Kim
joy: stand delighted looks Kim
`
