// Converts a page of Claude's answer into a manuscript page: directions that can't be drawn are corrected, faults in
// the text are reported.
import {
  CHILD_POSES,
  PET_POSES,
  WHO,
  type Actor,
  type ChildPose,
  type PetPose,
  type Who,
} from '../../illustration/direction'
import { findFoulWords } from '../../moderation/foul-words'
import { findPrivateDetails } from '../../moderation/private-details'
import type { Language, ReadingLevel } from '../../story/lists'
import type { ManuscriptPage } from '../../story/manuscript'
import { sentencesOf } from '../grammar/count'
import { LIMITS } from '../languages/en/measure'
import { putNames, findUnknownMasks, type Names } from '../names'
import { AT_HOME } from '../world/homes'
import { poseFor } from '../world/kinds'
import { NOBODY, NOTHING, type AnswerPage } from './contract'
import type { Company } from './cast'
import { countWords } from './count-words'

const ACTORS_AT_MOST = 9
const PROPS_AT_MOST = 6
const PARAGRAPHS_AT_MOST = 4
/**
 * Words per page. The built-in stories use 22-45; a page may be longer as long as the whole book is within its limits.
 */
const PAGE_WORDS = [12, 60] as const
/** Words by which the longest sentence of a page may exceed the limit of the level. */
const LONGER_BREATH = 5
/** Every name counts as one neutral word, as in the measurements of the built-in stories. */
export const neutralNames = (names: Names): Names => new Map([...names.keys()].map((mask) => [mask, 'Kim']))

const childPose = (pose: string): ChildPose => CHILD_POSES.find((p) => p === pose) ?? 'stand'
const petPose = (pose: string): PetPose => PET_POSES.find((p) => p === pose) ?? 'sit'

/**
 * The actors of the picture: each once, only members of the cast, every pet that the text names, each in a pose that
 * its kind can take.
 */
function actorsOf(page: AnswerPage, company: Company): Actor[] {
  const present = new Map<Who, Actor>()
  for (const { who, pose, feeling, looksAt, holding, wears } of page.actors) {
    const pet = company.pets.find((p) => p.who === who)
    const known = who === 'child' || pet !== undefined || company.extras.some((e) => e.who === who)
    if (!known || present.has(who)) continue
    present.set(who, {
      who,
      pose: pet ? poseFor(pet.kind, petPose(pose)) : childPose(pose),
      feeling,
      ...(looksAt === NOBODY ? {} : { looksAt }),
      ...(holding === NOTHING ? {} : { holding }),
      ...(wears === NOTHING ? {} : { wears }),
    })
  }
  for (const pet of company.pets) {
    const who = WHO.find((w) => w === pet.who)
    if (who && !present.has(who) && page.content.includes(pet.mask))
      present.set(who, { who, pose: poseFor(pet.kind, 'sit'), feeling: 'curious' })
  }
  if (present.size === 0) present.set('child', { who: 'child', pose: 'stand', feeling: 'calm' })
  return [...present.values()].slice(0, ACTORS_AT_MOST)
}

const normaliseText = (text: string) =>
  text
    .replace(/\r/g, '')
    .split(/\n{2,}/)
    .map((p) => p.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join('\n\n')

export function toManuscriptPage(page: AnswerPage, company: Company): ManuscriptPage {
  const props = page.props
    .slice(0, PROPS_AT_MOST)
    .map(({ prop, text }) => (text.trim() ? { prop, text: text.trim().slice(0, 40) } : { prop }))
  const { setting, light, weather, shot } = page
  return {
    pageNumber: page.pageNumber,
    content: normaliseText(page.content),
    alt: normaliseText(page.alt).replace(/\n+/g, ' '),
    direction: {
      setting,
      light,
      weather,
      shot,
      actors: actorsOf(page, company),
      props,
      textSpace: 'none',
      ...(page.decorated && company.event ? { event: company.event } : {}),
      ...(company.home && AT_HOME.has(setting) ? { home: company.home } : {}),
      ...(company.destination ? { destination: company.destination } : {}),
    },
  }
}

const MARKUP = /[<>*_#`|]|\[|\]|\bhttps?:/

/** Returns the faults of the text in words, for the repair round. */
export function findPageFaults(
  page: ManuscriptPage,
  { expected, names, level, language }: { expected: number; names: Names; level: ReadingLevel; language: Language },
): string[] {
  const faults: string[] = []
  const say = (fault: string) => faults.push(`page ${expected}: ${fault}`)
  if (page.pageNumber !== expected) return [`page ${expected} is missing: page ${page.pageNumber} stands in its place`]
  if (!page.content) say('has no text')
  if (!page.alt) say('has no alternative text')
  const shown = [page.content, page.alt, ...page.direction.props.map((p) => p.text ?? '')].join(' ')
  for (const mask of findUnknownMasks(shown, names)) say(`${mask} stands for nobody`)
  const plain = putNames(page.content, neutralNames(names))
  if (/[{}]/.test(putNames(shown, neutralNames(names)))) say('has braces that are no placeholder')
  if (MARKUP.test(plain)) say('has markup; plain text only')
  const words = countWords(plain, language)
  if (words < PAGE_WORDS[0] || words > PAGE_WORDS[1]) say(`has ${words} words; keep to 22-42`)
  if (page.content.split('\n\n').length > PARAGRAPHS_AT_MOST) say(`has more than ${PARAGRAPHS_AT_MOST} paragraphs`)
  if (language === 'en') {
    const longest = Math.max(0, ...sentencesOf(plain).map((s) => countWords(s, language)))
    if (longest > LIMITS[level].longestSentence + LONGER_BREATH)
      say(`has a sentence of ${longest} words; at most ${LIMITS[level].longestSentence}`)
  }
  const unfit = [
    ...findFoulWords(putNames(shown, neutralNames(names))),
    ...findPrivateDetails(putNames(shown, neutralNames(names))),
  ]
  if (unfit.length) say(`is not fit for a picture book (${unfit.join(', ')})`)
  return faults
}
