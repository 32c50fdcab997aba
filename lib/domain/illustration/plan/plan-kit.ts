// The ground of a destination from straight above: its paving, and what its trees drop.
import { kitGroup } from '../stage/kits/piece-group'
import type { StreetKit } from '../stage/kits/kit'
import { dab, dots, fill, repeat, scatter, stroke, type Marks } from '../stage/marks'
import type { Stage } from '../stage/stage'
import type { Box } from '../scene'

const r = Math.round

/** One stone's joints at x, y. */
const STONES: Record<
  StreetKit['paving']['form'],
  { step: number; row: number; draw: (x: number, y: number) => string }
> = {
  fans: { step: 104, row: 52, draw: (x, y) => `M${x} ${y}q52 -60 104 0M${x + 22} ${y}q30 -36 60 0` },
  setts: { step: 62, row: 40, draw: (x, y) => `M${x} ${y}h54v32h-54z` },
  slabs: { step: 168, row: 112, draw: (x, y) => `M${x} ${y}h160v104h-160z` },
  bricks: { step: 76, row: 76, draw: (x, y) => `M${x} ${y}l34 34l-18 18l-34 -34zM${x + 38} ${y + 20}l18 18l-34 34` },
  hexagons: { step: 126, row: 36, draw: (x, y) => `M${x} ${y}l22 -34h40l22 34l-22 34h-40z` },
  boards: { step: 340, row: 58, draw: (x, y) => `M${x} ${y}h340M${x} ${y}v58` },
  earth: { step: 250, row: 96, draw: (x, y) => `M${x} ${y}q50 -22 110 0` },
}

/** The joints of the destination's paving in a part of the ground. */
export function drawPlanPaving(stage: Stage, { paving }: StreetKit, { x, y, width, height }: Box): Marks {
  const { step, row, draw } = STONES[paving.form]
  const rows = Math.ceil(height / row)
  const columns = Math.ceil(width / step)
  return kitGroup(
    'paving',
    stroke(
      repeat(rows * columns, (i) => {
        const line = Math.floor(i / columns)
        return draw(r(x + (i % columns) * step - (line % 2) * (step / 2)), r(y + line * row))
      }),
      stage.tint(paving.colour, 0, -0.45),
      2.4,
      0.6,
    ),
  )
}

/** Leaves and blossom on the ground, at the edges of the page. */
export function drawFallenLeaves(stage: Stage, kit: StreetKit): Marks {
  const rng = stage.rng('plan leaves')
  const [first] = kit.trees
  const at = (): readonly [number, number] => {
    const edge = rng.next() * 180
    const along = rng.next() * 1000
    const side = rng.next() * 3
    return side < 1 ? [edge, along] : side < 2 ? [1000 - edge, along] : [along, edge]
  }
  const leaves = (k: number) => repeat(k, () => dab(...at(), rng.between(30, 50), 10, rng.next() * 360, 3))
  return kitGroup('tree', [
    fill(leaves(16), stage.tint(first.leaf, 0, -0.2)),
    fill(leaves(14), stage.tint(first.leaf, 0, 0.3)),
    dots(scatter(16, at), 13, stage.tint(first.bloom ?? kit.trees[1].bloom ?? kit.trees[1].leaf, 0, 0.1)),
  ])
}
