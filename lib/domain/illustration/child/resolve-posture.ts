// Resolves the words of a figure spec (pose, feeling, view) to one posture.
import { CHILD_POSES, type ChildPose } from '../direction'
import type { FigureSpec, View } from '../figure'
import { carryPet, holdItem, preferOneHand } from './adapt-posture'
import { EXPRESSIONS, voiced, weeping, type Features } from './feelings'
import { BREATH, POSES } from './poses'
import type { Posture } from './posture'
import { STANCE_VARIANTS, pickSittingStance, STANCES } from './stances'

interface ResolvedPosture {
  held: FigureSpec['held']
  pose: ChildPose
  view: View
  posture: Posture
  features: Features
}

const parsePose = (pose: string): ChildPose => CHILD_POSES.find((known) => known === pose) ?? 'stand'

/** If a pose has no posture for the requested view, it is turned to one for which it has. */
function resolveView(pose: ChildPose, requested: View): View {
  const turned = requested === 'threeQuarter' || requested === 'side'
  if (turned && !POSES[pose].turned) return 'front'
  if (!turned && !POSES[pose].front) return 'threeQuarter'
  return requested
}

/** Strong feelings have a stance of their own; quiet ones allow variants. */
const QUIET = new Set<FigureSpec['feeling']>(['happy', 'calm', 'curious'])
function resolveStance(
  { feeling, stanceVariant }: FigureSpec,
  facing: 'front' | 'turned',
  grown: boolean,
): Partial<Posture> | undefined {
  const own = STANCES[facing][feeling]
  if (stanceVariant === undefined || !QUIET.has(feeling) || (own && stanceVariant < 0.3)) return own
  const way = STANCE_VARIANTS[facing][Math.floor(stanceVariant * STANCE_VARIANTS[facing].length)]
  // Long legs with feet far apart would buckle.
  return grown ? { ...way, hip: 0.99, legA: { foot: [-0.06, 0] }, legB: { foot: [0.14, 0] } } : way
}

/** Looking down bends the spine, looking up leans it back. */
const GAZE_THRESHOLD = 0.35
const bendForGaze = (gazeY: number): number =>
  Math.abs(gazeY) > GAZE_THRESHOLD ? (gazeY - Math.sign(gazeY) * GAZE_THRESHOLD) * 14 : 0
const UPRIGHT = new Set<ChildPose>([
  'stand',
  'walk',
  'wave',
  'carry',
  'hands-on-hips',
  'shrug',
  'look-up',
  'sit',
  'kneel',
])

const CROSS_LEGGED = new Set<ChildPose>(['sit', 'read'])
/** Whoever sits cross-legged with the back to us has shins and feet before the body, where nobody sees them. */
const LEGS_BEFORE = {
  legA: { angles: [-84, 60], thigh: 0.95, shin: 0.3, hidden: true },
  legB: { angles: [84, -60], thigh: 0.95, shin: 0.3, hidden: true },
} as const

export function resolvePosture(spec: FigureSpec, grown: boolean, elder = false): ResolvedPosture {
  const pose = parsePose(spec.pose)
  const view = resolveView(pose, spec.view ?? 'threeQuarter')
  const facing = view === 'threeQuarter' || view === 'side' ? 'turned' : 'front'
  const known = POSES[pose][facing] ?? POSES.stand.front
  if (!known) throw new Error(`no posture for ${pose}`)
  const { eyes, ...open } = known
  const plain: Posture = spec.hasOpenEyes || !eyes ? open : { ...open, eyes }
  const stance =
    spec.held || spec.carriesPet || spec.act
      ? undefined
      : pose === 'stand'
        ? resolveStance(spec, facing, grown)
        : pose === 'sit' && facing === 'turned'
          ? pickSittingStance(spec.feeling, spec.stanceVariant, grown)
          : undefined
  const expression = plain.eyes ?? spec.feeling
  const mood = spec.weeps ? weeping(expression) : EXPRESSIONS[expression]
  const features = spec.voice ? voiced(mood, spec.voice) : mood
  let posture: Posture = { ...plain, ...stance, ...(view === 'back' && CROSS_LEGGED.has(pose) ? LEGS_BEFORE : {}) }
  if (!posture.turn) {
    const sideways = facing === 'front' ? 0.5 : 1
    posture = {
      ...posture,
      lean:
        posture.lean + features.lean * sideways + (UPRIGHT.has(pose) ? bendForGaze(spec.gaze?.[1] ?? 0) * sideways : 0),
      arch: posture.arch - (UPRIGHT.has(pose) ? bendForGaze(spec.gaze?.[1] ?? 0) * 0.004 : 0),
      shrug: (posture.shrug ?? 0) + features.shrug,
      head: [posture.head[0] + features.tilt, posture.head[1] + features.nod + (spec.gaze?.[1] ?? 0) * 0.3],
    }
  }
  if (spec.voice && spec.voice !== 'says' && !posture.turn)
    posture = {
      ...posture,
      head: [posture.head[0] - 4, Math.min(posture.head[1], 0) - (spec.voice === 'calls' ? 0.15 : 0.35)],
      ...(spec.voice === 'sings' && pose === 'stand' ? BREATH[facing] : {}),
    }
  // Elders stoop a little.
  if (elder && !posture.turn) posture = { ...posture, lean: posture.lean + 3, arch: posture.arch - 0.02 }
  const held = spec.held && preferOneHand(spec.held, spec.size)
  if (spec.carriesPet) posture = carryPet(posture, facing)
  if (held) posture = holdItem(pose, posture, held, facing === 'turned', spec.size)
  return { held, pose, view, posture, features }
}
