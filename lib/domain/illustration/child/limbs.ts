// Arms and legs with what is worn on them.
import { add, lerp, mul, normalise, sub, translate } from '../kit/vector'
import { mix } from '../kit/colour'
import { group, path } from '../kit/shape'
import type { Node, Point } from '../scene'
import { onLimb } from './clothes/pattern'
import type { Worn } from './clothes/outfits'
import { gearTones, type Context } from './context'
import { foot, type Footwear } from './feet'
import { type Bones, radians, soften, stretch } from './geometry'
import { hand, mitten, type Hand } from './hands'
import { broad } from './pen'
import type { ArmPose, LegPose } from './posture'
import { cloth, farther, type Tones } from './tones'

type Side = 1 | -1
const METAL = cloth('#a9adb8')

export interface Arm {
  nodes: Node[]
  hand: Hand
}

/** root: where the sleeve comes from the neck, so that the shoulder slopes. castOn: the torso's outline, on which the near arm casts its shade. */
export function arm(
  c: Context,
  w: Worn,
  bones: Bones,
  root: Point,
  a: ArmPose,
  side: Side,
  far: boolean,
  castOn: string | null,
): Arm {
  const { width, hand: size } = c.m
  const joints = soften(bones, 0.12)
  const replaced = c.look.prosthesis === 'arm' && side < 0
  // a hand before the face is nearer the light: on dark skin it would be lost otherwise
  const skin: Tones =
    a.layer === 'over' ? { ...c.skin, base: mix(c.skin.base, c.skin.light, 0.3) } : far ? farther(c.skin) : c.skin
  const made = gearTones(c.look)
  const top = far ? farther(w.top) : c.turned ? { ...w.top, base: mix(w.top.base, w.top.light, 0.35) } : w.top
  const last = normalise(sub(bones[2], bones[1]))
  const spreads = a.hand === 'open' || a.hand === 'cover'
  const angle = a.aim === undefined ? Math.atan2(last[1], last[0]) : radians(a.aim)
  const flip: Side = spreads
    ? (last[1] < 0 ? -side : side) * (c.view === 'back' ? -1 : 1) < 0
      ? -1
      : 1
    : c.turned
      ? last[0] > 0.3 || last[1] < 0
        ? 1
        : -1
      : side * (last[1] > 0 ? 1 : -1) > 0
        ? 1
        : -1
  const wrist = add(bones[2], mul(last, -2))
  const drawn = w.cut.mittens
    ? mitten(c, wrist, angle, flip, size * 0.92, cloth(w.accent))
    : hand(c, a.hand, wrist, angle, flip, size, replaced ? made : skin, a.layer === 'over')
  const sleeve = replaced ? Math.min(w.cut.sleeve, 0.42) : w.cut.sleeve
  const long = sleeve > 0.8
  const { upperArm: up, elbow, wrist: thin } = width
  const limb = broad.sweep(joints, [up, up * 0.95, elbow, elbow, lerp(elbow, thin, 0.55), thin], [0.2, 0.12])
  const nodes: Node[] = []
  if (castOn)
    nodes.push(
      group(
        [
          path(
            broad.sweep(joints, [up * 1.25, up * 1.2, elbow * 1.1, elbow, thin, thin]),
            c.turned ? w.top.deep : w.top.dark,
            { transform: translate((c.turned ? 8 : 6) * c.light, c.turned ? 10 : 7) },
          ),
        ],
        { clip: castOn },
      ),
    )
  nodes.push(
    c.form(
      limb,
      skin,
      [6, 3],
      long ? [] : [path(broad.sweep(stretch(joints, sleeve - 0.06, sleeve + 0.075), [up * 1.3], [0.5, 0]), skin.dark)],
    ),
  )
  if (replaced) nodes.push(...madeArm(c, joints, made, elbow, thin))
  nodes.push(...drawn.palm)
  const widths = [0.9, 1.08, 1.14, 1.16, 1.17, 1.2].map(
    (x, i) => (long ? lerp(up, thin * 1.25, i / 5) : up) * x * w.cut.ease * 0.97,
  )
  const cuff = broad.sweep(stretch(joints, sleeve - 0.05, sleeve + 0.05, 3), [up * 1.6], [0, 0])
  const cuffColour =
    w.outfit === 'pyjamas'
      ? mix(top.base, w.accent, 0.7)
      : long || w.outfit === 'dress'
        ? top.dark
        : mix(top.base, w.accent, w.pattern === 'plain' ? 0.18 : 0.8)
  nodes.push(
    c.form(
      broad.sweep([root, ...stretch(joints, 0, sleeve)], [up * 0.5, ...widths], [0.2, 0.08]),
      top,
      [8, 4],
      [
        ...(w.cut.patternedSleeves ? onLimb(w.pattern, joints, 0.04, sleeve - 0.02, up * 1.1, w.accent) : []),
        path(cuff, cuffColour),
      ],
    ),
  )
  return { nodes, hand: drawn }
}

/** A forearm that was built: socket, rings, in the outfit's accent. */
function madeArm(
  c: Context,
  joints: Bones | ReturnType<typeof soften>,
  made: Tones,
  elbow: number,
  thin: number,
): Node[] {
  return [
    c.form(
      broad.sweep(
        stretch(joints, 0.52, 1.02),
        [elbow * 1.1, elbow * 1.12, elbow * 1.02, lerp(elbow, thin, 0.6), thin * 1.05, thin],
        [0.25, 0.2],
      ),
      made,
      [6, 3],
    ),
    path(broad.sweep(stretch(joints, 0.94, 0.97, 2), [thin * 1.3], [0.2, 0.2]), METAL.base),
    path(broad.sweep(stretch(joints, 0.55, 0.58, 2), [elbow * 1.2], [0.2, 0.2]), made.deep),
  ]
}

