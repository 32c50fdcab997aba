// English sentences for a second or third trait, for 0-4, 5-8 and 9-12: at most 8, 12 and 16 words. They tell of a
// habit or of another time, since the page's picture doesn't show them.
import type { ChildTrait, PetTrait } from '../../../story/traits'
import type { TraitLines } from '../../world/traits'

export const PET_TRAIT_LINES: Record<PetTrait, TraitLines> = {
  broom: [
    '{Bo} looked all round for a broom.',
    '{Bo} checked for brooms first, because with brooms one never knows.',
    '{Bo} had nothing against anybody here, so long as nobody turned out to be a broom.',
  ],
  thunder: [
    '{Bo} asked the sky not to go boom.',
    '{Bo} kept an eye on the sky, in case it said boom.',
    '{Bo} did not trust the sky, which had gone off once before without any warning.',
  ],
  baths: [
    '{Bo} hoped that nobody would say bath.',
    'Nobody had said the word bath yet, and {Bo} felt grateful.',
    "{Bo} could tell from a person's face, at forty paces, whether it was thinking of baths.",
  ],
  balloons: [
    'Balloons go bang, and {Bo} never forgot it.',
    '{Bo} had met a balloon once, and it ended in a bang.',
    '{Bo} had met one balloon, for a second and a half, and it had been enough.',
  ],
  umbrellas: [
    'Flap, went an umbrella once, and {Bo} remembered.',
    '{Bo} knew that any thin stick may turn into an umbrella.',
    "In {Bo's} opinion, an umbrella was a large bat that somebody had by the foot.",
  ],
  socks: [
    '{Bo} had hidden a sock, and not told.',
    '{Bo} had a sock hidden somewhere, and somebody had one cold foot.',
    'Somewhere a drawer was one sock short, and {Bo} did not care to discuss it.',
  ],
  sandwiches: [
    '{Bo} could smell a sandwich through a wall.',
    '{Bo} had never left a sandwich alone, in case it was lonely.',
    'No sandwich had ever been left with {Bo} and been seen again by its owner.',
  ],
  slippers: [
    '{Bo} knew where the other slipper was.',
    'Only {Bo} knew where the other slipper was, and kept it quiet.',
    'The search for the left slipper was in its third week, and {Bo} was helping.',
  ],
  spoons: [
    'One spoon was missing, and {Bo} looked away.',
    'The drawer at home was out of spoons, and {Bo} knew why.',
    '{Bo} had put by eleven spoons so far, and not one bowl of soup.',
  ],
  howls: [
    'Aroo, said {Bo}, and then aroo again.',
    '{Bo} had a howl ready, and had been saving it all day.',
    '{Bo} had a howl for every occasion, and took most things for an occasion.',
  ],
  snores: [
    'When {Bo} slept, all the cups went clink.',
    'At night, {Bo} snored so hard that the cups went clink.',
    '{Bo} snored at night like somebody dragging a piano over gravel, and woke up fresh.',
  ],
  sings: [
    '{Bo} sang a song that had no end.',
    '{Bo} sang a bit of a song, and left out the tune.',
    '{Bo} knew one song, which had four notes, three of them in the wrong place.',
  ],
  grumbles: [
    'Hrmpf, said {Bo}, but not to anyone.',
    '{Bo} grumbled a little, just to keep the grumble warm.',
    '{Bo} grumbled quietly, at nobody in particular, in the manner of an old door.',
  ],
  threelegs: [
    '{Bo} had three legs, and three was plenty.',
    '{Bo} had three legs, and had never once missed the other.',
    '{Bo} had three legs and the firm belief that a fourth was only for show.',
  ],
  oneeye: [
    '{Bo} had one eye, and it missed nothing.',
    '{Bo} had one eye, and nobody had ever got past it.',
    '{Bo} had one eye and got more looking out of it than most do from two.',
  ],
  oneearup: [
    '{Bo} had one ear up, for good news.',
    '{Bo} had one ear up for news, and one down for naps.',
    "One of {Bo's} ears stood up to see what was going on, and told the other.",
  ],
  notail: [
    '{Bo} had no tail, and was happy without.',
    '{Bo} had no tail, and so was happy with the whole rest.',
    '{Bo} had no tail, which saved a good deal of time in doorways.',
  ],
  deaf: [
    '{Bo} could not hear, and so looked twice.',
    '{Bo} could not hear, and so knew every face by heart.',
    '{Bo} could not hear, and so never missed a wave, a wink or a fridge door.',
  ],
  old: [
    '{Bo} was old, and good at it.',
    '{Bo} was old, and had seen this sort of thing before.',
    '{Bo} was old enough to have seen most things twice, and impressed by few of them.',
  ],
  young: [
    '{Bo} was new, and so was everything else.',
    '{Bo} was so young that every single thing was a first.',
    '{Bo} was so young that the world still had most of its wrapping on.',
  ],
  ball: [
    '{Bo} was thinking of a ball, of course.',
    '{Bo} was thinking about a ball, just to keep in practice.',
    'Whatever else went on, {Bo} had a ball in mind, and was patient about it.',
  ],
  blanket: [
    '{Bo} had left the blanket nice and warm.',
    'Somewhere a blanket was waiting, and {Bo} hoped that it was well.',
    '{Bo} had a blanket that must not be washed, and everybody in the house knew it.',
  ],
  cheese: [
    'Cheese, thought {Bo}, and then cheese again.',
    'Half of {Bo} was here, and the other half thought of cheese.',
    'There was no problem so large, {Bo} felt, that a bit of cheese did not help.',
  ],
  stick: [
    '{Bo} knew a better stick, but far away.',
    '{Bo} had hidden the best stick in the world, and forgotten where.',
    '{Bo} owned a stick of some importance, too long for any door in the house.',
  ],
  laundrybasket: [
    '{Bo} had slept on all the clean shirts.',
    '{Bo} had slept in the washing basket, and smelled of clean shirts.',
    '{Bo} slept in the washing basket, so every clean shirt in the house had a dent.',
  ],
  childsbed: [
    "{Bo} slept in the middle of {Kim's} bed.",
    "{Bo} had the middle of {Kim's} bed, and {Kim} an edge.",
    "Every night {Bo} was lent a corner of {Kim's} bed, and by morning owned it.",
  ],
  boxes: [
    '{Bo} had tried every box, and all fitted.',
    '{Bo} had never met a box too small to sleep in.',
    "In {Bo's} view, whatever comes in a box is only the packing for the box.",
  ],
  sunnyspot: [
    '{Bo} knew where the sun comes in first.',
    '{Bo} knew every patch of sun at home, and its opening hours.',
    '{Bo} followed one patch of sun round the house all day, and called it work.',
  ],
  digs: [
    '{Bo} had dug a hole, and another one.',
    '{Bo} had dug four holes that week, and finished none of them.',
    '{Bo} had dug a hole at home that was nearly, but not quite, deep enough.',
  ],
  spins: [
    '{Bo} spun until the world spun back.',
    '{Bo} had to spin three times before anything could begin.',
    '{Bo} did all thinking in circles, three to the left for anything that mattered.',
  ],
  licks: [
    '{Bo} had licked a nose, and it tickled.',
    '{Bo} had licked everybody already, and was nearly due to start again.',
    '{Bo} licked each new knee to learn its name, and often had to check.',
  ],
  follows: [
    '{Bo} went where {Kim} went, only behind.',
    'Wherever {Kim} had been all day, {Bo} had been there second.',
    '{Bo} had followed {Kim} everywhere since breakfast, and saw no reason to stop at doors.',
  ],
  sitsonthings: [
    '{Bo} had sat on something, and kept it.',
    'If anybody needed a thing, {Bo} had most likely sat on it.',
    '{Bo} sat on whatever was wanted next, and had a gift for knowing what it was.',
  ],
  hidesthings: [
    '{Bo} had hidden something, and forgotten what.',
    '{Bo} had hidden something that week, and forgotten what, and where.',
    '{Bo} had hidden so many things so well that even {Bo} was looking for three.',
  ],
  opensdoors: [
    '{Bo} could open doors, but never shut one.',
    '{Bo} could open any door in the house, and shut none.',
    '{Bo} could open any door in the house, and thought little of people with keys.',
  ],
  catches: [
    '{Bo} could catch a crumb in the air.',
    'Nothing that fell near {Bo} had ever reached the floor.',
    "In {Bo's} whole life, no piece of toast had been allowed to reach the floor.",
  ],
  findsthings: [
    '{Bo} could find one pea in a bath.',
    "{Bo} had once found a ring, two keys and somebody's tooth.",
    '{Bo} found whatever was lost, and also a number of things that nobody had missed.',
  ],
  jumps: [
    '{Bo} could jump as high as a hat.',
    '{Bo} could jump as high as a hat with somebody under it.',
    '{Bo} could jump higher than seemed needed, and did it mostly to see over people.',
  ],
  shakeshands: [
    '{Bo} had shaken hands with a chair, too.',
    '{Bo} shook hands with everybody, and twice with whoever had a biscuit.',
    '{Bo} shook hands with all comers, including, on one quiet afternoon, the leg of a table.',
  ],
}

