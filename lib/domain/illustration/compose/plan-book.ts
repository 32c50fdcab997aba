// The plan of a whole book's shots, made once for each list of its pages. Pages that were laid out for the plan are not
// laid out again to be drawn.
import { planPageForms } from '../../book/page-forms'
import type { Direction } from '../direction'
import { composeFarther, composeIn, composePage, type ComposedPage, type PageRequest } from './compose-page'
import { bleedFrameOf, composeBleed, quietAbove } from './full-bleed'
import { composeSpots, fitSpots } from './two-spots'
import type { ShotPlan } from '../shot-plan'
import { planShots } from './plan-shots'

interface BookPage {
  pageNumber: number
  direction: Direction
  /** The words of the page. */
  content?: string | undefined
}
export interface BookPlan {
  shots: ReadonlyMap<number, ShotPlan>
  laidOut: Map<string, ComposedPage>
}

const keyOf = (pageNumber: number, { framing, mirrored }: Pick<ShotPlan, 'framing' | 'mirrored'>): string =>
  `${pageNumber} ${framing} ${mirrored}`

export function planBook(pages: readonly BookPage[], requestOf: (page: BookPage) => PageRequest): BookPlan {
  const [first] = pages
  const laidOut = new Map<string, ComposedPage>()
  if (!first) return { shots: new Map(), laidOut }
  const { cast, seed } = requestOf(first)
  const requests = new Map<number, PageRequest>()
  const tried = new Map<string, boolean>()
  const fits = (page: BookPage, plan: Omit<ShotPlan, 'neighbours'>): boolean => {
    const key = keyOf(page.pageNumber, plan)
    const known = tried.get(key)
    if (known !== undefined) return known
    const request = requests.get(page.pageNumber) ?? { ...requestOf(page), prepared: new Map(), posed: new Map() }
    requests.set(page.pageNumber, request)
    const composed = composeIn(request, plan.framing, plan)
    if (composed) laidOut.set(key, composed)
    // A crowd may be so wide that it is tiny when it is whole.
    const fit = composed !== null && composed.layout.framing === plan.framing
    tried.set(key, fit)
    return fit
  }
  const fitsFarther = (page: BookPage, plan: Omit<ShotPlan, 'neighbours'>): boolean => {
    const composed = composeFarther(requests.get(page.pageNumber) ?? requestOf(page), plan.framing, plan)
    if (composed) laidOut.set(keyOf(page.pageNumber, plan), composed)
    return composed !== null
  }
  const shots = planShots(pages, cast, seed, fits, fitsFarther)
  const quietOf = (page: BookPage): number => {
    const shot = shots.get(page.pageNumber)
    if (!shot) return 0
    const key = keyOf(page.pageNumber, shot)
    const composed = laidOut.get(key) ?? composePage(requests.get(page.pageNumber) ?? requestOf(page), shot)
    laidOut.set(key, composed)
    const { layout } = composed
    return composeBleed(layout, bleedFrameOf('opening', false)) ? quietAbove(layout).height : 0
  }
  const isTwo = (page: BookPage): boolean => {
    const shot = shots.get(page.pageNumber)
    const composed = shot && composeSpots(requests.get(page.pageNumber) ?? requestOf(page), shot)
    return composed ? fitSpots(composed) : false
  }
  const formed = pages.map((page) => ({
    ...page,
    text: page.content,
    framing: shots.get(page.pageNumber)?.framing ?? ('plan' as const),
    quiet: () => quietOf(page),
    isTwo: () => isTwo(page),
  }))
  const forms = planPageForms(formed, seed)
  return {
    shots: new Map([...shots].map(([pageNumber, shot]) => [pageNumber, { ...shot, form: forms.get(pageNumber) }])),
    laidOut,
  }
}

/** One page by its plan, else as its direction says. */
export function composePlanned(
  request: PageRequest,
  shot: ShotPlan | undefined,
  plan: BookPlan | undefined,
): ComposedPage {
  return (shot && plan?.laidOut.get(keyOf(request.pageNumber, shot))) ?? composePage(request, shot)
}
