import type { PetTrait } from './traits'
import { traitsOfPet } from './traits'
import { dayInStory } from './day-in-story'
import { sortByUse } from './sort-by-use'

const use = (type: 'Dog' | 'Fish', inStory: boolean, chosen: PetTrait[] = []) =>
  sortByUse<PetTrait>({
    chosen,
    statements: [
      { words: 'steals socks', traits: ['socks'] },
      { words: 'one blue eye', traits: [] },
    ],
    keep: (traits) => traitsOfPet({ type, traits }),
    inStory,
  })

test('the story tells what was chosen and what the own words say; the rest is named', () => {
  expect(use('Dog', true, ['broom'])).toEqual({
    story: { traits: ['broom'], words: ['steals socks'] },
    rest: { traits: [], words: ['one blue eye'] },
    dropped: [],
  })
})

test('of a pet that isn’t the first the story tells nothing', () => {
  expect(use('Dog', false, ['broom'])).toEqual({
    story: { traits: [], words: [] },
    rest: { traits: ['broom'], words: ['steals socks', 'one blue eye'] },
    dropped: [],
  })
})

test('a fish has no three legs: that is dropped, and so said', () => {
  expect(use('Fish', true, ['threelegs', 'oneeye'])).toEqual({
    story: { traits: ['oneeye'], words: [] },
    rest: { traits: [], words: ['steals socks', 'one blue eye'] },
    dropped: ['threelegs'],
  })
})

test('own words after three chosen traits are no longer told', () => {
  expect(use('Dog', true, ['broom', 'old', 'digs']).rest.words).toEqual(['steals socks', 'one blue eye'])
})

test('a day: taken into the plot, greeted, or not spoken of; another story that takes it is named', () => {
  const of = (skill: 'courage' | 'honesty' | 'sharing') =>
    dayInStory(
      { skill, level: '5-8', event: 'easter' },
      { courage: { '5-8': {} }, honesty: { '5-8': { easter: 'plot' } }, sharing: { '5-8': { easter: 'greeted' } } },
    )
  expect(of('honesty')).toEqual({ taken: 'plot' })
  expect(of('sharing')).toEqual({ taken: 'greeted', other: 'honesty' })
  expect(of('courage')).toEqual({ taken: 'none', other: 'honesty' })
})
