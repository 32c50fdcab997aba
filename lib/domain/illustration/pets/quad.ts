// Four-legged animals: trunk, legs, tail and head put together, far to near.
import { mix, shade } from '../kit/colour'
import { group, path } from '../kit/shape'
import { add, lerpPoint } from '../kit/vector'
import type { Node } from '../scene'
import { coatOf } from './coats'
import { MOODS } from './feelings'
import { aimOf, bodyYaw } from './gaze'
import { headOf, type Head } from './head'
import { type Leg, legOf } from './legs'
import { bow, cloud, leaf, moved, oval, pathOf, tufts } from './outline'
import { stanceOf } from './poses'
import type { Drawn, Posed } from './rig'
import type { QuadRow } from './breed-row'
import { centreOf, type Skeleton, skeletonOf } from './skeleton'
import { tailOf } from './tail'
import { cast, type Coat, dab, plain, toned } from './tone'

const RESTING_YAW = { threeQuarter: 58, front: 90, back: -78 } as const

const ASLANT = -34
/** A flat face turned away would be a smear at the head's edge: such heads look back a little. In radii from the head's middle. */
const FLAT_MUZZLE = 1.3
const awayYaw = ({
  head: {
    muzzle: [, tip],
  },
}: QuadRow): number => (tip[0] + tip[3] < FLAT_MUZZLE ? 30 : ASLANT * 0.5)

export function drawQuad(row: QuadRow, posed: Posed): Drawn {
  const { drawing, colours, key } = posed
  const stance = stanceOf(posed.pose, row)
  const mood = stance.asleep
    ? MOODS.asleep
    : { ...posed.mood, ear: Math.max(-1, Math.min(1, posed.mood.ear + (stance.ear ?? 0))) }
  const away = posed.pose === 'back-turned' ? 'back' : (drawing.view ?? 'side')
  // Straight from behind, whatever stands on four legs is a post, and a rodent one lump: they turn aslant. Who else sits shows its back.
  const view =
    away === 'back' && ((!stance.sits && !stance.lies) || row.habit === 'rodent' || row.habit === 'cavy')
      ? 'side'
      : away
  const solid = skeletonOf(row, stance, mood, away !== view ? ASLANT : bodyYaw(view))
  const coat = coatOf(solid, colours, key)
  const leg = (kind: 'fore' | 'hind', side: 1 | -1) =>
    legOf(solid, kind, side, stance[kind][side === 1 ? 0 : 1], colours, coat)
  const legs = {
    nearFore: leg('fore', 1),
    farFore: leg('fore', -1),
    nearHind: leg('hind', 1),
    farHind: leg('hind', -1),
  }
  const tail = row.tail ? tailOf(solid, row.tail, colours, key) : []

  const up = stance.pitch !== undefined && stance.pitch > 20
  const aim = aimOf(drawing, up)
  const resting = view === 'side' ? (row.turn ?? (row.hooves ? 26 : 44)) : RESTING_YAW[view]
  const yaw = away !== view ? awayYaw(row) : aim.turned(resting)
  const head = headOf({
    row: row.head,
    at: centreOf(solid.view, solid.head),
    yaw: stance.headDown ? Math.max(yaw, 46) : yaw,
    pitch: stance.headDown ? 0 : (stance.pitch ?? 0) + mood.pitch * (up ? 0.3 : 1) + aim.pitch,
    roll: mood.roll + (stance.headDown ? 6 : 0),
    colours,
    mood,
    look: aim.look,
    light: posed.light,
    earBlow: stance.earBlow,
    key,
    wears: drawing.wears,
    tiny: row.habit === 'rodent' || row.habit === 'cavy',
  })

  const trunk = trunkOf(solid, coat, legs, head, posed.light)
  const extras = extrasOf(solid, posed, coat)
  const nodes = layered(solid, posed, { legs, tail, trunk, extras, head })
  const ends = Object.values(legs).flatMap((l) => (l.contact ? [l.contact] : []))
  const ground = solid.view.point([0, 0, 0])
  const R = row.head.radius
  return {
    nodes,
    face: { centre: head.frame.at, radius: R * 1.05 },
    eyes: solid.isBack ? head.frame.at : head.eyes,
    mouth: head.mouth,
    paw: legs.farFore.paw,
    back: solid.onTrunk(0.45, 1),
    feet: ends.length
      ? ends
      : [
          [solid.view.point([solid.hip[0], 0, 0])[0], ground[1]],
          [solid.view.point([solid.shoulder[0], 0, 0])[0], ground[1]],
        ],
    ...(stance.airborne ? { airborne: true } : {}),
  }
}

type Legs = Record<'nearFore' | 'farFore' | 'nearHind' | 'farHind', Leg>

/** The trunk with the shadows that head and legs throw on it. */
function trunkOf(solid: Skeleton, coat: Coat, legs: Legs, head: Head, light: number): Node {
  const { row, stance, headOn, isBack } = solid
  const shadows: Node[] = [cast(moved(head.skull, -2, row.head.radius * 0.22), coat, -0.1)]
  if (headOn && !isBack && !stance.lies)
    for (const [leg, dx, tone] of [
      [legs.nearFore, 5, -0.09],
      [legs.nearFore, -4, -0.06],
      [legs.farFore, 4, -0.06],
      [legs.farFore, -5, -0.09],
    ] as const)
      shadows.push(cast(moved(leg.outline, dx, 0), coat, tone))
  if (!headOn) shadows.push(cast(moved(legs.nearHind.thigh, stance.sits ? 8 : 6, stance.sits ? -4 : 3), coat, -0.08))
  return group([
    toned(solid.outline, coat, { dx: 1.5 * light, dy: 8, band: 4 }),
    group(shadows, { clip: pathOf(solid.outline) }),
  ])
}

