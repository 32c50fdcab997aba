// Composes one page: who stands where, how large and how near, before anything is drawn. What does not fit a framing is
// tried in the next wider one.
import type { Cast } from '../cast'
import type { Direction, Framing, Prop, SetDirection, Shot } from '../direction'
import { isCommonplace } from '../cover/told-thing'
import { buildSet } from '../stage/build-set'
import type { ColourSchemeName } from '../customizations'
import { forbiddenGroundOf } from '../stage/places/table'
import { freeGroundIn, groundYOf, horizonYOf } from '../stage/camera'
import type { Lens } from '../stage/lens'
import { boardVessel } from './boat-passengers'
import type { Contrast } from './contrast'
import { poseFigure } from './figures'
import { FACE_WIDTH, framingOf, FROM_BELOW, HINTS, isClose, isFraming, leaderOf, setOf, shareIn } from './framing'
import { isBelowFace, layoutClose, suitsClose } from './layout-close'
import { layoutPlan } from '../plan/layout-plan'
import { layoutPage, type LayoutRequest } from './layout-page'
import type { PageLayout } from './placement'
import type { GuestPlan, PageColours, ShotPlan } from '../shot-plan'
import { sizeOf } from './shot-costs'
import { prepareCast, type PreparedCast } from './prepare-cast'
import type { AgeBand } from '../../story/lists'
import type { Figure } from '../scene'
import { resolveRoles, type Role } from './roles'
import { assignSeats } from './seating'

export interface PageRequest {
  cast: Cast
  direction: Direction
  pageNumber: number
  seed: string
  place: { indoor: boolean; swims: boolean }
  ownProps: readonly Prop[]
  contrast: Contrast
  colourScheme?: ColourSchemeName | null | undefined
  /** The story's colours on this page. */
  colours?: PageColours | undefined
  guest?: GuestPlan | undefined
  /** A sound, shown as letters. */
  sound?: string | undefined
  /** Others and things may stand farther off in a picture of a face, or a bust. */
  isLenient?: boolean | undefined
  /** Large things of any room or garden, at which nobody looks, may be outside it. */
  leavesOut?: boolean | undefined
  /** So may those that the story tells of. */
  leavesTold?: boolean | undefined
  /** The cast as it was prepared, and its figures as they were posed, for other framings of this page. */
  prepared?: Map<string, PreparedCast> | undefined
  posed?: Map<string, Figure> | undefined
}
export interface ComposedPage {
  direction: SetDirection
  roles: readonly Role[]
  layout: PageLayout
  notes: readonly string[]
}

/** Tried in turn, from the wanted one on. */
const WIDER: readonly Framing[] = ['face', 'bust', 'knee', 'whole']
const fallbacks = (framing: Framing, neighbours: readonly Framing[]): Framing[] => {
  if (!isClose(framing) && framing !== 'plan' && framing !== 'below') return [framing]
  const from = ['shoulder', 'plan', 'below'].includes(framing) ? 1 : WIDER.indexOf(framing) + 1
  const wider = WIDER.slice(from)
  const free = wider.filter((one) => !neighbours.includes(one))
  // A crowd that fits no framing but its neighbour's stands tiny or is seen from below.
  const rest = (['tiny', 'below'] as const).filter((one) => !neighbours.includes(one))
  return [framing, ...free, ...rest, 'whole']
}

/** A direction as it is, for single pictures and covers: the set's old shots. */
function composeAsTold(request: PageRequest, shot: SetDirection['shot']): ComposedPage {
  return composeWide(request, { ...request.direction, shot }, undefined)
}

export function composePage(requested: PageRequest, plan: ShotPlan | undefined): ComposedPage {
  // One shot after another may be tried: nobody is posed twice.
  const request = { prepared: new Map(), posed: new Map(), ...requested }
  const { direction } = request
  const { shot } = direction
  if (direction.textSpace !== 'none') return composeAsTold(request, isFraming(shot) ? setOf(shot, false) : shot)
  if (!plan && !isFraming(shot)) return composeAsTold(request, shot)
  const wanted = plan?.framing ?? (isFraming(shot) ? shot : HINTS[shot])
  for (const framing of fallbacks(wanted, plan?.neighbours ?? [])) {
    const composed =
      composeIn(request, framing, plan) ??
      composeFarther(request, framing, plan) ??
      composeLeavingTold(request, framing, plan)
    if (!composed) continue
    return framing === wanted
      ? composed
      : { ...composed, notes: [...composed.notes, `no room for a ${wanted} shot, drawn as ${framing}`] }
  }
  return composeAsTold(request, 'wide')
}

const TRAVELS: ReadonlySet<string> = new Set(['walk', 'run', 'carry'])
/**
 * Whether it is told who is ahead and who is behind: everybody goes to the right, so that left and right stay what they
 * are.
 */
const hasOrder = ({ actors }: Direction): boolean =>
  actors.some(({ who, pose }) => !who.startsWith('pet') && TRAVELS.has(pose)) &&
  actors.some(({ at }) => at === 'left' || at === 'right')

