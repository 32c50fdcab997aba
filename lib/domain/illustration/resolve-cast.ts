import { hash } from '../chance'
import type { Extra } from '../story/manuscript'
import { chooseUnstatedLooks } from '../story/pet-surprise'
import type { PetRequest, StoryRequest } from '../story/request'
import type { Cast, Member, PetMember } from './cast'
import { FACE_KINDS } from './child/face-kinds'
import { resolveChildLook, resolveFriendLook } from './resolve-child'
import { resolveGrownLook } from './resolve-grown-up'
import { isDescribed, resolvePet } from './resolve-pet'

/** The members of a book's cast and their looks. The same request and extras give the same cast. */
export function resolveCast(request: StoryRequest, extras: readonly Extra[]): Cast {
  const { seed } = request
  const known: number[] = []
  const face = faceOf(request.childName, known)
  const look = resolveChildLook(request.look, request.childGender, seed, 'child')
  const others = extras.map((extra): Member => {
    if (extra.who === 'friend' || extra.who === 'friend2')
      return {
        who: extra.who,
        kind: 'child',
        age: request.childAge,
        look: resolveFriendLook(seed, extra.who, extra.pronoun, look),
        face: faceOf(extra.name, known),
      }
    return {
      who: extra.who,
      kind: 'adult',
      look: resolveGrownLook(seed, extra.who, extra.pronoun, look),
      face: faceOf(extra.name, known),
    }
  })
  const pets: PetMember[] = []
  addSurprises(request.pets, seed).forEach((pet, i) => pets.push(resolvePet(pet, i, seed, pets)))
  return [{ who: 'child', kind: 'child', age: request.childAge, look, face }, ...pets, ...others]
}

/** A face goes by its owner's name, and is of another kind than the faces `known`, where there are kinds left. */
function faceOf(name: string, known: number[]): number {
  const taken = new Set(known.map((face) => face % FACE_KINDS))
  let face = hash(name.trim().toLowerCase())
  while (taken.size < FACE_KINDS && taken.has(face % FACE_KINDS)) face++
  known.push(face)
  return face
}

/**
 * Fills in pets of which only the type is known. The form makes the same draw by the same seed, so its preview and the
 * book agree.
 */
function addSurprises(pets: readonly PetRequest[], seed: string): readonly PetRequest[] {
  const words = chooseUnstatedLooks(
    pets.map(({ type, breed = '', colors = '', drawnAs }) => ({ type, breed, colors, drawnAs })),
    seed,
  )
  return pets.map((pet, i) => (isDescribed(pet) ? pet : { ...pet, ...words[i] }))
}
