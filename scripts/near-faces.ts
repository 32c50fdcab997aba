// npm run near-faces: writes app/near-faces.css, what stands in for the shop's latin faces until they come. One scale for a whole face sets
// long lines right and single ones up to 6 % off, so that a headline whose line is nearly full breaks elsewhere: narrow letters, wide ones and
// capitals differ. Here letters that are as much narrower or wider than the stand-in's share a scale, found by the shop's own words.
// Run it when a package of faces changes.
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { create, type Font } from 'fontkit'
import { LETTERS } from './trim-faces'

const root = path.resolve(import.meta.dirname, '..')
const METRICS = 'node_modules/@cantoo/pdf-lib/src/packages/standard-fonts/font_metrics'

/** Each face with the system's own that stands in for it: Times New Roman and Arial are as wide as the Times and Helvetica of these tables, and as Liberation's. */
export const PAIRS = [
  {
    family: 'Near Corben',
    weight: 700,
    face: 'corben-700',
    metrics: 'Times-Bold',
    local: ['Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 'Liberation Serif Bold'],
  },
  {
    family: 'Near Corben',
    weight: 400,
    face: 'corben-400',
    metrics: 'Times-Roman',
    local: ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif'],
  },
  {
    family: 'Near Alegreya',
    weight: 500,
    face: 'alegreya-sans-500',
    metrics: 'Helvetica',
    local: ['Arial', 'ArialMT', 'Liberation Sans'],
  },
  {
    family: 'Near Alegreya',
    weight: 800,
    face: 'alegreya-sans-800',
    metrics: 'Helvetica-Bold',
    local: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'],
  },
] as const
export type Pair = (typeof PAIRS)[number]

const LATIN_LOCALES = ['en', 'es', 'fr', 'de', 'it', 'pt']
/** Words on a line of a headline. */
const WORDS = 5
const GROUPS = 6

/** The shop's own words in the languages of these faces, a line each. */
export function shopLines(): string[] {
  const strings = (value: unknown): string[] =>
    typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(strings)
  return LATIN_LOCALES.flatMap((locale) =>
    strings(JSON.parse(readFileSync(path.join(root, `messages/${locale}.json`), 'utf8'))),
  ).flatMap((text) => {
    const words = text
      .replace(/\{[^}]*\}|<[^>]*>/g, '')
      .split(/\s+/)
      .filter((word) => [...word].every((letter) => LETTERS.includes(letter)))
    return Array.from({ length: Math.floor(words.length / WORDS) }, (_, i) =>
      words.slice(i * WORDS, (i + 1) * WORDS).join(' '),
    )
  })
}

const faceOf = ({ face }: Pair): Font => {
  const font = create(readFileSync(path.join(root, `app/faces/${face}.woff2`)))
  if (!('layout' in font)) throw new Error(`${face} is a collection`)
  return font
}
/** How wide a line is in the face itself, in ems. */
export function widthIn(pair: Pair): (line: string) => number {
  const font = faceOf(pair)
  return (line) => font.layout(line, ['kern']).advanceWidth / font.unitsPerEm
}

/** Letters with a mark are as wide as those without. */
const plain = (letter: string): string => (letter === '’' ? "'" : letter.normalize('NFD').charAt(0))
/** How wide each letter of the stand-in is, in ems. Adobe's tables have the typographic apostrophe where ASCII has the straight one. */
export function standIn({ metrics }: Pair): (letter: string) => number {
  const rows = readFileSync(path.join(root, METRICS, `${metrics}.afm`), 'utf8').matchAll(/^C (\d+) ; WX (\d+)/gm)
  const widths = new Map([...rows].map(([, code, width]) => [String.fromCharCode(Number(code)), Number(width) / 1000]))
  return (letter) => widths.get(plain(letter)) ?? 0
}

/** Set to their own measure: the space, with which Arabic and Hindi are set too, and the nought, by which styles measure (`ch`). */
const EXACT = [' ', '0']

interface Group {
  letters: string
  scale: number
}

