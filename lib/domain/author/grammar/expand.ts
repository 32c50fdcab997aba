// Expands a text tree into a string for one voice.
import { pick } from '../../chance'
import { isConditionMet, subjectOf } from './conditions'
import type { Node, Text } from './text'
import { capitalise, uncapitalise } from './letter-case'
import { MEMENTOS } from './cast'
import type { Subject, Voice as VoiceOf } from './cast'
import type { Book } from './book'

type Voice = VoiceOf<Book>

type Branch = Extract<Node, { type: 'branch' }>
type Arm = Branch['arms'][number]

const isArmMet = (arm: Arm, voice: Voice): boolean =>
  arm.each ? arm.each === 'each' || voice.book.pets.length > 1 : !arm.when || isConditionMet(arm.when, voice)

const note = ({ subjects, quiet, drawing }: Voice, subject: Subject): void => {
  if (!quiet && !drawing) subjects?.add(subject)
}

function expandArm(arm: Arm | undefined, voice: Voice): string {
  if (!arm) return ''
  if (!arm.each) return expand(arm.body, voice)
  const pets = arm.each === 'each' ? voice.book.pets : voice.book.pets.slice(1)
  return pets.map((pet) => expand(arm.body, { ...voice, pet })).join(' ')
}

const isSentence = (text: string): boolean => /[.!?…]["”’]?$/.test(text.trim())

/** A spot that is the day's, and could be the place's: the place's instead, or beside it, where the book needs that. */
function expandSpot(ofDay: Arm, ofPlace: Arm, voice: Voice): string {
  const { placeBeforeDay, placeBesideDay } = voice.book
  if (placeBeforeDay.size > 0) return expandArm(ofPlace, voice)
  note(voice, 'spot')
  note(voice, 'day')
  const day = expandArm(ofDay, voice)
  if (!placeBesideDay.size || !isSentence(day)) return day
  const subjects = new Set(voice.subjects)
  const place = expandArm(ofPlace, { ...voice, subjects })
  if (!isSentence(place)) return day
  for (const subject of subjects) voice.subjects?.add(subject)
  return `${day} ${place}`
}

/** The first arm that holds. */
function branch({ arms }: Branch, voice: Voice): string {
  const arm = arms.find((each) => isArmMet(each, voice))
  if (!arm?.when || subjectOf(arm.when, voice) !== 'day') return expandArm(arm, voice)
  const ofPlace = arms.find((each) => each.when && isArmMet(each, voice) && subjectOf(each.when, voice) === 'place')
  if (ofPlace) return expandSpot(arm, ofPlace, voice)
  note(voice, 'day')
  return expandArm(arm, voice)
}

function setText(name: string, voice: Voice): string | undefined {
  const small = uncapitalise(name)
  const text = voice.book.template.sets.get(small)
  if (!text) return undefined
  const expanded = expand(text, voice)
  return small === name ? expanded : capitalise(expanded)
}

/** The next step in shortening: a word more than the shortest choice, then none. */
export const fewer = (spareWords: number): number => (spareWords > 1 ? 1 : 0)

/** The choices that are at most so many words longer than the shortest. */
function short(texts: readonly string[], spareWords: number): string[] {
  const lengths = texts.map((text) => text.split(' ').length)
  const most = Math.min(...lengths) + spareWords
  return texts.filter((_, i) => (lengths[i] ?? 0) <= most)
}

function expandNode(node: Node, voice: Voice): string {
  if (node.type === 'words') return node.words
  if (node.type === 'slot') {
    if (/^(place|somewhere)\./i.test(node.name)) note(voice, 'place')
    if (/^(event\.|occasion$)/i.test(node.name)) note(voice, 'day')
    if (/^series\./i.test(node.name)) note(voice, 'series')
    for (const memento of MEMENTOS) if (node.name === `series.${memento}`) note(voice, memento)
    return setText(node.name, voice) ?? voice.book.template.language.fillSlot(node.name, voice)
  }
  if (node.type === 'branch') return branch(node, voice)
  const { seed, template, spareWords } = voice.book
  const key = `${template.id} ${voice.key} <${node.key}`
  if (spareWords === Infinity) return expand(pick(seed, key, node.options), voice)
  const texts = node.options.map((option) => expand(option, voice))
  return pick(seed, key, short(texts, spareWords))
}

export const expand = (text: Text, voice: Voice): string => text.map((node) => expandNode(node, voice)).join('')
