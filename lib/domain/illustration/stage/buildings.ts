import { mix } from '../kit/colour'
import { rect } from '../kit/shape'
import { lerp } from '../kit/vector'
import type { Colour, Point } from '../scene'
import { snowy } from './foliage'
import { bar, box, clump, dab, fill, lens, many, oval, sheet, strokes, tones } from './marks'
import type { Marks } from './marks'
import { upright } from './paint'
import { soft } from './shadow'
import type { Stage } from './stage'

const LIT = '#ffd27a'
const FRAME = '#fbf4e4'

function pane(S: Stage, x: number, y: number, w: number, height: number, d: number, key: string, box_?: Colour): Marks {
  const { T, p, row } = S
  const h = S.hand(`pane${key}`)
  const on = row.lit > 0 && h.next() < (row.lit === 1 ? 0.75 : 0.3)
  const glass = on ? mix(LIT, S.haze, Math.min(0.55, d * 0.5)) : mix(T('#7fa3b0', d, -0.2), S.sky[1], 0.3)
  const wide = Math.round(w)
  return [
    on && d < 0.7
      ? soft(x + w / 2, y + height / 2, Math.round(w * 1.3), Math.round(height * 1.1), [
          [0, LIT, 0.4],
          [1, LIT, 0],
        ])
      : null,
    fill(box(x - w * 0.09, y - height * 0.06, w * 1.18, height * 1.1, h, 1), T(FRAME, d, 0)),
    fill(box(x, y, w, height, h, 0.7), glass),
    fill(
      on
        ? `M${x} ${y}l${Math.round(w * 0.34)} 0q${Math.round(-w * 0.02)} ${Math.round(height * 0.5)} ${Math.round(-w * 0.34)} ${Math.round(height * 0.7)}z`
        : `M${x} ${y}l${wide} 0l${-wide} ${Math.round(height * 0.6)}z`,
      on ? mix('#f0a04a', S.haze, d * 0.4) : mix(glass, row.sunColour, 0.22),
    ),
    rect(x + w * 0.46, y, w * 0.08, height, T(FRAME, d, 0)),
    rect(x, y + height * 0.45, w, height * 0.05, T(FRAME, d, 0)),
    box_
      ? [
          fill(clump(x + w / 2, y + height, w * 0.6, height * 0.12, h, 6, 0.4), T(p.leafDeep, d, -0.1)),
          snowy(S)
            ? null
            : fill(
                many(6, (i) => oval(x + (w * i) / 5, y + height - h.next() * height * 0.1, w * 0.07)),
                T(box_, d, 0.2),
              ),
          fill(box(x - w * 0.1, y + height * 1.04, w * 1.2, height * 0.12, h, 1), T(p.wood, d, -0.1)),
        ]
      : null,
    snowy(S) ? fill(lens(x + w / 2, y + height * 1.03, w * 1.3, height * 0.14), T(p.snow, d, 0.2)) : null,
  ]
}

export interface House {
  d?: number
  wall?: Colour
  roof?: Colour
  kind?: 'gable' | 'hip' | 'step' | 'flat'
  roofHeight?: number
  cols?: number
  rows?: number
  /** The column of the door in the lowest row; none: no door. */
  door?: number | 'none'
  doorColour?: Colour
  boxes?: Colour | undefined
  chimney?: boolean
  grass?: boolean
}

function roofOf(kind: NonNullable<House['kind']>, x: number, y: number, w: number, rh: number): Point[] {
  const e = w * 0.07
  if (kind === 'gable')
    return [
      [x - e, y],
      [x + w * 0.5, y - rh],
      [x + w + e, y],
    ]
  if (kind === 'flat')
    return [
      [x - 4, y],
      [x - 4, y - 12],
      [x + w + 4, y - 12],
      [x + w + 4, y],
    ]
  if (kind === 'hip')
    return [
      [x - e, y],
      [x + w * 0.12, y - rh * 0.8],
      [x + w * 0.88, y - rh * 0.8],
      [x + w + e, y],
    ]
  const steps: Point[] = [
    [0, 0],
    [0, 0.35],
    [0.2, 0.35],
    [0.2, 0.7],
    [0.38, 0.7],
    [0.38, 1],
    [0.62, 1],
    [0.62, 0.7],
    [0.8, 0.7],
    [0.8, 0.35],
    [1, 0.35],
    [1, 0],
  ]
  return steps.map(([u, v]): Point => [x + w * u, y - rh * v])
}

