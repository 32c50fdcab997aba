// Want: to be fine, for everybody's sake, while {nan} is in hospital. In the way: a face that won't. Two decent sides: somebody has to be cheerful;
// somebody has to say it. Engine: one may cry over an onion, and then everybody wants to chop. A dog asks everybody with a slipper, a cat will have no
// other lap: neither would chop anything. Turn: {Kim} puts back the last onion, and cries without. Last image: an onion, or a whole rack of them.
export const plan = String.raw`
id: emotional-strength-9-12
skill: emotional_strength
level: 9-12
days: birthday plot, christmas plot, diwali plot, lunar-new-year plot, road-trip plot
extra: elder she
extra: grownup he
extra: friend she
surprise: count | 4 lasagne, 10 lasagne, 18 lasagne
surprise: word

# 1
@ [place: {place.id} | garden] noon wide | elder: reach happy does climb:ladder at left | child: point scared calls looks elder | all: look-up worried looks elder | props: kite-tree at left
^ child second
slots: place

# 2
@ street noon medium | child: stand scared looks elder | elder: sit happy looks child | Bo: stand worried looks elder | props: ambulance, chair
^ child third
slots: event

# 3
@ kitchen dusk whole | child: stand happy looks grownup | grownup: hands-on-hips happy | friend: look-up calm at left | all: sit worried looks chair | props: chair, table
> want

# 4
@ hallway morning whole | child: stand worried does point:lasagne | grownup: shrug curious looks lasagne | Bo: look-up curious looks lasagne | props: lasagne "stack", door
^ pet set
^ pet second
* home
slots: place, home

# 5
@ living-room golden medium | child: celebrate delighted looks grownup holds note | grownup: sit calm looks child | Bo: sit calm looks Kim | props: sofa, lamp
^ child set
* home
slots: event, series

# 6
@ kitchen dusk close | child: stand sad does read:note | Bo: look-up worried looks Kim | props: note "{onions}"
> list
* home

# 7
@ kitchen lamp knee | child: stand sad weeps looks onions | grownup: stand worried looks onions | Bo: sit worried looks Kim | props: onions, table
> onion

# 8
@ kitchen lamp knee | child: stand happy weeps looks onions | Bo: sit worried looks onions | props: onions, table
> rack ?
* soup

# 9 a
@ kitchen night whole | grownup: stand sad weeps looks onions at centre | child: look-up curious looks grownup at left | all: sit curious looks grownup | props: onions, table | event
^ pet third
* soup
slots: event

# 9 b
@ hallway night medium | grownup: walk sad holds bowl | child: look-up curious looks grownup | all: sit curious looks grownup | props: bowl, door | event
^ pet third
* soup
slots: event

# 10
@ hallway golden behind | child: stand worried looks door | friend: stand sad looks door | grownup: stand worried looks door | Bo: sit calm | props: door, lasagne
> queue ?
* soup
slots: place

# 11
@ kitchen noon wide | child: sit sad looks friend | friend: sit calm does eat:soup | grownup: sit calm looks child | all: sit calm looks Kim | props: table, onions, bread
^ child trouble
* fine

# 12
@ park noon cloud knee | elder: sit calm looks child | child: stand happy looks elder | grownup: stand happy looks elder | Bo: sit worried looks elder | props: bench, blanket, flower | event
> garden ?
* fine
slots: event

# 13
@ car dusk rain bust | child: sit sad | Bo: sit worried looks Kim | props:
> eyes
* fine
slots: place, series

# 14
@ kitchen night whole 12:00 | child: stand sad looks onions | Bo: lie sad looks chair | props: onions "one", chair, slippers at near
> hinge

# 15
@ kitchen night wide | grownup: stand worried looks child holds spoon | child: stand worried looks grownup | friend: stand sad looks child | Bo: sit sad looks Kim | props: onions "one", chair
^ pet trouble

# 16 a
@ kitchen night knee | child: sit sad weeps looks Bo | grownup: stand worried looks child | friend: stand worried looks child | Bo: sit sad looks Kim | props: onions "one"
slots: deed

# 16 b
@ kitchen night knee | child: sit sad weeps at centre | grownup: stand worried looks child | friend: stand worried looks child | Bo: sit sad looks Kim | props: chair at centre, onions "one"
slots: deed

# 17
@ kitchen lamp medium | child: kneel sad weeps looks friend does arm-round:friend | friend: sit sad weeps at centre | grownup: stand sad weeps looks child at right | Bo: sit worried looks Kim | props: cup, fridge
* after

# 18
@ kitchen lamp whole | child: sit delighted looks grownup | grownup: point delighted looks child | friend: sit delighted looks grownup | all: sit happy looks Kim | props: lasagne, table, spoon | event
^ pet pay
* after
slots: event, place, series

# 19
@ park golden knee | elder: sit sad weeps does eat:soup | child: stand worried looks elder | Bo: sit calm looks elder | props: bench, blanket | event
> soup ?
^ child pay
slots: event

# 20 a
@ kitchen morning whole | elder: stand happy does touch:onions | child: look-up happy looks elder | grownup: stand happy looks elder | all: sit happy looks elder | props: onions "one", cake "plain", stick | event
> last ?
* after
slots: event, place

# 20 b
@ kitchen morning whole | elder: sit sad weeps looks child at centre | child: hug sad weeps looks elder | grownup: stand sad weeps looks elder | friend: stand happy weeps looks elder | all: sit happy looks elder | props: chair, onions | event
> last ?
* after
slots: event, place

## dog
home: lie worried looks chair
soup: walk worried
fine: sit worried
after: stand happy

## cat
home: walk worried
soup: walk cross
fine: sit calm
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

## lead dog
want: stand worried looks Kim holds slippers | props: slippers
list: stand curious does nose-into:note
onion: hide worried
rack: sit worried looks Kim holds slippers | props: slippers
queue: sit calm looks Kim holds slippers | props: slippers
garden: sit happy looks elder
eyes: sit sad looks Kim
hinge: lie sad does lie-across:slippers
soup: sit happy looks elder holds slippers | props: slippers
last: lie happy looks elder

## lead cat
want: sit worried looks chair
list: sit curious looks note
onion: walk cross
rack: back-turned cross
queue: walk cross
garden: sit proud looks elder
eyes: sit cross looks Kim
hinge: lie sad looks chair
soup: sit happy looks elder
last: lie happy looks elder

## lead bird
want: perch worried looks chair
hinge: perch sad looks chair
last: perch happy

## lead fish
want: swim worried looks chair
hinge: swim sad looks chair
last: swim happy

## lead rabbit
want: sit worried looks chair
hinge: lie sad looks slippers
last: sit happy

## lead guineapig
want: look-up worried looks chair
hinge: lie sad looks slippers
last: look-up happy

## lead hamster
want: stand worried looks chair
hinge: lie sad looks slippers
last: sit happy

## lead horse
want: stand worried looks chair
hinge: lie sad looks chair
last: stand happy

## lead lizard
want: lie worried looks chair
hinge: lie sad does lie-across:slippers
last: lie happy

## lead toy
want: sit sad looks chair
hinge: lie sad looks chair
last: sit happy

## lead other
want: sit worried looks chair
hinge: sit sad looks chair
last: sit happy

## trait pet fear
set: hide scared
trouble: lie sad
pay: sit happy

## trait pet theft
set: stand proud holds {trait.prop} | props: {trait.prop}
trouble: lie sad looks {trait.prop} | props: {trait.prop}
pay: sit happy holds {trait.prop} | props: {trait.prop}

## trait pet socks
set: stand proud holds sock | props: sock
trouble: lie sad looks sock | props: sock
pay: sit happy holds sock | props: sock

## trait pet noise
set: look-up worried
trouble: look-up sad
pay: look-up delighted

## trait pet part
set: stand worried
trouble: lie sad looks chair
pay: sit happy

## trait pet deaf
set: look-up worried looks Kim
trouble: lie sad looks chair
pay: sit happy looks Kim

## trait pet age
set: lie sad
trouble: lie sad looks chair
pay: sit happy

## trait pet favourite
set: stand worried holds {trait.prop} | props: {trait.prop}
trouble: lie sad looks {trait.prop} | props: {trait.prop}
pay: sit happy holds {trait.prop} | props: {trait.prop}

## trait pet sleep
set: lie sad
trouble: lie sad looks chair
pay: lie happy

## trait pet habit
set: stand worried
trouble: lie sad looks chair
pay: stand happy

## trait pet digs
set: dig worried | props: hole
trouble: lie sad looks chair
pay: sit happy

## trait pet talent
set: stand worried
trouble: lie sad looks chair
pay: stand happy

## trait child fear
set: celebrate happy looks grownup
trouble: sit worried looks friend
pay: stand calm looks elder

## trait child dark
set: celebrate happy looks grownup
trouble: sit worried looks friend
pay: stand calm looks elder

## trait child collection
set: celebrate happy looks grownup | props: {trait.prop}
trouble: sit worried looks friend holds {trait.prop} | props: {trait.prop}
pay: stand happy looks elder holds {trait.prop} | props: {trait.prop}

## trait child noise
set: celebrate happy looks grownup
trouble: sit sad looks friend
pay: stand happy looks elder

## trait child part
set: celebrate happy looks grownup
trouble: sit happy looks friend
pay: stand happy looks elder

## trait child favourite
set: celebrate happy looks grownup
trouble: sit worried looks friend
pay: stand happy looks elder

## trait child sleep
set: celebrate happy looks grownup
trouble: sit worried looks friend
pay: stand calm looks elder

## trait child habit
set: celebrate happy looks grownup
trouble: sit worried looks friend
pay: stand happy looks elder

## trait child talent
set: celebrate happy looks grownup
trouble: sit worried looks friend
pay: stand happy looks elder
`
