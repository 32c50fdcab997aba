// The sample book that anyone may read to the end, written and drawn as every book is.
import { writeStory } from '../author/write'
import { illustrate, type BookLook } from '../illustration/illustrate'
import { resolveCast } from '../illustration/resolve-cast'
import type { Scene } from '../illustration/scene'
import type { Manuscript } from '../story/manuscript'
import { storyRequest, type StoryRequest } from '../story/request'

export const SAMPLE_REQUEST: StoryRequest = storyRequest.parse({
  childName: 'Mila',
  childAge: '9-10',
  childGender: 'girl',
  lifeSkill: 'courage',
  language: 'en',
  seed: 'sample-beach',
  preferredLocation: 'gold-coast',
  look: { skin: 'fair', hair: 'bob', hairColour: 'chestnut', eyes: 'brown' },
  pets: [{ name: 'Biscuit', type: 'Dog', gender: 'male', breed: 'Labrador', colors: 'golden' }],
})

let written: Promise<Manuscript> | undefined
export const sampleManuscript = (): Promise<Manuscript> => (written ??= writeStory(SAMPLE_REQUEST))

/** The picture of one of its pages; null for a page that it doesn't have. */
export async function drawSample(pageNumber: number): Promise<Scene | null> {
  const manuscript = await sampleManuscript()
  const page = manuscript.pages.find((one) => one.pageNumber === pageNumber)
  const look: BookLook = {
    cast: resolveCast(SAMPLE_REQUEST, manuscript.extras),
    seed: SAMPLE_REQUEST.seed,
    engineVersion: 1,
  }
  return page ? illustrate(look, page).scene : null
}
