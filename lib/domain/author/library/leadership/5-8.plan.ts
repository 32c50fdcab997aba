// Want: to carry the striped umbrella. In the way: a line loses its end, and {Kim} loses the way. Engine: counting, always wrong.
// Turn: the umbrella goes to the half who has been finding them all along; from the tail, a line can be counted. Last image: twenty-five.
// {ms} and {shy} are "she", {otto} is "he".
export const plan = String.raw`
id: leadership-5-8
skill: leadership
level: 5-8
extra: grownup she
extra: friend she
extra: friend2 he
surprise: count
surprise: word

# 1
@ [place: {place.id} | street] morning medium | child: stand happy | grownup: point happy looks friend | friend: hide worried at right | Bo: sit happy | props: bus
slots: event

# 2
@ museum morning medium | child: look-up delighted looks grownup | grownup: walk happy holds umbrella | friend2: stand happy | all: stand curious | props:
* arrive
slots: place

# 3
@ museum noon wide | child: look-up curious looks whale | friend2: look-up delighted looks whale | friend: look-up calm at far | all: look-up curious looks whale | props: whale
* arrive

# 4
@ hallway noon medium | child: stand worried looks lift holds umbrella | friend2: stand worried looks lift | Bo: stand curious looks lift | props: lift
* arrive

# 5
@ hallway noon close | child: stand proud looks lift holds umbrella | props: lift

# 6
@ museum noon medium | child: walk proud holds umbrella at right | friend2: walk happy | friend: walk calm at left | all: walk happy | props: class-line
* lost

# 7
@ museum golden medium | child: point cross looks friend2 holds umbrella | friend2: kneel delighted at far | Bo: sit worried looks Kim | props: class-line
* lost

# 8
@ museum night medium | child: point worried looks mammoth | friend2: hide curious | all: stand worried looks Kim | props: mammoth
* lost

# 9
@ museum night wide | child: carry worried holds rope looks mammoth | friend2: carry worried looks mammoth | Bo: stand worried looks mammoth | props: mammoth, rope
slots: recall

# 10
@ museum golden medium | child: look-up worried looks whale holds umbrella | friend2: point cross looks whale | Bo: look-up curious looks whale | props: whale
* low

# 11
@ museum dusk wide | child: stand scared looks whale holds umbrella | friend2: shrug worried | all: sit sad | props: whale, clock
* low

# 12
@ museum night close | child: stand scared holds umbrella | Bo: sit worried looks Kim | props: lamp
* low
slots: event

# 13
@ museum dusk behind | child: walk worried looks pet1 holds umbrella | Bo: walk calm | friend: stand calm at far | props: class-line

# 14
@ museum dusk close | child: kneel curious looks friend | friend: whisper worried looks child | Bo: sit calm looks friend | props:

# 15
@ museum dusk medium | child: reach sad looks friend holds umbrella | friend: stand scared looks umbrella at centre | friend2: stand worried looks child | all: sit worried looks Kim | props: umbrella
slots: deed

# 16
@ museum night medium | friend: walk worried holds umbrella at right | friend2: whisper happy | child: walk happy at left | all: walk happy | props: class-line
* home
slots: place

# 17
@ museum lamp medium | child: walk delighted at left | friend2: walk happy | Bo: walk happy | props: class-line

# 18
@ museum golden wide | friend: walk proud holds umbrella at right | friend2: walk happy | child: walk happy at left | all: walk happy | props: door at right
* home
* home

# 19
@ street golden medium | child: stand happy at left | grownup: point delighted looks friend | friend: stand proud holds umbrella | all: stand happy | props: bus | event

# 20
@ street golden close | child: shrug delighted | friend: stand delighted looks child | all: look-up happy | props: hat, bus
* home

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
