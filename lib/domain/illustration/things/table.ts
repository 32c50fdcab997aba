import type { Prop } from '../direction'
import { BLUE_PICTURE } from './blue-picture'
import { CHESS } from './chess'
import { CREATURES } from './creatures'
import { HOUSE } from './house'
import { NEST } from './nest'
import { NIGHT_SKY } from './night-sky'
import { OUTDOORS } from './outdoors'
import { TOLD } from './told'
import { TOYS } from './toys'
import type { DrawThing } from './thing'

/** Every prop of the vocabulary: adding a word there asks for a drawing here. */
export const THINGS: Record<Prop, DrawThing> = { ...TOYS, ...OUTDOORS, ...HOUSE, ...CREATURES, ...TOLD, ...NEST, ...NIGHT_SKY, ...CHESS, ...BLUE_PICTURE }
