// The landing page's picture: the child and pet whose names a visitor types, redrawn while they type.
import type { PetType } from '../story/lists'
import { storyRequest } from '../story/request'
import type { ChildMember, PetMember } from '../illustration/cast'
import { resolveCast } from '../illustration/resolve-cast'
import type { Scene } from '../illustration/scene'
import { poseChild, cutOut, findFamilyChild, findFamilyPet, posePet } from './cut-outs'
import { HERO, type HeroNames } from './hero-names'

/** The seed of this child and pet. The story form starts with the same seed, so that it draws the same two. */
export const heroSeedOf = ({ childName, petName }: Pick<HeroNames, 'childName' | 'petName'>): string =>
  `hero ${childName.trim()} ${petName.trim()}`.slice(0, 64)

const POSES = { Bird: 'perch', Fish: 'swim', Horse: 'stand', Lizard: 'stand' } as const satisfies Partial<
  Record<PetType, string>
>
const poseOf = (type: PetType) => (type in POSES ? POSES[type as keyof typeof POSES] : 'sit')

function castOf(names: HeroNames): { kid: ChildMember; friend: PetMember } {
  if (names.childName === HERO.childName && names.petName === HERO.petName && names.petType === HERO.petType)
    return { kid: findFamilyChild('mila'), friend: findFamilyPet('mila') }
  const request = storyRequest.parse({
    childName: names.childName.trim() || '?',
    childAge: '5-6',
    childGender: 'non-specific',
    lifeSkill: 'courage',
    seed: heroSeedOf(names),
    pets: [{ name: names.petName.trim() || '?', type: names.petType, gender: 'unknown' }],
  })
  const cast = resolveCast(request, [])
  const kid = cast.find((member): member is ChildMember => member.who === 'child')
  const friend = cast.find((member): member is PetMember => member.who === 'pet1')
  if (!kid || !friend) throw new Error('a hero without a cast')
  return { kid, friend }
}

export function drawHero(names: HeroNames): Scene {
  const { kid, friend } = castOf(names)
  const large = names.petType === 'Horse'
  return cutOut(
    posePet(friend, poseOf(names.petType), 'happy', {
      x: large ? 330 : 265,
      flip: names.petType !== 'Dog',
      lift: names.petType === 'Bird' || names.petType === 'Fish' ? 210 : 0,
    }),
    poseChild(kid, 'wave', 'delighted', { view: 'front' }),
  )
}
