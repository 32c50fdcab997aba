import { group, rect } from '../kit/shape'
import type { Colour, Point } from '../scene'
import { bar, blob, box, dab, fill, flat, lens, limbs, many, oval, sheet, smooth, tones } from './marks'
import type { Marks } from './marks'
import { upright } from './paint'
import { soft } from './shadow'
import type { Stage } from './stage'

const LINEN = '#fffaf0'

/** Lamps burn when the page is lit by one and at dusk; at night the house is asleep. */
const lampIsOn = (S: Stage): boolean => S.lamp !== null || S.light === 'dusk'

export function floorLamp(S: Stage, x: number, top: number, foot: number): Marks {
  const h = S.hand('floorLamp')
  const on = lampIsOn(S)
  const post = [S.T(S.p.wood, 0.1, -0.6), S.T(S.p.companion, 0.3, 0)] as const
  return [
    S.under(x, foot, 60, 0.16),
    on
      ? soft(x, top - 30, 330, 330, [
          [0, '#ffe6b0', 0.62],
          [0.25, '#ffd27e', 0.3],
          [1, '#ffc66a', 0],
        ])
      : null,
    fill(
      box(x - 4, top - 30, 8, foot - top + 24, h, 1) +
        sheet(
          [
            [x - 40, foot],
            [x - 8, foot - 14],
            [x + 8, foot - 14],
            [x + 40, foot],
          ],
          h,
          1,
        ),
      post[0],
    ),
    fill(
      sheet(
        [
          [x - 66, top + 16],
          [x + 66, top + 16],
          [x + 40, top - 76],
          [x - 40, top - 76],
        ],
        h,
        2,
      ),
      on
        ? upright(top - 76, top + 16, [
            [0, '#ffce7a'],
            [0.7, '#ffeab8'],
            [1, '#fff6dc'],
          ])
        : S.T('#f4e4c0', 0.3, 0),
    ),
    fill(box(x - 68, top + 8, 136, 9, h, 1), on ? '#f0a850' : post[1]),
  ]
}
/** Where a room's light comes from at night; by day it stands there unlit. */
export const roomLamp = (S: Stage, F: number): Marks =>
  S.row.lit === 1 && S.setting !== 'kitchen'
    ? floorLamp(S, S.lamp?.x ?? S.fx + 250, S.lamp?.y ?? F - 170, F + 50)
    : null

export function tableLamp(S: Stage, x: number, y: number, height: number): Marks {
  const h = S.hand(`tableLamp${x}`)
  const on = lampIsOn(S)
  return [
    on
      ? soft(x, Math.round(y - height * 0.7), height * 1.7, height * 1.7, [
          [0, '#ffdf9c', 0.7],
          [0.3, '#ffcf7a', 0.26],
          [1, '#ffcf7a', 0],
        ])
      : null,
    fill(
      limbs(
        [
          [x, y],
          [x, y - height * 0.2],
          [x, y - height * 0.5],
        ],
        [height * 0.34, height * 0.2, height * 0.06],
      ),
      S.C(S.p.cloth, 0.3, 0, x, y),
    ),
    fill(
      sheet(
        [
          [x - height * 0.32, y - height * 0.44],
          [x + height * 0.32, y - height * 0.44],
          [x + height * 0.19, y - height],
          [x - height * 0.19, y - height],
        ],
        h,
        1.5,
      ),
      on
        ? upright(y - height, y - height * 0.44, [
            [0, '#ffd98a'],
            [1, '#fff3cf'],
          ])
        : S.C('#f7e6bd', 0.3, 0.1, x, y),
    ),
  ]
}

function books(
  S: Stage,
  x: number,
  y: number,
  w: number,
  height: number,
  key: string,
  colours: readonly Colour[],
  d: number,
): Marks {
  const h = S.hand(`books${key}`)
  const q = tones()
  for (let X = x; X < x + w - 6;) {
    const [bw, bh, i, lean] = [
      h.between(0.1, 0.24) * height,
      h.between(0.68, 0.96) * height,
      Math.floor(h.next() * colours.length),
      h.next() < 0.1 ? Math.round(h.between(2, 6)) : 0,
    ]
    if (X + bw > x + w) break
    q.put(
      i,
      `M${Math.round(X)} ${Math.round(y)}l${lean} ${-Math.round(bh)}h${Math.round(bw - 1.5)}l${-lean} ${Math.round(bh)}z`,
    )
    if (h.next() < 0.4) q.put(-1, bar(X + lean * 0.8 + 1, y - bh * 0.82, bw - 4, bh * 0.07))
    X += bw + (h.next() < 0.06 ? height * 0.2 : 0)
  }
  const middle: Point = [x + w / 2, y - height / 2]
  return [
    colours.map((c, i) => fill(q.get(i), S.C(c, d, 0, ...middle))),
    fill(q.get(-1), S.C('#f6e6bd', d, 0.2, ...middle)),
  ]
}

