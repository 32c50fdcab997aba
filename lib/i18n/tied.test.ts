import { readFileSync } from 'node:fs'
import { tied } from './tied'

const J = '\u2060'

test('no line ends at the hyphen of a short piece, in any of the five languages that have them', () => {
  expect(tied('fr', { a: 'Que savez-vous de nous ? Le livre ou l’e-mail n’est pas là' })).toEqual({
    a: `Que savez-${J}vous de nous ? Le livre ou l’e-${J}mail n’est pas là`,
  })
  expect(tied('pt', { a: { b: 'Posso mandá-lo imprimir? Ajude-nos' } })).toEqual({
    a: { b: `Posso mandá-${J}lo imprimir? Ajude-${J}nos` },
  })
  expect(tied('fr', { a: 'y a-t-il' })).toEqual({ a: `y a-${J}t-${J}il` })
})

test('a line may end between two long pieces, and a range of figures is left alone', () => {
  const words = { a: 'E\u2060-Mail', b: 'grands-parents', c: '3-5', d: 'Beta-Programm' }
  expect(tied('de', words)).toEqual(words)
})

test('a Hindi sentence’s last small verb stays with its word', () => {
  expect(tied('hi', { a: 'किताब आ जाती है। हम जानते हैं, और' })).toEqual({ a: 'किताब आ जाती\u00a0है। हम जानते\u00a0हैं, और' })
})

test('a figure stays with the short word that it counts', () => {
  expect(tied('es', { a: 'en 30 días, desde el 21 de noviembre', b: '20 competencias, 2026. En' })).toEqual({
    a: 'en 30\u00a0días, desde el 21 de noviembre',
    b: '20 competencias, 2026. En',
  })
  expect(tied('hi', { a: '24 घंटे में' })).toEqual({ a: '24\u00a0घंटे में' })
})

test('so does a figure that the page fills in, and nothing after a name', () => {
  const compiled = {
    a: ['Wähle ', ['most'], ' Tage'],
    b: [['count', 2, { one: [0, ' Buch'], other: [0, ' Bücher'] }]],
    c: [['b', ['newsletterDays'], ' Tage alt']],
    d: [['name'], ' sagt'],
    e: [['n', 4], ' Seiten'],
  }
  expect(tied('de', compiled)).toEqual({
    a: ['Wähle ', ['most'], '\u00a0Tage'],
    b: [['count', 2, { one: [0, '\u00a0Buch'], other: [0, '\u00a0Bücher'] }]],
    c: [['b', ['newsletterDays'], '\u00a0Tage alt']],
    d: [['name'], ' sagt'],
    e: [['n', 4], '\u00a0Seiten'],
  })
})

test('a Japanese range or date is not parted', () => {
  expect(tied('ja', { a: '500～700語', b: '2026年11月21日' })).toEqual({
    a: `500${J}～${J}700語`,
    b: `2026年11月${J}21日`,
  })
})

test('an Arabic letter before another script stays with it', () => {
  expect(tied('ar', { a: 'ملكًا لـ Wagtale Press' })).toEqual({ a: 'ملكًا لـ\u00a0Wagtale Press' })
})

test('compiled messages are tied in their words alone', () => {
  const compiled = {
    a: [
      'Un e-mail à ',
      ['e-mail'],
      [' ', 'x'],
      ['pet-kind', 1, { 'guinea-pig': 'peut-il', other: ['va-t-il', ['n', 4, 'a-b']] }],
      ['b-tag', 'dit-il'],
    ],
  }
  expect(tied('fr', compiled)).toEqual({
    a: [
      `Un e-${J}mail à `,
      ['e-mail'],
      [' ', 'x'],
      ['pet-kind', 1, { 'guinea-pig': `peut-${J}il`, other: [`va-${J}t-${J}il`, ['n', 4, 'a-b']] }],
      ['b-tag', `dit-${J}il`],
    ],
  })
})

test('the keys of a choice are left as they are before the build compiles them', () => {
  const choice = { a: '{kind, select, guinea-pig {Cobaye} new-years-eve {Fête} other {Animal}}' }
  expect(tied('fr', choice)).toEqual(choice)
})

test('every other language, and every message, keeps its letters', () => {
  const english = { a: 'e-mail' }
  expect(tied('en', english)).toBe(english)
  const french = JSON.parse(readFileSync('messages/fr.json', 'utf8'))
  const plain = (messages: unknown) => JSON.stringify(messages).replaceAll(J, '').replaceAll('\u00a0', ' ')
  expect(plain(tied('fr', french))).toEqual(plain(french))
})
