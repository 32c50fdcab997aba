// One line a story: the hash of everything that the built-in author writes for many random requests. Compare the output
// before and after a change that must not change a word: npm run -s hash:manuscripts [-- requests per story, 60].
import { createHash } from 'node:crypto'
import { writeOpening } from '../lib/domain/author/preview'
import { writeMasked, writeStory } from '../lib/domain/author/write'
import { stream } from '../lib/domain/chance'
import { DESTINATIONS } from '../lib/domain/illustration/direction'
import {
  AGE_BANDS,
  CHILD_GENDERS,
  HOME_TYPES,
  LIFE_SKILLS,
  PET_GENDERS,
  PET_TYPES,
  READING_LEVELS,
  readingLevel,
} from '../lib/domain/story/lists'
import type { LifeSkill, ReadingLevel } from '../lib/domain/story/lists'
import { storyRequest } from '../lib/domain/story/request'
import type { Earlier, StoryRequest } from '../lib/domain/story/request'
import { SPECIAL_EVENTS } from '../lib/domain/story/special-events'

const CHILD_NAMES = ['Sam', 'mila', 'Maria Guadalupe', 'Te Ariki', '小明', "O'Malley", '{Kim}', 'Mary Anne Rose']
const PET_NAMES = ['Rex', 'Pip', 'Captain Whiskers', 'mog', 'Miss Marple', 'Bo', 'Sir Fluffington', 'Tess']
const BREEDS = [undefined, undefined, 'Kelpie', 'Siamese', 'a Labrador', 'Budgies', 'I don’t know', 'Poodles', 'wombat']
const COLOURS = [undefined, undefined, 'red', 'ginger and white', 'Black, White, Ginger', 'the brown one']
const PLACES = [...DESTINATIONS, 'Bali', "Nana's farm", 'by the sea', 'moon', 'our garden', 'the Blue Mountains park']
const EVENTS = [...SPECIAL_EVENTS.map((event) => event.id), 'Losing a tooth', 'The Day of the Big Move', 'my birthday']
const EARLIER: readonly (Earlier | undefined)[] = [
  undefined,
  undefined,
  { title: 'A', lifeSkill: 'courage', recall: 'the hole in the fence' },
  { title: 'B', lifeSkill: 'sharing', recall: 'the lamp', deed: 'got a long stick home, nose first', place: 'paris' },
  { title: 'C', lifeSkill: 'honesty', recall: "Nan's cat", deed: "fed Nan's cat", place: "Nana's farm" },
]

/** @param at the number of the request, of which half name a place, an event and a home */
function randomRequest(
  skill: LifeSkill,
  level: ReadingLevel,
  at: number,
): { request: StoryRequest; earlier?: Earlier } {
  const random = stream('hash', `${skill} ${level} ${at}`)
  const any = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)]
  const maybe = <T>(list: readonly T[]): T | undefined => (random() < 0.5 ? undefined : any(list))
  const pets = Array.from({ length: 1 + (at % 5) }, (_, i) => ({
    name: PET_NAMES[(at + i) % PET_NAMES.length],
    type: any(PET_TYPES),
    gender: any(PET_GENDERS),
    breed: any(BREEDS),
    colors: any(COLOURS),
  }))
  const request = storyRequest.parse({
    childName: any(CHILD_NAMES),
    childAge: any(AGE_BANDS.filter((age) => readingLevel(age) === level)),
    childGender: any(CHILD_GENDERS),
    lifeSkill: skill,
    pets,
    preferredLocation: maybe(PLACES),
    specialEvent: maybe(EVENTS),
    homeType: maybe([...HOME_TYPES, 'a lighthouse']),
    look: random() < 0.2 ? { mobility: 'wheelchair' } : undefined,
    seed: `seed ${at}`,
  })
  const earlier = any(EARLIER)
  return { request, ...(earlier ? { earlier } : {}) }
}

const requests = Number(process.argv[2] ?? 60)
for (const skill of LIFE_SKILLS)
  for (const level of READING_LEVELS) {
    const hash = createHash('sha256')
    for (let at = 0; at < requests; at++) {
      const { request, earlier } = randomRequest(skill, level, at)
      const masked = await writeMasked(request, earlier)
      const texts = [
        await writeStory(request, earlier),
        masked.manuscript,
        [...masked.names],
        await writeOpening(request, earlier),
      ]
      hash.update(JSON.stringify(texts))
    }
    process.stdout.write(`${skill} ${level} ${hash.digest('hex')}\n`)
  }
