// Want: to ring the big bell, with two hands. In the way: a splinter, and the tweezers. Engine: it's just a sock (an oven glove, a bucket; a hat, a loaf).
// A dog wants one end of that sock, a cat wants that thumb back: each takes the glove off the one who hides behind it.
// Turn: the grown-up is just as scared, so waiting won't cure it. Last image: a sock by the tin, for whoever is next.
export const plan = String.raw`
id: courage-5-8
skill: courage
level: 5-8
days: birthday plot, new-baby plot, family-reunion plot, new-years-eve plot, family-wedding plot
extra: friend she
extra: elder he
surprise: detail | 3 elder, 14 glove
surprise: picture | 2 sock, 11 sock, 19 sock

# 1
@ [farm: farm | garden] morning medium | child: stand worried | all: walk calm looks Kim | props: fence, door
* see

# 2
@ bathroom lamp close | child: look-up scared looks tin holds sock | Bo: look-up curious looks Kim | props: tin, shelf, mirror, sock
^ pet set
^ pet second

# 3
@ kitchen morning medium | child: sit worried looks elder holds sock | elder: stand calm looks child | Bo: sit curious looks sock | props: table, bread, cup
> want
* see

# 4
@ [place: {place.id} | park] noon wide | child: look-up proud looks big-bell | all: look-up calm looks big-bell | props: big-bell at far | event
^ child set
slots: place, event

# 5
@ kitchen noon above | child: sit worried looks bread holds sock | all: stand curious looks sock | props: table, bread, plate
> eyes
* see

# 6
@ [new-years-eve: garden | school] noon medium | child: stand worried looks friend holds sock | friend: stand curious looks sock holds crayon | props: table
^ child second
* worse

# 7 a
@ kitchen dusk close | child: wave cross looks elder holds glove | elder: sit curious looks child | Bo: stand curious looks glove | props: soup, table
> soup ?
* worse

# 7 b
@ kitchen dusk close | child: wave cross looks elder holds hat | elder: sit curious looks child | Bo: stand curious looks hat | props: soup, table
> soup ?
* worse

# 8 a
@ living-room dusk medium | child: kneel worried looks book holds glove | Bo: sit curious looks glove | props: book, sofa, egg
> tug ?
* worse

# 8 b
@ living-room dusk medium | child: wave worried looks window holds hat | Bo: sit curious looks hat | props: window, banana, sofa
> tug ?
* worse

# 9 a
@ garden golden medium | child: walk sad does wrap:bucket | all: walk worried looks bucket | props: glove
^ pet trouble
* worse

# 9 b
@ garden golden medium | child: carry sad looks bread holds bread | all: walk worried looks bread | props: hat
^ pet trouble
* worse

# 10 a
@ garden golden whole | child: stand cross looks elder does throw:bucket | Bo: stand worried looks Kim | elder: stand worried says looks child | props: puddle, sock, glove
> bucket
slots: place

# 10 b
@ garden golden whole | child: hide cross looks elder | Bo: stand happy looks Kim | elder: run worried looks child | props: bread, sock, hat
> loaf
slots: place

# 11
@ [new-years-eve: park | playground] noon wide | child: stand sad looks friend | friend: wave happy looks child holds sock | Bo: stand worried looks Kim | props: sock, bench
* low
^ child third
slots: place, series

# 12
@ park dusk behind | child: stand sad does pull:big-bell | all: stand sad looks big-bell | props: big-bell | event
> rope ?
^ pet third
* low
slots: place, event

# 13
@ hallway night wide | child: walk scared looks shelf | Bo: walk worried | props: shelf, lamp, shadow
^ child trouble
> dark ?
slots: place, home

# 14
@ bedroom lamp wide | child: stand curious looks elder | elder: sit scared looks tin holds tin | Bo: stand curious looks glove | props: bed, lamp, glove
> hinge

# 15
@ bedroom lamp whole | child: sit worried looks tin | elder: sit worried looks tin | Bo: stand curious does nose-into:elder | all: sit curious looks tin | props: tin at centre, rug | event
* low
slots: event

# 16
@ bedroom lamp close | child: sit curious looks sock holds sock | Bo: sit calm looks sock | props: sock
> sock

# 17
@ bedroom lamp knee | child: reach scared looks tweezers | elder: sit worried looks child holds tweezers wears glasses | Bo: look-up worried looks Kim | props: lamp, tin
slots: deed, series

# 18
@ bedroom lamp medium | child: kneel proud looks elder holds tweezers | elder: sit scared holds sock | all: look-up happy looks Kim | props: box "{beasts}", tin
^ child pay

# 19
@ [place: {place.id} | park] [new-years-eve: night | morning] wide | child: stand proud does pull:big-bell looks big-bell | friend: celebrate happy looks child holds sock | elder: celebrate happy looks child | all: look-up happy looks big-bell | props: big-bell, sock, balloon | event
^ pet pay
* joy
* joy
slots: place, event

# 20
@ [place: {place.id} | park] [new-years-eve: night | golden] medium | child: celebrate delighted looks big-bell | elder: celebrate delighted looks child | all: leap delighted | props: big-bell, sock, ribbon | event
> last ?
* joy
* joy
slots: place, home, event, series

## lead dog
want: stand curious looks sock
eyes: look-up worried looks sock
soup: stand proud holds sock
tug: run delighted looks Kim
bucket: stand delighted does tug:bucket
loaf: run delighted holds bread
rope: stand cross does tug:rope | props: rope
dark: walk curious looks shelf
hinge: stand proud holds glove
sock: sit calm looks sock
last: stand proud holds glove

## lead cat
want: sit cross looks sock
eyes: back-turned calm
soup: look-up cross looks Kim
tug: sit proud does lean:child
bucket: sit proud does lean:bucket
loaf: stand happy does nose-into:bread
rope: stand curious looks big-bell
dark: sit cross
hinge: stand happy does nose-into:elder
sock: lie calm does lean:child
last: look-up delighted looks Kim

## lead bird
want: perch cross looks sock
bucket: perch proud looks bucket
loaf: perch happy does nose-into:bread
hinge: fly delighted looks elder holds glove

## lead fish
want: swim curious looks sock
bucket: swim curious looks bucket
loaf: swim happy looks bread
hinge: swim curious looks elder

## lead rabbit
want: sit happy looks sock
bucket: look-up cross looks bucket
loaf: stand happy does nose-into:bread
hinge: sit calm looks elder | props: glove

## lead guineapig
want: look-up delighted looks sock
bucket: look-up delighted looks bucket
loaf: stand happy does nose-into:bread
hinge: look-up delighted looks elder

## lead hamster
want: stand curious looks sock
bucket: stand cross looks bucket
loaf: stand happy looks bread
hinge: stand scared looks elder

## lead horse
want: stand curious looks sock
bucket: stand proud does tug:bucket
loaf: stand happy does nose-into:bread
hinge: stand proud does nose-into:elder

## lead lizard
want: lie calm looks sock
bucket: stand curious does nose-into:bucket
loaf: stand curious does nose-into:bread
hinge: stand curious does nose-into:elder

## lead toy
want: sit calm looks sock
bucket: carried worried
loaf: carried calm
hinge: sit calm looks elder

## lead other
want: stand curious looks sock
bucket: stand worried looks bucket
loaf: stand happy looks bread
hinge: stand curious looks elder

## trait pet fear
set: sit worried looks Kim
trouble: hide scared
pay: stand worried looks big-bell

## trait pet theft
set: sit curious looks sock
trouble: run delighted holds {trait.prop}
pay: stand proud looks big-bell | props: {trait.prop}

## trait pet socks
set: sit curious looks sock
trouble: run delighted holds sock
pay: sit delighted holds sock | props: sock

## trait pet noise
set: look-up calm looks Kim
trouble: look-up delighted looks Kim
pay: look-up delighted looks big-bell

## trait pet part
set: stand calm looks Kim
trouble: walk proud looks Kim
pay: stand proud looks big-bell

## trait pet deaf
set: sit calm looks Kim
trouble: sit calm looks Kim
pay: leap delighted looks big-bell

## trait pet age
set: [old: lie | stand] calm looks Kim
trouble: [old: sleep calm | run happy looks Kim]
pay: leap delighted looks big-bell

## trait pet favourite
set: stand proud looks Kim holds {trait.prop}
trouble: lie sad looks Kim | props: {trait.prop}
pay: leap delighted looks Kim

## trait pet sleep
set: sleep calm
trouble: lie cross looks Kim
pay: leap worried looks big-bell

## trait pet habit
set: [digs: dig | hidesthings: hide | sitsonthings: sit | stand] happy looks Kim
trouble: [digs: dig | hidesthings: hide | sitsonthings: sit | run] happy looks Kim
pay: [digs: dig | hidesthings: hide | sitsonthings: sit | run] delighted looks Kim

## trait pet talent
set: stand proud looks Kim
trouble: [jumps,catches: leap | stand] happy looks Kim
pay: [shakeshands: beg | jumps,catches: leap | stand] proud looks Kim

## trait child fear
set: look-up worried looks big-bell
trouble: walk scared looks shadow
pay: kneel proud looks elder

## trait child collection
set: look-up proud looks big-bell holds {trait.prop}
trouble: walk scared looks shelf holds {trait.prop}
pay: kneel proud looks elder holds {trait.prop}

## trait child noise
set: look-up proud looks big-bell
trouble: walk scared looks shelf
pay: kneel proud looks elder

## trait child part
set: look-up curious looks big-bell
trouble: stand scared looks mirror | props: mirror
pay: kneel delighted looks tin

## trait child favourite
set: look-up proud looks big-bell
trouble: walk scared looks shelf
pay: kneel delighted looks elder

## trait child sleep
set: look-up proud looks big-bell
trouble: walk scared looks shelf
pay: kneel proud looks elder

## trait child habit
set: look-up curious looks big-bell
trouble: walk scared looks shelf
pay: kneel proud looks elder

## trait child talent
set: look-up proud looks big-bell
trouble: walk scared looks shelf
pay: kneel proud looks elder

## dog
see: look-up happy looks Kim
worse: stand proud looks Kim holds slippers
low: lie sad looks Kim
joy: look-up delighted

## cat
see: sit calm
worse: sit proud
low: sit calm looks Kim
joy: sit proud

## bird
see: perch delighted looks Kim
worse: fly cross
low: perch sad
joy: fly delighted looks big-bell

## fish
see: swim curious looks Kim
worse: swim curious
low: hide sad
joy: swim delighted

## rabbit
see: sit calm
worse: stand calm
low: stand worried
joy: look-up delighted

## guineapig
see: look-up happy looks Kim
worse: look-up cross looks Kim
low: look-up sad looks Kim
joy: look-up delighted

## hamster
see: stand curious
worse: stand worried looks Kim
low: stand sad looks Kim
joy: stand delighted

## horse
see: stand calm looks Kim
worse: stand curious looks Kim
low: stand sad looks Kim
joy: stand proud

## lizard
see: stand calm looks Kim
worse: walk worried
low: lie sad
joy: stand delighted

## toy
see: carried calm
worse: lie sad
low: carried sad
joy: sit proud holds sock

## other
see: stand curious looks Kim
worse: stand worried
low: stand sad looks Kim
joy: stand proud

## duet
see: stand curious looks Mo
worse: stand cross looks Mo
low: lie sad looks Mo
joy: stand proud looks Mo

## duet 2
see: sit curious looks Mo
worse: look-up worried looks Kim
low: lie sad looks Mo
joy: look-up delighted looks Mo

## any look
see: look-up worried looks Kim
worse: back-turned calm
low: look-up sad looks Kim
joy: look-up proud looks Kim

## any secret
see: sit calm looks Kim
worse: sit curious looks Kim
low: sit sad looks Kim
joy: sit happy looks Kim

## any breakfast
see: stand happy
worse: stand cross
low: sit sad looks Kim
joy: stand happy

## any sleep
see: sleep calm
worse: look-up curious looks Kim
low: lie calm looks Kim
joy: leap delighted
`
