import fc from 'fast-check'
import { CHILD_GENDERS } from '../story/lists'
import { childLook, childLookChoice, HAIR_STYLES, OUTFITS, SKINS } from './look'
import { resolveChildLook, resolveFriendLook } from './resolve-child'

const seeds = fc.string({ minLength: 1, maxLength: 12 })
const choices = fc.record(
  {
    skin: fc.constantFrom(...SKINS),
    hair: fc.constantFrom(...HAIR_STYLES),
    outfit: fc.constantFrom(...OUTFITS),
    mobility: fc.constantFrom('none', 'wheelchair', 'frame'),
    customHair: fc.constant('#123456'),
  },
  { requiredKeys: [] },
)

describe('looks', () => {
  it('keeps the choices and fills in the rest by seed', () => {
    fc.assert(
      fc.property(seeds, choices, fc.constantFrom(...CHILD_GENDERS), (seed, choice, gender) => {
        const chosen = childLookChoice.parse(choice)
        const look = resolveChildLook(chosen, gender, seed, 'child')
        expect(childLook.parse(look)).toEqual(look)
        expect(look).toMatchObject(chosen)
        expect(resolveChildLook(chosen, gender, seed, 'child')).toEqual(look)
      }),
    )
  })

  it('draws no aid, scarf, turban or bald head by chance, and no dress for a boy', () => {
    for (let i = 0; i < 300; i++) {
      const look = resolveChildLook(undefined, 'boy', `s${i}`, 'child')
      expect([look.glasses, look.hearing, look.mobility, look.prosthesis]).toEqual(['none', 'none', 'none', 'none'])
      expect(['hijab', 'patka', 'bald']).not.toContain(look.hair)
      expect(look.outfit).not.toBe('dress')
    }
  })

  it('gives a friend other skin, hair and clothes than the child', () => {
    fc.assert(
      fc.property(seeds, choices, fc.constantFrom('she', 'he', 'they'), (seed, choice, pronoun) => {
        const child = resolveChildLook(childLookChoice.parse(choice), 'non-specific', seed, 'child')
        const friend = resolveFriendLook(seed, 'friend', pronoun, child)
        expect(childLook.parse(friend)).toEqual(friend)
        expect(Math.abs(SKINS.indexOf(friend.skin) - SKINS.indexOf(child.skin))).toBeGreaterThanOrEqual(3)
        for (const part of ['hair', 'hairColour', 'outfit'] as const) expect(friend[part]).not.toBe(child[part])
        expect(friend.outfitColours[0]).not.toBe(child.outfitColours[0])
      }),
    )
  })
})
