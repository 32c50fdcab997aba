// The cast of a sequel: child and pets look as they did in the previous book.
import type { Extra } from '../story/manuscript'
import type { PetRequest, StoryRequest } from '../story/request'
import type { Cast, ChildMember, PetMember } from './cast'
import type { Customizations, CustomizedCharacter } from './customizations'
import { childLookChoice } from './look'
import { resolveCast } from './resolve-cast'

type PetIdentity = Pick<PetRequest, 'name' | 'type' | 'breed' | 'colors'>

/** The previous book: its cast, its pets as described in the request (in order), and the buyer's customizations. */
export interface PreviousBook {
  cast: Cast
  pets: readonly PetIdentity[]
  customizations: Customizations | null
}

const isSamePet = (a: PetIdentity, b: PetIdentity) =>
  a.name === b.name && a.type === b.type && (a.breed ?? '') === (b.breed ?? '') && (a.colors ?? '') === (b.colors ?? '')
/** A form sends `undefined` for what was left open; such keys must not override the earlier look. */
const dropUndefined = (look: StoryRequest['look']): StoryRequest['look'] =>
  childLookChoice.parse(JSON.parse(JSON.stringify(look ?? {})))
const isChild = (member: Cast[number]): member is ChildMember => member.who === 'child'
const isPet = (member: Cast[number]): member is PetMember => member.kind === 'pet'

/**
 * What the new request says about the child takes precedence, faces are kept; a pet that is described differently
 * looks as described.
 */
export function buildSequelCast(request: StoryRequest, extras: readonly Extra[], before: PreviousBook): Cast {
  const child = before.cast.find(isChild)
  const previousPets = before.cast.filter(isPet)
  const cast = resolveCast(
    child ? { ...request, look: { ...child.look, ...dropUndefined(request.look) } } : request,
    extras,
  )
  const hasNewSkin = cast.find(isChild)?.look.skin !== child?.look.skin
  let petIndex = 0
  return cast.map((member) => {
    if (!isPet(member)) {
      const earlier = before.cast.find(({ who }) => who === member.who)
      // A face goes by its owner's name: the same one is the same grandmother, in the same cardigan.
      if (member.kind === 'adult' && earlier?.kind === 'adult' && earlier.face === member.face && !hasNewSkin)
        return { ...member, look: earlier.look }
      return isChild(member) && earlier && isChild(earlier) ? { ...member, face: earlier.face } : member
    }
    const requested = request.pets[petIndex++]
    const earlier = requested && previousPets[before.pets.findIndex((pet) => isSamePet(pet, requested))]
    return earlier && earlier.type === member.type ? { ...earlier, who: member.who } : member
  })
}

/**
 * The colours that the buyer gave child and pets in the previous book. Positions, furniture and colour scheme are not
 * carried over.
 */
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
