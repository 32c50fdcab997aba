// Chooses the font of each letter. Every font is one subset file with an id; a run of text names exactly one.
import { create, type Font } from 'fontkit'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Language } from '../../domain/story/lists'
import table from '../fonts/faces.json'

export type TypeStyle = 'story' | 'lead' | 'title'
export interface Run {
  face: string
  text: string
}

interface Face {
  id: string
  glyphs: Font
}

const LATIN = ['andika', 'andika-ext', 'andika-vietnamese', 'andika-cyrillic', 'andika-cyrillic-ext', 'greek']
const OTHERS = ['devanagari', 'arabic', 'hebrew', 'bengali', 'gurmukhi', 'tamil', 'thai']
const HAN: Record<'ja' | 'other', string[]> = {
  ja: ['japanese', 'chinese', 'korean'],
  other: ['chinese', 'japanese', 'korean'],
}
const known = new Set(table.map((face) => face.id))
const bold = (ids: readonly string[]): string[] => ids.map((id) => (known.has(`${id}-bold`) ? `${id}-bold` : id))

function order(style: TypeStyle, language: Language): string[] {
  const rest = [...LATIN, ...OTHERS, ...HAN[language === 'ja' ? 'ja' : 'other']]
  if (style === 'title') return ['corben-bold', 'corben-ext-bold', ...bold(rest), 'emoji']
  return [...(style === 'lead' ? ['corben', 'corben-ext'] : []), ...rest, 'emoji']
}

/** Corben Bold draws ¿ like ?, so Spanish titles use another font for it (app/fonts.ts). */
const DRAWN_WRONG = new Map([['corben-bold', '¿']])

/** Full-width punctuation in Chinese and Japanese, not Latin. */
const SHARED_SIGNS = /^[“”‘’…—–·]$/u
const EMOJI_JOINTS = /[\u200d\ufe0e\ufe0f\u{1f3fb}-\u{1f3ff}\u{e0020}-\u{e007f}]/gu
/** Replacement for letters that no font has. */
const NO_GLYPH = '□'

export class Typesetter {
  private readonly stacks: Record<TypeStyle, Face[]>
  private readonly set = new Map<string, readonly Run[]>()
  /** Cache of measured widths, in em. */
  private readonly widths = new Map<string, number>()
  private readonly clusters = new Intl.Segmenter('und', { granularity: 'grapheme' })

  constructor(
    private readonly faces: ReadonlyMap<string, Font>,
    private readonly language: Language,
  ) {
    const stack = (style: TypeStyle): Face[] =>
      order(style, language).flatMap((id) => {
        const glyphs = faces.get(id)
        return glyphs ? [{ id, glyphs }] : []
      })
    this.stacks = { story: stack('story'), lead: stack('lead'), title: stack('title') }
  }

  /** Neighbouring letters of one font form one run, so that ligatures and joined letters stay whole. */
  runs(text: string, style: TypeStyle): readonly Run[] {
    const key = `${style} ${text}`
    const known = this.set.get(key) ?? this.split(text, style)
    this.set.set(key, known)
    return known
  }

