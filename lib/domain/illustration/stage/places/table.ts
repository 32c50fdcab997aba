import type { Prop, Setting } from '../../direction'
import type { Stage } from '../stage'
import { beach } from './beach'
import { bedroom } from './bedroom'
import { camp } from './camp'
import { forest } from './forest'
import { garden } from './garden'
import { kitchen } from './kitchen'
import { library } from './library'
import { livingRoom } from './living-room'
import { park } from './park'
import { school } from './school'
import { bathroom } from './bathroom'
import { farm } from './farm'
import { hallway } from './hallway'
import { market } from './market'
import { mountain } from './mountain'
import { playground } from './playground'
import { theatre } from './theatre'
import { underwater } from './underwater'
import { vet } from './vet'
import { street } from './street'

interface Place {
  build: (S: Stage) => void
  indoor?: boolean
  /** Something that everybody knows from one side only. */
  landmark?: boolean
  /** Nobody stands on the ground here. */
  swims?: boolean
  /** Props of the vocabulary that are part of it. */
  has?: readonly Prop[]
}

/** The places that are drawn. */
export const PLACES = {
  bedroom: { build: bedroom, indoor: true, has: ['bed', 'window', 'rug', 'shelf', 'lamp', 'pillow', 'blanket'] },
  'living-room': { build: livingRoom, indoor: true, has: ['sofa', 'window', 'rug', 'shelf', 'lamp', 'plant'] },
  kitchen: { build: kitchen, indoor: true, has: ['window', 'shelf', 'table'] },
  school: { build: school, indoor: true, has: ['window', 'shelf', 'rug', 'table'] },
  library: { build: library, indoor: true, has: ['window', 'shelf', 'rug', 'ladder', 'lamp'] },
  garden: { build: garden, has: ['plant', 'door', 'window'] },
  street: { build: street, has: ['door', 'window', 'lamp'] },
  park: { build: park, has: ['bench', 'swing'] },
  forest: { build: forest, has: ['mushroom'] },
  beach: { build: beach, has: ['shell'] },
  camp: { build: camp, has: ['tent', 'campfire'] },
  playground: { build: playground, has: ['swing', 'slide', 'fence', 'ball'] },
  farm: { build: farm, has: ['fence'] },
  mountain: { build: mountain },
  market: { build: market },
  vet: { build: vet, indoor: true, has: ['window', 'shelf', 'table', 'plant'] },
  stage: { build: theatre, indoor: true },
  underwater: { build: underwater, swims: true, has: ['shell'] },
  bathroom: { build: bathroom, indoor: true, has: ['window', 'mirror', 'plant', 'shelf'] },
  hallway: { build: hallway, indoor: true, has: ['door', 'lamp', 'plant', 'table', 'boots'] },
} as const satisfies Partial<Record<Setting, Place>>
export type DrawnPlace = keyof typeof PLACES

/** For every setting of the vocabulary that isn't drawn yet, the drawn one that stands in for it. */
export const NEAREST: Record<Exclude<Setting, DrawnPlace>, DrawnPlace> = {
  sky: 'park', night: 'garden',
  attic: 'bedroom', shed: 'living-room', pool: 'beach', river: 'beach', snowfield: 'park', treehouse: 'forest', train: 'street', boat: 'beach', car: 'street', cave: 'forest',
  sydney: 'beach', melbourne: 'street', 'gold-coast': 'beach', 'great-barrier-reef': 'beach', uluru: 'camp', tasmania: 'forest', perth: 'beach', auckland: 'beach', rotorua: 'forest', queenstown: 'mountain', wellington: 'beach',
  london: 'street', paris: 'street', tokyo: 'street', 'washington-dc': 'street', rome: 'street', singapore: 'street', beijing: 'street', 'new-delhi': 'street', cairo: 'street',
}
const isDrawn = (setting: Setting): setting is DrawnPlace => setting in PLACES
const isNear = (setting: Setting): setting is keyof typeof NEAREST => setting in NEAREST

export function placeOf(setting: Setting): { name: DrawnPlace; place: Place } {
  const name = isDrawn(setting) ? setting : isNear(setting) ? NEAREST[setting] : 'garden'
  return { name, place: PLACES[name] }
}
