import fc from 'fast-check'
import { PLACEHOLDER_REQUEST } from '../site-illustrations/placeholder-story'
import type { Extra } from '../story/manuscript'
import type { Cast } from './cast'
import { drawAdult, drawChild } from './child/draw'
import { FACE_KINDS } from './child/face-kinds'
import { FEELINGS } from './direction'
import type { FigureSpec } from './figure'
import { resolveCast } from './resolve-cast'
import { buildSequelCast } from './sequel-cast'

const name = fc.string({ minLength: 1, maxLength: 12 })
const request = (childName: string, seed: string) => ({ ...PLACEHOLDER_REQUEST, childName, seed, pets: [] })
const EXTRAS: Extra[] = [
  { who: 'friend', name: 'Kofi', pronoun: 'he' },
  { who: 'friend2', name: 'Ana', pronoun: 'she' },
  { who: 'grownup', name: 'Dad', pronoun: 'he' },
  { who: 'elder', name: 'Nan', pronoun: 'she' },
]
const facesOf = (cast: Cast): (number | undefined)[] =>
  cast.flatMap((member) => (member.kind === 'pet' ? [] : [member.face]))

test('five people of a book have five kinds of face, and each the same face in another book', () =>
  fc.assert(
    fc.property(name, name, (childName, seed) => {
      const faces = facesOf(resolveCast(request(childName, 'first'), EXTRAS))
      expect(new Set(faces.map((face) => (face ?? NaN) % FACE_KINDS)).size).toBe(FACE_KINDS)
      expect(facesOf(resolveCast(request(childName, seed), EXTRAS))).toEqual(faces)
    }),
  ))

test('a sequel keeps the face of a child who is called otherwise in it, and whatever is chosen anew', () => {
  const cast = resolveCast(request('Mila', 'first'), [])
  const sequel = buildSequelCast({ ...request('Milla', 'second'), look: { hair: 'bun', skin: 'tan' } }, EXTRAS, {
    cast,
    pets: [],
    customizations: null,
  })
  expect(facesOf(sequel)[0]).toBe(facesOf(cast)[0])
})

const spec = (more: Partial<FigureSpec>): FigureSpec => ({
  pose: 'stand',
  feeling: 'happy',
  size: 300,
  key: 'k',
  ...more,
})
const [child] = resolveCast(request('Mila', 'first'), [])

test.each(FEELINGS)('%s: each kind of face is drawn in its own way, on every page the same', (feeling) => {
  if (child?.kind !== 'child') throw new Error('no child')
  for (const draw of [drawChild, drawAdult]) {
    const drawn = Array.from({ length: FACE_KINDS }, (_, face) =>
      JSON.stringify(draw({ look: child.look, age: child.age, face }, spec({ feeling })).nodes),
    )
    expect(new Set(drawn).size).toBe(FACE_KINDS)
    expect(
      JSON.stringify(draw({ look: child.look, age: child.age, face: 2 }, spec({ feeling, key: 'another page' })).nodes),
    ).toBe(drawn[2])
  }
})
