// Muzzle, nose and mouth: long (dogs, lizards, bears), padded (cats, rabbits, rodents) and a horse's.
import { lightness, mix, shade } from '../kit/colour'
import { add, lerpPoint } from '../kit/vector'
import type { Colour, Node, Point } from '../scene'
import { faceMarks } from './facial-features'
import type { HeadFrame } from './head-frame'
import { leaf, type Outline, oval } from './outline'
import { tint } from './breed-row'
import type { Ball } from './solid'
import { type Coat, dab, INK, plain, stroke, toned } from './tone'

const MOUTH = '#6d2f31'
const TONGUE = '#e4827d'

export const muzzleOutline = ({ row, view }: HeadFrame): Outline =>
  row.bridge ? view.chain([row.muzzle[0], row.bridge, row.muzzle[1]]) : view.hull(row.muzzle)

/** Fills in every radius of a ball. */
const full = (b: Ball): readonly [number, number, number, number, number, number] => [
  b[0],
  b[1],
  b[2],
  b[3],
  b[4] ?? b[3],
  b[5] ?? b[3],
]
const colourOf = ({ row, colours }: HeadFrame): Colour =>
  row.muzzleColour
    ? tint(row.muzzleColour, colours)
    : shade(colours.primary, lightness(colours.primary) > 0.7 ? 0.03 : 0.035)
const lipOf = (skin: Colour): Colour => (lightness(skin) < 0.46 ? shade(skin, -0.2) : mix(shade(skin, -0.3), INK, 0.45))
const opens = ({ mood }: HeadFrame): number => (mood.mouth === 'laugh' ? 0.62 : mood.mouth === 'open' ? 0.42 : 0)

export function muzzleOf(frame: HeadFrame, outline: Outline): Node[] {
  if (frame.row.mouth === 'pads') return padded(frame)
  return frame.row.mouth === 'horse' ? equine(frame, outline) : long(frame, outline)
}

function long(frame: HeadFrame, outline: Outline): Node[] {
  const { row, view, R, mood } = frame
  const [B, T] = [full(row.muzzle[0]), full(row.muzzle[1])]
  const skin = colourOf(frame)
  const lip = lipOf(skin)
  const width = Math.max(1.5, R * 0.055)
  const open = opens(frame)
  const nodes: Node[] = []
  if (open)
    nodes.push(
      dab(
        view.hull([
          [B[0] * 0.75, B[1] - B[4] * 0.62, 0, 0.26, 0.22, B[5] * 0.7],
          [T[0] - 0.14, T[1] - T[4] * 0.8 - open * 0.62, 0, T[3] * 0.62, T[4] * 0.42, T[5] * 0.72],
        ]),
        shade(skin, -0.07),
      ),
      dab(
        view.hull([
          [B[0] * 0.9, B[1] - B[4] * 0.45, 0, 0.2, 0.2, B[5] * 0.55],
          [T[0] - 0.1, T[1] - T[4] * 0.62 - open * 0.42, 0, T[3] * 0.5, T[4] * 0.36, T[5] * 0.62],
        ]),
        MOUTH,
      ),
      dab(
        view.hull([
          [B[0], B[1] - B[4] * 0.72, 0, 0.16, 0.1, B[5] * 0.36],
          [T[0] + 0.02, T[1] - T[4] * 0.7 - open * 0.5, 0, T[3] * 0.42, T[4] * 0.3, T[5] * 0.46],
        ]),
        TONGUE,
      ),
    )
  if (row.beard) {
    const chin = view.point([T[0] - 0.1, T[1] - T[4] * 0.7, 0])
    nodes.push(
      dab(
        leaf([chin, add(chin, [R * 0.02, R * 0.36]), add(chin, [-R * 0.06, R * 0.78])], [R * 0.38, R * 0.36, 0]),
        shade(tint(row.beard, frame.colours), -0.04),
      ),
    )
  }
  nodes.push(toned(outline, plain(skin), { dy: R * 0.08, band: R * 0.05, dark: -0.06 }))
  const middle = view.point([T[0] + T[3] * 0.86, T[1] - T[4] * 0.36, 0])
  if (mood.mouth === 'small')
    nodes.push(dab(oval(view.point([T[0] + T[3] * 0.7, T[1] - T[4] * 0.62, 0.05]), R * 0.1, R * 0.11), MOUTH))
  else if (!open) {
    const line = lipLine(frame, B, T, middle)
    if (line.length > 2) nodes.push(stroke(line, lip, width))
  }
  if (row.nose) {
    const [f, u, s] = row.nose
    const [nf, nu] = [T[0] + T[3] * 0.82, T[1] + T[4] * 0.42]
    nodes.push(
      stroke([view.point([nf + 0.04, nu - 0.05, 0]), middle], lip, width * 0.8),
      dab(
        view.hull([
          [nf, nu, 0, f * 0.8, u, s],
          [nf - 0.02, nu - u * 0.7, 0, f * 0.6, u * 0.5, s * 0.5],
        ]),
        row.noseColour ?? INK,
      ),
      dab(oval(view.point([nf + f * 0.5, nu + u * 0.5, -0.02]), R * 0.055, R * 0.03), '#8d807c'),
    )
  } else if (!row.beard)
    for (const s of [-1, 1])
      if (view.depth([0.5, 0.2, s * 0.7]) > 0.1)
        nodes.push(
          dab(oval(view.point([T[0] + T[3] * 0.7, T[1] + T[4] * 0.45, s * T[5] * 0.45]), R * 0.04, R * 0.03), lip),
        )
  return nodes
}

