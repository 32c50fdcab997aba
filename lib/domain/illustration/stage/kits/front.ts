// A house front of a destination, drawn from its row of data.
import { mix } from '../../kit/colour'
import type { Point } from '../../scene'
import { isSnowy } from '../foliage'
import { bar, box, clump, fill, oval, paperPath, repeat, stand, stroke, type Marks } from '../marks'
import { verticalGradient } from '../paint'
import type { Stage } from '../stage'
import { drawBalconies, drawGroundFloor, drawWindows, type Placed } from './front-openings'
import type { Front } from './kit'
import { kitGroup } from './piece-group'
import { drawSign } from './sign'

const r = Math.round

function drawPattern(stage: Stage, { x, y, w, storey, depth, key, far }: Placed, front: Front): Marks {
  if (!front.pattern || far) return null
  const { form, colour } = front.pattern
  const rng = stage.rng(`kit pattern ${key}`)
  const top = y - front.storeys * storey
  const high = front.storeys * storey
  const paint = stage.tint(colour, depth, 0)
  const rows = (step: number) => repeat(high / step - 1, (i) => `M${x + 2} ${r(top + (i + 1) * step)}h${w - 4}`)
  switch (form) {
    case 'boards':
      return stroke(rows(13), paint, 1.6, 0.75)
    case 'bricks':
      return stroke(
        repeat(
          (w * high) / 640,
          () =>
            `M${r(x + 6 + rng.next() * (w - 26))} ${r(top + 6 + Math.floor((rng.next() * (high - 10)) / 9) * 9)}h${r(rng.between(8, 15))}`,
        ),
        paint,
        3,
        0.8,
      )
    case 'blocks':
      return stroke(
        rows(24) +
          repeat((w / 34) * (high / 24), (i) => {
            const row = Math.floor(i / (w / 34))
            return `M${r(x + 8 + ((i * 34 + (row % 2) * 17) % (w - 12)))} ${r(top + row * 24)}v24`
          }),
        paint,
        1.5,
        0.6,
      )
    case 'tiles':
      return stroke(
        rows(17) + repeat(w / 17 - 1, (i) => `M${r(x + (i + 1) * 17)} ${r(top)}v${r(high)}`),
        paint,
        1.4,
        0.7,
      )
    case 'timber':
      return stroke(
        `M${x + 4} ${r(top)}V${r(y)}M${x + w - 4} ${r(top)}V${r(y)}` +
          repeat(front.storeys, (i) => {
            const ty = r(top + i * storey)
            return `M${x} ${ty + 4}h${w}M${r(x + w / 2)} ${ty}v${r(storey)}M${x + 6} ${r(ty + storey)}L${r(x + w * 0.26)} ${ty + 6}M${x + w - 6} ${r(ty + storey)}L${r(x + w * 0.74)} ${ty + 6}`
          }),
        paint,
        7,
      )
    case 'bands':
      return fill(
        repeat(front.storeys * 3, (i) => bar(x + 1, r(top + (i + 0.55) * (storey / 3)), w - 2, 5)),
        paint,
      )
    case 'mural':
      return [
        fill(
          oval(x + w * 0.3, top + high * 0.26, w * 0.2) +
            `M${r(x + w * 0.5)} ${r(top + high * 0.5)}q${r(w * 0.2)} ${r(-high * 0.4)} ${r(w * 0.46)} ${r(-high * 0.3)}v${r(high * 0.2)}q${r(-w * 0.2)} ${r(high * 0.02)} ${r(-w * 0.3)} ${r(high * 0.2)}z`,
          paint,
        ),
        fill(
          oval(x + w * 0.3, top + high * 0.26, w * 0.1) + oval(x + w * 0.8, top + high * 0.44, w * 0.08),
          stage.tint(stage.palette.clothWarm, depth, 0),
        ),
      ]
  }
}

