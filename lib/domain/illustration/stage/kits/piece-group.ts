import { group } from '../../kit/shape'
import { flattenMarks, type Marks } from '../marks'
import type { Node } from '../../scene'

/** Marks as one piece of the kit, which pictures name in `data-kit`. */
export const kitGroup = (kit: string, marks: Marks): Node => group(flattenMarks(marks), { kit })
