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
import { street } from './street'

interface Place {
  build: (S: Stage) => void
  indoor?: boolean
  /** Something that everybody knows from one side only. */
  landmark?: boolean
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
} as const satisfies Partial<Record<Setting, Place>>
export type DrawnPlace = keyof typeof PLACES

/** For every setting of the vocabulary that isn't drawn yet, the drawn one that stands in for it. */
export const NEAREST: Record<Exclude<Setting, DrawnPlace>, DrawnPlace> = {
  playground: 'park', underwater: 'beach', farm: 'garden', mountain: 'camp', market: 'street', vet: 'living-room', stage: 'school', sky: 'park', night: 'garden',
  bathroom: 'bedroom', hallway: 'living-room', attic: 'bedroom', shed: 'garden', pool: 'beach', river: 'forest', snowfield: 'park', treehouse: 'forest', train: 'street', boat: 'beach', car: 'street', cave: 'forest',
  sydney: 'beach', melbourne: 'street', 'gold-coast': 'beach', 'great-barrier-reef': 'beach', uluru: 'camp', tasmania: 'forest', perth: 'beach', auckland: 'beach', rotorua: 'forest', queenstown: 'camp', wellington: 'beach',
  london: 'street', paris: 'street', tokyo: 'street', 'washington-dc': 'street', rome: 'street', singapore: 'street', beijing: 'street', 'new-delhi': 'street', cairo: 'street',
}
const isDrawn = (setting: Setting): setting is DrawnPlace => setting in PLACES
const isNear = (setting: Setting): setting is keyof typeof NEAREST => setting in NEAREST

export function placeOf(setting: Setting): { name: DrawnPlace; place: Place } {
  const name = isDrawn(setting) ? setting : isNear(setting) ? NEAREST[setting] : 'garden'
  return { name, place: PLACES[name] }
}
