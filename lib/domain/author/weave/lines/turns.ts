import type { IdeaType } from '../../../collaboration/room'
import type { ReadingLevel } from '../../../story/lists'
import { AGAINST_0_4, DARK_0_4, TURNS_0_4 } from './turns-0-4'
import { AGAINST_5_8, DARK_5_8, TURNS_5_8 } from './turns-5-8'
import { AGAINST_9_12, DARK_9_12, TURNS_9_12 } from './turns-9-12'

/** {idea} gives the idea with its giver, {voice} as a line that somebody in the tale speaks. */
export type Turns = Record<IdeaType, readonly string[]>

export const TURNS: Record<ReadingLevel, Turns> = { '0-4': TURNS_0_4, '5-8': TURNS_5_8, '9-12': TURNS_9_12 }
/** For an idea that contradicts the one before it. */
export const AGAINST: Record<ReadingLevel, readonly string[]> = {
  '0-4': AGAINST_0_4,
  '5-8': AGAINST_5_8,
  '9-12': AGAINST_9_12,
}
/** For an idea in which somebody comes to harm: it happens, and is mended by the child. */
export const DARK: Record<ReadingLevel, readonly string[]> = { '0-4': DARK_0_4, '5-8': DARK_5_8, '9-12': DARK_9_12 }
/** At the end of the trouble, what was told before comes back. {things} are known words: the bus and the whale. */
export const BACK_AGAIN: Record<ReadingLevel, { things: readonly string[]; giver: readonly string[]; nobody: string }> =
  {
    '0-4': {
      things: ['{Things} went “Hooray!”', '“Hooray!” said {things}.'],
      giver: ['“Hooray!” said {G}.', '{G} gave a clap.'],
      nobody: '“Hooray!” they said.',
    },
    '5-8': {
      things: ['{Things} cheered as well.', 'Even {things} cheered.'],
      giver: ['“I knew it,” said {G}.', '“That’s more like it,” said {G}.'],
      nobody: 'Everyone cheered.',
    },
    '9-12': {
      things: ['{Things} led the applause.', 'Even {things} seemed moved.'],
      giver: ['“I said so all along,” said {G}, who hadn’t.', '{G} pretended to have something in one eye.'],
      nobody: 'Nobody cheered. They just breathed.',
    },
  }
