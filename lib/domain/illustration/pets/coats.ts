// Coat patterns of quadrupeds, laid out in surface coordinates (along the spine, belly to back), so that they bend with
// pose and view.
import { chance } from '../../chance'
import { mix, shade } from '../kit/colour'
import type { Node, Point } from '../scene'
import { curve, leaf, oval, toPathData, tufts, type Outline } from './outline'
import { path } from '../kit/shape'
import type { CoatPattern, Colours } from './breed-row'
import type { Skeleton } from './skeleton'
import { type Coat, fill, isDark } from './tone'

interface PatternContext {
  onTrunk: Skeleton['onTrunk']
  onNeck: Skeleton['onNeck']
  colours: Colours
  tone: number
  key: string
  isBack: boolean
}
const blot = (points: readonly Point[]): Outline => curve(points)
const drawTogether = (outlines: readonly Outline[], colour: string) => path(toPathData(outlines.flat()), colour)
const drawUnderside = ({ onTrunk: t, colours, tone }: PatternContext, share: number) =>
  fill(
    blot([t(0.1, -1.5), t(0.16, -0.75), t(0.45, -0.62), t(0.8, -0.6), t(1.1, -0.3), t(1.5, -0.5), t(1.4, -1.8)]),
    shade(mix(colours.primary, colours.secondary, share), tone),
  )
const drawBib = ({ onTrunk: t, onNeck: n, colours, tone }: PatternContext) =>
  fill(
    blot([t(0.72, -1.6), t(0.78, -0.4), t(0.84, 0.4), t(0.8, 1.5), n(0.5, 1.7), n(1.2, 1), n(1.2, -1.8), t(1.6, -1.2)]),
    shade(colours.secondary, tone),
  )

/** Round spots scattered over the body. */
const scatterSpots = (g: PatternContext, count: number, size: number): Outline[] =>
  Array.from({ length: count }, (_, i) => {
    // Low-discrepancy points in two dimensions (the R2 sequence of Martin Roberts).
    const along = -0.3 + ((i * 0.7549) % 1) * 1.45
    const v = -0.85 + ((i * 0.5698 + chance(g.key, `v${i}`) * 0.06) % 1) * 1.75
    const r = size * (0.6 + chance(g.key, `s${i}`) * 0.8)
    const [x, y] = g.onTrunk(along, v)
    return oval(
      g.isBack ? [x + (chance(g.key, `x${i}`) - 0.5) * 60, y] : [x, y],
      r,
      r * 0.85,
      chance(g.key, `a${i}`) * 180,
    )
  })

