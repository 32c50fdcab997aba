import fc from 'fast-check'
import { localePath, splitLocale } from './locale-path'
import { DEFAULT_LOCALE, LOCALES } from './locales'

test.each([
  ['en', '/', '/'],
  ['es', '/', '/es'],
  ['ar', '/pricing', '/ar/pricing'],
  ['ja', '/?code=AB', '/ja?code=AB'],
  ['fr', '/story/a%2Fb/read?x=1#y', '/fr/story/a%2Fb/read?x=1#y'],
] as const)('%s %s is at %s', (locale, path, address) => expect(localePath(locale, path)).toBe(address))

test('an address gives its language and path back', () => {
  const segment = fc.stringMatching(/^[a-z-]{3,12}$/)
  fc.assert(
    fc.property(fc.constantFrom(...LOCALES), fc.array(segment, { maxLength: 3 }), (locale, segments) => {
      const path = `/${segments.join('/')}`
      expect(splitLocale(localePath(locale, path))).toEqual({ locale: locale === DEFAULT_LOCALE ? null : locale, path })
    }),
  )
})

test('a word that begins like a language is no language', () => {
  expect(splitLocale('/essay')).toEqual({ locale: null, path: '/essay' })
  expect(splitLocale('/EN/x')).toEqual({ locale: null, path: '/EN/x' })
})
