// The plan of a whole book's shots, made once for each list of its pages. Pages that were laid out for the plan are not
// laid out again to be drawn.
import { facingPage } from '../../book/gutter-page'
import { planGutters, planPageForms } from '../../book/page-forms'
import type { Direction, Framing } from '../direction'
import {
  composeFarther,
  composeIn,
  composePage,
  composeLeavingTold,
  type ComposedPage,
  type PageRequest,
} from './compose-page'
import { bleedFrameOf, composeBleed, quietAbove } from './full-bleed'
import { composeSpots, fitSpots } from './two-spots'
import { composeFacing, quietOverBoth } from './gutter'
import type { GutterPlan, ShotPlan } from '../shot-plan'
import { countKeptPromises } from './choose-framings'
import { planShots } from './plan-shots'
import { isFine } from './shot-costs'

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

export function planBook(
  pages: readonly BookPage[],
  requestOf: (page: BookPage) => PageRequest,
  rtl = false,
): BookPlan {
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
  const fitsAs =
    (compose: typeof composeFarther, known = new Map<string, boolean>()) =>
    (page: BookPage, plan: Omit<ShotPlan, 'neighbours'>): boolean => {
      const key = keyOf(page.pageNumber, plan)
      const before = known.get(key)
      if (before !== undefined) return before
      const composed = compose(requests.get(page.pageNumber) ?? requestOf(page), plan.framing, plan)
      if (composed) laidOut.set(key, composed)
      known.set(key, composed !== null)
      return composed !== null
    }
  const fitsFarther = fitsAs(composeFarther)
  const fitsLeavingTold = fitsAs(composeLeavingTold)
  type Gutters = ReadonlyMap<number, GutterPlan['framing']>
  const planWith = (gutters: Gutters): ReadonlyMap<number, ShotPlan> => {
    const shared = [...gutters].flatMap(([page, framing]) =>
      [page, facingPage(page)].map((one) => [one, framing] as const),
    )
    return planShots(pages, cast, seed, fits, fitsFarther, new Map(shared), fitsLeavingTold)
  }
  let planned = planWith(new Map())
  const least = promisesKept(planned, new Map())
  const quiet = new Map<number, number>()
  const posedPairs = new Map<number, NonNullable<PageRequest['posed']>>()
  const gutters = planGutters(pages, seed, (one, framing, chosen) => {
    const [page, facing] = [one.pageNumber, facingPage(one.pageNumber)].map((number) =>
      pages.find(({ pageNumber }) => pageNumber === number),
    )
    const posed = posedPairs.get(one.pageNumber) ?? new Map()
    posedPairs.set(one.pageNumber, posed)
    if (framing === 'tiny' && [page, facing].some((half) => half && isFine(half.direction))) return false
    const scenes = page && facing && composeFacing([page, facing], framing, !rtl, requestOf, posed)
    if (!scenes) return false
    const more = new Map([...chosen, [one.pageNumber, framing]])
    const isGood = (shots: ReadonlyMap<number, ShotPlan>): boolean =>
      promisesKept(shots, more).every((times, i) => times >= (least[i] ?? 0)) &&
      [one.pageNumber - 1, one.pageNumber + 2].every((number) => shots.get(number)?.framing !== framing)
    // The other pages keep their shots where they can: to plan all of them again takes long.
    const almostSame = withPair(planned, one.pageNumber, framing)
    const shots = isGood(almostSame) ? almostSame : planWith(more)
    if (shots !== almostSame && !isGood(shots)) return false
    planned = shots
    quiet.set(one.pageNumber, Math.floor(quietOverBoth(scenes.scene.layout, 1000).height))
    return true
  })
  const shots = new Map(planned)
  for (const page of pages) {
    const shot = planned.get(page.pageNumber)
    if (!shot || !gutters.has(page.pageNumber - 1)) continue
    // Alone, where the buyer moved somebody, it is not like the page before it.
    const own = (['knee', 'bust', 'whole'] as const).find(
      (framing) => !shot.neighbours.includes(framing) && fits(page, { ...shot, framing }),
    )
    if (own) shots.set(page.pageNumber, { ...shot, framing: own })
  }
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
  const forms = planPageForms(formed, seed, gutters)
  const gutterOf = (pageNumber: number): GutterPlan | undefined => {
    const isFirst = gutters.has(pageNumber)
    const first = isFirst ? pageNumber : pageNumber - 1
    const framing = gutters.get(first)
    return framing && { half: isFirst === rtl ? 'right' : 'left', framing, quiet: quiet.get(first) ?? 0 }
  }
  return {
    shots: new Map(
      [...shots].map(([pageNumber, shot]) => {
        const gutter = gutterOf(pageNumber)
        return [pageNumber, { ...shot, form: forms.get(pageNumber), ...(gutter ? { gutter } : {}) }]
      }),
    ),
    laidOut,
  }
}

/** The plan with one framing for a page and the one after it. */
function withPair(
  planned: ReadonlyMap<number, ShotPlan>,
  first: number,
  framing: Framing,
): ReadonlyMap<number, ShotPlan> {
  const framingOf = (number: number): Framing | undefined =>
    number === first || number === first + 1 ? framing : planned.get(number)?.framing
  return new Map(
    [...planned].map(([number, shot]) => {
      const neighbours = [framingOf(number - 1), framingOf(number + 1)].filter((one) => one !== undefined)
      return [number, { ...shot, framing: framingOf(number) ?? shot.framing, neighbours }]
    }),
  )
}

/** How many of each promise a plan keeps; the two halves of a scene count once. */
const promisesKept = (shots: ReadonlyMap<number, ShotPlan>, gutters: ReadonlyMap<number, unknown>): number[] =>
  countKeptPromises([...shots].flatMap(([number, { framing }]) => (gutters.has(number - 1) ? [] : [framing])))

/** One page by its plan, else as its direction says. */
export function composePlanned(
  request: PageRequest,
  shot: ShotPlan | undefined,
  plan: BookPlan | undefined,
): ComposedPage {
  return (shot && plan?.laidOut.get(keyOf(request.pageNumber, shot))) ?? composePage(request, shot)
}
