// How many page units are a centimetre, told from the size of a face.
import type { Member } from '../cast'
import { poseFigure } from '../compose/figures'
import type { Direction } from '../direction'
import type { Picture } from '../picture'

const ANYWHERE: Direction = {
  setting: 'park',
  light: 'noon',
  weather: 'clear',
  shot: 'medium',
  actors: [],
  props: [],
  textSpace: 'none',
}
const known = new WeakMap<Member, number>()

/** Radius of a member's face in centimetres: the same in every pose. */
function faceRadiusOf(member: Member): number {
  const found = known.get(member)
  if (found !== undefined) return found
  const { face } = poseFigure(
    {
      actor: { who: member.who, pose: 'stand', feeling: 'calm' },
      member,
      wantedX: 0.5,
      facing: 1,
      gaze: [0.5, 0],
    },
    ANYWHERE,
    { indoor: false, swims: false },
    -1,
    'scale',
    1,
  )
  known.set(member, face.radius)
  return face.radius
}

/** Page units a centimetre where a member stands; undefined where no face of it is shown. */
export function unitsPerCmAt({ faces }: Picture, member: Member): number | undefined {
  const face = faces.find(({ who }) => who === member.who)
  return face && face.radius / faceRadiusOf(member)
}
