// Want: a canoe; then to have the thank-you letter done in one minute. In the way: a third line. Engine: "Dear Great-Aunt," and a marrow that
// has nothing to say for itself. Turn: its other side. Last image: a pin, and a long name on a short marrow. {friend} is "she", {ray} is "he".
export const plan = String.raw`
id: gratitude-5-8
skill: gratitude
level: 5-8
extra: friend she
extra: grownup he
surprise: picture | 15 marrow
surprise: sound

# 1
@ hallway morning wide | child: celebrate delighted looks box | grownup: stand happy looks box | all: look-up curious looks box | props: box at centre, ribbon
* box
slots: event, home

# 2
@ hallway morning close | child: stand worried looks marrow | all: sit curious looks marrow | props: marrow at near, box
* box

# 3
@ kitchen noon medium | child: sit calm holds crayon | grownup: stand calm looks child | Bo: sit calm looks Kim | props: marrow at near, table, paper
* box
slots: place

# 4
@ kitchen noon close | child: sit happy looks letter holds crayon | grownup: stand curious looks letter | Bo: look-up curious looks letter | props: letter, marrow at far

# 5
@ kitchen golden medium | child: sit worried looks marrow | Bo: sit curious looks marrow | props: marrow at near, paper, table
* know
slots: recall

# 6
@ [place: {place.id} | park] golden wide | child: walk proud looks marrow | all: walk happy | props: wheelbarrow, marrow at near, hat
* know
slots: place

# 7
@ bathroom noon medium | child: kneel curious looks marrow | Bo: look-up curious looks marrow | props: marrow "hat" at near, scale

# 8
@ street noon medium | child: stand curious looks kite | friend: stand delighted looks marrow holds kite | Bo: sit calm | props: kite, marrow at near
* know

# 9
@ park noon wide | child: look-up delighted looks kite | friend: stand happy looks child | Bo: look-up curious looks kite | props: kite, leaf

# 10
@ kitchen noon cloud above | child: sit worried looks paper holds crayon | all: sit sad looks Kim | props: paper, marrow at near, kite
* low

# 11
@ kitchen dusk close | child: sit worried looks letter holds letter | grownup: stand happy looks letter | Bo: sit calm looks Kim | props: letter, kite at far

# 12
@ hallway dusk medium | child: stand sad looks letter holds letter | Bo: sit worried looks Kim | props: letter, marrow at far, door
* low

# 13
@ hallway dusk close | child: kneel sad looks marrow | Bo: sit sad looks marrow | props: marrow at near, clock
* low

# 14
@ hallway dusk wide | child: jump scared looks marrow | Bo: leap worried looks marrow | props: marrow at centre, box

# 15
@ hallway lamp close | child: kneel curious looks marrow | Bo: look-up curious looks marrow | props: marrow "{Kim}" at near, torch
slots: deed

# 16
@ hallway lamp medium | child: stand curious looks marrow | grownup: kneel calm looks marrow | all: sit curious looks marrow | props: marrow "{Kim}" at near, lamp

# 17
@ street dusk medium | child: reach sad looks kite holds kite | friend: stand worried looks child | Bo: sit calm looks Kim | props: kite, wheelbarrow, door

# 18
@ bedroom lamp close | child: sit happy looks letter holds crayon | Bo: lie calm | props: letter, paper, lamp

# 19
@ garden noon wide | child: celebrate happy looks soup | friend: stand happy holds soup | grownup: stand happy | all: sit happy | props: table, soup, bowl, spoon | event
* soup
* soup

# 20
@ garden morning close | child: kneel happy looks sprout | all: sit calm looks sprout | props: sprout at near, flowerpot, spade
* soup

## dog
box: stand happy
know: sit curious looks marrow
low: lie sad
soup: lie happy

## dog 2
box: run delighted
know: stand happy
low: lie sad looks Kim
soup: dig happy

## cat
box: sit proud
know: sleep calm
low: back-turned calm
soup: sit proud

## cat 2
box: sit curious
know: stand curious
low: walk cross
soup: sit calm

## bird
box: perch proud
know: perch happy
low: perch sad
soup: perch happy

## fish
box: swim curious
know: swim curious looks marrow
low: swim sad
soup: swim happy

## fish 2
box: look-up curious
know: swim calm
low: hide sad
soup: swim delighted

## rabbit
box: sit calm
know: sit happy
low: stand cross
soup: sit delighted

## guineapig
box: look-up delighted
know: look-up delighted
low: lie sad
soup: stand happy

## hamster
box: sit happy
know: walk happy
low: stand sad looks Kim
soup: stand proud

## horse
box: stand happy
know: walk calm
low: stand sad
soup: stand happy

## lizard
box: run curious
know: lie happy
low: lie sad
soup: sit happy

## toy
box: carried curious
know: sit proud
low: lie sad
soup: sit happy

## other
box: stand curious
know: stand calm
low: sit sad looks Kim
soup: stand delighted

## duet
box: sit curious looks Mo
know: sit calm looks marrow
low: sit sad looks Mo
soup: stand happy looks Mo

## duet 2
box: sit curious looks Mo
know: sit calm looks marrow
low: lie sad
soup: sit happy looks Mo

## any box
box: sit happy
know: sit calm
low: sit sad looks Kim
soup: lie happy

## any polite
box: sit happy
know: sit calm looks marrow
low: sit worried looks Kim
soup: sit delighted

## any sniff
box: stand happy
know: walk curious
low: back-turned cross
soup: stand happy

## any ask
box: look-up curious looks Kim
know: sit curious looks Kim
low: sit sad looks Kim
soup: look-up happy
`
