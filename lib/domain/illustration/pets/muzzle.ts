// Muzzle, nose and mouth: long (dogs, lizards, bears), padded (cats, rabbits, rodents) and a horse's.
import { lightness, mix, shade } from '../kit/colour'
import { add, lerpPoint } from '../kit/vector'
import type { Colour, Node, Point } from '../scene'
import { getFaceMarks } from './facial-features'
import type { HeadFrame } from './head-frame'
import { leaf, type Outline, oval } from './outline'
import { resolveTint } from './breed-row'
import type { Ellipsoid } from './solid'
import { type Coat, fill, INK, plainCoat, stroke, drawToned } from './tone'

const MOUTH = '#6d2f31'
const TONGUE = '#e4827d'

export const buildMuzzleOutline = ({ row, view }: HeadFrame): Outline =>
  row.bridge ? view.chain([row.muzzle[0], row.bridge, row.muzzle[1]]) : view.hull(row.muzzle)

/** Fills in the omitted radii of an ellipsoid. */
const withAllRadii = (b: Ellipsoid): readonly [number, number, number, number, number, number] => [
  b[0],
  b[1],
  b[2],
  b[3],
  b[4] ?? b[3],
  b[5] ?? b[3],
]
const getMuzzleColour = ({ row, colours }: HeadFrame): Colour =>
  row.muzzleColour
    ? resolveTint(row.muzzleColour, colours)
    : shade(colours.primary, lightness(colours.primary) > 0.7 ? 0.03 : 0.035)
const getLipColour = (skin: Colour): Colour =>
  lightness(skin) < 0.46 ? shade(skin, -0.2) : mix(shade(skin, -0.3), INK, 0.45)
const getMouthOpening = ({ mood }: HeadFrame): number =>
  mood.mouth === 'laugh' ? 0.62 : mood.mouth === 'open' ? 0.42 : 0

export function drawMuzzle(frame: HeadFrame, outline: Outline): Node[] {
  if (frame.row.mouth === 'pads') return drawPaddedMuzzle(frame)
  return frame.row.mouth === 'horse' ? drawHorseMuzzle(frame, outline) : drawLongMuzzle(frame, outline)
}

function drawLongMuzzle(frame: HeadFrame, outline: Outline): Node[] {
  const { row, view, radius, mood } = frame
  const [base, tip] = [withAllRadii(row.muzzle[0]), withAllRadii(row.muzzle[1])]
  const skin = getMuzzleColour(frame)
  const lip = getLipColour(skin)
  const width = Math.max(1.5, radius * 0.055)
  const open = getMouthOpening(frame)
  const nodes: Node[] = []
  if (open)
    nodes.push(
      fill(
        view.hull([
          [base[0] * 0.75, base[1] - base[4] * 0.62, 0, 0.26, 0.22, base[5] * 0.7],
          [tip[0] - 0.14, tip[1] - tip[4] * 0.8 - open * 0.62, 0, tip[3] * 0.62, tip[4] * 0.42, tip[5] * 0.72],
        ]),
        shade(skin, -0.07),
      ),
      fill(
        view.hull([
          [base[0] * 0.9, base[1] - base[4] * 0.45, 0, 0.2, 0.2, base[5] * 0.55],
          [tip[0] - 0.1, tip[1] - tip[4] * 0.62 - open * 0.42, 0, tip[3] * 0.5, tip[4] * 0.36, tip[5] * 0.62],
        ]),
        MOUTH,
      ),
      fill(
        view.hull([
          [base[0], base[1] - base[4] * 0.72, 0, 0.16, 0.1, base[5] * 0.36],
          [tip[0] + 0.02, tip[1] - tip[4] * 0.7 - open * 0.5, 0, tip[3] * 0.42, tip[4] * 0.3, tip[5] * 0.46],
        ]),
        TONGUE,
      ),
    )
  if (row.beard) {
    const chin = view.point([tip[0] - 0.1, tip[1] - tip[4] * 0.7, 0])
    nodes.push(
      fill(
        leaf(
          [chin, add(chin, [radius * 0.02, radius * 0.36]), add(chin, [-radius * 0.06, radius * 0.78])],
          [radius * 0.38, radius * 0.36, 0],
        ),
        shade(resolveTint(row.beard, frame.colours), -0.04),
      ),
    )
  }
  nodes.push(drawToned(outline, plainCoat(skin), { dy: radius * 0.08, band: radius * 0.05, dark: -0.06 }))
  const middle = view.point([tip[0] + tip[3] * 0.86, tip[1] - tip[4] * 0.36, 0])
  if (mood.mouth === 'small')
    nodes.push(
      fill(oval(view.point([tip[0] + tip[3] * 0.7, tip[1] - tip[4] * 0.62, 0.05]), radius * 0.1, radius * 0.11), MOUTH),
    )
  else if (!open) {
    const line = buildLipLine(frame, base, tip, middle)
    if (line.length > 2) nodes.push(stroke(line, lip, width))
  }
  if (row.nose) {
    const [f, u, s] = row.nose
    const [nf, nu] = [tip[0] + tip[3] * 0.82, tip[1] + tip[4] * 0.42]
    nodes.push(
      stroke([view.point([nf + 0.04, nu - 0.05, 0]), middle], lip, width * 0.8),
      fill(
        view.hull([
          [nf, nu, 0, f * 0.8, u, s],
          [nf - 0.02, nu - u * 0.7, 0, f * 0.6, u * 0.5, s * 0.5],
        ]),
        row.noseColour ?? INK,
      ),
      fill(oval(view.point([nf + f * 0.5, nu + u * 0.5, -0.02]), radius * 0.055, radius * 0.03), '#8d807c'),
    )
  } else if (!row.beard)
    for (const s of [-1, 1])
      if (view.depth([0.5, 0.2, s * 0.7]) > 0.1)
        nodes.push(
          fill(
            oval(
              view.point([tip[0] + tip[3] * 0.7, tip[1] + tip[4] * 0.45, s * tip[5] * 0.45]),
              radius * 0.04,
              radius * 0.03,
            ),
            lip,
          ),
        )
  return nodes
}

