// Expands a text tree into a string for one voice.
import { pick } from '../../chance'
import { isConditionMet } from './conditions'
import type { Node, Text } from './text'
import { capitalise, uncapitalise } from './letter-case'
import type { Voice as VoiceOf } from './cast'
import type { Book } from './book'

type Voice = VoiceOf<Book>

function branch(node: Extract<Node, { type: 'branch' }>, voice: Voice): string {
  for (const arm of node.arms) {
    if (arm.each === 'each' || (arm.each && voice.book.pets.length > 1)) {
      const pets = arm.each === 'each' ? voice.book.pets : voice.book.pets.slice(1)
      return pets.map((pet) => expand(arm.body, { ...voice, pet })).join(' ')
    }
    if (!arm.each && (!arm.when || isConditionMet(arm.when, voice))) return expand(arm.body, voice)
  }
  return ''
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
  if (node.type === 'slot') return setText(node.name, voice) ?? voice.book.template.language.fillSlot(node.name, voice)
  if (node.type === 'branch') return branch(node, voice)
  const { seed, template, spareWords } = voice.book
  const key = `${template.id} ${voice.key} <${node.key}`
  if (spareWords === Infinity) return expand(pick(seed, key, node.options), voice)
  const texts = node.options.map((option) => expand(option, voice))
  return pick(seed, key, short(texts, spareWords))
}

export const expand = (text: Text, voice: Voice): string => text.map((node) => expandNode(node, voice)).join('')
