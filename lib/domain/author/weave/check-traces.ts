/**
 * Verifies a woven book against the room's ideas, whoever wrote it: every idea that isn't set aside is found in the
 * text, in a picture or at the back, in its own words. It knows nothing of how the book was made.
 */
import { findKnown } from './known-words'
import { properName } from './people'
import { quotedWordsOf } from './quote'
import type { WeaveRequest, Woven } from './request'

/** An excerpt has at least this many of an idea's words, or all of them; then the back has the whole. */
const LEAST_WORDS = 3

/**
 * How the passage has the idea's words, in their order and next to each other: all of them, those from its first on, or
 * not.
 */
function quotes(passage: string, content: string): 'whole' | 'begun' | null {
  const words = quotedWordsOf(content)
  if (!words.length) {
    const signs = content.match(/\p{Extended_Pictographic}/gu) ?? [content.trim().slice(-1)]
    return signs.every((sign) => passage.includes(sign)) ? 'whole' : null
  }
  // The first or last word may touch a quotation mark or another word of a script without blanks.
  const spoken = quotedWordsOf(passage).join('')
  if (spoken.includes(words.join(''))) return 'whole'
  return words.length > LEAST_WORDS && spoken.includes(words.slice(0, LEAST_WORDS).join('')) ? 'begun' : null
}

function draws({ manuscript }: Woven, page: number, content: string): boolean {
  const direction = manuscript.pages[page - 1]?.direction
  return findKnown(content).some((known) =>
    'prop' in known
      ? direction?.props.some((p) => p.prop === known.prop) === true
      : 'weather' in known
        ? direction?.weather === known.weather
        : direction?.setting === known.setting,
  )
}

/** Returns the faults in words; an empty list if every idea is where its trace says. */
export function checkTraces(request: Pick<WeaveRequest, 'ideas'>, woven: Woven): string[] {
  const { manuscript, traces } = woven
  const faults: string[] = []
  for (const idea of request.ideas) {
    const own = traces.filter((t) => t.ideaId === idea.id)
    const say = (fault: string) => faults.push(`idea ${idea.id} (${idea.type}): ${fault}`)
    if (idea.fate === 'set-aside') {
      if (own.length) say('is set aside and has a trace')
      continue
    }
    if (!own.length) say('has no trace')
    const isAtTheBack = manuscript.table?.quoted.some(
      (q) => q.content === idea.content && q.giver === properName(idea.giver),
    )
    for (const { as, page, start, end } of own) {
      if (as === 'told') {
        const passage = manuscript.pages[page - 1]?.content.slice(start, end) ?? ''
        const quoted = quotes(passage, idea.content)
        if (start === undefined || end === undefined || end <= start) say('has no place in its page')
        else if (quoted === null) say(`isn't quoted on page ${page}: ${passage}`)
        else if (quoted === 'begun' && !isAtTheBack) say(`is cut on page ${page}, and not at the back: ${passage}`)
        else if (!passage.includes(properName(idea.giver))) say(`its giver isn't named on page ${page}: ${passage}`)
      } else if (as === 'drawn') {
        if (!draws(woven, page, idea.content)) say(`isn't in the picture of page ${page}`)
      } else if (!isAtTheBack) say('isn’t quoted at the back')
    }
  }
  for (const { ideaId } of traces)
    if (!request.ideas.some((idea) => idea.id === ideaId)) faults.push(`a trace of the unknown idea ${ideaId}`)
  const used = request.ideas.filter((idea) => idea.fate !== 'set-aside')
  for (const giver of new Set(used.map((idea) => properName(idea.giver)))) {
    const count = used.filter((idea) => properName(idea.giver) === giver).length
    if (manuscript.table?.credits.find((c) => c.giver === giver)?.ideas !== count)
      faults.push(`${giver} gave ${count} ideas and isn't credited so`)
  }
  return faults
}
