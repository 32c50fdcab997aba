import type { PetRequest, StoryRequest } from './request'

/** Of the earlier book, what a sequel takes over where its call says nothing. */
export type SequelFamily = Pick<StoryRequest, 'childName' | 'childAge' | 'childGender' | 'look' | 'pets' | 'language'>

const record = (value: unknown): Record<string, unknown> | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value))
    : undefined
const isGiven = (value: unknown): boolean =>
  value !== undefined && value !== null && !(typeof value === 'string' && value.trim() === '')
const isSame = (one: unknown, other: string): boolean => typeof one === 'string' && one.trim() === other

/** The earlier story that a body names, if it orders a sequel. */
export function previousStoryOf(raw: unknown): string | undefined {
  const body = record(raw)
  const id = body?.['previousStoryId']
  return body?.['isSequel'] === true && typeof id === 'string' && id !== '' ? id : undefined
}

/** A raw body with child, pets and language of the earlier book wherever it says nothing of them. */
export function completeSequelBody(raw: unknown, { pets, ...child }: SequelFamily): unknown {
  const body = record(raw)
  if (!body) return raw
  const given = Object.fromEntries(Object.entries(body).filter(([, value]) => isGiven(value)))
  return { ...child, ...given, ...(sequelPets(given, pets) ?? {}) }
}

/** One pet by name and kind, as the specification's sequel has it, is the earlier book's, and the others come along. */
function sequelPets(given: Record<string, unknown>, pets: readonly PetRequest[]): { pets: unknown } | undefined {
  const known = (name: unknown, type: unknown) =>
    pets.find((pet) => isSame(name, pet.name) && (!isGiven(type) || isSame(type, pet.type)))
  const list = given['pets']
  if (Array.isArray(list))
    return {
      pets: list.map((pet: unknown) => {
        const fields = record(pet)
        return fields ? { ...known(fields['name'], fields['type']), ...fields } : pet
      }),
    }
  if (list !== undefined) return undefined
  const { petName, petType } = given
  if (petName === undefined && petType === undefined) return { pets }
  const lead = petName === undefined ? pets.find((pet) => isSame(petType, pet.type)) : known(petName, petType)
  return lead && lead === pets[0] ? { pets } : undefined
}
