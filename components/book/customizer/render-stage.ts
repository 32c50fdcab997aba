// One picture of the book as it will be, and where everybody stands in it. Runs in a worker, or in the page.
import { COVER_PAGE } from '@/lib/domain/book/picture-path'
import type { Customizations } from '@/lib/domain/illustration/customizations'
import { WHO, type Who } from '@/lib/domain/illustration/direction'
import type { DrawingBoard } from '@/lib/domain/illustration/drawing-board'
import type { CoverFacts } from '@/lib/domain/illustration/cover/book-cover'
import { getEngine } from '@/lib/domain/illustration/engine'
import { bounds, walk } from '@/lib/domain/illustration/print/node-tree'
import { toSvg } from '@/lib/domain/illustration/print/svg'
import type { ShotPlan } from '@/lib/domain/illustration/shot-plan'
import type { Box, Node, Scene } from '@/lib/domain/illustration/scene'

/** `page`: 0 is the cover. */
export interface StageRequest {
  board: DrawingBoard
  chosen: Customizations
  page: number
}
/** Boxes are in page units, 0 to 1000. */
export interface Stage {
  page: number
  svg: string
  figures: { who: Who; box: Box }[]
}

export async function renderStage({
  board: { cast, seed, engineVersion, title, language, members, withPets, pages },
  chosen,
  page,
}: StageRequest): Promise<Stage> {
  const bookPage = pages.find(({ pageNumber }) => pageNumber === page)
  if (!bookPage) throw new Error(`no page ${page}`)
  const story = pages.filter(({ pageNumber }) => pageNumber !== COVER_PAGE)
  const book = { cast, seed, engineVersion, customizations: chosen, pages: story }
  const namesOf = (kind: 'child' | 'pet') => members.flatMap((one) => (one.kind === kind ? [one.name] : []))
  const scene =
    page === COVER_PAGE
      ? await drawLetteredCover({
          look: book,
          title,
          language,
          childName: namesOf('child')[0] ?? '',
          petNames: namesOf('pet'),
          directions: story.map(({ direction }) => direction),
          withPets,
        })
      : getEngine(engineVersion).illustrate(book, alone(bookPage)).scene
  return { page, svg: toSvg(scene), figures: figuresIn(scene.nodes) }
}

/** A page that shares a scene with the one that it faces is by itself as soon as somebody is moved on it. */
const alone = <Page extends { shot?: ShotPlan | undefined }>(page: Page): Page =>
  page.shot?.gutter ? { ...page, shot: { ...page.shot, form: 'band', gutter: undefined } } : page

/** Titles in other scripts are left out: their letters are the page's. */
async function drawLetteredCover(facts: CoverFacts): Promise<Scene> {
  const [{ drawBookCover }, { drawLatinLetter }, { letterCover, unletteredCover }] = await Promise.all([
    import('@/lib/domain/illustration/cover/book-cover'),
    import('@/lib/domain/illustration/cover/latin-letters'),
    import('@/lib/domain/illustration/cover/letter-cover'),
  ])
  const cover = drawBookCover(facts)
  return letterCover(cover, drawLatinLetter) ?? unletteredCover(cover)
}

function figuresIn(nodes: readonly Node[]): Stage['figures'] {
  const found: Stage['figures'] = []
  for (const node of walk(nodes)) {
    const who = node.kind === 'group' ? WHO.find((one) => one === node.cast) : undefined
    if (who) found.push({ who, box: bounds([node]) })
  }
  return found
}
