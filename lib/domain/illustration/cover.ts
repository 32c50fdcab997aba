import type { Direction } from './direction'
import { illustrate } from './illustrate'
import type { BookLook } from './illustrate'
import type { Scene } from './scene'

const PROUD = { child: 'wave', pet: 'sit' } as const

/**
 * The picture for a cover or title page: the child and every pet together, in the place where the book begins, quiet at the top.
 * There is no text in it; whoever prints it sets `title` there.
 */
export function cover(book: BookLook, first: Pick<Direction, 'setting' | 'light' | 'weather'>): Scene {
  const actors = book.cast.flatMap((m): Direction['actors'] =>
    m.kind === 'pet' ? [{ who: m.who, pose: m.type === 'Bird' ? 'fly' : m.type === 'Fish' ? 'swim' : m.type === 'Horse' ? 'stand' : PROUD.pet, feeling: 'happy' }]
    : m.who === 'child' ? [{ who: m.who, pose: PROUD.child, feeling: 'delighted' }] : [])
  return illustrate(book, { pageNumber: 1, direction: { setting: first.setting, light: first.light === 'lamp' ? 'golden' : first.light, weather: first.weather, shot: 'medium', actors, props: [], textSpace: 'top' } }).scene
}
