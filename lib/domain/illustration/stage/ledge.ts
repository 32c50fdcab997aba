// The near edge of what small things stand on in a close picture: a table indoors, a bank, wall or drift out of doors.
import type { Setting } from '../direction'
import { shade } from '../kit/colour'
import type { Colour, Node } from '../scene'
import { fill, flattenMarks, repeat, type Rng } from './marks'
import { verticalGradient } from './paint'
import type { Stage } from './stage'

const SNOWY = new Set<Setting>(['snowfield'])
const SANDY = new Set<Setting>(['beach', 'uluru', 'cairo', 'gold-coast'])
const PAVED = new Set<Setting>([
  'street',
  'market',
  'school',
  'playground',
  'pool',
  'london',
  'paris',
  'rome',
  'tokyo',
  'beijing',
  'washington-dc',
  'new-delhi',
  'singapore',
  'cave',
])
const PLANKED = new Set<Setting>(['boat', 'treehouse', 'stage'])
const WET = new Set<Setting>(['underwater', 'great-barrier-reef'])

/** The colour of what is underfoot near the camera. */
export function groundColourOf({ setting, indoor, palette, weather }: Stage): Colour {
  if (indoor || PLANKED.has(setting)) return palette.wood
  if (SNOWY.has(setting) || weather === 'snow') return palette.snow
  if (SANDY.has(setting) || WET.has(setting)) return palette.sand
  if (PAVED.has(setting)) return palette.stone
  return palette.grass
}

const TUFTS = 13
const BLADES = 5
/** Tufts of grass along a bank, each a few blades that lean apart. */
const tufts = (rng: Rng, count: number, y: number): string =>
  repeat(count, (i) => {
    const middle = ((i + rng.next()) / count) * 1040 - 20
    const foot = y + rng.about(9)
    return repeat(BLADES, (k) => {
      const aside = (k - (BLADES - 1) / 2) * rng.between(4, 7)
      const [x, height] = [Math.round(middle + aside), rng.between(16, 40) - Math.abs(aside)]
      const [tip, top] = [Math.round(x + aside * 1.3), Math.round(foot - height)]
      const [down, bend] = [Math.round(foot), Math.round(foot - height * 0.55)]
      return `M${x - 3} ${down}Q${x - 1} ${bend} ${tip} ${top}Q${x + 3} ${bend} ${x + 3} ${down}Z`
    })
  })

/** From y down to the foot of the page. */
export function drawLedge(stage: Stage, y: number): Node[] {
  const colour = groundColourOf(stage)
  const rng = stage.rng('ledge')
  const soft = colour === stage.palette.grass
  const flat = stage.indoor || PLANKED.has(stage.setting)
  const rise = flat ? 0 : 16
  const edge = Array.from({ length: 9 }, () => Math.round(y + (flat ? rng.about(1.5) : rng.about(rise))))
  const top = edge
    .map((at, i) =>
      i === 0
        ? `M-20 ${at}`
        : `Q${i * 130 - 85} ${Math.round((at + (edge[i - 1] ?? at)) / 2 - rng.between(0, rise))} ${i * 130 - 20} ${at}`,
    )
    .join('')
  return flattenMarks([
    fill(
      `${top}L1020 1010L-20 1010Z`,
      verticalGradient(y - 20, 1000, [
        [0, stage.tint(colour, 0, 0.35)],
        [0.35, stage.tint(colour, 0, -0.05)],
        [1, stage.tint(shade(colour, -0.06), 0, -0.5)],
      ]),
    ),
    // A wall out of doors has a lit top: at night its front alone would be taken for the ground.
    !flat && !soft
      ? fill(
          `${top}L1020 ${y + 30}L-20 ${y + 30}Z`,
          verticalGradient(y - rise, y + 30, [
            [0, stage.tint(shade(colour, 0.16), 0, 0.55)],
            [0.8, stage.tint(shade(colour, 0.1), 0, 0.4)],
            [1, stage.tint(shade(colour, -0.2), 0, -0.3)],
          ]),
        )
      : null,
    flat ? fill(`M-20 ${y + 62}L1020 ${y + 62}L1020 ${y + 72}L-20 ${y + 72}Z`, stage.tint(colour, 0, -0.6), 0.6) : null,
    ...(soft
      ? [
          fill(tufts(rng, TUFTS, y + 34), stage.tint(shade(colour, -0.12), 0, -0.25)),
          fill(tufts(rng, TUFTS, y + 10), stage.tint(shade(colour, 0.06), 0, 0.2)),
        ]
      : []),
  ])
}
