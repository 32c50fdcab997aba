// Draws each figure once by its rig, in centimetres, with the pose, view, clothes and held prop that the page needs.
import { chance } from '../../chance'
import { HEIGHT_OF_BUILD } from '../child/builds'
import { SMALL_IN_HAND } from '../child/adapt-posture'
import { drawAdult, drawChild } from '../child/draw'
import type { Member } from '../cast'
import type { Actor, Direction, Prop, Verb } from '../direction'
import type { FigureSpec } from '../figure'
import { group } from '../kit/shape'
import { transformPoint, compose, rotate, scale, translate } from '../kit/vector'
import type { GrownLook } from '../look'
import { drawPet } from '../pets/draw'
import { getPetScale } from '../pets/scale'
import type { Box, Figure, Matrix, Point } from '../scene'
import type { AgeBand } from '../../story/lists'
import { SWING_GRIPS, SEATS } from '../things/seats'
import { boxOfProp, type PropDrawing } from '../things/prop-drawing'
import { withTime } from '../things/clock-face'
import { textInHand } from '../things/in-hand'
import { PROP_DRAWINGS } from '../things/table'
import { benchHeightOf } from './boat-passengers'
import type { ActSpec } from '../acts/act-spec'
import { readThing } from '../acts/anchors'
import type { Role, RoleAct } from './roles'

/** Heights of children in centimetres. A pet's scale is relative to a child of five or six. */
const CHILD_HEIGHTS: Record<AgeBand, number> = {
  '0-2': 86,
  '3-4': 102,
  '5-6': 116,
  '7-8': 128,
  '9-10': 140,
  '11-12': 152,
}
const ADULT_HEIGHTS = { grownup: 170, elder: 158 } as const
const REFERENCE_HEIGHT = CHILD_HEIGHTS['5-6']

/**
 * Large animals are drawn smaller than life, or a horse would leave no room for its child: their height above a cat's
 * (in centimetres) is reduced to this power.
 */
const TRUE_SIZE_UP_TO = 44
const shrinkLargeAnimal = (real: number): number =>
  real <= TRUE_SIZE_UP_TO ? real : TRUE_SIZE_UP_TO * (real / TRUE_SIZE_UP_TO) ** 0.4

export const heightOf = (member: Member): number =>
  member.kind === 'child'
    ? CHILD_HEIGHTS[member.age]
    : member.kind === 'adult'
      ? ADULT_HEIGHTS[member.who] * (member.look.build ? HEIGHT_OF_BUILD[member.look.build] : 1)
      : shrinkLargeAnimal(getPetScale(member) * REFERENCE_HEIGHT)

