import { COVER_PAGE } from '../book/picture-path'
import { pick } from '../chance'
import type { Direction } from './direction'
import { illustrate } from './illustrate'
import type { BookLook } from './illustrate'
import type { Scene } from './scene'

/** Place, light and weather in which a book begins: the first direction of its manuscript fits. */
export type Opening = Pick<Direction, 'setting' | 'light' | 'weather'>
const USUAL: Opening = { setting: 'garden', light: 'morning', weather: 'clear' }

/**
 * The picture for a cover or title page: the child and every pet, in the place where the book begins, with quiet space
 * at the top.
 * It holds no text: the caller sets the title there. The title only chooses the pose in which the child greets the
 * reader.
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
  // Night and lamplight are too dark for a cover: it is drawn by daylight.
  const light = opening.light === 'lamp' || opening.light === 'night' ? 'golden' : opening.light
  return illustrate(book, {
    pageNumber: COVER_PAGE,
    direction: { ...opening, light, shot: 'medium', actors, props: [], textSpace: 'top' },
  }).scene
}
