import { shade } from '../kit/colour'
import type { Node } from '../scene'
import { bar, dab, fill, flattenMarks, taperedPath, oval } from '../stage/marks'
import { HUES } from './prop-drawing'

/** What a bird sits on, `height` centimetres high: a stand indoors, a post with ivy outdoors. */
export const drawPerch = (height: number, indoor: boolean): Node[] => flattenMarks(indoor ? [
  fill(oval(0, -1.5, 15, 3.4), shade(HUES.wood, -0.1)), fill(oval(0, -3, 13, 2.8), HUES.wood), fill(bar(-1.7, -height, 3.4, height - 3), HUES.wood), fill(bar(0.4, -height, 1.3, height - 3), shade(HUES.wood, -0.1)),
  fill(taperedPath([[-19, -height + 1.6], [0, -height + 1.2], [19, -height + 1.8]], [3.4, 3.8, 3.4]), shade(HUES.wood, 0.06)), fill(bar(-22, -height - 1, 6, 6), HUES.red), fill(bar(16.5, -height - 1, 6, 6), HUES.sky), fill(oval(-19, -height - 1, 3, 1) + oval(19.5, -height - 1, 3, 1), '#e8c99a'),
] : [
  fill(taperedPath([[0, 1], [-1, -height * 0.5], [0, -height + 1]], [15, 13, 13]), HUES.wood), fill(taperedPath([[4, 1], [3, -height * 0.5], [4, -height + 1]], [7, 6, 6]), shade(HUES.wood, -0.09)), fill(dab(-4, -height * 0.15, height * 0.6, 0.8, -88) + dab(-1, -height * 0.3, height * 0.4, 0.7, -91), shade(HUES.wood, 0.1)),
  fill(oval(0, -height + 1, 6.6, 2), '#e8c99a'), fill(taperedPath([[-7, 0], [4, -height * 0.25], [-6, -height * 0.5], [5, -height * 0.72]], [1.6, 1.4, 1.2, 0.8]), shade(HUES.leaf, -0.06)),
  fill([[-6, -4, 200], [5, -12, -20], [-5, -20, 190], [6, -28, -30], [-7, -26, 150], [4, -36, 10], [-3, -34, 220]].map(([x = 0, y = 0, a = 0]) => dab(x, y, 6.5, 2.6, a)).join(''), HUES.leaf),
])
