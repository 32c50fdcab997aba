// Want: nine seconds with nothing underneath. In the way: a cousin who has never been wrong, and fairness. Two decent sides: it has always
// been {Kim's}; she has never seen it. Engine: halves. Turn: "I've read about underneath." Last image: a sum. {cuz} and Gran are "she".
export const plan = String.raw`
id: sharing-9-12
skill: sharing
level: 9-12
extra: friend she
extra: elder she
surprise: puzzle
surprise: picture | 17 train-window, 18 train-window

# 1
@ mountain morning wide | child: look-up happy | all: look-up curious | props: bird at far
slots: place

# 2
@ train morning medium | child: kneel proud looks train-window | all: sit calm | props: train-window at centre, bag
* ticket

# 3
@ street morning wide | child: stand worried looks friend | friend: stand proud looks suitcase holds suitcase | Bo: look-up curious looks friend | props: suitcase, bag, clock
* ticket

# 4
@ train morning close | child: stand cross looks friend holds paper | friend: kneel proud looks train-window | props: train-window at centre, paper
* ticket

# 5
@ train noon medium | child: stand worried looks friend | friend: read curious looks book holds book | Bo: sit calm | props: train-window at centre, book
slots: recall

# 6
@ train noon close | child: crouch worried looks pet1 | friend: crouch curious looks pet1 | Bo: sit proud | props: bag

# 7
@ train noon wide | child: stand worried looks friend | friend: stand cross looks child | all: sit worried | props: train-window at centre, bag, suitcase
* share

# 8
@ train golden close | child: crouch cross looks train-window | friend: look-up cross looks train-window | Bo: look-up curious looks train-window | props: train-window "ribbon" at centre
* share

# 9
@ train golden medium | child: hands-on-hips cross looks book | friend: point proud looks book holds book | Bo: sit worried | props: train-window "ribbon" at centre, book
* share

# 10
@ train golden wide | child: hands-on-hips cross looks friend | friend: stand cross looks child holds book | all: hide worried | props: train-window at centre, book

# 11
@ train golden cloud close | child: kneel sad looks train-window | props: train-window at centre, bag
* cold

# 12
@ train golden medium | child: stand curious looks book | friend: read sad looks book holds book | Bo: walk curious | props: book, paper, door

# 13
@ train golden close | child: crouch worried looks friend | friend: sit sad | props: book, door
* cold

# 14
@ train golden cloud medium | child: sit worried | Bo: sit sad looks Kim | props: train-window at centre, bag
* cold

# 15
@ train night close | child: kneel sad looks train-window | props: train-window "dark" at centre
* cold

# 16
@ train night wide | child: wave scared looks friend | friend: run curious looks child at far | all: look-up curious looks Kim | props: train-window "dark" at left
slots: deed

# 17
@ train golden close | child: kneel delighted looks friend | friend: kneel delighted looks train-window | Bo: look-up delighted | props: train-window "valley" at centre

# 18
@ train golden behind | child: kneel happy looks friend | friend: kneel delighted looks train-window | all: look-up happy | props: train-window "valley" at centre
* sky
* sky

# 19
@ train lamp medium | child: sit happy looks friend | friend: sit delighted looks child | Bo: sit happy | props: train-window "dark" at centre
* sky
* sky

# 20
@ [place: {place.id} | street] dusk wide | child: stand delighted looks elder | friend: stand proud looks elder | elder: stand delighted looks child | all: stand happy | props: suitcase, bag, clock | event
slots: place, event

## dog
ticket: sit proud
share: sit happy
cold: lie sad
sky: look-up delighted

## dog 2
ticket: sit worried
share: stand happy
cold: lie sad
sky: leap delighted

## cat
ticket: sit proud
share: sit proud
cold: lie calm
sky: lie calm

## cat 2
ticket: sit cross
share: sit calm
cold: back-turned cross
sky: lie happy

## bird
ticket: perch proud
share: perch delighted
cold: perch sad
sky: perch delighted

## fish
ticket: swim calm
share: swim curious
cold: swim sad
sky: swim delighted

## rabbit
ticket: sit cross
share: sit calm
cold: sit sad
sky: sit delighted

## guineapig
ticket: sit happy
share: sit happy
cold: lie sad
sky: look-up delighted

## hamster
ticket: sit proud
share: run happy
cold: sit sad
sky: stand delighted

## horse
ticket: stand calm
share: stand calm
cold: stand sad
sky: stand worried

## lizard
ticket: lie happy
share: lie calm
cold: lie sad
sky: lie delighted

## toy
ticket: sit proud
share: sit calm
cold: sit sad
sky: carried delighted

## other
ticket: stand calm
share: stand calm
cold: sit sad
sky: look-up delighted

## duet
ticket: sit happy looks Mo
share: sit happy looks Mo
cold: sit sad looks Mo
sky: look-up delighted

## duet 2
ticket: sit happy looks Mo
share: sit happy looks Mo
cold: sit sad
sky: look-up delighted

## any guard
ticket: sit calm
share: sit calm
cold: lie sad
sky: sit happy

## any lunch
ticket: sit happy
share: sit proud
cold: lie sad
sky: look-up delighted

## any asleep
ticket: sleep calm
share: lie cross
cold: lie sad
sky: look-up delighted

## any backwards
ticket: back-turned calm
share: back-turned happy
cold: sit sad
sky: back-turned delighted
`
