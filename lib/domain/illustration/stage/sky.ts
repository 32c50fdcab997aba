import { mix } from '../kit/colour'
import { rect } from '../kit/shape'
import { lerp } from '../kit/vector'
import type { Colour, Point } from '../scene'
import {
  blob,
  dab,
  fill,
  land,
  lens,
  repeat,
  oval,
  drawPaperShadow,
  smoothPath,
  stroke,
  createTones,
  wash,
} from './marks'
import type { Marks } from './marks'
import { verticalGradient } from './paint'
import { isSnowy } from './foliage'
import { addKitSkyline } from './kits/add-kit'
import { drawSoftSpot } from './shadow'
import type { Stage } from './stage'

export function drawCloud(stage: Stage, x: number, y: number, w: number, key: string, k = 0): Marks {
  const height = w * (stage.weather === 'wind' ? 0.16 : 0.3)
  const lump = (dx: number, dy: number, s: number) => {
    const rng = stage.rng(`cloud${key}`)
    return (
      repeat(7, (i) => {
        const t = i / 6
        const rise = Math.sin(Math.PI * (0.12 + t * 0.76))
        const [rx, ry] = [
          w * 0.13 * s * rng.between(0.85, 1.25),
          height * (0.22 + 0.4 * rise) * s * rng.between(0.85, 1.15),
        ]
        return oval(x - w * 0.4 * s + t * w * 0.8 * s + dx, y - ry * 0.62 + dy, rx, ry)
      }) + oval(x + dx, y - height * 0.05 + dy, w * 0.46 * s, height * 0.16 * s)
    )
  }
  const sun = stage.row.sunColour
  if (stage.weather === 'rain')
    return [
      fill(lump(0, 0, 1), mix(stage.mixWithSky(0.4 + k, stage.shadowColour, stage.dark ? 0.3 : 0.26), stage.haze, 0.1)),
      fill(
        lump(stage.lightSide * w * 0.03, -height * 0.13, 0.84),
        stage.mixWithSky(0.4 + k, stage.shadowColour, stage.dark ? 0.18 : 0.12),
      ),
    ]
  return [
    fill(lump(0, 0, 1), stage.mixWithSky(0.75, stage.grey > 0.3 ? stage.haze : sun, stage.dark ? 0.08 : 0.42)),
    fill(lump(stage.lightSide * w * 0.03, -height * 0.13, 0.8), stage.mixWithSky(0.5 + k, sun, stage.dark ? 0.2 : 0.8)),
  ]
}