export function shelf(
  S: Stage,
  x: number,
  y: number,
  w: number,
  height: number,
  rows: number,
  key: string,
  o: { colour?: Colour; books?: readonly Colour[]; d?: number } = {},
): Marks {
  const { C, p } = S
  const h = S.hand(`shelf${key}`)
  const d = o.d ?? 0.42
  const c = o.colour ?? p.wood
  const rh = height / rows
  const out: Marks[] = [
    S.under(x + w / 2, y, w * 0.6, 0.1),
    fill(box(x - 8, y - height - 8, w + 16, height + 10, h, 2), C(c, d, 0, x, y - height / 2)),
    fill(box(x + 4, y - height + 4, w - 8, height - 10, h, 1), C(c, d, -1, x + w / 2, y - height / 2)),
  ]
  for (let i = 0; i < rows; i++) {
    const foot = y - height + rh * (i + 1) - 9
    out.push(
      books(
        S,
        x + 8,
        foot,
        w - 16,
        rh * 0.86,
        `${key}${i}`,
        o.books ?? [p.accent, p.cloth, p.companion, p.leafDeep, p.clothWarm, p.wallWarm],
        d,
      ),
      fill(box(x, foot, w, 9, h, 1), C(c, d, 0.35, x + w / 2, y - height + rh * i)),
    )
  }
  return [out, fill(box(x - 14, y - height - 16, w + 28, 14, h, 1), C(c, d, 0.4, x, y - height))]
}

export function rug(
  S: Stage,
  x: number,
  y: number,
  wide: number,
  deep: number,
  colours: readonly [Colour, Colour, Colour],
): Marks {
  // From above it is nearly round.
  const [rx, ry] = S.shot === 'above' ? [wide * 1.15, deep * 2.6] : [wide, deep]
  const h = S.hand('rug')
  const rings = [
    [1, colours[0], -0.4],
    [0.86, colours[1], 0],
    [0.8, colours[0], 0.3],
    [0.55, colours[2], 0.1],
    [0.48, colours[0], 0.3],
  ] as const
  return [
    rings.map(([k, c, t]) => fill(blob(x, y + (k === 1 ? 4 : 0), rx * k, ry * k, h, 14, 0.014), S.C(c, 0.1, t, x, y))),
    fill(
      many(26, (i) => {
        const a = (i / 26) * 2 * Math.PI
        return dab(
          x + Math.cos(a) * rx * 0.64,
          y + Math.sin(a) * ry * 0.64,
          rx * 0.07,
          rx * 0.013,
          (Math.atan2(Math.sin(a) * ry, Math.cos(a) * rx) * 180) / Math.PI,
        )
      }),
      S.C(colours[1], 0.1, 0, x, y),
    ),
  ]
}

export function pottedPlant(
  S: Stage,
  x: number,
  y: number,
  height: number,
  key: string,
  o: { d?: number; pot?: Colour; standing?: boolean } = {},
): Marks {
  const { p } = S
  const h = S.hand(`potted${key}`)
  const d = o.d ?? 0.3
  const pot = o.pot ?? p.roof
  const c = (colour: Colour, turn: number) => (d < 0 ? S.T(colour, d, turn) : S.C(colour, d, turn, x, y - height / 2))
  const q = tones()
  for (let i = 0; i < 22; i++)
    q.put(
      i % 3,
      dab(
        x,
        y - height * 0.34,
        height * h.between(0.35, 0.72),
        height * 0.075,
        -90 + h.about(75),
        h.about(height * 0.06),
      ),
    )
  return [
    o.standing ? S.under(x, y, height * 0.34) : null,
    fill(q.get(0), c(p.leafDeep, -0.6)),
    fill(q.get(1), c(p.leafDeep, 0.05)),
    fill(q.get(2), c(p.leaf, 0.4)),
    fill(
      sheet(
        [
          [x - height * 0.17, y - height * 0.38],
          [x + height * 0.17, y - height * 0.38],
          [x + height * 0.12, y],
          [x - height * 0.12, y],
        ],
        h,
        1,
      ),
      c(pot, 0),
    ),
    fill(
      sheet(
        [
          [x + height * 0.03, y - height * 0.38],
          [x + height * 0.17, y - height * 0.38],
          [x + height * 0.12, y],
          [x + height * 0.03, y],
        ],
        h,
        1,
      ),
      c(pot, -0.6),
    ),
    fill(box(x - height * 0.19, y - height * 0.42, height * 0.38, height * 0.07, h, 1), c(pot, 0.4)),
  ]
}

