// The near edge of what small things stand on in a close picture: a table indoors, a wall of planks or stones or a
// drift out of doors.
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
  return palette.wood
}

const TUFTS = 13
const BLADES = 5
/** Tufts of grass along the foot of a wall, each a few blades that lean apart. */
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

/** Height of the board or stone on top, and of the shade under it, in page units. */
const CAP = { board: 62, stone: 50, shade: 12 }
/** Length of a stone or a board, in page units. */
const LENGTHS = [260, 420] as const

/** Upright gaps between stones or boards. */
const joints = (rng: Rng, from: number, to: number): string => {
  let path = ''
  for (let x = rng.between(40, 260); x < 1020; x += rng.between(...LENGTHS))
    path += `M${Math.round(x - 2)} ${from}L${Math.round(x + 2)} ${from}L${Math.round(x + 1)} ${to}L${Math.round(x - 1)} ${to}Z`
  return path
}

/** What is seen of a table, a low wall or a drift before the camera, so that nobody behind it seems to be cut off. */
type Kind = 'board' | 'wall' | 'drift'
const kindOf = (stage: Stage, colour: Colour): Kind =>
  colour === stage.palette.wood ? 'board' : colour === stage.palette.stone ? 'wall' : 'drift'

/** From y down to the foot of the page. */
export function drawLedge(stage: Stage, y: number): Node[] {
  const colour = groundColourOf(stage)
  const rng = stage.rng('ledge')
  const kind = kindOf(stage, colour)
  const rise = kind === 'drift' ? 16 : kind === 'wall' ? 3 : 0
  const edge = Array.from({ length: 9 }, () => Math.round(y + (rise ? rng.about(rise) : rng.about(1.5))))
  const top = edge
    .map((at, i) =>
      i === 0
        ? `M-20 ${at}`
        : `Q${i * 130 - 85} ${Math.round((at + (edge[i - 1] ?? at)) / 2 - rng.between(0, rise))} ${i * 130 - 20} ${at}`,
    )
    .join('')
  const cap = y + (kind === 'board' ? CAP.board : CAP.stone)
  const inGarden = !stage.indoor && kind === 'board' && !PLANKED.has(stage.setting)
  return flattenMarks([
    fill(
      `${top}L1020 1010L-20 1010Z`,
      verticalGradient(y - 20, 1000, [
        [0, stage.tint(colour, 0, 0.35)],
        [0.35, stage.tint(colour, 0, -0.05)],
        [1, stage.tint(shade(colour, -0.06), 0, -0.5)],
      ]),
    ),
    // Out of doors it has a lit top: at night its front alone would be taken for the ground.
    !stage.indoor
      ? fill(
          `${top}L1020 ${cap}L-20 ${cap}Z`,
          verticalGradient(y - rise, cap, [
            [0, stage.tint(shade(colour, 0.16), 0, 0.55)],
            [0.6, stage.tint(shade(colour, 0.1), 0, 0.4)],
            [1, stage.tint(shade(colour, kind === 'drift' ? -0.2 : 0.02), 0, kind === 'drift' ? -0.3 : 0.2)],
          ]),
        )
      : null,
    kind === 'drift'
      ? null
      : fill(
          `M-20 ${cap}L1020 ${cap}L1020 ${cap + CAP.shade}L-20 ${cap + CAP.shade}Z`,
          stage.tint(colour, 0, -0.7),
          0.7,
        ),
    kind === 'wall' || inGarden ? fill(joints(rng, y + 6, cap), stage.tint(colour, 0, -0.6), 0.6) : null,
    kind === 'wall' ? fill(joints(rng, cap + CAP.shade, 1000), stage.tint(colour, 0, -0.6), 0.4) : null,
    ...(inGarden
      ? [
          fill(tufts(rng, TUFTS, 1004), stage.tint(shade(stage.palette.grass, -0.12), 0, -0.25)),
          fill(tufts(rng, TUFTS, 1000), stage.tint(shade(stage.palette.grass, 0.06), 0, 0.2)),
        ]
      : []),
  ])
}
