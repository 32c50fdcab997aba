import { rotate, translate, compose } from '../kit/vector'
import { group } from '../kit/shape'
import type { Colour, Point } from '../scene'
import { blob, box, clump, dab, dots, fill, lens, limbs, many, oval, scatter, sheet, smooth, tones } from './marks'
import type { Hand, Marks } from './marks'
import type { Stage } from './stage'

export const snowy = (S: Stage): boolean => S.weather === 'snow'
const TURN = 2 * Math.PI
const DEGREES = 180 / Math.PI

/** Snow on a crown: round above, and below it hangs in lobes between the boughs. */
function laden(cx: number, cy: number, rx: number, ry: number, h: Hand): string {
  const low: Point[] = []
  for (let i = 0; i <= 6; i++)
    low.push([cx + rx * (0.86 - i * 0.287), cy - ry * (i % 2 ? 0.34 : -0.02) + h.about(ry * 0.1)])
  const high: Point[] = []
  for (let i = 1; i < 6; i++) {
    const a = Math.PI * (1 + i / 6)
    high.push([cx + Math.cos(a) * rx * 0.94, cy + Math.sin(a) * ry * h.between(0.92, 1.06)])
  }
  return smooth([...low, ...high], true, 0.9)
}

/** Three clumps (shade, base, light), each smaller and nearer the sun, then dabs that break the edge and model the mass. */
export function crown(
  S: Stage,
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  colour: Colour,
  d: number,
  key: string,
  o: { leaf?: number; few?: boolean; fruit?: Colour } = {},
): Marks {
  const { T, sx } = S
  const h = S.hand(`crown${key}`)
  const leaf = Math.max(8, rx * 0.16) * (o.leaf ?? 1)
  const distant = d > 0.6
  const out: Marks[] = [fill(clump(cx, cy, rx, ry, h, 9, 0.4), T(colour, d, -0.7))]
  if (!distant)
    out.push(
      fill(
        many((o.few ? 5 : 10) * S.detail, () => {
          const t = h.next() * TURN
          return dab(
            cx + Math.cos(t) * rx * 0.9,
            cy + Math.sin(t) * ry * 0.9,
            leaf * h.between(0.9, 1.6),
            leaf * 0.36,
            t * DEGREES + h.about(50),
          )
        }),
        T(colour, d, -0.7),
      ),
    )
  out.push(
    fill(clump(cx + sx * rx * 0.1, cy - ry * 0.12, rx * 0.82, ry * 0.8, h, 8, 0.4), T(colour, d, -0.1)),
    snowy(S)
      ? null
      : fill(clump(cx + sx * rx * 0.26, cy - ry * 0.32, rx * 0.52, ry * 0.46, h, 7, 0.44), T(colour, d, 0.5)),
  )
  if (snowy(S)) {
    out.push(
      fill(laden(cx, cy, rx, ry, h), T(S.p.snow, d, -0.2)),
      fill(laden(cx + sx * rx * 0.06, cy - ry * 0.1, rx * 0.9, ry * 0.92, h), T(S.p.snow, d, 0.25)),
    )
    if (!distant)
      out.push(
        fill(
          many(7 * S.detail, () =>
            lens(cx + h.about(rx * 0.75), cy + h.between(0.15, 0.62) * ry, rx * h.between(0.22, 0.4), ry * 0.09),
          ),
          T(S.p.snow, d, 0),
        ),
      )
    return out
  }
  if (distant) return out
  const q = tones()
  for (let i = 0; i < Math.round((o.few ? 10 : 17) * S.detail); i++) {
    const t = h.next() * TURN
    const far = Math.sqrt(h.next()) * 0.92
    const [x, y] = [Math.cos(t) * far, Math.sin(t) * far]
    const sunward = x * sx * 0.6 - y + h.about(0.5)
    const tone = sunward > 0.45 ? 2 : sunward > -0.2 ? 1 : 0
    q.put(tone, dab(cx + x * rx, cy + y * ry, leaf * h.between(0.8, 1.5), leaf * 0.4, 70 + x * -50 + h.about(45)))
  }
  out.push(fill(q.get(0), T(colour, d, -1)), fill(q.get(1), T(colour, d, 0.25)), fill(q.get(2), T(colour, d, 1)))
  if (o.fruit)
    out.push(
      fill(
        many(9, () => {
          const t = h.next() * TURN
          const q = h.next() * 0.8
          return oval(cx + Math.cos(t) * q * rx, cy + Math.sin(t) * q * ry, leaf * 0.42)
        }),
        T(o.fruit, d, 0.2),
      ),
    )
  return out
}

