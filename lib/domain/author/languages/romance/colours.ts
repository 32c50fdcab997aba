// Adjectives for the colours that a buyer can choose, and for what a buyer may type. They follow the noun.
import type { Gender } from './nouns'

/** Masculine and feminine; one form where the colour never changes ("crème", "gris-bleu"). */
export type Adjective = readonly [masculine: string, feminine?: string]

/** By the English name; colours that only the language itself has are here by their own. */
export type Colours = Readonly<Record<string, Adjective>>

const findForms = (colours: Colours, word: string): Adjective | undefined =>
  Object.values(colours).find((forms) => forms.includes(word))

/**
 * In their masculine form, at most two; whatever is no colour is left to the picture.
 * @param between what stands between two colours
 */
export const coloursOf = (colours: Colours, between: RegExp, typed: string | undefined): string[] =>
  (typed ?? '')
    .toLowerCase()
    .split(between)
    .flatMap((word) => (findForms(colours, word.trim()) ?? colours[word.trim()])?.[0] ?? [])
    .filter((colour, i, all) => all.indexOf(colour) === i)
    .slice(0, 2)

/** The form of a colour that agrees: "noire". */
export const colourFor = (colours: Colours, masculine: string, gender: Gender): string =>
  gender === 'f' ? (findForms(colours, masculine)?.[1] ?? masculine) : masculine
