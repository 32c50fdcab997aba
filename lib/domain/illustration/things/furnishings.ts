// The customizer's furniture: six pieces, each in the colour that the buyer chose. Centimetres, the middle of the foot
// at the origin.
import type { FurnitureType } from '../customizations'
import { shade } from '../kit/colour'
import type { Colour } from '../scene'
import { bar, box, dab, fill, repeat, oval, paperPath, smoothPath } from '../stage/marks'
import type { Marks } from '../stage/marks'
import { HUES, propRng, drawLump, drawPolygon, drawSlab, makeProp } from './prop-drawing'
import type { PropDrawing } from './prop-drawing'

function drawChair(c: Colour): PropDrawing {
  const rng = propRng('own chair')
  return makeProp(50, 86, [
    fill(bar(-19, -84, 5, 84) + bar(14, -84, 5, 84), shade(c, -0.1)),
    fill(box(-20, -86, 40, 13, rng, 0.8) + box(-18, -66, 36, 9, rng, 0.6), c), fill(dab(-18, -83, 36, 2.4, 1), shade(c, 0.1)),
    drawPolygon([[-19, -43], [19, -43], [24, -35], [-24, -35]], shade(c, 0.11), rng), fill(bar(-24, -35.5, 48, 6), c), fill(bar(10, -35.5, 14, 6), shade(c, -0.07)),
    fill(paperPath([[-23, -30], [-17, -30], [-18, 0], [-22, 0]], rng, 0.5) + paperPath([[17, -30], [23, -30], [22, 0], [18, 0]], rng, 0.5), shade(c, -0.04)),
  ])
}

function drawTable(c: Colour): PropDrawing {
  const rng = propRng('own table')
  return makeProp(116, 66, [
    fill(paperPath([[-47, -58], [-41, -58], [-42, -6], [-46, -6]], rng, 0.5) + paperPath([[41, -58], [47, -58], [46, -6], [42, -6]], rng, 0.5), shade(c, -0.15)),
    fill(bar(-50, -56, 100, 11), shade(c, -0.12)),
    drawPolygon([[-50, -66], [50, -66], [58, -57], [-58, -57]], shade(c, 0.12), rng), fill(dab(-44, -63, 70, 2, 1), shade(c, 0.18)), fill(bar(-58, -57.5, 116, 5), c), fill(bar(20, -57.5, 38, 5), shade(c, -0.06)),
    fill(paperPath([[-56, -52], [-48, -52], [-50, 0], [-54, 0]], rng, 0.6) + paperPath([[48, -52], [56, -52], [54, 0], [50, 0]], rng, 0.6), shade(c, -0.05)),
  ])
}

function drawSofa(c: Colour): PropDrawing {
  const rng = propRng('own sofa')
  return makeProp(180, 86, [
    fill(bar(-72, -8, 8, 8) + bar(64, -8, 8, 8), HUES.brown),
    fill(smoothPath([[-78, -10], [-80, -70], [-66, -84], [-22, -86], [22, -85], [66, -84], [80, -70], [78, -10]], true, 0.6), shade(c, -0.05)),
    fill(smoothPath([[-74, -30], [-75, -70], [-62, -80], [-4, -80], [-3, -30]], true, 0.5) + smoothPath([[3, -30], [4, -80], [62, -80], [75, -70], [74, -30]], true, 0.5), c),
    fill(dab(-64, -76, 54, 4, 1) + dab(8, -76, 50, 4, 1), shade(c, 0.09)),
    fill(box(-74, -42, 73, 17, rng, 1.6) + box(1, -42, 73, 17, rng, 1.6), shade(c, 0.08)), fill(bar(-74, -27, 148, 4), shade(c, -0.12)), fill(box(-76, -24, 152, 17, rng, 1.4), shade(c, -0.03)),
    drawLump(-80, -30, 12, 26, c, rng), drawLump(80, -30, 12, 26, shade(c, -0.02), rng),
    fill(paperPath([[30, -42], [52, -47], [57, -70], [36, -68]], rng, 1.2), shade(c, 0.2)), fill(paperPath([[48, -46], [52, -47], [57, -70], [52, -69]], rng, 0.8), shade(c, 0.12)),
  ])
}

const SPINES = [HUES.red, HUES.yellow, HUES.sky, HUES.cream, HUES.leaf, HUES.coral, HUES.purple]
function drawSpines(y: number, row: number): Marks {
  const rng = propRng(`own books ${row}`)
  const out: Marks[] = []
  for (let x = -33, i = row * 3; x < 27; i++) {
    const [w, tall] = [rng.between(4, 8), rng.between(19, 27)]
    out.push(fill(bar(x, y - tall, w, tall), SPINES[i % SPINES.length] ?? HUES.red), fill(bar(x, y - tall * 0.8, w, 2), HUES.paper))
    x += w + (rng.next() < 0.16 ? 7 : 0.6)
  }
  return out
}
function drawBookshelf(c: Colour): PropDrawing {
  const rng = propRng('own shelf')
  return makeProp(84, 152, [
    drawSlab(-40, -150, 80, 150, c, rng, 0.12), fill(repeat(4, (i) => bar(-35, -145 + i * 35, 68, 30)), shade(c, -0.2)),
    [0, 1, 2, 3].map((i) => drawSpines(-115 + i * 35, i)),
    fill(repeat(4, (i) => bar(-36, -115 + i * 35, 70, 4)), shade(c, 0.08)), fill(bar(-42, -153, 84, 5), shade(c, 0.1)),
  ])
}

function drawLamp(c: Colour): PropDrawing {
  const rng = propRng('own lamp')
  return makeProp(52, 150, [
    fill(oval(0, -2, 15, 4), HUES.brown), fill(bar(-1.6, -118, 3.2, 116), HUES.brown), fill(bar(0.4, -118, 1.2, 116), shade(HUES.brown, -0.08)),
    fill(oval(0, -106, 17, 3.4), '#fff3cf'),
    drawPolygon([[-26, -108], [26, -108], [16, -150], [-16, -150]], c, rng, 0.8), drawPolygon([[10, -108], [26, -108], [16, -150], [7, -150]], shade(c, -0.09), rng, 0.6), drawPolygon([[-24, -109], [-15, -109], [-9, -149], [-15, -149]], shade(c, 0.12), rng, 0.6),
  ])
}

function drawPlant(c: Colour): PropDrawing {
  const rng = propRng('own plant')
  const leaves = (n: number, long: number, wide: number, at: number) => repeat(n, (i) => dab(0, -30, long - Math.abs(i - (n - 1) / 2) * 5, wide, -90 + (i - (n - 1) / 2) * at))
  return makeProp(64, 92, [
    fill(leaves(9, 58, 6.6, 17), HUES.leaf), fill(leaves(7, 50, 5.2, 19), HUES.green), fill(leaves(5, 38, 3, 24), shade(HUES.green, 0.12)),
    drawPolygon([[-17, -32], [17, -32], [12, 0], [-12, 0]], c, rng, 0.7), drawPolygon([[6, -32], [17, -32], [12, 0], [4, 0]], shade(c, -0.09), rng, 0.5), fill(box(-19, -35, 38, 8, rng, 0.6), shade(c, 0.08)),
  ])
}

export const FURNISHINGS: Record<FurnitureType, (colour: Colour) => PropDrawing> = { chair: drawChair, table: drawTable, sofa: drawSofa, bookshelf: drawBookshelf, lamp: drawLamp, plant: drawPlant }
