// Quadrupeds: trunk, legs, tail and head, layered from far to near.
import { mix, shade } from '../kit/colour'
import { group, path } from '../kit/shape'
import { add, lerpPoint } from '../kit/vector'
import type { Node } from '../scene'
import { buildCoat } from './coats'
import { MOODS } from './feelings'
import { resolveAim, getBodyYaw } from './gaze'
import { drawHead, type HeadParts } from './head'
import { type LegParts, drawLeg } from './legs'
import { arcPoints, cloud, curve, leaf, translateOutline, oval, toPathData, tufts } from './outline'
import { resolveStance, type Stance } from './poses'
import type { RigOutput, RigInput } from './rig'
import type { QuadRow } from './breed-row'
import { projectPoint, type Skeleton, buildSkeleton } from './skeleton'
import { drawTail } from './tail'
import { castShadow, type Coat, fill, plainCoat, drawToned, stroke } from './tone'

const RESTING_YAW = { threeQuarter: 58, front: 90, back: -78 } as const

const ASLANT = -34
/**
 * A flat face turned away would be a smear at the head's edge, so such heads look back a little. Reach of the muzzle in
 * head radii.
 */
const FLAT_MUZZLE = 1.3
const getAwayYaw = ({
  head: {
    muzzle: [, tip],
  },
}: QuadRow): number => (tip[0] + tip[3] < FLAT_MUZZLE ? 30 : ASLANT * 0.5)

/** A round head tipped far back would show its chin and lose its eyes: such animals look up with their eyes. */
const limitPitch = ({ habit }: QuadRow, pitch: number): number =>
  habit === 'cavy' || habit === 'rodent' ? Math.max(-12, Math.min(10, pitch)) : pitch

export function drawQuad(row: QuadRow, posed: RigInput): RigOutput {
  const { spec, colours, key } = posed
  const upright = bendStance(resolveStance(posed.pose, row), posed.bend)
  const away = posed.pose === 'back-turned' ? 'back' : (spec.view ?? 'side')
  // Straight from behind a standing quadruped is a post and a rodent a lump: they are turned aslant. Other sitting
  // animals show their back.
  const isAslant =
    away === 'back' && ((!upright.sits && !upright.lies) || row.habit === 'rodent' || row.habit === 'cavy')
  const view = isAslant ? 'side' : away
  const stance = isAslant ? partLegs(upright) : upright
  const mood = stance.asleep
    ? MOODS.asleep
    : { ...posed.mood, ear: Math.max(-1, Math.min(1, posed.mood.ear + (stance.ear ?? 0))) }
  const skeleton = buildSkeleton(row, stance, mood, isAslant ? ASLANT : getBodyYaw(view))
  const coat = buildCoat(skeleton, colours, key)
  const leg = (kind: 'fore' | 'hind', side: 1 | -1) =>
    drawLeg(skeleton, kind, side, stance[kind][side === 1 ? 0 : 1], colours, coat)
  const legs = {
    nearFore: leg('fore', 1),
    farFore: leg('fore', -1),
    nearHind: leg('hind', 1),
    farHind: leg('hind', -1),
  }
  const tail = row.tail ? drawTail(skeleton, row.tail, colours, key) : []

  const up = stance.pitch !== undefined && stance.pitch > 20
  const aim = resolveAim(spec, up)
  const resting = view === 'side' ? (row.turn ?? (row.hooves ? 26 : 44)) : RESTING_YAW[view]
  const yaw = isAslant ? getAwayYaw(row) : aim.turnFrom(resting)
  const head = drawHead({
    row: row.head,
    at: projectPoint(skeleton.view, skeleton.head),
    yaw: stance.headDown ? Math.max(yaw, 46) : yaw,
    pitch: stance.headDown ? 0 : limitPitch(row, (stance.pitch ?? 0) + mood.pitch * (up ? 0.3 : 1) + aim.pitch),
    roll: mood.roll + (stance.headDown ? 6 : 0),
    colours,
    mood,
    gaze: aim.gaze,
    light: posed.light,
    earBlow: stance.earBlow,
    key,
    wears: spec.wears,
    tiny: row.habit === 'rodent' || row.habit === 'cavy',
  })

  const trunk = drawTrunk(skeleton, coat, legs, head, posed.light)
  const extras = drawExtras(skeleton, posed, coat)
  const nodes = orderLayers(skeleton, posed, { legs, tail, trunk, extras, head })
  const ends = Object.values(legs).flatMap((l) => (l.contact ? [l.contact] : []))
  const ground = skeleton.view.point([0, 0, 0])
  const radius = row.head.radius
  return {
    nodes,
    face: { centre: head.frame.at, radius: radius * 1.05 },
    eyes: skeleton.isBack ? head.frame.at : head.eyes,
    mouth: head.mouth,
    paw: posed.bend?.pawUp === undefined ? legs.farFore.paw : legs.nearFore.paw,
    back: skeleton.onTrunk(0.45, 1),
    feet: ends.length
      ? ends
      : [
          [skeleton.view.point([skeleton.hip[0], 0, 0])[0], ground[1]],
          [skeleton.view.point([skeleton.shoulder[0], 0, 0])[0], ground[1]],
        ],
    ...(stance.airborne ? { airborne: true } : {}),
  }
}

