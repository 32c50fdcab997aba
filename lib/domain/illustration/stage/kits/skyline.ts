// What is seen over the roofs and from every window of a destination: one mass, with windows that are lit at night.
import { mix } from '../../kit/colour'
import { bar, createTones, fill, oval, repeat, type Marks, type Tones } from '../marks'
import type { Colour } from '../../scene'
import type { Stage } from '../stage'
import type { SkyForm, StreetKit } from './kit'
import { litOf } from './front-openings'
import { kitGroup } from './piece-group'

/** A shape of the skyline: its middle, foot, width and height, and tones to put its parts into. */
interface Cut {
  x: number
  y: number
  w: number
  h: number
  tones: Tones
  random: () => number
}
const [FAR, NEAR, LIGHTS, PALE, HOLES, STEAM] = [0, 1, 2, 3, 4, 5]
const r = Math.round
const p = (points: readonly (readonly [number, number])[]): string =>
  `M${points.map(([a, b]) => `${r(a)} ${r(b)}`).join('L')}Z`

function windows({ x, y, w, h, tones, random }: Cut): void {
  const [cols, rows] = [Math.max(2, Math.round(w / 13)), Math.max(2, Math.round(h / 20))]
  for (let i = 0; i < rows; i++)
    for (let j = 0; j < cols; j++)
      if (random() < 0.42)
        tones.put(
          LIGHTS,
          bar(
            x - w / 2 + (w * (j + 0.28)) / cols,
            y - h + 6 + ((h - 10) * i) / rows,
            (w * 0.44) / cols,
            ((h - 10) * 0.46) / rows,
          ),
        )
}
const row = (cut: Cut, n: number, draw: (x: number, w: number, i: number) => string, tone = NEAR): void => {
  for (let i = 0; i < n; i++) cut.tones.put(tone, draw(cut.x - cut.w / 2 + (cut.w * (i + 0.5)) / n, cut.w / n, i))
}
const SNAG = [0.1, -0.06, 0.16, 0, -0.1, 0.08, 0.14, -0.04]
const jag = (i: number): number => SNAG[i % SNAG.length] ?? 0
const lights = ({ y, h, tones, random }: Cut, x: number, w: number, k: number): void => {
  for (let i = 0; i < k; i++)
    tones.put(
      LIGHTS,
      bar(
        x - w * 0.3 + random() * w * 0.5,
        y - h * (0.12 + random() * 0.5),
        Math.max(3, w * 0.12),
        Math.max(4, h * 0.1),
      ),
    )
}

