// Covers with titles in any script: the title face's own outlines, and the book's fonts for all other letters.
import type { Cover } from '../../domain/illustration/cover/draw-cover'
import { drawLatinLetter } from '../../domain/illustration/cover/latin-letters'
import { letterCover, unletteredCover } from '../../domain/illustration/cover/letter-cover'
import { TITLE_FACE_EM } from '../../domain/illustration/cover/title-face'
import { path } from '../../domain/illustration/kit/shape'
import { compose, scale, translate } from '../../domain/illustration/kit/vector'
import type { Colour, Node, Scene } from '../../domain/illustration/scene'
import { isRightToLeft, type Language } from '../../domain/languages'
import { toVisualOrder } from '../pdf/bidi'
import { typesetter, type Typesetter } from '../pdf/fonts'

function outline(text: string, colour: Colour, type: Typesetter, rtl: boolean): Node[] {
  const runs = toVisualOrder(type.runs(text, 'title'), rtl ? 'rtl' : 'ltr')
  let at = -runs.reduce((sum, run) => sum + type.runWidth(run), 0) / 2
  return runs.flatMap((run): Node[] => {
    const face = type.face(run.face)
    const { glyphs, positions } = face.layout(run.text)
    return glyphs.flatMap((glyph, i): Node[] => {
      const { xOffset = 0, yOffset = 0, xAdvance = glyph.advanceWidth } = positions[i] ?? {}
      const place = compose(
        translate(at + xOffset / face.unitsPerEm, -yOffset / face.unitsPerEm),
        scale(1 / TITLE_FACE_EM, 1 / TITLE_FACE_EM),
      )
      at += xAdvance / face.unitsPerEm
      // In units of the title face: some fonts have 2048 to an em, and a scale that small is rounded away in a file.
      const toUnits = TITLE_FACE_EM / face.unitsPerEm
      const d = glyph.path.scale(toUnits, -toUnits).toSVG()
      return d ? [path(d, colour, { transform: place })] : []
    })
  })
}

export async function letterWithFonts(cover: Cover, language: Language, fonts: string): Promise<Scene> {
  const latin = letterCover(cover, drawLatinLetter)
  if (latin) return latin
  const type = await typesetter(fonts, language)
  const rtl = isRightToLeft(language)
  return (
    letterCover(cover, (text, colour) => drawLatinLetter(text, colour) ?? outline(text, colour, type, rtl)) ??
    unletteredCover(cover)
  )
}