function trunk(S: Stage, x: number, y: number, height: number, w: number, d: number, key: string, arms = true): Marks {
  const { T, sx } = S
  const h = S.hand(`trunk${key}`)
  const colour = S.p.wood
  const b = h.about(height * 0.05)
  const top: Point = [x + b + S.lean * height * 0.12, y - height]
  const middle: Point = [x + b * 0.4, y - height * 0.4]
  const root = sheet(
    [
      [x - w * 1.1, y + 3],
      [x - w * 0.4, y - w],
      [x + w * 0.4, y - w],
      [x + w * 1.1, y + 3],
    ],
    h,
    1,
  )
  return [
    fill(root + limbs([[x, y], middle, top], [w * 1.25, w * 0.85, w * 0.5]), T(colour, d, -0.1)),
    fill(
      limbs(
        [
          [x - sx * w * 0.3, y],
          [middle[0] - sx * w * 0.25, middle[1]],
          [top[0] - sx * w * 0.12, top[1]],
        ],
        [w * 0.5, w * 0.36, w * 0.2],
      ),
      T(colour, d, -0.8),
    ),
    arms
      ? fill(
          limbs(
            [
              [middle[0], y - height * 0.5],
              [x + height * 0.16, y - height * 0.75],
              [x + height * 0.24, y - height * 0.98],
            ],
            [w * 0.5, w * 0.32, w * 0.16],
          ) +
            limbs(
              [
                [middle[0], y - height * 0.6],
                [x - height * 0.14, y - height * 0.82],
                [x - height * 0.22, y - height * 1.02],
              ],
              [w * 0.45, w * 0.3, w * 0.15],
            ),
          T(colour, d, -0.3),
        )
      : null,
    snowy(S)
      ? fill(
          lens(x, y + w * 0.5, w * 5, w * 1.1) +
            (arms
              ? dab(x + w * 0.3, y - height * 0.62, height * 0.3, w * 0.16, -58) +
                dab(x - w * 0.3, y - height * 0.68, height * 0.28, w * 0.16, -122)
              : ''),
          T(S.p.snow, d, 0.3),
        )
      : null,
    d < 0.6
      ? fill(
          many(7 * S.detail, () =>
            dab(x + h.about(w * 0.35), y - height * h.between(0.06, 0.8), w * 0.14 + 8, 1.6, 84 + h.about(9)),
          ),
          T(colour, d, 0.4),
        )
      : null,
  ]
}

export type TreeKind = 'round' | 'oak' | 'apple' | 'pine' | 'poplar' | 'palm' | 'birch' | 'gum' | 'blossom'

function pine(S: Stage, x: number, y: number, height: number, key: string, colour: Colour): Marks {
  const { T, p } = S
  const d = S.depthAt(y)
  const h = S.hand(`tree${key}`)
  const lx = x + S.lean * height * 0.1
  const W = height * 0.23
  const out: Marks[] = [
    S.cast(x, y, height * 0.34),
    fill(box(x - height * 0.025, y - height * 0.16, height * 0.05, height * 0.17, h, 1), T(p.wood, d, -0.4)),
  ]
  const TIERS = 6
  for (let i = 0; i < TIERS; i++) {
    const t = i / TIERS
    const foot = y - height * (0.08 + t * 0.72)
    const top = foot - height * (0.32 - t * 0.08)
    const w = W * (1 - t * 0.82)
    const skirt: Point[] = [[lx, top]]
    for (let j = 0; j <= 5; j++) {
      const u = (j / 5) * 2 - 1
      skirt.push([x + u * w, foot - Math.abs(u) * w * 0.05 + (j % 2 ? -w * 0.17 : w * 0.06) + h.about(2)])
    }
    out.push(
      fill(`M${skirt.map(([a, b]) => `${Math.round(a)} ${Math.round(b)}`).join('L')}Z`, T(colour, d, -0.75 + t * 0.2)),
      snowy(S)
        ? [
            fill(
              smooth(
                [
                  [lx, top + w * 0.04],
                  [x + w * 0.5, foot - w * 0.52],
                  [x + w * 0.92, foot - w * 0.1],
                  [x + w * 0.5, foot - w * 0.3],
                  [x + w * 0.22, foot - w * 0.06],
                  [x - w * 0.1, foot - w * 0.34],
                  [x - w * 0.42, foot - w * 0.08],
                  [x - w * 0.6, foot - w * 0.3],
                  [x - w * 0.92, foot - w * 0.1],
                  [x - w * 0.5, foot - w * 0.52],
                ],
                true,
                0.7,
              ),
              T(p.snow, d, -0.25),
            ),
            fill(
              smooth(
                [
                  [lx, top + w * 0.04],
                  [x + S.sx * w * 0.5, foot - w * 0.5],
                  [x + S.sx * w * 0.86, foot - w * 0.14],
                  [x + S.sx * w * 0.4, foot - w * 0.36],
                  [x + S.sx * w * 0.14, foot - w * 0.2],
                ],
                true,
                0.7,
              ),
              T(p.snow, d, 0.3),
            ),
          ]
        : fill(
            sheet(
              [
                [lx, top],
                [x + S.sx * w * 0.92, foot - w * 0.05],
                [x + S.sx * w * 0.45, foot - w * 0.2],
                [x + S.sx * w * 0.1, foot - w * 0.1],
              ],
              h,
              2,
            ),
            T(colour, d, -0.05 + t * 0.3),
          ),
    )
  }
  return out
}