const PATTERNS: Record<CoatPattern, (g: PatternContext) => Node[]> = {
  solid: () => [],
  pale: (g) => [drawUnderside(g, 0.65)],
  belly: ({ onTrunk: t, colours, tone }) => [
    fill(
      blot([t(-0.1, -1.5), t(0, -0.5), t(0.4, -0.35), t(0.9, -0.1), t(1.3, 0.1), t(1.8, -0.5), t(1.4, -1.9)]),
      shade(colours.secondary, tone),
    ),
  ],
  collie: (g) => [
    drawBib(g),
    fill(
      blot([g.onTrunk(0.1, -1.6), g.onTrunk(0.2, -0.8), g.onTrunk(0.6, -0.72), g.onTrunk(0.8, -1.6)]),
      shade(g.colours.secondary, g.tone),
    ),
  ],
  saddle: ({ onTrunk: t, onNeck: n, colours, tone }) => [
    fill(
      blot([
        t(-0.5, 0.2),
        t(0, -0.15),
        t(0.3, -0.35),
        t(0.62, -0.3),
        t(0.9, 0.25),
        n(0.35, 0.2),
        n(0.7, 0.8),
        n(0.7, 1.9),
        t(0.5, 1.9),
        t(-0.3, 1.9),
      ]),
      shade(colours.accent, tone),
    ),
    fill(
      blot([t(0.1, -1.5), t(0.25, -0.82), t(0.7, -0.8), t(1.2, -0.4), t(1.4, -1.6)]),
      shade(colours.secondary, tone),
    ),
  ],
  beagle: (g) => [
    fill(
      blot([
        g.onTrunk(-0.4, 0.3),
        g.onTrunk(0, 0.1),
        g.onTrunk(0.3, -0.15),
        g.onTrunk(0.6, -0.1),
        g.onTrunk(0.86, 0.4),
        g.onNeck(0.3, 0.5),
        g.onNeck(0.5, 1.9),
        g.onTrunk(0.5, 1.9),
        g.onTrunk(-0.3, 1.9),
      ]),
      shade(g.colours.accent, g.tone),
    ),
    fill(
      blot([
        g.onTrunk(0.05, -1.6),
        g.onTrunk(0.16, -0.72),
        g.onTrunk(0.6, -0.66),
        g.onTrunk(0.86, -0.1),
        g.onNeck(0.4, -0.4),
        g.onNeck(1.1, -0.5),
        g.onNeck(1.2, -1.8),
        g.onTrunk(1.5, -1.6),
      ]),
      shade(g.colours.secondary, g.tone),
    ),
  ],
  tabby: ({ onTrunk: t, onNeck: n, colours, tone }) => [
    fill(
      blot([
        t(0.1, -1.5),
        t(0.2, -0.7),
        t(0.6, -0.62),
        t(0.9, -0.4),
        n(0.4, -0.5),
        n(1, -0.2),
        n(1, -1.8),
        t(1.4, -1.6),
      ]),
      shade(colours.secondary, tone),
    ),
    drawTogether(
      [-0.12, 0.1, 0.32, 0.54, 0.76, 0.98].map((u, i) =>
        blot([
          t(u - 0.055, 1.4),
          t(u - 0.05, 0.7),
          t(u + 0.02 - (i % 2) * 0.05, (i % 2) * 0.2),
          t(u + 0.05, 0.7),
          t(u + 0.06, 1.4),
        ]),
      ),
      shade(colours.accent, tone),
    ),
  ],
  dutch: ({ onTrunk: t, onNeck: n, colours, tone }) => [
    fill(
      blot([t(0.52, -1.8), t(0.58, 0), t(0.54, 1.7), t(1.0, 1.9), n(0.5, 1.8), n(1, 0), n(1, -1.8), t(1.3, -1.6)]),
      shade(colours.secondary, tone),
    ),
  ],
  gpig: ({ onTrunk: t, colours, tone }) => [
    fill(
      blot([t(0.34, -1.8), t(0.3, 0), t(0.36, 1.8), t(0.66, 1.8), t(0.62, 0), t(0.7, -1.8)]),
      shade(colours.secondary, tone),
    ),
    fill(blot([t(-0.9, -1.8), t(-0.9, 1.8), t(0.3, 1.8), t(0.22, 0.2), t(0.32, -1.8)]), shade(colours.accent, tone)),
  ],
  piebald: ({ onTrunk: t, colours, tone }) => [
    drawTogether(
      [
        blot([t(-0.6, 0.4), t(-0.1, 0.6), t(0.14, -0.1), t(0.1, -0.9), t(0.2, -1.8), t(-0.7, -1.8)]),
        blot([
          t(0.5, 1.7),
          t(0.52, 0.5),
          t(0.62, -0.2),
          t(0.5, -0.7),
          t(0.62, -1.7),
          t(0.9, -1.8),
          t(0.86, -0.4),
          t(0.78, 0.3),
          t(0.84, 1.7),
        ]),
      ],
      shade(colours.secondary, tone),
    ),
  ],
  patches: ({ onTrunk: t, onNeck: n, colours, tone }) => [
    fill(blot([t(-0.5, 1.6), t(-0.4, 0.2), t(-0.1, -0.1), t(0.16, 0.3), t(0.24, 1.6)]), shade(colours.accent, tone)),
    fill(
      blot([t(0.5, 1.6), t(0.46, 0.5), t(0.66, 0.1), t(0.86, 0.5), n(0.3, 0.7), n(0.3, 1.7)]),
      shade(colours.secondary === '#ffffff' ? colours.accent : colours.secondary, tone),
    ),
  ],
  dapple: (g) => [
    drawTogether(scatterSpots(g, 22, 6.5), shade(mix(g.colours.primary, g.colours.secondary, 0.8), g.tone)),
  ],
  spots: (g) => [drawTogether(scatterSpots(g, 18, 5), shade(g.colours.accent, g.tone))],
  rosette: (g) => [drawTogether(scatterSpots(g, 30, 5), shade(g.colours.accent, g.tone))],
  stripe: (g) => [
    fill(
      blot([
        g.onTrunk(-0.1, -1.5),
        g.onTrunk(0, -0.5),
        g.onTrunk(0.4, -0.35),
        g.onTrunk(0.9, -0.1),
        g.onTrunk(1.3, 0.1),
        g.onTrunk(1.8, -0.5),
        g.onTrunk(1.4, -1.9),
      ]),
      shade(g.colours.secondary, g.tone),
    ),
    fill(
      blot([
        g.onTrunk(-0.5, 1.1),
        g.onTrunk(0, 0.78),
        g.onTrunk(0.5, 0.74),
        g.onTrunk(1, 0.8),
        g.onNeck(0.6, 0.75),
        g.onNeck(0.6, 1.4),
        g.onTrunk(0.5, 1.5),
      ]),
      shade(g.colours.accent, g.tone),
    ),
  ],
  spines: (g) => [
    fill(
      blot([
        g.onTrunk(-0.8, -0.4),
        g.onTrunk(0, -0.3),
        g.onTrunk(0.5, -0.2),
        g.onTrunk(0.95, 0.1),
        g.onNeck(0.7, 0.3),
        g.onNeck(0.9, 1.8),
        g.onTrunk(0.5, 1.9),
        g.onTrunk(-0.8, 1.8),
      ]),
      shade(g.colours.accent, g.tone),
    ),
    drawTogether(
      [0.9, 0.5, 0.1, -0.25].flatMap((v) =>
        [0.86, 0.55, 0.24, -0.07].map((u) =>
          tufts([g.onTrunk(u + (v > 0.3 ? 0.12 : 0), v), g.onTrunk(u - 0.1, v + 0.02)], 8, 0.9, [g.onTrunk(u, v)]),
        ),
      ),
      shade(mix(g.colours.accent, g.colours.primary, 0.6), g.tone),
    ),
  ],
  whorls: (g) => [
    drawUnderside(g, 0.5),
    drawTogether(
      [
        [0.08, 0.45],
        [0.4, 0.62],
        [0.34, -0.1],
        [0.7, 0.4],
      ].flatMap(([u = 0, v = 0]) => {
        const centre = g.onTrunk(u, v)
        return Array.from({ length: 7 }, (_, i) => {
          const a = (i / 7) * Math.PI * 2
          const end: Point = [centre[0] + Math.cos(a) * 15, centre[1] + Math.sin(a) * 11]
          return leaf(
            [centre, [(centre[0] + end[0]) / 2 + Math.sin(a) * 3, (centre[1] + end[1]) / 2 - Math.cos(a) * 3], end],
            [1.4, 2.4, 0],
          )
        })
      }),
      shade(g.colours.primary, g.tone - 0.06),
    ),
  ],
  wool: (g) => [drawTogether(scatterSpots(g, 12, 6), shade(g.colours.primary, g.tone - 0.035))],
}
/** Patterns that are also visible from behind; the colour of the rump for patterns that have one of their own. */
const SCATTERED: readonly CoatPattern[] = ['rosette', 'spots', 'dapple', 'wool']
const RUMP: Partial<Record<CoatPattern, keyof Colours>> = {
  gpig: 'accent',
  piebald: 'secondary',
  saddle: 'accent',
  beagle: 'accent',
  patches: 'accent',
  spines: 'accent',
}

export function buildCoat(skeleton: Skeleton, colours: Colours, key: string): Coat {
  const own = skeleton.row.coat
  const pattern = skeleton.isBack && !SCATTERED.includes(own) ? 'solid' : own
  const base = skeleton.row.pompoms ? getShavedColour(colours) : colours[(skeleton.isBack && RUMP[own]) || 'primary']
  if (pattern === 'solid') return { base }
  // Trunk, legs and shadows are painted with the same coat, so the marks of each tone are cached.
  const painted = new Map<number, Node[]>()
  const marks = (tone: number): Node[] => {
    const known =
      painted.get(tone) ??
      PATTERNS[pattern]({
        onTrunk: skeleton.onTrunk,
        onNeck: skeleton.onNeck,
        colours,
        tone,
        key,
        isBack: skeleton.isBack,
      })
    painted.set(tone, known)
    return known
  }
  return { base, marks }
}
export const getShavedColour = (colours: Colours) =>
  shade(mix(colours.primary, '#b5746c', isDark(colours.primary) ? 0.1 : 0.3), isDark(colours.primary) ? 0.05 : -0.02)