/** A person's look with the outfit that weather and place ask for, in the same colours. */
function dressForScene<L extends GrownLook>(look: L, direction: Direction, indoor: boolean, pose: string): L {
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

/** Whom the child meets: beyond it and turned to it. */
const meetsChild = ({ at, looksAt }: Actor): boolean => at === 'far' && looksAt === 'child'
/** Both arms are told: seen from the side one would hide the other. */
const FRONTAL: ReadonlySet<string> = new Set(['wave', 'celebrate', 'shrug', 'hands-on-hips'])
const viewOf = (shot: Direction['shot'], actor: Actor): FigureSpec['view'] => {
  const { pose } = actor
  return shot === 'behind' && !meetsChild(actor) ? 'back' : FRONTAL.has(pose) ? 'front' : undefined
}
/**
 * Centimetres of a thing on every side of its grip from which it takes two hands, and from which the arm lies over
 * it.
 */
const TWO_HANDS_FROM = 5.5

/**
 * Draws one figure in centimetres; it is scaled once its position is known. A figure that faces left comes mirrored,
 * with its anchors.
 */
export function poseFigure(
  role: Role,
  direction: Direction,
  place: { indoor: boolean; swims: boolean },
  lightSide: -1 | 1,
  key: string,
  page: number,
): Figure {
  const { member, facing } = role
  // On dry land a fish is drawn in its bowl.
  const actor =
    member.kind === 'pet' && member.type === 'Fish' && !place.swims ? { ...role.actor, pose: 'sit' } : role.actor
  const flip = facing === -1
  const view = role.carriesPet ? undefined : viewOf(direction.shot, actor)
  const act =
    role.act && (role.act.thing ?? role.act.touch) && !role.carriedBy
      ? specifyAct(role.act, actor.pose, flip, direction, place.indoor)
      : undefined
  const drawing: FigureSpec = {
    pose: actor.pose,
    feeling: actor.feeling,
    gaze: role.gaze,
    key,
    stanceVariant: chance(key, `manner ${member.who} ${page}`),
    size: heightOf(member),
    ...(role.underBlanket ? { inBed: true } : {}),
    ...(role.underBlanket && actor.pose === 'lie' ? { pose: 'sleep', hasOpenEyes: true } : {}),
    ...wornBy(actor),
    ...(role.carriesPet ? { carriesPet: true } : {}),
    ...(actor.weeps ? { weeps: true } : {}),
    ...(actor.voice ? { voice: actor.voice } : {}),
    ...(direction.weather === 'wind' && !place.indoor ? { wind: flip ? -1 : 1 } : {}),
    ...(benchHeightOf(role) === undefined ? {} : { seatHeight: benchHeightOf(role) }),
    ...(role.seat && role.actor.pose === 'sit'
      ? { seatHeight: SEATS[role.seat].height, ...(role.seat === 'swing' ? { grips: SWING_GRIPS } : {}) }
      : {}),
    // Rigs are lit from the left: the shade side is swapped for a figure that is mirrored, or on a page lit from the
    // right, but not for both.
    mirrored: flip !== (lightSide === 1),
    ...(view ? { view } : {}),
    // What is touched with something in the hand.
    ...(act ? { act: act.verb === 'touch' && role.holding === 'feather' ? { ...act, tool: role.holding } : act } : {}),
    ...(role.holding && !role.carriedBy && !act?.thing
      ? {
          held: besideBody(
            view,
            drawHeldProp(
              role.holding,
              flip,
              withTime(role.holding, direction.props.find(({ prop }) => prop === role.holding)?.text, direction),
              member.kind === 'pet' ? heightOf(member) * MAX_IN_MOUTH : Infinity,
            ),
          ),
        }
      : {}),
  }
  const drawn =
    member.kind === 'pet'
      ? drawPet(member, drawing)
      : member.kind === 'adult'
        ? drawAdult({ ...member, look: withGlasses(member.look, actor, direction, place.indoor) }, drawing)
        : drawChild({ ...member, look: withGlasses(member.look, actor, direction, place.indoor) }, drawing)
  return flip ? stretchFigure(drawn, -1, 1) : drawn
}

function wornBy({ wears }: Actor): Pick<FigureSpec, 'oneBoot' | 'wears'> {
  if (wears === undefined || wears === 'glasses') return {}
  return wears === 'one-boot' ? { oneBoot: true } : { wears }
}

/** Dressed for the page, with glasses on where its direction says so. */
function withGlasses<L extends GrownLook>(look: L, actor: Actor, direction: Direction, indoor: boolean): L {
  const dressed = dressForScene(look, direction, indoor, actor.pose)
  return actor.wears === 'glasses' && look.glasses === 'none' ? { ...dressed, glasses: 'round' } : dressed
}

/** What animals do to a thing that lies on the ground. */
const ON_GROUND: ReadonlySet<Verb> = new Set<Verb>(['paw-on', 'nose-into', 'lie-across'])

/** What is done to the sheet of a letter; all else is done to its envelope. */
const ON_SHEET: ReadonlySet<Verb> = new Set<Verb>(['write', 'read', 'tear'])

/** What the rig needs to know of an act: its thing, read once, mirrored back if its figure will be mirrored. */
const specifyAct = (
  { verb, thing, into, touch, lookAt }: RoleAct,
  pose: string,
  flip: boolean,
  direction: Direction,
  indoor: boolean,
): ActSpec => ({
  verb,
  ...(pose === 'stand' ? { stands: true } : {}),
  ...(thing
    ? {
        thing: readThing(
          thing,
          thing === 'letter' && ON_SHEET.has(verb)
            ? 'sheet'
            : // Out of doors a door is in the front of a house.
              thing === 'door' && !indoor
              ? 'front'
              : withTime(thing, direction.props.find(({ prop }) => prop === thing)?.text, direction),
          flip,
          ON_GROUND.has(verb),
        ),
      }
    : {}),
  ...(into
    ? {
        into: readThing(into, withTime(into, direction.props.find(({ prop }) => prop === into)?.text, direction), flip),
      }
    : {}),
  crayon: direction.props.find(({ prop }) => prop === 'crayon')?.text,
  ...(touch ? { touch } : {}),
  ...(lookAt ? { lookAt } : {}),
})

/** Held by their stick in one hand, however wide they are above it. */
const BY_ITS_STICK: ReadonlySet<Prop> = new Set<Prop>(['ladle'])

/** How far down a small thing is held, as a share of its height. */
const IN_FINGERS = 0.78

/** Longest prop in a pet's mouth, in heights of the pet. Longer props are scaled down. */
const MAX_IN_MOUTH = 0.85

/** Seen from behind, what both hands hold before the body would be hidden by it: it hangs from one. */
const besideBody = (
  view: FigureSpec['view'],
  held: NonNullable<FigureSpec['held']>,
): NonNullable<FigureSpec['held']> => (view === 'back' ? { ...held, hand: 'near' } : held)

/** What is as wide as it is long would hide the face of a small animal that has it in its mouth. */
const [SLIM, ROUND_IN_MOUTH] = [0.7, 0.55]

/** What is thicker than this share of the longest would cover a muzzle to the eyes: it hangs from its upper edge. */
const [THICK_IN_MOUTH, BITTEN] = [0.2, 0.12]
const isInFace = ({ width, height, grip }: PropDrawing, size: number, longest: number): boolean =>
  height * size > longest * THICK_IN_MOUTH && width > height * 0.6 && -grip[1] < height * 0.8

/** Drawn upright, and held by its middle, as a crayon: it lies across a muzzle. */
const isUpright = ({ grip }: PropDrawing, { width, height }: Box): boolean =>
  height > width * UPRIGHT && -grip[1] > height * 0.2 && -grip[1] < height * 0.8
const UPRIGHT = 2.2

/** @param longest centimetres */
function drawHeldProp(
  prop: NonNullable<Role['holding']>,
  flip: boolean,
  text: string | undefined,
  longest: number,
): NonNullable<FigureSpec['held']> {
  const thing = PROP_DRAWINGS[prop](textInHand(prop, text))
  const slim = Math.min(thing.width, thing.height) < Math.max(thing.width, thing.height) * SLIM
  const size = Math.min(1, (slim ? longest : longest * ROUND_IN_MOUTH) / Math.max(thing.width, thing.height))
  const readable: Matrix = (thing.readable || thing.keepsSide) && flip ? scale(-size, size) : scale(size)
  const extent = boxOfProp(thing)
  // A hand round the middle of a small thing would hide it: its foot is in the fingers of a person.
  const isAcross = longest !== Infinity && isUpright(thing, extent)
  const [x, y]: Point = isAcross
    ? [extent.x + extent.width / 2, extent.y + extent.height / 2]
    : longest === Infinity && Math.max(extent.width, extent.height) < SMALL_IN_HAND
      ? [extent.x + extent.width / 2, extent.y + extent.height * IN_FINGERS]
      : longest !== Infinity && isInFace(thing, size, longest)
        ? [extent.x + extent.width / 2, extent.y + extent.height * BITTEN]
        : thing.grip
  const around = Math.min(x - extent.x, extent.x + extent.width - x, y - extent.y, extent.y + extent.height - y) * size
  return {
    nodes: [
      group(thing.nodes, {
        thing: prop,
        transform: compose(isAcross ? rotate(90) : scale(1), readable, translate(-x, -y)),
      }),
    ],
    hand: BY_ITS_STICK.has(prop) ? 'far' : around > TWO_HANDS_FROM || thing.width > 26 ? 'both' : 'near',
  }
}

export const scaleFigure = (figure: Figure, unit: number): Figure => stretchFigure(figure, unit, unit)

export const scaleBox = (b: Box, x: number, y = Math.abs(x)): Box => ({
  x: x < 0 ? (b.x + b.width) * x : b.x * x,
  y: b.y * y,
  width: b.width * Math.abs(x),
  height: b.height * y,
})

function stretchFigure(figure: Figure, x: number, y: number): Figure {
  const m = scale(x, y)
  const at = (p: Point): Point => transformPoint(m, p)
  const { anchors: a, face } = figure
  return {
    nodes: [group(figure.nodes, { transform: m })],
    box: scaleBox(figure.box, x, y),
    face: { centre: at(face.centre), radius: face.radius * y },
    ...(figure.acting
      ? {
          acting: {
            contacts: figure.acting.contacts.map(({ by, at: p, anchor }) => ({ by, at: at(p), anchor: at(anchor) })),
            gazeAt: at(figure.acting.gazeAt),
            ...(figure.acting.thing ? { thing: scaleBox(figure.acting.thing, x, y) } : {}),
            ...(figure.acting.words ? { words: scaleBox(figure.acting.words, x, y) } : {}),
            ...(figure.acting.farSide ? { farSide: at(figure.acting.farSide) } : {}),
          },
        }
      : {}),
    ...(figure.joints ? { joints: figure.joints.map(at) } : {}),
    ...(figure.arms ? { arms: figure.arms.map((arm) => arm.map(at)) } : {}),
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
