// Want: a pancake with one's own name on it. In the way: the name, which goes and hides. Engine: a pan, a tum, and a man who eats his name.
// Turn: somebody small has lost a name, too. Last image: where the names are now. {fay} is "she", {bob} "he", {small} "she".
export const plan = String.raw`
id: confidence-0-4
skill: confidence
level: 0-4
extra: grownup she
extra: elder he
extra: friend she
extra: friend2 she
pick: find = leaf, shell, feather, key
surprise: count
surprise: picture | 2 pancake, 9 pancake, 10 pancake, 19 pancake

# 1
@ [place: {place.id} | market] morning wide | child: stand delighted looks pan wears hat | grownup: stand happy looks pan | all: look-up curious looks pan | props: table, pan, bowl
* want
slots: place

# 2
@ market morning close | elder: stand happy looks pancake | grownup: reach happy looks pancake | child: look-up curious looks pancake wears hat | props: pancake "{bob}", jar, pan, table
* want
slots: event

# 3
@ market morning medium | child: walk happy looks pan wears hat | friend2: stand calm | all: stand happy looks pan | props: table, pan, bowl, sign "{pancakes}"
* want
* want

# 4
@ market noon close | child: stand scared looks grownup wears hat | grownup: crouch happy looks child | props: pan, table

# 5
@ market noon medium | child: look-up worried wears hat | all: look-up worried looks Kim | grownup: stand calm looks child | props: pan, table, bowl
slots: home, recall

# 6
@ market noon wide | child: stand curious looks hat holds hat | Bo: sit curious looks hat | props: basket, leaf
* ask

# 7
@ street noon medium | child: crouch worried looks {find} | Bo: look-up curious looks Kim | props: {find}, bag
* ask

# 8
@ street noon above | child: sit cross looks sock | Bo: sit curious looks sock | props: sock, boots
* ask

# 9
@ market golden medium | friend2: stand proud looks grownup | grownup: reach happy looks pancake | child: stand sad looks friend2 | all: sit calm | props: pancake "{dot}", bowl, table

# 10
@ market golden wide | elder: celebrate happy looks pancake | grownup: stand happy looks elder | child: stand sad looks elder | all: look-up sad looks pan | props: pancake "{bob}", pan, table | event
slots: event

# 11
@ street golden medium | child: sit worried looks pet1 | Bo: sit curious looks Kim | props: bucket, flowerpot

# 12
@ street golden close | child: sit curious looks flowerpot | Bo: look-up curious looks Kim | props: flowerpot
* low

# 13
@ garden dusk close | child: kneel calm looks flower | Bo: sit calm looks flower | props: flower, rock
* low

# 14
@ street dusk wide | child: hands-on-hips proud looks bucket | all: look-up happy looks Kim | props: bucket, bag, box
* low

# 15
@ market dusk medium | child: stand scared looks grownup | grownup: crouch curious looks child | Bo: look-up worried looks Kim | props: pan, bowl, table
slots: deed

# 16
@ market dusk wide | friend: stand sad looks hat holds hat at centre | grownup: stand curious looks friend | child: stand curious looks friend | all: look-up curious looks friend | props: bowl, table

# 17
@ market dusk close | child: crouch calm looks friend | friend: stand sad looks child holds hat

# 18
@ market lamp medium | child: stand proud looks grownup | grownup: stand delighted looks child | friend: look-up curious looks child wears hat | all: look-up delighted looks Kim | props: pan, table, bird
slots: place

# 19
@ market lamp wide | friend: celebrate delighted looks pancake | child: celebrate delighted looks pancake | grownup: reach happy looks pancake | all: stand delighted looks pancake | props: pancake "{Kim} {small}", pan, table
* joy
* joy

# 20
@ street night close | child: point happy looks friend | friend: sit curious looks child | all: sit happy | props: plate, plate
* joy
* joy

## dog
want: stand happy looks pan
ask: look-up happy looks Kim
low: sit calm looks Kim
joy: stand delighted

## dog 2
want: sit happy looks pan
ask: walk curious
low: sit calm looks Kim
joy: stand delighted

## cat
want: sit proud
ask: sit calm looks Kim
low: back-turned calm
joy: sit delighted

## cat 2
want: sit curious looks pan
ask: lie calm
low: walk calm looks Kim
joy: lie delighted

## bird
want: perch happy looks pan
ask: perch curious looks Kim
low: perch calm looks Kim
joy: fly delighted

## fish
want: swim curious looks pan
ask: swim happy looks Kim
low: swim calm looks Kim
joy: swim delighted

## fish 2
want: swim curious
ask: swim calm looks Kim
low: swim calm
joy: swim delighted

## rabbit
want: sit happy looks pan
ask: stand curious looks Kim
low: sit calm looks Kim
joy: leap delighted

## guineapig
want: look-up happy looks pan
ask: look-up curious looks Kim
low: sit calm looks Kim
joy: run delighted

## hamster
want: stand curious
ask: stand calm looks Kim
low: carried calm
joy: stand delighted

## horse
want: stand happy looks pan
ask: stand curious looks hat
low: stand calm looks Kim
joy: stand delighted

## lizard
want: lie happy looks pan
ask: look-up curious looks Kim
low: carried calm
joy: look-up delighted

## toy
want: carried happy looks pan
ask: sit calm looks Kim
low: cuddled calm
joy: sit delighted

## other
want: sit happy looks pan
ask: stand curious looks Kim
low: sit calm looks Kim
joy: stand delighted

## duet
want: look-up happy looks Mo
ask: sit curious looks Mo
low: sit calm looks Kim
joy: stand delighted looks Mo

## duet 2
want: stand happy looks Mo
ask: look-up curious looks Mo
low: sit calm looks Kim
joy: stand delighted looks Mo

## any nap
want: sleep calm
ask: look-up curious looks Kim
low: sleep calm
joy: look-up delighted

## any say
want: look-up happy looks pan
ask: look-up curious looks Kim
low: sit calm looks Kim
joy: look-up delighted

## any tag
want: sit happy looks pan
ask: sit happy looks Kim
low: sit calm looks Kim
joy: sit delighted

## any see
want: look-up curious looks pan
ask: walk curious
low: sit calm looks Kim
joy: look-up delighted
`
