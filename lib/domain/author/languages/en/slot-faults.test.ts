import { LIFE_SKILLS, READING_LEVELS } from '../../../story/lists'
import { LIBRARY } from '../../library/load'
import { findSlotFaults } from './slot-faults'

test.each([
  'Somebody would come, and have a {Bo} for crew.',
  '{Bo} looked in: a {Bo} sun!',
  'They had {a Bo} too.',
  '[roomy: [place: There was {place.food} for later.]]',
  '[place&roomy: There was also some {place.food}.]',
  'It was late. [place: Outside was {place.street}.]',
  '[place: Out there is {place.landmark}.]',
  '[place: That is {place.landmark}, but blue.]',
  '[place&roomy: Around the corner was {place.sound}.]',
  '[place: Behind them, {place.landmark} was still asleep.]',
])('found: %s', (sentence) => {
  expect(findSlotFaults(sentence)).toHaveLength(1)
})

test.each([
  'But with no {Bo}, it was a flat whee.',
  'A {trait.thing} lay by {Bo}.',
  '[place: It was {place.sound}.]',
  '[place: Lunch was {place.food} and beetroot.]',
  '[place: Past {place.landmark} was a wood.]',
  '[place: In the tree was {place.creature}.]',
  '[place: From over the roofs came {place.sound}.]',
  '[place: On the platform, it was {place.sound}.]',
])('right: %s', (sentence) => {
  expect(findSlotFaults(sentence)).toEqual([])
})

test('no story has such a sentence', async () => {
  const findings: string[] = []
  for (const skill of LIFE_SKILLS)
    for (const level of READING_LEVELS) {
      const source = await LIBRARY[skill]?.[level]?.words.en()
      findings.push(...findSlotFaults(source?.words ?? '').map((fault) => `${skill} ${level}, ${fault}`))
    }
  expect(findings).toEqual([])
})
