// Tortoises and turtles: a patterned dome, four short legs, a head on a long neck that retracts in fear.
import { shade } from '../kit/colour'
import { movable, path } from '../kit/shape'
import type { Node, Point } from '../scene'
import { MOODS } from './feelings'
import { resolveAim, getBodyYaw } from './gaze'
import { drawHead } from './head'
import { leaf, toPathData, polygon } from './outline'
import type { RigOutput, RigInput } from './rig'
import type { TortoiseRow } from './breed-row'
import { type Ellipsoid, createSolidView, type Vec3 } from './solid'
import { type Coat, plainCoat, drawToned } from './tone'

export function drawTortoise(row: TortoiseRow, posed: RigInput): RigOutput {
  const { spec, pose, colours, key } = posed
  const mood = pose === 'sleep' ? MOODS.asleep : posed.mood
  const back = pose === 'back-turned' || spec.view === 'back'
  const yaw = back ? -80 : Math.min(66, getBodyYaw(spec.view))
  const view = createSolidView({ yaw, drop: 0.26 })
  const [long, high, wide] = row.shell
  const resting = ['sleep', 'lie', 'cuddled', 'hide'].includes(pose)
  const low = resting || mood.crouch < 0.9 ? 10 : 20 + (mood.chest > 1 ? 8 : 0)
  // The eyes stay visible however far the head retracts.
  const drawnIn = pose === 'hide' || mood.crouch < 0.9 ? 0.62 : pose === 'sleep' || mood.pitch < -15 ? 0.4 : 0
  const stride = pose === 'walk' ? 12 : 3
  const drawLeg = (front: boolean, s: 1 | -1): Node => {
    const f = (front ? 0.62 : -0.62) * long + (front ? 1 : -1) * s * stride
    const balls: Ellipsoid[] = [
      [(front ? 0.56 : -0.56) * long, low + 4, s * wide * 0.6, 13],
      [f, 10, s * wide * 0.74, 10.5],
      [f + 5, 5.5, s * wide * 0.76, 10.5, 5.5, 10.5],
    ]
    return drawToned(
      view.chain(balls),
      plainCoat(s < 0 ? shade(colours.secondary, -0.14) : shade(colours.secondary, -0.05)),
      {
        dy: 4,
        band: 0,
        light: 0,
      },
    )
  }
  // Half an ellipsoid, flat below.
  const dome = view.hull([
    [0, low + 12, 0, long, 3, wide],
    ...[0.2, 0.42, 0.62, 0.8, 0.93].map((t): Ellipsoid => [
      0,
      low + 12 + high * t,
      0,
      long * Math.sqrt(1 - t * t),
      3,
      wide * Math.sqrt(1 - t * t),
    ]),
  ])
  const rim = view.hull([
    [0, low + 11, 0, long * 1.07, 7, wide * 1.07],
    [0, low + 4, 0, long * 0.86, 6, wide * 0.86],
  ])
  const on = (azimuth: number, elevation: number): Vec3 => {
    const [a, e] = [(azimuth * Math.PI) / 180, (elevation * Math.PI) / 180]
    return [long * Math.cos(e) * Math.cos(a), low + 12 + high * Math.sin(e), wide * Math.cos(e) * Math.sin(a)]
  }
  const plates = [
    ...[0, 60, 120, 180, 240, 300].map((a) => buildPlate(a + 30, 34, 24)),
    buildPlate(0, 90, 22),
    ...[0, 45, 90, 135, 180, 225, 270, 315].map((a) => buildPlate(a, 8, 11)),
  ]
  function buildPlate(azimuth: number, elevation: number, size: number): string {
    const corners = Array.from({ length: 6 }, (_, i): Point => {
      const a = (i / 6) * Math.PI * 2
      return view.point(
        elevation > 80
          ? on((a * 180) / Math.PI, 90 - size)
          : on(
              azimuth + (Math.cos(a) * size * 0.92) / Math.cos((elevation * Math.PI) / 180),
              elevation + Math.sin(a) * size * 0.86,
            ),
      )
    })
    const c = elevation > 80 ? on(0, 90) : on(azimuth, elevation)
    return view.depth([c[0] / long, (c[1] - low - 12) / high, c[2] / wide]) + ((c[1] - low - 12) / high) * 0.4 > 0.05
      ? toPathData(polygon(corners))
      : ''
  }
  const shell: Coat = { base: colours.accent, marks: (t) => [path(plates.join(''), shade(colours.primary, t))] }
  const radius = row.head.radius
  const aim = resolveAim(spec, pose === 'look-up')
  const out = 1 - drawnIn
  const at3: Vec3 = [
    long * 0.86 + out * radius * 0.95,
    low + 12 + out * (pose === 'look-up' ? 34 : 22) + mood.pitch * 0.3 * out,
    0,
  ]
  const headAt = view.point(at3)
  const head = drawHead({
    row: row.head,
    at: headAt,
    yaw: back ? -96 : aim.turnFrom(yaw > 50 ? 84 : yaw + 38),
    pitch: mood.pitch + aim.pitch + (pose === 'look-up' ? 24 : 0),
    roll: mood.roll * out,
    colours: { ...colours, primary: colours.secondary, secondary: shade(colours.secondary, 0.04) },
    mood,
    gaze: aim.gaze,
    light: posed.light,
    key,
    wears: spec.wears,
  })
  const neck = view.hull([
    [long * 0.6, low + 14, 0, 15],
    [at3[0] - 6, at3[1] - 5, 0, 13],
  ])
  const skin = plainCoat(shade(colours.secondary, -0.04))
  const neckRoot = view.point([long * 0.6, low + 14, 0])
  const headNodes = movable({ part: 'head', movement: 'nod', pivot: neckRoot }, [
    drawToned(neck, skin, { dy: 5, band: 0, light: 0 }),
    ...head.behind,
    ...head.front,
  ])
  const tail = drawToned(
    leaf(
      [
        view.point([-long * 0.86, low + 8, 0]),
        view.point([-long * 1.06, low + 1, 3]),
        view.point([-long * 1.2, Math.max(5, low - 8), 6]),
      ],
      [8, 6, 0],
    ),
    plainCoat(shade(colours.secondary, -0.08)),
    { dy: 2, band: 0, light: 0 },
  )
  const armour: Node[] = [
    drawToned(rim, plainCoat(shade(colours.accent, -0.04)), { dy: 4, band: 2 }),
    drawToned(dome, shell, { dx: posed.light, dy: 9, band: 5 }),
  ]
  const nodes: Node[] = back
    ? [...headNodes, drawLeg(true, -1), drawLeg(true, 1), ...armour, drawLeg(false, -1), drawLeg(false, 1), tail]
    : drawnIn > 0.5
      ? [tail, drawLeg(false, -1), drawLeg(true, -1), ...headNodes, ...armour, drawLeg(false, 1), drawLeg(true, 1)]
      : [tail, drawLeg(false, -1), drawLeg(true, -1), ...armour, drawLeg(false, 1), drawLeg(true, 1), ...headNodes]
  return {
    nodes,
    face: { centre: headAt, radius: radius },
    eyes: head.eyes,
    mouth: head.mouth,
    paw: view.point([long * 0.62, 6, wide * 0.8]),
    back: view.point([0, low + 12 + high, 0]),
    feet: [view.point([long * 0.6, 0, wide * 0.8]), view.point([-long * 0.6, 0, wide * 0.8])],
  }
}
