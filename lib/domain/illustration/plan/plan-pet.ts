// A pet from straight above, in centimetres: facing y > 0, the middle of its back at the origin.
import type { PetMember } from '../cast'
import { group } from '../kit/shape'
import { breedRow } from '../pets/breed-table'
import { type ToyRow } from '../pets/breed-row'
import type { Point } from '../scene'
import { fill, flattenMarks, oval, repeat, stroke } from '../stage/marks'
import { darker, type PlanPet } from './plan-marks'
import { drawPlanQuad } from './plan-quad'
import { drawPlanBird, drawPlanFish, drawPlanLizard } from './plan-small-pets'

function drawPlanToy(
  row: Pick<ToyRow, 'head' | 'body'> & Partial<ToyRow>,
  { colours, collar }: PetMember,
  cm: number,
): PlanPet {
  const { primary, secondary } = colours
  const r = row.head.radius * cm
  const [wide, tall] = [row.body[0] * cm, row.body[1] * cm]
  const head: Point = [0, tall * 0.3 + r * 0.5]
  const round = row.head.ears?.round
  return {
    headRadius: r,
    head,
    reach: { ahead: head[1] + r * 1.1, back: tall * 0.7, side: wide * 1.6 },
    nodes: flattenMarks([
      fill(
        oval(-wide * 0.9, tall * 0.14, wide * 0.36, wide * 0.6) +
          oval(wide * 0.9, tall * 0.14, wide * 0.36, wide * 0.6) +
          oval(-wide * 0.7, -tall * 0.5, wide * 0.42, wide * 0.7) +
          oval(wide * 0.7, -tall * 0.5, wide * 0.42, wide * 0.7),
        darker(primary),
      ),
      fill(oval(0, 0, wide, tall * 0.62), darker(primary)),
      fill(oval(-wide * 0.05, 0, wide * 0.92, tall * 0.57), primary),
      stroke(`M0 ${-tall * 0.5}V${tall * 0.4}`, darker(primary), r * 0.06),
      fill(
        oval(-r * 0.9, head[1] - r * 0.2, r * (round ?? 0.36)) + oval(r * 0.9, head[1] - r * 0.2, r * (round ?? 0.36)),
        darker(primary, 0.04),
      ),
      collar ? stroke(`M${-r * 0.8} ${tall * 0.34}Q0 ${tall * 0.5} ${r * 0.8} ${tall * 0.34}`, collar, r * 0.18) : null,
      group(
        flattenMarks([
          fill(oval(0, head[1], r), darker(primary)),
          fill(oval(-r * 0.04, head[1] - r * 0.03, r * 0.93), primary),
          fill(oval(0, head[1] + r * 0.66, r * 0.4, r * 0.36), secondary),
          fill(oval(0, head[1] + r * 0.92, r * 0.13, r * 0.1), '#3a2b2b'),
          fill(oval(-r * 0.42, head[1] + r * 0.5, r * 0.1) + oval(r * 0.42, head[1] + r * 0.5, r * 0.1), '#2a1f1c'),
        ]),
        { face: true },
      ),
    ]),
  }
}

function drawPlanTortoise(
  shell: readonly [number, number, number],
  headRadius: number,
  { colours }: PetMember,
  cm: number,
): PlanPet {
  const [long, wide] = [shell[0] * cm * 0.55, shell[2] * cm]
  const r = headRadius * cm
  const head: Point = [0, long + r * 0.5]
  return {
    headRadius: r,
    head,
    reach: { ahead: head[1] + r, back: long * 1.2, side: wide * 1.2 },
    nodes: flattenMarks([
      fill(
        repeat(4, (i) => oval((i % 2 ? 1 : -1) * wide * 0.78, (i < 2 ? 1 : -1) * long * 0.66, wide * 0.3)),
        darker(colours.primary),
      ),
      group(
        flattenMarks([
          fill(oval(0, head[1], r * 0.8, r), colours.primary),
          fill(oval(-r * 0.5, head[1] + r * 0.3, r * 0.13) + oval(r * 0.5, head[1] + r * 0.3, r * 0.13), '#2a1f1c'),
        ]),
        { face: true },
      ),
      fill(oval(0, 0, wide, long), darker(colours.secondary)),
      fill(oval(-wide * 0.04, 0, wide * 0.92, long * 0.93), colours.secondary),
      stroke(
        `M0 ${-long * 0.8}V${long * 0.8}M${-wide * 0.5} ${-long * 0.6}Q${-wide * 0.34} 0 ${-wide * 0.5} ${long * 0.6}M${wide * 0.5} ${-long * 0.6}Q${wide * 0.34} 0 ${wide * 0.5} ${long * 0.6}M${-wide * 0.8} ${-long * 0.2}H${wide * 0.8}M${-wide * 0.8} ${long * 0.26}H${wide * 0.8}`,
        darker(colours.accent, 0.02),
        wide * 0.06,
      ),
    ]),
  }
}

/** @param height centimetres of 100 rig units, as for the other views */
export function drawPlanPet(member: PetMember, height: number, pose: string, key: string): PlanPet {
  const row = breedRow(member.type, member.breed)
  const cm = height / 100
  switch (row.rig) {
    case 'quad':
      return drawPlanQuad(row, member, cm, pose, key)
    case 'bird':
      return drawPlanBird(row, member, cm)
    case 'fish':
      return drawPlanFish(row, member, cm)
    case 'lizard':
      return drawPlanLizard(row, member, cm)
    case 'tortoise':
      return drawPlanTortoise(row.shell, row.head.radius, member, cm)
    case 'toy':
      return drawPlanToy(row, member, cm)
  }
}
