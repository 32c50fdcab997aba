// Want: to be first, with a drum, all the way to the moon. In the way: nobody is second, and first does not look
// back. Engine: a parade that sings how long it is, while it gets shorter; a wood that asks "Hoo?". A dog wants all
// of them in one heap and keeps running back; a cat takes it for the way to supper, but looks back as cats do. So
// each of them finds {tot}. Turn: Kim lets the pet be first, who looks back, or runs back. Last image: Kim is last,
// with the sock; or a nose on a drum.
export const plan = String.raw`
id: leadership-0-4
skill: leadership
level: 0-4
days: first-day-of-school plot, camping-trip plot, snow-day plot, family-reunion plot, new-years-eve plot
extra: friend she
surprise: look | 5 sock, 15 sock
surprise: sound

# 1
@ [camping-trip: camp | garden] golden [snow-day: snow] medium | child: walk proud does play:drum at right | friend: walk happy looks child at left | all: sit curious looks Kim | props: | event
slots: event, series

# 2
@ [camping-trip: camp | garden] golden [snow-day: snow] wide | child: point delighted looks moon at right | friend: look-up happy looks moon at left | all: look-up curious looks moon | props: moon at right, drum at right
> want
* line

# 3
@ [place: {place.id} | street] golden [snow-day: snow] wide | child: walk proud holds drum at right | friend: walk happy looks child at left | all: walk happy | props:
^ child set
> trot ?
* line
slots: place

# 4
@ street golden [snow-day: snow] medium | child: run delighted holds drum at right | friend: run worried looks child at left | Bo: run happy | props: leaf
^ pet set
^ pet second

# 5
@ park dusk [snow-day: snow] medium | child: walk proud holds drum at right | friend: sit worried looks sock does touch:sock at left | Bo: walk happy | props: sock at left
* stop
slots: place

# 6 a
@ river dusk [snow-day: snow] wide | child: walk proud holds drum at right | all: sit curious | props: log, leaf
> eyes
* stop
slots: place

# 6 b
@ park dusk [snow-day: snow] wide | child: crouch proud looks holed-fence holds drum at left | all: sit curious | props: holed-fence at right, leaf
> eyes
* stop
slots: place

# 7
@ park dusk [snow-day: snow] behind | child: walk delighted holds drum at right | all: sit curious looks leaf | props: leaf, moon at centre
^ pet trouble
> song ?
* stop

# 8
@ mountain dusk [snow-day: snow] wide | child: walk proud holds drum | props: | event
^ child second
slots: event, place

# 9
@ forest night [snow-day: snow] medium | child: look-up scared holds drum | props: log
slots: place

# 10
@ forest night [snow-day: snow] behind | child: hands-on-hips cross looks leaf | props: leaf
^ child third
slots: series

# 11
@ forest night [snow-day: snow] close | child: stand cross does play:drum looks moth | props: moth

# 12
@ forest night [snow-day: snow] medium | child: sit sad weeps does hug:drum | props: log
^ child trouble

# 13
@ forest night [snow-day: snow] wide | child: walk worried holds drum | props: rock, log
slots: deed

# 14
@ forest night [snow-day: snow] knee | child: walk curious looks pet1 at left | Bo: walk happy looks Kim at right | props: leaf
> hinge
* found

# 15
@ park night [snow-day: snow] medium | child: kneel sad looks friend | friend: sit sad looks child does touch:sock at centre | all: sit worried looks friend | props: sock | event
> heap ?
* found
slots: event, series

# 16
@ park night [snow-day: snow] close | child: stand worried looks friend does hand-over:drum | friend: stand happy looks child at right | Bo: sit curious looks drum | props:
> drum
^ child pay

# 17 a
@ park night [snow-day: snow] medium | child: walk happy looks friend at right | friend: walk proud looks child holds drum at left | all: walk happy looks Kim | props: log at right | event
^ pet pay
slots: event

# 17 b
@ park night [snow-day: snow] wide | child: point happy looks friend at right | friend: wave happy looks child holds drum at left | all: look-up happy looks Kim | props: rock | event
^ pet pay
slots: event

# 18 a
@ forest night [snow-day: snow] wide | child: look-up delighted at right | friend: look-up delighted holds drum at left | all: look-up happy | props: log
> hoo ?
* moon

# 18 b
@ forest night [snow-day: snow] wide | child: celebrate delighted at right | friend: celebrate delighted at left | all: look-up happy | props: log, drum
> hoo ?
* moon

# 19
@ mountain night [snow-day: snow] knee | child: crouch happy looks friend at right | friend: sit happy looks sock does touch:sock at left | all: sit calm looks friend | props: sock, drum
> hill ?
* moon
^ pet third
slots: place

# 20 a
@ mountain night [snow-day: snow] wide | child: walk happy looks friend holds sock at left | friend: point delighted holds drum at right | all: walk happy | props: drum | event
> last ?
* moon
slots: event

# 20 b
@ mountain night [snow-day: snow] wide | child: sit happy looks friend | friend: sleep calm | all: sit calm looks child | props: drum | event
> last ?
* moon
slots: event

## lead dog
want: run happy looks friend
trot: run happy holds leaf
eyes: stand worried looks leaf
song: run worried
hinge: run delighted looks Kim
heap: lie calm looks friend
drum: stand curious looks drum at left
hoo: look-up delighted
hill: walk happy looks friend
last: lie calm

## lead cat
want: walk proud
trot: sit calm looks Kim
eyes: sit curious looks leaf
song: back-turned calm
hinge: walk calm looks Kim
heap: lie calm looks friend
drum: sit curious looks drum at left
hoo: look-up curious
hill: sit calm looks Kim
last: lie happy

## lead bird
hinge: fly delighted looks Kim
drum: perch curious looks drum
hoo: perch happy

## lead fish
hinge: swim happy looks Kim
drum: swim curious looks drum
hoo: swim happy

## lead rabbit
hinge: look-up curious looks Kim
drum: sit curious looks drum
hoo: sit happy

## lead guineapig
hinge: look-up delighted looks Kim
drum: look-up curious looks drum
hoo: look-up happy

## lead hamster
hinge: look-up curious looks Kim
drum: look-up curious looks drum
hoo: look-up curious

## lead horse
hinge: stand happy does nose-into:child
drum: stand curious looks drum
hoo: stand happy

## lead lizard
hinge: run curious looks Kim
drum: lie curious looks drum
hoo: lie happy

## lead toy
hinge: lie happy looks Kim
drum: sit curious looks drum
hoo: sit happy

## lead other
hinge: stand curious looks Kim
drum: stand curious looks drum
hoo: stand happy

## trait pet fear
set: run scared | props: {trait.prop}
trouble: hide scared | props: {trait.prop}
pay: hide worried looks Kim | props: {trait.prop}

## trait pet theft
set: run delighted holds {trait.prop}
trouble: hide worried | props: {trait.prop}
pay: walk proud looks Kim holds {trait.prop}

## trait pet socks
set: run curious looks friend
trouble: sit curious looks sock | props: sock
pay: walk delighted looks Kim

## trait pet noise
set: run delighted looks drum
trouble: look-up sad looks Kim
pay: look-up delighted looks Kim

## trait pet part
set: run happy looks Kim
trouble: walk worried
pay: walk happy looks Kim

## trait pet deaf
set: run happy looks drum
trouble: sit worried
pay: look-up happy looks Kim

## trait pet age
set: [old: walk worried | run delighted]
trouble: [old: lie | sit] sad
pay: [old: lie | sit] happy looks Kim

## trait pet favourite
set: run happy holds {trait.prop}
trouble: walk worried | props: {trait.prop}
pay: stand happy looks Kim | props: {trait.prop}

## trait pet sleep
set: run happy looks Kim
trouble: lie calm
pay: walk happy looks Kim

## trait pet habit
set: run worried looks Kim
trouble: [digs: dig | follows: walk | hidesthings: hide | sitsonthings: sit | licks: stand | run] curious
pay: [digs: dig | follows: walk | hidesthings: hide | sitsonthings: sit | licks: stand | run] happy looks Kim

## trait pet talent
set: run proud looks drum
trouble: [jumps,catches: leap | shakeshands: sit | stand] sad
pay: [jumps,catches: leap | shakeshands: sit | stand] proud looks Kim

## trait child fear
set: walk worried holds drum at right
trouble: sit scared does hug:drum
pay: stand worried looks friend does hand-over:drum

## trait child collection
set: walk proud holds drum at right | props: {trait.prop}
trouble: sit sad looks {trait.prop} | props: {trait.prop}, drum
pay: stand happy looks friend does hand-over:drum | props: {trait.prop}

## trait child noise
set: walk delighted holds drum at right
trouble: sit sad does hug:drum
pay: stand happy looks friend does hand-over:drum

## trait child part
set: walk proud holds drum at right
trouble: sit sad does hug:drum
pay: stand happy looks friend does hand-over:drum

## trait child favourite
set: walk delighted holds drum at right
trouble: sit sad does hug:drum
pay: stand happy looks friend does hand-over:drum

## trait child sleep
set: walk happy holds drum at right
trouble: sit sad does hug:drum
pay: stand happy looks friend does hand-over:drum

## trait child habit
set: walk proud holds drum at right
trouble: sit sad does hug:drum
pay: stand worried looks friend does hand-over:drum

## trait child talent
set: walk proud holds drum at right
trouble: sit sad does hug:drum
pay: stand happy looks friend does hand-over:drum

## dog
line: walk proud
stop: stand delighted
found: stand happy looks Kim
moon: look-up happy

## dog 2
line: run happy
stop: stand curious
found: stand happy does nose-into:child
moon: look-up happy

## cat
line: walk calm
stop: lie calm
found: sit happy looks Kim
moon: sit calm

## cat 2
line: walk proud
stop: sit calm
found: sit happy looks Kim
moon: sit curious

## bird
line: fly happy
stop: perch curious
found: perch happy looks Kim
moon: perch happy

## fish
line: swim happy
stop: look-up curious
found: look-up happy looks Kim
moon: swim happy

## fish 2
line: swim happy
stop: swim calm
found: swim happy looks Kim
moon: swim happy

## rabbit
line: leap happy
stop: sit happy
found: sit happy looks Kim
moon: sit happy

## guineapig
line: walk happy
stop: look-up curious
found: look-up happy looks Kim
moon: look-up happy

## hamster
line: run happy
stop: stand delighted
found: stand happy looks Kim
moon: look-up curious

## horse
line: walk proud
stop: stand calm
found: stand happy looks Kim
moon: stand happy

## lizard
line: run happy
stop: lie calm
found: lie happy looks Kim
moon: lie calm

## toy
line: sit happy
stop: lie worried
found: lie happy looks Kim
moon: sit happy

## other
line: walk happy
stop: look-up curious
found: stand delighted looks Kim
moon: look-up happy

## duet
line: walk happy looks Mo
stop: stand worried looks Mo
found: sit happy looks Kim
moon: look-up happy looks Mo

## duet 2
line: walk happy looks Mo
stop: stand curious looks Mo
found: stand happy looks Kim
moon: sit happy looks Mo

## any bow
line: walk proud holds ribbon
stop: sit worried
found: sit happy looks Kim holds ribbon
moon: sit happy holds ribbon

## any sit
line: walk happy
stop: sit calm
found: sit happy looks Kim
moon: sit calm

## any late
line: run happy
stop: stand worried
found: stand happy looks Kim
moon: look-up happy

## any way
line: look-up happy looks Kim
stop: walk curious
found: stand happy looks Kim
moon: look-up happy
`
