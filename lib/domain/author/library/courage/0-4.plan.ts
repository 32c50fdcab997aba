// Want: the puddle. In the way: the other boot is in the dark, and the dark says krek. Engine: one boot; every rescue makes it worse.
// Turn: nobody else can. Last image: the boot says krek.
export const plan = String.raw`
id: courage-0-4
skill: courage
level: 0-4
surprise: detail | 10 child, 17 frog
surprise: sound

# 1
@ [place: {place.id} | garden] morning rain wide | child: stand delighted looks puddle wears one-boot | all: look-up curious looks puddle | props: puddle, door
slots: place, recall

# 2
@ garden morning rain medium | child: jump happy wears one-boot | props: door
* wet | sit curious looks Kim

# 3
@ hallway lamp rain medium | child: crouch curious looks basket wears one-boot | Bo: sit curious looks basket | props: basket, hat, umbrella
* wet

# 4
@ garden morning rain medium | child: hands-on-hips cross wears one-boot | Bo: look-up curious looks Kim | props: door, puddle at far | event
* wet
slots: event

# 5
@ garden noon rain close | child: point proud looks steps wears one-boot | Bo: stand curious looks steps | props: steps
* wet

# 6
@ garden noon rain close | child: reach scared looks steps wears one-boot | props: steps, shadow

# 7
@ garden noon rain medium | child: jump scared looks steps wears one-boot | props: steps, hat
* noise | look-up scared looks Kim

# 8
@ cave dusk cloud wide | child: stand worried wears one-boot | props: shadow
* noise | sit worried looks Kim
slots: place

# 9
@ garden noon rain close | child: kneel worried looks steps wears one-boot | props: steps, puddle at far
* noise

# 10
@ garden noon rain above | child: hug scared wears one-boot | Bo: cuddled worried looks Kim | props: puddle at far, stick
* noise | cuddled worried looks Kim

# 11
@ garden noon rain medium | child: reach curious holds stick wears one-boot | Bo: look-up curious looks stick | props: steps
* try

# 12
@ garden noon rain medium | child: crouch worried holds broom wears one-boot | Bo: sit worried looks broom | props: steps
* try

# 13
@ garden noon rain close | child: sit curious holds [event: plate | bread] wears one-boot | Bo: look-up curious looks Kim | props: steps, bread "biscuit" | event
* try
slots: event

# 14
@ garden golden cloud wide | child: reach worried looks puddle wears one-boot | all: stand worried looks puddle | props: puddle, stick, broom
* try

# 15
@ garden golden medium | child: point scared wears one-boot | all: look-up curious looks Kim | props: stick, broom, steps
slots: event, deed

# 16
@ garden night close | child: lie scared looks boots wears one-boot | Bo: look-up worried looks Kim | props: boots "one" at far, shadow

# 17
@ garden night close | child: lie curious looks frog wears one-boot | props: frog, boots "one"

# 18
@ garden golden close | child: sit happy looks frog wears one-boot | props: frog, boots "one"

# 19
@ garden golden wide | child: jump delighted looks puddle wears one-boot | all: look-up happy looks Kim | props: puddle
* splash | leap delighted
* splash

# 20
@ garden golden medium | child: sit delighted wears one-boot | all: sit delighted | props: puddle, boots "one", frog | event
* splash
* splash
slots: event

## dog
wet: stand happy
noise: back-turned worried
try: dig proud
splash: run delighted

## dog 2
wet: lie happy
noise: hide scared
try: stand curious
splash: leap delighted

## cat
wet: stand cross
noise: back-turned worried
try: sit calm
splash: sit proud

## cat 2
wet: lie calm
noise: leap scared
try: sleep calm
splash: sit cross

## bird
wet: perch happy
noise: hide scared
try: fly worried
splash: leap delighted

## fish
wet: look-up curious
noise: hide scared
try: swim curious
splash: swim delighted

## fish 2
wet: look-up curious
noise: hide worried
try: swim worried
splash: swim happy

## rabbit
wet: sit calm
noise: stand scared
try: leap scared
splash: leap happy

## guineapig
wet: sit curious
noise: look-up worried
try: stand calm
splash: leap delighted

## hamster
wet: carried happy
noise: hide scared
try: stand curious
splash: look-up delighted

## horse
wet: stand calm
noise: walk scared
try: stand worried
splash: leap delighted

## lizard
wet: carried calm
noise: lie worried
try: stand curious
splash: look-up happy

## toy
wet: carried happy
noise: cuddled scared
try: lie worried
splash: lie delighted

## other
wet: stand curious
noise: stand worried
try: stand curious
splash: leap delighted

## duet
wet: sit calm looks Mo
noise: look-up worried looks Kim
try: stand worried looks Mo
splash: leap delighted looks Mo

## duet 2
wet: sit curious looks Mo
noise: hide scared looks Mo
try: stand worried
splash: leap happy looks Mo

## any near
wet: look-up curious
noise: look-up worried looks Kim
try: back-turned worried
splash: look-up proud looks Kim

## any drop
wet: look-up curious
noise: stand scared
try: lie calm
splash: look-up happy

## any sleep
wet: sleep calm
noise: look-up scared
try: sleep calm
splash: leap delighted

## any boss
wet: sit proud
noise: hide scared
try: look-up curious looks Kim
splash: leap happy
`
