// A hug reaches whom it is meant for: small pets come into the arms, a dog is hugged from behind its shoulders, people and horses standing up.
import type { Figure } from '../scene'
import { inArms } from './carried'
import type { Role } from './roles'

const UNHUGGED = new Set(['fly', 'perch', 'swim', 'sleep', 'lie', 'hide'])

/** Everyone who hugs, with the one who is hugged; who hugs a thing, or nobody in particular near by, stays as they are. */
export function embraced(roles: readonly Role[], drawn: (role: Role) => Figure): Role[] {
  const changed = new Map<string, Partial<Role>>()
  for (const hugger of roles) {
    const { who } = hugger.member
    if (hugger.actor.pose !== 'hug' || hugger.holding || hugger.member.kind === 'pet' || changed.has(who)) continue
    const others = roles.filter((r) => r !== hugger && !changed.has(r.member.who) && !r.seat && !UNHUGGED.has(r.actor.pose) && !(r.member.kind === 'pet' && r.member.type === 'Fish'))
    const { looksAt } = hugger.actor
    const target = others.find((r) => r.member.who === looksAt) ?? (looksAt === undefined ? (others.find((r) => r.carriedBy === who) ?? others.find((r) => r.member.kind === 'pet')) : undefined)
    if (!target) continue
    const { member } = target
    const pet = member.kind === 'pet'
    const kneels = hugger.member.look.mobility === 'wheelchair' || (pet && member.type !== 'Horse')
    const lifted: Role = { ...target, carriedBy: who, actor: { ...target.actor, pose: 'cuddled' } }
    const lifting: Role = { ...hugger, actor: { ...hugger.actor, pose: 'carry' } }
    if (pet && inArms(drawn(lifted), drawn(lifting))) {
      changed.set(target.member.who, lifted)
      changed.set(who, lifting)
      continue
    }
    // A pet looks where the hugger looks, so that its face is free; people face each other.
    changed.set(target.member.who, { huggedBy: who, carriedBy: undefined, faces: pet ? hugger.faces : hugger.faces === 1 ? -1 : 1, ...(target.actor.pose === 'cuddled' || target.actor.pose === 'carried' ? { actor: { ...target.actor, pose: kneels ? 'sit' : 'stand' } } : {}) })
    changed.set(who, { actor: { ...hugger.actor, pose: kneels ? 'hug' : 'carry' } })
  }
  return roles.map((role) => ({ ...role, ...changed.get(role.member.who) }))
}
