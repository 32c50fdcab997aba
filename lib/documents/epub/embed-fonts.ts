import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import type { Language } from '../../domain/story/lists'
import { typesetter } from '../pdf/fonts'

export interface EmbeddedFont {
  /** Its file in the book's folder of fonts, and its name among the book's faces. */
  id: string
  data: Uint8Array
  /** Has only letters that no other face of the book is to set, and so comes before all. */
  first: boolean
}

/** Sets all that is Latin, and is in every book. */
export const READING_FONTS = ['andika', 'andika-ext', 'andika-bold'] as const
/** Bytes up to which a face is packed whole. Those above are Chinese, Japanese, Korean and emoji, whose letters stand alone. */
const WHOLE = 200_000

/** The faces that a book's words need besides its own: a reading device need not have any for a name in another script. The same faces as in the PDF. */
export async function embeddedFonts(
  texts: Iterable<string>,
  language: Language,
  folder: string,
): Promise<EmbeddedFont[]> {
  const type = await typesetter(folder, language)
  const needed = [...type.lettersOf(texts)].filter(([id]) => !READING_FONTS.some((own) => own === id))
  return await Promise.all(
    needed.map(async ([id, letters]) => {
      const font = await readFile(join(folder, `${id}.ttf`))
      const first = font.length > WHOLE
      return { id, data: new Uint8Array(first ? await subsetFont(font, letters) : font), first }
    }),
  )
}
