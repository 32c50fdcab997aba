import type { PetRequest, StoryRequest } from './request'

/** Of the earlier book, what a sequel takes over where its call says nothing. */
export type SequelFamily = Pick<
  StoryRequest,
  | 'childName'
  | 'childAge'
  | 'childGender'
  | 'look'
  | 'childTraits'
  | 'childDescription'
  | 'shortName'
  | 'pets'
  | 'language'
>

const record = (value: unknown): Record<string, unknown> | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value))
    : undefined
const isBlank = (value: unknown): boolean => typeof value === 'string' && value.trim() === ''
const isGiven = (value: unknown): boolean => value !== undefined && value !== null && !isBlank(value)
const isSame = (one: unknown, other: string): boolean =>
  typeof one === 'string' && one.trim().toLowerCase() === other.toLowerCase()

/** What a family may take back: blank, it is told to be nothing, where a blank name says nothing. */
const MAY_BE_NOTHING: readonly string[] = ['childDescription', 'shortName', 'description']
/** The fields that a body gives. */
const givenFields = (fields: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).filter(([key, value]) => isGiven(value) || (isBlank(value) && MAY_BE_NOTHING.includes(key))),
  )

/** The earlier story that a body names, if it orders a sequel. */
export function previousStoryOf(raw: unknown): string | undefined {
  const body = record(raw)
  const id = body?.['previousStoryId']
  return body?.['isSequel'] === true && typeof id === 'string' && id !== '' ? id : undefined
}

/**
 * A raw body with child, pets, what was told of them, and the language of the earlier book wherever it says nothing of
 * them. What was told of the child is not another child's.
 */
export function completeSequelBody(raw: unknown, { pets, ...family }: SequelFamily): unknown {
  const body = record(raw)
  if (!body) return raw
  const given = givenFields(body)
  const { childTraits: _traits, childDescription: _words, shortName: _short, ...anyChild } = family
  const { childName } = given
  const child = childName === undefined || isSame(childName, family.childName) ? family : anyChild
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
        return fields ? { ...known(fields['name'], fields['type']), ...givenFields(fields) } : pet
      }),
    }
  if (list !== undefined) return undefined
  const { petName, petType } = given
  if (petName === undefined && petType === undefined) return { pets }
  const lead = petName === undefined ? pets.find((pet) => isSame(petType, pet.type)) : known(petName, petType)
  return lead && lead === pets[0] ? { pets } : undefined
}