export function picture(
  S: Stage,
  x: number,
  y: number,
  w: number,
  height: number,
  key: string,
  colours: readonly [Colour, Colour, Colour],
): Marks {
  const { C } = S
  const h = S.hand(`picture${key}`)
  const d = 0.47
  return [
    fill(box(x + 4, y + 6, w, height, h, 1), S.shadow, 0.2),
    fill(box(x, y, w, height, h, 1.5), C(S.p.wood, d, -0.1, x, y)),
    fill(box(x + 8, y + 8, w - 16, height - 16, h, 1), C('#f8f0dc', d, 0.1, x, y)),
    group(
      flat([
        rect(x, y, w, height, C(colours[0], d, 0.2, x, y)),
        fill(blob(x + w * 0.3, y + height * 0.8, w * 0.5, height * 0.34, h, 8), C(colours[1], d, 0, x, y)),
        fill(blob(x + w * 0.8, y + height * 0.85, w * 0.4, height * 0.25, h, 8), C(colours[1], d, -0.5, x, y)),
        fill(oval(x + w * 0.64, y + height * 0.34, w * 0.1), C(colours[2], d, 0.2, x, y)),
      ]),
      { clip: bar(x + 14, y + 14, w - 28, height - 28) },
    ),
  ]
}

/** A bed seen from its side: head board, pillow, a quilt of patches, foot board at x. */
export function bed(S: Stage, x: number, y: number, w: number, height: number): Marks {
  const { C, p } = S
  const h = S.hand('bed')
  const head = x + w
  const top = y - height
  const patches = [p.accent, p.companion, p.clothWarm, p.wall, p.cloth, p.leaf]
  const q = tones()
  for (let j = 0; j < 4; j++)
    for (let i = 0; i < 8; i++)
      q.put((i * 2 + j * 3 + ((i * j) & 1)) % 6, box(x - 30 + i * 46, top - 36 + j * 40, 46, 40, h, 2))
  const quilt = smooth(
    [
      [x - 16, y + 10],
      [x - 20, top - 10],
      [x + 40, top - 26],
      [x + 170, top - 20],
      [x + 290, top - 22],
      [x + 318, top - 4],
      [x + 300, y - 30],
      [x + 306, y + 2],
      [x + 150, y + 16],
    ],
    true,
    0.8,
  )
  const [bx, by] = [x + 150, y - 40]
  return [
    S.under(x + w / 2, y + 34, w * 0.62, 0.12),
    fill(
      smooth(
        [
          [head - 26, y + 20],
          [head - 26, y - 170],
          [head + 4, y - 206],
          [head + 34, y - 170],
          [head + 34, y + 30],
        ],
        true,
        0.5,
      ),
      C(p.wood, 0.3, -0.1, head, y),
    ),
    fill(box(x, top, w, height, h, 2), C('#fbf2df', 0.3, -0.2, x + w / 2, y)),
    fill(box(x - 4, y - 6, w + 30, 30, h, 2), C(p.wood, 0.3, -0.2, x + w / 2, y)),
    fill(
      smooth([
        [head - 120, top + 6],
        [head - 112, top - 44],
        [head - 60, top - 56],
        [head - 20, top - 40],
        [head - 14, top + 8],
      ]),
      C(LINEN, 0.3, 0.2, head - 70, top),
    ),
    fill(
      smooth([
        [head - 100, top + 4],
        [head - 60, top - 20],
        [head - 20, top + 4],
      ]),
      C(LINEN, 0.3, -0.4, head - 70, top),
    ),
    group(
      flat([
        fill(quilt, C(p.clothWarm, 0.3, 0, bx, y)),
        patches.map((c, i) => fill(q.get(i), C(c, 0.32, 0.1, bx, by))),
        fill(box(x - 40, y - 44, 420, 80, h, 3), S.shadow, 0.2),
        fill(
          many(5, (i) => dab(x + 20 + i * 60, top - 10, 110, 5, 82 + h.about(8))),
          S.shadow,
          0.12,
        ),
      ]),
      { clip: quilt },
    ),
    fill(box(x - 34, top - 30, 24, height + 66, h, 3), C(p.wood, 0.28, 0, x - 20, y)),
    fill(oval(x - 22, top - 36, 17), C(p.wood, 0.28, 0.5, x - 20, y)),
  ]
}