/** x is its left, y its foot, `height` that of its wall. */
export function house(S: Stage, x: number, y: number, w: number, height: number, key: string, o: House = {}): Marks {
  const { T, p, sx } = S
  const d = o.d ?? S.depthAt(y)
  const h = S.hand(`house${key}`)
  const wall = o.wall ?? h.of([p.wall, p.wallWarm, p.clothWarm])
  const roof = o.roof ?? h.of([p.roof, p.roofCool, p.wood])
  const kind = o.kind ?? 'gable'
  const rh = o.roofHeight ?? w * 0.42
  const top = y - height
  const snow = snowy(S)
  const side = w * 0.16
  const out: Marks[] = [
    d < 0.5 ? S.cast(x + w / 2, y, w * 0.62) : null,
    fill(
      box(x, top, w, height + 4, h, 2),
      upright(Math.round(top), Math.round(y), [
        [0, T(wall, d, 0.15)],
        [1, T(wall, d, -0.25)],
      ]),
    ),
    fill(box(sx > 0 ? x : x + w - side, top, side, height + 2, h, 1), T(wall, d, -0.55)),
    fill(
      many((d > 0.45 ? 2 : 8) * S.detail, () =>
        lens(x + w * h.between(0.12, 0.88), y - height * h.between(0.05, 0.95), w * 0.09, 3),
      ),
      T(wall, d, -0.3),
    ),
    fill(
      sheet(
        [
          [x - 2, top - 2],
          [x + w + 2, top - 2],
          [x + w, top + w * 0.045],
          [x, top + w * 0.045],
        ],
        h,
        1,
      ),
      T(wall, d, -0.8),
    ),
  ]
  if (o.chimney !== false && (kind === 'gable' || kind === 'hip'))
    out.push(
      fill(box(x + w * 0.7, top - rh * 1.02, w * 0.11, rh * 0.8, h, 1), T(p.roof, d, -0.5)),
      fill(box(x + w * 0.685, top - rh * 1.06, w * 0.14, w * 0.04, h, 1), T(snow ? p.snow : p.stone, d, 0)),
    )
  out.push(
    fill(sheet(roofOf(kind, x, top, w, rh), h, 2), snow ? T(p.snow, d, -0.1) : T(kind === 'step' ? wall : roof, d, 0)),
  )
  if (snow && (kind === 'gable' || kind === 'hip'))
    out.push(
      fill(
        many(9, (i) =>
          oval(x - w * 0.04 + (i * w * 1.08) / 8, top + w * (0.012 + (i % 3) * 0.008), w * 0.075, w * 0.034),
        ),
        T(p.snow, d, 0.1),
      ),
    )
  if (kind === 'gable' || kind === 'hip') {
    const steep = kind === 'gable'
    out.push(
      // Tiles in courses, some of them lost in the light.
      fill(
        many(d > 0.45 ? 3 : 5, (course) => {
          const t = (course + 0.8) / (d > 0.45 ? 3.4 : 5.4)
          const [ty, half, u] = [
            top - rh * (1 - t) * (steep ? 0.95 : 0.76),
            w * (steep ? 0.54 * t : 0.4 + 0.13 * t),
            w * 0.062,
          ]
          return many(Math.floor((half * 2) / (u * 1.5)), (i) =>
            h.next() < 0.5
              ? ''
              : `M${Math.round(x + w / 2 - half + (i + 0.2 + (course & 1) * 0.4) * u * 1.5)} ${Math.round(ty)}h${Math.round(u)}q${(-u / 2).toFixed(1)} ${(u * 0.8).toFixed(1)} ${-Math.round(u)} 0z`,
          )
        }),
        T(snow ? p.snow : roof, d, snow ? -0.5 : -0.45),
      ),
      fill(
        steep
          ? sheet(
              [
                [x + w * 0.5, top - rh],
                [x + w * 0.5 + sx * (w * 0.57), top],
                [x + w * 0.5 + sx * (w * 0.38), top],
              ],
              h,
              1,
            )
          : sheet(
              [
                [x + w * 0.12, top - rh * 0.8],
                [x + w * 0.88, top - rh * 0.8],
                [x + w * 0.88, top - rh * 0.72],
                [x + w * 0.11, top - rh * 0.72],
              ],
              h,
              1,
            ),
        T(snow ? p.snow : roof, d, 0.6),
      ),
    )
  }
  return [
    out,
    windows(S, x, y, w, height, d, key, o),
    fill(
      bar(x, y - w * 0.1, w, w * 0.1),
      upright(Math.round(y - w * 0.1), Math.round(y), [
        [0, S.shadow, 0],
        [1, S.shadow, 0.32],
      ]),
    ),
    o.grass
      ? fill(
          many(w / 12, () => dab(x + h.next() * w, y + 4, w * h.between(0.04, 0.08), 2.6, -90 + h.about(22))),
          T(p.leafDeep, d, -0.1),
        )
      : null,
    o.door === 'none' ? null : frontDoor(S, x, y, w, height, d, key, o),
  ]
}

