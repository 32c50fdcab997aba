// From a drawing's words to one posture: pose, feeling and view settled, and what is held.
import { CHILD_POSES, type ChildPose } from '../direction'
import type { Drawing, View } from '../figure'
import { holding, inOneHand } from './adapt'
import { EXPRESSIONS, type Features } from './feelings'
import { POSES } from './poses'
import type { Posture } from './posture'
import { STANCES } from './stances'

interface Posing { held: Drawing['held']; pose: ChildPose; view: View; posture: Posture; features: Features }

const poseNamed = (pose: string): ChildPose => CHILD_POSES.find((known) => known === pose) ?? 'stand'

/** A pose that is not drawn from the view asked for is turned to one from which it is. */
function viewOf(pose: ChildPose, wanted: View): View {
  const turned = wanted === 'threeQuarter' || wanted === 'side'
  if (turned && !POSES[pose].turned) return 'front'
  if (!turned && !POSES[pose].front) return 'threeQuarter'
  return wanted
}

export function posing(drawing: Drawing): Posing {
  const pose = poseNamed(drawing.pose)
  const view = viewOf(pose, drawing.view ?? 'threeQuarter')
  const key = view === 'threeQuarter' || view === 'side' ? 'turned' : 'front'
  const plain = POSES[pose][key] ?? POSES.stand.front
  if (!plain) throw new Error(`no posture for ${pose}`)
  const stance = pose === 'stand' && !drawing.held ? STANCES[key][drawing.feeling] : undefined
  const features = EXPRESSIONS[plain.eyes ?? drawing.feeling]
  let posture: Posture = { ...plain, ...stance }
  if (!posture.turn) {
    const sideways = key === 'front' ? 0.5 : 1
    posture = {
      ...posture,
      lean: posture.lean + features.lean * sideways,
      shrug: (posture.shrug ?? 0) + features.shrug,
      head: [posture.head[0] + features.tilt, posture.head[1] + features.nod + (drawing.gaze?.[1] ?? 0) * 0.3],
    }
  }
  const held = drawing.held && inOneHand(drawing.held, drawing.size)
  if (held) posture = holding(pose, posture, held, key === 'turned', drawing.size)
  return { held, pose, view, posture, features }
}