/** Steps up to this long, in spine heights, are a stand. */
const STANDING = 0.2
/** Turned away, far legs are seen farther back: they stand there, or near ones would hide them. */
function partLegs(stance: Stance): Stance {
  const part = ([near, far]: Stance['fore']): Stance['fore'] =>
    far.ahead > near.ahead && far.ahead - near.ahead <= STANDING ? [far, near] : [near, far]
  return { ...stance, fore: part(stance.fore), hind: part(stance.hind) }
}

function bendStance(stance: Stance, bend: RigInput['bend']): Stance {
  if (!bend) return stance
  const { neck = 0, pitch = 0, pawUp } = bend
  return {
    ...stance,
    neck: (stance.neck ?? 0) + neck,
    pitch: (stance.pitch ?? 0) + pitch,
    ...(pawUp === undefined ? {} : { fore: [{ ahead: 0.66, up: pawUp, toe: 6 }, stance.fore[1]] as const }),
  }
}

type Legs = Record<'nearFore' | 'farFore' | 'nearHind' | 'farHind', LegParts>

/** The trunk with the cast shadows of head and legs. */
function drawTrunk(skeleton: Skeleton, coat: Coat, legs: Legs, head: HeadParts, light: number): Node {
  const { row, stance, headOn, isBack } = skeleton
  const shadows: Node[] = [castShadow(translateOutline(head.skull, -2, row.head.radius * 0.22), coat, -0.1)]
  if (headOn && !isBack && !stance.lies)
    for (const [leg, dx, tone] of [
      [legs.nearFore, 5, -0.09],
      [legs.nearFore, -4, -0.06],
      [legs.farFore, 4, -0.06],
      [legs.farFore, -5, -0.09],
    ] as const)
      shadows.push(castShadow(translateOutline(leg.outline, dx, 0), coat, tone))
  if (!headOn)
    shadows.push(
      castShadow(translateOutline(legs.nearHind.thigh, stance.sits ? 8 : 6, stance.sits ? -4 : 3), coat, -0.08),
    )
  return group([
    drawToned(skeleton.outline, coat, { dx: 1.5 * light, dy: 8, band: 4 }),
    group(shadows, { clip: toPathData(skeleton.outline) }),
  ])
}

/** Bibs, skirts, ruffs, pompoms, manes and collars. */
function drawExtras(skeleton: Skeleton, { colours, collar }: RigInput, coat: Coat): Node[] {
  const { row, stance, isBack, onTrunk: t, onNeck: n, trunk, neck, view, yaw } = skeleton
  const radius = row.head.radius
  const nodes: Node[] = []
  const chestAt = view.point([trunk[3][0], trunk[3][1], trunk[3][2]])
  if (row.bib && !stance.lies && yaw < 60 && !isBack)
    nodes.push(
      fill(
        tufts(
          [n(0.35, -0.95), n(-0.05, -1.05), t(1.1, -0.25), t(1.05, -0.95), t(0.9, -1.1)],
          -row.trunk[3][2] * 0.24,
          0.15,
        ),
        shade(['collie', 'saddle', 'belly'].includes(row.coat) ? colours.secondary : colours.primary, -0.02),
      ),
    )
  if (row.fluff && !isBack && !stance.sits && yaw < 60)
    nodes.push(
      fill(
        tufts([t(0.02, -0.72), t(0.22, -0.86), t(0.42, -0.9), t(0.62, -0.9), t(0.82, -0.8)], -11, 0.1),
        shade(colours.primary, -0.05),
      ),
    )
  if (row.fluff && !isBack && row.habit !== 'cavy' && !row.hooves && !row.bib) {
    const centre = stance.lies ? chestAt : lerpPoint(view.point([neck[0][0], neck[0][1], 0]), chestAt, 0.45)
    nodes.push(
      drawToned(
        cloud(add(centre, [radius * 0.18, radius * 0.1]), radius * 0.92, radius * 0.9, 9, 'chest', 0.02),
        plainCoat(mix(colours.primary, colours.secondary, 0.6)),
        {
          dy: 8,
          band: 5,
        },
      ),
    )
  }
  if (row.coat === 'spines' || row.coat === 'whorls')
    nodes.unshift(
      fill(
        tufts(
          [t(-0.3, 0.6), t(-0.12, 0.94), t(0.12, 0.98), t(0.36, 0.98), t(0.6, 0.98), t(0.84, 0.98), n(0.4, 0.9)],
          row.coat === 'spines' ? -10 : -9,
          0.3,
          [t(0.5, 0.4)],
        ),
        shade(row.coat === 'spines' ? colours.accent : colours.primary, -0.03),
      ),
    )
  if (row.coat === 'wool')
    nodes.push(
      drawToned(
        cloud(
          lerpPoint(view.point([trunk[0][0], trunk[0][1], 0]), chestAt, 0.5),
          row.length * 0.5 + 26,
          row.trunk[1][2] * 1.08,
          13,
          'wool',
          0.1,
        ),
        coat,
        { dy: 9, band: 5 },
      ),
    )
  if (row.pompoms)
    nodes.push(
      drawToned(
        cloud(
          lerpPoint(chestAt, view.point([trunk[2][0], trunk[2][1], 0]), 0.25),
          row.trunk[3][2] * 1.12,
          row.trunk[3][2] * 1.12,
          10,
          'chest',
        ),
        plainCoat(colours.primary),
        { dy: 8, band: 5 },
      ),
    )
  if (row.mane) {
    // The mane: one sheet of hair from the poll to the withers, over the crest and down the near side in soft locks.
    const locks = [0.02, 0.16, 0.3, 0.44, 0.58, 0.72, 0.86, 1, 1.12]
    const sheet = curve([
      ...[1.16, 0.86, 0.58, 0.3, 0.02, -0.1].map((u, i) => n(u, i % 2 ? 1.2 : 1.1)),
      ...locks.map((u, i) => n(u - 0.1, i % 2 ? 0.34 : -0.02)),
    ])
    nodes.push(
      drawToned(sheet, plainCoat(colours.accent), { dy: 6, band: 4 }),
      ...locks
        .filter((_, i) => i % 2)
        .map((u) => stroke([n(u + 0.08, 0.95), n(u, 0.6), n(u - 0.08, 0.42)], shade(colours.accent, -0.07), 2)),
    )
  }
  if (collar && !stance.headDown && !isBack)
    nodes.push(
      group(
        [fill(leaf(arcPoints(n(0.3, -1.1), n(0.5, 1.15), row.hooves ? 0.1 : 0.16), [6, 6, 6, 6, 6], false), collar)],
        {
          clip: toPathData(skeleton.outline),
        },
      ),
      fill(oval(add(n(0.22, -0.92), [3, 5]), 6, 6), '#e9c35a'),
    )
  return nodes
}

