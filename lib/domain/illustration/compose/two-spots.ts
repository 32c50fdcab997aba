// Two small pictures from one direction: what the child does, and how an animal takes it, each composed by itself.
import type { Actor, Direction, Framing } from '../direction'
import type { Box } from '../scene'
import type { ShotPlan } from '../shot-plan'
import { measureSpot, type SpotFrame } from './vignette'
import { composeIn, type ComposedPage, type PageRequest } from './compose-page'
import type { PageLayout } from './placement'

/** Poses in which two members touch: they stay in one picture. */
const TOGETHER: ReadonlySet<string> = new Set(['carried', 'cuddled', 'ride', 'sleep'])

const isApart = ({ pose, at }: Actor): boolean => !TOGETHER.has(pose) && at !== 'aboard'

const MOST_TOLD = 3

/** The child's spot with who is with it, and an animal's of its own; null where they are not two pictures. */
export function splitActors({ actors }: Pick<Direction, 'actors'>): { main: Actor[]; witness: Actor } | null {
  const witness = actors.findLast(
    (actor) => actor.who.startsWith('pet') && isApart(actor) && !actor.act && actor.holding === undefined,
  )
  const main = actors.filter((actor) => actor !== witness)
  const touched = main.some(({ act }) => act?.who !== undefined && act.who === witness?.who)
  return witness && !touched && main.length <= MOST_TOLD && main.some(({ who }) => who === 'child')
    ? { main, witness }
    : null
}

export interface ComposedSpots {
  main: ComposedPage
  witness: ComposedPage
  /** Which of the two is on the left: they look at each other. */
  mainOnLeft: boolean
}

/** Composed as planned for the page, the animal as near as it gets. Null where the direction is one picture. */
export function composeSpots(request: PageRequest, shot: ShotPlan): ComposedSpots | null {
  const split = splitActors(request.direction)
  if (!split) return null
  const { direction } = request
  const composePart = (part: Partial<Direction>, framing: Framing, plan: ShotPlan) =>
    composeIn({ ...request, direction: { ...direction, ...part }, prepared: undefined }, framing, plan)
  const main = composePart({ actors: split.main }, shot.framing, shot)
  if (main?.layout.framing !== shot.framing) return null
  const child = main.roles.find(({ member }) => member.who === 'child')
  const mainOnLeft = (child?.facing ?? 1) > 0
  // It looks at the child, who is in the other picture.
  const alone: Actor = { ...split.witness, at: mainOnLeft ? 'right' : 'left', looksAt: 'child' }
  const witness = composePart({ actors: [alone], props: [] }, 'bust', { ...shot, mirrored: false })
  return witness && { main, witness: { ...witness, layout: withMuzzle(witness.layout) }, mainOnLeft }
}

/** Round the mouth, in radii of the face. */
const MUZZLE = 0.5
/** An animal's spot shows its face to the tip of the muzzle. */
const withMuzzle = (layout: PageLayout): PageLayout =>
  layout.essential
    ? {
        ...layout,
        essential: [
          ...layout.essential,
          ...layout.figures.map(({ figure: { anchors, face }, x, y }) => ({
            at: [x + anchors.handNear[0], y + anchors.handNear[1]] as const,
            radius: face.radius * MUZZLE,
          })),
        ],
      }
    : layout

/** Both lie in the band that every window shows. */
const SPOTS = {
  main: { width: 600, y: 150, height: 652 },
  witness: { width: 334, y: 372, height: 424 },
} as const
const [LEFT, RIGHT] = [30, 970]

const windowOf = (which: keyof typeof SPOTS, { mainOnLeft }: Pick<ComposedSpots, 'mainOnLeft'>): Box => ({
  x: (which === 'main') === mainOnLeft ? LEFT : RIGHT - SPOTS[which].width,
  ...SPOTS[which],
})

/** Sizes of the two: the child's face keeps its shot, the animal's spot is a small one. */
const SIZES = {
  main: { most: 1, least: 0.76, leastBox: { width: 480, height: 440 }, side: 44 },
  witness: { most: 0.85, least: 0.4, leastBox: { width: 420, height: 380 }, side: 44 },
} as const

export const frameOf = (which: keyof typeof SPOTS, composed: Pick<ComposedSpots, 'mainOnLeft'>): SpotFrame => ({
  window: windowOf(which, composed),
  ...SIZES[which],
})

/** Whether both come out in their sizes. */
export const fitSpots = (composed: ComposedSpots): boolean =>
  (['main', 'witness'] as const).every(
    (which) => measureSpot(composed[which].layout, frameOf(which, composed)) !== null,
  )
