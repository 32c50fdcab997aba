// French adjectives for the colours that a buyer can choose, and for what a buyer may type. They follow the noun.
import type { Gender } from './kinds'

/** Masculine and feminine; one form where the colour never changes ("crème", "gris-bleu"). */
type Adjective = readonly [masculine: string, feminine?: string]

const NOIR: Adjective = ['noir', 'noire']
const GRIS: Adjective = ['gris', 'grise']
const BLANC: Adjective = ['blanc', 'blanche']
const DORE: Adjective = ['doré', 'dorée']
const ROUX: Adjective = ['roux', 'rousse']
const BRUN: Adjective = ['brun', 'brune']
const VERT: Adjective = ['vert', 'verte']

const TABLE: Record<string, Adjective> = {
  black: NOIR,
  charcoal: ['gris foncé'],
  grey: GRIS,
  'blue-grey': ['gris-bleu'],
  silver: ['argenté', 'argentée'],
  white: BLANC,
  cream: ['crème'],
  fawn: ['fauve'],
  golden: DORE,
  sandy: ['sable'],
  palomino: DORE,
  ginger: ROUX,
  red: ROUX,
  tan: ['fauve'],
  bay: ['bai', 'baie'],
  chestnut: ['châtain'],
  brown: BRUN,
  chocolate: ['chocolat'],
  'seal brown': ['brun foncé'],
  lilac: ['lilas'],
  yellow: ['jaune'],
  orange: ['orange'],
  scarlet: ['rouge'],
  pink: ['rose'],
  purple: ['violet', 'violette'],
  blue: ['bleu', 'bleue'],
  'sky blue': ['bleu ciel'],
  turquoise: ['turquoise'],
  green: VERT,
  olive: ['vert olive'],
  // In French only.
  marron: ['marron'],
  beige: ['beige'],
  tigré: ['tigré', 'tigrée'],
  tacheté: ['tacheté', 'tachetée'],
}
const FRENCH = new Map(Object.values(TABLE).flatMap((forms) => forms.map((form) => [form, forms] as const)))

/** In their masculine form, at most two; whatever is no colour is left to the picture. */
export const coloursOf = (typed: string | undefined): string[] =>
  (typed ?? '')
    .toLowerCase()
    .split(/,| and | et /)
    .flatMap((word) => (FRENCH.get(word.trim()) ?? TABLE[word.trim()])?.[0] ?? [])
    .filter((colour, i, all) => all.indexOf(colour) === i)
    .slice(0, 2)

/** "noire"; two colours of one animal don't agree: "une chatte noir et blanc". */
export function agreeingColours(colours: readonly string[], gender: Gender): string {
  const [only = '', ...rest] = colours
  if (rest.length) return colours.join(' et ')
  return gender === 'f' ? (FRENCH.get(only)?.[1] ?? only) : only
}
