// Arms and legs with sleeves, trousers, socks and shoes.
import { add, lerp, mul, normalise, sub, translate } from '../kit/vector'
import { mix } from '../kit/colour'
import { group, path } from '../kit/shape'
import type { Node, Point } from '../scene'
import { drawLimbPattern } from './clothes/pattern'
import type { Outfit } from './clothes/outfits'
import { getGearTones, type RigContext } from './context'
import { drawFoot, type Footwear } from './feet'
import { type LimbJoints, toRadians, roundJoint, samplePolyline } from './geometry'
import { drawHand, drawMitten, type Hand } from './hands'
import { coarsePen } from './pen'
import type { ArmPose, LegPose } from './posture'
import { deriveClothTones, darkenFarLimb, type Tones } from './tones'

type SideSign = 1 | -1
const METAL = deriveClothTones('#a9adb8')

export interface Arm {
  nodes: Node[]
  hand: Hand
}

/**
 * `sleeveRoot`: where the sleeve leaves the neck, so that the shoulder slopes. `shadowClip`: outline of the torso, on
 * which the near arm casts its shadow.
 */
export function drawArm(
  ctx: RigContext,
  outfit: Outfit,
  limbJoints: LimbJoints,
  sleeveRoot: Point,
  armPose: ArmPose,
  side: SideSign,
  isFar: boolean,
  shadowClip: string | null,
): Arm {
  const { width, hand: size } = ctx.body
  const joints = roundJoint(limbJoints, 0.12)
  const hasProsthesis = ctx.look.prosthesis === 'arm' && side < 0
  // a hand in front of the face is lighter, or it would be lost on dark skin
  const skin: Tones =
    armPose.layer === 'over'
      ? { ...ctx.skin, base: mix(ctx.skin.base, ctx.skin.light, 0.3) }
      : isFar
        ? darkenFarLimb(ctx.skin)
        : ctx.skin
  const gear = getGearTones(ctx.look)
  const sleeveTones = isFar
    ? darkenFarLimb(outfit.top)
    : ctx.turned
      ? { ...outfit.top, base: mix(outfit.top.base, outfit.top.light, 0.35) }
      : outfit.top
  const last = normalise(sub(limbJoints[2], limbJoints[1]))
  const spreads = armPose.hand === 'open' || armPose.hand === 'cover'
  const angle = armPose.aim === undefined ? Math.atan2(last[1], last[0]) : toRadians(armPose.aim)
  const flip: SideSign = spreads
    ? (last[1] < 0 ? -side : side) * (ctx.view === 'back' ? -1 : 1) < 0
      ? -1
      : 1
    : ctx.turned
      ? last[0] > 0.3 || last[1] < 0
        ? 1
        : -1
      : side * (last[1] > 0 ? 1 : -1) > 0
        ? 1
        : -1
  const wrist = add(limbJoints[2], mul(last, -2))
  const handParts = outfit.cut.mittens
    ? drawMitten(ctx, wrist, angle, flip, size * 0.92, deriveClothTones(outfit.accent))
    : drawHand(ctx, armPose.hand, wrist, angle, flip, size, hasProsthesis ? gear : skin, armPose.layer === 'over')
  const sleeve = hasProsthesis ? Math.min(outfit.cut.sleeve, 0.42) : outfit.cut.sleeve
  const isLong = sleeve > 0.8
  const { upperArm: upperWidth, elbow, wrist: wristWidth } = width
  // Skin under a sleeve would show at the shoulder of a raised arm: the limb is drawn from within the sleeve on.
  const hidden = isLong ? 3 : 1
  const limb = coarsePen.sweep(
    joints.slice(hidden),
    [upperWidth, upperWidth * 0.95, elbow, elbow, lerp(elbow, wristWidth, 0.55), wristWidth].slice(hidden),
    [0.2, 0.12],
  )
  const nodes: Node[] = []
  if (shadowClip)
    nodes.push(
      group(
        [
          path(
            coarsePen.sweep(joints, [upperWidth * 1.25, upperWidth * 1.2, elbow * 1.1, elbow, wristWidth, wristWidth]),
            ctx.turned ? outfit.top.deep : outfit.top.dark,
            { transform: translate((ctx.turned ? 8 : 6) * ctx.light, ctx.turned ? 10 : 7) },
          ),
        ],
        { clip: shadowClip },
      ),
    )
  nodes.push(
    ctx.drawForm(
      limb,
      skin,
      [6, 3],
      isLong
        ? []
        : [
            path(
              coarsePen.sweep(samplePolyline(joints, sleeve - 0.06, sleeve + 0.075), [upperWidth * 1.3], [0.5, 0]),
              skin.dark,
            ),
          ],
    ),
  )
  if (hasProsthesis) nodes.push(...drawArmProsthesis(ctx, joints, gear, elbow, wristWidth))
  nodes.push(...handParts.palm)
  const widths = [0.9, 1.08, 1.14, 1.16, 1.17, 1.2].map(
    (x, i) => (isLong ? lerp(upperWidth, wristWidth * 1.25, i / 5) : upperWidth) * x * outfit.cut.ease * 0.97,
  )
  const cuff = coarsePen.sweep(samplePolyline(joints, sleeve - 0.05, sleeve + 0.05, 3), [upperWidth * 1.6], [0, 0])
  const cuffColour =
    outfit.name === 'pyjamas'
      ? mix(sleeveTones.base, outfit.accent, 0.7)
      : isLong || outfit.name === 'dress'
        ? sleeveTones.dark
        : mix(sleeveTones.base, outfit.accent, outfit.pattern === 'plain' ? 0.18 : 0.8)
  nodes.push(
    path(coarsePen.disc(limbJoints[0], (upperWidth * outfit.cut.ease) / 2), sleeveTones.base),
    ctx.drawForm(
      coarsePen.sweep([sleeveRoot, ...samplePolyline(joints, 0, sleeve)], [upperWidth * 0.5, ...widths], [0.2, 0.08]),
      sleeveTones,
      [8, 4],
      [
        ...(outfit.cut.patternedSleeves
          ? drawLimbPattern(outfit.pattern, joints, 0.04, sleeve - 0.02, upperWidth * 1.1, outfit.accent)
          : []),
        path(cuff, cuffColour),
      ],
    ),
  )
  return { nodes, hand: handParts }
}

