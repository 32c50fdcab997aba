// How things move in the reader, as a whole. What is not listed lies still: most furniture, food and pictures.
import type { PlacedProp } from '../compose/placement'
import type { Prop } from '../direction'
import { group } from '../kit/shape'
import type { GroupNode, Movement, Node, Point } from '../scene'

type Turn = 'foot' | 'middle' | 'top'
const MOVES: Partial<Record<Prop, readonly [Movement, Turn]>> = {
  kite: ['flutter', 'foot'],
  balloon: ['sway', 'foot'],
  'paper-plane': ['bob', 'middle'],
  plane: ['bob', 'middle'],
  boat: ['bob', 'foot'],
  'box-boat': ['bob', 'foot'],
  'ship-cup': ['bob', 'foot'],
  lantern: ['swing', 'top'],
  'home-lamp': ['twinkle', 'middle'],
  ball: ['hop', 'foot'],
  teddy: ['wobble', 'foot'],
  leaf: ['flutter', 'middle'],
  feather: ['flutter', 'foot'],
  flower: ['sway', 'foot'],
  flowerpot: ['shake', 'foot'],
  plant: ['sway', 'foot'],
  sprout: ['shake', 'foot'],
  'two-leaves': ['shake', 'foot'],
  butterfly: ['flutter', 'middle'],
  moth: ['flutter', 'middle'],
  bee: ['bob', 'middle'],
  bird: ['hop', 'foot'],
  chick: ['hop', 'foot'],
  frog: ['hop', 'foot'],
  snail: ['bob', 'foot'],
  hen: ['hop', 'foot'],
  star: ['twinkle', 'middle'],
  moon: ['twinkle', 'middle'],
  comet: ['bob', 'middle'],
  bell: ['swing', 'top'],
  drum: ['hop', 'foot'],
  snowman: ['wobble', 'foot'],
  present: ['hop', 'foot'],
  egg: ['wobble', 'foot'],
  ribbon: ['sway', 'top'],
  campfire: ['flicker', 'foot'],
  'alarm-clock': ['shake', 'foot'],
  phone: ['shake', 'foot'],
  hat: ['hop', 'foot'],
  scarf: ['flutter', 'middle'],
  umbrella: ['wobble', 'foot'],
  jelly: ['wobble', 'foot'],
  'cherry-jelly': ['wobble', 'foot'],
  crown: ['hop', 'foot'],
  note: ['flutter', 'middle'],
  letter: ['flutter', 'middle'],
  postcard: ['flutter', 'middle'],
  paper: ['flutter', 'middle'],
  map: ['flutter', 'middle'],
  pancake: ['hop', 'foot'],
  pumpkin: ['wobble', 'foot'],
  apple: ['wobble', 'foot'],
  tomato: ['wobble', 'foot'],
  potato: ['wobble', 'foot'],
  marrow: ['wobble', 'foot'],
  bucket: ['wobble', 'foot'],
  box: ['shake', 'foot'],
  'tin-rocket': ['hop', 'foot'],
  'wet-box': ['shake', 'foot'],
  sled: ['wobble', 'foot'],
  'block-tower': ['shake', 'foot'],
  lyrebird: ['hop', 'foot'],
}

/** The group that the reader may move: one round it, since a thing's own group is placed by a transform. */
export function moveThing(drawn: GroupNode, { prop, x, y, box }: PlacedProp): Node {
  const [movement, turn] = MOVES[prop] ?? []
  if (!movement) return drawn
  const across = x + box.x + box.width / 2
  const pivot: Point = [
    across,
    y + box.y + (turn === 'top' ? 0 : turn === 'middle' ? box.height / 2 : box.height),
  ]
  return group([drawn], { move: { part: 'thing', movement, pivot } })
}
