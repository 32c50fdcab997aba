// Draws a pet: its breed's row, its individual variation, the pose that its habit allows and its mood; then sets it on
// the ground.
import type { PetMember } from '../cast'
import type { FigureSpec } from '../figure'
import { group } from '../kit/shape'
import { transformPoint, compose, scale, translate } from '../kit/vector'
import type { Box, Figure, Matrix, Node, Point } from '../scene'
import { bounds } from '../print/node-tree'
import { placeAnimalThing, planAnimalAct, type AnimalPlan } from '../acts/animal-acts'
import { drawBird } from './bird'
import { breedRow } from './breed-table'
import { unionBoxes, measureExtent } from './extent'
import { MOODS } from './feelings'
import { drawFish } from './fish'
import { resolveHabitPose, type RigPose } from './habits'
import { varyIndividual } from './individual'
import { drawLizard } from './lizard'
import { drawQuad } from './quad'
import type { RigOutput, RigInput } from './rig'
import type { BreedRow } from './breed-row'
import { drawTortoise } from './tortoise'
import { drawToy } from './toy'

function runRig(row: BreedRow, input: RigInput): RigOutput {
  switch (row.rig) {
    case 'quad':
      return drawQuad(row, input)
    case 'bird':
      return drawBird(row, input)
    case 'fish':
      return drawFish(row, input)
    case 'lizard':
      return drawLizard(row, input)
    case 'tortoise':
      return drawTortoise(row, input)
    case 'toy':
      return drawToy(row, input)
  }
}

/** Poses that only rigs know are drawn as they are, by the rigs that know them. */
const poseOfPlan = (pose: string, row: BreedRow): RigPose =>
  pose === 'reach' || pose === 'graze' ? pose : resolveHabitPose(row.habit, pose)

/** Eyes go to what is at nose or paw, or back up to whom one leans on. */
const GAZES: Partial<Record<AnimalPlan['verb'], Point>> = {
  lean: [-0.7, -0.5],
  'hide-behind': [0.5, 0],
  carry: [0.6, 0.2],
  tug: [0.6, 0.2],
  'paw-on': [0.4, 1],
}
const gazeOfPlan = ({ verb }: AnimalPlan): Point => GAZES[verb] ?? [0.6, 0.4]

/**
 * A pet at the origin, facing right, lowest contact on y = 0. `spec.size` is page units for 100 rig units. A runner or
 * leaper hangs above y = 0 at its own height; whatever flies or swims has its lowest point there.
 */
export function drawPet(member: PetMember, spec: FigureSpec): Figure {
  const key = `${spec.key}|${member.who}|${member.breed}`
  const row = varyIndividual(breedRow(member.type, member.breed), key)
  const plan = spec.act ? planAnimalAct(spec.act, row, 100 / spec.size) : undefined
  const pose = plan ? poseOfPlan(plan.pose, row) : resolveHabitPose(row.habit, spec.pose)
  const output = runRig(row, {
    spec: plan ? { ...spec, held: undefined, view: undefined, gaze: gazeOfPlan(plan) } : spec,
    pose,
    bend: plan?.bend,
    mood: MOODS[spec.feeling],
    colours: member.colours,
    collar: member.collar,
    light: spec.mirrored ? -1 : 1,
    key,
  })
  const k = spec.size / 100
  const extent = measureExtent(output.nodes)
  const ground = output.airborne
    ? Math.max(0, extent.y + extent.height)
    : output.perched
      ? Math.max(...output.feet.map((f) => f[1])) + 2
      : extent.y + extent.height
  const place: Matrix = compose(translate(0, plan?.standsOn?.[1] ?? 0), scale(k), translate(0, -ground))
  const at = (p: Point): Point => transformPoint(place, p)
  const nodes: Node[] = [group(output.nodes, { transform: place })]
  const [left, top] = at([extent.x, extent.y])
  let box: Box = { x: left, y: top, width: extent.width * k, height: extent.height * k }
  const mouth = at(output.mouth)
  const paw = at(output.paw)
  const face = { centre: at(output.face.centre), radius: output.face.radius * k }
  const acted = plan && spec.act ? placeAnimalThing(plan, spec.act, { mouth, paw, box, face }) : undefined
  if (acted) {
    nodes.unshift(...acted.behind)
    nodes.push(...acted.front)
    if (acted.box) box = unionBoxes(box, acted.box)
  } else if (spec.held) {
    const grip = spec.held.hand === 'far' ? paw : mouth
    const held = group(spec.held.nodes, { transform: translate(grip[0], grip[1]) })
    nodes.push(held)
    box = unionBoxes(box, bounds([held]))
  }
  const back = at(output.back)
  return {
    nodes,
    box,
    face,
    ...(acted ? { acting: acted.acting } : {}),
    anchors: {
      eyes: at(output.eyes),
      handNear: mouth,
      handFar: paw,
      lap: back,
      back,
      feet: output.feet.map((f): Point => [at(f)[0], 0]),
    },
  }
}
