import type { Prop } from '../direction'
import { ANGLING } from './angling'
import { ARMOUR } from './armour'
import { BIG_BUSH } from './big-bush'
import { BLOCK_TOWER } from './block-tower'
import { BLUE_PICTURE } from './blue-picture'
import { BOX_BOAT } from './box-boat'
import { CHESS } from './chess'
import { CLOCK_TOWER } from './clock-tower'
import { COMIC } from './comic'
import { CREATURES } from './creatures'
import { CROSS } from './cross'
import { FINGERS_AND_THINGS } from './fingers'
import { HOME_LAMP } from './home-lamp'
import { HOUSE } from './house'
import { KITE_TREE } from './kite-tree'
import { LIGHT_BOX } from './light-box'
import { LION_BATH } from './lion-bath'
import { LOLLIPOP } from './lollipop'
import { LONG_STICK } from './long-stick'
import { LYREBIRD } from './lyrebird'
import { MUSEUM } from './museum'
import { NEST } from './nest'
import { NEWSPAPER } from './newspaper'
import { NIGHT_SKY } from './night-sky'
import { ONIONS } from './onions'
import { OUTDOORS } from './outdoors'
import { PANCAKES } from './pancakes'
import { PANTO_COW } from './panto-cow'
import { PIANO } from './piano'
import { PORRIDGE } from './porridge'
import { POTATO } from './potato'
import { ROLLER } from './roller'
import { SHELTER } from './shelter'
import { SHORT_CUT } from './short-cut'
import { SPOON_STAGE } from './spoon-stage'
import { STREAK } from './streak'
import { TOLD } from './told'
import { TOYS } from './toys'
import type { DrawThing } from './thing'

/** Every prop of the vocabulary: adding a word there asks for a drawing here. */
export const THINGS: Record<Prop, DrawThing> = {
  ...TOYS, ...OUTDOORS, ...HOUSE, ...CREATURES, ...TOLD, ...NEST, ...NIGHT_SKY, ...CHESS,
  ...BLUE_PICTURE, ...BOX_BOAT, ...HOME_LAMP, ...KITE_TREE, ...LONG_STICK, ...PIANO, ...PANTO_COW, ...PANCAKES,
  ...LIGHT_BOX, ...LYREBIRD, ...STREAK, ...CROSS, ...PORRIDGE, ...ANGLING, ...POTATO, ...CLOCK_TOWER,
  ...BIG_BUSH, ...MUSEUM, ...LION_BATH, ...ONIONS, ...ROLLER, ...BLOCK_TOWER, ...SPOON_STAGE, ...COMIC,
  ...LOLLIPOP, ...ARMOUR, ...FINGERS_AND_THINGS, ...NEWSPAPER, ...SHORT_CUT, ...SHELTER,
}
