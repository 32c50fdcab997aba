// Want: more red, and then the park. In the way: one dot on the wall, and "Not me!". Engine: whatever hides it is bigger than it was.
// Turn: {Bo} has no way to say "Not me". Last image: a dot as high up as {pop} can reach. {pop} is always "he".
export const plan = String.raw`
id: honesty-0-4
skill: honesty
level: 0-4
extra: elder he
surprise: picture | 10 scribble
surprise: picture | 20 scribble

# 1
@ living-room morning above | child: kneel happy holds crayon | elder: sit calm at far | all: sit curious looks Kim | props: drawing, paper, rug
* see
slots: place, recall

# 2
@ hallway morning wide | child: sit curious looks crayon holds crayon | elder: wave happy looks child | all: sit calm | props: drawing, paper

# 3
@ hallway noon close | child: reach happy looks scribble holds crayon | props: scribble "dot" at centre
* see

# 4
@ hallway noon behind | child: crouch worried looks scribble | Bo: sit curious looks scribble | props: scribble "dot" at centre
* see

# 5
@ hallway noon medium | child: stand scared looks elder holds crayon at left | elder: stand curious looks scribble holds hat at right | Bo: look-up curious looks scribble | props: scribble "dot" at centre, hat

# 6
@ hallway noon close | child: reach worried looks scribble holds crayon at left | props: scribble "bug" at centre
* red

# 7
@ hallway noon wide | child: point scared looks scribble at left | elder: stand curious looks scribble holds ball at right | Bo: sit curious looks scribble | props: scribble "bug" at centre, ball
* red

# 8
@ hallway golden medium | child: walk worried looks scribble holds crayon | props: scribble "grass" at centre
* red
slots: home

# 9
@ hallway golden wide | child: shrug scared looks elder | elder: hands-on-hips curious looks scribble | Bo: hide worried looks scribble | props: scribble "grass" at centre, bag at near
* red
slots: event

# 10
@ hallway golden behind | child: reach scared looks scribble holds crayon | Bo: look-up scared looks scribble | props: scribble "rain" at centre

# 11
@ hallway golden close | child: crouch scared looks pet1 holds crayon | Bo: sit calm | props: scribble "rain" at centre, crayon

# 12
@ hallway dusk wide | child: sit scared looks elder | elder: stand cross looks pet1 | Bo: sit curious looks elder | all: sit worried looks scribble | props: scribble "rain" at centre, crayon

# 13
@ hallway dusk close | child: sit worried looks pet1 | Bo: look-up sad looks Kim | props: scribble "rain" at centre, crayon
* low

# 14
@ hallway dusk medium | child: stand sad wears hat | elder: stand calm holds ball wears hat | Bo: lie sad | props: scribble "rain" at centre, ball, bag
* low

# 15
@ [place: {place.id} | street] golden wide | child: stand sad looks pet1 wears hat | elder: walk calm at far wears hat | Bo: sit sad looks Kim at left | props: door at left
* low

# 16
@ hallway dusk close | child: whisper scared looks elder wears hat | elder: crouch curious looks child at centre wears hat | Bo: look-up worried looks Kim | props: door, scribble "rain" at centre
slots: deed

# 17
@ hallway dusk medium | child: point scared looks scribble wears hat | elder: stand calm looks scribble wears hat | Bo: sit curious looks Kim | props: scribble "rain" at centre

# 18
@ hallway dusk wide | child: hug sad looks pet1 | elder: walk calm holds hat | all: stand happy looks Kim | props: scribble "rain" at centre, hat
* joy

# 19
@ hallway lamp medium | child: reach calm looks scribble at left | elder: kneel calm looks scribble at right | all: sit happy | props: scribble "bug" at centre, bucket | event
* joy
* joy

# 20
@ hallway lamp wide | child: point delighted looks scribble | elder: shrug worried looks child holds crayon | Bo: look-up happy looks scribble | all: sit happy | props: scribble "high" at left, bucket | event
* joy

## dog
see: stand happy
red: stand worried looks scribble
low: lie sad
joy: run delighted

## dog 2
see: sit happy looks Kim
red: stand cross
low: lie sad
joy: sit delighted

## cat
see: sit calm looks Kim
red: back-turned calm
low: sit cross looks Kim
joy: stand cross

## cat 2
see: lie calm
red: sleep calm
low: sit sad
joy: walk proud

## bird
see: perch curious looks Kim
red: fly curious looks scribble
low: hide sad
joy: fly delighted

## fish
see: swim curious looks Kim
red: swim worried
low: swim sad
joy: swim delighted

## fish 2
see: look-up curious
red: hide worried
low: swim sad
joy: swim happy

## rabbit
see: sit curious looks Kim
red: stand curious looks scribble
low: sit sad
joy: leap delighted

## guineapig
see: look-up curious
red: stand worried looks scribble
low: hide sad
joy: run delighted

## hamster
see: sit happy
red: hide worried
low: look-up sad
joy: run delighted

## horse
see: stand curious
red: stand worried
low: stand sad looks Kim
joy: stand happy

## lizard
see: lie curious looks Kim
red: run curious looks scribble
low: lie sad
joy: stand happy

## toy
see: sit happy
red: lie worried
low: sit sad
joy: carried happy

## other
see: stand calm looks Kim
red: stand curious looks scribble
low: hide sad
joy: stand happy

## duet
see: sit curious looks Mo
red: sit worried looks Mo
low: sit sad looks Mo
joy: leap delighted looks Mo

## duet 2
see: sit calm looks Mo
red: hide worried looks Mo
low: sit sad looks Mo
joy: stand happy looks Mo

## any eye
see: sit curious looks Kim
red: look-up curious looks scribble
low: sit sad
joy: sit happy

## any nap
see: lie calm
red: sleep calm
low: lie worried
joy: sleep happy

## any hush
see: sit calm looks Kim
red: look-up curious looks Kim
low: look-up sad looks Kim
joy: sit proud

## any close
see: look-up curious looks Kim
red: back-turned curious
low: sit sad looks Kim
joy: look-up happy
`
