// Birds, fish in their bowls and lizards from straight above.
import type { PetMember } from '../cast'
import { mix } from '../kit/colour'
import { group } from '../kit/shape'
import { resolveTint, type BirdRow, type FishRow, type LizardRow } from '../pets/breed-row'
import type { Point } from '../scene'
import { bar, dab, fill, flattenMarks, oval, repeat, smoothPath, stroke, taperedPath, type Marks } from '../stage/marks'
import { darker, type PlanPet } from './plan-marks'

export function drawPlanBird(row: BirdRow, { colours }: PetMember, cm: number): PlanPet {
  const { primary, secondary, accent } = colours
  const [wide, r] = [row.belly * cm * 1.0, row.radius * cm]
  const length = row.length * cm * 0.9
  const front = length * 0.5
  const head: Point = [0, front + r * 0.5]
  const tail = row.tail[0] * cm
  const wing = (s: 1 | -1): Marks => [
    fill(dab(s * wide * 0.5, front * 0.9, length * 1.15, wide * 0.56, s > 0 ? -98 : -82), darker(accent, 0.02)),
    stroke(
      repeat(
        3,
        (i) =>
          `M${s * wide * (0.4 + i * 0.14)} ${front * 0.3}Q${s * wide * (0.62 - i * 0.05)} ${-length * 0.2} ${s * wide * (0.3 - i * 0.06)} ${-length * 0.52}`,
      ),
      darker(accent, 0.1),
      r * 0.08,
    ),
  ]
  return {
    headRadius: r,
    head,
    reach: { ahead: head[1] + r * 1.4, back: length * 0.5 + tail, side: wide * 1.2 },
    nodes: flattenMarks([
      fill(
        dab(0, -length * 0.3, tail + length * 0.2, wide * 0.36, -90),
        row.tailColour ? resolveTint(row.tailColour, colours) : darker(primary),
      ),
      fill(oval(0, 0, wide, length * 0.56), darker(primary)),
      fill(oval(-wide * 0.05, length * 0.02, wide * 0.92, length * 0.52), primary),
      wing(-1),
      wing(1),
      group(
        flattenMarks([
          fill(dab(0, head[1] + r * 0.6, r * 0.9, r * 0.26, 90), row.beakColour),
          fill(oval(0, head[1], r), darker(row.headColour ? resolveTint(row.headColour, colours) : primary)),
          fill(
            oval(-r * 0.05, head[1] - r * 0.05, r * 0.92),
            row.headColour ? resolveTint(row.headColour, colours) : primary,
          ),
          row.crest ? fill(dab(0, head[1], r * 1.3, r * 0.26, -90), resolveTint(row.crest, colours)) : null,
          row.comb ? fill(dab(0, head[1] - r * 0.5, r * 1.3, r * 0.16, 90), row.comb) : null,
          row.barred
            ? stroke(
                repeat(3, (i) => `M${-r * 0.5} ${head[1] - r * (0.6 - i * 0.3)}h${r}`),
                darker(secondary, 0.3),
                r * 0.08,
              )
            : null,
          fill(oval(-r * 0.7, head[1] + r * 0.3, r * 0.17) + oval(r * 0.7, head[1] + r * 0.3, r * 0.17), '#2a1f1c'),
        ]),
        { face: true },
      ),
    ]),
  }
}

/** In its bowl, seen through the water. */
export function drawPlanFish(row: FishRow, { colours }: PetMember, cm: number): PlanPet {
  const r = Math.max(...row.body.map(([, , radius]) => radius)) * cm
  const length = r * 2.3
  const bowl = length * 1.4
  const head: Point = [0, length * 0.34]
  return {
    headRadius: r,
    head,
    reach: { ahead: bowl, back: bowl, side: bowl },
    nodes: flattenMarks([
      fill(oval(0, 0, bowl), '#bcd9e2'),
      fill(oval(0, 0, bowl * 0.94), '#eaf5f6'),
      fill(oval(0, 0, bowl * 0.84), '#8fc4d6'),
      fill(oval(-bowl * 0.06, -bowl * 0.06, bowl * 0.76), '#a5d3e0'),
      fill(
        repeat(7, (i) => oval(Math.cos(i * 2.4) * bowl * 0.5, Math.sin(i * 2.4) * bowl * 0.5, bowl * 0.06)),
        '#d9c08f',
        0.8,
      ),
      fill(dab(-bowl * 0.6, bowl * 0.3, bowl * 0.6, bowl * 0.06, -40), '#5c9a54'),
      fill(
        dab(0, -length * 0.3, length * 0.8, r * 0.7, -78) + dab(0, -length * 0.3, length * 0.8, r * 0.7, -102),
        mix(colours.secondary, colours.primary, 0.5),
      ),
      fill(
        dab(-r * 0.5, length * 0.1, r * 1.1, r * 0.22, 160) + dab(r * 0.5, length * 0.1, r * 1.1, r * 0.22, 20),
        colours.secondary,
      ),
      group(
        flattenMarks([
          fill(
            smoothPath([
              [0, -length * 0.5],
              [r * 0.62, 0],
              [r * 0.5, length * 0.36],
              [0, length * 0.56],
              [-r * 0.5, length * 0.36],
              [-r * 0.62, 0],
            ]),
            colours.primary,
          ),
          row.bands
            ? fill(
                bar(-r * 0.6, length * 0.12, r * 1.2, length * 0.1) +
                  bar(-r * 0.6, -length * 0.2, r * 1.2, length * 0.1),
                colours.secondary,
              )
            : null,
          row.patches ? fill(oval(r * 0.1, 0, r * 0.36, length * 0.16), colours.secondary) : null,
          fill(dab(0, -length * 0.3, length * 0.6, r * 0.12, 90), darker(colours.primary)),
          fill(oval(-r * 0.44, length * 0.34, r * 0.14) + oval(r * 0.44, length * 0.34, r * 0.14), '#2a1f1c'),
        ]),
        { face: true },
      ),
      fill(dab(-bowl * 0.62, -bowl * 0.5, bowl * 0.9, bowl * 0.07, -38), '#ffffff', 0.7),
    ]),
  }
}