function buildLipLine(
  frame: HeadFrame,
  base: ReturnType<typeof withAllRadii>,
  tip: ReturnType<typeof withAllRadii>,
  middle: Point,
): Point[] {
  const { view, mood } = frame
  const sad = mood.mouth === 'frown'
  const corner = sad ? -0.12 : mood.mouth === 'wobble' ? -0.06 : mood.mouth === 'smile' ? 0.16 : 0.04
  const drop = sad ? -0.42 : -0.52
  const half = (s: number): Point[] =>
    Array.from({ length: 5 }, (_, i) => i).flatMap((i) => {
      const t = 0.28 + (0.72 * i) / 4
      const c = base.map((v, j) => v + ((tip[j] ?? v) - v) * t)
      const [cf = 0, cu = 0, , rf = 0, ru = 0, rs = 0] = c
      const isTip = i === 4
      const wave = mood.mouth === 'wobble' ? (i % 2 ? 0.07 : -0.05) : 0
      if (view.depth([isTip ? 0.5 : 0.1, drop * 0.4, s * 0.9]) <= -0.12) return []
      return [
        view.point([
          cf + (isTip ? rf * 0.5 : 0),
          cu + ru * drop + wave + (i === 0 ? corner : i === 1 ? corner * 0.35 : 0),
          s * rs * (isTip ? 0.62 : 0.86),
        ]),
      ]
    })
  return [...half(-1), middle, ...half(1).reverse()]
}

function drawPaddedMuzzle(frame: HeadFrame): Node[] {
  const { row, view, radius, mood } = frame
  const [base, tip] = [withAllRadii(row.muzzle[0]), withAllRadii(row.muzzle[1])]
  const skin = getMuzzleColour(frame)
  const lip = getLipColour(skin)
  const width = Math.max(1.5, radius * 0.055)
  const open = getMouthOpening(frame)
  const nodes: Node[] = [
    fill(
      view.hull([
        [tip[0] - 0.08, tip[1] - tip[4] * 0.95 - (open > 0.5 ? 0.1 : 0), 0, tip[3] * 0.6, tip[4] * 0.5, tip[5] * 0.5],
        [base[0], base[1] - 0.1, 0, base[3] * 0.6, base[4] * 0.6, base[5] * 0.6],
      ]),
      shade(skin, -0.05),
    ),
  ]
  if (open) {
    const deep = open > 0.5 ? 1.5 : 1.15
    nodes.push(
      fill(
        view.hull([
          [tip[0] + 0.02, tip[1] - tip[4] * 0.5, 0, tip[3] * 0.7, 0.08, tip[5] * 0.5],
          [tip[0], tip[1] - tip[4] * deep, 0, tip[3] * 0.5, 0.08, tip[5] * (open > 0.5 ? 0.34 : 0.26)],
        ]),
        MOUTH,
      ),
      fill(view.hull([[tip[0] + 0.05, tip[1] - tip[4] * (deep - 0.03), 0, tip[3] * 0.5, 0.09, tip[5] * 0.24]]), TONGUE),
    )
  }
  const pad = (s: number): Ellipsoid => [tip[0], tip[1], s * tip[5] * 0.62, tip[3], tip[4], tip[5] * 0.66]
  const bridge: Ellipsoid[] = row.flat
    ? []
    : [[base[0], base[1] + 0.12, 0, base[3] * 0.8, base[4] * 0.8, base[5] * 0.5]]
  nodes.push(
    drawToned(view.hull([pad(1), pad(-1), ...bridge]), plainCoat(skin), {
      dy: radius * 0.05,
      band: radius * 0.03,
      dark: -0.05,
    }),
  )
  const under = view.point([tip[0] + tip[3] * 0.98, tip[1] - tip[4] * 0.34, 0])
  if (mood.mouth === 'small')
    nodes.push(
      fill(oval(view.point([tip[0] + tip[3] * 0.7, tip[1] - tip[4] * 0.66, 0]), radius * 0.075, radius * 0.085), MOUTH),
    )
  else
    for (const s of [-1, 1]) {
      if (view.depth([0.7, 0, s * 0.7]) <= 0.1) continue
      const e =
        mood.mouth === 'frown' ? -0.16 : mood.mouth === 'wobble' ? -0.1 : mood.mouth === 'smile' || open ? 0.12 : 0.04
      nodes.push(
        stroke(
          [
            under,
            view.point([tip[0] + tip[3] * 0.8, tip[1] - tip[4] * 0.62, s * tip[5] * 0.5]),
            view.point([tip[0] + tip[3] * 0.5, tip[1] - tip[4] * 0.5 + e, s * tip[5] * (e < 0 ? 0.86 : 1.02)]),
          ],
          lip,
          width,
        ),
      )
    }
  const [, nu, ns] = row.nose ?? [0, 0.06, 0.1]
  const [nf, nup] = [tip[0] + tip[3] * 0.8, tip[1] + (row.noseUp ?? 0.14)]
  nodes.push(
    stroke([view.point([nf, nup, 0]), under], lip, width * 0.8),
    fill(
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
        const p = view.point([tip[0] + tip[3] * 0.4, tip[1] - 0.02 - k * 0.1, s * tip[5] * 0.95])
        const q = view.point([tip[0] - 0.06, tip[1] + 0.12 - k * 0.26 + mood.ear * 0.08, s * (tip[5] + 0.62)])
        nodes.push(stroke([p, add(lerpPoint(p, q, 0.5), [0, -radius * 0.05]), q], row.whiskers, radius * 0.03))
      }
    }
  return nodes
}

