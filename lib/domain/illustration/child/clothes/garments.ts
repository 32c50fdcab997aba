// The torso's clothes, outfit by outfit, from the skin outwards.
import { add, mul } from '../../kit/vector'
import { mix } from '../../kit/colour'
import { path } from '../../kit/shape'
import type { Node, Point } from '../../scene'
import type { Context } from '../context'
import { HEAD, ring, steps } from '../geometry'
import { broad } from '../pen'
import type { Skeleton } from '../skeleton'
import { cloth } from '../tones'
import type { Worn } from './outfits'
import { onCloth } from './pattern'
import { folded, neckWidth, onSkirt, seat, skirt, torso } from './shapes'

type Garment = (c: Context, s: Skeleton, w: Worn) => (Node | null)[]

/** Plain cloth shows a few strokes of the brush, towards the light. */
const brushed = (s: Skeleton, w: Worn): Node[] => [
  path(
    (
      [
        [0.16, -0.62, 0.2],
        [0.34, -0.84, 0.24],
        [0.52, -0.5, 0.16],
        [0.3, -0.2, 0.13],
      ] as const
    )
      .map(([t, u, l]) => broad.mark(s.on(t, u), s.on(t + l, u + 0.05), 3, 5))
      .join(''),
    mix(w.top.base, w.top.light, 0.55),
  ),
]
const shirtPattern = (s: Skeleton, w: Worn, from = 0, to = 0.95): Node[] =>
  w.pattern === 'plain'
    ? brushed(s, w)
    : onCloth(w.pattern, s.on, { from, to, step: 0.15, columns: 5, sag: 7 }, w.accent)

/** The chin's shade and a round neckline. */
function neckline(c: Context, s: Skeleton, w: Worn, colour: string): Node[] {
  const n = neckWidth
  if (c.view === 'back')
    return [path(broad.sweep([s.beside(1.03, -n), s.beside(0.995, 0), s.beside(1.03, n)], [12]), colour)]
  return [
    path(
      broad.smooth([
        s.beside(1.06, -n * 1.5),
        s.beside(0.97, -n * 0.9),
        s.beside(0.9, n * 0.3),
        s.beside(0.97, n * 1.3),
        s.beside(1.06, n * 1.7),
      ]),
      w.top.dark,
    ),
    path(
      broad.sweep(
        [
          s.beside(1.04, -n * 1.02),
          s.beside(0.975, -n * 0.6),
          s.beside(0.955, 0),
          s.beside(0.975, n * 0.6),
          s.beside(1.04, n * 1.02),
        ],
        [11],
      ),
      colour,
    ),
  ]
}
/** Where the middle of the front lies, across: turned bodies show it off centre. */
const front = (c: Context, x: number): number => (c.turned ? x : 0)
const buttons = (s: Skeleton, heights: readonly number[], x: number, r: number): string =>
  heights.map((t) => broad.disc(s.on(t, x), r)).join('')
const belt = (s: Skeleton, from: number, to: number, wide: number): string =>
  broad.smooth(
    [
      s.on(from, -wide),
      add(s.on(from, 0), [0, 5]),
      s.on(from, wide),
      s.on(to, wide),
      add(s.on(to, 0), [0, 5]),
      s.on(to, -wide),
    ],
    true,
    0.6,
  )

const tee: Garment = (c, s, w) => [
  c.form(seat(c, s), w.bottom, [9, 3]),
  c.form(
    torso(s, -0.02, 1.03, 1.06),
    w.top,
    [13, 4],
    [...shirtPattern(s, w), ...neckline(c, s, w, mix(w.top.base, w.accent, 0.3))],
  ),
]

const swimmers: Garment = (c, s, w) => [
  c.form(seat(c, s), w.bottom, [9, 3]),
  c.form(
    torso(s, 0.0, 1.03, 1),
    w.top,
    [12, 4],
    [
      ...shirtPattern(s, w),
      ...([-1, 1] as const).map((q) =>
        path(broad.sweep([s.on(0, q * 0.92), s.on(0.5, q * 0.86), s.on(0.86, q * 0.95)], [16, 14, 12]), w.bottom.base),
      ),
      ...neckline(c, s, w, w.accent),
    ],
  ),
  path(belt(s, -0.03, 0.04, 1), w.accent),
]

