// Want: to be picked with an exclamation mark. In the way: being picked last is restful. Two decent sides: to win once with {vic}, or to keep whom
// one chose. Engine: a team that cheers anything. A dog has always brought {Kim} the ball, a cat lies where nobody comes: the ball, and the empty place
// before the goal. Turn: "Here!" Last image: a cloud that nobody sees; or a cup, lent. {vic} and {min} are "she", {ossie} "he".
export const plan = String.raw`
id: confidence-9-12
skill: confidence
level: 9-12
days: snow-day plot, beach-holiday plot, family-reunion plot, naidoc-week plot, holi plot, boxing-day plot
extra: friend she
extra: friend2 he
extra: grownup she
surprise: sign
surprise: detail

# 1
@ [place: {place.id} | [beach-holiday: beach | park]] morning [snow-day: snow] wide | child: stand calm | friend: point calm looks child | grownup: stand calm looks friend | all: sit calm looks Kim | props: fence
> want
slots: place

# 2
@ [beach-holiday: beach | park] noon [snow-day: snow | cloud] medium | child: look-up calm | Bo: sit calm looks Kim | props: fence, flower
^ pet set
* line
slots: place

# 3
@ [beach-holiday: beach | park] golden [snow-day: snow] bust | child: look-up sad | Bo: sit calm looks Kim | props: fence
^ child set

# 4
@ [beach-holiday: beach | park] morning [snow-day: snow] knee | grownup: stand curious looks paper does read:paper | child: stand scared looks grownup | friend: stand proud looks grownup holds hat | all: look-up curious looks Kim | props: paper "{Kim}", hat, trophy | event
* line
slots: event

# 5
@ [beach-holiday: beach | park] morning [snow-day: snow] behind | child: stand worried | friend2: look-up calm at far | friend: hands-on-hips proud | Bo: sit worried looks Kim | props: fence
^ child trouble

# 6
@ [beach-holiday: beach | park] morning [snow-day: snow] knee | child: point worried looks friend2 | friend2: stand curious looks child | friend: stand curious looks child | Bo: look-up curious looks friend2 | props: fence at far
> pick
* line
^ pet second

# 7
@ [beach-holiday: beach | park] noon [snow-day: snow] bust | child: stand proud | friend2: stand happy looks child | friend: shrug worried looks child | all: stand proud | props: ball, sign "{last}"
> team ?
slots: place

# 8
@ [beach-holiday: beach | park] dusk [snow-day: snow | rain] whole | child: run worried looks ball | friend: celebrate happy | friend2: look-up worried | all: stand worried looks ball | props: goal, ball, sign "11-0" | event
> rain
* play
slots: event

# 9 a
@ shed dusk knee | child: sit curious looks friend2 | friend2: celebrate happy | Bo: sit calm looks Kim | props: bench, boots
^ child second
* play
slots: series

# 9 b
@ shed dusk knee | child: stand delighted looks friend2 | friend2: stand proud does wrap:towel | all: sit happy looks friend2 | props: bench, boots
^ child second
* play
slots: series

# 10
@ [beach-holiday: beach | park] noon [snow-day: snow | cloud] medium | friend: stand curious looks child | child: celebrate happy looks friend | friend2: celebrate happy looks friend | all: look-up happy | props: goal, ball, sign "7-0"
^ pet trouble
slots: place

# 11
@ [beach-holiday: beach | park] golden [snow-day: snow | wind] whole | child: celebrate delighted looks Bo | friend2: celebrate delighted looks Bo | grownup: stand curious does read:book | Bo: stand proud | props: goal "scored"
> goal
* play

# 12
@ [place: {place.id} | street] golden [snow-day: snow] knee | friend: stand sad looks child | child: stand curious looks friend | Bo: sit curious looks friend | props: fence
> vic ?
slots: place

# 13
@ shed golden knee | child: sit worried looks friend2 | friend2: hands-on-hips cross looks child | all: sit worried looks Kim | props: bench, ball
^ pet third
* low
slots: series

# 14
@ shed golden face | child: sit worried looks ball | Bo: lie worried looks Kim | props: box, ball
> eyes
* low

# 15
@ [beach-holiday: beach | park] dusk [snow-day: snow | rain] knee | child: stand proud looks friend | friend: stand sad looks child | friend2: stand delighted looks child | all: stand calm looks Kim | props: ball, [snow-day: snowman | beach-holiday: bucket | bag] | event
* low
^ child third
slots: event

# 16 a
@ [beach-holiday: beach | park] dusk [snow-day: snow | rain] wide | friend2: celebrate delighted | child: stand worried looks Bo | friend: run worried | all: run happy | props: [snow-day: snowman | beach-holiday: bucket | bag], sign "2-2", fence at far
> hinge

# 16 b
@ [beach-holiday: beach | park] dusk [snow-day: snow | rain] wide | friend2: stand curious looks friend | child: stand worried looks Bo | friend: run worried | all: run happy | props: [snow-day: snowman | beach-holiday: bucket | bag], sign "2-2", fence at far
> hinge

# 17
@ [beach-holiday: beach | park] dusk [snow-day: snow | rain] whole | child: wave delighted | Bo: stand delighted looks Kim | props: goal, [snow-day: snowman | beach-holiday: bucket | bag]
> here ?
slots: place, deed

# 18 a
@ [beach-holiday: beach | park] dusk [snow-day: snow | rain] whole | child: reach scared looks goal | friend: run happy looks goal | all: look-up scared looks goal | props: goal "line"
^ child pay
* joy

# 18 b
@ [beach-holiday: beach | park] dusk [snow-day: snow | rain] whole | child: hands-on-hips worried looks goal | friend: run happy looks goal | all: look-up scared looks goal | props: goal "post"
^ child pay
* joy

# 19
@ [beach-holiday: beach | park] dusk [snow-day: snow | cloud] wide | child: celebrate delighted looks friend2 | friend2: celebrate delighted looks child | friend: stand curious looks child | all: leap delighted | props: trophy, [snow-day: snowman | beach-holiday: bucket | bag] | event
^ pet pay
* joy
slots: event, series

# 20 a
@ [beach-holiday: beach | park] golden [snow-day: snow | cloud] whole | friend: point delighted says looks child | child: stand delighted looks friend | friend2: celebrate delighted looks child | all: sit happy looks Kim | props: fence at far, ball | event
> last ?
* joy
slots: place, event

# 20 b
@ [beach-holiday: beach | park] golden [snow-day: snow | cloud] knee | friend: stand delighted does hug:trophy | child: stand delighted looks friend | friend2: look-up happy | all: sit happy looks Kim | props: ball | event
> last ?
* joy
slots: place, event

## dog
line: sit happy
play: run happy
low: lie sad
joy: leap delighted

## cat
line: sit calm
play: walk proud
low: sit calm
joy: sit proud

## bird
line: perch calm
play: perch happy
low: perch sad
joy: fly delighted

## fish
line: swim calm
play: swim curious
low: swim sad
joy: swim delighted

## rabbit
line: sit happy
play: dig happy
low: sit sad
joy: leap delighted

## guineapig
line: carried happy
play: look-up happy
low: hide sad
joy: look-up delighted

## hamster
line: carried calm
play: stand happy
low: carried worried
joy: stand delighted

## horse
line: stand proud
play: stand proud
low: stand sad looks Kim
joy: run delighted

## lizard
line: lie happy
play: lie proud
low: sit calm looks Kim
joy: look-up delighted

## toy
line: carried calm
play: sit proud
low: sit sad
joy: carried delighted

## other
line: stand proud
play: stand curious
low: sit worried looks Kim
joy: stand delighted

## duet
line: sit happy looks Mo
play: stand happy looks Mo
low: sit worried looks Mo
joy: leap delighted looks Mo

## duet 2
line: sit calm looks Mo
play: walk happy looks Mo
low: sit worried looks Kim
joy: stand delighted looks Mo

## any coats
line: lie calm
play: walk happy
low: lie sad
joy: hide happy

## any cheer
line: look-up happy
play: look-up delighted
low: sit sad looks Kim
joy: look-up delighted

## any number
line: sit proud
play: walk proud
low: sit worried looks Kim
joy: sit proud

## any orange
line: look-up happy
play: sit happy
low: lie sad
joy: stand delighted

## lead dog
want: stand happy does carry:ball
pick: stand curious looks friend2
team: run delighted
rain: run happy does carry:ball
goal: run delighted does carry:ball
vic: stand worried does nose-into:ball
eyes: lie worried does paw-on:ball
hinge: stand delighted does paw-on:ball
here: look-up delighted looks Kim
last: sit proud does nose-into:ball

## lead cat
want: lie calm
pick: sit calm looks Kim
team: walk proud
rain: lie calm looks goal
goal: sleep calm
vic: back-turned calm
eyes: lie calm looks Kim
hinge: sit calm looks Kim | props: goal
here: sit proud looks Kim
last: sleep happy

## lead bird
goal: perch proud
hinge: fly worried looks Kim | props: goal
last: perch happy

## lead fish
goal: swim proud
hinge: swim curious looks Kim | props: goal
last: swim happy

## lead rabbit
goal: sit proud
hinge: stand curious looks Kim | props: goal
last: sit happy

## lead guineapig
goal: look-up proud
hinge: look-up curious looks Kim | props: goal
last: look-up delighted

## lead hamster
goal: run proud
hinge: stand curious looks Kim | props: goal
last: stand happy

## lead horse
goal: stand proud
hinge: stand curious looks Kim | props: goal
last: stand happy

## lead lizard
goal: walk proud
hinge: lie calm looks Kim | props: goal
last: lie happy

## lead toy
goal: sit proud
hinge: lie calm looks Kim | props: goal
last: sit happy

## lead other
goal: sit proud
hinge: stand curious looks Kim | props: goal
last: stand happy

## trait pet fear
set: look-up worried
trouble: hide scared
pay: stand proud

## trait pet theft
set: sit proud holds {trait.prop} | props: {trait.prop}
trouble: run happy holds {trait.prop} | props: {trait.prop}
pay: stand delighted holds {trait.prop} | props: {trait.prop}

## trait pet socks
set: sit proud holds sock | props: sock
trouble: run happy holds sock | props: sock
pay: stand delighted holds sock | props: sock

## trait pet noise
set: look-up happy
trouble: look-up delighted
pay: look-up delighted

## trait pet part
set: sit proud
trouble: run happy
pay: stand delighted

## trait pet deaf
set: sit calm looks Kim
trouble: run happy
pay: stand delighted looks friend2

## trait pet age
set: lie calm
trouble: lie calm
pay: stand delighted

## trait pet favourite
set: sit happy holds {trait.prop} | props: {trait.prop}
trouble: sit happy looks {trait.prop} | props: {trait.prop}
pay: stand delighted holds {trait.prop} | props: {trait.prop}

## trait pet sleep
set: lie calm
trouble: lie calm
pay: stand delighted

## trait pet habit
set: stand happy
trouble: stand happy
pay: stand delighted

## trait pet digs
set: dig happy | props: hole
trouble: dig happy | props: hole
pay: dig delighted | props: hole

## trait pet talent
set: sit proud
trouble: stand happy
pay: stand delighted

## trait child fear
set: look-up worried
trouble: stand scared
pay: reach scared looks ball

## trait child dark
set: look-up worried
trouble: stand scared
pay: reach scared looks ball

## trait child collection
set: look-up sad holds {trait.prop} | props: {trait.prop}
trouble: stand worried holds {trait.prop} | props: {trait.prop}
pay: reach scared looks ball

## trait child noise
set: look-up sad
trouble: stand worried
pay: reach scared looks ball

## trait child part
set: look-up sad
trouble: stand worried
pay: reach scared looks ball

## trait child favourite
set: look-up sad
trouble: stand worried
pay: reach scared looks ball

## trait child sleep
set: look-up calm
trouble: stand worried
pay: reach scared looks ball

## trait child habit
set: look-up curious
trouble: stand worried
pay: reach scared looks ball

## trait child talent
set: look-up sad
trouble: stand worried
pay: reach scared looks ball
`
