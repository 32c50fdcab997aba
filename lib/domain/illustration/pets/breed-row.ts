/** A breed is a row of proportions. Units: 100 is about a Labrador's height at the hip; head rows are in head radii. */
import type { Colour, Point } from '../scene'
import type { Ellipsoid, Vec3 } from './solid'

export interface Colours {
  primary: Colour
  secondary: Colour
  accent: Colour
}
/** One of the animal's own three colours, or a fixed colour. */
type Tint = keyof Colours | Colour
export const resolveTint = (name: Tint, colours: Colours): Colour =>
  name === 'primary' || name === 'secondary' || name === 'accent' ? colours[name] : name

export interface EarRow {
  root: Vec3
  tip: Vec3
  /** Position of the tip when the ears are pricked, and when they are laid back. */
  up?: Vec3
  down?: Vec3
  /** The direction of the ear's width. */
  axis: Vec3
  /** Half-widths from root to tip. */
  widths: readonly number[]
  sharp?: boolean
  inner?: boolean
  innerColour?: Tint
  /** Hangs in front of the cheek. */
  front?: boolean
  sag?: number
  tone?: number
  colour?: Tint
  /** The tip folds over. */
  fold?: boolean
  /** A round disc of this radius. */
  round?: number
  /** A woolly ear: half-width and half-height. */
  puff?: readonly [number, number]
  /** A tuft at the tip, as long as this. */
  tuft?: number
  /** The ear follows these points instead of the line from root to tip. */
  path?: readonly Vec3[]
}
interface EyeRow {
  azimuth: number
  elevation: number
  rx: number
  ry: number
  iris?: Colour
  slit?: boolean
}
export type FacePattern =
  | 'blaze'
  | 'star'
  | 'shepherd'
  | 'pug'
  | 'tabby'
  | 'points'
  | 'softface'
  | 'gpig'
  | 'hamster'
  | 'mask'
  | 'tricolour'
  | 'patch'
  | 'stripe'
  | 'rosette'
export interface HeadRow {
  radius: number
  skull: Vec3
  cheeks: readonly [forward: number, up: number, side: number, radius: number]
  muzzle: readonly [Ellipsoid, Ellipsoid]
  /** A third ellipsoid between the two, for a long face. */
  bridge?: Ellipsoid
  pitch?: number
  eye: EyeRow
  eyeSkin?: Tint
  nose?: readonly [forward: number, up: number, side: number]
  noseUp?: number
  noseColour?: Colour
  mouth: 'long' | 'pads' | 'horse'
  muzzleColour?: Tint
  whiskers?: Colour
  ears?: EarRow
  /** How far the cheek fur sticks out. */
  ruff?: number
  /** Wool all round the head. */
  mane?: { colour: Tint; size: number }
  pattern?: FacePattern
  topknot?: readonly [number, number]
  /** A flat face: no bridge of the nose. */
  flat?: boolean
  wrinkles?: boolean
  crest?: boolean
  forelock?: 'short' | 'shaggy'
  noBlush?: boolean
  /** Hair that falls over the brow, and hangs from the chin. */
  fringe?: boolean
  beard?: Tint
  horns?: boolean
  /** Soft spikes over the crown. */
  spikes?: Tint
}

type TrunkRow = readonly [along: number, off: number, radius: number, width: number]
type LegRow = readonly [root: number, joint: number, ankle: number, paw: number, toe: number]
export interface TailRow {
  length: number
  widths: readonly number[]
  angle: number
  curl: number
  plume?: boolean
  sharp?: boolean
  tip?: Tint
  colour?: Tint
  /** Share of the accent mixed into the coat's colour. */
  shaded?: number
  pompom?: number
  /** Rolled up on the back. */
  bun?: number
}
export type CoatPattern =
  | 'solid'
  | 'pale'
  | 'belly'
  | 'collie'
  | 'saddle'
  | 'tabby'
  | 'dutch'
  | 'gpig'
  | 'piebald'
  | 'beagle'
  | 'patches'
  | 'dapple'
  | 'spots'
  | 'stripe'
  | 'rosette'
  | 'spines'
  | 'wool'
  | 'whorls'
export type Habit =
  'dog' | 'cat' | 'rabbit' | 'cavy' | 'rodent' | 'horse' | 'bird' | 'fish' | 'lizard' | 'tortoise' | 'toy'

interface Row {
  colours: Colours
  habit: Habit
}
export interface QuadRow extends Row {
  rig: 'quad'
  /** Yaw of the head towards us in the side view, in degrees. */
  turn?: number
  /** Height of the spine; distance from hip to shoulder; half the width between the feet. */
  height: number
  length: number
  spread: number
  trunk: readonly [TrunkRow, TrunkRow, TrunkRow, TrunkRow]
  neck: { at: number; up: number; length: number; angle: number; radii: readonly [number, number] }
  foreleg: LegRow
  hindleg: LegRow
  tail?: TailRow
  head: HeadRow
  coat: CoatPattern
  bib?: boolean
  socks?: readonly [Tint, number]
  collared?: boolean
  pompoms?: boolean
  /** Long hair: a skirt below, a ruff on the chest. */
  fluff?: boolean
  hooves?: boolean
  flatFeet?: boolean
  mane?: boolean
  feathers?: Tint
  feet?: Colour
}
export interface BirdRow extends Row {
  rig: 'bird'
  radius: number
  chest: number
  belly: number
  length: number
  /** Tilt of the body's axis from the horizontal, in degrees. */
  tilt: number
  tail: readonly [length: number, root: number, middle: number, tip: number]
  wing: number
  wingWidth: number
  beak: readonly [length: number, height: number]
  beakKind: 'hook' | 'seed'
  beakColour: Colour
  beakTop?: Colour
  tailColour?: Tint
  crest?: Tint
  comb?: Colour
  crestUp?: boolean
  cheek?: Tint
  mask?: Tint
  headColour?: Tint
  barred?: boolean
  bands?: readonly [Tint, Tint, Tint]
  legs?: number
  /** Height of the head above the line of the back. */
  rise?: number
  /** How far the tail is cocked, in degrees. */
  cocked?: number
}
export interface FishRow extends Row {
  rig: 'fish'
  body: readonly (readonly [forward: number, up: number, radius: number])[]
  tail: 'veil' | 'fan' | 'round' | 'fork'
  tailLength: number
  dorsal: number
  anal: number
  bands?: boolean
  stripe?: Tint
  patches?: boolean
}
export interface LizardRow extends Row {
  rig: 'lizard'
  trunk: readonly (readonly [forward: number, up: number, ru: number, rs: number])[]
  tail: readonly [length: number, root: number, middle: number, tip: number]
  leg: readonly [number, number, number]
  spikes?: boolean
  pads?: boolean
  coat: 'bars' | 'spots'
  head: HeadRow
}
export interface TortoiseRow extends Row {
  rig: 'tortoise'
  shell: readonly [length: number, height: number, width: number]
  head: HeadRow
}
export interface ToyRow extends Row {
  rig: 'toy'
  body: readonly [width: number, height: number]
  arm: readonly [root: number, end: number, length: number]
  leg: readonly [root: number, end: number, length: number]
  head: HeadRow
  wears: 'scarf' | 'bow' | 'none'
  trunk?: boolean
  tail?: TailRow
}
export type BreedRow = QuadRow | BirdRow | FishRow | LizardRow | TortoiseRow | ToyRow

/** Anchor points that every rig returns, in rig units, y down, the ground at 0. */
export interface RigAnchors {
  face: { centre: Point; radius: number }
  eyes: Point
  mouth: Point
  paw: Point
  back: Point
  feet: readonly Point[]
}
