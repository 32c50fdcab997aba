import type { Direction, Prop, Setting } from '../../direction'
import type { ForbiddenGround } from '../footprint'
import type { Stage } from '../stage'
import { buildBeach } from './beach'
import { buildBedroom } from './bedroom'
import {
  buildBeijing, buildCairo, buildLondon, buildNewDelhi, buildRome, buildSingapore, buildTokyo, buildWashington,
} from './capitals'
import { buildCamp } from './camp'
import { buildCanteen, buildCouncil, buildMuseum } from './civic'
import { buildForest } from './forest'
import { buildGarden } from './garden'
import { buildAttic, buildBoat, buildCar, buildCave, buildShed, buildTrain } from './indoors'
import { buildKitchen } from './kitchen'
import { buildLibrary } from './library'
import { buildLivingRoom } from './living-room'
import { buildPark } from './park'
import { buildSchool } from './school'
import {
  buildAuckland, buildGoldCoast, buildMelbourne, buildPerth, buildQueenstown, buildRotorua, buildTasmania,
  buildWellington,
} from './antipodes'
import { buildBathroom } from './bathroom'
import { buildFarm } from './farm'
import { buildHallway } from './hallway'
import { buildMarket } from './market'
import { buildMountain } from './mountain'
import { buildPlayground } from './playground'
import { buildTheatre, OFF_STAGE } from './theatre'
import { buildUnderwater } from './underwater'
import { buildVet } from './vet'
import { buildPool, buildRiver, buildSnowfield, buildStarryNight, buildTreehouse, buildUpInTheSky } from './outdoors'
import { buildParis } from './paris'
import { buildStreet } from './street'
import { buildSydney } from './sydney'
import { buildUluru } from './uluru'

interface Place {
  build: (stage: Stage) => void
  indoor?: boolean
  /** Has something that must not be mirrored, because everybody knows it from one side. */
  landmark?: boolean
  /** Under water: figures float, nobody stands on the ground. */
  swims?: boolean
  /** Props of the vocabulary that are part of the place. */
  ownProps?: readonly Prop[]
  /** Ground across the place on which nobody stands. */
  forbidden?: readonly ForbiddenGround[]
}

/** Ground from the horizon up to this scale, of a layer at this depth. */
const upTo = (kind: ForbiddenGround['kind'], to: number, depth: number): ForbiddenGround[] => [{ kind, from: 0, to, depth }]
const HARBOUR = upTo('water', 0.69, 0.3)
const SHORE = upTo('water', 0.72, 0.42)

