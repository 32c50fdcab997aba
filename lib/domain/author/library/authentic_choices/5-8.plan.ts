// Want: to ride on the road roller on Saturday. In the way: being drawn as Commander of the class rocket, which everybody else wants. Engine: "grum",
// at all the wrong times. Turn: the helmet comes off. Last image: {otis} finds that the moon is all bumps. {otis} is "he", {pike} "she".
export const plan = String.raw`
id: authentic-choices-5-8
skill: authentic_choices
level: 5-8
extra: friend he
extra: friend2 she
extra: grownup she
surprise: picture | 12 bucket
surprise: picture | 18 moon

# 1
@ street golden wide | child: walk delighted looks roller | grownup: stand calm at far | all: walk happy | props: roller
* walk
slots: place, home

# 2
@ street golden close | child: crouch delighted looks roller | props: roller
* walk

# 3
@ street golden medium | child: look-up delighted looks grownup | grownup: stand calm looks child | Bo: sit curious looks roller | props: roller, pillow
* walk

# 4
@ school noon wide | child: stand curious looks tin-rocket | friend: point delighted looks tin-rocket | friend2: celebrate happy | props: tin-rocket, paint
slots: event

# 5
@ school noon medium | child: stand scared looks helmet | friend: celebrate delighted looks child | friend2: celebrate delighted | props: helmet, tin-rocket

# 6
@ bedroom lamp close | child: sit worried looks mirror holds helmet | Bo: sit curious looks helmet | props: mirror, helmet

# 7
@ garden golden wide | child: stand worried holds helmet | friend: celebrate delighted | all: look-up happy looks Kim | props: box, helmet
* train

# 8
@ garden golden medium | child: walk sad | friend: jump happy looks child | Bo: look-up happy looks friend | props: bucket, flower
* train

# 9
@ living-room lamp medium | child: wave worried | friend: point happy looks child | all: sit calm | props: sofa, helmet, star
* train

# 10
@ street dusk medium | child: stand sad looks grownup holds helmet | grownup: walk sad holds pillow | Bo: sit sad | props: roller

# 11
@ bedroom dusk close | child: lie sad looks window | props: window, bed, helmet
* low
slots: recall

# 12
@ school dusk behind | child: hide worried looks friend | friend: stand proud wears bucket | props: tin-rocket, door
* low

# 13
@ bedroom lamp close | child: kneel curious looks pet1 | Bo: sit [bird,lizard: calm | calm wears helmet] | props: [bird,lizard: helmet | bed]
slots: deed

# 14
@ street golden wide | child: wave scared at left wears helmet | friend: walk worried looks tin-rocket | all: walk worried | props: tin-rocket "shaken" at right, rope | event
* low
slots: event

# 15
@ street golden medium | child: stand worried looks roller wears helmet | friend: look-up worried looks child | friend2: look-up worried looks child | Bo: look-up worried looks Kim | props: tin-rocket "shaken", roller at far

# 16
@ street golden close | child: stand scared looks friend holds helmet | friend: stand worried looks helmet | Bo: look-up curious looks Kim | props: tin-rocket "shaken"

# 17
@ street golden medium | child: look-up worried looks grownup | grownup: stand happy looks child holds pillow | Bo: sit happy looks roller | props: roller

# 18
@ [place: {place.id} | street] dusk wide | child: stand delighted looks roller | grownup: stand proud | friend: wave proud wears helmet | all: walk delighted | props: roller, tin-rocket, moon
* joy
slots: place

# 19
@ mountain night wide | child: look-up delighted | friend: wave delighted wears helmet | friend2: look-up delighted | grownup: stand happy | all: look-up delighted | props: tin-rocket, star
* joy
* joy

# 20
@ mountain night medium | child: stand happy looks friend | friend: look-up worried looks telescope wears helmet | all: look-up happy looks telescope | props: telescope

## dog
walk: walk proud holds leaf
train: run happy holds ball
low: sit sad looks Kim
joy: run delighted

## dog 2
walk: walk happy
train: stand happy
low: look-up sad looks Kim
joy: stand delighted

## cat
walk: sit proud
train: leap proud
low: lie cross
joy: walk proud

## cat 2
walk: walk calm
train: lie calm
low: lie sad looks Kim
joy: lie happy

## bird
walk: fly happy
train: perch cross
low: perch sad
joy: fly delighted

## fish
walk: swim happy
train: swim proud
low: swim sad
joy: swim delighted

## fish 2
walk: swim curious
train: swim proud
low: swim sad
joy: look-up delighted

## rabbit
walk: sit happy
train: leap proud
low: sit sad
joy: leap delighted

## guineapig
walk: look-up happy
train: look-up proud
low: sit sad
joy: look-up delighted

## hamster
walk: run happy
train: run proud
low: sit sad
joy: stand proud

## horse
walk: walk proud
train: walk happy
low: stand sad
joy: walk delighted

## lizard
walk: lie happy
train: stand proud
low: lie sad
joy: lie happy

## toy
walk: carried happy
train: sit proud
low: sit sad looks Kim
joy: carried delighted

## other
walk: walk happy
train: sit calm
low: sit sad looks Kim
joy: stand delighted

## duet
walk: walk happy looks Mo
train: run happy looks Mo
low: sit sad looks Mo
joy: run delighted looks Mo

## duet 2
walk: walk happy looks Mo
train: leap happy looks Mo
low: lie sad looks Mo
joy: look-up delighted looks Mo

## any step
walk: walk calm
train: sit happy
low: sit sad
joy: walk delighted

## any hat
walk: sit proud
train: sit proud
low: sit sad
joy: sit delighted

## any seat
walk: look-up curious
train: sit calm
low: sit sad looks Kim
joy: sit happy

## any wave
walk: look-up happy
train: sit calm
low: sit sad
joy: sit proud
`
