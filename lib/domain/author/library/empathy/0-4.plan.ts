// Want: a small sad peep to be glad, and to stay. In the way: {Kim} gives it what makes {Kim} glad. Engine: "Is it this?" "Peep."
// A dog has a ball that says peep, and a tree answers it; a cat has had the window all day. So {Kim} lies down by {Bo}, as low as a peep, and sees what it sees.
// Turn: "{Kim} wanted it to stay. It wanted to go home." Last image: the peep brings what makes a peep glad; or it sits by {Kim}, who is sad.
// On the first day of school, it is after school.
export const plan = String.raw`
id: empathy-0-4
skill: empathy
level: 0-4
days: beach-holiday plot, naidoc-week plot, train-journey plot, first-day-of-school plot, new-baby plot
surprise: picture | 1 window
surprise: sound

# 1
@ bedroom [first-day-of-school: golden | morning] wide | child: sit curious | all: look-up curious | props: bed, lamp, window at far | event
* hear
slots: place, event

# 2
@ hallway [first-day-of-school: golden | morning] medium | child: crouch curious looks basket | Bo: look-up curious | props: basket, hat, bag
> want
* hear
slots: home, series

# 3
@ living-room [first-day-of-school: golden | morning] whole | child: kneel delighted looks bird | Bo: look-up curious looks bird | props: lamp, bird
> look
* hear
^ child second

# 4
@ living-room [first-day-of-school: golden | noon] medium | child: kneel worried looks bird | all: sit curious looks bird | props: lamp, bird, sofa | event
^ pet set
slots: event

# 5
@ kitchen [first-day-of-school: golden | noon] medium | child: kneel happy looks bird holds bread | Bo: look-up curious looks Kim | props: plate, bird
> snack ?
* give
^ child set

# 6 a
@ bathroom [first-day-of-school: golden | noon] wide | child: kneel happy looks bird at left | Bo: sit curious looks bird | props: bucket, towel, bird at far
> bath ?
* give

# 6 b
@ living-room [first-day-of-school: golden | noon] wide | child: sit happy does read:book | Bo: sit curious looks bird | props: bird at right, rug
> book ?
* give

# 7
@ bedroom golden close | child: kneel happy looks bird does hand-over:teddy | Bo: sit calm looks teddy | props: teddy, bird | event
> ted ?
* give
slots: event

# 8 a
@ living-room golden medium | child: stand delighted does play:drum | Bo: sit happy looks Kim | props: bird at far, plant
> loud ?
* give
^ pet second

# 8 b
@ living-room golden medium | child: jump delighted | Bo: sit happy looks Kim | props: bird at far, plant
> loud ?
* give
^ pet second

# 9
@ living-room golden above | child: stand worried looks bird | all: sit worried looks bird | props: teddy, bread, blanket, bird | event
> ball
slots: place, event, series

# 10
@ kitchen golden cloud medium | child: hands-on-hips cross looks bird | all: sit worried looks Kim | props: bird at far, teddy, shelf
* low
^ pet trouble

# 11
@ hallway golden cloud medium | child: sit sad weeps | Bo: sit sad looks Kim | all: sit sad looks Kim | props: bird, teddy
> eyes
* low
^ child trouble

# 12
@ living-room dusk whole | child: lie sad | Bo: lie calm looks window | props: rug, bird, window at far | event
> hinge
slots: place, event

# 13
@ living-room dusk knee | child: lie curious looks bird | Bo: look-up curious looks window | props: bird, rug, window at far
^ child third
slots: series

# 14
@ living-room dusk behind | child: sit curious looks window at right | all: sit curious looks window | props: window, bird at left | event
slots: place, event

# 15
@ garden dusk whole | child: look-up curious looks bird-tree | Bo: look-up curious looks bird-tree | props: window, bird-tree "big" at right
^ pet third
slots: event

# 16
@ bedroom dusk close | child: crouch sad looks bird | Bo: sit sad looks Kim | all: sit sad looks Kim | props: bird, window
* low

# 17
@ bedroom dusk wind whole | child: reach worried looks window | Bo: look-up worried looks window | props: window, bird
> push
slots: place, deed

# 18
@ garden dusk wide | child: wave happy looks bird-tree | Bo: look-up happy looks bird-tree | all: look-up happy looks bird-tree | props: window, bird-tree "flies" at right, leaf
> go ?
* joy
^ child pay
slots: event, place

# 19 a
@ garden dusk wide | child: sit delighted looks bird-tree | Bo: sit happy | all: sit happy | props: bird-tree "both" at right, plate, bread | event
> tree ?
* joy
* joy
^ pet pay
slots: event

# 19 b
@ garden night wide | child: look-up happy looks bird-tree | Bo: sit happy | all: sit happy | props: bird-tree "both" at right, window | event
> tree ?
* joy
* joy
^ pet pay
slots: event

# 20 a
@ bedroom morning knee | child: crouch delighted looks snail | Bo: sit curious looks snail | all: sit curious looks snail | props: snail, bird, window
> last ?
* joy
slots: place, series

# 20 b
@ bedroom morning whole | child: sit sad looks bird | Bo: sit calm looks Kim | all: sit calm looks Kim | props: bird, window
> last ?
* joy
slots: place, series

## lead dog
want: run curious
look: stand curious does nose-into:bird
snack: beg delighted looks bread
bath: back-turned worried
book: lie calm looks bird
ted: lie happy does nose-into:teddy
loud: run delighted looks Kim
ball: stand proud does carry:ball
eyes: sit sad looks Kim holds ball
hinge: lie curious holds ball
push: stand delighted looks window
go: run delighted looks bird-tree
tree: lie happy holds ball
last: stand curious does nose-into:bird

## lead cat
want: sit calm | props: window
look: sit calm looks bird
snack: sit calm
bath: walk cross
book: lie calm
ted: lie cross looks teddy
loud: back-turned cross
ball: sleep calm
eyes: sit worried looks Kim
hinge: sit curious looks window
push: stand curious looks window
go: sit curious looks bird-tree
tree: sit calm looks bird-tree
last: sit curious looks bird

## lead bird
look: perch curious looks bird
hinge: perch curious looks window
push: perch delighted looks window

## lead fish
look: swim curious looks bird
hinge: look-up curious looks window
push: swim delighted looks window

## lead rabbit
look: sit curious looks bird
hinge: look-up curious looks window
push: stand delighted looks window

## lead guineapig
look: stand curious does nose-into:bird
hinge: look-up curious looks window
push: look-up delighted looks window

## lead hamster
look: stand curious looks bird
hinge: look-up curious looks window
push: stand delighted looks window

## lead horse
look: stand curious looks bird
hinge: stand curious looks window
push: stand delighted looks window

## lead lizard
look: lie curious looks bird
hinge: lie curious looks window
push: stand delighted looks window

## lead toy
look: sit calm looks bird
hinge: lie curious looks window
push: carried happy

## lead other
look: stand curious looks bird
hinge: lie curious looks window
push: stand delighted looks window

## trait pet fear
set: sit worried looks bird
trouble: look-up worried
pay: sit calm looks bird-tree

## trait pet theft
set: stand proud looks bird holds {trait.prop}
trouble: sit sad holds {trait.prop}
pay: sit happy holds {trait.prop}

## trait pet noise
set: look-up happy looks bird
trouble: look-up sad looks Kim
pay: look-up delighted looks bird-tree

## trait pet part
set: stand curious looks bird
trouble: sit sad looks Kim
pay: look-up happy looks bird-tree

## trait pet deaf
set: stand curious looks bird
trouble: sit sad looks Kim
pay: look-up happy looks bird-tree

## trait pet age
set: [old: sit calm | stand curious] looks bird
trouble: [old: lie calm | stand worried] looks Kim
pay: [old: sit calm looks bird-tree | run delighted]

## trait pet favourite
set: stand proud looks bird holds {trait.prop}
trouble: sit sad looks Kim | props: {trait.prop}
pay: sit happy holds {trait.prop}

## trait pet sleep
set: lie calm looks bird
trouble: sit sad looks Kim
pay: sleep calm

## trait pet habit
set: [digs: dig | follows: walk | hidesthings: hide | sitsonthings: sit | licks: stand | run] happy
trouble: [digs: dig | follows: walk | hidesthings: hide | sitsonthings: sit | licks: stand | run] worried
pay: [digs: dig | follows: walk | hidesthings: hide | sitsonthings: sit | licks: stand | run] happy

## trait pet talent
set: [jumps,catches: leap | shakeshands: sit | stand] happy
trouble: sit worried looks Kim
pay: [jumps,catches: leap | shakeshands: sit | stand] delighted

## trait child fear
set: kneel curious looks bird
trouble: sit sad
pay: wave happy looks bird-tree

## trait child collection
set: kneel happy looks bird holds {trait.prop}
trouble: sit sad holds {trait.prop}
pay: wave happy looks bird-tree holds {trait.prop}

## trait child noise
set: kneel happy looks bird
trouble: sit sad
pay: wave happy looks bird-tree

## trait child part
set: kneel happy looks bird
trouble: sit sad
pay: wave happy looks bird-tree

## trait child favourite
set: kneel happy looks bird
trouble: sit sad
pay: wave happy looks bird-tree

## trait child sleep
set: kneel curious looks bird
trouble: sit sad
pay: wave happy looks bird-tree

## trait child habit
set: kneel curious looks bird
trouble: sit sad
pay: wave happy looks bird-tree

## trait child talent
set: kneel happy looks bird
trouble: sit sad
pay: wave delighted looks bird-tree

## dog
hear: look-up curious
give: stand proud holds bone
low: lie sad holds bone
joy: stand happy

## dog 2
hear: run curious
give: sit happy holds ball
low: lie sad
joy: run delighted

## cat
hear: sit curious
give: sleep calm
low: lie worried
joy: back-turned calm

## cat 2
hear: sit proud
give: sit curious
low: lie sad
joy: lie happy

## bird
hear: perch curious
give: perch happy
low: perch sad
joy: fly delighted

## fish
hear: swim curious
give: look-up happy
low: hide sad
joy: swim delighted

## fish 2
hear: swim curious
give: swim happy
low: hide sad
joy: swim delighted

## rabbit
hear: look-up curious
give: sit happy holds carrot
low: sit sad looks Kim
joy: leap delighted

## guineapig
hear: look-up curious
give: stand happy
low: look-up sad
joy: look-up delighted

## hamster
hear: look-up curious
give: stand worried
low: carried sad
joy: sit happy

## horse
hear: stand curious
give: stand happy
low: stand sad looks Kim
joy: look-up delighted

## lizard
hear: stand curious
give: lie calm
low: lie sad
joy: run happy

## toy
hear: cuddled curious
give: sit worried
low: cuddled sad
joy: sit happy

## other
hear: look-up curious
give: stand proud
low: sit sad looks Kim
joy: stand delighted

## duet
hear: look-up curious looks Mo
give: sit happy looks Mo
low: sit sad looks Mo
joy: sit delighted looks Mo

## duet 2
hear: look-up curious
give: sit worried
low: sit sad looks Mo
joy: sit happy looks Mo

## any see
hear: look-up curious
give: sit calm
low: sit sad
joy: look-up delighted looks Kim

## any bed
hear: lie calm
give: lie calm
low: lie worried
joy: sleep happy

## any me
hear: look-up curious looks Kim
give: sit curious looks Kim
low: sit sad looks Kim
joy: sit happy looks Kim

## any last
hear: walk curious
give: sit worried
low: sit sad
joy: sit proud
`
