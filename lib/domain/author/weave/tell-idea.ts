// The passage that tells one idea: its giver, its words, and what they do to the tale.
import { stream } from '../../chance'
import type { IdeaType } from '../../collaboration/room'
import { createDeck, fill, type Slots } from './fill'
import type { FramePage } from './frame'
import { AGAINST, DARK, TURNS } from './lines/turns'
import { DRAWN, SAYS, SPLIT, VOICES } from './lines/says'
import { possessive, properName } from './people'
import type { Placed } from './place-ideas'
import { asContinuation, asOpening, asUtterance, canFollowAndThen, quoteOf, verbOf, type Quote } from './quote'
import type { ReadingLevel } from '../../story/lists'

const HARM =
  /\b(die|dies|died|dead|death|kill|kills|killed|murder\w*|blood|bloody|eats? (?:him|her|them|everyone|everybody|the (?:teacher|king|queen|children|child|baby|dog|cat|people))|eaten|burn(?:s|ed)? down|explodes?|hate[sd]?|stupid|ugly|idiot|fat|smelly|poison\w*|shoots?|stabs?|drowns?|hurts?|cruel|nobody (?:likes|loves))\b/i

/** The passage as a line with slots, and what fills those that the idea brings. */
export type TellIdea = (page: FramePage, placed: Placed) => { line: string; slots: Slots }

/** The last of several sentences after the idea can be spared. */
const withSpareEnd = (line: string): string =>
  line.includes('~') ? line : line.replace(/(\{(?:idea|voice|Q)\} .+[.!?]”?)( [^.!?“”]+[.!])$/, '$1~$2~')

/** @param most words that are quoted of an idea */
export function createTeller(seed: string, level: ReadingLevel, most: number): TellIdea {
  const random = stream(seed, 'weave')
  const turns: Record<IdeaType, (fits?: (item: string) => boolean) => string> = {
    character: createDeck(TURNS[level].character, random),
    plot: createDeck(TURNS[level].plot, random),
    setting: createDeck(TURNS[level].setting, random),
    dialogue: createDeck(TURNS[level].dialogue, random),
    theme: createDeck(TURNS[level].theme, random),
  }
  const nextSays = createDeck(SAYS[level], random)
  const nextVoice = createDeck(VOICES[level], random)
  const nextDrawn = createDeck(DRAWN[level], random)
  const nextAgainst = createDeck(AGAINST[level], random)
  const nextDark = createDeck(DARK[level], random)
  let splits = 0

  const slotsOf = (quote: Quote, giver: string) => ({
    Q: asUtterance(quote),
    'Q,': asOpening(quote),
    q: asContinuation(quote),
    verb: verbOf(quote),
    G: giver,
    Gs: possessive(giver),
  })
  return (page, { idea, against }) => {
    const quote = quoteOf(idea.content, most)
    const giver = properName(idea.giver)
    const own = slotsOf(quote, giver)
    if (against && !quote.wordless) {
      const line = withSpareEnd(nextAgainst())
      // Who begins with "no" needs nobody to say it first.
      return { line: /^no\b/i.test(quote.words) ? line.replace(/^.*\{Q\}/, '{Q,} {verb} {G}.') : line, slots: own }
    }
    const harm = HARM.test(idea.content)
    const { slot } = page
    const line = harm ? nextDark() : slot?.type === idea.type ? slot.ask : turns[idea.type]()
    // A page's own passage has announced the speaker already.
    const quiet = slot?.type === idea.type
    // After a speech that asks nothing, words without a name would be read as somebody else's answer.
    const afterSpeech = /[^?]”~? ?~?\{idea\}/.test(line)
    const splitFits =
      level !== '0-4' &&
      splits < 2 &&
      idea.type === 'plot' &&
      canFollowAndThen(quote) &&
      !/then|next|”.*\{idea\}/i.test(line)
    if (splitFits) splits++
    const passage = fill(
      quote.wordless
        ? nextDrawn()
        : splitFits
          ? SPLIT
          : nextSays((says) => !(quiet && says.talks) && !(afterSpeech && says.form.startsWith('{Q,}'))).form,
      own,
    )
    const voice = fill(quote.wordless ? nextDrawn() : nextVoice(), own)
    return { line: harm ? line : withSpareEnd(line), slots: { idea: passage, voice } }
  }
}