/** The places that are drawn. */
export const PLACES = {
  bedroom: { build: buildBedroom, indoor: true, ownProps: ['bed', 'window', 'rug', 'shelf', 'lamp', 'pillow', 'blanket'] },
  'living-room': { build: buildLivingRoom, indoor: true, ownProps: ['sofa', 'window', 'rug', 'shelf', 'lamp', 'plant'] },
  kitchen: { build: buildKitchen, indoor: true, ownProps: ['window', 'shelf', 'table'] },
  school: { build: buildSchool, indoor: true, ownProps: ['window', 'shelf', 'rug', 'table'] },
  library: { build: buildLibrary, indoor: true, ownProps: ['window', 'shelf', 'rug', 'ladder', 'lamp'] },
  garden: { build: buildGarden, ownProps: ['plant', 'door', 'window'], forbidden: upTo('walls', 0.66, 0.42) },
  street: { build: buildStreet, ownProps: ['window', 'lamp'], forbidden: [...upTo('walls', 0.52, 0.46), { kind: 'road', from: 1.17, to: 2, depth: 0.05 }] },
  park: { build: buildPark, ownProps: ['bench', 'swing'], forbidden: upTo('water', 0.56, 0.45) },
  forest: { build: buildForest, ownProps: ['mushroom'] },
  beach: { build: buildBeach, ownProps: ['shell'], forbidden: SHORE },
  camp: { build: buildCamp, ownProps: ['tent', 'campfire'], forbidden: upTo('water', 0.46, 0.3) },
  playground: { build: buildPlayground, ownProps: ['swing', 'slide', 'fence', 'ball'], forbidden: upTo('walls', 0.46, 0.55) },
  farm: { build: buildFarm, ownProps: ['fence'] },
  mountain: { build: buildMountain, forbidden: upTo('water', 0.56, 0.25) },
  market: { build: buildMarket, forbidden: upTo('walls', 0.5, 0.5) },
  vet: { build: buildVet, indoor: true, ownProps: ['window', 'shelf', 'table', 'plant'] },
  stage: { build: buildTheatre, indoor: true, forbidden: OFF_STAGE },
  underwater: { build: buildUnderwater, swims: true, ownProps: ['shell'] },
  bathroom: { build: buildBathroom, indoor: true, ownProps: ['window', 'mirror', 'plant', 'shelf'] },
  hallway: { build: buildHallway, indoor: true, ownProps: ['door', 'lamp', 'plant', 'table', 'boots'] },
  attic: { build: buildAttic, indoor: true, ownProps: ['box', 'window', 'rug'] },
  shed: { build: buildShed, indoor: true, ownProps: ['window', 'shelf', 'bucket'] },
  train: { build: buildTrain, indoor: true, ownProps: ['window', 'train-window', 'suitcase'] },
  car: { build: buildCar, indoor: true, ownProps: ['window'] },
  boat: { build: buildBoat, ownProps: ['rope', 'boat'], forbidden: upTo('water', 0.66, 0.4) },
  cave: { build: buildCave, ownProps: ['rock'], forbidden: upTo('walls', 0.6, 0.28) },
  pool: { build: buildPool, forbidden: upTo('water', 0.86, 0.4) },
  river: { build: buildRiver, ownProps: ['log', 'rock'], forbidden: upTo('water', 0.82, 0.28) },
  snowfield: { build: buildSnowfield },
  canteen: { build: buildCanteen, indoor: true, ownProps: ['window', 'bench', 'table', 'hatch'] },
  museum: { build: buildMuseum, indoor: true, ownProps: ['window', 'rug'] },
  council: { build: buildCouncil, indoor: true, ownProps: ['window', 'rug', 'chair'] },
  treehouse: { build: buildTreehouse, ownProps: ['window', 'door'], forbidden: upTo('air', 0.63, 0.3) },
  sky: { build: buildUpInTheSky, forbidden: upTo('air', 0.88, 0.2) },
  night: { build: buildStarryNight },
  sydney: { build: buildSydney, landmark: true, forbidden: HARBOUR },
  melbourne: { build: buildMelbourne, landmark: true, forbidden: upTo('rails', 0.77, 0.3) },
  'gold-coast': { build: buildGoldCoast, forbidden: SHORE },
  'great-barrier-reef': { build: buildUnderwater, swims: true, ownProps: ['shell'] },
  uluru: { build: buildUluru, landmark: true },
  tasmania: { build: buildTasmania, landmark: true, forbidden: upTo('water', 0.6, 0.25) },
  perth: { build: buildPerth, landmark: true, forbidden: upTo('water', 0.66, 0.3) },
  auckland: { build: buildAuckland, landmark: true, ownProps: ['boat'], forbidden: HARBOUR },
  rotorua: { build: buildRotorua, forbidden: upTo('water', 0.7, 0.45) },
  queenstown: { build: buildQueenstown, landmark: true, forbidden: HARBOUR },
  wellington: { build: buildWellington, landmark: true, forbidden: upTo('water', 0.5, 0.3) },
  london: { build: buildLondon, landmark: true, ownProps: ['bus', 'clock'], forbidden: HARBOUR },
  paris: { build: buildParis, landmark: true, forbidden: HARBOUR },
  tokyo: { build: buildTokyo, landmark: true, forbidden: upTo('water', 0.7, 0.4) },
  'washington-dc': { build: buildWashington, landmark: true, forbidden: upTo('water', 0.79, 0.42) },
  rome: { build: buildRome, landmark: true, forbidden: upTo('walls', 0.45, 0.3) },
  singapore: { build: buildSingapore, landmark: true, forbidden: upTo('water', 0.58, 0.3) },
  beijing: { build: buildBeijing, forbidden: upTo('walls', 0.6, 0.28) },
  'new-delhi': { build: buildNewDelhi, landmark: true, forbidden: upTo('walls', 0.43, 0.3) },
  cairo: { build: buildCairo, landmark: true, forbidden: upTo('water', 0.6, 0.3) },
} as const satisfies Partial<Record<Setting, Place>>
export type DrawnPlace = keyof typeof PLACES

/**
 * For a setting that has no drawing of its own, the place that is drawn instead. Typed, so that a new setting must be
 * in one table or the other.
 */
export const NEAREST: Record<Exclude<Setting, DrawnPlace>, DrawnPlace> = {}
const isDrawn = (setting: Setting): setting is DrawnPlace => setting in PLACES

export function placeOf(setting: Setting): { name: DrawnPlace; place: Place } {
  const nearest: Partial<Record<Setting, DrawnPlace>> = NEAREST
  const name = isDrawn(setting) ? setting : nearest[setting] ?? 'garden'
  return { name, place: PLACES[name] }
}

/** The wall of a room, down to its skirting. */
const ROOM_WALL = upTo('walls', 0.53, 0.48)

/** Where nobody stands in this setting. */
export function forbiddenGroundOf({ setting }: Pick<Direction, 'setting'>): readonly ForbiddenGround[] {
  const { place } = placeOf(setting)
  return place.forbidden ?? (place.indoor ? ROOM_WALL : [])
}