interface QuadParts {
  legs: Legs
  tail: Node[]
  trunk: Node
  extras: Node[]
  head: HeadParts
}

function orderLayers(
  skeleton: Skeleton,
  { colours }: RigInput,
  { legs, tail, trunk, extras, head }: QuadParts,
): Node[] {
  const { row, stance, isBack, yaw } = skeleton
  const { nearFore, farFore, nearHind, farHind } = legs
  const limb = (l: LegParts): Node[] => (l.pompom ? [l.node, l.pompom] : [l.node])
  const face = [...head.behind, ...head.front]
  if (isBack)
    return [
      ...limb(farHind),
      ...limb(nearHind),
      trunk,
      ...drawBackStripes(skeleton, head, colours.accent),
      ...tail,
      ...(head.hanging.length ? [] : head.behind),
      drawBackOfHead(skeleton, head, colours),
      ...head.hanging,
      ...head.worn.front,
    ]
  if (stance.lies) return [farHind.node, farFore.node, trunk, ...extras, nearHind.node, ...tail, nearFore.node, ...face]
  if (yaw > 60)
    return [...tail, farHind.node, nearHind.node, trunk, ...extras, ...limb(farFore), ...limb(nearFore), ...face]
  const over = row.mane || row.pompoms || row.coat === 'wool'
  return [
    ...tail,
    ...limb(farHind),
    ...limb(farFore),
    trunk,
    ...(over ? [] : extras),
    ...limb(nearHind),
    ...limb(nearFore),
    ...(over ? extras : []),
    ...face,
  ]
}

function drawBackStripes(skeleton: Skeleton, head: HeadParts, accent: string): Node[] {
  if (skeleton.row.coat !== 'tabby') return []
  const top = head.frame.at[1] + skeleton.row.head.radius * 0.5
  const ribs = [0, 1, 2, 3, 4].flatMap((i) =>
    [-1, 1].map((s) => {
      const y = top + 16 + i * 15
      return leaf(arcPoints([s * 60, y - 9 + i], [s * (9 - i), y + 5], s * 0.06), [4.5, 5.5, 4.5, 3, 0])
    }),
  )
  const spine = leaf(
    [
      [0, top],
      [0, top + 40],
      [0, -14],
    ],
    [5, 6, 2],
  )
  return [
    group([path([...ribs, spine].map((mark) => toPathData(mark)).join(''), accent)], {
      clip: toPathData(skeleton.outline),
    }),
  ]
}

function drawBackOfHead(skeleton: Skeleton, head: HeadParts, colours: RigInput['colours']): Node {
  const { at, radius } = head.frame
  const coat: Coat =
    skeleton.row.coat === 'tabby'
      ? {
          base: colours.primary,
          marks: (t) => [
            path(
              [-0.42, 0, 0.42]
                .map((k) =>
                  toPathData(
                    leaf(
                      [
                        add(at, [k * radius, -radius * 0.95]),
                        add(at, [k * radius * 0.9, -radius * 0.5]),
                        add(at, [k * radius * 0.7, 0]),
                      ],
                      [radius * 0.1, radius * 0.12, 0],
                    ),
                  ),
                )
                .join(''),
              shade(colours.accent, t),
            ),
          ],
        }
      : plainCoat(colours.primary)
  return drawToned(head.skull, coat, { dy: 6 })
}