export function leg(c: Context, w: Worn, bones: Bones, l: LegPose, side: Side, far: boolean): Node[] {
  const { thigh, knee, ankle } = c.m.width
  const joints = soften(bones)
  const replaced = c.look.prosthesis === 'leg' && side < 0
  const skin: Tones = far ? farther(c.skin) : c.skin
  const bottom = far ? farther(w.bottom) : w.bottom
  const reach = replaced ? Math.min(w.cut.leg, 0.44) : w.cut.leg
  const footwear: Footwear = w.oneBoot ? (side < 0 ? 'boot' : 'bare') : w.cut.footwear
  const nodes: Node[] = []
  const limb = broad.sweep(joints, [thigh, thigh * 0.92, knee, knee * 0.98, lerp(knee, ankle, 0.6), ankle])
  const bare = replaced
    ? broad.sweep(stretch(joints, 0, 0.5), [thigh, thigh * 0.96, thigh * 0.9, thigh * 0.84, knee, knee])
    : limb
  if (!l.hidden || reach < 0.5)
    nodes.push(
      c.form(
        bare,
        skin,
        [8, 2],
        reach ? [path(broad.sweep(stretch(joints, reach - 0.08, reach + 0.06), [thigh]), skin.dark)] : [],
      ),
    )
  if (!l.hidden) {
    if (replaced) nodes.push(...madeLeg(c, joints, gearTones(c.look), knee, ankle))
    else if (w.cut.socks && !w.oneBoot)
      nodes.push(
        c.form(
          broad.sweep(stretch(joints, 0.84, 1, 4), [ankle * 1.2, ankle * 1.14, ankle * 1.1, ankle * 1.12], [0, 0.5]),
          cloth('#fbf3e4'),
          [6, 2],
        ),
      )
    const colour = far ? mix(w.shoes, cloth(w.shoes).dark, 0.6) : w.shoes
    const depth = c.turned ? (c.view === 'side' ? 1 : 0.92) : 0.68
    const shoe = foot(
      c,
      replaced && footwear === 'bare' ? 'shoe' : footwear,
      { ankle: bones[2], degrees: l.toe ?? 0, dir: c.turned ? 1 : side, depth, size: c.m.foot },
      colour,
      skin,
    )
    if (footwear === 'boot') nodes.push(...shaft(c, joints, far ? farther(cloth(w.shoes)) : cloth(w.shoes), ankle))
    nodes.push(...shoe)
  }
  if (reach > 0.2) {
    const widths = w.cut.wide
      ? [1.12, 1.16, 1.18, 1.2, 1.22, 1.24, 1.26].map((x) => thigh * x * (w.outfit === 'swimmers' ? 0.94 : 1))
      : [1.12, 1.1, 1.06, 1.02, 0.98, 0.94, 0.92].map((x) => thigh * x)
    const cuffed = w.outfit === 'dungarees' || w.outfit === 'pyjamas' || replaced
    nodes.push(
      c.form(
        broad.sweep(stretch(joints, 0, l.hidden ? 0.92 : reach, 7), widths, [0.5, l.hidden ? 0.5 : 0.06]),
        bottom,
        [9, 3],
        [
          ...(w.outfit === 'pyjamas' ? onLimb(w.pattern, joints, 0.02, reach, thigh, w.accent) : []),
          ...(cuffed && !l.hidden
            ? [
                path(
                  broad.sweep(stretch(joints, reach - 0.055, reach + 0.04, 3), [thigh * 1.3], [0, 0]),
                  w.outfit === 'pyjamas' ? mix(w.bottom.base, w.accent, 0.7) : bottom.light,
                ),
              ]
            : []),
        ],
      ),
    )
  }
  return nodes
}

function madeLeg(c: Context, joints: ReturnType<typeof soften>, made: Tones, knee: number, ankle: number): Node[] {
  return [
    c.form(broad.sweep(stretch(joints, 0.68, 0.98, 3), [ankle * 0.62]), METAL, [4, 1]),
    c.form(
      broad.sweep(stretch(joints, 0.47, 0.74, 4), [knee * 1.08, knee * 1.12, knee, ankle * 0.9], [0.25, 0.2]),
      made,
      [7, 2],
      [path(broad.sweep(stretch(joints, 0.5, 0.53, 2), [knee * 1.3], [0, 0]), made.light)],
    ),
    path(broad.sweep(stretch(joints, 0.76, 0.78, 2), [ankle * 0.85], [0.2, 0.2]), METAL.deep),
  ]
}

const shaft = (c: Context, joints: ReturnType<typeof soften>, boot: Tones, ankle: number): Node[] => [
  c.form(
    broad.sweep(
      stretch(joints, 0.6, 1, 5),
      [ankle * 1.5, ankle * 1.42, ankle * 1.35, ankle * 1.3, ankle * 1.3],
      [0, 0.2],
    ),
    boot,
    [7, 2],
  ),
  path(
    broad.sweep(stretch(joints, 0.585, 0.645, 3), [ankle * 1.58, ankle * 1.6, ankle * 1.56], [0.1, 0.1]),
    boot.light,
  ),
]
