import { mix } from '../kit/colour'
import { rect } from '../kit/shape'
import { lerp } from '../kit/vector'
import type { Colour, Point } from '../scene'
import { blob, dab, fill, land, lens, many, oval, paperShadow, smooth, strokes, tones, wash } from './marks'
import type { Marks } from './marks'
import { upright } from './paint'
import { snowy } from './foliage'
import { soft } from './shadow'
import type { Stage } from './stage'

export function cloud(S: Stage, x: number, y: number, w: number, key: string, k = 0): Marks {
  const height = w * (S.weather === 'wind' ? 0.16 : 0.3)
  const lump = (dx: number, dy: number, s: number) => {
    const h = S.hand(`cloud${key}`)
    return (
      many(7, (i) => {
        const t = i / 6
        const rise = Math.sin(Math.PI * (0.12 + t * 0.76))
        const [rx, ry] = [
          w * 0.13 * s * h.between(0.85, 1.25),
          height * (0.22 + 0.4 * rise) * s * h.between(0.85, 1.15),
        ]
        return oval(x - w * 0.4 * s + t * w * 0.8 * s + dx, y - ry * 0.62 + dy, rx, ry)
      }) + oval(x + dx, y - height * 0.05 + dy, w * 0.46 * s, height * 0.16 * s)
    )
  }
  const sun = S.row.sunColour
  if (S.weather === 'rain')
    return [
      fill(lump(0, 0, 1), mix(S.mixSky(0.4 + k, S.shadow, S.dark ? 0.3 : 0.26), S.haze, 0.1)),
      fill(lump(S.sx * w * 0.03, -height * 0.13, 0.84), S.mixSky(0.4 + k, S.shadow, S.dark ? 0.18 : 0.12)),
    ]
  return [
    fill(lump(0, 0, 1), S.mixSky(0.75, S.grey > 0.3 ? S.haze : sun, S.dark ? 0.08 : 0.42)),
    fill(lump(S.sx * w * 0.03, -height * 0.13, 0.8), S.mixSky(0.5 + k, sun, S.dark ? 0.2 : 0.8)),
  ]
}

function sunOrMoon(S: Stage): Marks {
  const { row, sky, H } = S
  const [px, py, r] = row.sun
  const [X, Y] = [px * 1000, py * H]
  const sun = row.sunColour
  return [
    soft(X, Y, r * 6.5, r * 6.5, [
      [0, sun, 0.75],
      [0.16, sun, 0.5],
      [0.5, sun, 0.14],
      [1, sun, 0],
    ]),
    S.weather === 'cloud'
      ? null
      : [
          S.light === 'noon' ? null : fill(blob(X, Y, r, r * 0.98, S.hand('sun'), 12, 0.012), sun),
          row.stars
            ? fill(
                oval(X - r * 0.25, Y + r * 0.2, r * 0.2, r * 0.16) +
                  oval(X + r * 0.3, Y - r * 0.25, r * 0.13, r * 0.11),
                mix(sun, sky[1], 0.2),
              )
            : null,
        ],
  ]
}

const CLOUDS = { clear: 3, wind: 4, cloud: 7, rain: 9, snow: 5 }

function clouds(S: Stage): Marks {
  const { H, row, weather } = S
  const h = S.hand('clouds')
  const k = CLOUDS[weather]
  const out: Marks[] = []
  for (let i = 0; i < k; i++) {
    const t = (i + 0.5) / k
    if (weather === 'rain' || weather === 'cloud') {
      out.push(
        cloud(
          S,
          ((t * 1.2 + h.about(0.1)) % 1.1) * 1000,
          H * h.between(0.08, 0.7),
          h.between(300, 520),
          `${i}`,
          h.about(0.2),
        ),
      )
      continue
    }
    const y = H * lerp(0.2, 0.85, h.next())
    const x = ((t + h.about(0.12) + 0.12) % 1) * 1000
    // A cloud beside the sun reads as its hat.
    const nearSun = Math.hypot(x - row.sun[0] * 1000, (y - row.sun[1] * H) * 1.6) < 190
    if (!nearSun || weather === 'snow') out.push(cloud(S, x, y, 130 + 260 * (1 - y / H) + h.next() * 90, `${i}`))
  }
  return out
}

