// Want: not one more lump, and {gran} still glad. In the way: "mmm", which {gran} takes for a yes. Engine: lumps hidden in all the wrong places;
// each "all gone" fetches more. Turn: the hat goes up. Last image: the hat again, and whose "mmm" it is now. {gran} is always "she".
export const plan = String.raw`
id: honest-communication-0-4
skill: honest_communication
level: 0-4
extra: elder she
surprise: picture | 10 porridge
surprise: picture | 1 hat

# 1
@ kitchen morning wide | child: stand happy looks elder | elder: stand delighted holds spoon | all: look-up curious looks elder | props: porridge, hat at near
slots: place, event, home, recall

# 2
@ kitchen morning close | child: sit worried looks porridge | props: porridge "bowl", spoon
* see

# 3
@ kitchen morning medium | child: sit worried looks elder | elder: stand delighted looks child | Bo: sit curious looks Kim | props: table, porridge "bowl"
* see

# 4
@ kitchen noon close | child: sit worried | elder: reach delighted looks porridge holds spoon | props: table, porridge "heap"
* see

# 5
@ kitchen noon above | child: sit sad looks porridge holds spoon | all: sit curious looks Kim | props: table, porridge "heap"

# 6
@ living-room noon medium | child: crouch worried looks plant holds spoon | props: plant at left, porridge "bowl" at right
* hide

# 7
@ bedroom noon close | child: kneel worried looks sock holds sock | Bo: sit curious looks Kim | props: sock, porridge "heap"
* hide

# 8
@ hallway golden medium | child: reach worried looks porridge | Bo: look-up curious looks Kim | props: porridge "hat", bag
* hide

# 9
@ kitchen golden close | child: whisper worried looks pet1 holds spoon | Bo: sit curious looks spoon | props: porridge "heap"

# 10
@ kitchen golden wide | child: stand scared looks porridge | elder: stand delighted looks child holds spoon | all: look-up scared looks porridge | props: porridge "hill" at centre
slots: place

# 11
@ living-room golden above | child: lie sad | all: lie sad | props: rug, porridge "heap", plant, sock
* low

# 12
@ kitchen dusk medium | child: sit sad looks elder | elder: look-up calm looks porridge | Bo: sit worried looks elder | props: table, porridge "empty"
* low

# 13
@ hallway dusk medium | child: stand scared looks elder | elder: walk happy looks porridge | Bo: look-up worried looks porridge | props: porridge "hat", door
* low

# 14
@ hallway dusk close | child: reach scared looks door | props: door

# 15
@ hallway dusk wide | child: stand scared looks hat | elder: reach happy holds hat | Bo: look-up scared looks hat | props: door

# 16
@ hallway dusk medium | child: point scared looks elder | elder: stand worried looks child holds hat | Bo: look-up worried looks Kim | props: door
slots: deed

# 17
@ living-room lamp close | child: stand sad looks elder | elder: crouch sad looks child | props: plant, sock

# 18
@ kitchen lamp medium | child: sit worried looks elder | elder: sit worried looks porridge holds spoon | Bo: look-up curious looks elder | props: porridge "hill" at right

# 19
@ kitchen lamp wide | child: celebrate delighted looks porridge holds spoon | elder: stand happy looks porridge | all: sit happy | props: table, porridge "bowl", bucket | event
* joy
* joy

# 20
@ [place: {place.id} | street] morning medium | child: point worried looks elder | elder: stand worried looks child holds hat | all: look-up happy looks elder | props: hat, puddle
* joy

## dog
see: look-up delighted
hide: stand curious looks porridge
low: lie sad
joy: stand delighted

## dog 2
see: stand happy
hide: dig happy
low: lie sad
joy: sit delighted

## cat
see: sit cross
hide: sit calm looks Kim
low: sit worried looks Kim
joy: sit happy

## cat 2
see: back-turned calm
hide: sit curious looks porridge
low: walk sad
joy: leap happy

## bird
see: perch delighted
hide: fly worried
low: hide sad
joy: perch delighted

## fish
see: swim cross
hide: hide worried
low: swim sad
joy: swim delighted

## fish 2
see: swim proud
hide: swim curious looks Kim
low: swim sad
joy: swim happy

## rabbit
see: sit cross
hide: look-up curious looks Kim
low: lie sad
joy: leap delighted

## guineapig
see: look-up delighted
hide: look-up happy looks Kim
low: sit sad
joy: stand delighted

## hamster
see: beg happy
hide: stand proud
low: hide sad
joy: walk proud

## horse
see: stand delighted
hide: stand happy
low: stand sad
joy: stand delighted

## lizard
see: lie cross
hide: run worried
low: lie sad
joy: lie happy

## toy
see: lie calm
hide: sit worried
low: cuddled sad
joy: sit happy

## other
see: stand cross
hide: stand curious looks Kim
low: sit sad looks Kim
joy: stand delighted

## duet
see: sit curious looks Mo
hide: sit worried looks Mo
low: sit sad looks Mo
joy: stand delighted looks Mo

## duet 2
see: sit cross looks Mo
hide: hide worried looks Mo
low: sit sad looks Mo
joy: look-up happy looks Mo

## any no
see: sit cross
hide: look-up curious looks Kim
low: sit sad
joy: look-up happy looks Kim

## any look
see: look-up curious looks porridge
hide: sit calm looks Kim
low: sit sad looks Kim
joy: stand happy

## any back
see: walk worried
hide: walk worried
low: sit sad looks Kim
joy: stand delighted

## any in
see: sit calm
hide: stand worried
low: sit sad
joy: sit happy looks Kim
`
