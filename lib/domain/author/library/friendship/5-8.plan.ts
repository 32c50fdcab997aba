// Want: to know who hums. In the way: saying hello. Engine: everything comes back with a moustache. Turn: it was an invitation.
// Last image: two people humming the end of one tune. The friend is always "she", so her pronouns are plain text.
export const plan = String.raw`
id: friendship-5-8
skill: friendship
level: 5-8
extra: friend she
pick: fruit = lemon, potato, pear, mango
pick: hard = bucket, flowerpot, wheelbarrow
surprise: picture | 1 snail, 20 snail, 20 moustache
surprise: puzzle | 15 drawing

# 1
@ [farm: farm | place: {place.id} | garden] morning wide | child: walk curious looks holed-fence | all: walk calm | props: holed-fence, snail
* look
slots: place, event, home

# 2
@ garden morning close | child: lie curious looks holed-fence at right | props: holed-fence "eye"
* look | look-up curious looks Kim

# 3
@ garden morning medium | child: whisper happy looks Bo | Bo: sit curious looks holed-fence | props: holed-fence, snail at far
* look
slots: recall

# 4
@ garden morning behind | child: stand worried looks holed-fence | Bo: sit curious looks Kim | props: holed-fence, {hard} at near
* look

# 5
@ living-room morning above | child: lie proud looks drawing holds crayon | all: sit proud looks Kim | props: drawing, crayon, crown

# 6
@ garden noon close | child: kneel curious looks drawing holds drawing | Bo: look-up curious looks drawing | props: holed-fence, drawing, moustache

# 7
@ garden noon medium | child: crouch curious looks apple holds apple | Bo: look-up curious looks apple | props: holed-fence, apple "{fruit} moustache"
* send | stand curious

# 8
@ garden noon close | child: hands-on-hips cross | Bo: sit curious looks moustache | props: holed-fence, moustache, sock | event
* send
slots: place, event

# 9
@ garden noon close | child: kneel worried looks note holds note | props: holed-fence, note "{who-are-you}", crayon
* send

# 10
@ garden noon behind | child: kneel cross looks brick holds brick | Bo: lie sad looks Kim | props: holed-fence "brick"

# 11
@ garden golden cloud wide | child: sit sad looks holed-fence | all: lie sad looks holed-fence | props: holed-fence "brick"
* cross | look-up sad looks Kim

# 12
@ garden golden cloud medium | child: stand cross looks sign holds paint | Bo: back-turned cross | props: holed-fence "stopped", sign "{private-fence}", paint
* cross | stand proud

# 13
@ kitchen golden medium | child: walk worried | Bo: walk curious looks Kim | props: cup, bread, snail at far

# 14
@ garden golden medium | child: look-up curious looks paper-plane | Bo: look-up curious looks paper-plane | props: holed-fence "stopped", paper-plane
* cross
slots: event

# 15
@ garden golden above | child: sit curious looks drawing holds drawing | Bo: look-up curious looks drawing | props: drawing, moustache

# 16
@ garden golden close | child: sit sad looks drawing holds drawing | all: sit sad looks Kim | props: holed-fence "stopped", drawing
slots: deed

# 17
@ garden golden close | child: crouch scared looks holed-fence | Bo: stand worried looks holed-fence | props: holed-fence, brick

# 18
@ garden golden medium | child: kneel worried looks holed-fence | props: holed-fence "eye", brick

# 19
@ garden dusk medium | child: sit delighted looks friend wears moustache | friend: kneel delighted looks child at centre wears crown | all: sit happy wears moustache | props: crown, drawing | event
* party
* party
slots: event

# 20
@ garden night wide | child: kneel happy looks holed-fence | all: sit calm wears moustache | props: holed-fence, snail at near, moustache at near, sign "{humming}"
* party
* party
slots: place

## dog
look: stand curious looks holed-fence
send: stand curious holds ball
cross: lie sad looks holed-fence
party: sit delighted wears moustache

## dog 2
look: stand happy looks holed-fence
send: stand proud
cross: lie sad looks Kim
party: sit happy

## cat
look: sit proud
send: stand curious looks holed-fence
cross: back-turned cross
party: sit proud

## cat 2
look: sit proud looks holed-fence
send: sit proud looks holed-fence
cross: back-turned cross
party: sit proud wears moustache

## bird
look: perch delighted looks holed-fence
send: perch proud holds feather
cross: perch calm looks Kim
party: perch proud

## fish
look: swim curious looks holed-fence
send: look-up delighted
cross: back-turned sad
party: swim proud wears moustache

## fish 2
look: swim curious
send: swim delighted
cross: look-up cross looks Kim
party: swim happy

## rabbit
look: stand curious looks holed-fence
send: sit calm holds carrot
cross: stand cross looks holed-fence
party: sit proud wears moustache

## guineapig
look: look-up happy looks holed-fence
send: stand worried holds leaf
cross: look-up sad looks holed-fence
party: leap delighted

## hamster
look: stand curious looks holed-fence
send: stand curious
cross: sit sad
party: sit happy

## horse
look: stand calm looks holed-fence
send: stand delighted wears moustache
cross: stand sad looks holed-fence
party: stand proud wears moustache

## lizard
look: lie calm looks holed-fence
send: stand curious looks holed-fence
cross: lie sad looks holed-fence
party: lie proud wears moustache

## toy
look: sit calm
send: lie curious wears moustache
cross: back-turned sad
party: sit proud wears moustache

## other
look: stand curious looks holed-fence
send: stand proud looks holed-fence
cross: look-up sad looks Kim
party: stand proud wears moustache

## duet
look: stand cross looks Mo
send: back-turned cross looks Mo
cross: back-turned cross
party: sit proud looks Mo wears moustache

## duet 2
look: stand curious looks Mo
send: sit proud looks Mo
cross: lie sad looks Mo
party: stand proud looks Mo wears moustache

## any witness
look: look-up calm looks Kim
send: sit happy
cross: sit cross looks Kim
party: sit proud wears moustache

## any turn
look: sit curious looks holed-fence
send: sit curious looks holed-fence
cross: sit calm looks Kim
party: sit delighted wears moustache

## any sleep
look: sleep calm
send: lie curious
cross: lie sad
party: sleep calm wears moustache

## any late
look: back-turned curious
send: sit sad looks Kim
cross: stand cross looks holed-fence
party: sit delighted wears moustache
`