const CUTS: Record<SkyForm, (cut: Cut) => void> = {
  block: (cut) => {
    const { x, y, w, h, tones } = cut
    tones.put(FAR, bar(x - w / 2, y - h, w, h) + bar(x - w * 0.2, y - h - 7, w * 0.3, 8))
    windows(cut)
  },
  slope: (cut) => {
    const { x, y, w, h, tones } = cut
    tones.put(
      FAR,
      p([
        [x - w / 2, y],
        [x - w / 2, y - h],
        [x + w / 2, y - h * 0.86],
        [x + w / 2, y],
      ]),
    )
    windows({ ...cut, h: h * 0.85 })
  },
  needle: (cut) => {
    const { x, y, w, h, tones } = cut
    tones.put(
      FAR,
      p([
        [x - w * 0.5, y],
        [x - w * 0.2, y - h * 0.7],
        [x, y - h],
        [x + w * 0.2, y - h * 0.7],
        [x + w * 0.5, y],
      ]),
    )
    windows({ ...cut, w: w * 0.5, h: h * 0.66 })
  },
  lattice: ({ x, y, w, h, tones }) => {
    const half = (t: number) => w * 0.5 * (1 - t) ** 1.7 + 2
    const side = (k: number) => Array.from({ length: 9 }, (_, i) => [x + k * half(i / 8), y - h * (i / 8)] as const)
    tones.put(
      NEAR,
      p([...side(-1), ...side(1).reverse()]) +
        bar(x - half(0.28) - 3, y - h * 0.3, 2 * half(0.28) + 6, 6) +
        bar(x - half(0.58) - 3, y - h * 0.6, 2 * half(0.58) + 6, 5) +
        bar(x - 1.5, y - h - 16, 3, 20),
    )
    tones.put(LIGHTS, bar(x - half(0.28), y - h * 0.3 + 1, 2 * half(0.28), 3))
  },
  disc: ({ x, y, w, h, tones }) => {
    tones.put(
      NEAR,
      p([
        [x - w * 0.22, y],
        [x - w * 0.1, y - h * 0.8],
        [x, y - h],
        [x + w * 0.1, y - h * 0.8],
        [x + w * 0.22, y],
      ]) +
        p([
          [x - w * 0.5, y - h * 0.72],
          [x + w * 0.5, y - h * 0.72],
          [x + w * 0.3, y - h * 0.64],
          [x - w * 0.3, y - h * 0.64],
        ]) +
        bar(x - w * 0.34, y - h * 0.78, w * 0.68, h * 0.05),
    )
    tones.put(LIGHTS, bar(x - w * 0.36, y - h * 0.71, w * 0.72, 4))
  },
  bridge: ({ x, y, w, h, tones }) => {
    const half = w / 2
    tones.put(
      NEAR,
      `M${r(x - half)} ${r(y - h * 0.3)}Q${r(x)} ${r(y - h * 1.66)} ${r(x + half)} ${r(y - h * 0.3)}h-8Q${r(x)} ${r(y - h * 1.4)} ${r(x - half + 8)} ${r(y - h * 0.3)}Z` +
        bar(x - half - 30, y - h * 0.34, w + 60, 8) +
        bar(x - half - 16, y - h * 0.7, 22, h * 0.7) +
        bar(x + half - 6, y - h * 0.7, 22, h * 0.7) +
        repeat(11, (i) => {
          const u = (i + 1) / 6 - 1
          return bar(x + u * half - 1, y - h * (0.34 + 0.58 * (1 - u * u)), 2.4, h * 0.58 * (1 - u * u))
        }),
    )
    tones.put(
      LIGHTS,
      repeat(9, (i) => bar(x - half + (w * (i + 0.5)) / 9, y - h * 0.38, 5, 4)),
    )
  },
  gables: (cut) => {
    const { y, h } = cut
    row(cut, Math.max(2, Math.round(cut.w / 54)), (x, w, i) => {
      const high = h * (0.62 + jag(i))
      lights({ ...cut, h: high }, x, w, 2)
      return (
        p([
          [x - w / 2, y],
          [x - w / 2, y - high],
          [x, y - high - h * 0.36],
          [x + w / 2, y - high],
          [x + w / 2, y],
        ]) + bar(x + w * 0.2, y - high - h * 0.34, w * 0.1, h * 0.24)
      )
    })
  },
  eaves: (cut) => {
    const { y, h } = cut
    row(cut, Math.max(2, Math.round(cut.w / 84)), (x, w, i) => {
      const high = h * (0.66 + jag(i + 2))
      lights({ ...cut, h: high }, x, w, 3)
      return (
        bar(x - w * 0.46, y - high, w * 0.92, high) +
        `M${r(x - w * 0.56)} ${r(y - high)}q${r(w * 0.16)} ${r(-h * 0.06)} ${r(w * 0.2)} ${r(-h * 0.24)}h${r(w * 0.72)}q${r(w * 0.04)} ${r(h * 0.18)} ${r(w * 0.2)} ${r(h * 0.24)}z`
      )
    })
  },
  mansards: (cut) => {
    const { y, h } = cut
    row(cut, Math.max(2, Math.round(cut.w / 76)), (x, w, i) => {
      const high = h * (0.66 + jag(i))
      lights({ ...cut, h: high }, x, w, 4)
      return (
        p([
          [x - w / 2, y],
          [x - w / 2, y - high],
          [x - w * 0.42, y - high - h * 0.2],
          [x + w * 0.42, y - high - h * 0.2],
          [x + w / 2, y - high],
          [x + w / 2, y],
        ]) +
        bar(x - w * 0.34, y - high - h * 0.32, w * 0.16, h * 0.16) +
        repeat(3, (k) => bar(x - w * 0.34 + k * w * 0.055, y - high - h * 0.38, w * 0.035, h * 0.08)) +
        bar(x + w * 0.2, y - high - h * 0.3, w * 0.12, h * 0.14)
      )
    })
  },
  flats: (cut) => {
    const { y, h } = cut
    row(cut, Math.max(2, Math.round(cut.w / 62)), (x, w, i) => {
      const high = h * (0.74 + jag(i))
      lights({ ...cut, h: high }, x, w, 4)
      return (
        bar(x - w / 2, y - high, w, high) +
        (i % 2
          ? bar(x - w * 0.2, y - high - 13, w * 0.3, 14)
          : bar(x + w * 0.1, y - high - 20, 3, 20) + bar(x - w * 0.34, y - high - 9, w * 0.22, 10))
      )
    })
  },
  terraces: (cut) => {
    const { x, y, w, h, tones } = cut
    for (let level = 0; level < 4; level++) {
      const wide = w * (1 - level * 0.19)
      const n = Math.max(2, Math.round(wide / 44))
      for (let i = 0; i < n; i++) {
        const [cx, cy, s] = [
          x - wide / 2 + (wide * (i + 0.5)) / n + jag(i + level) * 40,
          y - h * (level * 0.23) - jag(i) * 16,
          Math.min(30, (wide / n) * 0.7),
        ]
        tones.put(
          i % 2 ? NEAR : PALE,
          p([
            [cx - s / 2, cy],
            [cx - s / 2, cy - s * 0.7],
            [cx, cy - s * 1.2],
            [cx + s / 2, cy - s * 0.7],
            [cx + s / 2, cy],
          ]),
        )
        lights({ ...cut, y: cy, h: s }, cx, s, 1)
      }
    }
  },
  hill: ({ x, y, w, h, tones }) =>
    tones.put(
      FAR,
      `M${r(x - w / 2)} ${r(y)}C${r(x - w * 0.3)} ${r(y - h * 0.3)} ${r(x - w * 0.2)} ${r(y - h)} ${r(x)} ${r(y - h)}C${r(x + w * 0.16)} ${r(y - h)} ${r(x + w * 0.28)} ${r(y - h * 0.34)} ${r(x + w / 2)} ${r(y)}Z`,
    ),
  peaks: (cut) => {
    const { y, h } = cut
    const n = Math.max(2, Math.round(cut.w / 190))
    row(
      cut,
      n,
      (x, w, i) =>
        p([
          [x - w * 0.8, y],
          [x - w * 0.3, y - h * (0.5 + jag(i))],
          [x - w * 0.16, y - h * (0.46 + jag(i))],
          [x, y - h * (0.84 + jag(i))],
          [x + w * 0.14, y - h * (0.66 + jag(i))],
          [x + w * 0.3, y - h * (0.56 + jag(i))],
          [x + w * 0.8, y],
        ]),
      FAR,
    )
    row(
      cut,
      n,
      (x, w, i) =>
        p([
          [x - w * 0.1, y - h * (0.66 + jag(i))],
          [x, y - h * (0.84 + jag(i))],
          [x + w * 0.14, y - h * (0.66 + jag(i))],
          [x + w * 0.04, y - h * (0.7 + jag(i))],
        ]),
      PALE,
    )
  },
  cone: ({ x, y, w, h, tones }) => {
    tones.put(
      FAR,
      `M${r(x - w / 2)} ${r(y)}Q${r(x - w * 0.2)} ${r(y - h * 0.3)} ${r(x - w * 0.1)} ${r(y - h)}q${r(w * 0.1)} ${r(h * 0.08)} ${r(w * 0.2)} 0Q${r(x + w * 0.2)} ${r(y - h * 0.3)} ${r(x + w / 2)} ${r(y)}Z`,
    )
    tones.put(
      PALE,
      h > 90
        ? `M${r(x - w * 0.128)} ${r(y - h * 0.84)}L${r(x - w * 0.1)} ${r(y - h)}q${r(w * 0.1)} ${r(h * 0.08)} ${r(w * 0.2)} 0l${r(w * 0.028)} ${r(h * 0.16)}l${r(-w * 0.06)} ${r(h * 0.06)}l${r(-w * 0.05)} ${r(-h * 0.06)}l${r(-w * 0.06)} ${r(h * 0.08)}l${r(-w * 0.05)} ${r(-h * 0.07)}z`
        : '',
    )
  },
  dunes: ({ x, y, w, h, tones }) =>
    tones.put(
      FAR,
      `M${r(x - w / 2)} ${r(y)}Q${r(x - w * 0.3)} ${r(y - h * 1.2)} ${r(x - w * 0.06)} ${r(y - h * 0.5)}Q${r(x + w * 0.2)} ${r(y - h * 1.4)} ${r(x + w / 2)} ${r(y)}Z`,
    ),
  obelisk: ({ x, y, w, h, tones }) =>
    tones.put(
      NEAR,
      p([
        [x - w * 0.5, y],
        [x - w * 0.34, y - h * 0.93],
        [x, y - h],
        [x + w * 0.34, y - h * 0.93],
        [x + w * 0.5, y],
      ]),
    ),
  gasholder: ({ x, y, w, h, tones }) => {
    tones.put(
      NEAR,
      repeat(8, (i) => bar(x - w / 2 + (w * i) / 7 - 1.6, y - h, 3.2, h)) +
        repeat(3, (i) => bar(x - w / 2 - 2, y - h * (0.36 + i * 0.31), w + 4, 3)),
    )
    tones.put(FAR, bar(x - w * 0.44, y - h * 0.34, w * 0.88, h * 0.34))
  },
  crane: ({ x, y, w, h, tones }) =>
    tones.put(
      NEAR,
      bar(x - 2, y - h, 4, h) +
        p([
          [x - w * 0.34, y - h * 0.84],
          [x, y - h * 0.88],
          [x + w * 0.66, y - h * 0.84],
          [x, y - h * 0.82],
        ]) +
        p([
          [x - 2, y - h],
          [x + w * 0.5, y - h * 0.84],
          [x + w * 0.47, y - h * 0.84],
          [x - 2, y - h * 0.96],
        ]) +
        bar(x - w * 0.36, y - h * 0.85, w * 0.1, h * 0.08) +
        bar(x + w * 0.5, y - h * 0.84, 1.6, h * 0.22),
    ),
  pines: (cut) => {
    const { y, h } = cut
    row(
      cut,
      Math.max(2, Math.round(cut.w / 60)),
      (x, w, i) =>
        bar(x - 2.4, y - h * 0.7, 4.8, h * 0.7) +
        oval(x, y - h * (0.8 + jag(i) * 0.6), w * 0.5, Math.min(h * 0.16, w * 0.26)) +
        oval(x - w * 0.2, y - h * (0.74 + jag(i) * 0.6), w * 0.4, Math.min(h * 0.1, w * 0.17)),
    )
  },
  palms: (cut) => {
    const { y, h } = cut
    row(cut, Math.max(2, Math.round(cut.w / 50)), (x, w, i) => {
      const [tx, ty, s] = [x + w * 0.1, y - h * (0.86 + jag(i)), w * 0.44]
      return (
        p([
          [x - 2, y],
          [tx - 2, ty],
          [tx + 2, ty],
          [x + 3, y],
        ]) +
        repeat(
          6,
          (k) =>
            `M${r(tx)} ${r(ty)}q${r((k - 2.5) * s * 0.3)} ${r(-s * 0.4)} ${r((k - 2.5) * s * 0.44)} ${r(s * (Math.abs(k - 2.5) * 0.26 - 0.3))}q${r(-(k - 2.5) * s * 0.2)} ${r(-s * 0.1)} ${r(-(k - 2.5) * s * 0.44)} ${r(-s * (Math.abs(k - 2.5) * 0.26 - 0.3))}z`,
        )
      )
    })
  },
  pyramids: ({ x, y, w, h, tones }) => {
    tones.put(
      FAR,
      p([
        [x - w * 0.5, y],
        [x - w * 0.14, y - h],
        [x + w * 0.22, y],
      ]) +
        p([
          [x + w * 0.06, y],
          [x + w * 0.3, y - h * 0.68],
          [x + w * 0.54, y],
        ]),
    )
    tones.put(
      NEAR,
      p([
        [x - w * 0.08, y],
        [x - w * 0.14, y - h],
        [x + w * 0.22, y],
      ]) +
        p([
          [x + w * 0.34, y],
          [x + w * 0.3, y - h * 0.68],
          [x + w * 0.54, y],
        ]),
    )
  },
  masts: (cut) => {
    const { y, h } = cut
    row(
      cut,
      5,
      (x, w, i) =>
        bar(x - 1.4, y - h * (0.84 + jag(i)), 2.8, h * (0.84 + jag(i))) +
        p([
          [x + 3, y - h * (0.76 + jag(i))],
          [x + w * 0.42, y - h * 0.14],
          [x + 3, y - h * 0.14],
        ]) +
        p([
          [x - w * 0.3, y - h * 0.1],
          [x + w * 0.46, y - h * 0.1],
          [x + w * 0.3, y],
          [x - w * 0.2, y],
        ]),
      PALE,
    )
  },
  steam: ({ x, y, h, tones, random }) =>
    tones.put(
      STEAM,
      repeat(7, (i) =>
        oval(
          x + (random() - 0.5) * h * 0.05 + h * 0.02 * i,
          y - h * (0.08 + i * 0.13),
          h * (0.04 + i * 0.017),
          h * 0.1,
        ),
      ),
    ),
  windpump: ({ x, y, w, h, tones }) =>
    tones.put(
      NEAR,
      p([
        [x - w * 0.3, y],
        [x - 3, y - h * 0.84],
        [x + 3, y - h * 0.84],
        [x + w * 0.3, y],
        [x + w * 0.2, y],
        [x, y - h * 0.66],
        [x - w * 0.2, y],
      ]) +
        repeat(10, (i) => {
          const a = (i * Math.PI) / 5
          const s = w * 0.42
          return p([
            [x, y - h * 0.84],
            [x + Math.cos(a - 0.2) * s, y - h * 0.84 + Math.sin(a - 0.2) * s],
            [x + Math.cos(a + 0.2) * s, y - h * 0.84 + Math.sin(a + 0.2) * s],
          ])
        }) +
        p([
          [x, y - h * 0.84],
          [x + w * 0.7, y - h * 0.92],
          [x + w * 0.7, y - h * 0.76],
        ]),
    ),
  triple: (cut) => {
    const { x, y, w, h, tones } = cut
    for (const u of [-0.34, 0, 0.34]) {
      tones.put(FAR, bar(x + u * w - w * 0.1, y - h, w * 0.2, h))
      windows({ ...cut, x: x + u * w, w: w * 0.2 })
    }
    tones.put(
      NEAR,
      `M${r(x - w * 0.56)} ${r(y - h)}q${r(w * 0.56)} ${r(-h * 0.14)} ${r(w * 1.14)} ${r(-h * 0.06)}l${r(-w * 0.06)} ${r(h * 0.1)}h${r(-w)}z` +
        repeat(8, (i) => oval(x - w * 0.44 + i * w * 0.13, y - h * 1.07, w * 0.05, h * 0.04)),
    )
  },
  aqueduct: ({ x, y, w, h, tones }) => {
    const n = 6
    const part = w / n
    const opening = (i: number, foot: number, high: number) => {
      const [ax, aw] = [x - w / 2 + part * (i + 0.2), part * 0.6]
      return `M${r(ax)} ${r(foot)}v${r(-high + aw / 2)}a${r(aw / 2)} ${r(aw / 2)} 0 0 1 ${r(aw)} 0v${r(high - aw / 2)}z`
    }
    // Holes are drawn the other way round, so that sky is seen through them.
    tones.put(
      NEAR,
      `M${r(x - w / 2)} ${r(y)}v${r(-h)}h${r(w * 0.84)}l${r(w * 0.06)} ${r(h * 0.2)}h${r(w * 0.1)}v${r(h * 0.8)}z`,
    )
    tones.put(
      HOLES,
      repeat(n, (i) => opening(i, y, h * 0.6)) + repeat(n - 1, (i) => opening(i, y - h * 0.68, h * 0.26)),
    )
  },
  islands: ({ x, y, w, h, tones }) =>
    tones.put(
      FAR,
      repeat(
        3,
        (i) => `M${r(x - w / 2 + w * 0.3 * i)} ${r(y)}q${r(w * 0.14)} ${r(-h * (1.2 - i * 0.3))} ${r(w * 0.34)} 0z`,
      ),
    ),
}

