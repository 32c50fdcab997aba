// Want: the left arm of a suit of armour. In the way: it costs all the money there is. Two decent sides: save it; nobody is this age twice.
// Engine: a week of owning it hypothetically, in drainpipe. Turn: the third column. Last image: the right arm. {otis} is "he", {noor} "she".
export const plan = String.raw`
id: smart_decisions-9-12
skill: smart_decisions
level: 9-12
extra: friend he
extra: friend2 she
extra: grownup she
surprise: detail | 12 drainpipe-arm
surprise: word

# 1
@ kitchen golden medium | child: stand delighted looks letter holds letter | all: look-up curious looks letter | props: letter, table
* advise

# 2
@ kitchen lamp wide | child: sit happy | friend: sit happy looks child | friend2: sit calm holds paper | all: sit proud | props: under-table at centre, lamp, paper | event
* advise
* advise
slots: place, event, recall

# 3
@ kitchen lamp close | friend: point happy looks friend2 | friend2: stand calm looks friend | child: sit curious looks friend | props: letter, paper
* advise

# 4
@ [place: {place.id} | market] morning wide | child: stand delighted looks armour-arm | friend: stand delighted looks armour-arm | friend2: stand calm looks child | all: look-up curious looks armour-arm | props: armour-arm, table, basket
slots: place

# 5
@ market noon medium | grownup: stand calm looks child | child: reach delighted looks armour-arm | friend: look-up delighted looks armour-arm | Bo: sit curious looks armour-arm | props: armour-arm, clock

# 6
@ market noon close | friend: point delighted looks child | friend2: hands-on-hips calm looks child | child: stand worried | props: armour-arm, letter
slots: deed

# 7
@ street noon wide | child: walk proud | friend: walk sad looks child | friend2: walk happy | all: walk happy looks Kim | props: bag, clock
slots: home

# 8
@ shed golden medium | child: stand proud holds drainpipe-arm | friend2: sit happy looks child | all: look-up curious looks drainpipe-arm | props: drainpipe-arm, rope, broom
* test

# 9
@ street morning medium | child: wave delighted holds drainpipe-arm | friend: celebrate delighted looks drainpipe-arm | Bo: sit proud looks Kim | props: door, drainpipe-arm
* test

# 10
@ kitchen lamp above | child: sit cross looks plate holds drainpipe-arm | Bo: look-up happy looks plate | props: table, plate, bowl, cup
* test

# 11
@ living-room dusk wide | child: celebrate happy looks drum | friend2: hide worried | all: look-up worried looks drum | props: drum, jar, sofa, paper

# 12
@ bedroom golden medium | friend: kneel happy looks drainpipe-arm | child: read calm looks paper holds paper | friend2: sit calm looks friend | Bo: lie calm | props: drainpipe-arm, bed, paper

# 13
@ bedroom morning medium | child: crouch worried looks drainpipe-arm | all: sit worried looks Kim | props: drainpipe-arm, bed, paper
* low

# 14
@ bedroom night close | child: lie sad | Bo: lie sad looks Kim | props: bed, lamp, paper
* low

# 15
@ market morning medium | grownup: wave happy looks child | child: stand worried looks armour-arm | friend: stand worried looks armour-arm | all: sit calm looks Kim | props: armour-arm, sign "35", table | event
* low
slots: event

# 16
@ market noon close | child: read worried looks paper holds paper | friend2: stand curious looks child | grownup: stand curious looks child | props: armour-arm, paper

# 17
@ market noon medium | friend: carry delighted holds armour-arm | child: stand sad looks friend | friend2: stand calm looks child | Bo: sit sad looks Kim | props: table, basket

# 18
@ school noon wide | friend: wave delighted holds armour-arm | child: sit happy looks friend | friend2: read calm holds paper | all: sit happy | props: bench
* joy

# 19
@ kitchen lamp medium | child: reach proud looks money-jar | friend: sit happy | friend2: sit happy holds paper | all: sit happy looks money-jar | props: table, money-jar "{hypothetically}", paper
* joy
* joy

# 20
@ market golden medium | grownup: point calm looks child | child: stand curious looks grownup holds paper | friend: stand delighted looks grownup | friend2: stand happy looks child | all: look-up curious looks Kim | props: table, clock, paper
* joy

## dog
advise: sit happy looks letter
test: sit happy looks Kim
low: lie sad looks Kim
joy: dig happy

## dog 2
advise: sit happy
test: run delighted
low: sit sad looks Kim
joy: sit happy

## cat
advise: lie proud
test: hide calm
low: sit calm looks Kim
joy: sit proud

## cat 2
advise: sit proud
test: back-turned cross
low: sit sad looks Kim
joy: stand proud

## bird
advise: perch proud
test: perch proud
low: perch sad
joy: perch delighted

## fish
advise: swim happy
test: hide worried
low: swim calm
joy: swim proud

## fish 2
advise: swim curious
test: look-up worried
low: swim sad looks Kim
joy: swim delighted

## rabbit
advise: sit happy
test: run happy
low: sit sad looks Kim
joy: leap delighted

## guineapig
advise: look-up happy
test: run curious
low: sit sad looks Kim
joy: look-up delighted

## hamster
advise: stand proud
test: run happy
low: sit calm looks Kim
joy: stand proud

## horse
advise: stand curious
test: stand worried
low: stand sad looks Kim
joy: stand delighted

## lizard
advise: lie happy
test: lie happy
low: sit calm looks Kim
joy: lie happy

## toy
advise: sit proud
test: sit happy
low: cuddled sad
joy: sit proud

## other
advise: stand curious
test: stand curious
low: sit sad looks Kim
joy: stand delighted

## duet
advise: sit happy looks Mo
test: leap happy looks Mo
low: sit sad looks Mo
joy: look-up delighted looks Mo

## duet 2
advise: sit proud looks Mo
test: look-up curious looks Mo
low: sit sad looks Kim
joy: stand proud looks Mo

## any nap
advise: sleep calm
test: sleep calm
low: sleep calm
joy: sleep happy

## any noise
advise: look-up happy
test: look-up curious
low: sit sad looks Kim
joy: look-up delighted

## any look
advise: look-up curious looks letter
test: walk worried
low: sit sad looks Kim
joy: sit proud

## any treat
advise: sit happy
test: stand happy
low: lie sad
joy: stand happy
`
