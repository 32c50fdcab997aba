import type { Cast, Member } from './cast'
import type { Customizations, CustomizedCharacter } from './customizations'
import { recolourPet } from './resolve-pet'

/** The cast in the colours that the buyer chose. Choices for characters who are not in this book are ignored. */
export function customizeCast(cast: Cast, chosen: Customizations | undefined): Cast {
  if (!chosen?.characters.length) return cast
  const child = chosen.characters.find(({ id }) => id === 'child')
  return cast.map((member) => {
    const own = chosen.characters.find(({ id }) => id === member.who)
    // A family has one skin colour: grown-ups follow the child until they are changed themselves.
    const skinTone = own?.skinTone ?? (member.kind === 'adult' ? child?.skinTone : undefined)
    return own || skinTone ? applyColours(member, { ...own, id: member.who, skinTone }) : member
  })
}

function applyColours(member: Member, { hairColor, clothingColor, skinTone }: CustomizedCharacter): Member {
  if (member.kind === 'pet') return recolourPet(member, { coat: hairColor, second: skinTone, collar: clothingColor })
  const colours = {
    ...(hairColor ? { customHair: hairColor } : {}),
    ...(clothingColor ? { customClothing: clothingColor } : {}),
    ...(skinTone ? { customSkin: skinTone } : {}),
  }
  return member.kind === 'adult'
    ? { ...member, look: { ...member.look, ...colours } }
    : { ...member, look: { ...member.look, ...colours } }
}