/** Letters sorted by how much wider the face is, cut where the least is lost, weighed by how often they are written. */
function groupsOf(items: { letter: string; ratio: number; weight: number }[]): string[] {
  const sorted = [...items].sort((a, b) => a.ratio - b.ratio)
  const loss = (from: number, to: number): number => {
    const part = sorted.slice(from, to)
    const all = part.reduce((sum, { weight }) => sum + weight, 0)
    const mean = part.reduce((sum, { weight, ratio }) => sum + weight * ratio, 0) / all
    return part.reduce((sum, { weight, ratio }) => sum + weight * (ratio - mean) ** 2, 0)
  }
  const losses = sorted.map((_, from) => sorted.map((__, to) => (to < from ? Infinity : loss(from, to + 1))))
  let best = sorted.map((_, to) => ({ loss: losses[0]?.[to] ?? Infinity, cuts: [] as number[] }))
  for (let k = 1; k < GROUPS; k++) {
    best = sorted.map((_, to) =>
      Array.from({ length: to }, (__, at) => ({
        loss: (best[at]?.loss ?? Infinity) + (losses[at + 1]?.[to] ?? Infinity),
        cuts: [...(best[at]?.cuts ?? []), at + 1],
      })).reduce((a, b) => (b.loss < a.loss ? b : a), { loss: Infinity, cuts: [] }),
    )
  }
  const cuts = [0, ...(best.at(-1)?.cuts ?? []), sorted.length]
  return cuts.slice(1).map((to, i) =>
    sorted
      .slice(cuts[i], to)
      .map(({ letter }) => letter)
      .join(''),
  )
}

/** The scales with which lines are as wide as in the face, by least squares of what they are off (Gauss and Seidel's rounds: a few letters each). */
function scalesOf(groups: readonly string[], rows: readonly { parts: readonly number[]; left: number }[]): number[] {
  const scales = groups.map(() => 1)
  for (let round = 0; round < 200; round++) {
    groups.forEach((_, at) => {
      const [over, under] = rows.reduce(
        ([a, b], { parts, left }) => {
          const own = parts[at] ?? 0
          const others = parts.reduce((sum, part, i) => (i === at ? sum : sum + part * (scales[i] ?? 1)), 0)
          return [a + own * (left - others), b + own * own]
        },
        [0, 0],
      )
      if (under > 0) scales[at] = over / under
    })
  }
  return scales
}

function nearFace(pair: Pair, lines: readonly string[]): Group[] {
  const width = widthIn(pair)
  const near = standIn(pair)
  const often = new Map<string, number>()
  for (const letter of lines.join('')) often.set(letter, (often.get(letter) ?? 0) + 1)
  const items = [...often]
    .filter(([letter]) => letter !== ' ' && near(letter) > 0)
    .map(([letter, count]) => ({ letter, ratio: width(letter) / near(letter), weight: count * near(letter) ** 2 }))
  const letters = groupsOf(items)
  const rows = lines.map((line) => {
    const whole = width(line)
    const parts = letters.map(
      (group) => [...line].reduce((sum, letter) => sum + (group.includes(letter) ? near(letter) : 0), 0) / whole,
    )
    return { parts, left: 1 - ((line.split(' ').length - 1) * width(' ')) / whole }
  })
  const scales = scalesOf(letters, rows)
  return [
    ...letters.map((group, i) => ({ letters: group, scale: scales[i] ?? 1 })),
    ...EXACT.map((letter) => ({ letters: letter, scale: width(letter) / near(letter) })),
  ]
}

const point = (code: number) => code.toString(16).toUpperCase().padStart(2, '0')
function ranges(letters: string): string {
  const codes = [...letters].map((letter) => letter.codePointAt(0) ?? 0).sort((a, b) => a - b)
  const runs: [number, number][] = []
  for (const code of codes) {
    const last = runs.at(-1)
    if (last && code === last[1] + 1) last[1] = code
    else runs.push([code, code])
  }
  return runs.map(([from, to]) => `U+${point(from)}${from === to ? '' : `-${point(to)}`}`).join(', ')
}

/** The rule with the most letters has the whole range, for what else is written; browsers look at the last rule first. */
function rules(pair: Pair, lines: readonly string[]): string {
  const { ascent, descent, unitsPerEm } = faceOf(pair)
  const percent = (share: number) => `${(share * 100).toFixed(1)}%`
  const rule = (scale: number, range: string) => `@font-face {
  font-family: '${pair.family}';
  font-weight: ${pair.weight};
  src: ${pair.local.map((name) => `local('${name}')`).join(', ')};
  size-adjust: ${percent(scale)};
  ascent-override: ${percent(ascent / unitsPerEm / scale)};
  descent-override: ${percent(-descent / unitsPerEm / scale)};
  line-gap-override: 0%;
  unicode-range: ${range};
}
`
  const [rest, ...others] = nearFace(pair, lines).sort((a, b) => b.letters.length - a.letters.length)
  return [
    rule(rest?.scale ?? 1, 'U+0021-024F, U+2010-2044, U+20A0-20CF, U+2122'),
    ...others.map(({ letters, scale }) => rule(scale, ranges(letters))),
  ].join('')
}

if (process.argv[1] !== undefined && import.meta.filename === path.resolve(process.argv[1])) {
  const lines = shopLines()
  const head =
    '/* Written by scripts/near-faces.ts: what stands in for our latin faces until they come, as wide as they are in our own words and as high. */\n'
  writeFileSync(path.join(root, 'app/near-faces.css'), head + PAIRS.map((pair) => rules(pair, lines)).join(''))
}
