// What a person looks like, as data. A buyer may choose any part; what is left open is drawn by seed
// (resolve-child.ts).
import { z } from 'zod'

export const SKINS = ['porcelain', 'fair', 'rose', 'honey', 'olive', 'tan', 'amber', 'brown', 'umber', 'ebony'] as const
export const HAIR_STYLES = [
  'crop',
  'bob',
  'long',
  'ponytail',
  'braids',
  'bun',
  'curls',
  'coils',
  'afro',
  'puffs',
  'locs',
  'cornrows',
  'spiky',
  'shaggy',
  'undercut',
  'hijab',
  'patka',
  'bald',
] as const
export const HAIR_COLOURS = [
  'black',
  'espresso',
  'brown',
  'chestnut',
  'auburn',
  'ginger',
  'strawberry',
  'blonde',
  'sand',
  'silver',
  'blue',
  'pink',
] as const
export const EYE_COLOURS = ['brown', 'dark', 'hazel', 'green', 'blue', 'grey'] as const
export const GLASSES = ['none', 'round', 'square', 'star'] as const
export const HEARING = ['none', 'aid', 'implant'] as const
export const MOBILITY = ['none', 'wheelchair', 'frame'] as const
export const PROSTHESES = ['none', 'arm', 'leg'] as const
export const OUTFITS = [
  'tee',
  'dress',
  'dungarees',
  'hoodie',
  'raincoat',
  'pyjamas',
  'jumper',
  'swimmers',
  'winter',
] as const
export const CLOTH_PATTERNS = ['plain', 'stripes', 'dots', 'stars', 'flowers', 'checks'] as const
const colour = z.string().regex(/^#[0-9a-f]{6}$/i)

export const childLook = z.object({
  skin: z.enum(SKINS),
  hair: z.enum(HAIR_STYLES),
  hairColour: z.enum(HAIR_COLOURS),
  eyes: z.enum(EYE_COLOURS),
  freckles: z.boolean(),
  glasses: z.enum(GLASSES),
  hearing: z.enum(HEARING),
  mobility: z.enum(MOBILITY),
  prosthesis: z.enum(PROSTHESES),
  outfit: z.enum(OUTFITS),
  outfitPattern: z.enum(CLOTH_PATTERNS),
  outfitColours: z.tuple([colour, colour, colour]),
  /** Colours set freely in the customizer; they take precedence over the named ones. */
  customSkin: colour.optional(),
  customHair: colour.optional(),
  customClothing: colour.optional(),
})
export type ChildLook = z.infer<typeof childLook>

/** What only grown-ups wear, besides the children's clothes that weather and place ask of everyone. */
export const GROWN_OUTFITS = [
  'cardigan',
  'twinset',
  'apron',
  'braces',
  'vest',
  'frock',
  'jacket',
  'kurta',
  'sari',
] as const
const GROWN_HAIR_STYLES = ['balding', 'headscarf'] as const
const GROWN_HAIR_COLOURS = ['steel', 'white'] as const
export const BUILDS = ['slight', 'tall', 'broad', 'round'] as const
/** What a grown-up looks like. Any look of a child is one too, so older books keep theirs. */
export const grownLook = childLook.extend({
  outfit: z.enum([...OUTFITS, ...GROWN_OUTFITS]),
  hair: z.enum([...HAIR_STYLES, ...GROWN_HAIR_STYLES]),
  hairColour: z.enum([...HAIR_COLOURS, ...GROWN_HAIR_COLOURS]),
  build: z.enum(BUILDS).optional(),
  /** Walks with a stick. */
  stick: z.literal(true).optional(),
})
export type GrownLook = z.infer<typeof grownLook>
/** The parts of a look that the buyer has chosen. */
export const childLookChoice = childLook.partial()
export type ChildLookChoice = z.infer<typeof childLookChoice>
