import { isLongTitle, longestWord } from './drawn-cover'

test.each([
  ['A book about somebody', false],
  ['Tweezers Have Teeth', false],
  ['One Boot On', false],
  ['一本关于某个人的书', false],
  ['Ein Buch über jemanden', true],
  ['Il libro di Massimiliano', false],
  ['Das Buch von Maria Antonietta', true],
  ['The Week in Which Nobody Slept', true],
])('a title that takes more than two lines of a cover is long: %s', (title, long) =>
  expect(isLongTitle(title)).toBe(long),
)

test.each([
  ['The Singing Bus to Donaueschingen', 14],
  ['Maximiliane-Alexandrine', 12],
  ['はるのCake、ふゆのばす', 5],
  ['一本关于某个人的书', 1],
  ['Donaudampfschifffahrtskapitän', 18],
])('letters of the longest word, up to what can be read: %s', (title, letters) =>
  expect(longestWord(title)).toBe(letters),
)
