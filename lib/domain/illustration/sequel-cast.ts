// Who is in a sequel: the child and the pets look as they did in the book before, whatever chance would say of this one.
import type { Extra } from '../story/manuscript'
import type { PetRequest, StoryRequest } from '../story/request'
import type { Cast, ChildMember, PetMember } from './cast'
import type { Customizations, CustomizedCharacter } from './customizations'
import { childLookChoice } from './look'
import { resolveCast } from './resolve-cast'

type PetIdentity = Pick<PetRequest, 'name' | 'type' | 'breed' | 'colors'>

/** The book before: who was in it, what was told of its pets, in their order, and what its buyer changed in the customizer. */
export interface PreviousBook {
  cast: Cast
  pets: readonly PetIdentity[]
  customizations: Customizations | null
}

const isSamePet = (a: PetIdentity, b: PetIdentity) =>
  a.name === b.name && a.type === b.type && (a.breed ?? '') === (b.breed ?? '') && (a.colors ?? '') === (b.colors ?? '')
/** A form says `undefined` of what it left open: that is nothing told. */
const dropUndefined = (look: StoryRequest['look']): StoryRequest['look'] =>
  childLookChoice.parse(JSON.parse(JSON.stringify(look ?? {})))
const isChild = (member: Cast[number]): member is ChildMember => member.who === 'child'
const isPet = (member: Cast[number]): member is PetMember => member.kind === 'pet'

/** What is told anew of the child wins; a pet of which something else is told is drawn as told. */
export function buildSequelCast(request: StoryRequest, extras: readonly Extra[], before: PreviousBook): Cast {
  const child = before.cast.find(isChild)
  const previousPets = before.cast.filter(isPet)
  const cast = resolveCast(
    child ? { ...request, look: { ...child.look, ...dropUndefined(request.look) } } : request,
    extras,
  )
  let petIndex = 0
  return cast.map((member) => {
    if (!isPet(member)) return member
    const requested = request.pets[petIndex++]
    const earlier = requested && previousPets[before.pets.findIndex((pet) => isSamePet(pet, requested))]
    return earlier && earlier.type === member.type ? { ...earlier, who: member.who } : member
  })
}

/** The colours that the buyer gave child and pets in the book before. Places on its pages, furniture and scheme stay there. */
export function carryOverCustomizations(
  request: Pick<StoryRequest, 'pets'>,
  { customizations, pets }: PreviousBook,
): Customizations | null {
  const characters = (customizations?.characters ?? []).flatMap(
    ({ id, hairColor, clothingColor, skinTone }): CustomizedCharacter[] => {
      const who = id.startsWith('pet')
        ? findPetNow(request.pets, pets[Number(id.slice(3)) - 1])
        : id === 'child'
          ? id
          : undefined
      const colours = {
        ...(hairColor ? { hairColor } : {}),
        ...(clothingColor ? { clothingColor } : {}),
        ...(skinTone ? { skinTone } : {}),
      }
      return who && Object.keys(colours).length > 0 ? [{ id: who, ...colours }] : []
    },
  )
  return characters.length > 0 ? { characters, furniture: [], colorScheme: null } : null
}

const PETS = ['pet1', 'pet2', 'pet3', 'pet4', 'pet5'] as const
const findPetNow = (now: readonly PetIdentity[], before: PetIdentity | undefined) =>
  before ? PETS[now.findIndex((pet) => isSamePet(pet, before))] : undefined
