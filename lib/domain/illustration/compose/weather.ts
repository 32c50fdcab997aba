import { mix } from '../kit/colour'
import type { Node, Point } from '../scene'
import { dab, fill, flat, lens, many, oval, strokes } from '../stage/marks'
import type { Marks } from '../stage/marks'
import type { Stage } from '../stage/stage'

export interface Face {
  centre: Point
  radius: number
}

/** What falls in front of everyone, never across a face. */
export function weatherNodes(S: Stage, faces: readonly Face[], still: boolean): Node[] {
  if (still) return []
  const h = S.hand('weather')
  const off = (x: number, y: number) =>
    faces.every((f) => Math.hypot(x - f.centre[0], y - f.centre[1]) > f.radius * 1.35)
  const out: Marks[] = []
  if (S.weather === 'rain') {
    const colour = mix(S.haze, '#ffffff', S.dark ? 0.62 : 0.7)
    const drops = (k: number, length: number, w: number, opacity: number) =>
      out.push(
        fill(
          many(k, () => {
            const [x, y] = [h.next() * 1100 - 30, h.next() * 1080 - 60]
            return off(x, y + length / 2) ? dab(x, y, length * h.between(0.7, 1.2), w, 101) : ''
          }),
          colour,
          opacity,
        ),
      )
    drops(56, 40, 1.4, S.dark ? 0.7 : 0.6)
    drops(34, 80, 2.6, S.dark ? 0.72 : 0.62)
  }
  if (S.weather === 'snow') {
    const flakes = (k: number, s: number, opacity: number) =>
      out.push(
        fill(
          many(k, () => {
            const [x, y] = [h.next() * 1000, h.next() * 1000]
            return off(x, y) ? oval(x, y, s * h.between(0.6, 1.3)) : ''
          }),
          mix('#ffffff', S.sky[0], S.dark ? 0.16 : 0.02),
          opacity,
        ),
      )
    flakes(90, 2.6, 0.85)
    flakes(46, 5.4, 0.9)
    flakes(9, 10, 0.75)
  }
  if (S.weather === 'wind') {
    const leaves = (k: number, low: number, high: number) =>
      many(k, () => {
        const [x, y] = [h.next() * 1000, h.between(80, 950)]
        return off(x, y) ? dab(x, y, h.between(low, high), h.between(5, 10), h.between(-40, 35), 3) : ''
      })
    out.push(fill(leaves(24, 18, 40), S.T(S.p.companion, -0.05, 0)), fill(leaves(16, 18, 36), S.T(S.p.leaf, -0.1, 0.2)))
    for (let i = 0; i < 5; i++) {
      const [x, y, w] = [Math.round(h.next() * 900), Math.round(90 + i * 110 + h.about(40)), h.between(160, 300)]
      if (off(x + w / 2, y))
        out.push(
          strokes(
            `M${x} ${y}q${Math.round(w * 0.4)} -26 ${Math.round(w * 0.7)} -8t${Math.round(w * 0.4)} -4`,
            mix(S.haze, '#ffffff', 0.6),
            2.4,
            0.6,
          ),
        )
    }
  }
  return flat(out)
}

/** Wet ground, laid behind the cast: sky in the puddles, and lit windows drawn down the street. */
export function wetGround(S: Stage, ground: number): Node[] {
  if (S.weather !== 'rain' || S.indoor) return []
  const h = S.hand('puddles')
  const colour = mix(S.sky[2], S.shadow, 0.18)
  const places: readonly Point[] = [
    [120, 20],
    [340, 62],
    [560, 30],
    [760, 66],
    [930, 24],
  ].map(([x = 0, y = 0]): Point => [x + h.about(50), ground + y])
  return flat([
    fill(places.map(([x, y]) => lens(x, y, 190, 26)).join(''), mix(colour, S.shadow, 0.3)),
    fill(places.map(([x, y]) => lens(x + 4, y + 1, 130, 14)).join(''), mix(colour, '#ffffff', S.dark ? 0.05 : 0.3)),
    strokes(
      places.map(([x, y]) => `M${Math.round(x) - 22} ${Math.round(y)}a22 4 0 1 0 44 0a22 4 0 1 0 -44 0`).join(''),
      mix(colour, '#ffffff', 0.5),
      1.6,
    ),
  ])
}
