import { storyRequest, type StoryRequestInput } from '@/lib/domain/story/request'
import type { Db } from '@/lib/platform/db/client'
import { insertStory } from './insert-story'
import { writeStory } from './write-story'

/** The three sample stories, created like any other story. */
const SAMPLES: { id: string; request: StoryRequestInput }[] = [
  {
    id: 'sample-juno-and-bear',
    request: {
      childName: 'Juno',
      childAge: '5-6',
      childGender: 'girl',
      lifeSkill: 'friendship',
      language: 'en',
      seed: 'window-juno',
      look: { skin: 'brown', hair: 'puffs', hairColour: 'black', eyes: 'dark' },
      pets: [
        { name: 'Bear', type: 'Dog', gender: 'male', breed: 'Border Collie', colors: 'black, white' },
        { name: 'Moss', type: 'Rabbit', gender: 'female', breed: 'Holland Lop', colors: 'cream' },
      ],
    },
  },
  {
    id: 'sample-ravi-and-pepper',
    request: {
      childName: 'Ravi',
      childAge: '7-8',
      childGender: 'boy',
      lifeSkill: 'courage',
      language: 'en',
      seed: 'window-ravi',
      look: { skin: 'tan', hair: 'shaggy', hairColour: 'black', eyes: 'brown', glasses: 'round' },
      pets: [{ name: 'Pepper', type: 'Cat', gender: 'female', breed: 'Tabby', colors: 'grey, white' }],
    },
  },
  {
    id: 'sample-mila-and-biscuit',
    request: {
      childName: 'Mila',
      childAge: '3-4',
      childGender: 'girl',
      lifeSkill: 'courage',
      language: 'en',
      seed: 'window-mila',
      look: { skin: 'fair', hair: 'bob', hairColour: 'chestnut', eyes: 'brown' },
      pets: [
        { name: 'Biscuit', type: 'Dog', gender: 'male', breed: 'Labrador', colors: 'golden' },
        { name: 'Olive', type: 'Cat', gender: 'female', breed: 'Siamese' },
      ],
    },
  },
]

/** Creates the samples that are missing; runs at every start. @returns how many were created */
export async function seedSamples(db: Db, { now }: { now: Date }): Promise<number> {
  let created = 0
  for (const { id, request } of SAMPLES) {
    if (await db.story.findUnique({ where: { id }, select: { id: true } })) continue
    await db.$transaction((tx) =>
      insertStory(tx, {
        id,
        visitorId: null,
        request: storyRequest.parse(request),
        place: { seriesId: null, seriesNumber: 1, previousStoryId: null },
      }),
    )
    await writeStory(db, { storyId: id, now })
    await db.story.update({
      where: { id },
      data: {
        featured: true,
        approved: true,
        contentApproved: true,
        imagesApproved: true,
        approvedBy: 'seed',
        approvedAt: now,
      },
    })
    created += 1
  }
  return created
}