function windows(S: Stage, x: number, y: number, w: number, height: number, d: number, key: string, o: House): Marks {
  const [cols, rows] = [o.cols ?? 2, o.rows ?? 2]
  const ww = w / (cols * 2 + 0.6)
  const wh = Math.min(ww * 1.45, (height / rows) * 0.55)
  const h = S.hand(`windows${key}`)
  const cells: [x: number, y: number, row: number, col: number][] = []
  for (let i = 0; i < rows; i++)
    for (let j = 0; j < cols; j++) {
      if (o.door !== 'none' && i === rows - 1 && j === (o.door ?? 0)) continue
      cells.push([
        Math.round(x + (w * (j + 0.5)) / cols - ww / 2),
        Math.round(y - height + (height * (i + 0.24)) / rows),
        i,
        j,
      ])
    }
  // Far windows are three paths altogether, not five shapes each.
  if (ww < 17 && !o.boxes) {
    const q = tones()
    for (const [wx, wy] of cells) {
      q.put(2, bar(wx - 2, wy - 2, Math.round(ww) + 4, Math.round(wh) + 5))
      q.put(S.row.lit && h.next() < S.row.lit * 0.7 ? 1 : 0, bar(wx, wy, Math.round(ww), Math.round(wh)))
    }
    return [
      d < 0.7 ? fill(q.get(2), S.T(FRAME, d, 0)) : null,
      fill(q.get(0), mix(S.T('#6f93a6', d, -0.3), S.sky[1], 0.2)),
      fill(q.get(1), mix(LIT, S.haze, d * 0.5)),
    ]
  }
  return cells.map(([wx, wy, i, j]) =>
    pane(S, wx, wy, ww, wh, d, `${key}${i}${j}`, i < rows - (o.door === 'none' ? 0 : 1) ? o.boxes : undefined),
  )
}

function frontDoor(S: Stage, x: number, y: number, w: number, height: number, d: number, key: string, o: House): Marks {
  const { T, p } = S
  const h = S.hand(`door${key}`)
  const [cols, rows] = [o.cols ?? 2, o.rows ?? 2]
  const dw = (w / (cols * 2 + 0.6)) * 1.15
  const dh = Math.min((height / rows) * 0.82, dw * 2)
  const dx = x + (w * ((typeof o.door === 'number' ? o.door : 0) + 0.5)) / cols - dw / 2
  return [
    fill(box(dx - dw * 0.12, y - dh - dw * 0.12, dw * 1.24, dh + dw * 0.12, h, 1), T(FRAME, d, -0.1)),
    fill(box(dx, y - dh, dw, dh + 2, h, 1), T(o.doorColour ?? h.of([p.roofCool, p.cloth, p.leafDeep]), d, -0.1)),
    fill(
      box(dx + dw * 0.2, y - dh * 0.9, dw * 0.6, dh * 0.28, h, 1),
      S.row.lit ? mix(LIT, S.haze, d * 0.4) : T('#7fa3b0', d, 0),
    ),
    fill(oval(dx + dw * 0.82, y - dh * 0.45, dw * 0.05), T(p.companion, d, 0.5)),
    fill(box(dx - dw * 0.2, y - 4, dw * 1.4, 9, h, 1), T(p.stone, d, 0.2)),
  ]
}

export function fence(
  S: Stage,
  x0: number,
  x1: number,
  y: number,
  height: number,
  colour: Colour,
  key: string,
  depth?: number,
): Marks {
  const d = depth ?? S.depthAt(y)
  const h = S.hand(`fence${key}`)
  const step = height * 0.34
  const q = tones()
  for (let x = x0; x < x1; x += step) {
    const [tall, w, l] = [height * h.between(0.92, 1.05), step * 0.52, h.about(2)]
    q.put(
      0,
      `M${Math.round(x)} ${Math.round(y)}l${Math.round(l)} ${Math.round(-tall * 0.84)}l${Math.round(w / 2)} ${Math.round(-tall * 0.16)}l${Math.round(w / 2)} ${Math.round(tall * 0.16)}l${-Math.round(l)} ${Math.round(tall * 0.84)}z`,
    )
    q.put(
      1,
      `M${Math.round(x + w * 0.7)} ${Math.round(y)}l${(w * 0.3).toFixed(1)} 0l${l.toFixed(1)} ${Math.round(-tall * 0.83)}l${(-w * 0.3).toFixed(1)} 0z`,
    )
  }
  return [
    fill(
      box(x0, y - height * 0.72, x1 - x0, height * 0.09, h, 1) +
        box(x0, y - height * 0.3, x1 - x0, height * 0.09, h, 1),
      S.T(colour, d, -0.6),
    ),
    fill(q.get(0), S.T(colour, d, 0)),
    fill(q.get(1), S.T(colour, d, -0.4)),
    snowy(S)
      ? fill(
          many((x1 - x0) / step, (i) => oval(x0 + (i + 0.26) * step, y - height * 0.93, step * 0.27, height * 0.09)) +
            many((x1 - x0) / step, (i) => lens(x0 + (i + 0.76) * step, y - height * 0.7, step * 0.7, height * 0.1)),
          S.T(S.p.snow, d, 0.3),
        )
      : null,
  ]
}

