// Want: the canoe. Two decent sides: the friends were promised; Mr Okafor has been second for nine years. Engine: a witness who gives a
// formal account and keeps having to amend it. Last image: the sign, and who leans on it. Told by the child.
export const plan = String.raw`
id: honesty-9-12
skill: honesty
level: 9-12
extra: friend she
extra: friend2 he
extra: elder he
extra: grownup she
surprise: word
surprise: count

# 1
@ kitchen lamp behind | child: sit worried looks paper holds crayon | Bo: look-up calm looks paper | props: paper, trophy, ribbon, lamp

# 2
@ garden morning wide | child: stand proud looks pumpkin holds bucket | friend: crouch happy looks pumpkin | friend2: point delighted looks pumpkin | all: stand calm | props: pumpkin at near, wheelbarrow, bucket
* before

# 3
@ treehouse golden medium | child: lie happy looks paper | friend: sit happy looks paper | friend2: point delighted looks paper | all: sit calm | props: paper, boat, cup
* before

# 4
@ street noon close | child: look-up worried looks window | elder: stand happy looks table | props: window, table
* before

# 5
@ [place: {place.id} | street] morning wide | child: run scared looks pumpkin | friend: run delighted | friend2: run scared | all: run worried | props: pumpkin at near, wheelbarrow | event
* show
slots: place, recall

# 6
@ market noon wide | child: stand worried | elder: stand proud looks scale | friend: stand curious | props: scale, pumpkin, table, ribbon | event
* show
slots: place, event

# 7
@ market noon close | child: stand scared looks scale | friend: stand worried looks scale | friend2: jump delighted looks scale | props: scale, pumpkin at near
* show

# 8
@ market dusk close | child: crouch scared looks Bo | Bo: sit calm | grownup: walk calm at far | props: scale, pumpkin, leaf

# 9
@ market noon medium | child: stand scared holds trophy | elder: wave happy looks child | props: trophy, ribbon, camera

# 10
@ treehouse dusk medium | child: sit worried | friend: hands-on-hips cross looks friend2 | friend2: shrug scared looks friend | Bo: sit calm | props: trophy, lantern

# 11
@ treehouse night close | child: sit sad | friend2: kneel sad looks child | props: paper, lantern, window
* night

# 12
@ treehouse night wide | child: climb sad | friend: sit cross at left | friend2: sit sad at right | props: moon, ladder
* night | sit calm

# 13
@ kitchen morning cloud close | child: sit worried | props: bread, cup, table
* night

# 14
@ street noon medium | child: stand worried looks elder | elder: stand happy looks child holds book | Bo: sit calm looks elder | props: door, book
slots: home

# 15
@ street noon close | child: stand scared looks Bo | elder: stand curious looks child holds book | all: sit calm looks Kim | props: book, door

# 16
@ street noon close | child: stand scared looks elder | Bo: look-up worried looks Kim | elder: stand curious looks child | props: door
slots: deed

# 17
@ street noon wide | child: hide scared | elder: sit sad | Bo: lie sad | props: door, book

# 18
@ school noon medium | child: reach sad looks trophy holds trophy | grownup: stand cross looks trophy | friend: stand proud looks child | friend2: walk sad at far | props: trophy, table
* after

# 19
@ farm golden wide | child: stand delighted | friend: stand delighted | friend2: stand delighted looks child | elder: stand proud | all: stand curious | props: wheelbarrow, hay
* after

# 20
@ garden golden wide | child: kneel happy looks sign | friend: kneel happy | friend2: kneel happy | elder: stand happy looks sign | all: sit proud | props: sign "{no-bo}", plant, plant, trophy at far
* after

## dog
before: stand worried
show: sit happy
night: lie sad looks Kim
after: lie delighted

## cat
before: sleep proud
show: walk proud
night: sit cross looks Kim
after: back-turned calm

## bird
before: perch proud
show: perch happy
night: hide worried
after: fly happy

## fish
before: swim curious looks pumpkin
show: carried proud
night: swim worried looks Kim
after: swim happy

## rabbit
before: sit sad looks pumpkin
show: sit curious
night: stand cross
after: dig delighted

## guineapig
before: look-up delighted looks pumpkin
show: sit happy
night: look-up cross looks Kim
after: leap happy

## hamster
before: stand proud
show: carried curious
night: run worried
after: stand happy looks Kim

## horse
before: stand proud
show: walk calm
night: look-up worried looks Kim
after: stand proud

## lizard
before: lie calm
show: sit calm
night: lie worried looks Kim
after: stand proud

## toy
before: sit proud
show: sit proud
night: back-turned sad
after: sit proud

## other
before: stand calm looks pumpkin
show: stand calm
night: look-up worried looks Kim
after: lie calm

## duet
before: stand cross looks Mo
show: sit cross looks Mo
night: look-up worried looks Kim
after: sit sad looks Mo

## duet 2
before: sit proud looks Mo
show: stand proud looks Mo
night: sit worried looks Mo
after: sit calm looks Mo

## any measure
before: sit calm
show: sit calm
night: sit calm looks Kim
after: sit happy looks Kim

## any photo
before: sit curious looks pumpkin
show: sit proud
night: walk worried
after: sit proud

## any critic
before: back-turned calm
show: sit cross
night: look-up curious looks Kim
after: sleep calm

## any quiet
before: sit calm looks pumpkin
show: look-up worried looks Kim
night: sit worried looks Kim
after: sit calm looks Kim
`
