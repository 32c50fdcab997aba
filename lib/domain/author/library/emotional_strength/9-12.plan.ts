// Want: to be fine, for everybody's sake, while {nan} is in hospital. In the way: a face that won't. Two decent sides: somebody has to be cheerful;
// somebody has to say it. Engine: one may cry over an onion, and then everybody wants to chop. Turn: the rack is empty. Last image: "It's a cake."
// {nan} and {cous} are "she", {unc} is "he".
export const plan = String.raw`
id: emotional_strength-9-12
skill: emotional_strength
level: 9-12
extra: elder she
extra: grownup he
extra: friend she
surprise: count | 4 lasagne, 10 lasagne, 18 lasagne
surprise: word

# 1
@ [place: {place.id} | garden] noon wide | child: point scared looks elder | elder: reach happy | all: look-up worried looks elder | props: ladder, kite at far

# 2
@ street noon medium | child: stand scared looks elder | elder: sit happy | Bo: stand worried looks elder | props: ambulance, chair, blanket

# 3
@ kitchen dusk wide | child: stand happy | grownup: hands-on-hips happy | friend: look-up calm at far | all: sit worried looks chair | props: chair, table
* home

# 4
@ hallway morning medium | child: carry worried looks lasagne holds lasagne | grownup: shrug curious looks lasagne | Bo: look-up curious looks lasagne | props: lasagne "stack", door
* home
slots: place, home

# 5
@ living-room golden medium | child: celebrate happy looks grownup | grownup: sit calm looks child | Bo: sit calm looks Kim | props: sofa, lamp, plate
* home
slots: recall

# 6
@ kitchen dusk close | child: read sad looks note holds note | Bo: look-up worried looks Kim | props: clock, note

# 7
@ kitchen lamp medium | child: stand sad looks onions | grownup: look-up worried looks child | Bo: sit calm looks Kim | props: onions, table

# 8
@ kitchen lamp close | child: reach happy looks onions | Bo: sit worried looks onions | props: onions
* soup

# 9
@ kitchen night medium | child: look-up curious looks grownup | grownup: stand sad looks onions | all: sit curious looks grownup | props: onions | event
* soup
slots: event

# 10
@ hallway golden behind | child: stand worried looks door | friend: stand sad looks door | grownup: stand worried looks door | Bo: sit calm | props: door, lasagne
* soup

# 11
@ kitchen noon wide | child: sit worried looks soup | friend: sit calm looks soup | grownup: sit calm | all: sit calm looks Kim | props: table, soup, jar, bread
* fine

# 12
@ park noon cloud medium | child: stand happy looks elder | elder: sit calm looks child | grownup: stand happy | Bo: sit worried looks elder | props: bench, blanket, flower
* fine

# 13
@ car dusk rain close | child: sit sad | Bo: sit worried looks Kim | props:
* fine

# 14
@ kitchen night medium | child: stand sad looks onions | Bo: lie sad looks chair | props: onions "skins", chair, slippers at near

# 15
@ kitchen night wide | child: stand worried looks grownup | grownup: stand worried looks onions holds spoon | friend: stand sad looks child | Bo: look-up worried looks grownup | props: onions "skins", chair

# 16
@ kitchen night close | child: stand scared looks grownup | grownup: stand worried looks child | friend: stand worried looks child | Bo: look-up calm looks Kim | props: onions "skins"
slots: deed

# 17
@ kitchen lamp medium | child: hug sad looks friend | friend: sit sad at centre | grownup: sit sad | Bo: sit worried looks Kim | props: cup, fridge
* after

# 18
@ kitchen lamp wide | child: sit delighted looks grownup | grownup: point delighted | friend: sit delighted | all: sit happy looks Kim | props: lasagne, table, spoon
* after

# 19
@ park golden medium | child: stand worried looks elder | elder: sit worried looks soup holds soup | Bo: sit calm looks elder | props: bench, blanket
* after

# 20
@ kitchen morning medium | child: look-up happy looks elder | elder: stand happy looks onions | grownup: stand happy | all: sit happy looks elder | props: onions "one", cake "plain", stick
* after

## dog
home: lie worried looks chair
soup: walk worried
fine: sit worried
after: stand happy

## dog 2
home: sit sad
soup: lie worried
fine: sit worried looks Kim
after: lie happy

## cat
home: walk worried
soup: walk cross
fine: sit calm
after: lie happy

## cat 2
home: sit worried
soup: back-turned cross
fine: sit worried
after: lie happy

## bird
home: perch worried
soup: perch cross
fine: perch sad
after: perch delighted

## fish
home: swim worried
soup: swim calm
fine: swim sad
after: swim delighted

## fish 2
home: look-up sad
soup: look-up curious
fine: swim sad
after: look-up happy

## rabbit
home: sit worried
soup: walk cross
fine: sit sad
after: sit happy

## guineapig
home: look-up worried
soup: hide worried
fine: sit sad
after: carried happy

## hamster
home: stand worried
soup: stand cross
fine: sit sad
after: sleep happy

## horse
home: stand worried
soup: stand calm
fine: stand sad
after: stand happy

## lizard
home: lie sad
soup: lie calm
fine: lie sad
after: stand happy

## toy
home: sit sad
soup: back-turned calm
fine: carried sad
after: carried happy

## other
home: walk worried
soup: stand worried
fine: sit sad
after: sit happy

## duet
home: sit worried looks Mo
soup: walk cross looks Mo
fine: sit sad looks Mo
after: lie happy looks Mo

## duet 2
home: sit worried looks Mo
soup: stand cross looks Mo
fine: sit sad looks Mo
after: sit happy looks Mo

## any door
home: look-up worried
soup: walk calm
fine: sit worried looks Kim
after: sit happy

## any dish
home: lie sad
soup: sit worried
fine: sit sad
after: stand happy

## any mat
home: lie sad
soup: sit worried
fine: lie sad
after: sit happy

## any hand
home: walk worried looks Kim
soup: sit worried
fine: sit sad looks Kim
after: lie happy
`
