// Words and sentences of texts in languages that put spaces between words.

export const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? []

const ENDS = /(?<=[.!?…]["”’]?)\s+(?=["“]?[\p{Lu}\p{N}])/u
export const sentencesOf = (text: string): string[] =>
  text
    .split(/\n+/)
    .flatMap((p) => p.split(ENDS))
    .filter((s) => wordsOf(s).length > 0)

/** Words of a text in which names are still private-use characters: each counts as one. */
export const countWords = (text: string): number =>
  text.match(/[\p{L}\p{N}\ue000-\uf8ff][\p{L}\p{N}\ue000-\uf8ff'’-]*/gu)?.length ?? 0

/** Sentences of a text in which names may still be private-use characters. */
export const splitSentences = (text: string, ends: RegExp): string[] =>
  text
    .split(/\n+/)
    .flatMap((paragraph) => paragraph.split(ends))
    .filter((sentence) => countWords(sentence) > 0)
