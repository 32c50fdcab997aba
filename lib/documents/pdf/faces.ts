// Which face sets which letters. Every face is one subset file, registered under its own name, and a run of text names exactly one of them.
import { Font } from '@react-pdf/renderer'
import { join } from 'node:path'
import type { Language } from '../../domain/story/lists'
import table from '../fonts/faces.json'

export type TypeStyle = 'story' | 'lead' | 'title'
export interface Run { face: string; text: string }

/** What is asked of a face: its glyphs and their widths. */
interface Glyphs {
  unitsPerEm: number
  ascent: number
  hasGlyphForCodePoint: (codePoint: number) => boolean
  layout: (text: string, ...how: unknown[]) => { advanceWidth: number }
  getGlyph: (id: number, letters?: number[]) => { codePoints: number[] }
}
interface Face { id: string; glyphs: Glyphs }

const LATIN = ['andika', 'andika-ext', 'andika-vietnamese', 'andika-cyrillic', 'andika-cyrillic-ext', 'greek']
const OTHERS = ['devanagari', 'arabic', 'hebrew', 'bengali', 'gurmukhi', 'tamil', 'thai']
const HAN: Record<'ja' | 'other', string[]> = { ja: ['japanese', 'chinese', 'korean'], other: ['chinese', 'japanese', 'korean'] }
const known = new Set(table.map((face) => face.id))
const bold = (ids: readonly string[]): string[] => ids.map((id) => (known.has(`${id}-bold`) ? `${id}-bold` : id))

function order(style: TypeStyle, language: Language): string[] {
  const rest = [...LATIN, ...OTHERS, ...HAN[language === 'ja' ? 'ja' : 'other']]
  if (style === 'title') return ['corben-bold', 'corben-ext-bold', ...bold(rest), 'emoji']
  return [...(style === 'lead' ? ['corben', 'corben-ext'] : []), ...rest, 'emoji']
}

/** In Chinese and Japanese these are full-width signs of the script, not of Latin type. */
const SHARED_SIGNS = /^[“”‘’…—–·]$/u
const EMOJI_JOINTS = /[\u200d\ufe0e\ufe0f\u{1f3fb}-\u{1f3ff}\u{e0020}-\u{e007f}]/gu
/** Shown for a letter that no face has. */
const NO_GLYPH = '□'

export class Typesetter {
  private readonly stacks: Record<TypeStyle, Face[]>
  private readonly set = new Map<string, readonly Run[]>()
  /** Per em, of what was measured already. */
  private readonly widths = new Map<string, number>()
  private readonly clusters = new Intl.Segmenter('und', { granularity: 'grapheme' })

  constructor(faces: ReadonlyMap<string, Glyphs>, private readonly language: Language) {
    const stack = (style: TypeStyle): Face[] => order(style, language).flatMap((id) => {
      const glyphs = faces.get(id)
      return glyphs ? [{ id, glyphs }] : []
    })
    this.stacks = { story: stack('story'), lead: stack('lead'), title: stack('title') }
  }

  /** Neighbouring letters of one face make one run, so that ligatures and joining letters stay whole. */
  runs(text: string, style: TypeStyle): readonly Run[] {
    const key = `${style} ${text}`
    const known = this.set.get(key) ?? this.split(text, style)
    this.set.set(key, known)
    return known
  }

  /** Which faces set these texts, and which of their letters each. Spaces are left out: they go with any face. */
  lettersOf(texts: Iterable<string>): Map<string, string> {
    const used = new Map<string, string>()
    for (const text of texts) for (const run of this.runs(text, 'story')) used.set(run.face, (used.get(run.face) ?? '') + run.text.replaceAll(' ', ''))
    return new Map([...used].map(([face, letters]) => [face, [...new Set(letters)].join('')]))
  }

  private split(text: string, style: TypeStyle): Run[] {
    const runs: Run[] = []
    for (const { segment } of this.clusters.segment(text.normalize('NFC').replace(/\s/gu, ' '))) {
      const last = runs.at(-1)
      const [face, set] = this.faceFor(segment, style, last?.face)
      if (last?.face === face.id) last.text += set
      else runs.push({ face: face.id, text: set })
    }
    return runs
  }

