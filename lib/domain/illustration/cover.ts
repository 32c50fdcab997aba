import { COVER_PAGE } from '../book/picture-path'
import { pick } from '../chance'
import type { Direction } from './direction'
import { illustrate } from './illustrate'
import type { BookLook } from './illustrate'
import type { Scene } from './scene'

/** Where and when a book begins: its manuscript's first direction will do. */
export type Opening = Pick<Direction, 'setting' | 'light' | 'weather'>
const USUAL: Opening = { setting: 'garden', light: 'morning', weather: 'clear' }

/**
 * The picture for a cover or title page: the child and every pet together, in the place where the book begins, quiet at the top.
 * It holds no text: whoever prints it sets the title there. The title only chooses how the child greets the reader.
 */
export function drawCover(book: BookLook, title: string, opening: Opening = USUAL): Scene {
  const actors = book.cast.flatMap((m): Direction['actors'] => {
    if (m.kind === 'pet')
      return [
        {
          who: m.who,
          pose: m.type === 'Bird' ? 'perch' : m.type === 'Fish' ? 'swim' : m.type === 'Horse' ? 'stand' : 'sit',
          feeling: 'happy',
        },
      ]
    return m.who === 'child'
      ? [
          {
            who: m.who,
            pose: pick(book.seed, `cover ${title}`, ['wave', 'stand', 'celebrate'] as const),
            feeling: 'delighted',
          },
        ]
      : []
  })
  // A lamp at night makes a dark shelf: a cover wants daylight.
  const light = opening.light === 'lamp' || opening.light === 'night' ? 'golden' : opening.light
  return illustrate(book, {
    pageNumber: COVER_PAGE,
    direction: { ...opening, light, shot: 'medium', actors, props: [], textSpace: 'top' },
  }).scene
}
