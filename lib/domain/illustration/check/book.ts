import { writeStory } from '../../author/write'
import type { StoryRequest } from '../../story/request'
import { facingPage } from '../../book/gutter-page'
import { ENGINE_VERSION } from '../engine-version'
import { illustrate } from '../illustrate'
import type { Picture } from '../picture'
import { toSvg } from '../print/svg'
import { resolveCast } from '../resolve-cast'
import { findFlaws } from './flaws'

/** In how many of a book's pictures the child and each pet must be, at least. */
const MIN_CHILD_PICTURES = 14
const MIN_PET_PICTURES = 6

/** How many of each shot every book has, at least. */
const PROMISED_SHOTS = [
  [['face'], 3],
  [['bust'], 2],
  [['tiny'], 1],
  [['plan', 'below'], 1],
] as const

interface BookCheck {
  pictures: number
  flaws: { page: number; flaw: string }[]
  notes: string[]
}

/**
 * Writes and draws the book of a request and checks everything that must hold of it; flaws of page 0 are of the book as
 * a whole.
 */
export async function checkBook(request: StoryRequest): Promise<BookCheck> {
  const { pages, extras } = await writeStory(request)
  const book = (storyRequest: StoryRequest) => ({
    cast: resolveCast(storyRequest, extras),
    seed: storyRequest.seed,
    engineVersion: ENGINE_VERSION,
  })
  const look = { ...book(request), pages }
  const checked: BookCheck = { pictures: pages.length, flaws: [], notes: [] }
  const counts = new Map<string, number>()
  const pictures: Picture[] = []
  for (const page of pages) {
    const picture = illustrate(look, page)
    pictures.push(picture)
    checked.notes.push(...picture.notes)
    for (const flaw of findFlaws(picture, look.cast, page.direction))
      checked.flaws.push({ page: page.pageNumber, flaw })
  }
  // A scene over two pages is a picture of both.
  pictures.forEach((picture, i) => {
    const other = picture.scene.half && pictures[facingPage(i + 1) - 1]
    for (const { who } of [...picture.faces, ...(other?.faces ?? [])]) counts.set(who, (counts.get(who) ?? 0) + 1)
  })
  const least = (who: string, times: number) => {
    if ((counts.get(who) ?? 0) < times)
      checked.flaws.push({ page: 0, flaw: `${who} is in ${counts.get(who) ?? 0} pictures only` })
  }
  least('child', MIN_CHILD_PICTURES)
  request.pets.forEach((_, i) => least(`pet${i + 1}`, MIN_PET_PICTURES))

  const shots = pictures.map(({ scene }) => scene.shot)
  shots.forEach((shot, i) => {
    const isOtherHalf = i % 2 === 0 && pictures[i]?.scene.half !== undefined
    if (i > 0 && shot === shots[i - 1] && !isOtherHalf)
      checked.flaws.push({ page: i + 1, flaw: `a ${shot} shot follows another` })
  })
  for (const [framings, times] of PROMISED_SHOTS)
    if (shots.filter((shot) => framings.some((one) => one === shot)).length < times)
      checked.flaws.push({ page: 0, flaw: `fewer than ${times} shots of ${framings.join(' or ')}` })

  const withChild = pages.find(({ direction }) => direction.actors.some(({ who }) => who === 'child'))
  if (withChild) {
    const draw = (storyRequest: StoryRequest) => toSvg(illustrate({ ...book(storyRequest), pages }, withChild).scene)
    const first = draw(request)
    if (draw(request) !== first)
      checked.flaws.push({ page: withChild.pageNumber, flaw: 'drawn again it is another picture' })
    if (draw({ ...request, seed: `${request.seed}!` }) === first)
      checked.flaws.push({ page: withChild.pageNumber, flaw: 'another child looks the same' })
  }
  return checked
}
