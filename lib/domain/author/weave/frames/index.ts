// All frames: three a reading level, each for the life skills that its turn can show.
import { pick } from '../../../chance'
import type { LifeSkill, ReadingLevel } from '../../../story/lists'
import { parseFrame, type Frame } from '../frame'
import { source as boat } from './boat-0-4'
import { source as box } from './box-5-8'
import { source as key } from './key-5-8'
import { source as knock } from './knock-0-4'
import { source as map } from './map-9-12'
import { source as notebook } from './notebook-9-12'
import { source as ship } from './ship-5-8'
import { source as star } from './star-0-4'
import { source as town } from './town-9-12'

export const FRAMES: readonly Frame[] = [star, boat, knock, key, ship, box, map, town, notebook].map(parseFrame)

/** A frame whose turn shows the skill; where several do, the seed decides. */
export function chooseFrame(level: ReadingLevel, skill: LifeSkill, seed: string): Frame {
  return pick(
    seed,
    'frame',
    FRAMES.filter((frame) => frame.level === level && frame.skills.includes(skill)),
  )
}
