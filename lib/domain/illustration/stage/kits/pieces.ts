// Street furniture: each piece is a row of one of the tables in `pieces/`.
import { mix } from '../../kit/colour'
import { group } from '../../kit/shape'
import { compose, scale, translate } from '../../kit/vector'
import type { Colour } from '../../scene'
import { fill, flattenMarks, stand, stroke, type Marks } from '../marks'
import type { Stage } from '../stage'
import type { PieceName } from './kit'
import { ON_WHEELS } from './pieces/wheels'
import { AT_KERBS } from './pieces/street'
import { OF_WATER } from './pieces/water'
import { AT_DOORS } from './pieces/wares'
import { OUT_OF_TOWN } from './pieces/shore'
import type { Pen, PieceRow } from './pieces/piece-row'

const PIECE_ROWS: Record<PieceName, PieceRow> = {
  ...ON_WHEELS,
  ...AT_KERBS,
  ...OF_WATER,
  ...AT_DOORS,
  ...OUT_OF_TOWN,
}

/** Page units of a wide shot for a centimetre on the cast's ground line. */
const CENTIMETRE = 1.12

/** A piece with its foot on the ground at this share of the way to the cast. */
export function drawPiece(stage: Stage, name: PieceName, x: number, nearness: number): Marks {
  const { half, height, thing, draw } = PIECE_ROWS[name]
  const y = stage.groundYAt(nearness)
  const s = CENTIMETRE * nearness
  const depth = stage.depthAt(y)
  const paint = (colour: Colour, turn = 0) => stage.tint(colour, depth, turn)
  const pen: Pen = {
    stage,
    rng: stage.rng(`kit ${name}${x}`),
    cut: (d, colour, turn) => fill(d, paint(colour, turn)),
    line: (d, colour, width, turn) => stroke(d, paint(colour, turn), width),
    glow: (d, colour) => fill(d, stage.row.lit === 1 ? mix(colour, '#ffd27a', 0.25) : paint(colour, 0.1)),
  }
  return stand(thing, x, y, half * s, height * s, [
    stage.drawShadow(x, y, half * s * 0.9),
    group(flattenMarks(draw(pen)), {
      transform: compose(translate(Math.round(x), Math.round(y)), scale(s)),
      kit: name,
    }),
  ])
}
