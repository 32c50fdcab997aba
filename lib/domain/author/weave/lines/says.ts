/**
 * Ways to give somebody the word. {Q} is the whole utterance with its own end; {Q,} the utterance before "said".
 * `talks`: somebody speaks before the idea comes, so it doesn't follow another speech.
 */
import type { ReadingLevel } from '../../../story/lists'

export interface Says {
  form: string
  talks?: true
}
const EASY: Says[] = [
  { form: '{Q,} {verb} {G}.' },
  { form: '{Q,} {verb} {G}.' },
  { form: '{G} put up a hand. {Q}' },
  { form: '{G} knew. {Q}' },
  { form: '“I know!” said {G}. {Q}', talks: true },
  { form: 'It was {Gs} go. {Q}' },
  { form: '{G} had it. {Q}' },
  { form: '“Me!” said {G}. {Q}', talks: true },
  { form: '{G} had a think. {Q}' },
  { form: 'That was one for {G}. {Q}' },
]
export const SAYS: Record<ReadingLevel, readonly Says[]> = {
  '0-4': EASY,
  '5-8': [
    { form: '{Q,} {verb} {G}.' },
    { form: '{Q,} {verb} {G}.' },
    { form: '{G} leaned in. {Q}' },
    { form: '{G} knew at once. {Q}' },
    { form: '“I know this,” said {G}. {Q}', talks: true },
    { form: '{G} put up a hand. {Q}' },
    { form: 'It was {Gs} turn. {Q}' },
    { form: '{G} swallowed first. {Q}' },
    { form: '“Wait,” said {G}. {Q}', talks: true },
    { form: '{G} did not even stop to think. {Q}' },
    { form: '{G} looked at the ceiling. {Q}' },
    { form: 'Everybody looked at {G}. {Q}' },
  ],
  '9-12': [
    { form: '{Q,} {verb} {G}.' },
    { form: '{Q,} {verb} {G}.' },
    { form: '{G} had been saving this one up. {Q}' },
    { form: '{G} put down a fork. {Q}' },
    { form: '“If nobody minds,” said {G}. {Q}', talks: true },
    { form: '{G} cleared a space with one elbow. {Q}' },
    { form: 'That was {Gs} department. {Q}' },
    { form: '{G} looked as innocent as possible. {Q}' },
    { form: '“Obviously,” said {G}. {Q}', talks: true },
    { form: '{G} held up one finger. {Q}' },
    { form: 'All eyes went to {G}. {Q}' },
    { form: '{G} told the ceiling. {Q}' },
  ],
}
/** "And then," said Nana, "the bus began to sing." {q} begins in lower case. */
export const SPLIT = '“And then,” said {G}, “{q}'

/** A line of dialogue is spoken by somebody in the tale, in its giver's voice. */
export const VOICES: Record<ReadingLevel, readonly string[]> = {
  '0-4': ['{Q} It was {Gs} voice.', '{Q} {G} did the voice.', '{Q} That was {G}!', '{Q} {G} said it, in a big voice.'],
  '5-8': [
    '{Q} It was {Gs} voice.',
    '{Q} {G} did the voice.',
    '{Q} That was {G}, behind a hand.',
    '{Q} It sounded just like {G}.',
    '{Q} {G} said it twice, to make sure.',
  ],
  '9-12': [
    '{Q} The voice was {Gs}, more or less.',
    '{Q} {G} did the voice, with gestures.',
    '{Q} It sounded oddly like {G}.',
    '{Q} {G} had clearly been practising that.',
    '{Q} {G} looked round to see who had said it.',
  ],
}
/** For ideas without a word in them: {Q} is drawn, not said. */
export const DRAWN: Record<ReadingLevel, readonly string[]> = {
  '0-4': ['{G} did not say it. {G} drew it: {Q}', '{G} drew a thing: {Q}'],
  '5-8': ['{G} said nothing, and drew it: {Q}', 'Nobody spoke. {G} just drew, like this: {Q}'],
  '9-12': ['{G} declined to comment, and drew it: {Q}', '{G} put it more simply, in pencil: {Q}'],
}
