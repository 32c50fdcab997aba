import type { StoryRequestInput } from '../../../story/request'
import { linesIn } from '../line-fixture'
import { findEvent } from './events'
import { findPlace, describePlace } from './places'
import { language } from '.'

const { rendered, introduced } = linesIn(language, {
  pets: [
    { name: 'Rex', type: 'Dog', gender: 'male', colors: 'Brown' },
    { name: 'Max', type: 'Guinea Pig', gender: 'unknown', colors: 'Black, White' },
  ],
})

test.each([
  ['{Er} sah {ihn}, {ihm} und {seinen} Hut', 'girl', 'Sie sah sie, ihr und ihren Hut'],
  ['{Er} sah {ihn}, {ihm} und {seinen} Hut', 'boy', 'Er sah ihn, ihm und seinen Hut'],
  ['{Er} sah {ihn}, {ihm} und {seinen} Hut', 'non-specific', 'Mia sah Mia, Mia und Mias Hut'],
  ['{Kims} Hut, {Bos} Napf', 'girl', 'Mias Hut, Rex’ Napf'],
] as const)('%s, %s: %s', (text, childGender, expected) => expect(rendered(text, { childGender })).toBe(expected))

test('a pet without a gender has the pronouns of its noun', () => {
  const pets: StoryRequestInput['pets'] = [{ name: 'Kiki', type: 'Cat', gender: 'unknown' }]
  expect(rendered('{bo.er}, {bo.ihn}, {bo.ihm}, {bo.seine}', { pets })).toBe('Sie, sie, ihr, ihre')
  const rabbit: StoryRequestInput['pets'] = [{ name: 'Kiki', type: 'Rabbit', gender: 'unknown' }]
  expect(rendered('{bo.er}, {bo.ihn}, {bo.ihm}, {bo.seine}', { pets: rabbit })).toBe('Es, es, ihm, seine')
})

test.each([
  ['Da ist {Bo+}.', 'Da ist Rex, der braune Hund.'],
  ['{Bo+} lief.', 'Rex, der braune Hund, lief.'],
  ['Bei {Bo+dem}, da', 'Bei Rex, dem braunen Hund, da'],
  ['{Kim} sah {Bo+den}!', 'Mia sah Rex, den braunen Hund!'],
  ['[others: {Kim} sah {Bo+den}. {Bo+} lief.]', 'Mia sah Max, das schwarz-weiße Meerschweinchen. Max lief.'],
  ['"Wo ist {Bo+}?" {er} rief.', '„Wo ist Rex, der braune Hund?“ Sie rief.'],
  ['"Komm!", rief {Kim}. grab ... grab', '„Komm!“, rief Mia. Grab … grab'],
])('%s', (text, expected) => expect(introduced(text)).toBe(expected))

test('places: known in German and English spelling, or in the buyer’s own words where nothing must be declined', () => {
  expect(findPlace('Kairo')?.at).toBe('in Kairo')
  expect(findPlace('cairo')?.at).toBe('in Kairo')
  const atOf = (typed: string) => describePlace(typed)?.at
  expect(
    ['Strand', 'der Mond', 'Bali', 'am Meer', 'Oma', 'bei Oma Inge', 'die Berge', 'unser Garten'].map(atOf),
  ).toEqual([
    'am Strand',
    'auf dem Mond',
    'in Bali',
    'am Meer',
    'bei Oma',
    'bei Oma Inge',
    'in den Bergen',
    'im Garten',
  ])
  expect(['das verwunschene Tal', "Nana's farm", 'the beach', '🏖️', ''].map(atOf)).toEqual(Array(5).fill(undefined))
})

test('events: are found by their German names', () => {
  expect(
    ['Mein Geburtstag', 'Kindergeburtstag', 'Einschulung', 'Weihnachten', 'Zuckerfest'].map((e) => findEvent(e)?.id),
  ).toEqual(['birthday', 'birthday', 'first-day-of-school', 'christmas', 'eid-al-fitr'])
})
