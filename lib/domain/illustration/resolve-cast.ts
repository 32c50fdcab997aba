import type { Extra } from '../story/manuscript'
import type { StoryRequest } from '../story/request'
import type { Cast, Member, PetMember } from './cast'
import { resolveChildLook, resolveFriendLook } from './resolve-child'
import { resolvePet } from './resolve-pet'

const GENDER = { he: 'boy', she: 'girl', they: 'non-specific' } as const

/** Who is in the book and what each looks like: the same request and extras give the same cast. */
export function resolveCast(request: StoryRequest, extras: readonly Extra[]): Cast {
  const { seed } = request
  const look = resolveChildLook(request.look, request.childGender, seed, 'child')
  const others = extras.map((extra): Member => {
    if (extra.who === 'friend' || extra.who === 'friend2') return { who: extra.who, kind: 'child', age: request.childAge, look: resolveFriendLook(seed, extra.who, extra.pronoun, look) }
    // A grown-up of the family has the child's colouring; the old have grey hair.
    const grown = resolveChildLook({ skin: look.skin, ...(extra.who === 'elder' ? { hairColour: 'silver' } : { hairColour: look.hairColour }), freckles: false, outfit: extra.who === 'elder' ? 'jumper' : 'tee' }, GENDER[extra.pronoun], seed, extra.who)
    return { who: extra.who, kind: 'adult', look: grown }
  })
  const pets: PetMember[] = []
  request.pets.forEach((pet, i) => pets.push(resolvePet(pet, i, seed, pets)))
  return [{ who: 'child', kind: 'child', age: request.childAge, look }, ...pets, ...others]
}