export function sofa(S: Stage, x: number, y: number, w: number, colour: Colour): Marks {
  const { C, p } = S
  const h = S.hand('sofa')
  const tall = w * 0.42
  const c = (k: number) => C(colour, 0.32, k, x + w / 2, y - tall / 2)
  const arm = (ax: number) => [
    fill(
      smooth(
        [
          [ax, y - 8],
          [ax - 4, y - tall * 0.6],
          [ax + w * 0.06, y - tall * 0.7],
          [ax + w * 0.13, y - tall * 0.6],
          [ax + w * 0.12, y - 8],
        ],
        true,
        0.7,
      ),
      c(-0.15),
    ),
    fill(dab(ax + w * 0.02, y - tall * 0.6, w * 0.1, w * 0.018, 0), c(0.6)),
  ]
  return [
    S.under(x + w / 2, y + 4, w * 0.62, 0.12),
    fill(bar(x + 16, y - 12, 12, 18) + bar(x + w - 28, y - 12, 12, 18), C(p.wood, 0.3, -0.5, x, y)),
    fill(
      smooth(
        [
          [x + 12, y - 20],
          [x + 10, y - tall * 0.86],
          [x + w * 0.1, y - tall],
          [x + w / 2, y - tall * 1.02],
          [x + w * 0.9, y - tall],
          [x + w - 10, y - tall * 0.86],
          [x + w - 12, y - 20],
        ],
        true,
        0.6,
      ),
      c(0.05),
    ),
    fill(dab(x + w * 0.12, y - tall * 0.94, w * 0.76, 8, 0), c(0.7)),
    fill(bar(x + w / 2 - 2, y - tall * 0.9, 4, tall * 0.5), c(-0.7)),
    fill(box(x + 14, y - tall * 0.46, w - 28, tall * 0.2, h, 3), c(0.35)),
    fill(box(x + 14, y - tall * 0.28, w - 28, tall * 0.24, h, 2), c(-0.35)),
    fill(bar(x + w / 2 - 2, y - tall * 0.44, 4, tall * 0.4), c(-0.8)),
    arm(x - 8),
    arm(x + w * 0.89),
    fill(
      sheet(
        [
          [x + w * 0.16, y - tall * 0.45],
          [x + w * 0.2, y - tall * 0.82],
          [x + w * 0.36, y - tall * 0.78],
          [x + w * 0.34, y - tall * 0.43],
        ],
        h,
        3,
      ),
      C(p.companion, 0.3, 0.1, x, y - tall * 0.5),
    ),
    fill(
      sheet(
        [
          [x + w * 0.68, y - tall * 0.44],
          [x + w * 0.66, y - tall * 0.78],
          [x + w * 0.81, y - tall * 0.84],
          [x + w * 0.85, y - tall * 0.46],
        ],
        h,
        3,
      ),
      C(p.clothWarm, 0.3, 0.1, x + w, y - tall * 0.5),
    ),
  ]
}

/** A table from its front, cloth or bare, standing on the floor at y. */
export function table(
  S: Stage,
  x: number,
  y: number,
  w: number,
  height: number,
  o: { cloth?: Colour; d?: number } = {},
): Marks {
  const { C, p } = S
  const h = S.hand(`table${x}`)
  const d = o.d ?? 0.15
  const at: Point = [x + w / 2, y - height]
  return [
    S.under(x + w / 2, y, w * 0.6, 0.12),
    fill(
      box(x + w * 0.1, y - height, w * 0.05, height, h, 2) + box(x + w * 0.85, y - height, w * 0.05, height, h, 2),
      C(p.wood, d, -0.5, ...at),
    ),
    o.cloth
      ? [
          fill(
            `M${x} ${y - height}h${w}v${Math.round(height * 0.36)}${many(8, () => `q${-Math.round(w / 16)} ${Math.round(w / 20)} ${-Math.round(w / 8)} 0`)}z`,
            C(o.cloth, d, -0.05, ...at),
          ),
          fill(
            many(10, (i) => bar(x + w * 0.03 + (i * w) / 10, y - height + 8, w / 30, height * 0.28)),
            C(p.accent, d, 0.1, ...at),
            0.75,
          ),
          fill(box(x, y - height - 4, w, 12, h, 2), C(o.cloth, d, 0.4, ...at)),
        ]
      : [
          fill(
            sheet(
              [
                [x, y - height + 2],
                [x + w, y - height + 2],
                [x + w * 0.94, y - height - w * 0.08],
                [x + w * 0.06, y - height - w * 0.08],
              ],
              h,
              1,
            ),
            C(p.wood, d, 0.7, ...at),
          ),
          fill(box(x, y - height, w, height * 0.14, h, 1), C(p.wood, d, 0, ...at)),
        ],
  ]
}

