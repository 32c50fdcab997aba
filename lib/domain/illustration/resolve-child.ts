// Looks of children. What the buyer left open is drawn by seed: plausible together, and gender never narrows the
// clothes (except for dresses, which boys wear only by choice).
import { pick } from '../chance'
import type { CHILD_GENDERS } from '../story/lists'
import { colourDistance } from './kit/colour'
import { CLOTH_PATTERNS, GLASSES, OUTFITS, SKINS, type ChildLook, type ChildLookChoice } from './look'

type Pronoun = 'she' | 'he' | 'they'
type Gender = (typeof CHILD_GENDERS)[number]
type Palette = readonly [string, string, string]

/** Two colours and an accent, chosen to hold together on any skin and on green, sand or night grounds. */
const PALETTES: readonly Palette[] = [
  ['#e9b44c', '#3f6c8f', '#d9573f'],
  ['#d9573f', '#33546e', '#f6dfae'],
  ['#4d7ea8', '#f1e3c6', '#e9b44c'],
  ['#f0b73c', '#3f8f86', '#fff3d9'],
  ['#7fa9c4', '#c9664a', '#fbf0d6'],
  ['#5fa08c', '#e2c08a', '#e0654a'],
  ['#5b7fb5', '#c9485b', '#f7d9d0'],
  ['#c9664a', '#f4dcb2', '#4d7ea8'],
  ['#8a6bb0', '#3f8f86', '#e9c46a'],
  ['#d9738c', '#5a6fa3', '#fbe7b5'],
  ['#3f8f86', '#e07a4f', '#f6e3b4'],
  ['#e8875a', '#4f6f52', '#fbeccb'],
]

export const HAIR_FOR: Record<ChildLook['skin'], readonly ChildLook['hairColour'][]> = {
  porcelain: ['ginger', 'blonde', 'brown', 'strawberry', 'auburn', 'black'],
  fair: ['blonde', 'brown', 'chestnut', 'sand', 'ginger', 'espresso'],
  rose: ['chestnut', 'brown', 'blonde', 'auburn', 'espresso'],
  honey: ['black', 'espresso', 'brown', 'chestnut', 'sand'],
  olive: ['black', 'espresso', 'brown', 'chestnut'],
  tan: ['black', 'espresso', 'brown'],
  amber: ['black', 'espresso', 'brown'],
  brown: ['black', 'espresso'],
  umber: ['black', 'espresso'],
  ebony: ['black', 'espresso'],
}
export const getEyeColours = (skin: ChildLook['skin']): readonly ChildLook['eyes'][] =>
  ['porcelain', 'fair', 'rose'].includes(skin)
    ? ['blue', 'green', 'grey', 'hazel', 'brown']
    : ['honey', 'olive'].includes(skin)
      ? ['brown', 'hazel', 'green', 'dark']
      : ['brown', 'dark', 'dark']

/** Hijab, patka, a bald head and an undercut are personal choices: they are never drawn by chance. */
const STRAIGHT: readonly ChildLook['hair'][] = [
  'crop',
  'bob',
  'long',
  'ponytail',
  'braids',
  'bun',
  'curls',
  'spiky',
  'shaggy',
]
const COILED: readonly ChildLook['hair'][] = [
  'curls',
  'coils',
  'afro',
  'puffs',
  'locs',
  'cornrows',
  'braids',
  'crop',
  'bun',
]
/** Styles that most readers associate with a gender; they are drawn more often for it, and never only for it. */
const LEANING: Record<Gender, readonly ChildLook['hair'][]> = {
  boy: ['crop', 'spiky', 'shaggy', 'curls', 'coils', 'afro', 'locs', 'cornrows'],
  girl: ['bob', 'long', 'ponytail', 'braids', 'bun', 'curls', 'puffs', 'afro', 'locs'],
  'non-specific': ['bob', 'shaggy', 'curls', 'coils', 'afro', 'locs', 'cornrows', 'crop'],
}
const EVERYDAY = OUTFITS.filter(
  (o) => o === 'tee' || o === 'dress' || o === 'dungarees' || o === 'hoodie' || o === 'jumper',
)
const isDarkSkin = (skin: ChildLook['skin']) => SKINS.indexOf(skin) >= 6