/** The sky: a gradient, four cut-paper bands, long soft strokes, stars, sun or moon, clouds. */
export function sky(S: Stage): void {
  const { row, H, sky: colours, weather } = S
  const h = S.hand('sky')
  const top = -60
  const sun = row.sunColour
  const out: Marks[] = [
    rect(
      -200,
      -700,
      1400,
      2300,
      upright(top, H + 20, [
        [0, colours[0]],
        [0.55, colours[1]],
        [1, colours[2]],
      ]),
    ),
  ]
  for (const t of [0.18, 0.42, 0.65, 0.86]) {
    const y = top + t * (H - top)
    const a = h.next() * 6
    const d = land(
      (x) => y + Math.sin(x / 210 + a) * 16 + Math.sin(x / 90 + a * 2) * 6 + (x - 500) * 0.05 * S.sx,
      110,
      -160,
      1160,
      H + 60,
    )
    out.push(
      fill(
        d,
        upright(y - 20, y + 150, [
          [0, S.mixSky(Math.min(1, t + 0.16), sun, 0.05)],
          [1, S.mixSky(Math.min(1, t + 0.24), sun, 0.02)],
        ]),
      ),
    )
  }
  out.push(
    fill(wash(h, -150, 0, 1100, H * 0.9, 10, 560, 26, 0.05 * S.sx), mix(colours[1], sun, 0.5), S.dark ? 0.08 : 0.18),
    fill(wash(h, -250, 0, 1100, H * 0.5, 6, 560, 26, 0.05 * S.sx), colours[0], 0.16),
  )
  const open = weather === 'clear' || weather === 'wind'
  if (row.stars && open)
    out.push(
      fill(
        many(46, () => {
          const [x, y] = [h.next() * 1000, h.next() ** 1.3 * H * 0.85]
          return oval(x, y, h.next() < 0.15 ? 3.2 : h.between(0.9, 2))
        }),
        mix(sun, colours[1], 0.12),
      ),
    )
  if (open || weather === 'cloud') out.push(sunOrMoon(S))
  out.push(
    clouds(S),
    fill(
      many(9, () => {
        const y = H * h.between(0.5, 0.98)
        return lens(h.next() * 1000, y, h.between(120, 340), 7 * (1.2 - y / H) + 2.5)
      }),
      S.mixSky(0.9, sun, S.dark ? 0.1 : 0.3),
    ),
  )
  S.add(1, out)
}

