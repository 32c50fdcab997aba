import { fill, bar, dab, oval, repeat, stroke, type Marks } from '../marks'
import type { Stage } from '../stage'
import type { Placed } from './front-openings'
import type { Sign } from './kit'

const r = Math.round

/** What a shop sells, as a shape 2s wide around x, y. */
function shapeOf(shows: Sign['shows'], x: number, y: number, s: number): string {
  switch (shows) {
    case 'bread':
      return oval(x, y, s, s * 0.55) + dab(x - s * 0.5, y - s * 0.9, s * 0.7, s * 0.18, 70)
    case 'fish':
      return (
        oval(x - s * 0.2, y, s * 0.75, s * 0.42) + `M${r(x + s * 0.4)} ${r(y)}l${r(s * 0.6)} ${r(-s * 0.5)}v${r(s)}z`
      )
    case 'cup':
      return bar(x - s * 0.6, y - s * 0.5, s * 1.1, s) + oval(x + s * 0.6, y, s * 0.34)
    case 'cone':
      return (
        oval(x, y - s * 0.4, s * 0.62) +
        `M${r(x - s * 0.55)} ${r(y - s * 0.2)}h${r(s * 1.1)}l${r(-s * 0.55)} ${r(s * 1.3)}z`
      )
    case 'leaf':
      return dab(x - s * 0.8, y + s * 0.6, s * 2, s * 0.8, -38)
    case 'shoe':
      return `M${r(x - s)} ${r(y + s * 0.5)}v${r(-s)}h${r(s * 0.7)}l${r(s * 0.4)} ${r(s * 0.5)}l${r(s * 0.9)} ${r(s * 0.2)}v${r(s * 0.3)}z`
    case 'fruit':
      return (
        oval(x - s * 0.35, y + s * 0.1, s * 0.55) +
        oval(x + s * 0.4, y + s * 0.2, s * 0.5) +
        dab(x, y - s * 0.3, s * 0.7, s * 0.2, -50)
      )
    case 'wave':
      return repeat(
        2,
        (i) =>
          `M${r(x - s)} ${r(y - s * 0.3 + i * s * 0.7)}q${r(s * 0.5)} ${r(-s * 0.7)} ${r(s)} 0t${r(s)} 0v${r(s * 0.3)}q${r(-s * 0.5)} ${r(s * 0.5)} ${r(-s)} 0t${r(-s)} 0z`,
      )
  }
}

/** A sign that says without letters what there is. */
export function drawSign(stage: Stage, { x, y, w, storey, depth }: Placed, { form, colour, shows }: Sign): Marks {
  const ground = stage.tint(colour, depth, 0.1)
  const ink = stage.tint(lightOn(colour) ? '#3b3440' : '#fbf3e2', depth, 0)
  if (form === 'banner') {
    const [bx, by, tall] = [r(x + w - 6), r(y - storey * 2.1), r(storey * 1.1)]
    return [
      fill(bar(bx, by, 24, tall), ground),
      fill(
        repeat(3, (i) => shapeOf(shows, bx + 12, by + tall * (0.2 + i * 0.3), 8)),
        ink,
      ),
    ]
  }
  if (form === 'board') {
    const [bw, by] = [r(w * 0.5), r(y - storey * 1.06)]
    return [
      fill(bar(r(x + w / 2 - bw / 2), by - 12, bw, 24), ground),
      fill(shapeOf(shows, x + w / 2 - bw * 0.26, by, 8) + shapeOf(shows, x + w / 2 + bw * 0.26, by, 8), ink),
      stroke(`M${r(x + w / 2 - 12)} ${by}h24`, ink, 2.4),
    ]
  }
  const [hx, hy] = [r(x + w - 8), r(y - storey * 1.16)]
  return [
    stroke(`M${hx - 8} ${hy - 20}h34M${hx + 14} ${hy - 20}v8`, stage.tint('#3b3f48', depth, 0), 3),
    fill(oval(hx + 14, hy + 6, 19), stage.tint('#3b3f48', depth, 0.1)),
    fill(oval(hx + 14, hy + 6, 16), ground),
    fill(shapeOf(shows, hx + 14, hy + 6, 9), ink),
  ]
}
/** Whether dark shapes stand out on it. */
const lightOn = (colour: string): boolean => parseInt(colour.slice(3, 5), 16) > 150