/** A prosthetic forearm: socket and rings, in a colour of the outfit. */
function drawArmProsthesis(
  ctx: RigContext,
  joints: LimbJoints | ReturnType<typeof roundJoint>,
  gear: Tones,
  elbow: number,
  wristWidth: number,
): Node[] {
  return [
    ctx.drawForm(
      coarsePen.sweep(
        samplePolyline(joints, 0.52, 1.02),
        [elbow * 1.1, elbow * 1.12, elbow * 1.02, lerp(elbow, wristWidth, 0.6), wristWidth * 1.05, wristWidth],
        [0.25, 0.2],
      ),
      gear,
      [6, 3],
    ),
    path(coarsePen.sweep(samplePolyline(joints, 0.94, 0.97, 2), [wristWidth * 1.3], [0.2, 0.2]), METAL.base),
    path(coarsePen.sweep(samplePolyline(joints, 0.55, 0.58, 2), [elbow * 1.2], [0.2, 0.2]), gear.deep),
  ]
}

export function drawLeg(
  ctx: RigContext,
  outfit: Outfit,
  limbJoints: LimbJoints,
  legPose: LegPose,
  side: SideSign,
  isFar: boolean,
): Node[] {
  const { thigh, knee, ankle } = ctx.body.width
  const joints = roundJoint(limbJoints)
  const hasProsthesis = ctx.look.prosthesis === 'leg' && side < 0
  const skin: Tones = isFar ? darkenFarLimb(ctx.skin) : ctx.skin
  const bottom = isFar ? darkenFarLimb(outfit.bottom) : outfit.bottom
  const reach = hasProsthesis ? Math.min(outfit.cut.leg, 0.44) : outfit.cut.leg
  const footwear: Footwear = outfit.oneBoot ? (side < 0 ? 'boot' : 'bare') : outfit.cut.footwear
  const nodes: Node[] = []
  const limb = coarsePen.sweep(joints, [thigh, thigh * 0.92, knee, knee * 0.98, lerp(knee, ankle, 0.6), ankle])
  const bare = hasProsthesis
    ? coarsePen.sweep(samplePolyline(joints, 0, 0.5), [thigh, thigh * 0.96, thigh * 0.9, thigh * 0.84, knee, knee])
    : limb
  if (!legPose.hidden || reach < 0.5)
    nodes.push(
      ctx.drawForm(
        bare,
        skin,
        [8, 2],
        reach ? [path(coarsePen.sweep(samplePolyline(joints, reach - 0.08, reach + 0.06), [thigh]), skin.dark)] : [],
      ),
    )
  if (!legPose.hidden) {
    if (hasProsthesis) nodes.push(...drawLegProsthesis(ctx, joints, getGearTones(ctx.look), knee, ankle))
    else if (outfit.cut.socks && !outfit.oneBoot)
      nodes.push(
        ctx.drawForm(
          coarsePen.sweep(
            samplePolyline(joints, 0.84, 1, 4),
            [ankle * 1.2, ankle * 1.14, ankle * 1.1, ankle * 1.12],
            [0, 0.5],
          ),
          deriveClothTones('#fbf3e4'),
          [6, 2],
        ),
      )
    const colour = isFar ? mix(outfit.shoes, deriveClothTones(outfit.shoes).dark, 0.6) : outfit.shoes
    const depth = ctx.turned ? (ctx.view === 'side' ? 1 : 0.92) : 0.68
    const shoe = drawFoot(
      ctx,
      hasProsthesis && footwear === 'bare' ? 'shoe' : footwear,
      {
        ankle: limbJoints[2],
        degrees: legPose.toe ?? 0,
        toeDirection: ctx.turned ? 1 : side,
        depth: ctx.view === 'back' ? 0.42 : depth,
        size: ctx.body.foot,
      },
      colour,
      skin,
    )
    if (footwear === 'boot')
      nodes.push(
        ...drawBootShaft(
          ctx,
          joints,
          isFar ? darkenFarLimb(deriveClothTones(outfit.shoes)) : deriveClothTones(outfit.shoes),
          ankle,
        ),
      )
    nodes.push(...shoe)
  }
  if (reach > 0.2) {
    const widths = outfit.cut.wide
      ? [1.12, 1.16, 1.18, 1.2, 1.22, 1.24, 1.26].map((x) => thigh * x * (outfit.name === 'swimmers' ? 0.94 : 1))
      : [1.12, 1.1, 1.06, 1.02, 0.98, 0.94, 0.92].map((x) => thigh * x)
    const cuffed = outfit.name === 'dungarees' || outfit.name === 'pyjamas' || hasProsthesis
    nodes.push(
      ctx.drawForm(
        coarsePen.sweep(samplePolyline(joints, 0, legPose.hidden ? 0.92 : reach, 7), widths, [
          0.5,
          legPose.hidden ? 0.5 : 0.06,
        ]),
        bottom,
        [9, 3],
        [
          ...(outfit.name === 'pyjamas'
            ? drawLimbPattern(outfit.pattern, joints, 0.02, reach, thigh, outfit.accent)
            : []),
          ...(cuffed && !legPose.hidden
            ? [
                path(
                  coarsePen.sweep(samplePolyline(joints, reach - 0.055, reach + 0.04, 3), [thigh * 1.3], [0, 0]),
                  outfit.name === 'pyjamas' ? mix(outfit.bottom.base, outfit.accent, 0.7) : bottom.light,
                ),
              ]
            : []),
        ],
      ),
    )
  }
  return nodes
}