interface Hill {
  wave?: number
  tilt?: number
  deep?: number
  rim?: number
  trees?: number
  treeSize?: number
  dabs?: number
}
/** A band of hills: darkest at its ridge, fading down into haze, so that the next ridge reads. */
export function hills(
  S: Stage,
  key: string,
  y: number,
  amp: number,
  colour: Colour,
  d: number,
  o: Hill = {},
): { marks: Marks; at: (x: number) => number } {
  const h = S.hand(`hill${key}`)
  const [a, b, w] = [h.next() * 6.28, h.next() * 6.28, o.wave ?? 1]
  const at = (x: number) =>
    y +
    Math.sin((x / 260) * w + a) * amp * 0.62 +
    Math.sin((x / 118) * w + b) * amp * 0.24 +
    ((o.tilt ?? 0) * (x - 500)) / 500
  const base = S.T(colour, d)
  const deep = amp * 2 + (o.deep ?? 130)
  const rim: Point[] = []
  for (let x = -150; x <= 1150; x += 65) rim.push([x, at(x)])
  const under = rim.map(([x, ry], i): Point => [x, ry + (o.rim ?? 7) * (0.5 + 0.5 * Math.sin(i * 1.7 + b))]).reverse()
  const edge = land(at)
  const marks: Marks[] = [
    S.dark ? null : paperShadow(edge, S.shadow, -S.sx * 4, -8, 0.09 * (1 - d * 0.5)),
    fill(
      edge,
      upright(y - amp, y + deep, [
        [0, base],
        [1, mix(base, S.haze, S.indoor ? 0 : 0.1 + d * 0.2)],
      ]),
    ),
    fill(
      `${smooth(rim, false)}L${under.map(([x, ry]) => `${Math.round(x)} ${Math.round(ry)}`).join('L')}Z`,
      S.T(snowy(S) ? S.p.snow : colour, d, 0.8),
    ),
  ]
  const k = o.trees ?? 0
  const q = tones()
  for (let i = 0; i < k; i++) {
    const x = ((i + h.next()) / k) * 1260 - 130
    const s = (o.treeSize ?? 18) * h.between(0.6, 1.3)
    const ty = at(x) + 4
    if (h.next() < 0.22) {
      q.put(0, dab(x, ty + 3, s * 2.6, s * 0.75, -90))
      continue
    }
    // A copse: crowns that touch, the middle one highest, rooted in the ridge.
    q.put(
      0,
      oval(x - s * 0.7, ty - s * 0.3, s * 0.62, s * 0.56) +
        oval(x + s * 0.66, ty - s * 0.26, s * 0.56, s * 0.5) +
        oval(x, ty - s * 0.62, s * 0.7, s * 0.8),
    )
    if (i % 3) q.put(1, oval(x + S.sx * s * 0.2, ty - s * 0.86, s * 0.38, s * 0.36))
  }
  marks.push(
    fill(q.get(0), S.T(S.p.leafDeep, d + 0.02, -0.1)),
    fill(q.get(1), S.T(snowy(S) ? S.p.snow : S.p.leaf, d + 0.02, 0.1)),
  )
  if (o.dabs)
    marks.push(
      fill(
        many(o.dabs * S.detail, () => {
          const x = h.next() * 1100 - 50
          return lens(x, at(x) + 14 + h.next() ** 1.5 * (deep * 0.7), h.between(20, 70), 4)
        }),
        S.T(colour, d, -0.3),
      ),
    )
  return { marks, at }
}

/** Water: a gradient, then level lenses that widen towards us, in shade and light, and a track under the sun. */
export function water(S: Stage, y0: number, y1: number, key = ''): Marks {
  const { T, p, row } = S
  const h = S.hand(`water${key}`)
  const tall = y1 - y0
  const lenses = (k: number) =>
    many(k, () => {
      const t = h.next() ** 1.2
      return lens(h.between(-100, 1100), y0 + 3 + t * tall, (22 + 150 * t) * h.between(0.5, 1.2), 2.5 + 13 * t)
    })
  const sunny = S.weather === 'clear' || S.weather === 'wind'
  return [
    rect(
      -200,
      y0,
      1400,
      tall + 700,
      upright(y0, y1, [
        [0, mix(T(p.water, 0.8, 0.3), S.sky[2], 0.5)],
        [0.35, T(p.water, 0.4, 0.1)],
        [1, T(p.water, 0.1, -0.35)],
      ]),
    ),
    fill(lenses(26 * S.detail), T(p.water, 0.3, -0.6)),
    fill(lenses(22 * S.detail), mix(T(p.water, 0.35, 0.6), S.sky[2], 0.35)),
    sunny
      ? fill(
          many(22, (i) => {
            const t = i / 22
            return lens(
              row.sun[0] * 1000 + h.about(12 + 50 * t),
              y0 + 3 + t * tall * 0.95,
              (18 + 70 * t) * h.between(0.5, 1.3),
              3 + 6 * t,
            )
          }),
          mix(row.sunColour, S.sky[2], 0.15),
        )
      : null,
  ]
}

export function birds(S: Stage, x: number, y: number, k: number, size: number): Marks {
  const h = S.hand('birds')
  return strokes(
    many(k, () => {
      const [X, Y, q] = [Math.round(x + h.about(70)), Math.round(y + h.about(34)), size * h.between(0.7, 1.2)]
      return `M${X} ${Y}q${q.toFixed(1)} ${(-q * 0.8).toFixed(1)} ${(q * 1.4).toFixed(1)} 0q${(q * 0.5).toFixed(1)} ${(-q * 0.8).toFixed(1)} ${(q * 1.5).toFixed(1)} ${(-q * 0.1).toFixed(1)}`
    }),
    S.T('#3a3f52', 0.4, 0),
    2.4,
  )
}