function lipLine(frame: HeadFrame, B: ReturnType<typeof full>, T: ReturnType<typeof full>, middle: Point): Point[] {
  const { view, mood } = frame
  const sad = mood.mouth === 'frown'
  const corner = sad ? -0.12 : mood.mouth === 'wobble' ? -0.06 : mood.mouth === 'smile' ? 0.16 : 0.04
  const drop = sad ? -0.42 : -0.52
  const half = (s: number): Point[] =>
    Array.from({ length: 5 }, (_, i) => i).flatMap((i) => {
      const t = 0.28 + (0.72 * i) / 4
      const c = B.map((v, j) => v + ((T[j] ?? v) - v) * t)
      const [cf = 0, cu = 0, , rf = 0, ru = 0, rs = 0] = c
      const tip = i === 4
      const wave = mood.mouth === 'wobble' ? (i % 2 ? 0.07 : -0.05) : 0
      if (view.depth([tip ? 0.5 : 0.1, drop * 0.4, s * 0.9]) <= -0.12) return []
      return [
        view.point([
          cf + (tip ? rf * 0.5 : 0),
          cu + ru * drop + wave + (i === 0 ? corner : i === 1 ? corner * 0.35 : 0),
          s * rs * (tip ? 0.62 : 0.86),
        ]),
      ]
    })
  return [...half(-1), middle, ...half(1).reverse()]
}

function padded(frame: HeadFrame): Node[] {
  const { row, view, R, mood } = frame
  const [B, T] = [full(row.muzzle[0]), full(row.muzzle[1])]
  const skin = colourOf(frame)
  const lip = lipOf(skin)
  const width = Math.max(1.5, R * 0.055)
  const open = opens(frame)
  const nodes: Node[] = [
    dab(
      view.hull([
        [T[0] - 0.08, T[1] - T[4] * 0.95 - (open > 0.5 ? 0.1 : 0), 0, T[3] * 0.6, T[4] * 0.5, T[5] * 0.5],
        [B[0], B[1] - 0.1, 0, B[3] * 0.6, B[4] * 0.6, B[5] * 0.6],
      ]),
      shade(skin, -0.05),
    ),
  ]
  if (open) {
    const deep = open > 0.5 ? 1.5 : 1.15
    nodes.push(
      dab(
        view.hull([
          [T[0] + 0.02, T[1] - T[4] * 0.5, 0, T[3] * 0.7, 0.08, T[5] * 0.5],
          [T[0], T[1] - T[4] * deep, 0, T[3] * 0.5, 0.08, T[5] * (open > 0.5 ? 0.34 : 0.26)],
        ]),
        MOUTH,
      ),
      dab(view.hull([[T[0] + 0.05, T[1] - T[4] * (deep - 0.03), 0, T[3] * 0.5, 0.09, T[5] * 0.24]]), TONGUE),
    )
  }
  const pad = (s: number): Ball => [T[0], T[1], s * T[5] * 0.62, T[3], T[4], T[5] * 0.66]
  const bridge: Ball[] = row.flat ? [] : [[B[0], B[1] + 0.12, 0, B[3] * 0.8, B[4] * 0.8, B[5] * 0.5]]
  nodes.push(toned(view.hull([pad(1), pad(-1), ...bridge]), plain(skin), { dy: R * 0.05, band: R * 0.03, dark: -0.05 }))
  const under = view.point([T[0] + T[3] * 0.98, T[1] - T[4] * 0.34, 0])
  if (mood.mouth === 'small')
    nodes.push(dab(oval(view.point([T[0] + T[3] * 0.7, T[1] - T[4] * 0.66, 0]), R * 0.075, R * 0.085), MOUTH))
  else
    for (const s of [-1, 1]) {
      if (view.depth([0.7, 0, s * 0.7]) <= 0.1) continue
      const e =
        mood.mouth === 'frown' ? -0.16 : mood.mouth === 'wobble' ? -0.1 : mood.mouth === 'smile' || open ? 0.12 : 0.04
      nodes.push(
        stroke(
          [
            under,
            view.point([T[0] + T[3] * 0.8, T[1] - T[4] * 0.62, s * T[5] * 0.5]),
            view.point([T[0] + T[3] * 0.5, T[1] - T[4] * 0.5 + e, s * T[5] * (e < 0 ? 0.86 : 1.02)]),
          ],
          lip,
          width,
        ),
      )
    }
  const [, nu, ns] = row.nose ?? [0, 0.06, 0.1]
  const [nf, nup] = [T[0] + T[3] * 0.8, T[1] + (row.noseUp ?? 0.14)]
  nodes.push(
    stroke([view.point([nf, nup, 0]), under], lip, width * 0.8),
    dab(
      view.hull([
        [nf, nup, 0, 0.05, nu, ns],
        [nf + 0.02, nup - nu * 0.9, 0, 0.04, nu * 0.4, ns * 0.4],
      ]),
      row.noseColour ?? INK,
    ),
  )
  if (row.whiskers)
    for (const s of [-1, 1]) {
      if (view.depth([0.5, 0, s * 0.8]) <= 0.12) continue
      for (const k of [0, 1]) {
        const p = view.point([T[0] + T[3] * 0.4, T[1] - 0.02 - k * 0.1, s * T[5] * 0.95])
        const q = view.point([T[0] - 0.06, T[1] + 0.12 - k * 0.26 + mood.ear * 0.08, s * (T[5] + 0.62)])
        nodes.push(stroke([p, add(lerpPoint(p, q, 0.5), [0, -R * 0.05]), q], row.whiskers, R * 0.03))
      }
    }
  return nodes
}