export const bowlOfFruit = (S: Stage, x: number, y: number, s: number, d = 0): Marks => [
  fill(
    oval(x - s * 0.44, y - s * 0.5, s * 0.26) + oval(x + s * 0.45, y - s * 0.48, s * 0.24),
    S.C(S.p.accent, d, 0, x, y),
  ),
  fill(oval(x, y - s * 0.6, s * 0.28), S.C(S.p.companion, d, 0.1, x, y)),
  fill(
    oval(x - s * 0.1, y - s * 0.7, s * 0.08, s * 0.06) + oval(x - s * 0.5, y - s * 0.6, s * 0.07, s * 0.05),
    S.C('#fff6dd', d, 0.2, x, y),
    0.7,
  ),
  fill(
    `M${x - s * 0.85} ${y - s * 0.45}h${s * 1.7}q${-s * 0.08} ${s * 0.44} ${-s * 0.6} ${s * 0.45}h${-s * 0.5}q${-s * 0.52} 0 ${-s * 0.6} ${-s * 0.45}z`,
    S.C(S.p.cloth, d, 0, x, y),
  ),
  fill(
    `M${x - s * 0.85} ${y - s * 0.45}h${s * 1.7}q0 ${s * 0.1} ${-s * 0.04} ${s * 0.16}h${-s * 1.62}z`,
    S.C(S.p.cloth, d, 0.6, x, y),
  ),
]

export function pileOfBooks(S: Stage, x: number, y: number, k: number, w = 100, d = 0): Marks {
  const { p } = S
  const h = S.hand(`pile${x}`)
  const colours = [p.accent, p.cloth, p.companion, p.leafDeep, p.clothWarm, p.wallWarm] as const
  const out: Marks[] = [S.under(x, y, w * 0.9, 0.14)]
  for (let i = 0; i < k; i++) {
    const [bw, bh] = [w - i * w * 0.08 + h.about(w * 0.08), w * 0.24]
    out.push(
      fill(
        box(x - bw / 2 + h.about(w * 0.08), y - (i + 1) * bh, bw, bh - 2, h, 1.5),
        S.C(colours[(i * 3 + k) % 6] ?? p.cloth, d, -0.05, x, y),
      ),
      fill(box(x - bw / 2 + w * 0.1, y - (i + 1) * bh + 4, w * 0.08, bh - 10, h, 0.5), S.C('#f6e6bd', d, 0.2, x, y)),
    )
  }
  return out
}

/** Children's drawings pegged on a string. */
export function gallery(S: Stage, x0: number, x1: number, y: number, k: number): Marks {
  const { C, p } = S
  const h = S.hand('gallery')
  const colours = [p.accent, p.companion, p.cloth, p.clothWarm, p.leaf] as const
  const step = (x1 - x0) / k
  const out: Marks[] = [
    fill(
      many(14, (i) =>
        lens(x0 + ((x1 - x0) * (i + 0.5)) / 14, y + Math.sin((i / 14) * Math.PI) * 18, (x1 - x0) / 14, 2),
      ),
      C('#6b5548', 0.47, 0, x0, y),
    ),
  ]
  for (let i = 0; i < k; i++) {
    const [x, py] = [x0 + i * step + step * 0.1, y + 8 + Math.sin(((i + 0.5) / k) * Math.PI) * 18]
    out.push(
      fill(box(x, py, 56, 68, h, 3), C('#fdf8ea', 0.47, 0.2, x, y)),
      fill(blob(x + 28, py + 38, 17, 15, h, 7, 0.2), C(colours[i % 5] ?? p.accent, 0.47, 0, x, y)),
      fill(
        oval(x + 40, py + 16, 6) + box(x + 8, py + 54, 40, 5, h, 1),
        C(colours[(i + 2) % 5] ?? p.cloth, 0.47, 0, x, y),
      ),
    )
  }
  return out
}
