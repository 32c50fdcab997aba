// The shop window's call stands apart from the others: their schemas would weigh more than all that the landing page
// adds to Next's own scripts.
import type { Endpoint } from '@/lib/http/endpoints'
import { api } from '@/lib/paths'

/** What a card in the shop window reads of a story. */
interface FeaturedStory {
  id: string
  title: string
  storyContent: string
  childName: string
  pets: { name: string }[]
  lifeSkill: string
  imageUrl: string | null
  language: string
}

/** `path`: where it is read. */
export type ShownStory = FeaturedStory & { path: string }

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

function text(value: unknown): string {
  if (typeof value !== 'string') throw new TypeError('not a text')
  return value
}

function list<T>(value: unknown, read: (item: Record<string, unknown>) => T): T[] {
  if (!Array.isArray(value)) throw new TypeError('not a list')
  return value.map((item: unknown) => {
    if (!isRecord(item)) throw new TypeError('not an object')
    return read(item)
  })
}

export const featuredEndpoint: Endpoint<undefined, FeaturedStory[]> = {
  method: 'GET',
  path: api.featuredStories,
  answer: {
    parse: (stories) =>
      list(stories, ({ id, title, storyContent, childName, pets, lifeSkill, imageUrl, language }) => ({
        id: text(id),
        title: text(title),
        storyContent: text(storyContent),
        childName: text(childName),
        lifeSkill: text(lifeSkill),
        language: text(language),
        pets: list(pets, ({ name }) => ({ name: text(name) })),
        imageUrl: imageUrl === null ? null : text(imageUrl),
      })),
  },
}
