// Vessels that people and pets are in: the far side is drawn behind them, the near side in front of their legs.
// Centimetres, lit from the left.
import type { Prop } from '../direction'
import { shade } from '../kit/colour'
import type { Node } from '../scene'
import { bar, fill, flattenMarks, taperedPath, oval, paperPath } from '../stage/marks'
import { CARD, drawHull, drawPorthole } from './box-boat'
import { HUES, propRng } from './prop-drawing'

interface Vessel {
  /** Height of the near side, and of the bench. */
  sideHeight: number
  seatHeight: number
  /** Width with few passengers. */
  minWidth: number
  /** Drawn to the width of all passengers; the mast is at x, and its sail ahead of it (1) or behind (-1). */
  draw: (width: number, mast: { x: number; sail: 1 | -1 }) => { behind: Node[]; before: Node[] }
}

const SIDE_HEIGHT = 52
const boxBoat: Vessel['draw'] = (width, { x, sail }) => {
  const half = width / 2
  const portholes = Math.max(2, Math.round(width / 46))
  const at = (dx: number): number => x + dx * sail
  return {
    behind: flattenMarks([
      fill(taperedPath([[x, -40], [x, -104], [x, -168]], [4, 3.4, 3]), HUES.wood), fill(`M${at(2)} -164Q${at(48)} -142 ${at(52)} -96L${at(2)} -92Z`, HUES.cream), fill(`M${at(2)} -124Q${at(30)} -114 ${at(51)} -108L${at(52)} -96L${at(2)} -92Z`, shade(HUES.cream, -0.07)),
      fill(oval(at(16), -132, 3) + oval(at(30), -118, 3) + oval(at(16), -110, 3), HUES.coral), fill(`M${at(-1)} -168L${at(-16)} -163L${at(-1)} -158Z`, HUES.red),
      fill(paperPath([[-half + 7, -SIDE_HEIGHT - 8], [half - 7, -SIDE_HEIGHT - 8], [half - 2, -SIDE_HEIGHT + 4], [-half + 2, -SIDE_HEIGHT + 4]], propRng('box-boat aboard'), 0.8), shade(CARD, -0.16)), fill(bar(-half + 8, -SIDE_HEIGHT - 8, width - 16, 2.2), shade(CARD, 0.02)),
    ]),
    before: flattenMarks([
      drawHull('box-boat', width, SIDE_HEIGHT), fill(`M${-half} ${-SIDE_HEIGHT}L${-half - 10} ${-SIDE_HEIGHT - 10}L${-half + 12} ${-SIDE_HEIGHT}ZM${half} ${-SIDE_HEIGHT}L${half + 11} ${-SIDE_HEIGHT - 8}L${half - 12} ${-SIDE_HEIGHT}Z`, shade(CARD, 0.07)),
      Array.from({ length: portholes }, (_, i) => drawPorthole(-half + (width * (i + 0.5)) / portholes, -30)),
    ]),
  }
}

export const VESSELS: Partial<Record<Prop, Vessel>> = { 'box-boat': { sideHeight: SIDE_HEIGHT, seatHeight: 38, minWidth: 148, draw: boxBoat } }
