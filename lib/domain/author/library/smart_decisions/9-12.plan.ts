// Want: to sign the book on the top of the Kettle, under {gran}. In the way: at two o'clock they are fifteen minutes short of it. Two decent sides:
// seven hours' walk, and a rule made at breakfast. Engine: an alarm clock in a sock, and a letter to oneself. A dog wants goats, a cat wants to be
// home: the goats come down, the cat's coat is wet from a clear sky. Turn: "We turn." Last image: two lines in a book; or a clock, in its sock.
export const plan = String.raw`
id: smart_decisions-9-12
skill: smart_decisions
level: 9-12
days: snow-day plot, camping-trip plot, family-reunion plot, first-day-of-school plot, holi plot
extra: friend he
extra: grownup he
extra: elder she
surprise: picture | 7 sign
surprise: number

# 1
@ [camping-trip: camp | kitchen] lamp medium 5:00 | child: stand proud does hold-up:alarm-clock | all: sit curious looks alarm-clock | props: alarm-clock, rope, bread
> want

# 2
@ [camping-trip: camp | kitchen] lamp knee | elder: sit happy says looks child does hug:book | child: sit curious looks elder | Bo: sit curious looks elder | props: cup, table | event
^ child second
slots: event

# 3
@ [place: {place.id} | camping-trip: camp | street] morning [snow-day: snow] wide | child: stand proud does hug:alarm-clock | friend: stand happy looks child | grownup: stand happy looks child wears hat | all: stand happy | props: rope, bag | event
> rule ?
* up
slots: place, event

# 4
@ [camping-trip: camp | street] morning [snow-day: snow] knee | child: kneel calm does write:letter | Bo: sit curious looks letter | props: sock, alarm-clock
^ child set
slots: series

# 5
@ forest morning [snow-day: snow] wide | grownup: walk proud wears hat at right | child: walk happy at centre | friend: walk happy at left | all: walk happy | props: sign "{lid}" at left, log
> path
* up

# 6 a
@ mountain morning [snow-day: snow] medium 9:00 | child: stand scared does hold-up:alarm-clock | friend: hide scared | all: leap scared | props: alarm-clock, sock, rock
^ pet set

# 6 b
@ mountain morning [snow-day: snow] medium | grownup: sit sad wears hat | child: kneel worried does pull:boots | all: stand curious looks boots | props: boots "one", hole
^ pet set

# 7
@ mountain noon [snow-day: snow] whole | child: walk scared does touch:rope | friend: walk worried looks child | grownup: stand calm at far wears hat | all: walk worried | props: rope, rock, sign "{one}" at left
> shelf
* up
slots: place

# 8
@ mountain noon [snow-day: snow] medium | friend: sit happy does eat:sandwich | grownup: sleep calm | child: stand worried does hug:alarm-clock | Bo: sit curious looks sandwich | props: sandwich, bag
> lunch
* climb

# 9
@ mountain noon [snow-day: snow] behind | child: point delighted looks tin | friend: look-up delighted looks tin | all: look-up curious looks tin | props: tin "glint"
* climb
^ pet second
slots: place

# 10 a
@ mountain golden [snow-day: snow] whole | child: stand worried does pull:friend | friend: crouch scared | grownup: climb worried wears hat | all: walk worried | props: rock, rock
^ pet trouble
* climb

# 10 b
@ mountain golden [snow-day: snow] whole | child: stand worried does pull:friend | friend: crouch scared | grownup: sit worried wears hat | all: stand worried | props: rock
^ pet trouble
* climb

# 11
@ mountain golden [snow-day: snow] knee 2:00 | child: stand sad does hug:alarm-clock | Bo: stand curious looks alarm-clock | props: rock, tin "glint"
> bell
^ child third

# 12
@ mountain golden [snow-day: snow] medium 2:00 | grownup: point cross looks tin wears hat | friend: hands-on-hips cross looks child | child: stand sad does hug:alarm-clock | Bo: sit worried looks friend | props: tin "glint"
> argue
* low
slots: place

# 13
@ mountain golden [snow-day: snow] close | child: stand worried does read:letter | Bo: sit calm looks Kim | props: letter
> eyes
^ child trouble

# 14
@ mountain golden [snow-day: snow] medium | child: stand curious looks Bo holds letter | Bo: stand curious | props: letter
> hinge

# 15
@ mountain golden [snow-day: snow] knee | child: stand proud does point:sign | friend: stand cross looks child | grownup: shrug sad looks child wears hat | Bo: stand calm looks Kim | props: sign "{down}"
slots: deed

# 16
@ mountain golden [snow-day: snow] behind | child: walk sad | friend: walk cross | grownup: walk sad wears hat | all: walk sad | props: tin "glint", bag
> back
^ pet third
* low
slots: series

# 17
@ mountain dusk [snow-day: snow | cloud] medium | child: stand scared looks friend holds rope | friend: stand scared does pull:rope | grownup: stand scared looks child wears hat | all: look-up worried | props: rope, rock
^ child pay
* low
slots: place

# 18
@ [camping-trip: camp | kitchen] lamp whole | elder: point happy looks [camping-trip: boots | door] | child: stand calm looks elder | friend: sit calm looks elder | all: lie calm | props: [camping-trip: boots "row" | boots], [camping-trip: tent | door "boots"] | event
> home
* joy
slots: event

# 19 a
@ mountain noon [snow-day: snow] wide | child: kneel delighted does open:tin | friend: stand delighted looks tin | grownup: celebrate delighted wears hat | all: stand happy looks tin | props: tin, rock
^ pet pay
* joy

# 19 b
@ [camping-trip: camp | kitchen] lamp knee | elder: sit happy looks child holds crayon | child: stand curious looks crayon | Bo: lie calm looks elder | props: crayon, lamp
^ pet pay
* joy

# 20 a
@ mountain noon [snow-day: snow] medium | child: sit delighted does write:book | all: sit happy looks Kim | props: book, rock | event
> last
* joy
slots: place, event, series

# 20 b
@ [camping-trip: camp | bedroom] night medium | child: kneel happy does touch:alarm-clock | all: lie calm looks Kim | props: alarm-clock, sock, bag, lamp | event
> last
* joy
slots: place, event, series

## dog
up: walk happy
climb: stand happy
low: sit sad looks Kim
joy: stand delighted

## cat
up: walk calm
climb: sit cross
low: sit cross
joy: lie happy

## bird
up: fly happy
climb: perch curious
low: perch sad
joy: perch delighted

## fish
up: look-up curious
climb: swim curious
low: swim sad looks Kim
joy: swim happy

## rabbit
up: leap happy
climb: sit happy
low: sit sad looks Kim
joy: leap delighted

## guineapig
up: look-up happy
climb: stand happy
low: hide sad
joy: look-up delighted

## hamster
up: carried curious
climb: carried curious
low: carried sad
joy: stand delighted

## horse
up: walk calm
climb: stand happy
low: stand sad looks Kim
joy: stand happy

## lizard
up: carried curious
climb: lie happy
low: lie sad
joy: lie happy

## toy
up: carried happy
climb: sit calm
low: lie sad
joy: sit happy

## other
up: walk happy
climb: sit calm
low: sit sad looks Kim
joy: stand happy

## duet
up: walk happy looks Mo
climb: sit curious looks Mo
low: sit sad looks Mo
joy: sit delighted looks Mo

## duet 2
up: walk cross looks Mo
climb: lie calm looks Mo
low: stand sad looks Mo
joy: stand delighted looks Mo

## any scout
up: walk proud
climb: look-up curious
low: sit sad looks Kim
joy: stand proud

## any rest
up: walk calm
climb: lie calm
low: lie sad
joy: lie happy

## any doubt
up: walk worried
climb: sit worried
low: back-turned sad
joy: sit proud

## any food
up: walk happy
climb: look-up curious
low: sit sad
joy: look-up delighted

## lead dog
want: stand delighted looks Kim
rule: sit happy looks Kim
path: run delighted
shelf: walk proud
lunch: stand curious
bell: look-up cross looks alarm-clock
argue: sit worried looks friend
eyes: sit curious looks Kim
hinge: stand curious
back: walk happy
home: look-up delighted looks elder
last: sit happy

## lead cat
want: sit cross looks Kim
rule: sit calm
path: carried cross
shelf: walk proud
lunch: stand happy does nose-into:sandwich
bell: lie cross looks alarm-clock
argue: sit cross looks grownup
eyes: sit calm looks Kim
hinge: sit cross does nose-into:bag
back: carried calm
home: walk proud
last: lie calm

## lead bird
eyes: perch calm looks Kim
hinge: fly worried
last: perch happy

## lead fish
eyes: swim calm looks Kim
hinge: swim curious
last: swim happy

## lead rabbit
eyes: sit calm looks Kim
hinge: stand worried
last: sit happy

## lead guineapig
eyes: sit calm looks Kim
hinge: stand worried
last: sit happy

## lead hamster
eyes: sit calm looks Kim
hinge: stand worried | props: hay
last: sit happy

## lead horse
eyes: stand calm looks Kim
hinge: stand worried
last: stand happy

## lead lizard
eyes: lie calm looks Kim
hinge: stand worried
last: lie happy

## lead toy
eyes: sit calm
hinge: sit worried
last: sit happy

## lead other
eyes: sit calm looks Kim
hinge: stand worried
last: sit happy

## trait pet fear
set: look-up worried
trouble: hide scared
pay: lie calm

## trait pet theft
set: stand proud holds {trait.prop} | props: {trait.prop}
trouble: sit proud holds {trait.prop} | props: {trait.prop}
pay: lie happy holds {trait.prop} | props: {trait.prop}

## trait pet socks
set: stand proud holds sock | props: sock
trouble: sit proud holds sock | props: sock
pay: lie happy holds sock | props: sock

## trait pet noise
set: look-up happy
trouble: look-up worried
pay: look-up delighted

## trait pet part
set: stand proud
trouble: walk proud
pay: lie calm

## trait pet deaf
set: stand calm looks Kim
trouble: walk calm
pay: lie calm looks Kim

## trait pet age
set: walk calm
trouble: walk calm
pay: lie calm

## trait pet favourite
set: stand happy holds {trait.prop} | props: {trait.prop}
trouble: stand worried looks {trait.prop} | props: {trait.prop}
pay: lie happy holds {trait.prop} | props: {trait.prop}

## trait pet sleep
set: lie calm
trouble: walk cross
pay: lie calm

## trait pet habit
set: stand happy
trouble: stand worried looks Kim
pay: stand happy

## trait pet digs
set: dig happy
trouble: dig worried
pay: dig happy | props: hole

## trait pet talent
set: stand proud
trouble: stand worried
pay: stand proud

## trait child fear
set: kneel worried does write:letter
trouble: stand worried does read:letter
pay: stand calm

## trait child dark
set: kneel worried does write:letter
trouble: stand worried does read:letter
pay: stand calm

## trait child collection
set: kneel happy does write:letter | props: {trait.prop}
trouble: stand sad looks {trait.prop} holds {trait.prop}
pay: stand calm holds rope

## trait child noise
set: kneel happy does write:letter
trouble: stand worried does read:letter
pay: stand worried holds rope

## trait child part
set: kneel happy does write:letter
trouble: stand worried does read:letter
pay: stand calm holds rope

## trait child favourite
set: kneel happy does write:letter
trouble: stand worried does read:letter
pay: stand calm holds rope

## trait child sleep
set: kneel calm does write:letter
trouble: stand worried does read:letter
pay: stand calm holds rope

## trait child habit
set: kneel happy does write:letter
trouble: stand worried does read:letter
pay: stand calm holds rope

## trait child talent
set: kneel happy does write:letter
trouble: stand worried does read:letter
pay: stand calm holds rope
`
