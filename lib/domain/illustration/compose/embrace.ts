// Hugs and lifts: small pets are lifted into arms, a dog is hugged from behind its shoulders, people and horses are
// hugged standing.
import type { Figure } from '../scene'
import { fitInArms } from './carried'
import { resolvePairs } from './pairs'
import type { Role } from './roles'

const NOT_HUGGABLE = new Set(['fly', 'perch', 'swim', 'sleep', 'lie', 'hide'])
/** In these poses a carrier stands with the arms under the pet; in all others the legs keep their pose. */
const CARRIES_STANDING = new Set([
  'stand',
  'hug',
  'wave',
  'point',
  'shrug',
  'hands-on-hips',
  'whisper',
  'bow',
  'clap',
  'count',
  'celebrate',
  'reach',
  'climb',
  'hide',
])

/** Centimetres between the hands and a back that they still touch. */
const HAND_GAP = 5
/** Height of a sitting dog's neck, as a share of its height. */
const NECK_HEIGHT = 0.62

const chinYOf = ({ face }: Figure): number => face.centre[1] + face.radius

/** The role with both arms under a pet. */
const asCarrier = (bearer: Role): Role => ({
  ...bearer,
  carriesPet: true,
  actor: CARRIES_STANDING.has(bearer.actor.pose) ? { ...bearer.actor, pose: 'carry' } : bearer.actor,
})

/**
 * The pet's role in the carrier's arms: `cuddled` lies along an arm and looks out of the picture, `carried` is upright
 * against the chest.
 */
function asCarried(pet: Role, bearer: Role, pose: 'carried' | 'cuddled'): Role {
  const along = pose === 'cuddled'
  return {
    ...pet,
    carriedBy: bearer.member.who,
    actor: { ...pet.actor, pose },
    facing: along === (bearer.facing === 1) ? 1 : -1,
    gaze: along ? [-0.15, -0.3] : pet.gaze,
  }
}

/**
 * Resolves every hug and every carried pet into poses and positions that touch. Whoever hugs a prop, or has nobody near
 * to hug, stays as they are.
 */
export function resolveEmbraces(roles: readonly Role[], drawn: (role: Role) => Figure): Role[] {
  const changed = new Map<string, Role>()
  const set = (...settled: readonly Role[]): void => settled.forEach((role) => changed.set(role.member.who, role))

  /** Whether the pet fits into the arms; if so, both roles are changed. */
  const lift = (pet: Role, bearer: Role): boolean => {
    const arms = asCarrier(bearer)
    for (const pose of pet.actor.pose === 'carried' ? (['carried', 'cuddled'] as const) : (['cuddled'] as const)) {
      const up = asCarried(pet, bearer, pose)
      if (!fitInArms(drawn(up), drawn(arms), arms.facing)) continue
      set(up, arms)
      return true
    }
    return false
  }
  const hug = (hugger: Role, target: Role): void => {
    const { member } = target
    const pet = member.kind === 'pet'
    // A hugger kneels to somebody whose chin is below the arms, but to no horse.
    const standing: Role = { ...hugger, actor: { ...hugger.actor, pose: 'carry' } }
    const short = !pet && chinYOf(drawn(target)) > drawn(standing).anchors.handNear[1]
    const kneels =
      hugger.member.kind !== 'pet' &&
      (short || hugger.member.look.mobility === 'wheelchair' || (pet && member.type !== 'Horse'))
    const pose =
      target.actor.pose === 'cuddled' || target.actor.pose === 'carried'
        ? kneels
          ? 'sit'
          : 'stand'
        : target.actor.pose
    // A pet looks where the hugger looks, so that its face is free; people face each other.
    const held: Role = {
      ...target,
      huggedBy: hugger.member.who,
      carriedBy: undefined,
      facing: pet ? hugger.facing : hugger.facing === 1 ? -1 : 1,
      actor: { ...target.actor, pose },
    }
    const kneeling: Role = kneels ? { ...hugger, actor: { ...hugger.actor, pose: 'hug' } } : standing
    // Arms that would close above a low back or a small child's head come down to it.
    const there = drawn(held)
    const low =
      kneels &&
      (pet ? Math.min(there.anchors.back[1], there.box.y * NECK_HEIGHT) : chinYOf(there)) >
        drawn(kneeling).anchors.handFar[1] + HAND_GAP
    set(held, low ? { ...kneeling, actor: { ...kneeling.actor, pose: 'crouch' } } : kneeling)
  }

  for (const hugger of roles) {
    const { who } = hugger.member
    if (
      hugger.actor.pose !== 'hug' ||
      hugger.holding ||
      hugger.act?.thing ||
      hugger.member.kind === 'pet' ||
      changed.has(who)
    )
      continue
    const others = roles.filter(
      (r) =>
        r !== hugger &&
        !changed.has(r.member.who) &&
        !r.seat &&
        !NOT_HUGGABLE.has(r.actor.pose) &&
        !(r.member.kind === 'pet' && r.member.type === 'Fish'),
    )
    const { looksAt } = hugger.actor
    const target =
      others.find((r) => r.member.who === looksAt) ??
      (looksAt === undefined
        ? (others.find((r) => r.carriedBy === who) ?? others.find((r) => r.member.kind === 'pet'))
        : undefined)
    if (target && !(target.member.kind === 'pet' && lift(target, hugger))) hug(hugger, target)
  }
  for (const pet of roles) {
    const bearer = roles.find((r) => r.member.who === pet.carriedBy)
    if (!bearer || changed.has(pet.member.who)) continue
    // Arms hold one pet, or a prop.
    if (changed.has(bearer.member.who) || bearer.holding || bearer.act?.thing) continue
    if (!lift(pet, bearer) && bearer.actor.pose === 'carry') hug(bearer, pet)
  }
  return resolvePairs(
    roles.map((role) => changed.get(role.member.who) ?? role),
    drawn,
  )
}