function palm(S: Stage, x: number, y: number, height: number, colour: Colour): Marks {
  const d = S.depthAt(y)
  const top: Point = [x + height * 0.14 + S.lean * height * 0.1, y - height * 0.82]
  const fronds = (turn: number, by: number) =>
    fill(
      many(7, (i) => {
        const a = -170 + i * 27 + by
        const L = height * 0.34
        return dab(top[0], top[1], L, L * 0.12, a, (a > -90 ? 1 : -1) * L * 0.16)
      }),
      S.T(colour, d, turn),
    )
  return [
    S.cast(x, y, height * 0.3),
    fill(
      limbs([[x, y], [x + height * 0.02, y - height * 0.4], top], [height * 0.06, height * 0.04, height * 0.035]),
      S.T(S.p.wood, d, 0),
    ),
    fronds(-0.6, 8),
    fronds(0.1, -6),
    snowy(S)
      ? fill(
          many(5, (i) => {
            const a = -150 + i * 30
            return dab(
              top[0],
              top[1] - height * 0.012,
              height * 0.22,
              height * 0.012,
              a,
              (a > -90 ? 1 : -1) * height * 0.035,
            )
          }),
          S.T(S.p.snow, d, 0.3),
        )
      : null,
  ]
}

function birch(S: Stage, x: number, y: number, height: number, key: string, colour: Colour): Marks {
  const { T } = S
  const d = S.depthAt(y)
  const h = S.hand(`tree${key}`)
  const lx = x + S.lean * height * 0.1
  const leaves = (k: number, dx: number, cy: number, rx: number, ry: number) =>
    many(k * S.detail, () => {
      const t = h.next() * TURN
      const q = Math.sqrt(h.next())
      return dab(
        lx + dx + Math.cos(t) * q * height * rx,
        y - height * cy + Math.sin(t) * q * height * ry,
        height * 0.04,
        height * 0.012,
        60 + h.about(60),
      )
    })
  return [
    S.cast(x, y, height * 0.3),
    [
      [-0.05, 0.9],
      [0.05, 1],
    ].map(([side = 0, tall = 1]) => {
      const X = x + side * height
      return [
        fill(
          limbs(
            [
              [X, y],
              [X + side * height * 0.2, y - height * tall * 0.5],
              [X + side * height * 0.8, y - height * tall * 0.85],
            ],
            [height * 0.035, height * 0.028, height * 0.015],
          ),
          T('#f3ece0', d, 0.1),
        ),
        fill(
          many(9, (i) =>
            lens(X + h.about(height * 0.008), y - height * tall * (0.06 + i * 0.08), height * 0.022, height * 0.008),
          ),
          T('#5a4a48', d, 0),
        ),
      ]
    }),
    fill(leaves(snowy(S) ? 50 : 110, 0, 0.68, 0.26, 0.3), T(colour, d, 0)),
    fill(leaves(50, S.sx * height * 0.05, 0.76, 0.18, 0.18), snowy(S) ? T(S.p.snow, d, 0.3) : T(colour, d, 0.8)),
  ]
}

