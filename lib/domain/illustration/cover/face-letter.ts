import { path } from '../kit/shape'
import { compose, scale, translate } from '../kit/vector'
import type { Colour, Node } from '../scene'

/** Outlines of a letter (or of a word whose letters join) at a size of 1 em, centred, with its baseline at 0. */
export type DrawLetter = (text: string, colour: Colour) => Node[] | null

/** Draws letters of the title face; null for all that are not in it. */
export const drawFaceLetter =
  (
    { em, outlines }: { em: number; outlines: Readonly<Record<string, string>> },
    advance: (letter: string) => number,
  ): DrawLetter =>
  (text, colour) => {
    const d = outlines[text.normalize('NFC')]
    return d === undefined
      ? null
      : [path(d, colour, { transform: compose(scale(1 / em), translate((-advance(text) * em) / 2, 0)) })]
  }
