// Want: to carry the striped umbrella. In the way: a line loses its end, and {Kim} loses the way. Engine: counting, always wrong.
// A dog takes the umbrella for the best stick there is; a cat wants a stand and a label, and follows nobody. Each ends at the far end of the line.
// Turn: the umbrella goes to the half who has been finding them all along, and told only {Bo}; from the tail, a line can be counted.
// Last image: twenty-five, who is the guard; or twenty-four and a half. {ms} and {shy} are "she", {otto} is "he".
export const plan = String.raw`
id: leadership-5-8
skill: leadership
level: 5-8
days: first-day-of-school plot, birthday plot, halloween plot, mid-autumn-festival plot, family-wedding plot
extra: grownup she
extra: friend she
extra: friend2 he
surprise: count
surprise: picture | 2 umbrella, 16 umbrella

# 1
@ [place: {place.id} | street] morning wide | grownup: point happy looks friend | friend: stand worried does hide-behind:child | child: stand happy looks friend | Bo: sit happy looks friend | props: bus | event
slots: event

# 2
@ museum morning whole | grownup: walk proud holds umbrella | child: look-up happy looks umbrella | friend2: stand happy looks child | all: stand curious looks grownup | props: umbrella
> want
* arrive
slots: place

# 3
@ museum noon whole | child: look-up curious looks whale | friend2: look-up delighted looks whale | friend: look-up calm looks whale at far | all: look-up curious looks whale | props: whale
> whale ?
* arrive
slots: place

# 4
@ hallway noon whole | child: stand worried looks lift holds umbrella | friend2: stand worried looks lift | Bo: stand curious looks umbrella | props: lift
> lift
* arrive

# 5
@ hallway noon whole | child: stand proud looks lift holds umbrella | friend2: stand curious looks child | props: lift | event
^ child set
slots: event

# 6
@ museum noon whole | child: walk proud does hold-up:umbrella at right | friend2: walk happy looks umbrella | friend: walk calm looks friend2 at left | all: walk happy | props: class-line, umbrella | event
> march
* lost
^ child third

# 7
@ museum golden knee | child: count cross looks friend2 | friend2: stand delighted does hug:fishbowl | Bo: sit worried looks Kim | props: fishbowl "{kiss}", umbrella at near
^ pet set
* lost

# 8 a
@ museum night whole | child: count worried looks mammoth | friend2: hide curious looks mammoth | all: stand curious looks mammoth | props: mammoth, umbrella at near | event
> ice
* lost
slots: event

# 8 b
@ museum night whole | child: count worried looks friend2 | friend2: shrug curious looks child | all: stand curious looks mammoth | props: mammoth, class-line at far, umbrella at near | event
> ice
* lost
slots: event

# 9 a
@ museum night whole | child: walk worried does pull:rope at left | friend2: walk worried does pull:rope at right | Bo: stand worried looks Kim | props: mammoth, rope
> eyes
^ child second
slots: series

# 9 b
@ museum night whole | child: stand worried looks friend2 sings holds umbrella at left | friend2: stand happy looks mammoth sings at right | Bo: look-up worried looks Kim | props: mammoth at centre
> eyes
^ child second
slots: series

# 10
@ museum golden medium | child: look-up worried looks whale holds umbrella | friend2: point cross looks whale | Bo: look-up curious looks whale | props: whale
^ child trouble
slots: place

# 11
@ museum dusk whole | child: stand scared looks whale holds umbrella | friend2: sit sad weeps looks child | all: sit sad looks Kim | props: whale
^ pet trouble
* low
slots: series

# 12
@ museum night medium | child: stand scared holds umbrella | friend2: sit sad looks child | all: sit worried looks Kim | props: [mid-autumn-festival: lantern | lamp] | event
> low ?
* low
slots: event

# 13
@ museum dusk whole | child: walk worried looks friend [!dog: holds umbrella] at left | friend: stand calm looks pet1 at right | Bo: stand proud looks friend | props: class-line
> hinge

# 14
@ museum dusk knee | friend: whisper worried looks pet1 at right | Bo: sit calm looks friend at right | child: stand worried looks friend at far | props: umbrella at near
^ pet second

# 15
@ museum dusk knee | friend: reach scared looks umbrella at left | child: stand sad does hand-over:umbrella looks friend at centre | friend2: stand worried looks child at right | Bo: sit worried looks Kim at right | props: umbrella
slots: deed

# 16
@ museum night whole | friend: walk worried does hold-up:umbrella at right | friend2: whisper happy looks friend | child: walk happy looks friend at left | Bo: walk happy looks friend | all: walk happy | props: class-line, umbrella | event
> tail ?
* home
slots: place

# 17
@ museum lamp tiny | child: count proud looks friend at left | friend: walk proud does hold-up:umbrella at right | friend2: walk happy looks friend | props: class-line, umbrella | event
^ child pay
slots: event

# 18 a
@ museum golden whole | friend: walk proud does hold-up:umbrella at right | friend2: walk happy looks friend | child: walk happy looks friend at left | all: walk happy | props: door at right, umbrella
> out
^ pet pay
* home
slots: place

# 18 b
@ hallway golden whole | grownup: walk delighted looks child at left | child: walk delighted looks grownup | friend: walk proud does hold-up:umbrella at right | all: walk happy | props: lift "open", umbrella
> out
^ pet pay
* home
slots: place

# 19 a
@ street [mid-autumn-festival: night | golden] whole | friend: stand proud does hold-up:umbrella at right | grownup: point delighted looks friend at left | child: stand happy looks friend at centre | all: stand happy looks friend | props: bus, umbrella | event
^ pet third
slots: place, event

# 19 b
@ street [mid-autumn-festival: night | golden] whole | friend: count proud looks child calls at right | child: stand happy looks friend at centre | grownup: stand happy looks friend holds umbrella at left | all: stand happy looks friend | props: bus | event
^ pet third
slots: place, event

# 20 a
@ street [mid-autumn-festival: night | golden] whole | child: shrug delighted looks friend | friend: stand delighted looks child | all: look-up happy | props: hat, torch, bus | event
> last ?
* home
slots: event, series

# 20 b
@ street [mid-autumn-festival: night | golden] knee | grownup: shrug happy looks child | child: stand delighted looks grownup | friend: stand delighted looks grownup | all: look-up happy looks grownup | props: | event
> last ?
* home
slots: event, series

## lead dog
want: stand delighted looks umbrella
whale: beg delighted looks Kim
lift: stand delighted looks umbrella
march: walk delighted looks umbrella
ice: stand proud looks Kim
eyes: stand curious looks friend2
low: sit sad looks Kim
hinge: walk proud does tug:umbrella at centre | props: class-line, umbrella
tail: walk calm looks friend
out: run delighted
last: stand delighted does tug:umbrella | props: umbrella

## lead cat
want: sit curious looks umbrella
whale: sit proud
lift: sit calm looks lift
march: walk proud
ice: sit proud
eyes: sit cross looks mammoth
low: sit worried looks Kim
hinge: walk proud looks friend
tail: walk calm looks friend
out: walk proud
last: sit proud

## lead bird
eyes: perch worried looks Kim
hinge: perch calm looks friend
last: fly delighted

## lead fish
eyes: swim worried looks Kim
hinge: swim curious looks friend
last: swim happy

## lead rabbit
eyes: look-up worried looks Kim
hinge: sit happy looks friend
last: leap delighted

## lead guineapig
eyes: look-up cross looks Kim
hinge: look-up delighted looks friend
last: look-up delighted

## lead hamster
eyes: stand worried looks Kim
hinge: walk happy looks friend
last: stand proud

## lead horse
eyes: stand worried looks Kim
hinge: stand proud looks friend
last: stand proud

## lead lizard
eyes: lie calm
hinge: walk proud looks friend
last: lie happy

## lead toy
eyes: sit worried
hinge: sit happy looks friend
last: sit happy

## lead other
eyes: stand worried looks Kim
hinge: walk happy looks friend
last: stand proud

## trait pet fear
set: look-up worried
trouble: hide scared
pay: walk proud

## trait pet umbrellas
set: sit curious looks umbrella
trouble: hide scared looks umbrella
pay: walk proud

## trait pet theft
set: run delighted holds {trait.prop} | props: {trait.prop}
trouble: sit sad holds {trait.prop} | props: {trait.prop}
pay: walk proud holds {trait.prop} | props: {trait.prop}

## trait pet socks
set: run delighted holds sock
trouble: sit sad looks Kim | props: sock
pay: walk proud holds sock

## trait pet noise
set: look-up delighted
trouble: look-up sad
pay: look-up delighted

## trait pet part
set: stand proud
trouble: sit sad looks Kim
pay: walk proud

## trait pet notail
set: stand calm looks Kim
trouble: sit sad looks Kim
pay: walk proud

## trait pet threelegs
set: walk proud looks Kim
trouble: sit sad looks Kim
pay: walk proud

## trait pet deaf
set: stand curious looks Kim
trouble: sit calm looks Kim
pay: walk calm

## trait pet age
set: [old: walk calm | run delighted]
trouble: [old: lie sad | sit sad looks Kim]
pay: walk proud

## trait pet favourite
set: run worried | props: {trait.prop}
trouble: sit sad looks {trait.prop} | props: {trait.prop}
pay: walk delighted holds {trait.prop} | props: {trait.prop}

## trait pet sleep
set: lie calm
trouble: lie sad looks Kim
pay: walk happy

## trait pet habit
set: [digs: dig | hidesthings: hide | sitsonthings: sit | stand] happy
trouble: [digs: dig | hidesthings: hide | sitsonthings: sit | stand] worried looks Kim
pay: walk happy

## trait pet talent
set: [jumps,catches: leap | stand] proud
trouble: sit sad looks Kim
pay: [jumps,catches: leap | stand] delighted

## trait child fear
set: stand proud looks lift holds umbrella
trouble: look-up worried looks whale holds umbrella
pay: point delighted looks friend at left

## trait child dark
set: stand proud looks lift holds umbrella
trouble: look-up scared looks window holds umbrella | props: window
pay: point delighted looks friend at left

## trait child collection
set: stand proud looks lift holds umbrella | props: {trait.prop}
trouble: look-up worried looks whale holds umbrella
pay: stand delighted looks friend holds {trait.prop} at left

## trait child noise
set: stand proud looks lift holds umbrella
trouble: look-up worried looks whale holds umbrella
pay: celebrate delighted looks friend at left

## trait child part
set: stand proud looks lift holds umbrella
trouble: look-up worried looks mirror holds umbrella | props: mirror
pay: point delighted looks friend at left

## trait child favourite
set: stand proud looks lift holds umbrella
trouble: look-up worried looks whale holds umbrella
pay: point delighted looks friend at left

## trait child sleep
set: stand proud looks lift holds umbrella
trouble: look-up worried looks whale holds umbrella
pay: point delighted looks friend at left

## trait child habit
set: stand proud looks lift holds umbrella
trouble: look-up worried looks whale holds umbrella
pay: point delighted looks friend at left

## trait child talent
set: stand proud looks lift holds umbrella
trouble: look-up worried looks whale holds umbrella
pay: point delighted looks friend at left

## dog
arrive: stand delighted
lost: run happy
low: sit sad
home: run delighted

## dog 2
arrive: stand curious
lost: walk happy
low: sit sad looks Kim
home: stand proud

## cat
arrive: sit proud
lost: walk proud
low: sit worried
home: walk proud

## cat 2
arrive: sit calm
lost: sit proud
low: lie sad looks Kim
home: cuddled happy

## bird
arrive: perch worried
lost: perch happy
low: perch sad
home: fly delighted

## fish
arrive: look-up curious looks whale
lost: swim worried
low: swim sad looks Kim
home: swim delighted

## fish 2
arrive: swim happy
lost: swim happy
low: hide sad
home: swim delighted

## rabbit
arrive: stand curious
lost: sit worried
low: sit scared
home: leap delighted

## guineapig
arrive: look-up curious
lost: sit worried
low: sit sad
home: look-up delighted

## hamster
arrive: stand curious
lost: walk happy
low: sit sad looks Kim
home: carried delighted

## horse
arrive: stand proud
lost: walk worried
low: stand sad
home: run delighted

## lizard
arrive: stand proud
lost: run worried
low: lie sad
home: walk delighted

## toy
arrive: sit happy
lost: lie worried
low: sit sad
home: carried delighted

## other
arrive: look-up curious
lost: walk worried
low: sit sad looks Kim
home: walk delighted

## duet
arrive: stand cross looks Mo
lost: walk worried looks Mo
low: sit sad looks Mo
home: run delighted looks Mo

## duet 2
arrive: look-up curious looks Mo
lost: stand happy looks Mo
low: sit sad looks Mo
home: walk delighted looks Mo

## any ticket
arrive: stand proud
lost: stand happy
low: sit sad
home: walk happy

## any shop
arrive: stand happy
lost: look-up curious
low: sit sad
home: lie delighted

## any lunch
arrive: look-up happy
lost: walk happy
low: sit sad
home: run delighted

## any quiet
arrive: sit calm looks Kim
lost: stand worried looks Kim
low: sit sad looks Kim
home: run delighted
`
