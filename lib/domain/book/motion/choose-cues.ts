// Decides which sentence of a page moves what. Pure: the same page gives the same cues.
import type { Feeling } from '../../illustration/direction'
import type { MovingPart } from '../../illustration/scene'
import type { Language } from '../../languages'
import { splitSentences } from '../narration/script'
import { findName, findPart, findThing } from './words'

/** What the picture shows that can move: a part of somebody, or a thing. */
export interface Candidate {
  /** A member of the cast, or the thing's word in the direction. */
  owner: string
  part: MovingPart
}

export interface MotionPage {
  content: string
  language: Language
  /** Who may be named. */
  names: readonly { who: string; name: string; feeling?: Feeling | undefined }[]
  /** Wind moves hair before it moves anything else of a person. */
  windy: boolean
  candidates: readonly Candidate[]
}

/** When the narrator comes to this sentence, counted from 0, this moves. */
export interface Cue extends Candidate {
  sentence: number
  /** What moves when the page opens in silence; one cue a page. */
  opens: boolean
}

const MOST_A_PAGE = 3
const RANKS = { thing: 3, part: 4, animal: 2, person: 1 } as const
interface Choice extends Candidate {
  sentence: number
  rank: number
}

const ALERT: ReadonlySet<Feeling> = new Set(['curious', 'worried', 'scared', 'sad', 'cross'])
const isAnimal = (who: string) => who.startsWith('pet')

/** In which order the parts of somebody who is named are tried. */
function partsOf(who: string, feeling: Feeling | undefined, windy: boolean): readonly MovingPart[] {
  if (!isAnimal(who)) return windy ? ['arm', 'hair', 'eyes'] : ['arm', 'eyes']
  return feeling && ALERT.has(feeling)
    ? ['ear', 'head', 'wing', 'body', 'eyes', 'tail']
    : ['tail', 'wing', 'body', 'head', 'ear', 'eyes']
}
/** Parts of a body that a sentence may name by themselves. */
const NAMED_PARTS: readonly MovingPart[] = ['tail', 'ear', 'wing', 'hair', 'arm', 'eyes', 'head']

/** All that a sentence could move, the likeliest first. */
function choicesOf(text: string, sentence: number, page: MotionPage): Choice[] {
  const { language, candidates, names, windy } = page
  const has = (owner: string, part: MovingPart) => candidates.some((one) => one.owner === owner && one.part === part)
  const named = names
    .map((one) => ({ ...one, at: findName(text, one.name, language) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at)
  const people = new Set(names.map(({ who }) => who))
  const things = candidates
    .filter(({ owner }) => !people.has(owner))
    .map((one) => ({ ...one, at: findThing(text, one.owner, language) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at)
    .map(({ owner, part }): Choice => ({ sentence, owner, part, rank: RANKS.thing }))
  const parts = NAMED_PARTS.filter((part) => findPart(text, part, language) >= 0).flatMap((part): Choice[] => {
    const owners = [
      ...named.map(({ who }) => who),
      ...(named.length || !TELLING.has(part) ? [] : onlyOwner(candidates, part, people)),
    ]
    const owner = owners.find((who) => has(who, part))
    return owner === undefined ? [] : [{ sentence, owner, part, rank: RANKS.part }]
  })
  const members = named.flatMap(({ who, feeling }) =>
    partsOf(who, feeling, windy)
      .filter((part) => has(who, part))
      .map((part): Choice => ({ sentence, owner: who, part, rank: isAnimal(who) ? RANKS.animal : RANKS.person })),
  )
  return [...parts, ...things, ...members]
}

/** Other parts may be a child's, whom the sentence doesn't name. */
const TELLING: ReadonlySet<MovingPart> = new Set(['tail', 'wing'])
/** "Its tail went round and round": whose, if only one has such a part. */
function onlyOwner(candidates: readonly Candidate[], part: MovingPart, people: ReadonlySet<string>): string[] {
  const owners = candidates.filter((one) => one.part === part && people.has(one.owner) && isAnimal(one.owner))
  return owners.length === 1 ? owners.map(({ owner }) => owner) : []
}

/**
 * One cue a sentence at most, at most three a page, and nothing moves twice. What a sentence names itself goes before
 * what is somebody's, animals before people, who only blink.
 */
export function chooseCues(page: MotionPage): Cue[] {
  const open = splitSentences(page.content, page.language).map(({ start, end }, at) =>
    choicesOf(page.content.slice(start, end), at, page),
  )
  const chosen: Choice[] = []
  const isFree = ({ owner, part }: Choice) => !chosen.some((one) => one.owner === owner && one.part === part)
  // The strongest sentence chooses first; of equals, the first one.
  while (chosen.length < MOST_A_PAGE) {
    const best = open
      .flatMap((choices) => choices.find(isFree) ?? [])
      .filter(({ sentence }) => !chosen.some((one) => one.sentence === sentence))
      .toSorted((a, b) => weightOf(b, chosen) - weightOf(a, chosen) || a.sentence - b.sentence)[0]
    if (!best) break
    chosen.push(best)
  }
  const first = chosen[0]
  return chosen
    .toSorted((a, b) => a.sentence - b.sentence)
    .map(({ sentence, owner, part, rank }) => ({
      sentence,
      owner,
      part,
      opens: first?.sentence === sentence && rank === first.rank,
    }))
}

/** Whoever has moved already gives way to others. */
const weightOf = (choice: Choice, chosen: readonly Choice[]): number =>
  choice.rank - (chosen.some(({ owner }) => owner === choice.owner) ? 1.5 : 0)
