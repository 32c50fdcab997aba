// Want: to bring a fallen star home. In the way: it is far, it is dark, and the star drops. Comic engine: soup.
// Turn: the child goes on in the dark. Last image: a bun is gone, and there is a star over the roof.
export const source = String.raw`
id: star-0-4
level: 0-4
skills: courage, confidence, perseverance, responsibility, emotional_strength, authentic_choices, honesty
treat: bun
refrain: Up, up, up, with the star!
recall: the star in the soup
deed: took a star home in the dark
summary: Plop! A star falls in the soup. It has to go home, and home is up, up, up. Everyone at the table knows what comes next, and everyone is right.
word: star = a small, far light in the night sky
word: soup = a hot meal that you eat with a spoon
word: wobble = to shake a little, from side to side
word: dark = with no light
question: What fell in the soup?
question: Which bit was your idea, or which would you add?
question: What was it like in the dark?
question: What did {pet} do when the star fell?
question: What would you do with a star?
activity: sound | Say it together on each page: Up, up, up, with the star!
activity: make | Cut a star out of paper. Hang it up high.
surprise: picture | The star is in a lot of the pictures. | Point to the star on each page.
surprise: detail | Somebody has had an eye on the bun. | Look at page 2, and then at page 20.

# 1
@ kitchen lamp medium | child sit happy | pet sit curious | family | props: table, soup, bread
= {child} sits at a table with hot soup on it. {pet} is there, too.
Soup for tea!~ It was hot, hot soup.~ [table: At the table sat {table}.]

“Tell me a tale,” said {child}. “Put me in it!~ Put {pet} in it, too!~” So they did.

# 2
@ kitchen lamp medium | child look-up delighted | pet look-up curious | props: table, soup, star at centre
= A small star shines over the soup. {child} looks at it.
{pet:seat} {pet:want}

Then, plop! What was in the soup?~ It was small. It was hot.~ It was a star!

# 3 character
@ garden night wide | child carry happy holds star | all walk happy | props: star at near, moon at far
= {child} goes out into the night with a star.
“It fell out of the sky,” said {child}. “It has to go home.” Up, up, up, with the star!
? Who will come with us? {idea} So off they went!
- Who will come with us? “All of us!” said {child}. So off they went!

# 4 setting
@ forest night wide free | child walk curious holds star | all walk curious | props: star at near
= {child} and {pet} go on with the star, in the night.
{pet:go}~ On they went, and on.~~ The star went wink, wink.~
? Where were they now? {idea} So that is how it was.~ {child} held the star up, to see.~
- Where were they now? It was all trees! {child} held the star up, to see.

# 5 plot
@ mountain night wide free | child walk happy holds star | all walk happy | props: star at near
= {child} holds up the star. {pet} is near.
It was up a hill. ~Puff, puff, puff! ~Up, up, up, with the star!
? And then? {idea} Oh! So that came next.~ {child} said, “Look at that!”~
- And then? The star said, “Tink!” {child} said, “Tink!” And {pet} was next.

# 6 dialogue
@ mountain night medium free | child stand curious holds star | pet look-up curious | props: star at near
= {child} stands still and listens. The star shines.
It was a big hill.~ It had a top.~~ But not yet!~
? “Sh!” said {child}. Was that a voice? {voice} “Did you hear that?” said {child}.~ Yes! They did.~
- “Sh!” said {child}. Was that a voice? “Hello?” said {child}. “Hello, hello,” said the hill. So they sang to it.

# 7 character
@ mountain night wide free | child wave happy | all walk happy | props: star at near
= {child} waves at the dark hill. The star is bright.
Step, step, step.~ {child} put the star down low, to see.~
? Tap, tap, tap! Who was on the hill? {idea} “Come with us!” said {child}.~ So that made one more.~
- Tap, tap, tap! Who was on the hill? It was a stone. It was a stone with a hat of snow. “Good night, stone!”

# 8 plot
@ sky night wide free | child reach worried holds star | all look-up worried | props: star at near
= High up, {child} reaches up with the star.
Up, up, up, with the star!~ It was a long, long way.~ {pet:worry}
? What was that? {idea} So they all sat down.~ Then they all got up.~
- The wind went woo. So they all sat down. Then they all got up.

# 9
@ sky night wide | child reach scared | pet look-up scared | props: moon at far
= It is dark. {child} reaches out with both hands. The star is gone.
Then the star went wibble. It went wobble. It went out of {child}’s hands!

~Plop, plop, plop. ~Down it went. All the hill was dark. Where was the star?

# 10 setting
@ cave night wide free | child crouch worried | all sit worried | props: rock
= {child} is low down in the dark and looks about.
“Star?” said {child}. It was dark by the hill.~ It was dark all the way down.~
? Where did it go? {idea} So that is where they had to look.
- Where did it go? They looked by a rock. They looked by a tree. No star!

# 11 plot
@ forest night medium free | child kneel worried | all look-up worried | props: rock
= {child} looks for the star on the ground.
“Are you in here?” said {child}. “Are you in there?” {pet} looked, too. No star!
? But look! {idea}~ That was odd.~~ It was no star.~
- But look! It was wet.~ It was round.~ It was a frog. It was no star.

# 12 dialogue
@ forest night medium free | child sit sad | pet sit sad | props: log
= {child} sits in the dark. {pet} sits close by.
{child} sat down in the dark.~ It was a big dark.~ It was the end of the tale, maybe.
? It came from a long way off. {voice} So {child} got up.~ {He} did!~
- “Is it the end?” “No,” said {child}. “Not yet.” {He} got up. {He} did!

# 13
@ forest night close | child crouch curious | pet look-up curious
= {child} and {pet} put their heads close together in the dark.
Sniff. Hush. What was that? {pet:hear}

Was it a tink? It was a tink! It was a small, small tink, down in the dark.

# 14 character
@ cave night wide | child point curious | all look-up curious | props: hole at far
= {child} points at a deep, dark hole.
It was a hole.~ It was a deep, dark hole.~ “Who can get it out?” said {child}.
? {idea} They had a go.~ It was too far down! “Oh,” said {child}.~
- {pet} had a go. It was too far down! “Oh,” said {child}. “Oh, dear.”

# 15 theme
@ cave night medium | child sit worried | pet cuddled worried | props: hole
= {child} looks down a dark hole, and holds on to {pet}.
The hole was as black as a hat. {child} did not want to look in it.~ Not one bit.~
? Then, at the table, came a small word. {idea} {child} put it in {his} pocket.
- {child} had to hold on to {pet}. {He} did. Then {he} let go.

# 16
@ cave night medium | child reach scared | pet look-up worried | props: hole
= {child} puts a hand deep down into the dark hole.
“Wait for me, star!” said {child}.
! courage: {His} hand did shake. {He} put it in the dark, all the same. Down, down, down it went.
! confidence: “I can do it,” said {child}. “I have a long arm.” Down, down, down it went.
! perseverance: One go. No! Two goes. No! {child} had a third go. Down, down, down went {his} hand.
! responsibility: “I had it,” said {child}. “So I will get it.” Down, down, down went {his} hand.
! emotional_strength: {child} let out a big breath, and one small sob. Then down, down went {his} hand.
! authentic_choices: “Let it be,” said the wind. “No,” said {child}. “Not me.” Down, down went {his} hand.
! honesty: “I let go of it,” said {child}. “It was me.” And down, down went {his} hand.

# 17
@ cave night close | child celebrate delighted holds star | pet look-up delighted | props: star at near
= {child} holds up the star. Light is all over {his} face.
Then it was hot. It was round. It was in {his} hand!

{pet:pull} And out it came. Tink, tink, tink! {callback}

# 18 plot
@ sky night wide free | child reach happy holds star | all look-up happy | props: star at near, moon at far
= {child} lifts the star high into the night sky.
Up, up, up, with the star!~ Up the hill, and up the wind.~
? ~One more thing! ~{idea} That was a help.~ And up went the star!~
- One more push! One, two, three! And up, and up, and up went the star!

# 19
@ night night wide | child wave happy | all look-up happy | props: star at far, moon at far
= {child} waves at a star, high up. All the others look up, too.
{others:got} “Good night, star!” said {child}.~ The star went wink.~

Who made it all up? {makers}!~ And then they all went home, home, home.~

# 20
@ kitchen lamp medium | child sleep calm | pet sit delighted | family | props: table, plate, window
= {child} is asleep at the table. The plate is bare. {pet} looks pleased.
The soup was cold. {child} was nodding. A small light went wink.

Where was the bun? {pet:got} “Tink,” said {child}, and slept.
`
