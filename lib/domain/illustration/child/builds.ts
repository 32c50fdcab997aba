// How grown-ups are built.
import type { GrownLook } from '../look'
import type { Proportions } from './proportions'

type Build = NonNullable<GrownLook['build']>

/** Height in heights of the plain figure. Legs, torso and arms are as much longer or shorter; heads are alike. */
export const HEIGHT_OF_BUILD: Record<Build, number> = { slight: 0.97, tall: 1.06, broad: 1.02, round: 0.96 }
/** Widths as multiples of the plain figure's; `belly` in rig units (a head is 200). */
const WIDTHS: Record<Build, { shoulders: number; waist: number; hips: number; limbs: number; belly: number }> = {
  slight: { shoulders: 0.88, waist: 0.84, hips: 0.9, limbs: 0.88, belly: 0 },
  tall: { shoulders: 0.98, waist: 0.92, hips: 0.94, limbs: 0.96, belly: 2 },
  broad: { shoulders: 1.14, waist: 1.12, hips: 1.02, limbs: 1.16, belly: 6 },
  round: { shoulders: 1, waist: 1.34, hips: 1.24, limbs: 1.12, belly: 16 },
}

/** Elders are a little rounder than grown-ups of their build and have narrower shoulders. */
export function applyBuild(body: Proportions, build: Build, isElder: boolean): Proportions {
  const wide = WIDTHS[build]
  const elder = isElder ? 1.05 : 1
  const height = body.height * HEIGHT_OF_BUILD[build]
  const long = (height - body.headScale * 200) / (body.height - body.headScale * 200)
  return {
    ...body,
    height,
    leg: body.leg * long,
    thigh: (body.leg * long - body.ankle) / 2,
    shin: (body.leg * long - body.ankle) / 2,
    torso: body.torso * long,
    upperArm: body.upperArm * long,
    foreArm: body.foreArm * long,
    shoulders: (body.shoulders * wide.shoulders) / elder,
    waist: body.waist * wide.waist * elder,
    hips: body.hips * wide.hips * elder,
    belly: body.belly + wide.belly * elder,
    width: {
      ...body.width,
      upperArm: body.width.upperArm * wide.limbs,
      elbow: body.width.elbow * wide.limbs,
      thigh: body.width.thigh * wide.limbs,
      knee: body.width.knee * wide.limbs,
    },
  }
}
