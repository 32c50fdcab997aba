// Want: a real postman's cap. In the way: one letter, late already. Two decent sides: tell her; spare her, and put it in the box in the dark.
// Engine: the Code, and its fines, payable in biscuits. Turn: a suitcase. Last image: a stamp, by a longer Rule One. {friend} and {quill} are "she".
export const plan = String.raw`
id: responsibility-9-12
skill: responsibility
level: 9-12
extra: friend she
extra: elder she
extra: grownup he
surprise: detail | 5 elder
surprise: word

# 1
@ [place: {place.id} | street] morning wide | child: reach happy looks grownup | friend: stand proud looks grownup | grownup: sit sad holds letter | all: sit curious | props: bag, bench, bandage
slots: place

# 2
@ shed noon medium | child: sit happy | friend: stand proud looks paper holds crayon | all: sit calm | props: paper "{rule-one}", table, jar "coins", bag
* depot

# 3
@ shed noon close | child: look-up happy looks hat | friend: sit proud holds jar | Bo: sit calm | props: jar "coins", hat, bag, bell
* depot
slots: recall

# 4
@ street noon wide | child: walk proud holds letter | friend: walk proud holds bell | all: walk happy | props: boots, letterbox, flower, letter
* depot
slots: place

# 5
@ garden morning rain wide | child: stand sad looks puddle holds bag | elder: stand calm at far | Bo: walk worried | props: puddle, puddle, fence, letterbox at far

# 6
@ shed dusk rain close | child: shrug worried looks friend | friend: stand curious looks child | Bo: sit calm looks bag | props: bag, letter, lamp

# 7
@ street noon medium | child: walk worried looks bag holds bag | Bo: walk calm | props: letter, fence
* late

# 8
@ shed golden medium | child: sit worried | friend: stand cross looks paper holds crayon | Bo: sit worried looks friend | props: paper "{fines}", jar "coins", bag
* late

# 9
@ garden golden close | child: stand scared looks elder holds bag | elder: stand happy looks child | props: bag, letterbox, fence

# 10
@ street golden cloud close | child: stand sad looks elder holds bag | elder: reach happy looks child wears hat | Bo: sit worried | props: fence | event
* late
slots: event

# 11
@ shed night medium | child: stand sad looks letter | friend: stand worried looks letter | all: sit sad looks letter | props: letter, table, lantern
* low

# 12
@ shed night close | child: stand sad looks friend | friend: hands-on-hips cross looks child holds jar | Bo: look-up worried looks Kim | props: jar "coins", letter, lantern
* low

# 13
@ bedroom night above | child: sit worried looks letter | all: lie worried | props: letter at near
* low
slots: home

# 14
@ garden morning rain behind | child: walk scared holds letter | Bo: walk worried | props: puddle, puddle, fence, letterbox at far

# 15
@ garden morning rain wide | child: stand scared looks elder | elder: sit calm looks child holds umbrella | Bo: sit worried looks suitcase | props: umbrella, suitcase, bench, letterbox

# 16
@ garden morning rain close | child: stand scared looks elder holds letter | elder: sit curious looks letter holds umbrella | props: letter, bench, letterbox
slots: deed

# 17
@ street noon rain wide | child: run scared | friend: run scared | elder: run worried holds hat | all: run worried | props: wheelbarrow, suitcase, umbrella

# 18
@ market dusk rain medium | child: stand worried looks friend | friend: reach sad looks jar holds jar | elder: stand sad | Bo: sit sad looks friend | props: jar "coins", suitcase, umbrella

# 19
@ shed morning close | child: sit happy looks note holds note | friend: stand happy looks note | Bo: look-up happy looks Kim | props: note, table, bag | event
* joy
* joy

# 20
@ shed golden wide | child: stand proud looks paper | friend: stand proud looks paper | all: sit proud | props: paper "{rule-one}", table, lamp, letter
* joy
* joy

## dog
depot: sit proud
late: sit happy
low: lie sad
joy: stand delighted

## dog 2
depot: stand worried
late: stand worried
low: lie sad
joy: stand proud

## cat
depot: lie calm
late: sleep calm
low: sit cross
joy: lie proud

## cat 2
depot: sit curious looks bag
late: sit proud
low: sit calm looks Kim
joy: walk proud

## bird
depot: perch proud
late: perch delighted
low: perch worried looks Kim
joy: perch delighted

## fish
depot: swim calm
late: swim curious
low: swim sad
joy: swim delighted

## rabbit
depot: stand proud
late: sit happy
low: sit worried
joy: leap happy

## guineapig
depot: look-up happy
late: sleep calm
low: lie sad
joy: look-up delighted

## hamster
depot: stand proud
late: sit worried
low: sit sad
joy: stand proud

## horse
depot: stand proud
late: stand calm
low: stand sad
joy: stand happy

## lizard
depot: lie calm
late: lie calm
low: lie worried
joy: lie proud

## toy
depot: sit proud
late: lie calm
low: back-turned sad
joy: sit delighted

## other
depot: stand calm
late: stand calm
low: sit sad looks Kim
joy: stand proud

## duet
depot: sleep calm
late: sit cross looks Mo
low: lie sad
joy: sit delighted looks Mo

## duet 2
depot: sit proud looks Mo
late: sit worried looks Mo
low: sit sad
joy: sit delighted looks Mo

## any wages
depot: sit happy
late: sit calm
low: lie sad
joy: sit delighted

## any scales
depot: sit calm
late: sit happy
low: sit sad looks Kim
joy: sit proud

## any badge
depot: sit proud wears badge
late: walk worried
low: lie sad
joy: sit proud wears badge

## any sorting
depot: lie calm
late: sit calm
low: back-turned sad
joy: sit proud
`
