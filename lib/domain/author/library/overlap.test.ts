import { wordsOf } from '../grammar/count'
import { writeStory } from '../write'
import { mixed, partner, requestFor } from './sample-requests'
import { STORIES } from './story-suite'

test('overlap: two stories share at most 5 % of their five-word sequences', async () => {
  const runs = new Map<string, Set<string>>()
  for (const story of STORIES) {
    const own = new Set<string>()
    for (const pets of [partner(0, 1), mixed(5, 3)]) {
      const book = await writeStory(requestFor(story, 'girl', pets))
      const words = wordsOf(
        book.pages
          .map((p) => p.content)
          .join(' ')
          .toLowerCase(),
      )
      words.slice(0, -4).forEach((_, i) => own.add(words.slice(i, i + 5).join(' ')))
    }
    runs.set(story.join(' '), own)
  }
  for (const [one, a] of runs)
    for (const [two, b] of runs) {
      const shared = [...a].filter((run) => b.has(run))
      if (one !== two)
        expect({ one, two, shared: shared.length / a.size < 0.05 ? [] : shared }).toEqual({ one, two, shared: [] })
    }
})