export function drawPlanLizard(row: LizardRow, { colours }: PetMember, cm: number): PlanPet {
  const { primary, secondary, accent } = colours
  const r = row.head.radius * cm
  const wide = Math.max(...row.trunk.map(([, , , width]) => width)) * cm
  const length = Math.max(wide * 2.6, r * 3.4)
  const tail = row.tail[0] * cm
  const head: Point = [0, length * 0.5 + r * 0.5]
  const leg = (s: 1 | -1, y: number, to: number): Marks => [
    fill(
      taperedPath(
        [
          [s * wide * 0.6, y],
          [s * wide * 1.5, y + to * 0.2],
          [s * wide * 1.7, y + to],
        ],
        [wide * 0.5, wide * 0.42, wide * 0.3],
      ),
      darker(primary),
    ),
    stroke(
      repeat(
        3,
        (i) => `M${s * wide * 1.7} ${y + to}l${s * wide * (0.1 + i * 0.12)} ${Math.sign(to) * wide * (0.4 - i * 0.12)}`,
      ),
      darker(primary),
      wide * 0.12,
    ),
  ]
  return {
    headRadius: r,
    head,
    reach: { ahead: head[1] + r * 1.2, back: length * 0.5 + tail * 0.9, side: wide * 2 },
    nodes: flattenMarks([
      leg(-1, length * 0.3, wide),
      leg(1, length * 0.3, wide),
      leg(-1, -length * 0.34, -wide),
      leg(1, -length * 0.34, -wide),
      fill(
        taperedPath(
          [
            [0, -length * 0.4],
            [wide * 0.5, -length * 0.5 - tail * 0.5],
            [-wide * 0.4, -length * 0.5 - tail * 0.9],
          ],
          [wide * 1.2, wide * 0.7, wide * 0.2],
        ),
        darker(primary, 0.04),
      ),
      fill(oval(0, 0, wide, length * 0.56), darker(primary)),
      fill(oval(-wide * 0.05, 0, wide * 0.88, length * 0.52), primary),
      row.coat === 'bars'
        ? fill(
            repeat(5, (i) => dab(-wide * 0.8, -length * 0.4 + i * length * 0.2, wide * 1.6, length * 0.03, 0)),
            accent,
          )
        : fill(
            repeat(12, (i) =>
              oval((((i * 0.57) % 1) - 0.5) * wide * 1.4, (((i * 0.755) % 1) - 0.5) * length * 0.9, wide * 0.12),
            ),
            accent,
          ),
      row.spikes
        ? fill(
            repeat(
              10,
              (i) =>
                dab(-wide * 0.95, -length * 0.42 + i * length * 0.09, wide * 0.34, wide * 0.08, 190) +
                dab(wide * 0.95, -length * 0.42 + i * length * 0.09, wide * 0.34, wide * 0.08, -10),
            ),
            secondary,
          )
        : null,
      group(
        flattenMarks([
          fill(
            smoothPath([
              [-r * 0.9, head[1] - r * 0.3],
              [0, head[1] - r * 0.7],
              [r * 0.9, head[1] - r * 0.3],
              [r * 0.5, head[1] + r * 0.6],
              [0, head[1] + r * 1.1],
              [-r * 0.5, head[1] + r * 0.6],
            ]),
            primary,
          ),
          fill(oval(-r * 0.62, head[1] + r * 0.1, r * 0.2) + oval(r * 0.62, head[1] + r * 0.1, r * 0.2), '#2a1f1c'),
          fill(
            oval(-r * 0.14, head[1] + r * 0.9, r * 0.05) + oval(r * 0.14, head[1] + r * 0.9, r * 0.05),
            darker(primary, 0.2),
          ),
        ]),
        { face: true },
      ),
    ]),
  }
}
