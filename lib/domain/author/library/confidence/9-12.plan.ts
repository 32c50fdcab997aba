// Want: to be picked with an exclamation mark. In the way: being picked last is restful. Two decent sides: to win once with {vic}, or to keep whom
// one chose. Engine: a team that cheers anything. Turn: "Here!" Last image: a muddy photograph, and a cloud. {vic} and {min} are "she", {ossie} "he".
export const plan = String.raw`
id: confidence-9-12
skill: confidence
level: 9-12
extra: friend she
extra: friend2 he
extra: grownup she
surprise: sign
surprise: detail

# 1
@ [place: {place.id} | park] morning wide | child: stand calm | friend: point calm looks child | grownup: stand calm | all: sit calm | props: fence, ball
* line
slots: place

# 2
@ park noon cloud medium | child: look-up calm | Bo: sit calm | props: fence, flower
* line

# 3
@ park golden close | child: look-up sad | Bo: sit calm looks Kim | props: fence
* line
slots: event, recall

# 4
@ school morning wide | grownup: reach curious holds paper | child: stand scared looks grownup | friend: stand proud looks grownup | all: look-up curious looks Kim | props: hat, bench

# 5
@ park morning behind | child: stand worried | friend2: look-up calm at far | friend: hands-on-hips proud | Bo: sit worried looks Kim | props: fence

# 6
@ park morning medium | child: point worried looks friend2 | friend2: stand curious | friend: stand curious looks child | Bo: look-up curious looks friend2 | props: fence, ball

# 7
@ park noon wide | child: stand proud | friend2: stand happy | friend: shrug worried looks child | all: stand proud | props: ball, sign "{last}"

# 8
@ park dusk rain wide | child: run worried looks ball | friend: celebrate happy | friend2: look-up worried | all: stand worried | props: goal, ball, puddle, sign "11-0"
* play

# 9
@ school dusk rain medium | child: sit curious looks friend2 | friend2: sit happy | Bo: sit calm looks Kim | props: bench, boots, towel

# 10
@ park noon cloud medium | child: celebrate happy looks friend | friend: stand curious looks child | friend2: celebrate happy | all: look-up happy | props: goal, ball, sign "7-0"
* play
slots: place

# 11
@ park golden wind medium | child: celebrate delighted looks pet1 | friend2: celebrate delighted | grownup: read curious holds book | Bo: stand proud | props: goal, ball, sign "5-1"
* play

# 12
@ street dusk medium | friend: stand worried looks child | child: stand curious looks friend | Bo: sit curious looks friend | props: fence, bag
slots: home

# 13
@ school golden medium | child: sit worried | friend2: sit cross looks child | all: sit worried looks Kim | props: bench, paper
* low

# 14
@ bedroom night close | child: lie worried | Bo: lie worried looks Kim | props: bed, lamp, ball
* low

# 15
@ park morning rain medium | child: stand proud looks friend | friend: stand sad looks child | friend2: stand delighted looks child | all: stand calm looks Kim | props: puddle, ball | event
* low
slots: event

# 16
@ park noon rain wide | child: run happy looks ball | friend2: point happy | friend: run worried | all: run happy | props: goal, ball, puddle, puddle, sign "2-2"

# 17
@ park noon rain close | child: wave delighted | props: goal, puddle
slots: place, deed

# 18
@ park noon rain medium | child: reach scared looks ball | friend: run happy looks ball | all: look-up scared looks ball | props: ball, goal, puddle

# 19
@ park dusk wide | child: celebrate delighted | friend2: celebrate delighted | friend: stand curious looks child | all: leap delighted | props: goal, puddle, ball, trophy at far
* joy
* joy

# 20
@ park golden cloud medium | friend: point delighted looks child | child: look-up happy | friend2: look-up happy | all: sit happy | props: fence, ball, camera
* joy
* joy
slots: place, event

## dog
line: sit happy
play: run delighted
low: stand sad holds ball
joy: leap delighted

## dog 2
line: run happy
play: run happy
low: lie sad
joy: lie delighted

## cat
line: sit calm
play: walk proud
low: sit calm
joy: sit proud

## cat 2
line: sit curious
play: lie calm
low: back-turned calm
joy: sit proud

## bird
line: perch calm
play: perch happy
low: perch sad
joy: fly delighted

## fish
line: carried calm
play: swim worried
low: swim sad
joy: swim delighted

## fish 2
line: swim calm
play: swim curious
low: hide sad
joy: swim delighted

## rabbit
line: sit happy
play: dig happy
low: sit sad
joy: leap delighted

## guineapig
line: carried happy
play: look-up happy
low: hide sad
joy: look-up delighted

## hamster
line: carried calm
play: stand happy
low: carried worried
joy: stand delighted

## horse
line: stand proud
play: stand proud
low: stand sad looks Kim
joy: run delighted

## lizard
line: lie happy
play: lie proud
low: sit calm looks Kim
joy: look-up delighted

## toy
line: carried calm
play: sit proud
low: sit sad
joy: carried delighted

## other
line: stand proud
play: stand curious
low: sit worried looks Kim
joy: stand delighted

## duet
line: sit happy looks Mo
play: stand happy looks Mo
low: sit worried looks Mo
joy: leap delighted looks Mo

## duet 2
line: sit calm looks Mo
play: walk happy looks Mo
low: sit worried looks Kim
joy: stand delighted looks Mo

## any coats
line: lie calm
play: walk happy
low: lie sad
joy: hide happy

## any cheer
line: look-up happy
play: look-up delighted
low: sit sad looks Kim
joy: look-up delighted

## any number
line: sit proud
play: walk proud
low: sit worried looks Kim
joy: sit proud

## any orange
line: look-up happy
play: sit happy
low: lie sad
joy: stand delighted
`
