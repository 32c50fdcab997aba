import { mix } from '../kit/colour'
import type { Node, Point } from '../scene'
import { dab, fill, flattenMarks, lens, repeat, oval, stroke } from '../stage/marks'
import type { Marks } from '../stage/marks'
import type { Footprint } from '../stage/footprint'
import type { Stage } from '../stage/stage'

export interface Face {
  centre: Point
  radius: number
}

/** Rain, snow or blown leaves in front of the cast, never across a face. */
export function drawWeather(stage: Stage, faces: readonly Face[], still: boolean): Node[] {
  if (still) return []
  const rng = stage.rng('weather')
  const off = (x: number, y: number) =>
    faces.every((f) => Math.hypot(x - f.centre[0], y - f.centre[1]) > f.radius * 1.35)
  const out: Marks[] = []
  if (stage.weather === 'rain') {
    const colour = mix(stage.haze, '#ffffff', stage.dark ? 0.62 : 0.7)
    const drops = (k: number, length: number, w: number, opacity: number) =>
      out.push(
        fill(
          repeat(k, () => {
            const [x, y] = [rng.next() * 1100 - 30, rng.next() * 1080 - 60]
            return off(x, y + length / 2) ? dab(x, y, length * rng.between(0.7, 1.2), w, 101) : ''
          }),
          colour,
          opacity,
        ),
      )
    drops(56, 40, 1.4, stage.dark ? 0.7 : 0.6)
    drops(34, 80, 2.6, stage.dark ? 0.72 : 0.62)
  }
  if (stage.weather === 'snow') {
    const flakes = (k: number, s: number, opacity: number) =>
      out.push(
        fill(
          repeat(k, () => {
            const [x, y] = [rng.next() * 1000, rng.next() * 1000]
            return off(x, y) ? oval(x, y, s * rng.between(0.6, 1.3)) : ''
          }),
          mix('#ffffff', stage.sky[0], stage.dark ? 0.16 : 0.02),
          opacity,
        ),
      )
    flakes(90, 2.6, 0.85)
    flakes(46, 5.4, 0.9)
    flakes(9, 10, 0.75)
  }
  if (stage.weather === 'wind') {
    const leaves = (k: number, low: number, high: number) =>
      repeat(k, () => {
        const [x, y] = [rng.next() * 1000, rng.between(80, 950)]
        return off(x, y) ? dab(x, y, rng.between(low, high), rng.between(5, 10), rng.between(-40, 35), 3) : ''
      })
    out.push(
      fill(leaves(24, 18, 40), stage.tint(stage.palette.companion, -0.05, 0)),
      fill(leaves(16, 18, 36), stage.tint(stage.palette.leaf, -0.1, 0.2)),
    )
    for (let i = 0; i < 5; i++) {
      const [x, y, w] = [Math.round(rng.next() * 900), Math.round(90 + i * 110 + rng.about(40)), rng.between(160, 300)]
      if (off(x + w / 2, y))
        out.push(
          stroke(
            `M${x} ${y}q${Math.round(w * 0.4)} -26 ${Math.round(w * 0.7)} -8t${Math.round(w * 0.4)} -4`,
            mix(stage.haze, '#ffffff', 0.6),
            2.4,
            0.6,
          ),
        )
    }
  }
  return flattenMarks(out)
}

/** Half a puddle, in page units. */
const PUDDLE = { across: 95, deep: 14 }

/** Puddles on wet ground, laid behind the cast, reflecting the sky; none over what stands or lies there (`stood`). */
export function drawPuddles(stage: Stage, ground: number, stood: readonly Footprint[]): Node[] {
  if (stage.weather !== 'rain' || stage.indoor) return []
  const rng = stage.rng('puddles')
  const colour = mix(stage.sky[2], stage.shadowColour, 0.18)
  const places: readonly Point[] = [
    [120, 20],
    [340, 62],
    [560, 30],
    [760, 66],
    [930, 24],
  ]
    .map(([x = 0, y = 0]): Point => [x + rng.about(50), ground + y])
    .filter(([x, y]) =>
      stood.every(
        ({ left, right, front, height }) =>
          left > x + PUDDLE.across ||
          right < x - PUDDLE.across ||
          front < y - PUDDLE.deep ||
          front - height > y + PUDDLE.deep,
      ),
    )
  if (!places.length) return []
  return flattenMarks([
    fill(places.map(([x, y]) => lens(x, y, 190, 26)).join(''), mix(colour, stage.shadowColour, 0.3)),
    fill(places.map(([x, y]) => lens(x + 4, y + 1, 130, 14)).join(''), mix(colour, '#ffffff', stage.dark ? 0.05 : 0.3)),
    stroke(
      places.map(([x, y]) => `M${Math.round(x) - 22} ${Math.round(y)}a22 4 0 1 0 44 0a22 4 0 1 0 -44 0`).join(''),
      mix(colour, '#ffffff', 0.5),
      1.6,
    ),
  ])
}