export function tree(
  S: Stage,
  x: number,
  y: number,
  height: number,
  kind: TreeKind = 'round',
  key = 't',
  colour?: Colour,
): Marks {
  const { p } = S
  const d = S.depthAt(y)
  const lx = x + S.lean * height * 0.1
  if (kind === 'pine') return pine(S, x, y, height, key, colour ?? p.leafDeep)
  if (kind === 'palm') return palm(S, x, y, height, colour ?? p.leafDeep)
  if (kind === 'birch') return birch(S, x, y, height, key, colour ?? p.companion)
  if (kind === 'poplar')
    return [
      S.cast(x, y, height * 0.2),
      trunk(S, x, y, height * 0.4, height * 0.05, d, key, false),
      crown(S, lx, y - height * 0.56, height * 0.15, height * 0.42, colour ?? p.leaf, d, key, { leaf: 1.6 }),
    ]
  if (kind === 'gum') {
    const c = colour ?? p.leafDeep
    return [
      S.cast(x, y, height * 0.3),
      trunk(S, x, y, height * 0.6, height * 0.05, d, key),
      crown(S, x - height * 0.1, y - height * 0.62, height * 0.2, height * 0.13, c, d, key, { leaf: 1.1 }),
      crown(S, x + height * 0.16, y - height * 0.74, height * 0.2, height * 0.14, c, d, `${key}b`, { leaf: 1.1 }),
    ]
  }
  const fat = kind === 'oak' ? 1.25 : 1
  const c = colour ?? (kind === 'blossom' ? '#f4b6c2' : p.leaf)
  const fruit = kind === 'apple' ? { fruit: p.accent } : {}
  return [
    S.cast(x, y, height * 0.34),
    trunk(S, x, y, height * 0.55, height * 0.075 * fat, d, key),
    crown(S, lx - height * 0.17 * fat, y - height * 0.55, height * 0.2 * fat, height * 0.18, c, d, `${key}a`, fruit),
    crown(S, lx + height * 0.19 * fat, y - height * 0.58, height * 0.19 * fat, height * 0.19, c, d, `${key}b`),
    crown(S, lx + height * 0.01, y - height * 0.74, height * 0.29 * fat, height * 0.26, c, d, key, fruit),
  ]
}

export function bush(
  S: Stage,
  x: number,
  y: number,
  w: number,
  height: number,
  key: string,
  colour?: Colour,
  bloom?: Colour,
): Marks {
  const d = S.depthAt(y)
  const out: Marks[] = [
    S.cast(x, y, w * 0.5),
    crown(S, x, y - height * 0.45, w / 2, height / 2, colour ?? S.p.leafDeep, d, key, { few: true }),
  ]
  if (snowy(S) || !bloom) return out
  const h = S.hand(`bloom${key}`)
  const k = 16 * S.detail
  const at = (): Point => {
    const t = h.next() * TURN
    const e = Math.sqrt(h.next()) * 0.85
    return [x + (Math.cos(t) * e * w) / 2, y - height * 0.5 + (Math.sin(t) * e * height) / 2]
  }
  return [
    out,
    dots(scatter(k, at), Math.max(5, w * 0.06), S.T(bloom, d, 0.1)),
    dots(scatter(k / 2, at), Math.max(4, w * 0.045), S.T(bloom, d, 0.8)),
  ]
}

/** Ground dabs in perspective, larger and sparser near us. */
export function turf(S: Stage, colour: Colour, key: string, k = 120, upright = true): Marks {
  const h = S.hand(`turf${key}`)
  const q = tones()
  for (let i = 0; i < Math.round(k * S.detail); i++) {
    const s = 0.12 + h.next() ** 1.4 * 1.5
    const [x, y, L] = [h.between(-120, 1120), S.gy(s), 20 * s]
    q.put(
      h.next() < 0.5 ? 0 : 1,
      upright
        ? dab(x, y, L * h.between(0.6, 1.2), L * 0.11, -90 + h.about(24) + S.lean * 25)
        : lens(x, y, L * h.between(1.2, 2.6), L * 0.16),
    )
  }
  return [fill(q.get(0), S.T(colour, 0.12, -0.4)), fill(q.get(1), S.T(colour, 0.12, 0.45))]
}

export function flowers(
  S: Stage,
  x0: number,
  x1: number,
  y0: number,
  y1: number,
  k: number,
  colours: readonly [Colour, ...Colour[]],
  key: string,
  size = 1,
): Marks {
  if (snowy(S)) return null
  const h = S.hand(`flowers${key}`)
  const beds = new Map<string, { colour: Colour; size: number; petals: Point[]; hearts: Point[] }>()
  let stems = ''
  for (let i = 0; i < Math.round(k * S.detail); i++) {
    const [y, x, colour] = [h.between(y0, y1), h.between(x0, x1), colours[i % colours.length] ?? colours[0]]
    const s = (Math.round(S.scaleAt(y) * 3) / 3) * size || 0.4
    const tall = s * h.between(16, 34)
    stems += dab(x, y, tall, s * 1.6, -90 + h.about(12))
    const bed = beds.get(`${colour}|${s}`) ?? { colour, size: s * 6, petals: [], hearts: [] }
    beds.set(`${colour}|${s}`, bed)
    for (let j = 0; j < 5; j++)
      bed.petals.push([x + Math.cos(j * 1.257) * bed.size * 0.8, y - tall + Math.sin(j * 1.257) * bed.size * 0.7])
    bed.hearts.push([x, y - tall])
  }
  const d = S.depthAt((y0 + y1) / 2)
  return [
    fill(stems, S.T(S.p.leafDeep, d, -0.2)),
    [...beds.values()].map((bed) => [
      dots(bed.petals, bed.size * 1.15, S.T(bed.colour, d, 0.15)),
      dots(bed.hearts, bed.size * 0.7, S.T(bed.colour === S.p.companion ? S.p.wood : S.p.companion, d, 0)),
    ]),
  ]
}

