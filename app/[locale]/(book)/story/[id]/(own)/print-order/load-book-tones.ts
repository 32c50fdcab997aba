import type { BookTones } from '@/components/book/print/drawn-book'
import { SKIN_COLOURS } from '@/lib/domain/illustration/child/tones'
import { chooseFieldColour, PAPER } from '@/lib/domain/illustration/cover/field-colour'
import { customizeCast } from '@/lib/domain/illustration/customize-cast'
import { mix, shade } from '@/lib/domain/illustration/kit/colour'
import { readViewer } from '@/lib/http/viewer'
import { db } from '@/lib/platform/db/client'
import { getBook } from '@/lib/server/stories/get-book'

/** For a book whose family can't be told. */
const PLAIN = { field: '#2f7f86', skin: SKIN_COLOURS.honey, sleeve: '#c9503a' }

/** The colours in which a book is drawn in hands: its own field, its family's skin, its child's clothes. */
export async function loadBookTones(id: string): Promise<BookTones> {
  const book = await getBook(db(), { viewer: await readViewer(), id })
  if (!book || book === 'unfinished') return tonesOf(PLAIN)
  const { look } = book
  const { field } = chooseFieldColour(look)
  const child = customizeCast(look.cast, look.customizations).find((member) => member.kind === 'child')
  if (child?.kind !== 'child') return tonesOf({ ...PLAIN, field })
  const { skin, customSkin, customClothing, outfitColours } = child.look
  return tonesOf({ field, skin: customSkin ?? SKIN_COLOURS[skin], sleeve: customClothing ?? outfitColours[0] })
}

const tonesOf = ({ field, skin, sleeve }: typeof PLAIN): BookTones => ({
  field,
  fieldDark: shade(field, -0.14),
  table: mix(field, PAPER, 0.72),
  tableEdge: mix(field, PAPER, 0.5),
  skin,
  skinDark: shade(skin, -0.09),
  sleeve,
  sleeveDark: shade(sleeve, -0.1),
})