function drawLegProsthesis(
  ctx: RigContext,
  joints: ReturnType<typeof roundJoint>,
  gear: Tones,
  knee: number,
  ankle: number,
): Node[] {
  return [
    ctx.drawForm(coarsePen.sweep(samplePolyline(joints, 0.68, 0.98, 3), [ankle * 0.62]), METAL, [4, 1]),
    ctx.drawForm(
      coarsePen.sweep(
        samplePolyline(joints, 0.47, 0.74, 4),
        [knee * 1.08, knee * 1.12, knee, ankle * 0.9],
        [0.25, 0.2],
      ),
      gear,
      [7, 2],
      [path(coarsePen.sweep(samplePolyline(joints, 0.5, 0.53, 2), [knee * 1.3], [0, 0]), gear.light)],
    ),
    path(coarsePen.sweep(samplePolyline(joints, 0.76, 0.78, 2), [ankle * 0.85], [0.2, 0.2]), METAL.deep),
  ]
}

const drawBootShaft = (ctx: RigContext, joints: ReturnType<typeof roundJoint>, boot: Tones, ankle: number): Node[] => [
  ctx.drawForm(
    coarsePen.sweep(
      samplePolyline(joints, 0.6, 1, 5),
      [ankle * 1.5, ankle * 1.42, ankle * 1.35, ankle * 1.3, ankle * 1.3],
      [0, 0.2],
    ),
    boot,
    [7, 2],
  ),
  path(
    coarsePen.sweep(samplePolyline(joints, 0.585, 0.645, 3), [ankle * 1.58, ankle * 1.6, ankle * 1.56], [0.1, 0.1]),
    boot.light,
  ),
]