/** Bibs, skirts, ruffs, pompoms, manes and collars. */
function extrasOf(solid: Skeleton, { colours, collar }: Posed, coat: Coat): Node[] {
  const { row, stance, isBack, onTrunk: t, onNeck: n, trunk, neck, view, yaw } = solid
  const R = row.head.radius
  const nodes: Node[] = []
  const chestAt = view.point([trunk[3][0], trunk[3][1], trunk[3][2]])
  if (row.bib && !stance.lies && yaw < 60 && !isBack)
    nodes.push(
      dab(
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
      dab(
        tufts([t(0.02, -0.72), t(0.22, -0.86), t(0.42, -0.9), t(0.62, -0.9), t(0.82, -0.8)], -11, 0.1),
        shade(colours.primary, -0.05),
      ),
    )
  if (row.fluff && !isBack && row.habit !== 'cavy' && !row.hooves && !row.bib) {
    const centre = stance.lies ? chestAt : lerpPoint(view.point([neck[0][0], neck[0][1], 0]), chestAt, 0.45)
    nodes.push(
      toned(
        cloud(add(centre, [R * 0.18, R * 0.1]), R * 0.92, R * 0.9, 9, 'chest', 0.02),
        plain(mix(colours.primary, colours.secondary, 0.6)),
        {
          dy: 8,
          band: 5,
        },
      ),
    )
  }
  if (row.coat === 'spines' || row.coat === 'whorls')
    nodes.unshift(
      dab(
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
      toned(
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
      toned(
        cloud(
          lerpPoint(chestAt, view.point([trunk[2][0], trunk[2][1], 0]), 0.25),
          row.trunk[3][2] * 1.12,
          row.trunk[3][2] * 1.12,
          10,
          'chest',
        ),
        plain(colours.primary),
        { dy: 8, band: 5 },
      ),
    )
  if (row.mane) {
    // A crest behind the neck, and locks that fall down its near side.
    const locks = [0.02, 0.24, 0.46, 0.68, 0.9].map((u, i) =>
      leaf(
        bow(n(u + 0.06, 0.92), n(u - 0.16 + (i % 2) * 0.05, 0.02 - (i % 2) * 0.22), -0.12),
        [8, 10, 9, 6, 0].map((w) => (w * row.neck.radii[1]) / 21),
      ),
    )
    nodes.push(
      dab(
        [
          ...tufts(
            [n(1.15, 0.7), n(0.88, 0.86), n(0.6, 0.88), n(0.3, 0.9), n(0, 0.95)],
            row.neck.radii[1] * 0.62,
            0.5,
            [n(0.2, 0.6), n(0.9, 0.5)],
          ),
        ],
        shade(colours.accent, -0.02),
      ),
      ...locks.map((lock, i) => dab(lock, shade(colours.accent, i % 2 ? 0.045 : 0))),
    )
  }
  if (collar && !stance.headDown && !isBack)
    nodes.push(
      group([dab(leaf(bow(n(0.3, -1.1), n(0.5, 1.15), row.hooves ? 0.1 : 0.16), [6, 6, 6, 6, 6], false), collar)], {
        clip: pathOf(solid.outline),
      }),
      dab(oval(add(n(0.22, -0.92), [3, 5]), 6, 6), '#e9c35a'),
    )
  return nodes
}

interface Parts {
  legs: Legs
  tail: Node[]
  trunk: Node
  extras: Node[]
  head: Head
}

function layered(solid: Skeleton, { colours }: Posed, { legs, tail, trunk, extras, head }: Parts): Node[] {
  const { row, stance, isBack, yaw } = solid
  const { nearFore, farFore, nearHind, farHind } = legs
  const limb = (l: Leg): Node[] => (l.pompom ? [l.node, l.pompom] : [l.node])
  const face = [...head.behind, ...head.front]
  if (isBack)
    return [
      ...limb(farHind),
      ...limb(nearHind),
      trunk,
      ...backStripes(solid, head, colours.accent),
      ...tail,
      ...(head.hanging.length ? [] : head.behind),
      backOfHead(solid, head, colours),
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

function backStripes(solid: Skeleton, head: Head, accent: string): Node[] {
  if (solid.row.coat !== 'tabby') return []
  const top = head.frame.at[1] + solid.row.head.radius * 0.5
  const ribs = [0, 1, 2, 3, 4].flatMap((i) =>
    [-1, 1].map((s) => {
      const y = top + 16 + i * 15
      return leaf(bow([s * 60, y - 9 + i], [s * (9 - i), y + 5], s * 0.06), [4.5, 5.5, 4.5, 3, 0])
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
  return [group([path([...ribs, spine].map((mark) => pathOf(mark)).join(''), accent)], { clip: pathOf(solid.outline) })]
}

function backOfHead(solid: Skeleton, head: Head, colours: Posed['colours']): Node {
  const { at, R } = head.frame
  const coat: Coat =
    solid.row.coat === 'tabby'
      ? {
          base: colours.primary,
          marks: (t) => [
            path(
              [-0.42, 0, 0.42]
                .map((k) =>
                  pathOf(
                    leaf(
                      [add(at, [k * R, -R * 0.95]), add(at, [k * R * 0.9, -R * 0.5]), add(at, [k * R * 0.7, 0])],
                      [R * 0.1, R * 0.12, 0],
                    ),
                  ),
                )
                .join(''),
              shade(colours.accent, t),
            ),
          ],
        }
      : plain(colours.primary)
  return toned(head.skull, coat, { dy: 6 })
}
