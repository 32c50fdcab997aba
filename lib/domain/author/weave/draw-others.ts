import type { IdeaTrace } from '../../collaboration/room-log'
import type { ManuscriptPage } from '../../story/manuscript'
import { describeDrawn, drawInto, isIndoors } from './draw-ideas'
import type { WeaveIdea } from './request'

/** Finds a picture for each idea that is drawn only: the one with the fewest things in it so far. */
export function drawOthers(pages: ManuscriptPage[], drawn: readonly WeaveIdea[], free: ReadonlySet<number>) {
  const traces: IdeaTrace[] = []
  const quoted: WeaveIdea[] = []
  for (const idea of drawn) {
    const best = pages
      .filter((page) => free.has(page.pageNumber) && !isIndoors(page.direction.setting))
      .map((page) => ({ page, ...drawInto(page.direction, idea, false) }))
      .filter(({ shown }) => shown.some((known) => 'prop' in known))
      .sort((a, b) => a.direction.props.length - b.direction.props.length)[0]
    if (!best) {
      quoted.push(idea)
      continue
    }
    pages[best.page.pageNumber - 1] = {
      ...best.page,
      direction: best.direction,
      alt: describeDrawn(best.page.alt, best.shown),
    }
    traces.push({ ideaId: idea.id, as: 'drawn', page: best.page.pageNumber })
  }
  return { traces, quoted }
}
