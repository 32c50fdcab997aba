// Want: to bring the best stick home. In the way: it is long, and the door is not. Engine: bump, from every side; the door is open as can be.
// Turn: {Bo} goes in nose first; from the end, a long stick is a dot. Last image: all of them to bed, nose first. {zak} is "he".
export const plan = String.raw`
id: problem-solving-0-4
skill: problem_solving
level: 0-4
extra: friend he
surprise: look | 6 open-door
surprise: sound

# 1
@ forest morning medium | child: crouch curious looks stick | all: look-up curious | props: stick at left, stick at right, leaf

# 2
@ forest morning wide | child: carry delighted holds long-stick | Bo: look-up curious looks Kim | props: leaf
* find

# 3
@ [place: {place.id} | street] morning wide | child: carry happy holds long-stick | all: walk happy looks Kim | props: fence
* find
slots: place

# 4
@ garden noon medium | child: carry happy holds long-stick | Bo: walk happy | props: open-door at right
* find
slots: home

# 5
@ garden noon close | child: hands-on-hips cross looks open-door at left | props: open-door "stick" at right

# 6
@ garden noon wide | child: run happy holds long-stick looks open-door | all: run happy | props: open-door at right
* bump

# 7
@ garden golden medium | child: reach worried holds long-stick | Bo: look-up curious looks Kim | props: open-door at right
* bump
slots: recall

# 8
@ street golden wide | child: carry worried holds long-stick | all: walk worried looks Kim | props: window
* bump

# 9
@ garden golden close | child: carry scared holds long-stick looks open-door | Bo: stand worried looks open-door | props: open-door at right

# 10
@ garden golden medium | child: hug cross looks friend holds long-stick | friend: point happy looks child at right | Bo: look-up worried looks Kim | props: fence

# 11
@ garden dusk rain wide | child: stand sad looks open-door | all: sit sad looks Kim | props: open-door "stick", puddle
* wet
slots: event

# 12
@ kitchen lamp rain medium | child: sit sad looks window | Bo: sit sad looks Kim | props: table, [event: plate | soup], window | event
* wet
slots: event

# 13
@ garden dusk rain medium | child: kneel sad looks long-stick | all: sit sad looks Kim | props: long-stick, hat
* wet

# 14
@ [horse: farm | hallway] dusk close | child: crouch curious looks pet1 | Bo: walk calm | props: rug

# 15
@ garden dusk above | child: crouch curious looks long-stick | all: look-up curious looks Kim | props: long-stick "end"

# 16
@ garden dusk close | child: carry worried looks open-door holds stick-end | Bo: look-up worried looks Kim | props: open-door at right
slots: deed

# 17
@ garden dusk medium | child: reach curious looks open-door | all: look-up curious looks open-door | props: open-door "end" at centre

# 18
@ hallway lamp wide | child: celebrate delighted holds long-stick | all: leap delighted looks Kim | props: rug
* in
* in

# 19
@ living-room lamp medium | child: point happy looks long-stick | all: sit happy | props: long-stick "hung"
* in
* in

# 20
@ bedroom night wide | child: sleep happy | all: sleep happy | props: long-stick at near
* in

## dog
find: stand happy
bump: stand cross looks open-door
wet: sit sad
in: run delighted

## dog 2
find: stand proud holds bone
bump: run happy
wet: sit sad holds bone
in: lie delighted

## cat
find: sit curious looks Kim
bump: walk proud
wet: stand cross
in: stand delighted

## cat 2
find: leap happy
bump: sit calm
wet: sit cross
in: walk proud

## bird
find: perch happy looks Kim
bump: fly worried
wet: perch sad
in: perch delighted

## fish
find: swim curious looks Kim
bump: swim worried
wet: hide sad
in: look-up delighted

## fish 2
find: swim happy
bump: swim worried
wet: hide sad
in: swim delighted

## rabbit
find: sit happy
bump: stand cross looks open-door
wet: sit sad
in: leap delighted

## guineapig
find: stand curious
bump: look-up cross
wet: sit sad
in: run delighted

## hamster
find: run happy
bump: leap worried
wet: sit sad
in: run delighted

## horse
find: stand curious
bump: stand worried looks open-door
wet: stand sad
in: stand delighted

## lizard
find: lie happy
bump: run curious looks open-door
wet: lie sad
in: lie delighted

## toy
find: sit happy
bump: lie worried
wet: sit sad
in: sit delighted

## other
find: walk curious
bump: walk worried
wet: sit sad looks Kim
in: stand delighted

## duet
find: stand curious looks Mo
bump: sit worried looks Mo
wet: sit sad looks Mo
in: stand delighted looks Mo

## duet 2
find: look-up curious looks Mo
bump: stand worried looks Mo
wet: sit sad looks Mo
in: sit delighted looks Mo

## any end
find: look-up curious looks Kim
bump: sit worried
wet: lie sad
in: lie happy

## any sit
find: look-up happy looks Kim
bump: sit curious looks open-door
wet: sit sad looks Kim
in: sit delighted

## any shake
find: look-up curious looks Kim
bump: lie worried
wet: stand sad
in: sit happy

## any way
find: sit worried looks Kim
bump: stand worried looks Kim
wet: sit sad
in: sit delighted
`