const pyjamas: Garment = (c, s, w) => {
  const x = front(c, 0.42)
  return [
    c.form(seat(c, s), w.bottom, [9, 3]),
    c.form(
      torso(s, -0.08, 1.03, 1.1),
      w.top,
      [13, 4],
      [
        ...shirtPattern(s, w, -0.05),
        ...(c.view === 'back'
          ? []
          : [
              path(
                broad.sweep([s.on(-0.1, x * 0.8), s.on(0.5, x), s.on(1, x * 0.7)], [7]),
                mix(w.top.base, w.accent, 0.6),
              ),
              path(buttons(s, [0.15, 0.4, 0.65], x + 0.09, 6), w.accent),
            ]),
      ],
    ),
    c.view === 'back'
      ? null
      : path(
          broad.smooth(
            [
              s.on(1.04, -0.9),
              s.on(0.98, -1),
              s.on(0.84, front(c, 0.25) - 0.05),
              s.on(0.98, 1),
              s.on(1.04, 0.9),
              s.on(0.95, 0.1),
            ],
            true,
            0.6,
          ),
          mix(w.top.base, w.accent, 0.75),
        ),
  ]
}

const dress: Garment = (c, s, w) => {
  const q = onSkirt(c, s, 0.46, 1)
  const n = neckWidth
  const cx = front(c, n * 0.35)
  // a skirt over bent knees has no rows of its own: an even scatter reads better
  const loose = (t: number, u: number): Point => add(s.pelvis, [u * HEAD * 0.9 + HEAD * 0.25, (t - 0.4) * HEAD * 0.8])
  const collar = (k: 1 | -1): Node =>
    c.form(
      broad.smooth([
        s.beside(1.05, cx * 0.4 + k * n * 0.95),
        s.beside(0.97, cx * 0.5 + k * n * 1.55),
        s.beside(0.885, cx * 0.8 + k * n * 1.25),
        s.beside(0.85, cx + k * n * 0.6),
        s.beside(0.9, cx + k * n * 0.1),
        s.beside(0.965, cx + k * n * 0.03),
        s.beside(0.985, cx * 0.8 + k * n * 0.55),
      ]),
      cloth('#fdf6e8'),
      [3, 3],
    )
  return [
    c.form(
      skirt(c, s, 0.46, 1),
      w.top,
      [15, 4],
      [
        ...onCloth(
          w.pattern,
          folded(c, s) && w.pattern !== 'stripes' ? loose : q,
          { from: 0.02, to: 1.1, step: 0.22, columns: 7, sag: 8 },
          w.accent,
        ),
        path(
          [-0.62, -0.12, 0.34, 0.78]
            .map((u, i) => broad.mark(q(0.02, u), q(i % 2 ? 0.8 : 0.95, u * 1.05), u * 6, 8))
            .join(''),
          w.top.dark,
        ),
      ],
    ),
    c.form(torso(s, 0.24, 1.03, 1.03), w.top, [12, 3], [...shirtPattern(s, w, 0.24), ...neckline(c, s, w, w.top.base)]),
    path(belt(s, 0.3, 0.37, 1.04), mix(w.top.base, w.accent, 0.85)),
    ...(c.view === 'back' ? [] : [collar(-1), collar(1)]),
  ]
}

const dungarees: Garment = (c, s, w) => {
  const x = front(c, 0.3)
  const bib = [
    s.on(0.05, -1.08),
    s.on(0.3, -1.07),
    s.on(0.42, -0.86),
    s.on(0.55, x - 0.66),
    s.on(0.73, x - 0.58),
    s.on(0.73, x + 0.58),
    s.on(0.55, x + 0.66),
    s.on(0.42, 0.9),
    s.on(0.3, 1.07),
    s.on(0.05, 1.08),
  ]
  const strap = (k: 1 | -1): Node =>
    path(
      broad.sweep(
        [s.on(0.7, x * 0.9 + k * 0.46), s.on(0.86, x * 0.7 + k * 0.5), s.on(1, k * 0.62)],
        [0.085 * HEAD, 0.08 * HEAD, 0.075 * HEAD],
      ),
      k > 0 && c.turned ? w.bottom.dark : w.bottom.base,
    )
  return [
    c.form(
      torso(s, 0.05, 1.03, 1.04),
      w.top,
      [13, 4],
      [...shirtPattern(s, w, 0.1), ...neckline(c, s, w, mix(w.top.base, w.accent, 0.3))],
    ),
    c.form(seat(c, s), w.bottom, [9, 3]),
    c.form(
      broad.smooth(bib, true, 0.55),
      w.bottom,
      [9, 4],
      c.view === 'back'
        ? []
        : [
            path(
              broad.smooth(
                [s.on(0.34, x - 0.32), s.on(0.34, x + 0.32), s.on(0.56, x + 0.34), s.on(0.56, x - 0.34)],
                true,
                0.3,
              ),
              w.bottom.light,
            ),
            path(broad.mark(s.on(0.55, x - 0.34), s.on(0.55, x + 0.34), 0, 5), w.bottom.dark),
          ],
    ),
    strap(-1),
    strap(1),
    c.view === 'back'
      ? null
      : path(([-1, 1] as const).map((k) => broad.disc(s.on(0.7, x * 0.95 + k * 0.46), 7.5)).join(''), w.accent),
  ]
}

