import { NoTemplateError } from '../../author/no-template'
import type { StoryRequest } from '../../story/request'
import { CHECK_NAMES, checkBook, type CheckName } from './book'

/** Halves of the random books: two files take half of the time of one. */
const HALVES = 2
/** Time for one book on a busy machine, in milliseconds. */
const A_BOOK = 30_000
/**
 * Of a thousand that are measured, so many may be wrong in all books: what no room is found for in a crowded picture
 * of a face. Where nothing is named none may.
 */
const MOST_WRONG: Partial<Record<CheckName, number>> = {
  picture: 4,
  hands: 12,
  gaze: 12,
  things: 25,
  presence: 12,
  shots: 4,
}

/**
 * @param count how many books of this half are drawn
 * @param requestOf a request at random, from a seed; every other one has five pets
 */
export const testRandomBooks = (half: 0 | 1, count: number, requestOf: (seed: number) => StoryRequest | undefined) =>
  test(
    'random books hold what they must: what is done is touched and looked at, nothing named is cut, everybody is there, whole, once',
    async () => {
      const wrong = new Map<CheckName, string[]>()
      const counts = new Map<CheckName, number>()
      let drawn = 0
      for (let seed = 0; drawn < count; seed++) {
        if (Math.floor(seed / 2) % HALVES !== half) continue
        const request = requestOf(seed)
        if (!request) throw new Error('no request')
        const found = await checkBook(request).catch((error: unknown) => {
          if (error instanceof NoTemplateError) return null
          throw error
        })
        if (!found) continue
        drawn++
        for (const check of CHECK_NAMES) counts.set(check, (counts.get(check) ?? 0) + found.counts[check])
        for (const { check, page, flaw } of found.flaws)
          wrong.set(check, [...(wrong.get(check) ?? []), `book ${seed}, page ${page}: ${flaw}`])
      }
      for (const check of CHECK_NAMES) {
        const flaws = wrong.get(check) ?? []
        const most = Math.ceil(((MOST_WRONG[check] ?? 0) * (counts.get(check) ?? 0)) / 1000)
        expect({ check, flaws: flaws.length > most ? flaws : [] }).toEqual({ check, flaws: [] })
        expect(counts.get(check)).toBeGreaterThan(0)
      }
    },
    count * A_BOOK,
  )