/** What stands on a roof: pots and tanks, a loft for pigeons, washing. `y` is the roof's upper edge. */
function drawRoofTop(stage: Stage, { x, w, depth, key }: Placed, front: Front, y: number): Marks {
  const { tint, palette } = stage
  const rng = stage.rng(`kit roof ${key}`)
  switch (front.roof.top) {
    case 'chimneys':
      return [
        fill(
          bar(r(x + w * 0.1), r(y - 26), 30, 34) + bar(r(x + w * 0.68), r(y - 30), 34, 38),
          tint(mix(front.wall, '#a0603f', 0.5), depth, -0.2),
        ),
        fill(
          repeat(3, (i) => bar(r(x + w * 0.1) + 2 + i * 10, r(y - 39), 7, 14)) +
            repeat(3, (i) => bar(r(x + w * 0.68) + 3 + i * 11, r(y - 43), 7, 14)),
          tint('#c9714c', depth, 0.1),
        ),
      ]
    case 'tanks':
      return [
        fill(
          bar(r(x + w * 0.14), r(y - 30), 34, 24) + bar(r(x + w * 0.6), r(y - 26), 26, 22),
          tint('#5a6670', depth, 0.1),
        ),
        stroke(
          `M${r(x + w * 0.14 + 5)} ${r(y - 6)}v8m24 -8v8M${r(x + w * 0.42)} ${r(y)}v-44m-9 8h18m-18 9h18`,
          tint('#5a5f66', depth, 0),
          2.4,
        ),
      ]
    case 'loft': {
      const [lx, ly] = [r(x + w * 0.34), r(y)]
      return [
        stroke(
          `M${lx} ${ly}L${lx + 8} ${ly - 54}M${lx + 46} ${ly}L${lx + 38} ${ly - 54}`,
          tint('#8a6a4a', depth, 0),
          4,
        ),
        fill(bar(lx + 2, ly - 82, 42, 32) + `M${lx - 4} ${ly - 80}l26 -18l26 18z`, tint('#c98a4f', depth, 0.1)),
        fill(
          repeat(3, (i) => bar(lx + 7 + i * 13, ly - 74, 7, 9) + bar(lx + 7 + i * 13, ly - 61, 7, 7)),
          tint('#5a4436', depth, 0),
        ),
        stroke(
          repeat(4, () => `M${r(lx + 20 + rng.about(60))} ${r(ly - 112 + rng.about(16))}q5 -5 8 0q3 -5 8 0`),
          tint('#5f6270', depth, 0),
          2,
        ),
      ]
    }
    case 'garden':
      return [
        fill(
          repeat(5, (i) => clump(x + w * (0.1 + i * 0.19), y - 10 - rng.next() * 7, 15, 13, rng, 6)),
          tint(palette.leafDeep, depth, 0.1),
        ),
        fill(
          repeat(4, (i) => bar(r(x + w * (0.1 + i * 0.23)) - 7, r(y - 6), 14, 9)),
          tint('#b8643f', depth, 0),
        ),
      ]
    case 'laundry': {
      const [x0, x1] = [r(x + w * 0.12), r(x + w * 0.86)]
      const shirt = (i: number) => {
        const [left, top] = [r(x0 + (x1 - x0) * (0.1 + i * 0.2)), r(y - 32 + (i % 2) * 3)]
        return i % 2
          ? `M${left} ${top}h13l3 22h-6l-3 -13l-3 13h-6z`
          : `M${left} ${top}h16l6 8l-4 4l-3 -3v13h-14v-13l-3 3l-4 -4z`
      }
      return [
        stroke(
          `M${x0} ${r(y)}v-38M${x1} ${r(y)}v-38M${x0} ${r(y - 35)}Q${r((x0 + x1) / 2)} ${r(y - 26)} ${x1} ${r(y - 35)}`,
          tint('#5f5650', depth, 0),
          2,
        ),
        fill(shirt(0) + shirt(2), tint('#fbf6ea', depth, 0.1)),
        fill(shirt(1), tint(palette.cloth, depth, 0.1)),
        fill(shirt(3), tint(palette.companion, depth, 0.1)),
      ]
    }
    case 'dishes':
      return [
        stroke(`M${r(x + w * 0.28)} ${r(y)}v-20M${r(x + w * 0.62)} ${r(y)}v-15`, tint('#6a6660', depth, 0), 3),
        fill(
          repeat(2, (i) => `M${r(x + w * (0.28 + i * 0.34) - 15)} ${r(y - 34 + i * 5)}a17 17 0 0 0 26 19z`),
          tint('#e3e0d6', depth, 0.2),
        ),
      ]
    case undefined:
      return null
  }
}

