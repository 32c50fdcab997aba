import fc from 'fast-check'
import { anyRequest } from '@/e2e/fixtures/any-request'
import { sample } from '@/e2e/fixtures/sample'
import { writeStory } from '../../author/write'
import { planPages } from '../book-look'
import { ENGINE_VERSION } from '../engine-version'
import { resolveCast } from '../resolve-cast'

// Each of these had too few faces, or neighbours alike: horses, benches, a tree, a boat with everybody aboard, a jetty.
const CROWDS: readonly (readonly [number, number | undefined])[] = [
  [5002, undefined],
  [7001, 5],
  [7012, 5],
  [7030, 5],
  [7045, 5],
  [5082, undefined],
]
test.each(sample(CROWDS, 'crowds', 3))('a crowd has its shots too: book %s', async (seed, pets) => {
  const [request] = fc.sample(anyRequest(pets), { seed, numRuns: 1 })
  if (!request) throw new Error('no request')
  const { pages, extras } = await writeStory(request)
  const book = { cast: resolveCast(request, extras), seed: request.seed, engineVersion: ENGINE_VERSION }
  const planned = planPages(book, pages)
  const shots = planned.map(({ shot }) => shot?.framing)
  const count = (...framings: string[]) => shots.filter((shot) => shot && framings.includes(shot)).length
  expect(count('face')).toBeGreaterThanOrEqual(3)
  expect(count('bust')).toBeGreaterThanOrEqual(2)
  expect(count('tiny')).toBeGreaterThanOrEqual(1)
  expect(count('below', 'plan')).toBeGreaterThanOrEqual(1)
  planned.forEach(({ shot, pageNumber }, i) => {
    // Two pages with one scene are one picture.
    if (!shot?.gutter || pageNumber % 2 === 0) expect(shot?.framing).not.toBe(shots[i - 1])
  })
})
