// Acts of animals: which pose, how the rig bends to the thing, and where the thing is at mouth or paw.
import { group } from '../kit/shape'
import { clamp, compose, rotate, scale, translate } from '../kit/vector'
import type { RigPose } from '../pets/habits'
import type { Verb } from '../direction'
import { bounds } from '../print/node-tree'
import { edgeBetween, outlinesOf } from '../print/outlines'
import type { BreedRow, QuadRow } from '../pets/breed-row'
import type { Acting, Box, Node, Point } from '../scene'
import { drawRopeEnd } from '../things/rope'
import type { ActSpec } from './act-spec'
import type { ActThing, AnchorName } from './act-thing'
import { animalVerb, type AnimalVerb } from './verbs'

/** How a quadruped's stance is changed for an act, in its own units. */
export interface Bend {
  /** Added to the neck's angle and the head's pitch, degrees. */
  neck?: number
  pitch?: number
  /** Height of the near forepaw above the ground, in heights of the spine. */
  pawUp?: number
}
export interface AnimalPlan {
  verb: AnimalVerb
  pose: RigPose | string
  /** Neither nose nor paw can go anywhere: the thing is set beside it. */
  still: boolean
  /** Where it stands on the thing, in the thing's own frame: a bird is on top of what a dog has its paw on. */
  standsOn?: Point | undefined
  bend: Bend
}

/** Things that a muzzle goes into. */
const VESSELS: ReadonlySet<string> = new Set([
  'bucket',
  'bowl',
  'basket',
  'box',
  'cup',
  'ship-cup',
  'hot-cup',
  'bag',
  'boots',
  'hat',
  'hole',
  'soup',
  'porridge',
  'jar',
  'jam',
  'tin',
  'nest',
  'wet-box',
  'present',
  'suitcase',
  'letterbox',
  'lion-bath',
  'puddle',
  'potatoes',
  'blue-paint',
  'money-jar',
  'ice-bowl',
  'flowerpot',
  'pan',
  'wheelbarrow',
  'cake',
  'slippers',
  'glove',
  'wallet',
])
const DEGREE = Math.PI / 180

/** Height of a quadruped's mouth when its neck is turned and its head tipped by so much: an estimate, to choose by. */
function mouthHeight(row: QuadRow, neck: number, pitch: number): number {
  const [tip, angle] = [row.head.muzzle[1], (row.neck.angle + neck) * DEGREE]
  const tilt = (pitch + (row.head.pitch ?? 0)) * DEGREE
  const head = row.height + Math.sin(angle) * row.neck.length
  const [ahead, down] = [tip[0] + tip[3] * 0.7, tip[1] - (tip[4] ?? tip[3]) * 0.6]
  return (
    Math.max(head, row.hooves ? 0 : row.head.radius) +
    row.head.radius * (down * Math.cos(tilt) + ahead * Math.sin(tilt))
  )
}

/** @param high wanted height of the mouth, in rig units */
function bendTo(row: BreedRow, high: number): Bend {
  if (row.rig !== 'quad') return {}
  let best: Bend & { off: number } = { off: Infinity }
  for (let neck = 10; neck >= -100; neck -= 10)
    for (const pitch of [0, -18, -36]) {
      const off = Math.abs(mouthHeight(row, neck, pitch) - high) + Math.abs(pitch) * 0.12 + Math.abs(neck) * 0.03
      if (off < best.off) best = { neck, pitch, off }
    }
  return { neck: best.neck ?? 0, pitch: best.pitch ?? 0 }
}

/** A chest as deep as the legs are long would be in the ground, and the animal in the air: such ones stretch the neck. */
const hasLegsToBow = (row: QuadRow): boolean => row.height * LOWERED > row.trunk[3][2] * 1.1
const LOWERED = 0.62

