import type { Colour } from '../../../domain/illustration/scene'
import type { Stack } from '../page-model'
import { LINE_HEIGHT, PARAGRAPH_GAP } from '../page-size'
import { COLOURS } from '../paper'

/** A story's paragraphs as lines of one size, with the space between them. */
export const storyText = (lines: readonly (readonly string[])[], size: number, colour: Colour = COLOURS.ink): Stack =>
  lines.map((paragraph, i) => ({
    gap: i === 0 ? 0 : size * PARAGRAPH_GAP,
    words: { lines: paragraph, style: 'story', size, lineHeight: LINE_HEIGHT, colour },
  }))
