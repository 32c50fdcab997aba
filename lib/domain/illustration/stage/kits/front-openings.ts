// Windows, balconies and the ground floor of a house front. Each kind of part is one path, to keep pictures small.
import { mix } from '../../kit/colour'
import type { Colour } from '../../scene'
import { isSnowy } from '../foliage'
import { bar, createTones, fill, oval, repeat, stroke, type Marks } from '../marks'
import type { Stage } from '../stage'
import type { Front } from './kit'

const LIT = '#ffd27a'
/** A front as it stands: left edge, foot, width, height of a storey, and depth. */
export interface Placed {
  x: number
  y: number
  w: number
  storey: number
  depth: number
  key: string
  /** So far away that fine lines would not be seen. */
  far: boolean
}
const r = Math.round
const arch = (x: number, y: number, w: number, h: number): string =>
  `M${r(x)} ${r(y + h)}V${r(y + w / 2)}a${r(w / 2)} ${r(w / 2)} 0 0 1 ${r(w)} 0V${r(y + h)}Z`

/** Share of a cell that a window takes: width, height, and its upper edge. */
const SIZES = {
  sash: [0.46, 0.56, 0.2],
  tall: [0.4, 0.7, 0.14],
  arch: [0.44, 0.62, 0.17],
  wide: [0.7, 0.46, 0.24],
  lattice: [0.62, 0.5, 0.24],
  louvre: [0.56, 0.54, 0.22],
} as const
const glassOf = (stage: Stage, depth: number): Colour =>
  mix(stage.tint('#6f93a6', depth, -0.3), stage.sky[1], stage.dark ? 0.05 : 0.25)
export const litOf = (stage: Stage, depth: number): Colour => mix(LIT, stage.haze, stage.row.stars ? 0 : depth * 0.3)

export function drawWindows(stage: Stage, { x, y, w, storey, depth, key, far }: Placed, front: Front): Marks {
  const { form, cols, frame, shutters } = front.windows
  const rng = stage.rng(`kit windows ${key}`)
  const [sw, sh, top] = SIZES[form]
  const cell = w / (cols + 0.24)
  const tones = createTones()
  const [FRAMES, GLASS, SHINE, SHUTTERS, BARS] = [0, 1, 2, 3, 4]
  const from = front.ground === 'stilts' || front.storeys > 1 ? 1 : 0
  for (let level = from; level < front.storeys; level++)
    for (let i = 0; i < cols; i++) {
      // A house of one storey has its door in the middle.
      if (level === 0 && i === Math.floor(cols / 2) && cols > 2) continue
      const [ww, wh] = [r(cell * sw), r(storey * sh)]
      const wx = r(x + cell * 0.12 + cell * (i + 0.5) - ww / 2)
      const wy = r(y - storey * (level + 1) + storey * top)
      const shape = form === 'arch' ? arch : bar
      tones.put(FRAMES, shape(wx - 3, wy - 3, ww + 6, wh + 6))
      const isLit = stage.row.lit > 0 && rng.next() < (stage.row.lit === 1 ? 0.62 : 0.25)
      tones.put(isLit ? SHINE : GLASS, shape(wx, wy, ww, wh))
      if (shutters)
        tones.put(
          SHUTTERS,
          bar(wx - r(ww * 0.52) - 2, wy - 1, r(ww * 0.48), wh + 3) + bar(wx + ww + 3, wy - 1, r(ww * 0.48), wh + 3),
        )
      if (far) continue
      if (form === 'lattice')
        tones.put(
          BARS,
          repeat(3, (j) => `M${r(wx + (ww * (j + 1)) / 4)} ${wy}v${wh}`) +
            repeat(3, (j) => `M${wx} ${r(wy + (wh * (j + 1)) / 4)}h${ww}`),
        )
      else if (form === 'louvre')
        tones.put(
          BARS,
          repeat(4, (j) => `M${wx} ${r(wy + (wh * (j + 1)) / 5)}h${ww}`),
        )
      else tones.put(BARS, `M${r(wx + ww / 2)} ${wy}v${wh}M${wx} ${r(wy + wh * (form === 'sash' ? 0.5 : 0.34))}h${ww}`)
    }
  const edge = stage.tint(frame, depth, 0)
  return [
    fill(tones.get(SHUTTERS), stage.tint(shutters ?? frame, depth, -0.05)),
    fill(tones.get(FRAMES), edge),
    fill(tones.get(GLASS), glassOf(stage, depth)),
    fill(tones.get(SHINE), litOf(stage, depth)),
    stroke(tones.get(BARS), edge, form === 'lattice' || form === 'louvre' ? 1.8 : 2.4),
  ]
}