/** Hills keep their slope where a skyline is narrow: their greatest height for their width. */
const STEEPEST: Partial<Record<SkyForm, number>> = { hill: 0.55, cone: 0.62, peaks: 0.42, dunes: 0.2 }

interface View {
  x: number
  y: number
  width: number
  height: number
}
/** A colour as the haze leaves it at a nearness. */
export type SkyTone = (colour: Colour, nearness: number) => Colour

/** The skyline over a foot line, in tones that say how far in the haze it stands. */
export function drawSkylineOf(
  stage: Stage,
  kit: StreetKit,
  { x, y, width, height }: View,
  tone: SkyTone,
  key: string,
): Marks {
  const rng = stage.rng(`kit skyline ${key}`)
  const tones = createTones()
  for (const [form, at, w, h] of kit.skyline)
    CUTS[form]({
      x: x + at * width,
      y,
      w: w * width,
      h: Math.min(h * height, w * width * (STEEPEST[form] ?? Infinity)),
      tones,
      random: rng.next,
    })
  const { palette, row } = stage
  const stone = mix(palette.roofCool, palette.stone, 0.4)
  const lit = row.lit === 1 ? litOf(stage, 0.3) : mix(litOf(stage, 0.3), tone(stone, 0), row.lit ? 0.5 : 0.85)
  return kitGroup('skyline', [
    fill(tones.get(FAR), tone(stone, 0)),
    fill(tones.get(NEAR), tone(mix(palette.roof, stone, 0.45), 1)),
    fill(tones.get(HOLES), stage.mixWithSky(0.86, stage.haze, 0.4)),
    fill(tones.get(PALE), tone('#f3ecdc', 0)),
    fill(tones.get(LIGHTS), lit),
    fill(tones.get(STEAM), mix(stage.haze, '#ffffff', stage.dark ? 0.16 : 0.6), 0.6),
  ])
}
