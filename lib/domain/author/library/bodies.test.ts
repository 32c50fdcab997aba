// An animal's body in the text is the one that the family told: who has no tail does not wag it.
import { sample } from '@/e2e/fixtures/sample'
import { PET_TYPES } from '../../story/lists'
import { canHave } from '../../story/traits'
import type { PetTrait } from '../../story/traits'
import { writeStory } from '../write'
import { at, CHILD, GENDERS, requestFor } from './sample-requests'
import { STORIES } from './story-suite'

const PET = 'Zed'
/** The pet, and later in the same sentence one of `words`, with none of `unless` in between. */
const says = (words: string, unless: string) =>
  new RegExp(`(?<!over )\\b${PET}(?:(?!\\b(?:${CHILD}|${unless})\\b)[^.!?])*?\\b(?:${words})\\b`)

const FAULTS = {
  notail: [
    /\bWag\b/,
    says('wag(?:s|ged|ging)?', 'nobody'),
    says('(?:his|her|their|its own|a|best) tail', 'like'),
    says('tail (?:up|first|and all)|but the tail', 'cow|no'),
    new RegExp(`\\b${PET}’s tail`),
  ],
  deaf: [
    says(
      String.raw`(?:heard?|hears|listen(?:s|ed|ing)?)\b(?! (?:no|nothing|none|it that way))`,
      'not|cannot|never|no|\\w+n’t|that|they|people|everybody|chair|drawn',
    ),
  ],
  oneeye: [says('(?:both|two|his|her|their)(?: \\w+)? eyes', 'saw'), new RegExp(`\\b${PET}’s eyes`)],
  threelegs: [says('four (?:feet|legs|paws)', 'saw|across')],
} as const satisfies Partial<Record<PetTrait, readonly RegExp[]>>

test.each([
  ['notail', `Wag, thump, wag! ${PET} was there.`],
  ['notail', `${PET} went first, with her tail up high.`],
  ['deaf', `${PET} heard it, and everything was all right.`],
  ['deaf', `${PET} put up both ears, to hear it.`],
  ['oneeye', `${PET} shut both eyes, and sniffed.`],
  ['threelegs', `${PET} kept in step, with all four feet.`],
] as const)('%s: found in "%s"', (trait, sentence) => {
  expect(FAULTS[trait].some((pattern) => pattern.test(sentence))).toBe(true)
})

test.each([
  ['notail', `${PET} had no tail, and bowed with the rest.`],
  ['notail', `After ${PET} went the cow, tail first.`],
  ['deaf', `${PET} could not hear the cheers, but felt them.`],
  ['deaf', `${PET} squeaked, and a hundred people heard it.`],
  ['oneeye', `${PET} had one eye, and it saw two eyes in a red house.`],
] as const)('%s: not found in "%s"', (trait, sentence) => {
  expect(FAULTS[trait].some((pattern) => pattern.test(sentence))).toBe(false)
})

const CASES = (Object.keys(FAULTS) as (keyof typeof FAULTS)[]).flatMap((trait) =>
  PET_TYPES.flatMap((type) => (canHave(type, trait) ? [0, 1, 2].map((seed) => ({ trait, type, seed })) : [])),
)

test.each(STORIES)('%s %s: the body is the told one', async (...story) => {
  const findings: string[] = []
  for (const { trait, type, seed } of sample(CASES, `${story.join()} bodies`)) {
    const pets = [{ name: PET, type, gender: seed % 2 ? ('female' as const) : ('male' as const), traits: [trait] }]
    const book = await writeStory(requestFor(story, at(GENDERS, seed), pets, { seed: `body ${seed}` }))
    for (const { pageNumber, content } of book.pages)
      for (const pattern of FAULTS[trait]) {
        const match = pattern.exec(content)
        if (match) findings.push(`${type}, ${trait}, page ${pageNumber}: ${match[0]}`)
      }
  }
  expect(findings).toEqual([])
})
