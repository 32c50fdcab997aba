// npx tsx scripts/art/book-sheet.ts OUT.png REQUEST.json: the twenty pages of one book as thumbnails.
import { readFileSync } from 'node:fs'
import { writeStory } from '../../lib/domain/author/write'
import { ENGINE_VERSION } from '../../lib/domain/illustration/engine-version'
import { illustrate } from '../../lib/domain/illustration/illustrate'
import { toSvg } from '../../lib/domain/illustration/print/svg'
import { resolveCast } from '../../lib/domain/illustration/resolve-cast'
import { storyRequest } from '../../lib/domain/story/request'
import { contactSheet } from './sheet'

const [out, file] = process.argv.slice(2)
if (!out || !file) throw new Error('usage: book-sheet.ts OUT.png REQUEST.json')
const request = storyRequest.parse(JSON.parse(readFileSync(file, 'utf8')))
const manuscript = await writeStory(request)
const book = {
  cast: resolveCast(request, manuscript.extras),
  seed: request.seed,
  engineVersion: ENGINE_VERSION,
  pages: manuscript.pages,
}
const pictures = manuscript.pages.map((page) => {
  const { scene, notes } = illustrate(book, page)
  const { setting, light, shot } = page.direction
  console.log(page.pageNumber, setting, light, shot, notes.join('; '))
  return toSvg(scene)
})
await contactSheet(out, pictures, 5, 400)