function equine(frame: HeadFrame, outline: Outline): Node[] {
  const { row, view, R, mood, colours } = frame
  const T = full(row.muzzle[1])
  const own = row.muzzleColour ? tint(row.muzzleColour, colours) : undefined
  const open = opens(frame)
  const nodes: Node[] = []
  if (open)
    nodes.push(
      dab(
        view.hull([
          [T[0] - 0.22, T[1] - T[4] * (0.46 + open * 0.5), 0, 0.32, 0.26, 0.3],
          [T[0] - 0.5, T[1] - 0.2, 0, 0.3, 0.26, 0.3],
        ]),
        shade(own ?? colours.primary, -0.1),
      ),
      dab(view.hull([[T[0] - 0.12, T[1] - T[4] * (0.2 + open * 0.5), 0, 0.3, 0.22, 0.28]]), MOUTH),
    )
  if (row.beard) {
    const chin = view.point([T[0] - 0.3, T[1] - T[4] * 0.7, 0])
    nodes.push(
      dab(
        leaf([chin, add(chin, [-R * 0.02, R * 0.36]), add(chin, [R * 0.06, R * 0.7])], [R * 0.2, R * 0.17, 0]),
        shade(tint(row.beard, colours), -0.06),
      ),
    )
  }
  const face = faceMarks(frame)
  const tip = view.hull([[T[0], T[1], 0, T[3] * 1.12, T[4] * 1.12, T[5] * 1.15]])
  const coat: Coat = {
    base: colours.primary,
    marks: (t) => [dab(tip, shade(own ?? mix(colours.primary, colours.accent, 0.7), t)), ...(face?.(t) ?? [])],
  }
  nodes.push(toned(outline, coat, { dy: R * 0.12, band: R * 0.05 }))
  const line = lightness(own ?? colours.accent) < 0.45 ? '#120e0e' : '#7a5a4c'
  for (const s of [-1, 1])
    if (view.depth([0.5, 0, s * 0.8]) > 0.1)
      nodes.push(
        dab(
          oval(
            view.point([T[0] + T[3] * 0.42, T[1] + T[4] * 0.3, s * T[5] * 0.8]),
            R * 0.1,
            R * 0.07,
            -40 + frame.roll,
          ),
          line,
        ),
      )
  if (view.depth([0.2, 0, 1]) > 0.1) {
    const e = mood.mouth === 'frown' || mood.mouth === 'wobble' ? -0.14 : 0.1
    const points: Point[] = [
      view.point([T[0] + T[3] * 0.55, T[1] - T[4] * 0.5, T[5] * 0.5]),
      view.point([T[0] + 0.02, T[1] - T[4] * 0.52, T[5] * 0.9]),
      view.point([T[0] - 0.34, T[1] - T[4] * 0.1 + e, T[5] * 0.98]),
    ]
    nodes.push(
      mood.mouth === 'small'
        ? dab(oval(view.point([T[0] + T[3] * 0.6, T[1] - T[4] * 0.4, 0.06]), R * 0.1, R * 0.1), MOUTH)
        : stroke(points, line, Math.max(1.5, R * 0.055) * 0.9),
    )
  }
  return nodes
}