function drawSunOrMoon(stage: Stage): Marks {
  const { row, sky, horizonY } = stage
  const [px, py, r] = row.sun
  const [X, Y] = [px * 1000, py * horizonY]
  const sun = row.sunColour
  return [
    drawSoftSpot(X, Y, r * 6.5, r * 6.5, [
      [0, sun, 0.75],
      [0.16, sun, 0.5],
      [0.5, sun, 0.14],
      [1, sun, 0],
    ]),
    stage.weather === 'cloud'
      ? null
      : [
          stage.light === 'noon' ? null : fill(blob(X, Y, r, r * 0.98, stage.rng('sun'), 12, 0.012), sun),
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

function drawClouds(stage: Stage): Marks {
  const { horizonY, row, weather } = stage
  const rng = stage.rng('clouds')
  const k = CLOUDS[weather]
  const out: Marks[] = []
  for (let i = 0; i < k; i++) {
    const t = (i + 0.5) / k
    if (weather === 'rain' || weather === 'cloud') {
      out.push(
        drawCloud(
          stage,
          ((t * 1.2 + rng.about(0.1)) % 1.1) * 1000,
          horizonY * rng.between(0.08, 0.7),
          rng.between(300, 520),
          `${i}`,
          rng.about(0.2),
        ),
      )
      continue
    }
    const y = horizonY * lerp(0.2, 0.85, rng.next())
    const x = ((t + rng.about(0.12) + 0.12) % 1) * 1000
    // No cloud near the sun: it would look like its hat.
    const nearSun = Math.hypot(x - row.sun[0] * 1000, (y - row.sun[1] * horizonY) * 1.6) < 190
    if (!nearSun || weather === 'snow')
      out.push(drawCloud(stage, x, y, 130 + 260 * (1 - y / horizonY) + rng.next() * 90, `${i}`))
  }
  return out
}

/** Adds the sky: a gradient, four cut-paper bands, long soft strokes, stars, sun or moon, clouds. */
export function addSky(stage: Stage): void {
  const { row, horizonY, sky: colours, weather } = stage
  const rng = stage.rng('sky')
  const top = -60
  const sun = row.sunColour
  const out: Marks[] = [
    rect(
      -200,
      -700,
      1400,
      2300,
      verticalGradient(top, horizonY + 20, [
        [0, colours[0]],
        [0.55, colours[1]],
        [1, colours[2]],
      ]),
    ),
  ]
  for (const t of [0.18, 0.42, 0.65, 0.86]) {
    const y = top + t * (horizonY - top)
    const a = rng.next() * 6
    const d = land(
      (x) => y + Math.sin(x / 210 + a) * 16 + Math.sin(x / 90 + a * 2) * 6 + (x - 500) * 0.05 * stage.lightSide,
      110,
      -160,
      1160,
      horizonY + 60,
    )
    out.push(
      fill(
        d,
        verticalGradient(y - 20, y + 150, [
          [0, stage.mixWithSky(Math.min(1, t + 0.16), sun, 0.05)],
          [1, stage.mixWithSky(Math.min(1, t + 0.24), sun, 0.02)],
        ]),
      ),
    )
  }
  out.push(
    fill(
      wash(rng, -150, 0, 1100, horizonY * 0.9, 10, 560, 26, 0.05 * stage.lightSide),
      mix(colours[1], sun, 0.5),
      stage.dark ? 0.08 : 0.18,
    ),
    fill(wash(rng, -250, 0, 1100, horizonY * 0.5, 6, 560, 26, 0.05 * stage.lightSide), colours[0], 0.16),
  )
  const open = weather === 'clear' || weather === 'wind'
  if (row.stars && open)
    out.push(
      fill(
        repeat(46, () => {
          const [x, y] = [rng.next() * 1000, rng.next() ** 1.3 * horizonY * 0.85]
          return oval(x, y, rng.next() < 0.15 ? 3.2 : rng.between(0.9, 2))
        }),
        mix(sun, colours[1], 0.12),
      ),
    )
  // One moon a picture: the told one stands among the things.
  const isTold = row.stars && stage.omitted.has('moon')
  if (!isTold && (open || weather === 'cloud')) out.push(drawSunOrMoon(stage))
  out.push(
    drawClouds(stage),
    fill(
      repeat(9, () => {
        const y = horizonY * rng.between(0.5, 0.98)
        return lens(rng.next() * 1000, y, rng.between(120, 340), 7 * (1.2 - y / horizonY) + 2.5)
      }),
      stage.mixWithSky(0.9, sun, stage.dark ? 0.1 : 0.3),
    ),
  )
  stage.add(1, out)
  addKitSkyline(stage)
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
/**
 * A band of hills: darkest at its ridge and fading into haze below, so that the next ridge stands out. `at` is the
 * ridge's y at an x.
 */
export function drawHills(
  stage: Stage,
  key: string,
  y: number,
  amp: number,
  colour: Colour,
  depth: number,
  options: Hill = {},
): { marks: Marks; at: (x: number) => number } {
  const rng = stage.rng(`hill${key}`)
  const [a, b, w] = [rng.next() * 6.28, rng.next() * 6.28, options.wave ?? 1]
  const at = (x: number) =>
    y +
    Math.sin((x / 260) * w + a) * amp * 0.62 +
    Math.sin((x / 118) * w + b) * amp * 0.24 +
    ((options.tilt ?? 0) * (x - 500)) / 500
  const base = stage.tint(colour, depth)
  const deep = amp * 2 + (options.deep ?? 130)
  const rim: Point[] = []
  for (let x = -150; x <= 1150; x += 65) rim.push([x, at(x)])
  const under = rim
    .map(([x, ry], i): Point => [x, ry + (options.rim ?? 7) * (0.5 + 0.5 * Math.sin(i * 1.7 + b))])
    .reverse()
  const edge = land(at)
  const marks: Marks[] = [
    stage.dark ? null : drawPaperShadow(edge, stage.shadowColour, -stage.lightSide * 4, -8, 0.09 * (1 - depth * 0.5)),
    fill(
      edge,
      verticalGradient(y - amp, y + deep, [
        [0, base],
        [1, mix(base, stage.haze, stage.indoor ? 0 : 0.1 + depth * 0.2)],
      ]),
    ),
    fill(
      `${smoothPath(rim, false)}L${under.map(([x, ry]) => `${Math.round(x)} ${Math.round(ry)}`).join('L')}Z`,
      stage.tint(isSnowy(stage) ? stage.palette.snow : colour, depth, 0.8),
    ),
  ]
  const k = options.trees ?? 0
  const tones = createTones()
  for (let i = 0; i < k; i++) {
    const x = ((i + rng.next()) / k) * 1260 - 130
    const s = (options.treeSize ?? 18) * rng.between(0.6, 1.3)
    const ty = at(x) + 4
    if (rng.next() < 0.22) {
      tones.put(0, dab(x, ty + 3, s * 2.6, s * 0.75, -90))
      continue
    }
    // A copse: touching crowns, the middle one highest, rooted in the ridge.
    tones.put(
      0,
      oval(x - s * 0.7, ty - s * 0.3, s * 0.62, s * 0.56) +
        oval(x + s * 0.66, ty - s * 0.26, s * 0.56, s * 0.5) +
        oval(x, ty - s * 0.62, s * 0.7, s * 0.8),
    )
    if (i % 3) tones.put(1, oval(x + stage.lightSide * s * 0.2, ty - s * 0.86, s * 0.38, s * 0.36))
  }
  marks.push(
    fill(tones.get(0), stage.tint(stage.palette.leafDeep, depth + 0.02, -0.1)),
    fill(tones.get(1), stage.tint(isSnowy(stage) ? stage.palette.snow : stage.palette.leaf, depth + 0.02, 0.1)),
  )
  if (options.dabs)
    marks.push(
      fill(
        repeat(options.dabs * stage.detail, () => {
          const x = rng.next() * 1100 - 50
          return lens(x, at(x) + 14 + rng.next() ** 1.5 * (deep * 0.7), rng.between(20, 70), 4)
        }),
        stage.tint(colour, depth, -0.3),
      ),
    )
  return { marks, at }
}

/** Water: a gradient, then level lenses in shade and light that widen towards us, and the sun's glitter. */
export function drawWater(stage: Stage, y0: number, y1: number, key = ''): Marks {
  const { tint, palette, row } = stage
  const rng = stage.rng(`water${key}`)
  const tall = y1 - y0
  const lenses = (k: number) =>
    repeat(k, () => {
      const t = rng.next() ** 1.2
      return lens(rng.between(-100, 1100), y0 + 3 + t * tall, (22 + 150 * t) * rng.between(0.5, 1.2), 2.5 + 13 * t)
    })
  const sunny = stage.weather === 'clear' || stage.weather === 'wind'
  return [
    rect(
      -200,
      y0,
      1400,
      tall + 700,
      verticalGradient(y0, y1, [
        [0, mix(tint(palette.water, 0.8, 0.3), stage.sky[2], 0.5)],
        [0.35, tint(palette.water, 0.4, 0.1)],
        [1, tint(palette.water, 0.1, -0.35)],
      ]),
    ),
    fill(lenses(26 * stage.detail), tint(palette.water, 0.3, -0.6)),
    fill(lenses(22 * stage.detail), mix(tint(palette.water, 0.35, 0.6), stage.sky[2], 0.35)),
    sunny
      ? fill(
          repeat(22, (i) => {
            const t = i / 22
            return lens(
              row.sun[0] * 1000 + rng.about(12 + 50 * t),
              y0 + 3 + t * tall * 0.95,
              (18 + 70 * t) * rng.between(0.5, 1.3),
              3 + 6 * t,
            )
          }),
          mix(row.sunColour, stage.sky[2], 0.15),
        )
      : null,
  ]
}

export function drawBirds(stage: Stage, x: number, y: number, k: number, size: number): Marks {
  const rng = stage.rng('birds')
  return stroke(
    repeat(k, () => {
      const [X, Y, q] = [Math.round(x + rng.about(70)), Math.round(y + rng.about(34)), size * rng.between(0.7, 1.2)]
      return `M${X} ${Y}q${q.toFixed(1)} ${(-q * 0.8).toFixed(1)} ${(q * 1.4).toFixed(1)} 0q${(q * 0.5).toFixed(1)} ${(-q * 0.8).toFixed(1)} ${(q * 1.5).toFixed(1)} ${(-q * 0.1).toFixed(1)}`
    }),
    stage.tint('#3a3f52', 0.4, 0),
    2.4,
  )
}
