import { namesOnCover } from './cover-names'

const book = {
  childName: 'Mila',
  petNames: ['Biscuit', 'Olive'],
  language: 'en',
  withPets: 'with Biscuit and Olive',
} as const

it.each([
  ['It Was Like This', 'Mila, Biscuit, and Olive'],
  ['Mila and the Egg', 'with Biscuit and Olive'],
  ['Mila, Biscuit and the Egg', 'with Biscuit and Olive'],
  ['Mila, Biscuit and Olive', undefined],
])('%s: %s', (title, names) => expect(namesOnCover({ ...book, title })).toBe(names))

it('joins names as the book’s language does', () => {
  expect(namesOnCover({ ...book, title: 'Der Morgen', language: 'de', petNames: ['Bo'] })).toBe('Mila und Bo')
})
