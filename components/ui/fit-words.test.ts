import { longest } from './fit-words'

test.each([
  ['The Singing Bus to Donaueschingen', 14],
  ['Maximiliane-Alexandrine von Hohenlohe', 12],
  ['みんなでつくったとてもながいおはなし', 9],
  ['Mila', 4],
])('the letters of the longest word that a line must hold: %s', (words, letters) =>
  expect(longest(words)['--longest']).toBe(letters),
)
