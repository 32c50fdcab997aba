// Want: to find where the town clock loses seven minutes a day. In the way: everybody knows already, {Kim} loudest of all. Engine: theories.
// Two decent sides: the right time; and somebody who is waited for at four. Turn: the notebook against the newspaper. {vic}, {mayor} and
// {quill} are "she", {mo} is "he". Last image: a fifth clock, always wrong, and full.
export const plan = String.raw`
id: problem-solving-9-12
skill: problem_solving
level: 9-12
extra: friend she
extra: friend2 he
extra: grownup she
extra: elder she
surprise: picture | 1 clock-tower
surprise: word

# 1
@ [place: {place.id} | street] morning wide | child: look-up curious looks clock-tower | all: look-up curious looks clock-tower | props: clock-tower "one" at right
slots: place

# 2
@ street noon medium | child: stand curious looks friend2 | friend: shrug cross looks friend2 | friend2: read proud holds book | Bo: look-up curious looks clock-tower | props: clock-tower at right
* theory

# 3
@ street noon wind medium | child: point proud looks clock-tower | grownup: stand happy looks child | all: stand curious | props: clock-tower at right, leaf
* theory

# 4
@ kitchen golden close | child: read delighted looks paper holds paper | Bo: look-up curious looks paper | props: paper, table
* theory

# 5
@ street dusk wide | child: look-up worried looks clock-tower | all: look-up worried looks clock-tower | props: clock-tower "screen" at right
* wrong
slots: home

# 6
@ bedroom night medium | child: sit sad looks paper | Bo: sit sad looks Kim | props: paper, bed, lamp
* wrong

# 7
@ street morning close | child: sit curious looks clock-tower holds paper | Bo: sit calm looks clock-tower | props: bench, clock-tower at right
* watch

# 8
@ street noon rain medium | child: sit sad looks clock-tower | friend: wave happy looks child at far | Bo: sit calm | props: clock-tower at right, umbrella, bench
* watch
slots: place

# 9
@ street golden above | child: stand cross looks friend | friend: point cross looks friend2 | friend2: shrug worried looks friend | all: sit calm | props: clock-tower at right, clock, paper
* watch

# 10
@ street golden close | child: look-up delighted looks clock-tower holds paper | friend: look-up curious looks child | Bo: look-up curious looks Kim | props: clock-tower at right, paper

# 11
@ street golden medium | child: sit worried looks pet1 holds crayon | Bo: sit calm looks Kim | props: bench, paper

# 12
@ street golden behind | child: look-up delighted looks clock-tower | all: look-up delighted looks clock-tower | props: clock-tower "pigeons"

# 13
@ park golden medium | child: sit curious looks elder | elder: sit happy looks child holds bag | Bo: sit curious looks elder | props: bench, bread

# 14
@ park dusk medium | child: shrug sad | friend: hands-on-hips cross looks friend2 | friend2: hands-on-hips cross looks friend | all: sit worried looks Kim | props: bench
slots: deed

# 15
@ street noon medium | child: stand scared looks grownup holds microphone | grownup: celebrate happy | Bo: sit worried looks Kim | props: microphone, clock-tower "screen" at right, ribbon | event
* wrong
slots: event

# 16
@ street noon close | child: stand worried looks grownup holds paper | grownup: stand cross looks child holds paper | friend: stand worried looks child | Bo: sit worried looks Kim | props: microphone
slots: recall

# 17
@ street golden wide | child: point calm looks clock-tower | grownup: look-up worried looks clock-tower | all: look-up curious looks clock-tower | props: clock-tower "pigeons" at right

# 18
@ shed golden medium | child: carry happy holds paint | friend: carry happy | friend2: carry happy | all: stand happy | props: fifth-clock, paint, ladder
* joy
* joy

# 19
@ park golden wide | child: stand delighted looks fifth-clock | elder: sit delighted looks fifth-clock | friend: stand happy | all: sit happy looks fifth-clock | props: fifth-clock "pigeons" at right, bench
* joy
* joy

# 20
@ park golden close | child: sit happy looks friend2 | friend2: read happy holds book | Bo: sit happy | props: fifth-clock "pigeons" at right, bench
* joy

## dog
theory: sit happy
watch: sit curious
wrong: stand sad holds paper
joy: sit delighted

## dog 2
theory: look-up cross
watch: look-up happy
wrong: sit sad looks Kim
joy: lie happy

## cat
theory: sit proud looks clock-tower
watch: sit curious looks clock-tower
wrong: sit calm
joy: sit delighted

## cat 2
theory: sit calm
watch: sleep calm
wrong: back-turned calm
joy: walk proud

## bird
theory: perch proud looks clock-tower
watch: perch delighted
wrong: perch sad
joy: perch delighted

## fish
theory: swim calm
watch: look-up curious
wrong: hide sad
joy: swim delighted

## fish 2
theory: swim happy
watch: swim calm
wrong: hide sad
joy: swim delighted

## rabbit
theory: sit calm
watch: sit happy
wrong: lie sad
joy: sit delighted

## guineapig
theory: look-up happy
watch: look-up delighted
wrong: lie sad
joy: look-up delighted

## hamster
theory: run happy
watch: sit happy
wrong: hide sad
joy: stand delighted

## horse
theory: stand calm
watch: stand calm
wrong: stand sad looks Kim
joy: stand proud

## lizard
theory: lie proud
watch: lie calm
wrong: lie sad
joy: lie delighted

## toy
theory: sit calm
watch: sit proud looks clock-tower
wrong: lie sad
joy: sit proud

## other
theory: look-up curious looks clock-tower
watch: sit calm
wrong: stand sad looks Kim
joy: stand delighted

## duet
theory: sit cross looks Mo
watch: sit calm looks Mo
wrong: sit sad looks Mo
joy: sit happy looks Mo

## duet 2
theory: sit proud looks Mo
watch: lie calm looks Mo
wrong: stand sad looks Kim
joy: stand happy looks Mo

## any late
theory: walk happy
watch: lie calm
wrong: sit sad looks Kim
joy: stand proud

## any file
theory: sit calm
watch: sit calm
wrong: hide sad
joy: sit delighted

## any vote
theory: look-up curious looks clock-tower
watch: sit proud
wrong: sit worried looks Kim
joy: sit delighted

## any shade
theory: sit calm
watch: walk calm
wrong: sit worried looks Kim
joy: lie happy
`
