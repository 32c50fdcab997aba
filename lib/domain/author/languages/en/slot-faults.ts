// Faults of a sentence that show only with some families' words: a name after an article ("have a Olive for crew"), a
// plural place after "was" ("Outside was the harbour steps"). Only tests load it.
const ARTICLE_BEFORE_NAME = /(?<![\w'’])an? \{(?:Kim|Bo|Mo|pets|others)(?:'s|\+)?\}|\{an? (?:Kim|Bo|Mo)(?:'s)?\}/i
/** Places' words that are plural somewhere: "the pyramids", "hot chips", "the ferries", "the sandstone steps". */
const PLACE = String.raw`\{place\.(?:landmark|food|sound|street)\}`
const SINGULAR = String.raw`(?:was|is|has|does|wasn't|isn't|hasn't|doesn't)`
const PLACE_BEFORE_VERB = new RegExp(
  String.raw`(?<!\b(?:past|by|near|to|at|in|on|of|from|behind|beside|below|above|under|over|round) )${PLACE} (?:\w+ly )?${SINGULAR}\b`,
  'i',
)
/** Subject and verb the other way round: after "there", or where the sentence opens with what is around. */
const VERB_BEFORE_PLACE = new RegExp(
  String.raw`(?:\bthere|(?:^|[.!?|<>:[\]"] ?)(?:here|that|this|outside|inside|in|on|at|by|near|far|from|all round|around|round|behind|beside|before|below|above|under|over|down|up|out)\b[^.,!?|<>[\]"]*?) ${SINGULAR}(?: (?:also|only|just|still|even|some|the smell of))* ${PLACE}`,
  'i',
)

const FAULTS = [
  ['an article before a name', ARTICLE_BEFORE_NAME],
  ['a singular verb and a place that can be plural', PLACE_BEFORE_VERB],
  ['a singular verb and a place that can be plural', VERB_BEFORE_PLACE],
] as const

/** @param words a story's words as written, with their slots; returns the findings, with their lines */
export const findSlotFaults = (words: string): string[] =>
  words.split('\n').flatMap((line, i) =>
    FAULTS.flatMap(([what, pattern]) => {
      const match = pattern.exec(line)
      return match ? [`line ${i + 1}: ${what}: "${match[0]}"`] : []
    }),
  )