const hood = (c: Context, s: Skeleton, w: Worn, wide: number, high: number): Node => {
  const centre = add(s.chest, [c.turned ? -0.12 * HEAD : 0, 0])
  return path(broad.smooth(ring(centre, wide * HEAD, 10, high * HEAD)), w.top.dark)
}
const lying = (c: Context, s: Skeleton, w: Worn): Node[] =>
  c.view === 'back'
    ? [
        c.form(
          broad.smooth([
            s.on(1.05, -0.9),
            s.on(0.9, -0.95),
            s.on(0.66, -0.5),
            s.on(0.6, 0),
            s.on(0.66, 0.5),
            s.on(0.9, 0.95),
            s.on(1.05, 0.9),
          ]),
          w.top,
          [8, 6],
          [path(broad.mark(s.on(0.92, -0.6), s.on(0.92, 0.6), -18, 9), w.top.dark)],
        ),
      ]
    : []

const hoodie: Garment = (c, s, w) => {
  const x = front(c, 0.3)
  return [
    hood(c, s, w, 0.4, 0.22),
    c.form(seat(c, s), w.bottom, [9, 3]),
    c.form(
      torso(s, -0.06, 1.03, 1.14),
      w.top,
      [14, 4],
      [
        ...shirtPattern(s, w, 0.38),
        path(broad.sweep([s.on(-0.05, -1.3), add(s.on(-0.05, 0), [0, 6]), s.on(-0.05, 1.3)], [20]), w.top.dark),
        ...(c.view === 'back'
          ? []
          : [
              path(
                broad.smooth(
                  [
                    s.on(0.03, x - 0.62),
                    s.on(0.14, x - 0.6),
                    s.on(0.3, x - 0.36),
                    s.on(0.3, x + 0.36),
                    s.on(0.14, x + 0.6),
                    s.on(0.03, x + 0.62),
                  ],
                  true,
                  0.4,
                ),
                w.top.light,
              ),
              path(
                broad.mark(s.on(0.13, x - 0.6), s.on(0.3, x - 0.36), 3, 7) +
                  broad.mark(s.on(0.13, x + 0.6), s.on(0.3, x + 0.36), -3, 7),
                w.top.dark,
              ),
            ]),
        ...neckline(c, s, w, w.top.dark),
      ],
    ),
    ...lying(c, s, w),
    c.view === 'back'
      ? null
      : path(
          broad.sweep([s.on(0.95, x - 0.2), s.on(0.8, x - 0.23), s.on(0.68, x - 0.2)], [6]) +
            broad.sweep([s.on(0.95, x + 0.2), s.on(0.8, x + 0.22), s.on(0.7, x + 0.24)], [6]),
          w.accent,
        ),
  ]
}

const jumper: Garment = (c, s, w) => {
  const ribs = (t: number): string =>
    steps(-1, 1, 9)
      .map((u) => broad.mark(s.on(t - 0.05, u), s.on(t + 0.06, u), 0, 4))
      .join('')
  return [
    c.form(seat(c, s), w.bottom, [9, 3]),
    c.form(
      torso(s, -0.06, 1.03, 1.11),
      w.top,
      [13, 4],
      [
        ...(w.pattern === 'stripes' || w.pattern === 'checks'
          ? shirtPattern(s, w, 0.1)
          : onCloth(w.pattern, s.on, { from: 0.42, to: 0.78, step: 0.15, columns: 5, sag: 7 }, w.accent)),
        path(ribs(-0.02), w.top.dark),
        ...neckline(c, s, w, w.top.light),
        c.view === 'back'
          ? null
          : path(
              broad.sweep(
                [s.beside(1.04, -neckWidth * 1.05), s.beside(0.95, 0), s.beside(1.04, neckWidth * 1.05)],
                [20],
              ),
              w.top.light,
            ),
      ],
    ),
  ]
}

