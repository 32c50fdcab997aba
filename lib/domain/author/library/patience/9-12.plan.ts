// Want: to beat {uncle} at chess, soon. In the way: he plays by postcard, a fortnight a move. Engine: four seconds to choose, fourteen days to
// regret, and a board that nobody may bump. Turn: the card with nothing on it. Last image: Kim could end it, and doesn't. {uncle} is "he".
export const plan = String.raw`
id: patience-9-12
skill: patience
level: 9-12
extra: elder he
extra: friend he
extra: friend2 she
surprise: detail | 16 chessboard
surprise: number

# 1
@ kitchen lamp medium | child: sit proud looks blank-card holds blank-card | all: look-up curious looks Kim | props: lamp
slots: event

# 2
@ street morning close | child: stand delighted looks postcard holds postcard | Bo: look-up curious looks postcard | props: postcard, door
slots: recall

# 3
@ kitchen noon wide | child: point proud looks chessboard | all: sit curious looks chessboard | props: chessboard, sign "{do-not-bump}"
* board
slots: place, home

# 4
@ kitchen noon close | child: reach happy looks chessboard | Bo: look-up curious looks Kim | props: chessboard
* board
slots: place

# 5
@ kitchen morning medium | child: read cross looks postcard holds postcard | Bo: look-up curious looks postcard | props: postcard, chessboard
* board

# 6
@ kitchen golden medium | child: sit proud looks blank-card holds blank-card | Bo: sit calm looks chessboard | props: chessboard
* board

# 7
@ [place: {place.id} | street] golden wide | child: run happy looks postcard holds postcard | all: walk happy | props: postcard
* wait

# 8
@ living-room dusk medium | child: lie sad | Bo: lie calm looks Kim | props: postcard, rug, sofa
* wait

# 9
@ kitchen dusk medium | child: sit worried looks phone holds phone | friend: point proud looks phone | friend2: hands-on-hips cross looks friend | props: chessboard, phone

# 10
@ kitchen morning close | child: sit cross looks chessboard holds bowl | Bo: sit calm looks chessboard | props: chessboard, bowl

# 11
@ kitchen noon above | child: crouch curious looks chessboard | all: look-up curious looks chessboard | props: chessboard, chair
* wait

# 12
@ living-room lamp medium | child: shrug happy looks pet1 | Bo: sit proud looks Kim | props: rug, plate, postcard | event
slots: event

# 13
@ street morning wind wide | child: walk proud looks postcard holds postcard | all: walk calm | props: postcard, leaf

# 14
@ hallway dusk rain behind | child: sit worried looks door | all: sit worried looks door | props: door, clock
* blank

# 15
@ kitchen dusk close | child: stand worried looks blank-card holds blank-card | Bo: look-up worried looks blank-card | props:
* blank

# 16
@ kitchen lamp medium | child: look-up sad looks window | friend: celebrate delighted looks child | friend2: stand worried looks child | props: chessboard "biscuit", blank-card, window
slots: deed

# 17
@ bedroom golden close | child: crouch curious looks blank-card holds blank-card | Bo: look-up curious looks blank-card | props: window
* blank

# 18
@ bedroom night wide | child: sit calm looks blank-card holds blank-card | Bo: sit calm looks Kim | props: lamp, bed, paper

# 19
@ kitchen noon wide | child: stand delighted looks elder | elder: crouch curious looks chessboard wears hat | all: look-up curious looks elder | props: chessboard "biscuit", suitcase
* knock
* knock

# 20
@ kitchen lamp close | child: look-up happy looks elder | elder: point happy looks chessboard wears hat | props: chessboard
* knock

## dog
board: walk happy
wait: run curious
blank: stand sad
knock: stand delighted looks elder

## dog 2
board: lie calm
wait: stand proud holds bone
blank: lie worried looks door
knock: sit delighted

## cat
board: sit proud
wait: sit proud
blank: sit calm
knock: sit calm looks chessboard

## cat 2
board: sit curious looks chessboard
wait: sit calm
blank: back-turned calm
knock: lie proud

## bird
board: perch proud looks chessboard
wait: perch delighted
blank: perch sad
knock: perch delighted looks elder

## fish
board: swim cross
wait: swim calm
blank: look-up sad
knock: look-up curious looks elder

## fish 2
board: swim curious looks chessboard
wait: swim calm
blank: swim sad
knock: swim proud

## rabbit
board: leap happy
wait: sit happy
blank: stand worried
knock: sit happy

## guineapig
board: look-up happy looks Kim
wait: look-up delighted
blank: lie sad
knock: look-up delighted looks elder

## hamster
board: stand proud looks chessboard
wait: run calm
blank: sit sad
knock: stand proud

## horse
board: stand curious looks chessboard
wait: walk proud
blank: stand sad
knock: stand delighted looks elder

## lizard
board: lie calm looks chessboard
wait: lie calm
blank: lie sad
knock: stand calm looks elder

## toy
board: sit proud
wait: sit calm looks chessboard
blank: lie sad
knock: sit happy looks elder

## other
board: walk curious
wait: sit calm
blank: sit worried looks door
knock: stand calm looks chessboard

## duet
board: stand worried looks Mo
wait: run happy looks Mo
blank: sit sad looks Mo
knock: sit happy looks elder

## duet 2
board: sit cross looks Mo
wait: stand cross looks Mo
blank: sit worried looks Mo
knock: sit proud looks Mo

## any rules
board: sit calm
wait: sit happy
blank: lie sad
knock: sit proud looks elder

## any side
board: look-up curious looks Kim
wait: sit calm looks Kim
blank: sit worried looks Kim
knock: sit calm looks elder

## any post
board: sit proud
wait: look-up happy
blank: sit sad looks Kim
knock: look-up curious

## any crumb
board: look-up curious looks chessboard
wait: sit happy
blank: lie sad looks Kim
knock: sit happy looks elder
`
