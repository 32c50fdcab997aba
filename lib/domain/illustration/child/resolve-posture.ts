// From a drawing's words to one posture: pose, feeling and view settled, and what is held.
import { CHILD_POSES, type ChildPose } from '../direction'
import type { FigureSpec, View } from '../figure'
import { bearing, holding, inOneHand } from './adapt-posture'
import { EXPRESSIONS, type Features } from './feelings'
import { POSES } from './poses'
import type { Posture } from './posture'
import { MANNERS, sitting, STANCES } from './stances'

interface Posing {
  held: FigureSpec['held']
  pose: ChildPose
  view: View
  posture: Posture
  features: Features
}

const poseNamed = (pose: string): ChildPose => CHILD_POSES.find((known) => known === pose) ?? 'stand'

/** A pose that is not drawn from the view asked for is turned to one from which it is. */
function viewOf(pose: ChildPose, wanted: View): View {
  const turned = wanted === 'threeQuarter' || wanted === 'side'
  if (turned && !POSES[pose].turned) return 'front'
  if (!turned && !POSES[pose].front) return 'threeQuarter'
  return wanted
}

/** Strong feelings have a stance of their own; the quiet ones leave room for a manner. */
const QUIET = new Set<FigureSpec['feeling']>(['happy', 'calm', 'curious'])
function stanceOf(
  { feeling, stanceVariant }: FigureSpec,
  key: 'front' | 'turned',
  grown: boolean,
): Partial<Posture> | undefined {
  const own = STANCES[key][feeling]
  if (stanceVariant === undefined || !QUIET.has(feeling) || (own && stanceVariant < 0.3)) return own
  const way = MANNERS[key][Math.floor(stanceVariant * MANNERS[key].length)]
  // Long legs that stand with wide feet would buckle.
  return grown ? { ...way, hip: 0.99, legA: { foot: [-0.06, 0] }, legB: { foot: [0.14, 0] } } : way
}

/** Who looks down bends down, who looks up leans back: the eyes lead, the spine follows. */
const LOOKING = 0.35
const bow = (gazeY: number): number => (Math.abs(gazeY) > LOOKING ? (gazeY - Math.sign(gazeY) * LOOKING) * 14 : 0)
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

export function posing(drawing: FigureSpec, grown: boolean): Posing {
  const pose = poseNamed(drawing.pose)
  const view = viewOf(pose, drawing.view ?? 'threeQuarter')
  const key = view === 'threeQuarter' || view === 'side' ? 'turned' : 'front'
  const plain = POSES[pose][key] ?? POSES.stand.front
  if (!plain) throw new Error(`no posture for ${pose}`)
  const stance =
    drawing.held || drawing.carriesPet
      ? undefined
      : pose === 'stand'
        ? stanceOf(drawing, key, grown)
        : pose === 'sit' && key === 'turned'
          ? sitting(drawing.feeling, drawing.stanceVariant)
          : undefined
  const features = EXPRESSIONS[plain.eyes ?? drawing.feeling]
  let posture: Posture = { ...plain, ...stance }
  if (!posture.turn) {
    const sideways = key === 'front' ? 0.5 : 1
    posture = {
      ...posture,
      lean: posture.lean + features.lean * sideways + (UPRIGHT.has(pose) ? bow(drawing.gaze?.[1] ?? 0) * sideways : 0),
      arch: posture.arch - (UPRIGHT.has(pose) ? bow(drawing.gaze?.[1] ?? 0) * 0.004 : 0),
      shrug: (posture.shrug ?? 0) + features.shrug,
      head: [posture.head[0] + features.tilt, posture.head[1] + features.nod + (drawing.gaze?.[1] ?? 0) * 0.3],
    }
  }
  const held = drawing.held && inOneHand(drawing.held, drawing.size)
  if (drawing.carriesPet) posture = bearing(posture, key)
  if (held) posture = holding(pose, posture, held, key === 'turned', drawing.size)
  return { held, pose, view, posture, features }
}