/** The lower coat, from the waist down. */
function coat(c: Context, s: Skeleton, w: Worn, reachT: number, grow: number): Node[] {
  const q = onSkirt(c, s, reachT + 0.04, 1)
  const x = front(c, 0.4)
  return [
    c.form(
      skirt(c, s, reachT, 1.02),
      w.top,
      [15, 4],
      [c.view === 'back' ? null : path(broad.sweep([q(0, x), q(1.3, x)], [6]), w.top.deep)],
    ),
    c.form(torso(s, 0.1, 1.03, grow), w.top, [14, 4]),
  ]
}

const raincoat: Garment = (c, s, w) => {
  const x = front(c, 0.4)
  return [
    hood(c, s, w, 0.38, 0.2),
    ...coat(c, s, w, 0.3, 1.14),
    ...(w.pattern === 'plain' ? [] : [c.form(torso(s, 0.1, 1.03, 1.14), w.top, [14, 4], shirtPattern(s, w, 0.1))]),
    ...(c.view === 'back'
      ? lying(c, s, w)
      : [
          path(broad.sweep([s.on(0.1, x), s.on(0.5, x * 1.2), s.on(0.98, x * 0.7)], [6, 6, 5]), w.top.deep),
          path(buttons(s, [-0.12, 0.18, 0.48, 0.76], x * 1.15 + 0.16, 8), w.accent),
          path(
            (c.turned ? [0.1] : [-0.55, 0.62])
              .map((u) =>
                broad.smooth(
                  [s.on(0.02, u - 0.25), s.on(0.02, u + 0.25), s.on(0.12, u + 0.27), s.on(0.12, u - 0.27)],
                  true,
                  0.3,
                ),
              )
              .join(''),
            w.top.dark,
          ),
        ]),
  ]
}

const winter: Garment = (c, s, w) => {
  const x = front(c, 0.4)
  const scarf = cloth(w.accent)
  const seams = [0.08, 0.28, 0.48, 0.68].map((t) => broad.mark(s.on(t, -1.25), s.on(t, 1.25), -9, 8)).join('')
  const n = neckWidth
  return [
    c.form(seat(c, s), w.bottom, [9, 3]),
    ...coat(c, s, w, 0.2, 1.22),
    ...(w.pattern === 'plain' ? [] : [c.form(torso(s, 0.1, 1.03, 1.22), w.top, [14, 4], shirtPattern(s, w, 0.1))]),
    c.form(
      torso(s, -0.05, 1.03, 1.22),
      { ...w.top, dark: w.top.base },
      [0, 0],
      [path(seams, w.top.dark), path(seams, w.top.light, { transform: [1, 0, 0, 1, 0, 7], opacity: 0.5 })],
    ),
    c.view === 'back'
      ? null
      : path(broad.sweep([s.on(-0.1, x), s.on(0.5, x * 1.2), s.on(0.98, x * 0.7)], [7]), w.top.deep),
    c.view === 'back'
      ? null
      : c.form(
          broad.sweep(
            [s.beside(0.97, n * 0.7), s.beside(0.8, n * 0.9 + x * n), s.beside(0.56, n * 0.8 + x * n)],
            [0.15 * HEAD, 0.17 * HEAD, 0.18 * HEAD],
            [0.4, 0.1],
          ),
          scarf,
          [7, 3],
          [path(broad.sweep([s.beside(0.62, x * n), s.beside(0.62, n * 2 + x * n)], [10]), scarf.light)],
        ),
    c.form(
      broad.sweep(
        [
          s.beside(1.02, -n * 1.75),
          s.beside(0.95, -n * 0.6),
          add(s.beside(0.94, n * 0.3), mul([0, 1], 2)),
          s.beside(1.0, n * 1.75),
        ],
        [0.2 * HEAD, 0.23 * HEAD, 0.23 * HEAD, 0.2 * HEAD],
      ),
      scarf,
      [7, 5],
    ),
  ]
}

export const GARMENTS: Record<Worn['outfit'], Garment> = {
  tee,
  dress,
  dungarees,
  hoodie,
  raincoat,
  pyjamas,
  jumper,
  swimmers,
  winter,
}
