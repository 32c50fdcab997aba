// Want: to find where the town clock loses seven minutes a day. In the way: everybody knows already, {Kim} loudest of all. Engine: theories.
// Two decent sides: the right time; and somebody who is waited for. A dog wants the hand that writes, a cat whatever is narrow and lies in use,
// and each stops a hand by its weight. Turn: eleven pigeons wait for {quill}, and while they wait it can't be four: "For me?" Then the notebook
// against the newspaper. Last image: a clock that is always wrong, and full; or a bench on which nobody looks at the time. {vic}, {mayor} and
// {quill} are "she", {mo} is "he".
export const plan = String.raw`
id: problem-solving-9-12
skill: problem_solving
level: 9-12
days: new-years-eve plot, farm-stay plot, family-wedding plot, train-journey plot, new-baby plot
extra: friend she
extra: friend2 he
extra: grownup she
extra: elder she
surprise: picture | 1 clock-tower
surprise: word

# 1
@ [place: {place.id} | street] morning wide | child: look-up curious looks clock-tower | all: look-up curious looks clock-tower | props: clock-tower "one" at right | event
> want
* theory
slots: place

# 2
@ street noon whole | friend2: stand proud does read:book | child: stand curious looks friend2 | friend: shrug cross looks friend2 | Bo: sit curious looks friend2 | props: book | event
* theory
slots: event

# 3
@ street noon wind medium | child: stand proud does hold-up:paper | grownup: stand happy looks paper | all: stand curious looks paper | props: paper, leaf
> wind ?
^ pet second
* theory

# 4 a
@ kitchen golden close | child: sit delighted does point:newspaper | Bo: sit curious looks newspaper | props: newspaper "{headline}", table
> page
^ child set

# 4 b
@ street golden knee | child: stand delighted does point:newspaper | grownup: stand happy looks child | Bo: sit curious looks newspaper | props: newspaper "{headline}", bag
> page
^ child set

# 5
@ street dusk whole 5:53 | child: look-up worried looks clock-tower | friend2: shrug calm looks child | all: look-up worried looks clock-tower | props: clock-tower "screen" at right
^ pet set
* wrong
slots: place, home

# 6
@ bedroom night medium | child: sit sad looks newspaper | Bo: sit sad looks Kim | props: newspaper "{headline}", bed, lamp
> jumper ?
^ child trouble
* wrong

# 7
@ street morning whole 9:00 | child: sit curious does write:book | Bo: sit calm looks Kim | props: bench, book, clock-tower at far
> watch ?
* watch
slots: place

# 8
@ street noon cloud medium 12:45 | child: sit sad looks clock-tower holds book | friend: wave happy looks child at far | friend2: walk happy at far | Bo: sit calm | props: clock-tower at right, bench
^ pet trouble
* watch
slots: place

# 9
@ street golden wide 3:00 | child: stand cross does hold-up:alarm-clock | friend: point cross looks alarm-clock | friend2: shrug worried looks friend | all: sit calm | props: clock-tower at far, alarm-clock
> time ?
^ child second
* watch
slots: series

# 10
@ street golden close | child: stand delighted does hold-up:book | friend: look-up curious looks child | Bo: look-up curious looks Kim | props: book
> eyes

# 11
@ street golden whole | child: sit worried [guineapig,hamster,rabbit: does lap:pet1 | does write:book] | Bo: sit calm looks Kim | props: bench, book
> hinge

# 12
@ street golden below 3:45 | child: look-up delighted looks clock-tower | all: look-up delighted looks clock-tower | props: clock-tower "pigeons"
slots: place

# 13
@ park golden whole | elder: sit delighted looks bird holds bread | child: stand curious looks elder | Bo: sit curious looks elder | props: bench, bread, bird, bird

# 14
@ park dusk whole | friend: hands-on-hips cross looks friend2 | child: shrug sad | friend2: hands-on-hips cross looks friend | all: sit worried looks Kim | props: bench
^ child third
slots: deed

# 15
@ street noon whole | child: stand scared does shout-into:microphone | grownup: stand worried looks child | Bo: sit worried looks Kim | props: microphone, clock-tower "screen" at right | event
> mic ?
* wrong
slots: event

# 16
@ street noon knee | grownup: stand cross does point:newspaper | child: stand worried does hold-up:book | friend: stand worried looks child | Bo: sit worried looks Kim | props: newspaper "{headline}", book
^ pet third
slots: series

# 17
@ street golden whole 3:45 | child: point calm looks clock-tower | grownup: look-up worried looks clock-tower | friend2: look-up delighted looks clock-tower | all: look-up curious looks clock-tower | props: clock-tower "pigeons" at right | event
> town
slots: place, event

# 18 a
@ shed golden medium | child: kneel happy does paint:fifth-clock | friend: stand happy looks fifth-clock | friend2: carry happy | all: stand happy looks Kim | props: fifth-clock, ladder
^ pet pay
* joy

# 18 b
@ park golden medium | child: sit happy does write:book | elder: sit calm looks book | friend: stand happy looks book | all: sit happy looks Kim | props: bench, book
^ pet pay
* joy

# 19 a
@ park golden wide | child: stand delighted does touch:fifth-clock | elder: sit delighted looks fifth-clock | friend: stand happy looks fifth-clock | all: sit happy looks fifth-clock | props: fifth-clock "pigeons" at right, bench | event
^ child pay
* joy
slots: event

# 19 b
@ park noon wide | child: stand delighted does touch:fifth-clock | friend: stand happy looks friend2 | friend2: look-up delighted looks fifth-clock | all: sit happy looks fifth-clock | props: fifth-clock "pigeons" at right, bus-shelter at far | event
^ child pay
* joy
slots: event

# 20 a
@ park golden whole | friend2: sit happy does read:book | child: sit delighted looks friend2 | Bo: sit happy | props: fifth-clock "pigeons" at right, bench, book | event
> last
* joy
slots: place, event, series

# 20 b
@ park golden wide | elder: sit delighted looks child | child: sit happy looks elder | friend: sit happy | grownup: sit calm | all: sit happy looks elder | props: fifth-clock "pigeons" at right, bench, bread | event
> last
* joy
slots: place, event, series

## lead dog
want: sit happy looks Kim
wind: stand happy does paw-on:paper
page: sit happy does lean:child
jumper: sit sad does lean:child
watch: sit happy does nose-into:book
time: look-up curious looks friend2
eyes: sit calm looks Kim
hinge: sit calm does nose-into:book
mic: stand proud looks grownup
town: look-up curious looks clock-tower
last: lie happy

## lead cat
want: lie calm looks Kim
wind: lie happy does lie-across:paper
page: sleep calm
jumper: sit calm looks Kim
watch: lie calm does lie-across:book
time: sit proud
eyes: sit calm looks Kim
hinge: lie calm does lie-across:book
mic: sit proud looks microphone
town: look-up curious looks clock-tower
last: lie proud

## lead bird
eyes: perch calm looks Kim
hinge: perch happy
last: perch delighted

## lead fish
eyes: swim calm looks Kim
hinge: swim curious looks Kim
last: swim happy

## lead rabbit
eyes: sit calm looks Kim
hinge: sit calm
last: sit happy

## lead guineapig
eyes: sit calm looks Kim
hinge: lie calm
last: look-up happy

## lead hamster
eyes: sit calm looks Kim
hinge: sit happy
last: stand happy

## lead horse
eyes: stand calm looks Kim
hinge: stand calm does nose-into:book
last: stand happy

## lead lizard
eyes: lie calm looks Kim
hinge: lie calm does lie-across:book
last: lie happy

## lead toy
eyes: sit calm
hinge: lie calm does lie-across:book
last: sit happy

## lead other
eyes: sit calm looks Kim
hinge: sit calm does paw-on:book
last: sit happy

## trait pet fear
set: look-up worried
trouble: hide scared
pay: sit happy

## trait pet theft
set: sit proud holds {trait.prop} | props: {trait.prop}
trouble: sit proud holds {trait.prop} | props: {trait.prop}
pay: stand happy holds {trait.prop} | props: {trait.prop}

## trait pet socks
set: sit proud holds sock | props: sock
trouble: sit proud holds sock | props: sock
pay: stand happy holds sock | props: sock

## trait pet noise
set: look-up happy
trouble: look-up delighted
pay: look-up delighted

## trait pet part
set: look-up curious looks clock-tower
trouble: sit proud looks Kim
pay: stand proud

## trait pet deaf
set: sit calm looks Kim
trouble: look-up curious looks clock-tower
pay: sleep calm

## trait pet age
set: look-up calm looks clock-tower
trouble: lie calm
pay: lie happy

## trait pet favourite
set: lie happy holds {trait.prop} | props: {trait.prop}
trouble: stand worried looks {trait.prop} | props: {trait.prop}
pay: lie happy holds {trait.prop} | props: {trait.prop}

## trait pet sleep
set: lie calm
trouble: lie sad
pay: sleep calm

## trait pet habit
set: stand happy
trouble: stand delighted
pay: stand delighted

## trait pet digs
set: dig happy
trouble: dig delighted | props: hole
pay: dig delighted | props: hole

## trait pet talent
set: stand proud
trouble: stand proud looks Kim
pay: stand delighted

## trait child fear
set: sit proud does point:newspaper
trouble: sit sad looks newspaper
pay: stand calm looks fifth-clock

## trait child dark
set: sit proud does point:newspaper
trouble: sit sad looks newspaper
pay: stand calm looks fifth-clock

## trait child collection
set: sit proud holds {trait.prop} | props: {trait.prop}
trouble: sit sad looks {trait.prop} | props: {trait.prop}
pay: stand delighted does touch:fifth-clock

## trait child noise
set: sit delighted does point:newspaper
trouble: sit sad looks newspaper
pay: stand delighted looks fifth-clock

## trait child part
set: sit delighted does point:newspaper
trouble: sit sad looks newspaper
pay: stand delighted does touch:fifth-clock

## trait child favourite
set: sit delighted does point:newspaper
trouble: sit sad
pay: stand happy does touch:fifth-clock

## trait child sleep
set: sit delighted does point:newspaper
trouble: sit sad looks newspaper
pay: stand calm does touch:fifth-clock

## trait child habit
set: sit delighted does point:newspaper
trouble: sit sad looks newspaper
pay: stand happy does touch:fifth-clock

## trait child talent
set: sit delighted does point:newspaper
trouble: sit sad looks newspaper
pay: stand delighted looks fifth-clock

## dog
theory: sit happy
watch: sit curious
wrong: stand sad holds paper
joy: sit delighted

## dog 2
theory: look-up cross
watch: look-up happy
wrong: sit sad does lean:child
joy: lie happy

## cat
theory: sit proud looks clock-tower
watch: sit curious looks clock-tower
wrong: sit calm
joy: sit delighted

## cat 2
theory: sit calm
watch: sleep calm
wrong: back-turned calm
joy: walk proud

## bird
theory: perch proud looks clock-tower
watch: perch delighted
wrong: perch sad
joy: perch delighted

## fish
theory: swim calm
watch: look-up curious
wrong: hide sad
joy: swim delighted

## fish 2
theory: swim happy
watch: swim calm
wrong: hide sad
joy: swim delighted

## rabbit
theory: sit calm
watch: sit happy
wrong: lie sad
joy: sit delighted

## guineapig
theory: look-up happy
watch: look-up delighted
wrong: lie sad
joy: look-up delighted

## hamster
theory: run happy
watch: sit happy
wrong: hide sad
joy: stand delighted

## horse
theory: stand calm
watch: stand calm
wrong: stand sad looks Kim
joy: stand proud

## lizard
theory: lie proud
watch: lie calm
wrong: lie sad
joy: lie delighted

## toy
theory: sit calm
watch: sit proud looks clock-tower
wrong: lie sad
joy: sit proud

## other
theory: look-up curious looks clock-tower
watch: sit calm
wrong: stand sad looks Kim
joy: stand delighted

## duet
theory: sit cross looks Mo
watch: sit calm looks Mo
wrong: sit sad looks Mo
joy: sit happy looks Mo

## duet 2
theory: sit proud looks Mo
watch: lie calm looks Mo
wrong: stand sad looks Kim
joy: stand happy looks Mo

## any late
theory: walk happy
watch: lie calm
wrong: sit sad looks Kim
joy: stand proud

## any file
theory: sit calm
watch: sit calm
wrong: hide sad
joy: sit delighted

## any vote
theory: look-up curious looks clock-tower
watch: sit proud
wrong: sit worried looks Kim
joy: sit delighted

## any shade
theory: sit calm
watch: walk calm
wrong: sit worried looks Kim
joy: lie happy
`