export function lampPost(S: Stage, x: number, y: number, height: number, key: string): Marks {
  const d = S.depthAt(y)
  const h = S.hand(`lampPost${key}`)
  const top = y - height
  const on = S.row.lit === 1
  return [
    on
      ? [
          soft(x, top, height * 0.7, height * 0.7, [
            [0, '#ffdf96', 0.75],
            [0.2, '#ffcf7a', 0.36],
            [1, '#ffcf7a', 0],
          ]),
          soft(x, y, height * 0.5, height * 0.11, [
            [0, '#ffdf96', 0.4],
            [1, '#ffcf7a', 0],
          ]),
        ]
      : S.cast(x, y, height * 0.1),
    fill(
      box(x - height * 0.014, top + 8, height * 0.028, height - 8, h, 0.5) +
        box(x - height * 0.035, y - height * 0.1, height * 0.07, height * 0.1, h, 1) +
        box(x - height * 0.055, top + 4, height * 0.11, height * 0.02, h, 0.5) +
        sheet(
          [
            [x - height * 0.055, top - height * 0.11],
            [x, top - height * 0.17],
            [x + height * 0.055, top - height * 0.11],
          ],
          h,
          0.5,
        ),
      S.T('#3d4a55', d, -0.2),
    ),
    fill(
      sheet(
        [
          [x - height * 0.045, top - height * 0.11],
          [x + height * 0.045, top - height * 0.11],
          [x + height * 0.033, top + 4],
          [x - height * 0.033, top + 4],
        ],
        h,
        0.5,
      ),
      on ? '#fff1c4' : S.T('#f5efdc', d, 0.2),
    ),
  ]
}

const hang = (x0: number, y0: number, x1: number, y1: number, sag: number, t: number): Point => [
  lerp(x0, x1, t),
  lerp(y0, y1, t) + Math.sin(Math.PI * t) * sag,
]
const string = (S: Stage, x0: number, y0: number, x1: number, y1: number, sag: number, colour: Colour) =>
  strokes(`M${x0} ${y0}Q${(x0 + x1) / 2} ${(y0 + y1) / 2 + sag * 2} ${x1} ${y1}`, colour, 1.6)

export function bunting(
  S: Stage,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  sag: number,
  k: number,
  colours: readonly Colour[],
  d: number,
  key: string,
): Marks {
  const h = S.hand(`bunting${key}`)
  const q = tones()
  for (let i = 0; i < k; i++) {
    const [x, y] = hang(x0, y0, x1, y1, sag, (i + 0.5) / k)
    const s = (Math.abs(x1 - x0) / k) * 0.34
    q.put(
      i % colours.length,
      sheet(
        [
          [x - s, y - 1],
          [x + s, y - 1],
          [x + h.about(3) + S.lean * 6, y + s * 2.2],
        ],
        h,
        0.6,
      ),
    )
  }
  return [string(S, x0, y0, x1, y1, sag, S.T('#f5ead4', d, 0)), colours.map((c, i) => fill(q.get(i), S.T(c, d, 0.1)))]
}

export function lanterns(
  S: Stage,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  sag: number,
  k: number,
  d: number,
  size = 5,
  colours: readonly Colour[] = ['#fbe9bd'],
): Marks {
  const on = S.row.lit > 0
  const q = tones()
  const glow: Marks[] = []
  for (let i = 0; i < k; i++) {
    const [x, y] = hang(x0, y0, x1, y1, sag, (i + 0.5) / k)
    if (on)
      glow.push(
        soft(Math.round(x), Math.round(y + size * 1.4), size * 5.2, size * 5.2, [
          [0, '#ffd98c', 0.7],
          [1, '#ffc46a', 0],
        ]),
      )
    q.put(i % colours.length, oval(x, y + size * 1.4, size, size * 1.3))
  }
  return [
    string(S, x0, y0, x1, y1, sag, S.T('#4a4550', d, 0)),
    glow,
    colours.map((c, i) => fill(q.get(i), on ? mix('#fff0bf', c, colours.length > 1 ? 0.45 : 0) : S.T(c, d, 0.3))),
  ]
}