function drawBalcony(stage: Stage, placed: Placed, front: Front, level: number): Marks {
  const { balcony, windows } = front
  if (!balcony) return null
  const { x, w, storey, depth, key } = placed
  const { tint, palette } = stage
  const floor = placed.y - storey * level
  const colour = tint(balcony.colour, depth, 0)
  const rail = r(storey * 0.3)
  const k = Math.round(w / 9)
  const rails = (from: number, wide: number, n: number) =>
    repeat(n + 1, (i) => `M${r(from + (wide * i) / n)} ${r(floor)}v${-rail}`) +
    `M${r(from)} ${r(floor - rail)}h${r(wide)}`
  const under = fill(bar(x + 2, floor, w - 4, r(storey * 0.1)), stage.shadowColour, 0.22)
  switch (balcony.form) {
    case 'iron':
      return [
        under,
        fill(bar(x + 3, floor - 2, w - 6, 5), tint(front.wall, depth, 0.3)),
        stroke(rails(x + 5, w - 10, k), colour, 1.5),
      ]
    case 'lace': {
      const high = r(storey * 0.92)
      const scallops = repeat(Math.round(w / 13), (i) => `M${r(x + 2 + i * 13)} ${r(floor - high + 9)}q6 13 13 0`)
      return [
        fill(bar(x, floor - high, w, high), stage.shadowColour, 0.16),
        fill(bar(x - 3, floor - high - 7, w + 6, 12), tint(front.roof.colour, depth, 0.2)),
        fill(bar(x - 2, floor - 3, w + 4, 7), tint(front.wall, depth, 0.2)),
        stroke(`${rails(x + 3, w - 6, k)}${scallops}`, colour, 1.7),
        fill(
          bar(x + 1, floor - high, 5, high) +
            bar(x + w - 6, floor - high, 5, high) +
            bar(x + r(w / 2) - 2, floor - high, 4, high),
          colour,
        ),
      ]
    }
    case 'timber': {
      const high = r(storey * 0.86)
      return [
        fill(bar(x - 6, floor - high, w + 12, high), stage.shadowColour, 0.16),
        fill(
          bar(x - 10, floor - 3, w + 20, 8) +
            bar(x - 8, floor - rail, w + 16, 4) +
            repeat(4, (i) => bar(r(x - 8 + (i * (w + 10)) / 3), floor - high, 6, high)),
          colour,
        ),
        stroke(
          repeat(k, (i) => `M${r(x + (w * (i + 0.5)) / k)} ${r(floor)}v${-rail}`),
          colour,
          1.8,
        ),
        fill(
          `M${r(x - 14)} ${r(floor - high + 6)}L${r(x)} ${r(floor - high - 14)}H${r(x + w)}L${r(x + w + 14)} ${r(floor - high + 6)}Z`,
          tint(front.roof.colour, depth, 0.15),
        ),
      ]
    }
    case 'solid': {
      const poles = level % 2 ? repeat(3, (i) => bar(x + w * (0.14 + i * 0.24), floor - rail - 14, 9, 15)) : ''
      return [
        fill(bar(x - 3, floor - rail, w + 6, rail + 4), colour),
        fill(bar(x - 3, floor - rail, w + 6, 4), tint(balcony.colour, depth, 0.6)),
        // Somebody's washing, somebody's air conditioner.
        fill(poles, tint(palette.cloth, depth, 0.2)),
        fill(level % 2 ? '' : bar(x + w * 0.68, floor - rail - 15, 26, 16), tint('#e9ebe8', depth, 0)),
      ]
    }
    case 'box': {
      const cell = w / (windows.cols + 0.24)
      const which = Array.from({ length: windows.cols }, (_, i) => i).filter((i) => (i + level) % 2 === 0)
      const [bw, bh] = [r(cell * 0.78), r(storey * 0.72)]
      const at = (i: number) => r(x + cell * 0.12 + cell * (i + 0.5) - bw / 2)
      const top = r(floor - storey * 0.92)
      const cells = (i: number) =>
        repeat(4, (j) => `M${r(at(i) + (bw * (j + 0.5)) / 4)} ${top}v${bh}`) +
        repeat(5, (j) => `M${at(i)} ${r(top + (bh * (j + 0.5)) / 5)}h${bw}`)
      return [
        fill(which.map((i) => bar(at(i) + 6, top + 8, bw, bh)).join(''), stage.shadowColour, 0.24),
        fill(
          which
            .map(
              (i) =>
                bar(at(i), top, bw, bh) +
                `M${at(i) - 5} ${top + 2}l8 -13h${bw - 6}l8 13zM${at(i)} ${top + bh}h${bw}l-9 13h${18 - bw}z`,
            )
            .join(''),
          colour,
        ),
        stroke(
          which.map(cells).join(''),
          stage.row.lit === 1 ? litOf(stage, depth) : tint(balcony.colour, depth, -0.9),
          1.6,
        ),
      ]
    }
    case 'pots': {
      const rng = stage.rng(`kit pots ${key}${level}`)
      const cell = w / (windows.cols + 0.24)
      const at = (i: number) => x + cell * 0.12 + cell * (i + 0.5)
      const sill = floor - storey * 0.12
      const bunch = (i: number, n: number, s: number) =>
        repeat(n, () => oval(at(i) + rng.about(cell * 0.34), sill - 7 + rng.about(6), s))
      return [
        fill(
          repeat(windows.cols, (i) => bunch(i, 7, 7)),
          tint(palette.leafDeep, depth, 0),
        ),
        isSnowy(stage)
          ? null
          : fill(
              repeat(windows.cols, (i) => bunch(i, 6, 3.6)),
              colour,
            ),
        fill(
          repeat(windows.cols, (i) => bar(r(at(i) - cell * 0.34), r(sill), r(cell * 0.68), 8)),
          tint('#b3643f', depth, 0),
        ),
      ]
    }
  }
}
/** Balconies of lines and small flowers. */
const FINE = new Set<string | undefined>(['iron', 'pots'])
export const drawBalconies = (stage: Stage, placed: Placed, front: Front): Marks =>
  placed.far && FINE.has(front.balcony?.form)
    ? null
    : front.balcony?.storeys.map((level) => drawBalcony(stage, placed, front, level))