export function composeIn(
  request: PageRequest,
  framing: Framing,
  plan: Omit<ShotPlan, 'neighbours'> | undefined,
): ComposedPage | null {
  const direction: SetDirection = {
    ...request.direction,
    shot: setOf(framing, plan?.behind ?? false),
    ...(plan?.mirrored && !hasOrder(request.direction) ? { mirrored: true } : {}),
    ...(framing === 'face' ? { oneSided: true } : {}),
  }
  if (framing === 'plan') return composePlanView(request, direction)
  if (isClose(framing)) return composeClose(request, direction, framing)
  const { hasGround, ...composed } = composeWide(request, direction, framing)
  // Seen from below a lake may reach down to the page's edge.
  return framing === 'below' && !hasGround ? null : composed
}

/**
 * A face or bust for a book that has too few: others and things stand farther off. Where nobody does anything, a large
 * thing of any room or garden may be outside a face.
 */
export function composeFarther(
  request: PageRequest,
  framing: Framing,
  plan: Omit<ShotPlan, 'neighbours'> | undefined,
): ComposedPage | null {
  if (framing !== 'face' && framing !== 'bust') return null
  const farther = composeIn({ ...request, isLenient: true }, framing, plan)
  const { actors, props } = request.direction
  if (farther || framing === 'bust' || actors.some(({ act }) => act)) return farther
  if (!props.some(({ prop }) => isCommonplace(prop))) return null
  return composeIn({ ...request, isLenient: true, leavesOut: true }, framing, plan)
}

/** Smaller things, in centimetres, are always in the picture. */
const SMALL_TOLD = 25
/** A face without what finds no room beside it, where no other page has a better one. */
export function composeLeavingTold(
  request: PageRequest,
  framing: Framing,
  plan: Omit<ShotPlan, 'neighbours'> | undefined,
): ComposedPage | null {
  const { actors, props } = request.direction
  const isLargeTold = ({ prop }: Direction['props'][number]): boolean =>
    !isCommonplace(prop) && sizeOf(prop) > SMALL_TOLD
  if (framing !== 'face' || actors.some(({ act }) => act) || !props.some(isLargeTold)) return null
  return composeIn({ ...request, isLenient: true, leavesOut: true, leavesTold: true }, framing, plan)
}

export const rolesOf = (request: PageRequest, direction: SetDirection, notes: string[]): Role[] =>
  boardVessel(
    assignSeats(resolveRoles(request.cast, direction, notes), direction, request.place.indoor),
    direction,
    notes,
  )

const setOfPage = ({ seed, pageNumber, contrast, colourScheme }: PageRequest, direction: SetDirection, lens?: Lens) =>
  buildSet(direction, { seed, pageNumber, lift: contrast.lift, scheme: colourScheme, lens })

function composePlanView(request: PageRequest, direction: SetDirection): ComposedPage | null {
  const notes: string[] = []
  const roles = rolesOf(request, direction, notes)
  const layout = layoutPlan(roles, direction, request.place.swims, request.seed)
  return layout && { direction, roles, layout, notes }
}

/**
 * Everybody whole: posed once, then laid out as large as the framing or `unitsPerCm` says, in one size after another.
 */
export function prepareWide(
  request: PageRequest,
  { direction, roles, lens }: { direction: SetDirection; roles: readonly Role[]; lens?: Lens | undefined },
  notes: string[],
): (size: Pick<LayoutRequest, 'faceWidth' | 'unitsPerCm'>) => { layout: PageLayout; hasGround: boolean } {
  const { stage, lightSide } = setOfPage(request, direction, lens)
  const castRequest = { ...request, roles, direction, lightSide }
  const freeGround = (shot: Shot) => freeGroundIn(stage, shot, forbiddenGroundOf(direction))
  const cast = prepareCast(castRequest)
  return (size) => {
    const layout = layoutPage(cast, {
      ...castRequest,
      ...size,
      groundYOf: (shot) => groundYOf(shot, stage),
      horizonYOf: (shot) => horizonYOf(shot, stage),
      freeGroundIn: freeGround,
      centreX: stage.focusX,
      notes,
    })
    return { layout, hasGround: request.place.swims || footLineOf(layout) >= freeGround(layout.shot).from }
  }
}

function composeWide(
  request: PageRequest,
  direction: SetDirection,
  framing: Exclude<Framing, 'face' | 'bust' | 'knee' | 'shoulder' | 'plan'> | undefined,
): ComposedPage & { hasGround: boolean } {
  const notes: string[] = []
  const roles = rolesOf(request, direction, notes)
  const lens = framing === 'below' ? FROM_BELOW : undefined
  const lay = prepareWide(request, { direction, roles, lens }, notes)
  const sizeFor = (indoor: boolean) => (framing ? { faceWidth: shareIn(framing, indoor) * 1000 } : {})
  const size = sizeFor(request.place.indoor)
  let { layout, hasGround } = lay(size)
  // Whoever stands in front may be so near that it would be another framing.
  if (request.place.indoor && framing && framing !== 'below' && framingOf(shareOf(layout)) !== framing)
    ({ layout, hasGround } = lay(sizeFor(false)))
  if (direction.shot === 'above' && childHeight(layout) < SMALL_FROM_ABOVE) {
    notes.push('too many for an above shot, drawn as wide')
    const wide = { direction: { ...direction, shot: 'wide' as const }, roles, lens }
    ;({ layout, hasGround } = prepareWide(request, wide, notes)(size))
  }
  const placed = {
    ...layout,
    ...(lens ? { lens } : {}),
    framing: framing === 'below' ? framing : framingOf(shareOf(layout)),
  }
  return { direction: { ...direction, shot: layout.shot }, roles, layout: placed, notes, hasGround }
}

