// Want: to see a comet, now, and with a torch. In the way: one light, and everyone's eyes must begin again. Engine: the light goes on
// again. Turn: Kim gives the torch away; then the gap, and who has waited longest. Last image: slippers to grow into. {bell} is "he".
export const plan = String.raw`
id: patience-5-8
skill: patience
level: 5-8
extra: elder he
extra: friend she
surprise: detail | 4 slippers, 20 slippers
surprise: word
surprise: picture | 19 comet

# 1
@ street dusk medium | child: look-up curious looks sign | all: look-up curious looks sign | props: sign "{comet-tonight}", lamp
* come
slots: event, home

# 2
@ [place: {place.id} | mountain] dusk wide | child: stand delighted looks elder | elder: point happy looks child | all: sit curious | props: telescope, pillow, pillow | event
* come
slots: place

# 3
@ [uluru: uluru | mountain] dusk close | child: look-up proud holds torch | Bo: look-up curious looks torch | props: pillow
* come
slots: recall

# 4
@ [uluru: uluru | mountain] dusk medium | child: crouch curious looks elder | elder: sit sad looks child | Bo: sit calm looks elder | props: telescope, slippers
* come

# 5
@ night night wide | child: sit curious | elder: sit calm | all: sit calm | props: pillow, pillow, telescope

# 6
@ night night medium | child: stand worried holds torch | elder: sit sad looks child | Bo: look-up worried looks torch | props: telescope, moth
* wrong

# 7
@ [uluru: uluru | mountain] night close | child: look-up delighted looks telescope | Bo: look-up curious looks telescope | props: telescope, moth
* wrong

# 8
@ night night medium | child: sit worried looks friend | friend: read proud holds phone | Bo: look-up curious looks friend | props: pillow
* wrong

# 9
@ [uluru: uluru | mountain] night cloud above | child: hide worried holds torch | all: look-up worried looks Kim | props: pillow, pillow | event
* wrong
slots: event

# 10
@ [uluru: uluru | mountain] night wide | child: look-up sad | friend: sleep calm | Bo: lie calm looks Kim | props: pillow, pillow, blanket

# 11
@ night night close | child: sit sad holds torch | props: pillow
* dark

# 12
@ [uluru: uluru | mountain] night medium | child: kneel worried looks pet1 | Bo: lie proud looks Kim | props: torch at near, pillow, telescope at far

# 13
@ night night behind | child: look-up curious | Bo: look-up calm | props: pillow
* dark
slots: place

# 14
@ [uluru: uluru | mountain] night close | child: sit calm looks elder | elder: sleep calm | Bo: lie calm | props: telescope, slippers
* dark

# 15
@ [uluru: night | mountain] night cloud wide | child: look-up worried | all: look-up worried | props: pillow, telescope
* dark

# 16
@ night night close | child: look-up curious | props: 
slots: deed

# 17
@ [uluru: night | mountain] night wide | child: look-up delighted looks comet | elder: sleep calm | Bo: look-up curious looks comet | props: comet at left, slippers

# 18
@ [uluru: night | mountain] night medium | child: reach delighted looks elder | elder: sit curious looks child at centre | Bo: look-up delighted looks comet | props: comet at left, telescope

# 19
@ [uluru: night | mountain] night behind | child: look-up delighted looks comet | elder: celebrate delighted looks comet | friend: point delighted looks comet | all: look-up delighted looks comet | props: comet at left
* joy
* joy

# 20
@ [uluru: uluru | mountain] morning medium | child: carry happy looks elder holds slippers | elder: wave happy looks child | all: sit happy | props: pillow, telescope
* joy
* joy

## dog
come: stand happy
wrong: leap happy
dark: lie calm looks Kim
joy: look-up delighted looks Kim

## dog 2
come: run delighted
wrong: stand worried
dark: sleep calm
joy: run delighted

## cat
come: sit proud
wrong: sit proud
dark: sit calm looks Kim
joy: sit calm

## cat 2
come: walk proud
wrong: leap curious
dark: lie calm
joy: look-up curious

## bird
come: perch curious
wrong: perch delighted
dark: sleep calm
joy: perch curious looks comet

## fish
come: swim worried
wrong: look-up delighted
dark: swim calm
joy: swim delighted looks comet

## fish 2
come: swim proud
wrong: look-up happy
dark: swim calm looks Kim
joy: swim delighted

## rabbit
come: sit curious
wrong: stand cross
dark: sit calm
joy: sit happy

## guineapig
come: look-up curious looks Kim
wrong: look-up delighted
dark: lie calm looks Kim
joy: look-up delighted looks comet

## hamster
come: stand proud
wrong: run happy
dark: sit calm looks Kim
joy: stand delighted looks comet

## horse
come: stand calm
wrong: stand worried
dark: stand calm looks Kim
joy: stand happy

## lizard
come: sit calm
wrong: lie happy
dark: lie calm
joy: look-up curious

## toy
come: sit proud
wrong: lie worried
dark: lie calm
joy: back-turned happy

## other
come: stand curious
wrong: look-up curious
dark: sit calm looks Kim
joy: look-up happy

## duet
come: sit cross looks Mo
wrong: stand cross looks Mo
dark: lie calm looks Mo
joy: look-up happy looks Mo

## duet 2
come: stand worried looks Mo
wrong: stand worried looks Mo
dark: lie calm
joy: look-up delighted looks comet

## any place
come: sit happy
wrong: sit worried
dark: lie calm looks Kim
joy: look-up happy

## any snack
come: look-up curious
wrong: look-up delighted
dark: lie curious
joy: sit delighted

## any yawn
come: sit calm
wrong: lie cross
dark: lie calm looks Kim
joy: sleep happy

## any watch
come: sit curious looks Kim
wrong: look-up curious
dark: sit calm looks Kim
joy: look-up happy looks comet
`