function drawRoof(stage: Stage, placed: Placed, front: Front): Marks {
  const { x, y, w, storey, depth, key } = placed
  const { tint, palette } = stage
  const rng = stage.rng(`kit gable ${key}`)
  const { form, height, colour } = front.roof
  const top = y - front.storeys * storey
  const rh = w * height
  const snow = isSnowy(stage)
  const paint = snow ? tint(palette.snow, depth, -0.05) : tint(colour, depth, 0)
  const lines = snow ? tint(palette.snow, depth, -0.5) : tint(colour, depth, -0.5)
  const bright = tint(snow ? palette.snow : colour, depth, 0.5)
  const outline = (points: readonly Point[]) => fill(paperPath(points, rng, 1.5), paint)
  const e = w * 0.05
  switch (form) {
    case 'gable':
      return [
        drawRoofTop(stage, placed, front, top - rh * 0.55),
        fill(
          paperPath(
            [
              [x, top + 1],
              [x + w / 2, top - rh],
              [x + w, top + 1],
            ],
            rng,
            1,
          ),
          tint(front.wall, depth, -0.05),
        ),
        front.windows.form === 'lattice'
          ? null
          : fill(
              oval(x + w / 2, top - rh * 0.36, w * 0.055),
              stage.row.lit === 1 ? '#ffd27a' : tint('#6f93a6', depth, -0.2),
            ),
        stroke(`M${r(x - e)} ${r(top + 5)}L${r(x + w / 2)} ${r(top - rh)}L${r(x + w + e)} ${r(top + 5)}`, paint, 15),
        stroke(
          `M${r(x - e)} ${r(top + 11)}L${r(x + w / 2)} ${r(top - rh + 7)}L${r(x + w + e)} ${r(top + 11)}`,
          tint('#fbf3e2', depth, 0),
          4,
        ),
      ]
    case 'eaves':
    case 'iron': {
      const ribs =
        form === 'iron'
          ? repeat(
              w / 12,
              (i) =>
                `M${r(x + (i + 0.5) * 12)} ${r(top + 2)}L${r(x + w * 0.08 + (i + 0.5) * 12 * 0.84)} ${r(top - rh)}`,
            )
          : repeat(3, (i) => `M${r(x + w * 0.02 * i)} ${r(top - (rh * (i + 0.7)) / 3.4)}h${r(w * (1 - 0.04 * i))}`)
      return [
        drawRoofTop(stage, placed, front, top - rh),
        outline([
          [x - e - 4, top + 5],
          [x + w * 0.08, top - rh],
          [x + w * 0.92, top - rh],
          [x + w + e + 4, top + 5],
        ]),
        stroke(ribs, lines, form === 'iron' ? 1.6 : 2.6, 0.7),
        fill(bar(r(x - e), r(top + 3), r(w + 2 * e), 5), stage.shadowColour, 0.3),
        fill(bar(r(x + w * 0.07), r(top - rh - 3), r(w * 0.86), 6), bright),
      ]
    }
    case 'curved': {
      const curl = w * 0.1
      return [
        fill(
          `M${r(x - curl)} ${r(top - 8)}Q${r(x + w * 0.06)} ${r(top - rh * 0.2)} ${r(x + w * 0.16)} ${r(top - rh)}H${r(x + w * 0.84)}Q${r(x + w * 0.94)} ${r(top - rh * 0.2)} ${r(x + w + curl)} ${r(top - 8)}L${r(x + w + curl * 0.6)} ${r(top + 7)}H${r(x - curl * 0.6)}Z`,
          paint,
        ),
        stroke(
          repeat(w / 13, (i) => {
            const t = (i + 0.5) / (w / 13)
            return `M${r(x + w * t)} ${r(top + 5)}L${r(x + w * (0.18 + t * 0.64))} ${r(top - rh + 3)}`
          }),
          lines,
          2,
        ),
        fill(
          bar(r(x + w * 0.13), r(top - rh - 6), r(w * 0.74), 9) +
            oval(x + w * 0.13, top - rh - 6, 7) +
            oval(x + w * 0.87, top - rh - 6, 7),
          lines,
        ),
        fill(bar(r(x - 2), r(top + 5), r(w + 4), 6), stage.shadowColour, 0.35),
      ]
    }
    case 'mansard': {
      const dormers = Math.max(2, front.windows.cols)
      const at = (i: number) => r(x + w * 0.1 + (w * 0.8 * (i + 0.5)) / dormers)
      return [
        drawRoofTop(stage, placed, front, top - rh),
        outline([
          [x - 2, top],
          [x + w * 0.06, top - rh],
          [x + w * 0.94, top - rh],
          [x + w + 2, top],
        ]),
        stroke(
          repeat(w / 16, (i) => `M${r(x + 8 + i * 16)} ${r(top)}V${r(top - rh + 3)}`),
          lines,
          1.2,
          0.6,
        ),
        fill(
          repeat(dormers, (i) => `M${at(i) - 11} ${r(top - 4)}v${-r(rh * 0.5)}q11 -13 22 0v${r(rh * 0.5)}z`),
          tint('#fbf3e2', depth, 0),
        ),
        fill(
          repeat(dormers, (i) => bar(at(i) - 7, r(top - rh * 0.5), 14, r(rh * 0.4))),
          stage.row.lit === 1 ? '#ffd27a' : tint('#6f93a6', depth, -0.2),
        ),
        fill(bar(r(x - 4), r(top - 3), r(w + 8), 8), tint(front.wall, depth, 0.35)),
        fill(bar(r(x + w * 0.05), r(top - rh - 3), r(w * 0.9), 5), bright),
      ]
    }
    case 'parapet':
      return [
        drawRoofTop(stage, placed, front, top - rh * 0.4),
        fill(
          `M${x - 2} ${r(top + 4)}V${r(top - rh * 0.5)}H${r(x + w * 0.26)}${rh > w * 0.2 ? `Q${r(x + w / 2)} ${r(top - rh * 1.5)} ${r(x + w * 0.74)} ${r(top - rh * 0.5)}` : ''}H${x + w + 2}V${r(top + 4)}Z`,
          tint(mix(front.wall, colour, 0.6), depth, 0.1),
        ),
        fill(
          bar(x - 5, r(top - 2), w + 10, 7) + bar(x - 4, r(top - rh * 0.5 - 4), w + 8, 6),
          snow ? tint(palette.snow, depth, 0.2) : tint(colour, depth, 0.45),
        ),
        rh > w * 0.2
          ? fill(
              repeat(2, (i) => oval(x + 5 + i * (w - 10), top - rh * 0.5 - 12, 6, 9)),
              tint(colour, depth, 0.1),
            )
          : null,
      ]
    case 'flat':
      return [
        drawRoofTop(stage, placed, front, top - rh),
        fill(bar(x - 3, r(top - rh), w + 6, r(rh + 4)), paint),
        fill(bar(x - 3, r(top - rh), w + 6, 4), bright),
      ]
  }
}

