// Want: a piano, up forty-two stairs. In the way: it is a piano; and everybody's advice. Engine: "Have you tried...?", asked on the way past.
// A dog moves in under the piano, a cat thinks that whoever matters is come to: so {Bo} is not to be called, and the plan goes to {Bo}.
// Turn: {Bo} won't come, so one goes to {Bo}; like {Bo}, the piano can stay, and they have to move {lady}. Last image: bed, by way of the piano; or the armchair on the stairs.
// {pym} is "he", {ivy} and {lady} "she".
export const plan = String.raw`
id: problem-solving-5-8
skill: problem_solving
level: 5-8
days: birthday plot, christmas plot, family-reunion plot, diwali plot, lunar-new-year plot
extra: elder she
extra: grownup he
extra: friend she
surprise: word
surprise: sound

# 1
@ hallway morning wide | child: look-up delighted looks piano | all: look-up curious looks piano | props: piano at right
* hall
slots: place, home

# 2
@ hallway morning whole | child: look-up happy calls does touch:piano at left | Bo: look-up curious looks piano | props: piano at right
> want
^ pet second

# 3
@ hallway noon close | child: hands-on-hips proud looks piano | Bo: sit calm looks piano | props: piano "plan" | event
^ pet set
* hall
slots: event

# 4
@ hallway noon wide | child: reach cross looks piano does push:piano | grownup: point happy looks piano at left | all: stand curious | props: piano at right
^ child set
> push ?
* hall
slots: place

# 5 a
@ [place: {place.id} | street] noon wide | child: run worried looks piano | friend: run worried looks piano | Bo: run happy | props: piano at right
> butter
* help
slots: place

# 5 b
@ [place: {place.id} | street] noon wide | child: run worried looks piano | friend: run worried looks piano | Bo: run happy | props: piano at right, skateboard
> butter
* help
slots: place

# 6 a
@ hallway golden medium | child: carry cross looks piano does pull:rope | friend: reach cross looks piano does pull:piano | all: stand worried looks piano | props: piano at right
> rope ?
* help

# 6 b
@ hallway golden medium | child: celebrate worried looks piano | friend: celebrate happy looks piano | all: stand worried looks piano | props: piano at right, microphone
> rope ?
* help

# 7
@ hallway golden close | child: stand worried does read:note | Bo: look-up curious looks basket | props: basket at right
^ child second
slots: series

# 8
@ hallway dusk wide | child: reach worried looks piano does push:piano | friend: reach worried looks piano does pull:piano | grownup: point happy looks piano at left | all: stand worried looks piano | props: piano "stuck" at right
> eyes
* help

# 9
@ hallway dusk whole | child: stand sad looks piano at left | grownup: hands-on-hips cross looks child at left | friend: stand cross looks child calls at right | Bo: sit worried looks Kim | props: piano "stuck" at centre, bag | event
^ pet trouble
slots: event, series

# 10
@ hallway dusk close | child: look-up sad | Bo: sit sad looks Kim | props: piano "stuck" at right
> carry ?
* low

# 11
@ bedroom night medium | child: sit sad | all: lie sad looks Kim | props: bed, moon
> tap ?
* low
slots: place

# 12
@ hallway night close | child: reach curious looks piano does play:piano | Bo: look-up curious looks Kim | props: piano "stuck" at right
^ child trouble
* low

# 13
@ [horse: street | hallway] morning whole | child: crouch happy looks pet1 holds paper | Bo: lie calm | props: [horse: leaf | piano "stuck" at right]
> hinge

# 14
@ hallway noon knee | child: point delighted looks piano at centre | friend: shrug curious looks child at left | all: look-up curious looks Kim | props: piano "stuck" at right
^ pet third
slots: deed

# 15
@ hallway noon whole | child: look-up scared calls looks piano | Bo: sit worried looks Kim | props: piano "stuck" at right

# 16
@ hallway golden whole | child: celebrate delighted looks elder at left | elder: sit proud at centre | grownup: carry worried looks elder at right | friend: carry happy looks elder at left | all: look-up delighted looks elder | props: poled-chair | event
> chair
slots: event, series

# 17
@ hallway golden close | child: look-up curious looks elder | elder: sit worried looks piano does play:piano | Bo: look-up curious looks elder | props: piano "stuck" at right
^ child third
slots: place

# 18
@ hallway lamp wide | child: sit delighted looks elder | elder: sit delighted looks piano does play:piano | friend: sit delighted | all: sit happy looks elder | props: piano "stuck" at right | event
* joy
slots: event, place

# 19
@ hallway lamp whole | child: sit happy looks elder | elder: sit happy looks grownup | grownup: sit worried looks elder | all: sit happy | props: stairs, lantern
^ pet pay
* joy

# 20 a
@ hallway night knee | child: reach happy does play:piano | Bo: walk happy looks piano | props: piano "stuck" at right, moon | event
^ child pay
> last ?
* joy

# 20 b
@ hallway night knee | child: reach happy does play:piano | Bo: walk happy looks piano | props: piano "stuck" at right, moon | event
^ child pay
> last ?
* joy

## lead dog
want: lie happy looks piano
push: lie cross looks Kim
butter: run worried looks piano
rope: lie happy looks piano
eyes: lie delighted looks piano
tap: lie sad looks Kim
hinge: lie calm
chair: walk proud looks elder
last: lie happy looks Kim
carry: lie proud looks piano

## lead cat
want: sit calm looks Kim
push: sit calm looks Kim
butter: stand happy looks piano
rope: sit calm looks rope
eyes: sit proud looks piano
tap: sit calm looks Kim
hinge: lie calm
chair: sit proud looks elder
last: sit calm looks Kim
carry: sit proud looks Kim

## lead bird
butter: fly delighted looks piano
hinge: perch calm
chair: fly delighted looks elder

## lead fish
butter: swim curious looks piano
hinge: swim calm
chair: swim delighted looks elder

## lead rabbit
butter: run happy looks piano
hinge: sit calm
chair: sit happy looks elder

## lead guineapig
butter: look-up delighted looks piano
hinge: lie calm
chair: look-up happy looks elder

## lead hamster
butter: stand curious looks piano
hinge: sleep calm
chair: stand happy looks elder

## lead horse
butter: walk proud looks piano
hinge: stand calm
chair: stand curious looks elder

## lead lizard
butter: run happy looks piano
hinge: lie calm
chair: lie happy looks elder

## lead toy
butter: lie worried looks piano
hinge: sit calm
chair: sit proud looks elder

## lead other
butter: run curious looks piano
hinge: sit calm
chair: look-up happy looks elder

## trait pet fear
set: hide worried looks Kim
trouble: hide scared
pay: stand proud looks elder

## trait pet theft
set: run happy holds {trait.prop}
trouble: walk proud holds {trait.prop}
pay: sit happy looks elder | props: {trait.prop}

## trait pet noise
set: look-up happy looks Kim
trouble: look-up happy looks Kim
pay: look-up delighted looks elder

## trait pet part
set: sit proud looks Kim
trouble: sit calm looks Kim
pay: stand proud looks elder

## trait pet deaf
set: sit happy looks Kim
trouble: stand curious looks Kim
pay: stand delighted looks elder

## trait pet age
set: [old: lie | run] happy looks Kim
trouble: [old: sleep calm | leap happy looks Kim]
pay: [old: look-up | leap] delighted looks elder

## trait pet favourite
set: stand happy looks Kim holds {trait.prop}
trouble: stand worried | props: {trait.prop}
pay: sit happy looks elder | props: {trait.prop}

## trait pet sleep
set: look-up happy looks Kim
trouble: lie cross looks Kim
pay: look-up delighted looks elder

## trait pet habit
set: [digs: dig | hidesthings: hide | sitsonthings: sit | run] happy looks Kim
trouble: [digs: dig | hidesthings: hide | sitsonthings: sit | run] happy looks Kim
pay: [digs: dig | hidesthings: hide | sitsonthings: sit | run] delighted looks elder

## trait pet talent
set: [jumps,catches: leap | stand] proud looks Kim
trouble: [jumps,catches: leap | stand] happy looks Kim
pay: [shakeshands: beg | jumps,catches: leap | stand] proud looks elder

## trait child fear
set: reach cross looks piano does push:piano
trouble: reach curious looks piano
pay: climb happy looks piano

## trait child collection
set: reach cross looks piano does push:piano | props: {trait.prop}
trouble: reach curious looks piano holds {trait.prop}
pay: climb happy looks piano holds {trait.prop}

## trait child noise
set: reach cross looks piano does push:piano
trouble: reach curious looks piano
pay: climb happy looks piano

## trait child part
set: reach cross looks piano does push:piano
trouble: reach curious looks piano
pay: climb happy looks piano

## trait child favourite
set: reach cross looks piano does push:piano
trouble: reach curious looks piano
pay: climb happy looks piano

## trait child sleep
set: reach cross looks piano does push:piano
trouble: reach curious looks piano
pay: climb happy looks piano

## trait child habit
set: reach cross looks piano does push:piano
trouble: reach curious looks piano
pay: climb happy looks piano

## trait child talent
set: reach cross looks piano does push:piano
trouble: reach curious looks piano
pay: climb happy looks piano

## dog
hall: stand cross looks piano
help: stand happy
low: stand sad
joy: look-up delighted

## dog 2
hall: stand happy
help: stand happy
low: lie sad looks Kim
joy: sit delighted

## cat
hall: walk proud looks piano
help: sit happy
low: back-turned sad
joy: lie delighted

## cat 2
hall: hide curious
help: sit proud
low: sit sad looks Kim
joy: lie happy

## bird
hall: perch happy looks piano
help: fly proud
low: perch sad
joy: perch delighted

## fish
hall: swim curious looks piano
help: swim calm
low: hide sad
joy: swim delighted

## fish 2
hall: swim curious looks piano
help: swim worried
low: look-up sad
joy: swim delighted

## rabbit
hall: sit curious looks piano
help: dig happy
low: lie sad
joy: leap delighted

## guineapig
hall: look-up curious looks piano
help: look-up happy
low: hide sad
joy: look-up delighted

## hamster
hall: walk happy
help: stand worried
low: sit sad looks Kim
joy: run delighted

## horse
hall: stand curious looks piano
help: stand happy
low: stand sad
joy: stand delighted

## lizard
hall: lie calm
help: run proud
low: lie sad
joy: lie delighted

## toy
hall: sit proud
help: lie worried
low: sit sad
joy: sit delighted

## other
hall: walk curious looks piano
help: stand worried
low: sit sad looks Kim
joy: sit delighted

## duet
hall: sit curious looks Mo
help: stand cross looks Mo
low: sit sad looks Mo
joy: sit delighted looks Mo

## duet 2
hall: look-up proud looks Mo
help: stand happy looks Mo
low: sit sad looks Mo
joy: stand delighted looks Mo

## any stool
hall: look-up happy looks piano
help: sit cross
low: sit sad
joy: sit delighted

## any hat
hall: look-up curious looks piano
help: sit calm
low: sit sad
joy: stand proud

## any feet
hall: look-up curious looks piano
help: walk worried
low: lie sad looks Kim
joy: sit delighted

## any stair
hall: sit calm
help: sit calm
low: sit sad
joy: sit proud
`
