import type { PageLayout } from './compose/placement'
import type { Who } from './direction'
import { scaleOf, transformPoint } from './kit/vector'
import type { Matrix, Point, Scene } from './scene'
import type { FreeGround } from './stage/camera'
import type { Footprint } from './stage/footprint'

export interface Picture {
  scene: Scene
  /** What could not be drawn as directed, and what was drawn instead. */
  notes: string[]
  /** Where faces are, in page units: nothing set over the picture may cover them. */
  faces: { who: Who; centre: Point; radius: number }[]
  /** Whether the frame cuts figures, as in close shots. */
  crossesFrame: boolean
  /** Where feet are and what takes the ground, in page units: no foot may be in it. */
  ground: { feet: readonly Point[]; taken: readonly Footprint[]; free: FreeGround }
}

export const facesOf = ({ figures }: PageLayout): Picture['faces'] =>
  figures
    .filter(({ overShoulder }) => !overShoulder)
    .map(({ role, figure, x, y }) => ({
      who: role.member.who,
      centre: [x + figure.face.centre[0], y + figure.face.centre[1]] as const,
      radius: figure.face.radius,
    }))

/** Where faces are once their picture is set down somewhere else, larger or smaller. */
export const placeFaces = (faces: Picture['faces'], place: Matrix): Picture['faces'] =>
  faces.map((face) => ({
    ...face,
    centre: transformPoint(place, face.centre),
    radius: face.radius * scaleOf(place),
  }))
