/**
 * The mapping between what a visitor entered (StoryRequest) and the columns that store it, in both directions.
 * Everything derived from it is derived here: the first pet's columns (the specification's data model has them beside
 * story_pets), `travel_destination`, and the search terms, whose index a trigger maintains
 * (prisma/sql/search-terms.sql).
 */
import { searchTerms } from '@/lib/domain/admin/search-terms'
import { DEFAULT_PET } from '@/lib/domain/story/create-body'
import { DESTINATION_LIST } from '@/lib/domain/story/destinations'
import { storyRequest, type PetRequest, type StoryRequest } from '@/lib/domain/story/request'
import { storedBook, type StoredBook } from '@/lib/domain/story/stored-book'
import { Prisma } from '@/lib/platform/db/generated/client'

/** The part of a request that a finished book may still change. */
type Family = Pick<
  StoredBook,
  'childName' | 'childGender' | 'look' | 'childTraits' | 'childDescription' | 'shortName' | 'pets'
>
const family = storedBook.pick({
  childName: true,
  childGender: true,
  look: true,
  childTraits: true,
  childDescription: true,
  shortName: true,
  pets: true,
})

/** A story's title with the terms that administrators find the story by: whoever writes the one writes the other. */
export const titleColumns = (
  title: string,
  { childName, pets }: { childName: string; pets: readonly { name: string }[] },
) => ({ title, searchTerms: searchTerms(title, childName, ...pets.map((pet) => pet.name)) })

/** Pets as they are stored, in the form's order; what was left open is ''. */
const petColumns = (pets: readonly PetRequest[]): StoredBook['pets'] =>
  pets.map(
    ({ name, type, gender, breed = '', colors = '', description = '', drawnAs = '', traits = [], shortName = '' }) => ({
      name,
      type,
      gender,
      breed,
      colors,
      description,
      drawnAs,
      traits,
      shortName,
    }),
  )

/** The columns of `stories` that follow from the family and the title; the pets' own rows come from `petColumns`. */
export function familyColumns(title: string, { pets, ...child }: Family) {
  const { childName, childGender, look, childTraits, childDescription, shortName } = child
  const [first] = pets
  if (!first) throw new Error('a story has at least one pet')
  return {
    childName,
    childGender,
    look: look ?? Prisma.DbNull,
    childTraits,
    childDescription,
    shortName,
    petName: first.name,
    petType: first.type,
    petBreed: first.breed || DEFAULT_PET.breed,
    petColors: first.colors || DEFAULT_PET.colors,
    petDescription: first.description || null,
    ...titleColumns(title, { childName, pets }),
  }
}

/** What a request tells of the family, with what was left open as it is stored. */
export const familyOf = (request: StoryRequest): Family => ({
  childName: request.childName,
  childGender: request.childGender,
  look: request.look ?? null,
  childTraits: request.childTraits ?? [],
  childDescription: request.childDescription ?? '',
  shortName: request.shortName ?? '',
  pets: petColumns(request.pets),
})

/** A request's columns of `stories` and its rows of `story_pets`. The title is empty until the story is written. */
export function storyRow(request: StoryRequest) {
  const { preferredLocation = null } = request
  const family = familyOf(request)
  const isDestination = DESTINATION_LIST.some(({ id }) => id === preferredLocation)
  return {
    story: {
      ...familyColumns('', family),
      childAge: request.childAge,
      lifeSkill: request.lifeSkill,
      preferredLocation,
      travelDestination: isDestination ? preferredLocation : null,
      specialEvent: request.specialEvent ?? null,
      homeType: request.homeType ?? null,
      dedication: request.dedication || null,
      email: request.email || null,
      language: request.language,
      seed: request.seed,
    },
    pets: family.pets.map((pet, position) => ({ ...pet, position })),
  }
}

/** Columns from which `familyFromRow` reads. */
export const familySelect = {
  childName: true,
  childGender: true,
  look: true,
  childTraits: true,
  childDescription: true,
  shortName: true,
  pets: {
    orderBy: { position: 'asc' },
    select: {
      ...{ name: true, type: true, gender: true, breed: true, colors: true, description: true },
      ...{ drawnAs: true, traits: true, shortName: true },
    },
  },
} as const satisfies Prisma.StorySelect
type FamilyRow = Prisma.StoryGetPayload<{ select: typeof familySelect }>

/** @throws ZodError for a value that no request can have */
export const familyFromRow = (row: FamilyRow): Family => family.parse(row)

type RequestRow = FamilyRow &
  Pick<
    Prisma.StoryGetPayload<object>,
    'childAge' | 'lifeSkill' | 'preferredLocation' | 'specialEvent' | 'homeType' | 'language' | 'email' | 'seed'
  >

/**
 * The inverse of `storyRow`, but that what was left open is '' or [], and without the dedication, which is this book's
 * alone. @throws ZodError as `familyFromRow`
 */
export function requestFromRow(row: RequestRow): StoryRequest {
  const { look, ...rest } = familyFromRow(row)
  return storyRequest.parse({
    ...rest,
    look: look ?? undefined,
    childAge: row.childAge,
    lifeSkill: row.lifeSkill,
    preferredLocation: row.preferredLocation ?? undefined,
    specialEvent: row.specialEvent ?? undefined,
    homeType: row.homeType ?? undefined,
    language: row.language,
    email: row.email ?? undefined,
    seed: row.seed,
  })
}

/** What readers of a story see of the request: no address, seed, look, traits or descriptions. */
export const shownRequestSelect = {
  childName: true,
  childAge: true,
  childGender: true,
  petName: true,
  petType: true,
  petBreed: true,
  petColors: true,
  lifeSkill: true,
  preferredLocation: true,
  travelDestination: true,
  specialEvent: true,
  homeType: true,
  pets: { orderBy: { position: 'asc' }, select: { name: true, type: true, gender: true, breed: true, colors: true } },
} as const satisfies Prisma.StorySelect
type ShownRequest = Prisma.StoryGetPayload<{ select: typeof shownRequestSelect }>

export const shownRequest = (row: ShownRequest): ShownRequest => ({
  childName: row.childName,
  childAge: row.childAge,
  childGender: row.childGender,
  petName: row.petName,
  petType: row.petType,
  petBreed: row.petBreed,
  petColors: row.petColors,
  pets: row.pets,
  lifeSkill: row.lifeSkill,
  preferredLocation: row.preferredLocation,
  travelDestination: row.travelDestination,
  specialEvent: row.specialEvent,
  homeType: row.homeType,
})
