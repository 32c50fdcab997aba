import { mix } from '../../kit/colour'
import { isSnowy } from '../foliage'
import { earthColourOf } from '../ground'
import { box, fill, repeat, stroke } from '../marks'
import { verticalGradient } from '../paint'
import type { Stage } from '../stage'
import type { StreetKit } from './kit'
import { kitGroup } from './piece-group'

const r = Math.round
const ROWS = 12
/** How much of the night is in stone near the cast, where the mass has not begun. */
const AT_NIGHT = 0.36

/** The joints of one row of stones, at this y and scale. */
function jointsOf(form: StreetKit['paving']['form'], y: number, s: number, odd: boolean): string {
  const across = (step: number, draw: (x: number) => string) =>
    repeat(1160 / step + 1, (i) => draw(r(-80 + (i + (odd ? 0.5 : 0)) * step)))
  switch (form) {
    case 'fans':
      return across(
        56 * s,
        (x) =>
          `M${x} ${r(y)}q${r(28 * s)} ${-r(22 * s)} ${r(56 * s)} 0M${r(x + 12 * s)} ${r(y)}q${r(16 * s)} ${-r(12 * s)} ${r(32 * s)} 0`,
      )
    case 'setts':
      return across(34 * s, (x) => `M${x} ${r(y)}h${r(26 * s)}`)
    case 'slabs':
      return `M-80 ${r(y)}H1080` + across(150 * s, (x) => `M${x} ${r(y)}L${r(x + (x - 500) * 0.05)} ${r(y + 30 * s)}`)
    case 'bricks':
      return across(44 * s, (x) => `M${x} ${r(y)}l${r(20 * s)} ${-r(9 * s)}m${r(4 * s)} 0l${r(16 * s)} ${r(9 * s)}`)
    case 'hexagons':
      return across(64 * s, (x) => `M${x} ${r(y)}l${r(16 * s)} ${-r(10 * s)}h${r(32 * s)}l${r(16 * s)} ${r(10 * s)}`)
    case 'boards':
      return `M-80 ${r(y)}H1080` + across(310 * s, (x) => `M${x} ${r(y)}v${r(26 * s)}`)
    case 'earth':
      return across(230 * s, (x) => `M${x} ${r(y)}q${r(40 * s)} ${-r(8 * s)} ${r(90 * s)} 0`)
  }
}

/** The pavement of a destination, from the foot of its houses on. */
export function addPavingOf(stage: Stage, { paving }: StreetKit, base: number): void {
  const rng = stage.rng('kit paving')
  const byDay = earthColourOf(stage, mix(paving.colour, stage.palette.path, 0.2))
  const colour = stage.row.stars ? mix(byDay, stage.row.shadow, AT_NIGHT) : byDay
  const joints = Array.from({ length: ROWS }, (_, i) => {
    const y = stage.groundYAt(0.53 + i * 0.056)
    return jointsOf(paving.form, y, stage.scaleAt(y), i % 2 === 1)
  }).join('')
  stage.add(
    0.4,
    fill(
      box(-300, base, 1600, 700, rng, 2),
      verticalGradient(base, stage.groundYAt(1.1), [
        [0, stage.tint(colour, 0.35, 0.2)],
        [0.5, stage.tint(colour, 0.1, 0.3)],
        [1, stage.tint(colour, 0.04, -0.1)],
      ]),
    ),
    kitGroup('paving', isSnowy(stage) ? null : stroke(joints, stage.tint(colour, 0.15, -0.35), 1.8, 0.55)),
  )
}
