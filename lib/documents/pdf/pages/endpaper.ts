import { whole, type PageModel } from '../page-model'
import { type Setting, readingPage } from './page-setting'

/** A page of the story's own things, inside the cover. */
export function endpaper({ book, sheet }: Setting): PageModel {
  const scene = book.decor.pattern((1000 * sheet.height) / sheet.width)
  return readingPage({
    sheet,
    colour: book.decor.field,
    items: [{ kind: 'picture', scene, window: whole(scene), x: 0, y: 0, width: sheet.width }],
  })
}