function drawHorseMuzzle(frame: HeadFrame, outline: Outline): Node[] {
  const { row, view, radius, mood, colours } = frame
  const end = withAllRadii(row.muzzle[1])
  const own = row.muzzleColour ? resolveTint(row.muzzleColour, colours) : undefined
  const open = getMouthOpening(frame)
  const nodes: Node[] = []
  if (open)
    nodes.push(
      drawToned(
        view.chain([
          [end[0] - 0.95, end[1] + 0.12, 0, 0.34, 0.3, 0.36],
          [end[0] - 0.16, end[1] - end[4] * (0.42 + open * 0.55), 0, 0.34, 0.28, 0.34],
        ]),
        plainCoat(shade(own ?? colours.primary, -0.04)),
        { dy: 3, band: 2 },
      ),
      fill(
        view.hull([
          [end[0] - 0.5, end[1] - 0.12, 0, 0.26, 0.2, 0.28],
          [end[0] - 0.04, end[1] - end[4] * (0.28 + open * 0.34), 0, 0.28, 0.16, 0.28],
        ]),
        MOUTH,
      ),
    )
  if (row.beard) {
    const chin = view.point([end[0] - 0.3, end[1] - end[4] * 0.7, 0])
    nodes.push(
      fill(
        leaf(
          [chin, add(chin, [-radius * 0.02, radius * 0.36]), add(chin, [radius * 0.06, radius * 0.7])],
          [radius * 0.2, radius * 0.17, 0],
        ),
        shade(resolveTint(row.beard, colours), -0.06),
      ),
    )
  }
  const face = getFaceMarks(frame)
  const tip = view.hull([[end[0], end[1], 0, end[3] * 1.12, end[4] * 1.12, end[5] * 1.15]])
  const coat: Coat = {
    base: colours.primary,
    marks: (t) => [fill(tip, shade(own ?? mix(colours.primary, colours.accent, 0.7), t)), ...(face?.(t) ?? [])],
  }
  nodes.push(drawToned(outline, coat, { dy: radius * 0.12, band: radius * 0.05 }))
  const line = lightness(own ?? colours.accent) < 0.45 ? '#120e0e' : '#7a5a4c'
  for (const s of [-1, 1])
    if (view.depth([0.5, 0, s * 0.8]) > 0.1)
      nodes.push(
        fill(
          oval(
            view.point([end[0] + end[3] * 0.42, end[1] + end[4] * 0.3, s * end[5] * 0.8]),
            radius * 0.1,
            radius * 0.07,
            -40 + frame.roll,
          ),
          line,
        ),
      )
  if (view.depth([0.2, 0, 1]) > 0.1) {
    const e = mood.mouth === 'frown' || mood.mouth === 'wobble' ? -0.14 : 0.1
    const points: Point[] = [
      view.point([end[0] + end[3] * 0.55, end[1] - end[4] * 0.5, end[5] * 0.5]),
      view.point([end[0] + 0.02, end[1] - end[4] * 0.52, end[5] * 0.9]),
      view.point([end[0] - 0.34, end[1] - end[4] * 0.1 + e, end[5] * 0.98]),
    ]
    nodes.push(
      mood.mouth === 'small'
        ? fill(
            oval(view.point([end[0] + end[3] * 0.6, end[1] - end[4] * 0.4, 0.06]), radius * 0.1, radius * 0.1),
            MOUTH,
          )
        : stroke(points, line, Math.max(1.5, radius * 0.055) * 0.9),
    )
  }
  return nodes
}
