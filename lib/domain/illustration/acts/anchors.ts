// Where a thing is touched: named points in its own centimetres. Most follow from its outline; what is particular to a
// thing (a mouthpiece, a handle) is in the table.
import type { Prop } from '../direction'
import { group } from '../kit/shape'
import { clamp, scale } from '../kit/vector'
import { bounds } from '../print/node-tree'
import type { Box, Point } from '../scene'
import { fallsOver, layOnSide } from '../things/lying'
import type { PropDrawing } from '../things/prop-drawing'
import { PROP_DRAWINGS } from '../things/table'
import { TRUE_SIZE } from '../things/true-size'
import type { ActThing, AnchorName, Anchors } from './act-thing'

/** In the drawing's own centimetres, before it is set to its true size. */
const OWN: Partial<Record<Prop, Partial<Anchors>>> = {
  trombone: { mouthpiece: [-14, -23], slide: [30, -19.5], brace: [8, -19.5] },
  triangle: { top: [0, -26], handle: [0, -27], left: [-7, -2.5], right: [7, -3] },
  drum: { 'keys-near': [-9, -32.5], 'keys-far': [13, -34.6], top: [0, -25] },
  piano: { 'keys-near': [-22, -74], 'keys-far': [12, -74] },
  cup: { rim: [-4.5, -12.5], handle: [8.5, -7], left: [-5, -6] },
  'ship-cup': { rim: [-12, -28], handle: [19, -15], left: [-12, -14] },
  'hot-cup': { rim: [-11.5, -25], handle: [19, -15], left: [-11, -12], top: [0, -25] },
  bucket: { rim: [-12, -28], top: [0, -27], handle: [0, -36], lid: [0, -27] },
  torch: { handle: [-6, -7], right: [17, -7] },
  lantern: { handle: [0, -33], centre: [0, -15], left: [-9, -15], right: [9, -15] },
  umbrella: { handle: [0, -3] },
  broom: { handle: [0, -78], brace: [0, -52] },
  waders: { 'top-left': [-14, -90] },
  rod: { handle: [-40, -8], brace: [-28, -20] },
  spade: { handle: [0, -34], brace: [0, -22] },
  cake: { rim: [-24, -31] },
  spoon: { handle: [0, -4] },
  ladle: { handle: [0, -8] },
  microphone: { handle: [0, -6], mouthpiece: [0, -24] },
  bell: { handle: [0, -20], lid: [0, -20] },
  'big-bell': { handle: [0, -76], string: [0, -66] },
  kite: { string: [0, 0], handle: [0, 0] },
  balloon: { string: [0, 0], handle: [0, 0] },
  'holed-fence': { handle: [-20, -36] },
  pipe: { mouthpiece: [10, -176] },
  ['door']: { handle: [26, -92], lid: [26, -92] },
  'open-door': { handle: [-30, -92], lid: [-30, -92] },
  fridge: { handle: [-24, -84], lid: [-24, -84] },
  washer: { handle: [-18, -42], lid: [-18, -42] },
  oven: { handle: [-30, -52], lid: [-30, -52] },
  letterbox: { lid: [-15, -84], handle: [-15, -84], page: [-10, -86] },
  suitcase: { handle: [0, -42], lid: [-14, -39] },
  bag: { handle: [0, -40], lid: [0, -36] },
  basket: { handle: [0, -40], rim: [-18, -22], lid: [-14, -24] },
  easel: { page: [-6, -104] },
  newspaper: { page: [-14, -62] },
  sign: { page: [-24, -82] },
  poster: { page: [-28, -96] },
  'spoon-stage': { page: [-30, -40] },
  letter: { lid: [0, -19] },
  pan: { handle: [36, -10], rim: [-10, -12] },
  'clothes-line': { page: [-20, -120] },
  lollipop: { handle: [0, -90], brace: [0, -60] },
  'long-stick': { handle: [-70, -14], brace: [-40, -10] },
  telescope: { mouthpiece: [-26, -72], handle: [-8, -80] },
  'dragon-suit': { left: [-17, -34], 'low-left': [-8, -36] },
  'home-lamp': { 'keys-near': [-7, -92], 'keys-far': [-7, -108] },
  'light-switch': { centre: [-48, -66] },
  blanket: { 'top-left': [-32, -12], 'top-right': [32, -12] },
  sled: { handle: [-46, -20], left: [-46, -12] },
  bike: { handle: [28, -60] },
  wheelbarrow: { handle: [-58, -52], left: [-58, -50] },
  'box-boat': { left: [-84, -50] },
}

/** The same of a thing with this text. */
const OWN_OF_TEXT: Record<string, Partial<Anchors>> = {
  'old-blanket wings': { mouthpiece: [-47, -48], slide: [47, -48] },
  'towel wings': { mouthpiece: [-41, -43], slide: [41, -43] },
}

