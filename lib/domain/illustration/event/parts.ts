// What several events share: tables with a cloth, candles, flowers. Centimetres, the middle of the foot at the origin,
// lit from the left.
import { shade } from '../kit/colour'
import { group } from '../kit/shape'
import { compose, scale, translate } from '../kit/vector'
import type { Prop } from '../direction'
import type { Colour, Node } from '../scene'
import { bar, dab, dots, fill, flattenMarks, repeat, oval, scatter } from '../stage/marks'
import type { Marks } from '../stage/marks'
import { drawSoftSpot } from '../stage/shadow'
import { PROP_DRAWINGS } from '../things/table'
import { HUES } from '../things/prop-drawing'

/** A ground decoration that stands beside the cast on a special day, with its size in centimetres. */
export interface Stand { nodes: readonly Node[]; width: number; height: number; where?: 'indoors' | 'outdoors' }
export const makeStand = (width: number, height: number, ...marks: Marks[]): Stand => ({ nodes: flattenMarks(marks), width, height })

/** What belongs on grass, snow or sand, and what is set down in rooms only. */
export const outdoors = (stand: Stand): Stand => ({ ...stand, where: 'outdoors' })
export const indoors = (stand: Stand): Stand => ({ ...stand, where: 'indoors' })

/** A prop of the vocabulary, drawn with its foot at x, y. */
export const drawPropAt = (prop: Prop, x: number, y: number, size = 1, text?: string): Node => group(PROP_DRAWINGS[prop](text).nodes, { transform: compose(translate(x, y), scale(size)) })

/** A table with a cloth that hangs in folds almost to the floor; its top is at -h. */
export const drawClothTable = (w: number, h: number, cloth: Colour, hem: Colour = HUES.cream): Marks => [
  fill(bar(-w * 0.42, -10, 4, 10) + bar(w * 0.42 - 4, -10, 4, 10), HUES.brown),
  fill(`M${-w / 2} ${-h}L${-w / 2 - 2} -8Q${-w * 0.4} -3 ${-w * 0.3} -8T${-w * 0.1} -8T${w * 0.1} -8T${w * 0.3} -8T${w / 2 + 2} -8L${w / 2} ${-h}Z`, cloth),
  fill(repeat(4, (i) => `M${-w * 0.36 + i * w * 0.22} ${-h + 4}l${w * 0.05} 0l${w * 0.02} ${h - 13}l${-w * 0.06} 1z`), shade(cloth, -0.07)),
  fill(oval(0, -h, w / 2, 5), shade(cloth, 0.06)),
  fill(repeat(Math.round(w / 9), (i) => oval(-w / 2 + 5 + i * 9, -10, 2.2)), hem),
]

/** Burning, or by day with its wick. */
export const drawCandle = (x: number, y: number, h: number, colour: Colour, burns: boolean): Marks => [
  burns ? drawSoftSpot(x, y - h - 5, 15, 15, [[0, '#ffd98c', 0.6], [1, '#ffc46a', 0]]) : null,
  fill(bar(x - 1.6, y - h, 3.2, h), colour),
  burns ? [fill(dab(x, y - h + 1, 9, 2.2, -90), '#ffb23f'), fill(dab(x, y - h, 5, 1, -90), '#fff3cf')] : fill(bar(x - 0.4, y - h - 2.4, 0.8, 2.4), HUES.ink),
]

/** A parcel with a bow, `w` wide. */
export const drawParcel = (x: number, y: number, w: number, h: number, paper: Colour, ribbon: Colour): Marks => [
  fill(bar(x - w / 2, y - h, w, h), paper), fill(bar(x + w * 0.28, y - h, w * 0.22, h), shade(paper, -0.08)), fill(bar(x - w * 0.54, y - h - 4, w * 1.08, 7), shade(paper, 0.05)), fill(bar(x - w * 0.09, y - h - 4, w * 0.18, h + 4), ribbon), fill(dab(x, y - h - 3, w * 0.46, w * 0.09, -160) + dab(x, y - h - 3, w * 0.46, w * 0.09, -20), ribbon), fill(oval(x, y - h - 4, w * 0.08), shade(ribbon, -0.1)),
]

/** A bunch of flowers in a vase whose lip is at x, y. */
export const drawBunch = (x: number, y: number, s: number, colours: readonly Colour[]): Marks => [
  fill(repeat(9, (i) => dab(x, y + 2, s * (0.7 + (i % 3) * 0.18), s * 0.07, -150 + i * 15)), HUES.leaf),
  colours.map((colour, k) => {
    const heads = scatter(3, (i) => { const a = ((-158 + (i * colours.length + k) * (136 / (3 * colours.length - 1))) * Math.PI) / 180; const r = s * (0.62 + ((i + k) % 3) * 0.2); return [x + Math.cos(a) * r, y + Math.sin(a) * r] })
    return [fill(heads.map(([hx, hy]) => repeat(5, (p) => oval(hx + Math.cos(p * 1.26) * s * 0.09, hy + Math.sin(p * 1.26) * s * 0.09, s * 0.085))).join(''), colour), dots(heads, s * 0.11, shade(colour, colour === HUES.cream ? -0.12 : 0.16))]
  }),
]

/** x of the two poles between which things hang out of doors, where there is nothing else to hang from. */
export const POLES = [52, 948] as const
