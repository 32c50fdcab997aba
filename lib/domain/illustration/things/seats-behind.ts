// Seats as they are seen by somebody who stands behind the sitters: drawn over them, with their back to us.
import { shade } from '../kit/colour'
import type { Node } from '../scene'
import { bar, box, dab, fill, flattenMarks, paperPath, smoothPath } from '../stage/marks'
import { HUES, drawPolygon, propRng } from './prop-drawing'
import { SEATS, type SeatKind } from './seats'

const drawChair = (): Node[] => {
  const rng = propRng('seat chair behind')
  const leg = (x: number, lean: number) =>
    fill(
      paperPath(
        [
          [x - 2.2, -36],
          [x + 2.2, -36],
          [x + lean + 1.8, 0],
          [x + lean - 1.8, 0],
        ],
        rng,
        0.4,
      ),
      shade(HUES.wood, -0.08),
    )
  const post = (x: number) =>
    fill(
      paperPath(
        [
          [x - 2.4, -34],
          [x + 2.4, -34],
          [x + 2, -80],
          [x - 2, -80],
        ],
        rng,
        0.4,
      ),
      HUES.wood,
    )
  return flattenMarks([
    leg(-15, -2),
    leg(15, 2),
    fill(box(-19, -41, 38, 6, rng, 0.5), shade(HUES.wood, -0.04)),
    fill(bar(-17, -36, 34, 1.8), shade(HUES.wood, -0.14)),
    post(-16),
    post(16),
    drawPolygon(
      [
        [-19, -82],
        [19, -82],
        [18, -71],
        [-18, -71],
      ],
      HUES.wood,
      rng,
      0.6,
    ),
    drawPolygon(
      [
        [-16, -62],
        [16, -62],
        [16, -55],
        [-16, -55],
      ],
      HUES.wood,
      rng,
      0.6,
    ),
    fill(dab(-17, -80, 32, 1.8, 0), shade(HUES.wood, 0.12)),
  ])
}

const drawSofa = (width: number): Node[] => {
  const [rng, half] = [propRng('seat sofa behind'), width / 2]
  return flattenMarks([
    fill(bar(-half + 8, -8, 8, 8) + bar(half - 16, -8, 8, 8), HUES.brown),
    fill(
      smoothPath(
        [
          [-half, -9],
          [-half, -58],
          [-half + 12, -70],
          [0, -72],
          [half - 12, -70],
          [half, -58],
          [half, -9],
        ],
        true,
        0.5,
      ),
      shade(HUES.blue, -0.06),
    ),
    fill(box(-half + 9, -62, width - 18, 46, rng, 1.4), shade(HUES.blue, -0.02)),
    fill(dab(-half + 12, -67, width - 26, 2.4, 0), shade(HUES.blue, 0.06)),
    fill(bar(-half + 4, -13, width - 8, 4), shade(HUES.blue, -0.14)),
  ])
}

/** A seat from behind, `width` centimetres wide; nothing for one whose sitters hide it. */
export const drawFromBehind = (kind: SeatKind, width: number): Node[] | undefined =>
  kind === 'chair'
    ? drawChair()
    : kind === 'sofa' || kind === 'carriage'
      ? drawSofa(width)
      : kind === 'swing'
        ? undefined
        : SEATS[kind].draw(width)