/** Centimetres from which a thing is not taken into the arms. */
const STANDS_FROM = 76
/** Small things that hang or lie are taken in hand all the same; these are fixed. */
const FIXED: ReadonlySet<Prop> = new Set<Prop>([
  'handprint',
  'light-switch',
  'cactus',
  'campfire',
  'chalk-line',
  'hole',
  'puddle',
  'rug',
  'streak',
  'cross',
  'snowman',
  'sandcastle',
  'rock',
  'scale',
  'mirror',
  'clock',
  'window',
  'nest',
  'block-tower',
  'hutch',
  'hay',
  'log',
])
/** Long things that are carried all the same. */
const CARRIED: ReadonlySet<Prop> = new Set<Prop>([
  'trombone',
  'kite',
  'balloon',
  'umbrella',
  'broom',
  'rod',
  'lollipop',
  'stick',
  'long-stick',
  'stick-end',
  'map',
  'skateboard',
  'old-blanket',
  'blanket',
  'towel',
  'waders',
  'dragon-suit',
  'sled',
  'lion-bath',
  'newspaper',
  'fifth-clock',
])
const NEVER_HELD: ReadonlySet<Prop> = new Set<Prop>(['lion-bath', 'sled', 'fifth-clock', 'newspaper'])

const NARROW = 0.06
const HANDS_APART = 26

/**
 * @param mirrored the thing is drawn mirrored, because it carries text and its figure will be mirrored too
 * @param onGround it is on the ground, where thin things lie on their side
 */
export function readThing(word: Prop, text: string | undefined, mirrored: boolean, onGround = false): ActThing {
  if (onGround && fallsOver(word)) return measureThing(word, layOnSide(PROP_DRAWINGS[word](text), word), mirrored)
  if (text !== undefined) return measureThing(word, PROP_DRAWINGS[word](text), mirrored, text)
  const cache = mirrored ? MIRRORED : READ
  const thing = cache.get(word) ?? measureThing(word, PROP_DRAWINGS[word](), mirrored)
  cache.set(word, thing)
  return thing
}
/** Things without words of their own are always the same, and measuring them is slow. */
const READ = new Map<Prop, ActThing>()
const MIRRORED = new Map<Prop, ActThing>()

const mirrorBox = (box: Box): Box => ({ ...box, x: -(box.x + box.width) })
/** Centimetres. */
const BELOW_WORDS = 12

function measureThing(word: Prop, drawing: PropDrawing, mirrored: boolean, text?: string): ActThing {
  const size = TRUE_SIZE[word] ?? 1
  const side = mirrored && (drawing.readable || drawing.keepsSide) ? -1 : 1
  // Of the front of a house it is the door that hands reach for.
  const plain = (word === 'door' || word === 'window' ? drawing.toldPart : undefined) ?? bounds(drawing.nodes)
  const box: Box = side === 1 ? plain : mirrorBox(plain)
  const at = (u: number, v: number): Point => [box.x + box.width * u, box.y + box.height * v]
  const words = drawing.words && (side === 1 ? drawing.words : mirrorBox(drawing.words))
  // Both hands are on it: corners of wide things are where arms are.
  const corner = (way: 1 | -1, v: number): Point => {
    const [x, y] = at(0.5, v)
    return [x + way * Math.min(box.width * 0.36, HANDS_APART), y]
  }
  const own = OWN_OF_TEXT[`${word} ${text}`] ?? OWN[word] ?? {}
  const named = (name: AnchorName): Point | undefined => {
    const p = own[name]
    return p && [p[0] * size * side, (p[1] - (drawing.raised ?? 0)) * size]
  }
  const grip: Point = [
    clamp(drawing.grip[0] * side, box.x, box.x + box.width),
    clamp(drawing.grip[1], box.y, box.y + box.height),
  ]
  const [top, left, right, base, centre] = [
    named('top') ?? at(0.5, NARROW),
    named('left') ?? at(NARROW, 0.52),
    named('right') ?? at(1 - NARROW, 0.52),
    named('base') ?? at(0.5, 1 - NARROW),
    named('centre') ?? at(0.5, 0.5),
  ]
  const anchors: Anchors = {
    centre,
    left,
    right,
    top,
    base,
    'top-left': named('top-left') ?? corner(-1, 0.1),
    'top-right': named('top-right') ?? corner(1, 0.1),
    'low-left': named('low-left') ?? corner(-1, 0.84),
    'low-right': named('low-right') ?? corner(1, 0.84),
    rim: named('rim') ?? at(0.12, 0.08),
    mouthpiece: named('mouthpiece') ?? left,
    slide: named('slide') ?? right,
    brace: named('brace') ?? centre,
    handle: named('handle') ?? grip,
    // A pencil is below the words.
    page: words
      ? [words.x + words.width * 0.62, Math.min(words.y + words.height + BELOW_WORDS, box.y + box.height - 2)]
      : (named('page') ?? at(0.42, 0.42)),
    lid: named('lid') ?? top,
    'keys-near': named('keys-near') ?? at(0.3, 0.1),
    'keys-far': named('keys-far') ?? at(0.7, 0.1),
    string: named('string') ?? grip,
  }
  return {
    word,
    nodes: side === 1 ? drawing.nodes : [group(drawing.nodes, { transform: scale(-1, 1) })],
    box,
    ...(words ? { words } : {}),
    anchors,
    standing:
      NEVER_HELD.has(word) ||
      FIXED.has(word) ||
      (!CARRIED.has(word) && (drawing.placement === 'wall' || Math.max(box.width, box.height) > STANDS_FROM)),
  }
}
