// The book's fonts and lines for @react-pdf/renderer.
import { Font } from '@react-pdf/renderer'
import { join } from 'node:path'
import { isRightToLeft } from '../../domain/languages'
import type { Language } from '../../domain/story/lists'
import { keepLetters, plainLetters, setAlways, typesetter, type Typesetter, type TypeStyle } from '../pdf/fonts'
import { IDEOGRAPH, proseLines } from '../pdf/lines'

const registered = new Set<string>()

// Words stay whole: what is broken between letters gets a hyphen here, in Chinese too.
Font.registerHyphenationCallback((word) => [word])

async function register(fonts: string, face: string): Promise<void> {
  if (registered.has(face)) return
  registered.add(face)
  Font.register({ family: face, src: join(fonts, `${face}.ttf`) })
  await Font.load({ fontFamily: face })
  const loaded = Font.getFont({ fontFamily: face })?.data
  if (!loaded || !('layout' in loaded) || loaded.type === 'STANDARD') return
  keepLetters(loaded)
  setAlways(loaded)
  if (face.startsWith('corben')) plainLetters(loaded)
}

export interface Setting {
  rtl: boolean
  /** The faces that a text needs, in their order. */
  faces: (text: string, style: TypeStyle) => string[]
  /** A text with its line breaks, where the library's own breaking can't be used. */
  broken: (text: string, style: TypeStyle, size: number, width: number) => string
}

/** Loads what `texts` need, and nothing else: a Chinese font is several megabytes. */
export async function prepareSetting(fonts: string, language: Language, texts: readonly string[]): Promise<Setting> {
  const type = await typesetter(fonts, language)
  const faces = new Set(texts.flatMap((text) => [...facesOf(type, text, 'story'), ...facesOf(type, text, 'title')]))
  for (const face of new Set(['andika', ...faces])) await register(fonts, face)
  return {
    rtl: isRightToLeft(language),
    faces: (text, style) => facesOf(type, text, style),
    broken: (text, style, size, width) => {
      const measure = (part: string) => widthOf(type, part, style, size)
      return text
        .split('\n')
        .flatMap((line) => (IDEOGRAPH.test(line) ? proseLines(line, width, measure) : [line]))
        .join('\n')
    },
  }
}

const facesOf = (type: Typesetter, text: string, style: TypeStyle): string[] => {
  const faces = [...new Set(type.runs(text, style).map(({ face }) => face))]
  return faces.length > 0 ? faces : ['andika']
}

/** A book sets the wide space between Japanese words as a narrow one; here it is as wide as a letter. */
function widthOf(type: Typesetter, text: string, style: TypeStyle, size: number): number {
  const phrases = text.split('\u3000')
  return phrases.reduce((sum, phrase) => sum + type.width(phrase, style, size), (phrases.length - 1) * size)
}
