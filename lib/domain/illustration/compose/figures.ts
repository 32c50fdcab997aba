// The rigs, asked for one figure, turned and lit as the page needs it.
import { chance } from '../../chance'
import { drawAdult, drawChild } from '../child/draw'
import type { Member } from '../cast'
import type { Direction, Shot } from '../direction'
import type { FigureSpec } from '../figure'
import { group } from '../kit/shape'
import { transformPoint, compose, scale, translate } from '../kit/vector'
import type { ChildLook } from '../look'
import { drawPet } from '../pets/draw'
import { getPetScale } from '../pets/scale'
import type { Box, Figure, Matrix, Point } from '../scene'
import type { AgeBand } from '../../story/lists'
import { ROPES, SEATS } from '../things/seats'
import { THINGS } from '../things/table'
import { benchOf } from './boat-passengers'
import type { Role } from './roles'

/** How tall children are drawn, in centimetres; a pet's scale is measured against one of five or six. */
const TALL: Record<AgeBand, number> = { '0-2': 86, '3-4': 102, '5-6': 116, '7-8': 128, '9-10': 140, '11-12': 152 }
const GROWN = 168
const REFERENCE = TALL['5-6']

/** Large animals are drawn smaller than life, or a horse leaves no page for its child: this much of their size above a cat's. */
const CAT = 44
const drawnScale = (real: number): number => (real <= CAT ? real : CAT * (real / CAT) ** 0.4)

export const heightOf = (member: Member): number =>
  member.kind === 'child'
    ? TALL[member.age]
    : member.kind === 'adult'
      ? GROWN
      : drawnScale(getPetScale(member) * REFERENCE)

/** Clothes for weather and place: the same child, in the same colours, dressed as one would. */
function dressed(look: ChildLook, direction: Direction, indoor: boolean, pose: string): ChildLook {
  const { weather, setting, light } = direction
  const outfit =
    setting === 'underwater' || setting === 'pool' || setting === 'great-barrier-reef'
      ? 'swimmers'
      : (!indoor && weather === 'snow') || setting === 'snowfield'
        ? 'winter'
        : !indoor && weather === 'rain'
          ? 'raincoat'
          : setting === 'bedroom' && (pose === 'sleep' || ((light === 'lamp' || light === 'night') && pose !== 'run'))
            ? 'pyjamas'
            : null
  return outfit ? { ...look, outfit } : look
}

const viewOf = (shot: Shot, pose: string): FigureSpec['view'] =>
  shot === 'behind'
    ? 'back'
    : pose === 'wave' || pose === 'celebrate' || pose === 'shrug' || pose === 'hands-on-hips'
      ? 'front'
      : undefined
const WIDE_TO_HOLD = 20

/** One figure in centimetres, to be enlarged once its place is known. Mirrored figures come mirrored, anchors and all. */
export function pose(
  role: Role,
  direction: Direction,
  place: { indoor: boolean; swims: boolean },
  lightSide: -1 | 1,
  key: string,
  page: number,
): Figure {
  const { member, faces } = role
  // On dry land a fish comes in its bowl.
  const actor =
    member.kind === 'pet' && member.type === 'Fish' && !place.swims ? { ...role.actor, pose: 'sit' } : role.actor
  const flip = faces === -1
  const view = role.bears ? undefined : viewOf(direction.shot, actor.pose)
  const drawing: FigureSpec = {
    pose: actor.pose,
    feeling: actor.feeling,
    gaze: role.gaze,
    key,
    stanceVariant: chance(key, `manner ${member.who} ${page}`),
    size: heightOf(member),
    ...(role.covered ? { inBed: true } : {}),
    ...(role.actor.wears === 'one-boot' ? { oneBoot: true } : role.actor.wears ? { wears: role.actor.wears } : {}),
    ...(role.bears ? { carriesPet: true } : {}),
    ...(direction.weather === 'wind' && !place.indoor ? { wind: flip ? -1 : 1 } : {}),
    ...(benchOf(role) === undefined ? {} : { seatHeight: benchOf(role) }),
    ...(role.seat && role.actor.pose === 'sit'
      ? { seatHeight: SEATS[role.seat].height, ...(role.seat === 'swing' ? { grips: ROPES } : {}) }
      : {}),
    // A rig is lit from the left; a figure that is turned round, or a page lit from the right, changes that.
    mirrored: flip !== (lightSide === 1),
    ...(view ? { view } : {}),
    ...(role.holding && !role.carriedBy
      ? {
          held: held(
            role.holding,
            flip,
            direction.props.find(({ prop }) => prop === role.holding)?.text,
            member.kind === 'pet' ? heightOf(member) * IN_MOUTH : Infinity,
          ),
        }
      : {}),
  }
  const drawn =
    member.kind === 'pet'
      ? drawPet(member, drawing)
      : member.kind === 'adult'
        ? drawAdult({ who: member.who, look: dressed(member.look, direction, place.indoor, actor.pose) }, drawing)
        : drawChild({ age: member.age, look: dressed(member.look, direction, place.indoor, actor.pose) }, drawing)
  return flip ? transformed(drawn, -1, 1) : drawn
}

/** In heights of a pet: nothing longer is in its mouth. A small one has a small one. */
const IN_MOUTH = 0.85

/** @param longest centimetres */
function held(
  prop: NonNullable<Role['holding']>,
  flip: boolean,
  text: string | undefined,
  longest: number,
): NonNullable<FigureSpec['held']> {
  const thing = THINGS[prop](text)
  const size = Math.min(1, longest / Math.max(thing.width, thing.height))
  const readable: Matrix = thing.reads && flip ? scale(-size, size) : scale(size)
  return {
    nodes: [group(thing.nodes, { transform: compose(readable, translate(-thing.grip[0], -thing.grip[1])) })],
    hand: Math.min(thing.width, thing.height) > WIDE_TO_HOLD || thing.width > 26 ? 'both' : 'near',
  }
}

export const enlarged = (figure: Figure, unit: number): Figure => transformed(figure, unit, unit)

export const scaledBox = (b: Box, x: number, y = Math.abs(x)): Box => ({
  x: x < 0 ? (b.x + b.width) * x : b.x * x,
  y: b.y * y,
  width: b.width * Math.abs(x),
  height: b.height * y,
})

function transformed(figure: Figure, x: number, y: number): Figure {
  const m = scale(x, y)
  const at = (p: Point): Point => transformPoint(m, p)
  const { anchors: a, face } = figure
  return {
    nodes: [group(figure.nodes, { transform: m })],
    box: scaledBox(figure.box, x, y),
    face: { centre: at(face.centre), radius: face.radius * y },
    ...(figure.holdingArm
      ? {
          holdingArm: {
            nodes: [group(figure.holdingArm.nodes, { transform: m })],
            joints: figure.holdingArm.joints.map(at),
            half: figure.holdingArm.half * y,
          },
        }
      : {}),
    anchors: {
      eyes: at(a.eyes),
      handNear: at(a.handNear),
      handFar: at(a.handFar),
      lap: at(a.lap),
      back: at(a.back),
      feet: a.feet.map(at),
    },
  }
}
