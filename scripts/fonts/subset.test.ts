import { readFileSync } from 'node:fs'
import { LOCALES } from '@/lib/i18n/locales'
import { LETTERS } from './subset'

const LATIN =
  /[\u0021-\u007e\u00a1-\u00ac\u00ae-\u00ff\u0152\u0153\u2010-\u201f\u2022\u2026\u2039\u203a\u20ac\u2122\u2212]/g
/** Of ICU messages and tags, not of what is shown. */
const SYNTAX = new Set(['{', '}', '\\'])

test('every letter of the site texts is in its subset fonts', () => {
  const written = LOCALES.flatMap((locale) =>
    ['site', 'admin'].flatMap((file) => readFileSync(`messages/${locale}/${file}.json`, 'utf8').match(LATIN) ?? []),
  )
  expect([...new Set(written)].filter((letter) => !LETTERS.includes(letter) && !SYNTAX.has(letter))).toEqual([])
})

test('unicode-range of a subset font lists exactly its letters, and its rest font none of them', () => {
  const points = (ranges: string) =>
    ranges.split(',').flatMap((range) => {
      const [from = NaN, to = from] = range
        .slice(2)
        .split('-')
        .map((point) => parseInt(point, 16))
      return Array.from({ length: to - from + 1 }, (_, i) => from + i)
    })
  const faces = [
    ...readFileSync('app/fonts.ts', 'utf8').matchAll(/const (\w+) = localFont\(\{[\s\S]*?value:\s*'([^']+)'/g),
  ].map(([, name = '', ranges = '']) => ({ name, ranges }))
  const trimmed = faces.filter(({ name }) => ['corben', 'corbenLead', 'alegreya'].includes(name))
  const rest = faces.filter(({ name }) => name.endsWith('Rest'))
  expect([trimmed.length, rest.length]).toEqual([3, 3])
  const letters = [...LETTERS].map((letter) => letter.codePointAt(0) ?? 0).sort((a, b) => a - b)
  for (const { ranges } of trimmed) expect(points(ranges)).toEqual(letters)
  for (const { ranges } of rest) expect(points(ranges).filter((point) => letters.includes(point))).toEqual([])
})
