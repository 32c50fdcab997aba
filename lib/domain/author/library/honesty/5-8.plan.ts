// Want: not to have broken the blue cup. In the way: a burglar who needs more and more luggage. Engine: "It was like this"; the clink.
// Turn: somebody has all of it, under one arm. Last image: the ship on the cup, upside down. {aunt} and {friend} are "she", {salt} is "he".
export const plan = String.raw`
id: honesty-5-8
skill: honesty
level: 5-8
extra: friend she
extra: elder she
extra: grownup he
surprise: picture | 20 ship-cup
surprise: count

# 1
@ kitchen morning medium | child: stand scared looks ship-cup | all: sit curious looks ship-cup | props: table, ship-cup at near
* saw
slots: event

# 2
@ kitchen morning above | child: kneel scared looks ship-cup | props: ship-cup "bits", table
* saw

# 3
@ kitchen noon medium | child: stand scared looks elder | elder: hands-on-hips curious looks child | Bo: sit calm looks Kim | props: table, cup
slots: recall

# 4
@ kitchen noon close | child: shrug worried looks friend | friend: stand delighted looks child holds book | props: window, book
* saw

# 5
@ garden noon medium | child: stand curious looks friend | friend: sit curious looks paper holds crayon | Bo: sit calm looks Kim | props: paper, bench

# 6
@ street noon wide | child: stand worried | friend: point proud looks poster | all: walk curious | props: poster "{wanted-tall-umbrella}" at right, umbrella at far
* hunt
slots: place, home

# 7
@ living-room noon medium | child: sit worried looks elder | elder: sit curious looks child | Bo: sit calm | props: chair, suitcase at far

# 8
@ [place: {place.id} | street] golden wide | child: walk worried | friend: run delighted holds torch | elder: walk worried | all: walk curious | props: torch, drum, poster "{wanted}" | event
* hunt
* hunt
slots: event

# 9
@ street golden close | child: stand scared looks pet1 | friend: stand curious looks child | Bo: look-up curious looks Kim | props: torch

# 10
@ living-room dusk close | child: sit sad looks plate | elder: kneel sad looks child | Bo: lie calm looks Kim | props: blanket, plate, cake "loaf"

# 11
@ street dusk wide | child: run scared | friend: wave delighted at far | Bo: walk worried | props: drum at far, poster "{wanted}"
* hunt
slots: place

# 12
@ street dusk medium | child: stand scared looks grownup | grownup: stand curious holds boat | friend: point proud looks grownup | all: sit curious looks grownup | props: boat, umbrella, suitcase
* low

# 13
@ park dusk medium | child: hide scared | grownup: sit worried looks friend | friend: stand cross looks grownup holds book | all: sit worried looks grownup | props: bench, suitcase, boat
* low

# 14
@ park dusk wide | child: stand sad looks grownup | grownup: sit sad holds boat | friend: stand cross looks grownup | elder: stand worried looks grownup | props: bench, boat, lantern
* low

# 15
@ park dusk close | child: stand scared | friend: point cross looks child | grownup: sit sad looks child | Bo: sit worried looks Kim | props: torch, bench

# 16
@ park dusk medium | child: stand worried looks grownup | grownup: sit sad looks child | Bo: sit curious looks Kim | props: boat, bench
slots: deed

# 17
@ park night close | child: kneel scared looks ship-cup | elder: stand sad looks ship-cup | grownup: sit curious looks child | Bo: sit calm looks Kim | props: ship-cup "bits", torch

# 18
@ street night wide | child: stand sad looks door | Bo: walk calm | props: door at right, poster "{wanted}" at left

# 19
@ kitchen morning medium | child: sit happy looks ship-cup | grownup: sit happy looks ship-cup | friend: stand happy looks paper holds crayon | all: sit happy | props: table, ship-cup "glued", paper "{found-one-neighbour}" | event
* after
* after

# 20
@ kitchen golden close | child: sit happy looks elder | elder: sit happy looks ship-cup | Bo: sit happy | props: ship-cup "glued" at near, plate | event
* after

## dog
saw: lie curious
hunt: run happy
low: sit sad looks grownup
after: sit happy

## dog 2
saw: stand happy
hunt: run delighted
low: sit sad looks grownup
after: stand happy

## cat
saw: sit calm looks Kim
hunt: sit proud
low: walk calm looks grownup
after: stand curious

## cat 2
saw: sit cross
hunt: sleep calm
low: sit calm looks grownup
after: stand happy

## bird
saw: perch delighted
hunt: fly curious
low: perch sad
after: perch happy

## fish
saw: swim curious looks Kim
hunt: carried curious
low: swim sad
after: swim happy

## fish 2
saw: swim worried
hunt: swim curious
low: swim sad
after: swim happy

## rabbit
saw: sit worried
hunt: stand curious
low: stand cross
after: sit happy

## guineapig
saw: hide scared
hunt: look-up delighted
low: walk sad looks grownup
after: look-up happy

## hamster
saw: run scared
hunt: walk curious
low: sit sad looks grownup
after: sit proud looks ship-cup

## horse
saw: stand curious
hunt: walk proud
low: stand sad looks grownup
after: stand happy

## lizard
saw: lie calm
hunt: lie happy
low: lie sad
after: lie happy

## toy
saw: sit calm
hunt: carried curious
low: sit sad
after: sit worried

## other
saw: stand calm looks Kim
hunt: walk curious
low: stand sad looks grownup
after: stand calm

## duet
saw: sit curious looks Mo
hunt: look-up curious looks Mo
low: sit sad looks grownup
after: sit happy looks Mo

## duet 2
saw: sit worried
hunt: walk curious looks Mo
low: sit sad
after: sit happy looks Mo

## any witness
saw: sit curious looks Kim
hunt: sit calm looks friend
low: look-up sad looks Kim
after: sit proud

## any nap
saw: lie curious
hunt: lie calm
low: lie worried
after: sleep happy

## any suspect
saw: back-turned worried
hunt: sit cross
low: sit sad looks grownup
after: sit proud

## any hush
saw: sit worried looks Kim
hunt: walk curious
low: back-turned sad
after: sit proud looks ship-cup
`
