// Want: to be a newspaper, alone. In the way: everybody else has the news, in pieces, and is thanked. Engine: corrections longer than the news.
// Two decent sides: spoons are missing, and people should know; nobody knows what. Turn: "What do you know?" Last image: an empty lunch hall,
// and one more error. Told by the newspaper. {flo} and {cook} are "she", {ed} is "he".
export const plan = String.raw`
id: teamwork-9-12
skill: teamwork
level: 9-12
extra: friend she
extra: friend2 he
extra: grownup she
surprise: word
surprise: sound

# 1
@ school morning medium | child: hands-on-hips proud | friend: stand happy | friend2: stand happy | all: stand curious | props: newspaper "{news}", table
slots: place

# 2
@ school noon wide | child: point proud | friend: sit calm holds paper | friend2: carry calm | all: sit curious looks Kim | props: table, newspaper "{news}"
* staff

# 3
@ playground noon medium | child: celebrate proud looks newspaper | friend2: carry calm | Bo: stand curious looks newspaper | props: newspaper "{lion-in-gym}"
* staff

# 4
@ school golden close | child: read worried looks paper holds paper | friend: stand calm | Bo: sit calm looks Kim | props: newspaper "{prize-bull}"
* staff

# 5
@ school golden medium | child: stand cross looks friend | friend: shrug cross looks child | friend2: stand worried looks child | props: table, flowerpot
* errs

# 6
@ park dusk behind | child: run happy | friend2: sit sad at far | all: run happy | props: ball
* errs

# 7
@ school noon medium | child: hands-on-hips cross | friend: stand happy | friend2: stand happy | all: sit happy | props: newspaper "{sorry}", table
* errs

# 8
@ kitchen noon medium | child: hide curious looks suitcase | grownup: stand calm holds suitcase | Bo: hide curious | props: spoon, hatch

# 9
@ canteen noon close | child: point curious looks grownup | grownup: stand calm looks child | Bo: look-up curious looks grownup | props: hatch

# 10
@ school dusk medium | child: point cross looks newspaper | friend: hands-on-hips cross looks child | friend2: stand sad looks friend | all: sit sad | props: newspaper "{cook-steals-spoons}", table
* low

# 11
@ bedroom night medium | child: sit sad looks paper holds paper | Bo: sit sad looks Kim | props: paper, newspaper "{cook-steals-spoons}", lamp
* low
slots: home

# 12
@ bedroom night close | child: crouch curious looks pet1 | Bo: lie calm | props: newspaper "{cook-spoons}"
* low

# 13
@ bedroom lamp medium | child: stand worried looks phone holds phone | all: sit calm looks Kim | props: lamp, bed

# 14
@ [place: {place.id} | street] lamp wide | child: whisper curious looks friend2 | friend: stand curious looks friend2 | friend2: stand worried looks child | all: stand curious | props: lamp

# 15
@ school morning close | child: reach sad looks newspaper | friend: stand worried looks child | friend2: stand worried looks child | Bo: sit calm looks Kim | props: newspaper
slots: deed

# 16
@ school morning wide | child: carry happy | friend: carry happy looks child holds paper | friend2: run happy | all: run happy | props: newspaper, table
* joy
* joy

# 17
@ school noon close | child: stand proud looks paper holds paper | friend: stand proud | Bo: look-up curious looks newspaper | props: newspaper

# 18
@ canteen noon wide | child: look-up worried looks grownup | grownup: stand delighted looks child | friend: stand curious | friend2: stand curious | all: look-up curious looks grownup | props: hatch

# 19
@ kitchen golden wide | child: sit delighted looks grownup | grownup: celebrate delighted | friend: sit happy | friend2: sit happy | all: sit delighted | props: spoon, bowl, hatch | event
* joy
slots: event

# 20
@ school golden medium | child: stand delighted looks newspaper | friend: point happy looks newspaper | friend2: stand proud | all: sit happy looks newspaper | props: newspaper "photo", chair, chair
* joy
slots: recall

## dog
staff: stand proud
errs: dig happy
low: sit sad
joy: run delighted

## dog 2
staff: run happy
errs: run happy
low: stand sad
joy: leap delighted

## cat
staff: sit proud
errs: sit proud
low: back-turned calm
joy: sit happy

## cat 2
staff: sit calm
errs: lie calm
low: sit sad looks Kim
joy: lie delighted

## bird
staff: perch proud
errs: perch happy
low: perch sad
joy: perch delighted

## fish
staff: swim proud
errs: swim happy
low: hide sad
joy: swim delighted

## fish 2
staff: swim proud
errs: swim cross
low: hide sad
joy: swim delighted

## rabbit
staff: sit happy
errs: sit cross
low: sit sad
joy: sit delighted

## guineapig
staff: look-up happy
errs: look-up cross
low: hide sad
joy: look-up delighted

## hamster
staff: stand proud
errs: stand happy
low: sit sad
joy: run delighted

## horse
staff: stand proud
errs: stand cross
low: stand sad
joy: walk proud

## lizard
staff: lie proud
errs: stand cross
low: lie sad
joy: lie delighted

## toy
staff: sit proud
errs: sit cross
low: lie sad
joy: sit proud

## other
staff: walk proud
errs: stand cross
low: sit sad looks Kim
joy: stand delighted

## duet
staff: sit calm looks Mo
errs: sit cross looks Mo
low: sit sad looks Mo
joy: stand delighted looks Mo

## duet 2
staff: stand happy looks Mo
errs: stand cross looks Mo
low: sit sad looks Mo
joy: sit delighted looks Mo

## any names
staff: sit proud
errs: sit worried
low: sit sad
joy: sit proud

## any ink
staff: walk happy
errs: walk happy
low: sit sad
joy: walk delighted

## any lunch
staff: look-up happy
errs: sit happy
low: lie sad
joy: sit delighted

## any late
staff: walk calm
errs: walk happy
low: sit sad looks Kim
joy: stand delighted
`
