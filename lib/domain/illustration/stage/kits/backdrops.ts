// What each place takes of a destination's kit, and where it stands there.
import type { Setting } from '../../direction'

/** A thing's x, and its share of the way from the horizon to the cast. */
type Spot = readonly [x: number, nearness: number]
export interface Backdrop {
  /** Height of the skyline, how far over the horizon its foot is, and its left and right end. */
  sky?: readonly [height: number, over: number, from?: number, to?: number]
  /** A row of fronts: its left and right end, nearness of its foot and size. */
  row?: readonly [from: number, to: number, nearness: number, scale: number]
  pieces?: readonly [Spot, Spot]
  trees?: readonly Spot[]
}

/** Those of the sea, the wood and the cave keep their scene; destinations have their own sight instead of a skyline. */
// prettier-ignore
const BACKDROPS: Partial<Record<Setting, Backdrop>> = {
  street: { sky: [290, 0, 290, 690], row: [330, 640, 0.3, 0.5], pieces: [[196, 0.72], [745, 0.64]] },
  garden: { sky: [230, 30], row: [-60, 560, 0.36, 0.62], pieces: [[330, 0.62], [590, 0.58]] },
  park: { sky: [260, 20], row: [400, 740, 0.29, 0.46], pieces: [[330, 0.66], [560, 0.56]] },
  playground: { sky: [240, 20], row: [240, 800, 0.34, 0.5], pieces: [[440, 0.56], [610, 0.54]] },
  market: { sky: [300, -70], row: [-60, 1080, 0.46, 0.74], pieces: [[500, 0.56], [955, 0.72]] },
  pool: { sky: [240, 20], row: [-80, 560, 0.3, 0.5], trees: [[60, 0.36], [960, 0.4]] },
  treehouse: { sky: [230, -40], row: [300, 1080, 0.26, 0.36] },
  camp: { sky: [120, 10] },
  farm: { sky: [110, 40], pieces: [[500, 0.56], [300, 0.7]] },
  mountain: { sky: [110, 8] },
  beach: { sky: [150, 0], pieces: [[640, 0.82], [180, 0.84]], trees: [[60, 0.82]] },
  river: { sky: [180, 30], trees: [[590, 0.26]] },
  boat: { sky: [200, 0] },
  snowfield: { sky: [150, 30] },
  night: { sky: [210, 10], row: [500, 900, 0.24, 0.34] },
  forest: { trees: [[240, 0.5], [800, 0.52]] },
  sydney: { pieces: [[170, 0.84], [800, 0.8]], trees: [[60, 0.8]] },
  melbourne: { pieces: [[160, 0.86], [860, 0.9]], trees: [[940, 0.66]] },
  'gold-coast': { pieces: [[300, 0.8], [760, 0.82]], trees: [[60, 0.8]] },
  uluru: { pieces: [[230, 0.62], [740, 0.58]] },
  tasmania: { pieces: [[220, 0.76], [690, 0.72]] },
  perth: { pieces: [[200, 0.8], [760, 0.78]], trees: [[60, 0.74]] },
  auckland: { pieces: [[230, 0.84], [790, 0.86]] },
  rotorua: { pieces: [[200, 0.76], [730, 0.74]] },
  queenstown: { pieces: [[200, 0.84], [800, 0.82]] },
  wellington: { pieces: [[200, 0.72], [780, 0.7]] },
  london: { pieces: [[230, 0.84], [760, 0.86]], trees: [[40, 0.8]] },
  paris: { pieces: [[220, 0.82], [780, 0.84]] },
  tokyo: { pieces: [[230, 0.8], [720, 0.78]] },
  'washington-dc': { pieces: [[200, 0.82], [780, 0.82]] },
  rome: { pieces: [[230, 0.8], [700, 0.74]] },
  singapore: { pieces: [[340, 0.72], [740, 0.7]] },
  beijing: { pieces: [[220, 0.74], [780, 0.72]] },
  'new-delhi': { pieces: [[220, 0.74], [720, 0.66]] },
  cairo: { pieces: [[300, 0.8], [640, 0.76]] },
}
export const backdropOf = (setting: Setting): Backdrop => BACKDROPS[setting] ?? {}