/** An awning over the ground floor, in stripes. */
function drawAwning(stage: Stage, { x, y, w, storey, depth }: Placed, colour: Colour): Marks {
  const n = Math.max(4, Math.round(w / 24))
  const part = (w - 8) / n
  const [top, deep] = [r(y - storey * 0.96), r(storey * 0.26)]
  const stripes = (odd: number) =>
    repeat(n, (i) =>
      i % 2 === odd ? `M${r(x + 4 + i * part)} ${top}h${r(part)}l2 ${deep}q${r(-part / 2)} 12 ${-r(part) - 1} 0z` : '',
    )
  return [
    fill(bar(x + 6, top + deep, w - 10, 10), stage.shadowColour, 0.25),
    fill(stripes(0), stage.tint(colour, depth, 0.05)),
    fill(stripes(1), stage.tint('#fbf3e2', depth, 0.05)),
  ]
}

export function drawGroundFloor(stage: Stage, placed: Placed, front: Front): Marks {
  const { x, y, w, storey, depth } = placed
  const { tint } = stage
  const colour = front.groundColour
  const shine = stage.row.lit === 1 ? litOf(stage, depth) : glassOf(stage, depth)
  const high = storey * 0.74
  const drawDoor = (at: number, wide: number, tall: number) => [
    fill(bar(r(at - 4), r(y - tall - 5), r(wide + 8), r(tall + 5)), tint(front.windows.frame, depth, -0.05)),
    fill(bar(r(at), r(y - tall), r(wide), r(tall)), tint(colour, depth, -0.1)),
    fill(bar(r(at + 3), r(y - tall + 3), r(wide - 6), r(tall * 0.2)), shine),
    fill(bar(r(at - 7), r(y - 5), r(wide + 14), 7), tint('#d9d0bf', depth, 0.2)),
  ]
  const roofed = front.awning ? drawAwning(stage, placed, front.awning) : null
  switch (front.ground) {
    case 'door':
      return [
        drawDoor(front.storeys > 1 ? x + w * 0.12 : x + w * 0.5 - 13, 26, Math.min(high, 78)),
        front.storeys > 1
          ? [
              fill(
                bar(r(x + w * 0.46), r(y - storey * 0.74), r(w * 0.4), r(storey * 0.46)),
                tint(front.windows.frame, depth, 0),
              ),
              fill(bar(r(x + w * 0.46 + 3), r(y - storey * 0.74 + 3), r(w * 0.4 - 6), r(storey * 0.46 - 6)), shine),
              stroke(
                `M${r(x + w * 0.66)} ${r(y - storey * 0.74)}v${r(storey * 0.46)}`,
                tint(front.windows.frame, depth, 0),
                3,
              ),
            ]
          : null,
        roofed,
      ]
    case 'shop':
      return [
        fill(bar(r(x + 4), r(y - storey * 0.96), r(w - 8), r(storey * 0.96)), tint(colour, depth, 0)),
        fill(
          bar(r(x + 10), r(y - high), r(w * 0.58), r(high * 0.7)) +
            bar(r(x + w * 0.72), r(y - high), r(w * 0.2), r(high * 0.5)),
          shine,
        ),
        stroke(`M${r(x + 10 + w * 0.29)} ${r(y - high)}v${r(high * 0.7)}`, tint(colour, depth, 0.3), 3),
        fill(bar(r(x + 10), r(y - high * 0.22), r(w * 0.58), r(high * 0.14)), tint(colour, depth, 0.4)),
        roofed,
      ]
    case 'arcade': {
      const n = Math.max(2, Math.round(w / 52))
      const part = (w - 8) / n
      return [
        fill(
          repeat(n, (i) => arch(x + 4 + i * part + 4, y - storey * 0.86, part - 8, storey * 0.86)),
          stage.row.lit === 1 ? mix(LIT, tint(colour, depth, -0.6), 0.35) : tint(colour, depth, -0.7),
        ),
        fill(
          repeat(n, (i) => bar(r(x + 4 + (i + 0.5) * part - 8), r(y - storey * 0.5), 16, r(storey * 0.5))),
          tint(colour, depth, 0.1),
        ),
        fill(bar(x, r(y - storey * 0.98), w, 6), tint(front.wall, depth, 0.5)),
        roofed,
      ]
    }
    case 'gate':
      return [
        fill(bar(r(x + w * 0.34), r(y - storey * 0.86), r(w * 0.32), r(storey * 0.86)), tint(front.wall, depth, -0.8)),
        fill(
          bar(r(x + w * 0.37), r(y - storey * 0.72), r(w * 0.125), r(storey * 0.72)) +
            bar(r(x + w * 0.505), r(y - storey * 0.72), r(w * 0.125), r(storey * 0.72)),
          tint(colour, depth, 0.05),
        ),
        fill(
          oval(x + w * 0.475, y - storey * 0.36, 3.4) + oval(x + w * 0.525, y - storey * 0.36, 3.4),
          tint('#e5b85a', depth, 0.3),
        ),
        fill(
          `M${r(x + w * 0.28)} ${r(y - storey * 0.84)}q${r(w * 0.22)} -22 ${r(w * 0.44)} 0l-10 -16h${r(20 - w * 0.44)}z`,
          tint(front.roof.colour, depth, 0.1),
        ),
        fill(bar(r(x + w * 0.33), r(y - 6), r(w * 0.34), 8), tint('#c9c6bd', depth, 0.1)),
      ]
    case 'curtain': {
      const part = (w - 24) / 5
      return [
        fill(
          bar(r(x + 8), r(y - storey * 0.86), r(w - 16), r(storey * 0.86)),
          stage.row.lit === 1 ? litOf(stage, depth) : tint(front.wall, depth, -0.7),
        ),
        stroke(
          repeat(9, (i) => `M${r(x + 8 + ((w - 16) * (i + 0.5)) / 9)} ${r(y - storey * 0.44)}V${r(y)}`),
          tint(front.wall, depth, 0.2),
          3,
        ),
        fill(
          repeat(5, (i) => bar(r(x + 12 + i * part + 1), r(y - storey * 0.84), r(part - 3), r(storey * 0.42))),
          tint(colour, depth, 0.05),
        ),
        fill(
          repeat(5, (i) => oval(x + 12 + (i + 0.5) * part, y - storey * 0.64, part * 0.2)),
          tint('#fbf3e2', depth, 0),
        ),
        fill(bar(r(x + 6), r(y - storey * 0.88), r(w - 12), 5), tint('#4a3628', depth, 0)),
      ]
    }
    case 'stilts':
      return [
        fill(bar(x + 4, r(y - storey), w - 8, storey), tint(front.wall, depth, -0.9)),
        stroke(
          repeat(Math.round(w / 11), (i) => `M${r(x + 6 + i * 11)} ${r(y - storey * 0.98)}V${r(y)}`) +
            repeat(4, (i) => `M${x + 4} ${r(y - storey * (0.2 + i * 0.22))}h${w - 8}`),
          tint(colour, depth, -0.1),
          3,
        ),
        // The stairs up to the veranda.
        fill(`M${r(x + w * 0.4)} ${r(y - storey)}h34l26 ${r(storey)}h-50z`, tint(colour, depth, 0.3)),
        stroke(
          repeat(6, (i) => `M${r(x + w * 0.4 + 2 + i * 2)} ${r(y - storey * (0.86 - i * 0.15))}h40`),
          tint(front.wall, depth, -0.5),
          2,
        ),
        roofed,
      ]
  }
}
