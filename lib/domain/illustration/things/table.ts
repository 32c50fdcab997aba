import { PROPS, type Prop } from '../direction'
import { ANGLING } from './angling'
import { ARMOUR } from './armour'
import { BIRDS } from './birds'
import { BIG_BUSH } from './big-bush'
import { BLOCK_TOWER } from './block-tower'
import { BLUE_PICTURE } from './blue-picture'
import { BOX_BOAT } from './box-boat'
import { CHESS } from './chess'
import { CLOCK_TOWER } from './clock-tower'
import { COMIC } from './comic'
import { CREATURES } from './creatures'
import { CROSS } from './cross'
import { FINGER_PROPS } from './fingers'
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
import { OVEN } from './oven'
import { PANCAKES } from './pancakes'
import { PANTO_COW } from './panto-cow'
import { PIANO } from './piano'
import { PORRIDGE } from './porridge'
import { POTATO } from './potato'
import { POSTERS } from './posters'
import { ROLLER } from './roller'
import { SHELTER } from './shelter'
import { SHORT_CUT } from './short-cut'
import { SPOON_STAGE } from './spoon-stage'
import { STEPS } from './steps'
import { STREAK } from './streak'
import { STORY_PROPS } from './story-props'
import { TOYS } from './toys'
import { resizeProp, TRUE_SIZE } from './true-size'
import type { DrawProp, PropDrawing } from './prop-drawing'

/**
 * The drawing of every prop of the vocabulary. Typed by `Prop`, so that a new word does not compile without a drawing.
 */
const DRAWN: Record<Prop, DrawProp> = {
  ...TOYS, ...OUTDOORS, ...HOUSE, ...CREATURES, ...BIRDS, ...STORY_PROPS, ...NEST, ...NIGHT_SKY, ...CHESS,
  ...BLUE_PICTURE, ...BOX_BOAT, ...HOME_LAMP, ...KITE_TREE, ...LONG_STICK, ...PIANO, ...PANTO_COW, ...PANCAKES,
  ...LIGHT_BOX, ...LYREBIRD, ...STREAK, ...CROSS, ...PORRIDGE, ...ANGLING, ...POTATO, ...CLOCK_TOWER,
  ...BIG_BUSH, ...MUSEUM, ...LION_BATH, ...ONIONS, ...ROLLER, ...BLOCK_TOWER, ...SPOON_STAGE, ...COMIC,
  ...LOLLIPOP, ...ARMOUR, ...FINGER_PROPS, ...NEWSPAPER, ...SHORT_CUT, ...SHELTER, ...STEPS, ...POSTERS, ...OVEN,
}

const drawTrueSize =
  (draw: DrawProp, size: number): DrawProp =>
  (text) =>
    resizeProp(draw(text), size)

/** Layouts ask for the same thing many times in a row: the last drawing is kept. */
function keepLast(draw: DrawProp): DrawProp {
  let last: { text: string | undefined; drawing: PropDrawing } | undefined
  return (text) => {
    if (last?.text !== text || !last) last = { text, drawing: draw(text) }
    return last.drawing
  }
}

/** The drawing of every prop, at its true size. */
export const PROP_DRAWINGS: Record<Prop, DrawProp> = { ...DRAWN }
for (const prop of PROPS) {
  const size = TRUE_SIZE[prop]
  PROP_DRAWINGS[prop] = keepLast(size === undefined ? DRAWN[prop] : drawTrueSize(DRAWN[prop], size))
}
