// What makes the streets of a destination its own, as data: a file for each in `data`, drawn by the functions beside
// it.
import type { Palette } from '../../light/palettes'
import type { Colour } from '../../scene'

export const TREE_FORMS = [
  'round',
  'oak',
  'apple',
  'pine',
  'poplar',
  'palm',
  'birch',
  'gum',
  'blossom',
  'umbrella',
  'layered',
  'tufted',
  'weeping',
] as const
export type TreeForm = (typeof TREE_FORMS)[number]
export interface KitTree {
  form: TreeForm
  leaf: Colour
  bloom?: Colour
  trunk?: Colour
}

export interface Windows {
  form: 'sash' | 'tall' | 'arch' | 'wide' | 'lattice' | 'louvre'
  cols: number
  frame: Colour
  shutters?: Colour
}
export interface Balcony {
  /**
   * Thin iron rails; a veranda with cast lace; one of timber; a solid front; a closed box of lattice; pots on a sill.
   */
  form: 'iron' | 'lace' | 'timber' | 'solid' | 'box' | 'pots'
  colour: Colour
  /** Storeys that have one, from 1, the first above the ground. */
  storeys: readonly number[]
}
export interface Roof {
  form: 'gable' | 'eaves' | 'curved' | 'mansard' | 'parapet' | 'flat' | 'iron'
  colour: Colour
  /** Share of the front's width. */
  height: number
  top?: 'chimneys' | 'tanks' | 'loft' | 'garden' | 'laundry' | 'dishes'
}
export interface Sign {
  form: 'hanging' | 'banner' | 'board'
  colour: Colour
  /** Says without letters what is sold. */
  shows: 'bread' | 'fish' | 'cup' | 'cone' | 'leaf' | 'shoe' | 'fruit' | 'wave'
}
export interface Front {
  wall: Colour
  /** In units of the wide shot, as the heights of storeys. */
  width: number
  storeys: number
  storey: number
  windows: Windows
  ground: 'shop' | 'door' | 'arcade' | 'gate' | 'curtain' | 'stilts'
  groundColour: Colour
  roof: Roof
  pattern?: { form: 'bricks' | 'boards' | 'blocks' | 'tiles' | 'timber' | 'bands' | 'mural'; colour: Colour }
  balcony?: Balcony
  awning?: Colour
  sign?: Sign
}

export const SKY_FORMS = [
  'block',
  'slope',
  'needle',
  'lattice',
  'disc',
  'bridge',
  'gables',
  'eaves',
  'mansards',
  'flats',
  'terraces',
  'hill',
  'peaks',
  'cone',
  'dunes',
  'obelisk',
  'gasholder',
  'crane',
  'pines',
  'palms',
  'pyramids',
  'masts',
  'steam',
  'windpump',
  'triple',
  'aqueduct',
  'islands',
] as const
export type SkyForm = (typeof SKY_FORMS)[number]
/** What stands there, where its middle is as a share of the width, and its width and height as shares. */
export type SkyShape = readonly [form: SkyForm, at: number, width: number, height: number]

export const PIECES = [
  'advert-column',
  'apple-crates',
  'auto-rickshaw',
  'beach-shower',
  'bicycle',
  'bin-ibis',
  'bollards',
  'bread-bicycle',
  'bucket-fountain',
  'cabbages',
  'clay-jars',
  'cooler-stand',
  'cray-pots',
  'deck-posts',
  'drinking-fountain',
  'firewood',
  'flower-pots',
  'hanging-basket',
  'hawker-table',
  'hydrant',
  'letterbox',
  'milk-crates',
  'nasone',
  'news-box',
  'pillar-box',
  'scooter',
  'skis',
  'steam-vent',
  'stool-game',
  'surfboards',
  'sun-sail',
  'tram-stop',
  'tricycle',
  'utility-pole',
  'vending-machine',
  'wallace-fountain',
  'water-tank',
  'wind-pump',
] as const
export type PieceName = (typeof PIECES)[number]

export interface StreetKit {
  fronts: readonly [Front, Front, Front]
  /** The best known shape first: windows show it in their left pane. */
  skyline: readonly SkyShape[]
  trees: readonly [KitTree, KitTree]
  pieces: readonly [PieceName, PieceName]
  paving: { form: 'fans' | 'setts' | 'slabs' | 'bricks' | 'hexagons' | 'boards' | 'earth'; colour: Colour }
  /** Colours that the place gives to the book's palette, out of doors. */
  palette: Partial<Pick<Palette, 'leaf' | 'leafDeep' | 'grass' | 'earth' | 'path' | 'stone' | 'sand' | 'water'>>
  /** The tone of its sky and haze; their lightness stays that of the hour. */
  air: Colour
}
