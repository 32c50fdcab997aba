// Looks of grown-ups and elders: builds, clothes and hair of their own, drawn by seed. No skin, name or place makes
// any of them likelier.
import { chance, pick } from '../chance'
import { BUILDS, SKINS, type ChildLook, type GrownLook } from './look'
import { getEyeColours, HAIR_FOR, resolveChildLook } from './resolve-child'

type Who = 'grownup' | 'elder'
type Pronoun = 'she' | 'he' | 'they'
type Outfit = GrownLook['outfit']
type Hair = GrownLook['hair']

/** What each is seen in; what stands twice is twice as likely. */
const OUTFITS: Record<Who, Record<Pronoun, readonly Outfit[]>> = {
  grownup: {
    she: ['frock', 'cardigan', 'jacket', 'apron', 'braces', 'jumper', 'twinset', 'dungarees', 'kurta', 'sari'],
    he: ['braces', 'jacket', 'cardigan', 'apron', 'jumper', 'vest', 'dungarees', 'kurta'],
    they: ['cardigan', 'jacket', 'jumper', 'apron', 'vest', 'dungarees', 'kurta'],
  },
  elder: {
    she: ['twinset', 'frock', 'cardigan', 'apron', 'twinset', 'jacket', 'kurta', 'sari'],
    he: ['vest', 'cardigan', 'braces', 'jacket', 'apron', 'kurta'],
    they: ['cardigan', 'vest', 'apron', 'jacket', 'kurta'],
  },
}
const HAIR: Record<Who, Record<Pronoun, readonly Hair[]>> = {
  grownup: {
    she: ['bob', 'bun', 'long', 'ponytail', 'curls', 'braids'],
    he: ['crop', 'shaggy', 'spiky', 'coils', 'balding', 'crop'],
    they: ['bob', 'crop', 'curls', 'shaggy'],
  },
  elder: {
    she: ['bun', 'curls', 'bob', 'bun', 'crop', 'headscarf'],
    he: ['balding', 'crop', 'balding', 'coils', 'shaggy'],
    they: ['crop', 'curls', 'bob', 'balding'],
  },
}
/** Elders grey, whiten or keep some grey in it; of the other grown-ups some begin to. */
const ELDER_HAIR = ['silver', 'white', 'steel', 'silver'] as const
const GREYING = 0.15
/** Quiet cloth that goes with leather shoes: top, legs or skirt, and an accent. */
const PALETTES: readonly (readonly [string, string, string])[] = [
  ['#a8463a', '#3b4457', '#e9c46a'],
  ['#4f7a5b', '#4a3b35', '#e8b04a'],
  ['#3f6c8f', '#5b4a44', '#d9573f'],
  ['#d8a03f', '#3d4a5c', '#a8463a'],
  ['#7a5a86', '#3f4650', '#e3b7a0'],
  ['#c77d52', '#38505a', '#f0dcae'],
  ['#5a8f8a', '#544038', '#e0654a'],
  ['#c9687a', '#4a4a63', '#f2d59a'],
  ['#6b7f4a', '#5c4638', '#d98f3f'],
  ['#8c5a3c', '#2f4858', '#9fc2b0'],
  ['#4d5f8f', '#6a5347', '#e6a15c'],
  ['#b8574e', '#5d6a4a', '#f4dcb2'],
]
const PATTERNS = ['plain', 'plain', 'plain', 'stripes', 'checks', 'dots', 'flowers'] as const
const WOVEN = ['plain', 'plain', 'checks'] as const
const ELDER_STICK = 0.34
/** Covered by choice, so in clothes that cover arms and legs. */
const COVERED = new Set<Outfit>(['sari', 'apron', 'braces', 'frock'])

/**
 * A grown-up or elder of the child's family: the same skin or a neighbouring one, and a head covering if it has one.
 */
export function resolveGrownLook(seed: string, who: Who, pronoun: Pronoun, family: ChildLook): GrownLook {
  const at = SKINS.indexOf(family.skin)
  const skin = pick(
    seed,
    `${who} skin`,
    SKINS.filter((_, i) => Math.abs(i - at) <= 1),
  )
  const covered =
    family.hair === 'hijab' && pronoun === 'she'
      ? 'hijab'
      : family.hair === 'patka' && pronoun === 'he'
        ? 'patka'
        : undefined
  const old = who === 'elder'
  const outfits = OUTFITS[who][pronoun].filter((outfit) => covered !== 'hijab' || !COVERED.has(outfit))
  const outfit = pick(seed, `${who} outfit`, outfits)
  const greys = old || chance(seed, `${who} greying`) < GREYING
  return {
    ...resolveChildLook({}, 'non-specific', seed, who),
    skin,
    freckles: false,
    hair: covered ?? pick(seed, `${who} hair`, HAIR[who][pronoun]),
    hairColour: greys
      ? pick(seed, `${who} grey`, old ? ELDER_HAIR : (['steel'] as const))
      : pick(seed, `${who} hair colour`, HAIR_FOR[skin]),
    eyes: pick(seed, `${who} eyes`, getEyeColours(skin)),
    glasses: pick(
      seed,
      `${who} glasses`,
      old ? (['round', 'square', 'none'] as const) : (['none', 'none', 'none', 'square', 'round'] as const),
    ),
    outfit,
    outfitPattern: pick(seed, `${who} pattern`, outfit === 'jacket' ? WOVEN : PATTERNS),
    outfitColours: [...pick(seed, `${who} colours`, PALETTES)],
    build: pick(seed, `${who} build`, BUILDS),
    ...(old && chance(seed, `${who} stick`) < ELDER_STICK ? { stick: true } : {}),
    ...(family.customSkin ? { customSkin: family.customSkin } : {}),
  }
}
