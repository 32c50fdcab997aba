import type { Reason } from '@/lib/domain/moderation/check-request'
import { DEFAULT_PET } from '@/lib/domain/story/create-body'
import { searchTerms } from '@/lib/domain/admin/search-terms'
import type { StoryRequest } from '@/lib/domain/story/request'
import { DESTINATION_LIST } from '@/lib/domain/story/destinations'
import { ENGINE_VERSION } from '@/lib/domain/illustration/engine-version'
import type { Tx } from '@/lib/platform/db/client'
import { addJob } from '@/lib/platform/queue/add'

/** With growing pauses between them: about a quarter of an hour in all. */
const WRITING_TRIES = 6

export interface SeriesPlace {
  seriesId: string | null
  seriesNumber: number
  previousStoryId: string | null
}

interface NewStory {
  id: string
  visitorId: string | null
  request: StoryRequest
  place: SeriesPlace
  heldFor?: Reason[]
}

/** A story to be written, its pets, and the job that writes it, unless it is held: all or nothing with the credit that pays for it. */
export async function insertStory(tx: Tx, { id, visitorId, request, place, heldFor = [] }: NewStory): Promise<void> {
  const [first] = request.pets
  if (!first) throw new Error('a story request has at least one pet')
  const destination = DESTINATION_LIST.some((d) => d.id === request.preferredLocation)
  await tx.story.create({
    select: { id: true },
    data: {
      id,
      visitorId,
      ...place,
      childName: request.childName,
      childAge: request.childAge,
      childGender: request.childGender,
      petName: first.name,
      petType: first.type,
      petBreed: first.breed || DEFAULT_PET.breed,
      petColors: first.colors || DEFAULT_PET.colors,
      petDescription: first.description ?? null,
      searchWords: searchTerms(request.childName, ...request.pets.map((pet) => pet.name)),
      lifeSkill: request.lifeSkill,
      preferredLocation: request.preferredLocation ?? null,
      travelDestination: destination ? (request.preferredLocation ?? null) : null,
      specialEvent: request.specialEvent ?? null,
      homeType: request.homeType ?? null,
      email: request.email ? request.email : null,
      language: request.language,
      seed: request.seed,
      engineVersion: ENGINE_VERSION,
      ...(request.look ? { look: request.look } : {}),
      ...(heldFor.length
        ? { state: 'held', failure: 'moderation', heldFor: heldFor.map(({ field, rule }) => ({ field, rule })) }
        : {}),
    },
  })
  // By themselves: within the story's own call, all of it would be read again.
  await tx.storyPet.createMany({
    data: request.pets.map(({ name, type, gender, breed = '', colors = '', description = '' }, position) => ({
      storyId: id,
      position,
      name,
      type,
      gender,
      breed,
      colors,
      description,
    })),
  })
  if (heldFor.length === 0) await queueStoryWriting(tx, id)
}

export const queueStoryWriting = (tx: Tx, storyId: string): Promise<void> =>
  addJob(tx, 'write-story', { storyId }, { key: `write-story:${storyId}`, attempts: WRITING_TRIES })
