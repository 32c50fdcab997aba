import { readFileSync } from 'node:fs'
import { PAIRS, shopLines, standIn, widthIn, type Pair } from './near-faces'

const css = readFileSync('app/near-faces.css', 'utf8')
const rules = [
  ...css.matchAll(
    /font-family: '([^']+)';\s+font-weight: (\d+);[\s\S]*?size-adjust: ([\d.]+)%;[\s\S]*?unicode-range: ([^;]+);/g,
  ),
].map(([, family, weight, scale, ranges = '']) => ({
  family,
  weight: Number(weight),
  scale: Number(scale) / 100,
  ranges: ranges.split(', ').map((range) =>
    range
      .slice(2)
      .split('-')
      .map((code) => parseInt(code, 16)),
  ),
}))

/** As a browser picks it: the last rule that has the letter. */
const scaleOf = ({ family, weight }: Pair, letter: string): number => {
  const code = letter.codePointAt(0) ?? 0
  return (
    rules.findLast(
      (rule) =>
        rule.family === family &&
        rule.weight === weight &&
        rule.ranges.some(([from = NaN, to = from]) => from <= code && code <= to),
    )?.scale ?? NaN
  )
}

test.each(PAIRS)('the stand-in of $face is as wide as the face, line by line, in the shop’s own words', (pair) => {
  const near = standIn(pair)
  const width = widthIn(pair)
  const scales = new Map<string, number>()
  const scale = (letter: string) =>
    scales.get(letter) ?? (scales.set(letter, scaleOf(pair, letter)), scaleOf(pair, letter))
  // Letters without a table entry (a few quotation marks) are no part of what is measured.
  const lines = shopLines().filter((line) => line.length > 15 && [...line].every((letter) => near(letter) > 0))
  expect(lines.length).toBeGreaterThan(5000)
  const off = lines.map(
    (line) => [...line].reduce((sum, letter) => sum + near(letter) * scale(letter), 0) / width(line) - 1,
  )
  const mean = off.reduce((sum, one) => sum + one, 0) / off.length
  // One scale for all letters: 2 %.
  expect(Math.abs(mean)).toBeLessThan(0.002)
  expect(Math.sqrt(off.reduce((sum, one) => sum + (one - mean) ** 2, 0) / off.length)).toBeLessThan(0.006)
})
