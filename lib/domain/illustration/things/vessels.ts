// What holds those who are in it: its far side is drawn behind them, its near side before their legs. Centimetres, lit from the left.
import type { Prop } from '../direction'
import { shade } from '../kit/colour'
import type { Node } from '../scene'
import { bar, fill, flat, limbs, oval, sheet } from '../stage/marks'
import { CARD, hull, porthole } from './box-boat'
import { HUES as C, cutter } from './thing'

interface Vessel {
  /** How high its near side is, and what one sits on in it. */
  side: number
  seat: number
  /** As large as it is when few are in it. */
  least: number
  /** Drawn to the width of all who are in it, its mast at x, its sail ahead of that (1) or behind (-1). */
  draw: (width: number, mast: { x: number; sail: 1 | -1 }) => { behind: Node[]; before: Node[] }
}

const SIDE = 52
const boxBoat: Vessel['draw'] = (width, { x, sail }) => {
  const half = width / 2
  const portholes = Math.max(2, Math.round(width / 46))
  const at = (dx: number): number => x + dx * sail
  return {
    behind: flat([
      fill(limbs([[x, -40], [x, -104], [x, -168]], [4, 3.4, 3]), C.wood), fill(`M${at(2)} -164Q${at(48)} -142 ${at(52)} -96L${at(2)} -92Z`, C.cream), fill(`M${at(2)} -124Q${at(30)} -114 ${at(51)} -108L${at(52)} -96L${at(2)} -92Z`, shade(C.cream, -0.07)),
      fill(oval(at(16), -132, 3) + oval(at(30), -118, 3) + oval(at(16), -110, 3), C.coral), fill(`M${at(-1)} -168L${at(-16)} -163L${at(-1)} -158Z`, C.red),
      fill(sheet([[-half + 7, -SIDE - 8], [half - 7, -SIDE - 8], [half - 2, -SIDE + 4], [-half + 2, -SIDE + 4]], cutter('box-boat aboard'), 0.8), shade(CARD, -0.16)), fill(bar(-half + 8, -SIDE - 8, width - 16, 2.2), shade(CARD, 0.02)),
    ]),
    before: flat([
      hull('box-boat', width, SIDE), fill(`M${-half} ${-SIDE}L${-half - 10} ${-SIDE - 10}L${-half + 12} ${-SIDE}ZM${half} ${-SIDE}L${half + 11} ${-SIDE - 8}L${half - 12} ${-SIDE}Z`, shade(CARD, 0.07)),
      Array.from({ length: portholes }, (_, i) => porthole(-half + (width * (i + 0.5)) / portholes, -30)),
    ]),
  }
}

export const VESSELS: Partial<Record<Prop, Vessel>> = { 'box-boat': { side: SIDE, seat: 38, least: 148, draw: boxBoat } }
