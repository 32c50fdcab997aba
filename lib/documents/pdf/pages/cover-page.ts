import { SQUARE_COVER, type Cover } from '../../../domain/illustration/cover/draw-cover'
import type { Lettering } from '../../../domain/illustration/cover/lettering'
import type { Scene } from '../../../domain/illustration/scene'
import { whole, type Item, type PageModel } from '../page-model'
import { type Setting, readingPage } from './page-setting'

/** A cover's items: the place, letters in front of it, and the cast in front of the letters. */
export function coverItems(cover: Cover, title: string, x: number, y: number, width: number): Item[] {
  const unit = width / cover.width
  const layer = (scene: Scene, alt?: string): Item => ({
    kind: 'picture',
    scene,
    window: whole(scene),
    x,
    y,
    width,
    ...(alt === undefined ? {} : { alt }),
  })
  const set = (lettering: Lettering | null, role?: 'heading'): Item[] =>
    lettering ? [{ kind: 'lettering', lettering, colour: cover.ink, x, y, unit, ...(role ? { role } : {}) }] : []
  return [layer(cover.behind), ...set(cover.title, 'heading'), layer(cover.before, title), ...set(cover.names)]
}

export function coverPage({ book, sheet }: Setting): PageModel {
  const height = (sheet.height / sheet.width) * SQUARE_COVER.height
  const cover = book.cover({ ...SQUARE_COVER, height })
  return readingPage({
    sheet,
    bookmark: book.title,
    colour: cover.field,
    items: coverItems(cover, book.title, 0, 0, sheet.width),
  })
}