  /** In the unit of `size`. */
  width(text: string, style: TypeStyle, size: number): number {
    const key = `${style} ${text}`
    const known = this.widths.get(key)
    if (known !== undefined) return known * size
    const width = this.runs(text, style).reduce((sum, run) => {
      const glyphs = this.stacks[style].find((face) => face.id === run.face)?.glyphs
      return glyphs ? sum + glyphs.layout(run.text).advanceWidth / glyphs.unitsPerEm : sum
    }, 0)
    this.widths.set(key, width)
    return width * size
  }

  /** How far below its top the printer puts the baseline of a line, per em: it goes by the tallest face in it. */
  ascent(line: string, style: TypeStyle): number {
    return Math.max(...this.runs(line, style).map((run) => {
      const glyphs = this.stacks[style].find((face) => face.id === run.face)?.glyphs
      return glyphs ? glyphs.ascent / glyphs.unitsPerEm : 0
    }))
  }

  private faceFor(cluster: string, style: TypeStyle, lastId: string | undefined): [Face, string] {
    const stack = this.stacks[style]
    const has = (face: Face, text: string) => [...text].every((letter) => face.glyphs.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))
    const asian = this.language === 'zh' || this.language === 'ja'
    const preferred = asian && SHARED_SIGNS.test(cluster) ? stack.filter((face) => /^(chinese|japanese)/.test(face.id)) : []
    // The space of the picture letters is as wide as they are: a hole in the line.
    const last = cluster === ' ' && lastId !== 'emoji' ? stack.filter((face) => face.id === lastId) : []
    // A picture letter without its joints and colours is still that picture; a letter without an unknown mark is still that letter.
    const [base = ''] = [...cluster]
    for (const text of [cluster, cluster.replace(EMOJI_JOINTS, ''), base, NO_GLYPH]) {
      const face = text === '' ? undefined : [...preferred, ...last, ...stack].find((one) => has(one, text))
      if (face) return [face, text]
    }
    throw new Error(`no face has a glyph for ${cluster} nor for its replacement`)
  }
}

// The printer's own types leave out what its font library gives.
const hasGlyphs = (font: object): font is Glyphs => 'unitsPerEm' in font && 'ascent' in font && 'hasGlyphForCodePoint' in font && 'layout' in font && 'getGlyph' in font

/**
 * The font library remembers a glyph with the letters for which it first stood, and the printer counts letters by it: where one glyph
 * may stand for one letter or for several (Hindi), the ends of lines got lost. Each use gets its own letters.
 */
function keepLetters(font: Glyphs): void {
  const remembered = font.getGlyph.bind(font)
  font.getGlyph = (id, letters = []) => {
    const glyph = remembered(id, letters)
    const same = letters.length === glyph.codePoints.length && letters.every((letter, i) => letter === glyph.codePoints[i])
    return same || letters.length === 0 ? glyph : Object.create(glyph, { codePoints: { value: letters } })
  }
}

/**
 * The font library stumbles over a mark for which a font names no place on its letter (nearly every vowel sign in Gurmukhi), and there was no
 * book. Such words are set without the fonts' places for marks: each mark stands where it was drawn to stand.
 */
function setAlways(font: Glyphs): void {
  const layout = font.layout.bind(font)
  font.layout = (text, features, ...how) => {
    try {
      return layout(text, features, ...how)
    } catch {
      // Anew each time: the library writes into it.
      return layout(text, { abvm: false, blwm: false, mark: false, mkmk: false }, ...how)
    }
  }
}

let registered: string | undefined
let opened: Promise<Map<string, Glyphs>> | undefined

async function openFaces(folder: string): Promise<Map<string, Glyphs>> {
  for (const { id } of table) Font.register({ family: id, src: join(folder, `${id}.ttf`) })
  // Lines are broken by ourselves.
  Font.registerHyphenationCallback((word) => [word])
  const faces = new Map<string, Glyphs>()
  for (const { id } of table) {
    await Font.load({ fontFamily: id })
    const { data } = Font.getFont({ fontFamily: id })
    if (!data || !hasGlyphs(data)) throw new Error(`font ${id} can't be read`)
    keepLetters(data)
    setAlways(data)
    faces.set(id, data)
  }
  return faces
}

/** `folder` holds the inflated faces, `{id}.ttf`. Opened once a process. */
export async function typesetter(folder: string, language: Language): Promise<Typesetter> {
  if (registered !== folder || !opened) {
    registered = folder
    opened = openFaces(folder)
  }
  return new Typesetter(await opened, language)
}
