/**
 * What a pet does at the turns that every frame has, by its kind. No pronouns and only past tenses, so that a line fits
 * one pet or several.
 */
import type { Kind } from '../../world/kinds'

/** seat and want: at the table; the others: in the tale. */
export const PET_BEATS = ['seat', 'want', 'go', 'worry', 'hear', 'pull', 'find', 'got', 'rest'] as const
export type PetBeat = (typeof PET_BEATS)[number]

export const PET_LINES: Record<Kind, Record<PetBeat, string>> = {
  dog: {
    seat: '{pet} sat under the table, chin up.',
    want: '{pet} looked at the {treat}, and did not look away.',
    go: '{pet} went in front, nose first.',
    worry: 'There was no wag left in {pet}.',
    hear: '{pet} stood still, one ear up, and looked.',
    pull: '{pet} took hold with all those teeth, and pulled.',
    find: '{pet} wagged, from the nose down.',
    got: '{pet} licked up a crumb, and looked at the wall.',
    rest: '{pet} lay on as many feet as there were.',
  },
  cat: {
    seat: '{pet} had the best chair.',
    want: '{pet} did not look at the {treat}, with great care.',
    go: '{pet} came along, but not with them.',
    worry: '{pet} looked the other way, and sat close.',
    hear: '{pet} turned one ear, and then two, and looked.',
    pull: '{pet} gave it one push, from behind.',
    find: '{pet} began to purr, by mistake.',
    got: '{pet} washed one paw, and then a whisker.',
    rest: '{pet} found a lap, and left no room on it.',
  },
  bird: {
    seat: '{pet} sat on the back of a chair.',
    want: '{pet} had a look at the {treat}, with each eye.',
    go: '{pet} flew on, and came back, and flew on.',
    worry: '{pet} did not cheep. Not one cheep.',
    hear: '{pet} tipped one eye down, and looked.',
    pull: '{pet} took one end up, and flapped and flapped.',
    find: '{pet} sang a bit that had no words.',
    got: '{pet} had a crumb on the beak, and a song.',
    rest: '{pet} sat high up, and put the wings away.',
  },
  fish: {
    seat: '{pet} had a bowl by the jam.',
    want: '{pet} swam up to the glass to see the {treat}.',
    go: '{pet} came in a jar, and saw it all.',
    worry: '{pet} went down to the bottom, and stayed there.',
    hear: '{pet} stopped, and swam to one side, and looked.',
    pull: '{pet} swam round so hard that it all shook.',
    find: '{pet} blew a row of small, round bubbles.',
    got: '{pet} swam round a crumb. Who let it in?',
    rest: '{pet} hung in the water, like a small lamp.',
  },
  rabbit: {
    seat: '{pet} sat by a chair leg, and chewed on it.',
    want: '{pet} sat up tall, to smell the {treat}.',
    go: '{pet} went hop, and stop, and hop.',
    worry: '{pet} thumped. It was a small, sad thump.',
    hear: '{pet} sat up, with both ears, and looked.',
    pull: '{pet} kicked from behind, with both feet.',
    find: '{pet} jumped right up, and came down the other way.',
    got: '{pet} had crumbs on both ears.',
    rest: '{pet} lay flat, with both feet out behind.',
  },
  guineapig: {
    seat: '{pet} sat in a hat by the plates.',
    want: '{pet} said “Wheek!” to the {treat}.',
    go: '{pet} came in a pocket, and looked out.',
    worry: '{pet} went small, and said no wheek at all.',
    hear: '{pet} stopped in the middle of a chew, and looked.',
    pull: '{pet} shoved and wheeked, and wheeked and shoved.',
    find: '{pet} said “Wheek!” It was the big wheek.',
    got: '{pet} was chewing, with both cheeks.',
    rest: '{pet} made a nest in somebody’s sleeve.',
  },
  hamster: {
    seat: '{pet} sat in a mug, with just a nose out.',
    want: '{pet} had room for the {treat}, in one cheek.',
    go: '{pet} came in a top pocket.',
    worry: '{pet} went in a sleeve, right to the end.',
    hear: '{pet} put up one pink ear, and looked.',
    pull: '{pet} ran at it, four times, like a small bull.',
    find: '{pet} ran all the way round.',
    got: '{pet} had one fat cheek.',
    rest: '{pet} slept in a ball, as round as a plum.',
  },
  horse: {
    seat: '{pet} had a long nose in at the window.',
    want: '{pet} blew on the {treat}, from the window.',
    go: '{pet} came behind, clop, clop, with the bags.',
    worry: '{pet} stood with one hoof up, and blew.',
    hear: '{pet} put both ears one way, and looked.',
    pull: '{pet} leaned on it. It was a lot of horse.',
    find: '{pet} let out a long, warm breath.',
    got: '{pet} pulled a long nose back out of the window.',
    rest: '{pet} stood round them, on all sides but one.',
  },
  lizard: {
    seat: '{pet} lay on the warm lamp.',
    want: '{pet} put out a tongue at the {treat}.',
    go: '{pet} went from stone to stone to stone.',
    worry: '{pet} went as flat as a leaf.',
    hear: '{pet} stopped, with one foot up, and looked.',
    pull: '{pet} held on to it, with twenty small toes.',
    find: '{pet} ran up a sleeve, and down the other.',
    got: '{pet} put the tongue in, and shut both eyes.',
    rest: '{pet} lay as close to the warm as one can.',
  },
  toy: {
    seat: '{pet} sat up by the milk jug.',
    want: '{pet} sat next to the {treat}, as if on guard.',
    go: '{pet} came under one arm, and did not complain.',
    worry: '{pet} did not say it would be all right.',
    hear: '{pet} looked the right way, all the time.',
    pull: '{pet} went in the gap, and held it up.',
    find: '{pet} fell over. It looked a lot like joy.',
    got: '{pet} sat there, with a crumb on each paw.',
    rest: '{pet} was held so hard that a stitch went.',
  },
  other: {
    seat: '{pet} sat where there was most to see.',
    want: '{pet} had made a plan for the {treat}.',
    go: '{pet} came, too, and was not late.',
    worry: '{pet} came a bit nearer, and stayed there.',
    hear: '{pet} stopped, and looked, and did not look away.',
    pull: '{pet} got in where no one else could, and pushed.',
    find: '{pet} was as glad as can be.',
    got: '{pet} had a crumb on the chin.',
    rest: '{pet} got as close as close can be.',
  },
}

/** For several pets at once, where one line each would be too many. */
export const TOGETHER: Partial<Record<PetBeat, string>> = {
  seat: '{pets} had come, too.',
  go: '{pets} came, too.',
  worry: '{pets} kept close.',
  rest: '{pets} stayed to the last crumb.',
}
/** For pets of the first one's kind. */
export const JUST_SO: Partial<Record<PetBeat, string>> = {
  seat: '{pets} had the next best place.',
  go: '{pets} came right behind.',
  worry: '{pets} looked at {partner}, and did the same.',
  rest: '{pets} lay down, too, back to back.',
}
