import type { Prop, Setting } from '../../direction'
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
import { buildTheatre } from './theatre'
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
}

/** The places that are drawn. */
export const PLACES = {
  bedroom: { build: buildBedroom, indoor: true, ownProps: ['bed', 'window', 'rug', 'shelf', 'lamp', 'pillow', 'blanket'] },
  'living-room': { build: buildLivingRoom, indoor: true, ownProps: ['sofa', 'window', 'rug', 'shelf', 'lamp', 'plant'] },
  kitchen: { build: buildKitchen, indoor: true, ownProps: ['window', 'shelf', 'table'] },
  school: { build: buildSchool, indoor: true, ownProps: ['window', 'shelf', 'rug', 'table'] },
  library: { build: buildLibrary, indoor: true, ownProps: ['window', 'shelf', 'rug', 'ladder', 'lamp'] },
  garden: { build: buildGarden, ownProps: ['plant', 'door', 'window'] },
  street: { build: buildStreet, ownProps: ['window', 'lamp'] },
  park: { build: buildPark, ownProps: ['bench', 'swing'] },
  forest: { build: buildForest, ownProps: ['mushroom'] },
  beach: { build: buildBeach, ownProps: ['shell'] },
  camp: { build: buildCamp, ownProps: ['tent', 'campfire'] },
  playground: { build: buildPlayground, ownProps: ['swing', 'slide', 'fence', 'ball'] },
  farm: { build: buildFarm, ownProps: ['fence'] },
  mountain: { build: buildMountain },
  market: { build: buildMarket },
  vet: { build: buildVet, indoor: true, ownProps: ['window', 'shelf', 'table', 'plant'] },
  stage: { build: buildTheatre, indoor: true },
  underwater: { build: buildUnderwater, swims: true, ownProps: ['shell'] },
  bathroom: { build: buildBathroom, indoor: true, ownProps: ['window', 'mirror', 'plant', 'shelf'] },
  hallway: { build: buildHallway, indoor: true, ownProps: ['door', 'lamp', 'plant', 'table', 'boots'] },
  attic: { build: buildAttic, indoor: true, ownProps: ['box', 'window', 'rug'] },
  shed: { build: buildShed, indoor: true, ownProps: ['window', 'shelf', 'bucket'] },
  train: { build: buildTrain, indoor: true, ownProps: ['window', 'suitcase'] },
  car: { build: buildCar, indoor: true, ownProps: ['window'] },
  boat: { build: buildBoat, ownProps: ['rope', 'boat'] },
  cave: { build: buildCave, ownProps: ['rock'] },
  pool: { build: buildPool },
  river: { build: buildRiver, ownProps: ['log', 'rock'] },
  snowfield: { build: buildSnowfield },
  canteen: { build: buildCanteen, indoor: true, ownProps: ['window', 'bench', 'table', 'hatch'] },
  museum: { build: buildMuseum, indoor: true, ownProps: ['window', 'rug'] },
  council: { build: buildCouncil, indoor: true, ownProps: ['window', 'rug', 'chair'] },
  treehouse: { build: buildTreehouse, ownProps: ['window', 'door'] },
  sky: { build: buildUpInTheSky },
  night: { build: buildStarryNight },
  sydney: { build: buildSydney, landmark: true },
  melbourne: { build: buildMelbourne, landmark: true },
  'gold-coast': { build: buildGoldCoast },
  'great-barrier-reef': { build: buildUnderwater, swims: true, ownProps: ['shell'] },
  uluru: { build: buildUluru, landmark: true },
  tasmania: { build: buildTasmania, landmark: true },
  perth: { build: buildPerth, landmark: true },
  auckland: { build: buildAuckland, landmark: true, ownProps: ['boat'] },
  rotorua: { build: buildRotorua },
  queenstown: { build: buildQueenstown, landmark: true },
  wellington: { build: buildWellington, landmark: true },
  london: { build: buildLondon, landmark: true, ownProps: ['bus', 'clock'] },
  paris: { build: buildParis, landmark: true },
  tokyo: { build: buildTokyo, landmark: true },
  'washington-dc': { build: buildWashington, landmark: true },
  rome: { build: buildRome, landmark: true },
  singapore: { build: buildSingapore, landmark: true },
  beijing: { build: buildBeijing },
  'new-delhi': { build: buildNewDelhi, landmark: true },
  cairo: { build: buildCairo, landmark: true },
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
