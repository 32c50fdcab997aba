// One pet, from data to a figure: its row, its individual differences, its habit's pose, its mood; then set on the ground.
import type { PetMember } from '../cast'
import type { FigureSpec } from '../figure'
import { group } from '../kit/shape'
import { transformPoint, compose, scale, translate } from '../kit/vector'
import type { Box, Figure, Matrix, Node, Point } from '../scene'
import { bounds } from '../print/node-tree'
import { drawBird } from './bird'
import { breedRow } from './breed-table'
import { around, extentOf } from './extent'
import { MOODS } from './feelings'
import { drawFish } from './fish'
import { habitOf } from './habits'
import { individual } from './individual'
import { drawLizard } from './lizard'
import { drawQuad } from './quad'
import type { Drawn, Posed } from './rig'
import type { BreedRow } from './breed-row'
import { drawTortoise } from './tortoise'
import { drawToy } from './toy'

function rigged(row: BreedRow, posed: Posed): Drawn {
  switch (row.rig) {
    case 'quad':
      return drawQuad(row, posed)
    case 'bird':
      return drawBird(row, posed)
    case 'fish':
      return drawFish(row, posed)
    case 'lizard':
      return drawLizard(row, posed)
    case 'tortoise':
      return drawTortoise(row, posed)
    case 'toy':
      return drawToy(row, posed)
  }
}

/**
 * A pet at the origin, facing right, lowest contact on y = 0. `drawing.size` is page units for 100 rig units.
 * A runner or leaper hangs above y = 0 at its own height; whatever flies or swims has its lowest point there.
 */
export function drawPet(member: PetMember, drawing: FigureSpec): Figure {
  const key = `${drawing.key}|${member.who}|${member.breed}`
  const row = individual(breedRow(member.type, member.breed), key)
  const pose = habitOf(row.habit, drawing.pose)
  const drawn = rigged(row, {
    drawing,
    pose,
    mood: MOODS[drawing.feeling],
    colours: member.colours,
    collar: member.collar,
    light: drawing.mirrored ? -1 : 1,
    key,
  })
  const k = drawing.size / 100
  const own = extentOf(drawn.nodes)
  const ground = drawn.airborne
    ? Math.max(0, own.y + own.height)
    : drawn.perched
      ? Math.max(...drawn.feet.map((f) => f[1])) + 2
      : own.y + own.height
  const place: Matrix = compose(scale(k), translate(0, -ground))
  const at = (p: Point): Point => transformPoint(place, p)
  const nodes: Node[] = [group(drawn.nodes, { transform: place })]
  const [left, top] = at([own.x, own.y])
  let box: Box = { x: left, y: top, width: own.width * k, height: own.height * k }
  const mouth = at(drawn.mouth)
  const paw = at(drawn.paw)
  if (drawing.held) {
    const grip = drawing.held.hand === 'far' ? paw : mouth
    const held = group(drawing.held.nodes, { transform: translate(grip[0], grip[1]) })
    nodes.push(held)
    box = around(box, bounds([held]))
  }
  const back = at(drawn.back)
  return {
    nodes,
    box,
    face: { centre: at(drawn.face.centre), radius: drawn.face.radius * k },
    anchors: {
      eyes: at(drawn.eyes),
      handNear: mouth,
      handFar: paw,
      lap: back,
      back,
      feet: drawn.feet.map((f): Point => [at(f)[0], 0]),
    },
  }
}