  /** Fonts these texts need, and the letters each sets. Spaces don't count: every font has them. */
  lettersOf(texts: Iterable<string>): Map<string, string> {
    const used = new Map<string, string>()
    for (const text of texts)
      for (const run of this.runs(text, 'story'))
        used.set(run.face, (used.get(run.face) ?? '') + run.text.replaceAll(' ', ''))
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

  /** The fontkit font of a run. @throws if there is no such font */
  face(id: string): Font {
    const glyphs = this.faces.get(id)
    if (!glyphs) throw new Error(`no face ${id}`)
    return glyphs
  }

  /** Width in the unit of `size`. */
  width(text: string, style: TypeStyle, size: number): number {
    const key = `${style} ${text}`
    const known = this.widths.get(key)
    if (known !== undefined) return known * size
    const width = this.runs(text, style).reduce((sum, run) => sum + this.runWidth(run), 0)
    this.widths.set(key, width)
    return width * size
  }

  /** Width in em. */
  runWidth({ face, text }: Run): number {
    const glyphs = this.face(face)
    return glyphs.layout(text).advanceWidth / glyphs.unitsPerEm
  }

  private faceFor(cluster: string, style: TypeStyle, lastId: string | undefined): [Face, string] {
    const stack = this.stacks[style]
    const has = (face: Face, text: string) =>
      [...text].every(
        (letter) => face.glyphs.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0) && DRAWN_WRONG.get(face.id) !== letter,
      )
    const asian = this.language === 'zh' || this.language === 'ja'
    const preferred =
      asian && SHARED_SIGNS.test(cluster) ? stack.filter((face) => /^(chinese|japanese)/.test(face.id)) : []
    // The emoji font's space is one em wide, which would leave a hole in the line.
    const last = cluster === ' ' && lastId !== 'emoji' ? stack.filter((face) => face.id === lastId) : []
    // Drops zero-width joiners and variation selectors, then combining marks, if no font has them.
    const [base = ''] = [...cluster]
    for (const text of [cluster, cluster.replace(EMOJI_JOINTS, ''), base, NO_GLYPH]) {
      const face = text === '' ? undefined : [...preferred, ...last, ...stack].find((one) => has(one, text))
      if (face) return [face, text]
    }
    throw new Error(`no face has a glyph for ${cluster} nor for its replacement`)
  }
}

/**
 * fontkit caches a glyph with the letters of its first use, and pdfkit maps glyphs back to letters by it: where one
 * glyph can stand for one letter or several (Hindi), ends of lines were lost from the text layer. So each use gets its
 * own copy.
 */
export function keepLetters(font: Pick<Font, 'getGlyph'>): void {
  const remembered = font.getGlyph.bind(font)
  font.getGlyph = (id, letters = []) => {
    const glyph = remembered(id, letters)
    const same =
      letters.length === glyph.codePoints.length && letters.every((letter, i) => letter === glyph.codePoints[i])
    return same || letters.length === 0 ? glyph : Object.create(glyph, { codePoints: { value: letters } })
  }
}

/**
 * fontkit throws for a mark without an anchor on its base letter (nearly every vowel sign in Gurmukhi). Such words are
 * laid out without mark positioning.
 */
export function setAlways(font: Pick<Font, 'layout'>): void {
  const layout = font.layout.bind(font)
  font.layout = (text, features, ...how) => {
    try {
      return layout(text, features, ...how)
    } catch {
      // A new object each time: fontkit writes into it.
      return layout(text, { abvm: false, blwm: false, mark: false, mkmk: false }, ...how)
    }
  }
}

/** The display font has ligatures for ck and st, which readers who learn their letters do not know. */
export function plainLetters(font: Pick<Font, 'layout'>): void {
  const layout = font.layout.bind(font)
  font.layout = (text, _features, ...how) => layout(text, { liga: false }, ...how)
}

async function openFace(path: string, id: string): Promise<Font> {
  const font = create(await readFile(path))
  if (!('layout' in font)) throw new Error(`font ${id} can't be read`)
  keepLetters(font)
  setAlways(font)
  if (id.startsWith('corben')) plainLetters(font)
  return font
}

let folder: string | undefined
let opened: Promise<ReadonlyMap<string, Font>> | undefined

const openFaces = async (from: string): Promise<ReadonlyMap<string, Font>> =>
  new Map(await Promise.all(table.map(async ({ id }) => [id, await openFace(join(from, `${id}.ttf`), id)] as const)))

/** `fonts` is the folder of inflated fonts, `{id}.ttf`. Opened once per process. */
export async function typesetter(fonts: string, language: Language): Promise<Typesetter> {
  if (folder !== fonts || !opened) {
    folder = fonts
    opened = openFaces(fonts)
  }
  return new Typesetter(await opened, language)
}
