// A day in the buyer's own words, in every story: named as part of a sentence, never quoted, and short enough.
import { sample } from '@/e2e/fixtures/sample'
import { LIFE_SKILLS, READING_LEVELS } from '../../story/lists'
import { describeDay } from '../languages/en/days'
import { MEASURES } from '../languages/en/measure'
import { writeStory } from '../write'
import { at, GENDERS, mixed, requestFor } from './sample-requests'

const DAYS = [
  'first lost tooth',
  'Moving house',
  'Nana’s 80th',
  'Songkran',
  'our Gold Medal Day',
  'we moved to the sea',
]

test.each(READING_LEVELS)(
  'typed days, %s: each story names the day once at least, without quotation marks',
  async (level) => {
    for (const [i, skill] of LIFE_SKILLS.entries())
      for (const [n, specialEvent] of sample([...DAYS.entries()], `${skill} ${level} typed days`, 3)) {
        const day = describeDay(specialEvent) ?? ''
        const request = requestFor([skill, level], at(GENDERS, i), mixed(1 + ((i + n) % 2), n), { specialEvent })
        const { pages } = await writeStory(request)
        const sentences = pages.flatMap(({ content }) => MEASURES.sentencesOf(content)).filter((s) => s.includes(day))
        expect([skill, day, sentences.length > 0]).toEqual([skill, day, true])
        for (const sentence of sentences) {
          const [before = '', after = ''] = sentence.split(day)
          expect(`${before.at(-1)}${after[0]}`).not.toMatch(/[“”"‘]/)
          expect([sentence, MEASURES.countWords(sentence) <= MEASURES.levels[level].longestSentence]).toEqual([
            sentence,
            true,
          ])
        }
      }
  },
)