export const CHILD_TRAIT_LINES: Record<ChildTrait, TraitLines> = {
  dark: [
    '{Kim} knew which corner was the dark one.',
    '{Kim} knew the darkest corner, and kept one eye on it.',
    '{Kim} was not afraid of the dark exactly, only of whatever stood about in it.',
  ],
  thunder: [
    '{Kim} asked the sky to stay quiet, please.',
    '{Kim} gave the sky a look, so that it would stay quiet.',
    '{Kim} had made a deal with the sky about thunder, but the sky had never signed.',
  ],
  spiders: [
    '{Kim} looked twice, in case of a spider.',
    '{Kim} had nothing against spiders, as long as each stayed at home.',
    '{Kim} respected spiders deeply, and felt it best to do so from another room.',
  ],
  deepwater: [
    '{Kim} liked water best up to the knees.',
    '{Kim} liked water best when the bottom of it could be seen.',
    '{Kim} preferred water that came in a glass, where one could see both ends of it.',
  ],
  loudnoises: [
    '{Kim} had two hands, one for each ear.',
    '{Kim} liked a bang best when it was over.',
    '{Kim} could hear a bang coming before it had made up its mind to be one.',
  ],
  stones: [
    '{Kim} had a stone in each pocket already.',
    "{Kim's} pockets were full of stones, and each one had a name.",
    '{Kim} had a stone in every pocket, and could tell each one with eyes shut.',
  ],
  sticks: [
    '{Kim} had nine good sticks under the bed.',
    '{Kim} kept nine sticks under the bed, and was short of one.',
    '{Kim} had a collection of sticks that other people kept mistaking for sticks.',
  ],
  shells: [
    '{Kim} had a shell that still said shhh.',
    '{Kim} had forty shells in a tin, and all said shhh.',
    '{Kim} owned forty-one shells, and had listened to every one before taking it home.',
  ],
  feathers: [
    '{Kim} had a feather, and felt lighter already.',
    '{Kim} had enough feathers at home for about half a bird.',
    '{Kim} had nearly enough feathers at home for a bird, but no plans for the beak.',
  ],
  hums: [
    '{Kim} hummed a bit, to help things along.',
    '{Kim} was humming, and did not know it until it stopped.',
    '{Kim} had been humming for some time, and was the last person to find out.',
  ],
  whispers: [
    '{Kim} told {Bo} a secret, a small one.',
    '{Kim} had whispered a secret to {Bo}, who never passed one on.',
    '{Kim} said the important things in a whisper, so that people had to come closer.',
  ],
  talksalot: [
    '{Kim} had more to say, and said it.',
    '{Kim} had a lot to say about it, and had only begun.',
    '{Kim} had a few words to say, and then the rest of the words as well.',
  ],
  missingtooth: [
    "{Kim's} tongue went to look at the gap.",
    "There was a gap in {Kim's} teeth, wide enough for a pea.",
    "Where {Kim's} tooth had been there was a gap, which was useful for thinking with.",
  ],
  freckles: [
    "One of {Kim's} freckles looked like a star.",
    '{Kim} had so many freckles that two had to share a spot.',
    '{Kim} had been counted once, and came to two hundred and six freckles, not including knees.',
  ],
  dinosaurs: [
    '{Kim} did a roar, but a little one.',
    '{Kim} looked about for dinosaurs, and had not given up yet.',
    '{Kim} could name thirty dinosaurs, and did so whenever it was quiet enough.',
  ],
  trains: [
    'Choo-choo, went {Kim}, but not too loudly.',
    '{Kim} knew the times of all the trains, and two by name.',
    '{Kim} could tell one train from another by ear, and saw nothing odd in that.',
  ],
  pancakes: [
    '{Kim} thought of a pancake, and another one.',
    '{Kim} could think better with a pancake, and did without one bravely.',
    '{Kim} had yet to meet a day that could not be improved by a pancake.',
  ],
  redboots: [
    "{Kim's} red boots were by the door, ready.",
    "{Kim's} red boots had been through every gutter there was, twice.",
    '{Kim} owned one pair of red boots, and would have worn them to bed if asked.',
  ],
  toyrabbit: [
    "{Kim's} toy rabbit would want to hear this.",
    '{Kim} would tell the toy rabbit everything later, in the right order.',
    "{Kim's} toy rabbit had one ear, no nose, and a say in most decisions.",
  ],
  nightlight: [
    '{Kim} had a night light like a moon.',
    '{Kim} had a night light, so that the room could see {him}.',
    '{Kim} kept a night light on, mostly, {he} said, so that the dark had company.',
  ],
  sleepwithtoys: [
    "{Kim's} bed had nine toys and one {Kim}.",
    "There were eleven toys in {Kim's} bed, and a place for {Kim}.",
    '{Kim} slept among eleven toys, in strict order, and woke up under most of them.',
  ],
  askswhy: [
    '"Why?" said {Kim}, and then "Why?" again.',
    '"Why?" asked {Kim}, and had another one ready.',
    '{Kim} asked why, and then asked why that was why, until somebody had to sit down.',
  ],
  counts: [
    '{Kim} counted to ten, and some more.',
    '{Kim} had counted everything so far, and then had counted it back.',
    '{Kim} counted things for no reason, and was up to four thousand and six this week.',
  ],
  drawsonthings: [
    '{Kim} had drawn a face on an egg.',
    '{Kim} had drawn a face on each egg in the fridge.',
    '{Kim} had drawn a face on every egg in the fridge, so that nobody ate one.',
  ],
  loseshats: [
    '{Kim} had lost a hat, the blue one.',
    "{Kim} had lost five hats that year, and found other people's.",
    '{Kim} had lost so many hats that somewhere there must be a rather warm hedge.',
  ],
  whistles: [
    '{Kim} could whistle like a kettle, or nearly.',
    '{Kim} could whistle so well that kettles had been known to stop.',
    '{Kim} could whistle through two fingers, loudly enough to stop a bus or an argument.',
  ],
  jokes: [
    '{Kim} knew a joke, but only the end.',
    '{Kim} knew a joke about a snail, but it took a while.',
    '{Kim} had a joke about a snail, and was waiting for the right moment to begin.',
  ],
  songs: [
    '{Kim} made up a song with one word.',
    '{Kim} had a song for this, or would have in a minute.',
    '{Kim} could make a song out of anything, and had done the whole bus timetable.',
  ],
  remembers: [
    '{Kim} never forgot a thing, not one pea.',
    '{Kim} remembered everything, even what was for lunch last Tuesday week.',
    '{Kim} remembered everything, including some things that the rest of the family had hoped to lose.',
  ],
}
