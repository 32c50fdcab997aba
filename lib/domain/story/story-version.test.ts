import fc from 'fast-check'
import { LIFE_SKILLS, READING_LEVELS } from './lists'
import { drawOtherSeed, versionFor } from './story-version'

test('another seed gives the other version, whatever the story and the seed', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...LIFE_SKILLS),
      fc.constantFrom(...READING_LEVELS),
      fc.string(),
      (skill, level, seed) => {
        let drawn = 0
        const other = drawOtherSeed({ skill, level }, seed, () => `${seed} ${drawn++}`)
        expect(versionFor({ skill, level }, other)).not.toBe(versionFor({ skill, level }, seed))
      },
    ),
  )
})