/** The farthest line on which somebody stands: a boat is in the water, before which the others are. */
const footLineOf = ({ groundY, figures }: PageLayout): number =>
  figures.some(({ role }) => role.vessel)
    ? Math.min(...figures.filter(({ role, lift }) => !role.vessel && lift === 0).map(({ y }) => y))
    : groundY

/** Share of the picture's width that the leading face takes. */
function shareOf({ figures }: PageLayout): number {
  const leader = leaderOf(figures.map(({ role }) => role))
  const radius = figures.find(({ role }) => role === leader)?.figure.face.radius ?? 1
  return (radius * FACE_WIDTH) / 1000
}

/**
 * Smallest height of a child in a shot from above, in page units. A larger crowd would be tiny; a wide shot stands
 * closer.
 */
const SMALL_FROM_ABOVE = 330
const childHeight = (layout: PageLayout): number =>
  Math.max(
    0,
    ...layout.figures.filter(({ role }) => role.member.kind === 'child').map(({ figure }) => figure.box.height),
  )

/** Figures are the same in all close framings but the face's: whoever tries several poses them once. */
function prepareOnce(
  { prepared }: PageRequest,
  { oneSided, mirrored }: SetDirection,
  framing: Framing,
  prepare: () => PreparedCast,
): PreparedCast {
  const key = `${framing === 'face'} ${oneSided} ${mirrored}`
  const known = prepared?.get(key) ?? prepare()
  prepared?.set(key, known)
  return known
}

/** Longest thing in centimetres that is held up to a face, so that it is in the picture too. */
const HELD_UP = 48
/** Whose chest is near the face: small children hug what older ones hold before their eyes. */
const SMALL: ReadonlySet<string> = new Set<AgeBand>(['0-2', '3-4', '5-6'])
function holdUp(role: Role): Role {
  const { holding, member, actor } = role
  if (!holding || role.act || member.kind === 'pet' || sizeOf(holding) > HELD_UP) return role
  const hugs = member.kind === 'child' && SMALL.has(member.age) && actor.pose !== 'read'
  return { ...role, holding: undefined, act: { verb: hugs ? 'hug' : 'read', thing: holding } }
}

/** Long loose hair seen from behind and near is a dark sack without a head. */
const hidesShoulders = ({ member }: Role): boolean => member.kind !== 'pet' && member.look.hair === 'long'

function composeClose(
  request: PageRequest,
  directed: SetDirection,
  framing: 'face' | 'bust' | 'knee' | 'shoulder',
): ComposedPage | null {
  const notes: string[] = []
  const all = rolesOf(request, directed, notes)
  const direction =
    framing === 'face' ? { ...directed, props: directed.props.filter(({ prop }) => !isBelowFace(prop, all)) } : directed
  // Hands are outside a picture of a face, unless they hold something up to it.
  const roles = framing === 'face' ? all.map(holdUp) : all
  if (!suitsClose(roles, direction.props, request.ownProps, framing)) return null
  const { stage, lightSide } = setOfPage(request, direction)
  const forbidden = forbiddenGroundOf(direction)
  const castRequest = { ...request, roles, direction, lightSide }
  const cast = prepareOnce(request, direction, framing, () => prepareCast(castRequest))
  const leader = leaderOf(cast.roles)
  const before =
    framing === 'shoulder'
      ? cast.roles.find(
          (role) =>
            role !== leader &&
            role.member.kind !== 'pet' &&
            !role.huggedBy &&
            !role.act &&
            !role.holding &&
            !hidesShoulders(role),
        )
      : undefined
  if (framing === 'shoulder' && !before) return null
  const layout = layoutClose(
    cast,
    {
      ...request.place,
      isLenient: request.isLenient,
      leavesOut: request.leavesOut,
      leavesTold: request.leavesTold,
      lightSide,
      cameraHeight: stage.cameraHeight,
      freeGroundIn: (lens) => freeGroundIn(stage, direction.shot, forbidden, lens),
      ...(before
        ? {
            overShoulder: {
              role: before,
              figure: poseFigure(
                { ...before, holding: undefined, seat: undefined, actor: { ...before.actor, pose: 'stand' } },
                { ...direction, shot: 'behind' },
                request.place,
                lightSide,
                request.seed,
                request.pageNumber,
              ),
            },
          }
        : {}),
    },
    framing,
  )
  if (!layout) return null
  const placed = new Set(layout.props.map(({ prop }) => prop))
  for (const { prop } of cast.props) if (!placed.has(prop)) notes.push(`the ${prop} is outside a picture of a face`)
  return { direction: directed, roles, layout, notes }
}