/** Lowest and highest things on which a bird stands, in centimetres. */
const [LOWEST_TOP, HIGHEST_TOP] = [8, 125]
/** Half the width of a bird's feet, in centimetres. */
const FEET = 2
const STOOD_ON: ReadonlySet<AnimalVerb> = new Set<AnimalVerb>(['paw-on', 'lie-across'])
export const standsOnThing = ({ verb, thing }: { verb: Verb; thing?: unknown }): boolean =>
  thing !== undefined && STOOD_ON.has(animalVerb(verb))

/** The top of the middle of a thing, if a bird can stand there. */
function standsOn(act: ActSpec, { rig }: BreedRow): Point | undefined {
  if (rig !== 'bird' || !act.thing || !standsOnThing(act) || liesFlat(act.thing)) return undefined
  const { box, nodes } = act.thing
  const x = box.x + box.width / 2
  const across = outlinesOf(nodes).map(({ points, filled }) => ({
    points: points.map(([px, py]): Point => [py, px]),
    filled,
  }))
  const y = edgeBetween(across, [x - FEET, x + FEET], 1)
  return -y >= LOWEST_TOP && -y <= HIGHEST_TOP ? [x, y] : undefined
}

function choosePose(act: ActSpec, row: BreedRow, unit: number): Omit<AnimalPlan, 'still' | 'standsOn'> {
  const verb = animalVerb(act.verb)
  const { thing } = act
  const high = thing ? -thing.box.y * unit : 0
  const quad = row.rig === 'quad'
  switch (verb) {
    case 'nose-into': {
      const given = act.touch?.mouth
      const goal = given ? -given[1] * unit : thing && VESSELS.has(thing.word) ? high - 8 * unit : high * 0.6
      const low = quad && row.height > 0 && goal < row.height * 0.4
      const bows = low && !row.hooves && hasLegsToBow(row)
      return {
        verb,
        pose: quad ? (bows ? 'dig' : 'stand') : row.rig === 'bird' && goal < 22 ? 'graze' : 'stand',
        bend: bows ? {} : bendTo(row, goal),
      }
    }
    case 'paw-on': {
      const given = act.touch?.near
      const goal = given ? -given[1] * unit : high
      return {
        verb,
        pose: quad ? 'reach' : row.rig === 'bird' ? 'graze' : 'stand',
        bend: quad ? { pawUp: clamp(goal / row.height, 0.12, 0.86) } : {},
      }
    }
    case 'tug':
      return { verb, pose: quad ? 'stand' : 'stand', bend: quad ? { neck: -26, pitch: -6 } : {} }
    case 'carry':
      return {
        verb,
        pose: act.verb === 'catch' || act.verb === 'throw' ? 'leap' : act.verb === 'hold-up' ? 'beg' : 'walk',
        bend: {},
      }
    case 'lean':
      return { verb, pose: 'sit', bend: {} }
    case 'lie-across':
      return { verb, pose: 'lie', bend: {} }
    case 'dig':
      return { verb, pose: 'dig', bend: {} }
    case 'hide-behind':
      return { verb, pose: 'sit', bend: {} }
  }
}

/** @param unit rig units a centimetre */
export function planAnimalAct(act: ActSpec, row: BreedRow, unit: number): AnimalPlan {
  const plan = { ...choosePose(act, row, unit), still: row.rig === 'toy' || row.rig === 'fish' }
  const top = standsOn(act, row)
  return top ? { ...plan, pose: 'stand', standsOn: top } : plan
}

interface Drawn {
  mouth: Point
  paw: Point
  box: Box
  face: { centre: Point; radius: number }
}
interface AnimalActParts {
  behind: Node[]
  front: Node[]
  box: Box | undefined
  acting: Acting
}

/** Longest thing in a mouth, in heights of the animal. */
const MAX_IN_MOUTH = 0.8
/** How far a muzzle may be above or below a rim to be in it, in centimetres. */
const DEEP = 8