function pickHair(
  seed: string,
  key: string,
  skin: ChildLook['skin'],
  gender: Gender,
  not: readonly ChildLook['hair'][] = [],
): ChildLook['hair'] {
  const possible = (isDarkSkin(skin) ? COILED : STRAIGHT).filter((h) => !not.includes(h))
  const leaning = possible.filter((h) => LEANING[gender].includes(h))
  return pick(seed, `${key} hair`, leaning.length ? leaning : possible)
}

/** Outfits are drawn regardless of gender; a dress only for girls, or where it was chosen. */
const pickOutfit = (seed: string, key: string, gender: Gender): ChildLook['outfit'] =>
  pick(seed, `${key} outfit`, gender === 'girl' ? EVERYDAY : EVERYDAY.filter((o) => o !== 'dress'))

/** `key` separates the members of a cast: one seed gives the child and each friend different looks. */
export function resolveChildLook(
  choice: ChildLookChoice | undefined,
  gender: Gender,
  seed: string,
  key: string,
): ChildLook {
  const chosen = choice ?? {}
  const skin = chosen.skin ?? pick(seed, `${key} skin`, SKINS)
  return {
    skin,
    hair: chosen.hair ?? pickHair(seed, key, skin, gender),
    hairColour: chosen.hairColour ?? pick(seed, `${key} hair colour`, HAIR_FOR[skin]),
    eyes: chosen.eyes ?? pick(seed, `${key} eyes`, getEyeColours(skin)),
    freckles:
      chosen.freckles ?? (SKINS.indexOf(skin) < 5 && pick(seed, `${key} freckles`, [true, false, false, false])),
    glasses: chosen.glasses ?? 'none',
    hearing: chosen.hearing ?? 'none',
    mobility: chosen.mobility ?? 'none',
    prosthesis: chosen.prosthesis ?? 'none',
    outfit: chosen.outfit ?? pickOutfit(seed, key, gender),
    outfitPattern:
      chosen.outfitPattern ?? pick(seed, `${key} pattern`, [...CLOTH_PATTERNS, 'stripes', 'plain'] as const),
    outfitColours: chosen.outfitColours ?? [...pick(seed, `${key} colours`, PALETTES)],
    ...(chosen.customSkin ? { customSkin: chosen.customSkin } : {}),
    ...(chosen.customHair ? { customHair: chosen.customHair } : {}),
    ...(chosen.customClothing ? { customClothing: chosen.customClothing } : {}),
  }
}

/** A friend who can't be mistaken for the child: different skin, hair style, hair colour and clothes. */
export function resolveFriendLook(seed: string, who: string, pronoun: Pronoun, avoid: ChildLook): ChildLook {
  const gender: Gender = pronoun === 'she' ? 'girl' : pronoun === 'he' ? 'boy' : 'non-specific'
  const at = SKINS.indexOf(avoid.skin)
  const skin = pick(
    seed,
    `${who} skin`,
    SKINS.filter((_, i) => Math.abs(i - at) >= 3),
  )
  const colours = HAIR_FOR[skin].filter((c) => c !== avoid.hairColour)
  const main = avoid.customClothing ?? avoid.outfitColours[0]
  const look = resolveChildLook(
    {
      skin,
      hair: pickHair(seed, who, skin, gender, [avoid.hair]),
      hairColour: pick(seed, `${who} hair colour`, colours),
      outfit: pick(
        seed,
        `${who} outfit`,
        EVERYDAY.filter((o) => o !== avoid.outfit && (o !== 'dress' || gender === 'girl')),
      ),
      outfitColours: [
        ...pick(
          seed,
          `${who} colours`,
          [...PALETTES].sort((a, b) => colourDistance(b[0], main) - colourDistance(a[0], main)).slice(0, 6),
        ),
      ],
      glasses:
        avoid.glasses === 'none'
          ? pick(seed, `${who} glasses`, [
              'none',
              'none',
              'none',
              ...GLASSES.filter((g) => g === 'round' || g === 'square'),
            ] as const)
          : 'none',
    },
    gender,
    seed,
    who,
  )
  return look
}
