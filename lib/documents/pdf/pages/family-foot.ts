import type { Moment } from '../../../domain/illustration/cover/draw-family'
import { groundColours } from '../../../domain/illustration/cover/field-colour'
import { paperAt, whole, type Item } from '../page-model'
import { ground } from '../paper'
import type { Bleed, Setting } from './page-setting'

/** Ground at the foot of a page. `name`: of which page, so that each has its own. */
export const foot =
  ({ book, sheet }: Setting, name: string) =>
  (bleed: Bleed): Item[] => {
    const { field } = book.decor
    const scene = ground(sheet.width + bleed.left + bleed.right, 110 + bleed.bottom, `${book.title}|${name}`, [
      ...groundColours(field),
      field,
    ])
    return [paperAt(scene, 0, bleed.top + sheet.height + bleed.bottom - scene.height)]
  }

/** Least height of a family on a page, in points; with less room there is only ground. */
const SMALL_FAMILY = 70

/** The family at the foot of a page, below what is written there down to `from`. */
export const familyFoot =
  (setting: Setting, moment: Moment, from: number) =>
  (bleed: Bleed): Item[] => {
    const { sheet, book } = setting
    const width = sheet.width + bleed.left + bleed.right
    const unit = width / 1000
    const room = sheet.height + bleed.bottom - from
    const tall = room / unit - FAMILY_GROUND
    if (tall * unit < SMALL_FAMILY) return foot(setting, moment)(bleed)
    const scene = book.decor.family(moment, Math.min(MOST_TALL, tall))
    return [
      {
        kind: 'picture',
        scene,
        window: whole(scene),
        x: 0,
        y: bleed.top + sheet.height + bleed.bottom - scene.height * unit,
        width,
      },
    ]
  }
/** Ground below a family and margin above it, and its most height, in thousandths of the page's width. */
const FAMILY_GROUND = 150
const MOST_TALL = 430
