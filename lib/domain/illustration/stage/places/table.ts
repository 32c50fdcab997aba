import type { Prop, Setting } from '../../direction'
import type { Stage } from '../stage'
import { beach } from './beach'
import { bedroom } from './bedroom'
import { beijing, cairo, london, newDelhi, rome, singapore, tokyo, washington } from './capitals'
import { camp } from './camp'
import { canteen, council, museum } from './civic'
import { forest } from './forest'
import { garden } from './garden'
import { attic, boat, car, cave, shed, train } from './indoors'
import { kitchen } from './kitchen'
import { library } from './library'
import { livingRoom } from './living-room'
import { park } from './park'
import { school } from './school'
import { auckland, goldCoast, melbourne, perth, queenstown, rotorua, tasmania, wellington } from './antipodes'
import { bathroom } from './bathroom'
import { farm } from './farm'
import { hallway } from './hallway'
import { market } from './market'
import { mountain } from './mountain'
import { playground } from './playground'
import { theatre } from './theatre'
import { underwater } from './underwater'
import { vet } from './vet'
import { pool, river, snowfield, starryNight, treehouse, upInTheSky } from './outdoors'
import { paris } from './paris'
import { street } from './street'
import { sydney } from './sydney'
import { uluru } from './uluru'

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
  street: { build: street, has: ['window', 'lamp'] },
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
  attic: { build: attic, indoor: true, has: ['box', 'window', 'rug'] },
  shed: { build: shed, indoor: true, has: ['window', 'shelf', 'bucket'] },
  train: { build: train, indoor: true, has: ['window', 'suitcase'] },
  car: { build: car, indoor: true, has: ['window'] },
  boat: { build: boat, has: ['rope', 'boat'] },
  cave: { build: cave, has: ['rock'] },
  pool: { build: pool },
  river: { build: river, has: ['log', 'rock'] },
  snowfield: { build: snowfield },
  canteen: { build: canteen, indoor: true, has: ['window', 'bench', 'table', 'hatch'] },
  museum: { build: museum, indoor: true, has: ['window', 'rug'] },
  council: { build: council, indoor: true, has: ['window', 'rug', 'chair'] },
  treehouse: { build: treehouse, has: ['window', 'door'] },
  sky: { build: upInTheSky },
  night: { build: starryNight },
  sydney: { build: sydney, landmark: true },
  melbourne: { build: melbourne, landmark: true },
  'gold-coast': { build: goldCoast },
  'great-barrier-reef': { build: underwater, swims: true, has: ['shell'] },
  uluru: { build: uluru, landmark: true },
  tasmania: { build: tasmania, landmark: true },
  perth: { build: perth, landmark: true },
  auckland: { build: auckland, landmark: true, has: ['boat'] },
  rotorua: { build: rotorua },
  queenstown: { build: queenstown, landmark: true },
  wellington: { build: wellington, landmark: true },
  london: { build: london, landmark: true, has: ['bus', 'clock'] },
  paris: { build: paris, landmark: true },
  tokyo: { build: tokyo, landmark: true },
  'washington-dc': { build: washington, landmark: true },
  rome: { build: rome, landmark: true },
  singapore: { build: singapore, landmark: true },
  beijing: { build: beijing },
  'new-delhi': { build: newDelhi, landmark: true },
  cairo: { build: cairo, landmark: true },
} as const satisfies Partial<Record<Setting, Place>>
export type DrawnPlace = keyof typeof PLACES

/** For a setting of the vocabulary that isn't drawn yet, the drawn one that stands in for it; a new word must get one or the other. */
export const NEAREST: Record<Exclude<Setting, DrawnPlace>, DrawnPlace> = {}
const isDrawn = (setting: Setting): setting is DrawnPlace => setting in PLACES

export function placeOf(setting: Setting): { name: DrawnPlace; place: Place } {
  const nearest: Partial<Record<Setting, DrawnPlace>> = NEAREST
  const name = isDrawn(setting) ? setting : nearest[setting] ?? 'garden'
  return { name, place: PLACES[name] }
}