export function fern(S: Stage, x: number, y: number, size: number, key: string, depth?: number): Marks {
  const h = S.hand(`fern${key}`)
  const q = tones()
  for (let i = 0; i < 7; i++) {
    const a = -90 + (i - 3) * 24 + h.about(6)
    const L = size * h.between(0.8, 1.1)
    for (let j = 1; j < 6; j++) {
      const t = j / 6
      const leaf = L * 0.26 * (1 - t * 0.75)
      const [px, py] = [x + Math.cos(a / DEGREES) * L * t, y + Math.sin(a / DEGREES) * L * t + t * t * L * 0.2]
      q.put(i & 1, dab(px, py, leaf, leaf * 0.27, a + 55) + dab(px, py, leaf, leaf * 0.27, a - 55))
    }
  }
  const d = depth ?? S.depthAt(y)
  return [
    d < 0 ? null : S.cast(x, y, size * 0.7),
    fill(q.get(0), S.T(S.p.leafDeep, d, -0.3)),
    fill(q.get(1), S.T(S.p.leaf, d, d < 0 ? 0 : 0.3)),
  ]
}

export function toadstool(S: Stage, x: number, y: number, s: number): Marks {
  const d = S.depthAt(y)
  return [
    S.under(x, y, s * 0.7),
    fill(
      limbs(
        [
          [x, y],
          [x, y - s * 0.4],
          [x, y - s * 0.8],
        ],
        [s * 0.4, s * 0.26, s * 0.26],
      ),
      S.T('#fbf1dd', d, 0),
    ),
    fill(
      `M${x - s * 0.7} ${y - s * 0.62}q${s * 0.1} ${-s * 0.8} ${s * 0.7} ${-s * 0.8}t${s * 0.7} ${s * 0.8}q${-s * 0.7} ${s * 0.2} ${-s * 1.4} 0z`,
      S.T(S.p.accent, d, 0.1),
    ),
    fill(
      oval(x - s * 0.25, y - s * 0.95, s * 0.12, s * 0.09) +
        oval(x + s * 0.18, y - s * 1.12, s * 0.1, s * 0.08) +
        oval(x + s * 0.36, y - s * 0.8, s * 0.09, s * 0.07),
      S.T('#fff7e6', d, 0.3),
    ),
  ]
}

export function stone(S: Stage, x: number, y: number, w: number, key: string): Marks {
  const h = S.hand(`stone${key}`)
  const d = S.depthAt(y)
  return [
    S.cast(x, y, w * 0.6),
    fill(blob(x, y - w * 0.22, w * 0.5, w * 0.28, h, 7, 0.12), S.T(S.p.stone, d, -0.5)),
    fill(
      blob(x + S.sx * w * 0.08, y - w * 0.3, w * 0.36, w * 0.17, h, 7, 0.12),
      S.T(snowy(S) ? S.p.snow : S.p.stone, d, 0.4),
    ),
  ]
}

/** A log lying along the ground, its cut end towards us. */
export function fallenLog(S: Stage, x: number, y: number, length: number, thick: number, angle = -4): Marks {
  const d = S.depthAt(y)
  return [
    S.cast(x, y, length * 0.55),
    group(
      [
        ...[
          fill(
            limbs(
              [
                [-length / 2, -thick / 2],
                [0, -thick * 0.54],
                [length / 2, -thick / 2],
              ],
              [thick, thick, thick],
            ),
            S.T(S.p.wood, d, -0.2),
          ),
          fill(dab(-length * 0.45, -thick * 0.8, length * 0.8, thick * 0.1, 1), S.T(S.p.wood, d, 0.5)),
          fill(oval(length / 2, -thick / 2, thick * 0.26, thick * 0.5), S.T('#e8c99a', d, 0)),
          fill(oval(length / 2, -thick / 2, thick * 0.13, thick * 0.28), S.T('#c79a63', d, 0)),
        ].filter((m) => m !== null),
      ],
      { transform: compose(translate(x, y), rotate(angle)) },
    ),
  ]
}