/** Places the thing at mouth or paw, in centimetres; the animal's feet are at the origin. */
export function placeAnimalThing(
  { verb, still, standsOn: top }: AnimalPlan,
  act: ActSpec,
  drawn: Drawn,
): AnimalActParts {
  const { thing, touch } = act
  const { mouth, paw, box, face } = drawn
  if (!thing) {
    const at = verb === 'paw-on' ? paw : mouth
    const by = verb === 'paw-on' ? 'paw' : 'mouth'
    const anchor = (verb === 'paw-on' ? touch?.near : touch?.mouth) ?? at
    return {
      behind: [],
      front: [],
      box: undefined,
      acting: { contacts: [{ by, at, anchor }], gazeAt: act.lookAt ?? anchor },
    }
  }
  const longest = Math.max(thing.box.width, thing.box.height)
  const size =
    verb === 'carry' || verb === 'tug' ? Math.min(1, (box.height * (verb === 'tug' ? 1.6 : MAX_IN_MOUTH)) / longest) : 1
  const put = (anchor: Point, at: Point, angle = 0): { node: Node; box: Box } => {
    const transform = compose(translate(at[0], at[1]), rotate(angle), scale(size), translate(-anchor[0], -anchor[1]))
    const { x, y, width, height } = thing.box
    return {
      node: group(thing.nodes, { transform, thing: thing.word }),
      box: angle
        ? {
            x: at[0] - longest * size,
            y: at[1] - longest * size,
            width: 2 * longest * size,
            height: 2 * longest * size,
          }
        : {
            x: at[0] + (x - anchor[0]) * size,
            y: at[1] + (y - anchor[1]) * size,
            width: width * size,
            height: height * size,
          },
    }
  }
  const on = (name: AnchorName): Point => thing.anchors[name]
  const finish = (
    placed: { node: Node; box: Box },
    where: 'behind' | 'front',
    contact: Acting['contacts'][number] | undefined,
    extra: Node[] = [],
  ): AnimalActParts => ({
    behind: where === 'behind' ? [placed.node, ...extra] : [],
    front: where === 'front' ? [placed.node, ...extra] : [],
    box: placed.box,
    acting: {
      contacts: contact ? [contact] : [],
      gazeAt: [placed.box.x + placed.box.width / 2, placed.box.y + placed.box.height / 2],
      thing: placed.box,
    },
  })
  const nearEdge = inEdge(thing)
  if (top)
    return finish(put(top, [paw[0], top[1]]), 'behind', { by: 'paw', at: [paw[0], top[1]], anchor: [paw[0], top[1]] })
  if (still && verb !== 'hide-behind' && verb !== 'lie-across')
    return finish(put([0, 0], [box.x + box.width - 2 - thing.box.x, 0]), 'behind', undefined)
  switch (verb) {
    case 'nose-into': {
      const into = VESSELS.has(thing.word) && mouth[1] < thing.box.y + DEEP && mouth[1] > thing.box.y - DEEP
      const x = into ? mouth[0] - on('top')[0] - thing.box.width * 0.06 : mouth[0] - nearEdge
      const placed = put([0, 0], [x, 0])
      const anchor: Point = [mouth[0], clamp(mouth[1], thing.box.y, 0)]
      return finish(placed, 'front', { by: 'mouth', at: mouth, anchor })
    }
    case 'paw-on': {
      const onTop = paw[1] <= thing.box.y + 6
      const x = onTop ? paw[0] - thing.box.x - Math.min(thing.box.width * 0.35, 10) : paw[0] - nearEdge
      return finish(put([0, 0], [x, 0]), 'behind', {
        by: 'paw',
        at: paw,
        anchor: [paw[0], clamp(paw[1], thing.box.y, 0)],
      })
    }
    case 'tug': {
      if (thing.word === 'rope') {
        const end = [group(drawRopeEnd(box.height * 0.3), { transform: translate(mouth[0], mouth[1]), thing: 'rope' })]
        return finish({ node: group(end), box: bounds(end) }, 'front', { by: 'mouth', at: mouth, anchor: mouth })
      }
      const flat = thing.box.width >= thing.box.height
      return finish(put(on(flat ? 'left' : 'base'), mouth, flat ? -6 : 78), 'front', {
        by: 'mouth',
        at: mouth,
        anchor: mouth,
      })
    }
    case 'carry': {
      // Held by its middle if it is long, else by its near side: it must not hide the face.
      const tall = thing.box.height > thing.box.width * 1.6
      const long = thing.box.width > thing.box.height * 2
      return finish(put(on(tall || long ? 'centre' : 'left'), mouth, tall ? 78 : 0), 'front', {
        by: 'mouth',
        at: mouth,
        anchor: mouth,
      })
    }
    case 'lean': {
      const x = Math.max(face.centre[0] + face.radius * 0.7, box.x + box.width * 0.8) - thing.box.x
      return finish(put([0, 0], [x, 0]), 'behind', undefined)
    }
    case 'lie-across': {
      // On something flat the paws lie; over something high the body does, so that it sticks out below.
      if (
        thing.box.height > 12 &&
        thing.box.height < box.height * 0.7 &&
        thing.box.width < box.width * 0.8 &&
        !liesFlat(thing)
      )
        return finish(put([on('centre')[0], 0], [box.x + box.width * 0.32, 0]), 'front', undefined)
      // What is longer than the animal and about as high is seen before it, or nothing of it would be.
      if (!liesFlat(thing) && thing.box.width >= box.width * 0.8 && thing.box.height < box.height * 1.4)
        return finish(put([on('centre')[0], 0], [box.x + box.width / 2, 3]), 'front', undefined)
      const flat = put([on('centre')[0], 0], [paw[0] + 4, 1])
      return finish({ ...flat, node: group([flat.node], { transform: [1, 0, 0, FLAT, 0, 0] }) }, 'behind', undefined)
    }
    case 'dig': {
      const x = paw[0] + 6
      const wide = clamp(box.height * 0.4, 10, 28)
      const mound = group(
        [
          {
            kind: 'path',
            d: `M${x - wide} 1Q${x - wide * 0.5} ${-wide * 0.34} ${x} ${-wide * 0.36}Q${x + wide * 0.7} ${-wide * 0.3} ${x + wide * 1.2} 1Z`,
            fill: '#8a6040',
          },
          { kind: 'ellipse', cx: x - wide, cy: -wide * 0.7, rx: 1.4, ry: 1.4, fill: '#8a6040' },
          { kind: 'ellipse', cx: x - wide * 1.4, cy: -wide * 0.3, rx: 1.8, ry: 1.5, fill: '#8a6040' },
        ],
        {},
      )
      return finish(put(on('base'), [x + wide * 0.5, 2 - wide * 0.1]), 'front', { by: 'paw', at: paw, anchor: paw }, [
        mound,
      ])
    }
    case 'hide-behind': {
      const low = thing.box.y > face.centre[1] + face.radius * 0.2
      const x = low
        ? face.centre[0] - on('centre')[0] - face.radius * 0.5
        : face.centre[0] - face.radius * 0.95 - (thing.box.x + thing.box.width)
      return finish(put([0, 0], [x, 0]), 'front', undefined)
    }
  }
}

const FLAT = 0.42
const liesFlat = ({ word }: ActThing): boolean => FLAT_THINGS.has(word)
const FLAT_THINGS: ReadonlySet<string> = new Set([
  'paper',
  'drawing',
  'note',
  'map',
  'letter',
  'postcard',
  'blank-card',
  'book',
  'blanket',
  'old-blanket',
  'towel',
  'puzzle',
  'newspaper',
  'comic',
  'rug',
  'blue-picture',
  'pillow',
  'scarf',
  'rope',
])

/** Where the near edge of a thing is touched: a little inside its outline. */
const inEdge = ({ box }: ActThing): number => box.x + Math.min(box.width * 0.12, 6)
