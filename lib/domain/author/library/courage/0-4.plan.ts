// Want: the puddle. In the way: the other boot is in the dark, and the dark says krek. Engine: one boot; every rescue makes it worse.
// A dog took the boot for a bone and hid it there, and digs its way in; a cat wants one dry bed, and finds it in that dark.
// Turn: Kim can do without a boot, but not without Bo, who went in and does not come out; Kim is scared, and goes in all the same. Last image: the boot says krek; or has two gold eyes.
export const plan = String.raw`
id: courage-0-4
skill: courage
level: 0-4
days: first-day-of-school plot, new-baby plot, christmas plot, camping-trip plot, farm-stay plot, snow-day plot
surprise: detail | 10 child, 17 frog
surprise: sound

# 1
@ [place: {place.id} | [camping-trip: camp | farm-stay: farm | garden]] morning [snow-day: snow | rain] tiny | child: stand delighted looks [snow-day: fence | puddle] wears one-boot | all: look-up curious looks [snow-day: fence | puddle] | props: [snow-day: fence | puddle], door | event
slots: place, event

# 2
@ [camping-trip: camp | farm-stay: farm | garden] morning [snow-day: snow | rain] whole | child: jump happy wears one-boot | Bo: sit curious looks Kim | props: door, [snow-day: fence | puddle]
> want
* wet

# 3
@ hallway lamp [snow-day: snow | rain] knee | child: crouch curious looks basket wears one-boot | Bo: sit curious looks basket | props: basket, hat
^ pet set
> basket ?
* wet

# 4
@ [camping-trip: camp | farm-stay: farm | garden] morning [snow-day: snow | rain] face | child: wave cross calls wears one-boot | Bo: look-up curious looks Kim | props: [snow-day: fence | puddle] at far | event
* wet
^ pet second
slots: place, event

# 5
@ [camping-trip: camp | farm-stay: farm | garden] noon [snow-day: snow | rain] whole | child: point proud looks steps wears one-boot at centre | Bo: stand curious looks steps at left | props: steps at right
> eyes
* wet

# 6
@ [camping-trip: camp | farm-stay: farm | garden] noon [snow-day: snow | rain] knee | child: kneel scared looks steps wears one-boot at centre | props: steps at left
^ child set
slots: series

# 7
@ [camping-trip: camp | farm-stay: farm | garden] noon [snow-day: snow | rain] knee | child: jump scared looks steps wears one-boot | Bo: look-up scared looks Kim | props: steps, hat
> krek
* noise

# 8
@ cave dusk [snow-day: snow | cloud] bust | child: stand worried looks shadow wears one-boot | Bo: sit worried looks Kim at left | props: shadow at right, shadow at left | event
* noise
slots: place, event

# 9
@ [camping-trip: camp | farm-stay: farm | garden] noon [snow-day: snow | rain] knee | child: kneel worried says looks steps wears one-boot at centre | Bo: sit worried looks steps at left | props: steps at right, [snow-day: fence | puddle] at far
> woof ?
* noise
^ child second

# 10
@ [camping-trip: camp | farm-stay: farm | garden] noon [snow-day: snow | rain] whole | child: hug scared wears one-boot | Bo: cuddled worried looks Kim | props: [snow-day: fence | puddle] at far, stick
> hold ?
* noise
^ child trouble

# 11
@ [camping-trip: camp | farm-stay: farm | garden] noon [snow-day: snow | rain] knee | child: crouch curious looks steps does push:stick wears one-boot at centre | Bo: look-up curious looks Kim at right | props: steps at left
> stick ?
* try
slots: place

# 12 a
@ [camping-trip: camp | farm-stay: farm | garden] noon [snow-day: snow | rain] whole | child: crouch worried looks steps does push:broom wears one-boot at right | Bo: sit worried looks Kim at right | props: steps at left
^ pet trouble
* try

# 12 b
@ [camping-trip: camp | farm-stay: farm | garden] noon [snow-day: snow | rain] whole | child: crouch worried looks steps does push:spade wears one-boot at right | Bo: sit worried looks Kim at right | props: steps at left
^ pet trouble
* try

# 13 a
@ [camping-trip: camp | farm-stay: farm | garden] noon [snow-day: snow | rain] knee | child: sit curious does eat:bread wears one-boot at centre | Bo: look-up curious looks Kim at left | props: steps at right
> food ?
* try
slots: series

# 13 b
@ [camping-trip: camp | farm-stay: farm | garden] noon [snow-day: snow | rain] knee | child: crouch happy sings looks steps wears one-boot at centre | Bo: look-up curious looks Kim at left | props: steps at right
> song ?
* try
slots: series

# 14
@ [camping-trip: camp | farm-stay: farm | garden] golden [snow-day: snow | cloud] whole | child: reach worried calls looks Bo wears one-boot at right | Bo: walk curious looks steps at centre | all: stand worried looks [snow-day: fence | puddle] | props: [snow-day: fence | puddle] at far, steps at left
> hinge
slots: place

# 15 a
@ [camping-trip: camp | farm-stay: farm | garden] golden [snow-day: snow] knee | child: kneel scared looks steps wears one-boot at centre | Bo: away | props: stick, steps at left
slots: deed

# 15 b
@ [camping-trip: camp | farm-stay: farm | garden] golden [snow-day: snow] knee | child: kneel scared looks steps wears one-boot at centre | Bo: away | props: stick, spade, steps at left
slots: deed

# 16
@ cave night [snow-day: snow] whole | child: lie scared looks boots wears one-boot | Bo: look-up worried looks Kim | props: boots "one" at far, shadow
> wait

# 17
@ cave night [snow-day: snow] face | child: crouch curious looks frog wears one-boot | props: frog, boots "one"
^ child third

# 18
@ [camping-trip: camp | farm-stay: farm | garden] golden [snow-day: snow] bust | child: sit happy looks frog wears one-boot | props: frog, boots "one" | event
^ child pay
slots: event

# 19
@ [camping-trip: camp | farm-stay: farm | garden] golden [snow-day: snow] wide | child: jump delighted looks [snow-day: fence | puddle] wears one-boot | Bo: leap delighted | all: look-up happy looks Kim | props: [snow-day: fence | puddle] | event
> splash ?
* splash
* splash
^ pet pay
slots: event, place

# 20 a
@ [camping-trip: camp | farm-stay: farm | garden] golden [snow-day: snow] knee | child: sit delighted wears one-boot | all: sit delighted | props: [snow-day: fence | puddle], boots "one", frog | event
> last ?
* splash
* splash
^ pet third
slots: event, series

# 20 b
@ [camping-trip: camp | farm-stay: farm | garden] dusk [snow-day: snow] knee | child: walk happy looks open-door wears one-boot at left | all: walk happy | props: open-door at right, boots "one" at left, frog at left | event
> last ?
* splash
* splash
^ pet third
slots: event, series

## lead dog
want: back-turned worried
basket: sit worried
eyes: sit proud looks steps at left
krek: run scared
woof: stand cross looks steps at left
hold: cuddled scared looks Kim
stick: stand delighted looks stick at right
food: stand delighted does nose-into:bread
song: look-up delighted looks Kim at left
hinge: dig delighted looks steps at centre
wait: lie worried looks Kim
splash: run delighted
last: run happy holds bone

## lead cat
want: sit cross looks [snow-day: fence | puddle]
basket: sit calm looks basket
eyes: sit curious looks steps at left
krek: sit worried looks steps
woof: sit cross looks steps at left
hold: cuddled calm looks Kim
stick: sit curious does paw-on:stick at right
food: stand happy does nose-into:bread
song: sit proud looks Kim at left
hinge: walk calm looks steps at centre
wait: lie calm looks Kim
splash: sit proud
last: lie happy

## lead bird
krek: perch worried
hinge: fly curious looks steps
wait: perch worried looks Kim

## lead fish
krek: hide scared
hinge: swim curious looks steps
wait: swim worried looks Kim

## lead rabbit
krek: sit scared looks steps
hinge: stand curious looks steps at centre
wait: sit worried looks Kim

## lead guineapig
krek: run scared
hinge: stand curious looks steps at centre
wait: look-up worried looks Kim

## lead hamster
krek: hide scared
hinge: stand curious looks steps at centre
wait: look-up curious looks Kim

## lead horse
krek: walk worried
hinge: stand curious looks steps at centre
wait: stand worried looks Kim

## lead lizard
krek: lie worried looks steps
hinge: run curious looks steps
wait: lie curious looks Kim

## lead toy
krek: cuddled worried
hinge: lie worried looks steps
wait: lie calm

## lead other
krek: hide scared
hinge: stand curious looks steps at centre
wait: stand worried looks Kim

## trait pet fear
set: sit worried looks Kim
trouble: hide scared looks steps
pay: leap delighted looks Kim

## trait pet broom
set: hide scared looks broom | props: broom
trouble: run scared
pay: leap delighted | props: broom

## trait pet theft
set: stand proud looks Kim holds {trait.prop}
trouble: sit curious looks steps holds {trait.prop}
pay: leap delighted | props: {trait.prop}

## trait pet noise
set: look-up delighted looks Kim
trouble: stand cross looks steps
pay: leap delighted looks Kim

## trait pet part
set: stand happy looks Kim
trouble: sit worried looks steps
pay: leap delighted looks Kim

## trait pet deaf
set: look-up curious looks Kim
trouble: look-up worried looks Kim
pay: leap delighted looks Kim

## trait pet age
set: [old: lie | stand] curious looks basket
trouble: [old: lie | sit] worried looks steps
pay: leap delighted looks Kim

## trait pet favourite
set: stand happy holds {trait.prop}
trouble: sit curious looks Kim | props: {trait.prop}
pay: leap delighted | props: {trait.prop}

## trait pet sleep
set: sit calm looks Kim
trouble: sit worried looks Kim
pay: leap delighted looks Kim

## trait pet habit
set: [digs: dig | follows: walk | hidesthings: hide | sitsonthings: sit | licks: stand | run] happy
trouble: [digs: dig | follows: walk | hidesthings: hide | sitsonthings: sit | licks: stand | run] worried
pay: [digs: dig | follows: walk | hidesthings: hide | sitsonthings: sit | licks: stand | run] delighted

## trait pet talent
set: [jumps,catches: leap | shakeshands: sit | stand] proud looks Kim
trouble: [jumps,catches: leap | shakeshands: sit | stand] worried looks steps
pay: leap delighted looks Kim

## trait child fear
set: reach scared looks steps wears one-boot
trouble: hug scared wears one-boot
pay: sit happy looks frog wears one-boot

## trait child collection
set: reach curious looks steps wears one-boot
trouble: hug worried wears one-boot | props: {trait.prop}
pay: sit happy looks frog wears one-boot | props: {trait.prop}

## trait child noise
set: reach worried looks steps wears one-boot
trouble: hug scared wears one-boot
pay: sit happy looks frog wears one-boot

## trait child part
set: reach scared looks steps wears one-boot
trouble: hug scared wears one-boot
pay: sit happy looks frog wears one-boot

## trait child favourite
set: reach scared looks steps wears one-boot
trouble: hug scared wears one-boot
pay: sit happy looks frog wears one-boot

## trait child sleep
set: reach scared looks steps wears one-boot
trouble: hug sad wears one-boot
pay: sit happy looks frog wears one-boot

## trait child habit
set: reach curious looks steps wears one-boot
trouble: hug scared wears one-boot
pay: sit happy looks frog wears one-boot

## trait child talent
set: reach worried looks steps wears one-boot
trouble: hug scared wears one-boot
pay: sit happy looks frog wears one-boot

## dog
wet: stand happy
noise: back-turned worried
try: dig proud
splash: run delighted

## dog 2
wet: lie happy
noise: hide scared
try: stand curious
splash: leap delighted

## cat
wet: stand cross
noise: back-turned worried
try: sit calm
splash: sit proud

## cat 2
wet: lie calm
noise: leap scared
try: sleep calm
splash: sit cross

## bird
wet: perch happy
noise: hide scared
try: fly worried
splash: leap delighted

## fish
wet: look-up curious
noise: hide scared
try: swim curious
splash: swim delighted

## fish 2
wet: look-up curious
noise: hide worried
try: swim worried
splash: swim happy

## rabbit
wet: sit calm
noise: stand scared
try: leap scared
splash: leap happy

## guineapig
wet: sit curious
noise: look-up worried
try: stand calm
splash: leap delighted

## hamster
wet: carried happy
noise: hide scared
try: stand curious
splash: look-up delighted

## horse
wet: stand calm
noise: walk scared
try: stand worried
splash: leap delighted

## lizard
wet: carried calm
noise: lie worried
try: stand curious
splash: look-up happy

## toy
wet: carried happy
noise: cuddled scared
try: lie worried
splash: lie delighted

## other
wet: stand curious
noise: stand worried
try: stand curious
splash: leap delighted

## duet
wet: sit calm looks Mo
noise: look-up worried looks Kim
try: stand worried looks Mo
splash: leap delighted looks Mo

## duet 2
wet: sit curious looks Mo
noise: hide scared looks Mo
try: stand worried
splash: leap happy looks Mo

## any near
wet: look-up curious
noise: look-up worried looks Kim
try: back-turned worried
splash: look-up proud looks Kim

## any drop
wet: look-up curious
noise: stand scared
try: lie calm
splash: look-up happy

## any sleep
wet: sleep calm
noise: look-up scared
try: sleep calm
splash: leap delighted

## any boss
wet: sit proud
noise: hide scared
try: look-up curious looks Kim
splash: leap happy
`