function paintFront(stage: Stage, placed: Placed, front: Front): Marks {
  const { x, y, w, storey, depth, key } = placed
  const { tint, lightSide } = stage
  const rng = stage.rng(`kit front ${key}`)
  const high = front.storeys * storey
  const top = y - high
  const side = w * 0.13
  return kitGroup('front', [
    fill(
      box(x, top, w, high + 4, rng, 1.5),
      verticalGradient(r(top), r(y), [
        [0, tint(front.wall, depth, 0.18)],
        [1, tint(front.wall, depth, -0.22)],
      ]),
    ),
    drawPattern(stage, placed, front),
    fill(bar(r(lightSide > 0 ? x : x + w - side), r(top), r(side), r(high)), stage.shadowColour, 0.2),
    drawGroundFloor(stage, placed, front),
    drawWindows(stage, placed, front),
    fill(bar(x, r(top), w, r(storey * 0.09)), stage.shadowColour, 0.2),
    drawRoof(stage, placed, front),
    drawBalconies(stage, placed, front),
    front.sign ? drawSign(stage, placed, front.sign) : null,
    fill(bar(x, r(y - 10), w, 12), stage.shadowColour, 0.22),
  ])
}
/** From this size on, fronts have glazing bars, patterns, rails and flower pots. */
const FINE_FROM = 0.55
/** `scale` 1 is the size of the street's own houses. */
export const drawFront = (
  stage: Stage,
  front: Front,
  x: number,
  y: number,
  scale: number,
  depth: number,
  key: string,
): Marks => {
  const placed: Placed = {
    x: r(x),
    y: r(y),
    w: r(front.width * scale),
    storey: front.storey * scale,
    depth,
    key,
    far: scale < FINE_FROM,
  }
  return stand(
    'house',
    x + placed.w / 2,
    y,
    placed.w / 2,
    placed.storey * front.storeys,
    paintFront(stage, placed, front),
  )
}
